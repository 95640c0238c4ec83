import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Embedder, EmbedderFailure } from "./embedder";
import { openAiEmbedder } from "./openai";
import { type Behaviour, FakeModel, modelBinding, startModelServer } from "./testing";
import { workersAiEmbedder } from "./workers-ai";

const KEY = "sk-secret-4711";
const TEXTS = ["The ferry ran aground", "Ferry runs aground", "Parliament votes on rents"];
let model: FakeModel;
let pauses: number[];
let server: { url: string; close(): Promise<void> };
const proxy = new FakeModel();

beforeAll(async () => {
  // One server for all tests; each test has a model of its own behind it.
  server = await startModelServer(new Proxy(proxy, { get: (_, name) => Reflect.get(model, name, model) }));
});
afterAll(() => server.close());
beforeEach(() => {
  model = new FakeModel();
  pauses = [];
});

const about = { dimensions: 256, wait: async (ms: number) => void pauses.push(ms) };
const openAi = (more = {}) =>
  openAiEmbedder({
    ...about,
    fetch: (input, init) => fetch(input, init),
    url: server.url,
    key: KEY,
    model: "bge-m3",
    maxBytes: 50_000,
    ...more,
  });
const workersAi = (more = {}) =>
  workersAiEmbedder({ ...about, ai: modelBinding(model), model: "bge-m3", ...more });
const failureOf = (embedder: Embedder): Promise<EmbedderFailure> =>
  embedder.embed(TEXTS).then(
    () => expect.unreachable("it answered"),
    (error: EmbedderFailure) => error,
  );

describe.each([
  ["OpenAI's protocol", openAi],
  ["Workers AI", workersAi],
])("an embedder over %s", (_, embedderWith) => {
  test("gives a vector a text, in order, near where texts share words", async () => {
    const vectors = await embedderWith().embed(TEXTS);
    expect(vectors.map((vector) => Array.from(vector))).toEqual(
      TEXTS.map((text) => Array.from(Float32Array.from(model.vectorOf(text)))),
    );
    const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
    expect(dot(vectors[0]!, vectors[1]!)).toBeGreaterThan(dot(vectors[0]!, vectors[2]!) + 0.3);
    expect(model.asked).toEqual([TEXTS]);
  });

  test("asks again after a growing pause when the other side may recover", async () => {
    model.next.push("broken", "cut off");
    expect(await embedderWith().embed(TEXTS)).toHaveLength(3);
    expect(pauses).toEqual([500, 1000]);
  });

  test.each<[Behaviour, number]>([
    ["broken", 3],
    ["cut off", 3],
    ["silent", 3],
    ["garbage", 1],
    ["too few", 1],
    ["too many", 1],
    ["too short", 1],
    ["uneven", 1],
    ["not finite", 1],
    ["zeros", 1],
  ])("gives up on a model that is %s, after %i calls", async (behaviour, calls) => {
    model.always = behaviour;
    const failure = await failureOf(embedderWith(behaviour === "silent" ? { timeoutMs: 50 } : {}));
    expect(failure.name).toBe("EmbedderFailure");
    expect(model.asked).toHaveLength(calls);
    for (const text of [KEY, ...TEXTS]) expect(`${failure.message} ${failure.stack}`).not.toContain(text);
  });

  test("refuses uneven vectors also when no length is known", async () => {
    model.always = "uneven";
    expect(await failureOf(embedderWith({ dimensions: undefined }))).toMatchObject({ reason: "answer" });
  });
});

describe("over OpenAI's protocol", () => {
  test("model, texts and format are asked for, with the key as bearer token", async () => {
    await openAi().embed(TEXTS);
    expect(model.requests).toEqual([
      { authorization: `Bearer ${KEY}`, body: { model: "bge-m3", input: TEXTS, encoding_format: "float" } },
    ]);
    await openAi({ key: undefined, url: `${server.url}/` }).embed(TEXTS);
    expect(model.requests[1]!.authorization).toBeUndefined();
  });

  test("Retry-After is waited for, unless it is long", async () => {
    model.next.push("busy");
    await openAi().embed(TEXTS);
    expect(pauses).toEqual([3000]);
    model.next.push("busy for long");
    expect(await failureOf(openAi())).toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
    expect(pauses).toEqual([3000]);
  });

  test.each<[Behaviour, object]>([
    ["refusing", { reason: "http_status", status: 401 }],
    ["moved", { reason: "http_status", status: 307 }],
    ["huge", { reason: "too_large" }],
  ])("a server that is %s is asked once", async (behaviour, failure) => {
    model.always = behaviour;
    const found = await failureOf(openAi());
    expect(found).toMatchObject(failure);
    expect(model.asked).toHaveLength(1);
    expect(JSON.stringify([found, found.message, found.stack])).not.toContain(KEY);
  });

  test("an address where nobody is, and a key that no header takes, are failures that tell no secret", async () => {
    for (const wrong of [
      { url: "http://127.0.0.1:1/v1" },
      { key: `${KEY}\nx` },
      { url: `http://u:${KEY}@127.0.0.1` },
    ]) {
      const failure = await failureOf(openAi(wrong));
      expect(failure).toMatchObject({ name: "EmbedderFailure", reason: "network" });
      expect(`${failure.message} ${failure.stack} ${failure.cause}`).not.toContain(KEY);
    }
  });
});

test("Workers AI is asked for bge-m3 unless told, whose vectors have 1,024 numbers", () => {
  expect(workersAiEmbedder({ ai: modelBinding(model) })).toMatchObject({
    model: "@cf/baai/bge-m3",
    dimensions: 1024,
  });
});
