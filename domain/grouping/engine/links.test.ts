import { describe, expect, test } from "vitest";
import { LinkColumns, packLinks, visitPackedLinks } from "./links";

describe("packed links", () => {
  test("come back as they were", () => {
    const links = [
      { other: 7, p: 0.5 },
      { other: 2 ** 31 + 5, p: 0.25 },
    ];
    const seen: { other: number; p: number }[] = [];
    visitPackedLinks(packLinks(links), (other, p) => seen.push({ other, p }));
    expect(seen).toEqual(links);
  });

  test("cut short are refused", () => {
    expect(() => visitPackedLinks(packLinks([{ other: 1, p: 1 }]).subarray(1), () => {})).toThrow(RangeError);
  });
});

describe("LinkColumns", () => {
  const many = Array.from({ length: 1000 }, (_, i) => ({ a: i, b: i + 1, p: 0.5 }));

  test("hold what is added, also beyond their first room", () => {
    expect([...LinkColumns.from(many)]).toEqual(many);
  });

  test("keep only what is wanted, in order", () => {
    const columns = LinkColumns.from(many);
    columns.keep((a) => a % 100 === 0);
    expect([...columns]).toEqual(many.filter(({ a }) => a % 100 === 0));
  });

  test("refuse a number that has no room", () => {
    expect(() => new LinkColumns().add(1, 2 ** 32, 0.5)).toThrow(RangeError);
  });
});
