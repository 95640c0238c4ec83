import type { es } from "./es";

/** How to write. */
export const fr: typeof es = {
  title: "Comment écrire sur Poliedro",
  lead: "Des journalistes et des spécialistes pourront publier ici leurs analyses, gratuites ou payantes, à côté du fait dont elles traitent. Les comptes ne sont pas encore ouverts : voici les règles qui vaudront dès le premier jour.",
  sections: {
    creator: {
      title: "Qui peut écrire",
      text: `
        Écrivent celles et ceux qui ont le rôle d’[enquêteur](user) (investigador : des journalistes qui enquêtent et
        documentent) ou de [spécialiste](user) (experto : des personnes à la compétence reconnue dans une matière). Les deux
        rôles se voient sur [votre page](user).

        Avant de publier, il y a un contrôle d’identité d’environ {{identityMinutes}} minutes. C’est le prestataire de paiement
        qui le fait ; Poliedro ne garde pas le document. Ainsi, derrière chaque article, il y a une personne qui existe.

        Les Top Voices sont des spécialistes vérifiés qui peuvent aussi commenter les événements. Commente qui connaît le sujet
        ou y est directement mêlé ; celles et ceux qui écrivent ne commentent pas ce que d’autres publient.`,
    },
    monetization: {
      title: "Comment on gagne de l’argent",
      text: `
        Il y a deux sources, et chacune a sa répartition :

        - *Les ventes.* De chaque vente pay-per-view ou micropay, {{authorShare}} vont à la personne qui a écrit l’article et
          {{saleOperation}} au fonctionnement ({{saleSplit}}).
        - *Les abonnements.* De chaque abonnement de don, {{creatorsShare}} vont à la cagnotte de celles et ceux qui écrivent,
          {{nonProfitsShare}} à des organisations proches à but non lucratif et {{operationShare}} au fonctionnement
          ({{subscriptionSplit}}).

        Les comptes de chaque mois sont arrêtés le dernier jour et payés le jour {{payoutDay}} du mois suivant à {{payoutTime}}
        (heure de Madrid). Qui est payé émet une facture.`,
    },
    donations: {
      title: "Comment la cagnotte est répartie",
      text: `
        La part des abonnements qui revient à celles et ceux qui écrivent est répartie chaque mois par une formule publiée en
        entier, avec ses poids, en même temps que le relevé du mois. Elle tient compte :

        - de ce qui est lu : lectures, temps de lecture, combien vont jusqu’au bout et combien reviennent ;
        - de ce que font les lecteurs : votes positifs, partages, enregistrements ;
        - de ce que disent les spécialistes dans leurs commentaires ;
        - du nombre de sources citées et de leur qualité ;
        - du biais, et de la probabilité que le texte ait été écrit par une IA ;
        - de la rareté du sujet, et de la constance avec laquelle l’article s’y tient.

        Aucun ne décide seul. La probabilité d’IA est une estimation qui peut se tromper : elle ne suffit jamais à sanctionner
        quelqu’un, et l’on peut [réclamer](complaints).`,
    },
    articleValue: {
      title: "Ce que vaut un article",
      text: `
        Le prix est fixé par qui écrit. En dessous de {{payPerViewFrom}}, c’est un article micropay, qui s’ouvre
        {{micropayDays}} jours après sa première publication ; à partir de {{payPerViewFrom}}, il est pay-per-view et gratuit
        après {{payPerViewDays}} jours. La date d’ouverture est visible dès le début, et corriger ou republier l’article ne la
        retarde pas.

        L’information est toujours gratuite. Ce qui se vend, c’est le travail de l’expliquer.`,
    },
    commitments: {
      title: "À quoi vous vous engagez",
      text: `
        - À citer vos sources et à marquer dans le texte ce qui est fait, ce qui est déclaration et ce qui est votre opinion.
        - À dire si vous avez utilisé une IA, et pour quoi.
        - À corriger à découvert, sans effacer la trace.
        - À déclarer ce qui vous lie au sujet : argent, fonction ou famille.

        Nous nous engageons à ne pas retirer un texte pour son point de vue, à donner par écrit le motif de toute décision et à
        permettre un recours.`,
    },
    offer: {
      title: "Ce que nous offrons",
      text: `
        - Des lecteurs qui regardent déjà ce fait, et voient votre article parmi les sources.
        - Un éditeur avec des marques pour les faits, les citations, les opinions et les conséquences, en quatre langues.
        - Vos droits : le texte reste à vous.
        - Vos chiffres : ceux dont se sert la formule, sans aucune donnée sur qui vous lit.`,
    },
  },
};
