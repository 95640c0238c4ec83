import type { waitingMails } from "../../../domain/mails/queries";
import { momentInWords } from "../../i18n/times";
import type { Page } from "../page/page.server";

/** Mails as the outbox shows them: paragraphs, of which those that are an address of ours are links. */
export const outboxMails = (
  { t, language, services }: Page,
  mails: Awaited<ReturnType<typeof waitingMails>>,
) =>
  mails.map(({ id, to, subject, text, createdAt, language: written }) => ({
    id,
    to: t("account.outbox.to", { to }),
    subject,
    language: written,
    at: momentInWords(language, createdAt),
    paragraphs: text
      .trim()
      .split("\n\n")
      .map((paragraph) => ({
        text: paragraph,
        href: paragraph.startsWith(`${services.origin}/`) ? paragraph.slice(services.origin.length) : null,
      })),
  }));
