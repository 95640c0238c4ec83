import { conceptsOf } from "../../../../language/concepts";
import type { ReadEvent } from "../../../reading/read";
import { namesInSentences } from "./names";
import type { Quantity, Statement } from "./statements";
import type { Side } from "./versions";
import { clauseOf } from "./wording";

/** Measures whose values their tellers count each for themselves, so that they lie far apart. */
const COUNTED_BY_SIDES = new Set("participants turnout strike-rate signatures spectators".split(" "));
/** Counts of one thing seldom differ by more; what does is mostly a part, or another group. */
const NEAR = 1.7;
/** A country in so many of the articles is the event's own. */
const OWN_SHARE = 0.4;

/** Words by which a clause counts only who is left, or only the gravest cases. */
const LEFT =
  /(?<!\p{L})(?:siguen|sigue|contin[uú]an?|permanec\p{L}+|todavía|aún|graves?|gravemente|críticos?|still|remain\p{L}*|seriously|critically|toujours|encore|rest(?:ent|aient|e|ait)|grièvement|gravement|noch|weiterhin|schwer\p{L}*|lebensgefährlich\p{L}*)(?!\p{L})/iu;

/**
 * A test for large events, whose many figures of one measure are mostly of different things: whether two sides' values
 * are near enough to be of one, no narrower group is told of in the smaller one, and some of their sentences do not
 * speak of different names.
 */
export function oneThingIn(event: ReadEvent): (quantity: Quantity, a: Side, b: Side) => boolean {
  const own = ownCountries(event);
  const namesOf = namesInSentences(event);
  const meet = (one: Statement, other: Statement): boolean => {
    const [names, others] = [namesOf(one), namesOf(other)];
    return names.size === 0 || others.size === 0 || [...names].some((name) => others.has(name));
  };
  return ({ measure }, a, b) => {
    const [less, more] = a.best.figure.low <= b.best.figure.low ? [a, b] : [b, a];
    if (isNarrower(less, more, own)) return false;
    if (!a.statements.some((one) => b.statements.some((other) => meet(one, other)))) return false;
    if (measure !== null && COUNTED_BY_SIDES.has(measure.key)) return true;
    const [low, high] = [less.best.figure.high, more.best.figure.low];
    return low > 0 && high <= low * NEAR;
  };
}

/** Whether all that tell the smaller value tell it of who is left or of a people that nobody names with the larger one. */
function isNarrower(less: Side, more: Side, own: ReadonlySet<string>): boolean {
  const wide = more.statements.map(clauseAround);
  const named = new Set(more.statements.flatMap((one) => countriesIn(clauseAround(one), one)));
  const isLeft = !wide.some((text) => LEFT.test(text));
  return less.statements.every((one) => {
    const text = clauseAround(one);
    return (
      (isLeft && LEFT.test(text)) ||
      countriesIn(text, one).some((country) => !own.has(country) && !named.has(country))
    );
  });
}

const clauseAround = ({ sentence, figure }: Statement): string =>
  clauseOf(sentence.text, figure.start, figure.end);

const countriesIn = (text: string, { article }: Statement): string[] =>
  conceptsOf(text, article.language).filter((concept) => /^=[A-Z]{2}$/.test(concept));

/** Countries that many of the event's articles name: they narrow no figure. */
function ownCountries(event: ReadEvent): ReadonlySet<string> {
  const told = new Map<string, number>();
  for (const { article, sentences } of event.articles) {
    const named = new Set(
      sentences.flatMap(({ text }) =>
        conceptsOf(text, article.language).filter((concept) => /^=[A-Z]{2}$/.test(concept)),
      ),
    );
    for (const country of named) told.set(country, (told.get(country) ?? 0) + 1);
  }
  return new Set(
    [...told].filter(([, times]) => times >= event.articles.length * OWN_SHARE).map(([country]) => country),
  );
}
