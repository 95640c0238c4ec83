/** What became of one statement: true and found, true and missed, found and false, found and not in the truth. */
export type Fate = "right" | "missed" | "false" | "unplanted";
export type Counts = Record<Fate, number>;

/** Counts and the figures made of them; null where there is nothing to divide by. */
export interface Figures extends Counts {
  precision: number | null;
  /** Precision if all that the truth does not list were wrong: the least it can be. */
  leastPrecision: number | null;
  recall: number | null;
}

/** Counts by section and language; a statement of articles in two languages counts in both, and once in "all". */
export class Tally {
  /** @param judged sections of which the truth tells what is false: of the others there is no precision */
  constructor(private readonly judged: readonly string[]) {}

  private readonly counts = new Map<string, Map<string, Counts>>();

  add(section: string, languages: readonly string[], fate: Fate): void {
    for (const language of ["all", ...languages]) this.of(section, language)[fate]++;
  }

  private of(section: string, language: string): Counts {
    const byLanguage = this.counts.get(section) ?? new Map<string, Counts>();
    this.counts.set(section, byLanguage);
    const counts = byLanguage.get(language) ?? { right: 0, missed: 0, false: 0, unplanted: 0 };
    byLanguage.set(language, counts);
    return counts;
  }

  /** Sections, each with "all" and its languages. */
  figures(): Record<string, Record<string, Figures>> {
    return Object.fromEntries(
      [...this.counts].map(([section, byLanguage]) => [
        section,
        Object.fromEntries(
          [...byLanguage].map(([language, counts]) => [
            language,
            figuresOf(counts, this.judged.includes(section)),
          ]),
        ),
      ]),
    );
  }
}

function figuresOf(counts: Counts, judged: boolean): Figures {
  const share = (part: number, whole: number) => (whole === 0 ? null : Number((part / whole).toFixed(3)));
  return {
    ...counts,
    precision: judged ? share(counts.right, counts.right + counts.false) : null,
    leastPrecision: share(counts.right, counts.right + counts.false + counts.unplanted),
    recall: share(counts.right, counts.right + counts.missed),
  };
}
