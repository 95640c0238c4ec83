import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import type { Language } from "../../../domain/shared/languages";

/** What the head of a page tells browsers, search engines and those who share it. */
export interface Head {
  title: string;
  description: string;
  /** absolute address */
  canonical: string;
  /** absolute addresses of the same page in each language */
  alternates: Partial<Record<Language | "x-default", string>>;
  language: Language;
  type: "website" | "article";
  /** absolute address of the picture for sharing, and what it shows */
  image: { url: string; alt: string };
  /** ISO 8601 */
  publishedAt: string | null;
  modifiedAt: string | null;
  /** RSS feeds that tell what is new here */
  feeds: { href: string; title: string }[];
  manifest: string;
  /** what the page is (schema.org), for machines */
  jsonLd: object[];
}

/** A description no longer than search engines take (characters). */
export const DESCRIPTION_LENGTH = 300;

const LOCALE: Record<Language, string> = { es: "es_ES", en: "en_GB", fr: "fr_FR", de: "de_DE" };
/** Colours of the paper, as the style has them. */
const PAPER = { light: "#fbfaf7", dark: "#141310" };

/** The head's elements. */
export function headElements(head: Head): MetaDescriptor[] {
  const { title, description, canonical, image } = head;
  return [
    { title },
    { name: "description", content: description },
    ...Object.entries(PAPER).map(([scheme, content]) => ({
      name: "theme-color",
      content,
      media: `(prefers-color-scheme: ${scheme})`,
    })),
    ...openGraph(head),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: image.alt },
    link({ rel: "canonical", href: canonical }),
    ...Object.entries(head.alternates).map(([hrefLang, href]) => link({ rel: "alternate", hrefLang, href })),
    ...head.feeds.map((feed) => link({ rel: "alternate", type: "application/rss+xml", ...feed })),
    link({ rel: "manifest", href: head.manifest }),
    link({ rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
    ...head.jsonLd.map((told) => ({ "script:ld+json": told as { [name: string]: string } })),
  ];
}

const link = (attributes: Record<string, string>) => ({ tagName: "link" as const, ...attributes });

function openGraph(head: Head): MetaDescriptor[] {
  const properties: Record<string, string | null> = {
    "og:title": head.title,
    "og:description": head.description,
    "og:url": head.canonical,
    "og:type": head.type,
    "og:site_name": "Poliedro",
    "og:locale": LOCALE[head.language],
    "og:image": head.image.url,
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": head.image.alt,
    "article:published_time": head.publishedAt,
    "article:modified_time": head.modifiedAt,
  };
  return Object.entries(properties).flatMap(([property, content]) =>
    content === null ? [] : [{ property, content }],
  );
}

/** `meta` of a route whose loader gives a `head`. */
export const metaOfHead: MetaFunction = ({ data }) => {
  const head = (data as { head?: Head } | undefined)?.head;
  return head ? headElements(head) : [];
};

/** The same for a page that is one reader's own: no search engine should find it. */
export const metaOfOwn: MetaFunction = (args) => [
  ...(metaOfHead(args) ?? []),
  { name: "robots", content: "noindex" },
];
