import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { mails } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { DAY, HOUR, MINUTE } from "../shared/time";
import { forgetMails, putMail, sendMails } from "./commands";
import type { Mail } from "./mailer";
import { waitingMails } from "./queries";

const NOON = Date.UTC(2026, 10, 22, 12);
let now = NOON;
const clock = { now: () => now };
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let sent: Mail[];
let down: Error | null;
const mailer = {
  async send(mail: Mail) {
    if (down) throw down;
    sent.push(mail);
  },
};
beforeEach(async () => {
  now = NOON;
  sent = [];
  down = null;
  database = await temporaryDatabase();
  db = database.db;
});
afterEach(() => database.close());

const MAIL = {
  to: "ana@reader.example",
  subject: "Hola",
  text: "Hola, Ana",
  html: "<p>Hola, Ana</p>",
  key: "a",
};
const put = (key = "a") => putMail({ db, clock }, { ...MAIL, key, language: "es" });
const send = () => sendMails({ db, clock, mailer });

test("a mail is put once, sent once, and emptied", async () => {
  await put();
  await put();
  const done = await Promise.all([send(), send()]);
  expect(done.map((one) => one.sent).sort()).toEqual([0, 1]);
  expect(sent).toEqual([MAIL]);
  const [row] = await db.select().from(mails);
  expect(row).toMatchObject({ recipient: "", subject: "", text: "", html: "", sentAt: NOON });
  await put();
  expect(await send()).toEqual({ sent: 0, failed: 0 });
});

test("what the provider does not take is tried again, less and less often, and given up after two days", async () => {
  down = new Error("no answer");
  await put();
  expect(await send()).toEqual({ sent: 0, failed: 1 });
  now += 4 * MINUTE;
  expect(await send()).toEqual({ sent: 0, failed: 0 });
  let tries = 1;
  for (; now < NOON + 4 * DAY; now += HOUR) tries += (await send()).failed;
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(20);
  const [row] = await db.select().from(mails);
  expect(row).toMatchObject({ recipient: "", text: "", sentAt: null, lastError: "Error" });
});

test.each([
  [new Error("The provider answered 503"), "Error 503"],
  [new TypeError("fetch failed: ana@reader.example"), "TypeError"],
  [new Error("550 5.1.1 <ana@reader.example>: no such user"), "Error 550"],
  [new Error("RCPT TO:<ana.550@reader.example>, <550@reader.example>, <+550.ana@reader.example>"), "Error"],
  [Object.assign(new Error("x"), { name: "for ana@reader.example" }), "Error"],
])("of a failure its class and status are kept, never an address: %s", async (failure, kept) => {
  down = failure;
  await put();
  await send();
  const [row] = await db.select().from(mails);
  expect(row?.lastError).toBe(kept);
});

test("one that fails does not hold the others up, and goes when the provider is back", async () => {
  down = new Error("no answer");
  await put("a");
  await send();
  down = null;
  await put("b");
  await send();
  expect(sent.map(({ key }) => key)).toEqual(["b"]);
  now += HOUR;
  await send();
  expect(sent.map(({ key }) => key)).toEqual(["b", "a"]);
});

test("without a provider mails wait to be read, and what was sent is forgotten in time", async () => {
  await put();
  expect(await sendMails({ db, clock })).toEqual({ sent: 0, failed: 0 });
  expect(await waitingMails({ db })).toMatchObject([{ to: MAIL.to, subject: MAIL.subject, text: MAIL.text }]);
  await send();
  expect(await waitingMails({ db })).toEqual([]);
  await put("not sent");
  now += 29 * DAY;
  await forgetMails({ db, clock });
  expect(await db.select().from(mails)).toHaveLength(2);
  now += 2 * DAY;
  await forgetMails({ db, clock });
  expect(await db.select().from(mails)).toEqual([]);
});
