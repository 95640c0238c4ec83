import type { Extract } from "./extracts";
import type { Passage } from "./passages";

/** Sentences of an article that tell what the event is about. */
const OPENING = 6;
/** How fast a sentence loses weight with its place in the article. */
const SLOPE = 0.2;
/** What the latest article gains over the first: it knows more. */
const FRESH = 0.15;
/** Words to a key from which on a longer sentence is no better for having more of them; less so in the first. */
const DAMPING = 0.55;
const LEAD_DAMPING = 0.2;

/** How central an extract is, and how well it opens a summary. */
export interface Centrality {
  score: number;
  lead: number;
}

/**
 * How central extracts are: what they tell, each key by the number of newspapers that open with it, damped by length;
 * less the later it stands, a little more the newer its article is.
 */
export function centralityOf(passages: readonly Passage[]): (extract: Extract) => Centrality {
  const newspapers = new Map<string, Set<string>>();
  for (const { whole, sentence, article } of passages) {
    if (sentence.index > OPENING) continue;
    for (const key of whole.keys) {
      const own = newspapers.get(key) ?? new Set();
      newspapers.set(key, own.add(article.newspaper));
    }
  }
  const times = passages.map(({ article }) => article.publishedAt);
  const from = times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const span = times.reduce((a, b) => Math.max(a, b), 0) - from || 1;
  return ({ told, passage, whole }) => {
    let sum = 0;
    for (const key of told.keys) sum += Math.log(newspapers.get(key)?.size || 1);
    const place = 1 / (1 + SLOPE * passage.sentence.index);
    const fresh = 1 + (FRESH * (passage.article.publishedAt - from)) / span;
    const central = sum * place * fresh * (whole ? 1.1 : 1);
    const length = Math.max(4, told.keys.size);
    return { score: central / length ** DAMPING, lead: central / length ** LEAD_DAMPING };
  };
}
