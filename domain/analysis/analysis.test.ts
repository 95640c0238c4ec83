import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { analyses, analysisDays, articleExtracts, articles, events } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import type { ArticleAbout } from "../events/testing";
import { clockAt } from "../ingest/testing";
import { takeLeases } from "../shared/leases";
import { DAY, HOUR } from "../shared/time";
import { type Analyst, AnalystFailure, NO_USAGE } from "./analyst";
import { analyseDue, analyseEvent } from "./commands";
import { correctStatement, signAnalysis, withdrawStatement } from "./editing";
import type { Findings } from "./findings";
import { dueEvents } from "./load";
import { RULES } from "./look-over";
import { readAnalysis } from "./queries";
import { tell } from "./rules";
import { putEvent } from "./testing";

const NOON = Date.UTC(2026, 9, 14, 12);
const clock = clockAt(NOON);
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
beforeEach(async () => {
  clock.at = NOON;
  database = await temporaryDatabase();
  db = database.db;
});
afterEach(() => database.close());

const context = (analyst?: Analyst) => ({ db, clock, holder: crypto.randomUUID(), analyst });

const FERRY: ArticleAbout[] = [
  {
    newspaper: "el-faro",
    country: "ES",
    language: "es",
    headline: "Un ferri se hunde frente a Costa Verde con 412 personas a bordo",
    summary:
      "Al menos 14 personas murieron al hundirse el ferri Alba frente a Costa Verde. «El barco se inclinó en diez minutos», contó la pasajera Rosa Quispe.",
  },
  {
    newspaper: "the-courier",
    country: "GB",
    language: "en",
    headline: "Ferry sinks off Costa Verde, killing 19",
    summary:
      "Nineteen people died when the ferry Alba sank off Costa Verde on Wednesday. The ferry had 412 people aboard.",
  },
  {
    newspaper: "la-depeche",
    country: "FR",
    language: "fr",
    headline: "Naufrage d'un ferry au large de Costa Verde : quatorze morts",
    summary:
      "Quatorze personnes sont mortes dans le naufrage du ferry Alba au large de Costa Verde mercredi.",
  },
];

/** Comes the next morning. */
const LATER: ArticleAbout = {
  newspaper: "elbe-kurier",
  country: "DE",
  language: "de",
  headline: "Fährunglück vor Costa Verde: Zahl der Toten steigt auf 23",
  summary: "Nach dem Untergang der Fähre Alba vor Costa Verde ist die Zahl der Toten auf 23 gestiegen.",
};

const due = () => dueEvents({ db }, { after: 0, limit: 10, rules: RULES });

