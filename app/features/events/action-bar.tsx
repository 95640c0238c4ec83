import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../ui/icon";
import { ReactionButton } from "../reactions/button";
import { ShareButton } from "../reactions/share-button";
import type { ActionView, EventHeadView } from "./view";

const ICONS = { later: "clock", save: "bookmark", upvote: "upvote" } as const;

/** From here on (px) the bar leaves when one reads on. */
const FAR = 100;

interface ActionBarProps {
  actions: EventHeadView["actions"];
  /** The tabs, once they are known. */
  children: ReactNode;
}

/**
 * What one can do with an event, and the tabs to its sections. It sticks; on a phone it leaves while one reads on and
 * comes back when one scrolls back.
 */
export function ActionBar({ actions, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLeaving(bar);
  const [later, save, upvote] = actions.list.map((action) => <Action key={action.kind} action={action} />);
  return (
    <div className="event-bar" ref={bar}>
      <ul className="event-actions" aria-label={actions.label}>
        {later}
        {save}
        <li>
          <ShareButton className="event-action" share={actions.share} />
        </li>
        {upvote}
      </ul>
      {children}
    </div>
  );
}

function Action({ action }: { action: ActionView }) {
  const inside = (
    <>
      <Icon name={ICONS[action.kind]} />
      {action.text}
    </>
  );
  return (
    <li>
      {"reaction" in action ? (
        <ReactionButton className="event-action" reaction={action.reaction}>
          {inside}
        </ReactionButton>
      ) : (
        <a className="event-action" href={action.href}>
          {inside}
        </a>
      )}
    </li>
  );
}

/** Marks the bar as away after scrolling down, as there after scrolling up; styles decide where that counts. */
function useLeaving(bar: React.RefObject<HTMLElement>): void {
  useEffect(() => {
    const scroller = bar.current?.closest(".sheet-body");
    if (!scroller) return;
    let before = scroller.scrollTop;
    const follow = () => {
      const now = scroller.scrollTop;
      if (now !== before) bar.current?.toggleAttribute("data-away", now > before && now > FAR);
      before = now;
    };
    scroller.addEventListener("scroll", follow, { passive: true });
    return () => scroller.removeEventListener("scroll", follow);
  }, [bar]);
}
