import { hasDeterminer, type Mention, textOf } from "./mention";
import type { Vocabulary } from "./vocabulary";
import type { Word } from "./words";

/** Joins an office and the name beside it; English stacks the body before them ("Acme researcher Tom Lee"). */
export function joined(
  mentions: readonly Mention[],
  words: readonly Word[],
  vocabulary: Vocabulary,
): Mention[] {
  const result: Mention[] = [];
  for (const mention of mentions) {
    result.push(mention);
    for (let pair = result.slice(-2); pair.length === 2; pair = result.slice(-2)) {
      const one = union(pair[0]!, pair[1]!, words, vocabulary);
      if (!one) break;
      result.splice(-2, 2, one);
    }
  }
  return result;
}

/** What may stand between a name and its office: a comma, an age, a party; an article with an origin. */
const AGE = String.raw`(?:\(?(?:de )?\d{1,3}(?: years old| años| ans| Jahre alt)?\)?,?)?`;
const BETWEEN = new RegExp(`^,? ?${AGE} ?(?:\\([^()]{1,30}\\),?)? ?$`, "u");
const ORIGIN = /^, (?:el|la|le|der|die|the) \p{Ll}+ $/u;

/** One mention of two that stand side by side and mean the same, or null. */
function union(a: Mention, b: Mention, words: readonly Word[], vocabulary: Vocabulary): Mention | null {
  const between = gapBetween(a, b, words);
  if (between === null || a.plural || b.plural) return null;
  const whole = { start: a.start, end: b.end, first: a.first, last: b.last };
  if (vocabulary.language === "en" && a.kind === "name" && a.office === null && b.kind === "office")
    if (/^(?: |['’]s )$/.test(between)) return stacked(a, b, words, vocabulary);
  const fits = BETWEEN.test(between);
  if (a.kind === "office" && b.kind === "name") {
    const apposed = between === " " || (between === ", " && /^,/.test(words[b.last + 1]?.gap ?? ""));
    if (a.body) return apposed ? { ...b, ...whole, office: null, body: true } : null;
    if (b.body || !(fits || ORIGIN.test(between)) || /\d/.test(between)) return null;
    return { ...b, ...whole, office: a.office, head: a.head, gender: b.gender ?? a.gender };
  }
  if (a.kind === "name" && b.kind === "office" && !b.body && !a.body && fits && between.includes(",")) {
    // "In Washington, a senior official": where somebody is.
    if (a.first === a.last && PLACE.test(words[a.first - 1]?.folded ?? "")) return null;
    return {
      ...a,
      ...whole,
      office: a.office ?? b.office,
      head: a.head ?? b.head,
      gender: a.gender ?? b.gender,
    };
  }
  return null;
}

const PLACE = /^(?:in|at|on|en|a|aus|auf|bei|from|near|desde|dans|sur|via|uber)$/;

/** "Acme's chief scientist", "an Acme researcher": the body before an office belongs to it. */
function stacked(body: Mention, office: Mention, words: readonly Word[], vocabulary: Vocabulary): Mention {
  const determiner = hasDeterminer(words, body.first, vocabulary) && words[body.first]!.gap === " ";
  const first = determiner ? body.first - 1 : body.first;
  return {
    ...office,
    first,
    start: words[first]!.start,
    office: textOf(words, body.first, office.last),
    indefinite: determiner && vocabulary.indefinite.has(words[first]!.folded),
  };
}

/** The text between two mentions, or null where words stand there that are no age. */
function gapBetween(a: Mention, b: Mention, words: readonly Word[]): string | null {
  if (b.first - a.last > 4) return null;
  let text = "";
  for (let k = a.last + 1; k < b.first; k++) text += words[k]!.gap + words[k]!.text;
  return text + words[b.first]!.gap;
}
