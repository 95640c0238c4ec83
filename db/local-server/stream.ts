import Database from "libsql";
import { decodeValue, encodeError, encodeValue, HranaError, type HranaValue, type SqlValue } from "./values";
import type { WriteQueue } from "./write-queue";

interface Statement {
  sql?: string;
  sql_id?: number;
  args?: HranaValue[];
  named_args?: { name: string; value: HranaValue }[];
}
type Condition =
  | null
  | undefined
  | { type: "ok" | "error"; step: number }
  | { type: "not"; cond: Condition }
  | { type: "and" | "or"; conds: Condition[] }
  | { type: "is_autocommit" };
interface Batch {
  steps: { stmt: Statement; condition?: Condition }[];
}
export type StreamRequest =
  | { type: "execute"; stmt: Statement }
  | { type: "batch"; batch: Batch }
  | { type: "sequence"; sql?: string; sql_id?: number }
  | { type: "describe"; sql?: string; sql_id?: number }
  | { type: "store_sql"; sql_id: number; sql: string }
  | { type: "close_sql"; sql_id: number }
  | { type: "get_autocommit" }
  | { type: "close" };

interface StatementResult {
  cols: { name: string | null; decltype: string | null }[];
  rows: HranaValue[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
}

/** Opens the file with the pragmas of the real server; integers come back as bigint, so none is rounded. */
export function openDatabase(file: string): Database.Database {
  const database = new Database(file);
  database.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;");
  database.defaultSafeIntegers(true);
  return database;
}

/** One client's conversation: its native connection, the SQL texts it stored, its open transaction. */
export class Stream {
  closed = false;
  lastUsed = Date.now();
  /** A statement stopped by BUSY stays half-open until it is collected and pins its old snapshot. */
  poisoned = false;
  private readonly texts = new Map<number, string>();

  constructor(
    readonly database: Database.Database,
    private readonly writers: WriteQueue<Stream>,
  ) {}

  /** Answers one request of a pipeline. Throws what SQLite throws. */
  async handle(request: StreamRequest): Promise<Record<string, unknown>> {
    switch (request.type) {
      case "execute":
        return { type: "execute", result: await this.execute(request.stmt) };
      case "batch":
        return { type: "batch", result: await this.batch(request.batch) };
      case "sequence":
        await this.guarded("begin immediate", () => this.database.exec(this.text(request)));
        return { type: "sequence" };
      case "describe":
        return { type: "describe", result: this.describe(this.text(request)) };
      case "store_sql":
        this.texts.set(request.sql_id, request.sql);
        return { type: "store_sql" };
      case "close_sql":
        this.texts.delete(request.sql_id);
        return { type: "close_sql" };
      case "get_autocommit":
        return { type: "get_autocommit", is_autocommit: !this.database.inTransaction };
      case "close":
        this.closed = true;
        return { type: "close" };
      default:
        throw new HranaError(`unknown request ${(request as { type: string }).type}`, "HRANA_PROTO_ERROR");
    }
  }

  /** Rolls back what is open and lets the next writer in. */
  end(): void {
    if (this.database.inTransaction) this.database.exec("ROLLBACK");
    this.writers.release(this);
  }

  private text(from: { sql?: string; sql_id?: number }): string {
    const sql = from.sql ?? this.texts.get(from.sql_id ?? -1);
    if (sql == null) throw new HranaError("SQL text not found", "SQL_NOT_FOUND");
    return sql;
  }

  private execute(statement: Statement): Promise<StatementResult> {
    const sql = this.text(statement);
    return this.guarded(sql, () => this.run(sql, statement));
  }

  private async batch({ steps }: Batch) {
    const results: (StatementResult | null)[] = [];
    const errors: ({ message: string; code: string } | null)[] = [];
    const holds = (c: Condition): boolean => {
      if (!c) return true;
      if (c.type === "ok") return results[c.step] != null;
      if (c.type === "error") return errors[c.step] != null;
      if (c.type === "not") return !holds(c.cond);
      if (c.type === "and") return c.conds.every(holds);
      if (c.type === "or") return c.conds.some(holds);
      return !this.database.inTransaction;
    };
    for (const [i, step] of steps.entries()) {
      results[i] = null;
      errors[i] = null;
      if (!holds(step.condition)) continue;
      try {
        results[i] = await this.execute(step.stmt);
      } catch (thrown) {
        errors[i] = encodeError(thrown);
      }
    }
    return { step_results: results, step_errors: errors };
  }

  private async guarded<T>(sql: string, act: () => T): Promise<T> {
    if (isWrite(sql)) await this.writers.acquire(this);
    try {
      return act();
    } catch (thrown) {
      if (String((thrown as { code?: string }).code ?? "").startsWith("SQLITE_BUSY")) this.poisoned = true;
      throw thrown;
    } finally {
      if (!this.database.inTransaction) this.writers.release(this);
    }
  }

  private run(sql: string, statement: Statement): StatementResult {
    const args = bindings(statement);
    if (args.length === 0 && /^\s*(begin|commit|end|rollback|savepoint|release)\b/i.test(sql)) {
      this.database.exec(sql);
      return { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };
    }
    const prepared = this.database.prepare(sql);
    if (!prepared.reader) {
      const { changes, lastInsertRowid } = prepared.run(...args);
      return {
        cols: [],
        rows: [],
        affected_row_count: Number(changes),
        last_insert_rowid: String(lastInsertRowid),
      };
    }
    const rows = prepared.raw(true).all(...args) as SqlValue[][];
    const written = /\breturning\b/i.test(sql) ? this.lastWrite() : { changes: 0, rowid: null };
    return {
      cols: prepared.columns().map((c) => ({ name: c.name, decltype: c.type ?? null })),
      rows: rows.map((row) => row.map(encodeValue)),
      affected_row_count: written.changes,
      last_insert_rowid: written.rowid,
    };
  }

  private lastWrite(): { changes: number; rowid: string | null } {
    const [row] = this.database
      .prepare("select changes(), last_insert_rowid()")
      .raw(true)
      .all() as bigint[][];
    return { changes: Number(row?.[0] ?? 0), rowid: String(row?.[1] ?? "") };
  }

  private describe(sql: string) {
    const prepared = this.database.prepare(sql);
    const cols = prepared.reader
      ? prepared.columns().map((c) => ({ name: c.name, decltype: c.type ?? null }))
      : [];
    return { params: [], cols, is_explain: /^\s*explain\b/i.test(sql), is_readonly: !isWrite(sql) };
  }
}

function bindings(statement: Statement): unknown[] {
  if (statement.named_args?.length) {
    const named: Record<string, SqlValue> = {};
    for (const { name, value } of statement.named_args)
      named[name.replace(/^[:@$]/, "")] = decodeValue(value);
    return [named];
  }
  return statement.args?.length ? [statement.args.map(decodeValue)] : [];
}

const READS = new Set([
  "select",
  "explain",
  "pragma",
  "values",
  "commit",
  "end",
  "rollback",
  "savepoint",
  "release",
]);

/** Whether a statement may write, so that it has to queue. Comments before it are passed over. */
export function isWrite(sql: string): boolean {
  const bare = sql.replace(/^(\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)+/, "");
  const verb = /^[a-z]+/i.exec(bare)?.[0].toLowerCase() ?? "";
  if (verb === "begin") return /^begin\s+(immediate|exclusive)/i.test(bare);
  if (verb === "with") return /\b(insert|update|delete|replace)\b/i.test(bare);
  return !READS.has(verb);
}
