import type { Db } from "../../db/client";
import { releaseLeases, takeLeases } from "../shared/leases";
import { type Clock, MINUTE } from "../shared/time";
import type { SecondOpinion } from "./opinion";

export interface GroupingContext {
  db: Db;
  clock: Clock;
  /** Name of this invocation, under which it holds the lease. */
  holder: string;
  /** A model that has a say in borderline pairs; grouping needs none. */
  secondOpinion?: SecondOpinion | undefined;
}

/** The one writer of events holds this lease. */
const NAME = "grouping";
const KEPT = 5 * MINUTE;

/** Does the work as the one writer of events, or gives "busy" when another one writes. */
export async function asEventWriter<T>(ctx: GroupingContext, work: () => Promise<T>): Promise<T | "busy"> {
  if (!(await takeLeases(ctx, [NAME], KEPT))) return "busy";
  try {
    return await work();
  } finally {
    await releaseLeases(ctx, [NAME]);
  }
}
