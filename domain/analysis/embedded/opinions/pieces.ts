import { isOpinion } from "../../../articles/opinion";
import { conceptsOf } from "../../../language/concepts";
import { fold } from "../../../language/fold";
import type { AnalysedArticle } from "../../articles";
import type { ReadEvent } from "../../reading/read";
import { attributes } from "../extracts/attribution";
import { type Candidate, type CandidateArticle, candidateArticles } from "../extracts/candidates";
import { type Judging, judgingOf, mayBeOpen, NO_JUDGING } from "./evaluating";

/** Kinds of pieces that judge besides those that newspapers file under opinion. */
const KICKERS =
  /^["'«„“]?\s*(?:(?:la|el|le|les|l['’]|der|die|das|the|un|une)\s?)?(?:columna?|column|editorial(?:es)?|opini[oó]n|tribun[ae]|leitartikel|kommentar|kolumne|glosse|kritik|rezension|essay|ensayo|an[aá]lisis|analysis|analyse|review|rese[nñ]a|critique|cr[ií]tica|chronique|[ée]dito|billet|meinung|gastkommentar|gastbeitrag|standpunkt|zwischenruf|carte blanche|point de vue|punto de vista|the .{2,20} view|.{2,20}['’]s view|parti pris|humeur|mi opini[oó]n|comment|op-ed|viewpoint|comentario|contrapunto|plaidoyer|pamphlet|tribune libre|libre opinion)(?:\s(?:invit[ée]e?|d['’]humeur|del? .{2,20}|by .{3,30}|von .{3,30}))?\s*(?:[|:–—]|\.(?=\s)|\s-\s)/iu;

/** Columnists: "ANN MARLOW: …", and a name behind a bar at the end of an English headline. */
const COLUMNIST =
  /^(?!(?:SEE|LIVE|BREAKING|WATCH|EXCLUSIVE|VIDEO|PHOTOS?|PICS|PICTURES|NEW|JUST|FACT|NEWS|WORLD|CUP|URGENT|EN|IN|EL|LA|LE|LES|DER|DIE|DAS|MATCH|TOP|HOW|WHY|WHAT)\s)(?:by\s)?\p{Lu}{2,}(?:\s\p{Lu}[\p{Lu}'’-]+){1,2}:\s/u;
const BYLINE = /\|\s(\p{Lu}\p{Ll}+(?:\s(?:and\s)?\p{Lu}[\p{L}'’-]+){1,5})$/u;

/** An article's own voice: what it takes to call it a piece where no kicker says so, by shares of its sentences. */
const VOICE = { sentences: 5, judging: 0.4, personalJudging: 0.25, personal: 2, headlineJudging: 0.12 };
/** Reporting quotes, attributes and counts more than this. */
const REPORTING = { quoted: 0.08, attributed: 0.3, counting: 0.3 };
/** A mark or two of these make a sentence judge in the writer's own voice. */
const MARKED = 2;

/** An article with how much each of its candidates judges, and whether it is an opinion piece. */
export interface JudgedArticle extends CandidateArticle {
  /** Of a report only openly judging sentences are weighed. */
  judging: Judging[];
  piece: boolean;
}

const known = new WeakMap<ReadEvent, JudgedArticle[]>();

/** The articles of an event with what judges in them; worked out once an event. */
export function judgedArticles(event: ReadEvent): JudgedArticle[] {
  let articles = known.get(event);
  if (articles === undefined) {
    articles = candidateArticles(event).map(judge);
    known.set(event, articles);
  }
  return articles;
}

/** The articles of an event that report. */
export const reports = (event: ReadEvent): JudgedArticle[] =>
  judgedArticles(event).filter(({ piece }) => !piece);

/**
 * An article is an opinion piece if its newspaper says so, if its headline or text begins with the name of such
 * pieces, or if it judges from end to end in its writer's own voice.
 */
function judge(article: CandidateArticle): JudgedArticle {
  const { candidates } = article;
  const named = isNamedPiece(article.read.article);
  if (named || !isReporting(candidates)) {
    const judging = candidates.map(judgingOf);
    if (named || hasOwnVoice(judging, speaksUp(article.read.article)))
      return { ...article, judging, piece: true };
  }
  const judging = candidates.map((one) => (mayBeOpen(one) ? judgingOf(one) : NO_JUDGING));
  return { ...article, judging, piece: false };
}

function isNamedPiece({ opinion, headline, text, language }: AnalysedArticle): boolean {
  if (opinion || COLUMNIST.test(headline)) return true;
  const name = language === "en" ? BYLINE.exec(headline)?.[1] : undefined;
  if (name !== undefined && conceptsOf(name, language).length === 0) return true;
  return [headline, text.slice(0, 80)].some(
    (beginning) =>
      KICKERS.test(beginning) ||
      isOpinion({ url: "", section: null, feedCategories: [], headline: beginning }),
  );
}

function isReporting(candidates: readonly Candidate[]): boolean {
  const count = candidates.length;
  const share = (holds: (candidate: Candidate) => boolean) => candidates.filter(holds).length / count;
  return (
    count < VOICE.sentences ||
    candidates.reduce((sum, { quoted }) => sum + quoted, 0) / count > REPORTING.quoted ||
    share(({ folded }) => /\d/.test(folded)) > REPORTING.counting ||
    share(({ folded, sentence }) => attributes(folded, sentence.article.language)) > REPORTING.attributed
  );
}

/** Headlines in which a writer speaks: "we", orders to the reader, questions that want no answer. Folded. */
const SPEAKING: Record<string, RegExp> = {
  es: /\b(?:nosotros|nuestr[oa]s?|nos|basta|dejemos|digamos|hablemos|exijamos|ojala|por que no|y si|menos mal|que verguenza)\b/,
  en: /\b(?:we|our|us|my|i|let's|enough|stop [a-z]+ing|shame|shouldn't|don't [a-z]+)\b/,
  fr: /\b(?:nous|notre|nos|et si|cessez|cessons|arretons|arretez|osons|halte|assez|quelle honte|pourquoi pas)\b/,
  de: /\b(?:wir|uns|unser[en]?|ich|endlich|schluss mit|genug|hort auf|lasst|sagt uns)\b|^[a-z]{3,}t [^.]*!$/,
};

const speaksUp = ({ headline, language }: AnalysedArticle): boolean =>
  !/["“”„«»‘]/.test(headline) && (SPEAKING[language]?.test(fold(headline).replaceAll("’", "'")) ?? false);

/** `spoken`: the headline itself speaks. */
function hasOwnVoice(judging: readonly Judging[], spoken: boolean): boolean {
  const judges = judging.filter(({ marks }) => marks >= MARKED).length / judging.length;
  const personal = judging.filter((one) => one.personal).length;
  if (spoken && judges >= VOICE.headlineJudging) return true;
  return judges >= VOICE.judging || (judges >= VOICE.personalJudging && personal >= VOICE.personal);
}
