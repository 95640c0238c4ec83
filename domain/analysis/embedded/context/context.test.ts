import { describe, expect, it } from "vitest";
import type { EarlierEvent } from "../../articles";
import { article, eventOf } from "../extracts/testing";
import { context } from ".";

const texts = (items: ReturnType<typeof context>) =>
  items.flatMap(({ wordings }) => wordings.map(({ text }) => text));

describe("context", () => {
  it.each([
    ["en", "The ferry line was founded in 1998 and grew quickly.", Date.UTC(1998, 0, 1), "year"],
    ["es", "La naviera había reducido la plantilla en 2021.", Date.UTC(2021, 0, 1), "year"],
    ["fr", "La compagnie avait déjà été condamnée en 2019 à Nantes.", Date.UTC(2019, 0, 1), "year"],
    ["de", "Die Reederei war bereits im März 2017 verkauft worden.", Date.UTC(2017, 2, 1), "month"],
    ["en", "A similar strike three years ago lasted eleven days.", null, undefined],
    ["de", "Schon vor zwei Jahren hatte ein ähnlicher Unfall den Hafen gesperrt.", null, undefined],
  ])("finds what was before in %s: %s", (language, text, at, precision) => {
    const told = article({ id: 1, language, text: `xx.\n${text}` });
    expect(context(eventOf([told]))).toEqual([
      { wordings: [{ language, text, from: 1 }], sources: [1], event: null, at, precision },
    ]);
  });

  it("leaves the event itself, quotations, questions and what is to come", () => {
    const text = `The council closed the harbour bridge on Monday.
“We had warned of this since 2014,” said Mary Holt. Had the council not known since 2014?
The new bridge will open in 2031. The driver was sentenced to 12 years in prison.`;
    expect(context(eventOf([article({ id: 1, text })]))).toEqual([]);
  });

  it("takes a number of things for no year", () => {
    const text = "Vorspann.\nRund 1500 Bewohner mussten ihre Häuser verlassen und bleiben bei Verwandten.";
    expect(context(eventOf([article({ id: 1, language: "de", text })]))).toEqual([]);
  });

  it("tells of a full date when it was", () => {
    const text = "The deed, it turns out, dates back.\nThe contract was first signed on 3 May 2024 in Leeds.";
    expect(context(eventOf([article({ id: 1, text })])).map(({ at, precision }) => [at, precision])).toEqual([
      [Date.UTC(2024, 4, 3), "day"],
    ]);
  });

  it("names other newspapers that tell the same, and does not say it twice", () => {
    const first = article({
      id: 1,
      text: "Short.\nThe harbour bridge was built in 1931 by the Holt brothers.",
    });
    const second = article({ id: 2, text: "Brief.\nThe bridge was built by the Holt brothers in 1931." });
    const items = context(eventOf([first, second]));
    expect(items.map(({ sources }) => sources)).toEqual([[1, 2]]);
  });

  it("gives one item for each earlier event, with the article nearest to it", () => {
    const earlier: EarlierEvent[] = [
      {
        id: 7,
        at: Date.UTC(2026, 3, 1),
        titles: { en: "Cracks found in Wexham bridge", es: "" },
        nearness: 0.8,
      },
      { id: 8, at: Date.UTC(2026, 2, 1), titles: { it: "Ponte chiuso" }, nearness: 0.5 },
      { id: 9, at: Date.UTC(2026, 2, 1), titles: { en: "Opera season opens in Wexham" }, nearness: 0.4 },
    ];
    const near = article({
      id: 2,
      headline: "Wexham bridge closed",
      text: "The cracks at Wexham were known.",
    });
    expect(context(eventOf([article({ id: 1, headline: "Storm ahead" }), near], earlier))).toEqual([
      {
        wordings: [{ language: "en", text: "Cracks found in Wexham bridge", from: null }],
        sources: [2],
        event: 7,
        at: Date.UTC(2026, 3, 1),
      },
    ]);
  });

  it("shows of a long sentence a clause that tells the past", () => {
    const tail = "drivers queued along the quay, the market hall, the fish auction, the customs house";
    const text = `Start.\nThe bridge had been closed twice since 2014; ${tail}, ${tail} and the station.`;
    expect(texts(context(eventOf([article({ id: 1, text })])))).toEqual([
      "The bridge had been closed twice since 2014",
    ]);
  });
});
