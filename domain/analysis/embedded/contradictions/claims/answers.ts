import type { Contradiction } from "../../../findings";
import { type Clause, isPast, stanceAt } from "../../../reading/claims/clauses";
import { timesExclude, timesOf } from "../../../reading/claims/times";
import type { Match } from "../../../reading/claims/vocabulary";
import type { Word } from "../../../reading/claims/words";
import type { Sentence } from "../../../reading/read";
import { isInCompound } from "./compounds";
import { type ClaimedEvent, shared } from "./event";
import { ANSWERS, QUESTIONS, type Question } from "./questions";
import { contradictionOf } from "./versions";

/** In an event of so few articles one question is hardly asked of two things. */
const FEW = 8;
/** Questions whose answer goes from no to yes as time passes. */
const PROGRESS = new Set(
  `deaths injuries damage survivors identified burning power box-found evacuated open-again agreement sign custody
  arrests arrived missing statement unhurt confess defeat discharged control inquiry strike-on close verdict law withdrawal captured resign`.split(
    /\s+/,
  ),
);
/** Questions about a state that may turn either way as time passes. */
const STATES = new Set(["open-again", "runs", "power", "burning"]);
/** Of the former, whether there is anyone is known within hours: a no stands against a yes that comes soon after. */
const COUNTED = new Set("deaths injuries unhurt arrests missing arrived".split(" "));
/** Questions whether there is any: only "no" before the word says that there is none. */
const PRESENCE = new Set("deaths injuries damage survivors leak missing arrests".split(" "));
const NONE =
  /^(?:no|sin|ningun\p{L}*|nadie|without|none|nobody|aucun\p{L}*|sans|personne|kein\p{L}*|niemand\p{L}*|ohne)$/u;
const BEING = /^(?:gab|gibt|gebe|wurden?|wird|werden|worden|seien|sind|waren)$/;
const HOUR = 3_600_000;
/** Questions so general that the clause itself must speak of what they are about, also in a small event. */
const IN_CLAUSE = new Set(
  "direction! profit! tender intercepted! sanctions close stay! strike-on".split(" "),
);
/** What a clause holds of the catalogue, found once. */
const remembered = new WeakMap<Clause, Match[]>();

function termsIn(clause: Clause): Match[] {
  const terms = remembered.get(clause) ?? ANSWERS.find(clause.words, clause.language);
  remembered.set(clause, terms);
  return terms;
}

interface Answer {
  yes: boolean;
  denied: boolean;
  sentence: Sentence;
}

/** Questions of the catalogue that newspapers answer with yes and with no. */
export function answerContradictions(event: ClaimedEvent): Contradiction[] {
  const answers = new Map<string, Answer[]>();
  const few = event.event.articles.length <= FEW;
  const topics = few ? topicsOf(event) : new Map<number, Set<string>>();
  for (const clause of event.clauses) {
    if (isPast(clause)) continue;
    const told = topics.get(clause.sentence.article.id) ?? new Set<string>();
    for (const { name, answer } of answersOf(clause, told, few)) {
      const known = answers.get(name);
      if (known === undefined) answers.set(name, [answer]);
      else known.push(answer);
    }
  }
  // In the catalogue's order, so that of two questions about one matter the same one always stands.
  const found = [...QUESTIONS].flatMap(
    ([name, question]) => contradictionAbout(event, question, answers.get(name) ?? []) ?? [],
  );
  return found.filter((one, i) => !found.slice(0, i).some((known) => restsOnSame(one, known)));
}

/** Whether the same two sentences already answer another question: one difference is shown once. */
const restsOnSame = (one: Contradiction, known: Contradiction): boolean =>
  known.versions.every(({ evidence }) =>
    evidence.some(({ article, text }) =>
      one.versions.some((version) =>
        version.evidence.some((other) => other.article === article && other.text === text),
      ),
    ),
  );

/** What questions are about, by the articles that speak of it anywhere. */
function topicsOf(event: ClaimedEvent): Map<number, Set<string>> {
  const topics = new Map<number, Set<string>>();
  for (const clause of event.clauses) {
    const { id } = clause.sentence.article;
    const own = topics.get(id) ?? new Set<string>();
    topics.set(id, own);
    for (const { key } of termsIn(clause)) if (key.endsWith(" ~")) own.add(key);
  }
  return topics;
}

function answersOf(
  clause: Clause,
  topics: ReadonlySet<string>,
  few: boolean,
): { name: string; answer: Answer }[] {
  const matches = termsIn(clause);
  if (matches.length === 0) return [];
  return matches.flatMap((match) => {
    const [name = "", kind = ""] = match.key.split(" ");
    if (kind === "~" || isPartOfLonger(match, matches, name)) return [];
    const question = QUESTIONS.get(name)!;
    const about = `${name} ~`;
    if (
      question.about &&
      !matches.some((other) => other.key === about && apart(other, match)) &&
      (IN_CLAUSE.has(name) || !topics.has(about))
    )
      return [];
    const { negated, denied, open, asked } = stanceAt(clause, match);
    if (negated && PRESENCE.has(name) && !isNone(clause, match)) return [];
    if (open || asked || isInCompound(clause, match) || (question.contrary && (negated || denied))) return [];
    const yes = (kind === "+") !== (negated || denied);
    if (!yes && COUNTED.has(question.name) && isOfSome(clause, match)) return [];
    if (!yes && !few && question.name === "unhurt" && !saysNobody(clause, match)) return [];
    return [{ name, answer: { yes, denied, sentence: clause.sentence } }];
  });
}

