import type { es } from "./es";

/** Who pays, and where the money goes. */
export const fr: typeof es = {
  title: "Finances",
  lead: "Qui paie Poliedro, comment chaque euro est réparti et ce qui ne s’achète pas. Les dons et les paiements ne sont pas encore ouverts : voici les règles qui s’appliqueront.",
  sections: {
    whoPays: {
      title: "Qui paie",
      text: `
        Aujourd’hui, personne ne paie pour lire, et Poliedro ne fait payer personne. Il n’y a pas de publicité, aucune donnée
        n’est vendue et aucun journal ne paie pour être là ni pour passer devant. Quand les paiements ouvriront, les recettes
        seront de deux sortes : des abonnements de soutien et des ventes d’articles de celles et ceux qui écrivent ici.`,
    },
    splits: {
      title: "Comment l’argent est réparti",
      text: `
        Ce sont deux produits, avec deux répartitions qui ne se mélangent jamais : {{authorShare}} de chaque vente pay-per-view
        vont à la personne qui a écrit l’article ({{saleSplit}}) ; chaque abonnement est réparti {{subscriptionSplit}}.`,
    },
    donations: {
      title: "Ce qu’achète un don",
      text: `
        On pourra donner à partir de {{leastDonation}}, le montant de son choix ou l’un de ceux-ci : Supporter, {{supporter}} par
        mois ; Patron, {{patron}} par mois ; Champion, {{champion}} par an ({{championMonthly}} par mois).

        Un abonnement donnera des commodités : recherche, historique, analyse des biais et narrateur. Il n’achète aucune
        information, aucune place à la une et pas un mot de ce qui est publié. On pourra l’arrêter à tout moment
        depuis son compte.`,
    },
    sales: {
      title: "Articles payants",
      text: `
        L’information est toujours gratuite. Un article de celles et ceux qui écrivent ici pourra avoir un prix pendant un
        temps : il s’ouvre à tous après {{micropayDays}} jours s’il coûte moins de {{payPerViewFrom}} (micropay) et après
        {{payPerViewDays}} s’il coûte {{payPerViewFrom}} ou plus (pay-per-view). Les jours se comptent à partir de la première
        publication.`,
    },
    payouts: {
      title: "Quand sont payés ceux qui écrivent",
      text: `
        Les comptes du mois sont arrêtés le dernier jour et payés le {{payoutDay}} du mois suivant à {{payoutTime}}, heure de
        Madrid. La cagnotte des abonnements est répartie par [une formule](howToWrite.donations) publiée chaque mois.`,
    },
    statement: {
      title: "Le relevé de chaque mois",
      text: `
        Avec chaque paiement sera publié un relevé : ce qui est entré par chaque voie, ce qui est allé à chaque part, les frais
        bancaires, les remboursements et les poids de la formule. Sans les noms des donateurs. Chaque centime sera inscrit dans
        une comptabilité en partie double où rien ne s’efface : une erreur se corrige par une autre écriture.`,
    },
    audits: {
      title: "Audits",
      text: `
        Chaque année, un audit externe sera commandé et publié ici en entier. Il n’y en a encore aucun. Ce que l’on peut déjà
        examiner, c’est [le code](source), qui est ouvert, et [la méthode](method), avec ses erreurs mesurées.`,
    },
  },
};
