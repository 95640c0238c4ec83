import type { CatalogueNewspaper } from "../../../sample/edition";
import { type Listening, listen, pathOf, plain } from "../../../sample/http";
import { type Behaviour, type Behaviours, ordinary } from "./behaviour";
import { CONTENT, HEALTHY_HEADLINES } from "./content";
import { TRANSPORT } from "./transport";

/** All behaviours by the slug of their newspaper. */
export const BEHAVIOURS: Behaviours = { ...TRANSPORT, ...CONTENT };

/** The running hostile newspapers. */
export interface HostileNewspapers {
  /** address of the server, without a slash at the end; with `apart`, of the first one */
  url: string;
  catalogue: CatalogueNewspaper[];
  /** how often each path was asked for, without query: "/error-500/feed" → 1 */
  requests: Map<string, number>;
  /** the most requests that were open at once, on all servers together */
  maxSimultaneous(): number;
  /** the same for one server (its address as in `url`, or any address on it) */
  maxSimultaneousAt(url: string): number;
  /** drops all counts */
  resetCounts(): void;
  close(): Promise<void>;
}

/** Which newspapers to start, and where. */
export interface HostileOptions {
  /** slugs of BEHAVIOURS; all when left out */
  only?: string[];
  /** a server, and so a port, of its own for every newspaper; else they share one */
  apart?: boolean;
  /** port of the shared server, 0 (default) for any free one */
  port?: number;
}

/**
 * Starts newspapers that misbehave, on loopback: one slug a behaviour, its feed at `/{slug}/feed`.
 * Article pages below `/{slug}/articles/` are short and well-behaved.
 * @throws Error for a slug that names no behaviour
 */
export async function startHostileNewspapers(options: HostileOptions = {}): Promise<HostileNewspapers> {
  const slugs = options.only ?? Object.keys(BEHAVIOURS);
  const unknown = slugs.filter((slug) => !BEHAVIOURS[slug]);
  if (unknown.length > 0) throw new Error(`no such behaviour: ${unknown.join(", ")}`);

  const counts = new Counts();
  const stops = new Set<() => void>();
  const servers: Listening[] = [];
  const homes = new Map<string, string>();
  if (options.apart) {
    for (const slug of slugs) {
      const server = await startServer([slug], 0, counts, stops);
      servers.push(server);
      homes.set(slug, `${server.url}/${slug}`);
    }
  } else {
    const server = await startServer(slugs, options.port ?? 0, counts, stops);
    servers.push(server);
    for (const slug of slugs) homes.set(slug, `${server.url}/${slug}`);
  }

  return {
    url: servers[0]?.url ?? "",
    catalogue: slugs.map((slug) => entryOf(slug, homes.get(slug) ?? "")),
    requests: counts.paths,
    maxSimultaneous: () => counts.most("all"),
    maxSimultaneousAt: (url) => counts.most(new URL(url).host),
    resetCounts: () => counts.reset(),
    close: async () => {
      for (const stop of stops) stop();
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

async function startServer(
  slugs: string[],
  port: number,
  counts: Counts,
  stops: Set<() => void>,
): Promise<Listening> {
  let base = "";
  const server = await listen(
    (request, response) => {
      const path = pathOf(request) ?? "";
      const left = counts.enter(path, new URL(base).host);
      response.once("close", left);
      const [, slug = "", ...parts] = path.split("/");
      const behaviour: Behaviour | undefined = slugs.includes(slug) ? BEHAVIOURS[slug] : undefined;
      if (!behaviour) return plain(404, "No such newspaper.");
      const home = `${base}/${slug}`;
      if (parts[0] === "articles" || parts[0] === "a") return articlePage(home);
      const onClose = (stop: () => void) => {
        stops.add(stop);
        response.once("close", () => {
          stop();
          stops.delete(stop);
        });
      };
      return behaviour.answer({ request, response, base, home, rest: parts.join("/"), onClose });
    },
    { port },
  );
  base = server.url;
  return server;
}

/** Counts requests and how many are open at once, for each host and for all ("all"). */
class Counts {
  readonly paths = new Map<string, number>();
  private open = new Map<string, number>();
  private highest = new Map<string, number>();

  /** @returns to be called when the request is over */
  enter(path: string, host: string): () => void {
    this.paths.set(path, (this.paths.get(path) ?? 0) + 1);
    for (const key of ["all", host]) {
      const open = (this.open.get(key) ?? 0) + 1;
      this.open.set(key, open);
      this.highest.set(key, Math.max(open, this.most(key)));
    }
    return () => {
      for (const key of ["all", host]) this.open.set(key, (this.open.get(key) ?? 1) - 1);
    };
  }

  most(key: string): number {
    return this.highest.get(key) ?? 0;
  }

  reset(): void {
    this.paths.clear();
    this.highest.clear();
  }
}

function entryOf(slug: string, home: string): CatalogueNewspaper {
  const feeds =
    slug === "healthy"
      ? Object.keys(HEALTHY_HEADLINES).map((language) => ({
          url: `${home}/${language}`,
          section: "home",
          language,
        }))
      : [{ url: `${home}/feed`, section: "home", language: "en" }];
  return {
    slug,
    name: `Hostile Herald (${slug})`,
    domain: `${slug}.example`,
    homepage: `${home}/`,
    country: "GB",
    language: feeds[0]?.language ?? "en",
    kind: "digital",
    city: "Hull",
    launch: true,
    feeds,
  };
}

function articlePage(home: string) {
  const paragraphs = ordinary(home).map((entry) => `<p>${entry.summary}</p>`);
  return {
    contentType: "text/html; charset=utf-8",
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Short notice</title></head><body><main><article><h1>Short notice</h1>${paragraphs.join("")}</article></main></body></html>`,
  };
}
