import { fold } from "../../../language/fold";

/** Words of a text as they are written, and where. */
export interface Written {
  words: string;
  at: number;
}

/**
 * Finds a pattern made for folded text in a text as it stands; null where it is not. Folding changes the length of
 * some letters, so places are counted letter by letter.
 */
export function writtenAt(text: string, pattern: RegExp): Written | null {
  let folded = "";
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] === "’" ? "'" : fold(text[at]!);
    for (let i = 0; i < letter.length; i++) places.push(at);
    folded += letter;
  }
  const match = pattern.exec(folded);
  if (match === null || match[0].trim() === "") return null;
  const start = match.index + match[0].search(/\S/);
  const end = match.index + match[0].trimEnd().length - 1;
  return { words: text.slice(places[start]!, places[end]! + 1), at: places[start]! };
}
