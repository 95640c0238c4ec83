import type { Contradiction } from "../../../findings";
import type { ReadEvent } from "../../../reading/read";
import { anchored } from "./anchors";
import { answerContradictions } from "./answers";
import { bodyContradictions } from "./bodies";
import { causeContradictions } from "./causes";
import { dateContradictions } from "./dates";
import { denialContradictions } from "./denials";
import { claimedEvent } from "./event";
import { familyContradictions } from "./families";
import { fateContradictions } from "./fates";
import { personContradictions } from "./persons";
import { roleContradictions } from "./roles";

/**
 * What newspapers tell differently of an event that is no figure: day and hour, place, who did it and why, whether it
 * happened, and claims that someone denies. `amount` and `unit` are null.
 */
export function claimContradictions(read: ReadEvent): Contradiction[] {
  const event = claimedEvent(read);
  const found = [
    ...answerContradictions(event),
    ...causeContradictions(event),
    ...dateContradictions(event),
    ...fateContradictions(event),
    ...roleContradictions(event),
    ...personContradictions(event),
    ...familyContradictions(event),
    ...bodyContradictions(event),
  ];
  const denied = denialContradictions(event).filter((denial) => !found.some((known) => parts(known, denial)));
  return [...found.filter((one) => !repeats(one, found)), ...denied]
    .flatMap((one) => withoutStrays(one, read.articles.length) ?? [])
    .filter((one) => anchored(event, one));
}

/** Articles of an event for each article that a version needs: of hundreds, one alone is likely misread. */
const PER_ARTICLE = 60;

function withoutStrays(one: Contradiction, articles: number): Contradiction | null {
  const versions = one.versions.filter(({ sources }) => sources.length * PER_ARTICLE >= articles);
  return versions.length < 2 ? null : { ...one, versions };
}

/** Whether a contradiction found by its subject already sets the same articles against each other by deed or denial. */
function parts(known: Contradiction, denial: Contradiction): boolean {
  if (known.kind === "date" || known.kind === "place") return false;
  const [claimed, denied] = [denial.versions[0]!, denial.versions[1]!].map(({ sources }) => new Set(sources));
  const holds = (sources: readonly number[], side: ReadonlySet<number>) => sources.some((id) => side.has(id));
  return known.versions.some(
    (a) => holds(a.sources, claimed!) && known.versions.some((b) => a !== b && holds(b.sources, denied!)),
  );
}

/** Keys of one matter that two ways of reading may both find; the first stands. */
const SAME: readonly (readonly [RegExp, RegExp])[] = [
  [/:fate:role-attacker$/, /:suicide$/],
  [/:fate:/, /:(?:deaths|injuries|survivors|confess|custody)$/],
  [/:leaving$/, /:resign$/],
  [/:law$/, /:aid$/],
  [/:held$/, /:put-off$/],
  [/:(?:close|closing)$/, /:(?:runs|open-again)$/],
  [/:close$/, /:closing$/],
  [/:layoffs$/, /:jobs$/],
  [/:injuries$/, /:unhurt$/],
  [/:opened-fire$/, /:shots$/],
  [/:appeal$/, /:appeal-2$/],
  [/:test$/, /:test-2$/],
  [/:(?:close|exits|locked-in)$/, /:open-again$/],
  [/cause:/, /:(?:asleep|speeding|drunk|brakes|leak|responsibility)$/],
  [/:shot-down$/, /cause:/],
  [/:aimed$/, /:opened-fire$/],
  [/day-begin-|day-end-/, /^date:day-(?!begin|end)/],
];

const repeats = (one: Contradiction, found: readonly Contradiction[]): boolean =>
  SAME.some(
    ([first, other]) =>
      other.test(one.key) && found.some((known) => first.test(known.key) && alike(one, known)),
  );

/** Whether two contradictions set one pair of articles against each other. */
const alike = (a: Contradiction, b: Contradiction): boolean =>
  a.versions.some((one) => one.sources.some((id) => b.versions[0]!.sources.includes(id))) &&
  a.versions.some((one) => one.sources.some((id) => b.versions[1]!.sources.includes(id)));
