import type { es } from "./es";

/** The legal notice. */
export const fr: typeof es = {
  title: "Mentions légales",
  lead: "Qui répond de ce site, et selon quelles règles on peut en utiliser le contenu.",
  sections: {
    responsible: {
      title: "Qui est responsable",
      text: `
        L’organisation qui gère ce site en répond. Voici les informations qu’elle a indiquées ; s’il en manque une, on peut la
        demander à la même adresse.`,
    },
    contents: {
      title: "À qui appartiennent les textes",
      text: `
        Les titres et les extraits appartiennent à leurs journaux, vers lesquels il y a toujours un lien ; nous montrons au plus
        {{extract}} caractères de chaque article. Les articles de celles et ceux qui écrivent sur Poliedro appartiennent à leurs
        auteurs. Si vous pensez que quelque chose ne doit pas être ici, [dites-le-nous](complaints).`,
    },
    software: {
      title: "Le programme",
      text: `
        Le programme est un logiciel libre sous licence AGPL-3.0 ou ultérieure : vous pouvez l’utiliser, l’étudier, le modifier
        et le partager sous la même licence. Son [code source](source) est à la disposition de qui utilise ce site. Il s’appuie sur le travail d’autres personnes : [leurs noms
        et leurs licences](licences).`,
    },
    liability: {
      title: "Ce que nous garantissons et ce que nous ne garantissons pas",
      text: `
        Les événements sont faits automatiquement à partir de ce que d’autres publient et peuvent contenir des erreurs ;
        [la méthode](method) dit combien nous en avons mesuré. Avant toute décision importante, lisez l’original. Nous corrigeons
        ce dont on nous démontre la fausseté.`,
    },
    funding: {
      title: "Propriété et financement",
      text: `
        Poliedro est à but non lucratif. D’où viendra l’argent et où il ira est expliqué dans [Finances](money).`,
    },
    contact: {
      title: "Point de contact",
      text: `
        Pour les lecteurs et les autorités (articles 11 et 12 du règlement sur les services numériques), en espagnol, anglais,
        français et allemand : [courriel](email). Pour le reste : [Réclamations](complaints).`,
    },
  },
};
