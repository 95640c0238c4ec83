import { describe, expect, test } from "vitest";
import { chatBinding, FakeAnalystModel } from "../domain/analysis/models/testing";
import { analystVariables, modelAnalystOf } from "./analyst";

const KEY = "sk-secret-4711";
const OPENAI = { ANALYST: "openai", ANALYST_URL: "https://models.example/v1", ANALYST_MODEL: "some-model" };
const ways = { fetch: (input: string, init?: RequestInit) => fetch(input, init) };
const analystOf = (variables: Record<string, string>, more = {}) =>
  modelAnalystOf(analystVariables.parse(variables), { ...ways, ...more });

describe("the analyst's variables", () => {
  test("ask for no model unless told", () => {
    expect(analystOf({})).toBeUndefined();
    expect(analystOf({ ANALYST: "embedded", ANALYST_KEY: KEY })).toBeUndefined();
  });

  test("ask for Workers AI, which must be bound", () => {
    const ai = chatBinding(new FakeAnalystModel());
    expect(analystOf({ ANALYST: "workers-ai" }, { ai })).toMatchObject({
      analyst: { name: { kind: "model", name: "@cf/meta/llama-3.3-70b-instruct-fp8-fast" } },
      dailyTokens: 10_000_000,
    });
    const another = { ANALYST: "workers-ai", ANALYST_MODEL: "@cf/some/other", ANALYST_DAILY_TOKENS: "0" };
    expect(analystOf(another, { ai })).toMatchObject({
      analyst: { name: { name: "@cf/some/other" } },
      dailyTokens: 0,
    });
    expect(() => analystOf({ ANALYST: "workers-ai" })).toThrow(/needs the binding AI/);
  });

  test("ask for a server of OpenAI's kind, on this machine also without TLS", () => {
    expect(analystOf(OPENAI)).toMatchObject({ analyst: { name: { kind: "model", name: "some-model" } } });
    for (const host of ["127.0.0.1:8080", "localhost:11434", "[::1]:80"])
      expect(analystOf({ ...OPENAI, ANALYST_URL: `http://${host}/v1` })).toBeDefined();
  });

  test.each<[Record<string, string>, string]>([
    [{ ANALYST: "yes" }, "ANALYST"],
    [{ ANALYST: "openai", ANALYST_MODEL: "some-model" }, "ANALYST_URL"],
    [{ ANALYST: "openai", ANALYST_URL: "https://models.example/v1" }, "ANALYST_MODEL"],
    [{ ...OPENAI, ANALYST_URL: "http://models.example/v1" }, "ANALYST_URL"],
    [{ ...OPENAI, ANALYST_URL: "ftp://models.example/v1" }, "ANALYST_URL"],
    [{ ...OPENAI, ANALYST_URL: `https://u:${KEY}@models.example/v1` }, "ANALYST_URL"],
    [{ ...OPENAI, ANALYST_URL: `https://models.example/v1?key=${KEY}` }, "ANALYST_URL"],
    [{ ...OPENAI, ANALYST_KEY: `${KEY}\n` }, "ANALYST_KEY"],
    [{ ...OPENAI, ANALYST_DAILY_TOKENS: "many" }, "ANALYST_DAILY_TOKENS"],
    [{ ...OPENAI, ANALYST_DAILY_TOKENS: "-1" }, "ANALYST_DAILY_TOKENS"],
  ])("are refused by name and without their value: %j", (variables, name) => {
    const issues = analystVariables.safeParse(variables).error?.issues ?? [];
    expect(new Set(issues.map(({ path }) => path.join(".")))).toEqual(new Set([name]));
    expect(JSON.stringify(issues.map(({ message }) => message))).not.toContain(KEY);
  });
});
