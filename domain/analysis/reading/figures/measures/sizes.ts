/** Measures with a unit: money, shares, sizes, times; notation as for people. */
export const SIZES = `
damage | money | daños, perdidas, danos, destrozos, perjuicio* | damage, damages worth, losses, cost of the damage | degats, dommages, prejudice, pertes | schaden*, sachschaden*, verluste
¿A cuánto ascienden los daños? | How large is the damage? | À combien s'élèvent les dégâts ? | Wie hoch ist der Schaden?
fine | money | multa*, sancion*, multad* | fine, fined, penalty, fines | amende*, sanction | busse*, geldbusse*, strafzahlung*, geldstrafe*, bussgeld*, strafe
¿Qué multa? | How large is the fine? | Quel montant d'amende ? | Wie hoch ist die Strafe?
ransom | money | rescate | ransom | rancon | losegeld*
¿Qué rescate? | How large is the ransom? | Quel montant de rançon ? | Wie viel Lösegeld?
loot | money | botin, robaron, robo, sustra*, valorad*, incaut*, decomis*, embargad*, confiscad*, inmuebles | haul, stolen, stole, loot, heist, confiscated, seized, property worth> | butin, vole*, derobe*, saisi*, confisqu*, biens | beute, gestohlen*, erbeutet*, diebesgut, beschlagnahm*, eingezogen, im wert von>
¿Qué valor tiene lo robado? | What is the haul worth? | Quelle valeur du butin ? | Wie viel ist die Beute wert?
budget | money | presupuest*, partida | budget, spending plan | budget*, enveloppe | haushalt, etat, budget
¿Qué presupuesto? | How large is the budget? | Quel budget ? | Wie hoch ist das Budget?
profit | money | beneficio*, ganancia*, utilidad* | profit, profits, earnings, net income | benefice*, resultat net | gewinn*, uberschuss
¿Qué beneficio? | How large is the profit? | Quel bénéfice ? | Wie hoch ist der Gewinn?
loss | money | numeros rojos, deficit, agujero | loss of>, deficit, shortfall | deficit, perte nette, trou | defizit, verlust, fehlbetrag
¿Qué pérdida? | How large is the loss? | Quelle perte ? | Wie hoch ist der Verlust?
revenue | money | facturacion, ingresos, factur*, ventas | revenue, revenues, turnover, sales | chiffre d affaires, recettes, ventes | umsatz*, einnahmen, erlos*
¿Qué ingresos? | How large is the revenue? | Quel chiffre d'affaires ? | Wie hoch ist der Umsatz?
deal | money | fusion, adquisicion, compra, compro, operacion, valorada, valorado, fichaje, traspaso, adquir*, se queda con, oferta de> | merger, takeover, acquisition, deal, buyout, bid, transfer fee, buy, bought, signed for> | fusion, rachat, acquisition, operation, transfert, racheter, mariage, offre de> | fusion*, ubernahme*, kauf, geschaft*, ablose*, kaufpreis, zusammen, kaufen, gebot
¿De cuánto es la operación? | How large is the deal? | Quel montant pour l'opération ? | Wie viel ist das Geschäft wert?
investment | money | inversion*, invert*, invierte | investment, invest, investing, invests | investissement*, investi* | investition*, investier*
¿Qué inversión? | How large is the investment? | Quel investissement ? | Wie hoch ist die Investition?
aid | money | ayuda*, fondo*, subvencion*, indemniz*, compensa*, aportara, aportar*, financia*, pond* | aid, fund, funding, grant, relief, compensation, package, pledge*, subsidy, pay | aide*, fonds, subvention*, indemn*, financ*, promesse* | hilfe*, fonds, forder*, entschadigung*, zuschuss*, beihilfe*, soforthilfe*, fliessen, amazonasfonds
¿Cuánto dinero? | How much money? | Quelle somme ? | Wie viel Geld?
price | money | precio*, cuesta, costar*, costo, coste, entrada*, billete*, tarifa*, barril, litro | price, prices, cost, costs, ticket, fare, tariff, barrel | prix, cout*, coute*, billet*, tarif*, baril | preis*, kosten, kostet*, ticket*, tarif*, barrel
¿Qué precio? | What is the price? | Quel prix ? | Wie hoch ist der Preis?
wage | money | salario*, sueldo*, paga, nomina* | wage, wages, salary, pay rise | salaire*, remuneration, smic | lohn*, gehalt*, mindestlohn
¿Qué salario? | What is the wage? | Quel salaire ? | Wie hoch ist der Lohn?
bail | money | fianza | bail, bond | caution | kaution
¿Qué fianza? | How large is the bail? | Quelle caution ? | Wie hoch ist die Kaution?
turnout | percent | participacion, abstencion, votantes, a las urnas, del censo | turnout, voter turnout | participation, abstention | wahlbeteiligung, beteiligung
¿Qué participación? | How high was the turnout? | Quel taux de participation ? | Wie hoch war die Beteiligung?
strike-rate | percent | seguimiento, huelga, secund*, de la plantilla, de los trabajadores | strike, walked out, on strike, of staff, joined the stoppage, staff | grevistes, greve, suivi*, mobilisation, taux de grevistes, des salaries, du personnel | streik*, ausstand, gestreikt
¿Qué seguimiento de la huelga? | How many are on strike? | Quel taux de grévistes ? | Wie hoch ist die Streikbeteiligung?
trains-running | percent | =de los trenes, trenes | =of trains, trains | =des trains, trains | =der zuge, zuge, fernzuge, zugverkehr
¿Qué parte de los trenes circula? | What share of trains is running? | Quelle part des trains circule ? | Wie viele Züge fahren?
vote-share | percent | =de los votos, =de los sufragios, votos, sondeo*, escrutad*, apoyo | =of the vote, =of votes, vote, votes, poll, exit poll | =des voix, =des suffrages, voix, suffrages, sondage | =der stimmen, stimmen, hochrechnung, prognose, umfrage
¿Qué porcentaje de votos? | What share of the vote? | Quelle part des voix ? | Welcher Stimmenanteil?
counted | percent | escrutado, escrutinio, mesas, actas | counted, ballots counted, precincts, reporting | depouille*, depouillement | ausgezahlt*, auszahlung
¿Qué parte está escrutada? | How much is counted? | Quelle part est dépouillée ? | Wie viel ist ausgezählt?
inflation | percent | inflacion, ipc, carestia | inflation, cpi, consumer prices | inflation, prix a la consommation | inflation*, teuerung*, verbraucherpreise
¿Qué inflación? | How high is inflation? | Quelle inflation ? | Wie hoch ist die Inflation?
interest | percent | tipo de interes, tipos, tasa de referencia, tipo de referencia, tipo oficial, interes* | key rate, interest rate, benchmark rate, main rate, rate, rates | taux directeur, taux d interet, taux directeurs, loyer de l argent | leitzins*, zins*, zinssatz*
¿Qué tipo de interés? | How high is the interest rate? | Quel taux d'intérêt ? | Wie hoch ist der Zins?
growth | percent | crecimiento, crecera, crecio, pib, crecer | growth, gdp, economy | croissance, pib | wachstum*, bip, wirtschaftsleistung
¿Qué crecimiento? | How strong is growth? | Quelle croissance ? | Wie stark ist das Wachstum?
unemployment | percent | paro, desempleo | unemployment, jobless | chomage | arbeitslosenquote, arbeitslosigkeit, erwerbslos*
¿Qué paro? | How high is unemployment? | Quel chômage ? | Wie hoch ist die Arbeitslosigkeit?
pay-rise | percent | subida salarial, aumento salarial, salarios, sueldos, salarial | pay rise, pay increase, wage increase, pay demand, rise, raise | hausse des salaires, des salaires, augmentation de salaire, salaires | mehr lohn, mehr geld, lohn, lohnerhohung*, lohnplus, gehaltserhohung
¿Qué subida salarial? | What pay rise? | Quelle hausse de salaire ? | Wie viel mehr Lohn?
efficacy | percent | eficacia, eficaz, protec*, efectividad | efficacy, effective, effectiveness, protection | efficacite, efficace, protege | wirksamkeit, wirksam, schutz*
¿Qué eficacia? | How effective is it? | Quelle efficacité ? | Wie wirksam ist es?
contained | percent | contenido, controlado, perimetro, estabilizado | contained, containment, controlled | maitrise, contenu, controle | unter kontrolle, eingedammt
¿Qué parte está controlada? | How much is contained? | Quelle part est maîtrisée ? | Wie viel ist unter Kontrolle?
burnt+ | area | quem*, arras*, calcin*, incendi*, arde*, ardi*, fuego, llamas, devor*, consum* | burn*, fire*, blaze*, scorched, charred, flames, destroyed, swept, wildfire* | brul*, feu*, incendi*, ravage*, parcouru*, detrui*, flammes, parti* en fumee, calcin* | verbrannt*, brand*, brann*, feuer*, flammen*, waldbrand*, zerstort*, vernichtet*, niedergebrannt
¿Cuánta superficie ha ardido? | How much land has burnt? | Quelle surface a brûlé ? | Wie viel Fläche ist verbrannt?
area | area | superficie, extension | area, land, plot | superficie, surface, terrain | flache*, gelande, grundstuck
¿Qué superficie? | How large is the area? | Quelle superficie ? | Wie groß ist die Fläche?
magnitude | plain | magnitud>, magnitud, grados richter, escala de richter, richter | magnitude>, magnitude, richter scale, richter | magnitude>, magnitude, echelle de richter, richter | starke>, magnitude>, starke, magnitude, richterskala, erdstoss mit>
¿Qué magnitud? | What magnitude? | Quelle magnitude ? | Welche Stärke?
depth | length | profundidad, hipocentro, bajo tierra, bajo la superficie, hondo | depth, deep, underground, below the surface, beneath the surface | profondeur, sous terre, sous la surface, hypocentre | tiefe, tief, unter der erde, erdoberflache, unter dem, epizentrum
¿A qué profundidad? | How deep? | À quelle profondeur ? | In welcher Tiefe?
fall | length | abismo, barranco, caida, precipicio, cayo, desnivel, caer | ravine, fall, plunge*, drop, fell, gorge | ravin, chute, vide, precipice, tombe | schlucht, absturz*, sturz*, abgrund, hinunter
¿De qué altura fue la caída? | How deep was the fall? | De quelle hauteur était la chute ? | Wie tief war der Sturz?
shore-distance | length | de la costa, costa, frente a, mar adentro, de la orilla | from shore, offshore, off the coast, off, coast | des cotes, de la cote, au large, du rivage | vor der kuste, kuste, vom ufer, vor
¿A qué distancia de la costa? | How far from shore? | À quelle distance de la côte ? | Wie weit vor der Küste?
height | length | altura, alto, altitud, olas, altos | height, tall, high, waves, altitude | hauteur, haut*, altitude, vagues | hohe, hoch, hohen, wellen, hohe
¿Qué altura? | How high? | Quelle hauteur ? | Wie hoch?
distance | length | distancia, lejos, carrera, recorrid*, etapa, de distancia, radio | distance, away, from, race, stage, radius, route | distance, etape, course, a km de, parcours, rayon | entfernt*, distanz, etappe, strecke, umkreis, rennen
¿Qué distancia? | What distance? | Quelle distance ? | Welche Entfernung?
length | length | longitud, largo, tramo | length, long, stretch | longueur, long, troncon | lang*, lange, abschnitt
¿Qué longitud? | How long? | Quelle longueur ? | Wie lang?
crater | length | crater, diametro, ancho, agujero, boquete | crater, wide, diameter, hole | cratere, diametre, large, largeur | krater, durchmesser, breit
¿Qué tamaño? | How wide? | Quelle largeur ? | Wie breit?
rain | rain | lluv*, llov*, cay*, precipit*, registr* | rain, rainfall, fell, rained | pluie*, precipitations, tombe* | regen*, niederschlag*, gemessen, fiel*
¿Cuánta lluvia? | How much rain? | Quelle quantité de pluie ? | Wie viel Regen?
temperature | temperature | temperatura*, calor, termometro*, maxima, minima, frio, mercurio | temperature*, heat, thermometer, high of, low of, mercury, hot | temperature*, chaleur, thermometre, mercure, froid | temperatur*, hitze, thermometer, warm, heiss, kalt
¿Qué temperatura? | What temperature? | Quelle température ? | Welche Temperatur?
wind | speed | viento*, rachas, rafagas, mistral, huracan* | wind*, gust*, hurricane | vent*, rafale*, mistral, bourrasque* | wind*, boen, bo, sturm*, orkan*
¿Qué viento? | How strong is the wind? | Quelle force de vent ? | Wie stark ist der Wind?
speed | speed | velocidad, circulaba, limite | speed, travelling, limit, doing | vitesse, roulait, limite* | geschwindigkeit, tempo, schnell, fuhr, erlaubt*
¿Qué velocidad? | What speed? | Quelle vitesse ? | Wie schnell?
quantity | mass | cocaina, droga*, hachis, marihuana, incaut*, decomis*, almacen*, nitrato, toneladas, carga, cargamento, oro, residuos, fertilizante*, vertid* | cocaine, drugs, cannabis, seized, stored, nitrate, cargo, gold, waste, fertiliser, fertilizer, load, haul | cocaine, drogue*, cannabis, saisi*, stock*, nitrate, cargaison, or, dechets, engrais | kokain, drogen, cannabis, beschlagnahm*, gelagert*, lager*, nitrat, ammoniumnitrat, ladung, gold, mull, dunger
¿Qué cantidad? | What quantity? | Quelle quantité ? | Wie viel?
spill | volume | derram*, vertid*, petroleo, crudo, fuel | spill*, leak*, oil, crude | derive*, deverse*, petrole, fioul, maree noire, fuite | ausgelaufen*, ol, leck, olteppich, ausgetreten
¿Cuánto se derramó? | How much was spilt? | Quelle quantité s'est déversée ? | Wie viel ist ausgelaufen?
output | power | central, reactor, parque, potencia, capacidad, instal* | plant, reactor, capacity, wind farm, output, installed | centrale, reacteur, parc, puissance, capacite | kraftwerk, reaktor, leistung, windpark, kapazitat
¿Qué potencia? | How much power? | Quelle puissance ? | Welche Leistung?
sentence | duration | condenad*, condena, carcel, prision, pena, presidio | sentenced, jailed, jail, prison, sentence, behind bars, imprisonment | condamne*, prison, peine, reclusion, ferme, detention | verurteilt*, haft*, gefangnis*, freiheitsstrafe*, hinter gitter
¿Qué condena? | How long is the sentence? | Quelle peine ? | Wie lange Haft?
sentence-sought | duration | pide>, piden>, fiscalia, solicita>, reclama> | sought, seeks, asked for, demanded, prosecutors want, facing | requis*, reclame*, requisitoire, encour* | fordert*, gefordert*, beantragt*, drohen, droht
¿Qué pena se pide? | What sentence is sought? | Quelle peine requise ? | Welche Strafe wird gefordert?
mourning | duration | luto, duelo | mourning | deuil | trauer, staatstrauer
¿Cuántos días de luto? | How many days of mourning? | Combien de jours de deuil ? | Wie viele Tage Trauer?
truce | duration | tregua, alto el fuego, cese | truce, ceasefire, pause in fighting | treve, cessez | waffenruhe, waffenstillstand, feuerpause
¿Cuánto dura la tregua? | How long is the truce? | Combien de temps dure la trêve ? | Wie lange dauert die Waffenruhe?
strike-length | duration | huelga*, paro, paros | strike*, walkout, stoppage | greve*, debrayage | streik*, ausstand, warnstreik*, arbeit nieder
¿Cuánto dura la huelga? | How long is the strike? | Combien de temps dure la grève ? | Wie lange dauert der Streik?
delay | duration | retraso*, demora*, espera | delay*, late, wait* | retard*, attente | verspatung*, verzogerung*, warte*
¿Qué retraso? | How long is the delay? | Quel retard ? | Wie groß ist die Verspätung?
outage | duration | apagon, corte, interrupcion, sin servicio | outage, blackout, power cut, offline | panne, coupure, interruption | ausfall*, stromausfall*, storung*, blackout
¿Cuánto duró el corte? | How long was the outage? | Combien de temps a duré la panne ? | Wie lange dauerte der Ausfall?
ban | duration | inhabilit*, suspen*, sancionad* | banned, ban, suspended, suspension | suspen*, interdi* | sperre, gesperrt*, suspendiert*
¿Qué suspensión? | How long is the ban? | Quelle suspension ? | Wie lange ist die Sperre?
meeting-length | duration | reunion, conversaciones, negociaci*, debate, sesion, duro | talks, meeting, negotiations, lasted, debate | reunion, discussions, negociations, dure, entretien | gesprach*, verhandlung*, treffen, dauerte*, sitzung
¿Cuánto duró? | How long did it last? | Combien de temps cela a-t-il duré ? | Wie lange dauerte es?
deadline | duration | plazo, ultimatum, tiene>, tienen>, dispone de>, disponen de>, para corregir, para cumplir, para responder, de plazo | deadline, within>, has>, have>, giving>, gives>, gave>, <to comply, <to respond, <to appeal | delai, ultimatum, dispose de>, sous>, <pour se conformer, <pour repondre, <pour corriger | frist*, ultimatum, binnen>, innerhalb von>, <zeit, hat>
¿Qué plazo? | What period? | Quel délai ? | Welche Frist?
shares | percent | acciones, accion, bolsa, titulos, cotizacion | shares, stock, share price, stocks | action, actions, titre, titres, bourse, cours | aktie, aktien, kurs, aktienkurs, borse, papiere
¿Cuánto se movió la acción? | How much did the shares move? | De combien l'action a-t-elle varié ? | Wie stark bewegte sich die Aktie?
hunger-strike | duration | huelga de hambre, ayuno, rechaza* alimentos, negaba a comer | hunger strike, refusing food | greve de la faim, s alimenter, refusait de manger | hungerstreik, nahrung*
¿Cuánto dura la huelga de hambre? | How long is the hunger strike? | Combien de temps dure la grève de la faim ? | Wie lange dauert der Hungerstreik?
premium | percent | prima | premium | prime | aufschlag, pramie
¿Qué prima? | How large is the premium? | Quelle prime ? | Wie hoch ist der Aufschlag?
overrun | money | sobrecoste*, sobrecosto* | overrun, excess cost, over budget, overspend | surcout*, depassement | mehrkosten, kostenexplosion, verteuer*
¿Qué sobrecoste? | How large is the overrun? | Quel surcoût ? | Wie hoch sind die Mehrkosten?
severance | money | finiquito, indemnizacion por despido, blindaje, liquidacion | severance, golden handshake, pay-off, payoff | indemnite de depart, parachute dore, indemnites de depart | abfindung*
¿Qué indemnización de salida? | How large is the severance? | Quelle indemnité de départ ? | Wie hoch ist die Abfindung?
prize | money | dotado con>, premio, dotacion | prize money, prize, award | dote de>, dotation, recompense | dotiert, preisgeld, pramie
¿Qué dotación? | How large is the prize? | Quelle dotation ? | Wie hoch ist das Preisgeld?
repair | duration | reparacion, reparar, repararlo | repair*, fix | repar* | reparatur*, reparier*
¿Cuánto dura la reparación? | How long will the repair take? | Combien de temps dure la réparation ? | Wie lange dauert die Reparatur?
gap | duration | ventaja, de diferencia | lead of>, ahead of, behind, clear of, lead | avance, d avance, retard sur | vorsprung, ruckstand
¿Qué ventaja? | How large is the lead? | Quelle avance ? | Wie groß ist der Vorsprung?
marks | length | surco*, huella*, rastro, arrastr* | drag mark*, track, trail, furrow, marks, dragged | sillon*, trace*, trainee | schleifspur*, spur, furche*
¿Qué longitud tiene el rastro? | How long is the trail? | Quelle longueur a la trace ? | Wie lang ist die Spur?
`;
