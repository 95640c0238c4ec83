import { createRoute } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { countRead } from "../../domain/reactions/commands";
import type { Target } from "../../domain/reactions/rules";
import { DomainError } from "../../domain/shared/errors";
import { answerError } from "../errors";
import { errorResponse, PRIVATE_CACHE } from "./common.wire";
import { newApi } from "./new-api";
import { type InteractionWire, interactionDoneWire, interactionWire } from "./reactions.wire";

export function reactionRoutes() {
  const api = newApi();
  // A body that is no JSON at all.
  api.onError((error, c) =>
    answerError(c, error instanceof HTTPException ? new DomainError("invalid", "invalid") : error),
  );

  api.openapi(
    createRoute({
      method: "post",
      path: "/user/write_interaction",
      summary: "A reader's reaction to an event or an article. Guests can only tell that they opened it",
      request: {
        body: { required: true, content: { "application/json": { schema: interactionWire } } },
      },
      responses: {
        200: {
          description: "The reaction as it now stands",
          content: { "application/json": { schema: interactionDoneWire } },
        },
        400: errorResponse("No known action, or not exactly one target."),
        401: errorResponse("The action needs someone signed in."),
        403: errorResponse("Sent by another site."),
        404: errorResponse("There is no such event or article."),
      },
    }),
    async (c) => {
      const wanted = c.req.valid("json");
      const action = actionOf(wanted);
      const target = targetOf(wanted);
      if (action !== "read") throw new DomainError("unauthorized", "reaction_login");
      await countRead(c.get("services"), target);
      c.header("Cache-Control", PRIVATE_CACHE);
      const { evento_id, articulo_id } = wanted;
      return c.json(
        { ok: true as const, active: true, action, action_type: action, evento_id, articulo_id },
        200,
      );
    },
  );
  return api;
}

/** Under either name, or the same under both. */
function actionOf({ action, action_type }: InteractionWire) {
  const wanted = action ?? action_type;
  if (!wanted || (action && action_type && action !== action_type))
    throw new DomainError("invalid", "action_invalid");
  return wanted;
}

function targetOf({ evento_id, articulo_id }: InteractionWire): Target {
  if (evento_id !== undefined && articulo_id === undefined) return { event: evento_id };
  if (articulo_id !== undefined && evento_id === undefined) return { article: articulo_id };
  throw new DomainError("invalid", "target_invalid");
}
