import { plain } from "./plain";

const ELLIPSIS = /^(?:\[?…\]?\s?)+|(?:\s?\[?…\]?)+$/gu;

/**
 * Whether `extract` stands word for word in a text, both as `plain` has them. An ellipsis may stand at a cut end; the
 * cut goes between words, and not through a number or before its sign.
 */
export function standsIn(extract: string, text: string): boolean {
  const words = extract.replace(ELLIPSIS, "").replace(/^"+|"+$/g, "");
  if (!/[\p{L}\p{N}]/u.test(words)) return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (isWhole(text, at, at + words.length)) return true;
  return false;
}

function isWhole(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  const after = text.slice(end, end + 2);
  const first = text.slice(start, start + 2);
  const last = text[end - 1]!;
  if (/^[\p{L}\p{N}]/u.test(first) && /[\p{L}\p{M}\p{N}]$/u.test(before)) return false;
  if (/[\p{L}\p{N}]/u.test(last) && /^[\p{L}\p{M}\p{N}]/u.test(after)) return false;
  if (/^\p{N}/u.test(first) && /(?:\p{N}[.,:'’ ]|(?<!\p{L})[-−–+<>])$/u.test(before)) return false;
  return !(/\p{N}/u.test(last) && /^(?:[.,:'’]\p{N}|\s?%)/u.test(after));
}

/** `standsIn` for texts as they come. */
export const isVerbatim = (extract: string, text: string): boolean => standsIn(plain(extract), plain(text));
