import type { AnalysedArticle } from "../../articles";
import type { Statement } from "../../findings";
import type { AlignedFigure } from "../contradictions/figures/contradictions";
import { agrees, coverage, type Weights } from "../likeness/coverage";
import type { Disputes } from "../likeness/disputes";
import { type Extract, wordingOf } from "../likeness/extracts";
import type { Material } from "../likeness/material";
import { overlap } from "../likeness/overlap";
import { together } from "../likeness/passages";
import type { Support, Supports } from "../likeness/support";
import { shareWords, tellsAgain } from "./again";
import { type FigureFact, figureFacts } from "./figures";
import { happening } from "./happening";

const MOST_FACTS = 14;
/** The law's short extract: no more sentences of one article than this. */
const MOST_OF_AN_ARTICLE = 3;
const NEWSPAPERS = 2;
/** Extracts compared with all sentences: of a large event those that tell what many tell. */
const MOST_EXTRACTS = 600;
/** Share of its words, whatever they weigh, that all wordings of a fact have, from which on it tells that fact. */
const RETOLD = 0.6;
/** Share of its words that all facts before it have together, from which on it tells nothing new. */
const NOTHING_NEW = 0.8;

/** A fact that was found with its wordings. `about` names its quantity, if it tells one. */
type Given = Pick<FigureFact, "worded" | "articles"> & { about?: string };

/** An extract with those that state it too. */
interface Candidate {
  extract: Extract;
  supports: Support[];
  /** Its wordings where they were found with it: those of a quantity, or of the main happening. */
  given: Given | null;
  /** All that state it, its own article first. */
  articles: AnalysedArticle[];
  newspapers: number;
  score: number;
}

/**
 * What at least two newspapers state, each in a sentence of theirs: the more newspapers, languages and countries, the
 * earlier in the list. Of what is disputed only that which a clear majority says, of what changed only the last.
 */
export function facts(
  material: Material,
  disputes: Disputes,
  figures: readonly AlignedFigure[],
): Statement[] {
  const { extracts, supports, central } = material;
  const usable = extracts.filter((extract) => !disputes.forbid(extract));
  const stated = mostCentral(usable, (extract) => central(extract).score).map((extract) =>
    candidateOf(
      extract,
      supports.of(extract).filter(({ passage }) => !disputes.apart(extract, passage)),
    ),
  );
  const counted = figureFacts(figures, usable, disputes).map((figure) =>
    candidateOf(figure.worded[0]!, [], figure),
  );
  const main = happening(material, disputes);
  const opening = main ? [candidateOf(main.worded[0]!, [], main)] : [];
  const candidates = [...counted, ...opening, ...stated]
    .filter(({ newspapers }) => newspapers >= NEWSPAPERS)
    .sort((a, b) => b.score - a.score || a.extract.passage.id - b.extract.passage.id);
  return choose(candidates, usable, material).map(({ worded, candidate: { extract, given, articles } }) => {
    const found = given
      ? []
      : supports.all(extract).filter(({ passage }) => !disputes.apart(extract, passage));
    const all = [...articles, ...found.map(({ passage }) => passage.article)].concat(
      worded.map(({ passage }) => passage.article),
    );
    return {
      wordings: worded.map(wordingOf),
      sources: [...new Set(all.map(({ id }) => id))],
      ...(given?.about === undefined ? {} : { about: given.about }),
    };
  });
}

