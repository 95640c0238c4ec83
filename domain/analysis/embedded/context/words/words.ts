/** What gives background away in one language: folded phrases, one a line. */
export interface BackgroundWords {
  /** Times that lie well before the event, and durations that reach back. */
  past: string;
  /** What compares with former times: firsts, records, series. */
  comparing: string;
  /** Verbs of what had been before. */
  before: string;
  /** Explanations of who or what something is, and of how things stand. */
  explaining: string;
  /** Times of the event itself. */
  now: string;
}
