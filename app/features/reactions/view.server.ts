import { type Action, isOn, type Reacted, type Target } from "../../../domain/reactions/rules";
import { encode } from "./code";
import type { ReactionView } from "./view";

/** The button of a reaction as it stands. What was shared once can be shared again. */
export function reactionView(reacted: Reacted, action: Action, target: Target): ReactionView {
  const on = isOn(reacted, action, target);
  return { on, value: encode({ action, target, value: action === "share" || !on }) };
}
