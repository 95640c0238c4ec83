import type { Section } from "../../../domain/analysis/findings";
import type { Faces } from "./shapes.wire";

/** Names of the sections on the wire. */
export const SECTION_NAMES: Readonly<Record<Section, keyof Faces>> = {
  summary: "resumen",
  facts: "hechos",
  contradictions: "desinformacion",
  opinions: "opiniones",
  context: "contexto_del_evento",
  declarations: "declaraciones",
  framing: "framing",
  impact: "impacto_futuro",
};

export const KINDS = {
  figure: "cifra",
  money: "dinero",
  date: "fecha",
  place: "lugar",
  agent: "autor",
  occurrence: "hecho",
  denial: "desmentido",
} as const;

export const RELATIONS = {
  contradiction: "contradiccion",
  update: "actualizacion",
  rounding: "redondeo",
  unit: "unidad",
} as const;

export const CERTAINTIES = {
  certain: "segura",
  planned: "prevista",
  likely: "probable",
  possible: "posible",
  unlikely: "improbable",
} as const;

export const STANCES = { for: "a_favor", against: "en_contra", mixed: "mixta" } as const;

export const CHANGES = {
  written: "escrito",
  added: "anadido",
  corrected: "corregido",
  withdrawn: "retirado",
  signed: "firmado",
  unsigned: "firma_retirada",
} as const;
