import { forgetOldArticles } from "../../domain/articles/retention";
import { forgetOldFeatures } from "../../domain/grouping/commands";
import { forgetRuns } from "../../domain/ingest/runs";
import { DAY } from "../../domain/shared/time";
import type { Services } from "../services";

/** Run records say how reading went; a quarter of them is enough to see a season. */
const RUNS_KEPT = 90 * DAY;

/** Drops what nobody needs any more. docs/operations.md says what is kept for how long. */
export async function tidyUp(services: Services): Promise<void> {
  await forgetOldFeatures(services);
  await forgetOldArticles(services);
  await forgetRuns(services, services.clock.now() - RUNS_KEPT);
}
