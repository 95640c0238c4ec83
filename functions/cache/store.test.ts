import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "./entry";
import { keep, keptUnder } from "./store";

/** The data centre's storage, which all isolates share. */
let shared: Map<string, Response>;
beforeEach(() => {
  shared = new Map();
  vi.stubGlobal("caches", {
    open: async () => ({
      match: async (url: string) => shared.get(url)?.clone(),
      put: async (url: string, response: Response) => void shared.set(url, response),
    }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const entry = (at: number, text = String(at)): Entry => ({
  body: new TextEncoder().encode(text),
  headers: { etag: '"1"' },
  at,
  reading: "7",
  nonceAt: [],
});
const textOf = (kept: Entry | null) => kept && new TextDecoder().decode(kept.body);
const anything = () => true;
const nothing = () => false;

test("what is at hand and good is given without asking further", async () => {
  await keep("near", entry(1));
  shared.clear();
  expect(textOf(await keptUnder("near", anything))).toBe("1");
});

test("a stale answer at hand hides no newer one that another isolate kept", async () => {
  await keep("both", entry(1));
  const [near] = [...shared.keys()];
  const { body, ...about } = entry(2);
  shared.set(near!, new Response(body, { headers: { "x-entry": JSON.stringify(about) } }));
  expect(textOf(await keptUnder("both", nothing))).toBe("2");
  shared.clear();
  expect(textOf(await keptUnder("both", anything))).toBe("2");
});

test("an older one of the data centre does not take its place, and a lost one does not take it away", async () => {
  await keep("older", entry(1));
  const older = new Map(shared);
  await keep("older", entry(3));
  shared = older;
  expect(textOf(await keptUnder("older", nothing))).toBe("3");
  shared = new Map();
  expect(textOf(await keptUnder("older", nothing))).toBe("3");
  expect(await keptUnder("never", anything)).toBeNull();
});

test("an answer that is too long to be at hand is the data centre's alone, whole and with its headers", async () => {
  await keep("long", entry(1, "x".repeat(600_000)));
  expect(await keptUnder("long", anything)).toMatchObject({ at: 1, headers: { etag: '"1"' } });
  shared.clear();
  expect(await keptUnder("long", anything)).toBeNull();
});
