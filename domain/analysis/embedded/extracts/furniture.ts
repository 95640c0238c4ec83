/** Invitations, credits and notices that stand among a text's sentences without telling anything. */
const NOTICES = new RegExp(
  `^(?:${[
    // Reading on.
    "lea tambi[eé]n|leer m[aá]s|lee (?:tambi[eé]n|m[aá]s|aqu[ií])|m[aá]s informaci[oó]n|te puede interesar|sigue leyendo|contenido relacionado|noticias? relacionadas?|en directo|[uú]ltima hora|minuto a minuto|suscr[ií]b|reg[ií]strate|inicia sesi[oó]n",
    "read (?:more|also|next|on)|see also|also read|more on this|related|watch:?|listen:?|click here|sign up|subscribe|log ?in|follow us|follow (?:the|our)|advertisement|live updates|breaking|recommended|share this|continue reading|download|send (?:us |in )?your|e-?mail (?:us|me)|get in touch|drop me",
    "lire (?:aussi|[eé]galement|plus|la suite)|[aà] lire|voir aussi|en direct|abonnez|inscrivez|connectez|suivez|cliquez|publicit[eé]|la suite apr[eè]s|notre dossier|retrouvez|[eé]coutez",
    "lesen sie (?:auch|mehr|hier|weiter)|lesen? auch|mehr (?:dazu|zum thema|lesen)|zum thema|hier (?:klicken|geht|lesen)|siehe auch|weiterlesen|abonnieren|anmelden|jetzt (?:lesen|abonnieren|testen|anmelden)|newsletter|anzeige|werbung|dieser artikel|im video|im livestream|im liveticker",
    // Credits and editions.
    "fotos?:|photos?:|bild(?:er)?:|imagen:|video:|vid[eé]o:|quelle:|source:|fuente:|cr[eé]dito?s?:|redacci[oó]n|copyright|©|\\(c\\)|todos los derechos|all rights|tous droits|alle rechte|the post .{5,200} appeared first|updates from|with (?:reporting|files) from|reporting by|editing by|additional reporting|avec (?:afp|reuters|agences)|con informaci[oó]n de|mit material",
    // Running reports.
    "\\d{1,2}\\s?[.:h]\\s?\\d{2}(?:\\s?(?:uhr|h|pm|am))?\\s?[.:–—|-]|\\+\\+\\+|\\[\\d|\\d+/\\d+\\b|[•▶►→*#]",
  ].join("|")})`,
  "iu",
);
const ANYWHERE =
  /https?:|www\.|[\s(]@\w|\w@\w|[Cc]ookies?\b|[Nn]ewsletter|JavaScript|©|\+\+\+|WhatsApp|[Pp]aywall|[Pp]odcast|Foto:|Photo:/;
/** An agency or a place in capitals at the beginning: "BERLIN (dpa) –", "(Reuters) -", "PARIS, 3 mai –". */
const DATELINE =
  /^(?:[\p{Lu}][\p{Lu}\s./'-]{2,30}(?:,[^.–—-]{0,30})?\s*(?:\([^)]{2,30}\))?\s*[–—-]\s|\([^)]{2,30}\)\s*[–—.:-]?\s|[\p{L}\s./-]{2,30}\((?:AFP|AP|dpa|Reuters|EFE|APA|ATS|SDA|Keystone[^)]*|EP|Europa Press|Xinhua|ANSA|PA|CP)[^)]{0,20}\))/u;
const ENDS = /[.!?…]["'»”’“‹›)\]]*$/u;
const MOST_CAPITALS = 0.5;
const FEWEST_LETTERS = 12;

/**
 * Whether a sentence belongs to the page and not to the report: invitations, credits, datelines, times of a running
 * report, cut ends, lines of capitals, fragments that no mark ends (sub-headings and captions).
 */
export function isFurniture(text: string): boolean {
  if (text.length < FEWEST_LETTERS || !ENDS.test(text) || /…["'»”’“)\]]*$|\.\.\.$/u.test(text)) return true;
  if (NOTICES.test(text) || ANYWHERE.test(text) || DATELINE.test(text)) return true;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return capitals > MOST_CAPITALS * (text.match(/\p{L}/gu)?.length ?? 1);
}
