/**
 * Happenings that have one day and one hour. Rows `name | es | en | fr | de` hold the terms, rows `name ! | …` the name
 * with its article, for the questions. A name with `*` is so common that the sentences must share more. `say` and
 * `other` are here only to keep the times that belong to them.
 */
export const HAPPENINGS = `
explosion | explosi*, explot*, estall*, deton*, deflagraci* | explosion*, explod*, blast*, detonat*, went off, bomb went | explosion*, explos*, déflagration, déton* | explosion*, explodier*, detonat*, detonier*, hochging
explosion ! | la explosión | the explosion | l'explosion | die Explosion
attack | ataque*, atentado*, atac*, tiroteo*, apuñal*, balacera | attack*, shooting*, stabb*, ambush, opened fire, raid | attaque*, attentat*, fusillade*, poignard*, tirs | angriff*, anschlag*, *angriff, *anschlag, attacke*, messerattacke, schüsse, überfall*, attentat*
attack ! | el ataque | the attack | l'attaque | der Angriff
quake | terremoto*, sismo*, seísmo*, temblor* | earthquake*, quake*, tremor* | séisme*, tremblement de terre, secousse* | erdbeben*, beben
quake ! | el terremoto | the earthquake | le séisme | das Erdbeben
slide | avalancha*, alud*, deslizamiento*, derrumbe*, derrumb*, corrimiento | avalanche*, landslide*, mudslide*, rockfall, collaps* | avalanche*, glissement*, coulée*, éboulement*, effondr* | lawine*, *lawine, erdrutsch*, mure, murgang, bergsturz, felssturz, einsturz*, eingestürzt*
slide ! | el derrumbe | the slide | l'éboulement | der Abgang
crash | accidente*, choc*, colisi*, descarril*, despist*, volc*, se estrell*, se salieron de la vía, desbarranc*, siniestro, siniestró | crash*, collid*, collision*, derail*, plung*, veered, overturn*, left the tracks, pile up | accident*, collision*, déraill*, percut*, renvers*, s est écrasé*, crash | unfall*, *unfall, unglück*, *unglück, entgleis*, absturz*, abgestürzt*, kollidier*, zusammenst*, verunglück*, prallt*
crash ! | el accidente | the crash | l'accident | der Unfall
fire | incendio se declar*, fuego se declar*, incendio comenz*, incendio empez*, llamas comenz*, se desat*, se originó el, se inició, declarado, prendi* | fire broke out, blaze broke out, fire started, blaze started, fire began, blaze began, caught fire, broke out | s est déclaré*, déclaré*, a pris feu, le feu a pris, s est déclenché*, feu est parti, éclaté | brach .. aus, ausgebrochen*, ausbrach, in brand, geriet in brand, feuer begann, brand begann, entzünd*
fire ! | el comienzo del fuego | the start of the fire | le début du feu | der Ausbruch des Feuers
sinking | naufrag*, se hundi*, zozobr*, volcó, volcar | sank, sink*, capsiz*, went down | naufrage*, chavir*, sombr*, coulé*, s est retourné | kenter*, gekentert*, sank, gesunken*, untergang*, unterging
sinking ! | el naufragio | the sinking | le naufrage | der Untergang
theft | robo*, robar*, robó, asalt*, atrac*, se llev* | robber*, theft, stole, stolen, burgl*, heist, smash* | vol, vols, dérob*, cambriol*, braquage*, voleurs | raub*, *raub, diebstahl*, einbruch*, gestohlen*, eingestiegen*, erbeut*
theft ! | el robo | the theft | le vol | der Diebstahl
arrest* | deten*, detuv*, arrest*, captur*, aprehend* | arrest*, detained, captured, taken into custody | arrêt*, interpell*, appréhend*, placé* en garde | festgenommen*, festnahme*, verhaft*, gefasst, nahm .. fest, nahmen .. fest
arrest* ! | la detención | the arrest | l'arrestation | die Festnahme
death* | murió, fallec*, falleci*, muerte | died, death, dies | mort, décès, décédé*, est mort*, s est éteint*, survenu | starb, gestorben*, verstorben*, tod, verstarb
death* ! | la muerte | the death | la mort | der Tod
disappearance | desaparec*, desapareció, visto por última vez, vista por última vez | disappear*, went missing, vanish*, last seen | dispar*, disparu*, vu* pour la dernière fois | verschw*, vermisst*, zuletzt gesehen
disappearance ! | la desaparición | the disappearance | la disparition | das Verschwinden
kidnap | secuestr*, rapt*, plagi* | kidnap*, abduct*, seized | enlev*, kidnapp*, enlèvement, rapt | entführ*, verschlepp*
kidnap ! | el secuestro | the kidnapping | l'enlèvement | die Entführung
release | liber*, puest* en libertad, recobr* la libertad, excarcel* | freed, released, set free, walked free | libér*, relâch*, retrouvé la liberté | freigelassen*, befreit*, freikam*, freilassung, auf freien
release ! | la liberación | the release | la libération | die Freilassung
outage | apagón, corte, cort* la luz, caída del servicio | blackout, outage, power cut, power went | coupure*, panne* | stromausfall*, ausfall*, blackout
outage ! | el apagón | the outage | la panne | der Ausfall
alert | alerta*, aviso*, avis*, advert*, alert* | alert*, warning*, warned | alerte*, averti*, prévenu* | alarm*, warnung*, gewarnt*, warnte*, warnmeldung*, warn app
alert ! | el aviso | the warning | l'alerte | die Warnung
call* | llamada*, llamó, señal de socorro, telefone* | distress call, emergency call, phone call, mayday, rang, call to, sos | appel, appels, coup de fil, appel de détresse | notruf*, anruf*, notsignal
call* ! | la llamada | the call | l'appel | der Notruf
detection | detect*, descubr*, advirtió la, se percat* | detect*, discovered, noticed, spotted, became aware | détect*, découv*, repér*, constat* | entdeckt*, bemerkt*, festgestellt*, entdeckung
detection ! | el descubrimiento | the discovery | la découverte | die Entdeckung
intrusion | intrusión, intruso, acced*, entraron, infiltr*, dentro desde, adentro desde | intruder*, got in, broke into, gained access, was inside, breach | intrus*, pirate*, introduit*, infiltré* | eindring*, eingedrungen*, gelangte, angreifer*, beginn des angriffs
intrusion ! | la intrusión | the intrusion | l'intrusion | das Eindringen
signing | firmó, firmaron, firmar*, firmad*, rubric*, suscri* | sign*, inked | sign*, paraph* | unterzeichn*, unterschr*
signing ! | la firma | the signing | la signature | die Unterzeichnung
meeting* | se reun*, reunión*, encuentro*, cumbre, se entrevist* | meet, meets, met, meeting*, summit, talks | rencontr*, réuni*, réunion*, sommet, entretien* | treff*, traf*, getroffen, gipfel, sitzung, gespräche
meeting* ! | la reunión | the meeting | la rencontre | das Treffen
vote | votar*, votación, vota, votará*, voto, plebiscito, referéndum | vote, votes, voted, voting, ballot, referendum | vote, voter, votera, voté, scrutin, référendum | abstimm*, abgestimmt*, abstimmung*, votum, referendum, volksabstimmung
vote ! | la votación | the vote | le vote | die Abstimmung
election | eleccion*, comicios, urnas | election*, polls, polling | élection*, urnes, scrutin | wahl, wahlen, gewählt, *wahl, urnengang
election ! | las elecciones | the election | l'élection | die Wahl
trial | juicio, vista, audiencia, proceso | trial, hearing, court date | procès, audience | prozess*, verhandlung*, anhörung
trial ! | el juicio | the trial | le procès | der Prozess
verdict | sentenci*, veredict*, conden*, fallo | verdict*, sentenc*, convict*, ruling | verdict*, condamn*, jugement | urteil*, verurteil*
verdict ! | la sentencia | the verdict | le verdict | das Urteil
resignation | dimi*, renunci*, destitu* | resign*, stepped down, dismiss*, sacked, fired | démission*, limog*, démis | rücktritt*, zurückgetreten*, abberufen*, entlassen*
resignation ! | la salida del cargo | the departure from office | le départ | der Rücktritt
wedding | boda*, casaron, se casó, dio el sí, matrimonio | wed, wedding, married, marry | mariage, mariés, dit oui, noce*, épous* | hochzeit*, heirat*, geheiratet, ja wort
wedding ! | la boda | the wedding | le mariage | die Hochzeit
birth* | nació, nacimiento, naci*, dio a luz | born, birth, gave birth | né, née, naissance, accouch* | geboren*, geburt*
birth* ! | el nacimiento | the birth | la naissance | die Geburt
funeral | funeral*, entierro, exequias, sepelio, velatorio | funeral*, burial, buried, memorial service | obsèques, funérailles, enterrement, inhum* | beerdig*, begräbnis*, trauerfeier*, beigesetzt*
funeral ! | el funeral | the funeral | les obsèques | die Beerdigung
departure | zarp*, partió, partieron, salió de, salieron de, sali* del puerto, despeg* | departed, left port, left .. on, departure, set sail, set off, sailed from, took off, left port | parti, partie, partis, départ*, appareill*, décoll*, quitté le port | ausgelaufen*, abgelegt*, gestartet*, abgeflogen*, abfahrt, abflug, aufgebrochen*
departure ! | la salida | the departure | le départ | die Abfahrt
landing | aterriz*, amerizó, alunizar*, alunizaje, tocó tierra, tocar tierra | landed, landing*, touched down, touch down, made landfall, landfall | atterr*, alunissage, touché terre, toucher terre | gelandet*, landung*, landet*, aufgesetzt, erreichte .. küste, traf auf land
landing ! | la llegada a tierra | the landing | l'arrivée à terre | die Landung
launch* | lanzamiento, lanz*, puesta en marcha, estren* | launch*, lift off, liftoff, premiere*, release date, unveil* | lancement, lanc*, première, sortie | start, starten, startet*, launch, premiere, vorgestellt*
launch* ! | el lanzamiento | the launch | le lancement | der Start
payment* | pag*, abon*, ingres* | pay, paid, payment* | paie*, payé*, versé*, paiement | zahl*, überwies*, ausgezahlt*
payment* ! | el pago | the payment | le paiement | die Zahlung
match* | partidos, partido, encuentro | match, game, fixture | match, rencontre | *spiel, spiel, partie, treffen aufeinander
match* ! | el partido | the match | le match | das Spiel
goal | gol, marc*, anot*, abrió el marcador, tanto | goal, scored, opener, equaliser, equalizer, winner, netted | but, marqu*, ouvert le score, inscrit | tor, treffer*, traf, führungstreffer, ausgleich*
goal ! | el gol | the goal | le but | das Tor
evacuation | evacu*, desaloj* | evacuat* | évacu* | evakuier*, geräumt*
evacuation ! | la evacuación | the evacuation | l'évacuation | die Evakuierung
rescue | rescat*, rescatad* | rescue*, pulled from | secour*, sauvetage, sauvé* | gerettet*, rettung*, geborgen*
rescue ! | el rescate | the rescue | le sauvetage | die Rettung
finding* | hallaron, halló, hallad*, encontr*, hallazgo, localiz* | found, finding, located, discovery of the body | retrouv*, trouvé* | gefunden*, fund, aufgefunden*
finding* ! | el hallazgo | the find | la découverte | der Fund
hospital* | ingres* en, hospitaliz*, operad*, intervenid* | hospitalised, hospitalized, admitted to, taken to hospital, surgery | hospitalisé*, admis*, opéré* | eingeliefert*, ins krankenhaus, operiert*
hospital* ! | el ingreso | the admission to hospital | l'hospitalisation | die Einlieferung
approval | aprob*, autoriz*, visto bueno, homolog*, luz verde | approv*, authoris*, authoriz*, cleared, green light, go ahead | approb*, autoris*, homolog*, feu vert, amm | zulass*, zugelassen*, genehmig*, freigabe
approval ! | la aprobación | the approval | l'autorisation | die Zulassung
filing | solicitud*, solicit*, presentar* la, presentará | file, files, filing, filed, apply, applies, application, submit* | dépos*, dossier, demande*, soumett*, soumis* | antrag*, beantrag*, einreich*, eingereicht*
filing ! | la solicitud | the application | la demande | der Antrag
payout | desembols*, repartirá*, pagará*, empezará a pagar, fondo | pay out, pays out, paying out, payout*, disburse*, fund | versement*, versera*, décaiss*, fonds | auszahl*, ausgezahlt*, fonds
payout ! | el pago | the payout | le versement | die Auszahlung
deal | cierre de la operación, cerrar la operación, cerrar la fusión, culmin*, operación | close, closing, completed, completion, deal, merger | finalis*, conclu*, boucl*, clôture, fusion, opération | abschluss*, abgeschlossen*, vollzug*, fusion
deal ! | el cierre de la operación | the completion of the deal | la conclusion de l'opération | der Abschluss
effect | entra* en vigor, se aplic*, aplicará*, surt* efecto, vigor | take effect, takes effect, comes into force, come into force, apply from, effective | entre* en vigueur, s applique*, prend* effet, vigueur | in kraft, gilt, gelten, greift, wirksam
effect ! | la entrada en vigor | the coming into effect | l'entrée en vigueur | das Inkrafttreten
reopening | reabr*, reapertura, reabrirá* | reopen*, reopening | rouvr*, réouverture, rouvert* | wiedereröffn*, wieder geöffnet, wieder öffnen, öffnet wieder
reopening ! | la reapertura | the reopening | la réouverture | die Wiedereröffnung
final | la final, gran final | the final, final | la finale, finale | finale, endspiel
final ! | la final | the final | la finale | das Finale
cut | ruptura, rotura, corte del cable, cort* el cable, cable | cable, cut, severed, ruptured, broke | rupture, câble, sectionn*, coup* | riss, kabel*, durchtrennt*, unterbrochen, gerissen
cut ! | la rotura | the break | la rupture | der Bruch
march | manifestación, marcha, manifestantes, concentración, protesta | march, rally, demonstration, protest | manifestation, marche, cortège, rassemblement | demonstration*, marsch, kundgebung*, protestzug, demo
march ! | la marcha | the march | la marche | der Marsch
opening | inaugur*, abre sus puertas, abrirá sus puertas, apertura, abrirá | opening, opens, will open, inaugurat*, opened its doors | ouvrira, inaugur*, ouverture, ouvre ses portes | eröffn*, einweih*, öffnet, in betrieb
opening ! | la apertura | the opening | l'ouverture | die Eröffnung
serving | servido, servida, sirvi*, cena, banquete, almuerzo, plato, risotto | served, dinner, dish, banquet, lunch, meal | servi*, dîner, banquet, plat, repas | serviert*, essen, gericht, abendessen, bankett
serving ! | la comida | the meal | le repas | das Essen
delivery | entregad*, entrega, cargamento | delivered, delivery, shipment, consignment, handover | livré*, livraison, cargaison, remise | geliefert*, lieferung*, übergabe, übergeben
delivery ! | la entrega | the delivery | la livraison | die Lieferung
escape | fug*, escap*, huy*, evas* | escape*, fled, broke out, breakout, jailbreak | évad*, évasion, enfui*, échapp* | ausbruch*, entkam*, floh*, flucht, entwich, ausgebrochen
escape ! | la fuga | the escape | l'évasion | die Flucht
assault | toma de rehenes, irrumpi*, asalto, redada, operación policial, desalojo | raid, stormed, storming, police operation, eviction | assaut, descente, raid, opération de police, évacuation de, sont entrées | razzia, erstürm*, gestürmt, räumung, geräumt
assault ! | la operación | the raid | l'opération | der Einsatz
sighting | visto por, última vez, avist* | last seen, sighting, spotted, seen | vu pour la dernière fois, aperçu* | zuletzt gesehen, gesichtet*, gesehen
sighting ! | la última vez que se vio | the last sighting | la dernière apparition | die letzte Sichtung
recording | grabad*, grabación, vídeo fue, foto fue, imágenes datan | recorded, filmed, footage dates, photo was taken, video was | enregistr*, filmé*, images datent, photo date, vidéo date | aufgenommen, aufnahme*, gefilmt, video stammt
recording ! | la grabación | the recording | l'enregistrement | die Aufnahme
sample | muestra, control antidopaje, análisis, autopsia | sample*, doping test, autopsy, test was | échantillon*, contrôle antidopage, prélèvement, autopsie | probe*, dopingkontrolle, obduktion, autopsie
sample ! | la toma de la muestra | the sample | le prélèvement | die Probe
publication | publicó, publicación, publicad*, difundi*, divulg* | publish*, released its, publication, leaked, posted | publi*, parution, diffusé*, divulgué* | veröffentlich*, erschien*, publiziert*
publication ! | la publicación | the publication | la publication | die Veröffentlichung
purchase | compra, compró, adquiri*, adquisición | bought, purchase*, acquired, acquisition | acheté*, achat, acquis* | gekauft, kauf, erworben, kaufte
purchase ! | la compra | the purchase | l'achat | der Kauf
return | regres*, volvió, vuelta a, retorn* | return*, came back, comeback, back home | retour*, rentré*, revenu* | rückkehr*, zurückgekehrt, kehrt* .. zurück
return ! | el regreso | the return | le retour | die Rückkehr
eruption | erupci*, entró en erupción, inundaci*, desbord*, tornado, granizo | erupt*, flood*, burst its banks, tornado, hail* | éruption, inond*, crue, tornade, grêle | ausbruch, ausgebrochen, überflut*, hochwasser*, tornado, hagel*
eruption ! | el fenómeno | the event | le phénomène | das Ereignis
say | admit*, reconoc*, dice, dicen, asever*, sostuv*, sostien*, inform*, dijo, dijeron, declar*, anunci*, afirm*, asegur*, señal*, explic*, confirm*, indic*, según, coment*, revel*, manifest*, denunci*, advirtió que, lament* | admit*, acknowledg*, said, say, says, told, announce*, confirm*, report*, according, statement, added, posted, reveal*, spoke, wrote | admet*, admis, reconn*, dit, déclar*, annonc*, affirm*, assur*, indiqu*, selon, confirm*, précis*, expliqu*, révél*, communiqué, souligné | räumte*, eingeräumt, sagte*, teilte*, erklär*, kündig*, bestätig*, laut, mitgeteilt, angekündigt, meldet*, berichtet*, sprach, zufolge, hieß
`;

