/** What the choice looks at of an article. */
export interface Choosable {
  id: number;
  newspaper: string;
  language: string;
  centrality: number;
  publishedAt: number;
}

/**
 * At most `most` articles of an event, so that no newspaper and no language crowds out the others: each language in
 * turn gives the most central article of the newspaper that has given fewest so far. Those in `needed` come first:
 * statements that stand rest on them. Deterministic. @returns in the order of publication
 */
export function chooseArticles<T extends Choosable>(
  articles: readonly T[],
  most: number,
  needed: ReadonlySet<number> = new Set(),
): T[] {
  const chosen = articles.filter(({ id }) => needed.has(id)).slice(0, most);
  if (articles.length <= most) return inOrder(articles);
  const given = new Map<string, number>();
  for (const { newspaper } of chosen) given.set(newspaper, (given.get(newspaper) ?? 0) + 1);
  const byLanguage = new Map<string, T[]>();
  for (const article of inOrder(articles).sort((a, b) => b.centrality - a.centrality)) {
    if (needed.has(article.id)) continue;
    byLanguage.set(article.language, [...(byLanguage.get(article.language) ?? []), article]);
  }
  const languages = [...byLanguage.keys()].sort();
  while (chosen.length < most) {
    for (const language of languages) {
      const next = leastGiven(byLanguage.get(language)!, given);
      if (!next || chosen.length >= most) continue;
      chosen.push(next);
      given.set(next.newspaper, (given.get(next.newspaper) ?? 0) + 1);
      byLanguage.set(
        language,
        byLanguage.get(language)!.filter((one) => one !== next),
      );
    }
  }
  return inOrder(chosen);
}

/** The first of those whose newspaper has given fewest. */
function leastGiven<T extends Choosable>(
  some: readonly T[],
  given: ReadonlyMap<string, number>,
): T | undefined {
  let best: T | undefined;
  for (const one of some) {
    const count = given.get(one.newspaper) ?? 0;
    if (best === undefined || count < (given.get(best.newspaper) ?? 0)) best = one;
    if (count === 0) break;
  }
  return best;
}

const inOrder = <T extends Choosable>(some: readonly T[]): T[] =>
  some.toSorted((a, b) => a.publishedAt - b.publishedAt || a.id - b.id);
