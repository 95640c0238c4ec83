import type { Language } from "../../../../shared/languages";
import { phrases } from "../../extracts/phrases";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import type { BackgroundWords } from "./words";

/** `BackgroundWords` as patterns for folded text. */
export type BackgroundPatterns = Record<keyof BackgroundWords, RegExp>;

const SOURCES: Record<Language, BackgroundWords> = { es: ES, en: EN, fr: FR, de: DE };

const patterns = new Map<string, BackgroundPatterns>(
  Object.entries(SOURCES).map(([language, words]) => [
    language,
    {
      past: phrases(words.past),
      comparing: phrases(words.comparing),
      before: phrases(words.before),
      explaining: phrases(words.explaining),
      now: phrases(words.now),
    },
  ]),
);

/** The patterns of a language, undefined for one without. */
export const backgroundPatterns = (language: string): BackgroundPatterns | undefined =>
  patterns.get(language);
