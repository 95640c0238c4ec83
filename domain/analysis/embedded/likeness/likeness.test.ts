import { describe, expect, it } from "vitest";
import { agrees, coverage, isDistinctive, weightsOf } from "./coverage";
import { extractsOf } from "./extracts";
import { isFurniture } from "./furniture";
import { materialOf } from "./material";
import { passagesOf } from "./passages";
import { eventOf, type Told } from "./testing";
import { withoutTimes } from "./times";

const extracts = (language: string, text: string): string[] =>
  passagesOf(eventOf({ language, headline: "", text }))
    .flatMap(extractsOf)
    .map((extract) => extract.text);

describe("what passages tell", () => {
  it("is alike in all languages", () => {
    const told: Told[] = [
      { language: "es", headline: "La policía detuvo a siete personas en el puerto de Corley" },
      { language: "en", headline: "Police arrested seven people in the port of Corley" },
      { language: "de", headline: "Die Polizei hat im Hafen von Corley sieben Menschen festgenommen" },
      { language: "fr", headline: "La police a arrêté sept personnes au port de Corley" },
    ];
    const passages = passagesOf(eventOf(...told));
    const weights = weightsOf(passages);
    for (const other of passages.slice(1))
      expect(coverage(passages[0]!.whole, other, weights, true).share).toBeGreaterThan(0.7);
  });

  it("has times of day that are written in different ways as one", () => {
    for (const text of ["à 15 h 07", "a las 15:07", "um 15.07 Uhr", "at 3.07 pm"])
      expect(withoutTimes(text).times).toEqual(["t:15:07"]);
    expect(withoutTimes("La policía entró a las 5.15").times).toEqual(["t:5:15"]);
    expect(withoutTimes("a magnitude of 6.12").times).toEqual([]);
    expect(withoutTimes("interest at 3.25 percent").times).toEqual([]);
  });

  it("has one key for a unit, for its sign and for a day of the week in all languages", () => {
    const told: Told[] = [
      { language: "es", headline: "Pagó 140 euros el lunes" },
      { language: "en", headline: "He paid €140 on Monday" },
      { language: "de", headline: "Er zahlte am Montag 140 Euro" },
      { language: "fr", headline: "Il a payé 140 euros lundi" },
    ];
    for (const { whole } of passagesOf(eventOf(...told)))
      expect([...whole.keys]).toEqual(expect.arrayContaining(["c:euro", "d:monday", "n:140"]));
  });

  it("takes a number of another unit for another number", () => {
    const [own, other] = passagesOf(
      eventOf(
        { language: "en", headline: "The bridge is 17 metres long" },
        { language: "de", headline: "Die Brücke gehört seit 17 Jahren der Stadt" },
      ),
    );
    expect(agrees({ ...own!.whole, names: [] }, other!)).toBe(false);
    expect(agrees({ ...own!.whole, names: [] }, own!)).toBe(true);
  });

  it("calls a number distinctive that two different things hardly share", () => {
    const near = new Set<string>();
    for (const one of [412, 71_000, 3.25]) expect(isDistinctive({ low: one, high: one, near })).toBe(true);
    for (const one of [3, 40, 2024, 100]) expect(isDistinctive({ low: one, high: one, near })).toBe(false);
  });
});

describe("extracts", () => {
  it("are the sentence and the clauses of it that stand alone", () => {
    expect(extracts("en", "The ferry sank off Corley on Monday, and 43 people were rescued.")).toEqual([
      "The ferry sank off Corley on Monday, and 43 people were rescued.",
      "The ferry sank off Corley on Monday",
      "43 people were rescued.",
    ]);
  });

  it("end before a unit is cut off and not within a phrase", () => {
    expect(extracts("fr", "La banque a relevé son taux à 3,25 %, contre l'avis des marchés.")).toContain(
      "La banque a relevé son taux à 3,25 %",
    );
    expect(extracts("de", "Der Schaden liegt zwischen 900 Millionen und 1,5 Milliarden Euro.")).toEqual([
      "Der Schaden liegt zwischen 900 Millionen und 1,5 Milliarden Euro.",
    ]);
  });

  it.each([
    ["en", "He resigned on Monday after nine years in office."],
    ["es", "¿Quién dirigirá ahora la empresa de transportes?"],
    ["de", "Wir haben lange genug am Bahnsteig gewartet, Leute."],
    ["fr", "Une ville sans pont ni gare ni hôpital."],
  ])(
    "are none of a sentence that leans on another, asks, speaks for itself or says nothing (%s: %s)",
    (language, text) => {
      expect(extracts(language, text)).toEqual([]);
    },
  );

  it("do not end before what someone says", () => {
    const whole =
      "Der Minister erklärte am Montag in Corley, dass die Brücke bis zum Herbst gesperrt bleibt.";
    expect(extracts("de", whole)).toEqual([whole]);
  });

  it("are taken from no opinion piece", () => {
    const text = "The ferry company cut its crews by a third last winter.";
    const found = materialOf(eventOf({ language: "en", headline: "Opinion: Ferries", text, opinion: true }));
    expect(found.extracts).toEqual([]);
  });
});

describe("furniture", () => {
  it.each([
    "BERLIN (dpa) – Die Bahn streikt.",
    "(Reuters) - The bank raised its rate.",
    "14:05 Uhr: Die Polizei sperrt die Brücke.",
    "Foto: Agentur",
    "Lire aussi : la grève en cinq questions",
    "Suscríbase a nuestro boletín",
  ])("is told from news: %s", (text) => {
    expect(isFurniture(text)).toBe(true);
  });

  it("is not seen in a plain sentence", () => {
    expect(isFurniture("Die Polizei hat am Montag um 14 Uhr die Brücke gesperrt.")).toBe(false);
  });
});
