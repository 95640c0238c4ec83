import { conceptsOf } from "../../../../../language/concepts";
import { type Clause, stanceAt } from "../../../../reading/claims/clauses";
import type { Word } from "../../../../reading/claims/words";
import { COMMONPLACE, kinOf } from "../../../likeness/kin";
import { isUnit } from "../../../likeness/units";
import type { FourLanguages } from "../questions";
import type { Filling } from "./fillings";

const SOME: FourLanguages = ["sí", "yes", "oui", "ja"];
const NONE: FourLanguages = ["no", "no", "non", "nein"];
/** What says right before a noun that there is none of it. */
const NO = /^(?:no|without|sin|ning\p{L}+|sans|aucune?|pas|kein\p{L}*|ohne|neither|ni|nunca|never)$/u;
/** Words from the "no" to its noun at most, an article or an adjective between. */
const REACH: Record<string, number> = { de: 4, es: 3, fr: 3, en: 3 };

/** Of what some clause of an event says that there is none: whether there is any, as every clause tells it. */
export function presenceFillings(clauses: readonly Clause[]): Filling[] {
  const none = clauses.flatMap((clause) =>
    clause.words.flatMap((_, i) =>
      isNone(clause, i) ? nounKeys(clause, i).map((key) => ({ clause, i, key })) : [],
    ),
  );
  const asked = new Set(none.map(({ key }) => key));
  const filling = (clause: Clause, i: number, key: string, some: boolean): Filling => ({
    clause,
    from: i,
    to: i + 1,
    slot: `any:${key.slice(2)}`,
    scale: "any",
    token: some ? "some" : "none",
    label: some ? SOME : NONE,
  });
  const some = clauses.flatMap((clause) =>
    clause.words.flatMap((_, i) =>
      nounKeys(clause, i)
        .filter((key) => asked.has(key) && !isNone(clause, i) && isStated(clause, i))
        .map((key) => filling(clause, i, key, true)),
    ),
  );
  return [...none.map(({ clause, i, key }) => filling(clause, i, key, false)), ...some];
}

function isNone({ words, language }: Clause, i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - REACH[language]!); at--) {
    if (words[at + 1]!.pause) return false;
    if (NO.test(words[at]!.folded)) return !isClassed(words, at);
  }
  return false;
}

/** "That was no escape" says what something is, "there was no escape" that there is none. */
const isClassed = (words: readonly Word[], at: number): boolean =>
  [words[at - 2], words[at - 1], words[at + 1]].some((word) => IS.has(word?.folded ?? "")) &&
  !words.slice(Math.max(0, at - 3), at).some(({ folded }) => THERE.has(folded));

const IS = new Set("es son era eran fue est sont etait is are was were ist sind war waren".split(" "));
const THERE = new Set("there y".split(" "));

function isStated(clause: Clause, i: number): boolean {
  const { negated, denied, open } = stanceAt(clause, { key: "", from: i, to: i + 1 });
  return !negated && !denied && !open;
}

/** Concepts that many words share without telling of the same thing. */
const VAGUE = new Set(
  `building house flat housing electricity power-outage light-lamp water actor suspect alone forget money loss-financial
  system animal emergency goal-aim fine sanction punish discover evacuate move-house job employ work-verb layoffs
  necessary lose home room place-thing thing word hand-over claim situation question doubt`.split(/\s+/),
);
/** Groups of concepts that tell of one presence in many words. */
const AS_KIN = new Set("death injured shooting arrest treaty court".split(" "));

function nounKeys({ words, language }: Clause, i: number): string[] {
  const { raw, capital } = words[i]!;
  // Elsewhere a capital within the sentence is a name's.
  if (language === "de" ? !capital : capital && i > 0) return [];
  return conceptsOf(raw, language).flatMap((concept) => {
    if (/^(?:=|place-|n\d)/.test(concept) || COMMONPLACE.has(`c:${kinOf(concept)}`) || isUnit(`c:${concept}`))
      return [];
    const kin = kinOf(concept);
    return VAGUE.has(concept) ? [] : [`c:${AS_KIN.has(kin) ? kin : concept}`];
  });
}
