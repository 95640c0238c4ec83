import { type Action, actions, type Target } from "../../../domain/reactions/rules";

/** Id of the page's one form that reactions are sent with; their buttons stand wherever they belong. */
export const FORM = "react";
/** Name of such a button. */
export const FIELD = "reaction";

/** What a button asks for. */
export interface Asked {
  action: Action;
  target: Target;
  value: boolean;
}

/** As the button's value: "save:event:12:on". */
export function encode({ action, target, value }: Asked): string {
  const about = "event" in target ? `event:${target.event}` : `article:${target.article}`;
  return `${action}:${about}:${value ? "on" : "off"}`;
}

/** Null for what is no button's value. */
export function decode(text: string): Asked | null {
  const [, name, kind, id, value] = /^(\w+):(event|article):(\d{1,15}):(on|off)$/.exec(text) ?? [];
  const action = actions.find((one) => one === name);
  if (!action) return null;
  const target: Target = kind === "event" ? { event: Number(id) } : { article: Number(id) };
  return { action, target, value: value === "on" };
}
