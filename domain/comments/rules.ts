import { can, type Viewer } from "../accounts/rules";
import { DomainError } from "../shared/errors";
import { MINUTE } from "../shared/time";

/** Characters that a comment may have without its addresses. */
export const COMMENT_LENGTH = 200;
/** Characters of a comment with everything in it. */
export const COMMENT_LENGTH_IN_ALL = 2_000;
/** The deepest reply; the top level is 0. */
export const DEEPEST = 3;
/** How long an author can put right what was written (ms). */
export const EDITABLE_FOR = 15 * MINUTE;

/** What counts as an address, and does not count as text. */
export const ADDRESS = /https?:\/\/\S+/g;

/** What a comment is about. */
export type Target = { event: number } | { article: number };

/** Turns text around or is no character at all: with it a comment would not say what it shows. */
const HOSTILE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\ufeff]/gu;
/** More marks over one letter than any language writes. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/**
 * A comment as it is kept: without characters that control or turn round what is shown, without piled marks, without
 * space around it, with at most one empty line in a row. Everything else stays as typed; markup is text.
 */
export const cleanText = (typed: string): string =>
  typed
    .normalize("NFC")
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replaceAll("\t", " ").replace(HOSTILE, "").replace(PILED, "$1").trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

let segmenter: Intl.Segmenter | undefined;

/** Where the browser cannot tell what its reader sees as one character, code points come closest. */
function characters(text: string): number {
  if (typeof Intl.Segmenter !== "function") return [...text].length;
  // Made when first needed: on a telephone that takes as long as showing the comments.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return [...segmenter.segment(text)].length;
}

/** The length of a text without its addresses, in what a reader sees as characters. */
export const lengthOf = (text: string): number => characters(text.replace(ADDRESS, ""));

/** Whether there is nothing to see. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/** A comment's text as it is kept. Throws `comment_empty`, `comment_too_long` and `comment_too_large`. */
export function checkText(typed: string): string {
  // What nobody types by hand is not worth looking at closely.
  if (typed.length > 10 * COMMENT_LENGTH_IN_ALL) throw tooLarge();
  const text = cleanText(typed);
  if (isBlank(text)) throw new DomainError("invalid", "comment_empty");
  if (lengthOf(text) > COMMENT_LENGTH)
    throw new DomainError("invalid", "comment_too_long", { most: COMMENT_LENGTH });
  if ([...text].length > COMMENT_LENGTH_IN_ALL) throw tooLarge();
  return text;
}

const tooLarge = () => new DomainError("invalid", "comment_too_large", { most: COMMENT_LENGTH_IN_ALL });

/** The place that somebody wants to write in: `authorId` of the article, null for an event. */
export interface Place {
  authorId: number | null;
  reply: boolean;
}

/** Experts write anywhere; whoever writes articles answers under their own ones. */
export const mayWrite = (viewer: Pick<Viewer, "id" | "role"> | null, { authorId, reply }: Place): boolean =>
  can(viewer, "comment") || (reply && can(viewer, "answer") && viewer?.id === authorId);

/** What says whether a comment can still be changed. Times are ms, UTC. */
export interface Standing {
  authorId: number | null;
  createdAt: number;
  deletedAt: number | null;
  hiddenAt: number | null;
}

const isOwn = (viewer: Pick<Viewer, "id"> | null, { authorId }: Standing): boolean =>
  viewer !== null && viewer.id === authorId;

/** Whether a comment's author can still put it right at `now`. */
export const mayEdit = (viewer: Pick<Viewer, "id"> | null, comment: Standing, now: number): boolean =>
  mayDelete(viewer, comment) && comment.hiddenAt === null && now - comment.createdAt < EDITABLE_FOR;

/** Whether this is the comment's author, and there is something left to delete. */
export const mayDelete = (viewer: Pick<Viewer, "id"> | null, comment: Standing): boolean =>
  isOwn(viewer, comment) && comment.deletedAt === null;

/** What a comment's place in the list depends on. */
interface Row {
  id: number;
  parentId: number | null;
  createdAt: number;
  deletedAt: number | null;
  role: string | null;
}

export type Threaded<T> = T & { replies: Threaded<T>[] };

/**
 * Comments as a tree: those of experts first, then newest first; replies oldest first. What its author deleted is left
 * out unless somebody answered it.
 */
export function threads<T extends Row>(rows: readonly T[]): Threaded<T>[] {
  const children = new Map<number | null, T[]>();
  for (const row of rows) {
    const siblings = children.get(row.parentId);
    if (siblings) siblings.push(row);
    else children.set(row.parentId, [row]);
  }
  const under = (parent: number | null): Threaded<T>[] =>
    (children.get(parent) ?? [])
      .sort(parent === null ? firstOnTop : oldestFirst)
      .map((row) => ({ ...row, replies: under(row.id) }))
      .filter(({ deletedAt, replies }) => deletedAt === null || replies.length > 0);
  return under(null);
}

const oldestFirst = (a: Row, b: Row): number => a.createdAt - b.createdAt || a.id - b.id;

const firstOnTop = (a: Row, b: Row): number =>
  Number(b.role === "experto") - Number(a.role === "experto") || oldestFirst(b, a);

/** A text in pieces: words, and addresses of the web that can be followed. */
export type Piece = string | { href: string; text: string };

/** Punctuation behind an address belongs to the sentence, a bracket that was opened inside it to the address. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimmed(match[0]);
    if (!isWebAddress(address)) continue;
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push({ href: new URL(address).href, text: address });
    from = match.index + address.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

function trimmed(address: string): string {
  const shorter = address.replace(/[.,;:!?»”’"'…\]}>]+$/u, "");
  if (!shorter.endsWith(")") || shorter.split("(").length >= shorter.split(")").length) return shorter;
  return trimmed(shorter.slice(0, -1));
}

/** Names and passwords in an address only help to pass for another site. */
function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && !username && !password && hostname !== "";
}
