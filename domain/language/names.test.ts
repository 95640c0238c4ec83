import { expect, test } from "vitest";
import { fold } from "./fold";
import { initialsOf, nameKey } from "./names";

const key = (name: string): string => nameKey(fold(name));

test.each([
  ["Selenskyj", "Zelenski", "Zelensky", "Zelenskyy", "Zelensky's".replace("'s", "")],
  ["Putin", "Poutine"],
  ["Netanyahu", "Netanjahu", "Netanyahou"],
  ["Gorbachev", "Gorbatschow", "Gorbatchev"],
  ["Lukaschenko", "Lukashenko", "Loukachenko"],
  ["Nawalny", "Navalny"],
  ["Medvedev", "Medwedew"],
  ["Tschernobyl", "Chernobyl", "Tchernobyl"],
  ["Müller", "Mueller", "Muller"],
  ["Đoković", "Djokovic"],
  ["München", "Münchens"],
])("%s has one key with its other spellings", (...spellings) => {
  expect(new Set(spellings.map(key)).size).toBe(1);
});

test("different names keep different keys, and what is no Latin word stays as it is", () => {
  const names = [
    "Merkel",
    "Merz",
    "Macron",
    "Meloni",
    "Maduro",
    "Modi",
    "Milei",
    "Sánchez",
    "Santos",
    "Trump",
  ];
  expect(new Set(names.map(key)).size).toBe(names.length);
  expect(key("A380")).toBe("a380");
  expect(key("Xi")).toBe("xi");
  expect(key("東京")).toBe("東京");
});

test("a name of three words and more gives its initials, without the article it begins with", () => {
  expect(initialsOf("La Organización Mundial de la Salud advierte")).toEqual(["oms"]);
  expect(initialsOf("said the International Criminal Court on Monday")).toEqual(["icc"]);
  expect(initialsOf("le Fonds monétaire international")).toEqual([]);
  expect(initialsOf("Emmanuel Macron spoke")).toEqual([]);
});
