/** Precision, recall and their harmonic mean, 0 … 1. */
export interface Score {
  precision: number;
  recall: number;
  f1: number;
  items: number;
}

/** One article as judged: its gold cluster, the cluster it was put in, its language. */
export interface Judged {
  gold: string;
  found: number;
  language: string;
}

function scoreOf(precision: number, recall: number, items: number): Score {
  const sum = precision + recall;
  return { precision, recall, f1: sum === 0 ? 0 : (2 * precision * recall) / sum, items };
}

function groupBy<K>(items: readonly Judged[], key: (item: Judged) => K): Map<K, Judged[]> {
  const groups = new Map<K, Judged[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}

/**
 * B³ (Bagga & Baldwin 1998): for each article the share of its found cluster that is of its gold cluster
 * (precision), and of its gold cluster that is in its found cluster (recall), itself counted; averaged over the
 * articles. F1 is of the two averages.
 * @param counted which articles are averaged over; all articles are mates all the same
 */
export function bCubed(items: readonly Judged[], counted: (item: Judged) => boolean = () => true): Score {
  const gold = groupBy(items, (item) => item.gold);
  const found = groupBy(items, (item) => item.found);
  let precision = 0;
  let recall = 0;
  let n = 0;
  for (const [key, cluster] of found) {
    for (const [name, part] of groupBy(cluster, (item) => item.gold)) {
      const mine = part.filter(counted).length;
      precision += (mine * part.length) / found.get(key)!.length;
      recall += (mine * part.length) / gold.get(name)!.length;
      n += mine;
    }
  }
  return scoreOf(n === 0 ? 0 : precision / n, n === 0 ? 0 : recall / n, n);
}

/**
 * B³ across languages: over the articles whose gold cluster has several languages, counting as mates only the
 * articles of another language than its own. Recall is the share of its gold mates in another language found in its
 * cluster; precision the share of its found cluster's articles of other languages that are of its gold cluster; an
 * article put with none of another language has precision 0, since what it should have found it has not.
 */
export function crossLanguageBCubed(items: readonly Judged[]): Score {
  const gold = groupBy(items, (item) => item.gold);
  const found = groupBy(items, (item) => item.found);
  let precision = 0;
  let recall = 0;
  let n = 0;
  for (const item of items) {
    const mates = gold.get(item.gold)!.filter((other) => other.language !== item.language);
    if (mates.length === 0) continue;
    const here = found.get(item.found)!.filter((other) => other.language !== item.language);
    const right = here.filter((other) => other.gold === item.gold).length;
    n++;
    recall += right / mates.length;
    precision += here.length === 0 ? 0 : right / here.length;
  }
  return scoreOf(n === 0 ? 0 : precision / n, n === 0 ? 0 : recall / n, n);
}

/** Precision, recall and F1 over pairs of articles put together. */
export function pairwise(items: readonly Judged[]): Score {
  const pairs = (n: number): number => (n * (n - 1)) / 2;
  let both = 0;
  let found = 0;
  let gold = 0;
  for (const cluster of groupBy(items, (item) => item.found).values()) {
    found += pairs(cluster.length);
    for (const part of groupBy(cluster, (item) => item.gold).values()) both += pairs(part.length);
  }
  for (const cluster of groupBy(items, (item) => item.gold).values()) gold += pairs(cluster.length);
  return scoreOf(found === 0 ? 0 : both / found, gold === 0 ? 0 : both / gold, items.length);
}

/** Area under the ROC curve: the chance that a positive scores above a negative, ties half. NaN without both kinds. */
export function areaUnderCurve(scored: readonly { score: number; positive: boolean }[]): number {
  const sorted = [...scored].sort((a, b) => a.score - b.score);
  let ranks = 0;
  let positives = 0;
  for (let i = 0; i < sorted.length; ) {
    let j = i;
    while (j < sorted.length && sorted[j]!.score === sorted[i]!.score) j++;
    const rank = (i + 1 + j) / 2;
    for (let k = i; k < j; k++) {
      if (!sorted[k]!.positive) continue;
      positives++;
      ranks += rank;
    }
    i = j;
  }
  const negatives = sorted.length - positives;
  return (ranks - (positives * (positives + 1)) / 2) / (positives * negatives);
}
