import type { Clause } from "../../../../reading/claims/clauses";
import { type Match, rowsOf, Vocabulary } from "../../../../reading/claims/vocabulary";
import type { FourLanguages } from "../questions";
import { type Deed, deedsIn } from "./deeds";
import type { Filling } from "./fillings";
import { PERSONS } from "./persons";
import { called } from "./scale-fillings";

const rows = rowsOf(PERSONS);
const PEOPLE = new Vocabulary(rows);
const LABELS: ReadonlyMap<string, FourLanguages> = new Map(
  rows.map(({ key, columns }) => [key, called(columns)]),
);
const BY = new Set("by por par von vom durch".split(" "));
/** Words from a deed to who stands behind its "by", and from the one before it to the deed: German puts the verb last. */
const BEHIND = 6;
const BEFORE: Record<string, number> = { es: 6, en: 6, fr: 6, de: 10 };
/** Words from a German verb to the subject behind it. */
const BEHIND_VERB = 5;
/** With what a clause turns its subject into the one it is done to. */
const PASSIVE = new Set(
  `was were been being is are be fue fueron sido es son ser fut ete furent est sont etre wurde wurden worden wird
  werden`.split(/\s+/),
);
const PASSIVE_BEFORE = 2;
const GERMAN_PASSIVE = /^(?:wurden?|worden)$/;
/** Before a German noun these say that it may be the one who does something. */
const NOMINATIVE = new Set("der die das ein eine sein seine ihr ihre dessen deren zwei drei".split(" "));

/** Who a clause says has done what, by what they are ("a cleaner"). */
export function doerFillings(clause: Clause): Filling[] {
  const deeds = deedsIn(clause).filter(({ negated, denied, open }) => !negated && !denied && !open);
  if (deeds.length === 0) return [];
  const found = PEOPLE.find(clause.words, clause.language);
  const people = found.filter((one) => !found.some((other) => isWithin(one, other)));
  return deeds.flatMap((deed): Filling[] => {
    const doer = doerOf(clause, deed, people);
    if (doer === undefined) return [];
    const { key, from, to } = doer;
    return [
      {
        clause,
        from,
        to,
        also: deed,
        slot: `who:${deed.key}`,
        scale: "who",
        token: key,
        label: LABELS.get(key)!,
      },
    ];
  });
}

const isWithin = (one: Match, other: Match): boolean =>
  other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;

function doerOf({ words, language }: Clause, deed: Deed, people: readonly Match[]): Match | undefined {
  const behind = people.find(({ from }) => {
    const between = words.slice(deed.to, from);
    return (
      from >= deed.to &&
      between.length <= BEHIND &&
      between.some(({ folded }) => BY.has(folded)) &&
      !between.some(({ pause }) => pause)
    );
  });
  if (behind !== undefined) return behind;
  const before = words.slice(Math.max(0, deed.from - PASSIVE_BEFORE), deed.from);
  if (before.some(({ folded }) => PASSIVE.has(folded))) return undefined;
  if (language !== "de") return people.findLast((one) => isBefore(one, deed, BEFORE[language] ?? 0));
  if (words.some(({ folded }) => GERMAN_PASSIVE.test(folded))) return undefined;
  return (
    people.findLast((one) => isBefore(one, deed, BEFORE.de!) && isSubject(words, one)) ??
    people.find(({ from, to, key }) => {
      const away = from - deed.to;
      return away >= 0 && away <= BEHIND_VERB && isSubject(words, { from, to, key });
    })
  );
}

const isBefore = ({ to }: Match, deed: Deed, most: number): boolean =>
  to <= deed.from && deed.from - to <= most;

const isSubject = (words: Clause["words"], { from }: Match): boolean =>
  from === 0 || [words[from - 1], words[from - 2]].some((word) => NOMINATIVE.has(word?.folded ?? ""));
