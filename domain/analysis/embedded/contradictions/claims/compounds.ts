import type { Clause } from "../../../reading/claims/clauses";
import type { Match } from "../../../reading/claims/vocabulary";

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Nouns behind which an English noun only says of what: an "injury report" tells of no injury. */
const HEADS = words(`
  report reports update updates list lists news concern concerns fear fears scare vote votes bill bills request
  requests hope hopes bid bids talk talks plan plans proposal proposals debate debates hearing hearings process risk
  risks threat threats rumour rumours rumor rumors claim claims question questions prevention insurance lawyer lawyers
  policy policies room rooms rate rates figures statistics history record application applications
`);
/** Words before "de" and its like that do the same in Spanish and French. */
const HEADS_BEFORE = words(`
  parte partes informe lista votacion solicitud debate riesgo riesgos amenaza amenazas temor temores esperanza
  esperanzas posibilidad peticion proyecto plan propuesta rumores pregunta
  rapport liste vote demande debat risque risques menace menaces crainte craintes espoir espoirs possibilite projet
  proposition rumeurs question
`);
const OF = words("de del la las los el du des d l le les sur sobre una un une");
/** Ends of German words that do it within the word: "Genehmigungsverfahren". */
const TAILS =
  /.(?:verfahren|antrag|antrage|antrags|liste|listen|debatte|streit|abstimmung|frage|fragen|forderung|forderungen|drohung|drohungen|risiko|gefahr|bericht|plane|hoffnung|hoffnungen|serie|sorgen|pech|statistik|gesetz)$/;

/** Whether what is found only says of what another noun is, and so answers nothing. */
export function isInCompound({ words: own, language }: Clause, { from, to }: Match): boolean {
  if (language === "en")
    return HEADS.has(own[to]?.folded ?? "") && !own[to]!.pause && /(?:[^ds]|ss)$/.test(own[to - 1]!.folded);
  if (language === "de") return to - from === 1 && TAILS.test(own[from]!.folded);
  let at = from - 1;
  while (at >= 0 && !own[at + 1]!.pause && OF.has(own[at]!.folded)) at--;
  return at < from - 1 && HEADS_BEFORE.has(own[at]?.folded ?? "");
}
