import { z } from "zod";
import type { ChatBinding } from "../domain/analysis/models/workers-ai";
import type { AiBinding } from "../domain/embedding/workers-ai";
import { analystVariables } from "./analyst";
import { embedderVariables } from "./embedder";
import type { PipelineMessage } from "./jobs/messages";
import { mailVariables } from "./mail";

/** Variables of the Worker. Every one has a line in docs/operations.md. */
const variables = z
  .object({
    ENVIRONMENT: z.enum(["production", "local"]).default("production"),
    /** Where readers find us; links, feeds and the crawler's contact page are built on it. */
    PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }),
    /** Where newspapers write to about our reading; webmaster@ the origin's host unless told. */
    CONTACT_EMAIL: z.email().optional(),
    /** Where the source code of what runs here is, as its licence asks; linked at the foot of every page. */
    SOURCE_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Who answers for the site before the law: shown on the legal notice as far as told. */
    FOUNDATION_NAME: z.string().min(1).optional(),
    FOUNDATION_ADDRESS: z.string().min(1).optional(),
    FOUNDATION_REGISTER: z.string().min(1).optional(),
    LIBSQL_URL: z.string().min(1),
    LIBSQL_AUTH_TOKEN: z.string().optional(),
    /** Whether answers for everyone are kept for a minute (functions/cache). */
    EDGE_CACHE: z.enum(["on", "off"]).default("on"),
    EDITION: z.enum(["live", "sample"]).default("live"),
    /** Shows unsent mails, links to sign in among them, to whoever comes to /outbox. */
    OUTBOX: z.enum(["hidden", "shown"]).default("hidden"),
    /** Opens loopback addresses to feeds; for tests and the sample edition. */
    ALLOW_PRIVATE_FEEDS: z.enum(["0", "1"]).default("0"),
  })
  .refine((v) => v.ENVIRONMENT !== "production" || v.ALLOW_PRIVATE_FEEDS === "0", {
    message: "must not be set in production",
    path: ["ALLOW_PRIVATE_FEEDS"],
  })
  .and(embedderVariables)
  .and(analystVariables)
  .and(mailVariables);

export type Variables = z.infer<typeof variables>;

/** Bindings of the Worker. */
export interface Bindings {
  INGEST: Queue<PipelineMessage>;
  GROUPING: Queue<PipelineMessage>;
  ANALYSIS: Queue<PipelineMessage>;
  /** Pictures and icons; without it pages show the site's own. */
  FILES?: R2Bucket;
  /** A local libSQL server; in production the Worker goes to LIBSQL_URL itself. */
  LIBSQL?: Fetcher;
  /** Workers AI, for EMBEDDER=workers-ai and ANALYST=workers-ai. */
  AI?: AiBinding & ChatBinding;
  /** A model's server on this machine, where the Worker runs there. */
  EMBEDDER_SERVER?: Fetcher;
  ANALYST_SERVER?: Fetcher;
}

export type Env = Bindings & Record<string, unknown>;

let parsed: { from: Env; variables: Variables } | undefined;

/** Reads the variables once per isolate. Throws with one line per variable that is missing or wrong. */
export function readVariables(env: Env): Variables {
  if (parsed?.from === env) return parsed.variables;
  const result = variables.safeParse(env);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(
      `The Worker's variables are not in order (docs/operations.md explains each):\n${lines.join("\n")}`,
    );
  }
  parsed = { from: env, variables: result.data };
  return result.data;
}
