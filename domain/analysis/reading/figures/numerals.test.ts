import { expect, test } from "vitest";
import { numeralsIn } from "./numerals";
import { tokensOf } from "./tokens";

const read = (text: string, language: string): [number, number, string][] =>
  numeralsIn(tokensOf(text), language).map(({ low, high, precision }) => [low, high, precision]);

test.each([
  ["1.500 vacas", "es", 1500],
  ["1,500 pesos", "es", 1500],
  ["3,5 millones de euros", "es", 3_500_000],
  ["tres mil quinientos soldados", "es", 3500],
  ["treinta y dos heridos", "es", 32],
  ["un millón y medio de euros", "es", 1_500_000],
  ["3.200 millones de euros", "es", 3_200_000_000],
  ["1,500.50 pounds", "en", 1500.5],
  ["one hundred and twenty people", "en", 120],
  ["twenty-one people", "en", 21],
  ["$3.5bn in aid", "en", 3_500_000_000],
  ["1 500 hectares", "fr", 1500],
  ["quatre-vingt-douze", "fr", 92],
  ["soixante et onze", "fr", 71],
  ["nonante-quatre", "fr", 94],
  ["deux milliards et demi", "fr", 2_500_000_000],
  ["1'500 Personen", "de", 1500],
  ["dreitausendfünfhundert", "de", 3500],
  ["einundzwanzig", "de", 21],
  ["1,5 Mio. Euro", "de", 1_500_000],
  ["anderthalb Millionen", "de", 1_500_000],
])("%s is read as its value", (text, language, value) => {
  expect(read(text, language)).toEqual([[value, value, "exact"]]);
});

test.each([
  ["al menos una docena de muertos", "es", 12, "at-least"],
  ["un centenar y medio de pasajeros", "es", 150, "about"],
  ["más de sesenta heridos", "es", 60, "more-than"],
  ["nearly 500 residents", "en", 500, "less-than"],
  ["half a million people", "en", 500_000, "about"],
  ["up to 40 people", "en", 40, "at-most"],
  ["une vingtaine de morts", "fr", 20, "about"],
  ["près de 130 personnes", "fr", 130, "less-than"],
  ["gut 300 Gäste", "de", 300, "more-than"],
  ["knapp 300 Gebäude", "de", 300, "less-than"],
  ["mindestens 35 Menschen", "de", 35, "at-least"],
])("%s keeps how exactly it is said", (text, language, value, precision) => {
  expect(read(text, language)).toEqual([[value, value, precision]]);
});

test("ranges, vague plurals and shares are numbers of their own kind", () => {
  expect(read("entre 20 y 30 personas", "es")).toEqual([[20, 30, "range"]]);
  expect(read("0,9 bis 1,5 Mrd. Franken", "de")).toEqual([[900_000_000, 1_500_000_000, "range"]]);
  expect(read("tens of thousands of people", "en")[0]![2]).toBe("vague");
  expect(read("several hundred people", "en")).toEqual([[200, 1500, "vague"]]);
  expect(read("mehrere tausend Menschen", "de")).toEqual([[2000, 15_000, "vague"]]);
  expect(read("two-thirds of the seats", "en")[0]![0]).toBeCloseTo(0.667, 3);
  expect(read("dos de cada tres trenes", "es")[0]![0]).toBeCloseTo(0.667, 3);
});

test("a change from one number to another is no range", () => {
  expect(read("elevaron de 16 a 29 los muertos", "es").map(([low]) => low)).toEqual([16, 29]);
});
