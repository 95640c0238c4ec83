import { Link } from "@remix-run/react";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { ReactionButton } from "../reactions/button";
import { ShareButton } from "../reactions/share-button";
import type { ArticleReactionsView } from "./view";

const ICONS = { later: "clock", save: "bookmark", upvote: "upvote" } as const;

/** Read later, save, share, upvote. */
export function ArticleReactions({ reactions }: { reactions: ArticleReactionsView }) {
  const { label, list, share, guest } = reactions;
  const [later, save, upvote] = list.map(({ kind, text, reaction }) =>
    reaction ? (
      <ReactionButton key={kind} className="button plain" reaction={reaction}>
        <Icon name={ICONS[kind]} />
        <span>{text}</span>
      </ReactionButton>
    ) : (
      <Button key={kind} kind="plain" icon={ICONS[kind]} disabled>
        {text}
      </Button>
    ),
  );
  return (
    <>
      <fieldset
        className="reactions"
        disabled={guest !== null}
        aria-describedby={guest ? "reactions-hint" : undefined}
      >
        <legend className="sr-only">{label}</legend>
        {later}
        {save}
        {guest ? (
          <Button kind="plain" icon="share" disabled>
            {share.text}
          </Button>
        ) : (
          <ShareButton className="button plain" share={share} />
        )}
        {upvote}
      </fieldset>
      {guest ? (
        <p className="reactions-hint" id="reactions-hint">
          {guest.hint}{" "}
          <Link to={guest.signIn.href} discover="none">
            {guest.signIn.text}
          </Link>
        </p>
      ) : null}
    </>
  );
}
