/** Words for things, qualities, quantities and times, a line a meaning, its words by language: es | en | fr | de. */
export const THINGS_AND_MEASURES = `
money | dinero efectivo fondos suma | money cash funds sum | argent liquide espèces fonds somme | Geld Bargeld Summe Mittel
price-level | precio precios tarifa inflación | price prices inflation fare rates | prix tarif inflation | Preis Preise Inflation Teuerung Tarif
ticket | billete entrada boleto entradas billetes | ticket tickets fare | billet billets ticket entrée | Ticket Karte Fahrkarte Eintritt Karten
wage | salario sueldo paga salarial subida | wage salary pay wages raise | salaire salaires paie hausse rémunération | Lohn Gehalt Löhne Lohnerhöhung
tax | impuesto tasa tributo fiscal | tax levy duty | impôt taxe | Steuer Abgabe
debt | deuda deudas préstamo crédito | debt debts loan owed | dette dettes prêt crédit | Schulden Kredit Darlehen
profit | beneficio ganancia ganancias resultado | profit earnings profits result | bénéfice bénéfices profit résultat | Gewinn Ergebnis Überschuss
turnover | facturación ingresos ventas volumen | revenue sales turnover | chiffre affaires ventes recettes | Umsatz Erlöse Einnahmen
share | acción acciones participación bolsa | share shares stake stock | action actions part bourse | Aktie Aktien Anteil Börse
budget | presupuesto | budget | budget | Haushalt Etat Budget
law | ley norma proyecto decreto reforma | law bill act decree reform | loi projet décret réforme | Gesetz Entwurf Reform Verordnung
treaty | tratado acuerdo convenio | treaty pact agreement | traité accord | Vertrag Abkommen
deadline | plazo límite fecha | deadline limit date | délai échéance date | Frist Termin Datum
weapon | arma pistola fusil armas | weapon gun rifle firearm pistol | arme pistolet fusil armes | Waffe Pistole Gewehr Waffen
drug | droga cocaína heroína estupefaciente | drug drugs cocaine heroin narcotics | drogue cocaïne stupéfiants | Droge Drogen Kokain Rauschgift
bomb | bomba explosivo artefacto mina | bomb explosive device | bombe engin explosif | Bombe Sprengsatz Sprengstoff
shell-missile | misil cohete proyectil obús | missile rocket shell | missile roquette obus fusée | Rakete Geschoss Granate Lenkwaffe
drone | dron drones | drone drones | drone drones | Drohne Drohnen
painting | cuadro lienzo óleo pintura cuadros | painting canvas paintings picture | tableau toile peinture tableaux | Gemälde Bild Bilder
jewel | joya joyas alhaja diamantes collar | jewel jewels jewellery diamond gems necklace | bijou bijoux diamants collier joyaux | Schmuck Juwelen Diamanten Kette
gold | oro lingotes | gold bullion | or lingots | Gold Goldbarren
coin | moneda monedas | coin coins | pièce pièces monnaie | Münze Münzen
statue | estatua escultura busto | statue sculpture bust | statue sculpture buste | Statue Skulptur Büste
book | libro novela obra | book novel | livre roman ouvrage | Buch Roman
film-work | película largometraje filme documental | film movie documentary feature | film long-métrage documentaire | Film Spielfilm Dokumentarfilm
song | canción tema | song | chanson titre | Lied Song
album | disco álbum | album record | album disque | Album Platte
message | mensaje correo llamada | message email call | message courriel appel | Nachricht Mail Anruf
document | documento papel expediente informe actas | document file report papers dossier | document dossier rapport | Dokument Akte Bericht Unterlagen
contract | contrato | contract | contrat | Vertrag
cheque | cheque talón | cheque check | chèque | Scheck
camera | cámara cámaras | camera cameras footage | caméra caméras vidéosurveillance | Kamera Kameras Überwachungskamera
computer | ordenador computadora sistema sistemas | computer system systems server | ordinateur système informatique serveur | Computer Rechner System Server
data | dato datos información | data records details information | donnée données informations | Daten Datensätze
software | programa aplicación software | software app program | logiciel application programme | Software App Programm
phone | teléfono móvil celular | phone mobile smartphone | téléphone portable | Telefon Handy
engine | motor motores | engine motor | moteur réacteur | Motor Triebwerk
brake | freno frenos frenado | brake brakes braking | frein freins freinage | Bremse Bremsen
wheel | rueda ruedas neumático | wheel tyre tire | roue pneu | Rad Reifen
cable | cable cabo cuerda maroma | cable rope line | câble corde filin | Seil Kabel Tau
pipe | tubería tubo conducto cañería oleoducto | pipe pipeline tube main | conduite tuyau canalisation | Rohr Leitung Pipeline
gas | gas butano | gas propane | gaz | Gas
oil | petróleo crudo fuel combustible | oil crude fuel | pétrole fioul carburant mazout | Öl Erdöl Treibstoff Heizöl
cargo | carga mercancía contenedor | cargo load freight container | cargaison chargement fret conteneur | Ladung Fracht Container
box | caja cajas cofre | box crate case boxes | boîte caisse carton | Kiste Kasten Karton
bag | bolsa maleta mochila saco | bag suitcase rucksack sack | sac valise | Tasche Koffer Sack
clothes | ropa traje vestido abrigo | clothes dress coat | vêtements robe manteau | Kleidung Kleid Mantel
food-item | alimento producto lote | food product batch | aliment produit lot | Lebensmittel Produkt Charge
meat | carne | meat | viande | Fleisch
cheese | queso | cheese | fromage | Käse
milk | leche lácteo | milk dairy | lait laitier | Milch
bread | pan panadería | bread bakery | pain boulangerie | Brot Bäckerei
fruit | fruta banano plátano | fruit banana | fruit banane | Obst Banane Früchte
wine | vino viñedo bodega | wine vineyard winery | vin vignoble cave | Wein Weinberg Weingut
water | agua aguas | water | eau | Wasser
mushroom | seta hongo setas | mushroom mushrooms | champignon champignons | Pilz Pilze
animal | animal animales bestia | animal animals | animal animaux bête | Tier Tiere
dog | perro perros | dog dogs | chien chiens | Hund Hunde
horse | caballo yegua | horse mare | cheval jument | Pferd Stute
cow | vaca vacas res ganado | cow cattle livestock | vache vaches bétail bovins | Kuh Kühe Rinder Vieh
sheep | oveja ovejas cordero rebaño | sheep lamb flock | mouton brebis troupeau | Schaf Schafe Herde
bear | oso osa | bear | ours ourse | Bär Bärin
wolf | lobo lobos | wolf wolves | loup loups | Wolf Wölfe
bird | ave pájaro aves | bird birds | oiseau oiseaux | Vogel Vögel
fish | pez peces pescado | fish | poisson poissons | Fisch Fische
whale | ballena ballenas cetáceo | whale whales | baleine baleines cétacé | Wal Wale
tree | árbol árboles | tree trees | arbre arbres | Baum Bäume
bone | hueso huesos esqueleto restos fósil | bone bones skeleton remains fossil | os squelette restes fossile | Knochen Skelett Überreste Fossil
jaw | mandíbula | jaw jawbone | mâchoire mandibule | Kiefer Unterkiefer
tooth | diente dientes | tooth teeth | dent dents | Zahn Zähne
leg | pierna pata | leg | jambe patte | Bein
arm | brazo | arm | bras | Arm
hand | mano manos | hand hands | main mains | Hand Hände
head | cabeza cráneo | head skull | tête crâne | Kopf Schädel
rib | costilla costillas | rib ribs | côte côtes | Rippe Rippen Rippenbruch Rippenbrüche
heart | corazón cardíaco infarto | heart cardiac | cœur cardiaque infarctus | Herz Herzinfarkt
virus | virus bacteria germen | virus bacteria bug germ | virus bactérie germe | Virus Bakterien Keim Erreger
drug-medicine | medicamento fármaco medicina | drug medicine medication | médicament remède | Medikament Arznei Arzneimittel
operation | operación intervención cirugía | operation surgery procedure | opération intervention chirurgie | Operation Eingriff
transplant | trasplante | transplant | greffe transplantation | Transplantation
satellite | satélite sonda | satellite probe | satellite sonde | Satellit Sonde
rocket | cohete lanzador | rocket launcher | fusée lanceur | Rakete Trägerrakete
crew-space | astronauta cosmonauta | astronaut cosmonaut | astronaute cosmonaute spationaute | Astronaut Kosmonaut Raumfahrer
telescope | telescopio observatorio | telescope observatory | télescope observatoire | Teleskop Observatorium
planet | planeta exoplaneta | planet exoplanet | planète exoplanète | Planet Exoplanet
temperature | temperatura grados calor | temperature degrees heat | température degrés chaleur | Temperatur Grad Hitze
cold | frío helada ola | cold frost freeze | froid gel | Kälte Frost
wave | ola olas oleaje | wave waves swell | vague vagues houle | Welle Wellen Seegang
storm | tormenta temporal borrasca tempestad | storm thunderstorm | tempête orage | Sturm Unwetter Gewitter
earthquake | terremoto sismo temblor seísmo | earthquake quake tremor | séisme tremblement | Erdbeben Beben
magnitude | magnitud | magnitude | magnitude | Stärke Magnitude
depth | profundidad hondo | deep depth | profondeur fond | Tiefe tief
height | altura alto alzada | height high tall | hauteur haut | Höhe hoch
length | largo longitud | long length | long longueur | lang Länge
width | ancho anchura | wide width | large largeur | breit Breite
speed | velocidad kilómetros hora | speed mph | vitesse | Tempo Geschwindigkeit Stundenkilometer
weight | peso pesa kilos | weight weighs weighing | poids pèse | Gewicht wiegt schwer
size-area | superficie hectáreas extensión | area hectares acres | superficie surface hectares | Fläche Hektar
age | años edad | aged age year-old old | ans âge âgé | Jahre alt Alter jährig
half | mitad medio media | half | moitié demi | Hälfte halb
third-part | tercio | third | tiers | Drittel
quarter-part | cuarto cuarta parte trimestre | quarter | quart trimestre | Viertel Quartal
double | doble duplicó | double doubled twice | double doublé | doppelt verdoppelt Doppelte
dozen | docena decena docenas | dozen dozens | dizaine douzaine | Dutzend Dutzende
hundreds | cientos centenares centenar | hundreds hundred | centaines centaine | Hunderte hundert
thousands | miles millares | thousands | milliers | Tausende
majority | mayoría absoluta | majority most | majorité plupart | Mehrheit meisten
increase | aumentó subió aumento subida creció alza incrementó | rose increased rise increase grew up growth raised | augmenté hausse augmentation progressé croissance monté | gestiegen stieg Anstieg Erhöhung erhöht wuchs Zuwachs
decrease | bajó cayó redujo descenso reducción disminuyó recortó | fell dropped decrease decline cut reduced down lower | baissé baisse réduit diminution recul réduction | gesunken sank Rückgang gesenkt fiel Senkung reduziert
record | récord máximo histórico | record high highest ever | record jamais sommet | Rekord Höchststand Rekordwert
average | media promedio | average mean | moyenne | Durchschnitt durchschnittlich
first-time | primera vez primer estreno | first time debut | première fois | erstmals erste Mal
last-latest | último última | last latest final | dernier dernière ultime | letzte letzter
morning | mañana madrugada amanecer alba | morning dawn sunrise early | matin aube matinée | Morgen früh Vormittag Morgengrauen
noon | mediodía | noon midday | midi | Mittag
afternoon | tarde | afternoon | après-midi | Nachmittag
evening | tarde noche anochecer | evening night dusk | soir soirée | Abend
night | noche madrugada medianoche | night overnight midnight | nuit minuit | Nacht Mitternacht
week | semana semanas | week weeks | semaine semaines | Woche Wochen
month | mes meses | month months | mois | Monat Monate
summer | verano estival | summer | été | Sommer
winter | invierno | winter | hiver | Winter
spring-season | primavera | spring | printemps | Frühjahr Frühling
autumn | otoño | autumn fall | automne | Herbst
yesterday | ayer víspera | yesterday | hier veille | gestern
tomorrow | mañana | tomorrow | demain | morgen
next | próximo siguiente venidero viene | next coming following | prochain suivant | nächste kommende folgende
previous-last | pasado anterior último | last previous past | dernier précédent passé | vergangene vorige letzten
ago-since | desde hace | since ago | depuis | seit vor
early-soon | antes adelantado temprano pronto | early earlier ahead soon | tôt avance plus avant | früher vorzeitig eher
free-cost | gratis gratuito gratuita | free charge | gratuit gratuite gratuitement | kostenlos gratis kostenfrei
big | grande gran mayor enorme | big large huge biggest largest | grand gros énorme | groß riesig größte
small | pequeño menor chico | small little minor | petit mineur | klein gering
new | nuevo nueva | new | nouveau nouvelle neuf | neu neue
old | viejo antiguo vieja | old ancient former | vieux ancien ancienne | alt ehemalige frühere
heavy-strong | fuerte intenso grave pesado | heavy strong severe intense | fort violent intense lourd | stark heftig schwer kräftig
light-slight | leve ligero leves | slight minor slightly lightly | léger légère légèrement | leicht leichte
safe | seguro seguridad | safe safety secure security | sûr sécurité | sicher Sicherheit
dangerous | peligroso peligro riesgo | dangerous danger risk hazard | dangereux danger risque | gefährlich Gefahr Risiko
empty | vacío deshabitado desierta | empty deserted vacant | vide désert inhabité | leer unbewohnt verlassen
full-packed | lleno repleto abarrotado completo | full packed crowded sold | plein bondé comble complet | voll ausverkauft überfüllt besetzt
drunk | ebrio borracho alcohol alcoholemia | drunk alcohol sober | ivre alcool alcoolisé | betrunken Alkohol alkoholisiert nüchtern
alone | solo sola único | alone single only | seul seule unique | allein einziger einzige
foreign | extranjero extranjera exterior | foreign foreigner abroad | étranger étrangère | ausländisch Ausland fremd
public | público pública | public | public publique | öffentlich
private | privado privada particular | private | privé privée | privat
local | local municipal | local municipal | local municipal | örtlich lokal kommunal
world | mundo mundial | world worldwide global | monde mondial | Welt weltweit
war | guerra conflicto combate | war conflict fighting combat | guerre conflit combats | Krieg Konflikt Kämpfe
ceasefire | tregua alto fuego cese | ceasefire truce | cessez-le-feu trêve | Waffenruhe Waffenstillstand Feuerpause
aid | ayuda víveres humanitaria | aid relief humanitarian | aide humanitaire vivres | Hilfe Hilfsgüter humanitäre
border-crossing | paso cruce fronterizo | crossing checkpoint | passage poste point | Übergang Grenzübergang Kontrollpunkt
visa | visado permiso pasaporte | visa permit passport | visa passeport titre | Visum Pass Reisepass
runoff | segunda vuelta balotaje | runoff second round | second tour | Stichwahl zweite Runde
turnout | participación abstención | turnout | participation abstention | Wahlbeteiligung Beteiligung
seat-parliament | escaño banca concejal | seat seats | siège sièges | Sitz Sitze Mandat
coalition | coalición pacto socio | coalition partner alliance | coalition alliance | Koalition Bündnis
poll | encuesta sondeo | poll survey | sondage enquête | Umfrage Befragung
referendum | referéndum consulta | referendum | référendum votation | Referendum Volksabstimmung Volksentscheid
campaign | campaña | campaign | campagne | Kampagne Wahlkampf
cup | copa trofeo torneo | cup trophy tournament | coupe trophée tournoi | Pokal Cup Turnier
league | liga división | league division | ligue championnat division | Liga Meisterschaft
final | final finalista | final finals | finale | Finale Endspiel
half-match | descanso tiempo mitad | half-time half interval | mi-temps période | Halbzeit Pause
extra-time | prórroga alargue | extra-time overtime | prolongation | Verlängerung
minute-match | minuto | minute | minute | Minute
penalty | penalti penal penaltis tanda | penalty penalties shoot-out shootout spot | penalty tirs but penaltys | Elfmeter Elfmeterschießen Strafstoß
race | carrera etapa prueba | race stage | course étape | Rennen Etappe Lauf
medal | medalla | medal | médaille | Medaille
fan | aficionado hincha seguidor hinchas espectadores | fan fans supporters crowd spectators | supporter supporters public spectateurs | Fan Fans Anhänger Zuschauer
dope | dopaje positivo sustancia | doping positive tested | dopage positif | Doping positiv gedopt
symbolic | simbólico simbólica | symbolic nominal | symbolique | symbolisch
auction | subasta puja martillo | auction bid hammer | enchères adjugé marteau | Auktion Versteigerung Zuschlag
key | llave clave | key | clé clef | Schlüssel
rope-climb | cuerda rápel descolgó | rope ropes abseil | corde rappel | Seil abgeseilt
garbage | basura residuos desechos | rubbish waste garbage trash | ordures déchets | Müll Abfall
noise | ruido estruendo | noise bang sound | bruit fracas | Lärm Knall Geräusch
smoke | humo humareda | smoke fumes | fumée fumées | Rauch Qualm
chlorine-acid | ácido cloro químico | acid chlorine chemical | acide chlore chimique | Säure Chlor Chemikalie
battery | batería pila | battery | batterie pile | Batterie Akku
crane | grúa | crane | grue | Kran
lift | ascensor elevador | lift elevator | ascenseur | Aufzug Fahrstuhl
cable-car | teleférico cabina góndola telesilla | cable-car gondola cabin lift chairlift | téléphérique télécabine cabine télésiège | Seilbahn Gondel Kabine Sessellift
`;
