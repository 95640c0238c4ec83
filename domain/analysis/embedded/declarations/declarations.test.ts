import { expect, test } from "vitest";
import { readEvent } from "../../reading/read";
import { allQuotes, declarations } from "./declarations";

const event = (...articles: [language: string, text: string][]) =>
  readEvent({
    eventId: 1,
    articles: articles.map(([language, text], i) => ({
      id: i + 1,
      newspaper: `paper-${i}`,
      domain: "paper.example",
      country: "XX",
      language,
      headline: "-",
      text,
      publishedAt: i,
      opinion: false,
      author: null,
    })),
    earlier: [],
  });

test("the same words in several newspapers are one declaration with all its sources", () => {
  const found = declarations(
    event(
      ["en", "“We did not fire first,” said Colonel Idris Manu."],
      ["en", "Manu was blunt. “We did not fire first”, he told them. Idris Manu left."],
      ["en", "Nobody spoke."],
    ),
  );
  expect(found).toEqual([
    {
      quote: "We did not fire first",
      language: "en",
      speaker: "Idris Manu",
      office: "Colonel",
      indirect: false,
      sources: [1, 2],
    },
  ]);
});

test("a shorter cut joins the whole, and what most newspapers carry is shown", () => {
  const found = declarations(
    event(
      ["es", "«Entré con un coche viejo y sigo con el mismo», dijo Julián Mora."],
      ["es", "«Entré con un coche viejo», dijo Julián Mora."],
    ),
  );
  expect(found.map(({ quote, sources }) => ({ quote, sources }))).toEqual([
    { quote: "Entré con un coche viejo", sources: [1, 2] },
  ]);
});

test("the most widely carried comes first, and direct before reported speech", () => {
  const found = declarations(
    event(
      [
        "fr",
        "« Le pont rouvrira mardi », a dit Anne Duval. Luc Perrin a affirmé que rien n'était encore décidé.",
      ],
      ["fr", "« Chaque heure compte », a dit Paul Chardin."],
      ["fr", "« Chaque heure compte », a répété Paul Chardin."],
    ),
  );
  expect(found.map(({ speaker, indirect }) => [speaker, indirect])).toEqual([
    ["Paul Chardin", false],
    ["Anne Duval", false],
    ["Luc Perrin", true],
  ]);
});

test("a speaker has the fullest name of the quotation's language", () => {
  const found = declarations(
    event(
      ["de", "„Wir geben niemals auf“, sagte Präsident Wolodymyr Selenskyj."],
      ["de", "„Wir brauchen jetzt Hilfe“, sagte Selenskyj."],
      ["en", "“We will never give up,” said President Volodymyr Zelensky."],
    ),
  );
  expect(found.map(({ language, speaker }) => `${language} ${speaker}`).sort()).toEqual([
    "de Wolodymyr Selenskyj",
    "de Wolodymyr Selenskyj",
    "en Volodymyr Zelensky",
  ]);
});

test("a long declaration is cut at the end of a sentence, verbatim", () => {
  const sentence = "We walked for many hours through the burning forest and saw nobody at all on the road. ";
  const text = `“${sentence.repeat(5).trim()}” said Ken Adair.`;
  const [found] = declarations(event(["en", `Ken Adair spoke: ${text}`]));
  expect(found?.quote.length).toBeLessThanOrEqual(300);
  expect(found?.quote.endsWith("on the road.")).toBe(true);
  expect(text).toContain(found?.quote);
});

test("at most 24 declarations of a language are shown, of several speakers", () => {
  const one = (name: string, i: number) => `“Sentence number ${i} was never said before,” said ${name}.`;
  const text = [
    ...Array.from({ length: 26 }, (_, i) => one("Ken Adair", i)),
    one("Ruth Kane", 40),
    one("Lena Brandt", 41),
  ].join("\n");
  const read = event(["en", text]);
  const found = declarations(read);
  expect(allQuotes(read)).toHaveLength(28);
  expect(found).toHaveLength(24);
  expect(new Set(found.map(({ speaker }) => speaker))).toEqual(
    new Set(["Ken Adair", "Ruth Kane", "Lena Brandt"]),
  );
});

test("an event without speech has no declarations", () => {
  expect(declarations(event(["de", "Es regnete den ganzen Tag."]))).toEqual([]);
});

test("a fragment without a verb is no declaration, a short sentence is one", () => {
  const found = declarations(
    event([
      "en",
      "Helen Marsh called it “a bad joke”. “We were lucky,” said Helen Marsh. “Never again!” she said.",
    ]),
  );
  expect(found.map(({ quote }) => quote)).toEqual(["We were lucky", "Never again!"]);
});

test("two newspapers' variants of the same words are one declaration", () => {
  const found = declarations(
    event(
      ["en", "“The rioters must be put in their place,” said Colonel Idris Manu."],
      ["en", "“The rioters should be put in their place,” said Idris Manu."],
      ["en", "“The harbour must be open by noon,” said Idris Manu."],
    ),
  );
  expect(found).toHaveLength(2);
});

test("who holds an office is not called its former holder where other newspapers know better", () => {
  const found = declarations(
    event(
      ["en", "“We will never give up,” said Former President Idris Manu."],
      ["en", "“The harbour is ours now,” said President Idris Manu."],
    ),
  );
  expect(found.map(({ office }) => office)).toEqual(["President", "President"]);
});
