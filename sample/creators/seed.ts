import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { events, eventTexts } from "../../db/schema";
import { putAccount, putCreatorArticle } from "../../domain/creators/commands";
import { type Clock, HOUR } from "../../domain/shared/time";
import { GERMAN } from "./articles/de";
import { ENGLISH } from "./articles/en";
import { SPANISH } from "./articles/es";
import { FRENCH } from "./articles/fr";
import { SHOWCASE } from "./articles/showcase";
import { AUTHORS } from "./authors";
import type { SampleArticle } from "./types";

export const ARTICLES: SampleArticle[] = [...SPANISH, ...ENGLISH, ...FRENCH, ...GERMAN, SHOWCASE];

/**
 * Writes the sample edition's authors and their articles, each tied to its event as soon as there is one. Run again it
 * ties what could not be tied before, and changes nothing else.
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
