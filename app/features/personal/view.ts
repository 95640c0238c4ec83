import type { Moment } from "../../i18n/times";
import type { TextLink } from "../chrome/chrome";
import type { LostView } from "../session/lost";

/** The sections of the personal area, as addresses name them. */
export const SECTIONS = ["perfil", "bio", "reacciones", "comentarios"] as const;
export type Section = (typeof SECTIONS)[number];

export interface AvatarView {
  /** Through us; null where there is none. */
  src: string | null;
  initials: string;
}

export interface HeaderView {
  avatar: AvatarView;
  greeting: string;
  role: string;
  /** Role, country and address of this visit. */
  tooltip: string;
  /** Where this visit comes from; null where it cannot be told. */
  country: { code: string; name: string } | null;
  links: TextLink[];
  logOut: { action: string; text: string };
}

/** A control of a form. Its value is what was typed last. */
export type FieldView = {
  name: string;
  id: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
} & (
  | { kind: "line" | "address" | "text"; value: string; most: number }
  | { kind: "choice"; value: string; options: { value: string; text: string }[] }
  | { kind: "several"; value: string[]; options: { value: string; text: string }[] }
  | { kind: "box"; value: boolean }
);

/** A form that changes a part of the profile. */
export interface FormView {
  section: "perfil" | "bio";
  lead: string;
  action: string;
  fields: FieldView[];
  /** How the last sending went. */
  said: "saved" | "failed" | "wrong" | null;
  words: {
    save: string;
    saving: string;
    saved: string;
    failed: string;
    failedHelp: string;
    wrong: string;
    lost: LostView;
  };
}

export interface FilterView {
  label: string;
  links: (TextLink & { current: boolean })[];
}

export interface ReactionView {
  id: number;
  title: string;
  /** Language of the title where it is not the page's. */
  language: string | null;
  action: string;
  at: Moment;
  /** `outside`: a newspaper's own page. */
  see: TextLink & { label: string; outside: boolean };
  /** What the form sends to take it back; null for what cannot be taken back. */
  remove: { fields: Record<string, string>; text: string; label: string } | null;
}

export interface ReactionsView {
  filters: FilterView[];
  /** Where the forms of the rows go, and with them the reader. */
  action: string;
  rows: ReactionView[];
  empty: string | null;
  newer: TextLink | null;
  older: TextLink | null;
}

export interface CommentView {
  id: number;
  text: string;
  /** Where it is not the page's. */
  language: string | null;
  at: Moment;
  about: string;
  /** Null once what it is about is not shown any more. */
  context: TextLink | null;
  gone: string;
  notes: string[];
}

export interface CommentsView {
  rows: CommentView[];
  empty: string;
}

export interface PersonalView {
  /** Account id of whose desk it is. */
  owner: number;
  header: HeaderView;
  tabs: { label: string; list: { id: Section; text: string }[] };
  profile: FormView;
  bio: FormView | null;
  reactions: ReactionsView;
  comments: CommentsView | null;
}
