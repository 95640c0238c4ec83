import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { catalogue } from "../../sample/edition";
import { type Newsstand, startNewsstand } from "../../sample/newsstand";
import { freePort } from "../support/ports";
import { killWorkerd, npmStart, operator, runProgram, type Started } from "../support/terminal";

let folder: string;
let running: Started[];
let stands: Newsstand[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "poliedro-start-"));
  running = [];
  stands = [];
});
afterEach(async () => {
  await Promise.all(running.map((started) => started.stop("SIGKILL")));
  await Promise.all(stands.map((stand) => stand.close()));
  rmSync(folder, { recursive: true, force: true });
});

const start = async (env: Record<string, string>, until: RegExp): Promise<Started> => {
  const started = await npmStart({ DATA_DIR: folder, ...env }, until);
  running.push(started);
  return started;
};

/** The operator's commands on this test's data folder. */
const here = () => operator({ DATA_DIR: folder });

/** Three newspapers of the sample newsstand as somebody's own catalogue. */
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
  const whileRunning = await here().json("status");
  expect(whileRunning.newspapers).toBe(3);
  const read = await here().json("ingest", "--newspaper", "elbe-kurier");
  expect(read.newspapers).toEqual([
    expect.objectContaining({ newspaper: "elbe-kurier", outcome: "unchanged", added: 0 }),
  ]);
  expect((await here().ops("newspapers", "disable", "spree-anzeiger")).status).toBe(0);

  expect(await first.stop("SIGTERM")).toBe(0);
  const whileStopped = await here().json("status");
  expect(whileStopped.articles).toBe(whileRunning.articles);
  expect(whileStopped.newspapers).toBe(2);
  const lines = await here().exported();
  expect(lines).toHaveLength(whileRunning.articles as number);
  expect(Object.keys(lines[0]!).sort()).toEqual(["event", "newspaper", "title", "url"]);

  const second = await start(env, /read already|Read \d+ newspapers/);
  expect((await here().json("status")).articles).toBe(whileRunning.articles);
  expect(await second.stop("SIGINT")).toBe(0);
});

test("where no newspaper can be reached it is the sample edition, and says so; it ends when workerd does", async () => {
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
  const started = await start({ PORT: String(port), NEWSPAPERS: nowhere }, /Poliedro is at/);
  expect(started.output()).toContain("SAMPLE edition");
  expect(
    await (await fetch(`http://127.0.0.1:${port}/`, { headers: { "accept-language": "de" } })).text(),
  ).toContain("erfunden");
  expect(await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()).toMatchObject({
    edicion: "sample",
  });

  // A process that no longer answers anybody would never be started again.
  const ended = new Promise((resolve) => started.child.once("exit", resolve));
  killWorkerd(started);
  expect(await ended).toBe(1);
  expect(started.output()).toContain("workerd has ended by itself");
});

test("what makes no sense is refused with a clear word", async () => {
  const bad = async (env: Record<string, string>) =>
    (await runProgram("scripts/start.mjs", [], { DATA_DIR: folder, ...env })).stderr;
  expect(await bad({ PORT: "eighty" })).toContain("PORT must be a port number");
  expect(await bad({ EDITION: "evening" })).toContain("EDITION must be live, sample or auto");
  expect(await bad({ NEWSPAPERS: "/no/such/file.json" })).toContain("there is no file /no/such/file.json");
  expect((await here().ops("events", "merge", "1")).status).toBe(2);
  expect((await here().ops("dance")).stderr).toContain("npm run ops -- <command>");
});

test("a catalogue is imported from JSON and OPML with a report of what was refused", async () => {
  const file = join(folder, "more.opml");
  writeFileSync(
    file,
    `<?xml version="1.0"?><opml version="2.0"><body><outline text="Press">
      <outline text="Good" type="rss" xmlUrl="https://good.es/feed" htmlUrl="https://good.es/"/>
      <outline text="Nobody knows where" type="rss" xmlUrl="https://unknown.example/feed"/>
    </outline></body></opml>`,
  );
  const report = await here().json("newspapers", "import", file);
  expect(report.taken).toEqual(["good-es"]);
  expect(report.refused).toEqual([
    { entry: "Nobody knows where", reason: expect.stringContaining("country") },
  ]);
  expect(
    (await here().json("newspapers", "list")).find((row: { slug: string }) => row.slug === "good-es"),
  ).toMatchObject({ country: "ES", health: "new" });
});
