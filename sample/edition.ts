import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { FEED_SECTIONS, habitsOf } from "./habits";

/** Languages in which the sample newspapers write. */
export const LANGUAGES = ["es", "en", "fr", "de"] as const;

/** Sections an article may stand in. */
export const SECTIONS = [
  "world",
  "politics",
  "economy",
  "culture",
  "society",
  "sports",
  "technology",
  "science",
  "health",
  "environment",
  "justice",
  "local",
  "opinion",
] as const;

/** What a broken newspaper's feed does instead of answering well. */
export const FAULTS = [
  "error-500",
  "html-page",
  "hangs",
  "redirect-circle",
  "cut-short",
  "not-found",
] as const;

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a slug: small letters, digits, hyphens");
/** Hours from the anchor of the edition. */
const hour = z.number().min(-30).max(8);

const newspaperSchema = z.strictObject({
  slug,
  name: text,
  country: z.string().regex(/^[A-Z]{2}$/, "must be an ISO 3166-1 alpha-2 code"),
  language: z.enum(LANGUAGES),
  city: text,
  kind: z.enum(["newspaper", "digital"]),
  dialect: z.enum(["rss2", "rss1", "rss091", "atom", "json"]),
  encoding: z.enum(["utf-8", "iso-8859-1", "iso-8859-15", "windows-1252", "utf-16"]),
  fault: z.enum(FAULTS).optional(),
});

const articleSchema = z
  .strictObject({
    newspaper: slug,
    at: hour,
    section: z.enum(SECTIONS),
    headline: text.max(300),
    summary: text,
    body: z.array(text).min(1),
    author: text.optional(),
    kind: z.enum(["news", "opinion", "live", "template"]).default("news"),
    paywall: z.boolean().default(false),
    links: z.array(z.url({ protocol: /^https?$/ })).default([]),
    update: z.strictObject({ at: hour, headline: text.max(300), summary: text.optional() }).optional(),
  })
  .refine((article) => !article.update || article.update.at > article.at, {
    path: ["update", "at"],
    message: "must be later than the article's own hour",
  });

const storySchema = z.strictObject({
  story: slug,
  note: text,
  kind: z.enum(["event", "template", "single"]),
  articles: z.array(articleSchema).min(1),
});

/** A sample newspaper; `fault` is set on those whose feed never works. */
export type Newspaper = z.infer<typeof newspaperSchema>;
/** An article as its story file tells it; `at` and `update.at` in hours from the anchor. */
export type StoryArticle = z.infer<typeof articleSchema>;
/** One story: the articles that newspapers wrote on one happening (or one template, or one article alone). */
export type Story = z.infer<typeof storySchema>;

/** An article with the story it belongs to and a file name unique within its newspaper. */
export interface EditionArticle extends StoryArticle {
  /** slug of the story */
  story: string;
  /** last part of the address without ".html", made of the first headline */
  file: string;
}

/** Everything the sample newsstand sells. */
export interface Edition {
  /** all newspapers, the broken ones last */
  newspapers: Newspaper[];
  stories: Story[];
  /** all articles, earliest first */
  articles: EditionArticle[];
}

/** A newspaper as the product's catalogue lists it. */
export interface CatalogueNewspaper {
  slug: string;
  name: string;
  domain: string;
  homepage: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** ISO 639-1 */
  language: string;
  kind: string;
  city: string;
  /** whether it is read from the first day on */
  launch: true;
  /** best feed first */
  feeds: { url: string; section: string; language: string }[];
}

/** The edition's files hold mistakes; `mistakes` names each with its file and place. */
export class EditionError extends Error {
  constructor(readonly mistakes: string[]) {
    super(`The sample edition has ${mistakes.length} mistake(s):\n${mistakes.join("\n")}`);
    this.name = "EditionError";
  }
}

/** The folder of the edition that comes with the project. */
const HERE = fileURLToPath(new URL(".", import.meta.url));

/**
 * Reads newspapers and stories and checks them against each other.
 * @param folder holds newspapers.json, stories/*.json, broken/newspapers.json, broken/stories/*.json
 * @throws EditionError naming every mistake found
 */
