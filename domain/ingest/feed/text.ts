import { Tokenizer } from "htmlparser2";

/** Elements whose content is never prose. */
const SILENT = new Set(["script", "style", "template", "iframe", "noscript"]);

/** Those of them whose content is not even markup. */
const RAW = new Set(["script", "style"]);

/** Elements that do not separate words: no space may appear where they open or close. */
const INLINE = new Set(
  "a abbr acronym b bdi bdo cite code em font i ins kbd mark q s samp small span strong sub sup tt u var wbr".split(
    " ",
  ),
);

/** What a text looks like that still holds markup or entities after one reading, as doubly escaped ones do. */
const STILL_ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
const STILL_MARKUP =
  /<\/?(?:a|abbr|b|blockquote|br|center|cite|div|em|figcaption|figure|font|h[1-6]|hr|i|iframe|img|li|ol|p|picture|pre|q|s|script|small|span|strong|style|sub|sup|table|textarea|title|tbody|td|th|tr|u|ul|video)(?:\s[^<>]{0,2000})?\/?>|<!--/i;

/** Readings of one text: its own, one for doubly and one for trebly escaped parts. */
const PASSES = 3;

/** Control characters, bidirectional controls, zero-width characters, soft hyphens, tag characters, halves of pairs. */
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Surrogate}/gu;

/** The text of a piece of HTML: one linear walk without a tree, so that depth and unclosed tags cost nothing. */
function withoutMarkup(html: string): string {
  const lower = html.toLowerCase();
  let out = "";
  const lastClosing = new Map<string, number>();
  const isClosedAfter = (name: string, at: number): boolean => {
    const last = lastClosing.get(name) ?? lower.lastIndexOf(`</${name}`);
    lastClosing.set(name, last);
    return last > at;
  };
  let silencedBy: string | null = null;
  let closing = false;
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      ontext(start, end) {
        if (!silencedBy) out += html.slice(start, end);
      },
      ontextentity(codepoint) {
        if (!silencedBy) out += String.fromCodePoint(codepoint);
      },
      onopentagname(start, end) {
        const name = lower.slice(start, end);
        if (!INLINE.has(name)) out += " ";
        if (silencedBy || !SILENT.has(name)) return;
        // Browsers drop all that follows an unclosed script; other elements must not silence what follows them.
        if (RAW.has(name) || isClosedAfter(name, end)) silencedBy = name;
      },
      onclosetag(start, end) {
        const name = lower.slice(start, end);
        if (!INLINE.has(name)) out += " ";
        if (silencedBy === name) silencedBy = null;
      },
      oncdata(start, end, offset) {
        if (!silencedBy) out += html.slice(start, end - offset);
      },
      onattribdata() {},
      onattribentity() {},
      onattribend() {},
      onattribname() {},
      oncomment() {},
      ondeclaration() {},
      onend() {
        closing = true;
      },
      onopentagend() {},
      onprocessinginstruction() {},
      onselfclosingtag() {},
    },
  );
  tokenizer.write(html);
  if (!closing) tokenizer.end();
  return out;
}

/**
 * Marks beyond the 30th on one letter: more are no writing (UAX #15, Stream-Safe Text Format), and normalization
 * sorts them in quadratic time.
 */
const MARKS_BEYOND = /(?<=\p{M}{30})\p{M}+/gu;

/**
 * The readable text of a piece of HTML or of plain text: tags, scripts and styles dropped, entities decoded
 * (doubly escaped ones too), white space folded to single spaces, control, bidirectional and zero-width
 * characters removed, NFC. "" when nothing is left. Linear in the length of its input.
 */
export function plainText(html: string): string {
  let text = html;
  for (let pass = 0; pass < PASSES; pass++) {
    if (pass > 0 && !STILL_ENTITY.test(text) && !STILL_MARKUP.test(text)) break;
    text = withoutMarkup(text);
  }
  if (STILL_MARKUP.test(text)) text = text.replace(new RegExp(STILL_MARKUP, "gi"), " ");
  const visible = text.replace(INVISIBLE, "").replace(MARKS_BEYOND, "");
  return visible.replace(/\s+/g, " ").trim().normalize("NFC");
}

/**
 * Shortens a text to at most `max` UTF-16 units, at a word's end where one is near, and marks the cut with an
 * ellipsis. Never splits a surrogate pair.
 */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "");
  const space = cut.lastIndexOf(" ");
  return `${(space > max * 0.8 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—-]+$/, "")}…`;
}

/** ISO 639-2 codes that feeds write where ISO 639-1 is meant. */
const THREE_LETTERS: Record<string, string> = {
  spa: "es",
  eng: "en",
  fra: "fr",
  fre: "fr",
  deu: "de",
  ger: "de",
  ita: "it",
  por: "pt",
  cat: "ca",
  glg: "gl",
  eus: "eu",
  baq: "eu",
  nld: "nl",
  dut: "nl",
};

/** ISO 639-1 code of a language tag (`es-ES`, `en_us`, `spa`), null when it is none. */
export function languageCode(tag: string | null | undefined): string | null {
  const primary = tag
    ?.trim()
    .toLowerCase()
    .match(/^([a-z]{2,3})(?:[-_].*)?$/)?.[1];
  if (!primary) return null;
  return primary.length === 2 ? primary : (THREE_LETTERS[primary] ?? null);
}
