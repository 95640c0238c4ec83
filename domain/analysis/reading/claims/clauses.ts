import type { Sentence } from "../read";
import { MARKS, TURNS } from "./marks";
import type { Match } from "./vocabulary";
import { type Word, wordsOf } from "./words";

/** A part of a sentence that tells one thing. */
export interface Clause {
  sentence: Sentence;
  language: string;
  words: Word[];
  marks: Match[];
}

/** How a clause puts something it tells. */
export interface Stance {
  negated: boolean;
  /** Someone denies it or rules it out. */
  denied: boolean;
  /** Asked, feared, demanded or suspected, so that it is no statement. */
  open: boolean;
  /** Asked only. */
  asked: boolean;
}

/** Words between which a negation still reaches what it negates, before and behind it. */
const NEGATION_BEFORE = 5;
const NEGATION_BEHIND: Record<string, number> = { de: 7, fr: 2, en: 1, es: 0 };
const DENIAL_BEFORE = 16;
const DENIAL_BEHIND = 9;
const DOUBT_BEFORE = 12;
/** Words that lead from a verb of speaking over a comma to what was said. */
const LEADING = new Set(
  "that que qu dass de any cualquier jede jegliche si ob whether if weil saying and y et und".split(" "),
);

/** Cuts a sentence at semicolons, colons, dashes and words of contrast. */
export function clausesOf(sentence: Sentence): Clause[] {
  const { language } = sentence.article;
  const words = wordsOf(sentence.text);
  const turns = new Set(TURNS.find(words, language).map(({ from }) => from));
  const clauses: Clause[] = [];
  let start = 0;
  for (let i = 1; i <= words.length; i++) {
    const between = i < words.length ? sentence.text.slice(words[i - 1]!.end, words[i]!.start) : "";
    if (i < words.length && !turns.has(i) && !/[;:–—]|\s-\s|\.\.\.|…/u.test(between)) continue;
    const own = words.slice(start, i);
    clauses.push({ sentence, language, words: own, marks: MARKS.find(own, language) });
    start = i;
  }
  return clauses;
}

/** The stance of a clause towards what stands at `match` in its words. */
export function stanceAt(clause: Clause, match: Match): Stance {
  const near = (key: string, before: number, behind: number, leading: boolean): Match[] =>
    clause.marks.filter((mark) => {
      if (mark.key !== key) return false;
      // A "not" of the term's own begins or ends it; one within stands in its gap ("war nicht versichert").
      if (mark.from > match.from && mark.to < match.to) return key === "not";
      if (mark.from < match.to && match.from < mark.to) return false;
      if (mark.to <= match.from) {
        // "Er bestritt, sie gedrängt zu haben": behind the verb of denial the comma leads on.
        const start = key === "deny" && clause.language === "de" ? mark.to + 1 : mark.to;
        return (
          match.from - mark.to < before &&
          !pauses(clause, start, match.from, leading) &&
          !joined(clause, mark.to + JOINED_BEHIND, match.from) &&
          !isSpent(clause, mark, match)
        );
      }
      return mark.from - match.to < behind && !pauses(clause, match.to, mark.from, false);
    });
  const only = clause.marks.filter((mark) => mark.key === "only");
  const negations = near("not", NEGATION_BEFORE, NEGATION_BEHIND[clause.language] ?? 0, false).filter(
    (mark) => !only.some(({ from, to }) => from <= mark.from && mark.from < to),
  );
  const denials = near("deny", DENIAL_BEFORE, clause.language === "de" ? DENIAL_BEHIND : 0, true);
  // "Did not rule out" leaves it open.
  const nots = clause.marks.filter((mark) => mark.key === "not");
  const undone = denials.some((denial) =>
    nots.some((mark) => mark.to <= denial.from && denial.from - mark.to < 3),
  );
  const doubts = near("doubt", DOUBT_BEFORE, 1, true);
  return {
    negated: negations.length > 0 && !undone,
    denied: (denials.length > 0 && !undone) || isAccusation(clause, match),
    open: doubts.length > 0 || undone,
    asked: near("ask", DOUBT_BEFORE, 1, true).length > 0 || undone,
  };
}

/** "Ohne Kassenbon erstattet": a German noun takes the "ohne", and what comes behind it is not negated. */
function isSpent({ words, language }: Clause, mark: Match, match: Match): boolean {
  if (language !== "de" || words[mark.from]!.folded !== "ohne") return false;
  const between = words.slice(mark.to, match.from);
  return between.some(({ capital }) => capital) && !between.some(({ folded }) => folded === "zu");
}

/** "Den Vorwurf, man habe sie eingesperrt, weist sie zurück": what stands between is denied. */
function isAccusation({ marks, language }: Clause, match: Match): boolean {
  if (language !== "de") return false;
  const named = marks.some(({ key, to }) => key === "it" && to <= match.from);
  return named && marks.some(({ key, from }) => key === "deny" && from >= match.to);
}

/** Whether the clause tells of another happening than the event's ("last year", "in 2018", "a similar crash"). */
export function isPast(clause: Clause): boolean {
  if (clause.marks.some((mark) => mark.key === "past")) return true;
  const year = new Date(clause.sentence.article.publishedAt).getUTCFullYear();
  return clause.words.some(({ raw }) => /^(?:19|20)\d\d$/.test(raw) && Number(raw) < year);
}

/** Words behind a mark within which an "and" still joins what it reaches. */
const JOINED_BEHIND = 3;
const AND = new Set(["y", "e", "and", "et", "und"]);

const joined = ({ words }: Clause, from: number, to: number): boolean =>
  words.slice(from, to).some(({ folded }) => AND.has(folded));

function pauses({ words }: Clause, from: number, to: number, leading: boolean): boolean {
  return words.slice(from, to + 1).some(({ pause, folded }) => pause && !(leading && LEADING.has(folded)));
}
