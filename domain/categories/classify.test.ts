import { describe, expect, test } from "vitest";
import { type ArticleSubject, categoriesOfEvent, classifyArticle } from "./classify";
import {
  CULTURE,
  ECONOMY,
  ENVIRONMENT,
  HEALTH,
  JUSTICE,
  LIFESTYLE,
  POLITICS,
  SCIENCE,
  SOCIETY,
  SPORTS,
  TECHNOLOGY,
  WORLD,
} from "./data";

const HOME: Readonly<Record<string, string>> = { es: "ES", en: "GB", fr: "FR", de: "DE" };

function article(language: string, headline: string, more: Partial<ArticleSubject> = {}): ArticleSubject {
  return {
    language,
    headline,
    lead: "",
    section: "home",
    url: "https://diario.example/n/1",
    feedCategories: [],
    country: HOME[language] ?? "ES",
    ...more,
  };
}
const first = (subject: ArticleSubject) =>
  categoriesOfEvent([classifyArticle(subject)], [subject.country])[0]?.category;
const all = (subject: ArticleSubject) =>
  categoriesOfEvent([classifyArticle(subject)], [subject.country]).map(({ category }) => category);

test.each([
  ["es", ECONOMY, "La inflación baja y el banco central recorta los tipos de interés"],
  ["es", TECHNOLOGY, "Un fallo de software deja sin internet a miles de móviles y a dos aplicaciones"],
  ["es", CULTURE, "La novelista presenta su nueva novela en el festival de literatura"],
  ["es", JUSTICE, "El juez envía a prisión al detenido por el robo con violencia"],
  ["es", POLITICS, "El Congreso vota la moción de censura de la oposición"],
  ["es", SCIENCE, "Un telescopio capta una galaxia lejana y sorprende a los astrónomos"],
  ["es", SOCIETY, "Los vecinos del barrio piden más vivienda y una escuela"],
  ["es", HEALTH, "Los hospitales llaman a la vacunación ante el virus de la gripe"],
  ["es", LIFESTYLE, "La receta del chef con tres ingredientes para el postre"],
  ["es", ENVIRONMENT, "La sequía vacía los embalses y sube la temperatura"],
  ["es", SPORTS, "El delantero marca dos goles y el entrenador celebra el partido"],
  ["en", ECONOMY, "Bank lifts interest rates as inflation bites and shares fall"],
  ["en", JUSTICE, "Jury finds man guilty of fraud as judge delays sentencing"],
  ["en", SPORTS, "Striker scores late goal as head coach hails cup win"],
  ["en", SCIENCE, "Astronomers spot exoplanet with new telescope"],
  ["en", HEALTH, "Hospital patients offered new cancer treatment"],
  ["fr", POLITICS, "Le Sénat rejette la motion de censure contre le Premier ministre"],
  ["fr", CULTURE, "Le musée ouvre une exposition sur un peintre oublié"],
  ["fr", ENVIRONMENT, "Sécheresse : les nappes phréatiques au plus bas, les pluies tardent"],
  ["fr", SPORTS, "Ligue 1 : un but de l'attaquant offre le match au promu"],
  ["de", POLITICS, "Bundestag stimmt über Gesetz der Regierung ab"],
  ["de", ECONOMY, "Konzern streicht Stellen, Gewerkschaft droht mit Streik"],
  ["de", JUSTICE, "Staatsanwaltschaft ermittelt nach Einbruch gegen Verdächtigen"],
  ["de", SPORTS, "Torwart rettet Heimspiel in der Bundesliga"],
  ["de", SOCIETY, "Schüler und Lehrer der Grundschule helfen Anwohnern nach Brand"],
])("%s words → %i: %s", (language, category, headline) => {
  expect(first(article(language, headline))).toBe(category);
});

