import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { chunks, type Db } from "../../db/client";
import { articleFeatures, articles, eventArticles, events } from "../../db/schema";
import { LinkColumns, type WindowArticle } from "./engine/engine";
import { extractFeatures, FEATURE_VERSION } from "./engine/features";
import { visitPackedLinks } from "./engine/links";
import type { GroupingContext } from "./lease";
import { WINDOW } from "./schemas";
import { heldArticles, MOST_ARTICLES, type Part } from "./window-cap";

/** Rows of one answer: some 2 MB on the wire. */
const ROWS_PER_ANSWER = 3000;
/** Characters of a lead that are read: at least what features are taken from. */
const LEAD_READ = 1000;

export interface StoredWindow {
  articles: WindowArticle[];
  links: LinkColumns;
  /** Of a window that is not held whole each article that is in an event. */
  parts: Part[];
}

/**
 * The window's articles that are grouped already, with their stored links. Left out are the arrivals themselves, those
 * of archived events, and links to an article that was grouped again after them: it brings its own. Rows are not kept:
 * features lie together, a page in one buffer, and links in columns.
 * @param most of a larger window so many are held, see `heldArticles`
 * @param languages then those of this shard, with what stands for the others
 */
export async function loadWindow(
  { db, clock }: Pick<GroupingContext, "db" | "clock">,
  arrivals: ReadonlySet<number>,
  most = MOST_ARTICLES,
  languages?: readonly string[],
): Promise<StoredWindow> {
  const since = clock.now() - WINDOW;
  const held = await heldArticles(db, since, most, languages);
  const stored: StoredWindow = { articles: [], links: new LinkColumns(), parts: [] };
  const groupedAt = new Map<number, number>();
  for await (const rows of held === null ? allRows(db, since) : heldRows(db, since, held)) {
    const page = new Uint8Array(rows.reduce((sum, row) => sum + row.features.length, 0));
    let at = 0;
    for (const row of rows) {
      if (arrivals.has(row.id)) continue;
      const { id, language, publishedAt, eventId, eventBornAt } = row;
      const features = page.subarray(at, at + row.features.length);
      features.set(row.features);
      at += features.length;
      stored.articles.push({
        id,
        newspaperId: row.newspaperId!,
        language,
        publishedAt,
        features,
        eventId,
        eventBornAt,
      });
      if (held !== null && eventId !== null)
        stored.parts.push({
          article: id,
          event: eventId,
          centrality: row.centrality!,
          of: row.stale ? 0 : row.eventArticles!,
        });
      groupedAt.set(id, row.groupedAt!);
      visitPackedLinks(row.links, (other, p) => stored.links.add(id, other, p));
    }
  }
  stored.links.keep((owner, other) => {
    const at = groupedAt.get(other);
    return at !== undefined && at <= groupedAt.get(owner)!;
  });
  if (held !== null) stored.articles.sort((a, b) => a.publishedAt - b.publishedAt || a.id - b.id);
  return stored;
}

const readRows = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: articles.id,
      newspaperId: articles.newspaperId,
      language: articles.language,
      publishedAt: articles.publishedAt,
      groupedAt: articles.groupedAt,
      features: articleFeatures.features,
      links: articleFeatures.links,
      eventId: eventArticles.eventId,
      centrality: eventArticles.centrality,
      eventBornAt: events.bornAt,
      eventArticles: events.articleCount,
      stale: events.stale,
    })
    .from(articles)
    .innerJoin(
      articleFeatures,
      and(eq(articleFeatures.articleId, articles.id), eq(articleFeatures.version, FEATURE_VERSION)),
    )
    .leftJoin(eventArticles, eq(eventArticles.articleId, articles.id))
    .leftJoin(events, eq(events.id, eventArticles.eventId))
    .where(and(isNotNull(articles.groupedAt), isNull(events.archivedAt), which));

type Rows = Awaited<ReturnType<typeof readRows>>;

/** All of the window, in the order of publication. */
async function* allRows(db: Db, since: number): AsyncGenerator<Rows> {
  let after: { publishedAt: number; id: number } = { publishedAt: since, id: 0 };
  for (;;) {
    const { publishedAt, id } = after;
    const beyond = or(
      gt(articles.publishedAt, publishedAt),
      and(eq(articles.publishedAt, publishedAt), sql`${articles.id} > ${id}`),
    );
    const rows: Rows = await readRows(db, beyond)
      .orderBy(asc(articles.publishedAt), asc(articles.id))
      .limit(ROWS_PER_ANSWER);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_ANSWER) return;
    after = last;
  }
}

async function* heldRows(db: Db, since: number, ids: readonly number[]): AsyncGenerator<Rows> {
  for (const part of chunks(ids, ROWS_PER_ANSWER))
    yield await readRows(db, and(inArray(articles.id, part), gt(articles.publishedAt, since)));
}

/**
 * Of the articles in question those that grouping may take: of newspapers, in the window, of no archived event.
 * The plus keeps SQLite from the index on the origin, by which it would read the whole window for the few that wait.
 */
export const mayBeGrouped = (
  { clock }: Pick<GroupingContext, "clock">,
  which: SQL | undefined,
): SQL | undefined =>
  and(
    which,
    isNull(events.archivedAt),
    sql`+${articles.origin} = 'newspaper'`,
    gt(articles.publishedAt, clock.now() - WINDOW),
  );

/** Articles of the window that are to be grouped, in the order of publication, `most` at most. */
export async function loadArrivals(
  ctx: GroupingContext,
  which: SQL | undefined,
  most: number,
): Promise<WindowArticle[]> {
  const rows = await ctx.db
    .select({
      id: articles.id,
      newspaperId: articles.newspaperId,
      language: articles.language,
      headline: articles.headline,
      lead: sql<string>`substr(${articles.lead}, 1, ${LEAD_READ})`,
      publishedAt: articles.publishedAt,
      eventId: eventArticles.eventId,
      eventBornAt: events.bornAt,
    })
    .from(articles)
    .leftJoin(eventArticles, eq(eventArticles.articleId, articles.id))
    .leftJoin(events, eq(events.id, eventArticles.eventId))
    .where(mayBeGrouped(ctx, which))
    .orderBy(asc(articles.publishedAt), asc(articles.id))
    .limit(most);
  return rows.map(({ headline, lead, newspaperId, ...row }) => ({
    ...row,
    newspaperId: newspaperId!,
    features: extractFeatures({ language: row.language, headline, lead }),
  }));
}
