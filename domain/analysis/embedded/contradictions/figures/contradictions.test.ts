import { describe, expect, test } from "vitest";
import { contradiction as shape } from "../../../findings";
import { readEvent } from "../../../reading/read";
import { alignedFigures, figureContradictions } from "./contradictions";

const MORNING = Date.UTC(2026, 2, 4, 9);
const HOUR = 3_600_000;

/** An event of articles told as [hours after nine, language, headline, text, newspaper], by default each in its own. */
function eventOf(...told: [number, string, string, string?, string?][]) {
  return readEvent({
    eventId: 1,
    earlier: [],
    articles: told
      .map(([hours, language, headline, text = "", newspaper], i) => ({
        id: i + 1,
        newspaper: newspaper ?? `paper-${i + 1}`,
        domain: `paper-${i + 1}.example`,
        country: "CH",
        language,
        headline,
        text,
        publishedAt: MORNING + hours * HOUR,
        opinion: false,
        author: null,
      }))
      .sort((a, b) => a.publishedAt - b.publishedAt),
  });
}

const found = (...told: Parameters<typeof eventOf>) =>
  figureContradictions(eventOf(...told)).map(({ key, relation, versions }) => ({
    key,
    relation,
    versions: versions.map(({ sources }) => sources),
  }));

test("two tolls at about the same hour, and the older one told again, contradict each other", () => {
  expect(
    found(
      [0, "es", "Catorce muertos al caer un autobús"],
      [0.5, "en", "Bus plunge kills 17"],
      [2, "fr", "Un car tombe dans un ravin, tuant quatorze passagers"],
    ),
  ).toEqual([{ key: "figure:killed", relation: "contradiction", versions: [[1, 3], [2]] }]);
});

test("a toll that rises over the hours is an update", () => {
  expect(
    found(
      [0, "de", "Drei Tote bei Brand in Möbelfabrik"],
      [10, "es", "Suben a ocho los muertos de la fábrica"],
    ),
  ).toEqual([{ key: "figure:killed", relation: "update", versions: [[1], [2]] }]);
});

test("two lower bounds can both be true, and a version is as careful as its most careful teller", () => {
  const tolls = figureContradictions(
    eventOf(
      [0, "en", "Seven die in Ostwald floods"],
      [0.5, "en", "Ostwald under water", "The floods have killed at least seven people."],
      [1, "en", "At least ten dead in Ostwald floods"],
    ),
  );
  expect(tolls.filter(({ relation }) => relation === "contradiction")).toEqual([]);
  const [update] = figureContradictions(
    eventOf(
      [0, "en", "Seven die in Ostwald floods"],
      [0.5, "en", "Ostwald under water", "The floods have killed at least seven people."],
      [9, "en", "At least 15 dead in Ostwald floods"],
    ),
  );
  expect(update).toMatchObject({ key: "figure:killed", relation: "update" });
  const shown = update!.versions.map(({ value }) => value.find(({ language }) => language === "en")?.text);
  expect(shown).toEqual(["at least 7", "at least 15"]);
});

test("a toll of the day before is outdated, however short the night", () => {
  expect(
    found([14, "en", "Avalanche at Grauhorn kills 20"], [15.5, "en", "Grauhorn avalanche: 28 killed"]),
  ).toEqual([{ key: "figure:killed", relation: "update", versions: [[1], [2]] }]);
});

test("a value whose newspapers have all gone over to another is outdated", () => {
  expect(
    found(
      [0, "de", "Stromausfall in Ostwald: 50.000 Haushalte ohne Strom", "", "a"],
      [1, "de", "Ostwald im Dunkeln: 45.000 Haushalte ohne Strom", "", "b"],
      [2, "de", "Ostwald: 45.000 Haushalte noch ohne Strom", "", "a"],
    ),
  ).toEqual([{ key: "figure:homes-without-power", relation: "update", versions: [[1], [2, 3]] }]);
});

test("headlines that have no name in common tell of two accidents", () => {
  expect(
    found(
      [0, "de", "Vier Menschen bei Unfall mit Kutsche in Altdorf verletzt"],
      [0, "de", "Acht Menschen bei Unfall in Neustadt verletzt"],
    ),
  ).toEqual([]);
});

