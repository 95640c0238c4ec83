import type { Client, InStatement, ResultSet } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import type { Db } from "./client";

/** Statements that wait for the round trip they will share. */
interface Waiting {
  statements: InStatement[];
  resolve(results: ResultSet[]): void;
  reject(error: unknown): void;
}

/**
 * The same database for one page: what its parts read in the same tick goes to the server in one round trip, within
 * one snapshot. A statement that fails does so alone. Writes and transactions go their own way at once.
 */
export const gatherReads = (db: Db): Db => drizzle(gathering(db.$client));

/** A client whose reads are gathered per tick. */
export function gathering(client: Client): Client {
  let waiting: Waiting[] = [];

  const flush = () => {
    const all = waiting;
    waiting = [];
    void answer(client, all);
  };
  const read = (statements: InStatement[]) =>
    new Promise<ResultSet[]>((resolve, reject) => {
      // Not a microtask: parts that wait for each other's promises first are still of this tick.
      if (waiting.length === 0) setTimeout(flush, 0);
      waiting.push({ statements, resolve, reject });
    });

  const gathered: Pick<Client, "execute" | "batch"> = {
    async execute(statement: InStatement | string, args?: never) {
      const one = typeof statement === "string" && args ? { sql: statement, args } : statement;
      return isRead(one) ? (await read([one]))[0]! : client.execute(one);
    },
    batch: (statements, mode) => {
      const plain = statements.map((one) => (Array.isArray(one) ? { sql: one[0], args: one[1] ?? [] } : one));
      return plain.every(isRead) ? read(plain) : client.batch(statements, mode);
    },
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === "execute" || name === "batch") return gathered[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

async function answer(client: Client, all: Waiting[]): Promise<void> {
  try {
    const results = await send(
      client,
      all.flatMap(({ statements }) => statements),
    );
    for (const { statements, resolve } of all) resolve(results.splice(0, statements.length));
  } catch (error) {
    // One statement fails the whole batch; where the server itself could not be had, asking again would not help.
    if (all.length > 1 && isOfStatement(error)) await Promise.all(all.map((one) => answer(client, [one])));
    else for (const { reject } of all) reject(error);
  }
}

const send = async (client: Client, statements: InStatement[]): Promise<ResultSet[]> =>
  statements.length === 1 ? [await client.execute(statements[0]!)] : client.batch(statements, "read");

const isRead = (statement: InStatement): boolean => {
  const text = typeof statement === "string" ? statement : statement.sql;
  return /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete|replace)\b/i.test(text);
};

const isOfStatement = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code ?? "").startsWith("SQLITE");
