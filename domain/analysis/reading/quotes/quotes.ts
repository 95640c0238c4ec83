import { fold } from "../../../shared/text";
import type { ReadArticle } from "../read";
import { attributedAfter } from "./after";
import { attributedBefore } from "./before";
import { Cast, type Speaker } from "./cast";
import { continued } from "./continued";
import { isDeclaration } from "./declares";
import { reportedIn } from "./indirect";
import { insertedIn } from "./inserted";
import type { QuotedSpan } from "./marks";
import { somebody } from "./nobody";
import type { Quotation } from "./quotation";
import { type Passage, sceneOf } from "./scene";
import type { Attribution, Search } from "./search";

/** The direct and reported speech of an article whose speaker is known, in the order of the text. */
export function quotesIn(article: ReadArticle): Quotation[] {
  const scene = sceneOf(article);
  const search: Search = {
    cast: new Cast(scene),
    vocabulary: scene.vocabulary,
    passages: scene.passages,
    found: [],
  };
  const direct: Quotation[] = [];
  // The headline last: its words often stand in the text again, where it is said whose they are.
  for (const passage of scene.passages.slice(1)) direct.push(...directIn(passage, search));
  direct.push(...unended(scene.passages, direct));
  const repeated = headlineQuotes(scene.passages[0]!, direct, search);
  const own = directIn(scene.passages[0]!, search).filter((q) => !repeated.some((r) => r.start === q.start));
  direct.push(...repeated, ...own);
  const reported = scene.passages.flatMap((passage) => reportedIn(passage, search));
  return [...direct, ...reported].sort((a, b) => a.paragraph - b.paragraph || a.start - b.start);
}

function directIn(passage: Passage, search: Search): Quotation[] {
  const quotations: Quotation[] = [];
  for (const [i, quote] of passage.quotes.entries()) {
    const before = passage.quotes[i - 1];
    const next = passage.quotes[i + 1];
    const sentence = passage.sentences.find((s) => quote.open >= s.start && quote.open < s.end);
    if (!sentence) continue;
    // Only what somebody said parts the sentence; words in marks do not.
    const from = Math.max(
      sentence.start,
      before && before.start === quotations.at(-1)?.start ? before.close : 0,
    );
    const to = Math.min(sentence.end, next ? next.open : sentence.end);
    const attribution = attributionOf(quote, { from, to, sentenceStart: sentence.start }, search, passage);
    const inserted = attribution ? null : insertedIn(quote, search, passage);
    const span = inserted ? { ...quote, end: inserted.until } : quote;
    const { speaker: found, cue } = attribution ?? inserted ?? {};
    const speaker = found && somebody(found, search.vocabulary.language);
    if (!speaker || !isDeclaration(span, attribution ?? { whole: true }, passage, search)) continue;
    search.found.push({ paragraph: passage.paragraph, offset: quote.start, speaker });
    quotations.push(quotationOf(span, speaker, cue ?? "", passage, sentence));
  }
  return quotations;
}

/** Paragraphs of one speech, each with an opening mark and only the last with a closing one, have one speaker. */
function unended(passages: readonly Passage[], direct: readonly Quotation[]): Quotation[] {
  const added: Quotation[] = [];
  for (let p = passages.length - 2; p > 0; p--) {
    const passage = passages[p]!;
    const open = passage.quotes.find((quote) => !quote.closed);
    if (!open || direct.some((q) => q.paragraph === p && q.start === open.start)) continue;
    const next = passages[p + 1]!.quotes[0];
    const same = [...direct, ...added].find((q) => q.paragraph === p + 1 && q.start === next?.start);
    if (next?.open === 0 && same)
      added.push(quotationOf(open, same.speaker, same.cue, passage, { start: 0, end: passage.text.length }));
  }
  return added;
}

/** Where to look for a quotation's speaker: `from` … mark … `to`, in a sentence that begins at `sentenceStart`. */
interface Surroundings {
  from: number;
  to: number;
  sentenceStart: number;
}

function attributionOf(
  quote: QuotedSpan,
  { from, to, sentenceStart }: Surroundings,
  search: Search,
  passage: Passage,
): (Attribution & { whole: boolean }) | null {
  const ahead = passage.text.slice(from, quote.open);
  const opens = !/\p{L}/u.test(ahead);
  const colon = /[:–—]\s*$/.test(ahead);
  if (opens && from === sentenceStart) {
    const after = attributedAfter(quote, to, true, search, passage);
    if (after) return { ...after, whole: true };
    const lasting = continued(quote, to, search, passage);
    return lasting && { ...lasting, whole: true };
  }
  const before = attributedBefore(quote, from, search, passage);
  // "Residents fear “a flood”, said Ruiz": a verb of saying right behind the words outdoes another one before them.
  if (before && !colon && !search.vocabulary.speech.has(fold(before.cue))) {
    const said = attributedAfter(quote, to, false, search, passage);
    if (said?.distance === 0) return { ...said, whole: false };
  }
  if (before) return { ...before, whole: colon };
  const after = attributedAfter(quote, to, false, search, passage);
  if (after) return { ...after, whole: false };
  // «A» y «B»: the second part of what the same speaker said.
  const spoke = search.found.at(-1);
  const same = spoke?.paragraph === passage.paragraph && spoke.offset >= sentenceStart && ahead.length < 40;
  return same ? { speaker: spoke.speaker, cue: "", whole: false } : null;
}

function quotationOf(
  { start, end }: QuotedSpan,
  speaker: Speaker,
  cue: string,
  { paragraph, text }: Passage,
  sentence: { start: number; end: number },
): Quotation {
  const until = /,$/.test(text.slice(start, end)) ? end - 1 : end;
  return {
    text: text.slice(start, until),
    paragraph,
    start,
    end: until,
    sentence: text.slice(sentence.start, sentence.end),
    speaker,
    cue,
    indirect: false,
  };
}

/** A headline often carries the words alone: their speaker is whoever says them in the text. */
function headlineQuotes(headline: Passage, direct: readonly Quotation[], search: Search): Quotation[] {
  return headline.quotes.flatMap((quote) => {
    const words = fold(headline.text.slice(quote.start, quote.end));
    const same = direct.find((q) => words.length > 12 && fold(q.text).includes(words));
    if (!same || !isDeclaration(quote, { whole: true }, headline, search)) return [];
    return [quotationOf(quote, same.speaker, same.cue, headline, { start: 0, end: headline.text.length })];
  });
}
