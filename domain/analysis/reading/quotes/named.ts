import { hasDeterminer, type Mention, mentionOf, textOf } from "./mention";
import { bodyMention, officeMention } from "./offices";
import { closedClass, type NameRun } from "./runs";
import { type Gender, isBodyWord, officeOf, type Vocabulary } from "./vocabulary";
import type { Word } from "./words";

/** A run of capitalised words: an office in front of the name is split off; without a name behind it is an office. */
export function namedMention(
  words: readonly Word[],
  from: number,
  run: NameRun,
  vocabulary: Vocabulary,
  taken: number,
): Mention | null {
  // "l'Américaine Ada Roy": French writes where somebody comes from with a capital.
  const french =
    vocabulary.language === "fr" && run.last - from > 1 && hasDeterminer(words, from, vocabulary);
  if (
    french &&
    /(?:aine?|aise?|ien(?:ne)?|oise?|ande?|ole?|que|ine?|onn?e?|belge|suisse|russe|serbe|croate|slovene|grec|turc|corse|kurde|arabe|bulgare)$/.test(
      words[from]!.folded,
    )
  ) {
    const name = textOf(words, from + 1, run.last);
    return mentionOf("name", words, from, run.last, {
      name,
      gender: originGender(words, from, vocabulary),
    });
  }
  let head = -1;
  for (let k = from; k <= run.last; k++) {
    if (isOfficeInName(words, k, from, run.last, vocabulary)) head = k;
  }
  if (head === -1 && run.last === from) {
    const body = bodyMention(words, from, vocabulary, taken);
    if (body || isCommon(words, from, vocabulary)) return body;
  }
  if (head === -1) {
    // "Democratic Sen. Ann Lee": a title within the run.
    let nameFrom = run.nameFrom;
    for (let k = from + 1; k < run.last; k++) if (vocabulary.titles.has(words[k]!.folded)) nameFrom = k + 1;
    const name = textOf(words, nameFrom, run.last);
    return mentionOf("name", words, from, run.last, {
      name,
      gender: run.gender,
      body: isBody(words, run, vocabulary),
    });
  }
  const gender = officeOf(words[head]!.folded, vocabulary) ?? null;
  if (head >= run.last || run.last === from) return officeMention(words, head, gender, vocabulary, taken);
  let nameFrom = head + 1;
  while (nameFrom < run.last && vocabulary.titles.has(words[nameFrom]!.folded)) nameFrom++;
  // "Secretary of State Marco Rubio" ends in its name, "President of France" in the office's body.
  if (!words[nameFrom]!.capital) return officeMention(words, head, gender, vocabulary, taken);
  return mentionOf("name", words, from, run.last, {
    name: textOf(words, nameFrom, run.last),
    office: textOf(words, from, head),
    head: words[head]!.folded,
    gender: run.gender ?? gender,
  });
}

/** "le Belge", "la Belge", "l'Américaine": the article tells a gender, or else the ending. */
const originGender = (words: readonly Word[], i: number, { articles }: Vocabulary): Gender =>
  articles.get(words[i - 1]?.folded ?? "") ?? (words[i]!.folded.endsWith("e") ? "f" : "m");

/** A capitalised office within a run; one that is a name as well counts only where it cannot be one. */
function isOfficeInName(
  words: readonly Word[],
  k: number,
  from: number,
  last: number,
  vocabulary: Vocabulary,
): boolean {
  const word = words[k]!;
  if (!word.capital || officeOf(word.folded, vocabulary) === undefined) return false;
  // "Justice Department", "Asociación de Vecinos": an office within a body's name.
  if (from < last && [from, last].some((i) => isBodyWord(words[i]!.folded, vocabulary))) return false;
  if (from === last) return !NAMES_TOO.has(word.folded) || hasDeterminer(words, k, vocabulary);
  // Spanish and French write offices small: with a capital behind a name it is a name.
  if (k === last && (vocabulary.language === "es" || vocabulary.language === "fr")) return false;
  if (k === last && vocabulary.language === "de" && !vocabulary.offices.has(word.folded)) return false;
  return !NAMES_TOO.has(word.folded) || (vocabulary.language === "de" && k === from && k < last - 1);
}

/** Offices and trades that people are called by, or that belong to a name ("King Charles"). */
const NAMES_TOO = new Set(
  `dean cook baker butcher king queen prince princess pope bishop farmer fisher shepherd rider driver ranger mason marshal
page parker judge pastor bauer fischer richter jager hirte wirt winzer forster schuler sanger konig konigin prinz papst
bischof hauptmann meister furst kaiser fuhrer burger mann`.split(/\s+/),
);

/** Endings of German nouns and adjectives that make no person's name. */
const NO_PERSON =
  /(?:ung(?:en)?|heit(?:en)?|keit(?:en)?|schaft(?:en)?|tion(?:en)?|ismus|tat|nisse?|verband|anstalt)$/;
const ADJECTIVE = /(?:isch|lich|bar|haft|los|bedingt)(?:e|er|en|es|em)$/;

/** A German noun behind its article, an English adjective of a country ("a Portuguese court"). */
function isCommon(words: readonly Word[], i: number, vocabulary: Vocabulary): boolean {
  if (!hasDeterminer(words, i, vocabulary) || words[i]!.gap !== " ") return false;
  if (vocabulary.language === "de") return true;
  const next = words[i + 1];
  return (
    vocabulary.language === "en" &&
    next?.gap === " " &&
    !next.capital &&
    officeOf(next.folded, vocabulary) === undefined &&
    !vocabulary.speech.has(next.folded) &&
    !closedClass(next, vocabulary)
  );
}

function isBody(
  words: readonly Word[],
  run: { nameFrom: number; last: number },
  vocabulary: Vocabulary,
): boolean {
  const before = words[run.nameFrom - 1];
  if (before && vocabulary.determiners.has(before.folded) && !/[.,;:]/.test(words[run.nameFrom]!.gap))
    return true;
  const german = vocabulary.language === "de";
  if (german && (NO_PERSON.test(words[run.last]!.folded) || ADJECTIVE.test(words[run.nameFrom]!.folded)))
    return true;
  for (let k = run.nameFrom; k <= run.last; k++) {
    const { folded, text } = words[k]!;
    if (isBodyWord(folded, vocabulary) || (text.length > 1 && /^[\p{Lu}\p{N}-]+$/u.test(text))) return true;
  }
  return false;
}
