import { FeedUnreadable } from "./types";

/** The root elements of the XML formats, whatever prefix they carry. */
const ROOT = /<((?:[\w.-]+:)?(?:rss|feed|rdf|newsml))(?=[\s>/])/i;
const HTML_ROOT = /<(?:!doctype\s+html|html|head|body)(?=[\s>])/i;

/** Where a DOCTYPE that starts at `from` ends: quotes, comments and the internal subset are stepped over. */
function doctypeEnd(text: string, from: number): number {
  const step = /"[^"]*"|'[^']*'|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|[[\]>]/g;
  step.lastIndex = from + 2;
  let depth = 0;
  for (let token = step.exec(text); token; token = step.exec(text)) {
    if (token[0] === "[") depth++;
    else if (token[0] === "]") depth--;
    else if (token[0] === ">" && depth <= 0) return step.lastIndex;
  }
  return text.length;
}

/**
 * The text from its root element on. Declaration, processing instructions, comments, junk and above all the
 * DOCTYPE are left behind, so that no entity definition is ever seen by a parser. Null when no root is found.
 */
function fromRoot(text: string): { text: string; root: string } | null {
  let at = 0;
  for (;;) {
    at = text.indexOf("<", at);
    if (at < 0) return null;
    if (text.startsWith("<!--", at)) {
      const end = text.indexOf("-->", at + 4);
      at = end < 0 ? at + 4 : end + 3;
    } else if (text.startsWith("<?", at)) {
      const end = text.indexOf("?>", at + 2);
      at = end < 0 ? at + 2 : end + 2;
    } else if (/^<!doctype\s+html\b/i.test(text.slice(at, at + 40))) {
      return null;
    } else if (/^<!doctype/i.test(text.slice(at, at + 9))) {
      at = doctypeEnd(text, at);
    } else {
      const head = text.slice(at, at + 200);
      const root = head.match(ROOT);
      if (root?.index === 0) return { text: text.slice(at), root: root[1] ?? "" };
      if (head.search(HTML_ROOT) === 0) return null;
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
/** Sections that are ended for a feed; beyond these its text is hopeless, and each costs a search. */
const MAX_MENDED = 200;
/** Characters after an unended section in which its element's end is looked for. */
const MEND_REACH = 256 * 1024;

/** A search that goes through a text once: it gives the first hit at or after a place, places never decreasing. */
function onward(find: (from: number) => number): (from: number) => number {
  let hit = -1;
  return (from) => {
    if (hit < from) hit = find(from);
    return hit;
  };
}

/** Ends CDATA sections that were never ended, where their element or entry ends, before they swallow the next. */
function closeCdata(text: string): string {
  const never = text.length + 1;
  const nextEnd = onward((from) => {
    const at = text.indexOf("]]>", from);
    return at < 0 ? never : at;
  });
  const nextEntryEnd = onward((from) => {
    ENTRY_END.lastIndex = from;
    return ENTRY_END.exec(text)?.index ?? never;
  });
  let out = "";
  let at = 0;
  for (let mended = 0; mended < MAX_MENDED; ) {
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
    const element = text.slice(Math.max(0, open - 200), open).match(/<([\w:.-]+)(?:\s[^<>]*)?>\s*$/)?.[1];
    const own = element ? text.slice(from, from + MEND_REACH).indexOf(`</${element}`) : -1;
    const cut = own >= 0 ? from + own : Math.min(entryEnd, text.length);
    out += `${text.slice(at, cut)}]]>`;
    at = cut;
    mended++;
  }
  return out + text.slice(at);
}

/** Ampersands that start no entity, outside CDATA, become the entity they stand for. */
function escapeAmpersands(text: string): string {
  return text.replace(
    /<!\[CDATA\[[\s\S]*?\]\]>|&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{0,30};)/gi,
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
