import type { ReactNode } from "react";
import { Toasts } from "../../ui/toasts";
import { ReactionForm } from "../reactions/form";
import { useKeptSession } from "../session/session";
import { ShortcutsHelp } from "../shortcuts/help";
import { Arrival } from "./arrival";
import type { Chrome } from "./chrome";
import { Footer } from "./footer";
import { Masthead } from "./masthead";

/** Masthead, page, footer. `main` is the target of the skip link. */
export function Frame({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  useKeptSession(chrome.account);
  return (
    <>
      <a className="skip" href="#main">
        {chrome.skip}
      </a>
      <header>
        {chrome.sample ? <p className="edition">{chrome.sample}</p> : null}
        {chrome.leaving ? (
          <p className="edition">
            <a href={chrome.leaving.href}>{chrome.leaving.text}</a>
          </p>
        ) : null}
        <Masthead chrome={chrome} />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer chrome={chrome} />
      <ShortcutsHelp view={chrome.shortcuts} />
      <ReactionForm account={chrome.account} />
      <Arrival />
      <Toasts close={chrome.close} />
    </>
  );
}
