import { EXTRACT_LENGTH } from "../../../../events/rules";
import { LANGUAGES } from "../../../../shared/languages";
import { shorten } from "../../../../shared/text";
import type { Contradiction, Version } from "../../../findings";
import type { Sentence } from "../../../reading/read";
import type { FourLanguages } from "./questions";

/** One side of a disputed statement: how it reads, and the sentences that tell it, the best of each article first. */
export interface Side {
  value: FourLanguages;
  sentences: Sentence[];
}

/** A text in the four languages as the findings hold it. */
export const inFour = (texts: FourLanguages) =>
  LANGUAGES.map((language, i) => ({ language, text: texts[i]! }));

/**
 * Builds the contradiction; null if fewer than two sides are left, or one newspaper alone stands behind all. Articles
 * never stand on two sides: what one tells first counts.
 */
export function contradictionOf(
  about: Pick<Contradiction, "key" | "kind" | "relation"> & { question: FourLanguages },
  sides: Side[],
): Contradiction | null {
  const taken = new Set<number>();
  const told = sides
    .map(({ value, sentences }) => {
      const own = sentences.filter(({ article }) => !taken.has(article.id));
      for (const { article } of own) taken.add(article.id);
      return { value, sentences: own };
    })
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ value, sentences }) => ({ version: versionOf(value, sentences), first: sentences[0]! }))
    .toSorted((a, b) => a.first.article.publishedAt - b.first.article.publishedAt);
  const newspapers = new Set(sides.flatMap(({ sentences }) => sentences.map((one) => one.article.newspaper)));
  if (told.length < 2 || newspapers.size < 2) return null;
  return {
    key: about.key,
    kind: about.kind,
    relation: about.relation,
    question: inFour(about.question),
    unit: null,
    versions: told.map(({ version }) => version),
  };
}

function versionOf(value: FourLanguages, sentences: Sentence[]): Version {
  const byArticle = new Map<number, Sentence>();
  for (const sentence of sentences)
    if (!byArticle.has(sentence.article.id)) byArticle.set(sentence.article.id, sentence);
  return {
    value: inFour(value),
    amount: null,
    sources: [...byArticle.keys()],
    evidence: [...byArticle].map(([article, { text }]) => ({ article, text: shorten(text, EXTRACT_LENGTH) })),
  };
}
