import type { Link, LinkColumns } from "./links";

/** An article of the window as the engine takes it; everything it needs to know of the text is in `features`. */
export interface WindowArticle {
  id: number;
  newspaperId: number;
  /** ISO 639-1 code. */
  language: string;
  /** Milliseconds since the epoch, UTC. */
  publishedAt: number;
  /** What `extractFeatures` gave for the article's headline and lead. */
  features: Uint8Array;
  /** The event the article is in now, or null. */
  eventId: number | null;
  /** When that event began (ms, UTC), where known: an event too old takes no further articles. */
  eventBornAt?: number | null;
}

/** An operator's correction: two articles that must, or cannot, be in one event. */
export interface Constraint {
  a: number;
  b: number;
  kind: "must" | "cannot";
}

/** What `groupArticles` takes. */
export interface GroupingInput {
  articles: WindowArticle[];
  /** Ids of the articles not grouped yet. */
  arrivals: ReadonlySet<number>;
  /** Links stored by earlier rounds among the other articles; best as columns. */
  links: Iterable<Link>;
  constraints: Constraint[];
}

/** What `groupArticles` gives. */
export interface GroupingResult {
  /** New links, to be stored for the coming rounds; a < b. */
  links: LinkColumns;
  /** Every cluster of the window, singletons too; ids ascending in each, clusters by their first id. */
  clusters: number[][];
  stats: { scoredPairs: number; candidates: number; milliseconds?: never };
}
