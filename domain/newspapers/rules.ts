export const newspaperHealths = ["off", "new", "well", "partly", "failing"] as const;

/** off: not read · new: never read yet · well: all its feeds answer · partly: some do · failing: none does. */
export type NewspaperHealth = (typeof newspaperHealths)[number];

/** A newspaper's health from how many of its feeds answered and failed at their last reading. */
export function healthOf({
  enabled,
  working,
  failing,
}: {
  enabled: boolean;
  working: number;
  failing: number;
}): NewspaperHealth {
  if (!enabled) return "off";
  if (working === 0 && failing === 0) return "new";
  if (failing === 0) return "well";
  return working > 0 ? "partly" : "failing";
}
