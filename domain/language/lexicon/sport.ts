/** Sport: disciplines, competitions, results: `key | es | en | fr | de`. */
export const SPORT = `
# disciplines, matches, competitions: the common words
football | fútbol*, futbolista, jugador de fútbol, "fútbol" | football*, soccer, footballer, soccer player, football player, "football" | football, foot, footballeur*, footballeur, footballeuse, joueur de foot, "footballeurs" | fußball*, fußballer, fußballerin, fußballprofi, fußballspieler, fußballstar, kicker, "fußball", "fußballs"
team | equipo*, plantel, selección, "equipo", "equipos" | team*, squad*, "team", "teams", "teamed", "squad" | sélection*, "équipe", "équipes", "sélection" | mannschaft*, team*, nationalmannschaft*, "mannschaft", "team", "teams"
player | jugador*, futbolista*, "jugador", "jugadores", "jugadora", "jugadoras", "futbolistas" | player*, "player", "players" | joueur*, joueuse*, "joueur", "joueurs" | spieler*, *spieler, fußballer*, "spieler", "spielern", "fußballern"
championship | campeonato*, mundiales, "campeonato" | championship*, "championship", "championships" | championnat*, "championnat", "championnats" | meisterschaft*, *meisterschaft
cup | copa, copas | cup | coupe de | pokal*, *pokal, "pokal"
league | liga, ligas | league*, "league" | ligue, ligues | liga, bundesliga*, *liga
club | club, clubes | club, clubs | club, clubs | verein*, klub*, club, "verein", "vereine", "klub", "klubs"
athlete | atleta*, deportista*, "atleta", "atletas", "deportista", "deportistas" | athlete*, "athlete", "athletes" | athlète*, sportif*, sportive*, "athlete", "athlètes", "sportif", "sportifs", "sportives" | athlet*, sportler*, "athlet", "athleten", "sportler"
athletics | atletismo | track and field, athletics | athlétisme | leichtathlet*
marathon | maratón*, "maratón" | marathon*, "marathon" | marathon*, "marathon" | marathon*, "marathon"
swimming | natación, nadador*, piscina*, nadador, "nadadores", "piscina" | swim*, pool, swimmer, "swim" | natation, nageu*, piscine, nageur, nageuse | schwimm*, schwimmer, schwimmerin, *schwimmer, *schwimmerin, "schwimmen"
diving | saltos de trampolín, clavad*, "clavados" | "diver" | plongeon*, plongeu* | wasserspring*, turmspring*
gymnastics | gimnas*, gimnasta | gymnast*, gymnast, "gymnasts" | gymnast*, gym, gymnaste | turn*, kunstturn*, turnerin, kunstturnerinnen, kunstturner-team, "turner"
tennis | tenis*, tenista*, tenista, "tenis" | tennis, tennis player, tennis star | tennis, joueur de tennis, joueuse de tennis, tennisman, tenniswoman | tennis*, tennisspieler, tennisspielerin, tennisprofi, tennisstar, "tennis"
tabletennis | tenis de mesa, tenista de mesa, pimpón, ping-pong | table tennis, table tennis player, ping-pong, paddler table tennis | tennis de table, pongiste, ping-pong | tischtennis*, tischtennisspieler, tischtennisspielerin, tischtennis-wm, tischtennisprofi, "tischtennis"
basketball | baloncest*, básquet*, baloncestista, jugador de baloncesto, basquetbolista, "baloncesto", "básquet" | basketball, basketball player, NBA star | basket, basketball, basketteu*, basketteur, basketteuse | basketball*, basketballer, basketballerin, basketballstar, nba-star, basketballprofi, "basketball"
handball | balonmano, balonmanista, jugador de balonmano | handball, handball player | handball, handballeu*, handballeur, handballeuse | handball*, handballer, handballerin, handballprofi, handballspieler, "handball"
volleyball | voleibol, vóley, voley*, voleibolista, jugador de voleibol | volleyball, volleyball player | volley, volley-ball, volleyeur, volleyeuse | volleyball*, volleyballer, volleyballerin, volleyballspieler, "volleyball"
beachvolleyball | vóley playa, dupla de voley playa, jugador de voley playa | beach volleyball, beach volleyball player, beach volleyball duo, beach volleyball pair | beach-volley, beach-volleyeur, paire de beach-volley | beachvolleyball*, beachvolleyballer, beachvolleyballerin, beach-duo, beachvolleyball-duo, beachvolleyball-wm, "beachvolleyball"
cycling | ciclis*, ciclista profesional, corredor ciclista, pedalista | cycl*, cyclist*, pro cyclist, road cyclist, "cycle", "cyclist" | cyclis*, vélo, coureur cycliste, cycliste professionnel, pédaleur | radsport*, radprofi*, radfahr*, radrennen, radprofi, radrennfahrer, radfahrerin, radstar, "radsport", "radfahren", "radfahrer"
judo | judo*, judoca*, yudoca, judoca, "judo" | judo*, judoka, judoist, "judo" | judo*, judoka*, judoka, "judo", "judokas" | judo*, judoka, judokämpfer, "judo"
karate | karate*, karateca*, "karate" | karate* | karaté*, karatéka* | karate*
taekwondo | taekwondo* | taekwondo | taekwondo* | taekwondo*
wrestling | lucha libre, luchador olímpico, lucha olímpica | wrestl*, wrestler | lutte, lutteu*, catch, lutteur, lutteuse | ringer*, ringerin, "ringer"
fencing | esgrim*, sabre, esgrimista, tirador de esgrima | fencing, fencer*, foil, fencer | escrim*, épée, sabre, escrimeur, escrimeuse, "escrime" | fecht*, fechter, fechterin
archery | tiro con arco, arquer*, arquero olímpico, tiro con arco mixto, "arquero", "arqueros" | archer*, archer, recurve, compound archery | tir à l'arc, archer*, archer, arc classique | bogenschieß*, bogenschütz*, bogenschütze, bogenschützin
shootingsport | tiro deportivo, tirador*, tirador olímpico, tiro olímpico | shooter*, sport shooter, Olympic shooter, sports shooting, "shooters" | carabine, pistolet, tireur sportif, tireuse sportive, tir sportif | sportschütz*, luftgewehr*, sportschütze, sportschützin, sportschießen
weightlifting | halterofilia, "pesas", "pesada", "pesos", levantamiento de pesas, halter*, halterófilo, levantador de pesas, pesista, halterista | weightlift*, weightlifter | haltérophil*, haltérophile | gewichtheb*, gewichtheber, gewichtheberin
rowing | remo, remero*, remero, regatista de remo | rower*, rower, rowing crew, "rowers", "rowing" | aviron*, rameu*, rameur, rameuse, "aviron" | rudern, ruder*, ruderer, ruderin, "ruder"
canoe | piragü*, canotaje, kayak*, piragüista, palista, canoísta | canoe*, kayak*, canoeist, paddler, "canoe" | canoë*, kayak*, céiste, kayakiste de slalom | kanu*, kajak*, kanute, kanutin, "kanu"
sailing | vela, regata*, regatista olímpico, tripulante de vela | sailing, sailor*, yachtsman, yachtswoman, solo sailor, Olympic sailor | régate*, navigatrice, skippeuse | segel*, segler*, segler, seglerin
surfing | surf, surfista*, surfer*, surfista, surfero, "surfistas" | surf*, surfer | surf*, surfeur, surfeuse | surf*, wellenreit*, surfer, surferin, wellenreiter, wellenreiterin, "surf", "surfen"
skateboarding | skate*, monopatín, skater olímpico, patinador de skate, "skate" | skateboard*, skater*, skateboarder, "skateboard", "skaters" | skate*, skateboard*, skateur, skateuse, skateboardeur, "skate", "skateboard" | skateboard*, skateboarder, skateboarderin, "skateboard"
climbing | escalad*, escaladora olímpica, escalador deportivo, escaladora | sport climbing, "climbing", sport climber, competition climbing | escalade*, escalade sportive, grimpeuse | kletter*, sportklettern, kletterin
equestrian | hípic*, ecuestre*, jinete*, jinete olímpico | equestrian*, horse*, horsewoman, equestrian rider, show jumper, "horse" | équit*, équestre*, cavali*, cavalier, cavalière, "cheval", "chevaux" | reiten, reiter*, dressur*, spring*, pferd*, reiter, reiterin, springreiterinnen, "springer", "pferd", "pferde"
golf | golf, golfista*, golfista | golf*, golfer, golf star, "golf" | golf*, golfeur, golfeuse, "golf", "golfe" | golf*, golfer, golferin, golfprofi, golfstar, "golf"
rugby | rugby*, rugbista, jugador de rugby, rugbier | rugby*, rugby player, rugby star, "rugby" | rugby*, rugbyman, rugbymen, rugbywoman, joueur de rugby, "rugby" | rugby*, rugbyspieler, rugbyprofi
hockey | hockey* | hockey* | hockey* | hockey*, eishockey*, "hockey"
baseball | béisbol*, "béisbol" | baseball*, "baseball" | baseball | baseball*
softball | sóftbol | softball | softball | softball
badminton | bádminton, jugador de bádminton, bádminton individual | badminton, badminton player, shuttler | badminton, joueur de badminton, badiste | badminton*, badmintonspieler, badmintonspielerin, federball
triathlon | triatl*, triatleta | triathl*, triathlete | triathl*, triathlète | triathl*, triathlet, triathletin
pentathlon | pentatl*, pentatlón moderno, pentatleta | pentathl*, modern pentathlon, pentathlete | pentathl*, pentathlon moderne, pentathlète | fünfkampf*, moderner fünfkampf, fünfkämpfer, fünfkämpferin
cricket | jugador de críquet, criquet, cricket | cricket*, cricketer, batsman, bowler, "cricket" | cricket, joueur de cricket, cricketeur | cricket*, cricketspieler, cricketer, cricketstar
chess | ajedrez*, ajedrecista, jugador de ajedrez, gran maestro, gran maestro de ajedrez | chess, chess player, chess grandmaster, grandmaster | échecs, joueur d'échecs, joueuse d'échecs, grand maître d'échecs | schach*, schachspieler, schachspielerin, schachgroßmeister, großmeister, "schach"
skijump | saltos de esquí, saltador de esquí, salto de esquí | ski jumper, ski jumping | sauteur à ski, saut à ski, sauteuse à ski | skispring*, vierschanzen*, skispringer, skispringerin, skisprung, springer-weltcup, "skispringen", "vierschanzen"
biathlon | biatl*, biatleta, biatlón | biathl*, biathlete, biathlon | biathl*, biathlète, biathlon | biathlon*, biathlet, biathletin, biathlon
flag | bandera*, abanderad*, abanderado, portabandera, "bandera", "banderas", "abanderados" | flag, flags, flagbearer*, flag-bearer, flagbearer, "flagbearers" | drapeau*, porte-drapeau*, porte-drapeau, "drapeau" | flagge*, fahne*, fahnenträger*, fahnenträger, fahnenträgerin, "flagge", "flaggen", "fahnen"
torch | antorcha*, antorcha olímpica, recorrido de la antorcha, portador de la antorcha, llama olímpica, pebetero olímpico, pebetero, fuego olímpico, relevo de la antorcha | torch*, torch relay, Olympic torch, torchbearer, Olympic flame, Olympic cauldron, cauldron, "torch" | torche*, relais de la flamme, torche olympique, porteur de la flamme, flamme olympique, vasque olympique, vasque | fackel*, fackellauf, olympische fackel, fackelträger, olympisches feuer, olympische flamme, feuerschale
delegation | delegacion*, "delegación", "delegaciones" | delegation*, contingent, "delegation", "delegations" | délégation*, "délégation" | delegation*
eliminate | elimina*, eliminad*, eliminado, eliminación, queda fuera, se despide del Mundial, apeado, cae eliminado, "elimina", "eliminan", "eliminada", "eliminados", "eliminadas" | eliminat*, knocked out, crash out, eliminated, bow out, dumped out, exit World Cup, early exit, "eliminate" | élimin*, éliminé, éliminée, sorti dès, prend la porte | ausgeschieden*, aus für, ausgeschieden, scheidet aus, vorrunden-aus, wm-aus, em-aus, vorrundenaus, raus aus, ausscheiden, achtelfinal-aus, viertelfinal-aus, halbfinal-aus
island | isla, islas | island*, "island", "islands" | île, îles | insel*, *insel, "insel", "inseln"
south | sur | south, southern | sud | "süd", "süden", südlich, südwesten, südosten
north | norte | north, northern | nord | nord*, "nord", "norden"
east | este de, oriental | east, eastern | est de, oriental* | "ost", "osten", östlich
west | oeste, occidental* | west, western | ouest, occidental* | west*, "west", "westen"
crowd | multitud*, aglomera*, estampida* | crowd*, "crowd", "crowds" | bousculade*, "foule" | menschenmenge*, massenpanik*, gedränge, "menschenmenge"
nude | desnud* | naked, nude* | nu, nus, nue | nackt*, "nackt", "nackte", "nackten"
lie | miente*, mentira*, "miente", "mienten", "mentira", "mentiras" | lie, lies, lying, liar | mensonge*, menti* | lüge*, lügt, "lüge", "lügen"
sponsor | patrocin* | sponsor*, "sponsor", "sponsors", "sponsored" | sponsor* | sponsor*
alcohol | alcohol*, borrach*, ebri*, "alcohol", "ebrios" | alcohol*, drunk*, "alcohol" | alcool*, ivre*, bière*, "vins", "bières" | alkohol*, betrunken*, bier*, "alkohol", "betrunkener"
smoke | humo, tabaco, "fuma", fumador | smok*, tobacco, cigarette*, "smoke", "cigarette", "cigarettes" | fumé*, fumeu*, tabac*, cigarette*, "fumée", "tabac" | rauch*, tabak*, zigarette*, "rauch", "rauchen", "zigarette", "zigaretten"
firework | fuegos artificiales, petardo*, pirotecni*, "pirotecnia" | firework*, firecracker*, "fireworks" | feux d'artifice, feu d'artifice, pétard*, pyrotechn* | feuerwerk*, böller*, pyrotechn*, "feuerwerk", "feuerwerks", "feuerwerke", "böller", "böllern"
# athletics
sprint | velocista*, 100 metros, prueba de velocidad, carrera de velocidad, velocista, hectómetro, 100 metros lisos | sprint*, 100m, sprinter, 100 metres, 100 meters, 100-metre dash, "sprint" | sprint*, 100 m, sprinteur, sprinteuse, sprint, 100m, 100 mètres | sprint*, 100 meter, 100-meter-lauf, sprinter, sprinterin, kurzstrecke
m60-indoor | 60 metros, 60 metros lisos | 60 metres, 60m, 60 meters | 60 mètres, 60 m | 60 meter, 60 m, 60-meter-lauf
m200 | 200 metros, 200 metros lisos | 200 metres, 200m, 200 meters | 200 mètres, 200 m | 200 meter, 200 m, 200-meter-lauf
m400 | 400 metros, 400 metros lisos, vuelta a la pista | 400 metres, 400m, 400 meters | 400 mètres, 400 m | 400 meter, 400 m, 400-meter-lauf
m800 | 800 metros, ochocentista | 800 metres, 800m, 800 meters | 800 mètres, 800 m | 800 meter, 800 m, 800-meter-lauf
m1500 | 1500 metros, 1.500 metros, milqui | 1500 metres, 1500m, the mile | 1500 mètres, 1500 m, 1 500 m | 1500 meter, 1500 m, 1.500 meter, meilenlauf
m3000-steeple | carrera de obstáculos, 3000 metros obstáculos, 3.000 metros obstáculos | steeplechase, 3000m steeplechase | steeple, 3000 m steeple | hindernislauf, 3000 meter hindernis, hindernisläuferin
m5000 | 5000 metros, 5.000 metros | 5000 metres, 5000m, 5000 meters | 5000 mètres, 5000 m, 5 000 m | 5000 meter, 5000 m, 5.000 meter
m10000 | 10000 metros, 10.000 metros | 10000 metres, 10000m, 10000 meters | 10000 mètres, 10000 m, 10 000 m | 10000 meter, 10000 m, 10.000 meter
hurdles | 110 metros vallas, 100 metros vallas, 400 metros vallas, 110 vallas, vallista, vallas 110, carrera de vallas | hurdler, 110m hurdles, 100m hurdles, 400m hurdles | 110 m haies, 100 m haies, 400 m haies, hurdleur, hurdleuse, course de haies | hürdenlauf, hürdensprint, hürdensprinterin, *hürden
relay | "relevos", 4x100, 4x400, testigo del relevo | relay, 4x100m, 4x400m, relay team, baton change | relais, 4x100 m, 4x400 m, relayeur, relayeuse | staffellauf, *staffel, sprintstaffel, meter-staffel, wm-staffel
mixed-relay | relevo mixto | mixed relay | relais mixte | mixed-staffel, mixedstaffel, gemischte staffel
high-jump | salto de altura, salto alto, saltador de altura | high jump, high jumper | saut en hauteur, sauteur en hauteur, sauteuse en hauteur | hochsprung, hochspringer, hochspringerin
pole-vault | pértiga, salto con pértiga, salto con garrocha, pertiguista, garrochista | pole vault, pole vaulter | saut à la perche, perchiste, perche | stabhochsprung, stabhochspringer, stabhochspringerin
long-jump | salto de longitud, salto largo, saltador de longitud | long jump, long jumper | saut en longueur, sauteur en longueur, sauteuse en longueur | weitsprung, weitspringer, weitspringerin
triple-jump | triple salto, salto triple, triplista | triple jump, triple jumper | triple saut, triple sauteur, triple sauteuse | dreisprung, dreispringer, dreispringerin
shot-put | lanzamiento de peso, lanzamiento de bala, lanzador de peso | shot put, shot putter | lancer du poids, lancer de poids, lanceur de poids | kugelstoßen, kugelstoßerin
discus | lanzamiento de disco, discóbolo, lanzador de disco | discus, discus throw, discus thrower | lancer du disque, lancer de disque, discobole | diskuswerfen, diskuswurf, diskuswerferin, diskus
hammer-throw | lanzamiento de martillo, lanzador de martillo | hammer throw, hammer thrower | lancer du marteau, lanceur de marteau | hammerwerfen, hammerwurf, hammerwerferin
javelin | jabalina, lanzamiento de jabalina | javelin, javelin throw, javelin thrower | javelot, lancer du javelot, lanceur de javelot | speerwurf, speerwerfen, speerwerferin
decathlon | decatlón, decatleta | decathlon, decathlete | décathlon, décathlonien | zehnkampf
heptathlon | heptatlón, heptatleta | heptathlon, heptathlete | heptathlon, heptathlonienne | siebenkampf, siebenkämpferin
race-walk | marcha atlética, marchador, 20 km marcha, 35 km marcha | race walk, race walker, 20km walk | marche athlétique, marcheur, marcheuse, 20 km marche | gehen über, "geher", geherin, 20 km gehen, straßengehen
half-marathon | medio maratón | half marathon | semi-marathon, demi-marathon | halbmarathon
cross-country-run | campo a través, cross, cross internacional | cross country running, cross-country championships | cross-country, cross | crosslauf, querfeldeinlauf, cross-em
road-run | carrera popular, 10 kilómetros ruta | fun run, road race running, 10k run | course à pied, course populaire | volkslauf, straßenlauf, silvesterlauf
trail-run | carrera de montaña, ultramaratón, ultratrail, ultrafondo | ultramarathon, trail running, ultra runner, ultra-trail | ultra-trail, ultratrail, trail, traileur | ultramarathon, traillauf, trailrunning, ultraläufer
runner | corredor de fondo, fondista, mediofondista, atleta de fondo | distance runner, long-distance runner, middle-distance runner | coureur de fond, demi-fond, fondeur, coureur de demi-fond | langstreckenläufer, mittelstreckenläufer, langstreckenläuferin
false-start | salida nula, salida en falso | false start | faux départ | fehlstart, frühstart
diamond-league | Liga de Diamante, Diamond League | Diamond League | Ligue de diamant | Diamond League, Diamond-League-Meeting
athletics-worlds | Mundial de Atletismo | World Athletics Championships | Mondiaux d'athlétisme, monde d'athlétisme | leichtathletik-wm, leichtathletik-weltmeisterschaft
athletics-euros | Europeo de Atletismo | European Athletics Championships | Européens d'athlétisme, Europe d'athlétisme | leichtathletik-em, leichtathletik-europameisterschaft
indoor-athletics | pista cubierta, Mundial en pista cubierta, bajo techo | indoor athletics, World Indoor Championships, indoor championships | en salle, Mondiaux en salle | hallen-wm, hallenrekord, hallen-em, hallenmeeting, hallen-weltmeisterschaft
world-athletics | World Athletics, IAAF | World Athletics, IAAF | World Athletics, IAAF | World Athletics, IAAF, leichtathletik-weltverband
newyork-marathon | Maratón de Nueva York | New York Marathon, New York City Marathon | marathon de New York | New-York-Marathon, New-York-City-Marathon
world-cross | Mundial de cross | World Cross Country Championships | Mondiaux de cross | cross-wm, crosslauf-wm
wind-assisted | viento a favor, viento favorable | wind-assisted, tailwind sprint | vent favorable | rückenwind
super-shoes | zapatillas de placa, zapatillas de clavos, zapatillas de carbono | super shoes, carbon shoes, running shoes | chaussures à plaque carbone, pointes carbone | carbonschuhe, wunderschuhe, laufschuhe
# swimming
freestyle | estilo libre, crol, nado libre | freestyle | nage libre, crawl | freistil, kraul, *freistil
freestyle-50 | 50 metros libre, 50 libre | 50m freestyle, 50 free, 50-meter freestyle | 50 m nage libre, 50 mètres nage libre | 50 meter freistil, 50 m freistil
freestyle-100 | 100 metros libre, 100 libre | 100m freestyle, 100-meter freestyle, 100m free | 100 m nage libre, 100 mètres nage libre | 100 meter freistil, 100 m freistil
freestyle-200 | 200 metros libre, 200 libre | 200m freestyle, 200-meter freestyle, 200m free | 200 m nage libre, 200 mètres nage libre | 200 meter freistil, 200 m freistil
freestyle-400 | 400 metros libre, 400 libre | 400m freestyle, 400-meter freestyle, 400m free | 400 m nage libre, 400 mètres nage libre | 400 meter freistil, 400 m freistil
freestyle-800 | 800 metros libre, 800 libre | 800m freestyle, 800-meter freestyle, 800m free | 800 m nage libre, 800 mètres nage libre | 800 meter freistil, 800 m freistil
freestyle-1500 | 1500 metros libre, 1.500 libre, 1500 libre | 1500m freestyle, 1500-meter freestyle, 1500m free | 1500 m nage libre, 1500 mètres nage libre | 1500 meter freistil, 1500 m freistil
breaststroke | "braza", estilo braza, nado de pecho, bracista | breaststroke | brasse, brasseuse | brustschwimmen, meter brust, m brust
backstroke | metros espalda, 100 espalda, 200 espalda, estilo espalda, nado de espalda, espaldista | backstroke | nage dos, dos crawlé, m dos, mètres dos | rückenschwimmen, meter rücken, m rücken
butterfly | estilo mariposa, metros mariposa, mariposista | butterfly stroke, m butterfly, 100m butterfly, 200m butterfly, metre butterfly | m papillon, mètres papillon, papillonneur | schmetterling, meter schmetterling, m schmetterling, delfinschwimmen, meter delfin
medley | metros estilos, 200 estilos, 400 estilos, combinado individual, cuatro estilos | medley, individual medley | quatre nages, 4 nages | 200 meter lagen, 400 meter lagen, meter lagen, m lagen, lagenschwimmen
medley-relay | relevo de estilos, 4x100 estilos | medley relay | relais quatre nages, relais 4 nages | lagenstaffel, lagen-staffel
freestyle-relay | relevo libre, 4x100 libre, 4x200 libre | freestyle relay | relais nage libre | freistilstaffel, freistil-staffel, kraulstaffel
open-water | aguas abiertas, natación en aguas abiertas, 10 kilómetros aguas abiertas | open water, open-water swimming, marathon swimming | eau libre, nage en eau libre | freiwasser, freiwasserschwimmen
short-course | piscina corta, Mundial en piscina corta | short course, 25m pool | petit bassin | kurzbahn, kurzbahn-wm, kurzbahn-em
long-course | piscina de 50 metros, piscina olímpica | long course, 50m pool, Olympic pool | grand bassin, bassin olympique | langbahn, 50-meter-becken, langbahn-wm
swimming-worlds | Mundial de Natación | World Aquatics Championships, World Swimming Championships | Mondiaux de natation, monde de natation | schwimm-wm, schwimm-weltmeisterschaft
swimming-euros | Europeo de Natación | European Aquatics Championships, European Swimming Championships | Européens de natation, Europe de natation | schwimm-em, schwimm-europameisterschaft
world-aquatics | World Aquatics, FINA, Federación Internacional de Natación | World Aquatics, FINA | World Aquatics, FINA | World Aquatics, FINA, schwimm-weltverband
artistic-swimming | natación artística, natación sincronizada | artistic swimming, synchronised swimming, synchronized swimming, artistic swimmer | natation artistique, natation synchronisée | synchronschwimmen, synchronschwimmerin
channel-swim | travesía a nado, cruza a nado | swims the channel, channel swim, channel swimmer | traversée à la nage | ärmelkanal durchschwommen, durchschwimmt, durchschwommen
diving-3m | trampolín de tres metros, trampolín 3 metros, trampolín 3m, trampolín de 3 metros | 3m springboard, three-metre springboard, springboard | tremplin 3 m, tremplin à 3 m, tremplin de 3 m, tremplin à 3 mètres | 3-meter-brett, drei-meter-brett, kunstspringen, 3 meter
diving-10m | plataforma 10 metros, plataforma de 10 metros, plataforma de diez metros | 10m platform, 10-metre platform, platform diving | haut vol, plongeon haut vol | turmspringen, 10-meter-turm, zehn-meter-turm
synchro-diving | saltos sincronizados, trampolín sincronizado, plataforma sincronizada | synchronised diving, synchro diving, synchronised 3m, synchronised 10m | plongeon synchronisé, tremplin synchronisé, haut vol synchronisé | synchronspringen, turm synchron
high-diving | saltos de gran altura, saltos de acantilado | cliff diving, high diving | plongeon de haut vol, plongeon de falaise | klippenspringen
water-polo | waterpolo, polo acuático | water polo, water polo team | water-polo, poloïste | wasserball, wasserballerin, wasserball-wm
lifeguard-sport | salvamento deportivo, socorrismo deportivo | lifesaving championships, surf lifesaving | sauvetage sportif | rettungssport
free-diving | apnea, apneísta, buceo libre | freediving, free diver | apnée, apnéiste | apnoetauchen, freitaucher
# gymnastics
artistic-gymnastics | gimnasia artística | artistic gymnastics | gymnastique artistique | gerätturnen, kunstturnen, kunstturnerin
all-around | concurso completo, all around, individual general, completo individual | all-around, individual all-around, all-around title | concours général, concours général individuel | mehrkampf, mehrkampffinale, einzel-mehrkampf, mannschafts-mehrkampf
vault | salto de potro, salto al potro, caballo de salto | vault final, vault title, women's vault, men's vault | table de saut, saut de cheval | sprungtisch, pferdsprung, finale am sprung
uneven-bars | barras asimétricas | uneven bars, asymmetric bars | barres asymétriques | stufenbarren
parallel-bars | barras paralelas | parallel bars | barres parallèles | parallelbarren, am barren
balance-beam | barra de equilibrio, viga de equilibrio | balance beam, beam final | poutre | schwebebalken
floor-exercise | ejercicio de suelo, suelo gimnasia, final de suelo | floor exercise, floor routine, floor final | exercice au sol, finale du sol | bodenturnen, bodenfinale, bodenübung
rings | anillas, ejercicio de anillas | still rings, rings final, men's rings | finale des anneaux, aux anneaux | ringeturnen, an den ringen
pommel-horse | caballo con arcos, caballo con aros | pommel horse | cheval d'arçons | pauschenpferd, seitpferd
horizontal-bar | barra fija | horizontal bar, high bar | barre fixe | reckturnen, am reck
rhythmic-gymnastics | gimnasia rítmica | rhythmic gymnastics | gymnastique rythmique, GRS | rhythmische sportgymnastik, sportgymnastik, gymnastin
trampoline | trampolín gimnástico, gimnasia en trampolín, cama elástica | trampoline, trampolinist | trampoline | trampolin, trampolinturnen
gymnastics-worlds | Mundial de Gimnasia | World Gymnastics Championships | Mondiaux de gymnastique, monde de gymnastique | turn-wm, turn-weltmeisterschaft
gymnastics-euros | Europeo de Gimnasia | European Gymnastics Championships | Européens de gymnastique | turn-em, turn-europameisterschaft
twisties | giros mentales, twisties | twisties | twisties, perte de repères | twisties
# rowing, canoe, sailing, water
single-scull | skiff, scull individual | single sculls, single sculler | skiff, deux de couple | einer-finale, skullerin, skuller, ruder-einer
double-scull | doble scull, dos remos cortos | double sculls, lightweight double sculls | double sculls | doppelzweier, leichtgewichts-doppelzweier
quad-scull | cuádruple scull, cuatro scull | quadruple sculls, quad sculls | quatre de couple | doppelvierer
coxless-pair | dos sin timonel | coxless pair, men's pair, women's pair | deux de pointe, deux sans barreur | zweier ohne, zweier ohne steuermann
coxless-four | cuatro sin timonel | coxless four, men's four, women's four | quatre sans barreur, quatre de pointe | vierer ohne, vierer ohne steuermann
eight-rowing | ocho con timonel | men's eight, women's eight, rowing eight | huit barré, huit de pointe | deutschland-achter, ruder-achter
cox | timonel, timonelera | coxswain, coxed | barreur, barreuse | steuermann, steuerfrau
boat-race | regata Oxford-Cambridge, Boat Race | Boat Race, University Boat Race | Boat Race, course Oxford-Cambridge | Boat Race, ruder-duell
rowing-worlds | Mundial de Remo | World Rowing Championships | Mondiaux d'aviron | ruder-wm, ruder-weltmeisterschaft
trainera | traineras, regata de traineras, Bandera de la Concha | rowing traineras, trainera | trainières | trainera
kayak | kayakista, K1, K4, kayak individual | kayak, K1, K4 | kayakiste, kayak monoplace, K1, K4 | kajak, kajakfahrer, K1, K4, kajak-vierer, kajak-einer, kajak-zweier
canoe-sprint | piragüismo esprint, canotaje de velocidad, canoa sprint | canoe sprint, sprint canoe | canoë sprint, canoë biplace, canoë monoplace | kanu-rennsport, kanurennsport, canadier, kanu-sprint
canoe-slalom | piragüismo eslalon, piragüismo slalom, canotaje slalom, aguas bravas | canoe slalom, slalom canoeist, kayak slalom, kayak cross | canoë slalom, kayak slalom, slalom en canoë, canoë-kayak slalom, kayak cross | kanu-slalom, kanuslalom, slalomkanu, kajak-cross, wildwasser
canoe-worlds | Mundial de Piragüismo | Canoe World Championships | Mondiaux de canoë-kayak | kanu-wm, kanu-weltmeisterschaft
regatta | regata | regatta, sailing race, yacht race | régate, régatier | regatta, *regatta
sailing-49er | 49erFX, clase 49er | 49erFX, skiff class, 49er class | 49erFX | 49erFX, 49er-segler
sailing-470 | clase 470, 470 mixto | 470 class, mixed 470 | dériveur 470, 470 mixte | 470er, 470er-segler
sailing-laser | ILCA, clase Laser, láser radial, ILCA 7, ILCA 6 | ILCA, ILCA 7, ILCA 6, Laser class | ILCA, ILCA 7, ILCA 6, Laser Radial | ILCA, ILCA 7, ILCA 6, laser-segler
sailing-nacra | Nacra 17, Nacra | Nacra 17, Nacra | Nacra 17, Nacra | Nacra 17, Nacra
sailing-finn | clase Finn | Finn class, Finn dinghy | dériveur Finn | Finn-Dinghy
windsurf | windsurf, iQFoil, tabla a vela | windsurfing, iQFoil | planche à voile, véliplanchiste, windsurf, iQFoil | windsurfen, iQFoil
kitesurf | kitesurf, Formula Kite | kitesurf, kiteboarding, Formula Kite, kitefoil | kitesurf, Formula Kite, kitesurfeur, kitefoil | kitesurfen, Formula Kite
americas-cup | Copa América de vela, Copa del América, America's Cup | America's Cup, Louis Vuitton Cup | Coupe de l'America, America's Cup | America's Cup, Americas Cup
vendee-globe | Vendée Globe | Vendée Globe | Vendée Globe | Vendée Globe
ocean-race | Ocean Race, vuelta al mundo vela | Ocean Race, Volvo Ocean Race | Ocean Race, Volvo Ocean Race | Ocean Race, weltumsegelung
route-du-rhum | Ruta del Ron | Route du Rhum | Route du Rhum, Transat Jacques Vabre | Route du Rhum
sydney-hobart | Sídney-Hobart, regata Sydney-Hobart | Sydney to Hobart, Sydney-Hobart | Sydney-Hobart | Sydney-Hobart, regatta sydney-hobart
yacht-race-sailgp | SailGP | SailGP | SailGP | SailGP
world-surf-league | WSL, Liga Mundial de Surf | WSL, World Surf League | WSL, World Surf League | WSL, World Surf League
big-wave | olas gigantes, ola gigante | big wave, big-wave surfer | vague géante, grosses vagues | riesenwelle, big-wave-surfer
dragon-boat | barco dragón, bote dragón | dragon boat | bateau-dragon | drachenboot
water-ski | esquí acuático, esquí náutico, wakeboard | water skiing, waterski, wakeboarding | ski nautique, wakeboard | wasserski, wakeboard
powerboat | motonáutica | powerboat racing | motonautisme | motorbootrennen
# cycling
road-race-cycling | ciclismo en ruta, prueba en ruta, carrera en ruta, fondo en carretera | road race, road cycling | course en ligne cyclisme, cyclisme sur route, course sur route | straßenrennen, straßenrad, straßenradsport, rad-straßenrennen
time-trial | contrarreloj, crono, cronoescalada | time trial, time trialist | contre-la-montre, chrono, rouleur | zeitfahren, einzelzeitfahren, *zeitfahren
team-time-trial | contrarreloj por equipos, crono por equipos | team time trial | chrono des équipes, chrono par équipes | mannschaftszeitfahren, teamzeitfahren
track-cycling | ciclismo en pista, velódromo | track cycling, velodrome, track cyclist | cyclisme sur piste, vélodrome, pistard | bahnrad, bahnradsport, radrennbahn, bahnradfahrer
keirin | keirin | keirin | keirin | keirin
team-sprint | velocidad por equipos | team sprint | vitesse par équipes | teamsprint
track-sprint | velocidad individual, velocidad en pista | individual sprint, track sprint, sprint cyclist | vitesse individuelle | bahnsprint, sprinterin bahnrad
team-pursuit | persecución por equipos | team pursuit | poursuite par équipes | mannschaftsverfolgung, bahn-vierer, bahnvierer, teamverfolgung
individual-pursuit | persecución individual | individual pursuit | poursuite individuelle | einerverfolgung, einzelverfolgung
omnium | ómnium | omnium | omnium | omnium
madison | carrera americana, prueba madison, madison ciclismo | madison race, men's madison, women's madison, madison cycling | course à l'américaine, américaine sur piste | zweier-mannschaftsfahren, madison-rennen
six-day-race | seis días, Seis Días de Gante | six-day race, Six Days of Ghent | Six Jours, Six Jours de Gand | sechstagerennen
mountain-bike | bicicleta de montaña, ciclismo de montaña, mountain bike, BTT, MTB, biker | mountain bike, mountain biker, MTB | VTT, vététiste, vélo tout-terrain | mountainbike, mountainbikerin, MTB
xc-mtb | XCO, campo a través olímpico, cross country olímpico | XCO, cross-country mountain bike | cross-country VTT, VTT cross-country | mountainbike-rennen, cross-country mountainbike
mtb-downhill | descenso BTT, descenso de montaña | downhill mountain bike | VTT de descente, descente VTT | downhill-rennen
bmx-racing | BMX racing, carrera BMX, BMX supercross | BMX racing, BMX racer | BMX racing, BMX race, BMX course | BMX-Rennen, BMX Race
bmx-freestyle | BMX freestyle, BMX estilo libre | BMX freestyle, freestyle BMX | BMX freestyle | BMX Freestyle
bmx | BMX | BMX | BMX | BMX
cyclocross | ciclocross, ciclocrós | cyclocross, cyclo-cross | cyclo-cross | cyclocross, querfeldeinrennen, radcross
gravel | ciclismo gravel, gravel | gravel race, gravel cycling | gravel | gravelbike, gravel
peloton | pelotón | peloton | peloton | peloton, hauptfeld
breakaway | "escapada", fuga ciclista, en fuga | breakaway, solo break | "échappée", baroudeur | ausreißergruppe, fluchtgruppe
stage-cycling | etapa | stage 1, stage 2, stage 3, stage 4, stage 5, stage 6, stage 7, stage 8, stage 9, stage 10, stage 11, stage 12, stage 13, stage 14, stage 15, stage 16, stage 17, stage 18, stage 19, stage 20, stage 21, Tour stage, stage race | étape | etappe, *etappe
stage-win | gana la etapa, victoria de etapa, ganador de etapa, triunfo de etapa | stage win, wins stage, stage victory, stage winner | victoire d'étape, vainqueur d'étape, remporte l'étape | etappensieg, gewinnt etappe
mountain-stage | etapa de montaña, etapa reina, alta montaña | mountain stage, queen stage | étape de montagne, étape reine | bergetappe, königsetappe
sprint-stage | llegada al esprint, volata, esprint masivo | bunch sprint, sprint finish, mass sprint | sprint massif, arrivée au sprint | massensprint, sprintetappe, sprintankunft
summit-finish | final en alto, llegada en alto, meta en alto | summit finish, mountain-top finish | arrivée au sommet | bergankunft
prologue | prólogo Tour, etapa prólogo | prologue stage | prologue du Tour, prologue cycliste | tour-prolog
grand-depart | salida del Tour, Grand Départ | Grand Depart, Tour start | départ du Tour | grand départ, tour-start, tourstart
yellow-jersey | maillot amarillo | yellow jersey, race leader's jersey | maillot jaune | gelbes trikot
green-jersey | maillot verde | green jersey | maillot vert | grünes trikot
polka-dot-jersey | maillot de lunares, rey de la montaña | polka-dot jersey, king of the mountains | maillot à pois, meilleur grimpeur | bergtrikot, gepunktetes trikot, bergwertung
white-jersey | maillot blanco, mejor joven del Tour | white jersey, best young rider | maillot blanc, meilleur jeune | weißes trikot, nachwuchswertung
pink-jersey | maglia rosa, maillot rosa | pink jersey, maglia rosa | maillot rose, maglia rosa | rosa trikot, maglia rosa
red-jersey | maillot rojo, maillot rojo Vuelta | red jersey | maillot rouge | rotes trikot
rainbow-jersey | maillot arcoíris, arcoíris ciclismo | rainbow jersey, rainbow stripes | maillot arc-en-ciel | regenbogentrikot
general-classification | clasificación general, general individual, líder de la general | general classification, overall lead, overall standings, GC | classement général, leader du général | gesamtwertung, gesamtklassement, gesamtführung, gesamtsieg
climber-cycling | escalador ciclista, puerto de montaña, primera categoría | climber rider, mountain pass climb | grimpeur, col du Tour, premier grimpeur | bergfahrer, kletterspezialist, bergspezialist
sprinter-cycling | esprínter, sprinter, velocista ciclista | cycling sprinter, sprint king | sprinteur cycliste, meilleur sprinteur | radsprinter, sprintkönig, sprintstar
domestique | gregario | domestique, teammate rider | coéquipier, équipier | edelhelfer, helferrolle
broom-wagon | fuera de control, fuera de tiempo, coche escoba | time limit, outside time limit, broom wagon | hors délais, voiture-balai | besenwagen
mass-crash | caída masiva, montonera, caída múltiple | mass crash, pile-up in peloton, huge crash | chute collective, chute massive | massensturz
crash-sport | caída en carrera, tras una caída | race crash, heavy crash, crash in training | lourde chute, chute en course, chute à l'entraînement | schwerer sturz, rennsturz, trainingssturz
giro | Giro de Italia, corsa rosa | Giro d'Italia, Giro | Tour d'Italie, Giro, Giro d'Italia | Giro d'Italia, Giro, Italien-Rundfahrt, Italien-Rundreise
vuelta | Vuelta a España, la Vuelta ciclista, Vuelta ciclista a España, La Vuelta | Vuelta, Vuelta a España, Tour of Spain | Vuelta, Tour d'Espagne, Vuelta a España | Vuelta, Spanien-Rundfahrt
tourdefrance | Tour de Francia, Grande Boucle, ronda gala | Tour de France, Grande Boucle | Tour de France, Grande Boucle | Tour de France, Frankreich-Rundfahrt, Große Schleife
tour-femmes | Tour de Francia femenino, Tour femenino | Tour de France Femmes, Women's Tour | Tour de France Femmes, Tour Femmes | Tour de France Femmes, Tour der Frauen
grand-tour | gran vuelta, grandes vueltas | grand tour | grand tour | große rundfahrt, dreiwöchige rundfahrt
milan-sanremo | Milán-San Remo, Milán-Sanremo | Milan-San Remo, Milan-Sanremo | Milan-San Remo, Milan-Sanremo | Mailand-Sanremo, Mailand-San Remo
paris-roubaix | París-Roubaix, Infierno del Norte | Paris-Roubaix, Hell of the North | Paris-Roubaix, Enfer du Nord | Paris-Roubaix, Hölle des Nordens
tour-flanders | Tour de Flandes | Tour of Flanders, Ronde van Vlaanderen | Tour des Flandres | Flandern-Rundfahrt, Flandernrundfahrt, Ronde van Vlaanderen
liege-bastogne | Lieja-Bastoña-Lieja | Liège-Bastogne-Liège | Liège-Bastogne-Liège | Lüttich-Bastogne-Lüttich
lombardia | Giro de Lombardía, Il Lombardia | Il Lombardia, Giro di Lombardia, Tour of Lombardy | Tour de Lombardie, Il Lombardia | Lombardei-Rundfahrt, Il Lombardia
fleche-wallonne | Flecha Valona | La Flèche Wallonne, Fleche Wallonne | Flèche wallonne | Flèche Wallonne, Wallonischer Pfeil
amstel-gold | Amstel Gold Race | Amstel Gold Race | Amstel Gold Race | Amstel Gold Race
strade-bianche | Strade Bianche | Strade Bianche | Strade Bianche | Strade Bianche
paris-nice | París-Niza | Paris-Nice | Paris-Nice | Paris-Nizza
tirreno | Tirreno-Adriático | Tirreno-Adriatico | Tirreno-Adriatico | Tirreno-Adriatico
dauphine | Dauphiné, Critérium del Dauphiné | Critérium du Dauphiné, Dauphine | Critérium du Dauphiné, Dauphiné | Critérium du Dauphiné, Dauphiné-Rundfahrt, Dauphiné
tour-suisse | Vuelta a Suiza, Tour de Suiza | Tour de Suisse | Tour de Suisse | Tour de Suisse
tour-romandie | Tour de Romandía | Tour de Romandie | Tour de Romandie | Tour de Romandie
tour-down-under | Tour Down Under | Tour Down Under | Tour Down Under | Tour Down Under
volta-catalunya | Volta a Cataluña, Volta a Catalunya, Volta | Volta a Catalunya, Tour of Catalonia | Tour de Catalogne | Katalonien-Rundfahrt
itzulia | Vuelta al País Vasco, Itzulia | Basque Country Tour, Itzulia | Tour du Pays basque, Itzulia | Baskenland-Rundfahrt, Itzulia
deutschland-tour | Vuelta a Alemania, Tour de Alemania | Deutschland Tour, Tour of Germany | Tour d'Allemagne | Deutschland-Tour
classic-cycling | clásica ciclista, clásicas de primavera, monumento ciclista | spring classics, one-day classic, cycling monument | classique cycliste, classiques de printemps, flandriennes | frühjahrsklassiker, radklassiker, klassiker
cycling-worlds | Mundial de Ciclismo | cycling world championships, Road World Championships | Mondiaux de cyclisme, Mondiaux sur route | rad-wm, straßenrad-wm, rad-weltmeisterschaft, bahnrad-wm
uci | Unión Ciclista Internacional | UCI | UCI | UCI, radsport-weltverband
hour-record | récord de la hora | hour record, UCI hour record | record de l'heure | stundenweltrekord
motor-doping | dopaje mecánico, dopaje tecnológico | mechanical doping, motor doping | dopage mécanique, dopage technologique | motordoping, technologisches doping
alpe-dhuez | Alpe d'Huez | Alpe d'Huez | Alpe d'Huez | Alpe d'Huez
mont-ventoux | Mont Ventoux | Mont Ventoux | mont Ventoux | Mont Ventoux
tourmalet | Tourmalet | Tourmalet | Tourmalet | Tourmalet
# combat sports
boxing | boxeo*, boxead*, boxeador*, púgil, cuadrilátero, pelea de boxeo, "boxeo", "boxeador" | "boxing", boxer*, boxing match, prizefighter, boxing ring, "boxer" | boxe, boxeu*, pugiliste, combat de boxe, noble art | boxen, boxer*, boxkampf, boxerin, faustkampf, profiboxer, boxprofi, "boxer"
knockout-boxing | nocaut, noquea, K.O., nocaut técnico | knockout blow, technical knockout, TKO, stoppage win | K.-O., knock-out, KO technique, mis KO | technischer k.o., knockout, k.-o.-sieg, ko-sieg
boxing-title | título mundial de boxeo, campeón mundial de boxeo, cinturón mundial | world boxing title, title fight, title bout, undisputed champion | titre mondial de boxe, combat de championnat, ceinture mondiale | wm-kampf, titelkampf, box-weltmeister, wm-gürtel, weltmeistergürtel
heavyweight | peso pesado | heavyweight | poids lourds | schwergewicht, schwergewichtler, schwergewichts-weltmeister
light-heavyweight | peso semipesado, semipesado | light heavyweight | mi-lourd, poids mi-lourds | halbschwergewicht, halbschwergewichtler
middleweight | peso medio, peso mediano | middleweight | poids moyens | mittelgewicht, mittelgewichtler
super-middleweight | peso supermediano, supermediano | super middleweight | super-moyens | supermittelgewicht
welterweight | peso wélter, wélter, superwélter | welterweight | welters, mi-moyens | weltergewicht, halbmittelgewicht
lightweight | peso ligero, superligero | lightweight, super lightweight | poids légers, poids léger | leichtgewicht, leichtgewichtler
featherweight | peso pluma, superpluma | featherweight | poids plumes | federgewicht
bantamweight | peso gallo, supergallo | bantamweight | poids coqs | bantamgewicht
flyweight | peso mosca, minimosca | flyweight | poids mouches | fliegengewicht
weight-class | categoría de peso, límite de peso | weight class, weigh-in, weight category | catégorie de poids, pesée | gewichtsklasse, gewichtslimit
split-decision | decisión dividida, decisión unánime, por puntos | split decision, unanimous decision, points win | décision partagée, décision unanime, aux points | punktsieg, punktrichter, nach punkten, einstimmig nach punkten
gender-test-sport | test de género, prueba de género, prueba de sexo, verificación de género | gender test, sex test, gender eligibility | test de genre, test de féminité | geschlechtertest, geschlechtstest
mma | artes marciales mixtas, MMA, UFC | mixed martial arts, MMA, UFC, cage fight | arts martiaux mixtes, MMA, UFC | mixed martial arts, MMA, UFC, käfigkampf
kickboxing | kickboxing, muay thai, boxeo tailandés | kickboxing, muay thai | kick-boxing, boxe thaïe, muay-thaï | kickboxen, thaiboxen
wba-wbc | CMB, AMB, Consejo Mundial de Boxeo | WBC, WBA, IBF, WBO | WBC, WBA, IBF, WBO | WBC, WBA, IBF, WBO
iba-boxing | IBA, AIBA, Asociación Internacional de Boxeo | IBA, AIBA, International Boxing Association | IBA, AIBA | IBA, AIBA, box-weltverband
judo-team | judo por equipos mixtos, judo equipos mixtos | judo mixed team, mixed team judo | judo par équipes mixtes | judo-mixed, judo-mixed-teamwettbewerb
ippon | ippon | ippon | ippon | ippon
judo-worlds | Mundial de Judo | World Judo Championships | Mondiaux de judo | judo-wm
kata | kata, kumite | kata, kumite | kata, kumite | kata, kumite
greco-roman | grecorromana, lucha grecorromana | Greco-Roman, Greco-Roman wrestling | gréco-romaine, lutte gréco-romaine | griechisch-römisch, griechisch-römischer stil
freestyle-wrestling | lucha libre olímpica, estilo libre lucha | freestyle wrestling | lutte libre | freistilringen, ringen freistil
wrestling-worlds | Mundial de Lucha | World Wrestling Championships | Mondiaux de lutte | ringer-wm
sumo | "sumo", "sumaron", "sumarse", "sumarán", "sumará", "sumas", "sumemos", luchador de sumo, yokozuna | sumo, yokozuna, sumo wrestler | sumo, yokozuna, sumotori | sumo, yokozuna, sumoringer
wwe-wrestling | WWE, lucha libre profesional, wrestling profesional | WWE, pro wrestling, WrestleMania | WWE, catcheur, catcheuse, WrestleMania | WWE, wrestling, wrestler, WrestleMania
foil-fencing | florete | women's foil, men's foil, foilist | fleuret | florett, florettfechter, florettfechterin
epee-fencing | espada esgrima, espada individual, espada por equipos | epee, epeeist | épéiste, à l'épée, épée individuelle | degenfechter, degenfechterin, degen-einzel, degen
sabre-fencing | sable, sablista, sable individual, sable por equipos | sabre, saber fencing, sabreur | sabreur, sabreuse, au sabre | säbelfechter, säbelfechterin, säbel
fencing-worlds | Mundial de Esgrima | World Fencing Championships | Mondiaux d'escrime | fecht-wm
snatch-clean-jerk | arrancada, dos tiempos, envión | clean and jerk, snatch lift | épaulé-jeté | reißen und stoßen, umsetzen und stoßen
powerlifting | powerlifting, hombre más fuerte | powerlifting, world's strongest man | force athlétique, homme le plus fort | kraftdreikampf, stärkster mann der welt
bodybuilding | culturismo, fisicoculturista, Mr. Olympia | bodybuilding, Mr Olympia | culturisme, bodybuilding, bodybuilder | bodybuilding, bodybuilder, kraftsportler
arm-wrestling | pulso de brazos, lucha de brazos | arm wrestling | bras de fer sportif | armdrücken, armwrestling
# shooting, archery
air-pistol | pistola de aire, pistola 10 metros, pistola de aire comprimido | air pistol, 10m air pistol | pistolet à air comprimé, pistolet à 10 m, pistolet 10 mètres | luftpistole, luftpistolenschütze
air-rifle | rifle de aire, carabina de aire, carabina 10 metros | air rifle, 10m air rifle | carabine à air comprimé, carabine à 10 m, carabine 10 mètres | luftgewehr, luftgewehrschütze
rapid-fire-pistol | pistola rápida, pistola 25 metros, pistola deportiva | rapid fire pistol, 25m pistol | pistolet 25 m, pistolet vitesse | schnellfeuerpistole, sportpistole, schnellfeuerpistolenschütze
rifle-3p | rifle tres posiciones, carabina tres posiciones, rifle 50 metros | rifle three positions, 50m rifle, 3 positions | carabine trois positions, carabine 50 m, carabine 3 positions | dreistellungskampf, kleinkaliber, kleinkalibergewehr
trap-shooting | foso olímpico, tiro al plato | trap shooting, olympic trap, clay pigeon, clay shooting | fosse olympique, ball-trap, tir aux plateaux | trapschießen, trap-schütze, wurfscheibenschießen, tontaubenschießen
skeet | skeet | skeet | skeet | skeet, skeetschütze
# equestrian
dressage | doma clásica, doma | dressage | dressage équestre, reprise de dressage, dressage | dressur, dressurreiter, dressurreiterin
show-jumping | salto ecuestre, saltos hípica | show jumping, showjumping | saut d'obstacles, concours hippique, CSO, jumping | springreiten, springreiterin, springturnier
eventing | concurso completo hípica, completo ecuestre, concurso completo de equitación | "eventing", three-day event | concours complet d'équitation, concours complet équestre, CCE | vielseitigkeit, vielseitigkeitsreiter, vielseitigkeitsreiterin, militaryreiten
jockey | yóquey, jockey, jinete de carreras | jockey | jockey, driver hippique | jockey
horse-racing | carrera de caballos, hipódromo, turf | horse racing, racecourse | course hippique, hippodrome, turf | pferderennen, galopprennen, rennbahn, galopper, trabrennen
grand-national | Grand National | Grand National, Aintree | Grand National | Grand National
royal-ascot | Royal Ascot, Ascot | Royal Ascot, Ascot | Royal Ascot, Ascot | Royal Ascot, Ascot
kentucky-derby | Derby de Kentucky | Kentucky Derby | Kentucky Derby, Derby du Kentucky | Kentucky Derby
arc-de-triomphe-race | Premio Arco de Triunfo | Arc de Triomphe race | prix d'Amérique, Prix de l'Arc | Prix de l'Arc
melbourne-cup | Copa Melbourne | Melbourne Cup | Melbourne Cup | Melbourne Cup
chio-aachen | CHIO Aquisgrán | CHIO Aachen | CHIO Aix-la-Chapelle | CHIO Aachen, CHIO
polo-horse | polo a caballo, polista | polo match, polo player | polo équestre, joueur de polo | polospieler, polopferd
rodeo | jaripeo, "rodeo" | rodeo | rodéo équestre | rodeo
sled-dog | trineo de perros, mushing, Iditarod | sled dog, dog sled, Iditarod, musher | chien de traîneau, musher, Iditarod | schlittenhunde, schlittenhunderennen, hundeschlittenrennen, Iditarod
greyhound-racing | carrera de galgos, canódromo | greyhound racing | course de lévriers | windhundrennen
# multi-sports and others
ironman | Ironman | Ironman | Ironman | Ironman, Ironman-WM, Ironman-Weltmeister
duathlon | duatlón | duathlon, aquathlon | duathlon | duathlon
hyrox-crossfit | CrossFit, Hyrox | CrossFit, Hyrox | CrossFit, Hyrox | CrossFit, Hyrox
bouldering | búlder, boulder, escalada en bloque | bouldering, boulder and lead | escalade de bloc, bloc et difficulté | bouldern
speed-climbing | escalada de velocidad | speed climbing | escalade de vitesse | speedklettern, speed-klettern
lead-climbing | escalada de dificultad, escalada combinada | lead climbing | escalade de difficulté, escalade combinée | leadklettern, lead-klettern
mountaineering | "alpinismo", "alpinista", ochomil | mountaineering, alpinist, mountain climber | "alpinisme", "alpiniste" | bergsteigen, bergsteigerin, alpinist, achttausender
k2-mountain | K2 | K2 | K2 | K2
street-skate | skate street, street skateboard | skateboard street, street skateboarding | street skateboard, skate street | street-skateboarden, skateboard street
park-skate | skate park, park skateboard | skateboard park, park skateboarding | park skateboard, skate park | skateboard park, park-skateboarden
breaking | breaking, break dance, breakdance, b-girl, b-boy | breaking dance, breakdancing, b-girl, b-boy | breakdance, b-girl, b-boy | breakdance, b-girl, b-boy
parkour | parkour | parkour | parkour | parkour
roller-sports | hockey sobre patines, hockey patines | roller hockey, inline skating, roller derby | rink-hockey, roller derby, roller | rollhockey, inlineskaten, rollschuh
squash | squash, jugador de squash | squash player, squash tournament, squash title | squash | squash
padel | pádel | padel | padel | padel, padel-tennis
pickleball | pickleball | pickleball | pickleball | pickleball
pelota-basque | pelota vasca, pelotari, jai alai, frontón | Basque pelota, jai alai, pelotari | pelote basque, pelotari | pelota, baskische pelota
petanque | petanca | petanque | pétanque | boule-spiel, petanque
bowls-bowling | bolera, torneo de bolos | tenpin bowling, "bowls" | bowling, boules lyonnaises | kegeln, bowling, kegler
lacrosse | lacrosse | lacrosse | lacrosse | lacrosse
flag-football | flag football, fútbol bandera | flag football | flag football | flag-football
netball | netball | netball | netball | netball
korfball | korfbal | korfball | korfbal | korfball
kabaddi | kabaddi | kabaddi | kabaddi | kabaddi
floorball | floorball, unihockey | floorball | floorball, unihockey | floorball, unihockey
field-hockey | hockey hierba, hockey sobre césped, hockey sobre hierba, hockey césped | field hockey, hockey Pro League | hockey sur gazon | feldhockey, hockey-wm, hockey-em, hockey-nationalmannschaft, hockeynationalmannschaft
las-leonas | Las Leonas, Leonas | Las Leonas, Argentina women's hockey | Las Leonas | Las Leonas
orienteering | carrera de orientación, orientación deportiva | orienteering | course d'orientation | orientierungslauf
aussie-rules | fútbol australiano, AFL | Australian rules, Aussie rules, AFL, footy | football australien, AFL | australian football, AFL
gaelic-games | fútbol gaélico, hurling | Gaelic football, hurling, GAA, All-Ireland | football gaélique, hurling | gaelic football, hurling
padel-tour | Premier Padel, World Padel Tour | Premier Padel, World Padel Tour | Premier Padel, World Padel Tour | Premier Padel, World Padel Tour
hot-dog-contest | concurso de perritos calientes, comer perritos calientes | hot dog eating contest, hot dog contest | concours de hot-dogs, mangeur de hot-dogs | hotdog-wettessen, wettessen
paragliding-sport | ala delta, vuelo en parapente, Mundial de parapente | hang gliding, hang glider, paragliding championship | deltaplane, vol libre, championnat de parapente | drachenflieger
base-jump | salto base, wingsuit, bungee, puenting | base jump, base jumper, wingsuit, bungee jumping | base jump, base jumpeur, wingsuit, saut à l'élastique | basejumper, base-jumper, wingsuit, bungeespringen
air-race | carrera aérea, Red Bull Air Race | air race | course aérienne | air race, luftrennen
# tennis
tennis-set | tres sets, dos sets, cinco sets, tie-break, muerte súbita | straight sets, three sets, five sets, tie-break, tiebreak, five-setter | trois sets, deux sets, cinq sets, tie-break, jeu décisif, trois manches, deux manches, cinq manches | tiebreak, drei sätzen, zwei sätzen, fünf sätzen, satzgewinn, satzverlust
match-point | punto de partido, pelota de partido, bola de partido, match points, match ball | match point | balle de match | matchball
tennis-serve | rotura de saque, ace, aces, quiebre de saque | first serve, break of serve, aces, double fault | premier service, ace, double faute | aufschlag, aufschlagspiel, doppelfehler
grand-slam | Grand Slam, título de Grand Slam, torneo de Grand Slam | Grand Slam, major title | Grand Chelem, tournoi du Grand Chelem, titre majeur | Grand Slam, Grand-Slam-Turnier, Grand-Slam-Titel, Grand-Slam-Sieger
australian-open | Abierto de Australia, Open de Australia | Australian Open | Open d'Australie | Australian Open
roland-garros | Roland Garros, Abierto de Francia | French Open, Roland Garros | Roland-Garros | French Open, Roland Garros
wimbledon | Wimbledon | Wimbledon, All England Club | Wimbledon | Wimbledon, Wimbledonsieger
us-open | Abierto de Estados Unidos, US Open, Abierto de EEUU | US Open | US Open | US Open
indian-wells | Indian Wells | Indian Wells | Indian Wells | Indian Wells
miami-open | Masters de Miami, Abierto de Miami, Miami Open | Miami Open | tournoi de Miami, Masters de Miami | Miami Open
monte-carlo-masters | Masters de Montecarlo, Masters 1000 Montecarlo | Monte Carlo Masters | Masters de Monte-Carlo | Masters in Monte-Carlo, Monte-Carlo-Masters
madrid-open | Mutua Madrid Open, Masters de Madrid | Madrid Open | Masters de Madrid, tournoi de Madrid | Madrid Open, Masters in Madrid
rome-masters | Masters de Roma, Internacionales de Italia | Italian Open | Masters de Rome, tournoi de Rome | Masters in Rom, Italian Open
cincinnati-masters | Masters de Cincinnati, Cincinnati Open | Cincinnati Open, Western & Southern Open | Masters de Cincinnati, tournoi de Cincinnati | Masters in Cincinnati
shanghai-masters | Masters de Shanghái | Shanghai Masters | Masters de Shanghai | Masters in Shanghai, Shanghai Masters
paris-masters | Masters de París-Bercy, París-Bercy, Masters de París | Paris Masters | Masters de Paris, Paris-Bercy, Rolex Paris Masters | Masters in Paris, Paris-Bercy
atp-finals | ATP Finals, Copa de Maestros, Torneo de Maestros, Nitto ATP Finals | ATP Finals | ATP Finals, Masters de tennis, Masters de Turin | ATP Finals, Tennis-WM
wta-finals | WTA Finals, Finales WTA | WTA Finals | WTA Finals, Finales WTA | WTA Finals
masters-1000 | Masters 1000, WTA 1000 | Masters 1000, WTA 1000 | Masters 1000, WTA 1000 | Masters 1000, Masters-1000-Turnier, WTA-1000-Turnier
davis-cup | Copa Davis | Davis Cup | Coupe Davis | Davis Cup, Davis-Cup-Team, Davispokal
billie-jean-king-cup | Copa Billie Jean King, Copa Federación, Fed Cup | Billie Jean King Cup, Fed Cup | Billie Jean King Cup, Fed Cup | Billie Jean King Cup, Fed Cup
laver-cup | Laver Cup | Laver Cup | Laver Cup | Laver Cup
united-cup | United Cup | United Cup | United Cup | United Cup
halle-open | torneo de Halle | Halle Open | tournoi de Halle | Rasenturnier in Halle, Halle Open, Terra Wortmann Open
queens-tennis | torneo de Queen's, Queen's Club | Queen's Club | tournoi du Queen's, Queen's | Queen's Club
conde-godo | Conde de Godó, Godó, Torneo Godó | Barcelona Open | tournoi de Barcelone, Open de Barcelone | Barcelona Open
hamburg-tennis | torneo de Hamburgo | Hamburg Open, Hamburg European Open | tournoi de Hambourg | tennisturnier am Rothenbaum, am Rothenbaum, Rothenbaum
stuttgart-tennis | torneo de Stuttgart | Stuttgart Open | tournoi de Stuttgart | Porsche Grand Prix, Weissenhof
atp-wta | ATP, WTA, circuito ATP | ATP, WTA, ATP Tour | ATP, WTA, circuit ATP | ATP, WTA, ATP-Tour
world-number-one | número uno del mundo, número 1 del mundo, número uno mundial, número 1 mundial | world number one, world No 1, No. 1 ranking | numéro un mondial, numéro 1 mondial, n° 1 mondial | weltranglistenerster, nummer eins der welt, nummer 1 der welt
world-ranking | ranking mundial, ranking ATP, ranking FIFA, ranking WTA | world ranking, FIFA rankings, ATP rankings | classement mondial, classement ATP, classement Fifa, classement WTA | weltrangliste, fifa-rangliste, fifa-weltrangliste
seeded | cabeza de serie, preclasificado | seeded, top seed, number one seed, unseeded | tête de série | setzliste, topgesetzt, ungesetzt, an nummer eins gesetzt
wildcard | wild card, invitación al torneo | wildcard entry, wild card, given wildcard | wild-card, invitation tournoi | wildcard
tennis-doubles | "dobles", dobles masculino, dobles mixto, dobles femenino | "doubles", mixed doubles, men's doubles, women's doubles | double messieurs, double dames, double mixte | doppelfinale, herrendoppel, damendoppel, gemischtes doppel, tennis-doppel
clay-court | tierra batida, polvo de ladrillo | clay court, clay season | terre battue | sandplatz, sandplatzsaison, asche tennis
grass-court | hierba tenis, pista de hierba, temporada de hierba | grass court, grass season | gazon tennis, saison sur gazon | rasenturnier, rasensaison, rasenplatz
hard-court | pista dura, pista rápida, cancha dura | hard court, hardcourt | dur tennis, surface dure, court dur | hartplatz, hartplatzturnier
centre-court | pista central, Philippe-Chatrier | Centre Court, center court | court central, court Philippe-Chatrier | Center Court, Centre-Court
racket | raqueta, rompe la raqueta | racquet, smashes racket | raquette | schläger zertrümmert, tennisschläger
ball-boy | recogepelotas | ball boy, ball girl, ballkid | ramasseur de balles, ramasseuse de balles | balljunge, ballmädchen, ballkind
umpire-tennis | juez de silla, juez de línea | chair umpire, line judge, umpire | arbitre de chaise, juge de ligne | stuhlschiedsrichter, linienrichter, schiedsrichterin tennis
# other racket and table
snooker | snooker, billar, jugador de snooker | snooker, Crucible, snooker player | snooker, billard | snooker, snookerprofi, snooker-wm, billard
break-147 | tacada máxima, break máximo | maximum break, 147 break | break maximum, 147 points | maximum break
darts | dardos, jugador de dardos, Mundial de dardos | darts, darts player, World Darts Championship | fléchettes, Mondial de fléchettes | darts*, darts-wm, dartsprofi, darts-weltmeister, dartspieler, darts
nine-darter | nueve dardos | nine-darter, nine-dart finish | neuf fléchettes | neun-darter, 9-darter
ally-pally | Alexandra Palace | Alexandra Palace, Ally Pally | Alexandra Palace | Alexandra Palace, Ally Pally
chess-championship | Mundial de ajedrez, campeón mundial de ajedrez, título mundial de ajedrez | World Chess Championship, world chess champion | Mondial d'échecs, monde d'échecs | schach-wm, schachweltmeister, schach-weltmeister, schach-weltmeisterschaft
candidates-tournament | Torneo de Candidatos | Candidates Tournament | tournoi des candidats | kandidatenturnier
chess-olympiad | Olimpiada de Ajedrez | Chess Olympiad | Olympiade d'échecs | schacholympiade
fide | FIDE | FIDE | FIDE, Fédération internationale des échecs | FIDE, schach-weltverband
chess-cheating | trampas ajedrez, trampas en ajedrez | chess cheating | triche aux échecs | betrug im schach, schachbetrug, betrugsvorwürfe schach
bridge-cards | bridge torneo, campeonato de bridge, póker, póquer | bridge tournament, poker, World Series of Poker | tournoi de bridge, poker, bridgeur | bridge-turnier, poker, pokerspieler, pokerturnier
go-game | juego del go | Go game champion, game of Go | jeu de go | go-spieler, brettspiel go
rubik-cube | cubo de Rubik | Rubik's Cube | Rubik's Cube | zauberwürfel, rubik-würfel
esports-worldcup | Mundial de eSports, Copa Mundial de eSports | Esports World Cup, League of Legends worlds | Mondial d'e-sport | esports world cup, e-sport-wm
# golf
golf-masters | Masters de Augusta, Augusta | Augusta, Augusta National, green jacket | Masters d'Augusta, Augusta, veste verte | Masters in Augusta, Augusta, grünes jackett
golf-usopen | US Open de golf | golf US Open, US Open golf | US Open de golf | US Open der Golfer, US Open Golf
british-open | Abierto Británico, Open Británico | Open Championship, British Open, Claret Jug | British Open, Open britannique | British Open, Open Championship
pga-championship | Campeonato de la PGA, PGA Championship | PGA Championship | PGA Championship, Championnat PGA | PGA Championship
ryder-cup | Ryder Cup, Copa Ryder | Ryder Cup | Ryder Cup | Ryder Cup
solheim-cup | Solheim Cup, Copa Solheim | Solheim Cup | Solheim Cup | Solheim Cup
presidents-cup | Copa Presidentes golf, Presidents Cup | Presidents Cup | Presidents Cup | Presidents Cup
pga-tour | PGA Tour, circuito PGA, PGA | PGA Tour, PGA, DP World Tour | PGA Tour, circuit PGA, PGA | PGA Tour, PGA, DP World Tour
liv-golf | LIV Golf, liga saudí de golf, superliga de golf | LIV Golf, Saudi golf, Saudi-backed golf | LIV Golf, ligue saoudienne de golf | LIV Golf, LIV-Tour
birdie | birdie, bogey, bajo par, sobre par | birdie, bogey, eagle putt, under par, over par | birdie, bogey, sous le par | birdie, bogey, unter par, schläge vorsprung
hole-in-one | hoyo en uno, hoyo 18 | hole-in-one, 18th hole | trou en un | hole-in-one, ass golf
golf-course | campo de golf | golf course, golf club, golf resort | parcours de golf, terrain de golf, golf club | golfplatz, golfclub, golfanlage
golf-playoff | desempate de golf, playoff golf | sudden-death playoff, golf playoff | play-off golf, trou de play-off | golf-stechen, im stechen
# handball volleyball basketball
handball-worlds | Mundial de Balonmano | World Handball Championship, Handball World Championship | Mondial de handball | handball-wm, handball-weltmeisterschaft
handball-euros | Europeo de Balonmano | European Handball Championship, Handball Euro | Euro de handball | handball-em, handball-europameisterschaft
handball-team | Hispanos, los Hispanos, Guerreras, las Guerreras | Germany handball team, handball team | Experts handball, handball tricolore, équipe de handball | dhb-team, dhb-auswahl, dhb-frauen, handball-nationalmannschaft, DHB
handball-bundesliga | Bundesliga de balonmano, Liga Asobal, Asobal | Handball Bundesliga | Starligue, Bundesliga de handball | handball-bundesliga, HBL
volleyball-worlds | Mundial de Voleibol | Volleyball World Championship, Volleyball Nations League | Mondial de volley, Ligue des nations volley | volleyball-wm, volleyball-weltmeisterschaft, volleyball-nationenliga
volleyball-euros | Europeo de Voleibol | European Volleyball Championship | Euro de volley | volleyball-em, volleyball-europameisterschaft
nba | NBA, baloncesto estadounidense | NBA, National Basketball Association | NBA | NBA, NBA-Profi, NBA-Klub
nba-finals | Finales NBA, Finales de la NBA, anillo de la NBA | NBA Finals, NBA championship, NBA title | Finales NBA, titre NBA | NBA-Finals, NBA-Titel, NBA-Meister
nba-allstar | All-Star, Partido de las Estrellas | NBA All-Star, All-Star Game, All-Star | All-Star Game, All-Star | All-Star-Game, Allstar, All-Star
nba-draft | draft, draft de la NBA | NBA draft, number one pick, first overall pick, NFL draft | draft, draft NBA | draft, NBA-Draft, NFL-Draft
nba-team-lakers | Lakers | Lakers | Lakers | Lakers
nba-warriors | Warriors | Golden State Warriors | Warriors | Warriors
nba-celtics | Celtics | Celtics | Celtics | Celtics
nba-spurs-sa | San Antonio Spurs | San Antonio Spurs | San Antonio Spurs, Spurs de San Antonio | San Antonio Spurs
nba-mavericks | Dallas Mavericks, Mavericks, Mavs | Dallas Mavericks, Mavericks, Mavs | Mavericks, Mavs | Dallas Mavericks, Mavericks, Mavs
nba-bucks | Milwaukee Bucks | Milwaukee Bucks | Milwaukee Bucks, Bucks | Milwaukee Bucks
nba-knicks | Knicks | Knicks | Knicks | Knicks
wnba | WNBA, baloncesto femenino | WNBA | WNBA | WNBA
euroleague | Euroliga | EuroLeague | Euroligue | Euroleague, Euroliga
final-four | Final Four, Final a Cuatro | Final Four | Final Four, Final à quatre | Final Four
march-madness | NCAA, baloncesto universitario | NCAA, March Madness, college basketball | NCAA, March Madness | NCAA, March Madness
acb | Liga ACB, Liga Endesa, ACB | Liga ACB, ACB, Spanish basketball league | Liga ACB, championnat espagnol de basket | Liga ACB, ACB, spanische basketballliga
bbl | Bundesliga de baloncesto | Basketball Bundesliga | Bundesliga de basket | basketball-bundesliga, BBL
betclic-elite | liga francesa de baloncesto | French basketball league | Betclic Elite, Pro A | französische basketballliga
basketball-worldcup | Mundial de Baloncesto, Copa Mundial de Baloncesto | Basketball World Cup, FIBA World Cup | Mondial de basket | basketball-wm, basketball-weltmeisterschaft, basketball-weltmeister
eurobasket | Eurobasket, Europeo de Baloncesto | EuroBasket, European Basketball Championship | Eurobasket, Euro de basket | basketball-em, Eurobasket, basketball-europameisterschaft, basketball-europameister
basketball-3x3 | baloncesto 3x3, 3x3 | 3x3 basketball, 3x3 | basket 3x3, 3x3, basket 3 x 3 | 3x3-basketball, 3x3, 3x3-basketballerinnen
fiba | FIBA | FIBA | FIBA | FIBA, basketball-weltverband
triple-double | triple-doble | triple-double | triple-double | triple-double
three-pointer | "triples", tiro de tres | three-pointer, three-point shot | panier à trois points, tir à trois points, paniers à 3 points | dreipunktewurf, drei-punkte-wurf
buzzer-beater | canasta sobre la bocina, sobre la bocina | buzzer-beater | au buzzer | mit der sirene, buzzer-beater
point-guard | base NBA, escolta NBA, ala-pívot, pívot | point guard, shooting guard, power forward, small forward | meneur de jeu, ailier fort | spielmacher, aufbauspieler, flügelspieler
dunk | mate baloncesto, concurso de mates | slam dunk, dunk, dunk contest | dunk, concours de dunks | dunk, dunking
copa-rey-basketball | Copa del Rey baloncesto, Copa de baloncesto | basketball Copa del Rey | Coupe du Roi basket | spanischer basketballpokal
# rugby
rugby-sevens | rugby a siete, rugby 7, rugby seven, seven | rugby sevens, "sevens" | rugby à sept, rugby à VII, rugby à 7 | siebener-rugby, 7er-rugby, rugby sevens
rugby-league | rugby league, rugby a trece | rugby league, State of Origin, NRL | rugby à XIII, rugby à treize | rugby league
rugby-union | rugby union, rugby XV | rugby union | rugby à XV | rugby union
six-nations | Seis Naciones, Torneo Seis Naciones | Six Nations | Six Nations, Tournoi des Six Nations, Tournoi des VI Nations, VI Nations | Six Nations, Sechs-Nationen-Turnier
rugby-championship | Rugby Championship, Cuatro Naciones | Rugby Championship, Tri Nations | Rugby Championship, Four Nations | Rugby Championship
rugby-worldcup | Mundial de Rugby, Copa Mundial de Rugby | Rugby World Cup | Mondial de rugby, Coupe du monde rugby, monde de rugby | rugby-wm, rugby-weltmeisterschaft, rugby-weltmeister
all-blacks | All Blacks | All Blacks | All Blacks | All Blacks
springboks | Springboks | Springboks, Boks | Springboks, Boks | Springboks
wallabies | Wallabies | Wallabies | Wallabies | Wallabies
pumas-rugby | Los Pumas | Pumas, Argentina rugby | Pumas argentins | Pumas, argentinische Rugby
xv-de-france | XV de Francia, XV del Gallo | XV de France, France rugby team | XV de France, quinze de France | französische Rugby-Nationalmannschaft, Équipe Tricolore Rugby
xv-rose | XV de la Rosa | Red Roses, England rugby | XV de la Rose | englische Rugby-Nationalmannschaft
lions-tour | British and Irish Lions, gira de los Lions | British and Irish Lions, Lions tour | Lions britanniques, tournée des Lions | British and Irish Lions
top-14 | Top 14 | Top 14 | Top 14, bouclier de Brennus, Brennus | Top 14
champions-cup-rugby | Copa de Campeones rugby | Champions Cup rugby, European Champions Cup | Champions Cup, Coupe d'Europe rugby | Rugby Champions Cup
stade-toulousain | Stade Toulousain | Toulouse rugby, Stade Toulousain | Stade toulousain | Stade Toulousain
super-rugby | Super Rugby | Super Rugby | Super Rugby | Super Rugby
try-rugby | tries, anota un ensayo | hat-trick of tries, scores try, penalty try | essai transformé, essai de pénalité, inscrit un essai, auteur d'un essai | versuch im rugby, rugby-versuch
scrum | "melé", scrum, talonador, pilar rugby | scrum, scrum-half, fly-half, prop forward | mêlée, demi de mêlée, talonneur, demi d'ouverture, troisième ligne | gedränge rugby, verbinder rugby
haka | haka | haka | haka | haka
world-rugby | World Rugby | World Rugby | World Rugby | World Rugby
wooden-spoon | cuchara de madera | wooden spoon | cuillère de bois | hölzerner löffel, holzlöffel
# cricket
ashes | las Ashes, Ashes | the Ashes, Ashes, Ashes series | les Ashes, Ashes | Ashes
test-match | test de cricket | test match, Test series, day-night Test, first Test, second Test | test-match, test-match cricket | test match, testspiel cricket, testmatch
t20 | T20, Mundial T20, Twenty20 | T20, Twenty20, T20 World Cup, T20I | T20, Twenty20 | T20, Twenty20
odi-cricket | ODI | ODI, one-day international, ODIs | ODI | ODI, Eintagesspiel
cricket-worldcup | Mundial de Críquet, Copa Mundial de Cricket | Cricket World Cup | Mondial de cricket, Coupe du monde cricket | cricket-wm, cricket-weltmeisterschaft
ipl | IPL, Premier League india | IPL, Indian Premier League | IPL, Indian Premier League | IPL, Indian Premier League
wicket | wicket, wickets | wicket, runs and wickets | wicket, guichet cricket | wicket
icc-cricket | ICC cricket, Consejo Internacional de Críquet | International Cricket Council, ICC Champions Trophy, BCCI | Conseil international du cricket, BCCI | Cricket-Weltverband, BCCI
innings | innings, entrada de cricket | innings, unbeaten century, half-century | manche de cricket | innings
the-hundred-bbl | Big Bash | Big Bash, The Hundred | Big Bash | Big Bash
# American sports
nfl | NFL, fútbol americano | NFL, American football, National Football League | NFL, football américain, foot américain | NFL, american football, football-profi, NFL-Profi
superbowl | Super Bowl, Superbowl, supertazón | Super Bowl, Superbowl | Super Bowl, Superbowl | Super Bowl, Superbowl
quarterback | mariscal de campo, quarterback | quarterback, QB | quarterback, quart-arrière | quarterback
touchdown | touchdown, anotación NFL | touchdown, touchdown pass | touchdown | touchdown
halftime-show | espectáculo de medio tiempo, show del descanso, espectáculo del descanso, medio tiempo del Super | halftime show, half-time show | show de mi-temps, spectacle de mi-temps | halbzeitshow, halbzeit-show, Halftime-Show
nfl-chiefs | Chiefs, Kansas City Chiefs | Chiefs, Kansas City Chiefs | Chiefs, Kansas City Chiefs | Chiefs, Kansas City Chiefs
nfl-eagles | Philadelphia Eagles | Philadelphia Eagles | Eagles de Philadelphie, Philadelphia Eagles | Philadelphia Eagles
nfl-patriots | New England Patriots | New England Patriots | New England Patriots | New England Patriots
nfl-49ers | San Francisco 49ers, 49ers | San Francisco 49ers, 49ers, Niners | 49ers, San Francisco 49ers | 49ers, San Francisco 49ers
nfl-bucs | Tampa Bay Buccaneers, Buccaneers | Buccaneers, Tampa Bay Buccaneers | Buccaneers, Tampa Bay Buccaneers | Buccaneers, Tampa Bay Buccaneers
nfl-cowboys | Dallas Cowboys | Dallas Cowboys | Dallas Cowboys | Dallas Cowboys
college-football | fútbol americano universitario | college football | football universitaire | college-football
mlb | MLB, Grandes Ligas, Grandes Ligas de Béisbol | MLB, Major League Baseball | MLB, Ligue majeure de baseball | MLB, Major League Baseball
world-series | Serie Mundial, Clásico de Otoño, Serie Mundial de Béisbol | World Series | World Series, Série mondiale | World Series
home-run | jonrón, palo de vuelta | home run | home run, coup de circuit | home run, homerun
baseball-player | beisbolista, pelotero, lanzador de béisbol | baseball player, pitcher, slugger, shortstop | joueur de baseball, lanceur de baseball | baseballspieler, baseballprofi, baseballstar, pitcher
world-baseball-classic | Clásico Mundial de Béisbol, Serie del Caribe | World Baseball Classic, Caribbean Series | Classique mondiale de baseball | World Baseball Classic
dodgers | Dodgers, Los Angeles Dodgers | Dodgers, LA Dodgers | Dodgers | Dodgers
yankees | Yankees, Yanquis de Nueva York | Yankees | Yankees | Yankees
red-sox | Red Sox, Medias Rojas | Red Sox | Red Sox | Red Sox
astros | Houston Astros, Astros | Houston Astros, Astros | Houston Astros, Astros | Houston Astros, Astros
nhl | NHL | NHL, National Hockey League | NHL, LNH | NHL, NHL-Profi
stanley-cup | Copa Stanley, Stanley Cup | Stanley Cup | Coupe Stanley | Stanley Cup
mls | MLS, liga estadounidense de fútbol | MLS, Major League Soccer | MLS, championnat nord-américain | MLS, Major League Soccer
playoffs | playoffs, playoff, play-off, postemporada, liguilla | playoffs, play-offs, postseason | play-offs, barrages, séries éliminatoires | play-offs, playoffs
mvp | MVP, jugador más valioso, mejor jugador del partido | MVP, most valuable player, player of the match, man of the match | MVP, meilleur joueur, homme du match | MVP, wertvollster spieler, spieler des spiels
kneeling-anthem | arrodillarse himno, rodilla en tierra, se arrodillan | take the knee, kneel during anthem, takes a knee | genou à terre, un genou à terre | kniefall, auf die knie, hinknien
national-anthem | himno nacional, himno | national anthem | hymne national | nationalhymne, hymne
cheerleader | animadora, porrista | cheerleader | pom-pom girl, cheerleader | cheerleader, cheerleaderin
# motor sport
formula1 | Fórmula 1, F1, Fórmula Uno | Formula One, Formula 1, F1 | Formule 1, F1, Formule un | Formel 1, Formel Eins, Formel-1-Saison, Formel-1-Fahrer, Formel-1-Rennen
grand-prix | Gran Premio, GP, Grandes Premios | Grand Prix | Grand Prix, GP | Großer Preis, Grand Prix, GP
racing-driver | piloto de carreras, piloto de Fórmula, piloto de F1 | racing driver, F1 driver, race car driver | pilote de course, pilote automobile, pilote de F1 | rennfahrer, rennfahrerin, formel-1-pilot, rennpilot, rallyefahrer
pole-position | pole position, primera posición de salida, parrilla de salida | pole position, grid penalty | pole position | pole position
f1-qualifying | sesión de clasificación, clasificación de Fórmula | F1 qualifying, qualifying session | qualifications F1, séance de qualifications | qualifying, formel-1-qualifying
free-practice | entrenamientos libres, libres del Gran Premio, prácticas libres | free practice, practice session, second practice | essais libres, séance d'essais | freies training, freien training
sprint-race | carrera al esprint, carrera sprint, esprint F1 | sprint race, F1 sprint | course sprint | sprintrennen, f1-sprint
safety-car | coche de seguridad, bandera roja F1 | safety car | voiture de sécurité, drapeau rouge | safety car, rote flagge
pit-stop | parada en boxes, pit lane | pit stop, pit lane | arrêt au stand, stands F1, pit-stop | boxenstopp, boxengasse
fastest-lap | vuelta rápida, vuelta más rápida | fastest lap | meilleur tour, tour le plus rapide | schnellste runde, bestzeit
f1-title | título mundial de Fórmula, campeón mundial de Fórmula, Mundial de Fórmula 1, Mundial de F1 | F1 title, F1 championship, F1 champion, Formula One champion | titre mondial de F1, champion de F1 | formel-1-weltmeister, formel-1-wm, formel-1-titel, f1-weltmeister
constructors-title | campeonato de constructores, Mundial de constructores | constructors' championship, constructors' title | championnat des constructeurs, titre constructeurs | konstrukteurs-wm, konstrukteurswertung, konstrukteurstitel
f1-team | escudería | F1 team, Formula One team | écurie, écurie de F1 | rennstall, formel-1-team
f1-ferrari | Ferrari, Scuderia | Ferrari, Scuderia | Ferrari, Scuderia | Ferrari, Scuderia
f1-redbull | Red Bull Racing, Red Bull | Red Bull Racing, Red Bull | Red Bull Racing, Red Bull | Red Bull Racing, Red Bull
f1-mclaren | McLaren | McLaren | McLaren | McLaren
f1-mercedes-team | Mercedes F1, equipo Mercedes | Mercedes F1, Mercedes team | Mercedes F1, écurie Mercedes | Mercedes-Team, Mercedes-Pilot
f1-aston-martin | Aston Martin | Aston Martin | Aston Martin | Aston Martin
f1-alpine | Alpine F1 | Alpine F1 | Alpine F1 | Alpine F1, Alpine-Pilot
racing-circuit | circuito de carreras, autódromo, trazado urbano | racetrack, race track, street circuit, speedway | circuit automobile, circuit urbain, autodrome | rennstrecke, stadtkurs, motodrom, formel-1-strecke
silverstone | Silverstone | Silverstone | Silverstone | Silverstone
monza | Monza | Monza | Monza | Monza
interlagos | Interlagos | Interlagos | Interlagos | Interlagos
nurburgring | Nürburgring | Nürburgring | Nürburgring | Nürburgring, Nordschleife
hockenheim | Hockenheim | Hockenheim | Hockenheim | Hockenheimring, Hockenheim
zandvoort | Zandvoort | Zandvoort | Zandvoort | Zandvoort
monaco-gp | Gran Premio de Mónaco, GP de Mónaco | Monaco Grand Prix | Grand Prix de Monaco, GP de Monaco | Großer Preis von Monaco, Monaco-Grand-Prix
fia | FIA | FIA | FIA | FIA, automobil-weltverband
formula-e | Fórmula E, Fórmula 2, Fórmula 3 | Formula E, Formula 2, Formula Two, Formula 3 | Formule E, Formule 2, Formule 3 | Formel E, Formel 2, Formel 3
indycar | IndyCar, NASCAR | IndyCar, NASCAR | IndyCar, NASCAR | IndyCar, NASCAR
indy-500 | 500 Millas de Indianápolis, Indianápolis 500, Indy 500 | Indianapolis 500, Indy 500, Daytona 500 | 500 Miles d'Indianapolis, Indy 500 | Indy 500, 500 meilen von Indianapolis
le-mans | Le Mans | Le Mans | 24 Heures du Mans, Le Mans | Le Mans
daytona-24 | 24 Horas de Daytona | 24 Hours of Daytona, Daytona | 24 Heures de Daytona | 24 Stunden von Daytona
wec | WEC, Mundial de Resistencia, Campeonato Mundial de Resistencia | WEC, World Endurance Championship | WEC, monde d'endurance | WEC, langstrecken-wm, langstrecken-weltmeisterschaft
dtm | DTM | DTM | DTM | DTM, tourenwagen
rally | rally, rallies, piloto de rallies, WRC, Mundial de Rallies | WRC, rally driver, "rallying", World Rally Championship | rallye, WRC, pilote de rallye, monde des rallyes | rallye, rallye-wm, WRC, rallyefahrerin
dakar | Rally Dakar, rally raid | Dakar Rally, rally raid | Rallye Dakar, rallye-raid, Paris-Dakar | Rallye Dakar, Dakar-Rallye
rally-montecarlo | Rally de Montecarlo | Monte Carlo Rally | rallye Monte-Carlo | Rallye Monte Carlo
dakar-stage | etapa del Dakar, coches y motos | Dakar stage | spéciale du Dakar, étape du Dakar | dakar-etappe
co-driver | copiloto de rally, copiloto de rallies, copiloto del Dakar | rally co-driver, co-driver | copilote de rallye, copilote du Dakar | beifahrer rallye, rallye-beifahrer
motogp | MotoGP, motocicl*, motociclismo, Mundial de motociclismo | MotoGP, motorcycl*, motorcycle racing, motorcycle racer, "motorcycles" | MotoGP, moto, motard*, moto GP, pilote moto | MotoGP, motorrad*, motorrad-wm, motorradrennfahrer, motorrad-weltmeister, motorradpilot, motorradsport
moto2 | Moto2 | Moto2 | Moto2 | Moto2
moto3 | Moto3 | Moto3 | Moto3 | Moto3
superbike | Superbikes, SBK | Superbike, World Superbike | Superbike | Superbike, Superbike-WM
motocross | motocross, enduro, trial indoor, supercross | motocross, supercross, enduro | motocross, supercross, enduro | motocross, supercross, enduro
isle-of-man-tt | TT Isla de Man, Isla de Man TT | Isle of Man TT | Tourist Trophy, TT île de Man | Tourist Trophy, Isle-of-Man-TT
speedway-karting | karting, kart | go-kart, karting, kart racing | karting, kart | kartsport, kartrennen, kartfahrer
assen-tt | Assen | Assen | Assen | Assen
jerez-circuit | circuito de Jerez | Jerez circuit, Circuito de Jerez | circuit de Jerez | Rennstrecke in Jerez, Circuito de Jerez
sachsenring | Sachsenring | Sachsenring | Sachsenring | Sachsenring
race-collision | choque entre pilotos, colisión en la salida, accidente múltiple carrera | first-lap crash, first-lap collision, race collision | accrochage au départ, accrochage en course | kollision am start, startcrash, startunfall
disqualified-race-car | motor roto, problema de motor carrera, avería mecánica | engine failure, mechanical failure, retires from race, DNF | casse moteur, abandon mécanique, panne moteur course | motorschaden, technischer defekt, motorplatzer
# winter sports
winter-sports | deportes de invierno | winter sports | sport d'hiver | wintersport, wintersportler, wintersportlerin
alpine-skiing | esquí alpino, esquiador alpino, Mundial de esquí alpino | alpine skiing, alpine skier, ski racing | ski alpin, skieur alpin | ski alpin, alpinski, alpin-ski, skirennen
downhill | descenso esquí, prueba de descenso, descenso masculino, descenso femenino | downhill, downhill skiing, downhill race | descente hommes, descente dames, descente de Kitzbühel, descente olympique, descendeur, descendeuse | abfahrt, abfahrtslauf, abfahrer, abfahrtsolympiasieger, *abfahrt
super-g | supergigante, super-G, supergigante masculino | super-G | super-G | super-G
giant-slalom | eslalon gigante, slalom gigante, gigante de esquí, gigantista | giant slalom | slalom géant, géant messieurs, géant dames, géantiste | riesenslalom, riesentorlauf
slalom | eslalon, slalom, eslálom | slalom | slalom, slalomeur | slalom, slalomläufer, slalomfahrerin, torlauf
parallel-slalom | eslalon paralelo, gigante paralelo | parallel slalom, parallel giant slalom | slalom parallèle, géant parallèle | parallelslalom, parallel-riesenslalom
alpine-combined | combinada alpina, combinada esquí, supercombinada | alpine combined, team combined | combiné alpin | alpine kombination, team-kombination
crystal-globe | Globo de Cristal, Bola de Cristal | crystal globe, overall World Cup | gros globe, globe de cristal, petit globe | kristallkugel, gesamtweltcup, große kugel, kleine kugel
ski-worldcup | Copa Mundo de esquí | ski World Cup, World Cup skiing | Coupe du monde ski, monde de ski | ski-weltcup, weltcuprennen, weltcupsieg, weltcup-sieg
ski-worlds | Mundial de Esquí | World Ski Championships, Alpine World Ski Championships | Mondiaux de ski | ski-wm, ski-weltmeisterschaft, alpine ski-wm, nordische ski-wm
kitzbuehel | Kitzbühel, Streif | Kitzbühel, Kitzbuehel, Hahnenkamm | Kitzbühel, Streif | Kitzbühel, Streif, Hahnenkamm, Hahnenkammrennen
lauberhorn | Wengen, Lauberhorn | Wengen, Lauberhorn | Wengen, Lauberhorn | Wengen, Lauberhorn, Lauberhornrennen
adelboden | Adelboden | Adelboden | Adelboden | Adelboden
fis | FIS, Federación Internacional de Esquí | FIS, International Ski Federation | FIS, Fédération internationale de ski | FIS, ski-weltverband, DSV
cross-country-skiing | esquí de fondo, esquí nórdico, fondista de esquí | cross-country skiing, cross-country skier, Nordic skiing | ski de fond, fondeur ski, skieur de fond, ski nordique | skilanglauf, ski-langlauf, langlauf, langläuferin, loipe
ski-marathon | Vasaloppet | Vasaloppet, ski marathon, Tour de Ski | Vasaloppet, Transjurassienne, Tour de Ski | Wasalauf, skimarathon, Tour de Ski
nordic-combined | combinada nórdica | Nordic combined | combiné nordique | nordische kombination, kombinierer
four-hills | Cuatro Trampolines, Torneo Cuatro Trampolines, Cuatro Colinas | Four Hills, Four Hills Tournament | Tournée des Quatre Tremplins, Quatre Tremplins | vierschanzentournee, vierschanzen-tournee, neujahrsspringen
ski-jump-hill | trampolín grande, trampolín normal, Garmisch-Partenkirchen | normal hill, large hill, Garmisch-Partenkirchen | tremplin normal, grand tremplin, Garmisch-Partenkirchen | normalschanze, großschanze, schanze, skisprungschanze, Garmisch-Partenkirchen
ski-flying | vuelos de esquí | ski flying | vol à ski | skifliegen, skiflug, skiflug-wm
oberstdorf | Oberstdorf | Oberstdorf | Oberstdorf | Oberstdorf
bischofshofen | Bischofshofen | Bischofshofen | Bischofshofen | Bischofshofen
holmenkollen | Holmenkollen | Holmenkollen | Holmenkollen | Holmenkollen
biathlon-worlds | Mundial de Biatlón | Biathlon World Championships | Mondiaux de biathlon | biathlon-wm, biathlon-weltmeisterschaft, biathlon-weltmeisterin
biathlon-pursuit | persecución biatlón, prueba de persecución, salida en masa | pursuit race, biathlon pursuit, mass start | poursuite biathlon, mass start, départ groupé | verfolgungsrennen, massenstart, jagdrennen, verfolger biathlon
biathlon-single | relevo individual mixto | single mixed relay | relais mixte simple | single-mixed, single-mixed-staffel
shooting-range-biathlon | carril de tiro, vuelta de penalización | shooting range miss, penalty loop | pas de tir, tour de pénalité | schießstand, strafrunde, schießfehler, schießeinlage
ruhpolding-antholz | Ruhpolding, Antholz, Anterselva | Ruhpolding, Antholz, Anterselva | Ruhpolding, Antholz, Anterselva | Ruhpolding, Antholz
oberhof | Oberhof | Oberhof | Oberhof | Oberhof
bobsleigh | bobsleigh, trineo bob, bob a dos, bob a cuatro | bobsleigh, bobsled, two-man bob, four-man bob, bobsledder | bobsleigh, bob à deux, bob à quatre, bobeur | bobfahrer, bobpilot, zweierbob, viererbob, bobpilotin, bob-wm
monobob | monobob | monobob | monobob | monobob
luge | "luge", trineo ligero | luge, luger, luge racer | luge, lugeur, lugeuse | rodeln, rodler, rodlerin, rennrodeln, rennrodler, rodel-wm, doppelsitzer
skeleton-sport | skeleton | skeleton racer, skeleton slider, skeleton event | skeleton | skeleton, skeletoni, skeletonpilot, skeleton-wm
ice-track | pista de hielo, canal de hielo | ice track, sliding track, sliding centre | piste de bobsleigh | eiskanal, bobbahn, rodelbahn
figure-skating | patinaje artístico, patinador artístico, patinaje sobre hielo | figure skating, figure skater | patinage artistique, patineur artistique, patineuse artistique | eiskunstlauf, eiskunstläuferin
ice-dance | danza sobre hielo | ice dance, ice dancers | danse sur glace | eistanz
pairs-skating | parejas de patinaje, patinaje por parejas | pairs skating, pairs skaters, figure skating pair | couple de patineurs, patinage en couple | paarlauf
quadruple-jump | cuádruple axel, cuádruple salto, triple axel | quadruple axel, quad axel, triple axel, quadruple jump | quadruple axel, triple axel, quadruple saut | vierfach-axel, vierfachsprung, dreifach-axel
short-program | programa corto, programa libre | short program, short programme, free skate | programme court, programme libre | kurzprogramm, eiskunstlauf-kür
speed-skating | patinaje de velocidad, patinador de velocidad | speed skating, speed skater | patinage de vitesse, patineur de vitesse | eisschnelllauf, eisschnellläuferin
short-track | short track, patinaje en pista corta | short track | short-track, patinage sur piste courte | shorttrack, short-track
skater | patinador | skater | patineur, patineuse | eisläufer, eisläuferin
ice-rink | pista de patinaje, pista de hielo patinaje | ice rink, skating rink | patinoire | eisbahn, eislaufbahn, eishalle
ice-hockey | hockey sobre hielo, hockey hielo | ice hockey | hockey sur glace, hockeyeur | eishockey, eishockeyspieler, eishockeyprofi
ice-hockey-worlds | Mundial de Hockey, Mundial de hockey hielo | Ice Hockey World Championship, Hockey Worlds | Mondial de hockey | eishockey-wm, eishockey-weltmeisterschaft, eishockey-weltmeister
ice-hockey-team | selección de hockey hielo | national hockey team | équipe de hockey | deb-team, deb-auswahl, DEB, eishockey-nationalmannschaft
del-hockey | liga alemana de hockey | German hockey league, DEL | championnat allemand de hockey | DEL, deutsche eishockey liga, eishockeyliga
khl | KHL | KHL | KHL | KHL
iihf | IIHF | IIHF | IIHF | IIHF, eishockey-weltverband
puck | puck, disco de hockey | puck | palet | puck
curling | curling | curling, curler | curling, curleur, curleuse | curling, curler, curlerin
snowboard | snowboard | snowboard | snowboard, snowboardeur | snowboard, snowboarderin
snowboard-cross | snowboard cross, boardercross | snowboard cross | snowboardcross, boardercross, snowboard cross | snowboardcross, boardercross
halfpipe | halfpipe, medio tubo | halfpipe, half-pipe, superpipe | half-pipe, halfpipe, superpipe | halfpipe
slopestyle | slopestyle | slopestyle | slopestyle | slopestyle
big-air | big air | big air | big air | big air
freestyle-skiing | esquí acrobático, esquí freestyle, esquí artístico | freestyle skiing, freestyle skier, "aerials" | ski acrobatique, ski freestyle | ski-freestyle, freestyle-ski, freestyler
moguls | baches esquí, prueba de baches | moguls skiing | ski de bosses, bosses | buckelpiste
ski-cross | ski cross, esquí cross, skicross | ski cross, skicross | ski cross, skicross, skicrosseur | skicross, skicrosserin
ski-mountaineering | esquí de montaña, skimo | ski mountaineering, skimo | ski de randonnée | skibergsteigen, skitour, skimo
freeride | freeride, esquí fuera de pista | freeride, off-piste, freeskier | freeride, hors-piste, freerideur | freeride, abseits der piste
artificial-snow | nieve artificial, cañones de nieve | artificial snow | neige artificielle, canons à neige, neige de culture | kunstschnee, "schneekanone"
x-games | X Games | X Games | X Games | X Games
bandy | bandy | bandy | bandy | bandy
ice-stock | tiro de hielo alemán | ice stock | pétanque sur glace | eisstockschießen
tobogganing | trineo | sledge, toboggan, sledding | traîneau, luge d'enfant | schlitten, schlittenfahren
ski-goggles | gafas de esquí, casco de esquí | ski helmet, ski goggles | casque de ski, masque de ski | skihelm, skibrille
wind-cancels-race | cancelada por viento, suspendida por viento, suspendida por la niebla | cancelled due to wind, race cancelled | annulée vent, course annulée, épreuve annulée | rennabsage, rennen abgesagt, weltcup-absage, springen abgesagt
# olympics
olympics | olímpic*, olimpi*, JJOO, JJ OO, Juegos Olímpicos, olímpico, olimpiada, cita olímpica, deportista olímpico, atletas olímpicos, "olímpica", "olímpicos", "olímpicas", "olimpia" | olympic*, olympian*, Olympic Games, Summer Games, the Games, Summer Olympics, Olympian, Olympic athlete, "olympic", "olympics", "olympians" | olympi*, JO, jeux, Jeux olympiques, Jeux d'été, olympien, olympiade, olympisme, les Jeux, athlète olympique, "olympia" | olympi*, olympische spiele, olympia, sommerspiele, olympiastadt, olympionike, olympionikin, olympiateilnehmer, olympiastarter
winter-olympics | Juegos Olímpicos de Invierno, Juegos de Invierno, olimpiada de invierno | Winter Olympics, Winter Games, Olympic Winter Games | Jeux d'hiver, JO d'hiver, olympiques d'hiver | winterspiele, winterolympiade, olympische winterspiele
paralympics | paralímpic*, Juegos Paralímpicos, paralímpico | paralympic*, Paralympics, Paralympic Games, Paralympian | paralympi*, Jeux paralympiques, paralympique | paralympi*, paralympics, paralympisch, paralympioniken
youth-olympics | Olímpicos de la Juventud | Youth Olympics, Youth Olympic Games | Jeux de la jeunesse, olympiques de la jeunesse, JOJ | jugendspiele, olympische jugendspiele
milano-cortina-2026 | Milán-Cortina, Milano-Cortina | Milan-Cortina, Milano Cortina, Milan Cortina Olympics | Milan-Cortina, JO de Milan-Cortina, JO 2026 | Mailand-Cortina, Milano Cortina, Olympia in Cortina
olympic-host | sede olímpica, candidatura olímpica, ciudad olímpica, sede de los Juegos | Olympic host, Olympic bid, host city, host the Olympics | candidature olympique, ville hôte, organiser les Jeux | olympiabewerbung, olympia-bewerbung, austragungsort, gastgeberstadt, ausrichterstadt
opening-ceremony | ceremonia de apertura, ceremonia inaugural, gala inaugural, acto inaugural, inauguración*, inaugura*, "inauguración", "inaugura", "inauguran" | opening ceremony | cérémonie d'ouverture | eröffnungsfeier, eröffnungszeremonie, eröffnungsshow, eröffnungsfeier*, eröffn*, "eröffnen"
closing-ceremony | ceremonia de clausura, acto de clausura, clausura*, "clausura", "clausuran" | closing ceremony | cérémonie de clôture | schlussfeier, abschlusszeremonie, schlussfeier*, abschlussfeier*
olympic-rings | aros olímpicos, anillos olímpicos | Olympic rings | anneaux olympiques | olympische ringe
olympic-village | Villa Olímpica, villa de los atletas, aldea* | Olympic village, athletes' village | village olympique, village des athlètes | olympisches dorf, athletendorf, olympischen dorf
olympic-champion | campeón olímpico, oro olímpico | Olympic champion, Olympic gold, Olympic title | champion olympique, titre olympique, or olympique, sacre olympique | olympiasieger, olympiasiegerin, olympiagold, olympia-gold
olympic-record | récord olímpico | Olympic record | record olympique | olympischer rekord
olympic-team | delegación olímpica, equipo olímpico, Team España | Team GB, Team USA, Olympic team, Olympic squad | délégation olympique, équipe olympique, Bleus aux JO | olympiateam, olympiamannschaft, Team D, olympia-aufgebot, team deutschland
olympic-debut-sport | deportes olímpicos nuevos, debut olímpico | Olympic sport, Olympic debut | sport olympique | olympische sportart, olympisch werden, olympia-premiere
olympic-quota | plaza olímpica, mínima olímpica, billete olímpico, preolímpico | Olympic spot, Olympic berth, Olympic qualifying, Olympic trials | quota olympique, billet olympique, minima olympiques, préolympique | olympiaticket, olympia-ticket, olympianorm, olympiaqualifikation, olympia-qualifikation, quotenplatz
medal-table | medallero, cuadro de medallas, medallero olímpico | medal table, medal count, medal tally | tableau des médailles | medaillenspiegel
podium | "podio", podium, cajón del podio | podium, podium finish | podium | podium, podest, podestplatz, podiumsplatz, stockerl, treppchen, aufs podest
medal-ceremony | entrega de medallas, ceremonia de premiación | medal ceremony, victory ceremony | cérémonie des médailles, remise des médailles | siegerehrung, medaillenübergabe
mascot | mascota olímpica, mascota del Mundial, las Phryges | Olympic mascot, World Cup mascot, mascot | mascotte, Phryges | maskottchen
neutral-athletes | atletas neutrales, deportistas neutrales, bandera neutral | neutral athletes, neutral flag | athlètes neutres, bannière neutre, sous bannière neutre | neutrale athleten, neutraler flagge
roc-russia | ROC, Comité Olímpico Ruso | ROC, Russian Olympic Committee | ROC, Comité olympique russe | ROC, Russisches Olympisches Komitee
refugee-team | equipo olímpico de refugiados, equipo de refugiados | Refugee Olympic Team, refugee team | équipe olympique des réfugiés, équipe des réfugiés | flüchtlingsteam, refugee-team
ioc | COI, Comité Olímpico Internacional | IOC, International Olympic Committee | CIO, Comité international olympique, Comité olympique international | IOC, IOK, Internationales Olympisches Komitee
noc-spain | COE, Comité Olímpico Español | Spanish Olympic Committee | Comité olympique espagnol | Spanisches Olympisches Komitee
noc-germany | Comité Olímpico Alemán, DOSB | German Olympic Committee, DOSB | Comité olympique allemand, DOSB | DOSB, Deutscher Olympischer Sportbund
noc-france | Comité Olímpico Francés | French Olympic Committee | CNOSF, Comité olympique français | Französisches Olympisches Komitee, CNOSF
noc-us | Comité Olímpico de EEUU, Comité Olímpico estadounidense, USOPC | USOPC, US Olympic Committee | Comité olympique américain, USOPC | USOPC, US-amerikanisches Olympisches Komitee
ipc | Comité Paralímpico Internacional | International Paralympic Committee, IPC | Comité international paralympique, IPC | IPC, Internationales Paralympisches Komitee
para-athlete | deportista paralímpico, nadador paralímpico, atleta paralímpico | para-athlete, Paralympic champion, para swimmer | athlète paralympique, athlète handisport, handisport, para-athlétisme, para-natation | parasportler, para-sportler, parasportlerin, behindertensport, behindertensportler, para-schwimmer
wheelchair-tennis | tenis silla de ruedas | wheelchair tennis | tennis-fauteuil | rollstuhltennis
wheelchair-basketball | baloncesto silla de ruedas | wheelchair basketball | basket fauteuil | rollstuhlbasketball
wheelchair-rugby | rugby silla de ruedas, quad rugby | wheelchair rugby | rugby fauteuil | rollstuhlrugby
boccia-goalball | boccia, goalball | boccia, goalball | boccia, goalball | boccia, goalball
blind-football | fútbol para ciegos, fútbol ciegos | blind football | cécifoot | blindenfußball
special-olympics | Special Olympics | Special Olympics | Special Olympics | Special Olympics
invictus-games | Juegos Invictus, Invictus | Invictus Games | Invictus Games | Invictus Games
pan-american-games | Juegos Panamericanos, Panamericanos, Panam Sports, Juegos Suramericanos, Juegos Centroamericanos | Pan American Games, Pan Am Games | Jeux panaméricains | panamerikanische spiele
commonwealth-games | Juegos de la Commonwealth | Commonwealth Games | Jeux du Commonwealth | commonwealth games, commonwealth-spiele
asian-games | Juegos Asiáticos | Asian Games | Jeux asiatiques | asienspiele, asian games
european-games | Juegos Europeos | European Games | Jeux européens | europaspiele, european games
european-championships-multi | Campeonatos Europeos Múnich, Europeos de Múnich | European Championships Munich | Championnats européens | european championships
mediterranean-games | Juegos Mediterráneos | Mediterranean Games | Jeux méditerranéens | mittelmeerspiele
world-games | World Games, Juegos Mundiales | World Games | Jeux mondiaux, World Games | World Games
universiade | Universiada, Juegos Mundiales Universitarios | Universiade, World University Games | Universiade, Jeux mondiaux universitaires | universiade, world university games
francophone-games | Juegos de la Francofonía | Francophone Games | Jeux de la francophonie | Spiele der Frankophonie
seine-pollution-games | triatlón en el Sena, nadar en el Sena, calidad agua Sena | Seine swim, swimming in Seine | épreuves dans la Seine | schwimmen in der Seine, wasserqualität der Seine
# football: people and places of play
womens-football | fútbol femenino, fútbol de mujeres | women's football, women's soccer | football féminin, foot féminin | frauenfußball, frauen-fußball
mens-football-youth | fútbol juvenil, cantera, canterano, sub-21, sub-20, sub-19, sub-17 | youth football, academy player, under-21s, U21, under-21 | centre de formation, moins de 21 ans, Bleuets | nachwuchsfußball, u21, U21-Nationalmannschaft, nachwuchsleistungszentrum
amateur-football | fútbol amateur, fútbol regional, fútbol modesto | amateur football, grassroots football, non-league | football amateur, foot amateur | amateurfußball, kreisliga, amateurklub, amateurverein
futsal | fútbol sala, futsal | futsal | futsal | futsal, hallenfußball
beach-soccer | fútbol playa | beach soccer | beach soccer | beachsoccer, strandfußball
goalkeeper | portero*, arquero*, guardameta*, guardameta, cancerbero, portero suplente, guardavallas, golero, "portero" | goalkeeper*, goalie, keeper, shot-stopper, goalkeeping | gardien de but, gardien*, gardien | torwart*, torhüter*, keeper, torhüter, torwart, schlussmann, torfrau, torhüterin
defender-football | defensa central, zaguero, lateral derecho, lateral izquierdo, defensor central, "líbero" | centre-back, full-back, left-back, right-back, defender | défenseur central, latéral droit, arrière droit, latéral gauche | abwehrspieler, innenverteidiger, außenverteidiger, rechtsverteidiger, linksverteidiger, abwehrchef, verteidigerin
midfielder | centrocampista, mediocampista, mediocentro | midfielder, playmaker | milieu de terrain, milieu défensif, milieu offensif, milieux de terrain | mittelfeldspieler, mittelfeld, mittelfeldmann, spielgestalter
striker-football | delantero, delantera del, ariete, delantero centro, atacante del equipo, artillero | centre-forward, goalscorer, "striker" | avant-centre, buteur, attaquant du, attaquant des Bleus, attaquant international | stürmer, mittelstürmer, torjäger, stürmerin, stürmerstar, goalgetter
winger | puntero derecho, extremo brasileño, extremo argentino, extremo francés | winger | ailier, ailier droit, ailier gauche | flügelstürmer, außenstürmer, flügelspieler fußball
captain-team | capitán del equipo, brazalete de capitán, capitana de la selección, capitán de la selección, brazalete | team captain, captaincy, captain's armband, skipper team, armband | capitaine des Bleus, brassard de capitaine, capitanat, brassard | mannschaftskapitän, teamkapitän, kapitänsbinde, dfb-kapitän, spielführer, spielführerin
top-scorer | máximo goleador, pichichi, bota de oro | top scorer, top goalscorer, Golden Boot, leading scorer, all-time top scorer | meilleur buteur, soulier d'or | torschützenkönig, torjägerkanone, rekordtorschütze, torschützenliste
substitute | suplente, banquillo, cambio de jugador, suplencia | substitution, substituted, "substitute", on the bench, off the bench | banc des remplaçants, entré en jeu, "remplaçant" | ersatzbank, einwechslung, eingewechselt, ausgewechselt, auswechslung, ersatzspieler
starting-lineup | alineación, once inicial, titularidad, once titular | starting lineup, line-up, starting XI, lineup | composition d'équipe, onze de départ, onze titulaire, onze des Bleus | startelf, anfangsformation, startformation, "aufstellung"
squad-list | lista de convocados, lista de la selección, prelista, desconvocado, "convocados" | squad announcement, World Cup squad, Euro squad, call-up | liste des joueurs, joueurs convoqués, liste de Deschamps, liste des Bleus | kader, wm-kader, em-kader, aufgebot, kadernominierung, em-aufgebot, wm-aufgebot
training-camp | concentración del equipo, concentración de la selección, pretemporada | training camp, pre-season, preseason | stage de préparation, avant-saison, Clairefontaine, présaison | trainingslager, vorbereitung auf die saison, saisonvorbereitung, em-quartier, wm-quartier
dressing-room | vestuario | dressing room, locker room, changing room | vestiaire | umkleidekabine
pitch-invasion | invasión de campo, invade el campo, espontáneo salta, saltó al césped | pitch invasion, pitch invader, storm pitch | envahissement de terrain, envahissement du terrain | platzsturm, flitzer, stürmen platz
pitch | césped, terreno de juego, cancha, campo de juego | playing field, football pitch, on the pitch | pelouse, terrain de jeu, gazon | spielfeld, kunstrasen, fußballplatz, sportplatz
stadium | estadio*, graderío, tribuna sur, "estadio", "estadios" | stadium*, arena, stadium, terraces, grandstand, in the stands | stade*, tribunes, enceinte sportive, stade | stadion*, stadien, stadion, arena, *stadion, zuschauerränge
wembley | Wembley | Wembley | Wembley | Wembley, Wembley-Stadion
old-trafford | Old Trafford | Old Trafford | Old Trafford | Old Trafford
anfield | Anfield | Anfield | Anfield | Anfield
stade-de-france | Stade de France, Estadio de Francia | Stade de France | Stade de France | Stade de France
parc-des-princes | Parque de los Príncipes | Parc des Princes | Parc des Princes | Prinzenpark, Parc des Princes, Prinzenparkstadion
allianz-arena | Allianz Arena | Allianz Arena | Allianz Arena | Allianz Arena
olympiastadion-berlin | Olímpico de Berlín, Estadio Olímpico de Berlín | Berlin Olympic Stadium, Olympiastadion | Olympiastadion, stade olympique de Berlin | Olympiastadion, Berliner Olympiastadion
azteca-stadium | Estadio Azteca | Azteca Stadium, Estadio Azteca | stade Azteca | Aztekenstadion
san-siro | San Siro, Giuseppe Meazza | San Siro | San Siro | San Siro
velodrome-marseille | Vélodrome de Marsella | Stade Velodrome | stade Vélodrome, Orange Vélodrome | Stade Vélodrome
signal-iduna-park | Signal Iduna Park, Muro Amarillo | Signal Iduna Park, Yellow Wall | Signal Iduna Park, Mur Jaune | Signal Iduna Park, Westfalenstadion, Gelbe Wand
fan | aficionad*, hinchas, espectador*, hinchada, afición, forofo, barra brava, "aficionados", "espectadores" | fans, fan, spectator*, supporters, football fans, "supporter", travelling fans, fanbase, "spectator", "spectators" | supporter*, spectateur*, fans, supporters, public du stade, kop, "spectateurs" | fans, fan, zuschauer*, anhänger, fußballfans, fanszene, fankurve, schlachtenbummler, "zuschauer"
ultras | ultras, radicales del fútbol, grupo ultra | ultras, hooligan, football hooligans | ultras, hooligan | ultras, hooligan, problemfans
fan-violence | reyerta entre aficiones, pelea entre hinchas, violencia en el fútbol, choques entre hinchas, batalla campal | crowd trouble, fan violence, football violence, fans clash | incidents en tribunes, violences entre supporters, débordements de supporters, affrontements entre supporters | fan-ausschreitungen, fankrawalle, fanrandale, fangewalt, ausschreitungen bei fußballspiel
empty-stands | puerta cerrada, a puerta cerrada, sin público, gradas vacías | behind closed doors, empty stands, without spectators, empty stadium, without fans | à huis clos, sans public, tribunes vides | geisterspiel, ohne zuschauer, leeren rängen, ohne publikum
full-house | lleno absoluto, aforo completo | sell-out crowd, capacity crowd, full house | guichets fermés, à guichets fermés, stade plein | ausverkauftem haus, zuschauerrekord
match-ticket | entradas para la final, entradas del Mundial | match tickets, ticket prices, World Cup tickets | billets pour la finale, prix des billets | eintrittskarten, dauerkarte
public-viewing | pantalla gigante, fan zone, zona de aficionados | fan zone, big screen, public viewing | fan-zone, écran géant | fanmeile, public viewing, fanzone, großleinwand
fan-march | marcha de aficionados, corteo, recibimiento al equipo | fan march, open-top bus, victory parade, bus parade | cortège de supporters, défilé des champions, bus à impériale, parade des champions | fanmarsch, meisterfeier, autokorso, siegesfeier, rathausbalkon, pokalfeier
tifo | tifo, pancarta en la grada | tifo, banner in stands | tifo, banderole | choreo, spruchband, choreografie fankurve, banner im stadion
flares-stadium | "bengalas", pirotecnia en el estadio | flares thrown, flare stadium, pyrotechnics stadium | fumigène | pyrotechnik, bengalos, bengalische feuer, pyro
objects-thrown | botellazo, objetos al campo | objects thrown, bottle thrown | jets de projectiles, jet de bouteille | becherwurf, bierbecher, wurfgeschosse
stadium-racism | gritos racistas, cánticos racistas, racismo en el fútbol | racist chants, monkey chants, racism in football | cris racistes, cris de singe, chants racistes | rassistische beleidigung, affenlaute, rassismus im fußball, rassistisch beleidigt
homophobic-chants | cánticos homófobos, grito homofóbico | homophobic chants | chants homophobes | homophobe gesänge, homophobe fangesänge
one-love | brazalete arcoíris, brazalete One Love, One Love | OneLove armband, rainbow armband, One Love | brassard arc-en-ciel, brassard One Love, One Love | regenbogenbinde, one-love-binde, regenbogen-binde
# football: the game
referee | árbitro*, árbitro, colegiado, trencilla, árbitro asistente, juez de línea fútbol, arbitraje, polémica arbitral, equipo arbitral, "árbitros" | referee*, referee, ref, linesman, assistant referee | arbitr*, arbitre, arbitrage, arbitre assistant, corps arbitral, erreur arbitrale | schiedsrichter*, schiedsrichter, schiedsrichterin, referee, unparteiischer, linienrichterin, schiri, schiedsrichterassistent
var | VAR, videoarbitraje, árbitro de vídeo, videoarbitro | VAR, video assistant referee, video review | VAR, assistance vidéo, arbitrage vidéo | VAR, videobeweis, videoassistent, video-assistent, videoschiedsrichter, kölner keller
yellow-card | tarjeta amarilla, amonestado, acumulación de amarillas | yellow card | carton jaune | gelbe karte, verwarnt, gelbsperre
red-card | tarjeta roja, expulsión del jugador, roja directa | red card, sent off, sending-off | carton rouge, expulsé du match, exclusion joueur | rote karte, platzverweis, rot gesperrt, rotsperre, rot gesehen, feldverweis, gelb-rot, vom platz gestellt
goal | gol, goles, golea*, goleada*, golazo, anota, goleador, marca un gol, "goleada" | goal, goals, goalscor*, scored, scores goal, scorer | but, buts, buteur*, marque un but, a marqué, ouverture du score | tor, tore, treffer*, torschütz*, torschütze, torschützin, tore von, führungstreffer, "treffer"
own-goal | autogol, gol en propia puerta, propia meta, gol en contra, en propia meta | own goal | but contre son camp, contre son camp, csc | eigentor
equalizer | gol del empate, "iguala", "igualó", "igualar", "igualaron", "igualan", "iguales" | equaliser, late equaliser, "equalizer" | égalisation, but égalisateur | ausgleich, ausgleichstreffer, ausgleichstor, gleicht aus
winning-goal | gol de la victoria, gol decisivo, gol del triunfo, gol ganador, gol en el descuento | winning goal, late winner, match-winner, decisive goal | but de la victoire, but vainqueur, but décisif, buteur décisif | siegtor, siegtreffer, tor des tages, goldenes tor, matchwinner
hat-trick | hat-trick, triplete, póker de goles | hat-trick | coup du chapeau, hat-trick, "triplé" | hattrick, dreierpack, viererpack
brace-goals | doblete, dos goles | scores twice, two goals, bags brace, hits brace | auteur d'un doublé, inscrit un doublé | doppelpack, doppelschlag
assist | asistencia de gol | goal assist, with an assist | passe décisive, passeur décisif | torvorlage, vorlagengeber, vorlagen, assist
penalty | penalti*, "penales", penaltis, penalti, pena máxima, penal fallado, falla un penalti, once metros | penalt*, shootout, penalty, spot kick, penalty kick | penalty, point de penalty | elfmeter*, elfmeter, strafstoß, handelfmeter, elfmeter verschossen, foulelfmeter, elfmeterpfiff
penalty-shootout | tanda de penaltis, tanda de penales, en los penaltis, por penales, en penales | penalty shootout, on penalties, shoot-out, penalty shoot-out | tirs au but, aux tirs au but, aux penalties | elfmeterschießen, elfmeterkrimi, elfmeterdrama, im elfmeterschießen
free-kick | tiro libre, falta directa, libre directo, golpe franco | free kick | coup franc | freistoß, freistoßtor
corner-kick | saque de esquina, tiro de esquina, córner | corner kick, set piece, from corner | corner, phase arrêtée, coup de pied arrêté | eckball, eckstoß, ecke nach, standardsituation, standards fußball
offside | fuera de juego, posición adelantada | offside | hors-jeu | abseits, abseitstor, abseitsstellung
handball-foul | mano en el área, mano del defensa | handball decision, handball in box, hand of God, handball rule | main dans la surface, main de Dieu, faute de main | handspiel, hand gottes
foul | falta clara, entrada dura, entrada violenta, agresión del jugador | foul, bad tackle, horror tackle | faute grossière, mauvais geste, coup de coude, tacle dangereux | foul, grätsche, tätlichkeit, foulspiel, ellbogenschlag
diving-simulation | piscinazo, simulación de penalti, teatro futbolista | simulation football, accused of diving | simulation joueur, plongeon simulé | schwalbe
header | cabezazo, de cabeza, testarazo, remate de cabeza | header | tête piquée, coup de tête, de la tête | kopfball, kopfballtor, per kopf
bicycle-kick | tijera gol, gol de chilena | overhead kick, bicycle kick, scissor kick | retourné acrobatique | fallrückzieher, seitfallzieher
crossbar | larguero, travesaño, al palo | crossbar, hits post, woodwork, goalpost | barre transversale, poteau | pfosten, querlatte, lattenschuss, pfostenschuss, lattenkracher
save-goalkeeper | paradón, atajada, parada del portero | penalty save, superb save, goalkeeper saves | arrêt du gardien, arrêts décisifs, parade décisive | glanzparade, parade des torwarts, gehalten elfmeter, "paraden"
clean-sheet | portería a cero, portería imbatida, valla invicta | clean sheet | clean-sheet, cage inviolée | zu null, weiße weste, ohne gegentor
conceded | gol encajado, goles recibidos | goals conceded, concede goal | but encaissé | gegentor, gegentreffer
possession | posesión del balón, tiqui-taca | ball possession, passing game, tiki-taka | possession de balle, tiki-taka | ballbesitz, tiki-taka
counter-attack | contragolpe | counter-attack football, counterattack goal, on the break | en contre | konterfußball, kontertor
tactics-football | sistema táctico, esquema táctico, cuatro-tres-tres | playing formation, tactical switch, back three | schéma tactique, dispositif tactique | viererkette, dreierkette, spielsystem
kick-off | pitido inicial, saque inicial, saque de centro | kick-off, kickoff | coup d'envoi | anstoß, anpfiff, angepfiffen
half-time | descanso del partido, al descanso, intermedio partido, primera parte, primer tiempo | half-time, first half | mi-temps, à la pause, première période, première mi-temps | halbzeit, halbzeitpause, zur pause, erste halbzeit
second-half | segunda parte, segundo tiempo, segunda mitad | second half | deuxième période, seconde période, deuxième mi-temps, seconde mi-temps | zweite halbzeit, zweiten hälfte
final-whistle | prórroga*, prórroga, tiempo extra, tiempo suplementario, alargue, "prorrogan" | extra time, overtime | prolongation*, prolongation, après prolongation | verlängerung*, verlängerung, nachspielzeit verlängerung, nach verlängerung
stoppage-time | tiempo de descuento, tiempo añadido, en el descuento, último suspiro | stoppage time, injury time, added time, last-gasp | temps additionnel, arrêts de jeu, dernières secondes | nachspielzeit, last-minute-tor, letzter sekunde, letzter minute
full-time-whistle | pitido final, final del partido, silbatazo final | final whistle, full-time, full time whistle | coup de sifflet final | schlusspfiff, abpfiff, abgepfiffen
match-suspended | partido suspendido, suspensión del partido, partido aplazado, partido interrumpido | match abandoned, match suspended, game abandoned, match postponed, game postponed | match interrompu, match arrêté, match reporté, match annulé | spielabbruch, abgebrochenes spiel, spielunterbrechung, spielabsage, partie abgebrochen, spiel abgebrochen, spiel unterbrochen, spiel abgesagt
forfeit-match | derrota administrativa, pierde por incomparecencia, incomparecencia, walkover | forfeit match, forfeited, walkover, awarded 3-0 | défaite sur tapis vert, tapis vert, défaite par forfait | am grünen tisch, wertung des spiels, spielwertung, kampflos
replayed-match | repetición del partido, repetir el partido | replay match, match replayed, to be replayed, FA Cup replay | match à rejouer, rejouer le match | wiederholungsspiel, spiel wiederholt, neuansetzung
match | "partido", partidazo, partido de fútbol, duelo directo | match*, fixture, match, "matches", "matched" | match*, match, duel, "matchs", "matches" | spiel, spiele, spieltag*, partie, *spiel, duell, topspiel
first-leg | partido de ida, ida de semifinales, ida de cuartos, ida de octavos, la ida | first leg | match aller, demi-finale aller, quart de finale aller, huitième aller | hinspiel
second-leg | partido de vuelta, vuelta de semifinales, vuelta de cuartos, vuelta de octavos | second leg, return leg | match retour, demi-finale retour, huitième retour | rückspiel
home-win | victoria en casa, partido en casa, como local, de local | home win, home game, at home to, home match, home defeat | à domicile, victoire à domicile, réception de | heimsieg, heimspiel, heimniederlage, heimvorteil
away-game | victoria a domicilio, fuera de casa, como visitante, de visitante | away win, away game, away match, away defeat, away goals | victoire à l'extérieur, déplacement à, en déplacement | auswärtssieg, auswärtsspiel, auswärtsniederlage, auswärtstor
derby | derbi, derby, clásico regional | derby, local derby | derby | derby, stadtderby, *derby, revierderby
clasico | el clásico, clásico Barça-Madrid, superclásico | El Clasico, Clásico | Clasico, Classique | Clásico, El Clásico
friendly-match | partido amistoso, "amistoso", "amistosos" | friendlies, friendly match, international friendly, friendly against, pre-season friendly | match amical, amical | freundschaftsspiel, testspiel, länderspiel
international-break | parón de selecciones, parón internacional, fecha FIFA, ventana FIFA | international break, international window | trêve internationale, fenêtre internationale | abstellungsperiode, länderspielfenster, länderspielpause
international-caps | internacionalidades, partidos internacionales, internacional absoluto, debut con la selección | international caps, uncapped | sélections en équipe, sélections avec les Bleus, cape internationale | länderspieldebüt, rekordnationalspieler, länderspieleinsatz, nationalspieler, nationalspielerin
# football: competition
qualifiers | eliminatorias, clasificatorio, fase de clasificación, eliminatorias sudamericanas, premundial | World Cup qualifier, qualifying campaign, "qualifiers", "qualifier", "qualifying" | éliminatoires, phase de qualification, éliminatoires du Mondial | qualifikation, wm-qualifikation, em-qualifikation, qualifikationsspiel, quali
qualify | clasifica*, clasific*, clasifica, se clasifica, clasificado, clasificación para, logra el pase, sella el pase, boleto al Mundial, "clasificó" | qualif*, qualify, qualification, book place, seal place | qualif*, qualifié, qualifiée, se qualifie, décroche sa qualification, valide son billet, composte son billet | qualifi*, qualifiziert, qualifiziert sich, löst ticket, wm-ticket, em-ticket, bucht ticket
group-stage | fase de grupos, liguilla de grupos, fase de liga | group stage, league phase, group phase | phase de groupes, phase de poules, phase de ligue | gruppenphase, vorrunde, ligaphase, gruppenspiel, gruppensieg
group-letter | Grupo A, Grupo B, Grupo C, Grupo D, Grupo E, Grupo F, Grupo G, Grupo H | Group A, Group B, Group C, Group D, Group E, Group F, Group G, Group H | groupe A, groupe B, groupe C, groupe D, groupe E, groupe F, groupe G, groupe H | Gruppe A, Gruppe B, Gruppe C, Gruppe D, Gruppe E, Gruppe F, Gruppe G, Gruppe H
group-of-death | grupo de la muerte | group of death | groupe de la mort | todesgruppe, hammergruppe
draw-of-lots | sorteo de la Champions, sorteo del Mundial, sorteo de grupos, sorteo de octavos, sorteo de cuartos, sorteo de la Eurocopa, bombos | World Cup draw, Champions League draw, cup draw, draw pots, Euro draw, group-stage draw | tirage au sort, tirage de la Ligue | losglück, lostopf, losfee, hammerlos, "auslosung"
knockout-stage | fase eliminatoria, fase final, eliminatoria directa, eliminación directa, rondas eliminatorias | knockout stage, knockout phase, knockout round | phase finale, phase à élimination directe, matchs à élimination, match à élimination directe | k.o.-runde, ko-runde, k.o.-phase, ko-phase, endrunde
round-of-32 | dieciseisavos, dieciseisavos de final, treintaidosavos | round of 32, last 32 | seizième de finale, seizièmes, 16es de finale, 32es de finale | sechzehntelfinale, runde der letzten 32, zwischenrunde
round-of-16 | octavos de final, octavos | round of 16, last 16 | huitième de finale, huitièmes, 8es de finale | achtelfinale, achtelfinalist, runde der letzten 16
quarterfinal | cuartos de final, cuartos, cuartofinalista, pase a cuartos, en cuartos | quarter-final*, quarterfinal*, quarters, quarter-final, quarterfinal, last eight, quarter-finalist, "quarterfinals" | quart de finale, quarts de finale, quarts, en quarts | viertelfinal*, viertelfinale, viertelfinalist, viertelfinaleinzug, runde der letzten acht
semifinal | semifinal*, semifinal, semis, en semifinales, "semifinales" | semi-final*, semifinal*, semis, semi-final, semifinal, last four, semi-finalist, "semifinals" | demi-finale*, demi-finale, dernier carré, en demies, les demies | halbfinal*, halbfinale, halbfinalist, halbfinaleinzug, vorschlussrunde, semifinale
third-place | tercer puesto, tercer lugar, final de consolación, partido por el tercer | third place, third-place play-off, third-place match, consolation final | petite finale, troisième place, match pour la troisième | spiel um platz drei, kleines finale, platz drei, platz 3
final | final, finales, finalista*, gran final, finalista, la final, final de infarto, finalísima, "finalistas" | final, finals, finalist*, grand final, cup final, World Cup final, Champions League final, Euro final | finale, finales, finaliste*, en finale | finale*, endspiel*, finalist*, finale, endspiel, finalist, finaleinzug, finalistin, finalgegner, finalspiel, pokalfinale, em-finale, wm-finale
cup-first-round | primera ronda, primera eliminatoria, primera fase | opening round, first-round match, first-round exit | au premier tour | erste runde, erstrundenaus, erstrundenspiel, auftaktrunde, pokalrunde
second-round | segunda ronda | second-round match, second-round exit | second tour tournoi, deuxième tour tournoi | zweite runde, zweitrunden-aus
third-round | tercera ronda | third round | troisième tour, 3e tour | dritte runde
fourth-round | cuarta ronda | fourth round | quatrième tour | vierte runde
preliminary-round | ronda previa, fase previa, previa de la Champions | preliminary round, qualifying round | tour préliminaire, barrage retour, barrage aller | champions-league-qualifikation, qualifikationsrunde
repechage | repesca, repechaje | repechage | repêchage, repêché | hoffnungslauf, trostrunde
playoff-tie | partido de repesca, play-off de ascenso, promoción de ascenso, fase de ascenso | promotion play-off, play-off final, relegation play-off | match de barrage, barrage d'accession | relegation, relegationsspiel, relegationsduell, aufstiegsspiel
matchday | jornada de Liga, jornada liguera, primera jornada, última jornada | matchday, final day of season, opening weekend | journée de championnat, journée de Ligue, dernière journée, première journée | spieltag, bundesliga-spieltag, letzter spieltag, erster spieltag
season-sport | temporada de Liga, inicio de temporada, fin de temporada, temporada perfecta, temporada | season opener, season-ending, this season, next season, new season, end of season, season | saison de Ligue, début de saison, fin de saison, cette saison, saison prochaine | saison, saisonstart, saisonauftakt, saisonfinale, saisonaus
winter-break | parón invernal, parón navideño | winter break | trêve hivernale, trêve des confiseurs | winterpause
standings | tabla de posiciones, clasificación de la Liga, tabla clasificatoria, colista, puestos de Champions | league table, bottom of table, top of table, "standings" | classement de Ligue, lanterne rouge, leader du championnat, leader de Ligue | tabellenführer, tabellenspitze, tabelle, tabellenletzter, schlusslicht, tabellenkeller, spitzenreiter, tabellenzweiter
leader-league | líder de la Liga, liderato, líder en solitario, colíder | league leaders, go top, goes top | en tête du championnat, fauteuil de leader | herbstmeister, herbstmeisterschaft, tabellenplatz eins, erobert tabellenführung
relegation | descenso de categoría, descenso a Segunda, desciende a Segunda, zona de descenso, descendido | relegation, relegation battle, drop zone, relegation zone | relégation, relégué, descente en Ligue, zone rouge | abstieg, absteiger, abstiegskampf, abgestiegen, steigt ab, abstiegsplatz, abstiegszone, klassenerhalt, abstiegsangst
promotion-sport | ascenso a Primera, asciende a Primera, ascenso de categoría, ascenso a LaLiga, equipo ascendido | promotion to Premier, win promotion, newly promoted | montée en Ligue, promue, accession en Ligue | aufstieg, aufsteiger, aufgestiegen, bundesliga-aufstieg, wiederaufstieg, aufstiegsrennen
league-title | título de Liga, campeón de Liga, gana la Liga, alirón, campeón liguero | league title, title race, title challenge, league champions, Premier League title, title hopes | titre de champion, sacré champion de France, course au titre, champion de Ligue | meistertitel, deutscher meister, meisterschaft, titelrennen, meisterschale, herzschlagfinale
treble | triplete histórico, triple corona, sextete | triple crown, quadruple trophies, "treble" | triplé historique, triple couronne, sextuplé | triple, triple-sieger, triple-gewinn, sextuple
double-titles | doblete de títulos, doblete Liga y Copa | league and cup double, domestic double | doublé coupe-championnat | doublesieger, double-gewinn, double-sieger
unbeaten | invicto, imbatido, racha invicta, sin perder | unbeaten, unbeaten run, undefeated | invaincu, invincibilité | ungeschlagen, unbesiegt, ohne niederlage
winning-streak | racha de victorias, racha triunfal, victorias consecutivas, victorias seguidas | winning streak, winning run, straight win, consecutive win, successive win | série de victoires, victoires consécutives, victoire de rang | siegesserie, sieg in folge, siege in serie, siegeszug
losing-streak | racha negativa, derrotas consecutivas, racha de derrotas, derrotas seguidas | losing streak, losing run, straight defeat, winless run, winless | série noire, défaites consécutives, défaite de rang, sans victoire | niederlagenserie, niederlage in folge, pleitenserie, negativserie, sieglos, talfahrt
points-deduction | deducción de puntos, resta de puntos, sanción de puntos, quita de puntos, pérdida de puntos | points deduction, docked points, deducted points | retrait de points, points de pénalité, pénalité de points | punktabzug
goal-difference | diferencia de goles, goal average | goal difference, goals scored and conceded | différence de buts, goal-average | tordifferenz, torverhältnis
training-session | sesión de entrenamiento, "entrenamiento", "entrenamientos" | training session, training ground, back in training, misses training | entraînement, séance d'entraînement | training, trainingsplatz, mannschaftstraining, trainingseinheit, abschlusstraining
# football competitions
worldcup | Mundial, Copa del Mundo, Copa Mundial, cita mundialista, mundialista, fase final del Mundial | World Cup, FIFA World Cup | Mondial, Coupe du monde, le Mondial, du Mondial, au Mondial | weltmeisterschaft*, WM, weltcup*, fußball-wm, wm-spiel, weltmeisterschaft, wm-turnier, fußball-weltmeisterschaft
worldcup-qatar | Mundial de Catar, Mundial de Qatar, Catar 2022, Qatar 2022 | Qatar World Cup, World Cup in Qatar, Qatar 2022 | Mondial au Qatar, Mondial du Qatar, Qatar 2022, Mondial 2022 | WM in Katar, Katar-WM, WM 2022
worldcup-2026 | Mundial 2026, Mundial de 2026 | 2026 World Cup, World Cup 2026 | Mondial 2026, Coupe du monde 2026 | WM 2026, Weltmeisterschaft 2026
worldcup-2030 | Mundial 2030, Mundial de 2030 | 2030 World Cup, World Cup 2030 | Mondial 2030, Coupe du monde 2030 | WM 2030
worldcup-2034 | Mundial 2034, Mundial de 2034 | 2034 World Cup, World Cup 2034 | Mondial 2034, Coupe du monde 2034 | WM 2034
worldcup-women | Mundial femenino, Mundial de fútbol femenino, Copa Mundial Femenina | Women's World Cup | Mondial féminin, Coupe du monde féminine | frauen-wm, fußball-wm der frauen, frauen-weltmeisterschaft
womens-euro | Eurocopa femenina | Women's Euro | Euro féminin, Euro dames | frauen-em, fußball-em der frauen
clubworldcup | Mundial de Clubes, Mundialito | Club World Cup | Mondial des clubs, monde des clubs | klub-wm, club-wm, klub-weltmeisterschaft, vereinsweltmeisterschaft
eurocup | Eurocopa, Euro 2020, Euro 2024, Euro 2028 | Euro 2020, Euro 2024, European Championship, Euro 2028, the Euros, Euros | championnat d'Europe, Euro 2020, Euro 2024, Euro 2028, l'Euro | europameisterschaft*, EM, fußball-em, EM 2020, EM 2024, EM 2028, europameisterschaft, em-spiel, fußball-europameisterschaft, heim-em
euro-u21 | Europeo sub-21, Europeo sub-19 | Under-21 Euros, Euro Under-21 | Euro Espoirs, Euro des moins | U21-EM, U19-EM
youth-worldcup | Mundial sub-20, Mundial sub-17 | Under-20 World Cup, Under-17 World Cup, U-17 World Cup, U-20 World Cup | Mondial U20, Mondial U17 | U20-WM, U17-WM
champions-league | Liga de Campeones, Champions League, Champions, la Orejona | Champions League, UEFA Champions League, European Cup | Ligue des champions, C1, Champions League | Champions League, Königsklasse, Henkelpott, CL-Finale
champions-league-women | Champions femenina, Liga de Campeones femenina | Women's Champions League | Ligue des champions féminine, C1 féminine | Champions League der Frauen, Frauen-Champions-League
europa-league | Europa League, Liga Europa, UEFA Europa League | Europa League | Ligue Europa, C3, Europa League | Europa League
conference-league | Conference League, Liga Conferencia | Conference League | Ligue Conférence, Europa Conference League | Conference League
nations-league | Liga de Naciones, Liga de las Naciones, Nations League | Nations League | Ligue des nations, Nations League | Nations League, Nationenliga
uefa-supercup | Supercopa de Europa | UEFA Super Cup, European Super Cup | Supercoupe d'Europe | uefa-supercup, europäischer supercup
spanish-supercup | Supercopa de España, Supercopa | Spanish Super Cup, Supercopa | Supercoupe d'Espagne | spanischer supercup
german-supercup | Supercopa de Alemania, Supercopa alemana | German Super Cup | Supercoupe d'Allemagne | deutscher supercup, dfl-supercup, supercup, franz-beckenbauer-supercup
trophee-des-champions | Supercopa de Francia | Trophée des Champions, French Super Cup | Trophée des champions | französischer supercup, Trophée des Champions
copa-america | Copa América | Copa America | Copa America | Copa América, Südamerikameisterschaft
africa-cup | Copa África, Copa de África, Copa Africana de Naciones | Africa Cup of Nations, AFCON, Cup of Nations | Afrique des nations, CAN, Coupe d'Afrique | Afrika-Cup, Afrikacup, Afrikameisterschaft
asian-cup | Copa Asia, Copa de Asia, Copa Asiática | Asian Cup, AFC Asian Cup | Coupe d'Asie | Asien-Cup, Asienmeisterschaft, Asiencup
gold-cup | Copa Oro, Copa de Oro | Gold Cup, Concacaf Gold Cup | Gold Cup | Gold Cup
arab-cup | Copa Árabe | Arab Cup | Coupe arabe | Arab Cup, Arabien-Cup
finalissima | Finalissima, Finalísima Italia-Argentina | Finalissima | Finalissima | Finalissima
confederations-cup | Copa Confederaciones | Confederations Cup | Coupe des Confédérations | Confed Cup, Confederations Cup
libertadores | Copa Libertadores, Libertadores | Copa Libertadores, Libertadores | Copa Libertadores, Libertadores | Copa Libertadores, Libertadores
sudamericana | Copa Sudamericana, Recopa Sudamericana | Copa Sudamericana | Copa Sudamericana | Copa Sudamericana
concachampions | Concachampions, Liga de Campeones Concacaf, Copa de Campeones Concacaf | Concacaf Champions Cup, Concacaf Champions League | Ligue des champions Concacaf | Concacaf Champions Cup
superleague | Superliga europea, Superliga | European Super League, Super League | Super Ligue, Superligue | super league, europäische super league
laliga | LaLiga, La Liga, Liga española, Primera División, LaLiga Santander, LaLiga EA Sports | La Liga, LaLiga, Spanish league | Liga, championnat d'Espagne, LaLiga, Liga espagnole | La Liga, LaLiga, spanische Liga, Primera División
segunda-division | Segunda División, LaLiga 2, LaLiga Hypermotion, Primera Federación, Primera RFEF | Spanish second division, Segunda Division | deuxième division espagnole | Segunda División, zweite spanische Liga
liga-f | Liga F | Liga F | Liga F | Liga F, spanische Frauenliga
bundesliga | Bundesliga, Liga alemana | Bundesliga, German league | Bundesliga, championnat d'Allemagne | Bundesliga, Fußball-Bundesliga, bundesligist, bundesliga-klub, bundesligaspiel
second-bundesliga | Segunda Bundesliga, Bundesliga 2 | second Bundesliga, 2. Bundesliga, German second division | 2. Bundesliga, deuxième division allemande | 2. Bundesliga, zweite Bundesliga, zweitligist, zweite Liga, 2. Liga
third-liga | Tercera división alemana | German third division, 3. Liga | troisième division allemande | 3. Liga, dritte Liga, drittligist, regionalliga
premier-league | Premier League, Liga inglesa | Premier League, Premiership, top flight | Premier League, championnat d'Angleterre | Premier League, englische Liga
championship-efl | Championship inglesa, EFL | EFL, League One, League Two, Sky Bet Championship | Championship anglais, deuxième division anglaise | zweite englische Liga, englische zweite Liga
wsl-women | Liga inglesa femenina, Women's Super League | Women's Super League, WSL women | Women's Super League | Women's Super League
serie-a | Serie A, Calcio, Liga italiana, scudetto | Serie A, Scudetto | Serie A, championnat d'Italie, Scudetto, Calcio | Serie A, Scudetto, italienische Liga, Serie-A-Klub
ligue-1 | Ligue 1, Liga francesa | Ligue 1, French league | Ligue 1, L1, championnat de France | Ligue 1, französische Liga
ligue-2 | Ligue 2, segunda francesa | Ligue 2 | Ligue 2, L2 | Ligue 2, zweite französische Liga
d1-arkema | Primera francesa femenina | Première Ligue women | D1 Arkema, Arkema Première Ligue, D1 féminine | D1 Arkema
eredivisie | Eredivisie, Liga neerlandesa | Eredivisie | Eredivisie, championnat des Pays-Bas | Eredivisie
primeira-liga | Liga portuguesa | Primeira Liga, Portuguese league | championnat du Portugal, Liga portugaise | portugiesische Liga, Primeira Liga
scottish-premiership | Liga escocesa, Premiership escocesa | Scottish Premiership | championnat d'Écosse | schottische Liga, Scottish Premiership
super-lig | Superliga turca, Süper Lig | Turkish Super Lig, Süper Lig | Süper Lig, championnat de Turquie | Süper Lig, türkische Liga
saudi-league | Liga saudí, Liga de Arabia Saudí, Saudi Pro League | Saudi Pro League, Saudi league | championnat saoudien, Saudi Pro League | Saudi Pro League, saudische Liga
liga-mx | Liga MX, fútbol mexicano, Torneo Apertura, Torneo Clausura | Liga MX, Mexican league | Liga MX, championnat mexicain | Liga MX, mexikanische Liga
brasileirao | Brasileirao, Liga brasileña | Brasileirao, Serie A Brazil | Brasileirao, championnat du Brésil | Brasileirão, brasilianische Liga
liga-argentina | Liga Profesional Argentina, fútbol argentino | Argentine league | championnat argentin, championnat d'Argentine | argentinische Liga
austria-league | Bundesliga austriaca | Austrian Bundesliga | championnat d'Autriche | österreichische Bundesliga, ÖFB-Cup
swiss-league | Superliga suiza | Swiss Super League | Super League suisse, Coupe de Suisse | Schweizer Super League, Schweizer Cup
belgian-league | Liga belga, Jupiler Pro League | Belgian Pro League | Jupiler Pro League, championnat de Belgique, Croky Cup | Jupiler Pro League, belgische Liga
copa-del-rey | Copa del Rey | Copa del Rey, King's Cup Spain | Coupe du Roi, Copa del Rey | Copa del Rey, spanischer Pokal, Königspokal
copa-de-la-reina | Copa de la Reina | Copa de la Reina | Coupe de la Reine | Copa de la Reina
dfb-pokal | Copa de Alemania, Copa alemana, DFB-Pokal, Pokal | German Cup, DFB-Pokal, DFB Cup | Coupe d'Allemagne | DFB-Pokal, dfb-pokalfinale, pokalsieger, pokalspiel
coupe-de-france | Copa de Francia | Coupe de France, French Cup | Coupe de France | Coupe de France, französischer Pokal
fa-cup | FA Cup, Copa de Inglaterra, Copa inglesa | FA Cup | FA Cup, Coupe d'Angleterre | FA Cup, englischer Pokal
league-cup | Carabao Cup, EFL Cup | League Cup, Carabao Cup, EFL Cup | League Cup, Coupe de la Ligue | Ligapokal, Carabao Cup, League Cup
community-shield | Community Shield | Community Shield | Community Shield | Community Shield
coppa-italia | Copa de Italia, Coppa Italia, Supercopa de Italia | Coppa Italia, Italian Cup | Coupe d'Italie, Supercoupe d'Italie | Coppa Italia, italienischer Pokal
copa-do-brasil | Copa do Brasil, Copa de Brasil | Copa do Brasil | Coupe du Brésil | Copa do Brasil
giantkilling | matagigantes, cae ante un Segunda | giant-killing, giant-killers, cup shock, cup upset | exploit en Coupe | pokalsensation, pokalüberraschung, pokalschreck, pokalaus, pokal-aus, pokalblamage
trophy | trofeo, alza la copa, levanta la Copa, levanta el trofeo | trophy, silverware, lift trophy | trophée, soulève la coupe, soulève le trophée | trophäe, siegerpokal, trophäensammlung
european-champion | campeón de Europa, título europeo | European champion, European title, Euro champions, Euro winners | champion d'Europe, titre européen | europameister, europameisterin, em-titel, europameistertitel
national-champion | campeón nacional, campeonato de España, campeón de España | national champion, national title, US champion, national championships | champion de France, titre national | deutsche meisterschaft, landesmeister, deutsche meisterin, DM-Titel
ballon-dor | Balón de Oro | Ballon d'Or | Ballon d'or | Ballon d'Or, Goldener Ball
fifa-the-best | premios The Best, The Best | FIFA Best, Best FIFA awards, FIFA player award | The Best, prix Fifa du meilleur | Weltfußballer, Weltfußballerin, Weltfußballer-Wahl
player-of-year | jugador del año, futbolista del año, Kopa, Trofeo Kopa | player of the year, footballer of the year, PFA award | joueur de l'année, trophée Kopa, trophées UNFP | fußballer des jahres, spieler des jahres, fußballerin des jahres
golden-boy | Golden Boy | Golden Boy | Golden Boy | Golden Boy
laureus | premios Laureus, Laureus | Laureus, Laureus awards | Laureus, prix Laureus | Laureus, Laureus-Award
sportsperson-year | deportista del año, mejor deportista del año | sportsperson of the year, Sports Personality, sportsman of the year | sportif de l'année, champion des champions | sportler des jahres, sportlerin des jahres
hall-of-fame | salón de la fama | hall of fame | temple de la renommée, Hall of Fame | ruhmeshalle, hall of fame
# national teams
national-team | selección nacional, combinado nacional, selección española, selección absoluta, selección sub-21, selección femenina, la selección | national team, national side, national squad | équipe nationale, sélection nationale, équipe de France | nationalmannschaft, nationalteam, nationalelf
spain-team | La Roja, selección española de fútbol, furia roja | La Roja, Spain national team | la Roja, sélection espagnole | La Roja, Furia Roja, spanische nationalmannschaft, spanische auswahl
france-team | les Bleus, selección francesa, equipo galo, combinado galo | Les Bleus, France national team | les Bleus, Bleus, sélection tricolore, Tricolores | Les Bleus, Équipe Tricolore, französische nationalmannschaft, Bleus
france-women-team | las Bleues | Les Bleues, France women | les Bleues, Bleues | Les Bleues, französische Frauen-Nationalmannschaft
germany-team | la Mannschaft, Die Mannschaft, selección alemana, Mannschaft | Die Mannschaft, Germany national team, German national team | la Mannschaft, Mannschaft, Nationalmannschaft, sélection allemande | DFB-Elf, DFB-Team, DFB-Auswahl, deutsche nationalmannschaft, deutsche nationalelf, DFB-Mannschaft, die Mannschaft
germany-women-team | selección alemana femenina | Germany women | Allemandes football | DFB-Frauen, DFB-Frauenteam, DFB-Frauen-Team
england-team | los Tres Leones, Tres Leones, selección inglesa, Three Lions | Three Lions, England national team, England boss, England squad | Three Lions, sélection anglaise, Trois Lions | Three Lions, englische nationalmannschaft, england-coach
england-women-team | Lionesses, Leonas inglesas | Lionesses | Lionesses | Lionesses
argentina-team | Albiceleste, Scaloneta, selección argentina | Albiceleste, Argentina national team | Albiceleste, sélection argentine | Albiceleste, argentinische nationalmannschaft, Gauchos
brazil-team | Canarinha, Seleçao, verdeamarela, pentacampeón, selección brasileña | Selecao, Canarinho, Brazil national team | Seleçao, Auriverde, sélection brésilienne | Seleção, brasilianische nationalmannschaft
italy-team | la Azzurra, Azzurra, azzurri, Nazionale, selección italiana | Azzurri | Squadra Azzurra, Azzurri, Nazionale | Squadra Azzurra, Azzurri
portugal-team | Selección das Quinas, equipo das Quinas | Selecao das Quinas | Selecçao das Quinas, Seleçao portugaise, sélection portugaise | portugiesische nationalmannschaft, Seleção das Quinas
netherlands-team | la Oranje, Naranja Mecánica, Oranje | Oranje | Oranje | Elftal, Oranje, Oranje-Elf, Oranje-Team
belgium-team | Diablos Rojos, selección belga | Red Devils Belgium, Belgium national team | Diables rouges | Rote Teufel Belgien, belgische nationalmannschaft
croatia-team | Vatreni, selección croata, equipo ajedrezado | Vatreni | Vatreni, équipe au damier | Vatreni, kroatische nationalmannschaft
morocco-team | Leones del Atlas | Atlas Lions | Lions de l'Atlas | Atlas-Löwen, Löwen vom Atlas
senegal-team | Leones de la Teranga, Leones de Teranga | Lions of Teranga, Teranga Lions | Lions de la Teranga | Löwen von Teranga
cameroon-team | Leones Indomables | Indomitable Lions | Lions indomptables | unbezähmbare Löwen, unzähmbaren Löwen
algeria-team | Zorros del Desierto, Fennecs | Desert Foxes, Desert Warriors | Fennecs | Wüstenfüchse
nigeria-team | Súper Águilas | Super Eagles | Super Eagles | Super Eagles
ivory-coast-team | selección marfileña | Elephants Ivory Coast | Éléphants ivoiriens | Elefanten der Elfenbeinküste
egypt-team | los Faraones, selección egipcia | Pharaohs Egypt | les Pharaons | ägyptische nationalmannschaft, Pharaonen
ghana-team | Black Stars, Estrellas Negras | Black Stars | Black Stars | Black Stars
tunisia-team | Águilas de Cartago | Carthage Eagles, Eagles of Carthage | Aigles de Carthage | Adler von Karthago
mexico-team | el Tri, selección mexicana | El Tri, Mexico national team | El Tri, sélection mexicaine | El Tri, mexikanische nationalmannschaft
uruguay-team | La Celeste, Celeste | La Celeste, Celeste | la Celeste, Celeste | Celeste, Urus
colombia-team | selección Colombia, selección colombiana | Cafeteros, Colombia national team | Cafeteros | Cafeteros, kolumbianische nationalmannschaft
peru-team | Blanquirroja, Bicolor, selección peruana | Blanquirroja, Peru national team | Blanquirroja | peruanische nationalmannschaft
venezuela-team | Vinotinto | Vinotinto, Venezuela national team | Vinotinto | Vinotinto
ecuador-team | la Tri ecuatoriana, selección ecuatoriana | Ecuador national team | sélection équatorienne | ecuadorianische nationalmannschaft
chile-team | selección chilena, la Roja chilena | Chile national team | sélection chilienne | chilenische nationalmannschaft
usmnt | USMNT, selección de EEUU, USWNT, selección estadounidense | USMNT, USWNT, US women's team, US men's team | équipe américaine de football, USWNT, sélection américaine | US-Team, US-Nationalmannschaft, US-Frauen, USWNT
japan-team | Samuráis Azules, Samurái Azul | Samurai Blue | Samouraïs bleus | Samurai Blue, Blaue Samurai
australia-team | Socceroos | Socceroos | Socceroos | Socceroos
australia-women-team | Matildas | Matildas | Matildas | Matildas
south-korea-team | Guerreros Taeguk | Taeguk Warriors | Guerriers Taeguk | Taeguk Warriors
switzerland-team | la Nati, selección suiza | Nati, Switzerland national team | la Nati, Nati | Nati, Schweizer Nati, Schweizer Nationalmannschaft
austria-team | selección austriaca | Austria national team | sélection autrichienne | ÖFB-Team, ÖFB-Elf, ÖFB, österreichische nationalmannschaft
turkey-team | selección turca | Turkey national team, Crescent-Stars | sélection turque | türkische nationalmannschaft
denmark-team | Dinamita Roja, Dinamita Danesa | Danish Dynamite | Danish Dynamite | Danish Dynamite
scotland-team | Tartan Army, selección escocesa | Tartan Army, Scotland national team | Tartan Army | Tartan Army, Bravehearts
# clubs
real-madrid | Real Madrid, conjunto blanco, merengues, club blanco, madridista | Real Madrid, Los Blancos | Real Madrid, Merengues, Real de Madrid | Real Madrid, die Königlichen, Königlichen
fc-barcelona | FC Barcelona, Barça, blaugrana, azulgrana, culés, conjunto culé | FC Barcelona, Barça, Blaugrana | FC Barcelone, Barça, Blaugrana | FC Barcelona, Barça
atletico-madrid | Atlético de Madrid, Atleti, colchonero, rojiblancos, Atlético | Atletico Madrid, Atletico | Atlético de Madrid, Atletico Madrid, Atlético, Colchoneros | Atlético Madrid, Atlético
athletic-bilbao | Athletic Club, Athletic de Bilbao, leones de San Mamés | Athletic Bilbao, Athletic Club | Athletic Bilbao | Athletic Bilbao, Athletic Club
real-sociedad | Real Sociedad, txuri-urdin | Real Sociedad | Real Sociedad | Real Sociedad
real-betis | Real Betis, Betis, béticos, verdiblanco | Real Betis, Betis | Betis Séville, Real Betis, Betis | Betis Sevilla, Real Betis, Betis
sevilla-fc | Sevilla FC, conjunto hispalense | Sevilla FC | FC Séville, Séville FC | FC Sevilla
valencia-cf | Valencia CF, conjunto che | Valencia CF | FC Valence, Valence CF | FC Valencia
villarreal | Villarreal, Submarino Amarillo | Villarreal | Villarreal | Villarreal, FC Villarreal
espanyol | Espanyol, RCD Espanyol | Espanyol | Espanyol Barcelone, Espanyol | Espanyol Barcelona
celta-vigo | Celta de Vigo, Celta | Celta Vigo | Celta Vigo | Celta Vigo
getafe-osasuna | Osasuna, rojillo | Osasuna | Osasuna, Osasuna Pampelune | Osasuna, CA Osasuna
rayo-vallecano | Rayo Vallecano | Rayo Vallecano | Rayo Vallecano | Rayo Vallecano
deportivo-coruna | Deportivo de La Coruña, Dépor | Deportivo La Coruna | Deportivo La Corogne | Deportivo La Coruña
bayern-munich | Bayern de Múnich, Bayern, Bayern Múnich | Bayern Munich, Bayern | Bayern Munich, Bayern, club bavarois, les Bavarois | FC Bayern München, Bayern München, FC Bayern, FCB, Rekordmeister, Bayern-Star, Bayern-Spieler
borussia-dortmund | Borussia Dortmund, Borussia de Dortmund, BVB | Borussia Dortmund, BVB | Borussia Dortmund, BVB | Borussia Dortmund, BVB, Schwarz-Gelben
leverkusen | Bayer Leverkusen | Bayer Leverkusen | Bayer Leverkusen | Bayer Leverkusen, Werkself
rb-leipzig | RB Leipzig, RasenBallsport | RB Leipzig | RB Leipzig | RB Leipzig, RasenBallsport
moenchengladbach | Borussia Mönchengladbach, Gladbach | Borussia Monchengladbach, Gladbach | Gladbach, Borussia M'Gladbach | Borussia Mönchengladbach
eintracht-frankfurt | Eintracht de Fráncfort, Eintracht, Eintracht Fráncfort | Eintracht Frankfurt, Eintracht | Eintracht Francfort, Eintracht | Eintracht Frankfurt, SGE, Eintracht
schalke | Schalke, Schalke 04 | Schalke, Schalke 04 | Schalke, Schalke 04 | Schalke, Schalke 04, S04, Königsblauen
hertha-berlin | Hertha de Berlín, Hertha Berlín, Hertha | Hertha Berlin, Hertha | Hertha Berlin, Hertha | Hertha BSC, Hertha
union-berlin | Unión Berlín, Unión de Berlín | Union Berlin | Union Berlin | Union Berlin, Eisernen
werder-bremen | Werder Bremen, Werder | Werder Bremen, Werder | Werder Brême, Brême football | Werder Bremen, Werder
hamburg-sv | Hamburgo SV | Hamburg SV, HSV | Hambourg SV, Hamburger SV | Hamburger SV, HSV
fc-koln | Colonia FC, FC Colonia | FC Cologne, FC Köln | FC Cologne | 1. FC Köln, FC Köln, Effzeh
vfb-stuttgart | VfB Stuttgart, Stuttgart equipo | VfB Stuttgart | VfB Stuttgart | VfB Stuttgart, VfB
vfl-wolfsburg | VfL Wolfsburgo | VfL Wolfsburg | Wolfsburg, VfL Wolfsburg | VfL Wolfsburg
sc-freiburg | Friburgo SC, SC Friburgo | SC Freiburg | SC Fribourg, Fribourg-en-Brisgau club | SC Freiburg, Breisgauer
hoffenheim | Hoffenheim | Hoffenheim | Hoffenheim | Hoffenheim, TSG Hoffenheim
mainz-05 | Mainz 05 | Mainz 05 | Mainz 05 | Mainz 05, FSV Mainz
fc-augsburg | FC Augsburgo | FC Augsburg | FC Augsbourg | FC Augsburg
st-pauli | St. Pauli, FC St. Pauli | St. Pauli | Sankt Pauli, St. Pauli | FC St. Pauli, St. Pauli, Kiezkicker
nuremberg-fc | FC Núremberg | FC Nuremberg | FC Nuremberg | 1. FC Nürnberg, FC Nürnberg
dynamo-dresden | Dinamo Dresde | Dynamo Dresden | Dynamo Dresde | Dynamo Dresden
psg | PSG, París Saint-Germain | PSG, Paris Saint-Germain, Paris St-Germain | PSG, Paris Saint-Germain, Paris SG, club parisien | PSG, Paris Saint-Germain, Paris St. Germain
olympique-marseille | Olympique de Marsella, Olympique Marsella, OM | Olympique Marseille, Olympique de Marseille | Olympique de Marseille, OM, club phocéen, Phocéens | Olympique Marseille, OM
olympique-lyon | Olympique de Lyon, Olympique Lyon, OL | Olympique Lyonnais, Olympique Lyon | Olympique lyonnais, OL, Gones, OL Lyonnes | Olympique Lyon, OL Lyonnes
as-monaco | AS Mónaco, Mónaco FC | AS Monaco | AS Monaco, ASM, club de la Principauté | AS Monaco
lille-losc | Lille OSC, LOSC | Lille OSC, LOSC | Losc, LOSC, Dogues | OSC Lille, LOSC
stade-rennais | Stade Rennais, Stade de Rennes | Stade Rennais | Stade rennais | Stade Rennes
ogc-nice | OGC Niza, OGC Nice | OGC Nice | OGC Nice, Aiglons | OGC Nizza
saint-etienne-fc | AS Saint-Étienne | AS Saint-Etienne | AS Saint-Étienne, ASSE, les Verts stéphanois | AS Saint-Étienne
fc-nantes | FC Nantes | FC Nantes | FC Nantes | FC Nantes
girondins | Girondins de Burdeos, Girondins | Girondins Bordeaux, Girondins | Girondins de Bordeaux, Girondins | Girondins Bordeaux
rc-strasbourg | Racing de Estrasburgo | RC Strasbourg | RC Strasbourg, Racing Club de Strasbourg | Racing Straßburg, RC Straßburg
montpellier-hsc | Montpellier HSC | Montpellier HSC | MHSC, Montpellier Hérault | HSC Montpellier
manchester-united | Manchester United, Man United, red devils, diablos rojos de Mánchester | Manchester United, Man United, Man Utd, Red Devils | Manchester United, Man U, MU | Manchester United, ManUnited, ManU
manchester-city | Manchester City, Man City, citizens | Manchester City, Man City | Manchester City, Citizens, Man City, Skyblues | Manchester City, ManCity, Man City
liverpool-fc | Liverpool FC, Reds | Liverpool FC, Reds | Reds de Liverpool, Liverpool FC, Reds | FC Liverpool, Reds
chelsea-fc | Chelsea FC, los Blues | Chelsea FC, Blues boss | Blues de Chelsea, Chelsea FC, les Blues | FC Chelsea, Chelsea FC
arsenal-fc | gunners | Gunners, Arsenal FC | Gunners | FC Arsenal, Gunners
tottenham | Tottenham, Tottenham Hotspur | Tottenham, Spurs, Tottenham Hotspur | Tottenham, Spurs | Tottenham, Tottenham Hotspur
newcastle-united | Newcastle United, urracas, Magpies | Newcastle United, Magpies, Toon | Newcastle United, Magpies | Newcastle United, Magpies
aston-villa | Aston Villa | Aston Villa | Aston Villa | Aston Villa
west-ham | West Ham | West Ham, West Ham United, Hammers | West Ham | West Ham, West Ham United
everton | Everton, Toffees | Everton, Toffees | Everton, Toffees | FC Everton, Everton
leicester-city | Leicester City, "foxes" | Leicester City | Leicester City, Foxes | Leicester City, Foxes
nottingham-forest | Nottingham Forest | Nottingham Forest | Nottingham Forest | Nottingham Forest
wolves-fc | Wolverhampton Wanderers, Wolverhampton | Wolverhampton Wanderers, Wolverhampton | Wolverhampton | Wolverhampton Wanderers, Wolverhampton
crystal-palace | Crystal Palace | Crystal Palace | Crystal Palace | Crystal Palace
celtic-glasgow | Celtic de Glasgow, Celtic | Celtic FC, Celtic Park | Celtic Glasgow | Celtic Glasgow, Celtic
rangers-glasgow | Glasgow Rangers, Rangers de Glasgow | Glasgow Rangers | Glasgow Rangers, Rangers Glasgow | Glasgow Rangers, Rangers
juventus | Juventus, Juve, Vecchia Signora, Juventus de Turín | Juventus, Juve | Juventus Turin, Juventus, Juve, Vieille Dame | Juventus Turin, Juventus, Juve, Alte Dame
ac-milan | AC Milan, rossoneri, rossonero | AC Milan, Rossoneri | AC Milan, Rossoneri, Milan AC | AC Mailand, AC Milan, Rossoneri
inter-milan | Inter de Milán, Inter, neroazzurri, nerazzurri, Inter Milán | Inter Milan, Nerazzurri, Inter | Inter Milan, Inter, Nerazzurri | Inter Mailand, Inter, Nerazzurri
as-roma | AS Roma, giallorossi, la Roma | AS Roma, Giallorossi | AS Rome, Giallorossi | AS Rom, AS Roma, Giallorossi
lazio-roma | Lazio, Lazio de Roma | Lazio | Lazio Rome, Lazio | Lazio Rom, Lazio
napoli | Napoli, Nápoles SSC, partenopei | Napoli, Partenopei | Napoli, SSC Naples, Partenopei | SSC Neapel, Napoli
fiorentina | Fiorentina, viola de Florencia | Fiorentina | Fiorentina | AC Florenz, Fiorentina
atalanta | Atalanta, Atalanta de Bérgamo | Atalanta, Atalanta Bergamo | Atalanta, Atalanta Bergame | Atalanta Bergamo, Atalanta
torino-fc | Torino | Torino | Torino | FC Turin, Torino
bologna-fc | Bolonia FC, Bologna FC | Bologna FC | Bologne FC | FC Bologna
genoa-sampdoria | Sampdoria, Sampdoria de Génova | Sampdoria | Sampdoria Gênes, Sampdoria | Sampdoria Genua, Sampdoria
ajax | Ajax, Ajax de Ámsterdam | Ajax, Ajax Amsterdam | Ajax, Ajax Amsterdam | Ajax, Ajax Amsterdam
psv | PSV, PSV Eindhoven | PSV, PSV Eindhoven | PSV, PSV Eindhoven | PSV, PSV Eindhoven
feyenoord | Feyenoord | Feyenoord | Feyenoord, Feyenoord Rotterdam | Feyenoord, Feyenoord Rotterdam
sporting-lisbon | Sporting de Portugal, Sporting de Lisboa, Sporting CP, Sporting Lisboa | Sporting Lisbon, Sporting CP | Sporting Portugal, Sporting Lisbonne, Sporting CP | Sporting Lissabon, Sporting CP
benfica | Benfica, águilas lisboetas | Benfica | Benfica Lisbonne, Benfica | Benfica Lissabon, Benfica
fc-porto | FC Oporto, FC Porto | FC Porto | FC Porto | Porto-Trainer
sporting-braga | SC Braga | SC Braga, Sporting Braga | Sporting Braga, SC Braga | SC Braga, Sporting Braga
red-star-belgrade | Estrella Roja, Estrella Roja de Belgrado | Red Star Belgrade, Crvena Zvezda | Étoile Rouge de Belgrade, Étoile rouge, Etoile rouge Belgrade | Roter Stern Belgrad, Roter Stern
partizan | Partizán de Belgrado, Partizán | Partizan Belgrade, Partizan | Partizan Belgrade, Partizan | Partizan Belgrad, Partizan
dinamo-zagreb | Dinamo de Zagreb, Dínamo Zagreb | Dinamo Zagreb | Dinamo Zagreb | Dinamo Zagreb
shakhtar | Shakhtar, Shakhtar Donetsk, Shajtar | Shakhtar, Shakhtar Donetsk | Chakhtar Donetsk, Chakhtior, Shakhtar Donetsk | Schachtar Donezk, Schachtjor Donezk, Schachtar
dynamo-kyiv | Dinamo de Kiev, Dínamo Kiev | Dynamo Kyiv, Dynamo Kiev | Dynamo Kiev, Dynamo Kyiv | Dynamo Kiew, Dynamo Kyjiw
zenit | Zenit de San Petersburgo, Zenit | Zenit St Petersburg, Zenit | Zénith Saint-Pétersbourg, Zénit | Zenit St. Petersburg, Zenit
cska-moscow | CSKA de Moscú, CSKA Moscú | CSKA Moscow | CSKA Moscou | ZSKA Moskau
spartak-moscow | Spartak de Moscú, Spartak Moscú | Spartak Moscow | Spartak Moscou | Spartak Moskau
lokomotiv-moscow | Lokomotiv de Moscú, Lokomotiv Moscú | Lokomotiv Moscow | Lokomotiv Moscou | Lokomotive Moskau
galatasaray | Galatasaray | Galatasaray | Galatasaray | Galatasaray, Galatasaray Istanbul
fenerbahce | Fenerbahçe | Fenerbahce | Fenerbahçe | Fenerbahce
besiktas | Besiktas | Besiktas | Besiktas | Besiktas, Besiktas Istanbul
trabzonspor | Trabzonspor | Trabzonspor | Trabzonspor | Trabzonspor
olympiacos | Olympiacos, Olympiakos | Olympiacos, Olympiakos | Olympiakos, Olympiacos, Olympiakos Le Pirée | Olympiakos Piräus, Olympiakos
panathinaikos | Panathinaikos | Panathinaikos | Panathinaïkos | Panathinaikos Athen, Panathinaikos
aek-paok | AEK Atenas, PAOK, PAOK Salónica | AEK Athens, PAOK, PAOK Thessaloniki | AEK Athènes, PAOK, PAOK Salonique | AEK Athen, PAOK, PAOK Saloniki
club-brugge | Brujas FC | Club Brugge, Brugge | FC Bruges, Club Bruges | FC Brügge, Club Brügge
anderlecht | Anderlecht | Anderlecht | Anderlecht | RSC Anderlecht, Anderlecht
standard-liege | Standard de Lieja, Standard Lieja | Standard Liege | Standard de Liège | Standard Lüttich
antwerp-genk | Genk, KRC Genk | Genk, KRC Genk | Genk, Racing Genk | KRC Genk, Genk
slavia-sparta | Slavia de Praga, Slavia Praga, Sparta de Praga, Sparta Praga | Slavia Prague, Sparta Prague | Slavia Prague, Sparta Prague | Slavia Prag, Sparta Prag
legia-warsaw | Legia de Varsovia, Legia Varsovia | Legia Warsaw | Legia Varsovie | Legia Warschau
ferencvaros | Ferencváros | Ferencvaros | Ferencvaros | Ferencváros Budapest, Ferencvaros
steaua-fcsb | Steaua de Bucarest, FCSB | Steaua Bucharest, FCSB | Steaua Bucarest, FCSB | Steaua Bukarest, FCSB
fc-copenhagen | FC Copenhague, Copenhague FC | FC Copenhagen | FC Copenhague | FC Kopenhagen
malmo-ff | Malmö FF | Malmo FF | Malmö FF | Malmö FF
bodo-glimt | Bodo/Glimt | Bodo/Glimt | Bodø/Glimt, Glimt | Bodö/Glimt, FK Bodö, Glimt
rb-salzburg | RB Salzburgo, Red Bull Salzburgo | RB Salzburg, Red Bull Salzburg | RB Salzbourg, Red Bull Salzbourg | RB Salzburg, Red Bull Salzburg
rapid-sturm | Rapid de Viena, Sturm Graz | Rapid Vienna, Sturm Graz | Rapid Vienne, Sturm Graz | Rapid Wien, Sturm Graz
fc-basel | FC Basilea, Basilea FC | FC Basel | FC Bâle | FC Basel
young-boys | Young Boys, Young Boys de Berna | Young Boys Bern, "Young Boys" | Young Boys Berne, Young Boys | Young Boys, Young Boys Bern
boca-juniors | Boca Juniors, xeneize | Boca Juniors | Boca Juniors | Boca Juniors
river-plate | River Plate | River Plate | River Plate | River Plate
flamengo | Flamengo | Flamengo | Flamengo | Flamengo, Flamengo Rio de Janeiro
palmeiras | Palmeiras | Palmeiras | Palmeiras | Palmeiras, Palmeiras São Paulo
fluminense | Fluminense | Fluminense | Fluminense | Fluminense
botafogo | Botafogo | Botafogo | Botafogo | Botafogo
corinthians | Corinthians | Corinthians | Corinthians | Corinthians
santos-fc | Santos FC, Peixe | Santos FC | FC Santos, Santos FC | FC Santos
chapecoense | Chapecoense | Chapecoense | Chapecoense | Chapecoense
penarol | Peñarol, Nacional de Montevideo | Peñarol | Peñarol | Peñarol
colo-colo | Colo-Colo | Colo-Colo | Colo-Colo | Colo-Colo
club-america-mx | Club América, águilas del América | Club America | Club América | Club América
chivas | Chivas, Guadalajara Chivas | Chivas | Chivas | Chivas
cruz-azul | Cruz Azul | Cruz Azul | Cruz Azul | Cruz Azul
monterrey-rayados | Rayados, Tigres UANL | Rayados, Tigres UANL, CF Monterrey | Tigres UANL, CF Monterrey | Tigres UANL, CF Monterrey
inter-miami | Inter Miami, Inter de Miami | Inter Miami | Inter Miami, Inter de Miami | Inter Miami
al-nassr | Al Nassr | Al-Nassr | Al-Nassr | Al-Nassr
al-hilal | Al Hilal | Al-Hilal | Al-Hilal | Al-Hilal
al-ittihad-ahli | Al Ittihad | Al-Ittihad | Al-Ittihad | Al-Ittihad
al-ahly | Al Ahly, Zamalek | Al Ahly, Zamalek | Al Ahly, Zamalek | Al Ahly, Zamalek
wydad-raja | Wydad, Wydad de Casablanca, Raja Casablanca | Wydad Casablanca, Raja Casablanca | Wydad Casablanca, Raja Casablanca | Wydad Casablanca, Raja Casablanca
# transfers, coaches, contracts
transfer | fichaje*, ficha por, traspaso*, fichaje, traspaso, ficha al, bombazo en el mercado, mercado de fichajes, mercado de invierno, mercado de verano, ventana de fichajes, cierre del mercado, "fichajes" | transfer, transfers, "signs", transfer fee, completes move, new signing, record signing, transfer window, transfer deadline, deadline day, transfer market, January window | transfert*, recru*, transfert, s'engage avec, rejoint le club, signe à, "recrue", mercato, mercato d'hiver, mercato d'été, marché des transferts, fenêtre de transferts, "transferts", "recrues" | transfer*, verpflicht*, transfer, vereinswechsel, neuzugang, rekordtransfer, ablöse, "verpflichtet", transferfenster, transfermarkt, transferschluss, deadline day, wintertransferfenster, transferperiode, "wechselt", "wechsel", "transfers", "verpflichten"
transfer-fee | cláusula de rescisión, coste del traspaso, cláusula de salida | release clause, buyout clause, transfer fee record | clause libératoire, indemnité de transfert | ablösesumme, ausstiegsklausel, rekordablöse
transfer-ban | prohibición de fichar, sin fichajes, veto a fichar | transfer ban, transfer embargo, registration ban | interdiction de recruter, interdit de recrutement | transfersperre, transferverbot
loan-player | préstamo con opción, cede al, jugador cedido, cedido por | on loan, loan deal, loan move | en prêt, prêt avec option, sous forme de prêt, prêté à, prêté par | leihe, ausgeliehen, leihweise, verliehen an, leihspieler, ausleihe
free-agent | jugador libre, agente libre, carta de libertad, llega libre | free agent, free transfer, out of contract | joueur libre, agent libre, libre de tout contrat | vereinslos, ablösefrei, vertragsloser
contract-extension | renovación de contrato, amplía contrato, renueva su contrato, renovación hasta | contract extension, new contract, extends contract, signs new deal, new deal until | prolongation de contrat, prolonge son contrat, prolonge jusqu'en | vertragsverlängerung, verlängert vertrag, verlängert bis, vertrag verlängert, verlängert seinen vertrag
contract-termination | rescisión de contrato, rescinde contrato, rescinde, desvinculación | contract terminated, terminate contract, mutual consent | résiliation de contrat, résilie son contrat | vertragsauflösung, vertrag aufgelöst, löst vertrag auf
player-agent | agente del jugador, representante del jugador, agente de futbolistas | player agent, football agent, super-agent | agent de joueurs, agent du joueur | spielerberater, spieleragent
player-wage-cap | tope salarial, límite salarial, fair play financiero, juego limpio financiero | salary cap, financial fair play, FFP, wage cap | fair-play financier, plafond salarial, salary cap | gehaltsobergrenze, financial fairplay, financial fair play
bosman | ley Bosman, caso Bosman, sentencia Bosman | Bosman ruling | arrêt Bosman | Bosman-Urteil
coach | entrenador*, seleccionador*, míster, director técnico, primer entrenador, cuerpo técnico, DT, "entrenador", "entrenadora", "seleccionador", "seleccionadora", "entrenadores", "técnico", "técnicos" | coach*, head coach, trainer, coach, coaching staff, interim manager, football manager, interim boss, caretaker manager, caretaker boss, "coaches" | entraîneur*, sélectionneur*, entraîneur, sélectionneur, coach, staff technique, "sélectionneuse" | trainer*, *trainer, bundestrainer*, coach, trainer, cheftrainer, bundestrainer, trainerin, trainerstab, nationaltrainer, bundestrainerin, interimstrainer, teamchef
coach-sacked | destituye al entrenador, despide al entrenador, entrenador destituido, destitución del técnico, cesa al entrenador | manager sacked, head coach sacked, sack manager, part company, coach sacked, sacks coach | entraîneur limogé, démis de ses fonctions, écarté de son poste, limoge son entraîneur | trainer entlassen, trainerentlassung, freigestellt, beurlaubt, trainer-aus, entlässt trainer, trennt sich von trainer, trainerwechsel
coach-appointed | nuevo entrenador, nuevo técnico, nuevo seleccionador, entrenador hasta | new manager, appointed manager, new head coach, new boss, appointed head coach, new coach | nouvel entraîneur, nouveau sélectionneur, nouveau coach, nouvelle sélectionneuse | neuer trainer, neuer bundestrainer, neuer cheftrainer, neuer coach, nachfolger als trainer
sporting-director | director deportivo, dirección deportiva, secretaría técnica | sporting director, director of football | directeur sportif, directeur du football | sportdirektor, sportvorstand, sportchef, kaderplaner, manager sport
club-president | presidente del Real Madrid, presidente del Barça, presidente del club, elecciones a la presidencia | club president, club chairman, club owner, club chief | président du club, propriétaire du club, président de l'OM | klubpräsident, vereinspräsident, klubboss, clubchef, vereinsboss, klubchef
club-takeover | compra del club, venta del club, nuevo propietario del club | club takeover, takeover bid club, club sale, Saudi takeover | rachat du club, vente du club | klubübernahme, investoreneinstieg, vereinsübernahme
investor-football | entrada de inversores, fondo de inversión CVC, CVC | private equity football, CVC deal | fonds CVC, CVC | dfl-investor, investorendeal, investor dfl, 50+1, investorenstreit
caso-negreira | caso Negreira, Negreira | Negreira case, Negreira | affaire Negreira, Negreira | Fall Negreira, Negreira
tebas-laliga | patronal de clubes, LaLiga denuncia | LaLiga president | patron de la Liga | LaLiga-Chef
rubiales-kiss | beso no consentido, caso Rubiales, Rubiales, beso de Rubiales | Rubiales, unwanted kiss, World Cup kiss | Rubiales, baiser forcé, baiser non consenti | Rubiales, kuss-skandal, kuss-eklat, kuss-affäre
kit-sponsor | camiseta nueva, patrocinador de la camiseta, equipación, nueva camiseta | new kit, shirt sponsor, jersey sponsor, home shirt | nouveau maillot, sponsor maillot, équipementier sportif | ausrüster, trikotsponsor, heimtrikot, auswärtstrikot, neues trikot
jersey | camiseta de la selección, zamarra | football shirt, replica shirt, football jersey | maillot des Bleus | nationaltrikot, dfb-trikot
shirt-number | dorsal, dorsal 10, retira el dorsal | shirt number, squad number, number 10 shirt | numéro de maillot, numéro 10 maillot | rückennummer, trikotnummer
tv-rights | derechos televisivos, derechos de televisión, derechos audiovisuales, derechos de retransmisión | TV rights, broadcast rights, television rights | droits TV, droits télé, droits de diffusion, droits audiovisuels | tv-rechte, fernsehrechte, übertragungsrechte, medienrechte, medienerlöse, fernsehgelder
broadcaster-sport | DAZN, Movistar Plus | DAZN, Sky Sports, ESPN | DAZN, Canal+ Sport, beIN, Mediapro, beIN Sports | DAZN, Sky Sport
prize-money | premio económico, premio en metálico, bolsa de premios | prize money, prize pot, prize purse | prime de victoire, primes des joueurs | preisgeld, siegprämie, wm-prämie, em-prämie
equal-pay-sport | igualdad salarial fútbol, misma paga, igualdad de premios | equal pay soccer, equal prize money | égalité salariale football, égalité des primes | equal pay, gleiche prämien
# results
win | gana, ganan, ganó, ganar, ganador*, ganadora*, victoria*, vence*, venció, triunf*, vencedor, se impone, se impuso, victoria, derrota a, vence a, gana a, ganador, doblega, bate a, derrota al, gana al, vence al, venció al, "ganadores", "ganadora", "vence", "triunfa", "triunfo" | win, wins, won, winner*, winning, victor*, beat, beats, "defeats", triumph*, victory, winner, beaten by, see off, edge out, "winners", "victor", "triumph" | gagn*, victoire*, remport*, vainqueur*, s'impose, bat, triomph*, victoire, vainqueur, s'est imposé, s'est imposée, remporte, gagne, victorieux, vient à bout de, "gagner", "victoires" | sieg, siege, siegt*, sieger*, gewinnt, gewann, gewonnen*, besiegt*, triumph*, siegt, besiegt, siegreich, erfolg gegen, gewinnt gegen, setzt sich durch, bezwingt, siegerin, bezwungen, niedergerungen, ringt nieder, "gewinnen", "gewinner", "sieger", "gewonnen", "besiegte", "triumph"
thrash | golea, apabulla, vapulea, abultada derrota, derrota abultada | thrash, "rout", "routs", "routes", big win, "hammered", heavy defeat | étrille, pulvérise, large succès, écrase le match, correction infligée | "kantersiege", deklassiert, klatsche, überrollt, demontiert
narrow-win | victoria por la mínima, por la mínima, triunfo agónico, sufrida victoria, agónica victoria, victoria agónica | narrow win, late win, hard-fought win, edge past, scrape past, narrow victory, squeeze past | courte victoire, victoire étriquée, victoire à l'arraché, sur le fil, à l'arraché | knapper sieg, arbeitssieg, last-minute-sieg, zittersieg, knapp gewonnen, mühevoller sieg
lose | pierde*, perdió, perder, derrota*, cae ante, cayó, derrota, pierde ante, cae derrotado, perdió ante, sucumbe, cayó ante, tropieza, "pierde", "pierden" | lose, loses, lost, defeat, loss, loses to, lost to, suffer defeat, "defeated", "losses" | perd, perdu*, défait*, s'incline, battu*, défaite, s'est incliné, chute à, "battus", "battu", "perdu", "battue", "battues" | verliert, verlor, verloren, niederlage*, unterliegt, niederlage, "unterlag", "niederlagen", "verlieren"
draw | empat*, empate, reparto de puntos, "empata", "empató" | draws, drew, stalemate, tie, draw, held to draw, goalless draw, share points | match nul, nul, partage des points, se neutralisent, tenu en échec, nul vierge | unentschieden, remis, punkteteilung, trennen sich
nil-nil | empate sin goles, empate a cero | goalless, scoreless, 0-0 draw | score nul et vierge, sans but | torlos, ohne tore, nullnummer
comeback-win | remontada, voltea el marcador, le da la vuelta, gran remontada | comeback win, fight back, come from behind, fightback, turnaround win | remontada, renversement de situation, revient de loin | aufholjagd, dreht spiel, dreht partie, comeback-sieg, dreht rückstand, wende im spiel
upset-sport | sorpresa mayúscula, da la sorpresa, sorpresa en la Copa | shock defeat, shock win, shock exit, major upset, huge upset, upset win | crée la surprise, créent la surprise, énorme surprise | überraschungssieg, außenseitersieg, sensationssieg, blamage, überraschungsteam
favourite | favorito al título, gran favorito, favoritas | title favourite, favourites, pre-tournament favourites, hot favourite | favori du tournoi, grand favori, favoris, grandissime favori | titelfavorit, topfavorit, favoritin, favorit, titelfavoritin, mitfavorit
underdog | equipo revelación, no favorito, cenicienta | minnows, underdog, "outsider", "outsiders" | outsiders, petit poucet du tournoi, outsider, petit poucet | underdog, außenseiter
advance | avanza a, pasa a la final, se mete en, accede a, pasa a semifinales, alcanza la final, avanza a la, pasa ronda, se cita en | progress to, reach final, reach semi-finals, through to, into semi-finals, advance to | en route vers, se hisse, file en, décroche sa place, rallie la finale, rejoint la finale | zieht ein, weiterkommen, einzug ins, im finale, eine runde weiter, weitergekommen, steht im, erreicht finale
crowned-sport | se proclama campeón, proclamado campeón, se corona, se corona campeón, conquista el título | crowned champions, clinch title, wins title, seal title | sacré champion, sacrée, décroche le titre, "sacrés" | krönt sich, holt titel, holt sich titel, meistertitel perfekt, holt den titel
champion | campeón*, campeona*, campeones, campeón, vigente campeón, campeonísimo, "campeona", campeón del mundo, campeón mundial, título mundial | champion*, champion, reigning champion, "champions", "championed", world champion, world title, world champs | champion, champions, championne*, champion en titre, "championne", champion du monde | meister*, weltmeister*, champion*, europameister*, champion, "meisten", "meistern", "meiste", "meisters", titelträger, titelträgerin, amtierender meister, serienmeister, "meister", "champions", weltmeister, weltmeisterin, wm-titel, weltmeistertitel, titelverteidiger wm, weltmeisterinnen
title-defence | defensa del título, revalida título, revalida, retiene el título, defensor del título, campeón defensor | title defence, defending champion, defend title, retain title | tenant du titre, conserve son titre, défend son titre | titelverteidigung, titelverteidigerin, verteidigt titel
title-sport | palmarés, quinto título, entorchado, primer título, segundo título, tercer título | title win, first title | premier titre, quatrième titre, deuxième titre, troisième titre | titelgewinn, titelsammlung, ersten titel, dritten titel, ersten titel seit
runner-up | subcampeón, subcampeonato, finalista derrotado | runner-up, finishes second, silver position | vice-champion, finaliste malheureux | vizemeister, vizeweltmeister, zweitplatzierter, vizeeuropameister, vizeweltmeisterin, vize-europameister, vize-weltmeister
record | plusmarca*, récord nacional, plusmarca, nuevo récord, bate el récord, récord de España, "récords", "recordó", "récord" | records, national record, record-breaking, new record, sets record, record holder, breaks record, British record | record, records, recordman, nouveau record, bat le record, record de France, record national, recordwoman | rekord*, *rekord, rekordhalter, rekordhalterin, deutscher rekord, rekordmarke, bricht rekord, landesrekord, neuer rekord, bestmarke, "rekord", "rekorde"
world-record | récord mundial, récord del mundo, plusmarca mundial, plusmarquista mundial, plusmarquista | world record, world record holder, WR | record du monde, recordman du monde, recordwoman du monde | weltrekord, weltrekordler, weltrekordlerin, weltrekordzeit, weltbestleistung, weltbestzeit
european-record | récord de Europa, récord europeo, plusmarca europea | European record | record d'Europe | europarekord
personal-best | mejor marca personal, marca personal, récord personal, mejor marca del año | personal best, season's best, world-leading time | record personnel, meilleure performance mondiale, meilleur temps, meilleure performance | persönliche bestzeit, bestleistung, persönliche bestleistung, jahresbestleistung, jahresweltbestzeit
score-points | suma tres puntos, puntos vitales, suma un punto | three points, all three points, vital point | trois points, points précieux, prend un point | drei punkte, punktgewinn, wichtige punkte, dreifach gepunktet
match-report-lead | toma ventaja, se adelanta, ventaja en el marcador, pone en ventaja | takes lead, take the lead, early lead | mène au score, prend l'avantage, prend les devants, ouvre le score | geht in führung, frühe führung, pausenführung, in führung
world-cup-series | prueba de Copa Mundo, Copa Mundo de biatlón | World Cup event, World Cup leg | manche de Coupe du | weltcup, weltcups, weltcupstation, weltcup-auftakt
tournament | torneo, certamen deportivo | tournament, tourney | tournoi | turnier, *turnier
sporting-event | prueba deportiva, evento deportivo | sports competition, sporting event | épreuve sportive, compétition sportive, événement sportif | sportwettkampf, sportereignis, sportveranstaltung, großereignis
qualifying-heat | serie clasificatoria, eliminatorias de natación | qualifying heat, swimming heats | séries de qualification, demi-finales du 100 | zwischenlauf, "vorlauf", "vorläufe"
photo-finish | foto finish | photo finish | photo-finish | fotofinish, zielfoto, zielsprint
finish-line | línea de meta, cruza la meta | finish line | ligne d'arrivée, franchit la ligne | ziellinie, zieleinlauf, ins ziel
round-boxing-lap | última vuelta, primera vuelta carrera, vueltas al circuito | final lap, last lap, opening lap | dernier tour, tour de piste | letzte runde, schlussrunde
# injuries, careers
injurysport | lesión, lesiones, lesiona, se lesiona, baja por lesión, parte médico, lesión muscular | injury, injuries, sidelined, injury blow, injury setback, ruled out, out injured, hamstring injury | blessure au, forfait sur blessure, blessé au, à l'infirmerie, blessure musculaire, absent plusieurs semaines, blessure à la cuisse, blessé à la cuisse, touché à la cuisse | verletzung*, verletzungspause, verletzung, muskelverletzung, fällt aus, verletzungssorgen, verletzungspech, "verletzungen"
knee-injury | rotura del ligamento cruzado, ligamento cruzado, lesión de rodilla, rotura de ligamentos, menisco | ACL, ACL injury, knee injury, cruciate ligament, torn ACL, meniscus | ligaments croisés, rupture des ligaments, blessure au genou, ménisque | kreuzbandriss, kreuzband, knieverletzung, meniskus, meniskusriss, bänderriss
muscle-injury | rotura fibrilar, isquiotibiales, lesión en el muslo, desgarro muscular, aductor | hamstring, thigh injury, calf injury, groin injury, muscle tear | ischio-jambiers, déchirure musculaire, lésion musculaire, adducteurs, mollet | muskelfaserriss, faserriss, oberschenkelverletzung, muskelbündelriss, adduktoren, wadenverletzung
achilles-injury | tendón de Aquiles, rotura del talón | Achilles injury, Achilles tendon, torn Achilles | tendon d'Achille | achillessehne, achillessehnenriss
concussion | conmoción cerebral | concussion, head injury sport | commotion cérébrale | gehirnerschütterung
collapse-pitch | desvanecimiento en el campo | collapses on pitch, collapsed during match, cardiac arrest on pitch | malaise cardiaque sur, malaise sur la pelouse | zusammenbruch auf dem platz, bricht auf platz zusammen, kollabiert, kollaps auf spielfeld
surgery-athlete | operado de la rodilla, pasa por el quirófano, será operado | knee surgery, needs surgery | opéré du genou, se fait opérer, sera opéré | knie-op, operiert am knie, muss operiert werden
comeback-athlete | vuelve a competir, regreso a las pistas, vuelve a jugar | comeback, return to action, makes comeback, returns from injury, makes return | retour à la compétition, retour au jeu, come-back, retour sur les courts, fait son retour | comeback, rückkehr auf platz, feiert comeback, gibt comeback, wiedereinstieg
retire-athlete | se retira del fútbol, cuelga las botas, anuncia su retirada, retirada del tenis, pone fin carrera, deja el fútbol, colgará las botas, retirada deportiva, cuelga la raqueta | hangs up boots, announces retirement, to retire, end career, retires from football, retires from tennis, retires from sport | met un terme, retraite sportive, raccroche, prend sa retraite, fin de carrière, met fin à, retraite internationale, raccroche les crampons | karriereende, beendet karriere, beendet seine karriere, beendet ihre karriere, rücktritt aus nationalmannschaft, laufbahn beendet, karriere beendet
farewell-athlete | último partido, despedida del fútbol, partido de despedida, último baile | farewell match, last match, last dance, final match, bids farewell, testimonial match | dernier match, match d'adieu, adieux, dernière danse | abschiedsspiel, letztes spiel, abschiedstournee, letzter tanz
debut | debut*, debut, ópera prima del, "debuta", "debutó" | debut*, debut, makes debut, "debuts" | débuts, premier match, première sélection, fait ses débuts | debüt*, debüt, debütant, debütiert, debütantin, bundesligadebüt, feiert debüt, "debüts"
withdraw | retira*, abandona*, se baja, baja de, se retira, baja de última hora, causa baja, se baja del, renuncia a disputar, "retira", "retiran", "abandona", "abandonan" | withdraw*, pull out, pulls out, pulled out, drops out, pulls out of, out of tournament, withdraws from tournament, "withdraw", "withdraws", "withdrawn" | forfait*, abandonn*, se retire, retrait de, forfait, déclare forfait, déclare forfait pour, jette l'éponge, renonce au tournoi, forfaits, "abandonne" | zurückgezogen, rückzug*, absage*, verzichtet*, sagt ab, absage, zieht zurück, teilnahme abgesagt, verzichtet, startverzicht, sagt teilnahme ab, "rückzug", "absagen"
retires-midmatch | se retira por lesión, abandona por lesión, retirada por lesión, abandona lesionado | retires injured, retires hurt, forced to retire | abandon sur blessure, contraint à l'abandon | verletzt aufgegeben, aufgabe im match, muss aufgeben, aufgeben müssen
fitness-return | vuelve a entrenar, regresa a los entrenamientos | returns to training, back in training squad | retour à l'entraînement, reprise de l'entraînement | mannschaftstraining zurück, trainingsrückkehr, zurück im training
athlete-mental-health | depresión deportista, salud mental deportistas | athlete mental health, mental health break | santé mentale sportifs | mentale gesundheit sportler, mentale probleme
pregnant-athlete | deportista embarazada, maternidad deportista | pregnant athlete, maternity leave player | joueuse enceinte, athlète enceinte | schwangere sportlerin, babypause
sports-legend | leyenda del fútbol, mito del fútbol, leyenda del tenis, leyenda del deporte | football legend, tennis legend, sporting great, former footballer, basketball legend | légende du football, légende du tennis, ancien footballeur, légende du sport | fußball-legende, fußballlegende, tennis-legende, ex-profi, ex-fußballer, fußball-idol, ex-nationalspieler, weltmeister von 1974
teen-sensation | joven promesa, joya de la cantera, perla del fútbol | teen sensation, wonderkid, prodigy, rising star | pépite, prodige, jeune pépite, jeune prodige | toptalent, wunderkind, supertalent, ausnahmetalent, shootingstar
# doping, sanctions, bodies
doping | dopaj*, doping, dopad*, dopaje, antidopaje, dopado, positivo por dopaje | doping, drug cheat, doping scandal, anti-doping, performance-enhancing drugs | dopag*, dopé*, dopage, dopé, antidopage, affaire de dopage | doping*, gedopt*, doping, dopingskandal, dopingfall, anti-doping, dopingmittel, gedopt, dopingsünder, dopingverdacht, dopingvorwürfe
doping-test | control antidopaje, control de dopaje, test antidopaje, pasaporte biológico | doping test, drugs test, failed drugs test, drug test sport, biological passport, missed tests | contrôle antidopage, test antidopage, passeport biologique, contrôle positif | dopingtest, dopingkontrolle, dopingprobe, positiv getestet auf doping, b-probe, a-probe, blutpass
doping-ban | suspendido por dopaje, sanción por dopaje, inhabilitado por dopaje | doping ban, banned for doping, doping suspension | suspendu pour dopage, suspension pour dopage | dopingsperre, wegen dopings gesperrt, dopingstrafe
banned-substance | EPO, clostebol, sustancia prohibida, esteroides, testosterona, trimetazidina | banned substance, EPO, clostebol, steroids, testosterone, trimetazidine | EPO, clostébol, produit interdit, substance interdite, stéroïdes, testostérone, trimétazidine | EPO, clostebol, verbotene substanz, anabolika, steroide, testosteron, trimetazidin
blood-doping | dopaje sanguíneo, transfusiones de sangre dopaje, Operación Puerto | blood doping, Operation Aderlass | dopage sanguin, transfusions sanguines | blutdoping, operation aderlass, erfurter dopingarzt, eigenblutdoping
state-doping | dopaje de Estado, dopaje ruso | state-sponsored doping, Russian doping | dopage d'Etat, dopage russe | staatsdoping, russischer dopingskandal
wada | AMA, Agencia Mundial Antidopaje | WADA, World Anti-Doping Agency | AMA, Agence mondiale antidopage | WADA, Welt-Anti-Doping-Agentur, NADA, Nationale Anti-Doping-Agentur
usada-itia | ITIA, USADA, CELAD | ITIA, USADA, UKAD | ITIA, USADA, AFLD | ITIA, USADA
sports-court | juez único, Comité de Competición, comité disciplinario, Comité de Disciplina, TAD | disciplinary panel, disciplinary committee, disciplinary commission | commission de discipline, commission disciplinaire | sportgericht, dfb-sportgericht, kontrollausschuss, bundesgericht
suspend | suspend*, suspensión, suspendido, sanción de partidos, partidos de sanción, sancionado con, sancionada, "suspende", "suspenden", "suspender", "suspenda" | suspended, suspension, match ban, game ban, banned for, lifetime ban, three-match ban, suspend | suspen*, suspendu, suspension, matchs de suspension, suspendus | gesperrt*, sperre, suspendier*, gesperrt, spielsperre, suspendiert, spiele sperre, lebenslange sperre, gelbgesperrt, "gesperrte"
fine | multa*, multa al club, multado, sancionado económicamente, "multa", "multas", "multan" | fine, fined, fines, fine for club | amende*, verbalis*, amende pour club, écope d'une amende | geldstrafe*, bußgeld*, geldstrafe, ordnungsgeld, verbandsstrafe, "bußgeld", "bußgelder"
disqualified | descalificado, descalificación, descalifica | disqualified, disqualification, DQ | disqualifié, disqualifiée | disqualifiziert, disqualifikation, disqualifizierung
stripped-title | despojado del título, desposeído, pierde la medalla, le retiran la medalla | stripped of title, stripped of medal, stripped of gold | déchu de son titre, déchue de sa médaille | aberkannt, titel aberkannt, medaille aberkannt, aberkennung
sport-protest | reclamación deportiva | lodge protest, result protest, appeal against result, protest against result | dépose une réserve, pose une réclamation | einspruch gegen wertung, protest eingelegt
sports-betting | apuestas deportivas, casa de apuestas | sports betting, betting ban, gambling player, betting breaches, bookmaker | paris sportifs, bookmaker | sportwetten, wettanbieter, wettsperre
unsportsmanlike | conducta antideportiva, antideportivo | unsportsmanlike conduct, unsporting behaviour, bad sportsmanship | comportement antisportif, antisportif | unsportlich, unsportlichen verhaltens
fair-play | juego limpio, "deportividad" | fair play, sportsmanship | fair-play, esprit sportif | fair play, fairness, fairplay, sportsgeist
fifa | FIFA | FIFA | FIFA, Fifa, Fédération internationale de football | FIFA, Fifa, Weltverband, Fußball-Weltverband
uefa | UEFA | UEFA | UEFA, instance européenne | UEFA, Uefa, Europäische Fußball-Union
conmebol | Conmebol, Concacaf | Conmebol, Concacaf | Conmebol, Concacaf | Conmebol, Concacaf
caf-africa | CAF | CAF | Confédération africaine | CAF, Afrikanische Fußballkonföderation
rfef | RFEF, Real Federación Española, Federación Española de Fútbol | RFEF, Spanish football federation, Spanish FA | RFEF, fédération espagnole | RFEF, spanischer Fußballverband
dfb | DFB, Federación Alemana de Fútbol, federación alemana | DFB, German Football Association | DFB, fédération allemande | DFB, Deutscher Fußball-Bund, DFB-Präsident, DFB-Spitze
dfl | DFL | DFL, German Football League | DFL | DFL, Deutsche Fußball Liga
fff | FFF, Federación Francesa de Fútbol, federación francesa | FFF, French Football Federation | FFF, Fédération française de football | FFF, französischer Fußballverband
english-fa | Federación Inglesa, FA inglesa | Football Association, English FA | fédération anglaise | FA England, englischer Fußballverband
figc | Federación Italiana de Fútbol, FIGC | FIGC, Italian football federation | FIGC, fédération italienne | FIGC, italienischer Fußballverband
afa-cbf | AFA, CBF | AFA, CBF | AFA, CBF | AFA, CBF
lfp | LFP, Liga de Fútbol Profesional | LFP | LFP, Ligue de football professionnel | LFP, französische Profiliga
dncg | control económico de clubes | French football watchdog | DNCG, gendarme financier | DNCG
sports-council | Consejo Superior de Deportes, CSD | UK Sport, Sport England | Agence nationale du sport | Bundesinstitut für Sportwissenschaft, Sportförderung
sports-federation | federación deportiva, federación internacional | governing body, sports federation, international federation | fédération sportive, fédération internationale | sportverband, fachverband, spitzenverband, dachverband
federation-president | presidente de la federación, presidente de la RFEF | federation president, federation chief | président de la fédération, président de la FFF | verbandspräsident, verbandschef, dfb-chef
fifa-corruption | FIFAgate, corrupción en la FIFA | FIFA corruption, FIFA scandal | FIFAgate, corruption à la Fifa | fifa-skandal, fifa-korruption, sommermärchen-affäre, sommermärchen-prozess
host-bid | candidatura para el Mundial, sede del Mundial, organizar el Mundial, país anfitrión, anfitrión del Mundial, albergar el Mundial | World Cup bid, World Cup host, host nation, host World Cup | pays hôte, candidature au Mundial, organisation du Mondial, organiser le Mondial, pays organisateur | wm-vergabe, wm-gastgeber, wm-bewerbung, em-bewerbung, gastgeberland, em-gastgeber, wm-ausrichter
migrant-workers-worldcup | muertes de obreros Mundial, trabajadores migrantes del Mundial | World Cup migrant workers, World Cup stadium workers | travailleurs migrants du Mondial, ouvriers du Mondial | wm-arbeiter, gastarbeiter auf wm-baustellen, wm-baustellen
sportswashing | blanqueo deportivo, sportswashing | sportswashing | sportswashing, blanchiment sportif | sportswashing
trans-athlete | deportistas trans, mujeres trans en deporte, nadadora trans, atletas transgénero | trans athlete, trans women athletes | athlète transgenre, sportives transgenres, nageuse transgenre | trans-sportlerin, transathletin, transfrauen im sport, trans-schwimmerin, trans-athletinnen
hijab-sport | velo en el deporte, velo deportivo | hijab ban athletes, sports hijab | voile dans le sport, hijab sportif, hidjabeuses | kopftuchverbot im sport
abuse-in-sport | abusos en el deporte, abusos en la gimnasia | abuse in sport, gymnastics abuse, abuse in gymnastics | violences sexuelles sport, abus dans le sport | missbrauch im sport, missbrauch im turnen, missstände im turnen
athlete-defects | deportista pide asilo, deportista desertor | athlete defects, athlete seeks asylum | athlète demande l'asile, sportif transfuge | sportler bittet um asyl, sportlerin asyl
russia-sport-exclusion | exclusión de Rusia, veto a Rusia, deportistas rusos, deportistas rusos y bielorrusos | Russian athletes, Russian and Belarusian athletes, ban on Russia | athlètes russes, sportifs russes, exclusion de la Russie, athlètes russes et bielorusses | russische sportler, russische athleten, russland-ausschluss
stadium-disaster | tragedia en el estadio, estampida en el estadio, avalancha en el estadio, tragedia de Hillsborough | stadium disaster, stadium crush, stadium stampede, Hillsborough | bousculade au stade, drame du stade, tragédie du stade, Hillsborough, drame de Furiani | stadionkatastrophe, stadion-katastrophe, massenpanik im stadion, Hillsborough
anti-hate-taunts | insultos a jugador, odio en redes jugadores | online abuse players, abuse of players | haine en ligne joueurs, cyberharcèlement joueurs | hass gegen spieler, hassnachrichten spieler
sports-club-member | socios del club, asamblea de socios | club members, season-ticket holders | socios, abonnés du club | vereinsmitglieder, mitgliederversammlung, dauerkarteninhaber
lap-of-honour | vuelta de honor, vuelta olímpica, manteado | lap of honour, victory lap | tour d'honneur | ehrenrunde, stadionrunde
guard-of-honour | pasillo al campeón, pasillo de honor | guard of honour | haie d'honneur | spalier, ehrenspalier
celebration-goal | celebración del gol, celebra el gol | goal celebration, celebrates goal, wolf salute | célébration de but, célébration polémique | torjubel, jubelpose, wolfsgruß
water-break-heat | pausa de hidratación | cooling break, hydration break, drinks break | pause fraîcheur | trinkpause, hydration break, abkühlungspause
football-tech | tecnología de gol, fuera de juego semiautomático, balón con chip | goal-line technology, semi-automated offside, semi-automated | goal-line technology, hors-jeu semi-automatique, technologie sur la ligne | torlinientechnik, halbautomatische abseitserkennung, torlinientechnologie
official-ball | balón oficial, balón del Mundial | official match ball, World Cup ball | ballon officiel, ballon du Mondial | spielball, wm-ball, offizieller spielball
panini | cromos Panini, Panini, álbum de cromos | Panini stickers, Panini | album Panini, Panini, vignettes Panini | Panini-Album, Panini-Bilder, Panini
world-sports-day | deporte escolar, deporte base | school sport, grassroots sport, PE lessons | sport scolaire, sport amateur, sport à l'école | schulsport, breitensport, bundesjugendspiele
fitness-gym | gimnasio | gym, fitness studio, workout | salle de sport, fitness, musculation | fitnessstudio, fitnessstudios, muckibude, krafttraining
stadium-build | nuevo estadio, remodelación del estadio, reforma del estadio | new stadium, stadium redevelopment, stadium plans | nouveau stade, rénovation du stade, construction du stade | stadionneubau, neues stadion, stadionumbau, stadionbau
tv-sport-audience | audiencia del partido, audiencia de la final | match TV audience, TV viewers final, TV audience record | audience du match, audience de la finale, millions de téléspectateurs | einschaltquote fußball, millionen zuschauer
match-preview | previa del partido, horario y dónde ver, dónde ver, posibles alineaciones | match preview, how to watch, predicted lineups, kick-off time | à quelle heure, sur quelle chaîne, compositions probables, chaîne et heure | wo läuft, live im tv, übertragung im tv, mögliche aufstellung
live-ticker-sport | resultados en directo, marcador en directo | live score, live text | score en direct, match en direct | liveticker, live-ticker, live-stream fußball
player-ratings | el uno a uno, notas de los jugadores | player ratings | les notes des Bleus, notes des joueurs | einzelkritik, spielernoten, noten der spieler
sport | deporte, deportivo | sport, "sports", sporting | "sport", "sports" | sport, sportlich
`;
