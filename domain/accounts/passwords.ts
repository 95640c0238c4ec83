import { mailboxOf } from "./email";

/** Turns passwords into what is stored of them, slowly. */
export interface PasswordHasher {
  /** The hash with its parameters and salt in it. */
  hash(password: string): Promise<string>;
  /** Whether a password is the one of a stored hash. Costs the same for null: nobody has that account. */
  verify(password: string, stored: string | null): Promise<boolean>;
  /** Whether a stored hash was made with weaker parameters than today's. */
  isOutdated(stored: string): boolean;
}

export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

export type PasswordFault =
  | "password_missing"
  | "password_short"
  | "password_long"
  | "password_common"
  | "password_personal";

/** The commonest passwords of four languages that are long enough. */
const COMMON = new Set(
  `1234567890 12345678910 123456789a 0123456789 0987654321 9876543210 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc
  q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop qwerty1234 qwerty12345 qwerty123456 qwertzuiop asdfghjkl1 asdfghjklñ
  azertyuiop azerty1234 azerty12345 zxcvbnm123 password12 password123 password1234 password12345 passw0rd123
  contraseña contraseña1 contraseña123 contrasena contrasena1 contrasena123 motdepasse motdepasse1
  motdepasse123 passwort12 passwort123 passwort1234 iloveyou12 iloveyou123 teamo12345 tequiero123 tequieromucho
  jetaime123 ichliebedich ichliebedich1 letmein123 welcome123 welcome1234 bienvenido bienvenido1 bienvenida
  willkommen willkommen1 administrador administrator admin12345 admin123456 princess123 princesa123 football123
  futbol12345 superman123 barcelona1 barcelona10 realmadrid realmadrid1 realmadrid10 manchester1 abcd123456
  abcdefghij abcdefghijk abc1234567 abc123456789 a123456789 aa12345678 sonnenschein sonnenschein1 schatz1234
  hallo12345 hallo123456 bonjour123 soleil1234 doudou1234 changeme123 trustno1trustno1 michael1234`.split(
    /\s+/,
  ),
);

/** The password as it is hashed: the same whichever keyboard composed its letters. */
export const tidyPassword = (typed: string): string => typed.normalize("NFKC");

/** What keeps a password from being taken; null when nothing does. Any characters may stand in it. */
export function passwordFault(
  typed: string,
  { alias, email }: { alias: string; email: string },
): PasswordFault | null {
  const password = tidyPassword(typed);
  const length = [...password].length;
  if (length === 0) return "password_missing";
  if (length < SHORTEST_PASSWORD) return "password_short";
  if (length > LONGEST_PASSWORD) return "password_long";
  const plain = password.toLowerCase();
  if (COMMON.has(plain) || new Set(plain).size < 3) return "password_common";
  const mailbox = mailboxOf(email);
  const own = [alias, email, mailbox?.email, mailbox?.email.split("@")[0], `${alias}${alias}`];
  return own.some((text) => text?.normalize("NFKC").trim().toLowerCase() === plain.trim())
    ? "password_personal"
    : null;
}
