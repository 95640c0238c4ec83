import { can } from "../../../domain/accounts/rules";
import type { CommentThread } from "../../../domain/comments/queries";
import { DEEPEST, mayDelete, mayEdit, mayWrite, piecesOf, type Target } from "../../../domain/comments/rules";
import { age } from "../../i18n/times";
import { idIn, type Page } from "../page/page.server";
import { avatarOf } from "../personal/avatar.server";
import type { CommenterView, CommentsView, CommentView, Opened } from "./view";

/** What is commented on. */
export interface Commented {
  target: Target;
  /** Who wrote the article; null for an event. */
  authorId: number | null;
  /** Path of its own page. */
  page: string;
}

/** What asks a page to open something at a comment, where there are no scripts. */
const OPENS = { reply: "responder", edit: "editar", remove: "borrar" } as const;

/** Anchor of the whole list. */
export const COMMENTS = "comentarios";

export const anchorOf = (comment: number): string => `comentario-${comment}`;

/** A path of ours with another part of its query and another anchor. */
export function pathWith(path: string, query: Record<string, string>, anchor: string): string {
  const url = new URL(path, "https://poliedro.example");
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}#${anchor}`;
}

/** The comments on something, as this reader sees them. @param threads null when they could not be had */
export function commentsView(
  page: Page,
  commented: Commented,
  threads: CommentThread[] | null,
): CommentsView {
  const { t, language, viewer, paths } = page;
  const { target, authorId } = commented;
  const onEvent = "event" in target;
  const all = flat(threads ?? []).filter(
    ({ deletedAt, hiddenAt }) => deletedAt === null && hiddenAt === null,
  );
  const name = onEvent ? ("evento_id" as const) : ("articulo_id" as const);
  const id = onEvent ? target.event : target.article;
  const writes = mayWrite(viewer, { authorId, reply: false });
  return {
    title: t("comments.title"),
    count: all.length > 0 ? t("comments.count", { count: all.length }) : null,
    comments: threads?.map((thread) => commentView(page, commented, thread)) ?? null,
    target: { name, id },
    submission: crypto.randomUUID(),
    form: writes ? { title: t("comments.write") } : null,
    who: writes
      ? null
      : { text: t("comments.who"), link: { href: paths.page("howToWrite"), text: t("comments.whoLink") } },
    opened: openedBy(page),
    writer: viewer?.id ?? null,
    source: `/comentarios?${new URLSearchParams({ [name]: String(id), idioma: language })}`,
    page: pathWith(commented.page, {}, COMMENTS),
    language,
    words: wordsOf(page),
  };
}

const flat = (threads: CommentThread[]): CommentThread[] =>
  threads.flatMap((thread) => [thread, ...flat(thread.replies)]);

function openedBy({ url }: Page): Opened | null {
  for (const kind of ["reply", "edit", "remove"] as const) {
    const id = idIn(url.searchParams.get(OPENS[kind]) ?? undefined);
    if (id !== null) return { kind, id };
  }
  return null;
}

function commentView(page: Page, commented: Commented, comment: CommentThread): CommentView {
  const { t, language, viewer, now, paths } = page;
  const { id, author, depth } = comment;
  const anchor = anchorOf(id);
  const gone = goneView(page, comment);
  const standing = { ...comment, authorId: author?.id ?? null };
  const opener = (kind: keyof typeof OPENS, text: string, label = text) => ({
    href: pathWith(commented.page, { [OPENS[kind]]: String(id) }, anchor),
    text,
    label,
  });
  const name = author?.alias ?? t("comments.noName");
  const answers = mayWrite(viewer, { authorId: commented.authorId, reply: true });
  const shown = gone === null;
  const edits = shown && mayEdit(viewer, standing, now);
  return {
    id,
    anchor,
    author: author && shown ? commenterView(page, author) : null,
    age: age(t, language, comment.createdAt, now),
    edited: shown && comment.editedAt !== null ? t("comments.edited") : null,
    pieces: shown ? piecesOf(comment.text) : null,
    language: comment.language === language ? null : comment.language,
    gone,
    own: edits ? { text: comment.text } : null,
    reply:
      shown && answers && depth < DEEPEST
        ? {
            ...opener("reply", t("comments.reply"), t("comments.replyOf", { name })),
            title: t("comments.replyTo", { name }),
          }
        : null,
    edit: edits ? opener("edit", t("comments.edit")) : null,
    remove: mayDelete(viewer, standing) ? opener("remove", t("comments.remove")) : null,
    report: shown
      ? { href: paths.report(id), text: t("comments.report"), label: t("comments.reportOf", { name }) }
      : null,
    replies: comment.replies.map((reply) => commentView(page, commented, reply)),
  };
}

/** What became of a comment that is not shown; its author reads how to disagree. */
function goneView({ t, paths, viewer }: Page, comment: CommentThread): CommentView["gone"] {
  if (comment.deletedAt !== null) return { text: t("comments.deleted"), links: [] };
  if (comment.hiddenAt === null) return null;
  const { id, decisionId, author } = comment;
  const why =
    decisionId === null ? [] : [{ href: paths.decision(decisionId), text: t("comments.hiddenWhy") }];
  const appeal =
    viewer && viewer.id === author?.id ? [{ href: paths.appeal(id), text: t("comments.appeal") }] : [];
  return { text: t("comments.hidden"), links: [...why, ...appeal] };
}

/** Who says it. */
export const commenterView = (
  { t, paths }: Page,
  author: NonNullable<CommentThread["author"]>,
): CommenterView => ({
  alias: author.alias,
  href: paths.profile(author.id),
  role: t(`article.role.${author.role}`),
  expert: can(author, "comment"),
  avatar: avatarOf(author),
});

/** The words that every form and list of comments needs. */
export function wordsOf({ t, paths }: Page): CommentsView["words"] {
  return {
    none: t("comments.none"),
    noName: t("comments.noName"),
    counter: t("comments.counter"),
    over: t("comments.over"),
    help: t("comments.help"),
    send: t("comments.send"),
    sending: t("comments.sending"),
    cancel: t("comments.cancel"),
    save: t("comments.save"),
    editTitle: t("comments.editOf"),
    removeAsk: t("comments.removeAsk"),
    removeYes: t("comments.removeYes"),
    failed: t("comments.failed"),
    createFailed: t("comments.createFailed"),
    changeFailed: t("comments.changeFailed"),
    newTab: t("event.newTab"),
    lost: {
      title: t("personal.lost"),
      text: t("comments.lost"),
      signIn: { href: paths.signIn(), text: t("personal.signIn") },
    },
  };
}
