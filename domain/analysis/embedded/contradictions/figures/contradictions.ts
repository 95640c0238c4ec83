import type { Contradiction } from "../../../findings";
import type { ReadEvent } from "../../../reading/read";
import { ageContradictions } from "./ages";
import { type SameThing, sameThingIn } from "./comparable";
import { courseOf } from "./courses";
import { disputesOf, isDisputed, sidesOfDispute } from "./disputes";
import { isExplained } from "./explained";
import { contradictionOf, growsOf, wordingsOf } from "./items";
import { likelyContradictions } from "./likely";
import { sharedNamesIn } from "./names";
import { oneThingIn } from "./one-thing";
import { areLowerBounds, standingOf } from "./standing";
import { type Quantity, quantitiesOf, type Statement, statementsOf } from "./statements";
import { replaces } from "./times";
import { newspapersOf, type Side, sidesOf, voicesOf } from "./versions";

/** A figure that at least two newspapers tell alike, as the facts of an event need it. */
export interface AlignedFigure {
  /** As the contradictions' key: "figure:killed". */
  key: string;
  /** The least and the most of the exactest statement, in its canonical unit. */
  amount: { low: number; high: number };
  unit: string | null;
  /** Ids of the articles, earliest first. */
  articles: number[];
  statements: Statement[];
}

/**
 * What newspapers tell differently in figures: contradictions, and beside them updates, roundings and other units of
 * one and the same quantity, each named by its relation.
 */
export function figureContradictions(event: ReadEvent): Contradiction[] {
  const sameThing = sameThingIn(event);
  const shareName = sharedNamesIn(event);
  const backers = event.articles.length > LARGE_EVENT ? 2 : 1;
  const isLikely = event.articles.length > SMALL_EVENT ? oneThingIn(event) : () => true;
  const found = quantitiesOf(event).flatMap((quantity) =>
    newspapersOf(quantity.statements) < 2
      ? []
      : relationsOf(quantity, {
          same: sameThing(quantity),
          explained: (a, b) => isExplained(a, b, statementsOf(event)),
          meets: (a, b) =>
            [a, b].every(({ statements }) => newspapersOf(statements) >= backers) && shareName(a, b),
          likely: (a, b) => isLikely(quantity, a, b),
        }),
  );
  const ages = ageContradictions(event);
  if (event.articles.length > SMALL_EVENT) return [...found, ...ages];
  const likely = likelyContradictions(event);
  const isNew = (one: Contradiction): boolean => !likely.some((other) => tellsTheSame(one, other));
  return [
    ...found.filter((one) => one.relation !== "contradiction" && (one.relation !== "update" || isNew(one))),
    ...likely,
    ...ages.filter(isNew),
  ];
}

/** Up to so many articles the words around all their figures are compared. */
const SMALL_EVENT = 8;

/** Whether two findings tell two of the same values. */
const tellsTheSame = (one: Contradiction, other: Contradiction): boolean =>
  one.versions.filter(({ amount }) => other.versions.some((version) => version.amount?.low === amount?.low))
    .length > 1;

/** Groups of statements that agree, told by at least two newspapers each. */
export function alignedFigures(event: ReadEvent): AlignedFigure[] {
  const sameThing = sameThingIn(event);
  return quantitiesOf(event).flatMap((quantity) => {
    const own = voicesOf(quantity).map((voice) => voice.own);
    const same = sameThing(quantity);
    return sidesOf(own, growsOf(quantity)).flatMap(({ best, statements }) => {
      const shared = statements.filter((one) =>
        statements.some((other) => other !== one && same(one, other)),
      );
      return newspapersOf(shared) < 2 ? [] : [alignedFigure(quantity, best, shared)];
    });
  });
}

const alignedFigure = (quantity: Quantity, best: Statement, statements: Statement[]): AlignedFigure => ({
  key: `figure:${quantity.key}`,
  amount: { low: best.figure.low, high: best.figure.high },
  unit: best.figure.unit,
  articles: statements.map(({ article }) => article.id),
  statements,
});

/** What the sides of a quantity are held against each other with. */
interface Comparison {
  same: SameThing;
  /** An article of one side says itself how the other value comes about. */
  explained: (a: Side, b: Side) => boolean;
  /** Enough newspapers stand behind both, and they speak of one event. */
  meets: (a: Side, b: Side) => boolean;
  /** In a large event, they may well tell of one thing; asked even where an article weighs the two values. */
  likely: (a: Side, b: Side) => boolean;
}

