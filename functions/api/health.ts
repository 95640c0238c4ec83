import { createRoute, z } from "@hono/zod-openapi";
import { lastReadingAt, recentRuns } from "../../domain/ingest/queries";
import { newsstandSize } from "../../domain/newspapers/queries";
import { MINUTE } from "../../domain/shared/time";
import { isoTime } from "./common.wire";
import { newApi } from "./new-api";

/** The newsstand is read on the hour; a reading older than this means that it is not. */
const STALE_AFTER = 65 * MINUTE;

const healthWire = z
  .object({
    estado: z
      .enum(["bien", "atrasado", "sin_lectura"])
      .openapi({ description: "bien: read within the last 65 minutes." }),
    edicion: z.enum(["live", "sample"]),
    ultima_lectura: z.iso.datetime().nullable(),
    leyendo: z.boolean().openapi({ description: "A reading is under way." }),
    periodicos: z.int(),
    paises: z.int(),
    ultima_tanda: z
      .object({
        inicio: z.iso.datetime(),
        periodicos_leidos: z.int(),
        periodicos_sin_cambios: z.int(),
        periodicos_fallidos: z.int(),
        articulos_nuevos: z.int(),
        eventos_nuevos: z.int(),
        eventos_crecidos: z.int(),
      })
      .nullable(),
  })
  .openapi("Salud");

export function healthRoutes() {
  const api = newApi();
  api.openapi(
    createRoute({
      method: "get",
      path: "/health",
      summary: "Whether the hourly reading is on time",
      responses: { 200: { description: "Health", content: { "application/json": { schema: healthWire } } } },
    }),
    async (c) => {
      const services = c.get("services");
      const [last, [run], size] = await Promise.all([
        lastReadingAt(services),
        recentRuns(services, 1),
        newsstandSize(services),
      ]);
      const fresh = last !== null && services.clock.now() - last <= STALE_AFTER;
      c.header("Cache-Control", "no-store");
      return c.json(
        {
          estado:
            last === null ? ("sin_lectura" as const) : fresh ? ("bien" as const) : ("atrasado" as const),
          edicion: services.edition,
          ultima_lectura: last === null ? null : isoTime(last),
          leyendo: run !== undefined && run.finishedAt === null,
          periodicos: size.newspapers,
          paises: size.countries,
          ultima_tanda: run
            ? {
                inicio: isoTime(run.startedAt),
                periodicos_leidos: run.newspapers.read,
                periodicos_sin_cambios: run.newspapers.unchanged,
                periodicos_fallidos: run.newspapers.failed,
                articulos_nuevos: run.articles.new,
                eventos_nuevos: run.events.born,
                eventos_crecidos: run.events.grown,
              }
            : null,
        },
        200,
      );
    },
  );
  return api;
}
