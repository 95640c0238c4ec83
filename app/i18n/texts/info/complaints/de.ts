import type { es } from "./es";

/** Corrections, right of reply, reports. */
export const de: typeof es = {
  title: "Beschwerden",
  lead: "Wenn etwas nicht stimmt, sagen Sie es uns: Wir sehen nach, antworten und lassen sichtbar, was sich ändert.",
  sections: {
    corrections: {
      title: "Berichtigungen",
      text: `
        Ereignisse entstehen jede Stunde neu, und jede Änderung bleibt am Fuß des Ereignisses stehen, mit Uhrzeit und dem, was vorher
        dastand. Ist der Satz schon in der Zeitung falsch, kann nur sie ihn berichtigen; tut sie es, übernehmen wir das. Liegt der
        Fehler bei uns (ein Zitat unter fremdem Namen, zwei vermischte Geschehen, ein Widerspruch, der keiner ist), nehmen wir ihn
        heraus.`,
    },
    reply: {
      title: "Gegendarstellung",
      text: `
        Wer in einem Ereignis oder Artikel vorkommt und das Berichtete für unrichtig hält, kann die Veröffentlichung einer
        Gegendarstellung verlangen. Sagen Sie uns, um welchen Satz es geht, warum er nicht stimmt und was man lesen soll. Stammt der
        Text aus einer Zeitung, verlangen Sie sie auch dort: Das Gesetz verpflichtet, wer veröffentlicht hat.`,
    },
    principles: {
      title: "Was entfernt wird und was nicht",
      text: `
        Wegen einer Ansicht wird nichts entfernt und niemand ausgeschlossen. Harte Kritik ist erlaubt, wenn sie belegt ist. Entfernt
        werden Rechtswidriges, Drohungen, private Daten ohne öffentliches Interesse, falsche Identitäten und erwiesene Unwahrheiten.

        Wen eine Entscheidung betrifft, der bekommt sie schriftlich, mit Regel und Grund, und kann widersprechen: Ein anderer Mensch
        sieht sie sich an. Kein Programm bestraft von sich aus.`,
    },
    reports: {
      title: "Einen Inhalt melden",
      text: `
        Dazu braucht es kein Konto. Eine E-Mail genügt, mit der Adresse der Seite, dem, was Sie dort sehen, und warum Sie es für
        rechtswidrig halten. Wir bestätigen den Eingang, entscheiden und sagen Ihnen, was und warum. Ist ein Leben in Gefahr,
        schreiben Sie es in den Betreff und verständigen Sie zuerst die Polizei.`,
    },
    newspapers: {
      title: "Wenn die Zeitung Ihre ist",
      text: `
        Sie können in robots.txt, mit dem Vorbehalt gegen Text- und Data-Mining oder per E-Mail Nein sagen, und wir halten uns von der
        nächsten Lesung an daran. [So geht es](bot). Auf Wunsch entfernen wir auch einen einzelnen Artikel oder Auszug.`,
    },
    write: {
      title: "An wen Sie schreiben",
      text: `
        Wählen Sie den Betreff: Ihr Mailprogramm öffnet sich mit dem, was wir wissen müssen. Alles kommt bei
        [derselben Adresse](email) an, die auch die Kontaktstelle für Behörden ist. Sie können auf Spanisch, Englisch, Französisch
        oder Deutsch schreiben.`,
    },
  },
};