/** In a large event "they were unhurt" is told of some; only that nobody was hurt speaks of all. */
const saysNobody = ({ words }: Clause, { from, to }: Match): boolean =>
  words.slice(Math.max(0, from - 1), to).some(({ folded }) => NONE.test(folded));

/** "Among them 31 pupils, none of whom was hurt": what is told of some answers nothing for all. */
const isOfSome = ({ words }: Clause, { from }: Match): boolean =>
  words.slice(Math.max(0, from - 9), from).some(({ folded }) => SOME.has(folded));
const SOME = new Set("darunter unter parmi among whom dont ellos".split(" "));

/** German may say it behind: "Vermisst wird niemand", "Todesfälle gab es nicht". */
const isNone = ({ words, language }: Clause, { from, to }: Match): boolean =>
  words.slice(Math.max(0, from - 4), from).some(({ folded }) => NONE.test(folded)) ||
  (language === "de" && isNoneBehind(words.slice(to, to + 6)));

/** The "nicht" of "Für viele endet es nicht" is another verb's. */
function isNoneBehind(behind: readonly Word[]): boolean {
  const at = behind.findIndex(({ folded }) => NONE.test(folded) || folded === "nicht");
  return (
    at >= 0 &&
    (behind[at]!.folded !== "nicht" || behind.slice(0, at).some(({ folded }) => BEING.test(folded)))
  );
}

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
  const stands = [...byArticle.values()].filter((own) => isClear(own, question)).map(standing);
  const denied = stands.some((answer) => !answer.yes && answer.denied);
  return contradictionOf(
    {
      key: `${denied ? "denial" : "occurrence"}:${question.name}`,
      kind: denied ? "denial" : "occurrence",
      relation: isUpdate(stands, question, denied) ? "update" : "contradiction",
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

const BOTH_TOLD = new Set([...COUNTED, "verdict", "weapon-found", "intercepted"]);

/** An article that tells both, and leads with neither, tells of two things. */
const isClear = (answers: readonly Answer[], { name }: Question): boolean =>
  !BOTH_TOLD.has(name) ||
  answers.some(({ sentence, denied }) => sentence.index === 0 || denied) ||
  answers.every(({ yes }) => yes === answers[0]!.yes);

/** What an article stands with: its headline, else a denial it tells, else what it tells first. */
const standing = (answers: Answer[]): Answer =>
  answers.find(({ sentence }) => sentence.index === 0) ?? answers.find(({ denied }) => denied) ?? answers[0]!;

function alike(event: ClaimedEvent, question: Question, a: Answer, b: Answer): boolean {
  const common = question.common && !a.denied && !b.denied;
  const { length } = event.event.articles;
  // Of what many articles tell of, one thing rises while another falls.
  if (question.name === "direction" && (length > FEW || onOtherDays(event, a.sentence, b.sentence)))
    return false;
  const least = length > FEW ? (question.about ? 1 : 2) + (common ? 2 : 0) : common ? 1 : 0;
  return least === 0 || shared(event, a.sentence, b.sentence).length >= least;
}

/** "Up on Monday" and "down on Tuesday" are both right. */
function onOtherDays({ clauses }: ClaimedEvent, a: Sentence, b: Sentence): boolean {
  const daysOf = (sentence: Sentence) =>
    clauses.filter((clause) => clause.sentence === sentence).flatMap((clause) => timesOf(clause));
  return daysOf(a).some((one) => daysOf(b).some((other) => timesExclude(one, other)));
}

function isUpdate(stands: readonly Answer[], question: Question, denied: boolean): boolean {
  if (denied) return false;
  return (
    (PROGRESS.has(question.name) && grew(stands, question)) || (STATES.has(question.name) && turned(stands))
  );
}

/** Whether one answer was given only after the other had no more been given: what is closed reopens, and closes again. */
function turned(stands: readonly Answer[]): boolean {
  const [yes, no] = [true, false].map((side) =>
    stands.filter((answer) => answer.yes === side).map(({ sentence }) => sentence.article.publishedAt),
  );
  const gap = Math.max(Math.min(...yes!) - Math.max(...no!), Math.min(...no!) - Math.max(...yes!));
  return gap >= HOUR;
}

/** Whether all who say no wrote hours before the first who says yes. */
function grew(stands: readonly Answer[], { name }: Question): boolean {
  const times = (yes: boolean) =>
    stands.filter((answer) => answer.yes === yes).map(({ sentence }) => sentence.article.publishedAt);
  return Math.min(...times(true)) - Math.max(...times(false)) >= (COUNTED.has(name) ? 5 : 2) * HOUR;
}
