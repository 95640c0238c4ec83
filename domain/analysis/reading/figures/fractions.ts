import type { Read } from "./figure";
import type { Token } from "./tokens";
import type { Numerals } from "./words/numerals";

/** "seven in ten", "dos de cada tres", "deux sur trois", "7 von 10": a share of one. */
export function ratioAt(tokens: readonly Token[], at: number, words: Numerals): Read | null {
  const ordinal =
    words.and === "und" && /^jede[rsmn]?$/.test(tokens[at]!.folded)
      ? ORDINALS[tokens[at + 1]?.folded.replace(/[nrms]$/, "") ?? ""]
      : undefined;
  if (ordinal !== undefined) return { value: 1 / ordinal, to: at + 2, step: 0, precision: "about" };
  const link = RATIO_LINKS[words.and]!.find((some) =>
    some.every((word, i) => tokens[at + 1 + i]?.folded === word),
  );
  if (link === undefined) return null;
  const part = smallAt(tokens[at], words);
  const whole = smallAt(tokens[at + 1 + link.length], words);
  if (part === undefined || whole === undefined || part >= whole || whole > 10) return null;
  const next = tokens[at + 2 + link.length];
  if (next?.kind === "number" || words.scales.has(next?.folded ?? "")) return null;
  return { value: part / whole, to: at + 2 + link.length, step: 0, precision: "about" };
}

/** "Jeder dritte Zug". */
const ORDINALS: Readonly<Record<string, number>> = {
  zweite: 2,
  dritte: 3,
  vierte: 4,
  funfte: 5,
  sechste: 6,
  siebte: 7,
  achte: 8,
  zehnte: 10,
};

/** What stands between the two numbers of a ratio, by the language's "and". */
const RATIO_LINKS: Record<string, readonly string[][]> = {
  y: [["de", "cada"]],
  and: [["out", "of"], ["in", "every"], ["in"]],
  et: [["sur"]],
  und: [["von"]],
};

function smallAt(token: Token | undefined, words: Numerals): number | undefined {
  if (token === undefined) return undefined;
  if (token.kind === "number") return /^\d{1,2}$/.test(token.text) ? Number(token.text) : undefined;
  return (
    words.small.get(token.folded) ?? (words.ones.has(token.folded) && token.folded !== "a" ? 1 : undefined)
  );
}

/** "half a million", "medio centenar", "ein halbes Dutzend", "la mitad", "a third", "two thirds". */
export function halfAt(tokens: readonly Token[], at: number, words: Numerals): Read | null {
  let i = at;
  if (words.ones.has(tokens[i]!.folded)) i++;
  const half = words.halves.get(tokens[i]?.folded ?? "");
  if (half === undefined) return null;
  i++;
  while (tokens[i]?.text === "-" || words.ones.has(tokens[i]?.folded ?? "")) i++;
  const word = tokens[i]?.folded ?? "";
  const base = words.round.get(word) ?? words.scales.get(word);
  if (base === undefined) return null;
  return { value: half * base, to: i + 1, step: 0, precision: "about" };
}

/** A fraction whose word stands at `word`: "la mitad de", "a third of", "zwei Drittel"; `current` of them. */
export function fractionAt(
  tokens: readonly Token[],
  at: number,
  word: number,
  counted: boolean,
  current: number,
  fraction: number,
  language: string,
): Read | null {
  const end = word + 1;
  const article = tokens[at - 1]?.folded ?? "";
  // "second quarter", "third place": a fraction has a number or an article before it and "of" behind it.
  const of = tokens[end]?.folded ?? "";
  if (!/^(?:de|del|of|des|du|d|der)$/.test(of) && language !== "de") return null;
  if (!counted && !/^(?:la|el|the|die)$/.test(article)) return null;
  if (/^(?:points?|puntos?|percentage)$/.test(tokens[end + 1]?.folded ?? "")) return null;
  return { value: Math.max(current, 1) * fraction, to: end, step: 0, precision: "about" };
}
