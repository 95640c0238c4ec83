import type { es } from "./es";

/** Corrections, right of reply, reports. */
export const de: typeof es = {
  title: "Beschwerden",
  lead: "Wenn etwas nicht stimmt, sagen Sie es uns: Wir sehen nach, antworten und lassen sichtbar, was sich ändert.",
  sections: {
    corrections: {
      title: "Berichtigungen",
      text: `
        Ereignisse entstehen jede Stunde neu, und jede Änderung bleibt am Ende des Ereignisses stehen, mit Uhrzeit und dem, was vorher
        dastand. Ist der Satz schon in der Zeitung falsch, kann nur sie ihn berichtigen; tut sie es, übernehmen wir das. Liegt der
        Fehler bei uns (ein Zitat unter fremdem Namen, zwei vermischte Ereignisse, ein Widerspruch, der keiner ist), nehmen wir ihn
        heraus.`,
    },
    reply: {
      title: "Gegendarstellung",
      text: `
        Wer in einem Ereignis oder Artikel vorkommt und das Berichtete für unrichtig hält, kann die Veröffentlichung einer
        Gegendarstellung verlangen. Sagen Sie uns, um welchen Satz es geht, warum er nicht stimmt und was man lesen soll. Stammt der
        Text aus einer Zeitung, verlangen Sie sie auch dort: Das Gesetz verpflichtet die Zeitung, die ihn veröffentlicht hat.`,
    },
    principles: {
      title: "Was entfernt wird und was nicht",
      text: `
        Wegen einer Ansicht wird nichts entfernt und niemand ausgeschlossen. Harte Kritik ist erlaubt, wenn sie belegt ist. Entfernt
        werden Rechtswidriges, Drohungen, Beleidigung oder Belästigung einer Person, private Daten ohne öffentliches Interesse,
        falsche Identitäten und Werbung; in Ereignissen und Artikeln auch erwiesene Unwahrheiten.

        Wen eine Entscheidung betrifft, der bekommt sie schriftlich, mit Regel und Begründung, und kann widersprechen: Über den
        Widerspruch entscheidet jemand anderes, und wenn es sonst niemanden gibt, sagt es das Protokoll. Kein Programm verhängt
        von sich aus Sanktionen.`,
    },
    reports: {
      title: "Einen Inhalt melden",
      text: `
        Dazu braucht es kein Konto. Unter jedem Kommentar steht „Melden“; für alles andere genügt eine E-Mail mit der Adresse
        der Seite, dem, was Sie dort sehen, und warum Sie es für rechtswidrig halten. Wir bestätigen den Eingang, entscheiden
        und sagen Ihnen, was und warum. Ist ein Leben in Gefahr, schreiben Sie es in den Betreff und verständigen Sie zuerst die
        Polizei.

        Alle Entscheidungen über Kommentare stehen ohne Namen im [Moderationsprotokoll](moderationLog).`,
    },
    newspapers: {
      title: "Wenn es Ihre Zeitung ist",
      text: `
        Sie können in robots.txt, mit dem Vorbehalt gegen Text- und Data-Mining oder per E-Mail Nein sagen, und wir halten uns vom
        nächsten Durchgang an daran. [So geht es](bot). Auf Wunsch entfernen wir auch einen einzelnen Artikel oder Auszug.`,
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
