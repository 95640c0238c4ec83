/** Encodings in which the sample newspapers serve. */
export type Encoding = "utf-8" | "iso-8859-1" | "iso-8859-15" | "windows-1252" | "utf-16";

const tables = new Map<Encoding, Map<string, number>>();

/**
 * Text as bytes of an encoding. What a one-byte encoding lacks becomes a numeric character reference,
 * as real servers do; utf-16 is little-endian with a byte order mark.
 */
export function encodeText(text: string, encoding: Encoding): Uint8Array {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "utf-16") return new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
  const table = tableOf(encoding);
  const bytes: number[] = [];
  for (const char of text) {
    const byte = table.get(char);
    if (byte !== undefined) bytes.push(byte);
    else bytes.push(...Buffer.from(`&#${char.codePointAt(0)};`, "latin1"));
  }
  return Uint8Array.from(bytes);
}

function tableOf(encoding: Encoding): Map<string, number> {
  const ready = tables.get(encoding);
  if (ready) return ready;
  const table = new Map<string, number>();
  // Browsers read "iso-8859-1" as windows-1252; a server that means it has nothing between 0x80 and 0x9F.
  const strict = encoding === "iso-8859-1";
  for (let byte = 0; byte < 256; byte++) {
    if (strict && byte >= 0x80 && byte < 0xa0) continue;
    // Node 20 takes a short cut that reads windows-1252 as latin1; it does not where a stream may go on.
    table.set(new TextDecoder(encoding).decode(Uint8Array.of(byte), { stream: true }), byte);
  }
  tables.set(encoding, table);
  return table;
}
