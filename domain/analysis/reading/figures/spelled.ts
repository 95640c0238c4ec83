import type { Read } from "./figure";
import { fractionAt } from "./fractions";
import { roundNounAt } from "./round-numbers";
import { half } from "./scales";
import type { Token } from "./tokens";
import { germanNumber, type Numerals } from "./words/numerals";

/** Units and nouns before which the article is a number: "a foot of rain", "un muerto", "ein Toter". */
const ONE_OF =
  /^(?:foot|mile|acre|tonne|ton|metre|meter|kilometre|kilometer|kilometro|metro|hectarea|tonelada|kilometre|metre|hectare|meter|muerto|muerta|fallecido|fallecida|herido|herida|desaparecido|detenido|mort|morte|blesse|blessee|disparu|toter|tote|toten|verletzter|verletzte|vermisster|death|fatality)$/;

/** A number in words: "tres mil quinientos", "quatre-vingt-douze", "einundzwanzig", "deux douzaines". */
export function spelledAt(
  tokens: readonly Token[],
  at: number,
  language: string,
  words: Numerals,
): Read | null {
  let total = 0;
  let current = 0;
  let last = 0;
  let to = at;
  let one = false;
  for (let i = at; i < tokens.length; ) {
    const word = tokens[i]!.folded;
    const value =
      words.small.get(word) ??
      (language === "de" ? germanNumber(word) : undefined) ??
      (last >= 20 && last <= 100 && words.ones.has(word) && word !== "a" && i > to ? 1 : undefined);
    const scale = words.scales.get(word);
    if (value !== undefined && fits(current, value, last, language)) {
      current =
        language === "fr" && value === 20 && last === 4 && current % 100 === 4
          ? current + 76
          : current + value;
      last = value;
      to = ++i;
    } else if (scale !== undefined && (i > at || scale === 1000 || scale === 100)) {
      // "mil" opens a number; "million" needs something before it.
      if (scale === 100) current = Math.max(current, 1) * 100;
      else if (total > 0 && total < scale) {
        total = (total + current) * scale;
        current = 0;
      } else {
        total += Math.max(current, 1) * scale;
        current = 0;
      }
      last = scale;
      to = ++i;
    } else if (i === at && words.ones.has(word)) {
      const next = tokens[i + 1]?.folded ?? "";
      if (ONE_OF.test(next) && !/^(?:d|de|del|of|von|['’])$/.test(tokens[at - 1]?.folded ?? ""))
        return { value: 1, to: at + 1, step: 0, precision: "exact" };
      if (!words.scales.has(next) && !words.round.has(next) && !words.fractions.has(next)) return null;
      one = true;
      i++;
    } else if (
      to > at &&
      (tokens[i]!.text === "-" || word === words.and) &&
      joins(tokens, i, words, last, current)
    )
      i++;
    else break;
  }
  const round = roundNounAt(
    tokens,
    to === at && one ? at + 1 : to,
    words,
    current + total || 1,
    to > at || one,
  );
  if (round !== null) return round;
  const after = to === at ? at + (one ? 1 : 0) : to + (tokens[to]?.text === "-" ? 1 : 0);
  const fraction = words.fractions.get(tokens[after]?.folded ?? "");
  if (fraction !== undefined && total === 0)
    return fractionAt(tokens, at, after, to > at || one, current, fraction, language);
  if (to === at) return null;
  return half(
    tokens,
    { value: total + current, to, step: stepOf(total + current), precision: "exact" },
    words,
  );
}

/** Number words are as exact as the figures they would be written in. */
const stepOf = (value: number): number =>
  Number.isInteger(value)
    ? 10 ** Math.min(/0*$/.exec(String(value))![0].length, String(value).length - 1)
    : 0.1;

/** Whether a number word may go on the number so far. */
function fits(current: number, value: number, last: number, language: string): boolean {
  if (current === 0) return true;
  if (last === 0) return false;
  if (language === "fr") {
    if (value === 20 && last === 4) return true;
    if (current % 100 === 60 || current % 100 === 80) return value < 20;
    if (current % 100 === 70 || current % 100 === 90 || (last === 10 && current % 20 === 10))
      return value < 10;
  }
  const place = value < 10 ? 10 : 100;
  if (value >= 100) return false;
  return current % place === 0 && last > value;
}

function joins(tokens: readonly Token[], i: number, words: Numerals, last: number, current: number): boolean {
  const next = tokens[i + 1]?.folded ?? "";
  const value = words.small.get(next) ?? (words.ones.has(next) && next !== "a" ? 1 : undefined);
  if (tokens[i]!.text === "-") return tokens[i]!.glued && (value !== undefined || words.scales.has(next));
  if (value === undefined || last === 0) return false;
  if (words.and === "y") return last >= 30 && last < 100 && value < 10;
  if (words.and === "and") return last >= 100 && value < 100;
  return words.and === "et" && value <= 11 && current % 10 === 0;
}
