import type { Alignment, Likeness } from "./context";
import type { Filling } from "./fillings";

/** Two fillings of one slot of which only one can be right, by different newspapers. */
export interface Opposed {
  a: Filling;
  b: Filling;
  likeness: Likeness;
  /** Each of the two articles fills the slot once, in an event of few articles. */
  alone: boolean;
}

/** In an event of more articles one slot is filled by many things. */
const FEW = 8;

/**
 * Pairs of a slot's fillings that exclude each other, the most alike first. Where one of the two articles tells the
 * other's value as well, it tells of two things, and the pair is none.
 */
export function opposedIn(some: readonly Filling[], alignment: Alignment, articles: number): Opposed[] {
  const tokens = new Map<number, Set<string>>();
  const places = new Map<number, Set<unknown>>();
  for (const filling of some) {
    const { id } = articleOf(filling);
    const told = tokens.get(id) ?? new Set<string>();
    tokens.set(id, told);
    told.add(filling.token);
    places.set(id, (places.get(id) ?? new Set()).add(filling.clause));
  }
  const tells = (other: Filling, one: Filling): boolean => tokens.get(articleOf(other).id)!.has(one.token);
  const fillsOnce = (one: Filling): boolean => places.get(articleOf(one).id)!.size === 1;
  const found: Opposed[] = [];
  for (const [i, a] of some.entries())
    for (const b of some.slice(i + 1)) {
      if (articleOf(a).newspaper === articleOf(b).newspaper) continue;
      if (tells(a, b) || tells(b, a)) continue;
      const likeness = alignment.likeness(alignment.contextOf(a), alignment.contextOf(b));
      found.push({ a, b, likeness, alone: articles <= FEW && fillsOnce(a) && fillsOnce(b) });
    }
  return found.toSorted((x, y) => y.likeness.score - x.likeness.score);
}

const articleOf = ({ clause }: Filling) => clause.sentence.article;
