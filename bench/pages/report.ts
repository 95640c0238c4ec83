import type { Judgement } from "./lighthouse";
import type { MeasuredPage } from "./product";
import type { Rates } from "./speed";
import type { Weight } from "./weigh";

/** All that was measured of a page. */
export interface PageMeasure {
  page: MeasuredPage;
  weight: Weight;
  firstByte: { cold: number; cached: number };
  /** Null with --quick. */
  lighthouse: Judgement | null;
}

export interface PagesReport {
  pages: PageMeasure[];
  rates: Rates;
}
