import { Link } from "@remix-run/react";
import { Comments } from "../comments/comments";
import { ArticleBody, ArticleHead } from "./article";
import { AuthorCard } from "./author";
import type { ArticleModalView } from "./modal.server";
import { ArticleReactions } from "./reactions";

/** What stands in the sheet of an article. */
export function ModalContent({ view }: { view: ArticleModalView }) {
  const { article, comments, words } = view;
  return (
    <>
      <ArticleHead article={article} level={2} />
      <ArticleReactions reactions={article.reactions} />
      <ArticleBody article={article} />
      <AuthorCard author={article.author} level={3} />
      {comments ? <Comments view={comments} level={3} /> : null}
      <p className="own-page">
        <Link to={article.href} discover="none">
          {words.ownPage}
        </Link>
      </p>
    </>
  );
}
