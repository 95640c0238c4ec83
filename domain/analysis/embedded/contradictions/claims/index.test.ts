import { describe, expect, test } from "vitest";
import type { AnalysedArticle } from "../../../articles";
import { contradiction } from "../../../findings";
import { readEvent } from "../../../reading/read";
import { claimContradictions } from ".";

type Told = [language: string, headline: string, text: string, hour?: number];

/** Monday, March 9, 2026, at eight. */
const MORNING = Date.UTC(2026, 2, 9, 8);

function found(...told: Told[]) {
  const articles = told.map(
    ([language, headline, text, hour = 0], i): AnalysedArticle => ({
      id: i + 1,
      newspaper: `paper-${i + 1}`,
      domain: `paper-${i + 1}.example`,
      country: "ES",
      language,
      headline,
      text,
      publishedAt: MORNING + hour * 3_600_000,
      opinion: false,
      author: null,
    }),
  );
  return claimContradictions(readEvent({ eventId: 1, articles, earlier: [] }));
}

const sides = (...told: Told[]) =>
  found(...told)
    .filter(({ relation }) => relation === "contradiction")
    .map(({ key, versions }) => `${key} ${versions.map(({ sources }) => sources.join("+")).join(" / ")}`);

describe("whether it happened", () => {
  test("is disputed when one newspaper says yes and another no, across languages", () => {
    expect(
      sides(
        ["en", "Silo collapses at Harrow Mill", "The silo at Harrow Mill had been insured, the owner said."],
        ["de", "Silo eingestürzt", "Das Silo der Mühle Harrow war nicht versichert, sagte der Besitzer."],
        ["fr", "Un silo s'effondre", "Le silo du moulin Harrow s'est effondré lundi."],
      ),
    ).toEqual(["occurrence:insured 1 / 2"]);
  });

  test("is not disputed by what is only asked, feared or demanded", () => {
    expect(
      sides(
        ["en", "Minister under fire", "Minister Paula Reeve resigned on Monday."],
        ["es", "La ministra, en apuros", "La oposición exige que la ministra Paula Reeve dimita."],
        ["de", "Ministerin in Not", "Es ist unklar, ob Ministerin Paula Reeve zurücktritt."],
      ),
    ).toEqual([]);
  });

  test("tells resignation from dismissal", () => {
    expect(
      sides(
        ["fr", "Le préfet s'en va", "Le préfet Alain Moreau a démissionné dimanche."],
        ["es", "El prefecto, fuera", "El prefecto Alain Moreau fue destituido el domingo."],
      ),
    ).toEqual(["occurrence:leaving 1 / 2"]);
  });

  test("is an update when those who say yes write hours after those who say no", () => {
    const [one] = found(
      ["es", "Choque de tranvías en Villalba", "No hubo heridos en el choque de los tranvías.", 0],
      ["en", "Trams collide in Villalba", "Two people were injured when the trams collided.", 7],
    );
    expect(one).toMatchObject({ key: "occurrence:injuries", relation: "update" });
  });

  test("holds for one person's fate", () => {
    expect(
      sides(
        ["en", "Skipper rescued", "Captain Ilse Brand was rescued by a fishing boat.", 0],
        ["es", "Velero hundido", "La capitana Ilse Brand está desaparecida.", 1],
      ),
    ).toEqual(["occurrence:fate:role-captain 1 / 2"]);
  });
});

describe("a denial", () => {
  test("stands against those who tell the claim", () => {
    const [one] = found(
      ["en", "Miners' union to get cash", "The Orlova group will close its plant in Dunmore."],
      ["es", "Orlova desmiente", "El grupo Orlova niega que vaya a cerrar la planta de Dunmore."],
    );
    expect(one).toMatchObject({ key: "denial:close", kind: "denial", relation: "contradiction" });
    expect(one!.versions.map(({ sources }) => sources)).toEqual([[1], [2]]);
  });

  test("is none when it is itself negated", () => {
    expect(
      sides(
        ["en", "Plant may go", "The Orlova group will close its plant in Dunmore."],
        ["es", "Orlova calla", "El grupo Orlova no descarta cerrar la planta de Dunmore."],
      ),
    ).toEqual([]);
  });
});

