import { BIGRAM, CONCEPT, GRAM, NAME, SPACES, WORD } from "./features";
import { type ArticleWindow, HEADLINE_BIT } from "./window";

/** What a pair of articles is described by, in the order the models read it. */
export const PAIR_FEATURES = [
  "wordCosine",
  "headWordCosine",
  "wordContainment",
  "headContainmentMost",
  "headContainmentLeast",
  "wordOverlap",
  "wordWithoutBest",
  "wordCount",
  "bigramCosine",
  "bigramOverlap",
  "nameCosine",
  "nameContainment",
  "nameOverlap",
  "nameWithoutBest",
  "headNameCosine",
  "gramCosine",
  "gramOverlap",
  "headGramCosine",
  "conceptCosine",
  "conceptContainment",
  "conceptOverlap",
  "conceptCount",
  "days",
  "leads",
  "length",
  "nameAndConcept",
  "wordAndName",
  "bestWord",
  "bestName",
  "bestConcept",
  "strangestWord",
  "strangestName",
  "strangestConcept",
  "nameCount",
] as const;

/** How many numbers describe a pair. */
export const PAIR_WIDTH = PAIR_FEATURES.length;

/** Sums over the features two articles share in one space; reused from pair to pair. */
const shared = {
  dot: 0,
  best: 0,
  count: 0,
  headDot: 0,
  inHeadOfA: 0,
  inHeadOfB: 0,
  least: 0,
  strangeA: 0,
  strangeB: 0,
};

function join(window: ArticleWindow, a: number, b: number, space: number): void {
  const { starts, hashes, weights } = window;
  const rowA = a * SPACES.length + space;
  const rowB = b * SPACES.length + space;
  let i = starts[rowA]!;
  let j = starts[rowB]!;
  const endA = starts[rowA + 1]!;
  const endB = starts[rowB + 1]!;
  let dot = 0;
  let best = 0;
  let count = 0;
  let headDot = 0;
  let inHeadOfA = 0;
  let inHeadOfB = 0;
  let least = 0;
  let strangeA = 0;
  let strangeB = 0;
  while (i < endA && j < endB) {
    const x = hashes[i]!;
    const y = hashes[j]!;
    const difference = (x & ~HEADLINE_BIT) - (y & ~HEADLINE_BIT);
    if (difference < 0) {
      if (x & HEADLINE_BIT && weights[i]! > strangeA) strangeA = weights[i]!;
      i++;
    } else if (difference > 0) {
      if (y & HEADLINE_BIT && weights[j]! > strangeB) strangeB = weights[j]!;
      j++;
    } else {
      const wa = weights[i]!;
      const wb = weights[j]!;
      const product = wa * wb;
      dot += product;
      count++;
      if (product > best) best = product;
      least += wa < wb ? wa * wa : wb * wb;
      if (x & HEADLINE_BIT) {
        inHeadOfA += wa * wa;
        if (y & HEADLINE_BIT) headDot += product;
      }
      if (y & HEADLINE_BIT) inHeadOfB += wb * wb;
      i++;
      j++;
    }
  }
  for (; i < endA; i++) if (hashes[i]! & HEADLINE_BIT && weights[i]! > strangeA) strangeA = weights[i]!;
  for (; j < endB; j++) if (hashes[j]! & HEADLINE_BIT && weights[j]! > strangeB) strangeB = weights[j]!;
  shared.dot = dot;
  shared.best = best;
  shared.count = count;
  shared.headDot = headDot;
  shared.inHeadOfA = inHeadOfA;
  shared.inHeadOfB = inHeadOfB;
  shared.least = least;
  shared.strangeA = strangeA;
  shared.strangeB = strangeB;
}

function ratio(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, part / whole) : 0;
}

function cosine({ norms }: ArticleWindow, rowA: number, rowB: number, space: number): number {
  return ratio(shared.dot, norms[rowA + space]! * norms[rowB + space]!);
}

function headCosine({ headSquares }: ArticleWindow, rowA: number, rowB: number, space: number): number {
  return ratio(shared.headDot, Math.sqrt(headSquares[rowA + space]! * headSquares[rowB + space]!));
}

/** How much of the smaller of two vectors the other one contains. */
function containment({ norms }: ArticleWindow, rowA: number, rowB: number, space: number): number {
  return ratio(shared.least, Math.min(norms[rowA + space]!, norms[rowB + space]!) ** 2);
}

/**
 * Writes what articles `a` and `b` share into `out` (PAIR_WIDTH numbers): per space the cosine, how much of the
 * smaller vector the other one contains, and the overlap in absolute terms (logarithm of the dot product), which a
 * cosine hides in short headlines; the overlap without its best feature, since one shared name proves nothing;
 * distance in time; two products; and the rarest thing shared beside the rarest word, name and concept of a headline
 * that the other article lacks (of both, the lesser). Symmetric in a and b.
 */
export function describePair(window: ArticleWindow, a: number, b: number, out: Float32Array): void {
  const rowA = a * SPACES.length;
  const rowB = b * SPACES.length;
  const { headSquares } = window;
  join(window, a, b, WORD);
  out[0] = cosine(window, rowA, rowB, WORD);
  out[1] = headCosine(window, rowA, rowB, WORD);
  out[2] = containment(window, rowA, rowB, WORD);
  const ofA = ratio(shared.inHeadOfA, headSquares[rowA + WORD]!);
  const ofB = ratio(shared.inHeadOfB, headSquares[rowB + WORD]!);
  out[3] = Math.max(ofA, ofB);
  out[4] = Math.min(ofA, ofB);
  out[5] = Math.log1p(shared.dot / 50);
  out[6] = Math.log1p((shared.dot - shared.best) / 50);
  out[7] = Math.log1p(shared.count);
  out[27] = Math.log1p(shared.best / 20);
  out[30] = Math.min(shared.strangeA, shared.strangeB) / 10;

  join(window, a, b, BIGRAM);
  out[8] = cosine(window, rowA, rowB, BIGRAM);
  out[9] = Math.log1p(shared.dot / 50);

  join(window, a, b, NAME);
  out[10] = cosine(window, rowA, rowB, NAME);
  out[11] = containment(window, rowA, rowB, NAME);
  out[12] = Math.log1p(shared.dot / 50);
  out[13] = Math.log1p((shared.dot - shared.best) / 50);
  out[14] = headCosine(window, rowA, rowB, NAME);
  out[28] = Math.log1p(shared.best / 20);
  out[31] = Math.min(shared.strangeA, shared.strangeB) / 10;
  out[33] = Math.log1p(shared.count);

  join(window, a, b, GRAM);
  out[15] = cosine(window, rowA, rowB, GRAM);
  out[16] = Math.log1p(shared.dot / 50);
  out[17] = headCosine(window, rowA, rowB, GRAM);

  join(window, a, b, CONCEPT);
  out[18] = cosine(window, rowA, rowB, CONCEPT);
  out[19] = containment(window, rowA, rowB, CONCEPT);
  out[20] = Math.log1p(shared.dot / 20);
  out[21] = Math.log1p(shared.count);
  out[29] = Math.log1p(shared.best / 20);
  out[32] = Math.min(shared.strangeA, shared.strangeB) / 10;

  out[22] = Math.min(4, Math.abs(window.hours[a]! - window.hours[b]!) / 24);
  out[23] = window.hasLead[a]! + window.hasLead[b]!;
  out[24] = Math.log(1 + Math.min(window.norms[rowA + WORD]!, window.norms[rowB + WORD]!));
  out[25] = out[12]! * out[20]!;
  out[26] = out[5]! * out[12]!;
}
