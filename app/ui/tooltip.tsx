import type { ReactNode } from "react";

interface TooltipProps {
  /** Unique on the page; the control inside names it in `aria-describedby`. */
  id: string;
  text: string;
  children: ReactNode;
}

/** A short explanation that appears while its control is hovered or focused; Esc hides it. */
export function Tooltip({ id, text, children }: TooltipProps) {
  return (
    <span className="tooltip">
      {children}
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}
