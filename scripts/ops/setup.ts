import { loadCatalogue, seed } from "../local/edition";
import type { OpsInput } from ".";
import { print } from "./output";
import { withProduct } from "./product";

/** Migrates the database (LIBSQL_URL, or the local one) and puts newspapers and lanes into it; twice is once. */
export async function setup({ flags }: OpsInput): Promise<void> {
  await withProduct(async ({ settings, database }) => {
    const { entries } = loadCatalogue(settings);
    await seed(database, entries, { replace: false });
    if (flags.json) return print({ newspapers: entries.length }, flags);
    console.log(
      `The database is migrated and has ${entries.length} newspapers and the lanes of the front page.`,
    );
  });
}
