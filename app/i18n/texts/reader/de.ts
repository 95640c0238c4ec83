import type { es } from "./es";

/** Texts of an event as it is opened over the lanes, and of its page. */
export const de: typeof es = {
  loading: "Einzelheiten werden geladen …",
  arriving: "Ereignis wird geladen …",
  failed: "Das Ereignis konnte nicht geladen werden",
  close: "Schließen",
  back: "Zurück",
  actions: {
    label: "Was Sie mit diesem Ereignis tun können",
    later: "Später lesen",
    save: "Merken",
    share: "Teilen",
    upvote: "Zustimmen",
  },
  copied: "Link in die Zwischenablage kopiert",
  copyFailed: "Der Link ließ sich nicht kopieren",
  coverage: {
    label: "Berichterstattung nach Ländern",
    more_one: "und {{count, number}} weiteres Land",
    more_other: "und {{count, number}} weitere Länder",
  },
  hours: {
    title: "Wann berichtet wurde.",
    text: "Vom {{from}} bis zum {{to}}. Am dichtesten ab dem {{peak}}: {{articles}}.",
  },
  filter: {
    label: "Sprache der Artikel",
    all: "Alle Sprachen",
  },
  creators: "Artikel unserer Autorinnen und Autoren",
  articlesLoading: "Artikel werden geladen …",
  articlesFailed: "Die Liste der Artikel ließ sich nicht laden. Der Rest des Ereignisses ist vollständig.",
  mark: {
    clickbait: "Köder-Schlagzeile",
    emphatic: "Emotionaler Text",
    cites_one: "Nennt {{count, number}} Quelle",
    cites_other: "Nennt {{count, number}} Quellen",
  },
  reason: {
    words: "aufgeladene Wörter",
    exclamation: "Ausrufezeichen",
    questions: "mehrere Fragezeichen",
    capitals: "Großbuchstaben",
    bait: "verspricht und verschweigt",
    address: "spricht die Leser direkt an",
    asks: "fragt die Leser",
    ellipsis: "bricht mitten im Satz ab",
  },
};
