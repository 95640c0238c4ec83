import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../ui/icon";

/** A disclosure that also closes by Esc, by a click beside it and when the page changes. */
export function Menu({ word, children }: { word: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    // It may have been opened before scripts took over.
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (details.current) details.current.open = false;
  }, [key]);
  useEffect(() => {
    const menu = details.current!;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary")!.focus();
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, []);
  return (
    <details className="menu" ref={details}>
      <summary>
        <Icon name="menu" />
        {word}
      </summary>
      {children}
    </details>
  );
}
