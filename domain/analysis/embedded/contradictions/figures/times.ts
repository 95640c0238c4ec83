import { SAME_HOUR } from "./hours";
import type { Side } from "./versions";

/** What grows by less within that time is the news of the hour, by more two counts of it. */
const LEAP = 1.5;
const LEAP_LEAST = 10;

const first = (side: Side): number => side.statements[0]!.article.publishedAt;
const last = (side: Side): number => side.statements.at(-1)!.article.publishedAt;
const tellsChange = (side: Side): boolean => side.statements.some(({ figure }) => figure.changed);

const DAY = 86_400_000;
/** Whether two times are of two days (UTC). */
export const isAnotherDay = (a: number, b: number): boolean => Math.floor(a / DAY) !== Math.floor(b / DAY);

/** How a measure moves while an event lasts. */
export interface Course {
  /** It only grows: then only a larger value is news. */
  grows: boolean;
  /** It mostly falls, as missing people are found. */
  shrinks: boolean;
  /** It may change at all. */
  changes: boolean;
  /** More than two values of it are told one after the other: a count that goes on. */
  goesOn: boolean;
}

/**
 * Whether the later of two sides replaces the earlier one: it says so itself ("rises to 41"), all of it comes well
 * after all of the other (of what can change while an event lasts) or just after it as one step of many, or the earlier
 * newspapers themselves went over.
 */
export function replaces(earlier: Side, later: Side, { grows, shrinks, changes, goesOn }: Course): boolean {
  const old = earlier.best.figure.low;
  const now = later.best.figure.low;
  if (grows && now <= old) return false;
  if (wentOver(earlier, later)) return true;
  if (first(later) < first(earlier)) return false;
  if (tellsChange(later) && (changes || now > old)) return true;
  const gap = first(later) - last(earlier);
  if (changes && (gap > SAME_HOUR || (grows && gap > 0 && isAnotherDay(last(earlier), first(later)))))
    return true;
  if (goesOn && gap > 0 && old > 0 && grows && !(now >= old * LEAP && now - old >= LEAP_LEAST)) return true;
  return gap > 0 && shrinks && now <= old && now * LEAP > old;
}

/** Every newspaper of the earlier side tells the later one afterwards. */
function wentOver(earlier: Side, later: Side): boolean {
  const after = new Map<string, number>();
  for (const { article } of later.statements) after.set(article.newspaper, article.publishedAt);
  return earlier.statements.every(({ article }) => (after.get(article.newspaper) ?? 0) > article.publishedAt);
}
