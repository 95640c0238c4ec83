import { tokenize } from "../../domain/language/tokens";
import type { Run } from "./data";

const LEAST_SIMILARITY = 0.3;

/**
 * The plain method to beat: articles whose headlines share 30 % of their words (Jaccard), within 96 h, are one
 * event, and so are chains of them.
 * @returns the cluster of each article, by place in `run.articles`
 */
export function titleJaccard(run: Run): number[] {
  const words = run.articles.map((a) => new Set(tokenize(a.title, a.language).map((token) => token.folded)));
  const times = run.articles.map((a) =>
    run.oneTime || a.published_at === null ? 0 : Date.parse(a.published_at),
  );
  const holders = new Map<string, number[]>();
  const parent = words.map((_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at]!;
    return at;
  };
  for (const [i, set] of words.entries()) {
    const shared = new Map<number, number>();
    for (const word of set) {
      const list = holders.get(word) ?? [];
      holders.set(word, list);
      for (const j of list) shared.set(j, (shared.get(j) ?? 0) + 1);
      list.push(i);
    }
    for (const [j, both] of shared) {
      const near = Math.abs(times[i]! - times[j]!) <= 96 * 3_600_000;
      const similarity = both / (set.size + words[j]!.size - both);
      if (near && similarity >= LEAST_SIMILARITY)
        parent[Math.max(root(i), root(j))] = Math.min(root(i), root(j));
    }
  }
  return parent.map((_, i) => root(i));
}
