/** How grouping and analysis work. */
export const es = {
  title: "Método",
  lead: "Cómo se pasa de miles de artículos a un evento con sus caras, qué decide un programa y en qué se equivoca, con cifras.",
  sections: {
    event: {
      title: "Cómo se hace un evento",
      text: `Todo ocurre cada hora y de la misma manera para todos los periódicos.`,
    },
    reading: {
      title: "Cómo leemos los periódicos",
      text: `
        Pedimos a cada periódico sus listas de titulares (RSS, Atom o JSON Feed) y después abrimos los artículos nuevos,
        solo donde su robots.txt y su reserva de minería de textos lo permiten. No saltamos muros de pago. La
        [lista completa](newspapers) está a la vista, con los que fallan y por qué.

        De cada texto mostramos como mucho {{extract}} caracteres. Lo que hace falta para comparar se borra a los
        {{textDays}} días, y un artículo que no entra en ningún evento, a los {{articleDays}}.`,
    },
    grouping: {
      title: "Cómo se agrupan",
      text: `
        El titular y la entrada de cada artículo se convierten en rasgos: palabras, parejas de palabras, nombres, números
        y conceptos de un léxico propio en español, inglés, francés y alemán. Cuanto más raro es un rasgo, más pesa. Con
        ellos se calcula la probabilidad de que dos artículos cuenten lo mismo, y con las parejas probables se forman
        grupos que después se comparan entre sí.

        Un evento se enseña cuando lo cuentan al menos {{shownArticles}} artículos de {{shownNewspapers}} periódicos. Se
        puede partir o unir con otro si llegan artículos que lo aconsejan; su dirección lleva siempre al que
        corresponde.`,
    },
    analysis: {
      title: "El análisis sin modelo de lenguaje",
      text: `
        El análisis que viene de fábrica no escribe: elige. El resumen, los hechos, las opiniones, el contexto y el
        impacto son frases de los periódicos, cortas y con su nombre; las declaraciones son citas literales; el encuadre
        se cuenta. Solo las preguntas de las contradicciones están redactadas por nosotros, con tablas en cuatro idiomas.

        No traduce: si algo solo se dijo en otro idioma, se enseña en ese idioma y se avisa. Quien gestione una
        instalación puede encargar la redacción a un modelo de lenguaje. Entonces la etiqueta lo nombra.`,
    },
    verifier: {
      title: "El verificador",
      text: `
        Todo lo que se propone publicar, lo haya escrito quien lo haya escrito, pasa por un verificador que solo pregunta
        lo que se puede mirar en los artículos: si la cita está palabra por palabra, si la cifra, la fecha y el nombre
        aparecen en la fuente citada, si no se copia de más. Lo que no pasa se descarta; no se retoca.

        No puede ver todo: un nombre verdadero con el acto de otro, una cita atribuida a la persona equivocada del mismo
        artículo o una falsedad que el propio periódico afirma.`,
    },
    contradictions: {
      title: "Qué es una contradicción",
      text: `
        Dos versiones, de artículos distintos, que responden a la misma pregunta y no pueden ser ciertas a la vez: una
        cifra, una fecha, un lugar, un autor, si algo pasó o no. No lo son una cifra que crece con las horas, un
        redondeo ni otra unidad de medida: esos casos se enseñan aparte, como lo que son. No decimos quién acierta.`,
    },
    mistakes: {
      title: "En qué se equivoca",
      text: `
        Lo medimos con {{measuredEvents}} eventos y {{measuredArticles}} artículos inventados, cuya verdad conocemos y
        que no se miraron al hacer las reglas. Medida del {{measuredOn}}:

        - De las contradicciones que se enseñan, lo es de verdad el {{contradictionsRight}}; de las que hay, se encuentra
          el {{contradictionsFound}}. De {{lookAlikes}} diferencias que solo lo parecen, {{lookAlikesTaken}} se tomaron
          por contradicción.
        - De las citas que se encuentran, el {{quotesRight}} lleva a la persona correcta; de las que hay, se encuentra el
          {{quotesFound}}.
        - De los periódicos que se nombran debajo de un hecho, el {{factSources}} lo cuenta.

        Por eso cada versión lleva su frase y su enlace: algunas contradicciones son malentendidos nuestros, y
        muchas se nos escapan. Con periódicos reales los números pueden ser otros. La manera de medir está en
        [el código](source).`,
    },
    labels: {
      title: "Etiquetas y Reglamento de IA",
      text: `
        El Reglamento europeo de inteligencia artificial (artículo 50) pide decirlo cuando un texto de interés público lo
        ha generado una máquina. Cada cara dice quién la hizo, con qué programa y versión y de cuántas fuentes; la página
        lo dice también en una forma que leen las máquinas. Si una persona lo revisa y responde de ello, la etiqueta
        lleva su nombre.`,
    },
  },
};
