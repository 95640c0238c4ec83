import { and, asc, desc, eq, gt, inArray, isNotNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { articles, eventArticles, events } from "../../db/schema";
import type { Constraint, GroupingResult, LinkColumns } from "./engine/engine";
import { type Evidence, gatherEvidence } from "./evidence";

/** Articles of the window that one grouping holds: up to 116 MB of a Worker's 128 with what grouping adds. */
export const MOST_ARTICLES = 40_000;
/** Of a larger window, this share is its newest articles; the rest stand for the events told before them. */
const NEWEST_SHARE = 0.75;
/**
 * For a shard: newest articles of its own languages, most of what an arrival meets; newest of the others, so that two
 * single articles of two languages and about one hour still meet; and articles that stand for events. It is less than
 * all that memory allows: a shard's call brings fewer arrivals to share what holding the window costs.
 */
const OWN_SHARE = 0.375;
const OTHERS_SHARE = 0.075;
const SHARD_SHARE = 0.7;
/** Most central articles that stand for an event, beside the most central one of each of its languages. */
const STANDING_FOR_EVENT = 3;
/** Languages with fewer arrivals waiting than this share of a call's are taken together. */
const FEW_SHARE = 0.1;

/** The languages whose arrivals one call groups, and how many articles of all languages wait. */
export interface Shard {
  languages: string[];
  waiting: number;
}

/** Whether more than `most` articles were published after `since` (ms UTC). Reads so many entries of an index. */
export async function isBeyond(db: Db, since: number, most: number): Promise<boolean> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(gt(articles.publishedAt, since))
    .orderBy(desc(articles.publishedAt))
    .limit(1)
    .offset(most);
  return row !== undefined;
}

/**
 * Whose turn it is in a window too large for one grouping: the language that has waited longest, and with a small one
 * the other small ones. Null when nothing waits.
 * @param waiting which articles wait
 * @param perCall arrivals of one call
 */
export async function nextShard(db: Db, waiting: SQL | undefined, perCall: number): Promise<Shard | null> {
  const rows = await db
    .select({ language: articles.language, count: sql<number>`count(*)` })
    .from(articles)
    .leftJoin(eventArticles, eq(eventArticles.articleId, articles.id))
    .leftJoin(events, eq(events.id, eventArticles.eventId))
    .where(waiting)
    .groupBy(articles.language)
    .orderBy(sql`min(${articles.firstReadAt})`, desc(sql`count(*)`), asc(articles.language));
  const [first] = rows;
  if (first === undefined) return null;
  const few = (row: { count: number }): boolean => row.count < FEW_SHARE * perCall;
  return {
    languages: (few(first) ? rows.filter(few) : [first]).map((row) => row.language),
    waiting: rows.reduce((sum, row) => sum + row.count, 0),
  };
}

/**
 * Which grouped articles published after `since` (ms UTC) are held. Null, for all of them, as a rule; of a window of
 * more than `most`, so many ids at most: the newest, and for the events told last their most central articles, so
 * that what arrives finds its event. For a shard the newest are those of its languages, and some of the others.
 */
export async function heldArticles(
  db: Db,
  since: number,
  most: number,
  languages?: readonly string[],
): Promise<number[] | null> {
  if (!(await isBeyond(db, since, most))) return null;
  const newest = (share: number, which?: SQL) => newestArticles(db, since, Math.floor(most * share), which);
  const held = new Set<number>();
  const room = languages === undefined ? most : Math.floor(most * SHARD_SHARE);
  const parts =
    languages === undefined
      ? [await newest(NEWEST_SHARE)]
      : [
          await newest(OWN_SHARE, inArray(articles.language, [...languages])),
          await newest(OTHERS_SHARE, notInArray(articles.language, [...languages])),
        ];
  for (const ids of parts) for (const id of ids) held.add(id);
  for (const id of await standingForEvents(db, since, 2 * (room - held.size))) {
    if (held.size >= room) break;
    held.add(id);
  }
  return [...held].sort((a, b) => a - b);
}

async function newestArticles(db: Db, since: number, count: number, which?: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(gt(articles.publishedAt, since), isNotNull(articles.groupedAt), which))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(count);
  return rows.map((row) => row.id);
}

/**
 * Articles that stand for events, of those told last first. The index on the events that are open gives the order, so
 * no more of them are read than `count` articles take.
 */
async function standingForEvents(db: Db, since: number, count: number): Promise<number[]> {
  const rows = await db.all<{ id: number }>(sql`
    select centre.article_id as id from events e cross join event_articles centre
    where e.archived_at is null and e.last_published_at > ${since} and centre.article_id in (
      select article_id from (
        select article_id from event_articles where event_id = e.id order by centrality desc limit ${STANDING_FOR_EVENT}
      ) union select article_id from event_texts where event_id = e.id
    )
    order by e.last_published_at desc limit ${count}`);
  return rows.map((row) => row.id);
}

/** An article of the window by what it is in its event. */
export interface Part {
  article: number;
  event: number;
  centrality: number;
  /** The event's articles in all; 0 where they must be counted anew. */
  of: number;
}

/** The parts of events that are not held whole, by event. `current` tells of each article at hand its event. */
export function partlyHeld(
  parts: readonly Part[],
  current: ReadonlyMap<number, number>,
): Map<number, Part[]> {
  const held = new Map<number, number>();
  for (const event of current.values()) held.set(event, (held.get(event) ?? 0) + 1);
  const partly = new Map<number, Part[]>();
  for (const part of parts) {
    if (part.of !== 0 && held.get(part.event)! >= part.of) continue;
    const list = partly.get(part.event);
    if (list === undefined) partly.set(part.event, [part]);
    else list.push(part);
  }
  return partly;
}

/**
 * What is held of such an event stays together: the links that do so may lead by articles that are not held. It can
 * grow and be merged. An event in which an operator keeps two articles apart is left to its links.
 */
export function tiesOf(
  partly: ReadonlyMap<number, readonly Part[]>,
  current: ReadonlyMap<number, number>,
  constraints: readonly Constraint[],
): Constraint[] {
  const apart = new Set<number | undefined>();
  for (const { a, b, kind } of constraints)
    if (kind === "cannot" && current.get(a) === current.get(b)) apart.add(current.get(a));
  return [...partly].flatMap(([event, [first, ...others]]) =>
    apart.has(event) || first === undefined
      ? []
      : others.map(({ article }) => ({
          a: Math.min(first.article, article),
          b: Math.max(first.article, article),
          kind: "must" as const,
        })),
  );
}

/** Where an event is not held whole, what its articles were worth stands, and the new links add to it. */
export function evidenceOf(
  { clusters, links }: GroupingResult,
  stored: LinkColumns,
  current: ReadonlyMap<number, number>,
  partly: ReadonlyMap<number, readonly Part[]>,
): Evidence {
  const evidence = gatherEvidence(clusters, current, [stored, links]);
  if (partly.size === 0) return evidence;
  const added = gatherEvidence(clusters, current, [links]).centrality;
  const centrality = new Map(evidence.centrality);
  for (const parts of partly.values())
    for (const part of parts) centrality.set(part.article, part.centrality + (added.get(part.article) ?? 0));
  return { ...evidence, centrality };
}
