import { conceptsOf } from "../../language/concepts";
import type { AnalysedArticle } from "../articles";

/** An article with as much of its headline and text as a model is given. */
export interface CutArticle {
  article: AnalysedArticle;
  text: string;
}

/** Characters of a token, on the average of the four languages; a rough measure for what a model is given. */
export const CHARACTERS_PER_TOKEN = 4;
const MOST_ARTICLES = 30;
/** An article cut below this tells too little: fewer articles are given instead. */
const FEWEST_CHARACTERS = 900;
/** What of an article says what it is about. */
const LEAD = 400;

/**
 * Articles for a model, in the order of publication, within about `tokens` tokens together: of each language in turn
 * the most central one, of equals the earliest, no newspaper twice before each has had its turn. Texts too long for
 * their share are cut at the end of a sentence.
 */
export function inputFor(articles: readonly AnalysedArticle[], tokens: number): CutArticle[] {
  const characters = tokens * CHARACTERS_PER_TOKEN;
  const most = Math.max(1, Math.min(MOST_ARTICLES, Math.floor(characters / FEWEST_CHARACTERS)));
  const chosen = new Set(spread(articles, most));
  const inOrder = articles.filter((article) => chosen.has(article));
  const whole = inOrder.map(({ headline, text }) => `${headline}\n${text}`.trim());
  const share = fairShare(
    whole.map((text) => text.length),
    characters,
  );
  return inOrder.map((article, i) => ({ article, text: cut(whole[i]!, share) }));
}

/** By turns of languages, the most central articles first, newspapers that had a turn last. */
function spread(articles: readonly AnalysedArticle[], most: number): AnalysedArticle[] {
  const ranked = byCentrality(articles);
  const chosen: AnalysedArticle[] = [];
  const newspapers = new Map<string, number>();
  const languages = new Map<string, number>();
  const left = new Set(ranked);
  while (chosen.length < most && left.size > 0) {
    const turns = (article: AnalysedArticle): [number, number] => [
      newspapers.get(article.newspaper) ?? 0,
      languages.get(article.language) ?? 0,
    ];
    const [next] = [...left].toSorted((a, b) => {
      const [paperA, languageA] = turns(a);
      const [paperB, languageB] = turns(b);
      return paperA - paperB || languageA - languageB;
    });
    left.delete(next!);
    chosen.push(next!);
    newspapers.set(next!.newspaper, (newspapers.get(next!.newspaper) ?? 0) + 1);
    languages.set(next!.language, (languages.get(next!.language) ?? 0) + 1);
  }
  return chosen;
}

/** Articles by how many others share what their beginnings mean, most first; of equals in the order they have. */
function byCentrality(articles: readonly AnalysedArticle[]): AnalysedArticle[] {
  const concepts = articles.map(
    ({ headline, text, language }) => new Set(conceptsOf(`${headline}. ${text.slice(0, LEAD)}`, language)),
  );
  const counts = new Map<string, number>();
  for (const some of concepts) for (const one of some) counts.set(one, (counts.get(one) ?? 0) + 1);
  const centrality = concepts.map((some) => {
    const shared = [...some].reduce((sum, one) => sum + counts.get(one)! - 1, 0);
    return shared / Math.sqrt(some.size || 1);
  });
  return articles
    .map((article, i) => ({ article, centrality: centrality[i]! }))
    .toSorted((a, b) => b.centrality - a.centrality)
    .map(({ article }) => article);
}

/** The most characters that each text may have so that all together have `total`: short ones leave theirs to others. */
function fairShare(lengths: readonly number[], total: number): number {
  let left = total;
  const ascending = lengths.toSorted((a, b) => a - b);
  for (const [i, length] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - i));
    if (length > share) return share;
    left -= length;
  }
  return ascending.at(-1) ?? 0;
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const part = text.slice(0, most);
  const word = part.lastIndexOf(" ");
  const sentence = Math.max(part.lastIndexOf("\n"), part.lastIndexOf(". ") + 1);
  return part.slice(0, sentence > most / 2 ? sentence : word > 0 ? word : most).trimEnd();
}
