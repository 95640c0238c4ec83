import { KNOWN_BODIES, KNOWN_GERMAN_BODY, SOURCE_WORDS, TITLES } from "./source-words";
import type { SourceWords } from "./source-words/types";
import { isName, nameFrom, nameStart, type Token, tokensOf } from "./tokens";

/** Whom a paragraph attributes something to. */
export interface Attribution {
  /**
   * `name`: a person, body or newspaper; `office`: an office with its place ("ministro de Hacienda"); `bare`: an office
   * alone ("the mayor"); `unnamed`: people without a name ("sources"); `pronoun`: somebody spoken of before.
   */
  kind: "name" | "office" | "bare" | "unnamed" | "pronoun";
  /** As written; for `pronoun` the word, or "" where the language leaves it out. */
  text: string;
  /** Folded words around, by which an office is known to be that of somebody named. */
  near: string;
}

type Found = Omit<Attribution, "near">;

/** How many words after a cue the name may begin ("according to a study by the …"). */
const MAX_GAP = 4;
/** How long an apposition between name and verb may be. */
const MAX_APPOSITION = 12;
const THAT: ReadonlySet<string> = new Set(["que", "qu", "dass", "that"]);
const SPEAKERS: ReadonlySet<string> = new Set(
  "portavoz spokesman spokeswoman spokesperson porte-parole porte parole sprecher sprecherin".split(" "),
);
/** German nouns of office, which stand before a name with a capital ("Polizeisprecherin Ada Holm"). */
const ROLE =
  /(?:minister|prasident|sprecher|chef|leiter|direktor|forscher|expert|politiker|anwalt|anwalte|meister|professor|vorsitzende|richter|wissenschaftler|kanzler|trainer|autor|okonom|arzt|arzte|kommissar|unternehmer|psycholog|historiker|landrat|abgeordnete|senator|bischof|pfarrer|manager|fuhrer|beauftragte|grunder|(?:stadt|gemeinde|land)rat|ingenieur|kapitan|olog|mediziner|gouverneur|student|schuler|betreiber|chirurg|lehrer)(?:e|in|en|r|n|s)?$/;

/** A name behind these is no subject. */
const PREPOSITIONS: ReadonlySet<string> = new Set(
  "in on at by from with near en por con sobre para dans sur par avec im am an auf bei beim zu zum zur mit nach vor".split(
    " ",
  ),
);

const GERMAN_ARTICLE = /^(?:der|die|das|des|dem|den|eine?|eine[mnrs])$/;

interface Cues {
  words: SourceWords;
  before: ReadonlyMap<string, string[][]>;
  verbs: ReadonlyMap<string, string[][]>;
  after: ReadonlySet<string>;
}

const CUES = new Map(
  Object.entries(SOURCE_WORDS).map(([language, words]): [string, Cues] => [
    language,
    { words, before: byFirst(words.before), verbs: byFirst(words.verbs), after: new Set(words.after) },
  ]),
);

/** All attributions of a paragraph outside its quotations, in order; none in a language without cues. */
export function attributionsIn(paragraph: string, language: string): Attribution[] {
  const cues = CUES.get(language);
  if (!cues) return [];
  const tokens = tokensOf(paragraph, language);
  const { words } = cues;
  const found: Attribution[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const add = (one: Found | null): void => {
      if (!one) return;
      found.push({ ...one, near: sentenceAround(tokens, at) });
    };
    const cue = lengthAt(tokens, at, cues.before);
    const verb = lengthAt(tokens, at, cues.verbs);
    if (cue > 0) add(sourceAfter(tokens, at + cue, words, false));
    if (verb > 0) {
      const source = sourceBefore(tokens, at - 1, words) ?? sourceAfter(tokens, at + verb, words, true);
      if (source || words.dropsPronouns) add(source ?? { kind: "pronoun", text: "" });
    }
    if (
      words.documents.has(token.folded) &&
      !token.ends &&
      words.documentLinks.has(tokens[at + 1]?.folded ?? "")
    )
      add(nameOnly(sourceAfter(tokens, at + 1, words, false, true)));
    if (cues.after.has(token.folded)) add(sourceBefore(tokens, at - 1, words));
  }
  return found;
}

