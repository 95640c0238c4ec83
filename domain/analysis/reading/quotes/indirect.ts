import { resolve } from "./attribution";
import { beforePostposition, isBeside, subjectBefore } from "./before";
import type { Speaker } from "./cast";
import { isStatement } from "./clauses";
import type { Mention } from "./mention";
import { somebody } from "./nobody";
import type { Quotation } from "./quotation";
import { CALENDAR } from "./runs";
import { mentionsOf, type Passage, type Stretch, stretchOf, withoutEnd } from "./scene";
import type { Search } from "./search";
import {
  behindPhrase,
  type Cue,
  firstSubject,
  isBlocked,
  isSpeechVerb,
  NO_STATEMENT,
  phraseAt,
} from "./subjects";
import type { Vocabulary } from "./vocabulary";
import type { Word } from "./words";

const SHORTEST_CLAUSE = 5;
/** Longer ones are leads run together, in words. */
const LONGEST_CLAUSE = 40;
/** The longest attribution behind a clause, in words. */
const LONGEST_TAIL = 16;
/** How far "that" may stand behind its verb. */
const THAT_WITHIN = 6;

/** A clause that somebody is reported to have said. Offsets in the paragraph. */
interface Reported {
  start: number;
  end: number;
  speaker: Speaker;
  cue: string;
}

/** Reported speech of a paragraph: at most one clause a sentence, none where somebody is quoted. */
export function reportedIn(passage: Passage, search: Search): Quotation[] {
  if (passage.paragraph === 0) return [];
  return passage.sentences.flatMap(({ start, end }) => {
    const quoted = search.found.some(
      (f) => f.paragraph === passage.paragraph && f.offset >= start && f.offset < end,
    );
    // A lead that the newspaper cut off tells no whole clause.
    if (quoted || /(?:…|\.\.\.)$/.test(passage.text.slice(start, end))) return [];
    const stretch = stretchOf(passage, start, end);
    const found = byPhrase(stretch, search) ?? byTail(stretch, search) ?? byVerb(stretch, search);
    if (!found) return [];
    const whole = passage.text.slice(found.start, found.end);
    const text = whole.slice(0, withoutEnd(whole, " ,;:."));
    const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    if (words < SHORTEST_CLAUSE || words > LONGEST_CLAUSE) return [];
    const { cue } = found;
    const speaker = somebody(found.speaker, search.vocabulary.language);
    if (!speaker || REPORTS.test(cue) || !isStatement(text, search.vocabulary.language)) return [];
    if (namesItself(text, speaker)) return [];
    const sentence = passage.text.slice(start, end);
    const at = { paragraph: passage.paragraph, start: found.start, end: found.start + text.length };
    return [{ ...at, text, sentence, speaker, cue, indirect: true }];
  });
}

/** What reporters do in their own newspaper. */
const REPORTS = /^(?:reports?|reported|writes?|explores?|explains?|examines?|looks)$/i;

/** A clause that names its own speaker speaks of somebody else's words: of oneself one says "I", or is told as "he". */
const namesItself = (text: string, { kind, name }: Speaker): boolean =>
  kind === "person" && new RegExp(`(?<!\\p{L})${name.split(" ").at(-1)}(?!\\p{L})`, "u").test(text);

/** "Según X, …", "According to X, …", "Laut X …" at the head of a sentence. */
function byPhrase(stretch: Stretch, search: Search): Reported | null {
  const { passage, first, last } = stretch;
  const { words, text } = passage;
  const { vocabulary: v } = search;
  const postposed = beforePostposition({ ...stretch, last: Math.min(last, first + 8) }, search);
  if (postposed) {
    const at = words.findIndex((word, k) => k > first && v.postpositions.has(word.folded));
    if (at + 1 >= last) return null;
    return { start: words[at + 1]!.start, end: endOf(stretch, text), ...postposed };
  }
  const length = first < last ? phraseAt(words, first, v.cues) : 0;
  if (length === 0) return null;
  const mention = behindPhrase(stretch, first + length);
  const speaker = mention && resolve(mention, search, passage);
  // A German office in the genitive ("nach Angaben des Betreibers") is no name to show.
  if (
    !speaker ||
    (v.language === "de" && speaker.kind !== "person" && /^de[smn]$/.test(words[mention.first]!.folded))
  )
    return null;
  let next = mention.last + 1;
  // German goes on with its verb at once, the others behind a comma.
  if (v.language !== "de") while (next < last && !words[next]!.gap.includes(",")) next++;
  if (next >= last) return null;
  return { start: words[next]!.start, end: endOf(stretch, text), speaker, cue: words[first]!.text };
}

