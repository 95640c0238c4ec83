/**
 * A pattern for the phrases of a list, one a line, folded, to be looked for in folded text with straight apostrophes.
 * `*` behind a letter stands for any letters, ` .. ` for up to three words, ` ... ` for up to 60 characters without a
 * mark between; all else is as in regular expressions. Empty lines and headings (#) fall away.
 */
export function phrases(...lists: string[]): RegExp {
  const sources = lists
    .flatMap((list) => list.split("\n"))
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) =>
      line
        .replace(/ \.\. /g, "(?: [^ .;]+){0,3} ")
        .replace(/ \.\.\. /g, " (?:[^.,;]{0,60} )?")
        .replace(/(?<=[a-z])\*/g, "[a-z]*"),
    );
  return new RegExp(`(?<![a-z0-9])(?:${sources.join("|")})(?![a-z0-9])`, "u");
}

/** Words of a list split on blanks; `word*` is a beginning. Asked with folded words. */
export class WordList {
  private readonly whole = new Set<string>();
  private readonly beginnings = new Set<string>();
  private readonly longest: number;

  constructor(list: string) {
    for (const term of list.split(/\s+/).filter((word) => word !== "")) {
      if (term.endsWith("*")) this.beginnings.add(term.slice(0, -1));
      else this.whole.add(term);
    }
    this.longest = Math.max(0, ...[...this.beginnings].map(({ length }) => length));
  }

  has(word: string): boolean {
    if (this.whole.has(word)) return true;
    for (let length = Math.min(word.length, this.longest); length >= 3; length--)
      if (this.beginnings.has(word.slice(0, length))) return true;
    return false;
  }
}
