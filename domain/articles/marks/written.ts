import type { Sign } from "./reasons";
import type { MarkWords } from "./words/types";

/** Capitals that are names or abbreviations although they read like words. */
const ACRONYMS = new Set(
  `UNESCO UNICEF UNHCR FRONTEX INTERPOL EUROPOL EUROSTAT OPEC OPEP ERASMUS BRICS MERCOSUR FIFA UEFA NASA NATO OTAN
  CSIC RTVE PSOE VOX SUMAR PODEMOS ERC BILDU ACLU NAACP AIPAC COVID WADA FARC ELN CERN ESA ISIS DAESH HIV AIDS
  ACNUR PDVSA PEMEX INEGI INTERREG MAGA DOGE SPD CDU CSU SNCF RATP MEDEF ADAC DFB UNRWA ASEAN AUKUS SWIFT AIADMK
  SPIEGEL ZEIT CONMEBOL CONCACAF CEPAL FIBA URSSAF INSERM ADEME ECOWAS CEDEAO SIDA IKEA AENA RENFE SEPE`.split(
    /\s+/,
  ),
);
/** Exclamation marks that belong to a name. */
const EXCLAMATION = /(?<!Yahoo|Jeopardy)!+/g;
/** Labels in capitals before a colon, bar, point or dash are the newspaper's furniture ("LIVE:", "EN IMAGES."). */
const KICKER = /^[\p{Lu}\p{N} ,'’-]{2,40}(?=(?:\s*[:|–—.]| -)\s.{10})/u;
/** An author's name in capitals: after "by" or a sentence at the end, before a verb at the start. */
const BYLINE =
  /(?<=(?:[:,.;?!…|]|\b(?:by|por|par|von|writes|says|asks|reveals|tells?)) )\p{Lu}{2,}(?:[ -]\p{Lu}{2,}){1,2}$|^\p{Lu}{2,}(?: \p{Lu}{2,}){1,2}(?= (?:on|reveals|writes|says|asks)\b)/gu;
const VOUCHER = /\bcode [\p{Lu}\p{N}]{4,}/giu;

/** Exclamations, doubled question marks and shouted words of a text that is free of quotations. */
export function writtenSigns(text: string, { stressed }: Pick<MarkWords, "stressed">): Sign[] {
  const signs: Sign[] = [];
  const exclamations = text.match(EXCLAMATION)?.length ?? 0;
  if (exclamations > 0) signs.push({ code: "exclamation", points: 2 * Math.min(exclamations, 2) });
  if (/\?{2,}/.test(text)) signs.push({ code: "question-marks", points: 2 });
  const shouted = shoutedWords(text, new Set(stressed.map((word) => word.toUpperCase())));
  if (shouted.length > 0)
    signs.push({ code: "capitals", evidence: shouted.join(" ").slice(0, 60), points: 2 });
  return signs;
}

/** Words in capitals that are no abbreviations: stressed short ones, long ones, or pairs of at least middling length. */
function shoutedWords(text: string, stressed: ReadonlySet<string>): string[] {
  const calm = text
    .replace(KICKER, (kicker) => kicker.toLowerCase())
    .replace(BYLINE, (name) => name.toLowerCase())
    .replace(VOUCHER, (code) => code.toLowerCase());
  const readable: string[] = [];
  for (const [run] of calm.matchAll(/(?<![\p{L}\p{N}-])\p{Lu}{2,}(?: \p{Lu}{2,})*(?![\p{L}\p{N}-])/gu)) {
    const words = run.split(" ");
    if (words.some((word) => !isReadable(word))) continue;
    readable.push(...words.filter((word) => !ACRONYMS.has(word)));
  }
  const long = readable.filter((word) => word.length >= 4);
  const loud = long.some((word) => word.length >= 6) || (long.length >= 2 && long.some((w) => w.length >= 5));
  return readable.filter((word) => stressed.has(word) || (loud && word.length >= 4));
}

/** Can be spoken as a word: with a vowel and without four consonants in a row, bar German "SCH". */
function isReadable(word: string): boolean {
  const bare = word.normalize("NFD").replace(/\p{M}+/gu, "");
  return (
    /[AEIOUY]/.test(bare) && !/[^AEIOUY]{4,}/.test(bare.replace(/SCH/g, "S").replace(/TCH|GHT|TZT|CKT/g, "T"))
  );
}
