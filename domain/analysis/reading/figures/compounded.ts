import type { Dimension, Figure } from "./figure";
import { fromCanonical, unitOf } from "./units";

/** Dimensions whose amounts are told in two units: "three years and two months", "6lb 3oz", "4 h 38". */
const IN_TWO: ReadonlySet<Dimension> = new Set(["duration", "mass", "length"]);
const LINK = /^\s*(?:,?\s*(?:and|y|et|und)\s+|,\s+)?$/u;
/** A second unit is no more than this share of the first. */
const MOST = 1;

/** Makes one figure of an amount that is told in two units, the smaller behind the larger one. */
export function compounded(figures: readonly Figure[], text: string): Figure[] {
  const found: Figure[] = [];
  for (const figure of figures) {
    const before = found.at(-1);
    if (before !== undefined && isRest(before, figure, text)) found[found.length - 1] = sum(before, figure);
    else found.push(figure);
  }
  return found;
}

function isRest(whole: Figure, rest: Figure, text: string): boolean {
  if (whole.dimension !== rest.dimension || !IN_TWO.has(whole.dimension)) return false;
  const [larger, smaller] = [unitOf(whole.written.unit ?? ""), unitOf(rest.written.unit ?? "")];
  return (
    larger !== undefined &&
    smaller !== undefined &&
    smaller.factor < larger.factor &&
    rest.high < larger.factor * MOST &&
    whole.low === whole.high &&
    rest.low === rest.high &&
    Number.isInteger(whole.written.low) &&
    rest.precision === "exact" &&
    LINK.test(text.slice(whole.end, rest.start))
  );
}

function sum(whole: Figure, rest: Figure): Figure {
  const unit = unitOf(whole.written.unit!)!;
  const low = whole.low + rest.low;
  const written = fromCanonical(low, unit);
  return {
    ...whole,
    end: rest.end,
    low,
    high: low,
    step: rest.step,
    written: { low: written, high: written, unit: whole.written.unit },
  };
}