/** The folded words of the same sentence, at most 12 to each side. */
function sentenceAround(tokens: readonly Token[], at: number): string {
  let from = at;
  let to = at;
  while (from > 0 && from > at - 12 && !tokens[from - 1]!.ends) from -= 1;
  while (to < tokens.length - 1 && to < at + 12 && !tokens[to]!.ends) to += 1;
  const words = tokens.slice(from, to + 1).map(({ folded }) => folded);
  return words.join(" ").replace(/-/g, " ");
}

const nameOnly = (found: Found | null): Found | null => (found?.kind === "name" ? found : null);

function byFirst(phrases: readonly string[]): Map<string, string[][]> {
  const map = new Map<string, string[][]>();
  const sorted = phrases.map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);
  for (const phrase of sorted) map.set(phrase[0]!, [...(map.get(phrase[0]!) ?? []), phrase]);
  return map;
}

/** How many words the longest cue that begins here has, 0 without one. */
function lengthAt(tokens: readonly Token[], at: number, cues: ReadonlyMap<string, string[][]>): number {
  const fits = cues
    .get(tokens[at]!.folded)
    ?.find((phrase) => phrase.every((word, offset) => tokens[at + offset]?.folded === word));
  return fits?.length ?? 0;
}

/**
 * @param strict behind a verb: no preposition and no comma may come between
 * @param named unnamed sources are none
 */
function sourceAfter(
  tokens: readonly Token[],
  from: number,
  words: SourceWords,
  strict: boolean,
  named = false,
): Found | null {
  for (let at = from; at <= from + MAX_GAP; at += 1) {
    const token = tokens[at];
    if (!token || tokens[at - 1]?.ends || (strict && tokens[at - 1]?.comma)) return null;
    if (words.unnamed.has(token.folded)) return named ? null : unnamedAt(tokens, at, words);
    if (isName(token)) return nameAt(tokens, at);
    if (words.bodies.has(token.folded) || words.offices.has(token.folded)) return commonAt(tokens, at, words);
    if (strict && at === from && words.pronouns.has(token.folded))
      return { kind: "pronoun", text: token.raw };
    if (THAT.has(token.folded) || (strict && words.stops.has(token.folded))) return null;
  }
  return null;
}

function sourceBefore(tokens: readonly Token[], last: number, words: SourceWords): Found | null {
  const end = words.between.has(tokens[last]?.folded ?? "") ? last - 1 : last;
  const token = tokens[end];
  if (!token || token.ends) return null;
  if (token.comma) return beforeApposition(tokens, end);
  if (words.pronouns.has(token.folded)) return { kind: "pronoun", text: token.raw };
  if (words.unnamed.has(token.folded)) return { kind: "unnamed", text: token.raw };
  const start = nameStart(tokens, end);
  const head = headBefore(tokens, start, words);
  if (head !== null) return commonAt(tokens, head, words);
  if (start > end || PREPOSITIONS.has(tokens[start - 1]?.folded ?? "")) return null;
  return nameAt(tokens, start);
}

/** A German noun behind an article is no name, save that of a body known by it ("die Hafenpolizei"). */
function nameAt(tokens: readonly Token[], start: number): Found {
  const found = nameOf(nameFrom(tokens, start));
  const single = found.kind === "name" && !found.text.includes(" ");
  const common = single && GERMAN_ARTICLE.test(tokens[start - 1]?.folded ?? "");
  return common && !KNOWN_GERMAN_BODY.test(tokens[start]!.folded) ? { ...found, kind: "bare" } : found;
}

