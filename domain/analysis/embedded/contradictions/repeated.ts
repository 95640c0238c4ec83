import { isSameValue } from "../../corrections";
import type { Contradiction, Version } from "../../findings";

/**
 * Updates without the values that a contradiction of the same event already tells: the same number of the same unit,
 * by an article of the same side. The newest value is never lost: it keeps the step before it. Where it is itself in
 * dispute, nothing is the present value, and the update is left out.
 */
export function withoutRepeated(found: readonly Contradiction[]): Contradiction[] {
  const disputes = found.filter(({ relation }) => relation === "contradiction");
  const isTold = (update: Contradiction, version: Version): boolean =>
    disputes.some(
      ({ unit, versions }) =>
        unit === update.unit &&
        versions.some(
          (other) =>
            isSameValue(version, other) && version.sources.some((article) => other.sources.includes(article)),
        ),
    );
  return found.flatMap((one) => {
    if (one.relation !== "update") return [one];
    if (isTold(one, one.versions.at(-1)!)) return [];
    const versions = one.versions.filter((version) => !isTold(one, version));
    return [{ ...one, versions: versions.length > 1 ? versions : one.versions.slice(-2) }];
  });
}
