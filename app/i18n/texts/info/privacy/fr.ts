import type { es } from "./es";

/** What is stored of readers. */
export const fr: typeof es = {
  title: "Confidentialité",
  lead: "Lire Poliedro sans compte ne laisse aucune trace de qui vous êtes. Voici tout ce qui est conservé, et où.",
  sections: {
    browser: {
      title: "Dans votre navigateur",
      text: `
        Hormis le cookie de session, rien de cela ne permet de vous reconnaître, et vous pouvez l’effacer quand vous voulez :

        - *Cookie idioma :* la langue que vous avez choisie, pendant un an. Seulement si vous la choisissez.
        - *Cookie __Host-session :* que votre session est ouverte, seulement si vous vous connectez. Il expire {{sessionDays}}
          jours après votre dernière visite.
        - *Cookie js :* que votre navigateur exécute des scripts, pour ne pas vous envoyer la page deux fois. Un an.
        - *poliedro.theme :* clair ou sombre, si vous le choisissez.
        - *poliedro.welcome :* que vous avez déjà vu le message d’accueil.
        - *poliedro.shortcuts :* que vous ne voulez pas de raccourcis clavier.
        - *poliedro.read :* les derniers événements que vous avez ouverts, pour estomper leur titre. Cela ne quitte pas votre
          navigateur.
        - *poliedro.session et poliedro.reacted :* que quelque chose a changé, pour que vos autres fenêtres le sachent.
          Seulement avec un compte.

        Ceux qui commencent par poliedro sont dans le stockage local et ne sont envoyés à personne. Ils sont nécessaires à ce
        que vous demandez, ou c’est vous qui les avez choisis ; c’est pourquoi il n’y a pas de bandeau de cookies.`,
    },
    server: {
      title: "Sur le serveur",
      text: `
        La première fois qu’un navigateur ouvre un événement ou un article, son compteur du jour augmente d’un. On garde le
        nombre, pas la personne. Notre base de données ne contient ni adresses IP, ni noms, ni historiques de ceux
        qui lisent sans compte.

        Le prestataire qui sert la page voit votre adresse IP, comme tout serveur, pour vous répondre et se défendre des
        attaques.`,
    },
    others: {
      title: "À qui nous le disons",
      text: `
        À personne, sauf à ceux qui travaillent pour notre compte, nommés plus bas. Les pages ne chargent rien de tiers : ni
        publicités, ni mesures d’audience, ni polices, ni boutons de réseaux sociaux. Quand vous suivez un lien vers un journal,
        les règles de ce journal s’appliquent.`,
    },
    accounts: {
      title: "Comptes",
      text: `
        Il faut un compte pour enregistrer, partager, voter, commenter ou écrire ; pas pour lire. De qui en a un, nous
        conservons :

        - *Le compte :* votre pseudonyme, votre adresse électronique, la langue dans laquelle nous vous écrivons et une empreinte
          de votre mot de passe qui ne permet pas de le retrouver.
        - *Les sessions :* quand elles ont été ouvertes et utilisées, et le nom du navigateur et du système (« Firefox, Linux »)
          pour que vous les reconnaissiez. Ni votre adresse IP ni le reste de ce que votre navigateur dit de lui-même.
        - *Le profil :* ce que vous voulez raconter : pays, études, thèmes, biographie, photo et liens. Celui des lecteurs n’est
          montré à personne ; celui des auteurs l’est sur leur profil public.
        - *L’orientation politique :* seulement si vous cochez la case, et jusqu’à ce que vous la décochiez.
        - *Ce que vous faites :* ce que vous ouvrez, enregistrez ou partagez et ce pour quoi vous votez quand vous êtes connecté,
          vos commentaires et vos articles.
        - *La modération :* les signalements de commentaires et ce qui a été décidé. Qui signale n’a pas besoin de compte ; son
          adresse, s’il en laisse une, est effacée quand tout est décidé.
        - *Contre les abus :* combien de fois on essaie de se connecter ou de créer un compte, sous une empreinte de l’adresse IP
          faite avec un secret jeté chaque jour.

        D’où vient votre visite (pays et IP) vous est montré dans votre espace personnel ; ce n’est pas conservé. La photo d’un
        profil est demandée par notre serveur : votre navigateur ne laisse de trace nulle part ailleurs.`,
    },
    rights: {
      title: "Vos droits",
      text: `
        Sur la page [vos données](ownData), vous pouvez récupérer un fichier avec tout ce que nous conservons sur vous et
        supprimer votre compte. Dans votre espace personnel, vous corrigez votre profil et retirez votre consentement. Pour le
        reste, comme vous opposer à un traitement ou en demander la limitation, [écrivez-nous](email).

        Le responsable du traitement est indiqué dans les [mentions légales](legal). Si vous estimez que nous traitons mal vos
        données, vous pouvez saisir l’autorité de protection des données de votre pays.`,
    },
    purposes: {
      title: "Pourquoi, et de quel droit",
      text: `
        - *Vous donner ce que vous demandez* (contrat, article 6.1.b du RGPD) : compte, sessions, profil, réactions,
          commentaires, articles et les courriels qu’ils exigent.
        - *Consentement* (articles 6.1.a et 9.2.a) : l’orientation politique. Vous le retirez là où vous l’avez donné.
        - *Intérêt légitime* (article 6.1.f) : freiner les abus et servir les pages en toute sécurité.
        - *Obligation légale* (article 6.1.c) : traiter les signalements de contenus et expliquer ce qui est décidé.

        Nous ne dressons le profil de personne, ne prenons aucune décision automatique à votre sujet, et ne vendons ni ne cédons
        de données. Nous n’envoyons pas de publicité.`,
    },
    keeping: {
      title: "Combien de temps",
      text: `
        - *Compte, profil, réactions et articles :* jusqu’à ce que vous les supprimiez ou supprimiez le compte.
        - *Commentaires :* jusqu’à ce que vous les supprimiez. Si vous supprimez le compte, ils restent sans nom, parce que
          d’autres y ont répondu.
        - *Sessions :* {{sessionDays}} jours sans usage, ou jusqu’à ce que vous les fermiez.
        - *Courriels :* leur texte et votre adresse sont effacés une fois le courriel envoyé.
        - *Empreintes contre les abus :* un jour.
        - *Registre de modération :* pour toujours, sans noms.

        Le compte est supprimé {{graceDays}} jours après votre demande ; d’ici là, vous pouvez le garder.`,
    },
    processors: {
      title: "Qui d’autre traite vos données",
      text: `
        Pour notre compte et uniquement à ces fins : Cloudflare sert la page et la défend, Turso garde la base de données, et un
        prestataire de courriel remet ce que nous vous écrivons. À quiconque traite des données hors de l’Union européenne
        s’appliquent les clauses types de la Commission.`,
    },
  },
};
