import { LANGUAGES, type Language } from "../../../../shared/languages";
import type { Contradiction } from "../../../findings";
import { fromCanonical, unitOf } from "../../../reading/figures/units";
import type { ReadEvent } from "../../../reading/read";
import { type SameThing, sameThingIn } from "./comparable";
import { disputesOf, isDisputed, sidesOfDispute } from "./disputes";
import { type Quantity, quantitiesOf, type Statement } from "./statements";
import { replaces } from "./times";
import { newspapersOf, type Side, sidesOf, voicesOf } from "./versions";
import { evidenceOf, valueIn } from "./wording";

/** A figure that at least two newspapers tell alike, as the facts of an event need it. */
export interface AlignedFigure {
  /** As the contradictions' key: "figure:killed". */
  key: string;
  /** The least and the most of the exactest statement, in its canonical unit. */
  amount: { low: number; high: number };
  unit: string | null;
  /** Ids of the articles, earliest first. */
  articles: number[];
  statements: Statement[];
}

/** Measures that may change from hour to hour beside those that grow; all others are what they are. */
const CHANGING = new Set(
  "missing evacuated displaced hostages freed homes-without-power customers affected patients rescuers police troops contained counted vote-share votes seats wind temperature flights trains price shares spill delay".split(
    " ",
  ),
);

/**
 * What newspapers tell differently in figures: contradictions, and beside them updates, roundings and other units of
 * one and the same quantity, each named by its relation.
 */
export function figureContradictions(event: ReadEvent): Contradiction[] {
  const sameThing = sameThingIn(event);
  return quantitiesOf(event).flatMap((quantity) =>
    newspapersOf(quantity.statements) < 2 ? [] : relationsOf(quantity, sameThing(quantity)),
  );
}

/** Groups of statements that agree, told by at least two newspapers each. */
export function alignedFigures(event: ReadEvent): AlignedFigure[] {
  const sameThing = sameThingIn(event);
  return quantitiesOf(event).flatMap((quantity) => {
    const own = voicesOf(quantity).map((voice) => voice.own);
    const same = sameThing(quantity);
    return sidesOf(own, growsOf(quantity)).flatMap(({ best, statements }) => {
      const shared = statements.filter((one) =>
        statements.some((other) => other !== one && same(one, other)),
      );
      return newspapersOf(shared) < 2 ? [] : [alignedFigure(quantity, best, shared)];
    });
  });
}

const alignedFigure = (quantity: Quantity, best: Statement, statements: Statement[]): AlignedFigure => ({
  key: `figure:${quantity.key}`,
  amount: { low: best.figure.low, high: best.figure.high },
  unit: best.figure.unit,
  articles: statements.map(({ article }) => article.id),
  statements,
});

const growsOf = ({ measure }: Quantity): boolean => measure?.grows ?? false;

function relationsOf(quantity: Quantity, same: SameThing): Contradiction[] {
  const voices = voicesOf(quantity);
  const own = voices.map((voice) => voice.own);
  const all = sidesOf(own, growsOf(quantity));
  if (all.length === 1 && disputesOf(voices).length === 0) return wordingsOf(quantity, all[0]!, same);
  const clear = own.filter(({ figure }) => figure.precision !== "vague");
  const sides = sidesOf(clear, growsOf(quantity)).filter(
    ({ statements }) => clear.length < MANY_VOICES || newspapersOf(statements) > 1,
  );
  const pairs = disputesOf(voices);
  const disputed = new Set<Side>();
  const replacing = new Set<Side>();
  for (const [i, a] of sides.entries())
    for (const b of sides.slice(i + 1)) {
      if (newspapersOf([...a.statements, ...b.statements]) < 2 || !touch(a, b, same)) continue;
      const into =
        !isDisputed(pairs, a, b) && replaced(quantity, a, b, sides.length > 2) ? replacing : disputed;
      into.add(a).add(b);
    }
  const found: Contradiction[] = [];
  const told = disputed.size > 1 ? null : sidesOfDispute(pairs, voices);
  if (told !== null) found.push(contradictionOf(quantity, "contradiction", inOrder(new Set(told)), ""));
  if (disputed.size > 1 && !isMixed(quantity, disputed.size))
    found.push(contradictionOf(quantity, "contradiction", inOrder(disputed), ""));
  if (replacing.size > 1)
    found.push(contradictionOf(quantity, "update", inOrder(replacing), found.length > 0 ? ":update" : ""));
  return found;
}

