import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";

export interface DatabaseAddress {
  url: string;
  authToken?: string;
  /** Another way to the server than the global fetch: the Worker's binding to a local one. */
  fetch?: typeof fetch;
}

/** A client of its own for one request or job: workerd forbids I/O on behalf of another request. */
export function createDb({ url, authToken, fetch }: DatabaseAddress) {
  return drizzle(createClient({ url, authToken, fetch }));
}

export type Db = ReturnType<typeof createDb>;

/** What a batch takes: at least one statement. */
export type Statements = Parameters<Db["batch"]>[0];

/** libSQL takes about 32k bound values a statement; rows × columns stays well below. */
const ROWS_PER_STATEMENT = 200;

/** Cuts rows into parts that fit one statement. */
export function chunks<T>(rows: readonly T[], size = ROWS_PER_STATEMENT): T[][] {
  const parts: T[][] = [];
  for (let i = 0; i < rows.length; i += size) parts.push(rows.slice(i, i + size));
  return parts;
}

/** Runs the statements as one transaction in one round trip; none at all when there are none. */
export async function runBatch(db: Db, statements: Statements[number][]): Promise<void> {
  if (statements.length > 0) await db.batch(statements as unknown as Statements);
}
