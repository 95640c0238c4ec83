import { and, eq, inArray, sql } from "drizzle-orm";
import { chunks, type Db, runBatch, type Statements } from "../../db/client";
import { articleCategories, articleKeys, articles } from "../../db/schema";
import { judgeHeadline } from "../articles/marks/headline";
import { classifyArticle } from "../categories/classify";
import { fold, shortHash } from "../shared/text";
import { DAY } from "../shared/time";
import { type FeedItem, settleDate, urlKey } from "./feed";

/** Within this time an equal headline of one newspaper is the same article under another address. */
const SAME_HEADLINE_WITHIN = 3 * DAY;
/** Shorter headlines ("Sudoku", "Comment") recur and name no article. */
const TELLING_HEADLINE = 25;
/** Pages that one reading of a feed may ask for; a first reading of a long feed stays polite. */
const PAGES_PER_READING = 40;
/** Ten times what the longest of honest feeds hold; storing more would take an invocation's whole time. */
const ITEMS_PER_READING = 2000;
/** An article this old is past grouping, so its page is left alone. */
const PAGE_WORTH_READING = 4 * DAY;
const LEAD_LENGTH = 600;
const SUMMARY_LENGTH = 600;

export interface Shelf {
  newspaperId: number;
  country: string;
  language: string;
  section: string | null;
}

export interface Stored {
  added: number;
  updated: number;
}

type Statement = Statements[number];
interface Known {
  id: number;
  headline: string;
  summary: string;
  /** The keys asked for that are its own, those too old to recognise it by included. */
  names: Set<string>;
}

/**
 * Stores a feed's items. An article is known again by its address, by the feed's guid or by a telling headline of
 * the last days, however many feeds carry it; a headline never seen for it before updates it. All of it is one
 * transaction: an interrupted reading leaves nothing half done, and a second reading adds nothing. Of an endless feed
 * the newest 2000 items are stored.
 * @param readAt ms UTC
 */
export async function storeItems(db: Db, shelf: Shelf, items: FeedItem[], readAt: number): Promise<Stored> {
  const taken = newestOf(items, readAt);
  const reused = reusedGuids(taken);
  const keyed = taken.map((item) => ({ item, keys: keysOf(item, reused) }));
  const known = await findKnown(
    db,
    shelf.newspaperId,
    keyed.flatMap((k) => k.keys.all),
    readAt,
  );
  const fresh = new Map<string, { item: FeedItem; keys: Set<string> }>();
  const freshByKey = new Map<string, string>();
  const statements: Statement[] = [];
  let updated = 0;

  for (const { item, keys } of keyed) {
    const match = keys.all.map((key) => known.byKey.get(key)).find((id) => id !== undefined);
    if (match !== undefined) {
      const article = known.articles.get(match)!;
      const unseen = keys.all.filter((key) => !known.byKey.has(key) && !article.names.has(key));
      for (const key of unseen) known.byKey.set(key, match);
      if (unseen.length > 0) statements.push(insertKeys(db, shelf.newspaperId, match, unseen));
      if (unseen.includes(keys.headline) && article.headline !== item.headline) {
        statements.push(updateArticle(db, article, item, shelf, readAt));
        updated++;
      }
      continue;
    }
    const twin = keys.all.map((key) => freshByKey.get(key)).find((url) => url !== undefined);
    const url = twin ?? item.url;
    const entry = fresh.get(url) ?? { item, keys: new Set<string>() };
    for (const key of keys.all) {
      entry.keys.add(key);
      freshByKey.set(key, url);
    }
    fresh.set(url, entry);
  }

  const newest = [...fresh.values()].sort((a, b) => dateOf(b.item, readAt) - dateOf(a.item, readAt));
  for (const [rank, { item, keys }] of newest.entries())
    statements.push(...insertArticle(db, shelf, item, keys, readAt, rank));
  await runBatch(db, statements);
  return { added: fresh.size, updated };
}

/** A guid that is an address or a URN is unique in the world. */
const isWorldwide = (guid: string): boolean => /^(https?:|tag:|urn:)/i.test(guid);

/** Guids of a newspaper's own making that one feed puts on several addresses name nothing. */
function reusedGuids(items: FeedItem[]): Set<string> {
  const urlOf = new Map<string, string>();
  const reused = new Set<string>();
  for (const { guid, url } of items) {
    if (!guid || isWorldwide(guid)) continue;
    if (urlOf.has(guid) && urlOf.get(guid) !== url) reused.add(guid);
    urlOf.set(guid, url);
  }
  return reused;
}

/** Any other guid is unique on its site at most: newspapers number each of their sites from one. */
function guidKey(guid: string, url: string): string {
  const worldwide = isWorldwide(guid) ? guid : `${new URL(url).host}#${guid}`;
  return `g:${worldwide.length > 200 ? shortHash(worldwide) : worldwide}`;
}

function keysOf(item: FeedItem, reused: ReadonlySet<string>): { all: string[]; headline: string } {
  const folded = fold(item.headline);
  const headline = `${folded.length >= TELLING_HEADLINE ? "t" : "h"}:${shortHash(folded)}`;
  const all = [`u:${urlKey(item.url)}`];
  if (item.guid && !reused.has(item.guid)) all.push(guidKey(item.guid, item.url));
  if (folded.length >= TELLING_HEADLINE) all.push(headline);
  else all.push(`${headline}@${shortHash(item.url)}`);
  return { all, headline: all.at(-1)! };
}

