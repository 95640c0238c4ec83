import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FetchFailure, type SafeFetchOptions, safeFetch } from "./safe-fetch";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const redirect =
  (status: number, location: string): Answer =>
  (_, response) =>
    response.writeHead(status, { location }).end("elsewhere");

/** A newspaper's server with every bad habit, by path. */
const answers: Record<string, Answer> = {
  "/feed": (_, response) =>
    response.writeHead(200, { etag: '"1"', "content-type": "text/xml" }).end("<rss/>"),
  "/conditional": (request, response) =>
    request.headers["if-none-match"] === '"1"' ? response.writeHead(304).end() : response.end("new"),
  "/hang": () => undefined,
  "/drip": (_, response) => {
    const timer = setInterval(() => response.write("x"), 20);
    response.on("close", () => clearInterval(timer));
  },
  "/endless": (_, response) => {
    const chunk = Buffer.alloc(64 * 1024, "x");
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on("drain", more);
    more();
  },
  "/bomb": (_, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(30 * 1024 * 1024))),
  "/broken-gzip": (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("no gzip"),
  "/cut": (_, response) => {
    response.writeHead(200, { "content-length": "1000" }).write("some");
    setTimeout(() => response.destroy(), 20);
  },
  "/500": (_, response) => response.writeHead(500).end("oops"),
  "/busy": (_, response) => response.writeHead(503, { "retry-after": "120" }).end(),
  "/busy-until": (_, response) =>
    response.writeHead(429, { "retry-after": new Date(Date.now() + 3_600_000).toUTCString() }).end(),
  "/moved": redirect(301, "/moved-again"),
  "/moved-again": redirect(308, "/feed"),
  "/temporary": redirect(302, "/moved"),
  "/circle": redirect(302, "/circle-2"),
  "/circle-2": redirect(302, "/circle"),
  "/private": redirect(302, "http://169.254.169.254/latest/meta-data/"),
  "/private-6": redirect(302, "http://[fd00:ec2::254]/"),
  "/to-file": redirect(302, "file:///etc/passwd"),
  "/with-password": redirect(302, "http://user:secret@diario.example/"),
  "/to-conditional": redirect(302, "/conditional"),
  "/to-accent": (_, response) => {
    response.writeHead(302, { location: Buffer.from("/niño").toString("latin1") }).end();
  },
  "/ni%C3%B1o": (_, response) => response.end("sí"),
  "/nowhere": (_, response) => response.writeHead(302).end(),
};

