import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { accounts, credentials, mails, mailTokens, sessions } from "../../db/schema";
import { temporaryDatabase } from "../../db/testing";
import { DAY, HOUR, MINUTE } from "../shared/time";
import { askPasswordReset, changePassword, resetOf, resetPassword } from "./changing-password";
import { endSessionsOf, setRole } from "./commands";
import type { AccountsContext } from "./context";
import type { Letter } from "./letters";
import { askConfirmation, askEmailChange, confirmationOf, confirmEmail } from "./mailbox";
import { listAccounts } from "./queries";
import {
  endOtherSessions,
  endSessionById,
  forgetSessions,
  listSessions,
  SESSION_ENDS,
  viewerOf,
} from "./sessions";
import { logIn, logOut, register } from "./signing-in";

const NOON = Date.UTC(2026, 10, 22, 12);
let now = NOON;
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
let context: AccountsContext;
let written: (Letter & { to: string })[];

beforeEach(async () => {
  now = NOON;
  written = [];
  database = await temporaryDatabase();
  db = database.db;
  context = {
    db,
    clock: { now: () => now },
    // As slow as a test can bear.
    passwords: {
      hash: async (password) => `new ${password}`,
      verify: async (password, stored) => stored?.split(" ").slice(1).join(" ") === password,
      isOutdated: (stored) => stored.startsWith("old"),
    },
    letters: {
      async write(letter, { alias }) {
        written.push({ ...letter, to: alias });
        return { subject: letter.kind, text: letter.kind, html: letter.kind };
      },
    },
  };
});
afterEach(() => database.close());

const EMAIL = "ana@reader.example";
const PASSWORD = "tres gatos pardos";
const from = { address: "203.0.113.7", device: "Firefox, Linux", replaces: null };
const join = (email = EMAIL, alias = "Ana") =>
  register(context, { email, password: PASSWORD, alias }, { ...from, language: "es" });
const enter = (password = PASSWORD, email = EMAIL) => logIn(context, { email, password }, from);
const viewer = async (token: string) => (await viewerOf(context, token))!;
const lastToken = () => written.filter((letter) => "token" in letter).at(-1)! as Letter & { token: string };
const outbox = async () =>
  (await db.select().from(mails)).map(({ recipient, subject }) => `${subject} ${recipient}`);

