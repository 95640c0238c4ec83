/** What news counts and measures: `concept | es | en | fr | de`. A word may stand in several rows. */
export const THINGS = `
box | caja cajas cajón cajones | box boxes crate crates case | caisse caisses carton cartons boîte boîtes | Kiste Kisten Karton Kartons Schachtel Schachteln
sack | saco sacos bolsa bolsas fardo fardos | sack sacks bag bags bale bales | sac sacs ballot ballots | Sack Säcke Säcken Beutel Ballen Tüte Tüten
bottle | botella botellas frasco frascos | bottle bottles flask | bouteille bouteilles flacon flacons | Flasche Flaschen
barrel | barril barriles bidón bidones | barrel barrels drum drums | baril barils fût fûts bidon bidons | Fass Fässer Fässern Kanister
pallet | palé palés | pallet pallets | palette palettes | Palette Paletten
parcel | paquete paquetes | parcel parcels package packages packet packets | colis paquet paquets | Paket Pakete Paketen Päckchen
letter | carta cartas | letter letters | lettre lettres courrier | Brief Briefe Briefen Schreiben
phone | teléfono teléfonos móvil móviles celular celulares | phone phones handset handsets | téléphone téléphones portable portables | Telefon Handy Handys Telefone
computer | ordenador ordenadores computadora computadoras portátil | computer computers laptop laptops | ordinateur ordinateurs | Computer Rechner Laptop Laptops
server | servidor servidores | server servers | serveur serveurs | Server
ticket | entrada entradas boleto boletos billete billetes | ticket tickets | billet billets entrée entrées place | Karte Karten Ticket Tickets Eintrittskarten
coin | moneda monedas | coin coins | pièce pièces monnaie | Münze Münzen
watch | reloj relojes | watch watches clock | montre montres | Uhr Uhren Armbanduhren
ring | anillo anillos sortija | ring rings | bague bagues anneau | Ring Ringe Ringen
diamond | diamante diamantes | diamond diamonds gem gems | diamant diamants | Diamant Diamanten
painting | cuadro cuadros lienzo lienzos pintura pinturas | painting paintings canvas canvases | tableau tableaux toile toiles peinture | Gemälde Gemälden Bild Bilder Bildern
statue | estatua estatuas escultura esculturas figura | statue statues sculpture sculptures figurine | statue statues sculpture sculptures | Statue Statuen Skulptur Skulpturen
mask | máscara máscaras mascarilla mascarillas | mask masks | masque masques | Maske Masken
grave | tumba tumbas sepultura | grave graves tomb tombs burial | tombe tombes sépulture sépultures tombeau | Grab Gräber Gräbern
skeleton | esqueleto esqueletos | skeleton skeletons | squelette squelettes | Skelett Skelette Skeletten
bone | hueso huesos | bone bones | os ossements | Knochen
tooth | diente dientes | tooth teeth | dent dents | Zahn Zähne Zähnen
egg | huevo huevos | egg eggs | œuf œufs oeufs | Ei Eier Eiern
tree | árbol árboles | tree trees | arbre arbres | Baum Bäume Bäumen
house | casa casas vivienda viviendas | house houses home homes dwelling | maison maisons logement logements | Haus Häuser Häusern Wohnung Wohnungen
flat | piso pisos apartamento apartamentos | flat flats apartment apartments | appartement appartements | Wohnung Wohnungen Appartement
room | habitación habitaciones sala salas cuarto | room rooms | chambre chambres salle salles pièce | Zimmer Raum Räume
bed | cama camas | bed beds | lit lits | Bett Betten
floor | planta plantas piso pisos | floor floors storey storeys | étage étages | Stockwerk Stockwerke Etage Etagen
window | ventana ventanas | window windows | fenêtre fenêtres vitre vitres | Fenster Scheibe Scheiben
door | puerta puertas | door doors gate | porte portes | Tür Türen
bridge | puente puentes | bridge bridges | pont ponts | Brücke Brücken
tunnel | túnel túneles | tunnel tunnels | tunnel tunnels | Tunnel
station | estación estaciones parada paradas | station stations stop stops | gare gares station stations arrêt arrêts | Bahnhof Bahnhöfe Station Stationen Haltestelle Haltestellen
lane | carril carriles | lane lanes | voie voies | Spur Spuren Fahrstreifen
road | carretera carreteras calle calles | road roads street streets | route routes rue rues | Straße Straßen
carriage | vagón vagones coche | carriage carriages wagon wagons car | wagon wagons voiture rame | Waggon Waggons Wagen
bus | autobús autobuses autocar autocares bus | bus buses coach coaches | bus autobus autocar autocars car cars | Bus Busse Bussen Reisebus
bicycle | bicicleta bicicletas | bicycle bicycles bike bikes | vélo vélos | Fahrrad Fahrräder Fahrrädern
motorbike | moto motos motocicleta | motorbike motorbikes motorcycle motorcycles | moto motos | Motorrad Motorräder
lorry | camión camiones | lorry lorries truck trucks | camion camions | Lastwagen Lkw Laster
plane | avión aviones | plane planes aircraft | avion avions appareil | Flugzeug Flugzeuge Maschine Maschinen
boat | barca barcas bote botes lancha patera cayuco | boat boats dinghy | bateau bateaux canot pirogue | Boot Boote Booten
satellite | satélite satélites | satellite satellites | satellite satellites | Satellit Satelliten
rocket | cohete cohetes misil | rocket rockets missile | fusée fusées missile | Rakete Raketen
engine | motor motores | engine engines motor | moteur moteurs | Motor Motoren Triebwerk Triebwerke
battery | batería baterías | battery batteries | batterie batteries | Batterie Batterien Akku
panel | panel paneles placas | panel panels | panneau panneaux | Modul Module Paneele Solarmodule
turbine | turbina turbinas aerogenerador aerogeneradores | turbine turbines | turbine turbines éolienne éoliennes | Turbine Turbinen Windräder Windrad
sample | muestra muestras | sample samples specimen | échantillon échantillons prélèvement | Probe Proben
test | prueba pruebas test análisis ensayo | test tests trial | test tests essai essais | Test Tests Versuch Versuche Untersuchung
complaint | denuncia denuncias queja quejas querella | complaint complaints | plainte plaintes | Anzeige Anzeigen Beschwerde Beschwerden Klage
lawsuit | demanda demandas pleito | lawsuit lawsuits suit | procès action recours | Klage Klagen Prozess
ministry | ministerio ministerios cartera carteras | ministry ministries portfolio portfolios cabinet | ministère ministères portefeuille portefeuilles | Ministerium Ministerien Ressort Ressorts
country | país países nación | country countries nation nations state | pays nation état | Land Länder Ländern Staat Staaten
commune | comuna comunas municipio municipios pueblo pueblos localidad | commune communes town towns village villages municipality municipalities | commune communes village villages localité | Gemeinde Gemeinden Ort Orte Dorf Dörfer Dörfern
match | partido partidos encuentro | match matches game games fixture | match matchs rencontre | Spiel Spiele Spielen Partie
goal | gol goles tanto tantos | goal goals | but buts | Tor Tore Toren Treffer
point | punto puntos | point points | point points | Punkt Punkte Punkten
lap | vuelta vueltas | lap laps | tour tours | Runde Runden
round | ronda rondas asalto | round rounds | tour tours round ronde rondes | Runde Runden
title | título títulos | title titles trophy | titre titres trophée | Titel Pokal
win | victoria victorias triunfo triunfos | win wins victory victories | victoire victoires succès | Sieg Siege Siegen
defeat | derrota derrotas | defeat defeats loss losses | défaite défaites | Niederlage Niederlagen
season | temporada temporadas | season seasons | saison saisons | Saison Saisons Spielzeit Spielzeiten
song | canción canciones tema | song songs track | chanson chansons titre | Lied Lieder Liedern Song Songs
film | película películas filme | film films movie movies | film films | Film Filme Filmen
book | libro libros volumen | book books volume | livre livres ouvrage ouvrages | Buch Bücher Büchern
page | página páginas folio | page pages | page pages | Seite Seiten
copy | ejemplar ejemplares copia | copy copies | exemplaire exemplaires copie | Exemplar Exemplare Kopie
class | clase clases aula aulas | class classes classroom | classe classes cours | Klasse Klassen
school | colegio colegios escuela escuelas instituto | school schools | école écoles collège lycée | Schule Schulen
job | empleo empleos puesto puestos | job jobs position positions post | emploi emplois poste postes | Stelle Stellen Arbeitsplatz Arbeitsplätze
shop | tienda tiendas comercio comercios local | shop shops store stores outlet branch | magasin magasins commerce boutique | Laden Läden Geschäft Geschäfte Filiale Filialen
restaurant | restaurante restaurantes | restaurant restaurants | restaurant restaurants | Restaurant Restaurants Lokal Lokale
hotel | hotel hoteles | hotel hotels | hôtel hôtels | Hotel Hotels
factory | fábrica fábricas planta | factory factories plant plants | usine usines | Fabrik Fabriken Werk Werke
farm | granja granjas explotación | farm farms | ferme fermes exploitation | Hof Höfe Betrieb Bauernhof
flight | vuelo vuelos | flight flights | vol vols | Flug Flüge Flügen
train | tren trenes | train trains | train trains | Zug Züge Zügen
appointment | cita citas consulta | appointment appointments | rendez-vous consultation consultations | Termin Termine
operation | operación operaciones cirugía intervención | operation operations surgery surgeries | opération opérations intervention | Operation Operationen Eingriffe
clinic | clínica clínicas | clinic clinics | clinique cliniques | Klinik Kliniken
vote | voto votos papeleta papeletas | vote votes ballot ballots | voix vote votes bulletin bulletins | Stimme Stimmen Stimmzettel
polling | mesa mesas colegio urna urnas | polling station ballot box | bureau bureaux urne urnes | Wahllokal Wahllokale Urne
negotiation | ronda rondas negociación | talks round negotiation negotiations | négociation négociations tour | Verhandlung Verhandlungen Verhandlungsrunde Verhandlungsrunden
article-law | artículo artículos enmienda enmiendas | article articles clause amendment amendments | article articles amendement amendements | Artikel Paragraf Änderungsantrag Änderungsanträge
measure | medida medidas | measure measures | mesure mesures | Maßnahme Maßnahmen
condition | condición condiciones requisito | condition conditions requirement | condition conditions exigence | Bedingung Bedingungen Auflage Auflagen
offence | delito delitos cargo cargos | offence offences count counts charge charges | délit délits chef chefs infraction | Delikt Delikte Straftat Anklagepunkt Anklagepunkte
shot | disparo disparos tiro tiros balazo | shot shots bullet bullets gunshot | coup coups tir tirs balle balles | Schuss Schüsse Schüssen Kugel Kugeln Patronenhülsen
stab | puñalada puñaladas cuchillada | stab stabs knife wound stabbing | coup coups couteau | Stich Stiche Messerstich Messerstiche
bomb | bomba bombas artefacto artefactos explosivo | bomb bombs device devices | bombe bombes engin engins | Bombe Bomben Sprengsatz Sprengsätze
explosion | explosión explosiones detonación | explosion explosions blast blasts | explosion explosions détonation | Explosion Explosionen Detonation
tank-store | tanque tanques depósito depósitos | tank tanks | réservoir réservoirs cuve cuves citerne | Tank Tanks Behälter
tent | tienda tiendas carpa carpas | tent tents marquee | tente tentes | Zelt Zelte Zelten
camp | campamento campamentos campo | camp camps | camp camps campement | Lager Camp
wave | ola olas | wave waves | vague vagues | Welle Wellen
gust | ráfaga ráfagas racha rachas | gust gusts | rafale rafales | Böe Böen
degree-heat | grado grados | degree degrees | degré degrés | Grad
applause | aplauso aplausos ovación palmas aplaudió | applause ovation applauded clapped | applaudissements ovation applaudi | Applaus Beifall beklatscht Ovationen
lead-advantage | ventaja aventaja delante | lead leads ahead advantage clear | avance devance distance devant | Vorsprung vorne Rückstand
deposit | fianza depósito caución | deposit bail bond | caution dépôt | Kaution Anzahlung
pay-off | indemnización finiquito | severance payoff settlement compensation | indemnité indemnités dédommagement | Abfindung Entschädigung
wage | salario salarios sueldo sueldos paga | pay wage wages salary salaries | salaire salaires paie rémunération | Lohn Löhne Gehalt Gehälter Wochenlöhne
fee | tasa tasas matrícula cuota cuotas | fee fees tuition | frais droits cotisation | Gebühr Gebühren Beitrag
rent | alquiler alquileres renta | rent rents | loyer loyers | Miete Mieten
tax | impuesto impuestos tributo | tax taxes levy | impôt impôts taxe taxes | Steuer Steuern Abgabe
tariff | arancel aranceles | tariff tariffs duty duties | droits douane | Zoll Zölle Zöllen
debt | deuda deudas | debt debts | dette dettes endettement | Schulden Schuld Verschuldung
deficit | déficit agujero | deficit shortfall | déficit trou | Defizit Fehlbetrag
budget | presupuesto presupuestos | budget budgets | budget budgets | Haushalt Budget Etat
stake | participación paquete acciones | stake holding shares | participation part parts capital | Anteil Anteile Beteiligung Paket
sale | venta ventas vende vendió vender | sale sales sold sell selling | vente ventes vend vendu vendre | Verkauf verkauft verkaufen Absatz
purchase | compra compras compró adquiere | purchase purchases bought buy buys acquisition | achat achats acheté rachète | Kauf kauft kaufte Erwerb
offer | oferta ofertas ofrece | offer offers bid bids offered | offre offres propose proposition | Angebot Angebote bietet Gebot
demand | reclama reclaman pide piden exige exigen | want wants demand demands seek seeks ask | réclame réclament demande demandent exige | fordert fordern verlangt Forderung
ransom | rescate | ransom | rançon | Lösegeld
prize | premio premios galardón dotado | prize prizes award awards | prix récompense doté | Preis Preise dotiert Auszeichnung
bonus | prima primas bono bonos | bonus bonuses premium | prime primes bonus | Prämie Prämien Bonus
contract | contrato contratos | contract contracts deal | contrat contrats | Vertrag Verträge
mandate | mandato mandatos | term terms mandate | mandat mandats | Amtszeit Mandat
warning-time | aviso alerta antelación | warning notice alert | alerte avertissement préavis | Warnung Vorwarnung Frist
exposure | expuesto expuestos exhibió expuso | exposed exposure open visible | exposé exposées ouverte visible | offen sichtbar ungeschützt
offline | caído caída fuera apagado | offline down unavailable outage | hors panne indisponible | offline abgeschaltet Ausfall Störung
follow-up | seguimiento seguidos | follow-up followed monitored | suivi suivis | begleitet Nachbeobachtung beobachtet
signal | señal señales | signal signals | signal signaux | Signal Signale
orbit | órbita órbitas | orbit orbits | orbite orbites | Umlaufbahn Orbit Umrundungen
necklace | collar collares | necklace necklaces bead beads | collier colliers perle perles | Kette Ketten Perlen Halskette
jewel | joya joyas alhaja | jewel jewels jewellery | bijou bijoux | Schmuck Juwelen Schmuckstücke
weapon | arma armas | weapon weapons firearm firearms gun guns | arme armes | Waffe Waffen
knife | cuchillo cuchillos navaja | knife knives blade | couteau couteaux | Messer
vehicle | vehículo vehículos coche coches auto | vehicle vehicles car cars | véhicule véhicules voiture voitures | Fahrzeug Fahrzeuge Auto Autos Wagen
household | hogar hogares | household households home homes | foyer foyers ménage | Haushalt Haushalte Haushalten
case | caso casos | case cases | cas | Fall Fälle Fällen
dose | dosis | dose doses jab | dose doses | Dosis Dosen
hectare-land | terreno terrenos parcela parcelas | plot plots land site | terrain terrains parcelle | Grundstück Grundstücke Gelände Fläche
apartment-block | bloque bloques edificio edificios inmueble | building buildings block blocks | immeuble immeubles bâtiment bâtiments | Gebäude Haus Wohnblock
`;
