import { type AliasFault, aliasFault, tidyAlias } from "./alias";
import { mailboxOf } from "./email";
import { type PasswordFault, passwordFault } from "./passwords";

/** What somebody fills in to get an account, as typed. */
export interface Registration {
  email: string;
  password: string;
  alias: string;
}

export type EmailFault = "email_missing" | "email_invalid";

export type Faults = { email?: EmailFault; password?: PasswordFault; alias?: AliasFault };

/** What is wrong with an address; null when nothing is. */
export const emailFault = (typed: string): EmailFault | null =>
  typed.trim() === "" ? "email_missing" : mailboxOf(typed) ? null : "email_invalid";

/** Everything that is wrong, by field; empty when nothing is. */
export function faultsOf({ email, password, alias }: Registration): Faults {
  const wrong = {
    email: emailFault(email),
    password: passwordFault(password, { alias: tidyAlias(alias), email }),
    alias: aliasFault(tidyAlias(alias)),
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, fault]) => fault !== null));
}
