/** What gives a judgement away in one language. All folded; `*` stands for any letters. */
export interface OpinionWords {
  /** Words that judge wherever a newspaper uses them itself. */
  strong: string;
  /** Words that judge together with others. */
  mild: string;
  /** Phrases that pronounce a judgement, one a line. */
  verdicts: string;
  /** Phrases that judge in an opinion piece and only tell elsewhere, one a line. */
  leanings: string;
  /** Phrases that demand, one a line. */
  demands: string;
  /** Phrases in which a writer speaks for himself, one a line. */
  voice: string;
  /** Phrases that judge so openly that no reporting has them, one a line. */
  open: string;
  /** Verbs that say of something what it is. */
  copulas: string;
  /** Of the strong words those that reporting says of things, too. */
  plain: string;
  /** Verbs of someone who supports, and of someone who opposes, in the active voice. */
  welcomes: string;
  condemns: string;
}
