/** A mail as a provider takes it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Names the mail; a provider that knows such keys sends it once. */
  key: string;
}

/** The way to the readers' mailboxes. Throws when the provider did not take the mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
