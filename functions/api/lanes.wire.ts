import { z } from "@hono/zod-openapi";
import type { Lane } from "../../domain/lanes/queries";
import type { Language } from "../../domain/shared/languages";
import { articleWire, eventCardWire } from "./events.wire";

export const laneWire = z
  .object({
    carril_id: z.int(),
    nombre: z.string(),
    descripcion: z.string(),
    tipo: z.enum(["banner", "eventos", "articulos"]),
    mostrar_nombre: z.boolean(),
    requiere_login: z.boolean(),
    url: z.string().optional().openapi({ description: "Of banners." }),
  })
  .openapi("Carril");

const paging = {
  carril_nombre: z.string(),
  has_more: z.boolean(),
  siguiente: z.string().nullable().openapi({ description: "For `antes_de`, when there is more." }),
};

export const laneEventsWire = z
  .object({ eventos: z.array(eventCardWire), ...paging })
  .openapi("CarrilEventos");
export const laneArticlesWire = z
  .object({ articulos: z.array(articleWire), ...paging })
  .openapi("CarrilArticulos");

export function laneToWire(lane: Lane, language: Language): z.infer<typeof laneWire> {
  return {
    carril_id: lane.id,
    nombre: lane.name[language],
    descripcion: lane.description[language],
    tipo: lane.kind,
    mostrar_nombre: lane.showName,
    requiere_login: lane.requiresLogin,
    ...(lane.kind === "banner" && lane.url ? { url: lane.url } : {}),
  };
}
