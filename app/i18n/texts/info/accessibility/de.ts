import type { es } from "./es";

/** The accessibility statement. */
export const de: typeof es = {
  title: "Barrierefreiheit",
  lead: "Poliedro soll sich mit jedem Auge, jeder Hand, jedem Gerät und jeder Verbindung lesen lassen. Das Ziel ist, die WCAG 2.2 auf Stufe AA zu erfüllen.",
  sections: {
    done: {
      title: "Was wir tun",
      text: `
        - Alles lässt sich ohne JavaScript und mit der Tastatur lesen und bedienen; der Fokus ist immer sichtbar.
        - Helle und dunkle Darstellung mit genügend Kontrast; der Text wächst, so weit Sie wollen, ohne dass etwas verloren geht.
        - Überschriften, Listen und Tabellen mit ihrer Struktur, und jedes Zitat in seiner Sprache ausgezeichnet, damit Vorleseprogramme
          es richtig aussprechen.
        - Keine Bewegung für alle, die keine wollen, und keine Zeitgrenzen.
        - Tastenkürzel lassen sich ausschalten.`,
    },
    missing: {
      title: "Was fehlt",
      text: `
        Wir prüfen die Seiten mit axe, einem automatischen Werkzeug, in Hell und in Dunkel. Das findet einen Teil der Probleme: Von
        außen hat sie noch niemand begutachtet, und wir haben sie noch nicht mit allen Vorleseprogrammen erprobt. Deshalb behaupten wir
        nicht, alles vollständig zu erfüllen. Die Seiten der Zeitungen, auf die wir verweisen, liegen nicht in unserer Hand.`,
    },
    report: {
      title: "Wie Sie uns Bescheid geben",
      text: `
        Wenn etwas für Sie nicht funktioniert, [schreiben Sie uns](complaints.write), mit der Adresse der Seite und dem Programm oder
        Gerät, das Sie verwenden. Wir geben Ihnen den Inhalt auf anderem Weg, während wir es beheben.`,
    },
  },
};
