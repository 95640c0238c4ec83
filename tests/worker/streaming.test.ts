import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ingestRuns, lanes } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { startLocalWorker } from "../../scripts/local/worker";

/** The statement that asks for the cards of lanes. */
const CARDS = "json_group_array";
const alike = (text: string) => ({ es: text, en: text, fr: text, de: text });

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let gate: Awaited<ReturnType<typeof gateBefore>>;
let worker: Miniflare;
let url: string;

beforeAll(async () => {
  database = await temporaryDatabase();
  const at = Date.now();
  await database.db
    .insert(ingestRuns)
    .values({ hour: at, trigger: "hour", startedAt: at, feedsDoneAt: at, feedsDue: 1 });
  await database.db.insert(lanes).values({
    slug: "one",
    position: 1,
    kind: "eventos",
    selection: { by: "newest" },
    name: alike("El carril lento"),
    description: alike(""),
  });
  gate = await gateBefore(database.url);
  worker = startLocalWorker({
    databaseUrl: gate.url,
    edition: "live",
    allowPrivateFeeds: false,
    edgeCache: false,
  });
  url = (await worker.ready).origin;
});
afterAll(async () => {
  gate.open();
  await worker.dispose();
  await gate.close();
  await database.close();
});

/** A way to the database on which whoever asks for cards waits until it is opened. */
async function gateBefore(target: string) {
  let open = () => {};
  let opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const server: Server = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    if (body.includes(CARDS)) await opened;
    const answer = await fetch(target + req.url, {
      method: req.method ?? "GET",
      headers: { "content-type": "application/json" },
      ...(body.length > 0 ? { body } : {}),
    });
    res.writeHead(answer.status, { "content-type": "application/json" });
    res.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => open(),
    shut() {
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The home as a browser that runs scripts is sent it, piece by piece. */
async function openHome(cookie = "js=1") {
  const answer = await fetch(`${url}/`, {
    headers: { "accept-language": "es", "user-agent": "Mozilla/5.0 (X11) Chrome/140.0", cookie },
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async until(end: string): Promise<string> {
      while (!text.includes(end)) {
        const { value, done } = await reader.read();
        if (done) break;
        text += value;
      }
      return text;
    },
  };
}

const EMPTY = "No hay eventos disponibles para este carril.";

test("the page comes at once and a slow lane after it", async () => {
  gate.shut();
  const home = await openHome();
  const shell = await home.until("</footer>");
  expect(shell).toContain("El carril lento");
  expect(shell).not.toContain(EMPTY);
  gate.open();
  expect(await home.until(EMPTY)).toContain(EMPTY);
});

test("a lane that never comes is empty after its limit", async () => {
  gate.shut();
  const home = await openHome();
  const shell = await home.until("</footer>");
  expect(shell).not.toContain(EMPTY);
  expect(await home.until(EMPTY)).toContain(EMPTY);
});

test("without scripts the page waits for its lanes and has them in their place", async () => {
  gate.shut();
  const answer = openHome("");
  gate.open();
  const whole = await (await answer).until("</html>");
  expect(whole).toContain(EMPTY);
  expect(whole).not.toContain('hidden id="S:');
});
