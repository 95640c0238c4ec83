import { closedClass } from "./runs";
import { isBodyWord, officeOf, type Vocabulary } from "./vocabulary";
import type { Word } from "./words";

/** The noun phrase around an office. Indices of words. */
export interface OfficePhrase {
  /** First word, determiner included. */
  first: number;
  /** First word behind the determiner. */
  bare: number;
  head: number;
  last: number;
  indefinite: boolean;
}

const MODIFIERS = 4;
const LINKED_WORDS = 4;
const CLOSE = /^(?: |-|['’]|['’]s? )$/;

const plainWord = (word: Word, vocabulary: Vocabulary): boolean =>
  !closedClass(word, vocabulary) && (word.capital || !vocabulary.speech.has(word.folded));

/** The phrase whose office stands at `head`; it takes no word at or before `taken`. */
export function officePhrase(
  words: readonly Word[],
  head: number,
  vocabulary: Vocabulary,
  taken: number,
): OfficePhrase {
  let top = head;
  // "chief executive", "directrice adjointe": the last of several offices in a row.
  while (isOffice(words[top + 1], vocabulary) && words[top + 1]!.gap === " ") top++;
  if (vocabulary.language === "en") top = stackedTop(words, top, vocabulary);
  const { bare, determiner } = beginning(words, head, vocabulary, taken);
  const last = ending(words, top, vocabulary);
  const first = determiner ?? bare;
  return {
    first,
    bare,
    head: vocabulary.language === "en" ? top : head,
    last,
    indefinite:
      (determiner !== null && vocabulary.indefinite.has(words[determiner]!.folded)) ||
      // "the head of a school": the office is told, but nobody whom the article names.
      words.slice(top + 1, last).some(({ folded }) => vocabulary.indefinite.has(folded)),
  };
}

/** "deputy economy minister", "general counsel": English puts up to two words between two offices. */
function stackedTop(words: readonly Word[], top: number, vocabulary: Vocabulary): number {
  for (let k = top + 1; k <= top + 3; k++) {
    const word = words[k];
    if (word?.gap !== " " || word.capital !== words[top]!.capital || !plainWord(word, vocabulary)) return top;
    if (isOffice(word, vocabulary)) return k;
  }
  return top;
}

const isOffice = (word: Word | undefined, vocabulary: Vocabulary): boolean =>
  word !== undefined && officeOf(word.folded, vocabulary) !== undefined;

function beginning(words: readonly Word[], head: number, vocabulary: Vocabulary, taken: number) {
  let bare = head;
  for (let k = head - 1; k > taken && k >= head - MODIFIERS - 1; k--) {
    if (!CLOSE.test(words[k + 1]!.gap)) break;
    const word = words[k]!;
    if (vocabulary.determiners.has(word.folded) && word.folded !== "s") return { bare: k + 1, determiner: k };
    // The genitive of English: "the bank's president".
    if (word.folded === "s" && /['’]/.test(word.gap)) continue;
    if (!plainWord(word, vocabulary)) break;
    // "“…,” marvelled waiter Tom Lee": behind a quotation the verb comes first.
    if (vocabulary.language === "en" && /["”’»]/.test(word.gap) && /ed$/.test(word.folded)) break;
    bare = k;
  }
  // Without a determiner only English stacks its modifiers before the office ("conference president").
  return { bare: vocabulary.language === "en" ? bare : head, determiner: null };
}

function ending(words: readonly Word[], top: number, vocabulary: Vocabulary): number {
  let last = top;
  const romance = vocabulary.language === "es" || vocabulary.language === "fr";
  const adjective = words[top + 1];
  if (romance && adjective && adjective.gap === " " && !adjective.capital && plainWord(adjective, vocabulary))
    last = top + 1;
  for (let links = 0; links < 2; links++) {
    const linked = linkedEnd(words, last, vocabulary);
    if (linked === -1) break;
    last = linked;
  }
  return last;
}

/** Index up to which a link ("de la Federación Nacional", "of the union") reaches behind `last`, or -1. */
function linkedEnd(words: readonly Word[], last: number, vocabulary: Vocabulary): number {
  let k = last + 1;
  if (!words[k] || words[k]!.gap !== " " || !vocabulary.linkers.has(words[k]!.folded)) return -1;
  while (words[k] && k <= last + 3 && /^(?: |['’])$/.test(words[k]!.gap) && links(words[k]!, vocabulary)) k++;
  const begin = k;
  while (
    words[k] &&
    k < begin + LINKED_WORDS &&
    CLOSE.test(words[k]!.gap) &&
    takes(words, k, begin, vocabulary)
  )
    k++;
  if (k === begin) return -1;
  const body = bodyBeforeName(words, k, vocabulary);
  if (body !== -1) return body;
  const capitals =
    words[last]!.capital && vocabulary.language === "en" && words.slice(begin, k).every((w) => w.capital);
  // "Minister for Finance Eoin Tierney": the last two words are the name, unless a comma or body tells otherwise.
  const named =
    capitals && k - begin > 2 && words[k]?.gap === " " && !isBodyWord(words[k - 1]!.folded, vocabulary);
  return named ? k - 3 : k - 1;
}

/**
 * "portavoz de la plataforma Bosque Vivo, Ana Ruiz": index of the last word of a body's name that goes on at `from`,
 * known by the person's name behind a comma; -1 where there is none.
 */
function bodyBeforeName(words: readonly Word[], from: number, vocabulary: Vocabulary): number {
  let k = from;
  while (words[k]?.gap === " " && (words[k]!.capital || joinsCapitals(words, k, vocabulary))) k++;
  const [first, second] = [words[k], words[k + 1]];
  const named = first?.capital && first.gap === ", " && second?.capital && second.gap === " ";
  return k > from && named ? k - 1 : -1;
}

const joinsCapitals = (words: readonly Word[], k: number, { conjunctions }: Vocabulary): boolean =>
  conjunctions.has(words[k]!.folded) && words[k + 1]?.capital === true && words[k + 1]!.gap === " ";

const links = ({ folded }: Word, { linkers, determiners }: Vocabulary): boolean =>
  linkers.has(folded) || determiners.has(folded);

/** German nouns end with their first noun or the capitals behind it; others take what is no function word. */
function takes(words: readonly Word[], k: number, begin: number, vocabulary: Vocabulary): boolean {
  const word = words[k]!;
  if (/\d/.test(word.text) || !plainWord(word, vocabulary)) return false;
  if (isOffice(word, vocabulary) && k > begin) return false;
  if (k === begin) return true;
  // A capital behind a small word begins a name of its own: "profesor de historia Juan Ruiz".
  return vocabulary.language === "de"
    ? word.capital && !words[k - 1]!.capital
    : !word.capital || words[k - 1]!.capital;
}
