import type { ReadEvent } from "../../../reading/read";
import { agree } from "./agreement";
import { contextsIn, sharedOf } from "./context";
import { addsUp } from "./explained";
import { comparableIn, isCrowd, isTold, sameKind } from "./kinds";
import { numbersOf, writes } from "./numbers";
import { type Statement, statementsOf } from "./statements";
import { newspapersOf, type Side } from "./versions";

/** Two values of what no catalogue names, and the word that both tell beside them. */
export interface ContextualPair {
  sides: [Side, Side];
  /** The strongest word of both contexts, for the key. */
  about: string;
}

/** In larger events too many things are counted for words alone to tell which is which. */
const MOST_ARTICLES = 6;
/**
 * How much two contexts must share: little where the event tells no third value of that kind, less where several
 * newspapers tell one of the two. Languages have too few words in common for more.
 */
const LEAST = {
  only: { alone: 0.5, backed: 0 },
  few: { alone: 1.2, backed: 0.5 },
  among: { alone: 1.5, backed: 1.05 },
};
const LEAST_SHARE = {
  only: { alone: 0.08, backed: 0 },
  few: { alone: 0.2, backed: 0.08 },
  among: { alone: 0.3, backed: 0.16 },
};
/** Counts of one noun may count several things more often than one unit measures several. */
const LEAST_FOR_COUNTS = 0.2;
/** Of these an event has mostly one. */
const RARE = new Set(["speed", "temperature", "area", "mass", "volume", "rain", "energy", "power"]);
/** By so much a figure's counterpart in an article must be nearer than any other figure of that article. */
const MARGIN = 1.15;
const AGREEING = 1.6;
/** Pairs of values that stand among the same words in articles of different newspapers and cannot both be true. */
export function contextualPairs(event: ReadEvent): ContextualPair[] {
  if (event.articles.length > MOST_ARTICLES) return [];
  const statements = statementsOf(event).filter(isTold);
  const contextOf = contextsIn(event);
  const comparable = comparableIn(statements);
  const score = (a: Statement, b: Statement): Shared => sharedOf(contextOf(a), contextOf(b));
  const rivals = (of: Statement, other: Statement): number =>
    Math.max(
      0,
      ...statements
        .filter((one) => one.article === other.article && one !== other && comparable(of, one))
        .filter((one) => !agree(one.figure, other.figure))
        .map((one) => score(of, one).weight * (agree(of.figure, one.figure) ? AGREEING : 1)),
    );
  const numbers = numbersOf(event);
  const links: Link[] = [];
  for (const [i, a] of statements.entries())
    for (const b of statements.slice(i + 1)) {
      if (a.article.newspaper === b.article.newspaper || !comparable(a, b) || agree(a.figure, b.figure))
        continue;
      const shared = score(a, b);
      const crowd = isCrowd(a) && isCrowd(b);
      if (a.figure.dimension === "count" && !crowd && shared.weight < LEAST_FOR_COUNTS) continue;
      if (rivals(a, b) * MARGIN > shared.weight || rivals(b, a) * MARGIN > shared.weight) continue;
      links.push({ a, b, shared });
    }
  links.sort((one, other) => other.shared.weight - one.shared.weight);
  const used = new Set<Statement>();
  return links.flatMap(({ a, b, shared }) => {
    const sides: [Side, Side] = [sideOf(a, statements), sideOf(b, statements)];
    const [mine, others] = [idsOf(sides[0]), idsOf(sides[1])];
    if (writes(numbers, mine, b) || writes(numbers, others, a)) return [];
    if (sides.some((side) => side.statements.some((one) => used.has(one)))) return [];
    if (addsUp(a, b, statements) || addsUp(b, a, statements)) return [];
    const thirds = statements.filter(
      (one) =>
        comparable(a, one) &&
        !agree(one.figure, a.figure) &&
        !agree(one.figure, b.figure) &&
        !(writes(numbers, mine, one) && writes(numbers, others, one)) &&
        !isKnown(one, a, statements),
    );
    const involved = thirds.some(({ article }) => mine.includes(article.id) || others.includes(article.id));
    const crowded = involved || a.figure.dimension === "length";
    const only = crowded ? "among" : thirds.length > 0 || !sameMood(a, b) ? "few" : "only";
    const backed = isRare(a) || sides.some((side) => newspapersOf(side.statements) > 1) ? "backed" : "alone";
    // Two newspapers that count something alone may each count its own: other emergency lines, other hospitals.
    if (backed === "alone" && a.figure.dimension === "count") return [];
    if (shared.weight < LEAST[only][backed] || shared.share < LEAST_SHARE[only][backed]) return [];
    for (const side of sides) for (const one of side.statements) used.add(one);
    return [{ sides, about: shared.most ?? "" }];
  });
}

type Shared = ReturnType<typeof sharedOf>;
interface Link {
  a: Statement;
  b: Statement;
  shared: Shared;
}

/** A value of another measure that several newspapers tell alike is no rival. */
const isKnown = (one: Statement, a: Statement, all: readonly Statement[]): boolean =>
  one.figure.measure !== null &&
  one.figure.measure !== a.figure.measure &&
  all.some(
    (other) =>
      other.article.newspaper !== one.article.newspaper &&
      other.figure.measure === one.figure.measure &&
      other.figure.unit === one.figure.unit &&
      agree(other.figure, one.figure),
  );

const isRare = ({ figure }: Statement): boolean =>
  RARE.has(figure.dimension) || figure.written.unit === "sec";

const sameMood = (a: Statement, b: Statement): boolean =>
  (a.figure.scope.aside === "forecast") === (b.figure.scope.aside === "forecast");

const idsOf = ({ statements }: Side): number[] => statements.map(({ article }) => article.id);

/** Statements of the same number in the same unit, each article once. */
function sideOf(one: Statement, all: readonly Statement[]): Side {
  const seen = new Set<number>();
  const statements = all.filter((other) => {
    if (
      (one !== other && !sameKind(one, other)) ||
      !agree(one.figure, other.figure) ||
      seen.has(other.article.id)
    )
      return false;
    seen.add(other.article.id);
    return true;
  });
  return { best: statements.find(({ figure }) => figure.precision === "exact") ?? one, statements };
}
