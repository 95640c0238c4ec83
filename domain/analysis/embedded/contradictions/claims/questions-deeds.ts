/**
 * Questions with yes and no about what people and bodies do. Four kinds of rows per question, `name kind | es | en |
 * fr | de`: `?` the question, `~` what the sentence must speak of (optional), `+` and `-` the terms of yes and of no.
 * A name with `!` asks between two things that exclude each other but may both be false (`y` and `n` name them); one
 * with `*` is about so common a deed that the sentences must share more.
 */
export const DEEDS = `
# Offices
resign* ? | ¿Dimite? | Stepping down? | Une démission ? | Ein Rücktritt?
resign* + | dimit*, dimisión, renuncia a, renunció, renunciará, deja la presidencia, deja el cargo, dejará el cargo, deja el puesto, abandon* el cargo, presentó la dimisión, deja el banquillo, se va del cargo | resign*, step down, steps down, stepped down, stepping down, quits, stand down, standing down, steps aside, gave up his post, left his post, left her post, handed in | démission*, quitte ses fonctions, quitte la présidence, quittera ses fonctions, quitte son poste, jette l éponge, rend son tablier, quitté son poste, a démissionné | rücktritt*, zurückgetreten, tritt zurück, trat zurück, zurücktreten, tritt .. zurück, trat .. zurück, legt .. nieder, legte .. nieder, niedergelegt, legt .. amt nieder, hinwerfen, wirft hin, amt abgegeben, gibt .. auf
resign* - | seguirá en el cargo, continuará en el cargo, sigue en el cargo, continuará en el banquillo, seguirá al frente, sigue al frente, no piensa irse, mantiene el cargo, conserva el cargo | stay on as, remains in office, stay in office, will stay on, will stay, stays on, stay on, keeps his post, keeps her post, keeps his job, keep his job | reste en poste, restera en fonction, reste en fonction, conserve son poste, garde son poste, reste aux commandes, restera en poste | bleibt im amt, weiter im amt, bleibt chef, bleibt im amt, behält sein* amt, behält seinen posten, macht weiter, bleibt trainer, bleibt auf dem posten
leaving! ? | ¿Dimitió o fue destituido? | Resigned or dismissed? | Démission ou renvoi ? | Rücktritt oder Entlassung?
leaving! y | dimitió | resigned | démission | zurückgetreten
leaving! n | fue destituido | was dismissed | limogé | entlassen
leaving! + | dimit*, dimisión, renunció, renuncia voluntaria, dejó el cargo, dejó voluntariamente, presentó su renuncia | resign*, stepped down, quit, tendered, left voluntarily | démission*, quitté ses fonctions, parti de lui même, de son plein gré | rücktritt*, zurückgetreten, trat zurück, trat .. zurück, legte .. nieder, kündigte selbst, freiwillig gegangen
leaving! - | destitu*, cesad*, cesó a, fue cesado, despedid* del cargo, fulmin*, removid*, relevad*, echado, apartado | sacked, fired, dismissed, ousted, removed from, dismissal, forced out, sacking | limogé*, limogeage, renvoyé*, démis de, révoqué*, évincé*, écarté* | entlassen*, gefeuert, abberufen, abgesetzt, rausgeworfen, entlassung, freigestellt, seines amtes enthoben
candidate ? | ¿Será candidato? | Running for office? | Une candidature ? | Eine Kandidatur?
candidate + | se presentará a, será candidat*, optará a la reelección, se postula* | will run for, run for president, stand for re, will stand in, seek re election, seeking re election | sera candidat*, se présentera, se représente, brigue* | kandidier*, tritt .. an, zur wahl stell*, wiederwahl
defeat ? | ¿Reconoció la derrota? | Was defeat conceded? | La défaite a-t-elle été reconnue ? | Wurde die Niederlage eingeräumt?
defeat + | reconoc* la derrota, reconoc* su derrota, admit* la derrota, felicit* al ganador | conced*, admitted defeat, accept* defeat, acknowledged defeat, congratulated the winner | reconn* sa défaite, reconn* la défaite, concéd* sa défaite, admis sa défaite | niederlage eingeräumt, räumte .. niederlage ein, gestand .. niederlage, niederlage eingestanden
defeat - | impugn*, no acepta la derrota | contest the result, refuses to concede, refused to concede | conteste le résultat, refuse de reconnaître | ficht .. an, anfecht*

# Agreements, offers, votes
sign* ? | ¿Se firmó? | Was it signed? | A-t-on signé ? | Wurde unterzeichnet?
sign* + | firmó, firmaron, firmado, firmada, firmar, firmas, rubric*, suscribi* | signed, sign, signing, signature, signatures, inked | signé, signée, signés, signent, signature*, signer, paraphé* | unterzeichn*, unterschrieb*, unterschrift*
agreement* ? | ¿Hay acuerdo? | Is there an agreement? | Y a-t-il un accord ? | Gibt es eine Einigung?
agreement* + | alcanz* un acuerdo, acuerdo alcanzado, llegaron a un acuerdo, lleg* a un acuerdo, acordaron, cerr* un acuerdo, pactaron, logr* un acuerdo | reach* an agreement, reach* a deal, agreed on, struck a deal, deal was reached, agreement was reached, clinched | trouvé un accord, parven* à un accord, accord trouvé, accord conclu, conclu un accord, sont entendus, tombés d accord | einigten sich, einigen sich, haben sich .. geeinigt, einigung erzielt, geeinigt, einigung gefunden
agreement* - | sin acuerdo, fracas*, ruptura de las negociaciones, rompieron las negociaciones | broke down, collapsed without, no deal, without agreement, talks failed, walked out | échec des négociations, échoué, sans accord, rompu les négociations | ohne einigung, gescheitert*, scheitern*, abgebrochen, keine einigung
aid ? | ¿Se aceptó? | Was it accepted? | A-t-on accepté ? | Wurde angenommen?
aid ~ | investigación conjunta, investigación, encuesta, ayuda*, oferta*, propuesta*, equipos, rescatistas, invitación, condiciones, plan, mediación, disculpa*, oferta, donación, asilo, compromiso | joint inquiry, joint investigation, aid, help, offer*, proposal*, teams, invitation*, terms, plan, mediation, bid, asylum, donation, compromise, apology, conditions | enquête conjointe, enquête, aide*, offre*, proposition*, équipes, équipe, invitation*, conditions, plan, médiation, asile, don, compromis | untersuchung*, hilfe*, angebot*, *angebot, vorschlag*, hilfsangebot*, rettungsteams, einladung*, bedingung*, plan, vermittlung, asyl*, kompromiss*, spende*
aid + | acepta, acept*, admit* ayuda, dio el visto bueno | accepted, accept, accepts, welcomed the offer, taken up | accepté*, accepte*, accept* | angenommen, nahm .. an, nimmt .. an, akzeptier*, annehmen, stimmte .. zu, zugestimmt
aid - | rechaz*, declin*, rehus*, desestim* | reject*, refus*, turned down, declin*, spurned, rebuff* | refus*, rejet*, décliné*, repouss* | abgelehnt*, lehnte .. ab, lehnt .. ab, ablehn*, zurückgewiesen, schlug .. aus, ausgeschlagen
law ? | ¿Se aprobó? | Was it approved? | A-t-on adopté ? | Wurde es angenommen?
law ~ | ley, leyes, proyecto*, moción, presupuesto*, enmienda*, reforma*, tratado*, convenio, iniciativa, referéndum, propuesta, vacuna, medicamento, fusión | law, bill, motion, budget, amendment*, reform*, treaty, referendum, measure*, proposal, vaccine, drug, merger, resolution, plan | loi, projet de loi, motion, budget, amendement*, réforme*, traité, référendum, mesure*, vaccin, résolution, fusion, proposition | gesetz*, antrag*, haushalt*, vorlage*, reform*, vertrag*, initiative, referendum, volksabstimmung, resolution, impfstoff*, medikament*, fusion
law + | aprob*, apruev*, aprueb*, adopt*, refrend*, ratific*, dio luz verde, autoriz* | approv*, pass, passes, passed, adopt*, ratif*, backed, cleared, green light | adopt*, approuv*, ratif*, voté la loi, feu vert, autoris* | angenommen, verabschiedet*, gebilligt*, billigt*, beschlossen, ratifizier*, grünes licht, zugelassen, genehmigt*
law - | rechaz*, tumb*, deneg*, no salió adelante, vet*, derrot* | reject*, vot* down, defeat*, thrown out, vetoed, blocked, denied approval | rejet*, repouss*, retoqu*, refus*, véto, bloqué* | abgelehnt*, lehnte .. ab, lehnt .. ab, durchgefallen, scheitert*, gescheitert, blockiert
unanimous ? | ¿Por unanimidad? | Unanimously? | À l'unanimité ? | Einstimmig?
unanimous + | unánim*, por unanimidad, unanimidad | unanimous* | unanim* | einstimmig*
unanimous - | por mayoría, votación dividida, dividid*, voto en contra, votos en contra, por un voto | split vote, divided, narrow majority, majority vote, dissent*, votes against | à la majorité, divisé*, voix contre, courte majorité | mehrheitlich, gegenstimm*, gespalten, knappe* mehrheit, mit mehrheit
attend* ? | ¿Asistió? | Was it attended? | Y a-t-on assisté ? | War man dabei?
attend* + | asist*, acudi*, estuvo presente, particip* | attended, was present, turned up, took part, joined | était présent*, présent*, assisté, particip* | nahm .. teil, teilgenommen, anwesend, dabei war, erschien*
attend* - | ausent*, ausencia, faltó, no acudi*, boicot* | absent*, stayed away, missed, boycott*, not attend, snubbed | absent*, boycott*, ne s est pas présent* | abwesend*, fernblieb*, ferngeblieben, blieb .. fern, boykott*, fehlte
meeting* ? | ¿Se reunieron? | Did they meet? | Se sont-ils rencontrés ? | Haben sie sich getroffen?
meeting* + | se reunió con, se reunieron, reunión con, encuentro con, se entrevistó | met with, met, held talks, meeting with | rencontré, rencontrés, s est entretenu*, entrevue, se sont vus, s est réuni | traf, trafen, getroffen, treffen mit, gespräch mit
talks* ? | ¿Negocian? | Are they in talks? | Y a-t-il des négociations ? | Wird verhandelt?
talks* + | en negociaciones, negocia, negocian, negociando, conversaciones avanzadas, negocia con | in talks, negotiating, advanced talks, in negotiations | en négociation*, en pourparlers, négocie*, en discussion* avancée* | in verhandlung*, verhandelt*, verhandeln, gespräche über
strike-on ? | ¿Sigue la huelga? | Does the strike go on? | La grève continue-t-elle ? | Geht der Streik weiter?
strike-on ~ | huelga*, paro*, bloqueo, protesta* | strike*, walkout*, stoppage, blockade, protest* | grève*, mouvement, blocage, débrayage | streik*, *streik, ausstand*, arbeitskampf*, blockade
strike-on + | continú*, continua, seguirá, siguen, se mantiene, prorrog*, prosig*, se prolong* | go ahead, goes ahead, continues, continue, press on, extended, remains on, will proceed | se poursui*, maintenu*, reconduit*, continu*, prolongé* | fortgesetzt*, geht weiter, weitergehen, verlängert*, findet statt, weiter gestreikt
strike-on - | desconvoc*, suspend*, levant*, pone fin, pusieron fin | called off, suspended, call off, halted, ended | suspend*, levé*, lève*, mis fin, met fin | abgesagt, abgeblasen, ausgesetzt, beendet, abgebrochen
held* ? | ¿Se celebra? | Does it take place? | A-t-il lieu ? | Findet es statt?
held* + | se mantiene, se celebrará, sigue en pie, según lo previsto, se disputará | go ahead, goes ahead, as planned, will take place as, as scheduled | est maintenu*, maintenu*, comme prévu, aura bien lieu | findet statt, findet .. statt, wie geplant, planmäßig
held* - | cancel*, suspendid*, anulad*, aplazad*, pospuest* | cancel*, called off, postponed, scrapped, axed | annul*, reporté*, suspendu* | abgesagt*, verschoben, gestrichen, fällt aus
put-off! ? | ¿Aplazado o cancelado? | Postponed or cancelled? | Reporté ou annulé ? | Verschoben oder abgesagt?
put-off! y | aplazado | postponed | reporté | verschoben
put-off! n | cancelado | cancelled | annulé | abgesagt
put-off! ~ | concierto*, partido*, reunión, cumbre, festival, gira, visita, juicio, lanzamiento, votación, elecciones, acto, feria, boda, vuelo, carrera | concert*, match, game, meeting, summit, festival, tour, visit, trial, launch, vote, election*, event, fair, race, show | concert*, match, réunion, sommet, festival, tournée, visite, procès, lancement, vote, élection*, spectacle, course | konzert*, spiel*, treffen, gipfel*, festival*, tournee, besuch*, prozess*, start, wahl*, veranstaltung*, rennen
put-off! + | aplaz*, pospuest*, pospon*, retras* | postpon*, delayed, put off, rescheduled, deferred | report*, repouss*, décalé* | verschoben, verschieb*, verlegt, aufgeschoben, vertagt
put-off! - | cancel*, anulad*, suspendid* definitivamente | cancel*, scrapped, called off, axed | annul*, supprimé* | abgesagt*, absag*, gestrichen

probation ? | ¿Pena de cárcel firme? | Prison at once? | Prison ferme ? | Haft ohne Bewährung?
probation ~ | pena, cárcel, prisión, condena* | sentence*, jail, prison, term | peine*, prison, condamn* | haft*, *strafe, urteil*, gefängnis
probation + | firme, efectiva, ingresará en prisión | serve the sentence, must serve, immediate jail, jailed immediately | ferme | ohne bewährung, unbedingt*, muss ins gefängnis
probation - | suspendida, en suspenso, libertad condicional | suspended, probation | avec sursis, sursis | bewährung, bedingt*

# Money and firms
fine-paid ? | ¿Se pagó? | Was it paid? | A-t-on payé ? | Wurde gezahlt?
fine-paid ~ | multa*, sanción, deuda*, indemnización*, rescate*, chantaj*, extors*, secuestrador*, ciberdelincuent*, salario*, sueldo*, fianza, alquiler, impuesto*, pirat*, hacker*, piratas informáticos, captores, suma exigida, dinero | fine, penalty, debt*, compensation, ransom*, extort*, kidnapper*, blackmail*, wages, salaries, bail, rent, tax*, bribe*, hush money, hacker*, captor*, attacker*, mediator*, sum demanded, cash | amende*, dette*, indemni*, rançon*, chantage, ravisseur*, salaire*, caution, loyer, impôt*, pot de vin, pirate*, hacker*, somme réclamée, somme exigée, argent | strafe*, geldstrafe*, buße, schuld*, entschädig*, lösegeld*, erpress*, entführer*, gehalt*, löhne, kaution, miete, steuer*, bestechung*, hacker*, lösegeld, geldübergabe, angreifer*, summe, geld
fine-paid + | pag*, abon*, desembols*, transfiri*, cedido, ceder, cedió, entregó dinero, cambiaron de manos, cambió de manos, entregaron dinero | pay, pays, paid, paying, payment, handed over, transferred, changed hands, settled, coughed up, delivered | paye*, payé*, pai*, vers*, régl*, cédé, remis, remise, changé de mains, réglé, réglée, verser | zahl*, bezahl*, gezahlt*, überwies*, beglich*, geflossen, nachgegeben, übergeben*, wechselte* den besitzer, übergab, floss, flossen, gezahlt
close ? | ¿Cierra? | Will it close? | Une fermeture ? | Wird geschlossen?
close ~ | planta*, fábrica*, sede*, tienda*, oficina*, hospital*, escuela*, mina*, central, sucursal*, astillero, línea, aeropuerto, redacción | plant*, factory, factories, site*, store*, office*, hospital*, school*, mine*, station, branch*, shipyard, line, airport, mill | usine*, site*, magasin*, bureau*, hôpita*, école*, mine*, centrale, agence*, chantier, ligne, aéroport, fabrique | werk*, fabrik*, standort*, filiale*, büro*, spital, krankenhaus*, klinik*, schule*, mine*, kraftwerk*, werft, linie, flughafen*
close + | cerrar*, cierr*, cierre, clausur*, cerrad*, cerró | close, closes, closing, closure*, closed, shut, shuts, shutting | ferm*, fermeture* | schließung*, schliesst, geschlossen*, schliessung*, dichtmach*, stillgeleg*, stilllegung, zumachen, macht .. zu, geschlossen
close - | abiert*, seguirá funcionando, sigue funcionando, se mantiene abierta | open, stay* open, remain* open, keep running, keeps operating | ouvert*, reste ouvert* | offen, geöffnet, bleibt erhalten, weiterbetrieb*
layoffs ? | ¿Habrá despidos? | Will there be dismissals? | Y aura-t-il des licenciements ? | Gibt es Kündigungen?
layoffs + | despidos forzosos, bajas forzosas, despidos traumáticos, despedir, despidos directos | compulsory redundancies, forced redundancies, compulsory layoffs, forced layoffs, compulsory dismissals | licenciement* contraint*, licenciement* sec*, départ* contraint*, licenciements forcés | betriebsbedingt*, zwangskündigung*
sale* ? | ¿Se vende? | Is it sold? | Une vente ? | Wird verkauft?
sale* + | venderá, vende su, venta de, vendió, vender, vendid* | sell, sells, sold, sale of, sell off | vend, vendu*, vendre, cession, cède, cédé* | verkauf*, veräußer*
price-rise* ? | ¿Suben los precios? | Will prices rise? | Une hausse des prix ? | Werden die Preise erhöht?
price-rise* ~ | precio*, tarifa*, cuota*, peaje*, billete* | price*, fare*, fee*, tariff*, rates | prix, tarif*, péage* | preis*, tarif*, gebühr*
price-rise* + | subi*, aument*, encarec* | rais*, increas*, hike* | augment*, hauss*, relev* | erhöh*, anheb*, steig*, verteuer*
refund* ? | ¿Habrá indemnización? | Will there be compensation? | Une indemnisation ? | Gibt es eine Entschädigung?
refund* + | indemniz*, compensac*, reembols*, compensará* | compensat*, refund*, reimburs* | indemnis*, dédommag*, rembours* | entschädig*, erstatt*, rückerstatt*
recall ? | ¿Se retira del mercado? | Is it recalled? | Un rappel ? | Ein Rückruf?
recall + | retir* del mercado, retirada del | recall*, withdrawn from sale, pulled from shelves | rappel de, rappelé*, retiré* de la vente, retir* du marché | rückruf*, zurückgerufen, ruft .. zurück, vom markt genommen
renew* ? | ¿Se renueva? | Is it renewed? | Une prolongation ? | Wird verlängert?
renew* ~ | contrato*, acuerdo, licencia, mandato, convenio | contract*, deal, licence, license, mandate, lease | contrat*, accord, licence, mandat, bail | vertrag*, lizenz*, mandat*, abkommen
renew* + | nuevo contrato, renov*, renuev*, ampli*, prolong*, prorrog* | signed a new, new contract, renew*, extend*, extension | nouveau contrat, prolong*, renouvel*, reconduit* | neuen vertrag, verlänger*, erneuer*
renew* - | expir*, venc*, rescind*, finaliz* | expire*, terminat*, let lapse, end | expir*, résili*, non renouvel* | ausläuft, läuft .. aus, gekündigt, beendet
`;
