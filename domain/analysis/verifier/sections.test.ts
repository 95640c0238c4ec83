import { describe, expect, test } from "vitest";
import type { Contradiction, Findings, FramingItem, ImpactItem, OpinionItem } from "../findings";
import { readEvent } from "../reading/read";
import { EVENT, NOTHING, own, said, told } from "./testing";
import { verifierOf } from "./verify";

const verify = verifierOf(readEvent(EVENT));
const checked = (some: Partial<Findings>) => verify({ ...NOTHING, ...some });

describe("declarations", () => {
  const SURVIVOR = "No había chalecos para todos";
  const verdict = (...one: Parameters<typeof said>) =>
    checked({ declarations: [said(...one)] }).dropped[0]?.reason ?? "stands";

  test("stand word for word in each source that they keep", () => {
    const { findings, dropped } = checked({ declarations: [said(SURVIVOR, "Rosa Quiroga", [11, 14, 99])] });
    expect(findings.declarations).toEqual([said(SURVIVOR, "Rosa Quiroga", [11])]);
    expect(dropped).toEqual([]);
  });

  test.each<[string, Parameters<typeof said>]>([
    ["quote_not_verbatim", ["No había chalecos para nadie", "Rosa Quiroga", [11]]],
    ["quote_not_verbatim", ["No había chalecos para todos […] en bolsa", "Rosa Quiroga", [11]]],
    ["quote_not_verbatim", ["No había chalecos para todos en bolsa", "Rosa Quiroga", [11]]],
    ["quote_not_verbatim", ["No hab\u00eda ch\u0430lecos para todos", "Rosa Quiroga", [11]]],
    ["quote_not_verbatim", [SURVIVOR, "Rosa Quiroga", [12]]],
    ["speaker_not_in_source", [SURVIVOR, "Helen Marsh", [11]]],
    ["speaker_not_in_source", [SURVIVOR, "Rosa Quirogaa", [11]]],
    ["speaker_not_in_source", [SURVIVOR, "la", [11]]],
    ["no_source", [SURVIVOR, "Rosa Quiroga", [99]]],
    ["wrong_language", [SURVIVOR, "Rosa Quiroga", [11], { language: "de" }]],
    ["markup", [`<i>${SURVIVOR}</i>`, "Rosa Quiroga", [11]]],
    ["markup", ["No ha\u200dbía chalecos para todos", "Rosa Quiroga", [11]]],
    ["quote_too_long", [SURVIVOR.repeat(20), "Rosa Quiroga", [11]]],
    ["empty", ["…", "Rosa Quiroga", [11]]],
  ])("are dropped as %s: %j", (reason, one) => {
    expect(verdict(...one)).toBe(reason);
  });

  test("lose an office that the source does not give", () => {
    const minister = said("viajará el jueves a la zona", "Iván Solís", [11], {
      office: "ministro de Transportes",
    });
    expect(checked({ declarations: [minister] })).toEqual({
      findings: { ...NOTHING, declarations: [minister] },
      dropped: [],
    });
    expect(checked({ declarations: [{ ...minister, office: "ministro del Interior" }] })).toEqual({
      findings: { ...NOTHING, declarations: [{ ...minister, office: null }] },
      dropped: [{ section: "declarations", reason: "office_not_in_source", item: "ministro del Interior" }],
    });
  });
});

describe("contradictions", () => {
  const fourteen = {
    value: [
      { language: "es" as const, text: "al menos 14" },
      { language: "de" as const, text: "mindestens vierzehn" },
    ],
    amount: { low: 14, high: 14 },
    sources: [11],
    evidence: [{ article: 11, text: "Al menos 14 muertos al hundirse un ferri en Puerto Alba" }],
  };
  const seventeen = {
    value: [{ language: "en" as const, text: "17" }],
    amount: null,
    sources: [12],
    evidence: [
      { article: 12, text: "At least 17 people died when a ferry sank on Tuesday, coastguard chief…" },
    ],
  };
  const killed: Contradiction = {
    key: "figure:killed",
    kind: "figure",
    relation: "contradiction",
    question: [{ language: "en", text: "How many people were killed?" }],
    unit: null,
    versions: [fourteen, seventeen],
  };
  const versionsOf = (...versions: Contradiction["versions"]) =>
    checked({ contradictions: [{ ...killed, versions }] });

  test("stand with versions of different articles and their words", () => {
    expect(checked({ contradictions: [killed] })).toEqual({
      findings: { ...NOTHING, contradictions: [killed] },
      dropped: [],
    });
  });

  test("lose articles that the event has not, and those of another version", () => {
    const both = { ...seventeen, sources: [11, 12, 99] };
    expect(versionsOf(fourteen, both).findings.contradictions[0]!.versions).toEqual([fourteen, seventeen]);
    expect(versionsOf(fourteen, { ...fourteen }).findings.contradictions).toEqual([]);
  });

  test.each<[string, Contradiction["versions"][number]]>([
    ["number_not_in_source", { ...seventeen, value: [{ language: "en", text: "71" }] }],
    [
      "number_not_in_source",
      { ...seventeen, value: [...seventeen.value, { language: "fr", text: "dix-huit" }] },
    ],
    ["extract_not_found", { ...seventeen, evidence: [{ article: 12, text: "At least 17 people drowned" }] }],
    ["no_source", { ...seventeen, evidence: [{ article: 11, text: fourteen.evidence[0]!.text }] }],
    ["no_source", { ...seventeen, sources: [99] }],
    ["markup", { ...seventeen, value: [{ language: "en", text: "17<br>" }] }],
  ])("with a version that is %s fall", (reason, version) => {
    const { findings, dropped } = versionsOf(fourteen, version);
    expect(findings.contradictions).toEqual([]);
    expect(dropped.map((one) => one.reason)).toEqual([reason, "versions"]);
  });

  test("with three versions lose the bad one alone", () => {
    const made = {
      ...seventeen,
      sources: [13],
      evidence: [{ article: 13, text: "Suche nach 41 Vermissten" }],
    };
    const { findings, dropped } = versionsOf(fourteen, made, seventeen);
    expect(findings.contradictions).toEqual([killed]);
    expect(dropped.map((one) => one.reason)).toEqual(["extract_not_found"]);
  });
});

