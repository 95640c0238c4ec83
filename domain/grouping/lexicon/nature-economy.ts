/** Disasters, weather, health, science, economy, transport, technology: `key | es | en | fr | de`. */
export const NATURE_AND_ECONOMY = `
earthquake | terremoto*, sismo*, seísmo*, temblor* | earthquake*, quake*, tremor* | séisme*, tremblement de terre, sismique | erdbeben*, beben
tsunami | tsunami* | tsunami* | tsunami* | tsunami*
flood | inundaci*, riada*, inunda, crecida | flood* | inondation*, crue, crues | überschwemm*, hochwasser*, flut*, überflut*
storm | tormenta*, temporal, borrasca* | storm*, thunderstorm* | tempête*, orage* | sturm*, unwetter*, gewitter*, *sturm
hurricane | huracán*, huracanes | hurricane* | ouragan* | hurrikan*, orkan*
typhoon | tifón, tifones, ciclón* | typhoon*, cyclone* | typhon*, cyclone* | taifun*, zyklon*
tornado | tornado* | tornado*, twister | tornade* | tornado*
heatwave | ola de calor, canícula, calor extremo | heatwave*, heat wave, extreme heat | canicul*, vague de chaleur | hitzewelle*, hitze*
cold | ola de frío, frío, heladas | cold snap, freezing, frost, cold wave | vague de froid, grand froid, gel | kälte*, frost*, eisglätte, glätte*
snow | nieve, nevada*, nevad* | snow* | neige*, enneig* | schnee*, *schnee
rain | lluvia*, llueve, precipitac* | rain* | pluie*, pluvieu*, précipitation* | regen*, starkregen*, niederschl*
drought | sequía* | drought* | sécheresse* | dürre*, trockenheit*
wildfire | incendio forestal, incendios forestales | wildfire*, bushfire*, forest fire | feu de forêt, feux de forêt, incendie de forêt | waldbrand*, waldbrände*
fire | incendi*, fuego | fire, fires, blaze*, inferno | incend*, feu, flammes | brand, brände*, feuer*, großbrand*, *brand, brennt
volcano | volcán, volcanes, volcánic*, erupción* | volcan*, erupt* | volcan*, éruption* | vulkan*, ausbruch
avalanche | avalancha*, alud* | avalanche* | avalanche* | lawine*
landslide | deslizamiento*, corrimiento de tierra, alud de tierra, derrumbe* | landslide*, mudslide* | glissement de terrain, éboulement* | erdrutsch*
collapse | colaps*, derrumb*, desplom* | collaps* | effondr* | einsturz*, eingestürzt*, zusammenbruch*
accident | accident*, siniestro* | accident*, crash* | accident*, crash* | unfall*, unfälle*, *unfall, unglück*, *unglück
planecrash | accidente aéreo, accidente de avión, avión siniestrado | plane crash, air crash | crash d'avion, accident d'avion | flugzeugabsturz*, absturz*, abgestürzt*
plane | avión*, avion*, avioneta* | plane, planes, aircraft, jet, airplane* | avion* | flugzeug*, maschine, jet
helicopter | helicóptero* | helicopter*, chopper* | hélicoptère* | hubschrauber*, helikopter*
airport | aeropuerto* | airport* | aéroport* | flughafen*, flughäfen*
flight | vuelo, vuelos, aerolínea* | flight, flights, airline*, airspace | vol, vols, compagnie aérienne | flug, flüge*, fluggesellschaft*, airline*, luftraum*
train | tren, trenes, ferrovi*, descarril* | train, trains, rail, railway*, derail* | train, trains, ferroviaire*, SNCF, déraill* | zug, züge*, bahn*, *bahn, entgleis*
bus | autobús*, autobuses, autocar* | bus, buses, coach crash | bus, autocar*, autobus | bus, busse*, *bus, busunglück*
car | coche*, automóvil*, vehícul*, carro | car, cars, vehicle*, automaker* | voiture*, véhicul*, automobil* | auto, autos, fahrzeug*, *auto, pkw
truck | camión*, camion* | truck*, lorry, lorries | camion*, poids lourd | lkw, lastwagen*, laster, sattelzug
ship | barco*, buque*, naufragi* | ship, ships, vessel*, ferry, shipwreck* | navire*, bateau*, ferry, naufrag* | schiff*, *schiff, fähre*, boot, *boot
tanker | petrolero* | tanker* | pétrolier* | tanker*, *tanker, öltanker*
traffic | tráfico, tránsito, atasco* | traffic, congestion | circulation, embouteillage*, bouchons | verkehr*, stau, staus
road | carretera*, autopista*, autovía* | road*, highway*, motorway* | route, routes, autoroute* | straße*, autobahn*, bundesstraße*
bridge | puente, puentes | bridge* | pont, ponts | brücke*, *brücke
tunnel | túnel* | tunnel* | tunnel* | tunnel*
subway | metro | subway, underground, metro | métro | u-bahn*, ubahn*
rescue | rescat*, socorr* | rescue*, survivor* | sauvetage*, secouris*, rescapé*, secours | rettung*, gerettet*, rettet*, überlebende*
evacuate | evacua* | evacuat* | évacu* | evakuier*
hospital | hospital*, ingresad* | hospital* | hôpita*, hospital* | krankenhaus*, krankenhäuser*, klinik*, *klinik
doctor | médico, médicos, médica | doctor*, physician*, medic, medics | médecin* | arzt, ärzte*, ärztin*, mediziner*
nurse | enfermer* | nurse* | infirmi* | pfleg*, krankenschwester*
patient | paciente* | patient, patients | patient, patients, patiente* | patient*
disease | enfermedad* | disease*, illness* | maladie* | krankheit*, *krankheit, erkrank*
virus | virus, viral | virus*, viral | virus, viral* | virus, viren*, *virus
covid | covid*, coronavirus | covid*, coronavirus | covid*, coronavirus | corona*, covid*, coronavirus*
infection | contagi*, infec*, positivo por, positivos | infect*, tested positive, tests positive, positive for | contamin*, infect*, testé positif, positif au | infizier*, infektion*, ansteck*, positiv getestet
pandemic | pandemi*, epidemi*, brote* | pandemic*, epidemic*, outbreak* | pandémi*, épidémi*, foyer | pandemie*, epidemie*, seuche*, ausbruchs
vaccine | vacun* | vaccin*, jab, jabs | vaccin* | impf*, geimpft*, ungeimpft*, vakzin*
quarantine | cuarentena*, aislamient* | quarantin*, isolation | quarantaine*, isolement | quarantäne*, isolation*
lockdown | confinamiento* | lockdown* | confinement* | lockdown*
flu | gripe, influenza | flu, influenza | grippe* | grippe*, influenza
cancer | cáncer | cancer* | cancer* | krebs*
heart | corazón, infarto* | heart attack, cardiac | crise cardiaque, infarctus | herzinfarkt*, herzstillstand*
mentalhealth | salud mental, depresión | mental health, depression | santé mentale, dépression | psychische gesundheit, depression*
drugmed | medicament*, fármaco* | medication*, medicine*, drugmaker* | médicament* | medikament*, arznei*
suicide | suicid* | suicid* | suicid* | suizid*, selbstmord*, selbsttöt*
climate | clima, climátic* | climate | climat* | klima*
warming | calentamiento | global warming | réchauffement | erderwärm*, erderhitz*
emission | emision*, CO2, carbono | emission*, carbon, CO2 | émission*, carbone, CO2 | emission*, co2*, kohlendioxid
pollution | contaminación, contaminante* | pollut* | pollution*, polluant* | verschmutz*, umweltverschmutz*, feinstaub
environment | medioambient*, medio ambiente | environment* | environnement* | umwelt*
energy | energía*, energétic* | energy | énergie*, énergétique* | energie*
electricity | electricidad, eléctric*, apagón*, apagones | electric*, power outage, blackout*, power grid | électri*, panne de courant, panne d'électricité | strom, strom*, stromausfall*, blackout*, elektri*
gas | gas, gasoducto* | gas, pipeline* | gaz, gazoduc* | gas, gaspreis*, pipeline*, *gas
oil | petróleo*, crudo | oil, crude | pétrole, brut | öl, erdöl*, ölpreis*, rohöl
fuel | gasolina*, combustible*, diésel | fuel, petrol, gasoline, diesel | essence, carburant*, diesel | benzin*, kraftstoff*, sprit*, diesel*
coal | carbón, minería* | coal, mine, mining, miners | charbon, mine, mines, mineurs | kohle*, bergbau*, bergwerk*
water | agua, aguas | water | eau, eaux | wasser*, trinkwasser*
river | río, ríos | river* | fleuve*, rivière* | fluss, flüsse*
mountain | montaña*, alpinis*, montañer* | mountain*, climber*, mountaineer* | montagne*, alpinis* | berg, berge*, bergsteiger*, alpinist*
forest | bosque*, forestal* | forest* | forêt* | wald, wälder*
animal | animal* | animal* | animal, animaux | tier, tiere*, *tier
dog | perro*, perra | dog* | chien* | hund, hunde*
cat | gato* | cat, cats | chat, chats | katze*
shark | tiburón* | shark* | requin* | hai, haie, haiangriff*
wolf | lobo* | wolf, wolves | loup, loups | wolf, wölfe*
bear | oso, osos | bear attack, grizzly | ours | braunbär*, bärin*
whale | ballena* | whale* | baleine* | wal, wale
bird | ave, aves, pájaro* | bird* | oiseau* | vogel*, vögel*
economy | economía*, económic* | econom* | économi* | wirtschaft*, konjunktur*
inflation | inflación* | inflation* | inflation* | inflation*, teuerung*
recession | recesión* | recession* | récession* | rezession*
growth | crecimiento, PIB | growth, GDP | croissance, PIB | wachstum*, BIP
price | precio*, encarec* | price*, pricing | prix | preis, preise*, *preis, *preise
interest | tipos de interés, tasas de interés | interest rate, interest rates, rate cut, rate hike | taux d'intérêt, taux directeur* | zins*, leitzins*
bank | banco, bancos, banca, bancari* | bank, banks, banking | banque*, bancaire* | bank, banken*, *bank, sparkasse*
centralbank | banco central, Fed, Reserva Federal | central bank, Fed, Federal Reserve | banque centrale, Fed, Réserve fédérale | zentralbank*, notenbank*, Fed, bundesbank*
stockmarket | bolsa, bolsas, bursátil*, acciones | stock, stocks, stock market, shares | bourse*, boursier*, actions | börse*, aktie*, aktien*, dax
euro | euro, euros | euro, euros | euro, euros | euro, euros
dollar | dólar*, dolar* | dollar* | dollar* | dollar*
crypto | cripto*, bitcoin | crypto*, bitcoin | crypto*, bitcoin | krypto*, bitcoin
gold | oro | gold | or | gold
silver | plata | silver | argent | silber
bronze | bronce | bronze | bronze | bronze
medal | medalla*, medallista*, presea* | medal* | médaill* | medaille*, *medaille
debt | deuda* | debt* | dette*, endett* | schulden*, verschuld*
tax | impuesto*, fiscalidad, tribut* | tax* | impôt*, taxe*, fiscal* | steuer*, *steuer
wage | salari*, sueldo* | wage*, salary, salaries, pay rise | salair*, smic | lohn*, löhne*, gehalt*, gehälter, mindestlohn*
pension | pension*, jubila* | pension*, retire* | retrait*, pension* | rente*, *rente, ruhestand*, pension*
unemployment | desemple*, paro registrado, parados | unemploy*, jobless* | chôm* | arbeitslos*
job | empleo*, trabajo*, despid*, laboral* | job, jobs, layoff*, workers | emploi*, travail*, licenci*, salarié* | arbeitsplatz*, arbeitsplätze*, stellenabbau*, beschäftig*, entlass*
company | empresa*, compañía*, empresari* | company, companies, firm, firms, business* | entreprise*, société, sociétés | unternehmen*, firma, firmen*, konzern*
ceo | consejero delegado, CEO | CEO, chief executive | PDG, directeur général | vorstandschef*, CEO, konzernchef*
factory | fábrica*, planta industrial | factor*, plant | usine* | fabrik*, werk, werke, *werk
merger | fusión, fusiones, adquisición, compra de, opa | merger*, takeover*, acquisition* | fusion*, rachat*, acquisition*, OPA | fusion*, übernahme*, übernimmt
bankruptcy | quiebra*, bancarrota*, insolven* | bankrupt*, insolven* | faillite*, dépôt de bilan | insolven*, pleite*
profit | beneficios, ganancias | profit*, earnings | bénéfice*, profits | gewinn, gewinne*, umsatz*
sale | ventas, rebajas | sale, sales | vente*, soldes | verkauf*, umsätze, schlussverkauf
trade | comercio*, comercial*, exporta*, importa* | trade, export*, import* | commerc*, export*, import* | handel*, export*, import*
farm | agricult*, agrícola*, granj*, ganader*, campesin* | farm*, agricultur* | agricult*, agricole*, éleveur* | landwirt*, bauern*, agrar*
food | aliment*, comida* | food | aliment*, nourriture | lebensmittel*, nahrung*, essen
hunger | hambre, hambruna* | hunger, famine*, starv* | faim, famine* | hunger*, hungersnot*
poverty | pobreza, pobres | poverty | pauvreté, pauvres | armut*
housing | vivienda*, alquiler* | housing, rent, rents, homeowner* | logement*, loyer* | wohnung*, miete*, mieter*, wohnraum
house | casa, casas, hogar* | house, houses, home, homes | maison, maisons | haus, häuser*, *haus
building | edificio* | building* | immeuble*, bâtiment* | gebäude*, hochhaus*
hotel | hotel* | hotel* | hôtel* | hotel*
bar | bar, bares, discoteca* | bar, nightclub*, pub | bar, bars, discothèque*, boîte de nuit | bar, bars, diskothek*, nachtclub*, kneipe*
restaurant | restaurante* | restaurant* | restaurant* | restaurant*, gaststätte*, lokal
shop | tienda*, supermercado*, centro comercial | shop*, store, stores, supermarket*, mall | magasin*, supermarché*, boutique* | laden, geschäft, geschäfte*, supermarkt*, supermärkte*
tourism | turis* | tourism, tourist*, holidaymaker* | touris* | touris*, urlaub*
beach | playa* | beach* | plage* | strand*, strände*
ski | esquí*, esquia* | ski, skis, skiing, skier* | ski, skis, skieur* | ski, skier, skifahr*, skigebiet*
resort | estación de esquí, complejo turístico | resort* | station de ski, station balnéaire | skiort*, ferienort*, urlaubsort*
science | cientific*, científic*, ciencia* | scien* | scientifi*, science, sciences | wissenschaft*, forscher*, forschung*
study | estudio revela, según un estudio, un estudio | study finds, study, researchers | étude*, chercheur* | studie*, *studie
space | espaci*, astronaut*, NASA | space, spacecraft, astronaut*, NASA | spatial*, astronaut*, NASA, espace | weltraum*, raumfahrt*, astronaut*, NASA, raumschiff*, raumsonde*
satellite | satélite* | satellite* | satellite* | satellit*
moon | luna, lunar* | moon, lunar | lune, lunaire | mond, mond*, mondlandung*
mars | Marte | Mars | Mars | Mars, marsmission
ai | inteligencia artificial, IA, ChatGPT | artificial intelligence, AI, chatbot*, ChatGPT | intelligence artificielle, IA, ChatGPT | künstliche intelligenz, KI, ChatGPT
hacker | hacker*, ciberata*, cibersegur* | hack*, cyber*, ransomware | hacker*, pirat*, cyber* | hacker*, cyber*, gehackt*
internet | internet, redes sociales, en línea | internet, online, social media | internet, réseaux sociaux, en ligne | internet*, online*, soziale medien, sozialen medien
phone | móvil*, teléfono*, smartphone*, celular* | phone*, smartphone*, iphone | téléphone*, smartphone*, iphone | handy*, smartphone*, telefon*, iphone
data | datos | data | données | daten, datenschutz*
robot | robot* | robot* | robot* | roboter*
chip | chips, semiconductor* | chip, chips, semiconductor* | puce*, semi-conducteur* | chip, chips, halbleiter*
`;
