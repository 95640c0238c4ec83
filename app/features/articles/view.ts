import type { Moment } from "../../i18n/times";
import type { ShareActionView } from "../events/view";
import type { ReactionView } from "../reactions/view";
import type { PriceView } from "./price";

export interface Named {
  name: string;
  value: string;
}

/** A creator as the card under an article shows one. */
export interface AuthorView {
  alias: string;
  /** The author's profile. */
  href: string;
  role: string;
  text: string | null;
  photo: { src: string; alt: string } | null;
  country: { code: string; name: string } | null;
  /** Studies, subjects, and orientation where its owner agreed to show it. */
  facts: Named[];
  links: { href: string; text: string }[];
  words: { title: string; country: string; links: string };
}

/** What stands where the body is: the text, a text that did not parse, or why there is none. */
export type BodyView = { html: string } | { plain: string } | { notice: string };

/** What one can do with an article. A guest sees it, cannot do it, and is told why. */
export interface ArticleReactionsView {
  label: string;
  /** `reaction` is null for a guest. */
  list: { kind: "later" | "save" | "upvote"; text: string; reaction: ReactionView | null }[];
  share: ShareActionView;
  guest: { hint: string; signIn: { href: string; text: string } } | null;
}

/** An article of one of our creators, all words in the reader's language. */
export interface ArticleView {
  id: number;
  title: string;
  summary: string;
  /** Language of the article where it is not the page's. */
  language: string | null;
  /** The article's own page. */
  href: string;
  byline: string;
  /** "Publicado el 20 nov 2026" around the moment; null for a draft. */
  published: { before: string; at: Moment; after: string } | null;
  notes: string[];
  event: { href: string; text: string } | null;
  author: AuthorView;
  body: BodyView | null;
  reactions: ArticleReactionsView;
  /** Set instead of the body: what it costs, where to buy it, and from when on it is free. */
  offer: { price: PriceView; buy: { href: string; text: string }; freeFrom: string; why: string } | null;
  /** The marks that its passages bear. */
  marks: { title: string; list: { letter: string; label: string }[] } | null;
}
