import type { TextLink } from "../chrome/chrome";

export interface LeavingView {
  /** Until when the account can be kept. */
  text: string;
  action: string;
  keep: string;
}

export interface OwnDataView {
  title: string;
  lead: string;
  back: TextLink;
  privacy: TextLink;
  take: { title: string; text: string; download: TextLink };
  /** Null once deletion has been asked for. */
  erase: {
    title: string;
    parts: { title: string; text: string | null; list: string[] }[];
    action: string;
    password: { label: string; help: string; error: string | null };
    ask: string;
  } | null;
  leaving: LeavingView | null;
  kept: string | null;
}
