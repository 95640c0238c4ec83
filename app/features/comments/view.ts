import type { Piece } from "../../../domain/comments/rules";
import type { Moment } from "../../i18n/times";
import type { LostView } from "../session/lost";

export interface CommenterView {
  alias: string;
  /** Who this is, in another tab. */
  href: string;
  role: string;
  /** Whether what is said counts as an expert's. */
  expert: boolean;
  /** Through us, or the beginnings of the alias. */
  avatar: { src: string | null; initials: string };
}

/** A link that opens something at a comment; scripts open it in place. */
export interface OpenerView {
  href: string;
  text: string;
  /** The same for those who hear the page, with whose comment it is about. */
  label: string;
}

export interface CommentView {
  id: number;
  /** The comment's anchor. */
  anchor: string;
  /** Null where its author has no account any more. */
  author: CommenterView | null;
  age: Moment;
  edited: string | null;
  /** Null for what was deleted or hidden. */
  pieces: Piece[] | null;
  /** Where it is not the page's. */
  language: string | null;
  /** What stands instead, with where that is explained. */
  gone: { text: string; links: { href: string; text: string }[] } | null;
  /** As typed, for whoever can correct it. */
  own: { text: string } | null;
  reply: (OpenerView & { title: string }) | null;
  edit: OpenerView | null;
  remove: OpenerView | null;
  report: OpenerView | null;
  replies: CommentView[];
}

/** What is open at a comment. */
export interface Opened {
  kind: "reply" | "edit" | "remove";
  id: number;
}

export interface CommentWords {
  none: string;
  noName: string;
  /** `{n}` is filled with a number. */
  counter: string;
  over: string;
  help: string;
  send: string;
  sending: string;
  cancel: string;
  save: string;
  editTitle: string;
  removeAsk: string;
  removeYes: string;
  failed: string;
  createFailed: string;
  changeFailed: string;
  newTab: string;
  /** Where what is being written outlives the session. */
  lost: LostView;
}

export interface CommentsView {
  title: string;
  /** "3 comentarios"; null where there is none. */
  count: string | null;
  /** Null when they could not be loaded. */
  comments: CommentView[] | null;
  /** What this is about, as a form carries it. */
  target: { name: "evento_id" | "articulo_id"; id: number };
  /** What was said about sends the form that carries it: names the sending. */
  submission: string;
  /** Who would write, by the account's id: whose text it is that stays while a form is closed. */
  writer: number | null;
  /** The form on top; null for whoever cannot write here. */
  form: { title: string } | null;
  /** Who can write, for whoever cannot. */
  who: { text: string; link: { href: string; text: string } } | null;
  /** What the address asks to be open. */
  opened: Opened | null;
  /** Where these comments can be asked for again, and what closes an opened form without scripts. */
  source: string;
  page: string;
  language: string;
  words: CommentWords;
}
