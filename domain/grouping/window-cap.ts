import { and, desc, eq, gt, gte, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { articleFeatures, articles, eventArticles, events } from "../../db/schema";

/** Articles of the window that one grouping holds: about 80 MB of a Worker's 128. */
export const MOST_ARTICLES = 40_000;
/** Of a larger window, this share is its newest articles; the rest stand for the events told before them. */
const NEWEST_SHARE = 0.75;
/** Most central articles that stand for an event. */
const STANDING_FOR_EVENT = 5;

/**
 * Which grouped articles published after `since` (ms UTC) are held. All of them as a rule; of a window of more than
 * `most`, the newest, and for each event that is still told its most central articles, so that what arrives finds
 * its event. The condition is on `articles`; undefined keeps all.
 */
export async function heldArticles(db: Db, since: number, most: number): Promise<SQL | undefined> {
  const newest = Math.floor(most * NEWEST_SHARE);
  const counted = await db
    .select({ publishedAt: articles.publishedAt })
    .from(articles)
    .innerJoin(articleFeatures, eq(articleFeatures.articleId, articles.id))
    .where(and(gt(articles.publishedAt, since), isNotNull(articles.groupedAt)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(most - newest + 2)
    .offset(newest - 1);
  const from = counted[0]?.publishedAt;
  if (from === undefined || counted.length <= most - newest + 1) return undefined;
  return or(
    gte(articles.publishedAt, from),
    standingForEvents(from, Math.floor((most - newest) / STANDING_FOR_EVENT)),
  );
}

/** Articles that stand for events: of those told again since `from`, and of the `others` told last before it. */
function standingForEvents(from: number, others: number): SQL {
  return sql`${articles.id} in (
    select article_id from (
      select ${eventArticles.articleId} as article_id,
        row_number() over (
          partition by ${eventArticles.eventId} order by ${eventArticles.centrality} desc, ${eventArticles.articleId}
        ) as place
      from ${eventArticles}
      where ${eventArticles.eventId} in (select ${events.id} from ${events} where ${events.lastPublishedAt} >= ${from})
        or ${eventArticles.eventId} in (
          select ${events.id} from ${events} where ${events.shown} = 1 and ${events.lastPublishedAt} < ${from}
          order by ${events.lastPublishedAt} desc limit ${others}
        )
    ) where place <= ${STANDING_FOR_EVENT}
  )`;
}
