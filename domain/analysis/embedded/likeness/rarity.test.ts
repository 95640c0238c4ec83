import { expect, test } from "vitest";
import { facts } from "../facts";
import { summary } from "../summary";
import { disputesOf } from "./disputes";
import { materialOf } from "./material";
import { eventOf, type Told } from "./testing";

const report = (text: string, language = "en"): Told => ({ language, headline: "Brampton mill", text });
const FIRE = report("A fire destroyed the old mill in Brampton on Monday.");
const INQUIRY = report(
  "Prosecutors have opened a criminal inquiry into the fire at the old mill in Brampton.",
);
const LARGE = [...Array.from({ length: 14 }, () => ({ ...FIRE })), INQUIRY, { ...INQUIRY }];

test("in a large event an article that shares only what all tell is no source of what few tell", () => {
  const event = eventOf(...LARGE);
  const found = facts(materialOf(event), disputesOf(event, []), []);
  const inquiry = found.find(({ wordings }) => wordings.some(({ text }) => text.includes("inquiry")));
  expect(inquiry?.sources.toSorted()).toEqual([15, 16]);
});

test("an article that words a fact is among its sources", () => {
  const event = eventOf(...LARGE);
  for (const { wordings, sources } of facts(materialOf(event), disputesOf(event, []), []))
    for (const { from } of wordings) expect(sources).toContain(from);
});

test("a language of one article with another story has no summary of the event", () => {
  const other = report("Die Bäcker von Corley feiern am Sonntag ihr Sommerfest mit Musik und Tanz.", "de");
  const same = report("Ein Brand hat am Montag die alte Mühle in Brampton zerstört.", "de");
  const languagesOf = (...articles: Told[]) => {
    const event = eventOf(...articles);
    return summary(materialOf(event), disputesOf(event, [])).flatMap(({ wordings }) =>
      wordings.map(({ language }) => language),
    );
  };
  expect(languagesOf(...LARGE, { ...other, headline: "Sommerfest" })).not.toContain("de");
  expect(languagesOf(...LARGE, { ...same, headline: "Brand" })).toContain("de");
});
