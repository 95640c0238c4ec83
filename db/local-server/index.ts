import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import type Database from "libsql";
import { openDatabase, Stream, type StreamRequest } from "./stream";
import { encodeError } from "./values";
import { WriteQueue } from "./write-queue";

export interface LocalServerOptions {
  /** Database file; its folder is made if absent. */
  file: string;
  /** 0 = any free port. */
  port?: number;
  /** An abandoned transaction is rolled back after this long (ms). */
  streamTtlMs?: number;
  /** How long a writer waits for the one before it (ms). */
  busyMs?: number;
}

export interface LocalServer {
  url: string;
  close(): Promise<void>;
}

const IDLE_CONNECTIONS = 8;

/**
 * A libSQL server for one machine: the Hrana protocol over HTTP (`POST /v2/pipeline`) in front of the native
 * `libsql` file database. It stands in for a real server where none can be installed; loopback only.
 * Protocol: github.com/tursodatabase/libsql, docs/HRANA_2_SPEC.md.
 */
export async function startLocalServer(options: LocalServerOptions): Promise<LocalServer> {
  const { file, port = 0, streamTtlMs = 10_000, busyMs = 30_000 } = options;
  mkdirSync(dirname(file), { recursive: true });
  const streams = new Map<string, Stream>();
  const idle: Database.Database[] = [openDatabase(file)];
  const writers = new WriteQueue<Stream>(busyMs);

  const release = (stream: Stream) => {
    stream.end();
    if (idle.length < IDLE_CONNECTIONS && !stream.poisoned) idle.push(stream.database);
    else stream.database.close();
  };

  async function pipeline(body: { baton?: string | null; requests?: StreamRequest[] }) {
    let stream: Stream;
    if (body.baton) {
      const known = streams.get(body.baton);
      if (!known)
        return {
          status: 400,
          json: { message: "The stream has expired due to inactivity", code: "STREAM_EXPIRED" },
        };
      streams.delete(body.baton);
      stream = known;
    } else stream = new Stream(idle.pop() ?? openDatabase(file), writers);

    const results: unknown[] = [];
    for (const request of body.requests ?? []) {
      try {
        results.push({ type: "ok", response: await stream.handle(request) });
      } catch (thrown) {
        results.push({ type: "error", error: encodeError(thrown) });
      }
    }
    if (stream.closed) {
      release(stream);
      return { status: 200, json: { baton: null, base_url: null, results } };
    }
    const baton = randomUUID();
    stream.lastUsed = Date.now();
    streams.set(baton, stream);
    return { status: 200, json: { baton, base_url: null, results } };
  }

  const reaper = setInterval(
    () => {
      for (const [baton, stream] of streams) {
        if (Date.now() - stream.lastUsed <= streamTtlMs) continue;
        streams.delete(baton);
        release(stream);
      }
    },
    Math.min(1000, streamTtlMs),
  );
  reaper.unref();

  const server = createServer(async (req, res) => {
    const send = (status: number, json: unknown) => {
      res.writeHead(status, { "content-type": "application/json" });
      res.end(JSON.stringify(json));
    };
    // A web page in this machine's browser sends its Origin with every POST, and another name that leads here its Host.
    if (req.headers.origin !== undefined || req.headers.host !== host)
      return send(403, { message: "not from here" });
    // The client asks /v3-protobuf first and falls back to JSON when it is not there.
    if (req.method === "GET") return send(/^\/(v2|v3|health)?$/.test(req.url ?? "") ? 200 : 404, {});
    if (!/^\/v[23]\/pipeline$/.test(req.url ?? "")) return send(404, { message: "not found" });
    try {
      const { status, json } = await pipeline(JSON.parse(await readBody(req)));
      send(status, json);
    } catch (thrown) {
      send(500, encodeError(thrown));
    }
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });

  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    async close() {
      clearInterval(reaper);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const stream of streams.values()) {
        stream.end();
        stream.database.close();
      }
      for (const database of idle) database.close();
    },
  };
}

async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
