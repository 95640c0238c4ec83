/** Whom and which animals news counts, and by what it calls a person: `concept | es | en | fr | de`. */
export const PEOPLE = `
insurer | aseguradora aseguradoras aseguradores | insurer insurers | assureur assureurs assurances | Versicherer Versicherung Versicherungen
dog | perro perros | dog dogs | chien chiens | Hund Hunde Hunden
cat | gato gatos | cat cats | chat chats | Katze Katzen
wolf | lobo lobos | wolf wolves | loup loups | Wolf Wölfe Wölfen
bear | oso osos | bear bears | ours | Bär Bären
sheep | oveja ovejas | sheep ewe ewes lambs | mouton moutons brebis | Schaf Schafe Schafen
cow | vaca vacas res reses | cow cows cattle | vache vaches bovins | Kuh Kühe Kühen Rinder
pig | cerdo cerdos | pig pigs hogs | porc porcs cochons | Schwein Schweine Schweinen
horse | caballo caballos | horse horses | cheval chevaux | Pferd Pferde Pferden
whale | ballena ballenas cetáceo | whale whales | baleine baleines cétacés | Wal Wale Walen
bird | ave aves pájaro pájaros | bird birds | oiseau oiseaux | Vogel Vögel Vögeln
hen | gallina gallinas pollo pollos | hen hens chicken chickens | poule poules poulets volailles | Huhn Hühner Hühnern
fish | pez peces pescado | fish | poisson poissons | Fisch Fische Fischen
bee | abeja abejas colmena colmenas | bee bees hive hives | abeille abeilles ruche ruches | Biene Bienen Bienenvölker
study-participant | voluntario voluntarios participante participantes sujeto | volunteer volunteers participant participants adults | volontaire volontaires participant participants | Freiwillige Probanden Teilnehmer Teilnehmende
judge | juez jueces magistrado magistrados | judge judges justice | juge juges magistrat magistrats | Richter Richterin Richtern
juror | jurado jurados | juror jurors jury | juré jurés jury | Geschworene Geschworenen Schöffen Jury
lawyer | abogado abogados letrado | lawyer lawyers solicitor | avocat avocats | Anwalt Anwälte Anwälten
minister | ministro ministros ministra | minister ministers | ministre ministres | Minister Ministerin Ministern
deputy | diputado diputados escaño escaños parlamentario | MP MPs lawmaker lawmakers deputy deputies seat seats | député députés siège sièges élu | Abgeordnete Abgeordneten Sitz Sitze Mandat Mandate
councillor | concejal concejales regidor edil | councillor councillors councilor | conseiller conseillers conseillère | Stadtrat Stadträte Gemeinderat Ratsmitglied Ratsmitglieder
party | partido partidos | party parties | parti partis | Partei Parteien
pupil | alumno alumnos estudiante estudiantes escolar | pupil pupils student students schoolchildren | élève élèves étudiant étudiants écoliers | Schüler Schülern Studierende Studenten
teacher | profesor profesores maestro maestros docente docentes | teacher teachers professor | enseignant enseignants professeur professeurs | Lehrer Lehrern Lehrkräfte Lehrerinnen
nurse | enfermera enfermeras enfermero | nurse nurses | infirmière infirmières infirmier | Pflegekraft Pflegekräfte Krankenschwester
doctor | médico médicos doctor | doctor doctors physician | médecin médecins docteur | Arzt Ärzte Ärzten Mediziner
miner | minero mineros | miner miners | mineur mineurs | Bergmann Bergleute Bergleuten Kumpel
driver | conductor conductores chófer automovilista maquinista | driver drivers motorist motorists | conducteur conducteurs automobiliste automobilistes chauffeur | Fahrer Autofahrer Fahrern Lokführer
pilot | piloto pilotos | pilot pilots | pilote pilotes | Pilot Piloten
fisherman | pescador pescadores | fisherman fishermen angler | pêcheur pêcheurs | Fischer Angler
hiker | excursionista excursionistas senderista senderistas montañero | hiker hikers walker | randonneur randonneurs | Wanderer Tourengänger
climber | alpinista alpinistas escalador montañeros | climber climbers mountaineer mountaineers | alpiniste alpinistes grimpeur | Bergsteiger Kletterer Alpinisten
skier | esquiador esquiadores | skier skiers ski tourers | skieur skieurs | Skifahrer Tourengeher Skitourengänger
cyclist | ciclista ciclistas corredor corredores | cyclist cyclists rider riders | cycliste cyclistes coureur coureurs | Radfahrer Fahrer Radprofi Profis
runner | corredor corredores atleta | runner runners athlete | coureur coureurs marathonien athlète | Läufer Läufern Athlet
tourist | turista turistas veraneante | tourist tourists holidaymaker holidaymakers visitor visitors | touriste touristes vacancier vacanciers visiteur | Tourist Touristen Urlauber Besucher
guard | guardia guardias vigilante vigilantes custodio | guard guards warden | gardien gardiens garde gardes vigile | Wächter Wachmann Wärter Aufseher Wachleute
robber | ladrón ladrones asaltante asaltantes atracador encapuchado encapuchados | robber robbers thief thieves burglar raider figure figures | voleur voleurs malfaiteur malfaiteurs cambrioleur cambrioleurs braqueur | Dieb Diebe Räuber Täter Einbrecher
attacker | atacante atacantes agresor agresores tirador | attacker attackers assailant gunman gunmen | assaillant assaillants agresseur agresseurs tireur | Angreifer Attentäter Schütze
inmate | preso presos recluso reclusos interno reo cabecilla cabecillas | inmate inmates prisoner prisoners convict | détenu détenus prisonnier prisonniers | Häftling Häftlinge Gefangene Gefangenen Insassen
refugee | refugiado refugiados | refugee refugees | réfugié réfugiés | Flüchtling Flüchtlinge Geflüchtete
migrant | migrante migrantes inmigrante | migrant migrants | migrant migrants | Migrant Migranten
child | niño niños niña menor menores | child children kid boy girl minor | enfant enfants mineur garçon fille | Kind Kinder Kindern Minderjährige
baby | bebé bebés recién | baby babies newborn | bébé bébés nourrisson | Baby Babys Säugling
employee | empleado empleados trabajador trabajadores plantilla | employee employees worker workers staff | employé employés salarié salariés travailleur | Mitarbeiter Beschäftigte Beschäftigten Angestellte Arbeiter
firm | empresa empresas compañía sociedad | firm firms company companies | entreprise entreprises société sociétés | Firma Firmen Unternehmen Betrieb Betriebe
bank | banco bancos entidad | bank banks lender | banque banques | Bank Banken
airline | aerolínea aerolíneas | airline airlines carrier | compagnie compagnies aérienne | Airline Airlines Fluggesellschaft Fluggesellschaften
observer | observador observadores | observer observers monitor monitors | observateur observateurs | Beobachter Beobachtern
crew | tripulante tripulantes tripulación | crew crewmen | équipage | Besatzung Besatzungsmitglieder
astronaut | astronauta astronautas cosmonauta | astronaut astronauts | astronaute astronautes spationaute | Astronaut Astronauten Raumfahrer
species | especie especies | species | espèce espèces | Art Arten
customer | cliente clientes usuario usuarios abonado | customer customers user users subscriber | client clients usager utilisateur abonné | Kunde Kunden Nutzer Abonnenten
guest | invitado invitados comensal comensales | guest guests diner | invité invités convive convives | Gast Gäste Gästen
spectator | espectador espectadores asistente asistentes público | spectator spectators fan fans crowd attendance | spectateur spectateurs public | Zuschauer Zuschauern Besucher
demonstrator | manifestante manifestantes | demonstrator demonstrators protester protesters marcher | manifestant manifestants | Demonstrant Demonstranten Demonstrierende
striker | huelguista huelguistas | striker strikers | gréviste grévistes | Streikende Streikenden
union-member | afiliado afiliados socio socios miembro | member members | adhérent adhérents membre membres | Mitglied Mitglieder
volunteer | voluntario voluntarios | volunteer volunteers | bénévole bénévoles volontaire | Freiwillige Ehrenamtliche Helfer
firefighter | bombero bomberos | firefighter firefighters | pompier pompiers | Feuerwehrleute Feuerwehrmänner Einsatzkräfte
police-officer | policía policías agente agentes | officer officers police | policier policiers agent agents | Polizist Polizisten Beamte Beamten
soldier | soldado soldados militar militares | soldier soldiers troops | soldat soldats militaire militaires | Soldat Soldaten
hostage | rehén rehenes secuestrado | hostage hostages captive | otage otages | Geisel Geiseln
witness | testigo testigos | witness witnesses | témoin témoins | Zeuge Zeugen Zeugin
expert | experto expertos científico científicos investigador investigadores | expert experts scientist scientists researcher researchers | expert experts scientifique scientifiques chercheur chercheurs | Experte Experten Forscher Wissenschaftler
patient | paciente pacientes enfermo | patient patients | patient patients malade malades | Patient Patienten Kranke
woman | mujer mujeres señora anciana | woman women lady | femme femmes dame | Frau Frauen Dame
man | hombre hombres señor varón | man men | homme hommes | Mann Männer Männern
pensioner | jubilado jubilada anciano pensionista | pensioner retiree | retraité retraitée | Rentner Rentnerin
motorcyclist | motorista motoristas motociclista | motorcyclist biker | motard motocycliste | Motorradfahrer
pedestrian | peatón peatones viandante | pedestrian pedestrians passer-by | piéton piétons passant | Fußgänger Passant
shepherd | pastor pastores ganadero | shepherd herder | berger éleveur | Hirte Schäfer
farmer | agricultor agricultores granjero ganadero | farmer farmers | agriculteur agriculteurs paysan éleveur | Bauer Bauern Landwirt Landwirte
player | jugador jugadores futbolista delantero portero | player players striker goalkeeper | joueur joueurs attaquant gardien | Spieler Stürmer Torwart Fußballer
coach | entrenador entrenadora técnico | coach manager trainer | entraîneur sélectionneur | Trainer Trainerin Coach
actor | actor actriz | actor actress | acteur actrice comédien comédienne | Schauspieler Schauspielerin
singer | cantante músico músicos | singer musician musicians | chanteur chanteuse musicien | Sänger Sängerin Musiker
writer | escritor escritora novelista autor autora | writer novelist author | écrivain écrivaine romancière auteur | Schriftsteller Schriftstellerin Autor Autorin
director | director directora cineasta realizador | director filmmaker | réalisateur réalisatrice cinéaste | Regisseur Regisseurin Filmemacher
suspect | sospechoso sospechosa presunto detenido | suspect accused defendant | suspect suspecte prévenu accusé | Verdächtige Verdächtiger Tatverdächtige Angeklagte Angeklagter
victim | víctima víctimas fallecido fallecida | victim victims deceased | victime victimes défunt | Opfer Getötete Verstorbene
neighbour | vecino vecinos residente residentes habitante habitantes | neighbour neighbours resident residents inhabitant | voisin voisins habitant habitants riverain | Nachbar Nachbarn Anwohner Bewohner Einwohner
passenger | pasajero pasajeros viajero viajeros | passenger passengers traveller | passager passagers voyageur voyageurs | Passagier Passagiere Fahrgast Fahrgäste Fluggäste Reisende
captain | capitán patrón comandante | captain skipper commander | capitaine commandant | Kapitän Kommandant
mayor | alcalde alcaldesa intendente | mayor mayoress | maire | Bürgermeister Bürgermeisterin
priest | sacerdote cura obispo | priest bishop clergyman | prêtre curé évêque | Priester Pfarrer Bischof
`;
