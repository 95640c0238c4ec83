import type { Db } from "../../db/client";
import { articles, newspapers } from "../../db/schema";

/** What a test says of an article; everything else is made up. */
export type ArticleAbout = Partial<typeof articles.$inferInsert> & { newspaper: string; country?: string };

/** Puts newspapers and articles straight into the database, as if feeds had brought them. @returns the articles' ids */
export async function putArticles(db: Db, at: number, some: ArticleAbout[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { newspaper, country = "GB", ...about } of some) {
    const [paper] = await db
      .insert(newspapers)
      .values({
        slug: newspaper,
        name: newspaper,
        domain: `${newspaper}.example`,
        homepage: `https://${newspaper}.example/`,
        country,
        language: about.language ?? "en",
        kind: "newspaper",
        createdAt: at,
      })
      .onConflictDoUpdate({ target: newspapers.slug, set: { name: newspaper } })
      .returning({ id: newspapers.id });
    const summary = about.summary ?? "";
    const [article] = await db
      .insert(articles)
      .values({
        newspaperId: paper!.id,
        url: `https://${newspaper}.example/${crypto.randomUUID()}`,
        headline: "A headline",
        summary,
        lead: summary,
        language: "en",
        feedCategories: [],
        publishedAt: at,
        firstReadAt: at,
        updatedAt: at,
        ...about,
      })
      .returning({ id: articles.id });
    ids.push(article!.id);
  }
  return ids;
}
