import { groupArticles } from "../../domain/grouping/engine";
import { extractFeatures } from "../../domain/grouping/features";
import { shippedPrior } from "../../domain/grouping/prior";
import type { WindowArticle } from "../../domain/grouping/types";
import { buildWindow, inOrder, windowBytes } from "../../domain/grouping/window";
import { randomFrom } from "./network";

/** Speed of grouping arrivals into a window that is grouped already. */
export interface Speed {
  window: number;
  articlesPerSecond: number;
  /** Pairs of candidates scored, per arrival. */
  candidatesPerArticle: number;
  windowBytes: number;
}

const ARRIVALS = 1000;
const PER_EVENT = 6;
const VOCABULARY = 30_000;
const SYLLABLES = [
  "ka",
  "lo",
  "ver",
  "min",
  "tas",
  "ri",
  "pol",
  "den",
  "gu",
  "sho",
  "bra",
  "net",
  "fi",
  "mor",
  "zel",
  "an",
];

/** An invented word: four syllables spell its number; common ones come first, as in a language (Zipf). */
function word(number: number): string {
  let text = "";
  for (let n = number, i = 0; i < 4; i++, n = Math.floor(n / SYLLABLES.length))
    text += SYLLABLES[n % SYLLABLES.length];
  return text;
}

/** Invented articles: every event has words of its own, every article tells it with some of them and with others. */
function invent(count: number): WindowArticle[] {
  const random = randomFrom(11);
  const draw = (): string => word(Math.floor(VOCABULARY ** random()) - 1);
  const languages = ["es", "en", "fr", "de"];
  const articles: WindowArticle[] = [];
  while (articles.length < count) {
    const own = Array.from({ length: 14 }, draw);
    const time = random() * 96 * 3_600_000;
    const size = 1 + Math.floor(random() * 2 * PER_EVENT);
    for (let k = 0; k < size && articles.length < count; k++) {
      const some = (n: number) =>
        Array.from({ length: n }, () => (random() < 0.6 ? own[Math.floor(random() * 14)]! : draw()));
      const title = some(9).map((text, i) => (i % 3 === 0 ? text[0]!.toUpperCase() + text.slice(1) : text));
      const language = languages[Math.floor(random() * 4)]!;
      articles.push({
        id: articles.length,
        newspaperId: Math.floor(random() * 300),
        language,
        publishedAt: Math.round(time + random() * 12 * 3_600_000),
        features: extractFeatures({ language, headline: title.join(" "), lead: some(35).join(" ") }),
        eventId: null,
      });
    }
  }
  return articles;
}

/** Groups a window of each size first, then the last thousand articles into it, and times the second round. */
export function measureSpeed(sizes: readonly number[]): Speed[] {
  return sizes.map((size) => {
    const articles = inOrder(invent(size));
    const before = articles.slice(0, -ARRIVALS);
    const stored = groupArticles({
      articles: before,
      arrivals: new Set(before.map((a) => a.id)),
      links: [],
      constraints: [],
    }).links;
    const arrivals = new Set(articles.slice(-ARRIVALS).map((a) => a.id));
    const started = performance.now();
    const result = groupArticles({ articles, arrivals, links: stored, constraints: [] });
    const seconds = (performance.now() - started) / 1000;
    return {
      window: size,
      articlesPerSecond: Math.round(ARRIVALS / seconds),
      candidatesPerArticle: result.stats.candidates / ARRIVALS,
      windowBytes: windowBytes(buildWindow(articles, shippedPrior())),
    };
  });
}