describe("when it was", () => {
  test("is disputed between two days of one beginning", () => {
    const [one] = found(
      ["de", "Streik bei der Fähre", "Der Streik beginnt am Donnerstag."],
      ["fr", "Grève des ferries", "La grève débutera vendredi."],
    );
    expect(one).toMatchObject({ key: "date:day-begin-strike", kind: "date", unit: null });
    expect(one!.versions[0]!.value.map(({ text }) => text)).toEqual([
      "jueves",
      "Thursday",
      "jeudi",
      "Donnerstag",
    ]);
  });

  test("is not disputed by a day and its date", () => {
    expect(
      sides(
        ["en", "Ferry strike", "The strike begins on Thursday."],
        ["es", "Huelga", "La huelga comienza el 12 de marzo."],
      ),
    ).toEqual([]);
  });

  test("is disputed between hours too far apart", () => {
    expect(
      sides(
        ["es", "Aviso tardío", "El aviso a la población se envió a las 18.30."],
        ["de", "Späte Warnung", "Die Warnung kam um 15 Uhr."],
      ),
    ).toEqual(["date:hour-alert 1 / 2"]);
  });

  test("is an update when the later newspaper says that it changed", () => {
    const [one] = found(
      ["en", "Road shut", "The tunnel closure lasts until Friday.", 0],
      ["de", "Tunnel länger zu", "Die Sperrung des Tunnels dauert nun doch bis Sonntag.", 9],
    );
    expect(one).toMatchObject({ kind: "date", relation: "update" });
  });
});

describe("where and who", () => {
  test("is disputed between two destinations", () => {
    expect(
      sides(
        ["en", "Coach overturns", "The coach was travelling to Belmora when it overturned."],
        ["es", "Vuelca un autocar", "El autocar, con destino a Tresfuentes, volcó de noche."],
      ),
    ).toEqual(["place:destination 1 / 2"]);
  });

  test("is not disputed by an article that names both places", () => {
    expect(
      sides(
        ["en", "Coach overturns", "The coach was travelling to Belmora, near Tresfuentes."],
        ["es", "Vuelca un autocar", "El autocar, con destino a Tresfuentes, volcó de noche."],
      ),
    ).toEqual([]);
  });

  test("is disputed between causes that exclude each other", () => {
    expect(
      sides(
        ["fr", "Incendie d'un chai", "L'incendie du chai a été provoqué par un court-circuit."],
        ["de", "Weinkeller brennt", "Der Brand wurde durch einen Blitzschlag ausgelöst."],
      ),
    ).toEqual(["agent:cause:fire 1 / 2"]);
  });

  test("is not disputed between a cause and a closer word for it", () => {
    expect(
      sides(
        ["fr", "Accident de tram", "L'accident est dû à une défaillance technique."],
        ["en", "Tram crash", "Brake failure caused the crash."],
      ),
    ).toEqual([]);
  });

  test("is disputed between nationalities of one person arrested", () => {
    expect(
      sides(
        ["de", "Dieb gefasst", "Die Polizei hat einen 30 Jahre alten Belgier festgenommen."],
        ["fr", "Un voleur arrêté", "Un Français de 30 ans a été arrêté."],
      ),
    ).toEqual(["agent:nation 1 / 2"]);
  });
});

test("every contradiction fits the schema, and its articles stand on one side only", () => {
  const all = found(
    [
      "en",
      "Fire at the Lindholm depot",
      "The fire was caused by lightning. No one was injured. The depot was insured.",
    ],
    [
      "es",
      "Arde el depósito Lindholm",
      "Un cortocircuito causó el incendio. Hubo dos heridos. El depósito no estaba asegurado.",
    ],
  );
  expect(all.length).toBeGreaterThanOrEqual(3);
  for (const one of all) {
    expect(contradiction.parse(one)).toEqual(one);
    const sources = one.versions.flatMap((version) => version.sources);
    expect(new Set(sources).size).toBe(sources.length);
  }
});

test("one newspaper alone contradicts nobody", () => {
  expect(sides(["en", "Silo", "The silo was insured. The silo was not insured."])).toEqual([]);
});
