import { useLocation, useNavigate } from "@remix-run/react";
import type { ComponentProps, MouseEvent } from "react";
import { over } from "../i18n/over";
import { PlainLink } from "./plain-link";
import { travel } from "./travel";

/** What a card knew of what it opened: shown until the rest is there. */
export interface OverPreview {
  title: string;
  description?: string;
  /** Language of both where it is not the page's. */
  language?: string | null;
}

/** What the history keeps of a view that was opened over a page. */
export interface OverState {
  /** How many views were opened one from another since the page itself: closing goes so many steps back. */
  over: number;
  preview?: OverPreview;
}

/** What the history keeps of a place; undefined where it was not reached by opening something over a page. */
export function overStateOf(location: { state: unknown }): OverState | undefined {
  const state = location.state as Partial<OverState> | null;
  return typeof state?.over === "number" ? (state as OverState) : undefined;
}

/**
 * What the history keeps of the next view opened from `location`. From one that was landed on, nothing can be gone
 * back to: 0 steps.
 */
export function nextOverState(location: { state: unknown; search: string; pathname: string }): OverState {
  const covered = over(location) !== location.pathname + location.search;
  const before = overStateOf(location)?.over ?? 0;
  return { over: covered && before === 0 ? 0 : before + 1 };
}

type Props = Omit<ComponentProps<typeof PlainLink>, "to" | "state" | "preventScrollReset"> & {
  open: { event: number } | { article: string };
  /** What the link itself says already. */
  preview?: OverPreview;
};

/** A link that opens an event or an article over this very page. */
export function OverLink({ open, preview, ...props }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const state: OverState = { ...nextOverState(location), ...(preview ? { preview } : {}) };
  const to = over(location, open);
  const follow = (click: MouseEvent<HTMLAnchorElement>) => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    const go = () => navigate(to, { state, preventScrollReset: true });
    if ("event" in open) travel(click.currentTarget, go);
    else go();
  };
  return <PlainLink {...props} to={to} onClick={follow} />;
}
