import { forgetOldArticles } from "../../domain/articles/retention";
import { forgetEmbeddings } from "../../domain/embedding/commands";
import { forgetOldFeatures } from "../../domain/grouping/commands";
import { WINDOW } from "../../domain/grouping/schemas";
import { forgetRuns } from "../../domain/ingest/runs";
import { DAY } from "../../domain/shared/time";
import type { Services } from "../services";

/** Run records say how reading went; a quarter of them is enough to see a season. */
const RUNS_KEPT = 90 * DAY;

/** As long as the features that grouping keeps: an article regrouped late is not paid for again. */
const EMBEDDINGS_KEPT = 2 * WINDOW;

/** Drops what nobody needs any more. docs/operations.md says what is kept for how long. */
export async function tidyUp(services: Services): Promise<void> {
  await forgetOldFeatures(services);
  await forgetEmbeddings(services, services.clock.now() - EMBEDDINGS_KEPT);
  await forgetOldArticles(services);
  await forgetRuns(services, services.clock.now() - RUNS_KEPT);
}
