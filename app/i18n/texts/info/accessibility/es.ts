/** The accessibility statement. */
export const es = {
  title: "Accesibilidad",
  lead: "Poliedro quiere poder leerse con cualquier vista, mano, dispositivo o conexión. El objetivo es cumplir las WCAG 2.2 en su nivel AA.",
  sections: {
    done: {
      title: "Qué hacemos",
      text: `
        - Todo se lee y se usa sin JavaScript y con teclado, con el foco siempre visible.
        - Aspecto claro y oscuro con contraste suficiente; el texto crece hasta donde lo pidas sin perder nada.
        - Títulos, listas y tablas con su estructura, y cada cita marcada en su idioma para que el lector de pantalla la
          pronuncie bien.
        - Sin movimiento para quien no lo quiere, y sin límites de tiempo.
        - Los atajos de teclado se pueden apagar.`,
    },
    missing: {
      title: "Qué falta",
      text: `
        Comprobamos las páginas con axe, una herramienta automática, en claro y en oscuro. Eso encuentra una parte de los
        problemas: todavía no las ha revisado una persona externa ni las hemos probado con todos los lectores de
        pantalla. Por eso no afirmamos una conformidad completa. Las páginas de los periódicos a las que enlazamos no
        dependen de nosotros.`,
    },
    report: {
      title: "Cómo avisar",
      text: `
        Si algo no funciona para ti, [escríbenos](complaints.write) con la dirección de la página y el programa o aparato
        que usas. Te daremos el contenido de otra manera mientras lo arreglamos.`,
    },
  },
};
