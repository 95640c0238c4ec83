import type { Aside, Figure } from "../../../reading/figures/figure";
import { measureOf } from "../../../reading/figures/measures/catalogue";
import type { ReadEvent } from "../../../reading/read";
import { agree } from "./agreement";
import { courseOf } from "./courses";
import { isSlip } from "./cues";
import { isSum } from "./explained";
import { SAME_HOUR } from "./hours";
import { mentionsIn, sharedOf } from "./mentions";
import { namesInSentences } from "./names";
import { areComparable, isEarly } from "./rivals";
import { CORE } from "./single";
import { type Statement, statementsOf } from "./statements";
import { replaces } from "./times";
import { newspapersOf } from "./versions";
import type { Feature } from "./weights";

const HOUR = 3_600_000;
/** Sentences of one article so near to each other speak of the same. */
const BESIDE = 1;
/** What one measure and one noun add to the likeness of two contexts. */
const SAME_MEASURE = 0.8;
const SAME_NOUN = 0.5;
/** So alike, two equal values are tellings of one thing. */
const SAME_THING = 0.6;
/** Keeps the likeness of contexts that share next to nothing from being divided by nothing. */
const LITTLE = 0.3;
/** Sums of smaller numbers come about by chance. */
const LEAST_SUM = 20;
const SURE_SUM = 3;
const FAR_APART = 4;

