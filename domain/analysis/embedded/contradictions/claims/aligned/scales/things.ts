/** Kinds of things of which one is meant and no other, in the form of the scales of states. */
export const THINGS = `
# Means
vehicle ? | ¿En qué vehículo? | In which vehicle? | Dans quel véhicule ? | In welchem Fahrzeug?
vehicle car | coche, automóvil, turismo, berlina, todoterreno, taxi | car, sedan, hatchback, taxi, estate car, suv, saloon | voiture, berline, auto, automobile, taxi | Auto, auto, pkw, limousine, geländewagen, taxi, personenwagen, autos
vehicle van | furgoneta, furgón, camioneta | van, minivan, pickup, delivery van | camionnette, fourgon*, utilitaire | Lieferwagen, lieferwagen, transporter, kleinbus, kastenwagen
vehicle lorry | camión, tráiler, camiones | lorry, truck, lorries, articulated | camion, poids lourd, semi remorque, camions | Lastwagen, lastwagen, lkw, laster, sattelschlepper
vehicle motorcycle | moto, motocicleta, motos, escúter, ciclomotor, motocicletas | motorbike, motorcycle, moped, scooter, motorbikes, motorcycles | moto, motos, scooter, motocyclette, cyclomoteur | Motorrad, motorrad, motorräder*, motorroller, moped
vehicle bicycle | bicicleta, bici, bicicletas, patinete | bicycle, bike, bikes, bicycles, e scooter | vélo, vélos, bicyclette, trottinette | Fahrrad, fahrrad, fahrräder*, rad, e scooter, tretroller
vehicle bus | autobús, autocar, microbús, ómnibus, autobuses | bus, coach, minibus, buses, coaches | autobus, autocar, bus, minibus, car scolaire | Bus, bus, reisebus, linienbus, busse, bussen
vehicle train | tren, trenes, tranvía, metro | train, tram, underground, subway, trains | train, tramway, métro, trains, rer | Zug, zug, züge, zügen, straßenbahn, u bahn, s bahn, tram
vehicle boat | lancha, barca, bote, velero, yate, barco, zódiac, canoa | boat, dinghy, speedboat, yacht, sailing boat, ferry, canoe | bateau, canot, vedette, voilier, zodiac, barque, yacht | Boot, boot, schlauchboot, segelboot, jacht, schnellboot, kahn, motorboot
vehicle helicopter | helicóptero | helicopter, chopper | hélicoptère | Hubschrauber, hubschrauber, helikopter
vehicle plane | avión, avioneta, jet | plane, aircraft, jet | avion, jet, avions | Flugzeug, flugzeug, maschine, jet, flieger
vehicle foot | a pie, caminando, andando, corriendo | on foot, walking, by foot | à pied, en courant | zu Fuß, zu fuss
weapon ? | ¿Con qué arma? | With which weapon? | Avec quelle arme ? | Mit welcher Waffe?
weapon knife | cuchillo, navaja, puñal, arma blanca, cuchillos, cúter | knife, blade, dagger, knives, stanley knife | couteau, lame, poignard, arme blanche, cutter | Messer, messer, dolch, klinge, küchenmesser, taschenmesser
weapon pistol | pistola, revólver, pistolas | pistol, handgun, revolver, pistols | pistolet, revolver | Pistole, pistole, revolver, pistolen
weapon rifle | fusil, rifle, carabina, fusiles | rifle, rifles, carbine, assault rifle | fusil d assaut, carabine, fusil | Gewehr, gewehr, sturmgewehr, karabiner
weapon shotgun | escopeta | shotgun | fusil de chasse, fusil à pompe | Schrotflinte, flinte, schrotflinte
weapon axe | hacha, machete | axe, hatchet, machete | hache, machette | Axt, axt, beil, machete
weapon hammer | martillo, mazo | hammer, sledgehammer, mallet | marteau, masse | Hammer, hammer, vorschlaghammer
weapon bar | barra de hierro, palanca, bate, porra, palo | iron bar, crowbar, bat, club, stick | barre de fer, pied de biche, batte, gourdin, bâton | Eisenstange, eisenstange, brechstange, brecheisen, schlagstock, baseballschläger
weapon bomb | bomba, explosivo, explosivos, granada, artefacto explosivo | bomb, explosive*, grenade, explosive device | bombe, explosif*, grenade, engin explosif | Bombe, bombe, sprengsatz, sprengstoff, granate
weapon acid | ácido | acid | acide | Säure, säure
weapon fists | puñetazos, puños, a golpes, patadas | fists, punched, kicks, bare hands | coups de poing, poings, coups de pied | Fäuste, fäusten, faustschlag*, tritte
entry ? | ¿Por dónde entraron? | How did they get in? | Par où sont-ils entrés ? | Wie kamen sie hinein?
entry window | ventana, ventanas, ventanal, claraboya, tragaluz, escaparate | window, skylight, windows, shop window | fenêtre, lucarne, vitrine, verrière | Fenster, fenster, oberlicht, dachfenster, schaufenster
entry door | puerta, puerta trasera, puerta principal, portal | door, back door, front door, entrance, gate | porte, porte arrière, porte d entrée, portail | Tür, tür, hintertür, haupteingang, eingangstür, tor
entry roof | tejado, techo, azotea | roof, ceiling, rooftop | toit, toiture, plafond | Dach, dach, decke
entry tunnel | túnel, alcantarilla*, butrón, cloaca*, subterráneo | tunnel, sewer*, hole in the wall, drain | tunnel, égout*, souterrain | Tunnel, tunnel, kanalisation, mauerloch, abwasserkanal
entry wall | valla, verja, muro, tapia | fence, wall | clôture, grillage, mur | Zaun, zaun, mauer
medium ? | ¿Por qué medio? | By what means was it told? | Par quel moyen ? | Auf welchem Weg?
medium letter | carta, por carta, misiva, por escrito | letter, in writing, by post, handwritten | lettre, courrier, par écrit | Brief, brief, schreiben, schriftlich
medium phone | teléfono, llamada, telefón*, telefoneó, por teléfono | phone, telephone, telephoned, phone call, phoned, rang | téléphone, téléphonique, appel téléphonique, coup de fil | Telefon, telefon*, anruf, telefonisch, angerufen
medium email | correo electrónico, e mail, email | e mail, email, emails | courriel, mail, e mail, messagerie électronique | E-Mail, mail, e mail, mails
medium video | vídeo, video, grabación, videomensaje | video, footage, recording, video message | vidéo, enregistrement | Video, video, videobotschaft, aufnahme
medium text | mensaje de texto, sms, whatsapp, mensaje | text message, text messages, sms, whatsapp | sms, texto, whatsapp, message | SMS, sms, textnachricht, whatsapp, nachricht
medium meeting | en persona, cara a cara, personalmente | in person, face to face | en personne, face à face, de vive voix | persönlich, im persönlichen gespräch
medium television | televisión, televisiv*, por la tele | television, on tv, broadcast | télévision, télévisé* | Fernsehen, fernsehen, fernsehansprache
medium radio | radio, por radio, emisora | radio, on the radio | radio, à la radio | Radio, radio, funk, rundfunk
medium network | redes sociales, twitter, instagram, facebook, tuit, telegram | social media, twitter, instagram, facebook, tweet, telegram | réseaux sociaux, twitter, instagram, facebook, tweet, telegram | soziale Medien, sozialen medien, twitter, instagram, facebook, telegram
money ? | ¿Cómo se pagó? | Paid with what? | Payé comment ? | Womit wurde bezahlt?
money cash | efectivo, en metálico, billetes, maletín | cash, banknotes, suitcase of | espèces, en liquide, liquide, billets | Bargeld, bargeld, bar bezahlt, scheine, in bar
money transfer | transferencia, cuenta bancaria | bank transfer, wire transfer, wired | virement | Überweisung, überweisung
money crypto | criptomoneda*, bitcoin*, monero | cryptocurrency, bitcoin*, crypto, monero | cryptomonnaie*, bitcoin* | Kryptowährung, bitcoin*, kryptowährung*
loot ? | ¿Qué se llevaron? | What was taken? | Qu'ont-ils emporté ? | Was wurde erbeutet?
loot jewels | joyas, alhajas, collar, diamantes, anillos, relojes | jewels, jewellery, jewelry, necklace, diamonds, rings, watches | bijoux, joyaux, collier, diamants, montres | Schmuck, schmuck, juwelen, halskette, diamanten, uhren
loot cash | dinero, efectivo, billetes | cash, money, banknotes | argent liquide, argent, billets | Geld, geld, bargeld
loot art | cuadro, cuadros, pintura*, lienzo*, escultura* | painting*, canvas*, sculpture*, artwork* | tableau*, toile*, peinture*, sculpture* | Gemälde, gemälde, bild, bilder, skulptur*
loot documents | documentos, archivos, datos, papeles, ordenador* | documents, files, data, papers, laptop* | documents, fichiers, données, papiers | Dokumente, dokumente, akten, daten, unterlagen, laptop*

# Things found, eaten, seen
colour ? | ¿De qué color? | Which colour? | De quelle couleur ? | Welche Farbe?
colour white | blanco, blanca, blancos, blancas | white | blanc, blanche, blancs, blanches | weiß, weiße, weißen, weißer, weißes, weiss*
colour black | negro, negra, negros, negras | black | noir, noire, noirs, noires | schwarz, schwarze, schwarzen, schwarzer, schwarzes
colour red | rojo, roja, rojos, rojas | red | rouge, rouges | rot, rote, roten, roter, rotes
colour blue | azul, azules | blue | bleu, bleue, bleus, bleues | blau, blaue, blauen, blauer, blaues
colour green | verde, verdes | green | vert, verte, verts, vertes | grün, grüne, grünen, grüner, grünes
colour yellow | amarillo, amarilla | yellow | jaune, jaunes | gelb, gelbe, gelben, gelber, gelbes
colour grey | gris, grises, plateado | grey, gray, silver | gris, grise, argenté* | grau, graue, grauen, grauer, silber*
colour brown | marrón, marrones | brown | marron, brun, brune | braun, braune, braunen
animal ? | ¿Qué animal? | Which animal? | Quel animal ? | Welches Tier?
animal dog | perro, perra, perros, mastín | dog, dogs, dachshund, mastiff, puppy | chien, chiens, chienne | Hund, hund, hunde, hunden, dackel
animal cat | gato, gata, gatos | cat, cats, kitten | chat, chatte, chats | Katze, katze, kater, katzen
animal wolf | lobo, loba, lobos | wolf, wolves | loup, louve, loups | Wolf, wolf, wölfe, wölfen, wölfin
animal bear | oso, osa, osos | bear, bears | ours, ourse | Bär, bär, bären, bärin
animal fox | zorro, zorra, zorros | fox, foxes | renard, renards | Fuchs, fuchs, füchse
animal boar | jabalí, jabalíes | boar, wild boar | sanglier, sangliers | Wildschwein, wildschwein*, keiler
animal horse | caballo, yegua, caballos, poni | horse, horses, mare, pony | cheval, jument, chevaux, poney | Pferd, pferd, pferde, pferden, stute, pony
animal cow | vaca, toro, vacas, toros, novillo | cow, bull, cows, bulls | vache, taureau, vaches | Kuh, kuh, stier, bulle, kühe, rind, rinder
animal sheep | oveja, ovejas, cabra, cabras | sheep, goat, goats, lamb | mouton, brebis, chèvre, moutons | Schaf, schaf, schafe, ziege, ziegen
animal tiger | tigre, tigresa | tiger, tigress | tigre, tigresse | Tiger, tiger, tigerin
animal lion | león, leona, puma | lion, lioness, puma, cougar | lion, lionne, puma | Löwe, löwe, löwin, puma
animal elephant | elefante, elefanta | elephant | éléphant* | Elefant, elefant*
animal deer | ciervo, corzo, venado, alce | deer, stag, elk, moose | cerf, chevreuil, biche, élan | Hirsch, hirsch, reh, elch
animal shark | tiburón, tiburones | shark, sharks | requin, requins | Hai, hai, haie
animal snake | serpiente, víbora | snake, viper, adder | serpent, vipère | Schlange, schlange, viper
animal bird | gaviota*, ganso*, paloma*, cigüeña* | gull*, goose, geese, pigeon*, stork* | mouette*, goéland*, oie*, pigeon*, cigogne* | Vogel, möwe*, gans, gänse, taube*, storch
animal rat | rata, ratas, ratón, ratones | rat, rats, mouse, mice | rat, rats, souris | Ratte, ratte*, maus, mäuse
animal bat | murciélago* | bats, bat colony | chauve souris | Fledermaus, fledermaus*, fledermäuse
food ? | ¿Qué alimento? | Which food? | Quel aliment ? | Welches Lebensmittel?
food meat | carne, hamburguesa*, pollo, jamón, salchich* | meat, beef, burger*, chicken, ham, sausage*, pork | viande, bœuf, poulet, jambon, saucisse*, porc | Fleisch, fleisch, hackfleisch, huhn, hähnchen, wurst, schinken
food fish | pescado, atún, salmón, marisco*, mejillones, ostras | fish, tuna, salmon, seafood, mussels, oysters, shellfish | poisson, thon, saumon, fruits de mer, moules, huîtres | Fisch, fisch, thunfisch, lachs, meeresfrüchte, muscheln, austern
food eggs | huevo, huevos, mayonesa | egg, eggs, mayonnaise | œufs, oeufs, mayonnaise | Eier, eier, ei, mayonnaise
food cheese | queso, quesos, leche, lácteo* | cheese, milk, dairy | fromage, lait | Käse, käse, milch
food salad | ensalada, lechuga, verdura*, tomate* | salad, lettuce, vegetable*, tomatoes | salade, laitue, légume*, tomates | Salat, salat, gemüse, tomaten
food mushrooms | setas, hongos, champiñones | mushrooms, mushroom | champignon* | Pilze, pilz*
food dessert | tarta, pastel, helado, tiramisú, postre | cake, ice cream, tiramisu, dessert, pudding | gâteau, glace, tiramisu, dessert, tarte | Torte, torte, kuchen, eis, tiramisu, nachspeise, dessert
food rice | arroz, paella, pasta | rice, pasta, noodles | riz, pâtes | Reis, reis, nudeln, pasta
drink ? | ¿Qué bebida? | Which drink? | Quelle boisson ? | Welches Getränk?
drink wine | vino, champán, cava | wine, champagne | vin, champagne | Wein, wein, sekt, champagner
drink beer | cerveza, cervezas | beer, beers, lager | bière, bières | Bier, bier
drink spirits | vodka, whisky, ginebra, ron, aguardiente | vodka, whisky, whiskey, gin, rum | vodka, whisky, gin, rhum | Wodka, wodka, whisky, gin, rum, schnaps
drink water | agua, agua mineral | water, mineral water | eau, eau minérale | Wasser, wasser, mineralwasser
drink tea | té, café, infusión | tea, coffee | thé, café | Tee, tee, kaffee
drug ? | ¿Qué sustancia? | Which substance? | Quelle substance ? | Welche Substanz?
drug cocaine | cocaína | cocaine | cocaïne | Kokain, kokain
drug heroin | heroína | heroin | héroïne | Heroin, heroin
drug cannabis | cannabis, marihuana, hachís | cannabis, marijuana, hashish | cannabis, marijuana, haschisch, résine | Cannabis, cannabis, marihuana, haschisch
drug synthetic | metanfetamina, éxtasis, anfetamina*, fentanilo | methamphetamine, ecstasy, amphetamine*, fentanyl | méthamphétamine, ecstasy, amphétamine*, fentanyl | Methamphetamin, ecstasy, amphetamin*, fentanyl, crystal meth
drug epo | epo, eritropoyetina | epo, erythropoietin | epo, érythropoïétine | EPO, epo
drug steroid | esteroide*, testosterona, anabolizante* | steroid*, testosterone | stéroïde*, testostérone, anabolisant* | Steroide, steroid*, testosteron, anabolik*
body-part ? | ¿Qué parte del cuerpo? | Which part of the body? | Quelle partie du corps ? | Welcher Körperteil?
body-part head | cabeza, cráneo | head, skull | tête, crâne | Kopf, kopf, schädel
body-part face | cara, ojo, nariz, mandíbula | face, eye, nose, jaw | visage, œil, nez, mâchoire | Gesicht, gesicht, auge, nase, kiefer
body-part neck | cuello, garganta | neck, throat | cou, gorge | Hals, hals, nacken, kehle
body-part shoulder | hombro, clavícula | shoulder, collarbone | épaule, clavicule | Schulter, schulter, schlüsselbein
body-part arm | brazo, antebrazo, codo | arm, forearm, elbow | bras, avant bras, coude | Arm, arm, unterarm, ellbogen
body-part hand | mano, dedo, dedos, muñeca | hand, finger, fingers, wrist | main, doigt, poignet | Hand, hand, finger, handgelenk
body-part chest | pecho, tórax, costilla* | chest, rib, ribs | poitrine, thorax, côtes | Brust, brust, rippe, rippen
body-part belly | abdomen, vientre, estómago | abdomen, stomach, belly | abdomen, ventre | Bauch, bauch, unterleib
body-part back | espalda | back | dos | Rücken, rücken
body-part leg | pierna, muslo, fémur | leg, thigh, femur | jambe, cuisse, fémur | Bein, bein, oberschenkel
body-part knee | rodilla, ligamento* | knee, cruciate | genou, ligament* | Knie, knie, kreuzband
body-part foot | pie, tobillo, talón | foot, ankle, heel | pied, cheville, talon | Fuß, fuß, knöchel, ferse
body-part ear | oreja, oído | ear | oreille | Ohr, ohr
side ? | ¿De qué lado? | Which side? | De quel côté ? | Welche Seite?
side left | pierna izquierda, brazo izquierdo, mano izquierda, lado izquierdo, izquierdo, ojo izquierdo, ala izquierda, margen izquierda | left leg, left arm, left hand, left side, left shoulder, left knee, left eye, left wing, left bank, left foot, left engine | gauche | linken, linke, linker, linkes, links
side right | pierna derecha, brazo derecho, mano derecha, lado derecho, hombro derecho, ojo derecho, ala derecha, margen derecha, rodilla derecha | right leg, right arm, right hand, right side, right shoulder, right knee, right eye, right wing, right bank, right foot, right engine | droit, droite | rechten, rechte, rechter, rechtes, rechts
compass ? | ¿En qué punto cardinal? | In which direction? | Dans quelle direction ? | In welcher Richtung?
compass north | al norte, norte de, zona norte, noroeste, nordeste, septentrional | north of, to the north, northern, north side, north wing, northwest, northeast | au nord, nord de, nord du, aile nord | nördlich*, nordflügel, im Norden, nordseite, nordteil
compass south | al sur, sur de, zona sur, suroeste, sureste, meridional | south of, to the south, southern, south side, south wing, southwest, southeast | au sud, sud de, sud du, aile sud | südlich*, südflügel, im Süden, südseite, südteil
compass east | al este, este de, zona este, oriental | east of, to the east, eastern, east side, east wing | à l est, est de la, aile est, oriental* | östlich*, ostflügel, im Osten, ostseite, ostteil
compass west | al oeste, oeste de, zona oeste, occidental | west of, to the west, western, west side, west wing | à l ouest, ouest de, aile ouest, occidental* | westlich*, westflügel, im Westen, westseite, westteil
season ? | ¿En qué estación? | In which season? | En quelle saison ? | In welcher Jahreszeit?
season spring | primavera | spring | printemps | Frühling, frühling, frühjahr
season summer | verano, estival | summer | été prochain, cet été, été dernier, estival* | Sommer, sommer
season autumn | otoño | autumn | automne | Herbst, herbst
season winter | invierno | winter | hiver | Winter, winter
party-instrument ? | ¿Qué instrumento? | Which instrument? | Quel instrument ? | Welches Instrument?
party-instrument violin | violín | violin | violon | Geige, geige, violine
party-instrument cello | violonchelo, chelo | cello | violoncelle | Cello, cello
party-instrument piano | piano | piano | piano | Klavier, klavier, flügel
party-instrument guitar | guitarra | guitar | guitare | Gitarre, gitarre
`;
