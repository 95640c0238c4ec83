import { z } from "@hono/zod-openapi";

/** What every statement carries: where it comes from, in which language it is told, and what stood there before. */
export const sourced = z.object({
  clave: z.string().openapi({ description: "Names the statement within its section." }),
  idioma: z.string().openapi({ description: "Language of the text, where it is not the asked one." }),
  literal: z.boolean().openapi({ description: "Whether the text is a verbatim extract of a newspaper." }),
  fuentes: z.array(z.int()).openapi({ description: "articulo_id of each article that says so." }),
  numero_periodicos: z.int(),
  numero_paises: z.int(),
  desde: z.iso.datetime(),
  correccion: z.object({ antes: z.string(), fecha: z.iso.datetime() }).nullable(),
});

const passage = sourced.extend({ contenido: z.string(), dominio_periodico: z.string() });

export const version = z.object({
  valor: z.string(),
  idioma: z.string(),
  minimo: z.number().nullable(),
  maximo: z.number().nullable(),
  fuentes: z.array(z.int()),
  periodicos: z.array(z.string()).openapi({ description: "Domains." }),
  paises: z.array(z.string()),
  desde: z.iso.datetime(),
  hasta: z.iso.datetime(),
  citas: z.array(z.object({ articulo_id: z.int(), texto: z.string(), idioma: z.string() })),
});

export const contradiction = z.object({
  clave: z.string(),
  contenido: z.string().openapi({ description: "The question and its versions in one line." }),
  dominio_periodico: z.string(),
  idioma: z.string(),
  tipo: z.string().openapi({ description: "cifra, dinero, fecha, lugar, autor, hecho or desmentido." }),
  relacion: z
    .string()
    .openapi({ description: "contradiccion; or actualizacion, redondeo or unidad, which are none." }),
  pregunta: z.string(),
  unidad: z.string().nullable(),
  versiones: z.array(version),
  desde: z.iso.datetime(),
});

const author = z.object({
  tipo: z.enum(["integrado", "modelo", "persona"]),
  nombre: z.string(),
  version: z.string().nullable(),
});

/** The sections of an event in the spec's shapes, with more fields beside them. */
export const facesWire = {
  resumen: z.array(passage),
  hechos: z.array(passage),
  desinformacion: z.array(contradiction),
  opiniones: z.array(
    sourced.extend({
      resumen: z.string(),
      apoyos: z.array(z.string()).openapi({ description: "Domains of the newspapers behind it." }),
      dominio_periodico: z.string(),
      titular: z.string().nullable().openapi({ description: "Whose opinion it is, if it is known." }),
      postura: z.enum(["a_favor", "en_contra", "mixta"]).nullable(),
    }),
  ),
  contexto_del_evento: z.array(
    passage.extend({ evento_id: z.int().nullable(), fecha: z.iso.datetime().nullable() }),
  ),
  declaraciones: z.array(
    z.object({
      Declaracion: z.array(z.string()),
      Declarante: z.array(z.string()),
      detalles: z
        .array(sourced.extend({ cargo: z.string().nullable(), indirecta: z.boolean() }))
        .openapi({ description: "Aligned with Declaracion and Declarante." }),
    }),
  ),
  framing: z.array(
    z.object({
      contenido: z.string(),
      dominio_periodico: z.string(),
      pais: z.string(),
      numero_periodicos: z.int(),
      fuentes: z.array(z.int()),
      primero: z.array(z.object({ hecho: z.string(), parte: z.number() })),
      omite: z.array(z.string()),
      palabras: z.array(
        z.object({
          palabra: z.string(),
          idioma: z.string(),
          aqui: z.int(),
          fuera: z.int(),
          z: z.number(),
        }),
      ),
    }),
  ),
  impacto_futuro: z.array(passage.extend({ certeza: z.string(), cuando: z.string().nullable() })),
  fuentes: z.array(
    z.object({
      articulo_id: z.int(),
      titular: z.string(),
      url: z.string(),
      idioma: z.string(),
      periodico_nombre: z.string(),
      dominio_periodico: z.string(),
      pais_iso_code: z.string(),
      created_on: z.iso.datetime(),
    }),
  ),
  analisis: z
    .object({
      autor: author,
      autores: z.record(z.string(), author).openapi({ description: "By section." }),
      generado_automaticamente: z.boolean(),
      numero_articulos: z.int(),
      numero_periodicos: z.int(),
      hecho_el: z.iso.datetime(),
      cambiado_el: z.iso.datetime(),
      firmado: z.object({ nombre: z.string(), fecha: z.iso.datetime() }).nullable(),
    })
    .nullable(),
  registro_de_cambios: z.array(
    z.object({
      fecha: z.iso.datetime(),
      tipo: z.string().openapi({
        description: "escrito, anadido, corregido, retirado, firmado or firma_retirada.",
      }),
      por: z.enum(["analisis", "edicion"]),
      seccion: z.string(),
      clave: z.string(),
      antes: z.string().nullable(),
      despues: z.string().nullable(),
      articulos: z.array(z.int()),
    }),
  ),
};

const faces = z.object(facesWire);
export type Faces = z.infer<typeof faces>;