describe("an address", () => {
  test("is confirmed by its link, once, within three days; looking at the link spends nothing", async () => {
    const { token } = await join();
    const link = lastToken().token;
    const shown = { purpose: "confirm_email", email: EMAIL };
    expect(await confirmationOf(context, link)).toEqual({ ...shown, isDone: false });
    expect((await viewer(token)).emailConfirmed).toBe(false);
    expect(await confirmEmail(context, link)).toBe("confirm_email");
    expect((await viewer(token)).emailConfirmed).toBe(true);
    expect(await confirmationOf(context, link)).toEqual({ ...shown, isDone: true });
    expect(JSON.stringify(await db.select().from(mailTokens))).not.toContain(link);
  });

  test.each([
    ["spam.com", "spam. com"],
    ["www.spam.example", "www. spam. example"],
    ["Ana M. Ruiz", "Ana M. Ruiz"],
  ])("is greeted as %s without the address of a site", async (alias, greeted) => {
    await join(EMAIL, alias);
    expect(written.map(({ to }) => to)).toEqual([greeted]);
  });

  test("whose button is pressed twice is confirmed once, and both are told so", async () => {
    await join();
    const link = lastToken().token;
    const both = await Promise.all([confirmEmail(context, link), confirmEmail(context, link)]);
    expect(both).toEqual(["confirm_email", "confirm_email"]);
    const confirmedAt = async () => (await db.select().from(credentials)).map((row) => row.emailConfirmedAt);
    const before = await confirmedAt();
    now += MINUTE;
    expect(await confirmEmail(context, link)).toBe("confirm_email");
    expect(before).toEqual([now - MINUTE]);
    expect(await confirmedAt()).toEqual(before);
  });

  test("that has gone again is not told as confirmed by the link that once did it", async () => {
    const { token } = await join();
    const old = lastToken().token;
    await confirmEmail(context, old);
    const asked = { email: "new@reader.example", password: PASSWORD, address: "x" };
    await askEmailChange(context, await viewer(token), asked);
    const link = lastToken().token;
    expect(await confirmEmail(context, link)).toBe("change_email");
    expect(await confirmEmail(context, link)).toBe("change_email");
    await expect(confirmEmail(context, old)).rejects.toMatchObject({ code: "link_expired" });
    await expect(confirmationOf(context, old)).rejects.toMatchObject({ code: "link_expired" });
    await enter(PASSWORD, "new@reader.example");
  });

  test("is not confirmed by a link that is over; another one can be asked for", async () => {
    const { token } = await join();
    now += 3 * DAY + MINUTE;
    await expect(confirmEmail(context, lastToken().token)).rejects.toMatchObject({ code: "link_expired" });
    await askConfirmation(context, await viewer(token), from);
    await confirmEmail(context, lastToken().token);
    await askConfirmation(context, await viewer(token), from);
    expect(await outbox()).toEqual([`confirm_email ${EMAIL}`, `confirm_email ${EMAIL}`]);
  });

  test("is changed by the new one's link, and the old one is told", async () => {
    const { token } = await join();
    const ask = (email: string, password = PASSWORD) =>
      viewer(token).then((who) => askEmailChange(context, who, { email, password, address: from.address }));
    await expect(ask("new@reader.example", "wrong")).rejects.toMatchObject({ code: "password_wrong" });
    await expect(ask(EMAIL)).rejects.toMatchObject({ code: "email_same" });
    await ask("first@reader.example");
    const first = lastToken().token;
    await ask("New@reader.example");
    expect((await outbox()).slice(-2)).toEqual([
      "change_email New@reader.example",
      `email_changing ${EMAIL}`,
    ]);
    await enter();
    await confirmEmail(context, lastToken().token);
    await expect(confirmEmail(context, first)).rejects.toMatchObject({ code: "link_expired" });
    await expect(enter()).rejects.toMatchObject({ code: "credentials_wrong" });
    await enter(PASSWORD, "new@reader.example");
  });

  test("once changed, ends the links for a new password in the old mailbox", async () => {
    const { token } = await join();
    await askPasswordReset(context, { email: EMAIL, address: "x" });
    const old = lastToken().token;
    const asked = { email: "new@reader.example", password: PASSWORD, address: "x" };
    await askEmailChange(context, await viewer(token), asked);
    await confirmEmail(context, lastToken().token);
    await expect(
      resetPassword(context, { token: old, password: "cuatro gatos pardos" }),
    ).rejects.toMatchObject({ code: "link_expired" });
  });

  test("of another account is not taken over, and whoever asks does not learn of it", async () => {
    await join("other@reader.example", "Otra");
    const { token } = await join();
    const who = await viewer(token);
    await askEmailChange(context, who, { email: "other@reader.example", password: PASSWORD, address: "x" });
    expect((await outbox()).slice(-2)).toEqual([
      `email_changing ${EMAIL}`,
      "address_taken other@reader.example",
    ]);
    await askEmailChange(context, who, { email: "late@reader.example", password: PASSWORD, address: "x" });
    await join("late@reader.example", "Tarde");
    const link = written.findLast(({ kind }) => kind === "change_email") as { token: string };
    await expect(confirmEmail(context, link.token)).rejects.toMatchObject({ code: "email_in_use" });
  });
});

