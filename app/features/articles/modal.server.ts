import { commentsOfArticle } from "../comments/article.server";
import { threadsOn } from "../comments/read.server";
import type { CommentsView } from "../comments/view";
import type { Page } from "../page/page.server";
import type { ArticleView } from "./view";
import { articleView, loadArticle } from "./view.server";

export interface ArticleModalView {
  article: ArticleView;
  comments: CommentsView | null;
  words: { close: string; back: string; ownPage: string };
}

/**
 * One of our creators' articles as it is opened over the page.
 * @param asked its slug, or its id where it has none
 * Throws the problem in the reader's words.
 */
export async function loadArticleModal(page: Page, asked: string): Promise<ArticleModalView> {
  const { t } = page;
  const [article, threads, reacted] = await Promise.all([
    loadArticle(page, { address: asked }, t("article.failedOver")),
    threadsOn(page, { article: { address: asked } }),
    page.reacted(),
  ]);
  return {
    article: articleView(page, article, reacted),
    comments: commentsOfArticle(page, article, threads),
    words: {
      close: t("article.close"),
      back: t("article.back"),
      ownPage: t("article.ownPage"),
    },
  };
}
