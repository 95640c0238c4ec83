import type { Figure } from "../../../reading/figures/figure";

/** An amount as wide as its wording leaves it, in the canonical unit. */
interface Bounds {
  low: number;
  high: number;
}

/** How far "about", "nearly" and the like may reach, as a share of the number. */
const ABOUT = 0.1;
const ROUND_NOUN = 0.15;
const NEARLY = 0.16;
const AT_LEAST = 0.5;
const AT_MOST = 0.5;
/** From here on numbers that end in noughts may be rounded ones, within this share. */
const ROUNDED_FROM = 1000;
const ROUNDED = 0.03;
const ROUNDED_WITH_UNIT = 0.05;

const isRoundNoun = ({ low, step, unit }: Figure): boolean =>
  unit === null && step > 0 && step === low * 0.02;

/** What a figure may mean, its qualifier and its rounding considered. */
export function boundsOf(figure: Figure): Bounds {
  const { low, high, precision } = figure;
  switch (precision) {
    case "about": {
      const share = isRoundNoun(figure) || figure.step === 0 ? ROUND_NOUN : ABOUT;
      return { low: low * (1 - share), high: high * (1 + share) };
    }
    case "at-least":
      return { low, high: low === 1 ? Number.POSITIVE_INFINITY : high * (1 + AT_LEAST) };
    case "more-than":
      return { low, high: high * (1 + AT_LEAST) };
    case "at-most":
      return { low: low * (1 - AT_MOST), high };
    case "less-than":
      return { low: low * (1 - NEARLY), high };
    case "range":
    case "vague":
      return { low, high };
    case "exact":
      return rounding(figure);
  }
}

/** Half the place of the last digit on both sides, where the number is of a kind that is rounded. */
function rounding({ low, high, step, written, unit }: Figure): Bounds {
  const digits = Math.abs(written.low) < ROUNDED_FROM && Number.isInteger(written.low) && unit === null;
  if (digits) return { low, high };
  const half = Math.min(step / 2, Math.abs(low) * (unit === null ? ROUNDED : ROUNDED_WITH_UNIT));
  return { low: low - half, high: high + half };
}

const SLACK = 1e-9;

/** Whether two figures of one quantity can both be true. */
export function agree(a: Figure, b: Figure): boolean {
  if (a.low === b.low && a.high === b.high) return true;
  if (isExact(a) && isExact(b)) return roundsTo(a, b) || roundsTo(b, a);
  const first = boundsOf(a);
  const second = boundsOf(b);
  const slack = SLACK * Math.max(Math.abs(a.high), Math.abs(b.high));
  return first.low <= second.high + slack && second.low <= first.high + slack;
}

const isExact = ({ precision }: Figure): boolean => precision === "exact";

/** Whether the rounder of two exact numbers is the other one rounded: 1,500 of 1,487, 35 of 34.9, 40 km² of 9,900 acres. */
function roundsTo(rounder: Figure, other: Figure): boolean {
  const bounds = rounding(rounder);
  const converted = rounder.written.unit !== other.written.unit;
  const share = converted ? ROUNDED : 0;
  const low = bounds.low - Math.abs(rounder.low) * share;
  const high = bounds.high + Math.abs(rounder.high) * share;
  if (!converted && rounder.step <= other.step) return false;
  return other.low >= low - SLACK && other.high <= high + SLACK;
}
