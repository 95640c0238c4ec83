/** Measures of things that are counted; notation as for people. */
export const THINGS = `
buildings-damaged+ | things | =edificios, =viviendas, =casas, =inmuebles, =construcciones, =cabañas | =buildings, =homes, =houses, =structures, =properties, =dwellings, =apartments | =batiments, =maisons, =habitations, =logements, =immeubles, =cabanons | =gebaude*, =hauser*, =wohnungen, =wohnhauser*
¿Cuántos edificios? | How many buildings? | Combien de bâtiments ? | Wie viele Gebäude?
homes-without-power | things | =hogares sin luz, =hogares sin electricidad, =hogares, =clientes sin luz, dejo sin luz, sin luz, sin electricidad, apagon*, corte de luz, sin suministro, sin energia | =homes without power, =households, without power, without electricity, power outage*, outage, blackout*, deprive>, cut electricity to>, in the dark, cut power to>, lost power, power cuts, =customers without power | =foyers, sans electricite, panne, coupure de courant, prives d electricite, prive* de courant, sans courant | =haushalte*, =anschlusse*, ohne strom, stromausfall*
¿Cuántos hogares sin luz? | How many homes without power? | Combien de foyers sans électricité ? | Wie viele Haushalte ohne Strom?
vehicles | things | =vehiculos, =coches, =autos, =carros, =automoviles | =vehicles, =cars | =vehicules, =voitures, =automobiles | =fahrzeuge*, =autos, =wagen, =pkw
¿Cuántos vehículos? | How many vehicles? | Combien de véhicules ? | Wie viele Fahrzeuge?
trucks | things | =camiones | =trucks, =lorries | =camions, =poids lourds | =lastwagen, =lkw, =laster
¿Cuántos camiones? | How many lorries? | Combien de camions ? | Wie viele Lastwagen?
flights | things | =vuelos | =flights | =vols | =fluge, =flugen, =flugverbindungen
¿Cuántos vuelos? | How many flights? | Combien de vols ? | Wie viele Flüge?
trains | things | =trenes | =trains, =services cancelled | =trains, =rames | =zuge, =zugen, =zugfahrten
¿Cuántos trenes? | How many trains? | Combien de trains ? | Wie viele Züge?
aircraft | things | =aviones, =aeronaves, =medios aereos, =hidroaviones | =aircraft, =planes, =water bombers, =jets | =avions, =canadair, =moyens aeriens, =appareils | =flugzeuge*, =loschflugzeuge*, =maschinen
¿Cuántas aeronaves? | How many aircraft? | Combien d'avions ? | Wie viele Flugzeuge?
helicopters | things | =helicopteros | =helicopters, =choppers | =helicopteres | =hubschrauber*, =helikopter*
¿Cuántos helicópteros? | How many helicopters? | Combien d'hélicoptères ? | Wie viele Hubschrauber?
ships | things | =barcos, =buques, =embarcaciones, =naves, =cargueros, =lanchas | =ships, =vessels, =boats, =freighters | =navires, =bateaux, =embarcations, =cargos | =schiffe*, =boote*, =frachter
¿Cuántos barcos? | How many ships? | Combien de navires ? | Wie viele Schiffe?
drones | things | =drones | =drones | =drones | =drohnen
¿Cuántos drones? | How many drones? | Combien de drones ? | Wie viele Drohnen?
missiles | things | =misiles, =cohetes, =proyectiles | =missiles, =rockets, =projectiles | =missiles, =roquettes | =raketen, =geschosse
¿Cuántos misiles? | How many missiles? | Combien de missiles ? | Wie viele Raketen?
shots | things | =disparos, =tiros, =balazos | =shots, =gunshots, =rounds | =coups de feu, =tirs, =balles | =schusse*
¿Cuántos disparos? | How many shots? | Combien de coups de feu ? | Wie viele Schüsse?
schools | things | =colegios, =escuelas, =institutos, =centros educativos | =schools | =ecoles, =colleges, =lycees, =etablissements scolaires | =schulen
¿Cuántos colegios? | How many schools? | Combien d'écoles ? | Wie viele Schulen?
hospitals | things | =hospitales | =hospitals | =hopitaux | =krankenhauser*, =kliniken, =spitaler*
¿Cuántos hospitales? | How many hospitals? | Combien d'hôpitaux ? | Wie viele Krankenhäuser?
villages | things | =pueblos, =aldeas, =localidades, =municipios | =villages, =towns, =communities | =villages, =communes, =localites | =dorfer*, =ortschaften, =gemeinden, =orte
¿Cuántos municipios? | How many towns? | Combien de communes ? | Wie viele Orte?
goals | things | =goles, =tantos | =goals | =buts | =tore, =toren, =treffer
¿Cuántos goles? | How many goals? | Combien de buts ? | Wie viele Tore?
medals | things | =medallas | =medals | =medailles | =medaillen
¿Cuántas medallas? | How many medals? | Combien de médailles ? | Wie viele Medaillen?
aftershocks+ | things | =replicas | =aftershocks | =repliques | =nachbeben
¿Cuántas réplicas? | How many aftershocks? | Combien de répliques ? | Wie viele Nachbeben?
doses | things | =dosis, =vacunas | =doses, =jabs, =vaccines | =doses, =vaccins | =dosen, =impfdosen, =impfungen
¿Cuántas dosis? | How many doses? | Combien de doses ? | Wie viele Dosen?
records | things | =registros, =expedientes, =ficheros, =historias clinicas, =historiales | =records, =files | =dossiers, =fichiers, =enregistrements | =datensatze*, =akten, =patientenakten
¿Cuántos registros? | How many records? | Combien de dossiers ? | Wie viele Datensätze?
works | things | =cuadros, =obras, =pinturas, =lienzos, =joyas, =piezas | =paintings, =works, =artworks, =pieces, =jewels, =items | =tableaux, =oeuvres, =toiles, =bijoux, =pieces | =gemalde*, =werke*, =bilder, =kunstwerke*, =schmuckstucke*
¿Cuántas obras? | How many works? | Combien d'œuvres ? | Wie viele Werke?
animals | things | =animales, =cabezas de ganado, =reses, =vacas, =ovejas, =aves, =cerdos, =caballos | =animals, =cattle, =cows, =sheep, =birds, =pigs, =horses | =animaux, =tetes de betail, =vaches, =moutons, =volailles, =porcs, =chevaux | =tiere*, =rinder, =kuhe, =schafe, =vogel, =schweine, =pferde, =puten, =huhner
¿Cuántos animales? | How many animals? | Combien d'animaux ? | Wie viele Tiere?
trees | things | =arboles | =trees | =arbres | =baume*
¿Cuántos árboles? | How many trees? | Combien d'arbres ? | Wie viele Bäume?
warheads | things | =bombas, =artefactos, =explosivos | =bombs, =devices, =explosives | =bombes, =engins | =bomben, =sprengsatze*
¿Cuántas bombas? | How many bombs? | Combien de bombes ? | Wie viele Bomben?
calls | things | =llamadas | =calls | =appels | =anrufe*, =notrufe*
¿Cuántas llamadas? | How many calls? | Combien d'appels ? | Wie viele Anrufe?
fires | things | =incendios, =focos | =fires, =blazes | =incendies, =foyers d incendie, =departs de feu | =brande*, =feuer
¿Cuántos incendios? | How many fires? | Combien d'incendies ? | Wie viele Brände?
shops | things | =tiendas, =sucursales, =oficinas, =locales | =stores, =shops, =branches, =outlets | =magasins, =boutiques, =agences, =succursales | =filialen, =geschafte*, =laden, =niederlassungen
¿Cuántas tiendas? | How many shops? | Combien de magasins ? | Wie viele Filialen?
charges | things | =cargos, =delitos | =charges, =counts | =chefs d accusation, =charges | =anklagepunkte*
¿Cuántos cargos? | How many charges? | Combien de chefs d'accusation ? | Wie viele Anklagepunkte?
containers | things | =contenedores | =containers | =conteneurs | =container*
¿Cuántos contenedores? | How many containers? | Combien de conteneurs ? | Wie viele Container?
attacks | things | =ataques, =bombardeos | =attacks, =strikes, =airstrikes | =attaques, =frappes | =angriffe*, =luftangriffe*
¿Cuántos ataques? | How many attacks? | Combien d'attaques ? | Wie viele Angriffe?
shelters | things | =refugios, =chozas, =tiendas de campaña, =albergues | =shelters, =tents, =huts | =abris, =tentes, =huttes | =unterkunfte*, =zelte*, =hutten, =notunterkunfte*
¿Cuántos refugios? | How many shelters? | Combien d'abris ? | Wie viele Unterkünfte?
wagons | things | =vagones, =coches del tren | =wagons, =carriages, =railcars, =cars of the train, =coaches | =wagons, =voitures du train | =waggons, =zugwagen, =guterwagen, =kesselwagen
¿Cuántos vagones? | How many wagons? | Combien de wagons ? | Wie viele Waggons?
shot-down | things | derrib*, intercept* | shot down, shoot down, downed, intercepted, intercept>, destroyed in the air | abattu*, intercept*, neutralise* | abgeschossen*, abgefangen*, abgewehrt*
¿Cuántos derribados? | How many were shot down? | Combien d'appareils abattus ? | Wie viele wurden abgeschossen?
launched | things | lanzo>, lanzaron>, lanzad* | launched, fired | lance*, tire* | abgefeuert*, gestartet*
¿Cuántos lanzados? | How many were launched? | Combien de tirs ? | Wie viele wurden abgefeuert?
tanks | things | =tanques, =depositos, =cisternas | =tanks, =storage tanks | =reservoirs, =cuves | =tanks, =lagertanks, =oltanks
¿Cuántos tanques? | How many tanks? | Combien de réservoirs ? | Wie viele Tanks?
suspects-count | things | =ladrones, =asaltantes, =encapuchados, =atracadores, =malhechores | =robbers, =thieves, =burglars, =raiders | =malfaiteurs, =voleurs, =braqueurs, =cambrioleurs | =tater, =diebe, =rauber, =einbrecher
¿Cuántos autores? | How many culprits? | Combien d'auteurs ? | Wie viele Täter?
score | score | | | |
¿Qué resultado? | What was the score? | Quel score ? | Wie lautet das Ergebnis?
shootout | score | | | |
¿Qué resultado en los penaltis? | What was the score on penalties? | Quel score aux tirs au but ? | Wie endete das Elfmeterschießen?
vote-result | score | | | |
¿Con qué resultado se votó? | What was the result of the vote? | Quel a été le résultat du vote ? | Wie ging die Abstimmung aus?
level | plain | | | |
¿Qué nivel? | Which level? | Quel niveau ? | Wie hoch?
category | plain | | | |
¿Qué categoría? | Which category? | Quelle catégorie ? | Wie stark?
`;
