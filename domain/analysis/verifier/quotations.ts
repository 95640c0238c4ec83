/** Guillemets point outwards but in German books and newspapers. */
const OUTWARDS = /«([^«»]*)(?:»|$)/gu;
const INWARDS = /»([^«»]*)(?:«|$)/gu;
const PAIRS = [
  /[“„]([^“”„]*)(?:[”“]|$)/gu,
  /"([^"]*)(?:"|$)/gu,
  /‹([^‹›]*)(?:›|$)/gu,
  // An apostrophe between letters opens and closes nothing.
  /(?<![\p{L}\p{N}])['‘‚]((?:[^'’‘]|['’](?=\p{L}))+)['’‘](?!\p{L})/gu,
];

/** What stands between quotation marks of any kind, marks left out; one that is never closed reaches to the end. */
export function quotationsIn(text: string): string[] {
  const first = /[«»]/u.exec(text)?.[0];
  const pairs = [first === "»" ? INWARDS : OUTWARDS, ...PAIRS];
  const found = pairs.flatMap((pair) => [...text.matchAll(pair)].map((match) => match[1]!.trim()));
  return found
    .filter((words) => /[\p{L}\p{N}]/u.test(words))
    .map((words) => words.replace(/[.,;:!?]+$/u, ""));
}
