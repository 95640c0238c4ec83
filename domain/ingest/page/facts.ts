/** What an article's own page tells. All times are ms since the epoch, UTC. */
export interface PageFacts {
  /** Words of the visible article text; menus, captions of links, comments and the like are left out. */
  words: number;
  /** True when the page says, or clearly shows, that the whole text is for payers only. */
  paywall: boolean;
  /** The sign that made `paywall` true (`json-ld`, `meta:article:content_tier=locked`, `container:paywall` …), or null. */
  paywallReason: string | null;
  /** Distinct outside sources; see `citedSources` for the rule. */
  citedSources: number;
  /** The first of them as readers know them, at most 12. */
  sources: string[];
  /** Names of the authors, joined by ", ", or null. */
  author: string | null;
  publishedAt: number | null;
  updatedAt: number | null;
  /** First paragraphs as plain text, at most 600 characters, cut at a word. */
  lead: string;
  /** The text for analysis, at most 4000 characters, paragraphs separated by a line break. */
  extract: string;
  /** The newspaper's own name of the section, as written, or null. */
  section: string | null;
  /** ISO 639-1 as the page declares it, or null. */
  language: string | null;
  /** True when the page itself reserves text and data mining (TDMRep meta element or HTTP header). */
  tdmReserved: boolean;
  /** Absolute http(s) address the page names as its canonical one, or null. */
  canonicalUrl: string | null;
}

/** What `readPage` has to know beside the bytes. */
export interface PageAbout {
  /** `Content-Type` header of the answer, or null. */
  contentType: string | null;
  /** Absolute address the page was read from (after redirects). */
  url: string;
  /** All response headers; read for the `tdm-reservation` field. */
  headers?: Headers;
  /** ISO 639-1 of the newspaper: the language in which to look for words where the page declares none. */
  language: string;
}
