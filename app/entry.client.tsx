import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect, useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { pressedEarly } from "./features/chrome/before-paint";
import { keepForOffline } from "./features/offline/register";
import { listenForShortcuts } from "./features/shortcuts/listen";

/** Proof that scripts run here: from the next page on the server may send late parts after the rest. */
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
document.cookie = "js=1;path=/;max-age=31536000;samesite=lax";

listenForShortcuts();
keepForOffline();

/**
 * Resolves when the page's data are read. Remix reads them when it is first rendered and throws the promise of them,
 * before any hook; were that within React, a touch in that moment would have it render at once, find nothing, and give
 * up the page for good (React's error 345).
 */
async function dataRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

/** The page, which once it answers does what a button was pressed for before. */
function Page({ pressed }: { pressed: HTMLElement | undefined }) {
  const isPending = useRef(true);
  useEffect(() => {
    if (isPending.current) pressed?.click();
    isPending.current = false;
  }, [pressed]);
  return <RemixBrowser />;
}

dataRead().then(() => {
  const pressed = pressedEarly();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page pressed={pressed} />
      </StrictMode>,
    );
  });
});
