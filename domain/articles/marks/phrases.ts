/** Lower case, accents off (ä → a, ß → ss), apostrophes straight, blanks single. */
export function foldWords(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[’‘´`]/g, "'")
    .replace(/ß/g, "ss")
    .replace(/\s+/g, " ")
    .toLowerCase()
    .trim();
}

/**
 * A global expression that finds any of the phrases as whole words in folded text (`*` any letters, `_` one
 * word), the longest first; at the text's start only, if asked.
 */
export function phrasePattern(phrases: readonly string[], place: "anywhere" | "start" = "anywhere"): RegExp {
  const sources = [...new Set(phrases.map((phrase) => phrase.trim()).filter((phrase) => phrase !== ""))]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      foldWords(phrase)
        .replace(/[.+?^${}()|[\]\\/]/g, "\\$&")
        .replace(/\*/g, "[\\p{L}]*")
        .replace(/(?<= )_(?= )/g, "[\\p{L}\\p{N}'-]+")
        .replace(/^_(?= )/, "[\\p{L}\\p{N}'-]+"),
    );
  const before = place === "start" ? "^[^\\p{L}\\p{N}]*" : "(?<![\\p{L}\\p{N}'-])";
  return new RegExp(`${before}(?:${sources.join("|")})(?![\\p{L}\\p{N}]|-(?=\\p{L}))`, "gu");
}

/** The distinct matches of a pattern, trimmed. */
export function matchesOf(pattern: RegExp, text: string): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([found]) => found.replace(/^[^\p{L}\p{N}]+/u, "")))];
}

/**
 * The text without what stands in quotation marks: quoted words are their speaker's, not the newspaper's.
 * A text that is all quotation comes back empty.
 */
export function unquoted(text: string): string {
  return text
    .replace(
      /"[^"]{1,400}"|“[^”“]{1,400}[”“]|„[^“”"]{1,400}[“”"]|«[^»]{1,400}»|»[^«]{1,400}«|‹[^›]{1,400}›/gu,
      " ",
    )
    .replace(/(^|[\s:(])['‘‚][^'‘’‚]{1,400}['’‘](?=$|[\s.,:;!?)])/gu, "$1 ")
    .replace(/\s+/g, " ")
    .trim();
}
