import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { z } from "zod";

const HOUR_MS = 3_600_000;

const lineSchema = z.object({
  newspaper: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  lang: z.string().regex(/^[a-z]{2}$/),
  title: z.string(),
  link: z.string(),
  summary: z.string().nullish(),
  published: z.string().nullish(),
  feed: z.string().nullish(),
});

/** One item of a newspaper's feed. */
export interface NewsItem {
  /** slug */
  newspaper: string;
  /** ISO 639-1 */
  language: string;
  title: string;
  link: string;
  /** plain text or HTML as the feed had it, "" for none */
  summary: string;
  /** ms UTC, null for an undated item */
  publishedAt: number | null;
}

/**
 * Reads feed items, one JSON object a line: `{newspaper, lang, title, link, summary, published, feed}`.
 * @param file path of a .jsonl or .jsonl.gz
 * @throws Error naming the line that cannot be read
 */
export function readItems(file: string): NewsItem[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text.split("\n").flatMap((line, i): NewsItem[] => {
    if (line.trim() === "") return [];
    try {
      const item = lineSchema.parse(JSON.parse(line));
      const at = Date.parse(item.published ?? "");
      return [
        {
          newspaper: item.newspaper,
          language: item.lang,
          title: item.title,
          link: item.link,
          summary: item.summary ?? "",
          publishedAt: Number.isNaN(at) ? null : at,
        },
      ];
    } catch (error) {
      throw new Error(`${file}, line ${i + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

/** The items with their times moved together, so that the newest dated one is of `newestAt` (ms UTC). */
export function shifted(items: NewsItem[], newestAt: number): NewsItem[] {
  const by = newestAt - newestOf(items);
  return items.map((item) => ({
    ...item,
    publishedAt: item.publishedAt === null ? null : item.publishedAt + by,
  }));
}

/** The ends of the hours in which anything was published, ms UTC, earliest first. */
export function hoursOf(items: NewsItem[]): number[] {
  const ends = items.flatMap((item) =>
    item.publishedAt === null ? [] : [Math.ceil(item.publishedAt / HOUR_MS) * HOUR_MS],
  );
  return [...new Set(ends)].sort((a, b) => a - b);
}

function newestOf(items: NewsItem[]): number {
  return items.reduce(
    (newest, item) => Math.max(newest, item.publishedAt ?? newest),
    Number.NEGATIVE_INFINITY,
  );
}
