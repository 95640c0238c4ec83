import type { es } from "./es";

/** What is stored of readers. */
export const de: typeof es = {
  title: "Datenschutz",
  lead: "Wer Poliedro liest, hinterlässt keine Spur davon, wer er ist. Dies ist alles, was gespeichert wird, und wo.",
  sections: {
    browser: {
      title: "In Ihrem Browser",
      text: `
        Nichts davon taugt dazu, Sie zu erkennen, und Sie können es jederzeit löschen:

        - *Cookie idioma:* die Sprache, die Sie gewählt haben, für ein Jahr. Nur wenn Sie eine wählen.
        - *Cookie js:* sagt, dass Ihr Browser Skripte ausführt, damit wir die Seite nicht doppelt schicken. Ein Jahr.
        - *poliedro.theme:* hell oder dunkel, wenn Sie es wählen.
        - *poliedro.welcome:* dass Sie die Begrüßung gesehen haben.
        - *poliedro.shortcuts:* dass Sie keine Tastenkürzel wollen.
        - *poliedro.read:* die letzten Ereignisse, die Sie geöffnet haben, damit ihre Schlagzeilen blasser werden. Das verlässt Ihren
          Browser nicht.

        Die letzten vier liegen im lokalen Speicher und werden an niemanden gesendet. Sie sind nötig für das, was Sie verlangen, oder
        von Ihnen gewählt; deshalb gibt es keinen Cookie-Hinweis.`,
    },
    server: {
      title: "Auf dem Server",
      text: `
        Öffnet ein Browser ein Ereignis oder einen Artikel zum ersten Mal, steigt dessen Zähler für den Tag um eins. Gespeichert wird
        die Zahl, nicht die Person. Unsere Datenbank enthält keine IP-Adressen, Namen oder Verläufe von Leserinnen und Lesern.

        Der Anbieter, der die Seite ausliefert, sieht wie jeder Server Ihre IP-Adresse, um Ihnen zu antworten und Angriffe
        abzuwehren.`,
    },
    others: {
      title: "Wem wir es sagen",
      text: `
        Niemandem. Die Seiten laden nichts von Dritten: keine Anzeigen, keine Messdienste, keine Schriften, keine Knöpfe sozialer
        Netzwerke. Folgen Sie einem Link zu einer Zeitung, gelten deren Regeln.`,
    },
    accounts: {
      title: "Konten",
      text: `
        Heute gibt es keine Konten, und wir fragen nach keinen Daten. Bevor es welche gibt, wird hier stehen, was gespeichert wird,
        wofür und wie lange. Sensible Angaben wie die politische Ausrichtung werden freiwillig sein, und Sie werden Ihre Daten im
        eigenen Konto herunterladen und löschen können.`,
    },
    rights: {
      title: "Ihre Rechte",
      text: `
        Sie können fragen, was wir über Sie wissen, und Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung oder Widerspruch
        verlangen, unter [dieser Adresse](email). Wenn Sie uns schreiben, nutzen wir Ihre E-Mail nur für die Antwort. Überzeugt sie
        Sie nicht, können Sie sich an die Datenschutzbehörde Ihres Landes wenden; in Spanien ist das die AEPD. Wer für die
        Verarbeitung verantwortlich ist, steht im [Impressum](legal).`,
    },
  },
};
