import type { Contradiction, Version } from "../../../../domain/analysis/findings";
import type { Kept } from "../../../../domain/analysis/kept";
import { inWords } from "../../../../domain/analysis/rules";
import type { Moment } from "../../../i18n/times";
import { behind, type Desk, known, languageOfAll, moment, shown, textOf, wordsOf } from "./desk.server";
import { correctionOf } from "./told.server";
import type { ContradictionsView, HarmlessView, QuestionView, VersionView } from "./view";

/** Questions in view of each kind. */
const MOST = 6;
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
  return {
    key,
    question: textOf(desk, inWords(item.question, desk.page.language)),
    versions: item.versions.map((version) => versionView(desk, version)),
    correction: correction && correctionOf(desk, correction.at, valuesOf(desk, correction.before)),
  };
}

function valuesOf(desk: Desk, { versions }: Contradiction) {
  const values = versions.map(({ value }) => inWords(value, desk.page.language));
  const text = values.map((value) => value.text).join(" · ");
  return { ...textOf(desk, { text, language: values[0]!.language }), from: null };
}

function versionView(desk: Desk, version: Version): VersionView {
  const value = textOf(desk, inWords(version.value, desk.page.language));
  const { length } = [...value.text];
  const times = known(desk, version.sources).map(({ publishedAt }) => publishedAt);
  const evidence = version.evidence.flatMap(({ article, text }) => {
    const source = desk.analysis.sources.get(article);
    return source ? [extract(desk, text, source)] : [];
  });
  return {
    key: version.sources.join("-"),
    value,
    size: length <= SHORT ? "short" : length <= MEDIUM ? "medium" : "long",
    ...behind(desk, version.sources),
    said: times.length > 0 ? since(desk, Math.min(...times)) : null,
    evidence,
    evidenceLabel: desk.page.t("faces.evidence", { count: evidence.length }),
  };
}

function since(desk: Desk, at: number): Moment {
  const { text, iso } = moment(desk, at);
  return { text: desk.page.t("faces.firstSaid", { time: text }), iso };
}

/** A sentence in the language of its article, which may be none of ours. */
const extract = (desk: Desk, text: string, { id, language }: { id: number; language: string }) =>
  wordsOf(desk, { text, language, from: id });
