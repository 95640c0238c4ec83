import type { Language } from "../../../../shared/languages";
import type { ImpactItem } from "../../../findings";
import { phrases } from "../../extracts/phrases";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import type { OutlookWords } from "./words";

/** `OutlookWords` as patterns for folded text. */
export interface OutlookPatterns {
  not: RegExp;
  /** Those that hold less first: "could be scheduled" is possible, and not planned. */
  certainties: readonly (readonly [ImpactItem["certainty"], RegExp])[];
  future: RegExp | null;
  when: RegExp;
}

const SOURCES: Record<Language, OutlookWords> = { es: ES, en: EN, fr: FR, de: DE };
const ORDER = ["unlikely", "possible", "likely", "planned", "certain"] as const;

const patterns = new Map<string, OutlookPatterns>(
  Object.entries(SOURCES).map(([language, words]) => [
    language,
    {
      not: phrases(words.not),
      certainties: ORDER.map((certainty) => [certainty, phrases(words[certainty])] as const),
      future: words.future,
      when: phrases(words.when),
    },
  ]),
);

/** The patterns of a language, undefined for one without. */
export const outlookPatterns = (language: string): OutlookPatterns | undefined => patterns.get(language);
