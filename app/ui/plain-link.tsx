import { Link, type LinkProps } from "@remix-run/react";

type Props = Omit<LinkProps, "to" | "discover" | "prefetch"> & { to: string };

/**
 * A link to a page of ours that is not asked after before it is followed. The server writes the anchor that it is:
 * what a link knows besides is the browser's, and a page of cards has hundreds.
 */
export function PlainLink({ to, state, preventScrollReset, ...props }: Props) {
  if (import.meta.env.SSR) return <a href={to} {...props} />;
  return <Link to={to} state={state} preventScrollReset={preventScrollReset} discover="none" {...props} />;
}
