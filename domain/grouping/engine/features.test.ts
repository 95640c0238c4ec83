import { describe, expect, test } from "vitest";
import { decodeFeatures, extractFeatures, FEATURE_VERSION, SPACES, stripSource } from "./features";

const text = {
  language: "es",
  headline: "El puente de Valdemora se hunde tras la crecida del río Arlanzón",
  lead: "Doce vecinos fueron rescatados de madrugada por los bomberos de la comarca.",
};

describe("extractFeatures", () => {
  test("gives the same bytes for the same text, and others for another", () => {
    expect(extractFeatures(text)).toEqual(extractFeatures({ ...text }));
    expect(extractFeatures({ ...text, headline: "Otro titular" })).not.toEqual(extractFeatures(text));
  });

  test("reads back as hashes in order, with weights, per space", () => {
    const decoded = decodeFeatures(extractFeatures(text));
    expect(decoded).toMatchObject({ kind: "story", hasLead: true });
    expect(decoded.starts).toHaveLength(SPACES.length + 1);
    for (let space = 0; space < SPACES.length; space++) {
      const hashes = [...decoded.hashes.slice(decoded.starts[space], decoded.starts[space + 1])];
      expect(hashes).toEqual([...new Set(hashes)].sort((a, b) => a - b));
      expect(hashes.length).toBeGreaterThan(0);
    }
    expect(decoded.weights.every((weight) => weight >= 1 && weight < 8)).toBe(true);
    expect(decoded.inHeadline).toContain(0);
    expect(decoded.inHeadline).toContain(1);
  });

  test("stays small however long the text, and reads 600 characters of the lead", () => {
    const words = Array.from({ length: 900 }, (_, i) => `Palabra${i * 7919}`).join(" ");
    const long = extractFeatures({ language: "es", headline: words.slice(0, 300), lead: words });
    expect(long.length).toBeLessThanOrEqual(600);
    expect(extractFeatures({ ...text, lead: "a".repeat(600) })).toEqual(
      extractFeatures({ ...text, lead: `${"a".repeat(600)} und noch mehr` }),
    );
  });

  test("takes empty texts, unknown languages and scripts without spaces", () => {
    expect(decodeFeatures(extractFeatures({ language: "en", headline: "", lead: "" })).hashes).toHaveLength(
      0,
    );
    for (const [language, headline] of [
      ["pl", "Pożar w porcie w Gdyni, trzy osoby ranne"],
      ["zh", "港口起火三人受伤"],
    ] as const) {
      expect(decodeFeatures(extractFeatures({ language, headline, lead: "" })).hashes.length).toBeGreaterThan(
        3,
      );
    }
  });

  test("finds what a headline and its translation share: names, numbers, concepts", () => {
    const across = (language: string, headline: string) => {
      const { hashes, starts } = decodeFeatures(extractFeatures({ language, headline, lead: "" }));
      return new Set(hashes.slice(starts[2]));
    };
    const spanish = across("es", "Terremoto en Turquía: 250 muertos cerca de Karabel");
    const german = across("de", "Erdbeben in der Türkei: 250 Tote nahe Karabel");
    const other = across("de", "Finanzminister stellt den Haushalt für das nächste Jahr vor");
    const shared = (a: Set<number>, b: Set<number>) => [...a].filter((hash) => b.has(hash)).length;
    expect(shared(spanish, german)).toBeGreaterThan(4);
    expect(shared(spanish, other)).toBe(0);
  });
});

test("features of another version or cut short are refused", () => {
  const bytes = extractFeatures(text);
  const other = bytes.slice();
  other[0] = FEATURE_VERSION + 1;
  expect(() => decodeFeatures(other)).toThrow(/version/);
  expect(() => decodeFeatures(bytes.slice(0, -1))).toThrow(/cut short/);
});

test("a newspaper's own name is cut off the headline's end, a dash within the sentence is not", () => {
  expect(stripSource("River bursts its banks in the old town | The Valdemora Post")).toBe(
    "River bursts its banks in the old town",
  );
  expect(stripSource("El río se desborda en el casco viejo - La Voz")).toBe(
    "El río se desborda en el casco viejo",
  );
  const whole = "Mayor quits after flood - and blames the government in the capital";
  expect(stripSource(whole)).toBe(whole);
});
