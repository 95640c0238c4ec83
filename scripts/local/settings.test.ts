import { expect, test } from "vitest";
import { readSettings } from "./settings";

const OPENAI = { EMBEDDER: "openai", EMBEDDER_URL: "http://127.0.0.1:11434/v1", EMBEDDER_MODEL: "bge-m3" };

test("the second opinion's variables are handed on as they are set, and no others", () => {
  expect(readSettings({ HOST: "127.0.0.1" }).models).toEqual({});
  expect(readSettings({ ...OPENAI, EMBEDDER_KEY: "", EMBEDDER_DAILY_TEXTS: "9", PORT: "80" }).models).toEqual(
    {
      ...OPENAI,
      EMBEDDER_DAILY_TEXTS: "9",
    },
  );
});

test("what of them makes no sense is refused by name", () => {
  expect(() => readSettings({ EMBEDDER: "openai" })).toThrow("EMBEDDER_URL: is needed");
  expect(() => readSettings({ EMBEDDER: "workers-ai" })).toThrow(
    "EMBEDDER=workers-ai runs on Cloudflare only",
  );
});

test("the analyst's variables are handed on beside them", () => {
  const analyst = { ANALYST: "openai", ANALYST_URL: "http://127.0.0.1:11434/v1", ANALYST_MODEL: "llama" };
  expect(readSettings({ ...OPENAI, ...analyst }).models).toEqual({ ...OPENAI, ...analyst });
  expect(() => readSettings({ ANALYST: "workers-ai" })).toThrow("ANALYST may be embedded or openai");
});
