import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseCatalogue } from "../../domain/newspapers/catalogue";
import { catalogue as sampleCatalogue } from "../../sample/edition";
import { startNewsstand } from "../../sample/newsstand";
import { startJsonlNewsstand } from "../support/newsstand/newsstand";
import { startRawNewsstand } from "../support/newsstand/raw";
import { freePort } from "../support/ports";
import { npmStart, operator } from "../support/terminal";

/** Real items do not belong to us: they are read where they are, and never come with the project. */
const FOLDER = process.env.POLIEDRO_NEWSSTAND_DATA ?? "../shared/data/newsstand";
const ITEMS = existsSync(FOLDER)
  ? readdirSync(FOLDER).find((name) => /\.jsonl(\.gz)?$/.test(name))
  : undefined;
const HOURS_AT_ONCE = 8;

interface Exported {
  title: string;
  newspaper: string;
  event: number | null;
}

/** `npm start` on a catalogue, in a data folder of its own. */
async function product(entries: object[]) {
  const folder = mkdtempSync(join(tmpdir(), "poliedro-real-"));
  const file = join(folder, "newspapers.json");
  writeFileSync(file, JSON.stringify(entries));
  const env = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    NEWSPAPERS: file,
    ALLOW_PRIVATE_FEEDS: "1",
    EDITION: "live",
  };
  const started = await npmStart(env, /Read \d+ newspapers/);
  return {
    ...operator(env),
    url: `http://127.0.0.1:${env.PORT}`,
    async close() {
      await started.stop("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Events by their articles, the largest first. */
function eventsOf(rows: Exported[]): Exported[][] {
  const events = new Map<number, Exported[]>();
  for (const row of rows)
    if (row.event !== null) events.set(row.event, [...(events.get(row.event) ?? []), row]);
  return [...events.values()].sort((a, b) => b.length - a.length);
}

const newspapersOf = (rows: Exported[]) => new Set(rows.map((row) => row.newspaper));

interface Told {
  idioma: string;
  fuentes: number[];
}

/** In every language: each statement has sources among the event's articles, and says which language it is in. */
async function facesHold(url: string, events: Exported[][]): Promise<void> {
  for (const [article] of events)
    for (const language of ["es", "en", "fr", "de"]) {
      const answer = await fetch(`${url}/api/modal_eventos/${article!.event}?idioma=${language}`);
      if (!answer.ok) throw new Error(`event ${article!.event}: ${answer.status} ${await answer.text()}`);
      const event = (await answer.json()) as Record<string, Told[]> & {
        declaraciones: { detalles: Told[] }[];
        desinformacion: { versiones: Told[] }[];
        fuentes: { articulo_id: number }[];
        analisis: object | null;
      };
      expect(event.analisis).not.toBeNull();
      const own = new Set(event.fuentes.map((source) => source.articulo_id));
      const statements = [
        ...["resumen", "hechos", "opiniones", "contexto_del_evento", "impacto_futuro"].flatMap(
          (section) => event[section]!,
        ),
        ...event.declaraciones.flatMap(({ detalles }) => detalles),
        ...event.desinformacion.flatMap(({ versiones }) => versiones),
      ];
      expect(statements.length).toBeGreaterThan(0);
      for (const { idioma, fuentes } of statements) {
        expect(["es", "en", "fr", "de"]).toContain(idioma);
        expect(fuentes.length).toBeGreaterThan(0);
        expect(fuentes.every((id) => own.has(id))).toBe(true);
      }
    }
}

async function realNewspapers(file: string): Promise<void> {
  const about = parseCatalogue(readFileSync("db/seed/newspapers.json", "utf8")).entries;
  const stand = await startJsonlNewsstand({ file, shiftTo: Date.now() - 60_000, about });
  for (let i = 0; i < HOURS_AT_ONCE; i++) stand.releaseNext();
  const newsroom = await product(stand.catalogue);
  try {
    for (let progress = stand.releaseNext(); ; progress = stand.releaseNext()) {
      for (let i = 1; i < HOURS_AT_ONCE && !progress.done; i++) progress = stand.releaseNext();
      await newsroom.ops("ingest");
      if (progress.done) break;
    }
    const languages = new Map(stand.catalogue.map((entry) => [entry.slug, entry.language]));
    const rows = await newsroom.exported();
    expect(newspapersOf(rows).size).toBeGreaterThanOrEqual(55);
    const [main] = eventsOf(rows);
    const naming = newspapersOf(rows.filter((row) => /maduro/i.test(row.title)));
    const told = [...naming].filter((slug) => newspapersOf(main!).has(slug));
    expect(told.length / naming.size).toBeGreaterThan(0.8);
    expect(new Set([...newspapersOf(main!)].map((slug) => languages.get(slug))).size).toBeGreaterThanOrEqual(
      3,
    );
    await facesHold(newsroom.url, eventsOf(rows).slice(0, 30));
    // Other facts of those days are not part of it.
    for (const other of [/crans-montana/i, /stromausfall|blackout.*berlin/i, /darts/i, /ashes test/i]) {
      const articles = rows.filter((row) => other.test(row.title) && !/maduro|venezuela/i.test(row.title));
      expect(articles.length).toBeGreaterThan(5);
      expect([
        other,
        articles.filter((row) => row.event === main![0]!.event).length / articles.length < 0.05,
      ]).toEqual([other, true]);
    }
  } finally {
    await newsroom.close();
    await stand.close();
  }
}

async function rawBodies(folder: string): Promise<void> {
  const stand = await startRawNewsstand({ folder });
  const newsroom = await product(stand.catalogue);
  try {
    const status = await newsroom.json("status");
    expect(status.runs[0].newspapers).toMatchObject({ read: stand.catalogue.length, failed: 0 });
    expect(status.articles).toBeGreaterThan(400);
  } finally {
    await newsroom.close();
    await stand.close();
  }
}

async function sampleInstead(): Promise<void> {
  console.log(`Not run on real newspapers: there are none in ${FOLDER}. The sample edition stands in.`);
  const stand = await startNewsstand({ port: 0, anchor: Date.now(), now: () => Date.now() });
  const newsroom = await product(sampleCatalogue(stand.url));
  try {
    const [main] = eventsOf(await newsroom.exported());
    expect(newspapersOf(main!).size).toBeGreaterThanOrEqual(10);
  } finally {
    await newsroom.close();
    await stand.close();
  }
}

test("the product reads two real days of 61 newspapers", { timeout: 600_000 }, () =>
  ITEMS ? realNewspapers(join(FOLDER, ITEMS)) : sampleInstead(),
);

test("the product reads feed bodies as newspapers served them", { timeout: 120_000 }, () =>
  existsSync(join(FOLDER, "rss")) ? rawBodies(join(FOLDER, "rss")) : sampleInstead(),
);
