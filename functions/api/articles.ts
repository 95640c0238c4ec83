import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fetchPicture } from "../../domain/creators/images";
import { type Asked, askedBy, readCreatorArticle } from "../../domain/creators/queries";
import type { HttpEnv } from "../http-env";
import { creatorArticleWire, readArticleToWire } from "./articles.wire";
import { errorResponse, languageQuery, PUBLIC_CACHE } from "./common.wire";
import { newApi } from "./new-api";

/** A picture changes its place in the article when another comes before it. */
const PICTURE_CACHE = "public, max-age=3600, s-maxage=86400";

const answers = {
  200: {
    description: "The article; its body only where the reader may have it",
    content: { "application/json": { schema: creatorArticleWire } },
  },
  403: errorResponse("A draft of somebody else."),
  404: errorResponse("There is no such article of our creators."),
};

export function articleRoutes() {
  const api = newApi();

  api.openapi(
    createRoute({
      method: "get",
      path: "/articulo/{articulo}",
      summary: "One of our creators' articles, by its id, or by its slug where that is no number",
      request: { params: z.object({ articulo: z.string() }), query: languageQuery },
      responses: answers,
    }),
    async (c) => c.json(await read(c, askedBy(c.req.valid("param").articulo)), 200),
  );

  const bySlug = createRoute({
    method: "get",
    path: "/article/{slug}",
    summary: "One of our creators' articles, by its slug (which may hold slashes), else by its id",
    request: { params: z.object({ slug: z.string() }), query: languageQuery },
    responses: answers,
  });
  // A described path knows no parameter that runs over slashes, so this one is described and routed apart.
  api.openAPIRegistry.registerPath(bySlug);
  api.get("/article/:slug{.+}", async (c) => c.json(await read(c, { address: c.req.param("slug") }), 200));

  api.get("/articulo/:articulo/imagenes/:n{autor|0|[1-9]\\d{0,3}}", async (c) => {
    const n = c.req.param("n");
    const which = n === "autor" ? "author" : Number(n);
    const asked = askedBy(c.req.param("articulo"));
    const { type, bytes } = await fetchPicture(c.get("services"), asked, which, await c.get("viewer")());
    c.header("Content-Type", type);
    c.header("Cache-Control", PICTURE_CACHE);
    return c.body(bytes as Uint8Array<ArrayBuffer>);
  });

  return api;
}

async function read(c: Context<HttpEnv>, asked: Asked) {
  const services = c.get("services");
  const article = await readCreatorArticle(services, asked, await c.get("viewer")());
  c.header("Cache-Control", PUBLIC_CACHE);
  return readArticleToWire(article, services.origin);
}
