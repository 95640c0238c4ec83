/**
 * What is done, as verbs and as the nouns made of them: `deed | es | en | fr | de`. Of such a deed an event has one doer,
 * one time and one place.
 */
export const PREDICATES = `
# Finding, seeing, telling
find | encontr*, hall*, descubr*, descubierto, localiz* | found, discover*, find, finds, finding, located, unearthed, stumbled | trouv*, retrouv*, découv*, localis*, déniché* | fand, fanden, gefunden, entdeck*, fund, aufgefunden, stieß, stießen, ausgegraben
see | vio, vieron, avist*, divis*, presenci* | saw, spotted, sighted, witnessed, noticed | vu, aperçu*, repér*, remarqu*, témoin | sah, sahen, gesichtet, bemerkt*, beobacht*, erblickt*, entdeckt
alert | alert*, dio la alarma, dio el aviso, avis*, llamó a emergencias, dio la voz | alerted, raised the alarm, gave the alarm, called the police, called emergency, called for help, sounded the alarm, tipped off, reported | alert*, donné l alerte, prévenu, appelé les secours, donné l alarme, signal* | alarmiert*, schlug alarm, alarm geschlagen, rief die polizei, verständigt*, wählte den notruf, notruf, meldete
film | film*, grab*, fotografi* | filmed, recorded, photographed, captured on | film*, enregistr*, photographi* | filmte*, gefilmt, aufgenommen, fotografiert*
identify | identific* | identif* | identifi* | identifizier*
leak | filtr* | leaked, leak, leaks, leaking | fuité, fait fuiter, divulgu*, fuite | durchgestochen, verriet, verraten, weitergegeben, geleakt, durchsickern
reveal | revel*, destap*, desvel* | revealed, disclosed, exposed, unveiled | révél*, dévoil* | enthüllt*, aufgedeckt, deckte auf, offenbart*
warn | advirt*, advert*, avis* | warned, warning | averti*, prévenu*, mis en garde | warnte*, gewarnt, warnung
call | llamó, llamaron, llamada, telefone* | called, phoned, rang, telephoned | appel*, téléphon* | rief an, riefen, angerufen, anruf, telefonier*
write | escrib*, redact* | wrote, written, penned, drafted | écrit*, rédig* | schrieb*, geschrieben, verfasst*
publish | publicó, publicaron, publicad*, publicación, difund* | published, posted, aired, broadcast | publié*, publie, publication, diffus*, posté* | veröffentlicht*, publiziert*, verbreitet*
report-crime | denunci*, querell*, demand* | filed a complaint, complaint, sued, pressed charges, reported him, lawsuit | porté plainte, plainte, dénonc*, assign* | anzeige, angezeigt, verklagt*, klage, strafanzeige
testify | declar* ante, testific*, compareci* | testified, gave evidence, took the stand | témoign*, comparu | ausgesagt, sagte .. aus, zeuge, aussage
examine | examin*, inspeccion*, revis*, control* | inspected, inspection, examined, checked, serviced, reviewed | inspect*, contrôl*, vérifi*, examin*, révis* | geprüft, überprüft, inspektion, inspizier*, kontrolliert*, untersucht, gewartet
test | analiz*, prueba*, muestra* | tested, test, sample, samples | test*, prélèv*, analys*, échantillon* | getestet, test, probe, proben, analyse
# Violence and crime
kill | mat*, asesin*, asesinato, murió, muerte | killed, murdered, killing, murder, slain, died, death | tué*, tue, assassin*, meurtre, mort, décédé* | getötet, tötete, ermordet*, mord, erschlagen, starb, tod, gestorben, ums leben
shoot | dispar*, abatió, abatid*, tiroteo, tiro*, abrió fuego | shot, fired, opened fire, shooting, gunned | tiré, tir, tirs, abattu*, ouvert le feu | schoss, schossen, geschossen, erschossen, schuss, schüsse, eröffnete das feuer
stab | apuñal*, acuchill* | stabbed, knifed, stabbing | poignard* | stach, niedergestochen, erstochen, messerattacke
hit | golpe*, agred*, atac*, paliza, embisti*, ataque | hit, struck, beat, punched, assaulted, attacked, attack, rammed | frapp*, agress*, attaqu*, percut* | schlug, geschlagen, angegriffen, attackiert*, angriff, rammte, verprügelt
bite | mord*, picó | bit, bitten, mauled, stung | mord*, piqué | biss, gebissen
steal | robó, robaron, robad*, robo, sustra*, hurt*, se llevó, se llevaron, atrac* | stole, stolen, robbed, took, theft, made off with, robbery | volé*, volent, vol de, dérob*, emport*, cambriol* | gestohlen, stahl*, raubte*, geraubt, entwendet*, erbeutet*, raub, diebstahl
break-in | entr* por, irrump*, se col*, accedi*, forz*, allan* | broke in, broke into, entered through, got in, forced, climbed, climbed in, break in | entré*, pénétr*, introduit*, effraction, forc* | drangen ein, drang .. ein, drangen .. ein, eingedrungen, eingebrochen, einbruch, eingestiegen, stiegen ein, stieg ein
flee | huy*, huid*, fuga, fugó, fugar*, fugaron, fugad*, escap* | fled, escape*, getaway, ran away, made off | fui, enfui*, fuite, échapp*, évad* | floh*, geflohen, flucht, flüchtet*, entkam*, entkommen
kidnap | secuestr*, rapt* | kidnapped, abducted, kidnapping, seized | enlev*, kidnapp*, ravi, séquestr* | entführ*, verschlepp*
arrest | deten*, detuv*, arrest*, captur* | arrested, detained, arrest, captured, held | arrêt*, interpell*, arrest* | festgenommen, verhaftet*, festnahme, gefasst, nahm .. fest
free | liber*, solt*, excarcel* | freed, released, release, liberated | libér*, relâch* | befreit*, freigelassen, freilassung, entlassen
hold | reten*, retuv*, cautiv*, encerr* | held captive, kept, held, captivity, locked up | retenu*, captiv*, détenu*, enferm* | festgehalten, gefangen, eingesperrt, versteckt
poison | envenen*, intoxic* | poisoned, poisoning | empoison*, intoxiqu* | vergiftet*, vergiftung
set-fire | prendi* fuego, provoc* el incendio, incendi* | set fire, started the fire, set the fire, torched, arson | mis le feu, incendi*, allum*, provoqué l incendie | legte feuer, feuer gelegt, angezündet*, zündete an, in brand, brandstift*
fire-start | se origin*, empez*, comenz*, se inici*, foco, se declaró | began, started, broke out, originated, ignited | parti, débuté, démarré, pris naissance, foyer, déclaré, origine | ausgebrochen, brach aus, brach .. aus, begann, entstand*, ausgegangen, brandherd
destroy | destru*, derrib*, arras*, demol* | destroyed, demolished, razed, wrecked, flattened | détrui*, démol*, ras* | zerstört*, abgerissen, vernichtet*
damage | dañ*, romp*, rot* | damaged, broke, broken, smashed | endommag*, bris*, cass* | beschädigt*, zerbroch*, eingeschlagen
cut | cortó, cortaron, cortad*, corte de, talar*, talad*, tala | cut, severed, felled, chopped | coupé*, couper, coupure, sectionn*, abatt*, cisaill* | durchtrennt*, geschnitten, gefällt, gekappt, zerschnitt*
forget | olvid* | forgot, forgotten, left open, left unlocked | oubli* | vergaß, vergessen
switch-off | apag*, desconect* | switched off, turned off, disconnected, disabled | éteint*, débranch*, désactiv* | ausgeschaltet, abgeschaltet, deaktiviert
bribe | soborn*, cobr*, untó | bribed, bribes, bribe, kickback* | soudoy*, pot de vin, pots de vin, corromp* | bestochen, schmiergeld*, bestechung*
threaten | amenaz* | threatened, threat* | menac* | bedroht*, drohte*, drohung*
hack | piratea*, ciberataque, hacke* | hacked, breached, broke into, cyberattack, intrusion, break in | pirat*, intrusion, cyberattaque | gehackt, cyberangriff, eingedrungen, hackerangriff
# Rescue and care
rescue | rescat*, salv*, socorr* | rescued, saved, pulled out, rescue, picked up | secour*, sauv*, recueilli*, repêch* | gerettet, rettete*, geborgen, rettung
treat | atend*, oper*, cur* | treated, operated, surgery, nursed | soign*, opér* | behandelt, operiert, versorgt
take-to | traslad*, evacu* a, ingres* | taken to, airlifted, transferred to, brought to, admitted | transport*, transfér*, emmené*, hospitalis* | gebracht, eingeliefert, geflogen, verlegt
put-out | extingu*, apag*, sofoc*, control* | put out, extinguished, brought under control, doused | éteint*, maîtris*, circonscri* | gelöscht, löschte*, unter kontrolle
evacuate | evacu*, desaloj* | evacuated, cleared, evacuation | évacu* | evakuier*, geräumt, räumung
bury | enterr*, sepult*, funeral*, entierro | buried, funeral, laid to rest, burial | enterr*, inhum*, obsèques, funérailles | beerdigt, beigesetzt, begraben, beisetzung, begräbnis
# Decisions and offices
order | ordenó, ordenaron, ordenad*, orden de, mandó | ordered, instructed, on the orders, order | ordonn*, donné l ordre, sur ordre | angeordnet, ordnete .. an, befahl, befohlen, anordnung, anweis*, angewiesen, veranlasst*
decide | decid*, resolv* | decided, decision, ruled | décid*, tranch*, décision | entschied*, entscheidung, beschloss*, beschlossen
approve | aprob*, autoriz*, aprueb*, avaló | approved, authorised, authorized, cleared, passed, signed off | approuv*, autoris*, adopt*, valid*, avalis* | genehmigt*, gebilligt, bewilligt*, verabschiedet, erlaubt*
reject | rechaz*, veto*, tumb* | rejected, vetoed, turned down, voted down | rejet*, refus*, retoqu* | abgelehnt, lehnte .. ab, zurückgewiesen, gekippt
sign | firm*, rubric*, suscrib* | signed, signature, initialled, initialed, inked, sign | signé*, signent, signer, signature, paraph*, ratifi* | unterzeichn*, unterschrieb*, unterschrift, signier*, paraphiert*
propose | propus*, propon*, propuesta de | proposed, suggested, proposal by, tabled | propos*, suggér* | vorgeschlagen, schlug .. vor, vorschlag
demand | exig*, pidió, pidieron, reclam*, solicit* | demanded, asked for, called for, requested, urged, asked him, asked her | exig*, réclam*, demand*, sollicit* | verlangte*, gefordert, forderte*, gebeten, bat um
announce | anunci*, comunic* | announced, announcement, declared | annonc*, annonce | angekündigt, verkündet*, kündigte .. an, bekanntgegeben, gab .. bekannt
resign | dimit*, dimisión, renunci* | resigned, resignation, stepped down, quit | démission*, renonc* | zurückgetreten, rücktritt, trat .. zurück
dismiss | destitu*, cesó, cesad*, despid*, despedid*, despidió | sacked, dismissed, fired, ousted, removed | limog*, renvoy*, licenci*, démis, évinc* | entlassen, gefeuert, abgesetzt, abberufen, freigestellt, entließ, beurlaubt
appoint | nombr*, design*, eligi* | appointed, named, nominated, picked, hired | nomm*, désign*, engag* | ernannt, ernannte, berufen, bestellt, nominiert, verpflichtet
succeed | suced*, sustitu*, reemplaz*, relev*, tomará el mando, dirigirá | succeed*, replaces, replaced, replace, takes over, take over, interim, stand in | succéd*, remplac*, intérim, prendra la tête | nachfolg*, folgt auf, übernimmt, ersetz*, vertritt, interims*
chair | presidió, presidida, presidirá, encabez* | chaired, presided, headed, led by | présidé*, présidait, dirigé* | geleitet, vorsitz, leitete*
mediate | medió, mediación, mediador* | mediated, brokered, mediator, mediation | médiat*, négocié par, sous l égide | vermittelt*, vermittlung, vermittler
sentence | conden*, sentenci* | sentenced, jailed, convicted, sentence | condamn* | verurteilt*, urteil
judge | juzg*, juicio | tried, trial | jug*, procès | prozess, verhandelt
vote | vot*, votación | voted, vote | vot*, voix | stimmte*, abgestimmt, abstimmung, stimmen
elect | eleg*, elegid* | elected, elects | élu*, élire | gewählt, wählte*
deciding | decisiv*, desempat*, inclinó la balanza, llave | decisive, deciding, casting vote, tie breaking, kingmaker*, breaking the tie | décisi*, bascule, départag*, arbitre* | entscheidende*, ausschlaggebend*, zünglein
stop | suspend*, paraliz*, interrump* | suspended, halted, stopped, called off | suspend*, interromp*, arrêt*, stopp* | gestoppt, ausgesetzt, unterbrochen, abgebrochen
close | cerr*, cierr*, clausur* | closed, shut, closure, sealed off, shuts, closes | ferm* | geschlossen, gesperrt, schloss*, schließt, schließung, sperrung
open | abre, abren, abrió, abrieron, abrirá*, abiert*, apertura, inaugur*, reabr*, reapertura | opened, opens, open, inaugurated, opening, reopened, reopen, reopens | ouvr*, ouvert*, inaugur*, ouverture, rouvr*, réouverture | eröffn*, geöffnet, öffnet*, öffnung, wiedereröffn*, eingeweiht
begin | empez*, comenz*, arranc*, inici*, comienz*, empiez* | began, begin, begins, started, starts, start, kick off, got under way, launched | commenc*, début*, démarr*, entam*, lanc* | begann*, beginn*, begonnen, start*, gestartet, anfang
end | termin*, acab*, finaliz*, conclu* | ended, ends, finished, concluded, end, closes, over | fini*, termin*, achev*, conclu*, fin, pris fin | endet*, beendet, ende, geendet, abgeschlossen
take-effect | entr* en vigor, rige, regirá, vigor, se aplic* | takes effect, take effect, comes into force, came into force, enters into force, bites, applies from, into effect | entr* en vigueur, applic*, s appliqu* | tritt .. in kraft, treten .. in kraft, in kraft, gilt ab, gelten, gültig
postpone | aplaz*, pospus*, retras*, repet* | postponed, delayed, rescheduled, put off, repeat, resit, replayed, retake | report*, repouss*, repass* | verschoben, vertagt, wiederholt, wiederholung, nachgeholt
meet | reun*, encontr*, cita, cumbre | met, meeting, meet, talks, summit | rencontr*, réun*, sommet, entretien* | traf*, treffen, getroffen, gipfel, tagen, beraten, verhandeln
visit | visit* | visit*, travelled to | visit*, rendu* | besuch*
arrive | lleg*, aterriz*, atrac* | arrived, landed, reached, docked, arrive, arrives | arriv*, atterri*, accost*, débarqu* | angekommen, ankunft, gelandet, eingetroffen, erreicht*, landet*
depart | zarp*, partió, partieron, salió, salieron, salida, despeg*, procedente de | departed, left, set off, set out, sailed, took off, bound, set sail, had left, departure | parti*, quitté, appareill*, décoll*, provenance, départ | abgefahren, abgeflogen, ausgelaufen, gestartet, aufgebrochen, abgelegt, lief aus, legte ab
crash | estrell*, choc*, colision*, accident*, siniestro, impact* | crashed, collided, crash, collision, accident, hit, plunged | écras*, percut*, heurt*, collision, accident | abgestürzt, absturz, stürzte, zusammengestoßen, kollid*, kollision, prallte*, unfall, unglück
collapse | derrumb*, desplom*, hund* | collapsed, collapse, gave way, caved in | effondr*, écroul* | eingestürzt, einsturz, stürzte ein, brach zusammen
sink | hund*, naufrag*, zozobr*, volc* | sank, sunk, capsized, sinking | coul*, naufrag*, chavir* | gesunken, sank, gekentert, kenterte, untergang*
explode | explot*, explosión, estall*, deton* | exploded, explosion, blast, blew up, detonated | explos*, explosé, déton* | explodiert*, explosion, detonier*, gesprengt
erupt | erupción, entr* en erupción | erupted, eruption | éruption | ausbruch, ausgebrochen
# Money, work, making
pay | pagó, pagaron, pagar, pagad*, pago, abonó, abonar*, abonad*, financi*, sufrag* | paid, pays, pay, funded, financed, bankrolled, footed, picked up the bill | pay*, financ*, vers*, pris en charge | bezahl*, zahlt*, gezahlt, finanzier*, übernahm die kosten, trug die kosten
buy | compr*, adquir*, puj* | bought, buys, purchased, acquired, bid, bidder, buyer | achet*, acquis*, acquéreur, adjug*, acheteur | gekauft, kauft*, erwarb, erworben, käufer*, ersteigert, übernahm
sell | vend*, venta | sold, sells, sale, seller | vendu*, vendre, vend, vendent, vente, cédé* | verkauf*, versteiger*, veräußer*
own | propiet*, propiedad, perten*, dueñ* | owned, owner, belongs, belonged, property of | propriét*, appart* | gehört, gehörte, gehören, eigentüm*, besitz*
donate | donó, donaron, donación*, donad*, regal* | donated, gave, gift, donor, given by, bequeathed | offert*, légu*, donat*, faisait don, fait don | gespendet, geschenkt, spende*, schenk*, stiftete
build | construy*, construi*, construcción de, edific*, levant* | built, construct*, builder | construi*, bâti* | gebaut, baute*, errichtet, erbaut
design | diseñ*, creó, creado por, creada por | designed, designer, created, styled | dessin*, conçu*, créé* | entworfen, entwarf, gestaltet, designer*
invent | invent*, patent* | invented, developed, pioneered | invent*, mis au point, développ* | erfunden, erfand, entwickelt
make | fabric*, produj*, elabor* | made, manufactured, produced, maker | fabriqu*, produi* | hergestellt, gefertigt, produziert, hersteller
repair | repar*, arregl* | repaired, fixed, repair | répar* | repariert, reparatur, behoben
organise | organiz*, convoc* | organised, organized, called by, hosted, staged | organis*, convoqu* | organisiert, veranstaltet, aufgerufen
carry | transport*, llev*, carg* | carried, carrying, transported, hauled, shipped | transport*, achemin* | transportiert*, befördert*, geladen
send | envi*, remit* | sent, shipped, mailed, dispatched | envoy*, expédi* | geschickt, gesendet, schickte*, verschickt, versandt
deliver | entreg* | delivered, handed over, handed | livr*, remis*, remett* | geliefert, übergeben, überreicht, ausgeliefert
inherit | hered*, herenc* | inherited, inherits, heir, heiress | hérit* | geerbt, erbte, erbe, erbin
replace-part | cambi*, sustituy* | replaced, changed, swapped | remplac*, chang* | ausgetauscht, ersetzt, gewechselt
drive | conducía, conducido, al volante, manejaba, pilotaba, pilotó | driving, drove, at the wheel, behind the wheel, driven, piloted, piloting, steering | conduis*, au volant, pilot*, aux commandes | fuhr, am steuer, gesteuert, gefahren, steuerte, gelenkt, lenkte
wear | llevaba puest*, vest* | wore, wearing, dressed | portait, vêtu* | trug, getragen, bekleidet
sleep | dorm* | slept, asleep, sleeping | dorm*, endormi* | schlief*, geschlafen
drink | bebió, bebieron, bebía*, beber, bebido | drank, drunk, drinking | bu, buvai*, boire | trank*, getrunken
eat | comió, comieron, comer, ingiri*, cena, cenaron | ate, eaten, served, meal | mang*, servi*, consomm* | gegessen, aßen, serviert, verzehr*
# Sport and stage
score | marcó, marcaron, gol, goles, anotó | scored, goal, scorer, equaliser, equalizer, header | marqu*, but, inscri* | tor, treffer, erzielt*
miss | falló el penalti, erró, falló | missed, failed to convert | manqu*, rat* | verschoss*, vergab*, verfehlte
save | atajó, atajad*, paró el penalti, detuvo el penalti | saved, save, saves | arrêté le penalty, stopp*, parade | hielt*, gehalten, pariert*
win | ganó, ganaron, gana, ganar, venc*, victoria, impuso, triunf* | won, wins, victory, winner, beat | gagn*, remport*, victoire, vainqueur | gewann*, gewonnen, sieg*, besiegt*
injure | lesion*, herid* | injured, hurt, injury, wounded | bless* | verletzt*
play | jug*, interpret*, toc* | played, plays, starred, performed | jou*, interpr*, incarn* | spielt*, gespielt, aufgetreten
direct | dirigió, dirigida, dirigirá | directed, conducted, conductor | dirig*, réalis* | dirigiert*, regie, geleitet, inszeniert*
premiere | estren* | premiered, premiere, debut | sort*, première | premiere, uraufgeführt, uraufführung, anlaufen
exhibit | expon*, exposición, exhib* | exhibited, exhibition, on display, on show | expos* | ausgestellt, ausstellung, zu sehen, gezeigt
marry | casó, casaron, casarse, casad*, boda*, enlace | married, wedding, wed, marry | épous*, marié*, mariage, noces | heirat*, geheiratet, hochzeit, trauung
born | nació, nacieron, nacid*, nacimiento | born, birth, gave birth | née, naissance, naquit, accouch* | geboren, geburt, zur welt
celebrate | celebr*, festej* | celebrated, celebration, party | célébr*, fêt* | gefeiert, feier*, fest
learn | enter*, supo | learned, learnt, heard, found out, was told | appris, apprend | erfuhr*, erfahren, gehört
rest | aloj*, hosped* | stayed at, stayed in, lodged, staying | log*, séjourn*, hébergé* | übernacht*, wohnte*, untergebracht
loot | saque*, expoli*, bot* | looted, plundered, seized in | pill*, spoli* | geraubt, geplündert, raubzug, plünder*
`;
