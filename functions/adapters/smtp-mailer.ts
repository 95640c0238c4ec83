import type { Mailer } from "../../domain/mails/mailer";
import { SECOND } from "../../domain/shared/time";

export interface SmtpServer {
  host: string;
  port: number;
  user: string;
  password: string;
  /** An address, or "Name <address>". */
  from: string;
}

const TIMEOUT = 15 * SECOND;

/** A mail server that is spoken to over TLS from the first byte: a name and a password never go before it. */
export const smtpMailer = ({ host, port, user, password, from }: SmtpServer): Mailer => ({
  async send({ to, subject, text, html, key }) {
    // Only workerd has the sockets that this needs.
    const { LogLevel, WorkerMailer } = await import("worker-mailer");
    const sender = senderIn(from);
    const domain = sender.email.slice(sender.email.lastIndexOf("@") + 1);
    await WorkerMailer.send(
      {
        host,
        port,
        secure: true,
        credentials: { username: user, password },
        authType: ["plain", "login"],
        logLevel: LogLevel.NONE,
        socketTimeoutMs: TIMEOUT,
        responseTimeoutMs: TIMEOUT,
      },
      {
        from: sender,
        to,
        subject,
        text,
        html,
        headers: {
          "Message-ID": `<${key.replaceAll(":", ".")}@${domain}>`,
          "Auto-Submitted": "auto-generated",
        },
      },
    );
  },
});

function senderIn(from: string): { name?: string; email: string } {
  const [, name, email] = /^(.+) <(.+)>$/.exec(from) ?? [];
  return name && email ? { name, email } : { email: from };
}
