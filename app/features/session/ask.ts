import type { Account } from "../chrome/chrome";
import { correct, NEWS, news } from "./store";

/** After this long without an answer nobody is signed in (ms). */
const PATIENCE = 5_000;

/** After this long what was asked for counts as refused (ms). */
const ANSWER_LIMIT = 10_000;

/** The page's account as the server told it last, and the way to have it tell anew. */
let page: { account: Account; revalidate(): void };

/** Tells whose page it is; before anything is asked. */
export function setPage(account: Account, revalidate: () => void): void {
  page = { account, revalidate };
}

/**
 * Asks something of ours on behalf of whoever is signed in; with a body it is a POST, which is sent even when the page
 * is left meanwhile. Throws for any answer but success. One that says that nobody is signed in makes the page a guest's
 * until that is found to be otherwise.
 */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    cache: "no-store",
    signal: AbortSignal.timeout(ANSWER_LIMIT),
    ...(body
      ? {
          method: "POST",
          keepalive: true,
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }
      : {}),
  });
  if (answer.status === 401 || answer.status === 403) {
    becomeGuest();
    check();
  }
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.json();
}

/** Shows the page as a guest's. */
export const becomeGuest = (): void => correct(page.account, { state: "guest", alias: null });

/** Makes the page anew. */
export const renew = (): void => page.revalidate();

/** What is being written on the page, and what tells in its place that the session is over. */
export const STAYS = "[data-stays]";

/**
 * Finds out who is signed in. A page that was made for somebody else is made anew; where nobody is signed in any more,
 * what is being written stays.
 * @param all a page that comes back after a while keeps nothing
 */
export async function check({ all = false } = {}): Promise<void> {
  const { account } = page;
  const user = await whoIsHere();
  if (!user) becomeGuest();
  else correct(account, { state: "reader", alias: user.alias });
  if (user === null) tellOtherWindows(null);
  const fits = user ? account.alias === user.alias : account.state !== "reader";
  if (user === undefined || fits) return;
  if (user || all || !document.querySelector(STAYS)) renew();
}

/** Tells this browser's other windows who is signed in (account id; null for nobody), if that is news. */
export function tellOtherWindows(account: number | null): void {
  const told = String(account ?? "");
  try {
    if (news() !== told) localStorage.setItem(NEWS, told);
  } catch {
    // Storage is closed to us: windows go their own ways.
  }
}

/** Null for a guest, undefined where that cannot be told in time. */
async function whoIsHere(): Promise<{ alias: string } | null | undefined> {
  try {
    const answer = await fetch("/me", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status === 401 || answer.status === 403) return null;
    if (!answer.ok) return undefined;
    return (await answer.json<{ user: { alias: string } | null }>()).user;
  } catch {
    return undefined;
  }
}
