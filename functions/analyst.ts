import { z } from "zod";
import type { Db } from "../db/client";
import type { Analyst } from "../domain/analysis/analyst";
import { withinBudget } from "../domain/analysis/models/budget";
import type { ModelAnalyst } from "../domain/analysis/models/model";
import { openAiAnalyst } from "../domain/analysis/models/openai";
import { type ChatBinding, workersAiAnalyst } from "../domain/analysis/models/workers-ai";
import type { FetchLike } from "../domain/ingest/fetch/safe-fetch";
import type { Clock } from "../domain/shared/time";
import { isPlainAddress } from "./embedder";

/** A day of the launch list has some 400 events worth an analysis, looked over twice at 12,000 tokens each. */
const DAILY_TOKENS = 10_000_000;

/** The variables of the analyst; docs/operations.md has a line for each. */
export const analystVariables = z
  .object({
    ANALYST: z.enum(["embedded", "workers-ai", "openai"]).default("embedded"),
    /** Address up to `/chat/completions`. */
    ANALYST_URL: z.url({ protocol: /^https?$/ }).optional(),
    ANALYST_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, "must be printable characters without spaces")
      .optional(),
    ANALYST_MODEL: z.string().min(1).optional(),
    ANALYST_DAILY_TOKENS: z.coerce.number().int().nonnegative().default(DAILY_TOKENS),
  })
  .superRefine((v, check) => {
    const refuse = (name: keyof typeof v, message: string) =>
      check.addIssue({ code: "custom", path: [name], message });
    if (v.ANALYST !== "openai") return;
    if (!v.ANALYST_URL) refuse("ANALYST_URL", "is needed with ANALYST=openai");
    else if (!isPlainAddress(v.ANALYST_URL))
      refuse(
        "ANALYST_URL",
        "must be https (http on this machine), without user, query or #; the key has its own variable",
      );
    if (!v.ANALYST_MODEL) refuse("ANALYST_MODEL", "is needed with ANALYST=openai");
  });

export type AnalystVariables = z.infer<typeof analystVariables>;

/** Where a model may come from besides its variables. */
export interface AnalystWays {
  /** Workers AI's binding, where there is one. */
  ai?: ChatBinding | undefined;
  fetch: FetchLike;
}

/** The model that writes analyses and the tokens a day it may take, or none: then the embedded analyst writes. */
export function modelAnalystOf(
  v: AnalystVariables,
  { ai, fetch }: AnalystWays,
): { analyst: ModelAnalyst; dailyTokens: number } | undefined {
  const { ANALYST_URL: url, ANALYST_KEY: key, ANALYST_MODEL: model, ANALYST_DAILY_TOKENS: dailyTokens } = v;
  if (v.ANALYST === "embedded") return undefined;
  if (v.ANALYST === "openai")
    return { analyst: openAiAnalyst({ fetch, url: url!, key, model: model! }), dailyTokens };
  if (!ai) throw new Error("ANALYST=workers-ai needs the binding AI (docs/operations.md).");
  return { analyst: workersAiAnalyst({ ai, model }), dailyTokens };
}

/** The model that writes analyses within its tokens a day, or none. */
export function analystOf(
  v: AnalystVariables,
  ways: AnalystWays,
  { db, clock }: { db: Db; clock: Clock },
): Analyst | undefined {
  const model = modelAnalystOf(v, ways);
  return model && withinBudget(model.analyst, model.dailyTokens, { db, clock });
}
