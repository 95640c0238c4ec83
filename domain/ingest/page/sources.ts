import { fold } from "../../shared/text";
import { type Attribution, attributionsIn } from "./attribution";
import { AGENCIES } from "./source-words";
import type { ArticleText } from "./text";

/** The outside sources that an article shows. */
export interface CitedSources {
  count: number;
  /** As readers know them, the first 12: names in order of appearance, agencies, linked domains, unnamed ones. */
  names: string[];
}

/** What stands in `names` for all sources without a name, and for somebody who is only spoken of. */
export const UNNAMED_SOURCES = ":unnamed";
export const PRONOUN_SOURCE = ":pronoun";

const MAX_CHARS = 100_000;
const MAX_NAMES = 12;
/** No article cites more; comparing each with each stays cheap. */
const MAX_COMPARED = 200;
/** Hosts that carry buttons (share, stores, ads), not sources. A post or video on them is a source all the same. */
const BUTTON_ADDRESS =
  /^(?:(?:www\.)?facebook\.com\/(?:sharer|dialog)|(?:www\.)?(?:twitter|x)\.com\/(?:intent|share)|(?:api\.whatsapp|wa)\.|t\.me\/share|(?:www\.)?linkedin\.com\/share|(?:play|news)\.google\.|apps\.apple\.|(?:www\.)?pinterest\.[a-z]+\/pin\/create|(?:www\.)?reddit\.com\/submit|bsky\.app\/intent|getpocket\.|flipboard\.)/;
/** Second-level labels under which others register ("co.uk", "com.ar"). */
const SHARED_SECOND_LEVEL = new Set("co com org net gob gov gouv edu ac or ne nic mil".split(" "));

/**
 * Which outside sources an article shows, each once:
 *  - people, bodies and newspapers that it attributes something to (before or after a verb of speech, after "according
 *    to" and its like) or whose report or study it cites; offices with their place, unless of somebody named beside them;
 *  - press agencies named in it;
 *  - registrable domains linked from its body (share buttons and app shops are left out);
 *  - all unnamed sources together as one.
 * A name that is contained in another, is its initials or the main label of a linked domain, is the same source; the
 * newspaper itself is none. An office alone ("the mayor") or a pronoun counts only, once, where nothing else does.
 * Deterministic and linear in the length of the text, of which the first 100 000 characters count.
 */
export function citedSources(text: ArticleText, pageUrl: string, language: string): CitedSources {
  const own = labelOf(siteOf(pageUrl, pageUrl) ?? "");
  const sites = new Set<string>();
  for (const href of text.hrefs.slice(0, 1000)) {
    const site = siteOf(href, pageUrl);
    if (site && labelOf(site) !== own) sites.add(site);
  }
  const whole = text.paragraphs.join("\n").slice(0, MAX_CHARS);
  const found = whole.split("\n").flatMap((paragraph) => attributionsIn(paragraph, language));
  const labels = new Set([...sites].map(labelOf));
  const names = distinct([
    ...namesOf(found),
    ...AGENCIES.filter((one) => one.pattern.test(whole)).map((one) => one.name),
  ]).filter((name) => !labels.has(squash(name)) && !labels.has(initials(name) ?? "") && !isOwn(name, own));
  const all = [...names, ...sites];
  if (found.some(({ kind }) => kind === "unnamed")) all.push(UNNAMED_SOURCES);
  if (all.length === 0) {
    const bare = found.find(({ kind }) => kind === "bare");
    if (bare) all.push(bare.text);
    else if (found.some(({ kind }) => kind === "pronoun")) all.push(PRONOUN_SOURCE);
  }
  return { count: all.length, names: all.slice(0, MAX_NAMES) };
}

/** Names, and the offices that are not those of somebody named. */
function namesOf(found: readonly Attribution[]): string[] {
  const near = found
    .filter(({ kind }) => kind === "name")
    .map((one) => one.near)
    .join(" | ");
  return found
    .filter(({ kind, text }) => kind === "name" || (kind === "office" && !near.includes(fold(text))))
    .map(({ text }) => text);
}

/** Each source once, by the longest of its names, in order of first appearance. */
function distinct(names: readonly string[]): string[] {
  const kept: string[] = [];
  for (const name of new Set(names)) {
    if (kept.length >= MAX_COMPARED) break;
    if (kept.some((other) => contains(other, name))) continue;
    const shorter = kept.findIndex((other) => contains(name, other));
    if (shorter < 0) kept.push(name);
    else kept[shorter] = name;
  }
  return [...new Set(kept)];
}

function contains(longer: string, shorter: string): boolean {
  return ` ${fold(longer)} `.includes(` ${fold(shorter)} `) || initials(longer) === squash(shorter);
}

const squash = (name: string): string => fold(name).replace(/[^a-z0-9]/g, "");

/** "Instituto Nacional de Estadística" → "ine"; of a single word nothing. */
function initials(name: string): string | null {
  const capitals = name.match(/(?<!\p{L})\p{Lu}/gu) ?? [];
  return capitals.length > 1 ? squash(capitals.join("")) : null;
}

/** Is it the newspaper itself, with or without its article ("The Argus" on argus.example)? */
function isOwn(name: string, own: string): boolean {
  const bare = (label: string): string => label.replace(/^(?:the|el|la|los|le|les|die|der|das)(?=.{3})/, "");
  const words = fold(name).split(" ");
  return words.includes(own) || bare(squash(name)) === bare(own.replace(/[^a-z0-9]/g, ""));
}

const labelOf = (site: string): string => site.split(".")[0] ?? site;

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
