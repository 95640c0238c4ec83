import { decodeBytes } from "../../shared/encoding";

/** Pages are read to this length (bytes); news articles are far below it, whatever comes later is menus. */
export const MAX_PAGE_BYTES = 2_000_000;
/** How far into a page `<meta charset>` is looked for: the HTML standard says 1024 bytes, real heads are longer. */
const SNIFF_BYTES = 16_384;

/**
 * Text of an HTML page. Encoding by byte order mark, then `Content-Type`, then `<meta charset>`, then UTF-8 if
 * the bytes are such, else windows-1252 (what browsers take for Western pages). Never throws.
 */
export function decodePage(html: Uint8Array, contentType: string | null): string {
  const bytes = html.subarray(0, MAX_PAGE_BYTES);
  const marked = byteOrderMark(bytes);
  if (marked) return decodeAs(marked, bytes);
  const declared = charsetOf(contentType ?? "") ?? metaCharset(bytes);
  if (declared) return decodeAs(declared, bytes);
  try {
    // `stream` forgives a character that the length bound has cut in two.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return decodeAs("windows-1252", bytes);
  }
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

function charsetOf(text: string): string | null {
  return /charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(text)?.[1] ?? null;
}

function metaCharset(bytes: Uint8Array): string | null {
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, SNIFF_BYTES));
  for (const [tag] of head.matchAll(/<meta\b[^>]{0,500}>/gi)) {
    const charset = charsetOf(tag);
    // A page that can be searched as ASCII is not UTF-16, whatever it says.
    if (charset) return /^utf-?16/i.test(charset) ? "utf-8" : charset;
  }
  return null;
}

function decodeAs(label: string, bytes: Uint8Array): string {
  try {
    return decodeBytes(label, bytes);
  } catch {
    return new TextDecoder("utf-8").decode(bytes);
  }
}
