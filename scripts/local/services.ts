import type { Clock } from "../../domain/shared/time";
import { systemClock } from "../../domain/shared/time";
import { embedderVariables, secondOpinionOf } from "../../functions/embedder";
import { reading, type Services } from "../../functions/services";
import type { LocalDatabase } from "./database";
import { guardedFetch } from "./guarded-fetch";
import type { MemoryQueue } from "./memory-queue";
import type { Edition } from "./settings";

/** The services of a job that runs on the command line instead of in the Worker. */
export function commandLineServices(options: {
  database: Pick<LocalDatabase, "db">;
  queue: MemoryQueue;
  edition: Edition;
  allowPrivateFeeds: boolean;
  origin: string;
  clock?: Clock;
  /** The second opinion's variables; off unless told. */
  embedder?: Record<string, string>;
}): Services {
  return {
    ...reading({ PUBLIC_ORIGIN: options.origin, ALLOW_PRIVATE_FEEDS: options.allowPrivateFeeds ? "1" : "0" }),
    fetch: guardedFetch(options.allowPrivateFeeds),
    db: options.database.db,
    clock: options.clock ?? systemClock,
    outbox: options.queue,
    edition: options.edition,
    origin: options.origin,
    secondOpinion: secondOpinionOf(embedderVariables.parse(options.embedder ?? {}), {
      fetch: (input, init) => fetch(input, init),
    }),
  };
}
