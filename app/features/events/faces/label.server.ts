import { type Section, sections } from "../../../../domain/analysis/findings";
import type { StandingAnalysis } from "../../../../domain/analysis/queries";
import { type Desk, moment } from "./desk.server";
import type { FaceHead, FacesView } from "./view";

/** Who answers for a face: the person who signed, else whoever wrote it. */
export function writerOf({ analysis: { authors, signed } }: Desk, section: Section): FaceHead["writer"] {
  if (signed) return { by: "person", model: null, version: null };
  const { kind, name, version } = authors[section];
  return { by: kind, model: name, version };
}

/** The same in words, with the moment. */
export function labelOf({ page, analysis }: Desk, section: Section): NonNullable<FaceHead["label"]> {
  const { t } = page;
  const { signed, authors, articleCount, newspaperCount, madeAt } = analysis;
  const at = moment({ page, analysis }, signed?.at ?? madeAt);
  if (signed) return { text: t("faces.label.signed", { name: signed.by }), at };
  const { kind, name, version } = authors[section];
  if (kind === "model") {
    return { text: t("faces.label.model", { model: name, version, count: articleCount }), at };
  }
  const from = {
    articles: t("count.articles", { count: articleCount }),
    newspapers: t("count.newspapers", { count: newspaperCount }),
  };
  const text = section === "summary" ? t("faces.label.summary", from) : t("faces.label.extracted", from);
  return { text, at };
}

/**
 * What the page's head says of texts that no person answers for: "model; name; version; date". A model is named before
 * the rules of our own where a face comes from each. Null for a signed analysis and for one without faces.
 */
export function generatedBy({ authors, signed, madeAt }: StandingAnalysis, faces: FacesView): string | null {
  if (signed) return null;
  const writers = sections.filter((section) => faces[section]).map((section) => authors[section]);
  const writer = writers.find(({ kind }) => kind === "model") ?? writers[0];
  if (!writer) return null;
  return [writer.kind, writer.name, writer.version, new Date(madeAt).toISOString()].join("; ");
}
