import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EVENT } from "../verifier/testing";
import { openAiAnalyst } from "./openai";
import { type Behaviour, chatBinding, FakeAnalystModel, startAnalystServer } from "./testing";
import { WORKERS_AI_MODEL, workersAiAnalyst } from "./workers-ai";

const KEY = "sk-secret-4711";
let model: FakeAnalystModel;
let pauses: number[];
let server: { url: string; close(): Promise<void> };

beforeEach(async () => {
  model = new FakeAnalystModel();
  pauses = [];
  server = await startAnalystServer(model);
});
afterEach(() => server.close());

const openAi = (more = {}) =>
  openAiAnalyst({
    fetch: (input, init) => fetch(input, init),
    url: server.url,
    key: KEY,
    model: "some-model",
    maxBytes: 100_000,
    wait: async (ms) => void pauses.push(ms),
    ...more,
  });

describe("over OpenAI's protocol", () => {
  test("model, messages, schema and bounds are asked for, with the key as bearer token", async () => {
    await openAi({ limits: { inputTokens: 5000, outputTokens: 700 } }).analyse(EVENT);
    const [{ authorization, body }] = model.requests as [(typeof model.requests)[number]];
    expect(authorization).toBe(`Bearer ${KEY}`);
    expect(body).toMatchObject({
      model: "some-model",
      max_tokens: 700,
      response_format: { type: "json_schema", json_schema: { name: "analysis", strict: true } },
    });
    await openAi({ key: undefined, url: `${server.url}/` }).analyse(EVENT);
    expect(model.requests[1]!.authorization).toBeUndefined();
  });

  test("Retry-After is waited for, unless it is long; without it the pauses grow", async () => {
    model.next.push("busy", "busy without a word");
    await openAi().analyse(EVENT);
    expect(pauses).toEqual([3000, 1000]);
    model.next.push("busy for long");
    await expect(openAi().analyse(EVENT)).rejects.toMatchObject({
      reason: "http_status",
      status: 429,
      retryAfterMs: 3_600_000,
    });
  });

  test.each<[Behaviour, object]>([
    ["unauthorised", { reason: "http_status", status: 401 }],
    ["moved", { reason: "http_status", status: 307 }],
    ["huge", { reason: "too_large" }],
  ])("a server that is %s is asked once", async (behaviour, failure) => {
    model.always = behaviour;
    await expect(openAi().analyse(EVENT)).rejects.toMatchObject(failure);
    expect(model.asked).toHaveLength(1);
  });
});

test("Workers AI is asked for JSON of the schema's shape, with bounds", async () => {
  const limits = { inputTokens: 5000, outputTokens: 700 };
  const analyst = workersAiAnalyst({ ai: chatBinding(model), limits });
  expect(analyst.name).toEqual({ kind: "model", name: WORKERS_AI_MODEL, version: "v1" });
  await analyst.analyse(EVENT);
  expect(model.requests[0]!.body).toMatchObject({
    max_tokens: 700,
    response_format: { type: "json_schema", json_schema: { type: "object", additionalProperties: false } },
  });
});
