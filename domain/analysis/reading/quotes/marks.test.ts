import { expect, test } from "vitest";
import { quotedSpans } from "./marks";

const quoted = (text: string) => quotedSpans(text).map(({ start, end }) => text.slice(start, end));

test("the marks of all four languages enclose a quotation", () => {
  expect(quoted("Dijo: «No vamos». Y “luego veremos”.")).toEqual(["No vamos", "luego veremos"]);
  expect(quoted('« On verra », dit-il, puis "peut-être".')).toEqual(["On verra", "peut-être"]);
  expect(quoted("„Wir bleiben“, sagte sie. »Ganz sicher«, rief er.")).toEqual(["Wir bleiben", "Ganz sicher"]);
  expect(quoted("‘We can’t go on,’ she said.")).toEqual(["We can’t go on,"]);
});

test("a nested quotation belongs to the one around it", () => {
  expect(quoted("«Me dijo “vete” y me fui», contó.")).toEqual(["Me dijo “vete” y me fui"]);
  expect(quoted("„Er rief ‚Halt‘ und lief“, sagte sie.")).toEqual(["Er rief ‚Halt‘ und lief"]);
});

test("apostrophes and genitives are no marks", () => {
  expect(quoted("The workers' union and O'Neill's deputy didn't answer.")).toEqual([]);
  expect(quoted("L'équipe d'Ana n'a pas joué.")).toEqual([]);
});

test("without a closing mark a quotation reaches to the end of the paragraph that it begins", () => {
  expect(quoted("“We left at dawn and walked.")).toEqual(["We left at dawn and walked."]);
  expect(quoted("They left “at dawn and walked.")).toEqual([]);
});

test("a dash opens Spanish dialogue", () => {
  expect(quoted("—No lo sé todavía —dijo Marta Ríos.")).toEqual(["No lo sé todavía"]);
});
