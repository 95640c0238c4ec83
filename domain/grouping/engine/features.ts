import { compoundParts, conceptsOf } from "../../language/concepts";
import { initialsOf, nameKey } from "../../language/names";
import { normaliseNumbers } from "../../language/numbers";
import { wordStem } from "../../language/stems";
import { type Token, tokenize } from "../../language/tokens";
import { hash24 } from "./hash";
import { type Prior, shippedPrior } from "./prior";
import { recogniseTemplate, TEMPLATE_KINDS, type TemplateKind } from "./templates";

/** Version of the stored features: features of another version must be extracted again before they are grouped. */
export const FEATURE_VERSION = 2;

/** What features are taken from. `lead` is plain text, may be "", and its first 600 characters are used. */
export interface ArticleText {
  /** ISO 639-1 code. */
  language: string;
  headline: string;
  lead: string;
}

/** The five spaces an article is described in. The first two hold for one language, the others across languages. */
export const SPACES = ["word", "bigram", "name", "gram", "concept"] as const;
export const WORD = 0;
export const BIGRAM = 1;
export const NAME = 2;
export const GRAM = 3;
export const CONCEPT = 4;

/** Most features kept per space; the weightiest by the prior stay. */
const MOST = [44, 24, 26, 30, 18] as const;
const LEAD_CHARACTERS = 600;
const CAPITAL_WEIGHT = 1.5;
const GRAM_LENGTH = 5;
const HEADER = 3 + SPACES.length;
/** Weights are stored in sixteenths, in seven bits; the eighth says that the headline holds the feature. */
const WEIGHT_STEPS = 16;

interface Counted {
  hash: number;
  headline: number;
  lead: number;
  emphasis: boolean;
}

class Bag {
  readonly entries = new Map<number, Counted>();
  add(hash: number, inHeadline: boolean, emphasis = false): void {
    let entry = this.entries.get(hash);
    if (entry === undefined) {
      entry = { hash, headline: 0, lead: 0, emphasis: false };
      this.entries.set(hash, entry);
    }
    if (inHeadline) entry.headline++;
    else entry.lead++;
    entry.emphasis ||= emphasis;
  }
}

const SEEDS = SPACES.map((space) => hash24(space, 0));

function languageSeed(space: number, language: string): number {
  return SEEDS[space]! ^ hash24(language, 77);
}

function addTokens(bags: Bag[], tokens: Token[], language: string, inHeadline: boolean): void {
  const wordSeed = languageSeed(WORD, language);
  const bigramSeed = languageSeed(BIGRAM, language);
  let before: Token | undefined;
  for (const token of tokens) {
    const stem = wordStem(token.folded);
    bags[WORD]!.add(hash24(stem, wordSeed), inHeadline, token.emphasis);
    if (before !== undefined) {
      bags[BIGRAM]!.add(hash24(`${wordStem(before.folded)} ${stem}`, bigramSeed), inHeadline);
    }
    for (const part of token.capital ? compoundParts(token.folded, language) : [])
      bags[WORD]!.add(hash24(wordStem(part), wordSeed), inHeadline);
    const nameLike = token.capital || (token.numeric && token.folded.length > 1);
    if (nameLike) {
      const key = nameKey(token.folded);
      bags[NAME]!.add(hash24(key, SEEDS[NAME]!), inHeadline, token.emphasis || token.numeric);
      if (before?.capital && !token.gap && token.capital) {
        bags[NAME]!.add(hash24(`${nameKey(before.folded)} ${key}`, SEEDS[NAME]!), inHeadline, token.emphasis);
      }
    }
    if (!token.numeric) {
      for (let i = 0; i + GRAM_LENGTH <= token.folded.length; i++) {
        bags[GRAM]!.add(
          hash24(token.folded.slice(i, i + GRAM_LENGTH), SEEDS[GRAM]!),
          inHeadline,
          token.emphasis,
        );
      }
    }
    before = token;
  }
}

function addText(bags: Bag[], text: string, language: string, inHeadline: boolean): void {
  const tokens = tokenize(normaliseNumbers(text, language), language);
  addTokens(bags, tokens, language, inHeadline);
  // Capitals tell no name where every noun or every word has one.
  if (tokens.some((token) => token.emphasis))
    for (const initials of initialsOf(text)) bags[NAME]!.add(hash24(initials, SEEDS[NAME]!), inHeadline);
  for (const concept of conceptsOf(text, language))
    bags[CONCEPT]!.add(hash24(concept, SEEDS[CONCEPT]!), inHeadline);
}

function weightOf(entry: Counted): number {
  return (1 + Math.log(2 * entry.headline + entry.lead)) * (entry.emphasis ? CAPITAL_WEIGHT : 1);
}

