import type { Language } from "../../../shared/languages";

/** Beginnings, folded, that point at a sentence before: without it a reader asks who or what. */
const OPENINGS: Record<Language, string> = {
  es: `ella ellos ellas esto eso ello este esta estos estas ese esa esos esas aquel aquella aquello asi ahi alli
entonces ademas tambien tampoco le les su sus ambos ambas otro otra otros otras dicho dicha dichos dichas`,
  en: `he she it they this that these those his her its their there then so also instead however meanwhile both such
moreover thus therefore besides nor another others him them`,
  fr: `il elle ils elles ce cela ca ceci cet cette ces celui celle ceux celles son sa ses leur leurs ainsi alors aussi
toutefois cependant pourtant c lui eux autre autres y ledit ladite`,
  de: `er sie es dies das dieser diese dieses diesem diesen jener jene sein seine seinen seinem seiner ihr ihre ihren
ihrem ihrer dort da damit dabei daran darin darauf dazu davon dafur dagegen daher deshalb deswegen dann so auch zudem
ausserdem beide solche hierzu allerdings dennoch trotzdem jedoch stattdessen ihm ihn ihnen deren dessen letztere`,
};
/** Beginnings of several words that do the same. */
const PHRASES =
  /^(?:por (?:eso|ello|tanto)|de ahi|sin embargo|no obstante|en cambio|los demas|the (?:former|latter|other|others|same)\b|en revanche|par ailleurs|de meme|les deux|the two)\b/;

/** Joining words that a sentence can open with and still be understood, though better without. */
const JOINING: Record<Language, string> = {
  es: "y e o pero sino aunque pues porque mas",
  en: "and but or yet nor because though while",
  fr: "et ou mais or car donc puis parce tandis si",
  de: "und oder aber doch denn sondern nur wobei weil",
};
const sets = (lists: Record<Language, string>) =>
  new Map<string, ReadonlySet<string>>(
    Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
  );
const pointing = sets(OPENINGS);
const joining = sets(JOINING);

/** Phrases that begin with a pointing word and point nowhere: "es gibt", "il y a", "there is", "il faut". */
const STANDING =
  /^(?:es (?:gibt|gab|ist|war|wird|geht|fehlt|handelt)|il (?:y|faut|fallait|est|s'agit|n'y|existe)|it (?:is|was|will|takes|would|has)|there (?:is|are|was|were|has|have|will)|das (?!sind|wird|muss|kann|ware|hatte|heisst|sagte)[a-z]{4,} )/;

/** How much a sentence hangs on what stands before it: 0 none, 1 by a joining word, 2 by a pronoun. `folded` is folded. */
export function dangling(folded: string, language: string): 0 | 1 | 2 {
  const text = folded.replace(/^[^\p{L}\p{N}]+/u, "");
  const word = /^\p{L}+/u.exec(text)?.[0] ?? "";
  if (pointing.get(language)?.has(word) || PHRASES.test(text)) return STANDING.test(text) ? 0 : 2;
  return joining.get(language)?.has(word) ? 1 : 0;
}
