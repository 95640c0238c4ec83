import type { Contradiction } from "../../../findings";
import type { Sentence } from "../../../reading/read";
import type { ClaimedEvent } from "./event";
import type { FourLanguages } from "./questions";
import { contradictionOf } from "./versions";

/** What a sentence puts into a slot that can hold one value only ("cause", "destination"). */
export interface Filling {
  sentence: Sentence;
  /** What the value is, such as `country =SN` and `name mbour`; the first word is the class, compared within itself. */
  tokens: ReadonlySet<string>;
  value: FourLanguages;
}

/** A slot with what is needed to compare and to show it. */
export interface Slot {
  key: string;
  kind: Contradiction["kind"];
  question: FourLanguages;
  /** Whether two fillings cannot both be right; they share no token. */
  excludes(a: Filling, b: Filling): boolean;
}

/**
 * The contradiction between fillings of one slot: those that share a token, or share one with a third, are one version;
 * the version of most newspapers stands against those that exclude it. An article stands with what it tells first.
 */
export function slotContradiction(
  slot: Slot,
  fillings: readonly Filling[],
  event: ClaimedEvent,
): Contradiction | null {
  const groups = grouped(fillings);
  if (groups.length < 2) return null;
  const ranked = groups.toSorted((a, b) => newspapersOf(b) - newspapersOf(a));
  const sides: Filling[][] = [];
  const taken = new Set<number>();
  for (const group of ranked) {
    const own = group.filter(({ sentence }) => !taken.has(sentence.article.id));
    if (own.length === 0) continue;
    const against = sides.every((side) => side.every((a) => own.every((b) => slot.excludes(a, b))));
    const known = sides.length > 0 && own.some((one) => sides[0]!.some((other) => aware(event, one, other)));
    if (!against || known) continue;
    sides.push(own);
    for (const { sentence } of own) taken.add(sentence.article.id);
  }
  return contradictionOf(
    { key: slot.key, kind: slot.kind, relation: "contradiction", question: slot.question },
    sides.map((side) => ({ value: side[0]!.value, sentences: side.map(({ sentence }) => sentence) })),
  );
}

/** Whether the article of one names the other's value too: then they are two things, and not two versions of one. */
function aware(event: ClaimedEvent, a: Filling, b: Filling): boolean {
  const names = (filling: Filling) =>
    [...filling.tokens].filter((token) => /^(?:name|place|country) /.test(token));
  const holds = (filling: Filling, tokens: string[]) =>
    tokens.some((token) => event.names(filling.sentence.article.id).has(token));
  return holds(a, names(b)) || holds(b, names(a));
}

const newspapersOf = (group: readonly Filling[]): number =>
  new Set(group.map(({ sentence }) => sentence.article.newspaper)).size;

function grouped(fillings: readonly Filling[]): Filling[][] {
  const groups: { tokens: Set<string>; fillings: Filling[] }[] = [];
  for (const filling of fillings) {
    const meet = groups.filter(({ tokens }) => [...filling.tokens].some((token) => tokens.has(token)));
    const home = meet[0] ?? { tokens: new Set<string>(), fillings: [] };
    if (meet.length === 0) groups.push(home);
    for (const other of meet.slice(1)) {
      for (const token of other.tokens) home.tokens.add(token);
      home.fillings.push(...other.fillings);
      groups.splice(groups.indexOf(other), 1);
    }
    for (const token of filling.tokens) home.tokens.add(token);
    home.fillings.push(filling);
  }
  return groups.map((group) =>
    group.fillings.toSorted((a, b) => a.sentence.article.publishedAt - b.sentence.article.publishedAt),
  );
}

/** Whether both hold tokens of one class, so that their having none in common says something. */
export function comparable(a: Filling, b: Filling): boolean {
  const classes = new Set([...a.tokens].map(classOf));
  return [...b.tokens].some((token) => classes.has(classOf(token)));
}

/** Towns the lexicon knows are of one class with names it does not know. */
const classOf = (token: string): string => token.split(" ")[0]!.replace("place", "name");

/** Without the articles that tell several values themselves: those speak of several things. */
export function undivided(fillings: readonly Filling[]): Filling[] {
  const told = new Map<Sentence["article"], Set<string>>();
  for (const { sentence, tokens } of fillings) {
    const own = told.get(sentence.article) ?? new Set<string>();
    told.set(sentence.article, own);
    for (const token of tokens) own.add(token);
  }
  return fillings.filter(({ sentence }) => told.get(sentence.article)!.size === 1);
}
