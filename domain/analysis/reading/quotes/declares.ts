import type { QuotedSpan } from "./marks";
import type { Passage } from "./scene";
import type { Search } from "./search";
import { isWork, type Vocabulary } from "./vocabulary";
import { wordsOf } from "./words";

/** A part of a sentence in marks needs as many words to be a declaration wherever it stands. */
const FRAGMENT_WORDS = 4;
const SENTENCE_WORDS = 2;
/** How near its cue a shorter part has to stand, in words; one word alone stands right behind it. */
const NEAR = 9;
const BESIDE = 3;

/**
 * Whether words in marks are what somebody says: a sentence of its own (`whole`), a part of one that is long enough,
 * or a few words so near their cue (`distance`, in words) that they can be nobody else's. Titles of works are none.
 */
export function isDeclaration(
  quote: QuotedSpan,
  { whole, distance }: { whole: boolean; distance?: number },
  passage: Passage,
  { vocabulary: v }: Pick<Search, "vocabulary">,
): boolean {
  const inner = passage.text.slice(quote.start, quote.end);
  const words = inner.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  if (whole && words >= SENTENCE_WORDS && /^[¿¡…\s]*\p{Lu}/u.test(inner)) return true;
  const ahead = wordsOf(passage.text, Math.max(0, quote.open - 40), quote.open).at(-1)?.folded ?? "";
  const judged = v.language === "de" && /^(?:ein|eine[mnrs]?|als|kein|keine[mnr]?)$/.test(ahead);
  if (!whole && !(judged && words < FRAGMENT_WORDS) && isTitle(inner)) return false;
  if (words >= FRAGMENT_WORDS) return true;
  if (words === 0 || distance === undefined || passage.paragraph === 0) return false;
  const next = /^\s+(\p{L}+)/u.exec(passage.text.slice(quote.close, quote.close + 20))?.[1] ?? "";
  const reproached = v.language === "de" && /^(?:vor|zurück|ab)$/.test(next);
  if (isNamed(ahead, v) || (!judged && !reproached && !/^[¿¡…\s]*[\p{Ll}\p{N}]/u.test(inner))) return false;
  if (words > 1) return distance <= NEAR;
  return (
    distance <= BESIDE && /\p{L}{4}/u.test(inner) && (next === "" || v.conjunctions.has(next) || reproached)
  );
}

/** Behind a definite article or "so-called" short words in marks are a name. */
const isNamed = (ahead: string, v: Vocabulary): boolean =>
  isWork(ahead, v) || (v.determiners.has(ahead) && !v.indefinite.has(ahead));

/** "The Long Way Home": nearly all longer words have a capital. */
function isTitle(text: string): boolean {
  const long = text.match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const capitals = long.filter((word) => /^[\p{Lu}\p{N}]/u.test(word)).length;
  return /^[\p{Lu}\p{N}]/u.test(text) && capitals > 1 && capitals >= 0.75 * long.length;
}
