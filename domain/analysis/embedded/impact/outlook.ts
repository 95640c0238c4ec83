import { fold } from "../../../language/fold";
import type { ImpactItem } from "../../findings";
import { yearsIn } from "../context/dates";
import { attributes } from "../extracts/attribution";
import type { Candidate } from "../extracts/candidates";
import { writtenAt } from "../extracts/verbatim";
import { type OutlookPatterns, outlookPatterns } from "./words";

/** What a sentence tells of what may come. */
export interface Outlook {
  certainty: ImpactItem["certainty"];
  /** When, as the sentence has it. */
  when: string | null;
}

/** German participles that end like infinitives: "is being held", no future. */
const PARTICIPLE =
  /^(?:(?:auf|an|ab|aus|bei|ein|vor|zu|durch|um|nach|fest|her|hin|weg|zuruck|teil|statt|frei|zusammen|fort)?ge(?!hen$|ben$|winnen$|lten$|stalten$|horen$|schehen$|lingen$|fahrden$|langen$|raten$|nugen$|niessen$)[a-z]+en|betroffen|verboten|beschlossen|verschoben|verloren|erschossen|unterschrieben|unternommen|ubernommen|vorgeworfen|verworfen|verwiesen|entschieden|gewesen|worden)$/u;

/** German past tenses, which only an umlaut tells from the moods. */
const NO_MOOD = /^(?:konnte|durfte|wurde|mochte|musste)n?(?!\p{L})/iu;

/**
 * The outlook of a text of `candidate`'s language, null where it tells of nothing to come. `folded` is `text` folded,
 * with straight apostrophes.
 */
export function outlookOf(text: string, folded: string, { sentence }: Candidate): Outlook | null {
  const { language } = sentence.article;
  const patterns = outlookPatterns(language);
  if (patterns === undefined || text.includes("?") || patterns.not.test(folded)) return null;
  const published = new Date(sentence.article.publishedAt).getUTCFullYear();
  const years = yearsIn(text);
  if (years.length > 0 && years.every((year) => year < published)) return null;
  const found = telling(text, folded, patterns, language);
  if (found === null) return null;
  const when = timeOf(text, found.at, patterns, language);
  return { certainty: found.certainty === "certain" && when !== null ? "planned" : found.certainty, when };
}

interface Telling {
  certainty: Outlook["certainty"];
  /** Where in the text. */
  at: number;
}

/** What in a text tells of something to come: the least certain phrase, else a verb in the future tense. */
function telling(text: string, folded: string, patterns: OutlookPatterns, language: string): Telling | null {
  for (const [certainty, pattern] of patterns.certainties) {
    const found = pattern.test(folded) ? writtenAt(text, pattern) : null;
    if (found !== null && isGenuine(found.words, certainty, language)) return { certainty, at: found.at };
  }
  const future = patterns.future?.exec(text);
  return future ? { certainty: "certain", at: future.index } : null;
}

/** Characters from the beginning in which a time still belongs to the verb that follows. */
const AT_BEGINNING = 8;

/**
 * The time to come as written: it stands behind what tells of it, with nobody saying so in between ("will close,
 * the firm said on Tuesday"), or begins the sentence.
 */
function timeOf(text: string, told: number, { when }: OutlookPatterns, language: string): string | null {
  const behind = writtenAt(text.slice(told), when);
  if (behind !== null && !attributes(fold(text.slice(told, told + behind.at)), language)) return behind.words;
  const first = writtenAt(text, when);
  return first !== null && first.at <= AT_BEGINNING ? first.words : null;
}

/**
 * Whether words that a folded pattern found are it as written: a Spanish future has its accent (llegará, not llegara),
 * a German mood its umlaut, and what it governs is no noun and no participle.
 */
function isGenuine(words: string, certainty: Outlook["certainty"], language: string): boolean {
  const last = /\p{L}+$/u.exec(words)?.[0] ?? "";
  if (language === "es") return !/(?:ara|era|ira|aran|eran|iran)$/u.test(last);
  if (language !== "de" || !/en$/u.test(last)) return language !== "de" || !NO_MOOD.test(words);
  return !NO_MOOD.test(words) && /^\p{Ll}/u.test(last) && !(certainty === "certain" && PARTICIPLE.test(last));
}
