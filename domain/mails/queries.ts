import { desc, ne } from "drizzle-orm";
import type { Db } from "../../db/client";
import { mails } from "../../db/schema";

/** The newest mails that have not been sent: all of them where nothing sends. */
export const waitingMails = ({ db }: { db: Db }, most = 50) =>
  db
    .select({
      id: mails.id,
      to: mails.recipient,
      subject: mails.subject,
      text: mails.text,
      language: mails.language,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(ne(mails.text, ""))
    .orderBy(desc(mails.id))
    .limit(most);
