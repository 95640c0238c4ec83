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

/** From so many sentences on a text without a kicker shows whose voice it has. */
const FEWEST_SENTENCES = 4;
/** Reporting quotes, counts and attributes more than this, by shares of a text's sentences. */
const REPORTING = { quoted: 0.1, counting: 0.6, attributed: 0.3 };
/** What its sentences weigh on average makes an article a piece: by itself, or where it hardly reports. */
const VOICE = { average: 1.2, unattributedAverage: 0.6, unattributed: 0.1, judging: 0.25, bareAverage: 0.5 };
/** A text that lays nothing in others' mouths and counts in no more of its sentences than this hardly reports. */
const COUNTING = 1 / 3;
/** Of the sentences of a piece whose headline speaks so many judge. */
const SPOKEN_JUDGING = 0.12;
/** A mark or two of these make a sentence judge in the writer's own voice. */
const MARKED = 2;

/** An article with how much each of its candidates judges, and whether it is an opinion piece. */
export interface JudgedArticle extends CandidateArticle {
  /** Of a report only openly judging sentences are weighed. */
  judging: Judging[];
  piece: boolean;
  /** Its newspaper calls it one, or its headline or text does. */
  named: boolean;
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
  if (!named && isService(article))
    return { ...article, judging: candidates.map(() => NO_JUDGING), piece: false, named };
  if (named || !isReporting(candidates)) {
    const judging = candidates.map(judgingOf);
    if (named || hasOwnVoice(article, judging)) return { ...article, judging, piece: true, named };
  }
  const judging = candidates.map((one) => (mayBeOpen(one) ? judgingOf(one) : NO_JUDGING));
  return { ...article, judging, piece: false, named };
}

/** Words of match reports, rules, recipes and advice, which have a voice of their own but judge nothing; folded. */
const SERVICE =
  /\b(?:premier league|la liga|laliga|bundesliga|ligue 1|serie a|champions league|world cup|copa|fa cup|nfl|nba|wta|atp|grand prix|darts|ashes|striker|midfielder|goalkeeper|goal(?:s|less)?|penalty|equaliser|halftime|half-time|wicket|innings|touchdown|kick-off|delantero|portero|goles|goleo|marcador|descanso|empate|attaquant|gardien|mi-temps|but(?:eur|s)|sturmer|torwart|tore?|halbzeit|ausgleich|spieltag|anpfiff|recipe|recipes|receta|recette|rezept|guidelines|practical exams|tipps|gewinnspiel|checklist|apps)\b/g;
/** So many different ones of them tell. */
const SERVICE_WORDS = 2;

const isService = ({ read: { article }, candidates }: CandidateArticle): boolean => {
  const words = [fold(article.headline), ...candidates.map(({ folded }) => folded)].join(" ").match(SERVICE);
  return new Set(words).size >= SERVICE_WORDS;
};

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

const attributed = (candidates: readonly Candidate[]): number =>
  candidates.filter(({ folded, sentence }) => attributes(folded, sentence.article.language)).length /
  candidates.length;

const quoted = (candidates: readonly Candidate[]): number =>
  candidates.reduce((sum, one) => sum + one.quoted, 0) / candidates.length;

const counting = (candidates: readonly Candidate[]): number =>
  candidates.filter(({ folded }) => /\d/.test(folded)).length / candidates.length;

const isReporting = (candidates: readonly Candidate[]): boolean =>
  candidates.length < FEWEST_SENTENCES ||
  quoted(candidates) > REPORTING.quoted ||
  counting(candidates) > REPORTING.counting ||
  attributed(candidates) > REPORTING.attributed;

/** Headlines in which a writer speaks: "we", orders to the reader, questions that want no answer. Folded. */
const SPEAKING: Record<string, RegExp> = {
  es: /\b(?:nosotros|nuestr[oa]s?|nos|basta|dejemos|digamos|hablemos|exijamos|ojala|por que no|y si|menos mal|que verguenza)\b/,
  en: /\b(?:we|our|us|my|i|let's|enough|stop [a-z]+ing|shame|shouldn't|don't [a-z]+)\b/,
  fr: /\b(?:nous|notre|nos|et si|cessez|cessons|arretons|arretez|osons|halte|assez|quelle honte|pourquoi pas)\b/,
  de: /\b(?:wir|uns|unser[en]?|ich|endlich|schluss mit|genug|hort auf|lasst|sagt uns)\b|^[a-z]{3,}t [^.]*!$/,
};

const speaksUp = ({ headline, language }: AnalysedArticle): boolean =>
  !/["“”„«»‘]/.test(headline) && (SPEAKING[language]?.test(fold(headline).replaceAll("’", "'")) ?? false);

/** Whether an article that attributes little judges from end to end, or speaks up in its headline and judges at times. */
function hasOwnVoice({ read, candidates }: CandidateArticle, judging: readonly Judging[]): boolean {
  const judges = judging.filter(({ marks }) => marks >= MARKED).length / judging.length;
  const average = judging.reduce((sum, { score }) => sum + score, 0) / judging.length;
  if (average >= VOICE.average) return true;
  if (speaksUp(read.article) && judges >= SPOKEN_JUDGING && average > 0) return true;
  if (quoted(candidates) > 0) return false;
  const laid = attributed(candidates);
  if (laid === 0 && counting(candidates) <= COUNTING && average >= VOICE.bareAverage) return true;
  return average >= VOICE.unattributedAverage && judges >= VOICE.judging && laid <= VOICE.unattributed;
}
