import type { OwnComment } from "../../../domain/comments/own";
import { dateWithYear } from "../../i18n/times";
import type { TextLink } from "../chrome/chrome";
import type { Page } from "../page/page.server";
import type { CommentsView } from "./view";

export function commentsView(page: Page, comments: OwnComment[]): CommentsView {
  const { t, language } = page;
  return {
    rows: comments.map((comment) => ({
      id: comment.id,
      text: comment.text,
      language: comment.language === language ? null : comment.language,
      at: dateWithYear(language, comment.createdAt),
      about: t(comment.article ? "personal.comments.aboutArticle" : "personal.comments.aboutEvent"),
      context: contextOf(page, comment),
      gone: t("personal.comments.gone"),
      notes: [
        ...(comment.parentId === null ? [] : [t("personal.comments.reply")]),
        ...(comment.hidden ? [t("personal.comments.hidden")] : []),
      ],
    })),
    empty: t("personal.comments.none"),
  };
}

function contextOf({ paths }: Page, { event, article }: OwnComment): TextLink | null {
  if (article) return { href: paths.article(article), text: article.title };
  return event?.title ? { href: paths.eventOverHome(event.id), text: event.title } : null;
}
