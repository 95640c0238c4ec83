import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { chunks, type Db, runBatch } from "../../db/client";
import { feeds, newspapers } from "../../db/schema";
import { DomainError } from "../shared/errors";
import type { Clock } from "../shared/time";
import type { CatalogueEntry } from "./schemas";

/**
 * Writes catalogue entries into the newsstand: new newspapers are added, known ones take the new facts, and a
 * newspaper's own switch (enabled or not) stays as an operator left it. Running it again changes nothing.
 * @param replace newspapers that the entries do not name are no longer listed (their articles stay)
 */
export async function putCatalogue(
  { db, clock }: { db: Db; clock: Clock },
  entries: CatalogueEntry[],
  { replace = false } = {},
): Promise<void> {
  for (const part of chunks(entries, 100)) {
    await db
      .insert(newspapers)
      .values(part.map((entry) => ({ ...factsOf(entry), enabled: entry.launch, createdAt: clock.now() })))
      .onConflictDoUpdate({ target: newspapers.slug, set: FACTS_OF_NEW_ROW });
  }
  if (replace) await unlistOthers(db, entries);
  const ids = await idsBySlug(db);
  const rows = entries.flatMap((entry) => {
    const newspaperId = ids.get(entry.slug)!;
    return uniqueFeeds(entry).map((feed, position) => ({ ...feed, newspaperId, position }));
  });
  for (const part of chunks(rows, 500)) {
    const statements = chunks(part, 100).map((some) =>
      db
        .insert(feeds)
        .values(some)
        .onConflictDoUpdate({
          target: [feeds.newspaperId, feeds.url],
          set: {
            position: sql`excluded.position`,
            section: sql`excluded.section`,
            language: sql`excluded.language`,
            listed: true,
          },
        }),
    );
    await runBatch(db, statements);
  }
  await unlistDroppedFeeds(db, entries, ids);
}

const factsOf = ({ slug, name, domain, homepage, country, language, kind, city }: CatalogueEntry) => ({
  slug,
  name,
  domain,
  homepage,
  country,
  language,
  kind,
  city: city ?? null,
});

const FACTS_OF_NEW_ROW = {
  name: sql`excluded.name`,
  domain: sql`excluded.domain`,
  homepage: sql`excluded.homepage`,
  country: sql`excluded.country`,
  language: sql`excluded.language`,
  kind: sql`excluded.kind`,
  city: sql`excluded.city`,
  listed: true,
};

function uniqueFeeds(entry: CatalogueEntry) {
  const byUrl = new Map(
    entry.feeds.map((f) => [f.url, { url: f.url, section: f.section ?? null, language: f.language ?? null }]),
  );
  return [...byUrl.values()];
}

async function idsBySlug(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: newspapers.id, slug: newspapers.slug }).from(newspapers);
  return new Map(rows.map((row) => [row.slug, row.id]));
}

async function unlistOthers(db: Db, entries: CatalogueEntry[]): Promise<void> {
  const named = new Set(entries.map((entry) => entry.slug));
  const known = await db
    .select({ id: newspapers.id, slug: newspapers.slug })
    .from(newspapers)
    .where(eq(newspapers.listed, true));
  const others = known.filter((row) => !named.has(row.slug)).map((row) => row.id);
  for (const part of chunks(others))
    await db.update(newspapers).set({ listed: false }).where(inArray(newspapers.id, part));
}

/** A feed that its newspaper's entry no longer names is not read any more. */
async function unlistDroppedFeeds(
  db: Db,
  entries: CatalogueEntry[],
  ids: Map<string, number>,
): Promise<void> {
  const statements = entries.map((entry) =>
    db
      .update(feeds)
      .set({ listed: false })
      .where(
        and(
          eq(feeds.newspaperId, ids.get(entry.slug)!),
          eq(feeds.listed, true),
          notInArray(
            feeds.url,
            entry.feeds.map((feed) => feed.url),
          ),
        ),
      ),
  );
  for (const part of chunks(statements, 100)) await runBatch(db, part);
}

/** Switches a newspaper on or off. Throws `newspaper_not_found`. */
export async function setNewspaperEnabled({ db }: { db: Db }, slug: string, enabled: boolean): Promise<void> {
  const changed = await db
    .update(newspapers)
    .set({ enabled })
    .where(eq(newspapers.slug, slug))
    .returning({ id: newspapers.id });
  if (changed.length === 0) throw new DomainError("not_found", "newspaper_not_found", { slug });
}
