import { expect, test } from "vitest";
import { chooseArticles } from "./choose-articles";

const article = (id: number, newspaper: string, language: string, centrality = 1) => ({
  id,
  newspaper,
  language,
  centrality,
  publishedAt: id,
});

test("few articles are all read, in the order of publication", () => {
  const some = [article(2, "b", "en"), article(1, "a", "en")];
  expect(chooseArticles(some, 5).map(({ id }) => id)).toEqual([1, 2]);
});

test("no newspaper and no language crowds out the others", () => {
  const loud = Array.from({ length: 50 }, (_, i) => article(i + 1, "loud", "en", 9));
  const chosen = chooseArticles([...loud, article(60, "quiet", "en", 1), article(61, "leise", "de", 1)], 6);
  expect(chosen.map(({ newspaper }) => newspaper)).toEqual(expect.arrayContaining(["quiet", "leise"]));
  expect(chosen).toHaveLength(6);
});

test("articles that statements rest on are read whatever the choice", () => {
  const some = Array.from({ length: 50 }, (_, i) => article(i + 1, `n${i}`, "en", 50 - i));
  expect(chooseArticles(some, 3, new Set([50])).map(({ id }) => id)).toContain(50);
});
