import { chosenTheme } from "../theme/theme";

/** Lets the site be read without a connection (public/sw.js), once the page is there and nothing else is waiting. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  // This may run before or after the page has loaded.
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    await serviceWorker.register("/sw.js");
    const { active } = await serviceWorker.ready;
    active?.postMessage({
      language: document.documentElement.lang,
      page: location.href,
      theme: chosenTheme(),
    });
  } catch {
    // A browser that refuses it still reads with a connection.
  }
}
