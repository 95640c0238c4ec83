import { conceptsOf } from "../../../../language/concepts";
import { fold } from "../../../../language/fold";
import { nameKey } from "../../../../language/names";
import type { Figure } from "../../../reading/figures/figure";
import { figuresIn } from "../../../reading/figures/figures";
import { type Measure, measureOf } from "../../../reading/figures/measures/catalogue";
import { toCanonical, unitOf } from "../../../reading/figures/units";
import type { ReadArticle, ReadEvent, Sentence } from "../../../reading/read";

/** A figure as an article states it. */
export interface Statement {
  figure: Figure;
  sentence: Sentence;
  article: ReadArticle["article"];
}

/** What several articles may tell of one quantity: statements of one measure, unit and scope, in order of publication. */
export interface Quantity {
  /** Stable name within the event: "killed", "killed:children". */
  key: string;
  /** The catalogue's measure, null for things that only their noun names. */
  measure: Measure | null;
  statements: Statement[];
}

/** Sentences of an article that are read; a live ticker of hundreds tells the same again. */
const MOST_SENTENCES = 60;

/** All quantities of an event that its articles state as their own: nothing past, partial, feared or demanded. */
export function quantitiesOf(event: ReadEvent): Quantity[] {
  const known = quantities.get(event) ?? readQuantities(event);
  quantities.set(event, known);
  return known;
}

/** Every figure that the articles of an event state, measured or not, asides too, in order of publication. */
export function statementsOf(event: ReadEvent): Statement[] {
  const known = stated.get(event) ?? readStatements(event);
  stated.set(event, known);
  return known;
}

/** Facts and contradictions both ask for the figures of an event. */
const quantities = new WeakMap<ReadEvent, Quantity[]>();
const stated = new WeakMap<ReadEvent, Statement[]>();

function readStatements(event: ReadEvent): Statement[] {
  const statements: Statement[] = [];
  for (const { article, sentences } of event.articles) {
    let before: Figure | undefined;
    for (const sentence of sentences.slice(0, MOST_SENTENCES)) {
      const figures = figuresIn(sentence.text, article.language, before);
      // The headline's figures are no part of what the text goes on with.
      before = sentence.index === 0 ? undefined : figures.at(-1);
      for (const told of figures)
        statements.push({ figure: inItsCountry(told, sentence), sentence, article });
    }
  }
  return statements;
}

function readQuantities(event: ReadEvent): Quantity[] {
  const byKey = new Map<string, Quantity>();
  for (const statement of statementsOf(event)) {
    const { figure, article } = statement;
    if (figure.measure === COUNTED_AGAIN || isAside(figure, article.publishedAt)) continue;
    const key = keyOf(figure, article.language);
    if (key === null) continue;
    const quantity = byKey.get(key) ?? {
      key,
      measure: figure.measure === null ? null : (measureOf(figure.measure) ?? null),
      statements: [],
    };
    byKey.set(key, quantity);
    quantity.statements.push(statement);
  }
  return [...byKey.values()].map(usable);
}

/** An article that names several scores tells of several matches, sets or halves. */
const isOnly = (one: Statement, all: readonly Statement[]): boolean =>
  all.every(
    ({ article, figure }) =>
      article !== one.article || (figure.low === one.figure.low && figure.high === one.figure.high),
  );

/** "A firefighter died" speaks against "nobody died" and against no other number. */
function usable(quantity: Quantity): Quantity {
  const { statements, measure } = quantity;
  if (measure?.of === "score")
    return { ...quantity, statements: statements.filter((one) => isOnly(one, statements)) };
  if (statements.some(({ figure }) => figure.high === 0) && !statements.some(({ figure }) => figure.low > 1))
    return quantity;
  return { ...quantity, statements: statements.filter(({ figure }) => !figure.someone) };
}

const FAHRENHEIT = unitOf("°F")!;

/** A newspaper of the United States means Fahrenheit by mere degrees. */
function inItsCountry(figure: Figure, { text, article }: Sentence): Figure {
  if (figure.written.unit !== "°C" || article.country !== "US") return figure;
  if (/celsius|c$/i.test(text.slice(figure.start, figure.end))) return figure;
  return {
    ...figure,
    low: toCanonical(figure.low, FAHRENHEIT),
    high: toCanonical(figure.high, FAHRENHEIT),
    step: figure.step / 1.8,
    written: { ...figure.written, unit: FAHRENHEIT.key },
  };
}

/** Who of the dead has been named goes on from hour to hour and is no count of its own. */
const COUNTED_AGAIN = "identified";

function isAside({ scope }: Figure, publishedAt: number): boolean {
  const year = new Date(publishedAt).getUTCFullYear();
  return (scope.aside !== null && scope.aside !== "target") || scope.years.some((named) => named < year);
}

/** Dimensions whose figures say little without a measure: they meet only where the catalogue knows what they are. */
function keyOf(figure: Figure, language: string): string | null {
  const { group, per, aside } = figure.scope;
  const name = figure.measure ?? nounKey(figure, language);
  if (name === null) return null;
  const unit = figure.dimension === "money" ? figure.unit : figure.dimension === "points" ? "points" : null;
  const own =
    figure.someone || (figure.measure !== null && OWN_GROUPS[figure.measure]?.includes(group ?? "-"));
  return [name, unit, own ? null : group, per === null ? null : `per-${per}`, aside]
    .filter((part) => part !== null)
    .join(":");
}

/** Measures that count a group by its name: there the group narrows nothing. */
const OWN_GROUPS: Readonly<Record<string, readonly string[]>> = {
  rescuers: ["firefighters"],
  police: ["police"],
  troops: ["soldiers"],
  crew: ["crew"],
  pupils: ["children"],
  "staff-health": ["medics"],
  hostages: ["children", "women"],
  freed: ["children", "women"],
};

function nounKey({ noun, people, dimension }: Figure, language: string): string | null {
  if (noun === null || people || dimension !== "count") return null;
  const concept = conceptsOf(noun, language).find((some) => !some.startsWith("="));
  return concept === undefined ? null : `things:${concept}`;
}

/**
 * What a sentence speaks of besides its numbers: concepts and the keys of its names, the same for every language of
 * the lexicon.
 */
export function contentOf({ text, article }: Sentence): Set<string> {
  const content = new Set(conceptsOf(text, article.language));
  if (article.language !== "de")
    for (const [name] of text.matchAll(/(?<=[\p{L}\p{N},»”"] )\p{Lu}[\p{L}\p{M}]{2,}/gu))
      content.add(`@${nameKey(fold(name))}`);
  return content;
}
