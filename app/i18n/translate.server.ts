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
  const known = made.get(language) ?? i18n.getFixedT(language).then(remembering);
  made.set(language, known);
  return known;
}

/** Filled texts that are kept; numbers in them make more and more. */
const MOST = 5_000;
/** Stands in a kept text where the nth word of the asker comes. No text has it. */
const placeOf = (n: number): string => `\u0000${n}\u0000`;
const PLACES = /\u0000(\d+)\u0000/g;

/**
 * Looks a text up and settles its plural once for the same numbers, and afterwards only puts the words in: a page of
 * cards asks for hundreds.
 */
function remembering(t: Translate): Translate {
  const kept = new Map<string, string>();
  const remembered = (key: string, values: Record<string, unknown> = {}) => {
    const words: string[] = [];
    const open: Record<string, unknown> = {};
    let name = key;
    for (const [place, value] of Object.entries(values)) {
      if (typeof value !== "string" && typeof value !== "number") return ask(key, values);
      open[place] = typeof value === "string" ? placeOf(words.push(value) - 1) : value;
      name += typeof value === "string" ? ` ${place}` : ` ${place}=${value}`;
    }
    const text = kept.get(name) ?? ask(key, open);
    if (typeof text !== "string") return text;
    if (kept.size >= MOST) kept.clear();
    kept.set(name, text);
    return words.length > 0 ? text.replace(PLACES, (_, n) => words[Number(n)]!) : text;
  };
  const ask = t as (key: string, values: Record<string, unknown>) => string;
  return remembered as Translate;
}
