import type { AnalysedArticle } from "../../articles";
import type { Figure } from "../../reading/figures/figure";
import type { AlignedFigure } from "../contradictions/figures/contradictions";
import type { Disputes } from "../likeness/disputes";
import type { Extract } from "../likeness/extracts";
import type { Passage } from "../likeness/passages";

/** A quantity that newspapers tell alike, with the extract of each language that tells it most plainly. */
export interface FigureFact {
  /** "figure:killed", as a contradiction about it would be called. */
  about: string;
  /** At least one. */
  worded: Extract[];
  /** The articles it stands in, each once. */
  articles: AnalysedArticle[];
}

/** An extract with more numbers than these tells too much besides. */
const MOST_NUMBERS = 2;
/** A longer sentence in another language tells the figure beside something else. */
const LONGEST_OTHER = 120;

/** The figures of which at least one sentence can be shown and no version is disputed or outdated. */
export function figureFacts(
  figures: readonly AlignedFigure[],
  extracts: readonly Extract[],
  disputes: Disputes,
): FigureFact[] {
  const bySentence = new Map<Passage["sentence"], Extract[]>();
  for (const extract of extracts)
    bySentence.set(extract.passage.sentence, [...(bySentence.get(extract.passage.sentence) ?? []), extract]);
  return figures.flatMap(({ key, amount, statements }) => {
    if (!disputes.allows(key, amount)) return [];
    const best = new Map<string, Extract>();
    const articles = new Map<number, AnalysedArticle>();
    let fallback: Extract | null = null;
    for (const { sentence, figure } of statements) {
      if (!names(figure, amount)) continue;
      articles.set(sentence.article.id, sentence.article);
      const said = sentence.text.slice(figure.start, figure.end);
      for (const extract of bySentence.get(sentence) ?? []) {
        if (!extract.text.includes(said) || extract.told.numbers.length > MOST_NUMBERS) continue;
        if (isBeside(extract, said)) {
          fallback ??= extract;
          continue;
        }
        const known = best.get(sentence.article.language);
        if (!known || plainness(extract) < plainness(known)) best.set(sentence.article.language, extract);
      }
    }
    const [first = fallback, ...others] = [...best.values()].sort((a, b) => plainness(a) - plainness(b));
    const worded = first ? [first, ...others.filter(({ text }) => text.length <= LONGEST_OTHER)] : [];
    return worded.length === 0 ? [] : [{ about: key, worded, articles: [...articles.values()] }];
  });
}

const ROOM = 0.05;

/** Whether the figure names the amount itself: "hundreds" agrees with 296 and does not state it. */
function names({ low, high, precision }: Figure, amount: { low: number; high: number }): boolean {
  if (precision === "vague" || precision === "range") return false;
  const room = ROOM * Math.abs(amount.low);
  return Math.abs(low - amount.low) <= room && Math.abs(high - amount.high) <= room;
}

/** What tells the figure only beside something else: "a crash that killed two", "charged after two died". */
const BESIDE =
  /(?:^|[\s,])(?:that|which|who|whose|after|following|que|quien|cuyo|tras|después de|qui|dont|après|nach|nachdem)\s/iu;

const isBeside = (extract: Extract, said: string): boolean =>
  BESIDE.test(extract.text.slice(0, extract.text.indexOf(said)));

/** The lower, the plainer: few numbers, a whole sentence, few words. */
const plainness = ({ told, whole, text }: Extract): number =>
  100 * told.numbers.length + (whole ? 0 : 40) + (text.startsWith("…") ? 60 : 0) + text.length / 2;
