import { and, asc, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { articleFeatures, articles, eventArticles, events } from "../../db/schema";
import { LinkColumns, type WindowArticle } from "./engine";
import { FEATURE_VERSION } from "./features";
import type { GroupingContext } from "./lease";
import { visitPackedLinks } from "./links";
import { WINDOW } from "./schemas";
import { heldArticles, MOST_ARTICLES } from "./window-cap";

/** Rows of one answer: some 2 MB on the wire. */
const ROWS_PER_ANSWER = 3000;

/**
 * The window's articles that are grouped already, with their stored links. Left out are the arrivals themselves, those
 * of archived events, and links to an article that was grouped again after them: it brings its own. Rows are not kept: features lie together,
 * a page in one buffer, and links in columns.
 * @param most of a larger window the newest articles are held, and those that stand for older events
 */
export async function loadWindow(
  { db, clock }: Pick<GroupingContext, "db" | "clock">,
  arrivals: ReadonlySet<number>,
  most = MOST_ARTICLES,
): Promise<{ articles: WindowArticle[]; links: LinkColumns }> {
  const since = clock.now() - WINDOW;
  const found: WindowArticle[] = [];
  const groupedAt = new Map<number, number>();
  const links = new LinkColumns();
  const held = await heldArticles(db, since, most);
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
          isNull(events.archivedAt),
          held,
          or(
            gt(articles.publishedAt, after.publishedAt),
            and(eq(articles.publishedAt, after.publishedAt), sql`${articles.id} > ${after.id}`),
          ),
        ),
      )
      .orderBy(asc(articles.publishedAt), asc(articles.id))
      .limit(ROWS_PER_ANSWER);
    const page = new Uint8Array(rows.reduce((sum, row) => sum + row.features.length, 0));
    let at = 0;
    for (const row of rows) {
      if (arrivals.has(row.id)) continue;
      const { id, language, publishedAt, eventId, eventBornAt } = row;
      const features = page.subarray(at, at + row.features.length);
      features.set(row.features);
      at += features.length;
      found.push({
        id,
        newspaperId: row.newspaperId!,
        language,
        publishedAt,
        features,
        eventId,
        eventBornAt,
      });
      groupedAt.set(id, row.groupedAt!);
      visitPackedLinks(row.links, (other, p) => links.add(id, other, p));
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_PER_ANSWER) break;
    after = { publishedAt: last.publishedAt, id: last.id };
  }
  links.keep((owner, other) => {
    const at = groupedAt.get(other);
    return at !== undefined && at <= groupedAt.get(owner)!;
  });
  return { articles: found, links };
}
