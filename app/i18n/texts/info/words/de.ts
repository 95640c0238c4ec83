import type { es } from "./es";

/** Words around the pages about Poliedro, and of their pictures, buttons and letters. */
export const de: typeof es = {
  others: "Diese Seite in anderen Sprachen",
  contents: "Auf dieser Seite",
  becomeTopVoice: "Top Voice werden",
  earn: "Mit Schreiben Geld verdienen",
  sale: "Von jedem Verkauf eines Pay-per-view- oder Micropay-Artikels",
  subscription: "Von jedem Spendenabo, monatlich oder jährlich",
  toAuthor: "für die Person, die ihn geschrieben hat",
  toOperation: "für den Betrieb von Poliedro",
  toCreators: "für alle, die bei Poliedro schreiben",
  toNonProfits: "für ähnliche gemeinnützige Organisationen",
  steps: {
    read: "Lesen",
    readText:
      "Jede Stunde fragen wir die Zeitungen nach ihren Schlagzeilen und öffnen die Artikel, die sie uns lesen lassen.",
    group: "Zusammenführen",
    groupText:
      "Wir vergleichen die Artikel, auch über Sprachen hinweg, und legen zusammen, was vom selben Ereignis berichtet.",
    analyse: "Auswerten",
    analyseText:
      "Aus den Artikeln zusammen ergeben sich die Seiten: Zusammenfassung, Fakten, Widersprüche, Äußerungen …",
    verify: "Prüfen",
    verifyText: "Was in den angegebenen Artikeln nicht steht, wird nicht veröffentlicht.",
  },
  letters: {
    correction: "Um eine Berichtigung bitten",
    reply: "Gegendarstellung verlangen",
    report: "Einen Inhalt melden",
    withdraw: "Inhalte meiner Zeitung entfernen",
    access: "Eine Barriere melden",
    other: "Etwas anderes",
    body: "Adresse der Seite:\n\nWas nicht stimmt:\n\nWorauf ich mich stütze (Links oder Unterlagen):\n",
  },
  details: {
    name: "Verantwortlich",
    address: "Anschrift",
    register: "Registereintrag",
    site: "Website",
    email: "E-Mail",
  },
};
