import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { accounts, comments, decisions, mails, notices } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import type { Role } from "../accounts/rules";
import { signUp } from "../accounts/testing";
import { putEvent } from "../analysis/testing";
import { deleteComment, writeComment } from "../comments/commands";
import { commentsOn, readComment } from "../comments/queries";
import { HOUR } from "../shared/time";
import { CASES, NOTICES, openCase, openCases } from "./cases";
import { appealAsAuthor, appealAsSender, decide, sendNotice } from "./commands";
import { moderationFigures, moderationLog, noticeByReceipt } from "./queries";
import { receiptIn } from "./rules";

let now = Date.UTC(2026, 10, 22, 8);
const clock = { now: () => now };
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let event: number;
type Person = Awaited<ReturnType<typeof signUp>>;
let expert: Person;
let first: Person;
let second: Person;

beforeAll(async () => {
  database = await temporaryDatabase();
  db = database.db;
  ({ event } = await putEvent(
    { db, clock },
    ["a", "b", "c"].map((newspaper) => ({ newspaper })),
  ));
  [expert, first, second] = await Promise.all([person("experto"), person("moderador"), person("moderador")]);
});
afterAll(() => database.close());

const person = (role: Role) => signUp({ db, clock }, { role });
const comment = (who = expert) =>
  writeComment({ db, clock }, who, { target: { event }, text: "Con fuentes.", language: "es" });
const tell = (commentId: number, more: Partial<Parameters<typeof sendNotice>[1]> = {}) =>
  sendNotice(
    { db, clock },
    {
      commentId,
      rule: "insult",
      explanation: "Llama ladrón a una persona.",
      email: "",
      language: "es",
      submission: null,
      from: null,
      ...more,
    },
  );
const settle = (commentId: number, outcome: string, who: Person | null, more = {}) =>
  decide(
    { db, clock },
    who,
    {
      commentId,
      outcome,
      rule: "insult",
      reason: "Insulta a una persona con nombre.",
      language: "es",
      ...more,
    },
    ({ open }) =>
      open.notices.flatMap(({ email, receipt }) =>
        email
          ? [
              {
                key: `notice:${receipt}`,
                to: email,
                language: "es" as const,
                subject: "s",
                text: "t",
                html: "h",
              },
            ]
          : [],
      ),
  );
const outcomeOf = async (receipt: string) => (await noticeByReceipt({ db }, receipt)).standing?.outcome;

test("a notice is taken from anyone, once a sending, with a number that can be typed", async () => {
  const id = await comment();
  const submission = "one-form";
  const [one, two] = await Promise.all([tell(id, { submission }), tell(id, { submission })]);
  expect(one).toBe(two);
  expect(one).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
  expect(receiptIn(one.toLowerCase().replaceAll("-", " "))).toBe(one);
  expect((await noticeByReceipt({ db }, one)).standing).toBeNull();
});

test.each([
  ["no rule", { rule: "opinion" }, "rule_missing"],
  ["no explanation", { explanation: "   " }, "explanation_invalid"],
  ["an address that is none", { email: "x@y" }, "address_invalid"],
])("a notice with %s is refused", async (_, more, code) => {
  await expect(tell(await comment(), more)).rejects.toMatchObject({ kind: "invalid", code });
});

test("a decision hides a comment, tells who asked to be told, and forgets their address", async () => {
  const id = await comment();
  const receipt = await tell(id, { email: "ana@reader.example" });
  await settle(id, "hidden", first);
  expect(await outcomeOf(receipt)).toBe("hidden");
  expect((await readComment({ db }, id)).hiddenAt).toBe(now);
  const [row] = await db.select().from(notices).where(eq(notices.receipt, receipt));
  expect(row).toMatchObject({ state: "decided", email: null });
  const [mail] = await db
    .select()
    .from(mails)
    .where(eq(mails.key, `notice:${receipt}`));
  expect(mail?.recipient).toBe("ana@reader.example");
  const thread = (await commentsOn({ db }, { event })).find((one) => one.id === id);
  expect(thread?.decisionId).toBe((await noticeByReceipt({ db }, receipt)).standing?.id);
});

