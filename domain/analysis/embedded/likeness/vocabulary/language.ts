/** What the likeness and the choice of sentences know of a language. All words folded. */
export interface LanguageWords {
  /** Words that turn a statement into its contrary. */
  negations: ReadonlySet<string>;
  /** Finite forms of frequent verbs, also of headlines. */
  verbs: ReadonlySet<string>;
  /** Endings, accents included, by which other finite forms are known. */
  verbEndings: RegExp;
  /** Auxiliaries and modals that need another verb to tell anything. */
  auxiliaries: ReadonlySet<string>;
  /** Verbs of speaking and thinking whose object is a clause. */
  speaking: ReadonlySet<string>;
  /** First words of a sentence that leans on what stands before it. */
  leaning: ReadonlySet<string>;
  /** Conjunctions with which a subordinate clause begins; no whole sentence ends before its main clause. */
  subordinating: ReadonlySet<string>;
  /** Words before which a sentence may be cut without a comma. */
  cuts: ReadonlySet<string>;
  /** "and", "or", "but": a cut before them needs a verb on both sides. */
  joining: ReadonlySet<string>;
  /** Words with which a subject begins. */
  determiners: ReadonlySet<string>;
  /** Words that tell nothing by themselves, besides the stopwords. */
  fillers: ReadonlySet<string>;
  /** Words that say of how many something holds: who says it of all says more than who says it of some. */
  quantifiers: Readonly<Record<"all" | "first" | "only", ReadonlySet<string>>>;
  /** Words that end no statement: "days" of "days after". */
  unfinished: ReadonlySet<string>;
  /** First and second persons. */
  persons: ReadonlySet<string>;
}

/** The words of a list written over several lines. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
