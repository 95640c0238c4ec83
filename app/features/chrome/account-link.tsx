import { Link } from "@remix-run/react";
import { Icon } from "../../ui/icon";
import { useAccount } from "../session/session";
import type { Account } from "./chrome";
import { usePlace } from "./place";

/**
 * The way to log in; for those who have, the way to their pages, what they may spend, and the way out. Nothing as long
 * as it is unknown which. An item of a list.
 */
export function AccountLink({ account }: { account: Account }) {
  const { state, alias, logIn, own, logOut, balance } = useAccount(account);
  const fromHere = usePlace(logIn);
  if (state === "unknown") return <li className="account" />;
  if (state === "guest")
    return (
      <li className="account">
        <Link to={fromHere} discover="none">
          <Icon name="log-in" />
          {logIn.text}
        </Link>
      </li>
    );
  return (
    <li className="account">
      <Link to={own.href} discover="none">
        <Icon name="user" label={own.label} />
        <bdi>{alias}</bdi>
      </Link>
      {balance ? (
        <data value={balance.value}>
          <span aria-hidden="true">{balance.text}</span>
          <span className="sr-only">{balance.spoken}</span>
        </data>
      ) : null}
      <form className="log-out" method="post" action={logOut.href}>
        <button type="submit" title={logOut.text}>
          <Icon name="log-out" />
          <span>{logOut.text}</span>
        </button>
      </form>
    </li>
  );
}
