import type { Contradiction } from "../../../findings";
import { type Clause, isPast, stanceAt } from "../../../reading/claims/clauses";
import { type Match, rowsOf, Vocabulary } from "../../../reading/claims/vocabulary";
import { CAUSE_MARKS, CAUSES, EFFECTS } from "./cause-words";
import { isInCompound } from "./compounds";
import { type ClaimedEvent, shared } from "./event";
import type { FourLanguages } from "./questions";
import { type Filling, slotContradiction } from "./slots";

const rows = rowsOf(CAUSES).map((row) => {
  const [family = "", value = ""] = row.key.split(" ");
  return { ...row, family, value };
});
const VALUES = new Vocabulary(rows.map(({ value, columns }) => ({ key: value, columns })));
const BY_VALUE = new Map(rows.map((row) => [row.value, row]));
const MARKS = new Vocabulary(rowsOf(CAUSE_MARKS));
const EFFECT = new Vocabulary(rowsOf(EFFECTS));
/** Words between the mark of a cause and the cause. */
const NEAR: Record<string, number> = { de: 20, es: 9, en: 9, fr: 9 };
/** Words by which another cause of the clause may stand farther from the mark. */
const SLACK = 2;
/** An event of so few articles has one cause that is told. */
const FEW = 8;
/** What is caused where the clause names none of the effects. */
const HAPPENING = "happening";
const OUTBREAK = "outbreak";
/** Illness and food explain outbreaks and deaths only, and faults of machines none. */
const OF_HEALTH = new Set(["outbreak", "death"]);
/** Families whose values may work together, so that they exclude no other of the family. */
const TOGETHER = new Set(["human", "nature"]);
/** What breaks or befalls someone explains by itself; weather and attacks are told of in other ways, too. */
const OF_FAULTS = new Set(["technical", "human", "health"]);
const QUESTION: FourLanguages = [
  "¿Cuál fue la causa?",
  "What was the cause?",
  "Quelle en est la cause ?",
  "Was war die Ursache?",
];

/** Causes that exclude each other. */
export function causeContradictions(event: ClaimedEvent): Contradiction[] {
  const few = event.event.articles.length <= FEW;
  const main = mainEffect(event, few);
  const told = event.clauses.flatMap((clause) => (isPast(clause) ? [] : causesOf(clause, main, few)));
  const byEffect = new Map<string, Cause[]>();
  for (const cause of told) byEffect.set(cause.effect, [...(byEffect.get(cause.effect) ?? []), cause]);
  return [...byEffect].flatMap(([effect, causes]) => {
    const slot = {
      key: `agent:cause:${effect}`,
      kind: "agent" as const,
      question: QUESTION,
      excludes: (a: Filling, b: Filling) =>
        exclude(causeOf(a), causeOf(b)) && (few || shared(event, a.sentence, b.sentence).length >= 2),
    };
    return (
      slotContradiction(
        slot,
        causes.filter(({ ruledOut }) => !ruledOut),
        event,
      ) ??
      refuted(effect, causes, event) ??
      []
    );
  });
}

interface Cause extends Filling {
  effect: string;
  ruledOut: boolean;
}

/** The happening told of most, for clauses that give a cause without naming of what; in a small event no illness. */
function mainEffect(event: ClaimedEvent, few: boolean): string | undefined {
  const counts = new Map<string, number>();
  for (const { words, language } of event.clauses)
    for (const { key } of EFFECT.find(words, language))
      if (!few || !OF_HEALTH.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

function causesOf(clause: Clause, main: string | undefined, few: boolean): Cause[] {
  const { words, language, sentence } = clause;
  const values = VALUES.find(words, language);
  if (values.length === 0) return [];
  const marks = MARKS.find(words, language);
  const effects = EFFECT.find(words, language);
  // "Shut down the engines following a software fault": of several the nearest to a mark is the cause.
  const away = (value: Match): number =>
    Math.min(...marks.map((mark) => (mark.to <= value.from ? value.from - mark.to : mark.from - value.to)));
  const least = Math.min(...values.map(away));
  return values.flatMap((value) => {
    if (away(value) > least + SLACK) return [];
    if (
      values.some(
        (other) =>
          other !== value &&
          other.from <= value.from &&
          value.to <= other.to &&
          other.to - other.from > value.to - value.from,
      )
    )
      return [];
    const mark = marks.find(
      ({ key, from }) =>
        Math.abs(from - value.from) <= (NEAR[language] ?? 0) &&
        (key !== "fault" || OF_FAULTS.has(BY_VALUE.get(value.key)!.family)),
    );
    const named = effects.find((one) => one.to <= value.from || value.to <= one.from)?.key;
    const row = BY_VALUE.get(value.key)!;
    const health = row.family === "health";
    // In a small event all that is no illness caused the one thing that happened.
    const effect = few ? (health ? OUTBREAK : (main ?? HAPPENING)) : (named ?? main);
    if (mark === undefined || effect === undefined) return [];
    const { negated, denied, asked } = stanceAt(clause, value);
    if (asked || isInCompound(clause, value)) return [];
    if (health !== OF_HEALTH.has(effect)) return [];
    return [
      {
        sentence,
        tokens: new Set([`cause ${value.key}`]),
        value: row.columns.map((column) => column.split(",")[0]!.trim()) as FourLanguages,
        effect,
        ruledOut: negated || denied,
      },
    ];
  });
}

const causeOf = (filling: Filling): string => [...filling.tokens][0]!.split(" ")[1]!;

/** Values of two families that one deed may be called. */
const ALIKE = new Set([
  "attack arson",
  "sabotage arson",
  "attack fireworks",
  "attack animals",
  "bomb arson",
  "attack poison",
  "arson cigarette",
  "arson barbecue",
]);

function exclude(a: string, b: string): boolean {
  if (ALIKE.has(`${a} ${b}`) || ALIKE.has(`${b} ${a}`)) return false;
  const [one, other] = [BY_VALUE.get(a)!, BY_VALUE.get(b)!];
  if (one.family !== other.family) return true;
  return a !== b && a !== one.family && b !== one.family && !TOGETHER.has(one.family);
}

/** One newspaper gives a cause that another rules out. */
function refuted(effect: string, causes: Cause[], event: ClaimedEvent): Contradiction | null {
  const out = causes.find(
    (cause) => cause.ruledOut && causes.some((other) => !other.ruledOut && causeOf(other) === causeOf(cause)),
  );
  if (out === undefined) return null;
  const same = causes.filter((cause) => causeOf(cause) === causeOf(out));
  const no = out.value.map(
    (text, i) => `${["no: ", "not: ", "pas : ", "nicht: "][i]}${text}`,
  ) as FourLanguages;
  const fillings = same.map((cause) =>
    cause.ruledOut ? { ...cause, tokens: new Set([`cause !${causeOf(out)}`]), value: no } : cause,
  );
  return slotContradiction(
    { key: `agent:cause:${effect}`, kind: "agent", question: QUESTION, excludes: () => true },
    fillings,
    event,
  );
}
