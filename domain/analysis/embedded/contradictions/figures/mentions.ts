import { conceptsOf } from "../../../../language/concepts";
import { fold } from "../../../../language/fold";
import { nameKey } from "../../../../language/names";
import { stemOf } from "../../../../language/stems";
import { tokenize } from "../../../../language/tokens";
import { termsOf } from "../../../reading/figures/measures/catalogue";
import { tokensOf } from "../../../reading/figures/tokens";
import type { ReadEvent, Sentence } from "../../../reading/read";
import { everydayConcept } from "../../likeness/everyday";
import { kinOf } from "../../likeness/kin";
import { sensesOf } from "../../likeness/synonyms";
import type { Statement } from "./statements";
import { countedBy } from "./words";

/** What stands around a figure, in items that are alike in several languages where they can be, each with its weight. */
export type Context = ReadonlyMap<string, number>;

/** By what a figure can be recognised in another article. */
export interface Mention {
  /** What its clause says; the rest of the sentence counts less, the sentences beside it least. */
  context: Context;
  /** What is counted, or what the person of an age is called, in concepts and stems. */
  nouns: ReadonlySet<string>;
}

/** Weights of what a text shows: concepts and measures are the same in every language, words mostly are not. */
const CONCEPT = 1;
const MEASURE = 0.8;
const NAME = 1;
const SENSE = 0.8;
const WORD = 0.5;
/** Letters with which a word begins alike in several languages: "commun(es)", "comun(as)" do not, "defic(it)" does. */
const COGNATE = 5;
const COGNATE_FROM = 6;
/** What stands in another clause of the sentence, and in the sentence before or behind, says less. */
const FAR = 0.55;
const BESIDE = 0.2;
/** Characters on both sides of a figure that are its clause, whatever marks stand there. */
const NEAR = 32;
/** Concepts that only say that there is a number. */
const NUMERIC =
  /^(?:n\d+|million|billion|thousand|hundred|percent|euro|dollar|half|third|quarter|double|increase|reduce)$/;
