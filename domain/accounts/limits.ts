import type { Turn } from "../limits/commands";
import { HOUR, MINUTE } from "../shared/time";

/**
 * Wrong attempts at signing in, in the order in which they are counted. An address that guesses is stopped for a
 * minute, whichever accounts it tries; the limit of the account alone is high, so that nobody can keep its owner out
 * from elsewhere.
 */
export const attempts = (address: string, mailbox: string) => ({
  address: { what: "log_in_address", who: address, most: 30, per: MINUTE },
  here: { what: "log_in_here", who: `${address} ${mailbox}`, most: 10, per: MINUTE },
  account: { what: "log_in_account", who: mailbox, most: 60, per: MINUTE },
});

export const registrations = (address: string): Turn => ({
  what: "register",
  who: address,
  most: 30,
  per: HOUR,
});

/** Letters that somebody asks for. A mailbox is counted whether it has an account or not. */
export const letters = (address: string, mailbox: string): Turn[] => [
  { what: "letter_from", who: address, most: 20, per: HOUR },
  { what: "letter_to", who: mailbox, most: 5, per: HOUR },
];

/** A form that comes again within this time was sent twice (ms). */
export const SENT_AGAIN = 10 * MINUTE;

/** A new password that is sent again by a link that is spent: nobody shall guess by it. */
export const sentAgain = (link: string): Turn => ({ what: "sent_again", who: link, most: 3, per: HOUR });

/** Asking for the current password again, by somebody who is signed in. */
export const passwordAsked = (accountId: number): Turn => ({
  what: "password_asked",
  who: accountId,
  most: 10,
  per: MINUTE,
});
