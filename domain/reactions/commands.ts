import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { articles, creatorArticles, readCounts } from "../../db/schema";
import { resolveEvent } from "../events/queries";
import { DomainError } from "../shared/errors";
import { type Clock, DAY } from "../shared/time";
import type { Target } from "./rules";

/**
 * Counts that an event or an article was opened today (UTC); nothing about by whom. A merged event's id counts for the
 * one it is part of. Throws `event_not_found` or `article_not_found`: nobody can open what is not shown.
 */
export async function countRead({ db, clock }: { db: Db; clock: Clock }, target: Target): Promise<void> {
  const [kind, id] =
    "event" in target
      ? (["event", await resolveEvent({ db }, target.event)] as const)
      : (["article", await shownArticle({ db }, target.article)] as const);
  await db
    .insert(readCounts)
    .values({ target: kind, targetId: id, day: Math.floor(clock.now() / DAY), count: 1 })
    .onConflictDoUpdate({
      target: [readCounts.target, readCounts.targetId, readCounts.day],
      set: { count: sql`${readCounts.count} + 1` },
    });
}

/** The id of a newspaper's article, or of a published one of our creators. */
async function shownArticle({ db }: { db: Db }, id: number): Promise<number> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .leftJoin(creatorArticles, eq(creatorArticles.articleId, articles.id))
    .where(
      and(eq(articles.id, id), or(ne(articles.origin, "poliedro"), eq(creatorArticles.state, "publicado"))),
    );
  if (!row) throw new DomainError("not_found", "article_not_found", { id });
  return row.id;
}
