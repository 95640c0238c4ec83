import type { FetchLike } from "../../domain/ingest/fetch/safe-fetch";
import type { Clock } from "../../domain/shared/time";
import { systemClock } from "../../domain/shared/time";
import { lettersFrom } from "../../functions/adapters/letters";
import { scryptHasher } from "../../functions/adapters/scrypt";
import { analystOf, analystVariables } from "../../functions/analyst";
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
  /** The variables of the second opinion and the analyst; none unless told. */
  models?: Record<string, string>;
}): Services {
  const models = options.models ?? {};
  const fetchModel: FetchLike = (input, init) => fetch(input, init);
  const clock = options.clock ?? systemClock;
  return {
    ...reading({ PUBLIC_ORIGIN: options.origin, ALLOW_PRIVATE_FEEDS: options.allowPrivateFeeds ? "1" : "0" }),
    fetch: guardedFetch(options.allowPrivateFeeds),
    db: options.database.db,
    clock,
    passwords: scryptHasher,
    letters: lettersFrom(options.origin),
    outbox: options.queue,
    edition: options.edition,
    origin: options.origin,
    secondOpinion: secondOpinionOf(embedderVariables.parse(models), { fetch: fetchModel }),
    analyst: analystOf(
      analystVariables.parse(models),
      { fetch: fetchModel },
      { db: options.database.db, clock },
    ),
  };
}
