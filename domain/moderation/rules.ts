import { isBlank } from "../comments/rules";
import { DomainError } from "../shared/errors";
import { plain } from "../shared/text";

/** What a comment can break. A viewpoint is not among them. */
export const RULES = ["illegal", "threat", "insult", "personal_data", "impersonation", "spam"] as const;

export type Rule = (typeof RULES)[number];

/** What a decision can say; `restored` brings back what an earlier one hid. */
export const OUTCOMES = ["kept", "hidden", "restored"] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Who disagrees with a decision: the comment's author, or whoever sent the notice. */
export type Side = "author" | "sender";

/** Shorter reasons explain nothing; longer ones nobody reads (characters). */
export const REASON_LENGTH = { least: 20, most: 1_000 };
/** What somebody tells us of a comment, or of a decision (characters). */
export const TOLD_LENGTH = { least: 10, most: 2_000 };

/** A text within its bounds. Throws `code` with what bounds it. */
function within(typed: string, { least, most }: { least: number; most: number }, code: string): string {
  const text = plain(typed);
  const length = [...text].length;
  if (isBlank(text) || length < least || length > most)
    throw new DomainError("invalid", code, { least, most });
  return text;
}

/** The reason of a decision. Throws `reason_invalid`. */
export const checkReason = (typed: string): string => within(typed, REASON_LENGTH, "reason_invalid");

/** The explanation of a notice. Throws `explanation_invalid`. */
export const checkExplanation = (typed: string): string => within(typed, TOLD_LENGTH, "explanation_invalid");

/** The text of an appeal. Throws `appeal_text_invalid`. */
export const checkAppeal = (typed: string): string => within(typed, TOLD_LENGTH, "appeal_text_invalid");

/** Throws `rule_missing` for what is none of the rules. */
export function checkRule(told: string): Rule {
  const rule = RULES.find((one) => one === told);
  if (!rule) throw new DomainError("invalid", "rule_missing");
  return rule;
}

/** An address to answer to; null where none was given. Throws `address_invalid`. */
export function checkEmail(typed: string): string | null {
  const email = typed.trim();
  if (email === "") return null;
  if (
    email.length > 254 ||
    /\p{C}/u.test(email) ||
    !/^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;]+$/.test(email)
  )
    throw new DomainError("invalid", "address_invalid");
  return email;
}

/** What can be decided of a comment as it stands. */
export const outcomesFor = (hidden: boolean): readonly [Outcome, Outcome] =>
  hidden ? ["hidden", "restored"] : ["kept", "hidden"];

/**
 * Whether a side can disagree with the decision that stands: it went against it, and it has not appealed before.
 * @param appealed the sides that have appealed since the first decision of the case
 */
export const mayAppeal = (
  { outcome, appealed }: { outcome: Outcome; appealed: readonly Side[] },
  side: Side,
): boolean => (outcome === "hidden" ? "author" : "sender") === side && !appealed.includes(side);

/** Without letters and digits that are taken for each other. */
const RECEIPT_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number to follow a notice by: 80 random bits in four groups, "7KQM-2XWA-9PLC-D4RT". */
export function newReceipt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const letters = [...bytes].map((byte) => RECEIPT_LETTERS[byte & 31]).join("");
  return letters.match(/.{4}/g)!.join("-");
}

/** A receipt as it is stored, however it was typed; null for what cannot be one. */
export function receiptIn(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return letters.length === 16 ? letters.match(/.{4}/g)!.join("-") : null;
}
