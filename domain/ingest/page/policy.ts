import robotsParser from "robots-parser";

type Robot = ReturnType<typeof robotsParser>;

/** What a host allows our reader; kept per origin and read anew from time to time. */
export interface HostPolicy {
  /** Body of /robots.txt as text, or "". */
  robots: string;
  /** HTTP status of /robots.txt; 0 when the host could not be reached. */
  robotsStatus: number;
  /** Paths (with `*` and a closing `$` as in robots.txt) whose rights of text and data mining are reserved. */
  tdmReserved: { prefix: string }[];
  /** When the host was asked, ms UTC; set earlier for one that could not say all and is to be asked again sooner. */
  readAt: number;
}

/** Answer of `mayReadPage`. `crawlDelayMs` is 0 when the host asks for none. */
export interface PagePermission {
  allowed: boolean;
  /** unreachable: the host could not say, which is no answer for good; it may be asked again later. */
  reason: null | "robots" | "tdm" | "unreachable";
  crawlDelayMs: number;
}

/** RFC 9309 §2.5 lets a crawler stop reading after 500 KiB. */
const MAX_ROBOTS_CHARS = 500 * 1024;
/** A longer delay than this would mean never within an hourly reading; it is taken as this much. */
const MAX_CRAWL_DELAY_MS = 60_000;
const MAX_TDM_RULES = 500;
/** Rule matching costs path × pattern: the bound keeps a hostile pair of both cheap. */
const MAX_URL_CHARS = 4096;

/** Many pages of one host are asked about in one run: its robots.txt is parsed once. */
const parsedRules = new WeakMap<HostPolicy, { robotsUrl: string; rules: Robot }>();

function rulesOf(policy: HostPolicy, robotsUrl: string): Robot {
  const known = parsedRules.get(policy);
  if (known?.robotsUrl === robotsUrl) return known.rules;
  const rules = robotsParser(robotsUrl, policy.robots.slice(0, MAX_ROBOTS_CHARS).replace(/^\uFEFF/, ""));
  parsedRules.set(policy, { robotsUrl, rules });
  return rules;
}

/** Whether an HTTP status (0: none came) says nothing of what is allowed: 5xx, 429, no answer. */
export const isUnreachable = (status: number): boolean => status < 100 || status >= 500 || status === 429;

/**
 * May the page be read by `agent` (our product token, e.g. "PoliedroBot")?
 * RFC 9309: 2xx → the rules of robots.txt; 4xx ("unavailable") → all allowed; 5xx, 429 or unreachable →
 * nothing for now, reason "unreachable" (429 by Google's reading: the host asks for fewer requests). 3xx that were not followed to
 * an end count as unavailable. A TDM reservation of the host (TDMRep) disallows the paths that it covers.
 * An address that cannot be parsed, or longer than 4096 characters, is not allowed.
 */
export function mayReadPage(policy: HostPolicy, url: string, agent: string): PagePermission {
  const at = URL.parse(url);
  if (!at || url.length > MAX_URL_CHARS) return { allowed: false, reason: "robots", crawlDelayMs: 0 };
  const { robotsStatus: status } = policy;
  if (isUnreachable(status)) return { allowed: false, reason: "unreachable", crawlDelayMs: 0 };
  let crawlDelayMs = 0;
  if (status >= 200 && status < 300 && policy.robots !== "") {
    const rules = rulesOf(policy, new URL("/robots.txt", at).href);
    const seconds = rules.getCrawlDelay(agent) ?? 0;
    crawlDelayMs = seconds > 0 ? Math.min(Math.round(seconds * 1000), MAX_CRAWL_DELAY_MS) : 0;
    if (rules.isAllowed(at.href, agent) === false) return { allowed: false, reason: "robots", crawlDelayMs };
  }
  const path = at.pathname + at.search;
  if (policy.tdmReserved.some((rule) => covers(rule.prefix, path))) {
    return { allowed: false, reason: "tdm", crawlDelayMs };
  }
  return { allowed: true, reason: null, crawlDelayMs };
}

/**
 * The reserved paths of /.well-known/tdmrep.json (W3C TDM Reservation Protocol, final report 2024-05-10): an
 * array of `{"location": "/path*", "tdm-reservation": 0 | 1}`, locations read like robots.txt paths. Releases
 * (`0`) of single paths within a reserved host are not honoured: the stricter reading is the safe one.
 * A lone object is taken as an array of one; anything else gives no rules.
 */
export function parseTdmrep(body: string): { prefix: string }[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.slice(0, MAX_ROBOTS_CHARS).replace(/^\uFEFF/, ""));
  } catch {
    return [];
  }
  const rules: { prefix: string }[] = [];
  for (const entry of (Array.isArray(parsed) ? parsed : [parsed]).slice(0, MAX_TDM_RULES)) {
    if (typeof entry !== "object" || entry === null) continue;
    const { location, "tdm-reservation": reservation } = entry as Record<string, unknown>;
    if (typeof location !== "string" || Number(reservation) !== 1) continue;
    const prefix = location.replace(/^https?:\/\/[^/]*/i, "");
    if (prefix === "" || /^[/*]/.test(prefix)) rules.push({ prefix });
  }
  return rules;
}

/** robots.txt path matching of RFC 9309 §2.2.3, without regular expressions so that no rule can be slow. */
function covers(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith("$");
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split("*");
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index === 0) {
      if (!path.startsWith(piece)) return false;
      at = piece.length;
    } else if (anchored && index === pieces.length - 1) {
      return path.length - piece.length >= at && path.endsWith(piece);
    } else {
      const found = path.indexOf(piece, at);
      if (found < 0) return false;
      at = found + piece.length;
    }
  }
  return !anchored || at === path.length;
}
