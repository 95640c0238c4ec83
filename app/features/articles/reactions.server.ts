import type { ReadArticle } from "../../../domain/creators/queries";
import type { Reacted } from "../../../domain/reactions/rules";
import type { Page } from "../page/page.server";
import { reactionView } from "../reactions/view.server";
import type { ArticleReactionsView } from "./view";

const ACTIONS = [
  ["later", "read_later"],
  ["save", "save"],
  ["upvote", "upvote"],
] as const;

/** What this reader can do with an article. */
export function articleReactions(page: Page, article: ReadArticle, reacted: Reacted): ArticleReactionsView {
  const { t, paths, url, signedIn } = page;
  const target = { article: article.id };
  return {
    label: t("article.reactions"),
    list: ACTIONS.map(([kind, action]) => ({
      kind,
      text: t(`reader.actions.${kind}`),
      reaction: signedIn ? reactionView(reacted, action, target) : null,
    })),
    share: {
      text: t("reader.actions.share"),
      href: paths.article(article),
      title: article.headline,
      copied: t("reader.copied"),
      failed: t("reader.copyFailed"),
      reaction: signedIn ? reactionView(reacted, "share", target) : null,
    },
    guest: signedIn
      ? null
      : {
          hint: t("article.signInHint"),
          signIn: { href: paths.signIn(url.pathname + url.search), text: t("article.signIn") },
        },
  };
}
