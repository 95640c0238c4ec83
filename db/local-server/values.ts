/** A value as the Hrana protocol writes it in JSON. */
export type HranaValue =
  | { type: "null" }
  | { type: "integer"; value: string }
  | { type: "float"; value: number }
  | { type: "text"; value: string }
  | { type: "blob"; base64: string };

export type SqlValue = null | bigint | number | string | Uint8Array;

/** An error that goes over the wire with a stable code. */
export class HranaError extends Error {
  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

/** SQLite value → wire. */
export function encodeValue(value: SqlValue | undefined): HranaValue {
  if (value == null) return { type: "null" };
  if (typeof value === "bigint") return { type: "integer", value: value.toString() };
  if (typeof value === "number") return { type: "float", value };
  if (typeof value === "string") return { type: "text", value };
  return { type: "blob", base64: Buffer.from(value).toString("base64").replace(/=+$/, "") };
}

/** Wire → SQLite value. Throws `HRANA_PROTO_ERROR` for a type that the protocol does not know. */
export function decodeValue(value: HranaValue): SqlValue {
  switch (value.type) {
    case "null":
      return null;
    case "integer":
      return BigInt(value.value);
    case "float":
    case "text":
      return value.value;
    case "blob":
      return Buffer.from(value.base64, "base64");
    default:
      throw new HranaError(`unknown value type ${(value as { type: string }).type}`, "HRANA_PROTO_ERROR");
  }
}

/** Any thrown thing → the wire's error; constraint codes are folded as the real server folds them. */
export function encodeError(thrown: unknown): { message: string; code: string } {
  const error = thrown as { message?: string; code?: string };
  const code = error.code ?? "UNKNOWN";
  const message = error.message ?? String(thrown);
  if (!code.startsWith("SQLITE")) return { message, code };
  return {
    message: `SQLite error: ${message}`,
    code: code.startsWith("SQLITE_CONSTRAINT") ? "SQLITE_CONSTRAINT" : code,
  };
}
