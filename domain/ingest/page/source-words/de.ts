import { phrases, type SourceWords, words } from "./types";

/** German. */
export const DE: SourceWords = {
  before: phrases(`laut, gemass, nach angaben von, nach angaben der, nach angaben des, nach informationen von
    nach informationen der, nach informationen des, nach worten von, nach worten der, nach worten des, nach ansicht von
    nach ansicht der, nach ansicht des, gegenuber der, gegenuber dem, sagte der zeitung, unter berufung auf
    zitiert von, interview mit, so der, so die`),
  after: ["zufolge"],
  verbs:
    phrases(`sagte, sagt, sagten, erklarte, erklart, erklarten, berichtet, berichtete, berichteten, teilte, teilten
    betonte, betont, warnte, warnt, warnten, kundigte, kritisierte, kritisiert, kritisierten, forderte, fordert
    forderten, meinte, meint, schrieb, schreibt, bestatigte, bestatigt, bestatigten, dementierte, raumte, mahnte, mahnt
    beklagte, beklagt, erganzte, versicherte, ausserte, erzahlt, erzahlte, urteilt, schatzt, schatzte, heisst es bei`),
  between: words("auch spater dann zudem ausserdem am gestern heute wiederum dagegen"),
  documents:
    words(`studie bericht umfrage untersuchung gutachten analyse dokument dokumente papier befragung erhebung
    berichts mitteilung urteil`),
  documentLinks: words("der des von vom im in aus durch"),
  bodies: words("polizei regierung"),
  offices: words("sprecher sprecherin"),
  links: words("der des von vom fur"),
  unnamed:
    words(`kreise kreisen insider insidern experten beobachter beobachtern augenzeugen zeugen anwohner anwohnern
    kritiker fachleute fachleuten forscher wissenschaftler nachbarn quellen diplomaten einige viele manche`),
  pronouns: words("er sie"),
  stops:
    words(`dass in im am an auf bei beim zu zum zur mit mitte nach vor uber gegen gegenuber wenn als weil es er sie
    wir ich ihr man und oder aber nicht sich ob wie was durch seit`),
  dropsPronouns: false,
};
