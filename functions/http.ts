import type { ServerBuild } from "@remix-run/cloudflare";
import { type Context, Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { gatherReads } from "../db/gathering";
import { sendMails } from "../domain/mails/commands";
import { createApi } from "./api";
import { boundedBody } from "./bounded-body";
import { edgeCache } from "./cache/edge-cache";
import { answerError } from "./errors";
import type { HttpEnv } from "./http-env";
import { logError } from "./log";
import { ownAnswers } from "./own-answers";
import { feeds } from "./pages/feeds";
import { boxedIn, icons } from "./pages/icons";
import { manifest } from "./pages/manifest";
import { noJavaScript } from "./pages/no-js";
import { pictures } from "./pages/pictures";
import { remixHandler } from "./pages/remix";
import { robots } from "./pages/robots";
import { session } from "./pages/session";
import { sitemaps } from "./pages/sitemaps";
import { wellKnown } from "./pages/well-known";
import { sameOriginWrites } from "./same-origin";
import { createServices, type Services } from "./services";
import { viewerFrom } from "./session";

/** Every request's way: services, headers, then the API or a page. */
export function createHttpApp(build: () => ServerBuild | Promise<ServerBuild>, services = createServices) {
  const app = new Hono<HttpEnv>();
  // Before the headers of the site: what is set after them holds.
  app.use(boxedIn);
  app.use(ownAnswers);
  app.use(async (c, next) => {
    c.set("nonce", newNonce());
    return headers(c.get("nonce"))(c, next);
  });
  app.use(async (c, next) => {
    const own = services(c.env);
    const gathered = { ...own, db: gatherReads(own.db), sendMailsSoon: () => sendBehind(c, own) };
    c.set("services", gathered);
    c.set("viewer", viewerFrom(c.req.raw, gathered));
    await next();
  });
  app.use(sameOriginWrites);
  app.use(boundedBody);
  app.use(edgeCache((request, env, ctx) => app.fetch(request, env, ctx)));
  app.onError((error, c) => answerError(c, error));
  app.route("/api", createApi());
  app.route("/", noJavaScript);
  app.route("/", robots);
  app.route("/", sitemaps);
  app.route("/", feeds);
  app.route("/", wellKnown);
  app.route("/", session);
  app.route("/", manifest);
  app.route("/", pictures);
  app.route("/", icons);
  app.all("*", remixHandler(build));
  return app;
}

/** Sends what waits in the outbox while the answer is on its way; what fails is tried again by the hour. */
function sendBehind(c: Context<HttpEnv>, services: Services): void {
  if (!services.mailer) return;
  c.executionCtx.waitUntil(sendMails(services).catch((error: unknown) => logError("mails", error)));
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
    strictTransportSecurity: "max-age=31536000; includeSubDomains",
    xFrameOptions: "DENY",
    crossOriginOpenerPolicy: "same-origin",
    crossOriginResourcePolicy: "same-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
}
