import type { Newspaper } from "./edition";

/** Words of a newspaper's pages beside its articles. */
export interface Wording {
  notice: string;
  home: string;
  by: string;
  newsroom: string;
  published: string;
  updated: string;
  opinion: string;
  live: string;
  latest: string;
  source: string;
  subscribe: string;
  subscribers: string;
  footer: string;
  sections: Record<string, string>;
}

/** The words in each language of the sample. */
export const WORDING: Record<Newspaper["language"], Wording> = {
  es: {
    notice: "Edición de muestra: el periódico, las personas y los hechos de esta página son inventados.",
    home: "Portada",
    by: "Por",
    newsroom: "Redacción",
    published: "Publicado",
    updated: "Actualizado",
    opinion: "Opinión",
    live: "En directo",
    latest: "Últimas noticias",
    source: "documento",
    subscribe: "Suscríbase para seguir leyendo.",
    subscribers: "Contenido exclusivo para suscriptores",
    footer: "Aviso legal · Contacto · Quiénes somos",
    sections: {
      world: "Internacional",
      politics: "Política",
      economy: "Economía",
      culture: "Cultura",
      society: "Sociedad",
      sports: "Deportes",
      technology: "Tecnología",
      science: "Ciencia",
      health: "Salud",
      environment: "Medio ambiente",
      justice: "Tribunales",
      local: "Local",
      opinion: "Opinión",
    },
  },
  en: {
    notice: "Sample edition: the newspaper, the people and the events on this page are invented.",
    home: "Home",
    by: "By",
    newsroom: "Staff",
    published: "Published",
    updated: "Updated",
    opinion: "Opinion",
    live: "Live",
    latest: "Latest news",
    source: "document",
    subscribe: "Subscribe to continue reading.",
    subscribers: "For subscribers only",
    footer: "Legal notice · Contact · About us",
    sections: {
      world: "World",
      politics: "Politics",
      economy: "Business",
      culture: "Culture",
      society: "Society",
      sports: "Sport",
      technology: "Technology",
      science: "Science",
      health: "Health",
      environment: "Environment",
      justice: "Courts",
      local: "Local",
      opinion: "Opinion",
    },
  },
  fr: {
    notice: "Édition d’exemple : le journal, les personnes et les faits de cette page sont inventés.",
    home: "Accueil",
    by: "Par",
    newsroom: "La rédaction",
    published: "Publié",
    updated: "Mis à jour",
    opinion: "Tribune",
    live: "En direct",
    latest: "Dernières nouvelles",
    source: "document",
    subscribe: "Abonnez-vous pour lire la suite.",
    subscribers: "Article réservé aux abonnés",
    footer: "Mentions légales · Contact · Qui sommes-nous",
    sections: {
      world: "International",
      politics: "Politique",
      economy: "Économie",
      culture: "Culture",
      society: "Société",
      sports: "Sport",
      technology: "Technologie",
      science: "Sciences",
      health: "Santé",
      environment: "Environnement",
      justice: "Justice",
      local: "Régions",
      opinion: "Opinions",
    },
  },
  de: {
    notice: "Musterausgabe: Zeitung, Personen und Ereignisse auf dieser Seite sind erfunden.",
    home: "Startseite",
    by: "Von",
    newsroom: "Redaktion",
    published: "Veröffentlicht",
    updated: "Aktualisiert",
    opinion: "Meinung",
    live: "Liveblog",
    latest: "Neueste Nachrichten",
    source: "Dokument",
    subscribe: "Weiterlesen mit Abo.",
    subscribers: "Nur für Abonnenten",
    footer: "Impressum · Kontakt · Über uns",
    sections: {
      world: "Ausland",
      politics: "Politik",
      economy: "Wirtschaft",
      culture: "Kultur",
      society: "Gesellschaft",
      sports: "Sport",
      technology: "Technik",
      science: "Wissen",
      health: "Gesundheit",
      environment: "Umwelt",
      justice: "Justiz",
      local: "Lokales",
      opinion: "Meinung",
    },
  },
};
