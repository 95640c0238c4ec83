import { fold } from "../../../shared/text";
import type { ReadEvent } from "../../reading/read";

/** Looks up which articles carry some words. Every article's text is folded once and listed by its words. */
export class Carriers {
  private readonly texts: { id: number; language: string; text: string }[];
  /** Positions in `texts` by word. */
  private readonly holding = new Map<string, number[]>();

  constructor({ articles }: ReadEvent) {
    this.texts = articles.map(({ article, paragraphs }) => ({
      id: article.id,
      language: article.language,
      text: ` ${paragraphs.map(fold).join(" ")} `,
    }));
    for (const [i, { text }] of this.texts.entries())
      for (const word of new Set(text.trim().split(" "))) {
        const holders = this.holding.get(word);
        if (holders) holders.push(i);
        else this.holding.set(word, [i]);
      }
  }

  /** Ids of the articles of `language` in which the words stand one after the other, whatever their marks. */
  of(quote: string, language: string): number[] {
    const words = fold(quote);
    let rarest = this.texts.map((_, i) => i);
    for (const word of words.split(" ")) {
      const holders = this.holding.get(word) ?? [];
      if (holders.length < rarest.length) rarest = holders;
    }
    return rarest
      .map((i) => this.texts[i]!)
      .filter(({ language: own, text }) => own === language && text.includes(` ${words} `))
      .map(({ id }) => id);
  }
}
