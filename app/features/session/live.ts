import type { Account } from "../chrome/chrome";
import { listenForReactions } from "../reactions/press";
import { becomeGuest, check, renew, setPage, tellOtherWindows } from "./ask";

let listening = false;

/** Why somebody else may be signed in by now; `returned`: the page comes back after a while. */
export type Doubt = "told" | "returned" | null;

/** Keeps a page in step with its session. */
export function keep(account: Account, revalidate: () => void, doubt: Doubt): void {
  setPage(account, revalidate);
  if (!listening) {
    listening = true;
    listenForReactions();
    document.addEventListener("submit", onLogOut);
  }
  if (doubt) check({ all: doubt === "returned" });
  else if (account.state === "reader") tellOtherWindows(account.id);
}

/** Whoever logs out is a guest at once, whether the server can be told or not. */
async function onLogOut(event: SubmitEvent): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches(".log-out")) return;
  event.preventDefault();
  becomeGuest();
  navigator.serviceWorker?.controller?.postMessage({ forget: true });
  try {
    const answer = await fetch(form.action, { method: "POST", redirect: "manual" });
    if (answer.status >= 400) throw new Error(`${form.action} answers ${answer.status}`);
    tellOtherWindows(null);
    renew();
  } catch (error) {
    console.warn("log out", error);
  }
}
