import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/client";
import {
  accounts,
  articles,
  comments,
  creatorArticles,
  credentials,
  decisions,
  mails,
  mailTokens,
  notices,
  reactions,
  sessions,
} from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import type { AccountsContext } from "../accounts/context";
import { signUp } from "../accounts/testing";
import { putEvent } from "../analysis/testing";
import { putCreatorArticle } from "../creators/commands";
import { DAY } from "../shared/time";
import { askDeletion, eraseAccounts, keepAccount } from "./commands";
import { readOwnData } from "./queries";

let now = Date.UTC(2026, 10, 20, 18);
const clock = { now: () => now };
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let context: AccountsContext;
beforeEach(async () => {
  database = await temporaryDatabase();
  db = database.db;
  context = {
    db,
    clock,
    passwords: {
      hash: async (password) => password,
      verify: async (password) => password === "la de siempre",
      isOutdated: () => false,
    },
    letters: { write: async (letter) => ({ subject: letter.kind, text: "", html: "" }) },
  };
});
afterEach(() => database.close());

type Person = Awaited<ReturnType<typeof signUp>>;

/** Somebody who has left a trace everywhere. */
async function busyExpert(): Promise<{ person: Person; event: number; article: number; comment: number }> {
  const person = await signUp({ db, clock }, { role: "experto" });
  const { event } = await putEvent({ db, clock }, [{ newspaper: "elbe-kurier" }, { newspaper: "la-voz" }]);
  const article = await putCreatorArticle(
    { db, clock },
    {
      authorId: person.id,
      author: person.alias,
      headline: "Lo que callan los puertos",
      summary: "",
      language: "es",
      slug: null,
      eventId: event,
      state: "borrador",
      body: null,
      priceCents: 0,
      publishedAt: now,
    },
  );
  const [said] = await db
    .insert(comments)
    .values({
      eventId: event,
      authorId: person.id,
      text: "Falta un dato",
      createdAt: now,
      submission: `${person.id}:x`,
    })
    .returning({ id: comments.id });
  await db.insert(reactions).values([
    { accountId: person.id, action: "save", target: "event", targetId: event, createdAt: now },
    { accountId: person.id, action: "read", target: "article", targetId: article, createdAt: now },
  ]);
  const notice = { commentId: said!.id, rule: "spam" as const, explanation: "Vende algo", language: "es" };
  await db
    .insert(notices)
    .values({ ...notice, receipt: "r1", email: "other@reader.example", createdAt: now });
  await db.insert(decisions).values({
    commentId: said!.id,
    outcome: "kept",
    rule: "spam",
    reason: "No vende",
    language: "es",
    createdAt: now,
  });
  const link = { tokenHash: `h${person.id}`, accountId: person.id, purpose: "reset_password" as const };
  await db.insert(mailTokens).values({ ...link, createdAt: now, expiresAt: now + DAY });
  return { person, event, article, comment: said!.id };
}

test("the data of one account is all there, and nobody else's", async () => {
  const { person, event, article, comment } = await busyExpert();
  const other = await signUp({ db, clock });
  const data = await readOwnData({ db }, person);
  expect(data.account.alias).toBe(person.alias);
  expect(data.credential?.email).toBe(`account-${person.id}@reader.example`);
  expect(data.sessions).toHaveLength(1);
  expect(data.reactions.map(({ action, targetId }) => [action, targetId])).toEqual([
    ["read", article],
    ["save", event],
  ]);
  expect(data.comments).toMatchObject([{ id: comment, text: "Falta un dato" }]);
  expect(data.decisions).toMatchObject([{ commentId: comment, outcome: "kept", reason: "No vende" }]);
  expect(data.articles).toMatchObject([{ article: { id: article }, own: { state: "borrador" } }]);
  const told = JSON.stringify(data);
  for (const secret of ["nobody signs in with this", "tokenHash", "other@reader.example", "Vende algo"])
    expect(told).not.toContain(secret);
  const theirs = await readOwnData({ db }, other);
  expect([theirs.reactions, theirs.comments, theirs.notices, theirs.decisions, theirs.articles]).toEqual([
    [],
    [],
    [],
    [],
    [],
  ]);
});

test("deletion is asked for with the password, once, and its owner is written to", async () => {
  const { person } = await busyExpert();
  await expect(askDeletion(context, person, "otra")).rejects.toMatchObject({ code: "password_wrong" });
  expect(await db.select().from(mails)).toEqual([]);
  const askedAt = await askDeletion(context, person, "la de siempre");
  now += DAY;
  expect(await askDeletion(context, person, "la de siempre")).toBe(askedAt);
  expect(await db.select().from(mails)).toMatchObject([
    { subject: "deletion_asked", recipient: `account-${person.id}@reader.example` },
  ]);
});

test("whoever keeps the account in time loses nothing", async () => {
  const { person } = await busyExpert();
  await askDeletion(context, person, "la de siempre");
  now += 13 * DAY;
  expect(await eraseAccounts(context)).toBe(0);
  await keepAccount(context, person);
  now += 5 * DAY;
  expect(await eraseAccounts(context)).toBe(0);
  expect((await readOwnData({ db }, person)).reactions).toHaveLength(2);
});

test("mails to an address with letters beyond ASCII go with the account", async () => {
  const person = await signUp({ db, clock });
  const address = { email: "Ana@bücher.example", emailKey: "ana@xn--bcher-kva.example" };
  await db.update(credentials).set(address).where(eq(credentials.accountId, person.id));
  await askDeletion(context, person, "la de siempre");
  expect(await db.select().from(mails)).toMatchObject([{ recipient: "Ana@xn--bcher-kva.example" }]);
  now += 14 * DAY;
  expect(await eraseAccounts(context)).toBe(1);
  expect(await db.select().from(mails)).toEqual([]);
});

test("after the time of grace all goes but the words of comments, and only of that account", async () => {
  const { person, event, article, comment } = await busyExpert();
  const other = await signUp({ db, clock });
  await db
    .insert(reactions)
    .values({ accountId: other.id, action: "save", target: "article", targetId: article, createdAt: now });
  const under = { articleId: article, authorId: other.id, text: "Gracias", createdAt: now };
  await db.insert(comments).values(under);
  const answer = { eventId: event, authorId: other.id, parentId: comment, depth: 1, text: "¿Cuál?" };
  await db.insert(comments).values({ ...answer, createdAt: now });
  await askDeletion(context, person, "la de siempre");
  now += 14 * DAY;
  expect(await eraseAccounts(context)).toBe(1);
  expect(await eraseAccounts(context)).toBe(0);

  const owned = { accountId: person.id };
  for (const table of [credentials, sessions, mailTokens, reactions])
    expect(await db.select().from(table).where(eq(table.accountId, owned.accountId))).toEqual([]);
  expect(await db.select().from(mails)).toEqual([]);
  expect(await db.select().from(creatorArticles)).toEqual([]);
  expect(await db.select().from(articles).where(eq(articles.id, article))).toEqual([]);
  expect(await db.select().from(reactions)).toEqual([]);
  expect(
    (await db.select().from(comments)).map(({ text, authorId, submission }) => [text, authorId, submission]),
  ).toEqual([
    ["Falta un dato", null, null],
    ["¿Cuál?", other.id, null],
  ]);
  expect((await db.select().from(decisions)).map(({ reason }) => reason)).toEqual(["No vende"]);
  expect((await db.select().from(accounts)).map(({ id }) => id)).toEqual([other.id]);
});
