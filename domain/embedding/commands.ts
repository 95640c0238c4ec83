import { chunks, type Db } from "../../db/client";
import type { Clock } from "../shared/time";
import { forgetDays, takeTexts } from "./budget";
import { forgetVectors, keepVectors, keptVectors } from "./cache";
import { type Embedder, EmbedderFailure, TEXTS_PER_CALL } from "./embedder";
import { type Quantised, quantise } from "./vectors";

/** Why the model was not asked for some texts. */
export type EmbeddingEnd = { state: "budget" | "failed"; reason: string };

export interface EmbeddingResult {
  /** By hash; those the model was not asked for, or gave no answer to, are missing. */
  vectors: Map<string, Quantised>;
  /** How many were kept from before, and how many the model was asked for. */
  cached: number;
  embedded: number;
  end: EmbeddingEnd | null;
}

export interface EmbeddingOrder {
  embedder: Embedder;
  /** Texts a day (UTC) that the model may be given. */
  dailyTexts: number;
  /** Texts by hash (`hashOf`), none of them empty. */
  texts: ReadonlyMap<string, string>;
  /** No call begins after this (ms, UTC, by the machine's clock); 0 asks for what is kept only. */
  until: number;
}

/**
 * The vectors of texts: kept ones, and for the others the model is asked, some at a time, as far as the day's budget
 * and the time reach. A model that fails is not asked again; that is no error, the result says so.
 */
export async function embedTexts(
  ctx: { db: Db; clock: Clock },
  order: EmbeddingOrder,
): Promise<EmbeddingResult> {
  const vectors = await keptVectors(ctx, order.embedder.model, [...order.texts.keys()]);
  const cached = vectors.size;
  const missing = [...order.texts].filter(([hash]) => !vectors.has(hash));
  let end: EmbeddingEnd | null = null;
  for (const part of order.until > 0 ? chunks(missing, TEXTS_PER_CALL) : []) {
    end = await embedPart(ctx, order, part, vectors);
    if (end) break;
  }
  return { vectors, cached, embedded: vectors.size - cached, end };
}

async function embedPart(
  ctx: { db: Db; clock: Clock },
  { embedder, dailyTexts, until }: EmbeddingOrder,
  part: [hash: string, text: string][],
  vectors: Map<string, Quantised>,
): Promise<EmbeddingEnd | null> {
  if (Date.now() >= until) return { state: "failed", reason: "The time for a second opinion was over" };
  const granted = await takeTexts(ctx, part.length, dailyTexts);
  const spent: EmbeddingEnd = { state: "budget", reason: `The day's ${dailyTexts} texts are spent` };
  if (granted === 0) return spent;
  const asked = part.slice(0, granted);
  const made = new Map<string, Quantised>();
  try {
    const answer = await embedder.embed(asked.map(([, text]) => text));
    for (const [i, [hash]] of asked.entries()) made.set(hash, quantise(answer[i]!));
  } catch (error) {
    if (!(error instanceof EmbedderFailure)) throw error;
    return { state: "failed", reason: error.message };
  }
  await keepVectors(ctx, embedder.model, made);
  for (const [hash, vector] of made) vectors.set(hash, vector);
  return granted < part.length ? spent : null;
}

/** Forgets vectors made, and days counted, before `before` (ms UTC). */
export async function forgetEmbeddings(ctx: { db: Db }, before: number): Promise<void> {
  await forgetVectors(ctx, before);
  await forgetDays(ctx, before);
}
