/** An article as the analysis of its event reads it. Times in ms, UTC. */
export interface AnalysedArticle {
  id: number;
  /** Slug of the newspaper: two articles of one newspaper are one voice. */
  newspaper: string;
  /** The newspaper's domain, as the wire names a source. */
  domain: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** ISO 639-1. */
  language: string;
  headline: string;
  /** Lead and body as far as they may be read, paragraphs separated by a line break; may be empty. */
  text: string;
  publishedAt: number;
  /** The newspaper itself calls it an opinion piece (section, category). */
  opinion: boolean;
  author: string | null;
}

/** An earlier event that tells how this one came about. */
export interface EarlierEvent {
  id: number;
  at: number;
  /** Its title in each language it has. */
  titles: Record<string, string>;
  /** How near it is to this one, 0 … 1. */
  nearness: number;
}

/** All that an analyst is given. */
export interface EventToAnalyse {
  eventId: number;
  /** At least one, in the order of publication. */
  articles: AnalysedArticle[];
  /** Nearest first. */
  earlier: EarlierEvent[];
}
