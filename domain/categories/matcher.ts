/**
 * Word lists as data: words separated by blanks, folded (lower case, no accents). `word` whole word, `stem*` its
 * beginning, `*stem` its end (German compounds), `*stem*` any part, `two+words` a phrase (its last may end in `*`).
 */
export interface Matcher {
  whole: ReadonlyMap<string, readonly string[]>;
  beginning: ReadonlyMap<string, readonly string[]>;
  end: ReadonlyMap<string, readonly string[]>;
  inside: ReadonlyMap<string, readonly string[]>;
  /** Phrases by their first word. */
  phrases: ReadonlyMap<string, readonly { rest: readonly string[]; label: string }[]>;
}

const MIN_STEM = 2;
const MAX_WORD = 40;

/** Builds a matcher of lists that each stand for a label; a word may stand in several lists. */
export function matcherOf(lists: Readonly<Record<string, string>>): Matcher {
  const whole = new Map<string, string[]>();
  const beginning = new Map<string, string[]>();
  const end = new Map<string, string[]>();
  const inside = new Map<string, string[]>();
  const phrases = new Map<string, { rest: string[]; label: string }[]>();
  const add = <T>(map: Map<string, T[]>, key: string, value: T): void => {
    const known = map.get(key);
    if (known) known.push(value);
    else map.set(key, [value]);
  };
  for (const [label, words] of Object.entries(lists)) {
    for (const word of new Set(words.split(/\s+/))) {
      if (word === "") continue;
      if (word.includes("+")) {
        const [first = "", ...rest] = word.split("+");
        add(phrases, first, { rest, label });
      } else if (word.startsWith("*") && word.endsWith("*")) add(inside, word.slice(1, -1), label);
      else if (word.startsWith("*")) add(end, word.slice(1), label);
      else if (word.endsWith("*")) add(beginning, word.slice(0, -1), label);
      else add(whole, word, label);
    }
  }
  return { whole, beginning, end, inside, phrases };
}

/** Calls `found` for every entry that a word of the text matches; `entry` is the part of the word, or the phrase. */
export function findWords(
  matcher: Matcher,
  words: readonly string[],
  found: (label: string, entry: string) => void,
): void {
  const report = (labels: readonly string[] | undefined, entry: string): void => {
    for (const label of labels ?? []) found(label, entry);
  };
  for (const [at, long] of words.entries()) {
    const word = long.slice(0, MAX_WORD);
    report(matcher.whole.get(word), word);
    for (let length = MIN_STEM; length <= word.length; length += 1) {
      report(matcher.beginning.get(word.slice(0, length)), word.slice(0, length));
      report(matcher.end.get(word.slice(-length)), word.slice(-length));
    }
    if (matcher.inside.size > 0) {
      for (let start = 0; start < word.length; start += 1) {
        for (let stop = start + MIN_STEM; stop <= word.length; stop += 1) {
          report(matcher.inside.get(word.slice(start, stop)), word.slice(start, stop));
        }
      }
    }
    for (const { rest, label } of matcher.phrases.get(word) ?? []) {
      const holds = rest.every((part, offset) => {
        const next = words[at + 1 + offset] ?? "";
        return part.endsWith("*") ? next.startsWith(part.slice(0, -1)) : next === part;
      });
      if (holds) found(label, [word, ...rest].join(" "));
    }
  }
}
