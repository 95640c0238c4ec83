import { conceptsOf } from "../../../../../language/concepts";
import { nameKey } from "../../../../../language/names";
import { stemOf } from "../../../../../language/stems";
import { stopwordsOf } from "../../../../../language/stopwords";
import type { Word } from "../../../../reading/claims/words";
import { everydayConcept } from "../../../likeness/everyday";
import { kinOf } from "../../../likeness/kin";

const MOST_REMEMBERED = 50_000;
const SHORTEST = 3;
/** Letters by which long words are alike in several languages ("inspección", "Inspektion"). */
const COGNATE = 6;
const SHORTEST_COGNATE = 7;
const remembered = new Map<string, readonly string[]>();

/**
 * Keys under which a word is compared across languages: concepts (`c:`), the key of a name (`n:`), and for words
 * without a concept their stem (`s:`) and, of long ones, their beginning as it is spelt in most languages (`g:`).
 */
export function keysOf({ raw, folded, capital }: Word, language: string): readonly string[] {
  const id = `${language} ${raw}`;
  let keys = remembered.get(id);
  if (keys === undefined) {
    keys = read(raw, folded, capital, language);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(id, keys);
  }
  return keys;
}

/** Whether a key names someone or some place. */
export const isName = (key: string): boolean => key.startsWith("n:") || isPlace(key);
export const isPlace = (key: string): boolean => key.startsWith("c:=") || key.startsWith("c:place-");

function read(raw: string, folded: string, capital: boolean, language: string): string[] {
  if (folded.length < SHORTEST || /^\d/.test(folded) || stopwordsOf(language).has(folded)) return [];
  const concepts = conceptsOf(raw, language)
    .filter((concept) => !/^n\d+$/.test(concept))
    .map((concept) => `c:${kinOf(concept)}`);
  if (concepts.length > 0) return concepts;
  const everyday = everydayConcept(folded, language);
  if (everyday !== undefined) return [`c:${kinOf(everyday)}`];
  if (capital && language !== "de") return [`n:${nameKey(folded)}`];
  const own = `s:${language}:${stemOf(folded, language)}`;
  const cognate = folded.length >= SHORTEST_COGNATE ? [`g:${spelt(folded).slice(0, COGNATE)}`] : [];
  // A German noun without a concept may be a name.
  return capital ? [`n:${nameKey(folded)}`, ...cognate] : [own, ...cognate];
}

const spelt = (folded: string): string =>
  folded.replace(/[kqz]/g, "c").replace(/ph/g, "f").replace(/y/g, "i").replace(/(.)\1/g, "$1");
