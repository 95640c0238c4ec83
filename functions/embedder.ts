import { z } from "zod";
import { openAiEmbedder } from "../domain/embedding/openai";
import { type AiBinding, WORKERS_AI_MODEL, workersAiEmbedder } from "../domain/embedding/workers-ai";
import { BGE_M3, type Judge } from "../domain/grouping/borderline";
import type { SecondOpinion } from "../domain/grouping/opinion";
import type { FetchLike } from "../domain/ingest/fetch/safe-fetch";

/** A day of the launch list has 10,000 articles, of which many are asked about twice: before and after their page. */
const DAILY_TEXTS = 30_000;

/** The variables of the second opinion; docs/operations.md has a line for each. */
export const embedderVariables = z
  .object({
    EMBEDDER: z.enum(["off", "workers-ai", "openai"]).default("off"),
    /** Address up to `/embeddings`. */
    EMBEDDER_URL: z.url({ protocol: /^https?$/ }).optional(),
    EMBEDDER_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, "must be printable characters without spaces")
      .optional(),
    EMBEDDER_MODEL: z.string().min(1).optional(),
    EMBEDDER_DIMENSIONS: z.coerce.number().int().min(1).max(4096).optional(),
    EMBEDDER_DAILY_TEXTS: z.coerce.number().int().nonnegative().default(DAILY_TEXTS),
    EMBEDDER_MIDDLE: z.coerce.number().min(-1).max(1).optional(),
    EMBEDDER_WEIGHT: z.coerce.number().positive().max(100).optional(),
  })
  .superRefine((v, check) => {
    const refuse = (name: keyof typeof v, message: string) =>
      check.addIssue({ code: "custom", path: [name], message });
    if (v.EMBEDDER === "off") return;
    if (v.EMBEDDER === "openai") {
      if (!v.EMBEDDER_URL) refuse("EMBEDDER_URL", "is needed with EMBEDDER=openai");
      if (!v.EMBEDDER_MODEL) refuse("EMBEDDER_MODEL", "is needed with EMBEDDER=openai");
    }
    if (v.EMBEDDER_URL && !isPlainAddress(v.EMBEDDER_URL))
      refuse(
        "EMBEDDER_URL",
        "must be https (http on this machine), without user, query or #; the key has its own variable",
      );
    if (v.EMBEDDER_MODEL && !isBgeM3(v.EMBEDDER_MODEL))
      for (const name of ["EMBEDDER_MIDDLE", "EMBEDDER_WEIGHT"] as const)
        if (v[name] === undefined) refuse(name, "is needed with a model other than bge-m3");
  });

export type EmbedderVariables = z.infer<typeof embedderVariables>;

/** Where an embedder may come from besides its variables. */
export interface EmbedderWays {
  /** Workers AI's binding, where there is one. */
  ai?: AiBinding | undefined;
  fetch: FetchLike;
}

/** The model that the variables ask for, or none. Throws when Workers AI is asked for and not bound. */
export function secondOpinionOf(v: EmbedderVariables, ways: EmbedderWays): SecondOpinion | undefined {
  if (v.EMBEDDER === "off") return undefined;
  const judge: Judge = {
    middle: v.EMBEDDER_MIDDLE ?? BGE_M3.middle,
    weight: v.EMBEDDER_WEIGHT ?? BGE_M3.weight,
  };
  return { embedder: embedderOf(v, ways), judge, dailyTexts: v.EMBEDDER_DAILY_TEXTS };
}

function embedderOf(v: EmbedderVariables, { ai, fetch }: EmbedderWays) {
  const about = { model: v.EMBEDDER_MODEL, dimensions: v.EMBEDDER_DIMENSIONS };
  if (v.EMBEDDER === "workers-ai") {
    if (!ai) throw new Error("EMBEDDER=workers-ai needs the binding AI (docs/operations.md).");
    return workersAiEmbedder({ ...about, ai });
  }
  const { EMBEDDER_URL: url, EMBEDDER_KEY: key } = v;
  return openAiEmbedder({ ...about, fetch, url: url!, key, model: v.EMBEDDER_MODEL! });
}

const isBgeM3 = (model: string): boolean => model === WORKERS_AI_MODEL || /\bbge-m3\b/i.test(model);

/** Whether an address is https, or leads to this machine, and holds no credentials, query or fragment. */
export function isPlainAddress(address: string): boolean {
  const { protocol, username, password, search, hash } = new URL(address);
  const plain = `${username}${password}${search}${hash}` === "";
  return plain && (protocol === "https:" || isOfThisMachine(address));
}

/** Whether an address leads to a server of this machine, by name or number. */
export function isOfThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}
