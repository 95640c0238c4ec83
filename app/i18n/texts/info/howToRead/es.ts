/** How to read. */
export const es = {
  title: "Cómo leer Poliedro",
  lead: "Elige un hecho, dale la vuelta y mira sus caras. No hace falta registrarse ni pagar: lo que cuentan los periódicos es gratis para todos.",
  sections: {
    intro: {
      title: "Para empezar",
      text: `
        En la [portada](home), cada tarjeta es un evento: un hecho del que escriben varios periódicos. La barra y los
        números dicen cuántos lo cuentan y de cuántos países. Al abrirlo aparecen sus caras y, al final, todos los
        artículos, agrupados por país y con enlace al original.

        La página se renueva cada hora. Arriba se dice cuándo se leyeron los periódicos por última vez.`,
    },
    whatYouSee: {
      title: "Qué ves",
      text: `
        - *Resumen:* lo esencial en pocas frases, cada una con sus fuentes.
        - *Hechos:* lo que cuentan varios periódicos, primero lo que cuentan más.
        - *Contradicciones:* una pregunta y las respuestas que no encajan, con quién da cada una. No decimos cuál es la
          buena.
        - *Opiniones:* quién juzga y en qué sentido, y debajo los comentarios de los expertos.
        - *Contexto:* qué pasó antes.
        - *Declaraciones:* citas literales, con quién las dijo y qué periódicos las recogen.
        - *Encuadre:* qué pone primero cada país, qué palabras usa solo él y qué omite.
        - *Impacto:* qué puede venir después, según quién y con qué seguridad.
        - *Artículos:* todas las piezas, con su idioma, su antigüedad y si son de pago.

        Una cara solo aparece si hay algo que poner en ella. Debajo de cada una se dice quién la hizo: un programa o una
        persona. [Cómo se hace y en qué falla](method).`,
    },
    register: {
      title: "Registrarse",
      text: `
        Para leer no hace falta. [Registrarse](signIn) es gratis y sirve para guardar eventos y artículos, dejarlos para
        más tarde, compartirlos, votarlos y filtrar por categoría.`,
    },
    subscribe: {
      title: "Suscribirse",
      text: `
        Poliedro se sostendrá con donaciones periódicas, desde {{leastDonation}}. Quien done cada mes tendrá además
        búsqueda, historial, análisis de sesgo y un narrador que lee en voz alta. Son comodidades: ninguna noticia queda
        detrás de un pago. Las suscripciones aún no están abiertas; [así se repartirá cada una](money.splits).

        Quienes escriben en Poliedro podrán poner precio a un artículo propio. Hasta que se abra se verán el resumen, el
        precio y la fecha; después será gratis: a los {{micropayDays}} días si cuesta menos de {{payPerViewFrom}}
        (micropay), a los {{payPerViewDays}} si cuesta {{payPerViewFrom}} o más (pay-per-view).`,
    },
    whatYouWillNotFind: {
      title: "Qué no encontrarás",
      text: `
        - Publicidad, ni contenido patrocinado que parezca una noticia.
        - Una nota de izquierda o derecha para cada periódico: enseñamos palabras y omisiones, no etiquetas.
        - Portadas distintas según quién mira.
        - Artículos copiados: de cada uno mostramos como mucho {{extract}} caracteres y te llevamos al original.
        - Fotografías de los periódicos.
        - Opiniones de un programa. Cuando juzga alguien, se dice quién.`,
    },
  },
};
