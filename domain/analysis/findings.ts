import { z } from "zod";
import { LANGUAGES } from "../shared/languages";

/** Ids of articles of the event, each once, at least one. */
const sources = z.array(z.int()).min(1);
const language = z.enum(LANGUAGES);

/** A text in one language: words of ours (`from` null) or a verbatim extract of the article `from`. */
export const wording = z.object({
  language,
  text: z.string().min(1),
  from: z.int().nullable(),
});
/** The same statement in one or several languages, each language at most once. */
const wordings = z.array(wording).min(1);

/**
 * A sentence of the summary, or a statement that several newspapers share. `about` names the quantity it tells, if
 * it tells one ("figure:killed"): a later statement about the same corrects this one.
 */
export const statement = z.object({ wordings, sources, about: z.string().optional() });

export const datePrecisions = ["year", "month", "day"] as const;
/**
 * What was before: a background sentence, or an earlier event (`event` its id, `at` its time in ms UTC). `precision`
 * says how much of `at` a sentence tells; analyses of before 2026-11-22 lack it.
 */
export const contextItem = statement.extend({
  event: z.int().nullable(),
  at: z.int().nullable(),
  precision: z.enum(datePrecisions).optional(),
});

export const certainties = ["certain", "planned", "likely", "possible", "unlikely"] as const;
/** What may come: how certain the source is, and when in the source's own words ("next month"), if it says so. */
export const impactItem = statement.extend({
  certainty: z.enum(certainties),
  when: z.string().nullable(),
});

export const stances = ["for", "against", "mixed"] as const;
/** A judgement. `holder` is a person or newspaper; `sources` are the articles that stand behind it. */
export const opinionItem = statement.extend({
  holder: z.string().nullable(),
  stance: z.enum(stances).nullable(),
});

/** What someone said: `quote` stands verbatim in each source. Indirect speech is the newspaper's wording of it. */
export const declaration = z.object({
  quote: z.string().min(1),
  language: z.string().min(2),
  speaker: z.string().min(1),
  office: z.string().nullable(),
  indirect: z.boolean(),
  sources,
});

export const contradictionKinds = [
  "figure",
  "money",
  "date",
  "place",
  "agent",
  "occurrence",
  "denial",
] as const;
/** Why versions differ; only the first is a contradiction. */
export const contradictionRelations = ["contradiction", "update", "rounding", "unit"] as const;

/** One version of a disputed statement and who tells it. */
export const version = z.object({
  /** The value as it is shown ("41", "at least 40", "Tuesday"), by language; at least one. */
  value: z.array(z.object({ language, text: z.string().min(1) })).min(1),
  /** For figures: the least and the most it says, in the contradiction's unit. */
  amount: z.object({ low: z.number(), high: z.number() }).nullable(),
  sources,
  /** Where it stands: verbatim sentences, at most 200 characters each, at most one an article. */
  evidence: z.array(z.object({ article: z.int(), text: z.string().min(1) })).min(1),
});

/** What newspapers tell differently: at least two versions with no article in common. */
export const contradiction = z.object({
  /** Stable name of what it is about within its event, such as "figure:killed" or "place:epicentre". */
  key: z.string().min(1),
  kind: z.enum(contradictionKinds),
  relation: z.enum(contradictionRelations),
  /** The question the versions answer ("How many dead?"), by language; at least one. */
  question: z.array(z.object({ language, text: z.string().min(1) })).min(1),
  /** Canonical unit of the amounts, such as "EUR", "ha", "%"; null for counts and for all that is no figure. */
  unit: z.string().nullable(),
  /** Earliest first. */
  versions: z.array(version).min(2),
});

/** A word that a country's newspapers use far more than the others: log-odds with a prior, as a z-score. */
export const ownWord = z.object({
  word: z.string().min(1),
  language: z.string().min(2),
  /** How often here and in the other countries' articles of that language. */
  here: z.int(),
  elsewhere: z.int(),
  z: z.number(),
});

/** How the newspapers of one country tell the event. Indices of facts refer to the list of facts beside it. */
export const framingItem = z.object({
  country: z.string().length(2),
  newspapers: z.int(),
  sources,
  /** What stands in its headlines and first sentences, with the share of its articles, 0 … 1. */
  first: z.array(z.object({ fact: z.int(), share: z.number() })),
  /** What at least half of the other countries tell and none of its articles does. */
  omits: z.array(z.int()),
  words: z.array(ownWord),
});

/** All faces of an event as an analyst found them. Empty lists where there is nothing to say. */
export const findings = z.object({
  summary: z.array(statement),
  facts: z.array(statement),
  contradictions: z.array(contradiction),
  opinions: z.array(opinionItem),
  context: z.array(contextItem),
  declarations: z.array(declaration),
  framing: z.array(framingItem),
  impact: z.array(impactItem),
});

export type Wording = z.infer<typeof wording>;
export type Statement = z.infer<typeof statement>;
export type DatePrecision = (typeof datePrecisions)[number];
export type ContextItem = z.infer<typeof contextItem>;
export type ImpactItem = z.infer<typeof impactItem>;
export type OpinionItem = z.infer<typeof opinionItem>;
export type Declaration = z.infer<typeof declaration>;
export type Version = z.infer<typeof version>;
export type Contradiction = z.infer<typeof contradiction>;
export type FramingItem = z.infer<typeof framingItem>;
export type Findings = z.infer<typeof findings>;

export const sections = [
  "summary",
  "facts",
  "contradictions",
  "opinions",
  "context",
  "declarations",
  "framing",
  "impact",
] as const satisfies readonly (keyof Findings)[];
export type Section = (typeof sections)[number];
