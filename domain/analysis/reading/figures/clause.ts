import { FATES } from "./fates";
import type { Numeral } from "./figure";
import { type Term, termsOf } from "./measures/catalogue";
import { isPersonAt } from "./nouns";
import type { Hit } from "./phrases";
import type { Token } from "./tokens";

/** What a sentence offers to the numbers in it. */
export interface Reading {
  tokens: readonly Token[];
  language: string;
  numerals: readonly Numeral[];
  hits: readonly Hit<Term>[];
  /** A word such as "number of" or "rises to" tells that the sentence counts. */
  counts: boolean;
  /** Cost of getting from token to token, summed up from the sentence's beginning. */
  way: readonly number[];
}

/** What is counted by a number: the noun behind it. */
export interface Head {
  kind: "people" | "thing" | "none";
  /** The noun's token, -1 where there is none. */
  at: number;
}

const FILLERS: Record<string, RegExp> = {
  es: /^(?:de|del|los|las|sus|otros|otras|ciento)$/,
  en: /^(?:of|the|its|other|more|further|their|young|old|new)$/,
  fr: /^(?:de|d|des|ses|les|autres|leurs|du)$/,
  de: /^(?:der|des|von|weitere|weiteren|weiterer|ihrer|seiner|den)$/,
};
/** Words that end a noun group: no noun is looked for behind them. */
export const STOPS: Record<string, RegExp> = {
  es: /^(?:en|por|que|y|o|a|al|con|se|ha|han|fue|fueron|murieron|para|como|segun|tras|resultaron|esta|estan|son|es|sobre|sin|lo|la|el|cuando|mientras|durante|desde|hasta|entre)$/,
  en: /^(?:in|on|at|by|and|or|to|with|for|from|as|is|are|was|were|have|has|had|after|when|who|that|which|while|but|a|an|it|they|died|killed|said|before|during|since|between)$/,
  fr: /^(?:en|a|au|aux|par|et|ou|dans|sur|pour|qui|que|est|sont|ont|a|ete|selon|avec|apres|lors|se|s|le|la|un|une|etaient|etait|avaient|avait|depuis|entre|pendant)$/,
  de: /^(?:in|im|an|am|auf|bei|beim|und|oder|mit|fur|ist|sind|war|waren|wurde|wurden|haben|hat|hatte|zu|zum|zur|nach|die|das|ein|eine|kamen|starben|als|wie|aus|vor|sich|um|durch|wahrend|seit|zwischen)$/,
};

/** Crossing one of these is harder than passing a word. */
const WALLS: readonly (readonly [RegExp, number])[] = [
  [/^[;:–—]$/, 9],
  [/^[()]$/, 5],
  [/^,$/, 4],
  [/^(?:y|and|et|und|sowie|while|mientras|pero|but|mais|aber|tandis)$/, 3],
  [/^(?:que|who|which|that|qui|dont|als|when|cuando|nachdem|dass|tras|after|apres|weil|donde|ou|wo)$/, 2],
];
const NUMBER_WALL = 5;

/** Reads what a sentence says around its numbers. */
export function readingOf(tokens: readonly Token[], language: string, numerals: readonly Numeral[]): Reading {
  const inNumber = new Set(numerals.flatMap(({ from, to }) => range(from, to)));
  const way: number[] = [0];
  let wasNumber = false;
  for (const [i, token] of tokens.entries()) {
    const number = inNumber.has(i);
    let cost = token.kind === "mark" ? 0 : 1;
    if (number) cost = wasNumber ? 0 : NUMBER_WALL;
    else for (const [wall, price] of WALLS) if (wall.test(token.folded)) cost = Math.max(cost, price);
    wasNumber = number;
    way.push(way[i]! + cost);
  }
  const counts = tokens.some((token) => COUNTING.test(token.folded));
  return { tokens, language, numerals, hits: termsOf(language)?.in(tokens) ?? [], counts, way };
}

const COUNTING =
  /^(?:cifra|numero|balance|saldo|recuento|number|toll|count|tally|nombre|bilan|total|zahl|opferzahl|bilanz|gesamtzahl|sube|suben|asciende|ascienden|eleva|elevan|elevo|elevaron|aumenta|subio|rises?|rose|climb\w*|s|alourdi|passe|porte|grimpe|steigt|stieg|erhoht\w*|gestiegen)$/;
const IS =
  /^(?:son|eran|fueron|sido|es|fue|are|were|was|is|at|sont|etaient|etait|est|sind|waren|war|bei|betragt|ser|to|a|auf|:)$/;

/** Whether the word right before a number says that what stands before it is so many. */
export const isBefore = ({ tokens }: Reading, numeral: Numeral): boolean => {
  const before = tokens[numeral.from - 1];
  return before !== undefined && IS.test(before.folded);
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** Words behind a number among which its noun is looked for. */
export const LONGEST_GROUP = 5;

/** The noun that stands behind a number ending before token `to`. */
export function headOf({ tokens, language, hits, numerals }: Reading, to: number): Head {
  let first = -1;
  for (let i = to; i < Math.min(tokens.length, to + LONGEST_GROUP); i++) {
    const token = tokens[i]!;
    if (numerals.some(({ from }) => from === i)) break;
    if (token.kind === "number" || (token.kind === "mark" && !/^['’-]$/.test(token.text))) break;
    if (token.kind === "mark" || FILLERS[language]?.test(token.folded)) {
      if (isPersonAt(tokens, i, language)) return { kind: "people", at: i };
      continue;
    }
    if (STOPS[language]?.test(token.folded)) break;
    if (isPersonAt(tokens, i, language)) return { kind: "people", at: i };
    const counted = hits.find((hit) => hit.from === i && hit.value.counted);
    if (counted !== undefined)
      return { kind: counted.value.measure.of === "people" ? "people" : "thing", at: i };
    // A verb that tells a fate follows right away: "tres lograron salir".
    if (hits.some((hit) => hit.from === i && FATES.has(hit.value.measure.key))) break;
    if (first < 0) first = i;
  }
  return first < 0 ? { kind: "none", at: -1 } : { kind: "thing", at: first };
}
