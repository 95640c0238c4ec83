import type { Cast, Speaker } from "./cast";
import type { Passage } from "./scene";
import type { Vocabulary } from "./vocabulary";

/** Who speaks and by which word. */
export interface Attribution {
  speaker: Speaker;
  cue: string;
  /** How many words stand between a cue that does not deny and the words in marks; undefined where that tells nothing. */
  distance?: number;
}

/** What the search for a quotation's speaker needs to know. */
export interface Search {
  cast: Cast;
  vocabulary: Vocabulary;
  passages: readonly Passage[];
  /** Speakers found so far, by paragraph and offset of the quotation. */
  found: { paragraph: number; offset: number; speaker: Speaker }[];
}
