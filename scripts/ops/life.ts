import type { EventLife, LifeLine } from "../../domain/events/life";
import { type Change, readChange } from "../../domain/events/record";
import { table, when } from "./output";

/** An event's life for people: what it is now, then line by line what happened and why. */
export function lifeText({ id, event, redirects, constraints, changes }: EventLife): string {
  const lines = [
    event ? headOf(event) : `Event ${id} is no more.`,
    ...redirects.map(({ oldId, at }) => `Event ${oldId} leads here since ${when(at)}.`),
    ...constraints.listed.map(({ a, b, kind }) => `Articles ${a} and ${b} ${kind} be in one event.`),
  ];
  const more = constraints.count - constraints.listed.length;
  if (more > 0) lines.push(`${more} more constraints.`);
  const rows = changes.map((line) => ({
    time: when(line.at),
    event: line.eventId,
    what: line.kind,
    by: line.by,
    why: reasonOf(line),
  }));
  return `${lines.join("\n")}\n\n${table(rows, ["time", "event", "what", "by", "why"])}`;
}

function headOf(event: NonNullable<EventLife["event"]>): string {
  const state = event.archivedAt === null ? "open" : `archived ${when(event.archivedAt)}`;
  const shown = event.shown ? "shown" : "not shown";
  return `Event ${event.id}: ${event.articleCount} articles of ${event.newspaperCount} newspapers, born ${when(event.bornAt)}, last article ${when(event.lastPublishedAt)}, ${shown}, ${state}.`;
}

function reasonOf({ kind, detail }: LifeLine): string {
  const change = readChange(kind, detail);
  return change ? sentence(change) : "from before reasons were kept";
}

/** Why it happened, in a sentence. */
function sentence({ kind, detail }: Change): string {
  switch (detail.reason) {
    case "enough_alike":
      return kind === "merged"
        ? `event ${detail.from} tells the same: ${linksText(detail)}`
        : `${articlesText(detail as Some)} are alike: ${linksText(detail)}`;
    case "through_others":
      return "from" in detail
        ? `event ${detail.from} tells the same, by way of other articles or a tie`
        : `${articlesText(detail)} belong here by way of other articles or a tie`;
    case "near_article":
      return `${articlesText(detail)}: ${detail.nearest.map((one) => `${one.article} is near ${one.near} (${one.p})`).join(", ")}`;
    case "taken_over":
      return `${articlesText(detail)} came from event ${detail.from}`;
    case "cut_off":
      return `${articlesText(detail)} were part of event ${detail.from}`;
    case "fell_apart":
      return `${articlesText(detail)} left ${destination(detail.into)}: ${linksText(detail)} to the rest`;
    case "operator_merge":
      return `an operator said that event ${detail.from} is the same; a must-link keeps it so`;
    case "operator_split":
      return `an operator took out ${articlesText(detail)} ${destination(detail.into)}; cannot-links keep it so`;
    case "window_left":
      return `its last article is of ${when(detail.lastPublishedAt)}, nothing new can meet it`;
    case "articles_forgotten":
      return `it was not shown and its articles are forgotten`;
  }
}

interface Some {
  articles: number;
  listed: number[];
}

function articlesText({ articles, listed }: Some): string {
  const ids = `${listed.join(", ")}${articles > listed.length ? ", …" : ""}`;
  return `${articles === 1 ? "article" : `${articles} articles`} (${ids})`;
}

function linksText({
  links,
  mean,
  best,
}: {
  links: number;
  mean: number;
  best: { a: number; b: number; p: number } | null;
}): string {
  if (!best) return "no link";
  const count = links === 1 ? "one link" : `${links} links`;
  return `${count}, mean ${mean}, best ${best.a}–${best.b} with ${best.p}`;
}

const destination = (into: number | null): string =>
  into === null ? "and became free" : `for event ${into}`;