/**
 * Headline keys name only articles of the last days, other keys name theirs for as long as they are kept. An old
 * headline stays among its article's `names`: two feeds that go on with different ones must not touch it up in turn.
 */
async function findKnown(db: Db, newspaperId: number, keys: string[], readAt: number) {
  const byKey = new Map<string, number>();
  const known = new Map<number, Known>();
  for (const part of chunks([...new Set(keys)], 500)) {
    const rows = await db
      .select({
        key: articleKeys.key,
        id: articles.id,
        headline: articles.headline,
        summary: articles.summary,
        recent: sql<number>`${articles.firstReadAt} > ${readAt - SAME_HEADLINE_WITHIN}`,
      })
      .from(articleKeys)
      .innerJoin(articles, eq(articles.id, articleKeys.articleId))
      .where(and(eq(articleKeys.newspaperId, newspaperId), inArray(articleKeys.key, part)));
    for (const { key, recent, ...article } of rows) {
      if (recent || !key.startsWith("t:")) byKey.set(key, article.id);
      const entry = known.get(article.id) ?? { ...article, names: new Set<string>() };
      entry.names.add(key);
      known.set(article.id, entry);
    }
  }
  return { byKey, articles: known };
}

const dateOf = (item: FeedItem, readAt: number) => settleDate(item.publishedAt ?? item.updatedAt, readAt);

function newestOf(items: FeedItem[], readAt: number): FeedItem[] {
  if (items.length <= ITEMS_PER_READING) return items;
  return items.toSorted((a, b) => dateOf(b, readAt) - dateOf(a, readAt)).slice(0, ITEMS_PER_READING);
}

function insertArticle(
  db: Db,
  shelf: Shelf,
  item: FeedItem,
  keys: Set<string>,
  readAt: number,
  rank: number,
): Statement[] {
  const publishedAt = dateOf(item, readAt);
  const worthReading = rank < PAGES_PER_READING && publishedAt > readAt - PAGE_WORTH_READING;
  const language = item.language ?? shelf.language;
  const marks = judgeHeadline(item.headline, language);
  const inserted = db
    .insert(articles)
    .values({
      newspaperId: shelf.newspaperId,
      url: item.url,
      headline: item.headline,
      summary: item.summary.slice(0, SUMMARY_LENGTH),
      lead: item.summary.slice(0, LEAD_LENGTH),
      language,
      author: item.author?.slice(0, 200) ?? null,
      section: shelf.section,
      feedCategories: item.categories.slice(0, 20),
      publishedAt,
      firstReadAt: readAt,
      updatedAt: readAt,
      emphatic: marks.emphatic,
      clickbait: marks.clickbait,
      markReasons: { headline: marks.reasons, content: [], sources: [] },
      pageState: worthReading ? "pending" : "refused",
      pageReason: worthReading ? null : publishedAt > readAt - PAGE_WORTH_READING ? "bounded" : "old",
    })
    .onConflictDoNothing();
  const id = sql`(select id from ${articles} where newspaper_id = ${shelf.newspaperId} and url = ${item.url})`;
  // A recurring headline names the newest of its articles.
  const named = db.run(sql`insert into ${articleKeys} (newspaper_id, key, article_id)
    select ${shelf.newspaperId}, value, ${id} from json_each(${JSON.stringify([...keys])}) where true
    on conflict (newspaper_id, key) do update set article_id = excluded.article_id`);
  return [inserted, named, ...categorise(db, id, shelf, item, language)];
}

function categorise(
  db: Db,
  id: ReturnType<typeof sql>,
  shelf: Shelf,
  item: FeedItem,
  language: string,
): Statement[] {
  const scores = classifyArticle({
    language,
    headline: item.headline,
    lead: item.summary,
    section: shelf.section,
    url: item.url,
    feedCategories: item.categories,
    country: shelf.country,
  });
  if (scores.size === 0) return [];
  const rows = [...scores].map(([category, score]) => ({ category, score }));
  return [
    db.run(sql`insert or replace into ${articleCategories} (article_id, category_id, score)
      select ${id}, value ->> 'category', value ->> 'score' from json_each(${JSON.stringify(rows)})`),
  ];
}

function insertKeys(db: Db, newspaperId: number, articleId: number, keys: string[]): Statement {
  return db
    .insert(articleKeys)
    .values(keys.map((key) => ({ newspaperId, key, articleId })))
    .onConflictDoUpdate({ target: [articleKeys.newspaperId, articleKeys.key], set: { articleId } });
}

/** A touched-up headline replaces the old one, and the article is looked at by grouping once more. */
function updateArticle(db: Db, known: Known, item: FeedItem, shelf: Shelf, readAt: number): Statement {
  const marks = judgeHeadline(item.headline, item.language ?? shelf.language);
  const summary = item.summary ? item.summary.slice(0, SUMMARY_LENGTH) : known.summary;
  return db
    .update(articles)
    .set({
      headline: item.headline,
      summary,
      lead: sql`case when length(lead) > length(${summary}) then lead else ${summary.slice(0, LEAD_LENGTH)} end`,
      updatedAt: readAt,
      emphatic:
        marks.emphatic || sql`coalesce(json_array_length(${articles.markReasons}, '$.content'), 0) > 0`,
      clickbait: marks.clickbait,
      markReasons: sql`json_set(coalesce(${articles.markReasons}, '{"content":[],"sources":[]}'), '$.headline', json(${JSON.stringify(marks.reasons)}))`,
      groupedAt: null,
    })
    .where(eq(articles.id, known.id));
}
