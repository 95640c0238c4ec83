/** Questions with yes and no about crime, courts, war, accidents and health; see `questions-deeds.ts` for the rows. */
export const SAFETY = `
# Crime and courts
responsibility ? | ¿Quién lo reivindica? ¿Hubo participación? | Does the group say it did it? | Le groupe revendique-t-il l'acte ? | Bekennt sich die Gruppe zur Tat?
responsibility + | reivindic*, se atribuy*, se adjudic*, asumi* la autoría, asumi* la responsabilidad, su participación, su implicación, estar detrás, estuvo detrás, cualquier relación con, cualquier vínculo, tener relación con | claim* responsibility, claims responsibility, responsibility for, said it carried out, says it carried out, admitted carrying out, involvement, being behind, was behind, role in the, any part in, any link to | revendiqu*, revendication, son implication, toute implication, être derrière, son rôle dans, tout lien avec, être responsable, toute responsabilité | bekannte sich, bekannten sich, bekennt sich, bekannte .. zu der tat, sich .. bekannt, bekennerschreiben, beteiligung, verantwortung, verwicklung, dahinter, verantwortlich zu sein, hinter dem anschlag
appeal ? | ¿Recurrirá? | Will there be an appeal? | Y aura-t-il appel ? | Wird das Urteil angefochten?
appeal + | recurrir*, recurre*, apelar*, apelará, apela la, apelación, recurso, recurrió, impugnar* | appeal, appeals, appealed, challenge the ruling, challenge the verdict, challenge the decision, contest the ruling | fait appel, faire appel, fera appel, interjet*, se pourvoir, pourvoi*, appel de la décision, faire recours, recours contre | berufung*, revision, anfechten, angefochten, rekurs, rechtsmittel, einspruch, beschwerde
appeal - | acept* la sentencia, acept* el fallo, acata* | accept* the verdict, accept* the sentence, accept* the ruling | accepte le jugement, accepte le verdict, accepte la décision | akzeptiert .. urteil, nimmt das urteil an
verdict* ? | ¿Culpable? | Guilty? | Coupable ? | Schuldig?
verdict* + | condenó, condenad*, culpable, condena a | convicted, found guilty, sentenced, guilty | condamné*, reconnu* coupable, coupable | verurteilt*, schuldig gesprochen, schuldig
verdict* - | absuel*, absuelt*, absolv*, absolvió, inocente | acquit*, cleared, not guilty, innocent | acquitt*, relaxé*, relaxe, innocent*, non lieu | freigesprochen*, freispruch, unschuldig, spricht .. frei
custody* ? | ¿Sigue en prisión? | Held in custody? | En détention ? | In Haft?
custody* + | prisión preventiva, ingresó en prisión, prisión provisional, sigue detenid*, sin fianza | remanded, in custody, denied bail, jailed pending, without bail | détention provisoire, écroué*, placé* en détention, incarcéré* | untersuchungshaft, u haft, in haft, inhaftiert*
custody* - | libertad provisional, libertad bajo fianza, en libertad, quedó libre, excarcel*, dejado libre, puest* en libertad | on bail, released, freed, walked free, let go | contrôle judiciaire, laissé* libre, remis* en liberté, libéré*, relâché* | auf freien fuß, auf freiem fuß, freigelassen*, kaution, aus der haft entlassen, wieder frei
confess* ? | ¿Confesó? | Did they confess? | Des aveux ? | Ein Geständnis?
confess* + | confes*, admiti* los hechos, admiti* haber, se declar* culpable, reconoció los hechos, reconoció haber | confess*, admitted to, pleaded guilty, plead guilty, admitted killing, admitted the | avou*, aveux, plaidé coupable, reconnu les faits, passé aux aveux | gestand*, geständnis, gestanden, geständig, räumte die tat ein, schuldig bekannt
confess* - | se declar* inocente, guard* silencio, niega los cargos, negó los cargos, niega los hechos, se acogió a su derecho, proclam* su inocencia | pleaded not guilty, plead not guilty, remained silent, denies the charges, denied the charges, maintains his innocence, protests his innocence | plaidé non coupable, clame son innocence, nie les faits, gardé le silence, nié les faits | schweigt, beteuert .. unschuld, bestreitet die tat, bestreitet die vorwürfe, bestritt die tat, plädierte auf nicht schuldig, unschuldig
alone* ? | ¿Actuó solo? | Acting alone? | A-t-il agi seul ? | Ein Einzeltäter?
alone* + | actuó solo, actuó en solitario, actuaba solo, lobo solitario, único autor | acted alone, acting alone, lone gunman, lone attacker, lone wolf, lone, on his own, sole attacker | agi seul, agissait seul, loup solitaire, seul auteur | einzeltäter*, allein gehandelt, handelte allein, alleintäter
alone* - | cómplice*, dos atacantes, segundo atacante, en grupo | accomplice*, second attacker, second gunman, two attackers, several attackers, not alone | complice*, deuxième assaillant, second tireur, deux assaillants | komplize*, mittäter*, zweiter täter, zweiten täter, zwei angreifer, mehrere täter
suicide! ? | ¿Suicidio u homicidio? | Suicide or killing? | Suicide ou homicide ? | Selbsttötung oder Tötung?
suicide! y | suicidio | suicide | suicide | Selbsttötung
suicide! n | homicidio | killing | homicide | Tötung
suicide! + | suicid*, se quitó la vida, se disparó | suicide, took his own life, took her own life, shot himself, shot herself, killed himself, killed herself | suicid*, donné la mort, mis fin à ses jours, retourné l arme | suizid, selbstmord, selbsttötung, das leben genommen, richtete sich selbst, erschoss sich
suicide! - | asesinad*, homicidio, asesinato, abatid*, matad* a tiros, mat* a tiros | murder*, homicide, killed by police, shot dead by, was shot by | assassin*, meurtre, homicide, abattu* par, tué* par | mord, ermordet*, getötet von, tötungsdelikt, von der polizei erschossen, erschossen
armed* ? | ¿Iba armado? | Armed? | Armé ? | Bewaffnet?
armed* + | armado, armada, armados, portaba un arma, llevaba un arma, blandía | armed, carrying a weapon, carrying a gun, carrying a knife, brandish* | homme armé, hommes armés, était armé*, porteur d une arme, brandissai* | bewaffnet*
armed* - | desarmad* | unarmed | désarmé*, sans arme | unbewaffnet*
record ? | ¿Tenía antecedentes? | Known to the police? | Connu de la police ? | Polizeibekannt?
record + | antecedentes, fichado, conocido de la policía, conocido por la policía | known to police, known to the police, criminal record, previous convictions, on a watchlist | connu* des services, casier judiciaire, antécédents, fiché*, connu* de la police | polizeibekannt*, vorbestraft*, vorstrafen, amtsbekannt, der polizei bekannt
alarm ? | ¿Funcionó la alarma? | Did the alarm go off? | L'alarme a-t-elle fonctionné ? | Hat der Alarm funktioniert?
alarm ~ | alarma*, sirena*, rociador*, detector*, cámara* | alarm, alarms, siren*, sprinkler*, detector*, camera*, cctv | alarme*, sirène*, détecteur*, caméra* | alarm*, *alarm, sirene*, sprinkler*, rauchmelder*, *melder, kamera*, *anlage
alarm + | sonó, sonaron, sonar, saltó, saltaron, funcionó, funcionaron, funcionaba*, se activ*, grab* | sounded, went off, go off, rang, worked, working, triggered, activated, recorded, wailed | sonné, retenti, fonctionné, fonctionnai*, déclenché*, s est déclench*, filmé | schlug .. an, schlugen .. an, angeschlagen, anschlug, ertönt*, heulten, ausgelöst, funktionier*, aufgezeichnet, ging los, losging
alarm - | fall*, averiad*, desconectad*, en silencio, desactivad*, apagad* | failed, silent, out of order, switched off, disabled, broken, remained silent | en panne, muette*, débranché*, hors service, désactivé*, défaillant* | defekt*, ausgefallen, versagt*, stumm, abgeschaltet, ausgeschaltet, kaputt
insured ? | ¿Estaba asegurado? | Was it insured? | Était-ce assuré ? | War es versichert?
insured + | estaba asegurad*, estaban asegurad*, está asegurad*, están asegurad*, aseguradas por, asegurados por, asegurado por, asegurada por, póliza | insured, covered by insurance, insurance cover | était assuré*, étaient assuré*, sont assuré*, est assuré*, assuré* pour, assuré* à hauteur, couvert* par une assurance | seien .. versichert, sind .. versichert, waren .. versichert, war .. versichert, ist .. versichert, versicherungsschutz
insured - | sin asegurar, sin seguro | uninsured | non assuré* | unversichert*
permit ? | ¿Había permiso? | Was there a permit? | Y avait-il une autorisation ? | Gab es eine Genehmigung?
permit + | permiso, permisos, autorización, autorizaciones, legalmente, papeles en regla | permit, permits, permission, authorisation, authorization | autorisation*, permis | genehmig*, erlaubnis, bewillig*
permit - | clandestin*, sin papeles | unlicensed, unauthori* | clandestin*, non autorisé* | ungenehmigt, schwarzbau
masked ? | ¿Iba encapuchado? | Masked? | Cagoulé ? | Maskiert?
masked + | encapuchad*, enmascarad*, rostro cubierto | masked, balaclava*, hooded | cagoulé*, masqué*, encagoulé*, encapuchonné* | maskiert*, vermummt*, sturmhaube*
masked - | a cara descubierta, cara descubierta | unmasked, bare faced | à visage découvert | unmaskiert*, unvermummt*
aimed ? | ¿Se apuntó a propósito? | Was it deliberate? | Était-ce délibéré ? | War es Absicht?
aimed + | intencionad*, deliberad*, a propósito, adrede, en forma directa, de forma directa, apunt* directamente, premeditad* | deliberate*, intentional*, on purpose, directly at, aimed at, purposely, premeditated | intentionnel*, délibéré*, volontairement, à dessein, tir direct, tir tendu, visé, prémédité* | absichtlich*, vorsätzlich*, gezielt, mit absicht, direkt auf, geplante tat
aimed - | accidental*, fortuit*, sin querer, por error, rebot*, involuntari* | accidental*, by accident, by mistake, bounc*, ricochet*, unintentional* | accidentel*, par erreur, par accident, rebond*, ricoch*, involontaire* | versehentlich*, unbeabsichtigt*, aus versehen, abgeprallt*, querschläger*, irrtümlich*, prallte .. ab
authentic* ? | ¿Es auténtico? | Is it genuine? | Est-ce authentique ? | Ist es echt?
authentic* + | auténtic*, autenticidad, original, genuin* | genuine, authentic*, real deal | authentique*, authenticité, véritable | echt, echte, echtes, echter, echtheit, original
authentic* - | falsific*, falso, falsa, falsos, montaje, manipulad*, apócrif* | fake*, forged, forgery, counterfeit, doctored, hoax, manipulated | faux, fausse, falsifié*, contrefai*, trucage, truqué*, canular | gefälscht*, fälschung*, manipuliert*, unecht*, fake

# War and police
opened-fire* ? | ¿Se abrió fuego? | Were shots fired? | A-t-on ouvert le feu ? | Wurde geschossen?
opened-fire* + | abri* fuego, disparó, dispararon, disparar, dispararan, disparan, dispara, disparaba*, disparado, disparos, munición real, tiros | opened fire, open fire, fired at, fired on, shot at, live ammunition, live rounds | ouvert le feu, tiré sur, tiré, tirs, balles réelles | feuer eröffnet, eröffnete* .. feuer, geschossen, schoss, schossen, scharfe munition, schüsse
tear-gas ? | ¿Se usó gas lacrimógeno? | Was tear gas used? | A-t-on utilisé du gaz lacrymogène ? | Wurde Tränengas eingesetzt?
tear-gas + | gas lacrimógeno, gases lacrimógenos | tear gas, teargas | gaz lacrymogène*, lacrymogène* | tränengas*
ceasefire-holds! ? | ¿Se respeta la tregua? | Does the truce hold? | La trêve est-elle respectée ? | Hält die Waffenruhe?
ceasefire-holds! ~ | tregua, alto el fuego, cese el fuego, cese al fuego | truce, ceasefire, cease fire | trêve, cessez le feu | waffenruhe, waffenstillstand, feuerpause
ceasefire-holds! y | se respeta | it holds | respectée | sie hält
ceasefire-holds! n | se rompió | it was broken | rompue | sie wurde gebrochen
ceasefire-holds! + | se respeta, se respetó, se mantiene, respetad*, vigente, aguanta, sin violaciones, sin incidentes desde | holding, holds, held, respected, observed, took hold, no breach, no violations, holding | respecté*, respecte*, tient, tenait, tient, aucune violation, tient bon | hält, hielt, eingehalten, halten, hält, keine verstöße, hält bislang
ceasefire-holds! - | viol*, romp*, rota, roto, quebrant*, obuses, proyectiles cayeron, violación de la tregua, tambale* | broken, violat*, breach*, collapsed, broke, shells fell, shells hit, breached, in tatters, shaky | mal respecté*, viol*, rompu*, rompt, brisé*, obus, mise à mal, vacille, violation de la trêve | gebrochen, verletzt, bruch, brach, granaten, einschläge, verletzung der waffenruhe, wackelt, brüchig
bombed* ? | ¿Hubo bombardeo? | Was it bombed? | Y a-t-il eu bombardement ? | Wurde es bombardiert?
bombed* + | bombarde* | bombed, bombing, shelled, shelling, air strike on, airstrike on | bombard*, pilonn* | bombardier*, beschoss*, luftangriff*, beschuss
bullets ? | ¿Se usaron balas de goma? | Were rubber bullets used? | A-t-on tiré des balles en caoutchouc ? | Wurden Gummigeschosse eingesetzt?
bullets + | balas de goma, pelotas de goma | rubber bullets, plastic bullets | balles en caoutchouc, balles de défense | gummigeschoss*, gummigeschosse
withdrawal* ? | ¿Se retiraron? | Did they withdraw? | Se sont-ils retirés ? | Haben sie sich zurückgezogen?
withdrawal* + | se retir*, retirada, retirado, replieg* | withdrew, withdrawn, withdrawal, pulled out, pulled back | retrait, retiré*, se retire*, repli | abgezogen, zog .. ab, zogen .. ab, rückzug, abzug, zurückgezogen
captured* ? | ¿Fue tomada? | Was it taken? | A-t-elle été prise ? | Wurde eingenommen?
captured* + | tomaron, tomó el control, captur*, conquist*, control* la ciudad | captured, seized, took control, controls the, taken control | pris le contrôle, capturé*, conquis, contrôle la ville, s est emparé*, emparés | eingenommen, erobert*, kontrolliert*, unter ihre kontrolle
captured* - | resist*, repeli*, rechaz* el ataque, sigue bajo control | repelled, still held, remains under, held off, pushed back | repouss*, toujours tenu* | abgewehrt*, zurückgeschlagen, weiter in der hand
shot-down! ? | ¿Derribado o accidente? | Shot down or an accident? | Abattu ou accidenté ? | Abschuss oder Unfall?
shot-down! y | derribado | shot down | abattu | abgeschossen
shot-down! n | accidente | an accident | un accident | ein Unfall
shot-down! ~ | avión, helicóptero, caza, aeronave, dron, aparato | plane, jet, helicopter, aircraft, drone, fighter | avion, hélicoptère, appareil, drone, chasseur | flugzeug*, hubschrauber*, jet*, drohne*, maschine, kampfjet*
shot-down! + | derrib*, abatid*, misil* | shot down, downed by, missile* | abattu*, missile* | abgeschossen*, abschuss*, schoss .. ab, rakete*
shot-down! - | fallo técnico, falla técnica, fallo mecánico, falla mecánica, avería, accidente | technical fault, mechanical failure, malfunction, technical failure, engine failure, accident | panne, problème technique, défaillance, accident, incident technique | technischer defekt*, technisches problem, panne, unfall*, triebwerksschaden, technische* versagen

# Accidents, rescue, nature
exits ? | ¿Estaban bloqueadas las salidas? | Were the exits blocked? | Les issues étaient-elles bloquées ? | Waren die Ausgänge versperrt?
exits ~ | salida*, puerta*, escalera* | exit*, door*, escape route*, stairwell* | sortie*, issue*, porte*, escalier* | ausgang, ausgänge*, notausg*, *ausgänge, *ausgang, fluchtweg*, tür, türen
exits + | bloquead*, cerrad* con, obstruid*, trabad*, candado*, obstaculizad* | blocked, locked, chained, obstructed, barred, padlocked | encombré*, bloqué*, verrouillé*, obstrué*, condamné*, cadenassé* | versperrt*, verstellt*, zugestellt*, blockiert*, verschlossen*, verriegelt*, abgeschlossen*
exits - | libres, libre, despejad*, abiertas, operativ* | free, clear, unlocked, unobstructed, open | libres, dégagé*, ouvertes, accessibles | frei, freigehalten, offen, unverschlossen, zugänglich
overload ? | ¿Iba sobrecargado? | Was it overloaded? | Était-il en surcharge ? | War es überladen?
overload + | sobrecarg*, por encima de las .. plazas, exceso de pasajeros, exceso de carga, más pasajeros de los, sobrepes*, abarrotad* | overload*, overcrowded, too many passengers, over capacity, beyond its capacity, above its licensed, more passengers than | surcharg*, surcharge, bien plus de passagers, plus de passagers que, trop de passagers, au delà de sa capacité | überladen*, überladung, überfüllt*, überbesetzt*, zu viele passagiere, mehr passagiere als
control ? | ¿Está bajo control? | Is it under control? | Est-ce maîtrisé ? | Ist es unter Kontrolle?
control + | bajo control, controlad*, estabilizad* | under control, been contained, largely contained, cent contained, brought under | sous contrôle, maîtris*, circonscrit*, feu fixé, incendie fixé, est fixé | unter kontrolle, eingedämmt*
control - | fuera de control, descontrolad*, incontrolad*, sin control | out of control, uncontrolled, uncontained | hors de contrôle, incontrôl*, hors de tout contrôle | außer kontrolle, ausser kontrolle, unkontrolliert*
brakes ? | ¿Fallaron los frenos? | Did the brakes fail? | Les freins ont-ils lâché ? | Haben die Bremsen versagt?
brakes ~ | freno*, frenos | brake* | frein* | bremse*, *bremse, bremsanlage
brakes + | fall*, averí*, defectuos*, sin frenos, se rompi* | fail*, defect*, fault*, gave out, malfunction* | lâch*, défaillan*, défectueu*, rompu*, panne | versagt*, versagen, defekt*, ausgefallen, schadhaft*
brakes - | funcionab*, en buen estado, intact*, revisad* | worked, were working, was working, in order, sound, inspected, intact | fonctionnai*, en bon état, intacts, révisé* | funktionier*, in ordnung, intakt, gewartet, einwandfrei
drunk ? | ¿Había bebido? | Had they been drinking? | Avait-il bu ? | War Alkohol im Spiel?
drunk + | había bebido, ebrio, borracho, alcoholizad*, alcohol, bebido, positivo en alcohol*, ebriedad, embriagad* | had been drinking, drunk, alcohol, intoxicated, over the limit, drink driving, drinking | avait bu, ivre*, alcool*, alcoolisé*, en état d ébriété | hatte getrunken, betrunken*, alkohol*, alkoholisiert*, promille
drunk - | sobrio, sobria, negativo en alcohol* | sober, breathalyser negative | sobre, négatif à l alcool | nüchtern*
asleep ? | ¿Se durmió? | Did they fall asleep? | S'est-il endormi ? | Am Steuer eingeschlafen?
asleep + | se durmió, dormido, haberse dormido, quedó dormid*, se había dormido | fell asleep, fallen asleep, dozed, asleep at the wheel, nodded off | endormi*, assoupi* | eingeschlafen*, sekundenschlaf, schlief .. ein, eingenickt
speeding ? | ¿Iba demasiado rápido? | Was it going too fast? | Roulait-il trop vite ? | War es zu schnell?
speeding + | exceso de velocidad, velocidad excesiva, demasiado rápido, muy rápido | speeding, too fast, excessive speed, over the speed limit, high speed | excès de vitesse, trop vite, vitesse excessive | zu schnell, überhöhte* geschwindigkeit, zu hohe* geschwindigkeit, raser*
speeding - | velocidad permitida, límite permitido, dentro del límite, velocidad reglamentaria | within the speed limit, below the speed limit, permitted speed | vitesse autorisée, vitesse réglementaire, sous la limite | erlaubte* geschwindigkeit, vorgeschriebene* geschwindigkeit
helmet ? | ¿Llevaba casco o cinturón? | Was a helmet or belt worn? | Portait-il casque ou ceinture ? | Trug er Helm oder Gurt?
helmet + | casco, cinturón, chaleco* salvavidas, chalecos | helmet, seat belt, seatbelt, life jacket*, lifejacket* | casque, ceinture de sécurité, gilet* de sauvetage | helm, angeschnallt*, sicherheitsgurt, schwimmweste*, rettungsweste*
warned* ? | ¿Hubo aviso? | Was there a warning? | Y a-t-il eu un avertissement ? | Gab es eine Warnung?
warned* + | avisad*, advertid*, aviso previo, alertad*, advertencia*, avisó, advirtió, habían avisado, previo aviso | warned, warning, warnings, alerted | averti*, avertissement*, prévenu*, alerté*, mise en garde | gewarnt*, warnung*, vorgewarnt*
warned* - | sin previo aviso | without warning | sans prévenir | ohne vorwarnung
mayday ? | ¿Hubo llamada de socorro? | Was there a distress call? | Y a-t-il eu un appel de détresse ? | Gab es einen Notruf?
mayday + | señal de socorro, llamada de socorro, señal de auxilio, llamada de auxilio, mayday, sos, llamada de emergencia | mayday, distress call, distress signal, emergency call, sos | mayday, appel de détresse, signal de détresse, appel à l aide, sos, appel d urgence | notruf*, mayday, notsignal*, sos, hilferuf*
survivors ? | ¿Hay supervivientes? | Are there survivors? | Y a-t-il des survivants ? | Gibt es Überlebende?
survivors + | sobreviv*, superviv* | survivor*, survived, survive | surviv*, rescapé* | überleb*
deaths ? | ¿Hay muertos? | Were there deaths? | Y a-t-il des morts ? | Gibt es Tote?
deaths + | muertos, muerto, murió, murieron, fallec*, víctimas mortales, víctima mortal, mató, perdió la vida, perdieron la vida, muertes, muere, mueren | died, dead, killed, deaths, death, dies, fatalities, fatality, lost his life, lost her life, lost their lives, fatal | mort, morts, décès, décédé*, tué, tués, tuée, tuées, péri, perdu la vie, meurt, meurent | tote, toter, toten, tot, getötet*, gestorben, starb, starben, ums leben, todesopfer, stirbt, todesfall, todesfälle
injuries ? | ¿Hay heridos? | Were there injuries? | Y a-t-il des blessés ? | Gibt es Verletzte?
injuries + | herid*, lesionad*, víctimas | injured, injuries, hurt, wounded, casualties | blessé*, victime* | verletzt*, *verletzte, personenschaden
damage ? | ¿Hay daños? | Was there damage? | Y a-t-il des dégâts ? | Gibt es Schäden?
damage + | daños, daño, dañad* por, dañó | damage, damaged | dégât*, endommag*, dommages | schaden, schäden, beschädigt*, *schäden
tsunami ? | ¿Hay alerta de tsunami? | Is there a tsunami warning? | Y a-t-il une alerte au tsunami ? | Gilt eine Tsunamiwarnung?
tsunami + | alerta de tsunami, aviso de tsunami, tsunami | tsunami warning, tsunami alert, tsunami | alerte au tsunami, tsunami | tsunami warnung, tsunamiwarnung*, tsunami*
evacuated* ? | ¿Hubo evacuación? | Was it evacuated? | Y a-t-il eu évacuation ? | Wurde geräumt?
evacuated* + | evacua*, desaloj* | evacuat* | évacu* | evakuier*, geräumt*
power* ? | ¿Ha vuelto el suministro? | Is the supply back? | Le courant est-il rétabli ? | Läuft die Versorgung wieder?
power* ~ | luz, electricidad, suministro, eléctric*, agua, servicio*, internet, tráfico, circulación, línea* | power, electricity, supply, water, service*, internet, traffic, grid, line* | courant, électri*, eau, service*, internet, trafic, circulation, ligne*, réseau | strom*, *strom, versorgung*, wasser*, internet*, verkehr*, netz*, strecke*, betrieb
power* + | restablec*, restaur*, recuper*, repuest*, normalizad*, reanud* | restored, back on, reconnected, resumed, back to normal, back in service | rétabli*, repris*, revenu*, normalisé* | wiederhergestellt*, wieder normal, behoben, wieder angelaufen, läuft wieder, wiederaufgenommen
power* - | sigue* sin, siguen sin, sigue cortad*, interrumpid* todavía, continúa interrumpid* | still without, remain without, still out, remains suspended, remained suspended | toujours privé*, encore privé*, reste interrompu*, toujours interrompu*, toujours coupé* | weiterhin ohne, noch ohne, weiter unterbrochen, noch immer unterbrochen, bleibt unterbrochen, weiter gesperrt
burning ? | ¿Está extinguido? | Is the fire out? | L'incendie est-il éteint ? | Ist das Feuer gelöscht?
burning + | extinguid*, sofocad*, apagad*, extinción completa | extinguished, put out, fire is out | éteint*, feu éteint | gelöscht*, brand aus
burning - | sigue activo, siguen activos, aún arde, sigue ardiendo, continúa ardiendo, avanza | still burning, continues to burn, still active, still raging | brûle encore, encore actif, toujours actif, continue de brûler, progresse | brennt noch, brennt weiter, lodert, weiter aktiv
box-found* ? | ¿Se halló? | Was it found? | A-t-on retrouvé ? | Wurde gefunden?
box-found* ~ | caja negra, cajas negras, arma homicida, arma del crimen, arma, cuchillo, pistola, móvil del, explosivos, droga*, botín | black box, flight recorder, flight recorders, murder weapon, weapon, knife, gun, explosives, drugs, loot | boîte* noire*, arme, couteau, pistolet, explosifs, drogue, butin | flugschreiber*, blackbox, black box, tatwaffe, waffe, messer, pistole, sprengstoff*, drogen, beute
box-found* + | hall*, encontr*, recuper*, localiz*, incaut* | found, recover*, located, retriev*, discover*, seized | retrouv*, récupér*, découvert*, localisé*, saisi* | gefunden*, geborgen*, sichergestellt*, entdeckt*, fand, fanden
identified* ? | ¿Está identificado? | Identified? | Identifié ? | Identifiziert?
identified* + | identificad*, identificó, identificaron | identified | identifié* | identifiziert*
identified* - | sin identificar, por identificar | unidentified, yet to be identified | non identifié* | unbekannt*, nicht identifiziert
inspected* ? | ¿Se había inspeccionado? | Had it been inspected? | Avait-on contrôlé ? | War es geprüft?
inspected* + | inspeccionad*, inspección, inspecciones, revisad*, revisión, revisiones, pasó la itv | inspected, inspection*, checked, serviced | inspecté*, inspection*, contrôlé*, révisé*, révision | inspiziert*, inspektion*, überprüft*, gewartet*, wartung
open-again* ? | ¿Está abierto? | Is it open? | Est-ce ouvert ? | Ist es offen?
open-again* ~ | carretera*, autopista*, autovía*, aeropuerto*, puerto, frontera*, puente*, túnel*, escuela*, colegio*, metro, estación, espacio aéreo, playa*, museo | road*, motorway*, highway*, airport*, port, border*, bridge*, tunnel*, school*, metro, station*, airspace, beach*, museum | route*, autoroute*, aéroport*, port, frontière*, pont*, tunnel*, école*, métro, gare*, espace aérien, plage*, musée | straße*, strasse*, autobahn*, flughafen*, hafen*, grenze*, brücke*, tunnel*, schule*, *bahn, bahnhof*, luftraum*, strand*, museum*
open-again* + | reabr*, reabiert*, abiert*, abrirá*, operativ* | reopen*, open, opened, operating | rouv*, ouvert*, réouv* | geöffnet*, wieder frei, offen, freigegeben*, wiedereröffnet*
open-again* - | cerrad*, cortad*, cierre, clausurad* | closed, shut, shuttered, closure | fermé*, fermeture, coupé* | gesperrt*, geschlossen*, sperrung, zu

guide ? | ¿Iban con guía? | Was there a guide? | Y avait-il un guide ? | Mit Führer?
guide + | guía, guía de montaña, socorrista*, monitor | guide, guides, mountain guide, lifeguard*, instructor | guide, guides, moniteur, maître nageur | bergführer*, skilehrer*, bademeister*, rettungsschwimmer*
guide - | por su cuenta | unguided, unaccompanied, on their own | non accompagné* | auf eigene faust
inquiry ? | ¿Hay investigación? | Is there an inquiry? | Y a-t-il une enquête ? | Wird ermittelt?
inquiry ~ | fiscalía, fiscal, anticorrupción, juzgado, juez, policía | prosecutor*, police, judge, magistrate, watchdog | parquet, procureur*, justice, police, juge | staatsanwalt*, *staatsanwaltschaft, polizei, justiz, richter*
inquiry + | abri* una investigación, abri* diligencias, investiga, investigan, investigación, diligencias | investigating, opened an inquiry, opened an investigation, investigation, inquiry, probe | ouvert une enquête, enquête, enquêtes, information judiciaire | ermittelt, ermitteln, ermittlungen, ermittlungsverfahren, verfahren
locked-in* ? | ¿Podían salir? | Were people free to leave? | Pouvait-on sortir ? | Durfte man hinaus?
locked-in* ~ | campo, campamento*, centro*, puertas, fábrica*, barrio*, edificio* | camp, camps, centre*, center*, gates, factory, building*, compound | camp, camps, centre*, portes, usine*, immeuble*, bâtiment* | lager*, *lager, heim, tore, fabrik*, gebäude*, unterkunft*
locked-in* + | salir, abandonar, puertas abiertas | allowed to leave, free to leave, permitted to leave, gates were open, gates stood open | sortir, quitter le, portes ouvertes | verlassen dürfen, tore standen, tore offen, hinaus
locked-in* - | encerrad*, retenid* | locked in, locked up, confined, trapped inside | enfermé*, retenu*, confiné* | eingesperrt*, festgehalten*, eingeschlossen*
known* ? | ¿Se sabía? | Was it known? | Le savait-on ? | War es bekannt?
known* + | sabía de, estaba al tanto, tenía conocimiento, sabía, sabían, era conocid*, conocían | knew, knew about, was aware, were aware, was known, had known, knew of, been known | était au courant, étaient au courant, savait, savaient, était connu*, connaissai* | wusste*, gewusst, war bekannt, waren bekannt, bekannt gewesen, in kenntnis
stolen-weapon ? | ¿Era un arma legal? | Was the weapon legal? | L'arme était-elle légale ? | War die Waffe legal?
stolen-weapon ~ | arma*, fusil, pistola, rifle, escopeta, revólver | weapon*, gun, rifle, pistol, handgun, shotgun | arme*, fusil, pistolet, carabine | waffe*, gewehr, pistole, *gewehr, *waffe
stolen-weapon + | legalmente, comprad* legal*, con licencia, registrad* | legally, lawfully, licensed, registered | légalement, enregistré*, en toute légalité | legal, registriert, rechtmäßig
stolen-weapon - | robad*, ilegal*, había robado, robó | stolen, illegal*, stole, taken from his | volé*, illégal*, dérobé* | gestohlen*, illegal*, entwendet*
doping ? | ¿Se dopó? | Was there doping? | Y a-t-il eu dopage ? | Wurde gedopt?
doping + | dop*, sustancia prohibida, sustancias prohibidas, epo, testosterona, anabolizante*, esteroide* | doping, banned substance*, epo, testosterone, steroid*, performance enhancing, doped | dop*, substance interdite, substances interdites, produit interdit, epo, testostérone, stéroïde* | doping*, gedopt*, verboten* substanz*, verboten* mittel*, epo, testosteron, anabolika, steroid*

# Health and people
test ? | ¿Dio positivo? | Was the test positive? | Le test est-il positif ? | War der Test positiv?
test + | dio positivo, dieron positivo, positivo por, positivo en, resultado positivo | tested positive, positive test, test* positive | testé* positif*, test positif, contrôlé* positif*, testé* positi* | positiv getestet*, positiver test, positive probe, positiven test
test - | dio negativo, dieron negativo, resultado negativo, negativo en | tested negative, negative test, test* negative | testé* négati*, test négatif | negativ getestet*, negativer test, negative probe
water-safe ? | ¿Se puede beber el agua? | Is the water safe? | L'eau est-elle potable ? | Ist das Wasser trinkbar?
water-safe ~ | agua*, aire, población | water, air, public | eau, eaux, air, population | wasser*, *wasser, luft, bevölkerung
water-safe + | es potable, es segura, apta, sin riesgo, no hay riesgo, no hay peligro, ningún peligro, ningún riesgo, no existe riesgo | safe to drink, is safe, drinkable, no danger, no risk, poses no threat | est potable, sans danger, aucun danger, aucun risque, pas de danger, sans risque | trinkbar*, unbedenklich*, keine gefahr, gefahr .. besteht nicht, besteht nicht, keiner zeit gefahr, kein risiko, ungefährlich
water-safe - | contamin*, no apta, tóxic* | contaminat*, polluted, unsafe, toxic, not to drink | contamin*, pollué*, impropre, non potable, ne plus boire | verseucht*, verunreinigt*, kontaminiert*, belastet*
side! ? | ¿Izquierda o derecha? | Left or right? | Gauche ou droite ? | Links oder rechts?
side! y | izquierda | left | gauche | links
side! n | derecha | right | droite | rechts
side! ~ | motor, turbina, pierna, rodilla, hombro, brazo, ojo, mano, tobillo, muslo, ala, pie, mejilla, orilla, carril | engine, leg, knee, shoulder, arm, eye, hand, ankle, thigh, wing, foot, bank, lane | moteur, réacteur, jambe, genou, épaule, bras, œil, main, cheville, cuisse, aile, pied, rive, voie | triebwerk*, bein, knie, schulter, arm, auge, hand, knöchel, oberschenkel, flügel, tragfläche, fuß, ufer, spur
side! + | izquierdo, izquierda | left | gauche | linke, linken, linkes, linker
side! - | derecho, derecha | right | droit, droite | rechte, rechten, rechtes, rechter
leak ? | ¿Hubo una fuga? | Was there a leak? | Y a-t-il eu une fuite ? | Gab es ein Leck?
leak + | fuga*, filtra*, filtró, filtraron, derrame, vertido*, sustraj*, robaron, robad* | leak*, spill*, stolen, stole, exposed | fuite*, fuité, déversement, dérobé*, volé* | leck*, ausgetreten*, austritt*, abgeflossen, entwichen, gestohlen*, erbeutet*
leak ~ | radiación, radiactiv*, gas, petróleo, combustible, químic*, contraseña*, tarjeta*, vertido, crudo, amoniaco | radiation, radioactiv*, gas, oil, fuel, chemical*, password*, card*, crude, ammonia | radiation*, radioacti*, gaz, pétrole, carburant, chimique*, mot* de passe, carte*, brut, ammoniac | strahlung*, radioaktiv*, gas, öl, treibstoff*, chemikalie*, passw*, kennwort*, kennwörter, karte*, ammoniak
discharged* ? | ¿Salió del hospital? | Out of hospital? | Sorti de l'hôpital ? | Aus dem Krankenhaus?
discharged* + | dado de alta, dada de alta, alta médica, abandonó el hospital, recibió el alta, salió del hospital | discharged, left hospital, left the hospital, out of hospital, released from hospital | sorti* de l hôpital, quitté l hôpital, regagné son domicile | aus dem krankenhaus entlassen, aus dem spital entlassen, klinik verlassen, krankenhaus verlassen
discharged* - | sigue ingresad*, sigue hospitalizad*, permanece ingresad*, permanece hospitalizad*, continúa ingresad* | remains in hospital, still in hospital, remains hospitali* | toujours hospitalisé*, reste hospitalisé*, encore hospitalisé* | noch im krankenhaus, weiter im krankenhaus, noch im spital, weiterhin in der klinik, liegt .. im krankenhaus
condition! ? | ¿Estable o crítico? | Stable or critical? | Stable ou critique ? | Stabil oder kritisch?
condition! y | fuera de peligro | out of danger | hors de danger | außer Gefahr
condition! n | estado crítico | critical | état critique | kritischer Zustand
condition! + | fuera de peligro, estable, no se teme por su vida | out of danger, stable condition, in stable, not life threatening | hors de danger, stable, pas en danger | außer lebensgefahr, außer gefahr, ausser gefahr, stabil, nicht in lebensgefahr
condition! - | estado crítico, muy grave, se debate entre la vida, pronóstico reservado, en coma | critical condition, fighting for .. life, life threatening, in a coma, critically ill | état critique, pronostic vital, entre la vie et la mort, dans le coma, urgence absolue | kritischem zustand, lebensgefahr, schwebt .. in lebensgefahr, im koma, kämpft um
conscious* ? | ¿Estaba consciente? | Conscious? | Conscient ? | Bei Bewusstsein?
conscious* + | consciente | conscious | conscient, consciente, conscients | bei bewusstsein, ansprechbar
conscious* - | inconsciente*, sin conocimiento | unconscious | inconscient*, sans connaissance | bewusstlos*
surgery* ? | ¿Hubo operación? | Was there surgery? | Une opération ? | Eine Operation?
surgery* + | operad*, operación quirúrgica, quirófano, intervenid* quirúrgicamente, cirugía | surgery, operated on, operation on his, operation on her | opéré*, intervention chirurgicale, chirurgie, bloc opératoire | operiert*, operation, eingriff
pregnant ? | ¿Está embarazada? | Pregnant? | Enceinte ? | Schwanger?
pregnant + | embarazad*, embarazo, espera un hijo, esperan un hijo | pregnant, pregnancy, expecting | enceinte*, grossesse, attend un enfant | schwanger*, erwartet ein kind
married ? | ¿Hubo boda? | Was there a wedding? | Y a-t-il eu mariage ? | Gab es eine Hochzeit?
married + | casad*, se casó, se casaron, boda*, matrimonio, nupcias, dio el sí, contra* matrimonio | married, marry, marries, wed, weds, wedding, tied the knot | marié*, mariage, mariés, noce*, noces, dit oui, épous* | heirat*, geheiratet*, hochzeit*, ja wort, vermähl*, getraut
separated* ? | ¿Se separan? | Are they separating? | Se séparent-ils ? | Trennen sie sich?
separated* + | se separ*, separación, divorci*, ruptura | split, splitting, separat*, divorc*, broken up, break up | sépar*, divorc*, rupture | trenn*, getrennt, scheidung*, geschieden
voluntary* ? | ¿Es obligatorio? | Is it compulsory? | Est-ce obligatoire ? | Ist es Pflicht?
voluntary* + | obligatori*, obligad* | compulsory, mandatory, obligatory | obligatoire* | verpflichtend*, obligatorisch*, pflicht*, *pflicht, zwingend
voluntary* - | voluntari*, opcional* | voluntary, voluntarily, optional | volontaire*, facultatif*, facultative* | freiwillig*, optional*
sold-out ? | ¿Se agotaron las entradas? | Sold out? | Complet ? | Ausverkauft?
sold-out + | agotad*, no quedan entradas, lleno absoluto, cartel de completo | sold out, sell out, full house | guichets fermés, complet, épuisé* | ausverkauft*
sold-out - | quedan entradas, gradas vacías, media entrada, asientos vacíos | tickets left, tickets remain, half empty, empty seats | places restantes, à moitié vide, sièges vides | restkarten, halb leer, leere plätze, karten erhältlich
fit* ? | ¿Podrá jugar? | Fit to play? | Pourra-t-il jouer ? | Einsatzfähig?
fit* + | podrá jugar, será titular, está recuperad*, llega a tiempo | fit to play, recovered in time, declared fit, will be fit | apte à jouer, sera titulaire, pourra jouer | spielen können, einsatzfähig, steht im kader, rechtzeitig fit
fit* - | será baja, baja por lesión, no jugará, descartad* | will miss, ruled out of, sidelined, out of the match, out of the game | déclaré forfait, est forfait, manquera | fällt verletzt aus, fällt .. aus, wird .. fehlen, verletzungsbedingt
`;
