import { createDb, type Db } from "../db/client";
import type { AccountsContext } from "../domain/accounts/context";
import type { AnalysisContext } from "../domain/analysis/context";
import type { FileStore } from "../domain/files/store";
import type { GroupingContext } from "../domain/grouping/lease";
import type { IngestContext } from "../domain/ingest/context";
import type { FetchLike } from "../domain/ingest/fetch/safe-fetch";
import type { Mailer } from "../domain/mails/mailer";
import { type Clock, systemClock } from "../domain/shared/time";
import { lettersFrom } from "./adapters/letters";
import { r2Files } from "./adapters/r2-files";
import { scryptHasher } from "./adapters/scrypt";
import { analystOf } from "./analyst";
import { secondOpinionOf } from "./embedder";
import { type Env, readVariables, type Variables } from "./env";
import { type Outbox, queueOutbox } from "./jobs/messages";
import { mailerOf } from "./mail";

export type Edition = Variables["EDITION"];

/** What one request or job may use. I/O clients are made for it and die with it. */
export interface Services extends IngestContext, AccountsContext {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  edition: Edition;
  origin: string;
  /** Leaves streamed pages uncompressed: a proxy that buffers what it compresses would hold back the first words. */
  streamsPlain?: boolean;
  /** Where newspapers write to about our reading; without it, the address RFC 2142 sets for a site's webmaster. */
  contactEmail?: string | undefined;
  /** Where the source code of what runs here is. */
  sourceUrl?: string | undefined;
  /** Who answers for the site before the law; what the operator has not told is not there. */
  foundation?: Partial<Record<"name" | "address" | "register", string | undefined>>;
  /** Where pictures and icons are kept. */
  files?: FileStore | undefined;
  /** SVG to PNG, where the parts for it are at hand: in the Worker. */
  draw?: (svg: string) => Promise<Uint8Array>;
  /** The way to the readers' mailboxes; without it mails stay in the outbox. */
  mailer?: Mailer | undefined;
  /** Whether anybody may read the outbox: only where nothing is sent, on one machine. */
  showsOutbox?: boolean;
  /** Sends what a request has put into the outbox, behind its answer. */
  sendMailsSoon?: () => void;
  /** A model that has a say in borderline pairs of articles. */
  secondOpinion?: GroupingContext["secondOpinion"];
  /** A model that writes the analyses of events. */
  analyst?: AnalysisContext["analyst"];
}

/** The composition root of the Worker. Throws when variables are missing or wrong. */
export function createServices(env: Env): Services {
  const variables = readVariables(env);
  const clock = systemClock;
  const db = createDb({
    url: variables.LIBSQL_URL,
    authToken: variables.LIBSQL_AUTH_TOKEN,
    fetch: through(env.LIBSQL),
  });
  const wayTo = (server: Fetcher | undefined): FetchLike =>
    through(server) ?? ((input, init) => fetch(input, init));
  const mailer = mailerOf(variables);
  return {
    db,
    clock,
    passwords: scryptHasher,
    letters: lettersFrom(variables.PUBLIC_ORIGIN),
    mailer,
    showsOutbox: variables.OUTBOX === "shown" && !mailer,
    outbox: queueOutbox(env),
    edition: variables.EDITION,
    origin: variables.PUBLIC_ORIGIN,
    streamsPlain: variables.ENVIRONMENT === "local",
    contactEmail: variables.CONTACT_EMAIL,
    sourceUrl: variables.SOURCE_URL,
    foundation: {
      name: variables.FOUNDATION_NAME,
      address: variables.FOUNDATION_ADDRESS,
      register: variables.FOUNDATION_REGISTER,
    },
    files: env.FILES && r2Files(env.FILES),
    secondOpinion: secondOpinionOf(variables, {
      ai: env.AI,
      fetch: wayTo(env.EMBEDDER_SERVER),
    }),
    analyst: analystOf(variables, { ai: env.AI, fetch: wayTo(env.ANALYST_SERVER) }, { db, clock }),
    ...reading(variables),
  };
}

/** How newspapers are read: by whom, and how far the way out is open. */
export function reading(
  v: Pick<Variables, "PUBLIC_ORIGIN" | "ALLOW_PRIVATE_FEEDS">,
): Omit<IngestContext, "db" | "clock"> {
  return {
    fetch: (input, init) => fetch(input, init),
    allowPrivate: v.ALLOW_PRIVATE_FEEDS === "1",
    userAgent: userAgentOf(v.PUBLIC_ORIGIN),
    holder: crypto.randomUUID(),
  };
}

/** Who reads, and where its purpose and an address to complain are written. */
export const userAgentOf = (origin: string): string =>
  `Mozilla/5.0 (compatible; PoliedroBot/1.0; +${origin}/bot)`;

/** Through a binding to a server of this machine the Worker's own way out can stay closed to private addresses. */
function through(server: Fetcher | undefined): typeof fetch | undefined {
  return server
    ? (((input: RequestInfo | URL, init?: RequestInit) =>
        server.fetch(input as never, init as never)) as typeof fetch)
    : undefined;
}
