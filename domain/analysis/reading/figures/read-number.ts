import { digitsOf } from "./digits";
import type { Read } from "./figure";
import { halfAt, ratioAt } from "./fractions";
import { vagueAt } from "./round-numbers";
import { scaled } from "./scales";
import { spelledAt } from "./spelled";
import type { Token } from "./tokens";
import type { Numerals } from "./words/numerals";

/** The number that begins at token `at`, its scale included; null where none does. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  language: string,
  words: Numerals | undefined,
): Read | null {
  const token = tokens[at]!;
  if (token.kind === "mark") return null;
  if (token.kind === "number") {
    const ratio = words === undefined ? null : ratioAt(tokens, at, words);
    if (ratio !== null) return ratio;
    const digits = digitsOf(token.text, language);
    return digits === null ? null : scaled(tokens, { ...digits, to: at + 1, precision: "exact" }, words);
  }
  if (words === undefined) return null;
  return (
    ratioAt(tokens, at, words) ??
    halfAt(tokens, at, words) ??
    vagueAt(tokens, at, words) ??
    spelledAt(tokens, at, language, words)
  );
}
