import { conceptsOf } from "../../../language/concepts";
import { nameKey } from "../../../language/names";
import { stopwordsOf } from "../../../language/stopwords";
import type { Word } from "./words";

/** A name in a clause: `words.slice(from, to)`. */
export interface Name {
  from: number;
  to: number;
  /** Keys under which its words are compared across languages. */
  keys: string[];
  /** Concepts of places the lexicon knows in it (`=FR`, `place-lyon`). */
  places: string[] | null;
}

const LINKS = new Set("de del da di du la las los van von der den el al bin ben y e".split(" "));
/** Beginnings of names of places that are words themselves. */
const SAINTS = new Set(
  "san santa santo sao saint sainte sankt port puerto porto villa ville monte mont mount fort fuerte new nueva bad".split(
    " ",
  ),
);
/** Titles before a name are no part of it. */
const TITLES = new Set(
  `mr mrs ms dr sir sheriff president minister captain general colonel major sergeant inspector commissioner judge king
  queen prince princess pope bishop police governor mayor senator professor coach madame monsieur mme me don doña`.split(
    /\s+/,
  ),
);
const remembered = new Map<string, readonly string[]>();
const MOST_REMEMBERED = 50_000;

/** The names in a clause: runs of capitalised words that are no words of the language's lexicon, and known places. */
export function namesIn(words: readonly Word[], language: string): Name[] {
  const names: Name[] = [];
  for (let i = 0; i < words.length; ) {
    if (!isNamePart(words, i, language)) {
      i++;
      continue;
    }
    let to = i + 1;
    while (to < words.length && !words[to]!.pause) {
      if (isNamePart(words, to, language)) to++;
      else if (
        LINKS.has(words[to]!.folded) &&
        to + 1 < words.length &&
        !words[to + 1]!.pause &&
        isNamePart(words, to + 1, language)
      )
        to += 2;
      else break;
    }
    const own = words.slice(i, to).filter((word) => word.capital);
    const places = own.flatMap((word) => placesOf(word, language));
    names.push({
      from: i,
      to,
      keys: own.map((word) => nameKey(word.folded)),
      places: places.length > 0 ? places : null,
    });
    i = to;
  }
  return names;
}

function isNamePart(words: readonly Word[], i: number, language: string): boolean {
  const word = words[i]!;
  if (!word.capital || word.folded.length < 3 || /\d/.test(word.raw) || TITLES.has(word.folded)) return false;
  if (stopwordsOf(language).has(word.folded)) return false;
  if (SAINTS.has(word.folded) && words[i + 1]?.capital) return true;
  if (i > 0 && SAINTS.has(words[i - 1]!.folded) && words[i - 1]!.capital && !word.pause) return true;
  const concepts = conceptsOfWord(word, language);
  if (concepts.some((concept) => concept.startsWith("=") || concept.startsWith("place-"))) return true;
  // A sentence's first word has its capital from its place, and a German noun from its kind.
  if (concepts.length > 0) return false;
  if (language === "de")
    return !/(?:ung|heit|keit|schaft|tion|ismus|eln|chen|ler|tag|tat|zeug|haus|werk|amt|land)(?:en|s|es|e)?$/.test(
      word.folded,
    );
  return i > 0 || (words[1]?.capital ?? false);
}

function conceptsOfWord(word: Word, language: string): readonly string[] {
  const key = `${language} ${word.raw}`;
  let concepts = remembered.get(key);
  if (concepts === undefined) {
    concepts = conceptsOf(word.raw, language);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, concepts);
  }
  return concepts;
}

const placesOf = (word: Word, language: string): string[] =>
  conceptsOfWord(word, language).filter((concept) => concept.startsWith("=") || concept.startsWith("place-"));
