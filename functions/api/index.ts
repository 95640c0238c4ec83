import { cors } from "hono/cors";
import { etag } from "hono/etag";
import { DomainError } from "../../domain/shared/errors";
import { answerError } from "../errors";
import { articleRoutes } from "./articles";
import { categoryRoutes } from "./categories";
import { commentRoutes } from "./comments";
import { eventRoutes } from "./events";
import { healthRoutes } from "./health";
import { laneRoutes } from "./lanes";
import { newApi } from "./new-api";
import { reactionRoutes } from "./reactions";
import { userRoutes } from "./user";

/** Everything under /api, with its description at /api/openapi.json. */
export function createApi() {
  const api = newApi();
  api.onError((error, c) => answerError(c, error));
  // What is public may be read from anywhere; nothing here acts on cookies for another origin.
  api.use(cors({ origin: "*", allowMethods: ["GET", "HEAD", "OPTIONS"] }));
  api.use(etag());
  api.route("/", laneRoutes());
  api.route("/", eventRoutes());
  api.route("/", articleRoutes());
  api.route("/", categoryRoutes());
  api.route("/", healthRoutes());
  api.route("/", reactionRoutes());
  api.route("/", commentRoutes());
  api.route("/", userRoutes());
  api.get("/openapi.json", (c) => {
    c.header("Cache-Control", "public, max-age=3600");
    return c.json(
      api.getOpenAPI31Document({
        openapi: "3.1.0",
        info: {
          title: "Poliedro",
          version: "1",
          description:
            "Events of the world's newspapers, seen from all their faces. Errors are {error, code}: the text in the reader's language, the code stable.",
          license: { name: "AGPL-3.0-or-later", url: "https://www.gnu.org/licenses/agpl-3.0.html" },
        },
        servers: [{ url: `${c.get("services").origin}/api` }],
      }),
    );
  });
  api.all("*", (c) => answerError(c, new DomainError("not_found", "not_found")));
  return api;
}