/**
 * Compact hashed features of an article: a header (version, template kind, whether there was a lead, count per
 * space), then per space, hashes ascending, three bytes of hash (big-endian) and one of weight. 50 to 140 features,
 * 200 to 580 bytes. Deterministic for one FEATURE_VERSION and one prior.
 * @param prior which features are rare, deciding what is kept of a long text; the shipped one unless told
 */
export function extractFeatures(text: ArticleText, prior: Prior = shippedPrior()): Uint8Array {
  const { kind, headline } = recogniseTemplate(stripSource(text.headline));
  const lead = text.lead.slice(0, LEAD_CHARACTERS);
  const bags = SPACES.map(() => new Bag());
  addText(bags, headline, text.language, true);
  addText(bags, lead, text.language, false);

  const kept = bags.map((bag, space) => {
    const entries = [...bag.entries.values()];
    const most = MOST[space]!;
    if (entries.length > most) {
      const worth = new Map(
        entries.map((entry) => [entry, -weightOf(entry) * Math.log(prior.rate(entry.hash))]),
      );
      entries.sort((a, b) => worth.get(b)! - worth.get(a)! || a.hash - b.hash);
      entries.length = most;
    }
    return entries.sort((a, b) => a.hash - b.hash);
  });
  const total = kept.reduce((sum, entries) => sum + entries.length, 0);
  const bytes = new Uint8Array(HEADER + 4 * total);
  bytes[0] = FEATURE_VERSION;
  bytes[1] = TEMPLATE_KINDS.indexOf(kind);
  bytes[2] = lead.trim() === "" ? 0 : 1;
  let at = HEADER;
  for (const [space, entries] of kept.entries()) {
    bytes[3 + space] = entries.length;
    for (const entry of entries) {
      bytes[at++] = entry.hash >>> 16;
      bytes[at++] = (entry.hash >>> 8) & 255;
      bytes[at++] = entry.hash & 255;
      bytes[at++] =
        Math.min(127, Math.round(weightOf(entry) * WEIGHT_STEPS)) | (entry.headline > 0 ? 128 : 0);
    }
  }
  return bytes;
}

/**
 * Cuts the newspaper's own name off a headline's end ("… | The Daily", "… - La Voz"): up to four words behind a
 * bar or a spaced dash, beginning with a capital, where enough headline stays.
 */
export function stripSource(headline: string): string {
  const match = /^(.{25,}?)\s+[|–—-]\s+(\p{Lu}[^|–—]*)$/u.exec(headline.trim());
  if (match === null) return headline;
  const [, rest = "", tail = ""] = match;
  const byBar = /\|/.test(headline.slice(rest.length, headline.length - tail.length));
  const most = byBar ? 8 : 4;
  return tail.trim().split(/\s+/).length <= most ? rest : headline;
}

/** Decoded features: per space a run of `hashes` and `weights`, from `starts[space]` to `starts[space + 1]`. */
export interface DecodedFeatures {
  kind: TemplateKind;
  hasLead: boolean;
  starts: number[];
  hashes: Uint32Array;
  weights: Float32Array;
  /** 1 where the headline holds the feature. */
  inHeadline: Uint8Array;
}

/**
 * Decodes what `extractFeatures` gave.
 * @throws Error when the bytes are of another version or cut short.
 */
export function decodeFeatures(bytes: Uint8Array): DecodedFeatures {
  const total = featureCount(bytes);
  const starts = [0];
  for (let space = 0; space < SPACES.length; space++) starts.push(starts[space]! + bytes[3 + space]!);
  const hashes = new Uint32Array(total);
  const weights = new Float32Array(total);
  const inHeadline = new Uint8Array(total);
  for (let i = 0, at = HEADER; i < total; i++, at += 4) {
    hashes[i] = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
    weights[i] = (bytes[at + 3]! & 127) / WEIGHT_STEPS;
    inHeadline[i] = bytes[at + 3]! >>> 7;
  }
  return {
    kind: TEMPLATE_KINDS[bytes[1]!] ?? "story",
    hasLead: bytes[2] === 1,
    starts,
    hashes,
    weights,
    inHeadline,
  };
}

/**
 * The number of features in `bytes`.
 * @throws Error when the bytes are of another version or cut short.
 */
export function featureCount(bytes: Uint8Array): number {
  if (bytes[0] !== FEATURE_VERSION)
    throw new Error(`Features of version ${bytes[0]}, not ${FEATURE_VERSION}`);
  let total = 0;
  for (let space = 0; space < SPACES.length; space++) total += bytes[3 + space] ?? 0;
  if (bytes.length !== HEADER + 4 * total) throw new Error(`Features cut short: ${bytes.length} bytes`);
  return total;
}
