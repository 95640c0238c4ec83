import { conceptsOf } from "../../../language/concepts";
import { fold } from "../../../language/fold";
import { officeOf, vocabularyFor } from "../../reading/quotes/vocabulary";
import type { Candidate } from "../extracts/candidates";
import { opinionVocabulary } from "./words";

/** Someone who supports or opposes, as a sentence tells. */
export interface Stand {
  /** First and last name as the sentence has them. */
  holder: string;
  stance: "for" | "against";
}

interface Word {
  text: string;
  folded: string;
  capital: boolean;
  /** What stands between the word before and this one. */
  before: string;
}

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;
/** Small words inside a name. */
const PARTICLES = new Set(
  "de del la las los von van der den zu al el bin ben ibn da dos di du le".split(" "),
);
/** Words before a verb that make it passive, a noun or another's deed. */
const BARRED = new Set(
  `was were been being be is are fue fueron sido ser siendo es sera ete est sont etre fut wurde wurden worden wird werden ist
the a an his her its their this that el la los las un una su sus esta esa lo de del por le les une sa son ses cette
ce l des du par der die das den dem ein eine einer seine ihre von by of not no ne nicht nie never if si`.split(
    /\s+/,
  ),
);
/** Before a name: what happens is not its bearer's own deed. */
const NOT_SUBJECT = new Set(
  `of by with against to from for at in on about over de del contra a al con por en sobre para par avec pour dans contre sur
through under after before since than like via between among behind into sin tras ante bajo desde segun entre sans
sous vers chez entre depuis d von gegen mit bei fur uber an auf in`.split(/\s+/),
);
const OFFICE =
  /(?:minist(?:er|re|ro|ra)|prasident|presiden[tc]e?|kanzler|sprecher|chief|chef|burgermeister|trainer|direktor|vorsitzende[rn]?|kommissar|expert[ea]?|forscher|anwalt|richter|leiter|general|senator|secretary|mayor|governor|king|queen|pope|papa|prince|judge|professor|doctor|coach|leader|spokes\p{L}+|frau|herr|mr|mrs|ms|dr|sir|lord)(?:in|a|e)?$/u;
/** Between a name and a verb: another subject. */
const PRONOUNS = new Set("he she it they we i you ella ellos il elle ils on nous er sie es wir".split(" "));
/** Before a verb: what someone should do, and does not. */
const MODAL = new Set("should would could must might may deberia debe devrait doit sollte muss".split(" "));
/** Behind a verb: a title is defended and a child welcomed without any stand. */
const PRIVATE = new Set(
  `title titles crown lead record twins twin baby babies son daughter child children husband wife guests visitors
titulo corona ventaja gemelos bebe hijo hija hijos marido mujer esposa esposo invitados titre couronne record jumeaux
bebe fils fille enfant enfants mari femme invites titel krone fuhrung vorsprung zwillinge baby sohn tochter kind kinder
ehemann ehefrau mann frau gaste`.split(/\s+/),
);
/** Before a plural: no first name. */
const COUNTING = new Set(
  "multiple several many some various most all varios muchos algunos plusieurs certains mehrere viele einige".split(
    " ",
  ),
);
/** What courts do. */
const SENTENCE = /\b(?:anos de|prision|carcel|multa|years in|jail|prison|ans de|amende|haft|jahren)\b/u;
/** Bodies that are written like names. */
const BODY =
  /^(?:party|partei|partido|parti|union|council|rat|consejo|conseil|house|street|bank|banco|banque|club|fc|city|united|nations|unidas|unies|committee|ministry|ministerio|ministere|ministerium|commission|comision|kommission|federation|federacion|court|tribunal|league|liga|group|association|police|policia|university|office|agency|times|news|post|white|supreme|amnesty|international|watch|states|kingdom|union|europea|europeenne|gobierno|government|america|africa|korea|zealand|arabia|north|south|west|east|new|san|saint|department|army|senate|congress|parliament|democrats?|republicans?|foundation|institute|fundacion|instituto|asociacion|sindicato|syndicat|verband|verein|gesellschaft|stiftung|audiencia|tribunal|corte|nacional|suprem[ao]|juzgado|fiscalia|bundes\p{L}+|landes\p{L}+)$/u;
