/** Texts of an event as it is opened over the lanes, and of its page. */
export const es = {
  loading: "Cargando los detalles…",
  arriving: "Cargando evento...",
  failed: "Error al cargar el evento",
  close: "Cerrar",
  back: "Volver",
  actions: {
    label: "Qué hacer con este evento",
    later: "Leer más tarde",
    save: "Guardar",
    share: "Compartir",
    upvote: "Votar a favor",
  },
  copied: "Enlace copiado al portapapeles",
  copyFailed: "No se ha podido copiar el enlace",
  coverage: {
    label: "Cobertura por país",
    more_one: "y {{count, number}} país más",
    more_other: "y {{count, number}} países más",
  },
  hours: {
    title: "Cuándo se publicó.",
    text: "Del {{from}} al {{to}}. El momento de más actividad, desde el {{peak}}: {{articles}}.",
  },
  filter: {
    label: "Idioma de los artículos",
    all: "Todos los idiomas",
  },
  creators: "Artículos de nuestros creadores",
  articlesLoading: "Cargando los artículos…",
  articlesFailed: "No se ha podido cargar la lista de artículos. El resto del evento está completo.",
  mark: {
    clickbait: "Titular gancho",
    emphatic: "Texto enfático",
    cites_one: "Cita {{count, number}} fuente",
    cites_other: "Cita {{count, number}} fuentes",
  },
  reason: {
    words: "palabras cargadas",
    exclamation: "signos de exclamación",
    questions: "varios signos de interrogación",
    capitals: "mayúsculas",
    bait: "promete y no cuenta",
    address: "se dirige al lector",
    asks: "le pregunta al lector",
    ellipsis: "deja la frase a medias",
  },
};
