import type { es } from "./es";

/** Who we are. */
export const de: typeof es = {
  title: "Über uns",
  lead: "Poliedro ist eine gemeinnützige Nachrichtenplattform, gegründet 2024. Jede Stunde liest sie mehr als 200 Zeitungen aus aller Welt und zeigt die Artikel nebeneinander, die vom selben Ereignis berichten.",
  sections: {
    objective: {
      title: "Ziel",
      text: `
        Wer will, soll ein Ereignis in wenigen Minuten von allen Seiten sehen können: was alle berichten, worin sie einander
        widersprechen, wer was gesagt hat, was jedes Land nach vorn stellt und was es weglässt.

        Wir entscheiden nicht, wer recht hat. Wir stellen die Versionen nebeneinander, jede mit Zeitung, Uhrzeit und dem genauen
        Satz, und mit dem Link, unter dem man ihn nachlesen kann. [So machen wir es](method).`,
    },
    context: {
      title: "Hintergrund",
      text: `
        Nie gab es so viele Nachrichten, und selten war es so schwer, das Ganze zu sehen. Wer eine Zeitung liest, sieht eine Seite;
        wer liest, was ein Algorithmus vorsortiert, sieht die, die ihn am längsten festhält; und zehn Titelseiten in vier Sprachen
        zu vergleichen kostet einen Nachmittag, den kaum jemand hat.

        Vergleichen ist genau das, was eine Maschine gut kann, solange sie zeigt, woher alles kommt, und niemand sie dafür
        bezahlt, Partei zu ergreifen.`,
    },
    founders: {
      title: "Die Gründung",
      text: `
        Poliedro entstand 2024 und hat von Anfang an die Regeln festgelegt, über die nicht verhandelt wird: kein Gewinn, keine
        Werbung, kein Verkauf von Daten, offener Quelltext und offengelegte Finanzen. Gemeinnützig heißt, dass niemand Gewinne
        entnimmt: Was hereinkommt, geht in die Lektüre der Zeitungen, an alle, die schreiben, und an ähnliche
        Organisationen, zu [den hier veröffentlichten Anteilen](money).

        Wer heute für diese Website verantwortlich ist, steht im [Impressum](legal).`,
    },
    values: {
      title: "Werte",
      text: `
        - *Vielfalt.* Niemand wird wegen seiner Ansicht ausgeschlossen. Harte Kritik hat Platz, wenn sie belegt ist.
        - *Belege.* Bei jedem Satz steht seine Zeitung; was sich an der Quelle nicht prüfen lässt, wird nicht veröffentlicht.
        - *Offener Quelltext.* Das Programm ist freie Software (AGPL-3.0), und [alle können es lesen](source), ausführen und
          verbessern.
        - *Jährliche Prüfung.* Jedes Jahr wird eine externe Prüfung der Finanzen und der Methode in Auftrag gegeben und vollständig
          veröffentlicht. Noch gibt es keine; die erste wird unter [Finanzen](money.audits) verlinkt.
        - *Offene Daten.* Ereignisse und ihre Auswertungen werden über P2P zum Herunterladen angeboten, anonym und mit Prüfsumme,
          für alle, die forschen. Sobald das möglich ist, steht der Link hier.
        - *Privatsphäre.* Zum Lesen braucht man kein Konto, und wir verfolgen niemanden.
          [Was gespeichert wird und was nicht](privacy).`,
    },
    democracies: {
      title: "Demokratien",
      text: `
        In einer Demokratie müssen nicht alle dasselbe denken; sie müssen aber über dieselben Tatsachen streiten können.
        Wenn jede Gruppe eine andere Version liest und von den übrigen nichts weiß, wird der Streit unmöglich.

        Zu zeigen, wo Zeitungen übereinstimmen, die sonst nichts verbindet, und wo nicht, ist unsere Art, diesen gemeinsamen Boden
        zu pflegen. Deshalb liest man hier alles, was Zeitungen berichten, kostenlos, mit Konto oder ohne.`,
    },
    contact: {
      title: "Kontakt",
      text: `
        - Für Fragen, Berichtigungen oder Beschwerden: [schreiben Sie uns per E-Mail](complaints.write).
        - Um das Projekt zu unterstützen: [an Poliedro spenden](money.donations). Spenden sind noch nicht möglich; dort steht, wie
          es gehen wird.
        - Wenn Sie eine Zeitung betreiben: [was unser Leseprogramm tut und wie Sie Nein sagen](bot).`,
    },
  },
};
