import type { Speaker } from "./cast";
import type { Mention } from "./mention";
import { mentionsOf, type Passage, stretchOf } from "./scene";
import type { Search } from "./search";
import { isBlocked } from "./subjects";

/** How many sentences back the name of a body may stand. */
const REACH = 3;

/** Who speaks for a body without saying for which. */
const VOICE =
  /^(?:spokes(?:man|woman|person)|spox|portavoz|vocero|vocera|porte-parole|sprecher(?:in)?|(?:presse|firmen|unternehmens|konzern)sprecher(?:in)?)$/;

/**
 * "A spokesman said", "la empresa respondió": the speaker with the body that the sentences before name as its office.
 * Anybody else is given back as is.
 */
export function withHouse(speaker: Speaker, mention: Mention, search: Search, passage: Passage): Speaker {
  const { words } = passage;
  if (speaker.kind === "person" || speaker.office !== null || mention.kind !== "office") return speaker;
  const bare = words.slice(mention.first + 1, mention.last + 1).every(({ capital }) => !capital);
  const german = search.vocabulary.language === "de";
  const short = mention.last - mention.first <= 1;
  const asks = speaker.kind === "body" ? !mention.indefinite : VOICE.test(mention.head ?? "");
  if (!asks || !short || !(bare || german)) return speaker;
  const office = houseBefore(mention, search, passage);
  return office === null ? speaker : { ...speaker, office };
}

/** The name of the body that the nearest sentence before the mention, or its own beginning, is about. */
function houseBefore(mention: Mention, search: Search, passage: Passage): string | null {
  let left = REACH;
  for (let p = passage.paragraph; p > 0 && left > 0; p--) {
    const here = search.passages[p]!;
    const sentences = here.sentences.filter((s) => here !== passage || s.start < mention.start);
    for (let k = sentences.length - 1; k >= 0 && left > 0; k--, left--) {
      const { start, end } = sentences[k]!;
      const stretch = stretchOf(here, start, here === passage ? Math.min(end, mention.start) : end);
      const houses = mentionsOf(stretch).filter((m) => isHouse(m, search, here));
      const found =
        houses.find((m) => !isBlocked(m, stretch, search.vocabulary)) ?? houses.find((m) => m.body);
      if (found) return found.name;
    }
  }
  return null;
}

/** A name that is none of a person. */
const isHouse = (mention: Mention, { cast }: Search, passage: Passage): boolean =>
  mention.kind === "name" &&
  mention.name !== null &&
  mention.office === null &&
  (mention.body || mention.first === mention.last) &&
  !cast.isPerson(mention, passage);
