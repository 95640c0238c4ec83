import type { z } from "@hono/zod-openapi";
import type { Contradiction } from "../../../domain/analysis/findings";
import type { Kept } from "../../../domain/analysis/kept";
import { inWords } from "../../../domain/analysis/rules";
import type { Language } from "../../../domain/shared/languages";
import { isoTime } from "../common.wire";
import { KINDS, RELATIONS } from "./names.wire";
import type { contradiction, version } from "./shapes.wire";
import { countriesOf, domainsOf, type Sources } from "./sources.wire";

/** A contradiction with its versions, the question in the reader's language. */
export function contradictionToWire(
  { key, item, addedAt }: Kept<Contradiction>,
  sources: Sources,
  language: Language,
): z.infer<typeof contradiction> {
  const question = inWords(item.question, language);
  const versions = item.versions.map((one): z.infer<typeof version> => {
    const value = inWords(one.value, language);
    const times = one.sources.flatMap((id) => sources.get(id)?.publishedAt ?? []);
    return {
      valor: value.text,
      idioma: value.language,
      minimo: one.amount?.low ?? null,
      maximo: one.amount?.high ?? null,
      fuentes: one.sources,
      periodicos: domainsOf(one.sources, sources),
      paises: countriesOf(one.sources, sources),
      desde: isoTime(Math.min(...times)),
      hasta: isoTime(Math.max(...times)),
      citas: one.evidence.map(({ article, text }) => ({
        articulo_id: article,
        texto: text,
        idioma: sources.get(article)?.language ?? question.language,
      })),
    };
  });
  return {
    clave: key,
    contenido: `${question.text} ${versions.map(({ valor, periodicos }) => `${valor} (${periodicos.join(", ")})`).join(" · ")}`,
    dominio_periodico: versions[0]?.periodicos[0] ?? "",
    idioma: question.language,
    tipo: KINDS[item.kind],
    relacion: RELATIONS[item.relation],
    pregunta: question.text,
    unidad: item.unit,
    versiones: versions,
    desde: isoTime(addedAt),
  };
}
