import { fold } from "../../../language/fold";
import type { Word } from "./segments";
import type { LanguageWords } from "./vocabulary";

/** Whether a finite verb is among the words; without one they are a title. */
export const hasVerb = (
  own: readonly Word[],
  known: LanguageWords,
  language: string,
  mayBegin = false,
): boolean =>
  own.some(
    (word, i) =>
      (i > 0 || mayBegin) &&
      ((isVerb(word.folded, word.raw, known, language) && !modifies(own, i, known, language)) ||
        (language === "en" && isPluralPredicate(own, i, known))),
  );

/** English verbs that are as often nouns. */
const ALSO_NOUNS = new Set(
  `plan use face lead run cross need pay blame claim suspect protest march strike return start end close open stand
back support search test show find mark cut host store supply demand fear rise fall fight fly drive hope work help
report study watch guard visit film drink sleep`.split(/\s+/),
);
const PLURALS = new Set("people police men women children they who".split(" "));
const AFTER_VERB = new Set(
  "in on at for to from by near with up out over its their his her this that".split(" "),
);

/** "Farmers' groups plan a march": a plural stands before such a verb, and behind it what only follows verbs. */
function isPluralPredicate(own: readonly Word[], i: number, known: LanguageWords): boolean {
  const before = own[i - 1]?.folded ?? "";
  const after = own[i + 1]?.folded ?? "";
  return (
    ALSO_NOUNS.has(own[i]!.folded) &&
    (PLURALS.has(before) || /[^s]{3,}s$/.test(before)) &&
    (known.determiners.has(after) || AFTER_VERB.has(after))
  );
}

/** "The presumed successor", "Maduro, captured on Friday": an English participle that no subject stands before. */
function modifies(own: readonly Word[], i: number, known: LanguageWords, language: string): boolean {
  if (i === 0) return language === "en" && !known.verbs.has(own[0]!.folded);
  const { folded, start } = own[i]!;
  if (language !== "en" || known.verbs.has(folded)) return false;
  const before = own[i - 1]!;
  if (known.joining.has(before.folded)) return i < 2 || modifies(own, i - 2, known, language);
  return known.determiners.has(before.folded) || before.folded === "s" || start - before.end > 1;
}

/** Participles and the like with which a headline tells what happened without a verb: "Nueve mineros atrapados". */
const PARTICIPLE: Record<string, RegExp> = {
  es: /(?:[ai]d[oa]s?|uert[oa]s?|tos|ndo)$/u,
  en: /^(?:dead|to)$/u,
  fr: /(?:[éi]e?s?|mort[es]*|ts?|us?)$/u,
  de: /^(?:ge\p{L}+t|\p{L}*ge\p{L}+en|ver\p{L}+t|be\p{L}+t|er\p{L}+t|tot|\p{L}{4,}t)$/u,
};
const SHORTEST_TITLE = 5;

/** Whether a headline without a finite verb tells what happened. */
export const isTitleStatement = (own: readonly Word[], language: string): boolean =>
  own.length >= SHORTEST_TITLE &&
  own.some(({ raw }) => /^\p{Ll}/u.test(raw) && raw.length > 1 && PARTICIPLE[language]?.test(raw));

/** Whether a word is a finite verb, by list and ending. */
export function isVerb(folded: string, raw: string, known: LanguageWords, language: string): boolean {
  if (language === "de" && /^\p{Lu}/u.test(raw)) return false;
  return known.verbs.has(folded) || known.verbEndings.test(language === "de" ? fold(raw) : raw);
}

/** "Two people who ran a bar": all its verbs belong to relative clauses. German sets these off by commas. */
export function isOnlyRelative(clause: readonly Word[], known: LanguageWords, language: string): boolean {
  const first = clause.findIndex(({ folded }, i) => i > 0 && WHO.has(folded));
  if (language === "de" || first < 0 || hasVerb(clause.slice(0, first), known, language)) return false;
  const rest = clause.slice(first);
  const relatives = rest.filter(({ folded }) => WHO.has(folded)).length;
  return rest.filter(({ folded, raw }) => isVerb(folded, raw, known, language)).length <= relatives;
}

const WHO = new Set("who which que qui".split(" "));

/** "Said on Sunday that several agencies": what is said has no verb. */
export function announcesOnly(own: readonly Word[], known: LanguageWords, language: string): boolean {
  const that = own.findLastIndex(
    ({ folded }, i) =>
      i > 0 && THAT.has(folded) && own.slice(0, i).some((word) => known.speaking.has(word.folded)),
  );
  return that > 0 && !own.slice(that + 1).some(({ folded, raw }) => isVerb(folded, raw, known, language));
}

const THAT = new Set("that dass".split(" "));
