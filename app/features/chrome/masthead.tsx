import { Link } from "@remix-run/react";
import { Mark } from "../../ui/mark";
import { AccountLink } from "./account-link";
import type { Chrome } from "./chrome";
import { Menu } from "./menu";
import { PageLinks } from "./page-links";

/** Name, ways through the site, and one quiet line of truth. On a phone the ways are in a menu. */
export function Masthead({ chrome }: { chrome: Chrome }) {
  const { navigation, account, day, truth } = chrome;
  const ways = (
    <PageLinks navigation={navigation}>
      <AccountLink account={account} />
    </PageLinks>
  );
  return (
    <div className="masthead">
      <div className="masthead-name">
        <Link to={chrome.home} discover="none" className="name">
          <Mark />
          {chrome.name}
        </Link>
        <div className="ways">{ways}</div>
        <Menu word={chrome.menu}>{ways}</Menu>
      </div>
      <p className="truth">
        <time dateTime={day.iso.slice(0, 10)}>{day.text}</time>
        {truth.length > 0 ? (
          <span className="truth-parts">
            {truth.map((part, i) => (
              <span key={part} className="truth-part">
                {i > 0 ? <span className="truth-dot"> · </span> : null}
                {part}
              </span>
            ))}
          </span>
        ) : null}
      </p>
    </div>
  );
}
