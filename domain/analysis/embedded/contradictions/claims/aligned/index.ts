import type { Contradiction } from "../../../../findings";
import { isPastAt } from "../../../../reading/claims/clauses";
import type { Sentence } from "../../../../reading/read";
import type { ClaimedEvent } from "../event";
import type { FourLanguages } from "../questions";
import { contradictionOf } from "../versions";
import { isAccepted } from "./accepting";
import { type Alignment, alignmentOf } from "./context";
import { doerFillings } from "./doers";
import type { Filling } from "./fillings";
import { nationFillings } from "./nations";
import { type Opposed, opposedIn } from "./opposed";
import { presenceFillings } from "./presence";
import { SCALES, scaleFillings } from "./scale-fillings";
import { whetherFillings } from "./whether";

/** A slot with more fillings is told of many things, and none of them is compared. */
const MOST_FILLINGS = 60;
/** In an event of more articles so many things are told that a slot is no longer one thing's. */
const MOST_ARTICLES = 24;
/** Findings of one event. */
const MOST_FOUND = 4;
/** Share of a pair's likeness that another article must have to stand on one of its sides. */
const JOINS = 0.5;

const QUESTIONS: Record<string, FourLanguages> = {
  who: ["¿Quién fue?", "Who was it?", "Qui était-ce ?", "Wer war es?"],
  whether: ["¿Ocurrió?", "Did it happen?", "Est-ce arrivé ?", "Ist es geschehen?"],
  any: ["¿Había?", "Was there any?", "Y en avait-il ?", "Gab es das?"],
  nation: ["¿De qué país?", "Of which country?", "De quel pays ?", "Aus welchem Land?"],
};

/**
 * What newspapers tell differently of one and the same thing without a question of the catalogues: their sentences are
 * aligned by what they share, and one slot of them is filled with what excludes the other's. At most four, those first
 * whose sentences share the rarest.
 */
export function alignedContradictions(event: ClaimedEvent): Contradiction[] {
  if (event.event.articles.length > MOST_ARTICLES) return [];
  const alignment = alignmentOf(event.event, event.clauses);
  const pairs = [...slotsOf(event).values()].flatMap((some) => {
    const pair = opposedIn(some, alignment, event.event.articles.length).find(isAccepted);
    return pair === undefined ? [] : [{ pair, some }];
  });
  const told = new Set<Sentence>();
  return pairs
    .toSorted((x, y) => y.pair.likeness.tied - x.pair.likeness.tied)
    .filter(({ pair: { a, b } }) => {
      const sentences = [a.clause.sentence, b.clause.sentence];
      const known = sentences.every((sentence) => told.has(sentence));
      for (const sentence of sentences) told.add(sentence);
      return !known;
    })
    .flatMap(({ pair, some }) => shown(pair, some, alignment) ?? [])
    .slice(0, MOST_FOUND);
}

/** All that the event's clauses put into slots, by slot. */
function slotsOf(event: ClaimedEvent): Map<string, Filling[]> {
  const bySlot = new Map<string, Filling[]>();
  const fillings = event.clauses.flatMap((clause) => [
    ...scaleFillings(clause),
    ...doerFillings(clause),
    ...whetherFillings(clause),
    ...nationFillings(clause),
  ]);
  for (const filling of [...fillings, ...presenceFillings(event.clauses)]) {
    if (isPastAt(filling.clause, filling.from, filling.to)) continue;
    const own = bySlot.get(filling.slot);
    if (own === undefined) bySlot.set(filling.slot, [filling]);
    else own.push(filling);
  }
  for (const [slot, some] of bySlot)
    if (some.length > MOST_FILLINGS || new Set(some.map(({ token }) => token)).size < 2) bySlot.delete(slot);
  return bySlot;
}

function shown(
  { a, b, likeness }: Opposed,
  some: readonly Filling[],
  alignment: Alignment,
): Contradiction | null {
  const joins = (third: Filling, one: Filling, other: Filling): boolean =>
    third !== one &&
    third.token === one.token &&
    alignment.likeness(alignment.contextOf(third), alignment.contextOf(other)).score >=
      likeness.score * JOINS;
  const side = (one: Filling, other: Filling): Sentence[] => [
    one.clause.sentence,
    ...some.filter((third) => joins(third, one, other)).map(({ clause }) => clause.sentence),
  ];
  return contradictionOf(
    {
      key: `aligned:${a.slot.replace(":", "-")}`,
      kind: a.scale === "who" || a.scale === "nation" ? "agent" : "occurrence",
      relation: "contradiction",
      question: QUESTIONS[a.scale] ?? SCALES.get(a.scale)!.question,
    },
    [
      { value: a.label, sentences: side(a, b) },
      { value: b.label, sentences: side(b, a) },
    ],
  );
}
