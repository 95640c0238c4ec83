import { fold } from "../../../language/fold";
import type { Language } from "../../../shared/languages";
import { NUMBER_WORDS } from "./words";

/** A number told in words: `text.slice(start, end)`. */
export interface SpokenNumber {
  value: number;
  start: number;
  end: number;
  /** A single word that may mean something else. */
  ambiguous: boolean;
}

interface Tables {
  units: Map<string, number>;
  scales: Map<string, number>;
  one: Set<string>;
  half: Set<string>;
  andHalf: Set<string>;
  and: Set<string>;
  ambiguous: Set<string>;
}

const table = (lines: string): Map<string, number> =>
  new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [value, ...words] = line.split(" ");
        return words.map((word) => [word, Number(value)] as const);
      }),
  );
const set = (words: string): Set<string> => new Set(words.split(" ").filter((word) => word !== ""));

const TABLES = new Map(
  Object.entries(NUMBER_WORDS).map(([language, words]): [string, Tables] => [
    language,
    {
      units: table(words.units),
      scales: table(words.scales),
      one: set(words.one),
      half: set(words.half),
      andHalf: set(words.andHalf),
      and: set(words.and),
      ambiguous: set(words.ambiguous),
    },
  ]),
);

interface Word {
  folded: string;
  start: number;
  end: number;
  /** Only a blank or hyphen parts it from the word before. */
  joined: boolean;
  /** Stands behind digits: it is their scale. */
  digits: boolean;
}

/** The numbers that a text tells in words. A mere "one" is none. */
export function spokenNumbersIn(text: string, language: Language): SpokenNumber[] {
  const tables = TABLES.get(language)!;
  const words = wordsOf(text);
  const found: SpokenNumber[] = [];
  for (let i = 0; i < words.length; ) {
    const read = readNumber(words, i, tables, language);
    if (read === null) {
      i++;
      continue;
    }
    const { value, next } = read;
    const ambiguous = next === i + 1 && tables.ambiguous.has(words[i]!.folded);
    found.push({ value, start: words[i]!.start, end: words[next - 1]!.end, ambiguous });
    i = next;
  }
  return found;
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const between = text.slice(words.at(-1)?.end ?? 0, match.index);
    const joined = /^(?:\s|-)+$/u.test(between);
    const digits = /\d\s?$/u.test(between);
    words.push({
      folded: fold(match[0]),
      start: match.index,
      end: match.index + match[0].length,
      joined,
      digits,
    });
  }
  return words;
}

/** The longest number that begins with word `at`, and the index behind it. */
function readNumber(
  words: readonly Word[],
  at: number,
  tables: Tables,
  language: Language,
): { value: number; next: number } | null {
  const word = (i: number): string | undefined =>
    i === at || words[i]?.joined ? words[i]?.folded : undefined;
  const unit = (i: number): number | undefined => {
    const folded = word(i);
    if (folded === undefined) return undefined;
    // "Vingt et un", "twenty-one"; alone it is an article.
    if (i > at && folded.length > 1 && folded !== "an" && tables.one.has(folded)) return 1;
    return tables.units.get(folded) ?? (language === "de" ? germanNumber(folded, tables) : undefined);
  };
  const scale = (i: number): number | undefined => tables.scales.get(word(i) ?? "");

  if (!mayBegin(words[at]!, tables, language)) return null;
  const halved = halfOf(at, word, scale, tables);
  if (halved !== null) return halved;
  let total = 0;
  let current = 0;
  let next = at;
  for (let i = at; word(i) !== undefined; ) {
    if (tables.and.has(word(i)!) && i > at && (unit(i + 1) ?? scale(i + 1)) !== undefined) {
      if (!addsUp(current, unit(i + 1) ?? 0)) break;
      i++;
    }
    const factor = scale(i);
    const value = unit(i);
    if (factor !== undefined) {
      // "Cent mille", "dos mil millones": what came before is multiplied.
      if (factor === 100) current = (current || 1) * 100;
      else if (factor > 1000 && total > 0 && total < factor) {
        total = (total + current) * factor;
        current = 0;
      } else {
        total += (current || 1) * factor;
        current = 0;
      }
    } else if (value !== undefined && addsUp(current, value)) current = added(current, value);
    else if (i === at && tables.one.has(word(i)!) && scale(i + 1) !== undefined) current = 1;
    else break;
    next = ++i;
    if (factor !== undefined && tables.and.has(word(i) ?? "") && tables.andHalf.has(word(i + 1) ?? ""))
      return { value: total + current + factor / 2, next: i + 2 };
  }
  return next > at ? { value: total + current, next } : null;
}

