import { fold } from "../../language/fold";
import { ABBREVIATIONS } from "./abbreviations";

/** A sentence of a text: `text.slice(start, end)`, without the blanks around it. */
export interface SentenceSpan {
  start: number;
  end: number;
}

/** What may end a sentence, with the quotation marks and brackets that close behind it, and what must follow. */
const END = /([.!?…]+)((?:\s?»|["'”’“‹›)\]])*)(?=\s+["'«„“‘‹›([¿¡–—-]*\s*[\p{Lu}\p{N}¿¡]|\s*$)/gu;

/**
 * Splits a paragraph (no line breaks) into sentences. Points of abbreviations, initials and German ordinals end
 * none, nor does a mark inside a quotation that the sentence itself carries on ("«No.», dijo").
 */
export function sentenceSpans(paragraph: string, language: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(END)) {
    const end = match.index + match[0].length;
    if (end < paragraph.length && match[1] === "." && goesOn(paragraph, match.index, language)) continue;
    push(spans, paragraph, start, end);
    start = end;
  }
  push(spans, paragraph, start, paragraph.length);
  return spans;
}

function push(spans: SentenceSpan[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  if (end > start) spans.push({ start, end });
}

/** Whether the point at `at` belongs to the word before it. */
function goesOn(text: string, at: number, language: string): boolean {
  const word = /[\p{L}\p{N}.]*$/u.exec(text.slice(Math.max(0, at - 20), at))![0];
  if (/^\p{Lu}$/u.test(word)) return true;
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return true;
  // "am 3. Januar", "im 19. Jahrhundert"; a year or a larger number ends a sentence.
  if (language === "de" && /^\d{1,2}$/.test(word)) return true;
  return ABBREVIATIONS[language]?.has(fold(word)) ?? false;
}
