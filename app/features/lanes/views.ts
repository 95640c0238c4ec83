import type { Moment } from "../../i18n/times";
import type { PriceView } from "../articles/price";
import type { ReactionView } from "../reactions/view";

/** Level of the heading that a card's title is. */
export type CardLevel = 2 | 3;

/** What every card has. */
interface AnyCardView {
  id: number;
  title: string;
  description: string;
  /** Language of title and description where it is not the page's. */
  language: string | null;
  /** Category or author, over the title. */
  kicker: string | null;
  age: Moment;
}

/** An event as a card. */
export interface EventCardView extends AnyCardView {
  kind: "event";
  /** "23 periódicos · 9 países" */
  coverage: string;
  /** The same as a bar split by country (`coverageBar`). */
  bar: string;
  /** Set when the sources contradict each other. */
  contradicted: string | null;
  /** Keeps it for later; a guest's leads to where one signs in. */
  later: { label: string } & ({ href: string } | { reaction: ReactionView });
  /** By the signed-in reader; what was read in this browser is marked from outside (`useReadMarks`). */
  read: boolean;
}

/** An article as a card: one of our creators' or a newspaper's. */
export interface ArticleCardView extends AnyCardView {
  kind: "article";
  /** Ours open over the page by this; null for those of others, which open at `url` in another tab. */
  article: string | null;
  url: string;
  /** Said of a link that opens another tab. */
  newTab: string;
  source: { name: string; logo: string | null; country: { code: string; name: string } | null };
  /** Reading time, paywall, what marks it: in words. */
  notes: string[];
  /** Null where it costs nothing. */
  price: PriceView | null;
}

/** What a lane holds. */
export type CardView = EventCardView | ArticleCardView;

/** A lane of the front page. */
export interface LaneView {
  id: number;
  /** Another one for each choice of cards. */
  key: string;
  name: string;
  /** Whether the name is to be seen, too; it can always be heard. */
  showName: boolean;
  /** One line saying what it gathers; a banner's sentence. */
  description: string;
  words: { empty: string; loading: string; more: string; moreOf: string; back: string; on: string };
  /** Where all of it is. */
  more: string;
  /** Set for a banner; `href` is null where its operator forgot the address. */
  banner: { href: string | null; newTab: string } | null;
  /** Never rejects: a lane that failed or is late is empty. Null for a banner, and where the markup has them. */
  cards: Promise<CardView[]> | null;
  /** The page itself has brought the cards. */
  inMarkup?: boolean;
}
