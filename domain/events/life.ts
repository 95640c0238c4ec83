import { asc, count, eq, inArray, or } from "drizzle-orm";
import type { Db } from "../../db/client";
import { eventArticles, eventChanges, eventRedirects, events, groupingConstraints } from "../../db/schema";
import { DomainError } from "../shared/errors";
import { type Change, readChange } from "./record";

/** Constraints that a life lists at most; the count beside tells of the others. */
const MOST_CONSTRAINTS = 20;

/** One line of the record. */
export interface LifeLine {
  eventId: number;
  /** ms, UTC */
  at: number;
  kind: Change["kind"];
  by: (typeof eventChanges.$inferSelect)["by"];
  /** Null where the line is older than the keeping of reasons. */
  detail: Change["detail"] | null;
}

/** All that is on record of an event and of those that became part of it. */
export interface EventLife {
  /** The event that the id leads to now. */
  id: number;
  /** Null when the event has vanished. */
  event: typeof events.$inferSelect | null;
  redirects: { oldId: number; at: number }[];
  constraints: { count: number; listed: { a: number; b: number; kind: "must" | "cannot" }[] };
  changes: LifeLine[];
}

/** The life of an event, by its own or a merged id, shown or not. Throws `event_not_found` for an id that never was. */
export async function readLife({ db }: { db: Db }, asked: number): Promise<EventLife> {
  const [redirect] = await db.select().from(eventRedirects).where(eq(eventRedirects.oldId, asked));
  const id = redirect?.newId ?? asked;
  const redirects = await db
    .select({ oldId: eventRedirects.oldId, at: eventRedirects.at })
    .from(eventRedirects)
    .where(eq(eventRedirects.newId, id))
    .orderBy(asc(eventRedirects.oldId));
  const ids = [id, ...redirects.map((one) => one.oldId)];
  const [[event], changes, constraints] = await Promise.all([
    db.select().from(events).where(eq(events.id, id)),
    db
      .select()
      .from(eventChanges)
      .where(inArray(eventChanges.eventId, ids))
      .orderBy(asc(eventChanges.at), asc(eventChanges.id)),
    constraintsOf(db, id),
  ]);
  if (!event && changes.length === 0) throw new DomainError("not_found", "event_not_found", { id: asked });
  return { id, event: event ?? null, redirects, constraints, changes: changes.map(lineOf) };
}

const lineOf = ({ eventId, at, kind, by, detail }: typeof eventChanges.$inferSelect): LifeLine => ({
  eventId,
  at,
  kind,
  by,
  detail: readChange(kind, detail)?.detail ?? null,
});

async function constraintsOf(db: Db, id: number): Promise<EventLife["constraints"]> {
  const members = db
    .select({ id: eventArticles.articleId })
    .from(eventArticles)
    .where(eq(eventArticles.eventId, id));
  const touching = or(inArray(groupingConstraints.a, members), inArray(groupingConstraints.b, members));
  const { a, b, kind } = groupingConstraints;
  const [[all], listed] = await Promise.all([
    db.select({ count: count() }).from(groupingConstraints).where(touching),
    db
      .select({ a, b, kind })
      .from(groupingConstraints)
      .where(touching)
      .orderBy(asc(a), asc(b))
      .limit(MOST_CONSTRAINTS),
  ]);
  return { count: all?.count ?? 0, listed };
}
