import type { Moment } from "../../i18n/times";
import type { CommentsView } from "../comments/view";
import type { Head } from "../page/head";
import type { ReactionView } from "../reactions/view";
import type { FacesView } from "./faces/view";

/** A part of a page that may come after the rest. */
export type Later<T> = T | Promise<T>;

/** A section of the event, as its tab names it. */
export interface TabView {
  /** The section's anchor. */
  id: string;
  text: string;
}

/** One country's share in an event. */
export interface ShareView {
  code: string;
  name: string;
  newspapers: number;
  /** "3 periódicos" */
  count: string;
  /** Anchor of its articles. */
  anchor: string;
}

export interface CoverageView {
  label: string;
  newspapers: number;
  /** Countries with most newspapers first: those named, and all of them as the picture draws them. */
  named: ShareView[];
  all: number[];
  /** "y 4 países más"; null when all are named. */
  more: string | null;
}

/** Something to do with an event; a guest's leads to where one signs in. */
export type ActionView = { kind: "later" | "save" | "upvote"; text: string } & (
  | { href: string }
  | { reaction: ReactionView }
);

export interface ShareActionView {
  text: string;
  /** The event's own address, a path. */
  href: string;
  title: string;
  copied: string;
  failed: string;
  /** Of a signed-in reader. */
  reaction: ReactionView | null;
}

export interface EventHeadView {
  id: number;
  title: string;
  description: string;
  /** Language of both where it is not the page's. */
  language: string | null;
  kickers: string[];
  /** "23 periódicos", "9 países", "41 artículos" */
  counters: string[];
  latest: { label: string; age: Moment };
  contradicted: string | null;
  coverage: CoverageView;
  actions: { label: string; list: ActionView[]; share: ShareActionView };
  /** Whether the signed-in reader has opened it before; null for a guest. */
  read: boolean | null;
}

/** An event's faces, and the tabs that lead to its sections. */
export interface FacesPart {
  /** Null where the event has not been analysed, where that cannot be told in time, and where the markup has it. */
  view: FacesView | null;
  /** What of it the page's markup has brought, besides the faces over the comments. */
  inMarkup?: { below: boolean; changes: boolean };
  /**
   * What stands under the opinions, or in a section with this title where there are none; null where nothing was said
   * and this reader cannot say anything.
   */
  comments: { title: string | null; id: string; view: CommentsView } | null;
  /** Every section with content; null where that is the articles alone. */
  tabs: { label: string; tabs: TabView[] } | null;
  /** Who wrote the texts that no person answers for, as the page's head says it; null when a person signed. */
  generated: string | null;
}

/** Why an article bears a mark, or whom it cites: what is claimed, and where it shows. */
export interface MarkView {
  label: string;
  reasons: string[];
}

export interface ArticleView {
  id: number;
  /** Where the summary's source numbers lead. */
  anchor: string;
  /** Its number among the summary's sources. */
  source: { n: number; label: string } | null;
  newspaper: string;
  /** Path of the newspaper's icon, as we keep it; a letter where it has none. */
  icon: string;
  headline: string;
  url: string;
  /** ISO 639-1 */
  headlineLanguage: string;
  /** The same where it is not the page's. */
  language: string | null;
  age: Moment;
  /** "4 min de lectura"; null when the words were not counted. */
  reading: string | null;
  paywall: string | null;
  marks: MarkView[];
}

export interface CountryArticlesView {
  code: string;
  name: string;
  anchor: string;
  count: string;
  /** Whether its articles stand there at once where the list is long. */
  open: boolean;
  articles: ArticleView[];
}

/** How many articles were published when: bars of equal width from the first article on. */
export interface HoursView {
  title: string;
  /** The same in words. */
  text: string;
  counts: number[];
  from: Moment;
  to: Moment;
}

export interface LanguageFilterView {
  label: string;
  /** `language` is null for all of them; `href` is the same choice without JavaScript. */
  choices: { language: string | null; text: string; count: number; href: string }[];
  /** What the address asks for. */
  chosen: string | null;
}

/** An article of one of our creators about this event. */
export interface CreatorArticleLink {
  /** As the address names it: `?article=…`. */
  article: string;
  href: string;
  title: string;
  author: string;
  language: string | null;
  reading: string | null;
  paywall: string | null;
}

export interface ArticlesView {
  newTab: string;
  hours: HoursView | null;
  /** Null where there is nothing to choose from. */
  filter: LanguageFilterView | null;
  /** Whether the list is so long that countries fold. */
  folded: boolean;
  countries: CountryArticlesView[];
  creators: { title: string; articles: CreatorArticleLink[] } | null;
}

/** An event as page and sheet show it; what comes later never rejects. */
export interface EventView {
  meta: Head;
  head: EventHeadView;
  /** Null when they cannot be told. */
  faces: Later<FacesPart | null>;
  /** Null when the list cannot be told now. */
  articles: Later<ArticlesView | null>;
  words: { loading: string; articles: { id: string; title: string; loading: string; failed: string } };
}

/** The words of the sheet that must be known before the event is. */
export interface SheetWords {
  close: string;
  back: string;
  loading: string;
  failed: string;
}
