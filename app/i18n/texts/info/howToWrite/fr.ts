import type { es } from "./es";

/** How to write. */
export const fr: typeof es = {
  title: "Comment écrire sur Poliedro",
  lead: "Des journalistes et des experts pourront publier ici leurs analyses, gratuites ou payantes, à côté de l’événement dont elles traitent. Les comptes et les commentaires sont ouverts ; la publication et les paiements, pas encore : voici les règles qui s’appliqueront dès le premier jour.",
  sections: {
    creator: {
      title: "Qui peut écrire",
      text: `
        Pourront écrire celles et ceux qui ont le rôle d’[auteur d’enquêtes](user) (des journalistes ou des universitaires qui
        enquêtent et documentent) ou d’[expert](user) (des personnes à la compétence reconnue dans une matière). Le rôle se voit
        dans [votre espace personnel](user).

        Avant de publier, il y aura un contrôle d’identité d’environ {{identityMinutes}} minutes. C’est le prestataire de
        paiement qui le fera ; Poliedro ne gardera pas le document. Ainsi, derrière chaque article, il y aura une personne
        réelle.

        Les Top Voices sont des experts vérifiés qui peuvent aussi commenter les événements et les articles. Commentent celles et
        ceux qui connaissent le sujet ou y sont directement mêlés ; les autres auteurs ne commentent pas ce que d’autres
        publient : ils répondent seulement sous leurs propres articles.`,
    },
    monetization: {
      title: "Comment on gagne de l’argent",
      text: `
        Il y a deux sources, et chacune a sa répartition :

        - *Les ventes.* De chaque vente pay-per-view ou micropay, {{authorShare}} vont à la personne qui a écrit l’article et
          {{saleOperation}} au fonctionnement ({{saleSplit}}).
        - *Les abonnements.* De chaque abonnement de soutien, {{creatorsShare}} vont à la cagnotte de celles et ceux qui
          écrivent, {{nonProfitsShare}} à des organisations proches à but non lucratif et {{operationShare}} au fonctionnement
          ({{subscriptionSplit}}).

        Les comptes de chaque mois sont arrêtés le dernier jour et payés le {{payoutDay}} du mois suivant à {{payoutTime}}
        (heure de Madrid). La personne payée émet une facture.`,
    },
    donations: {
      title: "Comment la cagnotte est répartie",
      text: `
        La part des abonnements qui revient à celles et ceux qui écrivent est répartie chaque mois par une formule publiée en
        entier, avec ses poids, en même temps que le relevé du mois. Elle tient compte :

        - de ce qui est lu : lectures, temps de lecture, combien vont jusqu’au bout et combien reviennent ;
        - de ce que font les lecteurs : votes pour, partages, enregistrements ;
        - de ce que disent les experts dans leurs commentaires ;
        - du nombre de sources citées et de leur qualité ;
        - du biais, et de la probabilité que le texte ait été écrit par une IA ;
        - de la rareté du sujet, et de la constance avec laquelle l’article s’y tient.

        Aucun de ces critères ne décide seul. La probabilité d’IA est une estimation qui peut se tromper : elle ne suffit jamais
        à sanctionner quelqu’un, et l’on peut [déposer une réclamation](complaints).`,
    },
    articleValue: {
      title: "Ce que vaut un article",
      text: `
        C’est l’auteur qui fixe le prix. En dessous de {{payPerViewFrom}}, c’est un article micropay, qui s’ouvre à tous
        {{micropayDays}} jours après sa première publication ; à partir de {{payPerViewFrom}}, il est pay-per-view et gratuit
        après {{payPerViewDays}} jours. La date d’ouverture est visible dès le début, et corriger ou republier l’article ne la
        retarde pas.

        L’information est toujours gratuite. Ce qui se vend, c’est le travail de l’expliquer.`,
    },
    commitments: {
      title: "À quoi vous vous engagez",
      text: `
        - À citer vos sources et à marquer dans le texte ce qui est un fait, ce qui est une déclaration et ce qui est votre
          opinion.
        - À dire si vous avez utilisé une IA, et pour quoi.
        - À corriger au grand jour, sans effacer les traces.
        - À déclarer ce qui vous lie au sujet : argent, fonction ou famille.

        Nous nous engageons à ne pas retirer un texte pour son point de vue, à donner par écrit le motif de toute décision et à
        permettre un recours.`,
    },
    offer: {
      title: "Ce que nous offrons",
      text: `
        - Des lecteurs qui suivent déjà l’événement et voient votre article parmi les sources.
        - Un éditeur de texte avec des marques pour les faits, les citations, les opinions et l’impact, en quatre langues.
        - Vos droits : le texte reste le vôtre.
        - Vos chiffres : ceux dont se sert la formule, sans aucune donnée sur qui vous lit.`,
    },
  },
};
