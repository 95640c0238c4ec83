import { attributedAfter } from "./after";
import { subjectBefore } from "./before";
import type { QuotedSpan } from "./marks";
import { mentionsOf, type Passage, stretchOf } from "./scene";
import type { Attribution, Search } from "./search";
import { isSpeechVerb } from "./subjects";

/** The words of an attribution that a question or exclamation mark cut off: "“Why now?” Smith asked." */
const SHORT = 9;

/**
 * The speaker of a quotation that is a sentence of its own and names none: whoever the sentence behind it names
 * ("“Why?” she asked."), who spoke in the sentence before, or who spoke last where a paragraph is nothing else.
 */
export function continued(
  quote: QuotedSpan,
  end: number,
  search: Search,
  passage: Passage,
): Attribution | null {
  const at = passage.sentences.findIndex((s) => quote.open >= s.start && quote.open < s.end);
  const next = passage.sentences[at + 1];
  if (next && /[?!…]$/.test(passage.text.slice(quote.start, quote.end))) {
    const stretch = stretchOf(passage, next.start, next.end);
    if (
      stretch.last - stretch.first <= SHORT &&
      !passage.quotes.some((q) => q.open >= next.start && q.open < next.end)
    ) {
      const asked = attributedAfter(quote, next.end, true, search, passage);
      if (asked) return asked;
    }
  }
  // Words behind the mark that name nobody: no sentence of its own.
  if (/[\p{L}\p{N}]/u.test(passage.text.slice(quote.close, end))) return null;
  const spoke = search.found.at(-1);
  const before = passage.sentences[at - 1];
  if (!before) {
    const previous = search.passages[passage.paragraph - 1];
    const last = previous?.sentences.at(-1);
    if (passage.paragraph < 2 || !last || spoke?.paragraph !== previous?.paragraph) return null;
    return spoke && spoke.offset >= last.start ? { speaker: spoke.speaker, cue: "" } : null;
  }
  if (spoke?.paragraph === passage.paragraph && spoke.offset >= before.start)
    return { speaker: spoke.speaker, cue: "" };
  return spokenIn(before, search, passage);
}

/** Whoever speaks in a sentence without quotation: the subject of its verb of saying. */
function spokenIn(
  { start, end }: { start: number; end: number },
  search: Search,
  passage: Passage,
): Attribution | null {
  const { vocabulary: v } = search;
  const stretch = stretchOf(passage, start, end);
  for (let at = stretch.first; at < stretch.last; at++) {
    if (!isSpeechVerb(passage.words, at, v)) continue;
    const text = passage.words[at]!.text;
    const cue = { at, behind: at + 1, kind: "verb" as const, text };
    const behind = mentionsOf(stretch).find((m) => m.first > at && m.first <= at + 3);
    const inverted = /,/.test(passage.words[at]!.gap) && behind;
    const speaker = inverted ? search.cast.speaker(behind, passage) : subjectBefore(cue, stretch, search);
    if (speaker) return { speaker, cue: text };
  }
  return null;
}
