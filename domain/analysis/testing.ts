import type { Db } from "../../db/client";
import { runBatch } from "../../db/client";
import { refreshStaleEvents, writeEvents } from "../events/commands";
import { NO_TIE } from "../events/record";
import { type ArticleAbout, putArticles } from "../events/testing";
import type { Clock } from "../shared/time";

interface TestContext {
  db: Db;
  clock: Clock;
}

/** Puts articles into the database as one event, new or standing, as grouping would. @returns its id and theirs */
export async function putEvent(
  { db, clock }: TestContext,
  some: ArticleAbout[],
  standing: { event: number; articles: number[] } | null = null,
): Promise<{ event: number; articles: number[] }> {
  const added = await putArticles(db, clock.now(), some);
  const ids = [...(standing?.articles ?? []), ...added];
  const outcome = {
    eventId: standing?.event ?? null,
    articles: ids.map((id) => ({ id, centrality: 1 })),
    added: [],
    mergedFrom: [],
    takenFrom: [],
    tie: NO_TIE,
  };
  const { born, statements } = await writeEvents(
    { db, clock },
    { outcomes: [outcome], loose: [], by: "grouping", modelVersion: 1 },
  );
  await runBatch(db, statements);
  await refreshStaleEvents({ db, clock });
  return { event: standing?.event ?? born[0]!, articles: ids };
}
