import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Analyst } from "../analyst";
import { embeddedAnalyst } from "../embedded";
import { findings as findingsSchema, sections } from "../findings";
import { readEvent } from "../reading/read";
import { verify } from "../verifier";
import { EVENT } from "../verifier/testing";
import { writeAnalysis } from "./fallback";
import { openAiAnalyst } from "./openai";
import {
  type Behaviour,
  chatBinding,
  FakeAnalystModel,
  INJECTED,
  startAnalystServer,
  TOKENS,
} from "./testing";
import { workersAiAnalyst } from "./workers-ai";

const KEY = "sk-secret-4711";
let model: FakeAnalystModel;
let pauses: number[];
let server: { url: string; close(): Promise<void> };

beforeAll(async () => {
  // One server for all tests; each test has a model of its own behind it.
  server = await startAnalystServer(
    new Proxy(new FakeAnalystModel(), { get: (_, name) => Reflect.get(model, name, model) }),
  );
});
afterAll(() => server.close());
beforeEach(() => {
  model = new FakeAnalystModel();
  pauses = [];
});

const wait = async (ms: number) => void pauses.push(ms);
const openAi = (more = {}): Analyst =>
  openAiAnalyst({
    fetch: (input, init) => fetch(input, init),
    url: server.url,
    key: KEY,
    model: "some-model",
    maxBytes: 100_000,
    wait,
    ...more,
  });
const workersAi = (more = {}): Analyst => workersAiAnalyst({ ai: chatBinding(model), wait, ...more });
const MODELS: [string, (more?: object) => Analyst][] = [
  ["OpenAI's protocol", openAi],
  ["Workers AI", workersAi],
];

const fallback = embeddedAnalyst();
const write = (analyst?: Analyst) => writeAnalysis({ analyst, fallback }, EVENT);

const BEHAVIOURS: Behaviour[] = [
  "well",
  "inventing quotes",
  "telling wrong numbers",
  "obeying an article",
  "broken JSON",
  "cut-off JSON",
  "at its longest",
  "wrong shape",
  "refusing",
  "filtered",
  "apologising",
  "silent",
  "broken off",
  "busy",
  "busy for long",
  "busy without a word",
  "failing",
  "unauthorised",
  "moved",
  "huge",
];

const ANALYSTS: [string, (more?: object) => Analyst, Behaviour[]][] = [
  ...MODELS.map(([name, modelWith]): (typeof ANALYSTS)[number] => [name, modelWith, BEHAVIOURS]),
  ["rules of our own", embeddedAnalyst, ["well"]],
];

describe.each(ANALYSTS)("whatever an analyst over %s does", (_, analystWith, behaviours) => {
  test.each(behaviours)(
    "%s: what is written stands in the articles and says who wrote it",
    async (behaviour) => {
      model.always = behaviour;
      const { findings, authors } = await write(
        analystWith({ timeoutMs: behaviour === "silent" ? 30 : 5000 }),
      );
      findingsSchema.parse(findings);
      expect(verify(findings, readEvent(EVENT))).toEqual({ findings, dropped: [] });
      const articles = EVENT.articles.map(({ headline, text }) => `${headline}\n${text}`);
      for (const { quote, sources } of findings.declarations)
        for (const id of sources)
          expect(articles[EVENT.articles.findIndex((one) => one.id === id)]).toContain(quote);
      const written = JSON.stringify(sections.filter((one) => one !== "framing").map((one) => findings[one]));
      for (const poison of [INJECTED, "bankrupt", "marenta.example", "nadie", "1.507", "Ignore"])
        expect(written).not.toContain(poison);
      expect(findings.summary.length + findings.facts.length).toBeGreaterThan(0);
      expect(authors.framing).toEqual(fallback.name);
      expect(Object.keys(authors).toSorted()).toEqual([...sections].toSorted());
    },
  );
});

