import type { ParsedFeed } from "./types";

/** An entry as a reader of feeds found it: texts may hold markup, addresses may be relative. */
export interface RawItem {
  guid: string | null;
  /** The guid may stand in for a missing link. */
  guidIsLink: boolean;
  /** Addresses of the article, best first. */
  links: string[];
  title: string;
  /** Texts that may serve as a summary, best first. */
  summaries: string[];
  authors: string[];
  /** Dates as written, best first. */
  published: string[];
  updated: string[];
  categories: string[];
  language: string | null;
  /** `xml:base` of the entry. */
  base: string | null;
}

/** A feed as a reader found it. */
export interface RawFeed {
  format: ParsedFeed["format"];
  title: string;
  language: string | null;
  /** `xml:base` of the feed. */
  base: string | null;
  /** The site the feed belongs to, where the format makes relative addresses relative to it. */
  site: string | null;
  items: RawItem[];
}

/** The texts of a list that say something, in order. */
export function present(...texts: (string | null | undefined)[]): string[] {
  return texts.filter((text): text is string => typeof text === "string" && text.trim() !== "");
}
