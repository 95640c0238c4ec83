import { index, type RouteConfig, type RouteConfigEntry, route } from "@remix-run/route-config";
import { INFO_PAGES, PAGES } from "./i18n/paths";

/** What `?evento` and `?article` open over a page of cards. */
const over = (id: string): RouteConfigEntry[] => [index("routes/over.tsx", { id: `over:${id}` })];

const info = INFO_PAGES.flatMap((name) =>
  Object.values(PAGES[name]).map((path) => route(path.slice(1), "routes/info.tsx", { id: `info:${path}` })),
);

const newspapers = Object.values(PAGES.newspapers).map((path) =>
  route(path.slice(1), "routes/newspapers.tsx", { id: `newspapers:${path}` }),
);

const moderationLog = Object.values(PAGES.moderationLog).map((path) =>
  route(path.slice(1), "routes/moderation-log.tsx", { id: `moderation-log:${path}` }),
);

const creators = [
  "topvoice",
  "article-editor",
  "article-editor/:article",
  "user/article/:article",
  "user/articles/:article",
].map((path) => route(path, "routes/creators-only.tsx", { id: `creators:${path}` }));

/** The map of the site: every address that answers with a page. The API and its neighbours are in functions/. */
export default [
  route("/", "routes/home.tsx", { id: "home" }, over("home")),
  route("resultados/:lane", "routes/results.tsx", over("results")),
  route("evento/:event", "routes/event.tsx"),
  route("articulo/:article", "routes/article.tsx", { id: "article-by-id" }),
  route("article/*", "routes/article.tsx", { id: "article-by-slug" }),
  route("comentarios", "routes/comments.tsx"),
  route("comentar", "routes/comment.tsx"),
  route("avisar", "routes/notice.tsx"),
  route("aviso/:receipt", "routes/receipt.tsx"),
  route("recurrir", "routes/appeal.tsx"),
  route("moderacion", "routes/moderation.tsx"),
  ...moderationLog,
  ...newspapers,
  ...info,
  route("about", "routes/info.tsx", { id: "info:/about" }),
  route("es/:page", "routes/spanish.tsx"),
  route("auth", "routes/auth.tsx", { id: "auth" }),
  route("login", "routes/auth.tsx", { id: "login" }),
  route("register", "routes/auth.tsx", { id: "register" }),
  route("confirmar", "routes/confirm-email.tsx"),
  route("recuperar", "routes/recover.tsx"),
  route("restablecer", "routes/reset-password.tsx"),
  route("outbox", "routes/outbox.tsx"),
  route("react", "routes/react.tsx"),
  ...creators,
  route("user", "routes/user.tsx", { id: "user" }),
  route("usuario", "routes/user.tsx", { id: "usuario" }),
  route("user/cuenta", "routes/settings.tsx"),
  route("user/datos", "routes/own-data.tsx"),
  route("user/:account", "routes/profile.tsx"),
  route("offline", "routes/offline.tsx"),
  route("bot", "routes/bot.tsx"),
  route("design", "routes/design.tsx"),
  route(":language", "routes/home.tsx", { id: "home-in-language" }, over("home-in-language")),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
