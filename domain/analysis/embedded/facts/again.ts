import type { Weights } from "../likeness/coverage";
import type { Extract } from "../likeness/extracts";
import { overlap } from "../likeness/overlap";
import type { Supports } from "../likeness/support";

/** Share of a statement that another one tells already, from which on it says nothing new. */
const TOLD_ALREADY = 0.55;
/** The same where it states the other one, too. */
const TOLD_PARTLY = 0.4;
/** The same where it has the same numbers. */
const TOLD_WITH_NUMBERS = 0.35;
/** Share of the other one that it tells, from which on it is the other one with more words. */
const TOLD_WHOLLY = { same: 0.8, foreign: 0.7 };

/** Whether two extracts are of one sentence and overlap in it. */
export function shareWords(a: Extract, b: Extract): boolean {
  if (a.passage.id !== b.passage.id) return false;
  const [first, second] = [a, b].map(({ text, passage }) => {
    const words = text.replace(/^…/u, "");
    const start = passage.sentence.text.indexOf(words);
    return { start, end: start + words.length };
  });
  return first!.start < second!.end && second!.start < first!.end;
}

/** Whether the later extract says hardly more than the earlier one. */
export function tellsAgain(later: Extract, earlier: Extract, weights: Weights, supports: Supports): boolean {
  if (shareWords(later, earlier)) return true;
  const foreign = later.passage.article.language !== earlier.passage.article.language;
  const shared = overlap(later, earlier, weights);
  if (shared >= TOLD_ALREADY || supports.states(earlier, later)) return true;
  if (shared >= TOLD_PARTLY && supports.states(later, earlier)) return true;
  if (overlap(earlier, later, weights) >= (foreign ? TOLD_WHOLLY.foreign : TOLD_WHOLLY.same)) return true;
  const numbers = later.told.numbers.filter(({ low, high }) => low === high);
  return (
    numbers.length > 0 &&
    shared >= TOLD_WITH_NUMBERS &&
    numbers.every(({ low }) => earlier.told.keys.has(`n:${low}`))
  );
}
