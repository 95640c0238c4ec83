import type { Contradiction, Version } from "./findings";
import type { Words } from "./rules";

/** Whether a newspaper has changed that article since it was first read. */
export type HasChanged = (article: number) => boolean;

/**
 * Whether words that were told no longer stand: the same article says it otherwise since its newspaper changed it, or
 * both are words of ours. That another article tells it now is no correction: what the first one said still stands.
 */
export const isCorrected = (before: Words, now: Words, hasChanged: HasChanged): boolean =>
  before.from === now.from && before.text !== now.text && (now.from === null || hasChanged(now.from));

/** The values of a question that no longer stand: an article that told one was changed and now tells another. */
export const correctedValues = (
  before: Pick<Contradiction, "versions">,
  now: Pick<Contradiction, "versions">,
  hasChanged: HasChanged,
): Version[] =>
  before.versions.filter(
    (old) =>
      !now.versions.some((version) => isSameValue(old, version)) &&
      old.sources.some(
        (article) => hasChanged(article) && now.versions.some(({ sources }) => sources.includes(article)),
      ),
  );

/** Whether two versions tell the same value, whoever tells it. */
export const isSameValue = (a: Version, b: Version): boolean =>
  a.amount && b.amount
    ? a.amount.low === b.amount.low && a.amount.high === b.amount.high
    : a.value.some((one) =>
        b.value.some((other) => one.language === other.language && one.text === other.text),
      );
