import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { articles, creatorArticles, eventRedirects, events, reactions } from "../../db/schema";
import type { Viewer } from "../accounts/rules";
import { textIn } from "../events/cards";
import type { Language } from "../shared/languages";
import { type Action, keyOf, type Reacted, type Target } from "./rules";
import { rowsAbout, standingTarget, visibleArticle } from "./targets";

/** The id that a row's target has by now: an event may have been merged since. */
const standing = sql<number>`coalesce((select new_id from ${eventRedirects}
  where old_id = reactions.target_id and reactions.target = 'event'), reactions.target_id)`;

/** All that one reader has reacted to, whether it is still shown or not. */
export async function reactionsOf({ db }: { db: Db }, viewer: Pick<Viewer, "id">): Promise<Reacted> {
  const rows = await db
    .select({
      action: reactions.action,
      kind: reactions.target,
      ids: sql<string>`json_group_array(${standing})`,
    })
    .from(reactions)
    .where(eq(reactions.accountId, viewer.id))
    .groupBy(reactions.action, reactions.target);
  const reacted = new Map<string, Set<Action>>();
  for (const { action, kind, ids } of rows)
    for (const id of JSON.parse(ids) as number[]) {
      const key = `${kind}:${id}`;
      reacted.set(key, (reacted.get(key) ?? new Set()).add(action));
    }
  return reacted;
}

/** The same for a few targets. A merged event's id is looked up under the event that it is part of. */
export async function reactionsOn(
  { db }: { db: Db },
  viewer: Pick<Viewer, "id">,
  targets: Target[],
): Promise<Reacted> {
  if (targets.length === 0) return new Map();
  const asked = (kind: "event" | "article", ids: number[]): SQL | undefined =>
    ids.length > 0 ? and(eq(reactions.target, kind), inArray(standing, ids)) : undefined;
  const rows = await db
    .select({ action: reactions.action, kind: reactions.target, id: standing })
    .from(reactions)
    .where(
      and(
        eq(reactions.accountId, viewer.id),
        or(
          asked(
            "event",
            targets.flatMap((target) => ("event" in target ? [target.event] : [])),
          ),
          asked(
            "article",
            targets.flatMap((target) => ("article" in target ? [target.article] : [])),
          ),
        ),
      ),
    );
  const reacted = new Map<string, Set<Action>>();
  for (const { action, kind, id } of rows) {
    const key = keyOf(kind === "event" ? { event: id } : { article: id });
    reacted.set(key, (reacted.get(key) ?? new Set()).add(action));
  }
  return reacted;
}

/** What a reader has done with one target. Throws `event_not_found` and `article_not_found`. */
export async function reactionsTo(
  context: { db: Db },
  viewer: Pick<Viewer, "id">,
  target: Target,
): Promise<ReadonlySet<Action>> {
  const { kind, id } = await standingTarget(context, viewer, target);
  const about: Target = kind === "event" ? { event: id } : { article: id };
  return (await reactionsOn(context, viewer, [about])).get(keyOf(about)) ?? new Set();
}

/** One reaction as its reader's list shows it. */
export interface ListedReaction {
  id: number;
  action: Action;
  target: Target;
  /** Of the event or the article. */
  title: string;
  /** Language that the title is in. */
  language: string;
  /** Where the article is: a path on our site, or a newspaper's address. Null for events. */
  url: string | null;
  /** Of a creator's article. */
  slug: string | null;
  /** ms UTC */
  createdAt: number;
}

/** A reader's reactions to what is still shown, newest first; one to several merged events is one. */
export async function listReactions(
  { db }: { db: Db },
  viewer: Pick<Viewer, "id">,
  language: Language,
): Promise<ListedReaction[]> {
  const own = db
    .select({
      id: sql<number>`max(id)`.as("own_id"),
      action: reactions.action,
      kind: reactions.target,
      about: standing.as("about"),
      createdAt: sql<number>`max(created_at)`.as("made_at"),
    })
    .from(reactions)
    .where(eq(reactions.accountId, viewer.id))
    .groupBy(reactions.action, reactions.target, sql`about`)
    .as("own");
  const rows = await db
    .select({
      id: own.id,
      action: own.action,
      kind: own.kind,
      about: own.about,
      createdAt: own.createdAt,
      event: sql<string | null>`(${textIn(language)})`.as("event_text"),
      headline: articles.headline,
      language: articles.language,
      url: articles.url,
      slug: creatorArticles.slug,
    })
    .from(own)
    .leftJoin(events, and(eq(own.kind, "event"), eq(events.id, own.about), eq(events.shown, true)))
    .leftJoin(articles, and(eq(own.kind, "article"), eq(articles.id, own.about)))
    .leftJoin(creatorArticles, eq(creatorArticles.articleId, articles.id))
    .where(or(eq(events.shown, true), visibleArticle(viewer)))
    .orderBy(desc(own.createdAt), desc(own.id));
  return rows.flatMap(({ kind, about, event, headline, language, url, slug, ...row }) => {
    const told: { title: string; language: string } | null =
      kind === "event"
        ? event && JSON.parse(event)
        : headline !== null && language !== null
          ? { title: headline, language }
          : null;
    if (!told) return [];
    return {
      ...row,
      target: kind === "event" ? { event: about } : { article: about },
      title: told.title,
      language: told.language,
      url,
      slug,
    };
  });
}

/** How many readers have reacted to a target, by action. Throws `event_not_found` and `article_not_found`. */
export async function countReactions(context: { db: Db }, target: Target): Promise<Record<Action, number>> {
  const about = await standingTarget(context, null, target);
  const rows = await context.db
    .select({ action: reactions.action, readers: sql<number>`count(distinct account_id)` })
    .from(reactions)
    .where(rowsAbout(about))
    .groupBy(reactions.action);
  const counted = Object.fromEntries(rows.map(({ action, readers }) => [action, readers]));
  return { read: 0, read_later: 0, save: 0, share: 0, upvote: 0, downvote: 0, ...counted };
}
