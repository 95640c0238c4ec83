import type { IconName } from "../assets/icon-names";
import sprite from "../assets/icons.svg?url&no-inline";

interface IconProps {
  name: IconName;
  /** Set where no word stands beside it: what those hear who do not see it. */
  label?: string;
  className?: string;
}

/** An outlined icon as high as 1.25 lines of its text, in its colour. Decoration unless it has a label. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : "icon"}
      focusable="false"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
