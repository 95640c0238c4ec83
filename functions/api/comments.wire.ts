import { z } from "@hono/zod-openapi";
import type { Comment, CommentThread } from "../../domain/comments/queries";
import { isoTime } from "./common.wire";

const id = z.int().positive();

/** What is in a comment besides its replies. */
const plainWire = z.object({
  id,
  parent_id: id.nullable(),
  texto: z.string().openapi({ description: 'Plain text; empty where `estado` is not "visible".' }),
  timestamp: z.iso.datetime(),
  editado: z.iso.datetime().nullable(),
  estado: z.enum(["visible", "borrado", "retirado"]).openapi({
    description: "`borrado`: by its author. `retirado`: by a decision of the moderation log.",
  }),
  usuario_id: id
    .nullable()
    .openapi({ description: "Null where the account is deleted, or nothing is visible." }),
  alias: z.string().nullable(),
  rol: z.string().nullable(),
  bio_foto_url: z.string().nullable(),
  evento_id: id.optional(),
  articulo_id: id.optional(),
});

export type CommentWire = z.infer<typeof plainWire> & { respuestas: CommentWire[] };

export const commentWire: z.ZodType<CommentWire> = plainWire
  .extend({
    respuestas: z.array(z.lazy(() => commentWire)).openapi({
      type: "array",
      items: { $ref: "#/components/schemas/Comentario" },
    }),
  })
  .openapi("Comentario");

export const commentsWire = z.object({ comentarios: z.array(commentWire) }).openapi("Comentarios");

const text = z.string().openapi({
  description: "At most 200 characters, addresses (https?://…) not counted; 2 000 with them.",
});

export const newCommentWire = z
  .object({
    texto: text,
    evento_id: id.nullish(),
    articulo_id: id.nullish().openapi({ description: "Exactly one of `evento_id` and `articulo_id`." }),
    parent_id: id
      .nullish()
      .openapi({ description: "The comment that this one answers; at depth 0, 1 or 2." }),
    envio: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .nullish()
      .openapi({ description: "Names one sending: sent again it is the same comment." }),
  })
  .openapi("ComentarioNuevo");

export const editedCommentWire = z.object({ texto: text }).openapi("ComentarioCorregido");

const stateOf = ({ deletedAt, hiddenAt }: Comment) =>
  deletedAt !== null
    ? ("borrado" as const)
    : hiddenAt !== null
      ? ("retirado" as const)
      : ("visible" as const);

export function commentToWire(comment: Comment, replies: CommentThread[] = []): CommentWire {
  const { eventId, articleId } = comment;
  const state = stateOf(comment);
  const author = state === "visible" ? comment.author : null;
  return {
    id: comment.id,
    parent_id: comment.parentId,
    texto: state === "visible" ? comment.text : "",
    timestamp: isoTime(comment.createdAt),
    editado: comment.editedAt === null ? null : isoTime(comment.editedAt),
    estado: state,
    usuario_id: author?.id ?? null,
    alias: author?.alias ?? null,
    rol: author?.role ?? null,
    bio_foto_url: author?.photoUrl ?? null,
    ...(eventId === null ? {} : { evento_id: eventId }),
    ...(articleId === null ? {} : { articulo_id: articleId }),
    respuestas: replies.map((reply) => commentToWire(reply, reply.replies)),
  };
}
