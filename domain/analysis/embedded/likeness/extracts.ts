import { EXTRACT_LENGTH } from "../../../events/rules";
import { fold } from "../../../language/fold";
import type { Wording } from "../../findings";
import type { Features } from "./features";
import { isFurniture } from "./furniture";
import { type Passage, together } from "./passages";
import type { Word } from "./segments";
import { type LanguageWords, wordsOf } from "./vocabulary";

/** A verbatim part of a sentence that can be shown by itself: the whole, or a clause of it. */
export interface Extract {
  passage: Passage;
  text: string;
  told: Features;
  whole: boolean;
}

/** An extract as findings show it. Its article is in a language that the embedded analyst reads. */
export const wordingOf = ({ passage, text }: Extract): Wording => ({
  language: passage.article.language as Wording["language"],
  text,
  from: passage.article.id,
});

const SHORTEST_WORDS = 4;
const SHORTEST_LENGTH = 18;
/** Longer quotations are someone's words and no fact; shorter ones are titles and names. */
const LONGEST_QUOTED = 22;

/** The parts of a passage that can stand alone, at most `EXTRACT_LENGTH` long: the whole sentence first. */
export function extractsOf(passage: Passage): Extract[] {
  const { sentence, segments, words, article } = passage;
  const known = wordsOf(article.language);
  if (!known || words.length < SHORTEST_WORDS || isFurniture(sentence.text) || leans(words, known)) return [];
  const extracts: Extract[] = [];
  for (let first = 0; first < segments.length; first++) {
    const begin = first === 0 ? 0 : beginningOf(passage, first, known);
    if (begin === null) continue;
    for (let last = segments.length - 1; last >= first; last--) {
      const extract = extractOf(passage, known, begin, first, last);
      if (extract) extracts.push(extract);
    }
  }
  return extracts;
}

/** The extract of the segments from `first` to `last` that begins with word `begin`, if it says something whole. */
function extractOf(
  passage: Passage,
  known: LanguageWords,
  begin: number,
  first: number,
  last: number,
): Extract | null {
  const { sentence, segments, words, article, parts } = passage;
  const { language } = article;
  const toEnd = last === segments.length - 1;
  const own = words.slice(begin, segments[last]!.to);
  if (own.length < (first === 0 ? 1 : SHORTEST_WORDS)) return null;
  const start = first === 0 ? 0 : own[0]!.start;
  const cut = sentence.text.slice(start, toEnd ? undefined : endOf(sentence.text, segments[last]!.end));
  if (cut.length > EXTRACT_LENGTH - 1 || !isStatement(cut, start, passage)) return null;
  if (!toEnd && !standsAlone(own, words.slice(segments[last]!.to), language, known)) return null;
  const opening = words.slice(begin, segments[first]!.to);
  if (first > 0 && !hasVerb(opening, known, language)) return null;
  if (sentence.index === 0 && TEASER.test(cut)) return null;
  const clauses = segments
    .slice(first, last + 1)
    .map(({ from, to }) => words.slice(Math.max(from, begin), to));
  const predicates = clauses.filter(
    (clause, i) => !(i > 0 && RELATIVE.has(clause[0]!.folded)) && hasVerb(clause, known, language, i > 0),
  );
  if (predicates.length === 0 && !(sentence.index === 0 && isTitleStatement(own, language))) return null;
  // "The institute said" and "dijo el portavoz" tell nothing.
  if (known.speaking.has(own.at(-1)!.folded) || known.speaking.has(own[0]!.folded)) return null;
  const text = /^\p{Ll}/u.test(cut) ? `…${cut}` : cut;
  return { passage, text, told: together(parts.slice(first, last + 1)), whole: first === 0 && toEnd };
}

/** Headlines that ask to be read on instead of telling. */
const TEASER =
  /(?:^|[:–—]\s*)(?:das (?:sagt|sind|ist|war|wissen|müssen)|so\s|hier\s|darum|deshalb|warum|wie\s|was\s|wer\s|wann\s|wo\s|ihr\s|ihm\s|this is|these are|here|how\s|why\s|what\s|who\s|when\s|where\s|así\s|est[oae]s?\s|cómo|qué|quién|por qué|ce que|voici|comment|pourquoi|qui\s|quelles?\s|quels?\s)/iu;

