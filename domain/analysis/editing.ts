import { eq } from "drizzle-orm";
import { type Db, runBatch } from "../../db/client";
import { analyses, analysisChanges } from "../../db/schema";
import { DomainError } from "../shared/errors";
import type { Language } from "../shared/languages";
import { type AnalysisContext, asAnalysisWriter } from "./context";
import { type Section, sections } from "./findings";
import { type Item, type Kept, type KeptSections, readSections, sourcesOf } from "./kept";
import { type StoredAnalysis, storeAnalysis } from "./store";

type EditingContext = Pick<AnalysisContext, "db" | "clock" | "holder">;

/** Which statement of an event's analysis. */
export interface StatementAddress {
  eventId: number;
  section: string;
  key: string;
}

/**
 * An editor's words replace a statement, visibly: what stood before stays on record. No later analysis touches it.
 * Throws `analysis_not_found`, `statement_not_found`, `statement_not_worded` (contradictions, declarations and framing
 * are found, not worded: they can only be withdrawn), `statement_empty`, `analysis_busy`.
 */
export const correctStatement = (
  ctx: EditingContext,
  address: StatementAddress,
  wording: { language: Language; text: string },
): Promise<void> =>
  edit(ctx, address.eventId, (stored, standing, now) => {
    const { section, index, kept } = find(standing, address);
    if (!("wordings" in kept.item)) throw new DomainError("invalid", "statement_not_worded");
    if (wording.text.trim() === "") throw new DomainError("invalid", "statement_empty");
    const others = kept.item.wordings.filter((one) => one.language !== wording.language);
    const item = { ...kept.item, wordings: [{ ...wording, from: null }, ...others] } as Item;
    const correction = { at: now, before: kept.item, articles: [] };
    const list = standing[section] as Kept<Item>[];
    list[index] = { ...kept, item, correction, pinned: true };
    return {
      analysis: { ...stored, sections: standing, changedAt: now },
      change: { kind: "corrected", section, key: kept.key, before: kept.item, after: item, articles: [] },
    };
  });

/** An editor takes a statement out; it does not come back. Throws as `correctStatement` does. */
export const withdrawStatement = (ctx: EditingContext, address: StatementAddress): Promise<void> =>
  edit(ctx, address.eventId, (stored, standing, now) => {
    const { section, index, kept } = find(standing, address);
    (standing[section] as Kept<Item>[]).splice(index, 1);
    const withheld = [...stored.withheld, `${section}/${kept.key}`];
    return {
      analysis: { ...stored, sections: standing, withheld, changedAt: now },
      change: {
        kind: "withdrawn",
        section,
        key: kept.key,
        before: kept.item,
        after: null,
        articles: sourcesOf(kept.item),
      },
    };
  });

interface Edit {
  analysis: Omit<StoredAnalysis, "sections"> & { sections: KeptSections };
  change: Pick<
    typeof analysisChanges.$inferInsert,
    "kind" | "section" | "key" | "before" | "after" | "articles"
  >;
}

async function edit(
  ctx: EditingContext,
  eventId: number,
  make: (stored: StoredAnalysis, standing: KeptSections, now: number) => Edit,
): Promise<void> {
  const done = await asAnalysisWriter(ctx, async () => {
    const stored = await storedAnalysis(ctx.db, eventId);
    const now = ctx.clock.now();
    const { analysis, change } = make(stored, readSections(stored.sections), now);
    await storeAnalysis(ctx.db, analysis, [{ eventId, at: now, by: "editor", ...change }]);
  });
  if (done === "busy") throw new DomainError("conflict", "analysis_busy");
}

async function storedAnalysis(db: Db, eventId: number): Promise<StoredAnalysis> {
  const [stored] = await db.select().from(analyses).where(eq(analyses.eventId, eventId));
  if (!stored) throw new DomainError("not_found", "analysis_not_found", { id: eventId });
  return stored;
}

function find(standing: KeptSections, { section: name, key }: StatementAddress) {
  const section = sections.find((one) => one === name) as Section | undefined;
  const list = section ? (standing[section] as Kept<Item>[]) : [];
  const index = list.findIndex((one) => one.key === key);
  const kept = list[index];
  if (!section || !kept) throw new DomainError("not_found", "statement_not_found", { key: `${name}/${key}` });
  return { section, index, kept };
}

/**
 * A person who has read and edited the analysis answers for it from now on: its label is lifted, and no analysis
 * changes it until the signature is taken back. `by` null takes it back. Throws `analysis_not_found`, `signature_empty`.
 */
export async function signAnalysis(
  { db, clock }: Pick<EditingContext, "db" | "clock">,
  eventId: number,
  by: string | null,
): Promise<void> {
  const name = by?.trim() ?? null;
  if (name === "") throw new DomainError("invalid", "signature_empty");
  const stored = await storedAnalysis(db, eventId);
  if (stored.signedBy === name) return;
  const now = clock.now();
  await runBatch(db, [
    db
      .update(analyses)
      .set({ signedBy: name, signedAt: name === null ? null : now, changedAt: now })
      .where(eq(analyses.eventId, eventId)),
    db.insert(analysisChanges).values({
      eventId,
      at: now,
      by: "editor",
      kind: name === null ? "unsigned" : "signed",
      section: "",
      key: "",
      before: stored.signedBy,
      after: name,
      articles: [],
    }),
  ]);
}
