import type { TFunction } from "i18next";
import { RemixI18Next } from "remix-i18next/server";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../domain/shared/languages";
import { TEXTS } from "./texts";

/** Looks up a text of the interface and fills it in one language. */
export type Translate = TFunction<"translation">;

const i18n = new RemixI18Next({
  detection: { supportedLanguages: [...LANGUAGES], fallbackLanguage: DEFAULT_LANGUAGE },
  i18next: {
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, { translation: TEXTS[language] }])),
    supportedLngs: [...LANGUAGES],
    fallbackLng: false,
    // React escapes.
    interpolation: { escapeValue: false },
    // Texts of one language never stand in for another's; tables are complete by their type.
    returnNull: false,
  },
});

const made = new Map<Language, Promise<Translate>>();

/** The texts of one language; made once per isolate. */
export function translateInto(language: Language): Promise<Translate> {
  const known = made.get(language) ?? i18n.getFixedT(language);
  made.set(language, known);
  return known;
}
