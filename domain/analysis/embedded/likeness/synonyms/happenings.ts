/** Words for what happens to people and things, a line a meaning, its words by language: es | en | fr | de. */
export const HAPPENINGS = `
close | cerró cierra cierre cerrado clausuró | close closed closure shut | fermé ferme fermeture ferment clos | schloss schließt geschlossen Schließung gesperrt Sperrung sperrte dicht
open | abrió abre abierto apertura reabrió inauguró | open opened opening reopen reopened inaugurated | ouvert ouvre ouverture rouvert rouvre inauguré | öffnete öffnet geöffnet Öffnung eröffnet Eröffnung wiedereröffnet freigegeben
last | duró dura prolongó demoró tardó llevó | lasted lasts took duration went | duré dure durera mis durant | dauerte dauert gedauert brauchte lang
begin | comenzó comienza empezó empieza arrancó inició inicio arranque comienzo estalló | began begin begun start started starts starting outset | commencé commence débuté début démarré entamé éclaté | begann beginnt begonnen Beginn startete Start gestartet anfing ausgebrochen
finish | terminó termina acabó acaba finalizó concluyó fin | ended finish finished finishes concluded completed over | terminé termine achevé fini fin conclu | endete endet beendet Ende abgeschlossen fertig vorbei
stop | detuvo paró paralizó interrumpió suspendió suspendido paralizado frenó parada suspensión | stopped stop halt halted suspended suspension interrupted paused standstill stalled | arrêté arrête arrêt suspendu suspension interrompu interruption stoppé | gestoppt stoppte eingestellt unterbrochen Unterbrechung ausgesetzt stillgelegt ruht stand
resume | reanudó reanuda reanudación retomó reanudarán | resumed resume resumption restarted restart | repris reprend reprise reprendra reprennent reprendront redémarré | wiederaufgenommen Wiederaufnahme wieder weitergehen fortgesetzt
postpone | aplazó aplazado pospuso retrasó retraso demora | postponed delayed delay deferred late | reporté report repoussé retard retardé ajourné différé | verschoben verschob Verschiebung vertagt verspätet Verspätung Verzögerung verzögerte
cancel | canceló cancelado cancelación anuló suspendió anulado | cancelled canceled cancellation scrapped called off axed | annulé annulation annule supprimé déprogrammé | abgesagt Absage gestrichen storniert ausgefallen fielen Ausfall
bring-back | devolvió devuelto regresó volvió retornó regreso vuelta devolución | returned return back brought handed restored restitution | rendu retourné retour restitué revenu ramené rentré rentre | zurück zurückgegeben zurückgebracht kehrte Rückkehr Rückgabe zurückgekehrt heimgekehrt
arrive | llegó llega llegada arribó aterrizó | arrived arrive arrival came reached landed docked | arrivé arrive arrivée parvenu gagné rejoint débarqué | angekommen eingetroffen ankam kam Ankunft traf erreichte
leave | salió sale partió salida zarpó abandonó dejó despegó | left leave leaving departed departure set sailed | parti part départ quitté quitte sorti | verließ verlassen Abfahrt abgefahren losgefahren ausgelaufen abgereist fort
move-to | trasladó trasladado traslado llevó llevado transportó condujo | taken transferred transported carried brought moved airlifted | transféré transporté conduit emmené évacué acheminé transfert | gebracht verlegt transportiert geflogen überführt eingeliefert kam
fall | cayó cae caída precipitó desplomó | fell fallen plunged dropped tumbled plummeted | tombé tombe chute chuté précipité basculé plongé | stürzte gestürzt Sturz fiel gefallen fällt abgestürzt
collapse | derrumbó derrumbe hundió colapsó desplomó desplome cedió vino abajo | collapsed collapse caved gave way crumbled | effondré effondrement écroulé cédé écroulement | eingestürzt Einsturz stürzte zusammengebrochen gab nachgegeben
sink | hundió naufragó naufragio hundimiento volcó zozobró | sank sunk sinking capsized overturned went down | coulé naufrage sombré chaviré coule | gesunken sank Untergang kenterte gekentert untergegangen
overturn | volcó vuelco volcado | overturned rolled flipped tipped | renversé retourné couché basculé | kippte umgekippt überschlug umgestürzt kippten
collide | chocó choque colisionó colisión impactó impacto embistió estrelló | collided collision crashed crash hit struck rammed smashed impact | percuté heurté collision choc encastré écrasé impact | kollidierte Kollision prallte Aufprall zusammengestoßen Zusammenstoß rammte krachte
derail | descarriló descarrilamiento descarrilado | derailed derailment left rails tracks | déraillé déraillement dérailler quitté rails | entgleist Entgleisung entgleiste gesprungen
skid | derrapó patinó resbaló salió deslizó | skidded slid slipped veered swerved overran | glissé dérapé sorti | rutschte schleuderte geschlittert ausgerutscht hinausgeschossen
burn | ardió quemó quemado calcinó incendió arde llamas fuego | burned burnt burning ablaze blaze fire flames charred gutted | brûlé brûle incendié flammes feu calciné ravagé parti | brannte verbrannt Brand Feuer Flammen abgebrannt ausgebrannt brennt
extinguish | extinguió apagó sofocó controló extinción controlado apagado | extinguished put contained control brought | éteint maîtrisé extinction circonscrit contenu | gelöscht Löschung löschte Kontrolle eingedämmt
explode | explotó estalló explosión detonó estallido | exploded explosion blast detonated blew burst went off | explosé explosion détonation éclaté souffle sauté | explodierte Explosion Detonation gesprengt detonierte Knall
flood | inundó inundado inundación anegó desbordó desbordamiento crecida | flooded flood burst banks inundated overflowed submerged flooding | inondé inondation débordé crue submergé débordement | überflutet Überschwemmung überschwemmt trat Ufer Hochwasser geflutet überspült
landslide | alud deslizamiento desprendimiento corrimiento derrumbe | landslide mudslide rockfall slip debris avalanche | glissement éboulement coulée avalanche | Erdrutsch Hangrutsch Felssturz Mure Lawine Steinschlag
wash-away | arrastró llevó arrasó arrastrado | swept washed carried | emporté balayé arraché | mitgerissen weggespült fortgerissen weggeschwemmt fortgespült
tear-off | arrancó voló levantó derribó | ripped tore torn blown blew toppled felled uprooted | arraché emporté soufflé abattu déraciné couché | abgedeckt abgerissen weggerissen entwurzelt umgeknickt
break | rompió rota roto rotura quebró reventó fractura partió | broke broken break snapped cracked fracture burst rupture crack | cassé rompu rupture brisé fracture fissure fissuré cédé | brach gebrochen Bruch gerissen riss geplatzt Riss Rohrbruch
breakdown | averió avería fallo falló averiado desperfecto | breakdown failed failure fault faulty malfunction broke glitch defect | panne défaillance dysfonctionnement défaut défectueux incident | Panne Defekt defekt ausgefallen Ausfall Fehler Störung versagte technische
damage | dañó daños dañado desperfectos afectó averió estropeó | damaged damage hit affected | endommagé dégâts dommages abîmé touché | beschädigt Schaden Schäden Beschädigung betroffen
destroy | destruyó destruido destrozó destrucción arrasó | destroyed wrecked ruined razed levelled gutted destruction | détruit destruction ravagé rasé anéanti | zerstört zerstörte Zerstörung vernichtet verwüstet
injure | hirió herido heridas lesionó lesión resultaron lastimados | injured hurt injuries wounded wounds injury | blessé blessure blessures | verletzt Verletzung Verletzte verwundet Verletzungen
unharmed | ileso ilesos salvo indemnes resultó sanos | unhurt unharmed unscathed uninjured safe safely nobody hurt | indemne indemnes sain sauf saufs | unverletzt wohlbehalten unversehrt heil blieb niemand
survive | sobrevivió superviviente sobreviviente salvó salieron | survived survivor survivors alive | survécu survivant rescapé survivants vie | überlebte überlebt Überlebende Überlebender
die | murió muerto muertos murieron falleció fallecido muerte perdió víctima mortales perecieron cadáver cadáveres | died dead death killed die lives fatal deaths victims perished body bodies toll | mort morts mortes décédé tué tués décès péri victimes succombé vie corps | starb gestorben tot Tote Toten Tod getötet Todesopfer ums Leben Leiche Leichen
kill | mató matado asesinó asesinado asesinato homicidio | killed murdered murder slain homicide | tué assassiné meurtre homicide abattu | tötete getötet ermordet Mord erschossen umgebracht Tötung
drown | ahogó ahogado ahogados ahogamiento | drowned drowning | noyé noyade noyés | ertrunken ertrank Ertrunkene ertranken
shoot | disparó disparo disparos tiroteo baleó tiro abatió | shot shots shooting fired gunfire opened | tiré tir tirs coups fusillade abattu | schoss Schüsse geschossen Schuss feuerte Schießerei angeschossen
stab | apuñaló cuchillo cuchillada navaja apuñalado puñaladas acuchilló | stabbed knife stabbing knifed blade | poignardé couteau coups arme blanche | Messer gestochen erstochen Messerstich Stich stach niedergestochen
bite | mordió mordedura mordido mordisco | bit bitten bite mauled attacked | mordu morsure mord | gebissen biss Biss
crush | aplastó atropelló atrapó arrolló atropellado | crushed run pinned trapped ran | écrasé renversé fauché coincé | erdrückt überfahren zerquetscht eingeklemmt erfasst
trap | atrapado atrapados atascado bloqueados encerrados quedaron | trapped stuck stranded caught locked | coincé bloqué piégé prisonniers enfermés | eingeschlossen gefangen steckte stecken eingesperrt festsaßen festgesessen
rescue | rescató rescatado rescate salvó auxilió socorrió | rescued rescue saved pulled winched lifted recovered | secouru sauvé sauvetage secours repêché extrait | gerettet Rettung rettete geborgen Bergung befreit gezogen
evacuate | evacuó evacuado desalojó desalojado evacuación abandonar | evacuated evacuation moved forced leave flee homes cleared | évacué évacuation quitter | evakuiert Evakuierung geräumt verlassen Häuser mussten
search | buscó busca búsqueda rastreó buscan rastrean | search searched searching looking hunt comb | recherché recherche cherche recherches fouille | sucht gesucht Suche suchte suchen Fahndung
find | encontró encontrado halló hallado hallazgo apareció localizó descubrió | found find discovered located discovery spotted turned | trouvé retrouvé découvert découverte repéré | gefunden entdeckt Fund fand entdeckte aufgefunden geortet
disappear | desapareció desaparecido desaparecidos desaparición paradero | missing disappeared vanished unaccounted lost disappearance | disparu disparus disparition manquent introuvable | vermisst verschwunden verschwand Vermisste fehlt fehlen
escape | escapó fugó fuga huyó evadió huida escaparon | escaped escape fled ran away broke | échappé évadé évasion enfui fui fuite fugue | entkam geflohen Flucht floh ausgebrochen flüchtete entwich entkommen Ausbruch
hide | escondió oculto ocultó escondido ocultaba | hidden hid hide concealed stashed hiding | caché dissimulé cachette planqué | versteckt versteckte verborgen Versteck
steal | robó robado robo sustrajo hurtó asalto botín | stole stolen theft robbed robbery heist loot raid haul | volé vol dérobé braquage butin cambriolage | gestohlen stahl Diebstahl geraubt raubten Raub Beute entwendet erbeutet
break-in | forzó reventó entró irrumpió butrón | broke forced entered burst smashed | forcé fracturé entré pénétré effraction | drangen eingedrungen eingebrochen Einbruch aufgebrochen stieg
seize | incautó decomisó requisó confiscó intervino incautación alijo | seized seizure confiscated impounded intercepted haul | saisi saisie confisqué intercepté mis main | beschlagnahmt sichergestellt Beschlagnahmung konfisziert abgefangen
attack | atacó ataque agredió agresión asaltó atentado golpeó | attacked attack assault assaulted struck strike raid | attaqué attaque agressé agression attentat frappé frappe | angegriffen Angriff Anschlag attackiert griff überfallen Überfall
threaten | amenazó amenaza amenazado amenazas | threatened threat threats threatening | menacé menace menaces | drohte bedroht Drohung gedroht Bedrohung
kidnap | secuestró secuestro rehén rehenes retuvo secuestrado | kidnapped hostage hostages abducted held seized | enlevé otage otages séquestré enlèvement retenu | entführt Geisel Geiseln verschleppt Entführung festgehalten
hit-beat | golpeó golpe golpeado golpes | hit struck beat beaten punched blow | frappé coup battu | schlug geschlagen Schlag traf getroffen verprügelt
overpower | redujo inmovilizó neutralizó abatió | overpowered subdued restrained tackled | maîtrisé neutralisé plaqué ceinturé | überwältigt gebändigt überwältigten
occupy | ocupó ocupación tomó encerró atrincheró | occupied occupation seized barricaded | occupé occupation barricadé retranché | besetzt Besetzung verschanzt verbarrikadiert
tow | remolcó remolcador remolque | towed tow tug tugs towing | remorqué remorqueur remorquage | geschleppt Schlepper abgeschleppt schleppten
ground | encalló varó embarrancó | aground grounded ran stranded | échoué échouage échouée | Grund gelaufen aufgelaufen gestrandet
leak | fuga escape derrame vertido filtró derramó | leak leaked spill spilled escaped leaking | fuite fuites fui déversé écoulé | Leck ausgelaufen Austritt ausgetreten lief leckte
pollute | contaminó contaminado contaminación vertido | polluted contaminated pollution contamination | pollué contaminé pollution contamination | verschmutzt verseucht Verunreinigung belastet kontaminiert
poison | intoxicó intoxicación envenenó intoxicados | poisoned poisoning sickened fell ill | intoxiqué intoxication empoisonné | vergiftet Vergiftung
sick | enfermó enfermo enfermos enfermaron caso casos contagio contagiado infectado | ill sick cases infected infection sickened patients fallen case | malade malades cas contaminé infecté infections touchées | krank erkrankt Erkrankte Fälle infiziert Infektion Kranke Patienten erkrankten
treat-medical | atendió atendido tratado trató asistió curó hospitalizado | treated treatment hospital cared hospitalised hospitalized | soigné soins traité hospitalisé pris charge | behandelt Behandlung versorgt Krankenhaus Klinik eingeliefert
recover-health | recuperó recupera curó alta | recovered recovering discharged recovery cured | guéri rétabli guérison sorti rétablissement | genesen erholt entlassen geheilt erholen
vaccinate | vacunó vacuna vacunado vacunación dosis | vaccinated vaccine vaccination jab doses | vacciné vaccin vaccination doses | geimpft Impfung Impfstoff Dosen
power-cut | luz apagón corriente electricidad suministro | power electricity blackout outage lights | courant électricité électrique panne coupure | Strom Stromausfall Elektrizität Blackout stromlos
rain | llovió lluvia lluvias llovía precipitaciones aguacero | rain rained rainfall rains downpour heavy | pluie plu pluies pleuvait précipitations averses | Regen regnete geregnet Regenfälle Niederschlag Starkregen
snow | nevó nieve nevada nevadas | snow snowed snowfall snowstorm | neige neigé enneigement | Schnee geschneit schneite Schneefall
wind | viento vientos ráfaga ráfagas rachas racha vendaval | wind winds gust gusts gale | vent vents rafale rafales bourrasques | Wind Böe Böen Sturm Windböen Orkanböen
visibility | niebla visibilidad bruma neblina | fog visibility mist | brouillard visibilité brume | Nebel Sicht Dunst
cut-off | aislado aislados incomunicado incomunicada cortado cortada | cut isolated stranded cut-off marooned | isolé coupé coupée isolés | abgeschnitten unpassierbar isoliert gekappt
block | bloqueó bloqueo bloqueado impidió cortó corte | blocked block blocking blockade barred prevented | bloqué blocage bloque barré empêché barrage | blockiert Blockade gesperrt versperrt verhindert
repair | reparó reparación arregló reparado obras restauró | repaired repair fixed mended repairs restored | réparé réparation réparations restauré remis | repariert Reparatur instand behoben ausgebessert restauriert
clean | limpió limpieza retiró retirado | cleaned clean removed cleared removal hauled | nettoyé nettoyage retiré enlevé ramassé | gereinigt Reinigung entfernt geräumt beseitigt aufgeräumt eingesammelt
build | construyó construido construcción levantó edificó construida data | built build construction erected dates building | construit construction bâti bâtiment date érigé | gebaut Bau errichtet erbaut baute stammt Baujahr
found-create | fundó fundada creó creado fundación nació | founded created set established launched | fondé fondée créé née création fondation | gegründet Gründung geschaffen entstanden
demolish | derribó demolió derribo demolición demolido | demolished demolition torn pulled | démoli démolition rasé abattu | abgerissen Abriss gesprengt
install | instaló instalado instalación colocó montó | installed fitted placed erected | installé posé installation placé | installiert aufgestellt angebracht eingebaut montiert
lose | perdió pérdida pierde perdido perdieron | lost lose losing loss | perdu perd perte pertes | verlor verloren Verlust verliert
win | ganó gana victoria venció triunfó ganador derrotó impuso conquistó ganadora | won win winner victory beat defeated triumphed wins | gagné remporté victoire vainqueur battu gagne imposé lauréat | gewann gewonnen Sieg gewinnt siegte Sieger besiegt schlug Siegerin
draw | empató empate empatado | draw drew tied level tie equaliser | nul égalité égalisé | unentschieden Remis Gleichstand ausgeglichen
take-part | participó participación asistió asistentes acudió reunió congregó | took part attended participants joined turned gathered participated | participé participants assisté rassemblé réuni | teilgenommen Teilnehmer beteiligt nahmen kamen versammelten
save-avoid | evitó evitado impidió salvó frustró | averted avoided prevented foiled stopped | évité empêché déjoué | verhindert vermieden abgewendet vereitelt
fail | fracasó falló fracaso fallido | failed failure collapsed fell | échoué échec raté | gescheitert scheiterte Scheitern misslang fehlgeschlagen
roam-loose | suelto paseó vagó rondó anduvo | loose roamed large wandered prowled | liberté erré promené vadrouille | frei streifte umher unterwegs lief
watch | vigiló vigila vigilancia vigilado observó | watched guard guarded monitored surveillance patrolled | surveillé surveillance surveille gardé | bewacht überwacht Überwachung beobachtet bewachen
land | aterrizó aterrizaje posó amerizó alunizó | landed landing touched splashed | atterri atterrissage posé amerri | gelandet Landung landete gewassert aufgesetzt
take-off | despegó despegue lanzó lanzamiento partió | took-off lifted launched launch liftoff blasted | décollé décollage lancé lancement | gestartet Start abgehoben hob
orbit | orbitó órbita gira | orbit orbits orbited circled | orbite tourne | umkreist Umlaufbahn Orbit
observe-see | vio visto vieron avistó divisó | saw seen spotted sighted witnessed | vu aperçu observé repéré | gesehen gesichtet sah sahen beobachtet
bury | enterró sepultó entierro sepultado funeral | buried burial funeral laid | enterré enseveli enterrement obsèques | begraben beerdigt verschüttet Beerdigung beigesetzt
born | nació nacido nacimiento nacieron | born birth hatched | né née naissance nés | geboren Geburt geschlüpft
marry | casó boda matrimonio casaron | married wedding marriage wed | marié mariage noces | heiratete Hochzeit geheiratet Trauung
celebrate | celebró fiesta festejó celebración | celebrated celebration party celebrations | fêté célébré fête | feierte gefeiert Feier Fest
mourn | luto llora duelo homenaje | mourning mourn mourned tribute vigil | deuil pleure hommage recueillement | Trauer trauert Gedenken trauern
`;
