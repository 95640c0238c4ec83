import { conceptsOf } from "../../../language/concepts";
import type { Asides } from "./asides";
import type { Aside, Numeral, Scope } from "./figure";
import { isPersonAt } from "./nouns";
import { Phrases, phraseTable } from "./phrases";
import type { Token } from "./tokens";
import { between, CLAUSE } from "./walls";
import { GROUPS } from "./words/people";
import { BY, DENIED, MORE, RATES, SENT } from "./words/scopes";

const more = phraseTable(MORE);
const by = phraseTable(BY);
const denied = phraseTable(DENIED);
const sent = phraseTable(SENT);
const rates = new Map<string, Phrases<string>>();
const groups = new Map<string, Phrases<string>>();
for (const [named, lists, separator] of [
  [rates, RATES, /,/],
  [groups, GROUPS, /\s+/],
] as const)
  for (const [value, columns] of Object.entries(lists))
    for (const [language, list] of Object.entries(columns)) {
      const phrases = named.get(language) ?? new Phrases<string>();
      named.set(language, phrases);
      for (const phrase of list.split(separator)) if (phrase.trim() !== "") phrases.add(phrase, value);
    }

const NEAR = 4;
const NOUN_GROUP = 4;

/**
 * What narrows the number whose words (unit included) end before token `to`.
 * @param matters whether an aside means something for the number's measure
 */
export function scopeOf(
  tokens: readonly Token[],
  numeral: Numeral,
  to: number,
  language: string,
  asides: Asides,
  matters: (aside: Aside) => boolean,
): Scope {
  return {
    group: groupAt(tokens, to, language),
    aside: asidesAt(tokens, numeral, to, language, asides).find(matters) ?? null,
    years: asides.years.get(numeral) ?? [],
    per: rateAt(tokens, to, language),
  };
}

/** All that sets a number aside, the weightiest first. */
function asidesAt(
  tokens: readonly Token[],
  numeral: Numeral,
  to: number,
  language: string,
  asides: Asides,
): Aside[] {
  const found: Aside[] = [];
  if (asides.past.has(numeral) || isReplaced(tokens, numeral, to)) found.push("past");
  if (endsBefore(denied.get(language), tokens, numeral.from)) found.push("denied");
  if (isPart(tokens, numeral, to, language, asides)) found.push("part");
  if (endsBefore(sent.get(language), tokens, numeral.from)) found.push("sent");
  if (endsBefore(by.get(language), tokens, numeral.from)) found.push("by");
  const added = more.get(language);
  if (added?.has(tokens, to) || added?.has(tokens, to + 1) || endsBefore(added, tokens, numeral.from))
    found.push("more");
  if (asides.hasForecast.has(numeral)) found.push("forecast");
  if (asides.hasTarget.has(numeral)) found.push("target");
  return found;
}

const FROM = /^(?:de|del|desde|from|von|du|des|vom)$/;
const TO = /^(?:a|al|to|auf|hasta|zu|zum|au|aux)$/;

/** The first number of "from 16 to 29": what was before. */
function isReplaced(tokens: readonly Token[], numeral: Numeral, to: number): boolean {
  const next = tokens[to + 1];
  return (
    FROM.test(tokens[numeral.from - 1]?.folded ?? "") &&
    TO.test(tokens[to]?.folded ?? "") &&
    next !== undefined &&
    (next.kind === "number" || NUMERIC.test(next.folded))
  );
}

const NUMERIC =
  /^(?:un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)/;

/** "…, darunter drei Kinder": everything behind the marker up to the clause's end; "two of them", "dos de los heridos". */
function isPart(
  tokens: readonly Token[],
  numeral: Numeral,
  to: number,
  language: string,
  asides: Asides,
): boolean {
  for (const at of asides.part) {
    if (between(tokens, numeral, at, CLAUSE)) continue;
    if (at >= to && at - to <= 1 && /^(?:of|de|d|davon|von)$/.test(tokens[at]!.folded)) return true;
    if (at < numeral.from && numeral.from - at <= NEAR * 3) return true;
  }
  if (isBesideAnother(tokens, numeral, language)) return true;
  if (isOneOf(tokens, numeral) || isRest(tokens, numeral, to)) return true;
  const link = tokens[to]?.folded ?? "";
  const article = tokens[to + 1]?.folded ?? "";
  if (language === "de")
    return link === "der" && /^(?:verletzten|toten|vermissten|opfer|getoteten)$/.test(article);
  const hurt =
    /^(?:herid|muert|desaparecid|injured|wounded|dead|missing|victims|bless|mort|disparu|victimes|fallecid)/;
  return (
    /^(?:de|of|des)$/.test(link) &&
    hurt.test(
      /^(?:los|las|the|ces)$/.test(article) ? (tokens[to + 2]?.folded ?? "") : link === "des" ? article : "",
    )
  );
}

