import { describe, expect, it } from "vitest";
import type { Statement } from "../../findings";
import { article, eventOf } from "../extracts/testing";
import { framing } from ".";

const fact = (text: string, sources: number[]): Statement => ({
  wordings: [{ language: "en", text, from: sources[0]! }],
  sources,
});

describe("framing", () => {
  it("gives nothing where one country alone tells the event", () => {
    expect(framing(eventOf([article({ id: 1 }), article({ id: 2 })]), [])).toEqual([]);
  });

  it("tells what a country puts first and what it leaves out", () => {
    const articles = [
      article({ id: 1, country: "GB", headline: "Harbour bridge closed in Wexham" }),
      article({
        id: 2,
        country: "GB",
        headline: "Ferries replace the bridge",
        text: "Commuters queue. ".repeat(50),
      }),
      article({
        id: 3,
        country: "US",
        headline: "Two piers cracked in Wexham",
        text: "The harbour bridge was closed.",
      }),
      article({
        id: 4,
        country: "IE",
        headline: "Cracks in two piers",
        text: "Two piers cracked. It rains.",
      }),
    ];
    const facts = [
      fact("The harbour bridge in Wexham was closed.", [1, 3]),
      fact("Two piers of it are cracked.", [3, 4]),
    ];
    const items = framing(eventOf(articles), facts);
    expect(items.map(({ country, newspapers }) => [country, newspapers])).toEqual([
      ["GB", 2],
      ["IE", 1],
      ["US", 1],
    ]);
    expect(items[0]).toMatchObject({ sources: [1, 2], first: [{ fact: 0, share: 0.5 }], omits: [1] });
    expect(items[1]).toMatchObject({ first: [{ fact: 1, share: 1 }], omits: [] });
  });

  it("takes a fact for left out only where the country tells enough and nothing like it", () => {
    const gb = (text: string) => [
      article({ id: 1, country: "GB", headline: "Ferries replace the bridge", text }),
      article({ id: 2, country: "GB", headline: "Ferries sail" }),
    ];
    const us = article({ id: 3, country: "US", text: "Engineers found cracks in two piers." });
    const omittedBy = (text: string) =>
      framing(eventOf([...gb(text), us]), [fact("Engineers found cracks in two piers.", [3])])[0]!.omits;
    expect(omittedBy("Commuters queue. ".repeat(50))).toEqual([0]);
    expect(omittedBy("Commuters queue.")).toEqual([]);
    expect(omittedBy(`Cracks run through two piers. ${"Commuters queue. ".repeat(50)}`)).toEqual([]);
  });

  it("says nothing of what is left out where the fact is told in another language", () => {
    const fr = [1, 2].map((id) =>
      article({ id, country: "FR", language: "fr", text: "Les voyageurs attendent. ".repeat(30) }),
    );
    const us = article({ id: 3, country: "US", text: "Engineers found cracks in two piers." });
    const items = framing(eventOf([...fr, us]), [fact("Engineers found cracks in two piers.", [3])]);
    expect(items.map(({ omits }) => omits)).toEqual([[], []]);
  });

  it("leaves names and the words of one newspaper alone", () => {
    const gb = [1, 2].map((id) =>
      article({
        id,
        country: "GB",
        newspaper: "paper-1",
        text: "Angry commuters queue. Angry commuters wait.",
      }),
    );
    const ie = [3, 4].map((id) =>
      article({ id, country: "IE", text: "The mayor, Holt, and again Holt, of Holt." }),
    );
    const items = framing(eventOf([...gb, ...ie]), []);
    expect(items.flatMap(({ words }) => words.map(({ word }) => word))).not.toContain("commuters");
    expect(items.flatMap(({ words }) => words.map(({ word }) => word))).not.toContain("Holt");
  });

  it("finds a fact of another language at the head by its concepts", () => {
    const articles = [
      article({ id: 1, country: "GB", headline: "Earthquake kills 12 people in Chile" }),
      article({ id: 2, country: "ES", language: "es", headline: "Un terremoto mata a 12 personas en Chile" }),
    ];
    const items = framing(eventOf(articles), [fact("Earthquake kills 12 people in Chile", [1, 2])]);
    expect(items.map(({ first }) => first)).toEqual([[{ fact: 0, share: 1 }], [{ fact: 0, share: 1 }]]);
  });

  it("finds the words that are a country's own, in the form most often written", () => {
    const gb = [1, 2, 3].map((id) =>
      article({
        id,
        country: "GB",
        text: "Commuters queue. Angry commuters queue for ferries at the harbour bridge.",
      }),
    );
    const us = [4, 5, 6].map((id) =>
      article({
        id,
        country: "US",
        text: "Engineers doubt. Worried engineers doubt the piers of the harbour bridge.",
      }),
    );
    const [british, american] = framing(eventOf([...gb, ...us]), []);
    expect(british!.words[0]).toMatchObject({ word: "commuters", language: "en", here: 6, elsewhere: 0 });
    expect(american!.words.map(({ word }) => word)).toContain("engineers");
    for (const { z } of [...british!.words, ...american!.words]) expect(z).toBeGreaterThanOrEqual(1.5);
    expect(british!.words.map(({ word }) => word)).not.toContain("bridge");
  });

  it("has no words to compare where no other country writes in the language", () => {
    const articles = [
      article({ id: 1, text: "Commuters queue. Commuters wait." }),
      article({
        id: 2,
        country: "FR",
        language: "fr",
        text: "Les voyageurs attendent. Les voyageurs patientent.",
      }),
    ];
    expect(framing(eventOf(articles), []).map(({ words }) => words)).toEqual([[], []]);
  });
});
