import { conceptsOf } from "../../../../language/concepts";
import { stemOf } from "../../../../language/stems";
import { tokenize } from "../../../../language/tokens";
import type { ReadEvent } from "../../../reading/read";
import type { Statement } from "./statements";

/** What stands around a figure: concepts, stems and beginnings of words, each with its weight. */
export type Context = ReadonlyMap<string, number>;

/** Letters with which a word begins alike in several languages: "commun(es)", "comun(as)" do not, "defic(it)" does. */
const COGNATE = 5;
const COGNATE_FROM = 6;
const CONCEPT = 1;
const WORD = 0.5;
/** What stands in another clause of the sentence says less. */
const FAR = 0.55;
/** Characters on both sides of a figure that are its clause, whatever marks stand there. */
const NEAR = 32;
/** Concepts that only say that there is a number. */
const NUMERIC =
  /^(?:n\d+|million|billion|thousand|hundred|percent|euro|dollar|half|third|quarter|double|increase|reduce)$/;

/** Reads contexts with the weights of one event: what stands in most of its sentences tells nothing. */
export function contextsIn(event: ReadEvent): (statement: Statement) => Context {
  const sentences = event.articles.flatMap((article) => article.sentences);
  const told = new Map<string, number>();
  for (const { text, article } of sentences)
    for (const [item] of itemsOf(text, article.language)) told.set(item, (told.get(item) ?? 0) + 1);
  const rarity = (item: string): number =>
    Math.log((sentences.length + 1) / (told.get(item) ?? 1)) / Math.log(sentences.length + 1);
  const known = new Map<Statement, Context>();
  return (statement) => {
    const context = known.get(statement) ?? contextOf(statement, rarity);
    known.set(statement, context);
    return context;
  };
}

function contextOf({ sentence, figure }: Statement, rarity: (item: string) => number): Context {
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
  return context;
}

function itemsOf(text: string, language: string): Map<string, number> {
  const items = new Map<string, number>();
  for (const concept of conceptsOf(text, language)) if (!NUMERIC.test(concept)) items.set(concept, CONCEPT);
  for (const { folded, numeric } of tokenize(text, language)) {
    if (numeric) continue;
    items.set(`${language} ${stemOf(folded, language)}`, WORD);
    if (folded.length >= COGNATE_FROM) items.set(`~${folded.slice(0, COGNATE)}`, WORD);
  }
  return items;
}

/** How much two contexts share, and which shared item weighs most. */
export function sharedOf(a: Context, b: Context): { weight: number; share: number; most: string | null } {
  let weight = 0;
  let most: string | null = null;
  let best = 0;
  for (const [item, own] of a) {
    const both = Math.min(own, b.get(item) ?? 0);
    weight += both;
    if (both > best || (both === best && both > 0 && item < most!)) [best, most] = [both, item];
  }
  const sum = (context: Context): number => [...context.values()].reduce((total, one) => total + one, 0);
  return { weight, share: weight / Math.max(0.001, Math.min(sum(a), sum(b))), most };
}
