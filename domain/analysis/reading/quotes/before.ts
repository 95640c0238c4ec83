import { oblique, resolve } from "./attribution";
import type { Speaker } from "./cast";
import { implied } from "./implied";
import type { QuotedSpan } from "./marks";
import type { Mention } from "./mention";
import { mentionsOf, type Passage, type Stretch, stretchOf } from "./scene";
import type { Attribution, Search } from "./search";
import { behindPhrase, type Cue, firstSubject, isSpeechVerb, NO_STATEMENT, phraseAt } from "./subjects";
import { isWork, type Vocabulary } from "./vocabulary";

/** Who speaks by what precedes the quotation in its sentence: "X said: “…”", "Según X, …", "X called it “…”". */
export function attributedBefore(
  quote: QuotedSpan,
  start: number,
  search: Search,
  passage: Passage,
): Attribution | null {
  const { vocabulary: v } = search;
  const stretch = stretchOf(passage, Math.max(start, kicker(quote, passage)), quote.open);
  const { words } = passage;
  if (stretch.last <= stretch.first) return null;
  const lead = passage.text.slice(words[stretch.last - 1]!.end, quote.open);
  const colon = /:\s*$/.test(lead) || (passage.paragraph === 0 && /\s[–—-]\s*$/.test(lead));
  if (!colon && (/[.;]/.test(lead) || isWork(words[stretch.last - 1]!.folded, v))) return null;
  for (let k = stretch.first; k < stretch.last; k++) {
    const phrase =
      phraseAt(words, k, v.cues) || (k === stretch.first ? phraseAt(words, k, v.judgingCues) : 0);
    if (phrase === 0 || (k > stretch.first && !/,/.test(words[k]!.gap))) continue;
    const mention = behindPhrase(stretch, k + phrase);
    const speaker = mention && resolve(mention, search, passage);
    if (speaker) return { speaker, cue: words[k]!.text, distance: stretch.last - 1 - mention.last };
  }
  const postposed = beforePostposition(stretch, search);
  if (postposed) return postposed;
  const cue = lastVerb(stretch, v);
  if (cue) {
    const speaker = subjectBefore(cue, stretch, search);
    const denies = NO_STATEMENT.test(words[cue.at]!.folded);
    return speaker && { speaker, cue: cue.text, ...(!denies && { distance: stretch.last - cue.behind }) };
  }
  const lasts = /^[\s.]*(?:$|\p{Lu})/u.test(passage.text.slice(quote.close));
  if (!colon || !lasts) return null;
  const mention = firstSubject(mentionsOf(stretch), stretch, v);
  if (!mention || (passage.paragraph === 0 && !namesSpeaker(mention, stretch, search))) return null;
  const speaker = resolve(mention, search, passage);
  return speaker && { speaker, cue: ":" };
}

/** A headline's words before an earlier colon or bar are its kicker ("Streik: Ruiz: „…“"); offset behind them. */
function kicker(quote: QuotedSpan, { paragraph, text }: Passage): number {
  if (paragraph > 0) return 0;
  return /^.*(?:[:|+]\s*)(?=[^:|+]*:\s*$)/u.exec(text.slice(0, quote.open))?.[0].length ?? 0;
}

/**
 * Whether a headline's words before a colon are somebody's name or office ("Ana Ruiz zu den Wahlen: „…“"). In German,
 * where all nouns have capitals, a name counts if the text knows it.
 */
function namesSpeaker(
  mention: Mention,
  { first, passage }: Stretch,
  { cast, vocabulary: v }: Search,
): boolean {
  if (mention.first > first + 1) return false;
  if (mention.kind === "office")
    return !mention.body && !/^de[srm]$/.test(passage.words[mention.first]!.folded);
  if (mention.office !== null) return true;
  return v.language === "de" ? cast.isInText(mention, passage) : cast.isPerson(mention, passage);
}

/** "Der Polizei zufolge …": who stands right before the word. */
export function beforePostposition(stretch: Stretch, search: Search): Attribution | null {
  const { words } = stretch.passage;
  for (let k = stretch.first + 1; k < stretch.last; k++) {
    if (!search.vocabulary.postpositions.has(words[k]!.folded)) continue;
    const mention = mentionsOf(stretch).find((m) => m.last === k - 1);
    const speaker = mention && resolve(mention, search, stretch.passage);
    if (speaker) return { speaker: oblique(speaker, mention), cue: words[k]!.text };
  }
  return null;
}

function lastVerb(stretch: Stretch, v: Vocabulary): Cue | null {
  const { words } = stretch.passage;
  for (let k = stretch.last - 1; k >= stretch.first; k--)
    if (isSpeechVerb(words, k, v, true)) return { at: k, behind: k + 1, kind: "verb", text: words[k]!.text };
  return null;
}

/** The subject of the last verb before a quotation: before it in its clause, or behind it where the language allows. */
export function subjectBefore(cue: Cue, stretch: Stretch, search: Search): Speaker | null {
  const { passage } = stretch;
  const { vocabulary: v } = search;
  const clause = clauseStart(cue, stretch, v);
  const mentions = mentionsOf(stretch);
  const before = mentions.filter((m) => m.first >= clause && m.last < cue.at);
  const beside = before.findLast((m) => isBeside(m, cue, stretch));
  // "Den Plan der Grünen nannte Lang „…“": what stands first in German need not be the subject.
  const inverted =
    v.language === "de" && !beside ? mentions.find((m) => m.first === cue.behind && !m.body) : undefined;
  if (inverted) return resolve(inverted, search, passage);
  let subject = (beside && firstSubject([beside], stretch, v)) ?? firstSubject(before, stretch, v);
  if (!subject && (v.language === "de" || v.language === "es" || cue.at === stretch.first))
    subject = firstSubject(
      mentions.filter((m) => m.first >= cue.behind && m.first <= cue.behind + 6),
      stretch,
      v,
    );
  subject ??= firstSubject(
    mentions.filter((m) => m.last < cue.at),
    stretch,
    v,
  );
  if (subject) return resolve(subject, search, passage);
  return v.language === "es" ? implied(passage, stretch.start, null, search) : null;
}

/** Right before the verb, but for an auxiliary or pronoun and an insertion between commas. */
export function isBeside(mention: Mention, cue: Cue, { passage: { words, text } }: Stretch): boolean {
  return BESIDE.test(text.slice(mention.end, words[cue.at]!.start));
}

const BESIDE = /^(?:, [^,;:.]{3,80},)?[ ’'](?:[\p{Ll}’']+[ ’']){0,3}$/u;

/** Where the main clause of the cue begins: behind the last semicolon, or conjunction, before it. */
function clauseStart(cue: Cue, { passage: { words }, first }: Stretch, v: Vocabulary): number {
  for (let k = cue.at - 1; k > first; k--) {
    if (/;/.test(words[k]!.gap)) return k;
    if (v.conjunctions.has(words[k]!.folded) && /,/.test(words[k]!.gap)) return k + 1;
  }
  return first;
}
