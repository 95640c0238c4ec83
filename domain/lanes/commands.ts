import { eq } from "drizzle-orm";
import { type Db, runBatch } from "../../db/client";
import { lanes } from "../../db/schema";
import { DomainError } from "../shared/errors";

/** Puts the named lanes first, in the given order; the others keep their order behind. Throws `lane_not_found`. */
export async function reorderLanes({ db }: { db: Db }, slugs: string[]): Promise<void> {
  const present = await db
    .select({ id: lanes.id, slug: lanes.slug })
    .from(lanes)
    .orderBy(lanes.position, lanes.id);
  const unknown = slugs.find((slug) => !present.some((lane) => lane.slug === slug));
  if (unknown) throw new DomainError("not_found", "lane_not_found", { id: unknown });
  const named = slugs.map((slug) => present.find((lane) => lane.slug === slug)!);
  const order = [...new Set([...named, ...present])];
  await runBatch(
    db,
    order.map((lane, i) =>
      db
        .update(lanes)
        .set({ position: (i + 1) * 10 })
        .where(eq(lanes.id, lane.id)),
    ),
  );
}
