import type { es } from "./es";

/** The accessibility statement. */
export const fr: typeof es = {
  title: "Accessibilité",
  lead: "Poliedro veut être lisible pour tous, quels que soient la vue, la main, l’appareil ou la connexion. L’objectif est de respecter les WCAG 2.2 au niveau AA.",
  sections: {
    done: {
      title: "Ce que nous faisons",
      text: `
        - Tout se lit et s’utilise sans JavaScript et au clavier, avec un focus toujours visible.
        - Une apparence claire et une sombre, au contraste suffisant ; le texte grandit autant que vous le voulez sans rien
          perdre.
        - Des titres, des listes et des tableaux structurés, et chaque citation marquée dans sa langue pour que le lecteur
          d’écran la prononce bien.
        - Pas de mouvement pour qui n’en veut pas, et pas de limite de temps.
        - Les raccourcis clavier peuvent être désactivés.`,
    },
    missing: {
      title: "Ce qui manque",
      text: `
        Nous contrôlons les pages avec axe, un outil automatique, en clair et en sombre. Il trouve une partie des problèmes :
        personne de l’extérieur ne les a encore examinées, et nous ne les avons pas essayées avec tous les lecteurs d’écran.
        C’est pourquoi nous n’affirmons pas une conformité totale. Les pages des journaux vers lesquelles nous renvoyons ne
        dépendent pas de nous.`,
    },
    report: {
      title: "Comment nous prévenir",
      text: `
        Si quelque chose ne fonctionne pas pour vous, [écrivez-nous](complaints.write) avec l’adresse de la page et le programme
        ou l’appareil que vous utilisez. Nous vous donnerons le contenu autrement pendant que nous corrigeons le problème.`,
    },
  },
};
