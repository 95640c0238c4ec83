import type { Language } from "../../domain/shared/languages";

/** An invented author. */
export interface SampleAuthor {
  alias: string;
  role: "investigador" | "experto";
  country: string;
  bioText?: string;
  photo?: string;
  linkBlog?: string;
  linkLinkedin?: string;
  linkTwitter?: string;
  linkNewspaper1?: string;
  linkNewspaper2?: string;
  studies?: string;
  orientation?: string;
  orientationShown?: boolean;
  interests?: number[];
}

/** An invented article of one of them. */
export interface SampleArticle {
  author: string;
  language: Language;
  slug: string | null;
  headline: string;
  summary: string;
  /** The stored body, in whatever state it is. */
  body: string | null;
  priceCents?: number;
  draft?: boolean;
  /** Before the edition's first start. */
  hoursAgo: number;
  /** What a title of its event holds, in any language: ASCII letters in either case, others as they are. */
  about?: string;
}
