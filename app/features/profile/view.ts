import type { Moment } from "../../i18n/times";
import type { Named } from "../articles/view";
import type { TextLink } from "../chrome/chrome";
import type { AvatarView } from "../personal/view";

/** Somebody with an account, as everyone may see them. */
export interface ProfileView {
  alias: string;
  avatar: AvatarView;
  role: string;
  country: { code: string; name: string } | null;
  text: string | null;
  /** Studies, subjects, and orientation where its owner agreed to show it. */
  facts: Named[];
  links: TextLink[];
  linksLabel: string;
  /** For its owner. */
  edit: TextLink | null;
  articlesTitle: string;
  articles: {
    id: number;
    href: string;
    title: string;
    summary: string;
    /** Language of the article where it is not the page's. */
    language: string | null;
    at: Moment;
    note: string | null;
  }[];
  /** What stands where there are no articles. */
  empty: string;
}
