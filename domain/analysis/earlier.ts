import { conceptsOf } from "../language/concepts";
import { nameKey } from "../language/names";
import { tokenize } from "../language/tokens";
import { DAY } from "../shared/time";
import type { EarlierEvent } from "./articles";

/** An event as far as it is compared with others. */
export interface ToldEvent {
  id: number;
  firstPublishedAt: number;
  lastPublishedAt: number;
  /** Title and description by language. */
  texts: { language: string; title: string; description: string }[];
}

/** What came before an event is looked for so far back. */
export const EARLIER_WITHIN = 30 * DAY;
const MOST = 4;
/** Shared weight, as a share of both events' own (geometric mean), from which on an earlier one is told. */
const NEAR = 0.25;
/** Of these at least must agree: one shared name makes no story. */
const LEAST_SHARED = 3;

/** Features of many events, made once, by which earlier ones are found. */
export class EarlierEvents {
  private readonly features = new Map<number, Set<string>>();
  private readonly frequency = new Map<string, number>();

  constructor(private readonly events: readonly ToldEvent[]) {
    for (const event of events) {
      const features = featuresOf(event);
      this.features.set(event.id, features);
      for (const feature of features) this.frequency.set(feature, (this.frequency.get(feature) ?? 0) + 1);
    }
  }

  /**
   * Events that ended before this one began, or began a day before it, and share what is rare in both, nearest
   * first. The weight of a shared feature is its rarity, -log of the share of events that have it.
   */
  of(event: ToldEvent): EarlierEvent[] {
    const own = this.features.get(event.id) ?? featuresOf(event);
    const all = weightOf(own, this.weight);
    const found: EarlierEvent[] = [];
    for (const other of this.events) {
      const before = event.firstPublishedAt - other.firstPublishedAt;
      if (other.id === event.id || before < DAY / 2 || before > EARLIER_WITHIN) continue;
      const theirs = this.features.get(other.id)!;
      const shared = new Set([...own].filter((feature) => theirs.has(feature)));
      if (shared.size < LEAST_SHARED) continue;
      const weight = weightOf(shared, this.weight);
      const nearness = weight / Math.sqrt(all * weightOf(theirs, this.weight) || 1);
      if (nearness < NEAR) continue;
      const titles = Object.fromEntries(other.texts.map(({ language, title }) => [language, title]));
      found.push({ id: other.id, at: other.firstPublishedAt, titles, nearness });
    }
    return found.sort((a, b) => b.nearness - a.nearness || b.at - a.at || a.id - b.id).slice(0, MOST);
  }

  private readonly weight = (feature: string): number =>
    Math.log((this.events.length + 1) / ((this.frequency.get(feature) ?? 0) + 0.5));
}

/** Features by text: hour after hour the same titles are compared, and taking their features costs most. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

function featuresOf({ texts }: ToldEvent): Set<string> {
  return new Set(
    texts.flatMap(({ language, title, description }) => featuresOfText(`${title}. ${description}`, language)),
  );
}

function featuresOfText(text: string, language: string): readonly string[] {
  const key = `${language} ${text}`;
  const found = known.get(key);
  if (found) return found;
  const features = [
    ...conceptsOf(text, language),
    ...tokenize(text, language)
      .filter((token) => token.capital)
      .map((token) => `~${nameKey(token.folded)}`),
  ];
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, features);
  return features;
}

function weightOf(features: ReadonlySet<string>, weight: (feature: string) => number): number {
  let sum = 0;
  for (const feature of features) sum += weight(feature);
  return sum;
}
