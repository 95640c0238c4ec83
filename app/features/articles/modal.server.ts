import type { Page } from "../page/page.server";
import type { ArticleView } from "./view";
import { articleView, loadArticle } from "./view.server";

export interface ArticleModalView {
  article: ArticleView;
  words: { close: string; back: string; ownPage: string; reactions: string };
  /** Reactions are for readers with an account; a guest sees them, cannot press them, and is told why. */
  reactions: string[];
  hint: string;
  signIn: { href: string; text: string };
}

/**
 * One of our creators' articles as it is opened over the page.
 * @param asked its slug, or its id where it has none
 * Throws the problem in the reader's words.
 */
export async function loadArticleModal(page: Page, asked: string): Promise<ArticleModalView> {
  const { t, paths, url } = page;
  const article = await loadArticle(page, { address: asked }, t("article.failedOver"));
  return {
    article: articleView(page, article),
    words: {
      close: t("article.close"),
      back: t("article.back"),
      ownPage: t("article.ownPage"),
      reactions: t("article.reactions"),
    },
    reactions: [t("article.readLater"), t("article.save"), t("article.share"), t("article.upvote")],
    hint: t("article.signInHint"),
    signIn: { href: paths.signIn(url.pathname + url.search), text: t("article.signIn") },
  };
}
