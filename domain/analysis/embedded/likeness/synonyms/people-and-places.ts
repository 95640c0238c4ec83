/** Words for people, bodies and places, a line a meaning, its words by language: es | en | fr | de. */
export const PEOPLE_AND_PLACES = `
driver | conductor chófer maquinista piloto camionero | driver motorist trucker | conducteur chauffeur automobiliste routier | Fahrer Lokführer Fahrerin Lenker
passenger | pasajero pasajeros viajeros ocupantes pasaje personas bordo | passengers travellers people aboard occupants | passagers voyageurs occupants bord personnes | Passagiere Fahrgäste Reisende Insassen Menschen Bord
crew | tripulación tripulantes marineros dotación | crew crewmen sailors | équipage marins membres | Besatzung Crew Seeleute Besatzungsmitglieder
captain | capitán comandante patrón | captain skipper commander | capitaine commandant | Kapitän Kommandant
worker | trabajador obrero operario empleados operarios | worker labourer workmen employee staff | ouvrier travailleur salarié employé | Arbeiter Beschäftigter Mitarbeiter Angestellter
miner | minero mineros | miner miners | mineur mineurs | Bergmann Bergleute Kumpel
firefighter | bomberos bombero | firefighters crews brigade | pompiers sapeurs | Feuerwehr Feuerwehrleute Einsatzkräfte
rescuer | rescatistas socorristas rescatadores equipos | rescuers rescue teams crews | secouristes sauveteurs équipes | Retter Rettungskräfte Helfer Bergretter
police | policía agentes guardia policial gendarmes | police officers officer constable | police policiers gendarmes agents | Polizei Polizisten Beamte Ermittler
guard | guardia vigilante guardias celador vigilantes | guard guards warden watchman | gardien surveillant vigile gardiens | Wächter Wachmann Wache Wärter Wachleute Bedienstete
soldier | soldado militar soldados militares tropas | soldier troops military soldiers | soldat militaire soldats troupes | Soldat Soldaten Truppen Militär
doctor | médico médica doctora facultativo | doctor physician doctors medics surgeon | médecin médecins docteur chirurgien | Arzt Ärzte Ärztin Mediziner Chirurg
nurse | enfermera enfermeros sanitario | nurse nurses paramedics | infirmière infirmier soignants | Krankenschwester Pfleger Pflegekräfte Sanitäter
patient | paciente pacientes ingresados | patient patients | patient patients hospitalisés | Patient Patienten
child | niño niña niños menor menores hijo crío | child children boy girl minor minors kid aged | enfant enfants mineur garçon fillette mineurs | Kind Kinder Junge Mädchen Minderjährige
baby | bebé recién nacido | baby infant newborn | bébé nourrisson nouveau-né | Baby Säugling Neugeborenes
young-person | joven adolescente jóvenes chico | teenager young youth youths adolescent | jeune adolescent ado jeunes | Jugendlicher Jugendliche junger Teenager
old-person | anciano anciana mayores jubilado octogenario | elderly pensioner old retiree | âgé retraité octogénaire vieux | Rentner Senior alter ältere Rentnerin
mother | madre mamá | mother | mère | Mutter
father | padre papá | father | père | Vater
son | hijo | son | fils | Sohn
daughter | hija | daughter | fille | Tochter
brother | hermano hermanos | brother brothers | frère frères | Bruder Brüder
sister | hermana | sister | sœur | Schwester
wife | mujer esposa | wife | épouse femme | Frau Ehefrau
husband | marido esposo | husband | mari époux | Mann Ehemann
couple | pareja matrimonio novios | couple pair partner | couple | Paar Ehepaar
family | familia familiares parientes allegados | family families relatives | famille familles proches | Familie Familien Angehörige Verwandte
neighbour | vecino vecina vecinos | neighbour neighbours neighbor residents locals | voisin voisins riverains habitants | Nachbar Nachbarn Anwohner Bewohner
passer-by | transeúnte peatón paseante viandante peatones | passer-by pedestrian walker passers-by bystander | passant piéton promeneur passants | Passant Fußgänger Spaziergänger Passanten
witness | testigo testigos | witness witnesses eyewitness | témoin témoins | Zeuge Zeugen Augenzeugen
tourist | turista turistas excursionistas visitantes | tourist tourists holidaymakers visitors hikers | touriste touristes vacanciers randonneurs | Tourist Touristen Urlauber Ausflügler Wanderer
farmer | agricultor ganadero campesino pastor agricultores ganaderos | farmer farmers herder shepherd growers | agriculteur éleveur paysan berger agriculteurs éleveurs | Bauer Landwirt Hirte Bauern Landwirte Züchter
fisherman | pescador pescadores | fisherman fishermen angler | pêcheur pêcheurs | Fischer Angler
teacher | maestro profesor profesora docente | teacher teachers | professeur enseignant instituteur | Lehrer Lehrerin Lehrkraft
pupil | alumno alumna escolares estudiantes alumnos | pupil student schoolchildren pupils students | élève écolier étudiant élèves | Schüler Schülerin Schulkinder Studenten
lawyer | abogado abogada letrado defensa | lawyer attorney counsel defence solicitor | avocat avocate défense | Anwalt Verteidiger Rechtsanwalt Anwältin Verteidigung
judge | juez jueza magistrado magistrada | judge magistrate justice | juge magistrat | Richter Richterin
prosecutor | fiscal fiscalía | prosecutor prosecutors prosecution | procureur parquet | Staatsanwalt Staatsanwaltschaft Staatsanwältin
mayor | alcalde alcaldesa edil | mayor | maire | Bürgermeister Bürgermeisterin Oberbürgermeister
council | ayuntamiento pleno concejo municipio consistorio | council city town municipality hall | conseil municipal mairie commune municipalité | Gemeinderat Stadtrat Stadt Gemeinde Rathaus
minister | ministro ministra | minister secretary | ministre | Minister Ministerin
government | gobierno ejecutivo | government cabinet | gouvernement exécutif | Regierung Kabinett
parliament | parlamento congreso cámara asamblea diputados | parliament house assembly chamber congress lawmakers | parlement assemblée chambre députés | Parlament Kammer Abgeordnete Bundestag
party | partido formación | party parties | parti formation | Partei
opposition | oposición | opposition | opposition | Opposition
president | presidente presidenta mandatario | president | président présidente | Präsident Präsidentin
spokesperson | portavoz vocero | spokesman spokeswoman spokesperson | porte-parole | Sprecher Sprecherin
union | sindicato sindical sindicatos | union unions | syndicat syndicats | Gewerkschaft Gewerkschaften
association | asociación organización federación entidad | association organisation federation body group | association organisation fédération | Verband Verein Organisation Vereinigung
company | empresa compañía firma grupo sociedad operador operadora | company firm group operator business | entreprise société groupe exploitant compagnie firme | Unternehmen Firma Konzern Betreiber Gesellschaft
boss | jefe director gerente consejero patrón directora | boss chief director manager executive head | patron directeur dirigeant chef directrice | Chef Direktor Geschäftsführer Leiter Vorstand
customer | cliente clientes usuario usuarios | customer customers client users | client clients usagers utilisateurs | Kunde Kunden Nutzer
supplier | proveedor proveedora subcontrata contratista | supplier contractor subcontractor provider | fournisseur prestataire sous-traitant | Zulieferer Lieferant Auftragnehmer Dienstleister
shareholder | accionista accionistas inversor | shareholder investor investors | actionnaire investisseur | Aktionär Investor Anleger
expert | experto perito especialista técnicos expertos | expert specialist experts technicians | expert spécialiste experts techniciens | Experte Gutachter Fachmann Sachverständige Fachleute
engineer | ingeniero ingeniera ingenieros | engineer engineers | ingénieur ingénieurs | Ingenieur Ingenieure
scientist | científico científica investigadora biólogo | scientist researcher biologist | scientifique chercheur biologiste | Wissenschaftler Forscherin Biologe
artist | artista pintor pintora escultor | artist painter sculptor | artiste peintre sculpteur | Künstler Maler Malerin
writer | escritor escritora autor autora novelista | writer author novelist | écrivain auteur romancier romancière autrice | Schriftsteller Autor Autorin
singer | cantante cantautor | singer vocalist | chanteur chanteuse | Sänger Sängerin
actor | actor actriz intérprete | actor actress | acteur actrice comédien | Schauspieler Schauspielerin
player | jugador jugadora futbolista delantero | player footballer striker forward | joueur joueuse footballeur attaquant | Spieler Fußballer Stürmer Spielerin
goalkeeper | portero arquero guardameta | goalkeeper keeper | gardien portier | Torwart Torhüter Keeper
champion | campeón campeona título | champion title champions | champion championne titre | Meister Titel Champion Meisterin
thief | ladrón ladrones asaltantes atracadores | thief thieves robbers burglars gang raiders | voleur voleurs malfaiteurs braqueurs cambrioleurs | Dieb Diebe Täter Räuber Einbrecher
gang-leader | cabecilla capo líder cabecillas | ringleader leader kingpin | chef meneur cerveau | Anführer Kopf Drahtzieher
prisoner | preso recluso presos internos reclusos | prisoner inmate inmates convict detainees | détenu prisonnier détenus | Häftling Gefangener Insasse Häftlinge
migrant | migrante migrantes refugiados inmigrantes | migrant migrants refugees | migrant migrants réfugiés exilés | Migranten Flüchtlinge Geflüchtete
victim | víctima víctimas afectados damnificados | victim victims those affected | victime victimes sinistrés | Opfer Betroffene Geschädigte
tenant | inquilino inquilinos | tenant tenants | locataire locataires | Mieter Mieterin
heir | heredero heredera herencia | heir heiress inheritance | héritier héritière héritage | Erbe Erbin Nachlass
winner-lottery | ganador agraciado acertante boleto premiado | winner winning ticket jackpot | gagnant gagnante billet cagnotte | Gewinner Los Jackpot Tippschein
priest | cura sacerdote párroco obispo | priest vicar bishop parish | prêtre curé évêque | Priester Pfarrer Bischof
nun-monk | monja monje monjas convento monasterio | nun monk nuns convent monastery abbey | religieuse moine nonnes couvent monastère | Nonne Mönch Nonnen Kloster
king | rey reina príncipe princesa monarca | king queen prince princess monarch royal | roi reine prince princesse | König Königin Prinz Prinzessin
ship | barco buque nave embarcación ferry carguero mercante | ship vessel boat ferry freighter tanker | navire bateau ferry cargo vraquier bâtiment | Schiff Boot Fähre Frachter Tanker
boat-small | patera lancha bote barca cayuco | boat dinghy raft | canot barque pirogue embarcation | Boot Schlauchboot Kahn
train | tren convoy ferrocarril | train railway | train rame convoi | Zug Bahn
carriage | vagón vagones coche | carriage wagon wagons cars carriages | wagon wagons voiture | Waggon Waggons Wagen
tram | tranvía | tram streetcar | tramway tram | Straßenbahn Tram
underground | metro subterráneo suburbano | metro subway underground tube | métro | U-Bahn Metro
bus | autobús autocar ómnibus bus colectivo | bus coach | bus autocar car | Bus Reisebus Linienbus
lorry | camión tráiler camiones | lorry truck trucks | camion poids-lourd | Lastwagen Lkw Laster
car | coche auto vehículo automóvil carro | car vehicle | voiture véhicule auto | Auto Wagen Fahrzeug Pkw
bicycle | bicicleta ciclista bici | bicycle bike cyclist | vélo cycliste bicyclette | Fahrrad Radfahrer Rad
plane | avión aeronave aparato avioneta jet | plane aircraft jet airliner | avion appareil | Flugzeug Maschine Flieger
helicopter | helicóptero | helicopter chopper | hélicoptère | Hubschrauber Helikopter
airport | aeropuerto aeródromo | airport airfield | aéroport | Flughafen
runway | pista | runway tarmac | piste | Landebahn Startbahn Piste
station | estación | station | gare station | Bahnhof Station
rail-track | vía vías raíles | track tracks rails line | voie voies rails | Gleis Gleise Schienen Strecke
stop-transport | parada paradas | stop stops | arrêt arrêts | Haltestelle Haltestellen Stationen
line | línea tramo trayecto | line route section | ligne tronçon | Linie Strecke Abschnitt
road | carretera calle autopista vía ruta | road street motorway highway | route rue autoroute chaussée | Straße Autobahn Landstraße
bridge | puente viaducto | bridge viaduct | pont viaduc | Brücke Viadukt
tunnel | túnel galería | tunnel shaft | tunnel galerie | Tunnel Stollen
port | puerto muelle dársena | port harbour harbor pier dock quay | port quai | Hafen Pier Kai
beach | playa playas | beach beaches shore | plage plages rivage | Strand Küste
river | río arroyo cauce afluente | river stream creek | rivière fleuve ruisseau cours | Fluss Bach
lake | lago embalse laguna estanque | lake reservoir pond | lac étang bassin | See Teich Weiher Stausee
dam | presa dique | dam levee dyke | barrage digue | Damm Staudamm Deich
mountain | montaña monte pico cima cumbre | mountain peak summit | montagne mont sommet cime | Berg Gipfel
cave | cueva gruta caverna | cave cavern grotto | grotte caverne | Höhle Grotte
forest | bosque monte pinar | forest wood woodland | forêt bois pinède | Wald Forst
field | campo finca parcela terreno | field land plot | champ terrain parcelle | Feld Grundstück Acker
village | pueblo aldea localidad municipio caserío | village hamlet town | village hameau localité bourg | Dorf Ort Weiler Gemeinde
city | ciudad capital urbe | city town | ville cité | Stadt
district | barrio distrito | district neighbourhood quarter | quartier arrondissement | Viertel Stadtteil Bezirk
region | región provincia comarca | region province county | région province département | Region Provinz Kreis
island | isla isleta | island isle | île | Insel
border | frontera fronterizo | border frontier | frontière | Grenze
coast | costa litoral | coast shore offshore | côte littoral large | Küste
house | casa vivienda hogar domicilio | house home homes household | maison logement domicile foyer | Haus Wohnhaus Häuser Haushalt
flat | piso apartamento departamento | flat apartment | appartement | Wohnung Apartment
building | edificio inmueble bloque | building block | immeuble bâtiment | Gebäude Wohnblock Hochhaus
floor | planta piso | floor storey | étage | Stock Stockwerk Etage
roof | tejado techo cubierta | roof ceiling | toit toiture plafond | Dach Decke
wall | muro pared tapia | wall | mur paroi | Mauer Wand
door | puerta portón verja | door gate | porte portail | Tür Tor
window | ventana cristal | window windows | fenêtre vitre | Fenster Scheibe
cellar | sótano bodega | cellar basement | cave sous-sol | Keller Untergeschoss
garden | jardín huerto patio | garden yard | jardin potager | Garten Kleingarten Hof
school | escuela colegio instituto | school | école lycée collège | Schule Gymnasium
university | universidad facultad | university college | université faculté | Universität Hochschule
hospital | hospital clínica sanatorio | hospital clinic infirmary | hôpital clinique | Krankenhaus Klinik Spital Klinikum
church | iglesia catedral templo ermita | church cathedral chapel | église cathédrale chapelle | Kirche Dom Kathedrale Kapelle
museum | museo pinacoteca galería | museum gallery | musée galerie | Museum Galerie
theatre | teatro sala | theatre theater hall | théâtre salle | Theater Saal
stadium | estadio campo | stadium ground arena | stade enceinte | Stadion Arena
hotel | hotel hostal alojamiento | hotel hostel guesthouse | hôtel auberge | Hotel Herberge
restaurant | restaurante bar cafetería local | restaurant bar cafe pub | restaurant bar café | Restaurant Gaststätte Kneipe Lokal
shop | tienda comercio boutique supermercado | shop store boutique supermarket | magasin boutique commerce supermarché | Laden Geschäft Boutique Supermarkt
market | mercado feria lonja | market fair | marché foire halles | Markt Markthalle Messe
factory | fábrica planta nave | factory plant works mill | usine fabrique site | Fabrik Werk Betrieb
warehouse | almacén depósito nave | warehouse depot store | entrepôt dépôt hangar | Lager Lagerhalle Depot
farm | granja finca explotación | farm | ferme exploitation | Bauernhof Farm Hof
mine | mina pozo yacimiento | mine pit colliery | mine puits | Mine Grube Bergwerk Zeche
power-station | central reactor planta | power-station plant reactor | centrale réacteur | Kraftwerk Reaktor
zoo | zoo zoológico parque | zoo park | zoo parc | Zoo Tierpark
camp | campamento campo | camp | camp campement | Lager Camp
prison | prisión cárcel penal | prison jail | prison pénitencier | Gefängnis Haftanstalt
court | tribunal juzgado corte | court tribunal | tribunal cour | Gericht Landgericht
bank | banco sucursal entidad | bank branch | banque agence | Bank Filiale
safe | caja fuerte cámara acorazada | safe vault deposit strongroom | coffre coffres chambre forte | Tresor Schließfach Safe
`;
