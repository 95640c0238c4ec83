import type { OpinionItem } from "../../findings";
import { hasFiniteVerb } from "../../reading/quotes/clauses";
import type { ReadEvent } from "../../reading/read";
import type { Candidate } from "../extracts/candidates";
import { choose, extractOf, type Scored, tellersOf } from "../extracts/choosing";
import { fitted } from "../extracts/fitting";
import { JUDGES, type Judging } from "./evaluating";
import { judgedArticles, reports } from "./pieces";
import { standsIn } from "./standing";

/** Shown of a language, and of one article: a piece's thesis takes more than one sentence. */
const MOST = 12;
const PER_ARTICLE = 4;
const MOST_PEOPLE = 6;
/** Characters of a sentence that states rather than tells. */
const BRIEF = 80;
/** What a sentence has to weigh for its place and brevity to tell. */
const LEANS = 0.7;
/** A word that judges only together with others is not enough, and less so where no newspaper calls it a piece. */
const MARKED = { named: 1.6, unnamed: 2 };
/** Openly judging sentences of reports come behind those of opinion pieces. */
const IN_REPORTS = 0.5;
const FEWEST_WORDS = 6;

interface Judgement extends Scored {
  holder: string | null;
}

/**
 * Judgements on the event: sentences of opinion pieces that judge or demand and those of reports that openly do, best
 * first, then what named people hold of it. Each is verbatim; `holder` is the writer of a piece where the newspaper
 * names one, or the person. At most 12 a language and 4 an article.
 */
export function opinions(event: ReadEvent): OpinionItem[] {
  const judgements: Judgement[] = judgedArticles(event).flatMap(
    ({ read, candidates, judging, piece, named }) =>
      candidates.flatMap((candidate, i) => {
        const score = piece
          ? inPiece(candidate, judging[i]!, i === candidates.length - 1, named)
          : inReport(candidate, judging[i]!);
        const text =
          score > 0 && !AS_IF.test(candidate.folded) ? fitted(candidate.sentence.text, () => true) : null;
        return text === null ? [] : [{ candidate, text, score, holder: piece ? read.article.author : null }];
      }),
  );
  const judged: OpinionItem[] = choose(judgements, MOST, PER_ARTICLE).map((one) => ({
    wordings: [extractOf(one)],
    sources: tellersOf(event, one.candidate),
    holder: one.holder,
    stance: null,
  }));
  return within(MOST, [
    ...judged,
    ...standsIn(reports(event).flatMap(({ candidates }) => candidates)).slice(0, MOST_PEOPLE),
  ]);
}

/** The items with at most `most` wordings of one language; those that have no wording left fall away. */
function within(most: number, items: readonly OpinionItem[]): OpinionItem[] {
  const shown = new Map<string, number>();
  return items.flatMap((item) => {
    const wordings = item.wordings.filter(({ language }) => (shown.get(language) ?? 0) < most);
    for (const { language } of wordings) shown.set(language, (shown.get(language) ?? 0) + 1);
    return wordings.length === 0 ? [] : [{ ...item, wordings }];
  });
}

/** A piece sets its scene in the first sentence, ends on its judgement, and is short where it judges. */
function inPiece(
  { sentence, folded }: Candidate,
  { score, marks }: Judging,
  last: boolean,
  named: boolean,
): number {
  const brief = folded.length <= BRIEF && !/[\d?]/.test(folded);
  if (score < LEANS || marks < (named ? MARKED.named : MARKED.unnamed)) return 0;
  const placed = score - (sentence.index === 1 ? 0.3 : 0) + (last ? 0.4 : 0) + (brief ? 0.6 : 0);
  return placed >= JUDGES ? placed : 0;
}

/** Reports judge in whole sentences: shorter ones, and those without a certain verb, set a scene. */
const inReport = ({ folded, sentence }: Candidate, { open, score }: Judging): number =>
  open &&
  score >= JUDGES &&
  folded.split(" ").length >= FEWEST_WORDS &&
  hasFiniteVerb(sentence.text, sentence.article.language)
    ? IN_REPORTS * score
    : 0;

/** "As if …" stands for no sentence. */
const AS_IF = /^["'“«„]?(?:as if|as though|como si|comme si|als ob|als ware|als hatte)\b/;
