import { and, asc, eq } from "drizzle-orm";
import { newspapers } from "../../db/schema";
import { type FileStore, readJson, writeJson } from "../files/store";
import type { IngestContext } from "../ingest/context";
import { releaseLeases } from "../shared/leases";
import { DAY } from "../shared/time";
import { readIcon } from "./read-icon";

/** Newspapers that one call asks: hosts side by side, one host's newspapers one after the other. */
const PER_CALL = 6;
const KEPT = 30 * DAY;
/** For a newspaper that gave no icon. */
const ASKED_AGAIN = 7 * DAY;
const INDEX = "icons/index.json";

/** When each newspaper (by slug) was asked, and whether it has an icon. */
type Index = Record<string, { at: number; has: boolean }>;

/** Name of a newspaper's icon among the files. */
export const iconName = (slug: string): string => `icons/${slug}`;

/**
 * Asks some newspapers whose icon is missing or old for it and keeps what they give. One writer at a time: the record
 * of who was asked is one file. A newspaper that fails keeps the icon it had; one at whose host another reader is
 * stays due.
 * @returns whether there are others to ask
 */
export async function refreshIcons(ctx: IngestContext & { files: FileStore }): Promise<boolean> {
  const { db, files, clock } = ctx;
  const now = clock.now();
  const index = await readJson<Index>(files, INDEX, {});
  const rows = await db
    .select({ slug: newspapers.slug, homepage: newspapers.homepage })
    .from(newspapers)
    .where(and(eq(newspapers.listed, true), eq(newspapers.enabled, true)))
    .orderBy(asc(newspapers.id));
  const due = rows.filter(({ slug }) => {
    const asked = index[slug];
    return !asked || asked.at < now - (asked.has ? KEPT : ASKED_AGAIN);
  });
  const some = due.slice(0, PER_CALL);
  if (some.length === 0) return false;
  const hosts = new Map<string, typeof some>();
  for (const one of some) {
    const { host } = new URL(one.homepage);
    hosts.set(host, [...(hosts.get(host) ?? []), one]);
  }
  await Promise.all(
    [...hosts].map(async ([host, group]) => {
      // A holder of its own: two hosts' visits may be led to one third host, and only one may go there.
      const visit = { ...ctx, holder: `${ctx.holder}:icons:${host}`, held: [] };
      try {
        for (const { slug, homepage } of group) {
          const icon = await readIcon(visit, homepage);
          if (icon === "busy") return;
          if (icon) await files.put(iconName(slug), icon.body, icon.type);
          index[slug] = { at: now, has: icon !== null };
        }
      } finally {
        await releaseLeases(visit, visit.held);
      }
    }),
  );
  await writeJson(files, INDEX, index);
  return due.length > some.length;
}
