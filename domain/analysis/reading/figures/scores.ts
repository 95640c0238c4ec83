import type { Figure } from "./figure";
import type { Token } from "./tokens";

/** Words that tell how a match or a vote ended, without which two numbers with a dash are no score; folded. */
const ENDED =
  /^(?:gan[oa]|venc|empat|derrot|victori|triunf|tanda|penal|impon|impus|beat|won|wins?$|lost|lose|defeat|draw|drew|shoot|penalt|vote[ds]?$|battu|bat$|gagn|victoire|nul$|impos|tirs$|gewann|gewinn|gewonnen|sieg|besieg|unentschieden|elfmeter|endete|verlor|stimmte|assembl|parlament|parliament|senat|chamber|lawmaker|mehrheit|abstimm|asamblea|pleno|scrutin|ballot)/;
const SHOOTOUT = /^(?:penal|tanda|shoot|tirs|elfmeter)/;
/** Words of a part of a match, folded; an English "set" only behind which one it was. */
const PART = /^(?:sets|satz|satze|satzen|manches?|tiebreak|wickets?)$/;
const WHICH = /^(?:first|second|third|fourth|fifth|opening|final|deciding)$/;
/** Nobody wins a set with fewer points or games, and no match is won by so many sets. */
const LEAST_OF_SET = 6;
const LARGEST = 199;
const LARGEST_WITH_COLON = 9;

/**
 * Scores of matches and votes in a sentence ("4-3", "2:1"); the larger number first, whoever won. Those of sets, of
 * which a match has several, are none.
 */
export function scoresIn(tokens: readonly Token[], language: string): Figure[] {
  if (!tokens.some((token) => token.kind === "word" && ENDED.test(token.folded))) return [];
  const ofSets = tellsOfSets(tokens, language);
  const places = [...tokens.keys()].filter(
    (i) => isScore(tokens, i, language) && !(ofSets && Number(tokens[i]!.text) >= LEAST_OF_SET),
  );
  const shootout = tokens.findIndex((token) => SHOOTOUT.test(token.folded));
  const ofShootout = shootout < 0 ? -1 : nearest(tokens, places, shootout);
  return places.map((i) => figureOf(tokens, i, i === ofShootout ? "shootout" : "score"));
}

const tellsOfSets = (tokens: readonly Token[], language: string): boolean =>
  tokens.some(
    ({ folded }, i) =>
      PART.test(folded) ||
      (folded === "set" && (language !== "en" || WHICH.test(tokens[i - 1]?.folded ?? ""))),
  );

function isScore(tokens: readonly Token[], i: number, language: string): boolean {
  const [a, link, b, next] = [tokens[i]!, tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (a.kind !== "number" || link === undefined || b?.kind !== "number" || !link.glued || !b.glued)
    return false;
  if (!/^[-–:]$/.test(link.text) || (link.text === ":" && language !== "de")) return false;
  if (!/^(?:0|[1-9]\d{0,2})$/.test(a.text) || !/^(?:0|[1-9]\d{0,2})$/.test(b.text)) return false;
  // A glued word, dash or mark makes an age, a date or a name of it: "16-17-year-olds", "9-11".
  if (a.glued || (next?.glued && /^[-–:/%]$|^\p{L}/u.test(next.text))) return false;
  const most = link.text === ":" ? LARGEST_WITH_COLON : LARGEST;
  return Number(a.text) >= Number(b.text) && Number(a.text) <= most;
}

/** The score that stands nearest to the word for penalties; they never end in a draw. */
function nearest(tokens: readonly Token[], places: readonly number[], to: number): number {
  const distance = (i: number): number => (i < to ? to - i - 2 : i - to);
  return places
    .filter((i) => tokens[i]!.text !== tokens[i + 2]!.text)
    .reduce((best, i) => (best < 0 || distance(i) < distance(best) ? i : best), -1);
}

function figureOf(tokens: readonly Token[], i: number, measure: "score" | "shootout"): Figure {
  const low = Number(tokens[i + 2]!.text);
  const high = Number(tokens[i]!.text);
  return {
    start: tokens[i]!.start,
    end: tokens[i + 2]!.end,
    low,
    high,
    precision: "exact",
    step: 0,
    dimension: "score",
    unit: null,
    written: { low, high, unit: null },
    measure,
    noun: null,
    people: false,
    someone: false,
    scope: { group: null, aside: null, years: [], per: null },
    changed: false,
  };
}
