import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../db/client";
import { temporaryDatabase } from "../../db/testing";
import { signUp } from "../accounts/testing";
import { changeProfile } from "./commands";
import { readOwnProfile, readPublicProfile } from "./queries";
import { isPublicAddress } from "./rules";

const NOW = Date.UTC(2026, 10, 20, 18);
const clock = { now: () => NOW };
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await temporaryDatabase();
  db = database.db;
});
afterAll(() => database.close());

const expert = () => signUp({ db, clock }, { role: "experto" });

test("each form changes its own fields and leaves the others", async () => {
  const viewer = await expert();
  const bio = { text: "Escribo de puertos", blog: "https://blog.example/" };
  expect(await changeProfile({ db, clock }, viewer, bio)).toEqual({});
  const about = { country: "ES", studies: "Historia", interests: [1005, 1001, 1005] };
  expect(await changeProfile({ db, clock }, viewer, about)).toEqual({});
  expect(await readOwnProfile({ db }, viewer)).toMatchObject({ ...bio, ...about, interests: [1005, 1001] });
  expect(await changeProfile({ db, clock }, viewer, { blog: null, studies: null })).toEqual({});
  expect(await readOwnProfile({ db }, viewer)).toMatchObject({
    text: "Escribo de puertos",
    blog: null,
    country: "ES",
    studies: null,
  });
});

test("what is wrong is told by field, and then nothing is written", async () => {
  const viewer = await expert();
  const problems = await changeProfile({ db, clock }, viewer, {
    country: "ZZ",
    studies: "a".repeat(201),
    interests: [1],
    text: "Hola",
    photoUrl: "http://pictures.example/me.png",
    twitter: `https://twitter.example/${"a".repeat(500)}`,
  });
  expect(problems).toEqual({
    country: { code: "country_invalid" },
    studies: { code: "text_too_long", max: 200 },
    interests: { code: "interests_invalid" },
    photoUrl: { code: "link_invalid" },
    twitter: { code: "text_too_long", max: 500 },
  });
  expect((await readOwnProfile({ db }, viewer)).text).toBeNull();
});

test("a reader has no bio", async () => {
  const viewer = await signUp({ db, clock });
  const both = { country: "FR", text: "Hola" };
  await expect(changeProfile({ db, clock }, viewer, both)).rejects.toMatchObject({ code: "role_forbidden" });
  expect((await readOwnProfile({ db }, viewer)).country).toBeNull();
});

describe("an orientation", () => {
  test("is kept only with consent, and shown", async () => {
    const viewer = await expert();
    const said = { orientation: "Liberal", orientationConsent: false };
    expect(await changeProfile({ db, clock }, viewer, said)).toEqual({
      orientationConsent: { code: "orientation_consent" },
    });
    expect((await readOwnProfile({ db }, viewer)).orientation).toBeNull();
    await changeProfile({ db, clock }, viewer, { ...said, orientationConsent: true });
    expect(await readOwnProfile({ db }, viewer)).toMatchObject({
      orientation: "Liberal",
      orientationConsentAt: NOW,
    });
    expect((await readPublicProfile({ db }, viewer.id)).orientation).toBe("Liberal");
  });

  test("goes with the consent, though it is still in the form", async () => {
    const viewer = await expert();
    const said = { orientation: "Liberal", orientationConsent: true };
    await changeProfile({ db, clock }, viewer, said);
    expect(await changeProfile({ db, clock }, viewer, { ...said, orientationConsent: false })).toEqual({});
    const gone = { orientation: null, orientationConsentAt: null };
    expect(await readOwnProfile({ db }, viewer)).toMatchObject(gone);
    await changeProfile({ db, clock }, viewer, said);
    await changeProfile({ db, clock }, viewer, { orientation: null, orientationConsent: true });
    expect(await readOwnProfile({ db }, viewer)).toMatchObject(gone);
  });
});

test("others see of a reader alias and role alone; of nobody, nothing", async () => {
  const viewer = await signUp({ db, clock }, { alias: "Nuria" });
  await changeProfile({ db, clock }, viewer, { country: "ES", studies: "Derecho", interests: [1001] });
  expect(await readPublicProfile({ db }, viewer.id)).toMatchObject({
    alias: "Nuria",
    role: "lector",
    country: null,
    studies: null,
    interests: [],
  });
  await expect(readPublicProfile({ db }, 99_999)).rejects.toMatchObject({ code: "profile_not_found" });
});

test.each([
  ["https://blog.example/a?b=c#d", true],
  ["http://blog.example/", false],
  ["javascript:alert(1)", false],
  ["https://me:secret@blog.example/", false],
  ["https://localhost/", false],
  ["https://blog.example/a b", false],
  ["blog.example", false],
  ["https:blog.example", false],
])("%s as an address: %s", (address, good) => {
  expect(isPublicAddress(address)).toBe(good);
});
