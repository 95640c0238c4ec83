import { describe, expect, it } from "vitest";
import { EXTRACT_LENGTH } from "../../../events/rules";
import type { Contradiction } from "../../findings";
import { alignedFigures } from "../contradictions/figures/contradictions";
import { disputesOf } from "../likeness/disputes";
import { materialOf } from "../likeness/material";
import { eventOf, type Told } from "../likeness/testing";
import { facts } from ".";

const factsOf = (articles: Told[], contradictions: Contradiction[] = []) => {
  const event = eventOf(...articles);
  return facts(materialOf(event), disputesOf(event, contradictions), alignedFigures(event));
};

const STRIKE_DE: Told = {
  language: "de",
  headline: "Lokführer legen die Arbeit nieder",
  text: "Die Gewerkschaft fordert neun Prozent mehr Lohn. Das Unternehmen bietet fünf Prozent.\nAm Bahnhof blieb es ruhig.",
};
const STRIKE_EN: Told = {
  language: "en",
  headline: "Train drivers walk out",
  text: "The union demands 9 per cent more pay, a spokeswoman said. Commuters took the bus.",
};
const STRIKE_FR: Told = {
  language: "fr",
  headline: "Grève du rail",
  text: "Le syndicat réclame 9 % d'augmentation de salaire. La gare est restée vide.",
};

describe("facts", () => {
  it("finds what newspapers of several languages state and words it in each of them", () => {
    const [first] = factsOf([STRIKE_DE, STRIKE_EN, STRIKE_FR]);
    expect(first?.sources.toSorted()).toEqual([1, 2, 3]);
    expect(first?.wordings.map(({ language }) => language).toSorted()).toEqual(["de", "en", "fr"]);
    expect(first?.wordings.find(({ language }) => language === "de")).toEqual({
      language: "de",
      text: "Die Gewerkschaft fordert neun Prozent mehr Lohn.",
      from: 1,
    });
  });

  it("names the quantity that a fact tells, as a contradiction about it would", () => {
    const found = factsOf([
      { language: "en", headline: "Fire", text: "The fire at the Brampton mill killed 14 workers." },
      { language: "es", headline: "Fuego", text: "El incendio de la fábrica dejó catorce muertos." },
      { language: "de", headline: "Brand", text: "Bei dem Brand starben Hunderte Fische." },
    ]);
    const killed = found.find(({ about }) => about === "figure:killed");
    expect(killed?.sources.toSorted()).toEqual([1, 2]);
  });

  it("takes two articles of one newspaper for one voice", () => {
    const copies = [STRIKE_DE, { ...STRIKE_DE, headline: "Bahn steht still" }];
    expect(factsOf(copies.map((one) => ({ ...one, newspaper: "elbe-kurier" })))).toEqual([]);
    expect(factsOf(copies).length).toBeGreaterThan(0);
  });

  it("does not count a newspaper that names another number of the same", () => {
    const found = factsOf([
      { language: "en", headline: "Mill fire", text: "The fire at the Brampton mill killed 14 workers." },
      { language: "en", headline: "Mill burns", text: "The fire at the Brampton mill killed 19 workers." },
    ]);
    expect(found).toEqual([]);
  });

  it("does not count a newspaper that says the contrary", () => {
    const found = factsOf([
      {
        language: "es",
        headline: "La mina",
        text: "La mina de Sabinal tenía permiso de la Secretaría del Trabajo.",
      },
      {
        language: "es",
        headline: "El pozo",
        text: "La mina de Sabinal no tenía permiso de la Secretaría del Trabajo.",
      },
    ]);
    expect(found).toEqual([]);
  });

  it("does not say of all what a newspaper says of the first", () => {
    const all = {
      language: "de",
      headline: "Brand",
      text: "Die Polizei hat alle Opfer des Brandes identifiziert.",
    };
    const some = { ...all, text: "Die Polizei hat die ersten Opfer des Brandes identifiziert." };
    expect(factsOf([all, some])).toEqual([]);
    expect(factsOf([all, { ...all }])).toHaveLength(1);
  });

  it("leaves a disputed version to the contradictions unless a clear majority tells it", () => {
    const killed = (count: number): Told => ({
      language: "en",
      headline: "Ferry sinks",
      text: `The sinking of the ferry Alba killed ${count} passengers.`,
    });
    const version = (count: number, sources: number[]) => ({
      value: [{ language: "en" as const, text: String(count) }],
      amount: { low: count, high: count },
      sources,
      evidence: sources.map((article) => ({ article, text: killed(count).text! })),
    });
    const dispute = (...versions: ReturnType<typeof version>[]): Contradiction => ({
      key: "figure:killed",
      kind: "figure",
      relation: "contradiction",
      question: [{ language: "en", text: "How many dead?" }],
      unit: null,
      versions,
    });
    const even = [killed(14), killed(14), killed(19), killed(19)];
    expect(factsOf(even, [dispute(version(14, [1, 2]), version(19, [3, 4]))])).toEqual([]);
    const clear = [killed(14), killed(14), killed(14), killed(19)];
    const [fact] = factsOf(clear, [dispute(version(14, [1, 2, 3]), version(19, [4]))]);
    expect(fact?.sources.toSorted()).toEqual([1, 2, 3]);
  });

  it("words a long sentence by a clause of it that stands word for word in the article", () => {
    const tail = "while the council, which had met behind closed doors since the early evening, ".repeat(3);
    const [fact] = factsOf([
      {
        language: "en",
        headline: "Harbour",
        text: `Divers found the missing anchor of the Calder Rose, ${tail}went home.`,
      },
      { language: "en", headline: "Port", text: "Divers found the missing anchor of the Calder Rose." },
    ]);
    for (const { text } of fact?.wordings ?? []) expect(text.length).toBeLessThanOrEqual(EXTRACT_LENGTH);
    expect(fact?.sources.toSorted()).toEqual([1, 2]);
  });

  it("shows no more than three sentences of one article", () => {
    const towns = "Brampton Corley Dunmow Elstree Farnham".split(" ");
    const text = towns
      .map((town, i) => `The flood destroyed ${37 + i} houses and the old bridge of ${town}.`)
      .join(" ");
    const found = factsOf([
      { language: "en", headline: "Floods", text },
      { language: "en", headline: "Rain", text },
    ]);
    const of = (id: number) =>
      found.flatMap(({ wordings }) => wordings).filter(({ from }) => from === id).length;
    expect(found.length).toBeGreaterThan(2);
    expect(Math.max(of(1), of(2))).toBeLessThanOrEqual(3);
  });

  it("has nothing to say of empty texts, of one article and of other languages", () => {
    expect(factsOf([{ language: "en", headline: "" }])).toEqual([]);
    expect(factsOf([STRIKE_DE])).toEqual([]);
    const italian = { language: "it", headline: "Sciopero", text: "Il sindacato chiede il nove per cento." };
    expect(factsOf([italian, { ...italian }])).toEqual([]);
  });
});
