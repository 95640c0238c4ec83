import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Proof that scripts run here: from the next page on the server may send late parts after the rest. */
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
document.cookie = "js=1;path=/;max-age=31536000;samesite=lax";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