/** "Ada Holm, mayor of the harbour town, said", "the mayor, Ada Holm, said": the name on one side of the first comma back. */
function beforeApposition(tokens: readonly Token[], end: number): Found | null {
  const start = nameStart(tokens, end);
  const apposed = nameFrom(tokens, start);
  if (start < end && tokens[start - 1]?.comma && apposed.every(isName) && !ROLE.test(apposed[0]!.folded))
    return nameOf(apposed);
  for (let at = end - 1; at >= 0 && at > end - MAX_APPOSITION; at -= 1) {
    const token = tokens[at]!;
    if (token.ends) return null;
    if (token.comma) return isName(token) ? nameOf(nameFrom(tokens, nameStart(tokens, at))) : null;
  }
  return null;
}

/** A common noun of a body or office shortly before a name ("the ministry of Trade"), or in its place. */
function headBefore(tokens: readonly Token[], start: number, words: SourceWords): number | null {
  for (let at = start - 1; at >= 0 && at >= start - 3; at -= 1) {
    const token = tokens[at]!;
    if (token.ends || token.comma) return null;
    if (words.bodies.has(token.folded)) return at;
    if (words.offices.has(token.folded)) return at;
  }
  return null;
}

/** "sources at the ministry" are the ministry, "sources" alone have no name. */
function unnamedAt(tokens: readonly Token[], at: number, words: SourceWords): Found {
  const linked = !tokens[at]!.ends && words.links.has(tokens[at + 1]?.folded ?? "");
  return (
    (linked ? nameOnly(sourceAfter(tokens, at + 2, words, true, true)) : null) ?? {
      kind: "unnamed",
      text: tokens[at]!.raw,
    }
  );
}

/** A body or office with what names it: its person, its place, or nothing. */
function commonAt(tokens: readonly Token[], at: number, words: SourceWords): Found {
  const head = tokens[at]!;
  const isBody = words.bodies.has(head.folded);
  let next = at + 1;
  while (next < at + 3 && !tokens[next - 1]!.ends && isLink(tokens[next], words)) next += 1;
  const follows = tokens[next - 1]!.ends ? undefined : tokens[next];
  const linked = next > at + 1;
  if (!isBody && linked && follows && words.bodies.has(follows.folded)) return commonAt(tokens, next, words);
  const name = isName(follows) && (linked || !head.comma || !isBody) ? nameFrom(tokens, next) : [];
  if (name.length === 0) return { kind: KNOWN_BODIES.has(head.folded) ? "name" : "bare", text: head.raw };
  if (!linked || (!isBody && SPEAKERS.has(head.folded))) return nameOf(name);
  const person = tokens[next + name.length];
  if (!isBody && name.at(-1)?.comma && isName(person)) return nameOf(nameFrom(tokens, next + name.length));
  const phrase = tokens.slice(at, next + name.length).map(({ raw }) => raw);
  return { kind: isBody ? "name" : "office", text: phrase.join(" ") };
}

function isLink(token: Token | undefined, words: SourceWords): boolean {
  return (
    token !== undefined &&
    (words.links.has(token.folded) || /^(?:the|la|las|los|el|l|les|der|die)$/.test(token.folded))
  );
}

/** A run of capitalised words without forms of address and offices. */
function nameOf(run: readonly Token[]): Found {
  let first = 0;
  for (let at = 0; at < run.length - 1; at += 1)
    if ((TITLES.has(run[at]!.folded) || ROLE.test(run[at]!.folded)) && isName(run[at + 1])) first = at + 1;
  if (first === 0 && ROLE.test(run[0]!.folded)) first = run.findIndex((token, at) => at > 0 && isName(token));
  const name = run.slice(Math.max(first, 0));
  const alone = run.length === 1 && (ROLE.test(run[0]!.folded) || TITLES.has(run[0]!.folded));
  return { kind: alone ? "bare" : "name", text: name.map(({ raw }) => raw).join(" ") };
}
