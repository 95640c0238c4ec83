import { EXTRACT_LENGTH } from "../../../events/rules";
import type { Wording } from "../../findings";
import type { Features } from "./features";
import { isFurniture } from "./furniture";
import { type Passage, together } from "./passages";
import { announcesOnly, hasVerb, isOnlyRelative, isTitleStatement, isVerb } from "./predicates";
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
  // What stands before a colon announces what is told.
  if (!toEnd && /^[»”“"’]?\s?:/u.test(sentence.text.slice(start + cut.length))) return null;
  if (cut.length > EXTRACT_LENGTH - 1 || !isStatement(cut, start, passage)) return null;
  if (!toEnd && !standsAlone(own, words.slice(segments[last]!.to), language, known)) return null;
  if (
    !toEnd &&
    (SINCE.test(cut) || trailsOff(words.slice(segments[last]!.from, segments[last]!.to), known, language))
  )
    return null;
  // "…and 198 million euros cost": who or what does stands before.
  if (
    first > 0 &&
    language === "de" &&
    !own.slice(0, -1).some(({ folded, raw }) => isVerb(folded, raw, known, "de"))
  )
    return null;
  const opening = words.slice(begin, segments[first]!.to);
  if (first > 0 && !hasVerb(opening, known, language)) return null;
  if (sentence.index === 0 && TEASER.test(cut)) return null;
  const clauses = segments
    .slice(first, last + 1)
    .map(({ from, to }) => words.slice(Math.max(from, begin), to));
  const predicates = clauses.filter(
    (clause, i) =>
      !(i > 0 && RELATIVE.has(clause[0]!.folded)) &&
      hasVerb(clause, known, language, i > 0) &&
      !isOnlyRelative(clause, known, language),
  );
  if (predicates.length === 0 && !(sentence.index === 0 && isTitleStatement(own, language))) return null;
  if (announcesOnly(own, known, language)) return null;
  // "The institute said" and "dijo el portavoz" tell nothing.
  if (known.speaking.has(own.at(-1)!.folded) || known.speaking.has(own[0]!.folded)) return null;
  const text = /^\p{Ll}/u.test(cut) ? `…${cut}` : cut;
  return { passage, text, told: together(parts.slice(first, last + 1)), whole: first === 0 && toEnd };
}

/** "Two years after the tax began": the main clause is still to come. */
const SINCE =
  /^(?:\S+\s){1,3}(?:after|before|since|después de que|antes de que|después de|tras|après que|avant que|après|nachdem|bevor|nach)\s/iu;

/** Whether the last part only begins a clause: "on Friday when Paystream". */
const trailsOff = (part: readonly Word[], known: LanguageWords, language: string): boolean =>
  (known.cuts.has(part[0]!.folded) || known.subordinating.has(part[0]!.folded)) &&
  CLAUSE.has(part[0]!.folded) &&
  !hasVerb(part, known, language);

/** Conjunctions that need a verb behind them. */
const CLAUSE = new Set(
  "when while because as if que cuando porque mientras quand lorsque car si weil wenn als während".split(" "),
);

/** Headlines that ask to be read on instead of telling. */
const TEASER =
  /(?:^|[:–—]\s*)(?:das (?:sagt|sind|ist|war|wissen|müssen)|jetzt live|las claves|les points clés|so\s|hier\s|darum|deshalb|warum|wie\s|was\s|wer\s|wann\s|wo\s|ihr\s|ihm\s|this is|these are|here|how\s|why\s|what\s|who\s|when\s|where\s|así\s|est[oae]s?\s|cómo|qué|quién|por qué|ce que|voici|comment|pourquoi|qui\s|quelles?\s|quels?\s)/iu;

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
  if (text.length < SHORT && POINTING.test(text) && !/,\s(?:dass|wie|ob)\s/u.test(text)) return false;
  if (LEANING_OBJECT.test(text) || POINTING_BACK.test(text)) return false;
  return (text.match(/[([]/g)?.length ?? 0) === (text.match(/[)\]]/g)?.length ?? 0);
}

/** Words with which a clause begins that only tells more of what stands before it. */
const RELATIVE = new Set(
  "who which whose whom that where que quien quienes cuyo cuya donde qui dont ou lequel laquelle der die das den dem deren dessen wo".split(
    " ",
  ),
);

/** In a short sentence "davon" points to the one before. */
const SHORT = 70;
const POINTING = /\s(?:davon|daran|dagegen|darüber|darauf)\s/u;

/** What is told of is in the sentence before: "Die Firma bestreitet das." */
const LEANING_OBJECT =
  /\s(?:das|dies|it|this|that|them|cela|ça|esto|eso|ello)[.,]?$|\s(?:en|y|l['’]|leur|lui)\s?(?:a|ont|avait|avaient|annonce|annoncent|compte|comptent|revendique|fait|font|reconnaissent)\s|\slo\s(?:niega|niegan|confirma|confirmó|hizo|ha|había|es|era|fue|dijo|admite|sabe)\s/iu;

/** "The announcement came after": of what, is in the sentence before. */
const POINTING_BACK =
  /^(?:the (?:announcement|move|news|decision|statement|comments?) (?:came|comes?|follows?|followed|was made)|el anuncio (?:llega|llegó|se produce|se produjo|fue realizado)|l['’]annonce (?:intervient|survient|arrive)|die (?:ankündigung|nachricht|entscheidung) (?:kam|kommt|folgt|folgte)|the \d+-year-old was due)\s/iu;

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
  // "Kündigte sie an", "bestritt": of what, is still to come.
  if (known.negations.has(last) || (PREFIX.has(last) && own.some(({ folded }) => known.speaking.has(folded))))
    return false;
  if (COMPLEMENT.has(rest[0]?.folded ?? "")) return false;
  // "He said yesterday, in Rome, that": what was said is still to come.
  const says = own.some(({ folded }) => known.speaking.has(folded));
  if (says && rest.some(({ folded }) => COMPLEMENT.has(folded))) return false;
  // "The army announced Ana Ruiz and her son had been freed": of whom it is said needs the rest.
  if (
    known.joining.has(rest[0]?.folded ?? "") &&
    own.slice(-NEAR).some(({ folded }) => known.speaking.has(folded))
  )
    return false;
  return language !== "de" || hasWholePredicate(own, known);
}

const PREFIX = new Set("an ein mit vor zu".split(" "));
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
