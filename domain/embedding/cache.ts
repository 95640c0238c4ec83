import { and, eq, inArray, lt } from "drizzle-orm";
import { chunks, type Db, runBatch } from "../../db/client";
import { embeddings } from "../../db/schema";
import type { Clock } from "../shared/time";
import { packVector, type Quantised, unpackVector } from "./vectors";

/** The vectors that are kept for these texts, by hash. */
export async function keptVectors(
  { db }: { db: Db },
  model: string,
  hashes: readonly string[],
): Promise<Map<string, Quantised>> {
  const kept = new Map<string, Quantised>();
  for (const part of chunks(hashes)) {
    const rows = await db
      .select({ hash: embeddings.hash, vector: embeddings.vector })
      .from(embeddings)
      .where(and(eq(embeddings.model, model), inArray(embeddings.hash, part)));
    for (const { hash, vector } of rows) kept.set(hash, unpackVector(vector));
  }
  return kept;
}

/** Keeps vectors by their text's hash; what is kept already stays as it is. */
export async function keepVectors(
  { db, clock }: { db: Db; clock: Clock },
  model: string,
  vectors: ReadonlyMap<string, Quantised>,
): Promise<void> {
  const at = clock.now();
  const rows = Array.from(vectors, ([hash, vector]) => ({
    model,
    hash,
    vector: Buffer.from(packVector(vector)),
    at,
  }));
  await runBatch(
    db,
    chunks(rows).map((part) => db.insert(embeddings).values(part).onConflictDoNothing()),
  );
}

/** Forgets vectors that were made before `before` (ms UTC). */
export async function forgetVectors({ db }: { db: Db }, before: number): Promise<void> {
  await db.delete(embeddings).where(lt(embeddings.at, before));
}
