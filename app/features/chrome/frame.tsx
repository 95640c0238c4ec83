import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Chrome } from "./chrome";
import { Mark } from "./mark";

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
    </>
  );
}

function Masthead({ chrome }: { chrome: Chrome }) {
  return (
    <div className="masthead">
      <div className="masthead-name">
        <Link to={chrome.home} className="name">
          <Mark />
          {chrome.name}
        </Link>
        <nav aria-label={chrome.navigation.label}>
          <ul className="links">
            {chrome.navigation.links.map((link) => (
              <li key={link.href}>
                <Link to={link.href} aria-current={link.current ? "page" : undefined}>
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="truth">
        <time dateTime={chrome.day.iso.slice(0, 10)}>{chrome.day.text}</time>
        {chrome.truth ? <span>{chrome.truth}</span> : null}
      </p>
    </div>
  );
}

function Footer({ chrome }: { chrome: Chrome }) {
  return (
    <footer className="footer">
      <p className="purpose">{chrome.purpose}</p>
      <nav aria-label={chrome.languages.label}>
        <ul className="links">
          {chrome.languages.links.map((link) => (
            <li key={link.language}>
              {/* A whole new page: everything on it changes its language. */}
              <a
                href={link.href}
                lang={link.language}
                hrefLang={link.language}
                aria-current={link.current ? "true" : undefined}
              >
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="links quiet">
        <li>{chrome.licence}</li>
        <li>
          <Link to={chrome.bot.href}>{chrome.bot.text}</Link>
        </li>
      </ul>
    </footer>
  );
}
