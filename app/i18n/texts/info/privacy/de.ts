import type { es } from "./es";

/** What is stored of readers. */
export const de: typeof es = {
  title: "Datenschutz",
  lead: "Wer Poliedro ohne Konto liest, hinterlässt keine Spur davon, wer er ist. Dies ist alles, was gespeichert wird, und wo.",
  sections: {
    browser: {
      title: "In Ihrem Browser",
      text: `
        Außer am Sitzungs-Cookie lässt sich an nichts davon erkennen, wer Sie sind, und Sie können es jederzeit löschen:

        - *Cookie idioma:* die Sprache, die Sie gewählt haben, für ein Jahr. Nur wenn Sie eine wählen.
        - *Cookie __Host-session:* dass Sie angemeldet sind, nur wenn Sie sich bei einem Konto anmelden. Es endet {{sessionDays}} Tage nach
          Ihrem letzten Besuch.
        - *Cookie js:* sagt, dass Ihr Browser Skripte ausführt, damit wir die Seite nicht doppelt schicken. Ein Jahr.
        - *poliedro.theme:* hell oder dunkel, wenn Sie es wählen.
        - *poliedro.welcome:* dass Sie die Begrüßung gesehen haben.
        - *poliedro.shortcuts:* dass Sie keine Tastenkürzel wollen.
        - *poliedro.read:* die letzten Ereignisse, die Sie geöffnet haben, damit ihre Schlagzeilen blasser erscheinen. Das verlässt Ihren
          Browser nicht.
        - *poliedro.session und poliedro.reacted:* dass sich etwas geändert hat, damit Ihre anderen Fenster es wissen. Nur mit
          Konto.

        Was mit poliedro beginnt, liegt im lokalen Speicher und wird an niemanden gesendet. Es ist nötig für das, was Sie verlangen, oder
        von Ihnen gewählt; deshalb gibt es keinen Cookie-Hinweis.`,
    },
    server: {
      title: "Auf dem Server",
      text: `
        Öffnet ein Browser ein Ereignis oder einen Artikel zum ersten Mal, steigt dessen Zähler für den Tag um eins. Gespeichert wird
        die Zahl, nicht die Person. Unsere Datenbank enthält keine IP-Adressen, Namen oder Verläufe von denen, die
        ohne Konto lesen.

        Der Anbieter, der die Seite ausliefert, sieht wie jeder Server Ihre IP-Adresse, um Ihnen zu antworten und Angriffe
        abzuwehren.`,
    },
    others: {
      title: "Wem wir es sagen",
      text: `
        Niemandem außer denen, die in unserem Auftrag arbeiten und unten genannt sind. Die Seiten laden nichts von Dritten: keine
        Anzeigen, keine Messdienste, keine Schriften, keine Knöpfe sozialer Netzwerke. Folgen Sie einem Link zu einer Zeitung, gelten
        deren Regeln.`,
    },
    accounts: {
      title: "Konten",
      text: `
        Ein Konto braucht, wer merken, teilen, zustimmen, kommentieren oder schreiben will; zum Lesen nicht. Von denen, die eines
        haben, wird gespeichert:

        - *Das Konto:* Ihr Alias, Ihre E-Mail-Adresse, in welcher Sprache wir Ihnen schreiben, und ein Prüfwert (Hash) Ihres
          Passworts, aus dem es sich nicht zurückgewinnen lässt.
        - *Die Sitzungen:* wann sie geöffnet und benutzt wurden, und der Name von Browser und System („Firefox, Linux“), damit Sie
          sie erkennen. Weder Ihre IP-Adresse noch das Übrige, was Ihr Browser von sich preisgibt.
        - *Das Profil:* was Sie angeben möchten: Land, Ausbildung, Themen, Selbstbeschreibung, Foto und Links. Von denen, die nur
          lesen, sieht es niemand; von denen, die schreiben, steht es im öffentlichen Profil.
        - *Die politische Ausrichtung:* nur wenn Sie das Häkchen setzen, und bis Sie es entfernen.
        - *Was Sie tun:* was Sie angemeldet öffnen, merken und teilen, Ihre Zustimmungen, Ihre Kommentare und Ihre Artikel.
        - *Die Moderation:* Meldungen zu Kommentaren und was entschieden wurde. Zum Melden braucht es kein Konto; eine
          hinterlassene E-Mail-Adresse wird gelöscht, wenn alles entschieden ist.
        - *Gegen Missbrauch:* wie oft jemand versucht, sich anzumelden oder ein Konto anzulegen, unter einem Prüfwert der
          IP-Adresse, gebildet mit einem Geheimnis, das täglich verworfen wird.

        Woher Ihr Besuch kommt (Land und IP), zeigen wir Ihnen in Ihrem persönlichen Bereich; gespeichert wird es nicht. Das Foto
        eines Profils ruft unser Server ab: Ihr Browser hinterlässt anderswo keine Spur.`,
    },
    rights: {
      title: "Ihre Rechte",
      text: `
        Unter [Ihre Daten](ownData) können Sie eine Datei mit allem mitnehmen, was wir über Sie speichern, und Ihr Konto löschen.
        In Ihrem persönlichen Bereich berichtigen Sie Ihr Profil und widerrufen Sie Ihre Einwilligungen. Für alles andere, etwa
        um zu widersprechen oder die Verarbeitung einzuschränken, [schreiben Sie uns](email).

        Für Ihre Daten ist verantwortlich, wer im [Impressum](legal) steht. Wenn Sie meinen, dass wir nicht richtig mit ihnen
        umgehen, können Sie sich bei der Datenschutzbehörde Ihres Landes beschweren.`,
    },
    purposes: {
      title: "Wofür und mit welchem Recht",
      text: `
        - *Ihnen geben, was Sie verlangen* (Vertrag, Artikel 6 Absatz 1 Buchstabe b DSGVO): Konto, Sitzungen, Profil, Reaktionen,
          Kommentare, Artikel und die E-Mails, die dafür nötig sind.
        - *Einwilligung* (Artikel 6 Absatz 1 Buchstabe a und Artikel 9 Absatz 2 Buchstabe a): die politische Ausrichtung. Sie
          widerrufen sie dort, wo Sie sie gegeben haben.
        - *Berechtigtes Interesse* (Artikel 6 Absatz 1 Buchstabe f): Missbrauch bremsen und die Seite sicher ausliefern.
        - *Rechtliche Pflicht* (Artikel 6 Absatz 1 Buchstabe c): Meldungen zu Inhalten bearbeiten und Entscheidungen begründen.

        Wir erstellen keine Verhaltensprofile, entscheiden nichts automatisch über Sie und verkaufen oder überlassen niemandem Ihre
        Daten. Wir verschicken keine Werbung.`,
    },
    keeping: {
      title: "Wie lange",
      text: `
        - *Konto, Profil, Reaktionen und Artikel:* bis Sie sie oder das Konto löschen.
        - *Kommentare:* bis Sie sie löschen. Löschen Sie das Konto, bleiben sie ohne Namen stehen, weil andere darauf geantwortet haben.
        - *Sitzungen:* {{sessionDays}} Tage ohne Gebrauch, oder bis Sie sie beenden.
        - *E-Mails:* Text und Adresse werden nach dem Versand gelöscht.
        - *Prüfwerte gegen Missbrauch:* einen Tag.
        - *Moderationsprotokoll:* für immer, ohne Namen.

        Das Konto wird {{graceDays}} Tage nach Ihrem Antrag gelöscht; bis dahin können Sie es behalten.`,
    },
    processors: {
      title: "Wer Ihre Daten noch verarbeitet",
      text: `
        In unserem Auftrag und nur dafür: Cloudflare liefert die Seite aus und schützt sie, Turso speichert die Datenbank, und ein
        E-Mail-Dienst stellt zu, was wir Ihnen schreiben. Wer Daten außerhalb der Europäischen Union verarbeitet, für den gelten die
        Standardvertragsklauseln der Kommission.`,
    },
  },
};
