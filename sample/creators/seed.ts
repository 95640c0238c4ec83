import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { comments, creatorArticles, events, eventTexts } from "../../db/schema";
import { putAccount, putCreatorArticle } from "../../domain/creators/commands";
import { type Clock, HOUR } from "../../domain/shared/time";
import { GERMAN } from "./articles/de";
import { ENGLISH } from "./articles/en";
import { SPANISH } from "./articles/es";
import { FRENCH } from "./articles/fr";
import { SHOWCASE } from "./articles/showcase";
import { AUTHORS } from "./authors";
import { COMMENTS, type SampleReply } from "./comments";
import type { SampleArticle } from "./types";

export const ARTICLES: SampleArticle[] = [...SPANISH, ...ENGLISH, ...FRENCH, ...GERMAN, SHOWCASE];

/**
 * Writes the sample edition's authors, their articles and their comments, each tied to its event as soon as there is
 * one. Run again it ties what could not be tied before, and changes nothing else.
 */
export async function seedCreators(context: { db: Db; clock: Clock }): Promise<void> {
  const { db, clock } = context;
  const ids = new Map<string, number>();
  for (const { photo, orientationShown, ...author } of AUTHORS) {
    const facts = {
      ...author,
      bioPhotoUrl: photo ?? null,
      orientationConsentAt: orientationShown ? 0 : null,
    };
    ids.set(author.alias, await putAccount(context, facts));
  }
  for (const article of ARTICLES) {
    await putCreatorArticle(context, {
      authorId: ids.get(article.author)!,
      author: article.author,
      headline: article.headline,
      summary: article.summary,
      language: article.language,
      slug: article.slug,
      eventId: article.about ? await eventAbout(db, article.about) : null,
      state: article.draft ? "borrador" : "publicado",
      body: article.body,
      priceCents: article.priceCents ?? 0,
      publishedAt: clock.now() - article.hoursAgo * HOUR,
    });
  }
  await seedComments(context, ids);
}

/** Writes the comments whose event or article is there; one that was written before stays as it is. */
async function seedComments(
  { db, clock }: { db: Db; clock: Clock },
  ids: Map<string, number>,
): Promise<void> {
  const write = async (
    place: { eventId: number | null; articleId: number | null },
    { author, text, hoursAgo, replies = [] }: SampleReply,
    parent: { id: number; depth: number } | null,
  ): Promise<void> => {
    const submission = `sample:${author}:${text}`;
    await db
      .insert(comments)
      .values({
        ...place,
        parentId: parent?.id ?? null,
        depth: parent ? parent.depth + 1 : 0,
        authorId: ids.get(author)!,
        text,
        submission,
        createdAt: clock.now() - hoursAgo * HOUR,
      })
      .onConflictDoNothing();
    const [row] = await db.select().from(comments).where(eq(comments.submission, submission));
    for (const reply of replies) await write(place, reply, row!);
  };
  for (const { on, ...comment } of COMMENTS) {
    const eventId = "about" in on ? await eventAbout(db, on.about) : null;
    const articleId = "slug" in on ? await articleAt(db, on.slug) : null;
    if (eventId !== null || articleId !== null) await write({ eventId, articleId }, comment, null);
  }
}

async function articleAt(db: Db, slug: string): Promise<number | null> {
  const [row] = await db
    .select({ id: creatorArticles.articleId })
    .from(creatorArticles)
    .where(eq(creatorArticles.slug, slug));
  return row?.id ?? null;
}

/** The largest shown event whose title holds the words; null while there is none. */
async function eventAbout(db: Db, words: string): Promise<number | null> {
  const [event] = await db
    .select({ id: events.id })
    .from(events)
    .innerJoin(eventTexts, eq(eventTexts.eventId, events.id))
    .where(and(eq(events.shown, true), sql`instr(lower(${eventTexts.title}), ${words.toLowerCase()})`))
    .orderBy(desc(events.newspaperCount), events.id)
    .limit(1);
  return event?.id ?? null;
}
