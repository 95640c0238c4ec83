import { isTracking } from "./tracking";

/** Longer addresses are no article's. */
const MAX_LENGTH = 2048;
/** Wrappers around wrappers that are opened. */
const MAX_UNWRAPS = 3;

const MOBILE_LABELS = new Set(["m", "mobile", "amp"]);
/** Second labels of country domains such as co.uk: `m.co.uk` is a site of its own and no mobile host. */
const SECOND_LEVEL = new Set(["co", "com", "org", "net", "gov", "gob", "gouv", "ac", "edu", "or"]);

/** The host readers on a desktop get, without trailing dots. */
function plainHost(hostname: string): string {
  const labels = hostname.replace(/\.+$/, "").split(".");
  const lead = labels[0] ?? "";
  const rest = labels.slice(1);
  if (
    MOBILE_LABELS.has(lead) &&
    rest.length >= 2 &&
    !(rest.length === 2 && SECOND_LEVEL.has(rest[0] ?? ""))
  ) {
    return rest.join(".");
  }
  return labels.join(".");
}

/** The address inside an AMP cache's or a redirector's one, null when `url` is neither. */
function unwrap(url: URL): string | null {
  const host = url.hostname;
  const google = /^(?:www\.)?google\.[a-z.]{2,6}$/.test(host);
  const cached = host.endsWith(".cdn.ampproject.org")
    ? url.pathname.match(/^\/[a-z]+\/(s\/)?(.+)$/)
    : google || /^(?:www\.)?bing\.com$/.test(host)
      ? url.pathname.match(/^\/amp\/(s\/)?(.+)$/)
      : null;
  if (cached?.[2]?.includes(".")) return `${cached[1] ? "https" : "http"}://${cached[2]}${url.search}`;
  const query = url.searchParams;
  if (google && url.pathname === "/url") return query.get("url") ?? query.get("q");
  if (host.endsWith("bing.com") && url.pathname === "/news/apiclick.aspx") return query.get("url");
  if (/^lm?\.facebook\.com$/.test(host) && url.pathname === "/l.php") return query.get("u");
  return null;
}

/** One spelling for each percent-encoded octet (RFC 3986 §6.2.2). */
function normalEscapes(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_, hex: string) => {
    const char = String.fromCharCode(Number.parseInt(hex, 16));
    return /[a-z\d\-._~]/i.test(char) ? char : `%${hex.toUpperCase()}`;
  });
}

function plainPath(pathname: string): string {
  const path = normalEscapes(pathname)
    .replace(/;jsessionid=[^/]*/i, "")
    .replace(/(?<!:)\/{2,}/g, "/")
    .replace(/^\/amp(?=\/.)/i, "")
    .replace(/\.amp(?=\.html?$|\/?$)/i, "")
    .replace(/\/amp(?:\.html?)?\/?$/i, "")
    .replace(/\/index\.html?$/i, "");
  return path.replace(/\/+$/, "") || "/";
}

/** The parameters that choose the page, in one order; those without a value keep that form. */
function plainQuery(search: string): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((part) => {
      const at = part.indexOf("=");
      const name = at < 0 ? part : part.slice(0, at);
      return name !== "" && !isTracking(name, at < 0 ? "" : part.slice(at + 1));
    })
    .map(normalEscapes)
    .sort();
  return kept.length ? `?${kept.join("&")}` : "";
}

function parse(raw: string, base: string | undefined): URL | null {
  const text = raw
    .trim()
    .replace(/[\t\n\r]/g, "")
    .replace(/&amp;|&#0*38;/gi, "&");
  if (text === "" || text.length > MAX_LENGTH * 2) return null;
  const absolute = /^www\.[^\s/]+\.[a-z]/i.test(text)
    ? `https://${text}`
    : text.startsWith("//") && base === undefined
      ? `https:${text}`
      : text;
  try {
    return new URL(absolute, base);
  } catch {
    return null;
  }
}

/**
 * The one address under which an article is kept: absolute http(s), without tracking parameters, fragment, AMP
 * or mobile variant, default port, duplicate slashes, index.html or trailing slash; host in lower case,
 * remaining parameters sorted. The scheme stays as given (see `urlKey`).
 *
 * `raw` may be relative to `base` (absolute). Null when it is no http(s) address, carries credentials or is
 * longer than 2048 characters.
 */
export function canonicalUrl(raw: string, base?: string): string | null {
  let url = parse(raw, base);
  for (let i = 0; url && i < MAX_UNWRAPS; i++) {
    const inner = unwrap(url);
    if (inner === null) break;
    url = parse(inner, undefined);
  }
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  if (url.username !== "" || url.password !== "") return null;
  const host = plainHost(url.hostname);
  if (host === "") return null;
  const canonical = `${url.protocol}//${host}${url.port && `:${url.port}`}${plainPath(url.pathname)}${plainQuery(url.search)}`;
  return canonical.length <= MAX_LENGTH ? canonical : null;
}

/**
 * What makes two canonical addresses the same article: the address without scheme and without `www.`. Takes
 * what `canonicalUrl` gave.
 */
export function urlKey(canonical: string): string {
  return canonical.replace(/^https?:\/\//i, "").replace(/^www\d?\.(?=[^/]*\.)/i, "");
}
