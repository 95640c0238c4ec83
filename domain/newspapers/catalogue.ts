import { parseOpml } from "feedsmith";
import { type CatalogueEntry, catalogueEntry, type Refusal } from "./schemas";

export interface Catalogue {
  entries: CatalogueEntry[];
  refused: Refusal[];
}

/**
 * Reads a catalogue file: JSON (an array of entries) or OPML (told by its first character).
 * Good entries are kept, the others are refused with a reason; a file that is neither is one refusal.
 */
export function parseCatalogue(text: string): Catalogue {
  const trimmed = text.replace(/^\uFEFF/, "").trimStart();
  if (trimmed.startsWith("<")) return parseOpmlCatalogue(trimmed);
  let rows: unknown;
  try {
    rows = JSON.parse(trimmed);
  } catch (error) {
    return {
      entries: [],
      refused: [{ entry: "(file)", reason: `neither JSON nor OPML: ${(error as Error).message}` }],
    };
  }
  if (!Array.isArray(rows)) {
    return {
      entries: [],
      refused: [{ entry: "(file)", reason: "a JSON catalogue is an array of newspapers" }],
    };
  }
  return accept(rows.map((row, i) => ({ name: nameOf(row, i), row })));
}

function nameOf(row: unknown, index: number): string {
  const { slug, name } = (row ?? {}) as { slug?: unknown; name?: unknown };
  return String(slug ?? name ?? `#${index + 1}`);
}

function accept(candidates: { name: string; row: unknown }[]): Catalogue {
  const entries = new Map<string, CatalogueEntry>();
  const refused: Refusal[] = [];
  for (const { name, row } of candidates) {
    const parsed = catalogueEntry.safeParse(row);
    if (!parsed.success) {
      const reasons = parsed.error.issues.map(
        (issue) => `${issue.path.join(".") || "entry"}: ${issue.message}`,
      );
      refused.push({ entry: name, reason: reasons.join("; ") });
    } else if (entries.has(parsed.data.slug)) {
      refused.push({ entry: name, reason: "its slug stands earlier in the file" });
    } else entries.set(parsed.data.slug, parsed.data);
  }
  return { entries: [...entries.values()], refused };
}

interface Outline {
  text?: string;
  title?: string;
  xmlUrl?: string;
  htmlUrl?: string;
  language?: string;
  category?: string;
  country?: string;
  outlines?: Outline[];
}

/**
 * OPML knows neither country nor, often, language: they are read from the attributes `country` and `language`
 * where a file has them, else from the host's country domain. What stays unknown is refused, not guessed.
 */
function parseOpmlCatalogue(text: string): Catalogue {
  let outlines: Outline[];
  try {
    const opml = parseOpml(text, { extraOutlineAttributes: ["country"] }) as {
      body?: { outlines?: Outline[] };
    };
    outlines = flatten(opml.body?.outlines ?? []);
  } catch (error) {
    return {
      entries: [],
      refused: [{ entry: "(file)", reason: `unreadable OPML: ${(error as Error).message}` }],
    };
  }
  const byHost = new Map<string, { name: string; row: Record<string, unknown>; feeds: unknown[] }>();
  const refused: Refusal[] = [];
  for (const outline of outlines) {
    const name = outline.title ?? outline.text ?? outline.xmlUrl ?? "(outline)";
    if (!outline.xmlUrl) continue;
    const feedAt = webAddress(outline.xmlUrl);
    if (!feedAt) {
      refused.push({ entry: name, reason: "xmlUrl: must be an http or https address" });
      continue;
    }
    const home = webAddress(outline.htmlUrl)?.href ?? `${feedAt.origin}/`;
    const domain = new URL(home).hostname.replace(/^www\./, "");
    const language = outline.language?.slice(0, 2).toLowerCase();
    const feed = { url: outline.xmlUrl, section: outline.category ?? "home", language };
    const known = byHost.get(domain);
    if (known) {
      known.feeds.push(feed);
      continue;
    }
    const place = COUNTRY_OF_DOMAIN[domain.split(".").at(-1) ?? ""];
    const feeds = [feed];
    const row = {
      slug: domain.replace(/[^a-z0-9]+/g, "-"),
      name,
      domain,
      homepage: home,
      country: outline.country?.toUpperCase() ?? place?.country,
      language: language ?? place?.language,
      launch: true,
      feeds,
    };
    byHost.set(domain, { name, row, feeds });
  }
  if (byHost.size === 0 && refused.length === 0)
    return { entries: [], refused: [{ entry: "(file)", reason: "no feed stands in it" }] };
  const accepted = accept([...byHost.values()]);
  return { entries: accepted.entries, refused: [...refused, ...accepted.refused] };
}

const flatten = (outlines: Outline[]): Outline[] =>
  outlines.flatMap((o) => [o, ...flatten(o.outlines ?? [])]);

/** The address, if it is one of the web. */
function webAddress(text = ""): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Country domains whose newspapers write in one of our languages as a rule. */
const COUNTRY_OF_DOMAIN: Record<string, { country: string; language: string } | undefined> = {
  es: { country: "ES", language: "es" },
  mx: { country: "MX", language: "es" },
  ar: { country: "AR", language: "es" },
  cl: { country: "CL", language: "es" },
  co: { country: "CO", language: "es" },
  pe: { country: "PE", language: "es" },
  uk: { country: "GB", language: "en" },
  ie: { country: "IE", language: "en" },
  au: { country: "AU", language: "en" },
  nz: { country: "NZ", language: "en" },
  fr: { country: "FR", language: "fr" },
  de: { country: "DE", language: "de" },
  at: { country: "AT", language: "de" },
};
