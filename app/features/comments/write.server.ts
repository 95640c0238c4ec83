import { deleteComment, editComment, writeComment } from "../../../domain/comments/commands";
import { readComment } from "../../../domain/comments/queries";
import type { Target } from "../../../domain/comments/rules";
import { DomainError } from "../../../domain/shared/errors";
import { errorText } from "../../i18n/errors";
import { statusOf } from "../../i18n/status";
import { fieldOf } from "../forms/sent.server";
import { idIn, type Page } from "../page/page.server";
import type { CommentsView } from "./view";
import { anchorOf, COMMENTS, pathWith, wordsOf } from "./view.server";

/** What a form of comments carries. */
interface Sent {
  /** The comment that is there already. */
  comment: number | null;
  removes: boolean;
  target: Target | null;
  parent: number | null;
  text: string;
  submission: string | null;
}

const SUBMISSION = /^[\w-]{8,64}$/;

export function sentBy(form: FormData): Sent {
  const field = (name: string) => fieldOf(form, name);
  const event = idIn(field("evento_id"));
  const article = idIn(field("articulo_id"));
  return {
    comment: idIn(field("comentario")),
    removes: field("hacer") === "borrar",
    target: event !== null ? { event } : article !== null ? { article } : null,
    parent: idIn(field("parent_id")),
    text: field("texto"),
    submission: SUBMISSION.test(field("envio")) ? field("envio") : null,
  };
}

/** Where a comment stands on its own page. */
export function placeOf(
  { paths }: Page,
  { id, eventId, articleId }: { id: number; eventId: number | null; articleId: number | null },
): string {
  const own = eventId !== null ? paths.event(eventId) : paths.article({ id: articleId!, slug: null });
  return pathWith(own, {}, anchorOf(id));
}

/** Does what the form says; gives where the comment stands then. Throws what the rooms throw. */
export async function carryOut(page: Page, sent: Sent): Promise<string> {
  const { comment, removes, target, parent, text, submission } = sent;
  const { services, viewer, language } = page;
  let id = comment;
  if (id === null) {
    if (!target) throw new DomainError("invalid", "target_invalid");
    id = await writeComment(services, viewer, { target, text, language, parentId: parent, submission });
  } else if (removes) await deleteComment(services, viewer, id);
  else await editComment(services, viewer, { id, text, language });
  const place = placeOf(page, await readComment(services, id));
  return removes ? place.replace(/#.*$/, `#${COMMENTS}`) : place;
}

/** What is shown where a form could not be carried out: why, and what was typed. */
export interface FailedView extends Pick<CommentsView, "words" | "language"> {
  title: string;
  lead: string | null;
  error: string;
  form: { title: string; fields: Record<string, string | number>; text: string; send: string } | null;
  /** What was typed, where there is no form to go on from. */
  kept: string | null;
  back: { href: string; text: string } | null;
}

export function failedView(page: Page, sent: Sent, error: unknown): { view: FailedView; status: number } {
  const { t, language, paths } = page;
  if (!(error instanceof DomainError)) throw error;
  const { comment, target, parent, text, submission } = sent;
  const own =
    target &&
    ("event" in target ? paths.event(target.event) : paths.article({ id: target.article, slug: null }));
  const fields: Record<string, string | number> =
    comment !== null
      ? { comentario: comment, hacer: "corregir" }
      : {
          ...(target && ("event" in target ? { evento_id: target.event } : { articulo_id: target.article })),
          ...(parent === null ? {} : { parent_id: parent }),
          ...(submission === null ? {} : { envio: submission }),
        };
  const again = error.kind === "invalid" || error.kind === "too_many";
  const form = again && !sent.removes;
  const signIn =
    error.kind === "unauthorized"
      ? { href: paths.signIn(own ?? undefined), text: t("personal.signIn") }
      : null;
  return {
    status: statusOf(error),
    view: {
      language,
      words: wordsOf(page),
      title: t("comments.title"),
      lead: text ? t("comments.wrong") : null,
      error: errorText(error.code, language, error.params),
      form: form
        ? {
            title: t(comment === null ? "comments.write" : "comments.editOf"),
            fields,
            text,
            send: t(comment === null ? "comments.send" : "comments.save"),
          }
        : null,
      kept: form ? null : text || null,
      back: signIn ?? (own ? { href: pathWith(own, {}, COMMENTS), text: t("comments.back") } : null),
    },
  };
}
