import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { rememberLanguage } from "../../app/i18n/choice.server";
import { landingOf } from "../../app/i18n/landing.server";
import type { Viewer } from "../../domain/accounts/rules";
import type { Services } from "../services";
import { sessionDoor } from "../session";
import { whereaboutsOf } from "../whereabouts";

/** The part of a Hono context that pages need. */
interface PageRequest {
  req: { raw: Request };
  get(key: "services"): Services;
  get(key: "nonce"): string;
  get(key: "viewer"): () => Promise<Viewer | null>;
}

/** Answers with Remix's pages whatever no other door has taken. `build` may load the build when it is first needed. */
export function remixHandler(
  build: () => ServerBuild | Promise<ServerBuild>,
): (c: PageRequest) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env?.DEV ? "development" : "production");
  return async (c) => {
    const url = new URL(c.req.raw.url);
    const context = {
      services: c.get("services"),
      nonce: c.get("nonce"),
      viewer: c.get("viewer"),
      whereabouts: whereaboutsOf(c.req.raw),
      session: sessionDoor(c.req.raw),
    };
    const landing = landingOf(c.req.raw);
    if (landing) {
      const answer = await handle(landing, { ...context, markup: { lanes: new Map() }, landedAt: url });
      // What is not there is told by a page of its own.
      if (answer.status !== 404) {
        // The front page was asked for without the parameter that names a language.
        for (const [name, value] of new Headers(rememberLanguage(c.req.raw)))
          answer.headers.append(name, value);
        return answer;
      }
      await answer.body?.cancel();
    }
    const whole = !url.pathname.endsWith(".data");
    return handle(c.req.raw, { ...context, ...(whole ? { markup: { lanes: new Map() } } : {}) });
  };
}
