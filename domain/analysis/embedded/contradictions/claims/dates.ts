import type { Contradiction } from "../../../findings";
import { type Clause, isPast, stanceAt } from "../../../reading/claims/clauses";
import { type Time, timesExclude, timesOf } from "../../../reading/claims/times";
import { type Match, type Row, rowsOf, Vocabulary } from "../../../reading/claims/vocabulary";
import type { Sentence } from "../../../reading/read";
import { deedsIn } from "./deeds";
import { type ClaimedEvent, shared } from "./event";
import { BOUNDS, COURSES, HAPPENINGS } from "./happening-words";
import type { FourLanguages } from "./questions";
import { dayValue, hourValue, monthValue, partValue, weekdayValue, yearValue } from "./time-values";
import { contradictionOf } from "./versions";

/** Reads rows of terms and of names (`!`). */
function catalogue(text: string): { terms: Vocabulary; names: Map<string, FourLanguages> } {
  const rows = rowsOf(text);
  const named = (row: Row) => row.key.endsWith(" !");
  return {
    terms: new Vocabulary(rows.filter((row) => !named(row))),
    names: new Map(rows.filter(named).map((row) => [row.key.slice(0, -2), row.columns])),
  };
}

const happenings = catalogue(HAPPENINGS);
const courses = catalogue(COURSES);
const bounds = new Vocabulary(rowsOf(BOUNDS));

/** Words between a happening and its time. */
const NEAR = 11;
/** In an event of so few articles a happening, its beginning and its end are hardly two. */
const FEW = 8;
const DAY = 86_400_000;

interface Dated {
  slot: string;
  question: FourLanguages;
  common: boolean;
  time: Time;
  sentence: Sentence;
}

/** Days and hours of one happening, of one beginning or one end that exclude each other. */
export function dateContradictions(event: ClaimedEvent): Contradiction[] {
  const bySlot = new Map<string, Dated[]>();
  let before: Clause | undefined;
  for (const clause of event.clauses) {
    const previous = before?.sentence.article === clause.sentence.article ? before : undefined;
    before = clause;
    if (isPast(clause)) continue;
    for (const dated of [...boundedIn(clause, previous), ...happeningsIn(clause)])
      bySlot.set(dated.slot, [...(bySlot.get(dated.slot) ?? []), dated]);
  }
  return [...bySlot].flatMap(([slot, some]) => disputed(slot, some, event) ?? []);
}

function happeningsIn(clause: Clause): Dated[] {
  const times = timesOf(clause);
  if (times.length === 0) return [];
  const found = happenings.terms.find(clause.words, clause.language);
  return times.flatMap((time) => {
    const nearest = nearestTo(time, found, clause);
    if (nearest === undefined || nearest.key === "say" || time.bound === "end") return [];
    if (isFormer(time, clause) && !LASTING.has(nearest.key)) return [];
    const { negated, denied, asked } = stanceAt(clause, nearest);
    if (negated || denied || asked) return [];
    const name = happenings.names.get(nearest.key)!;
    const kind = time.days.length > 0 ? "day" : "hour";
    const question: FourLanguages = [
      `¿Cuándo fue ${name[0]}?`,
      `When was ${name[1]}?`,
      `Quand a eu lieu ${name[2]} ?`,
      `Wann war ${name[3]}?`,
    ];
    return [
      {
        slot: `${kind}:${nearest.key.replace("*", "")}`,
        question,
        common: nearest.key.endsWith("*"),
        time,
        sentence: clause.sentence,
      },
    ];
  });
}

/** Deeds that a beginning or an end may itself be told by. */
const OF_COURSES = new Set(
  "begin end stop close open take-effect postpone sign approve pay sell arrive depart".split(" "),
);
/** "The law passed on Thursday": the time stands right beside another deed. */
const isOfDeed = (time: Time, clause: Clause): boolean =>
  deedsIn(clause).some(
    ({ key, from, to }) =>
      !OF_COURSES.has(key) &&
      ((to <= time.from && time.from - to <= 1) || (from >= time.to && from - time.to <= 0)),
  );

/** What may have gone on unseen for months. */
const LASTING = new Set(["intrusion", "detection", "disappearance", "kidnap"]);

/** A past month: of a happening that is news, it dates another one. */
const isFormer = ({ days }: Time, { sentence }: Clause): boolean =>
  days.some(({ low, high }) => high - low > 20 && high < sentence.article.publishedAt / DAY);

/** What a happening comes after or from: "on Monday, after the attack" does not date the attack. */
const AFTER = new Set(
  "tras despues after following since nach seit wegen apres suite depuis over por desde por".split(" "),
);

const isBackground = (match: Match, { words }: Clause): boolean =>
  words.slice(Math.max(0, match.from - 3), match.from).some(({ folded }) => AFTER.has(folded));

/** The happening a time belongs to: the nearest, a pause counting as some words. */
function nearestTo(time: Time, found: readonly Match[], clause: Clause): Match | undefined {
  const distance = (match: Match): number => {
    const [from, to] = match.to <= time.from ? [match.to, time.from] : [time.to, match.from];
    if (from > to) return 0;
    const pauses = clause.words.slice(from, to + 1).filter((word) => word.pause).length;
    return to - from + 4 * pauses;
  };
  const near = found
    .filter((match) => distance(match) <= NEAR && !isBackground(match, clause))
    .toSorted((a, b) => distance(a) - distance(b));
  const [nearest] = near;
  if (nearest === undefined) return undefined;
  const pauseTo = (match: Match): boolean => {
    const [from, to] = match.to <= time.from ? [match.to, time.from] : [time.to, match.from];
    return clause.words.slice(from, to + 1).some(({ pause }) => pause);
  };
  const rival = deedsIn(clause).some(
    (deed) =>
      !LIGHT.has(deed.key) &&
      (deed.to <= nearest.from || nearest.to <= deed.from) &&
      distance(deed) < distance(nearest) &&
      !pauseTo(deed),
  );
  return rival ? undefined : nearest;
}

