import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { PasswordHasher } from "../../domain/accounts/passwords";

/** 32 MiB and about a tenth of a second a password. */
const TODAY = { ln: 15, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

type Parameters = typeof TODAY;

interface Stored extends Parameters {
  salt: Buffer;
  hash: Buffer;
}

/** "$scrypt$ln=15,r=8,p=1$<salt>$<hash>", base64 without padding. */
const FORM = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

/** Passwords by scrypt (RFC 7914). */
export const scryptHasher: PasswordHasher = {
  async hash(password) {
    const salt = randomBytes(SALT_BYTES);
    const hash = await derive(password, salt, TODAY, HASH_BYTES);
    const { ln, r, p } = TODAY;
    return `$scrypt$ln=${ln},r=${r},p=${p}$${text(salt)}$${text(hash)}`;
  },
  async verify(password, stored) {
    const known = read(stored);
    const { salt, hash, ...parameters } = known ?? NOBODY;
    const derived = await derive(password, salt, parameters, hash.length);
    return timingSafeEqual(derived, hash) && known !== null;
  },
  isOutdated(stored) {
    const known = read(stored);
    return known !== null && (known.ln < TODAY.ln || known.r < TODAY.r || known.p < TODAY.p);
  },
};

/** What a password is compared with where there is no account. */
const NOBODY: Stored = { ...TODAY, salt: Buffer.alloc(SALT_BYTES, 7), hash: Buffer.alloc(HASH_BYTES) };

function read(stored: string | null): Stored | null {
  const found = FORM.exec(stored ?? "");
  if (!found) return null;
  const [ln, r, p] = found.slice(1, 4).map(Number) as [number, number, number];
  return { ln, r, p, salt: Buffer.from(found[4]!, "base64"), hash: Buffer.from(found[5]!, "base64") };
}

const text = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

function derive(password: string, salt: Buffer, { ln, r, p }: Parameters, length: number): Promise<Buffer> {
  const N = 2 ** ln;
  const options: ScryptOptions = { N, r, p, maxmem: 128 * (N + p + 1) * r + 1024 };
  return new Promise((resolve, reject) =>
    scrypt(password, salt, length, options, (error, hash) => (error ? reject(error) : resolve(hash))),
  );
}
