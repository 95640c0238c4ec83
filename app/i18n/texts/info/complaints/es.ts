/** Corrections, right of reply, reports. */
export const es = {
  title: "Reclamaciones",
  lead: "Si algo está mal, dínoslo: lo miramos, respondemos y dejamos a la vista lo que cambia.",
  sections: {
    corrections: {
      title: "Correcciones",
      text: `
        Los eventos se rehacen cada hora, y cada cambio queda al pie del evento con su hora y lo que ponía antes. Si la
        frase está mal en el periódico, solo el periódico puede corregirla; cuando lo hace, la recogemos. Si el error es
        nuestro (una cita con otro nombre, dos hechos mezclados, una contradicción que no lo es), lo retiramos.`,
    },
    reply: {
      title: "Derecho de réplica",
      text: `
        Quien aparece en un evento o en un artículo y considera inexacto lo que se cuenta de él puede pedir que se publique
        su réplica. Dinos qué frase es, por qué es inexacta y qué quieres que se lea. Si el texto es de un periódico,
        conviene pedirla también allí: la ley obliga a quien lo publicó.`,
    },
    principles: {
      title: "Qué se retira y qué no",
      text: `
        No se retira nada ni se expulsa a nadie por su punto de vista. Se admite la crítica dura si está documentada. Se
        retira lo ilícito, la amenaza, el insulto o acoso a una persona, el dato privado sin interés público, la
        suplantación y la publicidad; en eventos y artículos, también la falsedad demostrada.

        Las decisiones se comunican por escrito a quien afectan, con la norma y el motivo, y se pueden recurrir: el recurso
        lo mira otra persona o, si no la hay, el registro lo dice. Ningún programa sanciona por sí solo.`,
    },
    reports: {
      title: "Denunciar un contenido",
      text: `
        No hace falta cuenta. Debajo de cada comentario está «Avisar»; para lo demás basta un correo con la dirección de la página,
        lo que ves en ella y por qué crees que es ilícito. Acusamos recibo, decidimos y te decimos qué y por qué. Si hay
        peligro para la vida de alguien, ponlo en el asunto y avisa antes a la policía.

        Todas las decisiones sobre comentarios se publican, sin nombres, en el [registro de moderación](moderationLog).`,
    },
    newspapers: {
      title: "Si el periódico es tuyo",
      text: `
        Puedes decir que no en robots.txt, con la reserva de minería de textos o escribiéndonos, y lo respetamos en la
        siguiente lectura. [Aquí está cómo](bot). También retiramos un artículo o un extracto concreto si lo pides.`,
    },
    write: {
      title: "A quién escribir",
      text: `
        Elige el asunto: se abre tu correo con lo que necesitamos saber. Todo llega a [la misma dirección](email), que es
        también el punto de contacto para autoridades. Se puede escribir en español, inglés, francés o alemán.`,
    },
  },
};
