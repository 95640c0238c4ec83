import type { es } from "./es";

/** How grouping and analysis work. */
export const fr: typeof es = {
  title: "Méthode",
  lead: "Comment des milliers d’articles deviennent un événement avec ses faces, ce que décide un programme et où il se trompe, chiffres à l’appui.",
  sections: {
    event: {
      title: "Comment se fait un événement",
      text: `Tout se passe chaque heure, et de la même manière pour tous les journaux.`,
    },
    reading: {
      title: "Comment nous lisons les journaux",
      text: `
        Nous demandons à chaque journal ses listes de titres (RSS, Atom ou JSON Feed), puis nous ouvrons les nouveaux articles,
        seulement là où son robots.txt et sa réserve de fouille de textes le permettent. Nous ne contournons aucun mur payant. La
        [liste complète](newspapers) est publique, avec ceux que nous ne pouvons pas lire, et pourquoi.

        De chaque texte, nous montrons au plus {{extract}} caractères. Ce qu’il faut pour comparer est effacé après
        {{textDays}} jours, et un article qui n’entre dans aucun événement après {{articleDays}}.`,
    },
    grouping: {
      title: "Comment les articles sont regroupés",
      text: `
        Le titre et le début de chaque article deviennent des traits : mots, paires de mots, noms, nombres et notions d’un
        lexique maison en espagnol, anglais, français et allemand. Plus un trait est rare, plus il pèse. On en tire la
        probabilité que deux articles racontent la même chose ; les paires probables forment des groupes, qui sont ensuite
        comparés entre eux.

        Un événement est montré quand au moins {{shownArticles}} articles de {{shownNewspapers}} journaux le racontent. Il peut
        être scindé ou réuni à un autre si de nouveaux articles y invitent ; son adresse mène toujours au bon.`,
    },
    analysis: {
      title: "L’analyse sans modèle de langage",
      text: `
        L’analyse fournie d’office n’écrit pas : elle choisit. Le résumé, les faits, les opinions, le contexte et les
        conséquences sont des phrases de journaux, courtes et avec leur nom ; les déclarations sont des citations mot pour mot ;
        le cadrage est compté. Seules les questions des contradictions sont rédigées par nous, à partir de tables en quatre
        langues.

        Elle ne traduit pas : ce qui n’a été dit que dans une autre langue est montré dans cette langue, et nous le signalons.
        Qui gère une installation peut confier la rédaction à un modèle de langage. L’étiquette le nomme alors.`,
    },
    verifier: {
      title: "Le vérificateur",
      text: `
        Tout ce qui est proposé à la publication, quel qu’en soit l’auteur, passe par un vérificateur qui ne demande que
        ce qui peut se contrôler dans les articles : si la citation y est mot pour mot, si le chiffre, la date et le nom se
        trouvent dans la source citée, si l’on ne copie pas trop. Ce qui échoue est écarté ; rien n’est retouché.

        Il ne peut pas tout voir : un nom exact associé à l’acte d’un autre, une citation attribuée à la mauvaise personne du
        même article, ou une contre-vérité que le journal affirme lui-même.`,
    },
    contradictions: {
      title: "Ce qu’est une contradiction",
      text: `
        Deux versions, d’articles différents, qui répondent à la même question et ne peuvent pas être vraies toutes les deux :
        un chiffre, une date, un lieu, un auteur, si une chose a eu lieu ou non. Un chiffre qui monte au fil des heures n’en est
        pas une, ni un arrondi, ni une autre unité de mesure : on les montre à part, pour ce qu’ils sont. Nous ne disons pas qui
        a raison.`,
    },
    mistakes: {
      title: "Où elle se trompe",
      text: `
        Nous le mesurons avec {{measuredEvents}} événements et {{measuredArticles}} articles inventés, dont nous connaissons la
        vérité et que nous n’avons pas consultés en établissant les règles. Mesure du {{measuredOn}} :

        - Des contradictions montrées, {{contradictionsRight}} en sont vraiment ; de celles qui existent, {{contradictionsFound}}
          sont trouvées. De {{lookAlikes}} différences qui n’en ont que l’air, {{lookAlikesTaken}} ont été prises pour des
          contradictions.
        - Des citations trouvées, {{quotesRight}} sont attribuées à la bonne personne ; de celles qui existent, {{quotesFound}}
          sont trouvées.
        - Des journaux nommés sous un fait, {{factSources}} le racontent effectivement.

        C’est pourquoi chaque version porte sa phrase et son lien : certaines contradictions sont des malentendus de notre part,
        et beaucoup nous échappent. Avec de vrais journaux, les chiffres peuvent être autres. La manière de mesurer fait partie
        du [code](source).`,
    },
    labels: {
      title: "Étiquettes et règlement sur l’IA",
      text: `
        Le règlement européen sur l’intelligence artificielle (article 50) demande de signaler qu’un texte d’intérêt public a
        été généré par une machine. Chaque face dit qui l’a faite, avec quel programme et quelle version et à partir de combien
        de sources ; la page le dit aussi sous une forme lisible par les machines. Si une personne la relit et en répond,
        l’étiquette porte son nom.`,
    },
  },
};
