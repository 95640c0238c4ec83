import { createContext } from "react";
import type { Language } from "../../../domain/shared/languages";
import type { Moment } from "../../i18n/times";
import type { SheetWords } from "../events/view";
import type { Markup } from "../page/markup";
import type { Problem } from "../page/problem";
import type { ShortcutsView } from "../shortcuts/help";
import type { ThemeView } from "../theme/switch";

export interface TextLink {
  href: string;
  text: string;
}

/** A link that depends on where the reader is. */
export interface PlaceLink extends TextLink {
  /** When nothing lies over the page. */
  closed: string;
}

export interface Navigation {
  label: string;
  links: (TextLink & { current: boolean })[];
}

/** Who reads, and the ways to log in and out and to one's own pages. */
export interface Account {
  /** Unknown where the server could not tell in time. */
  state: "guest" | "reader" | "unknown";
  /** Of the signed-in reader. */
  id: number | null;
  alias: string | null;
  logIn: PlaceLink;
  own: { href: string; label: string };
  logOut: TextLink;
  /** "5.00", "€5.00" and the same for those who hear it; null when there is none */
  balance: { value: string; text: string; spoken: string } | null;
}

/** What stands around every page, in the reader's language. */
export interface Chrome {
  language: Language;
  name: string;
  home: string;
  skip: string;
  day: Moment;
  /** When the newspapers were last read, how many of how many countries, each a part; none when that cannot be told now. */
  truth: string[];
  navigation: Navigation;
  account: Account;
  menu: string;
  languages: { label: string; links: (PlaceLink & { language: Language; current: boolean })[] };
  /** Said on every page of the sample edition. */
  sample: string | null;
  /** That the reader's account is about to go, with the way to keep it. */
  leaving: TextLink | null;
  purpose: string;
  pages: Navigation;
  /** Licence, source code, feed: what is not a page of ours. */
  licence: string;
  outside: TextLink[];
  theme: ThemeView;
  shortcuts: ShortcutsView;
  close: string;
  /** Of what opens over the page, before it has answered. */
  sheet: SheetWords;
  problems: { notFound: Problem; internal: Problem; home: string };
}

/** What only the server's rendering knows. */
interface ServerKnowledge {
  /** Of this answer's Content-Security-Policy. */
  nonce: string;
  /** Of a page whose loaders did not run. */
  chrome: Chrome | null;
  markup: Markup | undefined;
  /** Where the page is to stand, when it was asked for at another address (`landingOf`). */
  address?: string | undefined;
}

export const ServerSide = createContext<ServerKnowledge>({ nonce: "", chrome: null, markup: undefined });
