const MARKS = /\p{M}+/gu;
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  ð: "d",
  þ: "th",
};

/** Lower case without diacritics; letters that no decomposition reaches are written out. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Plain ASCII is most of what comes by, and normalising costs more than looking.
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(/[ßæœøłđıðþ]/g, (letter) => LETTERS[letter] ?? letter);
}
