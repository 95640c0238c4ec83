import { eq } from "drizzle-orm";
import { chunks, type Db, runBatch, type Statements } from "../../db/client";
import { analyses, analysisChanges, events } from "../../db/schema";
import type { AnalysisChange } from "./grow";
import { countContradictions, type KeptSections } from "./kept";

export type StoredAnalysis = typeof analyses.$inferSelect;
type NewAnalysis = Omit<typeof analyses.$inferInsert, "eventId" | "sections"> & {
  eventId: number;
  sections: KeptSections;
};

/**
 * Statements that put an analysis, its changes and its event's count of contradictions into the database. They run in
 * one transaction.
 */
export function storeAnalysis(
  db: Db,
  analysis: NewAnalysis,
  changes: readonly (typeof analysisChanges.$inferInsert)[],
): Promise<void> {
  const { eventId, ...values } = analysis;
  const contradictionCount = countContradictions(analysis.sections.contradictions);
  const statements: Statements[number][] = [
    db.insert(analyses).values(analysis).onConflictDoUpdate({ target: analyses.eventId, set: values }),
    db.update(events).set({ contradictionCount }).where(eq(events.id, eventId)),
    ...chunks(changes).map((some) => db.insert(analysisChanges).values(some)),
  ];
  return runBatch(db, statements);
}

/** Changes as rows of the record. Framing is counted anew at each look, so its coming and going is no news. */
export function changeRows(
  eventId: number,
  at: number,
  by: (typeof analysisChanges.$inferInsert)["by"],
  changes: readonly AnalysisChange[],
): (typeof analysisChanges.$inferInsert)[] {
  return changes
    .filter(({ section }) => section !== "framing")
    .map((change) => ({ eventId, at, by, ...change }));
}

/** The first line of an event's record: how many statements there were at first, from which articles. */
export function writtenRow(
  eventId: number,
  at: number,
  changes: readonly AnalysisChange[],
): typeof analysisChanges.$inferInsert {
  const after: Record<string, number> = {};
  for (const { section } of changes) after[section] = (after[section] ?? 0) + 1;
  const articles = [...new Set(changes.flatMap((change) => change.articles))];
  return {
    eventId,
    at,
    by: "analysis",
    kind: "written",
    section: "",
    key: "",
    before: null,
    after,
    articles,
  };
}
