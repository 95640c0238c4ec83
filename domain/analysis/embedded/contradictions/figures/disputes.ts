import { agree } from "./agreement";
import type { Statement } from "./statements";
import { newspapersOf, type Side, type Voice } from "./versions";

/** Two values that one article sets against each other. */
type Pair = readonly [Statement, Statement];

/** Sentences of one article this near to each other weigh two counts against each other. */
const BESIDE = 1;
/** Two tellings of one count, rounded by hand. */
const SAME_COUNT = 0.06;

const SOURCES: Readonly<Record<string, RegExp>> = {
  es: /(?:según|frente a|habla|cifra|calcula|estima|reconoce|asegura|sostiene|mientras|admite|mantiene|sindicato|oficial|para (?:la|los|el))/iu,
  en: /\b(?:according|said|say|says|put|estimates?|claims?|count|while|unions?|officials|organi[sz]ers|police|against|not|admitted|speak)\b/iu,
  fr: /(?:selon|d['’]après|parle|évoque|contre|avance|estime|recense|reconna|tandis|pour l[ae' ’]|syndicat|direction|préfecture|annonc)/iu,
  de: /(?:laut|nach Angaben|spricht|sprechen|zufolge|dagegen|nennt|nennen|geht von|schätz|während|Gewerkschaft|Behörden|Veranstalter|Polizei)/u,
};

const same = (a: Statement, b: Statement): boolean =>
  Math.abs(a.figure.low - b.figure.low) <= SAME_COUNT * Math.max(a.figure.low, b.figure.low);

/**
 * The pairs of values that articles themselves set against each other, in one sentence or the next: "41 according to
 * the ministry, some 60 according to the union".
 */
export function disputesOf(voices: readonly Voice[]): Pair[] {
  return voices.flatMap(({ all }) =>
    all.flatMap((one, i) =>
      all.slice(i + 1).flatMap((other) => (isDispute(one, other) ? [[one, other] as const] : [])),
    ),
  );
}

function isDispute(a: Statement, b: Statement): boolean {
  if (Math.abs(a.sentence.index - b.sentence.index) > BESIDE || agree(a.figure, b.figure)) return false;
  // A headline tells the newest count, and the text below what was before.
  if ((a.sentence.index === 0) !== (b.sentence.index === 0)) return false;
  if (a.figure.changed !== b.figure.changed && a.sentence === b.sentence) return false;
  return SOURCES[a.article.language]?.test(`${a.sentence.text} ${b.sentence.text}`) ?? false;
}

/** Whether some article sets the two sides against each other. */
export const isDisputed = (pairs: readonly Pair[], a: Side, b: Side): boolean =>
  pairs.some(
    ([one, other]) =>
      (same(one, a.best) && same(other, b.best)) || (same(one, b.best) && same(other, a.best)),
  );

/**
 * The two sides of a dispute that articles tell whole, so that both values stand in the same articles: articles that
 * tell only one value stand on its side, those that tell both where a side lacks any. Null where fewer than two
 * newspapers tell the dispute or nobody would be left on a side.
 */
export function sidesOfDispute(pairs: readonly Pair[], voices: readonly Voice[]): [Side, Side] | null {
  const told = pairs.map((pair) => pairs.filter((other) => alike(pair, other)));
  const most = told.reduce((best, some) => (papers(some) > papers(best) ? some : best), [] as Pair[]);
  if (papers(most) < 2) return null;
  const [a, b] = most[0]!;
  const holds = ({ all }: Voice, value: Statement): Statement | undefined =>
    all.find((one) => same(one, value));
  const onlyA = voices.flatMap((voice) => (holds(voice, b) === undefined ? (holds(voice, a) ?? []) : []));
  const onlyB = voices.flatMap((voice) => (holds(voice, a) === undefined ? (holds(voice, b) ?? []) : []));
  const both = voices.filter((voice) => holds(voice, a) !== undefined && holds(voice, b) !== undefined);
  const toA = onlyA.length === 0 ? both.slice(0, Math.ceil(both.length / 2)) : onlyB.length === 0 ? [] : both;
  const first = [...onlyA, ...toA.map((voice) => holds(voice, a)!)];
  const second = [...onlyB, ...both.filter((voice) => !toA.includes(voice)).map((voice) => holds(voice, b)!)];
  if (first.length === 0 || second.length === 0 || newspapersOf([...first, ...second]) < 2) return null;
  return [sideOf(first), sideOf(second)];
}

const alike = ([a, b]: Pair, [c, d]: Pair): boolean =>
  (same(a, c) && same(b, d)) || (same(a, d) && same(b, c));
const papers = (pairs: readonly Pair[]): number => newspapersOf(pairs.map(([one]) => one));

function sideOf(statements: Statement[]): Side {
  const ordered = statements.toSorted((a, b) => a.article.publishedAt - b.article.publishedAt);
  return {
    best: ordered.find(({ figure }) => figure.precision === "exact") ?? ordered[0]!,
    statements: ordered,
  };
}
