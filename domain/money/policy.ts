import { DAY } from "../shared/time";

/** Parts of a whole, in percent; they sum to 100. */
export type Split<Party extends string> = Readonly<Record<Party, number>>;

/** Where the price of a pay-per-view or micropay article goes. */
export const SALE_SPLIT = { author: 90, operation: 10 } satisfies Split<string>;

/** Where a monthly or yearly donation goes. */
export const SUBSCRIPTION_SPLIT = { creators: 70, nonProfits: 15, operation: 15 } satisfies Split<string>;

/** Below this price an article is a micropay one, from it on a pay-per-view one (cents). */
export const PAY_PER_VIEW_FROM = 100;

/** How long after its first publication a priced article stays closed (ms; days of 24 hours). */
export const MICROPAY_CLOSED_FOR = 30 * DAY;
export const PAY_PER_VIEW_CLOSED_FOR = 31 * DAY;

/** The least that can be donated at a time (cents). */
export const LEAST_DONATION = 200;

export interface Plan {
  slug: "supporter" | "patron" | "champion";
  /** cents a period */
  price: number;
  period: "month" | "year";
}

/** The suggested donations. */
export const PLANS: readonly Plan[] = [
  { slug: "supporter", price: 500, period: "month" },
  { slug: "patron", price: 1500, period: "month" },
  { slug: "champion", price: 12_000, period: "year" },
];

/** What a plan comes to in a month (cents). */
export const monthlyPrice = ({ price, period }: Pick<Plan, "price" | "period">): number =>
  period === "year" ? price / 12 : price;

/** When creators are paid what the month before earned them. */
export const PAYOUT = { dayOfMonth: 1, hour: 3, timeZone: "Europe/Madrid" } as const;

/** How long a creator's identity check takes, about (minutes). */
export const IDENTITY_CHECK_MINUTES = 5;
