import { describe, expect, test } from "vitest";
import type { Wording } from "../findings";
import { readEvent } from "../reading/read";
import { EVENT, NOTHING, told } from "./testing";
import { verifierOf } from "./verify";

const verify = verifierOf(readEvent(EVENT));
/** Why a fact in words of ours is dropped, or "stands". */
const verdict = (language: Wording["language"], text: string, sources: number[]) =>
  verify({ ...NOTHING, facts: [told(language, text, sources)] }).dropped[0]?.reason ?? "stands";

describe("numbers of our own words", () => {
  test.each<[Wording["language"], string, number[]]>([
    ["en", "1,500 people were aboard", [11]],
    ["fr", "1 500 personnes étaient à bord", [13]],
    ["es", "Iban 1500 pasajeros", [12]],
    ["en", "Fourteen people died", [11]],
    ["de", "Vierzehn Menschen starben", [11]],
    ["es", "Viajaban treinta y dos niños", [13]],
    ["fr", "Trente-deux enfants étaient à bord", [13]],
    ["en", "The search costs 1.5 million euros a day", [13]],
    ["fr", "Les recherches coûtent 1 500 000 euros", [13]],
    ["es", "La naviera perdió tres millones de libras", [12]],
    ["en", "The share fell by 12.5 percent", [11]],
    ["en", "It was five degrees below zero", [11]],
    ["es", "Fue el accidente número 21", [12]],
    ["de", "Es war der einundzwanzigste Unfall", [12]],
    ["en", "92 divers are on site", [14]],
    ["en", "The ferry sank at 9:10 pm", [14]],
    ["en", "9:10 PM", [14]],
    ["de", "1,5 Mio. EUR am Tag", [13]],
    ["de", "Um 15.30 Uhr sprach die Küstenwache", [12]],
    ["en", "At least 14 and at most 17 people died", [11, 12]],
    ["es", "Murieron al menos 17 personas", [12]],
    ["fr", "Au moins 14 personnes sont mortes", [11]],
  ])("stand in any notation: %s, %s", (language, text, sources) => {
    expect(verdict(language, text, sources)).toBe("stands");
  });

  test.each<[string, Wording["language"], string, number[]]>([
    ["swapped digits", "en", "Some 5,100 people were aboard", [11, 12, 13, 14]],
    ["a number of an article that is not cited", "en", "17 people died", [11]],
    ["a rounded figure", "es", "Murieron unas 15 personas", [11, 12]],
    ["an English point read as a Spanish one", "en", "1.500 people were aboard", [11, 12, 13]],
    ["a Spanish comma for thousands", "es", "Iban 1,500 pasajeros", [11, 12, 13]],
    ["a percentage for a number", "es", "Murió el 14 %", [11]],
    ["a number for a percentage", "en", "The share fell by 12.5 euros", [11]],
    ["a lost scale", "en", "The search costs 1.5 euros a day", [13]],
    ["another scale", "de", "Die Suche kostet 1,5 Mrd. Euro", [13]],
    ["another currency", "en", "The search costs 1.5 million dollars", [13]],
    ["a lost sign", "en", "It was 5 degrees", [11]],
    ["an added sign", "en", "It was minus 32 degrees", [11]],
    ["another ordinal", "en", "It was the twenty-second accident", [12]],
    ["another number word", "fr", "Quatre-vingt-treize plongeurs sont sur place", [14]],
    ["a German number word", "de", "An Bord waren dreiundzwanzig Kinder", [13]],
    ["the dead for the injured", "en", "There are 32 dead", [11]],
    ["another hour", "en", "She spoke at 3:45 pm", [12]],
    ["the other half of the day", "en", "She spoke at 3:30 am", [12]],
    ["a year that nobody names", "en", "It is the worst accident since 2013", [12]],
  ])("fall for %s", (_, language, text, sources) => {
    expect(verdict(language, text, sources)).toBe("number_not_in_source");
  });
});

describe("dates of our own words", () => {
  test.each<[Wording["language"], string, number[]]>([
    ["en", "The ferry sank on 3 March", [11]],
    ["en", "The ferry sank on March 3, 2026", [12]],
    ["de", "Die Fähre sank am Dienstagabend", [14]],
    ["fr", "Le ministre viendra le jeudi 5 mars", [11]],
    ["es", "El ferri se hundió en marzo", [11]],
  ])("stand where a source names or means them: %s, %s", (language, text, sources) => {
    expect(verdict(language, text, sources)).toBe("stands");
  });

  test.each<[Wording["language"], string, number[]]>([
    ["en", "The ferry sank on 4 March", [11, 12]],
    ["es", "El ferri se hundió el 2 de marzo", [11]],
    ["en", "The ferry sank on Monday", [11, 12, 13, 14]],
    ["de", "Die Fähre sank am Mittwoch", [12, 13]],
    ["fr", "Le ferry a coulé en avril", [11, 14]],
    ["de", "Die Fähre sank am 03.04.2026", [11]],
  ])("fall when shifted: %s, %s", (language, text, sources) => {
    expect(verdict(language, text, sources)).toBe("date_not_in_source");
  });
});
