import { describe, expect, it } from "vitest";
import { article, eventOf } from "../extracts/testing";
import { impact } from ".";

const told = (language: string, headline: string, text: string) =>
  impact(eventOf([article({ id: 1, language, headline, text })])).map(({ certainty, when }) => [
    certainty,
    when,
  ]);

describe("impact", () => {
  it.each([
    ["en", "The bridge is expected to reopen in June.", "likely", "in June"],
    ["en", "The bridge could stay closed until next year.", "possible", "until next year"],
    ["en", "The bridge will need new piers.", "certain", null],
    ["en", "The bridge is unlikely to carry lorries again.", "unlikely", null],
    ["en", "The council is due to vote on the bridge on Thursday.", "planned", "on Thursday"],
    ["es", "El puente podría reabrir en junio.", "possible", "en junio"],
    ["es", "Se espera que el puente reabra la próxima semana.", "likely", "la próxima semana"],
    ["es", "El puente reabrirá el lunes.", "planned", "el lunes"],
    ["fr", "Le pont devrait rouvrir en juin.", "likely", "en juin"],
    ["fr", "Le pont pourrait rester fermé plusieurs mois.", "possible", null],
    ["fr", "La réouverture du pont est prévue lundi.", "planned", "lundi"],
    ["de", "Die Brücke soll am Montag wieder öffnen.", "planned", "am Montag"],
    ["de", "Die Brücke könnte bis Ende Juni gesperrt bleiben.", "possible", "bis Ende Juni"],
    ["de", "Die Brücke dürfte kaum noch Lastwagen tragen.", "unlikely", null],
  ])("tells in %s how certain it is and when: %s", (language, text, certainty, when) => {
    expect(told(language, language === "en" ? "Bridge closed" : "Brücke, puente, pont", `${text}`)).toEqual([
      [certainty, when],
    ]);
  });

  it.each([
    ["en", "The bridge could have fallen at any time."],
    ["en", "The bridge was expected to reopen in March."],
    ["en", "Will the bridge ever reopen?"],
    ["en", "“The bridge will open in June,” said Mary Holt."],
    ["es", "El puente podría haber caído en cualquier momento."],
    ["es", "Pidió que el puente se cerrara de noche."],
    ["fr", "Le pont aurait été fermé trop tard."],
    ["de", "Die Brücke konnte nicht mehr gerettet werden."],
    ["de", "Die Brücke soll schon früher Risse gehabt haben."],
    ["de", "Die Brücke wurde gesperrt, die Autos standen."],
    ["de", "Unter der Brücke soll die Bande ihre Waffen lagern."],
    ["de", "Die Brücke ließ dem Frachter im Sturm keine Chance."],
    ["de", "An der Brücke werden Kräne aufgestellt, die sonst Schiffe heben."],
    ["en", "Mary Holt explains how the bridge could be repaired."],
    ["en", "The council warned that drivers must leave the bridge."],
    ["en", "The council did not intend to close the bridge."],
    ["en", "Fans will notice a change to the bridge."],
  ])("takes for nothing to come in %s: %s", (language, text) => {
    expect(told(language, "Bridge, puente, pont, Brücke", text)).toEqual([]);
  });

  it("leaves what concerns another matter", () => {
    const filler = Array.from(
      { length: 9 },
      (_, i) => `Drivers waited on quay number ${i} for hours and hours.`,
    ).join(" ");
    expect(told("en", "Bridge closed", `${filler} The opera season will begin with a comedy.`)).toEqual([]);
  });

  it("does not date a plan by the day on which it was told", () => {
    const text = "El ayuntamiento cerrará el puente, informó este martes.";
    expect(told("es", "Cierra el puente", text)).toEqual([["planned", null]]);
  });

  it("shows at most two sentences of an article and names others that tell the same", () => {
    const text = `The bridge will close on Monday. The bridge could fall. The bridge is expected to cost millions.`;
    const other = article({ id: 2, text: "Closed.\nOn Monday the bridge will close." });
    const items = impact(eventOf([article({ id: 1, text: `Quay.\n${text}` }), other]));
    expect(items.filter(({ wordings }) => wordings[0]!.from === 1).length).toBe(2);
    expect(items.every(({ wordings }) => wordings[0]!.text.length <= 200)).toBe(true);
  });
});
