import { z } from "zod";
import type { Mailer } from "../domain/mails/mailer";
import { httpMailer } from "./adapters/http-mailer";
import { smtpMailer } from "./adapters/smtp-mailer";

/** "Poliedro <cuentas@poliedro.example>" or the bare address. */
const sender = z.string().regex(/^([^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
  message: 'must be an address, or "Name <address>"',
});

/** The variables of outgoing mail; docs/operations.md has a line for each. */
export const mailVariables = z
  .object({
    MAILER: z.enum(["none", "http", "smtp"]).default("none"),
    MAIL_FROM: sender.optional(),
    MAIL_API_URL: z.url({ protocol: /^https$/ }).optional(),
    MAIL_API_KEY: z.string().min(1).optional(),
    SMTP_HOST: z.string().min(1).optional(),
    SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(465),
    SMTP_USER: z.string().min(1).optional(),
    SMTP_PASSWORD: z.string().min(1).optional(),
  })
  .superRefine((v, check) => {
    const needed = {
      none: [],
      http: ["MAIL_FROM", "MAIL_API_URL", "MAIL_API_KEY"],
      smtp: ["MAIL_FROM", "SMTP_HOST", "SMTP_USER", "SMTP_PASSWORD"],
    } as const;
    for (const name of needed[v.MAILER])
      if (!v[name])
        check.addIssue({ code: "custom", path: [name], message: `is needed with MAILER=${v.MAILER}` });
  });

export type MailVariables = z.infer<typeof mailVariables>;

/** The way to mailboxes that the variables ask for, or none: then mails stay in the outbox. */
export function mailerOf(v: MailVariables): Mailer | undefined {
  const from = v.MAIL_FROM!;
  if (v.MAILER === "http")
    return httpMailer({
      fetch: (url, init) => fetch(url, init),
      url: v.MAIL_API_URL!,
      key: v.MAIL_API_KEY!,
      from,
    });
  if (v.MAILER === "smtp") {
    const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: password } = v;
    return smtpMailer({ host: host!, port, user: user!, password: password!, from });
  }
  return undefined;
}
