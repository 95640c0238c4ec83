import { expect, test } from "vitest";
import { DAY } from "../shared/time";
import {
  LEAST_DONATION,
  MICROPAY_CLOSED_FOR,
  monthlyPrice,
  PAY_PER_VIEW_CLOSED_FOR,
  PLANS,
  SALE_SPLIT,
  SUBSCRIPTION_SPLIT,
} from "./policy";

test("a sale and a subscription are shared out differently, and each wholly", () => {
  expect(Object.values(SALE_SPLIT)).toEqual([90, 10]);
  expect(Object.values(SUBSCRIPTION_SPLIT)).toEqual([70, 15, 15]);
});

test("a micropay article opens a day before a pay-per-view one", () => {
  expect([MICROPAY_CLOSED_FOR / DAY, PAY_PER_VIEW_CLOSED_FOR / DAY]).toEqual([30, 31]);
});

test("each plan comes to whole cents a month, and to no less than the least donation", () => {
  const monthly = PLANS.map(monthlyPrice);
  expect(monthly).toEqual([500, 1500, 1000]);
  expect(Math.min(...monthly)).toBeGreaterThanOrEqual(LEAST_DONATION);
});
