import { BIGRAM, decodeFeatures, featureCount, SPACES } from "./features";
import type { Prior } from "./prior";
import type { WindowArticle } from "./types";

/** Bit of `hashes` that says the headline holds the feature; the feature's number is in the 24 bits below. */
export const HEADLINE_BIT = 1 << 24;
/** What is below that bit. */
export const NUMBER_MASK = HEADLINE_BIT - 1;

/** Articles of news at large that the prior's rates weigh as much as, against what the window counts. */
const PRIOR_ARTICLES = 500;
/** The same in the long view, where moreover only a part of the window's excess over the prior counts. */
const LONG_PRIOR_ARTICLES = 3000;
const LONG_BURST_SHARE = 0.4;
/** No feature weighs nothing. */
const LEAST_IDF = 0.05;

/**
 * The window's articles as typed arrays, ordered by (publishedAt, id): 500 to 900 bytes an article. Index `i` is
 * an article's place in that order. Features of article i in space s run from starts[i * 5 + s] to
 * starts[i * 5 + s + 1], their numbers ascending; the window numbers the features it holds from 0.
 */
export interface ArticleWindow {
  size: number;
  ids: Float64Array;
  /** Hours since the window's first article. */
  hours: Float64Array;
  newspapers: Float64Array;
  /** Small number per language. */
  languages: Uint8Array;
  /** 1 for an article that is only a service (weather …) and takes no links. */
  isolated: Uint8Array;
  hasLead: Uint8Array;
  starts: Uint32Array;
  /** Number of the feature, with HEADLINE_BIT where the headline holds it. */
  hashes: Uint32Array;
  /** tf · idf */
  weights: Float32Array;
  /** Per article and space: length of the vector, and the sum of its squares in the headline alone. */
  norms: Float32Array;
  headSquares: Float32Array;
  /** How many articles of the window hold a feature, by number of the feature. */
  frequency: Uint32Array;
  /** By number of the feature: the idf that `weights` were taken with, and that of the long view. */
  idf: Float32Array;
  longIdf: Float32Array;
}

/** Orders articles as the engine reads them: by (publishedAt, id). */
export function inOrder(articles: readonly WindowArticle[]): WindowArticle[] {
  return [...articles].sort((a, b) => a.publishedAt - b.publishedAt || a.id - b.id);
}

/** Gives every distinct hash a number, from 0; an open-addressing table that grows. */
class FeatureNumbers {
  /** Number + 1 by slot. */
  private slots = new Uint32Array(1 << 13);
  /** Hash by number. */
  hashes = new Uint32Array(1 << 12);
  count = 0;

  of(hash: number): number {
    const { slots, hashes } = this;
    const mask = slots.length - 1;
    let slot = (Math.imul(hash + 1, 0x9e3779b1) >>> 7) & mask;
    for (let kept = slots[slot]!; kept !== 0; kept = slots[slot]!) {
      if (hashes[kept - 1] === hash) return kept - 1;
      slot = (slot + 1) & mask;
    }
    if (this.count === hashes.length) {
      this.grow();
      return this.of(hash);
    }
    hashes[this.count++] = hash;
    slots[slot] = this.count;
    return this.count - 1;
  }

  private grow(): void {
    const { hashes } = this;
    this.hashes = new Uint32Array(2 * hashes.length);
    this.hashes.set(hashes);
    this.slots = new Uint32Array(2 * this.slots.length);
    const mask = this.slots.length - 1;
    for (let number = 0; number < this.count; number++) {
      let slot = (Math.imul(hashes[number]! + 1, 0x9e3779b1) >>> 7) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = number + 1;
    }
  }
}

/**
 * Builds the window from articles already in order.
 * @throws Error when an article's features are of another version
 */
