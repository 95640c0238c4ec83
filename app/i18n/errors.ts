import type { Language } from "../../domain/shared/languages";

/** Spanish first; `{name}` is filled with the error's parameter of that name. */
const es = {
  event_not_found: "Evento no encontrado",
  article_forbidden: "Este artículo no está disponible públicamente",
  image_not_found: "Imagen no encontrada",
  article_not_found: "Artículo no encontrado",
  lane_not_found: "Carril no encontrado",
  reaction_login: "Inicia sesión para guardar, votar o leer más tarde",
  action_invalid: "«action» no es ninguna de las acciones conocidas",
  target_invalid: "Hace falta «evento_id» o «articulo_id», y solo uno de los dos",
  cross_origin: "Esta petición viene de otro sitio",
  newspaper_not_found: "Periódico no encontrado",
  login_required: "Inicia sesión para ver este carril",
  cursor_invalid: "La lista ha cambiado: vuelve a empezar por el principio",
  page_invalid: "«page» debe ser un número entero",
  category_invalid: "«categoria_id» debe ser un número entero",
  language_invalid: "«idioma» debe ser es, en, fr o de",
  events_same: "Hacen falta dos eventos distintos",
  articles_not_in_event: "Estos artículos no son del evento {id}",
  split_leaves_nothing: "El evento {id} se quedaría sin artículos",
  grouping_busy: "Los artículos se están agrupando en este momento: inténtalo dentro de un minuto",
  analysis_not_found: "El evento {id} aún no tiene análisis",
  analysis_busy: "Los eventos se están analizando en este momento: inténtalo dentro de un minuto",
  analysis_signed: "El análisis del evento {id} está firmado por una persona: retira primero la firma",
  analysis_unreadable:
    "El evento {id} no se puede analizar: sus artículos no están en nuestros idiomas o sus textos ya se han borrado",
  statement_not_found: "No hay ninguna afirmación «{key}» en este análisis",
  statement_not_worded:
    "Las contradicciones, las declaraciones y el encuadre se encuentran, no se redactan: solo se pueden retirar",
  statement_empty: "Falta el texto de la corrección",
  signature_empty: "Falta el nombre de quien firma",
  method_not_allowed: "Esta dirección no admite ese método",
  not_found: "No encontrado",
  invalid: "La petición no es válida",
  internal: "Algo ha fallado. La culpa es nuestra: inténtalo dentro de un momento",
};

/** The stable codes of errors that have words of their own. */
export type ErrorCode = keyof typeof es;

const en: typeof es = {
  event_not_found: "Event not found",
  article_forbidden: "This article is not publicly available",
  image_not_found: "Picture not found",
  article_not_found: "Article not found",
  lane_not_found: "Lane not found",
  reaction_login: "Sign in to save, vote or read later",
  action_invalid: "“action” is none of the known actions",
  target_invalid: "Either “evento_id” or “articulo_id” is needed, and only one of them",
  cross_origin: "This request comes from another site",
  newspaper_not_found: "Newspaper not found",
  login_required: "Sign in to see this lane",
  cursor_invalid: "The list has changed: start again from its beginning",
  page_invalid: "“page” must be a whole number",
  category_invalid: "“categoria_id” must be a whole number",
  language_invalid: "“idioma” must be es, en, fr or de",
  events_same: "Two different events are needed",
  articles_not_in_event: "These articles are not part of event {id}",
  split_leaves_nothing: "Event {id} would be left without articles",
  grouping_busy: "Articles are being grouped right now: try again in a minute",
  analysis_not_found: "Event {id} has no analysis yet",
  analysis_busy: "Events are being analysed right now: try again in a minute",
  analysis_signed: "The analysis of event {id} is signed by a person: take the signature back first",
  analysis_unreadable:
    "Event {id} cannot be analysed: its articles are not in our languages, or their texts were dropped with age",
  statement_not_found: "There is no statement “{key}” in this analysis",
  statement_not_worded:
    "Contradictions, declarations and framing are found, not worded: they can only be withdrawn",
  statement_empty: "The correction has no text",
  signature_empty: "The name of the one who signs is missing",
  method_not_allowed: "This address does not take that method",
  not_found: "Not found",
  invalid: "The request is not valid",
  internal: "Something went wrong. The fault is ours: try again in a moment",
};

