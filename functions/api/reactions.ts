import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { signedIn } from "../../domain/accounts/rules";
import { react } from "../../domain/reactions/commands";
import { listReactions, reactionsOf, reactionsTo } from "../../domain/reactions/queries";
import type { Target } from "../../domain/reactions/rules";
import { DomainError } from "../../domain/shared/errors";
import { answerError } from "../errors";
import type { HttpEnv } from "../http-env";
import { visitorOf } from "../visitor";
import { errorResponse, idParam, languageQuery, PRIVATE_CACHE, requestLanguage } from "./common.wire";
import { newApi } from "./new-api";
import {
  allToWire,
  allWire,
  flagsToWire,
  flagsWire,
  type InteractionWire,
  interactionDoneWire,
  interactionWire,
  listedToWire,
  listedWire,
} from "./reactions.wire";

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
        429: errorResponse("Too many guests' readings from one address."),
      },
    }),
    async (c) => {
      const wanted = c.req.valid("json");
      const action = actionOf(wanted);
      const target = targetOf(wanted);
      const { evento_id, articulo_id, value } = wanted;
      const { active } = await react(c.get("services"), await c.get("viewer")(), {
        action,
        target,
        value,
        from: visitorOf(c.req.raw).address,
      });
      c.header("Cache-Control", PRIVATE_CACHE);
      return c.json({ ok: true as const, active, action, action_type: action, evento_id, articulo_id }, 200);
    },
  );

  api.openapi(
    createRoute({
      method: "get",
      path: "/user/interactions",
      summary: "All that the signed-in reader has done, or with format=list one row for each, newest first",
      request: {
        query: languageQuery.extend({
          format: z.string().optional().openapi({ description: "list, or nothing" }),
        }),
      },
      responses: {
        200: {
          description: "What is on; as a list: what is still shown, with its title in the reader's language",
          content: { "application/json": { schema: z.union([allWire, z.array(listedWire)]) } },
        },
        401: errorResponse("Nobody is signed in."),
      },
    }),
    async (c) => {
      const services = c.get("services");
      const viewer = await reader(c);
      c.header("Cache-Control", PRIVATE_CACHE);
      if (c.req.valid("query").format !== "list")
        return c.json(allToWire(await reactionsOf(services, viewer)), 200);
      const list = await listReactions(services, viewer, requestLanguage(c));
      return c.json(list.map(listedToWire), 200);
    },
  );

  for (const [path, targetAt] of [
    ["/user/interactions/article/{id}", (id: number): Target => ({ article: id })],
    ["/user/interactions/event/{id}", (id: number): Target => ({ event: id })],
  ] as const)
    api.openapi(
      createRoute({
        method: "get",
        path,
        summary: "What the signed-in reader has done with one event or article",
        request: { params: idParam },
        responses: {
          200: { description: "Each reaction", content: { "application/json": { schema: flagsWire } } },
          401: errorResponse("Nobody is signed in."),
          404: errorResponse("There is no such event or article."),
        },
      }),
      async (c) => {
        const target = targetAt(Number(c.req.valid("param").id));
        const done = await reactionsTo(c.get("services"), await reader(c), target);
        c.header("Cache-Control", PRIVATE_CACHE);
        return c.json(flagsToWire(done), 200);
      },
    );
  return api;
}

const reader = async (c: Context<HttpEnv>) => signedIn(await c.get("viewer")());

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
