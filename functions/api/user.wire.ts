import { z } from "@hono/zod-openapi";
import { roles } from "../../db/schema";
import type { OwnComment } from "../../domain/comments/own";
import type { OwnProfile } from "../../domain/profiles/queries";
import { errorWire, isoTime } from "./common.wire";

const words = z.string().max(10_000).nullable().optional();

/** What a profile's form says; what is not there stays as it is, "" and null empty it. */
export const profileChangeWire = z
  .object({
    pais: words.openapi({ description: "ISO 3166-1 alpha-2" }),
    estudios: words,
    categorias: z.array(z.coerce.number().int()).max(50).optional().openapi({ description: "Category ids." }),
    orientacion: words.openapi({ description: "Kept only with `orientacion_consentimiento`." }),
    orientacion_consentimiento: z.boolean().optional(),
    descripcion: words.openapi({ description: "This and the links: investigador and experto only." }),
    bio_foto_url: words,
    link_blog: words,
    link_linkedin: words,
    link_twitter: words,
    link_periodico1: words,
    link_periodico2: words,
  })
  .openapi("CambioDePerfil");

const text = z.string().nullable();

export const profileWire = z
  .object({
    user: z
      .object({
        id: z.number(),
        usuario_id: z.number(),
        alias: z.string(),
        rol: z.enum(roles),
        descripcion: text,
        bio_foto_url: text,
        pais: text,
        orientacion: text,
        orientacion_consentimiento: z.boolean(),
        estudios: text,
        categorias: z.array(z.number()),
        link_blog: text,
        link_linkedin: text,
        link_twitter: text,
        link_periodico1: text,
        link_periodico2: text,
        fecha_creacion: z.string(),
      })
      .openapi("Usuario"),
  })
  .openapi("Perfil");

export const profileToWire = (own: OwnProfile): z.infer<typeof profileWire> => ({
  user: {
    id: own.id,
    usuario_id: own.id,
    alias: own.alias,
    rol: own.role,
    descripcion: own.text,
    bio_foto_url: own.photoUrl,
    pais: own.country,
    orientacion: own.orientation,
    orientacion_consentimiento: own.orientationConsentAt !== null,
    estudios: own.studies,
    categorias: own.interests,
    link_blog: own.blog,
    link_linkedin: own.linkedin,
    link_twitter: own.twitter,
    link_periodico1: own.newspaper1,
    link_periodico2: own.newspaper2,
    fecha_creacion: isoTime(own.createdAt),
  },
});

export const profileSavedWire = profileWire.extend({ ok: z.literal(true), message: z.string() });

export const profileWrongWire = errorWire
  .extend({ campos: z.record(z.string(), z.string()).openapi({ description: "What is wrong, by field." }) })
  .openapi("PerfilErroneo");

export const locationWire = z
  .object({ ip: text, country_code: text, country_name: text })
  .openapi("Ubicacion");

export const ownCommentsWire = z
  .object({
    comentarios: z.array(
      z.object({
        id: z.number(),
        texto: z.string(),
        timestamp: z.string(),
        parent_id: z.number().nullable(),
        evento_id: z.number().nullable(),
        evento_titulo: text,
        articulo_id: z.number().nullable(),
        articulo_titulo: text,
        oculto: z.boolean().openapi({ description: "Hidden by a moderator's decision." }),
      }),
    ),
  })
  .openapi("ComentariosPropios");

export const ownCommentsToWire = (comments: OwnComment[]): z.infer<typeof ownCommentsWire> => ({
  comentarios: comments.map((comment) => ({
    id: comment.id,
    texto: comment.text,
    timestamp: isoTime(comment.createdAt),
    parent_id: comment.parentId,
    evento_id: comment.event?.id ?? null,
    evento_titulo: comment.event?.title ?? null,
    articulo_id: comment.article?.id ?? null,
    articulo_titulo: comment.article?.title ?? null,
    oculto: comment.hidden,
  })),
});
