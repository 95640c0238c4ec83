import type { Extract } from "../likeness/extracts";
import { COMMONPLACE } from "../likeness/kin";
import type { Material } from "../likeness/material";
import { isUnit } from "../likeness/units";

/** A language with more articles than these tells by itself what the event is about. */
const FEW = 3;
/** An event with fewer articles in the other languages tells too little to judge by. */
const OTHERS = 4;
/** Share of the other articles that open with what the event is about. */
const SHARE = 0.25;
/** Keys of the event that a sentence must have. */
const WANTED = 2;
/** The headline and so many sentences open an article. */
const OPENING = 2;

/**
 * Whether an extract is about the event: in a language of a few articles, one of which may tell another story, it must
 * share what the articles of the other languages open with.
 */
export function topicOf({ passages }: Material, language: string): (extract: Extract) => boolean {
  const own = new Set<number>();
  const others = new Set<number>();
  const having = new Map<string, Set<number>>();
  for (const { article, sentence, whole } of passages) {
    if (article.language === language) {
      own.add(article.id);
      continue;
    }
    others.add(article.id);
    if (sentence.index > OPENING) continue;
    for (const key of [...whole.keys, ...whole.also])
      having.set(key, (having.get(key) ?? new Set()).add(article.id));
  }
  if (own.size > FEW || others.size < OTHERS) return () => true;
  const isTopic = (key: string): boolean =>
    (having.get(key)?.size ?? 0) >= Math.max(2, SHARE * others.size) && !isUnit(key) && !COMMONPLACE.has(key);
  return ({ told }) => [...told.keys, ...told.also].filter(isTopic).length >= WANTED;
}
