import type { FramingItem, Wording } from "../../../../domain/analysis/findings";
import { countryName } from "../../../i18n/names";
import { type Desk, known, languageOfAll, shown, textOf, wordsOf } from "./desk.server";
import type { CountryView, FramingView, ToldFactView, Words } from "./view";

/** Countries in view. */
const MOST = 9;
/** Facts and words of one country: what it puts first is told by few. */
const MOST_FACTS = 3;
const MOST_WORDS = 8;

/** How each country tells the event, those with most newspapers first. Null where there is nothing to compare. */
export function framingFace(desk: Desk): ({ language: string | null } & FramingView) | null {
  const items = desk.analysis.sections.framing.map(({ item }) => item);
  const countries = items
    .toSorted((a, b) => b.newspapers - a.newspapers || a.country.localeCompare(b.country))
    .map((item) => countryView(desk, item, items))
    .filter(({ first, own, omits }) => first.length + own.length + omits.length > 0);
  if (countries.length === 0) return null;
  const { t } = desk.page;
  return {
    language: languageOfAll(
      countries.flatMap(({ first, omits }) => [...first, ...omits]).map(({ words }) => words),
    ),
    titles: { first: t("faces.first"), own: t("faces.own"), omits: t("faces.omits") },
    countries: shown(desk, countries, MOST),
  };
}

function countryView(desk: Desk, item: FramingItem, all: readonly FramingItem[]): CountryView {
  const { t, language } = desk.page;
  const others = all.filter(({ country }) => country !== item.country);
  const first = item.first.slice(0, MOST_FACTS).flatMap(({ fact, share }): ToldFactView[] => {
    const articles = item.sources.length;
    const figure = t("faces.ofArticles", { n: Math.round(share * articles), count: articles });
    return factWords(desk, fact, item.sources).map((words) => ({ words, share, figure }));
  });
  const omits = item.omits.slice(0, MOST_FACTS).flatMap((fact): ToldFactView[] => {
    const tellers = others.filter(({ country }) => countriesTelling(desk, fact).has(country)).length;
    const figure = t("faces.ofCountries", { n: tellers, count: others.length });
    const share = tellers / (others.length || 1);
    return factWords(desk, fact, item.sources).map((words) => ({ words, share, figure }));
  });
  const own = item.words.slice(0, MOST_WORDS).map(({ word, language: of, here, elsewhere }) => ({
    ...textOf(desk, { text: word, language: of }),
    figure: t("faces.times", { here, elsewhere }),
  }));
  const articles = t("count.articles", { count: item.sources.length });
  return {
    code: item.country,
    name: countryName(item.country, language),
    coverage: `${t("count.newspapers", { count: item.newspapers })} · ${articles}`,
    first,
    own,
    omits,
  };
}

/**
 * The fact as an article among `sources` says it, the reader's language first; else what is told, in no newspaper's
 * name. Nothing for an index that leads nowhere.
 */
function factWords(desk: Desk, index: number, sources: readonly number[]): Words[] {
  const wordings = desk.analysis.sections.facts[index]?.item.wordings ?? [];
  const own = wordings.filter(({ from }) => from !== null && sources.includes(from));
  const inPage = (some: Wording[]) => some.find(({ language }) => language === desk.page.language) ?? some[0];
  const wording = inPage(own) ?? inPage(wordings);
  if (!wording) return [];
  return [wordsOf(desk, own.includes(wording) ? wording : { ...wording, from: null })];
}

const countriesTelling = (desk: Desk, index: number): Set<string> =>
  new Set(
    known(desk, desk.analysis.sections.facts[index]?.item.sources ?? []).map(
      ({ newspaper }) => newspaper.country,
    ),
  );
