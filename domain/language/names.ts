import { fold } from "./fold";

/**
 * What one sound is written with in the languages that newspapers transliterate into, and what stands for all of
 * them. The rules know no language: a name is mostly spelt alike everywhere, and must then have one key everywhere.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^dj|^dz/, "d"],
  [/tsch|tch|tsh|sch|sh|ch|zh|cz|sz|ts|tz|z|ß/g, "s"],
  [/ph/g, "f"],
  [/ck|qu|q|kh|c(?=[^eiy]|$)/g, "k"],
  [/c/g, "s"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/ou|oo|ue/g, "u"],
  [/oe/g, "o"],
  [/ae/g, "a"],
  [/[jy]/g, "i"],
  [/(?<=.)h/g, ""],
  [/(?:e|o)(?:v|ff?)$/, "ov"],
  [/(.)\1+/g, "$1"],
];
const SHORTEST_KEY = 3;

/**
 * The form under which a name is compared: Selenskyj, Zelenski and Zelensky have one, so have Poutine and Putin, Müller
 * and Mueller. `folded` is a word in lower case without diacritics. A final s (genitive, plural) and a final e never
 * count. What the rules cannot reach (Jamenei and Khamenei) stands in the lexicon.
 */
export function nameKey(folded: string): string {
  if (folded.length < SHORTEST_KEY + 1 || !/^[a-zß]+$/.test(folded)) return folded;
  let key = folded.endsWith("s") && folded.length > 4 ? folded.slice(0, -1) : folded;
  for (const [spelling, sound] of SPELLINGS) key = key.replace(spelling, sound);
  if (key.length > SHORTEST_KEY && key.endsWith("e")) key = key.slice(0, -1);
  return key.length < SHORTEST_KEY ? folded : key;
}

const LINKING = "(?:of|the|for|de|del|des|du|la|las|los|les|le|el|für|der|die|das|en|pour|para)";
/** A capitalised article begins a sentence as a rule, and no name. */
const ARTICLE = /^(?:The|La|Las|Los|El|Le|Les|Der|Die|Das)\s+/u;
const NAME = new RegExp(`\\p{Lu}[\\p{L}-]+(?:\\s+(?:${LINKING}\\s+){0,3}\\p{Lu}[\\p{L}-]+){2,5}`, "gu");

/**
 * Initials of the names of three to six capitalised words in a text of mixed case, in lower case ("oms" for
 * "Organización Mundial de la Salud"), so that an article which only spells a name out meets one that only gives
 * its acronym.
 */
export function initialsOf(text: string): string[] {
  return [...text.matchAll(NAME)].flatMap(([name]) => {
    const words = name.replace(ARTICLE, "").match(/(?<!\p{L})\p{Lu}(?=\p{L})/gu) ?? [];
    return words.length < 3 ? [] : [fold(words.join(""))];
  });
}
