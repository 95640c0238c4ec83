import { afterEach, describe, expect, test, vi } from "vitest";
import { embeddings } from "../db/schema";
import { temporaryDatabase } from "../db/testing";
import { FakeModel, modelBinding, startModelServer } from "../domain/embedding/testing";
import { putArticles } from "../domain/events/testing";
import { DAY, systemClock } from "../domain/shared/time";
import { commandLineServices } from "../scripts/local/services";
import { embedderVariables, secondOpinionOf } from "./embedder";
import { type Env, readVariables } from "./env";
import { tidyUp } from "./jobs/housekeeping";
import { handleMessage } from "./jobs/pipeline";
import { createServices } from "./services";

const KEY = "sk-secret-4711";
const BASE = { PUBLIC_ORIGIN: "https://poliedro.example", LIBSQL_URL: "http://127.0.0.1:1" };
const OPENAI = { EMBEDDER: "openai", EMBEDDER_URL: "https://models.example/v1", EMBEDDER_MODEL: "bge-m3" };
/** Alike enough to be asked about. */
const ARRESTS = [
  [
    "Detenido un hombre por apuñalar a su vecino en Valdemora",
    "La Guardia Civil detuvo al hombre, de 34 años.",
  ],
  ["Detenido un hombre por robar un banco en Fuensanta", "La Guardia Civil detuvo al hombre, de 52 años."],
].map(([headline, summary], i) => ({ newspaper: `paper-${i}`, language: "es", headline, summary }));
const ways = { fetch: (input: string, init?: RequestInit) => fetch(input, init) };
const opinionOf = (variables: Record<string, string>, ai = {}) =>
  secondOpinionOf(embedderVariables.parse(variables), { ...ways, ...ai });

afterEach(() => vi.restoreAllMocks());

describe("the second opinion's variables", () => {
  test("ask for none unless told", () => {
    expect(opinionOf({})).toBeUndefined();
    expect(createServices(BASE as never).secondOpinion).toBeUndefined();
  });

  test("ask for Workers AI, which must be bound", () => {
    const ai = modelBinding(new FakeModel());
    const env = { ...BASE, EMBEDDER: "workers-ai" };
    expect(createServices({ ...env, AI: ai } as never).secondOpinion).toMatchObject({
      embedder: { model: "@cf/baai/bge-m3", dimensions: 1024 },
      judge: { middle: 0.65, weight: 15 },
      dailyTexts: 30_000,
    });
    expect(() => createServices(env as never)).toThrow(/needs the binding AI/);
  });

  test("ask for a server of OpenAI's kind, and may read its cosines in another way", () => {
    expect(opinionOf({ ...OPENAI, EMBEDDER_DAILY_TEXTS: "500" })).toMatchObject({
      embedder: { model: "bge-m3" },
      judge: { middle: 0.65 },
      dailyTexts: 500,
    });
    const other = { EMBEDDER_MODEL: "other", EMBEDDER_MIDDLE: "0.4", EMBEDDER_WEIGHT: "10" };
    expect(opinionOf({ ...OPENAI, ...other })).toMatchObject({ judge: { middle: 0.4, weight: 10 } });
  });

  test.each<[Record<string, string>, string]>([
    [{ EMBEDDER: "yes" }, "EMBEDDER"],
    [{ EMBEDDER: "openai", EMBEDDER_MODEL: "bge-m3" }, "EMBEDDER_URL"],
    [{ EMBEDDER: "openai", EMBEDDER_URL: "https://models.example/v1" }, "EMBEDDER_MODEL"],
    [{ ...OPENAI, EMBEDDER_URL: "http://models.example/v1" }, "EMBEDDER_URL"],
    [{ ...OPENAI, EMBEDDER_URL: `https://u:${KEY}@models.example/v1` }, "EMBEDDER_URL"],
    [{ ...OPENAI, EMBEDDER_URL: `https://models.example/v1?key=${KEY}` }, "EMBEDDER_URL"],
    [{ ...OPENAI, EMBEDDER_KEY: `${KEY}\n` }, "EMBEDDER_KEY"],
    [{ ...OPENAI, EMBEDDER_MODEL: "text-embedding-3-small" }, "EMBEDDER_MIDDLE"],
    [{ ...OPENAI, EMBEDDER_DAILY_TEXTS: "many" }, "EMBEDDER_DAILY_TEXTS"],
    [{ ...OPENAI, EMBEDDER_WEIGHT: "0" }, "EMBEDDER_WEIGHT"],
    [{ ...OPENAI, EMBEDDER_DIMENSIONS: "1.5" }, "EMBEDDER_DIMENSIONS"],
  ])("are refused by name and without their value: %j", (variables, name) => {
    const read = () => readVariables({ ...BASE, ...variables } as unknown as Env);
    expect(read).toThrow(new RegExp(`^The Worker's variables[^]*\\n {2}${name}: `));
    expect(read).not.toThrow(new RegExp(KEY));
  });

  test("may name a server of this machine without TLS", () => {
    for (const host of ["127.0.0.1:8080", "localhost:11434", "[::1]:80"])
      expect(opinionOf({ ...OPENAI, EMBEDDER_URL: `http://${host}/v1` })).toBeDefined();
  });
});

test("a failing model is told in the log, without its key; and what it said is forgotten after eight days", async () => {
  const database = await temporaryDatabase();
  const model = new FakeModel();
  const server = await startModelServer(model);
  const lines: string[] = [];
  for (const method of ["log", "warn", "error"] as const)
    vi.spyOn(console, method).mockImplementation((...words) => void lines.push(words.join(" ")));
  try {
    model.always = "refusing";
    const services = commandLineServices({
      database,
      queue: { send: async () => undefined } as never,
      edition: "live",
      allowPrivateFeeds: true,
      origin: "http://127.0.0.1",
      models: { ...OPENAI, EMBEDDER_URL: server.url, EMBEDDER_KEY: KEY },
    });
    await putArticles(database.db, systemClock.now(), ARRESTS);
    await handleMessage(services, { kind: "group", runId: 7 });
    expect(model.requests.map((request) => request.authorization)).toEqual([`Bearer ${KEY}`]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: "warn",
        where: "second opinion",
        reason: "The model's server answered 401",
        state: "failed",
        asked: 1,
        judged: 0,
        cached: 0,
        embedded: 0,
        runId: 7,
      },
    ]);
    const [old, young] = [9, 7].map((days) => systemClock.now() - days * DAY);
    const row = { model: "bge-m3", vector: Buffer.alloc(8) };
    await database.db.insert(embeddings).values([
      { ...row, hash: "old", at: old! },
      { ...row, hash: "young", at: young! },
    ]);
    await tidyUp(services);
    expect(await database.db.select({ hash: embeddings.hash }).from(embeddings)).toEqual([{ hash: "young" }]);
    expect(lines.join()).not.toContain(KEY);
  } finally {
    await server.close();
    await database.close();
  }
});
