/** How exactly a text says a number. */
export type Precision =
  | "exact"
  | "about"
  | "at-least"
  | "at-most"
  | "more-than"
  | "less-than"
  | "range"
  | "vague";

/** Kinds of quantities; figures of different dimensions never meet. */
export type Dimension =
  | "count"
  | "money"
  | "percent"
  | "points"
  | "length"
  | "area"
  | "mass"
  | "volume"
  | "rain"
  | "temperature"
  | "speed"
  | "duration"
  | "energy"
  | "power"
  | "score"
  | "age";

/** A number as it stands in a text, before anyone knows what it counts. Tokens from `from` up to `to`. */
export interface Numeral {
  from: number;
  to: number;
  low: number;
  high: number;
  precision: Precision;
  /** The place of the last digit that says something: 100 for "1,500", 0.1 for "6.1"; 0 where there is none. */
  step: number;
  /** A fraction ("a third", "seven in ten"), as per cent. */
  share?: boolean;
  /** "A firefighter died": one at least, of whom the article tells. */
  someone?: boolean;
}

/** A number read from a token on, before its qualifier is known. */
export interface Read {
  value: number;
  high?: number;
  to: number;
  step: number;
  precision: Precision;
}

/** What makes another quantity of a number: another time, a value that is denied, a part or the whole of it, what one helper sends, an addition, a change, something feared or wanted. */
export type Aside = "past" | "denied" | "part" | "whole" | "sent" | "more" | "by" | "forecast" | "target";

/** What narrows a figure: two figures of one measure meet only if their scopes are alike. */
export interface Scope {
  /** A group of people ("children"), a nationality as concept, or null. */
  group: string | null;
  aside: Aside | null;
  /** Years named in the clause. */
  years: number[];
  /** "per year", "per day", … or null. */
  per: string | null;
}

/** A quantity in a sentence. */
export interface Figure {
  /** Offsets in the text, qualifier and unit included. */
  start: number;
  end: number;
  /** What is said, in the canonical unit; equal where one number is named, whatever its qualifier. */
  low: number;
  high: number;
  precision: Precision;
  /** Place of the last significant digit, in the canonical unit; 0 where the text spells the number out. */
  step: number;
  dimension: Dimension;
  /** Canonical unit ("ha", "km", "EUR", "%"); null for counts. */
  unit: string | null;
  /** As written: the numbers in the unit of the text, and that unit's key. */
  written: { low: number; high: number; unit: string | null };
  /** Key of the catalogue ("killed"), "things:<concept>" for other things, null where nobody can tell. */
  measure: string | null;
  /** The word that is counted, as the text has it. */
  noun: string | null;
  /** That word is one for people. */
  people: boolean;
  scope: Scope;
  /** How many there are in all, where the text says so: 75 in "31 of the 75 seats". */
  whole?: number;
  /** It tells of somebody, not of how many: "a firefighter died". */
  someone: boolean;
  /** The clause's word of change ("rises to"), which tells of an update. */
  changed: boolean;
}
