import type { Numeral } from "./figure";
import type { Token } from "./tokens";

const MONTHS: Record<string, RegExp> = {
  es: /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)$/,
  en: /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)$/,
  fr: /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/,
  de: /^(?:januar|janner|februar|feber|marz|april|mai|juni|juli|august|september|oktober|november|dezember)$/,
};

/** Currencies that stand glued before their number: "SFr350mn", "EUR12m". */
const CURRENCY = /^(?:sfr|fr|chf|eur|usd|gbp|us|rs|cad|aud|nzd|jpy|sek|nok|dkk|czk|pln|mxn|brl|inr|cny|kr)$/;

/** Words before a number that make it a name or a place in a list. */
const NAMING =
  /^(?:article|articulo|artikel|art|section|seccion|paragraf|parrafo|page|pagina|seite|pag|numero|number|nummer|nr|no|num|flight|vuelo|vol|flug|boeing|airbus|route|ruta|carretera|autobahn|departementale|nationale|highway|interstate|level|nivel|niveau|stufe|category|categoria|categorie|kategorie|gleis|platform|anden|quai|gate|terminal|halle|hall|deck|pont|cubierta|covid|stoxx|dax|mdax|sdax|tecdax|nasdaq|ibex|cac|ftse|nikkei|smi|atx|chapter|capitulo|chapitre|kapitel|phase|fase|etape|etapa|stage|etappe|round|runde|ronda|jornada|spieltag|grupo|group|gruppe|groupe|liga|ligue|formel|formula|formule|canal|channel|tf|bfm|radio|iphone|windows|version|type|typ|tipo|platz|place|puesto|rang|rank|top|under|sub|u|calle|street|avenue|avenida|kilometre|pk|km|psalm|generation|edad|age|aged|resolution|resolucion|parrafo|kilometro|ley|decreto|gesetz|loi|act|bloque|block|sector|zone|zona|distrito|district|bezirk|arrondissement|escena|day|dia|tag|jour)$/;

const CLOCK_BEFORE: Record<string, RegExp> = {
  es: /^(?:las|la)$/,
  en: /^(?:at|past|until|before|after|from|since|by)$/,
  fr: /^(?:a|vers|apres|avant|des|jusqu|depuis)$/,
  de: /^(?:um|gegen|ab|nach|vor|seit)$/,
};
const CLOCK_AFTER: Record<string, RegExp> = {
  es: /^(?:horas|h|hora|hrs)$/,
  en: /^(?:am|pm|o|gmt|est|utc|a|p|bst|et)$/,
  fr: /^(?:h|heures|heure|gmt)$/,
  de: /^uhr$/,
};

