import { Hono } from "hono";
import { HOUR, SECOND } from "../../domain/shared/time";
import type { HttpEnv } from "../http-env";
import { cached } from "./cached";

/** Interfaces, and pages that are one reader's own: nothing that a search should find. */
const CLOSED =
  `/api/ /auth /login /register /confirmar /recuperar /restablecer /logout /confirmar /recuperar /restablecer /me$ /user /usuario /outbox /moderacion
  /avisar /aviso$ /aviso/ /react /comentar /article-editor /buscar /historial /offline /design`.split(/\s+/);

/** `/robots.txt`. */
export const robots = new Hono<HttpEnv>().get("/robots.txt", cached((24 * HOUR) / SECOND), (c) => {
  const { origin } = c.get("services");
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/news-sitemap.xml`,
  ];
  return c.text(`${lines.join("\n")}\n`);
});
