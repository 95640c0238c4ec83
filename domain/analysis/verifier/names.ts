import { conceptsOf, countryRows, parseRows } from "../../language/concepts";
import { fold } from "../../language/fold";
import { LEXICON } from "../../language/lexicon";
import { nameKey } from "../../language/names";
import { stopwordsOf } from "../../language/stopwords";
import type { Language } from "../../shared/languages";

/** A word of a text that begins with a capital, or stands between two that do ("de", "of"). */
interface Word {
  text: string;
  folded: string;
  capital: boolean;
  /** First of its sentence, quotation or line. */
  first: boolean;
  /** Only blanks or a hyphen part it from the word before. */
  joined: boolean;
}

/** What texts say of names, asked by the verifier. */
export interface NameEvidence {
  /** Whether this spelling stands in a text, in another language perhaps spelt otherwise. */
  hasName(word: string, language: Language): boolean;
  hasConcept(concept: string): boolean;
  /** Whether a text has words with these initials, or these letters as an acronym. */
  hasInitials(folded: string): boolean;
}

const LONGEST_PHRASE = 4;
/** Capitals that belong to a number. */
const BESIDE_NUMBERS = /^(?:AM|PM|GMT|UTC|CET|EUR|USD|GBP|CHF)$/;
const ROMAN = /^[IVX]{2,6}$/;
const LINKS = new Set(
  "de del la las los el y e of the and du des d l le les et von van der den dem und zu zur zum bin ben al el abu".split(
    " ",
  ),
);

let named: ReadonlySet<string> | undefined;

/** Whether a concept is one person, place or body, by how English writes it. */
function isName(concept: string): boolean {
  named ??= new Set(
    [...LEXICON.flatMap(parseRows), ...countryRows()]
      .filter(({ terms }) => /^\p{Lu}/u.test(terms.en[0]?.replace(/"/g, "") ?? ""))
      .map((row) => row.concept),
  );
  return named.has(concept);
}

const isPlaceOrPerson = (concept: string): boolean => /^(?:=|place-|person-)/.test(concept);

/**
 * The first name in `text`, words of ours, that the evidence lacks; null where it has them all. A word that begins a
 * sentence is a name where the lexicon says so, where a name follows, or where `known` has it. Of German, whose nouns
 * have capitals too, those that the lexicon knows as names and those behind another capitalised word are looked at.
 */
export function unsupportedName(
  text: string,
  language: Language,
  evidence: NameEvidence,
  known: ReadonlySet<string> = new Set(),
): string | null {
  const words = wordsOf(text);
  for (const concept of conceptsOf(text, language))
    if (concept.startsWith("=") && !evidence.hasConcept(concept)) return concept.slice(1);
  for (const run of runsOf(words)) {
    const bad = run.find(
      (word) =>
        word.capital &&
        isCandidate(word, run, language, known) &&
        !isSupported(word, run, language, evidence),
    );
    if (bad !== undefined) return bad.text;
  }
  return null;
}

/** The words that a text writes with a capital, by name key. */
export function capitalisedIn(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap((word) => (word.capital ? [nameKey(word.folded)] : [])));
}

const SHORTEST = 2;

function isCandidate(
  word: Word,
  run: readonly Word[],
  language: Language,
  known: ReadonlySet<string>,
): boolean {
  if (word.folded.length < SHORTEST || /^\p{N}/u.test(word.text)) return false;
  if (stopwordsOf(language).has(word.folded) || BESIDE_NUMBERS.test(word.text)) return false;
  const named = conceptsOf(word.text, language).some(isPlaceOrPerson);
  if (named) return true;
  const at = run.indexOf(word);
  const followed = run[at + 1]?.capital === true;
  if (language === "de") {
    const previous = run[at - 1];
    const behind = at > 0 && !(previous!.first && stopwordsOf(language).has(previous!.folded));
    return known.has(nameKey(word.folded)) || (behind && !isGermanNoun(word));
  }
  if (word.first) return known.has(nameKey(word.folded)) || (followed && !isCommon(word, language));
  return true;
}

/** Whether the lexicon has it as a word of small letters. */
const isCommon = (word: Word, language: Language): boolean =>
  conceptsOf(word.text.toLowerCase(), language).length > 0;

const GERMAN_NOUN =
  /(?:ung|ungen|heit|keit|schaft|tion|tionen|ismus|tum|ling|chen|nis|tat|enz|anz|prozent|euro|dollar|meter|ieren)$/;

const isGermanNoun = (word: Word): boolean =>
  GERMAN_NOUN.test(word.folded) || conceptsOf(word.text, "de").some((concept) => !isName(concept));

function isSupported(word: Word, run: readonly Word[], language: Language, evidence: NameEvidence): boolean {
  if (evidence.hasName(word.text, language)) return true;
  if (ROMAN.test(word.text)) return true;
  const phrase = phraseConcepts(word, run, language);
  if (phrase.length > 0) return phrase.some((concept) => evidence.hasConcept(concept) || !isName(concept));
  const concepts = conceptsOf(word.text, language);
  if (concepts.some((concept) => evidence.hasConcept(concept))) return true;
  if (evidence.hasInitials(word.folded)) return true;
  if (concepts.some(isName)) return false;
  // "Puerto Norte" is a name made of common words; a single one ("el Gobierno") is none.
  return isCommon(word, language) && run.filter((one) => one.capital).length === 1;
}

/** Concepts of the phrases that need a word ("Estados Unidos"): the longest phrases of its run that have any. */
function phraseConcepts(word: Word, run: readonly Word[], language: Language): readonly string[] {
  const at = run.indexOf(word);
  const told = (from: number, to: number): readonly string[] =>
    conceptsOf(
      run
        .slice(from, to)
        .map(({ text }) => text)
        .join(" "),
      language,
    );
  const found: string[] = [];
  for (let length = Math.min(LONGEST_PHRASE, run.length); length >= 2 && found.length === 0; length--)
    for (let start = Math.max(0, at - length + 1); start <= at && start + length <= run.length; start++) {
      const apart = [...told(start, at), ...told(at, at + 1), ...told(at + 1, start + length)];
      found.push(...told(start, start + length).filter((concept) => !apart.includes(concept)));
    }
  return found;
}

/** Capitalised words in a row, with the small words that link them. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const close = (): void => {
    while (run.length > 0 && !run.at(-1)!.capital) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const word of words) {
    if (run.length > 0 && (!word.joined || word.first)) close();
    if (word.capital) run.push(word);
    else if (run.length > 0 && LINKS.has(word.folded)) run.push(word);
    else close();
  }
  close();
  return runs;
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const between = text.slice(end, match.index);
    words.push({
      text: match[0],
      folded: fold(match[0]),
      capital: match[0][0] !== match[0][0]!.toLowerCase(),
      first: words.length === 0 || /[.!?:…]["»”’)]*\s|["«„“‘¿¡(]$|[–—]\s/u.test(between),
      joined: /^(?:[\s-]+|['’])$/u.test(between),
    });
    end = match.index + match[0].length;
  }
  return words;
}

/** Whether two folded names are spellings of one: not where one merely goes on. */
export function isSameName(a: string, b: string): boolean {
  if (a === b) return true;
  return !a.startsWith(b) && !b.startsWith(a) && nameKey(a) === nameKey(b);
}
