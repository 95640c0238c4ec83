import { z } from "@hono/zod-openapi";
import type { StandingAnalysis } from "../../domain/analysis/queries";
import { PRODUCT } from "../../domain/articles/rules";
import type { EventArticle, EventCard } from "../../domain/events/queries";
import { EXTRACT_LENGTH } from "../../domain/events/rules";
import type { CreatorArticle } from "../../domain/lanes/queries";
import type { Language } from "../../domain/shared/languages";
import { shorten } from "../../domain/shared/text";
import { facesToWire } from "./analysis/faces.wire";
import { facesWire } from "./analysis/shapes.wire";
import { isoTime } from "./common.wire";

export const eventCardWire = z
  .object({
    evento_id: z.int(),
    titulo: z.string(),
    descripcion: z.string(),
    idioma: z.string().openapi({ description: "Language of titulo and descripcion." }),
    numero_periodicos: z.int(),
    numero_paises: z.int(),
    numero_idiomas: z.int(),
    numero_articulos: z.int(),
    numero_contradicciones: z.int(),
    categorias: z.array(z.int()),
    created_on: z.iso.datetime(),
    updated_on: z.iso.datetime(),
  })
  .openapi("EventoResumen");

export const eventWire = eventCardWire.extend(facesWire).openapi("Evento");

export const articleWire = z
  .object({
    articulo_id: z.int(),
    titular: z.string(),
    resumen: z.string().openapi({ description: "Of a newspaper's own text at most 200 characters." }),
    autor: z.string().nullable(),
    url: z.string(),
    tipo: z.string().openapi({ description: `'${PRODUCT}' for our creators' articles, else 'externo'.` }),
    periodico_nombre: z.string(),
    origen: z.string().openapi({ description: "Domain of the newspaper." }),
    logo_url: z.string().nullable(),
    pais_iso_code: z.string().nullable(),
    idioma: z.string(),
    created_on: z.iso.datetime(),
    numero_de_palabras_texto_visible_gpt: z.int().nullable(),
    paywall: z.boolean(),
    cantidad_fuentes_citadas: z.int().nullable(),
    motivos_de_marcas: z
      .object({
        titular: z.array(z.string()),
        contenido: z.array(z.string()),
        fuentes: z.array(z.string()),
      })
      .openapi({ description: "Signs of the headline and the text behind the marks; sources it names." }),
    contenido_es_enfatico: z.boolean(),
    titular_es_clickbait: z.boolean(),
    importe_euros: z.number().nullable(),
    usuario_id: z.int().nullable(),
  })
  .openapi("Articulo");

export function eventCardToWire(card: EventCard): z.infer<typeof eventCardWire> {
  return {
    evento_id: card.id,
    titulo: card.title,
    descripcion: card.description,
    idioma: card.language,
    numero_periodicos: card.newspapers,
    numero_paises: card.countries,
    numero_idiomas: card.languages,
    numero_articulos: card.articles,
    numero_contradicciones: card.contradictions,
    categorias: card.categories,
    created_on: isoTime(card.bornAt),
    updated_on: isoTime(card.updatedAt),
  };
}

/** An event with its faces in the reader's language. */
export const eventToWire = (
  card: EventCard,
  analysis: StandingAnalysis | null,
  language: Language,
): z.infer<typeof eventWire> => ({ ...eventCardToWire(card), ...facesToWire(analysis, language) });

export function eventArticleToWire(article: EventArticle): z.infer<typeof articleWire> {
  return {
    ...commonToWire(article),
    logo_url: `/icons/${article.newspaper.slug}`,
    tipo: "externo",
    periodico_nombre: article.newspaper.name,
    origen: article.newspaper.domain,
    pais_iso_code: article.newspaper.country,
  };
}

/** @param origin of this site, for the article's absolute address */
export function creatorArticleToWire(article: CreatorArticle, origin: string): z.infer<typeof articleWire> {
  return {
    ...commonToWire(article),
    resumen: article.summary,
    url: new URL(article.url, origin).href,
    tipo: PRODUCT,
    periodico_nombre: PRODUCT,
    origen: PRODUCT,
    pais_iso_code: article.country,
    importe_euros: article.priceCents === 0 ? null : article.priceCents / 100,
    usuario_id: article.authorId,
  };
}

/** What both kinds of articles have. */
type Common = Omit<EventArticle, "newspaper">;

function commonToWire(article: Common) {
  return {
    articulo_id: article.id,
    titular: article.headline,
    resumen: shorten(article.summary, EXTRACT_LENGTH),
    autor: article.author,
    url: article.url,
    logo_url: null,
    idioma: article.language,
    created_on: isoTime(article.publishedAt),
    numero_de_palabras_texto_visible_gpt: article.words,
    paywall: article.paywall,
    cantidad_fuentes_citadas: article.citedSources,
    motivos_de_marcas: {
      titular: article.markReasons?.headline ?? [],
      contenido: article.markReasons?.content ?? [],
      fuentes: article.markReasons?.sources ?? [],
    },
    contenido_es_enfatico: article.emphatic,
    titular_es_clickbait: article.clickbait,
    importe_euros: null,
    usuario_id: null,
  };
}
