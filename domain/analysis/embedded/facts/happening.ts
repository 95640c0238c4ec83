import type { AnalysedArticle } from "../../articles";
import { sameSense } from "../likeness/coverage";
import type { Disputes } from "../likeness/disputes";
import type { Extract } from "../likeness/extracts";
import type { Features } from "../likeness/features";
import { COMMONPLACE } from "../likeness/kin";
import type { Material } from "../likeness/material";
import type { Passage } from "../likeness/passages";
import { isUnit } from "../likeness/units";

/** What an event is about, as its articles open with it. */
export interface Happening {
  /** The clearest extract of every language, the best first; at least one. */
  worded: Extract[];
  /** The articles that open with it, each once. */
  articles: AnalysedArticle[];
}

/** The headline and so many sentences tell what happened. */
const OPENING = 2;
/** Share of the newspapers that must open with what the event is about. */
const SHARE = 0.5;
/** Keys of the happening that an article must open with to tell it. */
const OPENED_WITH = 2;
const OPENED = 0.5;
/** The same in an event of more than `LARGE` articles, of which some tell other sides of it. */
const OPENED_OF_LARGE = 0.8;
const LARGE = 8;
/** Share of an extract's keys that must then be of the happening. */
const PURE = 0.7;
/** What a number or name that no other opening has takes from an extract that holds it. */
const UNSUPPORTED = 1.2;
/** What is disputed opens the facts only where nothing else does, with those alone that tell it so. */
const DISPUTED = 0.6;
const DAMPING = 0.35;

/** The main happening: what most newspapers open with, or null where they have nothing in common. */
export function happening(
  { reports: passages, extracts, rarity, supports }: Material,
  disputes: Disputes,
): Happening | null {
  const openings = new Map<AnalysedArticle, Set<string>>();
  for (const { article, sentence, whole } of passages) {
    if (sentence.index > OPENING) continue;
    const own = openings.get(article) ?? new Set();
    for (const key of [...whole.keys, ...whole.also]) own.add(key);
    openings.set(article, own);
  }
  const newspapers = new Map<string, Set<string>>();
  for (const [{ newspaper }, keys] of openings)
    for (const key of keys) newspapers.set(key, (newspapers.get(key) ?? new Set()).add(newspaper));
  const all = new Set(passages.map(({ article }) => article.newspaper)).size;
  const voices = (key: string): number => newspapers.get(key)?.size ?? 0;
  const isTopic = (key: string): boolean =>
    voices(key) >= Math.max(2, all * SHARE) && !key.startsWith("d:") && !isUnit(key);
  const topicsOf = ({ keys }: Features): string[] => [...keys].filter(isTopic);

  const isLarge = openings.size > LARGE;
  const score = ({ told, whole, passage }: Extract): number => {
    const names = new Set(told.names.flat());
    const topics = topicsOf(told);
    if (topics.length < OPENED_WITH || !topics.some((key) => !names.has(key) && !isPlain(key))) return 0;
    if (isLarge && topics.length < PURE * told.keys.size) return 0;
    let sum = 0;
    for (const key of topics) sum += (voices(key) / all) * (isPlain(key) ? 0.5 : 1);
    const odd = told.numbers.filter(({ low }) => voices(`n:${low}`) < 2).length;
    const strange = told.names.filter((name) => name.every((key) => voices(key) < 2)).length;
    const place = (whole ? 1.15 : 1) * (passage.sentence.index === 0 ? 0.8 : 1);
    return (place * sum) / Math.max(4, told.keys.size) ** DAMPING / (1 + UNSUPPORTED * (odd + strange / 2));
  };
  const best = new Map<string, { extract: Extract; score: number }>();
  for (const extract of extracts) {
    const { sentence, article } = extract.passage;
    if (sentence.index > OPENING || extract.text.startsWith("…")) continue;
    const disputed = disputes.forbid(extract);
    if (disputed && extract.told.numbers.length > 0) continue;
    const own = score(extract) * (disputed ? DISPUTED : 1);
    if (own > (best.get(article.language)?.score ?? 0)) best.set(article.language, { extract, score: own });
  }
  const [first, ...others] = [...best.values()].sort((a, b) => b.score - a.score);
  if (!first) return null;
  const topics = topicsOf(first.extract.told);
  const core = topics.filter((key) => !isPlain(key));
  const contrary = contraryTo(first.extract, core, passages, disputes);
  const names = new Set(first.extract.told.names.flat());
  const deeds = core.filter((key) => !names.has(key));
  const wanted = Math.max(OPENED_WITH, Math.ceil((isLarge ? OPENED_OF_LARGE : OPENED) * core.length));
  const wantedDeeds = isLarge ? Math.min(OPENED_WITH, deeds.length) : 0;
  const numbers = [...first.extract.told.keys].filter((key) => key.startsWith("n:"));
  const articles = [...openings]
    .filter(([article]) => !contrary.has(article))
    .filter(([, keys]) => numbers.every((key) => keys.has(key)))
    .filter(([, keys]) => core.filter((key) => keys.has(key)).length >= Math.min(wanted, core.length))
    .filter(([, keys]) => deeds.filter((key) => keys.has(key)).length >= wantedDeeds)
    .filter(([{ language }, keys]) => {
      const { told, passage } = first.extract;
      return rarity.hasDeed(told, { ...told, keys }, passage.article.language !== language);
    })
    .map(([article]) => article);
  if (new Set(articles.map(({ newspaper }) => newspaper)).size < 2) return null;
  const worded = [
    first.extract,
    ...others
      .map(({ extract }) => extract)
      .filter(
        (other) =>
          articles.includes(other.passage.article) &&
          supports.areOne(other, first.extract) &&
          core.filter((key) => other.told.keys.has(key)).length >= OPENED_WITH,
      ),
  ];
  return { worded, articles };
}

/** The articles whose likest opening sentence denies it, says it of others, or tells another version. */
function contraryTo(
  extract: Extract,
  core: readonly string[],
  passages: readonly Passage[],
  disputes: Disputes,
): Set<AnalysedArticle> {
  const likest = new Map<AnalysedArticle, { passage: Passage; shared: number }>();
  const contrary = new Set<AnalysedArticle>();
  for (const passage of passages) {
    if (passage.sentence.index > OPENING) continue;
    if (disputes.apart(extract, passage)) contrary.add(passage.article);
    const shared = core.filter((key) => passage.whole.keys.has(key)).length;
    const known = likest.get(passage.article);
    if (!known || known.shared <= shared) likest.set(passage.article, { passage, shared });
  }
  for (const [article, { passage }] of likest)
    if (article !== extract.passage.article && !sameSense(extract.told, passage)) contrary.add(article);
  return contrary;
}

const isPlain = (key: string): boolean => COMMONPLACE.has(key);
