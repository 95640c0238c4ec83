import { reorderLanes } from "../../domain/lanes/commands";
import { listLanes } from "../../domain/lanes/queries";
import type { OpsInput } from ".";
import { print, table, UsageError } from "./output";
import { withProduct } from "./product";

/** The lanes of the front page, in order. */
export async function lanesList({ flags }: OpsInput): Promise<void> {
  await withProduct(async ({ services }) => {
    const lanes = await listLanes(services, { signedIn: true });
    if (flags.json) return print(lanes, flags);
    const rows = lanes.map((lane) => ({
      ...lane,
      name: lane.name.en,
      login: lane.requiresLogin ? "yes" : "",
    }));
    console.log(table(rows, ["id", "slug", "kind", "name", "login"]));
  });
}

/** Puts the named lanes first, in the order given. */
export async function lanesOrder({ words, flags }: OpsInput): Promise<void> {
  if (words.length === 0) throw new UsageError("npm run ops -- lanes order <slug> [<slug> …]");
  await withProduct(({ services }) => reorderLanes(services, words));
  await lanesList({ words: [], flags });
}
