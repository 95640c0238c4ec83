import type { Contradiction } from "../../../findings";
import { type Clause, isPast, stanceAt } from "../../../reading/claims/clauses";
import { type Match, type Row, rowsOf, Vocabulary } from "../../../reading/claims/vocabulary";
import { type ClaimedEvent, shared } from "./event";
import { FAMILIES } from "./family-words";
import type { FourLanguages } from "./questions";
import { type Filling, slotContradiction, undivided } from "./slots";

const rows = rowsOf(FAMILIES);
const endsIn = (kind: string) => (row: Row) => row.key.endsWith(` ${kind}`);
const QUESTIONS = new Map(rows.filter(endsIn("?")).map(({ key, columns }) => [key.split(" ")[0]!, columns]));
const VALUES = new Vocabulary(rows.filter((row) => !endsIn("?")(row)));
const LABELS = new Map(
  rows.map(({ key, columns }) => [
    key,
    columns.map((column) => column.split(",")[0]!.trim()) as FourLanguages,
  ]),
);
/** Words between what is told and its value. */
const NEAR = 14;
/** In an event of more articles sentences must share themes before their values are compared. */
const FEW = 8;

/** Values of one family that articles tell differently: which limb, which animal, which weapon, which food. */
export function familyContradictions(event: ClaimedEvent): Contradiction[] {
  const byFamily = new Map<string, Filling[]>();
  for (const clause of event.clauses) {
    if (isPast(clause)) continue;
    for (const [family, filling] of valuesOf(clause))
      byFamily.set(family, [...(byFamily.get(family) ?? []), filling]);
  }
  const least = event.event.articles.length > FEW ? 2 : 0;
  return [...byFamily].flatMap(([family, fillings]) => {
    const excludes = (a: Filling, b: Filling) => shared(event, a.sentence, b.sentence).length >= least;
    const slot = {
      key: `agent:${family}`,
      kind: "agent" as const,
      question: QUESTIONS.get(family)!,
      excludes,
    };
    return slotContradiction(slot, undivided(fillings), event) ?? [];
  });
}

function valuesOf(clause: Clause): [string, Filling][] {
  const found = VALUES.find(clause.words, clause.language);
  const topics = found.filter(({ key }) => key.endsWith(" ~"));
  return found.flatMap((match): [string, Filling][] => {
    const [family = "", value = ""] = match.key.split(" ");
    if (value === "~" || !topics.some((topic) => topic.key === `${family} ~` && near(topic, match)))
      return [];
    if (found.some((other) => isWithin(match, other, family))) return [];
    const { negated, denied, asked } = stanceAt(clause, match);
    if (negated || denied || asked) return [];
    const tokens = new Set([`${family} ${value}`]);
    return [[family, { sentence: clause.sentence, tokens, value: LABELS.get(match.key)! }]];
  });
}

const near = (a: Match, b: Match): boolean =>
  (a.to <= b.from && b.from - a.to <= NEAR) || (b.to <= a.from && a.from - b.to <= NEAR);

/** A "brother-in-law" is no brother. */
const isWithin = (match: Match, other: Match, family: string): boolean =>
  other.key.startsWith(`${family} `) &&
  other.key !== match.key &&
  other.from <= match.from &&
  match.to <= other.to &&
  other.to - other.from > match.to - match.from;
