/** Persons an event has one of: `role | es | en | fr | de`. */
export const ROLES = `
teacher | profesor, profesora, maestro, maestra | teacher | professeur, professeure, enseignant, enseignante | lehrer, lehrerin
doctor | médico, médica, cirujano | doctor, surgeon | médecin, chirurgien | arzt, ärztin
nurse | enfermero, enfermera | nurse | infirmier, infirmière | pfleger, pflegerin, krankenschwester
singer | cantante | singer | chanteur, chanteuse | sänger, sängerin
actor | actor, actriz | actor, actress | acteur, actrice, comédien, comédienne | schauspieler, schauspielerin
monarch | rey, reina | king, queen | roi, reine | könig, königin
pope | papa, pontífice | pope, pontiff | pape | papst
baby | bebé, recién nacido | baby, newborn | bébé, nouveau né, nourrisson | baby, säugling, neugeborenes
judge | juez, jueza | judge | juge | richter, richterin
general | general, coronel, comandante | general, colonel, commander | général, colonel, commandant | general, oberst, kommandant, kommandeur
owner | gerente, director, directora, empresario | manager, director, businessman | gérant, directeur, directrice | geschäftsführer, direktor, direktorin
captain | capitán, capitana, patrón, comandante del barco | captain, skipper | capitaine, commandant de bord, skipper | kapitän, kapitänin, schiffsführer, skipper
pilot | piloto, copiloto, comandante de la aeronave | pilot, co pilot | pilote, copilote | pilot, pilotin, kopilot
driver | conductor, conductora, chofer, chófer, camionero, maquinista | driver, train driver, motorist, trucker | conducteur, conductrice, chauffeur, chauffard, automobiliste, mécanicien du train | fahrer, fahrerin, lenker, lenkerin, lokführer, autofahrer, busfahrer
attacker | atacante, agresor, tirador, pistolero, autor de los disparos, sospechoso, presunto autor, homicida, asaltante, asesino | attacker, gunman, shooter, assailant, suspect, knifeman, perpetrator, killer | assaillant, tireur, suspect, agresseur, auteur présumé, auteur des coups, meurtrier | angreifer, angreiferin, täter, täterin, schütze, attentäter, attentäterin, verdächtiger, verdächtige, tatverdächtiger, mörder
boss | cabecilla, jefe del clan, capo, líder del cartel, jefe de la banda, jefe | ringleader, boss, kingpin, mob boss, gang leader | parrain, chef présumé, chef du clan, chef de gang, chef | pate, boss, clanchef, mafiaboss, bandenchef, anführer, drahtzieher
president | presidente, presidenta, mandatario | president | président, présidente | präsident, präsidentin
minister | ministro, ministra | minister | ministre | minister, ministerin
mayor | alcalde, alcaldesa | mayor | maire | bürgermeister, bürgermeisterin
founder | fundador, fundadora, dueño, propietario | founder, owner | fondateur, fondatrice, propriétaire | gründer, gründerin, besitzer, eigentümer, inhaber
opponent | opositor, opositora, disidente, líder opositor | opposition leader, dissident | opposant, opposante, dissident | oppositioneller, oppositionellen, oppositionsführer, dissident, regimekritiker
journalist | periodista, reportero, reportera, fotógrafo, fotógrafa | journalist, reporter, photographer | journaliste, reporter, photographe | journalist, journalistin, reporter, fotograf, fotografin
girl | niña, menor | girl, schoolgirl | fillette, jeune fille | mädchen
boy | niño, chico | boy, schoolboy | garçon, garçonnet | junge, bub, bube
climber | alpinista, montañero, escalador | climber, mountaineer | alpiniste, grimpeur | bergsteiger, bergsteigerin, alpinist, kletterer
diver | buzo, submarinista | diver | plongeur | taucher
astronaut | astronauta | astronaut | astronaute | astronaut
hiker | excursionista, senderista | hiker, walker | randonneur, randonneuse | wanderer, wanderin
guard | guardia, vigilante, centinela | guard, security guard, night watchman | gardien, vigile | wachmann, wächter, wachmann
`;

