import type { es } from "./es";

/** Texts of feeds, pictures for sharing and the offline page. */
export const de: typeof es = {
  feed: {
    front: "Die Ereignisse, von denen gerade die meisten Zeitungen berichten, gesammelt von Poliedro",
    lane: "{{lane}}: das Neueste bei Poliedro",
    category: "{{category}}: die neuesten Ereignisse, gesammelt von Poliedro",
    event: "Was die Zeitungen über „{{title}}“ veröffentlichen",
    by: "{{newspaper}} ({{country}})",
    title: "Poliedro: Nachrichtenfeed",
  },
  shared: { alt: "{{title}}. {{coverage}}", site: "Poliedro: dasselbe Ereignis, von allen Seiten gesehen" },
  offline: {
    title: "Keine Verbindung",
    description: "Was Sie bei Poliedro ohne Verbindung lesen können.",
    text: "Poliedro ist nicht erreichbar. Es ist nichts verloren: Laden Sie die Seite neu, sobald Sie wieder verbunden sind.",
    kept: "Auf diesem Gerät gespeichert",
    none: "Hier erscheinen die Ereignisse, die Sie zuletzt mit diesem Browser geöffnet haben.",
  },
};
