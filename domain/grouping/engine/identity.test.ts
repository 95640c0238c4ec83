import { describe, expect, test } from "vitest";
import { assignEvents, type EventPlan } from "./identity";

const nothing: EventPlan = { born: [], grown: [], merged: [], split: [], unchanged: [] };
const events = (entries: Record<number, number>) =>
  new Map(Object.entries(entries).map(([article, event]) => [Number(article), event]));

/** Numbers in [0, 1), the same at every run (Lehmer's generator). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Applies a plan as the writer does; new events are numbered from 1000. */
function apply(current: ReadonlyMap<number, number>, plan: EventPlan): Map<number, number> {
  const after = new Map(current);
  let next = 1000;
  for (const born of plan.born) {
    for (const article of born) after.set(article, next);
    next++;
  }
  for (const { event, added } of plan.grown) for (const article of added) after.set(article, event);
  for (const { into, moved } of plan.merged) for (const article of moved) after.set(article, into);
  for (const { parts } of plan.split) {
    for (const { articles, to, joined } of parts) {
      for (const article of [...articles, ...joined]) after.set(article, to ?? next);
      if (to === null) next++;
    }
  }
  return after;
}

describe("assignEvents", () => {
  test("new clusters are born, lone articles are not", () => {
    expect(assignEvents(new Map(), [[3, 1], [2]])).toEqual({ ...nothing, born: [[1, 3]] });
  });

  test("an event grows, another stays as it is", () => {
    const plan = assignEvents(events({ 1: 7, 2: 7, 3: 8, 4: 8 }), [
      [1, 2, 9],
      [3, 4],
    ]);
    expect(plan).toEqual({ ...nothing, grown: [{ event: 7, added: [9] }], unchanged: [8] });
  });

  test("on a merge the oldest event stays, however small", () => {
    const plan = assignEvents(events({ 5: 7, 1: 9, 2: 9, 3: 9 }), [[1, 2, 3, 5]]);
    expect(plan).toEqual({ ...nothing, merged: [{ into: 7, from: [9], moved: [1, 2, 3] }] });
  });

  test("on a split the majority keeps the event", () => {
    const plan = assignEvents(events({ 1: 7, 2: 7, 3: 7, 4: 7, 5: 7 }), [
      [1, 2],
      [3, 4, 5],
    ]);
    expect(plan).toEqual({
      ...nothing,
      split: [{ from: 7, parts: [{ articles: [1, 2], to: null, joined: [] }] }],
    });
  });

  test("on a tie the part with the earliest article keeps it", () => {
    const plan = assignEvents(events({ 1: 7, 2: 7, 3: 7, 4: 7 }), [
      [2, 3],
      [1, 4],
    ]);
    expect(plan.split).toEqual([{ from: 7, parts: [{ articles: [2, 3], to: null, joined: [] }] }]);
  });

  test("a part that goes over to another event is told with where it goes", () => {
    const plan = assignEvents(events({ 1: 7, 2: 7, 3: 7, 4: 8, 5: 8 }), [
      [1, 2],
      [3, 4, 5, 6],
    ]);
    expect(plan).toEqual({
      ...nothing,
      grown: [{ event: 8, added: [6] }],
      split: [{ from: 7, parts: [{ articles: [3], to: 8, joined: [] }] }],
    });
  });

  test("nothing is lost and nothing doubled, whatever comes", () => {
    const random = numbersFrom(3);
    for (let round = 0; round < 300; round++) {
      const articles = Array.from({ length: 30 }, (_, i) => i + 1);
      const current = new Map<number, number>();
      for (const article of articles) if (random() < 0.7) current.set(article, 1 + Math.floor(random() * 8));
      const lists = new Map<number, number[]>();
      for (const article of articles) {
        const key = Math.floor(random() * 10);
        lists.set(key, [...(lists.get(key) ?? []), article]);
      }
      const clusters = [...lists.values()];
      const plan = assignEvents(current, clusters);
      const moved = [
        ...plan.born.flat(),
        ...plan.grown.flatMap((g) => g.added),
        ...plan.merged.flatMap((m) => m.moved),
        ...plan.split.flatMap((s) => s.parts.flatMap((p) => [...p.articles, ...p.joined])),
      ];
      expect(new Set(moved).size).toBe(moved.length);
      const after = apply(current, plan);
      const used = new Set<number>();
      for (const cluster of clusters) {
        const found = new Set(cluster.map((article) => after.get(article)));
        expect(found.size).toBe(1);
        const [event] = found;
        if (event === undefined) continue;
        expect(used.has(event)).toBe(false);
        used.add(event);
      }
    }
  });
});