describe("looking events over", () => {
  test("an event gets its faces, each statement with sources of the event", async () => {
    const { event, articles: ids } = await putEvent({ db, clock }, FERRY);
    expect(await due()).toEqual([event]);
    expect(await analyseDue(context())).toMatchObject({ analysed: 1, failed: { count: 0 }, next: null });
    expect(await due()).toEqual([]);
    const analysis = (await readAnalysis({ db }, event))!;
    expect(analysis.authors.summary).toMatchObject({ kind: "embedded", name: "poliedro" });
    expect(analysis.sections.summary.length).toBeGreaterThan(0);
    for (const { item } of [...analysis.sections.summary, ...analysis.sections.facts])
      expect(ids).toEqual(expect.arrayContaining(item.sources));
    expect(analysis.changes.map(({ kind }) => kind)).toEqual(["written"]);
    expect(analysis.sections.declarations.map(({ item }) => [item.speaker, item.quote])).toContainEqual([
      "Rosa Quispe",
      "El barco se inclinó en diez minutos",
    ]);
  });

  test("newspapers that contradict each other are counted on their event", async () => {
    const { event } = await putEvent({ db, clock }, FERRY);
    await analyseDue(context());
    const analysis = (await readAnalysis({ db }, event))!;
    const killed = analysis.sections.contradictions.find(({ key }) => key.includes("killed"))!;
    expect(killed.item.relation).toBe("contradiction");
    expect(killed.item.versions.map(({ amount }) => amount?.low)).toEqual(expect.arrayContaining([14, 19]));
    const [row] = await db.select().from(events).where(eq(events.id, event));
    expect(row!.contradictionCount).toBeGreaterThan(0);
  });

  test("nothing changed is nothing done; another article and what it brings are on record", async () => {
    const first = await putEvent({ db, clock }, FERRY);
    await analyseDue(context());
    const before = (await readAnalysis({ db }, first.event))!;
    clock.at += 20 * HOUR;
    expect(await analyseDue(context())).toMatchObject({ analysed: 0 });
    const grown = await putEvent({ db, clock }, [LATER], first);
    await analyseDue(context());
    const after = (await readAnalysis({ db }, first.event))!;
    expect(after.madeAt).toBe(clock.at);
    expect(after.changes.length).toBeGreaterThan(before.changes.length);
    const newest = grown.articles.at(-1)!;
    expect(after.changes.some(({ articles }) => articles.includes(newest))).toBe(true);
    const stayed = before.sections.summary.filter(({ key }) =>
      after.sections.summary.some((one) => one.key === key && one.addedAt === NOON),
    );
    expect(stayed).toHaveLength(before.sections.summary.length);
  });

  test("a page that was read makes its event due", async () => {
    const { event, articles: ids } = await putEvent({ db, clock }, FERRY);
    await analyseDue(context());
    clock.at += HOUR;
    await db
      .insert(articleExtracts)
      .values({ articleId: ids[1]!, text: "The captain was arrested on Thursday.", readAt: clock.at });
    expect(await due()).toEqual([event]);
  });

  test("a headline that its newspaper changed makes its event due, and what rested on the old one goes", async () => {
    const { event, articles: ids } = await putEvent({ db, clock }, FERRY);
    await analyseDue(context());
    clock.at += HOUR;
    await db
      .update(articles)
      .set({ headline: "Ferry runs aground", summary: "", lead: "", updatedAt: clock.at })
      .where(eq(articles.id, ids[1]!));
    expect(await due()).toEqual([event]);
    await analyseDue(context());
    const { sections } = (await readAnalysis({ db }, event))!;
    expect(JSON.stringify(sections)).not.toContain("Nineteen people died");
  });

  test("one event that fails is counted and left due, the others go on", async () => {
    const bad = await putEvent({ db, clock }, FERRY);
    await analyseDue(context());
    await db.update(analyses).set({ sections: { summary: ["no statement"] }, rules: "older" });
    const good = await putEvent(
      { db, clock },
      FERRY.map((one) => ({ ...one, newspaper: `${one.newspaper}-2` })),
    );
    const report = await analyseDue(context());
    expect(report).toMatchObject({ analysed: 1, failed: { count: 1 } });
    expect(await due()).toEqual([bad.event]);
    expect(await readAnalysis({ db }, good.event)).not.toBeNull();
  });

  test("two do not write at once", async () => {
    await putEvent({ db, clock }, FERRY);
    await takeLeases({ db, clock, holder: "another" }, ["analysis"], HOUR);
    expect(await analyseDue(context())).toBe("busy");
    await expect(analyseEvent(context(), 1)).rejects.toThrow("analysis_busy");
  });

  test("the same articles give the same analysis, whatever the order they came in", async () => {
    const one = await putEvent({ db, clock }, FERRY);
    const other = await putEvent(
      { db, clock },
      FERRY.toReversed().map((article) => ({ ...article, newspaper: `${article.newspaper}-2` })),
    );
    await analyseDue(context());
    const texts = async (event: number) =>
      tell((await readAnalysis({ db }, event))!.sections.summary, "es")
        .map(({ text }) => text)
        .sort();
    expect(await texts(one.event)).toEqual(await texts(other.event));
  });
});

describe("a model that writes", () => {
  const name = { kind: "model" as const, name: "tester", version: "v1" };
  const answering = (make: (ids: number[]) => Partial<Findings>): Analyst => ({
    name,
    analyse: async ({ articles: some }) => ({
      findings: {
        summary: [],
        facts: [],
        contradictions: [],
        opinions: [],
        context: [],
        declarations: [],
        framing: [],
        impact: [],
        ...make(some.map(({ id }) => id)),
      },
      usage: { calls: 1, inputTokens: 900, outputTokens: 100 },
    }),
  });
  const summary = (text: string, source: number) => ({
    summary: [{ wordings: [{ language: "en" as const, text, from: null }], sources: [source] }],
  });

  test("what holds is shown under its name, what it invents is dropped, and its cost is on record", async () => {
    const { event } = await putEvent({ db, clock }, FERRY);
    const analyst = answering((ids) => ({
      summary: [
        ...summary("The ferry Alba sank off Costa Verde with 412 people on board.", ids[1]!).summary,
        ...summary("The ferry Alba sank with 530 people on board.", ids[1]!).summary,
      ],
    }));
    const report = await analyseDue(context(analyst));
    expect(report).toMatchObject({ analysed: 1, tokens: 1000, dropped: { number_not_in_source: 1 } });
    const analysis = (await readAnalysis({ db }, event))!;
    expect(analysis.authors.summary).toEqual(name);
    expect(analysis.authors.declarations.kind).toBe("embedded");
    expect(tell(analysis.sections.summary, "en").map(({ text }) => text)).toEqual([
      "The ferry Alba sank off Costa Verde with 412 people on board.",
    ]);
  });

  test("a model that fails leaves the event to the embedded analyst, and the reason is on record", async () => {
    const { event } = await putEvent({ db, clock }, FERRY);
    const failing: Analyst = {
      name,
      analyse: () => Promise.reject(new AnalystFailure("timeout", "no answer", { usage: NO_USAGE })),
    };
    expect(await analyseDue(context(failing))).toMatchObject({ analysed: 1, fallbacks: { timeout: 1 } });
    const [row] = await db.select().from(analyses).where(eq(analyses.eventId, event));
    expect(row).toMatchObject({ fallback: "timeout" });
    expect((await readAnalysis({ db }, event))!.authors.summary.kind).toBe("embedded");
    expect(await db.$count(analysisDays)).toBe(0);
  });
});

