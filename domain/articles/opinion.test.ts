import { expect, test } from "vitest";
import { isOpinion } from "./opinion";

const article = {
  url: "https://a.example/world/2026/a.html",
  section: null,
  feedCategories: [],
  headline: "Rain",
};

test("an opinion piece is known by section, category, address or kicker, in each language", () => {
  expect(isOpinion({ ...article, section: "Opinión" })).toBe(true);
  expect(isOpinion({ ...article, feedCategories: ["Meinung"] })).toBe(true);
  expect(isOpinion({ ...article, url: "https://a.example/commentisfree/2026/rain" })).toBe(true);
  expect(isOpinion({ ...article, headline: "Kommentar: Der Regen kam zu spät" })).toBe(true);
  expect(isOpinion({ ...article, headline: "TRIBUNE. Il faut agir" })).toBe(true);
  expect(isOpinion({ ...article, headline: "The rain came late | Editorial" })).toBe(true);
});

test("news is none, even news of opinions", () => {
  expect(isOpinion(article)).toBe(false);
  expect(
    isOpinion({ ...article, section: "Politics", headline: "Court publishes opinion: appeal fails" }),
  ).toBe(false);
  expect(isOpinion({ ...article, url: "https://a.example/world/opinion" })).toBe(false);
});
