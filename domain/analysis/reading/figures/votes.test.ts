import { expect, test } from "vitest";
import { figuresIn } from "./figures";

test.each([
  ["The house voted 88 to 41 to stop the plan", "en", 41, 88],
  ["Mit 88 gegen 14 Stimmen hat die zweite Kammer zugestimmt", "de", 14, 88],
  ["Par 27 voix contre 18, les élus ont rejeté le texte", "fr", 18, 27],
  ["El pleno lo aprobó con 61 votos a favor y 60 en contra", "es", 60, 61],
  ["The budget passed the assembly 61-60 before dawn", "en", 60, 61],
])("%s tells the result of a vote", (text, language, low, high) => {
  expect(figuresIn(text, language)).toMatchObject([{ measure: "vote-result", low, high }]);
});

test("two counts in a sentence without a vote stay two counts", () => {
  expect(figuresIn("Police counted 88 cars against 41 lorries", "en").map(({ low }) => low)).toEqual([
    88, 41,
  ]);
});
