import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { deleteComment, editComment, writeComment } from "../../domain/comments/commands";
import { commentsOn, readComment, readCommented } from "../../domain/comments/queries";
import type { Target } from "../../domain/comments/rules";
import { DomainError } from "../../domain/shared/errors";
import { answerError } from "../errors";
import type { HttpEnv } from "../http-env";
import { commentsWire, commentToWire, commentWire, editedCommentWire, newCommentWire } from "./comments.wire";
import { errorResponse, idParam, languageQuery, PRIVATE_CACHE, requestLanguage } from "./common.wire";
import { newApi } from "./new-api";

const json = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { "application/json": { schema } },
});
const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { "application/json": { schema } },
});
const TAKEN = "Comments of all languages, whatever is asked for.";
const guest = errorResponse("Nobody is signed in.");
const unreadable = errorResponse("The text is empty or too long, or the target or parent is not right.");
const theirs = errorResponse("The role does not let, or the comment is somebody else's.");
const missing = errorResponse("There is no such comment, event or article.");
const often = errorResponse("Too many in an hour; Retry-After says when to go on.");

export function commentRoutes() {
  const api = newApi();
  // A body that is no JSON at all.
  api.onError((error, c) =>
    answerError(c, error instanceof HTTPException ? new DomainError("invalid", "invalid") : error),
  );

  for (const kind of ["evento", "articulo"] as const)
    api.openapi(
      createRoute({
        method: "get",
        path: `/comments/${kind}/{id}`,
        summary: "The comments as a tree: experts' first, then newest first; replies oldest first",
        description: TAKEN,
        request: { params: idParam, query: languageQuery },
        responses: { 200: json("The comments", commentsWire), 404: missing },
      }),
      async (c) => {
        const id = Number(c.req.valid("param").id);
        const services = c.get("services");
        const [threads] = await Promise.all([
          commentsOn(services, kind === "evento" ? { event: id } : { article: { id } }),
          readCommented(services, kind === "evento" ? { event: id } : { article: id }),
        ]);
        // Whoever has just written one looks for it.
        c.header("Cache-Control", PRIVATE_CACHE);
        return c.json({ comentarios: threads.map((one) => commentToWire(one, one.replies)) }, 200);
      },
    );

  api.openapi(
    createRoute({
      method: "post",
      path: "/comments",
      summary: "Writes a comment: experts anywhere, authors in reply under their own articles",
      request: { body: body(newCommentWire) },
      responses: {
        201: json("The comment", commentWire),
        400: unreadable,
        401: guest,
        403: theirs,
        404: missing,
        429: often,
      },
    }),
    async (c) => {
      const { texto, parent_id, envio, ...told } = c.req.valid("json");
      const id = await writeComment(c.get("services"), await c.get("viewer")(), {
        target: targetOf(told),
        text: texto,
        language: requestLanguage(c),
        parentId: parent_id ?? null,
        submission: envio ?? null,
      });
      return c.json(await written(c, id), 201);
    },
  );

  api.openapi(
    createRoute({
      method: "patch",
      path: "/comments/{id}",
      summary: "Puts one's own comment right, within a quarter of an hour",
      request: { params: idParam, body: body(editedCommentWire) },
      responses: {
        200: json("The comment", commentWire),
        400: unreadable,
        401: guest,
        403: theirs,
        404: missing,
        409: errorResponse("It is too late, or the comment is gone."),
      },
    }),
    async (c) => {
      const id = Number(c.req.valid("param").id);
      const correction = { id, text: c.req.valid("json").texto, language: requestLanguage(c) };
      await editComment(c.get("services"), await c.get("viewer")(), correction);
      return c.json(await written(c, id), 200);
    },
  );

  api.openapi(
    createRoute({
      method: "delete",
      path: "/comments/{id}",
      summary: "Deletes one's own comment; its text is gone for good",
      request: { params: idParam },
      responses: {
        200: json("It is gone", z.object({ ok: z.literal(true), id: z.int() })),
        401: guest,
        403: theirs,
        404: missing,
      },
    }),
    async (c) => {
      const id = Number(c.req.valid("param").id);
      await deleteComment(c.get("services"), await c.get("viewer")(), id);
      c.header("Cache-Control", PRIVATE_CACHE);
      return c.json({ ok: true as const, id }, 200);
    },
  );
  return api;
}

async function written(c: Context<HttpEnv>, id: number) {
  c.header("Cache-Control", PRIVATE_CACHE);
  return commentToWire(await readComment(c.get("services"), id));
}

function targetOf({
  evento_id,
  articulo_id,
}: {
  evento_id?: number | null;
  articulo_id?: number | null;
}): Target {
  if (evento_id && !articulo_id) return { event: evento_id };
  if (articulo_id && !evento_id) return { article: articulo_id };
  throw new DomainError("invalid", "target_invalid");
}
