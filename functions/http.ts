import type { ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { gatherReads } from "../db/gathering";
import { createApi } from "./api";
import { edgeCache } from "./cache/edge-cache";
import { answerError } from "./errors";
import type { HttpEnv } from "./http-env";
import { feeds } from "./pages/feeds";
import { boxedIn, icons } from "./pages/icons";
import { manifest } from "./pages/manifest";
import { noJavaScript } from "./pages/no-js";
import { pictures } from "./pages/pictures";
import { remixHandler } from "./pages/remix";
import { robots } from "./pages/robots";
import { sitemaps } from "./pages/sitemaps";
import { wellKnown } from "./pages/well-known";
import { createServices } from "./services";

/** Every request's way: services, headers, then the API or a page. */
export function createHttpApp(build: () => ServerBuild | Promise<ServerBuild>, services = createServices) {
  const app = new Hono<HttpEnv>();
  app.use("/icons/*", boxedIn);
  app.use(async (c, next) => {
    c.set("nonce", newNonce());
    return headers(c.get("nonce"))(c, next);
  });
  app.use(async (c, next) => {
    const own = services(c.env);
    c.set("services", { ...own, db: gatherReads(own.db) });
    await next();
  });
  app.use(edgeCache((request, env, ctx) => app.fetch(request, env, ctx)));
  app.onError((error, c) => answerError(c, error));
  app.route("/api", createApi());
  app.route("/", noJavaScript);
  app.route("/", robots);
  app.route("/", sitemaps);
  app.route("/", feeds);
  app.route("/", wellKnown);
  app.route("/", manifest);
  app.route("/", pictures);
  app.route("/", icons);
  app.all("*", remixHandler(build));
  return app;
}

const newNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));

/** Nothing from third parties, no inline code but ours of this one answer. */
function headers(nonce: string) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", `'nonce-${nonce}'`],
      styleSrc: ["'self'", `'nonce-${nonce}'`],
      imgSrc: ["'self'", "data:"],
      connectSrc: ["'self'", ...(import.meta.env?.DEV ? ["ws:"] : [])],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
}
