/** Places, persons and ranks of one kind of which one is meant and no other, in the form of the scales of states. */
export const WHEREABOUTS = `
# Where in a house, in a town, in the country
room ? | ¿En qué parte del edificio? | In which part of the building? | Dans quelle partie du bâtiment ? | In welchem Teil des Gebäudes?
room kitchen | cocina, cocinas | kitchen, kitchens | cuisine, cuisines | Küche, küche, küchen, großküche
room cellar | sótano, bodega, trastero | basement, cellar, crypt | sous sol, cave, cellier | Keller, keller, untergeschoss
room attic | desván, buhardilla, ático, tejado, azotea | attic, loft, roof | grenier, combles, toiture, toit | Dachboden, dachboden, dachgeschoss, dach, dachstuhl
room bedroom | dormitorio, habitación, alcoba | bedroom, guest room, hotel room | chambre | Schlafzimmer, schlafzimmer, hotelzimmer, zimmer
room living-room | salón, sala de estar | living room, lounge, sitting room | salon, séjour | Wohnzimmer, wohnzimmer, salon
room bathroom | baño, lavabo*, aseo*, ducha | bathroom, toilet*, shower, restroom | salle de bain*, toilettes, douche | Badezimmer, badezimmer, bad, toilette*, dusche
room garage | garaje, aparcamiento, cochera | garage, car park, parking lot | garage, parking | Garage, garage, tiefgarage, parkhaus
room stairs | escalera, escaleras, pasillo, vestíbulo, ascensor, rellano | stairwell, stairs, staircase, corridor, lobby, lift, elevator, hallway | escalier*, couloir, hall d entrée, ascenseur, palier | Treppenhaus, treppenhaus, treppe, flur, aufzug, foyer
room balcony | balcón, terraza | balcony, terrace, patio | balcon, terrasse | Balkon, balkon, terrasse
room garden | jardín, patio | garden, courtyard, backyard | jardin, cour | Garten, garten, hof, innenhof
room engine-room | sala de máquinas, motores | engine room | salle des machines | Maschinenraum, maschinenraum
room laboratory | laboratorio | laboratory, lab | laboratoire | Labor, labor
room workshop | taller, almacén, nave | workshop, storeroom, warehouse, paint shop | atelier, entrepôt, réserve, hangar | Werkstatt, werkstatt, lager, lagerhalle, lackiererei
room canteen | comedor, cantina, cafetería | canteen, cafeteria, dining room | cantine, réfectoire, cafétéria | Kantine, kantine, mensa, speisesaal
room gymnasium | gimnasio, polideportivo, sauna, piscina | gym, gymnasium, sauna, swimming pool | gymnase, sauna, piscine | Turnhalle, turnhalle, sporthalle, sauna, schwimmbad
site ? | ¿En qué lugar? | At what kind of place? | Dans quel lieu ? | An welchem Ort?
site home | en casa, en su casa, su domicilio, domicilio, vivienda, su piso, apartamento | at home, his home, her home, his house, her house, flat, apartment | à la maison, chez lui, chez elle, domicile, appartement | zu Hause, zuhause, daheim, wohnung, wohnhaus
site hospital | hospital, clínica, ambulancia, centro médico | hospital, clinic, ambulance | hôpital, clinique, ambulance | Krankenhaus, krankenhaus, klinik, spital, rettungswagen, klinikum
site hotel | hotel, hostal, pensión, motel | hotel, motel, guesthouse, hostel | hôtel, pension, motel, auberge | Hotel, hotel, pension, motel, herberge
site school | escuela, colegio, instituto, aula | school, classroom, schools | école, collège, lycée, salle de classe | Schule, schule, klassenzimmer, gymnasium
site church | iglesia, catedral, capilla, parroquia, monasterio | church, cathedral, chapel, monastery | église, cathédrale, chapelle, monastère | Kirche, kirche, dom, kathedrale, kapelle, kloster
site station | estación, andén | railway station, train station, platform, station | gare, quai de la gare | Bahnhof, bahnhof, bahnsteig
site airport | aeropuerto, terminal | airport, terminal, departure lounge | aéroport, aérogare | Flughafen, flughafen, terminal
site office | oficina, despacho | office, desk | bureau | Büro, büro, arbeitszimmer
site restaurant | restaurante, bar, café, cafetería, taberna | restaurant, bar, cafe, café, pub | restaurant, bar, café, bistrot | Restaurant, restaurant, bar, café, kneipe, gaststätte
site square | plaza, mercado | square, market, marketplace | place, marché | Platz, marktplatz, markt
site street | calle, avenida, acera | street, avenue, pavement, sidewalk | rue, avenue, trottoir | Straße, gehweg, gasse
site park | parque | park | parc | Park, park
site beach | playa, orilla | beach, shore | plage, rivage | Strand, strand, ufer
site forest | bosque, monte, pinar | forest, woods, woodland | forêt, bois | Wald, wald, waldstück
site farm | granja, finca, cortijo, establo, granero | farm, farmhouse, farmstead, barn, stable | ferme, grange, étable | Bauernhof, bauernhof, hof, scheune, gehöft, stall
site cave | cueva, gruta, mina | cave, grotto, mine | grotte, caverne, mine | Höhle, höhle, grotte, mine
site prison | cárcel, prisión, celda, comisaría | prison, jail, cell, police station | prison, cellule, commissariat | Gefängnis, gefängnis, zelle, polizeiwache
site theatre | teatro, ópera, sala de conciertos, auditorio | theatre, theater, opera house, concert hall | théâtre, opéra, salle de concert | Theater, theater, oper, konzerthaus
site stadium | estadio, pabellón | stadium, arena | stade, arène | Stadion, stadion, arena
site museum | museo, galería | museum, gallery | musée, galerie | Museum, museum, galerie
site train | en un tren, en el tren, a bordo de un tren | on a train, on the train, in a train | dans un train, dans le train | im Zug, in einem zug
site car | en su coche, en un coche, dentro del coche | in his car, in her car, in a car | dans sa voiture, dans une voiture | im Auto, in ihrem auto, in seinem auto
site lake | lago, pantano, embalse | lake, reservoir | lac, étang | See, stausee, teich
site river | río, arroyo, canal | river, creek, stream, canal | rivière, fleuve, ruisseau, canal | Fluss, fluss, bach, kanal
site harbour | puerto, muelle, dársena | harbour, harbor, port, quay, dock | port, quai | Hafen, hafen, kai
site mosque | mezquita | mosque | mosquée | Moschee, moschee
site factory | fábrica, planta | factory, plant | usine, fabrique | Fabrik, fabrik, werk
site town-hall | ayuntamiento, parlamento, ministerio | town hall, city hall, parliament, ministry | mairie, hôtel de ville, parlement, ministère | Rathaus, rathaus, parlament, ministerium

# Who
kin ? | ¿Quién es de la familia? | Which relative? | Quel parent ? | Welcher Verwandte?
kin wife | esposa, su mujer, viuda | wife, widow | épouse, sa femme, veuve | Ehefrau, ehefrau, seine frau, gattin, witwe
kin husband | marido, esposo, viudo | husband, widower | mari, époux, veuf | Ehemann, ehemann, ihr mann, gatte
kin brother | hermano | brother | frère | Bruder, bruder, bruders
kin sister | hermana | sister | sœur, soeur | Schwester, schwester
kin brother-in-law | cuñado, cuñada | brother in law, sister in law | beau frère, belle sœur | Schwager, schwager, schwagers, schwägerin
kin son | hijo, su hijo | son | fils | Sohn, sohn, sohnes
kin daughter | hija, su hija | daughter | fille de, sa fille, leur fille | Tochter, tochter
kin father | padre | father | père | Vater, vater, vaters
kin mother | madre | mother | mère | Mutter, mutter
kin father-in-law | suegro, suegra | father in law, mother in law | beau père, belle mère | Schwiegervater, schwiegermutter
kin grandfather | abuelo | grandfather | grand père | Großvater, großvater, opa
kin grandmother | abuela | grandmother | grand mère | Großmutter, großmutter, oma
kin uncle | tío | uncle | oncle | Onkel, onkel
kin aunt | tía | aunt | tante | Tante, tante
kin cousin | primo, prima | cousin | cousin, cousine | Cousin, cousin, cousine, vetter
kin nephew | sobrino, sobrina | nephew, niece | neveu, nièce | Neffe, neffe, neffen, nichte
kin partner | novio, novia, pareja sentimental, su pareja | boyfriend, girlfriend, partner, fiancé* | petit ami, petite amie, compagnon, compagne | Freundin, lebensgefährt*, partnerin
kin friend | amigo, amiga, amigos | friend, best friend | ami, amie, amis | Freund, freund, freunde, kumpel
kin colleague | compañero de trabajo, colega | colleague, co worker, workmate | collègue, confrère | Kollege, kollege, kollegin, arbeitskollege
kin neighbour | vecino, vecina | neighbour, neighbor | voisin, voisine | Nachbar, nachbar, nachbarin
sex ?! | ¿Hombre o mujer? | Man or woman? | Homme ou femme ? | Mann oder Frau?
sex woman | una mujer, mujer, princesa, reina, chica, niña, la conductora, anciana | a woman, woman, princess, queen, girl, female, her own, actress | une femme, femme, princesse, reine, fille, fillette, conductrice | eine Frau, frau, fürstin, prinzessin, königin, mädchen, fahrerin, rentnerin
sex man | un hombre, hombre, varón, príncipe, chico, niño, el conductor, anciano | a man, man, prince, boy, male | un homme, homme, prince, garçon, conducteur | ein Mann, mann, mannes, fürst, prinz, junge, fahrer, rentner

# Ranks
rank ? | ¿Qué puesto? | Which rank? | Quel rang ? | Welcher Rang?
rank first | primer, primera, primero, primeras, debut, estreno, ópera prima, por primera vez | first, debut, maiden, for the first time | premier, première, premières, premiers, débuts | ersten, erste, erster, erstes, erstmals, debüt*, erstling*
rank second | segunda, segundo, segundas | second, runner up | deuxième, seconde | zweite, zweiten, zweiter, zweites
rank third | tercer, tercera, tercero | third | troisième | dritte, dritten, dritter, drittes
rank fourth | cuarto, cuarta | fourth | quatrième | vierte, vierten, vierter, viertes
rank fifth | quinto, quinta | fifth | cinquième | fünfte, fünften, fünfter, fünftes
rank sixth | sexto, sexta | sixth | sixième | sechste, sechsten, sechster
rank seventh | séptimo, séptima | seventh | septième | siebte, siebten, siebter
rank eighth | octavo, octava | eighth | huitième | achte, achten, achter
rank last | último, última, últimos | the last, last place | dernier, dernière, derniers | letzte, letzten, letzter, letztes
`;
