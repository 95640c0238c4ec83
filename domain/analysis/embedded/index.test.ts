import { describe, expect, it } from "vitest";
import { findings } from "../findings";
import { embeddedAnalyst } from ".";
import { eventOf, type Told } from "./likeness/testing";

const analyse = async (...articles: Told[]) => embeddedAnalyst().analyse(eventOf(...articles).event);

const FIRE: Told[] = [
  {
    language: "es",
    headline: "Un incendio destruye el ayuntamiento de Corley",
    text: "Un incendio destruyó el lunes el ayuntamiento de Corley. La policía detuvo a dos personas.",
  },
  {
    language: "en",
    headline: "Fire destroys Corley town hall",
    text: "A fire destroyed the town hall of Corley on Monday. Police arrested two people.",
  },
  {
    language: "de",
    headline: "Brand zerstört Rathaus von Corley",
    text: "Ein Brand hat am Montag das Rathaus von Corley zerstört. Zwei Menschen wurden festgenommen.",
  },
];

describe("the embedded analyst", () => {
  it("writes findings of the agreed form and costs no call", async () => {
    const { findings: found, usage } = await analyse(...FIRE);
    expect(findings.safeParse(found).success).toBe(true);
    expect(found.facts.length).toBeGreaterThan(0);
    expect(found.summary.length).toBeGreaterThanOrEqual(3);
    expect(usage.calls).toBe(0);
  });

  it("gives the same for the same event", async () => {
    expect(await analyse(...FIRE)).toEqual(await analyse(...FIRE));
  });

  it.each<[string, Told[]]>([
    ["without a text", [{ language: "en", headline: "Fire in Corley" }]],
    ["without a word", [{ language: "en", headline: "", text: " \n " }]],
    ["in a language it does not read", [{ language: "ja", headline: "火事", text: "町役場が燃えた。" }]],
    ["of marks alone", [{ language: "de", headline: "???", text: "„“ – … ((( %%% 1.2.3,4" }]],
  ])("does not fail on an article %s", async (_, articles) => {
    const { findings: found } = await analyse(...articles, ...FIRE);
    expect(findings.safeParse(found).success).toBe(true);
    await expect(analyse(...articles)).resolves.toBeDefined();
  });

  it("reads an event of three hundred articles", async () => {
    const many = Array.from({ length: 300 }, (_, i) => ({
      ...FIRE[i % 3]!,
      headline: `${FIRE[i % 3]!.headline} ${i}`,
    }));
    const { findings: found } = await analyse(...many);
    expect(found.facts[0]?.sources.length).toBeGreaterThan(200);
  });
});
