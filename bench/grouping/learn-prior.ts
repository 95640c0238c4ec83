import { BIGRAM, decodeFeatures, extractFeatures, SPACES } from "../../domain/grouping/engine/features";
import {
  LEVELS_PER_OCTAVE,
  packFrequencies,
  priorFrom,
  UNSEEN_RATE,
} from "../../domain/grouping/engine/prior";

/** A text to count. */
export interface CountedText {
  language: string;
  title: string;
  text: string | null;
}

/** A feature is shipped when at least this many texts held it and this share of them did. */
const LEAST_TEXTS = 3;
const LEAST_RATE = 1.2 * UNSEEN_RATE;

/**
 * Counts in how many texts each feature stands, per language, and packs the rates. Features across languages take
 * the mean of the languages' rates, so that the language with most texts does not decide.
 */
export function learnPrior(texts: readonly CountedText[]): Uint8Array {
  const empty = priorFrom(new Uint8Array());
  const totals = new Map<string, number>();
  const counts = new Map<number, Map<string, number>>();
  const ofLanguage = new Set<number>();
  const seen = new Set<string>();
  for (const { language, title, text } of texts) {
    // The same headline from many newspapers (agencies) counts once.
    if (seen.has(title)) continue;
    seen.add(title);
    totals.set(language, (totals.get(language) ?? 0) + 1);
    const decoded = decodeFeatures(extractFeatures({ language, headline: title, lead: text ?? "" }, empty));
    for (let space = 0; space < SPACES.length; space++) {
      for (let f = decoded.starts[space]!; f < decoded.starts[space + 1]!; f++) {
        const hash = decoded.hashes[f]!;
        if (space <= BIGRAM) ofLanguage.add(hash);
        const row = counts.get(hash) ?? new Map<string, number>();
        counts.set(hash, row);
        row.set(language, (row.get(language) ?? 0) + 1);
      }
    }
  }
  const entries: { hash: number; level: number }[] = [];
  for (const [hash, row] of counts) {
    let number = 0;
    let rate = 0;
    for (const [language, count] of row) {
      number += count;
      rate += count / totals.get(language)!;
    }
    if (!ofLanguage.has(hash)) rate /= totals.size;
    if (number < LEAST_TEXTS || rate < LEAST_RATE) continue;
    entries.push({ hash, level: Math.round(-Math.log2(Math.min(1, rate)) * LEVELS_PER_OCTAVE) });
  }
  return packFrequencies(entries);
}
