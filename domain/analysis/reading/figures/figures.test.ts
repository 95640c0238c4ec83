import { expect, test } from "vitest";
import { figuresIn } from "./figures";
import { allMeasures } from "./measures/catalogue";

const measures = (text: string, language: string): [string | null, number][] =>
  figuresIn(text, language).map(({ measure, low }) => [measure, low]);

test.each([
  [
    "Tres obreros murieron y otras 32 personas resultaron heridas.",
    "es",
    [
      ["killed", 3],
      ["injured", 32],
    ],
  ],
  [
    "A bomber killed 21 people and wounded more than 60.",
    "en",
    [
      ["killed", 21],
      ["injured", 60],
    ],
  ],
  ["Le car a chuté, tuant quatorze de ses occupants.", "fr", [["killed", 14]]],
  ["In der Nacht sind drei Arbeiter ums Leben gekommen.", "de", [["killed", 3]]],
  ["Los fallecidos por el fuego, en el noreste, pasan a ser ocho.", "es", [["killed", 8]]],
  ["About 4,000 residents were moved to sports halls.", "en", [["evacuated", 4000]]],
  ["Quelque 80 personnes ont été blessées.", "fr", [["injured", 80]]],
  ["Von 48 weiteren fehlt jede Spur.", "de", [["missing", 48]]],
  ["40.000 hogares siguen sin luz.", "es", [["homes-without-power", 40_000]]],
  ["Das Werk beschäftigt 260 Menschen.", "de", [["employees", 260]]],
  ["With 51 passengers the bus left Lima.", "en", [["aboard", 51]]],
] as const)("%s says what it counts", (text, language, expected) => {
  expect(measures(text, language)).toEqual(expected);
});

test("units are read in all four notations and compared in one", () => {
  const amount = (text: string, language: string) => {
    const { low, unit, measure } = figuresIn(text, language)[0]!;
    return [Math.round(low), unit, measure];
  };
  expect(amount("El fuego quemó 4.000 hectáreas.", "es")).toEqual([4000, "ha", "burnt"]);
  expect(amount("The fire burnt nearly 10,000 acres.", "en")).toEqual([4047, "ha", "burnt"]);
  expect(amount("Das Feuer hat 40 Quadratkilometer vernichtet.", "de")).toEqual([4000, "ha", "burnt"]);
  expect(amount("Il est tombé 300 litres par mètre carré de pluie.", "fr")).toEqual([300, "mm", "rain"]);
  expect(amount("In Xaló wurden 30 Zentimeter Regen gemessen.", "de")).toEqual([300, "mm", "rain"]);
  expect(amount("Une amende de 2,4 milliards d'euros.", "fr")).toEqual([2_400_000_000, "EUR", "fine"]);
});

test.each([
  ["El 3 de enero de 2026 a las 16.30", "es"],
  ["On January 3, 2026 at 4:30 pm", "en"],
  ["Le 3 janvier 2026 à 16h30", "fr"],
  ["Am 3. Januar 2026 um 16.30 Uhr", "de"],
  ["Flight 370 and the A320, Covid-19", "en"],
])("%s holds no quantity", (text, language) => {
  expect(figuresIn(text, language)).toEqual([]);
});

test("another time, a part and a group make another quantity of a number", () => {
  const scope = (text: string, language: string) => figuresIn(text, language).at(-1)!.scope;
  expect(scope("Otro accidente dejó 29 muertos hace tres años.", "es").aside).toBe("past");
  expect(scope("In 2024 a raid left 40 dead.", "en").years).toEqual([2024]);
  expect(scope("Douze morts, dont trois pompiers.", "fr")).toMatchObject({
    aside: "part",
    group: "firefighters",
  });
  expect(scope("Zwölf Menschen starben, darunter vier Kinder.", "de").group).toBe("children");
  expect(scope("Five more bodies were found.", "en").aside).toBe("more");
  expect(scope("Up to 200 people may have died, could rise.", "en").aside).toBe("forecast");
});

test("that there is none is a figure where a fate is denied", () => {
  expect(measures("No hubo heridos.", "es")).toEqual([["injured", 0]]);
  expect(measures("Nobody was hurt.", "en")).toEqual([["injured", 0]]);
  expect(measures("Aucun décès n'est à déplorer.", "fr")).toEqual([["killed", 0]]);
  expect(measures("Verletzt wurde nach ersten Meldungen niemand.", "de")).toEqual([["injured", 0]]);
});

test("the catalogue asks a question in four languages for each of its measures, no key twice", () => {
  const all = allMeasures();
  expect(all.length).toBeGreaterThanOrEqual(100);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  for (const { key, question } of all)
    for (const language of ["es", "en", "fr", "de"])
      expect(`${key} ${question[language]}`).toMatch(/\S \S.*\?$/);
});

test("a score is one figure, that of the penalties beside it another", () => {
  const scores = (text: string, language: string) =>
    figuresIn(text, language).map(({ measure, low, high }) => [measure, high, low]);
  expect(scores("Betania won 4-3 on penalties after a 2-2 draw.", "en")).toEqual([
    ["shootout", 4, 3],
    ["score", 2, 2],
  ]);
  expect(scores("Der Sieg fiel mit 2:1 knapp aus.", "de")).toEqual([["score", 2, 1]]);
  expect(scores("The train left at 3-2 pm from the depot.", "en")).toEqual([]);
});

test.each([
  ["Paul Huber, 45, from Linz", "en", 45],
  ["A man of 47 was killed.", "en", 47],
  ["Un hombre de 61 años", "es", 61],
  ["Ein 25 Jahre alter Autofahrer starb.", "de", 25],
  ["Une femme de 84 ans est décédée.", "fr", 84],
] as const)("%s holds an age and no count", (text, language, years) => {
  const ages = figuresIn(text, language).filter(({ dimension }) => dimension === "age");
  expect(ages.map(({ low, unit }) => [low, unit])).toEqual([[years, "yr"]]);
});

test("an amount in two units is one figure", () => {
  const amounts = (text: string, language: string) =>
    figuresIn(text, language).map(({ dimension, written }) => [
      dimension,
      Number(written.low.toFixed(2)),
      written.unit,
    ]);
  expect(amounts("Drei Jahre und sechs Monate Haft", "de")).toEqual([["duration", 3.5, "yr"]]);
  expect(amounts("A sentence of two years and six months", "en")).toEqual([["duration", 2.5, "yr"]]);
  expect(amounts("Two years and then three years", "en")).toHaveLength(2);
});

test("neither an old year nor per cent in words nor the minutes of a clock time is a count", () => {
  expect(figuresIn("The brewery was founded in 1887.", "en")).toEqual([]);
  expect(figuresIn("Una prima del 32 por ciento", "es").map(({ dimension }) => dimension)).toEqual([
    "percent",
  ]);
  expect(figuresIn("Empezó a las tres y siete de la tarde.", "es")).toEqual([]);
});
