import { expect, test } from "vitest";
import { DAY, HOUR, MINUTE } from "../shared/time";
import { isOpen, opensAt, readableBy, visibleTo } from "./rules";

const NOON = Date.UTC(2026, 10, 21, 12);
const payPerView = { authorId: 1, priceCents: 100, firstPublishedAt: NOON };
const micropay = { authorId: 1, priceCents: 99, firstPublishedAt: NOON };

test("an article without a price is open from the start, even before it is published", () => {
  expect(isOpen({ priceCents: 0, firstPublishedAt: NOON }, NOON)).toBe(true);
  expect(isOpen({ priceCents: 0, firstPublishedAt: null }, NOON)).toBe(true);
  expect(opensAt({ priceCents: 0, firstPublishedAt: NOON })).toBeNull();
});

test("from one euro on an article opens 31 days after its first publication", () => {
  expect(isOpen(payPerView, NOON + 30 * DAY + 23 * HOUR)).toBe(false);
  expect(isOpen(payPerView, NOON + 31 * DAY - 1)).toBe(false);
  expect(isOpen(payPerView, NOON + 31 * DAY)).toBe(true);
  expect(isOpen(payPerView, NOON + 31 * DAY + MINUTE)).toBe(true);
  expect(new Date(opensAt(payPerView)!).toISOString()).toBe("2026-12-22T12:00:00.000Z");
});

test("below one euro it opens a day sooner", () => {
  expect(isOpen(micropay, NOON + 30 * DAY - 1)).toBe(false);
  expect(isOpen(micropay, NOON + 30 * DAY)).toBe(true);
});

test("a priced article that was never published does not open with time", () => {
  expect(isOpen({ priceCents: 350, firstPublishedAt: null }, NOON + 400 * DAY)).toBe(false);
});

test("its author reads a closed article, other readers and guests do not", () => {
  expect(readableBy(payPerView, { id: 1 }, NOON)).toBe(true);
  expect(readableBy(payPerView, { id: 2 }, NOON)).toBe(false);
  expect(readableBy(payPerView, null, NOON)).toBe(false);
});

test("a draft is its author's alone", () => {
  expect(visibleTo({ authorId: 1, state: "borrador" }, { id: 1 })).toBe(true);
  expect(visibleTo({ authorId: 1, state: "borrador" }, { id: 2 })).toBe(false);
  expect(visibleTo({ authorId: 1, state: "borrador" }, null)).toBe(false);
  expect(visibleTo({ authorId: 1, state: "publicado" }, null)).toBe(true);
});
