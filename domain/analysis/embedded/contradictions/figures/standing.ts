import type { Figure } from "../../../reading/figures/figure";
import type { Statement } from "./statements";
import type { Side } from "./versions";

const isLowerBound = ({ precision }: Figure): boolean =>
  precision === "at-least" || precision === "more-than";

/**
 * A side's statement of its number as careful as its articles tell it. Of a count that grows one "at least" is enough,
 * since headlines leave it out; of other numbers half of those who tell it.
 */
export function carefulOf({ best, statements }: Side, grows: boolean): Statement {
  if (best.figure.precision !== "exact") return best;
  const { low, written } = best.figure;
  const alike = statements.filter(({ figure }) => figure.low === low && figure.written.unit === written.unit);
  const careful = alike.filter(({ figure }) => isLowerBound(figure));
  return grows || careful.length * 2 >= alike.length ? (careful[0] ?? best) : best;
}

/** Whether both sides only say how many there are at least: then both can be true. */
export const areLowerBounds = (a: Side, b: Side, grows: boolean): boolean =>
  isLowerBound(carefulOf(a, grows).figure) && isLowerBound(carefulOf(b, grows).figure);

/** The statements of a side whose newspapers have not gone over to another side since: a newspaper's latest word is its word. */
export function standingOf(side: Side, sides: readonly Side[]): Statement[] {
  const latest = new Map<string, number>();
  for (const other of sides)
    if (other !== side)
      for (const { article } of other.statements)
        latest.set(article.newspaper, Math.max(latest.get(article.newspaper) ?? 0, article.publishedAt));
  return side.statements.filter(({ article }) => (latest.get(article.newspaper) ?? 0) <= article.publishedAt);
}