function relationsOf(quantity: Quantity, comparison: Comparison): Contradiction[] {
  const voices = voicesOf(quantity);
  const own = voices.map((voice) => voice.own);
  const pairs = disputesOf(voices);
  const all = sidesOf(own, growsOf(quantity));
  if (all.length === 1 && pairs.length === 0) return wordingsOf(quantity, all[0]!, comparison.same);
  const clear = own.filter(({ figure }) => figure.precision !== "vague");
  const sides = sidesOf(clear, growsOf(quantity)).filter(
    ({ statements }) => clear.length < MANY_VOICES || newspapersOf(statements) > 1,
  );
  const standing = new Map(sides.map((side) => [side, standingOf(side, sides)] as const));
  const disputed = new Set<Side>();
  const replacing = new Set<Side>();
  for (const [i, a] of sides.entries())
    for (const b of sides.slice(i + 1)) {
      if (newspapersOf([...a.statements, ...b.statements]) < 2 || !touch(a, b, comparison.same)) continue;
      const set = isDisputed(pairs, a, b);
      if (!set && a.statements.concat(b.statements).some(({ figure }) => figure.whole !== undefined))
        continue;
      const isNews =
        !set &&
        ([a, b].some((side) => standing.get(side)!.length === 0) ||
          replaced(quantity, a, b, sides.length > 2) ||
          comparison.explained(a, b));
      if (!isNews && !set && (areLowerBounds(a, b, growsOf(quantity)) || !comparison.meets(a, b))) continue;
      if (!isNews && !comparison.likely(a, b)) continue;
      const into = isNews ? replacing : disputed;
      into.add(a).add(b);
    }
  const found: Contradiction[] = [];
  const told = disputed.size > 1 ? null : sidesOfDispute(pairs, voices);
  if (told !== null && comparison.likely(...told))
    found.push(contradictionOf(quantity, "contradiction", inOrder(new Set(told)), ""));
  if (disputed.size > 1 && !isMixed(quantity, disputed.size))
    found.push(
      contradictionOf(
        quantity,
        "contradiction",
        inOrder(disputed).map((side) => current(side, standing.get(side)!)),
        "",
      ),
    );
  // An update that only tells the same values again is none.
  const isNew = found.length === 0 || [...replacing].some((side) => !disputed.has(side));
  const steps = isNew ? updateOf(quantity, inOrder(replacing), found.length > 0 ? disputed : new Set()) : [];
  if (steps.length > 1)
    found.push(contradictionOf(quantity, "update", steps, found.length > 0 ? ":update" : ""));
  return found;
}

/** A side without the newspapers that have gone over to another. */
function current(side: Side, statements: Statement[]): Side {
  if (statements.length === 0) return side;
  return { best: statements.includes(side.best) ? side.best : statements[0]!, statements };
}

const inOrder = (sides: ReadonlySet<Side>): Side[] =>
  [...sides].sort((a, b) => a.statements[0]!.article.publishedAt - b.statements[0]!.article.publishedAt);

/** The steps that no contradiction tells, else all; none where the newest value is in dispute: none is the present one. */
function updateOf(quantity: Quantity, sides: readonly Side[], disputed: ReadonlySet<Side>): Side[] {
  if (sides.length === 0 || disputed.has(sides.at(-1)!)) return [];
  const steps = inSteps(
    quantity,
    sides.filter((side) => !disputed.has(side)),
  );
  return steps.length > 1 ? steps : inSteps(quantity, sides);
}

/**
 * The sides that replace one another, in order of publication. What only grows is followed along the steps that most
 * newspapers tell; a value that a smaller one comes after is none of them, and a lone value is no update.
 */
function inSteps(quantity: Quantity, sides: readonly Side[]): Side[] {
  if (!growsOf(quantity)) return [...sides];
  const told = (steps: readonly Side[]) => newspapersOf(steps.flatMap(({ statements }) => statements));
  const best: Side[][] = [];
  for (const side of sides) {
    const before = best.filter((steps) => steps.at(-1)!.best.figure.low < side.best.figure.low);
    best.push([...most(before, told), side]);
  }
  return most(
    best.filter((steps) => steps.length > 1),
    told,
  );
}

/** The series that most newspapers tell, of as many the later one. */
const most = (series: readonly Side[][], told: (steps: readonly Side[]) => number): Side[] =>
  series.reduce<Side[]>((chosen, steps) => (told(steps) >= told(chosen) ? steps : chosen), []);

/** Whether some statement of one side speaks of the same thing as some of the other. */
const touch = (a: Side, b: Side, same: SameThing): boolean =>
  a.statements.some((one) => b.statements.some((other) => same(one, other)));

/** Where so many speak, a number that only one newspaper tells is mostly of something else. */
const MANY_VOICES = 12;
/** From here on an event is told by so many that what one newspaper alone says contradicts nobody. */
const LARGE_EVENT = 20;

/** So many values for what only a noun names are values of as many things. */
const MOST_SIDES = 3;
const isMixed = ({ measure }: Quantity, sides: number): boolean =>
  sides > (measure?.of === "people" || measure?.of === "area" ? MOST_SIDES * 2 : MOST_SIDES);

function replaced(quantity: Quantity, a: Side, b: Side, goesOn: boolean): boolean {
  const course = { ...courseOf(quantity.measure?.key ?? null), goesOn };
  return replaces(a, b, course) || replaces(b, a, course);
}
