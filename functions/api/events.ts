import { createRoute, z } from "@hono/zod-openapi";
import { readAnalysis } from "../../domain/analysis/queries";
import { articlesOfEvent, readEvent } from "../../domain/events/queries";
import { errorResponse, idParam, languageQuery, PUBLIC_CACHE, requestLanguage } from "./common.wire";
import { articleWire, eventArticleToWire, eventToWire, eventWire } from "./events.wire";
import { newApi } from "./new-api";

const eventErrors = { 404: errorResponse("There is no such event, or it was removed.") };

export function eventRoutes() {
  const api = newApi();

  api.openapi(
    createRoute({
      method: "get",
      path: "/modal_eventos/{id}",
      summary: "One event, by its own id or by that of an event merged into it",
      request: { params: idParam, query: languageQuery },
      responses: {
        200: { description: "The event", content: { "application/json": { schema: eventWire } } },
        ...eventErrors,
      },
    }),
    async (c) => {
      const services = c.get("services");
      const language = requestLanguage(c);
      const event = await readEvent(services, Number(c.req.valid("param").id), language);
      const analysis = await readAnalysis(services, event.id);
      c.header("Cache-Control", PUBLIC_CACHE);
      c.header("Vary", "Accept-Language, Cookie");
      return c.json(eventToWire(event, analysis, language), 200);
    },
  );

  api.openapi(
    createRoute({
      method: "get",
      path: "/modal_eventos_articulos/{id}",
      summary: "The articles of an event",
      request: { params: idParam, query: languageQuery },
      responses: {
        200: {
          description: "Articles",
          content: { "application/json": { schema: z.object({ articulos: z.array(articleWire) }) } },
        },
        ...eventErrors,
      },
    }),
    async (c) => {
      const articles = await articlesOfEvent(c.get("services"), Number(c.req.valid("param").id));
      c.header("Cache-Control", PUBLIC_CACHE);
      return c.json({ articulos: articles.map(eventArticleToWire) }, 200);
    },
  );
  return api;
}
