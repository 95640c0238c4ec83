import { z } from "@hono/zod-openapi";
import type { EventArticle, EventCard } from "../../domain/events/queries";
import { EXTRACT_LENGTH } from "../../domain/events/rules";
import type { CreatorArticle } from "../../domain/lanes/queries";
import { shorten } from "../../domain/shared/text";
import { isoTime } from "./common.wire";

/** The product's name as articles carry it in `tipo`. */
export const PRODUCT = "Poliedro";

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

const fact = z.object({ contenido: z.string(), dominio_periodico: z.string() });
const opinion = z.object({ resumen: z.string(), apoyos: z.array(z.string()), dominio_periodico: z.string() });
const declarations = z.object({ Declaracion: z.array(z.string()), Declarante: z.array(z.string()) });
const passage = z.object({ contenido: z.string(), dominio_periodico: z.string() });

export const eventWire = eventCardWire
  .extend({
    hechos: z.array(fact),
    desinformacion: z.array(passage),
    opiniones: z.array(opinion),
    contexto_del_evento: z.array(passage),
    declaraciones: z.array(declarations),
    framing: z.array(passage),
    impacto_futuro: z.array(passage),
  })
  .openapi("Evento");

export const articleWire = z
  .object({
    articulo_id: z.int(),
    titular: z.string(),
    resumen: z.string().openapi({ description: "At most 200 characters of the newspaper's own text." }),
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

/** Sections are written by the analysis of an event; one without analysis has empty ones. */
export function eventToWire(card: EventCard): z.infer<typeof eventWire> {
  return {
    ...eventCardToWire(card),
    hechos: [],
    desinformacion: [],
    opiniones: [],
    contexto_del_evento: [],
    declaraciones: [],
    framing: [],
    impacto_futuro: [],
  };
}

export function eventArticleToWire(article: EventArticle): z.infer<typeof articleWire> {
  return {
    ...commonToWire(article),
    tipo: "externo",
    periodico_nombre: article.newspaper.name,
    origen: article.newspaper.domain,
    pais_iso_code: article.newspaper.country,
  };
}

export function creatorArticleToWire(article: CreatorArticle): z.infer<typeof articleWire> {
  return {
    ...commonToWire(article),
    tipo: PRODUCT,
    periodico_nombre: PRODUCT,
    origen: PRODUCT,
    pais_iso_code: null,
  };
}

function commonToWire(article: CreatorArticle) {
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
    contenido_es_enfatico: article.emphatic,
    titular_es_clickbait: article.clickbait,
    importe_euros: null,
    usuario_id: null,
  };
}
