/** The legal notice. */
export const es = {
  title: "Aviso legal",
  lead: "Quién responde de este sitio y con qué reglas se usa lo que hay en él.",
  sections: {
    responsible: {
      title: "Quién responde",
      text: `
        Responde de este sitio la entidad que lo gestiona. Estos son los datos que ha indicado; si falta alguno, se puede
        pedir en la misma dirección.`,
    },
    contents: {
      title: "De quién son los textos",
      text: `
        Los titulares y extractos son de sus periódicos, a los que se enlaza siempre; mostramos como mucho {{extract}}
        caracteres de cada artículo. Los artículos de quienes escriben en Poliedro son de sus autores. Si crees que algo
        no debe estar aquí, [dínoslo](complaints).`,
    },
    software: {
      title: "El programa",
      text: `
        El programa es software libre con licencia AGPL-3.0 o posterior: puedes usarlo, estudiarlo, cambiarlo y compartirlo
        bajo la misma licencia. Su [código fuente](source) está a disposición de quien use este sitio. Se apoya en el trabajo de
        otros: [sus nombres y licencias](licences).`,
    },
    liability: {
      title: "Qué garantizamos y qué no",
      text: `
        Los eventos se hacen de manera automática a partir de lo que publican otros y pueden contener errores; [el
        método](method) dice cuántos hemos medido. Antes de decidir algo importante, lee el original. Corregimos lo que se
        nos demuestra.`,
    },
    funding: {
      title: "Propiedad y financiación",
      text: `
        Poliedro no tiene ánimo de lucro. De dónde vendrá el dinero y adónde irá se explica en [Cuentas](money).`,
    },
    contact: {
      title: "Punto de contacto",
      text: `
        Para lectores y autoridades (artículos 11 y 12 del Reglamento de Servicios Digitales), en español, inglés, francés
        y alemán: [correo electrónico](email). Para lo demás: [Reclamaciones](complaints).`,
    },
  },
};
