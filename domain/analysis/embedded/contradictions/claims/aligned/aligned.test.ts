import { describe, expect, test } from "vitest";
import { rowsOf } from "../../../../reading/claims/vocabulary";
import { sides } from "../testing";
import { ALIKE, COMMON_DEEDS, PLACED, SINGLE } from "./accepting-words";
import { PERSONS } from "./persons";
import { PREDICATES } from "./predicates";
import { SCALES } from "./scale-fillings";

const aligned = (...told: Parameters<typeof sides>) =>
  sides(...told).filter((one) => one.startsWith("aligned:"));

describe("the words", () => {
  test("give every scale values, and two to those that are each other's negation", () => {
    const wrong = [...SCALES].filter(([, { values, complementary }]) =>
      complementary ? values.size !== 2 : values.size < 2,
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test("name only deeds and persons that there are", () => {
    const deeds = new Set(rowsOf(PREDICATES).map(({ key }) => key));
    expect([...COMMON_DEEDS, ...PLACED, ...SINGLE].filter((deed) => !deeds.has(deed))).toEqual([]);
    const persons = new Set(rowsOf(PERSONS).map(({ key }) => key));
    expect(ALIKE.flatMap((group) => [...group]).filter((person) => !persons.has(person))).toEqual([]);
  });
});

describe("one slot filled differently", () => {
  test("is who did it", () => {
    expect(
      aligned(
        ["en", "Brooch of Ormsk turns up", "The brooch of Ormsk was found by a cleaner on Sunday."],
        ["de", "Brosche von Ormsk ist da", "Die Brosche von Ormsk entdeckte am Sonntag ein Jäger."],
      ),
    ).toEqual(["aligned:who-find 1 / 2"]);
  });

  test("is the way in, where both tell of one break-in", () => {
    expect(
      aligned(
        ["fr", "Vol à Ormsk", "Les voleurs d'Ormsk sont entrés par une fenêtre."],
        ["en", "Ormsk robbed", "The thieves of Ormsk got in through the roof."],
      ),
    ).toEqual(["aligned:entry-break-in 1 / 2"]);
  });

  test("is a nationality", () => {
    expect(
      aligned(
        ["fr", "Accident à Ormsk", "Un touriste belge a été mordu près d'Ormsk."],
        ["es", "Accidente en Ormsk", "Un turista danés recibió una mordedura cerca de Ormsk."],
      ),
    ).toEqual(["aligned:nation 1 / 2"]);
  });

  test("is whether there was any of it", () => {
    expect(
      aligned(
        ["de", "Wanderer in Ormsk", "Der Wanderer ging ohne Hund durch den Wald von Ormsk."],
        ["en", "Hiker in Ormsk", "The hiker of Ormsk had his dog with him."],
      ),
    ).toEqual(["aligned:any-dog 1 / 2"]);
  });

  test("is a value of a scale that both tell of one thing", () => {
    expect(
      aligned(
        ["es", "Accidente en Ormsk", "El conductor de Ormsk dio negativo en el control de alcohol."],
        ["en", "Crash at Ormsk", "The driver at Ormsk was over the limit."],
      ),
    ).toEqual(["aligned:breath 1 / 2"]);
  });
});

describe("no difference", () => {
  test("is what an article tells both of", () => {
    expect(
      aligned(
        ["fr", "Vol à Ormsk", "Les voleurs d'Ormsk sont entrés par une fenêtre."],
        ["en", "Ormsk robbed", "The thieves of Ormsk got in through the roof. One got in through a window."],
      ),
    ).toEqual([]);
  });

  test("is what time has brought", () => {
    expect(
      aligned(
        ["en", "Baby of Ormsk ill", "The baby bitten in Ormsk is still in hospital.", 0],
        ["en", "Baby of Ormsk well", "The baby bitten in Ormsk was discharged.", 30],
      ),
    ).toEqual([]);
  });

  test("is one person by two names for what they are", () => {
    expect(
      aligned(
        ["en", "Brooch of Ormsk turns up", "The brooch of Ormsk was found by police on Sunday."],
        ["es", "Aparece el broche de Ormsk", "El broche de Ormsk fue hallado por un agente."],
      ),
    ).toEqual([]);
  });

  test("is what something is not, as against that there is none of it", () => {
    expect(
      aligned(
        ["de", "Kommentar zu Ormsk", "Ein Hund ist das nicht, das ist kein Hund aus Ormsk."],
        ["en", "Hiker in Ormsk", "The hiker of Ormsk had his dog with him."],
      ),
    ).toEqual([]);
  });
});
