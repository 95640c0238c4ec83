import type { es } from "./es";

/** What is stored of readers. */
export const fr: typeof es = {
  title: "Confidentialité",
  lead: "Lire Poliedro ne laisse pas de trace de qui vous êtes. Voici tout ce qui est conservé, et où.",
  sections: {
    browser: {
      title: "Dans votre navigateur",
      text: `
        Rien de cela ne permet de vous reconnaître, et vous pouvez l’effacer quand vous voulez :

        - *Cookie idioma :* la langue que vous avez choisie, pendant un an. Seulement si vous la choisissez.
        - *Cookie js :* dit que votre navigateur exécute des scripts, pour ne pas vous envoyer la page deux fois. Un an.
        - *poliedro.theme :* clair ou sombre, si vous le choisissez.
        - *poliedro.welcome :* que vous avez déjà vu le message d’accueil.
        - *poliedro.shortcuts :* que vous ne voulez pas de raccourcis clavier.
        - *poliedro.read :* les derniers événements que vous avez ouverts, pour estomper leur titre. Cela ne quitte pas votre
          navigateur.

        Les quatre derniers sont dans le stockage local et ne sont envoyés à personne. Ils sont nécessaires à ce que vous demandez
        ou choisis par vous ; c’est pourquoi il n’y a pas de bandeau de cookies.`,
    },
    server: {
      title: "Sur le serveur",
      text: `
        La première fois qu’un navigateur ouvre un événement ou un article, son compteur du jour augmente d’un. On garde le
        nombre, pas la personne. Notre base de données ne contient ni adresses IP, ni noms, ni historiques de lecteurs.

        Le prestataire qui sert la page voit votre adresse IP, comme tout serveur, pour vous répondre et se défendre des
        attaques.`,
    },
    others: {
      title: "À qui nous le disons",
      text: `
        À personne. Les pages ne chargent rien de tiers : ni annonces, ni mesures d’audience, ni polices, ni boutons de réseaux
        sociaux. Quand vous suivez un lien vers un journal, les règles de ce journal s’appliquent.`,
    },
    accounts: {
      title: "Comptes",
      text: `
        Aujourd’hui, il n’y a pas de comptes et nous ne demandons aucune donnée. Avant leur ouverture, cette page dira ce qui est
        conservé, pourquoi et combien de temps. Les données sensibles, comme l’orientation politique, seront facultatives, et vous
        pourrez télécharger et effacer vos données depuis votre compte.`,
    },
    rights: {
      title: "Vos droits",
      text: `
        Vous pouvez demander ce que nous savons de vous, et l’accès, la rectification, l’effacement, la limitation, la portabilité
        ou l’opposition, à [cette adresse](email). Si vous nous écrivez, votre courriel ne sert qu’à vous répondre. Si la réponse
        ne vous convainc pas, vous pouvez saisir l’autorité de protection des données de votre pays ; en Espagne, l’AEPD. Qui
        répond du traitement est indiqué dans les [mentions légales](legal).`,
    },
  },
};
