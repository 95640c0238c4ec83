import { describe, expect, test } from "vitest";
import { judgeHeadline } from "../headline";
import { LABELLED, type LabelledHeadline } from "./read";

/** How many of those that the rule marks bear the mark, and how many of those that bear it the rule marks. */
function measure(headlines: readonly LabelledHeadline[], language: string, mark: "emphatic" | "clickbait") {
  const judged = headlines.map((one) => ({ is: one[mark], said: judgeHeadline(one.text, language)[mark] }));
  const right = judged.filter(({ is, said }) => is && said).length;
  return {
    precision: right / judged.filter(({ said }) => said).length,
    recall: right / judged.filter(({ is }) => is).length,
  };
}

describe.each(Object.entries(LABELLED))("headlines in %s", (language, headlines) => {
  test("are many, each there once, and of every kind", () => {
    expect(new Set(headlines.map(({ text }) => text)).size).toBe(headlines.length);
    expect(headlines.length).toBeGreaterThanOrEqual(200);
    for (const mark of ["emphatic", "clickbait"] as const)
      expect(headlines.filter((one) => one[mark]).length).toBeGreaterThanOrEqual(50);
    expect(headlines.filter((one) => !one.emphatic && !one.clickbait).length).toBeGreaterThanOrEqual(70);
  });

  test.each(["emphatic", "clickbait"] as const)("are called %s rightly nine times in ten", (mark) => {
    const { precision, recall } = measure(headlines, language, mark);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  });
});
