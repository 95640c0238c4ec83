/** What newspapers put around their texts, in the four languages; no sentence of the news. */
const FURNITURE: readonly RegExp[] = [
  // Datelines and agencies: "BERLIN (dpa) –", "(Reuters) -", "MADRID, 3 Ene. (EUROPA PRESS) -".
  /^(?:[\p{Lu}][\p{L}/ .-]{1,40}(?:,[^()]{1,30})?)?\s*\((?:dpa|afp|apa|sda|ats|ap|reuters|efe|europa press|epd|kna|sid|ansa|belga|pa|agencias?|xinhua)[^)]*\)/iu,
  /^\p{Lu}{3,}(?:[ ,/]\p{Lu}{3,})*(?:,[^–—-]{1,25})?\s+[–—-]\s/u,
  // Live tickers: "14:05 Uhr:", "14h05 –", "10.32:".
  /^\d{1,2}[.:h]\d{2}(?:\s*(?:uhr|h|hrs?|am|pm|cet|gmt))?\s*(?:[:|–—-]|\s\p{Lu})/iu,
  /^(?:watch|live now|live updates|live|video|photos?|picture|image|credit|foto|fotos|bild|bilder|quelle|fuente|imagen|source|crédit|vidéo|galerie|galería|podcast|audio|newsletter|opinion|opinión|kommentar|analyse|análisis|analysis|editorial|tribune|interview|entrevista|liveblog|ticker|newsblog|live-ticker|directo|en directo|en direct)\s*[:|–—-]/iu,
  /\b(?:read more|click here|sign up|subscribe|log in|all rights reserved|cookies?|terms of use|privacy policy|our newsletter|follow us|download the app|watch live|more to follow|this story (?:is|has been)|see also|getty images|share this)\b/iu,
  /(?:lesen sie|mehr dazu|mehr zum thema|hier geht es|jetzt abonnieren|newsletter|alle rechte vorbehalten|anmelden|zum artikel|im liveblog|im ticker|datenschutz|das könnte sie auch|folgen sie uns|hier klicken|weiterlesen|mehr lesen|bildrechte)/iu,
  /(?:leer más|lea también|haga clic|pulse aquí|suscr[ií]b|todos los derechos|nuestro boletín|síguenos|más información|iniciar sesión|política de privacidad|te puede interesar|ver también|últimas noticias|lea aquí)/iu,
  /(?:lire aussi|lire la suite|cliquez|abonnez|abonné|tous droits réservés|à lire aussi|notre newsletter|suivez-nous|en savoir plus|se connecter|politique de confidentialité|voir aussi|recevez)/iu,
  /https?:\/\/|www\.|@\w{3,}|\s\|\s|©|#\w{3,}/u,
  // What tells that something will be told, and not what: teasers, round-ups, advice, a judgement in one word.
  /\b(?:what (?:to know|we know|comes next)|here['’]s (?:what|why|how)|\d+ experts on|dominates? .{0,30}papers|fans will notice|on the surface|has the feel of|takes a look at|comes? at a (?:moment|time)|(?:reports|explains) on (?:how|why|what|when))\b/iu,
  /(?:gibt (?:\p{L}+ )?tipps|dokumentiert den ablauf|zeigt vor allem eines|das sind die|jetzt live|verraten, wie|was wir wissen|die wichtigsten (?:fragen|antworten|infos)|offenen? fragen)/iu,
  /(?:esto es lo que|las claves (?:de|del|para)|lo que (?:sabemos|se sabe)|se han pronunciado|ce que (?:l['’]on|nous) sa(?:it|vons)|les points clés|ce qu['’]il faut (?:savoir|retenir))/iu,
];

/** Whether a sentence holds what belongs to the newspaper and not to its news: datelines, captions, calls to read on. */
export const isFurniture = (text: string): boolean => FURNITURE.some((pattern) => pattern.test(text));
