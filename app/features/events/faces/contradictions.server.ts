import { correctedValues } from "../../../../domain/analysis/corrections";
import type { Contradiction, Version } from "../../../../domain/analysis/findings";
import type { Kept } from "../../../../domain/analysis/kept";
import { inWords } from "../../../../domain/analysis/rules";
import type { Moment } from "../../../i18n/times";
import {
  bound,
  type Desk,
  hasChanged,
  known,
  languageOfAll,
  moment,
  shown,
  textOf,
  wordsOf,
} from "./desk.server";
import { correctionOf } from "./told.server";
import type { ContradictionsView, HarmlessView, QuestionView, VersionView } from "./view";

/** Questions in view of each kind. */
const MOST = 6;
/** Newspapers of a side that are named in the open, as many on every side. */
const MOST_NAMED = 6;
/** Up to so many characters a value is set as a figure, or as a few large words. */
const SHORT = 9;
const MEDIUM = 28;

/**
 * What newspapers tell differently; `title` where none of it is a contradiction. Null where they all say the same.
 */
export function contradictionsFace(
  desk: Desk,
): ({ language: string | null; title?: string } & ContradictionsView) | null {
  const { t } = desk.page;
  const all = desk.analysis.sections.contradictions.map((kept) => ({
    relation: kept.item.relation,
    view: questionView(desk, kept),
  }));
  if (all.length === 0) return null;
  const of = (...relations: Contradiction["relation"][]) =>
    all.filter(({ relation }) => relations.includes(relation)).map(({ view }) => view);
  const disputed = of("contradiction");
  const groups: [HarmlessView["kind"], QuestionView[]][] = [
    ["updates", of("update")],
    ["roundings", of("rounding", "unit")],
  ];
  return {
    language: languageOfAll(all.map(({ view }) => view.question)),
    ...(disputed.length === 0 ? { title: t("faces.versions") } : {}),
    disputed: shown(desk, disputed, MOST),
    harmless: groups
      .filter(([, questions]) => questions.length > 0)
      .map(([kind, questions]) => ({
        kind,
        title: t(`faces.${kind}`),
        note: t(`faces.${kind}Note`),
        questions: shown(desk, questions, MOST),
      })),
  };
}

function questionView(desk: Desk, { key, item, correction }: Kept<Contradiction>): QuestionView {
  const gone = correction ? correctedValues(correction.before, item, hasChanged(desk)) : [];
  const size = sizeFor(item.versions.map((version) => shownValue(desk, version).text));
  return {
    key,
    question: textOf(desk, inWords(item.question, desk.page.language)),
    versions: item.versions.map((version) => versionView(desk, version, size)),
    correction:
      correction && gone.length > 0 ? correctionOf(desk, correction.at, valuesOf(desk, gone)) : null,
  };
}

function valuesOf(desk: Desk, versions: readonly Version[]) {
  const values = versions.map((version) => shownValue(desk, version));
  return { text: values.map(({ text }) => text).join(" · "), language: values[0]!.language, from: null };
}

/** The value in words of ours. */
function shownValue(desk: Desk, { value }: Version) {
  const { text, language } = inWords(value, desk.page.language);
  return textOf(desk, { text: bound(text), language });
}

/** One size for all values of a question, by the longest: type takes no side. */
function sizeFor(values: readonly string[]): VersionView["size"] {
  const length = Math.max(...values.map((text) => [...text].length));
  return length <= SHORT ? "short" : length <= MEDIUM ? "medium" : "long";
}

function versionView(desk: Desk, version: Version, size: VersionView["size"]): VersionView {
  const tellers = firstOfNewspapers(desk, version.sources);
  const times = known(desk, version.sources).map(({ publishedAt }) => publishedAt);
  const evidence = version.evidence.flatMap(({ article, text }) => {
    const source = desk.analysis.sources.get(article);
    return source ? [extract(desk, text, source)] : [];
  });
  return {
    key: version.sources.join("-"),
    value: shownValue(desk, version),
    size,
    tellers: shown(desk, tellers, MOST_NAMED),
    said: times.length > 0 ? since(desk, Math.min(...times)) : null,
    evidence,
    evidenceLabel: desk.page.t("faces.evidence", { count: evidence.length }),
  };
}

/** The articles by which each newspaper stands behind a value. */
function firstOfNewspapers(desk: Desk, ids: readonly number[]): number[] {
  const first = new Map<string, number>();
  for (const { id, newspaper } of known(desk, ids))
    if (!first.has(newspaper.slug)) first.set(newspaper.slug, id);
  return [...first.values()];
}

function since(desk: Desk, at: number): Moment {
  const { text, iso } = moment(desk, at);
  return { text: desk.page.t("faces.firstSaid", { time: text }), iso };
}

/** A sentence in the language of its article, which may be none of ours. */
const extract = (desk: Desk, text: string, { id, language }: { id: number; language: string }) =>
  wordsOf(desk, { text, language, from: id });
