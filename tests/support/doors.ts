import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import pages from "../../app/routes";
import { createHttpApp } from "../../functions/http";

/** Every way into the product, as "METHOD /pattern": the API and its neighbours, pages, and forms that pages take. */
export function doors(): string[] {
  const app = createHttpApp(() => {
    throw new Error("no page is asked for");
  });
  const own = app.routes.flatMap(({ method, path }) =>
    // `.data` is how scripts ask for a page.
    method === "ALL" || path.endsWith(".data")
      ? []
      : [`${method} ${path.replace(/:(\w+)\{.*?\}(?=\/|$)/g, ":$1")}`],
  );
  const remix = (pages as RouteConfigEntry[]).flatMap((entry) => pagesOf(entry, "/"));
  return [...new Set([...own, ...remix])].sort();
}

function pagesOf({ path, index, file, children = [] }: RouteConfigEntry, under: string): string[] {
  const at = path ? `${under.replace(/\/$/, "")}/${path.replace(/^\//, "")}` : under;
  const below = children.flatMap((child) => pagesOf(child, at));
  // A layout without an address of its own answers through what stands under it.
  if (!path && !index) return below;
  const takesForms = /export (async function|const) action\b/.test(readFileSync(`app/${file}`, "utf8"));
  return [`GET ${at}`, ...(takesForms ? [`POST ${at}`] : []), ...below];
}
