import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

/**
 * What a browser does when a link leads to another page, where scripts change pages without it: those who hear the
 * page are told its title, and the next tab goes on from its beginning.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const here = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    setTitle(document.title);
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
