import type { Language } from "../shared/languages";

/** What we write to people about their accounts. `token` is the secret of the letter's one link. */
export type Letter =
  | { kind: "confirm_email"; token: string }
  | { kind: "reset_password"; token: string }
  | { kind: "change_email"; token: string }
  /** To the address before: somebody who is signed in asked for another one. */
  | { kind: "email_changing"; newEmail: string }
  /** Somebody asked for an account, or a change, with the address of an account that is there. */
  | { kind: "address_taken" }
  | { kind: "password_changed" }
  /** The account is to be deleted; `goesAt` is when (ms, UTC). */
  | { kind: "deletion_asked"; goesAt: number };

/** Words for letters, in the language of whoever gets them. */
export interface Letters {
  write(
    letter: Letter,
    to: { alias: string; language: Language },
  ): Promise<{ subject: string; text: string; html: string }>;
}
