/** What a page may weigh: bytes after gzip, and requests until it is quiet. */
export interface Budget {
  html: number;
  /** Scripts that the page's own markup asks for. */
  js: number;
  css: number;
  requests: number;
  /** As Lighthouse reckons a slow telephone: ms, ms, a share of the view. */
  lcp: number;
  tbt: number;
  cls: number;
}

const KB = 1000;
const SCRIPTS_AND_STYLES = { js: 95 * KB, css: 12 * KB };

/** Six lanes of twenty cards. */
export const HOME: Budget = {
  ...SCRIPTS_AND_STYLES,
  html: 40 * KB,
  requests: 15,
  lcp: 1800,
  tbt: 150,
  cls: 0.002,
};

/** An event or an article at its own address. */
export const TEXT: Budget = {
  ...SCRIPTS_AND_STYLES,
  html: 25 * KB,
  requests: 12,
  lcp: 1500,
  tbt: 100,
  cls: 0.002,
};

/** A page about Poliedro itself. */
export const INFO: Budget = { ...SCRIPTS_AND_STYLES, html: 15 * KB, requests: 8, lcp: 1200, tbt: 50, cls: 0 };

/** Of the requests per second that a static file of the same bytes gets on the same machine. */
export const SHARE_OF_STATIC = { cached: 0.5, uncached: 0.15 };

/** Lighthouse, for a telephone. */
export const SCORES = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
