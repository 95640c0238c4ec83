import { and, asc, desc, eq, exists, gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import {
  accounts,
  articleCategories,
  articles,
  creatorArticles,
  eventCategories,
  events,
  type LaneSelection,
  type LocalizedText,
  lanes,
} from "../../db/schema";
import { asCard, type CreatorArticle, creatorCardColumns, published } from "../creators/queries";
import { asEventCard, type EventCard, eventCardColumns } from "../events/cards";
import { DomainError } from "../shared/errors";
import type { Language } from "../shared/languages";
import { type Clock, HOUR } from "../shared/time";
import { readCursor, writeCursor } from "./cursor";

export type Lane = typeof lanes.$inferSelect;
export type { CreatorArticle, LocalizedText };

/** Lanes in the operator's order. Those that ask for a login are left out for guests. */
export async function listLanes({ db }: { db: Db }, { signedIn }: { signedIn: boolean }): Promise<Lane[]> {
  const rows = await db.select().from(lanes).orderBy(asc(lanes.position), asc(lanes.id));
  return rows.filter((lane) => signedIn || !lane.requiresLogin);
}

/** Throws `lane_not_found`, and `login_required` for a guest at a lane for signed-in readers. */
export async function readLane(
  { db }: { db: Db },
  id: number,
  { signedIn }: { signedIn: boolean },
): Promise<Lane> {
  const [lane] = await db.select().from(lanes).where(eq(lanes.id, id));
  if (!lane) throw new DomainError("not_found", "lane_not_found", { id });
  if (lane.requiresLogin && !signedIn) throw new DomainError("unauthorized", "login_required");
  return lane;
}

export interface PageOptions {
  language: Language;
  /** from 1 */
  page: number;
  pageSize: number;
  categoryId?: number;
  /** A page's `next`: goes on exactly behind it, whatever has arrived since. `page` is then ignored. */
  before?: string;
}

export interface LanePage<Item> {
  items: Item[];
  hasMore: boolean;
  /** For `before`, when there is more. */
  next: string | null;
}

/** "Now" on the front page: what was last told within this time of the newest article. */
const CURRENT = 96 * HOUR;

/** Ranks are integers, higher first; ties go to the younger event. `at` is the moment of reading (ms UTC). */
function rankOf(selection: LaneSelection, at: number): SQL<number> {
  const freshness = sql`(1.0 + max(0, ${at} - ${events.lastPublishedAt}) / cast(${24 * HOUR} as real))`;
  const heat = sql<number>`cast(${events.newspaperCount} * 1000 / ${freshness} as integer)`;
  switch (selection.by) {
    case "newest":
      return sql<number>`${events.firstPublishedAt}`;
    case "most-countries":
      return sql<number>`${events.countryCount} * 1000000 + ${heat}`;
    case "most-languages":
      return sql<number>`${events.languageCount} * 1000000 + ${heat}`;
    case "contradicted":
      return sql<number>`${events.contradictionCount} * 1000000 + ${heat}`;
    default:
      return heat;
  }
}

function belongs(db: Db, selection: LaneSelection): (SQL | undefined)[] {
  const newest = sql`(select max(${events.lastPublishedAt}) from ${events} where ${events.shown} = 1)`;
  const current = gte(events.lastPublishedAt, sql`${newest} - ${CURRENT}`);
  if (selection.by === "newest") return [];
  if (selection.by === "contradicted") return [current, sql`${events.contradictionCount} > 0`];
  if (selection.by === "category") return [current, inCategory(db, selection.categoryId)];
  return [current];
}

function inCategory(db: Db, categoryId: number): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(eventCategories)
      .where(and(eq(eventCategories.eventId, events.id), eq(eventCategories.categoryId, categoryId))),
  );
}

/** One page of an event lane. An article lane has none. Throws `cursor_invalid`, and `lane_not_found` for a banner. */
export async function eventsOfLane(
  { db, clock }: { db: Db; clock: Clock },
  lane: Lane,
  options: PageOptions,
): Promise<LanePage<EventCard>> {
  refuseBanner(lane);
  if (lane.kind !== "eventos") return { items: [], hasMore: false, next: null };
  const cursor = options.before ? readCursor(options.before) : null;
  const at = cursor?.at ?? clock.now();
  const rank = rankOf(lane.selection, at);
  const behind = cursor
    ? sql`(${rank} < ${cursor.rank} or (${rank} = ${cursor.rank} and ${events.id} < ${cursor.id}))`
    : undefined;
  const filter = options.categoryId !== undefined ? inCategory(db, options.categoryId) : undefined;
  const ranked = db
    .select({ id: events.id, rank: rank.as("rank") })
    .from(events)
    .where(and(eq(events.shown, true), ...belongs(db, lane.selection), filter, behind))
    .orderBy(desc(rank), desc(events.id))
    .limit(options.pageSize + 1)
    .offset(cursor ? 0 : (options.page - 1) * options.pageSize)
    .as("ranked");
  const rows = await db
    .select({ rank: ranked.rank, ...eventCardColumns(options.language) })
    .from(ranked)
    .innerJoin(events, eq(events.id, ranked.id))
    .orderBy(desc(ranked.rank), desc(ranked.id));
  const page = rows.slice(0, options.pageSize);
  const last = rows.length > options.pageSize ? page.at(-1) : undefined;
  return {
    items: page.flatMap(asEventCard),
    hasMore: last !== undefined,
    next: last ? writeCursor({ at, rank: last.rank, id: last.event.id }) : null,
  };
}

/** A banner is one sentence: there is no list behind it. */
function refuseBanner(lane: Lane): void {
  if (lane.kind === "banner") throw new DomainError("not_found", "lane_not_found", { id: lane.id });
}

/** One page of an article lane, newest first. An event lane has none. Throws `cursor_invalid`, and `lane_not_found` for a banner. */
export async function articlesOfLane(
  { db, clock }: { db: Db; clock: Clock },
  lane: Lane,
  options: PageOptions,
): Promise<LanePage<CreatorArticle>> {
  refuseBanner(lane);
  if (lane.kind !== "articulos") return { items: [], hasMore: false, next: null };
  const cursor = options.before ? readCursor(options.before) : null;
  const behind = cursor
    ? sql`(${articles.publishedAt} < ${cursor.rank} or (${articles.publishedAt} = ${cursor.rank} and ${articles.id} < ${cursor.id}))`
    : undefined;
  const filter =
    options.categoryId !== undefined
      ? exists(
          db
            .select({ one: sql`1` })
            .from(articleCategories)
            .where(
              and(
                eq(articleCategories.articleId, articles.id),
                eq(articleCategories.categoryId, options.categoryId),
              ),
            ),
        )
      : undefined;
  const rows = await db
    .select(creatorCardColumns)
    .from(articles)
    .innerJoin(creatorArticles, eq(creatorArticles.articleId, articles.id))
    .innerJoin(accounts, eq(accounts.id, creatorArticles.authorId))
    .where(and(eq(articles.origin, "poliedro"), published, filter, behind))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(options.pageSize + 1)
    .offset(cursor ? 0 : (options.page - 1) * options.pageSize);
  const items = rows.slice(0, options.pageSize).map((row) => asCard(row, clock.now()));
  const hasMore = rows.length > options.pageSize;
  const last = items.at(-1);
  return {
    items,
    hasMore,
    next: hasMore && last ? writeCursor({ at: last.publishedAt, rank: last.publishedAt, id: last.id }) : null,
  };
}
