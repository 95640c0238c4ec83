import { describe, expect, it } from "vitest";
import { article } from "../embedded/extracts/testing";
import { readArticle } from "./read";

const read = (parts: Parameters<typeof article>[0]) =>
  readArticle(article(parts)).sentences.map(({ text }) => text);
const bodyOf = (text: string) => read({ id: 1, text }).slice(1);
const headlineOf = (headline: string) => read({ id: 1, headline, text: "" });

describe("an article's text", () => {
  it.each([
    ["Engineers found cracks. The post Harbour bridge closed appeared first on The Wexham Post."],
    ["Engineers found cracks. The post Harbour bridge…"],
    ["Engineers found cracks. La entrada El puente se cierra apareció primero en El Correo de Wexham."],
    ["Engineers found cracks. Continue reading..."],
    ["Engineers found cracks. Leer más"],
    ["Engineers found cracks. Weiterlesen …"],
    ["WEXHAM, England—Engineers found cracks."],
    ["WEXHAM (AP) — Engineers found cracks."],
    ["WEXHAM – Engineers found cracks."],
    ["ST. JOHN'S, Antigua (AP) -- Engineers found cracks."],
  ])("is read without what the feed put around it: %s", (text) => {
    expect(bodyOf(text)).toEqual(["Engineers found cracks."]);
  });

  it.each([
    ["The post office will appear on the map first."],
    ["The US-led group found cracks."],
    ["Readers want to read more."],
    ["NATO - the alliance of 32 - met."],
  ])("stays as it is where the words only look alike: %s", (text) => {
    expect(bodyOf(text)).toEqual([text]);
  });
});

it("keeps what an article tells of a post before the notice", () => {
  expect(
    bodyOf("The post was empty. The post Harbour bridge closed appeared first on The Wexham Post."),
  ).toEqual(["The post was empty."]);
});

describe("a text that was cut", () => {
  it.each([
    ["Engineers found cracks. The council, which had closed the bri"],
    ["Engineers found cracks. The council, which had closed the bridge on Monday…"],
    ["Engineers found cracks. By Mary Holt"],
  ])("ends with its last whole sentence: %s", (text) => {
    expect(bodyOf(text)).toEqual(["Engineers found cracks."]);
    expect(bodyOf(`Ships wait\n${text}`)).toEqual(["Ships wait", "Engineers found cracks."]);
  });

  it("stays as it is where no sentence is whole", () => {
    expect(bodyOf("Engineers found cracks in two piers of the")).toEqual([
      "Engineers found cracks in two piers of the",
    ]);
  });
});

describe("points of a list that the feed ran into the lead", () => {
  it("are read as sentences of their own", () => {
    const text =
      "Two piers were found cracked in May The council has closed the bridge, it said in Wexham on Monday.";
    expect(bodyOf(text)).toEqual([
      "Two piers were found cracked in May",
      "The council has closed the bridge, it said in Wexham on Monday.",
    ]);
  });

  it("are none where a capital stands for a name", () => {
    const text =
      "The piers were shown on the front page of The Wexham Post, in The Hague and in Plan A this week.";
    expect(bodyOf(text)).toEqual([text]);
  });
});

describe("a headline", () => {
  it.each([
    ["SZ PlusHafenbrücke:Risse in zwei Pfeilern gefunden", "Risse in zwei Pfeilern gefunden"],
    ["LiveKrieg im Norden:Regierung kündigt Gespräche an", "Regierung kündigt Gespräche an"],
    ["Verkehr:Viele Unfälle auf der Hafenbrücke", "Viele Unfälle auf der Hafenbrücke"],
    ["Unfälle: Zwei Busse stoßen auf der Brücke zusammen", "Zwei Busse stoßen auf der Brücke zusammen"],
    ["Watch: Harbour bridge closed after cracks", "Harbour bridge closed after cracks"],
    ["Harbour bridge closed after cracks – live", "Harbour bridge closed after cracks"],
  ])("is read without the marks around it: %s", (headline, news) => {
    expect(headlineOf(headline)).toEqual([news]);
  });

  it.each([
    ["Holt: The bridge stays closed until June"],
    ["Lively debate on the harbour bridge"],
    ["Verkehr: Stau"],
    ["Bridge to open at 18:30 on Monday"],
  ])("stays as it is without them: %s", (headline) => {
    expect(headlineOf(headline)).toEqual([headline]);
  });

  it("keeps the place of its news in the paragraph", () => {
    const { paragraphs, sentences } = readArticle(
      article({ id: 1, headline: "Verkehr:Viele Unfälle in Wexham" }),
    );
    const { start, text } = sentences[0]!;
    expect(paragraphs[0]!.slice(start, start + text.length)).toBe("Viele Unfälle in Wexham");
  });
});
