import { fold } from "../language/fold";
import { shortHash } from "../shared/text";
import type { Contradiction, Declaration, FramingItem, Statement } from "./findings";
import type { Item } from "./kept";

/** Statements of which this share of words agrees are one (Jaccard). */
const SAME_WORDS = 0.6;

/** The name of a statement within its section: what it is about where that is known, else a hash of its words. */
export function keyOf(item: Item): string {
  if (isContradiction(item)) return item.key;
  if (isFraming(item)) return item.country;
  if (isDeclaration(item)) return shortHash(fold(item.quote));
  if ("event" in item && item.event !== null) return `event:${item.event}`;
  const { about, wordings } = item as Statement;
  return about ?? shortHash(fold(wordings[0]!.text));
}

/** Whether two statements of a section say the same, perhaps in other words or with other values. */
export function isSame(a: Item, b: Item): boolean {
  if (keyOf(a) === keyOf(b)) return true;
  if (isDeclaration(a) && isDeclaration(b)) return isPartOf(fold(a.quote), fold(b.quote));
  if ("wordings" in a && "wordings" in b) return !tellsQuantity(a, b) && sharesWording(a, b);
  return false;
}

/** Whether a statement says something else than before about the same. */
export function saysOtherwise(before: Item, after: Item): boolean {
  if (isContradiction(before) && isContradiction(after)) return valuesOf(before) !== valuesOf(after);
  if (!("wordings" in before) || !("wordings" in after)) return false;
  return before.wordings.some((one) =>
    after.wordings.some(
      (other) => one.language === other.language && numbersOf(one.text) !== numbersOf(other.text),
    ),
  );
}

const isContradiction = (item: Item): item is Contradiction => "versions" in item;
const isDeclaration = (item: Item): item is Declaration => "quote" in item;
const isFraming = (item: Item): item is FramingItem => "country" in item;

/** Two quantities are told apart by what they are about, however alike the sentences. */
const tellsQuantity = (a: Statement, b: Statement): boolean =>
  a.about !== undefined && b.about !== undefined && a.about !== b.about;

function sharesWording(a: Statement, b: Statement): boolean {
  return a.wordings.some((one) =>
    b.wordings.some(
      (other) => one.language === other.language && likeness(one.text, other.text) >= SAME_WORDS,
    ),
  );
}

function likeness(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  return common / (left.size + right.size - common || 1);
}

const wordsOf = (text: string): Set<string> => new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []);

const isPartOf = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

/** In whatever order the versions stand: it changes with the first newspaper of each. */
const valuesOf = ({ relation, versions }: Contradiction): string =>
  [
    relation,
    ...versions.map(({ amount, value }) => JSON.stringify(amount ?? value.map((one) => one.text))).sort(),
  ].join(" ");

const numbersOf = (text: string): string => (text.match(/\d+/g) ?? []).join(" ");
