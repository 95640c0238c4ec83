import { LEXICON_LANGUAGES } from "../../../../language/concepts";
import { fold } from "../../../../language/fold";
import { stemOf } from "../../../../language/stems";
import { stopwordsOf } from "../../../../language/stopwords";
import { kinOf } from "../kin";
import { DEEDS } from "./deeds";
import { HAPPENINGS } from "./happenings";
import { PEOPLE_AND_PLACES } from "./people-and-places";
import { THINGS_AND_MEASURES } from "./things-and-measures";

/** By language, the keys of all lines that a stem stands in. */
const SENSES = new Map<string, Map<string, string[]>>(
  LEXICON_LANGUAGES.map((language) => [language, new Map<string, string[]>()]),
);
for (const row of `${HAPPENINGS}${DEEDS}${PEOPLE_AND_PLACES}${THINGS_AND_MEASURES}`.split("\n")) {
  const [meaning = "", ...columns] = row.split("|").map((column) => column.trim());
  for (const [i, language] of LEXICON_LANGUAGES.entries())
    for (const word of (columns[i] ?? "").split(" ")) {
      const folded = fold(word);
      if (folded === "" || stopwordsOf(language).has(folded)) continue;
      const known = SENSES.get(language)!;
      const stem = stemOf(folded, language);
      const keys = known.get(stem) ?? [];
      const key = `c:${kinOf(meaning)}`;
      if (!keys.includes(key)) known.set(stem, [...keys, key]);
    }
}

const NONE: readonly string[] = [];

/** Keys of all that a word, folded, may mean in a language of the lexicon; none for a word that no line has. */
export const sensesOf = (folded: string, language: string): readonly string[] =>
  SENSES.get(language)?.get(stemOf(folded, language)) ?? NONE;
