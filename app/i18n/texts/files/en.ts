import type { es } from "./es";

/** Texts of feeds, pictures for sharing and the offline page. */
export const en: typeof es = {
  feed: {
    front: "The events that most newspapers are covering now, brought together by Poliedro",
    lane: "{{lane}}: the latest on Poliedro",
    category: "{{category}}: the latest events, brought together by Poliedro",
    event: "What newspapers are saying about “{{title}}”",
    by: "{{newspaper}} ({{country}})",
    title: "Poliedro: news feed",
  },
  shared: { alt: "{{title}}. {{coverage}}", site: "Poliedro: the same event, seen from all its faces" },
  offline: {
    title: "You are offline",
    description: "What you can read on Poliedro without a connection.",
    text: "Poliedro cannot be reached. Nothing is lost: reload the page once you are connected again.",
    kept: "Saved on this device",
    none: "The events you last opened in this browser will be listed here.",
  },
};