describe("a person edits", () => {
  const factOf = async (event: number) => (await readAnalysis({ db }, event))!.sections.facts[0]!;

  test("a correction is visible and stays, whatever is found later", async () => {
    const first = await putEvent({ db, clock }, FERRY);
    await analyseDue(context());
    const fact = await factOf(first.event);
    const address = { eventId: first.event, section: "facts", key: fact.key };
    await correctStatement(context(), address, {
      language: "es",
      text: "El ferri Alba se hundió el miércoles.",
    });
    await putEvent({ db, clock }, [LATER], first);
    await analyseDue(context());
    const analysis = (await readAnalysis({ db }, first.event))!;
    const kept = analysis.sections.facts.find(({ key }) => key === fact.key)!;
    expect(kept).toMatchObject({ pinned: true, correction: { before: fact.item } });
    expect(analysis.changes.find(({ by }) => by === "editor")).toMatchObject({ kind: "corrected" });
  });

  test("what was withdrawn does not come back", async () => {
    const first = await putEvent({ db, clock }, FERRY);
    await analyseDue(context());
    const { key } = await factOf(first.event);
    await withdrawStatement(context(), { eventId: first.event, section: "facts", key });
    await putEvent({ db, clock }, [LATER], first);
    await analyseDue(context());
    const { sections } = (await readAnalysis({ db }, first.event))!;
    expect(sections.facts.map((one) => one.key)).not.toContain(key);
  });

  test("a signed analysis is frozen until the signature is taken back", async () => {
    const first = await putEvent({ db, clock }, FERRY);
    await analyseDue(context());
    await signAnalysis({ db, clock }, first.event, "Ana Ruiz");
    await putEvent({ db, clock }, [LATER], first);
    expect(await due()).toEqual([]);
    await expect(analyseEvent(context(), first.event)).rejects.toThrow("analysis_signed");
    expect((await readAnalysis({ db }, first.event))!.signed).toEqual({ by: "Ana Ruiz", at: NOON });
    await signAnalysis({ db, clock }, first.event, null);
    expect(await due()).toEqual([first.event]);
    const kinds = (await readAnalysis({ db }, first.event))!.changes.map(({ kind }) => kind);
    expect(kinds).toEqual(["unsigned", "signed", "written"]);
  });

  test("what is not there, or not worded, is refused with its reason", async () => {
    const { event } = await putEvent({ db, clock }, FERRY);
    const wording = { language: "es" as const, text: "Algo." };
    const address = { eventId: event, section: "facts", key: "none" };
    await expect(correctStatement(context(), address, wording)).rejects.toThrow("analysis_not_found");
    await analyseDue(context());
    await expect(correctStatement(context(), address, wording)).rejects.toThrow("statement_not_found");
    const [quote] = (await readAnalysis({ db }, event))!.sections.declarations;
    const spoken = { eventId: event, section: "declarations", key: quote!.key };
    await expect(correctStatement(context(), spoken, wording)).rejects.toThrow("statement_not_worded");
    await expect(signAnalysis({ db, clock }, event, "  ")).rejects.toThrow("signature_empty");
  });
});

test("an event in other languages, or older than its articles' texts, is left as it is", async () => {
  const foreign = await putEvent(
    { db, clock },
    FERRY.map((one) => ({ ...one, language: "pl" })),
  );
  const old = await putEvent(
    { db, clock },
    FERRY.map((one) => ({ ...one, newspaper: `${one.newspaper}-2` })),
  );
  clock.at += 15 * DAY;
  expect(await analyseDue(context())).toMatchObject({ analysed: 0, failed: { count: 0 } });
  expect(await readAnalysis({ db }, foreign.event)).toBeNull();
  expect(await readAnalysis({ db }, old.event)).toBeNull();
  await expect(analyseEvent(context(), old.event)).rejects.toThrow("analysis_unreadable");
});

test("an event of headlines alone is told from them", async () => {
  const { event } = await putEvent(
    { db, clock },
    FERRY.map((one) => ({ ...one, summary: "" })),
  );
  await analyseDue(context());
  expect((await readAnalysis({ db }, event))!.sections.contradictions.length).toBeGreaterThan(0);
});
