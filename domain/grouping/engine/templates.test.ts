import { expect, test } from "vitest";
import { recogniseTemplate } from "./templates";

test.each([
  "Weather forecast for the weekend",
  "El tiempo en Valdemora hoy, 4 de mayo",
  "La météo du jeudi 4 mai à Montclair",
  "Wetter in Altenrode: so wird der Donnerstag",
  "Horóscopo de hoy: Aries",
  "Horoskop für den 4. Mai",
  "Lottozahlen am Mittwoch",
  "Resultados de la lotería de hoy",
  "Winning numbers for Saturday",
  "Sudoku of the day",
  "Mots croisés du 4 mai",
  "Crucigrama del domingo",
  "Kreuzworträtsel des Tages",
  "Revue de presse du 4 mai",
  "Presseschau: was die anderen schreiben",
  "Pictures of the week",
  "El tiempo en Valdemora: cielos despejados",
  "Météo à Montclair : averses et éclaircies",
  "Die Woche in Bildern",
  "The week in pictures: from the fair to the flood",
  "Promo Code for new customers: get 20 off",
])("%s is a service", (headline) => {
  expect(recogniseTemplate(headline).kind).toBe("service");
});

test.each([
  ["Live: Bridge collapses in Valdemora after flood", "Bridge collapses in Valdemora after flood"],
  ["EN DIRECT - Un pont s'effondre à Valdemora", "Un pont s'effondre à Valdemora"],
  ["Puente hundido en Valdemora: lo que se sabe", "Puente hundido en Valdemora"],
  ["Brücke in Altenrode eingestürzt - Liveticker", "Brücke in Altenrode eingestürzt"],
])("%s is rolling and keeps only its own words", (headline, rest) => {
  expect(recogniseTemplate(headline)).toMatchObject({ kind: "rolling" });
  if (/^[\x20-\x7e]*$/.test(rest)) expect(recogniseTemplate(headline).headline).toBe(rest);
});

test.each([
  "Storm Elba floods the harbour of Valdemora",
  "Minister resigns after newsletter leak",
  "Un tremblement de terre secoue la côte",
  "Lotto-Chef wegen Betrugs verurteilt",
])("%s is a story", (headline) => {
  expect(recogniseTemplate(headline)).toEqual({ kind: "story", headline });
});
