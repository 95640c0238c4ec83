import type { Section } from "../findings";

/** Why something that an analyst wrote does not stand. */
export const reasons = [
  /** It names no article of the event. */
  "no_source",
  /** An extract, or the evidence of a version, does not stand in its article word for word, or is too long. */
  "extract_not_found",
  "extract_too_long",
  /** Words of ours: they repeat more of an article than a short extract, or are no short statement. */
  "copied",
  "too_long",
  /** A number, date or name that none of its sources has. */
  "number_not_in_source",
  "date_not_in_source",
  "name_not_in_source",
  /** Quotation marks, or a declaration, around words that no source has. */
  "quote_not_verbatim",
  "quote_too_long",
  "speaker_not_in_source",
  "office_not_in_source",
  /** Fewer than two versions are left, each with articles of its own. */
  "versions",
  /** A word of a framing that its texts do not have. */
  "word_not_in_source",
  /** An earlier event that is none of this event's. */
  "event_unknown",
  "wrong_language",
  /** A second wording in one language. */
  "duplicate",
  /** Tags, addresses, control characters or characters that cannot be seen. */
  "markup",
  /** It speaks to a model instead of a reader. */
  "instruction",
  "empty",
] as const;
export type Reason = (typeof reasons)[number];

/** What was dropped: an item, or a part of one. */
export interface Dropped {
  section: Section;
  reason: Reason;
  /** Its beginning. */
  item: string;
}
