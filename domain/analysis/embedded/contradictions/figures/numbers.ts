import type { Figure } from "../../../reading/figures/figure";
import type { ReadEvent } from "../../../reading/read";
import { type Statement, statementsOf } from "./statements";

/** The numbers each article writes, by its id. */
export type Numbers = ReadonlyMap<number, ReadonlySet<string>>;

/** All numbers that each article writes, with their units: who tells both values tells no other one. */
export function numbersOf(event: ReadEvent): Numbers {
  const numbers = new Map<number, Set<string>>();
  for (const { article, figure } of statementsOf(event)) {
    if (figure.scope.aside === "denied") continue;
    const known = numbers.get(article.id) ?? new Set();
    known.add(numberOf(figure));
    if (figure.written.unit === null && figure.noun === null) known.add(`${figure.written.low}`);
    numbers.set(article.id, known);
  }
  return numbers;
}

const numberOf = ({ written, dimension }: Figure): string =>
  `${written.low} ${dimension === "count" ? "" : written.unit}`;

/** Whether one of the articles writes the number, too, or the bare number without what it is of. */
export const writes = (numbers: Numbers, ids: readonly number[], { figure }: Statement): boolean =>
  ids.some((id) => numbers.get(id)?.has(numberOf(figure)) || numbers.get(id)?.has(`${figure.written.low}`));
