import { useRevalidator, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import type { Account, Chrome } from "../chrome/chrome";
import type { Doubt } from "./live";
import { correction, NEWS, news, subscribe } from "./store";

/** The account as it is by now. */
export function useAccount(account: Account): Account {
  const now = useSyncExternalStore(subscribe, correction, () => null);
  return now?.about === account ? { ...account, state: now.state, alias: now.alias } : account;
}

/** Whether the page was made for somebody who, by now, is not signed in any more. */
export function useSignedOut(): boolean {
  const chrome = useRouteLoaderData("root") as Chrome | undefined;
  const now = useSyncExternalStore(subscribe, correction, () => null);
  return now !== null && now.about === chrome?.account && now.state === "guest";
}

/**
 * Keeps the page in step with the session: when another window tells that somebody else is signed in, when an old page
 * comes back, and where the server could not tell or tells other than the windows know. What it takes comes later;
 * guests rarely need it.
 */
export function useKeptSession(account: Account): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const live = async (doubt: Doubt) => (await import("./live")).keep(account, revalidate, doubt);
    if (account.state === "reader") live(null);
    else if (account.state === "unknown" || news() !== "") live("told");
    const onNews = ({ key }: StorageEvent) => {
      if (key === NEWS) live("told");
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) live("returned");
    };
    addEventListener("storage", onNews);
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("storage", onNews);
      removeEventListener("pageshow", onShow);
    };
  }, [account, revalidate]);
}
