import {
  type ContextItem,
  type Findings,
  type FramingItem,
  type ImpactItem,
  type OpinionItem,
  type Section,
  type Statement,
  sections,
} from "../findings";
import type { ReadEvent } from "../reading/read";
import { checkContradiction } from "./contradictions";
import { checkDeclaration, isNamedIn } from "./declarations";
import { VerifiedEvent } from "./event";
import { checkFraming } from "./framing";
import type { Dropped, Reason } from "./reasons";
import type { Source } from "./source";
import { checkWordings, formObjection, isSaidIn } from "./statements";

/** An item after the check: null when it does not stand, and why something of it was dropped. */
interface Checked<T> {
  item: T | null;
  objections: { reason: Reason; text: string }[];
}

const MOST_NAMED = 120;
const LONGEST_LABEL = 80;

/**
 * What of an analyst's findings stands in the articles of the event, word for word where it claims to, with each
 * number, date and name in a source; and what was dropped. Nothing is put right but that sources are removed which do
 * not exist or do not say it.
 */
export function verify(findings: Findings, event: ReadEvent): { findings: Findings; dropped: Dropped[] } {
  return verifierOf(event)(findings);
}

/** `verify` for several findings of one event: its articles are indexed once. */
export function verifierOf(
  event: ReadEvent,
): (findings: Findings) => { findings: Findings; dropped: Dropped[] } {
  const texts = new VerifiedEvent(event);
  return (findings) => {
    const dropped: Dropped[] = [];
    const kept = <T>(section: Section, items: readonly T[], check: (item: T) => Checked<T>): T[] => {
      const places = keep(section, items, check, dropped);
      return places.map(({ item }) => item);
    };
    const facts = keep("facts", findings.facts, (item) => checkStatement(item, texts), dropped);
    const places = new Map(facts.map(({ index }, place) => [index, place]));
    return {
      findings: {
        summary: kept("summary", findings.summary, (item) => checkStatement(item, texts)),
        facts: facts.map(({ item }) => item),
        contradictions: kept("contradictions", findings.contradictions, (item) =>
          checkContradiction(item, texts),
        ),
        opinions: kept("opinions", findings.opinions, (item) => checkOpinion(item, texts)),
        context: kept("context", findings.context, (item) => checkContext(item, texts)),
        declarations: kept("declarations", findings.declarations, (item) =>
          orNothing(checkDeclaration(item, texts), item.quote),
        ),
        framing: kept("framing", findings.framing, (item: FramingItem) =>
          orNothing(checkFraming(item, places, texts), item.country),
        ),
        impact: kept("impact", findings.impact, (item) => checkImpact(item, texts)),
      },
      dropped: dropped.toSorted((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section)),
    };
  };
}

function keep<T>(
  section: Section,
  items: readonly T[],
  check: (item: T) => Checked<T>,
  dropped: Dropped[],
): { item: T; index: number }[] {
  return items.flatMap((one, index) => {
    const { item, objections } = check(one);
    for (const { reason, text } of objections)
      dropped.push({
        section,
        reason,
        item: [...text.slice(0, 2 * LONGEST_LABEL)].slice(0, LONGEST_LABEL).join(""),
      });
    return item === null ? [] : [{ item, index }];
  });
}

const orNothing = <T>(
  result: { item: T; objections: { reason: Reason; text: string }[] } | { reason: Reason },
  text: string,
): Checked<T> => ("item" in result ? result : nothing(result.reason, text));

const nothing = <T>(reason: Reason, text: string): Checked<T> => ({
  item: null,
  objections: [{ reason, text }],
});

const labelOf = ({ wordings }: Statement): string => wordings[0]?.text ?? "";

/** @param more texts besides the articles that the statement may rest on */
function checkStatement<T extends Statement>(item: T, event: VerifiedEvent, more: Source[] = []): Checked<T> {
  const sources = event.known(item.sources);
  if (sources.length === 0) return nothing("no_source", labelOf(item));
  const { wordings, objections } = checkWordings(item, [...event.sourcesOf(sources), ...more], event);
  if (wordings.length > 0) return { item: { ...item, wordings, sources }, objections };
  return objections.length > 0 ? { item: null, objections } : nothing("empty", labelOf(item));
}

/** A holder is someone whom a source names, or the newspaper itself. */
function checkOpinion(item: OpinionItem, event: VerifiedEvent): Checked<OpinionItem> {
  const { holder } = item;
  const sources = event.sourcesOf(event.known(item.sources));
  if (holder !== null && sources.length > 0) {
    const form = formObjection(holder, MOST_NAMED);
    if (form !== null) return nothing(form, holder);
    if (!sources.some((source) => isNamedIn(holder, source))) return nothing("speaker_not_in_source", holder);
  }
  return checkStatement(item, event);
}

function checkContext(item: ContextItem, event: VerifiedEvent): Checked<ContextItem> {
  if (item.event === null) return checkStatement(item, event);
  const earlier = event.earlierEvent(item.event);
  if (earlier === undefined || item.at !== earlier.at) return nothing("event_unknown", labelOf(item));
  return checkStatement(item, event, earlier.titles);
}

function checkImpact(item: ImpactItem, event: VerifiedEvent): Checked<ImpactItem> {
  const checked = checkStatement(item, event);
  const { when } = item;
  if (when === null || checked.item === null) return checked;
  const isSaid =
    formObjection(when, MOST_NAMED) === null && isSaidIn(when, event.sourcesOf(checked.item.sources));
  if (isSaid) return checked;
  const objections = [...checked.objections, { reason: "date_not_in_source" as const, text: when }];
  return { item: { ...checked.item, when: null }, objections };
}
