import type { Numeral } from "./figure";
import { termsOf } from "./measures/catalogue";
import { isPersonAt } from "./nouns";
import type { Token } from "./tokens";

/** Words that say that there is none of what is told of near them. */
const NONE: Record<string, RegExp> = {
  es: /^(?:ningun|ninguna|nadie|sin|no)$/,
  en: /^(?:no|nobody|none|without)$/,
  fr: /^(?:aucun|aucune|personne|sans|pas|ni)$/,
  de: /^(?:kein|keine|keinen|keiner|niemand|niemanden|ohne)$/,
};
const VERBS: Record<string, RegExp> = {
  es: /^(?:hay|hubo|ha|han|causo|dejo|dejar|causar|se|registraron|registro|reportaron|produjeron|habido|victima|victimas|que|lamentar|provocar)$/,
  en: /^(?:one|was|were|has|been|had|causing|serious|immediate|reported|reports|of|any|people|reported)$/,
  fr: /^(?:de|n|a|ete|est|fait|faire|ni|victime|faisant|ne|sont|d)$/,
  de: /^(?:wurde|wurden|gab|es|menschen|ist|person|bislang|zunachst|dabei|offenbar|nach|ersten|meldungen|angaben|kam)$/,
};
const FATES = new Set(["killed", "injured"]);
const REACH = 6;

/** "No hay muertos", "nobody was hurt", "aucun blessé", "verletzt wurde niemand": a number that is nought. */
export function zerosIn(tokens: readonly Token[], language: string): Numeral[] {
  const none = NONE[language];
  const terms = termsOf(language);
  if (none === undefined || terms === undefined) return [];
  const found: Numeral[] = [];
  for (const [i, token] of tokens.entries()) {
    if (!none.test(token.folded)) continue;
    // "Une personne" is somebody; "personne n'a" is nobody.
    if (token.folded === "personne" && !/^n[e]?$/.test(tokens[i + 1]?.folded ?? "")) continue;
    if (fateNear(tokens, i, language) !== null)
      found.push({ from: i, to: i + 1, low: 0, high: 0, precision: "exact", step: 0 });
  }
  return found;
}

/** Whether a fate stands next to the word for none, only small words between them. */
function fateNear(tokens: readonly Token[], at: number, language: string): number | null {
  const terms = termsOf(language)!;
  const small = VERBS[language]!;
  const fate = (i: number): boolean =>
    terms.at(tokens, i).some(({ value }) => FATES.has(value.measure.key) && value.side !== "after");
  for (let i = at + 1; i < Math.min(tokens.length, at + REACH); i++) {
    if (fate(i)) return i;
    const token = tokens[i]!;
    if (
      token.kind === "number" ||
      (token.kind === "word" && !small.test(token.folded)) ||
      /^[,;:.]$/.test(token.text)
    )
      break;
  }
  if (language !== "de") return null;
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    if (fate(i)) return i;
    const token = tokens[i]!;
    if (token.kind === "number" || (token.kind === "word" && !small.test(token.folded)) || token.text === ",")
      break;
  }
  return null;
}

const A: Record<string, RegExp> = {
  es: /^(?:un|una)$/,
  en: /^(?:a|an|one)$/,
  fr: /^(?:un|une)$/,
  de: /^(?:ein|eine)$/,
};
const NOUN_WITHIN = 3;

/** "A firefighter died", "eine Frau kam ums Leben": somebody, where a fate follows the noun in the same clause. */
export function someoneIn(tokens: readonly Token[], language: string): Numeral[] {
  const one = A[language];
  const terms = termsOf(language);
  if (one === undefined || terms === undefined) return [];
  const found: Numeral[] = [];
  for (const [i, token] of tokens.entries()) {
    if (!one.test(token.folded)) continue;
    const noun = [1, 2, NOUN_WITHIN].find((n) => isPersonAt(tokens, i + n, language));
    if (noun === undefined) continue;
    for (let at = i + noun + 1; at < Math.min(tokens.length, i + noun + REACH); at++) {
      if (tokens[at]!.kind !== "word") break;
      const fate = terms
        .at(tokens, at)
        .some(({ value }) => FATES.has(value.measure.key) && value.side !== "after");
      if (!fate) continue;
      found.push({ from: i, to: i + 1, low: 1, high: 1, precision: "at-least", step: 0, someone: true });
      break;
    }
  }
  return found;
}
