/** Words for what people, courts and authorities do and say, a line a meaning, its words by language: es | en | fr | de. */
export const DEEDS = `
say-announce | anunció anuncio comunicó informó declaró comunicado notificó | announced announcement said stated reported disclosed statement | annoncé annonce déclaré communiqué indiqué informé | angekündigt Ankündigung gab bekannt mitgeteilt teilte Mitteilung bekanntgegeben verkündet
deny | negó niega desmintió rechazó desmiente negado | denied denies denial rejected rejects | nié nie démenti dément conteste contesté rejeté | bestritt bestreitet dementierte zurückgewiesen wies leugnet weist
admit | admitió admite reconoció confesó reconoce confesión | admitted admits acknowledged confessed confession conceded | admis avoué reconnu aveux reconnaît | gestanden zugegeben eingeräumt räumte Geständnis gab einräumte
confirm | confirmó confirma corroboró verificó | confirmed confirms confirmation verified | confirmé confirme vérifié | bestätigte bestätigt Bestätigung
accuse | acusó acusa acusado imputó señaló imputado cargos acusación | accused accuses charged charges alleged indicted | accusé accuse inculpé mis examen accusation poursuivi | beschuldigt wirft Vorwurf Vorwürfe angeklagt Anklage vorgeworfen Angeklagte bezichtigt
suspect | sospechó sospecha sospechoso sospechan presunto apunta | suspected suspect suspicion believed thought suspects alleged | soupçonné soupçonne suspect présumé soupçons pense | verdächtigt Verdacht vermutet mutmaßlich Verdächtige Tatverdächtige vermuten
investigate | investigó investiga investigación investigan indaga pesquisa abrió diligencias | investigating investigation probe inquiry investigated investigate investigators examining | enquête enquêtent enquêteurs ouvert examine | ermittelt Ermittlung Ermittlungen untersucht Untersuchung prüft ermitteln
cause-unknown | causa causas origen motivo desconoce motivos | cause causes origin reason unknown unclear motive | cause causes origine raison motif inconnue ignore | Ursache Grund Auslöser Brandursache unklar Motiv Unglücksursache
arrest | detuvo detenido detención arrestó capturó apresó detenidos arresto captura | arrested arrest detained custody held caught captured nabbed | arrêté arrestation interpellé garde vue interpellation | festgenommen Festnahme verhaftet gefasst Gewahrsam Verhaftung nahm
jail | cárcel prisión encarcelado preso entre rejas penal encarceló | jail prison jailed imprisoned bars custody inmates | prison détention incarcéré écroué emprisonné réclusion | Gefängnis Haft inhaftiert Häftling Freiheitsstrafe Haftstrafe
sentence | condenó condenado condena sentencia pena sentenciado | sentenced sentence convicted conviction guilty verdict | condamné condamnation peine verdict coupable jugement | verurteilt Urteil Strafe Verurteilung schuldig
acquit | absolvió absuelto absolución absueltos | acquitted cleared acquittal not-guilty | acquitté relaxé acquittement relaxe | freigesprochen Freispruch
fine | multó multa sanción sancionó | fined fine penalty | amende amendes sanctionné verbalisé | Geldstrafe Bußgeld Strafe gebüßt
try-court | juicio juzgó juzgado audiencia proceso vista juzgan tribunal | trial court hearing tried proceedings tribunal | procès jugé tribunal audience comparaît | Prozess Gericht Verhandlung Verfahren Landgericht
appear-court | comparecerá declaró comparece declarará comparecer | appear heard testify testified hearing | comparaîtra entendu auditionné témoigné comparu | ausgesagt vernommen Anhörung gehört aussagen vorgeführt
appeal | recurrió recurso apeló apelará apelación recurrirá | appeal appealed appealing | appel interjeté recours | Berufung Revision eingelegt Einspruch
sue | demandó demanda querella denunció denuncia | sued lawsuit suing complaint filed | plainte poursuit porté assigné | klagt Klage verklagt Anzeige Beschwerde erstattet
release | liberó liberado libertad liberación soltó excarcelado puesto | released release freed freedom bail | libéré libération liberté relâché remis | freigelassen frei Freilassung entlassen freigekommen befreit
extradite | extraditó extradición entregado extraditado | extradited extradition handed surrendered | extradé extradition remis livré | ausgeliefert Auslieferung überstellt
surrender | entregó rindió entrega rendición | surrendered gave turned | rendu livré reddition | gestellt ergab ergeben
bribe | sobornó soborno coima mordida cohecho sobornos | bribe bribed bribery bribes kickbacks | pot-de-vin vin soudoyé corruption dessous | bestochen Bestechung Schmiergeld Bestechungsgeld
fraud | estafa fraude estafó defraudó timo engañó | fraud swindle defrauded scam cheated embezzled | fraude escroquerie escroqué détourné | Betrug betrogen veruntreut Schwindel unterschlagen
counterfeit | falsificó falso falsos falsificado falsificación falsas | forged fake forgery counterfeit forgeries | faux contrefait falsifié contrefaçon fausse | gefälscht Fälschung falsch Fälschungen fälschte
smuggle | contrabando traficó narcotráfico tráfico | smuggled smuggling trafficking traffickers | contrebande trafic passeurs | geschmuggelt Schmuggel Schleuser Handel
approve | aprobó aprobado aprobación avaló autorizó visto bueno ratificó | approved approval passed backed cleared adopted green ratified | approuvé adopté autorisé approbation feu vert voté | gebilligt verabschiedet beschlossen genehmigt Zustimmung angenommen zugestimmt stimmte billigte
reject | rechazó rechazo tumbó descartó vetó rechazado | rejected rejection turned voted down dismissed vetoed | rejeté refusé refus écarté rejet | abgelehnt Ablehnung lehnte verworfen zurückgewiesen
vote | votó voto votos votación sufragio papeleta | voted vote votes ballot polled | voté vote voix scrutin suffrages | gestimmt Stimme Stimmen Abstimmung Votum Wahl abgestimmt
elect | eligió elegido elección electo elecciones comicios | elected election chosen polls voted | élu élection élections scrutin élue | gewählt Wahl Wahlen wählte
take-office | asumió cargo asumirá juró toma posesión asume | office sworn takes inaugurated | fonctions prend prendra investi investiture | Amt vereidigt Amtsantritt antritt tritt
govern | gobernó gobierna gobierno mandato | governed ruled power government term | gouverné dirigé mandat pouvoir gouverne | regierte regiert Regierung Amtszeit
resign | dimitió dimisión renunció renuncia cesó dimite | resigned resignation quit stepped stepping | démissionné démission quitté démissionne | zurückgetreten Rücktritt tritt trat
dismiss | despidió destituyó cesado destitución despido despedido | fired dismissed sacked ousted removed suspended | licencié limogé renvoyé destitué congédié | entlassen gefeuert abgesetzt Entlassung freigestellt
appoint | nombró nombrado designó nombramiento nuevo | appointed named appointment nominated | nommé désigné nomination | ernannt berufen eingesetzt Ernennung
lead-head | dirige encabeza preside lidera dirigió jefe responsable | heads leads led chairs chief head runs | dirige préside mène tête chef | leitet führt Chef Leiter geführt Leitung
agree | acordó acuerdo pactó pacto convenio acordaron alcanzó | agreed agreement deal pact accord settlement | accord convenu conclu entente pacte | einigten Einigung Abkommen vereinbart Vereinbarung geeinigt Vertrag
sign | firmó firma suscribió firmado rubricó | signed sign signing signature | signé signature signe | unterzeichnet unterschrieben Unterzeichnung unterzeichneten
negotiate | negoció negociación diálogo negociaciones conversaciones reunión mesa | talks negotiate negotiations negotiated meeting bargaining | négociations négocié discussions pourparlers dialogue | Verhandlung Verhandlungen Gespräche verhandelt verhandeln Tarifverhandlungen
demand | exigió exige pidió pide reclamó reclama solicitó exigen reivindica | demanded demand demands called calls urged asked want sought | exigé exige réclame réclamé demandé demande | forderte fordert Forderung gefordert verlangt verlangte fordern
offer | ofreció ofrece oferta propuso propuesta plantea | offered offer offers proposed proposal | offert propose proposé offre proposition | angeboten Angebot bot vorgeschlagen Vorschlag bietet
reward | recompensa ofrecen gratificación | reward bounty | récompense prime | Belohnung ausgesetzt ausgelobt
promise | prometió promete promesa aseguró comprometió garantizó | promised pledge pledged vowed promise guaranteed | promis promesse engagé assuré | versprach versprochen zugesagt Zusage Versprechen
warn | advirtió alerta avisó alertó aviso | warned warning alert alerted | averti alerte mis garde prévenu | gewarnt Warnung warnte Alarm
call-emergency | llamó aviso llamada alertó alarma | alarm called alerted call raised | alerté appel alerte prévenu donné | alarmiert Alarm Notruf gerufen meldete
criticise | criticó critica crítica censuró reprochó condenó | criticised criticized criticism slammed condemned | critiqué dénoncé critique condamné reproche | kritisierte Kritik kritisiert verurteilte
praise | elogió alabó celebró aplaudió | praised hailed welcomed applauded | salué loué félicité | gelobt lobte begrüßte gewürdigt
apologise | disculpó disculpas perdón lamentó | apologised apologized apology sorry regretted | excusé excuses regretté pardon | entschuldigte Entschuldigung bedauerte
explain | explicó explicación aclaró detalló | explained explanation clarified | expliqué explication précisé | erklärte Erklärung erläuterte
plan | planea plan prevé proyecto previsto prevista tiene | plan plans planned scheduled due project set expected | prévoit prévu projet plan envisage prévue attendu | plant geplant Plan Vorhaben vorgesehen soll Projekt
decide | decidió decisión resolvió optó dictaminó | decided decision ruled chose | décidé décision tranché choisi | entschied Entscheidung beschloss entschieden beschlossen
allow | permitió permiso autorizó permite licencia | allowed permission permit permitted licence license authorised | autorisé permis autorisation permet licence | erlaubt Erlaubnis Genehmigung genehmigt Lizenz
ban | prohibió prohibido prohibición vetó veto | banned ban forbidden prohibited | interdit interdiction interdite prohibé | verboten Verbot untersagt
order | ordenó orden dispuso ordenado mandó | ordered order orders instructed | ordonné ordre ordonne | angeordnet ordnete Anordnung befahl Befehl
protest | protestó protesta manifestación manifestaron marcha manifestantes concentración | protest protested demonstrated demonstration march marched rally demonstrators protesters | manifesté manifestation protesté défilé manifestants marche rassemblement | protestierte Protest Demonstration demonstrierten Kundgebung Marsch demonstriert Demonstranten
strike | huelga paro huelguistas paros | strike walkout strikers stoppage industrial action | grève débrayage grévistes | Streik gestreikt Ausstand Warnstreik streiken Arbeitsniederlegung
pay | pagó paga pago abonó abonar cobró desembolsó | paid pay payment payout pays | payé paie paiement versé verser réglé | zahlte gezahlt bezahlt Zahlung zahlt überwiesen
compensate | indemnizó indemnización compensación indemnizar | compensation compensate damages payout | indemnisé indemnisation dédommagement dommages intérêts | entschädigt Entschädigung Schadenersatz Schadensersatz Abfindung
buy | compró compra adquirió adquisición comprado adquiere | bought buy purchase acquired acquisition buys takeover | acheté achat acquis rachat racheté acquisition | kaufte gekauft Kauf übernommen Übernahme erworben kauft
sell | vendió venta vende vendido subasta vendida | sold sell sale sells auction | vendu vente vend cession enchères | verkauft Verkauf verkaufte versteigert Auktion
cost | costó cuesta coste costo valor asciende precio vale valorado | cost costs price worth value valued | coûté coûte coût valeur prix montant estimé | kostete kostet Kosten Wert Preis beziffert
spend-invest | invirtió inversión gastó presupuesto financió invertirá | invested investment spent budget funded funding | investi investissement dépensé budget financé | investiert Investition ausgegeben finanziert Budget Mittel
save-money | ahorró ahorro ahorrar recorte | save savings cut saves | économiser économies économie | einsparen Einsparungen gespart sparen
produce | produjo produce producción fabricó fabricación fabrica | produced production makes made manufactured output | produit production fabriqué fabrication fabrique | produziert Produktion hergestellt Herstellung fertigt gefertigt
employ | empleó emplea trabajadores plantilla empleados trabajan contrató empleo | employs employees workers staff jobs workforce hired | emploie employés salariés emplois effectifs embauché | beschäftigt Beschäftigte Mitarbeiter Arbeitsplätze Angestellte Belegschaft Stellen eingestellt
lay-off | despidos despidió recorte suprimió ajuste | layoffs jobs cut laid redundancies redundant axed | licenciements suppression supprimés licenciés postes | Entlassungen Stellenabbau gestrichen Kündigungen abgebaut
publish | publicó publicado publicación difundió revista | published publish publication released posted journal | publié publication paru diffusé revue | veröffentlicht Veröffentlichung publiziert erschienen Fachzeitschrift
study-research | estudió estudio investigadores científicos analizó investigador | study studied researchers scientists analysed research | étude étudié chercheurs scientifiques analysé | Studie untersucht Forscher Forschende Wissenschaftler Forschung
test | probó prueba analizó ensayo análisis pruebas examinó muestras | tested test trial samples analysed examined tests testing | testé essai analysé test analyses prélèvements examiné | getestet Test Probe Proben Versuch untersucht Prüfung analysiert
measure | midió mide medía alcanzó registró registrado | measured measures reached recorded registered | mesuré mesure atteint relevé enregistré | gemessen misst erreichte registriert verzeichnet
show-reveal | mostró muestra reveló demostró revelan desveló | showed shows revealed reveals uncovered found | montré montre révélé révèle dévoilé | zeigte zeigt enthüllt gezeigt offenbart ergab
discover-science | descubrió identificó hallaron | discovered identified find | découvert identifié mis jour | entdeckt identifiziert entdeckten
identify | identificó identificado identidad reconocido | identified identity named recognised | identifié identité reconnu | identifiziert Identität erkannt
withdraw | retiró retirado retirada retira | withdrew withdrawn pulled recall recalled removed offline | retiré rappelé rappel retrait | zurückgezogen zurückgerufen Rückruf entfernt genommen
send-deploy | envió desplegó enviado despliegue movilizó | sent deployed deployment dispatched mobilised | envoyé déployé dépêché mobilisé | geschickt entsandt eingesetzt Einsatz schickte ausgerückt
visit | visitó visita visitantes visitado | visited visit visitors visits | visité visite visiteurs rendu | besuchte Besuch besucht Besucher
meet | reunió reunión encuentro reúne cumbre cita reunieron | met meeting meet summit | rencontré réunion rencontre réuni sommet | traf Treffen trafen getroffen Gipfel Sitzung
speak | habló conversó dialogó | spoke talked speech | parlé entretenu discours | sprach gesprochen Rede redete
ask-question | preguntó interrogó interrogatorio interrogado declaró | questioned interrogated asked | interrogé entendu auditionné | befragt vernommen verhört
write | escribió carta escrito escribe | wrote letter written | écrit lettre rédigé | schrieb geschrieben Brief Schreiben
sing-perform | cantó actuó concierto actuación | sang performed concert performance | chanté concert joué produit | sang Konzert aufgetreten Auftritt
film | rodó filmó grabó rodaje vídeo grabado película | filmed shot video footage film shooting | filmé tourné vidéo tournage film | gedreht gefilmt Video Dreharbeiten Film Aufnahmen
award | premió premio galardón galardonado concedió recibió | awarded award prize won honoured received | récompensé prix décerné lauréat distingué reçu | ausgezeichnet Preis Auszeichnung verliehen erhielt Preisträger Preisgeld
exhibit | expuso exposición exhibe muestra exhibición | exhibited exhibition show display | exposé exposition expose | ausgestellt Ausstellung zeigt
play-match | jugó partido juego encuentro disputó | played match game plays | joué match rencontre disputé | gespielt Spiel Partie spielte
score | marcó gol tanto anotó goles | scored goal goals score | marqué but buts inscrit | traf Tor Tore Treffer erzielte geschossen
referee | árbitro arbitraje arbitró | referee umpire official | arbitre arbitrage | Schiedsrichter Unparteiischer
send-off | expulsó expulsado roja tarjeta | sent-off red card dismissed | expulsé rouge carton exclu | Platzverweis Rot Rote Karte
train-sport | entrenó entrenador técnico entrena | coach trained manager trainer | entraîneur entraîné coach | Trainer trainiert Coach
sign-player | fichó fichaje traspaso contrató | signed signing transfer joined | recruté transfert engagé signé | verpflichtet Transfer Wechsel wechselt
qualify | clasificó clasificado pasó clasificación | qualified qualify advanced through | qualifié qualification passe | qualifiziert Einzug zog weiter
lead-ahead | ventaja lidera adelanta diferencia delante segundos | lead leads ahead margin clear gap | avance devant mène tête écart | Vorsprung führt vor Führung liegt
carry | llevaba transportaba cargado iba bordo viajaban | carrying carried aboard board travelling loaded | transportait bord chargé circulaient | an Bord beladen transportierte geladen saßen
live | vivía vive viven residía habita habitantes | lived lives live residents homes inhabitants | vivait vit vivent habite habitants résidait | lebt lebte leben wohnt wohnte Einwohner
feed-eat | comió comieron comida cena almuerzo ingirió | ate eat eaten meal dinner food | mangé repas dîner consommé | aß gegessen Essen Mahlzeit verzehrt
drink | bebió bebida beber potable grifo | drank drink drinking tap | bu boisson boire potable robinet | getrunken trinken Trinkwasser Getränk Leitungswasser
drive | conducía conductor volante chófer manejaba | driver driving drove wheel | conducteur conduisait volant chauffeur | Fahrer fuhr Steuer gefahren Lenker
own | dueño propietario pertenece propiedad posee | owner owned owns belongs property belonging | propriétaire appartient possède propriété | Eigentümer Besitzer gehört besitzt Eigentum Inhaber
use | usó utilizó emplea uso utilizado usa | used use uses using | utilisé utilise servi usage | benutzt verwendet nutzt genutzt benutzte
receive | recibió recibe recibido obtuvo | received receives got | reçu reçoit obtenu | erhielt erhalten bekam bekommen
donate | donó donación donativo donaron | donated donation gave | donné don dons | gespendet Spende spendete
teach-school | clases colegio escuela alumnos enseñanza lecciones | classes school pupils students lessons | cours école élèves classes lycée | Unterricht Schule Schüler Klassen
hunt-fish | pescó pesca cazó caza pescadores | fished fishing hunted hunt fishermen | pêche pêcheurs chasse chassé | gefischt Fischer Jagd gejagt Fang
climb | escaló alpinistas ascensión escaladores montañeros | climbed climbers climb mountaineers | alpinistes ascension grimpeurs cordée | Bergsteiger Kletterer Aufstieg geklettert Alpinisten
cross | cruzó travesía cruce atravesó cruzar | crossed crossing voyage cross journey | traversé traversée passage | überquerte Überfahrt überquert
wait | esperó esperan espera aguardan | waited waiting wait expected | attendu attend attendent attente | wartete warten gewartet erwartet
help | ayudó ayuda auxilio asistencia | helped help aid assistance relief | aidé aide assistance | geholfen Hilfe half Unterstützung
supply | suministró suministro abasteció reparto distribuyó | supplied supply supplies distributed delivered | fourni approvisionnement distribué livré | geliefert Versorgung versorgt verteilt Lieferung
install-rules | entrará vigor aplicará rige norma ley | force effect apply rule law takes | vigueur applique entrera règle loi | Kraft gilt Gesetz Regel tritt
`;
