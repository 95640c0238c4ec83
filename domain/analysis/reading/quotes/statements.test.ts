import { expect, test } from "vitest";
import { readArticle } from "../read";
import { quotesIn } from "./quotes";

const read = (language: string, text: string, headline = "-") =>
  readArticle({
    id: 1,
    newspaper: "gazette",
    domain: "gazette.example",
    country: "XX",
    language,
    headline,
    text,
    publishedAt: 0,
    opinion: false,
    author: null,
  });

/** "speaker: words" of every direct quotation. */
const direct = (language: string, text: string, headline?: string) =>
  quotesIn(read(language, text, headline))
    .filter((quote) => !quote.indirect)
    .map(({ speaker, text: words }) => `${speaker.name}: ${words}`);

const reported = (language: string, text: string) =>
  quotesIn(read(language, text))
    .filter((quote) => quote.indirect)
    .map(({ speaker, text: words }) => `${speaker.name}: ${words}`);

test.each([
  ["en", "Rami Adel, head of the harbour council, says Coast Guard forces had arrived."],
  ["en", "As the siege goes on, Holly Marsh reports on the talks."],
  ["en", "Despite the rain outside the hall, Tom Reyes says so."],
  ["en", "Tom Reyes scored first and Ben Cole added two more as their side won."],
  ["en", "The port could reopen after lawyers of Acme Line argued the ban was void."],
  ["en", "Police chief Tom Reyes said Reyes should not be linked to the matter."],
  ["es", "El alcalde Luis Cano destacó el impacto que la noticia ha tenido en la ciudad."],
  ["de", "Der Geheimdienst soll Jens Vogt informiert haben, dass die Brücke andere Schäden hatte."],
  ["de", "Petra Lang erklärt, wie das im Alltag gelingen kann und warum."],
])("in %s no clause without subject and verb, and no other's, is reported: %s", (language, text) => {
  expect(reported(language, text)).toEqual([]);
});

test("a German clause is reported without its conjunction", () => {
  expect(reported("de", "Petra Lang warnte, dass die Brücke bald zerfallen könnte.")).toEqual([
    "Petra Lang: die Brücke bald zerfallen könnte",
  ]);
});

test.each([
  ["en", "Americans said: “We are tired of all this.”", []],
  ["en", "“It is chaos out here,” said NBC reporter Tom Reyes.", []],
  ["en", "“We are out of luck,” said Furious Tom Reyes.", ["Tom Reyes: We are out of luck"]],
])(
  "in %s nobody in particular and no reporter speaks, and a mood is no name: %s",
  (language, text, found) => {
    expect(direct(language, text)).toEqual(found);
  },
);
