import { describe, expect, test } from "vitest";
import type { PipelineMessage } from "../../functions/jobs/messages";
import { MemoryQueue } from "./memory-queue";

const feed = (feedId: number, host = `host-${feedId}`): PipelineMessage => ({
  kind: "feed",
  runId: 1,
  feedId,
  host,
});
const group: PipelineMessage = { kind: "group", runId: 1 };
const close: PipelineMessage = { kind: "close", runId: 1 };
const pages: PipelineMessage = { kind: "pages", runId: 1, newspaperIds: [1] };
const now = (message: PipelineMessage) => ({ message });

/** Waits for other work of the process to go on, without a clock. */
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe("a queue in memory", () => {
  test("works every message off, also those sent meanwhile, and tells of each", async () => {
    const queue = new MemoryQueue();
    await queue.send([now(feed(1)), now(feed(2))]);
    const seen: string[] = [];
    let told = 0;
    await queue.drain(
      async (message) => {
        seen.push(message.kind);
        if (message.kind === "feed" && message.feedId === 2) await queue.send([now(pages), now(group)]);
      },
      () => told++,
    );
    expect(seen).toEqual(["feed", "feed", "pages", "group"]);
    expect(told).toBe(4);
    await queue.drain(() => Promise.reject(new Error("nothing is left")));
  });

  test("reads twelve hosts side by side, and one host's feeds one after the other", async () => {
    const queue = new MemoryQueue();
    await queue.send(Array.from({ length: 60 }, (_, i) => now(feed(i, `host-${i % 20}`))));
    const open = new Map<string, number>();
    let most = 0;
    let mostAtHost = 0;
    await queue.drain(async (message) => {
      const host = message.kind === "feed" ? message.host : "";
      open.set(host, (open.get(host) ?? 0) + 1);
      mostAtHost = Math.max(mostAtHost, open.get(host)!);
      most = Math.max(
        most,
        [...open.values()].reduce((sum, n) => sum + n, 0),
      );
      await aMoment();
      open.set(host, open.get(host)! - 1);
    });
    expect(mostAtHost).toBe(1);
    expect(most).toBe(12);
  });

  test("tries a message three times, and its failure holds nobody up", async () => {
    const queue = new MemoryQueue();
    await queue.send([now(feed(1)), now(feed(2)), now(feed(3))]);
    const tries = new Map<number, number>();
    await queue.drain(async (message) => {
      const id = message.kind === "feed" ? message.feedId : 0;
      tries.set(id, (tries.get(id) ?? 0) + 1);
      if (id === 1 || (id === 2 && tries.get(id) === 1)) throw new Error("The database is away");
    });
    expect(tries).toEqual(
      new Map([
        [1, 3],
        [2, 2],
        [3, 1],
      ]),
    );
  });

  test("keeps a message back as long as it asks, and lets others pass", async () => {
    const queue = new MemoryQueue();
    const sentAt = Date.now();
    await queue.send([{ message: feed(1), delaySeconds: 0.2 }, now(feed(2))]);
    const seen: number[] = [];
    let late = 0;
    await queue.drain(async (message) => {
      if (message.kind !== "feed") return;
      seen.push(message.feedId);
      if (message.feedId === 1) late = Date.now() - sentAt;
    });
    expect(seen).toEqual([2, 1]);
    expect(late).toBeGreaterThanOrEqual(200);
  });

  test("groups alone, after the readings before it and before those behind it", async () => {
    const queue = new MemoryQueue();
    await queue.send([now(feed(1)), now(feed(2)), now(group), now(pages)]);
    const seen: string[] = [];
    let open = 0;
    let openAtGroup = -1;
    await queue.drain(async (message) => {
      if (message.kind === "group") openAtGroup = open;
      open++;
      await aMoment();
      await aMoment();
      open--;
      seen.push(message.kind);
    });
    expect(seen).toEqual(["feed", "feed", "group", "pages"]);
    expect(openAtGroup).toBe(0);
  });

  test("closes when nothing else is left, without waiting for the closing's time", async () => {
    const queue = new MemoryQueue();
    await queue.send([{ message: close, delaySeconds: 600 }, now(close), now(feed(1)), now(pages)]);
    const seen: string[] = [];
    await queue.drain(async (message) => {
      seen.push(message.kind);
      if (message.kind === "close" && seen.length < 4) await queue.send([now(group)]);
    });
    expect(seen).toEqual(["feed", "pages", "close", "group", "close"]);
  });
});