const DENOUNCES = /^denounce[sd]?$|^denunci|^denonce/;
const REACH = 7;
const AFTER_QUOTE = 6;

/** Who stands for or against in a sentence, told by a verb in the active voice; null where nobody clearly does. */
export function standOf({ unquoted, folded: whole, sentence }: Candidate): Stand | null {
  const { language } = sentence.article;
  const vocabulary = opinionVocabulary(language);
  if (vocabulary === undefined || !vocabulary.stands.test(whole)) return null;
  if (SENTENCE.test(whole)) return null;
  const words = wordsOf(unquoted);
  for (const [i, { folded, capital, before }] of words.entries()) {
    const stance = vocabulary.condemns.has(folded)
      ? "against"
      : vocabulary.welcomes.has(folded)
        ? "for"
        : null;
    if (stance === null || capital || BARRED.has(words[i - 1]?.folded ?? "")) continue;
    if (words.slice(Math.max(0, i - 2), i).some((word) => MODAL.has(word.folded))) continue;
    if (words.slice(i + 1, i + 5).some((word) => PRIVATE.has(word.folded))) continue;
    // Behind a quotation a friendly verb only says who speaks, and so does "denounced".
    if (before.includes('"') && (stance === "for" || DENOUNCES.test(folded))) continue;
    const holder = before.includes('"')
      ? nameIn(words.slice(i + 1, i + 1 + AFTER_QUOTE), language)
      : nameBefore(words, i, language);
    if (holder !== null) return { holder, stance };
  }
  return null;
}

function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const before = text.slice(end, index);
    end = index + word.length;
    return { text: word, folded: fold(word), capital: /^\p{Lu}/u.test(word), before };
  });
}

/** The name nearest before the word at `at`, if it can be the subject of it. */
function nameBefore(words: readonly Word[], at: number, language: string): string | null {
  let from = at;
  // No mark but the commas around an apposition may stand between a name and its verb.
  while (from > 0 && at - from < REACH && !/[.;:"()!?]/.test(words[from]!.before)) from--;
  let end = at;
  while (end > from && !words[end - 1]!.capital) end--;
  let start = end;
  while (start > from && isOfName(words, start - 1) && (start === end || !words[start]!.before.includes(",")))
    start--;
  if (language === "de" && at - end > 1) return null;
  if (words.slice(end, at).some(({ folded }) => PRONOUNS.has(folded))) return null;
  if (NOT_SUBJECT.has(words[start - 1]?.folded ?? "") && !words[start]!.before.includes(",")) return null;
  return nameIn(words.slice(start, end), language);
}

const isOfName = (words: readonly Word[], at: number): boolean =>
  words[at]!.capital || PARTICLES.has(words[at]!.folded);

/** The first run of two to four words of a person's name. */
function nameIn(words: readonly Word[], language: string): string | null {
  const offices = vocabularyFor(language);
  const start = words.findIndex(
    ({ capital, folded }) =>
      capital &&
      !OFFICE.test(folded) &&
      !offices.determiners.has(folded) &&
      officeOf(folded, offices) === undefined,
  );
  if (start < 0) return null;
  let end = start + 1;
  while (end < words.length && isOfName(words, end) && words[end]!.before.trim() === "") end++;
  while (!words[end - 1]!.capital) end--;
  const run = words.slice(start, end);
  const last = run.at(-1)!;
  if (COUNTING.has(run[0]!.folded)) return null;
  if (run.length < 2 || run.length > 4 || run.some(({ text, folded }) => isNoPerson(text, folded)))
    return null;
  if (conceptsOf(last.text, language).length > 0) return null;
  return run.map(({ text }) => text).join(" ");
}

const isNoPerson = (text: string, folded: string): boolean =>
  BODY.test(folded) || /['’]s$/u.test(text) || (text.length > 1 && text === text.toUpperCase());
