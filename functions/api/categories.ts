import { createRoute, z } from "@hono/zod-openapi";
import { categoriesInOrder } from "../../domain/categories/data";
import { languageQuery, PUBLIC_CACHE, requestLanguage } from "./common.wire";
import { newApi } from "./new-api";

const categoryWire = z
  .object({ categoria_id: z.int(), nombre: z.string(), explicacion: z.string() })
  .openapi("Categoria");

export function categoryRoutes() {
  const api = newApi();
  api.openapi(
    createRoute({
      method: "get",
      path: "/categorias",
      summary: "The categories, most looked for first",
      request: { query: languageQuery },
      responses: {
        200: {
          description: "Categories",
          content: { "application/json": { schema: z.array(categoryWire) } },
        },
      },
    }),
    (c) => {
      const language = requestLanguage(c);
      c.header("Cache-Control", PUBLIC_CACHE);
      c.header("Vary", "Accept-Language, Cookie");
      return c.json(
        categoriesInOrder().map(({ id, name, explanation }) => ({
          categoria_id: id,
          nombre: name[language],
          explicacion: explanation[language],
        })),
        200,
      );
    },
  );
  return api;
}
