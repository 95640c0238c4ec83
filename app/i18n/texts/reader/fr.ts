import type { es } from "./es";

/** Texts of an event as it is opened over the lanes, and of its page. */
export const fr: typeof es = {
  loading: "Chargement des détails…",
  arriving: "Chargement de l’événement…",
  failed: "Erreur lors du chargement de l’événement",
  close: "Fermer",
  back: "Retour",
  actions: {
    label: "Que faire de cet événement",
    later: "Lire plus tard",
    save: "Enregistrer",
    share: "Partager",
    upvote: "Voter pour",
  },
  copied: "Lien copié dans le presse-papiers",
  copyFailed: "Le lien n’a pas pu être copié",
  coverage: {
    label: "Couverture par pays",
    more_one: "et {{count, number}} autre pays",
    more_other: "et {{count, number}} autres pays",
  },
  hours: {
    title: "Quand les articles ont paru.",
    text: "Du {{from}} au {{to}}. Le pic, à partir du {{peak}} : {{articles}}.",
  },
  filter: {
    label: "Langue des articles",
    all: "Toutes les langues",
  },
  creators: "Articles de nos auteurs",
  articlesLoading: "Chargement des articles…",
  articlesFailed: "La liste des articles n’a pas pu être chargée. Le reste de l’événement est complet.",
  mark: {
    clickbait: "Titre racoleur",
    emphatic: "Texte emphatique",
    cites_one: "Cite {{count, number}} source",
    cites_other: "Cite {{count, number}} sources",
  },
  reason: {
    words: "mots chargés",
    exclamation: "points d’exclamation",
    questions: "plusieurs points d’interrogation",
    capitals: "majuscules",
    bait: "promet sans dire",
    address: "s’adresse au lecteur",
    asks: "interroge le lecteur",
    ellipsis: "laisse la phrase en suspens",
  },
};
