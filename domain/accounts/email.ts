import { z } from "zod";

const LONGEST = 254;
const ascii = z.email();

export interface Mailbox {
  /** As typed, without space around it. */
  email: string;
  /** What the spellings of one mailbox have in common: case and the two forms of an international domain. */
  key: string;
  /** Where mail is sent: the domain in the form that every server takes. */
  address: string;
}

/** The mailbox that an address names; null for what is no address. Letters of any script may stand on both sides. */
export function mailboxOf(typed: string): Mailbox | null {
  const email = typed.trim().normalize("NFC");
  const at = email.lastIndexOf("@");
  const local = email.slice(0, Math.max(at, 0));
  const domain = domainOf(email.slice(at + 1));
  const plain = local.replace(/[^\x00-\x7f]/g, (char) => (/[\p{L}\p{M}\p{N}]/u.test(char) ? "a" : " "));
  if (!domain || email.length > LONGEST || !ascii.safeParse(`${plain}@${domain}`).success) return null;
  return { email, key: `${local.toLowerCase()}@${domain}`, address: `${local}@${domain}` };
}

/** A domain in ASCII; null for what an address cannot end in. */
function domainOf(text: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return null;
  try {
    return new URL(`http://${text}`).hostname;
  } catch {
    return null;
  }
}
