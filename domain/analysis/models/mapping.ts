import { isLanguage, LANGUAGES } from "../../shared/languages";
import { fold, shortHash } from "../../shared/text";
import type { AnalysedArticle, EarlierEvent } from "../articles";
import type { Declaration, Findings, Statement, Wording } from "../findings";
import type { ModelAnswer } from "./answer";

/** What the prompt's numbers stand for: the first article and the first earlier event have number 1. */
export interface Numbered {
  articles: readonly AnalysedArticle[];
  earlier: readonly EarlierEvent[];
}

/** No article and no event has it: the verifier drops and counts what names it. */
const UNKNOWN = -1;
/** Items of one section that are looked at. */
const MOST_ITEMS = 40;

type Texts = ModelAnswer["summary"][number]["texts"];

/** A model's answer as findings. Framing is counted, never asked of a model. */
export function findingsOf(answer: ModelAnswer, { articles, earlier }: Numbered): Findings {
  const idsOf = (numbers: readonly number[]): number[] => [
    ...new Set(numbers.map((number) => articles[number - 1]?.id ?? UNKNOWN)),
  ];
  const statement = (item: { texts: Texts; sources: number[] }): Statement => ({
    wordings: wordingsOf(item.texts),
    sources: idsOf(item.sources),
  });
  const items = <T, U>(list: readonly T[], map: (item: T) => U): U[] => list.slice(0, MOST_ITEMS).map(map);
  return {
    summary: items(answer.summary, statement),
    facts: items(answer.facts, statement),
    contradictions: items(answer.contradictions, ({ kind, relation, question, versions }) => ({
      key: `${kind}:${shortHash(fold(question.en))}`,
      kind,
      relation,
      question: textsOf(question),
      unit: null,
      versions: versions.map(({ value, sources, evidence }) => ({
        value: textsOf(value),
        amount: null,
        sources: idsOf(sources),
        evidence: evidence.map(({ article, text }) => ({ article: idsOf([article])[0]!, text: text.trim() })),
      })),
    })),
    opinions: items(answer.opinions, ({ holder, stance, ...item }) => ({
      ...statement(item),
      holder,
      stance,
    })),
    context: items(answer.context, ({ earlier: number, ...item }) => {
      const event = number === null ? null : (earlier[number - 1] ?? { id: UNKNOWN, at: 0 });
      return { ...statement(item), event: event?.id ?? null, at: event?.at ?? null };
    }),
    declarations: items(answer.declarations, ({ quote, sources, ...item }): Declaration => {
      const language = articles[(sources[0] ?? 0) - 1]?.language ?? LANGUAGES[0];
      return { quote: unquoted(quote), language, ...item, sources: idsOf(sources) };
    }),
    framing: [],
    impact: items(answer.impact, ({ certainty, when, ...item }) => ({ ...statement(item), certainty, when })),
  };
}

const textsOf = (texts: Texts): { language: Wording["language"]; text: string }[] =>
  Object.entries(texts).flatMap(([language, text]) =>
    isLanguage(language) && text.trim() !== "" ? [{ language, text: text.trim() }] : [],
  );

const wordingsOf = (texts: Texts): Wording[] => textsOf(texts).map((one) => ({ ...one, from: null }));

/** The quote's own marks, which models repeat. */
const unquoted = (quote: string): string => quote.trim().replace(/^["«„“”]\s*|\s*["»“”]$/gu, "");
