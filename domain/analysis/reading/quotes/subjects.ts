import type { Mention } from "./mention";
import { beginsSentence, closedClass } from "./runs";
import { mentionsOf, type Stretch } from "./scene";
import { isBodyWord, officeOf, type Vocabulary } from "./vocabulary";
import type { Word } from "./words";

/** A cue in a stretch: the verb or phrase by which somebody speaks. Indices of words. */
export interface Cue {
  at: number;
  /** Behind the cue. */
  behind: number;
  kind: "verb" | "phrase" | "postposition";
  text: string;
}

/** Whether the word may be a verb: written small, or at the head of its sentence. */
const small = (words: readonly Word[], i: number): boolean => !words[i]!.capital || beginsSentence(words, i);

export function isSpeechVerb(words: readonly Word[], i: number, v: Vocabulary, judging = false): boolean {
  const { folded } = words[i]!;
  if (!small(words, i) || !(v.speech.has(folded) || (judging && v.judging.has(folded)))) return false;
  const before = words[i - 1];
  if (v.language === "en" && NOUNS_TOO.test(folded) && !(before && canPrecede(before, v))) return false;
  if (v.language === "en" && before && MODAL.test(before.folded) && DEEDS_TOO.test(folded)) return false;
  // "was slammed by", "is said to"
  if (
    v.language === "en" &&
    before &&
    /^(?:is|was|are|were|be|been|being)$/.test(before.folded) &&
    !/ing$/.test(folded)
  )
    return false;
  // "the report", "una nota", "sa demande": a noun.
  return !(before && words[i]!.gap === " " && v.determiners.has(before.folded) && !isObject(before, v));
}

/** "would maintain control", "to hold talks": what somebody does, not says. */
const MODAL = /^(?:to|would|will|could|should|may|might|must|can|not)$/;
const DEEDS_TOO =
  /^(?:maintain|hold|add|report|point|appeal|volunteer|note|read|find|see|feel|put|want|accept|post|publish|continue|start|vent|hint|press|call|demand|meet|face|offer|suspend)$/;

/** English verbs that are nouns as well need their subject right before them. */
const NOUNS_TOO =
  /^(?:claim|report|note|remark|quip|call|demand|comment|question|answer|estimate|hint|fear|rate|blame|post|state|boast|protest|appeal|vow|pledge|joke|attack|stress|caution|guess|swear|hold|urge|counsel|mention|request|echo|rage|smile|sigh|whisper|shout|scream|cry|tease|thank|praise|insult|point|counter|view|want|plead|value|reply)(?:s|es)?$/;

const canPrecede = (word: Word, v: Vocabulary): boolean =>
  word.capital ||
  v.pronouns.has(word.folded) ||
  officeOf(word.folded, v) !== undefined ||
  isBodyWord(word.folded, v) ||
  /^(?:they|it|i|we|who|also|and|now|then|have|has|had|to|not|did|even|later|which|people|fans|men|women)$/.test(
    word.folded,
  );

/** French and Spanish object pronouns look like articles ("la acusa", "le dénonce", "lo llamó"). */
const isObject = ({ folded }: Word, { language }: Vocabulary): boolean =>
  language === "es"
    ? /^(?:la|lo|los|las)$/.test(folded)
    : language === "fr"
      ? /^(?:l|le|la|les|leur)$/.test(folded)
      : language === "de" && /^(?:das|die|der|den|ihn|ihr)$/.test(folded);

/** The phrase among `phrases` that stands at word `i`, or null. */
export function phraseAt(words: readonly Word[], i: number, phrases: readonly (readonly string[])[]): number {
  for (const phrase of phrases)
    if (
      phrase.every((part, k) => words[i + k]?.folded === part && (k === 0 || words[i + k]!.gap.length === 1))
    )
      return phrase.length;
  return 0;
}

