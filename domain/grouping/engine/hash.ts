/** Number of values a feature hash can take: 24 bits, three bytes when stored. */
export const HASH_SPACE = 1 << 24;

/**
 * Hashes `text` (UTF-16 units) into 24 bits, starting from `seed`, so that the same text under two seeds gives
 * two unrelated features. FNV-1a with the finaliser of MurmurHash3, which spreads short strings.
 */
export function hash24(text: string, seed: number): number {
  let h = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  h ^= h >>> 16;
  return h >>> 8;
}
