/** The product's name as articles carry it. */
export const PRODUCT = "Poliedro";

/** What an article says of where it comes from, as it is stored, sent or received. */
export interface Origin {
  type?: string | null;
  newspaperName?: string | null;
  origin?: string | null;
}

/** Whether an article is one of our creators': any of the three names the product, in any letter case. */
export function isOurs({ type, newspaperName, origin }: Origin): boolean {
  return [type, newspaperName, origin].some((name) => name?.trim().toLowerCase() === PRODUCT.toLowerCase());
}
