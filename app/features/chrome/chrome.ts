import { createContext } from "react";
import type { Language } from "../../../domain/shared/languages";
import type { Moment } from "../../i18n/times";
import type { Problem } from "../page/problem";

export interface TextLink {
  href: string;
  text: string;
}

/** What stands around every page, in the reader's language. */
export interface Chrome {
  language: Language;
  name: string;
  home: string;
  skip: string;
  day: Moment;
  /** When the newspapers were last read, how many of how many countries; null when that cannot be told now. */
  truth: string | null;
  navigation: { label: string; links: (TextLink & { current: boolean })[] };
  languages: { label: string; links: (TextLink & { language: Language; current: boolean })[] };
  /** Said on every page of the sample edition. */
  sample: string | null;
  purpose: string;
  licence: string;
  bot: TextLink;
  problems: { notFound: Problem; internal: Problem; home: string };
}

/** What only the server's rendering knows: this answer's nonce, and the chrome of a page whose loaders did not run. */
export const ServerSide = createContext<{ nonce: string; chrome: Chrome | null }>({
  nonce: "",
  chrome: null,
});
