import type { Read } from "./figure";
import { isCapital, type Token } from "./tokens";
import type { Numerals } from "./words/numerals";

/** A scale behind digits ("3,5 millones", "1.5bn", "40 mil") and a half behind that ("un millón y medio"). */
export function scaled(tokens: readonly Token[], read: Read, words: Numerals | undefined): Read {
  if (words === undefined) return read;
  let { value, step, to } = read;
  for (;;) {
    const token = tokens[to];
    const hyphen = token?.text === "-" && words.scales.has(tokens[to + 1]?.folded ?? "");
    const word = hyphen ? tokens[to + 1]! : token;
    const scale = word?.kind === "word" ? (words.scales.get(word.folded) ?? letterScale(word)) : undefined;
    if (
      scale === undefined ||
      word === undefined ||
      (isCapital(word) && word.text.length === 1 && !word.glued)
    )
      break;
    if (value >= scale && scale === 1000) break;
    value *= scale;
    step *= scale;
    to += hyphen ? 2 : 1;
    if (tokens[to]?.text === "." && /^(?:mio|mrd|tsd|mill|md|mln|mn)$/.test(word.folded)) to++;
  }
  return to === read.to ? read : half(tokens, { ...read, value, step, to }, words);
}

/** "5k", "3m", "2bn" glued to their number. */
function letterScale(token: Token): number | undefined {
  if (!token.glued) return undefined;
  return token.folded === "k"
    ? 1e3
    : token.text === "m" || token.text === "M"
      ? 1e6
      : token.text === "b"
        ? 1e9
        : undefined;
}

/** A half behind a scale: "un millón y medio". */
export function half(tokens: readonly Token[], read: Read, words: Numerals): Read {
  if (tokens[read.to]?.folded !== words.and || !words.halves.has(tokens[read.to + 1]?.folded ?? ""))
    return read;
  const scale = words.scales.get(tokens[read.to - 1]!.folded);
  return scale === undefined || scale < 1000
    ? read
    : { ...read, value: read.value + scale / 2, to: read.to + 2 };
}
