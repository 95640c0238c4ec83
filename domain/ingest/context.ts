import type { Db } from "../../db/client";
import type { Clock } from "../shared/time";
import type { FetchLike } from "./fetch/safe-fetch";

/** What reading the newsstand may use. */
export interface IngestContext {
  db: Db;
  clock: Clock;
  /** The way out: the global fetch, or a replay's. */
  fetch: FetchLike;
  /** Opens loopback addresses for tests and the sample edition; never in production. */
  allowPrivate: boolean;
  /** Who we are, with the address of a contact page. */
  userAgent: string;
  /** Name of this invocation, under which it holds leases. */
  holder: string;
}

/** Token by which robots.txt files know us. */
export const ROBOT_TOKEN = "PoliedroBot";
