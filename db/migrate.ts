import { fileURLToPath } from "node:url";
import { migrate as migrateLibsql } from "drizzle-orm/libsql/migrator";
import { createDb, type DatabaseAddress } from "./client";

const folder = fileURLToPath(new URL("../migrations", import.meta.url));

/** Brings a database to the newest schema. Running it again changes nothing. */
export async function migrate(address: DatabaseAddress): Promise<void> {
  const db = createDb(address);
  await migrateLibsql(db as never, { migrationsFolder: folder });
  db.$client.close();
}
