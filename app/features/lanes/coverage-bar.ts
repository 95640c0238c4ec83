import type { CountryShare } from "../../../domain/events/queries";

/** Width (px) of one newspaper, as long as there are not too many of them. */
const NEWSPAPER = 8;
/** Between two countries (px). */
const GAP = 2;
/** Longest bar (px): fits on the narrowest card. */
const LONGEST = 232;
/** A country is never narrower than this (px). */
const THINNEST = 2;

/**
 * The path of a coverage bar: a stroke for each country, as long as it has newspapers, so that length tells how many
 * newspapers there are and the gaps how they are spread. Starts at 0, runs along y = 2, in px; empty for no shares.
 */
export function coverageBar(shares: CountryShare[]): string {
  const newspapers = shares.reduce((sum, share) => sum + share.newspapers, 0);
  const gap = Math.min(GAP, LONGEST / 3 / shares.length);
  const room = LONGEST - gap * (shares.length - 1);
  const unit = Math.min(NEWSPAPER, room / newspapers);
  const strokes = shares.map((share) => `h${tenths(Math.max(share.newspapers * unit, THINNEST))}`);
  return strokes.length > 0 ? `M0 2${strokes.join(`m${tenths(gap)} 0`)}` : "";
}

const tenths = (px: number): number => Math.round(px * 10) / 10;
