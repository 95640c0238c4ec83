import type { es } from "./es";

/** Who we are. */
export const fr: typeof es = {
  title: "Qui sommes-nous ?",
  lead: "Poliedro est une plateforme d’information à but non lucratif, fondée en 2024. Chaque heure, elle lit plus de 200 journaux du monde entier et présente ensemble les articles qui racontent un même événement.",
  sections: {
    objective: {
      title: "Objectif",
      text: `
        Que chacun puisse voir un événement sous toutes ses faces en quelques minutes : ce que tous racontent, en quoi ils se
        contredisent, qui a dit quoi, ce que chaque pays met en avant et ce qu’il laisse de côté.

        Nous ne décidons pas qui a raison. Nous mettons les versions côte à côte, avec leur journal, leur heure et la phrase
        exacte, et le lien pour aller la lire. [Voici comment nous faisons](method).`,
    },
    context: {
      title: "Contexte",
      text: `
        Il n’y a jamais eu autant d’informations, et il a rarement été aussi difficile d’en avoir une vue d’ensemble. Qui lit
        un seul journal voit une face ; qui lit ce qu’un algorithme lui choisit voit celle qui le retient le plus ; et comparer
        dix unes en quatre langues prend un après-midi que presque personne n’a.

        Comparer est justement ce qu’une machine peut bien faire, à condition qu’elle montre d’où vient chaque chose et que
        personne ne la paie pour pencher d’un côté.`,
    },
    founders: {
      title: "Comment il est né",
      text: `
        Poliedro est né en 2024 et a fixé d’emblée les règles qui ne se négocient pas : pas de but lucratif, pas de publicité,
        pas de vente de données, un code ouvert et des comptes publiés. « Sans but lucratif » veut dire que personne ne se
        partage de bénéfices : ce qui entre sert à lire, à celles et ceux qui écrivent et à des organisations proches, selon
        [les parts publiées ici](money).

        Qui répond aujourd’hui de ce site est indiqué dans les [mentions légales](legal).`,
    },
    values: {
      title: "Valeurs",
      text: `
        - *Pluralité.* Personne n’est exclu à cause de son point de vue. La critique dure a sa place si elle est documentée.
        - *Preuve.* Chaque phrase renvoie à son journal ; ce qui ne peut pas se vérifier à la source n’est pas publié.
        - *Code ouvert.* Le programme est un logiciel libre (AGPL-3.0), et [chacun peut le lire](source), l’exécuter et
          l’améliorer.
        - *Audit annuel.* Chaque année, un examen externe des comptes et de la méthode sera commandé et publié en entier. Aucun
          ne l’a encore été ; le premier sera signalé dans [Finances](money.audits).
        - *Données ouvertes.* Les événements et leurs analyses seront proposés au téléchargement en P2P, anonymes et avec une
          somme de contrôle, à qui fait de la recherche. Quand le téléchargement ouvrira, le lien sera ici.
        - *Vie privée.* Lire ne demande pas de compte, et nous ne pistons personne. [Ce qui est conservé et ce qui ne l’est
          pas](privacy).`,
    },
    democracies: {
      title: "Démocraties",
      text: `
        Une démocratie n’a pas besoin que tous pensent la même chose ; elle a besoin que l’on puisse débattre des mêmes faits.
        Quand chaque groupe lit une version différente, sans savoir que les autres existent, le débat devient impossible.

        Montrer où s’accordent des journaux que tout sépare, et où ils divergent, est notre façon de prendre soin de ce terrain
        commun. C’est pourquoi tout ce que racontent les journaux se lit ici gratuitement, avec ou sans compte.`,
    },
    contact: {
      title: "Contact",
      text: `
        - Pour une question, une correction ou une réclamation : [écrivez-nous par courriel](complaints.write).
        - Pour soutenir le projet : [faire un don à Poliedro](money.donations). Les dons ne sont pas encore ouverts ; cette page
          dit comment ils fonctionneront.
        - Si vous gérez un journal : [ce que fait notre lecteur et comment lui dire non](bot).`,
    },
  },
};