function mostCentral(extracts: Extract[], score: (extract: Extract) => number): Extract[] {
  if (extracts.length <= MOST_EXTRACTS) return extracts;
  return extracts
    .map((extract) => ({ extract, score: score(extract) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_EXTRACTS)
    .map(({ extract }) => extract);
}

function candidateOf(extract: Extract, found: Support[], given: Given | null = null): Candidate {
  const articles = given?.articles ?? [
    extract.passage.article,
    ...found.map(({ passage }) => passage.article),
  ];
  const share = given ? 1 : found.reduce((sum, one) => sum + one.share, 0) / (found.length || 1);
  return { extract, supports: found, given, articles, ...weigh(extract, articles, share) };
}

/** The more newspapers, languages and countries, the surer and the clearer, the higher. */
function weigh(extract: Extract, articles: readonly AnalysedArticle[], share: number) {
  const count = (pick: (article: AnalysedArticle) => string) => new Set(articles.map(pick)).size;
  const newspapers = count(({ newspaper }) => newspaper);
  const clear =
    (extract.whole ? 0.4 : 0) -
    (extract.text.startsWith("…") ? 0.6 : 0) -
    Math.max(0, extract.text.length - 120) / 200;
  const spread = 0.5 * count(({ language }) => language) + 0.3 * count(({ country }) => country);
  return { newspapers, score: newspapers + spread + 2 * share + clear };
}

/** An extract that tells a fact, its wordings, the first one itself, and those it may have besides. */
interface Chosen {
  candidate: Candidate;
  worded: Extract[];
  others: Extract[];
}

/** The best candidates that tell different things, then their wordings in other languages as far as articles allow. */
function choose(
  candidates: Candidate[],
  extracts: readonly Extract[],
  { weights, rarity, supports }: Material,
): Chosen[] {
  const chosen: Chosen[] = [];
  const used = new Map<number, Extract[]>();
  const take = (extract: Extract) => {
    const { id } = extract.passage.article;
    used.set(id, [...(used.get(id) ?? []), extract]);
  };
  const isFree = (extract: Extract) => {
    const own = used.get(extract.passage.article.id) ?? [];
    if (own.some((other) => shareWords(other, extract))) return false;
    const sentences = new Set([...own, extract].map(({ passage }) => passage.id));
    return sentences.size <= MOST_OF_AN_ARTICLE;
  };
  const byPassage = new Map<number, Extract[]>();
  for (const extract of extracts)
    byPassage.set(extract.passage.id, [...(byPassage.get(extract.passage.id) ?? []), extract]);
  for (const candidate of candidates) {
    const { extract } = candidate;
    if (!isFree(extract)) continue;
    const told = chosen.filter(
      ({ worded, others }) =>
        [...worded, ...others].some((one) => tellsAgain(extract, one, weights, supports)) ||
        rarity.retells(extract.told, together([...worded, ...others].map((one) => one.told))) >= RETOLD,
    );
    if (told.length === 1 && lendsWords(candidate, told[0]!, supports)) told[0]!.others.push(extract);
    if (told.length > 0 || chosen.length === MOST_FACTS || headsAgain(candidate, chosen)) continue;
    const all = together(
      chosen.flatMap(({ worded, others }) => [...worded, ...others].map((one) => one.told)),
    );
    if (rarity.holds(extract.told, all) >= NOTHING_NEW) continue;
    const [first = extract, ...others] =
      candidate.given?.worded ?? wordingsOf(candidate, byPassage, weights, supports);
    take(first);
    chosen.push({ candidate, worded: [first], others });
  }
  for (const { worded, others } of chosen)
    for (const other of others) {
      if (!isFree(other) || hasLanguage(worded, other.passage.article.language)) continue;
      take(other);
      worded.push(other);
    }
  return chosen;
}

/** Whether a headline has nothing new beside what its article is already named for: it tells the main happening again. */
function headsAgain({ extract: { passage, told } }: Candidate, chosen: readonly Chosen[]): boolean {
  if (passage.sentence.index > 0) return false;
  const all = together(chosen.flatMap(({ worded, others }) => [...worded, ...others].map((one) => one.told)));
  if (told.numbers.some(({ low }) => !all.keys.has(`n:${low}`))) return false;
  return chosen.some(
    ({ candidate, worded }) =>
      hasArticle(candidate, passage.article.id) && worded.some((one) => one.passage.sentence.index <= 1),
  );
}

const hasLanguage = (worded: readonly Extract[], language: string): boolean =>
  worded.some(({ passage }) => passage.article.language === language);

const hasArticle = ({ articles }: Candidate, wanted: number): boolean =>
  articles.some(({ id }) => id === wanted);

/** Whether an extract that tells a fact again can tell it in a language that it is not yet worded in. */
function lendsWords(again: Candidate, { candidate, worded, others }: Chosen, supports: Supports): boolean {
  const { language, id } = again.extract.passage.article;
  if (hasLanguage([...worded, ...others], language)) return false;
  if (!supports.areOne(again.extract, candidate.extract)) return false;
  return hasArticle(candidate, id) && hasArticle(again, candidate.extract.passage.article.id);
}

/** Share of a fact that its wording in another language must tell, and of that wording that the fact must tell. */
const WORDED_ALIKE = 0.4;
const WORDED_MORE = 0.3;

/** The extract, and for every other language that tells the same the one that tells it most alike. */
function wordingsOf(
  { extract, supports: found }: Candidate,
  byPassage: ReadonlyMap<number, Extract[]>,
  weights: Weights,
  supports: Supports,
): Extract[] {
  const chosen = [extract];
  const likeness = new Map<string, { other: Extract; score: number }>();
  for (const { passage } of found) {
    const { language } = passage.article;
    if (language === extract.passage.article.language) continue;
    for (const other of byPassage.get(passage.id) ?? []) {
      if (!supports.areOne(other, extract)) continue;
      const there = overlap(extract, other, weights);
      if (there < WORDED_ALIKE || !agrees(other.told, extract.passage)) continue;
      const back = coverage(other.told, extract.passage, weights, true).share;
      if (back < WORDED_MORE) continue;
      const score = Math.min(back, there) + (back + there) / 10;
      const best = likeness.get(language);
      if (!best || best.score < score) likeness.set(language, { other, score });
    }
  }
  return [...chosen, ...[...likeness.values()].map(({ other }) => other)];
}
