import { unquoted } from "../../articles/marks/phrases";
import { fold } from "../../shared/text";
import { NO_NAMES, PARTICLES, TITLES } from "./source-words";

/** A word of a paragraph. */
export interface Token {
  raw: string;
  folded: string;
  /** A sentence or clause ends after the word. */
  ends: boolean;
  comma: boolean;
}

const MAX_NAME_WORDS = 5;
/** A short name in quotation marks inside a sentence is a newspaper's ("told „Der Bote“"), no speech. */
const QUOTED_NAME = /(?<=\p{L} )[«„“"‘'‹]\s?((?:\p{Lu}[\p{L}.]{0,30}\s?){1,3})[»”“"’'›]/gu;

/** The words of a paragraph without its quotations; French elided words ("l'", "d'") are words of their own. */
export function tokensOf(paragraph: string, language: string): Token[] {
  const own = unquoted(paragraph.replace(QUOTED_NAME, (_, name: string) => name));
  const text = language === "fr" ? apart(own) : own;
  const tokens: Token[] = [];
  for (const match of text.matchAll(/([\p{L}\p{N}][\p{L}\p{N}'’&.-]{0,80})([^\s\p{L}\p{N}]*)/gu)) {
    const raw = (match[1] ?? "").replace(/[.'’-]+$/, "").replace(/['’]s$/, "");
    const tail = (match[1] ?? "").slice(raw.length) + (match[2] ?? "");
    const folded = fold(raw).replace(/ /g, "-");
    // The point of an initial or a title ("J. Holm", "Dr. Holm") ends nothing.
    const ends = /[;:!?»”"]/.test(tail) || (tail.includes(".") && raw.length > 1 && !TITLES.has(folded));
    tokens.push({ raw, folded, ends, comma: /[,–—(]/.test(tail) });
  }
  return tokens;
}

/** French elided words ("l'eau") and inverted pronouns ("dit-il") as words of their own. */
function apart(text: string): string {
  return text
    .replace(/(?<!\p{L})(\p{L}|qu)['’](?=\p{L})/giu, "$1 ")
    .replace(/-(?:t-)?(ils?|elles?)(?!\p{L})/gu, " $1");
}

/** Capitalised and no common word? */
export function isName(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(token.raw) && !NO_NAMES.has(token.folded);
}

/** The run of capitalised words, particles between them included, that begins here. */
export function nameFrom(tokens: readonly Token[], start: number): Token[] {
  const run: Token[] = [];
  for (let at = start; at < start + MAX_NAME_WORDS; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (!isName(token) && !(PARTICLES.has(token.folded) && (isName(tokens[at + 1]) || joinsTwo(tokens, at))))
      break;
    run.push(token);
    if (token.ends || token.comma) break;
  }
  // French bodies go on in small letters: "Cour des comptes".
  const [link, plural] = tokens.slice(start + 1, start + 3);
  if (run.length === 1 && link?.folded === "des" && plural && !run[0]?.comma && !run[0]?.ends)
    run.push(link, plural);
  return run;
}

/** "of the Harbour": two particles before a capital. */
function joinsTwo(tokens: readonly Token[], at: number): boolean {
  return PARTICLES.has(tokens[at + 1]?.folded ?? "") && isName(tokens[at + 2]) && !tokens[at]?.comma;
}

/** Where the run of capitalised words that ends here begins, or `end + 1` when there is none. */
export function nameStart(tokens: readonly Token[], end: number): number {
  let start = end + 1;
  for (let at = end; at > end - MAX_NAME_WORDS && at >= 0; at -= 1) {
    const token = tokens[at];
    if (!token || (at < end && (token.ends || token.comma))) break;
    if (isName(token)) start = at;
    else if (!PARTICLES.has(token.folded)) break;
  }
  return start;
}
