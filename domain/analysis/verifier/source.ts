import { conceptsOf } from "../../language/concepts";
import { fold } from "../../language/fold";
import { initialsOf, nameKey } from "../../language/names";
import { isLanguage, type Language } from "../../shared/languages";
import type { ReadArticle } from "../reading/read";
import { runsOf } from "./copying";
import { type MeantDays, meantDays } from "./dates";
import { isSameName } from "./names";
import { quantitiesIn } from "./numbers/quantities";
import { plain } from "./plain";

/** Spanish-speaking countries that write 1,500 for fifteen hundred. */
const POINT_COUNTRIES = new Set("MX US PR GT HN NI SV PA DO PE".split(" "));
const LETTER_SPELLING = /\p{Script=Latin}/u;

/** A text that statements rest on, each of its indexes made when it is first asked for. */
export class Source {
  readonly text: string;
  readonly language: string;
  private readonly made = new Map<string, unknown>();

  constructor(
    private readonly from: {
      text: string;
      language: string;
      country: string;
      publishedAt: number;
      about: string;
    },
  ) {
    this.text = from.text;
    this.language = from.language;
  }

  /** Headline and text of an article; its newspaper and author are names that it knows. */
  static of({ article, paragraphs }: ReadArticle): Source {
    const { newspaper, domain, author, language, country, publishedAt } = article;
    const about = `${newspaper} ${domain} ${author ?? ""}`;
    return new Source({ text: paragraphs.join("\n"), language, country, publishedAt, about });
  }

  /** As verbatim words are compared. */
  get plain(): string {
    return this.once("plain", () => plain(this.text));
  }

  get plainLower(): string {
    return this.once("plainLower", () => this.plain.toLowerCase());
  }

  get runs(): Set<string> {
    return this.once("runs", () => runsOf(this.text));
  }

  /** Units by number; null for a number without. A text in a fifth language is read as English and as Spanish. */
  get quantities(): Map<string, Set<string | null>> {
    return this.once("quantities", () => {
      const units = new Map<string, Set<string | null>>();
      for (const [text, language] of this.readings())
        for (const { value, unit } of quantitiesIn(text, language)) {
          const known = units.get(value) ?? new Set();
          units.set(value, known.add(unit));
        }
      addPercentages(this.text, units);
      return units;
    });
  }

  get days(): MeantDays {
    return this.once("days", () => {
      const { publishedAt } = this.from;
      const written = [...this.quantities.keys()].filter((value) => value.startsWith("d"));
      const [[, language]] = this.readings();
      return meantDays(this.text, language, written, publishedAt);
    });
  }

  /** Year of publication: a date without a year is of that one. */
  get year(): string {
    return String(new Date(this.from.publishedAt).getUTCFullYear());
  }

  /** All words, folded. */
  get words(): Set<string> {
    return this.once(
      "words",
      () => new Set(fold(`${this.text} ${this.from.about}`).match(/[\p{L}\p{N}]+/gu)),
    );
  }

  /** Words with a capital by their name key. */
  get names(): Map<string, string[]> {
    return this.once("names", () => {
      const names = new Map<string, string[]>();
      const words = new Set(`${this.text} ${this.from.about}`.match(/\p{Lu}[\p{L}\p{M}]+/gu));
      for (const folded of new Set(Array.from(words, fold))) {
        const key = nameKey(folded);
        names.set(key, [...(names.get(key) ?? []), folded]);
      }
      return names;
    });
  }

  /** What its words mean; its own country goes without saying. */
  get concepts(): Set<string> {
    return this.once(
      "concepts",
      () => new Set([...conceptsOf(this.text, this.language), `=${this.from.country}`]),
    );
  }

  get initials(): Set<string> {
    return this.once("initials", () => new Set(initialsOf(this.text)));
  }

  /** Whether a name stands here: spelt alike in the same language, else perhaps as this language spells it. */
  hasName(word: string, language: string): boolean {
    const folded = fold(word);
    if (this.words.has(folded)) return true;
    // German names have a genitive.
    const genitive = language === "de" ? folded.replace(/s$/, "") : `${folded}s`;
    if ((language === "de" || this.language === "de") && this.words.has(genitive)) return true;
    if (language === this.language || !LETTER_SPELLING.test(word)) return false;
    return (this.names.get(nameKey(folded)) ?? []).some((name) => isSameName(folded, name));
  }

  private readings(): [[string, Language], ...[string, Language][]] {
    const { text, language, country } = this.from;
    if (!isLanguage(language))
      return [
        [text, "en"],
        [text, "es"],
      ];
    if (language !== "es" || !POINT_COUNTRIES.has(country)) return [[text, language]];
    const swapped = text.replace(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === "." ? "," : "."));
    return [
      [text, language],
      [swapped, language],
    ];
  }

  private once<T>(name: string, make: () => T): T {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name) as T;
  }
}

const PERCENT_RANGE =
  /(\d+(?:[.,]\d+)?)\s?(?:to|and|or|a|y|o|bis|und|oder|à|et|ou|[-–])\s?\d+(?:[.,]\d+)?\s?(?:%|percent|per cent|por ciento|pour cent|prozent)/giu;

const HALF = /(?<!\p{L})(?:half|mitad|moitié|hälfte)(?!\p{L})/iu;

/** "Between 12 and 15 %" tells 12 % as well, "half" is 50 %, and a loss told as "-5 %" is one of 5 %. */
function addPercentages(text: string, units: Map<string, Set<string | null>>): void {
  if (HALF.test(text)) units.set("50pct", new Set([null]));
  for (const [, first] of text.matchAll(PERCENT_RANGE))
    units.set(`${Number(first!.replace(",", "."))}pct`, new Set([null]));
  for (const value of [...units.keys()])
    if (value.startsWith("-") && value.endsWith("pct")) units.set(value.slice(1), new Set([null]));
}
