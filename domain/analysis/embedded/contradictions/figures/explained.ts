import type { Figure } from "../../../reading/figures/figure";
import type { Statement } from "./statements";
import type { Side } from "./versions";

/** An article on one side tells the other's number, too: as what was before, as the whole of it, as what it denies. */
export const isExplained = (a: Side, b: Side, all: readonly Statement[]): boolean =>
  explains(a, b.best.figure, all) ||
  explains(b, a.best.figure, all) ||
  addsUp(a.best, b.best, all) ||
  addsUp(b.best, a.best, all);

/** Sentences of one article so near to each other speak of the same. */
const BESIDE = 1;

function explains(side: Side, value: Figure, all: readonly Statement[]): boolean {
  const articles = new Set(side.statements.map(({ article }) => article));
  const own = all.filter(
    ({ article, figure }) =>
      articles.has(article) && figure.low === side.best.figure.low && figure.measure === value.measure,
  );
  return all.some(
    ({ article, figure, sentence }) =>
      figure.written.low === value.written.low &&
      figure.dimension === value.dimension &&
      (figure.measure === value.measure || figure.measure === null) &&
      own.some((one) => one.article === article && Math.abs(one.sentence.index - sentence.index) <= BESIDE),
  );
}

/** Whether the part's own sentence names what is missing to the whole: "275 passengers and a crew of twelve" are 287. */
export const addsUp = (part: Statement, whole: Statement, all: readonly Statement[]): boolean =>
  whole.figure.low >= LEAST_SUM &&
  all.some(
    ({ sentence, figure }) =>
      sentence === part.sentence &&
      figure !== part.figure &&
      figure.dimension === part.figure.dimension &&
      figure.unit === part.figure.unit &&
      Math.abs(figure.low + part.figure.low - whole.figure.low) < whole.figure.low * NOTHING,
  );

const NOTHING = 1e-9;
/** Small numbers add up by chance. */
const LEAST_SUM = 20;

/** Whether one value is the other and a third number told with one of them, or both are parts of a named whole. */
export function isSum(a: Statement, b: Statement, all: readonly Statement[]): boolean {
  const [less, more] = [a.figure.low, b.figure.low].sort((x, y) => x - y) as [number, number];
  if (addsUp(a, b, all) || addsUp(b, a, all)) return true;
  if (a.figure.whole === less + more || b.figure.whole === less + more) return true;
  if (more < LEAST_MORE) return false;
  return all.some(
    ({ article, sentence, figure }) =>
      figure.dimension === a.figure.dimension &&
      figure.unit === a.figure.unit &&
      [a, b].some(
        (one) =>
          one.article === article &&
          one.figure !== figure &&
          Math.abs(one.sentence.index - sentence.index) <= BESIDE,
      ) &&
      (isNearly(figure.low, more - less) || isNearly(figure.low, more + less)),
  );
}

const LEAST_MORE = 10;
const isNearly = (a: number, b: number): boolean => Math.abs(a - b) <= NOTHING * b;
