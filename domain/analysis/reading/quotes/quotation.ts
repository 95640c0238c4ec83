import type { Speaker } from "./cast";

/** What an article says that somebody said. */
export interface Quotation {
  /** Verbatim, without the marks. */
  text: string;
  /** Paragraph of the article as it was read, and the offsets of the text in it. */
  paragraph: number;
  start: number;
  end: number;
  /** The sentence, or sentences, in which it stands. */
  sentence: string;
  speaker: Speaker;
  /** The word that attributes it, such as "said" or "según". */
  cue: string;
  /** The newspaper's wording of it, without marks. */
  indirect: boolean;
}
