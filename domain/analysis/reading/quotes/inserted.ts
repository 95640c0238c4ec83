import { resolve } from "./attribution";
import type { QuotedSpan } from "./marks";
import { mentionsIn } from "./mentions";
import type { Passage, Stretch } from "./scene";
import type { Attribution, Search } from "./search";
import { firstSubject, isSpeechVerb } from "./subjects";
import { wordsOf } from "./words";

/** How far behind the verb its subject may stand, in words. */
const SUBJECT_WITHIN = 3;

/**
 * The speaker whom French newspapers name within the marks ("« C'est grave, reconnaît Julie Morel. Mais … »").
 * `until` is the offset at which the words before the insertion end.
 */
export function insertedIn(
  quote: QuotedSpan,
  search: Search,
  passage: Passage,
): (Attribution & { until: number }) | null {
  const { vocabulary: v } = search;
  if (v.language !== "fr") return null;
  const words = wordsOf(passage.text, quote.start, quote.end);
  const inner: Passage = { ...passage, words, mentions: mentionsIn(words, v) };
  for (let k = 3; k < words.length - 1; k++) {
    if (!/^\s*,\s*$/.test(words[k]!.gap)) continue;
    const at = [k, k + 1, k + 2, k + 3].find((i) => words[i] && isSpeechVerb(words, i, v));
    if (at === undefined) continue;
    const stretch: Stretch = {
      passage: inner,
      start: quote.start,
      end: quote.end,
      first: k,
      last: words.length,
    };
    const near = inner.mentions.filter((m) => m.first >= k && m.first <= at + SUBJECT_WITHIN);
    const subject = firstSubject(near, stretch, v);
    const closing =
      subject && passage.text.slice(subject.end, subject.end + 1 + (subject.kind === "pronoun" ? 12 : 0));
    if (!subject || subject.last === at || !/[,.]/.test(closing ?? "")) continue;
    const speaker = resolve(subject, search, subject.kind === "pronoun" ? passage : inner);
    if (speaker)
      return { speaker, cue: words[at]!.text, until: passage.text.lastIndexOf(",", words[k]!.start) };
  }
  return null;
}