test("only moderators decide, not about themselves, with a rule and a reason, once", async () => {
  const id = await comment();
  await tell(id);
  await expect(settle(id, "kept", null)).rejects.toMatchObject({ kind: "unauthorized" });
  await expect(settle(id, "kept", expert)).rejects.toMatchObject({ code: "role_forbidden" });
  await expect(settle(id, "kept", first, { reason: "Porque sí." })).rejects.toMatchObject({
    code: "reason_invalid",
  });
  await expect(settle(id, "kept", first, { rule: "viewpoint" })).rejects.toMatchObject({
    code: "rule_missing",
  });
  await expect(settle(id, "restored", first)).rejects.toMatchObject({ code: "outcome_invalid" });
  const done = await Promise.allSettled([settle(id, "kept", first), settle(id, "hidden", second)]);
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(settle(id, "kept", first)).rejects.toMatchObject({ code: "case_closed" });

  await db.update(accounts).set({ role: "moderador" }).where(eq(accounts.id, expert.id));
  const own = await comment();
  await tell(own);
  await expect(settle(own, "kept", { ...expert, role: "moderador" })).rejects.toMatchObject({
    code: "moderation_own",
  });
  await db.update(accounts).set({ role: "experto" }).where(eq(accounts.id, expert.id));
});

test("of two who decide at the same time, only the one who does has anybody written to", async () => {
  for (let round = 0; round < 6; round++) {
    const id = await comment();
    const receipt = await tell(id);
    const say = (outcome: string, who: Person) =>
      decide(
        { db, clock },
        who,
        {
          commentId: id,
          outcome,
          rule: "insult",
          reason: "Insulta a una persona con nombre.",
          language: "es",
        },
        () => [
          { key: `${outcome}:${id}`, to: "a@b.example", language: "es", subject: "s", text: "t", html: "h" },
        ],
      );
    await Promise.allSettled([say("kept", first), say("hidden", second)]);
    const put = await db
      .select({ key: mails.key })
      .from(mails)
      .where(like(mails.key, `%:${id}`));
    expect(put).toEqual([{ key: `${await outcomeOf(receipt)}:${id}` }]);
  }
});

test("an author appeals once, and somebody else decides", async () => {
  const id = await comment();
  const receipt = await tell(id);
  await settle(id, "hidden", first);
  const appeal = (who = expert) =>
    appealAsAuthor({ db, clock }, who, { commentId: id, text: "Es una crítica con pruebas." });
  await expect(appeal(second)).rejects.toMatchObject({ code: "comment_not_yours" });
  await appeal();
  await expect(appeal()).rejects.toMatchObject({ code: "appeal_forbidden" });
  await expect(settle(id, "restored", first)).rejects.toMatchObject({ code: "moderation_same" });
  await settle(id, "restored", second);
  expect((await readComment({ db }, id)).hiddenAt).toBeNull();
  expect(await outcomeOf(receipt)).toBe("restored");

  const object = () => appealAsSender({ db, clock }, { receipt, text: "Sigue siendo un insulto." });
  await object();
  await expect(object()).rejects.toMatchObject({ code: "appeal_forbidden" });
  await expect(settle(id, "hidden", second)).rejects.toMatchObject({ code: "moderation_same" });
  await settle(id, "hidden", first);
  await expect(appeal()).rejects.toMatchObject({ code: "appeal_forbidden" });
  const { entries } = await moderationLog({ db });
  expect(
    entries.slice(0, 3).map(({ outcome, onAppealOf, appeal: left }) => [outcome, onAppealOf, left]),
  ).toEqual([
    ["hidden", "sender", "none"],
    ["restored", "author", "decided"],
    ["hidden", null, "decided"],
  ]);
});

