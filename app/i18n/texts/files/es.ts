/** Texts of feeds, pictures for sharing and the offline page. */
export const es = {
  feed: {
    front: "Los eventos que más periódicos cuentan ahora, reunidos por Poliedro",
    lane: "{{lane}}: lo más reciente en Poliedro",
    category: "{{category}}: los eventos más recientes, reunidos por Poliedro",
    event: "Lo que publican los periódicos sobre «{{title}}»",
    by: "{{newspaper}} ({{country}})",
    title: "Poliedro: canal de noticias",
  },
  shared: { alt: "{{title}}. {{coverage}}", site: "Poliedro: el mismo hecho, desde todas sus caras" },
  offline: {
    title: "Sin conexión",
    description: "Lo que puedes leer en Poliedro cuando no hay conexión.",
    text: "No hay conexión con Poliedro. No se ha perdido nada: cuando vuelva la conexión, recarga la página.",
    kept: "Guardado en este dispositivo",
    none: "Aquí aparecerán los últimos eventos que hayas abierto con este navegador.",
  },
};