const CAPITAL = /(?<=[\p{L}\p{N},»”"'’] )\p{Lu}[\p{L}\p{M}]{2,}/gu;

/** Reads figures with the weights of one event: what stands in most of its sentences tells nothing. */
export function mentionsIn(event: ReadEvent): (statement: Statement) => Mention {
  const items = new Map<Sentence, ReadonlyMap<string, number>>();
  const beside = new Map<Sentence, Sentence[]>();
  const told = new Map<string, number>();
  for (const { sentences } of event.articles)
    for (const [i, sentence] of sentences.entries()) {
      const own = itemsOf(sentence.text, sentence.article.language);
      items.set(sentence, own);
      beside.set(
        sentence,
        [sentences[i - 1], sentences[i + 1]].filter((one) => one !== undefined),
      );
      for (const item of own.keys()) told.set(item, (told.get(item) ?? 0) + 1);
    }
  const all = Math.log(items.size + 1);
  const rarity = (item: string): number => 1 - Math.log(told.get(item) ?? 1) / all;
  const known = new Map<Statement, Mention>();
  return (statement) => {
    const found = known.get(statement);
    if (found !== undefined) return found;
    const around = beside.get(statement.sentence)!.map((sentence) => items.get(sentence)!);
    const mention = {
      context: contextOf(statement, around, rarity),
      nouns: nounsOf(statement),
    };
    known.set(statement, mention);
    return mention;
  };
}

function contextOf(
  { sentence, figure }: Statement,
  around: readonly ReadonlyMap<string, number>[],
  rarity: (item: string) => number,
): Context {
  const { language } = sentence.article;
  const { text } = sentence;
  const before = text.slice(0, figure.start);
  const after = text.slice(figure.end);
  const from = Math.min(
    before.search(/[^,;:–—]*$/u),
    Math.max(0, before.lastIndexOf(" ", figure.start - NEAR)),
  );
  const end = after.search(/[,;:–—]/u);
  const blank = after.indexOf(" ", NEAR);
  const to = end < 0 || blank < 0 ? after.length : Math.max(end, blank);
  const context = new Map<string, number>();
  const add = (items: ReadonlyMap<string, number>, share: number): void => {
    for (const [item, weight] of items)
      context.set(item, Math.max(context.get(item) ?? 0, weight * share * rarity(item)));
  };
  // Each side for itself: a figure's own number is no part of what stands around it.
  for (const part of [before.slice(from), after.slice(0, to)]) add(itemsOf(part, language), 1);
  for (const part of [before, after]) add(itemsOf(part, language), FAR);
  for (const items of around) add(items, BESIDE);
  return context;
}

function itemsOf(text: string, language: string): Map<string, number> {
  const items = new Map<string, number>();
  const meaning = (concept: string, weight: number): void => {
    if (!NUMERIC.test(concept)) items.set(kinOf(concept), Math.max(weight, items.get(kinOf(concept)) ?? 0));
  };
  for (const concept of conceptsOf(text, language)) meaning(concept, CONCEPT);
  for (const { value } of termsOf(language)?.in(tokensOf(text)) ?? [])
    items.set(`#${value.measure.key}`, MEASURE);
  for (const { folded, numeric } of tokenize(text, language)) {
    if (numeric) continue;
    const everyday = everydayConcept(folded, language);
    if (everyday !== undefined) meaning(everyday, CONCEPT);
    for (const sense of sensesOf(folded, language)) meaning(sense.slice(2), SENSE);
    for (const counted of countedBy(folded, language)) items.set(`=${counted}`, SENSE);
    items.set(`${language} ${stemOf(folded, language)}`, WORD);
    if (folded.length >= COGNATE_FROM) items.set(`~${folded.slice(0, COGNATE)}`, WORD);
  }
  if (language !== "de")
    for (const [name] of text.matchAll(CAPITAL)) items.set(`@${nameKey(fold(name))}`, NAME);
  return items;
}

/** How much two contexts share, by weight. */
export function sharedOf(a: Context, b: Context): number {
  let weight = 0;
  for (const [item, own] of a) weight += Math.min(own, b.get(item) ?? 0);
  return weight;
}

const NOUN_REACH = 36;
/** Characters on both sides of an age among which the person is called something. */
const PERSON_REACH = 30;
/** Nouns that tell nothing about what is counted. */
const EMPTY =
  /^(?:person|people|human|man|woman|party|victim|time|part|piece|other|new|first|last|member|case)$/;

/** What a count counts, by the first words behind it; of an age, what the words around it call the person. */
export function nounsOf({ figure, sentence }: Statement): ReadonlySet<string> {
  const { language } = sentence.article;
  const { text } = sentence;
  if (figure.dimension === "age")
    return rolesIn(text.slice(Math.max(0, figure.start - PERSON_REACH), figure.end + PERSON_REACH), language);
  if (figure.dimension !== "count") return new Set();
  const group = /^[\s-]*((?:[\p{L}\p{M}'’-]+\s*){1,4})/u.exec(
    text.slice(figure.end, figure.end + NOUN_REACH),
  )?.[1];
  return group === undefined ? new Set() : meaningsOf(group, language, NOUNS);
}

/** What persons are called: "driver", "shepherd". */
const rolesIn = (text: string, language: string): Set<string> =>
  new Set(
    tokenize(text, language)
      .flatMap(({ folded }) => countedBy(folded, language))
      .filter((role) => !EMPTY.test(role)),
  );

/** Words behind a number among which its noun stands. */
const NOUNS = 2;

function meaningsOf(text: string, language: string, words: number): Set<string> {
  // German writes its nouns with capitals: what has none is no noun.
  const nouns = tokenize(text, language)
    .filter(({ capital, numeric }) => !numeric && (capital || language !== "de"))
    .slice(0, words);
  if (nouns.length === 0) return new Set();
  return new Set(
    [
      ...conceptsOf(text, language).map(kinOf),
      ...nouns.flatMap(({ folded }) => [
        ...countedBy(folded, language).map((concept) => `=${concept}`),
        ...sensesOf(folded, language).map((sense) => sense.slice(2)),
        `${language} ${stemOf(folded, language)}`,
      ]),
    ].filter((meaning) => !EMPTY.test(meaning)),
  );
}
