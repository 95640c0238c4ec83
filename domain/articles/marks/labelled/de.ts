/** Invented German headlines; the letters are explained in `read.ts`. */
export const DE = `
. Stadtrat von Aarstadt stimmt für den Ausbau der Uferstraße
. Sieben Verletzte bei Busunfall nahe Birkenau
. Warum der Staudamm von Aarstadt zwei Jahre später fertig wird
. Wie ein Dorf sein eigenes Gasthaus kaufte
. Wer ist Marit Olsen? Die neue Chefin der Hafenbehörde im Porträt
. Was die Reform für Mieter bedeutet
. So viele Baugenehmigungen wie seit zwanzig Jahren nicht
. So kalt war es im Mai zuletzt vor vierzig Jahren
. So beginnt die neue Saison am Stadttheater mit vier Uraufführungen
. „Das ist ein brutaler Eingriff“: Gewerkschaft kritisiert Schließung
. Ministerin nennt Vorschlag „irre“
. Pflegekräfte kündigen dreitägigen Warnstreik an
. Kommentar: Die Brücke, die niemand bauen will
. LIVE: Verfassungsgericht verkündet Urteil zur Maut
. EILMELDUNG: Kanzler kündigt Kabinettsumbildung an
. UNESCO nimmt Salinen von Aarstadt in Welterbeliste auf
. UNHCR und UNICEF warnen vor Hungersnot in Sarrat
. Diese Woche entscheidet der Bundesrat über das Wassergesetz
. Dieses Jahr fällt die Apfelernte kleiner aus
. Dieser Gipfel löst keines der Probleme Europas
. Drei Tote nach Brand in Mehrfamilienhaus
. Zehn Festnahmen bei Razzia im Hafen
. Fünf Millionen Euro für die Sanierung der Schulen
. Neuer Horrorfilm von Jana Feld läuft im Wettbewerb
. Terroranschlag in Sarrat: Zahl der Toten steigt auf zwölf
. Geheimdienst warnt vor Angriffen auf Stromnetze
. Forscher finden Bakterien, die Polyester zersetzen
. Werft verschwieg Asbest: Bericht belastet Vorstand
. Notenbank lässt Leitzins unverändert
. Ihr Amt gibt die Ministerin im Herbst ab
. Ihre Kinder lernten sie im Lager kennen: Erinnerungen an die Flucht
. Hochwasser: Pegel der Aar steigt weiter
. Waldbrand zerstört zwölf Häuser bei Birkenau
. Bürgermeisterin tritt überraschend zurück
. Bringt die Viertagewoche mehr Arbeit? Was drei Betriebe berichten
. Ministerpräsident verurteilt Angriff auf Wahllokal
. FC Aarstadt gewinnt 5:0 und steht im Endspiel
. Opposition kritisiert Haushalt als unsozial
. Nach Protesten: Hafenabgabe soll später kommen
. Krankenhaus entschuldigt sich nach Verwechslung von Befunden
. 22 Jahre Haft für Mord an Busfahrer
. Tausende demonstrieren in Aarstadt gegen Hafenabgabe
. Rezension: Ein leises Porträt eines Leuchtturmwärters
. Der Vorwurf führt in die Irre
. Warum Paare ihre Hochzeiten verschieben
. Sie gewannen den Wettbewerb, er verlor die Stimme
. Was wir über den Ausfall der Fähren wissen
. Aktienkurs der Reederei bricht um zwölf Prozent ein
. Massive Verspätungen nach Sturm im Norden
. Darum bitten die Winzer: weniger Steuer auf Most
. Achtung für die Opfer: Gedenken in Birkenau
. Vorsichtiger Optimismus bei den Tarifverhandlungen
. Verdacht auf Drogenhandel: Polizei durchsucht vier Wohnungen
. Schwere Vorwürfe gegen Trainer des Turnverbands
. Ehemalige Schülerin verklagt Internat
c So viel verdient ein Leuchtturmwärter wirklich
c So lebt die Schauspielerin heute auf ihrem Bauernhof
c So schützen Sie Ihr Konto vor Betrügern
c Darum sollten Sie Bananen nie im Kühlschrank lagern
c Darum klebt auf jedem Apfel ein Etikett
c Deshalb stehen in Aarstadt alle Uhren still
c Das steckt hinter dem Rückzug des Moderators
c Moderator verlässt Show: Das steckt dahinter
c Das passiert im Körper, wenn man einen Monat auf Zucker verzichtet
c Das sagt seine Exfrau zur neuen Liebe
c Das sind die beliebtesten Vornamen im Norden
c Das müssen Reisende jetzt wissen
c Diese Pflanze vertreibt Schnecken aus dem Garten
c Dieser Fehler kostet Autofahrer viel Geld
c Diese drei Sternzeichen haben jetzt Glück
c Dieses Dorf verschenkt Häuser an Familien
c Mit diesem Trick wird der Backofen sauber
c 7 Tipps für besseren Schlaf
c Zehn Dinge, die nur Norddeutsche verstehen
c Acht Fehler, die fast jeder beim Heizen macht
c Was dann geschah, überraschte selbst die Polizei
c Bäcker öffnet alten Tresor – was er darin findet, ist kaum zu glauben
c Kennen Sie dieses Verkehrszeichen?
c Wussten Sie, dass Ihr Herd ein Geheimfach hat?
c Hätten Sie es gewusst? Wofür das Loch im Vorhängeschloss da ist
c Kaum jemand kennt diese Funktion der Waschmaschine
c Was viele nicht wissen: So lange halten Eier wirklich
c Der wahre Grund für die leeren Regale
c Frau kauft Ring auf Flohmarkt – dann schaut sie genauer hin
c Was Ihre Haustür über Sie verrät
c Machen Sie auch diesen Fehler beim Lüften?
c Wer diese Münze besitzt, sollte nachsehen
c Ärzte warnen: Wer das morgens macht, schadet seinem Herzen
c Einfacher Trick: Fenster werden streifenfrei
c Lottogewinner meldet sich nicht – der Grund ist kurios
c Was wirklich in der Nacht auf der Fähre geschah
c Auf diesen Moment haben die Fans gewartet
c Bei diesem Detail stutzen alle Zuschauer
c Fans entdecken pikantes Detail im neuen Video
c Haben Sie diese Lebensmittel im Schrank? Dann sollten Sie aufpassen
c Er wollte nur den Keller aufräumen …
c Raten Sie, wer da am Herd steht
c Rückruf: Diese Produkte sollten Sie nicht mehr essen
c Nie wieder Kalk: Dieses Hausmittel hilft sofort
c Steuererklärung: Wer jetzt noch schnell sein sollte – und warum
c Fünf Lebensmittel, die ein Kardiologe nie isst
c Dank dieser Übung sind Rückenschmerzen passé
e Schockierende Szenen vor dem Depot der Straßenbahn
e Bürgermeister lügt schon WIEDER
e Totales Chaos am Flughafen Aarstadt
e Was für ein Tor! Aarstadt holt den Pokal
e Wut und Entsetzen nach feiger Attacke auf Sanitäter
e Widerliche Zustände im Hundeheim von Birkenau
e Die schamlose Lüge der Ministerin
e Irrsinn! Stadt streicht alle Busse lila
e Abscheulich: Räuber überfallen Witwe (94)
e Sturm-Monster rast auf die Küste zu
e Skandal-Trainer packt aus: Die Abrechnung!
e Hände weg von unserem Steg!
e Eiskalter Verrat an den Pflegekräften
e Unfassbare Dreistigkeit: Diebe klauen Kriegerdenkmal
e Ein erbärmliches Einknicken vor den Baulöwen
e Zins-Hammer trifft Häuslebauer
e Horror-Nacht auf der Fähre
e Mega-Zoff im Stadtrat: Jetzt fliegen die Fetzen
e Schande von Aarstadt: Millionen für leere Büros
e Peinlich-Pleite für die Hafenbehörde
e Wahnsinns-Comeback! Aarstadt dreht das Spiel
e Blutbad im Hafenviertel
e Endlich! Nach 40 Jahren ist die Brücke fertig
e Die Fähre ist ein Witz, die Preise sind eine Frechheit
e Grauenvoller Fund im Keller
e Brutaler Kahlschlag an unseren Schulen
e Ekel-Alarm in der Kantine
e Rathaus versinkt im Sumpf aus Gier und Lügen
e Gnadenlos abgezockt: Rentner verliert alles
e Katastrophales Versagen der Behörden
e Helden-Tat: Junge (6) aus reißendem Fluss gerettet
b Dieses Schock-Video zeigt, warum Sie nie Schwäne füttern sollten!
b Unglaublich: Mit diesem Trick sparen Sie 1000 Euro
b So dreist zockt die Bahn Sie wirklich ab!
b Ekelhaft: Das steckt wirklich in Ihrem Kissen
b 10 irre Strände, die Sie gesehen haben müssen!
b Was dieser Held dann tat, ist einfach UNGLAUBLICH
b Achtung, Lebensgefahr! Diese Geräte sollten Sie sofort ausschalten
b Schock für Sparer: Diese Bank kassiert jetzt gnadenlos ab
. Kabinett vertagt Entscheidung über zweite Startbahn
. Vier Festnahmen nach Brand in Lagerhalle
. Was der neue Zoll für die Stahlstädte bedeutet
. Wo die Parteien beim Wasserpreis stehen
. Händler ruft Heizlüfter wegen Brandgefahr zurück
. Polizist vom Vorwurf der Körperverletzung freigesprochen
. Zahl der Toten nach Erdrutsch in Sarrat steigt auf 31
. „Wir haben alles verloren“: Rückkehr in ein verbranntes Dorf
. Warum Ärzte über den Impfstoff gegen Aarfieber streiten
. Wetter im Norden: Frost und Glätte am Wochenende
. Bahn streicht 300 Stellen
. Dritter Verdächtiger im Mordfall Larch angeklagt
. Faktencheck: Hat die Stadt die Buslinien halbiert?
. Ausweise lassen sich jetzt online verlängern
. Zehn Aarstädter retten ein Unentschieden in Unterzahl
. Interview mit Eva Blau: „Ich habe die Nachtschicht lieben gelernt“
. Wie geht es weiter mit der Hafenabgabe?
. Diebe stehlen Kupferkabel – Züge verspätet
. Extremwetter: Versicherer melden höhere Schäden
. Riesiger Eisberg treibt auf Forschungsstation zu
c Bei diesen Lebensmitteln greifen Kunden oft zum falschen Produkt
c Wohin die Reichen ziehen – und was sie dort suchen
c Wanderweg im Norden: Ein Ort, den nur Einheimische kennen
c Acht Warnzeichen, dass Ihre Heizung bald ausfällt
c Alle reden plötzlich von Algen – was steckt dahinter?
b Mann gräbt im Garten und macht unglaubliche Entdeckung
c Wie gut kennen Sie den Norden? Testen Sie Ihr Wissen
c Was die Schlafposition über den Charakter verrät
c So sieht die Tochter des Schauspielers heute aus
c An dieser Quizfrage scheiterten alle Kandidaten
c Er wollte die alte Uhr verkaufen, dann sah ein Experte die Rückseite
c Experte warnt: So sollten Sie Ihr Handy niemals laden
c Die 20 schönsten Dörfer des Landes
c Steht Ihr Name auf der Liste?
c Nur noch heute: Diesen Heizlüfter gibt es beim Discounter zum Spottpreis
c Moderatorin zeigt sich ohne Schminke – die Fans reagieren eindeutig
e Bonzen prassen, während die Straßen verrotten
e Mörder läuft frei herum: Die Qual einer Mutter
e Jetzt wollen sie auch noch unsere Gärten besteuern!
e Aarstadts magische Nacht: Zwerge stürzen den Meister
e Stümper im Ministerium verraten die Rentner
e Verhasste Abgabe trifft die Ärmsten mit voller Wucht
e Hirnlose Randalierer verwüsten Musikpavillon
e Der Bürgermeister ist ein Feigling und ein Hochstapler
e Höllen-Crash: Straße sieht aus wie im Krieg
e Gender-Wahn an der Grundschule
e Pendler-Hölle: Züge stehen still, Nerven liegen blank
e Der große Wasser-Raub: Bosse stopfen sich die Taschen voll
b Irres Gerät senkt Ihre Rechnung – die Kunden rasten aus!
b Was sie unter den Dielen fand, ist der pure Horror
. Wasserversorger zahlt neun Millionen Euro Strafe
. Zwei Jugendliche nach Messerangriff an Schule frei
. Friedensgespräche für Sarrat ohne Rebellen fortgesetzt
. Was der erste Tag im Fährenprozess ergeben hat
. Domchor nimmt erstmals Mädchen auf
. Finanzminister schließt Vermögensteuer aus
. Wartezeiten in Kliniken sinken im dritten Monat
. Briefwahl beim Hafenentscheid: Fristen und Unterlagen
. Schnee sperrt drei Pässe
. Aarstadt verpflichtet Stürmer für zwei Jahre
. Warum der Fluss Birkenau immer wieder überschwemmt
. Nachruf auf Peter Hahl, der den Meeresboden kartierte
c Zehn Wörter, die fast alle falsch aussprechen
c Dieses winzige Detail auf der Fahrkarte spart Hunderte Euro
c Darum schauen Flugbegleiter immer auf die Schuhe
c Was Ihr Lieblingskeks über Sie aussagt
c Ich habe eine Woche aufs Handy verzichtet – das habe ich gelernt
c Mit diesem Wäschetrick verblüfft eine Mutter das Netz
c So lagern Sie Tomaten richtig
c Was im Körper passiert, wenn man täglich 10.000 Schritte geht
c Was macht eigentlich die Besetzung der Hafenserie heute?
c Die sieben größten Irrtümer über den Winterschlaf
e Wut über dreiste Diätenerhöhung
e Eine jämmerliche Niederlage ohne jeden Anstand
e Entsetzliche Vernachlässigung: Rentnerin stirbt einsam
e Chaos pur! Fans toben beim Kartenverkauf
e Widerwärtige Hetze gegen trauernde Familie
e Schamlose Bosse machen Kasse mit dem Elend der Pendler
e Katastrophal, zynisch und grausam: das neue Asylgesetz
e Irrer Messermann richtet Blutbad an
b Warum diese unverschämte Regel Sie wütend machen sollte
b 15 krasse Fakten über Haie, die Sie umhauen
. Fischer nach Maschinenbrand vor Aarhaupt gerettet
. Parlament verlängert Fangverbot
. Warum Banken die Innenstadt verlassen
. Schulen öffnen nach Rohrbruch wieder
. Polizeichef geht im Juni in den Ruhestand
. Gericht weist Klage gegen Steinbruch ab
. Fälle von Aarfieber verdoppeln sich binnen einer Woche
. „Ich hatte noch nie solche Angst“: Wanderer nach Absturz
c Warum Sie Orangenschalen niemals wegwerfen sollten
c Acht Dinge, die Tierärzte gern jedem sagen würden
c Der kuriose Grund, warum es hier keine Hausnummer 13 gibt
c Sie bestellte ein Sofa – was geliefert wurde, macht sprachlos
c Diese Übung hilft in zwei Minuten gegen Rückenschmerzen
c So alt ist die Schauspielerin wirklich
c Das geheime Getränk, das nur Baristas kennen
c Das passiert, wenn der Führerschein abläuft
e Unverschämt! Fährbosse kassieren Millionen
e Vernichtende Klatsche: peinlicher Auftritt der Rangers
e Abscheuliche Attacke auf Rentnerin (91)
e Feiger Verrat an den Bauern
e Blankes Chaos auf der Küstenstraße
e Eine Schande: Kinder frieren in maroden Klassenzimmern
e Gierige Vermieter zocken Studenten ab
e Bürgermeister sagte NIE die Wahrheit
. Bücherei in Larch bleibt sonntags offen
. Minister verteidigt Bilanz bei Gefängnissen
. Pflegerin gewinnt Kündigungsprozess
. Wie der Hochwasserschutz funktioniert
. Bahnpreise steigen um drei Prozent
. Vulkan in Sarrat ausgebrochen, keine Verletzten
c Neun Anzeichen, dass Ihr Nachbar heimlich reich ist
c Was Ihnen beim Bootskauf niemand sagt
c Diese unterschätzte Insel ist günstiger als gedacht
c So gefährlich ist die neue Masche der Betrüger
c Diesen Satz sollten Sie im Bewerbungsgespräch nie sagen
c Darum gehen Ihre Pflanzen ein
c Finden Sie die Katze im Bild?
c Er fand eine Kiste auf dem Dachboden – sie veränderte alles
e Wütende Pendler toben wegen höllischer Verspätungen
e Eine ungeheuerliche Verschwendung von Steuergeld
e Herzlose Diebe bestehlen Kinderstation
e Blamabler Rückzieher des ahnungslosen Ministers
e Erbärmliche Vorstellung der Rangers: Schlag ins Gesicht der Fans
e Horror-Sturm treibt Familien in die Flucht
e Diese Schließung ist der reine Wahnsinn!
e Widerlicher Anschlag auf Kriegsgräber
`;
