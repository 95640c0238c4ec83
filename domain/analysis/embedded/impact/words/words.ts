/**
 * How one language speaks of what may come: folded phrases, one a line, by what they tell of certainty. The first
 * list with a phrase in the sentence decides, in the order of the fields.
 */
export interface OutlookWords {
  /** What looks like one of the others and tells of the past, of hearsay or of a wish. */
  not: string;
  unlikely: string;
  possible: string;
  likely: string;
  planned: string;
  certain: string;
  /** Verbs in the future tense as they are written, accents and all, where endings tell them. */
  future: RegExp | null;
  /** Expressions of times to come. */
  when: string;
}
