import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accounts, articles, creatorArticles } from "../../db/schema";
import type { Clock } from "../shared/time";
import { readBody } from "./document/read";
import { countWords, tagsIn } from "./document/text";

type Context = { db: Db; clock: Clock };

/** Writes an account, known by its alias, and gives its id. What `facts` do not say stays as it is. */
export async function putAccount(
  { db, clock }: Context,
  facts: Omit<typeof accounts.$inferInsert, "id" | "createdAt">,
): Promise<number> {
  const [row] = await db
    .insert(accounts)
    .values({ ...facts, createdAt: clock.now() })
    .onConflictDoUpdate({ target: accounts.alias, set: facts })
    .returning({ id: accounts.id });
  return row!.id;
}

export interface CreatorArticleFacts {
  authorId: number;
  author: string;
  headline: string;
  summary: string;
  language: string;
  slug: string | null;
  eventId: number | null;
  state: "borrador" | "publicado";
  body: string | null;
  priceCents: number;
  /** When it counts as first published, ms UTC; taken only the first time that it is published. */
  publishedAt: number;
}

/**
 * Writes a creator's article, known by its author and headline, and gives its id. Words and cited sources are counted
 * from the body; the time of the first publication never changes. Writing it again changes nothing.
 */
export async function putCreatorArticle(context: Context, facts: CreatorArticleFacts): Promise<number> {
  const { db, clock } = context;
  const [known] = await db
    .select({ id: articles.id, firstPublishedAt: creatorArticles.firstPublishedAt })
    .from(articles)
    .innerJoin(creatorArticles, eq(creatorArticles.articleId, articles.id))
    .where(and(eq(creatorArticles.authorId, facts.authorId), eq(articles.headline, facts.headline)));
  const firstPublishedAt =
    known?.firstPublishedAt ?? (facts.state === "publicado" ? facts.publishedAt : null);
  const now = clock.now();
  const id = known?.id ?? (await newRow(context, facts));
  const row = {
    slug: facts.slug,
    eventId: facts.eventId,
    state: facts.state,
    bodyJson: facts.body,
    priceCents: facts.priceCents,
    firstPublishedAt,
    editedAt: now,
  };
  await db.batch([
    db
      .update(articles)
      .set({
        url: pathOf(id, facts.slug),
        summary: facts.summary,
        language: facts.language,
        author: facts.author,
        publishedAt: firstPublishedAt ?? now,
        updatedAt: now,
        ...countsOf(facts.body),
      })
      .where(eq(articles.id, id)),
    db
      .insert(creatorArticles)
      .values({ ...row, articleId: id, authorId: facts.authorId })
      .onConflictDoUpdate({ target: creatorArticles.articleId, set: row }),
  ]);
  return id;
}

const pathOf = (id: number, slug: string | null): string =>
  slug === null ? `/articulo/${id}` : `/article/${slug.split("/").map(encodeURIComponent).join("/")}`;

/** Grouping and the reading of pages are for newspapers: for them the row is done with from the start. */
async function newRow({ db, clock }: Context, facts: CreatorArticleFacts): Promise<number> {
  const now = clock.now();
  const [row] = await db
    .insert(articles)
    .values({
      origin: "poliedro",
      url: "",
      headline: facts.headline,
      summary: facts.summary,
      lead: "",
      language: facts.language,
      feedCategories: [],
      publishedAt: facts.publishedAt,
      firstReadAt: now,
      updatedAt: now,
      pageState: "read",
      groupedAt: now,
    })
    .returning({ id: articles.id });
  return row!.id;
}

function countsOf(stored: string | null): { words: number | null; citedSources: number | null } {
  const body = readBody(stored);
  if (body.kind !== "document") return { words: null, citedSources: null };
  const sources = new Set(tagsIn(body.document).flatMap(({ source }) => source ?? []));
  return { words: countWords(body.document), citedSources: sources.size };
}
