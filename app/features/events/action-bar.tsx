import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "../../ui/icon";
import { share } from "./share";
import { Tabs } from "./tabs";
import type { ActionView, EventHeadView, FacesPart, ShareActionView } from "./view";

const ICONS = { later: "clock", save: "bookmark", upvote: "upvote" } as const;

/** From here on (px) the bar leaves when one reads on. */
const FAR = 100;

interface ActionBarProps {
  actions: EventHeadView["actions"];
  tabs: FacesPart["tabs"];
}

/**
 * What one can do with an event, and the tabs to its sections. It sticks; on a phone it leaves while one reads on and
 * comes back when one scrolls back.
 */
export function ActionBar({ actions, tabs }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLeaving(bar);
  const [later, save, upvote] = actions.guest.map((action) => <Action key={action.kind} action={action} />);
  return (
    <div className="event-bar" ref={bar}>
      <ul className="event-actions" aria-label={actions.label}>
        {later}
        {save}
        <ShareAction action={actions.share} />
        {upvote}
      </ul>
      {tabs ? <Tabs label={tabs.label} tabs={tabs.tabs} /> : null}
    </div>
  );
}

const Action = ({ action }: { action: ActionView }) => (
  <li>
    <a className="event-action" href={action.href}>
      <Icon name={ICONS[action.kind]} />
      {action.text}
    </a>
  </li>
);

/** Without JavaScript the event's own address, which can be shared from the browser. */
function ShareAction({ action }: { action: ShareActionView }) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    share(action);
  };
  return (
    <li>
      <a className="event-action" href={action.href} onClick={onClick}>
        <Icon name="share" />
        {action.text}
      </a>
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
