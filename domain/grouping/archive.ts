import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { type Db, runBatch } from "../../db/client";
import { eventChanges, events } from "../../db/schema";
import type { ChangeDetail } from "../events/record";
import { asEventWriter, type GroupingContext } from "./lease";
import { WINDOW } from "./schemas";

/** An event whose last article is older can meet no article that comes: it is archived. */
export const ARCHIVED_AFTER = WINDOW;
const ARCHIVED_TOGETHER = 500;

/**
 * Archives the events whose articles have all left the window. It stays readable; grouping leaves it alone from then
 * on, an operator may still merge or split it. Doing it twice is doing it once.
 * @returns how many were archived, or "busy" while another writer is at work
 */
export async function archiveOldEvents(ctx: GroupingContext): Promise<number | "busy"> {
  return asEventWriter(ctx, async () => {
    let archived = 0;
    for (;;) {
      const old = await oldEvents(ctx.db, ctx.clock.now() - ARCHIVED_AFTER);
      if (old.length === 0) return archived;
      await archive(ctx, old);
      archived += old.length;
    }
  });
}

type OldEvent = Awaited<ReturnType<typeof oldEvents>>[number];

// A stale event's counters and times are made first: it waits for another night. The literal is that of the index.
const oldEvents = (db: Db, before: number) =>
  db
    .select({ id: events.id, articles: events.articleCount, lastPublishedAt: events.lastPublishedAt })
    .from(events)
    .where(
      and(
        sql`archived_at is null`,
        lte(events.lastPublishedAt, before),
        eq(events.stale, false),
        gt(events.articleCount, 0),
      ),
    )
    .orderBy(asc(events.id))
    .limit(ARCHIVED_TOGETHER);

async function archive({ db, clock }: GroupingContext, old: OldEvent[]): Promise<void> {
  const at = clock.now();
  const changes = old.map(({ id, ...about }) => {
    const detail: ChangeDetail<"archived"> = { reason: "window_left", ...about };
    return { eventId: id, at, kind: "archived" as const, by: "housekeeping" as const, detail };
  });
  const ids = old.map((event) => event.id);
  await runBatch(db, [
    db
      .update(events)
      .set({ archivedAt: at })
      .where(and(inArray(events.id, ids), isNull(events.archivedAt))),
    db.insert(eventChanges).values(changes),
  ]);
}
