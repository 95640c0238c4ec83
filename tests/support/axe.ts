import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";

export type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

/** Axe's groups of rules for WCAG 2.2, levels A and AA. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds wrong with a page as it stands.
 * @param look.within a selector of the part to look at; the whole page when left out
 * @param look.tags names of axe's groups of rules; all its rules when left out
 */
export async function violationsOf(
  page: Page,
  look: { within?: string; tags?: string[] } = {},
): Promise<Violation[]> {
  // No page of ours has frames, and only violations are looked at: in one go, without telling all that is well.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (look.within) builder.include(look.within);
  if (look.tags) builder.withTags(look.tags);
  return (await builder.analyze()).violations;
}

/** The violations that axe calls serious or critical. */
export const graveIn = async (...look: Parameters<typeof violationsOf>): Promise<Violation[]> =>
  (await violationsOf(...look)).filter(({ impact }) => impact === "serious" || impact === "critical");
