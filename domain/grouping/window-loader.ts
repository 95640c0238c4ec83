import { and, asc, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import { articleFeatures, articles, eventArticles, events } from "../../db/schema";
import type { Link, WindowArticle } from "./engine";
import { FEATURE_VERSION } from "./features";
import type { GroupingContext } from "./lease";
import { unpackLinks } from "./links";
import { WINDOW } from "./schemas";

/** Rows of one answer: some 2 MB on the wire. */
const ROWS_PER_ANSWER = 3000;

/**
 * The window's articles that are grouped already, with their stored links. Left out are the arrivals themselves, and
 * links to an article that was grouped again after them: it brings its own.
 */
export async function loadWindow(
  { db, clock }: Pick<GroupingContext, "db" | "clock">,
  arrivals: ReadonlySet<number>,
): Promise<{ articles: WindowArticle[]; links: Link[] }> {
  const since = clock.now() - WINDOW;
  const found: WindowArticle[] = [];
  const packed: { id: number; groupedAt: number; links: Uint8Array }[] = [];
  let after: { publishedAt: number; id: number } = { publishedAt: since, id: 0 };
  for (;;) {
    const rows = await db
      .select({
        id: articles.id,
        newspaperId: articles.newspaperId,
        language: articles.language,
        publishedAt: articles.publishedAt,
        groupedAt: articles.groupedAt,
        features: articleFeatures.features,
        links: articleFeatures.links,
        eventId: eventArticles.eventId,
        eventBornAt: events.bornAt,
      })
      .from(articles)
      .innerJoin(
        articleFeatures,
        and(eq(articleFeatures.articleId, articles.id), eq(articleFeatures.version, FEATURE_VERSION)),
      )
      .leftJoin(eventArticles, eq(eventArticles.articleId, articles.id))
      .leftJoin(events, eq(events.id, eventArticles.eventId))
      .where(
        and(
          isNotNull(articles.groupedAt),
          or(
            gt(articles.publishedAt, after.publishedAt),
            and(eq(articles.publishedAt, after.publishedAt), sql`${articles.id} > ${after.id}`),
          ),
        ),
      )
      .orderBy(asc(articles.publishedAt), asc(articles.id))
      .limit(ROWS_PER_ANSWER);
    for (const { groupedAt, links, newspaperId, ...row } of rows) {
      if (arrivals.has(row.id)) continue;
      found.push({ ...row, newspaperId: newspaperId! });
      packed.push({ id: row.id, groupedAt: groupedAt!, links });
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_ANSWER) break;
    after = { publishedAt: last.publishedAt, id: last.id };
  }
  return { articles: found, links: linksAmong(packed) };
}

function linksAmong(packed: { id: number; groupedAt: number; links: Uint8Array }[]): Link[] {
  const groupedAt = new Map(packed.map((row) => [row.id, row.groupedAt]));
  const links: Link[] = [];
  for (const row of packed) {
    for (const { other, p } of unpackLinks(row.links)) {
      const at = groupedAt.get(other);
      if (at === undefined || at > row.groupedAt) continue;
      links.push(row.id < other ? { a: row.id, b: other, p } : { a: other, b: row.id, p });
    }
  }
  return links;
}
