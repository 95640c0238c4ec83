/**
 * Questions with yes and no about accidents, crime, war, health, science and sport; rows as in the list of deeds.
 */
export const SCENES = `
# Crime
arrests ? | ¿Hay detenidos? | Were there arrests? | Y a-t-il eu des arrestations ? | Gab es Festnahmen?
arrests + | detenid*, detuv*, detien*, detención, detenciones, arrest*, capturad*, capturó, capturaron, apresad*, entre rejas | arrest, arrests, arrested, detained, detains, in custody, captured, apprehended, behind bars | interpell*, arrestation*, arrêté, arrêtés, arrêtée, arrêtées, arrêtent, garde à vue, appréhendé*, sous les verrous | festgenommen*, festnahme*, verhaft*, nahm .. fest, nahmen .. fest, gefasst, in gewahrsam, in polizeigewahrsam
arrests - | en fuga, a la fuga, prófug*, en paradero desconocido, huido, huidos, sigue en busca, sin detenidos, buscan al autor, buscan a los | at large, on the run, still being sought, remain at large, manhunt, still hunting, remained free | en fuite, en cavale, toujours recherché*, introuvable*, sans arrestation | auf der flucht, flüchtig, noch gesucht, weiter gesucht, fahndet, fahnden
shots ? | ¿Hubo disparos? | Were shots fired? | Y a-t-il eu des tirs ? | Fielen Schüsse?
shots + | disparo, disparos, disparó, dispararon, disparar contra, tiro, tiros, tiroteo, abrió fuego, abrieron fuego | shot, shots, gunshot*, gunfire, opened fire, fired at, fired into, fired shots, warning shot* | coup de feu, coups de feu, tir, tirs, tiré, ouvert le feu, fusillade | schuss, schüsse, warnschuss, warnschüsse, geschossen, schoss, schossen, feuer eröffnet, eröffnete .. feuer
fled! ? | ¿Huyó? | Was there an escape? | Y a-t-il eu fuite ? | Gab es eine Flucht?
fled! y | huyó | fled | en fuite | geflohen
fled! n | se quedó o se entregó | stayed or surrendered | resté ou rendu | geblieben oder gestellt
fled! + | huyó, huyeron, huy*, se dio a la fuga, escap*, abandonó el lugar | fled, flee*, hit and run, left the scene, escaped, ran away, sped off, drove off, made off | prit la fuite, pris la fuite, enfui*, quitté les lieux, échapp*, délit de fuite | flüchtete*, floh, flohen, geflohen, fahrerflucht, geflüchtet, entfernte sich, entkam*
fled! - | se entregó, se quedó, esperó a, permaneció en el lugar, se detuvo, auxili*, se entregaron | turned himself in, turned herself in, gave himself up, gave herself up, surrendered, stayed at the scene, remained at the scene, waited for, stopped to help | s est rendu*, rest* sur place, restée sur place, attendu les, s est arrêté*, s est livré*, porté secours | stellte sich, stellten sich, ergab sich, ergaben sich, wartete auf, blieb am, blieb vor ort, hielt an, leistete .. hilfe
strangers! ? | ¿Se conocían? | Did they know each other? | Se connaissaient-ils ? | Kannten sie sich?
strangers! y | se conocían | knew each other | ils se connaissaient | sie kannten sich
strangers! n | desconocidos | strangers | inconnus | Fremde
strangers! + | se conocían, conocía a, conocía al, era amig*, eran amig*, era vecino de, expareja, excompañer*, antiguo empleado | knew each other, knew the, knew his, knew her, acquaintance*, ex partner, former partner, former employee, friend of | se connaissaient, connaissait, ex compagnon, ex conjoint, ancien employé, une connaissance, ami de | kannten sich, kannten einander, kannte, bekannte*, ex partner, ehemaliger mitarbeiter, früherer mitarbeiter, freund des
strangers! - | desconocid*, no se conocían, al azar, sin relación, no conocía | stranger*, at random, no connection, random, no link, never met, did not know each other | inconnu*, au hasard, aucun lien, sans lien, ne se connaissaient pas | unbekannte*, fremde*, zufällig*, keine verbindung, wahllos, kannten sich nicht, kannten einander nicht
weapon-found ? | ¿Se halló el arma o el botín? | Were weapon or loot found? | A-t-on retrouvé l'arme ou le butin ? | Wurden Waffe oder Beute gefunden?
weapon-found ~ | arma, armas, cuchillo, pistola, fusil, botín, joyas, cuadro*, dinero, droga*, explosivos, cuerpo*, cadáver*, restos, pruebas, documentos, ordenador*, teléfono, coche | weapon*, knife, gun, pistol, rifle, loot, jewels, painting*, money, cash, drugs, explosives, body, bodies, remains, evidence, documents, laptop*, phone, car | arme*, couteau, pistolet, fusil, butin, bijoux, tableau*, argent, drogue*, explosifs, corps, restes, preuves, documents, ordinateur*, téléphone, voiture | waffe*, messer*, pistole, gewehr, beute, schmuck, gemälde, geld, drogen, sprengstoff, leiche*, überreste, beweise, dokumente, unterlagen, laptop*, handy, auto
weapon-found + | hall*, encontr*, recuper*, localiz*, aparec*, incaut*, intervin*, decomis* | found, recovered, seized, turned up, located, retrieved, confiscated, discovered | retrouv*, trouvé*, récupér*, saisi*, découvert*, localisé* | gefunden*, sichergestellt*, entdeckt*, aufgetaucht, beschlagnahmt*, geborgen*, tauchte .. auf, stellte .. sicher, wiedergefunden
weapon-found - | sigue sin aparecer, sigue desaparecid*, sin rastro, en paradero desconocido, siguen sin aparecer | still missing, remains missing, remain missing, no trace, vanished | introuvable*, toujours disparu*, aucune trace | fehlt weiter, weiter verschwunden, bleibt verschwunden, verschwunden, keine spur, unauffindbar, noch verschollen
loaded! ? | ¿Era un arma de verdad? | Was the weapon real? | L'arme était-elle réelle ? | War die Waffe echt?
loaded! y | de verdad | real | réelle | echt
loaded! n | falsa o descargada | fake or unloaded | factice ou non chargée | unecht oder ungeladen
loaded! ~ | arma, pistola, revólver, fusil, bomba, granada, artefacto | weapon, gun, pistol, revolver, rifle, bomb, grenade, device | arme, pistolet, revolver, fusil, bombe, grenade, engin | waffe, pistole, revolver, gewehr, bombe, granate, *pistole
loaded! + | cargad*, de verdad, real, auténtic*, de fuego | loaded, real, live, genuine | chargé*, réel*, véritable, à feu | geladen*, echte*, scharfe*, scharf
loaded! - | de juguete, de fogueo, fals*, simulad*, descargad*, réplica, de plástico | toy, fake, blank, blanks, replica, imitation, unloaded, dummy | factice*, jouet, à blanc, fausse, non chargé*, réplique | attrappe*, spielzeug*, schreckschuss*, ungeladen*, unecht, übungs*
prints! ? | ¿Forzaron la entrada? | Was there a break-in? | Y a-t-il eu effraction ? | Gab es Einbruchsspuren?
prints! y | forzada | forced | effraction | aufgebrochen
prints! n | sin forzar | not forced | sans effraction | nicht aufgebrochen
prints! + | forz* la puerta, forz* la cerradura, puerta forzada, cerradura forzada, reventa*, rompi* una ventana, rompi* la puerta | forced entry, forced the door, forced the lock, broke a window, broken into, smashed a window, signs of forced, kicked in, broke in | effraction, forcé la porte, forcé la serrure, porte forcée, fracturé*, brisé une fenêtre, porte enfoncée | aufgebrochen*, aufgehebelt*, einbruchsspuren, eingeschlagen*, gewaltsam geöffnet, aufgestemmt
prints! - | sin forzar, puerta abierta, con una llave, con llave, tenía llave, tenía llaves | with a key, had a key, unlocked, no sign of forced, without forcing, left open, no forced | avec une clé, sans effraction, porte ouverte, avait une clé, aucune trace d effraction, possédait une clé | mit einem schlüssel, mit schlüssel, keine einbruchsspuren, unverschlossen, hatte einen schlüssel, ohne einbruchsspuren, offen stehende
freed! ? | ¿Liberados por la fuerza? | Freed by force? | Libérés par la force ? | Mit Gewalt befreit?
freed! y | por la fuerza | by force | par la force | mit Gewalt
freed! n | entregados | handed over | remis | übergeben
freed! ~ | rehen*, secuestrad*, cautiv*, secuestrador*, ingenier*, geólog*, turista*, cooperante*, periodista*, niñ* | hostage*, captive*, captor*, kidnap*, abduct*, engineer*, tourist*, aid worker*, expert*, geologist*, journalist*, schoolchildren, pupils | otage*, captif*, captive*, ravisseur*, kidnapp*, ingénieur*, géologue*, touriste*, journaliste*, humanitaire*, élèves | geisel*, entführ*, gefangen*, ingenieur*, geolog*, tourist*, helfer*, journalist*, schüler*
freed! + | operación militar, operación de rescate, asalto, fuerzas especiales, comando, rescatados por, rescate militar, redada, irrumpi* | raid, commando*, special forces, stormed, rescued by, military operation, rescue operation, shootout | raid, commando, forces spéciales, assaut, opération militaire, intervention armée | kommando*, spezialkräfte*, spezialeinheit*, erstürmt*, stürmt*, befreiungsaktion, militäreinsatz, razzia
freed! - | entreg*, pacífic*, negocia*, mediaci*, mediador*, canje, intercambio, sin disparar, por los ancianos, soltaron | handed over, handover, peaceful*, negotiat*, mediat*, exchange, swap, let go, released voluntarily, without a shot | remis, remise, pacifique*, négoci*, médiat*, échange, relâchés volontairement, sans un coup de feu | übergeben*, übergabe, friedlich*, verhandelt*, vermitt*, austausch, freiwillig freigelassen, ohne einen schuss

# Accidents and disasters
missing ? | ¿Hay desaparecidos? | Is anyone missing? | Y a-t-il des disparus ? | Gibt es Vermisste?
missing + | desaparecid*, en paradero desconocido, faltan por localizar, sin localizar | missing, unaccounted for, unaccounted | disparu, disparus, disparue, disparues, manque à l appel, manquent à l appel, portés disparus, introuvables | vermisst*, verschollen, *vermisste
contact! ? | ¿Hubo choque? | Was anything hit? | Y a-t-il eu choc ? | Wurde etwas getroffen?
contact! y | hubo choque | hit | touché | getroffen
contact! n | sin choque | not hit | pas touché | nicht getroffen
contact! ~ | coche*, camioneta, vehículo*, camión, barco, casa*, edificio*, peatón*, poste, puente, árbol* | car, cars, pickup, vehicle*, truck, boat, house*, building*, pedestrian*, pole, bridge, tree* | voiture*, véhicule*, camion*, bateau, maison*, bâtiment*, piéton*, poteau, pont, arbre* | auto, autos, fahrzeug*, lastwagen, boot, haus, häuser, gebäude, fußgänger*, mast, brücke, baum
contact! + | roz*, golpe*, choc*, embisti*, arroll*, impact* | clip*, hit, struck, grazed, rammed, collided | heurt*, percut*, accroch*, frôl*, touché* | gestreift, streifte*, gerammt, rammte*, erfasst*, prallte, kollidiert*, getroffen
contact! - | sin tocar, sin rozar, no toc*, no roz*, no golpe*, no choc* | no vehicle*, without hitting, not hit, missed the, did not hit, no car was | sans toucher, sans heurter, aucun véhicule, n a pas touché, n a heurté aucun | kein fahrzeug, kein auto, ohne .. zu berühren, nicht berührt, verfehlte
aboard! ? | ¿Sigue a bordo o dentro? | Still aboard or inside? | Toujours à bord ? | Noch an Bord?
aboard! y | siguen ahí | still there | toujours là | noch dort
aboard! n | evacuados | taken off | évacués | in Sicherheit gebracht
aboard! ~ | tripul*, pasajer*, marin*, vecin*, monj*, residente*, paciente*, trabajador*, habitante*, moni* | crew*, passenger*, sailor*, nun*, monk*, resident*, patient*, worker*, villager*, inhabitant* | équipage*, passager*, marin*, religieu*, moine*, moniale*, résident*, patient*, ouvrier*, habitant* | besatzung*, passagier*, matrose*, seeleute, nonne*, mönch*, bewohner*, patient*, arbeiter*
aboard! + | siguen a bordo, sigue a bordo, permanecen, se negaron a irse, se negaron a salir, se niegan a, rehusaron, se quedaron | still on board, remain on board, still aboard, stayed aboard, refused to leave, refuse to leave, stayed behind, stayed put | toujours à bord, restent à bord, restés à bord, refus* de partir, refus* de quitter, sont restées, sont restés | noch an bord, weiter an bord, weigern sich, weigerten sich, geblieben, harren aus, harrten aus
aboard! - | evacuad*, rescatad*, desembarc*, trasladad*, puest* a salvo, izad*, desaloj* | winched off, airlifted, evacuated, taken off, led to safety, led .. to safety, rescued, brought ashore, plucked | évacué*, hélitreuill*, débarqué*, mis* à l abri, secouru*, mises à l abri | evakuiert, ausgeflogen, abgeborgen, in sicherheit gebracht, von bord, gerettet, geborgen, abgewinscht
unhurt! ? | ¿Hubo heridos? | Was anyone hurt? | Y a-t-il eu des blessés ? | Wurde jemand verletzt?
unhurt! y | hubo heridos | hurt | des blessés | Verletzte
unhurt! n | ilesos | unhurt | indemnes | unverletzt
unhurt! + | hospitaliz*, apuñalad*, quemadur*, fractur*, trasladad* al hospital, ingresad*, intoxicad*, resultaron herid*, resultó herid*, precisaron atención, atendid* por | hospitali*, taken to hospital, stabbed, burns, fractur*, treated for, suffered injuries, in hospital, were hurt, was hurt, were injured, was injured, fell ill | hospitalis*, poignardé*, brûlures, gravement brûlé*, grièvement brûlé*, fractur*, à l hôpital, aux urgences, incommodé*, intoxiqué*, ont été blessé*, a été blessé* | ins krankenhaus, in krankenhäuser, im krankenhaus, ins spital, in kliniken, in klinik, niedergestochen, stichwunde*, verbrennung*, knochenbr*, rauchvergift*, erkrankten, wurde* verletzt, verletzte* sich
unhurt! - | iles*, sin un rasguño, sano y salvo, sanos y salvos, nadie result*, no hubo herid*, no hay herid*, sin herid*, no hubo que lamentar, ningún herid*, ningún hospitaliz*, nadie enferm*, nadie resultó, sin lesion* | unhurt, unharmed, uninjured, unscathed, no one was hurt, nobody was hurt, no one was injured, nobody was injured, no injuries, without injury, no casualties, nobody fell ill, no one fell ill, no one hurt, nobody hurt | indemne*, sain* et sauf*, aucun blessé, personne n a été blessé*, sans faire de blessé*, pas de blessé*, aucune victime, sans blessé*, ni blessé*, personne n est tombé malade | unverletzt*, wohlbehalten, unversehrt*, niemand verletzt, niemand wurde verletzt, keine verletzt*, ohne verletzte, niemand erkrankt*, erkrankt .. niemand, niemand zu schaden, keiner verletzt, blieb* unversehrt
spill ? | ¿Llegó al agua? | Did it reach the water? | L'eau est-elle touchée ? | Gelangte es ins Wasser?
spill ~ | río, arroyo, mar, agua, aguas, lago, embalse, playa, suelo, alcantarillado, acuífero, atmósfera, cauce, bahía | river, creek, stream, sea, water, waters, waterway*, lake, reservoir, beach*, soil, sewer*, groundwater, atmosphere, bay, drains | rivière, ruisseau, mer, eau, eaux, lac, plage*, sol, égout*, nappe, atmosphère, fleuve, cours d eau, baie | fluss, bach, meer, wasser, gewässer, see, strand, boden, kanalisation, grundwasser, atmosphäre, umwelt, bucht
spill + | derram*, verti*, llegó a, llegó al, alcanz* el, contamin*, filtr*, escap*, cayó a | spill*, leak*, reached the, reached any, seeped, poured into, flowed into, contamina*, polluted, ran into, entered the | écoul*, déversé*, atteint, pollu*, contamin*, infiltr*, répandu*, fuite*, rejeté* | gelangt*, ausgelaufen, floss, flossen, verseucht*, kontaminiert, ausgetreten, erreichte, ergoss*, sickerte*, verschmutzt*
spill - | recogid* por completo, contenid* a tiempo, quedó contenid* | fully contained, was contained, mopped up before | entièrement contenu*, a été contenu* | vollständig aufgefangen, seien aufgefangen, restlos aufgefangen, wurde aufgefangen
shelter ? | ¿Se abrieron refugios? | Were shelters opened? | A-t-on ouvert des abris ? | Gab es Notunterkünfte?
shelter ~ | escuela*, colegio*, polideportivo*, refugio*, albergue*, gimnasio*, iglesia* | school*, gym*, shelter*, hall*, church*, stadium | école*, gymnase*, abri*, refuge*, salle*, église* | schule*, turnhalle*, unterkunft, unterkünfte, notunterkünfte, halle*, kirche*
shelter + | abrieron, abrió, abr*, habilit*, acog*, aloj* | opened, open, set up, housed, hosting, sheltered | ouvert*, ouvrir, accueill*, héberg*, aménag* | geöffnet*, öffnete*, öffnen, eingericht*, aufgenommen, untergebracht
dam! ? | ¿Resistió? | Did it hold? | A-t-il tenu ? | Hat es gehalten?
dam! y | resistió | held | a tenu | hielt
dam! n | cedió | gave way | a cédé | gab nach
dam! ~ | presa, dique*, muro, represa, puente, balsa, tejado, cubierta, barrera, malecón | dam, dyke*, dike*, levee*, wall, bridge, roof, barrier, embankment | barrage, digue*, mur, pont, toit, barrière, toiture | damm, deich*, mauer, brücke, dach, staudamm, staumauer, sperre
dam! + | resisti*, aguant*, sigue en pie, intact*, sin daños | held, holding, holds, withstood, intact, still standing, undamaged | tenu, tient, résist*, intact*, toujours debout | hielt, hält, halten, gehalten, standgehalten, intakt, unbeschädigt
dam! - | cedi*, revent*, romp*, colaps*, derrumb*, se hundi*, rotura | burst, breached, gave way, collapsed, failed, broke, caved in, washed away | cédé, rompu*, effondr*, écroul*, rupture, emporté* | gebrochen, brach, eingestürzt, gerissen, nachgegeben, gab .. nach, stürzte .. ein, geborsten, eingebrochen
success! ? | ¿Salió bien? | Did it succeed? | Est-ce une réussite ? | Ist es gelungen?
success! y | con éxito | succeeded | réussi | gelungen
success! n | fracasó | failed | échoué | gescheitert
success! ~ | lanzamiento, misión, cohete, satélite, alunizaje, aterrizaje, prueba, ensayo*, operación, trasplante, experimento, acoplamiento, sonda, cirugía, despegue | launch, mission, rocket, satellite, landing, test*, trial, operation, transplant, experiment, docking, probe, surgery, lander | lancement, mission, fusée, satellite, alunissage, atterrissage, essai*, opération, greffe, expérience, amarrage, sonde, tir, atterrisseur | start, mission, rakete, satellit, landung, test*, studie, operation, transplantation, experiment, sonde, kapsel, versuch
success! + | con éxito, éxito, exitos*, logr*, sin problemas, según lo previsto, funcionó | success*, succeeded, flawless*, went well, as planned, touched down, worked, smooth* | succès, réussi*, avec succès, sans encombre, comme prévu, sans accroc | erfolgreich, geglückt, gelungen, erfolg, glatt, planmäßig, wie geplant, reibungslos
success! - | fracas*, fall*, malogr*, perdi* contacto, perdió el contacto, se estrell*, explot*, abort* | fail*, lost contact, crashed, exploded, aborted, unsuccessful, setback | échec, échou*, raté*, perdu le contact, écras*, explosé, avort* | gescheitert, fehlgeschlagen, missglückt, misslungen, kontakt verloren, abgestürzt, explodiert*, abgebrochen, scheiterte, fehlschlag
lifejacket ? | ¿Llevaban chaleco? | Were life jackets worn? | Portaient-ils un gilet ? | Trugen sie Rettungswesten?
lifejacket + | chaleco*, arnés, mascarilla*, equipo de protección, cuerda de seguridad, dispositivo de búsqueda, casco* | life jacket*, lifejacket*, life vest*, harness*, protective gear, safety rope*, transceiver*, avalanche beacon*, helmet* | gilet*, harnais, équipement de protection, corde de sécurité, détecteur de victimes, casque* | rettungsweste*, schwimmweste*, gurt, klettergurt*, schutzausrüstung, sicherungsseil, lawinensuchgerät*, lvs gerät*, helm, helme
signal! ? | ¿En verde o en rojo? | Green or red? | Vert ou rouge ? | Grün oder Rot?
signal! y | en verde | green | au vert | grün
signal! n | en rojo | red | au rouge | rot
signal! ~ | semáforo*, señal*, luz, paso | signal*, light, lights | signal*, feu, feux | signal*, ampel*, licht
signal! + | verde, en verde | green | vert, au vert | grün, grünes
signal! - | rojo, en rojo | red | rouge, au rouge | rot, rotes
piste! ? | ¿Dentro o fuera de pista? | On or off the marked route? | Sur piste ou hors piste ? | Auf oder neben der Piste?
piste! y | en la pista | on the route | sur la piste | auf der Piste
piste! n | fuera de pista | off the route | hors piste | abseits der Piste
piste! + | pista balizada, pista abierta, sendero señalizado, por el sendero, dentro de pistas | marked run, marked trail, marked path, on the piste, open piste, on the trail | piste balisée, piste ouverte, sentier balisé, sur la piste | markierte* piste, geöffnete* piste, markierte* weg, auf der piste, gesicherte* piste
piste! - | fuera de pista, fuera de pistas, sendero cerrado, zona cerrada, fuera del sendero | off piste, closed run, unmarked, closed trail, off the trail, off trail | hors piste, zone fermée, piste fermée, hors des sentiers | abseits der piste, gesperrte* piste, variante, gesperrte* hang, freien gelände, abseits des weges
crew-on ? | ¿Había tripulación o vigilancia? | Was there crew or staff on duty? | Y avait-il équipage ou surveillance ? | War Personal da?
crew-on ~ | guardia, vigilante*, socorrista*, personal, enfermer*, médico, revisor, operador, maquinista, tripulación, seguridad | guard*, lifeguard*, staff, nurse*, doctor, operator, attendant*, crew, security, watchman | garde*, gardien*, surveillant*, maître nageur, personnel, infirmi*, médecin, opérateur, équipage, sécurité | wache*, wächter*, wachmann, bademeister*, personal, pfleger*, arzt, bediener, besatzung, wachdienst, aufsicht
crew-on + | de servicio, de guardia, presente*, en su puesto, vigilab* | on duty, present, at his post, at her post, on site, on watch | de service, de garde, présent*, à son poste, surveillai* | im dienst, anwesend, vor ort, auf dem posten, besetzt
crew-on - | ausente*, abandon* su puesto, dormid*, sin vigilancia, desatendid* | absent, asleep, unattended, unstaffed, off duty, unmanned, unsupervised | absent*, endormi*, sans surveillance, désert* | abwesend, schlief, unbeaufsichtigt, unbesetzt, nicht am platz

# War and unrest
vessel! ? | ¿Está retenido? | Is it being held? | Est-il retenu ? | Wird es festgehalten?
vessel! y | retenido | held | retenu | festgehalten
vessel! n | en ruta | under way | en route | unterwegs
vessel! ~ | buque*, barco*, petrolero*, carguero*, pesquero*, avión, aeronave, camión, camiones, tren, yate, velero, convoy, capitán | ship*, vessel*, tanker*, freighter*, trawler*, boat*, plane, aircraft, jet, truck*, yacht, convoy | navire*, bateau*, pétrolier*, cargo, chalutier*, avion, appareil, camion*, yacht, voilier, convoi | schiff*, tanker*, frachter*, kutter*, boot*, flugzeug, maschine, lastwagen, jacht, yacht, konvoi
vessel! + | retenid*, reten*, inmoviliz*, apres*, incaut*, embarg*, intercept*, confisc* | held off, being held, held in, detained, impounded, seized, intercepted, boarded, arrested, grounded | retenu*, immobilisé*, arraisonn*, saisi*, intercepté*, consigné* | festgesetzt*, festgehalten*, beschlagnahmt*, an die kette, aufgebracht, gestoppt, abgefangen
vessel! - | naveg*, rumbo a, zarp*, siguió viaje, prosigui*, dejado marchar, reanud*, continuó viaje, liberad* | sailed, sailing, set sail, has left, under way, underway, en route, heading for, bound for, resumed, slipped away, allowed to leave | navigu*, vogue, fait route, cap sur, appareillé, repris la mer, a quitté, poursui*, reparti* | ausgelaufen, unterwegs nach, kurs auf, weitergefahren, fährt richtung, freigegeben, in see gestochen, setzt .. fahrt fort, abgelegt
arrived! ? | ¿Llegó la ayuda? | Did the aid arrive? | L'aide est-elle arrivée ? | Kam die Hilfe an?
arrived! y | llegó | arrived | arrivée | angekommen
arrived! n | bloqueada | blocked | bloquée | aufgehalten
arrived! ~ | ayuda, convoy*, camiones, suministros, alimentos, medicinas, rescatistas, combustible, misión, observadores | aid, convoy*, trucks, lorries, supplies, food, medicine*, rescuers, fuel, observers | aide, convoi*, camions, vivres, médicaments, secours, carburant, observateurs | hilfe, hilfs*, konvoi*, lastwagen, güter, lebensmittel, medikamente, helfer, treibstoff, beobachter
arrived! + | lleg*, entr*, alcanz*, cruz* la frontera, repart* | arriv*, reached, got through, entered, crossed, delivered, handed out | arriv*, entré*, parven*, atteint, franchi, distribu* | angekommen, eingetroffen*, erreicht*, erreichen, eingefahren, passiert*, verteilt*, traf .. ein, trafen .. ein, kam .. an
arrived! - | bloque*, impid*, retenid*, no pudo pasar, dio media vuelta, devuelt*, obligad* a volver | block*, turned back, held up, stuck, stopped at, failed to reach, stranded | bloqu*, refoul*, empêch*, fait demi tour, retenu* | blockiert*, aufgehalten*, zurückgeschickt, gestoppt, hängt .. fest, hingen .. fest, umkehren, festgehalten
intercepted! ? | ¿Se interceptó? | Was it intercepted? | A-t-il été intercepté ? | Wurde es abgefangen?
intercepted! y | interceptado | intercepted | intercepté | abgefangen
intercepted! n | alcanzó su blanco | hit its target | a touché sa cible | traf sein Ziel
intercepted! ~ | misil*, dron*, cohete*, proyectil*, ataque | missile*, drone*, rocket*, projectile*, attack | missile*, drone*, roquette*, projectile*, attaque | rakete*, drohne*, geschoss*, angriff
intercepted! + | intercept*, neutraliz*, derrib* | intercept*, shot down, neutrali*, downed | intercept*, abattu*, neutralis*, détruit* en vol | abgefangen*, abgeschossen*, abwehr*, unschädlich
intercepted! - | impact*, alcanz*, cay* sobre, cayó sobre, golpe* | hit, struck, landed on, slammed into, got through, fell on | touché*, frapp*, atteint*, tombé* sur, percuté* | traf, trafen, getroffen, eingeschlagen, schlug .. ein, schlugen .. ein
peaceful! ? | ¿Fue pacífica? | Was it peaceful? | Était-ce pacifique ? | War es friedlich?
peaceful! y | pacífica | peaceful | pacifique | friedlich
peaceful! n | con disturbios | with clashes | avec des heurts | mit Ausschreitungen
peaceful! ~ | manifesta*, protesta*, marcha*, concentraci*, desfile, celebraci* | protest*, demonstrat*, march*, rally, rallies, parade | manifesta*, marche*, rassemblement*, cortège, défilé | demonstration*, protest*, kundgebung*, marsch, aufzug, *demo, *kundgebung
peaceful! + | fue pacífica, transcurrió pacífica*, pacíficamente, sin incidentes, sin incidencias, en calma | peacefully, was peaceful, were peaceful, largely peaceful, without incident*, passed off | pacifiquement, été pacifique, sans incident*, sans heurts, dans le calme | friedlich verl*, verlief friedlich, blieb friedlich, blieben friedlich, verlief .. friedlich, ohne zwischenfälle, gewaltfrei
peaceful! - | disturbios, enfrentamientos, choques, violent*, cargas policiales, pedradas, lanz* piedras | riot*, clashes, clashed, violent*, violence, stone throwing, scuffles, threw stones, hurled | heurts, affrontements, échauffourées, violent*, violences, jets de pierres, débordements | ausschreitung*, zusammenstöße, krawall*, gewalt*, steinwürf*, randale, warfen steine

# Health and science
test-2! ? | ¿Positivo o negativo? | Positive or negative? | Positif ou négatif ? | Positiv oder negativ?
test-2! y | positivo | positive | positif | positiv
test-2! n | negativo | negative | négatif | negativ
test-2! ~ | prueba*, test*, control, análisis, alcoholemia, examen, alcoholímetro, muestra* | test*, sample*, breathalyser, breathalyzer, screening, swab*, breath | test*, contrôle, éthylotest, alcootest, analyse*, échantillon*, dépistage | test*, probe*, alkoholtest, atemtest, *test, untersuchung, analyse*
test-2! + | positiv* | positive | positif*, positive* | positiv*
test-2! - | negativ* | negative | négatif*, négative* | negativ*
effective! ? | ¿Funciona? | Does it work? | Est-ce efficace ? | Wirkt es?
effective! y | eficaz | effective | efficace | wirksam
effective! n | ineficaz | ineffective | inefficace | unwirksam
effective! ~ | vacuna*, fármaco, medicamento, tratamiento, terapia, dosis, método, ensayo | vaccine*, drug, medicine, treatment, therapy, dose*, trial, method | vaccin*, médicament, traitement, thérapie, dose*, essai | impfstoff*, medikament, wirkstoff, therapie, behandlung, dosis, studie, mittel
effective! + | efica*, efectiv*, protege, redujo, reduce, funciona, segur*, curó, mejor* | effective, works, protects, safe, reduced, cured, efficacy, improved | efficace*, protège, sûr, réduit, fonctionne, améliore | wirksam*, wirkt, schützt, sicher, verringert*, heilt*, verbessert*
effective! - | ineficaz, inútil* | ineffective, useless, no better than, failed to | inefficace*, pas mieux que | unwirksam*, wirkungslos*, nicht besser als
contagious! ? | ¿Hay riesgo para la gente? | Is there a risk to people? | Y a-t-il un risque pour la population ? | Besteht Gefahr für Menschen?
contagious! y | hay riesgo | a risk | un risque | gefährlich
contagious! n | sin riesgo | no risk | sans risque | ungefährlich
contagious! ~ | población, vecinos, residentes, personas, humanos, público, salud, habitantes, bañistas, niños | population, residents, people, humans, public, health, bathers, children | population, riverains, habitants, humains, public, santé, baigneurs, enfants | bevölkerung, anwohner*, menschen, öffentlichkeit, gesundheit, badegäste, kinder
contagious! + | riesgo*, peligro*, tóxic*, perjudicial*, dañin*, nociv* | risk, risks, danger*, toxic, hazard*, harmful, unsafe | risque*, danger*, toxique*, nocif*, nocive* | gefahr, gefährlich*, giftig*, risiko, gesundheitsschädlich, schädlich
contagious! - | inofensiv*, inocu*, sin riesgo, sin peligro, ningún riesgo, ningún peligro, no hay riesgo, no hay peligro, no corre peligro, no suponen riesgo | harmless, no risk, no danger, safe, not dangerous, no threat, poses no | inoffensi*, sans danger, aucun danger, aucun risque, sans risque, pas de danger, pas dangereu* | harmlos, unbedenklich*, ungefährlich*, keine gefahr, kein risiko, ungiftig

# Sport
transfer! ? | ¿Ficha o se queda? | Transfer or stay? | Transfert ou prolongation ? | Wechsel oder Verbleib?
transfer! y | se va | moving | part | wechselt
transfer! n | se queda | staying | reste | bleibt
transfer! ~ | club, equipo, delantero, jugador*, portero, entrenador*, técnico, centrocampista, defensa, piloto, corredor*, temporada, contrato | club, team, striker, forward, player*, goalkeeper, coach, manager, midfielder, defender, driver, rider, season, contract | club, équipe, attaquant, joueu*, gardien, entraîneu*, sélectionneur, milieu, défenseur, pilote, coureu*, saison, contrat | verein, klub, club, mannschaft, stürmer*, spieler*, torwart, trainer*, mittelfeld*, verteidiger*, fahrer*, saison, vertrag
transfer! + | fich* por, se marcha a, firma con, firm* por, cambia de, se une a, traspas*, se va a | joins, joined, signs for, signed for, transfer*, moves to, move to, switch* to, leaves for | s engage*, rejoint, rejoindra, transféré*, file à, quitte, signe à, signe avec | wechselt*, wechsel zu, unterschreibt bei, geht zu, schließt sich .. an, verlässt
transfer! - | seguirá, continuará, renov*, se queda, no se marcha | stays, will stay, remains, extended, renews, new deal with, staying | reste, restera, prolong*, continue* avec | bleibt, verlängert*, bleibe, weiter bei
goal! ? | ¿Fue válido? | Did it count? | Était-ce valable ? | Zählte es?
goal! y | válido | valid | valable | gültig
goal! n | anulado | disallowed | annulé | ungültig
goal! ~ | gol, tanto, penalti, penal, diana, prueba, marca, salto, resultado, victoria | goal, penalty, try, strike, mark, jump, result, win, equaliser, equalizer | but, penalty, essai, réalisation, égalisation, marque, saut, résultat, victoire | tor, treffer, elfmeter, ausgleich, versuch, sprung, ergebnis, sieg
goal! + | válid*, valid*, legal, subió al marcador, concedi*, homolog*, confirm* | valid, stood, stands, awarded, allowed, given, legal, upheld, confirmed, ratified | valable*, validé*, accordé*, homologu*, régulier, confirmé* | regulär, gültig*, zählte, gegeben, anerkannt*, bestätigt*
goal! - | anul*, invalid*, fuera de juego, descalific* | disallowed, ruled out, offside, chalked off, annulled, overturned, disqualified, wiped out | refusé*, annulé*, invalid*, hors jeu, disqualifi* | aberkannt*, annulliert*, abseits, ungültig*, zurückgenommen, disqualifiziert*
sent-off ? | ¿Hubo expulsión o sanción? | Was anyone sent off or banned? | Y a-t-il eu exclusion ou suspension ? | Gab es Platzverweis oder Sperre?
sent-off + | roja directa, tarjeta roja, expulsad* del campo, fue expulsad*, inhabilit*, partidos de sanción, partidos de suspensión | red card*, sent off, dismissed from the pitch, banned for, match ban, suspended for | carton rouge, expulsé*, exclu du match, suspendu pour, matchs de suspension | rote karte, roten karte, platzverweis, vom platz gestellt, gesperrt für, spiele sperre, gelb rot*, des feldes verwiesen
`;
