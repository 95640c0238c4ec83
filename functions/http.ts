import type { ServerBuild } from "@remix-run/cloudflare";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { createApi } from "./api";
import { answerError } from "./errors";
import type { HttpEnv } from "./http-env";
import { noJavaScript } from "./pages/no-js";
import { remixHandler } from "./pages/remix";
import { createServices } from "./services";

/** Every request's way: services, headers, then the API or a page. */
export function createHttpApp(build: () => ServerBuild | Promise<ServerBuild>, services = createServices) {
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set("nonce", newNonce());
    return headers(c.get("nonce"))(c, next);
  });
  app.use(async (c, next) => {
    c.set("services", services(c.env));
    await next();
  });
  app.onError((error, c) => answerError(c, error));
  app.route("/api", createApi());
  app.route("/", noJavaScript);
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
