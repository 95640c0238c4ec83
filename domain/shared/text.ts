/** Cuts at a word's end so that the result, ellipsis included, has at most `max` characters. */
export function shorten(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > max * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—-]+$/u, "")}…`;
}

/** Lower case without diacritics, everything that is no letter or digit folded into one space. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** FNV-1a over UTF-16 units, 53 bits, base 36: short stable name for a text. Not for security. */
export function shortHash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + i), 0x85ebca6b);
  }
  return ((low >>> 0) * 0x200000 + ((high >>> 0) & 0x1fffff)).toString(36);
}

/** A text without what controls or turns round what is shown; line ends are kept. */
export const plain = (typed: string): string =>
  typed
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\n\P{Cc}]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, "")
    .trim();
