import { and, desc, eq, gte } from "drizzle-orm";
import type { Db } from "../../db/client";
import { events } from "../../db/schema";
import { type EventCard, readEventCards } from "../events/queries";
import { type FileStore, readJson, writeJson } from "../files/store";
import { LANGUAGES, type Language } from "../shared/languages";
import { shortHash } from "../shared/text";
import { type Clock, DAY, SECOND } from "../shared/time";
import { drawing, type PictureWords } from "./drawing";

/** Raise it when the drawing changes: every picture is then made anew. */
const TEMPLATE = 1;
const INDEX = "og/index.json";
/** Events younger than this (by their newest article) have a picture that follows them. */
const FOLLOWED = 4 * DAY;
/** Events that are looked at, those most told first. */
const MOST_EVENTS = 500;
const PER_CALL = 24;
/** No picture is begun later (ms); the other events wait for the next call. */
const CALL_LIMIT = 20 * SECOND;

/** By "<event>-<language>", what the picture was made from. */
type Index = Record<string, string>;

export interface DrawingContext {
  db: Db;
  clock: Clock;
  files: FileStore;
  /** SVG to PNG */
  draw(svg: string): Promise<Uint8Array>;
  /** "23 periódicos · 9 países" */
  coverage(event: EventCard, language: Language): Promise<string>;
}

export interface DrawingReport {
  drawn: number;
  /** How many failed, and the error of the first; they are tried again by the next call. */
  failed: { count: number; first?: unknown };
  /** Whether others are to be drawn. */
  more: boolean;
}

/** Name of an event's picture among the files. */
export const pictureName = (event: number, language: string): string => `og/event/${event}-${language}.png`;

/**
 * Draws the pictures for sharing that events lack or whose title or coverage has changed since, in each language that
 * the event is told in. One writer at a time: the record of what is drawn is one file. Calling it again draws nothing
 * twice.
 */
export async function drawPictures(ctx: DrawingContext): Promise<DrawingReport> {
  const { clock, files } = ctx;
  const before = await readJson<Index>(files, INDEX, {});
  const report: DrawingReport = { drawn: 0, failed: { count: 0 }, more: false };
  const until = clock.now() + CALL_LIMIT;
  const index: Index = {};
  for (const { key, event, language } of await wanted(ctx)) {
    const sign = signOf(event);
    if (before[key] === sign) index[key] = sign;
    else if (report.drawn + report.failed.count >= PER_CALL || clock.now() >= until) {
      if (before[key]) index[key] = before[key];
      report.more = true;
    } else {
      try {
        const words: PictureWords = {
          title: event.title,
          coverage: await ctx.coverage(event, language),
          shares: event.byCountry.map((share) => share.newspapers),
        };
        await files.put(pictureName(event.id, language), await ctx.draw(drawing(words)), "image/png");
        index[key] = sign;
        report.drawn += 1;
      } catch (error) {
        report.failed.first ??= error;
        report.failed.count += 1;
      }
    }
  }
  if (report.drawn > 0) await writeJson(files, INDEX, index);
  return report;
}

/** Every picture that there should be: an event in a language that it is told in. */
async function wanted({ db, clock }: DrawingContext) {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.shown, true), gte(events.lastPublishedAt, clock.now() - FOLLOWED)))
    .orderBy(desc(events.newspaperCount), desc(events.id))
    .limit(MOST_EVENTS);
  const ids = rows.map(({ id }) => id);
  const byLanguage = await Promise.all(
    LANGUAGES.map(async (language) => {
      const cards = await readEventCards({ db }, ids, language);
      return cards
        .filter((event) => event.language === language)
        .map((event) => ({ key: `${event.id}-${language}`, event, language }));
    }),
  );
  return byLanguage.flat().sort((a, b) => b.event.newspapers - a.event.newspapers || b.event.id - a.event.id);
}

/** Changes with the title, and with the coverage when it has grown or shrunk by about a quarter. */
function signOf({ title, newspapers, countries }: EventCard): string {
  const step = (count: number) => Math.round(Math.log(Math.max(1, count)) / Math.log(1.25));
  return shortHash(`${TEMPLATE}|${title}|${step(newspapers)}|${step(countries)}`);
}
