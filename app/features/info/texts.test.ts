import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../domain/shared/languages";
import { INFO_PAGES } from "../../i18n/paths";
import { info } from "../../i18n/texts/info";
import { translateInto } from "../../i18n/translate.server";
import { KEPT } from "../lanes/read-marks";
import { SHORTCUTS_KEY } from "../shortcuts/store";
import { THEME_KEY } from "../theme/theme";
import { WELCOME_KEY } from "../welcome/first-visit";
import { figuresIn } from "./figures.server";

/** Amounts, shares and times that a rule or a measure settles. */
const SETTLED =
  /\d\s*[%€]|[%€]\s*\d|\d\s*\/\s*\d|\d\s*(?:días|days|jours|Tage|minut|caracteres|char|caract|Zeichen)/i;

describe.each(LANGUAGES)("the pages in %s", (language) => {
  test("take every amount and share from the rules", () => {
    expect(JSON.stringify(info[language])).not.toMatch(SETTLED);
  });

  test("name everything that is kept in a reader's browser", () => {
    const { text } = info[language].privacy.sections.browser;
    for (const key of [THEME_KEY, WELCOME_KEY, SHORTCUTS_KEY, KEPT, "idioma", "js"])
      expect(text).toContain(key);
  });

  test("say both splits with what they are of, and nowhere one that does not hold", async () => {
    const t = await translateInto(language);
    const figures = figuresIn(language);
    const told = INFO_PAGES.map((name) =>
      JSON.stringify(t(`info.${name}`, { returnObjects: true, ...figures })),
    ).join("\n");
    expect(told).toContain("90/10");
    expect(told).toContain("70/15/15");
    expect(told).not.toMatch(/\b30\s*%/);
    expect(told).not.toMatch(/90\s*%\s*(?:de las donaciones|of (?:all )?donations|des dons|der Spenden)/i);
    expect(told).not.toContain("{{");
  });
});

test("figures are told in the notation of the language", () => {
  const plain = (text: unknown) => String(text).replaceAll(/\s/g, " ");
  const { authorShare, champion, championMonthly } = figuresIn("es");
  expect([authorShare, champion, championMonthly].map(plain)).toEqual(["90 %", "120 €", "10 €"]);
  expect([figuresIn("en").authorShare, figuresIn("en").payPerViewFrom].map(plain)).toEqual(["90%", "€1"]);
  expect(plain(figuresIn("de").measuredOn)).toBe("21. Nov. 2026");
});
