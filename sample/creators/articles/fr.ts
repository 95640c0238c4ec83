import { doc, h, p } from "../build";
import type { SampleArticle } from "../types";

/** A micropay article still closed; one without slug and without body. */
export const FRENCH: SampleArticle[] = [
  {
    author: "Solène Kervadec",
    language: "fr",
    slug: "la-greve-vue-de-la-salle-des-maitres",
    headline: "La grève, vue de la salle des maîtres",
    summary:
      "Trois semaines dans une école de quartier avant l’arrêt des cours : ce que demandent ceux qui restent.",
    priceCents: 50,
    hoursAgo: 70,
    about: "coles en gr",
    body: doc(
      p("Le café est froid depuis le matin. Personne ne s’en plaint : c’est la dernière chose qui manque."),
      h(2, "Quatorze élèves de trop"),
      p(
        "La classe compte trente-huit chaises et vingt-quatre tables. Le reste se négocie chaque lundi, à voix basse, avant la cloche.",
      ),
    ),
  },
  {
    author: "Solène Kervadec",
    language: "fr",
    slug: null,
    headline: "Carnet d’enquête : loyers, premier relevé",
    summary: "Le relevé des loyers de douze communes. Le texte suivra.",
    hoursAgo: 50,
    body: null,
  },
];
