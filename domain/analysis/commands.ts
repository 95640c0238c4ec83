import { DomainError } from "../shared/errors";
import { SECOND } from "../shared/time";
import type { AnalystFailureReason } from "./analyst";
import { type AnalysisContext, asAnalysisWriter } from "./context";
import { dueEvents, loadEarlier } from "./load";
import { type LookedOver, lookOver, RULES } from "./look-over";

/** What a call of `analyseDue` did. */
export interface AnalysisReport {
  analysed: number;
  /** Events that failed, with the first one's error; they stay due. */
  failed: { count: number; first: unknown };
  changes: number;
  /** Statements the verifier dropped, by reason. */
  dropped: Record<string, number>;
  /** Why the model did not write, by reason, and how often. */
  fallbacks: Partial<Record<AnalystFailureReason, number>>;
  tokens: number;
  milliseconds: number;
  /** Where the next call goes on; null when nothing more is due. */
  next: number | null;
}

const EVENTS_PER_CALL = 40;
/** After this a call leaves the rest to the next one: an invocation has its limits. */
const LONGEST = 60 * SECOND;

/**
 * Looks over events that have changed enough, from the id `after` on. One that fails is left due and counted, the
 * others go on. Gives "busy" while another invocation does so.
 */
export const analyseDue = (ctx: AnalysisContext, after = 0): Promise<AnalysisReport | "busy"> =>
  asAnalysisWriter(ctx, async () => {
    const started = performance.now();
    const report = emptyReport();
    const ids = await dueEvents(ctx, { after, limit: EVENTS_PER_CALL, rules: RULES });
    const earlier = ids.length > 0 ? await loadEarlier(ctx, ctx.clock.now()) : null;
    for (const id of ids) {
      try {
        add(report, await lookOver(ctx, id, earlier!));
      } catch (error) {
        report.failed = { count: report.failed.count + 1, first: report.failed.first ?? error };
      }
      report.next = id;
      if (performance.now() - started > LONGEST) break;
    }
    if (ids.length < EVENTS_PER_CALL && report.next === (ids.at(-1) ?? null)) report.next = null;
    report.milliseconds = Math.round(performance.now() - started);
    return report;
  });

/**
 * Looks one event over now, due or not. Throws `analysis_unreadable`
 * (none of its articles is in our languages, or their texts were dropped with age), `analysis_signed`, `analysis_busy`.
 */
export async function analyseEvent(ctx: AnalysisContext, eventId: number): Promise<LookedOver> {
  const done = await asAnalysisWriter(ctx, async () =>
    lookOver(ctx, eventId, await loadEarlier(ctx, ctx.clock.now())),
  );
  if (done === "busy") throw new DomainError("conflict", "analysis_busy");
  if (!done) throw new DomainError("conflict", "analysis_unreadable", { id: eventId });
  return done;
}

const emptyReport = (): AnalysisReport => ({
  analysed: 0,
  failed: { count: 0, first: null },
  changes: 0,
  dropped: {},
  fallbacks: {},
  tokens: 0,
  milliseconds: 0,
  next: null,
});

function add(report: AnalysisReport, done: LookedOver | null): void {
  if (!done) return;
  report.analysed++;
  report.changes += done.changes;
  report.tokens += done.tokens;
  for (const [reason, count] of Object.entries(done.dropped))
    report.dropped[reason] = (report.dropped[reason] ?? 0) + count;
  if (done.fallback) report.fallbacks[done.fallback] = (report.fallbacks[done.fallback] ?? 0) + 1;
}
