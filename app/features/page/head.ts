import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import type { Language } from "../../../domain/shared/languages";

/** What the head of a page tells browsers and search engines. */
export interface Head {
  title: string;
  description: string;
  /** absolute address */
  canonical: string;
  /** absolute addresses of the same page in each language */
  alternates: Partial<Record<Language | "x-default", string>>;
}

/** A description no longer than search engines take (characters). */
export const DESCRIPTION_LENGTH = 300;

/** The head's elements. */
export function headElements({ title, description, canonical, alternates }: Head): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Poliedro" },
    { tagName: "link", rel: "canonical", href: canonical },
    ...Object.entries(alternates).map(([hrefLang, href]) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href,
    })),
  ];
}

/** `meta` of a route whose loader gives a `head`. */
export const metaOfHead: MetaFunction = ({ data }) => {
  const head = (data as { head?: Head } | undefined)?.head;
  return head ? headElements(head) : [];
};
