import type { EarlierEvent } from "../articles";
import type { ReadEvent } from "../reading/read";
import { Source } from "./source";

/** The texts of an event, as what was written about it is checked against them. */
export class VerifiedEvent {
  private readonly sources: Map<number, Source>;
  private readonly earlier: Map<number, EarlierEvent>;

  constructor({ event, articles }: ReadEvent) {
    this.sources = new Map(articles.map((one) => [one.article.id, Source.of(one)]));
    this.earlier = new Map(event.earlier.map((one) => [one.id, one]));
  }

  source(id: number): Source | undefined {
    return this.sources.get(id);
  }

  all(): Source[] {
    return [...this.sources.values()];
  }

  /** Those of `ids` that are articles of the event, each once. */
  known(ids: readonly number[]): number[] {
    return [...new Set(ids)].filter((id) => this.sources.has(id));
  }

  sourcesOf(ids: readonly number[]): Source[] {
    return ids.flatMap((id) => this.sources.get(id) ?? []);
  }

  /** An earlier event of this one, and its titles as texts. */
  earlierEvent(id: number): { at: number; titles: Source[] } | undefined {
    const one = this.earlier.get(id);
    if (one === undefined) return undefined;
    const titles = Object.entries(one.titles).map(
      ([language, text]) => new Source({ text, language, country: "", publishedAt: one.at, about: "" }),
    );
    return { at: one.at, titles };
  }
}
