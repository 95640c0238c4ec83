import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Plugin, ViteDevServer } from "vite";
import type { Env } from "../../functions/env";
import type * as Http from "../../functions/http";

/** Vite's own addresses: its client, sources, packages, files of public/. */
const isVites = (path: string): boolean =>
  /^\/(@|node_modules\/|app\/|build\/)/.test(path) ||
  (path !== "/" && existsSync(`public${decodeURI(path)}`));

/**
 * Puts the Worker's HTTP app in front of Remix's development server: one way through the house in development and in
 * production, with hot reload. The variables come from the program that starts the server.
 */
export function workerDev(env: Env): Plugin {
  return {
    name: "poliedro-worker-dev",
    configureServer(server) {
      server.middlewares.use(async (req, res, next) => {
        const path = (req.url ?? "/").split("?")[0]!;
        if (isVites(path)) return next();
        try {
          const { createHttpApp } = (await server.ssrLoadModule("/functions/http.ts")) as typeof Http;
          const app = createHttpApp(() => server.ssrLoadModule("virtual:remix/server-build") as never);
          await answer(res, await app.fetch(requestOf(req), env));
        } catch (error) {
          fixStack(server, error);
          next(error);
        }
      });
    },
  };
}

function requestOf(req: IncomingMessage): Request {
  const headers = new Headers();
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i]!;
    if (!name.startsWith(":")) headers.append(name, req.rawHeaders[i + 1]!);
  }
  const hasBody = req.method !== "GET" && req.method !== "HEAD";
  return new Request(new URL(req.url ?? "/", `http://${req.headers.host}`), {
    method: req.method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(req) as never, duplex: "half" } : {}),
  } as RequestInit);
}

async function answer(res: ServerResponse, response: Response): Promise<void> {
  res.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== "set-cookie") res.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader("set-cookie", cookies);
  if (!response.body) return void res.end();
  await pipeline(Readable.fromWeb(response.body as never), res).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

function fixStack(server: ViteDevServer, error: unknown): void {
  if (error instanceof Error) server.ssrFixStacktrace(error);
}
