import { oblique, resolve } from "./attribution";
import type { Speaker } from "./cast";
import { implied } from "./implied";
import type { QuotedSpan } from "./marks";
import type { Mention } from "./mention";
import { mentionsOf, type Passage, type Stretch, stretchOf } from "./scene";
import type { Attribution, Search } from "./search";
import { behindPhrase, type Cue, firstSubject, isSpeechVerb, phraseAt, unknownSubject } from "./subjects";
import type { Vocabulary } from "./vocabulary";

/** How far behind a closing mark the verb may stand, in words. */
const VERB_WITHIN = 6;
const VERB_WITHIN_SUBJECT = 16;

/** Who speaks by what follows the quotation: "…, said X", "…, X told reporters", "…, según X". */
export function attributedAfter(
  quote: QuotedSpan,
  end: number,
  opensSentence: boolean,
  search: Search,
  passage: Passage,
): Attribution | null {
  const { vocabulary: v } = search;
  const stretch = stretchOf(passage, quote.close, end);
  const { words } = passage;
  if (stretch.last <= stretch.first) return null;
  const lead = passage.text.slice(quote.close, words[stretch.first]!.start);
  const inner = passage.text.slice(quote.start, quote.end);
  const joined = /^\s*[,–—-]/.test(lead) || /[,?!…]$/.test(inner);
  if (/[.;:(]/.test(lead)) return null;
  const phrase = phraseAt(words, stretch.first, v.afterCues);
  if (!opensSentence && phrase === 0 && !/^\s*[,–—-]/.test(lead) && !/,$/.test(inner)) return null;
  if (phrase > 0) {
    const mention = behindPhrase(stretch, stretch.first + phrase);
    const speaker = mention && resolve(mention, search, passage);
    return speaker && { speaker, cue: words[stretch.first]!.text, distance: 0 };
  }
  const cue = verbBehind(stretch, joined, opensSentence, v);
  if (!cue) return null;
  const speaker = subjectOf(cue, stretch, search);
  return speaker && { speaker, cue: cue.text, ...(joined && { distance: cue.at - stretch.first }) };
}

/** The verb of an attribution behind a quotation: known, or by its place between the mark and somebody. */
function verbBehind(stretch: Stretch, joined: boolean, opensSentence: boolean, v: Vocabulary): Cue | null {
  const { words } = stretch.passage;
  const first = mentionsOf(stretch)[0];
  const leads = first && first.first - stretch.first <= 1;
  const reach = Math.min(
    stretch.last,
    leads ? first.last + VERB_WITHIN_SUBJECT : stretch.first + VERB_WITHIN,
  );
  for (let k = stretch.first; k < reach; k++) {
    if (v.that.has(words[k]!.folded) && k > stretch.first + 1) break;
    const inside = leads && k >= first.first && k <= first.last;
    // Without a comma only an inverted verb attributes: "« … » a dit X", but not "“…” X concede three goals".
    if (leads && !joined && k > first.last) break;
    if (!inside && (isSpeechVerb(words, k, v) || v.infinitives.has(words[k]!.folded)))
      return { at: k, behind: k + 1, kind: "verb", text: words[k]!.text };
    if (v.postpositions.has(words[k]!.folded))
      return { at: k, behind: k + 1, kind: "postposition", text: words[k]!.text };
  }
  return joined && opensSentence && stretch.passage.paragraph > 0 ? unknownVerb(first, stretch, v) : null;
}

/**
 * An unknown verb: one small word between the mark and somebody ("fumed Petra Lomax", "s'extasie Luc Perrin"), or
 * behind a leading one. In Spanish it may stand alone, since its form tells the third person ("platicó").
 */
function unknownVerb(first: Mention | undefined, stretch: Stretch, v: Vocabulary): Cue | null {
  const { words } = stretch.passage;
  let at = stretch.first;
  if (first?.first === at) at = first.last + 1;
  else while (at < stretch.last && CLITICS[v.language]?.test(words[at]!.folded)) at++;
  const word = words[at];
  if (!word || word.capital || at >= stretch.last || v.prepositions.has(word.folded)) return null;
  if (v.stops.has(word.folded) || v.determiners.has(word.folded)) return null;
  const alone = v.language === "es" && /(?:ó|ía|aba)$/.test(word.text);
  if (!first ? !alone : first.first > at + 3 && !alone) return null;
  if (v.language === "en" && !/(?:s|ed|d|t)$/.test(word.folded)) return null;
  if (v.language === "de" && !/(?:t|te|ten)$/.test(word.folded)) return null;
  return { at, behind: at + 1, kind: "verb", text: word.text };
}

/** What may stand before an unknown verb: reflexive pronouns and auxiliaries. */
const CLITICS: Record<string, RegExp> = {
  es: /^(?:se|me|le|les|ha|han|habia)$/,
  fr: /^(?:s|se|l|a|ont|est|sont|avait|etait|en|y)$/,
};

function subjectOf(cue: Cue, stretch: Stretch, search: Search): Speaker | null {
  const { passage } = stretch;
  const { vocabulary: v } = search;
  const mentions = mentionsOf(stretch).filter((m) => m.last < cue.at || m.first > cue.at);
  const before = mentions.filter((m) => m.last < cue.at);
  const subject =
    firstSubject(before, stretch, v) ?? firstSubject(upToClause(mentions, cue, stretch, v), stretch, v);
  const unknown = cue.kind === "verb" ? unknownSubject(stretch, cue.behind, v) : null;
  if (
    unknown &&
    (!subject || subject.start > unknown.start) &&
    before.length === 0 &&
    !(subject && subject.first <= cue.behind + 4)
  )
    return { name: passage.text.slice(unknown.start, unknown.end), office: null, kind: "office" };
  if (subject) return resolve(subject, search, passage);
  const author = authorOf(stretch, search);
  if (author) return author;
  // "hieß es von der Polizei", "hieß es aus dem Ministerium"
  const source = IMPERSONAL.test(cue.text) ? mentions.find((m) => m.first > cue.at) : undefined;
  const speaks = source && (source.office !== null || source.body || search.cast.isPerson(source, passage));
  const behind = source && speaks ? resolve(source, search, passage) : null;
  if (source && behind) return oblique(behind, source);
  return v.language === "es" ? implied(passage, stretch.start, null, search) : null;
}

const IMPERSONAL = /^(?:hie(?:ß|ss)|hei(?:ß|ss)t)$/;

/** "heißt es in einer Mitteilung der Feuerwehr", "se lee en la carta de Ruiz": whose paper it is. */
function authorOf(stretch: Stretch, search: Search): Speaker | null {
  const { words } = stretch.passage;
  for (let k = stretch.first; k < stretch.last; k++) {
    if (!search.vocabulary.papers.has(words[k]!.folded)) continue;
    const mention = mentionsOf(stretch).find((m) => m.first > k && m.first <= k + 3);
    const speaker = mention && resolve(mention, search, stretch.passage);
    if (speaker) return oblique(speaker, mention);
  }
  return null;
}

/** Mentions behind the cue up to where another clause begins. */
function upToClause(
  mentions: readonly Mention[],
  cue: Cue,
  { passage: { words } }: Stretch,
  v: Vocabulary,
): Mention[] {
  let end = cue.behind;
  while (end < words.length && end < cue.behind + 14) {
    const { folded, gap } = words[end]!;
    if (/[;:(]/.test(gap) || v.that.has(folded)) break;
    if (
      /,/.test(gap) &&
      /^(?:quien|quienes|who|which|qui|adding|referring|tras|after|before|apres|avant)$/.test(folded)
    )
      break;
    end++;
  }
  return mentions.filter((mention) => mention.first >= cue.behind && mention.first < end);
}
