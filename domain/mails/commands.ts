import { and, asc, eq, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { mails } from "../../db/schema";
import type { Language } from "../shared/languages";
import { type Clock, DAY, HOUR, MINUTE } from "../shared/time";
import type { Mail, Mailer } from "./mailer";

type Context = { db: Db; clock: Clock };

/** Mails that one request or job sends at most; the others wait for the next. */
const AT_ONCE = 20;
/** As long as one sending may take: nobody else takes up the same mail in that time. */
const IN_HAND = 2 * MINUTE;
const LONGEST_WAIT = 6 * HOUR;
/** By then every link in a mail is of no use any more. */
const GIVEN_UP = 2 * DAY;
/** How long a mail is remembered, by then without its text where something sends. */
const REMEMBERED = 30 * DAY;

/** A mail with the language it is written in. */
export type MailToPut = Mail & { language: Language };

const EMPTY = { recipient: "", subject: "", text: "", html: "" };

/**
 * The statement that puts a mail into the outbox, for the batch of what it tells of. The same key is put there once.
 * @param happened whether what it tells of has come about, as the batch knows by then; always unless told
 */
export function putMail(
  { db, clock }: Context,
  { to, language, key, subject, text, html }: MailToPut,
  happened: SQL = sql`true`,
) {
  const now = clock.now();
  return db.run(sql`insert into ${mails} (key, recipient, language, subject, text, html, created_at, next_try_at)
    select ${key}, ${to}, ${language}, ${subject}, ${text}, ${html}, ${now}, ${now} where ${happened}
    on conflict do nothing`);
}

/**
 * Sends what is due, and empties what was sent. A mail that the provider does not take waits 5, 10, 20 … minutes, at
 * most six hours, and is given up after two days. Never throws for a provider's failure.
 * @returns how many were sent and how many failed
 */
export async function sendMails({
  db,
  clock,
  mailer,
}: Context & { mailer?: Mailer | undefined }): Promise<{ sent: number; failed: number }> {
  const done = { sent: 0, failed: 0 };
  if (!mailer) return done;
  const now = clock.now();
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.nextTryAt, now)))
    .orderBy(asc(mails.id))
    .limit(AT_ONCE);
  const taken = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: now + IN_HAND })
    .where(and(inArray(mails.id, due), lte(mails.nextTryAt, now)))
    .returning();
  for (const row of taken) {
    try {
      const { recipient: to, subject, text, html, key } = row;
      await mailer.send({ to, subject, text, html, key });
      await db
        .update(mails)
        .set({ ...EMPTY, sentAt: clock.now(), lastError: null })
        .where(eq(mails.id, row.id));
      done.sent++;
    } catch (error) {
      await putOff({ db, clock }, row, error);
      done.failed++;
    }
  }
  return done;
}

async function putOff(
  { db, clock }: Context,
  { id, attempts, createdAt }: typeof mails.$inferSelect,
  error: unknown,
): Promise<void> {
  const now = clock.now();
  const lastError = failureOf(error);
  const nextTryAt = now + Math.min(LONGEST_WAIT, 5 * MINUTE * 2 ** (attempts - 1));
  const isOver = nextTryAt - createdAt > GIVEN_UP;
  await db
    .update(mails)
    .set(isOver ? { ...EMPTY, lastError, nextTryAt: Number.MAX_SAFE_INTEGER } : { lastError, nextTryAt })
    .where(eq(mails.id, id));
}

/** Three digits that stand by themselves: a status of HTTP or SMTP, never a part of an address. */
const STATUS = /(?<![\w.+@-])[1-5]\d\d(?![\w+@-]|\.\w)/;

/** What may be kept of a failure: its class and its status, none of a provider's words, which can name the reader. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const name = /^\w{1,40}$/.test(error.name) ? error.name : "Error";
  const [status] = STATUS.exec(error.message) ?? [];
  return status ? `${name} ${status}` : name;
}

/** Drops what is old: it was sent or given up long ago, or there is nothing that sends. */
export async function forgetMails({ db, clock }: Context): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, clock.now() - REMEMBERED));
}
