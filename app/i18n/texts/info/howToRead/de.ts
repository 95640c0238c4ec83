import type { es } from "./es";

/** How to read. */
export const de: typeof es = {
  title: "Wie man Poliedro liest",
  lead: "Wählen Sie ein Ereignis, drehen Sie es und sehen Sie sich seine Seiten an. Anmelden oder zahlen müssen Sie nicht: Was Zeitungen berichten, ist für alle kostenlos.",
  sections: {
    intro: {
      title: "Für den Anfang",
      text: `
        Auf der [Titelseite](home) ist jede Karte ein Ereignis: etwas, worüber mehrere Zeitungen schreiben. Balken und Zahlen
        sagen, wie viele davon berichten und aus wie vielen Ländern. Wer es öffnet, findet seine Seiten und am Ende alle Artikel
        nach Ländern, mit Link zum Original.

        Die Titelseite erneuert sich jede Stunde. Oben steht, wann die Zeitungen zuletzt gelesen wurden.`,
    },
    whatYouSee: {
      title: "Was Sie sehen",
      text: `
        - *Zusammenfassung:* das Wesentliche in wenigen Sätzen, jeder mit seinen Quellen.
        - *Fakten:* was mehrere Zeitungen berichten, zuerst das, was die meisten berichten.
        - *Widersprüche:* eine Frage und die Antworten, die nicht zusammenpassen, mit denen, die sie geben. Welche stimmt, sagen wir
          nicht.
        - *Meinungen:* wer urteilt und in welche Richtung, und darunter die Kommentare der Fachleute.
        - *Hintergrund:* was vorher geschah.
        - *Äußerungen:* wörtliche Zitate, mit der Person, die sie gesagt hat, und den Zeitungen, die sie bringen.
        - *Blickwinkel:* was jedes Land nach vorn stellt, welche Wörter nur es gebraucht und was es auslässt.
        - *Folgen:* was kommen kann, laut wem und wie sicher.
        - *Artikel:* alle Beiträge, mit Sprache, Alter und dem Hinweis auf eine Bezahlschranke.

        Eine Seite erscheint nur, wenn etwas darauf steht. Unter jeder steht, wer sie gemacht hat: ein Programm oder ein Mensch.
        [Wie sie entsteht und wo sie irrt](method).`,
    },
    register: {
      title: "Ein Konto anlegen",
      text: `
        Zum Lesen ist das nicht nötig. [Ein Konto](signIn) ist kostenlos: Sie können damit Ereignisse und Artikel merken, für später
        zurücklegen, teilen, ihnen zustimmen und nach Themen filtern.`,
    },
    subscribe: {
      title: "Abonnieren",
      text: `
        Poliedro soll von regelmäßigen Spenden leben, ab {{leastDonation}}. Wer monatlich spendet, bekommt dazu Suche, Verlauf,
        Analyse der Schlagseite und eine Vorlesefunktion. Das sind Annehmlichkeiten: Keine Nachricht verschwindet hinter einer
        Bezahlschranke. Abos gibt es noch nicht; [so wird jedes aufgeteilt](money.splits).

        Wer bei Poliedro schreibt, wird einem eigenen Artikel einen Preis geben können. Bis er frei wird, sieht man
        Zusammenfassung, Preis und Datum; danach wird er kostenlos: nach {{micropayDays}} Tagen, wenn er weniger als
        {{payPerViewFrom}} kostet (Micropay), nach {{payPerViewDays}}, wenn er {{payPerViewFrom}} oder mehr kostet
        (Pay-per-view).`,
    },
    whatYouWillNotFind: {
      title: "Was Sie nicht finden werden",
      text: `
        - Werbung oder gesponserte Inhalte, die wie Nachrichten aussehen.
        - Eine Links-rechts-Note für jede Zeitung: Wir zeigen Wörter und Auslassungen, keine Etiketten.
        - Eine andere Titelseite je nachdem, wer hinsieht.
        - Abgeschriebene Artikel: Von jedem zeigen wir höchstens {{extract}} Zeichen und führen zum Original.
        - Fotos aus den Zeitungen.
        - Meinungen eines Programms. Wo jemand urteilt, sagen wir, wer.`,
    },
  },
};