const inOrder = (sides: ReadonlySet<Side>): Side[] =>
  [...sides].sort((a, b) => a.statements[0]!.article.publishedAt - b.statements[0]!.article.publishedAt);

/** Whether some statement of one side speaks of the same thing as some of the other. */
const touch = (a: Side, b: Side, same: SameThing): boolean =>
  a.statements.some((one) => b.statements.some((other) => same(one, other)));

/** Where so many speak, a number that only one newspaper tells is mostly of something else. */
const MANY_VOICES = 12;

/** So many values for what only a noun names are values of as many things. */
const MOST_SIDES = 3;
const isMixed = ({ measure }: Quantity, sides: number): boolean =>
  sides > (measure?.of === "people" || measure?.of === "area" ? MOST_SIDES * 2 : MOST_SIDES);

function replaced(quantity: Quantity, a: Side, b: Side, goesOn: boolean): boolean {
  const grows = growsOf(quantity);
  const changes = grows || (quantity.measure !== null && CHANGING.has(quantity.measure.key));
  const shrinks = quantity.measure?.key === "missing";
  const course = { grows, changes, shrinks, goesOn };
  return replaces(a, b, course) || replaces(b, a, course);
}

/** One value in several wordings: rounded here, in another unit there. Nothing where all word it alike. */
function wordingsOf(quantity: Quantity, side: Side, same: SameThing): Contradiction[] {
  const byWording = new Map<string, Statement[]>();
  for (const statement of side.statements) {
    if (!side.statements.some((other) => other !== statement && same(statement, other))) continue;
    const name = valueIn(statement.figure)[0]!.text;
    byWording.set(name, [...(byWording.get(name) ?? []), statement]);
  }
  if (byWording.size < 2) return [];
  const units = new Set(side.statements.map(({ figure }) => figure.written.unit));
  const versions = [...byWording.values()].map((statements) => ({ best: statements[0]!, statements }));
  return [contradictionOf(quantity, units.size > 1 ? "unit" : "rounding", versions, "")];
}

function contradictionOf(
  quantity: Quantity,
  relation: Contradiction["relation"],
  sides: readonly Side[],
  suffix: string,
): Contradiction {
  const all = sides.flatMap(({ statements }) => statements);
  const unit = commonUnit(all);
  const money = all[0]!.figure.dimension === "money";
  return {
    key: `figure:${quantity.key}${suffix}`,
    kind: money ? "money" : "figure",
    relation,
    question: questionOf(quantity),
    unit,
    versions: sides.map(({ best, statements }) => ({
      value: valueIn(best.figure),
      amount: amountOf(best, unit),
      sources: statements.map(({ article }) => article.id),
      evidence: statements.map((statement) => ({
        article: statement.article.id,
        text: evidenceOf(statement),
      })),
    })),
  };
}

/** The unit most of the statements are written in. */
function commonUnit(statements: readonly Statement[]): string | null {
  const told = new Map<string | null, number>();
  for (const { figure } of statements)
    told.set(figure.written.unit, (told.get(figure.written.unit) ?? 0) + 1);
  return [...told].sort((a, b) => b[1] - a[1])[0]![0];
}

function amountOf({ figure }: Statement, key: string | null): { low: number; high: number } {
  if (figure.written.unit === key) return { low: figure.written.low, high: figure.written.high };
  const unit = key === null ? undefined : unitOf(key);
  if (unit === undefined || unit.dimension !== figure.dimension)
    return { low: figure.low, high: figure.high };
  return { low: fromCanonical(figure.low, unit), high: fromCanonical(figure.high, unit) };
}

const GENERIC: Record<Language, (noun: string) => string> = {
  es: (noun) => `¿Qué número de ${noun}?`,
  en: (noun) => `How many ${noun}?`,
  fr: (noun) => `Quel nombre de ${noun} ?`,
  de: (noun) => `Wie viele ${noun}?`,
};

/** The catalogue's question, or one made of the articles' own nouns in the languages they are written in. */
function questionOf({ measure, statements }: Quantity): Contradiction["question"] {
  if (measure !== null) return LANGUAGES.map((language) => ({ language, text: measure.question[language]! }));
  return LANGUAGES.flatMap((language) => {
    const noun = statements.find(({ article }) => article.language === language)?.figure.noun;
    return noun == null ? [] : [{ language, text: GENERIC[language](noun) }];
  });
}
