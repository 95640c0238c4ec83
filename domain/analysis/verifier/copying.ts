import { fold } from "../../language/fold";

/** Words in a row that two texts share by copying rather than by chance. */
const RUN = 4;

/** The runs of words of a text, folded. */
export function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  const runs = new Set<string>();
  for (let i = 0; i + RUN <= words.length; i++) runs.add(words.slice(i, i + RUN).join(" "));
  return runs;
}

/** Characters of `text` in runs of words that stand in `runs` too: exchanging a word here and there hides no copy. */
export function copiedLength(text: string, runs: ReadonlySet<string>): number {
  const words = wordsOf(text);
  let length = 0;
  let covered = 0;
  for (let i = 0; i + RUN <= words.length; i++) {
    if (!runs.has(words.slice(i, i + RUN).join(" "))) continue;
    for (let w = Math.max(i, covered); w < i + RUN; w++) length += words[w]!.length + 1;
    covered = i + RUN;
  }
  return length;
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