const endOf = ({ start, end }: Stretch, text: string): number =>
  start + withoutEnd(text.slice(start, end), ".!?… ");

/** "…, said X", "…, según X", "…, teilte X mit", "…, wie X sagte" at the end of a sentence. */
function byTail(stretch: Stretch, search: Search): Reported | null {
  const { passage, first, last, start } = stretch;
  const { words } = passage;
  for (let k = last - 1; k > first && last - k <= LONGEST_TAIL; k--) {
    if (!/^[^\p{L}]*,\s*$/u.test(words[k]!.gap)) continue;
    const tail = stretchOf(passage, words[k]!.start, stretch.end);
    const speaker = ofTail(tail, search);
    const end = passage.text.lastIndexOf(",", words[k]!.start);
    if (speaker) return { start, end, speaker, cue: words[k]!.text };
  }
  return null;
}

function ofTail(tail: Stretch, search: Search): Speaker | null {
  const { passage, first, last } = tail;
  const { words } = passage;
  const { vocabulary: v } = search;
  for (let k = first; k < last; k++)
    if (v.that.has(words[k]!.folded) && !/,/.test(words[k]!.gap)) return null;
  const phrase = phraseAt(words, first, v.afterCues);
  if (phrase > 0) {
    const mention = behindPhrase(tail, first + phrase);
    const next = mention && words[mention.last + 1];
    // "laut Müller 25 Menschen": the clause goes on.
    if (!mention || (next && mention.last + 1 < last && last - mention.last > 4 && !/[,(]/.test(next.gap)))
      return null;
    return resolve(mention, search, passage);
  }
  const subject = firstSubject(mentionsOf(tail), tail, v);
  if (!subject) return null;
  // "wie die Polizei mitteilte"
  if (words[first]!.folded === "wie")
    return isSpeechVerb(words, last - 1, v) ? resolve(subject, search, passage) : null;
  const inverted =
    isSpeechVerb(words, first, v) ||
    (words[first + 1] && isSpeechVerb(words, first + 1, v) && subject.first > first + 1);
  const verb = subject.last + 1;
  const straight =
    v.language === "en" &&
    subject.first <= first &&
    verb < last &&
    isSpeechVerb(words, verb, v) &&
    endsAfter(tail, verb, v);
  if (!(inverted ? subject.first <= first + 4 : straight)) return null;
  return resolve(subject, search, passage);
}

/** Whether nothing but a place, a time or an insertion follows the verb, and no clause of its own. */
function endsAfter({ passage: { words }, last }: Stretch, verb: number, v: Vocabulary): boolean {
  const next = words[verb + 1];
  if (!next || verb + 1 >= last || next.gap.includes(",")) return true;
  return v.prepositions.has(next.folded) || CALENDAR.test(next.folded) || /ly$/.test(next.folded);
}

/** "X said that …", "X said …", "X dijo que …", "X sagte, er habe …". */
function byVerb(stretch: Stretch, search: Search): Reported | null {
  const { passage, first, last } = stretch;
  const { words, text } = passage;
  const { vocabulary: v } = search;
  for (let at = first; at < last - SHORTEST_CLAUSE; at++) {
    if (!isSpeechVerb(words, at, v) || NO_STATEMENT.test(words[at]!.folded) || isNegated(words, at)) continue;
    if (INFORMS.test(words[at]!.folded)) continue;
    const clause = clauseBehind(at, stretch, v);
    if (clause === -1) continue;
    const cue: Cue = { at, behind: at + 1, kind: "verb", text: words[at]!.text };
    const ahead = { ...stretch, last: clause };
    const inverted = v.language !== "en" && mentionsOf(ahead).some((m) => m.first > at && m.first <= at + 2);
    const beside = mentionsOf(ahead).findLast((m) => m.last < at && isBeside(m, cue, ahead));
    // "after lawyers argued that": the one before another clause's verb speaks, or nobody.
    if (!inverted && (!beside || isBlocked(beside, ahead, v))) continue;
    const speaker = subjectBefore(cue, ahead, search);
    if (speaker) return { start: words[clause]!.start, end: endOf(stretch, text), speaker, cue: cue.text };
  }
  return null;
}

/** German verbs whose object looks like their subject ("soll den Kanzler informiert haben, dass"), and an adverb. */
const INFORMS = /^(?:informier|unterrichte|uberlegen$)/;

/** "no dijo que", "ne dit pas que", "did not say that", "sagte nicht, dass". */
const isNegated = (words: readonly Word[], at: number): boolean =>
  [words[at - 1], words[at + 1]].some(
    (word) => word !== undefined && /^(?:no|ne|n|not|nicht|pas|never|nunca|jamais|nie)$/.test(word.folded),
  );

/** Index of the first word of the clause that the verb at `at` reports, or -1. */
function clauseBehind(at: number, { passage: { words, mentions }, last }: Stretch, v: Vocabulary): number {
  // "X said the bridge was closed": English needs no "that" behind its plainest verbs.
  // "said Sunday that"
  const dated = CALENDAR.test(words[at + 1]?.folded ?? "") ? at + 2 : at + 1;
  const next = words[dated];
  const plain =
    v.language === "en" && next?.gap === " " && PLAIN.test(words[at]!.folded) && !/ly$/.test(next.folded);
  if (plain && !v.prepositions.has(next.folded) && (!v.stops.has(next.folded) || next.folded === "there"))
    return dated;
  for (let k = at + 1; k < Math.min(last, at + THAT_WITHIN); k++) {
    if (/[;:.]/.test(words[k]!.gap)) return -1;
    const opens = v.that.has(words[k]!.folded);
    if (v.language === "de") {
      if (/,/.test(words[k]!.gap)) return opens ? k + 1 : isReported(words.slice(k, last)) ? k : -1;
    } else if (opens && k + 1 < last)
      return /,/.test(words[k]!.gap) || isRelative(at, k, mentions, words, v) ? -1 : k + 1;
  }
  return -1;
}

/** "destacó el impacto que": behind a noun that is neither who speaks nor who is told, "that" is relative. */
function isRelative(
  at: number,
  that: number,
  mentions: readonly Mention[],
  words: readonly Word[],
  v: Vocabulary,
): boolean {
  const between = words.slice(at + 1, that);
  const noun = between.some(({ folded }, i) => i + 1 < between.length && v.determiners.has(folded));
  return (
    noun &&
    !/^tell|^told|^assur/.test(words[at]!.folded) &&
    !mentions.some((m) => m.last > at && m.last < that)
  );
}

/** Forms that mark a German clause without conjunction as reported. */
const REPORTED =
  /^(?:sei|seien|habe|hatten?|werde|wurden?|konne|konnten?|musse|mussten?|solle|sollten?|wolle|wollten?|durfe|gebe|gehe|komme|bleibe|liege|stehe|handle|brauche|lasse|sehe|mache)$/;

/** The conjunctive tells reported speech; at the end behind an article it belongs to a relative clause. */
function isReported(clause: readonly Word[]): boolean {
  const at = clause.findIndex((word) => REPORTED.test(word.folded));
  return at > 0 && !(at === clause.length - 1 && /^(?:der|die|das|den|dem)$/.test(clause[0]!.folded));
}

const PLAIN = /^(?:said|says|say|insisted|insists)$/;
