import type { AnalysedArticle } from "../../articles";
import type { Statement } from "../../findings";
import type { AlignedFigure } from "../contradictions/figures/contradictions";
import { agrees, coverage, type Weights } from "../likeness/coverage";
import type { Disputes } from "../likeness/disputes";
import { type Extract, wordingOf } from "../likeness/extracts";
import type { Material } from "../likeness/material";
import { overlap } from "../likeness/overlap";
import type { Support } from "../likeness/support";
import { type FigureFact, figureFacts } from "./figures";

const MOST_FACTS = 12;
/** The law's short extract: no more sentences of one article than this. */
const MOST_OF_AN_ARTICLE = 3;
const NEWSPAPERS = 2;
/** Extracts compared with all sentences: of a large event those that tell what many tell. */
const MOST_EXTRACTS = 600;
/** Share of a statement that another one tells already, from which on it says nothing new. */
const TOLD_ALREADY = 0.55;
/** The same where it has the same numbers. */
const TOLD_WITH_NUMBERS = 0.35;
/** Share of the other one that it tells, from which on it is the other one with more words. */
const TOLD_WHOLLY = 0.8;

/** An extract with those that state it too. */
interface Candidate {
  extract: Extract;
  supports: Support[];
  /** The quantity it tells, where it was found by that, with its wordings. */
  figure: FigureFact | null;
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
  { extracts, weights, supports, central }: Material,
  disputes: Disputes,
  figures: readonly AlignedFigure[],
): Statement[] {
  const usable = extracts.filter((extract) => !disputes.forbid(extract));
  const stated = mostCentral(usable, (extract) => central(extract).score).map((extract) =>
    candidateOf(
      extract,
      supports.of(extract).filter(({ passage }) => !disputes.apart(extract, passage)),
    ),
  );
  const counted = figureFacts(figures, usable, disputes).map(candidateOfFigure);
  const candidates = [...counted, ...stated]
    .filter(({ newspapers }) => newspapers >= NEWSPAPERS)
    .sort((a, b) => b.score - a.score || a.extract.passage.id - b.extract.passage.id);
  return choose(candidates, usable, weights).map(({ worded, candidate: { extract, figure, articles } }) => {
    const found = figure
      ? []
      : supports.all(extract).filter(({ passage }) => !disputes.apart(extract, passage));
    const all = [...articles, ...found.map(({ passage }) => passage.article)];
    return {
      wordings: worded.map(wordingOf),
      sources: [...new Set(all.map(({ id }) => id))],
      ...(figure ? { about: figure.about } : {}),
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

function candidateOf(extract: Extract, found: Support[]): Candidate {
  const articles = [extract.passage.article, ...found.map(({ passage }) => passage.article)];
  const share = found.reduce((sum, one) => sum + one.share, 0) / (found.length || 1);
  return { extract, supports: found, figure: null, articles, ...weigh(extract, articles, share) };
}

function candidateOfFigure(figure: FigureFact): Candidate {
  const { worded, articles } = figure;
  const [extract] = worded as [Extract];
  return { extract, supports: [], figure, articles, ...weigh(extract, articles, 1) };
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

/** An extract that tells a fact, and the wordings of it, itself among them. */
interface Chosen {
  candidate: Candidate;
  worded: Extract[];
}

/** The best candidates that tell different things. */
function choose(candidates: Candidate[], extracts: readonly Extract[], weights: Weights): Chosen[] {
  const chosen: Chosen[] = [];
  const used = new Map<number, Set<number>>();
  const take = ({ passage }: Extract) => {
    const own = used.get(passage.article.id) ?? new Set();
    used.set(passage.article.id, own.add(passage.id));
  };
  const isFree = ({ passage }: Extract) => {
    const own = used.get(passage.article.id);
    return !own || (own.size < MOST_OF_AN_ARTICLE && !own.has(passage.id));
  };
  const byPassage = new Map<number, Extract[]>();
  for (const extract of extracts)
    byPassage.set(extract.passage.id, [...(byPassage.get(extract.passage.id) ?? []), extract]);
  for (const candidate of candidates) {
    const { extract } = candidate;
    if (!isFree(extract)) continue;
    const told = chosen.filter(({ worded }) => worded.some((one) => tellsAgain(extract, one, weights)));
    if (told.length === 1 && lendsWords(candidate, told[0]!)) {
      take(extract);
      told[0]!.worded.push(extract);
    }
    if (told.length > 0 || chosen.length === MOST_FACTS) continue;
    const worded =
      candidate.figure?.worded.filter(isFree) ?? wordingsOf(candidate, byPassage, weights, isFree);
    worded.forEach(take);
    chosen.push({ candidate, worded });
  }
  return chosen;
}

const hasArticle = ({ articles }: Candidate, wanted: number): boolean =>
  articles.some(({ id }) => id === wanted);

/** Whether an extract that tells a fact again can tell it in a language that it is not yet worded in. */
function lendsWords(again: Candidate, { candidate, worded }: Chosen): boolean {
  const { language, id } = again.extract.passage.article;
  if (worded.some(({ passage }) => passage.article.language === language)) return false;
  return hasArticle(candidate, id) && hasArticle(again, candidate.extract.passage.article.id);
}

/** Whether the later extract says hardly more than the earlier one. */
function tellsAgain(later: Extract, earlier: Extract, weights: Weights): boolean {
  if (later.passage.id === earlier.passage.id) return true;
  const shared = overlap(later, earlier, weights);
  if (shared >= TOLD_ALREADY || overlap(earlier, later, weights) >= TOLD_WHOLLY) return true;
  const numbers = later.told.numbers.filter(({ low, high }) => low === high);
  return (
    numbers.length > 0 &&
    shared >= TOLD_WITH_NUMBERS &&
    numbers.every(({ low }) => earlier.told.keys.has(`n:${low}`))
  );
}

/** Share of a fact that its wording in another language must tell, and of that wording that the fact must tell. */
const WORDED_ALIKE = 0.5;
const WORDED_MORE = 0.4;

/** The extract, and for every other language that tells the same the one that tells it most alike. */
function wordingsOf(
  { extract, supports: found }: Candidate,
  byPassage: ReadonlyMap<number, Extract[]>,
  weights: Weights,
  isFree: (extract: Extract) => boolean,
): Extract[] {
  const chosen = [extract];
  const likeness = new Map<string, { other: Extract; score: number }>();
  for (const { passage } of found) {
    const { language } = passage.article;
    if (language === extract.passage.article.language) continue;
    for (const other of byPassage.get(passage.id) ?? []) {
      if (!isFree(other)) continue;
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
