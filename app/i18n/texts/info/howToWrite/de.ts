import type { es } from "./es";

/** How to write. */
export const de: typeof es = {
  title: "Wie man bei Poliedro schreibt",
  lead: "Journalistinnen, Journalisten und Fachleute werden hier ihre Analysen veröffentlichen können, kostenlos oder zu einem Preis, neben dem Ereignis, um das es geht. Konten und Kommentare gibt es schon, Veröffentlichen und Bezahlen noch nicht: Dies sind die Regeln, die vom ersten Tag an gelten.",
  sections: {
    creator: {
      title: "Wer schreiben kann",
      text: `
        Schreiben wird, wer die Rolle [Recherche](user) hat (Menschen aus Journalismus und Wissenschaft, die nachforschen und
        belegen) oder die Rolle [Fachperson](user) (Menschen mit nachgewiesenem Wissen auf einem Gebiet). Ihre Rolle steht in
        [Ihrem persönlichen Bereich](user).

        Vor dem Veröffentlichen wird es eine Identitätsprüfung von etwa {{identityMinutes}} Minuten geben. Der Zahlungsdienst
        wird sie vornehmen; Poliedro wird den Ausweis nicht aufbewahren. So steht hinter jedem Artikel ein Mensch, den es gibt.

        Top Voices sind geprüfte Fachleute, die außerdem Ereignisse und Artikel kommentieren dürfen. Es kommentiert, wer sich
        auskennt oder unmittelbar beteiligt ist; wer sonst schreibt, kommentiert nicht, was andere veröffentlichen, sondern
        antwortet nur unter den eigenen Artikeln.`,
    },
    monetization: {
      title: "Wie man Geld verdient",
      text: `
        Es gibt zwei Quellen, jede mit ihrer eigenen Aufteilung:

        - *Verkäufe.* Von jedem Pay-per-view- oder Micropay-Verkauf gehen {{authorShare}} an die Person, die den Artikel geschrieben
          hat, und {{saleOperation}} in den Betrieb ({{saleSplit}}).
        - *Abos.* Von jedem Spendenabo gehen {{creatorsShare}} in den Topf für alle, die schreiben, {{nonProfitsShare}} an ähnliche
          gemeinnützige Organisationen und {{operationShare}} in den Betrieb ({{subscriptionSplit}}).

        Jeder Monat wird am letzten Tag abgeschlossen und am {{payoutDay}}. des Folgemonats um {{payoutTime}} Uhr (Madrider Zeit)
        ausgezahlt. Wer Geld bekommt, stellt eine Rechnung.`,
    },
    donations: {
      title: "Wie der Topf aufgeteilt wird",
      text: `
        Der Teil der Abos, der an die Schreibenden geht, wird jeden Monat nach einer Formel aufgeteilt, die samt Gewichten
        zusammen mit der Abrechnung des Monats veröffentlicht wird. Sie berücksichtigt:

        - wie viel gelesen wird: Aufrufe, Lesezeit, wie viele bis zum Ende lesen und wie viele wiederkommen;
        - was Leserinnen und Leser tun: wie oft sie dem Artikel zustimmen, ihn teilen und ihn sich merken;
        - was Fachleute in ihren Kommentaren sagen;
        - wie viele Quellen der Artikel nennt und wie gut sie sind;
        - die Schlagseite und die Wahrscheinlichkeit, dass eine KI den Text geschrieben hat;
        - wie selten das Thema behandelt wird und wie genau der Artikel dabei bleibt.

        Nichts davon entscheidet allein. Die KI-Wahrscheinlichkeit ist eine Schätzung, die irren kann: Sie reicht nie aus, um
        gegen jemanden vorzugehen, und man kann sich [beschweren](complaints).`,
    },
    articleValue: {
      title: "Was ein Artikel wert ist",
      text: `
        Den Preis bestimmt, wer schreibt. Unter {{payPerViewFrom}} ist es ein Micropay-Artikel, der {{micropayDays}} Tage nach der
        ersten Veröffentlichung frei wird; ab {{payPerViewFrom}} ist es Pay-per-view und nach {{payPerViewDays}} Tagen kostenlos.
        Das Datum steht von Anfang an dabei, und weder Berichtigungen noch erneutes Veröffentlichen schieben es hinaus.

        Die Nachricht ist immer kostenlos. Verkauft wird die Arbeit, sie zu erklären.`,
    },
    commitments: {
      title: "Wozu Sie sich verpflichten",
      text: `
        - Ihre Quellen zu nennen und im Text zu kennzeichnen, was Tatsache, was Äußerung und was Ihre Meinung ist.
        - Zu sagen, ob Sie KI verwendet haben und wofür.
        - Offen zu berichtigen, ohne Spuren zu verwischen.
        - Anzugeben, was Sie mit der Sache verbindet: Geld, Amt oder Familie.

        Wir verpflichten uns, keinen Text wegen seiner Ansicht zu entfernen, jede Entscheidung schriftlich zu begründen und
        Widerspruch zuzulassen.`,
    },
    offer: {
      title: "Was wir bieten",
      text: `
        - Ein Publikum, das dieses Ereignis schon vor sich hat und Ihren Artikel unter den Quellen sieht.
        - Einen Editor mit Markierungen für Fakten, Zitate, Meinungen und Folgen, in vier Sprachen.
        - Ihre Rechte: Der Text gehört weiter Ihnen.
        - Ihre Zahlen: dieselben, mit denen die Formel rechnet, ohne Daten darüber, wer Sie liest.`,
    },
  },
};