/** Deeds that only say that a happening happens: "the alert was sent at three". */
const LIGHT = new Set("send begin end arrive announce deliver publish make carry see".split(" "));

/** Beginnings and ends of what runs its course; without its name in the clause, of what the sentence before names. */
function boundedIn(clause: Clause, previous: Clause | undefined): Dated[] {
  const times = timesOf(clause).filter((time) => time.days.length > 0);
  if (times.length === 0) return [];
  const { words, language } = clause;
  const marks = bounds.find(words, language);
  const course =
    courses.terms.find(words, language)[0] ??
    (previous && courses.terms.find(previous.words, previous.language).at(-1));
  if (course === undefined) return [];
  return times.flatMap((time) => {
    const mark = marks
      .filter((one) => (one.to <= time.from + 1 ? time.from - one.to <= 5 : one.from - time.to <= 5))
      .toSorted((a, b) => Math.abs(a.from - time.from) - Math.abs(b.from - time.from))[0];
    const bound = time.bound ?? mark?.key;
    if (bound === undefined || isOfDeed(time, clause)) return [];
    if (mark !== undefined && stanceAt(clause, mark).negated) return [];
    const name = courses.names.get(course.key)!;
    const question: FourLanguages =
      bound === "begin"
        ? [
            `¿Desde cuándo: ${name[0]}?`,
            `From when: ${name[1]}?`,
            `À partir de quand : ${name[2]} ?`,
            `Ab wann: ${name[3]}?`,
          ]
        : [
            `¿Hasta cuándo: ${name[0]}?`,
            `Until when: ${name[1]}?`,
            `Jusqu'à quand : ${name[2]} ?`,
            `Bis wann: ${name[3]}?`,
          ];
    return [{ slot: `day:${bound}-${course.key}`, question, common: false, time, sentence: clause.sentence }];
  });
}

function disputed(slot: string, some: Dated[], event: ClaimedEvent): Contradiction | null {
  const { common } = some[0]!;
  const least = event.event.articles.length > FEW ? (common ? 4 : 2) : common ? 1 : 0;
  const meet = (a: Dated, b: Dated) =>
    a.sentence.article.newspaper !== b.sentence.article.newspaper &&
    timesExclude(a.time, b.time) &&
    (least === 0 || shared(event, a.sentence, b.sentence).length >= least);
  // An article that tells two times of one thing tells of two things.
  const clear = some.filter(
    (one) =>
      !some.some(
        (other) => other.sentence.article === one.sentence.article && timesExclude(one.time, other.time),
      ),
  );
  const groups: Dated[][] = [];
  for (const dated of clear) {
    const home = groups.find((group) => group.every((other) => !timesExclude(dated.time, other.time)));
    if (home === undefined) groups.push([dated]);
    else home.push(dated);
  }
  const ranked = groups.toSorted((a, b) => b.length - a.length);
  const main = ranked[0];
  if (main === undefined) return null;
  const others = ranked
    .slice(1)
    .filter((group) => group.some((one) => main.some((other) => meet(one, other))));
  if (others.length === 0) return null;
  const first = some[0]!;
  return contradictionOf(
    {
      key: `date:${slot.replace(":", "-")}`,
      kind: "date",
      relation: changed([main, ...others]) ? "update" : "contradiction",
      question: first.question,
    },
    [main, ...others].map((group) => ({
      value: valueOfTime(group[0]!.time),
      sentences: group.map(({ sentence }) => sentence),
    })),
  );
}

function valueOfTime({ days, minutes }: Time): FourLanguages {
  const [first] = days;
  if (first === undefined) {
    const { low, high } = minutes[0]!;
    return low === high ? hourValue(low) : partValue(low);
  }
  if (first.high - first.low > 300) return yearValue(first.low);
  if (first.high - first.low > 20) return monthValue(first.low);
  if (days.length > 1) return weekdayValue((first.low + first.high) / 2);
  return dayValue(first.high);
}

/** Words with which a newspaper tells that a time has changed. */
const CHANGE =
  /\b(?:than (?:planned|expected|announced)|de lo (?:previsto|anunciado)|que (?:prévu|annoncé)|als (?:geplant|angekündigt)|nun doch|verlängert|verschoben|statt|ahora|finalmente|aplaz\w+|pospuest\w+|retras\w+|prorrog\w+|instead|now|postponed|extended|delayed|pushed back|brought forward|adelant\w+|reporté\w*|repoussé\w*|prolongé\w*|avancé\w*|finalement|désormais|vorgezogen|vertagt)\b/iu;

/** Whether the version told last says that it takes the place of the others. */
function changed(groups: readonly Dated[][]): boolean {
  const ordered = groups
    .map((group) => group.toSorted((a, b) => a.sentence.article.publishedAt - b.sentence.article.publishedAt))
    .toSorted((a, b) => a[0]!.sentence.article.publishedAt - b[0]!.sentence.article.publishedAt);
  const last = ordered.at(-1)!;
  const before = ordered.slice(0, -1).flat();
  return (
    last.some(({ sentence }) => CHANGE.test(sentence.text)) &&
    before.every(({ sentence }) => sentence.article.publishedAt < last[0]!.sentence.article.publishedAt)
  );
}
