import { agree } from "./agreement";
import { SAME_HOUR } from "./hours";
import type { Quantity, Statement } from "./statements";

/** Statements that can all be true at once, in order of publication; each article at most once. */
export interface Side {
  /** The statement that says it best: exact before rounded, told more often before told once. */
  best: Statement;
  statements: Statement[];
}

/** The article's own statement of a quantity, and what else it says of it. */
export interface Voice {
  own: Statement;
  /** All that the article says of the quantity, in its order, nothing vague. */
  all: Statement[];
}

const EXACTNESS = ["exact", "range", "at-least", "more-than", "less-than", "at-most", "about", "vague"];

const rank = ({ figure }: Statement): number => EXACTNESS.indexOf(figure.precision);

const hedges = ({ figure }: Statement): boolean =>
  figure.precision === "about" || figure.precision === "less-than";
const hedged = (one: Statement, all: readonly Statement[]): boolean =>
  all.some((other) => hedges(other) && other.figure.low === one.figure.low);

/** How far into its statements an article's own newest number is looked for. */
const FIRST_WORDS = 3;

/** What every article says of a quantity: its first statement, said as exactly as the article says it anywhere. */
export function voicesOf({ statements }: Quantity): Voice[] {
  const byArticle = new Map<number, Statement[]>();
  for (const statement of statements)
    byArticle.set(statement.article.id, [...(byArticle.get(statement.article.id) ?? []), statement]);
  return [...byArticle.values()].map((some) => {
    const first =
      some.slice(0, FIRST_WORDS).find(({ figure }) => figure.changed) ??
      some.find(({ figure }) => figure.precision !== "vague") ??
      some[0]!;
    const alike = some.filter(({ figure }) => agree(figure, first.figure));
    const own = alike.reduce(
      (best, one) => (rank(one) < rank(best) && !hedged(one, alike) ? one : best),
      first,
    );
    // A headline leaves out the "about" that its text has.
    const careful = alike.find((one) => hedges(one) && one.figure.low === own.figure.low) ?? own;
    return {
      own: careful,
      all: some.filter(({ figure }) => figure.precision !== "vague"),
    };
  });
}

/** Groups statements into sides that agree: exact values first, then what is rounded joins the nearest of them. */
export function sidesOf(statements: readonly Statement[], grows: boolean): Side[] {
  const told = new Map<number, number>();
  for (const { figure } of statements) told.set(figure.low, (told.get(figure.low) ?? 0) + 1);
  const ordered = statements.toSorted(
    (a, b) => rank(a) - rank(b) || told.get(b.figure.low)! - told.get(a.figure.low)!,
  );
  const sides: Side[] = [];
  for (const statement of ordered) {
    const side = sides
      .filter(
        ({ best, statements: all }) =>
          agree(best.figure, statement.figure) &&
          !(grows && isNews(best, statement)) &&
          all.every((one) => rank(one) > 0 || agree(one.figure, statement.figure)),
      )
      .sort((a, b) => distance(a.best, statement) - distance(b.best, statement))[0];
    if (side === undefined) sides.push({ best: statement, statements: [statement] });
    else side.statements.push(statement);
  }
  for (const side of sides) side.statements.sort((a, b) => a.article.publishedAt - b.article.publishedAt);
  return sides.sort((a, b) => a.statements[0]!.article.publishedAt - b.statements[0]!.article.publishedAt);
}

/** "At least 35" in the evening and 38 the next day are no two wordings of one number. */
function isNews(a: Statement, b: Statement): boolean {
  const [earlier, later] = a.article.publishedAt <= b.article.publishedAt ? [a, b] : [b, a];
  return (
    later.figure.low > earlier.figure.high &&
    (earlier.figure.precision === "at-least" || earlier.figure.precision === "more-than") &&
    later.article.publishedAt - earlier.article.publishedAt > SAME_HOUR
  );
}

const middle = ({ figure }: Statement): number => (figure.low + figure.high) / 2;
const distance = (a: Statement, b: Statement): number => Math.abs(middle(a) - middle(b));

/** How many newspapers stand behind statements. */
export const newspapersOf = (statements: readonly Statement[]): number =>
  new Set(statements.map(({ article }) => article.newspaper)).size;
