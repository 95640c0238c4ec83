import { resolve } from "node:path";
import Table from "cli-table3";

/** The command was called wrongly; its message says how it is called. */
export class UsageError extends Error {}

/** A thing as JSON for programs. */
export function print(value: unknown, { json }: { json: boolean }): void {
  console.log(json ? JSON.stringify(value, null, 2) : String(value));
}

/** Rows as a table for people; numbers to the right. */
export function table<Row extends object>(rows: Row[], columns: readonly (keyof Row & string)[]): string {
  if (rows.length === 0) return "(none)";
  const numeric = columns.map((column) =>
    rows.every((row) => typeof row[column] === "number" || row[column] == null),
  );
  const out = new Table({
    head: [...columns],
    colAligns: numeric.map((n) => (n ? "right" : "left")),
    style: { head: [], border: [], compact: true },
    chars: {
      top: "",
      "top-mid": "",
      "top-left": "",
      "top-right": "",
      bottom: "",
      "bottom-mid": "",
      "bottom-left": "",
      "bottom-right": "",
      left: "",
      right: "",
      middle: "  ",
      mid: "",
      "left-mid": "",
      "mid-mid": "",
      "right-mid": "",
    },
  });
  for (const row of rows) out.push(columns.map((column) => String(row[column] ?? "")));
  return out.toString();
}

/** A time for people (UTC, to the minute), or a dash. */
export const when = (ms: number | null): string =>
  ms === null ? "–" : new Date(ms).toISOString().slice(0, 16).replace("T", " ");

/** A path as the operator typed it, from the folder that the command was called in. */
export const typedPath = (path: string): string => resolve(process.env.OPS_CWD ?? ".", path);
