import type { Db } from "../../db/client";
import { releaseLeases, takeLeases } from "../shared/leases";
import { type Clock, MINUTE } from "../shared/time";
import type { Analyst } from "./analyst";

export interface AnalysisContext {
  db: Db;
  clock: Clock;
  /** Name of this invocation, under which it holds the lease. */
  holder: string;
  /** A model that writes; without it, and where it fails, the embedded analyst does. */
  analyst?: Analyst | undefined;
}

/** The one writer of analyses holds this lease. */
const NAME = "analysis";
/** Longer than a model may take for one event with all its attempts, and a call's own time. */
const KEPT = 20 * MINUTE;

/** Does the work as the one writer of analyses, or gives "busy" when another one writes. */
export async function asAnalysisWriter<T>(
  ctx: Pick<AnalysisContext, "db" | "clock" | "holder">,
  work: () => Promise<T>,
): Promise<T | "busy"> {
  if (!(await takeLeases(ctx, [NAME], KEPT))) return "busy";
  try {
    return await work();
  } finally {
    await releaseLeases(ctx, [NAME]);
  }
}
