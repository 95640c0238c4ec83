import { describe, expect, it } from "vitest";
import { EXTRACT_LENGTH } from "../../../events/rules";
import { disputesOf } from "../likeness/disputes";
import { materialOf } from "../likeness/material";
import { eventOf, type Told } from "../likeness/testing";
import { summary } from ".";

const summaryOf = (...articles: Told[]) => {
  const event = eventOf(...articles);
  return summary(materialOf(event), disputesOf(event, []));
};
const textsOf = (...articles: Told[]) => summaryOf(...articles).map(({ wordings }) => wordings[0]!.text);

const QUAKE: Told[] = [
  {
    language: "en",
    headline: "Quake shakes Valdera",
    text: "An earthquake shook the Valdera valley on Monday and damaged 40 houses in Corley. The tremor was felt in the capital.\n“We ran into the street,” said Ana Ruiz.",
  },
  {
    language: "en",
    headline: "Valdera after the quake",
    text: "The earthquake in the Valdera valley damaged dozens of houses on Monday. Rescue teams from three provinces were sent to Corley.",
  },
  {
    language: "en",
    headline: "Earthquake in Valdera",
    text: "Schools in the Valdera valley stay closed until Thursday after the earthquake. Did anyone expect it?",
  },
];

describe("the summary", () => {
  it("opens with the main happening and goes on with something else", () => {
    const [first, ...others] = textsOf(...QUAKE);
    expect(first).toMatch(/earthquake/);
    expect(first).toMatch(/damaged/);
    expect(others.length).toBeGreaterThan(0);
    for (const text of others) expect(text).not.toMatch(/damaged .* houses/);
  });

  it("takes one sentence of a newspaper where three or more tell the event", () => {
    const from = summaryOf(...QUAKE).map(({ wordings }) => wordings[0]!.from);
    expect(new Set(from).size).toBe(from.length);
  });

  it("holds no quotation, no question and nothing longer than a short extract", () => {
    for (const text of textsOf(...QUAKE)) {
      expect(text).not.toMatch(/[“”?]/);
      expect(text.length).toBeLessThanOrEqual(EXTRACT_LENGTH);
    }
  });

  it("leaves out what belongs to the newspaper and not to its news", () => {
    const texts = textsOf({
      language: "de",
      headline: "Erdbeben in Valdera",
      text: "Lesen Sie mehr zum Erdbeben in Valdera in unserem Newsletter.\nEin Erdbeben hat am Montag das Tal von Valdera erschüttert.",
    });
    expect(texts).toEqual(["Ein Erdbeben hat am Montag das Tal von Valdera erschüttert."]);
  });

  it("is written for every language of the event and names who else tells a sentence", () => {
    const found = summaryOf(
      { language: "de", headline: "Brand", text: "Ein Brand hat am Montag das Rathaus von Corley zerstört." },
      { language: "fr", headline: "Feu", text: "Un incendie a détruit lundi la mairie de Corley." },
    );
    expect(found.map(({ wordings }) => wordings[0]!.language)).toEqual(["de", "fr"]);
    for (const { sources } of found) expect(sources.toSorted()).toEqual([1, 2]);
  });

  it("has nothing to say of an empty article or another language", () => {
    expect(summaryOf({ language: "en", headline: "" })).toEqual([]);
    expect(
      summaryOf({ language: "it", headline: "Terremoto", text: "Una scossa ha colpito la valle." }),
    ).toEqual([]);
  });
});
