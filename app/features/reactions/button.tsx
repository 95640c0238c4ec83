import type { MouseEventHandler, ReactNode } from "react";
import { FIELD, FORM } from "./code";
import type { ReactionView } from "./view";

interface ReactionButtonProps {
  reaction: ReactionView;
  className: string;
  /** Where the button says no words. */
  label?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  children: ReactNode;
}

/** A reaction as a button that can be pressed in and out; with scripts, `press.ts` sends it without leaving the page. */
export const ReactionButton = ({ reaction, className, label, ...rest }: ReactionButtonProps) => (
  <button
    {...rest}
    type="submit"
    className={className}
    form={FORM}
    name={FIELD}
    value={reaction.value}
    aria-label={label}
    aria-pressed={reaction.on}
  />
);
