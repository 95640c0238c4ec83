import { agrees, type Speaker } from "./cast";
import type { Mention } from "./mention";
import { mentionsOf, type Passage, type Stretch, stretchOf } from "./scene";
import type { Search } from "./search";
import { isBlocked } from "./subjects";
import type { Gender } from "./vocabulary";

/** How many sentences back a pronoun may reach. */
const REACH = 6;

/**
 * Whom a pronoun of `gender` at `offset` means, or a verb without subject: whoever spoke or was the subject of the
 * nearest sentence before.
 */
export function implied(
  passage: Passage,
  offset: number,
  gender: Gender | null,
  search: Search,
): Speaker | null {
  let left = REACH;
  for (let p = passage.paragraph; p >= 0 && left > 0; p--) {
    const here = search.passages[p]!;
    const sentences = here.sentences.filter((s) => p < passage.paragraph || s.start < offset);
    for (let k = sentences.length - 1; k >= 0 && left > 0; k--, left--) {
      const { start, end } = sentences[k]!;
      const speaker = inSentence(
        here,
        start,
        p === passage.paragraph ? Math.min(end, offset) : end,
        gender,
        search,
      );
      if (speaker) return speaker;
    }
  }
  return null;
}

/** Whoever spoke in the sentence or is its subject; of those whose gender agrees the one whose gender is known. */
function inSentence(
  passage: Passage,
  start: number,
  end: number,
  gender: Gender | null,
  search: Search,
): Speaker | null {
  const { cast, vocabulary: v } = search;
  const stretch = stretchOf(passage, start, end);
  const people = mentionsOf(stretch).filter(
    (m) =>
      !m.body &&
      !m.plural &&
      !isApposed(m, stretch) &&
      (m.kind === "office" || (m.kind === "name" && (m.office !== null || cast.isPerson(m, passage)))) &&
      agrees(cast.gender(m, passage), gender),
  );
  const spoke = search.found.findLast(
    (f) =>
      f.paragraph === passage.paragraph && f.offset >= start && f.offset < end && f.speaker.kind === "person",
  );
  const subjects = people.filter((m) => !isBlocked(m, stretch, v));
  const known = (m: Mention) => m.kind === "name" && gender !== null && cast.gender(m, passage) === gender;
  const subject = subjects.find(known) ?? subjects.find((m) => m.kind === "name");
  if (spoke && (!subject || gender === null)) return spoke.speaker;
  const object = people.find((m) => m.kind === "name" && (m.office !== null || isDative(m, stretch)));
  const agent = people.find((m) => isAgent(m, passage));
  const chosen = subject ?? object ?? subjects[0] ?? agent;
  return chosen ? cast.speaker(chosen, passage) : null;
}

/** "Courtier à Lyon, il a vu …": an office that only tells who the pronoun behind it is. */
function isApposed(mention: Mention, { passage: { words, mentions } }: Stretch): boolean {
  const next = words[mention.last + 1];
  if (mention.kind !== "office" || next?.gap !== ", ") return false;
  return mentions.some((m) => m.kind === "pronoun" && m.first === mention.last + 1);
}

/** "par Ada Roy", "by the American Ada Roy": whoever does what the sentence tells. */
function isAgent(mention: Mention, { words }: Passage): boolean {
  if (mention.kind !== "name") return false;
  for (let k = mention.first - 1; k >= 0 && k >= mention.first - 3; k--)
    if (AGENT.has(words[k]!.folded)) return true;
  return false;
}

const AGENT = new Set("por par by von durch".split(" "));

/** "A Amparo Sendra le sonó el móvil": Spanish puts whom a sentence is about behind "a". */
const isDative = (mention: Mention, { passage, first }: Stretch): boolean =>
  mention.first === first + 1 && passage.words[first]!.folded === "a";
