import type { Page } from "./page.server";

/** Ids under which the descriptions of the pages name each other. */
const organizationId = (origin: string): string => `${origin}/#organization`;
const siteId = (origin: string): string => `${origin}/#website`;

/** Who publishes here, as other descriptions name it. */
export const publisherOf = (origin: string) => ({
  "@type": "NewsMediaOrganization",
  "@id": organizationId(origin),
  name: "Poliedro",
  url: `${origin}/`,
  logo: { "@type": "ImageObject", url: `${origin}/mark-512.png`, width: 512, height: 512 },
});

/** Who publishes here, with the pages where its promises stand; and the site. For the front page. */
export function siteData({ services, t, paths, language }: Page): object[] {
  const { origin } = services;
  const page = (path: string) => origin + path;
  return [
    {
      "@context": "https://schema.org",
      ...publisherOf(origin),
      legalName: services.foundation?.name,
      description: t("purpose"),
      nonprofitStatus: "NonprofitType",
      publishingPrinciples: page(paths.page("method")),
      ethicsPolicy: page(paths.page("howToWrite")),
      correctionsPolicy: page(paths.page("complaints")),
      ownershipFundingInfo: page(paths.page("money")),
      actionableFeedbackPolicy: page(paths.page("complaints")),
      masthead: page(paths.page("about")),
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      "@id": siteId(origin),
      name: t("name"),
      alternateName: t("files.shared.site"),
      url: `${origin}/`,
      inLanguage: language,
      publisher: { "@id": organizationId(origin) },
    },
  ];
}

/** An event with what newspapers say of it. */
export interface EventData {
  title: string;
  description: string;
  /** absolute address */
  url: string;
  image: string;
  /** of title and description */
  language: string;
  /** ISO 8601 */
  publishedAt: string | null;
  modifiedAt: string;
  /** Who wrote what is said of it where no person answers for it. */
  generated: "model" | "embedded" | null;
  /** The newspapers' articles. */
  sources: { headline: string; url: string; newspaper: string; headlineLanguage: string }[];
}

/** Sources that a description names. */
const MOST_SOURCES = 20;
/** IPTC's terms for what nobody wrote: by a model that was trained, and by rules. */
const SOURCE_TYPE = "https://cv.iptc.org/newscodes/digitalsourcetype/";
const SOURCE_TYPES = {
  model: `${SOURCE_TYPE}trainedAlgorithmicMedia`,
  embedded: `${SOURCE_TYPE}algorithmicMedia`,
};

/** An event's page: a collection about a happening, resting on the newspapers' articles, which it does not own. */
export function eventData({ services, t, paths }: Page, event: EventData): object[] {
  const { origin } = services;
  const sources = event.sources.slice(0, MOST_SOURCES).map((source) => ({
    "@type": "NewsArticle",
    headline: source.headline,
    url: source.url,
    inLanguage: source.headlineLanguage,
    publisher: { "@type": "Organization", name: source.newspaper },
  }));
  return [
    {
      "@context": "https://schema.org",
      "@type": "CollectionPage",
      "@id": event.url,
      url: event.url,
      name: event.title,
      description: event.description,
      inLanguage: event.language,
      ...(event.publishedAt ? { datePublished: event.publishedAt } : {}),
      dateModified: event.modifiedAt,
      isAccessibleForFree: true,
      isPartOf: { "@type": "WebSite", "@id": siteId(origin), url: `${origin}/`, name: t("name") },
      publisher: publisherOf(origin),
      primaryImageOfPage: { "@type": "ImageObject", url: event.image, width: 1200, height: 630 },
      ...(event.generated ? { digitalSourceType: SOURCE_TYPES[event.generated] } : {}),
      about: { "@type": "Event", name: event.title, description: event.description },
      isBasedOn: sources.map(({ url }) => url),
      mainEntity: {
        "@type": "ItemList",
        numberOfItems: event.sources.length,
        itemListElement: sources.map((item, i) => ({ "@type": "ListItem", position: i + 1, item })),
      },
    },
    breadcrumbs([
      { name: t("nav.home"), url: new URL(paths.home, origin).href },
      { name: event.title, url: event.url },
    ]),
  ];
}

/** The way from the front page to a page. @param steps absolute addresses, the page itself last */
export const breadcrumbs = (steps: { name: string; url: string }[]): object => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, url }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name,
    item: url,
  })),
});
