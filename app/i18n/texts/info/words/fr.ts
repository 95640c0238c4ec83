import type { es } from "./es";

/** Words around the pages about Poliedro, and of their pictures, buttons and letters. */
export const fr: typeof es = {
  others: "Cette page dans d’autres langues",
  contents: "Sur cette page",
  becomeTopVoice: "Devenir Top Voice",
  earn: "Gagner de l’argent en écrivant",
  sale: "De chaque vente d’un article pay-per-view ou micropay",
  subscription: "De chaque abonnement de soutien, mensuel ou annuel",
  toAuthor: "pour la personne qui l’a écrit",
  toOperation: "pour le fonctionnement de Poliedro",
  toCreators: "pour celles et ceux qui écrivent sur Poliedro",
  toNonProfits: "pour des organisations proches à but non lucratif",
  steps: {
    read: "Lire",
    readText:
      "Chaque heure, nous demandons leurs titres aux journaux et ouvrons les articles qu’ils nous laissent lire.",
    group: "Regrouper",
    groupText:
      "Nous comparons les articles, même d’une langue à l’autre, et réunissons ceux du même événement.",
    analyse: "Analyser",
    analyseText: "Des articles réunis se dégagent les faces : résumé, faits, contradictions, déclarations…",
    verify: "Vérifier",
    verifyText: "Ce qui ne se trouve pas dans les articles cités n’est pas publié.",
  },
  letters: {
    correction: "Demander une correction",
    reply: "Exercer le droit de réponse",
    report: "Signaler un contenu",
    withdraw: "Retirer un contenu de mon journal",
    access: "Signaler un problème d’accessibilité",
    other: "Autre chose",
    body: "Adresse de la page :\n\nCe qui ne va pas :\n\nSur quoi je m’appuie (liens ou documents) :\n",
  },
  details: {
    name: "Responsable",
    address: "Adresse",
    register: "Immatriculation",
    site: "Site web",
    email: "Courriel",
  },
};
