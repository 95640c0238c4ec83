import { expect, test } from "vitest";
import { disputesOf } from "../likeness/disputes";
import { materialOf } from "../likeness/material";
import { eventOf, type Told } from "../likeness/testing";
import { happening } from "./happening";

const happeningOf = (...articles: Told[]) => {
  const event = eventOf(...articles);
  return happening(materialOf(event), disputesOf(event, []));
};

const ES: Told = {
  language: "es",
  headline: "Un tren descarrila cerca de Valdemora",
  text: "Un tren de mercancías descarriló el lunes cerca de Valdemora. Los vecinos oyeron un estruendo.",
};
const EN: Told = {
  language: "en",
  headline: "Freight train leaves rails",
  text: "A freight train derailed near Valdemora on Monday. The driver went home on foot.",
};
const DE: Told = {
  language: "de",
  headline: "Zug entgleist bei Valdemora",
  text: "Ein Güterzug ist am Montag bei Valdemora entgleist. Die Strecke führt zum Hafen.",
};

test("what the newspapers open with is the happening, worded in each of their languages", () => {
  const found = happeningOf(ES, EN, DE);
  expect(found?.articles.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(found?.worded.map(({ passage }) => passage.article.language).toSorted()).toEqual(["de", "en", "es"]);
});

test("an article that opens with the contrary does not tell it", () => {
  const denial: Told = {
    language: "en",
    headline: "Company speaks",
    text: "No freight train derailed near Valdemora, the company insists.",
  };
  expect(happeningOf(ES, EN, DE, denial)?.articles.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test("newspapers that open with different things have no happening in common", () => {
  const other: Told = { language: "en", headline: "Bakers meet", text: "Bakers met in Brampton on Sunday." };
  expect(happeningOf(DE, other)).toBeNull();
});
