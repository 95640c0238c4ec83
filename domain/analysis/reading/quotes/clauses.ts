/**
 * Signs of a finite verb, over text as it stands. They are meant to be certain rather than complete: auxiliaries,
 * modals, frequent irregular verbs, pronouns that are always a subject, and endings that only a verb has.
 */
const FINITE: Record<string, RegExp> = {
  en: /\b(?:is|are|was|were|am|has|have|had|do|does|did|will|would|can|can[’']?t|cannot|could|should|must|may|might|ought|won|lost|got|gets?|goes|went|came|comes?|took|takes|gave|gives|made|makes|said|says|knew|knows|saw|sees|felt|feels|thought|thinks|kept|keeps|left|led|leads|held|holds|met|told|found|began|begins|broke|built|brought|bought|fell|fought|grew|hit|hurt|killed|needs?|wants?|means?|meant|paid|put|ran|rose|sent|shot|shows|spoke|spent|stood|stands|struck|threw|understood|works|wrote|remains?|seems?|depends?|deserves?|belongs?|matters|rests|faces|endures?|let|stop|don[’']t|I|we|they|she|he|you)\b|\b\p{Ll}{2,}ed\b|\p{L}[’'](?:re|m|ve|ll|d)\b|\b(?:it|that|he|she|there|what|who|here)[’']s\b/iu,
  es: /(?<!\p{L})(?:es|son|era|eran|fue|fueron|soy|somos|est(?:á|án|oy|amos)|ha|han|he|hemos|hay|había|habían|tiene|tienen|tengo|tenemos|va|van|voy|vamos|puede|pueden|puedo|podemos|debe|deben|debemos|quiere|quieren|quiero|queremos|hace|hacen|sabe|saben|sé|sigue|siguen|sea|sean|esté|haya|hayan|dice|dicen|llega|llegan|queda|quedan|falta|faltan|viene|vienen|parece|necesita|necesitan|existe|existen|pide|da|dan|me|nos|se|\p{L}+(?:amos|emos|imos|aron|ieron|aba|aban|ía|ían|rá|rán|ré|ó|é|ían))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:est|\p{L}{2,}(?:ra|ront)|sont|était|étaient|sera|seront|a|ont|ai|avons|avait|avaient|aura|fait|font|va|vont|peut|peuvent|doit|doivent|veut|veulent|faut|reste|restent|suis|sommes|serait|aurait|vient|viennent|semble|existe|je|j|il|ils|elle|elles|on|nous|vous|\p{L}{2,}(?:ons|ez|era|erait|eront|ait|aient))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ist|sind|war|waren|bin|sei|seien|hat|haben|habe|hatte|hatten|wird|werden|werde|wurde|wurden|würde|würden|kann|können|könnte|könnten|muss|müssen|müsse|müssten|soll|sollen|solle|sollte|sollten|will|wollen|wolle|darf|dürfen|dürfe|geht|gibt|gebe|gehe|bleibe?n?|bleibt|kommt|steht|stehe|liegt|liege|ich|wir|man|(?!nicht|jetzt|selbst|sonst|meist|zuletzt|zuerst|bereit|längst|fast|seit|weit|erst|echt|laut)\p{Ll}{3,}(?:t|te|ten))(?!\p{L})/u,
};

/** Words that make a clause depend on another, or a question of it. */
const SUBORDINATE: Record<string, RegExp> = {
  en: /^(?:that|as|while|whilst|despite|although|though|because|since|if|whether|when|where|why|how|what|who|whom|whose|which|after|before|until|unless|such as|than|like|or|and|but|of|to|by|with|from|for|not|only)\b/i,
  es: /^(?:que|como|mientras|pese|aunque|porque|pues|si|cuando|donde|cuándo|dónde|cómo|qué|quién|quien|tras|antes|después|hasta|a pesar|y|e|o|pero|ni|de|para|por)(?!\p{L})/iu,
  fr: /^(?:que|qu|comme|tandis|malgré|bien que|quoique|parce|puisque|si|quand|lorsque|où|comment|pourquoi|qui|après|avant|jusqu|et|ou|mais|ni|de|d|pour|par)(?!\p{L})/iu,
  de: /^(?:dass|ob|während|weil|da|obwohl|trotz|wenn|falls|als|wie|wo|was|wer|wem|wen|warum|wieso|weshalb|wann|nachdem|bevor|bis|damit|sodass|welche[rnsm]?|und|oder|aber|sondern|denn)(?!\p{L})/iu,
};

