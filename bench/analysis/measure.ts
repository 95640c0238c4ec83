import type { Analyst } from "../../domain/analysis/analyst";
import { type Findings, type Section, sections } from "../../domain/analysis/findings";
import { readEvent } from "../../domain/analysis/reading/read";
import { verify } from "../../domain/analysis/verifier";
import { type AnalysisCase, eventOf } from "./cases";
import {
  contradictionLikeness,
  contradictionsOf,
  coversLookAlike,
  factLikeness,
  opinionLikeness,
  type Pairing,
  pair,
  quoteLikeness,
  speakerIsRight,
} from "./matching";
import { Tally } from "./tally";

/** What went wrong, for a person to read. */
export interface Miss {
  event: string;
  section: string;
  what: "missed" | "false";
  text: string;
}

/** All that was measured over some cases. */
export interface Measured {
  events: number;
  articles: number;
  tally: Tally;
  /** Look-alikes, and how many were taken for contradictions. */
  lookAlikes: { planted: number; fooled: number; byWhy: Record<string, { planted: number; fooled: number }> };
  /** Statements written, by section, and those the verifier dropped, by reason. */
  written: Record<Section, number>;
  dropped: Record<string, number>;
  milliseconds: number;
  misses: Miss[];
}

/** Has every case analysed and verified, and compares it with its truth. */
export async function measure(cases: AnalysisCase[], analyst: Analyst): Promise<Measured> {
  const measured: Measured = {
    events: cases.length,
    articles: cases.reduce((sum, { articles }) => sum + articles.length, 0),
    tally: new Tally(["contradictions", "quotes", "fact sources"]),
    lookAlikes: { planted: 0, fooled: 0, byWhy: {} },
    written: Object.fromEntries(sections.map((section) => [section, 0])) as Record<Section, number>,
    dropped: {},
    milliseconds: 0,
    misses: [],
  };
  for (const [i, one] of cases.entries()) {
    const event = eventOf(one, i + 1);
    const began = performance.now();
    const { findings } = await analyst.analyse(event);
    const verified = verify(findings, readEvent(event));
    measured.milliseconds += performance.now() - began;
    for (const section of sections) measured.written[section] += verified.findings[section].length;
    for (const { reason } of verified.dropped) measured.dropped[reason] = (measured.dropped[reason] ?? 0) + 1;
    compare(one, verified.findings, measured);
  }
  return measured;
}

function compare(one: AnalysisCase, findings: Findings, measured: Measured): void {
  const { truth, event } = one;
  const { tally, misses } = measured;
  const languageOf = new Map(one.articles.map(({ id, language }) => [id, language]));
  const languages = (ids: readonly number[]) => [...new Set(ids.map((id) => languageOf.get(id) ?? "?"))];
  const miss = (section: string, what: Miss["what"], text: string) =>
    misses.push({ event, section, what, text });

  const contradictions = pair(contradictionsOf(findings), truth.contradictions, contradictionLikeness);
  settle("contradictions", contradictions, {
    found: ({ versions }) => versions.flatMap(({ sources }) => sources),
    truth: ({ versions }) => versions.flatMap(({ articles }) => articles),
    toldOf: ({ key, versions }) =>
      `${key}: ${versions.map(({ value, sources }) => `${value[0]!.text} [${sources}]`).join(" | ")}`,
    told: ({ about, versions }) =>
      `${about}: ${versions.map(({ value, articles }) => `${value} [${articles}]`).join(" | ")}`,
    isFalse: () => true,
  });
  const wrong = contradictions.found.filter((found) => ![...contradictions.matched.values()].includes(found));
  for (const lookAlike of truth.look_alikes) {
    const fooled = wrong.some((found) => coversLookAlike(found, lookAlike)) ? 1 : 0;
    const { why } = lookAlike;
    measured.lookAlikes.byWhy[why] ??= { planted: 0, fooled: 0 };
    const byWhy = measured.lookAlikes.byWhy[why];
    for (const count of [measured.lookAlikes, byWhy]) {
      count.planted++;
      count.fooled += fooled;
    }
  }

  const quotes = pair(findings.declarations, truth.quotes, quoteLikeness, true);
  const misattributed = new Set<Findings["declarations"][number]>();
  for (const [quote, found] of quotes.matched) {
    if (speakerIsRight(found, quote)) continue;
    quotes.matched.delete(quote);
    misattributed.add(found);
    miss("quotes", "false", `“${quote.text}” is of ${quote.speaker}, not of ${found.speaker}`);
  }
  settle("quotes", quotes, {
    found: ({ sources }) => sources,
    truth: ({ article }) => [article],
    toldOf: ({ quote, speaker }) => `“${quote}” ${speaker}`,
    told: ({ text, speaker }) => `“${text}” ${speaker}`,
    isFalse: (found) => misattributed.has(found),
  });
  const facts = pair(findings.facts, truth.facts, factLikeness(one));
  for (const [fact, found] of facts.matched) {
    for (const id of found.sources)
      tally.add("fact sources", languages([id]), fact.articles.includes(id) ? "right" : "false");
    for (const id of fact.articles)
      if (!found.sources.includes(id)) tally.add("fact sources", languages([id]), "missed");
  }
  settle("facts", facts, {
    found: ({ sources }) => sources,
    truth: ({ articles }) => articles,
    toldOf: ({ wordings, sources }) => `${wordings[0]!.text} [${sources}]`,
    told: ({ text, articles }) => `${text} [${articles}]`,
    isFalse: () => false,
  });
  settle("opinions", pair(findings.opinions, truth.opinions, opinionLikeness), {
    found: ({ sources }) => sources,
    truth: ({ article }) => [article],
    toldOf: ({ wordings }) => wordings[0]!.text,
    told: ({ text }) => text,
    isFalse: () => false,
  });

  /** Counts a section's pairs. Where the truth does not list everything, what it lacks is counted apart. */
  function settle<Found, True>(
    section: string,
    { found, truths, matched }: Pairing<Found, True>,
    of: {
      found: (found: Found) => number[];
      truth: (truth: True) => number[];
      toldOf: (found: Found) => string;
      told: (truth: True) => string;
      /** Whether one that is no true one is wrong; the truth of some sections does not list everything. */
      isFalse: (found: Found) => boolean;
    },
  ): void {
    for (const one of truths) {
      const right = matched.has(one);
      tally.add(section, languages(of.truth(one)), right ? "right" : "missed");
      if (!right) miss(section, "missed", of.told(one));
    }
    const used = new Set(matched.values());
    for (const one of found) {
      if (used.has(one)) continue;
      const isFalse = of.isFalse(one);
      tally.add(section, languages(of.found(one)), isFalse ? "false" : "unplanted");
      if (isFalse) miss(section, "false", of.toldOf(one));
    }
  }
}
