import type { Figure } from "../../../reading/figures/figure";
import type { Statement } from "./statements";

const OTHERS_BEFORE =
  /(?<!\p{L})(?:otr[oa]s?|autres?|others?|another|further|weitere[rnms]?|andere[rnms]?|the remaining|übrigen|demás|restantes)\s+(?:\p{L}+\s+)?$/iu;
const OTHERS_BEHIND =
  /^\s*(?:\p{L}+\s+)?(?:otr[oa]s|autres|others?|more(?! than)|weitere[rnms]?|andere[rnms]?|más(?! de)|de plus|adicionales|additional|supplémentaires|zusätzliche[rn]?)(?!\p{L})/iu;

/** "Los otros tres heridos": a rest of what the other counts in full. */
export const isRestOf = (rest: Statement, full: Statement): boolean =>
  rest.figure.dimension === "count" &&
  rest.figure.low > 0 &&
  rest.figure.low < full.figure.low &&
  isOthers(rest);

const isOthers = ({ sentence: { text }, figure: { start, end } }: Statement): boolean =>
  OTHERS_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
  OTHERS_BEHIND.test(text.slice(end, end + 40));

const PASSENGERS =
  /^\s*(?:\p{L}+\s+)?(?:pasajer|passenger|passager|passagier|fahrg[aä]st|flugg[aä]st|viajer|clients|tourist)/iu;
const CREW = /^[^.,;]{0,30}(?:crew|tripula|équipage|besatzung)/iu;

/** Whether it counts passengers alone, without those who work on board. */
export const countsPassengers = ({ sentence: { text }, figure: { measure, end } }: Statement): boolean =>
  measure === "aboard" && PASSENGERS.test(text.slice(end, end + 40)) && !CREW.test(text.slice(end));

const WOMAN =
  /(?<!\p{L})(?:woman|girl|mother|wife|daughter|actress|she|her|mujer|niña|chica|madre|esposa|hija|ella|femme|fille|mère|épouse|elle|âgée|Frau|Mädchen|Mutter|Tochter|Ehefrau|sie|ihre?|\p{L}{4,}in)(?!\p{L})/u;
const MAN =
  /(?<!\p{L})(?:man|boy|father|husband|son|he|his|hombre|niño|chico|padre|marido|hijo|él|homme|garçon|père|mari|fils|il|âgé|Mann|Junge|Vater|Sohn|Ehemann|er|seine?)(?!\p{L})/u;
const NEAR_AGE = 40;

/** Whether the words around two ages tell that one is a woman's and one a man's. */
export function areOfTwoSexes(a: Statement, b: Statement): boolean {
  const [one, other] = [sexOf(a), sexOf(b)];
  return one !== null && other !== null && one !== other;
}

/** Which sex the words around an age tell; null for both or none. */
function sexOf({ sentence: { text }, figure: { start, end } }: Statement): "woman" | "man" | null {
  const near = text.slice(Math.max(0, start - NEAR_AGE), end + NEAR_AGE);
  const woman = WOMAN.test(near);
  return woman === MAN.test(near) ? null : woman ? "woman" : "man";
}

/** Numbers up to here are not rounded to tens. */
const LEAST_ROUND = 40;
const ROUNDED = 0.025;

/** Whether one is the other rounded to its noughts, as headlines do: "sixty" of 61, 130 of 127. */
export const isRounded = (a: Figure, b: Figure): boolean => roundsTo(a, b) || roundsTo(b, a);

function roundsTo(round: Figure, exact: Figure): boolean {
  const noughts = /0*$/.exec(`${Math.round(round.written.low)}`)![0].length;
  return (
    noughts > 0 &&
    round.written.low >= LEAST_ROUND &&
    Math.abs(round.low - exact.low) <= ROUNDED * round.low &&
    Math.abs(round.written.low - exact.written.low) < 10 ** noughts / 2
  );
}

/** Whether digits were swapped, dropped or added: 47 and 74, 430 and 1,430. */
export function isSlip(a: Figure, b: Figure): boolean {
  const [short, long] = [`${a.written.low}`, `${b.written.low}`].sort((x, y) => x.length - y.length) as [
    string,
    string,
  ];
  if (short.length < 2 || short === long) return false;
  if (short.length === long.length) return [...short].sort().join() === [...long].sort().join();
  return long.length === short.length + 1 && (long.endsWith(short) || long.startsWith(short));
}
