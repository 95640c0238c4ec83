import { z } from "@hono/zod-openapi";
import type { ListedReaction } from "../../domain/reactions/queries";
import { type Action, actions, type Reacted } from "../../domain/reactions/rules";
import { isoTime } from "./common.wire";

const action = z.enum(actions).optional();
const id = z.int().positive().optional();

export const interactionWire = z
  .object({
    action,
    action_type: action.openapi({ description: "The same as `action`." }),
    evento_id: id,
    articulo_id: id.openapi({ description: "Exactly one of `evento_id` and `articulo_id`." }),
    value: z
      .boolean()
      .optional()
      .openapi({ description: "What the reaction is to be; toggles without it. `read` is only ever set." }),
  })
  .openapi("Interaccion");

export type InteractionWire = z.infer<typeof interactionWire>;

export const interactionDoneWire = z
  .object({
    ok: z.literal(true),
    active: z.boolean(),
    action: z.enum(actions),
    action_type: z.enum(actions),
    evento_id: id,
    articulo_id: id,
  })
  .openapi("InteraccionHecha");

/** What a reader has done with one event or article. */
export const flagsWire = z
  .object(Object.fromEntries(actions.map((name) => [name, z.boolean()])) as Record<Action, z.ZodBoolean>)
  .openapi("Interacciones");

export const flagsToWire = (done: ReadonlySet<Action>): z.infer<typeof flagsWire> =>
  Object.fromEntries(actions.map((name) => [name, done.has(name)])) as Record<Action, boolean>;

const byId = z.record(z.string(), z.array(z.enum(actions)));

/** All that a reader has done: what is on, by the id of the event or the article. */
export const allWire = z.object({ eventos: byId, articulos: byId }).openapi("TodasLasInteracciones", {
  example: { eventos: { "12": ["read", "save"] }, articulos: { "7": ["upvote"] } },
});

export function allToWire(reacted: Reacted): z.infer<typeof allWire> {
  const all: z.infer<typeof allWire> = { eventos: {}, articulos: {} };
  for (const [key, done] of reacted) {
    const [kind, id] = key.split(":") as ["event" | "article", string];
    all[kind === "event" ? "eventos" : "articulos"][id] = [...done];
  }
  return all;
}

export const listedWire = z
  .object({
    id: z.int(),
    action: z.enum(actions),
    action_type: z.enum(actions),
    evento_id: id,
    titulo_evento: z.string().optional(),
    articulo_id: id,
    titulo_articulo: z.string().optional(),
    slug: z.string().nullable().openapi({ description: "Of a creator's article that has one." }),
    created_on: z.string().openapi({ format: "date-time" }),
  })
  .openapi("InteraccionListada");

export function listedToWire(one: ListedReaction): z.infer<typeof listedWire> {
  const { action, target, title } = one;
  return {
    id: one.id,
    action,
    action_type: action,
    ...("event" in target
      ? { evento_id: target.event, titulo_evento: title }
      : { articulo_id: target.article, titulo_articulo: title }),
    slug: one.slug,
    created_on: isoTime(one.createdAt),
  };
}
