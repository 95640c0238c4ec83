import type { es } from "./es";

/** The legal notice. */
export const de: typeof es = {
  title: "Impressum",
  lead: "Wer für diese Website verantwortlich ist und nach welchen Regeln man ihre Inhalte nutzen darf.",
  sections: {
    responsible: {
      title: "Wer verantwortlich ist",
      text: `
        Verantwortlich ist die Organisation, die diese Website betreibt. Dies sind die Angaben, die sie gemacht hat; fehlt eine, kann
        man unter derselben Adresse danach fragen.`,
    },
    contents: {
      title: "Wem die Texte gehören",
      text: `
        Schlagzeilen und Auszüge gehören ihren Zeitungen, die immer verlinkt sind; wir zeigen höchstens {{extract}} Zeichen jedes
        Artikels. Die Artikel unserer Autorinnen und Autoren gehören diesen. Wenn Sie meinen, dass etwas
        nicht hierher gehört, [sagen Sie es uns](complaints).`,
    },
    software: {
      title: "Das Programm",
      text: `
        Das Programm ist freie Software unter der AGPL-3.0 oder einer späteren Fassung: Sie dürfen es unter derselben Lizenz nutzen,
        untersuchen, ändern und weitergeben. Der [Quelltext](source) steht allen offen, die diese Website nutzen. Es baut auf der Arbeit anderer auf: [Namen und
        Lizenzen](licences).`,
    },
    liability: {
      title: "Wofür wir einstehen und wofür nicht",
      text: `
        Ereignisse entstehen automatisch aus dem, was andere veröffentlichen, und können Fehler enthalten; [die Methode](method) sagt,
        wie viele wir gemessen haben. Lesen Sie vor wichtigen Entscheidungen das Original. Was uns als falsch nachgewiesen wird,
        berichtigen wir.`,
    },
    funding: {
      title: "Eigentum und Finanzierung",
      text: `
        Poliedro ist gemeinnützig. Woher das Geld kommen und wohin es gehen wird, steht unter [Finanzen](money).`,
    },
    contact: {
      title: "Kontaktstelle",
      text: `
        Für Leserinnen, Leser und Behörden (Artikel 11 und 12 des Gesetzes über digitale Dienste), auf Spanisch, Englisch, Französisch
        und Deutsch: [E-Mail](email). Für alles andere: [Beschwerden](complaints).`,
    },
  },
};
