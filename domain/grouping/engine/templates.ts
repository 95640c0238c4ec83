import { fold } from "../../language/fold";

/**
 * What a headline's form says of its article.
 * - `story`: an ordinary piece of news.
 * - `rolling`: a live ticker, an explainer, a gallery: it tells an event, but in words that a hundred others of its
 *   kind share, so those words are cut away before its features are taken.
 * - `service`: weather, horoscope, lottery, crossword, press review and the like: the same words every day and no
 *   event behind them, so it is never linked.
 */
export type TemplateKind = "story" | "rolling" | "service";

/** The kinds as stored in a byte. */
export const TEMPLATE_KINDS: readonly TemplateKind[] = ["story", "rolling", "service"];

// All patterns run on folded text (lower case, no diacritics), in every language: a headline's language is not
// always known, and the words hardly clash.
const SERVICE: readonly RegExp[] = [
  // Weather as a daily service; a storm with a name or a warning is news and stays out.
  /^(the )?weather( forecast)?( for| in|:| today| this)|^[\w ]{0,20}weather forecast( for|:|$)|^forecast:/,
  /^(el )?(tiempo|clima|pronostico)( de| en| para| hoy|:).*(hoy|manana|dia|semana|\d)|pronostico (del tiempo|del clima)|prevision meteorologica/,
  /^(la )?meteo\b.*(prevision|bulletin|du jour|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end)|bulletin meteo|previsions (de )?meteo|^la meteo (du|de) |^que prevoit meteo/,
  /^wetter(bericht|vorhersage|aussichten)?( in | am | fur | heute|:? so wird|-prognose)|wettervorhersage|das wetter (in|am|heute|morgen)/,
  /horoscop|horoskop|zodiac sign|signo del zodiaco|tarot (del|du|of)/,
  /\b(lottery|powerball|mega millions|lotto) (results?|numbers?|winning|am|vom|jackpot|zahlen)|winning numbers|lottozahlen|eurojackpot|euromillon|euromillions|bonoloto|(loteria|quiniela|sorteo) .*(resultado|numeros|hoy)|resultados? (de la |del )?(loteria|sorteo|quiniela|tinka)|loto : |resultats? du (loto|tirage)|resultado del sorteo|numeros ganadores/,
  /\b(crossword|sudoku|wordle|connections hints?|nyt (mini|strands)|spelling bee)\b|kreuzwort|mots (croises|fleches)|crucigrama/,
  /press review|paper round|newspaper headlines|(today'?s|front) pages\b|revue de presse|revista de prensa|las portadas (de|del|en) |^was (die )?anderen (zeitungen )?schreiben|presseschau|pressestimmen|(las )?portadas de (hoy|los)|portadas del/,
  /(morning|evening|daily|news) (briefing|roundup|digest)\b|^(your )?(morning|evening) (mail|brief)|what to watch (tonight|on tv)|\btv (guide|listings|tonight)|programme tv|programacion (de )?tv|que ver (hoy|esta noche) en|tv-programm|tv-tipps?|que regarder (ce soir|a la tele)|ce soir a la tele/,
  /^el tiempo en [\w ]{2,30}:|^meteo (a|en|au|aux) [\w '-]{2,30}:|^(the )?(day|week|month|year) in (pictures|photos|images)|^(die|der|das) (tag|woche|monat|jahr) in bildern|^(la|el) (semana|dia|mes|ano) en (imagenes|fotos)|^(la semaine|le mois|l.annee) en (images|photos)/,
  /photos? (of the day|du jour)|pictures of the (day|week|month|year)|(fotos?|imagen(es)?) (del|de la) (dia|semana|mes|ano)|bild(er)? (des tages|der woche|des jahres)|(images?|photos?) (du jour|de la semaine)/,
  /^(letters? to the editor|letters:|leserbrief|courrier des lecteurs|cartas (al|del) (director|lector))|quiz (of the week|des tages)|^(the )?(weekly |news )?quiz\b|das quiz|nachrichtenuberblick|nachrichten am (morgen|abend|mittag)|^der tag:? /,
  /^(stock market|wall street|borsa)? ?(preview|close) ?:|precio del (dolar|oro) hoy|(dolar|euro) hoy\b.*(cotiza|precio|cierr)|tipo de cambio hoy|spritpreise (heute|aktuell)|santo del dia|santoral|ephemeride|efemerides|on this day|today in history|kalenderblatt|blitzer (heute|in|am)|obituary notices|traueranzeigen|avis de deces|^(the )?[\w ]{0,20}(podcast|newsletter)\s*[:|–-]|[|–-] (podcast|newsletter)$/,
  // Advertising that wears a headline.
  /\b(promo|bonus|coupon|discount) codes?\b|code promo\b|codigo (promocional|de descuento)|gutscheincode|rabattcode/,
  /^how to watch .*(stream|channel|free|online|odds)|\b(kickoff|start) time, tv channel|a que hora (juega|es) .*(donde|canal)|sur quelle chaine (voir|regarder)|ubertragung (heute )?live im (tv|stream)|\bday in (photos|pictures)/,
];

const ROLLING: readonly RegExp[] = [
  /(?:^|[:|–—-] )(live( updates?| blog| news)?|breaking|watch|video|update|exclusive|en direct|direct|en vivo|en directo|minuto a minuto|ultima hora|urgente?|the latest|liveticker|live-ticker|newsticker|ticker|newsblog|liveblog|eilmeldung|\+\+\+)\s*[:|.–—-]+\s*/g,
  /\s*[:|.,–—-]+\s*(live( updates?)?( as it happened)?|as it happened|latest (updates|news)|what (we|to) know( so far)?|what happened|en (direct|vivo|directo)|ultimas noticias|ultima hora|minuto a minuto|(alle |die )?(news|entwicklungen|ereignisse) im (live)?(ticker|blog)|im live-?ticker|im liveblog|der (live)?ticker|ce que l.on sait( pour l.instant)?|lo que (se sabe|sabemos)|suivez (le|la) .*direct|das ist bekannt|was (wir|man) (bisher )?(wissen|weiss)|in (pictures|photos|bildern|images)|en (images?|imagenes|fotos|photos)|photos?|fotos?|bilder|videos?)\s*$/g,
  /\b(what we know( so far)?( about)?|here'?s what (we|you|to)( need to)? know( about)?|what to know( about)?|everything (we|you need to) know( about)?|(todo )?lo que (se sabe|sabemos)( hasta ahora)?( de| del| sobre)?|(que|lo que) (se )?sabe(mos)? (de|del|sobre)|ce que l.on sait( de| du| sur)?|tout ce qu.il faut savoir( sur)?|was (wir|man) (bisher |jetzt )?(uber|zu) |was (bisher |jetzt |uber )?.{0,30}bekannt ist|das (wissen wir|ist (bisher )?bekannt)|in pictures|in photos|en images?|en imagenes|en fotos|in bildern|fotostrecke|bildergalerie|photo gallery|galeria de fotos|diaporama|live-?ticker|live-?blog|newsblog|minuto a minuto|live updates)\b/g,
];

/** What `recogniseTemplate` gives: the kind, and the headline without the template's own words. */
export interface Template {
  kind: TemplateKind;
  headline: string;
}

/** Recognises weather, horoscope, live ticker … in a headline of any of the four languages. */
export function recogniseTemplate(headline: string): Template {
  const folded = fold(headline);
  if (SERVICE.some((pattern) => pattern.test(folded))) return { kind: "service", headline };
  // Folding can change a text's length (ß, ligatures); cutting by position is only right where it did not.
  if (folded.length !== headline.length) {
    return { kind: ROLLING.some((pattern) => folded.search(pattern) >= 0) ? "rolling" : "story", headline };
  }
  const kept = Array.from(headline);
  if (kept.length !== headline.length) return { kind: "story", headline };
  let found = false;
  for (const pattern of ROLLING) {
    for (const match of folded.matchAll(pattern)) {
      found = true;
      kept.fill(" ", match.index, match.index + match[0].length);
    }
  }
  const rest = kept
    .join("")
    .replace(/\s+/g, " ")
    .replace(/^[\s:|.,–—-]+/, "")
    .trim();
  if (!found) return { kind: "story", headline };
  // A headline that is nothing but template keeps its words: it must still have features.
  return { kind: "rolling", headline: rest.length >= 15 ? rest : headline };
}
