import type { LabelledArticle, Run } from "./data";
import { randomFrom } from "./network";

const WEEK = 7 * 24 * 3_600_000;
/** Headlines drawn of each of two weeks. */
const DRAWN = 2500;
/** Two headlines that share so much of their words are one article that stayed on the front page. */
const SAME_ARTICLE = 0.5;

/**
 * Runs of headlines of two weeks of one newspaper market, at least a week apart, set at one time: a headline of one
 * week tells another event than one of the other, however much they are alike. So the models see what accidents,
 * matches, forecasts and verdicts have in common with the next ones. Of two headlines of the same week nobody knows.
 */
export function lookAlikes(unlabelled: readonly LabelledArticle[]): Run[] {
  return [...new Set(unlabelled.map((a) => a.language))].sort().map((language) => {
    const dated = unlabelled
      .filter((a) => a.language === language && a.published_at !== null)
      .sort((a, b) => (a.published_at! < b.published_at! ? -1 : 1));
    const first = Date.parse(dated[0]!.published_at!);
    const last = Date.parse(dated.at(-1)!.published_at!);
    const early = dated.filter((a) => Date.parse(a.published_at!) < first + WEEK);
    const late = dated.filter((a) => Date.parse(a.published_at!) > Math.max(last - WEEK, first + 2 * WEEK));
    const earlyIds = new Set(early.map((a) => a.id));
    return {
      name: `look-alikes ${language}`,
      articles: [...draw(early, 5), ...draw(late, 6)].map((a) => ({
        ...a,
        dataset: "look-alikes",
        cluster: a.id,
      })),
      withLead: false,
      oneTime: true,
      unknown: (a, b) =>
        earlyIds.has(a.id) === earlyIds.has(b.id) || sharedWords(a.title, b.title) >= SAME_ARTICLE,
    };
  });
}

function draw(articles: readonly LabelledArticle[], seed: number): LabelledArticle[] {
  const random = randomFrom(seed);
  const titles = new Set<string>();
  const distinct = articles.filter((a) => !titles.has(a.title) && titles.add(a.title));
  return distinct
    .map((article) => ({ article, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, DRAWN)
    .map(({ article }) => article);
}

/** Words both have, as a share of those that either has. */
function sharedWords(a: string, b: string): number {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const [x, y] = [words(a), words(b)];
  const both = [...x].filter((word) => y.has(word)).length;
  return both / Math.max(1, x.size + y.size - both);
}
