/** Words at which newspapers' pages show that a text is for payers. Read by `judgePaywall` and the page scan. */

/** Class, id or test-id words of boxes that stand in place of the withheld text. Whole words, so "no-paywall" and "paywall-off" do not count. */
export const PAYWALL_CONTAINER =
  /(?:^|\s)(?:(?:js|c|m|o|article|content|story|post|the|hard|soft|piano|tp|leaky|premium|regwall|ad)[-_]+)?(?:paywall|pay-wall|paywalloverlay|premium-?wall|subscription-?wall|paid-?wall|muro-?(?:de-?)?pago|abo-?wall)(?:[-_]+(?:container|wrapper|box|modal|overlay|banner|message|content|inner|body|article|offer|offers|teaser|text|title|cta|root|component|block))*(?=\s|$)/i;

/** Words by which a page's own article element says that it is locked. */
export const PAYWALL_STATE =
  /(?:^|\s)(?:is-paywalled|paywalled|article--?locked|locked-article|article-is-locked|content-locked|is-locked-article|subscribers?-only-(?:article|content|story)|premium-article-locked|article-body--?(?:truncated|locked|premium-cut)|paywall-active)(?=\s|$)/i;

/** Names of meta elements that tell about access, by their end. */
export const ACCESS_META =
  /(?:paywall|pay_?wall_?status|content_?tier|contentaccess|content-access|access-?level|accesstype|ispremium|is_premium|is-premium|premium|ispaid|paid|subscriberonly|pay-?type)$/i;

/**
 * Values of such meta elements that mean "for payers". "metered" is not among them: a reader who comes from
 * here meets an open page.
 */
export const LOCKED_VALUES = new Set(
  `true 1 yes y hard locked lock premium paid pay payant subscriber subscribers subscription subscribed abo plus
  restricted closed de-pago pago suscriptores abonnes abonné abonnés kostenpflichtig bezahlt`.split(/\s+/),
);

/**
 * Phrases that only stand where a text has been cut, folded (lower case, no accents, straight apostrophe), by
 * language. Offers ("suscríbete", "subscribe now") are no sign: free newspapers show them too.
 */
export const CUT_PHRASES: Readonly<Record<string, readonly string[]>> = {
  es: [
    "para seguir leyendo",
    "suscribete para leer",
    "suscribete para continuar",
    "suscribete y sigue leyendo",
    "contenido exclusivo para suscriptores",
    "contenido solo para suscriptores",
    "exclusivo para suscriptores",
    "solo para suscriptores",
    "articulo solo para suscriptores",
    "reservado a suscriptores",
    "este contenido es para suscriptores",
    "hazte suscriptor para",
    "sigue leyendo con una suscripcion",
    "accede a este contenido con tu suscripcion",
    "ya has leido todos tus articulos gratuitos",
    "este articulo es de pago",
  ],
  en: [
    "subscribe to continue reading",
    "subscribe to keep reading",
    "subscribe to read the full",
    "subscribe to unlock this",
    "to continue reading this article",
    "to keep reading this article",
    "to read the full story, subscribe",
    "this article is for subscribers",
    "this article is reserved for subscribers",
    "this content is for subscribers",
    "this story is for subscribers",
    "exclusive to subscribers",
    "for subscribers only",
    "available to subscribers only",
    "sign up to read the rest",
    "already a subscriber? log in to continue",
    "you have reached your limit of free articles",
    "the rest of this article is",
  ],
  fr: [
    "reserve aux abonnes",
    "reservee aux abonnes",
    "reserves aux abonnes",
    "de cet article a lire",
    "de cet article a decouvrir",
    "la suite est reservee",
    "la suite de cet article est",
    "abonnez-vous pour lire la suite",
    "abonnez-vous pour continuer",
    "pour lire la suite de cet article",
    "pour lire la suite, abonnez",
    "il vous reste",
    "article payant",
    "contenu exclusif abonnes",
    "cet article est reserve",
  ],
  de: [
    "weiterlesen mit",
    "jetzt weiterlesen",
    "jetzt abonnieren und weiterlesen",
    "um weiterzulesen",
    "um diesen artikel zu lesen",
    "diesen artikel weiterlesen",
    "lesen sie diesen artikel mit",
    "nur fur abonnenten",
    "exklusiv fur abonnenten",
    "fur abonnentinnen und abonnenten",
    "dieser artikel ist kostenpflichtig",
    "dieser inhalt ist kostenpflichtig",
    "zugang zu diesem artikel",
    "mit einem abo weiterlesen",
    "weiterlesen im abo",
    "sie haben noch keinen zugang",
    "den ganzen artikel lesen sie mit",
  ],
};
