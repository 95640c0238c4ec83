import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { scryptHasher } from "./scrypt";

test("a hash carries its parameters, has a salt of its own, and knows its password only", async () => {
  const [one, two] = await Promise.all([
    scryptHasher.hash("caballo grapa"),
    scryptHasher.hash("caballo grapa"),
  ]);
  expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await scryptHasher.verify("caballo grapa", one)).toBe(true);
  expect(await scryptHasher.verify("Caballo grapa", one)).toBe(false);
  expect(scryptHasher.isOutdated(one)).toBe(false);
});

test("a hash made with weaker parameters still counts, and is known to be old", async () => {
  const salt = Buffer.from("0123456789abcdef");
  const hash = scryptSync("caballo grapa", salt, 32, { N: 2 ** 12, r: 8, p: 1 });
  const old = `$scrypt$ln=12,r=8,p=1$${salt.toString("base64").replace(/=+$/, "")}$${hash.toString("base64").replace(/=+$/, "")}`;
  expect(await scryptHasher.verify("caballo grapa", old)).toBe(true);
  expect(scryptHasher.isOutdated(old)).toBe(true);
});

test("nobody's password, and what is no hash, are never right", async () => {
  expect(await scryptHasher.verify("", null)).toBe(false);
  expect(await scryptHasher.verify("nobody signs in with this", "nobody signs in with this")).toBe(false);
  expect(scryptHasher.isOutdated("nobody signs in with this")).toBe(false);
});
