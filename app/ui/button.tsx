import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import type { IconName } from "../assets/icon-names";
import { Icon } from "./icon";

interface Look {
  /** `primary` is the one thing to do here; `plain` has no border and stands in rows. */
  kind?: "primary" | "secondary" | "plain";
  icon?: IconName;
  /** The word is for those who hear the page; only with icons that everybody knows. */
  iconOnly?: boolean;
  children: ReactNode;
}

const classOf = (kind: Look["kind"] = "secondary", iconOnly = false, more = "") =>
  `button ${kind}${iconOnly ? " icon-only" : ""}${more ? ` ${more}` : ""}`;

function Inside({ icon, iconOnly, children }: Omit<Look, "kind">) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span className={iconOnly ? "sr-only" : undefined}>{children}</span>
    </>
  );
}

/** A button; `type="button"` unless told. At least 44 px high with a finger, 36 px with a mouse. */
export function Button({
  kind,
  icon,
  iconOnly,
  children,
  className,
  type = "button",
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...rest} type={type} className={classOf(kind, iconOnly, className)}>
      <Inside icon={icon} iconOnly={iconOnly}>
        {children}
      </Inside>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  icon,
  iconOnly,
  children,
  className,
  ...rest
}: Look & Omit<LinkProps, "children" | "className"> & { className?: string }) {
  return (
    <Link {...rest} className={classOf(kind, iconOnly, className)}>
      <Inside icon={icon} iconOnly={iconOnly}>
        {children}
      </Inside>
    </Link>
  );
}
