import type { es } from "./es";

/** Who pays, and where the money goes. */
export const de: typeof es = {
  title: "Finanzen",
  lead: "Wer Poliedro bezahlt, wie jeder Euro aufgeteilt wird und was man nicht kaufen kann. Spenden und Zahlungen sind noch nicht möglich: Dies sind die Regeln, die gelten werden.",
  sections: {
    whoPays: {
      title: "Wer zahlt",
      text: `
        Heute zahlt niemand fürs Lesen, und Poliedro verlangt von niemandem Geld. Es gibt keine Werbung, es werden keine Daten
        verkauft, und keine Zeitung zahlt dafür, dabei zu sein oder weiter vorn zu stehen. Später wird es zwei Einnahmequellen geben:
        Spendenabos und den Verkauf von Artikeln unserer Autorinnen und Autoren.`,
    },
    splits: {
      title: "Wie aufgeteilt wird",
      text: `
        Es sind zwei Angebote mit zwei Aufteilungen, die nie vermischt werden: {{authorShare}} jedes Pay-per-view-Verkaufs gehen an
        die Person, die den Artikel geschrieben hat ({{saleSplit}}); jedes Abo wird {{subscriptionSplit}} aufgeteilt.`,
    },
    donations: {
      title: "Was eine Spende kauft",
      text: `
        Man wird ab {{leastDonation}} spenden können, einen frei gewählten Betrag oder einen von diesen: Supporter, {{supporter}} im
        Monat; Patron, {{patron}} im Monat; Champion, {{champion}} im Jahr ({{championMonthly}} im Monat).

        Ein Abo bringt Annehmlichkeiten: Suche, Verlauf, Analyse der Schlagseite und Vorlesefunktion. Es kauft keine Nachricht, keinen
        Platz auf der Titelseite und kein Wort von dem, was veröffentlicht wird. Man wird es jederzeit im eigenen Konto kündigen können.`,
    },
    sales: {
      title: "Artikel mit Preis",
      text: `
        Nachrichten sind immer kostenlos. Ein Artikel unserer Autorinnen und Autoren wird eine Zeit lang einen Preis haben können: Er
        wird nach {{micropayDays}} Tagen frei, wenn er weniger als {{payPerViewFrom}} kostet (Micropay), und nach {{payPerViewDays}}, wenn er
        {{payPerViewFrom}} oder mehr kostet (Pay-per-view). Die Tage zählen ab der ersten Veröffentlichung.`,
    },
    payouts: {
      title: "Wann ausgezahlt wird",
      text: `
        Der Monat wird am letzten Tag abgeschlossen und am {{payoutDay}}. des nächsten um {{payoutTime}} Uhr Madrider Zeit ausgezahlt.
        Der Topf der Abos wird nach [einer Formel](howToWrite.donations) aufgeteilt, die jeden Monat veröffentlicht wird.`,
    },
    statement: {
      title: "Die monatliche Abrechnung",
      text: `
        Mit jeder Auszahlung wird eine Abrechnung veröffentlicht: wie viel auf welchem Weg hereinkam, wie viel an welchen Teil ging,
        Bankgebühren, Rückzahlungen und die Gewichte der Formel. Ohne Namen derer, die spenden. Jeder Cent wird in doppelter Buchführung
        festgehalten, in der nichts gelöscht wird: Ein Fehler wird durch eine weitere Buchung berichtigt.`,
    },
    audits: {
      title: "Prüfungen",
      text: `
        Jedes Jahr wird eine externe Prüfung in Auftrag gegeben und hier vollständig veröffentlicht. Noch gibt es keine. Prüfen lässt
        sich schon jetzt [der Quelltext](source), der offen ist, und [die Methode](method) mit ihren gemessenen Fehlern.`,
    },
  },
};
