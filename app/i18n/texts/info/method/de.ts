import type { es } from "./es";

/** How grouping and analysis work. */
export const de: typeof es = {
  title: "Methode",
  lead: "Wie aus Tausenden Artikeln ein Ereignis mit seinen Seiten wird, was ein Programm entscheidet und wo es irrt, mit Zahlen.",
  sections: {
    event: {
      title: "Wie ein Ereignis entsteht",
      text: `Alles geschieht jede Stunde und für alle Zeitungen auf dieselbe Weise.`,
    },
    reading: {
      title: "Wie wir Zeitungen lesen",
      text: `
        Wir fragen jede Zeitung nach ihren Schlagzeilenlisten (RSS, Atom oder JSON Feed) und öffnen dann die neuen Artikel, nur
        dort, wo robots.txt und der Vorbehalt gegen Text- und Data-Mining es erlauben. Bezahlschranken umgehen wir nicht. Die
        [vollständige Liste](newspapers) ist öffentlich, auch welche Zeitungen ausfallen und warum.

        Von jedem Text zeigen wir höchstens {{extract}} Zeichen. Was zum Vergleichen nötig ist, wird nach {{textDays}} Tagen
        gelöscht, ein Artikel, der zu keinem Ereignis gehört, nach {{articleDays}}.`,
    },
    grouping: {
      title: "Wie Artikel zusammenfinden",
      text: `
        Schlagzeile und Anfang jedes Artikels werden zu Merkmalen: Wörtern, Wortpaaren, Namen, Zahlen und Begriffen aus einem
        eigenen Wörterbuch für Spanisch, Englisch, Französisch und Deutsch. Je seltener ein Merkmal, desto mehr wiegt es. Daraus
        ergibt sich die Wahrscheinlichkeit, dass zwei Artikel von demselben berichten; wahrscheinliche Paare bilden Gruppen, die dann
        miteinander verglichen werden.

        Ein Ereignis wird gezeigt, sobald mindestens {{shownArticles}} Artikel aus {{shownNewspapers}} Zeitungen davon berichten. Es
        kann geteilt oder mit einem anderen vereint werden, wenn spätere Artikel dafür sprechen; seine Adresse führt immer zum
        richtigen.`,
    },
    analysis: {
      title: "Auswertung ohne Sprachmodell",
      text: `
        Die mitgelieferte Auswertung schreibt nicht, sie wählt aus. Zusammenfassung, Fakten, Meinungen, Hintergrund und Folgen sind
        Sätze aus Zeitungen, kurz und mit deren Namen; Äußerungen sind wörtliche Zitate; der Blickwinkel wird gezählt. Nur die
        Fragen der Widersprüche sind von uns formuliert, aus Tabellen in vier Sprachen.

        Sie übersetzt nicht: Was nur in einer anderen Sprache gesagt wurde, wird in dieser Sprache gezeigt, und wir sagen es dazu.
        Wer eine Installation betreibt, kann ein Sprachmodell schreiben lassen. Dann nennt die Kennzeichnung es.`,
    },
    verifier: {
      title: "Die Prüfung",
      text: `
        Alles, was veröffentlicht werden soll, gleich wer es geschrieben hat, geht durch eine Prüfung, die nur fragt, was sich in
        den Artikeln nachsehen lässt: ob das Zitat Wort für Wort dasteht, ob Zahl, Datum und Name in der genannten Quelle stehen,
        ob nicht zu viel abgeschrieben ist. Was durchfällt, entfällt; nachgebessert wird nichts.

        Sie kann nicht alles sehen: einen richtigen Namen mit der Tat eines anderen, ein Zitat bei der falschen Person desselben
        Artikels oder etwas Falsches, das die Zeitung selbst behauptet.`,
    },
    contradictions: {
      title: "Was ein Widerspruch ist",
      text: `
        Zwei Versionen aus verschiedenen Artikeln, die dieselbe Frage beantworten und nicht beide stimmen können: eine Zahl, ein
        Datum, ein Ort, ein Urheber, ob etwas geschehen ist oder nicht. Eine Zahl, die mit den Stunden steigt, ist keiner, ebenso
        wenig eine Rundung oder eine andere Maßeinheit: Sie werden eigens gezeigt, als das, was sie sind. Wer recht hat, sagen wir
        nicht.`,
    },
    mistakes: {
      title: "Wo sie irrt",
      text: `
        Wir messen es an {{measuredEvents}} Ereignissen und {{measuredArticles}} Artikeln, die erfunden sind, bei denen wir
        wissen, was stimmt, und die beim Aufstellen der Regeln niemand angesehen hat. Gemessen am {{measuredOn}}:

        - Von den gezeigten Widersprüchen sind {{contradictionsRight}} wirklich welche; von den vorhandenen werden
          {{contradictionsFound}} gefunden. Von {{lookAlikes}} Unterschieden, die nur so aussehen, wurden {{lookAlikesTaken}} für
          einen Widerspruch gehalten.
        - Von den gefundenen Zitaten nennen {{quotesRight}} die richtige Person; von den vorhandenen werden {{quotesFound}}
          gefunden.
        - Von den Zeitungen, die unter einer Tatsache stehen, berichten {{factSources}} sie wirklich.

        Deshalb stehen bei jeder Version der Satz und der Link: Manche Widersprüche sind Missverständnisse von uns, und viele entgehen
        uns. Bei wirklichen Zeitungen können die Zahlen anders ausfallen. Wie gemessen wird, steht im [Quelltext](source).`,
    },
    labels: {
      title: "Kennzeichnung und KI-Verordnung",
      text: `
        Die europäische KI-Verordnung (Artikel 50) verlangt einen Hinweis, wenn ein Text von öffentlichem Interesse maschinell
        erzeugt wurde. Bei jeder Seite steht, wer sie gemacht hat, mit welchem Programm, in welcher Version und aus wie vielen
        Quellen; die Website sagt es auch in einer Form, die Maschinen lesen. Prüft sie ein Mensch und steht dafür ein, trägt die
        Kennzeichnung dessen Namen.`,
    },
  },
};