/** What begins and ends, for times that stand with a beginning or an end. */
export const COURSES = `
strike | huelga*, paro, paros | strike*, walkout*, stoppage* | grève*, mouvement, débrayage* | streik*, *streik, ausstand*, arbeitskampf*, arbeitsniederlegung*
strike ! | la huelga | the strike | la grève | der Streik
truce | tregua*, alto el fuego, cese el fuego, cese al fuego, armisticio | truce*, ceasefire*, cease fire, armistice | trêve*, cessez le feu, armistice | waffenruhe*, waffenstillstand*, feuerpause*, waffen .. schweigen, waffen
truce ! | la tregua | the truce | la trêve | die Waffenruhe
vaccination | vacun* | vaccin*, doses, jabs | vaccin* | impf*
vaccination ! | la vacunación | the vaccination | la vaccination | die Impfung
talks | negociaci*, conversaciones, diálogo, reunión* | talks, negotiation*, round of talks | négociation*, pourparlers, discussions | verhandlung*, gespräch*, sondierung*
talks ! | las negociaciones | the talks | les négociations | die Verhandlungen
trial | juicio*, proceso, vista oral | trial, hearing*, court case | procès, audience* | prozess*, verfahren
trial ! | el juicio | the trial | le procès | der Prozess
measure | ley, medida*, norma*, decreto*, prohibición*, restricci*, reglamento, subida, tarifa* | law, measure*, rule*, ban, restriction*, decree, regulation*, fares, increase, tariff* | loi, mesure*, interdiction*, restriction*, décret, règlement*, hausse, tarif* | gesetz*, maßnahme*, verbot*, regel*, beschränkung*, verordnung*, erhöhung*, zoll, zölle
measure ! | la medida | the measure | la mesure | die Maßnahme
closure | cierre*, corte*, línea, circulación, carretera, puente, túnel, vía, obras, tráfico | closure*, closed, line, road, bridge, tunnel, shut, works, traffic | fermeture*, ligne, circulation, route, pont, tunnel, travaux, voie | sperrung*, sperre, strecke, gesperrt, straße, brücke, tunnel, bauarbeiten
closure ! | el cierre | the closure | la fermeture | die Sperrung
curfew | toque de queda | curfew | couvre feu | ausgangssperre*
curfew ! | el toque de queda | the curfew | le couvre-feu | die Ausgangssperre
mourning | luto, duelo | mourning | deuil | trauer, staatstrauer, trauerbeflaggung
mourning ! | el luto | the mourning | le deuil | die Trauer
school | clases, escuela*, colegio*, curso | classes, school*, lessons, term | classe*, école*, cours, rentrée | unterricht*, schule*, schulen
school ! | las clases | classes | les cours | der Unterricht
festival | festival*, exposición, feria, concierto*, muestra, torneo, mundial, temporada | festival*, exhibition, fair, show, tournament, season, concert* | festival*, exposition, foire, salon, tournoi, saison, concert* | festival*, ausstellung*, messe, turnier*, saison, konzert*
festival ! | el acto | the event | la manifestation | die Veranstaltung
service | servicio*, vuelos, trenes, producción, ventas, venta, inscripci*, plazo | service*, flights, trains, production, sales, registration, deadline, tickets | service*, vols, trains, production, vente*, inscription*, délai | betrieb*, flüge, züge, produktion, verkauf*, anmeldung, frist
service ! | el servicio | the service | le service | der Betrieb
rain | lluvia*, temporal, tormenta*, ola de calor | rain*, storm*, heatwave | pluie*, tempête, orage*, canicule | regen*, unwetter*, sturm*, hitzewelle
rain ! | el temporal | the weather | les intempéries | das Unwetter
`;

/** Words that make a time a beginning or an end. */
export const BOUNDS = `
begin | comenz*, empez*, comienz*, empiez*, inici*, arranc*, entrar* en vigor, entra en vigor, entraría en vigor, rige desde, a partir, desde | begin*, began, start*, launch*, take effect, takes effect, come into force, comes into force, kick off, from, resume* | commenc*, début*, démarr*, entre en vigueur, entrer* en vigueur, à partir, dès, repren* | beginn*, begann*, start*, anlauf*, in kraft, ab, anfang*, eröffn*, soll .. schweigen, sollen .. schweigen, wiederaufgenommen, begonnen, begann*, angefangen
end | termin*, conclu*, acab*, finaliz*, hasta, dur*, expir*, regirá | end, ends, ended, ending, last, lasts, until, conclude*, finish*, expire*, through, stay shut | termin*, fin, finir*, jusqu, jusque, dur*, achèv*, prendre fin, prend fin | ende*, endet*, bis, dauer*, beendet*, läuft bis, auslauf*
`;
