import { and, eq, sql } from "drizzle-orm";
import type { Db, Statements } from "../../db/client";
import { accounts, articles, creatorArticles } from "../../db/schema";
import { aliasKey } from "../accounts/alias";
import { DomainError } from "../shared/errors";
import type { Clock } from "../shared/time";
import { readBody } from "./document/read";
import { countWords, tagsIn } from "./document/text";
import { isSlug } from "./rules";

type Context = { db: Db; clock: Clock };

/** Writes an account, known by its alias, and gives its id. What `facts` do not say stays as it is. */
export async function putAccount(
  { db, clock }: Context,
  facts: Omit<typeof accounts.$inferInsert, "id" | "createdAt" | "aliasKey">,
): Promise<number> {
  const [row] = await db
    .insert(accounts)
    .values({ ...facts, aliasKey: aliasKey(facts.alias), createdAt: clock.now() })
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
 * from the body; the time of the first publication never changes. Writing it again changes nothing. It is written
 * whole or not at all; throws `slug_invalid`.
 */
export async function putCreatorArticle({ db, clock }: Context, facts: CreatorArticleFacts): Promise<number> {
  if (facts.slug !== null && !isSlug(facts.slug)) throw new DomainError("invalid", "slug_invalid");
  const [known] = await db
    .select({ id: articles.id, firstPublishedAt: creatorArticles.firstPublishedAt })
    .from(articles)
    .innerJoin(creatorArticles, eq(creatorArticles.articleId, articles.id))
    .where(and(eq(creatorArticles.authorId, facts.authorId), eq(articles.headline, facts.headline)));
  const firstPublishedAt =
    known?.firstPublishedAt ?? (facts.state === "publicado" ? facts.publishedAt : null);
  const now = clock.now();
  // Until the statements are through, a row that has no id yet is known by a mark of its own.
  const mark = crypto.randomUUID();
  const its = known
    ? sql`${known.id}`
    : sql`(select ${articles.id} from ${articles} where ${articles.url} = ${mark})`;
  const row = {
    slug: facts.slug,
    eventId: facts.eventId,
    state: facts.state,
    bodyJson: facts.body,
    priceCents: facts.priceCents,
    firstPublishedAt,
    editedAt: now,
  };
  const shown = {
    summary: facts.summary,
    language: facts.language,
    author: facts.author,
    publishedAt: firstPublishedAt ?? now,
    updatedAt: now,
    ...countsOf(facts.body),
  };
  const url = pathOf(facts.slug);
  const written = await db.batch([
    ...(known ? [] : [db.insert(articles).values({ ...newRow(facts.headline, now), ...shown, url: mark })]),
    db
      .insert(creatorArticles)
      .values({ ...row, articleId: its, authorId: facts.authorId })
      .onConflictDoUpdate({ target: creatorArticles.articleId, set: row }),
    db
      .update(articles)
      .set({ ...shown, url })
      .where(eq(articles.id, its))
      .returning({ id: articles.id }),
  ] as unknown as Statements);
  return (written.at(-1) as { id: number }[])[0]!.id;
}

/** @param slug of the article; without one its own id stands there */
const pathOf = (slug: string | null) =>
  slug === null
    ? sql<string>`'/articulo/' || ${articles.id}`
    : `/article/${slug.split("/").map(encodeURIComponent).join("/")}`;

/** Grouping and the reading of pages are for newspapers: for them the row is done with from the start. */
const newRow = (headline: string, now: number) => ({
  origin: "poliedro" as const,
  headline,
  lead: "",
  feedCategories: [],
  firstReadAt: now,
  pageState: "read" as const,
  groupedAt: now,
});

function countsOf(stored: string | null): { words: number | null; citedSources: number | null } {
  const body = readBody(stored);
  if (body.kind !== "document") return { words: null, citedSources: null };
  const sources = new Set(tagsIn(body.document).flatMap(({ source }) => source ?? []));
  return { words: countWords(body.document), citedSources: sources.size };
}