/** Whether the number counts or measures something: no date, clock time, year, ordinal, name, score or age. */
export function isQuantity(tokens: readonly Token[], { from, to }: Numeral, language: string): boolean {
  const first = tokens.slice(from, to).find((token) => token.kind === "number") ?? tokens[to - 1]!;
  const at = tokens.indexOf(first);
  const before = tokens[at - 1];
  const next = tokens[to];
  if (/^cien(?:to)?$/.test(first.folded) && before?.folded === "por") return false;
  if (isDate(tokens, at, to, language) || isClock(tokens, at, to, language)) return false;
  if (first.kind === "number") {
    if (first.glued && before !== undefined && /^[\p{L}.@#_/\\§№-]$|^\p{L}+$/u.test(before.text)) {
      // "F-16", "G20", "Covid-19"; but not "US$16" nor a range's second number.
      const hyphen = before.text === "-" && tokens[at - 2]?.kind === "word" && before.glued;
      const name = before.kind === "word" && !CURRENCY.test(before.folded);
      if (name || hyphen || /^[@#_/\\§№.]$/.test(before.text)) return false;
    }
    if (next?.glued && /^(?:st|nd|rd|th|er|ere|e|eme|o|a|º|ª|ter|ten|te)$/.test(next.folded)) return false;
    if (next?.glued && /^[:/]$/.test(next.text) && tokens[to + 1]?.kind === "number") return false;
    if (language === "de" && next?.glued && next.text === "." && tokens[to + 1]?.kind === "word")
      return false;
    if (/^(?:19|20)\d\d$/.test(first.text) && to - at === 1 && isYear(tokens, at, to, language)) return false;
    if (
      /^[-–]$/.test(next?.text ?? "") &&
      next!.glued &&
      tokens[to + 1]?.kind === "number" &&
      tokens[to + 1]!.glued
    )
      return false;
    if (
      before !== undefined &&
      /^[-–:/]$/.test(before.text) &&
      tokens[at - 2]?.kind === "number" &&
      first.glued
    )
      return false;
    if (/^1[0-8]\d\d$/.test(first.text) && to - at === 1 && isOldYear(tokens, at, to)) return false;
    if (isApposition(tokens, at, to) || isAgeMark(tokens, at)) return false;
  }
  if (first.kind === "number" && before !== undefined && NAMING.test(before.folded)) return false;
  if (before?.text === "." && /^(?:nr|no|num|art|n|pag)$/.test(tokens[at - 2]?.folded ?? "")) return false;
  return !isAge(tokens, at, to, language) && !(before?.text === "°" || before?.text === "º");
}

function isDate(tokens: readonly Token[], at: number, to: number, language: string): boolean {
  const month = MONTHS[language];
  if (month === undefined) return false;
  let next = to;
  while (/^(?:\.|de|of|er|st|nd|rd|th|º)$/.test(tokens[next]?.folded ?? "") && next < to + 2) next++;
  if (month.test(tokens[next]?.folded ?? "") && /^\d{1,2}$/.test(tokens[at]!.text)) {
    // "May" may also be a verb.
    return language !== "en" || /^\p{Lu}/u.test(tokens[next]!.text);
  }
  const before = tokens[at - 1]?.text === "." ? tokens[at - 2] : tokens[at - 1];
  return language === "en" && month.test(before?.folded ?? "") && /^\p{Lu}/u.test(before!.text);
}

const MINUTES = /^(?:de|del|minutos|horas|,|\.|)$/;

const isHour = ({ folded }: Token): boolean =>
  /^(?:[1-9]|1\d|2[0-4]|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)$/.test(folded);

function isClock(tokens: readonly Token[], at: number, to: number, language: string): boolean {
  const next = tokens[to]?.folded ?? "";
  const before = tokens[at - 1]?.folded ?? "";
  const clock = CLOCK_BEFORE[language]?.test(before) ?? false;
  // "A las tres y siete": the minutes.
  if (
    language === "es" &&
    before === "y" &&
    /^las?$/.test(tokens[at - 3]?.folded ?? "") &&
    MINUTES.test(next)
  )
    return true;
  if (language === "de" && next === "uhr") return true;
  // "Der Zug soll um elf fahren": a bare number behind "um" with no noun is an hour.
  if (
    language === "de" &&
    before === "um" &&
    isHour(tokens[at]!) &&
    !/^\p{Lu}|^[%€$,]/u.test(tokens[to]?.text ?? ".")
  )
    return true;
  if (next === "h" && tokens[to + 1]?.kind === "number") return true;
  if (before === "h" && tokens[at - 2]?.kind === "number") return true;
  if (
    language === "en" &&
    before === "past" &&
    /^(?:half|quarter|\d+|five|ten|twenty)$/.test(tokens[at - 2]?.folded ?? "")
  )
    return true;
  if (language === "en" && /^(?:am|pm|gmt|bst)$/.test(next)) return true;
  if (language === "en" && next === "o" && tokens[to + 2]?.folded === "clock") return true;
  if (
    language === "en" &&
    /^[ap]$/.test(next) &&
    tokens[to + 1]?.text === "." &&
    tokens[to + 2]?.folded === "m"
  )
    return true;
  if (!clock) return false;
  if (CLOCK_AFTER[language]?.test(next) && language !== "es") return true;
  // "a las 16.30", "a las tres de la madrugada", "um 16.30", "at half past four".
  if (language === "es") {
    const hour = /^(?:\d{1,2}(?:[.:]\d\d)?|\p{L}+)$/u.test(tokens[at]!.text);
    const ends =
      tokens[to] === undefined ||
      tokens[to]!.kind === "mark" ||
      /^(?:de|del|horas|h|hrs|y|en|hora)$/.test(next);
    return (
      hour &&
      ends &&
      before === "las" &&
      /^(?:a|de|hacia|sobre|desde|hasta)$/.test(tokens[at - 2]?.folded ?? "")
    );
  }
  return (
    /^\d{1,2}[.:]\d\d$/.test(tokens[at]!.text) &&
    !/^[%€$]$/.test(next) &&
    next !== "prozent" &&
    language !== "en"
  );
}

/** A bare number from 1900 to 2099 that nothing close behind makes a quantity. */
function isYear(tokens: readonly Token[], at: number, to: number, language: string): boolean {
  const next = tokens[to];
  const before = tokens[at - 1]?.folded ?? "";
  if (
    /^(?:en|in|im|de|del|since|seit|depuis|desde|ano|annee|jahr|year|from|until|bis|hasta|by|of|fin|von|ab|vers|summer|winter|sommer|ete|debut|ende|anfang|mitte|l|und|y|and|et)$/.test(
      before,
    )
  )
    return true;
  if (/^[$€£]$/.test(before)) return false;
  // "January 3, 2026"
  if (before === "," && tokens[at - 2]?.kind === "number") return true;
  const month = MONTHS[language];
  if (month?.test(before)) return true;
  if (next === undefined || next.kind !== "word") return !/^[%€$£]$/.test(next?.text ?? "");
  return /^(?:y|and|et|und|in|en|im|the|a|la|el|le|die|der|das|to|was|war|fue|a|hat|ha|with|con|mit|wurde|wurden|on|by|as|when)$/.test(
    next.folded,
  );
}

/** "Founded in 1887.": of older years only those that a preposition tells and no noun follows. */
function isOldYear(tokens: readonly Token[], at: number, to: number): boolean {
  const next = tokens[to];
  return (
    /^(?:en|in|im|since|seit|depuis|desde|ano|annee|jahr|year)$/.test(tokens[at - 1]?.folded ?? "") &&
    (next === undefined || next.kind === "mark" || STOP.test(next.folded))
  );
}

const STOP =
  /^(?:y|and|et|und|by|por|par|von|der|die|das|the|a|el|la|le|les|los|las|un|una|une|war|was|wurde|fue|que|qui|who|segun|selon|from|as|when)$/;

/** "Huber, 45, from Linz", "Huber (45)". */
export function isApposition(tokens: readonly Token[], at: number, to: number): boolean {
  const before = tokens[at - 1]?.text;
  const after = tokens[to]?.text;
  if (!/^\d{1,2}$/.test(tokens[at]!.text)) return false;
  const name = /^\p{Lu}/u.test(tokens[at - 2]?.text ?? "") || tokens[at - 2]?.kind === "word";
  return (
    name &&
    ((before === "," && (after === "," || after === "." || after === undefined)) ||
      (before === "(" && after === ")"))
  );
}

export function isAge(tokens: readonly Token[], at: number, to: number, language: string): boolean {
  const word = (i: number): string => tokens[i]?.folded ?? "";
  if (language === "en") {
    const unit = tokens[to]?.text === "-" ? to + 1 : to;
    if (
      /^years?$/.test(word(unit)) &&
      (word(unit + 1) === "old" || (tokens[unit + 1]?.text === "-" && word(unit + 2) === "old"))
    )
      return true;
    return /^year/.test(word(unit)) && word(unit + 1) === "of" && word(unit + 2) === "age";
  }
  if (language === "de")
    return (
      /^jahrig/.test(word(to)) ||
      /^jahrig/.test(word(to + 1)) ||
      (/^jahre?n?$/.test(word(to)) && /^alte?[nrms]?$/.test(word(to + 1)))
    );
  const mine = /^\d{1,2}$/.test(tokens[at]!.text) && word(at - 1) === "de" && !SPAN.test(word(at - 2));
  if (language === "fr")
    return (
      /^ans?$/.test(word(to)) &&
      (mine || /^age/.test(word(at - 2)) || /^age/.test(word(at - 1)) || tokens[at - 1]?.text === ",")
    );
  return /^anos?$/.test(word(to)) && (mine || (word(to + 1) === "de" && word(to + 2) === "edad"));
}

/** "Some as young as 14 and 15", "aged 16 to 21", "a partir de 12". */
function isAgeMark(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(Math.max(0, at - 4), at).map((token) => token.folded);
  const youngest = tokens
    .slice(Math.max(0, at - 6), at)
    .some(({ folded }) => /^(?:jungst|altest|youngest|oldest|benjamin)/.test(folded));
  return (
    youngest ||
    words.includes("aged") ||
    words.join(" ").includes("young as") ||
    words.join(" ").includes("old as")
  );
}

/** Nouns that last so many years: "una condena de 8 años" is no age. */
const SPAN =
  /^(?:pena|penas|condena|condenas|plazo|periodo|mas|menos|contrato|mandato|carcel|prision|inhabilitacion|duracion|total|hipoteca|acuerdo|sentencia|maximo|minimo|peine|peines|duree|periode|plus|moins|contrat|bail|mandat|condamnation|prison|emprisonnement|pret|accord|maximum|minimum|ineligibilite|interdiction|pacto|cerca|pres|alrededor|guerra|guerre|gobierno|historia|experiencia|experience)$/;
