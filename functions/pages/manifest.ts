import { Hono } from "hono";
import { languageOf } from "../../app/i18n/language.server";
import { translateInto } from "../../app/i18n/translate.server";
import { DAY, SECOND } from "../../domain/shared/time";
import type { HttpEnv } from "../http-env";
import { cached } from "./cached";

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** `/manifest.webmanifest`: what a device shows of the site on its home screen. */
export const manifest = new Hono<HttpEnv>().get("/manifest.webmanifest", cached(DAY / SECOND), async (c) => {
  const language = languageOf(c.req.raw);
  const t = await translateInto(language);
  c.header("Vary", "Accept-Language, Cookie");
  const told = {
    id: "/",
    start_url: "/",
    scope: "/",
    name: t("files.shared.site"),
    short_name: t("name"),
    description: t("purpose"),
    lang: language,
    dir: "ltr",
    display: "standalone",
    background_color: "#fbfaf7",
    theme_color: "#fbfaf7",
    categories: ["news"],
    icons: [
      icon("/mark-192.png", 192, "any"),
      icon("/mark-512.png", 512, "any"),
      icon("/mark-maskable-512.png", 512, "maskable"),
    ],
  };
  return c.body(JSON.stringify(told), 200, { "Content-Type": "application/manifest+json; charset=utf-8" });
});
