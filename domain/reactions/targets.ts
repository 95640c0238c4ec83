import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { articles, creatorArticles, eventRedirects, reactions } from "../../db/schema";
import type { Reader } from "../creators/rules";
import { resolveEvent } from "../events/queries";
import { DomainError } from "../shared/errors";
import type { Target } from "./rules";

/** What a target stands for by now, as it is stored. */
export interface StandingTarget {
  kind: "event" | "article";
  id: number;
}

/**
 * A merged event's id stands for the event that it is part of. Throws `event_not_found` or `article_not_found` for
 * what is not shown to this reader (null: a guest).
 */
export async function standingTarget(
  context: { db: Db },
  reader: Reader | null,
  target: Target,
): Promise<StandingTarget> {
  return "event" in target
    ? { kind: "event", id: await resolveEvent(context, target.event) }
    : { kind: "article", id: await shownArticle(context, reader, target.article) };
}

/** Newspapers' articles and published ones of our creators; a draft is its author's alone. */
export const visibleArticle = (reader: Reader | null) =>
  or(
    ne(articles.origin, "poliedro"),
    eq(creatorArticles.state, "publicado"),
    reader ? eq(creatorArticles.authorId, reader.id) : undefined,
  );

async function shownArticle({ db }: { db: Db }, reader: Reader | null, id: number): Promise<number> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .leftJoin(creatorArticles, eq(creatorArticles.articleId, articles.id))
    .where(and(eq(articles.id, id), visibleArticle(reader)));
  if (!row) throw new DomainError("not_found", "article_not_found", { id });
  return row.id;
}

/** Rows about a target: those of its own id, and those made for events that were merged into it since. */
export const rowsAbout = ({ kind, id }: StandingTarget): SQL | undefined =>
  and(
    eq(reactions.target, kind),
    sql`${reactions.targetId} in (select ${id} union all
      select ${eventRedirects.oldId} from ${eventRedirects}
      where ${eventRedirects.newId} = ${id} and ${kind} = 'event')`,
  );