/** Whether a preposition or a genitive keeps the mention from being a subject. */
export function isBlocked(mention: Mention, stretch: Stretch, v: Vocabulary): boolean {
  const { words } = stretch.passage;
  const next = words[mention.last + 1];
  if (next?.folded === "s" && /^['’]$/.test(next.gap)) return true;
  const before = words[mention.first - 1];
  if (!before || mention.first <= stretch.first) return false;
  const gap = words[mention.first]!.gap;
  if (!/^(?: |['’]|-)$/.test(gap)) return false;
  if (ADVERBIAL.test(before.folded)) return false;
  if (v.prepositions.has(before.folded) || v.papers.has(before.folded)) return true;
  // "in the capital Paris", "del ministro Ruiz": a determiner or noun between the preposition and the name.
  const earlier = words[mention.first - 2];
  return (
    earlier !== undefined &&
    mention.first - 2 >= stretch.first &&
    before.gap === " " &&
    !(v.language === "es" && INFINITIVE.test(before.folded)) &&
    (v.determiners.has(before.folded) || (officeLike(mention) && !v.speech.has(before.folded))) &&
    v.prepositions.has(earlier.folded)
  );
}

/** How something is said: "confiesa por teléfono Said", "dit au téléphone Paul". */
const ADVERBIAL =
  /^(?:telefono|lagrimas|prensa|voz|videollamada|videoconferencia|radio|television|ironia|sorna|rabia|orgullo|emocion|emocionad[oa]|resignacion|resignad[oa]|alivio|sonrisa|indignad[oa]|sonriente|telephone|larmes|voix|soulagement|colere|fierte|emotion|sourire|humour|tristesse|telefon|tranen|emport|beaming|tearful|smiling|laughing|visibly)$/;

/** "dijo al aterrizar Lucía Vega": a Spanish verb behind a preposition, whose subject follows. */
const INFINITIVE = /[aei]r(?:se|l[aeo]s?)?$/;

const officeLike = (mention: Mention): boolean => mention.kind === "name" && mention.office === null;

/** The first mention of `mentions` that may be a subject. */
export const firstSubject = (mentions: readonly Mention[], stretch: Stretch, v: Vocabulary): Mention | null =>
  mentions.find((mention) => !isBlocked(mention, stretch, v) && !isTime(mention, stretch, v)) ?? null;

/** "Monday", "lunes": capitalised function words are no subjects. */
const isTime = (mention: Mention, { passage }: Stretch, v: Vocabulary): boolean =>
  mention.kind === "name" && mention.first === mention.last && closedClass(passage.words[mention.first]!, v);

/** Who stands right behind a phrase such as "according to", if it is somebody. */
export function behindPhrase(stretch: Stretch, behind: number): Mention | null {
  const found = mentionsOf(stretch).find((mention) => mention.last >= behind);
  if (!found || found.kind === "pronoun") return found && found.first === behind ? found : null;
  if (found.first - behind > 4) return null;
  const { words } = stretch.passage;
  for (let k = behind + 1; k <= found.first; k++) if (/[,;:.]/.test(words[k]!.gap)) return null;
  return found;
}

/** A noun phrase without a known office right behind a verb ("dice la segunda"); start and end offsets, or null. */
export function unknownSubject(
  stretch: Stretch,
  behind: number,
  v: Vocabulary,
): { start: number; end: number } | null {
  const { words } = stretch.passage;
  const determiner = words[behind];
  const noun = words[behind + 1];
  if (!determiner || !noun || behind + 1 >= stretch.last || determiner.gap !== " ") return null;
  if (!v.determiners.has(determiner.folded) || noun.gap.length !== 1 || closedClass(noun, v)) return null;
  if (v.language === "de" && !noun.capital) return null;
  if (PAPER_SELF.test(noun.folded)) return null;
  let last = behind + 1;
  while (last + 1 < stretch.last && words[last + 1]!.gap === " " && last < behind + 3) {
    const word = words[last + 1]!;
    if (closedClass(word, v) || word.capital || v.language === "en" || v.language === "de") break;
    last++;
  }
  return { start: determiner.start, end: words[last]!.end };
}

/** The newspaper itself and times: no speakers. */
const PAPER_SELF =
  /^(?:periodico|diario|medio|lunes|martes|miercoles|jueves|viernes|sabado|domingo|journal|quotidien|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|newspaper|paper|week|year|month|semana|mes|ano|semaine|mois|annee|woche|jahr|monat|zeitung|matin|soir|veille|morning|evening|press|presse|prensa|radio|television|antena)$/;

/** Denials, requests and questions: what follows is not what the speaker states. */
export const NO_STATEMENT =
  /^(?:den(?:y|ies|ied)|ask(?:s|ed)?|request(?:s|ed)?|reject(?:s|ed)?|demand(?:s|ed)?|urged?|questioned|wondered|nieg\w*|neg[oa]\w*|desmi\w*|descart\w*|rechaz\w*|pid\w+|ped\w+|exig\w*|reclam\w*|pregunt\w*|ni[ea]\w*|dement\w*|demand\w*|exige\w*|reclam\w*|contest(?:e|es|ent|ait|aient|er)|refus\w*|bestr\w+|dement\w+|verneint\w*|wi[de]\w*sp\w+|forder\w*|verlang\w*|frag\w*|bat|bittet|promet\w*)$/;
