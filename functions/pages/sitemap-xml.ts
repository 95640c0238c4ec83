/** An address of a sitemap. Addresses are absolute, times ms UTC. */
export interface Address {
  url: string;
  changedAt?: number;
  /** The same page in each language. */
  alternates?: { language: string; url: string }[];
}

/** An article of a news sitemap. */
export interface News {
  url: string;
  title: string;
  language: string;
  publishedAt: number;
}

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap (sitemaps.org 0.9) with the languages of its pages. */
export const sitemap = (addresses: Address[]): string =>
  document(
    `urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml"`,
    addresses.map(
      ({ url, changedAt, alternates = [] }) =>
        `<url>${element("loc", url)}${changedAt === undefined ? "" : element("lastmod", iso(changedAt))}${alternates
          .map(
            (one) => `<xhtml:link rel="alternate" hreflang="${one.language}" href="${escapeXml(one.url)}"/>`,
          )
          .join("")}</url>`,
    ),
  );

/** A list of sitemaps by their addresses. */
export const sitemapIndex = (urls: string[]): string =>
  document(
    `sitemapindex ${SITEMAP}`,
    urls.map((url) => `<sitemap>${element("loc", url)}</sitemap>`),
  );

/** A sitemap of articles, with what news searches want to know of each. */
export const newsSitemap = (news: News[]): string =>
  document(
    `urlset ${SITEMAP} xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"`,
    news.map(
      ({ url, title, language, publishedAt }) =>
        `<url>${element("loc", url)}<news:news><news:publication>${element("news:name", "Poliedro")}${element(
          "news:language",
          language,
        )}</news:publication>${element("news:publication_date", iso(publishedAt))}${element("news:title", title)}</news:news></url>`,
    ),
  );

const document = (root: string, children: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${children.join("\n")}\n</${root.split(" ")[0]}>\n`;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const iso = (at: number): string => new Date(at).toISOString();

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text for XML, content or attribute; characters that XML cannot hold are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
