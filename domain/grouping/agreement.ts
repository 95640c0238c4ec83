/**
 * How far two ways to part the same articles agree: F1 of B³ (Bagga & Baldwin 1998), 0 … 1; 1 when there are none.
 * @param before, after the group of each article; one without is alone
 */
export function agreement(
  articles: readonly number[],
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number {
  if (articles.length === 0) return 1;
  const sizes = { before: new Map<string, number>(), after: new Map<string, number>() };
  const both = new Map<string, number>();
  const named = articles.map((article) => {
    const x = nameOf(article, before);
    const y = nameOf(article, after);
    count(sizes.before, x);
    count(sizes.after, y);
    const key = `${x} ${y}`;
    count(both, key);
    return { x, y, key };
  });
  let precision = 0;
  let recall = 0;
  for (const { x, y, key } of named) {
    precision += both.get(key)! / sizes.after.get(y)!;
    recall += both.get(key)! / sizes.before.get(x)!;
  }
  return (2 * precision * recall) / (precision + recall) / articles.length;
}

function nameOf(article: number, groups: ReadonlyMap<number, number>): string {
  const group = groups.get(article);
  return group === undefined ? `alone ${article}` : `in ${group}`;
}

const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};
