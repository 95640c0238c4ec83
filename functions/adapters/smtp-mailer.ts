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
          From: sender.name ? `${inHeader(sender.name)} <${sender.email}>` : sender.email,
          Subject: inHeader(subject),
          "Message-ID": `<${key.replaceAll(":", ".")}@${domain}>`,
          "Auto-Submitted": "auto-generated",
        },
      },
    );
  },
});

/** Bytes that an encoded word holds: no more than 75 characters with what stands around it. */
const WORD = 45;

/**
 * Text as a header says it: in encoded words (RFC 2047 §2), since a name in quotes may hold none and nobody need take a
 * longer one; plain words as they are.
 */
function inHeader(text: string): string {
  if (/^[\w -]{1,70}$/.test(text)) return text;
  const words: string[] = [""];
  for (const letter of text) {
    if (Buffer.byteLength(words.at(-1) + letter) > WORD) words.push("");
    words[words.length - 1] += letter;
  }
  const encoded = words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString("base64")}?=`);
  return encoded.join("\r\n ");
}

function senderIn(from: string): { name?: string; email: string } {
  const [, name, email] = /^(.+) <(.+)>$/.exec(from) ?? [];
  return name && email ? { name, email } : { email: from };
}
