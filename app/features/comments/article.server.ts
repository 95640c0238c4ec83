import type { CommentThread } from "../../../domain/comments/queries";
import type { ReadArticle } from "../../../domain/creators/queries";
import type { Page } from "../page/page.server";
import type { CommentsView } from "./view";
import { commentsView } from "./view.server";

/** The comments on one of our creators' articles; null for one that was never published. */
export function commentsOfArticle(
  page: Page,
  article: ReadArticle,
  threads: CommentThread[] | null,
): CommentsView | null {
  if (article.firstPublishedAt === null) return null;
  const { id, authorId } = article;
  return commentsView(
    page,
    { target: { article: id }, authorId, page: page.paths.article(article) },
    threads,
  );
}
