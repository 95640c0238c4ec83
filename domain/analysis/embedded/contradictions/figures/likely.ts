import type { Contradiction } from "../../../findings";
import { measureOf } from "../../../reading/figures/measures/catalogue";
import type { ReadEvent } from "../../../reading/read";
import { agree } from "./agreement";
import { featuresIn } from "./features";
import { contradictionOf, growsOf } from "./items";
import { sharedNamesIn } from "./names";
import { rivalsOf } from "./rivals";
import { areLowerBounds, standingOf } from "./standing";
import { type Quantity, quantitiesOf, type Statement, statementsOf } from "./statements";
import { isAnotherDay } from "./times";
import type { Side } from "./versions";
import { oddsOf } from "./weights";

/** From these odds on (their logarithm) a pair of values is a contradiction. */
export const LEAST = 0.5;
/** "At least 17" agrees with 19 and is no other telling of it. */
const ROUNDED = 0.05;
/** So many articles with something in common tell one event, whether two of them share a name or not. */
const ENOUGH = 2;
/** So many values of one thing, at most. */
const MOST_SIDES = 3;

/** Logarithm of the odds that two rival statements tell of one thing. */
export type Odds = (a: Statement, b: Statement) => number;

/**
 * The contradictions of an event's figures, told by the words around them, the likeliest first.
 * @param odds what rival statements are judged by
 * @param least from these odds on they are told
 */
export function likelyContradictions(
  event: ReadEvent,
  odds: Odds = oddsIn(event),
  least = LEAST,
): Contradiction[] {
  const groups: Side[][] = [];
  const all = statementsOf(event);
  for (const { a, b } of likelyPairs(event, odds, least)) {
    const [mine, theirs] = [a, b].map((one) => groups.find((sides) => sides.some((side) => isIn(side, one))));
    if (mine === undefined && theirs === undefined) {
      const sides = apart([sideOf(a, all), sideOf(b, all)]);
      if (sides !== null) groups.push(sides);
      continue;
    }
    const [group, value] = mine === undefined ? [theirs!, a] : [mine, b];
    if ((mine !== undefined && theirs !== undefined) || group.length >= MOST_SIDES) continue;
    const sides = apart([...group, sideOf(value, all)]);
    if (sides !== null) group.splice(0, group.length, ...sides);
  }
  const quantities = quantitiesOf(event);
  const shareName = sharedNamesIn(event);
  return groups.flatMap((sides) => {
    const quantity = quantityOf(sides, quantities);
    const grows = growsOf(quantity);
    const stands = (a: Side, b: Side): boolean =>
      (event.articles.length > ENOUGH || shareName(a, b)) &&
      !(grows && (isOfNextDay(a, b) || isOfNextDay(b, a))) &&
      !areLowerBounds(a, b, grows) &&
      [a, b].every((side) => standingOf(side, [a, b]).length > 0);
    return sides.every((side, i) => sides.slice(i + 1).every((other) => stands(side, other)))
      ? [contradictionOf(quantity, "contradiction", inOrder(sides), "")]
      : [];
  });
}

/** A larger value that is told from the next day on. */
const isOfNextDay = (earlier: Side, later: Side): boolean =>
  later.best.figure.low > earlier.best.figure.low &&
  isAnotherDay(earlier.statements.at(-1)!.article.publishedAt, later.statements[0]!.article.publishedAt) &&
  earlier.statements.at(-1)!.article.publishedAt < later.statements[0]!.article.publishedAt;

/** The odds by the fitted weights. */
function oddsIn(event: ReadEvent): Odds {
  const featuresOf = featuresIn(event);
  return (a, b) => oddsOf(featuresOf(a, b));
}

/** The pairs of rival statements that tell of one thing by the odds, the likeliest first. */
function likelyPairs(
  event: ReadEvent,
  odds: Odds,
  least: number,
): { a: Statement; b: Statement; odds: number }[] {
  return rivalsOf(event)
    .map(([a, b]) => ({ a, b, odds: odds(a, b) }))
    .filter((pair) => pair.odds >= least)
    .sort((one, other) => other.odds - one.odds);
}

/** Whether a side tells the statement's value, in whatever article. */
const isIn = ({ statements }: Side, one: Statement): boolean =>
  statements.some(
    (other) => other === one || (sameValue(other, one) && other.figure.measure === one.figure.measure),
  );

const sameValue = (a: Statement, b: Statement): boolean =>
  a.figure.dimension === b.figure.dimension &&
  a.figure.unit === b.figure.unit &&
  agree(a.figure, b.figure) &&
  Math.abs(a.figure.low - b.figure.low) <= ROUNDED * a.figure.low;

/** A statement with those of other articles that tell the same number of the same thing. */
function sideOf(one: Statement, all: readonly Statement[]): Side {
  const seen = new Set<number>();
  const statements = [one, ...all].filter((other) => {
    const same =
      other === one ||
      (sameValue(one, other) &&
        (one.figure.measure === other.figure.measure || one.figure.noun === other.figure.noun) &&
        one.figure.scope.group === other.figure.scope.group);
    if (!same || seen.has(other.article.id)) return false;
    seen.add(other.article.id);
    return true;
  });
  statements.sort((a, b) => a.article.publishedAt - b.article.publishedAt);
  return { best: statements.find(({ figure }) => figure.precision === "exact") ?? one, statements };
}

/** Sides with no article in common: who tells two values stands with the first; null where a side would be empty. */
function apart(sides: readonly Side[]): Side[] | null {
  const told = (id: number, side: Side): Statement | undefined =>
    side.statements.find(({ article }) => article.id === id);
  const left = sides.map((side) => ({
    ...side,
    statements: side.statements.filter((own) =>
      sides.every((other) => {
        const rival = other === side ? undefined : told(own.article.id, other);
        return (
          rival === undefined ||
          rival.sentence.index > own.sentence.index ||
          (rival.sentence.index === own.sentence.index && rival.figure.start > own.figure.start)
        );
      }),
    ),
  }));
  return left.some(({ statements }) => statements.length === 0)
    ? null
    : left.map((side) => ({
        ...side,
        best: side.statements.includes(side.best) ? side.best : side.statements[0]!,
      }));
}

const inOrder = (sides: readonly Side[]): Side[] =>
  sides.toSorted((a, b) => a.statements[0]!.article.publishedAt - b.statements[0]!.article.publishedAt);

/** The quantity that the sides tell: the catalogue's, else one of their own. */
function quantityOf(sides: readonly Side[], quantities: readonly Quantity[]): Quantity {
  const statements = sides.flatMap((side) => side.statements);
  const known = quantities.find((quantity) => statements.every((one) => quantity.statements.includes(one)));
  if (known !== undefined) return { ...known, statements };
  const measure = statements.map(({ figure }) => figure.measure).find((key) => key !== null) ?? null;
  const { figure, article, sentence } = statements[0]!;
  return {
    key: [measure ?? figure.unit ?? "count", `${article.id}.${sentence.index}.${figure.start}`].join(":"),
    measure: measure === null ? null : (measureOf(measure) ?? null),
    statements,
  };
}
