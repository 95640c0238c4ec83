import { Hono } from "hono";
import { pictureName } from "../../domain/pictures/commands";
import { LANGUAGES } from "../../domain/shared/languages";
import { HOUR, MINUTE, SECOND } from "../../domain/shared/time";
import type { HttpEnv } from "../http-env";
import { cached } from "./cached";

/** The picture for sharing of every page that has none of its own; in public/. */
const DEFAULT_PICTURE = "/og-default.png";
const FILE = `/og/evento/:file{[0-9]{1,15}-(?:${LANGUAGES.join("|")})\\.png}`;

/** `/og/evento/<id>-<language>.png`: an event's picture for sharing; the site's while it has none. */
export const pictures = new Hono<HttpEnv>().get(FILE, cached((24 * HOUR) / SECOND), async (c) => {
  const [id, language] = c.req.param("file")!.replace(".png", "").split("-") as [string, string];
  const file = await c.get("services").files?.get(pictureName(Number(id), language));
  if (!file) {
    c.header("Cache-Control", `public, max-age=${(10 * MINUTE) / SECOND}`);
    return c.redirect(DEFAULT_PICTURE);
  }
  return c.body(file.body as ReadableStream, 200, { "Content-Type": file.type, ETag: file.etag });
});
