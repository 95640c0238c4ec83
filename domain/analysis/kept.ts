import { z } from "zod";
import type { StoredSections } from "../../db/schema";
import {
  type Contradiction,
  type Findings,
  findings as findingsSchema,
  type Section,
  sections,
} from "./findings";

/** A statement of one section. */
export type Item<S extends Section = Section> = Findings[S][number];

/** A statement that stands in an event's analysis. Times in ms, UTC. */
export interface Kept<T> {
  /** Names it within its section, as long as it stands. */
  key: string;
  addedAt: number;
  item: T;
  /** What stood here before, when it was replaced, and the articles that replaced it; null where it never was. */
  correction: { at: number; before: T; articles: number[] } | null;
  /** An editor wrote it: no analysis replaces it. */
  pinned: boolean;
}

export type KeptSections = { [S in Section]: Kept<Item<S>>[] };

const keptOf = <T extends z.ZodType>(item: T) =>
  z.object({
    key: z.string(),
    addedAt: z.number(),
    item,
    correction: z.object({ at: z.number(), before: item, articles: z.array(z.number()) }).nullable(),
    pinned: z.boolean(),
  });

const keptSections = z.object({
  summary: z.array(keptOf(findingsSchema.shape.summary.element)),
  facts: z.array(keptOf(findingsSchema.shape.facts.element)),
  contradictions: z.array(keptOf(findingsSchema.shape.contradictions.element)),
  opinions: z.array(keptOf(findingsSchema.shape.opinions.element)),
  context: z.array(keptOf(findingsSchema.shape.context.element)),
  declarations: z.array(keptOf(findingsSchema.shape.declarations.element)),
  framing: z.array(keptOf(findingsSchema.shape.framing.element)),
  impact: z.array(keptOf(findingsSchema.shape.impact.element)),
});

export const noSections = (): KeptSections => ({
  summary: [],
  facts: [],
  contradictions: [],
  opinions: [],
  context: [],
  declarations: [],
  framing: [],
  impact: [],
});

/** Stored sections as they are worked with. Throws on a shape that this version did not write. */
export const readSections = (stored: StoredSections): KeptSections =>
  keptSections.parse(stored) as KeptSections;

/** The statements alone. */
export function itemsOf(kept: KeptSections): Findings {
  const items = sections.map((section) => [section, kept[section].map((one) => one.item)]);
  return Object.fromEntries(items) as Findings;
}

/** Articles that a statement rests on. */
export const sourcesOf = (item: Item): number[] =>
  "versions" in item ? [...new Set(item.versions.flatMap((one) => one.sources))] : item.sources;

/** How many of these are contradictions proper, and no updates, roundings or other units. */
export const countContradictions = (some: readonly Kept<Contradiction>[]): number =>
  some.filter(({ item }) => item.relation === "contradiction").length;
