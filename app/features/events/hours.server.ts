import { HOUR } from "../../../domain/shared/time";
import { clockTime, type Moment, shortDate } from "../../i18n/times";
import type { Page } from "../page/page.server";
import type { HoursView } from "./view";

/** Widths of a bar, in hours: the first that needs no more than `MOST` bars is taken. */
const WIDTHS = [1, 3, 6, 24, 7 * 24];
const MOST = 48;
/** Fewer articles make no picture. */
const FEWEST = 6;

/** How many articles were published when. Null for few articles, and for those of a single bar. */
export function hoursView(page: Page, published: readonly number[]): HoursView | null {
  if (published.length < FEWEST) return null;
  const first = Math.min(...published);
  const last = Math.max(...published);
  const width = HOUR * (WIDTHS.find((hours) => barsOf(first, last, hours * HOUR) <= MOST) ?? 7 * 24);
  const start = Math.floor(first / width) * width;
  const counts = Array.from({ length: barsOf(first, last, width) }, () => 0);
  for (const at of published) counts[Math.floor((at - start) / width)]! += 1;
  if (counts.length < 3) return null;
  const most = Math.max(...counts);
  const from = momentOf(page, first);
  const to = momentOf(page, last);
  const peak = momentOf(page, start + counts.indexOf(most) * width);
  return {
    title: page.t("reader.hours.title"),
    text: page.t("reader.hours.text", {
      from: from.text,
      to: to.text,
      peak: peak.text,
      articles: page.t("count.articles", { count: most }),
    }),
    counts,
    from,
    to,
  };
}

const barsOf = (first: number, last: number, width: number): number =>
  Math.floor(last / width) - Math.floor(first / width) + 1;

/** "18 nov, 14:05 UTC" */
const momentOf = ({ language, now }: Page, at: number): Moment => ({
  text: `${shortDate(language, at, now)}, ${clockTime(language, at)}`,
  iso: new Date(at).toISOString(),
});
