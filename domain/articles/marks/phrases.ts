/** A text as it is written and, character by character, as it is compared. */
export interface Wording {
  /** Blanks single, apostrophes straight, ß as ss. */
  plain: string;
  /** The same length: lower case, accents off. */
  folded: string;
}

/** Prepares a text for `matchesOf`. */
export function wordingOf(text: string): Wording {
  const plain = text
    .normalize("NFC")
    .replace(/ß/g, "ss")
    .replace(/[’‘´`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
  return { plain, folded: foldLetters(plain) };
}

/** Lower case, accents off (ä → a); as many UTF-16 units as before. */
function foldLetters(plain: string): string {
  return plain
    .replace(/[^\p{ASCII}]/gu, (letter) => {
      const bare = letter
        .normalize("NFD")
        .replace(/\p{M}+/gu, "")
        .toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .toLowerCase();
}

const fold = (phrase: string): string => wordingOf(phrase).folded;

/** Where a clause begins: at the text's start, after a kicker's colon or bar, after a sentence, after a dash. */
export const CLAUSE_START = "(?:^|[:|–—.?!…;] | - )[^\\p{L}\\p{N}]{0,4}";

/**
 * A global expression that finds any of the phrases as whole words in folded text (`*` any letters, `_` one
 * word), the longest first; only where a clause begins, if asked.
 */
export function phrasePattern(phrases: readonly string[], place: "anywhere" | "clause" = "anywhere"): RegExp {
  if (phrases.length === 0) return /(?!)/gu;
  const before = place === "clause" ? CLAUSE_START : "(?<![\\p{L}\\p{N}-]|\\p{L}{2}')";
  return new RegExp(`${before}(?:${alternatives(phrases)})(?![\\p{L}\\p{N}]|-(?=\\p{L}))`, "gu");
}

/** The phrases as a regular expression's alternatives, folded, the longest first. */
export function alternatives(phrases: readonly string[]): string {
  return [...new Set(phrases)]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      fold(phrase)
        .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
        .replace(/\*/g, "[\\p{L}]*")
        .replace(/(?<=^| )_(?= |$)/g, "[\\p{L}\\p{N}'-]+"),
    )
    .join("|");
}

/** The distinct matches of a pattern as they are written, in lower case, trimmed of what stands before the words. */
export function matchesOf(pattern: RegExp, wording: Wording): string[] {
  const found = new Set<string>();
  for (const match of wording.folded.matchAll(pattern)) {
    const written = wording.plain.slice(match.index, match.index + match[0].length);
    found.add(written.replace(/^[^\p{L}\p{N}]+/u, "").toLowerCase());
  }
  return [...found];
}

/** The wording without what the pattern finds; all else keeps its place. */
export function without(wording: Wording, pattern: RegExp): Wording {
  return { ...wording, folded: wording.folded.replace(pattern, (found) => "·".repeat(found.length)) };
}

/**
 * The text without what stands in quotation marks: quoted words are their speaker's, not the newspaper's. Marks are
 * paired within a paragraph. A text that is all quotation comes back empty.
 */
export function unquoted(text: string): string {
  return text
    .replace(/"[^"\n]+"|“[^”“\n]+[”“]|„[^„“”"\n]+[“”"]|«[^«»\n]+»|»[^«»\n]+«|[‹›][^‹›\n]+[‹›]/gu, " ")
    .replace(/(?<=^|[\s:(])['‘‚](?:[^'‘’‚\n]|(?<=\p{L})['’](?=\p{L})){1,400}['’‘](?=$|[\s.,:;!?)])/gmu, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}