/** The offset behind what belongs to the last word: a unit, a closing mark. */
const endOf = (text: string, end: number): number =>
  end + /^(?:\s?(?:%|‰|°C?|€|\$|£))?[»”“"’)\]]?/u.exec(text.slice(end))![0].length;

/**
 * The word with which the segment begins a statement of its own, behind its conjunction; null where it needs what
 * stands before. A German clause behind a comma has its verb at the end, so there only "and" and strong marks serve.
 */
function beginningOf(passage: Passage, first: number, known: LanguageWords): number | null {
  const { sentence, segments, words, article } = passage;
  const segment = segments[first]!;
  const mark = sentence.text.slice(segments[first - 1]!.end, segment.start);
  const strong = /[;:–—]/u.test(mark);
  const german = article.language === "de";
  const conjunction = words[segment.from]!.folded;
  const joined = known.joining.has(conjunction) || (!german && known.cuts.has(conjunction));
  if (!strong && !joined && (german || !/,/.test(mark))) return null;
  if (!strong && !hasVerb(words.slice(0, segment.from), known, article.language)) return null;
  const begin = joined ? segment.from + 1 : segment.from;
  const word = words[begin];
  if (!word || known.leaning.has(word.folded) || known.persons.has(word.folded)) return null;
  return known.determiners.has(word.folded) || /^[\p{N}\p{Lu}]/u.test(word.raw) ? begin : null;
}

/** "Two of them": who they are stands before. */
const OF_THEM = new Set([
  "d entre",
  "entre eux",
  "of them",
  "of those",
  "de ellos",
  "de ellas",
  "von ihnen",
  "de ces",
]);

/** Whether a sentence begins with what only the one before it explains, or speaks in the first or second person. */
function leans(words: readonly Word[], known: LanguageWords): boolean {
  const [first, second, third, fourth] = words;
  return (
    known.leaning.has(first!.folded) ||
    known.leaning.has(`${first!.folded}_${second?.folded}`) ||
    OF_THEM.has(`${third?.folded} ${fourth?.folded}`) ||
    OF_THEM.has(`${second?.folded} ${third?.folded}`) ||
    words.some(({ folded }) => known.persons.has(folded))
  );
}

function isStatement(text: string, from: number, { quoted }: Passage): boolean {
  if (text.length < SHORTEST_LENGTH || /[?¿!¡…]|\.\.\./u.test(text)) return false;
  if (from === 0 && !/^[\p{Lu}\p{N}«»„“"'‘(]/u.test(text)) return false;
  const to = from + text.length;
  const inside = quoted.filter(({ start, end }) => start < to && end > from);
  if (inside.some(({ start, end }) => start < from || end > to || end - start > LONGEST_QUOTED)) return false;
  if (LEANING_OBJECT.test(text)) return false;
  return (text.match(/[([]/g)?.length ?? 0) === (text.match(/[)\]]/g)?.length ?? 0);
}

/** Words with which a clause begins that only tells more of what stands before it. */
const RELATIVE = new Set(
  "who which whose whom that where que quien quienes cuyo cuya donde qui dont ou lequel laquelle der die das den dem deren dessen wo".split(
    " ",
  ),
);

/** What is told of is in the sentence before: "Die Firma bestreitet das." */
const LEANING_OBJECT =
  /\s(?:das|dies|it|this|that|them|cela|ça|esto|eso|ello)[.,]?$|\s(?:en|y|l['’]|leur|lui)\s?(?:a|ont|avait|avaient|annonce|annoncent|compte|comptent|revendique|fait|font|reconnaissent)\s|\slo\s(?:niega|niegan|confirma|confirmó|hizo|ha|había|es|era|fue|dijo|admite|sabe)\s/iu;

/** Whether the beginning of a sentence says something whole without the rest. */
function standsAlone(
  own: readonly Word[],
  rest: readonly Word[],
  language: string,
  known: LanguageWords,
): boolean {
  const last = own.at(-1)!.folded;
  if (known.subordinating.has(own[0]!.folded) || known.joining.has(last) || known.auxiliaries.has(last))
    return false;
  // "Between 900 million and", "Ana and Eva won": the joint is within a phrase.
  if (known.joining.has(rest[0]?.folded ?? "")) {
    if (!hasVerb(rest.slice(0, NEAR), known, language)) return false;
    if (own.slice(-NEAR).some(({ folded }) => BETWEEN.has(folded))) return false;
  }
  if (known.unfinished.has(last)) return false;
  if (known.speaking.has(last) || known.speaking.has(rest[0]?.folded ?? "")) return false;
  if (COMPLEMENT.has(rest[0]?.folded ?? "")) return false;
  // "He said yesterday, in Rome, that": what was said is still to come.
  const says = own.some(({ folded }) => known.speaking.has(folded));
  if (says && rest.some(({ folded }) => COMPLEMENT.has(folded))) return false;
  return language !== "de" || hasWholePredicate(own, known);
}

const NEAR = 6;
const BETWEEN = new Set("zwischen between entre".split(" "));
const COMPLEMENT = new Set("que qu that dass ob si whether".split(" "));

/** German puts the part of the predicate that tells at the end. */
function hasWholePredicate(own: readonly Word[], known: LanguageWords): boolean {
  const finite = own.find(({ folded, raw }) => isVerb(folded, raw, known, "de"));
  if (!finite) return false;
  if (!known.auxiliaries.has(finite.folded)) return true;
  const last = own.at(-1)!;
  return /^\p{Ll}/u.test(last.raw) && /(?:t|en|ln|rn)$/.test(last.folded);
}

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
      isVerb(word.folded, word.raw, known, language) &&
      !modifies(own, i, known, language),
  );

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

const isTitleStatement = (own: readonly Word[], language: string): boolean =>
  own.length >= SHORTEST_TITLE &&
  own.some(({ raw }) => /^\p{Ll}/u.test(raw) && raw.length > 1 && PARTICIPLE[language]?.test(raw));

function isVerb(folded: string, raw: string, known: LanguageWords, language: string): boolean {
  if (language === "de" && /^\p{Lu}/u.test(raw)) return false;
  return known.verbs.has(folded) || known.verbEndings.test(language === "de" ? fold(raw) : raw);
}
