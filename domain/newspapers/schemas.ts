import { z } from "zod";

export const newspaperKinds = ["newspaper", "digital", "broadcaster", "magazine", "agency"] as const;

const webAddress = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

/** One feed of a catalogue entry, best first. `section` is what the feed gathers (home, world, economy …). */
export const catalogueFeed = z.object({
  url: webAddress,
  section: z.string().trim().max(40).nullish(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .nullish(),
});

/** One newspaper as a catalogue file (JSON) describes it. */
export const catalogueEntry = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens")
    .max(80),
  name: z.string().trim().min(1).max(120),
  domain: z.string().trim().min(1).max(253),
  homepage: webAddress,
  country: z.string().regex(/^[A-Z]{2}$/, "must be an ISO 3166-1 alpha-2 code"),
  language: z.string().regex(/^[a-z]{2,3}$/, "must be an ISO 639-1 code"),
  kind: z.enum(newspaperKinds).default("newspaper"),
  city: z.string().trim().max(120).nullish(),
  /** Read from the first day on; the others can be switched on. */
  launch: z.boolean().default(false),
  feeds: z.array(catalogueFeed).min(1, "needs at least one feed"),
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

/** A refused part of an import: which entry, and why, in words an operator understands. */
export interface Refusal {
  entry: string;
  reason: string;
}
