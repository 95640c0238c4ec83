import type { ReactNode } from "react";
import { Toasts } from "../../ui/toast";
import { ShortcutsHelp } from "../shortcuts/help";
import { Arrival } from "./arrival";
import type { Chrome } from "./chrome";
import { Footer } from "./footer";
import { Masthead } from "./masthead";

/** Masthead, page, footer. `main` is the target of the skip link. */
export function Frame({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {chrome.skip}
      </a>
      <header>
        {chrome.sample ? <p className="edition">{chrome.sample}</p> : null}
        <Masthead chrome={chrome} />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer chrome={chrome} />
      <ShortcutsHelp view={chrome.shortcuts} />
      <Arrival />
      <Toasts close={chrome.close} />
    </>
  );
}
