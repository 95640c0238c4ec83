import { z } from "@hono/zod-openapi";
import { actions } from "../../domain/reactions/rules";

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