describe("a password", () => {
  test("is set anew by a link: once, within an hour; every session ends", async () => {
    const { token } = await join();
    await askPasswordReset(context, { email: "nobody@reader.example", address: "x" });
    expect(await outbox()).toHaveLength(1);
    await askPasswordReset(context, { email: EMAIL, address: "x" });
    const link = lastToken().token;
    await expect(resetPassword(context, { token: link, password: "corta" })).rejects.toMatchObject({
      code: "password_short",
    });
    await resetPassword(context, { token: link, password: "cuatro gatos pardos" });
    expect(await viewerOf(context, token)).toBeNull();
    await expect(enter()).rejects.toMatchObject({ code: "credentials_wrong" });
    expect((await viewer((await enter("cuatro gatos pardos")).token)).emailConfirmed).toBe(true);
    await expect(resetPassword(context, { token: link, password: PASSWORD })).rejects.toMatchObject({
      code: "link_expired",
    });
    await expect(resetOf(context, link)).rejects.toMatchObject({ code: "link_expired" });
    await askPasswordReset(context, { email: EMAIL, address: "x" });
    now += HOUR + MINUTE;
    await expect(
      resetPassword(context, { token: lastToken().token, password: PASSWORD }),
    ).rejects.toMatchObject({ code: "link_expired" });
  });

  test("that is sent twice is set once; guessing what a spent link has set is stopped", async () => {
    await join();
    await askPasswordReset(context, { email: EMAIL, address: "x" });
    const set = { token: lastToken().token, password: "cuatro gatos pardos" };
    await Promise.all([resetPassword(context, set), resetPassword(context, set)]);
    const { token } = await enter(set.password);
    await resetPassword(context, set);
    expect(await viewerOf(context, token)).not.toBeNull();
    expect((await outbox()).filter((mail) => mail.startsWith("password_changed"))).toHaveLength(1);
    const guesses = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => resetPassword(context, { ...set, password: `guess ${i}` })),
    );
    expect(guesses.every((guess) => guess.status === "rejected")).toBe(true);
    await expect(resetPassword(context, set)).rejects.toMatchObject({ code: "too_many" });
  });

  test("is not set by a link for something else", async () => {
    await join();
    await expect(
      resetPassword(context, { token: lastToken().token, password: "cuatro gatos pardos" }),
    ).rejects.toMatchObject({ code: "link_expired" });
  });

  test("is changed by who knows the current one; the other sessions end", async () => {
    const { token } = await join();
    const other = (await enter()).token;
    const change = async (current: string) =>
      changePassword(context, await viewer(token), { current, password: "cuatro gatos pardos" });
    await expect(change("")).rejects.toMatchObject({ code: "password_asked" });
    await expect(change("wrong")).rejects.toMatchObject({ code: "password_wrong" });
    await change(PASSWORD);
    expect(await viewerOf(context, other)).toBeNull();
    expect(await viewerOf(context, token)).not.toBeNull();
    expect((await outbox()).at(-1)).toBe(`password_changed ${EMAIL}`);
  });

  test("that is new leaves no other address to whoever knew the old one", async () => {
    const { token } = await join();
    const asked = { email: "thief@reader.example", password: PASSWORD, address: "x" };
    await askEmailChange(context, await viewer(token), asked);
    const first = lastToken().token;
    await askPasswordReset(context, { email: EMAIL, address: "x" });
    await resetPassword(context, { token: lastToken().token, password: "cuatro gatos pardos" });
    await expect(confirmEmail(context, first)).rejects.toMatchObject({ code: "link_expired" });
    const again = await viewer((await enter("cuatro gatos pardos")).token);
    await askEmailChange(context, again, { ...asked, password: "cuatro gatos pardos" });
    await changePassword(context, again, { current: "cuatro gatos pardos", password: PASSWORD });
    await expect(confirmEmail(context, lastToken().token)).rejects.toMatchObject({ code: "link_expired" });
  });

  test("that is changed while somebody uses the old one opens and changes nothing", async () => {
    const thief = await viewer((await join()).token);
    const verify = async () => {
      await db.update(credentials).set({ passwordHash: "new cuatro gatos pardos" });
      return true;
    };
    const slow = { ...context, passwords: { ...context.passwords, verify, isOutdated: () => true } };
    await db.delete(sessions);
    await expect(logIn(slow, { email: EMAIL, password: PASSWORD }, from)).rejects.toMatchObject({
      code: "credentials_wrong",
    });
    expect(await db.select().from(sessions)).toEqual([]);
    await db.update(credentials).set({ passwordHash: `new ${PASSWORD}` });
    const wanted = { current: PASSWORD, password: "cinco gatos pardos" };
    await expect(changePassword(slow, thief, wanted)).rejects.toMatchObject({ code: "password_wrong" });
    await enter("cuatro gatos pardos");
  });

  test("that was hashed with weaker parameters is hashed anew at the next login", async () => {
    await join();
    await db.update(credentials).set({ passwordHash: `old ${PASSWORD}` });
    await enter();
    expect((await db.select().from(credentials))[0]!.passwordHash).toBe(`new ${PASSWORD}`);
  });
});

