import type { es } from "./es";

/** Texts of feeds, pictures for sharing and the offline page. */
export const fr: typeof es = {
  feed: {
    front: "Les événements dont parlent le plus de journaux en ce moment, réunis par Poliedro",
    lane: "{{lane}} : les nouveautés sur Poliedro",
    category: "{{category}} : les événements les plus récents, réunis par Poliedro",
    event: "Ce que les journaux publient sur « {{title}} »",
    by: "{{newspaper}} ({{country}})",
    title: "Poliedro : flux d’actualités",
  },
  shared: { alt: "{{title}}. {{coverage}}", site: "Poliedro : le même événement, sous toutes ses faces" },
  offline: {
    title: "Hors connexion",
    description: "Ce que vous pouvez lire sur Poliedro sans connexion.",
    text: "Poliedro est injoignable. Rien n’est perdu : rechargez la page une fois la connexion rétablie.",
    kept: "Conservé sur cet appareil",
    none: "Les derniers événements ouverts avec ce navigateur apparaîtront ici.",
  },
};
