/**
 * What has to change so that the events in the database are the clusters just found. An article that moves stands in
 * exactly one list; an article that stays where it is in none. To apply, in any order:
 * - `born`: a new event of these articles, two at least, none of which is in an event now; a lone article that is in
 *   no event stays in none and is not told;
 * - `grown`: `added`, in no event until now, join the event;
 * - `merged`: the events `from` end and redirect to `into`; `moved` are all their articles that go there;
 * - `split`: each of `parts` leaves the event `from`. With `to` a number its articles go to that event; with `to`
 *   null they become a new event, together with `joined` (articles that were in no event or in another one). Such a
 *   part of one article and nothing joined is in no event any more, if lone articles are to have none;
 * - `unchanged`: events with the same articles as before.
 */
export interface EventPlan {
  born: number[][];
  grown: { event: number; added: number[] }[];
  merged: { into: number; from: number[]; moved: number[] }[];
  split: { from: number; parts: { articles: number[]; to: number | null; joined: number[] }[] }[];
  unchanged: number[];
}

const ascending = (a: number, b: number): number => a - b;

/** Articles of one cluster by the event they are in now; `fresh` are in none. */
interface Composition {
  cluster: number[];
  fresh: number[];
  byEvent: Map<number, number[]>;
  /** Events that go on in this cluster. */
  keeps: number[];
}

function compose(current: ReadonlyMap<number, number>, cluster: readonly number[]): Composition {
  const sorted = [...cluster].sort(ascending);
  const composition: Composition = { cluster: sorted, fresh: [], byEvent: new Map(), keeps: [] };
  for (const article of sorted) {
    const event = current.get(article);
    const list = event === undefined ? composition.fresh : (composition.byEvent.get(event) ?? []);
    if (event !== undefined) composition.byEvent.set(event, list);
    list.push(article);
  }
  return composition;
}

/**
 * Gives clusters the ids of the events their articles are in now, so that links to events hold: an event goes on in
 * the cluster that has most of its articles, on a tie in the one with the earliest (lowest id) of them; where several
 * events go on in one cluster, the oldest (lowest id) stays and the others are merged into it.
 * @param current event of each article that is in one; articles in no cluster are left where they are
 * @param clusters every cluster of the window, each article in one of them
 */
export function assignEvents(
  current: ReadonlyMap<number, number>,
  clusters: readonly (readonly number[])[],
): EventPlan {
  const compositions = clusters
    .filter((cluster) => cluster.length > 0)
    .map((cluster) => compose(current, cluster))
    .sort((a, b) => a.cluster[0]! - b.cluster[0]!);
  const keeper = new Map<number, Composition>();
  for (const composition of compositions) {
    for (const [event, articles] of composition.byEvent) {
      const rival = keeper.get(event)?.byEvent.get(event);
      const wins =
        rival === undefined ||
        articles.length > rival.length ||
        (articles.length === rival.length && articles[0]! < rival[0]!);
      if (wins) keeper.set(event, composition);
    }
  }
  for (const [event, composition] of keeper) composition.keeps.push(event);

  const plan: EventPlan = { born: [], grown: [], merged: [], split: [], unchanged: [] };
  const parts = new Map<number, EventPlan["split"][number]["parts"]>();
  const leave = (event: number, articles: number[], to: number | null, joined: number[]): void => {
    const list = parts.get(event) ?? [];
    parts.set(event, list);
    list.push({ articles, to, joined });
  };
  for (const composition of compositions) {
    const { cluster, fresh, byEvent } = composition;
    const keeps = composition.keeps.sort(ascending);
    const [into, ...from] = keeps;
    if (into !== undefined) {
      if (fresh.length > 0) plan.grown.push({ event: into, added: fresh });
      if (from.length > 0) {
        plan.merged.push({ into, from, moved: from.flatMap((event) => byEvent.get(event)!).sort(ascending) });
      }
      for (const [event, articles] of byEvent) if (!keeps.includes(event)) leave(event, articles, into, []);
    } else if (byEvent.size > 0) {
      const [origin, articles] = [...byEvent].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])[0]!;
      const own = new Set(articles);
      leave(
        origin,
        articles,
        null,
        cluster.filter((article) => !own.has(article)),
      );
    } else if (cluster.length > 1) plan.born.push(cluster);
  }
  plan.split = [...parts].map(([from, list]) => ({ from, parts: list })).sort((a, b) => a.from - b.from);
  const changed = new Set([
    ...plan.grown.map((g) => g.event),
    ...plan.merged.flatMap((m) => [m.into, ...m.from]),
    ...plan.split.flatMap((s) => [s.from, ...s.parts.map((p) => p.to)]),
  ]);
  // An event may lose articles to a new event that is told as another one's split; then it has changed as well.
  for (const [event, composition] of keeper) {
    const elsewhere = compositions.some((c) => c !== composition && c.byEvent.has(event));
    if (!changed.has(event) && !elsewhere) plan.unchanged.push(event);
  }
  plan.unchanged.sort(ascending);
  return plan;
}
