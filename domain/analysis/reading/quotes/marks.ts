/** A text in quotation marks, outermost ones only. Offsets in the paragraph. */
export interface QuotedSpan {
  /** Offset of the opening mark. */
  open: number;
  /** The text between the marks. */
  start: number;
  end: number;
  /** Offset behind the closing mark; equal to `end` where it is missing. */
  close: number;
  closed: boolean;
}

const LETTER = /[\p{L}\p{N}]/u;
/** What may stand behind an opening mark: a letter, a nested mark, an inverted mark, an ellipsis. */
const BEGINS = /[\p{L}\p{N}¿¡«»“„‚‘‹›"'([…$€£.@#–—-]/u;
const BEFORE_OPENING = /[\s([{:;,/–—|>¿¡-]/u;

/** The closing marks that may follow each opening one. */
const CLOSING: Record<string, string> = {
  "«": "»",
  "»": "«",
  "„": '“”"',
  "“": '”"',
  "”": "”",
  "‘": "’'",
  "‚": "‘’'",
  "‹": "›",
  "›": "‹",
  '"': '"”',
  "'": "'’",
};
/** Spanish dialogue: a dash, the words, and behind another dash who says them ("—No lo sé —dijo Ana"). */
const DIALOGUE = /^([—–]\s?)([\p{Lu}¿¡][^—–]*)(?=\s[—–]\p{Ll})/u;
const SINGLE = new Set("‘‚'");

/**
 * Quotations of a paragraph by their marks, in the habits of Spanish, English, French, German and Swiss newspapers.
 * Apostrophes are no marks. A quotation without a closing mark reaches to the paragraph's end if it begins the
 * paragraph; otherwise its opening mark is ignored.
 */
export function quotedSpans(paragraph: string): QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  const spoken = DIALOGUE.exec(paragraph);
  if (spoken) {
    const start = spoken[1]!.length;
    const end = start + spoken[2]!.length;
    return [{ open: 0, start, end, close: end, closed: true }];
  }
  for (let i = 0; i < paragraph.length; i++) {
    if (!opens(paragraph, i)) continue;
    const close = closingOf(paragraph, i);
    if (close === -1) {
      if (i > 0 || SINGLE.has(paragraph[i]!)) continue;
      spans.push(trimmed(paragraph, i, paragraph.length, false));
      break;
    }
    spans.push(trimmed(paragraph, i, close, true));
    i = close;
  }
  return spans;
}

function trimmed(text: string, open: number, closing: number, closed: boolean): QuotedSpan {
  let start = open + 1;
  let end = closing;
  while (start < end && text[start] === " ") start++;
  while (end > start && text[end - 1] === " ") end--;
  return { open, start, end, close: closed ? closing + 1 : closing, closed };
}

/** Whether the character at `i` opens a quotation. */
function opens(text: string, i: number): boolean {
  const mark = text[i]!;
  if (!(mark in CLOSING)) return false;
  const before = text[i - 1] ?? " ";
  const after = text[i + 1] ?? "";
  switch (mark) {
    case "«":
      return true;
    case "„":
      return true;
    case "‹":
    case "‚":
    case "“":
      return BEGINS.test(after) && !LETTER.test(before);
    case "'":
    case "‘":
      // "'90s" and "'em" have no closing mark of their own near by; closingOf decides.
      return BEFORE_OPENING.test(before) && /[\p{L}¿¡«“"„…]/u.test(after);
    default:
      // ", ”, » and › open only where a word begins.
      return BEFORE_OPENING.test(before) && BEGINS.test(after);
  }
}

/** Offset of the mark that closes the quotation opened at `open`, or -1. Nested quotations are stepped over. */
function closingOf(text: string, open: number): number {
  const mark = text[open]!;
  const closing = CLOSING[mark]!;
  if (SINGLE.has(mark)) return closingSingle(text, open, closing);
  let depth = 0;
  for (let i = open + 1; i < text.length; i++) {
    const at = text[i]!;
    if (mark !== '"' && at === mark && mark !== "”" && opens(text, i)) depth++;
    else if (closing.includes(at)) {
      // A straight mark before a letter and after a blank opens a nested quotation or is none of ours.
      if (at === '"' && BEFORE_OPENING.test(text[i - 1]!) && LETTER.test(text[i + 1] ?? "")) continue;
      if (depth === 0) return i;
      depth--;
    }
  }
  return -1;
}

/** Single marks look like apostrophes: a closing one stands behind punctuation or where a word and its phrase end. */
function closingSingle(text: string, open: number, closing: string): number {
  let doubtful = -1;
  for (let i = open + 1; i < text.length; i++) {
    if (!closing.includes(text[i]!)) continue;
    const before = text[i - 1]!;
    const after = text[i + 1] ?? " ";
    if (LETTER.test(after) || before === " ") continue;
    if (/[.,!?…;:”"]/.test(before) || /[.,;:!?)]/.test(after) || before !== "s") return i;
    // "the workers' union": the genitive of a plural, unless nothing better follows.
    if (doubtful === -1) doubtful = i;
  }
  return doubtful;
}
