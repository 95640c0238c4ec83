import { sections as SECTIONS, type Section } from "../../../domain/analysis/findings";
import type { AnalysisChangeLine, StandingAnalysis } from "../../../domain/analysis/queries";
import { lineOf } from "../../../domain/analysis/rules";
import type { Language } from "../../../domain/shared/languages";
import { isoTime } from "../common.wire";
import { CHANGES, SECTION_NAMES } from "./names.wire";
import type { Faces } from "./shapes.wire";

/** Who wrote an analysis, from how much, when; and who answers for it. */
export function labelToWire({ authors, signed, ...made }: StandingAnalysis): Faces["analisis"] {
  const own = SECTIONS.map((section) => [SECTION_NAMES[section], authorToWire(authors[section])] as const);
  return {
    autor: signed ? { tipo: "persona", nombre: signed.by, version: null } : authorToWire(authors.summary),
    autores: Object.fromEntries(own),
    generado_automaticamente: signed === null,
    numero_articulos: made.articleCount,
    numero_periodicos: made.newspaperCount,
    hecho_el: isoTime(made.madeAt),
    cambiado_el: isoTime(made.changedAt),
    firmado: signed && { nombre: signed.by, fecha: isoTime(signed.at) },
  };
}

const authorToWire = ({ kind, name, version }: StandingAnalysis["authors"][Section]) => ({
  tipo: kind === "model" ? ("modelo" as const) : ("integrado" as const),
  nombre: name,
  version,
});

/** A line of the record in the reader's language. */
export function changeToWire(
  change: AnalysisChangeLine,
  language: Language,
): Faces["registro_de_cambios"][number] {
  return {
    fecha: isoTime(change.at),
    tipo: CHANGES[change.kind],
    por: change.by === "editor" ? "edicion" : "analisis",
    seccion: change.section in SECTION_NAMES ? SECTION_NAMES[change.section as Section] : "",
    clave: change.key,
    antes: lineOf(change.before, language)?.text ?? null,
    despues: lineOf(change.after, language)?.text ?? null,
    articulos: change.articles,
  };
}
