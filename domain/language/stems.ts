import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as spanish } from "@orama/stemmers/spanish";

const SNOWBALL: Record<string, (word: string) => string> = {
  es: spanish,
  en: english,
  fr: french,
  de: german,
};

/** Letters that stand for a word: more tell its forms apart, fewer mix words up. */
const CUT = 6;
const SHORTEST_STEMMED = 4;
/** Words remembered; a window's texts use the same ones again and again. */
const MOST_REMEMBERED = 50_000;

const remembered = new Map<string, string>();

/** The stem under which a folded word is compared with others of its language: its first letters. */
export function wordStem(folded: string): string {
  return folded.slice(0, CUT);
}

/** The stem of a folded word: by Snowball where the language has one, else its first six letters. */
export function stemOf(folded: string, language: string): string {
  if (folded.length < SHORTEST_STEMMED) return folded;
  const stemmer = SNOWBALL[language];
  if (stemmer === undefined) return folded.slice(0, CUT);
  const key = language + folded;
  let stem = remembered.get(key);
  if (stem === undefined) {
    stem = stemmer(folded);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, stem);
  }
  return stem;
}

/** Endings that one word takes, folded. Those that make another word of it (deportista, organisation) are not here. */
const ENDINGS: Record<string, ReadonlySet<string>> = {
  es: endings(
    "s es a as o os e en an on ar er ir ado ada ados adas ido ida idos idas ando iendo aron ieron io aba aban ia ian ara aran era eran iran ira ase arse erse irse amos emos cion ciones",
  ),
  en: endings("s es e ed d ing y ies ied er"),
  fr: endings(
    "s x e es ee ees er ent ant ante ants antes ait aient a ont era eront ez ons ir it is ie ies issent f ve fs ves al aux ale ales tion tions",
  ),
  de: endings("e en er es em ern n s t te ten tet et st est end ende enden in innen"),
};

function endings(list: string): ReadonlySet<string> {
  return new Set(["", ...list.split(" ")]);
}

/** Whether two folded words of one stem are one word in two forms: both end in what an inflection ends in. */
export function isInflection(word: string, term: string, language: string): boolean {
  const known = ENDINGS[language];
  if (known === undefined) return false;
  let same = 0;
  while (same < word.length && word[same] === term[same]) same++;
  // "schnelle" and "schneller" share the e: the ending may begin some letters earlier.
  for (let at = same; at >= Math.max(3, same - 2); at--)
    if (known.has(word.slice(at)) && known.has(term.slice(at))) return true;
  return false;
}
