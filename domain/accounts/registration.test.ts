import { expect, test } from "vitest";
import { aliasFault, aliasKey } from "./alias";
import { mailboxOf } from "./email";
import { passwordFault } from "./passwords";
import { faultsOf } from "./registration";

test.each([
  ["Ana Ruiz", "ana.ruiz"],
  ["Ana Ruiz", "Аnа Ruiz"],
  ["María", "MARIA"],
  ["Olga", "0lga"],
  ["Olga", "ｏｌｇａ"],
  ["BOB", "ВОВ"],
  ["Ida", "lda"],
  ["Straße", "STRASSE"],
  ["Мария", "МАРИЯ"],
])("%s and %s look alike", (one, other) => {
  expect(aliasKey(one)).toBe(aliasKey(other));
});

test.each([
  ["Ana Ruiz", "Ana Ruiz 2"],
  ["山田", "山本"],
  ["Clara", "Carla"],
])("%s and %s do not", (one, other) => {
  expect(aliasKey(one)).not.toBe(aliasKey(other));
});

test("an alias has 2 to 30 visible characters, however they are stored", () => {
  expect(aliasFault("é".repeat(30))).toBeNull();
  expect(aliasFault("a".repeat(31))).toBe("alias_long");
  expect(aliasFault("𠮷".repeat(30))).toBeNull();
  expect(aliasFault("né")).toBeNull();
  expect(aliasFault("\u200b".repeat(1_001))).toBe("alias_long");
});

test("the spellings of one mailbox are one, and mail goes to a domain that every server takes", () => {
  expect(mailboxOf(" Ana@Bücher.example ")).toEqual({
    email: "Ana@Bücher.example",
    key: "ana@xn--bcher-kva.example",
    address: "Ana@xn--bcher-kva.example",
  });
  expect(mailboxOf("ana@xn--bcher-kva.example")!.key).toBe(mailboxOf("ANA@BÜCHER.example")!.key);
  expect(mailboxOf("andré@reader.example")!.key).toBe(mailboxOf("andre\u0301@reader.example")!.key);
  expect(mailboxOf("ana+news@reader.example")).not.toBeNull();
});

test.each([
  "",
  "ana",
  "ana@",
  "@reader.example",
  "ana@reader",
  "a b@reader.example",
  "ana@reader.example\r\nBcc: x@y.example",
  "ana@reader.example/x",
  "ana@@reader.example",
  `${"a".repeat(250)}@reader.example`,
  "<ana@reader.example>",
])("%j is no address", (typed) => {
  expect(mailboxOf(typed)).toBeNull();
});

test("a password may be anything that is long enough and not the first to be guessed", () => {
  const own = { alias: "Ana de la Torre", email: "ana.torre.1970@reader.example" };
  expect(passwordFault("tres gatos pardos", own)).toBeNull();
  expect(passwordFault("🐈🐈🐕🐕🐎🐎🐄🐄🐖🐖", own)).toBeNull();
  expect(passwordFault("123456789", own)).toBe("password_short");
  expect(passwordFault("x".repeat(201), own)).toBe("password_long");
  expect(passwordFault("1234567890", own)).toBe("password_common");
  expect(passwordFault("CONTRASEÑA123", own)).toBe("password_common");
  expect(passwordFault("aaaaaaaaaaaa", own)).toBe("password_common");
  expect(passwordFault("ana de la torre", own)).toBe("password_personal");
  expect(passwordFault("ana.torre.1970", own)).toBe("password_personal");
  expect(passwordFault("ana.torre.1970@reader.example", own)).toBe("password_personal");
});

test("everything that is wrong is told at once", () => {
  expect(faultsOf({ email: "", password: "", alias: "" })).toEqual({
    email: "email_missing",
    password: "password_missing",
    alias: "alias_missing",
  });
  expect(faultsOf({ email: "ana@reader.example", password: "tres gatos pardos", alias: "Ana" })).toEqual({});
});