/** "Millones de personas" and the million of "1.5 million" tell no number of their own; "mil", "cent" and "tausend" do. */
function mayBegin({ folded, digits }: Word, { scales }: Tables, language: Language): boolean {
  const factor = scales.get(folded);
  return factor === undefined || (!digits && factor <= 1000 && language !== "en");
}

/** "Half a million", "medio millón", "eine halbe Million". */
function halfOf(
  at: number,
  word: (i: number) => string | undefined,
  scale: (i: number) => number | undefined,
  { half, one }: Tables,
): { value: number; next: number } | null {
  const from = one.has(word(at) ?? "") ? at + 1 : at;
  if (!half.has(word(from) ?? "")) return null;
  const to = one.has(word(from + 1) ?? "") ? from + 2 : from + 1;
  const factor = scale(to);
  return factor === undefined ? null : { value: factor / 2, next: to + 1 };
}

/** Whether a word of this value goes on with the number: twenty-one, soixante-douze, quatre-vingt, two hundred ten. */
function addsUp(current: number, value: number): boolean {
  const rest = current % 100;
  if (current === 0 || rest === 0) return current === 0 || value < 100;
  if (rest === 4 && value === 20) return true;
  if (rest >= 20 && rest % 10 === 0 && value < 10) return true;
  return (rest === 60 || rest === 80 || rest === 10) && value < 20 && (rest !== 10 || value < 10);
}

const added = (current: number, value: number): number =>
  current % 100 === 4 && value === 20 ? current + 76 : current + value;

const ORDINAL = /s?te[nrsm]?$/;
const GERMAN = /^(?:(.*?)tausend)?(?:(.*?)hundert)?(?:und)?(.*)$/;

/** A German number written as one word, also as an ordinal: "einundzwanzig", "dreitausendfünfhundert", "vierte". */
function germanNumber(folded: string, tables: Tables): number | undefined {
  if (folded.length < 5) return undefined;
  return (
    compound(folded, tables) ??
    (ORDINAL.test(folded) ? compound(folded.replace(ORDINAL, ""), tables) : undefined)
  );
}

function compound(word: string, tables: Tables): number | undefined {
  const [, thousands, hundreds, rest = ""] = GERMAN.exec(word)!;
  if (thousands === undefined && hundreds === undefined) return belowHundred(rest, tables);
  const times = (part: string | undefined): number | undefined =>
    part === undefined ? 0 : part === "" ? 1 : (compoundPart(part, tables) ?? undefined);
  const values = [times(thousands), times(hundreds), rest === "" ? 0 : belowHundred(rest, tables)];
  if (values.some((value) => value === undefined)) return undefined;
  return values[0]! * 1000 + values[1]! * 100 + values[2]!;
}

const compoundPart = (part: string, tables: Tables): number | undefined =>
  part.includes("hundert") ? compound(part, tables) : belowHundred(part, tables);

function belowHundred(word: string, { units }: Tables): number | undefined {
  if (word === "ein") return 1;
  const [, ones, tens] = /^(.+?)und(.+zig|dreissig)$/.exec(word) ?? [];
  if (tens === undefined) return units.get(word);
  const small = ones === "ein" ? 1 : units.get(ones!);
  const large = units.get(tens);
  return small !== undefined && small < 10 && large !== undefined ? small + large : undefined;
}
