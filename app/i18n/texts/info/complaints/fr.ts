import type { es } from "./es";

/** Corrections, right of reply, reports. */
export const fr: typeof es = {
  title: "Réclamations",
  lead: "Si quelque chose est faux, dites-le-nous : nous vérifions, nous répondons et nous laissons visible ce qui change.",
  sections: {
    corrections: {
      title: "Corrections",
      text: `
        Les événements sont refaits chaque heure, et chaque changement reste au pied de l’événement avec son heure et ce qui
        figurait avant. Si la phrase est fausse dans le journal, lui seul peut la corriger ; quand il le fait, nous le
        reprenons. Si l’erreur vient de nous (une citation sous un autre nom, deux faits mêlés, une contradiction qui n’en est
        pas une), nous la retirons.`,
    },
    reply: {
      title: "Droit de réponse",
      text: `
        Toute personne mentionnée dans un événement ou un article qui juge inexact ce qu’on dit d’elle peut demander la
        publication de sa réponse. Dites-nous de quelle phrase il s’agit, pourquoi elle est inexacte et ce que vous voulez qu’on
        lise. Si le texte vient d’un journal, adressez-lui aussi votre demande : la loi oblige celui qui a publié.`,
    },
    principles: {
      title: "Ce qui est retiré et ce qui ne l’est pas",
      text: `
        Rien n’est retiré et personne n’est exclu à cause de son point de vue. La critique dure est admise si elle est documentée. Sont
        retirés les contenus illicites, les menaces, les données privées sans intérêt public, les usurpations d’identité et les
        contre-vérités démontrées.

        Toute décision est communiquée par écrit à la personne concernée, avec la règle et le motif, et peut faire l’objet
        d’un recours : une autre personne l’examine. Aucun programme ne sanctionne à lui seul.`,
    },
    reports: {
      title: "Signaler un contenu",
      text: `
        Aucun compte n’est nécessaire. Sous chaque commentaire se trouve « Signaler » ; pour le reste, un courriel suffit, avec
        l’adresse de la page, ce que vous y voyez et pourquoi vous le croyez illicite. Nous accusons réception, décidons et vous
        disons ce qui est décidé et pourquoi. Si la vie de quelqu’un est en danger, indiquez-le dans l’objet et prévenez d’abord
        la police.

        Toutes les décisions sur les commentaires sont publiées, sans noms, dans le [registre de modération](moderationLog).`,
    },
    newspapers: {
      title: "Si c’est votre journal",
      text: `
        Vous pouvez dire non dans robots.txt, par la réserve de fouille de textes ou en nous écrivant, et nous le respecterons
        dès la lecture suivante. [Voici comment](bot). Nous retirons aussi un article ou un extrait précis si vous le demandez.`,
    },
    write: {
      title: "À qui écrire",
      text: `
        Choisissez l’objet : votre messagerie s’ouvre avec ce que nous devons savoir. Tout arrive à
        [la même adresse](email), qui est aussi le point de contact des autorités. On peut écrire en espagnol, en anglais, en
        français ou en allemand.`,
    },
  },
};
