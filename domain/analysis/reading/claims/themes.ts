import { conceptsOf } from "../../../language/concepts";
import { nameKey } from "../../../language/names";
import { stemOf } from "../../../language/stems";
import { stopwordsOf } from "../../../language/stopwords";
import { type Word, wordsOf } from "./words";

const MOST_REMEMBERED = 50_000;
const remembered = new Map<string, readonly string[]>();

/** What a word says, for comparing across languages: its concepts, else the key of a name, else its stem. */
function themesOfWord(word: Word, language: string): readonly string[] {
  const key = `${language} ${word.raw}`;
  let themes = remembered.get(key);
  if (themes === undefined) {
    themes = read(word, language);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, themes);
  }
  return themes;
}

function read({ raw, folded, capital }: Word, language: string): readonly string[] {
  if (folded.length < 3 || /^\d/.test(folded) || stopwordsOf(language).has(folded)) return [];
  const concepts = conceptsOf(raw, language).filter((concept) => !/^n\d+$/.test(concept));
  if (concepts.length > 0) return concepts;
  return capital ? [`name ${nameKey(folded)}`] : [`${language} ${stemOf(folded, language)}`];
}

/** All themes of a text: phrases' concepts and what its words say alone. */
export function themesOf(text: string, language: string): Set<string> {
  const themes = new Set(conceptsOf(text, language).filter((concept) => !/^n\d+$/.test(concept)));
  for (const word of wordsOf(text)) for (const theme of themesOfWord(word, language)) themes.add(theme);
  return themes;
}
