import { type Change, listed, NO_TIE, type Tie } from "./record";

/** What became of one cluster of articles. */
export interface EventOutcome {
  /** The event that goes on, or null for a new one. */
  eventId: number | null;
  articles: { id: number; centrality: number }[];
  /** Those that were in no event, each with the link that comes nearest to the event. */
  added: { id: number; nearest: { near: number; p: number } | null }[];
  /** Events that are now part of this one, with the links between both. */
  mergedFrom: { event: number; tie: Tie }[];
  /** Articles that left events that go on elsewhere, with the links that are cut. */
  takenFrom: { event: number; articles: number[]; tie: Tie }[];
  /** Links among all its articles. */
  tie: Tie;
}

/** An article that is in no event any more. */
export interface Loosened {
  article: number;
  from: number;
  tie: Tie;
}

export interface EventWrite {
  outcomes: EventOutcome[];
  loose: Loosened[];
  by: "grouping" | "operator" | "audit";
  modelVersion: number;
}

/** One line of an event's record. */
export type ChangeOf = Change & { eventId: number };

/**
 * The record of a write: what happened to each event and why.
 * @param idOf the event that each outcome is, new ones too
 */
export function changesOf(
  { outcomes, loose, by }: Pick<EventWrite, "outcomes" | "loose" | "by">,
  idOf: ReadonlyMap<EventOutcome, number>,
): ChangeOf[] {
  const asked = by === "operator";
  return [
    ...outcomes.flatMap((outcome) => ofOutcome(outcome, idOf.get(outcome)!, asked)),
    ...ofLoosened(loose, asked),
  ];
}

function ofOutcome(outcome: EventOutcome, eventId: number, asked: boolean): ChangeOf[] {
  const { added, mergedFrom, takenFrom } = outcome;
  const changes: ChangeOf[] = [];
  if (outcome.eventId === null) changes.push({ eventId, ...birth(outcome) });
  else {
    if (added.length > 0) changes.push({ eventId, ...growth(added) });
    for (const { event, articles } of takenFrom)
      changes.push({
        eventId,
        kind: "grown",
        detail: { reason: "taken_over", from: event, ...listed(articles) },
      });
  }
  for (const { event, articles, tie } of takenFrom)
    changes.push({ eventId: event, ...departure(articles, eventId, tie, asked) });
  for (const { event, tie } of mergedFrom)
    changes.push({ eventId, ...merger(event, tie, outcome.articles, asked) });
  return changes;
}

function birth({ articles, takenFrom, tie }: EventOutcome): Change {
  const ids = listed(articles.map((article) => article.id));
  const origin = takenFrom.toSorted((a, b) => b.articles.length - a.articles.length)[0];
  if (origin) return { kind: "born", detail: { reason: "cut_off", from: origin.event, ...ids } };
  return { kind: "born", detail: { reason: likeness(tie), ...ids, ...tie } };
}

function growth(added: EventOutcome["added"]): Change {
  const ids = listed(added.map((one) => one.id));
  const nearest = added
    .flatMap(({ id, nearest: link }) => (link ? [{ article: id, ...link }] : []))
    .slice(0, ids.listed.length);
  const reason = nearest.length > 0 ? "near_article" : "through_others";
  return { kind: "grown", detail: { reason, ...ids, nearest } };
}

function merger(from: number, tie: Tie, articles: EventOutcome["articles"], asked: boolean): Change {
  if (!asked) return { kind: "merged", detail: { reason: likeness(tie), from, ...tie } };
  const ids = listed(articles.map((article) => article.id));
  return { kind: "corrected", detail: { reason: "operator_merge", from, constraint: "must", ...ids } };
}

function departure(articles: number[], into: number | null, tie: Tie, asked: boolean): Change {
  const ids = listed(articles);
  return asked
    ? { kind: "corrected", detail: { reason: "operator_split", into, constraint: "cannot", ...ids } }
    : { kind: "split", detail: { reason: "fell_apart", into, ...ids, ...tie } };
}

/** Articles that became free, one line for each event that they left. */
function ofLoosened(loose: readonly Loosened[], asked: boolean): ChangeOf[] {
  const byEvent = new Map<number, Loosened[]>();
  for (const one of loose) byEvent.set(one.from, [...(byEvent.get(one.from) ?? []), one]);
  return [...byEvent].map(([eventId, some]) => {
    const articles = some.map((one) => one.article);
    return { eventId, ...departure(articles, null, strongest(some), asked) };
  });
}

const strongest = (some: readonly Loosened[]): Tie =>
  some.map((one) => one.tie).toSorted((a, b) => (b.best?.p ?? 0) - (a.best?.p ?? 0))[0] ?? NO_TIE;

const likeness = (tie: Tie): "enough_alike" | "through_others" =>
  tie.links > 0 ? "enough_alike" : "through_others";
