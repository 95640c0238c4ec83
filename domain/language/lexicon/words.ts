/** General words of news: `key | es | en | fr | de`. */
export const WORDS = `
# deeds, family, time, numbers: the common words
ban | prohib*, veto, vetad*, "prohíbe", "prohíben" | ban, bans, banned, prohibit*, outlaw*, "prohibit", "prohibits", "prohibited", "outlaw" | interdi* | verbot*, verbiet*, verboten, "verbot", "verbote", "verbieten"
child | niño*, niña*, menor, menores, infantil, niño de, muchacho, "niño", "niña", "niños", "niñas" | child, children, kid, kids, boy, girl, boys, girls, little boy, teenage boy | enfant*, garçon, fillette, mineur*, petit garçon, garçonnet, jeune garçon, garçons, "enfant", "enfants", "fille", "filles" | kind, kinder*, "jung", "jungs", "jungem", mädchen, minderjährig*, bub, knabe, kleiner junge, "jungen", "kinder", "kindern", "junge", "minderjährige", "minderjährigen"
woman | mujer*, "mujer", "mujeres" | woman, women | femme, femmes | frau, frauen
man | hombre, hombres | man, men | homme, hommes | mann, männer
family | familia*, "familia", "familias" | family, families, relatives | famille*, "famille", "familles" | familie*, angehörig*, "familie", "familien", "angehörige", "angehörigen", "angehöriger"
son | hijo, hijos | son, sons | fils | sohn, söhne
daughter | "hija", "hijas" | daughter*, "daughter", "daughters" | sa fille, leur fille, ma fille, fille de | tochter
wife | "esposa", viuda | wife, widow | épouse | ehefrau*, gattin, witwe, "ehefrau"
husband | esposo, "esposos", "marido", "maridos" | husband | époux, "mari" | ehemann*, "ehemann", "ehemanns"
baby | bebé*, "bebé", "bebés" | baby, babies | bébé*, "bébé", "bébés" | baby, babys, neugeboren*
house | "casa", "casas", hogar*, "hogar", "hogares" | house, houses, home, homes | maison, maisons | haus, häuser*, *haus, "häuser"
building | edificio*, "edificio", "edificios" | building*, "building", "buildings" | immeuble*, bâtiment*, "immeuble" | gebäude*, hochhaus*, "gebäude"
postpone | aplaza*, pospon*, pospuest*, posterg*, "aplaza", "aplazan", "pospone", "posterga", "postergó" | postpon*, delay*, "postpone", "postpones", "postponed", "delays", "delayed" | report de, reporté*, repouss*, "reporté", "repousse", "repousser" | verschob*, verschieb*, vertagt*, "verschoben", "verschieben", "vertagt"
cancel | cancel*, anula*, "cancela", "canceló", "anula", "anulan", concierto cancelado, cancela conciertos, cancela sus conciertos, cancela su gira | cancel*, scrapp*, "cancel", "cancels", "canceled", "scrapped", concert cancelled, tour cancelled, cancels tour | annul*, concert annulé, annule ses concerts, annule sa tournée | abgesagt*, streich*, gestrichen*, annullier*, "abgesagt", "streichen", "gestrichen", konzert abgesagt, konzertabsage, sagt konzerte ab
youngest | más joven | youngest | plus jeune | jüngste*, "jüngste", "jüngstes", "jüngsten"
begin | comienz*, empieza*, arranc*, inicia*, "arranca", "arrancan", "arrancó", "comienza", "comienzo", "empieza", "empiezan", "inicia", "inician" | begin*, began, start*, "begin", "begins", "start", "starts", "starter", "started" | commenc*, début*, démarr*, lanc*, "début", "débute", "commence", "débuter", "démarre" | beginn*, begann, start*, "beginn", "beginnen", "start", "starten", "starter"
end | termin*, finaliza*, acab*, "termine", "termina", "terminó", "términos", "finaliza", "acabe", "acaba", "acabó" | end, ends, ended, ending | fin, termin*, achev*, "terminé" | ende, endet*, beendet*, "endet", "endete", "beendet"
open | abre, abren, abierto, apertura | open, opens, opened, opening | ouvre*, ouvert*, ouverture*, "ouvre", "ouvert", "ouverts", "ouverte", "ouvertes", "ouverture" | öffnet*, offen, öffn*, "öffnet", "öffnete", "öffnen"
close | cierr*, cerrad*, cerrar, "cerrado", "cerradas", "cerrarán", "cerró", "cerraron", "cerrados", "cerrará", "cerrada", "cierre", "cierran", "cierres", "cierra", "cierro" | close, closes, closed, closure*, shut, "closure", "closures" | ferm* | geschlossen*, sperrung*, "schließt", "schließen", "schließung", "schließungen", "geschlossen", "sperrung", "sperrungen"
rise | sube*, aument*, alza, subida*, increment*, crecer, creció, creciente, "sube", "suben", "aumenta", "aumento", "subida", "incrementa", "incremento", "incrementos" | rise, rises, rising, rose, increas*, soar*, surge*, grow, grew, grown, "increase", "increases", "increased", "soar", "soars", "soared", "surge", "surges" | hausse*, augment*, grimp*, croître, croît, "grandir", "grandit", "hausse", "augmente", "augmenter" | steigt, steigen*, stieg, anstieg*, erhöh*, gestiegen, wachsen, wächst, gewachsen, "steigen", "anstieg", "erhöhen"
fall | bajan, cae, caída*, desciend*, "caída", "caídas" | fall, falls, fell, drop, drops, plunge*, slump*, "plunge", "slump" | baisse*, chut*, recul*, "chute", "baisse" | sinkt, sinken, fällt, rückgang*, gesunken, einbruch der, "rückgang"
demand | exig*, pide*, reclam*, "exige", "exigen", "pide", "piden", "reclama", "reclamo", "reclamos" | demand*, call for, calls for, urge*, "demand", "demands", "demanded", "urge", "urges" | réclam*, demand*, exig*, "réclame", "demande" | forder*, "verlangt", "verlangen", "fordern", "förderer"
support | apoy*, respald*, "apoya", "apoyo", "respalda", "respaldo" | support, supports, backs, "supported", "supporting" | soutien*, soutenir, appui*, "soutien" | unterstütz*, "unterstützen", "unterstützer"
defend | defiend*, defens*, "defiende", "defienden", "defensa", "defensas" | defend*, defence, defense, "defends", "defend", "defended", "defending" | défend*, défens*, "défend", "défense" | verteidig*, "verteidigen", "verteidiger"
discover | descubr*, hallan, hallazgo*, encuentra*, hallad*, "encuentra", "encuentran", "encontrar", "encontraron", "encontrado", "encontró", "encontrada", "descubre", "descubren", "descubra", "hallazgo", "hallada", "hallado", "hallados" | discover*, found, find, finds, "discovered" | découv*, retrouv*, trouvé*, "retrouvé", "retrouvés", "retrouver", "trouvé" | entdeck*, gefunden*, fund, finde*, "entdecken", "gefunden", "finde", "finden"
search | busca*, búsqueda, "busca", "buscas", "buscan" | search*, "search", "searches" | recherche*, fouill*, "recherche", "recherches" | suche*, fahndung*, "suche", "suchen", "gesucht", "sucht"
help | ayuda*, "ayuda", "ayudan" | help*, aid, "help", "helps", "helped" | aide*, aider, "aidé", "aides" | hilfe*, hilft, helfen, "hilfe", "hilfen"
crisis | crisis | crisis, crises | crise*, "crise", "crises" | krise*, *krise, "krise", "krisen"
problem | problema*, "problema", "problemas" | problem*, trouble*, "problem", "problems", "trouble" | problème* | problem*, "problem", "probleme", "problemen"
history | histor* | histor* | histoir*, historique*, "histoire", "histoires" | geschicht*, histor*, "geschichte", "geschichten"
hundreds | cientos, centenar*, "centenar", "centenares", "cien", "ciento" | hundreds, one hundred, hundred | centaines, centaine, "cent" | hunderte*, "hunderte", "hunderten", "hundert", einhundert
thousands | miles, millar*, mil personas | thousands, one thousand, a thousand, thousand | milliers, millier, "mille" | tausende*, "tausende", "tausenden", "tausend", eintausend
million | millon*, millón, "millones" | million*, "million", "millions" | million*, "million", "millions" | million*, "million", "millionen"
percent | por ciento | percent, per cent | pour cent | prozent*, "prozent"
hour | hora, horas | hour, hours | heure, heures | stunde, stunden
weekend | fin de semana | weekend*, "weekend", "weekends" | week-end* | wochenende*, "wochenende"
winter | invierno*, invernal*, "invierno" | winter*, "winter" | hiver*, hivernal*, "hiver" | winter*, "winter"
world | mundo | world | monde, mondial* | welt, weltweit*, "weltweit", "weltweiter"
country | país, países | country, countries, nation | pays, nation | staat, staaten
city | ciudad*, "ciudad", "ciudades" | city, cities, town | ville, villes | stadt, städte*, "metropolen", "städte", "städten"
region | región*, regiones, "región" | region*, "region", "regions" | région*, "région" | region*, "region", "regionen"
# verbs of happening, beginning and ending
be-born | nació, natalicio | born | naître, naît, "née", "nés" | kommt zur welt, zur welt gekommen, kam zur welt
die-out | en peligro de extinción, especie extinta | die out, died out | espèce éteinte, voie d'extinction | stirbt aus
shrink | encoger, reducirse, "contraerse", se contrae, se contrajo, contracción | shrink, shrank, shrunk, contraction | rétrécir, se contracter, contraction | schrumpfen, schrumpft, geschrumpft, zusammenschrumpfen
reduce | redujo, reducción | reduce, cut back, slash, scale back, trim | réduire, réduit, réduction, diminuer, réduisent | reduzieren, reduzierung, verringern, verringerung, senken, senkung, "kurzes", senkt
double | duplicar, se duplica, doble de, el doble | twofold, twice as many | "doubler", deux fois plus, a doublé | verdoppeln, verdopplung, verdoppelt, doppelt so viele, doppelt so hoch
triple | triplicar, el triple | triple, threefold | trois fois plus | verdreifachen, verdreifacht, dreifach, dreimal so viele
happen | ocurrir, ocurrió, suceder, sucedió, acontecer | happen, occur, took place, takes place | survenir, survenu, s'est produit, se produire, a eu lieu, survient | ereignen, ereignet, geschehen, geschah, passiert, vorgefallen
continue | continuar, seguir adelante, prosigue, proseguir, sigue adelante | continue, carry on, go ahead, goes ahead | continuer, poursuivre, poursuivent, se poursuit, maintenir, "poursuit" | fortsetzen, weitermachen, macht weiter, geht weiter, setzt fort, fortgesetzt
resume | reanudar, reanudación | resume, resumption, restart | reprendre, reprise, reprend, reprennent, repris | wiederaufnehmen, wiederaufnahme, wieder aufgenommen, nimmt wieder auf, wieder aufnehmen
interrupt | interrumpir, interrupción | interrupt, interruption, disrupt, disruption, cut short | interrompre, interrompu, interruption, perturbation | unterbrechen, unterbrochen, unterbrach, unterbricht
stop | detener el, paraliza, frenar | stop, halt | "arrêter", stopper, mettre fin, met fin | stoppen, stoppt, gestoppt, anhalten, hält an
prevent | impedir, impide, impidió, evitar, prevenir | prevent, avert, avoid | empêcher, éviter | verhindern, verhindert, vermeiden, vermieden, abwenden, abgewendet
prevention | prevención, "preventivo" | prevention, precaution, precautionary | prévention, précaution | vorbeugung, prävention, präventiv, vorsorge, vorsichtsmaßnahme
reopen | reabrir, reapertura, reabierto | reopen | rouvrir, réouverture, rouvert, rouvrent | wiedereröffnen, wieder geöffnet, wieder offen, öffnet wieder, wiedereröffnet
last-duration | "durar", "durará", "duraba", duración | "lasts", "lasted", duration, "lasting" | durée, a duré | dauern, dauert
change | cambiar, modificar, modificación, modifica | change, modify, alter, shift | changer, modifier, modification | "ändern", änderung, ändert, geändert, veränderung, verändern, wandel
remain | permanecer, quedarse, se queda, seguirá siendo | remain, remains in, stay | "rester", demeurer | blieb, geblieben, verbleiben
suffer | sufrir, sufrió, sufrimiento, padecer | suffer | souffrir, souffert, souffrance, subir | "leiden", leidet, litt, gelitten, erleiden, erlitt
improve | "mejorar", "mejora", mejoría, "mejoramiento" | improve, better off | améliorer, s'améliore | verbessern, verbesserung, verbessert, besserung
worsen | empeorar, agravar, deteriorar | worsen, deteriorate, aggravate | aggraver, s'aggrave, "empirer", détérioration, se dégrade | verschlechtern, verschlechterung, verschlimmern, verschärfen, verschärft, zuspitzung, spitzt sich zu
accelerate | acelerar, aceleración, agilizar | accelerate, speed up, fast-track | accélérer | beschleunigen, beschleunigt
slow-down | ralentizar, desacelerar, desaceleración, ralentización | slow down, slowdown, slows | ralentir | verlangsamen, verlangsamt, abkühlung
stabilise | estabilizar, estabilidad, estable | stabilise, stabilize, stable | stabiliser, stabilité, stable, se stabilise | stabilisieren, stabilisierung, stabilität, stabil
recover | recuperar, recuperación, se recupera | recover, recovery, rebound | se rétablir, rétablissement, récupérer, rebond | erholen, erholt sich, genesung
succeed | lograr, conseguir, consigue, consiguió, éxito | succeed, success, manage to, achieve | réussir, réussite, succès, parvient, parvenir | gelingen, gelingt, gelang, gelungen, schaffen es, geschafft, schafft es, erfolg, erfolgreich
fail | fracasar, "fallar", "falla", "fallido", "fallida", "fallado", "falle" | fail, failure, flop | échouer, "échec" | scheitern, scheitert, gescheitert, misserfolg, fehlschlag, misslingen, misslungen, fehlgeschlagen
try | intentar, tratan de | try, attempt, tries to | tenter, tentative, essayer | versuchen, versucht
threaten-to-fall | al borde, al borde del abismo | on the brink, brink, on the verge | au bord, au bord du gouffre | am rande, am abgrund
break | romper, rompió, roto, rotura | broke, broken | casser, rompre, brisé | zerbrechen, zerbrochen, gebrochen, kaputt, bricht
fall-down | caerse, precipitarse, se precipita, caer al vacío | fell down, falling from, plummet | chuter | abstürzen, stürzt ab
sink | hundirse, hundimiento, se hunde, se hundió | sink, sank, sunk | couler, sombrer | versinken, untergehen, untergegangen, versunken, ging unter, geht unter
burn | arder, arde, ardió, quemar | burnt, set on fire, torched | brûler, calciné | ausgebrannt, niedergebrannt, abgebrannt, angezündet
choke | atragantarse | choke, asphyxiate | étouffer, asphyxie | ersticken
freeze | congelar, congelación | freeze, froze, frozen | "geler", congeler | einfrieren, eingefroren, gefroren
melt | derretir, derrite, "fundir", "fundada", "fundos", "fundado" | melt, thaw | fondre, "fonte", dégel | schmelzen, schmilzt, geschmolzen, auftauen
freeze-funds | congelación de fondos, congelar activos, bloqueo de activos | freeze assets | geler les avoirs | vermögen eingefroren
burst | reventar, revienta, reventón | burst, burst pipe, ruptured | éclater, rupture de canalisation | "platzen", "plätze", "platzes", geplatzt, platzt, rohrbruch, wasserrohrbruch
leak-pipe | fuga de agua | water leak | fuite d'eau | wasserleck
shake | sacudir, sacudió, estremecer, conmocionar | shake, shook, shaken, rattle | secouer, ébranler, secousse | erschüttern, erschüttert, erschütterung
blow | golpe duro, duro golpe, revés, duro revés | "setback", blow for, major blow | revers, coup dur, camouflet | rückschlag, dämpfer, herber schlag
flip | "volcar", vuelca | overturned, flipped, roll over | se renverser, tonneau, renversé sur | umgekippt, überschlagen, überschlägt, umkippen, kippt um
collide | chocar, choque | collide, head-on, smashes into | percuter, "heurter" | zusammenprall, zusammengestoßen, prallt, aufgefahren
skid | salirse de la vía, derrapar | skid, veer off, swerved | déraper, dérapage, sortie de route | schleudern, ins schleudern, von fahrbahn abgekommen, schlingern
land-plane | aterrizar, aterrizaje | "landing", "landed" | atterrir, atterrissage | landung, gelandet, landet, "landen", "ländern"
take-off | despegar | take off, takeoff, took off, lift-off | décoller, décollage | abheben, abgehoben, hebt ab
fly-verb | volar, "vuela", sobrevolar, sobrevuela | fly, flew, flown, flies, overfly | voler vers, survoler, s'envole | fliegen, fliegt, flog, geflogen, überflug, überfliegen
float | flotar, flota en el agua, flotante | float, afloat, adrift | flotter, à la dérive | schwimmend, treibt im, treibend, schwebend
take-over-task | asumir, asumió, tomar el relevo | take over, took over, assume | prendre la relève, reprendre les rênes, prend la tête | übernehmen, übernommen, übernahm
lose-something | extraviar | misplace, mislaid, loses his, loses her | égarer | eingebüßt, abhandengekommen
hide | ocultar, esconder, encubrir | hide, hid, hidden, conceal, cover-up | cacher, dissimuler | verstecken, versteckt, verbergen, verheimlicht, vertuschen, verschweigen
reveal | revelar, revelación, desvelar, destapar | reveal, revelation, unveil, expose, disclose, disclosure | révéler, dévoiler, divulguer | enthüllen, enthüllt, offenbaren, aufdecken, aufgedeckt, deckt auf, preisgeben
find-again | reencontrar, reencuentro, reaparecer, reaparición | reappear, resurface, reunite, reunion | réapparaître, réapparition, réapparaît, retrouvailles, refait surface | wieder aufgetaucht, wieder aufgefunden, wiedersehen, taucht wieder auf, wiedergefunden
appear | aparecer, apareció, aparición | appear, turn up, shows up, emerge | apparaître, apparaît, apparu, apparition, surgir | auftauchen, aufgetaucht, taucht auf, erscheinen, erscheint, erschien, auftritt, auftauchte
escape | fuga | escape, breakout, runaway | s'échapper | entkommen, entkam, entlaufen, ausgebrochen, entwischt
# verbs of speaking and reacting
deny | negar, niega, desmentir, desmiente, desmintió | denial, deny allegations, "deny", "denies", "denied" | "nier", nie les, "dément", "démentir", "démenti" | bestreiten, bestreitet, leugnen, dementieren, dementiert
admit | admitir, admitió, reconocer | admit, admission | admettre, reconnaître, reconnaît | gestehen, zugeben, gibt zu, zugegeben, einräumen, räumt ein, eingeräumt
apology | disculp*, perdón, pide perdón, pedir perdón, disculparse, pide disculpas, se disculpa, "disculpe", "disculpa", "disculpó", "disculpas" | apolog*, apologise, apologize, sorry, says sorry | excus*, s'excuse, s'excuser, présente ses excuses, demande pardon, pardon | entschuldig*, entschuldigung, entschuldigt sich, bittet um verzeihung, um entschuldigung, "entschuldigen"
confirm | confirmar, confirmación | confirm | confirmer | bestätigen, bestätigt
accept | aceptar, aceptación | accept | accepter | akzeptieren, akzeptiert, annehmen, nimmt an, angenommen
reject | rechaz*, rechazo, desestimar, denegar, deniega, negativa, "rechaza" | reject*, refus*, rejection, rebuff, turn down, "reject", "rejects", "rejected", "refuses", "refused" | rejet*, refus*, rejet, refus, débouter, "refuse" | ablehn*, lehnt ab, abgelehnt*, weist zurück, ablehnung, zurückgewiesen, absage an, abweisen, abgewiesen, "abgelehnt", "lehnt", "ablehnen"
refuse | se niega, se negó, rehusar | refuse | refuse de | weigern, weigert sich, weigerung, verweigern, verweigert
allow | permitir, autorizar, autorización, permiso | allow, permit, permission, authorise, "authorize" | autoriser, permettre, permission | erlauben, erlaubt, erlaubnis, zulassen
warning | advert*, advierte*, alerta*, advertir, advierte, alerta de, aviso, "advierten", "alerta", "alertas", "alertan" | warn*, alert*, warn, sounds alarm, "warns", "warner", "warned", "alert", "alerts" | avert*, alerte*, mise en garde, avertir, mettre en garde, met en garde, alerter, "alerte" | warn*, warnung*, *warnung, warnen, warnung, warnt, mahnt, "warner", "warnungen"
threat | amenaz*, amenazar, amenaza con, "amenaza", "amenazó", "amenazas" | threat*, threat, threaten, "threats" | menac*, menacer, "menace" | droht, drohen, drohung*, bedroh*, drohung, bedrohen, drohte, gedroht, "drohungen"
request | solicitar, petición, solicitud, pedir que | request, ask for, application, appeals for | solliciter, requête, demande de | "bitter", bittet, bat um, bitte um, antrag, beantragen, beantragt, gesuch
call-for | llamamiento, llamado a, hace un llamamiento, instar, insta, instó | call on, plea, urged | appel à, appelle au, exhorte, appeler | aufruf, ruft auf, appell, appelliert, appellieren, ruft zu
insist | insistir, insistió, reiterar | insist, reiterate | insister, réitérer, martèle | beharren, beharrt, pocht auf, bekräftigen, bekräftigt
criticize | critic*, criticar, critica a, arremete, "crítica", "criticó", "críticos", "críticas" | slams, blasts, criticise, criticize, hit out, lashes out, under fire, "critics", "criticism", "criticizes", "criticizing", "criticized" | critiqu*, critiquer, fustige, s'en prend à, tacle, "critiques" | kritik*, kritisier*, kritisieren, kritisiert, kritik, rügen, "kritiker"
condemn-verbally | repudiar, condena enérgica, condena el ataque | denounce, condemn, decry | dénoncer, réprobation, condamne les propos | anprangern, prangert an, missbilligen, verurteilt den angriff, verurteilt angriff
praise | elogiar, alabar, ensalza | praise, laud, applaud | louer les, éloge, saluer, féliciter | loben, lobt, lob für, würdigen, würdigt
mock | burlarse, se burla, ridiculizar, mofarse, ridículo | mock, mockery, ridicule, taunt, make fun | se moquer, moquerie, railler, ridicule | verspotten, spott, verspottet, lustig machen, macht sich lustig, häme
insult | insultar, ofender | insult, slur, offensive remarks | insulter, injure, injurier | beleidigt, beschimpfen, schmähung
thank | agradecer, "gracias" | thank, gratitude, grateful | remercier, remercie, merci, gratitude | danken, dankt, dank an, bedanken, bedankt sich, dankbar
announce | anunci*, comunicar oficialmente, hace oficial, se hace oficial, "anuncia", "anunció", "anuncios" | announc*, made official, makes it official, "announce", "announces", "announced" | annonc*, officialise, "annonce" | ankündig*, angekündigt*, kündigt, offiziell gemacht, gibt bekannt, bekanntgeben, bekanntgegeben, bekanntgabe, "angekündigt"
explain | explicar, explicación | explain, explanation | expliquer | erklären, erklärung für, erläutern, erläutert, begründung
ask-question | preguntar | ask | question, demander, demande si | frage, fragt, gefragt
answer | responder, respuesta, contestar, respondió | answer, reply, respond, response | répondre, répond, réponse | antwort, antwortet, reagiert auf, erwidert
discuss | debatir, discutir, discusión | debate, discuss, discussion | débattre, débat, discuter, discussion | debatte, debattieren, diskutieren, diskussion, diskutiert
dispute | disputa, litigio, pelea por, discrepancia, controversia, polémica | dispute, row over, feud, controversy, spat | litige, différend, polémique, controverse, querelle | streit, streitigkeit, zwist, kontroverse, umstritten, gestritten, streitet
quarrel | "bronca", "pelean", "pelear", "peleará", "peleas", "pelearán", "pelearon" | fight breaks out, quarrel, scuffle, argument | dispute, altercation, se disputent | rangelei, zoff, geprügelt
complain | quejarse, se queja | complain, complaint, grievance | se plaindre, se plaint, réclamation, doléance | beschweren, beschwert sich, beschwerde, klagen über, klagt über
convince | convencer, convenció, persuadir | convince, persuade | convaincre, convainc, convaincu, persuader | überzeugen, überzeugt, überreden
recommend | recomendar, recomienda, recomendación, aconsejar, consejos | recommend, advice | recommander, conseiller, conseils pour | empfehlen, empfiehlt, empfohlen, raten zu, ratschlag
propose | proponer, propuesta, propuso, plantear, plantea | propose, suggest, suggestion | proposer, proposition, suggérer | vorschlagen, schlägt vor, vorgeschlagen
offer | ofrecer, oferta, ofreció | offer | offrir, offre, offert | angebot, anbieten, bietet an, bietet
predict | predecir, predice, pronosticar, pronóstico, vaticina, augurar, "predicción" | predict, prediction, foresee | prédire, prédit, prédiction, pronostic, prévoit | voraussagen, vorhersagen, sagt voraus, prophezeien, vorausgesagt, prognostiziert
forecast-figures | previsiones, perspectivas, proyecciones | outlook, projections, estimates | prévisions, perspectives, projections | ausblick, schätzung
estimate | estimar, estima en, calcula en, estimación, cálculo | calculate | estimer, estime à, calculer | schätzt, geschätzt, berechnen, berechnet
claim | afirmar, sostiene que, asegura que, alega | claim, assert | affirmer, prétendre, prétend, assure que | behaupten, behauptet, versichert
declare | declarar, declara, declaración | declare | déclarer | erklärt zu, ausrufen, ruft aus, ausgerufen
comment | comentar, comentario, pronunciarse, se pronuncia | comment, remark | "commenter", "commenté", commentaire, se prononce | kommentieren, kommentar, bemerkung, äußerung, äußert sich
statement | "comunicado", "comunicará", nota de prensa | statement, press release | communiqué de presse | stellungnahme, pressemitteilung, mitteilung
remind | recordar a, recuerda que, recordatorio | remind | rappel à l'ordre | erinnern an, mahnung, daran erinnern
remember | recordar, recuerda, "memoria", conmemorar | remember, memory, remembrance, commemorate | se souvenir, se souvient, souvenir, "mémoire", commémorer | erinnern, erinnerung, erinnert, gedenken, gedenkt, gedachte
forget | olvidar | forget, forgot, forgotten, oblivion | oublier, oublie | vergessen, vergisst, vergaß
silence | silencio, "callar", "callada", "callado", guarda silencio | silence, silent, stay silent | silence, se taire, silencieux, se tait | schweigen, schweigt, "stillen", schwieg
shout | gritar | shout, scream, yell | crier, cris, hurler | schreien, schreit, schrei, geschrien
call-phone | llamar por teléfono, habla por teléfono | call with, spoke by phone | coup de fil, s'entretient | anruf, telefonieren, angerufen, ruft an
contact | contacto | contact, in touch | contact | kontakt, kontaktieren, kontaktiert
whisper-rumour | rumor, rumorea | rumour, rumor, speculation, gossip | rumeur, spéculations | gerücht, spekulation, spekuliert
# verbs of meeting, travelling, going
leave | abandona el, deja el, "salida", "sale", "salen", "salidas", "salieron", "saliendo", "salido", "salir", salió, "marcharse", se marcha, se va, "partida", parte hacia | leaves, leaving, exit*, leave, departure, depart, "exit", "exits" | quitt*, "partir", part pour, s'en va, "parti", quitter, départ, "départs", "quitte" | verlässt, verlassen, abschied*, ausstieg*, abreise, weggehen, aufbruch, abgereist, reist ab, "abschied", "abschiede", "ausstieg"
arrive | lleg*, llegar, "llega", "llegó" | arriv*, arrive, reach, "arrives", "arrived" | arriv*, arriver, arrivée, "arrivé" | ankunft*, kommt an, eintreff*, angekommen, eintreffen, eingetroffen, trifft ein, ankommen, ankunft, erreicht
return | regres*, vuelv*, vuelta, volver, vuelve, volvió, regresar, vuelta a casa, retorno, "regrese", "regresen", "regresa", "regreso", "vuelven", "vuelva", "vuelvo" | return*, return, come back, homecoming, "returns", "returned" | retour*, revien*, revenir, revient, rentrer, revenu, retour | rückkehr*, zurückkehr*, kehrt zurück, zurückkehren, zurückgekehrt, heimkehr, zurückkommen, rückkehr, zurück in
meet | reun*, encuentro, encontrarse, se reúne, reunirse, reunión, reunió, "reúne", "reúnen" | meet, meets, meeting, met with, met, get-together | réuni*, réunion*, rencontrer, se réunir, réunit, se rencontrent, "réunis", "réunion" | treffen*, trifft, traf, treffen, trifft sich, begegnung, zusammentreffen, traf sich, getroffen
visit | visit*, visitar, "visita", "visitó", "visitas" | visit*, visit, visitor, "visits", "visited" | visit*, visiter, visiteur, rendre visite, "visite" | besuch*, besuchen, besucht, "besuch", "besuche", "besucher"
travel | viajar, "viajero" | "travel", trip, journey, "travels", "travelled", "travelling" | "voyager", voyageur, se rend à, se rend en, se rend au | reist, "reisender", gereist
tour-trip | gira por, periplo | tour | périple | rundreise, auf tour
move-house | mudarse, se muda, mudanza, trasladarse, traslado | move to, relocate, moving house | déménager, délocaliser, transférer | umziehen, zieht um, umgezogen, verlegen, verlegt
drive | conducir, conducción, manejar, al volante | drive, drove, driven, behind the wheel | conduire, conduit, au volant, roulait | am steuer, "fuhr", "führe", steuerte, lenker
walk | "caminar", "camina", "caminan", "caminando", caminata, andando, a pie, "pasear", paseo, "paseando" | walk, on foot, stroll, "hike" | "marcher", marche à, promenade, à pied, se promener | spaziergang, zu fuß, "wandern", spazieren
run | correr, corrió | runs away, jog, jogger | "courir", joggeur, joggeuse | rannte, gerannt, lief, joggen, joggerin
jump | saltar | jump, leap, leapt | sauter | springen, springt, "sprang", gesprungen, sprung
climb | trepar, ascenso, subir a | climb, ascent, climber | grimper, escalader, gravir | klettern, klettert, bestiegen, besteigung
follow | seguir a, perseguir, persecución, persigue | chase, pursuit, pursue | poursuite, pourchasser | verfolgen, verfolgt
enter | entrar, entra, entrada en | enter, entry | entrer, entre en, "entrée" | betreten, eintritt, eindringen, eingedrungen, einreise, eingereist
access | acceso, acceder | access | accès, accéder, accessible | zugang, zutritt, zugriff
cross | "cruzar", "cruzado", "cruzó", "cruzan", "cruzada", "cruza", "cruzaron", cruce, atravesar, atraviesa, travesía | cross | traverser, traversée, franchir | überqueren, überquert, überquerung, durchqueren
transport-carry | transportar | transport, "carried", "carri", "carrie" | transporter, acheminer | transportieren, "transport", transportiert, beförderung
wait | esperar, aguardar | wait, await | attendre, attend, attente, attendu | warten, wartet, abwarten
queue | cola de espera, hacer cola, "colas", "colo", largas filas | queue, long lines | file d'attente, queue | warteschlange, schlange stehen, anstehen
join | unirse, se une, se suma, adherirse, afiliarse, adhesión, ingreso en | join, membership | rejoindre, rejoint, adhérer, adhésion, se joint | beitreten, beitritt, tritt bei, beigetreten, anschließen, schließt sich an
member | miembro, socio, integrante | member | membre, adhérent | mitglied, mitgliedschaft
attend | asistir, acudir, asistencia | attend | assister à, affluence, être présent | anwesend, besucherzahl
invite | invitar, invitación | invite, guest | inviter | einladen, lädt ein, eingeladen, "gast", "gästen"
welcome | dar la bienvenida, bienvenida, acoger, da la bienvenida, acoge, albergar, alberga, anfitrión | welcome, hosts, hosting | bienvenue, accueille, accueillir, hôte | willkommen, begrüßen, begrüßt, empfang, empfängt, aufnehmen, gastgeber, ausrichten
celebrate | "celebrar", celebración, festejar | "celebrate" | célébrer, célèbre les, fêter | feiern, feiert, gefeiert, feier
party-fun | fiesta, juerga | partygoers | soirée, fêtard, boum | party, fete, partygäste, feiernde
mourn | llorar la muerte, duelo nacional, de luto, luto nacional, días de luto, luto oficial, funeral de Estado, "luto" | mourn, grief, grieving, mourner, national mourning, days of mourning, state funeral | deuil, endeuillé, pleurer, deuil national, jour de deuil, obsèques nationales, funérailles nationales | "trauern", "trauer", trauert, trauernde, staatstrauer, staatsbegräbnis, staatsakt, nationale trauer
bury | enterrar, entierra | "bury", burial | enterrer, inhumer | begraben, beerdigen, begrub, beigesetzt
separate | separar, "separa", "separan", separación | separate, break up, splits | séparer, rupture | trennen, trennt sich, getrennt, auseinander
break-off | ruptura, rompe con | break off | rompre les relations, rompt | abbrechen, abgebrochen, bricht ab, abbruch
unite | unir, unidad, unificar, reunificación | "unite", "units", "uniting", unity, unify, reunification | unir, unité, s'unissent, réunification, unifier | vereinen, vereint, einheit
isolate | incomunicado | isolate, cut off, stranded | isoler | isolieren, isoliert, abgeschnitten, eingeschlossen
trapped | atrapado, quedar atrapado, bloqueados en | trapped, stuck | piégé, coincé, prisonnier des décombres | eingeklemmt, festsitzen, festgesteckt, sitzen fest, gestrandet, steckengeblieben
lost-way | perdido en, desorientado, se pierde en | lost in, got lost, gets lost | perdu dans, s'égarer, perdu en | verirrt, verlaufen, verirren, verlorengegangen
congratulate | felicitar, enhorabuena | congratulate, congratulatory | adresse ses félicitations, vœux de succès | gratulieren, gratuliert, glückwunsch, beglückwünscht
take-part | tomar parte | take part, took part | prendre part, prend part, prennent part | nimmt teil, teilnehmen, teilnahme
# verbs of making, having and dealing
build | construir, edificar | build, built, building work, construction | construire, construit, construction, "bâtir" | bauen, baut, gebaut, erbaut, bau von, neubau
destroy | destruir, destrozar, destrucción, devastar, arrasar | destroy, destruction, devastate, ravage, wreck, wipe out | détruire, détruit, destruction, ravager, dévasté | zerstört, verwüsten, vernichten, verheerend
demolish | demoler, demolición | demolish, demolition, tear down, tore down, torn down, knocked down | démolir, démolition, abattre, démantèlement | abreißen, abriss, abgerissen, sprengung, reißt ab
rebuild | reconstruir, rehabilitación del edificio | rebuild, reconstruct, rebuilt | rebâtir | wieder aufgebaut, wiederaufgebaut
repair | reparar, reparación, arreglar, repara | repair, fix | réparer | reparieren, reparatur, repariert, instandsetzung
restore | restaurar, restablecer | "restore", refurbish | "restaurer", rénover | renovieren, renovierung, restaurieren, wiederherstellen, restaurierung
install | instalar, instalación | install, fitted with | installer | installieren, installiert, aufstellen, einbauen
produce | producir, producción, fabricar | "produce", "produced", "producing", "produces", manufacture | produire, produit en, production, fabriquer | produzieren, produktion, herstellen, hergestellt
create | crear, creación, fundación | create, creation, found in, establish, set up | créer, création, fondation | gründung, gegründet, schaffen, erschaffen, gründet
invent | inventar, invención, inventor | invent, invention, inventor | inventer, inventeur | erfinden, erfunden
buy | comprar, adquirir, adquiere, adquirió, comprador | buy, bought, purchase, buyer, buys | acheter, achat, acheteur | kaufen, kauft, gekauft
sell | vender, vendió, vendedor | sell, sold, seller | vendre, vend, vendu, vendeur | verkaufen, verkauft
pay | "pagar", "pago", "pagarán", "pagos", "pagará", "paga", "pagaron", "pagan", "pagado", abonar, "cobrar", "cobraron", "cobran", "cobrarán" | pay, paid, payment, pays, repay | "versement", "payé" | bezahlen, zahlung, bezahlt, gezahlt
spend | gastar | spend, spent, expenditure | dépenser | ausgeben, ausgaben, ausgegeben
save | salvar, salva la vida | save lives, saves life, lifesaver | sauver, sauveur | rettet leben
give | dar, entregar, da su, otorgar, conceder, regalar | give, gave, given, hand over, grant | remettre, remet, remise de, "accorder" | gegeben, übergeben, übergabe, verschenken, überreicht, gewähren
gift | obsequio, "regalo", "regalos" | present for, "presents", "presenting", gift | cadeau | geschenk
receive | recibir, recibió, obtener, obtiene, obtuvo | "receive", "received", "receiving", "receives", obtain | recevoir, reçoit, reçu, obtenir, obtient | erhalten, erhielt, bekommen, bekommt, bekam
send | enviar, "mandar", "manda", "mandé", "mandado" | send, sent, dispatch | envoyer, envoyé | "senden", schicken, schickt, geschickt, entsenden, entsandt, versand
deliver | reparto | deliver, delivery | livrer, livraison, distribuer | lieferung, liefert, geliefert, lieferant, zustellung, verteilen
rent-verb | arrendar | leased, rental | louer un, location, "loué" | gemietet
keep | guardar, mantener, mantiene, mantuvo | keep, kept, maintain, retain | "garder", "garde", "gardes", maintient, maintenu | behalten, beibehalten, aufrechterhalten
use | usar, usa, utilizar, uso | usage, utilise | utiliser, usage | nutzung, benutzen, verwenden, einsatz von
throw | lanzar, lanzamiento de objetos, arrojar, tirar | throw, threw, thrown, toss | jeter, lancer, jet de | werfen, warf, geworfen, schleudert
throw-away | tirar a la basura, desechar, desperdicio | dump, litter, waste | décharge, gaspillage | verschwendung, entsorgung
hit-beat | "golpear", "golpeada", "golpean", "golpeado", "golpeadas", "golpeados", "golpeará", "golpeando", golpea, pegar | beaten, punch, "slapped" | "frapper", "gifler", roué | schlagen, schlug, geschlagen, prügel
kick | "patada", "patos", puntapié | kick | coup de pied | tritt, treten, getreten, fußtritt
push | empujar, empujón | shove | pousser, bousculer | stoßen, gestoßen, schubsen, geschubst, schubst
bite | morder, mordedura, mordisco, muerde, mordió | bite, bitten | mordre, mordu, morsure, mord | beißen, biss, gebissen, beißt, bissverletzung
sting | "picar", "picos", picadura | sting, stung, insect bite | piquer, piqûre | stich, gestochen, insektenstich
cut-verb | "cortar", "corto", "cortes", "corta", "cortará", "cortada", "cortas", "cortando", "cortan" | cut | coupe les, coupure | "schneiden", schnitt, geschnitten
power-cut | corte de suministro, sin electricidad | loses power | sans électricité | kein strom
tie | atar, atado, amordazado, maniatado | tied up, gagged, bound and gagged | ligoté, bâillonné | gefesselt, geknebelt
touch | tocar, manosear | touch, grope | toucher, attouchement | berühren, berührt, begrapscht, anfassen
hug | abrazo | hug, embrace | étreinte, serrer dans ses, câlin, accolade | umarmung, umarmt
kiss | beso | kiss | "baiser", embrasser, bisou | kuss, küsst, geküsst
wash | limpiar, limpieza | wash, clean, clean-up, cleanup, cleaner | nettoyer, nettoyage, propre | waschen, reinigen, putzen, sauber, aufräumen
cook | cocinar, "cocinera" | "cooking" | cuisiner | kochen, gekocht
eat | "comer", "come", comió, "comiendo", devorar, "comido" | eat, "ate", eaten | "manger", dévorer | essen gehen, isst, gegessen, fressen, gefressen, frisst
drink | beber, bebió, refresco, Coca-Cola, Pepsi, bebidas energéticas | drink, drank, beverage, soft drink, Coca-Cola, Pepsi, soda, energy drink | boire, boit, boisson, buvait, soda, Coca-Cola, Pepsi, boissons énergisantes | trinken, trinkt, trank, getrunken, getränk, limonade, Coca-Cola, Pepsi, energydrink, softdrinks
wake | despertar, despierta | wake up, "wakes", awake | se réveiller, réveil | aufwachen, aufgewacht, wecken, erwachen, geweckt, wacht auf
sit | "sentarse", "sentir", "sentirse", se sienta | sit down, sitting, sat | s'asseoir | "sitzen", sitzt, saß, gesessen
stand | de pie, ponerse en pie | standing, stood | se lever | stand auf
laugh | reír, risa, ríe, carcajada | laugh, laughter | rire, rit | lacht, gelacht
cry | llorar, lágrimas, "llanto", "llantas", entre lágrimas | cry, cried, tears, weep, wept, in tears | larmes, en larmes, fond en larmes | "weinen", weint, tränen, geweint, unter tränen
smile | sonreír, sonrisa, sonríe | smile | sourire | lächeln, lächelt
joke | broma, chiste, bromea | joke | blague, plaisanterie, plaisanter | witz, scherz, streich gespielt
sing | cantar | sing, sang, sung | chanter | singen, singt, "sang", gesungen, gesang
dance | "bailar", "bailarina" | "dancing" | "danser" | "tanzen", tanzt, getanzt
write | escribir, escribió, escrito | write, wrote, written | écrire, écrit, rédiger | schreiben, schreibt, schrieb, geschrieben
read | leer, lee, "leyó", lectura, lector | "reads", "reade", reader | lire, lecteur, lisent | lesen, liest, las, gelesen, lektüre
publish | publicación | "publish", publication, "published" | publier, publie, publication, paru, parution | veröffentlichen, veröffentlicht, veröffentlichung, publiziert
photograph | foto, "fotografiar", imagen, imágenes, fotógrafo, fotografía, fotoperiodista, World Press Photo | photo, picture, "photograph", images, photographer, photography, photojournalist, World Press Photo | photo, "photographie", cliché, photographier, image, photographe, photojournaliste, World Press Photo, photoreporter | foto, fotos, aufnahme, bild, fotografiert, fotograf, fotografin, fotografie, World Press Photo, fotojournalist, pressefoto
video | vídeo, grabación, grabar | video, footage, "recording", "recordings", "filmed" | vidéo, "filmer", enregistrement | video, videos, "filmen", gefilmt, aufzeichnung, mitschnitt
draw-picture | "dibujar" | sketch | "dessin", "caricaturiste" | zeichnung, "zeichnen", gezeichnet
hear | oír, oye, escuchar, oyó | heard, listen | entendre, entend | hören, hört, gehört zu haben, zuhören
show | mostrar, "enseñar", "enseñamos", exhibir, "muestra", "muestran" | show, shown, displayed | "montrer", exhiber | zeigen, zeigt, gezeigt
feel | siente, sintió, sensación | feel, felt | ressentir, se sent | fühlen, fühlt, gefühl, spürbar, gespürt
love | amor, amar, ama, enamorado, "querer", "querido", "queridos", "querida", "queriendo" | love, lover, in love | amour, aimer, amant | "liebe", "lieben", "liebes", liebt, verliebt, geliebt
hate | odio | hate, hatred | haine, haïr, haineux, déteste | hass, hasst
think | pensar, piensa, reflexionar | think, thought, ponder | penser, réfléchir, réflexion | denken, denkt, dachte, nachdenken
believe | cree que, creyó, creencia, "creer", "creen", "cree" | believe, belief | croire, croyance, "cru" | glauben, glaubt
doubt | dudar, incertidumbre, incierto | doubt, uncertainty, uncertain | douter, incertitude, incertain | zweifel, zweifeln, zweifelt, ungewissheit, unsicherheit
learn | aprender, aprendizaje | learn, lesson | apprendre, apprend, appris, leçon | lernen, lernt, gelernt, lehre aus
teach | enseñar a, impartir | teach, taught | "enseigner" | "unterrichten", "lehren", unterrichtet
train-apprentice | capacitación, formación | training, vocational | formation professionnelle, formation | ausbildung, schulung
understand | entender, entiende, comprender, comprensión | understand, understood | comprendre, comprend, compréhension, compris | verstehen, versteht, verständnis, verstand
decide | decidir, decidió, decisión | decide, decision | décider, décision | entscheiden, entscheidet, entschied, beschließen, beschluss
hesitate | dudar en, vacilar, titubear, titubea, reticente | hesitate, reluctant | hésiter, réticent | zögern, zögert, gezögert
choose | elige, eligió, elección de, escoger | choose, chose, chosen, pick, choice | choisir, choix | wählt aus, ausgewählt, aussuchen, "auswahl"
disagree | desacuerdo, desavenencia, divergencia | disagree, disagreement, rift | désaccord, divergence, mésentente | uneinig, meinungsverschiedenheit, dissens
sign | "firmar", "firma", "firmó", "firmas", "firman", "firmarán", "firmado", "firmará", "firmen", firma el, suscribir | sign, signature | signature | unterschreiben, unterzeichnen, unterzeichnet, unterschrift, unterschrieben
replace | sustituir, reemplazar, sustituto, suceder a | replace | remplacer, succéder | ersetzen, ersatz, ersetzt
plan | plan, planes, planear, planea, planificar, prevé, proyectar, proyecto*, "proyecto", "proyectos" | plan, plans, planned, planner, plot, "planning", project*, "project", "projects", "projected" | plan, plans, projet*, planifier, prévoir, prévu, envisager, "projet", "projets", chantier*, "chantiers" | plan, pläne*, planen, geplant, planung, vorsehen, vorgesehen, "pläne", projekt*, "projekt", "projekte", "projekten"
prepare | preparar, prepara, preparación, se prepara | prepare, brace, gear up | préparer, se prépare | vorbereiten, bereitet vor, vorbereitet, rüstet sich
test | probar, prueba, test, examen médico | test | "tester", dépistage | testen, erproben, getestet
measure-size | medir, mide, medición | measured | mesurer | messung, gemessen, misst
compare | comparar, compara, comparación | compare, comparison | comparaison | vergleichen, vergleicht, verglichen
check-control | comprobar, comprueba, verificar, control, inspección | verify, inspection, inspect, inspector | vérifier, vérification, contrôle, inspection | prüfen, überprüfen, kontrolle, kontrollieren, kontrolliert, prüft
monitor | supervisar, supervisión, vigilar, seguimiento | monitor, supervise, oversight | suivi | überwacht, aufsicht, bewachen
analyse | analizar, análisis, analista | analyse, analysis, analyze, analyst | analyser, analyste | analysieren, analyse, analyst
evaluate | evaluar, evaluación, "valorar", "valoró", "valorado", sopesar, baraja, estudia la | evaluate, assess, consider, weighing | évaluer, étudie la | bewerten, beurteilen, erwägen, erwägt, abwägen
win-over | convencer a, seducir, conquistar | win over, charm | séduire, séduit, conquérir | erobern, erobert, begeistern, begeistert
prove | demostrar, demuestra, prueba de, evidencia | prove, proof, proven | prouver, démontrer | nachweisen, nachgewiesen, beleg
cause | causar, provocar, desatar, ocasionar | cause, trigger, spark | causer, provoquer, déclencher | verursachen, verursacht, ausgelöst, löst aus
affect | afectar | affect | affecter, "impacter" | betroffen, betreffen, betrifft, beeinträchtigen, beeinträchtigt
spread | propagar, propagación, extender, se extiende, difundir | spread | se propager, propagation, se répandre | ausbreiten, verbreiten, breitet sich aus, verbreitet
protect | proteger | protect, protection | protéger, protection | schützt, geschützt
strengthen | reforzar, refuerza, fortalecer | strengthen, reinforce, boost, bolster, step up, beef up | renforcer | verstärken, stärkung, aufstocken, verstärkt
tighten | endurecer, restricción, restringir | tighten, tougher, restriction, restrict, curb | durcir, restriction, restreindre | einschränken, beschränkung
loosen | flexibilizar, relajar las, relajación, levantar restricciones | easing, loosen, relax rules, lift restrictions | assouplir | lockern, gelockert, aufheben
weaken | debilitar, débil | weaken, weak | affaiblir, faible | schwächen, geschwächt, schwächt
expand | ampliar, ampliación, expandir, expansión | expand, expansion, extend, extension | élargir, étendre, agrandir, extension, expansion | ausbauen, erweitern, erweiterung, ausweiten
introduce | introducir, implementar, introducción | introduce, implement, roll out, rollout | introduire, introduit, instaurer, mettre en place, mise en place | eingeführt, führt ein, umsetzen
abolish | abolir, suprimir, abolición | abolish, abolition, scrap | abolir, supprimer, suppression, abolition | abschaffen, abgeschafft, schafft ab
impose | imponer, impuso, imposición | impose | imposer | verhängen, verhängt, auferlegen, erzwingen
fulfil | cumplir, cumplió, incumplir, cumplimiento | fulfil, comply, compliance, meets target | remplir, respecter les, se conformer, tenir parole | erfüllen, erfüllt, einhalten, eingehalten
violate | infringir, infracción, vulnerar | violate, breach | violation, enfreindre, infraction, manquement | verstoß, verletzung des, verstößt
punish | castigar | punish, penalise, penalize | punir, punition, pénaliser | bestrafen, bestraft, strafe
reward | recompensa | reward | récompense, prime | belohnung, belohnt
insure | seguro de vida | policyholder | "assurer" | versichern
blame | culpar, culpa a, responsabilizar | blame, guilt | responsabilité, "faute", blâmer | schuld, verantwortlich machen, schuld an, macht verantwortlich
responsible | responsable | accountable | responsable | verantwortung
investigate-case | caso abierto, esclarecer, resolver el caso | unsolved, solve the case | affaire non résolue, élucider | ungelöster fall, aufgeklärt, aufklären, ungeklärt
measures-steps | tomar medidas | steps to, take action | mesures contre, prend des mesures, nouvelles mesures | maßnahme, vorkehrungen
count | conteo, contabilizar | count, tally | comptage, recompter | auszählung
# persons
uncle | tío, tíos | uncle | oncle | onkel
aunt | "tía", tías | aunt, auntie | "tante" | tante
cousin | "primo", "prima", "primos" | cousin | cousin | cousin, vetter
nephew | sobrino | nephew, niece | neveu, nièce | neffe, "nichte"
stepfather | madrastra, hijastro | stepson, stepdaughter | beau-fils, belle-fille | stiefsohn, stieftochter
in-laws | suegra, yerno, nuera, "cuñado", "cuñada" | father-in-law, brother-in-law, son-in-law | gendre, beau-frère, belle-sœur, beaux-parents | schwager, schwiegersohn, schwägerin
widow | "viudo", viudez | "widower" | veuve, veuf, veuvage | "witwer", verwitwet
friend | amigo, amistad | friend, friendship | amis, amitié, copain | freund, freundschaft
enemy | enemigo, enemistad | enemy, foe | ennemi | feind, feindlich, feindschaft
rival | rival | rival, rivalry | rival, rivalité | rivale, rivalität, rivalin
neighbour | vecino, vecindad | neighbour, neighbor | voisin, voisinage | nachbar, nachbarin, nachbarschaft
resident | "residente", "residentes", habitante, población | resident, inhabitants, locals, population | habitant, riverain, population | einwohner, anwohner, bewohner, bevölkerung
foreigner | extranjero | foreigner, foreign national | étranger, étrangère | ausländer
colleague | colega, compañero de trabajo, compañeros | colleague, co-worker, coworker | collègue, confrère, consœur | kollege, kollegin, mitarbeiter, mitarbeiterin
leader | líder, dirigente, liderazgo, lidera | leader, leadership | dirigeant, chef de file | anführer, führer von, anführerin
founder | fundador, cofundador | founder, co-founder | fondateur, fondatrice, cofondateur | gründerin, mitgründer
owner | propietario, dueño, propiedad | owner, "owns", ownership, property | propriétaire, propriété | besitzer, eigentümer, inhaber, besitzerin
customer | cliente, clientela | client | client, clientèle | kundin, kundschaft
captain | capitán, capitana | captain | capitaine | kapitän, kapitänin
sailor-sea | marinero, "marino", "marinos" | seaman, seafarer, seamen | "marin", matelot | seemann, matrose, seeleute
farmer-person | granjero, ganadero, campesino | farmer, rancher | agricultrice, paysan | landwirtin, bäuerin
engineer | ingeniero, ingeniera, ingeniería | engineer | ingénieur, ingénierie | ingenieur, ingenieurin
craftsman | electricista, fontanero, carpintero, artesano | bricklayer, plumber, electrician, carpenter, craftsman | maçon, plombier, électricien, menuisier, artisan | handwerker, maurer, elektriker, klempner, tischler
mechanic | mecánico, taller mecánico | mechanic, garage mechanic | mécanicien, garagiste | mechaniker, kfz-werkstatt, automechaniker
expert | experto, especialista | expert, specialist | expert, spécialiste | experte, expertin, fachmann, spezialist, fachleute
professional | profesional | professional | professionnel | profi, profis
amateur | amateur | amateur, hobbyist | amateur, amatrice | amateur, hobby, laie
philosopher | filósofo, filosofía | philosopher, philosophy | philosophe | philosoph, philosophin, philosophie
waiter | camarero, mesero | waiter, waitress, bartender | serveur, serveuse, barman | kellner, kellnerin, barkeeper, servicekraft
bodyguard | vigilante de seguridad, guardia de seguridad | security guard, bouncer | agent de sécurité, vigile | sicherheitsmann, türsteher, wachmann
postman | cartera de correos | postal worker | facteur de la poste, postier | briefzusteller
cleaner-person | limpiadora, señora de la limpieza | cleaning lady, cleaning worker, janitor | femme de ménage, agent d'entretien | putzfrau, reinigungskraft, hausmeister
housekeeper | empleada doméstica, empleada de hogar, niñera | maid, nanny, housekeeper, babysitter, childminder | nounou, employée de maison, baby-sitter, assistante maternelle | haushälterin, kindermädchen, babysitter
secretary | secretaria, asistente personal | personal assistant, "secretaries" | assistante personnelle, secrétaire particulière, secrétaire de direction | sekretärin, assistentin
representative | representante | representative | représentant | vertreter, vertreterin, gesandter, repräsentant
hero | héroe, heroína nacional, heroico | hero, heroic | héros, héroïque | held, heldin, heldenhaft
star | estrella, astro | star, superstar | star, superstar | star, superstar
legend | "mito", "mitos", mítico | legendary, myth | légendaire, mythe | legendär, mythos
idol | ídolo, icono | idol, icon | idole, icône | idol, ikone
pioneer | pionero | pioneer, trailblazer | pionnier, pionnière | pionier, pionierin, vorreiter
beggar | mendigo, limosna | beggar, begging | mendiant, mendicité | bettler, betteln
adult | adulto, mayor de edad | adult, grown-up | adulte, majeur | erwachsene, volljährig
generation | generación | generation | génération | generation
ancestor | antepasado, ancestro | ancestor, ancestry, forefather | ancêtre, aïeul | vorfahr, ahnen
gentleman-sir | caballero, señor | gentleman, mister | monsieur, messieurs | gentleman
lady | "dama", "dame", "damas" | lady | madame | dame
customer-subscriber | suscriptor, suscripción | subscriber, subscription | abonnés | abonnent, abo, abonnement
user | usuario | user | internaute | nutzerin, user
audience | "audiencia", telespectador | audience, ratings | "téléspectateur", auditoire | publikum, quote, zuschauerin
participant-group | grupo | group | groupe | gruppe
majority | mayoría, mayoritario | majority | majorité, majoritaire | mehrheit
minority | minoría, minoritario | minority | minorité, minoritaire | minderheit
community | comunidad | community | communauté, collectivité | gemeinschaft, gemeinde
society | sociedad, social | society | société civile, social | gesellschaft, sozial
people-nation | "pueblo", "pueblos", gente, personas | people, persons | peuple, personnes | "volk", "volkes", menschen, personen
human | humano | human, mankind | humain, humanité | menschlich, menschheit
stranger | desconocido, extraño | stranger, unknown, unidentified | inconnu, non identifié | unbekannt, unidentifiziert
# numbers written as words
n4 | "cuatro" | "four" | "quatre" | "vier"
n5 | "cinco" | "five" | "cinq" | "fünf"
n10 | "diez" | "ten" | "dix" | "zehn"
n12 | "doce", docena | "twelve", dozen | "douze", douzaine | "zwölf", dutzend
n13 | "trece" | "thirteen" | "treize" | "dreizehn"
n14 | "catorce" | "fourteen" | "quatorze" | "vierzehn"
n15 | "quince", quincena | "fifteen" | "quinze", quinzaine | "fünfzehn"
n16 | "dieciséis" | "sixteen" | "seize" | "sechzehn"
n17 | "diecisiete" | "seventeen" | "dix-sept" | "siebzehn"
n18 | "dieciocho" | "eighteen" | "dix-huit" | "achtzehn"
n19 | "diecinueve" | "nineteen" | "dix-neuf" | "neunzehn"
n20 | "veinte", veintena | "twenty" | "vingt", vingtaine | "zwanzig"
n21 | "veintiuno", "veintiún" | "twenty-one" | "vingt et un" | "einundzwanzig"
n25 | "veinticinco" | "twenty-five" | "vingt-cinq" | "fünfundzwanzig"
n30 | "treinta", treintena | "thirty" | "trente", trentaine | "dreißig"
n40 | "cuarenta" | "forty" | "quarante", quarantaine de personnes | "vierzig"
n50 | "cincuenta", medio centenar | "fifty" | "cinquante", cinquantaine | "fünfzig"
n60 | "sesenta" | "sixty" | "soixante", soixantaine | "sechzig"
n70 | "setenta" | "seventy" | "soixante-dix" | "siebzig"
n80 | "ochenta" | "eighty" | "quatre-vingts", "quatre-vingt" | "achtzig"
n90 | "noventa" | "ninety" | "quatre-vingt-dix" | "neunzig"
n200 | "doscientos", "doscientas" | two hundred | deux cents | zweihundert
n500 | "quinientos", "quinientas" | five hundred | cinq cents | fünfhundert
ordinal-3 | tercero, "tercer" | "third" | troisième | "dritte", "dritter", "dritten", "drittes"
ordinal-4 | "cuarto", "cuarta" | "fourth" | quatrième | "vierte", "vierter", "vierten", "viertes"
ordinal-5 | "quinto", "quinta" | "fifth" | cinquième | "fünfte", "fünfter", "fünften"
ordinal-6 | "sexto", "sexta" | "sixth" | sixième | "sechste", "sechster", "sechsten"
ordinal-7 | séptimo | "seventh" | septième | "siebte", "siebter", "siebten"
ordinal-9 | noveno | "ninth" | neuvième | "neunte", "neunter", "neunten"
ordinal-10 | "décimo", "décima" | "tenth" | dixième | "zehnte", "zehnter", "zehnten"
one-third | un tercio | one third, a third of | un tiers, le tiers | ein drittel, drittel
one-quarter | un cuarto, una cuarta parte, tres cuartos | a quarter of, one quarter, three quarters | un quart, trois quarts | ein viertel, dreiviertel, drei viertel
one-fifth | una quinta parte, uno de cada cinco | one fifth, a fifth, one in five | un cinquième, un sur cinq | ein fünftel, fünftel, jeder fünfte
one-in-ten | uno de cada diez | one in ten | un sur dix | jeder zehnte
half | mitad, la mitad | half, halves | moitié, demi-heure, demi | hälfte*, halb, halbieren, halbiert, halbe, die hälfte, "hälfte"
tens-of-thousands | decenas de miles | tens of thousands | dizaines de milliers | zehntausende
hundreds-of-thousands | cientos de miles, centenares de miles | hundreds of thousands | centaines de milliers | hunderttausende
billion | mil millones, billon*, mil millones de, miles de millones, "billones" | billion*, billion, "bn", "billions" | milliard*, milliard, "milliards" | milliarde*, milliarde, mrd, "milliarden"
trillion | billón | trillion, "tn" | billion | billion
half-million | medio millón | half a million | un demi-million | halbe million, eine halbe million
kilometre | kilómetro, "km" | kilometre, kilometer, "km" | kilomètre, "km" | kilometer, "km"
metre | "metro de altura", "metros" | metre, meter | mètre | meter
hectare | hectárea, hectáreas | hectare, acre | hectare | hektar
square-metre | metros cuadrados | square metres, square feet, square meters | mètres carrés | quadratmeter
kilo | kilo, kilogramo, "kg" | kilo, kilogram, "kg" | kilo, kilogramme, "kg" | kilo, kilogramm, "kg"
tonne | tonelada | tonne, ton | tonne | tonne
gram | gramo | gram | gramme | gramm
litre | litro | litre, liter, gallon | litre | liter
degree-temp | "grados", grados centígrados, bajo cero | "degrees", celsius, fahrenheit | degrés, celsius | grad
kmh | km por hora, kilómetros por hora | kph, mph, miles an hour | kilomètres heure, "km/h" | stundenkilometer, "km/h"
height | altura, altitud | height, altitude | hauteur, altitude | höhenmeter
distance | distancia | distance | distance | entfernung, distanz, abstand
average | promedio, media de edad, medio de | average | moyenne, en moyenne | durchschnitt
maximum | "máximo", "tope" | maximum, cap of | maximum, plafond, maximal | maximum, höchstens, maximal, obergrenze, "höchst", "höchste"
minimum | mínimo | minimum | minimum, minimal | minimum, minimal
record-high | récord histórico, niveles récord | highest ever, record level | niveau record | höchststand, rekordniveau, rekordwert
record-low | mínimo histórico | record low, all-time low, lowest ever | plus bas historique, plancher historique | tiefststand, rekordtief, allzeittief
zero | "cero" | "zero" | "zéro" | "null"
number-figure | cifra, número | number | chiffre, nombre | ziffer, anzahl, "zahl"
statistics | estadística | statistics, data shows | statistique | statistik
majority-most | la mayoría de | most of | la plupart | die meisten, mehrzahl
sum-total | total, en total | total, sum, altogether | total, somme, au total | insgesamt, summe, gesamt
quota | cuota, cupo | quota | quota | kontingent
share-portion | porcentaje, proporción | percentage, proportion, ratio | pourcentage, proportion | anteil, prozentsatz, verhältnis
oldest | más viejo, más antiguo, mayor del mundo | oldest | plus ancien, plus vieux | älteste
biggest | más grande, mayor de la historia | biggest, largest | plus grand, plus gros, plus importante | größte
smallest | más pequeño | smallest | plus petit | kleinste
longest | más largo | longest | plus long | längste
worst | "peores" | "worst" | pire | schlimmste, schlechteste
best | "mejores" | "best" | meilleur | beste
fastest | más rápido | fastest | plus rapide | schnellste
most-expensive | más caro | most expensive, priciest | plus cher | teuerste
# time
century | siglo | century | siècle | jahrhundert
millennium | milenio | millennium, millennia | millénaire | jahrtausend
decade | "década", "décadas", decenio | decade | décennie | jahrzehnt
half-year | semestre, medio año | semester, half-year, six months | semestre, six mois | halbjahr, semester
minute | minuto | minute | minute | minute
midnight | medianoche | midnight | minuit | mitternacht
noon | mediodía | noon, midday, lunchtime | midi, à midi | mittags
morning | mañana por la, esta mañana, mañana del, matutino | morning, this morning, mornings | matin, matinée, ce matin, matinal | morgen früh, vormittag, heute morgen, am morgen, "morgens"
afternoon | tarde del, por la tarde, esta tarde | afternoon | après-midi | nachmittag
evening | anochecer, al anochecer, atardecer | "evening", dusk | crépuscule | abend, dämmerung
dawn | amanecer, al amanecer | dawn, sunrise, daybreak | aube, lever du soleil | morgengrauen, sonnenaufgang
sunset | puesta de sol, ocaso | sunset, sundown | coucher de soleil, coucher du soleil | sonnenuntergang
night | noche, madrugada, nocturno, esta noche | night, overnight, nocturnal, tonight, nightly | nuit, nocturne, cette nuit, dans la nuit | nacht, nachts, nächtlich, heute nacht, in der nacht
daily-adj | a diario, cotidiano, diariamente | every day | "quotidiennement", chaque jour | täglich, alltag
weekly | semanal, cada semana | weekly, every week | chaque semaine | wöchentlich
monthly | mensual, cada mes | monthly, every month | mensuel, chaque mois | "monatlich"
annual | anual, cada año, interanual | annual, yearly, year-on-year | annuel, chaque année, sur un an | jährlich, alljährlich, im jahresvergleich
spring-season | primavera, primaveral | springtime, this spring, spring | printemps, printanier | frühling, frühjahr
summer | verano*, veraniego, "verano" | summer*, summertime, midsummer, "summer" | été dernier, estival*, estivale, cet été | sommer*, sommerlich, hochsommer, "sommer"
autumn | otoño, otoñal | autumn, this fall | automne, automnal | herbst, herbstlich
deadline | "plazo", "plazos", fecha límite | deadline, due date | date limite, échéance | frist, stichtag, fristablauf
anniversary | aniversario*, aniversario, "bicentenario", "centenario" | annivers*, anniversary, centenary, bicentenary, centennial, 250th anniversary | commémor*, date anniversaire, centenaire, bicentenaire, tricentenaire | jahrestag*, jubiläum*, jahrestage, jubiläen, hundertjahrfeier, hundertster geburtstag, 250. jahrestag, 100. geburtstag, "jahrestag", "jubiläum"
calendar-date | calendario | calendar | date, calendrier | datum, termin, kalender
era | época, era de | era, epoch | époque, ère | ära, epoche
past-time | pasado lejano, en el pasado | past century, in the past | dans le passé, par le passé | vergangenheit
future | futuro*, porvenir, en el futuro, "futuro", "futuros" | future, futures, future of | futur*, à l'avenir, avenirs, "avenir", "futur", "future" | zukunft*, zukünftig, künftig, "zukunft"
delay | retraso, demora | delay | retard | verzögerung, verzögern, verzögert
early | anticipado, adelanta, prematuro | brought forward, premature | anticipé, prématuré, avancer la date | vorzeitig, vorgezogen, verfrüht, vorziehen
clock | reloj de pared | clock, wristwatch | horloge | "uhren", armbanduhr, wanduhr
simultaneous | simultáneo, a la vez | simultaneous, at same time | simultané, en même temps | gleichzeitig, zeitgleich
temporary | temporal de, provisional, interino | temporary, interim, provisional, temporarily | provisoire, temporaire, par intérim | vorübergehend, provisorisch, vorläufig, befristet, interimistisch
permanent | permanente, definitivo | permanent, definitive | permanent, définitif | dauerhaft, endgültig, permanent
immediate | inmediato, urgente | immediate, urgent, urgency | immédiat | sofort, dringend, unverzüglich, dringlich
sudden | repentino, de repente, súbito | sudden, suddenly, unexpected, unexpectedly | soudain, brusque, inattendu | plötzlich, unerwartet, überraschend
eternal | eterno, para siempre | eternal, forever | éternel, pour toujours | ewig, für immer
# body
face-body | rostro, facial | face mask off, facial, disfigured | visage, facial, défiguré | gesicht
eye | ojo, ojos, ocular | "eye", "eyes", eyesight | œil, yeux, oculaire | auge
ear | oreja, oído | ear | oreille | ohr
nose | nariz, nasal | nose, nasal | nez, nasal | nase
mouth | boca, labios, "lengua", "lenguas" | mouth, lips, tongue | lèvres, langue | mund, lippen, zunge
tooth | diente, muela | tooth, teeth | dent | zahn
hair | cabello, melena | hair | cheveux, chevelure | haar, frisur
beard | "barba", "barbarán", bigote | beard, moustache | moustache | bart, schnurrbart
neck | "cuello", "cuellos", garganta | neck, throat | cou, gorge | hals, nacken, kehle
shoulder | "hombro" | shoulder | épaule | schulter
finger | dedo | finger, thumb | doigt, pouce | finger, daumen
leg | pierna | leg | jambe | bein
knee | rodilla | knee | genou, genoux | knie
foot | pie, pies, tobillo | foot, feet, ankle | pied, cheville | fuß, knöchel
back-body | columna vertebral | spine, spinal, his back | dos, colonne vertébrale | wirbelsäule
chest | pecho, tórax | chest, ribs | poitrine, thorax | brust, brustkorb, rippen
belly | barriga, vientre, estómago, abdomen | belly, stomach, abdomen | ventre, estomac, abdomen | bauch, "magen", unterleib
heart-organ | cardíaco, corazón artificial | heart, cardiac | cœur, cardiaque | herz
brain | cerebro, cerebral | brain, cerebral | cerveau, cérébral | gehirn, hirn
lung | pulmón | lung | poumon, pulmonaire | "lunge"
liver | hepático | liver | foie, hépatique | leber
skin | piel | skin | peau | haut
bone | hueso, fractura | fracture | os brisé, fracture | knochen, fraktur
blood | sangre, sangriento, sanguíneo | blood, bloody | sang, sanglant, sanguin | blut, blutig, bluttat
body | cuerpo, corporal | bodily | corps, corporel | körper
fetus | feto | foetus, fetus | fœtus | fötus, embryonen
# adjectives of people and things
alive | con vida | alive | vivant, en vie | lebend, am leben
sick | enfermo, gravemente enfermo | sick, ill, seriously ill | malade, tombe malade, gravement malade | krank, schwerkrank, todkrank
healthy | "sano", "sana", "sanos", "sanando", "sané", "sanas", saludable, sano y salvo | healthy, wholesome | sain, bonne santé, en bonne santé | gesund
unharmed | ileso, sin heridos | unharmed, unhurt, unscathed, no injuries | indemne, sain et sauf, saine et sauve | unverletzt, unversehrt, wohlbehalten
unconscious | inconsciente, desmayo | unconscious, faint, passed out | inconscient, malaise, s'évanouir, évanoui | bewusstlos, ohnmacht
rich | rico, riqueza, adinerado | rich, wealthy, wealth | riche, richesse | reichtum, wohlhabend
former | exfutbolista, antiguo jefe | former, "ex" | "ex" | ehemalig, früherer, "ex"
age | edad | "age", "aged", "ages" | âge | lebensalter, im alter, "jährig"
big | enorme, gigantesco | huge, "giant", enormous, massive | énorme, "géant", gigantesque | riesig, gigantisch, massiv, riese
small | pequeño, diminuto | small, tiny | petite taille, minuscule | winzig
short | breve | short | bref, brève | kürzlich
low | bajo nivel, escaso | low, lower | faible niveau | niedrig, gering
strong | fuerte, fuerza | strong, strength | force | kraft
fast | "rápido", rápidamente, "rápida", "rápidas", "rápidos" | fast, quick, rapid, quickly | rapide, vite | rasch, zügig
slow | lento | slowly | lent, lenteur | langsam
difficult | difícil, dificultad | difficult, difficulty, tough, hard | difficile, difficulté, compliqué | schwierig, kompliziert
important | crucial | crucial | clé, crucial | wichtig, bedeutung
serious | grave, gravedad, grave crisis | severe | gravité, sévère | ernst, gravierend, schwerwiegend
dangerous | peligroso | dangerous, hazard, perilous | dangereux, danger, péril | gefährdet, gefährdung, "gefahr", gefährlich, "gefährliche"
risk | riesgo, arriesgar | risk, risky, at risk | risque | risiko, risiken, riskant, riskieren
safe | seguro | safe | en sécurité | in sicherheit
security | inseguridad, seguridad | security, safety | sécurité, sûreté | "sicherheit", "sicherheits", "sicherheitslage"
protected-security | medidas de seguridad, dispositivo de seguridad | security measures, tight security | mesures de sécurité, dispositif de sécurité | sicherheitsmaßnahmen, sicherheitsvorkehrungen
illegal | ilegal, ilícito, clandestino | illegal, unlawful, illicit, clandestine | illégal, illicite, clandestin | illegal, rechtswidrig, gesetzwidrig, unerlaubt
legal-adj | legal, lícito, legalizar, legalización | legal, lawful, legalise | légal, licite, légaliser, légalité | legal, rechtmäßig, legalisieren, legalisierung
secret | secreto, confidencial | secret, confidential, secretly, secrecy | secret, confidentiel | geheim, geheimnis, vertraulich, heimlich
free-charge | gratis, gratuito, gratuidad | free of charge, for free, free entry | gratuit | kostenlos, gratis, umsonst, kostenfrei
expensive | "caro", costoso | expensive, costly, pricey | cher, coûteux | teuer, teure, kostspielig
cheap | barato, económico, asequible, abaratar | cheap, affordable, cheaper | bon marché, pas cher, abordable | günstig, preiswert, bezahlbar, "billig", "billiger"
empty | vacío, desierto | empty, "deserted", vacant | vide, désert | leer, menschenleer, "verlassene"
full | lleno, completo, saturado, abarrotado | overcrowded, packed, crowded | complet, saturé | voll, überfüllt, ausgebucht, überlastet
broken-down | averiado, fuera de servicio | breakdown, broken down, malfunction, faulty, glitch | en panne, panne, dysfonctionnement, défaillance | defekt, panne, ausgefallen, störung, ausfall
historic | histórico, sin precedentes, inédito | historic, unprecedented, landmark | historique, sans précédent | beispiellos, noch nie dagewesen
famous | "famosa", fama, popular | famous, renowned, fame, well-known | renommé, notoriété, populaire | berühmt, bekannt, ruhm
unknown-adj | incógnita | unknown cause, mystery | mystère, mystérieux | mysterium, rätsel, rätselhaft, mysteriös
strange | raro, insólito | strange, weird, bizarre, unusual | bizarre, insolite | seltsam, merkwürdig, kurios, bizarr, ungewöhnlich
rare | poco común, excepcional | rare, exceptional | rare, rareté, exceptionnel | selten, rarität, außergewöhnlich
normal | normal, habitual | normal, usual | normal, habituel, normalité | normal, normalität, üblich
drunk | borracho, ebrio, ebriedad | drunk, intoxicated, drunken | ivre, ivresse, alcoolisé, ébriété | betrunken, alkoholisiert, trunkenheit
tired | cansado, cansancio, agotado, fatiga | tired, exhausted, exhaustion, fatigue | fatigué, épuisé | müde, erschöpft, müdigkeit, erschöpfung
angry | enfadado, indignación, indignado, furioso, rabia, enojo | angry, anger, fury, furious, outrage | colère, furieux, indignation, en colère, rage | wütend, wut, zorn, empörung, empört, verärgert, ärger
joy | alegría, euforia | joy, jubilation, euphoria, cheer | joie, liesse, euphorie | freude, jubel, euphorie, jubeln, jubelt
sad | triste, tristeza | sad, sorrow | tristesse, attristé | traurig, betrübt
nervous | nervioso, nervios, inquieto | nervous, anxious | nerveux, anxiété, anxieux, nervosité | nervös, nervosität, unruhig
worry | preocupar, preocupación, inquietud | worry, concern | inquiétude, inquiéter, préoccupation, alarmant | sorge, besorgt, besorgnis, alarmierend, beunruhigt
proud | orgulloso | proud, pride | "fier", fierté, fière | stolz
shame | vergüenza, vergonzoso, avergonzado | shame, ashamed, embarrassment | honte, honteux | schande, scham, peinlich, schämt
alone | solo ante, solitario, "sola" | alone | seul | allein
jealous | celos, celoso, envidia | jealous, jealousy, envy | jaloux, jalousie | eifersucht, neid
surprise | sorpresa, sorprender, sorprendente | surprise, stun | surprise, surprendre, surprenant, étonnant | überrascht
shock | estupor, consternación | shock, dismay | choc, choquant, stupeur, sidération, consternation | schock, entsetzen, fassungslos, geschockt, schockiert, bestürzung
panic | pánico, histeria, pavor | panic, hysteria | panique, hystérie | panik, hysterie, panisch
fear | temor*, miedo*, teme*, "temer", "temen", "teme", "temo", teme que, miedos, temores, "temor", "miedo" | fear*, afraid, fears, scared, frightened, "fear", "feared" | peur*, craint*, crainte*, craindre, craint que, redouter, "peur" | angst*, furcht*, befürcht*, fürchten, fürchtet, befürchtung, befürchtet, ängste, "angst", "befürchten"
hope | esperanzador | hope | espérer | hoffnung, hoffen, hofft, hoffnungsvoll
despair | desesperación, desesperado | despair, desperate | désespoir, désespéré | verzweiflung, verzweifelt
disappoint | decepción | disappointment | déception, déçu, décevant | enttäuschung, enttäuscht
relief | alivio, respiro | relief, relieved | "soulagement" | erleichterung, erleichtert, aufatmen
calm | calma, tranquilo | calm, quiet | calme, tranquille, tranquillité | ruhe, gelassen, beruhigen, ruhig
tension | tensión, tenso | tension, tense | tension, tendu | spannung, angespannt
enthusiasm | entusiasmo, entusiasta, "ilusión" | enthusiasm, enthusiastic, excitement | enthousiasme, engouement | begeisterung, enthusiasmus
sympathy | condolencias, pésame, solidaridad, compasión | condolences, sympathy, solidarity, compassion | condoléances, solidarité, compassion | beileid, anteilnahme, solidarität, mitgefühl
interest-attention | interés por, interesado | interested in, attention | intérêt pour, intéressé | interesse, interessiert, aufmerksamkeit
brave | valiente, valentía, coraje | brave, courage, bravery | courage, bravoure | mutig, mut, tapfer
beautiful | hermoso, belleza, bello, bonito | beautiful | beauté, magnifique, beau, belle | schönheit, "schöne"
ugly | feo, fea | ugly | laid, laideur | hässlich
intelligent | inteligente | clever, smart, intelligent | intelligent | klug, intelligent, schlau
stupid | estúpido, tonto, estupidez | stupid | stupide, bêtise, stupidité | dumm, dummheit
crazy | loco, locura | crazy, madness, insane | fou, folle, folie | verrückt, wahnsinn, irre
true | "verdad", verdadero, verídico, cierto | true, truth | vrai, vérité | wahrheit, wahr
false | falso, falsedad | false, untrue | faux, fausse | unwahr
genuine | auténtico, genuino | genuine, authentic | authentique, authenticité | authentisch, echt, echtheit
possible | posible, posibilidad | possible | possible, possibilité | möglich, möglicherweise
impossible | imposible | impossible | impossible | unmöglich
probable | probable, probabilidad | "likely", probable, likelihood | probable, probabilité, vraisemblable | wahrscheinlich, voraussichtlich
necessary | necesario, necesidad, necesita | necessary, necessity | nécessaire, nécessité, besoin | notwendig, nötig, bedarf, benötigt
useful | útil, inútil | "useful", useless | utile, inutile | nützlich, nutzlos, sinnlos
clear | claridad | clear, clarity, clarify | clarté, clarifier | klar, klarheit, klarstellung
foreign-adj | foráneo | overseas, abroad | extérieur, à l'étranger | auswärtig, im ausland
global-adj | global, en todo el mundo | worldwide | planétaire | global, weltweite
analogue | analógico | analogue, analog | analogique | analog
hot | caliente, caluroso, calor | hot | chaud, chaleur | heiß
cold-adj | frío intenso, gélido | chilly, icy, frosty, cold | froid, glacial | eisig, eiskalt, kalt
wet | mojado, húmedo | wet, moist, humidity | mouillé, humide, humidité | nass, feucht, feuchtigkeit
dry | seco | dry, dried | sec, sèche | trocken, getrocknet
dark | oscuro, a oscuras | dark | obscurité, noir complet | dunkel, finster
bright | luminoso, brillante | bright, brilliant | lumineux, brillant | strahlend, leuchtend, brillant
dirty | sucio, suciedad | dirty, filthy, dirt | saleté, crasseux | schmutzig, dreckig, schmutz, dreck
loud | ruidoso | loud, noisy | bruyant | lautstark
smell | olor, oler, huele, hedor | smell, stench, odour | odeur, puanteur | geruch, gestank, riecht, stinkt
round-shape | "circular", "circulan", "circularán", "circulaba" | round shape, circle, circular | rond, cercle, circulaire | rund um die, kreisförmig
poisonous | tóxico | toxic | toxique | gift, giftig, toxisch
n2 | "dos" | "two" | "deux" | "zwei"
n3 | "tres" | "three" | "trois" | "drei"
n6 | "seis" | "six" | "six" | "sechs"
n7 | "siete" | "seven" | "sept" | "sieben"
n8 | "ocho" | "eight" | "huit" | "acht"
long | largo | lengthy | longue | langwierig
life | vida | life, "lives" | "vie", "vies" | "leben"
# colours
red | rojo | crimson | rouge | "rot", "rote", "roten", "roter", "rotes"
yellow | amarillo | yellow | jaune | gelb
black | negro | black | noir | schwarz
white | blanco | white | blanc | "weiß", "weiße", "weißen", "weißer"
grey | gris | grey, gray | gris | grau
pink | "rosado", "rose", "rosas", color rosa | pink | couleur rose, rose vif | rosa, pinkfarben
purple | púrpura | purple, violet | violet, pourpre | lila, violett
rainbow | arcoíris, arco iris | rainbow | arc-en-ciel | regenbogen
# materials
wood | madera, leña | wood, wooden, timber | en bois | holz
iron | hierro, férreo | iron | fer forgé, minerai de fer | "eisen"
metal | metal | metal | métal, métallique | metall
lead-metal | envenenamiento por plomo, plomo | lead poisoning, lead pipes | plomb | blei, bleivergiftung
glass | vidrio, cristal | glass, shards | verre | glas, scherben
paper | papel, cartón | cardboard | papier | papier, karton, pappe
stone | piedra, "pedrada", "pedradas", pedrusco | pebble | caillou, "rocher" | stein
concrete-material | hormigón, cemento | concrete, cement | béton, ciment | beton, zement
mud | "barro", "barros", lodo, fango | mud, muddy, sludge | boue, boueux | schlamm, matsch
dust | polvo, polvareda | dust, dusty | poussière | staub, staubwolke
rubber | goma, caucho | rubber | caoutchouc | gummi, kautschuk
leather | cuero | leather | cuir | leder
wool | lana, algodón | wool | laine, coton | "wolle", baumwolle
pearl | perla | pearl | perle | perle
oxygen | oxígeno | oxygen | oxygène | sauerstoff
ammonia | amoníaco, cloro | ammonia, chlorine | ammoniac, chlore | ammoniak, chlor
acid | ácido | acid | acide | säure
sea | mar, marítimo, marino profundo | sea, maritime, offshore | mer | meer
wave | ola, olas | waves, giant wave | vague | welle
tide | marea | tide, tidal | marée | gezeiten, ebbe
air | "aire", "aires", aéreo | air | l'air, aérien | luft
wind | viento, ráfaga | wind, gust | vent | wind, böe
cloud-sky | nube, nublado | cloud, cloudy | nuage, nuageux | wolke, bewölkt
sun | "sol", "solar", "soleado" | sun, sunshine, solar, sunny | soleil, solaire, ensoleillé | sonne, sonnig
earth-planet | planeta Tierra, Tierra | planet Earth, Earth | planète Terre, la Terre | planet Erde, erde
sky | cielo | sky, "skies" | ciel, cieux | himmel
# buildings, rooms and landscape
flat | apartamento, departamento, vivienda unifamiliar | flat, apartment, condo | appartement, studio | wohnung, appartement, apartment
roof | tejado, techo, azotea | roof, rooftop, ceiling | toit, toiture | dach, decke
stairs | escalera | stairs, staircase, ladder, stairwell | escalier, échelle | treppe, leiter, treppenhaus
window | ventana, ventanilla | window | fenêtre | fenster
balcony | balcón | balcony | balcon | balkon
door | "puerta", portón | door, "gate", doorstep | portail | haustür, "türen"
wall | "muro", "pared", muralla | wall | mur, muraille | mauer
fence | "cerco", alambrada | "fence", barrier, barbed wire | clôture, grillage, barrière, barbelés | zaun, stacheldraht, absperrung
bathroom | baño, cuarto de baño, ducha, bañera | bathroom, shower, bath, bathtub | salle de bain, douche, baignoire | badezimmer, dusche, badewanne
toilet | inodoro, retrete, papel higiénico | toilet, lavatory | toilettes, papier toilette | toilette, klo, toilettenpapier
bedroom | dormitorio, habitación, "cama", "camas" | bedroom, bed, room | chambre, chambre à coucher, lit | schlafzimmer, zimmer, bett
cellar | sótano, trastero | cellar, basement | cave, sous-sol | keller, kellergeschoss
warehouse | almacén, nave industrial, depósito, almacenes | warehouse, depot, storage | entrepôt, hangar | "lager", "lagern", "lagen", lagerhalle, lagerhaus, depot, halle
workshop | talleres | workshop | atelier | werkstatt, workshop
office | oficina, despacho, sede, oficinas centrales | office, headquarters | bureau, siège social | büro, zentrale, büros, hauptsitz
shed-hut | cabaña, "choza", chabola, barraca | hut, cabin, shed, shack | cabane, chalet, bidonville | hütte, schuppen, scheune
villa | mansión, chalé, villa de lujo, chalet | mansion, villa | "villa", manoir | villa
farmhouse | granja, finca | barn, farmhouse | ferme, grange, étable | bauernhof, stall, hof
tent | carpa, tienda de campaña, campamento | tent, "camp" | campement | zelt
street | callejón, avenida, "calle", "calles" | street, avenue, alley | "rue", "rues", avenue, ruelle | gasse, "allee", straßenrand
district-quarter | barrio, suburbio | district, suburb, neighbourhood, neighborhood | quartier, banlieue, arrondissement | stadtteil, viertel, bezirk, stadtviertel, vorort
village-place | pueblo de, aldea, poblado, municipio, localidad | village, hamlet, municipality | village, hameau, commune | dorf, ortschaft, "kommune"
capital-city | capital, la capital | capital city, capital | capitale, la capitale | hauptstadt
province | provincia, provincial | province, provincial, county | province, provincial | provinz
centre-town | "centro", "centros", "centrada", céntrico | centre, city centre, downtown | centre, centre-ville | zentrum, innenstadt, stadtzentrum, stadtmitte
outskirts | "afueras", periferia | outskirts, periphery | périphérie | stadtrand, umland
playground | parque infantil, tobogán, columpio | playground, swing | aire de jeux, toboggan | spielplatz, rutsche
garden | jardín, "huerto", "huerta", "huertos" | garden, backyard | jardin, potager, jardinier | garten, gärtner
lake | lago, laguna | lake, lagoon | lac, étang, lagune | see, teich, badesee
coast | "costa", "costará", "costas", litoral, costero, orilla | coast, shore, coastal | rivage | küste, ufer
valley | "barranco" | valley, ravine, gorge, canyon | vallée, ravin, vallon | "tal", schlucht
hill | colina, ladera | slope | "colline", pente | hügel, hang, "abhang"
field | "campo", "camp", pradera | field, meadow, pasture | champ, prairie | feld, wiese, weide, acker
cliff | acantilado, precipicio | cliff, precipice | falaise, précipice | klippe, steilküste, abgrund
cave | cueva, gruta | caves, cavern | grotte, caverne | höhle
peak | pico de montaña, cima | mountaintop, mountain peak | cime, sommet enneigé | bergspitze, gipfelkreuz
jungle | selva, jungla | jungle | jungle | dschungel, urwald, tropenwald
swamp | ciénaga, humedal, marisma | swamp, marsh, wetland | marais, marécage, zone humide | sumpf, "moor", feuchtgebiet
hole | agujero, "hoyo" | hole, well shaft | trou, puits | loch, "grube"
ground-floor | suelo, terreno, parcela | soil, plot of land | parcelle | boden, grundstück, gelände
plant-botany | vegetal, planta silvestre | "planting", "planted", houseplant | plantes, végétation, végétal | pflanze, vegetation
nature | naturaleza, natural | nature, wildlife | nature, naturel | natur
ruins | ruinas | ruins, debris | ruines, débris | ruine
wreckage | restos del avión, chatarra | wreckage, scrap metal | carcasse, ferraille | wrackteile, schrott
green-colour | "verde" | greenish, emerald | vert | grüner farbton
colour | "colores" | colour, color | couleur, coloré | farben, farbig, bunt
square-place | "plaza", plaza mayor | town square, main square, plaza | place centrale, place publique, place de la République | marktplatz, rathausplatz
pavement | "acera", en la acera | pavement, sidewalk | trottoir | gehweg, bürgersteig, gehsteig
flower | "flores" | flower, floral | fleur | blume
# objects, food, clothing
screen | pantalla | screen | écran | bildschirm
password | contraseña | password | mot de passe | passwort
bag | "bolso", mochila, saco | bag, handbag, rucksack, sack of | sac, sac à dos, sac à main | tasche, rucksack, handtasche, beutel, "tüte", "tüten"
wallet | monedero, billetera | wallet, purse | portefeuille, porte-monnaie | geldbörse, portemonnaie, brieftasche
box | caja, cofre | box, crate, chest of | caisse, coffre | kiste, schachtel, kasten
bottle | botella | bottle | bouteille | flasche
cup-plate | taza, "plato", "platos", "vaso" | plate, dishes | assiette, tasse, vaisselle | teller, tasse, geschirr
letter | carta | letter | lettre | brief
email | correo electrónico | email, e-mail | e-mail, courriel | e-mail, mail
stamp-postcard | postal, sello de correos | postcard, postage stamp, stamps | carte postale | postkarte
message | mensaje | message, text message | message, "SMS" | nachricht, botschaft an, SMS
key-object | llave, cerradura | "lock", "locks", padlock | clef, serrure, trousseau de clés | schlüssel, schloss geknackt, schlüsselbund
chain | cadena | chain | chaîne, enchaîné | kette, angekettet
ladder-tool | martillo, sierra, motosierra | "axe", chainsaw | marteau, tronçonneuse | hammer, kettensäge
tool | herramienta | tool | outil | werkzeug
knife | navaja, arma blanca | knife, blade, kitchen knife | couteau, arme blanche, lame | küchenmesser
machine | maquinaria | machine, machinery | machine | maschine
brake | freno de emergencia | brake | frein | bremse
wheel-tyre | rueda | wheel, tyre | pneu, pneus | rad, reifen
fire-engine | camión de bomberos | fire engine, fire truck | camion de pompiers | feuerwehrauto, löschfahrzeug
boat-small | "bote", "botaron", "botan", "botas", embarcación | boat | embarcation, canot, pirogue, barque | "boot", "boote", "booten"
parachute | paracaídas, paracaidista | parachute | parachute | fallschirm, fallschirmspringer, paraglider
light-aircraft | ultraligero, avión ligero | glider, microlight | petit avion, ULM, planeur | segelflugzeug
furniture | mueble, sofá, silla | furniture, sofa | meuble, canapé, chaise, table | möbel, sofa, stuhl, "tisch"
clothes | ropa, "prenda", "prendas", vestido, vestimenta | clothes, dress | vêtement, robe, habit | kleidung, kleider, klamotten
coat | abrigo, chaqueta, camisa | jacket, shirt, coat | manteau, veste, chemise | jacke, mantel, hemd
t-shirt | camiseta | T-shirt, jersey | tee-shirt, maillot | t-shirt, trikot
trousers | pantalón, vaqueros | trousers, jeans | pantalon, short | hose, jeans
shoe | "zapato", "zapatos", zapatillas, calzado | shoe, sneakers, boots | chaussure, basket usée, bottes | schuh, stiefel, sneaker
hat | sombrero, gorra, casco | hat, helmet | chapeau, casquette, casque | hut, helm, mütze
glasses | gafas | sunglasses, goggles | lunettes | brille, sonnenbrille
umbrella | paraguas | umbrella, parasol | parapluie, parasol | regenschirm, sonnenschirm
ring | pulsera | bracelet, gold ring | bague, bracelet | armband, ehering
candle | vela encendida, "velas", vigilia | candle, vigil, candlelight | bougie, veillée | kerze, mahnwache, lichtermeer
lamp | "lámpara", farola, bombilla, linterna | lamp, bulb, flashlight, lamppost | lampe, lampadaire, ampoule | lampe, laterne, glühbirne, taschenlampe
lighter-match | mechero, cerilla, encendedor | matches and, matchstick | briquet, allumette | feuerzeug, streichholz
stove-grill | estufa, "horno", barbacoa, freidora | oven, stove, barbecue, grill | four, poêle, barbecue, réchaud | ofen, herd, grill
fridge | nevera, frigorífico, lavadora, electrodoméstico | fridge, freezer, washing machine, refrigerator, appliance | frigo, réfrigérateur, lave-linge, électroménager | kühlschrank, gefriertruhe, waschmaschine, haushaltsgerät
air-conditioning | aire acondicionado, ventilador | air conditioning, air-con | climatisation, climatiseur, ventilateur | klimaanlage, ventilator
mirror | espejo | mirror | miroir | spiegelbild
card-id | tarjeta, documento de identidad, DNI | card, identity card | carte d'identité, carte | karte, personalausweis, ausweis
document | documento | document, paperwork | document, dossier | dokument, unterlagen, "akte", "akten", "akt"
diary | diario personal | diary, "memoirs" | journal intime | tagebuch
map | mapa | map | cartographie, plan de ville | landkarte, stadtplan
ticket | entrada de concierto, billete, entradas | ticket | billet, ticket | ticket
casino | "apuesta" | gambler, "bet" | pari, parieur | wette
money | dinero, fondos | money, funds | espèces, d'argent | geld
cost | cuesta, "costo", "costos", "costar" | cost | coût | kosten, kostet
bill-invoice | factura | invoice | facture | rechnung
meal | almuerzo, cena, desayuno | meal, lunch, dinner, breakfast, supper | repas, dîner, déjeuner | mahlzeit, mittagessen, abendessen, frühstück
bread-cake | galleta | "biscuit", "cookie", pie | biscuit, tarte | "kuchen", keks, gebäck
camera | "cámara", "cámaras", cámara fotográfica | camera, webcam | caméra, appareil photo | kamera, kameras
engine-motor | "motor", "motores" | "engine", "motor" | moteur | motor, triebwerk
uniform | uniforme | uniform | uniforme | uniform
copper | mina de cobre, "cobre" | copper | cuivre | kupfer
ball-object | balón, pelota | ball | balle | bälle
# abstract nouns of news
scandal | escándalo*, escándalos, "escándalo" | scandal*, scandals, "scandal" | scandale*, scandaleux | skandal*, *skandal, *affäre, affäre*, skandalös, skandale, "skandal", "affäre"
controversy-case | caso judicial, escándalo político | "affair" | affaire | affären
criticism-storm | oleada de críticas, lluvia de críticas | backlash, outcry, uproar, public outcry | tollé, levée de boucliers, vives critiques | shitstorm, sturm der entrüstung, aufschrei, kritikwelle
mistake | error, errores, equivocación, equivocarse, se equivoca, fallo técnico | mistake*, error*, blunder, gaffe, wrong, slip-up, "mistake", "mistakes", "mistaken", "error", "errors" | erreur*, bévue, gaffe, se tromper, "erreur" | fehler*, panne*, irrtum, "irren", versehen, aus versehen, fehlerhaft, "fehler", "fehlern", "fehlers"
accidentally | por accidente, accidentalmente, por error, sin querer | accidentally, by accident, by mistake, inadvertently | accidentellement, par accident, par erreur, involontairement | versehentlich, "irrtümlich", ungewollt
deliberate | intencionado, deliberado, a propósito, intencional, adrede | deliberate, intentional, on purpose | délibéré, intentionnel, "volontairement" | absichtlich, vorsätzlich, mutwillig
intention | "intención", pretende | "intention", intend, aim | intention, avoir l'intention | beabsichtigt, vorhaben, will künftig
freedom | libertad, libertades, "libre", "libres" | freedom, liberty | liberté, libre | freiheit
right-entitlement | "derechos", derecho a | "rights", right to, entitled | droits, droit à, droit de | "rechter", "rechtem", recht auf, anspruch
duty | deber de, obligación, obligatorio, obligar | duty, obligation, mandatory, compulsory, forced to | "obligation", obligatoire, contraint | pflicht, verpflichtung, obligatorisch, zwingen, gezwungen
voluntary | voluntario de, de forma voluntaria, "voluntariamente" | voluntary, voluntarily | volontairement engagé | auf freiwilliger basis, "freiwilligkeit"
privilege | privilegio | privilege | privilège | privileg, privilegiert
limit | límite, limitación | limit, cap on | limite | grenzwert, begrenzen, limit, begrenzt, deckel
rule | regla, norma, normativa, reglamento | "rule", "rules", regulation, guidelines | règle, réglementation, norme | regel, regeln, vorschrift, richtlinie
exception | excepción, exención, eximir | "exception", exemption, exempt | exception, exemption, dérogation | ausnahme, ausnahmeregelung
condition | condición | condition | condition | bedingung, voraussetzung
reason | razón, motivo | reason | raison, motif | "grund", ursache, "gründe"
consequence | consecuencia, repercusión, secuela, "impacto", "impacta", "impactado", "impactar", "impactará", "impactos", "impactan", "efecto", "efectos" | consequence, aftermath, fallout, "effect", "effects", impact | conséquence, répercussion, séquelles, "effet", "effets", impact | konsequenz, "wirkung", auswirkung
result | "resultado", "resultados", "resultan" | result, outcome | résultat | ergebnis, resultat
solution | solución, resolver, resuelve | solution, solve, resolve | solution, résoudre, résout | lösung, "lösen", löst, gelöst
difference | diferencia, distinto | difference, gap | différence, écart | unterschied, differenz
similar | similar, "parecido", "parecen", "parecida", semejante | similar, resemble, lookalike | similaire, semblable, ressemble | ähnlich
opportunity | oportunidad | opportunity, chance | opportunité, chance | chance, gelegenheit
luck | suerte, afortunado, "milagroso" | luck, lucky | chanceux, "miraculé" | glücksfall, glückspilz, wie durch ein wunder
bad-luck | desgracia, desafortunado | misfortune, unlucky | malheur | unglücklich, missgeschick
tragedy | trágico, drama, dramático | tragic | tragique, drame, dramatique | tragisch, drama, "dramatisch"
emergency | emergencia, situación de emergencia | "emergency" | situation d'urgence, plan d'urgence, "urgence" | notfall, notlage
chaos | caos, caótico, desorden | chaos, chaotic, turmoil, mayhem | chaos, chaotique, pagaille, désordre | chaos, chaotisch, durcheinander, wirren
challenge | desafío, reto | challenge, defy, defiance | défi, défier | herausforderung, herausfordern
struggle | "lucha", "luchar", "luchan", "luchando", "luche", "luchará", "combatir", combate contra, lucha contra | fight against, struggle, combat, tackle, fight | lutte contre, combattre, "lutter", "combat" | kampf, bekämpfung, kämpft
resistance | resistencia, resistir, resiste | resistance, holdout | résistance | widerstand, widersetzen, widersetzt sich
victory-moral | "logros", "hito", "hitos", "hita", hazaña, proeza | milestone, feat, breakthrough | exploit, prouesse, percée, étape importante | meilenstein, durchbruch, glanzleistung, kunststück
progress | progreso, avance, avanzar | progress, advance, headway | progrès, avancée, avancer | fortschritt, vorankommen, voranschreiten
proposal-initiative | iniciativa | initiative | initiative | initiative
programme | programa | programme, program, scheme | programme, dispositif | programm
strategy | estrategia, estratégico, táctica | strategy, strategic, tactic | stratégie, tactique | strategie, strategisch, taktik
goal-aim | objetivo, "metan", "metiendo", propósito | target, objective, purpose | objectif, cible, viser | ziel, zielsetzung, zielscheibe
report-document | "informe", dictamen | report, dossier on | "rapport", "rapports" | bericht, zwischenbericht
opinion-poll | barómetro, encuesta, sondeo, intención de voto, barómetro del CIS, CIS | survey, "poll", opinion poll, pollster, poll lead, polling | enquête d'opinion, baromètre, sondage, intentions de vote, sondeur, institut de sondage | befragungen, meinungsumfrage, umfrage, umfragewerte, politbarometer, deutschlandtrend, sonntagsfrage, meinungsforscher
ranking | clasificación mundial, ranking, lista de, "listado" | ranking, leaderboard | classement, palmarès | rangliste, ranking, liste
shortlist | lista corta, "nominados", candidaturas, "nominado", "nominada", "nominaciones" | shortlist, nominee, nomination | nommés, nominé | nominierung, nominierte, shortlist
contract | "contrato" | contract | contrat | vertragsabschluss, kontrakt, vertrag, verträge
reaction | reacción | reaction, react | réaction, réagir | reaktion, reagieren
opinion | opinión, opinar, punto de vista | opinion, "views", "viewing", viewpoint | opinion, avis, point de vue | meinung, ansicht
idea | idea, ocurrencia | idea, concept | idée, concept | idee, konzept
example | ejemplo, modelo a seguir | example, role model, exemplary | exemple, exemplaire, modèle | beispiel, vorbild, beispielhaft
tradition | tradición, tradicional, costumbre | tradition, custom | tradition, traditionnel, coutume | tradition, traditionell, "brauch"
symbol | símbolo, emblema | symbol, emblem | symbole, emblème | symbol
signal-sign | "señal", "indicio", letrero | signal, sign of, cue | signal, "signe" | signal, zeichen, anzeichen
identity | identidad, identificar, identifica | identity, identify | identité, identifier, identifié | identität, identifizieren, identifiziert
name | nombre, apellido, bautizar, renombrar | surname, name | nom, prénom, baptiser, "renommer" | name, vorname
anonymous | anónimo, anonimato | anonymous | anonyme, anonymat | anonym, anonymität
influence | influencia, influir, influyente | "influence", influential | "influence", influencer les, influent | einfluss, beeinflussen, einflussreich
pressure | presión, bajo presión | pressure | pression, sous pression | druck, unter druck, drängen, drängt
dependence | depender, dependiente | dependence, reliance | dépendre, "dépend" | "abhängigkeit"
trust | confianza, confiar, desconfianza | trust, confidence, mistrust, distrust | confiance, méfiance, fait confiance | vertrauen, misstrauen, vertraut
respect | respeto, falta de respeto | respect, disrespect | respect, irrespect | respekt, respektieren, respektlos
honour | honor, honra, distinción, condecorar, condecoración | honour, honor, knighted, knighthood | honneur, honorer, décoré, Légion d'honneur | ehre, geehrt, "orden", ehrenbürger, bundesverdienstkreuz
treason | "traicionar" | betrayal, betray | trahir | "verrat"
provocation | provocación, "provocador" | provocation | provocation | provokation, provozieren, provokant
abuse-power | abuso, "maltratar" | abuse, mistreatment, ill-treatment | abus, mauvais traitements | missbrauch, misshandlung, misshandelt, missbraucht, misshandeln
deception | engaño | deception, deceive, trick, mislead | tromperie, tromper, duper, trompeur | täuschung, täuschen, getäuscht, irreführung, reingelegt
trap-ambush | emboscada, trampa | ambush | embuscade, guet-apens | hinterhalt, "überfallen"
conspiracy | conspiración, complot, conspirar | conspiracy, conspire | "complot", conspiration | verschwörung, komplott
clue-trace | pista, rastro, sin rastro | clue, trace, without trace | "indice", traces, piste des enquêteurs | spur, hinweis, spurlos
collection | colección | collection, collector, collectible | collection, collectionneur | sammlung, sammler, sammlerin
inauguration-new | "estrenar", preestreno | debut film, "premieres" | première mondiale | premiere
launch | lanzamiento, lanza nueva, ponen en marcha, puesta en marcha, "lanza", "lanzó", "lanzan", "lanzará", "lanzaron", "lanzado" | launch | "lancement", lance une, lance son, "lance", "lancée" | start von, lancieren, markteinführung, startschuss
show-performance | actuación, función teatral | performance, spectacle | "représentation" | vorstellung, aufführung
audience-applause | aplauso, ovación, aplaudir, abucheo, abuchear | applause, ovation, booed | applaudissement, ovation, "hué", sifflé | applaus, beifall, ausgebuht, buhrufe, pfiffe
tv-show-host | "presentadora", concursante | "contestant", quiz | "animatrice", candidat télé | showmaster
ceremony | ceremonia, "gala" | ceremony, gala | cérémonie, gala | zeremonie, feierstunde, gala, festakt
parade | "desfile" | procession, "parades" | défilé, parade | parade, "umzüge"
god | "dios", divino | "god", goddess, divine | dieu, divin, déesse | gott, göttin, göttlich
devil | diablo, infierno, "bruja" | devil, demon, hell, "witch" | diable, démon, enfer | teufel, hölle, dämon
relation | relación, relación con | relations, relationship, "ties" | relation, liens | beziehung, "verhältnisse"
cooperation | cooperación, cooperar, colaborar, colaboración | cooperation, collaborate, partnership | coopération, collaboration, partenariat | zusammenarbeit, kooperation, kooperieren, partnerschaft
meeting-congress | congreso mundial, conferencia, "jornadas", foro | conference, convention, forum | conférence, colloque, forum, congrès mondial | konferenz, tagung, kongresse, forum
commission-panel | comité, comisión, grupo de trabajo | committee, commission, panel, taskforce, task force | comité, commission | ausschuss, kommission, komitee, gremium
agency | agencia, organismo | agency, watchdog | agence, organisme | agentur, amt
organisation | organización, organizar, asociación | organisation, organization, association | organisation, association | organisation, verband, organisieren, veranstalter
service | servicio | service | service | dienst, dienstleistung, service
quality | calidad, cualidad | quality | qualité | qualität
system | sistema | system, network | système, réseau | system, netzwerk, netz, systeme
technology | tecnología, "tecnológico" | technology, tech | technologie | technologie, technik, technologisch
theory | teoría, hipótesis | theory, hypothesis | théorie, hypothèse | theorie, hypothese, these
method | método, modalidad, procedimiento | method, procedure | méthode, procédure | methode, verfahren
career | carrera profesional, trayectoria | career | carrière | karriere, laufbahn, berufsleben
experience | experiencia, vivencia | "experience", experienced | expérience, vécu | erfahrung, erlebnis
talent | talento | talent, "gifted" | talent, talentueux, surdoué | talent, begabt, begabung, hochbegabt
effort | esfuerzo | effort | effort | bemühung, anstrengung
quantity-shipment | cargamento, "carga", "envíos" | cargo, shipment, freight, load | cargaison, fret, chargement | ladung, "fracht", "lieferungen"
news-item | noticia, "informativo" | newscast, headline | journal télévisé, les titres | nachrichtensendung, schlagzeile, meldung
# further verbs and everyday matters
bathe | "bañarse", se baña, "bañista" | "swimmers", "bather", took a dip, take a dip | se baigner, "baigneur", baigneuse | "badegäste", gebadet
dive | bucear, buzo, buceador, buceo | divers, scuba, diving | plongeur, plongée, plonger | taucher, tauchgang, getaucht
swallow | tragar, ingerir, ingiere | swallow, ingest | avaler, ingérer | verschlucken, verschluckt, geschluckt
breathe | "respirar", respiratorio, respiración | breathe, respiratory | respirer, respiratoire | atmen, atem, atemwege, atmung
dig | excavar, cavar, excavación, desenterrar | dig, dug, unearth, excavate | "creuser", déterrer, "exhumer" | "graben", gegraben, bagger, "ausgraben", ausgegraben
fill | "llenar", rellenar, "abarrotan" | fill | "rempli" | füllen, füllt, gefüllt
hang | colgar, cuelga, "ahorcar" | "hang", hung | pendre, accrocher | "hängen", erhängt, hängt
lift-raise | "levantar", "levanta", "levantan", "levantó", "levantado", "levantará", "levantarse", "levantaron", alzar, izar | lift, hoist | lever, "soulever", hisser | hochheben, angehoben, anheben, hissen
pull | tirar de, arrastrar | pull, drag | tirer sur, "traîner", emporté | gezogen, "zog", schleifen
remove | "quitar", "quita", "quiten", retirada de, eliminar de, "extraer", "extraen" | remove, take down | "enlever", retirer, retirée, extraire | "entfernen", entfernt, beseitigen, weggenommen
block | "bloquear", "bloquean", "bloquearon", "bloqueada", "bloqueado", "bloqueados", bloquea, cortar carreteras, obstaculizar | block, obstruct | bloquer, entraver | blockieren, blockiert, behindern, versperrt
surround | rodear, rodea, "cercar", acordonar | surround, cordon, cordoned off | "encercler", entouré, périmètre de sécurité | umstellen, umstellt, umzingelt, abgesperrt, abgeriegelt
force-compel | forzar, fuerza a, a la fuerza | by force, "forced" | "forcer", force à, par la force | zwang, zwingt, erzwungen
avoid-taxfree | esquivar, eludir, sortear | dodge, evade, sidestep, evasion | esquiver, éluder, contourner | umgehen, ausweichen, umgeht, entgehen, entgeht
return-object | devolver, devuelve, devolución, reembolso, restituir | give back, refund, repatriate | rendre, "restituer", remboursement | zurückgeben, rückgabe, erstattung, rückzahlung, zurückgegeben
exchange | intercambio, canje, trueque | exchange, swap, trade-off | échange, troc | austausch, "tausch"
mix | mezclar, mixto | mixture | mélanger, mixte | mischen, gemischt, mischung
select | selección de, "seleccionar" | select, selection | sélectionner | auslese, selektiert, ausgesucht
register | "registrar", "registraron", "registradas", "registros", "registrará", "registrarse", inscripción, inscribir, inscrito | register, registration, enrol, sign up | "enregistrer", inscrire, inscription, inscrit | anmelden, registrieren, registriert, angemeldet
apply-for | postularse, candidatura a, aspirante, aspirar a | "applicant", applied for, apply | postuler | bewerben, bewirbt sich
organise-event | convocar, convocatoria | "convene", summon | convoquer, convocation | "einberufen", vorladen, vorgeladen, beruft ein
guarantee | garantizar, garantía | guarantee, ensure | garantir | garantieren, gewährleisten, garantiert
contribute | contribuir, aportar, contribución | contribute, contribution | "contribuer", cotisation | beitragen, trägt bei, beigetragen
finance | financiar, financiación, "subvencionar" | finance, "funding" | financer | finanzieren, finanzierung, förderung, fördergelder
waste-time | malgastar, despilfarro, derroche | squander, "wasteful" | gaspiller, gâchis | "verschwenden", vergeuden, verschwendet
rule-over | "reinar", gobernar, gobierna | reign, govern, govern country, tenure | régner, gouverner | herrschen, herrschaft, regieren, regiert
serve | servir, sirve, sirvió | serve | servir, sert | servieren, "dienen", dient, bedienen
wear | "vestir", lleva puesto, vestido de, disfraz | worn, wore, dressed as, costume, disguise | "porter", vêtu, déguisé, costume | getragen, kostüm, verkleidet, verkleidung
undress | desvestirse, desnudarse, striptease | undress, strip off, stripper | se déshabiller, torse nu, striptease | ausziehen, striptease, ausgezogen
fly-away-animal | animal huido, escapado del zoo | escaped from zoo | échappé du zoo | ausgebüxt
wolf-pack-lost | "manada" | flock | troupeau, meute | "herde", vieh, rudel
play-verb | jugar, "juega" | play | jouer, jouent | "spielen", spielt, gespielt
hobby | ocio, tiempo libre, pasatiempo | hobby, leisure, pastime, spare time | "loisir", loisirs, passe-temps, temps libre | freizeit, hobbys, zeitvertreib
work-verb | "trabajar", labor | work | travailler, "œuvrer" | "arbeiten", arbeitet, gearbeitet
shopping | "compras", ir de compras, centro comercial abarrotado | shopping, "shoppers" | "courses", faire ses courses, shopping | einkaufen, shopping
birthday-extra | cumple años, cumpleañero, soplar velas | turns 100, birthday party | fête d'anniversaire, souffle ses bougies | geburtstagsfeier, wird hundert
name-baby | nombres de bebé, nombres más populares | baby names, popular names | prénoms les plus donnés, "prénoms" | "vornamen", beliebteste vornamen
ageing | "envejecer", vejez | "ageing", "aging" | "vieillir" | "altern", alterung, überalterung
adventure | aventura, aventurero, expedición, explorador | adventure, expedition, explorer | aventure, aventurier, expédition, explorateur | abenteuer, abenteurer, expedition, entdecker, forschungsreise
last-time | última vez, por última vez | last time, final time | dernière fois, pour la dernière fois | zum letzten mal, letztmals, letztes mal
again-repeat | repetir, repite, repetición, reincidir, reincidente, de nuevo | repeat, repetition, reoffend | répéter, répétition, récidive, récidiviste, à nouveau | wiederholen, wiederholt, rückfall, erneut
on-board | a bordo | on board, aboard, onboard | à bord | an bord
cable | cable | cable | câble | kabel
damage | daños, "daño" | damage, "damaged", "damages" | dégâts, dommages | schaden, beschädigt
dream | "sueño", "sueños", "soñar", "sueña" | dream | rêve, rêver | traum, träumen
citizen | ciudadano, ciudadanía | citizen | citoyen | bürger, bürgerinnen
treatment | tratamiento | treatment | traitement | behandlung, behandelt
horror | horror | horror | horreur | horror
role | papel de | role | rôle | rolle
product | "producto", "productos" | product | produit | produkt
operation | operación, operativo | operation | opération | operation, einsatz
stress | estrés | stress | stress | stress
trend | tendencia | trend | tendance | trend
platform | plataforma | platform | plateforme | plattform
reality | realidad | reality | réalité | realität, wirklichkeit
modern | moderno | modern | moderne | "modern", "moderne", "modernen", "moderner"
benefit | beneficio de, prestación | "benefits", "benefit" | prestation, avantages | leistungen, vorteil
alternative | alternativa | alternative | alternative | alternative
operator | operador | operator | "exploitant", opérateur | betreiber
details | detalles | "details" | "détails" | "details", einzelheiten
emotional | emotivo, emocionante | emotional | émouvant | emotional, bewegend
points-score | "puntos" | "points" | "points" | "punkte", "punkten"
alarm | alarma | alarm | "alarme" | alarm
power-might | "potencia", "potencias", poderoso | "power", "powers", powerful | puissance, puissant | mächtig, großmacht
`;
