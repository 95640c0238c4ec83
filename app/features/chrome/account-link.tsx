import { Link } from "@remix-run/react";
import { Icon } from "../../ui/icon";
import type { Account } from "./chrome";

/** The way to log in; for those who have, the way to their pages and what they may spend. An item of a list. */
export function AccountLink({ account }: { account: Account }) {
  if (account.kind === "guest")
    return (
      <li className="account">
        <Link to={account.logIn.href} discover="none">
          <Icon name="log-in" />
          {account.logIn.text}
        </Link>
      </li>
    );
  const { own, label, balance } = account;
  return (
    <li className="account">
      <Link to={own.href} discover="none">
        <Icon name="user" label={label} />
        {own.text}
      </Link>
      {balance ? (
        <data value={balance.value}>
          <span aria-hidden="true">{balance.text}</span>
          <span className="sr-only">{balance.spoken}</span>
        </data>
      ) : null}
    </li>
  );
}
