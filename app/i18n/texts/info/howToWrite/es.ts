/** How to write. */
export const es = {
  title: "Cómo escribir en Poliedro",
  lead: "Periodistas y expertos podrán publicar aquí sus análisis, gratis o con precio, junto al hecho del que tratan. Las cuentas y los comentarios ya están abiertos; la publicación y los pagos, todavía no: estas son las reglas que valdrán desde el primer día.",
  sections: {
    creator: {
      title: "Quién puede escribir",
      text: `
        Escribirán quienes tengan el rol de [investigador](user) (periodistas o estudiosos que investigan y documentan) o
        de [experto](user) (personas con conocimiento acreditado de una materia). El rol se ve en
        [tu área personal](user).

        Antes de publicar habrá una comprobación de identidad de unos {{identityMinutes}} minutos. La hará el proveedor de
        pagos; Poliedro no guardará el documento. Así cada artículo tendrá detrás a una persona que existe.

        Las Top Voices son expertos verificados que, además, pueden comentar los eventos y los artículos. Comenta quien
        sabe del asunto o está directamente implicado; los demás autores no comentan lo que publican otros:
        solo responden bajo sus propios artículos.`,
    },
    monetization: {
      title: "Cómo se gana dinero",
      text: `
        Hay dos fuentes, y cada una tiene su reparto:

        - *Ventas.* De cada venta pay-per-view o micropay, el {{authorShare}} es para quien escribió el artículo y el
          {{saleOperation}} para el funcionamiento ({{saleSplit}}).
        - *Suscripciones.* De cada suscripción de donación, el {{creatorsShare}} va a la bolsa de quienes escriben, el
          {{nonProfitsShare}} a entidades sin ánimo de lucro afines y el {{operationShare}} al funcionamiento
          ({{subscriptionSplit}}).

        Las cuentas de cada mes se cierran el último día y se pagan el día {{payoutDay}} del siguiente a las {{payoutTime}} (hora de
        Madrid). Quien cobra emite factura.`,
    },
    donations: {
      title: "Cómo se reparte la bolsa",
      text: `
        La parte de las suscripciones que va a quienes escriben se reparte cada mes con una fórmula que se publica
        entera, con sus pesos, junto al extracto del mes. Tiene en cuenta:

        - cuánto se lee: lecturas, tiempo de lectura, cuántos llegan al final y cuántos vuelven;
        - qué hace quien lee: votos a favor, veces compartido, veces guardado;
        - qué dicen los expertos en sus comentarios;
        - cuántas fuentes cita el artículo y de qué calidad son;
        - el sesgo, y la probabilidad de que el texto lo haya escrito una IA;
        - lo poco tratado que está el tema y lo centrado que está el artículo en él.

        Ninguno decide solo. La probabilidad de IA es una estimación que puede fallar: nunca basta para sancionar a
        nadie, y se puede [reclamar](complaints).`,
    },
    articleValue: {
      title: "Cuánto vale un artículo",
      text: `
        El precio lo pone quien escribe. Por debajo de {{payPerViewFrom}} es un artículo micropay y se abre a los
        {{micropayDays}} días de su primera publicación; desde {{payPerViewFrom}} es pay-per-view y es gratis a los
        {{payPerViewDays}} días. La fecha de apertura se ve desde el principio, y corregir o volver a publicar el artículo no la
        retrasa.

        La noticia siempre es gratis. Lo que se vende es el trabajo de explicarla.`,
    },
    commitments: {
      title: "A qué te comprometes",
      text: `
        - A citar tus fuentes y a marcar en el texto qué es hecho, qué es declaración y qué es opinión tuya.
        - A decir si usaste IA, y para qué.
        - A corregir a la vista, sin borrar el rastro.
        - A declarar lo que te vincula al asunto: dinero, cargo o familia.

        Nosotros nos comprometemos a no retirar un texto por su punto de vista, a dar por escrito el motivo de cualquier
        decisión y a que se pueda recurrir.`,
    },
    offer: {
      title: "Qué ofrecemos",
      text: `
        - Lectores que ya están mirando ese hecho y ven tu artículo entre las fuentes.
        - Un editor con marcas para hechos, citas, opiniones e impacto, en cuatro idiomas.
        - Tus derechos: el texto sigue siendo tuyo.
        - Tus números: lo mismo que usa la fórmula, sin datos de quien te lee.`,
    },
  },
};
