import { useRevalidator } from "@remix-run/react";
import { type MouseEventHandler, type RefObject, useEffect, useRef } from "react";

/** React leaves alone what stands within while it takes over the page. */
const AS_IT_IS = { __html: "" };

interface MarkedProps {
  box?: RefObject<HTMLDivElement>;
  onClick?: MouseEventHandler;
}

/**
 * In the browser, what a `<div>` of the page's markup holds (see `Markup`): it stays as the server made it, and React
 * knows nothing of it. Where the browser had to render the page anew it is gone; then the page's data are asked for.
 */
export function Marked({ box, onClick }: MarkedProps) {
  const own = useRef<HTMLDivElement>(null);
  const ref = box ?? own;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (ref.current?.childElementCount === 0) revalidate();
  }, [ref, revalidate]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what the keyboard reaches
    // biome-ignore lint/a11y/noStaticElementInteractions: one listener for the links inside
    <div ref={ref} onClick={onClick} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />
  );
}