test("in an event of many articles one newspaper alone contradicts nobody", () => {
  const others = Array.from({ length: 20 }, (): [number, string, string] => [0, "en", "Ostwald mourns"]);
  const toll = [0, "en", "Ostwald fire kills 17"] as [number, string, string];
  expect(found(toll, toll, [0.5, "en", "Ostwald fire kills 24"], ...others)).toEqual([]);
  expect(found(toll, toll, [0.5, "en", "Ostwald fire kills 24"])).toMatchObject([
    { relation: "contradiction" },
  ]);
});

test("those beside one who is named apart are not all, nor is a part that the same sentence adds up", () => {
  expect(
    found(
      [0, "en", "Four killed in Ostwald helicopter crash"],
      [1, "en", "Groom and his three nieces killed in Ostwald helicopter crash"],
    ),
  ).toEqual([]);
  expect(
    found(
      [0, "en", "Jet with 287 people aboard lands in Ostwald"],
      [
        1,
        "de",
        "Notlandung in Ostwald",
        "Die 275 Passagiere und zwölf Besatzungsmitglieder blieben unverletzt.",
      ],
    ).filter(({ relation }) => relation === "contradiction"),
  ).toEqual([]);
});

test("the same number with and without an about is not worth a word", () => {
  expect(found([0, "en", "Ostwald fire leaves 40 dead"], [1, "en", "About 40 dead in Ostwald fire"])).toEqual(
    [],
  );
});

test("a rounded number does not contradict, nor does one in another unit", () => {
  expect(
    found([0, "es", "Hay 32 heridos en el accidente"], [1, "fr", "Une trentaine de blessés dans l'accident"]),
  ).toEqual([{ key: "figure:injured", relation: "rounding", versions: [[1], [2]] }]);
  expect(
    found(
      [0, "es", "El fuego arrasa 4.000 hectáreas"],
      [1, "en", "Wildfire burns nearly 10,000 acres"],
      [1, "de", "Waldbrand: Feuer vernichtet 40 Quadratkilometer"],
    ),
  ).toMatchObject([{ key: "figure:burnt", relation: "unit" }]);
});

test("the dead of another year, a part of them and the injured are other quantities", () => {
  expect(
    found(
      [0, "en", "Bomber kills 21 at market", "In 2024 a raid on the same market left 40 dead."],
      [
        1,
        "de",
        "21 Tote bei Anschlag",
        "Unter den Toten sind vier Kinder. Sechzig Menschen wurden verletzt.",
      ],
    ),
  ).toEqual([]);
});

test("a dispute that the newspapers of a large event tell whole has an article on each side", () => {
  const others = Array.from({ length: 6 }, (): [number, string, string] => [0, "en", "The city marches"]);
  const [dispute] = figureContradictions(
    eventOf(
      ...others,
      [
        0,
        "en",
        "March fills the city",
        "Police said 3,000 people marched, organisers put the figure at 10,000.",
      ],
      [1, "es", "Marcha", "Marcharon 3.000 personas según la policía y 10.000 según los convocantes."],
      [2, "fr", "Manifestation : 10 000 participants"],
    ),
  );
  expect(dispute).toMatchObject({ key: "figure:participants", relation: "contradiction" });
  const [first, second] = dispute!.versions;
  expect(first!.sources.filter((id) => second!.sources.includes(id))).toEqual([]);
});

test("values are said in four languages, amounts in the unit that most articles write", () => {
  const [fire] = figureContradictions(
    eventOf([0, "es", "El fuego quema 4.000 hectáreas"], [1, "fr", "Le feu a parcouru 7 500 hectares"]),
  );
  expect(shape.parse(fire)).toEqual(fire);
  expect(fire!.unit).toBe("ha");
  expect(fire!.versions.map(({ amount }) => amount?.low)).toEqual([4000, 7500]);
  const value = fire!.versions[0]!.value.map(({ language, text }) => ({
    language,
    text: text.replace(/\s/gu, " "),
  }));
  expect(value).toEqual([
    { language: "es", text: "4.000 hectáreas" },
    { language: "en", text: "4,000 hectares" },
    { language: "fr", text: "4 000 hectares" },
    { language: "de", text: "4.000 Hektar" },
  ]);
});

