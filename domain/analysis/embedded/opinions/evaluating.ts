import { attributes } from "../extracts/attribution";
import type { Candidate } from "../extracts/candidates";
import { dangling } from "../extracts/openings";
import { type OpinionVocabulary, opinionVocabulary } from "./words";

/** How much a sentence judges. */
export interface Judging {
  /** What a sentence weighs in an opinion piece; below `JUDGES` it tells rather than judges. */
  score: number;
  /** Words and phrases that judge or demand, by themselves. */
  marks: number;
  /** The writer speaks for himself. */
  personal: boolean;
  /** Judges as no reporting does, and lays it in nobody's mouth. */
  open: boolean;
}

/** From this score on a sentence judges. */
export const JUDGES = 1.5;

/** What a sentence that judges nothing weighs. */
export const NO_JUDGING: Judging = { score: 0, marks: 0, personal: false, open: false };
const DIGITS = /\d/g;
const MOST = { strong: 2, mild: 3, digits: 4 };

/** Whether a sentence has a phrase that no reporting has, or says of something what no reporting says. */
export const mayBeOpen = ({ folded, sentence }: Candidate): boolean => {
  const vocabulary = opinionVocabulary(sentence.article.language);
  return vocabulary !== undefined && (vocabulary.open.test(folded) || pronounces(folded, vocabulary));
};

/** Words behind "is" among which a judgement stands. */
const PREDICATE = 4;

/** Whether a strong word is the predicate: "is an utter disgrace". */
function pronounces(folded: string, { copulas, strong, plain }: OpinionVocabulary): boolean {
  const words = folded.match(/[a-z]+/g) ?? [];
  return words.some(
    (word, i) =>
      copulas.has(word) &&
      words.slice(i + 1, i + 1 + PREDICATE).some((next) => strong.has(next) && !plain.has(next)),
  );
}

/** Weighs what judges in a sentence outside its quotations against what only tells. */
export function judgingOf(candidate: Candidate): Judging {
  const { folded, quoted, sentence } = candidate;
  const vocabulary = opinionVocabulary(sentence.article.language);
  if (vocabulary === undefined || quoted > 0.5) return NO_JUDGING;
  const words = folded.match(/[a-z]+/g) ?? [];
  const strong = Math.min(words.filter((word) => vocabulary.strong.has(word)).length, MOST.strong);
  const mild = Math.min(words.filter((word) => vocabulary.mild.has(word)).length, MOST.mild);
  const verdict = vocabulary.verdicts.test(folded);
  const demand = vocabulary.demands.test(folded);
  const leans = vocabulary.leanings.test(folded);
  const personal = vocabulary.voice.test(folded);
  const attributed = attributes(folded, sentence.article.language);
  const open = !attributed && quoted === 0 && mayBeOpen(candidate);
  const marks = 3 * strong + 0.8 * mild + (verdict ? 2 : 0) + (demand ? 2 : 0) + (open ? 2 : 0);
  const score =
    marks +
    (personal ? 0.8 : 0) +
    (leans ? 1 : 0) -
    0.3 * Math.min(folded.match(DIGITS)?.length ?? 0, MOST.digits) -
    (attributed ? 2 : 0) -
    3 * quoted -
    (sentence.text.includes("?") ? 1.5 : 0) -
    0.3 * dangling(folded, sentence.article.language);
  return { score, marks, personal, open };
}
