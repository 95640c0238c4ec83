import type { OutlookWords } from "./words";

/** What a verb of mood governs, at the end of its clause. */
const INFINITIVE = `[^.;]{0,120}[a-z]{2,}(en|ern|eln|tun|sein)(?=[,.;:!"]|$| und | oder | als | wie )`;
/** The same without a comma between: what stands behind one may be governed by another verb. */
const CLOSE_INFINITIVE = INFINITIVE.replace("[^.;]", "[^.,;]");
/** An infinitive or participle at the end of its clause. */
const ENDING = `[^.,;]{0,120}[a-z]{3,}(t|en)(?=[,.;:!"]|$| und )`;

export const DE: OutlookWords = {
  not: `
(hatte|hatten|ware|waren) ... (konnen|mussen|sollen|durfen|konnte|sollen|werden)
(hatte|hatten|ware|waren) [a-z ]{0,60}(konnen|mussen|sollen|durfen)
(soll|sollen|durfte|durften|konnte|konnten|mag|will|wollen|muss|mussen|wird|werden) [^.;]{0,120}(haben|sein|worden sein|gewesen sein)
(sollte|sollten|wollte|wollten) ... (eigentlich|ursprunglich)
(eigentlich|ursprunglich) ... (sollte|sollten|wollte|wollten|geplant)
(konnte|konnten) ... (nicht mehr|gerettet|geloscht|gefunden|festgenommen|geborgen|bislang|fluchten|befreit|verhindert|sich retten)
(war|waren) (geplant|vorgesehen|erwartet)
(soll|sollen) [^.;]{0,120}(lagern|liegen|leben|stammen|gehoren|betragen|stecken|sitzen)
(lasst|liess|lassen|liessen|gab|hatte|hatten) ... keine chance
(drohte|drohten) ... zu [a-z]+en
(warnt|warnte|warnen|warnten) vor (den |der )?(folgen|gefahren|gefahr)
(wird|werden) (bisher|bislang|derzeit|gerade|oft|meist|haufig|seit)
unklar (ist|war|bleibt|blieb) (auch |noch |weiter )?(, )?(warum|wie es|woher)
als (ob|wurde)
(du|dein|deine|deinen|euch|euer)
wurde[n]? (gesucht|vermisst|vermutet|befurchtet)`,
  unlikely: `
(durfte|durften|konnte|konnten) ... (kaum|wohl nicht|nicht so schnell)
(ist|gilt|gelten|scheint|sind) ... (unwahrscheinlich|ausgeschlossen|nicht zu rechnen|nicht zu erwarten|nicht geplant|nicht vorgesehen)
unwahrscheinlich
(schliesst|schliessen) ... (neuwahlen|weitere|einen rucktritt|eine) ... aus
(keine|kaum|wenig) (aussicht|hoffnung|chance|anzeichen)`,
  possible: `
(konnte|konnten) ${INFINITIVE}
(droht|drohen|drohte|drohten) ... [a-z]+
(nicht|niemand) ... (auszuschliessen|ausgeschlossen)
(schliesst|schliessen|schloss) ... nicht aus
(warnt|warnen|warnte|warnten) (vor|dass|davor)
(furchtet|furchten|befurchtet|befurchten|befurchtete|befurchteten)
(es )?besteht (die|das) (gefahr|risiko|moglichkeit)
(erwagt|erwagen|uberlegt|uberlegen) (eine?n?|die|den|das|ob)
(pruft|prufen) (nun |derzeit )?(ob|rechtliche|eine?n?)
(denkt|denken) uber
(hofft|hoffen|hoffte) (auf|dass|nun)
(offen|unklar|ungewiss|fraglich) (ist|bleibt|blieb|war)
(bleibt|ist|sind) (offen|unklar|ungewiss|fraglich|abzuwarten|in gefahr|gefahrdet)
(steht|stehen) (auf der kippe|auf dem spiel)`,
  likely: `
(durfte|durften) ${INFINITIVE}
(wird|werden) ... (erwartet|gerechnet|prognostiziert|vorausgesagt|vorhergesagt)
(erwartet|erwarten|erwarte) (eine?n?|die|der|das|den|fur|nun|dass|ab|im|bis|deutlich|weiter|[0-9]+|keine|auch|dort)
(rechnet|rechnen|rechne) (mit|damit|nun|fur|erst|derzeit|weiter)
(voraussichtlich|aller voraussicht nach)
(wird|werden) (wahrscheinlich|vermutlich|wohl)
(prognostiziert|prognostizieren)
(geht|gehen) ... davon aus, dass ... (wird|werden|steigt|steigen|sinkt|sinken)
(zeichnet|zeichnen) sich ... ab
(wurde|wurden) [^.;]{0,100}(kosten|bedeuten|steigen|sinken|fuhren|profitieren|verlieren|gelten|belaufen|betreffen|entlasten|belasten|in kraft treten)`,
  planned: `
(ist|sind|bleibt) ... (geplant|vorgesehen|angesetzt|anberaumt|terminiert|angekundigt|in vorbereitung)
(plant|planen|beabsichtigt|beabsichtigen|will|wollen|mochte|mochten) ${INFINITIVE}
(will|wollen) ${INFINITIVE}
(soll|sollen) ${INFINITIVE}
(kundigte|kundigten|kundigt|kundigen) ... an
(hat|haben) ... (zeit bis|frist|bis [a-z0-9. ]+ zeit)
(muss|mussen) ... (noch|bis|innerhalb|binnen|kunftig|nun) ${INFINITIVE}
(tritt|treten|trete) ... in kraft
(wird|werden) ... (am|im|ab|bis|kommende|nachste|morgen|anfang|ende|mitte|in den kommenden|in den nachsten|heute) ${ENDING}
(findet|finden|beginnt|beginnen|startet|starten|entscheidet|entscheiden|endet|enden|gilt|gelten|stimmt|stimmen|tagt|tagen|steht|stehen|folgt|folgen|kommt|kommen|reist|reisen|trifft|treffen|verhandelt|verhandeln|spielt|spielen|wahlt|wahlen|lauft|laufen|erscheint|offnet|schliesst|endet|eroffnet) ... (kommende[nrs]?|nachste[nrs]?|morgen|ubermorgen|ab (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|[0-9]))
die frist (lauft|endet)`,
  certain: `
(wird|werden) ${CLOSE_INFINITIVE}`,
  future: null,
  when: `
(am|bis|ab|vor|zum|vom) (kommenden |nachsten )?(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(morgen|abend|mittag|nachmittag|nacht|vormittag)?( ?(fruh|abend))?
(ab|bis|kommenden|nachsten|diesen) (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)
(am|bis|ab|vor|zum|bis zum|vom)? ?[0-9]{1,2}\\. (januar|janner|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)( 20[2-9][0-9])?
((bis|ab|gegen|noch) )?(im|ab|bis|anfang|ende|mitte|fruhestens im|spatestens im|seit) (januar|janner|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)( 20[2-9][0-9])?
(morgen|ubermorgen)( (fruh|abend|mittag|nachmittag|vormittag))?
(heute|noch heute|heute abend)
(in|bis|ab|zu|wahrend|noch|erst)? ?(der |dem |den |dieser |diesem |im )?(nachsten?|kommenden?|nachster|kommender|dieser|folgenden?) (woche|wochen|monat|monaten|jahr|jahren|jahre|tagen|stunden|wochenende|sommer|herbst|winter|fruhjahr|saison|quartal|jahrzehnt|legislaturperiode)
in den (nachsten|kommenden) ([a-z0-9]+ )?(stunden|tagen|wochen|monaten|jahren)
(in|binnen|innerhalb von|nach|fruhestens in|spatestens in) (rund |etwa |knapp |wenigen |den )?(einem|einer|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|[0-9]+|wenigen|einigen|mehreren) (stunden?|tagen?|wochen?|monate?n?|jahre?n?|tag)
(bis|ab|gegen|noch|zum|spatestens)? ?(ende|anfang|mitte) (der woche|des monats|des jahres|dieses jahres|nachsten jahres|kommenden jahres|20[2-9][0-9])
(im jahr|bis|ab|bis zum jahr|ende|anfang|mitte|fruhestens|spatestens|von|im)( jahr)? 20[2-9][0-9]
(im|bis zum|ab dem|noch im|zum|diesen|bis) (sommer|herbst|winter|fruhjahr|fruhling|jahresende|wochenende|monatsende|jahreswechsel|abend)
(bald|demnachst|in kurze|kunftig)`,
};