/** Clauses without a subject of their own, and English ones that begin with a participle. */
const HEADLESS: Record<string, RegExp> = {
  en: /^(?:is|are|was|were|has|have|had|will|would|can|could|should|must|may|might|do|does|did|be|been|probably|likely|\p{L}{3,}ing)\b/iu,
  es: /^(?:\p{L}{3,}(?:ando|iendo))(?!\p{L})/iu,
  fr: /^(?:en \p{L}{3,}ant)(?!\p{L})/iu,
  de: /^(?:sich|ist|sind|war|waren|hat|haben|wird|werden|wurden?|kann|können|muss|müssen|sollen?|will|wollen|darf|gibt|bei|\p{Ll}{3,}(?:t|te|ten))(?!\p{L})/u,
};

/** What no whole clause ends in: modals without their infinitive, articles, prepositions. */
const CUT: Record<string, RegExp> = {
  en: /\b(?:will|would|can|could|should|must|may|might|never|not|to|of|the|an?|and|or|for|with|in|on|at|by|from|that|is|are|was|were|has|have|be)$/i,
  es: /(?<!\p{L})(?:el|la|los|las|un|una|de|del|a|al|en|con|por|para|que|y|o|se|no|su|sus|nunca|va|van)$/iu,
  fr: /(?<!\p{L})(?:le|la|les|un|une|des|de|du|à|au|aux|en|avec|par|pour|que|et|ou|ne|se|sa|son|ses)$/iu,
  de: /(?<!\p{L})(?:der|die|das|den|dem|des|eine?[rmns]?|und|oder|mit|für|von|zu|zum|zur|im|in|auf|nicht|nie)$/iu,
};

/** Whether the words hold a finite verb for certain; true in languages that have no rules here. */
export const hasFiniteVerb = (text: string, language: string): boolean =>
  FINITE[language]?.test(text) ?? true;

/** Whether the words begin as a dependent clause does. */
export const isSubordinate = (text: string, language: string): boolean =>
  SUBORDINATE[language]?.test(text) ?? false;

/** Fewer words need a verb to say something, or an end of their own ("Never again!"). */
const TELLING_WORDS = 4;
/** A sentence without a verb has so many ("Chaque heure compte"). */
const SENTENCE_WORDS = 3;

/** Whether words in marks are a mere part of somebody's sentence, that says nothing without the newspaper's. */
export function isFragment(text: string, language: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  if (words.length >= TELLING_WORDS || /[.!?]$/.test(text)) return false;
  const sentence = /^\p{Lu}/u.test(text) && words.some((word) => /^\p{Ll}/u.test(word));
  if (sentence && words.length >= SENTENCE_WORDS) return false;
  return !hasFiniteVerb(text, language) || isSubordinate(text, language);
}

/** Whether reported words make a whole statement: a subject and a finite verb of their own, and an end. */
export const isStatement = (text: string, language: string): boolean =>
  hasFiniteVerb(text, language) &&
  !isSubordinate(text, language) &&
  !HEADLESS[language]?.test(text) &&
  !CUT[language]?.test(text) &&
  balanced(text);

/** Whether all quotation marks within the words are closed. */
const balanced = (text: string): boolean =>
  (text.match(/"/g)?.length ?? 0) % 2 === 0 &&
  (text.match(/[“„«]/g)?.length ?? 0) <= (text.match(/[”“»]/g)?.length ?? 0) &&
  (text.match(/”/g)?.length ?? 0) <= (text.match(/[“„”]/g)?.length ?? 0) / 2;
