import type { es } from "./es";

/** Corrections, right of reply, reports. */
export const fr: typeof es = {
  title: "Réclamations",
  lead: "Si quelque chose est faux, dites-le-nous : nous regardons, nous répondons et nous laissons visible ce qui change.",
  sections: {
    corrections: {
      title: "Corrections",
      text: `
        Les événements sont refaits chaque heure, et chaque changement reste au pied de l’événement avec son heure et ce qui
        figurait avant. Si la phrase est fausse dans le journal, lui seul peut la corriger ; quand il le fait, nous le reprenons.
        Si l’erreur est à nous (une citation sous un autre nom, deux faits mêlés, une contradiction qui n’en est pas une), nous la
        retirons.`,
    },
    reply: {
      title: "Droit de réponse",
      text: `
        Qui figure dans un événement ou un article et juge inexact ce qui est dit de lui peut demander la publication de sa
        réponse. Dites-nous de quelle phrase il s’agit, pourquoi elle est inexacte et ce que vous voulez qu’on lise. Si le texte
        est d’un journal, demandez-la aussi là-bas : la loi oblige celui qui a publié.`,
    },
    principles: {
      title: "Ce qui est retiré et ce qui ne l’est pas",
      text: `
        Rien n’est retiré et personne n’est exclu pour son point de vue. La critique dure est admise si elle est documentée. Sont
        retirés l’illégal, la menace, la donnée privée sans intérêt public, l’usurpation d’identité et la fausseté démontrée.

        Qui fait l’objet d’une décision la reçoit par écrit, avec la règle et le motif, et peut faire un recours : une autre
        personne l’examine. Aucun programme ne sanctionne à lui seul.`,
    },
    reports: {
      title: "Signaler un contenu",
      text: `
        Il ne faut pas de compte. Un courriel suffit, avec l’adresse de la page, ce que vous y voyez et pourquoi vous le croyez
        illicite. Nous accusons réception, décidons et vous disons quoi et pourquoi. Si la vie de quelqu’un est en danger,
        écrivez-le dans l’objet et prévenez d’abord la police.`,
    },
    newspapers: {
      title: "Si le journal est à vous",
      text: `
        Vous pouvez dire non dans robots.txt, par la réserve de fouille de textes ou en nous écrivant, et nous le respectons dès
        la lecture suivante. [Voici comment](bot). Nous retirons aussi un article ou un extrait précis si vous le demandez.`,
    },
    write: {
      title: "À qui écrire",
      text: `
        Choisissez l’objet : votre messagerie s’ouvre avec ce que nous devons savoir. Tout arrive à
        [la même adresse](email), qui est aussi le point de contact des autorités. On peut écrire en espagnol, en anglais, en
        français ou en allemand.`,
    },
  },
};