describe("a session", () => {
  test("lasts thirty days after its last use, and a year at most", async () => {
    const { token } = await join();
    for (; now < NOON + SESSION_ENDS - DAY; now += 20 * DAY)
      expect(await viewerOf(context, token)).not.toBeNull();
    now = NOON + SESSION_ENDS;
    expect(await viewerOf(context, token)).toBeNull();
    await forgetSessions(context);
    expect(await db.select().from(sessions)).toEqual([]);
    const idle = (await enter()).token;
    now += 31 * DAY;
    expect(await viewerOf(context, idle)).toBeNull();
  });

  test("is listed for its owner, who ends it, and nobody else's", async () => {
    const mine = (await join()).token;
    const theirs = await viewer((await join("other@reader.example", "Otra")).token);
    now += HOUR;
    const second = (await enter()).token;
    const me = await viewer(mine);
    const list = await listSessions(context, me);
    expect(list).toMatchObject([
      { current: true, device: "Firefox, Linux" },
      { current: false, createdAt: now },
    ]);
    await expect(endSessionById(context, theirs, list[1]!.id)).rejects.toMatchObject({
      code: "session_not_found",
    });
    await endSessionById(context, me, list[1]!.id);
    expect(await viewerOf(context, second)).toBeNull();
    await enter();
    await endOtherSessions(context, me);
    expect(await listSessions(context, me)).toHaveLength(1);
    await logOut(context, mine);
    expect(await viewerOf(context, mine)).toBeNull();
    expect(await listSessions(context, theirs)).toHaveLength(1);
  });
});

test("an operator gives roles and ends sessions, by alias or address", async () => {
  const { token } = await join();
  expect(await setRole(context, "ANA@reader.example", "moderador")).toEqual({
    alias: "Ana",
    role: "moderador",
  });
  expect((await viewer(token)).role).toBe("moderador");
  await expect(setRole(context, "Ana", "rey")).rejects.toMatchObject({ code: "role_invalid" });
  await expect(setRole(context, "Nadie", "lector")).rejects.toMatchObject({ code: "account_not_found" });
  expect(await listAccounts(context)).toMatchObject([
    { alias: "Ana", role: "moderador", email: EMAIL, sessions: 1 },
  ]);
  expect(await endSessionsOf(context, "ana")).toEqual({ alias: "Ana", ended: 1 });
  expect(await viewerOf(context, token)).toBeNull();
});

test("a profile that becomes public with a role shows no orientation that was to be kept only", async () => {
  await join();
  const agreed = { orientation: "liberal", orientationConsentAt: NOON };
  const told = async () => (await db.select().from(accounts))[0];
  await db.update(accounts).set(agreed);
  await setRole(context, "Ana", "moderador");
  expect(await told()).toMatchObject(agreed);
  await setRole(context, "Ana", "investigador");
  expect(await told()).toMatchObject({ orientation: null, orientationConsentAt: null });
  await db.update(accounts).set(agreed);
  await setRole(context, "Ana", "experto");
  expect(await told()).toMatchObject(agreed);
});

test("a flood from one address keeps no owner elsewhere from signing in or from a letter", async () => {
  await join();
  for (let i = 0; i < 70; i++)
    await logIn(context, { email: EMAIL, password: "wrong" }, { ...from, address: "x" }).catch(() => {});
  await enter();
  for (let i = 0; i < 20; i++)
    await askPasswordReset(context, { email: `${i}@reader.example`, address: "x" });
  for (let i = 0; i < 5; i++)
    await expect(askPasswordReset(context, { email: EMAIL, address: "x" })).rejects.toMatchObject({
      code: "too_many",
    });
  await askPasswordReset(context, { email: EMAIL, address: from.address });
  expect(written.at(-1)).toMatchObject({ kind: "reset_password" });
});

test("guessing from many places stops nobody but who guesses, until it is a flood", async () => {
  await join();
  for (let i = 0; i < 40; i++)
    await expect(
      logIn(context, { email: EMAIL, password: "wrong" }, { ...from, address: `198.51.100.${i}` }),
    ).rejects.toMatchObject({ code: "credentials_wrong" });
  await enter();
});
