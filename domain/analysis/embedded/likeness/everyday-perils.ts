/** Words of accidents, disasters, crime and war, in the form of the everyday list. */
export const PERILS = `
collide | embistió embistieron arrolló | rammed ploughed plowed smashed slammed | embouti percutée encastré | rammte rammt stieß Aufprall
ship-grounded | varó embarrancó | grounded | échouée échouement | aufgelaufen
anchored | fondeado fondeada anclado | anchored moored stationary | mouillage ancre | ankernd ankernden Anker ankerte
tow | remolcó remolcado remolcador remolcadores | towed tow tug tugs tugboat | remorqueur remorqueurs remorquage | schleppte geschleppt abgeschleppt
fog | bruma | mist | brume | 
sewer | alcantarilla alcantarillas cloaca cloacas | sewer sewers drains | égout égouts | Kanalisation Abwasserkanal
vault | bóveda | vault strongroom deposit locker | casier casiers | Tresorraum Tresor Schließfach Schließfächer
dig | butrón perforaron | digging diggers | creusé creusaient percé foré | gruben grub gebohrt
force-compel |  | cracked prised | éventrés | aufgebrochen geknackt aufgestemmt
employ |  |  | personnel agents | Personal Bedienstete
prison-guard | guardia guardias vigilante celadores | guard guards warden | surveillant surveillants | Wachleute Aufseher
arrest | internos reos |  |  | 
kidnap | retuvieron retenidos cautivos | captive | retenus | festgehalten
rope | cuerda cuerdas rápel arnés | rope ropes abseiled | corde cordes rappel | Seil Seile Seilen abgeseilt
lower-down | descolgaron | winched | descendus redescendus hélitreuillés | herabgelassen abgelassen
cable-car | góndola |  |  | 
build |  | dates |  | stammt errichtet
check-control | revisión revisado |  | révisé | geprüft Inspektion überprüft
bus | vagón vagones | wagon wagons carriages | wagon wagons | Waggon Waggons
wheel-tyre | llanta |  |  | 
investigation | apuntan señala |  |  | vermutet verdächtigt
evacuate |  |  | domicile | geräumt
crew | dotación | crewmen |  | 
passenger | pasaje ocupantes | souls occupants | occupants | 
invite | comensales convidados | diners | convives | Gäste
marriage |  | bridegroom |  | 
poisoning | vomitaron | sickened vomiting | intoxiqués vomissements | erbrachen
leftover | sobras muestras | leftovers samples | échantillons prélèvements | Reste Proben Speisereste
analyse |  |  | analysent examinent | 
bite |  | bit mauled |  | 
farmer-person | pastor pastores | shepherd herdsman herder | berger bergers | Hirte Hirten Tierhalter
farmers-protest |  | growers |  | 
protest | manifestaron concentración | march marched marchers | marche cortège | marschierten
protest | asistentes | participants marchers attendees |  | 
lake | estanque charca | pond |  | Weiher
accident | patinó | skidded veered | glissé | 
bus | descapotable clásico | vintage convertible hatchback sedan | cabriolet auto bolide berline | Cabrio Limousine
rockfall |  |  | glissement rochers coulée | 
stone | rocas roca |  | roche rochers pierres blocs | Gestein Fels Felsen Geröll
isolate |  | marooned | isolées | 
road | ruta |  | nationale chaussée | 
block |  | impassable | bloquée barrée | unpassierbar
reopen |  |  |  | freigegeben
narrow-escape |  | narrowly | extremis | knapp entging
caravan | convoy | convoy | convoi | Konvoi
bus |  |  |  | Laster
flour | harina | flour | farine | Mehl
drugmed | medicinas |  |  | 
dehydration | deshidratación | dehydration dehydrated | déshydratation | Dehydrierung Dehydratation Austrocknung
injured | asistió atendió atención |  |  | betreut
cross |  | voyage |  | Überfahrt
ship | barca | pirogue |  | Kahn
capsule | cápsula nave | capsule craft | capsule vaisseau | Kapsel
splashdown | amerizó amerizaje | splashed splashdown | amerri amerrissage | gewassert
coolant | refrigerante líquido | coolant | refroidissement | Kühlmittel Kühlflüssigkeit
ahead-early |  | earlier sooner | précipité | 
maximum | pico cresta | crested peaked peak | culminé | Scheitel
dike | barrera |  |  | Barriere Damm Schutzwand
counterfeit | falsificados | fake fakes | contrefaites | falsche
art-dealer | marchante anticuario galerista | dealer gallerist | marchand antiquaire galeriste | Galerist Händler
painting | óleo | canvases |  | 
traffic-jam | fila | jam |  | Rückstau staute
hide | disimulada camuflada | stashed | cachée dissimulée | verborgen
dockworker | estibadores estibador | stevedores | docker | Docker
anaesthetise | anestesiada | tranquilised tranquilized sedated | anesthésiée | betäubt Betäubung betäubte
evacuate | evadió | bolted | évadée | entwich entlief
fence | valla recinto jaula malla verja | enclosure cage pen | enclos cage | Gehege Käfig
mountaineering |  |  |  | Seilschaft
rescue | sobrevivió sobreviven sobrevivieron | survived survives surviving | survécu | 
army | brazo |  |  | Arm
bone |  |  | cassée fracturée | Bruch
overpower | redujeron inmovilizaron | overpowered subdued restrained | maîtrisé neutralisé maîtrisée | überwältigt überwältigten gebändigt
risk | enfrenta afronta |  | encourt | 
create | fundó |  | fondée fondé | 
market | mercado lonja | market bazaar | halles bazar | Markt Basar
film-trailer | rodar |  |  | Dreh drehte dreht
television |  | drama |  | 
inland |  | inland | intérieur | Landesinnere
evacuate | refugio | shelter | abri | 
resident | pobladores lugareños | villagers | villageois | Nachbarn
waste |  | bins |  | 
oil | fuel mancha | slick | nappe fioul | Öllache Schweröl
cargo | mercancía |  |  |
`;
