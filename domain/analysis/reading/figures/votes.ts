import type { Figure } from "./figure";

/** Words that tell of a vote, by language. */
const VOTED: Readonly<Record<string, RegExp>> = {
  es: /\b(?:vot\p{L}*|sufragios|escrutinio|a favor|en contra|diputados|senado\p{L}*|asamblea|parlamento|congreso|pleno|cámara|concejales|jurado)/iu,
  en: /\b(?:vot\p{L}*|ballot|in favou?r|ayes|lawmakers|senat\p{L}*|parliament|assembly|house|chamber|council\p{L}*|committee|jury|bill|passed|MPs|justices|judges)\b/iu,
  fr: /(?:\bvoix\b|\bvot\p{L}*|suffrages|scrutin|députés|sénat\p{L}*|assemblée|parlement|chambre|conseil|jury|élus)/iu,
  de: /(?:Stimmen|stimm\p{L}*|Abstimmung|Parlament|Senat|Kammer|Rat\b|Bundestag|Ausschuss|Gegenstimmen|Ja-|Jury|Abgeordnete|Entscheidung|Mehrheit|beschloss\p{L}*)/u,
};
/** Words that no report of a match has: only beside them a mere "2-1" is the result of a vote. */
const SURELY_VOTED =
  /\b(?:vot|ballot|parliament|assembl|senat|sénat|lawmaker|scrutin|suffrag|parlament|diputad|député)|stimm|Abgeordnet/iu;
/** What stands between the two numbers of a result, the nouns of the first among it. */
const BETWEEN: Readonly<Record<string, RegExp>> = {
  es: /^[\s,]*(?:votos?|síes|apoyos|diputados|senadores)?\s*(?:a favor|afirmativos|positivos)?\s*(?:,?\s*(?:y|por|contra|frente a|a)\s*(?:los|las)?)\s*$/iu,
  en: /^[\s,]*(?:votes?|ayes|lawmakers|senators|members)?\s*(?:in favou?r|for|voted for|yes)?\s*(?:,?\s*(?:to|and|against|versus))\s*$/iu,
  fr: /^[\s,]*(?:voix|votes|suffrages|députés|élus)?\s*(?:pour|favorables)?\s*(?:,?\s*(?:contre|et|à))\s*$/iu,
  de: /^[\s,]*(?:Ja-)?(?:Stimmen|Abgeordnete)?\s*(?:dafür)?\s*(?:,?\s*(?:zu|gegen|und|bei))\s*$/u,
};
/** "60 en contra", "41 against": what must follow the second number where the link alone says little. */
const AGAINST =
  /^[\s,]*(?:votos?|votes?|voix|(?:nein|gegen)-?stimmen)?\s*(?:en contra|negativos|against|contre|dagegen|gegenstimmen|nein|noes)/iu;
const CLEAR = /(?:contra|frente a|\bto\b|against|versus|contre|\bzu\b|gegen|\bpor\b)/u;
const MOST = 2000;

/** Makes one figure, the result, of the two counts of a vote ("88 to 41", "27 voix contre 18", "61 zu 60"). */
export function withVotes(figures: readonly Figure[], text: string, language: string): Figure[] {
  const ordered = figures.toSorted((a, b) => a.start - b.start);
  if (!VOTED[language]?.test(text)) return ordered;
  const found: Figure[] = [];
  for (let i = 0; i < ordered.length; i++) {
    const [figure, next] = [ordered[i]!, ordered[i + 1]];
    if (figure.measure === "score" && SURELY_VOTED.test(text))
      found.push({ ...figure, measure: "vote-result" });
    else if (next !== undefined && isResult(figure, next, text, language)) {
      found.push(resultOf(figure, next));
      i++;
    } else found.push(figure);
  }
  return found;
}

function isResult(yes: Figure, no: Figure, text: string, language: string): boolean {
  if (yes.dimension !== "count" || no.dimension !== "count") return false;
  if (![yes.low, no.low].every((votes) => Number.isInteger(votes) && votes <= MOST)) return false;
  // "88 gegen 14": the link may be read as the second number's qualifier.
  const link = text.slice(yes.end, no.start) + (/^(?:gegen|zu)\s/.exec(text.slice(no.start))?.[0] ?? "");
  if (!BETWEEN[language]?.test(link)) return false;
  const clear = CLEAR.test(link) && yes.precision === "exact" && no.precision === "exact";
  return clear || AGAINST.test(text.slice(no.end));
}

const resultOf = (yes: Figure, no: Figure): Figure => {
  const [low, high] = [Math.min(yes.low, no.low), Math.max(yes.low, no.low)];
  return {
    ...yes,
    end: no.end,
    low,
    high,
    precision: "exact",
    step: 0,
    dimension: "score",
    unit: null,
    written: { low, high, unit: null },
    measure: "vote-result",
    noun: null,
    people: false,
    scope: { group: null, aside: null, years: [], per: null },
  };
};
