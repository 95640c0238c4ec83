import type { Moment } from "../../../i18n/times";

/** Words as the page shows them. */
export interface Text {
  text: string;
  /** Language where it is not the page's. */
  language: string | null;
}

/** Words of ours, or in quotation marks an extract of the article `from`. */
export interface Words extends Text {
  from: number | null;
}

/** An article that statements rest on. */
export interface SourceView {
  newspaper: string;
  country: { code: string; name: string };
  url: string;
  /** Its number in the summary and where that leads; null for articles that the summary does not rest on. */
  numbered: { n: number; label: string; href: string } | null;
}

/** By article id; only these ids stand in the views below. */
export type Sources = Record<number, SourceView>;

/** What every face draws on. */
export interface Shared {
  sources: Sources;
  words: { sources: string; newTab: string };
}

export interface CorrectionView {
  /** "Corregido 14:05 UTC; antes:" */
  said: Moment;
  before: Words;
}

export interface StatementView {
  key: string;
  words: Words;
  sources: number[];
  /** "7 periódicos · 4 países" */
  coverage: string;
  correction: CorrectionView | null;
}

/** A list of which the page shows the beginning and keeps the rest behind a disclosure. */
export interface Shown<T> {
  first: T[];
  rest: T[];
  /** What the disclosure says; empty when there is no rest. */
  more: string;
}

/** What stands over and under every face. */
export interface FaceHead {
  /** The section's anchor. */
  id: string;
  title: string;
  /** Says so when the face is told in another language than the page. */
  note: string | null;
  writer: { by: "embedded" | "model" | "person"; model: string | null; version: string | null };
  /** Who wrote it, in words; null where the face before has just said so. */
  label: { text: string; at: Moment } | null;
}

export interface SentenceView extends StatementView {
  /** The sources that stand beside it as numbers, and those behind a disclosure that says `more`. */
  numbers: number[];
  others: number[];
  more: string;
}

export interface SummaryView {
  sentences: Shown<SentenceView>;
}

export interface FactsView {
  facts: Shown<StatementView>;
}

export interface VersionView {
  key: string;
  value: Text;
  /** How much room the longest value of its question needs. */
  size: "short" | "medium" | "long";
  /** An article of each newspaper that says so. */
  tellers: Shown<number>;
  /** When it was first said. */
  said: Moment | null;
  evidence: Words[];
  /** What the disclosure of the evidence says. */
  evidenceLabel: string;
}

export interface QuestionView {
  key: string;
  question: Text;
  /** Earliest first. */
  versions: VersionView[];
  correction: CorrectionView | null;
}

/** Versions that differ without contradicting each other. */
export interface HarmlessView {
  kind: "updates" | "roundings";
  title: string;
  /** Says that they are no contradictions. */
  note: string;
  questions: Shown<QuestionView>;
}

export interface ContradictionsView {
  disputed: Shown<QuestionView>;
  harmless: HarmlessView[];
}

export interface OpinionsView {
  stances: {
    /** Null when no opinion of the event takes a stance. */
    title: string | null;
    holders: Shown<{ holder: string | null; statements: StatementView[] }>;
  }[];
}

export interface ContextView {
  background: StatementView[];
  /** Oldest first. */
  timeline: Shown<StatementView & { at: Moment; earlier: { id: number; href: string } | null }>;
}

export interface DeclarationView {
  key: string;
  quote: Text;
  speaker: string;
  office: string | null;
  /** Says that the words are the newspaper's; null for verbatim speech. */
  indirect: string | null;
  sources: number[];
  coverage: string;
}

export interface DeclarationsView {
  declarations: Shown<DeclarationView>;
}

/** A fact that a country puts first or leaves out. */
export interface ToldFactView {
  words: Words;
  /** "3 de 4 artículos" */
  figure: string;
  /** 0 … 1 */
  share: number;
}

export interface CountryView {
  code: string;
  name: string;
  coverage: string;
  first: ToldFactView[];
  own: (Text & { figure: string })[];
  omits: ToldFactView[];
}

export interface FramingView {
  titles: { first: string; own: string; omits: string };
  countries: Shown<CountryView>;
}

export interface ImpactView {
  items: Shown<StatementView & { certainty: string; when: string | null }>;
}

export interface ChangeView {
  id: number;
  at: Moment;
  /** "Corregido · Hechos" */
  what: string;
  before: Words | null;
  after: Words | null;
}

export interface ChangesView {
  title: string;
  /** Newest first. */
  changes: Shown<ChangeView>;
}

/** An event's faces; null where there is nothing to say. */
export interface FacesView {
  shared: Shared;
  summary: (FaceHead & SummaryView) | null;
  facts: (FaceHead & FactsView) | null;
  contradictions: (FaceHead & ContradictionsView) | null;
  opinions: (FaceHead & OpinionsView) | null;
  context: (FaceHead & ContextView) | null;
  declarations: (FaceHead & DeclarationsView) | null;
  framing: (FaceHead & FramingView) | null;
  impact: (FaceHead & ImpactView) | null;
  changes: ChangesView | null;
}
