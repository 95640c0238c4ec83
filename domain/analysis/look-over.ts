import { eq } from "drizzle-orm";
import { analyses } from "../../db/schema";
import { DomainError } from "../shared/errors";
import type { AnalystFailureReason } from "./analyst";
import type { AnalysisContext } from "./context";
import type { EarlierEvents } from "./earlier";
import { EMBEDDED_VERSION, embeddedAnalyst } from "./embedded";
import { framing } from "./embedded/framing";
import { type Findings, sections } from "./findings";
import { grow } from "./grow";
import { saysOtherwise } from "./identity";
import {
  countContradictions,
  type Item,
  itemsOf,
  type Kept,
  type KeptSections,
  noSections,
  readSections,
  sourcesOf,
} from "./kept";
import { type LoadedEvent, loadEvent } from "./load";
import { writeAnalysis } from "./models/fallback";
import { PROMPT_VERSION } from "./models/prompts";
import { type ReadEvent, readEvent } from "./reading/read";
import { changeRows, type StoredAnalysis, storeAnalysis, writtenRow } from "./store";
import { verify } from "./verifier";

/** What looking one event over gave. */
export interface LookedOver {
  changes: number;
  contradictions: number;
  /** Statements that the verifier dropped, by reason. */
  dropped: Record<string, number>;
  /** Why the model did not write it, if one was asked and did not. */
  fallback: AnalystFailureReason | null;
  tokens: number;
}

/** Version of all that makes an analysis: with another one the open events are looked over again. */
export const RULES = `${EMBEDDED_VERSION}/${PROMPT_VERSION}`;

/** A summary is written anew once its event has grown by half. */
const OUTGROWN = 1.5;

/**
 * Reads an event's articles, has its analysis written, and lets what stands grow by it. The caller holds the lease.
 * @returns null when there is no such event or none of its articles can be read any more
 * @throws DomainError `analysis_signed` where a person answers for the analysis
 */
export async function lookOver(
  ctx: AnalysisContext,
  eventId: number,
  earlier: EarlierEvents,
): Promise<LookedOver | null> {
  const { db, clock, analyst } = ctx;
  const [stored] = await db.select().from(analyses).where(eq(analyses.eventId, eventId));
  if (stored?.signedAt) throw new DomainError("conflict", "analysis_signed", { id: eventId });
  const before = stored ? readSections(stored.sections) : noSections();
  const loaded = await loadEvent({ db, clock }, eventId, earlier, articlesOf(before));
  if (!loaded) return null;

  const read = readEvent(loaded.event);
  const written = await writeAnalysis({ analyst, fallback: embeddedAnalyst() }, loaded.event);
  const now = clock.now();
  const { sections: grown, changes } = grow(
    before,
    stillHolding(before, read),
    { ...written.findings, framing: [] },
    {
      now,
      withheld: new Set(stored?.withheld ?? []),
      rewrite: isOutgrown(stored, loaded) || correctsFacts(before, written.findings),
    },
  );
  const dropped = countBy(written.dropped.map(({ reason }) => reason));
  const { calls, inputTokens, outputTokens } = written.usage;
  await storeAnalysis(
    db,
    {
      eventId,
      madeAt: now,
      changedAt: changes.length > 0 || !stored ? now : stored.changedAt,
      articleCount: loaded.articleCount,
      newspaperCount: loaded.newspaperCount,
      characters: loaded.characters,
      rules: RULES,
      sections: { ...grown, framing: frame(read, grown, before, now) },
      authors: written.authors,
      withheld: stored?.withheld ?? [],
      fallback: written.fallbackReason,
      dropped,
      calls: (stored?.calls ?? 0) + calls,
      inputTokens: (stored?.inputTokens ?? 0) + inputTokens,
      outputTokens: (stored?.outputTokens ?? 0) + outputTokens,
    },
    stored ? changeRows(eventId, now, "analysis", changes) : [writtenRow(eventId, now, changes)],
  );
  return {
    changes: changes.length,
    contradictions: countContradictions(grown.contradictions),
    dropped,
    fallback: written.fallbackReason,
    tokens: inputTokens + outputTokens,
  };
}

const articlesOf = (kept: KeptSections): Set<number> =>
  new Set(sections.flatMap((section) => kept[section].flatMap(({ item }) => sourcesOf(item))));

/** Framing is counted anew over the facts as they now stand: it names them by their place. */
function frame(
  read: ReadEvent,
  { facts }: KeptSections,
  before: KeptSections,
  now: number,
): KeptSections["framing"] {
  const since = new Map(before.framing.map(({ key, addedAt }) => [key, addedAt]));
  const items = framing(
    read,
    facts.map(({ item }) => item),
  );
  return items.map((item) => {
    const addedAt = since.get(item.country) ?? now;
    return { key: item.country, addedAt, item, correction: null, pinned: false };
  });
}

/** What stands and passes the verifier whole with today's articles. */
function stillHolding(before: KeptSections, read: ReadEvent): Set<Kept<Item>> {
  const holding = new Set<Kept<Item>>();
  if (sections.every((section) => before[section].length === 0)) return holding;
  const { findings } = verify(itemsOf(before), read);
  for (const section of sections) {
    const passed = new Set((findings[section] as Item[]).map((item) => JSON.stringify(item)));
    for (const kept of before[section] as Kept<Item>[])
      if (passed.has(JSON.stringify(kept.item))) holding.add(kept);
  }
  return holding;
}

const isOutgrown = (stored: StoredAnalysis | undefined, { articleCount }: LoadedEvent): boolean =>
  !stored || articleCount >= stored.articleCount * OUTGROWN;

/** A summary that tells a figure which has changed since is written anew, however little the event has grown. */
const correctsFacts = (before: KeptSections, { facts }: Findings): boolean =>
  before.facts.some(({ item }) =>
    facts.some((fact) => item.about !== undefined && fact.about === item.about && saysOtherwise(item, fact)),
  );

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
