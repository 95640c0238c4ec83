import type { MouseEvent } from "react";
import { Icon } from "../../ui/icon";
import { share as handOn } from "../events/share";
import type { ShareActionView } from "../events/view";
import { ReactionButton } from "./button";
import { decode } from "./code";

/**
 * Shares an address. Without JavaScript it leads there: an address can be shared from the browser. That a signed-in
 * reader shared it is kept.
 */
export function ShareButton({ share, className }: { share: ShareActionView; className: string }) {
  const { reaction } = share;
  const onClick = async (event: MouseEvent) => {
    event.preventDefault();
    const asked = (await handOn(share)) && reaction && decode(reaction.value);
    if (asked) (await import("./press")).press(asked);
  };
  const inside = (
    <>
      <Icon name="share" />
      <span>{share.text}</span>
    </>
  );
  if (reaction)
    return (
      <ReactionButton className={className} reaction={reaction} onClick={onClick}>
        {inside}
      </ReactionButton>
    );
  return (
    <a className={className} href={share.href} onClick={onClick}>
      {inside}
    </a>
  );
}
