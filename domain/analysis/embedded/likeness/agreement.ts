import { isDistinctive, sameCount } from "./coverage";
import { type Count, type Features, meets } from "./features";
import { COMMONPLACE } from "./kin";
import type { Passage } from "./passages";
import { isUnit } from "./units";

/** How far a passage says of what is told the same numbers, names, days and sense. Shares are 1 where there is none. */
export interface Agreement {
  /** Share of the numbers told that the passage has, and of the odd ones among them. */
  numbers: number;
  odd: number;
  /** Numbers for which the passage has another one of the same thing. */
  conflicts: number;
  /** Share of the names told that the passage or the sentences beside it have. */
  names: number;
  /** Both name a day of the week or a time of day, and none in common. */
  otherTime: boolean;
  /** One denies what the other affirms. */
  contrary: boolean;
  /** Says it of as many: "all", "first", "only". */
  quantified: boolean;
}

export function agreementOf(told: Features, passage: Passage): Agreement {
  const { whole, around } = passage;
  const missing = told.numbers.filter((number) => !whole.numbers.some((other) => sameCount(number, other)));
  const free = whole.numbers.filter((other) => !told.numbers.some((number) => sameCount(number, other)));
  const odd = told.numbers.filter(isDistinctive);
  const has = (key: string) => meets(told, key, whole) || around.has(key);
  return {
    numbers: shareOf(told.numbers.length - missing.length, told.numbers.length),
    odd: shareOf(odd.filter((one) => !missing.includes(one)).length, odd.length),
    conflicts: missing.filter((number) => free.some((other) => countSameThing(number, other))).length,
    names: shareOf(told.names.filter((name) => name.some(has)).length, told.names.length),
    otherTime: differ(timesOf(told), timesOf(whole)),
    contrary: isContrary(told, passage),
    quantified: [...told.quantifiers].every((one) => whole.quantifiers.has(one)),
  };
}

const shareOf = (part: number, all: number): number => (all === 0 ? 1 : part / all);

/** Whether words around two numbers name one thing. */
const countSameThing = (a: Count, b: Count): boolean =>
  [...a.near].some((key) => b.near.has(key) && (isUnit(key) || !COMMONPLACE.has(key)));

const timesOf = ({ keys }: Features): string[] =>
  [...keys].filter((key) => key.startsWith("t:") || /^d:.*day$/.test(key));

/** Whether times of one kind stand in both, and none of them in common. */
const differ = (a: readonly string[], b: readonly string[]): boolean =>
  ["t:", "d:"].some((kind) => {
    const [own, others] = [a, b].map((keys) => keys.filter((key) => key.startsWith(kind)));
    return own!.length > 0 && others!.length > 0 && !own!.some((key) => others!.includes(key));
  });

/** Whether the parts of a passage that tell most of it deny it where it is affirmed, or the other way round. */
export function isContrary(told: Features, { parts }: Passage): boolean {
  const common = parts.map((part) => [...part.keys].filter((key) => told.keys.has(key)).length);
  const most = Math.max(...common);
  return parts.some((part, i) => common[i]! * 2 >= most && part.negated) !== told.negated;
}
