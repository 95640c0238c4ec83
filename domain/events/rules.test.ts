import { describe, expect, test } from "vitest";
import { digest, EXTRACT_LENGTH, type Member } from "./rules";

const NOON = Date.UTC(2026, 4, 12, 12);
const member = (articleId: number, about: Partial<Member> = {}): Member => ({
  articleId,
  newspaperId: articleId,
  country: "ES",
  language: "es",
  headline: `Titular ${articleId}`,
  summary: `Resumen ${articleId}`,
  publishedAt: NOON + articleId,
  centrality: 1,
  ...about,
});

describe("an event's digest", () => {
  test("counts articles, newspapers, countries and languages, from first to last", () => {
    const members = [
      member(3),
      member(1, { country: "FR", language: "fr" }),
      member(2, { newspaperId: 1, country: "FR", language: "en" }),
    ];
    expect(digest(members)).toMatchObject({
      articleCount: 3,
      newspaperCount: 2,
      countryCount: 2,
      languageCount: 3,
      firstPublishedAt: NOON + 1,
      lastPublishedAt: NOON + 3,
    });
  });

  test("is shown from three articles of two newspapers on", () => {
    expect(digest([member(1), member(2)]).shown).toBe(false);
    expect(digest([member(1), member(2), member(3)].map((one) => ({ ...one, newspaperId: 1 }))).shown).toBe(
      false,
    );
    expect(digest([member(1), member(2), member(3, { newspaperId: 1 })]).shown).toBe(true);
  });

  test("takes each language's title from its most central article, of equals from the earlier", () => {
    const texts = digest([
      member(1),
      member(2, { centrality: 3 }),
      member(3, { centrality: 3 }),
      member(4, { language: "de", summary: "" }),
      member(5, { language: "de", centrality: 0.5, summary: "Zwei Sätze." }),
    ]).texts;
    expect(texts).toEqual([
      { language: "es", title: "Titular 2", description: "Resumen 2", articleId: 2, articleCount: 3 },
      { language: "de", title: "Titular 4", description: "Zwei Sätze.", articleId: 4, articleCount: 2 },
    ]);
  });

  test("shows no more than the law's very short extract of anybody's text", () => {
    for (const summary of ["Viento y lluvia en la costa. ".repeat(40), "x".repeat(900), "🌊".repeat(300)]) {
      const [text] = digest([member(1, { summary })]).texts;
      expect([...text!.description].length).toBeLessThanOrEqual(EXTRACT_LENGTH);
      expect(text!.description.endsWith("…")).toBe(true);
      expect(text!.description).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    }
  });
});