test("evidence is verbatim and at most 200 characters long", () => {
  const long = `${"Desde primera hora de la mañana los equipos trabajan en la zona, ".repeat(4)}y hay 14 muertos según la policía, dijo.`;
  const [toll] = figureContradictions(
    eventOf([0, "es", "Accidente", long], [0.5, "en", "Crash kills 17"], [1, "de", "Unfall: 14 Tote"]),
  );
  const text = toll!.versions[0]!.evidence[0]!.text;
  expect(text).toContain("14 muertos");
  expect(long).toContain(text);
  expect(text.length).toBeLessThanOrEqual(200);
});

test("a figure that two newspapers tell alike is aligned across languages", () => {
  const aligned = alignedFigures(
    eventOf(
      [0, "es", "Nueve fallecidos en el terremoto"],
      [1, "fr", "Séisme : neuf morts"],
      [1, "en", "Rain"],
    ),
  );
  expect(aligned.map(({ key, articles }) => [key, articles])).toEqual([["figure:killed", [1, 2]]]);
});

test("two ages of one person contradict each other, a birthday and a namesake do not", () => {
  expect(
    found(
      [0, "fr", "Élection", "Marta Oliva, vétérinaire de 47 ans, a gagné."],
      [1, "de", "Wahl", "Gewonnen hat die 52 Jahre alte Tierärztin Marta Oliva."],
    ),
  ).toEqual([{ key: "figure:age:oliva", relation: "contradiction", versions: [[1], [2]] }]);
  expect(
    found(
      [0, "fr", "Élection", "Marta Oliva, vétérinaire de 47 ans, a gagné."],
      [1, "en", "Vote", "Marta Oliva, 48, won. Her father Jaime Oliva, 71, cried."],
    ),
  ).toEqual([]);
});

test("what no catalogue names is compared by its unit where the event tells no third value", () => {
  expect(
    found(
      [0, "en", "Bridge minister quits", "The contract was worth 84 million crowns."],
      [1, "fr", "Démission", "En cause, un marché de 84 millions de couronnes."],
      [2, "es", "Cae la ministra del puente", "El contrato, 48 millones de coronas, era conocido."],
    ),
  ).toMatchObject([{ relation: "contradiction", versions: [[1, 2], [3]] }]);
});

test("an article that writes both values explains the difference itself", () => {
  expect(
    found(
      [0, "en", "Sit-in goes on", "Around 300 students hold the library."],
      [1, "de", "Besetzung", "Rund 220 Studierende harren aus, nachdem es am Mittwoch 300 gewesen waren."],
    ).filter(({ relation }) => relation === "contradiction"),
  ).toEqual([]);
});

test("a part of a named whole is no other value of the whole", () => {
  expect(
    found(
      [0, "es", "Ataque a tres hospitales", "El virus bloqueó tres hospitales."],
      [0.5, "de", "Kliniken", "In zwei der drei Krankenhäuser laufen die Rechner wieder."],
    ),
  ).toEqual([]);
});

test("what no catalogue names is compared by the words around it, in several languages", () => {
  expect(
    found(
      [0, "en", "Customs open a container", "Officers in Ostwald found eleven crates of stolen statues."],
      [
        1,
        "de",
        "Zoll öffnet Container",
        "Die Beamten in Ostwald fanden neun Kisten mit gestohlenen Statuen.",
      ],
      [
        1.5,
        "fr",
        "La douane ouvre un conteneur",
        "Les agents d’Ostwald ont trouvé onze caisses de statues volées.",
      ],
    ),
  ).toMatchObject([{ relation: "contradiction", versions: [[1, 3], [2]] }]);
});

