/** How long an answer is as good as new (ms). */
export const FRESH = 60_000;
/** How long after that it is still given while a new one is made (ms). */
export const STALE = 600_000;

/** An answer that is kept. */
export interface Entry {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  /** When it was made (ms UTC). */
  at: number;
  /** The state of the newspapers' reading that it tells. */
  reading: string;
  /** Where in the body the nonce of the answer's Content-Security-Policy stands; all nonces are of one length. */
  nonceAt: number[];
}

/** Headers that belong to the answer itself; all others are made anew for each. */
const KEPT_HEADERS = [
  "content-type",
  "cache-control",
  "vary",
  "etag",
  "last-modified",
  "access-control-allow-origin",
];

/** A part that failed, and one that came late, hidden until a script shows it: no page for everyone. */
const UNFIT = ["<!--$!-->", "<!--$?-->"];

/** Whether an answer may be given to everyone, judged by its head. */
export function isForAll({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has("set-cookie")) return false;
  const control = headers.get("cache-control") ?? "";
  if (/private|no-store/.test(control)) return false;
  return /^text\/(html|x-script)/.test(headers.get("content-type") ?? "") || control.includes("s-maxage");
}

/** The answer as it is kept; null when a part of it failed or came late. */
export function entryOf(
  body: Uint8Array<ArrayBuffer>,
  { headers, nonce, at, reading }: { headers: Headers; nonce: string; at: number; reading: string },
): Entry | null {
  // One character for each byte, so that places in the text are places in the body.
  const text = new TextDecoder("latin1").decode(body);
  if (UNFIT.some((sign) => text.includes(sign))) return null;
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { body, headers: Object.fromEntries(kept), at, reading, nonceAt: placesOf(nonce, text) };
}

function placesOf(nonce: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(nonce); at >= 0; at = text.indexOf(nonce, at + nonce.length)) places.push(at);
  return places;
}

/** What a kept answer is good for. @param reading the state of the reading by now, "" where it is not known */
export function worthOf(entry: Entry, now: number, reading: string): "hit" | "stale" | "none" {
  if (reading && entry.reading !== reading) return "none";
  const age = now - entry.at;
  if (age < FRESH) return "hit";
  return age < FRESH + STALE ? "stale" : "none";
}

/** The kept answer with a nonce of its own. */
export function answerFrom(entry: Entry, nonce: string, now: number, how: "hit" | "stale"): Response {
  const body = entry.body.slice();
  const bytes = new TextEncoder().encode(nonce);
  for (const at of entry.nonceAt) body.set(bytes, at);
  const age = String(Math.max(0, Math.floor((now - entry.at) / 1000)));
  return new Response(body, { headers: { ...entry.headers, Age: age, "X-Cache": how } });
}

/** Whether an asker says that it has this very answer already (RFC 9110, 13.1). */
export function isAtHand(asked: Headers, { status, headers }: Response): boolean {
  if (status !== 200) return false;
  const tags = asked.get("if-none-match");
  if (tags !== null) {
    const plain = (tag: string) => tag.trim().replace(/^W\//, "");
    const own = headers.get("etag");
    return own !== null && (tags.trim() === "*" || tags.split(",").map(plain).includes(plain(own)));
  }
  return Date.parse(headers.get("last-modified") ?? "") <= Date.parse(asked.get("if-modified-since") ?? "");
}
