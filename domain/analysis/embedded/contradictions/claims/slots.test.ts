import { describe, expect, test } from "vitest";
import { sides, type Told } from "./testing";

describe("where and who", () => {
  test("is disputed between two destinations", () => {
    expect(
      sides(
        ["en", "Coach of Rutas Palen overturns", "The coach was travelling to Belmora when it overturned."],
        ["es", "Vuelca un autocar de Rutas Palen", "El autocar, con destino a Tresfuentes, volcó de noche."],
      ),
    ).toEqual(["place:destination 1 / 2"]);
  });

  test("is not disputed by an article that names both places", () => {
    expect(
      sides(
        ["en", "Coach of Rutas Palen overturns", "The coach was travelling to Belmora, near Tresfuentes."],
        ["es", "Vuelca un autocar de Rutas Palen", "El autocar, con destino a Tresfuentes, volcó de noche."],
      ),
    ).toEqual([]);
  });

  test("is disputed between values of one family, unless one article tells both", () => {
    const bitten: Told = ["en", "Herdsman attacked", "A stray dog bit the herdsman in the arm near Oxley."];
    const wolf: Told = [
      "es",
      "Ataque a un pastor en Oxley",
      "El ataque de un lobo hirió al pastor en la pierna.",
    ];
    expect(sides(bitten, wolf)).toEqual(["agent:animal 1 / 2", "agent:wound 1 / 2"]);
    const both: Told = [
      "de",
      "Angriff auf Hirten",
      "Ob Wolf oder Hund: Der Hirte wurde am Arm und am Bein verletzt.",
    ];
    expect(sides(both, ["fr", "Berger mordu", "Le berger est blessé au bras."])).toEqual([]);
  });

  test("is disputed between bodies that decided, paid or found it, before the verb or behind by", () => {
    expect(
      sides(
        ["es", "La luz de Norvolt sube", "La comisión reguladora decidió la subida de la luz."],
        ["de", "Strom von Norvolt wird teurer", "Das Kabinett hat die Erhöhung der Strompreise verfügt."],
      ),
    ).toEqual(["agent:decide 1 / 2"]);
    expect(
      sides(
        ["en", "Statue comes home", "The transport was paid for by the diaspora."],
        ["fr", "Le retour de la statue", "La ville a réglé le transport."],
      ),
    ).toEqual(["agent:pay 1 / 2"]);
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
