import { z } from "@hono/zod-openapi";
import type { Author, ReadArticle } from "../../domain/creators/queries";
import { isoTime } from "./common.wire";
import { articleWire, creatorArticleToWire } from "./events.wire";

const authorWire = z
  .object({
    alias: z.string(),
    bio: z.object({
      foto_url: z.string().nullable(),
      descripcion: z.string().nullable(),
      link_blog: z.string().nullable(),
      link_linkedin: z.string().nullable(),
      link_twitter: z.string().nullable(),
      link_periodico1: z.string().nullable(),
      link_periodico2: z.string().nullable(),
      rol: z.string(),
      pais: z.string().nullable(),
      orientacion: z.string().nullable().openapi({ description: "Null unless its owner agreed to show it." }),
      estudios: z.string().nullable(),
      categorias: z.array(z.int()),
    }),
  })
  .openapi("Autor");

export const creatorArticleWire = articleWire
  .extend({
    slug: z.string().nullable(),
    evento_id: z.int().nullable(),
    fecha_publicacion: z.iso.datetime().nullable(),
    bloqueado: z
      .boolean()
      .openapi({ description: "The reader may not have the body: body_json is left out." }),
    gratis_desde: z.iso
      .datetime()
      .nullable()
      .openapi({ description: "When a priced article is free for everyone." }),
    body_json: z
      .string()
      .nullable()
      .optional()
      .openapi({ description: "The TipTap document as JSON, as it is stored; show it by an allow-list." }),
    author: authorWire,
  })
  .openapi("ArticuloDeCreador");

/** An article as its reader may have it. Locked, it has no key that could hold a body. */
export function readArticleToWire(article: ReadArticle, origin: string): z.infer<typeof creatorArticleWire> {
  return {
    ...creatorArticleToWire(article, origin),
    slug: article.slug,
    evento_id: article.eventId,
    fecha_publicacion: article.firstPublishedAt === null ? null : isoTime(article.firstPublishedAt),
    bloqueado: article.locked,
    gratis_desde: article.opensAt === null ? null : isoTime(article.opensAt),
    ...(article.locked ? {} : { body_json: article.body }),
    author: authorToWire(article.creator),
  };
}

const authorToWire = (author: Author): z.infer<typeof authorWire> => ({
  alias: author.alias,
  bio: {
    foto_url: author.photoUrl,
    descripcion: author.text,
    link_blog: author.blog,
    link_linkedin: author.linkedin,
    link_twitter: author.twitter,
    link_periodico1: author.newspaper1,
    link_periodico2: author.newspaper2,
    rol: author.role,
    pais: author.country,
    orientacion: author.orientation,
    estudios: author.studies,
    categorias: author.interests,
  },
});