export function loadEdition(folder: string = HERE): Edition {
  const mistakes: string[] = [];
  const newspapers = ["newspapers.json", "broken/newspapers.json"].flatMap(
    (file) => readJson(folder, file, z.array(newspaperSchema), mistakes) ?? [],
  );
  const stories = ["stories", "broken/stories"].flatMap((sub) =>
    storyFiles(folder, sub).flatMap((file) => {
      const story = readJson(folder, file, storySchema, mistakes);
      if (story && !file.endsWith(`/${story.story}.json`))
        mistakes.push(`${file}: story is called "${story.story}", unlike its file`);
      return story ? [story] : [];
    }),
  );
  const known = new Set(newspapers.map((newspaper) => newspaper.slug));
  if (known.size < newspapers.length) mistakes.push("newspapers.json: a slug stands twice");
  for (const story of stories) {
    story.articles.forEach((article, i) => {
      if (!known.has(article.newspaper))
        mistakes.push(`stories/${story.story}.json: articles[${i}]: no newspaper "${article.newspaper}"`);
    });
  }
  if (mistakes.length > 0) throw new EditionError(mistakes);
  return { newspapers, stories, articles: namedArticles(stories) };
}

/**
 * The newspapers as the product's catalogue lists them, the broken ones included.
 * @param baseUrl address of the running newsstand, without a slash at the end
 */
export function catalogue(baseUrl: string, edition: Edition = loadEdition()): CatalogueNewspaper[] {
  return edition.newspapers.map((newspaper) => ({
    slug: newspaper.slug,
    name: newspaper.name,
    domain: `${newspaper.slug}.example`,
    homepage: `${baseUrl}/${newspaper.slug}/`,
    country: newspaper.country,
    language: newspaper.language,
    kind: newspaper.kind,
    city: newspaper.city,
    launch: true,
    feeds: ["home", ...habitsOf(newspaper).sections].map((section) => ({
      url: baseUrl + feedPath(newspaper, section),
      section,
      language: newspaper.language,
    })),
  }));
}

/** Path of a newspaper's feed: "home" or one of its section feeds. */
export function feedPath(newspaper: Pick<Newspaper, "slug" | "dialect">, section: string): string {
  const ending = newspaper.dialect === "json" ? "json" : "xml";
  return `/${newspaper.slug}/feed${section === "home" ? "" : `-${section}`}.${ending}`;
}

/** The section ("home" or a feed section) that a feed file's name asks for, null when it names none. */
export function sectionOfFeed(file: string): string | null {
  const match = /^feed(?:-([a-z]+))?\.(?:xml|json)$/.exec(file);
  if (!match) return null;
  const section = match[1] ?? "home";
  return section === "home" || FEED_SECTIONS.some((known) => known === section) ? section : null;
}

function storyFiles(folder: string, sub: string): string[] {
  return readdirSync(`${folder}/${sub}`)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => `${sub}/${name}`);
}

function readJson<T>(folder: string, file: string, schema: z.ZodType<T>, mistakes: string[]): T | null {
  try {
    const result = schema.safeParse(JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
    if (result.success) return result.data;
    for (const issue of result.error.issues)
      mistakes.push(`${file}: ${issue.path.join(".") || "(whole file)"}: ${issue.message}`);
  } catch (error) {
    mistakes.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return null;
}

function namedArticles(stories: Story[]): EditionArticle[] {
  const articles = stories.flatMap((story) =>
    story.articles.map((article) => ({ ...article, story: story.story, file: fileName(article.headline) })),
  );
  articles.sort((a, b) => a.at - b.at || (a.file < b.file ? -1 : 1));
  const taken = new Map<string, number>();
  for (const article of articles) {
    const key = `${article.newspaper}/${article.file}`;
    const times = (taken.get(key) ?? 0) + 1;
    taken.set(key, times);
    if (times > 1) article.file += `-${times}`;
  }
  return articles;
}

function fileName(headline: string): string {
  const words = headline
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.slice(0, 12).join("-") || "article";
}
