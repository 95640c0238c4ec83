/** The words by which a language attributes; all folded (lower case, no accents, elided words apart: "d apres"). */
export interface SourceWords {
  /** What stands before the name of a source ("according to"). */
  before: readonly string[];
  /** What stands after it (German "zufolge"). */
  after: readonly string[];
  /** Verbs of speech, the source on either side. */
  verbs: readonly string[];
  /** Words that may stand between a source and its verb ("also"). */
  between: ReadonlySet<string>;
  /** Writings that are cited ("report"). */
  documents: ReadonlySet<string>;
  /** What leads from a writing to its author or place ("by", "in"). */
  documentLinks: ReadonlySet<string>;
  /** Common nouns of bodies that speak ("police"). */
  bodies: ReadonlySet<string>;
  /** Common nouns of people who speak for something ("minister"). */
  offices: ReadonlySet<string>;
  /** What joins a body or office to its name ("of"). */
  links: ReadonlySet<string>;
  /** People and things without a name ("sources", "critics"). */
  unnamed: ReadonlySet<string>;
  /** Words for somebody spoken of before. */
  pronouns: ReadonlySet<string>;
  /** Behind a verb of speech no source is found beyond these ("that", "in"). */
  stops: ReadonlySet<string>;
  /** A verb without any subject stands for somebody spoken of before (Spanish). */
  dropsPronouns: boolean;
}

/** Single words, divided by blanks. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Phrases, divided by commas or line breaks. */
export const phrases = (list: string): string[] => list.trim().split(/\s*[,\n]\s*/);
