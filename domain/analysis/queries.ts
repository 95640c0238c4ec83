import { desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  analyses,
  analysisChanges,
  articles,
  eventArticles,
  eventRedirects,
  newspapers,
  type StoredAuthor,
} from "../../db/schema";
import { standingId } from "../events/queries";
import { type Section, sections } from "./findings";
import { type KeptSections, readSections, sourcesOf } from "./kept";

/** An article that statements rest on. */
export interface SourceOfStatement {
  id: number;
  headline: string;
  url: string;
  language: string;
  /** ms, UTC */
  publishedAt: number;
  /** Whether its newspaper has changed headline or summary since it was first read. */
  changed: boolean;
  newspaper: { slug: string; name: string; domain: string; country: string };
}

/** One line of an analysis's record. `before` and `after` are statements of the section as they were then. */
export type AnalysisChangeLine = Omit<typeof analysisChanges.$inferSelect, "eventId">;

/** An event's analysis as it stands. Times in ms, UTC. */
export interface StandingAnalysis {
  sections: KeptSections;
  authors: Record<Section, StoredAuthor>;
  madeAt: number;
  changedAt: number;
  /** Articles and newspapers it was made from. */
  articleCount: number;
  newspaperCount: number;
  /** The person who read, edited and answers for it. */
  signed: { by: string; at: number } | null;
  /** By id, every article that a statement or a change names. */
  sources: Map<number, SourceOfStatement>;
  /** Newest first, at most `MOST_CHANGES`. */
  changes: AnalysisChangeLine[];
}

const MOST_CHANGES = 60;

/** The analysis of an event, by its own or a merged id; null while there is none. */
export async function readAnalysis({ db }: { db: Db }, eventId: number): Promise<StandingAnalysis | null> {
  const event = standingId(eventId);
  const [[row], changes, ofEvent] = await db.batch([
    db.select().from(analyses).where(eq(analyses.eventId, event)),
    db
      .select()
      .from(analysisChanges)
      .where(or(eq(analysisChanges.eventId, event), inArray(analysisChanges.eventId, mergedInto(db, event))))
      .orderBy(desc(analysisChanges.at), desc(analysisChanges.id))
      .limit(MOST_CHANGES),
    selectSources(db)
      .innerJoin(eventArticles, eq(eventArticles.articleId, articles.id))
      .where(eq(eventArticles.eventId, event)),
  ]);
  if (!row) return null;
  const standing = readSections(row.sections);
  const named = new Set<number>();
  for (const section of sections)
    for (const { item } of standing[section]) for (const id of sourcesOf(item)) named.add(id);
  for (const change of changes) for (const id of change.articles) named.add(id);
  return {
    sections: standing,
    authors: row.authors as Record<Section, StoredAuthor>,
    madeAt: row.madeAt,
    changedAt: row.changedAt,
    articleCount: row.articleCount,
    newspaperCount: row.newspaperCount,
    signed: row.signedBy !== null && row.signedAt !== null ? { by: row.signedBy, at: row.signedAt } : null,
    sources: await sourcesById(db, named, ofEvent),
    changes: changes.map(({ eventId: _, ...line }) => line),
  };
}

/** Events that became part of it: their records are its own. */
const mergedInto = (db: Db, eventId: SQL<number>) =>
  db.select({ id: eventRedirects.oldId }).from(eventRedirects).where(eq(eventRedirects.newId, eventId));

const selectSources = (db: Db) =>
  db
    .select({
      id: articles.id,
      headline: articles.headline,
      url: articles.url,
      language: articles.language,
      publishedAt: articles.publishedAt,
      changed: sql`${articles.updatedAt} > ${articles.firstReadAt}`.mapWith(Boolean),
      newspaper: {
        slug: newspapers.slug,
        name: newspapers.name,
        domain: newspapers.domain,
        country: newspapers.country,
      },
    })
    .from(articles)
    .innerJoin(newspapers, eq(newspapers.id, articles.newspaperId));

/** The articles of these ids. Nearly always the event has them all; only what has left it is asked for. */
async function sourcesById(
  db: Db,
  ids: ReadonlySet<number>,
  ofEvent: SourceOfStatement[],
): Promise<Map<number, SourceOfStatement>> {
  const found = new Map(ofEvent.filter(({ id }) => ids.has(id)).map((source) => [source.id, source]));
  const missing = [...ids].filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const rows = await selectSources(db).where(inArray(articles.id, missing));
  return new Map([...found, ...rows.map((row): [number, SourceOfStatement] => [row.id, row])]);
}