/** Reads from an event what speaks for and against two rival statements being values of one thing. */
export function featuresIn(event: ReadEvent): (a: Statement, b: Statement) => Record<Feature, number> {
  const mentionOf = mentionsIn(event);
  const namesOf = namesInSentences(event);
  const all = statementsOf(event);
  const byArticle = new Map<number, Statement[]>(event.articles.map(({ article }) => [article.id, []]));
  // All there are of a thing, told beside a part of them, is no count of that thing.
  for (const one of all)
    if (isEarly(one) && one.figure.scope.aside !== "whole") byArticle.get(one.article.id)!.push(one);

  const meets = (a: Statement, b: Statement): boolean => {
    const { nouns } = mentionOf(b);
    return [...mentionOf(a).nouns].some((noun) => nouns.has(noun));
  };
  const known = new Map<Statement, Map<Statement, number>>();
  const likeness = (a: Statement, b: Statement): number => {
    const found = known.get(a)?.get(b) ?? known.get(b)?.get(a);
    if (found !== undefined) return found;
    const value =
      sharedOf(mentionOf(a).context, mentionOf(b).context) +
      (sameMeasure(a, b) ? SAME_MEASURE : 0) +
      (meets(a, b) ? SAME_NOUN : 0);
    known.set(a, (known.get(a) ?? new Map<Statement, number>()).set(b, value));
    return value;
  };
  /** How like `of` the likest figure beside `other` in its article is, of those that tell the same value or another. */
  const likest = (of: Statement, other: Statement, same: boolean): number =>
    Math.max(
      0,
      ...byArticle
        .get(other.article.id)!
        .filter(
          (one) =>
            one !== other &&
            areComparable(of, one) &&
            agree(of.figure, one.figure) === same &&
            !agree(one.figure, other.figure),
        )
        .map((one) => likeness(of, one)),
    );
  /** Other values of the kind in the statement's own article. */
  const others = (of: Statement): number =>
    new Set(
      byArticle
        .get(of.article.id)!
        .filter((one) => areComparable(of, one) && !agree(one.figure, of.figure))
        .map((one) => one.figure.low),
    ).size;
  /** How many newspapers tell the value of the thing. */
  const backing = (of: Statement): number =>
    newspapersOf(
      all.filter(
        (one) =>
          one === of ||
          (one.figure.dimension === of.figure.dimension &&
            one.figure.unit === of.figure.unit &&
            agree(one.figure, of.figure) &&
            (sameMeasure(one, of) || likeness(of, one) >= SAME_THING)),
      ),
    );
  /** Whether the statement's article writes the number somewhere, or in its sentence or one beside it. */
  const writes = (of: Statement, { written, dimension }: Figure, reach = Number.POSITIVE_INFINITY): boolean =>
    byArticle
      .get(of.article.id)!
      .some(
        ({ figure, sentence }) =>
          figure.written.low === written.low &&
          figure.dimension === dimension &&
          Math.abs(sentence.index - of.sentence.index) <= reach,
      );

  return (a, b) => {
    const [one, other] = [a.figure, b.figure];
    const own = likeness(a, b);
    const told = Math.max(likest(a, b, true), likest(b, a, true));
    const rival = Math.max(likest(a, b, false), likest(b, a, false));
    const writing = Number(writes(a, other)) + Number(writes(b, one));
    const backed = [backing(a), backing(b)];
    const [earlier, later] = a.article.publishedAt <= b.article.publishedAt ? [a, b] : [b, a];
    const gap = later.article.publishedAt - earlier.article.publishedAt;
    const grows = later.figure.low > earlier.figure.low;
    const same = sameMeasure(a, b);
    const counts = one.dimension === "count";
    const age = one.dimension === "age";
    const ratio = Math.max(one.high, other.high) / Math.max(Number.EPSILON, Math.min(one.low, other.low));
    const [mine, theirs] = [namesOf(a), namesOf(b)];
    const names = [...mine].filter((name) => theirs.has(name)).length;
    const sum = isSum(a, b, all);
    const sides = [isApart(one), isApart(other)];
    return {
      bias: 1,
      core: Number(same && CORE.has(one.measure!)),
      conflict: Number(one.measure !== null && other.measure !== null && !same),
      unmeasured: Number((one.measure === null) !== (other.measure === null)),
      noun: Number(counts && meets(a, b)),
      people: Number(counts && one.people && other.people),
      role: Number(age && meets(a, b)),
      likeness: Math.log1p(own),
      margin: Math.max(-1, Math.min(1, (own - rival) / (own + LITTLE))),
      toldAlike: Math.min(1.5, told / (own + LITTLE)),
      beside: Number(writes(a, other, BESIDE) || writes(b, one, BESIDE)),
      writtenOnce: Number(writing === 1),
      writtenTwice: Number(writing === 2),
      sum: sum ? (counts && Math.max(one.low, other.low) >= LEAST_SUM ? SURE_SUM : 1) : 0,
      aside: Number(sides[0] !== sides[1]),
      mood: Number(!sides[0] && !sides[1] && one.scope.aside !== other.scope.aside),
      backed: Math.min(3, Math.max(...backed)) - 1,
      bothBacked: Number(Math.min(...backed) > 1),
      ratio: Math.min(3, Math.log(ratio)),
      farApart: Number(ratio > FAR_APART),
      news: Number(isGrowing(one) && grows && gap > SAME_HOUR),
      changed: Number(later.figure.changed && grows),
      replaced: Number(same && replaces(sideOf(earlier), sideOf(later), courseOf(one.measure))),
      days: Math.min(2, gap / (24 * HOUR)),
      far: Math.max(a.sentence.index, b.sentence.index) / 10,
      crowd: Math.min(2, Math.log1p(Math.max(others(a), others(b)))),
      unit: Number(one.written.unit !== other.written.unit),
      slip: Number(isSlip(one, other)),
      hedged: Number(one.precision !== "exact" || other.precision !== "exact"),
      names: Math.min(2, names),
      otherNames: Number(names === 0 && mine.size > 0 && theirs.size > 0),
      year: Number(one.scope.years.length + other.scope.years.length > 0),
      count: Number(counts),
      money: Number(one.dimension === "money"),
      percent: Number(one.dimension === "percent"),
      age: Number(age),
    };
  };
}

const sameMeasure = (a: Statement, b: Statement): boolean =>
  a.figure.measure !== null && a.figure.measure === b.figure.measure;

const isGrowing = ({ measure }: Figure): boolean => (measure !== null && measureOf(measure)?.grows) || false;

const sideOf = (statement: Statement) => ({ best: statement, statements: [statement] });

const APART: ReadonlySet<Aside> = new Set(["past", "denied", "part", "whole", "sent", "more", "by"]);
/** What is told as another quantity than the plain one; what is feared or demanded here may be a fact there. */
const isApart = ({ scope: { aside } }: Figure): boolean => aside !== null && APART.has(aside);
