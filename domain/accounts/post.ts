import type { MailToPut } from "../mails/commands";
import { isLanguage, type Language } from "../shared/languages";
import { withoutLinks } from "./alias";
import type { AccountsContext } from "./context";
import { mailboxOf } from "./email";
import type { Letter } from "./letters";
import { tokenHash } from "./tokens";

/** Whom a letter goes to, as the database has it. */
export interface Recipient {
  alias: string;
  email: string;
  /** A language of ours; Spanish for anything else. */
  language: string;
}

/** A letter as `putMail` takes it. Letters of one link, or of one moment, are one. */
export async function letterTo(context: AccountsContext, to: Recipient, letter: Letter): Promise<MailToPut> {
  const language: Language = isLanguage(to.language) ? to.language : "es";
  const words = await context.letters.write(letter, { alias: withoutLinks(to.alias), language });
  const about = "token" in letter ? letter.token : JSON.stringify([letter, to.email, context.clock.now()]);
  return {
    ...words,
    to: mailboxOf(to.email)?.address ?? to.email,
    language,
    key: `${letter.kind}:${await tokenHash(about)}`,
  };
}
