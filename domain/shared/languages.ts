/** The four languages of content and interface. */
export const LANGUAGES = ["es", "en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The reader's language first, then the default, then the others: which text to take when one is missing. */
export const languageFallback = (language: Language): Language[] => [
  ...new Set<Language>([language, DEFAULT_LANGUAGE, ...LANGUAGES]),
];