describe.each(MODELS)("a model over %s", (name, modelWith) => {
  const named = { kind: "model", version: "v1" };

  test("that answers well writes what it has something for", async () => {
    const { findings, authors, usage, dropped, fallbackReason, standIns } = await write(modelWith());
    expect({ dropped, fallbackReason, standIns }).toEqual({
      dropped: [],
      fallbackReason: null,
      standIns: [],
    });
    for (const section of sections.filter((one) => one !== "framing")) {
      expect(authors[section]).toMatchObject(named);
      expect(findings[section]).toHaveLength(1);
    }
    expect(findings.summary[0]!.sources).toEqual([11, 12, 13]);
    expect(findings.summary[0]!.wordings.map(({ language, from }) => [language, from])).toEqual(
      ["es", "en", "fr", "de"].map((language) => [language, null]),
    );
    expect(findings.declarations).toEqual([
      {
        quote: "No había chalecos para todos",
        language: "es",
        speaker: "Rosa Quiroga",
        office: null,
        indirect: false,
        sources: [11],
      },
    ]);
    expect(findings.context).toMatchObject([{ event: 90, at: EVENT.earlier[0]!.at }]);
    expect(usage).toEqual({ calls: 1, inputTokens: 2000, outputTokens: 300 });
  });

  test.each<[Behaviour, [section: string, reason: string][]]>([
    [
      "inventing quotes",
      ["quote_not_verbatim", "speaker_not_in_source", "quote_not_verbatim"].map((one) => [
        "declarations",
        one,
      ]),
    ],
    [
      "obeying an article",
      [
        ["summary", "instruction"],
        ["facts", "markup"],
        ["declarations", "instruction"],
      ],
    ],
  ])("%s loses these items, and the rules of our own stand in", async (behaviour, lost) => {
    model.always = behaviour;
    const { authors, dropped, fallbackReason } = await write(modelWith());
    expect(fallbackReason).toBeNull();
    expect(dropped.map(({ section, reason }) => [section, reason])).toEqual(lost);
    for (const [section] of lost) expect(authors).toMatchObject({ [section]: fallback.name });
    expect(authors.opinions).toMatchObject(named);
  });

  test("telling wrong numbers loses each statement that has one", async () => {
    model.always = "telling wrong numbers";
    const { authors, dropped } = await write(modelWith());
    expect(authors).toMatchObject({ summary: fallback.name, contradictions: fallback.name, facts: named });
    expect(dropped.filter(({ section }) => section === "summary").map(({ reason }) => reason)).toEqual(
      Array(4).fill("number_not_in_source"),
    );
  });

  test.each<[Behaviour, string, number]>([
    ["refusing", "refusal", 1],
    ["filtered", "refusal", 1],
    ["apologising", "refusal", 1],
    ["at its longest", "answer", 1],
    ["broken JSON", "answer", 2],
    ["cut-off JSON", "answer", 2],
    ["wrong shape", "answer", 2],
    ["silent", "timeout", 3],
    ["broken off", "network", 3],
  ])("that is %s fails with %s after %i calls, and tells what it cost", async (behaviour, reason, calls) => {
    model.always = behaviour;
    const analyst = modelWith({ timeoutMs: behaviour === "silent" ? 30 : 5000 });
    const error = await analyst.analyse(EVENT).then(
      () => expect.unreachable("it answered"),
      (failure) => failure,
    );
    expect(error).toMatchObject({ name: "AnalystFailure", reason, usage: { calls } });
    expect(model.asked).toHaveLength(calls);
    const answered = !(
      reason === "timeout" ||
      reason === "network" ||
      (name === "Workers AI" && behaviour === "broken JSON")
    );
    expect(error.usage.inputTokens).toBe(answered ? calls * TOKENS.prompt_tokens : 0);
    for (const secret of [KEY, "Rosa Quiroga", "Puerto Alba"])
      expect(`${error.message} ${error.stack}`).not.toContain(secret);
    const { authors, fallbackReason } = await write(analyst);
    expect(fallbackReason).toBe(reason);
    expect(Object.values(authors)).toEqual(sections.map(() => fallback.name));
  });

  test("is asked again after broken JSON and after a growing pause, and both calls count", async () => {
    model.next.push("wrong shape");
    expect((await write(modelWith())).usage).toEqual({ calls: 2, inputTokens: 4000, outputTokens: 600 });
    model.next.push("failing", "broken off");
    expect((await write(modelWith())).fallbackReason).toBeNull();
    expect(pauses).toEqual([500, 1000]);
  });
});

test("without a model the embedded analyst writes all, at no cost", async () => {
  const { authors, usage, fallbackReason, standIns } = await write();
  expect(Object.values(authors)).toEqual(sections.map(() => fallback.name));
  expect({ usage, fallbackReason, standIns }).toEqual({
    usage: { calls: 0, inputTokens: 0, outputTokens: 0 },
    fallbackReason: null,
    standIns: [],
  });
});

test("a fault of ours is no failure of the model", async () => {
  const faulty: Analyst = {
    name: { kind: "model", name: "faulty", version: "v1" },
    analyse: async () => {
      throw new TypeError("a fault");
    },
  };
  await expect(write(faulty)).rejects.toThrow(TypeError);
});
