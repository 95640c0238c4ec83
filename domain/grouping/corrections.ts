import { and, desc, eq, or } from "drizzle-orm";
import { chunks, runBatch, type Statements } from "../../db/client";
import { eventArticles, eventRedirects, events, groupingConstraints } from "../../db/schema";
import { refreshStaleEvents, writeEvents } from "../events/commands";
import { NO_TIE } from "../events/record";
import { DomainError } from "../shared/errors";
import { FEATURE_VERSION } from "./engine/features";
import { asEventWriter, type GroupingContext } from "./lease";

interface Placed {
  id: number;
  centrality: number;
}

/**
 * An operator's word that two events are one. The older id goes on and the other leads to it; must-links between all
 * their articles keep later groupings to it.
 * Throws `event_not_found`, `events_same`, and `grouping_busy` while another writer is at work.
 */
export async function mergeEvents(
  ctx: GroupingContext,
  a: number,
  b: number,
): Promise<{ into: number; from: number }> {
  return correct(ctx, async () => {
    const [first, second] = [await existing(ctx, a), await existing(ctx, b)];
    if (first.id === second.id) throw new DomainError("invalid", "events_same", { id: first.id });
    const [into, from] = [Math.min(first.id, second.id), Math.max(first.id, second.id)];
    const [stay, move] = [await articlesIn(ctx, into), await articlesIn(ctx, from)];
    const { statements } = await writeEvents(ctx, {
      outcomes: [
        {
          eventId: into,
          articles: [...stay, ...move],
          added: [],
          mergedFrom: [{ event: from, tie: NO_TIE }],
          takenFrom: [],
          tie: NO_TIE,
        },
      ],
      loose: [],
      by: "operator",
      modelVersion: FEATURE_VERSION,
    });
    const apart = stay.flatMap((x) => move.map((y) => forget(ctx, x.id, y.id)));
    await runBatch(ctx.db, [
      ...apart,
      ...constrain(ctx, "must", [[stay[0]!.id, move[0]!.id]]),
      ...statements,
      ...(first.archivedAt === null || second.archivedAt === null ? [reopen(ctx, into)] : []),
    ]);
    return { into, from };
  });
}

/**
 * An operator's word that some articles of an event are one of their own: they leave it, and cannot-links keep them
 * apart. A single article becomes free. Throws `event_not_found`, `articles_not_in_event`, `split_leaves_nothing`,
 * and `grouping_busy` while another writer is at work.
 */
export async function splitEvent(
  ctx: GroupingContext,
  id: number,
  articleIds: number[],
): Promise<{ into: number | null }> {
  return correct(ctx, async () => {
    const { id: event } = await existing(ctx, id);
    const members = await articlesIn(ctx, event);
    const leave = members.filter((article) => articleIds.includes(article.id));
    const stay = members.filter((article) => !articleIds.includes(article.id));
    if (leave.length < new Set(articleIds).size)
      throw new DomainError("invalid", "articles_not_in_event", { id: event });
    if (stay.length === 0) throw new DomainError("invalid", "split_leaves_nothing", { id: event });
    const alone = leave.length === 1;
    const { born, statements } = await writeEvents(ctx, {
      outcomes: alone
        ? []
        : [
            {
              eventId: null,
              articles: leave,
              added: [],
              mergedFrom: [],
              takenFrom: [{ event, articles: leave.map((article) => article.id), tie: NO_TIE }],
              tie: NO_TIE,
            },
          ],
      loose: alone ? [{ article: leave[0]!.id, from: event, tie: NO_TIE }] : [],
      by: "operator",
      modelVersion: FEATURE_VERSION,
    });
    const pairs = leave.flatMap((x) => stay.map((y): [number, number] => [x.id, y.id]));
    const together = leave.slice(1).map((x): [number, number] => [leave[0]!.id, x.id]);
    await runBatch(ctx.db, [
      ...constrain(ctx, "cannot", pairs),
      ...constrain(ctx, "must", together),
      ...statements,
    ]);
    return { into: born[0] ?? null };
  });
}

async function correct<T>(ctx: GroupingContext, work: () => Promise<T>): Promise<T> {
  const result = await asEventWriter(ctx, async () => {
    const done = await work();
    await refreshStaleEvents(ctx);
    return done;
  });
  if (result === "busy") throw new DomainError("busy", "grouping_busy");
  return result;
}

async function existing(
  { db }: GroupingContext,
  id: number,
): Promise<{ id: number; archivedAt: number | null }> {
  const [redirect] = await db
    .select({ id: eventRedirects.newId })
    .from(eventRedirects)
    .where(eq(eventRedirects.oldId, id));
  const [event] = await db
    .select({ id: events.id, archivedAt: events.archivedAt })
    .from(events)
    .where(eq(events.id, redirect?.id ?? id));
  if (!event) throw new DomainError("not_found", "event_not_found", { id });
  return event;
}

/** An archived event that a living one became part of lives on. */
const reopen = ({ db }: GroupingContext, id: number): Statements[number] =>
  db.update(events).set({ archivedAt: null }).where(eq(events.id, id));

function articlesIn({ db }: GroupingContext, eventId: number): Promise<Placed[]> {
  return db
    .select({ id: eventArticles.articleId, centrality: eventArticles.centrality })
    .from(eventArticles)
    .where(eq(eventArticles.eventId, eventId))
    .orderBy(desc(eventArticles.centrality), eventArticles.articleId);
}

function constrain(
  { db, clock }: GroupingContext,
  kind: "must" | "cannot",
  pairs: [number, number][],
): Statements[number][] {
  const at = clock.now();
  const rows = pairs.map(([x, y]) => ({ a: Math.min(x, y), b: Math.max(x, y), kind, at }));
  return chunks(rows).map((part) =>
    db
      .insert(groupingConstraints)
      .values(part)
      .onConflictDoUpdate({ target: [groupingConstraints.a, groupingConstraints.b], set: { kind, at } }),
  );
}

function forget({ db }: GroupingContext, x: number, y: number): Statements[number] {
  return db
    .delete(groupingConstraints)
    .where(
      and(
        or(
          and(eq(groupingConstraints.a, x), eq(groupingConstraints.b, y)),
          and(eq(groupingConstraints.a, y), eq(groupingConstraints.b, x)),
        ),
        eq(groupingConstraints.kind, "cannot"),
      ),
    );
}
