import { LEXICON_LANGUAGES } from "../../../../../language/concepts";
import { fold } from "../../../../../language/fold";
import { stemOf } from "../../../../../language/stems";
import { PEOPLE } from "./people";
import { THINGS } from "./things";

const COUNTED = new Map<string, Map<string, string[]>>(
  LEXICON_LANGUAGES.map((language) => [language, new Map<string, string[]>()]),
);

for (const row of `${PEOPLE}${THINGS}`.trim().split(/\n+/)) {
  const [concept = "", ...columns] = row.split("|").map((column) => column.trim());
  for (const [i, language] of LEXICON_LANGUAGES.entries())
    for (const word of (columns[i] ?? "").split(/\s+/)) {
      const known = COUNTED.get(language)!;
      const stem = stemOf(fold(word), language);
      if (!known.get(stem)?.includes(concept)) known.set(stem, [...(known.get(stem) ?? []), concept]);
    }
}

const NONE: readonly string[] = [];

/** What a word, folded, may count or call a person, in a language of the lexicon; none for any other word. */
export const countedBy = (folded: string, language: string): readonly string[] =>
  COUNTED.get(language)?.get(stemOf(folded, language)) ?? NONE;