describe("opinions", () => {
  const opinion = (holder: string | null): OpinionItem => ({
    ...told("en", "The owner saves too much", [13]),
    holder,
    stance: "against",
  });

  test("belong to someone whom a source names, or to its newspaper", () => {
    for (const holder of ["Katrin Holm", "paper-13", null])
      expect(checked({ opinions: [opinion(holder)] }).findings.opinions).toEqual([opinion(holder)]);
    for (const holder of ["Karin Holm", "paper-99"])
      expect(checked({ opinions: [opinion(holder)] }).dropped).toMatchObject([
        { reason: "speaker_not_in_source" },
      ]);
  });
});

describe("context", () => {
  const { id, at } = EVENT.earlier[0]!;
  const before = { ...told("es", "Hubo una inspección de 20 ferris", [11]), event: id, at };

  test("names earlier events of this one, whose titles it may tell", () => {
    expect(checked({ context: [before] }).findings.context).toEqual([before]);
    const none = { ...before, event: null, at: null };
    expect(checked({ context: [none] }).dropped).toMatchObject([{ reason: "number_not_in_source" }]);
    for (const wrong of [{ event: 91 }, { at: at + 1 }])
      expect(checked({ context: [{ ...before, ...wrong }] }).dropped).toMatchObject([
        { reason: "event_unknown" },
      ]);
  });
});

describe("impact", () => {
  const report: ImpactItem = {
    ...told("en", "The German government will report", [14]),
    certainty: "planned",
    when: "le mois prochain",
  };

  test("keeps its time only in a source's own words", () => {
    expect(checked({ impact: [report] }).findings.impact).toEqual([report]);
    expect(checked({ impact: [{ ...report, when: "en avril" }] })).toEqual({
      findings: { ...NOTHING, impact: [{ ...report, when: null }] },
      dropped: [{ section: "impact", reason: "date_not_in_source", item: "en avril" }],
    });
  });
});

describe("framing", () => {
  const word = (text: string) => ({ word: text, language: "es", here: 3, elsewhere: 0, z: 2.1 });
  const facts = ["Fourteen people died", "Forty people died", "32 people were wounded"].map((text) =>
    told("en", text, [11]),
  );
  const spain: FramingItem = {
    country: "ES",
    newspapers: 1,
    sources: [11, 99],
    first: [
      { fact: 1, share: 1 },
      { fact: 2, share: 0.5 },
    ],
    omits: [0, 1],
    words: [word("chalecos"), word("naufragio")],
  };

  test("keeps articles, words and facts that are there, facts by their new places", () => {
    const { findings, dropped } = checked({ facts, framing: [spain] });
    expect(findings.facts).toEqual([facts[0], facts[2]]);
    expect(findings.framing).toEqual([
      { ...spain, sources: [11], first: [{ fact: 1, share: 0.5 }], omits: [0], words: [word("chalecos")] },
    ]);
    expect(dropped.map(({ reason }) => reason)).toEqual(["number_not_in_source", "word_not_in_source"]);
    expect(checked({ framing: [{ ...spain, sources: [99] }] }).findings.framing).toEqual([]);
  });
});

test("what has nothing wrong comes back as it was", () => {
  const findings = {
    ...NOTHING,
    summary: [{ wordings: [own("en", "Fourteen people died")], sources: [11] }],
  };
  expect(verify(findings)).toEqual({ findings, dropped: [] });
});
