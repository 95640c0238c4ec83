import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { articles, comments, creatorArticles, eventRedirects, events } from "../../db/schema";
import type { Viewer } from "../accounts/rules";
import { textIn } from "../events/cards";
import type { Language } from "../shared/languages";

/** A comment as its author's list shows it. */
export interface OwnComment {
  id: number;
  text: string;
  /** Most likely, as the page had it on which it was written. */
  language: string | null;
  /** ms UTC */
  createdAt: number;
  parentId: number | null;
  /** Hidden by a moderator's decision. */
  hidden: boolean;
  /** What it is about: an event by its standing id, without a title once it is no longer shown. */
  event: { id: number; title: string | null } | null;
  article: { id: number; slug: string | null; title: string } | null;
}

/** What the viewer has said and not deleted, newest first. */
export async function listOwnComments(
  { db }: { db: Db },
  { id: viewer }: Pick<Viewer, "id">,
  language: Language,
): Promise<OwnComment[]> {
  const about = sql<number>`coalesce((select new_id from ${eventRedirects} where old_id = comments.event_id), comments.event_id)`;
  const rows = await db
    .select({
      id: comments.id,
      text: comments.text,
      language: comments.language,
      createdAt: comments.createdAt,
      parentId: comments.parentId,
      hiddenAt: comments.hiddenAt,
      event: sql<number | null>`${about}`,
      eventText: sql<string | null>`(${textIn(language)})`.as("event_text"),
      article: articles.id,
      headline: articles.headline,
      slug: creatorArticles.slug,
    })
    .from(comments)
    .leftJoin(events, and(eq(events.shown, true), sql`${events.id} = ${about}`))
    .leftJoin(articles, eq(articles.id, comments.articleId))
    .leftJoin(creatorArticles, eq(creatorArticles.articleId, articles.id))
    .where(and(eq(comments.authorId, viewer), isNull(comments.deletedAt)))
    .orderBy(desc(comments.createdAt), desc(comments.id));
  return rows.map(({ hiddenAt, event, eventText, article, headline, slug, ...row }) => ({
    ...row,
    hidden: hiddenAt !== null,
    event: event === null ? null : { id: event, title: eventText ? titleIn(eventText) : null },
    article: article === null ? null : { id: article, slug, title: headline ?? "" },
  }));
}

const titleIn = (text: string): string => (JSON.parse(text) as { title: string }).title;
