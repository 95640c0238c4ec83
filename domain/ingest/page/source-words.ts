/** Words by which the rule of cited sources works; all folded (lower case, no accents). */

/** Press agencies, found as whole words anywhere in the text. Those whose name is a common word are matched as capitals only. */
export const AGENCIES: readonly { name: string; pattern: RegExp }[] = [
  { name: "efe", pattern: /\bEFE\b/ },
  { name: "europa press", pattern: /\bEuropa Press\b/ },
  { name: "afp", pattern: /\bAFP\b|Agence France[- ]Presse/ },
  { name: "reuters", pattern: /\bReuters\b/i },
  { name: "associated press", pattern: /\bAP\b(?!\d)|Associated Press/ },
  { name: "dpa", pattern: /\b(?:dpa|DPA)\b/ },
  { name: "bloomberg", pattern: /\bBloomberg\b/ },
  { name: "ansa", pattern: /\bANSA\b/ },
  { name: "apa", pattern: /\bAPA\b/ },
  { name: "keystone-sda", pattern: /\bKeystone-SDA\b/ },
  { name: "pa media", pattern: /\bPA (?:Media|news agency)\b/ },
  { name: "tass", pattern: /\bTASS\b/i },
  { name: "xinhua", pattern: /\bXinhua\b/i },
  { name: "interfax", pattern: /\bInterfax\b/i },
  { name: "belga", pattern: /\bBelga\b/ },
  { name: "notimex", pattern: /\bNotimex\b/i },
  { name: "telam", pattern: /\bT[ée]lam\b/i },
  { name: "kyodo", pattern: /\bKyodo\b/ },
  { name: "yonhap", pattern: /\bYonhap\b/ },
];

/** What stands before the name of a source ("según X"), as word sequences. */
export const CUES_BEFORE: Readonly<Record<string, readonly string[]>> = {
  es: [
    "segun",
    "de acuerdo con",
    "de acuerdo a",
    "a juicio de",
    "en palabras de",
    "fuentes de",
    "fuentes del",
    "declaro a",
    "declaraciones a",
    "citado por",
    "citada por",
    "publicado por",
    "informo",
    "informa",
    "asegura",
    "aseguro",
    "afirma",
    "afirmo",
    "explico",
    "explica",
  ],
  en: [
    "according to",
    "told",
    "reported by",
    "as reported by",
    "quoted by",
    "citing",
    "in the words of",
    "a spokesperson for",
    "a spokesman for",
    "a spokeswoman for",
    "sources at",
    "said",
  ],
  fr: [
    "selon",
    "d'apres",
    "a declare a",
    "a confie a",
    "cite par",
    "citee par",
    "rapporte",
    "aux dires de",
    "affirme",
    "precise",
    "de source",
    "indique",
    "explique",
  ],
  de: [
    "laut",
    "gemass",
    "nach angaben von",
    "nach angaben der",
    "nach angaben des",
    "nach informationen von",
    "nach informationen der",
    "nach informationen des",
    "wie der",
    "sagte",
    "sagt",
    "erklarte",
    "berichtet",
    "teilte",
    "gegenuber der",
    "gegenuber dem",
  ],
};

/** What stands after the name ("Reuters zufolge"). */
export const CUES_AFTER: Readonly<Record<string, readonly string[]>> = { de: ["zufolge"] };

/** Words inside a name that are not capitalised. */
export const PARTICLES = new Set(
  "de del la las los of the von van der den des du d di da y e und and et for für fur".split(" "),
);

/** Capitalised words that name no source: weekdays, months, pronouns at a sentence's start and, in German, general nouns. */
export const NO_NAMES = new Set(
  `dem den monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar
  marz mai juni juli oktober dezember i he she it we they the a an this that his her its el la los las un una lo
  le les il elle on ce cette der die das ein eine er sie es wir ihr bericht berichten berichte studie umfrage
  angaben medienberichten medien medienbericht aussage aussagen zahlen daten artikel mitteilung prognose schatzung
  schatzungen experten forschern wissenschaftlern behorden ermittlern anwohnern augenzeugen beobachtern gesetz plan
  planen erkenntnissen informationen jahr jahren woche woch abend morgen mitteilungen kreisen insidern`.split(
    /\s+/,
  ),
);
