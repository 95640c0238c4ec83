import { fold } from "../../../language/fold";
import { AFFIX, type Word } from "./words";

/** A term found in a list of words: `words.slice(from, to)`. */
export interface Match {
  key: string;
  from: number;
  to: number;
}

interface Part {
  text: string;
  /** How the part is compared: the whole word, its beginning, its end, or any words up to `GAP`. */
  kind: "whole" | "beginning" | "end" | "gap";
}
interface Term {
  key: string;
  parts: Part[];
}
interface Index {
  whole: Map<string, Term[]>;
  /** By the first `AFFIX` letters. */
  beginnings: Map<string, Term[]>;
  /** By the last `AFFIX` letters. */
  ends: Map<string, Term[]>;
}

const LANGUAGES = ["es", "en", "fr", "de"] as const;
const GAP = 4;

/** A row of a vocabulary: what stands before the first bar, and its four columns as they were written. */
export interface Row {
  key: string;
  columns: [es: string, en: string, fr: string, de: string];
}

/**
 * Cuts lines of the form `key | es | en | fr | de`; empty lines and headings (#) fall away.
 * @throws Error on a row that has not five columns.
 */
export function rowsOf(text: string): Row[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const cells = line.split("|").map((cell) => cell.trim());
      if (cells.length !== 5) throw new Error(`Row has ${cells.length} columns, not 5: ${line}`);
      const [key, es, en, fr, de] = cells as [string, string, string, string, string];
      return { key, columns: [es, en, fr, de] };
    });
}

/**
 * Words and phrases in four languages by key, as they stand in a text. In a term `arrest*` is a beginning of a word,
 * `*brand` an end of one, and `..` stands for up to four words of any kind.
 */
export class Vocabulary {
  private readonly indices = new Map<string, Index>();

  constructor(rows: readonly Row[]) {
    for (const [i, language] of LANGUAGES.entries()) {
      const index: Index = { whole: new Map(), beginnings: new Map(), ends: new Map() };
      this.indices.set(language, index);
      for (const row of rows)
        for (const written of row.columns[i]!.split(",")) {
          const parts = partsOf(written);
          if (parts.length > 0) add(index, { key: row.key, parts });
        }
    }
  }

  /** Every term found, of several of one key at one word the longest; in the order of the words. */
  find(words: readonly Word[], language: string): Match[] {
    const index = this.indices.get(language);
    if (index === undefined) return [];
    const { whole, beginnings, ends } = index;
    const found: Match[] = [];
    for (let from = 0; from < words.length; from++) {
      const { folded, head, tail } = words[from]!;
      const first = found.length;
      const same = whole.get(folded);
      const begun = beginnings.get(head);
      const ended = ends.get(tail);
      if (same !== undefined) collect(same, words, from, found, first);
      if (begun !== undefined) collect(begun, words, from, found, first);
      if (ended !== undefined) collect(ended, words, from, found, first);
    }
    return found;
  }
}

/** Adds the terms that stand at `from` to `found`, whose matches at this word begin at `first`. */
function collect(
  terms: readonly Term[],
  words: readonly Word[],
  from: number,
  found: Match[],
  first: number,
): void {
  for (const { key, parts } of terms) {
    const to = reach(parts, 0, words, from);
    if (to <= from) continue;
    let known = first;
    while (known < found.length && found[known]!.key !== key) known++;
    if (known === found.length) found.push({ key, from, to });
    else if (to > found[known]!.to) found[known] = { key, from, to };
  }
}

function partsOf(written: string): Part[] {
  return written
    .trim()
    .split(/\s+/)
    .flatMap((part): Part[] => {
      if (part === "..") return [{ text: "", kind: "gap" }];
      const kind = part.endsWith("*") ? "beginning" : part.startsWith("*") ? "end" : "whole";
      const texts = fold(part).match(/[\p{L}\p{N}]+/gu) ?? [];
      return texts.map((text, i) => ({
        text,
        kind:
          (kind === "beginning" && i === texts.length - 1) || (kind === "end" && i === 0) ? kind : "whole",
      }));
    });
}

function add(index: Index, term: Term): void {
  const { text, kind } = term.parts[0]!;
  const [table, at] =
    kind === "beginning"
      ? [index.beginnings, text.slice(0, AFFIX)]
      : kind === "end"
        ? [index.ends, text.slice(-AFFIX)]
        : [index.whole, text];
  const known = table.get(at);
  if (known === undefined) table.set(at, [term]);
  else known.push(term);
}

/** Where the term ends that begins at word `at`; -1 if it does not stand there. */
function reach(parts: readonly Part[], part: number, words: readonly Word[], at: number): number {
  if (part === parts.length) return at;
  const { text, kind } = parts[part]!;
  if (kind === "gap") {
    for (let skipped = 0; skipped <= GAP && at + skipped < words.length; skipped++) {
      const to = reach(parts, part + 1, words, at + skipped);
      if (to >= 0) return to;
    }
    return -1;
  }
  const word = words[at]?.folded;
  if (word === undefined) return -1;
  const fits =
    kind === "whole" ? word === text : kind === "beginning" ? word.startsWith(text) : word.endsWith(text);
  return fits ? reach(parts, part + 1, words, at + 1) : -1;
}
