import { type Constraint, groupArticles, type LinkColumns, type WindowArticle } from "./engine/engine";

/** What an audit clusters anew, and what it takes as given. */
export interface Audited {
  /** Every article of the window. */
  articles: readonly WindowArticle[];
  links: LinkColumns;
  constraints: Constraint[];
  /** Published after this (ms, UTC) an article may move; an older one stays with the older ones of its event. */
  since: number;
  /** Articles whose event stays together, young ones too. */
  held: ReadonlySet<number>;
}

/** What stays together only grows from round to round; one or two are enough as a rule. */
const MOST_ROUNDS = 5;

/**
 * Clusters the articles from their stored links, as if none that may move were in an event. What stays together is
 * one block each; when blocks have met or taken in articles, the same is done once more with the blocks grown, until
 * they grow no more. So an audit of what an audit has left finds nothing.
 */
export function clusterAnew(audited: Audited): number[][] {
  const { articles, links, constraints } = audited;
  let state = new Map(articles.flatMap((a) => (a.eventId === null ? [] : [[a.id, a.eventId] as const])));
  let blocks = blocksOf(audited, state);
  for (let round = 1; ; round++) {
    const placed = articles.map((article) => ({ ...article, eventId: blocks.get(article.id) ?? null }));
    const { clusters } = groupArticles({ articles: placed, arrivals: new Set(), links, constraints });
    state = new Map(clusters.flatMap((cluster) => cluster.map((id) => [id, cluster[0]!] as const)));
    const grown = blocksOf(audited, state);
    if (round === MOST_ROUNDS || sameBlocks(blocks, grown)) return clusters;
    blocks = grown;
  }
}

/** By article its block, called by the group that it is in or, alone, by itself; none for an article that may move. */
function blocksOf(
  { articles, since, held }: Audited,
  groups: ReadonlyMap<number, number>,
): Map<number, number> {
  const whole = new Set<number>();
  for (const id of held) {
    const group = groups.get(id);
    if (group !== undefined) whole.add(group);
  }
  const blocks = new Map<number, number>();
  for (const { id, publishedAt } of articles) {
    const group = groups.get(id);
    if (publishedAt <= since) blocks.set(id, group ?? -id);
    else if (group !== undefined && whole.has(group)) blocks.set(id, group);
  }
  return blocks;
}

/** Blocks never lose an article and never part, so their sizes tell whether they have grown. */
const sameBlocks = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): boolean =>
  a.size === b.size && new Set(a.values()).size === new Set(b.values()).size;

/**
 * The clusters that differ from the events, so many at most; those that share articles of an event are taken, or
 * left, together.
 * @param current event of each article that is in one
 */
export function boundedChanges(
  clusters: readonly number[][],
  current: ReadonlyMap<number, number>,
  most: number,
): { clusters: number[][]; left: number } {
  const sizes = new Map<number, number>();
  for (const event of current.values()) sizes.set(event, (sizes.get(event) ?? 0) + 1);
  const parent = clusters.map((_, number) => number);
  const root = (number: number): number => {
    let at = number;
    while (parent[at] !== at) at = parent[at]!;
    return at;
  };
  const changed: number[] = [];
  const firstOf = new Map<number, number>();
  for (const [number, cluster] of clusters.entries()) {
    const events = new Set(cluster.map((id) => current.get(id)));
    const [event] = events;
    const stands =
      events.size === 1 && (event === undefined ? cluster.length === 1 : sizes.get(event) === cluster.length);
    if (stands) continue;
    changed.push(number);
    for (const one of events) {
      if (one === undefined) continue;
      const first = firstOf.get(one);
      if (first === undefined) firstOf.set(one, number);
      else {
        const [x, y] = [root(first), root(number)];
        parent[Math.max(x, y)] = Math.min(x, y);
      }
    }
  }
  const groups = new Map<number, number[]>();
  for (const number of changed) groups.set(root(number), [...(groups.get(root(number)) ?? []), number]);
  const taken: number[][] = [];
  let left = 0;
  for (const group of groups.values()) {
    if (taken.length + group.length > most) left += group.length;
    else taken.push(...group.map((number) => clusters[number]!));
  }
  return { clusters: taken, left };
}
