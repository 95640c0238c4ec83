import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import type { LanguageWords } from "./language";

export type { LanguageWords } from "./language";

const BY_LANGUAGE: Record<string, LanguageWords> = { de, en, es, fr };

/** What is known of a language (ISO 639-1); undefined for one that the embedded analyst does not read. */
export const wordsOf = (language: string): LanguageWords | undefined => BY_LANGUAGE[language];
