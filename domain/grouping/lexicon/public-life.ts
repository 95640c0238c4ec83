/** Politics, law, war and the state: `key | es | en | fr | de`. */
export const PUBLIC_LIFE = `
president | presidente, presidenta, presidentes | president, presidents | président, présidente, présidents | präsident*, *präsident, *präsidentin
presidency | presidencia, presidencial, presidenciales | presidency, presidential | présidence, présidentiel, présidentielle, présidentielles | präsidentschaft*
primeminister | primer ministro, primera ministra | prime minister, PM, premier | premier ministre, première ministre | premierminister*, ministerpräsident*
minister | ministro, ministra, ministros | minister, ministers, secretary of state | ministre, ministres | minister*, *minister, *ministerin, *ministeriums
ministry | ministerio, ministerios | ministry, department | ministère, ministères | ministerium, *ministerium
chancellor | canciller | chancellor | chancelier, chancelière | kanzler*, bundeskanzler*
government | gobierno*, ejecutivo, gubernamental | government*, cabinet | gouvernement*, cabinet | regierung*, *regierung, kabinett*
parliament | parlamento*, parlamentari* | parliament* | parlement* | parlament*, bundestag*
congress | congreso, congresista* | congress* | congrès | kongress*
senate | senado, senador* | senate, senator* | sénat, sénateur*, sénatrice* | senat, senator*
deputy | diputado*, diputada*, eurodiputad* | lawmaker*, MP, MPs, congressman, congresswoman, legislator* | député* | abgeordnete*, parlamentarier*
mayor | alcalde*, alcaldes*, alcaldía | mayor* | maire, maires, mairie | bürgermeister*, oberbürgermeister*
governor | gobernador* | governor* | gouverneur* | gouverneur*
king | rey, reyes, monarca* | king, monarch* | roi, monarque | könig, königs, monarch*
queen | reina | queen | reine | königin*
prince | príncipe*, princesa* | prince, princess, princes | prince, princesse, princes | prinz*, prinzessin*, kronprinz*
pope | papa, pontífice, Vaticano | pope, pontiff, vatican | pape, pontife, vatican | papst*, vatikan*
church | iglesia*, obispo*, arzobispo* | church*, bishop*, archbishop* | église*, évêque*, archevêque | kirche*, bischof*, erzbischof*
election | eleccion*, elector*, comicios | election*, electoral | élection*, élector*, scrutin* | wahl, wahlen, *wahl, *wahlen, wahlergebnis*
vote | voto, votos, votar*, votación*, votan, vota | vote, votes, voted, voter*, voting, ballot* | vote, votes, voter, votent, voté* | abstimm*, stimmen, gestimmt, wähler*
campaign | campaña* | campaign* | campagne* | wahlkampf*, kampagne*
candidate | candidato*, candidata*, candidatura* | candidate*, candidacy | candidat* | kandidat*, *kandidat, *kandidatin, kandidatur*
referendum | referéndum, referendo | referendum | référendum | referendum, volksabstimm*, volksentscheid*
opposition | oposición, opositor* | opposition | opposition, opposant* | opposition*
coalition | coalición* | coalition* | coalition* | koalition*, *koalition
party | partido político, partidos | political party | parti politique, partis | partei, parteien, parteitag*
law | ley, leyes, legisl* | law, laws, legislation, bill | loi, lois, législat* | gesetz*, *gesetz
reform | reforma* | reform* | réforme*, réformer | reform, reformen, *reform
constitution | constitución, constitucional* | constitution* | constitution* | verfassung*, grundgesetz*
court | tribunal*, corte, juzgado* | court*, tribunal | tribunal, tribunaux, cour | gericht*, *gericht, gerichtshof
supremecourt | Tribunal Supremo, Corte Suprema | supreme court | cour suprême | oberster gerichtshof, obersten gerichtshof, verfassungsgericht*
judge | juez, jueza, jueces, magistrad* | judge, judges, justices, magistrate* | juge, juges, magistrat* | richter*, richterin*
prosecutor | fiscal, fiscales, fiscalía* | prosecutor*, prosecution, attorney general, district attorney | procureur*, parquet, procureure | staatsanwalt*, ankläger*, generalbundesanwalt*, staatsanwältin
lawyer | abogado*, abogada* | lawyer*, attorney* | avocat* | anwalt*, anwälte*, anwältin*, rechtsanwalt*
trial | juicio*, proceso judicial | trial, trials | procès | prozess*, *prozess, gerichtsverfahren
charge | acusad*, acusan, acusa, acusacion*, imputad*, cargos | accus*, charged, charges, indict* | accus*, inculp*, mis en examen, mise en examen | anklag*, angeklagt*, beschuldig*
sentence | condena*, sentencia*, pena de cárcel | sentenc*, convict* | condamn* | verurteil*, urteil*, haftstrafe*, freiheitsstrafe*
prison | cárcel*, prisión, preso*, presa, presas, encarcel*, recluso* | prison*, jail*, inmate* | prison*, incarcér*, détenu* | gefängnis*, haft, inhaft*, häftling*
arrest | detenid*, detien*, deten*, arrest* | arrest*, detain*, custody | arrêté*, arrest*, interpell*, garde à vue | festnahm*, festgenommen*, verhaft*, nimmt fest
capture | captur* | captur*, seized | captur* | gefangen*, gefangennahme
release | liberad*, liberación, liberar, liberan | released, freed, frees | libéré*, libération, libérer | freigelassen*, freilass*, freigekommen
pardon | indult*, amnistía* | pardon*, amnesty, clemency | grâce présidentielle, gracié*, amnistie* | begnadig*, amnestie*
police | policía*, policial*, agentes | police*, officers, cops | police, policier*, gendarm* | polizei*, polizist*
investigation | investig*, pesquisa* | investigat*, probe, inquiry | enquêt* | ermittl*, untersuch*
murder | asesin*, homicid* | murder*, homicide*, assassin*, slain | meurtr*, assassin*, homicid* | mord, morde*, mörder*, ermord*, totschlag
death | muert*, fallec*, muere, mueren, murió, murieron, difunt* | dead, death*, deadly, die, dies, died, dying, fatal* | mort, morts, morte, mortes, mortel*, décès, décéd*, meurt, meurent | tot, tote, toten, toter, tod, todes*, stirbt, starb, sterben, gestorben*, verstorben*, *tote
kill | mata, matan, mató, matar, mataron | kill* | tue, tué* , tuer, tuent, tuant | töte*, getötet*, erschossen, umgebracht
injured | herido*, herida*, lesionad* | injur*, wounded, hurt | blessé*, blessure* | verletz*, *verletzte, verwundet*
victim | víctima* | victim* | victime* | opfer, *opfer, opfern
attack | ataque*, ataca*, atacó, atentado* | attack* | attaqu*, attentat* | angriff*, *angriff, *angriffe, attack*, anschlag*, *anschlag, greift an, angegriffen
strikewar | bombarde*, bombardeo* | airstrike*, air strike, bomb, bombs, bombing*, bombed, shelling, strikes | frappe, frappes, bombard*, bombe, bombes | bombe, bomben*, bombard*, luftangriff*, luftschlag*
explosion | explosi*, explot*, estall*, deton* | explo*, blast*, detonat* | explosi*, explos*, déton* | explosion*, explodier*, detonat*
missile | misil* | missile*, rocket* | missile*, roquette* | rakete*, *rakete, *raketen, marschflugkörper
drone | dron, drones | drone* | drone* | drohne*, *drohne, *drohnen
shooting | tiroteo*, disparo*, dispar*, balacera* | shooting*, shot, gunman, gunmen, gunfire, shots | fusillade*, tirs, coups de feu, tireur* | schieß*, schuss*, schüsse*, schütze, schützen
stabbing | apuñal*, acuchill*, cuchillo* | stab*, knife* | poignard*, couteau* | messer*, messerangriff*, erstochen, niedergestochen
weapon | arma, armas, armament* | weapon*, arms, firearm*, gun, guns | arme, armes, armement* | waffe*, *waffen, rüstung*
war | guerra* | war, wars, warfare | guerre* | krieg*, *krieg, *krieges
army | ejército*, militar* , tropas, soldado* | army, military, troops, soldier* | armée*, militaire*, troupes, soldat* | armee*, militär*, truppen*, soldat*, bundeswehr*
invasion | invasión*, invad* | invasion*, invad* | invasion*, envahi* | invasion*, einmarsch*, überfall auf
intervention | intervención*, operación militar | intervention*, military operation | intervention*, opération militaire | intervention*, militäreinsatz*, militäroperation*
ceasefire | alto el fuego, tregua*, cese el fuego, cese al fuego | ceasefire*, cease-fire, truce | cessez-le-feu, trêve* | waffenruhe*, waffenstillstand*, feuerpause*
peace | paz | peace | paix | frieden*, *frieden
hostage | rehén, rehenes | hostage* | otage* | geisel*, *geiseln
kidnap | secuestr* | kidnap*, abduct* | enlev*, kidnapp*, rapt | entführ*
terror | terroris* | terror* | terroris* | terror*
coup | golpe de Estado, golpist* | coup, coups | coup d'Etat, putsch* | putsch*, staatsstreich*
dictator | dictador*, dictadura* | dictator* | dictateur*, dictature* | diktat*
rebel | rebelde*, guerriller*, insurgen* | rebel*, insurgen*, guerrilla* | rebelle*, insurg*, guérill* | rebell*, aufständisch*, guerilla*
protest | protest*, manifestacion*, manifestante*, marcha | protest*, demonstrat*, rally, rallies | manifest*, protest* | protest*, demonstr*, kundgebung*
riot | disturbio* | riot* | émeute*, émeutier* | unruhen, krawall*, ausschreitung*
strikework | huelga*, paro nacional | walkout*, work stoppage, on strike | grève*, gréviste* | streik*, *streik, arbeitskampf
union | sindicato*, sindical* | union, unions, trade union | syndicat*, syndical* | gewerkschaft*
refugee | refugiad*, asilo | refugee*, asylum | réfugié*, asile | flüchtling*, geflüchtet*, asyl*
migrant | migrant*, inmigra*, migra* | migrant*, immigra*, migration | migrant*, immigr*, migration* | migrant*, migration*, zuwander*, einwander*
deport | deporta*, expuls* | deport*, expel* | expuls*, expulsé*, déport* | abschieb*, abgeschoben*, ausweis*, ausgewiesen*
border | frontera*, fronteriz* | border* | frontière*, frontali* | grenze*, *grenze, grenz*
treaty | tratado*, pacto* | treaty, pact, accord | traité*, pacte* | vertrag, verträge*, pakt*, *abkommen, abkommen
agreement | acuerdo* | agreement*, deal | accord, accords | einigung*, einigen, vereinbar*
negotiation | negocia* | negotiat*, talks | négoci*, pourparlers | verhandl*, gespräche*
summit | cumbre* | summit* | sommet* | gipfel*, *gipfel
sanction | sancion*, embargo* | sanction*, embargo | sanction*, embargo | sanktion*, embargo
tariff | arancel* | tariff* | droits de douane, tarif douanier | zoll, zölle*, strafzölle, handelszölle
diplomat | diplomátic*, embajad* | diplomat*, embass*, ambassador* | diplomat*, ambassad* | diplomat*, botschaft*
un | ONU, Naciones Unidas | UN, United Nations | ONU, Nations unies | UN, UNO, Vereinte Nationen, Vereinten Nationen
nato | OTAN | NATO | OTAN | Nato, NATO
securitycouncil | Consejo de Seguridad | Security Council | Conseil de sécurité | Sicherheitsrat, UN-Sicherheitsrat
ec | Comisión Europea | European Commission | Commission européenne | EU-Kommission, Europäische Kommission
europarl | Eurocámara, Parlamento Europeo | European Parliament | Parlement européen | EU-Parlament, Europaparlament, Europäisches Parlament
who | OMS | WHO, World Health Organization | OMS | Weltgesundheitsorganisation, WHO
imf | FMI | IMF | FMI | IWF
ecb | BCE | ECB | BCE | EZB
opec | OPEP | OPEC | OPEP | Opec
icc | CPI, Corte Penal Internacional | ICC, International Criminal Court | CPI, Cour pénale internationale | IStGH, Internationaler Strafgerichtshof
iaea | OIEA | IAEA | AIEA | IAEA, Atomenergiebehörde
nuclear | nuclear*, atómic* | nuclear, atomic, uranium | nucléaire*, atomique*, uranium | atom*, nuklear*, kernkraft*, uran
resign | dimit*, dimisión, renuncia, renunció | resign*, steps down, step down, quits | démission* | rücktritt*, zurückgetreten, tritt zurück
appoint | nombra, nombrad*, designad*, nombramiento* | appoint*, named as, nominate* | nomm*, nomination* | ernenn*, ernannt*, nominier*
sworn | toma posesión, investidura, juramenta*, jura el cargo | sworn in, inaugurat* | investitur*, investi, prête serment | vereidig*, amtseinführ*, amtsantritt*
corruption | corrup* | corrupt*, graft | corrup* | korrup*
bribe | soborno*, cohecho | brib* | pot-de-vin, pots-de-vin | bestech*, schmiergeld*
fraud | fraude*, estafa* | fraud*, scam* | fraude*, escroqu* | betrug*, betrüg*
scandal | escándalo* | scandal* | scandale* | skandal*, *skandal, *affäre, affäre*
spy | espía*, espiona* | spy, spies, spying, espionage | espion* | spion*, agententätigkeit
intelligence | servicios secretos, CIA | CIA, FBI, intelligence agency | CIA, FBI, renseignement* | CIA, FBI, geheimdienst*, *geheimdienst
drug | droga*, narco*, cocaína, fentanilo, cártel* | drug*, cocaine, fentanyl, cartel*, narco* | drogue*, cocaïne, fentanyl, narco*, cartel* | drogen*, kokain, fentanyl, kartell*, narko*
smuggle | contraband* | smuggl*, traffick* | contrebande*, trafic* | schmugg*, schleuser*
theft | robo, robos, roban, robó, ladrón*, ladron*, hurto*, atraco* | theft*, robber*, robbed, stole, stolen, burglar*, heist, thieves, thief | vol à main, cambriol*, braqu*, voleur*, volé* | diebstahl*, dieb, diebe*, raub*, einbruch*, einbrecher*, gestohlen*
rape | viola*, violación*, agresión sexual, abuso sexual | rape*, rapist, sexual assault, sexual abuse | viol, viols, violeur, violée*, agression sexuelle | vergewaltig*, missbrauch*, sexueller übergriff
violence | violenci*, violent* | violen* | violenc*, violent* | gewalt, gewalttat*, *gewalt, gewalttät*
missing | desaparecid*, desaparición | missing, disappear* | disparu*, disparition* | vermisst*, verschwunden*, verschwind*
abortion | abort* | abortion* | avortement*, IVG | abtreib*, schwangerschaftsabbruch*
humanrights | derechos humanos | human rights | droits de l'homme, droits humains | menschenrecht*
racism | racis* | racis* | racis* | rassis*
antisemitism | antisemit* | antisemit*, anti-semit* | antisémit* | antisemit*
jew | judí*, sinagoga* | jew, jews, jewish, synagogue* | juif, juifs, juive, synagogue* | jude, juden, jüdisch*, synagoge*
muslim | musulm*, islam*, mezquita* | muslim*, islam*, mosque* | musulm*, islam*, mosquée* | muslim*, islam*, moschee*
christmas | Navidad, Nochebuena, navideñ* | christmas, xmas | Noël | weihnacht*
newyear | Nochevieja, Año Nuevo | New Year, New Year's Eve | réveillon, Nouvel An, Saint-Sylvestre | silvester*, neujahr*
budget | presupuest* | budget* | budget* | haushalt, haushalts*, etat, budget*
speech | discurso* | speech, speeches, address | discours, allocution | rede, reden, ansprache*
threat | amenaz* | threat* | menac* | droht, drohen, drohung*, bedroh*
warning | advert*, advierte*, alerta* | warn*, alert* | avert*, alerte*, mise en garde | warn*, warnung*, *warnung
law-and-order | toque de queda, estado de emergencia | curfew, state of emergency | couvre-feu, état d'urgence | ausgangssperre*, notstand, ausnahmezustand
ban | prohib*, veto, vetad* | ban, bans, banned, prohibit*, outlaw* | interdi* | verbot*, verbiet*, verboten
rights-women | feminis*, feminicidio* | feminis*, femicide* | féminis*, féminicide* | feminis*, femizid*
school | escuela*, colegio*, instituto | school*, classroom* | école*, lycée*, collège* | schule*, *schule, schüler*
university | universi* | universit*, college, campus | universit*, campus | universität*, hochschul*, *universität
student | estudiante*, alumno* | student*, pupil* | étudiant*, élève* | student*, studierend*
teacher | profesor*, maestr*, docente* | teacher*, professor* | professeur*, enseignant* | lehrer*, professor*, lehrkräfte
child | niño*, niña*, menor, menores, infantil | child, children, kid, kids, boy, girl, boys, girls | enfant*, garçon, fillette, mineur* | kind, kinder*, junge, mädchen, minderjährig*
woman | mujer* | woman, women | femme, femmes | frau, frauen
man | hombre, hombres | man, men | homme, hommes | mann, männer
family | familia* | family, families, relatives | famille* | familie*, angehörig*
father | padre | father, dad | père | vater, vaters
mother | madre | mother, mom, mum | mère | mutter
son | hijo, hijos | son, sons | fils | sohn, söhne
daughter | hija, hijas | daughter* | fille, filles | tochter, töchter
wife | esposa, viuda | wife, widow | épouse, veuve | ehefrau*, gattin, witwe
husband | marido, esposo | husband | mari, époux | ehemann*
baby | bebé*, recién nacido | baby, babies, newborn | bébé*, nouveau-né | baby, babys, neugeboren*
marriage | boda*, casar*, casa con, matrimoni* | wedding*, marr* | mariage*, épous*, se marie | hochzeit*, heirat*, ehe
divorce | divorci* | divorc* | divorc* | scheidung*, geschieden, trennung
funeral | funeral*, entierro*, velatorio | funeral*, burial, buried | obsèques, funérail*, enterr* | beerdig*, begräbnis*, beisetz*, trauerfeier*
birthday | cumpleaños | birthday* | anniversaire* | geburtstag*
anniversary | aniversario* | annivers* | commémor* | jahrestag*, jubiläum*
tribute | homenaje* | tribute*, mourn*, honour*, memorial | hommage*, deuil | trauer*, gedenk*, ehrung
`;
