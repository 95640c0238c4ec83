import { MICROPAY_CLOSED_FOR, PAY_PER_VIEW_CLOSED_FOR, PAY_PER_VIEW_FROM } from "../money/policy";

/** Who reads, as far as the openness of articles is concerned. */
export interface Reader {
  /** account id */
  id: number;
}

interface Terms {
  authorId: number;
  /** Cents; 0 = free. */
  priceCents: number;
  /** ms UTC; null before the first publication */
  firstPublishedAt: number | null;
}

/** When an article is free for everyone (ms UTC): null when it has no such day, being free anyway or unpublished. */
export function opensAt({ priceCents, firstPublishedAt }: Omit<Terms, "authorId">): number | null {
  if (priceCents === 0 || firstPublishedAt === null) return null;
  return firstPublishedAt + (priceCents < PAY_PER_VIEW_FROM ? MICROPAY_CLOSED_FOR : PAY_PER_VIEW_CLOSED_FOR);
}

/** Whether an article's body is open to everyone at `now` (ms UTC). */
export function isOpen(terms: Omit<Terms, "authorId">, now: number): boolean {
  const at = opensAt(terms);
  return terms.priceCents === 0 || (at !== null && at <= now);
}

/** Whether this reader may have the body: its author always, everyone else when it is open. */
export const readableBy = (terms: Terms, reader: Reader | null, now: number): boolean =>
  reader?.id === terms.authorId || isOpen(terms, now);

/** Whether this reader may know that the article exists: a draft is its author's alone. */
export const visibleTo = (
  { authorId, state }: { authorId: number; state: "borrador" | "publicado" },
  reader: Reader | null,
): boolean => state === "publicado" || reader?.id === authorId;

/** Whether a text may be an article's slug. Digits alone are none: they would stand where another article's id leads. */
export const isSlug = (text: string): boolean => text.trim() !== "" && !/^\d+$/.test(text);
