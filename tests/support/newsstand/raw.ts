import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { CatalogueNewspaper } from "../../../sample/edition";
import { listen, pathOf, plain } from "../../../sample/http";
import { titleOf } from "./newsstand";

const MEDIA_TYPES: Record<string, string> = {
  ".xml": "text/xml",
  ".rss": "application/rss+xml",
  ".atom": "application/atom+xml",
  ".json": "application/feed+json",
};

/** A newsstand that serves files just as they are. */
export interface RawNewsstand {
  /** "http://127.0.0.1:4711", without a slash at the end */
  url: string;
  /** one newspaper a file; its slug is the file's name without ending */
  catalogue: CatalogueNewspaper[];
  close(): Promise<void>;
}

/**
 * Serves the feed bodies of a folder (.xml, .rss, .atom, .json), byte for byte and without a charset in the
 * header, as `/{file's name without ending}/feed`.
 * @param options `language` (ISO 639-1) and `country` (ISO 3166-1) of a file's newspaper by slug; else en, GB
 * @throws Error when the folder cannot be read
 */
export async function startRawNewsstand(options: {
  folder: string;
  port?: number;
  about?: Record<string, { language: string; country: string }>;
}): Promise<RawNewsstand> {
  const files = new Map(
    readdirSync(options.folder)
      .filter((name) => extname(name) in MEDIA_TYPES)
      .sort()
      .map((name) => [name.slice(0, -extname(name).length).toLowerCase(), name]),
  );
  const { url, close } = await listen(
    (request) => {
      const [, slug = "", rest = ""] = (pathOf(request) ?? "").split("/");
      const name = rest === "feed" ? files.get(slug) : undefined;
      if (!name) return plain(404, "No such feed.");
      return {
        contentType: MEDIA_TYPES[extname(name)] ?? "text/xml",
        body: readFileSync(join(options.folder, name)),
      };
    },
    { port: options.port ?? 0 },
  );
  const catalogue = [...files.keys()].map((slug): CatalogueNewspaper => {
    const { language, country } = options.about?.[slug] ?? { language: "en", country: "GB" };
    return {
      slug,
      name: titleOf(slug),
      domain: `${slug}.example`,
      homepage: `${url}/${slug}/`,
      country,
      language,
      kind: "newspaper",
      city: "",
      launch: true,
      feeds: [{ url: `${url}/${slug}/feed`, section: "home", language }],
    };
  });
  return { url, catalogue, close };
}