/** What became of someone: `state | es | en | fr | de`; `state ! | …` how it is shown. */
export const STATES = `
none | noche cerrada, punto muerto, callejón sin salida, muerto de | dead of night, dead end, dead heat, death threat*, death penalty, death toll, dead wrong, drop dead | peine de mort, menace* de mort, nature morte, mort subite | todesstrafe, todesdrohung*, toter winkel, totschlag
dead | murió, muerto, muerta, fallec*, hallad* muert*, falleció, sin vida, muerte de, la muerte, perdió la vida | died, dead, has died, was killed, body was found, death of, found dead | mort, morte, est mort*, décédé*, décès, retrouvé* mort*, sans vie, la mort | tot, starb, gestorben, verstorben*, tot geborgen, tot aufgefunden, ums leben, tod, tod von, todes
dead ! | muerto | dead | mort | tot
alive | está vivo, está viva, sigue vivo, sigue viva, con vida, vivo y, vive, viva y, estable | alive, is living, still alive | vivant*, en vie, est vivant*, hospitalisé*, le dit hospitalisé | lebt, lebe, am leben, lebend*
alive ! | con vida | alive | en vie | am Leben
missing | desaparecid*, en paradero desconocido, paradero desconocido, se busca | missing, unaccounted for, whereabouts unknown | disparu*, introuvable*, porté* disparu* | vermisst*, verschollen*, fehlt jede spur, spurlos
missing ! | desaparecido | missing | disparu | vermisst
rescued | rescatad*, puest* a salvo, fue salvad*, sacad* del agua, sobrevivió | rescued, saved, pulled from, pulled alive, plucked from, brought to safety, winched, survived | secouru*, sauvé*, repêché* vivant*, rescapé*, mis* en sécurité, tiré* de l eau | gerettet*, aus dem wasser gezogen, in sicherheit gebracht, überlebte
rescued ! | rescatado | rescued | secouru | gerettet
arrested | detenid*, detuvo, detuvieron, arrestad*, capturad*, apresad*, cayó, sigue preso, bajo custodia, entre rejas, aprehendid*, cae | arrested, detained, captured, in custody, held, taken into custody, caught, behind bars, apprehended, found in a bunker, was found in | arrêté*, interpellé*, capturé*, en garde à vue, sous les verrous, appréhendé* | festgenommen*, verhaftet*, gefasst*, in gewahrsam, inhaftiert*, in haft, gefasst, ging ins netz
arrested ! | detenido | arrested | arrêté | festgenommen
at-large | fugad*, huyó, prófug*, a la fuga, huido, en busca y captura, logró escapar, escapó, sigue libre, fugitivo, dio a la fuga | at large, on the run, fled, escaped, fugitive, still being sought, manhunt, got away | en fuite, court toujours, en cavale, s est enfui*, a échappé, leur a échappé, échappé, fugitif, recherché*, pris la fuite | auf der flucht, flüchtig*, entkam*, geflohen*, entkommen*, gesucht*, flüchtete, untergetaucht*
at-large ! | fugado | at large | en fuite | flüchtig
suicide | suicid*, se quitó la vida, se disparó, se pegó un tiro | took his own life, took her own life, killed himself, killed herself, shot himself, shot herself, suicide | suicid*, s est donné la mort, s est tué*, retourné l arme | tötete sich, erschoss sich, das leben genommen, suizid, selbst getötet, selbst gerichtet
suicide ! | se suicidó | killed themselves | suicide | nahm sich das Leben
shot | abatid*, fue abatido, abatió, murió a manos de la policía, matad* por la policía | shot dead by, killed by police, shot dead, shot by police, gunned down by | abattu*, tué* par la police, neutralisé* | erschoss den, erschossen*, von der polizei getötet, niedergeschossen, erschossen sie
shot ! | abatido por la policía | shot by police | abattu par la police | von der Polizei erschossen
surrendered | se entregó, se rindió, entregarse, se entregaron | surrendered, gave himself up, turned himself in, gave herself up | rendu à la police, s est rendu*, constitué prisonnier | stellte sich, gestellt, ergab sich, ergeben
surrendered ! | se entregó | surrendered | s'est rendu | stellte sich
unharmed | ileso, ilesa, ilesos, sin un rasguño, sin lesiones | unharmed, unhurt, uninjured, unscathed, without injury | indemne*, sain* et sauf*, saine et sauve | unverletzt*, unversehrt*, wohlauf
unharmed ! | ileso | unharmed | indemne | unverletzt
injured | herid*, lesionad* | injured, wounded, hurt, slightly hurt | blessé*, légèrement blessé* | verletzt*, leicht verletzt, schwer verletzt
injured ! | herido | injured | blessé | verletzt
`;

/** States that one person is not in at once. */
export const EXCLUSIVE = `dead alive
dead missing
dead rescued
dead arrested
dead at-large
dead unharmed
missing rescued
missing arrested
arrested at-large
arrested suicide
arrested shot
at-large suicide
at-large shot
at-large surrendered
suicide shot
suicide surrendered
shot surrendered
unharmed injured
alive suicide
alive shot`;

/** What may become of what as time passes: `before after`. */
export const COURSE_OF_STATES = `missing rescued
missing dead
missing arrested
at-large arrested
at-large shot
at-large suicide
at-large surrendered
at-large dead
alive dead
arrested dead
rescued dead
injured dead
unharmed injured`;
