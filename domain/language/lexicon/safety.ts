/** War, crime, courts, accidents, disasters, weather, environment, transport: `key | es | en | fr | de`. */
export const SAFETY = `
# war, crime, disasters, transport, nature: the common words
court | tribunal*, juzgado*, "tribunal", "tribunales", "juzgado", "juzgados" | court*, tribunal, "court", "courts" | tribunal, tribunaux, "cour" | gericht*, *gericht, gerichtshof, "gericht", "gerichts", "gerichte"
judge | juez, jueza, jueces, magistrad*, "magistrados" | judge, judges, "justices", magistrate*, "magistrates" | juge, juges, magistrat* | richter*, richterin*, "richter", "richterin"
prosecutor | fiscal, fiscales, fiscalía*, "fiscalías", fiscalía, fiscal anticorrupción, ministerio público | prosecutor*, prosecution, district attorney, "prosecutor", "prosecutors", public prosecutor, prosecutor's office, special prosecutor | procureur*, procureure, "parquet", procureur | staatsanwalt*, ankläger*, generalbundesanwalt*, staatsanwältin, "staatsanwälte", staatsanwaltschaft, staatsanwalt
lawyer | abogado*, abogada*, "abogado", "abogados", "abogada" | lawyer*, attorney*, "lawyer", "lawyers", "attorney", "attorneys" | avocat*, "avocat", "avocats" | anwalt*, anwälte*, anwältin*, rechtsanwalt*, "anwalt", "anwältin"
capture | captur*, "captura", "capturó" | captur*, seized, "capture", "captures", "captured" | captur* | gefangen*, gefangennahme, "gefangen", "gefangener"
release | liberad*, liberación, liberar, liberan, "libera", "liberado", "liberados", "liberada" | released, freed, "frees", "freeing" | libéré*, libération, libérer | freigelassen*, freilass*, freigekommen
police | policía*, policial*, agentes, agente de policía, policía nacional, agentes de la policía, "policía", "policías", "policial", "policiales" | police*, officers, cops, police officer, policeman, policewoman, cop, constable, "officer", "police" | police, policier*, gendarm*, policier, policière, gendarme, agent de police, gardien de la paix, "policiers", "gendarmes" | polizei*, polizist*, polizist, polizistin, polizeibeamter, "polizei", "polizisten", streifenwagen
murder | asesin*, homicid*, "asesino", homicida, "asesinos", caso de asesinato, investigación por asesinato, "asesina" | murder*, homicide*, assassin*, slain, murderer, killer, murderess, murder case, murder inquiry, murder investigation, "murder", "murders", "murdered", "homicide" | meurtr*, assassin*, homicid*, tueur, tueuse, affaire de meurtre, enquête pour meurtre, enquête pour assassinat, "homicide" | mord, morde*, mörder*, ermord*, "mörder", "mörderin", killer, mordfall, mordermittlung, mordkommission, tötungsdelikt, "morde", "mordes"
death | muert*, fallec*, muere, mueren, murió, murieron, difunt*, mata, matan, mató, matar, mataron, balance de muertos, cifra de muertos, número de muertos, balance de víctimas, saldo de muertos, bajas militares, bajas en combate, caídos en combate, "morir", "muriendo", "muerte", "muertos", "muerto", "muertes", "muerta", "fallece", "fallecen", "difunta" | dead, death*, deadly, die, dies, died, dying, fatal*, kill*, death toll, toll rises, number of dead, casualties, battlefield losses, killed in action, "killed", "kills", "kill", "killing", "death", "deaths", "fatal" | mort, morts, morte, mortes, mortel*, décès, décéd*, meurt, meurent, tue, tuer, tuent, tuant, bilan humain, bilan provisoire, nombre de morts, bilan s'alourdit, bilan des victimes, pertes militaires, morts au combat, tués au combat, "tués", "mortel", "mortels", "décédé", "tuée", "tuées" | tot, tote, toten, toter, tod, todes*, stirbt, starb, sterben, gestorben*, verstorben*, *tote, töte*, getötet*, umgebracht, todesopfer, zahl der toten, opferzahl, totenzahl, opferbilanz, gefallen im krieg, kriegstote, militärische verluste, "gestorben", "getötet", "todes", "verstorben", "verstorbene", "verstorbenen", "verstorbener", "totes", "getötete", "getöteten", tödlich, tötung, "tödliche", "tödlicher", "tödlichen"
injured | herido*, herida*, lesionad*, herido grave, gravemente herido, herido leve, "herido", "heridos", "herida", "heridas", "lesionado" | injur*, wounded, hurt, seriously injured, critically injured, serious injuries, critical condition, severely injured, slightly injured, minor injuries, lightly injured, lightly wounded, "injured" | blessé*, blessure*, blessé grave, grièvement blessé, grièvement, gravement blessé, grièvement blessée, urgence absolue, blessé léger, blessés légers, légèrement blessé, "blessé", "blessés", "blessée", "blessure" | verletz*, *verletzte, verwundet*, schwer verletzt, schwerverletzte, lebensgefährlich verletzt, lebensgefahr, leicht verletzt, leichtverletzte, "verletzen", "lebensgefährlich"
victim | víctima*, "víctima", "víctimas" | victim*, "victim", "victims" | victime*, "victime", "victimes" | opfer, *opfer, opfern
attack | ataque*, ataca*, atacó, atentado*, "ataque", "ataques", "ataca", "atacan", "atentado" | attack*, "attack", "attacks", "attacked" | attaqu*, attentat*, "attaque", "attaques", "attentat", "attentats" | angriff*, *angriff, *angriffe, attack*, anschlag*, *anschlag, greift an, angegriffen, "angriff", "angriffe", "anschlag", "angriffs", "angriffen", "attacke", "attacken", "anschlags", "anschläge", "greift"
strikewar | bombarde*, bombardeo*, ataque aéreo, bombardeo aéreo, "bombas", "bomba" | airstrike*, bomb, bombs, bombing*, bombed, airstrike, air strike, air raid, aerial bombardment, "strikes", "airstrikes", "bombing", "bombings" | frappe, frappes, bombard*, bombe, bombes, frappe aérienne, raid aérien | bombe, bomben*, bombard*, luftangriff*, luftschlag*, luftangriff, luftschlag, bombenangriff, "bomben", "luftangriffe", "luftschlägen"
explosion | explosi*, explot*, estall*, deton*, "explosión", "explota", "explotó", "estalla", "estalló" | explo*, blast*, detonat*, "blast", "blasted" | explosi*, explos*, déton* | explosion*, explodier*, detonat*, "explosionen", "explosion", "explodieren"
missile | misil*, "misil" | missile*, rocket*, "missile", "missiles", "rocket", "rockets" | missile*, roquette*, "missile", "missiles" | rakete*, *rakete, *raketen, "rakete", "raketen"
drone | dron, drones | drone*, "drone", "drones" | drone* | drohne*, *drohne, *drohnen, "drohne", "drohnen"
weapon | arma, armas, armament*, "armamento", "armamentos" | weapon*, arms, firearm*, gun, guns, "weapon", "weapons", "firearm", "firearms" | arme, armes, armement* | waffe*, *waffen, rüstung*, "waffe", "waffen"
war | guerra*, "guerra", "guerras" | war, wars, warfare | guerre*, "guerre" | krieg*, *krieg, *krieges, "krieg", "kriegs", "kriege", "kriegen", "krieges"
army | ejército*, militar*, tropas, soldado*, "ejército", "militar", "militares", "soldados", fuerzas armadas | army, military, troops, soldier*, "soldiers", armed forces | armée*, militaire*, troupes, soldat*, "militaire", "militaires", forces armées | armee*, militär*, truppen*, soldat*, bundeswehr*, "armee", "militär", "militärs", "truppen", "soldaten", streitkräfte
invasion | invasión*, invad*, "invasion", "invasiones", "invade", "invaden" | invasion*, invad*, "invasion", "invade" | invasion*, envahi* | invasion*, einmarsch*, überfall auf
intervention | intervención*, operación militar, "intervención", "intervenciones" | intervention*, military operation, "intervention", "interventions" | intervention*, opération militaire, "intervention" | intervention*, militäreinsatz*, militäroperation*, "intervention", "interventionen", "militäreinsatz", "militäroperation"
ceasefire | alto el fuego, tregua*, cese el fuego, cese al fuego, "tregua" | ceasefire*, cease-fire, truce, "ceasefire" | cessez-le-feu, trêve*, "trêve" | waffenruhe*, waffenstillstand*, feuerpause*, "waffenruhe", "waffenstillstand"
peace | paz, conversaciones de paz, negociaciones de paz, diálogo de paz, plan de paz, propuesta de paz, acuerdo de paz, tratado de paz | peace, peace talks, peace negotiations, peace plan, peace proposal, peace agreement, peace deal, peace treaty, peace accord | paix, pourparlers de paix, négociations de paix, plan de paix, proposition de paix, accord de paix, traité de paix | frieden*, *frieden, "frieden", "friedens", friedensgespräche, friedensverhandlungen, friedensplan, friedensvorschlag, friedensinitiative, friedensabkommen, friedensschluss
hostage | rehén, rehenes, toma de rehenes, secuestro con rehenes | hostage*, "hostage", hostage-taking, hostage situation, hostage taker | otage*, prise d'otages, preneur d'otages | geisel*, *geiseln, geiselnahme, geiselnehmer, geiseldrama
terror | terroris*, "terrorista", "terroristas", atentado terrorista, ataque terrorista, acto terrorista, atentados | terror*, terrorist, "terror", terror attack, terrorist attack | terroris*, terroriste, attentat terroriste, attaque terroriste, acte terroriste | terror*, terrorist, terroristin, "attentäter", "terror", terroranschlag, terrorattacke, terrorakt, terrorangriff
nuclear | nuclear*, atómic*, "nuclear" | nuclear, atomic, uranium | nucléaire*, atomique*, uranium, "nucléaire" | atom*, nuklear*, kernkraft*, uran, "atom"
spy | espía*, espiona*, espionaje, espía ruso, espiar, "espía", "espías" | spy, spies, espionage, spying, spy ring, Russian spy, Chinese spy | espion*, espionnage, espion russe, espionnage chinois | spion*, spionage, spionageverdacht, spionagevorwurf, spionageaffäre, agententätigkeit
intelligence | servicio de inteligencia, inteligencia militar, agencia de inteligencia | intelligence agency, intelligence service, spy agency, military intelligence | renseignement*, services secrets, services de renseignement | geheimdienst*, *geheimdienst, "geheimdienst", "geheimdienste", nachrichtendienst, auslandsgeheimdienst, militärgeheimdienst
drug | droga*, narco*, cártel*, "droga", "drogas", "narcos", narcotráfico, tráfico de drogas, tráfico de estupefacientes | drug*, cartel*, narco*, "drug", "drugs", "narco", drug trafficking, drug trade, drug smuggling, narcotics trafficking | drogue*, narco*, cartel*, "drogue", trafic de drogue, narcotrafic, trafic de stupéfiants, narcotrafiquant | drogen*, kartell*, narko*, "drogen", drogenhandel, drogenschmuggel, rauschgifthandel, drogenhändler
violence | violenci*, violent*, "violencia", "violenta", "violento", "violentos", "violentas" | violen* | violenc*, violent*, "violences", "violent", "violente" | gewalt, gewalttat*, *gewalt, "gewalttat", "gewalttaten", "gewalttäter"
earthquake | terremoto*, sismo*, seísmo*, temblor*, "terremoto", "sismo", "sismos", "temblor", "temblores" | earthquake*, quake*, tremor*, "earthquake" | séisme*, tremblement de terre, sismique, "séisme" | erdbeben*, beben, "erdbeben"
tsunami | tsunami*, "tsunami" | tsunami* | tsunami* | tsunami*, "tsunami"
flood | inundaci*, riada*, inunda, "crecida", "riada", inundación repentina, inundaciones repentinas, torrente | flood*, flash flood, "flood", "floods", "flooded" | inondation*, crue, crues, crue éclair, crue soudaine, crues subites, inondation soudaine | überschwemm*, hochwasser*, flut*, überflut*, sturzflut, flutwelle, blitzflut, "hochwasser", "flut", "fluten"
storm | tormenta*, temporal, borrasca*, "tormenta" | storm*, thunderstorm*, "storm", "storms", "stormed" | tempête*, orage*, "tempête" | sturm*, unwetter*, gewitter*, *sturm, "sturm", "sturms", "stürme", "unwetter"
hurricane | huracán*, huracanes, "huracán", huracán de categoría, categoría 5, categoría 4, categoría 3 | hurricane*, "hurricane", "hurricanes", Category 5, Category 4, Category 3, category 5 hurricane | ouragan*, catégorie 5, catégorie 4, catégorie 3, ouragan de catégorie | hurrikan*, orkan*, "orkan", Kategorie 5, Kategorie 4, Kategorie 3, hurrikan der kategorie
cold | ola de frío, frío, heladas, helada, frío polar, ola de frío polar, temperaturas bajo cero | cold snap, "freezing", frost, cold wave, polar vortex, arctic blast, deep freeze, sub-zero temperatures | grand froid, gel, vague de froid, froid polaire, températures négatives, gelées | kälte*, frost*, kältewelle, polarluft, dauerfrost, minusgrade, frost, polarwirbel, "glätte", "kälte", "kaltes", "kalten"
snow | nieve, nevada*, nevad*, tormenta de nieve, nevada, temporal de nieve, ventisca, Filomena, "nevadas" | snow*, snowstorm, blizzard, winter storm, snowfall, heavy snow, "snow" | neige*, enneig*, tempête de neige, chutes de neige, blizzard, tempête hivernale, "neige" | schnee*, *schnee, schneesturm, blizzard, schneefall, wintersturm, schneechaos, wintereinbruch, "schnee", "schnees"
rain | lluvia*, llueve, precipitac*, "lluvia", "lluvias" | rain*, "rain", "rains" | pluie*, pluvieu*, précipitation*, "pluie" | regen*, starkregen*, niederschl*, "regen"
drought | sequía*, "sequía" | drought* | sécheresse* | dürre*, trockenheit*, "trockenheit"
fire | incendi*, fuego, "incendio", "incendios", "incendia", "llamas" | fires, blaze*, inferno, "blaze", flames | incend*, feu, "incendie", "incendies", "flammes" | brand, brände*, großbrand*, *brand, brennt, "brände", "feuer", "brandes", "bränden", "großbrand", "brennen", inferno, "flammen"
volcano | volcán, volcanes, volcánic*, erupción* | volcan*, erupt*, "erupt", "erupts", "erupted" | volcan*, éruption* | vulkan*, ausbruch, "vulkan"
collapse | colaps*, derrumb*, desplom*, "colapsa", "colapso", "derrumbe", "derrumba", "desploma" | collaps*, "collapse", "collapses", "collapsed" | effondr*, "effondre" | einsturz*, eingestürzt*, zusammenbruch*
accident | accident*, siniestro*, "accidente", "accidentes", accidente de tráfico, accidente de tránsito, accidente de carretera, siniestro vial, accidente vial | accident*, crash*, "accident", "crash", "crashes", "crashed", road accident, traffic accident, car accident, car crash, road crash, road traffic collision | accident*, crash*, "accident", "accidents", "crash", accident de la route, accident de voiture, accident de la circulation | unfall*, unfälle*, *unfall, unglück*, *unglück, "unfall", "unfälle", "unfällen", "unglück", "unglücke", crash, verkehrsunfall, autounfall, verkehrsunglück, straßenverkehrsunfall
plane | avión*, avioneta*, avión de pasajeros, avión comercial, vuelo comercial, "avión", "aviones" | plane, planes, aircraft, jet, airplane*, passenger plane, passenger jet, commercial flight, "airplane" | avion*, avion de ligne, avion commercial, vol commercial, "avion", "avions" | flugzeug*, jet, passagierflugzeug, verkehrsflugzeug, passagiermaschine, linienmaschine, "flugzeuge", "flugzeug", "flugzeugen"
helicopter | helicóptero*, "helicóptero", "helicópteros" | helicopter*, chopper*, "helicopter", "helicopters" | hélicoptère* | hubschrauber*, helikopter*, "hubschrauber", "helikopter"
airport | aeropuerto*, "aeropuerto", "aeropuertos" | airport*, "airport", "airports" | aéroport*, "aéroport" | flughafen*, "flughafen"
flight | vuelo, vuelos, aerolínea* | flight, flights, airline*, "airlines" | "vol", "vols" | flug, flüge*, fluggesellschaft*, airline*, luftraum*, "flüge", "flügen", "airlines"
train | tren, trenes, ferrovi*, descarril* | "train", "trains", rail, railway*, derail*, "railway", "derail" | train, trains, ferroviaire*, déraill* | zug, züge*, bahn*, *bahn, entgleis*, "bahn", "züge", "bahnen"
bus | autobús*, autobuses, autocar*, "autobús" | bus, buses | bus, autocar*, autobus | bus, busse*, busunglück*, "busse", linienbus, reisebus, schulbus
car | coche*, automóvil*, vehícul*, carro, "coches", "automóvil", "automóviles", "vehículo", "vehículos" | car, cars, vehicle*, automaker*, "vehicle", "vehicles" | voiture*, véhicul*, automobil*, "voiture", "voitures", "véhicule", "véhicules", "automobile" | auto, autos, fahrzeug*, *auto, pkw, "fahrzeuge", "fahrzeug"
truck | camión*, "camión", "camiones" | truck*, lorry, lorries, "truck" | camion*, "camion", camion poids lourd | lkw, lastwagen*, sattelzug, "lastwagen"
ship | barco*, buque*, naufragi*, "barco", "barcos" | ship, ships, vessel*, shipwreck*, "vessels" | navire*, bateau*, naufrag*, "navire", "bateau" | schiff*, *schiff, *boot, "schiff", "schiffe"
tanker | petrolero*, "petroleros", petrolero, buque petrolero, buque cisterna | tanker*, "tanker", oil tanker, tankers | pétrolier*, pétrolier, navire-citerne | tanker*, *tanker, öltanker*, öltanker, tanker, tankschiff
traffic | tráfico, tránsito, atasco* | traffic, congestion | circulation, embouteillage* | verkehr*, "verkehr"
road | carretera*, autopista*, autovía*, "carretera", "carreteras" | road*, highway*, motorway*, "road", "roads", "highways" | route, routes, autoroute* | straße*, autobahn*, bundesstraße*, "fahrbahn", "straße", "straßen", "autobahnen", "bundesstraße"
bridge | puente, puentes | bridge*, "bridge", "bridges" | pont, ponts | brücke*, *brücke, "brücke", "brücken"
tunnel | túnel*, "túnel" | tunnel*, "tunnel", "tunnels" | tunnel* | tunnel*, "tunnel"
rescue | rescat*, socorr*, "rescate", "rescata", "rescató", rescatado con vida, hallado con vida | rescue*, survivor*, "rescue", "rescues", "survivors", rescued alive, pulled alive, found alive | sauvetage*, secouris*, rescapé*, secours, "rescapes", retrouvé vivant, secouru, sorti vivant, retrouvée vivante | rettung*, gerettet*, rettet*, überlebende*, "rettung", "gerettet", "rettet", "rettete", "überlebende", lebend gerettet, lebend gefunden, lebend geborgen, wohlbehalten gefunden
climate | clima, climátic*, "climática", "climático", "climáticos", cambio climático, crisis climática, emergencia climática | climate, climate change, climate crisis, climate emergency | climat*, "climat", changement climatique, dérèglement climatique, crise climatique, urgence climatique | klima*, "klima", klimawandel, klimakrise, klimanotstand
emission | emision*, CO2, carbono, "emisión", "emisiones" | emission*, carbon, CO2, "emission", "emissions" | émission*, carbone, CO2, "émission" | emission*, kohlendioxid, "emissionen", CO2
pollution | contaminación, contaminante* | pollut* | pollution*, polluant*, "pollution" | verschmutz*, umweltverschmutz*
environment | medioambient*, medio ambiente | environment*, "environment" | environnement*, "environnement" | umwelt*, "umwelt"
energy | energía*, energétic*, "energía", "energético" | energy | énergie*, énergétique*, "energie" | energie*, "energie", "energien"
electricity | electricidad, eléctric*, apagón*, "eléctrico", "eléctricos", "eléctricas" | electric*, blackout*, "electric", "blackouts" | électri* | strom, strom*, stromausfall*, blackout*, elektri*
gas | gas, gasoducto* | gas, pipeline*, "pipelines" | gaz, gazoduc* | gas, gaspreis*, pipeline*, "gaspreise", erdgas
oil | petróleo*, crudo, "petróleo" | oil, crude | pétrole, brut | öl, erdöl*, ölpreis*, rohöl, "erdöl"
fuel | gasolina*, combustible*, diésel, "gasolina", "combustible", "combustibles" | fuel, petrol, gasoline, diesel | essence, carburant*, diesel | benzin*, kraftstoff*, sprit*, diesel*, "sprit", "diesel"
coal | "carbón", "carboné", minería*, "minería" | coal, mine, mining | charbon, mine, mines, mineurs | kohle*, bergbau*, bergwerk*, "kohle", "bergbau"
water | agua, aguas | water | eau, eaux | wasser*, trinkwasser*, "wasser"
river | río, ríos | river*, "river" | fleuve*, rivière* | fluss, flüsse*
mountain | montaña*, alpinis*, montañer*, montaña, montañismo, montañero, "montaner" | mountain*, climber*, mountaineer*, "mountain", "mountains" | montagne*, alpinis*, "montagne" | berge*, bergsteiger*, alpinist*, "berg", "berge", "bergen"
forest | bosque*, forestal*, "forestal", "forestales" | forest*, "forest" | forêt* | wald, wälder*, "wälder", "wäldern"
animal | animal*, "animal", "animales" | animal*, "animal", "animals" | animal, animaux | tier, tiere*, *tier, "tiere", "tieren"
shark | tiburón*, "tiburón" | shark* | requin*, "requins" | hai, haie, haiangriff*
bear | oso, osos | grizzly | ours | braunbär*, bärin*
bird | ave, aves, pájaro*, "pájaro" | bird*, "bird" | oiseau*, "oiseau" | vogel*, "vogel"
space | espaci*, astronaut*, "espacio", "espacios", "astronautas" | space, astronaut* | spatial*, astronaut*, espace | weltraum*, raumfahrt*, astronaut*, raumschiff*, "weltraum", "raumfahrt", "astronauten"
moon | lunar*, "luna", "lunar" | moon, lunar | lune, lunaire | mond, mond*, mondlandung*
mars | Marte | Mars | Mars | Mars
# War and military: forces and ranks
air-force | fuerza aérea, fuerzas aéreas, ejército del aire | air force, RAF | armée de l'air, forces aériennes | luftwaffe, luftstreitkräfte
navy | marina de guerra, fuerza naval, la armada, armada española, armada rusa | navy, naval forces | marine nationale, marine de guerre, forces navales, marine américaine, marine russe | kriegsmarine, seestreitkräfte, US-Marine, deutsche marine
land-forces | ejército de tierra, fuerzas terrestres | ground forces, land forces, infantry | armée de terre, forces terrestres, infanterie | heer, bodentruppen, landstreitkräfte, infanterie
special-forces | fuerzas especiales, "comando", "comandos", unidad de élite | special forces, commandos, Navy Seals, elite unit | forces spéciales, commando, unité d'élite | spezialkräfte, elitesoldaten, eliteeinheit, spezialeinheit, KSK
coast-guard | guardia costera, guardacostas | coast guard, coastguard | garde-côtes | küstenwache, küstenwacht
marines | infantería de marina, infante de marina | "marines", marine corps | fusiliers marins, infanterie de marine | marineinfanterie, marineinfanterist
paratrooper | militar paracaidista, brigada paracaidista | paratrooper, airborne troops | militaire parachutiste, régiment parachutiste, parachutistes militaires | fallschirmjäger
soldier | soldado, militares muertos | soldier, serviceman, servicemen, servicewoman | soldat | soldat, soldatin
general-mil | teniente general, generales del ejército, comandante general | army general, four-star general, lieutenant general, major general | général d'armée, général de division, généraux de l'armée | armeegeneral, generalleutnant, generalmajor, viersternegeneral
admiral | almirante, vicealmirante, contraalmirante | admiral, rear admiral, vice admiral | amiral, vice-amiral, contre-amiral | admiral, vizeadmiral, konteradmiral
colonel | coronel, teniente coronel | colonel, lieutenant colonel | colonel, lieutenant-colonel | "oberst", oberstleutnant
commander-mil | comandante militar, comandantes, comandante en jefe | military commander, top commander, commander-in-chief | commandant militaire, commandant en chef, haut commandant | befehlshaber, militärkommandeur, oberbefehlshaber, kommandeur
officer-mil | oficial del ejército, alto mando militar | army officer, military officer, naval officer | officier de l'armée, haut gradé, officiers supérieurs | offizier, heeresoffizier, marineoffizier
sergeant | sargento | sergeant, staff sergeant | sergent, sergent-chef | feldwebel, unteroffizier, hauptfeldwebel
captain-mil | capitán del ejército, capitán de navío | army captain, navy captain | capitaine de l'armée, capitaine de vaisseau | kapitän zur see, hauptmann der bundeswehr
veteran | veterano de guerra, excombatiente | war veteran, veterans, ex-servicemen | ancien combattant, vétéran de guerre | kriegsveteran, veteranen
reservist | "reservista", "reservistas" | reservist, reserve troops | "réserviste", "réservistes" | reservist
mobilization | movilización parcial, movilización militar, movilización general, movilizar tropas | "mobilisation", "mobilization", mobilise troops | mobilisation partielle, mobilisation générale, mobiliser des troupes | mobilmachung, teilmobilmachung
deserter | desertor, deserción, desertar | "deserter", "desertion", desert the army, AWOL | "déserteur", "désertion" | deserteur, fahnenflucht, desertieren
mercenary | mercenario | mercenary, private military company | mercenaire | söldner, söldnertruppe, privatarmee
militia | milicia, miliciano, paramilitar | militia, militiamen, paramilitary | milice, milicien, paramilitaire | miliz, milizionär, paramilitärisch
combatant | combatiente | fighters, "combatant" | "combattant", "combattants" | kombattant, "kämpfer", "kämpfern"
child-soldier | niño soldado | child soldier | enfant soldat | kindersoldat
battalion | batallón, brigada militar, regimiento | battalion, regiment, army brigade | bataillon, régiment | bataillon, regiment, panzerbrigade, kampfbrigade
military-exercise | maniobras militares, ejercicios militares, maniobras conjuntas, maniobras navales | military exercise, military drills, war games | exercices militaires, manœuvres militaires | militärübung, manöver, militärmanöver, großmanöver
troop-withdrawal | repliegue | military withdrawal | retirer ses troupes, repli des troupes | truppenrückzug
disarmament | "desarme", desarmar | disarmament, disarm, arms control, lay down weapons | désarmement, contrôle des armements | entwaffnung
arms-industry | industria armamentística, industria de defensa, industria militar, Indra, Rheinmetall | defence industry, defense industry, arms maker, arms manufacturer, defence contractor, defense contractor, Rheinmetall, BAE Systems | industrie de défense, industrie de l'armement, Dassault, Rheinmetall, Thales | rüstungsindustrie, rüstungskonzern, waffenhersteller, rüstungsunternehmen, Rheinmetall, Hensoldt, rüstungsbranche, rüstungsfirma
# Weapons and systems
tank | tanque, carro de combate, tanques Leopard | tank, battle tank, Abrams tank | char d'assaut, char de combat, chars Leclerc, chars Leopard | panzer, kampfpanzer, schützenpanzer, leopard-panzer
armored-vehicle | vehículo blindado, blindado, tanqueta | armoured vehicle, armored vehicle, armoured personnel carrier | véhicule blindé, blindé | panzerfahrzeug, gepanzertes fahrzeug, gepanzert, mannschaftswagen
fighter-jet | avión de combate, cazabombardero, avión de caza, cazas rusos, "cazabombarderos" | fighter jet, warplane, fighter plane, fighter aircraft, combat aircraft | avion de chasse, avion de combat, chasseur bombardier | kampfjet, kampfflugzeug, jagdflugzeug, düsenjäger, abfangjäger
f35 | F-35 | F-35 | F-35 | F-35
f16 | F-16 | F-16 | F-16 | F-16
eurofighter | Eurofighter | Eurofighter | Eurofighter | Eurofighter
rafale | Rafale, cazas Rafale | Rafale, Rafale jets | Rafale | Rafale, Rafale-Jets
bomber-plane | bombardero, B-52 | bomber aircraft, "bombers", stealth bomber, B-52 | B-52, bombardier stratégique, avion bombardier | "bomber", tarnkappenbomber, langstreckenbomber, B-52
military-plane | avión militar, aviones militares | military plane, military aircraft | avion militaire | militärflugzeug, militärmaschine
military-helicopter | helicóptero militar, helicóptero de combate | military helicopter, attack helicopter, army helicopter, Black Hawk | hélicoptère militaire, hélicoptère de combat | militärhubschrauber, kampfhubschrauber, militärhelikopter
aircraft-carrier | portaaviones, portaviones | aircraft carrier, carrier strike group | porte-avions | flugzeugträger
warship | buque de guerra, barco de guerra, fragata, destructor | warship, frigate, destroyer, battleship | navire de guerre, bâtiment de guerre, frégate, destroyer | kriegsschiff, fregatte, korvette, zerstörer, schlachtschiff
submarine | submarino, sumergible | submarine, nuclear submarine | sous-marin nucléaire, sous-marin | u-boot, unterseeboot, atom-u-boot
torpedo | torpedo | torpedo | torpille | torpedo
ballistic-missile | misil balístico | ballistic missile | missile balistique | ballistische rakete
icbm | misil balístico intercontinental, misil intercontinental | intercontinental ballistic missile, ICBM | missile balistique intercontinental, missile intercontinental | interkontinentalrakete, ICBM
hypersonic-missile | misil hipersónico, hipersónico | hypersonic missile, hypersonic | missile hypersonique, hypersonique | hyperschallrakete, hyperschallwaffe, hyperschall
cruise-missile | misil de crucero, Tomahawk, Taurus | cruise missile, Tomahawk, Taurus missile, Storm Shadow | missile de croisière, Tomahawk | marschflugkörper, Taurus, Tomahawk
missile-test | prueba de misiles, lanzamiento de misil, lanza un misil, lanza misiles | missile test, missile launch, test-fires missile, fires missile | tir de missile, essai de missile, tire un missile | raketentest, raketenabschuss
air-defence | defensa aérea, defensas aéreas, defensa antiaérea, sistema antimisiles, antiaéreo | air defence, air defense, missile defence, missile defense, anti-aircraft | défense aérienne, défense antiaérienne, défense antimissile, DCA | flugabwehr, luftabwehr, luftverteidigung, raketenabwehr, flugabwehrsystem
patriot-missile | misiles Patriot, Patriot, sistema Patriot | Patriot missile, Patriot system, Patriot batteries | missiles Patriot, système Patriot, batteries Patriot | Patriot, Patriot-System, Patriot-Raketen
iron-dome | Cúpula de Hierro | Iron Dome | Dôme de fer | Iron Dome, Eisenkuppel
golden-dome | Cúpula Dorada | Golden Dome | Dôme doré, Golden Dome | Golden Dome
shoot-down | derriban | shot down, shoot down, "downed", "downing" | abattu en vol, abat un drone, drone abattu, avion abattu | abgeschossen, abschuss, abschießen, schießt drohne ab
intercept-air | interceptan, intercepción | intercept, interception | intercepter | abgefangen, abfangen, fängt ab
artillery | artillería, obús, mortero, proyectil | artillery, howitzer, mortar, artillery shell | artillerie, obus, mortier, obusier | artillerie, mörser, haubitze, granate, artilleriegeschoss
ammunition | munición, cartuchos | ammunition, munitions, ammo | munition, cartouches | munition, artilleriemunition
cluster-bomb | bombas de racimo, munición de racimo | cluster bomb, cluster munition | bombes à sous-munitions, armes à sous-munitions, sous-munitions | streubombe, streumunition
landmine | mina antipersona, mina terrestre, campo de minas, desminado | landmine, land mine, minefield, demining, anti-personnel mine | mine antipersonnel, champ de mines, déminage | landmine, minenfeld, antipersonenmine, tretmine, minenräumung
sea-mine | minas marinas, minas navales | sea mine, naval mines | mines marines, mines navales | seemine
grenade | granada de mano, "granadas" | grenade, hand grenade | grenade à main, jet de grenade, "grenades" | handgranate
chemical-weapon | armas químicas, arma química, ataque químico, gas sarín, gas mostaza | chemical weapon, chemical attack, sarin, mustard gas | armes chimiques, attaque chimique, sarin | chemiewaffe, giftgas, sarin, chemische waffen
biological-weapon | armas biológicas, arma biológica, ántrax | biological weapon, bioweapon, anthrax | armes biologiques, anthrax | biowaffe, biologische waffen, milzbrand
white-phosphorus | fósforo blanco | white phosphorus | phosphore blanc | weißer phosphor, phosphorbomben
assault-rifle | fusil de asalto, AK-47, AR-15 | assault rifle, assault weapon, AK-47, AR-15 | fusil d'assaut, AK-47 | sturmgewehr, AK-47
rifle | rifle, escopeta, fusil, carabina | rifle, shotgun | fusil, fusil de chasse | gewehr, schrotflinte, jagdgewehr, flinte
pistol | pistola, revólver | pistol, handgun, revolver | arme de poing, revolver, pistolet automatique | pistole, revolver, schreckschusspistole
machine-gun | ametralladora, metralleta | machine gun, submachine gun | mitrailleuse, mitraillette, pistolet-mitrailleur | maschinengewehr, maschinenpistole
machete | machete | machete | machette | machete
axe | hacha, hachazo | axe attack, hatchet | hache, coups de hache | axt, beil, axtangriff
sword | "espada", "espadas", katana | sword, samurai sword | sabre japonais, katana, "épées", sabre de samouraï | schwert, samuraischwert, säbelrasseln
military-equipment | material militar, equipo militar, material bélico | military equipment, military hardware | matériel militaire, équipement militaire | militärgerät, kriegsgerät, rüstungsgüter, militärausrüstung
# War: operations
air-raid-alert | alerta antiaérea, alarma antiaérea, sirenas antiaéreas | air raid alert, air raid siren | alerte aérienne, sirènes d'alerte | luftalarm, fliegeralarm, luftsirenen, sirenengeheul
shelling | cañoneo, fuego de artillería, bombardeo de artillería | "shelling", "shelled", artillery fire | pilonnage, pilonner, tirs d'artillerie, tirs d'obus | artilleriebeschuss, beschuss, beschossen, granatenbeschuss
carpet-bombing | bombardeo masivo, ataque masivo | carpet bombing, massive bombardment, massive attack, massive strike | bombardement massif, attaque massive, frappes massives | flächenbombardement, großangriff, massiver angriff
offensive | "ofensiva", ofensiva terrestre, "ofensivas" | "offensive", ground offensive, "offensives" | offensive militaire, offensive terrestre, offensive russe, "offensive", "offensives" | offensive, bodenoffensive, großoffensive
counteroffensive | contraofensiva, contraataque | counteroffensive, counter-offensive, counterattack | contre-offensive, contre-attaque | gegenoffensive, gegenangriff
front-line | línea del frente, primera línea de combate, frente de guerra, frente de batalla | front line, frontline | ligne de front, première ligne de front | frontlinie, frontverlauf, frontabschnitt
battle | batalla, combate | battle, battlefield, fighting rages, heavy fighting, fierce fighting | bataille, combats, champ de bataille, violents combats | schlacht, gefecht, kampfhandlungen, "kämpfe", schlachtfeld
clashes | enfrentamientos armados, choques armados, "enfrentamientos", enfrentamiento | armed clash, skirmish, "clash", "clashes", "clashed" | affrontements, affrontement armé, accrochage armé, échauffourée, affrontement, heurts | scharmützel, bewaffnete auseinandersetzung, zusammenstöße, ausschreitungen
ground-invasion | invasión terrestre, incursión terrestre | ground invasion, ground operation, land invasion | invasion terrestre, opération terrestre, incursion terrestre | bodeninvasion, bodeneinsatz, landinvasion
incursion | incursión, incursión armada | incursion, cross-border raid | incursion, incursion armée | vorstoß, überfallkommando
siege | asedio | besieged, siege of, encircled, siege | assiégé, ville assiégée, encerclement | belagerung, belagert, einkesselung, eingekesselt
naval-blockade | bloqueo marítimo | sea blockade | blocus maritime | schiffsblockade
troops-advance | avance de las tropas, avance ruso, avanzan hacia, toma el control | troops advance, military advance, takes control, seize control | avancée des troupes, avancée russe, prend le contrôle, prennent le contrôle | vormarsch, rückt vor, vorrücken, geländegewinne, unter kontrolle gebracht
liberate-town | reconquista, recuperan el control, liberación de la ciudad | recapture, retake, retook | reconquête, reconquérir, reprise de la ville | rückeroberung, zurückerobert, zurückerobern, rückeroberte
surrender | rendición, se rinde, capitulación | surrender, capitulation | reddition, capitulation | kapitulation, kapitulieren, ergibt sich, ergeben sich
retreat-mil | retirada de las fuerzas, se repliegan, replegarse | retreat, retreating forces | battre en retraite, se replient, repli militaire | ziehen sich zurück
escalate | escalada bélica, escalada militar, escalada del conflicto, escalada de tensión | escalation | escalade militaire, escalade des tensions, escalade du conflit | eskalation, eskalieren, eskaliert
deescalation | desescalada, rebajar la tensión | de-escalation, deescalation | désescalade, apaisement | deeskalation, entspannung der lage
retaliation | represalia, tomar represalias | retaliation, retaliatory, reprisal | représailles, riposte | vergeltung, vergeltungsschlag, vergeltungsangriff, gegenschlag
preemptive-strike | ataque preventivo, guerra preventiva | preemptive strike, pre-emptive strike | frappe préventive, attaque préventive | präventivschlag, erstschlag
world-war | guerra mundial, Primera Guerra Mundial, Gran Guerra | world war, First World War, World War I, World War One | guerre mondiale, Première Guerre mondiale, Grande Guerre | weltkrieg, Erster Weltkrieg
second-world-war | Segunda Guerra Mundial, II Guerra Mundial | Second World War, World War II, WWII, World War Two | Seconde Guerre mondiale, Deuxième Guerre mondiale | Zweiter Weltkrieg, weltkriegsende
third-world-war | tercera guerra mundial | World War III, third world war, World War Three | Troisième Guerre mondiale | dritter weltkrieg
conflict | conflicto armado, conflicto bélico, "hostilidades", conflicto | armed conflict, "hostilities", military conflict, conflict, confrontation | conflit armé, hostilités, conflit militaire, conflit, conflits | bewaffneter konflikt, militärischer konflikt, feindseligkeiten, konflikt, konfrontation
airspace | espacio aéreo | airspace | espace aérien | luftraum
no-fly-zone | zona de exclusión aérea | no-fly zone | zone d'exclusion aérienne | flugverbotszone
buffer-zone | zona de amortiguación, zona tampón, zona colchón | buffer zone | zone tampon | pufferzone, entmilitarisierte zone
humanitarian-crisis | crisis humanitaria, catástrofe humanitaria, desastre humanitario | humanitarian crisis, humanitarian catastrophe, humanitarian disaster | crise humanitaire, catastrophe humanitaire | humanitäre krise, humanitäre katastrophe, humanitäre lage
air-bridge | puente aéreo | airlift, air bridge | pont aérien | luftbrücke
prisoner-of-war | prisionero de guerra | prisoner of war, POW, POWs | prisonnier de guerre | kriegsgefangene, kriegsgefangenschaft
hostage-release | liberación de los rehenes, rehenes liberados, liberación de rehenes, libera a rehenes | hostage release, hostages freed, hostage deal | libération des otages, otages libérés, libération d'otages | geiselfreilassung, freilassung der geiseln, freigelassene geiseln
massacre | masacre, matanza | massacre, mass killing, slaughtered | massacre, tuerie, carnage | massaker, blutbad, gemetzel
civilian | civiles, población civil, civil muerto | civilian | civils, population civile, civil tué | zivilist, zivilbevölkerung, zivile opfer
friendly-fire | fuego amigo | friendly fire | tir ami, tirs amis, feu ami | eigenbeschuss, friendly fire, eigenes feuer
war-anniversary | aniversario de la guerra, aniversario de la invasión | anniversary of the war, anniversary of the invasion | anniversaire de la guerre, anniversaire de l'invasion | jahrestag des kriegsbeginns, jahrestag des angriffs
ceasefire-violation | viola la tregua, rompe la tregua | ceasefire violation, violating ceasefire, truce violation | violation de la trêve | verstoß gegen waffenruhe, bruch der waffenruhe, verletzung der waffenruhe
warmonger-aggressor | agresión rusa, guerra de agresión | aggressor, war of aggression | agresseur russe, guerre d'agression, agression russe | aggressor, angriffskrieg
reconstruction-war | reconstrucción de Ucrania, reconstrucción de Gaza, reconstrucción | reconstruction, postwar rebuilding | reconstruction, reconstruire | wiederaufbau
tunnel-hamas | túneles de Hamás, red de túneles | Hamas tunnels, tunnel network | tunnels du Hamas, réseau de tunnels | Hamas-Tunnel, tunnelsystem, tunnelnetz
# Nuclear weapons
nuclear-weapon | arma nuclear, armas nucleares, arsenal nuclear, cabeza nuclear, bomba nuclear, bomba atómica | nuclear weapon, nuclear arsenal, nuclear warhead, nuclear bomb, nuclear arms, atomic bomb | arme nucléaire, arsenal nucléaire, ogive nucléaire, bombe atomique | atomwaffe, nuklearwaffen, atomarsenal, atomsprengkopf, kernwaffen, atombombe
nuclear-test | ensayo nuclear, prueba nuclear, ensayos nucleares, pruebas nucleares | nuclear test | essai nucléaire, essais nucléaires | atomtest, atomwaffentest, nukleartest
nuclear-programme | programa nuclear, instalaciones nucleares, programa atómico | nuclear programme, nuclear program, nuclear facilities, nuclear sites | programme nucléaire, installations nucléaires, sites nucléaires | atomprogramm, atomanlagen, nuklearprogramm, atomwaffenprogramm
uranium-enrichment | enriquecimiento de uranio, uranio enriquecido | uranium enrichment, enriched uranium | enrichissement d'uranium, uranium enrichi, enrichissement de l'uranium | urananreicherung, angereichertes uran
nuclear-threat | amenaza nuclear, guerra nuclear | nuclear threat, nuclear war | menace nucléaire, guerre nucléaire | atomare bedrohung, atomkrieg
nonproliferation | no proliferación, proliferación nuclear | non-proliferation, nuclear proliferation | non-prolifération, prolifération nucléaire | nichtverbreitung, nichtverbreitungsvertrag
# Terrorism and extremism
terror-suspect | presunto terrorista, sospechoso de terrorismo | terror suspect, suspected terrorist | terroriste présumé, soupçonné de terrorisme | terrorverdächtiger, mutmaßlicher terrorist
terror-plot | plan terrorista, complot terrorista, planeaba un atentado | terror plot, bomb plot, foiled attack, plotting attack | projet d'attentat, attentat déjoué, préparait un attentat | anschlagsplan, terrorplan, anschlag geplant, anschlag vereitelt
terror-cell | célula terrorista, célula yihadista | terror cell, terrorist cell, sleeper cell | cellule terroriste, cellule jihadiste | terrorzelle, schläferzelle
terror-group | grupo terrorista, organización terrorista | terrorist group, terror group, terrorist organisation, terrorist organization | groupe terroriste, organisation terroriste | terrorgruppe, terrororganisation, terrorvereinigung
counterterrorism | antiterrorista, lucha antiterrorista, contraterrorismo | counterterrorism, counter-terrorism, anti-terrorism | antiterroriste, lutte antiterroriste, PNAT | terrorabwehr, terrorbekämpfung, antiterroreinsatz, anti-terror-einsatz
radicalization | radicalización, radicalizado | "radicalisation", "radicalization", "radicalised", "radicalized" | radicalisation | radikalisierung, radikalisiert
extremism | "extremismo", "extremista" | "extremism", extremist | "extrémisme", "extrémiste" | extremismus, extremist
far-right-extremist | extremismo de derecha, supremacista blanco | far-right extremist, white supremacist, right-wing extremist | suprémaciste blanc, extrémiste de droite | rechtsterrorist
suicide-bomber | atacante suicida, atentado suicida, terrorista suicida, kamikaze | suicide bomber, suicide attack, suicide bombing, suicide blast | attentat-suicide, kamikaze, attaque suicide | selbstmordattentäter, selbstmordanschlag
car-bomb | coche bomba, carro bomba, camión bomba | car bomb, truck bomb | voiture piégée, attentat à la voiture, camion piégé | autobombe, autobombenanschlag
bomb-attack | atentado con bomba, ataque con bomba, artefacto explosivo | bomb attack, explosive device, IED | attentat à la bombe, engin explosif, attaque à la bombe, colis piégé | bombenanschlag, bombenattentat, sprengsatz, sprengstoffanschlag, sprengfalle
letter-bomb | carta bomba, paquete bomba | letter bomb, parcel bomb | lettre piégée, bombe postale | briefbombe, paketbombe
bomb-threat | amenaza de bomba, aviso de bomba, falsa alarma de bomba | bomb threat, bomb scare, bomb hoax | alerte à la bombe | bombendrohung, bombenalarm
vehicle-ramming | atropello masivo, atropello mortal múltiple, embiste a la multitud, arrolla a la multitud | car ramming, vehicle ramming, drove into crowd, ploughed into crowd, plowed into crowd | voiture-bélier, attaque à la voiture, véhicule-bélier, fonce dans la foule | amokfahrt, amokfahrer, autoattacke, fährt in menschenmenge, todesfahrt
sniper | francotirador | sniper | sniper, tireur embusqué, tireur d'élite | scharfschütze, heckenschütze
christmas-market-attack | ataque al mercado navideño, atentado de Magdeburgo | Christmas market attack, Magdeburg attack | attaque de Magdebourg | weihnachtsmarktanschlag, anschlag auf weihnachtsmarkt, anschlag von Magdeburg
incel | incel, incels | incel | incel | incel
manifesto-killer | manifiesto del atacante | shooter's manifesto, manifesto of gunman | manifeste du tireur | manifest des täters, bekennerschreiben
claim-responsibility | reivindica el atentado, reivindica el ataque, se atribuye el ataque, reivindican | claims responsibility | revendique l'attentat, revendiqué l'attaque, attentat revendiqué | bekennt sich zu, bekennt sich, bekannte sich zu
assassination-attempt | intento de asesinato, tentativa de asesinato, atentado contra, intento de magnicidio | attempted assassination, attempt on life | tentative d'assassinat contre | mordanschlag
assassination | asesinato político, asesinato selectivo | assassination, targeted killing | assassinat politique, assassinat ciblé, élimination ciblée | politischer mord, gezielte tötung, auftragsattentat
# Crime: killing and violence
murder-charge | acusado de asesinato, cargos de asesinato, acusado de homicidio | murder charge, charged with murder, accused of murder | accusé de meurtre, inculpé de meurtre, accusé d'assassinat, inculpé pour meurtre | mordanklage, des mordes angeklagt, mordvorwurf, mordverdacht
attempted-murder | tentativa de homicidio, intento de homicidio | attempted murder | tentative de meurtre, tentative d'homicide | mordversuch, versuchter mord, versuchter totschlag
manslaughter | homicidio involuntario, homicidio imprudente, homicidio por imprudencia, homicidio culposo | manslaughter, involuntary manslaughter, negligent homicide | homicide involontaire | fahrlässige tötung, totschlag, körperverletzung mit todesfolge
double-murder | doble asesinato, doble crimen, doble homicidio | double murder, double killing, double homicide | double meurtre, double homicide, double assassinat | doppelmord
triple-murder | triple asesinato, triple crimen, triple homicidio | triple murder, triple homicide | triple meurtre, triple homicide | dreifachmord
serial-killer | asesino en serie | serial killer, serial murderer | tueur en série, tueuse en série | serienmörder, serienkiller, serientäter
contract-killing | sicario, asesinato por encargo, asesino a sueldo | hitman, contract killing, hitmen, contract killer | tueur à gages, assassinat sur commande | auftragsmord, auftragskiller
killed-partner | mata a su pareja, mata a su mujer, asesina a su pareja, uxoricidio | kills wife, killed his wife, killed her husband, killed partner, killed girlfriend | tue sa compagne, tue sa femme, tué son ex | tötet ehefrau, tötet partnerin, ehefrau getötet, frau erstochen, partnerin getötet
femicide | feminicidio, crimen machista, asesinato machista, asesinada por su pareja | femicide, feminicide | féminicide | femizid, frauenmord
infanticide | infanticidio, mata a sus hijos, mató a su hijo, parricidio | infanticide, killed her children, killed his children, killed her baby | infanticide, tué ses enfants | kindsmord, kindstötung, kindermord, kinder getötet
family-killing | crimen familiar, mata a su familia, familia asesinada | family murder, familicide, murder-suicide, killed his family | drame familial, tuerie familiale | familiendrama, familientragödie, familie getötet, erweiterter suizid, beziehungstat
patricide | mata a su padre, mata a su madre, asesina a sus padres, matricidio | killed his parents, killed his mother, killed his father, matricide, patricide | tué ses parents, tue sa mère, tue son père, parricide, matricide | elternmord, muttermord, vatermord, mutter getötet
honor-killing | crimen de honor, crímenes de honor | honour killing, honor killing | crime d'honneur | ehrenmord
dismember | descuartizado, desmembrado, cuerpo descuartizado | dismembered, body parts | démembré, corps démembré, dépecé | zerstückelt, leichenteile, zerstückelte leiche
decapitate | decapitado, decapitación | behead, decapitated | décapité | enthauptet, enthauptung, geköpft
strangle | estrangulado | strangled | étranglé, strangulation | erwürgt, erdrosselt, stranguliert, erwürgen
shot-dead | muerto a tiros, asesinado a tiros, matado a tiros, abatido, a balazos | shot dead, fatally shot, shot and killed, gunned down, shot to death, shoots dead | tué par balle, abattu par balles, abattu par la police, abattu | erschossen, todesschuss, tödliche schüsse, erschießt, erschießen, niedergeschossen
stabbing | apuñal*, acuchill*, cuchillo*, muerto apuñalado, asesinado a puñaladas, a puñaladas, cuchilladas, ataque con cuchillo, ataque con arma blanca, ataque a cuchillo, "cuchillo", "cuchillos" | stab*, knife*, stabbed, stabbed to death, fatally stabbed, stab wounds, knife attack, stabbing attack, knife rampage, stabbing spree, mass stabbing, "stab" | poignard*, couteau*, poignardé, poignardée, coups de couteau, attaque au couteau, agression au couteau | messer*, messerangriff*, erstochen, niedergestochen, messerstiche, ersticht, messerattacke, messerangriff, messerstecherei, messerattentat, "messer"
beaten | paliza, golpiza, apaleado, brutal paliza | "beating", beaten up, beaten to death, battered | passage à tabac, passé à tabac, roué de coups, tabassé | verprügelt, prügelattacke, zusammengeschlagen, totgeprügelt, prügelei, schlägerei
brawl | pelea, reyerta, riña, pelea multitudinaria, trifulca | brawl, mass brawl, street fight, fistfight | rixe, bagarre, bagarre générale | massenschlägerei, rauferei, handgemenge, massenprügelei
assault-crime | agresión física, agredido, agresor, agresión | assaulted, assailant, physical assault, aggravated assault | agression, agressée, agresseur | körperverletzung, angreifer, gewaltdelikt, tätlicher angriff
acid-attack | ataque con ácido, ácido a la cara | acid attack | attaque à l'acide, vitriolée, jet d'acide | säureangriff, säureattacke, säureanschlag
gang-violence | violencia de pandillas, violencia de bandas, guerra de bandas, ajuste de cuentas | gang violence, gang war, gang warfare, turf war | guerre des gangs, violence des gangs, règlement de comptes | bandenkrieg, bandengewalt, bandenkriminalität, revierkampf
gang | pandilla, pandillero, banda armada | gangster, gang member, street gang | bande organisée, bande armée, gangster | "band", "banden", straßengang, jugendbande, verbrecherbande, "bande"
organized-crime | crimen organizado, banda criminal, organización criminal, delincuencia organizada | organised crime, organized crime, crime syndicate, criminal gang, crime network | crime organisé, criminalité organisée, narcobanditisme, réseau criminel | organisierte kriminalität, clankriminalität, verbrechersyndikat
mafia | mafia, mafioso, capo | mafia, mafia boss, mobster, mob boss | mafia, mafieux, parrain de la mafia | mafia, mafiaboss, mafioso
clan-crime | clan mafioso, clan familiar, clanes criminales | crime clan, clan crime, crime family | clan mafieux, clan criminel | clan-kriminalität, großfamilie, clanmitglied, clanchef
yakuza | yakuza | yakuza | yakuza | yakuza
hells-angels | Ángeles del Infierno, Hells Angels | Hells Angels, biker gang | Hells Angels | Hells Angels, rockerbande, rockerkriminalität
crime-rate | "delincuencia", "criminalidad", tasa de criminalidad, inseguridad ciudadana | crime rate, violent crime, crime statistics | "délinquance", "criminalité", insécurité, taux de criminalité | kriminalität, kriminalstatistik, kriminalitätsrate
juvenile-crime | delincuencia juvenil, menor infractor | youth crime, juvenile crime, juvenile offender | délinquance des mineurs, délinquance juvénile, mineurs délinquants | jugendkriminalität, jugendlicher straftäter, jugendgewalt, kinder- und jugendkriminalität
criminal | delincuente, criminales, malhechor | criminals, offender, felon, crime, offence | délinquant, criminels, malfaiteur | verbrecher, "straftäter", kriminelle, "täter"
crime-offence | delito, delictivo | criminal offence, felony, misdemeanor, criminal offense | délit, délits, infraction pénale | straftat, delikt, strafbar
crime-scene | escena del crimen, lugar del crimen, lugar de los hechos | crime scene, scene of the crime | scène de crime, lieux du crime, scène du crime, lieu du crime | tatort, am tatort
homophobic-attack | agresión homófoba, homofobia, homófobo | homophobic attack, homophobia, homophobic, anti-gay | agression homophobe, homophobie | homophob, schwulenfeindlich, homophobie, queerfeindlich
lynching | linchamiento, linchado | lynching, mob killing, lynch mob | lynchage, lynché | lynchmord, gelyncht, lynchmob, lynchjustiz
revenge-attack | venganza, por venganza, "vengarse", "vengan" | revenge, vengeance, revenge attack | vengeance, se venger, vengé | rache, racheakt, racheaktion, rachemord
stalking | acoso, stalking | stalking, stalker | harceleur, harcèlement, traque furtive | stalker, stalking, nachstellung
bullying | acoso escolar, bullying, ciberacoso, "acosar", hostigamiento | bullying, cyberbullying, school bullying, playground bullying, bullied at school, harassment | harcèlement scolaire, cyberharcèlement, harcèlement moral, harcèlement à l'école, "harceler" | mobbing, cybermobbing, gemobbt, mobbing in der schule, mobbing an schulen, belästigung, belästigt
road-rage | pelea de tráfico, discusión de tráfico | road rage | altercation routière, rage au volant | verkehrsstreit, straßenverkehrsstreit
shooting | tiroteo*, disparo*, dispar*, balacera*, tiroteo, balacera, disparo, balazo, "baleado", "baleada", "disparos", "dispara", pistolero, "tirador", hombre armado, atacante armado, tirador activo, tiroteo masivo, tiroteo múltiple, matanza a tiros | shooting*, shot, gunfire, shots, shooting, shootout with police, gunfight, gunshot, shots fired, "shootings", gunman, gunmen, shooter, active shooter, lone gunman, mass shooting, shooting spree, shooting rampage | fusillade*, coups de feu, tireur*, fusillade, échange de tirs, coup de feu, "tirs", tireur, homme armé, forcené, tuerie de masse, fusillade meurtrière, fusillade de masse | schieß*, schuss*, schüsse*, schießerei, schusswechsel, feuergefecht, schuss, "schießen", "schüsse", "schüssen", "schütze", bewaffneter, amokschütze, "amokläufer", "amoktäter", massenschießerei, amoktat, amoklauf, massenmord mit schusswaffe
bullet | bala perdida | bullet, stray bullet | balle perdue, impact de balle | querschläger, pistolenkugel, gewehrkugel, irrläufer
# Sexual crime, exploitation
gang-rape | violación grupal, violación en grupo, violación múltiple, La Manada | gang rape | viol collectif, viol en réunion | gruppenvergewaltigung, massenvergewaltigung
rape | viola*, violación*, violación, violada, violador, "viola", agresión sexual, agresor sexual, delito sexual, violencia sexual | rape*, rapist, rape, sexual assault, sex offender, sex attack, sexual violence | viol, viols, violeur, violée*, violée, agression sexuelle, violences sexuelles, délinquant sexuel | vergewaltig*, missbrauch*, vergewaltigung, vergewaltigt, sexueller übergriff, sexuelle nötigung, sexuelle gewalt, sexualdelikt, sexualstraftat
sexual-harassment | acoso sexual, acoso laboral | sexual harassment, sexual misconduct | harcèlement sexuel, harcelée sexuellement | sexuelle belästigung, sexuell belästigt
sexual-abuse | abuso sexual | sexual abuse, sex abuse | abus sexuels, sévices sexuels | sexueller missbrauch, missbrauchsvorwürfe, missbrauchsfall
child-abuse | abuso de menores, abuso infantil, abusos a menores, maltrato infantil | child abuse, child sexual abuse, child cruelty, child sex abuse | maltraitance, pédocriminalité, maltraitance infantile, violences sur mineurs | kindesmissbrauch, kindesmisshandlung, missbrauch von kindern
pedophile | pederasta, pederastia, pedófilo, pedofilia | paedophile, pedophile, paedophilia, pedophilia, child sex offender | pédophile, pédocriminel, abus sur mineurs | pädophil, pädophilie, kinderschänder, pädokriminell
child-pornography | pornografía infantil, material de abuso infantil | child pornography, child abuse images, child sexual abuse material | pédopornographie, images pédopornographiques | kinderpornografie, kinderpornos, kinderpornographie, missbrauchsdarstellungen
clergy-abuse | abusos en la Iglesia, pederastia en la Iglesia, sacerdote pederasta, abusos sexuales en la, cura pederasta | clergy abuse, church abuse, priest abuse, paedophile priest, clerical abuse, predator priests, church sex abuse | abus dans l'Église, prêtre pédophile, Ciase, pédocriminalité dans l'Église, rapport Sauvé | missbrauch in der kirche, missbrauchsskandal, missbrauchsgutachten, priestermissbrauch, missbrauchsstudie, kirchlicher missbrauch, missbrauchspriester
grooming | grooming, captación de menores | "grooming", grooming gang | grooming, sollicitation de mineurs | grooming, cybergrooming
epstein | Ghislaine Maxwell | Ghislaine Maxwell | Ghislaine Maxwell | Ghislaine Maxwell
weinstein | Weinstein, Harvey Weinstein | Weinstein, Harvey Weinstein | Weinstein, Harvey Weinstein | Weinstein, Harvey Weinstein
pelicot | Pelicot, caso Pelicot, violaciones de Mazan | Pelicot, Mazan rapes | Pelicot, viols de Mazan, procès de Mazan | Pelicot, Fall Pelicot, Vergewaltigungen von Mazan
drugging-spiking | sumisión química, burundanga | drink spiking, spiked drink, chemical submission, date rape drug | soumission chimique, drogue du violeur, GHB | k.o.-tropfen, KO-Tropfen, chemische unterwerfung
prostitution | prostitución, proxeneta, prostituta, burdel, prostíbulo | prostitution, prostitute, brothel, pimp, sex work, sex worker | prostitution, proxénète, prostituée, maison close | prostitution, zuhälter, zwangsprostitution, prostituierte, bordell, sexarbeit, sexkauf
child-labour | trabajo infantil, explotación infantil | child labour, child labor | travail des enfants | kinderarbeit
forced-marriage | matrimonio forzado, matrimonio infantil, poligamia | forced marriage, child marriage, child bride, polygamy | mariage forcé, mariage d'enfants, polygamie | zwangsheirat, kinderehe, zwangsehe, polygamie
fgm | mutilación genital, ablación, mutilación genital femenina | female genital mutilation, FGM, genital mutilation | excision, mutilations génitales | genitalverstümmelung, weibliche genitalverstümmelung, beschneidung
exhibitionist | exhibicionista | indecent exposure, flasher | exhibition sexuelle, exhibitionniste | exhibitionist
upskirting-voyeur | voyerismo, cámara oculta en baños | voyeurism, upskirting, hidden cameras | voyeurisme, caméra cachée | voyeurismus, voyeur, versteckte kamera
revenge-porn | porno vengativo, sextorsión, deepfake porno | revenge porn, sextortion, deepfake porn | revenge porn, sextorsion, vengeance pornographique | racheporno, sextortion, rachepornos, deepfake-pornos
# Theft, robbery, fraud, property crime
robbery | atraco, asalto a mano armada, robo a mano armada | robbery, robber, armed robbery, robbed | braquage, braqueur, vol à main armée, braquer | raubüberfall, räuber, überfall, ausgeraubt
burglary | robo en vivienda, robo con fuerza, allanamiento de morada | burglary, burglar, break-in, burgled | cambriolage, cambrioleur, cambriolé | einbruch, einbrecher, eingebrochen, wohnungseinbruch, einbruchserie
theft | robo, robos, roban, ladrón*, hurto*, atraco*, ladrón, "hurto", sustracción, "ladrones", "ladronas" | theft*, robber*, stole, stolen, burglar*, thieves, thief, theft, steal | vol à main, cambriol*, braqu*, voleur*, volé*, voleur, vol avec effraction, dérobé, vol aggravé, "vole" | diebstahl*, dieb, diebe*, raub*, einbruch*, einbrecher*, gestohlen*, diebstahl, gestohlen, stiehlt, klaut, geklaut, "diebe", "raub", "einbrüche", "gestohlene", "gestohlenes"
pickpocket | "carterista", "carteristas", tirón de bolso | pickpocket, bag snatcher | pickpocket, vol à la tire | taschendieb, taschendiebstahl
shoplifting | hurto en tiendas, robo en tiendas | shoplifting | vol à l'étalage, voleur à l'étalage | ladendiebstahl, ladendieb
looting | "saqueo", "saqueos", saqueador, "saquear", "saquean", pillaje | looting, looter | pillage, pilleur, pillards, piller | plünderung, plünderer, geplündert
heist | gran robo, robo de joyas, golpe millonario | heist, jewel heist, jewellery theft, jewel thieves | casse du siècle, vol de bijoux, vol spectaculaire | juwelenraub, juwelendiebstahl, millionenraub
louvre-heist | robo del Louvre, robo en el Louvre | Louvre heist, Louvre robbery, Louvre theft | cambriolage du Louvre, vol au Louvre, casse du Louvre | Louvre-Einbruch, Louvre-Raub, Einbruch in den Louvre
green-vault | Bóveda Verde, Bóveda Verde de Dresde | Green Vault, Dresden jewels | Voûte verte, Voûte verte de Dresde | Grünes Gewölbe, Juwelendiebstahl von Dresden
art-theft | robo de arte, robo de cuadros, cuadro robado, robo en el museo, joyas robadas | art theft, art heist, stolen painting, museum theft, museum heist, jewel theft, jewellery heist | tableau volé, vol de tableaux, vol au musée, vol d'œuvres, cambriolage du musée | kunstraub, kunstdiebstahl, gestohlenes gemälde, museumsraub, goldmünze, juwelendiebe
atm-blast | reventar cajeros, explosión de cajero, cajeros automáticos reventados | ATM explosion, ATM blast, ATM raid, cash machine blown up | distributeur à l'explosif, distributeur de billets attaqué | geldautomatensprengung, geldautomat gesprengt, automatensprengung
cash-van-robbery | robo a furgón blindado, asalto a furgón blindado | cash-in-transit robbery, armoured van robbery, security van robbery | attaque de fourgon blindé, fourgon blindé attaqué | geldtransporter-überfall, überfall auf geldtransporter, geldtransporter
mugging | asaltado en la calle, robo con violencia | mugging, mugger | vol avec violence, vol à l'arraché, agression crapuleuse | straßenraub, handtaschenraub, handyraub
extortion | extorsión, chantaje | extortion, blackmail, "racketeering", extorted | extorsion, chantage, racket, maître chanteur | erpressung, schutzgeld, erpresst
fraud | fraude*, estafa*, estafa, "timo", "tímida", "tímidas", timador, "fraude", "estafas" | fraud*, scam*, scam, scammer, swindle, swindler, con artist, "fraud" | fraude*, escroqu*, escroquerie, escroc, arnaque, arnaqueur | betrug*, betrüger, betrugsmasche, abzocke, hochstapler, "betrug"
tax-evasion | fraude fiscal, evasión fiscal, delito fiscal, elusión fiscal | tax fraud, tax evasion, tax dodging, tax avoidance | fraude fiscale, évasion fiscale, fraude au fisc | steuerhinterziehung, steuerbetrug, steuerstraftat, steuerflucht, steuervermeidung
wirecard | Marsalek, Wirecard | Marsalek, Wirecard, Markus Braun | Marsalek, Wirecard | Marsalek, Wirecard, bilanzskandal
insider-trading | información privilegiada, uso de información privilegiada | insider trading, insider dealing | délit d'initié, délits d'initiés | insiderhandel, insidergeschäfte, insiderwissen
ponzi | estafa piramidal, esquema Ponzi, pirámide financiera, Madoff | Ponzi scheme, pyramid scheme, Madoff | pyramide de Ponzi, système de Ponzi, Madoff, chaîne de Ponzi | schneeballsystem, Ponzi-System, Madoff, Ponzi
counterfeit-money | billetes falsos, falsificador de moneda, dinero falso, falsificación de moneda | counterfeit money, counterfeit notes, fake banknotes | fausse monnaie, faux billets, faux-monnayeur | falschgeld, geldfälscher, gefälschte banknoten
counterfeit | falsificaciones, productos falsificados, falsificación, piratería, productos falsos | counterfeit, counterfeit goods, fake goods, knockoffs, knock-offs | contrefaçon, produits contrefaits | produktpiraterie, fälschung, gefälschte ware, gefälscht, "falsches"
forgery | documentos falsos, falsificación documental, falsedad documental | forgery, forged documents, forged, fake documents | faux papiers, faux et usage, faux documents | urkundenfälschung, gefälschte dokumente, gefälschte pässe, falsche papiere
identity-theft | robo de identidad, suplantación de identidad | identity theft, identity fraud | usurpation d'identité, vol d'identité | identitätsdiebstahl, identitätsbetrug
phone-scam | estafa telefónica, falso policía | phone scam, fake police officer | arnaque téléphonique, faux policier | enkeltrick, schockanruf, falsche polizisten, telefonbetrug
phishing | phishing, estafa por internet, ciberestafa | phishing, online scam, scam calls, online fraud | hameçonnage, phishing, arnaque en ligne | phishing, internetbetrug
romance-scam | estafa amorosa, estafa sentimental, falso Brad Pitt, estafa del amor | romance scam, romance fraud, catfish, fake Brad Pitt | arnaque sentimentale, arnaque aux sentiments, faux Brad Pitt, brouteurs | liebesbetrug, love scamming, heiratsschwindler
crypto-fraud | estafa con criptomonedas, criptoestafa, fraude de criptomonedas | crypto scam, crypto fraud, cryptocurrency fraud | arnaque aux cryptomonnaies, escroquerie aux cryptomonnaies | kryptobetrug, krypto-betrug, onecoin
cyberattack | ciberataque, ataque informático, ataque cibernético, hackeo, hacker*, ciberata*, cibersegur*, pirata informático, jáquer, hacker | cyberattack, cyber attack, data hack, hack*, cyber*, hacker, hacked, "hack", "hacks", "cyber" | cyberattaque, attaque informatique, piratage informatique, hacker*, pirat*, cyber*, pirate informatique, piratage, hackeur, piraté, hacker, hackers | cyberangriff, hackerangriff, cyberattacke, hackerattacke, cyber-angriff, hacker*, cyber*, gehackt*, hacker, gehackt, hackergruppe
ransomware | ransomware, secuestro de datos, programa de rescate | ransomware, WannaCry | rançongiciel, ransomware, WannaCry | ransomware, erpressungssoftware, lösegeldsoftware, WannaCry, erpressersoftware, erpressungstrojaner
cybercrime | ciberdelincuencia, cibercrimen, delitos informáticos | cybercrime, cybercriminal, cyber criminals | cybercriminalité, cybercriminel | cyberkriminalität, cyberkriminelle, internetkriminalität, cybercrime
data-breach | filtración de datos, robo de datos, fuga de datos, brecha de seguridad, brecha de datos | data breach, data leak, data theft, leaked data, stolen data | fuite de données, vol de données, données volées | datendiebstahl, datenpanne, datenklau, datenleck
malware | malware, virus informático, spyware | malware, computer virus | logiciel malveillant, virus informatique, maliciel | schadsoftware, computervirus, trojaner
ddos | ataque DDoS, DDoS, denegación de servicio | DDoS, DDoS attack, denial of service | attaque DDoS, DDoS, déni de service | DDoS, DDoS-Attacke, überlastungsangriff
darknet | darknet, web oscura, red oscura, internet oscura, dark web | dark web, darknet, Silk Road | darknet, dark web | darknet, dark web, darknet-plattform, darknet-marktplatz
ransom | rescate millonario, exigen rescate, pago de rescate, pide un rescate | ransom, ransom demand | rançon, demande de rançon | lösegeld, lösegeldforderung
kidnap | secuestr*, secuestro | kidnap*, abduct*, kidnapping, kidnapper, abducted, abduction, "kidnap" | enlev*, kidnapp*, rapt, enlèvement, ravisseur, kidnappé, kidnapping, séquestration | entführ*, entführung, entführt, kidnapping, "entführen"
child-abduction | secuestro de un niño, secuestro infantil, niño secuestrado, sustracción de menores | child abduction, abducted child, kidnapped girl, kidnapped boy | enlèvement d'enfant, alerte enlèvement, enfant enlevé | kindesentführung, kindesentziehung, entführtes kind, kinderentführung
imprisoned-basement | encerrado en sótano, cautiverio | held captive, captivity, captor | captivité, captif | gefangenschaft, kellerverlies, freiheitsberaubung
arson | incendio provocado, incendio intencionado, pirómano, incendiario | arson, arsonist, arson attack, set fire to | incendie criminel, incendie volontaire, incendiaire, pyromane | brandstiftung, brandanschlag, pyromane, in brand gesetzt
car-arson | coches quemados, quema de coches, vehículos incendiados | cars torched, torched cars, cars set alight | voitures brûlées, voitures incendiées, véhicules incendiés | brennende autos, autos angezündet, autobrandstiftung, autos in brand
vandalism | vandalismo, actos vandálicos, vandalizado | vandalism, vandalised | vandalisme, vandalisé | vandalismus, sachbeschädigung, vandalen, verwüstet, beschmiert
graffiti | grafiti, "pintadas", "pinta", "pinto", "pintar", grafitero | graffiti, spray-painted, graffiti artist | graffiti, graffeur | graffiti, graffitisprayer, schmierereien, sprayer
desecration | profanación, tumbas profanadas, profanado | desecration, graves vandalised | profanation, tombes profanées | grabschändung, geschändet, schändung, friedhofsschändung
power-sabotage | sabotaje eléctrico | power grid attack, attack on power grid | sabotage électrique, sabotage de pylônes | brandanschlag auf stromnetz, anschlag auf stromnetz, sabotage am stromnetz
cable-sabotage | cable submarino, cable submarino dañado | undersea cable, subsea cable, cable cut, submarine cable, internet cable | câble sous-marin | unterseekabel, seekabel, tiefseekabel, ostseekabel, datenkabel
place-nord-stream | Nord Stream, gasoducto Nord Stream, Nord Stream 2 | Nord Stream, Nord Stream pipeline, Nord Stream 2 | Nord Stream, gazoduc Nord Stream, Nord Stream 2 | Nord Stream, Nord-Stream-Pipelines, Nord-Stream-Sabotage, Nord-Stream-Anschlag, Nord Stream 2, Nordstream, ostseepipeline
trespass | intrusión, intruso, entró sin permiso | trespassing, intruder | intrusion | hausfriedensbruch, eindringling
squatter | okupas, okupación, desalojo de okupas, ocupación ilegal | squatters | squatteurs, squat | hausbesetzer, besetztes haus
smuggle | contraband*, contrabando, contrabandista | smuggl*, traffick*, smuggling, smuggler | contrebande*, trafic*, contrebande, contrebandier, trafic de | schmugg*, schleuser*, schmuggel, schmuggler, schmuggelware, geschmuggelt
cigarette-smuggling | contrabando de tabaco, tabaco de contrabando | cigarette smuggling, tobacco smuggling | contrebande de cigarettes, contrebande de tabac, cigarettes de contrebande | zigarettenschmuggel
bribe | soborno*, cohecho, soborno, "sobornos" | brib*, bribery, bribe, kickbacks | pot-de-vin, pots-de-vin, corruption active | bestech*, schmiergeld*, bestechung, schmiergeld, bestochen, vorteilsannahme
perjury | falso testimonio, perjurio | perjury, false testimony, lying under oath | faux témoignage, parjure | falschaussage, meineid
defamation | difamación, calumnia, injurias, derecho al honor | defamation, libel, slander, defamatory, libel case | diffamation, diffamatoire, injure publique, calomnie | verleumdung, üble nachrede, beleidigung, verleumdungsklage, verleumdungsprozess
incitement | incitación, incitación a la violencia | incitement, inciting violence, inciting hatred | incitation, incitation à la violence | aufruf zu gewalt, anstiftung, aufstachelung
swatting-hoax | falsa alarma | hoax call, false alarm, "swatting" | fausse alerte, canular téléphonique | fehlalarm, falscher alarm, falschalarm
illegal-gambling | juego ilegal, apuestas ilegales, amaño de partidos, amaños, partidos amañados | illegal gambling, illegal betting, match-fixing, spot-fixing | jeux illégaux, paris illégaux, matchs truqués, paris truqués, trucage de matchs | illegales glücksspiel, spielmanipulation, wettbetrug, wettskandal, manipulierte spiele
wildlife-trade-illegal | tráfico de animales, tráfico de especies | wildlife trafficking, animal trafficking, wildlife smuggling | trafic d'animaux, trafic d'espèces, trafic d'espèces protégées | wildtierhandel, tierschmuggel, artenschmuggel
organ-trafficking | tráfico de órganos | organ trafficking, organ trade | trafic d'organes | organhandel
grave-robber | ladrón de tumbas, saqueo de tumbas | grave robber, tomb raider, grave robbing | pilleur de tombes, pillage de tombes | grabräuber
copper-theft | robo de cobre, robo de cable | copper theft, cable theft, metal theft | vol de cuivre, vol de câbles | kupferdiebstahl, kabeldiebstahl, kabeldiebe, metalldiebe, kupferdiebe
# Drugs
drug-dealer | narcotraficantes detenidos, capo de la droga | drug dealer, drug lord, drug kingpin, drug dealing | dealer, baron de la drogue, trafiquant de drogue, dealeur | "dealer", drogendealer, drogenboss, drogenbaron
drug-cartel | cártel | cartel, drug cartel | cartel de la drogue, cartel | drogenkartell, rauschgiftkartell
drug-seizure | incautación de droga, alijo, incautan, decomiso, alijo de cocaína | drug seizure, drug bust, drugs seized, drug haul, cocaine seizure | saisie de drogue, saisie de cocaïne | drogenfund, kokainfund, rauschgiftfund, drogen beschlagnahmt, drogen sichergestellt
drug-boat | narcolancha, lancha del narcotráfico, narcosubmarino, narcobarco | drug boat, narco boat, alleged drug vessel, narco-sub | narco-bateau, bateau de narcotrafiquants, narco-submersible | drogenboot, schnellboot mit drogen, drogenschmugglerboot, schmuggelboot
cocaine | cocaína | cocaine | cocaïne | kokain
heroin | heroína | heroin | héroïne | heroin
fentanyl | fentanilo | fentanyl | fentanyl | fentanyl
opioid | opioides, opiáceos, crisis de opioides | opioid, opioid crisis | opioïdes, opiacés | opioide, opioid-krise
cannabis | cannabis, marihuana, hachís, "porro", legalización del cannabis, legalizar la marihuana, legalización de la marihuana, legaliza el cannabis, cannabis medicinal | cannabis, marijuana, hashish, weed, cannabis legalisation, legalize marijuana, cannabis legalization, marijuana legalization, legal cannabis, legalise cannabis, medical cannabis | cannabis, marijuana, haschich, haschisch, légalisation du cannabis, légaliser le cannabis, cannabis thérapeutique, cannabis récréatif | cannabis, marihuana, haschisch, hanf, cannabis-legalisierung, cannabisgesetz, cannabislegalisierung, legalisierung von cannabis, cannabisfreigabe, cannabis-freigabe, medizinisches cannabis
ecstasy-mdma | éxtasis, MDMA | MDMA, ecstasy pills | ecstasy, MDMA | ecstasy, MDMA
methamphetamine | metanfetamina, anfetaminas | methamphetamine, meth lab, crystal meth, amphetamine | méthamphétamine, amphétamine | methamphetamin, crystal meth, amphetamin
ketamine | ketamina | ketamine | kétamine | ketamin
crack-cocaine | fumadero de crack, crack de cocaína | crack cocaine, crack house | crack, fumeurs de crack | crack
lsd-mushrooms | LSD, hongos alucinógenos, setas alucinógenas | LSD, magic mushrooms, psychedelic | LSD, champignons hallucinogènes | LSD, psilocybin, zauberpilze
nitrous-oxide | óxido nitroso, gas de la risa | nitrous oxide, laughing gas | protoxyde d'azote, gaz hilarant | lachgas
overdose | sobredosis | overdose | overdose, surdose | überdosis, drogentod, drogentote
drug-addict | drogadicto, drogadicción, toxicómano | drug addict, drug addiction, drug abuse, addicts | toxicomane | drogensucht, drogenabhängige, drogenkonsum
drug-lab | laboratorio de drogas, narcolaboratorio, laboratorio clandestino | drug lab | laboratoire clandestin, laboratoire de drogue | drogenlabor, drogenküche
cannabis-plantation | plantación de marihuana, cultivo de marihuana | cannabis farm, cannabis plants, marijuana plantation | plantation de cannabis, culture de cannabis | cannabisplantage, hanfplantage, cannabispflanzen
escobar | Pablo Escobar | Pablo Escobar | Pablo Escobar | Pablo Escobar
dz-mafia | DZ Mafia | DZ Mafia | DZ Mafia | DZ Mafia
# Police work
police-chief | jefe de policía, jefe de la policía, comisario de policía | police chief, chief of police, police commissioner, chief constable | chef de la police, préfet de police, commissaire de police | polizeichef, polizeipräsident, polizeipräsidentin
federal-police | policía federal | federal police | police fédérale | bundespolizist
taser | "táser", pistola eléctrica, pistolas táser | taser, stun gun | taser, pistolet à impulsion électrique | taser, elektroschocker, elektroschockpistole
pepper-spray | espray de pimienta, gas pimienta, spray de pimienta | pepper spray | gaz poivre, spray au poivre, bombe lacrymogène | pfefferspray, reizgas
baton | porra policial, "porras" | baton, truncheon | matraque | schlagstock
swat | SWAT, GEO, unidad de intervención, grupo de operaciones especiales | SWAT, SWAT team, armed police | GIGN, RAID | SEK, spezialeinsatzkommando, GSG 9
police-operation | operación policial, operativo policial, despliegue policial, macrooperación | police operation, police action | opération de police, opération policière, dispositif policier | polizeieinsatz, großeinsatz, polizeiaktion, polizeiaufgebot, großaufgebot
police-shooting | abatido por la policía, tiroteo con la policía, muerto por la policía | police shooting, shot by police, officer-involved shooting, shot dead by police | tir policier, tué par la police, abattu par les policiers, refus d'obtempérer | polizeischüsse, von polizei erschossen, von polizist erschossen, polizist erschießt
arrest | detenid*, detien*, deten*, arrest*, detenido, detención, arresto, detienen, "detenidos", "detenida", "detenidas", "detiene", "detener" | arrest*, detain*, arrested, apprehended, "arrest", "arrests", "detain", "detained" | arrêté*, arrest*, interpell*, arrestation, interpellé, "arrêté", "arrêtés", "arrêtée", "interpellés" | festnahm*, festgenommen*, verhaft*, nimmt fest, festnahme, festgenommen, verhaftung, verhaftet, nehmen fest, "festnahmen", "festgenommenen"
custody-police | detención preventiva, bajo custodia, a disposición judicial, puesto a disposición judicial, calabozo | custody, police custody, in custody, remanded in custody | garde à vue, placé en garde | gewahrsam, polizeigewahrsam, in gewahrsam, vorläufig festgenommen
pretrial-detention | prisión preventiva, prisión provisional, prisión sin fianza | pre-trial detention, pretrial detention, remand | détention provisoire, détention préventive, écroué, mandat de dépôt | untersuchungshaft, u-haft
police-raid | "redada", registro policial, allanamiento, macrorredada, "redadas", asalto a | police raid, "raided", "raid", "raids" | descente de police, coup de filet, rafle, perquisitionné, "raid", "raids" | razzien, großrazzia, razzia
house-search | registro domiciliario, registro de la vivienda, registran la casa | house search, home searched, searched home, search warrant | perquisition | durchsuchung, hausdurchsuchung, durchsucht, wohnungsdurchsuchung, durchsuchungsbeschluss
manhunt | búsqueda y captura, fugitivo, prófugo, caza al hombre, cacería humana | manhunt, fugitive, on the run, wanted man, most wanted | chasse à l'homme, fugitif, traque, en cavale, en fuite, cavale | großfahndung, fahndung, flüchtig, auf der flucht, steckbrief
missing | desaparecid*, desaparición, persona desaparecida, niño desaparecido, menor desaparecido, joven desaparecida, desaparecida, "desaparecido", "desaparecidos", "desaparecidas" | "misses", disappear*, missing person, missing boy, missing girl, missing woman, missing man, missing teenager, "missing", "disappear" | disparu*, disparition*, personne disparue, avis de recherche, disparition inquiétante, appel à témoins, fillette disparue, "disparu", "disparition" | vermisst*, verschwunden*, verschwind*, vermisstenfall, vermisste person, vermisster, vermisstensuche, "vermisst", "vermisste", "vermissten", "verschwunden", "verschwundene", "verschwundener", "verschwinden"
search-operation | operación de búsqueda, labores de búsqueda, operativo de búsqueda, rastreo, tareas de búsqueda | search operation, search effort, search teams, search and rescue | opération de recherche, recherches reprennent | suchaktion, suchtrupp, sucheinsatz, großangelegte suche
found-dead | hallado muerto, encontrado muerto, hallado sin vida | found dead, body found, found lifeless | retrouvé mort, retrouvée morte, découvert mort, corps retrouvé, retrouvé sans vie | tot aufgefunden, tot gefunden, tot entdeckt, leblos gefunden, leiche entdeckt
corpse | cadáver, cuerpo sin vida, cadáveres, restos humanos, restos mortales, huesos humanos | corpse, human remains, body discovered, dead body, skeletal remains, remains found | cadavre, corps sans vie, restes humains, ossements, ossements humains | leiche, leichenfund, leichnam, sterbliche überreste, skelettreste, menschliche überreste
autopsy | autopsia, informe forense, médico forense | autopsy, post-mortem, "coroner", medical examiner, pathologist, inquest | autopsie, médecin légiste, légiste | obduktion, autopsie, gerichtsmediziner, rechtsmedizin, obduziert
dna | ADN, prueba de ADN, análisis de ADN | DNA, DNA test, DNA evidence | ADN, test ADN, analyses ADN | DNA, DNA-Spur, DNA-Analyse, DNA-Test, erbgut, DNS
fingerprint | huellas dactilares, huella dactilar, biométrico, biometría, huellas | fingerprint, biometric, iris scan | empreintes digitales, biométrique | fingerabdruck, biometrisch, biometrie
forensic | policía científica, forense | forensic | police scientifique, médico-légal, police technique | forensisch, spurensicherung, kriminaltechnik
evidence | indicios, prueba incriminatoria, pruebas del delito, pruebas contra | evidence, incriminating evidence | preuves, éléments de preuve, pièces à conviction | beweis, beweismittel, indizien, beweislage
witness | testigo, testigo presencial, testificar, testimonio | witness, eyewitness | témoin, témoin oculaire | zeuge, zeugin, augenzeuge, zeugenaussage
testify | declara ante, testifica, declaró ante el juez, comparece ante, declaración judicial | testify, testimony, takes the stand | témoigne, à la barre, témoignage, déposition | sagt aus, ausgesagt, vor gericht aussagen, zeugenstand
suspect | sospechoso, presunto autor, presunto asesino | suspect, prime suspect, alleged killer | suspect, auteur présumé, soupçonné, meurtrier présumé | verdächtig, tatverdächtig, mutmaßlicher täter
perpetrator | autor del crimen, autor del ataque, autor del tiroteo, atacantes, autor de los hechos | perpetrator, "attacker", "attackers", culprit | auteur des faits, assaillant, auteur de l'attaque | messerstecher, messerangreifer, täterin
accomplice | "cómplice", "complicada", "complican", "cómplices", "complicados", "complicadas" | accomplice, complicity, aiding and abetting, accessory to murder | complice, complicité | komplize, mittäter, beihilfe, komplizin
motive | móvil del crimen, móvil del ataque, motivo del crimen | "motive", "motives" | mobile du crime, mobile des faits | motiv, tatmotiv, hintergründe der tat
interrogation | interrogatorio, interrogado, toma de declaración | interrogation, questioned by police, "questioning" | interrogatoire, interrogé par, audition libre | verhör, vernehmung, vernommen, verhört
confession | confesión, confiesa, confesó, admite el crimen, se declara autor | confession, confesses, admits killing | aveux, avoue, a avoué, passe aux aveux | geständnis, gesteht, gestanden
cold-case | caso sin resolver, caso cerrado reabierto | cold case, unsolved case, unsolved murder | cold case, affaire non élucidée | cold case, altfall, ungelöster mordfall, ungeklärter mordfall
police-checkpoint | control policial, retén policial, control de carretera | police checkpoint, police check | contrôle de police, contrôle routier | polizeikontrolle, verkehrskontrolle
police-chase | persecución policial, persecución a alta velocidad | police chase, police pursuit, high-speed chase, car chase | course-poursuite | verfolgungsjagd, verfolgungsfahrt
seizure-goods | incautación, confiscado | confiscated, seized goods, police seize, seizure of | "saisie", "saisies", confisqué, confiscation | beschlagnahmt, sichergestellt, beschlagnahmung, konfisziert
weapons-find | arsenal incautado, hallan armas, armas incautadas | weapons cache, weapons found, arms cache, guns seized | cache d'armes, armes saisies, saisie d'armes | waffenfund, waffenlager, waffenarsenal
reward-bounty | recompensa por, ofrece recompensa, recompensa de | bounty, reward for information, offers reward, reward offered | récompense pour, prime pour sa capture, prime pour la capture | kopfgeld, belohnung für hinweise, belohnung ausgesetzt, auslobung
mugshot | foto policial, ficha policial | mugshot, mug shot | photo d'identité judiciaire, mugshot | polizeifoto, fahndungsfoto, phantombild, mugshot
wiretap | escuchas telefónicas, pinchazo telefónico | wiretap, phone tapping | écoutes téléphoniques, mise sur écoute | abhöraktion, abgehört, telefonüberwachung, abhören, lauschangriff
surveillance-camera | cámara de seguridad, cámaras de vigilancia, videovigilancia, vigilancia masiva | CCTV, surveillance camera, security camera, surveillance footage, surveillance, mass surveillance | vidéosurveillance, caméra de surveillance, vidéoprotection, surveillance de masse, surveillance | überwachungskamera, videoüberwachung, überwachungsvideo, überwachung, massenüberwachung, überwachungskameras
bodycam | cámara corporal, bodycam | bodycam, body camera, body-worn camera | caméra-piéton | bodycam
facial-recognition | reconocimiento facial | facial recognition, face recognition | reconnaissance faciale | gesichtserkennung
undercover | agente encubierto, infiltrado, policía infiltrado | undercover, undercover agent, undercover officer | agent infiltré, infiltration, policier infiltré | verdeckter ermittler, V-mann
informant | confidente policial, delator, arrepentido, testigo protegido | "informant", police informant, crown witness, protected witness | indic, repenti, "informateur" | informant, kronzeuge, spitzel
tip-off | aviso ciudadano, soplo, pista clave | tip-off, public tip | "signalement", dénonciation anonyme | hinweise aus der bevölkerung, zeugenaufruf, zeugenhinweis
detective | detective, inspector de policía, policía judicial | "detective", "detectives", police inspector | inspecteur de police, police judiciaire, détective | kriminalpolizei, kripo, kommissar, detektiv, kriminalbeamte
investigation | investig*, pesquisa*, investigadores, investigación policial, investigación judicial, abre una investigación, investigación abierta, abren una investigación, "investiga" | investigat*, probe, inquiry, investigators, police investigation, criminal investigation, criminal probe, launches investigation, opens investigation, opens probe, investigation launched, "investigat", "investigate", "investigates", "investigated" | enquêt*, enquêteurs, enquête de police, enquête judiciaire, information judiciaire, enquête ouverte, ouvre une enquête, ouverture d'une enquête, enquête préliminaire, "enquête" | ermittl*, untersuch*, ermittler, polizeiermittlungen, ermittlungsverfahren, strafverfahren, ermittlungen aufgenommen, ermittelt gegen, ermittlungen eingeleitet, leitet ermittlungen ein, "ermittlungen", "untersuchen"
madeleine-mccann | Madeleine McCann, Maddie | Madeleine McCann, McCann | Maddie McCann, Madeleine McCann, Maddie | Maddie, Madeleine McCann, Maddie McCann
christian-brueckner | Christian Brückner, Brückner | Christian Brueckner, Brueckner, Christian Brückner | Christian Brückner, Brückner | Christian B, Christian Brückner, Brückner
explosives-find | hallan explosivos, explosivos incautados, explosivo | explosives, explosives found | "explosifs", explosif artisanal, TATP | sprengstoff, sprengstofffund, sprengmittel
identity-check | control de identidad | identity check, ID check, stop and search | contrôle d'identité | personenkontrolle, ausweiskontrolle, identitätsfeststellung
handcuffs | "esposado" | handcuffed, handcuffs, in cuffs | menotté | handschellen
dispersal | dispersa a los manifestantes, dispersan | dispersed protesters, disperse crowd, crowd dispersed | disperser les manifestants, dispersion de la manifestation | kundgebung aufgelöst, demonstration aufgelöst, auflösung der demonstration
# Courts and justice
trial | juicio*, proceso judicial, juicio, juicio oral, inicio del juicio, arranca el juicio, comienza el juicio, empieza el juicio, "juicios" | trial, trials, court case, trial begins, trial opens, goes on trial, on trial, stands trial | procès, ouverture du procès, procès en appel, le procès s'ouvre, s'ouvre le procès, début du procès, jugé aux assises | prozess*, *prozess, gerichtsverfahren, prozess, strafprozess, gerichtsprozess, prozessauftakt, prozessbeginn, mordprozess, vor gericht, steht vor gericht, muss vor gericht, prozess beginnt, "prozesse"
hearing-court | vista oral, audiencia judicial, comparecencia judicial, vistilla | court hearing, court appearance, appears in court | comparution, comparaît, comparution immédiate, audience au tribunal | gerichtstermin, verhandlungstag, hauptverhandlung, haftprüfung
plaintiff | "demandante", "querellante" | plaintiff, "claimant", "complainant" | plaignant, partie civile | "kläger", "klägerin", nebenkläger, privatkläger
charge | acusad*, acusan, acusa, acusacion*, imputad*, "cargar", "cargado", "cargan", banquillo de los acusados, banco de los acusados, imputado, imputación, cargos penales, acusar a, acusa de, acusación, acusaciones, señalamiento, "acusado", "acusada", "acusados", "acusadas" | accus*, charged, charges, indict*, "defendant", in the dock, "defendants", charged with, criminal charges, indictment, charges against, accuse, accused of, "allegations", claims that, "accuses", "accuser", "accused", "indict", "indicts", "indicted" | accus*, inculp*, mis en examen, mise en examen, "prévenu", banc des accusés, box des accusés, inculpation, accuser, accuse de, allégations, "accuse" | anklag*, angeklagt*, beschuldig*, anklagebank, angeklagt, anklage, anklage erhoben, anklageschrift, erhebt anklage, vorwurf, bezichtigen, wirft vor, anschuldigung, beschuldigung, "angeklagte", "angeklagten"
charges-dropped | retiran los cargos, sobreseimiento, archiva la causa, archivo de la causa, caso archivado | charges dropped, case dismissed, dropped charges, case thrown out, charges dismissed | non-lieu, classement sans suite, relaxe générale, abandon des poursuites | verfahren eingestellt, anklage fallengelassen, einstellung des verfahrens, ermittlungen eingestellt
complaint-criminal | querella, presenta denuncia, denuncia penal, interpone denuncia, presenta una denuncia | criminal complaint, files complaint, lodge complaint, complaint filed | plainte, porte plainte, dépôt de plainte | strafanzeige, anzeige erstattet, strafantrag
lawsuit | demanda judicial, demanda millonaria, demanda colectiva, demanda contra, demanda civil, demanda por difamación, demandar, demandar a | lawsuit, sues, sued, legal action | poursuit en justice, action en justice, poursuites judiciaires, assigné en justice, attaque en justice, poursuivre en justice, assigné | klage, verklagt, klagt, zivilklage, klage eingereicht, rechtsstreit, verklagen
class-action | acción colectiva, acción de clase | class action, class-action lawsuit | action collective, recours collectif, action de groupe | sammelklage, massenklage, musterklage
damages-court | indemnización, daños y perjuicios, indemnizar, resarcimiento | compensation, compensatory damages, payout | dommages et intérêts, indemnisation, dédommagement, dommages-intérêts | schadenersatz, schadensersatz, entschädigung, schmerzensgeld
settlement-legal | acuerdo extrajudicial, acuerdo judicial, pacto extrajudicial | out-of-court settlement, settles lawsuit | accord à l'amiable, règlement à l'amiable, transaction judiciaire | außergerichtliche einigung, außergerichtlicher vergleich, vergleich vor gericht
plea-guilty | se declara culpable, declararse culpable, admite su culpabilidad | pleads guilty, guilty plea | plaide coupable, a plaidé coupable | bekennt sich schuldig, schuldbekenntnis, schuldig bekannt, schuldeingeständnis
plea-not-guilty | se declara inocente, se declara no culpable, declararse inocente | pleads not guilty, not guilty plea | plaide non coupable | plädiert auf nicht schuldig, nicht schuldig, plädiert auf unschuldig, beteuert unschuld
plea-bargain | acuerdo con la fiscalía, acuerdo de conformidad, pacto con la fiscalía | plea bargain, plea deal, plea agreement | accord de plaider-coupable | deal mit staatsanwaltschaft, strafabsprache, verständigung im strafverfahren
closing-arguments | alegatos finales | closing arguments, closing statements | plaidoirie, réquisitoire | plädoyer, schlussplädoyer
prosecutor-demand | la fiscalía pide, la fiscal pide, el fiscal pide, petición fiscal, fiscalía solicita | prosecutors seek, prosecution seeks, prosecutors demand | le parquet requiert, réquisitions, ans de prison requis, prison requis, requis contre | staatsanwaltschaft fordert, fordert haftstrafe, strafmaßforderung, anklage fordert
guilty | culpable, hallado culpable, culpabilidad | guilty, found guilty | coupable, reconnu coupable, déclaré coupable, culpabilité | schuldig, schuldig gesprochen, für schuldig befunden, schuldspruch gegen
acquittal | absuelto, absolución, absuelve | acquitted, acquittal, cleared of, found not guilty | acquitté, relaxé, innocenté | freispruch, freigesprochen, spricht frei
sentence | condena*, sentencia*, pena de cárcel, condenado, condena de cárcel, sentenciado, veredicto, fallo judicial, fallo del tribunal, veredicto de culpabilidad, "sentencia", "sentencias", "condenada", "condenados", "condena", "condenas", "condenan", "sentencian" | sentenc*, convict*, sentenced, sentenced to, convicted, conviction, verdict, court ruling, "ruling", "rulings", "sentence", "sentences", "convict" | condamn*, condamné, condamnée, peine de prison, verdict, "jugement", décision de justice | verurteil*, urteil*, haftstrafe*, freiheitsstrafe*, verurteilt, verurteilung, haftstrafe, urteilsverkündung, gerichtsurteil, urteil, richterspruch, schuldspruch, "verurteilen", "urteile"
life-sentence | cadena perpetua, prisión permanente revisable, prisión perpetua, prisión permanente | life sentence, life imprisonment, life in prison, life behind bars | réclusion à perpétuité, prison à vie, perpétuité, réclusion criminelle à perpétuité | lebenslang, lebenslange haft, lebenslange freiheitsstrafe, lebenslange haftstrafe
suspended-sentence | pena suspendida, suspensión de condena, libertad condicional vigilada, condena suspendida | suspended sentence, suspended jail term, suspended prison sentence, probation | sursis, prison avec sursis, peine avec sursis, sursis probatoire | bewährung, bewährungsstrafe, auf bewährung
community-service | trabajos comunitarios, servicios a la comunidad, trabajos en beneficio | community service | travail d'intérêt général, travaux d'intérêt général, TIG | sozialstunden, gemeinnützige arbeit, sozialdienst
ankle-tag | pulsera telemática, pulsera electrónica, tobillera electrónica, pulseras antimaltrato | ankle tag, electronic tag, ankle monitor, electronic bracelet | bracelet électronique, bracelet anti-rapprochement | fußfessel, elektronische fußfessel
bail | fianza, libertad bajo fianza, bajo fianza | bail, released on bail, bail hearing, bail denied | caution, libération sous caution | kaution, gegen kaution, auf kaution
parole | libertad condicional, tercer grado, permiso penitenciario | parole, early release, released early, day release | libération conditionnelle, liberté conditionnelle, semi-liberté, libération anticipée | vorzeitig entlassen, freigang, vorzeitige haftentlassung, haftentlassung, hafturlaub
released-prison | sale de prisión, sale de la cárcel, en libertad, puesto en libertad, excarcelado, excarcelación | released from prison, freed from jail, walks free, released from jail | sort de prison, remise en liberté, remis en liberté | aus haft entlassen, auf freiem fuß, aus gefängnis entlassen, freigelassen, freilassung
prison | cárcel*, prisión, preso*, presa, presas, encarcel*, recluso*, cárcel, centro penitenciario, penitenciaría, prisión de, "preso", reo, recluso, "presos", años de cárcel, años de prisión, pena de prisión, "carcelén" | prison*, jail*, inmate*, jail, penitentiary, prison facility, prisons, inmate, "prisoner", "prisoners", years in prison, years in jail, jail term, prison sentence, prison term, "jailed", "prison", "inmates" | prison*, incarcér*, détenu*, maison d'arrêt, établissement pénitentiaire, centre pénitentiaire, pénitencier, détenu, détenus, prisonnier, codétenu, ans de prison, années de prison, ans de réclusion, prison ferme, réclusion criminelle, "prison" | gefängnis*, haft, inhaft*, häftling*, gefängnis, justizvollzugsanstalt, JVA, strafanstalt, strafkolonie, häftling, insasse, gefangene, strafgefangene, jahre haft, jahre gefängnis, gefängnisstrafe, freiheitsstrafe, jahre freiheitsstrafe, "häftlinge"
prison-break | fuga de la cárcel, fuga de presos, evasión de presos, se fuga | prison break, jailbreak, prison escape, escaped prisoner, escaped inmate | évasion, évadé, évasion de prison, s'évade, s'est évadé | gefängnisausbruch, ausbrecher, entflohener häftling, ausgebrochen aus gefängnis, entflohen
prison-overcrowding | hacinamiento, sobrepoblación carcelaria, hacinamiento carcelario | prison overcrowding, overcrowded prisons | surpopulation carcérale | überbelegung, überfüllte gefängnisse
prison-guard | funcionario de prisiones, carcelero | prison guard, prison officer | surveillant pénitentiaire, gardien de prison, surveillants de prison, agents pénitentiaires | gefängniswärter, justizvollzugsbeamte, justizbeamte, gefängnisaufseher
appeal-legal | recurso de apelación, recurso judicial, recurre la sentencia, recurre ante, recurrirá, apela la sentencia | legal appeal, appeals conviction, appeal against | fait appel, interjeté appel, appel du jugement, jugé en appel, pourvoi en cassation | berufung, revision eingelegt, legt berufung ein, berufungsverfahren, berufungsprozess
appeals-court | tribunal de apelación, corte de apelaciones, tribunal de apelaciones | appeals court, court of appeal, appeals judge | cour d'appel | berufungsgericht, oberlandesgericht, berufungsinstanz
overturn-conviction | anula la condena, revoca la condena, anula la sentencia, condena anulada | overturned conviction, conviction overturned, conviction quashed | annule la condamnation, condamnation annulée | urteil aufgehoben, hebt urteil auf, schuldspruch aufgehoben, verurteilung aufgehoben
retrial | repetición del juicio, nuevo juicio, repetir el juicio | retrial, new trial, mistrial | nouveau procès, procès en révision | neuer prozess, wiederaufnahmeverfahren, neuauflage des prozesses, wiederaufnahme des verfahrens
wrongful-conviction | condenado injustamente, error judicial, inocente encarcelado | wrongful conviction, wrongfully convicted, exonerated, miscarriage of justice | erreur judiciaire, condamné à tort | justizirrtum, unschuldig verurteilt, zu unrecht verurteilt, fehlurteil, justizopfer
court-martial | consejo de guerra, tribunal militar, corte marcial | court-martial, military court | cour martiale, tribunal militaire | militärgericht, kriegsgericht, militärtribunal
labour-court | tribunal laboral, juzgado de lo social | employment tribunal, labour court, labor court | prud'hommes, conseil de prud'hommes | arbeitsgericht, arbeitsgerichtsprozess, landesarbeitsgericht
administrative-court | tribunal administrativo, contencioso-administrativo | administrative court | tribunal administratif | verwaltungsgericht, oberverwaltungsgericht
criminal-court | tribunal penal, juzgado de lo penal, audiencia provincial | criminal court, crown court | tribunal correctionnel, correctionnelle, cour criminelle | strafgericht, landgericht, strafkammer
assize-court | tribunal del jurado, corte de asises | assize court, assizes | cour d'assises, assises | schwurgericht, geschworenengericht, schwurgerichtssaal
district-court | juzgado de instrucción, juzgado de primera instancia | district court, magistrates' court, county court | tribunal judiciaire, tribunal de grande instance | amtsgericht, bezirksgericht, kreisgericht
federal-judge | juez federal, jueces federales | federal judge, US judge, district judge | juge fédéral | bundesrichter, bundesrichterin, US-Richter, US-Richterin
investigating-judge | juez instructor, juez de instrucción | investigating judge, examining magistrate | juge d'instruction | ermittlungsrichter, untersuchungsrichter, haftrichter
jury | jurado popular, miembros del jurado, jurado | jury, juror, grand jury | jury, jurés populaires, grand jury | jury, geschworene, schöffe
defence-lawyer | abogado defensor, defensa del acusado | defence lawyer, defense lawyer, defense attorney, lawyer for | avocat de la défense | strafverteidiger, pflichtverteidiger, strafverteidigerin
notary | notario, escribano público | notary | notaire | notar, notarin
immunity | inmunidad, inmunidad presidencial | "immunity" | immunité | immunität, immunität aufgehoben
injunction | medida cautelar, medidas cautelares, requerimiento judicial | injunction, restraining order, court order | injonction, ordonnance du tribunal, référé | einstweilige verfügung, gerichtsbeschluss, eilantrag
restraining-order | orden de alejamiento, orden de protección | protection order, non-molestation order | mesure d'éloignement, ordonnance de protection | kontaktverbot, annäherungsverbot, gewaltschutz
statute-limitations | prescripción del delito, prescrito, delito prescrito | statute of limitations, time-barred | délai de prescription, faits prescrits | verjährung, verjährt, verjährungsfrist
judiciary | poder judicial, judicatura, judicial, justicia, injusticia, injusto, justo | judiciary, judicial system, judicial, justice, injustice, unjust, unfair | pouvoir judiciaire, système judiciaire, judiciaire, justice, injustice, injuste | justizsystem, judikative, justiziell, justiz, gerechtigkeit, ungerecht
inquiry-public | investigación parlamentaria | inquiry commission | enquête parlementaire | untersuchungskommission, untersuchungsbericht
self-defence | legítima defensa, defensa propia, en defensa propia | self-defence, self-defense | légitime défense | notwehr, selbstverteidigung
negligence | negligencia, imprudencia temeraria, negligencia médica, imprudencia, descuido, abandono de | negligence, criminal negligence, gross negligence, neglect, carelessness | négligence, mise en danger, négliger | fahrlässigkeit, grob fahrlässig, vernachlässigung, vernachlässigt, nachlässigkeit
insanity-plea | inimputable, trastorno mental, enajenación mental | insanity defence, insanity plea, diminished responsibility, unfit to stand trial | irresponsabilité pénale, pénalement irresponsable, altération du discernement | schuldunfähig, vermindert schuldfähig, schuldfähigkeit
psychiatric-detention | internamiento psiquiátrico, centro psiquiátrico, hospital psiquiátrico | psychiatric hospital, secure hospital, "sectioned", "sections", mental institution | hospitalisation d'office, hôpital psychiatrique, unité psychiatrique, internement psychiatrique | psychiatrie, maßregelvollzug, geschlossene psychiatrie, sicherungsverwahrung
expert-report-court | informe pericial, perito | expert witness, expert report, court-appointed expert | expertise judiciaire, expert psychiatre, expertise psychiatrique | gutachter, sachverständiger, psychiatrisches gutachten
asset-seizure | embargo de bienes, embargo judicial, bienes embargados, decomiso de bienes | asset seizure, assets seized, asset forfeiture | saisie des biens, biens saisis, confiscation des biens | vermögensbeschlagnahme, pfändung, vermögen eingezogen
class-child-custody | custodia de los hijos, custodia compartida, patria potestad | child custody, custody battle, custody dispute | garde des enfants, garde alternée, autorité parentale | sorgerecht, sorgerechtsstreit, umgangsrecht
contempt | desacato | contempt of court, contempt | outrage à magistrat, outrage | missachtung des gerichts, missachtung
alibi | coartada | alibi | alibi | alibi
crime-reconstruction | reconstrucción de los hechos, reconstrucción del crimen | crime reconstruction | reconstitution, reconstitution du meurtre | tatrekonstruktion, rekonstruktion der tat
mangione | Luigi Mangione, Mangione | Luigi Mangione, Mangione | Luigi Mangione, Mangione | Luigi Mangione, Mangione
alleged | presunto | alleged, allegedly | "présumé", "présumée", "présumés" | mutmaßlich, angeblich
arms-trafficking | tráfico de armas | arms trafficking, gun smuggling, gun running, arms dealer | trafic d'armes, trafiquant d'armes | waffenschmuggel, waffenhändler, illegaler waffenhandel
# Accidents
pedestrian-hit | atropello, peatón muerto | hit by car, pedestrian killed, run over, pedestrian hit, struck by car | renversé par une voiture, piéton tué, piéton renversé, percuté par une voiture | angefahren, überfahren, fußgänger getötet, von auto erfasst, fußgänger stirbt
hit-and-run | conductor a la fuga, atropello con fuga, conductor fugado | hit-and-run | délit de fuite, chauffard | fahrerflucht, unfallflucht
pileup | choque múltiple, colisión múltiple, accidente múltiple, choque en cadena | pile-up, pileup, multi-vehicle crash, multi-car crash | carambolage | massenkarambolage, massenunfall, karambolage
frontal-collision | choque frontal, colisión frontal | head-on collision, head-on crash | collision frontale, choc frontal | frontalzusammenstoß, frontalcrash, frontalkollision
collision | colisión | collision | collision | kollision, kollidiert, kollidieren, "zusammenstoß", "zusammenstößen"
drunk-driving | conducir borracho, conductor ebrio, alcohol al volante, conducir ebrio, alcoholemia | drunk driving, drink-driving, drunk driver, drink-driver, DUI | alcool au volant, alcoolémie | alkohol am steuer, trunkenheitsfahrt, betrunkener autofahrer, trunkenheit am steuer, promille
speeding | exceso de velocidad, radar de velocidad | "speeding", speed camera | excès de vitesse, radar automatique, grand excès de vitesse | "raser", raserei, "blitzer", temposünder, geschwindigkeitsüberschreitung
street-racing | carrera ilegal | street race, illegal street racing | rodéo urbain, rodéos urbains, course de rue illégale | illegales autorennen, autorennen illegal, autoposer
wrong-way-driver | conductor kamikaze, sentido contrario, en dirección contraria | wrong-way driver, wrong way crash | à contresens, contresens | geisterfahrer, falschfahrer
driver-fatal | conductor, "automovilista" | "driver", motorist | conducteur, conductrice, "automobiliste", "automobilistes" | autofahrer, autofahrerin, unfallfahrer, "fahrer", fahrerin
train-crash | accidente de tren, accidente ferroviario, choque de trenes | train crash, rail crash, train accident, train collision, rail disaster | accident de train, accident ferroviaire, collision de trains, catastrophe ferroviaire | zugunglück, bahnunglück, zugunfall, zugkollision, bahnunfall
derailment | descarrilamiento | derailment | déraillement | entgleisung, entgleist, zugentgleisung
level-crossing | paso a nivel | level crossing, railroad crossing, rail crossing | passage à niveau | bahnübergang, bahnschranke
funicular-crash | Elevador da Glória, funicular de Lisboa, accidente de funicular | Lisbon funicular, funicular crash, funicular | funiculaire, funiculaire de Lisbonne | standseilbahn, Seilbahn Lissabon, standseilbahn-unglück
cable-car | teleférico, telesilla, telecabina, funicular | cable car, gondola lift, chairlift, ski lift, gondola | téléphérique, télécabine, télésiège, téléski | seilbahn, sessellift, skilift, gondel, seilbahnunglück, zahnradbahn
planecrash | accidente aéreo, accidente de avión, avión siniestrado, siniestro aéreo, avión estrellado, se estrella un avión, avioneta estrellada, tragedia aérea | plane crash, air crash, jet crash, air disaster, small plane crash, airliner crash | crash d'avion, accident d'avion, catastrophe aérienne, crash aérien, avion s'écrase, écrasement d'avion | flugzeugabsturz*, absturz*, abgestürzt*, flugunglück, flugzeugunglück, flugzeugkatastrophe, kleinflugzeug abgestürzt, flugzeug abgestürzt, "absturz"
helicopter-crash | accidente de helicóptero, helicóptero estrellado, se estrella un helicóptero, helicóptero siniestrado | helicopter crash, chopper crash | accident d'hélicoptère, crash d'hélicoptère, hélicoptère s'écrase | hubschrauberabsturz, helikopterabsturz, hubschrauber abgestürzt, hubschrauberunglück
emergency-landing | aterrizaje de emergencia, aterriza de emergencia, aterrizaje forzoso | emergency landing, crash-landing, forced landing | atterrissage d'urgence, atterrissage forcé | notlandung, notgelandet, bruchlandung, muss notlanden
midair-collision | choque en el aire, colisión aérea, chocan en el aire | midair collision, mid-air collision | collision en vol, collision aérienne | zusammenstoß in der luft, flugzeugkollision
runway-incident | pista de aterrizaje, salida de pista, incidente en pista | runway | piste d'atterrissage, sortie de piste, piste de décollage | landebahn, startbahn, rollfeld
black-box | caja negra | black box, flight recorder, cockpit voice recorder | boîte noire | flugschreiber, blackbox, stimmenrekorder
turbulence | turbulencias | turbulence | turbulences | turbulenzen
mh370 | MH370, vuelo MH370 | MH370 | MH370, vol MH370 | MH370
mh17 | MH17, vuelo MH17 | MH17 | MH17, vol MH17 | MH17
germanwings | Germanwings | Germanwings | Germanwings | Germanwings
shipwreck | naufragio, hundimiento del barco, barco hundido, náufrago | shipwreck, sinking ship, ship sinks, boat sinks, sunken ship | naufrage, navire coulé, bateau coulé | schiffbruch, schiffsunglück, schiffsuntergang, schiff gesunken, gesunkenes schiff
boat-capsize | vuelco de barco, zozobra, embarcación volcada, vuelco de una embarcación | capsized, boat capsizes | chavirement, bateau chavire | gekentert, kentert, bootsunglück, kentern
boat-accident | accidente de barco, choque de barcos, accidente náutico | boat accident, ferry accident, boat crash | accident de bateau, accident nautique | bootsunfall, fährunglück, schiffsunfall, schiffskollision
man-overboard | cae por la borda, hombre al agua, cayó por la borda | overboard, man overboard | par-dessus bord, homme à la mer | über bord, über bord gegangen
drowning | ahogado, muere ahogado, se ahoga | drowned | noyade, noyé, se noie, noyée | ertrunken, ertrinkt, ertrinken, badetote, badeunfall, ertrank
swept-away | arrastrado por la corriente, arrastrado por las olas, golpe de mar | swept away, swept out to sea, rip current | emporté par les flots, emporté par une vague, emportés par les eaux | mitgerissen, von welle erfasst, von strömung mitgerissen
titan-sub | Titan, sumergible Titan, submarino Titán | Titan sub, Titan submersible, submersible | submersible Titan, sous-marin Titan, submersible | Tauchboot Titan, Titan-Tauchboot, tauchboot, Titan-U-Boot
estonia-ferry | hundimiento del Estonia | Estonia ferry, sinking of Estonia | naufrage de l'Estonia | Estonia-Untergang, Fähre Estonia
costa-concordia | Costa Concordia, Costa Costa Concordia, Schettino | Costa Concordia, Schettino | Costa Concordia, Schettino | Costa Concordia, Schettino
titanic | Titanic | Titanic, OceanGate | Titanic | Titanic
yacht-sinking | Bayesian, yate hundido, hundimiento del yate | Bayesian, yacht sinking, superyacht sinking | Bayesian, naufrage du yacht, yacht coulé | Bayesian, yacht gesunken, luxusjacht gesunken
mountain-accident | accidente de montaña, montañero muerto, alpinista muerto, montañero fallecido | climbing accident, mountaineering accident, climber dies, climber killed, hiker killed | accident de montagne, alpiniste mort, chute mortelle, randonneur mort | bergunglück, bergunfall, bergtote, bergsteiger tödlich verunglückt, alpinunfall, bergtod
fall-death | muere al caer, cae al vacío, caída mortal, precipitado al vacío, cae desde | fell to death, falls to death, fatal fall, plunged to death, fell from | chute mortelle de, tombé dans le vide, fait une chute, tombe du | tödlich abgestürzt, in die tiefe gestürzt, todessturz, stürzt in den tod
work-accident | accidente laboral, accidente de trabajo, muerto en accidente laboral, siniestralidad laboral | workplace accident, work accident, industrial accident, workplace death | accident du travail, accident industriel | arbeitsunfall, betriebsunfall, arbeiter tödlich verunglückt
mine-accident | accidente en mina, derrumbe de mina, accidente minero, mineros atrapados, mina, explosión en una mina | mine accident, mine collapse, trapped miners, mine disaster, mine explosion | accident minier, effondrement d'une mine, mineurs bloqués, coup de grisou, mineurs coincés | grubenunglück, bergwerksunglück, minenunglück, verschüttete bergleute, grubenbrand
crane-accident | grúa, caída de grúa, grúa caída | crane collapse, crane accident, crane | chute d'une grue, effondrement d'une grue, grue effondrée, grue, grutier | kran, kran umgestürzt, kranunfall, baukran
scaffold | andamio, andamiaje | scaffolding | échafaudage | baugerüst, gerüsteinsturz
chemical-accident | fuga química, accidente químico, nube tóxica, escape químico, fuga de amoníaco | chemical leak, chemical accident, toxic cloud, chemical spill, ammonia leak | fuite chimique, accident chimique, nuage toxique, fuite d'ammoniac | chemieunfall, giftwolke, chemieunglück, chlorgas, giftgaswolke
carbon-monoxide | monóxido de carbono | carbon monoxide | monoxyde de carbone | kohlenmonoxid, kohlenmonoxidvergiftung
roof-collapse | derrumbe del techo, colapso del techo, desplome del techo, caída del techo | roof collapse, ceiling collapse | effondrement du toit, toit effondré, effondrement d'un toit | dacheinsturz, dach eingestürzt, deckeneinsturz
rubble | escombros | rubble | décombres, gravats | trümmer, schutt
buried-alive | sepultado, atrapados bajo los escombros, soterrado | buried under rubble, trapped under rubble, buried alive | enseveli, sous les décombres | verschüttet, unter trümmern
stampede | "estampida", avalancha humana | stampede, crowd crush | mouvement de foule | massenpanik, menschenpanik
electrocution | electrocutado, electrocución, descarga eléctrica | electrocuted, electrocution, electric shock | électrocuté, électrocution, électrisé | stromschlag, stromunfall
amusement-ride | montaña rusa, accidente en parque, atracción de feria, noria | roller coaster, fairground ride, amusement park accident, rollercoaster, ferris wheel | montagnes russes, manège, accident de manège, grande roue, fête foraine | achterbahn, fahrgeschäft, karussell, riesenrad, kirmes, jahrmarkt
hot-air-balloon | globo aerostático, globo de aire caliente, dirigible, zepelín, "globo", "globos" | hot air balloon, balloon crash, balloon, airship, blimp, zeppelin | montgolfière, ballon dirigeable, dirigeable, zeppelin, ballon | heißluftballon, ballonfahrt, ballonfahrer, luftballon, luftschiff, zeppelin, ballon
glider-parachute-accident | accidente de parapente, parapentista, accidente de paracaidismo | paraglider, skydiver, skydiving accident | parapentiste, accident de parapente | gleitschirmflieger, gleitschirmunfall, fallschirmsprung, gleitschirm
hunting-accident | accidente de caza, cazador muerto, disparo de un cazador | hunting accident | accident de chasse, tué par un chasseur, tir de chasseur | jagdunfall
child-hot-car | niño en el coche, bebé olvidado en coche | child in hot car, hot car death | enfant oublié en voiture, bébé oublié dans voiture | kind im auto vergessen, hitzetod im auto
window-fall | cae por la ventana, cae de un balcón, caída desde un balcón | fell from window, falls from window, fell from balcony, balcony fall | chute d'une fenêtre, défenestré, chute d'un balcon | fenstersturz, aus fenster gestürzt, balkonsturz
elevator | ascensor, caída de un ascensor | elevator, lift shaft | ascenseur | aufzug, fahrstuhl
# Fires
landfill-fire | incendio en vertedero, vertedero en llamas | landfill fire, dump fire | incendie de décharge, décharge en feu | deponiebrand, müllbrand, brand auf mülldeponie
burned-alive | quemado vivo, calcinado, murió quemado | burned alive, burned to death, burnt to death, charred | brûlé vif, brûlée vive, carbonisé | verbrannt, bei lebendigem leib, verkohlt, verbrennt
burns-injury | quemaduras, quemaduras graves, quemados graves | severe burns, serious burns | brûlures, grands brûlés, grièvement brûlés | brandverletzungen, brandverletzte, schwere brandverletzungen
smoke-inhalation | inhalación de humo, intoxicación por humo, intoxicados por humo | smoke inhalation | intoxication aux fumées, intoxiqués par les fumées, inhalation de fumée | rauchvergiftung, rauchgasvergiftung, rauchgas
wildfire | incendio forestal, incendios forestales, fuego forestal, incendio sin control | wildfire*, bushfire*, forest fire, wildfire, bushfire, brush fire, "wildfires" | feu de forêt, feux de forêt, incendie de forêt, mégafeu | waldbrand*, waldbrände*, waldbrand, buschfeuer, buschbrand, flächenbrand, vegetationsbrand
fire-containment | fuego controlado, incendio controlado, estabilizado el incendio, incendio extinguido | fire contained, fire extinguished, blaze contained, fire under control | incendie maîtrisé, feu maîtrisé, incendie circonscrit, feu fixé | feuer gelöscht, brand gelöscht, brand unter kontrolle, löscharbeiten, feuer unter kontrolle
hectares-burned | hectáreas quemadas, hectáreas calcinadas, hectáreas arrasadas | hectares burned, acres burned, hectares burnt | hectares brûlés, hectares partis en fumée, hectares parcourus, hectares de végétation | hektar verbrannt, hektar wald verbrannt, verbrannte fläche
firefighting-plane | hidroavión, avión cisterna | water bomber, firefighting plane, air tanker | canadair, bombardier d'eau | löschflugzeug, löschhubschrauber
fire-ban | riesgo de incendio, alerta por incendios, peligro de incendio | fire risk, fire danger, red flag warning | risque d'incendie, risque incendie, danger d'incendie | waldbrandgefahr, brandgefahr, waldbrandstufe
la-fires | incendios de Los Ángeles, Palisades, incendios de California | LA fires, Los Angeles fires, Palisades fire, Eaton fire | incendies de Los Angeles, Palisades | Brände in Los Angeles, Palisades, Palisades-Feuer, Feuer in Los Angeles
fireworks-accident | explosión de pirotecnia, accidente pirotécnico, herido por petardo | fireworks explosion, fireworks accident | accident de pétard, mortier d'artifice | böllerunfall, feuerwerksunfall, feuerwerksexplosion, kugelbombe
battery-fire | batería de litio | lithium battery fire, lithium battery, lithium-ion battery | batterie au lithium, batterie lithium | akkubrand, lithium-akku, lithium-batterie
# Disasters and weather
aftershock | réplica | aftershock | réplique sismique, répliques | nachbeben
epicentre | epicentro | epicentre, epicenter | épicentre | epizentrum
magnitude | magnitud, escala de Richter | magnitude, Richter scale | magnitude, échelle de Richter | stärke auf der Richterskala, Richterskala, erdbebenstärke
tsunami-warning | alerta de tsunami, aviso de tsunami | tsunami warning, tsunami alert, tsunami advisory | alerte au tsunami, alerte tsunami | tsunamiwarnung, tsunami-warnung, tsunami-alarm
lava | "lava", colada de lava, río de lava | lava, lava flow | coulée de lave, lave incandescente | lava, lavastrom
volcanic-ash | ceniza volcánica, nube de ceniza, columna de ceniza | volcanic ash, ash cloud, ash plume | cendres volcaniques, nuage de cendres | vulkanasche, aschewolke, aschesäule
volcanic-eruption | erupción volcánica, volcán en erupción, entra en erupción | volcanic eruption, volcano erupts, eruption | éruption volcanique, entre en éruption, éruption | vulkanausbruch, vulkan ausgebrochen, eruption
la-palma-volcano | volcán de La Palma | La Palma volcano | volcan de La Palma | Vulkan auf La Palma
dana | DANA, gota fría | DANA, cold drop, Valencia floods | DANA, goutte froide, inondations de Valence | Dana, kalter Tropfen, Flut in Valencia, Flutkatastrophe in Valencia
ahr-flood | inundaciones del Ahr | Ahr Valley flood, Ahr valley | inondations de l'Ahr, vallée de l'Ahr | Ahrtal, Ahrflut, Flutkatastrophe im Ahrtal
river-overflow | desbordamiento, río desbordado, se desborda | river bursts banks, overflows, burst its banks, swollen river | débordement, sort de son lit, rivière en crue, fleuve en crue | über die ufer, pegelstand, tritt über ufer, flusspegel
dam-failure | rotura de presa, rotura de la presa, colapso de una presa, presa rota | dam collapse, dam failure, dam burst, dam breach | rupture de barrage, rupture d'un barrage, effondrement d'un barrage | dammbruch, staudammbruch, deichbruch, gebrochener damm
dam | embalse, pantano, represa | dam, reservoir | barrage hydroélectrique, retenue d'eau, réservoir d'eau | staudamm, talsperre, stausee, staumauer
dike | dique | dike, levee, dyke | digue | deich
heavy-rain | lluvias torrenciales, fuertes lluvias, lluvias intensas, aguacero, tromba de agua | heavy rain, torrential rain, downpour | pluies torrentielles, fortes pluies, pluies diluviennes, averse | starkregen, dauerregen, wolkenbruch, regenfälle, regenmassen
monsoon | monzón, lluvias monzónicas | monsoon | mousson | monsun, monsunregen
thunderstorm | tormenta eléctrica | thunderstorm | orage | gewitter, hitzegewitter, gewitterfront
lightning | alcanzado por un rayo, relámpago, "rayos" | lightning, lightning strike, struck by lightning | foudre, foudroyé, éclairs, frappé par la foudre | blitzschlag, blitzeinschlag, blitz, vom blitz getroffen
hail | granizo, pedrisco | "hail", hailstorm, hailstones | grêle, grêlons, averse de grêle | hagel, hagelsturm, hagelkörner, hagelschauer
fog | niebla, neblina | fog, dense fog | brouillard | nebel, dichter nebel
strong-wind | vientos fuertes, fuertes vientos, rachas de viento, vendaval | strong winds, high winds, gale-force, wind gusts | vents violents, rafales de vent, coup de vent | sturmböen, windböen, orkanböen, starker wind
storm-surge | marejada ciclónica, marejada, temporal marítimo, oleaje | storm surge, high waves, coastal flooding | submersion marine, vagues-submersion, onde de tempête, houle | sturmflut, hochflut, meterhohe wellen
tropical-storm | tormenta tropical, depresión tropical | tropical storm, tropical depression | tempête tropicale, dépression tropicale | tropensturm, tropischer sturm
typhoon | tifón, tifones, ciclón*, ciclón, ciclón tropical | typhoon*, cyclone*, cyclone, tropical cyclone, "typhoon" | typhon*, cyclone*, cyclone, cyclone tropical | taifun*, zyklon*, zyklon, wirbelsturm, "taifun"
tornado | tornado*, torbellino, "tornado", manga marina | tornado*, twister, tornadoes, waterspout | tornade*, tornade, trombe marine, mini-tornade | tornado*, windhose, wasserhose, tornado
sandstorm | tormenta de arena, calima, polvo sahariano, tormenta de polvo | sandstorm, dust storm, Saharan dust | tempête de sable, sable du Sahara, tempête de poussière | sandsturm, saharastaub, staubsturm
black-ice | hielo negro, placas de hielo, hielo en las carreteras | black ice, icy roads, freezing rain | verglas, pluie verglaçante, plaques de verglas | blitzeis, glatteis, eisregen, eisglätte, glätteunfälle
hypothermia | hipotermia, muere congelado, muerto de frío | hypothermia, freezing to death, frozen to death | hypothermie, mort de froid | unterkühlung, erfroren, erfriert, unterkühlt
ice-break | hielo quebradizo, cae al hielo, hielo roto | fell through ice, thin ice, falls through ice | glace rompue, lac gelé | ins eis eingebrochen, eis eingebrochen, zugefrorener see
heatwave | ola de calor, canícula, calor extremo, altas temperaturas, golpe de calor | heatwave*, heat wave, extreme heat, heatwave, scorching, heatstroke | canicul*, vague de chaleur, canicule, fortes chaleurs, chaleur extrême | hitzewelle*, hitze*, hitzewelle, hitze, hitzerekord, gluthitze, hitzschlag
heat-deaths | muertes por calor | heat deaths, heat-related deaths | morts de la canicule, surmortalité canicule | hitzetote
temperature-record | récord de temperatura, temperatura récord, récord de calor | temperature record, record temperature, hottest day, hottest year, record heat | record de température, record de chaleur, températures records | temperaturrekord, rekordtemperatur, heißester tag, wärmster, heißestes jahr, rekordhitze
temperature | temperatura, termómetros | temperature | température | temperatur, grad celsius
weather-forecast | previsión meteorológica, pronóstico del tiempo, Aemet, meteorólogo | weather forecast, Met Office, forecaster, meteorologist | prévisions météo, Météo-France, météorologue, météo | wettervorhersage, wetterdienst, DWD, meteorologe, wetterprognose, "wetter"
weather-alert | aviso rojo, alerta roja, aviso naranja, alerta meteorológica, aviso amarillo | red alert, weather warning, red warning, amber warning, severe weather | vigilance rouge, vigilance orange, vigilance météo, alerte rouge | unwetterwarnung, wetterwarnung, hitzewarnung, alarmstufe rot, sturmwarnung
el-nino | El Niño, fenómeno de El Niño | El Niño, La Niña | El Niño, La Niña | El Niño, La Niña
drought-restrict | restricciones de agua, escasez de agua, emergencia por sequía, cortes de agua | water shortage, hosepipe ban, water restrictions, water crisis | restrictions d'eau, pénurie d'eau, manque d'eau | wassermangel, wasserknappheit, wassernotstand, wasserkrise
natural-disaster | desastre natural, catástrofe natural | natural disaster | catastrophe naturelle | naturkatastrophe
catastrophe | catástrofe, desastre, tragedia, calamidad | catastrophe, disaster, tragedy, disastrous | catastrophe, désastre, tragédie, sinistre | katastrophe, tragödie, desaster, katastrophal
disaster-zone | zona catastrófica, zona de desastre, estado de catástrofe | disaster area, disaster zone, state of disaster, major disaster declaration | zone sinistrée, état de catastrophe naturelle | katastrophengebiet, katastrophenfall, katastrophenalarm, krisengebiet, notstandsgebiet
landslide | deslizamiento*, corrimiento de tierra, alud de tierra, derrumbe*, deslizamiento de tierra, corrimiento de tierras, deslizamiento, deslave de tierra, deslave, alud de barro, avalancha de lodo, alud de lodo, "deslizamientos" | landslide*, mudslide*, landslip, rockslide, mudslide, mud slide, debris flow, "landslide" | glissement de terrain, éboulement*, coulée de boue, lave torrentielle | erdrutsch*, erdrutsch, hangrutsch, schlammlawine, murgang, murenabgang
rockfall | desprendimiento de rocas, caída de rocas, desprendimiento | rockfall, falling rock | chute de pierres, éboulement, chute de rochers | felssturz, steinschlag, bergsturz, felsbrocken
avalanche | avalancha*, alud*, alud, alud de nieve, avalancha de nieve, "avalancha" | avalanche*, avalanche, snow avalanche | avalanche*, avalanche, coulée de neige | lawine*, lawine, schneelawine, lawinenabgang, lawinenunglück, "lawinen"
glacier | glaciar, glaciares | glacier | glacier | gletscher, gletscherabbruch, gletscherschmelze
sinkhole | socavón, hundimiento del terreno | sinkhole | gouffre, affaissement de terrain, doline | erdloch, erdfall, krater auf straße, sinkloch
power-outage | apagón, corte de luz, corte de electricidad, sin luz, gran apagón, "apagones" | power outage, power cut, blackout, without power, without electricity | panne de courant, coupure d'électricité, panne d'électricité, panne électrique, coupure de courant, panne géante, privés d'électricité | stromausfall, blackout, ohne strom
crop-damage | daños en los cultivos, cosechas perdidas, pérdida de cosechas | crop damage, crop failure, ruined crops | récoltes détruites, dégâts agricoles, pertes de récoltes | ernteausfälle, ernteschäden, missernte
locust | langosta del desierto, plaga de langostas | locust, locust swarm | criquets, invasion de criquets, criquet pèlerin | heuschreckenplage, heuschrecken
storm-names | borrasca Kristin, borrasca Leonardo, borrasca | storm Ciarán, named storm, storm Goretti | tempête Ciaran, tempête Goretti, tempête Nils | sturmtief, orkantief
rebuild-damage | daños materiales, cuantiosos daños | property damage, extensive damage, structural damage | dégâts matériels, dégâts importants, gros dégâts | sachschaden, millionenschaden, gebäudeschäden
tree-fall | caída de un árbol, árbol caído, cae un árbol | fallen tree, falling tree, tree fell | chute d'un arbre, chute d'arbre, arbre tombé | umgestürzter baum, von baum erschlagen, baum erschlägt
# Rescue services and emergency
firefighter | bombero, brigadista, cuerpo de bomberos | firefighter, fire brigade, fire crews, fire department, fire service | pompier, sapeur-pompier | feuerwehr, feuerwehrmann, feuerwehrleute, feuerwehrfrau
ambulance | ambulancia, SAMUR | ambulance, paramedic | ambulance, ambulancier, SAMU | rettungswagen, krankenwagen, rettungssanitäter, notarzt, sanitäter
rescue-workers | "rescatista", equipos de rescate, servicios de rescate, socorrista, servicios de emergencia, "rescatistas" | rescuers, rescue workers, rescue teams, emergency services, first responders | "secouristes", équipes de secours, sauveteurs, services de secours, "secouriste" | rettungskräfte, rettungsdienst, einsatzkräfte, "retter", rettungsteams
mountain-rescue | rescate de montaña, rescate en montaña, Greim | mountain rescue | secours en montagne, PGHM, sauvetage en montagne | bergwacht, bergrettung
lifeguard | socorrista de playa, salvavidas | lifeguard | maître-nageur, sauveteur en mer, gilet de sauvetage | rettungsschwimmer, bademeister, DLRG, schwimmweste
rescue-helicopter | helicóptero de rescate, helicóptero medicalizado | rescue helicopter, air ambulance | hélicoptère de secours, hélicoptère du Samu | rettungshubschrauber, rettungshelikopter
rescue-dog | perro de rescate | rescue dog, sniffer dog, search dog | chien de recherche, chien de sauvetage | rettungshund, suchhund, spürhund
survivor | superviviente, sobreviviente | survivor | survivant, rescapé | überlebender, überlebt, "überleben"
cave-rescue | rescate en cueva, espeleólogo, espeleólogos atrapados | cave rescue, caver, trapped in cave | spéléologue, spéléologue bloqué | höhlenrettung, höhlenforscher, höhlenunglück
body-recovery | recuperan el cuerpo, recuperado el cadáver, recuperan los cuerpos | body recovered, recovered body | corps repêché, corps extrait | leiche geborgen, tot geborgen
evacuate | evacua*, evacuación, evacuado, "desalojados", desahucio, desalojo, lanzamiento judicial, desalojar, desaloja | evacuat*, evacuation, evacuees, "evacuated", eviction, evict | évacu*, évacuation, "évacués", expulsion locative, expulsés de leur logement | evakuier*, evakuierung, evakuiert, evakuieren, zwangsräumung, räumungsklage, wohnungsräumung
wwii-bomb | bomba de la Guerra, bomba sin explotar, bomba de la Segunda | WWII bomb, World War II bomb, unexploded bomb, wartime bomb, unexploded ordnance | bombe de la Seconde, obus non explosé, bombe non explosée | weltkriegsbombe, fliegerbombe, blindgänger, bombenfund
bomb-disposal | artificieros, desactivación de explosivos, Tedax, explosión controlada | bomb disposal, bomb squad, controlled explosion, defused | démineurs, désamorçage, explosion contrôlée | bombenentschärfung, entschärfung, kampfmittelräumdienst, entschärft, kontrollierte sprengung
suspicious-package | paquete sospechoso, objeto sospechoso, maleta sospechosa | suspicious package, suspicious device, suspicious item | colis suspect, objet suspect | verdächtiger gegenstand, verdächtiges paket, verdächtiger koffer, herrenloser koffer
emergency-call | llamada de emergencia, llamada al 112, llamada al 911 | emergency call, 911 call, 999 call | appel d'urgence, numéro d'urgence | notruf, notrufnummer, notrufzentrale
emergency-alert | ES-Alert, alarma móvil, alerta a los móviles | emergency alert, phone alert | FR-Alert, alerte sur les portables | warn-app, cell broadcast, warntag, katastrophenwarnung
siren | sirena de alarma | siren | sirène | sirene
civil-protection | protección civil | civil protection, civil defence, civil defense | protection civile, sécurité civile, plan blanc | katastrophenschutz, zivilschutz, THW, technisches hilfswerk, bevölkerungsschutz
ume-army | UME, Unidad Militar de Emergencias | UME, military emergency unit | UME, unité militaire d'urgence | UME, militärische nothilfeeinheit
white-helmets | Cascos Blancos | White Helmets | Casques blancs | Weißhelme
shelter | refugio antiaéreo, búnker, refugio antibombas | bomb shelter, bunker, air-raid shelter | abri antiaérien, bunker, abris anti-bombes | luftschutzbunker, schutzraum, bunker, luftschutzkeller
cpr | reanimación, desfibrilador, RCP | CPR, resuscitation, defibrillator | réanimation cardiaque, défibrillateur, massage cardiaque | reanimiert, wiederbelebung, reanimation, defibrillator
first-aid | primeros auxilios | first aid | premiers secours, gestes qui sauvent | erste hilfe, ersthelfer, ersthelferin
hero-rescue | héroe que salvó, héroe anónimo | hailed a hero, hero bystander | héros du quotidien, héros salué | lebensretter, retter in der not
emergency-chute | simulacro, simulacro de evacuación | emergency drill, evacuation drill | exercice d'évacuation, exercice de sécurité civile | notfallübung, katastrophenschutzübung, evakuierungsübung
# Environment and climate
warming | calentamiento, calentamiento global, calentamiento climático | global warming, warming planet | réchauffement, réchauffement climatique | erderwärm*, erderhitz*, erderwärmung, globale erwärmung, erderhitzung
climate-protection | protección del clima, política climática, objetivos climáticos | climate policy, climate goals, climate targets, climate action | politique climatique, objectifs climatiques, action climatique | klimaschutz, klimapolitik, klimaziele
greenhouse-gas | gases de efecto invernadero, efecto invernadero | greenhouse gas, greenhouse gases | gaz à effet, gaz à effet de, effet de serre | treibhausgas, treibhauseffekt
carbon-emissions | emisiones de CO2, emisiones de carbono, huella de carbono, descarbonización | carbon emissions, CO2 emissions, carbon footprint, decarbonization | émissions de CO2, émissions de carbone, empreinte carbone, décarbonation | CO2-Ausstoß, CO2-Emissionen, kohlendioxidausstoß, dekarbonisierung
carbon-tax | impuesto al carbono, mercado de carbono, precio del carbono, derechos de emisión | carbon tax, carbon price, emissions trading, carbon market, carbon credits | taxe carbone, prix du carbone, marché du carbone, quotas d'émission, crédits carbone | CO2-Preis, CO2-Steuer, emissionshandel, CO2-Bepreisung, co2-zertifikate, verschmutzungsrechte, emissionsrechte
net-zero | neutralidad climática, neutralidad de carbono, cero emisiones | net zero, carbon neutral, climate neutral | neutralité carbone, zéro émission | klimaneutral, klimaneutralität, treibhausgasneutral
methane | metano | methane | méthane | methan
ozone | ozono, capa de ozono | ozone, ozone layer | ozone, couche d'ozone | ozon, ozonloch, ozonschicht
air-pollution | contaminación del aire, contaminación atmosférica, calidad del aire, esmog, partículas finas, bajas emisiones | air pollution, smog, air quality | pollution de l'air, pollution atmosphérique, qualité de l'air, smog, particules fines, pic de pollution | luftverschmutzung, smog, luftqualität, feinstaub, stickoxide, stickstoffdioxid
water-pollution | contaminación del agua, vertido tóxico, aguas residuales, agua contaminada | water pollution, sewage, contaminated water, sewage spill | pollution de l'eau, eaux usées, eau polluée | wasserverschmutzung, abwasser, gewässerverschmutzung, verunreinigtes wasser
drinking-water | agua potable, agua del grifo | drinking water, tap water | eau potable, eau du robinet | trinkwasser, leitungswasser, trinkwasserversorgung
plastic | plástico, residuos plásticos | plastic, plastic waste, plastic pollution | déchets plastiques, pollution plastique, plastiques | plastikmüll, plastik, kunststoff
microplastic | microplásticos | microplastic | microplastiques | mikroplastik
pfas | PFAS, químicos eternos, contaminantes eternos | PFAS, forever chemicals | PFAS, polluants éternels | PFAS, ewigkeitschemikalien
pesticide | pesticida, glifosato, plaguicida, insecticida, herbicida | pesticide, glyphosate, herbicide, weedkiller, insecticide, neonicotinoid | pesticide, glyphosate, herbicide, néonicotinoïde, désherbant, insecticide, acétamipride | pestizid, glyphosat, pflanzenschutzmittel, unkrautvernichter, insektizid, neonicotinoide, herbizid
waste | residuos, basura | rubbish, garbage, household waste, trash | déchets, ordures, poubelles | abfall, "müll", mülltonne, müllabfuhr
recycling | reciclaje, reciclar | recycling | recyclage, recycler | recycling, wiederverwertung, recyceln
landfill | vertedero, basurero | landfill, rubbish dump, garbage dump | décharge sauvage, décharge à ciel ouvert, déchetterie | mülldeponie, müllkippe, deponie
toxic-waste | residuos tóxicos, residuos peligrosos | toxic waste, hazardous waste | déchets toxiques, déchets dangereux | giftmüll, sondermüll
nuclear-waste | residuos nucleares, residuos radiactivos, cementerio nuclear | nuclear waste, radioactive waste | déchets nucléaires, déchets radioactifs, Cigéo | atommüll, castor-transport, endlager, castor, gorleben, zwischenlager, atommülllager
oil-spill | vertido de petróleo, marea negra, derrame de petróleo, vertido de crudo | oil spill, oil slick | marée noire, déversement de pétrole, nappe de pétrole, fuite de pétrole | ölpest, ölteppich, öl ausgelaufen, ölkatastrophe, ölleck
deforestation | deforestación, tala ilegal | deforestation, illegal logging | déforestation, coupe illégale, déboisement | abholzung, entwaldung, waldrodung, regenwaldzerstörung
desertification | desertificación | desertification | désertification | wüstenbildung, desertifikation
rainforest | selva tropical | rainforest | forêt tropicale | regenwald, amazonas-regenwald
coral-reef | arrecife, arrecife de coral, corales | coral reef, coral bleaching, coral | récif corallien, récifs, corail | korallenriff, korallen, korallensterben
sea-level | nivel del mar | sea level, rising seas, sea-level rise | niveau de la mer, montée des eaux, niveau des mers | meeresspiegel, meeresspiegelanstieg
polar-ice | hielo marino, deshielo, casquete polar, capa de hielo | sea ice, ice sheet, melting ice, ice cap | banquise, fonte des glaces, calotte glaciaire | meereis, eisschmelze, eisschild, polkappe, polareis
iceberg | iceberg | iceberg | iceberg | eisberg
permafrost | permafrost | permafrost | permafrost, pergélisol | permafrost, dauerfrostboden
high-seas-treaty | tratado de alta mar, alta mar | high seas treaty, high seas | haute mer | hochseeschutzabkommen, hohe see, hochseeabkommen
deep-sea-mining | minería submarina | deep-sea mining, seabed mining | exploitation minière des fonds, fonds marins | tiefseebergbau, meeresbodenbergbau
biodiversity | biodiversidad, conservación de la naturaleza | biodiversity, nature conservation | biodiversité, protection de la nature | biodiversität, artenvielfalt, biologische vielfalt
extinction | extinción, peligro de extinción, especie en extinción, extinguido | extinction, extinct, critically endangered | extinction, espèce disparue, en voie d'extinction | aussterben, ausgestorben, vom aussterben bedroht, artensterben
endangered-species | especie amenazada, especie protegida, especie en peligro | endangered species, protected species, threatened species | espèces menacées, espèce protégée, extinction des espèces, voie de disparition | bedrohte arten, geschützte art, artenschutz, rote liste
invasive-species | especie invasora | invasive species | espèce invasive, espèce envahissante | invasive art, eingeschleppte art
nature-reserve | reserva natural, espacio protegido, parque natural | nature reserve, protected area | réserve naturelle, aire protégée, parc naturel | naturschutzgebiet, schutzgebiet, naturschutz, naturpark
national-park | parque nacional | national park | parc national | nationalpark
algae | algas, sargazo, marea roja | algae, seaweed, sargassum, algal bloom | algues vertes, algues, sargasses | algen, blaualgen, algenblüte, seetang
flora-tree | tala de árboles, árboles | felled tree, trees, Sycamore Gap tree | abattage d'arbres, arbres, "arbre" | bäume, baumfällung, baumsterben, baumstamm
water-basin-megabasin | megabalsas | mega-basin, irrigation reservoirs | mégabassines, Sainte-Soline | Wasserbecken Sainte-Soline, bewässerungsbecken
# Energy
nuclear-power-plant | central nuclear, planta nuclear, centrales nucleares, reactor nuclear | nuclear power plant, nuclear plant, nuclear power station, nuclear reactor | centrale nucléaire, réacteur nucléaire, EPR | atomkraftwerk, kernkraftwerk, AKW, atomreaktor, atommeiler
nuclear-power | energía nuclear, energía atómica | nuclear power, nuclear energy | énergie nucléaire, énergie atomique | atomkraft, kernenergie, atomenergie, kernkraft, AKWs
nuclear-accident | accidente nuclear, fuga radiactiva, radiación, radiactividad | nuclear accident, radiation leak, radioactive, radiation | accident nucléaire, radioactivité, radioactif, fuite radioactive, radiation | atomunfall, reaktorunfall, radioaktiv, radioaktivität, reaktorkatastrophe, strahlung, verstrahlt, strahlenbelastung
place-fukushima | Fukushima | Fukushima | Fukushima | Fukushima
nuclear-fusion | fusión nuclear, reactor de fusión, ITER | nuclear fusion, fusion reactor, fusion energy, ITER | fusion nucléaire, Iter, ITER | kernfusion, fusionsreaktor, ITER, Wendelstein
wind-power | energía eólica, parque eólico, aerogenerador, eólica, molinos eólicos | wind power, wind farm, wind turbine, wind energy, offshore wind | éolienne, énergie éolienne, parc éolien, éolien en mer | windkraft, windrad, windpark, windenergie, windkraftanlage
solar-power | energía solar, paneles solares, fotovoltaica, placas solares, planta solar | solar power, solar panels, solar energy, photovoltaic, solar farm | énergie solaire, panneaux solaires, photovoltaïque, panneaux photovoltaïques | solarenergie, photovoltaik, solaranlage, solarstrom, solarpark, balkonkraftwerk, solarmodule, solarzellen
hydropower | energía hidroeléctrica, hidroeléctrica, central hidroeléctrica | hydropower, hydroelectric, hydroelectric dam | hydroélectricité, hydroélectrique, centrale hydroélectrique | wasserkraft, wasserkraftwerk, pumpspeicherwerk
renewable | "renovables", energías renovables, energía verde, transición energética, energía limpia | "renewable", "renewables", renewable energy, green energy, clean energy, energy transition | énergies renouvelables, renouvelables, transition énergétique, énergie verte | erneuerbare energien, ökostrom, energiewende, ökoenergie, erneuerbare
hydrogen | hidrógeno, hidrógeno verde, H2Med | hydrogen, green hydrogen | hydrogène, hydrogène vert | wasserstoff, grüner wasserstoff, wasserstoffstrategie
fossil-fuel | combustibles fósiles | fossil fuel | combustibles fossiles, énergies fossiles | fossile brennstoffe, fossile energien
coal-power | central de carbón, central térmica, cierre de las minas | coal power plant, coal plant, coal-fired, coal power | centrale à charbon | kohlekraftwerk, braunkohle, tagebau, kohlestrom, hambacher forst, garzweiler
luetzerath | Lützerath | Lützerath, Luetzerath | Lützerath | Lützerath
fracking | fracking, fractura hidráulica | fracking, shale gas, hydraulic fracturing | fracturation hydraulique, gaz de schiste | fracking, schiefergas
gas-pipeline | gasoducto | gas pipeline, pipeline | gazoduc | gaspipeline, gasleitung, erdgasleitung, pipeline
oil-pipeline | oleoducto, Druzhba | oil pipeline, Druzhba pipeline, Keystone, Druzhba | oléoduc, pipeline, Droujba | ölpipeline, ölleitung, Druschba
lng | GNL, gas natural licuado, regasificadora, metanero | LNG, liquefied natural gas, LNG terminal | GNL, gaz naturel liquéfié, méthanier | LNG, flüssiggas, flüssigerdgas, LNG-Terminal
gas-supply | suministro de gas, gas ruso, reservas de gas, corte del gas | gas supply, Russian gas, gas storage, gas reserves, gas shortage | approvisionnement en gaz, gaz russe, livraisons de gaz, réserves de gaz | gasversorgung, russisches gas, gasspeicher, gaslieferung, gasmangel
power-grid | red eléctrica, infraestructura energética, tendido eléctrico, Red Eléctrica Española | power grid, energy infrastructure, electricity grid, power lines, National Grid | réseau électrique, infrastructures énergétiques, ligne à haute tension, RTE, lignes électriques | stromnetz, energieinfrastruktur, stromleitung, energieversorgung, stromtrasse, netzbetreiber, suedlink, hochspannungsleitung, netzausbau, tennet
power-plant | central eléctrica, planta eléctrica, central de ciclo combinado, subestación | power plant, power station, substation, gas-fired plant | centrale électrique, centrale thermique, centrale à gaz | kraftwerk, gaskraftwerk, heizkraftwerk, umspannwerk
oil-refinery | refinería, refinería de petróleo | refinery, oil refinery, oil depot | raffinerie, dépôt pétrolier | raffinerie, ölraffinerie, öldepot, tanklager
oil-platform | plataforma petrolera, pozo petrolero, plataforma petrolífera, pozo de petróleo | oil rig, oil platform, oil well, drilling rig, offshore platform | plateforme pétrolière, puits de pétrole, forage pétrolier | ölplattform, bohrinsel, bohrplattform, ölbohrung, ölquelle
mine-site | mina de oro, mina de carbón, "minas" | gold mine, coal mine, open-pit mine | mine d'or, mine de charbon, mine de cuivre | "mine", bergwerk, goldmine, kohlemine
miner | minero | "miner", "miners" | mineur de fond, gueules noires | bergleute, bergarbeiter, minenarbeiter
lithium | litio, mina de litio | lithium, lithium mine | lithium, mine de lithium | lithium, lithiummine, lithiumabbau
energy-crisis | crisis energética, ahorro energético, pobreza energética | energy crisis, energy saving, energy rationing, fuel poverty | crise énergétique, sobriété énergétique, économies d'énergie, précarité énergétique | energiekrise, energiesparen, gasmangellage, gaskrise, energiesparmaßnahmen, energienotstand
energy-price | precio de la luz, precios de la energía, factura de la luz, precio del gas, recibo de la luz, precio de la electricidad, gas natural, tarifa regulada | energy price, energy bills, electricity price, gas prices, power prices, natural gas, wholesale gas | prix de l'énergie, prix de l'électricité, prix du gaz, facture d'électricité, factures d'énergie, tarifs de l'électricité, gaz naturel, facture de gaz | energiepreise, strompreis, gaspreis, energiekosten, stromrechnung, energiepreispauschale, gasumlage
# Animals
shark-attack | ataque de tiburón, tiburón mata, ataque de un tiburón | shark attack, shark bite, killed by shark | attaque de requin, requin tue, tué par un requin | haiangriff, haiattacke, hai-angriff, hai-attacke
bear-attack | ataque de oso, ataque de un oso, oso mata, osa | bear attack, killed by bear, mauled by bear | attaque d'ours, ours attaque, attaqué par un ours | bärenangriff, bärenattacke
wolf | lobo*, lobo, ataques de lobo, "lobos" | wolf, wolves, wolf attack, wolf cull | loup, loups, attaque de loup, louve, abattage de loups | wolf, wölfe*, wölfe, wolfsriss, wolfsabschuss, problemwolf
crocodile | cocodrilo, caimán | crocodile, alligator, caiman | crocodile, alligator, caïman | krokodil, alligator, kaiman
snake | serpiente, culebra, víbora, pitón | snake, python, snakebite, cobra | serpent, python, vipère, cobra | schlange, python, schlangenbiss, giftschlange, kobra
lion | león suelto, "leones", "leona", león africano | lion, lioness | lionne, lion échappé | löwe, löwin
tiger | tigresa | "tiger", tigress | tigresse | "tiger", tigerin
leopard | leopardo, jaguar, "puma", pantera | leopard, cougar, mountain lion, "panther" | léopard, puma, panthère | leopard, puma, panther
lynx | lince, lince ibérico | lynx, Iberian lynx | lynx, lynx ibérique | luchs, luchse
elephant | elefante, elefanta | elephant | éléphant | elefant, elefantenkuh
rhino | rinoceronte | rhino, rhinoceros | rhinocéros | nashorn
hippo | hipopótamo, Moo Deng | hippo, hippopotamus, Moo Deng | hippopotame, Moo Deng | nilpferd, flusspferd, zwergflusspferd, Moo Deng
giraffe | jirafa | giraffe, zebra | girafe, zèbre | giraffe, zebra
monkey | mono capuchino, "monos", "mono", "mona", macaco, primate | monkey, macaque, baboon, primate | singe, macaque, babouin, primate | affe, makake, pavian, primaten
gorilla | gorila, chimpancé, orangután | gorilla, chimpanzee, orangutan, chimp | gorille, chimpanzé, orang-outan | gorilla, schimpanse, orang-utan, menschenaffe
panda | panda, oso panda, panda gigante | panda, giant panda | panda, panda géant | panda, pandas, pandabär
koala-kangaroo | koala, canguro | koala, kangaroo | koala, kangourou | koala, känguru
polar-bear | oso polar, osos polares | polar bear | ours polaire, ours blanc | eisbär, eisbärin
fox | zorro | fox hunting, "foxes" | renard | fuchs, füchse
wild-boar | jabalí | wild boar, feral pig | sanglier | wildschwein
deer | ciervo, corzo, "alce", "venado", "reno", "reñida" | deer, moose, elk, reindeer | cerf, chevreuil, "renne", biche | hirsch, reh, elch, rentier, wildunfall
beaver-otter | castor, nutria | beaver, otter, raccoon | castor européen, loutre, raton laveur | biber, fischotter, waschbär
rat | "rata", "ratas", ratón, roedores, plaga de ratas | rat, mouse, mice, rodent | "rat", souris, rongeur | ratte, maus, nagetier
bat-animal | murciélago | fruit bat, bat colony | chauve-souris | fledermaus
eagle-raptor | "águila", "águilas", buitre, halcón, búho, quebrantahuesos | vulture, bald eagle, falcon, owl | aigle, vautour, faucon, hibou, gypaète | adler, geier, falke, eule, greifvogel, bartgeier
stork-swan | cigüeña, cisne, flamenco rosado, gaviota, paloma | stork, swan, flamingo, seagull, pigeon, gulls | cigogne, cygne, flamant rose, goéland, pigeon, mouette | storch, schwan, flamingo, möwe, taube, brieftaube
penguin | pingüino | penguin | manchot, pingouin | pinguin
parrot | loro, papagayo, cotorra | parrot, macaw | perroquet, perruche | papagei, wellensittich
whale | ballena*, ballena, ballena varada, cachalote | whale*, whale, stranded whale, humpback, sperm whale | baleine*, baleine, cachalot, baleine échouée, "baleines" | "wal", "wale", buckelwal, gestrandeter wal, pottwal, walfang
orca | orca | orca, killer whale | orque | orca, schwertwal
dolphin | delfín, marsopa | dolphin, porpoise | marsouin | delfin, schweinswal
seal-animal | "foca", león marino, morsa | sea lion, grey seal, seal pup, walrus | phoque, otarie, "morse" | robbe, seehund, seelöwe, walross
jellyfish | medusa, carabela portuguesa | jellyfish, man o' war | méduse | qualle, portugiesische galeere
octopus-squid | pulpo, calamar gigante | octopus, giant squid | poulpe, calmar géant, pieuvre | krake, tintenfisch, riesenkalmar
turtle | tortuga | turtle, tortoise | tortue | schildkröte
fish-animal | peces, mortandad de peces, pez, salmón | fish, fish die-off, salmon, dead fish | poissons, poissons morts, saumon | fische, fischsterben, tote fische, lachse, lachszucht, "lachs"
fishing | pesca, pescador, pesquero | "fishing", fisherman, fishermen, fisheries, trawler | pêche, pêcheur, chalutier, pêche au chalut | fischerei, fischfang, fangquoten, kutter, "fischer", trawler, fischkutter
bee | abeja, apicultor, avispa | bee, beekeeper, wasp, honeybee | abeille, apiculteur, guêpe | biene, imker, bienensterben, wespe
hornet | avispón asiático, avispón, avispa asiática | hornet, Asian hornet | frelon asiatique, frelon | hornisse, asiatische hornisse
mosquito | mosquito, mosquito tigre | mosquito, tiger mosquito | moustique, moustique tigre | mücke, tigermücke, stechmücke, mückenplage
insect | insecto, "chinche", cucaracha, hormiga | insect, bed bugs, bedbugs, cockroach, ants | insecte, punaise de lit, cafard, fourmi | insekt, bettwanze, kakerlake, ameise, insektensterben
tick | garrapata, enfermedad de Lyme | tick bite, tick-borne, tick, Lyme disease | tique, maladie de Lyme | zecke, zeckenbiss, borreliose, FSME
spider | araña, tarántula, escorpión | spider, tarantula, scorpion | araignée, mygale, scorpion | spinne, vogelspinne, skorpion
cow-cattle | "vaca", "vacas", "ganado", bovino, ganado bovino, ternero, toro bravo, "vacuno" | cow, cattle, herd, calf, calves | vache, bétail, bovin, veau | kuh, rind, kalb, viehbestand, rinderherde
pig | cerdo, porcino | pig, pork, swine, pig farm, hog | cochon, porc, porcin, porcherie | schwein, ferkel, schweinestall, schweinemast
sheep | oveja, cordero, rebaño, ovino | sheep, lamb, flock of sheep, ewe | mouton, brebis, agneau, ovin | schaf, lamm, schafherde
goat | cabra, caprino | goat | chèvre, caprin | ziege
poultry | gallina, pollos, aves de corral, avícola, pavo | poultry, chickens, hens, turkeys, geese | volaille, poulet, dinde, avicole | geflügel, huhn, puten, gänse, hähnchen, geflügelhof
egg | huevos, gallinas ponedoras | egg | œuf | ei, eier, eierpreise, legehennen, hühnerei
horse-animal | caballo suelto, yegua, caballos | stray horse, racehorse, wild horses, escaped horse | jument, chevaux sauvages, poney | stute, wildpferde, pony, pferderipper
dog | perro*, perra, perro, cachorro, pitbull, perro peligroso, "perros" | dog, puppy, pit bull, XL bully, "dogs" | chien*, chien, chiot, pitbull, "chiens" | hund, hunde*, welpe, hündin, kampfhund, listenhund, "hunde", "hunden"
cat | gato*, gato, gatito, "gatos" | cat, cats, kitten | chat, chats, chaton, chatte | katze*, katze, kätzchen, "katzen"
pet | mascota, animal de compañía | pet owner, pets, pet dog, vet | animal de compagnie, animal domestique, vétérinaire | haustier, tierheim, tierarzt, haustierhalter, hundesteuer
zoo | zoológico, zoo, Loro Parque | zoo, zookeeper, safari park | zoo, parc zoologique, soigneur, Beauval, zoos, parc animalier, zoo de Vincennes, zoologique | zoo, tierpark, tierpfleger, tiergarten, zoos, zoobesucher, wildpark
circus | circo, animales de circo, payaso, circense, trapecista, acróbata | circus, circus animals, clown, acrobat, trapeze, Cirque du Soleil | cirque, animaux de cirque, clown, acrobate, trapéziste, circassien | zirkus, zirkustiere, clown, artist im zirkus, akrobat
animal-cruelty | maltrato animal, crueldad animal | animal cruelty, animal abuse, cruelty to animals | maltraitance animale, cruauté animale, actes de cruauté | tierquälerei, tiermisshandlung, tierquäler
animal-welfare | bienestar animal, derechos de los animales, "animalistas", ley de bienestar animal | animal welfare, animal rights, RSPCA, PETA | bien-être animal, défense des animaux, L214, droits des animaux, souffrance animale, cause animale | tierschutz, tierwohl, tierrechtler, PETA, tierwohlabgabe
animal-testing | experimentación animal, experimentos con animales | animal testing, animal experiments | expérimentation animale, tests sur les animaux | tierversuch
animal-escape | animal fugado, animal suelto | escaped animal, zoo escape | animal échappé, échappé d'un zoo | ausgebrochenes tier, entlaufenes tier, aus zoo ausgebrochen
hunting | cazador, caza mayor, cacería, temporada de caza | "hunting", trophy hunting, "hunters" | chasse, chasseur, chasse au gibier | jagd, jagdsaison, trophäenjagd
poaching | caza furtiva, cazador furtivo, furtivo | poaching, poacher | braconnage, braconnier | wilderei, wilderer
ivory | marfil, tráfico de marfil | ivory, ivory trade | ivoire, trafic d'ivoire | elfenbein, elfenbeinhandel
avian-flu | gripe aviar, influenza aviar, H5N1, gripe aviaria | bird flu, avian flu, avian influenza, H5N1 | grippe aviaire, H5N1, influenza aviaire | vogelgrippe, geflügelpest, H5N1
african-swine-fever | peste porcina, peste porcina africana | African swine fever, swine fever | peste porcine, peste porcine africaine | schweinepest, afrikanische schweinepest
foot-and-mouth | fiebre aftosa | foot-and-mouth, foot-and-mouth disease | fièvre aphteuse | maul- und klauenseuche, klauenseuche, MKS
lumpy-skin | dermatosis nodular, dermatosis | lumpy skin disease | dermatose nodulaire, dermatose, dermatose bovine | lumpy-skin-krankheit, hautknotenkrankheit
bluetongue | lengua azul | bluetongue | fièvre catarrhale, FCO, langue bleue | blauzungenkrankheit, lumpy skin
mad-cow | vacas locas | mad cow disease, BSE, mad cow | vache folle, ESB | rinderwahn, BSE, rinderwahnsinn
cull | sacrificio de animales, sacrificio de aves, animales sacrificados, sacrificados | cull | abattage du troupeau, abattage des animaux, abattages, abattus, abattage des troupeaux | keulung, gekeult, notschlachtung, eingeschläfert, geschlachtet
rabies | rabia animal, virus de la rabia | rabies, rabid | virus de la rage | tollwut
dinosaur | dinosaurio, fósil, mamut, tiranosaurio, T. rex | dinosaur, fossil, mammoth, T. rex, tyrannosaurus, pterosaur | dinosaure, mammouth, tyrannosaure, ptérosaure, T-Rex | dinosaurier, mammut, fossil, saurier, dinosaurierskelett, dino, T-Rex, flugsaurier
# Transport: road
motorway | autopista, autovía | motorway, highway, freeway, interstate | autoroute, rocade | autobahn, schnellstraße, autobahndreieck
motorway-closure | carretera cortada, cierre de la autopista, autovía cortada | motorway closed, road closed, highway closed, road closure | autoroute fermée, route coupée, fermeture de l'autoroute | vollsperrung, autobahn gesperrt, straße gesperrt, sperrung der autobahn
traffic-jam | atasco, embotellamiento, retenciones | traffic jam, tailback | embouteillage, bouchon, "bouchons" | stau, verkehrschaos, staus, verkehrsstau
holiday-traffic | operación salida, operación retorno, Bison Futé | holiday traffic, getaway traffic | Bison Futé, chassé-croisé, grands départs | reiseverkehr, ferienverkehr, rückreiseverkehr
speed-limit-policy | 30 km/h, velocidad máxima | 20mph zone | vitesse limitée | tempo 130
driving-licence | carné de conducir, permiso de conducir, licencia de conducir, carnet de conducir, DGT | driving licence, driver's license, driving license, driving test | permis de conduire, permis à points, examen du permis, code de la route | führerschein, fahrerlaubnis, führerscheinprüfung, führerscheinentzug, fahrprüfung, fahrschule
congestion-charge | peaje urbano, tasa de congestión | congestion pricing | péage urbain | innenstadtmaut, staugebühr
toll | peaje | toll road, road toll | péage | maut, pkw-maut, autobahnmaut
parking | aparcamiento, "estacionamiento", garaje, "parking" | "parking", car park, parking lot, garage | "stationnement", parking | parkplatz, parkhaus, parkgebühren, tiefgarage, garage, "parken"
seatbelt | cinturón de seguridad | seatbelt, seat belt | ceinture de sécurité | sicherheitsgurt, anschnallpflicht
crosswalk | paso de peatones, paso de cebra, semáforo | pedestrian crossing, zebra crossing, crosswalk, traffic light | passage piéton, feu rouge, feux tricolores | zebrastreifen, fußgängerüberweg, fußgängerampel
pedestrian | peatón, transeúnte | pedestrian, passer-by, passerby, bystander, onlooker | piéton, "passant", badaud | fußgänger, fußgängerin, fußgängerzone, passant, passantin, schaulustige
bicycle | bicicleta, bici, carril bici, bicis | bicycle, bike lane, cycle lane, bike | bicyclette, piste cyclable, vélos | fahrrad, radweg, fahrradfahrer, lastenrad
e-bike | bicicleta eléctrica | e-bike, electric bike | vélo électrique, vélos électriques, VAE | e-bike, pedelec, elektrofahrrad
e-scooter | patinete eléctrico, patinete | e-scooter, electric scooter | trottinette, trottinette électrique | e-scooter, elektroroller, e-roller, tretroller
motorcycle | motocicleta, "motorista", ciclomotor, "motoristas", moto | motorbike, motorcycle, moped, motorcyclist, biker | scooter, motard, cyclomoteur, motocycliste, motocyclette, deux-roues | motorrad, motorradfahrer, moped, motorroller, motorradfahrerin, biker
taxi | taxi, taxista, VTC | taxi, cab driver, taxi driver, minicab, cab, cabbie | taxi, chauffeur de taxi, VTC | taxi, taxifahrer
uber | Uber, Cabify | Uber, Lyft, ride-hailing | Uber, Blablacar | fahrdienst, Uber-Fahrer, Uber-Fahrdienst
electric-car | coche eléctrico, vehículo eléctrico, auto eléctrico | electric car, electric vehicle, EV, EVs | voiture électrique, véhicule électrique | elektroauto, e-auto, elektroautos, e-autos, elektromobilität, elektrofahrzeug, "stromer", e-mobilität
self-driving | coche autónomo, conducción autónoma, robotaxi, vehículo autónomo, sin conductor | self-driving, driverless, robotaxi, autonomous vehicle, Waymo, autonomous car, self-driving car | voiture autonome, robotaxi, conduite autonome, véhicule autonome | autonomes fahren, selbstfahrend, robotaxi, selbstfahrendes auto, autopilot, fahrerlos, roboterauto
charging-station | punto de recarga, cargadores, electrolinera | charging station, charging point, charging network | borne de recharge, recharge électrique | ladesäule, ladestation, ladeinfrastruktur, wallbox
carmaker | fabricante de automóviles, automovilística, industria del automóvil, sector automovilístico, sector del automóvil, industria automotriz, automoción, fabricante de coches | carmaker, automaker, car industry, car manufacturer, auto industry, auto sector | constructeur automobile, industrie automobile, secteur automobile, filière automobile | autobauer, autohersteller, autoindustrie, automobilindustrie, autobranche, autokonzern, autogipfel
diesel-scandal | dieselgate, escándalo del diésel, trucaje de motores, motores trucados | dieselgate, diesel scandal, emissions scandal, emissions cheating | dieselgate, scandale du diesel, moteurs truqués | dieselskandal, abgasskandal, dieselgate, dieselaffäre, diesel-skandal, abgasaffäre, abschalteinrichtung
recall-car | llamada a revisión, airbags Takata, airbag | vehicle recall, Takata airbags, airbag, recalls vehicles | rappel de véhicules, airbags Takata, airbag | rückrufaktion, takata-airbags, airbag, ruft fahrzeuge zurück
bus-public | autobús urbano, conductor de autobús, autobús escolar | bus driver, school bus, city bus | chauffeur de bus, car scolaire, bus scolaire | busfahrer
truck-driver | camionero, "transportista", "transportistas" | truck driver, lorry driver, trucker, haulier | chauffeur routier, camionneur, transporteurs routiers, "routiers" | lkw-fahrer, lastwagenfahrer, spediteur, trucker
petrol-station | gasolinera, estación de servicio | petrol station, gas station, filling station | station-service, station essence | tankstelle, zapfsäule
tunnel-road | túnel de carretera, túnel del Mont Blanc, túnel de Fréjus | road tunnel, Mont Blanc tunnel | tunnel du Mont-Blanc, tunnel routier, tunnel de Fréjus | straßentunnel, Mont-Blanc-Tunnel, autobahntunnel, Gotthard-Tunnel
roadworks | obras en la carretera, obras del puente | roadworks, road works | travaux routiers, chantier routier | baustelle, straßenbauarbeiten
pothole | bache | pothole | nid-de-poule | schlagloch
van | furgoneta, furgón, camioneta | delivery van, minivan, white van, minibus | camionnette, fourgonnette, fourgon, minibus | lieferwagen, kleinbus, transporter, kleintransporter
tractor | "cosechadora" | tractor, combine harvester | tracteur, "moissonneuse" | traktor, trecker, mähdrescher
caravan | autocaravana, caravana, remolque | caravan, camper van, motorhome, campervan, trailer | camping-car, caravane, remorque | wohnmobil, wohnwagen, campingbus
quad-jetski | moto acuática, moto de agua | jet ski, quad bike, quad | jet-ski | jetski, wassermotorrad, quad
# Transport: rail and public transport
high-speed-train | AVE, tren de alta velocidad, alta velocidad, Ouigo, Iryo | high-speed train, high-speed rail, bullet train, HS2, TGV | TGV, train à grande vitesse, LGV, Ouigo | hochgeschwindigkeitszug, ICE-Zug, TGV, hochgeschwindigkeitsstrecke
deutsche-bahn | Deutsche Bahn, ferrocarriles alemanes | Deutsche Bahn, German railways | Deutsche Bahn | Deutsche Bahn, bahnchef, bahnchefin
sncf | SNCF, ferrocarriles franceses | SNCF, French railways | SNCF, RATP | SNCF, französische Bahn
renfe | Renfe, Adif, cercanías, Rodalies | Renfe, Adif, Spanish railways | Renfe, Adif | Renfe, Adif
interrail | Interrail | Interrail | Interrail | Interrail
night-train | tren nocturno, tren de noche | night train, sleeper train | train de nuit | nachtzug, schlafwagen
regional-train | tren regional, tren de cercanías | commuter train, regional train, suburban train | train régional, TER, Transilien, RER | regionalzug, regionalbahn, regionalexpress, nahverkehrszug
s-bahn | tren urbano, tren ligero | light rail, S-Bahn | S-Bahn, train urbain | s-bahn, stadtbahn
freight-train | tren de mercancías, tren de carga | freight train, goods train, cargo train | train de marchandises, train de fret, fret ferroviaire | güterzug, güterverkehr
train-station | estación de tren, estación ferroviaria, estación de Atocha | train station, railway station, rail station, central station, station | "gare", gare ferroviaire, "gares" | bahnhof, hauptbahnhof, bahnsteig, station
stuttgart-21 | Stuttgart 21 | Stuttgart 21 | Stuttgart 21 | Stuttgart 21
train-driver | "maquinista", "maquinistas" | train driver, engine driver, locomotive driver | conducteur de train, cheminot | lokführer, lokführerin, GDL, lokomotivführer
train-conductor | revisor, interventor de tren | train conductor, ticket inspector | contrôleur SNCF | zugbegleiter, schaffner, zugbegleiterin, kontrolleur
rail-line | vía férrea, línea ferroviaria, vías del tren, infraestructura ferroviaria, andén, vías | rail line, railway line, train tracks, railway tracks, rail platform, "tracked" | voie ferrée, ligne ferroviaire, quai, rails | bahnstrecke, gleise, bahngleise, schiene, schienennetz
rail-sabotage | sabotaje ferroviario, sabotaje en las vías | rail sabotage, railway sabotage | sabotage ferroviaire, sabotage de voies ferrées, sabotage de la SNCF | bahnsabotage, anschlag auf bahnstrecke, sabotage bei der bahn
subway | metro, metro de Madrid, línea de metro, vagón de metro | subway, underground, metro, subway train, London Underground, Tube strike, subway station | métro, métro parisien, rame de métro, station de métro | u-bahn*, ubahn*, u-bahn, u-bahnhof, u-bahn-station
tram | tranvía | tram, streetcar | tramway, tram | straßenbahn, trambahn, tram
public-transport | transporte público | public transport, mass transit | transports en commun, transports publics | nahverkehr, öpnv, öffentlicher nahverkehr, öffentliche verkehrsmittel, bus und bahn
ticket-fare | billete de tren, abono transporte, tarifa de transporte, billete único | train ticket, rail fares, train fares, season ticket | billet de train, pass Navigo, carte Avantage | fahrkarte, bahnticket, ticketpreis, fahrpreise, fahrschein
timetable | horarios de tren, cambio de horario ferroviario | timetable, train schedule | horaires des trains, grille horaire | fahrplan, fahrplanwechsel, sommerfahrplan
train-delay | retrasos en trenes, tren retrasado, retrasos ferroviarios | train delays, delayed trains, rail disruption, train cancellations | retards de trains, trains supprimés, trains retardés, trafic ferroviaire perturbé | zugverspätung, zugausfall, unpünktlich, bahnchaos, verspätung
# Transport: air
airline | aerolínea, compañía aérea, aerolíneas | airline, low-cost carrier, budget airline | compagnie aérienne | fluggesellschaft, airline, billigflieger, fluglinie
lufthansa | Lufthansa, Eurowings | Lufthansa, Eurowings | Lufthansa, Eurowings | Lufthansa, Eurowings
ryanair | Ryanair | Ryanair | Ryanair | Ryanair
easyjet | Easyjet | easyJet | easyJet | Easyjet
air-france | Air France, Air France-KLM | Air France, Air France-KLM | Air France, Air France-KLM, Transavia | Air France, Air France-KLM
iberia | Iberia, Vueling, IAG | Iberia, Vueling, IAG | Iberia, Vueling | Iberia, Vueling
british-airways | British Airways | British Airways | British Airways | British Airways
air-india | Air India | Air India | Air India | Air India
boeing | Boeing, Boeing 737, 737 Max | Boeing 737, Boeing, 737 Max, Dreamliner | Boeing, Boeing 737, 737 Max | Boeing, Boeing 737, 737 Max, dreamliner
airbus | Airbus, Airbus A320 | Airbus, Airbus A320 | Airbus, Airbus A320 | Airbus, Airbus A320, airbus-chef
private-jet | jet privado, avión privado, avioneta | private jet, light aircraft, private plane, small plane | jet privé, avion de tourisme, avion léger, avion privé | privatjet, kleinflugzeug, sportflugzeug, leichtflugzeug, privatflugzeug
cargo-plane | avión de carga | cargo plane, cargo aircraft, UPS plane | avion cargo | frachtflugzeug, frachtmaschine, transportflugzeug
pilot | piloto de avión, piloto militar, copiloto, piloto | co-pilot, airline pilot, pilots union, fighter pilot, copilot, pilot | pilote d'avion, pilote de ligne, copilote, pilote de chasse, pilote | co-pilot, kampfpilot, pilotenvereinigung, verkehrspilot, copilot, pilot, pilotin
cabin-crew | azafata, tripulantes de cabina, auxiliar de vuelo | flight attendant, cabin crew, stewardess | hôtesse de l'air, steward, personnel navigant | flugbegleiter, kabinenpersonal, stewardess, flugbegleiterin
air-traffic-control | controlador aéreo, torre de control | air traffic control, control tower | contrôleur aérien, contrôle aérien, tour de contrôle | fluglotse, flugsicherung
airport-drones | drones en aeropuerto, drones sobre el aeropuerto | airport drone, drone sightings, drones over airport | survol de drones, drones au-dessus | drohnensichtung, drohnen über flughafen, drohnenüberflug, drohnenalarm
flight-delay | vuelo retrasado, retrasos en vuelos | flight delay, delayed flights | vol retardé, retards de vols | flugverspätung, verspätete flüge
flight-diverted | vuelo desviado, desvío de vuelo, avión desviado | flight diverted, plane diverted, diverted flight | vol dérouté, avion dérouté | flug umgeleitet, flugzeug umgeleitet, umgeleitete flüge
air-strike-workers | huelga de pilotos, huelga aérea, huelga de controladores, huelga en aeropuertos, huelga de tripulantes | pilot strike, airline strike, airport strike, cabin crew strike, air traffic strike | grève des contrôleurs aériens, grève des pilotes, grève des aiguilleurs, grève des contrôleurs | pilotenstreik, flughafenstreik, fluglotsenstreik, lufthansa-streik
aviation | aviación, aviación civil, aviación comercial | aviation, civil aviation | aviation, aviation civile, DGAC | luftfahrt, luftverkehr, luftfahrtbehörde
baggage | equipaje, maleta, equipaje de mano | luggage, baggage, suitcase, hand luggage | bagage, valise, bagage à main | gepäck, koffer, handgepäck, reisegepäck
passenger | pasajero | passenger | "passager", passagère | passagier, fahrgast, fluggast, reisende, mitfahrer
air-passenger-brawl | pasajero conflictivo, pelea en un avión, pasajero agresivo | unruly passenger, disruptive passenger | passager violent, passager ivre | randalierender passagier, randalierer an bord, randalierer im flugzeug
crew | tripulación, tripulante | crew member, crew, crewman | équipage, membre d'équipage | crew, besatzungsmitglied, crewmitglied
gps-jamming | interferencia de GPS, GPS, bloqueo del GPS | GPS jamming, GPS, signal jamming | brouillage GPS, GPS | GPS-Störung, GPS
hijack | secuestro de un avión, avión secuestrado, secuestro aéreo | hijack | détournement d'avion, avion détourné, pirate de l'air | flugzeugentführung, entführtes flugzeug
# Transport: sea
ferry | transbordador, ferri | ferry | ferry, traversier | "fähre", fährschiff
cruise-ship | crucero, barco de crucero, buque de crucero | cruise ship, cruise liner, cruise, Diamond Princess | navire de croisière, paquebot, bateau de croisière, croisiériste | kreuzfahrtschiff, kreuzfahrt, Aida, traumschiff, kreuzfahrer
cargo-ship | buque carguero, carguero, buque mercante, portacontenedores, contenedor | cargo ship, container ship, freighter, merchant ship, containers | cargo, porte-conteneurs, navire marchand, vraquier, conteneur | frachter, containerschiff, frachtschiff, handelsschiff
yacht | yate, megayate, superyate, velero | yacht, superyacht, sailboat | yacht, superyacht, voilier | jacht, yacht, superjacht, segeljacht, segelboot, segelschiff
speedboat | lancha rápida, lancha motora, lancha | speedboat, motorboat | hors-bord, vedette rapide, bateau à moteur | schnellboot, motorboot, rennboot
rubber-dinghy | lancha neumática, bote neumático, balsa | inflatable boat, rubber dinghy, rubber boat | bateau pneumatique, canot pneumatique, zodiac | gummiboot
port | puerto marítimo, puerto de Róterdam, autoridad portuaria, portuario, muelle, "puerto" | seaport, container port, dockers, dockworkers, harbour, port, harbor, dock | port maritime, dockers, portuaire, port du Havre, "port" | seehafen, containerhafen, hafenarbeiter, hamburger hafen, hafen
shipping | transporte marítimo, "naviera", flete | "shipping", shipping company, shipping lanes, Maersk | transport maritime, armateur, fret maritime, Maersk | schifffahrt, reederei, seefracht, reeder, Maersk
piracy-sea | piratería marítima, piratas somalíes, piratas | piracy, Somali pirates, pirates | pirates somaliens, piraterie | seeräuber, piraten, piraterie
ship-grounded | barco encallado, encallado, "varado", "varados", "varada" | ran aground, runs aground, aground | navire échoué, s'échoue | auf grund gelaufen, schiff auf grund, gestrandetes schiff
ship-seizure | buque incautado, apresamiento, abordaje, buque apresado | seized ship, seized tanker, ship seized, tanker seized, boarded tanker | navire arraisonné, arraisonnement, pétrolier arraisonné | schiff beschlagnahmt, tanker beschlagnahmt, geentert, festgesetzter tanker, tanker festgesetzt
captain-ship | capitán del barco, patrón del barco | ship's captain, skipper | capitaine du navire, skipper, commandant du navire | schiffskapitän, kapitän des schiffes, skipper
houseboat-barge | barcaza, gabarra | barge, river barge | péniche, barge | binnenschiff, lastkahn, hausboot
lighthouse | faro marítimo, farero, "faro" | lighthouse | phare maritime, gardien de phare, phare, phares bretons | leuchtturm
# Spaceflight
space-station | estación espacial, Estación Espacial Internacional, ISS, EEI | space station, International Space Station, ISS | station spatiale, ISS, Station spatiale internationale | raumstation, ISS, internationale raumstation, weltraumstation, Tiangong
spacewalk | caminata espacial, paseo espacial | spacewalk, space walk | sortie extravéhiculaire, sortie dans l'espace | weltraumspaziergang, außenbordeinsatz, weltraumausstieg, außeneinsatz im all
astronaut | astronauta, cosmonauta, taikonauta | astronaut, cosmonaut, taikonaut, spacewoman | astronaute, spationaute, cosmonaute, Thomas Pesquet, taïkonaute, Pesquet, Sophie Adenot | astronaut, astronautin, kosmonaut, raumfahrer, taikonaut, Alexander Gerst, Matthias Maurer, raumfahrerin
spacex | SpaceX, Falcon 9, Starship, Crew Dragon | SpaceX, Falcon 9, Starship, Crew Dragon | SpaceX, Falcon 9, Starship, Crew Dragon | SpaceX, Falcon 9, Starship, Crew Dragon
starlink | Starlink | Starlink | Starlink | Starlink
blue-origin | Blue Origin, New Shepard, New Glenn, Virgin Galactic | Blue Origin, New Shepard, New Glenn, Virgin Galactic | Blue Origin, New Shepard, New Glenn, Virgin Galactic | Blue Origin, New Shepard, New Glenn, Virgin Galactic
esa | ESA, Agencia Espacial Europea | ESA, European Space Agency | ESA, Agence spatiale européenne | Esa, europäische raumfahrtagentur, raumfahrtbehörde Esa
nasa | NASA | NASA | NASA | Nasa, US-Raumfahrtbehörde, NASA
soyuz | Soyuz | Soyuz | Soyouz | Sojus
ariane | Ariane 6, Ariane, Arianespace, Kourou, Vega-C, Ariane 5 | Ariane 6, Ariane rocket, Arianespace, Kourou, Ariane, Vega-C, Ariane 5 | Ariane 6, fusée Ariane, Arianespace, Kourou, Ariane, Vega-C, Ariane 5 | Ariane 6, Ariane-Rakete, Arianespace, Kourou, Ariane, Isar Aerospace, Ariane 5
artemis | Artemis, Artemis II, misión Artemis | Artemis, Artemis II, Artemis mission | Artemis, Artemis II, mission Artemis | Artemis, Artemis II, Artemis-Mission
rocket-launch | cohete espacial, lanzamiento espacial, cohete | rocket launch, space launch, liftoff, space rocket | "fusée", lancement de fusée, lancement spatial, décollage de la fusée, "fusées" | trägerrakete, weltraumrakete, raketenstart ins all, start der rakete
space-mission | misión espacial, misión lunar, sonda espacial, nave espacial, misión a la Luna, exploración espacial, carrera espacial | space mission, lunar mission, spacecraft, moon mission, space exploration, space race | mission spatiale, sonde spatiale, mission lunaire, vaisseau spatial, exploration spatiale, conquête spatiale, retour sur la Lune | raumfahrtmission, raumsonde, mondmission, raumschiff, raumkapsel, weltraummission, raumfahrtprogramm
moon-landing | alunizaje, aterrizaje lunar, módulo lunar, llegada a la Luna, aluniza, Apolo 11, Armstrong | moon landing, lunar lander, lunar landing, Apollo 11, moon lander, lands on moon | alunissage, atterrisseur lunaire, pas sur la Lune, alunir, Apollo 11 | mondlandung, mondlandefähre, mondlandegerät, Apollo 11, mondsonde, landet auf dem mond
mars-rover | Perseverance, rover marciano, Curiosity, róver, amartizaje, planeta rojo, vida en Marte | Mars rover, Perseverance rover, Curiosity rover, Perseverance, rover, Mars landing, Curiosity, red planet, life on Mars | rover Perseverance, rover martien, Curiosity, Perseverance, rover, planète rouge, vie sur Mars, astromobile | Mars-Rover, Marsrover, Perseverance, Curiosity, marslandung, roter planet, marsmission, rover
space-debris | basura espacial, chatarra espacial | space debris, space junk | débris spatiaux | weltraumschrott, weltraummüll, raketenteile
asteroid | asteroide | asteroid | astéroïde | asteroid, asteroideneinschlag
meteorite | meteorito, meteoro, lluvia de estrellas | meteorite, meteor, meteor shower, fireball | météorite, étoiles filantes, météore | meteorit, sternschnuppen, meteor, perseiden, feuerball, feuerball am himmel
comet | "cometa", "cometer", "cometidas", "cometemos", 3I/ATLAS | comet, interstellar comet | comète | komet
eclipse | eclipse, eclipse solar, eclipse lunar, eclipse total | eclipse, solar eclipse, lunar eclipse, total eclipse | éclipse, éclipse solaire, éclipse lunaire, éclipse totale | sonnenfinsternis, mondfinsternis
northern-lights | aurora boreal, tormenta solar | northern lights, aurora borealis, solar storm, auroras | aurore boréale, tempête solaire | polarlichter, nordlichter, sonnensturm
telescope | telescopio, James Webb, telescopio espacial, Hubble, observatorio astronómico | telescope, James Webb, Hubble, space telescope, observatory | télescope, James-Webb, Hubble, observatoire astronomique, télescope spatial | teleskop, James-Webb-Teleskop, sternwarte, weltraumteleskop, James Webb, Hubble
black-hole | agujero negro | black hole | trou noir, trous noirs | schwarzes loch
exoplanet | exoplaneta | exoplanet | exoplanète | exoplanet
space-tourism | turismo espacial, turista espacial | space tourism, space tourist | tourisme spatial, touriste spatial, touristes de l'espace | weltraumtourismus, weltraumtourist
ufo | ovni, ovnis, extraterrestre, fenómenos anómalos | UFO, UFOs, extraterrestrial, UAP | ovni, extraterrestre, ovnis | ufo, ufos, außerirdisch*
ocean | océano | ocean | "océan", "océans" | ozean
# More of war, crime, disasters
drone-swarm | enjambre de drones, oleada de drones | drone swarm, wave of drones, drone barrage | essaim de drones, vague de drones, nuée de drones | drohnenschwarm, drohnenwelle
shahed-drone | dron Shahed, Shahed | Shahed, Shahed drone | drone Shahed, Shahed | Shahed-Drohne, Shahed
drone-incursion | incursión de drones, drones rusos en Polonia | drone incursion | incursion de drones | dringen drohnen ein, drohnenvorfall
himars-atacms | HIMARS, ATACMS | HIMARS, ATACMS | HIMARS, ATACMS | HIMARS, ATACMS, Himars-Raketenwerfer
s-300 | S-300, S-400 | S-300, S-400 | S-300, S-400 | S-300, S-400
oreshnik | Oreshnik, misil Oreshnik | Oreshnik, Oreshnik missile | Orechnik, missile Orechnik | Oreschnik, Oreschnik-Rakete
bunker-buster | bombas antibúnker | bunker buster, bunker-busting bombs | bombe anti-bunker, bombes antibunker | bunkerbrechende bombe
glide-bomb | bombas guiadas, bomba planeadora | glide bomb, guided bomb | bombe planante, bombes guidées | gleitbombe, lenkbombe
pager-attack | buscapersonas, explosión de buscas | pager attack, exploding pagers, pagers, walkie-talkie explosions | bipeurs, explosion de bipeurs | pager-explosionen, explodierende pager, pager, funkmeldeempfänger
crash-test-military | accidente militar, accidente durante maniobras | military accident | accident militaire, accident d'entraînement | militärunfall, unfall bei manöver, unfall bei militärübung
war-museum-memorial | monumento a los caídos, memorial de guerra, cementerio militar | war memorial, war cemetery | monument aux morts, mémorial de guerre, cimetière militaire | kriegerdenkmal, kriegsgräber, soldatenfriedhof
nazi-crimes | criminal nazi, crímenes nazis, guardia nazi, guardia de Auschwitz | Nazi war criminal, Nazi crimes, concentration camp guard | criminel nazi, crimes nazis, ancien gardien nazi | NS-Verbrechen, KZ-Wachmann, KZ-Sekretärin
war-child-deported | niños ucranianos deportados, niños deportados | deported Ukrainian children, abducted Ukrainian children | enfants ukrainiens déportés, enfants ukrainiens enlevés | verschleppte kinder, verschleppte ukrainische kinder, deportierte kinder
enforced-disappearance | desaparición forzada | enforced disappearance, forced disappearance | disparition forcée | verschwindenlassen, gewaltsames verschwinden
extrajudicial-killing | ejecución extrajudicial, ejecuciones extrajudiciales, ejecución sumaria | extrajudicial killing, summary execution | exécution extrajudiciaire, exécution sommaire | außergerichtliche tötung, außergerichtliche hinrichtung, willkürliche hinrichtung
death-squad | escuadrón de la muerte | death squad | escadron de la mort | todesschwadron
bondi-attack | atentado de Bondi, Bondi Beach | Bondi Beach, Bondi attack | Bondi Beach, attentat de Bondi | Bondi Beach, Anschlag von Bondi
aid-worker-killed | cooperante muerto, trabajadores humanitarios | aid worker killed, aid workers | humanitaires tués, travailleurs humanitaires, humanitaire tué | entwicklungshelfer getötet, humanitäre helfer, hilfskräfte getötet
school-kidnapping | secuestro de estudiantes, secuestro de escolares | school kidnapping, kidnapped schoolgirls, abducted schoolchildren, kidnapped students | enlèvement d'élèves, élèves enlevés, lycéennes enlevées, écoliers enlevés | schülerentführung, entführte schülerinnen, entführte schulkinder, schulkinder entführt
politician-attack | ataque a un político, político agredido | politician attacked, lawmaker shot | maire agressé | politiker verletzt
charlie-kirk | Charlie Kirk | Charlie Kirk | Charlie Kirk | Charlie Kirk
kidnap-attempt | intento de secuestro, tentativa de secuestro | kidnap attempt, attempted kidnapping, kidnap plot | tentative d'enlèvement, tentative de kidnapping | entführungsversuch, versuchte entführung
home-invasion | asalto a vivienda, asalto a una vivienda, asalto en domicilio | home invasion | home-jacking, violation de domicile, séquestrés à domicile | überfall in wohnung, überfall auf ehepaar, home invasion
jewel-thief-gang | Pink Panthers, Panteras Rosas | Pink Panthers, Pink Panther gang | Pink Panthers | Pink Panther
juvenile-suspect | menor detenido, adolescente detenido | teen arrested, teenager arrested, boy arrested, teenager charged | adolescent interpellé, mineur interpellé, mineur mis en examen | jugendlicher festgenommen, teenager festgenommen, minderjähriger festgenommen
lucy-letby | Lucy Letby, Letby | Lucy Letby, Letby | Lucy Letby, Letby | Lucy Letby, Letby
jubillar | Jubillar, caso Jubillar | Jubillar, Cédric Jubillar | Jubillar, Cédric Jubillar, affaire Jubillar | Jubillar, Cédric Jubillar
gregory-affair | caso Grégory, Grégory Villemin | Grégory affair, Grégory Villemin | affaire Grégory, Grégory Villemin | Fall Grégory, Grégory Villemin
le-scouarnec | Le Scouarnec, Joël Le Scouarnec | Le Scouarnec, Joel Le Scouarnec | Le Scouarnec, Joël Le Scouarnec | Le Scouarnec, Joël Le Scouarnec
combs-diddy | Diddy, Sean Combs, Puff Daddy | Diddy, Sean Combs, Puff Daddy | Diddy, Sean Combs, P. Diddy, Puff Daddy | Diddy, Sean Combs, Puff Daddy
block-block-fabian | Block House, caso Block | Christina Block, Block House heiress | Christina Block, affaire Block | Block-Prozess, Christina Block, Block-Kinder, Block-Entführung
suspicion | sospecha | suspicion | soupçon | verdacht
`;
