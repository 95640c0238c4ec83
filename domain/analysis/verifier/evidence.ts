import type { Language } from "../../shared/languages";
import { namedDaysIn } from "./dates";
import { type NameEvidence, unsupportedName } from "./names";
import { quantitiesIn } from "./numbers/quantities";
import { plain } from "./plain";
import { quotationsIn } from "./quotations";
import type { Reason } from "./reasons";
import type { Source } from "./source";
import { standsIn } from "./verbatim";

/** What the sources of one item say together. */
export class Evidence implements NameEvidence {
  constructor(private readonly sources: readonly Source[]) {}

  hasName(word: string, language: Language): boolean {
    return this.sources.some((source) => source.hasName(word, language));
  }

  hasConcept(concept: string): boolean {
    return this.sources.some((source) => source.concepts.has(concept));
  }

  hasInitials(folded: string): boolean {
    return this.sources.some((source) => source.initials.has(folded));
  }

  /** Why words of ours tell more than the sources do, or null. `known` are names by key: see `unsupportedName`. */
  objection(text: string, language: Language, known?: ReadonlySet<string>): Reason | null {
    for (const { value, unit, ambiguous } of quantitiesIn(text, language)) {
      if (ambiguous) continue;
      if (/^d\d{4}$/.test(value)) {
        if (!this.sources.some(({ days }) => days.days.has(value))) return "date_not_in_source";
      } else if (!this.hasQuantity(value, unit)) return "number_not_in_source";
    }
    const { weekdays, months } = namedDaysIn(text, language);
    const isNamed = (part: "weekdays" | "months") => (one: number) =>
      this.sources.some(({ days }) => days[part].has(one));
    if (![...weekdays].every(isNamed("weekdays"))) return "date_not_in_source";
    if (![...months].every(isNamed("months"))) return "date_not_in_source";
    if (unsupportedName(text, language, this, known) !== null) return "name_not_in_source";
    const quotations = quotationsIn(text).map(plain);
    const isQuoted = (words: string): boolean => this.sources.some((source) => standsIn(words, source.plain));
    return quotations.every(isQuoted) ? null : "quote_not_verbatim";
  }

  private hasQuantity(value: string, unit: string | null): boolean {
    const [, hour, minutes] = /^t(\d\d)(\d\d)$/.exec(value) ?? [];
    const forms = minutes === "00" ? [value, String(Number(hour))] : [value];
    if (/^\d{1,2}$/.test(value)) forms.push(`t${value.padStart(2, "0")}00`);
    return this.sources.some((source) => {
      if (value === source.year || value === "1") return true;
      return forms.some((form) => {
        const units = source.quantities.get(form);
        if (units === undefined) return false;
        const told = [...units].filter((one) => one !== null);
        return unit === null || told.length === 0 || told.includes(unit);
      });
    });
  }
}
