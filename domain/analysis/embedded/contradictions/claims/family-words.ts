/**
 * Families of values of which one thing has but one: `family ? | question`, `family ~ | what the sentence must speak of`
 * and `family value | es | en | fr | de`; the first term of a column is also how the value is shown.
 */
export const FAMILIES = `
# Where someone was hurt
wound ? | ¿Dónde fue herido? | Where was the injury? | Où la blessure se situe-t-elle ? | Wo war die Verletzung?
wound ~ | herid*, hiri*, lesion*, mord*, apuñal*, fractur*, disparo en, golpe en, corte en, romp* | hurt, wound*, injur*, bit, bitten, bite, stab*, shot in, fractur*, broke, hit in, gash, cut | bless*, plaie*, mord*, morsure*, poignard*, fractur*, touché*, entaille | verletz*, wunde*, gebissen, biss*, stich*, gebrochen, bruch, getroffen, schnitt*
wound arm | brazo, antebrazo, codo | arm, forearm, elbow | bras, avant bras, coude | Arm, arm, unterarm, oberarm, ellbogen
wound leg | pierna, muslo, pantorrilla | leg, thigh, calf | jambe, cuisse, mollet | Bein, bein, oberschenkel, unterschenkel, wade
wound head | cabeza, cráneo, sien | head, skull, temple | tête, crâne, tempe | Kopf, kopf, schädel, schläfe
wound hand | mano, muñeca, dedo | hand, wrist, finger | main, poignet, doigt | Hand, hand, handgelenk, finger
wound back | espalda, columna | back, spine | dos, colonne vertébrale | Rücken, rücken, wirbelsäule
wound chest | pecho, tórax, costillas | chest, ribs | poitrine, thorax, côtes | Brust, brust, brustkorb, rippen
wound neck | cuello, garganta | neck, throat | cou, gorge, nuque | Hals, hals, nacken, kehle
wound shoulder | hombro, clavícula | shoulder, collarbone | épaule, clavicule | Schulter, schulter, schlüsselbein
wound knee | rodilla | knee | genou | Knie, knie
wound ankle | tobillo, pie, talón | ankle, foot, heel | cheville, pied, talon | Knöchel, knöchel, fuß, ferse, sprunggelenk
wound belly | abdomen, vientre, estómago | stomach, abdomen, belly | ventre, abdomen | Bauch, bauch, unterleib
wound face | cara, ojo, nariz, mejilla, oreja | face, eye, nose, cheek, ear | visage, œil, oeil, nez, joue, oreille | Gesicht, gesicht, auge, nase, wange, ohr

# Kin and friends
kin ? | ¿De quién se trata? | Whose was it? | De qui s'agit-il ? | Um wen geht es?
kin ~ | contrato*, adjudic*, empresa, firma, beneficiari*, herenc*, a nombre de, cuenta | contract*, firm, company, awarded, beneficiar*, inherit*, in the name of, account | marché, contrat*, société, attribu*, bénéficiaire*, hérit*, au nom de, compte | auftrag*, firma, unternehmen, vergabe, begünstigt*, erb*, auf den namen, konto
kin brother-in-law | cuñado, cuñados | brother in law | beau frère | Schwager, schwager, schwagers
kin brother | hermano | brother | frère | Bruder, bruder, bruders
kin sister | hermana | sister | sœur, soeur | Schwester, schwester
kin son | hijo | son | fils | Sohn, sohn, sohnes
kin daughter | hija | daughter | fille | Tochter, tochter
kin wife | esposa, mujer | wife | épouse, femme | Ehefrau, ehefrau, frau, gattin
kin husband | marido, esposo | husband | mari, époux | Ehemann, ehemann, mann, gatte
kin cousin | primo, prima | cousin | cousin, cousine | Cousin, cousin, cousine, vetter
kin father | padre, suegro | father, father in law | père, beau père | Vater, vater, schwiegervater
kin friend | amigo, amiga, socio | friend, business partner | ami, amie, associé | Freund, freund, freundin, geschäftspartner

# Animals
animal ? | ¿Qué animal fue? | Which animal was it? | Quel animal était-ce ? | Welches Tier war es?
animal ~ | ataque, atac*, mord*, adn, embisti*, picadura | attack*, bite, bitten, bit, dna, mauled, stung, gored | attaqu*, mord*, morsure, adn, piqûre, chargé | angriff, angegriffen, gebissen, biss*, dna, attackiert*, riss, gestochen
animal wolf | lobo | wolf | loup | Wolf, wolf
animal dog | perro, mastín, perro vagabundo | dog, mastiff, stray dog | chien, mâtin, chien errant | Hund, hund, mastiff, streunender hund
animal bear | oso, osa | bear | ours, ourse | Bär, bär, bärin
animal shark | tiburón | shark | requin | Hai, hai
animal boar | jabalí | boar, wild boar | sanglier | Wildschwein, wildschwein, keiler
animal bull | toro, vaca | bull, cow | taureau, vache | Stier, stier, bulle, kuh
animal snake | serpiente, víbora | snake, viper | serpent, vipère | Schlange, schlange, viper
animal crocodile | cocodrilo, caimán | crocodile, alligator | crocodile, alligator | Krokodil, krokodil, alligator
animal cat | puma, león, tigre, leopardo | puma, lion, tiger, leopard | puma, lion, tigre, léopard | Puma, puma, löwe, tiger, leopard

# Weapons and vehicles
weapon ? | ¿Con qué arma? | With which weapon? | Avec quelle arme ? | Mit welcher Waffe?
weapon ~ | mató, mat*, atac*, apuñal*, hiri*, armad*, amenaz*, agred*, golpe*, arma | killed, attack*, stab*, wound*, armed, threaten*, assault*, weapon, shot | tu*, attaqu*, poignard*, bless*, armé*, menac*, agress*, arme | tötet*, angegriffen, verletz*, bewaffnet*, bedroht*, griff .. an, waffe, tatwaffe
weapon knife | cuchillo, navaja, arma blanca | knife, blade | couteau, arme blanche | Messer, messer, *messer
weapon gun | pistola, revólver, arma de fuego | pistol, gun, handgun, revolver | pistolet, revolver, arme à feu | Pistole, pistole, revolver, schusswaffe
weapon rifle | fusil, rifle, escopeta | rifle, shotgun | fusil, carabine | Gewehr, gewehr, flinte
weapon axe | hacha, machete | axe, hatchet, machete | hache, machette | Axt, axt, beil, machete
weapon hammer | martillo, barra de hierro, bate | hammer, iron bar, bat, crowbar | marteau, barre de fer, batte | Hammer, hammer, eisenstange, schläger
weapon acid | ácido | acid | acide | Säure, säure
escape ? | ¿En qué huyeron? | What did they flee in? | Comment ont-ils fui ? | Womit flohen sie?
escape ~ | huy*, fuga, escap*, huid* | fled, escape*, getaway, made off, sped | fuite, enfui*, échapp*, fui | flucht*, floh*, flüchtet*, entkam*
escape car | coche, automóvil, turismo | car, sedan, hatchback | voiture, berline, auto | Auto, auto, wagen, pkw
escape van | furgoneta, camioneta | van, pickup | camionnette, fourgon* | Lieferwagen, lieferwagen, transporter, kleinbus
escape motorcycle | moto, motocicleta, escúter | motorbike, motorcycle, moped | moto, scooter, motos | Motorrad, motorrad, motorroller, motorrädern
escape boat | lancha, bote, barca | boat, speedboat, dinghy | bateau, vedette, canot | Boot, boot, schnellboot, motorboot
escape bicycle | bicicleta, patinete | bicycle, bike, e scooter | vélo, trottinette | Fahrrad, fahrrad, e scooter
escape foot | a pie, corriendo | on foot | à pied | zu Fuß, zu fuß
escape helicopter | helicóptero | helicopter | hélicoptère | Hubschrauber, hubschrauber, helikopter

# Places of a kind
hideout ? | ¿Dónde estuvo? | Where was it kept? | Où était-ce ? | Wo war das Versteck?
hideout ~ | cautiv*, secuestrad*, reteni*, escond*, ocult*, encerrad* | captiv*, kept in, hideout, hidden, hid, hiding, locked in, was held, were held, held in | captiv*, séquestr*, retenu*, cach*, planque, enfermé*, tenu | festgehalten, versteck*, gefangen*, aufenthaltsort, eingesperrt, untergetaucht
hideout cave | cueva, gruta | cave, cavern | grotte, caverne | Höhle, höhle, grotte
hideout farm | granja, finca, cortijo, alquería, caserío | farm, farmstead, farmhouse, barn | ferme, grange, corps de ferme | Gehöft, gehöft, bauernhof, hof, scheune
hideout cellar | sótano, bodega | cellar, basement | cave de la maison, sous sol | Keller, keller
hideout flat | piso, apartamento, departamento | flat, apartment | appartement | Wohnung, wohnung, apartment
hideout warehouse | almacén, nave, contenedor | warehouse, container, shed | entrepôt, hangar, conteneur | Lagerhalle, lagerhalle, lagerhaus, container
hideout villa | chalé, villa, mansión | villa, mansion | villa, manoir | Villa, villa
hideout forest | bosque, selva, monte | forest, woods, jungle | forêt, bois, jungle | Wald, wald, dschungel
hideout hotel | hotel, pensión, motel | hotel, motel, guesthouse | hôtel, pension, motel | Hotel, hotel, pension, motel
origin ? | ¿Dónde empezó el fuego? | Where did the fire start? | Où le feu a-t-il pris ? | Wo brach das Feuer aus?
origin ~ | se origin*, origen, empez*, comenz*, se inici*, prendi*, foco | began, started, broke out, origin*, ignited, source | parti, partie, prend*, pris, origine, débuté, foyer, démarré, éclos | ausgebrochen, brach .. aus, begann, brandherd, entstand*, ausging, entzünd*, begonnen
origin kitchen | cocina | kitchen | cuisine | Küche, küche
origin sauna | sauna, spa | sauna, spa | sauna, spa | Sauna, sauna, wellnessbereich
origin attic | desván, tejado, ático, cubierta | attic, roof, loft | grenier, toit, toiture, combles | Dachboden, dachboden, dach, dachstuhl
origin cellar | sótano, garaje, trastero | basement, cellar, garage | sous sol, cave, garage, parking | Keller, keller, garage, tiefgarage
origin bedroom | dormitorio, habitación | bedroom, guest room | chambre | Schlafzimmer, schlafzimmer, zimmer, gästezimmer
origin living-room | salón, sala de estar | living room, lounge | salon, séjour | Wohnzimmer, wohnzimmer
origin balcony | balcón, terraza | balcony, terrace | balcon, terrasse | Balkon, balkon, terrasse
origin engine-room | sala de máquinas | engine room | salle des machines | Maschinenraum, maschinenraum
origin workshop | taller, almacén | workshop, storeroom, warehouse | atelier, réserve, entrepôt | Werkstatt, werkstatt, lager, lagerraum
origin lift | ascensor, escalera, pasillo, vestíbulo | lift shaft, stairwell, corridor, lobby | ascenseur, cage d escalier, couloir, hall | Treppenhaus, treppenhaus, aufzug, flur, foyer
arrest-place ? | ¿Dónde fue la detención? | Where was the arrest made? | Où l'arrestation a-t-elle eu lieu ? | Wo war die Festnahme?
arrest-place ~ | deten*, detuv*, arrest*, captur* | arrest*, detained, captured, seized at, picked up | arrêt*, interpell*, appréhend* | festgenommen, verhaftet*, festnahme, gefasst, nahm .. fest, nahmen .. fest
arrest-place cafe | café, cafetería, bar | café, cafe, coffee shop, bar | café, bar, bistrot | Café, café, bar, kneipe
arrest-place gym | gimnasio | gym, fitness studio | gymnase, salle de sport | Fitnessstudio, fitnessstudio, turnhalle
arrest-place hotel | hotel | hotel | hôtel | Hotel, hotel
arrest-place airport | aeropuerto | airport | aéroport | Flughafen, flughafen
arrest-place home | en su casa, domicilio, vivienda | at home, his home, her home, his house, her house | à son domicile, chez lui, chez elle, domicile | zu Hause, zu hause, wohnung, wohnhaus
arrest-place station | estación | railway station, train station | gare | Bahnhof, bahnhof
arrest-place office | oficina, despacho | office | bureau | Büro, büro
arrest-place border | frontera, paso fronterizo | border, border crossing | frontière, poste frontière | Grenze, grenze, grenzübergang
arrest-place restaurant | restaurante | restaurant | restaurant | Restaurant, restaurant

# Substances, food, illness
food ? | ¿Qué alimento fue? | Which food was it? | Quel aliment est en cause ? | Welches Essen war es?
food ~ | intoxic*, envenen*, vómit*, sospech*, salmonel*, enferm*, desastre | poison*, vomit*, suspic*, suspect*, culprit, salmonella, ill, sick | intoxic*, empoison*, vomi*, soupçon*, salmonel*, malad* | vergift*, verdacht*, erbrech*, salmonell*, erkrank*
food mushrooms | setas, hongos, champiñones | mushrooms, mushroom | champignons, cèpes | Pilze, pilze, pilz, pilzrisotto, pilzen
food oysters | ostras, mejillones, marisco | oysters, mussels, shellfish | huîtres, moules, coquillages | Austern, austern, muscheln, meeresfrüchte
food chicken | pollo | chicken | poulet | Huhn, huhn, hähnchen
food eggs | huevo, huevos, mayonesa, tortilla | eggs, egg, mayonnaise | oeufs, œufs, mayonnaise | Eier, eier, mayonnaise
food fish | pescado, atún | fish, tuna | poisson, thon | Fisch, fisch, thunfisch
food meat | carne, hamburguesa* | meat, burger*, beef | viande, steak* | Fleisch, fleisch, hackfleisch
food cheese | queso | cheese | fromage | Käse, käse
food salad | ensalada, lechuga, verdura | salad, lettuce, vegetables | salade, laitue, légumes | Salat, salat, gemüse
food cake | tarta, pastel, crema, helado | cake, cream, ice cream | gâteau, crème, glace | Torte, torte, kuchen, sahne, eis
substance ? | ¿Qué sustancia fue? | Which substance was it? | Quelle substance était-ce ? | Welche Substanz war es?
substance ~ | sustancia*, dopaj*, positivo, droga*, incaut*, alijo, estupefaciente* | substance*, doping, positive, drug*, seiz*, haul, test* | substance*, dopage, positif, drogue*, saisi*, stupéfiant* | substanz*, doping*, positiv*, droge*, sichergestellt*, beschlagnahm*, rauschgift
substance epo | epo, eritropoyetina | epo, blood booster, erythropoietin | epo, érythropoïétine | EPO, epo, erythropoietin, blutdoping*
substance testosterone | testosterona | testosterone | testostérone | Testosteron, testosteron
substance cocaine | cocaína | cocaine | cocaïne | Kokain, kokain
substance heroin | heroína | heroin | héroïne | Heroin, heroin
substance cannabis | cannabis, marihuana, hachís | cannabis, marijuana, hashish | cannabis, marijuana, haschisch | Cannabis, cannabis, marihuana, haschisch
substance fentanyl | fentanilo | fentanyl | fentanyl | Fentanyl, fentanyl
substance amphetamine | anfetamina*, metanfetamina, éxtasis, estimulante | amphetamine*, methamphetamine, ecstasy, stimulant | amphétamine*, méthamphétamine, ecstasy, stimulant | Amphetamin, amphetamin*, methamphetamin, ecstasy, aufputschmittel
substance steroids | esteroides, anabolizantes | steroids, anabolic | stéroïdes, anabolisants | Steroide, steroide, anabolika
absence ? | ¿Por qué se fue o faltó? | Why the absence? | Pourquoi cette absence ? | Warum die Abwesenheit?
absence ~ | se march*, se fue, abandon*, ausen*, faltó, no acudi*, cancel*, antes de tiempo, regres*, dej* | left, flew home, absent, absence, missed, cancel*, early, stayed away, skipped, quit, leaves | quitt*, regagn*, absen*, annul*, plus tôt, manqu*, départ, part | verlassen, abgereist, reist .. ab, abreis*, fehlt*, abgesagt, vorzeitig, früher, fernblieb*, verließ
absence illness | enfermedad, gripe, indispuest*, por motivos de salud, enferm*, fiebre, lesión | illness, flu, ill, sick, health reasons, fever, unwell, injury | maladie, grippe, souffrant*, malade, raisons de santé, fièvre, blessure | Krankheit, krankheit, grippe, erkrank*, krank, gesundheitlich*, fieber, verletzung
absence protest | en protesta, como protesta, por desacuerdo, enfado, indignad*, malestar | in protest, protest, anger, angry, disagreement, dispute, furious, row over | en signe de protestation, protestation, colère, désaccord, en protestant, fâch* | Protest, protest, ärger, aus ärger, streit, verärgert*, unmut, wut
absence family | motivos familiares, duelo, fallecimiento de su | family reasons, bereavement, funeral, birth of | raisons familiales, deuil, naissance de | familiäre Gründe, familiär*, trauerfall, geburt
absence schedule | problemas de agenda, agenda, compromisos | scheduling, other commitments, diary clash | agenda, calendrier, autres engagements | Terminprobleme, termin*, terminlich*
absence security | motivos de seguridad, amenazas | security reasons, security concerns, threats | raisons de sécurité, menaces | Sicherheitsgründe, sicherheitsgründe*, drohungen

# Persons of one sex in tombs, cradles and cars
sex ? | ¿Hombre o mujer? | Man or woman? | Homme ou femme ? | Mann oder Frau?
sex ~ | esqueleto, restos, tumba, sepult*, enterrad*, recién nacid*, bebé, cadáver, cuerpo, momia, túmulo, adn, osamenta | skeleton, remains, tomb, buried, grave, newborn, baby, body, mummy, burial, dna, bones | squelette, restes, tombe, inhumé*, nouveau né, bébé, corps, momie, sépulture, adn, ossements | skelett*, überreste, grab*, bestattet*, begraben*, neugeboren*, baby, leiche, mumie, hügel*, dna, knochen
sex woman | una mujer, mujer, princesa, reina, niña, femenino | a woman, woman, princess, queen, girl, female | une femme, femme, princesse, reine, fille, féminin | eine Frau, frau, fürstin, prinzessin, königin, mädchen, weiblich*
sex man | un hombre, hombre, varón, príncipe, rey, niño, masculino | a man, man, prince, king, boy, male | un homme, homme, prince, roi, garçon, masculin | ein Mann, mann, mannes, fürst, prinz, könig, junge, männlich*

# How something was paid or told
payment ? | ¿Cómo se pagó? | How was it paid? | Comment a-t-on payé ? | Wie wurde gezahlt?
payment ~ | pag*, rescate, abon*, soborn* | paid, pay, payment, ransom, bribe* | pay*, vers*, rançon, pot de vin | bezahl*, gezahlt*, zahl*, lösegeld, bestech*
payment cash | en efectivo, en metálico, billetes | in cash, banknotes, cash | en espèces, en liquide, billets | bar, in bar, bargeld, geldscheine
payment crypto | criptomonedas, bitcoins, bitcóin | cryptocurrency, bitcoin, crypto | cryptomonnaie*, bitcoins, bitcoin | Kryptowährung, kryptowährung*, bitcoin
payment transfer | transferencia | bank transfer, wire transfer, wired | virement, virements | Überweisung, überweisung*, überwiesen
payment goods | joyas, oro, obras de arte | jewels, gold, works of art | bijoux, or, oeuvres d art | Schmuck, schmuck, gold, kunstwerke
`;
