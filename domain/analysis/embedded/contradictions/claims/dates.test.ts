import { describe, expect, test } from "vitest";
import { found, sides } from "./testing";

describe("when it was", () => {
  test("is disputed between two days of one beginning", () => {
    const [one] = found(
      ["de", "Streik bei der Fähre Corvina", "Der Streik beginnt am Donnerstag."],
      ["fr", "Grève chez Corvina", "La grève débutera vendredi."],
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
        ["es", "Aviso tardío en Altamora", "El aviso a la población se envió a las 18.30."],
        ["de", "Altamora: Späte Warnung", "Die Warnung kam um 15 Uhr."],
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
