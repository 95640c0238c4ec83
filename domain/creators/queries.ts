import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { accounts, articles, creatorArticles } from "../../db/schema";
import { standingId } from "../events/queries";
import { DomainError } from "../shared/errors";
import type { Clock } from "../shared/time";
import { isOpen, opensAt, type Reader, readableBy, visibleTo } from "./rules";

/** What a card of a creator's article is read from; `published` says which rows may be shown to everyone. */
export const creatorCardColumns = {
  id: articles.id,
  slug: creatorArticles.slug,
  headline: articles.headline,
  summary: articles.summary,
  /** path on our site */
  url: articles.url,
  language: articles.language,
  author: accounts.alias,
  authorId: accounts.id,
  /** ISO 3166-1 alpha-2 */
  country: accounts.country,
  publishedAt: articles.publishedAt,
  firstPublishedAt: creatorArticles.firstPublishedAt,
  priceCents: creatorArticles.priceCents,
  words: articles.words,
  citedSources: articles.citedSources,
  markReasons: articles.markReasons,
  emphatic: articles.emphatic,
  clickbait: articles.clickbait,
};

export const published = eq(creatorArticles.state, "publicado");

type CardRow = Awaited<ReturnType<typeof cards>>[number];

const cards = (db: Db) =>
  db
    .select(creatorCardColumns)
    .from(articles)
    .innerJoin(creatorArticles, eq(creatorArticles.articleId, articles.id))
    .innerJoin(accounts, eq(accounts.id, creatorArticles.authorId));

/** A creator's article as a card shows it. Times in ms, UTC. */
export interface CreatorArticle extends CardRow {
  /** Priced and not yet free: guests get no body. */
  paywall: boolean;
}

export const asCard = <Row extends CardRow>(row: Row, now: number): Row & { paywall: boolean } => ({
  ...row,
  paywall: !isOpen(row, now),
});

/** Published articles that our creators tied to an event (its own or a merged id), newest first. */
export async function creatorArticlesOfEvent(
  { db, clock }: { db: Db; clock: Clock },
  eventId: number,
): Promise<CreatorArticle[]> {
  const rows = await cards(db)
    .where(and(published, eq(creatorArticles.eventId, standingId(eventId))))
    .orderBy(desc(articles.publishedAt), desc(articles.id));
  return rows.map((row) => asCard(row, clock.now()));
}

/** What an author has published, newest first. */
export async function creatorArticlesBy(
  { db, clock }: { db: Db; clock: Clock },
  authorId: number,
): Promise<CreatorArticle[]> {
  const rows = await cards(db)
    .where(and(published, eq(creatorArticles.authorId, authorId)))
    .orderBy(desc(articles.publishedAt), desc(articles.id));
  return rows.map((row) => asCard(row, clock.now()));
}

/** A creator as readers see one. */
export interface Author {
  id: number;
  alias: string;
  role: (typeof accounts.$inferSelect)["role"];
  text: string | null;
  photoUrl: string | null;
  blog: string | null;
  linkedin: string | null;
  twitter: string | null;
  newspaper1: string | null;
  newspaper2: string | null;
  /** ISO 3166-1 alpha-2 */
  country: string | null;
  studies: string | null;
  /** Null unless the author agreed that it is shown. */
  orientation: string | null;
  /** Category ids. */
  interests: number[];
}

/** A creator's article as its reader may see it. */
export interface ReadArticle extends CreatorArticle {
  creator: Author;
  eventId: number | null;
  /** When a priced article is free for everyone, past or to come; null for a free one. */
  opensAt: number | null;
  /** This reader may not have the body. */
  locked: boolean;
  /** The stored document; always null when locked. */
  body: string | null;
}

/** An article by its id, or by an address: its slug, else its id in digits. */
export type Asked = { id: number } | { address: string };

/** What `/articulo/…` asks for: digits are an id, anything else an address. */
export const askedBy = (text: string): Asked =>
  /^\d{1,15}$/.test(text) ? { id: Number(text) } : { address: text };

/**
 * One article for one reader (null: a guest). Throws `article_not_found`, and `article_forbidden` for a draft of
 * somebody else.
 */
export async function readCreatorArticle(
  { db, clock }: { db: Db; clock: Clock },
  asked: Asked,
  reader: Reader | null,
): Promise<ReadArticle> {
  const [row] = await db
    .select({
      ...creatorCardColumns,
      state: creatorArticles.state,
      eventId: creatorArticles.eventId,
      bodyJson: creatorArticles.bodyJson,
      account: accounts,
    })
    .from(articles)
    .innerJoin(creatorArticles, eq(creatorArticles.articleId, articles.id))
    .innerJoin(accounts, eq(accounts.id, creatorArticles.authorId))
    .where(eq(articles.id, articleAsked(asked)));
  if (!row) throw new DomainError("not_found", "article_not_found");
  if (!visibleTo(row, reader)) throw new DomainError("forbidden", "article_forbidden");
  const { account, state: _, bodyJson, ...card } = row;
  const now = clock.now();
  const locked = !readableBy(card, reader, now);
  return {
    ...asCard(card, now),
    creator: authorOf(account),
    opensAt: opensAt(card),
    locked,
    body: locked ? null : bodyJson,
  };
}

/** -1 is no article's id. */
const idIn = (address: string): number => (/^\d{1,15}$/.test(address) ? Number(address) : -1);

/** The id of the article that is asked for: what is published stands before drafts, a slug before an id. */
export const articleAsked = (asked: Asked): SQL<number> => {
  if ("id" in asked) return sql<number>`${asked.id}`;
  const id = idIn(asked.address);
  const { articleId, slug, state } = creatorArticles;
  return sql<number>`coalesce((select ${articleId} from ${creatorArticles} where ${slug} = ${asked.address} or ${articleId} = ${id} order by ${state} = 'publicado' desc, ${slug} = ${asked.address} desc limit 1), ${id})`;
};

/** An account as readers see it. */
export function authorOf(account: typeof accounts.$inferSelect): Author {
  return {
    id: account.id,
    alias: account.alias,
    role: account.role,
    text: account.bioText,
    photoUrl: account.bioPhotoUrl,
    blog: account.linkBlog,
    linkedin: account.linkLinkedin,
    twitter: account.linkTwitter,
    newspaper1: account.linkNewspaper1,
    newspaper2: account.linkNewspaper2,
    country: account.country,
    studies: account.studies,
    orientation: account.orientationConsentAt === null ? null : account.orientation,
    interests: account.interests,
  };
}