test("an administrator who is alone decides the appeal too, and the log says so", async () => {
  const alone = await person("administrador");
  const id = await comment();
  await tell(id);
  await settle(id, "hidden", alone);
  await appealAsAuthor({ db, clock }, expert, { commentId: id, text: "Es una crítica con pruebas." });
  await expect(settle(id, "restored", alone)).rejects.toMatchObject({ code: "moderation_same" });
  const others = [first.id, second.id];
  for (const one of others) await db.update(accounts).set({ role: "lector" }).where(eq(accounts.id, one));
  await settle(id, "restored", alone);
  for (const one of others) await db.update(accounts).set({ role: "moderador" }).where(eq(accounts.id, one));
  expect((await moderationLog({ db })).entries[0]).toMatchObject({ outcome: "restored", bySame: true });
});

test("what waits longest comes first; what its author deleted waits no more", async () => {
  await db.update(notices).set({ state: "decided" });
  const [old, young, gone] = [await comment(), await comment(), await comment()];
  await tell(old);
  now += HOUR;
  await tell(young);
  const receipt = await tell(gone, { email: "ana@reader.example" });
  now += HOUR;
  await tell(old, { rule: "spam" });
  await deleteComment({ db, clock }, expert, gone);
  const { cases } = await openCases({ db });
  expect(cases.map(({ id, notices: told }) => [id, told.length])).toEqual([
    [old, 2],
    [young, 1],
  ]);
  expect(await noticeByReceipt({ db }, receipt)).toMatchObject({ withdrawn: true, standing: null });
  expect(await db.$count(notices, eq(notices.email, "ana@reader.example"))).toBe(0);
});

test("what waits comes page by page, nothing twice and nothing left out, of each the first notices", async () => {
  await db.update(notices).set({ state: "decided" });
  const appealed = await comment();
  await tell(appealed);
  await settle(appealed, "hidden", first);
  const told = await db
    .insert(comments)
    .values(
      Array.from({ length: CASES + 3 }, () => ({ eventId: event, text: "Con fuentes.", createdAt: now })),
    )
    .returning({ id: comments.id });
  const ids = told.map(({ id }) => id);
  const notice = (commentId: number, n = 0) => ({
    commentId,
    receipt: `${commentId}-${n}`,
    rule: "spam" as const,
    explanation: "Lo mismo otra vez.",
    language: "es",
    // Two of them wait since the same moment.
    createdAt: now + Math.floor(ids.indexOf(commentId) / 2),
  });
  await db.insert(notices).values(ids.map((id) => notice(id)));
  const often = ids[1]!;
  await db.insert(notices).values(Array.from({ length: NOTICES + 1 }, (_, n) => notice(often, n + 1)));
  now += HOUR;
  await appealAsAuthor({ db, clock }, expert, { commentId: appealed, text: "Es una crítica con pruebas." });

  const one = await openCases({ db });
  expect(one.cases.map(({ id }) => id)).toEqual(ids.slice(0, CASES));
  const many = one.cases.find(({ id }) => id === often)!;
  expect([many.notices.length, many.noticeCount]).toEqual([NOTICES, NOTICES + 2]);
  expect((await openCase({ db }, often)).notices).toHaveLength(NOTICES + 2);
  const two = await openCases({ db }, one.next);
  expect(two.cases.map(({ id }) => id)).toEqual([...ids.slice(CASES), appealed]);
  expect(two.cases.at(-1)).toMatchObject({ notices: [], noticeCount: 0, appeal: { side: "author" } });
  expect(two.next).toBeNull();
});

test("the log goes on behind a decision and names nobody; figures count all of it", async () => {
  const all = (await moderationLog({ db })).entries;
  const rest = await moderationLog({ db }, { before: all[0]!.id });
  expect(rest.entries).toEqual(all.slice(1));
  expect(JSON.stringify(all)).not.toContain("Con fuentes");
  const figures = await moderationFigures({ db });
  expect(figures.decisions).toBe(await db.$count(decisions));
  expect(figures.kept + figures.hidden + figures.restored).toBe(figures.decisions);
  expect(figures.medianTime).not.toBeNull();
});

test("one address tells of ten in an hour", async () => {
  const id = await comment();
  for (let n = 0; n < 10; n++) await tell(id, { from: "192.0.2.7" });
  await expect(tell(id, { from: "192.0.2.7" })).rejects.toMatchObject({ kind: "too_many" });
  await tell(id, { from: "192.0.2.8" });
});
