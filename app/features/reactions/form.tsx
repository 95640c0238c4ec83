import type { Account } from "../chrome/chrome";
import { FORM } from "./code";

/** The form that all buttons of reactions on a page belong to. */
export const ReactionForm = ({ account }: { account: Account }) =>
  account.state === "reader" ? <form id={FORM} method="post" action="/react" /> : null;