let origin = "";
const asked: { path: string; headers: IncomingMessage["headers"] }[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? "/";
  asked.push({ path, headers: request.headers });
  const step = path.match(/^\/step\/(\d+)$/)?.[1];
  if (step) return void redirect(302, `/step/${Number(step) + 1}`)(request, response);
  (answers[path] ?? ((_, r) => r.writeHead(404).end()))(request, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

const read = (path: string, options: Partial<SafeFetchOptions> = {}) =>
  safeFetch(path.startsWith("/") ? origin + path : path, {
    fetch: (input, init) => fetch(input, init),
    allowPrivate: true,
    userAgent: "Poliedro/1.0 (+https://poliedro.example/bot)",
    ...options,
  });

async function failure(path: string, options: Partial<SafeFetchOptions> = {}): Promise<FetchFailure> {
  const error = await read(path, options).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(FetchFailure);
  return error as FetchFailure;
}

describe("what is given back", () => {
  test("a plain answer, asked for by name", async () => {
    const response = await read("/feed");
    expect(response).toMatchObject({
      status: 200,
      url: `${origin}/feed`,
      movedTo: null,
      truncated: false,
      notModified: false,
    });
    expect(new TextDecoder().decode(response.body)).toBe("<rss/>");
    expect(response.headers.get("etag")).toBe('"1"');
    expect(asked[0]?.headers["user-agent"]).toMatch(/^Poliedro\//);
    expect(asked[0]?.headers.accept).toContain("application/rss+xml");
  });

  test("304 when the validator still holds, also behind a redirect on the same host", async () => {
    expect(await read("/conditional", { etag: '"1"' })).toMatchObject({ status: 304, notModified: true });
    expect(await read("/to-conditional", { etag: '"1"' })).toMatchObject({ status: 304, notModified: true });
    expect(
      await read("/conditional", { etag: '"0"', lastModified: "Sat, 03 Jan 2026 14:54:15 GMT" }),
    ).toMatchObject({ status: 200 });
    expect(asked.at(-1)?.headers["if-modified-since"]).toBe("Sat, 03 Jan 2026 14:54:15 GMT");
  });

  test("validators stay with the host that gave them", async () => {
    await read("/feed", {
      etag: '"1"',
      fetch: (input, init) =>
        input.includes("localhost")
          ? fetch(input.replace("localhost", "127.0.0.1"), init)
          : Promise.resolve(
              new Response(null, {
                status: 302,
                headers: { location: `${origin.replace("127.0.0.1", "localhost")}/feed` },
              }),
            ),
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers["if-none-match"]).toBeUndefined();
  });

  test("the new address when all redirects are permanent", async () => {
    expect(await read("/moved")).toMatchObject({ url: `${origin}/feed`, movedTo: `${origin}/feed` });
    expect(await read("/temporary")).toMatchObject({ url: `${origin}/feed`, movedTo: null });
  });

  test("a Location in raw UTF-8 is understood", async () => {
    expect((await read("/to-accent")).url).toBe(`${origin}/ni%C3%B1o`);
  });

  test("a validator that no header can carry is not sent", async () => {
    expect(await read("/conditional", { etag: '"1"\n', lastModified: "ayer — 日" })).toMatchObject({
      status: 200,
    });
  });

  test("each hop is announced, and a veto ends the exchange", async () => {
    const hops: string[] = [];
    await read("/moved", { onHop: async (url) => void hops.push(url.pathname) });
    expect(hops).toEqual(["/moved", "/moved-again", "/feed"]);
    asked.length = 0;
    const veto = async (url: URL) => {
      if (url.pathname === "/feed") throw new RangeError("not allowed");
    };
    await expect(read("/moved", { onHop: veto })).rejects.toThrow(RangeError);
    expect(asked.map(({ path }) => path)).toEqual(["/moved", "/moved-again"]);
  });

  test("an endless body and a gzip bomb, cut", async () => {
    for (const path of ["/endless", "/bomb"]) {
      const response = await read(path, { maxBytes: 100_000 });
      expect(response.truncated).toBe(true);
      expect(response.body.byteLength).toBe(100_000);
    }
  });

  test("a body of exactly the limit is whole", async () => {
    expect(await read("/feed", { maxBytes: 6 })).toMatchObject({ truncated: false });
    expect(await read("/feed", { maxBytes: 5 })).toMatchObject({ truncated: true });
  });
});

describe("what fails", () => {
  test.each(["/hang", "/drip"])("%s: time runs out", async (path) => {
    expect((await failure(path, { timeoutMs: 150 })).reason).toBe("timeout");
  });

  test("a fetch that heeds no signal is given up all the same", async () => {
    const deaf = () => new Promise<Response>(() => undefined);
    expect((await failure("/feed", { fetch: deaf, timeoutMs: 50 })).reason).toBe("timeout");
  });

  test("errors of the server", async () => {
    expect(await failure("/500")).toMatchObject({ reason: "http_status", status: 500 });
    expect(await failure("/nothing-here")).toMatchObject({ reason: "http_status", status: 404 });
    expect(await failure("/nowhere")).toMatchObject({ reason: "http_status", status: 302 });
    expect(await failure("/busy")).toMatchObject({ status: 503, retryAfterMs: 120_000 });
    const until = (await failure("/busy-until")).retryAfterMs ?? 0;
    expect(until).toBeGreaterThan(3_000_000);
    expect(until).toBeLessThanOrEqual(3_600_000);
  });

  test("connections that break", async () => {
    expect((await failure("/cut")).reason).toBe("network");
    expect((await failure("/broken-gzip")).reason).toBe("network");
    expect((await failure("/feed", { fetch: () => Promise.reject(new TypeError("x")) })).reason).toBe(
      "network",
    );
  });

  test("redirects without end", async () => {
    expect((await failure("/circle")).reason).toBe("redirect_loop");
    expect((await failure("/step/1")).reason).toBe("too_many_redirects");
    expect(asked.filter(({ path }) => path.startsWith("/step/"))).toHaveLength(6);
  });

  test.each([
    ["/private", "private_address"],
    ["/private-6", "private_address"],
    ["/to-file", "scheme"],
    ["/with-password", "bad_url"],
  ])("redirect %s: %s", async (path, reason) => {
    expect((await failure(path)).reason).toBe(reason);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ["not an address", "bad_url"],
    ["ftp://diario.example/feed", "scheme"],
    ["data:text/xml,<rss/>", "scheme"],
    ["http://user:secret@diario.example/", "bad_url"],
    ["http://diario.example:6379/", "bad_url"],
    ["http://10.0.0.1/", "private_address"],
    ["http://2130706433/", "private_address"],
  ])("%s is never asked", async (url, reason) => {
    let calls = 0;
    const count = async () => {
      calls++;
      return new Response("");
    };
    expect((await failure(url, { fetch: count, allowPrivate: false })).reason).toBe(reason);
    expect(calls).toBe(0);
  });

  test("loopback is closed unless opened", async () => {
    expect((await failure("/feed", { allowPrivate: false })).reason).toBe("private_address");
    expect(asked).toHaveLength(0);
  });
});
