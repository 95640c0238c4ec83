import type { Db } from "../../db/client";
import { articles, eventCategories, events, eventTexts, lanes } from "../../db/schema";
import { EXTRACT_LENGTH } from "../../domain/events/rules";

const alike = (text: string) => ({ es: text, en: text, fr: text, de: text });

/** Instead of all lanes: six, with twenty events each, told in the words of as many articles. */
export async function putSixLanes(db: Db): Promise<void> {
  await db.delete(lanes);
  const told = await db.select().from(articles).limit(120);
  const at = Date.now();
  const counts = { articleCount: 9, newspaperCount: 9, countryCount: 5, languageCount: 2 };
  const times = { bornAt: at, updatedAt: at, firstPublishedAt: at, lastPublishedAt: at };
  const born = await db
    .insert(events)
    .values(told.map(() => ({ ...counts, ...times, shown: true })))
    .returning({ id: events.id });
  const number = (i: number) => 9_000 + (i % 6);
  await db
    .insert(eventCategories)
    .values(born.map(({ id }, i) => ({ eventId: id, categoryId: number(i), score: 1 })));
  await db.insert(eventTexts).values(
    told.map((article, i) => ({
      eventId: born[i]!.id,
      language: "es",
      title: article.headline,
      description: article.summary.slice(0, EXTRACT_LENGTH),
      articleId: article.id,
      articleCount: 9,
    })),
  );
  await db.insert(lanes).values(
    Array.from({ length: 6 }, (_, i) => ({
      slug: `six-${i}`,
      position: i,
      kind: "eventos" as const,
      selection: { by: "category" as const, categoryId: number(i) },
      name: alike(`Carril ${i}`),
      description: alike("Lo que reúne este carril."),
    })),
  );
}