const fr: typeof es = {
  event_not_found: "Événement introuvable",
  article_forbidden: "Cet article n’est pas accessible au public",
  image_not_found: "Image introuvable",
  article_not_found: "Article introuvable",
  lane_not_found: "Rubrique introuvable",
  reaction_login: "Connectez-vous pour enregistrer, voter ou lire plus tard",
  action_invalid: "« action » n’est aucune des actions connues",
  target_invalid: "Il faut « evento_id » ou « articulo_id », et un seul des deux",
  cross_origin: "Cette demande vient d’un autre site",
  newspaper_not_found: "Journal introuvable",
  login_required: "Connectez-vous pour voir cette rubrique",
  cursor_invalid: "La liste a changé : reprenez-la depuis le début",
  page_invalid: "« page » doit être un nombre entier",
  category_invalid: "« categoria_id » doit être un nombre entier",
  language_invalid: "« idioma » doit être es, en, fr ou de",
  events_same: "Il faut deux événements différents",
  articles_not_in_event: "Ces articles ne font pas partie de l’événement {id}",
  split_leaves_nothing: "L’événement {id} resterait sans articles",
  grouping_busy: "Les articles sont en cours de regroupement : réessayez dans une minute",
  analysis_not_found: "L’événement {id} n’a pas encore d’analyse",
  analysis_busy: "Les événements sont en cours d’analyse : réessayez dans une minute",
  analysis_signed: "L’analyse de l’événement {id} est signée par une personne : retirez d’abord la signature",
  analysis_unreadable:
    "L’événement {id} ne peut pas être analysé : ses articles ne sont pas dans nos langues, ou leurs textes ont été effacés",
  statement_not_found: "Il n’y a pas d’énoncé « {key} » dans cette analyse",
  statement_not_worded:
    "Les contradictions, les déclarations et le cadrage sont relevés, non rédigés : on ne peut que les retirer",
  statement_empty: "Le texte de la correction manque",
  signature_empty: "Le nom du signataire manque",
  method_not_allowed: "Cette adresse n’accepte pas cette méthode",
  not_found: "Introuvable",
  invalid: "La requête n’est pas valide",
  internal: "Un problème est survenu. C’est de notre faute : réessayez dans un instant",
};

const de: typeof es = {
  event_not_found: "Ereignis nicht gefunden",
  article_forbidden: "Dieser Artikel ist nicht öffentlich zugänglich",
  image_not_found: "Bild nicht gefunden",
  article_not_found: "Artikel nicht gefunden",
  lane_not_found: "Rubrik nicht gefunden",
  reaction_login: "Melden Sie sich an, um zu merken, zu stimmen oder später zu lesen",
  action_invalid: "„action“ ist keine der bekannten Aktionen",
  target_invalid: "Es braucht „evento_id“ oder „articulo_id“, und nur eines von beiden",
  cross_origin: "Diese Anfrage kommt von einer anderen Website",
  newspaper_not_found: "Zeitung nicht gefunden",
  login_required: "Melden Sie sich an, um diese Rubrik zu sehen",
  cursor_invalid: "Die Liste hat sich geändert: Beginnen Sie noch einmal von vorn",
  page_invalid: "„page“ muss eine ganze Zahl sein",
  category_invalid: "„categoria_id“ muss eine ganze Zahl sein",
  language_invalid: "„idioma“ muss es, en, fr oder de sein",
  events_same: "Es braucht zwei verschiedene Ereignisse",
  articles_not_in_event: "Diese Artikel gehören nicht zum Ereignis {id}",
  split_leaves_nothing: "Dem Ereignis {id} bliebe kein Artikel",
  grouping_busy: "Die Artikel werden gerade gruppiert: Versuchen Sie es in einer Minute noch einmal",
  analysis_not_found: "Ereignis {id} hat noch keine Analyse",
  analysis_busy: "Die Ereignisse werden gerade analysiert: Versuchen Sie es in einer Minute noch einmal",
  analysis_signed:
    "Die Analyse des Ereignisses {id} ist von einer Person unterzeichnet: Ziehen Sie zuerst die Unterschrift zurück",
  analysis_unreadable:
    "Ereignis {id} lässt sich nicht analysieren: Seine Artikel sind in anderen Sprachen, oder ihre Texte sind schon gelöscht",
  statement_not_found: "Eine Aussage „{key}“ gibt es in dieser Analyse nicht",
  statement_not_worded:
    "Widersprüche, Äußerungen und Rahmung werden gefunden, nicht formuliert: Sie lassen sich nur zurückziehen",
  statement_empty: "Der Text der Berichtigung fehlt",
  signature_empty: "Der Name der unterzeichnenden Person fehlt",
  method_not_allowed: "Diese Adresse nimmt diese Methode nicht an",
  not_found: "Nicht gefunden",
  invalid: "Die Anfrage ist ungültig",
  internal: "Etwas ist schiefgegangen. Der Fehler liegt bei uns: Versuchen Sie es gleich noch einmal",
};

/** The words of every error, by language; a missing one fails the type check. */
export const ERRORS: Record<Language, typeof es> = { es, en, fr, de };

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(es, code);

/**
 * The words for an error in the reader's language. A code without words of its own is told as "internal".
 * @param params fill the text's `{name}` places
 */
export function errorText(
  code: string,
  language: Language,
  params: Record<string, string | number> = {},
): string {
  const text = ERRORS[language][isKnown(code) ? code : "internal"];
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
