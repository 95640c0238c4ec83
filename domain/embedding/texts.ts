/** Characters of headline and lead that are embedded: what says which event it is stands first. */
const MOST_HEADLINE = 300;
export const MOST_LEAD = 500;

/** What of an article is embedded: headline and lead, bounded, white space evened out; "" when it has neither. */
export function textOf({ headline, lead }: { headline: string; lead: string }): string {
  const parts = [evened(headline, MOST_HEADLINE), evened(lead, MOST_LEAD)];
  return parts.filter((part) => part !== "").join("\n");
}

/** Cut between characters, never within one. */
const evened = (text: string, most: number): string =>
  [...text.normalize("NFC").replace(/\s+/gu, " ").trim()].slice(0, most).join("").trim();

/** Name of a text by its content: SHA-256, hex. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
