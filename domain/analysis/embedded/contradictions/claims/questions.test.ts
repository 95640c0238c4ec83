import { expect, test } from "vitest";
import { rowsOf } from "../../../reading/claims/vocabulary";
import { wordsOf } from "../../../reading/claims/words";
import { ANSWERS, QUESTIONS } from "./questions";
import { DEEDS } from "./questions-deeds";
import { PUBLIC } from "./questions-public";
import { SAFETY } from "./questions-safety";
import { SCENES } from "./questions-scenes";

const rows = rowsOf(`${DEEDS}\n${SAFETY}\n${PUBLIC}\n${SCENES}`).map(
  ({ key }) => key.split(" ") as [string, string],
);

test("every row belongs to a question, and every question can be answered with yes", () => {
  const orphans = rows.filter(([name]) => !QUESTIONS.has(name));
  expect(orphans).toEqual([]);
  const unanswered = [...QUESTIONS.keys()].filter(
    (name) => !rows.some(([own, kind]) => own === name && kind === "+"),
  );
  expect(unanswered).toEqual([]);
});

test("no question has two rows of one kind", () => {
  const keys = rows.map((row) => row.join(" "));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test("questions between two contraries name both, and can be answered with either", () => {
  for (const [name, question] of QUESTIONS) {
    if (!question.contrary) continue;
    expect(rows.filter(([own]) => own === name).map(([, kind]) => kind)).toEqual(
      expect.arrayContaining(["y", "n", "-"]),
    );
  }
});

test("answers are found in inflected words", () => {
  const keys = (text: string, language: string) =>
    ANSWERS.find(wordsOf(text), language).map(({ key }) => key);
  expect(keys("El acuerdo fue rechazado", "es")).toContain("aid -");
  expect(keys("Das Gericht hat ihn freigesprochen", "de")).toContain("verdict* -");
});
