import type { ReactNode } from "react";
import { Mark } from "./mark";

/** What stands where there is nothing to show: a sentence, and perhaps what to do. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <Mark />
      <p>{text}</p>
      {children}
    </div>
  );
}
