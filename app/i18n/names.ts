import type { Language } from "../../domain/shared/languages";

type Kind = "region" | "language";

const made = new Map<string, Intl.DisplayNames>();

/** Made once: making one takes a thousand times as long as asking it. */
function namesOf(language: Language, type: Kind): Intl.DisplayNames {
  const key = `${language} ${type}`;
  const names = made.get(key) ?? new Intl.DisplayNames(language, { type });
  made.set(key, names);
  return names;
}

const named = (code: string, language: Language, type: Kind): string => {
  try {
    return namesOf(language, type).of(code) ?? code;
  } catch {
    // Not a code at all: a catalogue of one's own may hold anything.
    return code;
  }
};

/** A country (ISO 3166-1 alpha-2) by its name in the reader's language. */
export const countryName = (code: string, language: Language): string => named(code, language, "region");

/** A language (ISO 639-1) by its name in the reader's language. */
export const languageName = (code: string, language: Language): string => named(code, language, "language");
