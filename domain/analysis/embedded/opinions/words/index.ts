import type { Language } from "../../../../shared/languages";
import { phrases, WordList } from "../../extracts/phrases";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import type { OpinionWords } from "./words";

/** `OpinionWords` made ready to be asked. All take folded text. */
export interface OpinionVocabulary {
  strong: WordList;
  mild: WordList;
  verdicts: RegExp;
  leanings: RegExp;
  demands: RegExp;
  voice: RegExp;
  open: RegExp;
  copulas: WordList;
  plain: WordList;
  welcomes: WordList;
  condemns: WordList;
  /** Any of the two. */
  stands: RegExp;
}

const SOURCES: Record<Language, OpinionWords> = { es: ES, en: EN, fr: FR, de: DE };

const vocabularies = new Map<string, OpinionVocabulary>(
  Object.entries(SOURCES).map(([language, words]) => [
    language,
    {
      strong: new WordList(words.strong),
      mild: new WordList(words.mild),
      verdicts: phrases(words.verdicts),
      leanings: phrases(words.leanings),
      demands: phrases(words.demands),
      voice: phrases(words.voice),
      open: phrases(words.open),
      copulas: new WordList(words.copulas),
      plain: new WordList(words.plain),
      welcomes: new WordList(words.welcomes),
      condemns: new WordList(words.condemns),
      stands: phrases(`${words.welcomes}\n${words.condemns}`.replace(/\s+/g, "\n")),
    },
  ]),
);

/** The vocabulary of a language, undefined for one without. */
export const opinionVocabulary = (language: string): OpinionVocabulary | undefined =>
  vocabularies.get(language);
