import { index, type RouteConfig, route } from "@remix-run/route-config";
import { NEWSPAPERS_PATH } from "./i18n/paths";

/** The map of the site: every address that answers with a page. The API and its neighbours are in functions/. */
export default [
  index("routes/home.tsx"),
  route("resultados/:lane", "routes/results.tsx"),
  route("evento/:event", "routes/event.tsx"),
  route("bot", "routes/bot.tsx"),
  ...Object.values(NEWSPAPERS_PATH).map((path) =>
    route(path.slice(1), "routes/newspapers.tsx", { id: `newspapers:${path}` }),
  ),
  route(":language", "routes/home.tsx", { id: "home-in-language" }),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
