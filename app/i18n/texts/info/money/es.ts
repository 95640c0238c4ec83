/** Who pays, and where the money goes. */
export const es = {
  title: "Cuentas",
  lead: "Quién paga Poliedro, cómo se reparte cada euro y qué no se puede comprar. Las donaciones y los pagos aún no están abiertos: estas son las reglas que valdrán.",
  sections: {
    whoPays: {
      title: "Quién paga",
      text: `
        Hoy nadie paga por leer y Poliedro no cobra nada a nadie. No hay publicidad, no se venden datos y ningún periódico
        paga por estar ni por salir antes. Cuando se abran, los ingresos serán dos: suscripciones de donación y ventas de
        artículos de quienes escriben aquí.`,
    },
    splits: {
      title: "Cómo se reparte",
      text: `
        Son dos productos con dos repartos, y nunca se mezclan: el {{authorShare}} de cada venta pay-per-view es para quien
        escribió el artículo ({{saleSplit}}); cada suscripción se reparte {{subscriptionSplit}}.`,
    },
    donations: {
      title: "Qué compra una donación",
      text: `
        Se podrá donar desde {{leastDonation}}, con la cantidad que cada cual elija o con una de estas: Supporter,
        {{supporter}} al mes; Patron, {{patron}} al mes; Champion, {{champion}} al año ({{championMonthly}} al mes).

        Una suscripción dará comodidades: búsqueda, historial, análisis de sesgo y narrador. No compra ninguna noticia,
        ningún sitio en la portada ni ninguna palabra de lo que se publica. Se podrá cancelar en cualquier momento desde la
        propia cuenta.`,
    },
    sales: {
      title: "Artículos con precio",
      text: `
        Las noticias son siempre gratis. Un artículo de quienes escriben aquí podrá tener precio durante un tiempo: se abre
        a los {{micropayDays}} días si cuesta menos de {{payPerViewFrom}} (micropay) y a los {{payPerViewDays}} si cuesta
        {{payPerViewFrom}} o más (pay-per-view). Los días cuentan desde la primera publicación.`,
    },
    payouts: {
      title: "Cuándo se paga a quien escribe",
      text: `
        El mes se cierra el último día y se paga el día {{payoutDay}} del siguiente a las {{payoutTime}}, hora de Madrid. La
        bolsa de las suscripciones se reparte con [una fórmula](howToWrite.donations) que se publica cada mes.`,
    },
    statement: {
      title: "El extracto de cada mes",
      text: `
        Con cada pago se publicará un extracto: cuánto entró por cada vía, cuánto fue a cada parte, las comisiones
        bancarias, las devoluciones y los pesos de la fórmula. Sin nombres de donantes. Se guardará cada céntimo en un
        libro de partida doble en el que nada se borra: un error se corrige con otro asiento.`,
    },
    audits: {
      title: "Auditorías",
      text: `
        Cada año se encargará una auditoría externa y se publicará aquí entera. Todavía no hay ninguna. Lo que ya se puede
        auditar es [el código](source), que es abierto, y [el método](method), con sus errores medidos.`,
    },
  },
};
