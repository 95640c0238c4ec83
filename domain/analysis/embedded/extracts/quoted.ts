/** What closes each opening quotation mark; German and French opening marks are each other's closing ones. */
const CLOSES: Record<string, string> = {
  "«": "»",
  "»": "«",
  "“": "”",
  "„": '“”"',
  "‹": "›",
  "‚": "‘’",
  "‘": "’",
  '"': '"',
};
/** An opening mark stands where a word may begin, and before a letter, a digit or another opening. */
const MAY_OPEN = /[\s([¿¡:—–-]/u;

/** A stretch of a text from an opening mark to behind its closing one. */
export interface QuotedSpan {
  start: number;
  end: number;
}

/**
 * Quotations of a paragraph, the outermost only, in order. A quotation that nothing closes reaches to the paragraph's
 * end, as newspapers set one that the next paragraph carries on; a single mark that nothing closes is an apostrophe.
 */
export function quotedSpans(paragraph: string): QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  for (let at = 0; at < paragraph.length; at++) {
    const closing = CLOSES[paragraph[at]!];
    if (closing === undefined || (at > 0 && !MAY_OPEN.test(paragraph[at - 1]!))) continue;
    let end = at + 1;
    while (end < paragraph.length && !(closing.includes(paragraph[end]!) && closesAt(paragraph, end))) end++;
    if (end === paragraph.length && /[‘‚"»]/.test(paragraph[at]!)) continue;
    spans.push({ start: at, end: Math.min(end + 1, paragraph.length) });
    at = end;
  }
  return spans;
}

/** A mark inside a word ("don’t") is an apostrophe. */
const closesAt = (text: string, at: number): boolean => !/[\p{L}\p{N}]/u.test(text[at + 1] ?? " ");

/**
 * The part of `text` (standing at `start` of its paragraph) that lies outside the quotations; for each quotation it
 * has one mark (") in their place, so that what stands on both sides is not read as one phrase.
 */
export function outsideOf(spans: readonly QuotedSpan[], text: string, start: number): string {
  let result = "";
  let at = 0;
  for (const span of spans) {
    const from = Math.max(span.start - start, 0);
    const to = Math.min(span.end - start, text.length);
    if (to <= at || from >= text.length) continue;
    result += `${text.slice(at, from)} " `;
    at = to;
  }
  return result + text.slice(at);
}
