import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import type { Services } from "../services";

/** The part of a Hono context that pages need. */
interface PageRequest {
  req: { raw: Request };
  get(key: "services"): Services;
  get(key: "nonce"): string;
}

/** Answers with Remix's pages whatever no other door has taken. `build` may load the build when it is first needed. */
export function remixHandler(
  build: () => ServerBuild | Promise<ServerBuild>,
): (c: PageRequest) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env?.DEV ? "development" : "production");
  return (c) => {
    const whole = !new URL(c.req.raw.url).pathname.endsWith(".data");
    return handle(c.req.raw, {
      services: c.get("services"),
      nonce: c.get("nonce"),
      user: null,
      ...(whole ? { markup: { lanes: new Map() } } : {}),
    });
  };
}
