/** Letters between the parts of a German compound. */
const LINKS = ["", "s", "es", "n", "en", "er", "e"] as const;
const SHORTEST_PART = 4;
const SHORTEST_COMPOUND = 8;
const MOST_PARTS = 4;

/** Words that compounds are made of, asked for by their folded form. */
export type KnownWord = (part: string) => boolean;

/**
 * Parts of a German compound, folded, the last one its head: "bombenentscharfung" gives "bomben", "entscharfung". The
 * fewest known parts win, of equals those with the longest head. Where only the head is known what stands before it is
 * one part. A word that is no compound of known parts gives [].
 */
export function partsOf(word: string, known: KnownWord): string[] {
  if (word.length < SHORTEST_COMPOUND) return [];
  const parts = split(word, known, MOST_PARTS);
  if (parts !== null && parts.length > 1) return parts;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART - 1; at++) {
    const head = word.slice(at);
    if (known(head)) return [word.slice(0, at), head];
  }
  return [];
}

function split(word: string, known: KnownWord, most: number): string[] | null {
  if (known(word)) return [word];
  if (most === 1) return null;
  let best: string[] | null = null;
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const part = bare(word.slice(0, at), known);
    if (part === null) continue;
    const rest = split(word.slice(at), known, best === null ? most - 1 : best.length - 2);
    if (rest !== null && (best === null || rest.length + 1 < best.length)) best = [part, ...rest];
    if (best?.length === 2) break;
  }
  return best;
}

/** The known word that a part is with its linking letters, or null. */
function bare(part: string, known: KnownWord): string | null {
  for (const link of LINKS) {
    const word = part.slice(0, part.length - link.length);
    if (word.length >= SHORTEST_PART - 1 && part.endsWith(link) && known(word)) return word;
  }
  return null;
}