test("lookalikes inside German compounds do not count", () => {
  expect(classifyArticle(article("de", "Neue Auswahl an Schauspielern")).has(SPORTS)).toBe(false);
  expect(classifyArticle(article("de", "Der Transport durch Brandenburg")).has(SPORTS)).toBe(false);
  expect(classifyArticle(article("de", "Bürgermeister in Brandenburg")).has(SPORTS)).toBe(false);
});

describe("signs beside words", () => {
  const plain = (more: Partial<ArticleSubject>) => first(article("es", "Todo sigue como estaba", more));

  test("folders of the address, feed categories and catalogue section", () => {
    expect(plain({ url: "https://diario.example/deportes/2026/todo-sigue" })).toBe(SPORTS);
    expect(plain({ url: "https://sport.diario.example/2026/todo-sigue" })).toBe(SPORTS);
    expect(plain({ feedCategories: ["Medio Ambiente"] })).toBe(ENVIRONMENT);
    expect(plain({ section: "technology" })).toBe(TECHNOLOGY);
  });

  test("the article's own name in the address and the host's own name are no folders", () => {
    expect(
      classifyArticle(article("es", "Todo sigue", { url: "https://diario.example/deportes" })).size,
    ).toBe(0);
    expect(classifyArticle(article("es", "Todo sigue", { url: "https://welt.example/a/b" })).size).toBe(0);
    expect(classifyArticle(article("es", "Todo sigue", { url: "no address" })).size).toBe(0);
  });

  test("a language without a lexicon is judged by them", () => {
    expect(first(article("pt", "Tudo na mesma", { url: "https://jornal.example/economia/x" }))).toBe(ECONOMY);
  });
});

describe("Internacional", () => {
  test("another country than the newspaper's own makes it, the own one does not", () => {
    const headline = "Elecciones en Portugal: el Parlamento se renueva";
    expect(all(article("es", headline))).toContain(WORLD);
    expect(all(article("es", headline, { country: "PT" }))).not.toContain(WORLD);
    expect(all(article("en", "US Congress votes on the bill"))).toContain(WORLD);
    expect(all(article("en", "He told us the vote was lost"))).not.toContain(WORLD);
  });

  test("a foreign team is sport, not world news", () => {
    expect(all(article("es", "El delantero de Portugal marca un gol y gana el partido"))).toEqual([SPORTS]);
  });

  test("newspapers of many countries make an event international when there is some sign of it", () => {
    const votes = new Map([
      [POLITICS, 8],
      [WORLD, 3],
    ]);
    const ids = (countries: string[]) =>
      categoriesOfEvent(
        countries.map(() => votes),
        countries,
      ).map(({ category }) => category);
    expect(ids(["ES", "ES", "ES", "ES"])).toEqual([POLITICS]);
    expect(ids(["ES", "FR", "DE", "GB"])).toEqual([POLITICS, WORLD]);
  });
});

describe("categoriesOfEvent", () => {
  test("most articles decide, a stray one does not", () => {
    const sport = new Map([[SPORTS, 9]]);
    const stray = new Map([[CULTURE, 9]]);
    expect(categoriesOfEvent([sport, sport, sport, stray], ["ES", "ES", "ES", "ES"])).toEqual([
      { category: SPORTS, score: 0.75 },
    ]);
  });

  test("at most three, the strongest first, equal ones in readers' order", () => {
    const many = new Map([
      [LIFESTYLE, 8],
      [CULTURE, 8],
      [ECONOMY, 8],
      [SCIENCE, 8],
    ]);
    expect(categoriesOfEvent([many], ["ES"]).map(({ category }) => category)).toEqual([
      ECONOMY,
      SCIENCE,
      CULTURE,
    ]);
  });

  test("never none", () => {
    expect(categoriesOfEvent([], [])).toEqual([{ category: SOCIETY, score: 1 }]);
    expect(categoriesOfEvent([new Map()], ["ES"])).toEqual([{ category: SOCIETY, score: 1 }]);
    expect(categoriesOfEvent([new Map(), new Map()], ["ES", "FR"])).toEqual([{ category: WORLD, score: 1 }]);
  });
});
