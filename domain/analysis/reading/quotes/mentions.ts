import { joined } from "./join";
import { hasDeterminer, type Mention, mentionOf } from "./mention";
import { namedMention } from "./named";
import { bodyMention, officeMention } from "./offices";
import { beginsSentence, closedClass, nameRun } from "./runs";
import { officeOf, type Vocabulary } from "./vocabulary";
import type { Word } from "./words";

/** All mentions of a paragraph's words, in order, without overlap; an office and the name beside it are one. */
export function mentionsIn(
  words: readonly Word[],
  vocabulary: Vocabulary,
  known: ReadonlySet<string> = new Set(),
): Mention[] {
  const mentions: Mention[] = [];
  for (let i = 0; i < words.length; i++) {
    const mention = mentionAt(words, i, vocabulary, mentions.at(-1)?.last ?? -1);
    if (!mention) continue;
    const bare = mention.kind === "name" && mention.first === mention.last && beginsSentence(words, i);
    if (bare && !standsAlone(words, i, known, vocabulary)) continue;
    mentions.push(mention);
    i = mention.last;
  }
  return joined(mentions, words, vocabulary);
}

/** Folded words with a capital that no beginning of a sentence gives them. */
export const capitalsOf = (words: readonly Word[]): string[] =>
  words.filter((word, i) => word.capital && !beginsSentence(words, i)).map((word) => word.folded);

/** German verbs that follow a name at the head of its sentence. */
const AUXILIARY =
  /^(?:hat|habe|hatte|ist|war|sei|wird|wurde|will|wolle|wollte|soll|sollte|kann|konnte|muss|musste|darf|bleibt|blieb)$/;

/** Whether a single capitalised word at the head of a sentence is a name: known as one, or right before its verb. */
function standsAlone(
  words: readonly Word[],
  i: number,
  known: ReadonlySet<string>,
  vocabulary: Vocabulary,
): boolean {
  if (vocabulary.language !== "de" && known.has(words[i]!.folded)) return true;
  const next = words[i + 1];
  if (next === undefined || next.gap.startsWith(":")) return true;
  if (next.gap !== " " || next.capital) return false;
  return (
    vocabulary.speech.has(next.folded) ||
    vocabulary.judging.has(next.folded) ||
    (vocabulary.language === "de" && AUXILIARY.test(next.folded))
  );
}

function mentionAt(words: readonly Word[], i: number, vocabulary: Vocabulary, taken: number): Mention | null {
  const word = words[i]!;
  if (vocabulary.language === "es" && /^(?:el|la)$/.test(word.text) && isFrom(words, i))
    return mentionOf("pronoun", words, i, i + 2, { gender: word.text === "el" ? "m" : "f" });
  const pronoun = vocabulary.pronouns.get(word.folded);
  if (pronoun && isPronoun(words, i, vocabulary))
    return mentionOf("pronoun", words, i, i, { gender: pronoun });
  if (word.capital) {
    const run = nameRun(words, i, vocabulary);
    if (run) return namedMention(words, i, run, vocabulary, taken);
  }
  if (closedClass(word, vocabulary) || (!word.capital && vocabulary.language === "de"))
    return aged(words, i, vocabulary);
  const gender = officeOf(word.folded, vocabulary);
  if (gender !== undefined && !isVerbHere(words, i, vocabulary) && !isAdjective(words, i, vocabulary))
    return officeMention(words, i, gender, vocabulary, taken);
  return bodyMention(words, i, vocabulary, taken) ?? aged(words, i, vocabulary);
}

/** "juge l'analyste", "« … », juge": a verb of saying that looks like an office, without an article before it. */
const isVerbHere = (words: readonly Word[], i: number, vocabulary: Vocabulary): boolean =>
  (vocabulary.speech.has(words[i]!.folded) || vocabulary.judging.has(words[i]!.folded)) &&
  !hasDeterminer(words, i, vocabulary);

/** "un avión militar", "une source proche": an office that is an adjective as well, behind a noun that is none. */
function isAdjective(words: readonly Word[], i: number, vocabulary: Vocabulary): boolean {
  const before = words[i - 1];
  if (!ADJECTIVES_TOO.test(words[i]!.folded) || !before || words[i]!.gap !== " ") return false;
  return !closedClass(before, vocabulary) && officeOf(before.folded, vocabulary) === undefined;
}

const ADJECTIVES_TOO =
  /^(?:reina|rey|militar|oficial|responsable|tecnic[oa]|cientific[oa]|academic[oa]|fisic[oa]|quimic[oa]|music[oa]|joven|vecin[oa]|rebelde|herid[oa]|superviviente|voluntari[oa]|militaire|scientifique|universitaire|enseignant|proche|rebelle|patronal|campesin[oa]|ganader[oa]|pesquer[oa]|obrer[oa]|ecologista?|ecologiste|activista|docente|forense|migrante?|ouvrier|paysan)$/;

/** "the 28-year-old", "der 47-Jährige": somebody named before. */
function aged(words: readonly Word[], i: number, vocabulary: Vocabulary): Mention | null {
  if (!/^\d{1,3}-(?:year-old|jahrigen?)$/.test(words[i]!.folded)) return null;
  const article = words[i - 1];
  if (!article || !vocabulary.determiners.has(article.folded) || vocabulary.indefinite.has(article.folded))
    return null;
  const gender = article.folded === "der" ? "m" : article.folded === "die" ? "f" : null;
  return mentionOf("pronoun", words, i - 1, i, { gender });
}

/** "el de Aguadas": somebody named before, by where they come from. */
const isFrom = (words: readonly Word[], i: number): boolean =>
  words[i + 1]?.folded === "de" && words[i + 2]?.capital === true && words[i + 2]!.gap === " ";

/** Spanish "el", German "sie" and capitalised "Sie" are mostly something else. */
function isPronoun(words: readonly Word[], i: number, vocabulary: Vocabulary): boolean {
  const { text, capital } = words[i]!;
  if (vocabulary.language === "es") {
    const next = words[i + 1];
    if (text.toLowerCase() === "él" || text.toLowerCase() === "ella") return true;
    // "Este explicó": a demonstrative right before its verb.
    return capital && !text.startsWith("El") && vocabulary.speech.has(next?.folded ?? "");
  }
  if (vocabulary.language === "de" && capital && i > 0) return /[.!?:“”"«»…]/.test(words[i]!.gap);
  return true;
}
