import { FeedUnreadable } from "./types";

/** The root elements of the XML formats, whatever prefix they carry. */
const ROOT = /<((?:[\w.-]+:)?(?:rss|feed|rdf|newsml))(?=[\s>/])/iy;
const HTML_ROOT = /<(?:!doctype\s+html|html|head|body)(?=[\s>])/i;
const HTML_ROOT_HERE = new RegExp(HTML_ROOT, "iy");

/** The first match of a sticky expression at just this place, null when it does not match there. */
function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** A search that goes through a text once: it gives the first hit at or after a place, places never decreasing. */
function onward(find: (from: number) => number): (from: number) => number {
  let hit = -1;
  return (from) => {
    if (hit < from) hit = find(from);
    return hit;
  };
}

/** Such a search for a string; beyond the text's end when there is none, so that it is looked for only once. */
function onwardTo(text: string, wanted: string): (from: number) => number {
  return onward((from) => {
    const at = text.indexOf(wanted, from);
    return at < 0 ? text.length + 1 : at;
  });
}

/** Where what begins with `opening` ends, for each opening that hides what follows it up to its `closing`. */
type Closings = ReadonlyMap<string, { closing: string; next: (from: number) => number }>;

const closingsOf = (text: string): Closings =>
  new Map(
    [
      ["<!--", "-->"],
      ["<?", "?>"],
      ['"', '"'],
      ["'", "'"],
    ].map(([opening = "", closing = ""]) => [opening, { closing, next: onwardTo(text, closing) }]),
  );

/** The place after what begins at `at` with `opening`, null when that is never closed. */
function closedAt(text: string, closings: Closings, opening: string, at: number): number | null {
  const found = closings.get(opening);
  const end = found?.next(at + opening.length) ?? text.length + 1;
  return found && end <= text.length ? end + found.closing.length : null;
}

/**
 * Where a DOCTYPE that starts at `from` ends: quotes, comments and the internal subset are stepped over. It is
 * left at the first of them that is never closed.
 */
