import { count, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { articles } from "../../db/schema";

/** How many articles are stored, and how many of them wait to be grouped. */
export async function storedArticles({ db }: { db: Db }): Promise<{ articles: number; ungrouped: number }> {
  const [row] = await db
    .select({ articles: count(), ungrouped: sql<number>`coalesce(sum(${articles.groupedAt} is null), 0)` })
    .from(articles);
  return row ?? { articles: 0, ungrouped: 0 };
}
