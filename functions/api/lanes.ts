import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { articlesOfLane, eventsOfLane, listLanes, readLane } from "../../domain/lanes/queries";
import type { HttpEnv } from "../http-env";
import {
  errorResponse,
  idParam,
  languageQuery,
  PRIVATE_CACHE,
  PUBLIC_CACHE,
  pageOptions,
  pageQuery,
  requestLanguage,
} from "./common.wire";
import { creatorArticleToWire, eventCardToWire } from "./events.wire";
import { laneArticlesWire, laneEventsWire, laneToWire, laneWire } from "./lanes.wire";
import { newApi } from "./new-api";

const laneErrors = {
  400: errorResponse("A parameter is not in order."),
  401: errorResponse("The lane is for signed-in readers."),
  404: errorResponse("There is no such lane."),
};

const readerOf = async (c: Context<HttpEnv>) => ({ signedIn: (await c.get("viewer")()) !== null });

export function laneRoutes() {
  const api = newApi();

  api.openapi(
    createRoute({
      method: "get",
      path: "/carriles",
      summary: "The lanes of the front page, in order",
      request: { query: languageQuery },
      responses: {
        200: { description: "Lanes", content: { "application/json": { schema: z.array(laneWire) } } },
      },
    }),
    async (c) => {
      const language = requestLanguage(c);
      const reader = await readerOf(c);
      const lanes = await listLanes(c.get("services"), reader);
      c.header("Cache-Control", reader.signedIn ? PRIVATE_CACHE : PUBLIC_CACHE);
      c.header("Vary", "Accept-Language, Cookie");
      return c.json(
        lanes.map((lane) => laneToWire(lane, language)),
        200,
      );
    },
  );

  api.openapi(
    createRoute({
      method: "get",
      path: "/carril/{id}/events",
      summary: "One page of a lane's events",
      request: { params: idParam, query: pageQuery },
      responses: {
        200: { description: "Events", content: { "application/json": { schema: laneEventsWire } } },
        ...laneErrors,
      },
    }),
    async (c) => {
      const language = requestLanguage(c);
      const services = c.get("services");
      const lane = await readLane(services, Number(c.req.valid("param").id), await readerOf(c));
      const page = await eventsOfLane(services, lane, pageOptions(c.req.valid("query"), language));
      c.header("Cache-Control", lane.requiresLogin ? PRIVATE_CACHE : PUBLIC_CACHE);
      c.header("Vary", "Accept-Language, Cookie");
      return c.json(
        {
          eventos: page.items.map(eventCardToWire),
          carril_nombre: lane.name[language],
          has_more: page.hasMore,
          siguiente: page.next,
        },
        200,
      );
    },
  );

  api.openapi(
    createRoute({
      method: "get",
      path: "/carril/{id}/articles",
      summary: "One page of a lane's articles",
      request: { params: idParam, query: pageQuery },
      responses: {
        200: { description: "Articles", content: { "application/json": { schema: laneArticlesWire } } },
        ...laneErrors,
      },
    }),
    async (c) => {
      const language = requestLanguage(c);
      const services = c.get("services");
      const lane = await readLane(services, Number(c.req.valid("param").id), await readerOf(c));
      const page = await articlesOfLane(services, lane, pageOptions(c.req.valid("query"), language));
      c.header("Cache-Control", lane.requiresLogin ? PRIVATE_CACHE : PUBLIC_CACHE);
      c.header("Vary", "Accept-Language, Cookie");
      return c.json(
        {
          articulos: page.items.map((article) => creatorArticleToWire(article, services.origin)),
          carril_nombre: lane.name[language],
          has_more: page.hasMore,
          siguiente: page.next,
        },
        200,
      );
    },
  );
  return api;
}