export function buildWindow(articles: readonly WindowArticle[], prior: Prior): ArticleWindow {
  const size = articles.length;
  const spaces = SPACES.length;
  let total = 0;
  for (const article of articles) total += featureCount(article.features);
  const window: ArticleWindow = {
    size,
    ids: new Float64Array(size),
    hours: new Float64Array(size),
    newspapers: new Float64Array(size),
    languages: new Uint8Array(size),
    isolated: new Uint8Array(size),
    hasLead: new Uint8Array(size),
    starts: new Uint32Array(size * spaces + 1),
    hashes: new Uint32Array(total),
    weights: new Float32Array(total),
    norms: new Float32Array(size * spaces),
    headSquares: new Float32Array(size * spaces),
    frequency: new Uint32Array(0),
    idf: new Float32Array(0),
    longIdf: new Float32Array(0),
  };
  const languageNumbers = new Map<string, number>();
  const perLanguage: number[] = [];
  const numbers = new FeatureNumbers();
  let at = 0;
  for (const [i, article] of articles.entries()) {
    const language = languageNumbers.get(article.language) ?? languageNumbers.size;
    languageNumbers.set(article.language, language);
    perLanguage[language] = (perLanguage[language] ?? 0) + 1;
    const decoded = decodeFeatures(article.features);
    window.ids[i] = article.id;
    window.hours[i] = (article.publishedAt - articles[0]!.publishedAt) / 3_600_000;
    window.newspapers[i] = article.newspaperId;
    window.languages[i] = language;
    window.isolated[i] = decoded.kind === "service" ? 1 : 0;
    window.hasLead[i] = decoded.hasLead ? 1 : 0;
    for (let space = 0; space < spaces; space++) {
      window.starts[i * spaces + space] = at;
      const to = decoded.starts[space + 1]!;
      for (let f = decoded.starts[space]!, row = at; f < to; f++, at++) {
        const number = numbers.of(decoded.hashes[f]!);
        insert(window, row, at, decoded.inHeadline[f] ? number | HEADLINE_BIT : number, decoded.weights[f]!);
      }
    }
  }
  window.starts[size * spaces] = at;
  window.frequency = new Uint32Array(numbers.count);
  for (let f = 0; f < total; f++) window.frequency[window.hashes[f]! & NUMBER_MASK]!++;
  findIdf(window, prior, perLanguage, numbers.hashes);
  for (let f = 0; f < total; f++) window.weights[f]! *= window.idf[window.hashes[f]! & NUMBER_MASK]!;
  takeNorms(window);
  return window;
}

/** Puts a feature where its number belongs in the row that runs from `row` to `at`. */
function insert({ hashes, weights }: ArticleWindow, row: number, at: number, hash: number, weight: number) {
  let place = at;
  while (place > row && (hashes[place - 1]! & NUMBER_MASK) > (hash & NUMBER_MASK)) {
    hashes[place] = hashes[place - 1]!;
    weights[place] = weights[place - 1]!;
    place--;
  }
  hashes[place] = hash;
  weights[place] = weight;
}

/**
 * Turns the window into one as seen over a longer time: what a great event makes common for two days stays as rare as
 * it is in news at large, so that the parts of the event show what they share. Weights and norms change in place.
 */
export function takeLongView(window: ArticleWindow): void {
  const { weights, hashes, idf, longIdf } = window;
  for (let f = 0; f < weights.length; f++) {
    const number = hashes[f]! & NUMBER_MASK;
    weights[f] = (weights[f]! * longIdf[number]!) / idf[number]!;
  }
  takeNorms(window);
}

function findIdf(
  window: ArticleWindow,
  prior: Prior,
  perLanguage: readonly number[],
  hashOf: Uint32Array,
): void {
  window.idf = new Float32Array(window.frequency.length);
  window.longIdf = new Float32Array(window.frequency.length);
  for (let row = 0; row < window.size * SPACES.length; row++) {
    const ofLanguage = row % SPACES.length <= BIGRAM;
    const population = ofLanguage
      ? perLanguage[window.languages[Math.floor(row / SPACES.length)]!]!
      : window.size;
    for (let f = window.starts[row]!; f < window.starts[row + 1]!; f++) {
      const number = window.hashes[f]! & NUMBER_MASK;
      if (window.idf[number] !== 0) continue;
      const before = prior.rate(hashOf[number]!);
      const found = window.frequency[number]!;
      const mixed = (before * PRIOR_ARTICLES + found) / (PRIOR_ARTICLES + population);
      const slow = (before * LONG_PRIOR_ARTICLES + found) / (LONG_PRIOR_ARTICLES + population);
      window.idf[number] = Math.max(LEAST_IDF, -Math.log(mixed));
      const long = (1 - LONG_BURST_SHARE) * Math.log(before) + LONG_BURST_SHARE * Math.log(slow);
      window.longIdf[number] = Math.max(LEAST_IDF, -long);
    }
  }
}

export function takeNorms(window: ArticleWindow): void {
  for (let row = 0; row < window.norms.length; row++) {
    let squares = 0;
    let headSquares = 0;
    for (let f = window.starts[row]!; f < window.starts[row + 1]!; f++) {
      const square = window.weights[f]! ** 2;
      squares += square;
      if (window.hashes[f]! & HEADLINE_BIT) headSquares += square;
    }
    window.norms[row] = Math.sqrt(squares);
    window.headSquares[row] = headSquares;
  }
}

/** Bytes held by the window's arrays. */
export function windowBytes(window: ArticleWindow): number {
  let bytes = 0;
  for (const value of Object.values(window)) if (ArrayBuffer.isView(value)) bytes += value.byteLength;
  return bytes;
}