function doctypeEnd(text: string, from: number, closings: Closings): number {
  const step = /<!--|<\?|["'[\]>]/g;
  step.lastIndex = from + 2;
  let depth = 0;
  for (let token = step.exec(text); token; token = step.exec(text)) {
    if (token[0] === "[") depth++;
    else if (token[0] === "]") depth--;
    else if (token[0] !== ">") {
      const end = closedAt(text, closings, token[0], token.index);
      if (end === null) return token.index;
      step.lastIndex = end;
    } else if (depth <= 0) return step.lastIndex;
  }
  return text.length;
}

/**
 * The text from its root element on. Declaration, processing instructions, comments, junk and above all the
 * DOCTYPE are left behind, so that no entity definition is ever seen by a parser. Null when no root is found.
 */
function fromRoot(text: string): { text: string; root: string } | null {
  const closings = closingsOf(text);
  let at = 0;
  for (;;) {
    at = text.indexOf("<", at);
    if (at < 0) return null;
    if (text.startsWith("<!--", at)) {
      at = closedAt(text, closings, "<!--", at) ?? at + 4;
    } else if (text.startsWith("<?", at)) {
      at = closedAt(text, closings, "<?", at) ?? at + 2;
    } else if (matchAt(HTML_ROOT_HERE, text, at)) {
      return null;
    } else if (matchAt(/<!doctype/iy, text, at)) {
      at = doctypeEnd(text, at, closings);
    } else {
      const root = matchAt(ROOT, text, at);
      if (root) return { text: text.slice(at), root: root[1] ?? "" };
      at++;
    }
  }
}

/** Leaves the last, unfinished entry of a text that breaks off, and closes what is open. */
function closeTail(text: string, root: string): string {
  if (new RegExp(`</${root.replace(".", "\\.")}\\s*>`, "i").test(text.slice(-2000))) return text;
  const closers = [...text.matchAll(/<\/(?:[\w.-]+:)?(?:item|entry|newsitem)\s*>/gi)];
  const last = closers.at(-1);
  if (last?.index === undefined) return text;
  const kept = text.slice(0, last.index + last[0].length);
  const channel = /<channel[\s>]/i.test(kept) && !/<\/channel\s*>/i.test(kept) ? "</channel>" : "";
  return `${kept}${channel}</${root}>`;
}

const CDATA_OPEN = "<![CDATA[";
/** The end of an entry and what follows it: text with this in it has run on into the next entry. */
const ENTRY_END =
  /<\/(?:[\w.-]+:)?(?:item|entry|newsitem)\s*>\s*(?:<(?:[\w.-]+:)?(?:item|entry|newsitem)[\s>]|<\/(?:[\w.-]+:)?(?:channel|rss|feed|rdf|newsml)\s*>)/gi;
/** Sections that are ended for a feed; what follows them is hopeless, and each costs a search. */
const MAX_MENDED = 200;
/** Characters after an unended section in which its element's end is looked for. */
const MEND_REACH = 256 * 1024;

/**
 * Ends CDATA sections that were never ended, where their element or entry ends, before they swallow the next.
 * After `MAX_MENDED` of them the text is left at the next one.
 */
function closeCdata(text: string): string {
  const never = text.length + 1;
  const nextEnd = onwardTo(text, "]]>");
  const nextEntryEnd = onward((from) => {
    ENTRY_END.lastIndex = from;
    return ENTRY_END.exec(text)?.index ?? never;
  });
  let out = "";
  let at = 0;
  for (let mended = 0; ; ) {
    const open = text.indexOf(CDATA_OPEN, at);
    if (open < 0) break;
    const from = open + CDATA_OPEN.length;
    const end = nextEnd(from);
    const entryEnd = nextEntryEnd(from);
    if (end < entryEnd) {
      out += text.slice(at, end + 3);
      at = end + 3;
      continue;
    }
    if (mended === MAX_MENDED) return out + text.slice(at, open);
    const element = text.slice(Math.max(0, open - 200), open).match(/<([\w:.-]+)(?:\s[^<>]*)?>\s*$/)?.[1];
    const own = element ? text.slice(from, from + MEND_REACH).indexOf(`</${element}`) : -1;
    const cut = own >= 0 ? from + own : Math.min(entryEnd, text.length);
    out += `${text.slice(at, cut)}]]>`;
    at = cut;
    mended++;
  }
  return out + text.slice(at);
}

/**
 * Ampersands that start no entity, outside CDATA, become the entity they stand for. A section that the end of the
 * text leaves open reaches to that end, or each opening within it would be searched to the end again.
 */
function escapeAmpersands(text: string): string {
  return text.replace(
    /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|&(?!#\d{1,7};|#[xX][\da-fA-F]{1,6};|[a-zA-Z][a-zA-Z\d]{0,30};)/g,
    (found) => (found === "&" ? "&amp;" : found),
  );
}

/** Feed services put the newspaper's own address beside theirs; as a canonical link every reader knows it. */
function canonicalLinks(text: string, root: string): string {
  const link = /feed$/i.test(root) ? root.replace(/feed$/i, "link") : "atom:link";
  return text
    .replace(/<(?:feedburner|pheedo):origlink(?:\s[^<>]*)?>/gi, `<${link} rel="canonical">`)
    .replace(/<\/(?:feedburner|pheedo):origlink\s*>/gi, `</${link}>`);
}

/**
 * Makes the text of an XML feed as well-formed as it can be made without parsing it: everything before the
 * root element is dropped (DOCTYPE and its entities included), unfinished ends and CDATA sections are closed,
 * stray ampersands escaped. Throws `FeedUnreadable` ("html", "unreadable") when there is no feed in it.
 */
export function mendXml(text: string): string {
  const found = fromRoot(text);
  if (!found) {
    throw HTML_ROOT.test(text.slice(0, 50_000))
      ? new FeedUnreadable("html", "A web page stands where the feed should be")
      : new FeedUnreadable("unreadable", "No root element of a feed was found");
  }
  const whole = closeTail(closeCdata(found.text), found.root);
  return canonicalLinks(escapeAmpersands(whole), found.root);
}
