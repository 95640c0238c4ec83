import { fold } from "../../../language/fold";
import { stemOf } from "../../../language/stems";
import { stopwordsOf } from "../../../language/stopwords";
import { isLanguage } from "../../../shared/languages";
import type { FramingItem } from "../../findings";
import type { CandidateArticle } from "../extracts/candidates";
import { plainWords } from "./plain-words";

type OwnWord = FramingItem["words"][number];

/** How often one country's articles of a language use each stem. */
interface Counts {
  uses: Map<string, number>;
  /** The newspapers that use each. */
  newspapers: Map<string, Set<string>>;
  /** How each is written, with how often. */
  forms: Map<string, Map<string, number>>;
  total: number;
}

const SHORTEST_WORD = 4;
const MOST_WORDS = 6;
const LEAST_Z = 1.5;
/**
 * Weight of the prior (α0, in words): the shares of the words in the whole event are taken for as many words seen
 * beforehand as a tenth of what the event has in the language, at most 100. A word used once or twice then stays near
 * its share in the event.
 */
const PRIOR = { part: 0.1, most: 100 };
/** One newspaper's word is its own, not its country's. */
const FEWEST_NEWSPAPERS = 2;

/**
 * The words that each country's newspapers use more than those of the others in the same language, by country. The
 * measure is the log-odds ratio with an informative Dirichlet prior (Monroe, Colaresi & Quinn, "Fightin' Words", 2008)
 * as a z-score; the prior is the whole event's counts of the language. Words are counted by stem and shown in the form
 * most often written. A language that one country alone writes gives nothing.
 */
export function ownWords(articles: readonly CandidateArticle[]): Map<string, OwnWord[]> {
  const byCountry = new Map<string, OwnWord[]>();
  const names = newspaperNames(articles);
  for (const language of new Set(articles.map(({ read: { article } }) => article.language))) {
    if (!isLanguage(language)) continue;
    const own = articles.filter(({ read: { article } }) => article.language === language);
    const countries = [...new Set(own.map(({ read: { article } }) => article.country))];
    if (countries.length < 2) continue;
    const counted = new Map(
      countries.map((country) => [
        country,
        count(
          own.filter(({ read: { article } }) => article.country === country),
          language,
          names,
        ),
      ]),
    );
    const whole = sum([...counted.values()]);
    for (const [country, here] of counted)
      byCountry.set(country, [...(byCountry.get(country) ?? []), ...contrast(here, whole, language)]);
  }
  for (const [country, words] of byCountry)
    byCountry.set(
      country,
      words.toSorted((a, b) => b.z - a.z || (a.word < b.word ? -1 : 1)).slice(0, MOST_WORDS),
    );
  return byCountry;
}

/** Parts of the newspapers' names, as their slugs have them. */
const newspaperNames = (articles: readonly CandidateArticle[]): ReadonlySet<string> =>
  new Set(articles.flatMap(({ read: { article } }) => article.newspaper.split(/[^a-z0-9]+/)));

/** The words of articles by stem. */
function count(articles: readonly CandidateArticle[], language: string, names: ReadonlySet<string>): Counts {
  const counts: Counts = {
    uses: new Map(),
    newspapers: new Map(),
    forms: new Map(),
    total: 0,
  };
  for (const { read, candidates } of articles) {
    for (const text of [read.article.headline, ...candidates.map(({ sentence }) => sentence.text)]) {
      for (const { written, folded } of contentWords(text, language)) {
        if (names.has(folded)) continue;
        const stem = stemOf(folded, language);
        increment(counts.uses, stem);
        counts.total++;
        const users = counts.newspapers.get(stem) ?? new Set<string>();
        counts.newspapers.set(stem, users.add(read.article.newspaper));
        const known = counts.forms.get(stem) ?? new Map<string, number>();
        increment(known, written);
        counts.forms.set(stem, known);
      }
    }
  }
  return counts;
}

const increment = (counts: Map<string, number>, key: string, by = 1): void => {
  counts.set(key, (counts.get(key) ?? 0) + by);
};

function* contentWords(text: string, language: string): Generator<{ written: string; folded: string }> {
  const stop = stopwordsOf(language);
  const plain = plainWords(language);
  for (const [written] of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const folded = fold(written);
    if (folded.length >= SHORTEST_WORD && !stop.has(folded) && !plain.has(folded)) yield { written, folded };
  }
}

function sum(all: readonly Counts[]): { uses: Map<string, number>; total: number } {
  const uses = new Map<string, number>();
  for (const counts of all) for (const [stem, times] of counts.uses) increment(uses, stem, times);
  return { uses, total: all.reduce((total, counts) => total + counts.total, 0) };
}

/** The words of one country that stand out against all others of the language. */
function contrast(
  here: Counts,
  whole: { uses: Map<string, number>; total: number },
  language: string,
): OwnWord[] {
  const restTotal = whole.total - here.total;
  const priorWords = Math.min(PRIOR.most, PRIOR.part * whole.total);
  return [...here.uses].flatMap(([stem, times]) => {
    if (here.newspapers.get(stem)!.size < FEWEST_NEWSPAPERS) return [];
    const all = whole.uses.get(stem)!;
    const prior = (priorWords * all) / whole.total;
    const odds = (count: number, total: number) =>
      Math.log((count + prior) / (total + priorWords - count - prior));
    const elsewhere = all - times;
    const variance = 1 / (times + prior) + 1 / (elsewhere + prior);
    const z = (odds(times, here.total) - odds(elsewhere, restTotal)) / Math.sqrt(variance);
    const word = mostWritten(here.forms.get(stem)!);
    if (z < LEAST_Z || isName(word, language)) return [];
    return [{ word, language, here: times, elsewhere, z }];
  });
}

/** A capital tells a name in all languages but German; names say who takes part, not how it is told. */
const isName = (word: string, language: string): boolean => language !== "de" && /^\p{Lu}/u.test(word);

const mostWritten = (forms: ReadonlyMap<string, number>): string =>
  [...forms].reduce((best, form) =>
    form[1] > best[1] || (form[1] === best[1] && form[0] > best[0]) ? form : best,
  )[0];
