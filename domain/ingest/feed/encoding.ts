import { decodeBytes } from "../../shared/encoding";

/** What a body's first bytes say of its encoding: a byte order mark, or the zero bytes of UTF-16 markup. */
function fromFirstBytes(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  // Markup and JSON begin with ASCII, whose other half is zero.
  if (a !== 0 && b === 0 && bytes[3] === 0) return "utf-16le";
  if (a === 0 && b !== 0 && bytes[2] === 0) return "utf-16be";
  return null;
}

function decoder(label: string | null | undefined, fatal = false): TextDecoder | null {
  if (!label) return null;
  try {
    return new TextDecoder(label.trim(), { fatal });
  } catch {
    return null;
  }
}

/** Strict UTF-8; a sequence that the end cut in two is no fault. Null when the bytes are not UTF-8. */
function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** UTF-8 with a few broken characters in it, rather than another encoding: most sequences are sound. */
function mostlyUtf8(text: string): boolean {
  let broken = 0;
  let sound = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code === 0xfffd) broken++;
    else if (code > 0x7f) sound++;
  }
  return broken * 10 < sound;
}

/**
 * Decodes a feed's bytes. A byte order mark or the shape of UTF-16 decides first; then UTF-8 whenever the bytes
 * are sound UTF-8, since nothing else looks like it by accident and servers often name another encoding; then
 * what the HTTP header and the XML declaration name; then windows-1252, which reads any bytes.
 *
 * `contentType` is the HTTP header, null when absent. Never throws; the byte order mark is not in the result.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string | null): string {
  const marked = decoder(fromFirstBytes(bytes));
  if (marked) return marked.decode(bytes);
  const utf8 = strictUtf8(bytes);
  if (utf8 !== null) return utf8;
  const lossy = new TextDecoder("utf-8").decode(bytes);
  if (mostlyUtf8(lossy)) return lossy;
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, 1024));
  const labels = [
    contentType?.match(/charset\s*=\s*["']?([^\s"';,]+)/i)?.[1],
    head.match(/<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']{1,40})["']/i)?.[1],
  ];
  for (const label of labels) {
    const named = decoder(label);
    // UTF-8 was tried, and UTF-16 would have shown in the first bytes.
    if (!named || named.encoding.startsWith("utf-")) continue;
    return decodeBytes(named.encoding, bytes);
  }
  return decodeBytes("windows-1252", bytes);
}
