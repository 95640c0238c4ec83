import { Link } from "@remix-run/react";
import type { IconName } from "../../assets/icon-names";
import { Button } from "../../ui/button";
import { ArticleBody, ArticleHead } from "./article";
import { AuthorCard } from "./author";
import type { ArticleModalView } from "./modal.server";

/** As the reactions stand in the view. */
const ICONS: IconName[] = ["bookmark", "star", "share", "upvote"];

/** What stands in the sheet of an article. */
export function ModalContent({ view }: { view: ArticleModalView }) {
  const { article, words } = view;
  return (
    <>
      <ArticleHead article={article} level={2} />
      <fieldset className="reactions" disabled aria-describedby="reactions-hint">
        <legend className="sr-only">{words.reactions}</legend>
        {view.reactions.map((reaction, i) => (
          <Button key={reaction} kind="plain" icon={ICONS[i]} disabled>
            {reaction}
          </Button>
        ))}
      </fieldset>
      <p className="reactions-hint" id="reactions-hint">
        {view.hint} <Link to={view.signIn.href}>{view.signIn.text}</Link>
      </p>
      <ArticleBody article={article} />
      <AuthorCard author={article.author} level={3} />
      <p className="own-page">
        <Link to={article.href} discover="none">
          {words.ownPage}
        </Link>
      </p>
    </>
  );
}
