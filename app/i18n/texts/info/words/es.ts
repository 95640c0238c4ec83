/** Words around the pages about Poliedro, and of their pictures, buttons and letters. */
export const es = {
  others: "Esta página en otros idiomas",
  contents: "En esta página",
  becomeTopVoice: "Ser Top Voice",
  earn: "Ganar dinero escribiendo",
  sale: "De cada venta de un artículo pay-per-view o micropay",
  subscription: "De cada suscripción de donación, mensual o anual",
  toAuthor: "para quien lo ha escrito",
  toOperation: "para el funcionamiento de Poliedro",
  toCreators: "para quienes escriben en Poliedro",
  toNonProfits: "para entidades sin ánimo de lucro afines",
  steps: {
    read: "Leer",
    readText:
      "Cada hora pedimos a los periódicos sus titulares y abrimos los artículos que nos permiten leer.",
    group: "Agrupar",
    groupText:
      "Comparamos los artículos entre sí, también de un idioma a otro, y juntamos los del mismo hecho.",
    analyse: "Analizar",
    analyseText: "De los artículos juntos salen las caras: resumen, hechos, contradicciones, declaraciones…",
    verify: "Verificar",
    verifyText: "Lo que no se encuentra en los artículos que se citan no se publica.",
  },
  letters: {
    correction: "Pedir una corrección",
    reply: "Ejercer el derecho de réplica",
    report: "Denunciar un contenido",
    withdraw: "Retirar contenido de mi periódico",
    access: "Avisar de un problema de accesibilidad",
    other: "Otra cosa",
    body: "Dirección de la página:\n\nQué ocurre:\n\nEn qué me baso (enlaces o documentos):\n",
  },
  details: {
    name: "Titular",
    address: "Domicilio",
    register: "Inscripción registral",
    site: "Sitio web",
    email: "Correo electrónico",
  },
};
