import { type Context, Hono } from "hono";
import { languageOf } from "../../app/i18n/language.server";
import { countryName } from "../../app/i18n/names";
import { pathsIn } from "../../app/i18n/paths";
import { translateInto } from "../../app/i18n/translate.server";
import { CATEGORIES, type Category } from "../../domain/categories/data";
import { articlesOfEvent, type EventCard, readEvent } from "../../domain/events/queries";
import { FEED_TYPES, type FeedFormat, type FeedItem } from "../../domain/feeds/feed";
import { newestOfCategory } from "../../domain/feeds/queries";
import { writeFeed } from "../../domain/feeds/write";
import { articlesOfLane, eventsOfLane, type Lane, listLanes, readLane } from "../../domain/lanes/queries";
import { hourOf, MINUTE, SECOND } from "../../domain/shared/time";
import type { HttpEnv } from "../http-env";
import { AT_THE_EDGE, cached } from "./cached";

/** Items of a feed at most. */
const ITEMS = 40;
const kept = cached((10 * MINUTE) / SECOND, AT_THE_EDGE);
const FILE = "/:file{feed\\.(?:xml|atom|json)}";

/** What a feed is about, its words in the reader's language. Paths are the site's own. */
interface Told {
  /** The path that stands for the feed in every language. */
  id: string;
  title: string;
  description: string;
  home: string;
  items: FeedItem[];
}

type Opened = Awaited<ReturnType<typeof open>>;

/** RSS, Atom and JSON feeds of the front page, a lane, a category, an event. */
export const feeds = new Hono<HttpEnv>()
  .get("/feed.xml", kept, (c) => answer(c, "xml", front))
  .get("/atom.xml", kept, (c) => answer(c, "atom", front))
  .get("/feed.json", kept, (c) => answer(c, "json", front))
  .get(`/carril/:id{[0-9]{1,15}}${FILE}`, kept, (c) =>
    answer(c, formatOf(c.req.param("file")), async (page) =>
      laneFeed(page, await readLane(page.services, Number(c.req.param("id")), { signedIn: false })),
    ),
  )
  .get(`/categoria/:id{[0-9]{1,15}}${FILE}`, kept, async (c) => {
    const category = CATEGORIES.find(({ id }) => id === Number(c.req.param("id")));
    if (!category) return c.notFound();
    return answer(c, formatOf(c.req.param("file")), (page) => categoryFeed(page, category));
  })
  .get(`/evento/:id{[0-9]{1,15}}${FILE}`, kept, (c) =>
    answer(c, formatOf(c.req.param("file")), (page) => eventFeed(page, Number(c.req.param("id")))),
  );

const formatOf = (file: string): FeedFormat => file.split(".").at(-1) as FeedFormat;

async function open(c: Context<HttpEnv>) {
  const language = languageOf(c.req.raw);
  // With the language in every link a reader stays in the one that the feed was taken in.
  return {
    services: c.get("services"),
    language,
    t: await translateInto(language),
    paths: pathsIn(language, true),
  };
}

async function answer(
  c: Context<HttpEnv>,
  format: FeedFormat,
  tell: (page: Opened) => Promise<Told>,
): Promise<Response> {
  const page = await open(c);
  const { origin, clock } = page.services;
  const { id, home, items, ...words } = await tell(page);
  const text = writeFeed(
    {
      ...words,
      id: origin + id,
      home: origin + home,
      self: `${origin}${new URL(c.req.url).pathname}?idioma=${page.language}`,
      icon: `${origin}/mark-192.png`,
      language: page.language,
      updatedAt: items.length > 0 ? Math.max(...items.map((item) => item.updatedAt)) : hourOf(clock.now()),
      items,
    },
    format,
  );
  return c.body(text, 200, { "Content-Type": FEED_TYPES[format], Vary: "Accept-Language, Cookie" });
}

/** The first lane of events is the front page. */
async function front(page: Opened): Promise<Told> {
  const { services, t, paths } = page;
  const lanes = await listLanes(services, { signedIn: false });
  const first = lanes.find((lane) => lane.kind === "eventos");
  const items = first ? (await laneFeed(page, first)).items : [];
  return { id: "/", title: t("name"), description: t("files.feed.front"), home: paths.home, items };
}

async function laneFeed(page: Opened, lane: Lane): Promise<Told> {
  const { services, language, t, paths } = page;
  const options = { language, page: 1, pageSize: ITEMS };
  const events = await eventsOfLane(services, lane, options);
  const articles = await articlesOfLane(services, lane, options);
  const title = lane.name[language];
  return {
    id: `/resultados/${lane.id}`,
    title: `${title} · ${t("name")}`,
    description: t("files.feed.lane", { lane: title }),
    home: paths.lane(lane.id),
    items: [
      ...events.items.map((event) => eventItem(page, event)),
      ...articles.items.map((article) => ({
        id: `${services.origin}/articulo/${article.id}`,
        url: services.origin + paths.article(article),
        title: article.headline,
        summary: article.summary,
        language: article.language,
        author: article.author,
        categories: [],
        publishedAt: article.firstPublishedAt ?? article.publishedAt,
        updatedAt: article.publishedAt,
      })),
    ],
  };
}

async function categoryFeed(page: Opened, category: Category): Promise<Told> {
  const { services, language, t, paths } = page;
  const name = category.name[language];
  const events = await newestOfCategory(services, category.id, language, ITEMS);
  return {
    id: `/categoria/${category.id}`,
    title: `${name} · ${t("name")}`,
    description: t("files.feed.category", { category: name }),
    home: paths.home,
    items: events.map((event) => eventItem(page, event)),
  };
}

function eventItem({ services, language, t, paths }: Opened, event: EventCard): FeedItem {
  const coverage = [
    t("count.newspapers", { count: event.newspapers }),
    t("count.countries", { count: event.countries }),
  ].join(" · ");
  return {
    id: `${services.origin}/evento/${event.id}`,
    url: services.origin + paths.event(event.id),
    title: event.title,
    summary: event.description ? `${event.description} (${coverage})` : coverage,
    language: event.language,
    categories: event.categories.flatMap(
      (id) => CATEGORIES.find((category) => category.id === id)?.name[language] ?? [],
    ),
    publishedAt: event.bornAt,
    updatedAt: event.updatedAt,
  };
}

/** The newspapers' articles about an event, newest first; they lead to the newspapers. */
async function eventFeed({ services, language, t, paths }: Opened, asked: number): Promise<Told> {
  const event = await readEvent(services, asked, language);
  const articles = (await articlesOfEvent(services, event.id)).toSorted(
    (a, b) => b.publishedAt - a.publishedAt,
  );
  return {
    id: `/evento/${event.id}`,
    title: `${event.title} · ${t("name")}`,
    description: t("files.feed.event", { title: event.title }),
    home: paths.event(event.id),
    items: articles.slice(0, ITEMS).map(({ newspaper, ...article }) => ({
      id: article.url,
      url: article.url,
      title: article.headline,
      summary: t("files.feed.by", {
        newspaper: newspaper.name,
        country: countryName(newspaper.country, language),
      }),
      language: article.language,
      author: newspaper.name,
      categories: [],
      publishedAt: article.publishedAt,
      updatedAt: article.publishedAt,
    })),
  };
}
