import type { es } from "./es";

/** How to read. */
export const fr: typeof es = {
  title: "Comment lire Poliedro",
  lead: "Choisissez un événement, retournez-le et regardez ses faces. Nul besoin de s’inscrire ni de payer : ce que racontent les journaux est gratuit pour tous.",
  sections: {
    intro: {
      title: "Pour commencer",
      text: `
        [À la une](home), chaque carte est un événement : un fait dont parlent plusieurs journaux. La barre et les chiffres
        disent combien de journaux le racontent et de combien de pays. En l’ouvrant, vous trouvez ses faces et, à la fin, tous
        les articles, groupés par pays, avec le lien vers l’original.

        La page se renouvelle chaque heure. En haut, une ligne dit quand les journaux ont été lus pour la dernière fois.`,
    },
    whatYouSee: {
      title: "Ce que vous voyez",
      text: `
        - *Résumé :* l’essentiel en quelques phrases, chacune avec ses sources.
        - *Faits :* ce que racontent plusieurs journaux, en commençant par ce qu’ils sont le plus nombreux à dire.
        - *Contradictions :* une question et les réponses qui ne s’accordent pas, et qui donne chacune. Nous ne disons pas
          laquelle est la bonne.
        - *Opinions :* qui juge et dans quel sens, et en dessous les commentaires des experts.
        - *Contexte :* ce qui s’est passé avant.
        - *Déclarations :* des citations mot pour mot, avec leur auteur et les journaux qui les rapportent.
        - *Cadrage :* ce que chaque pays met en premier, les mots qu’il est seul à employer et ce qu’il omet.
        - *Conséquences :* ce qui peut venir ensuite, selon qui et avec quelle certitude.
        - *Articles :* la liste complète, avec la langue et l’ancienneté de chacun, et s’il est payant.

        Une face n’apparaît que s’il y a quelque chose à y mettre. Sous chacune, il est dit qui l’a faite : un programme ou une
        personne. [Comment c’est fait, et où cela se trompe](method).`,
    },
    register: {
      title: "S’inscrire",
      text: `
        Pour lire, ce n’est pas nécessaire. [S’inscrire](signIn) est gratuit et permet d’enregistrer des événements et des
        articles, de les garder pour plus tard, de les partager, de voter pour eux et de filtrer par catégorie.`,
    },
    subscribe: {
      title: "S’abonner",
      text: `
        Poliedro vivra de dons réguliers, à partir de {{leastDonation}}. Qui donnera chaque mois aura aussi la recherche,
        l’historique, l’analyse des biais et un narrateur qui lit à voix haute. Ce sont des commodités : aucune information
        n’est réservée à ceux qui paient. Les abonnements ne sont pas encore ouverts ; [voici comment chacun sera
        réparti](money.splits).

        Celles et ceux qui écrivent sur Poliedro pourront donner un prix à un de leurs articles. Jusqu’à son ouverture, on en
        verra le résumé, le prix et la date ; ensuite il sera gratuit : après {{micropayDays}} jours s’il coûte moins de
        {{payPerViewFrom}} (micropay), après {{payPerViewDays}} s’il coûte {{payPerViewFrom}} ou plus (pay-per-view).`,
    },
    whatYouWillNotFind: {
      title: "Ce que vous ne trouverez pas",
      text: `
        - De la publicité, ou du contenu sponsorisé qui ressemble à une information.
        - Une note de gauche ou de droite pour chaque journal : nous montrons des mots et des omissions, pas des étiquettes.
        - Des unes différentes selon qui regarde.
        - Des articles copiés : de chacun nous montrons au plus {{extract}} caractères et vous menons à l’original.
        - Les photographies des journaux.
        - Les opinions d’un programme. Quand quelqu’un juge, nous disons qui.`,
    },
  },
};
