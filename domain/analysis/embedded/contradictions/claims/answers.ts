import type { Contradiction } from "../../../findings";
import { type Clause, isPast, stanceAt } from "../../../reading/claims/clauses";
import type { Match } from "../../../reading/claims/vocabulary";
import type { Sentence } from "../../../reading/read";
import { type ClaimedEvent, shared } from "./event";
import { ANSWERS, QUESTIONS, type Question } from "./questions";
import { contradictionOf } from "./versions";

/** In an event of so few articles one question is hardly asked of two things. */
const FEW = 16;
/** In one of so few a common deed is hardly told of two. */
const FEWEST = 8;
/** Questions whose answer goes from no to yes as time passes. */
const PROGRESS = new Set(
  `deaths injuries damage survivors identified burning power box-found evacuated open-again agreement sign custody
  confess defeat discharged control inquiry strike-on close verdict law withdrawal captured resign`.split(
    /\s+/,
  ),
);
/** Questions whether there is any: only "no" before the word says that there is none. */
const PRESENCE = new Set("deaths injuries damage survivors leak".split(" "));
const NONE =
  /^(?:no|sin|ningun\p{L}*|nadie|without|none|nobody|aucun\p{L}*|sans|personne|kein\p{L}*|niemand\p{L}*|ohne)$/u;
const HOUR = 3_600_000;

interface Answer {
  yes: boolean;
  denied: boolean;
  sentence: Sentence;
}

/** Questions of the catalogue that newspapers answer with yes and with no. */
export function answerContradictions(event: ClaimedEvent): Contradiction[] {
  const answers = new Map<string, Answer[]>();
  for (const clause of event.clauses) {
    if (isPast(clause)) continue;
    for (const { name, answer } of answersOf(clause)) {
      const known = answers.get(name);
      if (known === undefined) answers.set(name, [answer]);
      else known.push(answer);
    }
  }
  return [...answers].flatMap(([name, some]) => contradictionAbout(event, QUESTIONS.get(name)!, some) ?? []);
}

function answersOf(clause: Clause): { name: string; answer: Answer }[] {
  const matches = ANSWERS.find(clause.words, clause.language);
  if (matches.length === 0) return [];
  return matches.flatMap((match) => {
    const [name = "", kind = ""] = match.key.split(" ");
    if (kind === "~" || isPartOfLonger(match, matches, name)) return [];
    const question = QUESTIONS.get(name)!;
    if (question.about && !matches.some((other) => other.key === `${name} ~` && apart(other, match)))
      return [];
    const { negated, denied, open } = stanceAt(clause, match);
    if (negated && PRESENCE.has(name) && !isNone(clause, match)) return [];
    if (open || (question.contrary && (negated || denied))) return [];
    const yes = (kind === "+") !== (negated || denied);
    return [{ name, answer: { yes, denied, sentence: clause.sentence } }];
  });
}

const isNone = ({ words }: Clause, { from }: Match): boolean =>
  words.slice(Math.max(0, from - 4), from).some(({ folded }) => NONE.test(folded));

/** What it is about may stand beside the term or in its gap ("lehnt das Angebot ab"). */
const apart = (a: Match, b: Match): boolean =>
  a.to <= b.from || b.to <= a.from || (b.from < a.from && a.to < b.to);

/** "Out of control" is no "control". */
const isPartOfLonger = (match: Match, matches: readonly Match[], name: string): boolean =>
  matches.some(
    (other) =>
      other.key.startsWith(`${name} `) &&
      !other.key.endsWith("~") &&
      other.key !== match.key &&
      other.from <= match.from &&
      match.to <= other.to &&
      other.to - other.from > match.to - match.from,
  );

function contradictionAbout(
  event: ClaimedEvent,
  question: Question,
  answers: Answer[],
): Contradiction | null {
  const yes = answers.filter((answer) => answer.yes);
  const no = answers.filter((answer) => !answer.yes);
  if (yes.length === 0 || no.length === 0) return null;
  const meet = (a: Answer, b: Answer) =>
    a.sentence.article.newspaper !== b.sentence.article.newspaper && alike(event, question, a, b);
  const told = answers.filter((one) => answers.some((other) => one.yes !== other.yes && meet(one, other)));
  const byArticle = new Map<number, Answer[]>();
  for (const answer of told) {
    const { id } = answer.sentence.article;
    byArticle.set(id, [...(byArticle.get(id) ?? []), answer]);
  }
  const stands = [...byArticle.values()].map(standing);
  const denied = stands.some((answer) => !answer.yes && answer.denied);
  return contradictionOf(
    {
      key: `${denied ? "denial" : "occurrence"}:${question.name}`,
      kind: denied ? "denial" : "occurrence",
      relation: PROGRESS.has(question.name) && !denied && grew(stands) ? "update" : "contradiction",
      question: question.question,
    },
    [
      {
        value: question.yes,
        sentences: stands.filter((answer) => answer.yes).map(({ sentence }) => sentence),
      },
      {
        value: question.no,
        sentences: stands.filter((answer) => !answer.yes).map(({ sentence }) => sentence),
      },
    ],
  );
}

/** What an article stands with: its headline, else a denial it tells, else what it tells first. */
const standing = (answers: Answer[]): Answer =>
  answers.find(({ sentence }) => sentence.index === 0) ?? answers.find(({ denied }) => denied) ?? answers[0]!;

function alike(event: ClaimedEvent, question: Question, a: Answer, b: Answer): boolean {
  const common = question.common && !a.denied && !b.denied;
  const { length } = event.event.articles;
  const least = (common ? (length > FEWEST ? 2 : 1) : 0) + (length > FEW ? (question.about ? 1 : 2) : 0);
  return least === 0 || shared(event, a.sentence, b.sentence).length >= least;
}

/** Whether all who say no wrote hours before the first who says yes. */
function grew(stands: readonly Answer[]): boolean {
  const times = (yes: boolean) =>
    stands.filter((answer) => answer.yes === yes).map(({ sentence }) => sentence.article.publishedAt);
  return Math.min(...times(true)) - Math.max(...times(false)) >= 2 * HOUR;
}
