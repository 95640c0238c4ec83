import { describe, expect, it } from "vitest";
import { article, eventOf } from "../extracts/testing";
import { opinions } from ".";

const REPORT = `The council closed the harbour bridge on Monday after engineers found cracks in two piers.
Traffic is being sent over the northern crossing, the council said. "We had no choice," said Mary Holt, who leads it.
The bridge was built in 1931 and carries 14,000 cars a day.`;

const texts = (items: ReturnType<typeof opinions>) =>
  items.flatMap(({ wordings }) => wordings.map(({ text }) => text));

describe("opinions", () => {
  it("takes from a piece what judges and leaves what only tells", () => {
    const piece = article({
      id: 1,
      headline: "Editorial: A bridge too late",
      author: "Ann Marlow",
      text: `The bridge was closed on Monday at 9.30 after two inspections in 2024 and 2025.
It is a disgrace that nobody listened to the engineers. The council must resign.`,
    });
    const items = opinions(eventOf([piece, article({ id: 2, text: REPORT })]));
    expect(texts(items).toSorted()).toEqual([
      "It is a disgrace that nobody listened to the engineers.",
      "The council must resign.",
    ]);
    expect(items.map(({ holder, sources }) => [holder, sources])).toEqual([
      ["Ann Marlow", [1]],
      ["Ann Marlow", [1]],
    ]);
  });

  it.each([
    ["es", "Opinión | El puente", "Es una vergüenza que nadie escuchara a los ingenieros."],
    ["fr", "Édito : Le pont de trop", "Il est indécent de fermer un pont sans prévenir personne."],
    ["de", "Kommentar: Brücke zu, Augen zu", "Das ist ein Armutszeugnis für die Stadt und ihre Planer."],
  ])("knows a piece by its kicker and a judgement by its words in %s", (language, headline, text) => {
    const items = opinions(eventOf([article({ id: 1, language, headline, text })]));
    expect(items.map(({ wordings }) => wordings)).toEqual([[{ language, text, from: 1 }]]);
  });

  it("finds no judgement in a report, nor in what people say in it", () => {
    expect(opinions(eventOf([article({ id: 1, text: REPORT })]))).toEqual([]);
    const quoted = "“It is a disgrace that nobody listened,” said a driver on the northern bank.";
    expect(opinions(eventOf([article({ id: 1, text: `${REPORT}\n${quoted}` })]))).toEqual([]);
  });

  it("names who condemns, once for all newspapers that tell so", () => {
    const items = opinions(
      eventOf([
        article({
          id: 1,
          text: `${REPORT}\nFerry union leader Peter Grange condemned the closure as rushed.`,
        }),
        article({
          id: 2,
          language: "es",
          country: "ES",
          headline: "Cierra el puente",
          text: "El sindicalista Peter Grange condenó el cierre del puente y pidió explicaciones.",
        }),
      ]),
    );
    expect(items).toMatchObject([{ holder: "Peter Grange", stance: "against", sources: [1, 2] }]);
    expect(items[0]!.wordings.map(({ language }) => language)).toEqual(["en", "es"]);
  });

  it.each([
    ["ANN MARLOW: This bridge was doomed", true],
    ["This bridge was doomed | Ann Marlow", true],
    ["LIVE NOW: Bridge closed after cracks", false],
    ["Bridge closed after cracks", false],
  ])("knows a columnist by the headline: %s", (headline, isPiece) => {
    const text = "A cowardly and absurd decision by people who never learn ended it.";
    expect(opinions(eventOf([article({ id: 1, headline, text })])).length).toBe(isPiece ? 1 : 0);
  });

  it("knows a piece without a kicker by its voice", () => {
    const text = `We have crossed this bridge all our lives. Its closing is a shameful failure.
Nobody deserves leaders who learn nothing. They should resign. We must demand better.`;
    const items = opinions(eventOf([article({ id: 1, headline: "We are right to be angry", text })]));
    expect(items.length).toBe(4);
  });

  it.each([
    [
      "es",
      "Una plaza sin sombra",
      `Pocas veces se ha gastado tanto en afear una plaza. El resultado es un desierto de granito.
El alcalde presume de farolas con un descaro admirable. A los vecinos les falta un banco donde sentarse.`,
    ],
    [
      "fr",
      "Le béton comme politique",
      `Couper les platanes est une sottise doublée d'un mensonge. La place n'est plus qu'une poêle à frire.
Le maire s'en félicite avec une mauvaise foi confondante. Nos enfants méritent mieux que des parkings.`,
    ],
    [
      "de",
      "Viel Stein, kein Schatten",
      `Der neue Platz ist eine Blamage für die ganze Stadt. Wer hier Bäume fällt, hat nichts begriffen.
Der Stadtrat klopft sich trotzdem auf die Schultern. Ein Park wäre klüger gewesen als diese Wüste.`,
    ],
  ])("knows a piece of four sentences in %s without kicker or first person", (language, headline, text) => {
    expect(opinions(eventOf([article({ id: 1, language, headline, text })])).length).toBeGreaterThan(1);
  });

  it("does not take the condemned for the condemning", () => {
    const text = `${REPORT}\nPeter Grange was condemned by the council. The decision of Peter Grange condemned many.`;
    expect(opinions(eventOf([article({ id: 1, text })]))).toEqual([]);
  });

  it("shows at most four sentences of a piece and twelve of a language", () => {
    const judgements = ["disgrace", "scandal", "farce", "shame", "outrage"];
    const pieces = [1, 2, 3, 4].map((id) =>
      article({
        id,
        opinion: true,
        text: judgements
          .map((word) => `A ${word} ${id}a${word} ${id}b${word} ${id}c${word} happened.`)
          .join(" "),
      }),
    );
    const items = opinions(eventOf(pieces));
    expect(items.length).toBe(12);
    for (const { id } of pieces)
      expect(items.filter(({ wordings }) => wordings[0]!.from === id).length).toBeLessThan(5);
  });

  it("gives nothing for an article without a text and for a language it does not know", () => {
    const italian = article({
      id: 2,
      language: "it",
      opinion: true,
      text: "È una vergogna per tutta la città vecchia.",
    });
    expect(opinions(eventOf([article({ id: 1, opinion: true }), italian]))).toEqual([]);
  });

  it.each([
    "Peter Grange defended his title with frightening ease.",
    "Peter Grange welcomed their twins in May.",
    "Multiple Grange supporters condemned the closure.",
  ])("takes no title, child or crowd for a stand: %s", (sentence) => {
    expect(opinions(eventOf([article({ id: 1, text: `${REPORT}\n${sentence}` })]))).toEqual([]);
  });

  it("leaves out what only likens, even in a piece", () => {
    const text = "As if some absurd and cowardly act of shame had just left his hands.";
    expect(opinions(eventOf([article({ id: 1, opinion: true, text })]))).toEqual([]);
  });

  it("takes no match report for a piece, whatever its voice", () => {
    const text = `The striker was a disgrace and the goalkeeper worse. We deserve better goals than this shameful game.
Nobody deserves such a midfielder. They should be ashamed.`;
    const headline = "We must talk about this";
    expect(opinions(eventOf([article({ id: 1, headline, text })]))).toEqual([]);
  });
});
