import { Hono } from "hono";
import { inLanguage, PAGES, pathsIn } from "../../app/i18n/paths";
import { eventSitemaps, eventsOfSitemap, publishedArticles } from "../../domain/feeds/queries";
import { listLanes } from "../../domain/lanes/queries";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../domain/shared/languages";
import { HOUR, SECOND } from "../../domain/shared/time";
import type { HttpEnv } from "../http-env";
import { AT_THE_EDGE, cached } from "./cached";
import { type Address, newsSitemap, sitemap, sitemapIndex } from "./sitemap-xml";

const ONE_HOUR = HOUR / SECOND;
const XML = { "Content-Type": "application/xml; charset=utf-8" };
/** What search engines take as news: two days, a thousand addresses. */
const NEWS_AGE = 48 * HOUR;
const MOST_NEWS = 1_000;
/** What one file may hold. */
const MOST_ADDRESSES = 50_000;

/** An address without a language of its own, as every reader gets it. */
const { article: articlePath } = pathsIn(DEFAULT_LANGUAGE, false);

/** `/sitemap.xml` and the files that it names; `/news-sitemap.xml`. */
export const sitemaps = new Hono<HttpEnv>()
  .get("/sitemap.xml", cached(ONE_HOUR, AT_THE_EDGE), async (c) => {
    const { origin, db } = c.get("services");
    const events = await eventSitemaps({ db });
    const files = [
      "sitemap-pages.xml",
      "sitemap-articles.xml",
      ...Array.from({ length: events }, (_, i) => `sitemap-events-${i + 1}.xml`),
    ];
    return c.body(sitemapIndex(files.map((file) => `${origin}/${file}`)), 200, XML);
  })
  .get("/sitemap-pages.xml", cached(ONE_HOUR, AT_THE_EDGE), async (c) => {
    const { origin, db } = c.get("services");
    const lanes = await listLanes({ db }, { signedIn: false });
    const pages: Address[] = [
      ...translated(origin, (language) => inLanguage("/", language), "/"),
      ...Object.values(PAGES).flatMap((page) => translated(origin, (language) => page[language], page.es)),
      ...lanes
        .filter((lane) => lane.kind !== "banner")
        .map((lane) => ({ url: `${origin}/resultados/${lane.id}` })),
      { url: `${origin}/bot` },
    ];
    return c.body(sitemap(pages), 200, XML);
  })
  .get("/sitemap-articles.xml", cached(ONE_HOUR, AT_THE_EDGE), async (c) => {
    const { origin, db } = c.get("services");
    const articles = await publishedArticles({ db }, { since: 0, limit: MOST_ADDRESSES });
    return c.body(sitemap(articles.map((article) => ({ url: origin + articlePath(article) }))), 200, XML);
  })
  .get("/:file{sitemap-events-[1-9][0-9]{0,5}\\.xml}", cached(ONE_HOUR, AT_THE_EDGE), async (c) => {
    const { origin, db } = c.get("services");
    const part = Number(/\d+/.exec(c.req.param("file"))![0]);
    if (part > (await eventSitemaps({ db }))) return c.notFound();
    const events = await eventsOfSitemap({ db }, part);
    return c.body(
      sitemap(events.map(({ id, updatedAt }) => ({ url: `${origin}/evento/${id}`, changedAt: updatedAt }))),
      200,
      XML,
    );
  })
  .get("/news-sitemap.xml", cached(ONE_HOUR / 6, AT_THE_EDGE), async (c) => {
    const { origin, db, clock } = c.get("services");
    const articles = await publishedArticles({ db }, { since: clock.now() - NEWS_AGE, limit: MOST_NEWS });
    const news = articles.map((article) => ({
      url: origin + articlePath(article),
      title: article.headline,
      language: article.language,
      publishedAt: article.firstPublishedAt ?? article.publishedAt,
    }));
    return c.body(newsSitemap(news), 200, XML);
  });

/** One page in each language, each naming the others. @param neutral its path for everyone else */
function translated(origin: string, path: (language: (typeof LANGUAGES)[number]) => string, neutral: string) {
  const alternates = [
    ...LANGUAGES.map((language) => ({ language, url: origin + path(language) })),
    { language: "x-default", url: origin + neutral },
  ];
  return [...new Set(alternates.map(({ url }) => url))].map((url): Address => ({ url, alternates }));
}
