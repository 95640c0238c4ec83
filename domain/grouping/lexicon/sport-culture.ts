/** Sport, culture, media, and words of action, number and time: `key | es | en | fr | de`. */
export const SPORT_AND_CULTURE = `
football | fútbol*, futbol* | football*, soccer | football, foot, footballeur* | fußball*
match | partido, partidazo | match*, fixture | match*, rencontre | spiel, spiele, spieltag*, partie, *spiel
team | equipo*, plantel, selección | team*, squad* | équipe*, sélection* | mannschaft*, team*, nationalmannschaft*, elf
player | jugador*, futbolista* | player* | joueur*, joueuse* | spieler*, *spieler, fußballer*
coach | entrenador*, técnico, seleccionador* | coach*, head coach, trainer | entraîneur*, sélectionneur* | trainer*, *trainer, bundestrainer*, coach
goal | gol, goles, golea*, goleada* | goal, goals, goalscor* | but, buts, buteur* | tor, tore, treffer*, torschütz*
goalkeeper | portero*, arquero*, guardameta* | goalkeeper*, goalie | gardien de but, gardien* | torwart*, torhüter*, keeper
penalty | penalti*, penal, penales, penaltis | penalt*, shootout | penalty, tirs au but | elfmeter*
win | gana, ganan, ganó, ganar, ganador*, ganadora*, victoria*, vence*, venció, triunf* | win, wins, won, winner*, winning, victor*, beat, beats, defeats, triumph* | gagn*, victoire*, remport*, vainqueur*, s'impose, bat, triomph* | sieg, siege, siegt*, sieger*, gewinnt, gewann, gewonnen*, besiegt*, schlägt, triumph*
lose | pierde*, perdió, perder, derrota*, cae ante, cayó | lose, loses, lost, defeat, loss | perd, perdu*, défait*, s'incline, battu* | verliert, verlor, verloren, niederlage*, unterliegt, geschlagen
draw | empat* | draws, drew, stalemate, tie | match nul, nul | unentschieden, remis
final | final, finales, finalista* | final, finals, finalist* | finale, finales, finaliste* | finale*, endspiel*, finalist*
semifinal | semifinal* | semi-final*, semifinal*, semis | demi-finale*, demi | halbfinal*
quarterfinal | cuartos de final, cuartos | quarter-final*, quarterfinal*, quarters | quart de finale, quarts de finale, quarts | viertelfinal*
champion | campeón*, campeona*, campeones | champion* | champion, champions, championne* | meister*, weltmeister*, champion*, europameister*
championship | campeonato*, mundiales | championship* | championnat* | meisterschaft*, *meisterschaft
worldcup | Mundial, Copa del Mundo | World Cup | Mondial, Coupe du monde | weltmeisterschaft*, WM, weltcup*
eurocup | Eurocopa | Euro 2020, Euro 2024, European Championship | championnat d'Europe | europameisterschaft*, EM
cup | copa, copas | cup | coupe, coupes | pokal*, *pokal
league | liga, ligas, LaLiga | league* | ligue, ligue 1, ligues | liga, bundesliga*, *liga
club | club, clubes | club, clubs | club, clubs | verein*, klub*, club
transfer | fichaje*, ficha por, traspaso* | transfer, transfers, signing, signs | mercato, transfert*, recru* | transfer*, wechsel*, verpflicht*
fan | aficionad*, hinchas, espectador* | fans, fan, spectator*, supporters | supporter*, spectateur*, fans | fans, fan, zuschauer*
stadium | estadio* | stadium*, arena | stade* | stadion*, stadien
olympics | olímpic*, olimpi*, JJOO, JJ OO | olympic*, olympian* | olympi*, JO, jeux | olympi*
paralympics | paralímpic* | paralympic* | paralympi* | paralympi*
athlete | atleta*, deportista* | athlete* | athlète*, sportif*, sportive* | athlet*, sportler*
athletics | atletismo | track and field, athletics | athlétisme | leichtathlet*
sprint | velocista*, 100 metros | sprint*, 100m | sprint*, 100 m | sprint*, 100 meter
marathon | maratón* | marathon* | marathon* | marathon*
swimming | natación, nadador*, piscina* | swim*, pool | natation, nageu*, piscine | schwimm*
diving | saltos de trampolín, clavad* | diver, divers, diving | plongeon*, plongeu* | wasserspring*, turmspring*
gymnastics | gimnas* | gymnast* | gymnast*, gym | turn*, kunstturn*
tennis | tenis*, tenista* | tennis | tennis, tennisman | tennis*
tabletennis | tenis de mesa | table tennis | tennis de table | tischtennis*
basketball | baloncest*, básquet*, basquet* | basketball, NBA | basket, basketball, basketteu* | basketball*
handball | balonmano | handball | handball, handballeu* | handball*
volleyball | voleibol, vóley, voley* | volleyball | volley, volley-ball | volleyball*
beachvolleyball | vóley playa, voley playa | beach volleyball | beach-volley | beachvolleyball*
cycling | ciclis* | cycl*, cyclist* | cyclis*, vélo | radsport*, radprofi*, radfahr*, radrennen
tourdefrance | Tour de Francia | Tour de France | Tour de France | Tour de France
boxing | boxeo*, boxead*, boxeador* | boxing, boxer* | boxe, boxeu* | boxen, boxer*
judo | judo*, judoca* | judo* | judo*, judoka* | judo*
karate | karate*, karateca* | karate* | karaté*, karatéka* | karate*
taekwondo | taekwondo* | taekwondo | taekwondo* | taekwondo*
wrestling | lucha libre, lucha grecorromana | wrestl* | lutte, lutteu*, catch | ringen, ringer*
fencing | esgrim*, florete, sabre | fencing, fencer*, foil, sabre | escrim*, fleuret, épée, sabre | fecht*, florett, säbel
archery | tiro con arco, arquer* | archer* | tir à l'arc, archer* | bogenschieß*, bogenschütz*
shootingsport | tiro deportivo, tirador* | shooter*, air rifle, air pistol | carabine, pistolet | sportschütz*, luftgewehr*
weightlifting | halterofilia, pesas, levantamiento de pesas, halter* | weightlift* | haltérophil* | gewichtheb*
rowing | remo, remero* | rowing, rower* | aviron*, rameu* | rudern, ruder*
canoe | piragü*, canotaje, kayak* | canoe*, kayak* | canoë*, kayak* | kanu*, kajak*
sailing | vela, regata* | sailing, sailor*, regatta | voile, régate* | segel*, segler*
surfing | surf, surfista*, surfer* | surf* | surf* | surf*, wellenreit*
skateboarding | skate*, monopatín | skateboard*, skater* | skate*, skateboard* | skateboard*
climbing | escalad* | sport climbing, climbing | escalade* | kletter*
equestrian | hípic*, ecuestre*, jinete* | equestrian*, dressage, show jumping, horse* | équit*, équestre*, cavali*, cheval*, dressage | reiten, reiter*, dressur*, spring*, pferd*
golf | golf, golfista* | golf* | golf* | golf*
rugby | rugby* | rugby* | rugby*, rugbyman | rugby*
hockey | hockey* | hockey* | hockey* | hockey*, eishockey*
baseball | béisbol*, beisbol* | baseball* | baseball | baseball*
softball | sóftbol, softbol | softball | softball | softball
badminton | bádminton | badminton | badminton | badminton*
triathlon | triatl* | triathl* | triathl* | triathl*
pentathlon | pentatl* | pentathl* | pentathl* | fünfkampf*
cricket | críquet | cricket* | cricket | cricket*
darts | dardos | darts | fléchettes | darts*
chess | ajedrez* | chess | échecs | schach*
formula1 | Fórmula 1, F1 | Formula One, Formula 1, F1, grand prix | Formule 1, F1, Grand Prix | Formel 1, Formel-1, großer preis
motogp | MotoGP, motocicl* | MotoGP, motorcycl* | MotoGP, moto, motard* | MotoGP, motorrad*
superbowl | Super Bowl, NFL | Super Bowl, NFL | Super Bowl, NFL | Super Bowl, NFL
skijump | saltos de esquí | ski jumping, four hills | saut à ski | skispring*, vierschanzen*
biathlon | biatl* | biathl* | biathl* | biathlon*
record | récord*, plusmarca* | record, records | record, records | rekord*, *rekord
doping | dopaj*, doping, dopad* | doping, banned substance | dopag*, dopé* | doping*, gedopt*
opening | ceremonia de apertura, inauguración*, inaugura* | opening ceremony | cérémonie d'ouverture, coup d'envoi | eröffnungsfeier*, eröffn*
closing | ceremonia de clausura, clausura* | closing ceremony | cérémonie de clôture, clôture | schlussfeier*, abschlussfeier*
flag | bandera*, abanderad* | flag, flags, flagbearer*, flag bearer | drapeau*, porte-drapeau* | flagge*, fahne*, fahnenträger*
torch | antorcha*, llama olímpica, pebetero | torch*, olympic flame, cauldron | flamme olympique, torche*, vasque | fackel*, olympisches feuer
village | Villa Olímpica, aldea* | athletes village, Olympic village, athletes' village | village olympique, village des athlètes | olympisches dorf, olympischen dorf
ioc | COI | IOC | CIO | IOC
delegation | delegacion* | delegation*, contingent | délégation* | delegation*
withdraw | retira*, abandona*, se baja, baja de | withdraw*, pull out, pulls out, pulled out, drops out | forfait*, abandonn*, se retire, retrait de | zurückgezogen, rückzug*, absage*, verzichtet*, sagt ab
qualify | clasifica*, clasific* | qualif* | qualif* | qualifi*
eliminate | elimina*, eliminad* | eliminat*, knocked out, crash out | élimin* | ausgeschieden*, scheidet aus, vorrunden-aus, aus für
debut | debut* | debut* | débute, débuts | debüt*
injurysport | lesión, lesiones, lesiona | injury, injuries, sidelined | blessure au, forfait sur blessure | verletzung*, verletzungspause
suspend | suspend*, suspensión | suspen* | suspen* | gesperrt*, sperre, suspendier*
postpone | aplaza*, pospon*, pospuest*, posterg* | postpon*, delay* | report de, reporté*, repouss* | verschob*, verschieb*, vertagt*
cancel | cancel*, anula* | cancel*, scrapp* | annul* | abgesagt*, streich*, gestrichen*, annullier*
fine | multa* | fine, fined, fines | amende*, verbalis* | geldstrafe*, bußgeld*
referee | árbitro*, VAR | referee*, VAR | arbitr*, VAR | schiedsrichter*, VAR
final-whistle | prórroga* | extra time, overtime | prolongation* | verlängerung*
youngest | más joven | youngest | plus jeune | jüngste*
teenager | adolescente*, joven, jóvenes | teen, teens, teenager*, youth | adolescent*, jeune, jeunes | teenager*, jugendlich*
film | película*, cine, cineasta*, filme* | film, films, movie*, cinema, filmmaker* | film, films, cinéma, cinéaste* | film, filme, kino*, *film, regisseur*
actor | actor, actores, actriz* | actor*, actress* | acteur*, actrice*, comédien* | schauspieler*
director | director de cine, directora de cine | film director | réalisat* | filmregisseur*, regie
music | música*, musical* | music* | musique*, musical* | musik*
singer | cantante*, cantaut* | singer*, rapper*, popstar | chanteu*, rappeu* | sänger*, rapper*, popstar*
song | canción*, cancion* | song* | chanson* | song, songs, lied, lieder
album | álbum*, disco | album* | album* | album, alben
concert | conciert* | concert*, gig | concert* | konzert*
festival | festival* | festival* | festival* | festival*
museum | museo* | museum*, gallery | musée* | museum*, museen
art | arte, artista*, pintor*, pintura* | art, artist*, painter*, painting* | art, artiste*, peintre*, peinture* , tableau | kunst*, künstler*, maler*, gemälde*
book | libro*, escritor*, novela*, autor, autora | book*, writer*, novel, novels, author* | livre*, écrivain*, roman, romans, auteur* | buch, bücher*, schriftsteller*, roman, autor*
theatre | teatro* | theat* | théâtre* | theater*, bühne
television | televisi*, TV, serie | television, TV, series | télévision*, télé, série* | fernseh*, TV, serie
journalist | periodist*, reporter* | journalist*, reporter* | journalist*, reporter* | journalist*, reporter*
newspaper | periódico*, diario | newspaper* | journal, journaux, quotidien | zeitung*
prize | premio*, Nobel, galard* | prize*, award*, Nobel, Oscar* | prix Nobel, Nobel, récompens*, Oscar* | preisträger*, Nobel*, auszeichn*, ausgezeichnet*, Oscar*
fashion | moda, modelo | fashion, model | mode, mannequin* | mode, model, modedesign*
celebrity | famos*, celebridad* | celebrit* | célébrit*, people | promi*, prominent*
game | videojuego*, juego | video game*, videogame*, gaming, game, games | jeu vidéo, jeux vidéo, jeu | videospiel*, computerspiel*, gaming
begin | comienz*, empieza*, arranc*, inicia* | begin*, began, start* , kicks off, kick off | commenc*, début*, démarr*, lanc* | beginn*, begann, start*
end | termin*, finaliza*, acab* | end, ends, ended, ending | fin, termin*, achev* | ende, endet*, beendet*
open | abre, abren, abierto, apertura | open, opens, opened, opening | ouvre*, ouvert*, ouverture* | öffnet*, offen, öffn*
close | cierr*, cerrad* , cerrar | close, closes, closed, closure* , shut | ferm* | geschlossen*, schließ*, sperrung*
rise | sube*, aument*, alza, subida*, increment* | rise, rises, rising, rose, increas*, soar*, surge* | hausse*, augment*, grimp* | steigt, steigen*, stieg, anstieg*, erhöh*, gestiegen
fall | baja, bajan, cae, caída*, desciend* | fall, falls, fell, drop, drops, plunge*, slump* | baisse*, chut*, recul* | sinkt, sinken, fällt, rückgang*, gesunken, einbruch der
announce | anunci* | announc* | annonc* | ankündig*, angekündigt*, kündigt
demand | exig*, pide*, reclam* | demand*, call for, calls for, urge* | réclam*, demand*, exig* | forder*, verlang*
reject | rechaz* | reject*, refus*, denies, deny | rejet*, refus*, dément | ablehn*, lehnt ab, abgelehnt*, weist zurück
support | apoy*, respald* | support, supports, back, backs, backing | soutien*, soutenir, appui* | unterstütz*
criticize | critic* | critic*, slams, blasts | critiqu* | kritik*, kritisier*
defend | defiend*, defens* | defend*, defence, defense | défend*, défens* | verteidig*
meet | reun*, encuentro | meet, meets, meeting, met with | réuni*, réunion* | treffen*, trifft, traf
visit | visit* | visit* | visit* | besuch*
return | regres*, vuelv*, vuelta | return*, comeback | retour*, revien* | rückkehr*, zurückkehr*, kehrt zurück
leave | abandona el, deja el, salida | leaves, leaving, exit* | quitt*, départ* | verlässt, verlassen, abschied*, ausstieg*
arrive | lleg* | arriv* | arriv* | ankunft*, kommt an, eintreff*, angekommen
discover | descubr*, hallan, hallazgo*, encuentra*, hallad* | discover*, found, find, finds | découv*, retrouv*, trouvé* | entdeck*, gefunden*, fund, finde*
search | busca*, búsqueda | search* | recherche*, fouill* | suche*, fahndung*
help | ayuda* | help*, aid | aide*, aider | hilfe*, hilft, helfen
fear | temor*, miedo*, teme* | fear*, afraid | peur*, craint*, crainte* | angst*, furcht*, befürcht*
crisis | crisis | crisis, crises | crise* | krise*, *krise
problem | problema* | problem*, trouble* | problème* | problem*
plan | plan, planes | plan, plans | plan, plans, projet* | plan, pläne*
project | proyecto* | project* | chantier* | projekt*
future | futuro* | future | avenir, futur* | zukunft*
history | histor* | histor* | histoir*, historique* | geschicht*, histor*
hundreds | cientos, centenar* | hundreds | centaines, centaine | hunderte*
thousands | miles, millar* | thousands | milliers, millier | tausende*
million | millon*, millón | million* | million* | million*
billion | mil millones, billon* | billion* | milliard* | milliarde*
half | mitad, medio | half | moitié, demi-heure | hälfte*, halb
percent | por ciento | percent, per cent | pour cent | prozent*
hour | hora, horas | hour, hours | heure, heures | stunde, stunden
night | noche, madrugada | night, overnight | nuit | nacht, nachts
morning | mañana por la | morning | matin, matinée | morgens
weekend | fin de semana | weekend* | week-end* | wochenende*
summer | verano* | summer* | été dernier, estival* | sommer*
winter | invierno*, invernal* | winter* | hiver*, hivernal* | winter*
world | mundo | world | monde, mondial* | welt, weltweit*
country | país, países | country, countries, nation | pays, nation | staat, staaten
city | ciudad* | city, cities, town | ville, villes | stadt, städte*
region | región*, regiones | region* | région* | region*
island | isla, islas | island* | île, îles | insel*, *insel
south | sur | south, southern | sud | süd*
north | norte | north, northern | nord | nord*
east | este de, oriental | east, eastern | est de, oriental* | ost*
west | oeste, occidental* | west, western | ouest, occidental* | west*
crowd | multitud*, aglomera*, estampida* | crowd*, stampede | foule*, bousculade* | menschenmenge*, massenpanik*, gedränge
lgbt | gay, homosexual*, LGTB*, LGBT* | gay, lesbian*, LGBT*, homosexual* | gay, homosexuel*, LGBT* | schwul*, lesbisch*, LGBT*, homosexuell*, queer*
transgender | transgénero, transexual*, trans | transgender, trans | transgenre*, trans | transgender*, trans, transfrau*
hijab | velo islámico, velo | hijab, headscarf | voile islamique, hijab | kopftuch*, hidschab
nude | desnud* | naked, nude* | nu, nus, nue | nackt*
apology | disculp*, perdón | apolog* | excus*, s'excuse | entschuldig*
lie | miente*, mentira* | lie, lies, lying, liar | mensonge*, menti* | lüge*, lügt
mistake | error, errores | mistake*, error* | erreur* | fehler*, panne*
sponsor | patrocin* | sponsor* | sponsor* | sponsor*
alcohol | alcohol*, borrach*, ebri* | alcohol*, drunk*, beer, wine | alcool*, ivre*, bière*, vin, vins | alkohol*, betrunken*, bier*, wein
smoke | humo, tabaco, fum* | smok*, tobacco, cigarette* | fumé*, fumeu*, tabac*, cigarette* | rauch*, tabak*, zigarette*
firework | fuegos artificiales, petardo*, pirotecni* | firework*, firecracker* | feux d'artifice, feu d'artifice, pétard*, pyrotechn* | feuerwerk*, böller*, pyrotechn*
`;
