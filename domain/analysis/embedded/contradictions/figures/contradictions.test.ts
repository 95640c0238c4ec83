import { expect, test } from "vitest";
import { contradiction as shape } from "../../../findings";
import { readEvent } from "../../../reading/read";
import { alignedFigures, figureContradictions } from "./contradictions";

const MORNING = Date.UTC(2026, 2, 4, 9);
const HOUR = 3_600_000;

/** An event of articles told as [hours after nine, language, headline, text], each in a newspaper of its own. */
function eventOf(...told: [number, string, string, string?][]) {
  return readEvent({
    eventId: 1,
    earlier: [],
    articles: told
      .map(([hours, language, headline, text = ""], i) => ({
        id: i + 1,
        newspaper: `paper-${i + 1}`,
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

test("a dispute that the newspapers tell whole has an article on each side", () => {
  const [dispute] = figureContradictions(
    eventOf(
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
