import type { Language } from "../../domain/shared/languages";

const named = (code: string, language: Language, type: "region" | "language"): string => {
  try {
    return new Intl.DisplayNames(language, { type }).of(code) ?? code;
  } catch {
    // Not a code at all: a catalogue of one's own may hold anything.
    return code;
  }
};

/** A country (ISO 3166-1 alpha-2) by its name in the reader's language. */
export const countryName = (code: string, language: Language): string => named(code, language, "region");

/** A language (ISO 639-1) by its name in the reader's language. */
export const languageName = (code: string, language: Language): string => named(code, language, "language");
