import { isLanguage } from "../../../shared/languages";
import type { Statement } from "../../findings";
import { clausesOf, isPast } from "../../reading/claims/clauses";
import type { Centrality } from "../likeness/centrality";
import type { Disputes } from "../likeness/disputes";
import { type Extract, wordingOf } from "../likeness/extracts";
import type { Material } from "../likeness/material";
import { overlap } from "../likeness/overlap";
import { together } from "../likeness/passages";
import { wordsOf } from "../likeness/vocabulary";
import { topicOf } from "./topic";

/** Sentences for an event with this many articles in the language; the first row that is reached counts. */
const LENGTHS: readonly (readonly [articles: number, sentences: number])[] = [
  [6, 5],
  [4, 4],
  [2, 3],
  [1, 2],
];
/** From so many articles on, every newspaper is quoted once at most. */
const ONCE_FROM = 3;
/** Share of the best sentence's score that a further one must have; one sentence alone is no summary. */
const LEAST = 0.4;
const LEAST_OF_TWO = 0.1;
/** Share of a sentence that the ones before it may have told. */
const REPEATED = 0.4;

/** From so many articles on, what one newspaper alone tells must have this much in common with the opening sentence. */
const MANY = 4;
const IN_COMMON = 2;

/** Share of its words, whatever they weigh, that sentences before it have, from which on it tells the same. */
const RETOLD = 0.6;

/** A sentence that opens an article explains itself. */
const OPENING = 3;

interface Ranked extends Centrality {
  extract: Extract;
}

/**
 * The event in two to five sentences for every language that its newspapers speak, the main happening first. No
 * quotations, nothing of earlier happenings, and what is disputed only where little else is told.
 */
export function summary(material: Material, disputes: Disputes): Statement[] {
  const languages = [...new Set(material.passages.map(({ article }) => article.language))];
  return languages.filter(isLanguage).flatMap((language) => {
    const isOfEvent = topicOf(material, language);
    const ranked = material.extracts
      .filter((extract) => extract.passage.article.language === language && isFit(extract))
      .filter(isOfEvent)
      .map((extract) => weighed(extract, material, disputes))
      .sort((a, b) => b.score - a.score || a.extract.passage.id - b.extract.passage.id);
    const articles = new Set(
      material.passages
        .filter(({ article }) => article.language === language)
        .map(({ article }) => article.id),
    ).size;
    return inOrder(choose(ranked, articles, material)).map((extract) => ({
      wordings: [wordingOf(extract)],
      sources: [
        extract.passage.article.id,
        ...material.supports
          .all(extract)
          .filter(({ passage }) => !disputes.apart(extract, passage))
          .map(({ passage }) => passage.article.id),
      ],
    }));
  });
}

/** What is disputed or has changed since is told only where little else is. */
const DISPUTED = 0.5;
/** The main happening opens the summary even where its figures are disputed. */
const DISPUTED_LEAD = 0.85;

/** A lead that its feed cut serves only where nothing better is told. */
const CUT = 0.5;

/** Whether the extract runs to the end of a sentence of the text that has no mark there. */
const isCutByFeed = ({ whole, text, passage: { sentence } }: Extract): boolean =>
  sentence.index > 0 && (whole || sentence.text.endsWith(text)) && !/[.!?…:;»”“"’')\]]$/u.test(text.trim());

function weighed(extract: Extract, { central }: Material, disputes: Disputes): Ranked {
  const { score, lead } = central(extract);
  const whole = isCutByFeed(extract) ? CUT : 1;
  if (!disputes.forbid(extract)) return { extract, score: score * whole, lead: lead * whole };
  return { extract, score: score * DISPUTED * whole, lead: lead * DISPUTED_LEAD * whole };
}

/** Headlines name more than they tell; they serve only where an article has no more. */
function isFit(extract: Extract): boolean {
  const { sentence, article } = extract.passage;
  if (sentence.index === 0 && article.text.trim() !== "") return false;
  if (extract.text.startsWith("…") || extract.passage.quoted.length > 0) return false;
  return !clausesOf(sentence).some(isPast);
}

/** The one that opens it best and the most central others that do not tell the same, few of one newspaper. */
function choose(
  ranked: readonly Ranked[],
  articles: number,
  { weights, supports, rarity }: Material,
): Extract[] {
  const opening = ranked
    .filter(({ extract }) => extract.passage.sentence.index < OPENING)
    .reduce<Ranked | null>((best, one) => (best === null || one.lead > best.lead ? one : best), null);
  const most = LENGTHS.find(([from]) => articles >= from)?.[1] ?? 0;
  const chosen: Extract[] = [];
  const newspapers = new Set<string>();
  const sentences = new Set<number>();
  for (const { extract, score } of opening ? [opening, ...ranked] : ranked) {
    const { id, article } = extract.passage;
    if (chosen.length === most || score < (chosen.length < 2 ? LEAST_OF_TWO : LEAST) * ranked[0]!.score)
      break;
    if (sentences.has(id) || (articles >= ONCE_FROM && newspapers.has(article.newspaper))) continue;
    if (chosen.some((one) => repeats(extract, one, weights))) continue;
    const told = together(chosen.map((one) => one.told));
    if (chosen.length > 0 && rarity.retells(extract.told, told) >= RETOLD) continue;
    if (articles >= MANY && chosen.length > 0 && isAside(extract, chosen[0]!, supports)) continue;
    chosen.push(extract);
    newspapers.add(article.newspaper);
    sentences.add(id);
  }
  return chosen;
}

/** Whether a sentence has little in common with the opening one and no other newspaper tells it: a side story. */
const isAside = (extract: Extract, opening: Extract, supports: Material["supports"]): boolean =>
  [...extract.told.keys].filter((key) => opening.told.keys.has(key)).length < IN_COMMON &&
  supports
    .of(extract)
    .every(({ passage }) => passage.article.newspaper === extract.passage.article.newspaper);

const repeats = (later: Extract, earlier: Extract, weights: Material["weights"]): boolean =>
  overlap(later, earlier, weights) > REPEATED || overlap(earlier, later, weights) > REPEATED;

/** The opening one, then what newspapers tell early, at last what someone says. */
function inOrder([first, ...others]: readonly Extract[]): Extract[] {
  const rank = ({ passage: { words, article, sentence } }: Extract): number => {
    const speaking = wordsOf(article.language)?.speaking;
    return (words.some(({ folded }) => speaking?.has(folded)) ? 100 : 0) + sentence.index;
  };
  return first ? [first, ...others.toSorted((a, b) => rank(a) - rank(b))] : [];
}
