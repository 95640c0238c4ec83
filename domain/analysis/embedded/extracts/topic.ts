import type { ReadArticle, ReadEvent } from "../../reading/read";
import { type Candidate, contentOf, contentWords } from "./candidates";

const known = new WeakMap<ReadEvent, Map<string, ReadonlySet<string>>>();
/** A word is the event's if it stands in this part of the articles of its language. */
const COMMON = 0.25;
/** In a great event a quarter of the articles would leave nothing but its main name. */
const MOST_COUNTED = 20;
/** Sentences of an article that are counted besides its headline. */
const COUNTED = 12;

/** Stems of what articles of a language have in common or in their headlines, by language; worked out once an event. */
function topicsOf(event: ReadEvent): Map<string, ReadonlySet<string>> {
  let topics = known.get(event);
  if (topics === undefined) {
    topics = new Map();
    for (const language of new Set(event.articles.map(({ article }) => article.language)))
      topics.set(language, topicOf(event.articles.filter(({ article }) => article.language === language)));
    known.set(event, topics);
  }
  return topics;
}

function topicOf(articles: readonly ReadArticle[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const headed = new Set<string>();
  for (const { sentences } of articles) {
    const words = new Set(sentences.slice(0, COUNTED + 1).flatMap((sentence) => [...contentOf(sentence)]));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    if (articles.length <= FEW) for (const word of contentOf(sentences[0]!)) headed.add(word);
  }
  const fewest = Math.max(2, COMMON * Math.min(articles.length, MOST_COUNTED));
  const common = [...counts].filter(([, count]) => count >= fewest).map(([word]) => word);
  return new Set([...headed, ...common].filter((word) => !/^\d/.test(word)));
}
/** Of so few articles every headline tells what the event is about. */
const FEW = 3;

/** How many words of what the event is about, or of its own article's headline, a sentence has. */
export function onTopic(event: ReadEvent, { sentence }: Candidate): number {
  const topic = topicsOf(event).get(sentence.article.language);
  const headline = contentWords(sentence.article.headline, sentence.article.language);
  let shared = 0;
  for (const word of contentOf(sentence)) if (topic?.has(word) || headline.has(word)) shared++;
  return shared;
}
