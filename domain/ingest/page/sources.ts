import { fold } from "../../shared/text";
import { AGENCIES, CUES_AFTER, CUES_BEFORE, NO_NAMES, PARTICLES } from "./source-words";
import type { ArticleText } from "./text";

/** How many words after a cue the name may begin ("según el ministro de Defensa, Pedro …"). */
const MAX_GAP = 4;
const MAX_NAME_WORDS = 5;
const MAX_CHARS = 100_000;
/** Hosts that carry buttons (share, stores, ads), not sources. A post or video on them is a source all the same. */
const BUTTON_ADDRESS =
  /^(?:(?:www\.)?facebook\.com\/(?:sharer|dialog)|(?:www\.)?(?:twitter|x)\.com\/(?:intent|share)|(?:api\.whatsapp|wa)\.|t\.me\/share|(?:www\.)?linkedin\.com\/share|(?:play|news)\.google\.|apps\.apple\.|(?:www\.)?pinterest\.[a-z]+\/pin\/create|(?:www\.)?reddit\.com\/submit|bsky\.app\/intent|getpocket\.|flipboard\.)/;
/** Second-level labels under which others register ("co.uk", "com.ar"). */
const SHARED_SECOND_LEVEL = new Set("co com org net gob gov gouv edu ac or ne nic mil".split(" "));

/**
 * How many outside sources an article shows. Counted, each once:
 *  - registrable domains linked from its body, other than the newspaper's own (share buttons and app shops are
 *    left out);
 *  - press agencies named in it;
 *  - names that follow an attribution ("según X", "according to X", "selon X", "laut X", "X zufolge"): the first
 *    run of capitalised words within five words after the cue, in the same sentence.
 * A name that is contained in one already counted, or is the main label of a linked domain, is the same source.
 * Deterministic and linear in the length of the text, of which the first 100 000 characters count.
 */
export function countSources(text: ArticleText, pageUrl: string, language: string): number {
  const own = siteOf(pageUrl, pageUrl);
  const sites = new Set<string>();
  for (const href of text.hrefs.slice(0, 1000)) {
    const site = siteOf(href, pageUrl);
    if (site && site !== own && site.split(".")[0] !== own?.split(".")[0]) sites.add(site);
  }
  const labels = new Set([...sites].map((site) => site.split(".")[0] ?? site));
  const names = new Set<string>();
  const whole = text.paragraphs.join("\n").slice(0, MAX_CHARS);
  for (const agency of AGENCIES) if (agency.pattern.test(whole)) names.add(agency.name);
  for (const paragraph of whole.split("\n")) {
    for (const name of attributedNames(paragraph, language)) names.add(name);
  }
  const distinct: string[] = [];
  for (const name of [...names].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))) {
    if (
      labels.has(name.replace(/[^a-z0-9]/g, "")) ||
      name.split(" ").some((word) => word === own?.split(".")[0])
    )
      continue;
    if (!distinct.some((longer) => ` ${longer} `.includes(` ${name} `))) distinct.push(name);
  }
  return sites.size + distinct.length;
}

/** Registrable domain (by the usual two-level endings) of an http(s) link, or null for buttons and the rest. */
function siteOf(href: string, base: string): string | null {
  let url: URL;
  try {
    url = new URL(href, base);
  } catch {
    return null;
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  const host = url.hostname.toLowerCase();
  if (BUTTON_ADDRESS.test(host + url.pathname.toLowerCase())) return null;
  const labels = host.replace(/\.$/, "").split(".");
  if (labels.length < 2 || labels.every((label) => /^\d+$/.test(label))) return host;
  const shared =
    labels.length > 2 && (labels.at(-1)?.length ?? 0) === 2 && SHARED_SECOND_LEVEL.has(labels.at(-2) ?? "");
  return labels.slice(shared ? -3 : -2).join(".");
}

interface Token {
  raw: string;
  folded: string;
  /** A sentence or clause ends after the word. */
  ends: boolean;
}

/** Folded names of the sources that a paragraph attributes something to. */
export function attributedNames(paragraph: string, language: string): string[] {
  const tokens: Token[] = [];
  for (const match of paragraph.matchAll(/([\p{L}\p{N}][\p{L}\p{N}'’&.-]{0,80})([^\s\p{L}\p{N}]*)/gu)) {
    const raw = (match[1] ?? "").replace(/[.'’-]+$/, "");
    const tail = (match[1] ?? "").slice(raw.length) + (match[2] ?? "");
    tokens.push({ raw, folded: fold(raw), ends: /[.;:!?»”"]/.test(tail) });
  }
  const before = (CUES_BEFORE[language] ?? []).map((cue) => cue.split(" ").map(fold));
  const after = new Set(CUES_AFTER[language] ?? []);
  const names: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (const cue of before) {
      if (cue.every((word, offset) => tokens[at + offset]?.folded === word)) {
        const name = nameAfter(tokens, at + cue.length);
        if (name) names.push(name);
        break;
      }
    }
    if (after.has(tokens[at]?.folded ?? "")) {
      const name = nameBefore(tokens, at - 1);
      if (name) names.push(name);
    }
  }
  return names;
}

function isName(token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}/u.test(token.raw) && !NO_NAMES.has(token.folded);
}

function nameAfter(tokens: readonly Token[], from: number): string | null {
  if (tokens[from - 1]?.ends) return null;
  for (let at = from; at <= from + MAX_GAP; at += 1) {
    if (isName(tokens[at])) return nameFrom(tokens, at);
    if (tokens[at] === undefined || tokens[at]?.ends) return null;
  }
  return null;
}

function nameFrom(tokens: readonly Token[], start: number): string {
  const words: string[] = [];
  for (let at = start; at < start + MAX_NAME_WORDS; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (!isName(token) && !(PARTICLES.has(token.folded) && isName(tokens[at + 1]))) break;
    words.push(token.folded);
    if (token.ends) break;
  }
  return words.join(" ");
}

function nameBefore(tokens: readonly Token[], end: number): string | null {
  let start = end;
  while (start > end - MAX_NAME_WORDS && isName(tokens[start]) && !tokens[start - 1]?.ends) start -= 1;
  return start === end ? null : nameFrom(tokens.slice(0, end + 1), start + 1);
}
