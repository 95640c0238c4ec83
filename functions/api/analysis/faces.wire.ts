import type { z } from "@hono/zod-openapi";
import type { Findings, Statement } from "../../../domain/analysis/findings";
import { type Item, type Kept, sourcesOf } from "../../../domain/analysis/kept";
import type { StandingAnalysis } from "../../../domain/analysis/queries";
import { declarationsFor, inWords, type Told, tell } from "../../../domain/analysis/rules";
import type { Language } from "../../../domain/shared/languages";
import { isoTime } from "../common.wire";
import { contradictionToWire } from "./contradictions.wire";
import { CERTAINTIES, STANCES } from "./names.wire";
import { changeToWire, labelToWire } from "./record.wire";
import type { Faces, sourced } from "./shapes.wire";
import { countriesOf, domainOf, domainsOf, type Sources } from "./sources.wire";

/** An event's faces in the reader's language; every section is an empty list where there is no analysis. */
export function facesToWire(analysis: StandingAnalysis | null, language: Language): Faces {
  if (!analysis) return NOTHING;
  const { sections, sources } = analysis;
  const passageOf = <T extends Statement>(told: Told<T>) => ({
    ...sourcedOf(told, sources),
    contenido: told.text,
    dominio_periodico: domainOf(told.from ?? told.item.sources[0]!, sources),
  });
  const facts = tell(sections.facts, language);
  return {
    resumen: tell(sections.summary, language).map(passageOf),
    hechos: facts.map(passageOf),
    desinformacion: sections.contradictions.map((kept) => contradictionToWire(kept, sources, language)),
    opiniones: tell(sections.opinions, language).map((told) => ({
      ...sourcedOf(told, sources),
      resumen: told.text,
      apoyos: domainsOf(told.item.sources, sources),
      dominio_periodico: domainOf(told.from ?? told.item.sources[0]!, sources),
      titular: told.item.holder,
      postura: told.item.stance && STANCES[told.item.stance],
    })),
    contexto_del_evento: tell(sections.context, language).map((told) => ({
      ...passageOf(told),
      evento_id: told.item.event,
      fecha: told.item.at === null ? null : isoTime(told.item.at),
    })),
    declaraciones: declarationsToWire(declarationsFor(sections.declarations, language), sources),
    framing: sections.framing.map(({ item }) => framingToWire(item, sections.facts, sources, language)),
    impacto_futuro: tell(sections.impact, language).map((told) => ({
      ...passageOf(told),
      certeza: CERTAINTIES[told.item.certainty],
      cuando: told.item.when,
    })),
    fuentes: [...sources.values()].map((source) => ({
      articulo_id: source.id,
      titular: source.headline,
      url: source.url,
      idioma: source.language,
      periodico_nombre: source.newspaper.name,
      dominio_periodico: source.newspaper.domain,
      pais_iso_code: source.newspaper.country,
      created_on: isoTime(source.publishedAt),
    })),
    analisis: labelToWire(analysis),
    registro_de_cambios: analysis.changes.map((change) => changeToWire(change, language)),
  };
}

const NOTHING: Faces = {
  resumen: [],
  hechos: [],
  desinformacion: [],
  opiniones: [],
  contexto_del_evento: [],
  declaraciones: [],
  framing: [],
  impacto_futuro: [],
  fuentes: [],
  analisis: null,
  registro_de_cambios: [],
};

function sourcedOf(told: Omit<Told<Item>, "text">, sources: Sources): z.infer<typeof sourced> {
  const ids = sourcesOf(told.item);
  return {
    clave: told.key,
    idioma: told.language,
    literal: told.from !== null,
    fuentes: ids,
    numero_periodicos: domainsOf(ids, sources).length,
    numero_paises: countriesOf(ids, sources).length,
    desde: isoTime(told.addedAt),
    correccion: told.correction && { antes: told.correction.before.text, fecha: isoTime(told.correction.at) },
  };
}

/** One element with aligned lists, as the spec shapes it; none when nobody said anything. */
function declarationsToWire(
  kept: readonly Kept<Findings["declarations"][number]>[],
  sources: Sources,
): Faces["declaraciones"] {
  if (kept.length === 0) return [];
  return [
    {
      Declaracion: kept.map(({ item }) => item.quote),
      Declarante: kept.map(({ item }) => item.speaker),
      detalles: kept.map(({ key, item, addedAt }) => ({
        ...sourcedOf(
          {
            key,
            item,
            addedAt,
            language: item.language as Language,
            from: item.sources[0]!,
            correction: null,
          },
          sources,
        ),
        cargo: item.office,
        indirecta: item.indirect,
      })),
    },
  ];
}

function framingToWire(
  item: Findings["framing"][number],
  facts: readonly Kept<Findings["facts"][number]>[],
  sources: Sources,
  language: Language,
): Faces["framing"][number] {
  const factOf = (index: number): string[] => {
    const fact = facts[index]?.item;
    return fact ? [inWords(fact.wordings, language).text] : [];
  };
  const first = item.first.flatMap(({ fact, share }) =>
    factOf(fact).map((hecho) => ({ hecho, parte: share })),
  );
  const words = item.words.map(({ word, language: idioma, here, elsewhere, z: score }) => ({
    palabra: word,
    idioma,
    aqui: here,
    fuera: elsewhere,
    z: score,
  }));
  return {
    contenido: first[0]?.hecho ?? words.map(({ palabra }) => palabra).join(", "),
    dominio_periodico: domainOf(item.sources[0]!, sources),
    pais: item.country,
    numero_periodicos: item.newspapers,
    fuentes: item.sources,
    primero: first,
    omite: item.omits.flatMap(factOf),
    palabras: words,
  };
}
