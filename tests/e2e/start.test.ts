import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { catalogue } from "../../sample/edition";
import { type Newsstand, startNewsstand } from "../../sample/newsstand";

let folder: string;
let running: ChildProcess[];
let stands: Newsstand[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "poliedro-start-"));
  running = [];
  stands = [];
});
afterEach(async () => {
  await Promise.all(
    running.filter((child) => child.exitCode === null).map((child) => stop(child, "SIGKILL")),
  );
  await Promise.all(stands.map((stand) => stand.close()));
  rmSync(folder, { recursive: true, force: true });
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** `npm start` in a data folder of the test's own; resolves with what it printed once `until` is among it. */
async function start(
  env: Record<string, string>,
  until: RegExp,
): Promise<{ child: ChildProcess; output: () => string }> {
  const child = spawn("node", ["scripts/start.mjs"], { env: { ...process.env, DATA_DIR: folder, ...env } });
  running.push(child);
  let printed = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (data) => (printed += String(data)));
  await new Promise<void>((resolve, reject) => {
    const look = () => until.test(printed) && resolve();
    for (const stream of [child.stdout!, child.stderr!]) stream.on("data", look);
    child.on("exit", () => reject(new Error(`ended before ${until}:\n${printed}`)));
  });
  return { child, output: () => printed };
}

const stop = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    child.on("exit", (code) => resolve(code));
    child.kill(signal);
  });

const ops = (...words: string[]) => {
  const { stdout, stderr, status } = spawnSync("node", ["scripts/ops.mjs", ...words], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: folder, NODE_NO_WARNINGS: "1" },
  });
  return { stdout, stderr, status };
};
const opsJson = (...words: string[]) => JSON.parse(ops(...words, "--json").stdout);

/** Two newspapers of the sample newsstand as somebody's own catalogue. */
async function ownCatalogue(): Promise<string> {
  const stand = await startNewsstand({ port: 0, anchor: Date.now(), now: () => Date.now() });
  stands.push(stand);
  const file = join(folder, "own.json");
  writeFileSync(
    file,
    JSON.stringify(
      catalogue(stand.url).filter((entry) =>
        ["elbe-kurier", "isar-zeitung", "spree-anzeiger"].includes(entry.slug),
      ),
    ),
  );
  return file;
}

test("starts, reads, is looked at while it runs and while it doesn't, and goes on where it stopped", async () => {
  const port = await freePort();
  const env = {
    PORT: String(port),
    NEWSPAPERS: await ownCatalogue(),
    ALLOW_PRIVATE_FEEDS: "1",
    EDITION: "auto",
  };
  const first = await start(env, /Read 3 newspapers/);
  expect(first.output()).toContain(`Poliedro is at http://127.0.0.1:${port}`);
  expect(first.output()).not.toContain("SAMPLE");

  const health = (await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()) as Record<
    string,
    unknown
  >;
  expect(health).toMatchObject({ estado: "bien", edicion: "live", periodicos: 3 });
  const whileRunning = opsJson("status");
  expect(whileRunning.newspapers).toBe(3);
  const read = opsJson("ingest", "--newspaper", "elbe-kurier");
  expect(read.newspapers).toEqual([expect.objectContaining({ newspaper: "elbe-kurier", added: 0 })]);
  expect(ops("newspapers", "disable", "spree-anzeiger").status).toBe(0);

  expect(await stop(first.child, "SIGTERM")).toBe(0);
  const whileStopped = opsJson("status");
  expect(whileStopped.articles).toBe(whileRunning.articles);
  expect(whileStopped.newspapers).toBe(2);
  const lines = ops("events", "export")
    .stdout.trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(whileRunning.articles as number);
  expect(Object.keys(lines[0]!).sort()).toEqual(["event", "newspaper", "title", "url"]);

  const second = await start(env, /read already|Read \d+ newspapers/);
  expect(opsJson("status").articles).toBe(whileRunning.articles);
  expect(await stop(second.child, "SIGINT")).toBe(0);
});

test("where no newspaper can be reached it is the sample edition, and says so", async () => {
  const port = await freePort();
  const nowhere = join(folder, "nowhere.json");
  const closed = await freePort();
  const entry = {
    slug: "nowhere",
    name: "Nowhere",
    domain: "nowhere.example",
    homepage: `http://127.0.0.1:${closed}/`,
    country: "ES",
    language: "es",
    launch: true,
  };
  writeFileSync(nowhere, JSON.stringify([{ ...entry, feeds: [{ url: `http://127.0.0.1:${closed}/feed` }] }]));
  const { child, output } = await start({ PORT: String(port), NEWSPAPERS: nowhere }, /Poliedro is at/);
  expect(output()).toContain("SAMPLE edition");
  expect(
    await (await fetch(`http://127.0.0.1:${port}/`, { headers: { "accept-language": "de" } })).text(),
  ).toContain("erfunden");
  expect(await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()).toMatchObject({
    edicion: "sample",
  });
  expect(await stop(child, "SIGINT")).toBe(0);
});

test("what makes no sense is refused with a clear word", async () => {
  const bad = (env: Record<string, string>) =>
    spawnSync("node", ["scripts/start.mjs"], {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: folder, ...env },
    });
  expect(bad({ PORT: "eighty" }).stderr).toContain("PORT must be a port number");
  expect(bad({ EDITION: "evening" }).stderr).toContain("EDITION must be live, sample or auto");
  expect(bad({ NEWSPAPERS: "/no/such/file.json" }).stderr).toContain("there is no file /no/such/file.json");
  expect(ops("events", "merge", "1").status).toBe(2);
  expect(ops("dance").stderr).toContain("npm run ops -- <command>");
});

test("a catalogue is imported from JSON and OPML with a report of what was refused", () => {
  const file = join(folder, "more.opml");
  writeFileSync(
    file,
    `<?xml version="1.0"?><opml version="2.0"><body><outline text="Press">
      <outline text="Good" type="rss" xmlUrl="https://good.es/feed" htmlUrl="https://good.es/"/>
      <outline text="Nobody knows where" type="rss" xmlUrl="https://unknown.example/feed"/>
    </outline></body></opml>`,
  );
  const report = opsJson("newspapers", "import", file);
  expect(report.taken).toEqual(["good-es"]);
  expect(report.refused).toEqual([
    { entry: "Nobody knows where", reason: expect.stringContaining("country") },
  ]);
  expect(opsJson("newspapers", "list").find((row: { slug: string }) => row.slug === "good-es")).toMatchObject(
    { country: "ES", health: "new" },
  );
});
