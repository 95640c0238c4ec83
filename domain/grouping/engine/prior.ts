import { DOCUMENT_FREQUENCIES } from "./document-frequencies";

/** Rate given to a feature the prior does not know: rarer than all it does know. */
export const UNSEEN_RATE = 1 / 20_000;
/** Rates are stored in quarters of a power of two: level l stands for 2^(-l/4). */
export const LEVELS_PER_OCTAVE = 4;

/** How often features occur in news at large, learnt once and shipped. */
export interface Prior {
  /** Share of articles (of the feature's language, or of all) that hold the feature of this hash. */
  rate(hash: number): number;
}

/**
 * Packs (hash, level) into bytes: hashes ascending, each as a variable-length difference to the one before it
 * (7 bits a byte, low first), then a byte for the level.
 */
export function packFrequencies(entries: readonly { hash: number; level: number }[]): Uint8Array {
  const bytes: number[] = [];
  let previous = 0;
  for (const { hash, level } of [...entries].sort((a, b) => a.hash - b.hash)) {
    let gap = hash - previous;
    previous = hash;
    while (gap > 127) {
      bytes.push((gap & 127) | 128);
      gap >>>= 7;
    }
    bytes.push(gap, level);
  }
  return Uint8Array.from(bytes);
}

/** Undoes `packFrequencies` into two parallel arrays, hashes ascending. */
export function unpackFrequencies(bytes: Uint8Array): { hashes: Uint32Array; levels: Uint8Array } {
  const hashes: number[] = [];
  const levels: number[] = [];
  let previous = 0;
  for (let i = 0; i < bytes.length; ) {
    let gap = 0;
    let shift = 0;
    let byte = bytes[i++]!;
    while (byte & 128) {
      gap |= (byte & 127) << shift;
      shift += 7;
      byte = bytes[i++]!;
    }
    previous += gap | (byte << shift);
    hashes.push(previous);
    levels.push(bytes[i++]!);
  }
  return { hashes: Uint32Array.from(hashes), levels: Uint8Array.from(levels) };
}

/** A prior over packed frequencies: an open-addressing table, since it is asked for every feature of every article. */
export function priorFrom(bytes: Uint8Array): Prior {
  const { hashes, levels } = unpackFrequencies(bytes);
  let size = 16;
  while (size < hashes.length * 2) size *= 2;
  const keys = new Uint32Array(size);
  const values = new Uint8Array(size);
  for (let i = 0; i < hashes.length; i++) {
    const key = hashes[i]! + 1;
    let slot = Math.imul(key, 0x9e3779b1) >>> 0;
    slot &= size - 1;
    while (keys[slot] !== 0) slot = (slot + 1) & (size - 1);
    keys[slot] = key;
    values[slot] = levels[i]!;
  }
  const rates = Float64Array.from({ length: 256 }, (_, level) => 2 ** (-level / LEVELS_PER_OCTAVE));
  return {
    rate(hash) {
      const key = hash + 1;
      let slot = (Math.imul(key, 0x9e3779b1) >>> 0) & (size - 1);
      while (keys[slot] !== 0) {
        if (keys[slot] === key) return rates[values[slot]!]!;
        slot = (slot + 1) & (size - 1);
      }
      return UNSEEN_RATE;
    },
  };
}

let shipped: Prior | undefined;

/** The prior that ships with the code, unpacked at its first use. */
export function shippedPrior(): Prior {
  shipped ??= priorFrom(Uint8Array.from(atob(DOCUMENT_FREQUENCIES), (char) => char.charCodeAt(0)));
  return shipped;
}