test("a rest, a rounded headline, passengers without the crew and another year's figure contradict nothing", () => {
  const none = (...told: Parameters<typeof eventOf>) =>
    expect(found(...told).filter(({ relation }) => relation === "contradiction")).toEqual([]);
  none(
    [0, "fr", "Attaque à Ostwald", "Quatre personnes ont été blessées à Ostwald."],
    [8, "es", "Ataque en Ostwald", "Los otros tres heridos de Ostwald recibieron el alta."],
  );
  none(
    [0, "fr", "Sauvetage", "Soixante et une personnes ont été secourues au large d’Ostwald."],
    [1, "en", "Sixty rescued off Ostwald"],
  );
  none(
    [0, "es", "Ferri en Ostwald", "El ferri de Ostwald llevaba 212 pasajeros."],
    [1, "en", "Ostwald ferry", "The Ostwald ferry had 243 people aboard, crew included."],
  );
  none(
    [0, "en", "Ostwald crash kills 14"],
    [1, "es", "Accidente en Ostwald", "En 2024 un accidente en Ostwald dejó 19 fallecidos."],
  );
});

test("two ages of one nameless person contradict each other, those of a man and a woman do not", () => {
  const told = (second: string) =>
    found(
      [
        0,
        "fr",
        "Tempête à Ostwald",
        "Un automobiliste de 52 ans est mort à Ostwald quand un arbre est tombé sur sa voiture.",
      ],
      [0.5, "de", "Sturm in Ostwald", second],
    );
  expect(
    told("Ein 25 Jahre alter Autofahrer starb in Ostwald, als ein Baum auf sein Auto stürzte."),
  ).toMatchObject([{ relation: "contradiction" }]);
  expect(told("Eine 25 Jahre alte Frau überlebte in Ostwald, ihre Tochter blieb unverletzt.")).toEqual([]);
});

/** Articles that only make an event large. */
const OTHERS = Array.from({ length: 7 }, (_, i): [number, string, string] => [
  0,
  "en",
  `Harrow ferry fire: passenger ${i} remembers the night`,
]);

describe("in an event of more than eight articles", () => {
  test("two near counts contradict each other", () => {
    expect(
      found(
        [0, "en", "Harrow ferry fire", "The fire injured 40 people at Harrow."],
        [0, "es", "Incendio en el ferri de Harrow", "Hubo 52 heridos en Harrow."],
        ...OTHERS,
      ),
    ).toEqual([{ key: "figure:injured", relation: "contradiction", versions: [[1], [2]] }]);
  });

  test("an update runs as it was published: no toll is a step that a smaller one comes after", () => {
    const tolls = found(
      [0, "en", "Harrow floods kill 37"],
      [1, "es", "Inundaciones en Harrow dejan 31 muertos"],
      [12, "fr", "Les inundations de Harrow ont fait 41 morts"],
      ...OTHERS,
    );
    expect(tolls.find(({ relation }) => relation === "update")?.versions).toEqual([[2], [3]]);
  });

  test("a count far below another is of a part", () => {
    expect(
      found(
        [0, "en", "Harrow ferry fire", "The fire injured 40 people at Harrow."],
        [0, "es", "Incendio en el ferri de Harrow", "Hubo 12 heridos en Harrow."],
        ...OTHERS,
      ),
    ).toEqual([]);
  });

  test("a count of who is still in hospital is of a part, however near", () => {
    expect(
      found(
        [0, "en", "Harrow ferry fire", "The fire injured 40 people at Harrow."],
        [0, "es", "Incendio en el ferri de Harrow", "Siguen en el hospital 30 heridos en Harrow."],
        ...OTHERS,
      ),
    ).toEqual([]);
  });

  test("each side counts a march for itself, so that its counts may lie far apart", () => {
    expect(
      found(
        [0, "en", "Harrow march", "The march in Harrow drew 9,000 protesters."],
        [0, "es", "Marcha en Harrow", "La marcha de Harrow reunió a 25.000 manifestantes."],
        ...OTHERS,
      ),
    ).toEqual([{ key: "figure:participants", relation: "contradiction", versions: [[1], [2]] }]);
  });
});

test("scores of two sets of one match contradict nobody", () => {
  expect(
    found(
      [0, "en", "Lena Orth wins in Brenne", "Lena Orth won the first set 7-5 in Brenne."],
      [0, "es", "Lena Orth gana en Brenne", "Lena Orth ganó el segundo set por 6-2 en Brenne."],
    ),
  ).toEqual([]);
});
