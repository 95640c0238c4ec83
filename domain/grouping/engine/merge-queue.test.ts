import { expect, test } from "vitest";
import { MergeQueue } from "./merge-queue";

test("gives the best score first, ties by lowest numbers, however many come", () => {
  const queue = new MergeQueue();
  const offered = Array.from({ length: 5000 }, (_, i) => ({
    score: (i * 7919) % 101,
    a: i % 13,
    b: 20 + (i % 17),
    stamp: i,
  }));
  for (const { score, a, b, stamp } of offered) queue.push(score, a, b, stamp);
  const taken: { score: number; a: number; b: number }[] = [];
  while (queue.pop()) {
    const { score, a, b, stamp } = queue.top;
    expect(offered[stamp]).toEqual({ score, a, b, stamp });
    taken.push({ score, a, b });
  }
  expect(taken).toHaveLength(offered.length);
  expect(taken).toEqual([...taken].sort((x, y) => y.score - x.score || x.a - y.a || x.b - y.b));
  expect(queue.pop()).toBe(false);
});
