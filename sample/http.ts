import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** What a server of this project's newsstands answers. */
export interface Answer {
  /** 200 when left out */
  status?: number;
  /** value of Content-Type */
  contentType: string;
  body: Uint8Array | string;
  /** ms UTC of the last change: sent as Last-Modified, and If-Modified-Since is heeded */
  changedAt?: number | undefined;
  headers?: Record<string, string>;
}

/** A server that listens on a loopback address. */
export interface Listening {
  server: Server;
  /** "http://127.0.0.1:4711", without a slash at the end */
  url: string;
  /** stops listening and cuts what is still open */
  close(): Promise<void>;
}

/**
 * What a server does with a request: gives the answer to send, or null when it deals with the response itself.
 * What it throws becomes a 500.
 */
export type Answering = (
  request: IncomingMessage,
  response: ServerResponse,
) => Answer | null | Promise<Answer | null>;

/** Starts an HTTP server, on 127.0.0.1 and any free port unless told otherwise. */
export async function listen(
  answering: Answering,
  where: { host?: string; port?: number } = {},
): Promise<Listening> {
  const host = where.host ?? "127.0.0.1";
  const server = createServer((request, response) => {
    Promise.resolve()
      .then(() => answering(request, response))
      .then((answer) => answer && send(request, response, answer))
      .catch((error: unknown) => {
        if (response.headersSent) response.destroy();
        else send(request, response, plain(500, String(error)));
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(where.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    url: `http://${host}:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** Path of a request, decoded, without query; null when it cannot be decoded. */
export function pathOf(request: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
  } catch {
    return null;
  }
}

/** Sends an answer as a careful server does: ETag, Last-Modified and 304, gzip where accepted, HEAD without body. */
function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const body = typeof answer.body === "string" ? Buffer.from(answer.body, "utf8") : Buffer.from(answer.body);
  const status = answer.status ?? 200;
  const headers: Record<string, string> = { "content-type": answer.contentType, ...answer.headers };
  if (status === 200) {
    headers["etag"] = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    headers["vary"] = "accept-encoding";
    if (answer.changedAt !== undefined) headers["last-modified"] = new Date(answer.changedAt).toUTCString();
    if (isUnchanged(request, headers["etag"], answer.changedAt)) {
      delete headers["content-type"];
      response.writeHead(304, headers).end();
      return;
    }
  }
  const zipped = body.length > 200 && /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  const bytes = zipped ? gzipSync(body) : body;
  if (zipped) headers["content-encoding"] = "gzip";
  headers["content-length"] = String(bytes.length);
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : bytes);
}

/** A short text answer. */
export function plain(status: number, text: string): Answer {
  return { status, contentType: "text/plain; charset=utf-8", body: text };
}

function isUnchanged(request: IncomingMessage, etag: string, changedAt: number | undefined): boolean {
  const known = request.headers["if-none-match"];
  // RFC 9110, 13.1.3: a date is not looked at where an etag is given.
  if (known !== undefined)
    return known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*");
  const since = Date.parse(request.headers["if-modified-since"] ?? "");
  return changedAt !== undefined && since >= Math.floor(changedAt / 1000) * 1000;
}