/** "The other four", "les quatre autres", "die übrigen drei": what is left of a whole. */
function isRest(tokens: readonly Token[], { from }: Numeral, to: number): boolean {
  const [article, before] = [tokens[from - 2]?.folded ?? "", tokens[from - 1]?.folded ?? ""];
  const definite = /^(?:los|las|les|the|die|der|den)$/;
  const rest = /^(?:otros|otras|autres|other|remaining|ubrigen|restantes|anderen|restants)$/;
  return (
    (rest.test(before) && definite.test(article)) ||
    (definite.test(before) && rest.test(tokens[to]?.folded ?? ""))
  );
}

const AND = /^(?:y|e|and|et|und)$/;
const POSSESSIVE = /^(?:sus|his|her|their|ses|leurs|seine|seinen|ihre|ihren)$/;

/** "The groom and his three nieces": the number tells of those beside the one named before, not of all. */
function isBesideAnother(tokens: readonly Token[], { from }: Numeral, language: string): boolean {
  const own = POSSESSIVE.test(tokens[from - 1]?.folded ?? "");
  const and = own ? from - 2 : from - 1;
  if (!AND.test(tokens[and]?.folded ?? "") || tokens[and - 1]?.kind !== "word") return false;
  // "Two women and three men": both are counted, each for itself.
  return own || (isPersonAt(tokens, and - 1, language) && tokens[and - 2]?.kind !== "number");
}

/** "The first of nine miners": the number tells of all of them, not of what befell the one. */
function isOneOf(tokens: readonly Token[], numeral: Numeral): boolean {
  let at = numeral.from - 1;
  if (/^(?:los|las|the|les|den)$/.test(tokens[at]?.folded ?? "")) at--;
  return (
    /^(?:of|de|des|von|der)$/.test(tokens[at]?.folded ?? "") &&
    /^(?:first|second|third|last|primero?|primera|segundo|tercero|ultimo|premier|premiere|deuxieme|dernier|ersten?|zweiten?|dritten?|letzten?)$/.test(
      tokens[at - 1]?.folded ?? "",
    )
  );
}

/** Whether a phrase ends right before token `at`. */
function endsBefore(phrases: Phrases<true> | undefined, tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - 3); from < at; from++)
    if (phrases?.at(tokens, from).some((hit) => hit.to === at)) return true;
  return false;
}

function rateAt(tokens: readonly Token[], to: number, language: string): string | null {
  for (let i = to; i < Math.min(tokens.length, to + NEAR); i++) {
    if (tokens[i]!.kind === "number" || CLAUSE.test(tokens[i]!.text)) return null;
    const hit = rates.get(language)?.at(tokens, i)[0];
    if (hit !== undefined) return hit.value;
  }
  return null;
}

/** The group of people in the noun group behind a number, or the people's country as a concept. */
function groupAt(tokens: readonly Token[], to: number, language: string): string | null {
  let nation: string | null = null;
  for (let i = to; i < Math.min(tokens.length, to + NOUN_GROUP); i++) {
    const token = tokens[i]!;
    if (token.kind !== "word") break;
    if (
      /^(?:en|in|por|by|a|au|dans|par|y|and|et|und|im|at|on|bei|que|who|die|qui|tras|after|from|aus|segun|selon|laut|according|said|say|says|dijo|sagte|contra|against|contre|gegen|nach|to|with|con|avec|mit|for|para|pour|fur)$/.test(
        token.folded,
      )
    )
      break;
    const hit = groups.get(language)?.at(tokens, i)[0];
    if (hit !== undefined) return hit.value;
    nation ??= conceptsOf(token.text, language).find((concept) => concept.startsWith("=")) ?? null;
  }
  return nation;
}
