import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";
import { INFO_PAGES, PAGES } from "./i18n/paths";

/** What `?evento` and `?article` open over a page of cards. */
const over = (id: string): RouteConfigEntry[] => [index("routes/over.tsx", { id: `over:${id}` })];

const info = INFO_PAGES.flatMap((name) =>
  Object.values(PAGES[name]).map((path) => route(path.slice(1), "routes/info.tsx", { id: `info:${path}` })),
);

const newspapers = Object.values(PAGES.newspapers).map((path) =>
  route(path.slice(1), "routes/newspapers.tsx", { id: `newspapers:${path}` }),
);

/** The map of the site: every address that answers with a page. The API and its neighbours are in functions/. */
export default [
  layout("routes/home.tsx", { id: "home" }, over("home")),
  route("resultados/:lane", "routes/results.tsx", over("results")),
  route("evento/:event", "routes/event.tsx"),
  route("articulo/:article", "routes/article.tsx", { id: "article-by-id" }),
  route("article/*", "routes/article.tsx", { id: "article-by-slug" }),
  ...newspapers,
  ...info,
  route("about", "routes/info.tsx", { id: "info:/about" }),
  route("es/:page", "routes/spanish.tsx"),
  route("auth", "routes/auth.tsx", { id: "auth" }),
  route("login", "routes/auth.tsx", { id: "login" }),
  route("register", "routes/auth.tsx", { id: "register" }),
  route("offline", "routes/offline.tsx"),
  route("bot", "routes/bot.tsx"),
  route("design", "routes/design.tsx"),
  route(":language", "routes/home.tsx", { id: "home-in-language" }, over("home-in-language")),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
