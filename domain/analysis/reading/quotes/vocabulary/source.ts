/** Words of one language as its file lists them: separated by blanks, folded or not; phrases separated by "|". */
export interface VocabularySource {
  /** Stems of regular speech verbs by their class: ar, er and ir (Spanish), er (French), en (German), en (English). */
  regular: Partial<Record<"ar" | "er" | "ir" | "en", string>>;
  /** Forms of the irregular ones. */
  irregular: string;
  /** Infinitives of irregular ones, which attribute behind another verb ("se limitó a decir"). */
  infinitives: string;
  /** Forms of verbs that carry a part of a quotation as a judgement ("called it …"), or tell a belief. */
  judging: string;
  /** What stands before the one who speaks ("according to"). */
  cues: string;
  /** The same, but only behind the quotation ("so Müller"). */
  afterCues: string;
  /** The same, but only for a quotation in the same sentence ("for the minister, it is “…”"). */
  judgingCues: string;
  /** What stands behind the one who speaks ("zufolge"). */
  postpositions: string;
  /** Names of offices, trades and parts in an event; masculine or of either gender. */
  offices: string;
  feminine: string;
  /** Of them those that stand for whoever was named before, whatever their office ("el mandatario"). */
  generic: string;
  /** Of them those that stand for whom the article is about ("the winner"), if it has not said who holds them. */
  celebrated: string;
  /** Groups that speak with one voice ("officials"). */
  plural: string;
  /** Words that make a name that of a body and not of a person. */
  bodies: string;
  /** Papers that speak for whom they come from. */
  papers: string;
  titles: string;
  feminineTitles: string;
  determiners: string;
  /** Determiners that tell the gender of what they stand before. */
  masculine: string;
  womanly: string;
  /** Of the determiners those that introduce somebody who is not named. */
  indefinite: string;
  /** What may join an office to its body ("minister of health"). */
  linkers: string;
  prepositions: string;
  /** Words that end a noun phrase. */
  stops: string;
  /** Small words inside names ("von", "de la"). */
  particles: string;
  pronouns: Record<"m" | "f" | "any", string>;
  /** What joins two main clauses; a name with one of them between two capitals is two names. */
  conjunctions: string;
  /** Words that open reported speech. */
  that: string;
  /** Words before the title of a work, a slogan or a name in quotation marks. */
  works: string;
}
