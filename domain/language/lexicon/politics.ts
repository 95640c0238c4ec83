/** Politics, public institutions, organisations: `key | es | en | fr | de`. */
export const POLITICS = `
# state, government, elections: the common words
president | presidente, presidenta, presidentes, presidencia, presidencial, presidenciales | president, presidents, presidency, presidential | président, présidente, présidents, présidence, présidentiel, présidentielle | präsident*, *präsident, *präsidentin, "präsident", "präsidenten", präsidentschaft*
primeminister | primer ministro, primera ministra | prime minister, PM, premier | premier ministre, première ministre | premierminister*, ministerpräsident*, "premierminister", "ministerpräsident"
minister | ministro, ministra, ministros | minister, ministers, secretary of state | ministre, ministres | minister*, *minister, *ministerin, *ministeriums, "minister"
ministry | ministerio, ministerios | ministry, department | ministère, ministères | ministerium, *ministerium
chancellor | canciller | chancellor | chancelier, chancelière | kanzler*, bundeskanzler*, "kanzler", "kanzlers", "bundeskanzlers"
government | gobierno*, ejecutivo, gubernamental, "gobierno", "gobiernos" | government*, cabinet, "government", "governments" | gouvernement*, cabinet, "gouvernement" | regierung*, *regierung, kabinett*, "regierung", "regierungen"
parliament | parlamento*, parlamentari*, "parlamento", "parlamentaria", "parlamentario", "parlamentarios", "parlamentarias" | parliament*, "parliament" | parlement*, "parlement" | parlament*, bundestag*, "parlament", "parlaments", nationalrat
congress | congreso, congresista*, "congresista", "congresistas", Congreso de EEUU, Congreso estadounidense | congress*, "congress", US Congress | congrès, Congrès américain | kongress*, "kongress", US-Kongress, Kongress in Washington
senate | senado, senador*, "senador", "senadores" | senate, senator*, "senator", "senators" | sénat, sénateur*, sénatrice*, "senateurs" | senat, senator*, "senator"
deputy | diputado*, diputada*, eurodiputad*, "diputado", "diputados", "diputada" | lawmaker*, MP, MPs, congressman, congresswoman, legislator*, "lawmaker", "lawmakers", "legislators" | député*, "député", "députés" | abgeordnete*, parlamentarier*, "abgeordnete", "abgeordneten"
mayor | alcalde*, alcaldes*, alcaldía, "alcalde", "alcaldes" | mayor*, "mayor" | maire, maires, mairie | bürgermeister*, oberbürgermeister*, "bürgermeister", "oberbürgermeister", "bürgermeisters"
governor | gobernador*, "gobernador", "gobernadores" | governor*, "governor", "governors" | gouverneur*, "gouverneur" | gouverneur*
king | rey, reyes, monarca*, "monarca" | king, monarch* | roi, monarque | könig, königs, monarch*
queen | reina | queen | reine | königin*, "königin"
prince | príncipe*, princesa*, "príncipe", "princesa", "princesas" | prince, princess, princes | prince, princesse, princes | prinz*, prinzessin*, kronprinz*, "prinz", "prinzessin"
election | eleccion*, elector*, comicios, elecciones generales, comicios generales, 23-J, 23J, elecciones legislativas, elecciones parlamentarias, "legislativas", "elección", "elecciones", "electores", junta electoral, comisión electoral, Consejo Nacional Electoral, tribunal electoral, CNE, Instituto Nacional Electoral, elegido presidente, electo, elegido | election*, electoral, general election, parliamentary election, legislative elections, presidential race, "election", "elections", electoral commission, election commission, electoral authority, election authority, elected | élection*, élector*, scrutin*, élections générales, scrutin national, élections législatives, législatives, scrutin législatif, "présidentielles", scrutin présidentiel, "élection", "élections", "scrutin", commission électorale, autorité électorale, conseil électoral, élu, élus, élire | wahl, wahlen, *wahl, *wahlen, wahlergebnis*, nationalratswahl, bundespräsidentenwahl, wahlkommission, wahlbehörde, wahlleiter, bundeswahlleiterin, wahlausschuss, wahlrat, "wählt", gewählt, neugewählt, frisch gewählt, präsidentschaftswahl
vote | voto, votos, votar*, votación*, votan, vota, votación en el Congreso, votación en el Senado, votación parlamentaria, "votar", "votaré", "votará", "votación" | vote, votes, voted, voter*, voting, ballot*, Commons vote, Senate vote, House vote, MPs vote, "voter", "voters", "ballot", "ballots" | vote, votes, voter, votent, voté*, vote à l'Assemblée, vote des députés, vote au Sénat, vote solennel | abstimm*, stimmen, gestimmt, wähler*, bundestagsabstimmung, abstimmung im bundestag, namentliche abstimmung, senatsabstimmung, "wähler", "wählern"
campaign | campaña*, "campañas", "campaña" | campaign*, "campaign", "campaigns" | campagne*, "campagne" | wahlkampf*, kampagne*, "wahlkampf", "kampagne", "kampagnen"
candidate | candidato*, candidata*, candidatura*, "candidato", "candidatos", "candidata", "candidatas", "candidatura" | candidate*, candidacy, "candidate", "candidates" | candidat*, "candidat", "candidats", "candidate" | kandidat*, *kandidat, *kandidatin, kandidatur*, "kandidat", "kandidaten"
referendum | referéndum, referendo | referendum | référendum | referendum, volksabstimm*, volksentscheid*
opposition | oposición, opositor*, "opositor" | opposition | opposition, opposant*, "opposants" | opposition*, "opposition"
coalition | coalición* | coalition*, "coalition" | coalition* | koalition*, *koalition, "koalition"
party | partido político, "partes", "part", "partidas", "parten", partidos políticos | political party, "party" | parti politique, "partis" | partei, parteien, parteitag*
law | ley, leyes, legisl* | law, laws, legislation | loi, lois, législat* | gesetz*, *gesetz, "gesetz", "gesetze", "gesetzen"
reform | reforma*, "reforma", "reformas" | reform*, "reform", "reforms" | réforme*, réformer, "réforme", "réformes" | reform, reformen, *reform
constitution | constitución, constitucional*, "constitucional", "constitucionales" | constitution*, "constitution" | constitution* | verfassung*, grundgesetz*, "verfassung", "grundgesetz"
coup | golpe de Estado, golpist*, "golpista", "golpistas", golpe militar, golpe de estado militar, asonada, militares golpistas, intento de golpe, intentona golpista, tentativa de golpe, golpe fallido, autogolpe | coup, coups, military coup, military takeover, army takeover, coup leaders, coup attempt, attempted coup, failed coup, coup plot | coup d'Etat, putsch*, coup d'Etat militaire, putschist*, putsch militaire, tentative de putsch, putsch manqué, coup d'Etat manqué | putsch*, staatsstreich*, "putsch", militärputsch, putschisten, militärcoup, putschversuch, umsturzversuch, staatsstreichversuch, gescheiterter putsch, umsturzpläne
dictator | dictador*, dictadura*, "dictadura" | dictator*, "dictator", "dictators" | dictateur*, dictature* | diktat*
rebel | rebelde*, guerriller*, insurgen*, "rebelde" | rebel*, insurgen*, guerrilla*, "rebels" | rebelle*, insurg*, guérill*, "rebelle" | rebell*, aufständisch*, guerilla*, "rebellen"
protest | protest*, manifestacion*, manifestante*, marcha, protestas, manifestación, manifestaciones, concentración de protesta, marcha de protesta, manifestación masiva, multitudinaria manifestación, protesta masiva, "marchas", "protesta", "protestó", "manifestante", "manifestantes" | protest*, demonstrat*, rally, rallies, protester, demonstration, protest march, mass protest, massive protest, mass rally, "protest", "protests", "protesters", "protested", "demonstrate", "demonstrated" | manifest*, protest*, protestataires, contestataires, mouvement de contestation, "contestation", manifestation, manif, rassemblement de protestation, manifestation monstre, manifestation massive, mobilisation massive, "manifester" | protest*, demonstr*, kundgebung*, protestierende, proteste, protestmarsch, protestaktion, demonstration, demonstranten, demo, demos, kundgebung, massenprotest, großdemonstration, großdemo, massendemonstration, "protest", "protesten"
riot | disturbio*, "disturbios" | riot*, "riot", "riots", "rioter" | émeute*, émeutier* | unruhen, krawall*, ausschreitung*, "krawall"
refugee | refugiad*, "refugiados" | refugee*, "refugee", "refugees" | réfugié* | flüchtling*, geflüchtet*, asyl*, "flüchtlings", "flüchtlinge", "flüchtlingen", "geflüchtete", "geflüchteten"
migrant | migrant*, inmigra*, migra*, inmigración, inmigrante, "migrante", "migrantes" | migrant*, immigra*, migration, immigration, "migrant", "migrants" | migrant*, immigr*, migration*, immigration, immigrée, "migrants" | migrant*, migration*, zuwander*, einwander*, zuwanderung, einwanderung, einwanderer, zuwanderer, "migranten", "migration"
deport | deporta*, expuls*, deportación, deportaciones, deportación masiva, deportaciones masivas, redadas migratorias, redadas de inmigración, "deporta", "expulsa", "expulsó" | deport*, expel*, deportation, deportees, mass deportation, immigration raid, ICE raid, "deport", "deported", "expel" | expuls*, expulsé*, déport*, expulsion d'étrangers, reconduite à la frontière, OQTF, expulsions de migrants, expulsions massives, expulsions de masse, raids anti-immigration, rafles de migrants | abschieb*, abgeschoben*, ausweis*, ausgewiesen*, abschiebung, abgeschoben, rückführung, abschiebeflug, massenabschiebungen, ICE-razzia, razzien gegen migranten, massendeportationen, "abschieben"
border | frontera*, fronteriz*, "frontera", "fronteras", "fronterizo" | border*, "border", "borders" | frontière*, frontali* | grenze*, *grenze, grenz*, "grenze", "grenzen"
treaty | tratado*, pacto*, "tratado", "pacto" | treaty, pact, "accord", "accords" | traité*, pacte* | pakt*, *abkommen, abkommen, friedensvertrag
agreement | acuerdo*, acordar, acuerda, ponerse de acuerdo, de acuerdo, "acuerdo", "acuerdos" | agreement*, deal, agree, "agreement", "agreements" | accord, accords, convenir, tomber d'accord, d'accord, s'accordent | einigung*, vereinbar*, stimmt zu, zugestimmt, einigt, geeinigt, einigung, "einigten", "einig", deal
negotiation | negocia*, "negocia", "negocian" | negotiat*, talks, "negotiate", "negotiated" | négoci*, pourparlers, "négocié" | verhandl*, gespräche*, "verhandlungen", "gespräche", "gesprächen"
summit | cumbre* | summit*, "summit", "summits" | sommet*, "sommet" | gipfel*, *gipfel, "gipfel"
sanction | sancion*, embargo*, "sanción", "sanciones", "sanciona", "sancionó", "embargo" | sanction*, embargo, "sanction", "sanctions", "sanctioned" | sanction*, embargo, "sanction", "sanctions" | sanktion*, embargo, "sanktionen"
diplomat | diplomátic*, embajad*, "diplomático", "diplomáticos", "embajada" | diplomat*, embass*, ambassador*, "diplomat", "diplomats", "ambassadors" | diplomat*, ambassad*, "ambassades" | diplomat*, botschaft*, "botschaft", "botschaften"
un | ONU, Naciones Unidas | UN, United Nations | ONU, Nations unies | UN, UNO, Vereinte Nationen, Vereinten Nationen
nato | OTAN | NATO | OTAN | Nato, NATO
securitycouncil | Consejo de Seguridad | Security Council | Conseil de sécurité | Sicherheitsrat, UN-Sicherheitsrat
icc | CPI, Corte Penal Internacional | ICC, International Criminal Court | CPI, Cour pénale internationale | IStGH, Internationaler Strafgerichtshof
resign | dimit*, dimisión, renuncia, renunció, renunciar, dejar el cargo, abandonar, presenta su dimisión, pone su cargo, renuncia al cargo | resign*, steps down, step down, "quits", "quit", abandon, walk away, "resign", "resigns", "resigned", offers resignation, tenders resignation, submits resignation, hands in resignation | démission*, abandonner, "démission", démissionne, présente sa démission, remet sa démission, a démissionné | rücktritt*, zurückgetreten, tritt zurück, aufgeben, gibt auf, aufgegeben, hört auf, austreten, austritt, aussteigen, "rücktritt", reicht rücktritt ein, bietet rücktritt an, erklärt rücktritt, rücktrittserklärung
appoint | "nombra", nombrad*, designad*, nombramiento*, "nombrado", "nombrados", "nombran", "nombramiento" | appoint*, named as, nominate*, "appoint", "appoints", "appointed", "nominate", "nominates" | nomm*, nomination* | ernenn*, ernannt*, nominier*, "ernannt"
sworn | toma posesión, juramenta*, jura el cargo, "jura", "juró", "jurará", juramento del cargo, prestar juramento, jurar el cargo, promete el cargo | sworn in, inaugurat*, oath of office, takes oath, swearing-in, takes the oath | investitur*, investi, prête serment, prestation de serment, prêter serment | vereidig*, amtseinführ*, amtsantritt*, amtseid, eidesformel, vereidigung
corruption | corrup* | corrupt*, graft, "corrupt" | corrup* | korrup*
humanrights | derechos humanos | human rights | droits de l'homme, droits humains | menschenrecht*
antisemitism | antisemit* | antisemit*, anti-semit* | antisémit* | antisemit*
jew | judí*, sinagoga* | jew, jews, jewish, synagogue*, "synagogue" | juif, juifs, juive, synagogue* | jude, juden, jüdisch*, synagoge*, "jüdische", "jüdischen"
muslim | musulm*, islam*, mezquita* | muslim*, islam*, mosque*, "muslim", "muslims", "islam", "mosques" | musulm*, islam*, mosquée*, "islam" | muslim*, islam*, moschee*, "muslime", "islam"
budget | presupuest*, "presupuesto" | budget*, "budget" | budget*, "budget" | haushalt, haushalts*, etat, budget*, "haushalte"
speech | discurso*, "discurso" | speech, speeches, address | discours, allocution | rede, reden, ansprache*, "ansprache"
rights-women | feminis*, feminicidio*, "feminicidios" | feminis*, femicide* | féminis*, féminicide* | feminis*, femizid*
tribute | homenaje*, "homenaje", "homenajea" | tribute*, mourn*, honour*, memorial, "tribute", "tributes" | hommage*, "hommage" | trauer*, gedenk*, ehrung
# heads of state and offices
head-of-state | jefe de Estado, mandatario | head of state | chef de l'Etat, chef d'Etat, cheffe de l'Etat | staatsoberhaupt, staatschef, staatschefin
head-of-government | jefe de Gobierno, jefe del Gobierno, jefe del Ejecutivo | head of government | chef du gouvernement, chef de gouvernement, cheffe du gouvernement | regierungschef, regierungschefin
vice-president | vicepresidente | vice president, veep | vice-président | vizepräsident, vizepräsidentin
deputy-prime-minister | viceprimer ministro, viceprimera ministra | deputy prime minister | vice-premier ministre, vice-première ministre | vizepremier, stellvertretender ministerpräsident, vize-ministerpräsident
vice-chancellor | vicecanciller | vice chancellor | vice-chancelier | vizekanzler, vizekanzlerin
former-president | expresidente, ex presidente, antiguo presidente | former president, ex-president | ancien président, ex-président | ex-präsident, altpräsident, früherer präsident, ehemaliger präsident, expräsident
former-prime-minister | ex primer ministro, exprimer ministro, ex primera ministra | former prime minister, ex-prime minister, former premier | ancien premier ministre, ex-premier ministre | ex-premierminister, ex-regierungschef, ehemaliger premierminister, früherer premierminister
former-chancellor | excanciller, ex canciller | former chancellor, ex-chancellor | ancien chancelier, ancienne chancelière, ex-chancelier | altkanzler, altkanzlerin, ex-kanzler, ex-kanzlerin, altbundeskanzler
former-minister | exministro, ex ministro, antiguo ministro | former minister, ex-minister | ancien ministre, ex-ministre | ex-minister, ex-ministerin, ehemaliger minister, früherer minister
president-elect | presidente electo | president-elect | président élu | gewählter präsident, designierter präsident, künftiger präsident
interim-president | presidente interino, presidente encargado, presidente en funciones | interim president, acting president | président par intérim, président intérimaire | interimspräsident, interimspräsidentin, übergangspräsident, übergangspräsidentin
interim-government | Gobierno interino, Gobierno en funciones, Gobierno provisional, Gobierno de transición | interim government, caretaker government, transitional government | gouvernement intérimaire, gouvernement de transition, gouvernement provisoire | übergangsregierung, interimsregierung, geschäftsführende regierung
foreign-minister | ministro de Exteriores, ministro de Relaciones Exteriores | foreign minister | ministre des Affaires étrangères, chef de la diplomatie | außenminister, außenministerin
foreign-ministry | Ministerio de Exteriores, Ministerio de Asuntos Exteriores, cancillería, Exteriores | foreign ministry, Foreign Office | ministère des Affaires étrangères, Quai d'Orsay | außenministerium, auswärtiges amt
defense-minister | ministro de Defensa | defence minister, defense minister, defence secretary | ministre de la Défense, ministre des Armées | verteidigungsminister, verteidigungsministerin
defense-ministry | Ministerio de Defensa, Departamento de Defensa | defence ministry, Ministry of Defence, Department of Defense | ministère de la Défense, ministère des Armées | verteidigungsministerium
interior-ministry | Ministerio del Interior, Ministerio de Interior | interior ministry | ministère de l'Intérieur, place Beauvau | innenministerium, bundesinnenministerium
finance-minister | ministro de Hacienda, ministro de Finanzas | finance minister | ministre des Finances, ministre du Budget | finanzminister, finanzministerin, bundesfinanzminister
finance-ministry | Ministerio de Hacienda, Ministerio de Finanzas, Departamento del Tesoro | finance ministry, Treasury Department, US Treasury | ministère des Finances, Bercy, département du Trésor | finanzministerium, bundesfinanzministerium
economy-minister | ministro de Economía | economy minister, business secretary | ministre de l'Economie | wirtschaftsminister, wirtschaftsministerin, bundeswirtschaftsminister
justice-minister | ministro de Justicia | justice minister, justice secretary | ministre de la Justice, garde des Sceaux | justizminister, justizministerin, bundesjustizminister
justice-department | Departamento de Justicia, Ministerio de Justicia | Justice Department, Department of Justice, DOJ, Ministry of Justice | ministère de la Justice, département de la Justice, Chancellerie | justizministerium, bundesjustizministerium, US-justizministerium
attorney-general | fiscal general, fiscalía general, fiscal general del Estado | prosecutor general, chief prosecutor | procureur général | generalstaatsanwalt, generalstaatsanwältin, generalstaatsanwaltschaft
health-minister | ministro de Sanidad, ministro de Salud | health minister, health secretary | ministre de la Santé | gesundheitsminister, gesundheitsministerin, bundesgesundheitsminister
health-ministry | Ministerio de Sanidad, Ministerio de Salud | health ministry, Ministry of Health, Department of Health | ministère de la Santé | gesundheitsministerium, bundesgesundheitsministerium
education-minister | ministro de Educación, consejería de educación | education minister, education secretary, education department | ministre de l'Education, Éducation nationale, rectorat | bildungsminister, bildungsministerin, kultusminister, kultusministerin, schulministerin
education-ministry | Ministerio de Educación | education ministry, Department of Education, Ministry of Education | ministère de l'Education | bildungsministerium, kultusministerium, kultusministerkonferenz
environment-minister | ministro de Medio Ambiente, ministra para la Transición, ministra de Transición Ecológica | environment minister, environment secretary | ministre de l'Environnement, ministre de l'Ecologie, ministre de la Transition | umweltminister, umweltministerin, bundesumweltminister
agriculture-minister | ministro de Agricultura | agriculture minister, farming minister, agriculture secretary | ministre de l'Agriculture | landwirtschaftsminister, agrarminister, bundeslandwirtschaftsminister, landwirtschaftsministerin
labor-minister | ministro de Trabajo | labour minister, labor minister, labor secretary, employment minister | ministre du Travail | arbeitsminister, arbeitsministerin, bundesarbeitsministerin
transport-minister | ministro de Transportes, ministro de Fomento, ministerio de transportes | transport minister, transport secretary | ministre des Transports | verkehrsminister, verkehrsministerin, bundesverkehrsminister, verkehrsministerium
culture-minister | ministro de Cultura | culture minister, culture secretary | ministre de la Culture | kulturminister, kulturstaatsminister, kulturministerin, kulturstaatsministerin
energy-minister | ministro de Energía | energy minister, energy secretary | ministre de l'Energie | energieminister, energieministerin
trade-minister | ministro de Comercio, secretario de Comercio | trade minister, commerce secretary, trade secretary | ministre du Commerce, secrétaire au Commerce | handelsminister, handelsministerin
sports-minister | ministro de Deportes | sports minister | ministre des Sports | sportminister, sportministerin
equality-minister | ministra de Igualdad, Ministerio de Igualdad | equality minister, minister for women | ministre de l'Egalité, ministère de l'Egalité | gleichstellungsministerin, frauenministerin, familienministerin
national-security-adviser | asesor de Seguridad Nacional, consejero de Seguridad Nacional | national security adviser, national security advisor | conseiller à la sécurité | nationaler sicherheitsberater, sicherheitsberater
national-security-council | Consejo de Seguridad Nacional | National Security Council | Conseil de sécurité nationale, conseil national de sécurité | nationaler sicherheitsrat, sicherheitskabinett
security-cabinet | gabinete de seguridad | security cabinet | cabinet de sécurité | israelisches sicherheitskabinett
war-cabinet | gabinete de guerra | war cabinet | cabinet de guerre | kriegskabinett
defense-council | Consejo de Defensa | defence council, defense council | conseil de défense | verteidigungsrat, bundessicherheitsrat
chief-of-staff-white-house | jefe de gabinete | chief of staff | directeur de cabinet, chef de cabinet, secrétaire général élyséen | stabschef, stabschefin, kanzleramtschef, kanzleramtsminister
joint-chiefs | Estado Mayor Conjunto, jefe del Estado Mayor, estado mayor, jefe del ejército | joint chiefs, joint chiefs of staff, army chief, chief of the defence, chief of general staff | chef d'état-major, état-major interarmées, état-major des armées, chef de l'armée | generalstabschef, generalinspekteur, armeechef, generalstab
spokesperson | portavoz, portavoces, vocero, portavocía | spokesman, spokeswoman, spokesperson | porte-parole | sprecher, sprecherin, pressesprecher
government-spokesperson | portavoz del Gobierno, ministra portavoz | government spokesperson, government spokesman, government spokeswoman | porte-parole du gouvernement | regierungssprecher, regierungssprecherin
adviser | asesor, consejero | adviser, advisor, consultant, aide to | conseiller du président, conseillère du président, conseiller spécial, conseillère, consultant | berater, beraterin, chefberater
cabinet-reshuffle | remodelación del Gobierno, crisis de Gobierno, cambio de Gobierno, cambios en el Gobierno, remodelación | reshuffle, cabinet reshuffle, shake-up of cabinet | remaniement, remaniement ministériel, remanié | kabinettsumbildung, regierungsumbildung, kabinettsumbau
cabinet-meeting | Consejo de Ministros, consejo de gabinete | cabinet meeting, council of ministers | Conseil des ministres | kabinettssitzung, ministerrat
government-crisis | crisis gubernamental, crisis política | government crisis, political crisis | crise gouvernementale, crise politique | regierungskrise, koalitionskrise
government-collapse | cae el Gobierno, caída del Gobierno, caída del Ejecutivo | government collapses, collapse of the government, government falls, government toppled | chute du gouvernement, renversement du gouvernement, gouvernement renversé | regierungssturz, koalitionsbruch, ampel-aus, regierungs-aus, aus der koalition
form-government | formar Gobierno, formación de Gobierno, nuevo Gobierno | form a government, form government, new government | former un gouvernement, nouveau gouvernement, formation du gouvernement | regierungsbildung, neue regierung
minority-government | Gobierno en minoría, Gobierno minoritario | minority government | gouvernement minoritaire | minderheitsregierung
unity-government | Gobierno de unidad, Gobierno de concentración | unity government, national unity government | gouvernement d'union nationale, gouvernement d'union | einheitsregierung
coalition-government | Gobierno de coalición, Ejecutivo de coalición | coalition government | gouvernement de coalition | koalitionsregierung
grand-coalition | gran coalición | grand coalition | grande coalition | große koalition, GroKo, schwarz-rot
traffic-light-coalition | coalición semáforo | traffic light coalition | coalition feu tricolore, coalition tricolore | ampelkoalition, "ampel", ampel-koalition, ampelregierung
coalition-talks | negociaciones de coalición, negociaciones para formar Gobierno | coalition talks, coalition negotiations | négociations de coalition | koalitionsverhandlungen, koalitionsgespräche, sondierungsgespräche, sondierungen
coalition-agreement | acuerdo de coalición, pacto de Gobierno, acuerdo de Gobierno | coalition agreement, coalition deal | accord de coalition, contrat de coalition, accord de gouvernement | koalitionsvertrag, koalitionsvereinbarung
ministerial-post | cartera ministerial, puesto de ministro | ministerial post, cabinet post | poste de ministre, portefeuille ministériel | ministeramt, ministerposten
term-of-office | mandato presidencial, mandato, segundo mandato, tercer mandato | term in office, second term, third term, presidential term | second mandat, deuxième mandat, mandat présidentiel, troisième mandat | amtszeit, zweite amtszeit, dritte amtszeit
first-lady | primera dama | first lady, first lady's | première dame | first lady, präsidentengattin
deputy-mayor | teniente de alcalde, vicealcaldesa, vicealcalde | deputy mayor | adjoint au maire, maire adjoint | vizebürgermeister, zweiter bürgermeister
town-hall | ayuntamiento, consistorio | town hall, city hall | hôtel de ville | rathaus, roter rathaus
city-council | concejo municipal, pleno municipal, consejo municipal | city council, town council, local council, borough council | conseil municipal, conseil de Paris | stadtrat, gemeinderat, stadtparlament, stadtverordnetenversammlung
councillor | concejal, edil | councillor, councilman, councilwoman, councilor | élu municipal, élus municipaux | stadtrat-mitglied, ratsmitglied, gemeinderätin, stadtverordnete
lieutenant-governor | vicegobernador | lieutenant governor, deputy governor | vice-gouverneur | vizegouverneur, vizegouverneurin
regional-president | presidente autonómico, presidente regional, presidenta de la Comunidad | regional president, regional leader, first minister | président de région, président du conseil régional | regionalpräsident, regionalpräsidentin, landeshauptmann, landeshauptfrau
state-premier-de | primer ministro de Baviera, presidente de Baviera | state premier | ministre-président | landeschef, landesvater
regional-government | Gobierno regional, Gobierno autonómico, Govern, Generalitat, Xunta | regional government, Catalan government | gouvernement régional, conseil régional, exécutif régional | landesregierung, regionalregierung, staatsregierung
prefect | subdelegado del Gobierno, delegado del Gobierno | prefect, government delegate | préfet, préfecture | präfekt, präfektur, landrat, landrätin
court-of-auditors | Tribunal de Cuentas | court of auditors, audit office, National Audit Office, GAO | Cour des comptes | rechnungshof, bundesrechnungshof
speaker-of-parliament | presidente del Congreso, presidente del Parlamento | parliament speaker, speaker of parliament, parliamentary speaker | président de l'Assemblée, président du Parlement | bundestagspräsident, bundestagspräsidentin, parlamentspräsident, parlamentspräsidentin
senate-president | presidente del Senado | Senate president, president of the Senate | président du Sénat | senatspräsident
majority-leader | líder de la mayoría | majority leader | chef de la majorité | mehrheitsführer, mehrheitsführerin
minority-leader | líder de la minoría | minority leader | chef de la minorité | minderheitsführer, minderheitsführerin
opposition-leader | líder de la oposición, jefe de la oposición, líder opositor | opposition leader, leader of the opposition, opposition chief | chef de l'opposition, leader de l'opposition, cheffe de l'opposition, figure de l'opposition | oppositionsführer, oppositionsführerin, oppositionschef
party-leader | líder del partido, presidente del partido, jefe del partido | party leader, party chair, party chairman, leader of the party | chef de parti, président du parti, chef du parti, patron du parti | parteichef, parteichefin, parteivorsitzender
party-secretary-general | secretario general del partido, secretario de Organización | party secretary, party general secretary | secrétaire général du parti, premier secrétaire | parteisekretär, CDU-generalsekretär, SPD-generalsekretär, CSU-generalsekretär
parliamentary-group | grupo parlamentario, "bancada", "bancadas" | parliamentary group, caucus | groupe parlementaire | fraktion, bundestagsfraktion, unionsfraktion, landtagsfraktion, fraktionschef, fraktionsvorsitzender
backbencher | diputados rebeldes | backbencher, rebel MPs | députés frondeurs, frondeurs | hinterbänkler, abweichler
shadow-cabinet | gabinete en la sombra | shadow cabinet, shadow chancellor, shadow minister | cabinet fantôme | schattenkabinett
ayatollah | ayatolá | ayatollah | ayatollah | ajatollah
strongman | hombre fuerte | strongman | homme fort | machthaber, starker mann im land
junta-leader | líder de la junta, jefe de la junta, junta militar | junta leader, military junta, junta chief | chef de la junte, junte militaire, junte | militärjunta, junta-chef, juntachef, militärherrscher
sultan | sultán | sultan | sultan, sultanat | sultan, sultanat
emir | emir | emir | émir | emir
emperor | emperador, emperatriz | emperor, empress | empereur, impératrice | kaiser, kaiserin
sheikh | jeque | sheikh, sheik | cheikh | scheich
crown-prince | príncipe heredero, princesa heredera | crown prince, crown princess | prince héritier, princesse héritière, prince hériter saoudien | kronprinz, kronprinzessin, thronfolger, thronfolgerin
royal-family | familia real, realeza, casa del rey | royal family, royals, royal household, House of Windsor | famille royale, famille princière | königsfamilie, royals, königliche familie, britische royals
monarchy | monarquía, monárquico, corona española | monarchy, monarchist* | monarchie, monarchist* | monarchie, monarchist
abdicate | abdica, abdicación | abdicate | abdication | abdankung, dankt ab, thronverzicht
coronation | coronación, coronado rey, "coronado", "coronó", "coronan", "coronada", coronación de Carlos III | coronation, crowned king, "crowned", coronation of King | couronnement, couronné roi, sacre | krönung, gekrönt, königskrönung, krönungsfeier, krönungszeremonie
throne | trono, ascenso al trono | throne, ascends the throne, "accession" | trône, accession au trône, monte sur le trône | thron, thronbesteigung, thronjubiläum, thronwechsel
jubilee | jubileo, jubileo de platino | jubilee, platinum jubilee | jubilé, jubilé de platine | thronjubiläum der queen, platinjubiläum, platinum jubilee
windsor | Windsor | Windsor | Windsor | Windsor
duke | duque, duquesa | duke, duchess | duchesse | herzog, herzogin
spanish-royals | Letizia | Letizia | Letizia | Letizia
republican-system | abolir la monarquía | abolish the monarchy | abolir la monarchie | republikanismus, abschaffung der monarchie
take-office | asume el cargo, asume la presidencia, toma de posesión | takes office, took office, assumes office | prend ses fonctions, entrée en fonction, prise de fonction, prendre ses fonctions | tritt amt an, amtsantritt, amtsübernahme, amtseinführung
inauguration-day | investidura presidencial, ceremonia de investidura, toma de posesión presidencial | inauguration day, inauguration ceremony, presidential inauguration | cérémonie d'investiture, investiture présidentielle | inauguration, amtseinführungsfeier
dismissal | destituir, destitución, "cesado", cesa a, cese de, despido improcedente | dismiss, "sacking", "sacks", ousts, fires minister, "sacked" | "limogé", "limogée", limogeage, destitution | entlassung des ministers, abgesetzt, absetzung, amtsenthebung, des amtes enthoben, gefeuert, kündigung, fristlos, rauswurf, feuert
handover-of-power | traspaso de poder, traspaso de poderes, transición de poder, relevo en la presidencia | handover of power, transfer of power, power transition | passation de pouvoir, transition du pouvoir | machtübergabe, amtsübergabe, machtwechsel, regierungswechsel
successor | sucesor, sucesión | successor, "succession" | successeur, succession | nachfolger, nachfolgerin
predecessor | predecesor, antecesor | predecessor, former boss | prédécesseur | vorgänger, vorgängerin, amtsvorgänger
incumbent | presidente saliente, mandatario saliente, presidente en ejercicio | incumbent, outgoing president, sitting president | président sortant | amtsinhaber, amtsinhaberin, scheidender präsident
re-election | reelección, reelegido, reelecto | re-election, reelection, re-elected, reelected | réélection, réélu, réélire | wiederwahl, wiedergewählt
power-vacuum | vacío de poder, vacío político | power vacuum, leadership vacuum | vacance du pouvoir, vide politique | machtvakuum
power-struggle | lucha de poder, pugna por el poder | power struggle | lutte de pouvoir | machtkampf
secretary-general | secretario general | secretary general | secrétaire général | generalsekretär, generalsekretärin
# parliaments and procedures
lower-house | Cámara Baja, Cámara de Diputados, Cámara de Representantes | lower house, House of Representatives, US House, House Republicans, House Democrats | Chambre des représentants, chambre basse, Chambre des députés | repräsentantenhaus, unterhaus, abgeordnetenhaus, abgeordnetenkammer
upper-house | Cámara Alta | upper house, upper chamber | chambre haute | oberhaus, parlamentskammer
house-of-commons | Cámara de los Comunes | House of Commons, "commons" | Chambre des communes | britisches unterhaus
house-of-lords | Cámara de los Lores, los Lores | House of Lords, Lords, life peer | Chambre des lords, lords | britisches oberhaus, house of lords
bundestag | Bundestag, Parlamento alemán, Cámara baja alemana | Bundestag, German parliament | Bundestag, Parlement allemand | "bundestag", "bundestags", "bundestage", deutscher bundestag
bundesrat | Bundesrat, Cámara alta alemana | Bundesrat | Bundesrat | bundesrat, länderkammer
landtag | Landtag, Parlamento regional, Parlamento autonómico | state parliament, regional parliament, state legislature, Landtag | parlement régional, Landtag | landtag, landesparlament, regionalparlament, bürgerschaft
national-assembly | Asamblea Nacional | National Assembly | Assemblée nationale, Palais Bourbon | Nationalversammlung
constituent-assembly | Asamblea Constituyente, Convención Constitucional, constituyente | constituent assembly, constitutional convention | Assemblée constituante, constituante | verfassungsgebende versammlung, verfassungskonvent
spanish-congress | Congreso de los Diputados, Cortes Generales, las Cortes | Spanish parliament, Spanish Congress | Parlement espagnol, Congrès des députés | spanisches parlament
knesset | Knéset, Parlamento israelí | Knesset, Israeli parliament | Knesset, Parlement israélien | knesset, israelisches parlament
duma | Duma | Duma, State Duma | Douma | Duma, staatsduma
verkhovna-rada | Rada, Parlamento ucraniano | Rada, Ukrainian parliament | Rada, Parlement ukrainien | Rada, ukrainisches parlament
sejm | Sejm, Parlamento polaco | Sejm, Polish parliament | Sejm, Diète polonaise, Parlement polonais | Sejm, polnisches parlament
capitol-riot | asaltantes del Capitolio, 6 de enero | January 6, Jan 6, storming of the Capitol, Capitol rioters | assaut contre le Capitole, émeutiers du Capitole | Kapitol-Sturm, Erstürmung des Kapitols, angriff auf das Kapitol
plenary | pleno del Congreso, sesión plenaria, pleno del Parlamento | plenary, plenary session | séance plénière, session plénière, plénière | plenarsitzung, plenum, plenarsaal
parliamentary-debate | debate parlamentario, debate en el Congreso | parliamentary debate, Commons debate | débat parlementaire, débat à l'Assemblée | bundestagsdebatte, parlamentsdebatte, haushaltsdebatte
question-time | sesión de control, interpelación parlamentaria | question time, prime minister's questions, PMQs | questions au gouvernement, QAG | fragestunde, regierungsbefragung
confidence-vote | moción de confianza, cuestión de confianza, voto de confianza | confidence vote, vote of confidence | vote de confiance, motion de confiance, question de confiance | vertrauensfrage, vertrauensvotum, vertrauensabstimmung
no-confidence | moción de censura, voto de censura, censura | no confidence, no-confidence vote, no-confidence motion, censure motion | motion de censure, motion de défiance, vote de défiance | misstrauensvotum, misstrauensantrag, konstruktives misstrauensvotum
investiture-vote | sesión de investidura, debate de investidura, votación de investidura, investidura | investiture vote, investiture debate, investiture session | vote d'investiture, débat d'investiture, investiture | kanzlerwahl, wahl zum ministerpräsidenten, investitur
impeachment | impeachment, juicio político, proceso de destitución, moción de destitución | impeachment | impeachment, procédure de destitution, procès en destitution | impeachment, amtsenthebungsverfahren, impeachment-verfahren
filibuster | filibusterism*, obstruccionism* | filibuster | obstruction parlementaire, flibuste | filibuster, dauerrede, blockadepolitik
article-49-3 | artículo 49.3, 49.3 | article 49.3, special constitutional powers | 49.3, article 49.3 | artikel 49.3, paragraf 49.3
dissolve-parliament | disolver el Parlamento, disolución del Parlamento, disuelve el Parlamento, disolución de las Cortes, disuelve las Cortes | dissolve parliament, dissolution of parliament | dissolution, dissolution de l'Assemblée, dissoudre, dissous l'Assemblée, dissoudre l'Assemblée | parlamentsauflösung, auflösung des parlaments, auflösung des bundestags, löst parlament auf
prorogue | suspender el Parlamento, suspensión del Parlamento | prorogue, prorogation, suspend parliament, suspension of parliament | prorogation, suspension du Parlement, suspendre le Parlement | zwangspause des parlaments, parlamentspause, parlament suspendiert
absolute-majority | mayoría absoluta | absolute majority, outright majority, overall majority | majorité absolue | absolute mehrheit, alleinregierung
parliamentary-majority | mayoría parlamentaria, mayoría simple | parliamentary majority, working majority | majorité parlementaire, majorité présidentielle, majorité relative | parlamentsmehrheit, regierungsmehrheit, einfache mehrheit, kanzlermehrheit
two-thirds-majority | mayoría de dos tercios, dos tercios, tres quintos | two-thirds majority, two thirds, supermajority | majorité des deux tiers, deux tiers, trois cinquièmes | zweidrittelmehrheit, zwei drittel
quorum | quórum | quorum | quorum | quorum, beschlussfähig
abstain | abstención, abstenerse, se abstiene, se abstuvo | abstain, abstention | abstention, s'abstenir, s'abstient, abstentionnist* | enthaltung, enthält sich, enthielt sich, stimmenthaltung
unanimous | unanimidad, por unanimidad | unanimous | unanimité, à l'unanimité, unanime | einstimmig
amendment | enmienda, enmienda constitucional | amendment | amendement | änderungsantrag, verfassungszusatz, gesetzesänderung
bill-draft | proyecto de ley, proposición de ley, anteproyecto de ley, anteproyecto, iniciativa de ley | draft bill, draft law, bill passes, "bill", "bills" | projet de loi, proposition de loi, avant-projet de loi | gesetzentwurf, gesetzesentwurf, gesetzesvorhaben, referentenentwurf, gesetzesvorlage
decree | decreto, decreto ley, real decreto, decretazo | decree, emergency decree, presidential decree | décret, décret-loi | dekret, per dekret, notverordnung
executive-order | orden ejecutiva | executive order, executive action | décret présidentiel, ordre exécutif | executive order, präsidialerlass, präsidentenerlass
ordinance | "ordenanza", reglamento municipal | ordinance, bylaw | ordonnance, arrêté municipal | verordnung, rechtsverordnung, erlass
pass-law | aprueba la ley, aprobación de la ley, aprueban ley, aprueba una ley | passes law, passes bill, passed the bill, approves bill, signs bill | adopte la loi, adopte une loi, adoption de la loi, loi adoptée, vote la loi, adopte le projet | verabschiedet gesetz, beschließt gesetz, gesetz verabschiedet, billigt gesetz, gesetz beschlossen
approve | aprobar, aprueba, aprobación, visto bueno | approve, green light, okays | approuver, approbation, feu vert, "adopte" | genehmigt, billigen, billigt, grünes licht, zustimmung, verabschieden, verabschiedet, beschließt, beschlossen, gebilligt, abgesegnet
veto-power | poder de veto, derecho de veto, "veta", "vetan" | veto, veto power | droit de veto, veto, vetos | veto, vetorecht, vetos
promulgate | promulgar, promulgación, sanciona la ley | promulgate, signs into law, royal assent | promulguer, promulgation | ausfertigung, in kraft gesetzt, unterzeichnet gesetz
enter-into-force | entra en vigor, entrada en vigor, entran en vigor, entrará en vigor | comes into force, takes effect, come into effect, enters into force, into effect, into force | entre en vigueur, entrent en vigueur, entrera en vigueur | tritt in kraft, in kraft, inkrafttreten, treten in kraft
repeal | derogar, derogación | repeal, scrap law | abroger | aufhebung des gesetzes, abschaffung des gesetzes, außer kraft
ratify | ratificar, ratifica, ratificación | ratify, ratification | ratifier, ratification | ratifizieren, ratifizierung, ratifiziert, ratifikation
unconstitutional | inconstitucional | unconstitutional, strikes down law | inconstitutionnel, anticonstitutionnel | verfassungswidrig, nicht verfassungsgemäß
constitutional-reform | reforma constitucional, reforma de la Constitución, nueva Constitución | constitutional reform, constitutional amendment, new constitution | réforme constitutionnelle, révision constitutionnelle, nouvelle constitution, révision de la Constitution | verfassungsreform, verfassungsänderung, grundgesetzänderung, neue verfassung
constitutional-court | Tribunal Constitucional, Corte Constitucional | Constitutional Court | Conseil constitutionnel, Cour constitutionnelle, Tribunal constitutionnel | bundesverfassungsgericht, verfassungsgerichtshof, verfassungsrichter, Karlsruher richter, Verfassungsgericht
parliamentary-committee | comisión parlamentaria, comisión del Congreso, comité del Senado, comisión del Senado | parliamentary committee, select committee, House committee, Senate committee, congressional committee | commission parlementaire, commission des lois, commission du Sénat | parlamentsausschuss, bundestagsausschuss, rechtsausschuss, vermittlungsausschuss, haushaltsausschuss
inquiry-committee | comisión de investigación, comisión investigadora | parliamentary inquiry, commission of inquiry, public inquiry, House inquiry | commission d'enquête, commission d'enquête parlementaire | untersuchungsausschuss, untersuchungsausschuss des bundestags, enquete-kommission
hearing | comparecencia, comparece, audiencia pública | "hearing", "hearings", testifies before Congress | "audition", auditionné, "auditions", auditionnée | anhörung, kongressanhörung
confirmation-hearing | audiencia de confirmación, ratificación del Senado | confirmation hearing, Senate confirms | audition de confirmation, confirmé par le Sénat | senatsanhörung, anhörung im senat, vom senat bestätigt
parliamentary-immunity | inmunidad parlamentaria, aforamiento, levantar la inmunidad | parliamentary immunity, lift immunity, presidential immunity | immunité parlementaire, levée de l'immunité, immunité présidentielle | parlamentarische immunität, aufhebung der immunität
lobby | lobby, lobbies, lobist*, grupo de presión | lobby, lobbyist*, "lobbyist" | lobby, lobbying, lobbyist*, groupe de pression | lobby, lobbyismus, lobbyist, lobbyregister, lobbyarbeit
motion | moción | motion | motion | parlamentsantrag, entschließungsantrag
resolution | resolución de la ONU | UN resolution, resolution | résolution de l'ONU, résolution | UN-resolution, resolution, entschließung
government-shutdown | cierre del Gobierno, cierre gubernamental, cierre de la Administración, cierre parcial | government shutdown, shutdown, partial shutdown | shutdown, paralysie budgétaire, fermeture des administrations | shutdown, haushaltssperre, regierungsstillstand
debt-ceiling | techo de deuda, techo de la deuda, límite de deuda | debt ceiling, debt limit | plafond de la dette, plafond d'endettement, plafond de dette | schuldenobergrenze, schuldengrenze, schuldenlimit
debt-brake | freno de la deuda, freno de deuda, regla fiscal, techo de gasto, freno a la deuda | debt brake, fiscal rules, spending cap, borrowing rules | frein à l'endettement, frein à la dette, règles budgétaires, pacte de stabilité | schuldenbremse, stabilitätspakt, sondervermögen
budget-law | ley de presupuestos, presupuestos generales, Presupuestos del Estado, cuentas públicas, nuevos Presupuestos | budget bill, spring budget, autumn statement, budget law | loi de finances, projet de budget, PLF, budget de l'Etat | bundeshaushalt, haushaltsentwurf, haushaltsgesetz, etatentwurf
budget-deficit | déficit público, déficit presupuestario, déficit fiscal, déficit | budget deficit, fiscal deficit, public deficit, deficit | déficit public, déficit budgétaire, déficit | haushaltsdefizit, haushaltsloch, defizitverfahren, haushaltslücke, staatsdefizit, defizit, neuverschuldung
austerity | austeridad, ajuste fiscal, plan de ajuste, recorte del gasto, recorte presupuestario | austerity, spending cuts, budget cuts, belt-tightening | austérité, plan d'austérité, cure d'austérité, coupes budgétaires, économies budgétaires, rigueur budgétaire | austerität, sparpolitik, austeritätspolitik, sparpaket, haushaltskürzungen, sparmaßnahmen, sparkurs, sparprogramm, sparhaushalt
stimulus | paquete de estímulo, plan de estímulo, plan de recuperación, estímulo económico | stimulus package, relief package, recovery plan, stimulus bill, stimulus plan, economic stimulus, stimulus | plan de relance, paquet de relance, plan de soutien | konjunkturpaket, wiederaufbaufonds, entlastungspaket, corona-hilfen, konjunkturprogramm, wachstumspaket
subsidy | subvención, subsidio | subsidy, subsidised, subsidized, state aid | subvention, subventionné, aides d'État | subvention, fördermittel, zuschuss, subventionieren, staatshilfe
welfare | prestación social, ayuda social, ingreso mínimo vital, seguridad social, subsidio social | benefits cut, welfare, welfare cuts, welfare benefits, universal credit, social benefits, food stamps, welfare reform | aides sociales, prestations sociales, RSA, allocations, allocations familiales, revenu de solidarité, sécurité sociale | bürgergeld, sozialleistungen, hartz IV, grundsicherung, sozialhilfe, sozialstaat
pension-reform | reforma de las pensiones, reforma de pensiones | pension reform, raise retirement age | réforme des retraites, réforme de la retraite | rentenreform, rentenpaket, pensionsreform, rentenkommission
tax-reform | reforma fiscal, reforma tributaria | tax reform, tax overhaul, tax bill | réforme fiscale | steuerreform
tax-cut | bajada de impuestos, rebaja fiscal, rebaja de impuestos, bajar impuestos, recorte de impuestos, baja los impuestos | tax cut, tax break, tax relief | baisse d'impôts, baisse des impôts, allègement fiscal, réduction d'impôts | steuersenkung, steuerentlastung, steuererleichterung
tax-hike | subida de impuestos, alza de impuestos, subir impuestos, sube los impuestos, aumento de impuestos | tax hike, tax rise, tax increases | hausse d'impôts, hausse des impôts, augmentation des impôts | steuererhöhung
wealth-tax | impuesto a los ricos, impuesto de patrimonio, impuesto al patrimonio, impuesto de grandes fortunas, impuesto sobre el patrimonio, impuesto a las grandes | wealth tax, tax the rich, mansion tax, billionaire tax | impôt sur la fortune, taxe Zucman, ISF, taxation des riches | vermögenssteuer, vermögensteuer, reichensteuer
judicial-reform | reforma judicial, reforma de la Justicia | judicial reform, judicial overhaul, justice reform | réforme judiciaire, réforme de la justice | justizreform, justizumbau
labour-law | reforma laboral, derecho laboral, estatuto de los trabajadores | labour reform, labor reform, labor law, labour law, employment law, workers' rights | réforme du travail, loi travail, code du travail, droit du travail | arbeitsmarktreform, arbeitsrecht, arbeitnehmerrechte, kündigungsschutz
health-reform | reforma sanitaria, Obamacare, reforma de salud | healthcare reform, Obamacare, Affordable Care Act | réforme de la santé, Obamacare | gesundheitsreform, Obamacare, krankenhausreform
electoral-reform | reforma electoral, ley electoral | electoral reform, voting reform, election law | réforme électorale, loi électorale, mode de scrutin | wahlrechtsreform, wahlrecht, wahlgesetz
gerrymandering | redistribución de distritos, manipulación de distritos, rediseño de distritos, gerrymandering | gerrymandering, redistricting, redrawing districts | redécoupage électoral, charcutage électoral, gerrymandering, découpage électoral | gerrymandering, wahlkreiszuschnitt, neuzuschnitt der wahlkreise
amnesty-law | ley de amnistía, amnistía | amnesty law, amnesty bill, amnesty | loi d'amnistie, amnistie | amnestiegesetz, amnestie
abortion-law | ley del aborto, derecho al aborto, aborto legal | abortion law, abortion ban, abortion rights, Roe v Wade, pro-life, pro-choice | droit à l'avortement, loi sur l'avortement, Roe v Wade, droit à l'IVG | abtreibungsrecht, abtreibungsverbot, abtreibungsgesetz, paragraf 218
euthanasia | eutanasia, suicidio asistido, muerte asistida, muerte digna | euthanasia, assisted dying, assisted suicide, right to die, Dignitas | euthanasie, aide à mourir, suicide assisté, fin de vie | sterbehilfe, suizidhilfe, suizidbeihilfe, sterbehilfegesetz, euthanasie, assistierter suizid, dignitas, beihilfe zum suizid
same-sex-marriage | matrimonio homosexual, matrimonio igualitario, matrimonio gay, matrimonio entre personas del, uniones homosexuales | gay marriage, same-sex marriage, marriage equality, equal marriage, same-sex couples | mariage gay, mariage homosexuel, mariage pour tous, couples de même sexe, unions homosexuelles | ehe für alle, homo-ehe, gleichgeschlechtliche ehe, homoehe, gleichgeschlechtliche paare
trans-law | ley trans | gender recognition, gender recognition law, trans law | loi trans, changement de genre | selbstbestimmungsgesetz, transsexuellengesetz
surrogacy | gestación subrogada, vientre de alquiler, maternidad subrogada | surrogacy, surrogate mother, surrogate | gestation pour autrui, GPA, mère porteuse | leihmutterschaft, leihmutter
gun-control | control de las armas, leyes de armas, derecho a portar armas, posesión de armas, tenencia de armas | gun control, gun laws, gun rights, second amendment, gun ownership, firearms law | contrôle des armes, port d'armes, lobby des armes, détention d'armes | waffenrecht, waffengesetz, waffenlobby, strengere waffengesetze, waffenbesitz, waffenschein
nra | NRA, Asociación Nacional del Rifle | NRA, National Rifle Association | NRA | NRA, US-waffenlobby
death-penalty | pena de muerte, pena capital, ejecución, condenado a muerte, condenado a la horca, ejecutan a, ahorcado, inyección letal | death penalty, capital punishment, death row, death sentence, sentenced to death, execution, "executed", lethal injection, "hanged", "hangs", "executes" | peine de mort, peine capitale, couloir de la mort, condamné à mort, exécution, "exécuté", injection létale, pendaison, pendu | todesstrafe, hinrichtung, todesurteil, todestrakt, hingerichtet, zum tode verurteilt, giftspritze, exekution, todesspritze, gehängt
conscription | servicio militar, servicio militar obligatorio, mili obligatoria, mili | conscription, military service, compulsory military service, draft age, conscripts, draft dodger, national service | service militaire, conscription, conscrits, service militaire volontaire, service national, conscrit | wehrpflicht, wehrdienst, "musterung", grundwehrdienst, einberufung
secularism | laicidad, laico, laicism* | secularism*, secular state | laïcité, laïque, loi de 1905 | laizismus, säkularismus
burqa-ban | prohibición del burka, burka, burkini, niqab | burqa ban, burka, burqa, burkini, niqab | interdiction de la burqa, burqa, "burkini", niqab | burkaverbot, burka, burkini, nikab, verschleierungsverbot, niqab
bullfighting-ban | prohibición de los toros, abolición de los toros | bullfighting ban, ban bullfighting | interdiction de la corrida, interdire la corrida | stierkampfverbot
smoking-ban | ley antitabaco, prohibición de fumar, prohibido fumar, espacios sin humo | smoking ban, ban smoking, tobacco ban, generational smoking ban, smoke-free | interdiction de fumer, loi antitabac, loi anti-tabac, espaces sans tabac | rauchverbot, nichtraucherschutz, nichtrauchergesetz
social-media-ban | prohibición de redes sociales, veto a redes sociales, prohibir las redes sociales, redes sociales a menores, edad mínima en redes | social media ban, under-16s ban, ban social media, under-16s, teen social media, ban on social media | interdiction des réseaux sociaux, majorité numérique, réseaux sociaux aux moins, moins de 15 ans | social-media-verbot, mindestalter für social media, handyverbot für kinder
data-protection | protección de datos, RGPD, privacidad, datos personales | data protection, GDPR, privacy law, privacy, personal data, data privacy | protection des données, RGPD, CNIL, vie privée, données personnelles | datenschutz, DSGVO, datenschutzgrundverordnung, datenschutzbeauftragter, privatsphäre, personenbezogene daten
press-freedom | libertad de prensa | press freedom, freedom of the press | liberté de la presse, liberté de presse | pressefreiheit
freedom-of-speech | libertad de expresión | freedom of speech, free speech, freedom of expression, first amendment | liberté d'expression | meinungsfreiheit, redefreiheit
censorship | censura previa, censura en internet, censura de prensa, libros prohibidos | censorship, censored, book ban, banned books | censure, livres interdits | zensur, zensiert, zensieren, verbotene bücher
transparency-law | ley de transparencia, transparencia | transparency law, transparency, freedom of information | transparence, loi sur la transparence | transparenzgesetz, transparenz, informationsfreiheitsgesetz
rule-of-law | Estado de derecho | rule of law | Etat de droit | rechtsstaat
separation-of-powers | separación de poderes, división de poderes, independencia judicial | separation of powers, judicial independence | séparation des pouvoirs, indépendance de la justice | gewaltenteilung, unabhängigkeit der justiz
state-of-emergency | estado de emergencia, estado de excepción, estado de alarma, emergencia nacional | state of emergency, emergency powers, national emergency, emergency declared, emergency rule | état d'urgence, état d'exception, loi d'urgence, urgence nationale | ausnahmezustand, notstand, notstandsgesetz, notstand ausgerufen
martial-law | ley marcial | martial law | loi martiale | kriegsrecht
curfew | toque de queda | curfew | couvre-feu | ausgangssperre
democracy | democracia, "democrático", "democrática", "democráticas" | democracy, democratic, pro-democracy | démocratie | demokratie, demokratisch
# elections and campaigns
municipal-election | elecciones municipales, "municipales", comicios municipales | municipal elections, local elections, mayoral election, council elections, mayoral race | élections municipales, municipales, élections locales | kommunalwahl, bürgermeisterwahl
regional-election | elecciones autonómicas, elecciones regionales, elecciones catalanas, elecciones andaluzas, elecciones vascas, elecciones gallegas | regional election, state election | élections régionales, régionales, scrutin régional | landtagswahl, regionalwahlen, abgeordnetenhauswahl, bürgerschaftswahl
european-election | elecciones europeas, comicios europeos | European elections, EU elections, European Parliament elections | élections européennes, "européennes" | europawahl
midterms | elecciones de medio mandato, elecciones de mitad, medio mandato | midterms, midterm elections | élections de mi-mandat, midterms, mi-mandat | midterms, zwischenwahlen, kongresswahlen, midterm-wahlen
by-election | elecciones parciales | by-election, byelection, special election | élection partielle, législative partielle | nachwahl
early-election | elecciones anticipadas, adelanto electoral, anticipo electoral, adelantar las elecciones | snap election, early election, snap poll | élections anticipées, législatives anticipées | neuwahl, vorgezogene neuwahl, vorgezogene wahl
primaries | "primarias", elecciones primarias, caucus de Iowa | primary election, primaries, primary race, presidential primary, Iowa caucus, Iowa caucuses | primaire, élection primaire, caucus | vorwahl, vorwahlkampf, primaries
super-tuesday | supermartes | Super Tuesday | Super Tuesday, super-mardi | Super Tuesday
first-round | primera vuelta, primera ronda electoral | first round | premier tour, 1er tour | erster wahlgang, erste runde der wahl
runoff | segunda vuelta, balotaje, balotage | runoff, run-off, second round | second tour, deuxième tour, entre-deux-tours | stichwahl, zweiter wahlgang
election-day | jornada electoral, día de las elecciones, jornada de reflexión | election day, polling day | jour du scrutin, jour du vote | wahltag, wahlsonntag
election-night | noche electoral | election night | soirée électorale, nuit électorale | wahlnacht, wahlabend
polling-station | colegio electoral, mesa electoral, centro de votación, urnas | polling station, polling place, polls open, polls close | bureau de vote, urnes | wahllokal, wahlurne, urne
turnout | participación electoral, participación, índice de participación | turnout, voter turnout | "participation", taux de participation, taux d'abstention | wahlbeteiligung
ballot-paper | papeleta, voto en blanco, voto nulo | ballot paper, blank vote, spoiled ballot | bulletin de vote, vote blanc, bulletins, bulletin nul | stimmzettel, wahlzettel
postal-vote | voto por correo | mail-in voting, postal vote, mail-in ballot, absentee ballot, early voting | vote par correspondance, vote par procuration, vote anticipé | briefwahl, briefwahlstimmen
vote-count | recuento, escrutinio, recuento de votos, conteo de votos | vote count, ballots counted, recount | dépouillement, décompte des voix, recomptage, décompte | stimmenauszählung, neuauszählung
election-result | resultados electorales, resultados de las elecciones | election results | résultats de l'élection, résultats des élections, résultat électoral | wahlergebnis, wahlresultat, endergebnis
preliminary-results | resultados preliminares, resultados provisionales, resultados parciales | preliminary results, partial results, provisional results | résultats partiels, résultats préliminaires, résultats provisoires | vorläufiges ergebnis, vorläufiges endergebnis, teilergebnisse
exit-poll | sondeo a pie, encuesta a pie, boca de urna | exit poll | sondage sortie des urnes, sortie des urnes | nachwahlbefragung, wahlprognose, hochrechnung
approval-rating | índice de aprobación, nivel de popularidad, nivel de aprobación, tasa de aprobación | approval rating, popularity, favorability | cote de popularité, cote de confiance, popularité, impopularité | zustimmungswerte, beliebtheit, beliebtheitswerte, umfragetief
electoral-college | colegio electoral estadounidense, votos electorales, compromisarios | electoral college, electoral votes, electors | collège électoral, grands électeurs | wahlleute, wahlmänner, wahlmännergremium, electoral college
swing-state | estado clave, estados bisagra | swing state, battleground state | swing state, Etats pivots, Etats clés | swing state, schlüsselstaat, umkämpfte bundesstaaten
constituency | circunscripción, distrito electoral | constituency, congressional district | circonscription | wahlkreis, direktmandat
seats-won | escaño, curul | seats in parliament, parliamentary seats, House seats | sièges au Parlement, sièges de députés, sièges à l'Assemblée | mandate, parlamentssitze, sitze im parlament, sitzverteilung
electoral-list | lista electoral, cabeza de lista, número uno | electoral list, list leader, lead candidate | tête de liste, liste électorale | spitzenkandidat, spitzenkandidatin, wahlliste, landesliste, spitzenkandidatur
chancellor-candidate | candidato a canciller, candidatura a la cancillería | chancellor candidate, candidate for chancellor | candidat à la chancellerie | kanzlerkandidat, kanzlerkandidatin, kanzlerkandidatur, k-frage, kanzlerfrage
presidential-candidate | candidato presidencial, candidato a la presidencia, aspirante presidencial, "presidenciable" | presidential candidate, presidential nominee, presidential hopeful, White House hopeful | candidat à la présidentielle, candidat présidentiel | präsidentschaftskandidat, präsidentschaftskandidatin, präsidentschaftsbewerber, präsidentschaftsanwärter
running-mate | compañero de fórmula, candidato a vicepresidente | running mate, vice-presidential pick, vice presidential candidate, VP pick | colistier, colistière, candidat vice-président | vizekandidat, vizepräsidentschaftskandidat, running mate, vizepräsidentschaftskandidatin
candidacy-announce | anuncia su candidatura, presenta su candidatura, precandidato | presidential bid, announces candidacy, launches campaign, announces bid | candidature, se porte candidat, annonce sa candidature | kandidatur, kandidiert, kandidieren, will kandidieren
nomination-party | nominación republicana, nominación demócrata | Republican nomination, Democratic nomination, party nomination | investiture républicaine, investiture démocrate | nominierungsparteitag, republikanische nominierung, nominierung der demokraten
party-convention | convención republicana, convención demócrata, Convención Nacional | Republican convention, Democratic convention, National Convention, RNC, DNC | convention républicaine, convention démocrate, convention nationale | parteitag der republikaner, parteitag der demokraten, nominierungsparteitag der demokraten
party-congress | congreso del partido, congreso federal, congreso del PP, congreso socialista | party conference, party congress, Labour conference, Tory conference | congrès du parti, congrès du PS, université d'été | parteitag, bundesparteitag, sonderparteitag, landesparteitag, parteikonvent
tv-debate | debate electoral, debate televisado, debate presidencial, cara a cara | TV debate, presidential debate, televised debate, election debate, leaders' debate | débat télévisé, débat présidentiel, débat présidentiel télévisé | TV-duell, fernsehdebatte, TV-debatte, triell, fernsehduell
campaign-rally | mitin, mitin electoral, acto de campaña, cierre de campaña | campaign rally, election rally, campaign event, campaign trail | meeting électoral, meeting de campagne, meetings | wahlkampfauftritt, wahlkampfveranstaltung, wahlkampfkundgebung, wahlkampfauftakt
campaign-finance | financiación de campaña, fondos de campaña, financiación ilegal, donaciones de campaña | campaign finance, campaign donations, campaign funding, political donations | financement de campagne, comptes de campagne, financement illégal | wahlkampffinanzierung, parteispende, wahlkampfspenden, parteispendenaffäre, parteienfinanzierung
campaign-promise | promesa electoral, promesa de campaña | campaign promise, campaign pledge, election pledge, election promise | promesse de campagne, promesses électorales | wahlversprechen, wahlkampfversprechen
manifesto | programa electoral, programa de gobierno | manifesto, election manifesto, party platform | programme électoral, programme présidentiel | wahlprogramm, parteiprogramm, grundsatzprogramm
landslide-victory | victoria aplastante, arrasa en las elecciones, victoria arrolladora, arrolladora victoria | landslide victory, landslide win, sweeping victory | victoire écrasante, large victoire, raz-de-marée | erdrutschsieg, kantersieg, überwältigender wahlsieg, haushoher wahlsieg
win-election | gana las elecciones, victoria electoral, triunfo electoral | wins election, election victory, election win, won the election, wins presidency, elected president, wins presidential | remporte l'élection, victoire électorale, remporte la présidentielle, remporte les élections, élu président, vainqueur de l'élection | wahlsieg, gewinnt wahl, gewinnt die wahl, wahlsiegerin, wahl gewonnen
lose-election | derrota electoral, pierde las elecciones, descalabro electoral, batacazo electoral | election defeat, loses election, election loss | défaite électorale, perd les élections, débâcle électorale | wahlniederlage, wahlschlappe, wahldebakel, wahlverlierer, verliert wahl
concede-defeat | reconoce la derrota, reconoce su derrota, acepta la derrota | concedes, concedes defeat, concession speech | reconnaît sa défaite, reconnaît la défaite, concède sa défaite, concède la défaite | räumt niederlage ein, gesteht niederlage ein, niederlage eingeräumt
election-fraud | fraude electoral, pucherazo, fraude en las elecciones, compra de votos | election fraud, electoral fraud, voter fraud, vote rigging, rigged election, vote buying, stolen election | fraude électorale, élection volée, élections truquées, achat de votes | wahlbetrug, wahlfälschung, wahlmanipulation, gestohlene wahl, stimmenkauf
election-interference | injerencia electoral, injerencia rusa, interferencia electoral, injerencia | election interference, election meddling, Russian meddling, foreign interference | ingérence électorale, ingérence, ingérence russe | wahleinmischung, einmischung, wahlbeeinflussung
election-subversion | revertir el resultado electoral, anular las elecciones | overturn election, overturn the election, election subversion, election denial | inverser le résultat, renverser l'élection, annuler l'élection | wahlergebnis kippen, wahl annullieren, wahlanfechtung, wahlleugner
election-annulled | anulación de las elecciones, repetición electoral, repetir las elecciones | election annulled, annulled election, election rerun, rerun election | élection annulée, annulation de l'élection, nouvelle élection | wahl annulliert, wahlwiederholung, annullierung der wahl, wiederholungswahl
election-observers | observadores electorales, misión de observación electoral, observadores internacionales | election observers, election monitors, observer mission | observateurs électoraux, mission d'observation | wahlbeobachter, wahlbeobachtermission
certify-election | certificación electoral, certificar los resultados, proclamación de resultados | certify election, election certification, certify results, certifies | certification des résultats, certifier l'élection | zertifizierung des wahlergebnisses, wahlergebnis bestätigt, amtliches endergebnis
voting-rights | derecho al voto, derecho a voto, derechos de voto | voting rights, right to vote, suffrage, Voting Rights Act, voter suppression | droit de vote, droits civiques | stimmrecht, frauenwahlrecht, wahlrecht ab 16
voting-age | edad de voto, votar a los 16 | voting age, votes at 16 | âge du vote, vote à 16 ans | wahlalter, wählen mit 16, wählen ab 16
first-time-voters | jóvenes votantes, voto joven | young voters, first-time voters, youth vote | jeunes électeurs, vote des jeunes | erstwähler, jungwähler
undecided-voters | indecisos, votantes indecisos | undecided voters, undecideds, swing voters | indécis, électeurs indécis | unentschlossene wähler, wechselwähler
voting-machine | máquinas de votación, voto electrónico, Dominion | voting machine, electronic voting, Dominion | machines à voter, vote électronique, Dominion | wahlmaschinen, wahlcomputer, wahlautomaten, Dominion
five-percent-threshold | barrera del 5, umbral electoral, umbral del 5 | five percent threshold, electoral threshold, 5 percent hurdle | seuil électoral, barre des 5, seuil de 5 | fünf-prozent-hürde, fünfprozenthürde, sperrklausel, 5-prozent-hürde
proportional-representation | representación proporcional | proportional representation, first past the post | représentation proportionnelle, proportionnelle, scrutin proportionnel | verhältniswahlrecht, verhältniswahl, mehrheitswahlrecht
tactical-voting | voto útil, cordón sanitario, frente republicano | tactical voting, cordon sanitaire, republican front | vote utile, front républicain, cordon sanitaire, barrage républicain | taktisches wählen, brandmauer, cordon sanitaire
recall-vote | referéndum revocatorio, revocatorio, revocación de mandato | recall election, recall vote | révocation, référendum révocatoire, scrutin révocatoire | recall-wahl, abwahl, abberufung, amtsenthebungsreferendum
plebiscite | plebiscito, consulta popular, consulta ciudadana | plebiscite, popular vote | plébiscite, votation, consultation populaire | plebiszit, bürgerentscheid, volksbegehren, volksabstimmung, volksbefragung
referendum-independence | referéndum de independencia, referéndum de autodeterminación, 1-O, consulta soberanista | independence referendum, independence vote, indyref2 | référendum d'indépendance, référendum d'autodétermination, référendum sur l'indépendance | unabhängigkeitsreferendum, unabhängigkeitsvotum
letter-petition | recogida de firmas, petición popular, iniciativa legislativa popular, iniciativa popular | petition, signatures collected | "pétition", "pétitions", signatures recueillies, initiative populaire | petition, volksinitiative, unterschriftensammlung, unterschriftenaktion
political-ad | publicidad electoral, propaganda electoral, cartel electoral, anuncios políticos | political ad, campaign ad, attack ad, political advertising, political ads | publicité politique, affiche électorale, spot de campagne | wahlplakat, wahlwerbung, wahlwerbespot, politische werbung
disinformation | desinformación, bulo, noticias falsas, campaña de desinformación, fake news, bots | disinformation, misinformation, fake news, troll farm, hoax | désinformation, infox, fake news, fausses informations, fausses nouvelles, complotiste | desinformation, falschinformationen, fake news, falschmeldungen, desinformationskampagne, fakenews
propaganda | propaganda, propagandist* | propaganda, propagandist* | propagande, propagandist* | propaganda, propagandist
populism | populism*, populist*, "populismo", "populista", "populistas" | populism*, populist*, "populist" | populism*, populist* | populismus, populist, rechtspopulisten
polarization | polarización, polarizado, crispación | polarization, polarisation, partisan divide | polarisation | polarisierung, polarisiert, spaltung der gesellschaft
political-violence | violencia política, ataque a políticos | political violence | violence politique | politische gewalt, angriff auf politiker
popular-uprising | levantamiento popular, revuelta popular, sublevación, revuelta, estallido social | uprising, popular revolt, revolt, popular uprising | soulèvement, révolte, révolte populaire, soulèvement populaire | aufstand, volksaufstand, revolte
revolution | revolución, revolucionario, revoluciones | revolution, revolutionary | révolution, révolutionnaire | revolution, revolutionär
# parties and currents
far-right | extrema derecha, ultraderecha, ultraderechist*, "ultraderechista" | far right, hard right, extreme right | extrême droite, ultradroite | rechtsextrem, rechtsextreme, rechtsaußen, rechtsextremist, rechtsradikal, rechtsextremismus
far-left | extrema izquierda, ultraizquierda, izquierda radical | far left, hard left, radical left | extrême gauche, gauche radicale, ultragauche | linksextrem, linksradikal, linksextremist, linksaußen, linksextremismus
left-wing | la izquierda, "izquierdas", "izquierda", izquierdist*, centroizquierda, "izquierdista" | left-wing, leftist*, centre-left, center-left, "leftist", "leftists" | la gauche, de gauche, centre gauche | linke partei, mitte-links, linksbündnis, linksgerichtet
right-wing | la derecha, derechist*, "derechas", "derecha", centroderecha | right-wing, rightist*, centre-right, center-right | la droite, de droite, centre droit | rechtsgerichtet, mitte-rechts, rechtskonservativ, rechte partei
centrist | centrist* | centrist*, "centrist", "centrists" | centrist*, bloc central | zentrist, politische mitte
neo-nazi | neonazi, neonazis | neo-nazi, neonazi | néonazi | neonazi, neonazis
fascism | fascism*, fascist*, neofascist* | fascism*, fascist*, "fascist" | fascism*, fascist*, néofascist* | faschismus, faschist, postfaschistisch, neofaschisten
francoism | franquism*, franquist* | Franco, Francoist*, Francoism* | franquism*, franquist*, Franco | Franco
communism | comunism*, comunist*, Partido Comunista, "comunismo", "comunista" | communism*, communist*, Communist Party, "communist" | communism*, communist*, Parti communiste, PCF | kommunismus, kommunist, kommunistische partei, KP
ccp | Partido Comunista Chino, PCCh | Chinese Communist Party, CCP | Parti communiste chinois, PCC | Chinas Kommunistische Partei
socialism | socialism*, socialist* | socialism*, socialist*, "socialism", "socialist" | socialism*, socialist* | sozialismus, sozialist
social-democrats | socialdemócrata, socialdemocracia | social democrat | social-démocrate | sozialdemokrat
conservatives | conservador* | conservative*, "conservative", "conservatives" | conservateu*, conservatri* | konservativ
liberals-party | Partido Liberal, liberales | Liberal Party, "liberals" | Parti libéral, libéraux | liberale partei, die liberalen, liberalen
greens-party | los Verdes, Partido Verde, ecologist* | Green Party, Greens, the Greens | écologist*, les Verts, EELV, les Ecologistes, écolos, "écologiste", "écologistes" | grüne, bündnis 90, Grünen-Politiker
christian-democrats | democristiano, cristianodemócratas, democracia cristiana, democratacristiano | Christian Democrat | démocrate-chrétien, chrétiens-démocrates | christdemokrat
nationalism | nacionalism*, nacionalist*, ultranacionali*, "nacionalista" | nationalism*, nationalist*, "nationalism", "nationalist", "nationalists" | nationalism*, nationalist*, ultranationali* | nationalismus, nationalist
separatism | separatism*, separatist*, independentism*, independentist*, soberanist* | separatism*, separatist*, secession, pro-independence, secessionist*, "separatist", "separatists" | séparatism*, séparatist*, indépendantist*, sécessionnist*, sécession, "indépendantiste" | separatismus, separatist, unabhängigkeitsbewegung
independence | independencia de, independizarse, declaración de independencia, independencia, independiente | "independence", independent state, declaration of independence | "indépendance", déclaration d'indépendance | unabhängigkeit, unabhängigkeitserklärung
anarchism | anarquist*, anarquism* | anarchist*, anarchism*, "anarchists" | anarchist*, anarchism* | anarchist, anarchismus
libertarian | libertario | libertarian | libertarien | libertär
neoliberal | neoliberal, neoliberalism* | neoliberal, neoliberalism* | néolibéral, néolibéralism* | neoliberal, neoliberalismus
euroskeptic | euroescéptico | eurosceptic, euroskeptic | eurosceptique | euroskeptiker, europaskeptisch, EU-Skeptiker, eu-skeptisch, europafeindlich
pro-european | proeuropeo, europeísta | pro-European, pro-EU | pro-européen, proeuropéen | proeuropäisch, pro-europäisch, EU-freundlich
pro-russian | prorruso | pro-Russian, pro-Moscow, Kremlin-backed | prorusse, pro-russe | prorussisch, russlandfreundlich, kremltreu, moskautreu
jihadist | islamism*, islamist*, yihadist*, yihadism*, yihadista, "islamista" | islamist*, jihadist*, jihadist, jihadi, Islamist, Islamist extremist | islamism*, islamist*, djihadist*, jihadist*, djihadiste, jihadiste, "islamiste" | islamismus, islamist, dschihadist
republicans-us | "republicano", "republicana", "republicanos", "republicanas", Partido Republicano | Republican, Republican Party, GOP | républicain, Parti républicain, camp républicain | republikaner, republikanische partei, republikanerin
democrats-us | "demócrata", "demócratas", Partido Demócrata | Democrats, Democratic Party | "démocrate", "démocrates", Parti démocrate, camp démocrate | demokratische partei, US-Demokraten, demokratin
tea-party | Tea Party | Tea Party | Tea Party | Tea Party
labour-party | laborist*, Partido Laborista | Labour, Labour Party | travaillist*, Parti travailliste, Labour | Labour, Labour-Partei, Labour Party, arbeiterpartei
tories | tory, tories, Partido Conservador | Tory, Conservative Party | tory, tories, Parti conservateur | Tory, Tories, konservative partei
lib-dems | liberaldemócratas, liberal demócratas | Lib Dems, Liberal Democrats | libéraux-démocrates, Lib Dem | liberaldemokraten
reform-uk | Reform UK, UKIP | Reform UK, UKIP, Brexit Party | Reform UK, UKIP | Reform UK, UKIP, Brexit-Partei
snp | SNP, Partido Nacional Escocés, nacionalistas escoceses | SNP, Scottish National Party | SNP, Parti national écossais, nationalistes écossais | SNP, Schottische Nationalpartei
sinn-fein | Sinn Féin | Sinn Féin | Sinn Féin | Sinn Féin
dup | DUP, Partido Unionista Democrático, unionistas norirlandeses | DUP, Democratic Unionist Party | DUP, unionistes nord-irlandais | DUP, nordirische unionisten
cdu-csu | CDU, CSU, CDU/CSU, democristianos alemanes, unión cristianodemócrata | CDU, CSU, CDU/CSU, German conservatives | CDU, CSU, CDU/CSU, conservateurs allemands | CDU, CSU, CDU/CSU, unionsparteien
spd | SPD, socialdemócratas alemanes | SPD | SPD | SPD
fdp-de | FDP, liberales alemanes, Partido Liberal alemán | FDP, Free Democrats | FDP | FDP, freie demokraten, freidemokraten
afd | AfD, Alternativa para Alemania, Alternative für Deutschland | AfD, Alternative for Germany | AfD, Alternative pour l'Allemagne | AfD, alternative für deutschland
linke-de | Die Linke, La Izquierda alemana | Die Linke, Left Party | Die Linke | Linkspartei, Die Linke, linken-politiker
bsw | BSW, Alianza Sahra Wagenknecht, Wagenknecht | BSW, Sahra Wagenknecht, Wagenknecht | BSW, Sahra Wagenknecht, Wagenknecht | BSW, Bündnis Sahra Wagenknecht, Wagenknecht
npd | NPD | NPD | NPD | NPD
oevp-fpoe | ÖVP, FPÖ, Partido Popular austriaco, partido de la libertad | ÖVP, FPÖ, Freedom Party, Austrian People's Party | ÖVP, FPÖ, parti de la Liberté | ÖVP, FPÖ, SPÖ
svp-ch | Unión Democrática de Centro, UDC, SVP | Swiss People's Party, SVP | UDC | SVP, Schweizerische Volkspartei
rn-fr | Agrupación Nacional, Reagrupamiento Nacional, Frente Nacional, RN, Reagrupación Nacional | National Rally, National Front, RN | Rassemblement national, RN, Front national, lepénist*, FN | Rassemblement National, RN, Front National
renaissance-fr | macronist*, La República en Marcha, macronism* | Macron's party, En Marche, Macron's centrist, Renaissance party | macronist*, La République en marche, LREM, parti Renaissance, LRM, "macronie" | macron-partei, La République en Marche, Macron-Lager, En Marche
lr-fr | Los Republicanos | Les Républicains, French conservatives | Les Républicains, LR | Les Républicains, französische konservative
lfi-fr | La Francia Insumisa, LFI, insumisos, Francia Insumisa | France Unbowed, LFI, La France Insoumise | La France insoumise, LFI, insoumis, mélenchonist* | La France insoumise, LFI, unbeugsames Frankreich
nfp-fr | Nuevo Frente Popular, NFP, Nupes | New Popular Front, NFP, Nupes | Nouveau Front populaire, NFP, Nupes | Neue Volksfront, Nouveau Front populaire, Nupes
ps-fr | Partido Socialista francés, socialistas franceses | French Socialists, French Socialist Party | Parti socialiste, PS | französische sozialisten, Parti Socialiste
reconquete | Éric Zemmour, Zemmour | Eric Zemmour, Zemmour | Éric Zemmour, Zemmour | Éric Zemmour, Zemmour
psoe | PSOE, socialistas españoles, Ferraz | PSOE, Spanish Socialists | PSOE, socialistes espagnols | PSOE, spanische sozialisten
pp-es | PP, Partido Popular | People's Party, Spanish conservatives, PP | Parti populaire, PP, conservateurs espagnols | Partido Popular, konservative volkspartei, PP
vox | Vox | Vox, Vox party | Vox | Vox, Vox-Partei
sumar-podemos | Podemos, Unidas Podemos, Sumar | Podemos, Unidas Podemos, Sumar | Podemos, Unidas Podemos, Sumar | Podemos, Unidas Podemos, Sumar
ciudadanos | Ciudadanos | Ciudadanos | Ciudadanos | Ciudadanos
erc | ERC, Esquerra, Esquerra Republicana | ERC, Catalan Republican Left, Esquerra Republicana | ERC, gauche républicaine catalane | ERC, Esquerra Republicana
junts | Junts, Junts per Catalunya, JxCat, CUP | Junts, Together for Catalonia, Junts per Catalunya | Junts, Junts per Catalunya, Ensemble pour la Catalogne | Junts, Junts per Catalunya
aliança-catalana | Aliança Catalana | Aliança Catalana, Catalan Alliance | Aliança Catalana, Alliance catalane | Aliança Catalana
pnv | PNV, Partido Nacionalista Vasco | PNV, Basque Nationalist Party | PNV, Parti nationaliste basque | PNV, Baskische Nationalistische Partei
bildu | EH Bildu, Bildu, abertzale | EH Bildu, Bildu | EH Bildu, Bildu | EH Bildu, Bildu
bng | BNG, Bloque Nacionalista Galego | BNG, Galician nationalist | BNG | BNG
mas-madrid | Más Madrid, Compromís, Más País | Más Madrid | Más Madrid | Más Madrid
group-ira | IRA | IRA | IRA | IRA
fratelli-italia | Hermanos de Italia, Fratelli d'Italia | Brothers of Italy, Fratelli d'Italia | Frères d'Italie, Fratelli d'Italia | Fratelli d'Italia, Brüder Italiens
lega-it | Liga Norte, la Liga de Salvini, Liga de Salvini | Lega, Northern League, League party | Ligue du Nord, Lega, Ligue de Salvini | Lega, Lega Nord
forza-italia | Forza Italia | Forza Italia | Forza Italia | Forza Italia
five-star | Movimiento 5 Estrellas, Cinco Estrellas, M5S | Five Star Movement, 5-Star, Five Star | Mouvement 5 Etoiles, Cinq Etoiles | Fünf-Sterne-Bewegung, fünf sterne
pd-it | Partido Democrático italiano | Italian Democratic Party, Partito Democratico | Parti démocrate italien | Partito Democratico, italienische sozialdemokraten
fidesz | Fidesz | Fidesz | Fidesz | Fidesz
tisza | Tisza, Péter Magyar | Tisza, Tisza party, Péter Magyar | Tisza, Peter Magyar | Tisza, Tisza-Partei, Péter Magyar
pis-pl | Ley y Justicia, PiS | Law and Justice, PiS | Droit et justice | PiS, Recht und Gerechtigkeit, PiS-Partei
civic-platform-pl | Plataforma Cívica, Coalición Cívica | Civic Platform, Civic Coalition | Plateforme civique, Coalition civique | Bürgerplattform, Bürgerkoalition
pvv | PVV, Partido por la Libertad | PVV, Party for Freedom, Dutch Freedom Party | PVV, Parti pour la liberté | PVV, Partei für die Freiheit, Wilders-Partei
d66-vvd | VVD, D66 | VVD, D66 | VVD, D66 | VVD, D66
vlaams-belang | Vlaams Belang, N-VA | Vlaams Belang, N-VA, New Flemish Alliance | Vlaams Belang, N-VA, Alliance néoflamande | Vlaams Belang, N-VA
chega | Chega | Chega | Chega | Chega
sweden-democrats | Demócratas de Suecia | Sweden Democrats | Démocrates de Suède | Schwedendemokraten
finns-party | Verdaderos Finlandeses, Partido de los Finlandeses | Finns Party, True Finns | Vrais Finlandais, Parti des Finlandais | Wahre Finnen, Basisfinnen
syriza | Syriza, Pasok | Syriza, Pasok | Syriza, Pasok | Syriza, Pasok
nea-demokratia | Nueva Democracia | New Democracy | Nouvelle Démocratie | Nea Dimokratia
golden-dawn | Amanecer Dorado | Golden Dawn | Aube dorée | Goldene Morgenröte
akp | AKP, Partido de la Justicia | AKP, Justice and Development Party | AKP, Parti de la justice | AKP, Erdogan-Partei
chp | CHP, Partido Republicano del Pueblo | CHP, Republican People's Party | CHP, Parti républicain du peuple | CHP, Republikanische Volkspartei
hdp | HDP, partido prokurdo | HDP, pro-Kurdish party | HDP, parti prokurde, pro-kurde | HDP, prokurdische partei, pro-kurdisch
likud | Likud | Likud | Likoud | Likud
united-russia | Rusia Unida | United Russia | Russie unie | Einiges Russland
georgian-dream | Sueño Georgiano | Georgian Dream | Rêve géorgien | Georgischer Traum
bjp | BJP, Partido Popular Indio, nacionalistas hindúes | BJP, Bharatiya Janata, Hindu nationalist | BJP, nationalistes hindous | BJP, hindunationalisten, hindu-nationalisten
congress-india | Partido del Congreso | Congress Party, Indian National Congress | parti du Congrès | Kongresspartei
ldp-jp | Partido Liberal Democrático, PLD | Liberal Democratic Party, LDP | Parti libéral-démocrate, PLD | Liberaldemokratische Partei, LDP
kuomintang | Kuomintang, Partido Democrático Progresista | Kuomintang, Democratic Progressive Party, KMT | Kuomintang, Parti démocrate progressiste | Kuomintang, Demokratische Fortschrittspartei
anc | CNA, Congreso Nacional Africano | ANC, African National Congress | ANC, Congrès national africain | ANC, Afrikanischer Nationalkongress
pt-br | PT, Partido de los Trabajadores, petist* | Workers' Party, PT | Parti des travailleurs, PT | brasilianische arbeiterpartei, PT
bolsonarism | bolsonarist*, bolsonarism* | bolsonarist*, Bolsonaro supporters, pro-Bolsonaro | bolsonarist*, partisans de Bolsonaro | Bolsonaro-Anhänger, bolsonarismus, bolsonaristen
libertad-avanza | La Libertad Avanza, mileísta, libertarios de Milei | La Libertad Avanza, Freedom Advances, Milei's party | La Liberté avance, La Libertad Avanza | La Libertad Avanza, Milei-Partei
propuesta-republicana | Juntos por el Cambio, macrist*, Propuesta Republicana | Together for Change, Juntos por el Cambio | Ensemble pour le changement, Juntos por el Cambio | Juntos por el Cambio, PRO-Partei
psuv | PSUV | PSUV, United Socialist Party | PSUV | PSUV
castrism | castrism*, castrist*, régimen cubano, régimen castrista | Castro regime, Cuban regime, Castroism* | castrism*, castrist*, régime cubain, régime castriste | castro-regime, castrismus, kubanisches regime
mas-bolivia | MAS, Movimiento al Socialismo, evista | MAS, Movement Toward Socialism | Mouvement vers le socialisme | Bewegung zum Sozialismus, MAS
correism | correísmo, correísta, Revolución Ciudadana | correism*, Citizen Revolution, Correa ally | corréism*, corréist*, Révolution citoyenne | Correa-Anhänger, correismus, bürgerrevolution
fujimorism | fujimorism*, fujimorist*, Fuerza Popular, "fujimorismo", "fujimorista" | Fujimorism*, Fujimorist*, Popular Force | fujimorism*, fujimorist*, Force populaire | fujimorismus, fujimoristen, Fuerza Popular
uribism | uribism*, uribist*, Centro Democrático | Uribism*, Democratic Center, Uribist* | uribism*, uribist*, Centre démocratique | uribismus, Centro Democrático, uribisten
pacto-historico | Pacto Histórico, petrism*, petrist* | Historic Pact, Pacto Histórico | Pacte historique | Pacto Histórico, historischer pakt
morena-mx | Morena, Movimiento Regeneración Nacional, morenist* | Morena party, Morena | Morena | Morena-Partei, regierungspartei Morena
pri-pan | PRI, PAN, Partido Revolucionario Institucional, Partido Acción Nacional, priist*, panist* | PRI, PAN, Institutional Revolutionary Party, National Action Party | PRI, Parti révolutionnaire institutionnel, PAN | PRI, PAN, Partei der Institutionellen Revolution
frente-amplio | Frente Amplio, Apruebo Dignidad | Broad Front, Frente Amplio | Front large, Frente Amplio | Frente Amplio, breite front
republicanos-chile | Partido Republicano chileno, Chile Vamos, kastist* | Chile's Republican Party, Chile Vamos | Parti républicain chilien, Chile Vamos | Chile Vamos, republikanische partei Chiles
colorado-py | Partido Colorado, "colorados", "colorado" | Colorado Party | parti Colorado | Colorado-Partei
nuevas-ideas | Nuevas Ideas, bukelism* | New Ideas party, Nuevas Ideas | Nouvelles idées, Nuevas Ideas | Nuevas Ideas
epp | Partido Popular Europeo, PPE, populares europeos | European People's Party, EPP | Parti populaire européen, PPE | Europäische Volkspartei, EVP
socialists-eu | socialistas europeos, Socialistas y Demócratas, socialdemócratas europeos | European Socialists, Socialists and Democrats | socialistes européens | europäische sozialdemokraten, sozialdemokratische europafraktion
patriots-eu | Patriotas por Europa, Conservadores y Reformistas | Patriots for Europe, European Conservatives, Identity and Democracy | Patriotes pour l'Europe, Identité et démocratie, Conservateurs et réformistes | Patrioten für Europa, EKR, Identität und Demokratie
renew-eu | Renew Europe, Renovar Europa, liberales europeos | Renew Europe | Renew Europe, Renew | Renew Europe, liberale europafraktion
party-ban | ilegalización del partido, ilegalizar el partido, ilegalización | party ban, ban the party, ban on party, outlaw the party | interdiction du parti, interdire le parti, dissolution du parti | parteiverbot, verbotsverfahren, AfD-Verbot, AfD-Verbotsverfahren, verbotsantrag
ruling-party | partido gobernante, partido en el poder, oficialism*, partido oficialista, oficialist* | ruling party, governing party | parti au pouvoir, camp présidentiel, parti présidentiel | regierungspartei, regierungslager
party-split | ruptura del partido, tránsfuga, transfuguism* | defection, defects to, party split, defector, breakaway party | transfuge | parteispaltung, parteiaustritt, überläufer, parteiwechsel, fraktionsaustritt
party-membership | "militancia", militantes del partido, bases del partido, afiliados del partido | party members, party membership, party rank-and-file | militants du parti, adhérents du parti | parteimitglied, parteibasis, mitgliederentscheid, mitgliederbefragung
party-financing | caja B, financiación irregular, financiación del partido, Gürtel, Púnica | slush fund, party funding, Gürtel | caisse noire, financement des partis | schwarze kasse, schwarzgeldaffäre, parteifinanzen
leadership-contest | primarias del partido, carrera por el liderazgo, lucha por el liderazgo | leadership contest, leadership race, leadership election, leadership bid, leadership challenge | course à la direction, élection interne, élection à la tête | kandidatenrennen, kampf um parteivorsitz, kampfkandidatur, parteivorsitzwahl
# diplomacy, summits, treaties, sanctions
ambassador | embajador | ambassador, envoy to | ambassadeur, ambassadrice | botschafter, botschafterin
embassy | embajada* | embassy | ambassade | botschaftsgebäude
consulate | consulado | consulate, consular | consulat, consul, consulaire | konsulat, konsul, generalkonsulat
special-envoy | enviado especial, emisario | special envoy, envoys | envoyé spécial, émissaire, envoyée spéciale | sondergesandter, sonderbeauftragter, unterhändler
summon-ambassador | llama a consultas, convoca al embajador, convoca a la embajadora | summons ambassador, recalls ambassador | convoque l'ambassadeur, rappelle son ambassadeur, ambassadeur convoqué | bestellt botschafter ein, botschafter einbestellt, einbestellt, bestellt botschafter
expel-diplomats | expulsión de diplomáticos, expulsa a diplomáticos, persona non grata | expels diplomats, diplomats expelled, expulsion of diplomats, persona non grata | expulse des diplomates, expulsion de diplomates, persona non grata | diplomaten ausgewiesen, weist diplomaten aus, ausweisung von diplomaten, persona non grata
sever-ties | ruptura de relaciones, rompe relaciones, rompe relaciones diplomáticas | severs ties, cuts ties, diplomatic ties severed, breaks off relations | rompt ses relations, rupture des relations, relations rompues | bricht beziehungen ab, abbruch der beziehungen, diplomatische beziehungen abgebrochen
diplomatic-relations | relaciones diplomáticas, relaciones bilaterales | diplomatic relations, diplomatic ties, bilateral ties, bilateral relations | relations diplomatiques, relations bilatérales | diplomatische beziehungen, bilaterale beziehungen
diplomatic-crisis | crisis diplomática, incidente diplomático, conflicto diplomático | diplomatic row, diplomatic crisis, diplomatic spat, diplomatic dispute | crise diplomatique, incident diplomatique, brouille diplomatique | diplomatische krise, diplomatischer eklat, diplomatischer streit
normalization | normalización de relaciones, normalizar relaciones, normalización | normalise relations, "normalization", normalisation, normalize ties | normalisation, normaliser les relations | normalisierung, annäherung
recognize-state | reconocimiento de Palestina, reconocer el Estado palestino, reconoce el Estado, reconocimiento del Estado palestino | recognise Palestine, Palestinian state, recognise Palestinian state, Palestinian statehood, recognizes Palestinian | reconnaissance de la Palestine, Etat palestinien, reconnaître la Palestine | anerkennung Palästinas, palästinenserstaat, palästinensischer staat, anerkennung des staates
two-state-solution | solución de dos Estados, dos Estados | two-state solution | solution à deux Etats | zweistaatenlösung, zwei-staaten-lösung
abraham-accords | Acuerdos de Abraham | Abraham Accords | accords d'Abraham | Abraham-Abkommen
peace-summit | cumbre de paz, conferencia de paz | peace summit, peace conference | sommet pour la paix, conférence de paix, sommet de paix | friedensgipfel, friedenskonferenz
mediator | mediador, mediación, "mediar", "medí" | mediator | médiateur, médiation | vermittler, vermitteln, mediator
good-friday-agreement | Acuerdo de Viernes Santo, Acuerdos del Viernes Santo | Good Friday Agreement | accord du Vendredi saint | karfreitagsabkommen
minsk-agreements | Acuerdos de Minsk | Minsk agreements, Minsk accords | accords de Minsk | Minsker Abkommen
iran-deal | acuerdo nuclear, pacto nuclear, acuerdo nuclear iraní | Iran nuclear deal, nuclear deal, JCPOA | accord sur le nucléaire, accord nucléaire | atomabkommen, atomdeal, iran-abkommen
nuclear-talks | negociaciones nucleares, diálogo nuclear | nuclear talks | négociations nucléaires, pourparlers sur le nucléaire | atomgespräche, atomverhandlungen
nuclear-treaty | tratado de no proliferación, START, desarme nuclear, Nuevo START | New START, non-proliferation treaty, nuclear treaty, arms control treaty | New Start, traité de non-prolifération, désarmement nucléaire | new-start-vertrag, atomwaffensperrvertrag, abrüstung, rüstungskontrolle, new start
paris-agreement | Acuerdo de París, acuerdo climático | Paris Agreement, Paris climate agreement, Paris accord, climate deal, climate accord, Paris climate accord | accord de Paris, accord sur le climat, accord climatique | Pariser Klimaabkommen, klimaabkommen, Pariser Abkommen, Pariser Klimaschutzabkommen
cop-summit | cumbre del clima, cumbre climática, COP26, COP27, COP28, COP29, COP30, COP31 | climate summit, COP26, COP27, COP28, COP29, COP30, climate conference, COP31 | sommet sur le climat, COP26, COP27, COP28, COP29, COP30, conférence climat, COP31 | klimagipfel, klimakonferenz, weltklimakonferenz, COP26, COP27, COP28, COP29, COP30, COP31
eu-summit | cumbre de la UE, cumbre europea, cumbre de líderes europeos | EU summit, EU leaders summit, European summit | sommet européen, sommet de l'UE | EU-gipfel, EU-sondergipfel
nato-summit | cumbre de la OTAN | NATO summit | sommet de l'Otan | Nato-gipfel
g7 | G7, G-7 | G7, Group of Seven | G7 | G7, G-7, G7-Gipfel, G7-Staaten
g20 | G20, G-20 | G20, Group of 20 | G20 | G20, G-20, G20-Gipfel
brics | BRICS | BRICS | Brics | Brics, Brics-Staaten, Brics-Gipfel
davos | Davos, Foro Económico Mundial, Foro de Davos | Davos, World Economic Forum | Davos, Forum économique mondial | Davos, Weltwirtschaftsforum
munich-security | Seguridad de Múnich | Munich Security Conference | Conférence sur la sécurité, conférence de Munich | Münchner Sicherheitskonferenz, Sicherheitskonferenz
bilateral-meeting | reunión bilateral, encuentro bilateral | bilateral meeting, bilateral talks | rencontre bilatérale, tête-à-tête, entretien bilatéral | bilaterales treffen, vier-augen-gespräch
state-visit | visita de Estado, visita oficial | state visit, official visit | visite d'Etat, visite officielle | staatsbesuch, antrittsbesuch, offizieller besuch
state-banquet | banquete de Estado, cena de gala | state banquet, state dinner | dîner d'Etat, dîner officiel | staatsbankett
phone-call-leaders | conversación telefónica, llamada telefónica | phone call, phone talks, telephone call | appel téléphonique, entretien téléphonique, conversation téléphonique | telefonat, telefoniert, telefongespräch
joint-statement | declaración conjunta, comunicado conjunto | joint statement, joint declaration, communiqué | déclaration commune, communiqué commun, déclaration conjointe | gemeinsame erklärung, abschlusserklärung, gipfelerklärung
memorandum | memorando, memorándum, memorando de entendimiento | memorandum, memorandum of understanding | mémorandum, protocole d'accord | memorandum, absichtserklärung
ultimatum | ultimátum | ultimatum | ultimatum | ultimatum, ultimativ
trade-deal | tratado de libre comercio, acuerdo comercial, acuerdo de libre comercio, TLC, tratado comercial | free trade agreement, trade deal, free trade deal, trade agreement, trade pact | accord de libre-échange, accord commercial, libre-échange, traité de libre-échange | freihandelsabkommen, handelsabkommen, freihandel, handelsdeal, handelspakt, handelsvertrag
usmca | T-MEC, TLCAN, Nafta | USMCA, NAFTA | ACEUM, Alena | USMCA, NAFTA
mercosur | Mercosur | Mercosur | Mercosur | Mercosur, Mercosur-Abkommen
trade-war | guerra comercial, guerra arancelaria, guerra de aranceles | trade war, tariff war, trade dispute | guerre commerciale, guerre des tarifs, conflit commercial | handelskrieg, handelsstreit, zollstreit, zollkrieg, handelskonflikt
sanctions-package | paquete de sanciones, nuevas sanciones, ronda de sanciones | sanctions package, new sanctions, round of sanctions | paquet de sanctions, nouvelles sanctions, train de sanctions | sanktionspaket, neue sanktionen
lift-sanctions | levantamiento de las sanciones, levantar las sanciones | lift sanctions, sanctions lifted, lifting of sanctions, sanctions relief | levée des sanctions, lever les sanctions | aufhebung der sanktionen, sanktionen aufgehoben, sanktionslockerung, lockerung der sanktionen
frozen-assets | activos congelados, activos rusos, activos rusos congelados, congelación de activos | frozen assets, frozen Russian assets, asset freeze, Russian assets | avoirs gelés, avoirs russes, gel des avoirs, actifs russes | eingefrorene vermögen, russische vermögen, eingefrorenes russisches vermögen, eingefrorene gelder
arms-embargo | embargo de armas | arms embargo | embargo sur les armes | waffenembargo
oil-embargo | embargo al petróleo, tope al petróleo, embargo petrolero | oil embargo, oil price cap, ban on Russian oil | embargo pétrolier, embargo sur le pétrole, plafonnement du pétrole | ölembargo, ölpreisdeckel, öl-embargo
boycott | boicot, boicotea | boycott, boycotted | boycott | boykott, boykottieren, boykottiert, boykottaufruf
diplomatic-boycott | boicot diplomático | diplomatic boycott | boycott diplomatique | diplomatischer boykott
arms-deliveries | envío de armas, entrega de armas, suministro de armas, venta de armas, exportación de armas | arms deliveries, weapons deliveries, arms shipments, arms sales, arms exports, weapons supplies | livraisons d'armes, ventes d'armes, exportations d'armes | waffenlieferungen, waffenexporte, rüstungsexporte, panzerlieferung
military-aid | ayuda militar | military aid, military assistance | aide militaire | militärhilfe, ukraine-hilfe
foreign-aid | ayuda exterior, cooperación al desarrollo, ayuda al desarrollo | foreign aid, development aid, overseas aid | aide au développement, aide internationale, aide publique au développement | entwicklungshilfe, entwicklungszusammenarbeit
usaid | USAID, Agencia para el Desarrollo | USAID, US Agency for International | USAID, Usaid | USAID, US-Entwicklungsbehörde
humanitarian-aid | ayuda humanitaria, convoy humanitario | humanitarian aid, aid convoy, relief supplies, aid trucks, humanitarian assistance | aide humanitaire, convoi humanitaire | humanitäre hilfe, hilfsgüter, hilfskonvoi, hilfslieferungen
humanitarian-corridor | corredor humanitario, pausa humanitaria | humanitarian corridor, humanitarian pause | couloir humanitaire, corridor humanitaire, pause humanitaire | humanitärer korridor, fluchtkorridor
aid-flotilla | flotilla, Flotilla a Gaza, Global Sumud, flotilla de la libertad | flotilla, Gaza flotilla, aid flotilla | flottille, flottille pour Gaza | gaza-flottille, hilfsflotte, flottille, hilfsflottille
blockade | bloqueo naval, bloqueo económico, el bloqueo, "bloqueo" | blockade, naval blockade | blocus, blocus naval | blockade, seeblockade, abriegelung
territorial-dispute | disputa territorial, reclamación territorial, concesiones territoriales | territorial dispute, territorial claims, territorial concessions | différend territorial, revendications territoriales, concessions territoriales | gebietsansprüche, territorialstreit, gebietsabtretungen, grenzstreit
annexation | anexión, anexar | annexation | annexion, annexer, annexe la | annexion, annektieren, annektiert, einverleibung
occupation | ocupación militar, territorios ocupados, ocupación israelí, ocupación rusa | occupied territories, military occupation, Israeli occupation, Russian-occupied | territoires occupés, occupation militaire, occupation israélienne | besatzung, besetzte gebiete, besatzungsmacht
settlements-westbank | "colonos", asentamientos, colonos israelíes, asentamientos israelíes, asentamiento judío | settlers, Israeli settlers, Israeli settlements, settlement expansion, Jewish settlers | colons, colons israéliens, colonisation israélienne | siedler, siedlungsbau, israelische siedler, siedlungen im westjordanland, jüdische siedler
sovereignty | soberanía, soberano | sovereignty, sovereign state | souveraineté, souverain | souveränität, souverän, hoheitsgebiet
greenland-purchase | compra de Groenlandia, comprar Groenlandia | buy Greenland, Greenland purchase, acquire Greenland, Greenland takeover | acheter le Groenland, achat du Groenland, annexer le Groenland | grönland-kauf, kauf von Grönland, Grönland-Streit
regime-change | cambio de régimen | regime change | changement de régime | regimewechsel, regime change
regime | régimen, regímenes | regime | régime autoritaire, régime militaire | regime
superpower | superpotencia, gran potencia | superpower, great power | superpuissance, grande puissance | supermacht, weltmacht
ally | aliad* | ally | allié, alliée | verbündete, alliierte, bündnispartner
alliance | alianza, alianza militar, "aliado", "aliados" | alliance, military alliance | alliance, alliance militaire | bündnis, militärbündnis, allianz, verteidigungsbündnis
article-5 | artículo 5, defensa colectiva | Article 5, collective defence, mutual defence | article 5, défense collective | artikel 5, bündnisfall, beistandsklausel
nato-accession | adhesión a la OTAN, ingreso en la OTAN, entrada en la OTAN | NATO membership, join NATO, NATO accession, NATO bid | adhésion à l'Otan, rejoindre l'Otan | Nato-beitritt, Nato-mitgliedschaft, Nato-norderweiterung
eu-accession | adhesión a la UE, ingreso en la UE, ampliación de la UE, país candidato, candidato a la UE | EU membership, EU accession, join the EU, EU enlargement, EU candidate status, EU candidate | adhésion à l'UE, élargissement de l'UE, statut de candidat, candidat à l'UE | EU-beitritt, EU-erweiterung, beitrittskandidat, EU-beitrittsverhandlungen, EU-kandidatenstatus, beitrittsverhandlungen
defense-spending | gasto en defensa, gasto militar, presupuesto militar, gasto militar mundial | defence spending, defense spending, military spending, defence budget, defense budget | dépenses militaires, dépenses de défense, budget de la défense, budget militaire | verteidigungsausgaben, militärausgaben, verteidigungsetat, wehretat
rearmament | rearme, plan de rearme, carrera armamentística | rearmament, rearm, military buildup, arms race | réarmement, course aux armements | aufrüstung, wiederbewaffnung, nachrüstung, wettrüsten
coalition-of-willing | coalición de voluntarios, coalición de los dispuestos | coalition of the willing | coalition des volontaires | koalition der willigen
security-guarantees | garantías de seguridad | security guarantees | garanties de sécurité | sicherheitsgarantien
peacekeeping | misión de paz, cascos azules, fuerza de paz | peacekeepers, blue helmets | casques bleus, maintien de la paix, force de paix | blauhelme, friedenstruppe, blauhelmsoldaten, friedensmission
withdrawal-troops | retirada de tropas, retirada de las tropas, repliegue militar, retirada de Afganistán, retirada militar | troop withdrawal, withdraw troops, troop pullout, pull troops, withdrawal from Afghanistan | retrait des troupes, retrait militaire, retrait d'Afghanistan, retrait des forces | truppenabzug, abzug der truppen, abzug aus Afghanistan, rückzug der truppen
prisoner-exchange | canje de prisioneros, intercambio de prisioneros, intercambio de presos, canje de presos | prisoner swap, prisoner exchange, swap of prisoners | échange de prisonniers | gefangenenaustausch, austausch von gefangenen
extradition | extradición, extraditar | extradition, extradite | extradition, extrader | auslieferung, ausgeliefert, auslieferungsantrag, ausliefern, auslieferungsverfahren
reparations | reparaciones de guerra, indemnizaciones de guerra | reparations, war reparations | réparations de guerre, réparations allemandes | reparationen, reparationszahlungen, kriegsreparationen
colonialism | colonialism*, colonial, pasado colonial, descolonización, colonización | colonialism*, colonial, colonial past, decolonisation, decolonization | colonialism*, colonial, décolonisation, passé colonial | kolonialismus, kolonial, kolonialzeit, kolonialverbrechen, kolonialmacht, kolonialgeschichte
looted-art | restitución, arte expoliado, bronces de Benín, expolio nazi, restitución de obras, devolución de obras | restitution, looted art, Benin bronzes, Nazi-looted | restitution, œuvres spoliées, bronzes du Bénin, biens spoliés, spoliation, restitution d'œuvres | rückgabe von kunst, raubkunst, Benin-Bronzen, restitution, NS-raubkunst, Gurlitt, beutekunst
cold-war | guerra fría, telón de acero | Cold War, Iron Curtain | guerre froide, rideau de fer | kalter krieg, eiserner vorhang
berlin-wall | caída del Muro, reunificación alemana, Muro de Berlín | fall of the Wall, German reunification, Berlin Wall | chute du Mur, réunification allemande, mur de Berlin | wiedervereinigung, mauerbau, deutsche einheit, mauerfall, Berliner Mauer
stasi | Stasi | Stasi | Stasi | Stasi, stasi-akten, stasi-unterlagen
silk-road | Franja y la Ruta, Ruta de la Seda | Belt and Road, new Silk Road | routes de la soie | neue seidenstraße
one-china | una sola China | One China, one-China policy | une seule Chine | ein-china-politik, ein-china-prinzip
brexit | Brexit | Brexit | Brexit | Brexit, EU-Austritt, Brexit-Deal
northern-ireland-protocol | Protocolo de Irlanda, marco de Windsor, protocolo norirlandés | Northern Ireland Protocol, Windsor Framework, Irish backstop | protocole nord-irlandais, cadre de Windsor | Nordirland-Protokoll, Windsor-Abkommen, Nordirlandprotokoll
# borders, migration, asylum
border-controls | controles fronterizos, controles en la frontera | border controls, border checks | contrôles aux frontières | grenzkontrollen, grenzschließung
border-wall | muro fronterizo, muro en la frontera, muro con México, valla fronteriza, valla de Melilla | border wall, border fence | mur à la frontière, mur frontalier, mur avec le Mexique | grenzmauer, grenzzaun, mauer zu Mexiko, grenzbefestigung
border-guard | guardia fronteriza, patrulla fronteriza | border guard, border patrol, Border Force | garde-frontière, police aux frontières | grenzschutz, grenzpolizei, grenzbeamte, bundespolizei
border-crossing | paso fronterizo, cruce fronterizo, puesto fronterizo, paso de Rafah | border crossing, checkpoint, Rafah crossing | poste-frontière, passage frontalier, point de passage | grenzübergang, grenzübertritt, grenzposten
frontex | Frontex | Frontex | Frontex | Frontex
asylum | asilo, derecho de asilo, asilo político, solicitud de asilo, petición de asilo, solicitante de asilo, demandantes de asilo, peticionario de asilo | asylum, political asylum, asylum claim, asylum application, asylum seeker | asile, droit d'asile, asile politique, demande d'asile, demandeur d'asile | asyl, asylrecht, asylantrag, politisches asyl, asylbewerber, asylsuchende, asylbewerberin, schutzsuchende
asylum-policy | pacto migratorio, política de asilo, pacto de migración, política migratoria | asylum policy, migration pact, asylum system, immigration policy, migration policy | pacte migratoire, pacte sur la migration, politique migratoire, politique d'asile | asylpolitik, migrationspakt, asylreform, asylkompromiss, migrationspolitik, GEAS
immigration-law | ley de inmigración, ley de extranjería, reglamento de extranjería | immigration law, immigration bill, immigration reform | loi immigration, loi sur l'immigration | einwanderungsgesetz, zuwanderungsgesetz, migrationsgesetz, fachkräfteeinwanderungsgesetz
illegal-immigration | inmigración irregular, inmigración ilegal, migración irregular | illegal immigration, irregular migration, undocumented | immigration clandestine, immigration irrégulière, immigration illégale | illegale migration, irreguläre migration, illegale einwanderung, illegale einreise, unerlaubte einreise
undocumented | sin papeles, indocumentados, regularización de inmigrantes, regularización extraordinaria | undocumented migrants, undocumented immigrants, legalise migrants | sans-papiers, régularisation, travailleurs sans-papiers | menschen ohne papiere, illegale einwanderer, legalisierung von migranten
migrant-boat | patera, cayuco, neumática, barcaza de migrantes, embarcación de migrantes, bote de migrantes | migrant boat, small boats, dinghy | embarcation de migrants, canot de migrants, small boats, bateau de migrants, embarcations de fortune | flüchtlingsboot, migrantenboot, schlauchboot, boot mit migranten
migrant-route | ruta migratoria, ruta canaria, ruta de los Balcanes, ruta del Mediterráneo, ruta atlántica | migration route, Balkan route, Mediterranean route, Atlantic route | route migratoire, route des Balkans, route méditerranéenne | balkanroute, mittelmeerroute, fluchtroute, migrationsroute
migrant-rescue | rescate de migrantes, Salvamento Marítimo, barco de rescate, rescate en el Mediterráneo, Open Arms, rescate marítimo, rescate en el mar | migrant rescue, rescue ship, sea rescue, lifeboat, RNLI, rescued at sea | sauvetage de migrants, navire humanitaire, Ocean Viking, SOS Méditerranée, migrants secourus, sauvetage en mer, SNSM, secours en mer | seenotrettung, rettungsschiff, Sea-Watch, bootsflüchtlinge, seenot, rettungsboot
migrant-caravan | caravana de migrantes, caravana migrante | migrant caravan | caravane de migrants | migrantenkarawane, migranten-karawane, flüchtlingskarawane
migrant-camp | campo de refugiados, campamento de migrantes, campamento de refugiados, centro de acogida | refugee camp, migrant camp | camp de réfugiés, camp de migrants | flüchtlingslager, flüchtlingscamp, flüchtlingsunterkunft, asylunterkunft, asylbewerberheim
asylum-hotel | hotel para migrantes, hotel de solicitantes | asylum hotel, migrant hotel, asylum accommodation | hôtel pour migrants, hôtels de migrants | asylhotel, unterkunft für asylbewerber
detention-center-migrants | centro de internamiento, CIE, centro de detención | detention centre, immigration detention, detention center | centre de rétention, rétention administrative, CRA | abschiebehaft, abschiebezentrum, abschiebelager, abschiebezentren, internierungslager
ice-us | ICE, Servicio de Inmigración, agentes de ICE, agentes migratorios, redadas del ICE, agentes del ICE | ICE, ICE agents, Immigration and Customs Enforcement, immigration agents | ICE, police de l'immigration, agents de l'ICE | ICE, ICE-beamte, einwanderungsbehörde, ICE-agenten, einwanderungspolizei, US-Einwanderungsbehörde
pushback | devolución en caliente, devoluciones en caliente, devoluciones, devolución de migrantes | pushback, turn back boats | refoulement, refoulés à la frontière | zurückweisung, pushback
rwanda-plan | plan Ruanda, deportación a Ruanda, deportaciones a Ruanda | Rwanda plan, Rwanda bill, Rwanda scheme, Rwanda policy, Rwanda deportation | projet Rwanda, expulsions vers le Rwanda | ruanda-plan, abschiebung nach Ruanda, asylpakt mit Ruanda
return-hubs | centros de deportación, centros en Albania, centros de retorno | return hubs, Albania migrant centres, deportation hubs | hubs de retour, centres en Albanie, centres de retour | rückkehrzentren, return hubs, lager in Albanien
human-trafficking | trata de personas, tráfico de personas, trata de seres humanos, trata de blancas, trata de mujeres | human trafficking, trafficking victims, sex trafficking, people trafficking, trafficked women | traite des êtres humains, trafic d'êtres humains, traite d'êtres humains, esclavage sexuel | menschenhandel, menschenhändler, frauenhandel
people-smuggler | tráfico de migrantes, mafias de inmigración, coyote, patera patronada | people smuggler, smuggling gangs, human smuggling, people smuggling, migrant smuggling | passeur, trafic de migrants, réseau de passeurs, passeurs de migrants | schleuser, schlepper, schleuserbande, schlepperbande, schleuserkriminalität, schleusung, schlepperei
family-reunification | reagrupación familiar, reunificación familiar | family reunification, family reunion | regroupement familial, réunification familiale | familiennachzug, familienzusammenführung
family-separation | separación de familias | family separation, separated migrant families | séparation des familles, enfants séparés | familientrennung, trennung von familien
unaccompanied-minors | "menas", menores no acompañados, menores migrantes, reparto de menores | unaccompanied minors, unaccompanied children, migrant children, child migrants | mineurs non accompagnés, MNA, mineurs isolés | unbegleitete minderjährige, minderjährige flüchtlinge, unbegleitete flüchtlinge
citizenship | "nacionalidad", nacionalización de extranjeros, nacionalidad española, doble nacionalidad, naturalización | citizenship, "nationality", "naturalisation", "naturalization", dual citizenship, dual nationality | "nationalité", citoyenneté, naturalisation, déchéance de nationalité, double nationalité, nationalité française | staatsbürgerschaft, staatsangehörigkeit, einbürgerung, doppelpass, doppelte staatsbürgerschaft, einbürgern
birthright-citizenship | ciudadanía por nacimiento, derecho de suelo | birthright citizenship | droit du sol | geburtsrecht, staatsbürgerschaft durch geburt, geburtsortsprinzip
residence-permit | permiso de residencia, permiso de trabajo, tarjeta de residencia | residence permit, green card, work permit | titre de séjour, permis de séjour, carte de séjour | aufenthaltserlaubnis, aufenthaltstitel, arbeitserlaubnis, greencard, bleiberecht
visa | "visado", "visados", "visa", "visas", exención de visado | visa, visa-free, travel visa | "visa", "visas" | visum, visa, visafreiheit, visumpflicht, visavergabe
passport | pasaporte | passport | passeport | reisepass, pass entzogen
travel-ban | prohibición de entrada, veto migratorio, veto de entrada, veto de viaje, restricciones de entrada | travel ban, entry ban, Muslim ban | interdiction d'entrée, interdiction de voyager | einreiseverbot, einreisestopp, travel ban, einreisesperre
entry-requirements | requisitos de entrada, normas de entrada, restricciones de viaje | entry requirements, travel restrictions, entry rules | restrictions de voyage, conditions d'entrée, restrictions d'entrée | einreiseregeln, reisebeschränkungen, einreisebestimmungen, einreisebeschränkungen
travel-warning | alerta de viaje, recomendación de viaje, recomienda no viajar | travel warning, travel advisory, travel advice | conseils aux voyageurs, déconseille les voyages | reisewarnung, reisehinweis
exile | exilio | exile | exil, exilée | exil, im exil, ins exil, exilregierung
displaced | "desplazados", desplazamiento forzado, desplazados internos | displaced people, internally displaced, displacement, forced displacement, internally displaced people | déplacés, déplacement forcé, personnes déplacées, déplacés internes | "vertriebene", vertreibung, binnenvertriebene, binnenflüchtlinge, zwangsumsiedlung, "vertrieben"
exodus | éxodo, huida masiva | exodus, mass exodus | exode, exode massif, fuient | massenflucht, exodus, fluchtbewegung
flee | huye, huir, huyendo, fuga del país, huida, darse a la fuga | flee, fled | fuir, fuit, fui le pays, prend la fuite, fuyant, prendre la fuite | flieht, fliehen, geflohen, floh, flucht, flüchtet
remigration | remigración, remigrar | remigration | remigration | remigration, Potsdamer Treffen
integration | integración de inmigrantes, integración social, arraigo | integration of migrants, integration course | intégration des immigrés, assimilation, intégration des étrangers | integrationskurs, integrationspolitik, integrationsbeauftragte, integrationskurse
xenophobia | xenofobia, xenófobo | xenophobia, xenophobic | xénophobie | fremdenfeindlichkeit, ausländerfeindlich, fremdenhass
islamophobia | islamofobia, islamófobo | islamophobia, islamophobic, anti-Muslim | islamophobie, antimusulman | islamfeindlichkeit, islamophobie, muslimfeindlichkeit
hate-speech | discurso de odio, delito de odio, incitación al odio, crimen de odio, mensajes de odio | hate speech, hate crime, incitement to hatred, hate attack, online hate | discours de haine, incitation à la haine, crime de haine, haine en ligne, crime haineux | volksverhetzung, hassrede, hassverbrechen, hasskriminalität, hetze, hasskommentare, hassdelikt, hass im netz, hate speech
# protest, civil society, rights
counter-protest | contramanifestación | counter-protest | contre-manifestation | gegendemonstration, gegendemonstranten, gegenprotest
anti-government-protest | protestas antigubernamentales, protestas contra el Gobierno | anti-government protest | manifestations antigouvernementales, manifestation contre le gouvernement | regierungskritische proteste, proteste gegen regierung, anti-regierungs-proteste, regierungsgegner
no-kings | No Kings, Sin Reyes | No Kings | No Kings | No Kings, No-Kings-Proteste
crackdown | represión, represión de las protestas, reprimir, mano dura | crackdown, "repression", crack down | répression, réprimer, réprimée | "niederschlagung", repression, niedergeschlagen, gewaltsames vorgehen
tear-gas | gas lacrimógeno | tear gas, teargas | gaz lacrymogène | tränengas
water-cannon | cañón de agua, tanqueta de agua | water cannon | canon à eau | wasserwerfer
rubber-bullets | balas de goma, pelotas de goma | rubber bullets | balles en caoutchouc, LBD, flash-ball | gummigeschosse
riot-police | antidisturbios, policía antidisturbios | riot police, riot squad | police anti-émeute, CRS, forces de l'ordre, forces anti-émeutes | bereitschaftspolizei, polizei-hundertschaft, antiterroreinheit
police-violence | violencia policial, brutalidad policial, abuso policial | police brutality, police violence | violences policières, bavure policière, bavure | polizeigewalt, polizeibrutalität
barricade | barricada | barricade | barricade | barrikade
road-blockade | corte de carretera, bloqueo de carreteras, tractorada | road blockade, road blocked, roadblocks, tractor protest | blocage des routes, barrages routiers, barrages filtrants, blocages | straßenblockade, traktor-demo
farmers-protest | protesta de agricultores, protestas agrícolas, protesta de los agricultores, agricultores protestan, agricultores, protestas del campo | farmers' protest | colère des agriculteurs, manifestation d'agriculteurs, mobilisation des agriculteurs, agriculteurs manifestent, agriculteurs en colère, agriculteurs | bauernproteste, bauernproteste in, bauerndemo, landwirte, traktordemo
sit-in | "sentada", acampada de protesta, acampadas | sit-in, protest camp | sit-in, campement de protestation | sitzblockade, protestcamp, sitzstreik, sit-in
hunger-strike | huelga de hambre | hunger strike | grève de la faim | hungerstreik
climate-activist | activistas climáticos, activistas del clima, activistas medioambientales, "ecologistas" | climate activists, climate protesters, environmental activists | militants écologistes, militants pour le climat, activistes du climat, activistes climat, militant climat | klimaaktivisten, klimakleber, klimaaktivistin, umweltaktivisten
just-stop-oil | Just Stop Oil, Futuro Vegetal | Just Stop Oil | Just Stop Oil, Dernière Rénovation | Just Stop Oil
climate-strike | huelga climática, huelga por el clima, viernes por el futuro | climate strike, school strike | grève pour le climat, grève scolaire | klimastreik, schulstreik
thunberg | Greta Thunberg, Thunberg | Greta Thunberg, Thunberg | Greta Thunberg, Thunberg, marche pour le climat | Greta Thunberg, Thunberg, Luisa Neubauer
group-black-lives-matter | George Floyd, las vidas negras, Black Lives Matter, Floyd, Derek Chauvin | George Floyd, BLM, Black Lives Matter, Floyd, Derek Chauvin | George Floyd, Black Lives Matter, Floyd, Derek Chauvin | George Floyd, Black Lives Matter, Floyd, Derek Chauvin
me-too | MeToo, Me Too | MeToo, Me Too | MeToo, Me Too | MeToo, Me-Too-Debatte
palestine-protest | protesta propalestina, manifestación propalestina, propalestino | pro-Palestinian, pro-Palestine, pro-Palestinian protesters, Palestine Action | propalestinien, pro-palestinien, manifestation pro-palestinienne | propalästinensisch, pro-palästinensisch, palästina-demo, pro-Palästina-Demo
antivax | protestas contra restricciones, negacionist*, antivacunas, convoy de la libertad, negacionista | anti-lockdown, anti-vaxxers, anti-vax, Freedom Convoy, lockdown protests, anti-vaccine, vaccine hesitancy, vaccine sceptic | antivax, anti-pass, convoi de la liberté, anti-pass sanitaire, antivaccin, anti-vaccins | querdenker, impfgegner, corona-proteste, corona-demo, corona-leugner, impfskeptiker, impfverweigerer
activist | activist*, activism*, "activista", "activistas", "activismo" | activist*, activism*, campaigner, "activist", "activists", "activism" | activist*, "militante" | aktivist, aktivistin
dissident | disidente | dissident | dissident | dissident, regimekritiker, regimegegner, kremlkritiker, regierungskritiker
political-prisoner | preso político, excarcelación de presos | political prisoner | prisonnier politique, détenu politique | politischer gefangener
whistleblower | "denunciante", filtrador, denunciante anónimo, "alertador", informante | whistleblower, leaker, whistle-blower | lanceur d'alerte, lanceuse d'alerte | whistleblower, hinweisgeber, whistleblowerin
leak | filtración, documentos filtrados | leaked documents, leaked, classified leak | fuite de documents, documents confidentiels | geheimdokumente, durchgestochen, geleakt
classified-documents | documentos clasificados, documentos secretos, papeles clasificados, desclasificación, desclasificar | classified documents, secret documents, declassified, classified files | documents classifiés, documents secrets, secret-défense, déclassifiés | geheimakten, verschlusssachen, geheime dokumente, geheimunterlagen
panama-papers | papeles de Pandora, papeles de Panamá, Pandora Papers, Panama Papers | Pandora Papers, Panama Papers, Paradise Papers | Pandora Papers, Panama Papers, Paradise Papers | Pandora Papers, Panama Papers, Paradise Papers
spyware | Pegasus, programa espía, espionaje telefónico, caso Pegasus, software espía | Pegasus, spyware, phone hacking, Pegasus spyware | Pegasus, logiciel espion | Pegasus, spähsoftware, spionagesoftware, staatstrojaner, Predator, bundestrojaner
ngo | ONG, organización no gubernamental, organización humanitaria | NGO, NGOs, aid group, non-governmental organisation, charity | ONG, organisation non gouvernementale, organisation humanitaire | NGO, hilfsorganisation, nichtregierungsorganisation, NGOs
amnesty-international | Amnistía Internacional | Amnesty International | Amnesty International | Amnesty International
human-rights-watch | Human Rights Watch, HRW | Human Rights Watch, HRW | Human Rights Watch, HRW | Human Rights Watch, HRW
greenpeace | Greenpeace | Greenpeace | Greenpeace | Greenpeace
msf | Médicos Sin Fronteras, MSF | Doctors Without Borders, MSF, Médecins Sans Frontières | Médecins sans frontières, MSF | Ärzte ohne Grenzen, MSF
red-cross | Cruz Roja, CICR, Media Luna Roja | Red Cross, ICRC, Red Crescent | Croix-Rouge, CICR, Croissant-Rouge | Rotes Kreuz, IKRK, Roter Halbmond, DRK
rsf | Reporteros Sin Fronteras, RSF | Reporters Without Borders | Reporters sans frontières, RSF | Reporter ohne Grenzen, RSF
oxfam | Oxfam, Save the Children | Oxfam, Save the Children | Oxfam, Save the Children | Oxfam, Save the Children
transparency-intl | Transparencia Internacional | Transparency International | Transparency International | Transparency International
wwf | WWF | WWF | WWF | WWF
foreign-agent-law | ley de agentes extranjeros, agente extranjero | foreign agent law, foreign agent, foreign influence law | loi influence étrangère, agents de l'étranger | agentengesetz, ausländischer agent, agenten-gesetz
human-rights-violation | violaciones de derechos humanos, abusos de derechos | human rights abuses, human rights violations, rights abuses | violations des droits humains, violation des droits | menschenrechtsverletzungen
war-crimes | crímenes de guerra, crimen de guerra, criminal de guerra | war crimes, war criminal | crimes de guerre, criminel de guerre | kriegsverbrechen, kriegsverbrecherprozess
crimes-against-humanity | crímenes contra la humanidad, crimen contra la humanidad, lesa humanidad, crímenes de lesa humanidad | crimes against humanity | crimes contre l'humanité | verbrechen gegen die menschlichkeit, menschlichkeitsverbrechen
genocide | genocidio, genocida, genocidio en Gaza | genocide | génocide, génocidaire | völkermord, genozid
ethnic-cleansing | limpieza étnica | ethnic cleansing | nettoyage ethnique, épuration ethnique | ethnische säuberung
holocaust | Holocausto, Shoah, holocausto judío, exterminio nazi | Holocaust, Shoah, Nazi camp, Holocaust survivor | Holocauste, Shoah, camps de la mort, déportation | Holocaust, Shoah, judenvernichtung, holocaust-überlebende, Sachsenhausen
concentration-camp | campo de concentración, campo de exterminio, Mauthausen | concentration camp, death camp | camp de concentration, camp d'extermination | konzentrationslager, KZ, vernichtungslager, KZ-gedenkstätte
armenian-genocide | genocidio armenio | Armenian genocide | génocide arménien | völkermord an den Armeniern
indigenous | indígena, pueblos originarios, pueblos indígenas | indigenous, aboriginal, Native American, First Nations, indigenous people | autochtone, indigènes, peuples autochtones, aborigènes, amérindiens | ureinwohner, indigene, aborigines
slavery | esclavitud, esclavo, trabajo forzado, esclavitud moderna, trabajo forzoso, trata de esclavos | slavery, slave, forced labour, slave trade, modern slavery, forced labor, enslaved | esclavage, esclave, travail forcé, esclavage moderne, traite négrière | sklaverei, sklave, zwangsarbeit, sklavenhandel, moderne sklaverei
apartheid | apartheid, segregación racial | apartheid, segregation | apartheid, ségrégation | apartheid, rassentrennung
torture | tortura | torture | torture | folter, gefoltert
discrimination | discriminación, discriminado, discriminatorio | discrimination, discriminatory | discrimination, discriminatoire | diskriminierung, diskriminiert, antidiskriminierung, diskriminieren, benachteiligung, antidiskriminierungsstelle
gender-equality | igualdad de género, paridad, brecha de género, igualdad entre hombres, igualdad, Irene Montero, desigualdad, desigual, equidad | gender equality, gender parity, equal rights, women's rights, equality, sexism, sexist, inequality, unequal | égalité femmes-hommes, parité, égalité des sexes, sexisme, sexiste, droits des femmes, égalité, inégalité | gleichstellung, gleichberechtigung, frauenquote, geschlechtergleichheit, frauenrechte, sexismus, sexistisch, emanzipation, parität, gleichheit, ungleichheit
domestic-violence | violencia machista, violencia de género, violencia doméstica, maltratador, malos tratos, violencia vicaria | gender violence, gender-based violence, violence against women, domestic violence, domestic abuse, spousal abuse, abusive husband | violences faites aux femmes, violences conjugales, violences sexistes, violences intrafamiliales, violence domestique, conjoint violent | gewalt gegen frauen, geschlechtsspezifische gewalt, gewaltschutzgesetz, frauenhäuser, häusliche gewalt, partnerschaftsgewalt
pride-parade | orgullo gay, derechos LGTBI, bandera arcoíris, marcha del Orgullo, desfile del orgullo, fiestas del Orgullo, bandera arco iris | Pride parade, gay pride, LGBTQ rights, rainbow flag, Pride march | marche des fiertés, gay pride, droits LGBT, drapeau arc-en-ciel | Christopher Street Day, CSD, pride-parade, regenbogenfahne, regenbogenflagge, gay pride, CSD-Parade, regenbogenfarben
civil-war | guerra civil, guerra civil española | civil war, Spanish Civil War | guerre civile | bürgerkrieg, bürgerkriegsland, spanischer bürgerkrieg
historical-memory | memoria histórica, memoria democrática, exhumación de Franco | historical memory, democratic memory law | mémoire historique, devoir de mémoire | erinnerungskultur, vergangenheitsbewältigung
decentralisation | descentralización, descentralizar, financiación autonómica, financiación singular | decentralisation, devolution, devolved government, decentralization | décentralisation | dezentralisierung, föderalismus, föderalismusreform, länderfinanzausgleich
autonomy | "autonomía", estatuto de autonomía, "autonómico", "autonómica" | autonomy, autonomous region, self-rule, home rule | "autonomie", statut d'autonomie, région autonome | autonomie, autonome region, autonomiestatut
federal-states | comunidades autónomas, estado federado, Länder | federal states, autonomous communities | communautés autonomes, Länder, Etats fédérés | bundesländer, länderchefs, ministerpräsidentenkonferenz
catalan-process | procés, proceso soberanista, conflicto catalán, líderes independentistas | Catalan independence, Catalan separatists | indépendance de la Catalogne, indépendantistes catalans, séparatistes catalans | katalanische separatisten, katalanische unabhängigkeit
overseas-territory | territorio de ultramar | overseas territory | outre-mer, territoires d'outre-mer | überseegebiet, übersee-departement
# coups, espionage, corruption in office
palace-revolt | rebelión de Wagner, motín de Wagner | Wagner mutiny, Wagner rebellion, Wagner revolt | rébellion de Wagner, mutinerie de Wagner | Wagner-Aufstand, Wagner-Meuterei, Wagner-Rebellion
mutiny | motín, amotinados, motín carcelario, motín en la cárcel | mutiny, mutineers, prison riot, prison mutiny, prison unrest | mutinerie, mutins, mutinerie dans une prison | meuterei, meuterer, gefängnisrevolte, gefängnisaufstand, häftlingsaufstand
seize-power | toma el poder, hacerse con el poder | seize power, power grab | prend le pouvoir, prise du pouvoir, prise de pouvoir | machtübernahme, machtergreifung, an die macht, ergreift macht
overthrow | derrocar | overthrow, overthrown, topple | renverser, renverse le | sturz, gestürzt, entmachtet, entmachtung
fall-of-assad | caída de Asad, caída de Al Asad, derrocamiento de Asad | fall of Assad, Assad's fall, ousted Assad, Assad overthrow | chute d'Assad, chute de Bachar, renversement d'Assad | Assads sturz, sturz von Assad
secret-service-us | Servicio Secreto | Secret Service | Secret Service | Secret Service
spy-chief | jefe de espías, jefe de inteligencia, directora de inteligencia, directora del CNI | spy chief, intelligence chief, director of national intelligence | chef du renseignement, patron du renseignement, directeur du renseignement | geheimdienstchef, geheimdienstkoordinator, geheimdienstchefin, geheimdienstdirektorin
double-agent | agente doble, topo ruso, agente secreto | double agent, secret agent | agent double, agent secret, taupe | doppelagent, doppelagentin, agententhriller, maulwurf beim bnd, geheimagent
spy-balloon | globo espía, globo chino | spy balloon, Chinese balloon | ballon espion, ballon chinois | spionageballon, spionage-ballon, chinesischer ballon
sabotage | sabotaje, saboteador | sabotage, saboteur | sabotage, saboteur, saboté | sabotage, sabotageakt, sabotageverdacht, saboteur
hybrid-war | guerra híbrida, ataque híbrido, amenaza híbrida, guerra cognitiva | hybrid warfare, hybrid attack, hybrid war, grey zone, hybrid threats | guerre hybride, attaque hybride, menace hybride | hybrider krieg, hybride kriegsführung, hybrider angriff, hybride bedrohung
poisoning | envenenamiento, novichok, veneno, intoxicación, intoxicados | poisoning, novichok | empoisonnement, novitchok, empoisonnée, intoxication, poison | vergiftung, vergiftet, nowitschok, giftanschlag, giftmord
oligarch | oligarca, oligarquía | oligarch, oligarchy | oligarque, oligarchie | oligarch, oligarchie
embezzlement | malversación, malversación de fondos, desvío de fondos, peculado, desfalco, apropiación indebida | embezzlement, misuse of funds, misuse of public, misappropriation | détournement de fonds, détournement de fonds publics, abus de biens sociaux | veruntreuung, veruntreut, unterschlagung, untreue
money-laundering | blanqueo de capitales, blanqueo de dinero, lavado de dinero, lavado de activos, blanqueo | money laundering, launder, launder money | blanchiment d'argent, blanchiment | geldwäsche, geldwäscherei
influence-peddling | tráfico de influencias | influence peddling, cash for access | trafic d'influence, prise illégale d'intérêts | vorteilsnahme, einflussnahme, vetternwirtschaft, vorteilsgewährung
conflict-of-interest | conflicto de intereses | conflict of interest | conflit d'intérêts, conflits d'intérêts | interessenkonflikt, befangenheit
nepotism | nepotism*, enchufism*, amiguism*, "nepotismo" | nepotism*, cronyism* | népotism*, copinage | vetternwirtschaft im amt, nepotismus, filz
fake-jobs | empleos ficticios, asesores fantasma | fake jobs, fictitious jobs, no-show jobs | emplois fictifs, assistants parlementaires, emploi fictif, assistants du FN | scheinbeschäftigung, scheinarbeitsverhältnisse, fiktive jobs
abuse-of-office | prevaricación, abuso de poder, abuso de autoridad, prevaricar | abuse of power, abuse of office, misconduct in office, misconduct in public | abus de pouvoir, forfaiture, abus d'autorité | amtsmissbrauch, machtmissbrauch, rechtsbeugung
betrayal | alta traición, traición, traidor | treason, traitor, high treason | trahison, haute trahison, traître | hochverrat, landesverrat, verräter
sedition | sedición, sedicioso | sedition, seditious conspiracy, seditious | sédition, séditieux, conspiration séditieuse | aufruhr, aufwiegelung, aufrührerische verschwörung
obstruction-justice | obstrucción a la justicia, obstrucción de la justicia | obstruction of justice, perverting the course | entrave à la justice, obstruction à la justice | behinderung der justiz, justizbehinderung, strafvereitelung
resignation-call | pide la dimisión, petición de dimisión, exige la dimisión | calls to resign, calls for resignation, urged to resign, calls to quit | appelle à démissionner, appels à la démission, demande la démission | rücktrittsforderung, fordert rücktritt, rücktritt gefordert
plagiarism | plagio, tesis plagiada, tesis doctoral | plagiarism*, plagiarised, plagiarized | plagiat, plagié, plagier, plagiaire | plagiat, plagiatsvorwürfe, plagiatsaffäre, doktorarbeit, doktortitel, plagiatsjäger
partygate | Partygate, fiestas de Downing Street | Partygate, Downing Street parties | Partygate | Partygate, party-affäre
koldo-case | caso Koldo, Ábalos, Koldo, Santos Cerdán, trama Koldo | Koldo case, Ábalos, Koldo, Santos Cerdán | affaire Koldo, Abalos, Santos Cerdán | Koldo-Affäre, Ábalos, Koldo, Cerdán
begona-gomez | Begoña Gómez, caso Begoña | Begoña Gómez, Sánchez's wife | Begoña Gómez, épouse de Sánchez | Begoña Gómez, Sánchez-Ehefrau
odebrecht | Odebrecht, Lava Jato | Odebrecht, Car Wash, Lava Jato | Odebrecht, Lava Jato | Odebrecht, Lava Jato
qatargate | Qatargate, Kaili | Qatargate, Kaili | Qatargate, Kaili | Katargate, Kaili, Katar-Skandal
pfizergate | Pfizergate | Pfizergate, von der Leyen texts | Pfizergate | Pfizergate, Pfizer-SMS
epstein-files | papeles de Epstein, archivos de Epstein, caso Epstein, archivos Epstein, Epstein, Jeffrey Epstein | Epstein files, Jeffrey Epstein, Epstein documents, Epstein | affaire Epstein, dossiers Epstein, Jeffrey Epstein, Epstein | Epstein-Akten, Epstein-Skandal, Jeffrey Epstein, Epstein, Epstein-Affäre
hush-money | caso Stormy Daniels, soborno a Stormy, Stormy Daniels, pago a actriz porno | hush money, Stormy Daniels | Stormy Daniels, affaire Stormy Daniels | schweigegeld, schweigegeldprozess, Stormy Daniels, schweigegeld-prozess
mueller-report | trama rusa, fiscal especial, informe Mueller, Rusiagate | special counsel, Mueller report, Russia probe, Russiagate | procureur spécial, rapport Mueller, enquête russe | sonderermittler, mueller-bericht, russland-affäre, sonderstaatsanwalt
signalgate | Signalgate, chat de Signal, filtración de Signal | Signalgate, Signal chat, Signal leak | Signalgate, messagerie Signal | Signal-Chat, Signalgate, Signal-Affäre, Chat-Affäre
hunter-biden | Hunter Biden | Hunter Biden | Hunter Biden | Hunter Biden
cum-ex | Cum-Ex | Cum-Ex | CumEx, CumCum, cum-ex | Cum-Ex, Cum-Ex-Affäre, Cum-Ex-Skandal
mask-scandal | caso mascarillas | mask deals, PPE contracts, PPE Medpro | affaire des masques | maskenaffäre, maskendeals, masken-affäre
libyan-funding | caso libio, financiación libia | Libyan funding, Libya funding, Libyan financing | affaire libyenne, fonds libyens | Libyen-Affäre, Gaddafi-Geld, libysche wahlkampfhilfe, libysche gelder
ibiza-affair | caso Ibiza, vídeo de Ibiza, Ibizagate | Ibiza scandal, Ibizagate, Ibiza video | Ibizagate, vidéo d'Ibiza | Ibiza-Affäre, Ibiza-Video, Ibiza-Untersuchungsausschuss
mccarthyism-purge | purga, depuración política | purge | purge, limogeages en série | säuberungswelle, politische säuberung
cult-of-personality | culto a la personalidad | cult of personality, personality cult | culte de la personnalité | personenkult
authoritarianism | autoritarism*, autoritario, autócrata, autocracia, iliberal, "autoritarismo" | authoritarian, authoritariani*, autocrat, autocracy, illiberal | autoritarism*, autoritaire, autocrate, illibéral | autoritarismus, autoritär, autokrat, autokratie, illiberal
military-dictatorship | dictadura militar | military dictatorship | dictature militaire | militärdiktatur
doge | DOGE, Departamento de Eficiencia | DOGE, Department of Government Efficiency | DOGE, commission à l'efficacité | DOGE, US-Effizienzbehörde
project-2025 | Proyecto 2025 | Project 2025 | Projet 2025 | Project 2025, Projekt 2025
civil-service-layoffs | despido de funcionarios, funcionarios, empleados públicos | civil servants, federal workers, federal employees, public servants | fonctionnaires, fonction publique, agents publics | beamte, staatsbedienstete, öffentlicher dienst, bundesbedienstete
bureaucracy | burocracia, burocrático, trabas burocráticas | bureaucracy, red tape, bureaucrats | bureaucratie, simplification administrative | bürokratie, bürokratieabbau, bürokratisch
national-guard | Guardia Nacional, despliegue de la Guardia | National Guard, Guard troops, National Guard deployment | Garde nationale | Nationalgarde, Nationalgardisten
insurrection-act | Ley de Insurrección, insurrección | Insurrection Act, insurrection, insurrectionis* | loi sur l'insurrection, insurrection, Insurrection Act | Insurrection Act, aufstandsgesetz, insurrektion
# international organisations
united-nations-general-assembly | Asamblea General | UNGA | Assemblée générale | Vollversammlung, Generalversammlung
unhcr | Acnur, ACNUR | UNHCR, UN refugee agency | HCR, UNHCR, agence pour les réfugiés | UNHCR, UN-flüchtlingshilfswerk, flüchtlingshilfswerk, UN-flüchtlingskommissar
unicef | Unicef | UNICEF | Unicef | Unicef, kinderhilfswerk, UN-kinderhilfswerk
unesco | Unesco | UNESCO | Unesco | Unesco
world-heritage | Patrimonio de la Humanidad, Patrimonio Mundial, patrimonio inmaterial, patrimonio | World Heritage, World Heritage Site, intangible heritage, heritage site, heritage | patrimoine mondial, patrimoine de l'humanité, patrimoine immatériel, patrimoine | welterbe, weltkulturerbe, welterbestätte, welterbeliste, kulturerbe, weltnaturerbe, unesco-welterbe
unrwa | UNRWA | UNRWA, agency for Palestinian refugees | UNRWA, Unrwa | UNRWA, Palästinenserhilfswerk, palästinenser-hilfswerk
wfp | PMA, Programa Mundial de Alimentos | WFP, World Food Programme, World Food Program | PAM, Programme alimentaire mondial | WFP, Welternährungsprogramm
fao | FAO | FAO, Food and Agriculture Organization | FAO | FAO, Welternährungsorganisation
ocha | OCHA | OCHA, UN humanitarian | Ocha, OCHA | OCHA, Ocha, UN-nothilfebüro
ohchr | Alto Comisionado, Oficina de Derechos Humanos | OHCHR, UN human rights, UN rights office | haut-commissaire, Haut-Commissariat | hochkommissar
unifil | FINUL, Unifil | UNIFIL | Finul, FINUL | Unifil
minusma | Minusma | MINUSMA | Minusma | Minusma
undp | PNUD | UNDP | PNUD | UNDP
unep | PNUMA | UNEP, UN Environment Programme | PNUE | UNEP, UN-Umweltprogramm
iom | OIM, Organización para las Migraciones | IOM, International Organization for Migration | OIM, Organisation pour les migrations | IOM
ilo | OIT, Organización Internacional del Trabajo | ILO, International Labour Organization | OIT, Organisation internationale du travail | ILO, Internationale Arbeitsorganisation
wto | OMC, Organización Mundial del Comercio | WTO, World Trade Organization, World Trade Organisation | OMC, Organisation mondiale du commerce | WTO, Welthandelsorganisation
wmo | OMM, Organización Meteorológica Mundial | WMO, World Meteorological Organization | OMM, Organisation météorologique mondiale | WMO, Weltwetterorganisation, Weltmeteorologieorganisation
ipcc | IPCC, panel intergubernamental, panel del clima | IPCC, UN climate panel, climate panel | Giec, GIEC | IPCC, Weltklimarat
world-bank | Banco Mundial | World Bank | Banque mondiale | Weltbank
imf | FMI, Fondo Monetario Internacional, Fondo Monetario | IMF, International Monetary Fund | FMI, Fonds monétaire international | IWF, Internationaler Währungsfonds, Währungsfonds
who | OMS, Organización Mundial de la, Tedros, Tedros Adhanom | WHO, World Health Organization, World Health Organisation, Tedros | OMS, Organisation mondiale de la, Tedros | Weltgesundheitsorganisation, WHO, Tedros
oecd | OCDE | OECD | OCDE | OECD
osce | OSCE | OSCE | OSCE | OSZE
council-of-europe | Consejo de Europa | Council of Europe | Conseil de l'Europe | Europarat
bis | BPI, Banco de Pagos Internacionales | BIS, Bank for International Settlements | BRI, Banque des règlements internationaux | BIZ, Bank für Internationalen Zahlungsausgleich
opec | OPEP, países exportadores de petróleo | OPEC, opec countries | OPEP, Opep, pays exportateurs de pétrole | Opec, OPEC, opec-staaten
iea | AIE, Agencia Internacional de la | IEA, International Energy Agency | AIE | IEA, Internationale Energieagentur
iaea | OIEA, Organismo Internacional de Energía, Rafael Grossi, Grossi | IAEA, International Atomic Energy Agency, UN nuclear watchdog, nuclear watchdog, Grossi | AIEA, Grossi | IAEA, Atomenergiebehörde, IAEO, Grossi, Atombehörde
icao-iata | IATA, OACI | IATA, ICAO | Iata, IATA, OACI | IATA, ICAO
interpol | Interpol | Interpol, red notice | Interpol, notice rouge | Interpol
europol | Europol, Eurojust | Europol, Eurojust | Europol, Eurojust | Europol, Eurojust
icj | CIJ, Corte Internacional de Justicia, Tribunal Internacional de Justicia, TIJ | ICJ, International Court of Justice, World Court | CIJ, Cour internationale de justice | IGH, Internationaler Gerichtshof
arrest-warrant | orden de arresto internacional, orden de detención internacional, orden de detención, orden de arresto | arrest warrant, international arrest warrant | mandat d'arrêt | haftbefehl, internationaler haftbefehl
echr | TEDH, Tribunal Europeo de Derechos, Estrasburgo tumba, Tribunal de Estrasburgo | European Court of Human, ECHR | CEDH, Cour européenne des droits | EGMR, Europäischer Gerichtshof für Menschenrechte, Menschenrechtsgerichtshof, Gerichtshof für Menschenrechte, Straßburger Gerichtshof
cjeu | TJUE, Justicia europea, Tribunal de Luxemburgo, justicia de la UE, Tribunal de Justicia europeo | ECJ, CJEU, European Court of Justice, EU court, top EU court | CJUE, justice européenne, Cour de justice européenne | EuGH, Europäischer Gerichtshof, EU-Gericht, EU-Richter
eu-general-court | Tribunal General de la | EU General Court | Tribunal de l'UE | Gericht der EU, Gericht der europäischen union
inter-american-court | Corte IDH, Corte Interamericana, CIDH, Comisión Interamericana | Inter-American Court, Inter-American Commission | Cour interaméricaine, Commission interaméricaine | Interamerikanischer Gerichtshof
cas | TAS, Tribunal de Arbitraje Deportivo, Tribunal Arbitral del Deporte | CAS, Court of Arbitration | TAS, Tribunal arbitral du sport | CAS, Internationaler Sportgerichtshof, Sportgerichtshof
ec | Comisión Europea, Ejecutivo comunitario, Bruselas propone, Ejecutivo europeo | European Commission, EU Commission, EU executive | Commission européenne, exécutif européen, Commission de Bruxelles | EU-Kommission, Europäische Kommission, Brüsseler Behörde
eu-council | Consejo Europeo, Consejo de la UE | European Council, EU Council | Conseil européen | EU-Rat, Europäischer Rat, EU-Staats- und Regierungschefs
eu-presidency | presidencia de turno, presidencia española de la, presidencia rotatoria, presidencia del Consejo | EU presidency, rotating presidency | présidence tournante, présidence de l'UE | EU-Ratspräsidentschaft, Ratspräsidentschaft, EU-Ratsvorsitz
europarl | Eurocámara, Parlamento Europeo, eurodiputados | European Parliament, EU Parliament, MEP, MEPs | Parlement européen, eurodéputé, eurodéputée | EU-Parlament, Europaparlament, Europäisches Parlament, Europaabgeordnete, EU-Abgeordnete
eurogroup | Eurogrupo, Ecofin | Eurogroup, Ecofin | Eurogroupe, Ecofin | Eurogruppe, Ecofin, EU-Finanzminister, Euro-Gruppe
eurozone | eurozona, zona del euro, zona euro | eurozone, euro zone, euro area | zone euro | eurozone, euroraum, euro-raum, euro-zone
eu-27 | Veintisiete, los Veintisiete, países de la UE, Estados miembros | EU member states, member states, EU countries, EU leaders | les Vingt-Sept, Vingt-Sept, Etats membres, pays membres | EU-Staaten, EU-Länder, mitgliedstaaten, mitgliedsstaaten
ecb | BCE, Banco Central Europeo, Lagarde | ECB, European Central Bank, Lagarde | BCE, Banque centrale européenne, Lagarde | EZB, Europäische Zentralbank, Lagarde
eib | BEI, Banco Europeo de Inversiones | EIB, European Investment Bank | BEI, Banque européenne d'investissement | EIB, Europäische Investitionsbank
ema | EMA, Agencia Europea de Medicamentos, Agencia Europea del Medicamento, Agencia del Medicamento | EMA, European Medicines Agency | EMA, AEM, Agence européenne des médicaments, ANSM | EMA, Europäische Arzneimittelbehörde, EU-Arzneimittelagentur, Arzneimittelagentur
ecdc | ECDC, Centro Europeo de Control | ECDC | ECDC | ECDC, EU-Seuchenbehörde
eppo | Fiscalía Europea | EPPO, European Public Prosecutor | Parquet européen | Europäische Staatsanwaltschaft, EPPO
olaf-eu | OLAF, oficina antifraude | OLAF, anti-fraud office | Olaf, OLAF, Office antifraude | Olaf-Betrugsbekämpfung, OLAF
next-generation-eu | Next Generation, fondos europeos, fondos de recuperación, fondos Next Generation | EU recovery fund, recovery fund, EU funds, cohesion funds | plan de relance européen, fonds européens, fonds de relance | EU-Aufbaufonds, EU-Gelder, Corona-Aufbaufonds, EU-Mittel, EU-Fördergelder
eu-budget | presupuesto europeo, presupuesto de la UE, marco financiero plurianual | EU budget, EU's budget | budget européen, budget de l'UE | EU-Haushalt, EU-Finanzrahmen, EU-Etat, EU-Budget
eu-treaties | tratados europeos, tratado de Lisboa, Tratado de Maastricht | EU treaties, Lisbon Treaty, Maastricht Treaty | traités européens, traité de Lisbonne, traité de Maastricht | EU-Verträge, Vertrag von Lissabon, Vertrag von Maastricht
infringement | procedimiento de infracción, expediente sancionador de Bruselas | infringement procedure, infringement proceedings | procédure d'infraction | vertragsverletzungsverfahren
green-deal | Pacto Verde, Pacto Verde Europeo, taxonomía | Green Deal, European Green Deal | Pacte vert, Green Deal | Green Deal, EU-Klimapaket, Klimapaket
farm-policy | PAC, política agraria común, Política Agrícola Común | Common Agricultural Policy, farm subsidies, farm bill | PAC, politique agricole commune | EU-Agrarpolitik, gemeinsame agrarpolitik, EU-Agrarreform, GAP, agrarpolitik, agrarsubventionen
digital-services-act | Ley de Servicios Digitales, Ley de Mercados Digitales, DSA | Digital Services Act, Digital Markets Act, DSA, Online Safety Act | DSA, DMA | DSA, digital services act, digitale-dienste-gesetz, digitalgesetz, Digital Markets Act, Gesetz über digitale Dienste
ai-law | ley de inteligencia artificial, ley de IA, reglamento de IA, regulación de la IA | AI Act, AI law, AI regulation, AI safety | loi sur l'IA, AI Act, règlement sur l'IA, régulation de l'IA | KI-Gesetz, AI Act, KI-Verordnung, KI-Regulierung
combustion-engine | motores de combustión, coches de combustión, prohibición de los coches, fin de los coches | combustion engine ban, petrol car ban, combustion engine, ban on combustion, petrol cars | moteurs thermiques, fin du moteur thermique, voitures thermiques | verbrenner-aus, verbrennerverbot, verbrenner, verbrennungsmotor, verbrennermotor, verbrenner-verbot
# national institutions
fbi | FBI, Oficina Federal de Investigación | FBI, Federal Bureau | FBI | FBI, US-Bundespolizei
cia | CIA | CIA, Central Intelligence Agency | CIA | CIA
nsa | NSA, Snowden | NSA, National Security Agency, Snowden | NSA, Snowden | NSA, Snowden, NSA-Affäre
homeland-security | Seguridad Nacional estadounidense, DHS | Department of Homeland Security, DHS | département de la Sécurité, DHS | Heimatschutz
dea | DEA | DEA, Drug Enforcement Administration | DEA | DEA, US-Drogenbehörde
supremecourt | Tribunal Supremo, Corte Suprema, Supremo | supreme court, highest court, top court | cour suprême | oberster gerichtshof, obersten gerichtshof, verfassungsgericht*, Oberstes Gericht, Höchstgericht
westminster | Parlamento británico, Palacio de Westminster | UK parliament, British parliament | Parlement britannique | britisches parlament
whitehall | Whitehall | Whitehall | Whitehall | Whitehall
scotland-yard | Scotland Yard, Policía Metropolitana de Londres, Policía Metropolitana | Scotland Yard, Met Police, Metropolitan Police | Scotland Yard, police métropolitaine | Scotland Yard, Londoner Polizei
mi5-mi6 | MI5, MI6 | MI5, MI6, GCHQ | MI5, MI6 | MI5, MI6, britischer geheimdienst
holyrood | Holyrood, Parlamento escocés | Holyrood, Scottish Parliament | Holyrood, Parlement écossais | Holyrood, schottisches parlament
stormont | Stormont, Asamblea norirlandesa | Stormont, Northern Ireland Assembly | Stormont, Assemblée nord-irlandaise | Stormont, nordirisches parlament
ofcom | Ofcom | Ofcom | Ofcom | Ofcom
fed | Fed, Reserva Federal, Jerome Powell, Powell | Fed, Federal Reserve, Jerome Powell, Powell | Fed, Réserve fédérale, Jerome Powell, Powell, banque centrale américaine | Fed, US-Notenbank, Federal Reserve, Jerome Powell, Powell
swiss-national-bank | Banco Nacional Suizo | Swiss National Bank, SNB | Banque nationale suisse, BNS | Schweizerische Nationalbank, SNB
sec-us | SEC | SEC, Securities and Exchange Commission | SEC, gendarme boursier américain, gendarme de la Bourse | SEC, US-Börsenaufsicht, Börsenaufsicht
ftc | FTC, Comisión Federal de Comercio | FTC, Federal Trade Commission | FTC | FTC, US-Handelsaufsicht
fcc | FCC, Comisión Federal de Comunicaciones | FCC, Federal Communications Commission | FCC | FCC, US-Medienaufsicht
fda | FDA | FDA, Food and Drug Administration | FDA, Agence américaine du médicament | FDA, US-Arzneimittelbehörde
cdc | CDC | CDC, Centers for Disease Control | CDC, centres de contrôle | CDC, US-Gesundheitsbehörde
faa | FAA | FAA, Federal Aviation Administration | FAA | FAA, US-Luftfahrtbehörde
ntsb | NTSB | NTSB, National Transportation Safety Board | NTSB | NTSB, US-Verkehrssicherheitsbehörde
fema | FEMA | FEMA, Federal Emergency Management | FEMA | Fema, FEMA, US-Katastrophenschutz
noaa | NOAA | NOAA, National Weather Service | NOAA | NOAA, US-Wetterbehörde
epa | EPA, Agencia de Protección Ambiental | EPA, Environmental Protection Agency | EPA | EPA, US-Umweltbehörde
irs | IRS, fisco estadounidense | IRS, Internal Revenue Service | IRS, fisc américain | IRS, US-Steuerbehörde
antitrust-authority | CNMC, Competencia, antimonopolio, autoridad de competencia, defensa de la competencia, abuso de posición dominante | competition authority, competition watchdog, CMA, antitrust regulator, antitrust, anti-trust | Autorité de la concurrence, gendarme de la concurrence, antitrust, abus de position dominante | Bundeskartellamt, Kartellamt, wettbewerbshüter, kartellwächter, kartellbehörde, wettbewerbsbehörde
financial-regulator | CNMV, regulador financiero | financial regulator, FCA, Financial Conduct Authority | AMF, régulateur financier, Autorité des marchés financiers | Bafin, Finanzaufsicht
network-agency | regulador energético | Ofgem, energy regulator | CRE, régulateur de l'énergie | Bundesnetzagentur, Netzagentur
tax-office | Agencia Tributaria, Hacienda, el fisco, fisco | tax authority, tax office, HMRC, taxman | fisc, administration fiscale | finanzamt, steuerbehörde, fiskus, steuerfahndung
statistics-office | INE, Instituto Nacional de Estadística, Eurostat | statistics office, ONS, Office for National Statistics, Eurostat | Insee, INSEE, Eurostat | Statistisches Bundesamt, Destatis, Eurostat
conseil-etat | Consejo de Estado | Council of State, Conseil d'Etat | Conseil d'Etat | Staatsrat
french-senate | Senado francés | French Senate | Sénat français, palais du Luxembourg | französischer Senat
dgse | DGSI, DGSE | DGSI, DGSE | DGSI, DGSE | DGSI, DGSE
pnf-fr | Fiscalía Nacional Financiera, fiscalía financiera | financial prosecutors | Parquet national financier, PNF | Finanzstaatsanwaltschaft
pnat | fiscalía antiterrorista | anti-terror prosecutors, counterterrorism prosecutors | Parquet national antiterroriste, Pnat, parquet antiterroriste | Anti-Terror-Staatsanwaltschaft
arcom | Arcom | Arcom | Arcom, CSA | Arcom
sante-publique-france | Salud Pública Francia | French health agency | Santé publique France, Haute Autorité de santé | französische Gesundheitsbehörde
robert-koch | RKI, Instituto Robert Koch, Robert Koch, Fernando Simón, Fauci, virólogo | RKI, Robert Koch Institute, Robert Koch, Fauci, Chris Whitty, virologist | Institut Robert-Koch, Robert-Koch, Fauci, Raoult, Didier Raoult, virologue, infectiologue, conseil scientifique | RKI, Robert-Koch-Institut, Drosten, virologe, virologin, Wieler, Fauci, Streeck
stiko | comité de vacunación, STIKO | vaccine committee, JCVI, STIKO | comité vaccinal, STIKO | Stiko, STIKO, Impfkommission
chancellery-de | Cancillería alemana, Cancillería federal | German chancellery, chancellery | chancellerie allemande | Kanzleramt, Bundeskanzleramt, Ballhausplatz
verfassungsschutz | servicio de inteligencia alemán, Oficina para la Protección, inteligencia alemana | German domestic intelligence, BfV, Verfassungsschutz | renseignement intérieur allemand, renseignements allemands | Verfassungsschutz, Verfassungsschutzbericht, Bundesamt für Verfassungsschutz
bnd | BND | BND | BND | BND, Bundesnachrichtendienst
bka | BKA, policía criminal alemana | BKA, German federal police, Federal Criminal Police, Federal Criminal Police Office | BKA, police criminelle allemande | BKA, Bundeskriminalamt, LKA, Landeskriminalamt
generalbundesanwalt | Fiscalía federal, Fiscalía Federal alemana | German federal prosecutors, federal prosecutor | parquet fédéral, procureur fédéral | Bundesanwaltschaft, Generalbundesanwalt, Generalbundesanwältin
federal-court-bgh | Tribunal Federal, Tribunal Supremo alemán, Tribunal Federal alemán, Tribunal Federal de Justicia | Federal Court of Justice, BGH | Cour fédérale de justice | Bundesgerichtshof, BGH, Bundesverwaltungsgericht, Bundesarbeitsgericht
bundeswehr | Bundeswehr, Ejército alemán | Bundeswehr, German army, German armed forces | Bundeswehr, armée allemande | Bundeswehr, Bundeswehrsoldaten
bamf | oficina de migración alemana | German migration office | office allemand des migrations | Bamf, BAMF, Bundesamt für Migration
deutsche-welle-ard | ARD, ZDF, televisión pública | public broadcaster | audiovisuel public, France Télévisions, télévision publique | ARD, ZDF, öffentlich-rechtlicher rundfunk, rundfunkbeitrag, rundfunkgebühren
high-court-spain | Audiencia Nacional | Spain's High Court, National Court, Spain's National Court, Audiencia Nacional | Audience nationale | Nationaler Gerichtshof, Nationaler Strafgerichtshof Spaniens, Audiencia Nacional
civil-guard | Guardia Civil, UCO, benemérita, Guardia Civil española | Civil Guard, Guardia Civil | Garde civile, Guardia Civil | Guardia Civil
mossos | Mossos, Mossos d'Esquadra, Ertzaintza, Mossos d'Esquadra catalanes | Mossos, Catalan police | Mossos, police catalane | Mossos, katalanische polizei
cni | CNI | CNI, Spanish intelligence | CNI, renseignement espagnol | CNI, spanischer geheimdienst
fiscalia-anticorrupcion | Anticorrupción, Fiscalía Anticorrupción | anti-corruption prosecutors, anti-corruption agency | parquet anticorruption, procureur anticorruption | antikorruptionsstaatsanwaltschaft, antikorruptionsbehörde, korruptionsstaatsanwaltschaft, WKStA
planalto | Praça dos Três Poderes | Planalto Palace | palais du Planalto | Planalto-Palast
stf-br | Supremo brasileño, Tribunal Supremo de Brasil, Alexandre de Moraes, Supremo Tribunal Federal | Brazil's Supreme Court, Alexandre de Moraes, Brazilian Supreme Court | Cour suprême brésilienne, Alexandre de Moraes, Cour suprême du Brésil | Brasiliens Oberstes Gericht, Alexandre de Moraes, Oberstes Gericht Brasiliens
los-pinos | palacio Nacional, Los Pinos, mañanera | National Palace Mexico, mañanera | Palais national | Nationalpalast
presidential-palace | palacio presidencial, palacio de Gobierno, sede presidencial | presidential palace, presidential residence | palais présidentiel | präsidentenpalast, präsidentenpalais, präsidentensitz
sbu | SBU, servicio de seguridad ucraniano | SBU, Ukrainian security service | SBU, services ukrainiens | SBU, ukrainischer geheimdienst
roskomnadzor | Roskomnadzor, Roscosmos | Roskomnadzor, Roscosmos | Roskomnadzor, Roscosmos | Roskomnadsor, Roskosmos
group-idf | Ejército israelí, Fuerzas de Defensa de | Israeli army, Israeli military | armée israélienne | israelische streitkräfte
board-of-peace | Junta de Paz, Consejo de Paz | Board of Peace | Conseil de paix, Conseil de la paix | Friedensrat, Board of Peace
ghf-gaza | Fundación Humanitaria de Gaza, GHF | Gaza Humanitarian Foundation, GHF | Fondation humanitaire de Gaza, GHF | Gaza Humanitarian Foundation, GHF
guardian-council | Consejo de Guardianes, Asamblea de Expertos | Guardian Council, Assembly of Experts | Conseil des gardiens, Assemblée des experts | Wächterrat, Expertenrat
morality-police | policía de la moral, policía moral | morality police | police des mœurs, police de la moralité | sittenpolizei, moralpolizei
politburo | Politburó, buró político, Comité Permanente | Politburo, Standing Committee | Bureau politique, comité permanent | Politbüro, Ständiger Ausschuss, Zentralkomitee
central-committee | Comité Central | Central Committee, plenum of party | Comité central | ZK
national-peoples-congress | Asamblea Nacional Popular, Asamblea Popular, Asamblea Popular Nacional | National People's Congress, NPC | Assemblée nationale populaire, ANP | Volkskongress, Nationaler Volkskongress
hong-kong-security-law | ley de seguridad nacional | national security law, Hong Kong security law | loi de sécurité nationale | sicherheitsgesetz, nationales sicherheitsgesetz
federal-reserve-governor | Lisa Cook, gobernadora de la Fed | Lisa Cook, Fed governor | Lisa Cook, gouverneure de la Fed | Lisa Cook, Fed-Gouverneurin
federal-council-ch | Consejo Federal, Consejo Federal suizo | Swiss Federal Council, Swiss government, Federal Council | Conseil fédéral, Conseil national, Conseil des Etats | Schweizer Bundesrat, Ständerat
african-union | Unión Africana, UA | African Union, AU | Union africaine, UA | Afrikanische Union
ecowas | Cedeao | ECOWAS | Cédéao | Ecowas
arab-league | Liga Árabe | Arab League | Ligue arabe | Arabische Liga
asean | ASEAN | ASEAN, Asean | Asean, ASEAN | Asean, ASEAN
apec | APEC, Apec | APEC, Apec | Apec, APEC | Apec, APEC
sco | OCS | SCO, Shanghai Cooperation Organisation | OCS | SOZ, Shanghaier Organisation, SCO
csto | OTSC | CSTO | OTSC | OVKS
cis | CEI, Comunidad de Estados Independientes | CIS, Commonwealth of Independent States | CEI | GUS, GUS-Staaten
commonwealth | Commonwealth, Mancomunidad | Commonwealth | Commonwealth | Commonwealth
oas | OEA, Organización de Estados Americanos | OAS, Organization of American States | OEA, Organisation des Etats américains | OAS, Organisation Amerikanischer Staaten
celac | CELAC, Celac | CELAC, Celac | Celac, CELAC | Celac, CELAC
unasur-alba | ALBA, Unasur, Alianza del Pacífico, Grupo de Lima, Grupo de Puebla | ALBA, Unasur, Pacific Alliance, Lima Group | ALBA, Unasur, Alliance du Pacifique, groupe de Lima | ALBA, Unasur, Pazifik-Allianz, Lima-Gruppe
americas-summit | Cumbre de las Américas, Cumbre Iberoamericana | Summit of the Americas, Ibero-American summit | Sommet des Amériques, sommet ibéro-américain | Amerika-Gipfel, iberoamerikanischer Gipfel, Amerikagipfel
caricom | Caricom | Caricom | Caricom | Caricom
aukus | Aukus, AUKUS | AUKUS, Aukus | Aukus, AUKUS | Aukus, AUKUS
visegrad | Visegrado, Grupo de Visegrado | Visegrad, Visegrad Group | Visegrad, groupe de Visegrad | Visegrad, Visegrád-Staaten, Visegrad-Gruppe
weimar-triangle | Triángulo de Weimar | Weimar Triangle | triangle de Weimar | Weimarer Dreieck
efta | EFTA | EFTA, European Free Trade Association | AELE | EFTA, Efta
european-political-community | Comunidad Política Europea | European Political Community | Communauté politique européenne | Europäische Politische Gemeinschaft, EPG
paris-club | Club de París | Paris Club | Club de Paris | Pariser Club
five-eyes | Cinco Ojos, Five Eyes | Five Eyes | Five Eyes | Five Eyes
imf-chief | Georgieva | Georgieva | Georgieva | Georgieva
un-human-rights-council | Consejo de Derechos Humanos | Human Rights Council | Conseil des droits humains | UN-Menschenrechtsrat, Menschenrechtsrat
# holidays and memorial days
national-day | fiesta nacional, Día de la Hispanidad, 12 de octubre, Día de la Independencia | national day, national holiday, Independence Day, Fourth of July | fête nationale, 14-Juillet, jour de l'indépendance | nationalfeiertag, tag der deutschen einheit, bundesfeier, unabhängigkeitstag, tag der einheit
holiday-public | día festivo, festivo nacional, puente festivo, día feriado, "feriado", festivo, "feriados" | public holiday, bank holiday | jour férié | feiertag, gesetzlicher feiertag
independence-day | 4 de julio, Cuatro de Julio | July 4 | 4-Juillet, fête de l'Indépendance | 4. Juli, Independence Day
bastille-day | 14 de julio, toma de la Bastilla | Bastille Day | défilé du 14-Juillet | Bastille-Tag, französischer Nationalfeiertag, 14. Juli
labour-day | Primero de Mayo, 1 de mayo, Día del Trabajo | May Day, Labour Day, Labor Day, International Workers' Day | 1er-Mai, Premier-Mai, fête du Travail | Tag der Arbeit, 1. Mai, Maifeiertag, Mai-Kundgebungen, 1.-mai-demo, maikundgebung
victory-day | Día de la Victoria, 9 de mayo, desfile de la Victoria | Victory Day, VE Day, Victory Day parade | jour de la Victoire, 9-Mai, 8-Mai, 8 mai 1945 | tag des sieges, siegesparade, kriegsende, 8. mai
d-day | desembarco de Normandía, Día D | D-Day, Normandy landings | Débarquement, débarquement de Normandie, D-Day | D-Day, Landung der Alliierten, Landung in der Normandie, Normandie-Landung
military-parade | desfile militar, parada militar | military parade | défilé militaire, parade militaire | militärparade, truppenparade
remembrance-day | Día del Armisticio, Día del Recuerdo, 11 de noviembre | Remembrance Day, Armistice Day, Remembrance Sunday, Veterans Day | 11-Novembre, Armistice, commémorations du 11-Novembre | volkstrauertag, waffenstillstandstag, gefallenengedenken, Remembrance Day
minute-silence | minuto de silencio, minuto de aplausos | minute's silence, moment of silence, minute of silence, minute's applause | minute de silence, minute d'applaudissements | schweigeminute, gedenkminute, trauerflor
holocaust-day | Día del Holocausto, liberación de Auschwitz, memoria del Holocausto | Holocaust Memorial Day, Holocaust Remembrance Day, liberation of Auschwitz | mémoire de l'Holocauste, libération d'Auschwitz | holocaust-gedenktag, holocaustgedenktag, befreiung von Auschwitz, gedenktag für opfer, auschwitz-befreiung
september-11 | 11-S, 11S, 11 de septiembre, atentados del 11-S | 9/11, September 11, Sept 11, September 11 attacks | 11-Septembre, attentats du 11-Septembre | 11. september, 9/11, anschläge vom 11, elfter september, Anschläge vom 11. September
eleven-m | 11-M, 11M, atentados del 11-M | Madrid train bombings, 11-M | attentats de Madrid | Madrider zuganschläge, madrider bombenanschläge
womens-day | 8-M, 8M, Día de la Mujer, Día Internacional de la, 8 de marzo | International Women's Day, Women's Day | journée des droits des, 8-Mars, Journée des femmes, journée de la femme, journée internationale des femmes | Frauentag, Weltfrauentag, Internationaler Frauentag, Frauenkampftag
violence-women-day | 25-N, 25N, día contra la violencia | day against violence | journée contre les violences, 25-Novembre | orange day, tag gegen gewalt
lgbt-day | Día del Orgullo, Orgullo LGTBI, Orgullo de Budapest | Pride day, Pride month, Budapest Pride | mois des fiertés, Pride de Budapest, Budapest Pride | pride month, Budapest Pride, CSD-umzug
earth-day | Día de la Tierra, Día Mundial del Medio | Earth Day, World Environment Day | Jour de la Terre, journée de la Terre | tag der erde, Weltumwelttag
world-aids-day | día mundial del sida | World AIDS Day | journée mondiale contre le | welt-aids-tag
carnival | Carnaval, comparsa, Carnaval de Río, chirigota | carnival, Mardi Gras, Rio carnival, samba, Notting Hill | carnaval, Mardi gras, carnaval de Rio, carnaval de Nice | karneval, fasching, rosenmontag, fastnacht, weiberfastnacht, rosenmontagszug, fasnacht, karnevalsumzug, jecken, elfter november
ash-wednesday | Miércoles de Ceniza, Cuaresma | Ash Wednesday | mercredi des Cendres, carême | aschermittwoch, fastenzeit, politischer aschermittwoch
easter | Semana Santa, Pascua, Domingo de Resurrección, cofradía, Domingo de Ramos, pascual | Easter, Easter Sunday, Palm Sunday, Good Friday | Pâques, dimanche de Pâques, week-end pascal, Vendredi saint | "ostern", osterfest, ostersonntag, osterferien, ostermontag, osterfeuer, osterfeiertage, karfreitag
good-friday | Viernes Santo, procesión, nazareno | Holy Week, Easter procession | semaine sainte, "procession" | karwoche, prozession
easter-march | marchas de Pascua | Easter marches, peace marches | marches de Pâques | ostermarsch, friedensbewegung
urbi-et-orbi | urbi et orbi, bendición urbi et orbi | Urbi et Orbi, Christmas message | urbi et orbi | urbi et orbi, segen urbi et orbi
whitsun | Pentecostés, Ascensión, Corpus Christi | Pentecost, Whitsun, Ascension Day, Corpus Christi | Pentecôte, Ascension, Fête-Dieu, pont de l'Ascension | pfingsten, himmelfahrt, fronleichnam, christi himmelfahrt, pfingstwochenende, pfingstferien
assumption | Asunción de la Virgen, Virgen de agosto | Assumption Day, Feast of the Assumption | Assomption, 15-Août | mariä himmelfahrt
all-saints | Todos los Santos, Día de Todos | All Saints' Day, All Saints | Toussaint | allerheiligen, allerseelen
day-of-dead | Día de Muertos, Día de los Muertos, Catrina | Day of the Dead, All Souls | jour des Morts, fête des Morts | tag der toten, totensonntag
halloween | Halloween, truco o trato | Halloween, trick or treat | Halloween | Halloween, halloween-party, halloween-nacht
thanksgiving | Acción de Gracias, Día de Acción de, Thanksgiving | Thanksgiving, turkey pardon | Thanksgiving | Thanksgiving, Erntedankfest, erntedank
black-friday | Black Friday, Viernes Negro, Cyber Monday | Black Friday, Cyber Monday | Black Friday, Cyber Monday, vendredi noir | Black Friday, Cyber Monday
advent | Adviento | Advent | Avent, calendrier de l'Avent | advent, adventskranz, adventskalender, adventszeit
christmas-market | mercado navideño, mercadillo navideño, mercado de Navidad, mercadillo de Navidad | Christmas market | marché de Noël | weihnachtsmarkt, christkindlmarkt, christkindlesmarkt, weihnachtsmarktbesucher, adventsmarkt
christmas-eve | Nochebuena, cena de Nochebuena | Christmas Eve | réveillon de Noël, veille de Noël | heiligabend, heiliger abend, weihnachtsabend
christmas-speech | discurso de Navidad, mensaje de Navidad, mensaje navideño | Christmas speech, King's Christmas message, Christmas broadcast | discours de Noël, message de Noël, allocution de Noël | weihnachtsansprache, weihnachtsbotschaft
new-year-speech | mensaje de Año Nuevo, discurso de Año Nuevo | New Year's address, New Year address, New Year's speech | vœux présidentiels, vœux aux Français, allocution du 31 | neujahrsansprache, silvesteransprache, neujahrsempfang
boxing-day | San Esteban | Boxing Day | Boxing Day | zweiter weihnachtstag, boxing day, zweiten weihnachtsfeiertag
april-fools | Día de los Inocentes, santos inocentes, inocentada, April Fools | April Fools, April Fools' Day, prank | poisson d'avril, canular | aprilscherz, erster april, streich
mothers-day | Día de la Madre | Mother's Day | fête des Mères | muttertag
fathers-day | Día del Padre | Father's Day | fête des Pères | vatertag, herrentag
san-juan | San Juan, hogueras de San Juan | summer solstice | solstice d'été | mittsommer, sommersonnenwende
sant-jordi | Sant Jordi, Día del Libro, Día de Sant Jordi | World Book Day, Sant Jordi | Sant Jordi, Journée du livre | welttag des buches, Sant Jordi
diada | Diada, 11 de septiembre catalán | Diada, Catalan national day | Diada, fête nationale catalane | Diada, katalanischer nationalfeiertag
koningsdag | Día del Rey, cumpleaños del Rey | King's Day, Trooping the Colour, King's birthday | Fête du Roi, Trooping the Colour | Königstag, Trooping the Colour
juneteenth | Juneteenth | Juneteenth | Juneteenth | Juneteenth
australia-day | Día de Australia, Anzac | Australia Day, Anzac Day, Anzac | Australia Day, Anzac | Australia Day, Anzac-Tag
ramadan | Ramadán, Eid al Fitr, fin del Ramadán, Eid | Ramadan, Eid al-Fitr, Eid | ramadan, Aïd el-Fitr, Aïd | Ramadan, Zuckerfest, fastenbrechen, fastenmonat
hajj | peregrinación a La Meca, hajj, peregrinación anual | Hajj, Mecca pilgrimage | pèlerinage à La Mecque, hadj, hajj, pèlerinage de La Mecque | Hadsch, pilgerfahrt nach Mekka, haddsch
eid-adha | Fiesta del Cordero, Eid al Adha | Eid al-Adha, feast of sacrifice | Aïd el-Adha, Aïd el-Kébir, fête du Sacrifice | opferfest
hanukkah | Janucá, Hanukkah | Hanukkah, Chanukah, menorah | Hanouka, Hanoucca | Chanukka, Chanukka-Fest
yom-kippur | Yom Kipur, Yom Kippur | Yom Kippur | Yom Kippour, Kippour | Jom Kippur
passover | Pascua judía, Purim, Rosh Hashaná | Passover, Purim, Rosh Hashanah | Pessah, Pâque juive, Pourim, Roch Hachana | Pessach, Purim, Rosch Haschana
diwali | Diwali, Holi | Diwali, Holi | Diwali, Divali, Holi | Diwali, Holi
lunar-new-year | Año Nuevo lunar, Año Nuevo chino, año del dragón | Lunar New Year, Chinese New Year, Spring Festival | Nouvel An lunaire, Nouvel An chinois | chinesisches neujahr, mondneujahr, neujahrsfest, chinesisches neujahrsfest
nowruz | Nowruz, Noruz | Nowruz | Norouz, Newroz | Nouruz, Newroz
bull-run | San Fermín, Sanfermines, encierro, toro, corrida de toros, torero, chupinazo | San Fermín, running of the bulls, Pamplona bull run, bullfight, matador, bull run, Pamplona bull | San Fermin, fêtes de Pampelune, lâcher de taureaux, taureau, corrida, encierro, torero, férias | San Fermín, stierlauf, stiertreiben, Sanfermines, stier, stierkampf, stierhatz, torero, stierrennen
fallas | Fallas, Las Fallas, mascletà, Feria de Abril, Feria de Sevilla, Tomatina, castellers, fallas de Valencia | Fallas, Las Fallas, Tomatina, Seville fair, human towers, La Tomatina | Fallas, Tomatina, feria de Séville, bataille de tomates | Fallas, tomatina, tomatenschlacht
state-holiday-may8 | Día de Europa, 9 de mayo europeo | Europe Day | Journée de l'Europe, Fête de l'Europe | Europatag
republic-day | Día de la República, Segunda República, República española | Republic Day, Spanish Republic | fête de la République, jour de la République | tag der republik, republikgeburtstag
constitution-day | Día de la Constitución, puente de la Constitución | Constitution Day | jour de la Constitution | verfassungstag, tag der verfassung
daylight-saving | cambio de hora, horario de verano, horario de invierno, cambio horario | daylight saving, clocks go back, clocks go forward, daylight saving time, clock change | changement d'heure, heure d'été, heure d'hiver | zeitumstellung, sommerzeit, winterzeit
leap-day | 29 de febrero, año bisiesto | leap year, leap day, February 29 | année bissextile, 29 février | schaltjahr, schalttag, 29. februar
# speeches, policy and political action
state-of-union | estado de la Unión, discurso del estado, debate sobre el estado | State of the Union | discours sur l'état, état de l'Union | rede zur lage der, lage der nation
kings-speech | discurso del Rey | King's Speech, Queen's Speech, state opening | discours du Trône, discours du roi | thronrede, king's speech, regierungsprogramm
government-statement | declaración institucional, comparecencia institucional, debate de investidura institucional | government statement, policy statement, address to the nation, televised address | déclaration de politique générale, allocution télévisée, discours de politique générale | regierungserklärung, fernsehansprache, ruck-rede
press-conference | rueda de prensa, conferencia de prensa | press conference, news conference, press briefing | conférence de presse, point presse, point de presse | pressekonferenz, bundespressekonferenz, pressebriefing, medienkonferenz
endorse | respaldo electoral, pide el voto, apoyo a su candidatura | endorsement | appelle à voter, consigne de vote, ralliement | wahlempfehlung, wahlaufruf
promise | promete, prometió, promesa, compromete | vow, pledge, promise, commitment | promet, promesse, promettre, s'engage, s'engage à, promis | verspricht, versprechen, versprochen, gelobt, versprach, zusage, zusichern
concession-political | concesión política, concesiones, cede ante, cesión | concession, climbdown, backs down, caves in | concessions, fait marche arrière, recule face | zugeständnis, einknicken, knickt ein, lenkt ein
turn-around | marcha atrás, da marcha atrás, rectifica, rectificación, rectificar, cambio radical, viraje, dar marcha atrás | U-turn, policy U-turn, backtrack, about-face, reversal, turnaround | volte-face, revirement, rétropédalage, marche arrière | kehrtwende, rückzieher, kurswechsel, macht rückzieher, rolle rückwärts, wende, umdenken
standoff | pulso político, tira y afloja, bloqueo político, enfrentamiento político, retroceso, retroceder, estancamiento, punto muerto | standoff, stand-off, stalemate talks, impasse, gridlock, setbacks, deadlock | bras de fer, impasse, blocage politique, impasse politique, "blocage", enlisement | pattsituation, machtprobe, sackgasse, pattlage, stillstand, patt
compromise | acuerdo de mínimos, solución de compromiso, fórmula de compromiso | compromise, compromise deal | compromis, solution de compromis | kompromiss, kompromisslösung, kompromissvorschlag
consensus | consenso, consensuar, gran consenso | consensus, cross-party, bipartisan, bipartisan deal | consensus, accord transpartisan, transpartisan, accord bipartisan | konsens, parteiübergreifend, überparteilich
coalition-dispute | tensión en el Gobierno, choque entre socios, disputa en la coalición | coalition row, coalition infighting, coalition dispute | tensions au gouvernement, dissensions, désaccord au gouvernement | koalitionsstreit, ampelstreit, ampel-streit, koalitionszoff, regierungsstreit
infighting | guerra interna, división interna, luchas internas, crisis interna | infighting, internal rift, party rift, civil war in party | guerre interne, divisions internes, querelles internes, guerre des chefs | flügelkampf, richtungsstreit, grabenkämpfe
crisis-meeting | reunión de crisis, gabinete de crisis, reunión de urgencia, comité de crisis, reunión de emergencia | crisis meeting, emergency meeting, emergency talks, COBRA meeting, crisis talks | réunion de crise, réunion d'urgence, cellule de crise, sommet de crise | krisensitzung, krisentreffen, krisengipfel, dringlichkeitssitzung, krisenstab, sondersitzung, krisengespräch
extraordinary-session | sesión extraordinaria, pleno extraordinario, cumbre extraordinaria | extraordinary session, emergency session, special session | session extraordinaire, sommet extraordinaire, séance extraordinaire | sondersitzung des bundestags, sondergipfel, außerordentliche sitzung
foreign-policy | política exterior, acción exterior | foreign policy | politique étrangère | außenpolitik
domestic-policy | política interior, política nacional | domestic policy, home affairs | politique intérieure | innenpolitik
security-policy | política de seguridad, estrategia de seguridad, estrategia de seguridad nacional | security policy, security strategy, national security strategy | politique de sécurité, stratégie de sécurité | sicherheitspolitik, sicherheitsstrategie, nationale sicherheitsstrategie
national-security | seguridad nacional | national security | sécurité nationale | nationale sicherheit
homeland-terror-alert | nivel de alerta antiterrorista, alerta antiterrorista | terror alert, terror threat level, threat level | plan Vigipirate, urgence attentat, Vigipirate | terrorwarnstufe, terrorwarnung, terroralarm
nationalization | expropiación, expropiar, nacionalización, nacionalizar | expropriation, nationalization, nationalisation | expropriation, nationalisation | enteignung, verstaatlichung, verstaatlichen
privatization | privatización, privatizar | privatisation, "privatization", "privatize" | privatisation | privatisierung, privatisieren, privatisiert
vaccine-passport | pasaporte covid, certificado covid, pasaporte de vacunas, certificado de vacunación, pase covid | vaccine passport, Covid pass, Covid passport, Covid certificate | pass sanitaire, pass vaccinal, certificat sanitaire | impfpass, 3G-Regel, 2G-Regel, covid-zertifikat, 2G-Plus, impfnachweis, grüner pass, impfzertifikat, corona-pass, 2G
mandatory-vaccination | vacunación obligatoria, obligación de vacunarse, vacuna obligatoria | vaccine mandate, mandatory vaccination, compulsory vaccination | obligation vaccinale, vaccination obligatoire | impfpflicht, allgemeine impfpflicht, einrichtungsbezogene impfpflicht, impfzwang, impfpflicht für
mask-mandate | uso obligatorio de mascarilla, mascarilla obligatoria, mascarilla en exteriores, mascarillas en interiores | mask mandate, mask-wearing, mask rules | port du masque, masque obligatoire | maskenpflicht, FFP2-Maskenpflicht, masken-pflicht
covid-restrictions | restricciones covid, nuevas restricciones, restricciones por el coronavirus, levantamiento de restricciones, restricciones sanitarias, medidas sanitarias, nueva normalidad, levanta las restricciones | Covid restrictions, coronavirus restrictions, Covid rules, easing of restrictions, lockdown easing, lockdown rules, eases restrictions | restrictions sanitaires, mesures sanitaires, allègement des restrictions, déconfinement, levée des restrictions | corona-maßnahmen, corona-regeln, corona-beschränkungen, corona-lockerungen, infektionsschutzgesetz, bundesnotbremse, "lockerungen", notbremse, corona-auflagen
zero-covid | política de covid cero, covid cero | zero-Covid, zero-Covid policy | zéro Covid, politique zéro Covid | null-covid-politik, zero-covid, null-covid
covid-inquiry | investigación del covid, comisión covid | Covid inquiry, Covid-19 inquiry | commission Covid, enquête Covid | corona-aufarbeitung, corona-untersuchungsausschuss, corona-enquete
digital-euro | euro digital, moneda digital | digital euro, digital currency | euro numérique, monnaie numérique | digitaler euro, digitale währung, digitalwährung
basic-income | renta básica, renta básica universal, renta garantizada | universal basic income, basic income | revenu universel, revenu de base | grundeinkommen, bedingungsloses grundeinkommen
four-day-week | semana de cuatro días, reducción de jornada, jornada de 37, reducción de la jornada, jornada de cuatro días, semana laboral de cuatro | four-day week, shorter working week, four-day working week, 4-day week | semaine de quatre jours, réduction du temps de, semaine de 4 jours | vier-tage-woche, arbeitszeitverkürzung, viertagewoche, 4-tage-woche
rent-cap | tope al alquiler, limitar los alquileres, ley de vivienda, control de alquileres, límite del alquiler, limitar el alquiler, tope de alquiler | rent cap, rent control, rent freeze, housing law | encadrement des loyers, plafonnement des loyers, loi logement, gel des loyers | mietendeckel, mietpreisbremse, mietenstopp
energy-price-cap | tope de precios, tope al gas, tope al precio, excepción ibérica | price cap, energy price cap, gas price cap, price cap on gas, energy price guarantee | plafonnement des prix, bouclier tarifaire, prix plafond | preisdeckel, gaspreisbremse, strompreisbremse, energiepreisdeckel, gaspreisdeckel, preisbremse, energiepreisbremse
nuclear-phaseout | apagón nuclear, cierre de centrales nucleares, cierre de las nucleares, cierre nuclear, cierre de Almaraz, abandono nuclear, Almaraz | nuclear phase-out, nuclear exit, nuclear shutdown, nuclear phaseout | sortie du nucléaire, fin du nucléaire, abandon du nucléaire, fermeture de Fessenheim, Fessenheim | atomausstieg, ausstieg aus der atomkraft, akw-aus, akw-laufzeiten, kernkraftausstieg, laufzeitverlängerung, streckbetrieb, isar 2
coal-exit | abandono del carbón, fin del carbón | coal phase-out, coal exit, phase out coal | sortie du charbon, fin du charbon | kohleausstieg, ausstieg aus der kohle
heating-law | ley de calefacción | heating law | loi sur le chauffage | heizungsgesetz, gebäudeenergiegesetz, heizgesetz
low-emission-zone | zona de bajas emisiones, ZBE, Madrid Central | low emission zone, Ulez, ULEZ, congestion charge, clean air zone | zone à faibles émissions, ZFE, Crit'Air | umweltzone, city-maut, dieselfahrverbot, fahrverbot
speed-limit | límite de velocidad, limitación de velocidad | speed limit, 20mph | limitation de vitesse | tempolimit, tempo 30, geschwindigkeitsbegrenzung
deutschlandticket | billete a 49, billete de 9 euros, abono transporte gratuito, billete de nueve euros, Deutschlandticket, billete de 49 euros, abono de 49 euros | 9-euro ticket, Deutschlandticket, nine-euro ticket, Deutschland ticket, 49-euro ticket | ticket à 9 euros, Deutschlandticket, billet à 49 euros | deutschlandticket, 49-euro-ticket, 9-euro-ticket, neun-euro-ticket, Deutschland-Ticket
# more institutions and political life
state-capture-takeover | toma de control federal, intervención federal | federal takeover, federal intervention | prise de contrôle fédérale | bundesintervention, übernahme durch den bund
troop-deployment | despliegue de tropas, tropas en las ciudades, despliegue militar, envío de tropas | troop deployment, deploy troops, military deployment, boots on the ground | déploiement de troupes, déploiement militaire, déploie des troupes, envoi de troupes | truppenentsendung, militär entsenden, entsendung von soldaten, truppenstationierung, truppenaufmarsch, truppenverlegung
military-base | base militar, bases militares, base estadounidense, base de Rota, base aérea, base naval, cuartel | military base, US base, air base, airbase, naval base, army base, barracks | base militaire, base aérienne, base américaine, base navale, caserne militaire | militärbasis, militärstützpunkt, US-stützpunkt, luftwaffenstützpunkt, stützpunkte, kaserne, luftwaffenbasis
transition-energy-law | ley de cambio climático, ley del clima, ley climática | climate law, climate bill, Inflation Reduction Act | loi climat, loi climat et résilience | klimaschutzgesetz, klimapaket der regierung, klimagesetz
one-big-beautiful-bill | gran y hermosa ley, ley fiscal de Trump, megaley | One Big Beautiful Bill, Big Beautiful Bill, megabill | grande et belle loi, loi budgétaire de Trump | big beautiful bill, steuer- und ausgabengesetz, Trumps steuergesetz
omnibus-law | ley ómnibus, decreto ómnibus | omnibus bill, spending bill, omnibus spending bill | loi omnibus, loi spéciale | omnibusgesetz, ausgabengesetz, übergangshaushalt
stopgap | prórroga presupuestaria, Presupuestos prorrogados | stopgap bill, stopgap, continuing resolution | budget reconduit, prolongation budgétaire | übergangshaushalt des kongresses, nothaushalt, haushaltsnotlage
land-reform | reforma agraria | land reform | réforme agraire, réforme foncière | landreform, agrarreform
intelligence-oversight | comisión de secretos oficiales, comisión de inteligencia | intelligence committee | commission du renseignement | geheimdienstausschuss, parlamentarisches kontrollgremium
state-secrets | secretos de Estado, secretos oficiales | state secrets, official secrets | secret d'Etat | staatsgeheimnis, geheimnisverrat
pardon | indult*, amnistía*, indulto presidencial, indultos, gracia presidencial, "indulto" | pardon*, clemency, presidential pardon, pardons, commutes sentence, "pardon", "pardoned" | grâce présidentielle, gracié*, amnistie*, "gracie", "graciés" | begnadig*, amnestie*, begnadigung, begnadigt, präsidiale begnadigung
political-trial | juicio a Bolsonaro, juicio del procés, juicio a Trump | Trump trial, trial of Bolsonaro | procès Trump, procès de Bolsonaro, procès Sarkozy | Trump-prozess, Bolsonaro-prozess, prozess gegen Trump
barred-from-office | inhabilitación, inhabilitad*, inhabilitar | barred from office, banned from office, disqualified from office, ban from running | inéligibilité, inéligible, peine d'inéligibilité | wahlausschluss, unwählbarkeit, von wahl ausgeschlossen, ämterverbot
house-arrest | arresto domiciliario, prisión domiciliaria | house arrest | assignation à résidence, résidence surveillée | hausarrest
suspended-from-party | expulsión del partido, expulsado del partido, suspendido de militancia | expelled from party, suspended from party, loses whip, whip suspended | exclu du parti, exclusion du parti | parteiausschluss, parteiausschlussverfahren, aus partei ausgeschlossen
whip | disciplina de voto, ruptura de disciplina | party whip, whips, three-line whip, chief whip | discipline de vote, consigne de groupe | fraktionszwang, fraktionsdisziplin
roll-call-secret | votación secreta, voto secreto | secret ballot, secret vote | vote à bulletin secret, vote secret | geheime wahl, geheime abstimmung
conclave | cónclave, fumata blanca, fumata negra, nuevo papa, habemus papam, elección del papa | conclave, white smoke, papal election, new pope, black smoke | conclave, fumée blanche, nouveau pape, fumée noire, élection du pape | konklave, papstwahl, weißer rauch, neuer papst, schwarzer rauch
cardinal | cardenal, colegio cardenalicio | cardinals, college of cardinals | cardinaux, collège des cardinaux | kardinal, kardinalskollegium
judge-appointment | nominación al Supremo, candidata al Supremo, renovación del CGPJ, renovación del Constitucional | Supreme Court nominee, Supreme Court pick, Supreme Court nomination | nomination à la Cour | richterwahl, richterkandidatin, verfassungsrichterwahl, richterposten
affirmative-action | discriminación positiva, acción afirmativa, políticas de diversidad | affirmative action, DEI, diversity programs, diversity programmes | discrimination positive, politiques de diversité, programmes de diversité | affirmative action, diversitätsprogramme, diversity-programme, positive diskriminierung
culture-war | guerra cultural, batalla cultural, "woke", ideología woke | culture war, "woke", anti-woke | guerre culturelle, wokism*, "woke", bataille culturelle | kulturkampf, "woke", wokeness
cancel-culture | cultura de la cancelación | cancel culture | cancel culture, culture de l'annulation | cancel culture
conspiracy-theory | teoría de la conspiración, conspiracionis*, conspiranoico | conspiracy theory, conspiracy theorist | théorie du complot, complotist*, complotism* | verschwörungstheorie, verschwörungstheoretiker, verschwörungserzählung, verschwörungsmythen
monument-removal | retirada de la estatua, derribo de estatua, estatua confederada | statue toppled, statue removed, Confederate statue, Confederate monument | statue déboulonnée, déboulonnage, statue confédérée | denkmalsturz, statue gestürzt, konföderierten-statue, denkmal entfernt
rename-place | cambio de nombre, rebautizar | rename, "renaming" | rebaptiser | umbenennung, umbenannt
quran-burning | quema del Corán, quema de Coranes, Corán | Quran burning, Koran burning, Quran, Koran | Coran brûlé, autodafé du Coran, brûler le Coran, Coran | Koranverbrennung, koran
blasphemy | blasfemia, Charlie Hebdo, caricaturas de Mahoma, ofensa a los sentimientos | blasphemy, Charlie Hebdo, Muhammad cartoons | blasphème, Charlie Hebdo, caricatures de Mahomet, délit de blasphème | blasphemie, gotteslästerung, Charlie Hebdo, mohammed-karikaturen
swatika-salute | saludo nazi, saludo fascista, brazo en alto | Nazi salute, Hitler salute, fascist salute, straight-arm salute | salut nazi, salut fasciste, bras tendu | hitlergruß, nazi-gruß, römischer gruß
insult-leader | insulta al presidente, injurias al Rey, injurias a la Corona | insulting the president, lèse-majesté, insulting the king | offense au chef, crime de lèse-majesté, lèse-majesté, insulte au président | majestätsbeleidigung, politikerbeleidigung, präsidentenbeleidigung
diplomatic-passport-immunity | inmunidad diplomática | diplomatic immunity | immunité diplomatique | diplomatische immunität
golden-passport | pasaporte dorado, golden visa, visado de oro | golden passport, golden visa, gold card | passeport doré, golden visa, visa doré | goldener pass, golden visa, gold card
tax-haven | paraíso fiscal | tax haven, offshore account | paradis fiscal, comptes offshore | steueroase, steuerparadies
global-minimum-tax | impuesto mínimo global, impuesto de sociedades mínimo, impuesto mínimo | global minimum tax, global tax deal, minimum corporate tax | impôt minimum mondial, taxation des multinationales, impôt mondial | globale mindeststeuer, mindeststeuer
digital-tax | tasa Google, tasa digital, impuesto digital | digital tax, digital services tax, tech tax | taxe numérique, taxe Gafa, taxe sur le numérique | digitalsteuer, digitalabgabe
inheritance-tax | impuesto de sucesiones, impuesto sobre sucesiones | inheritance tax, farm tax, estate tax, death tax | droits de succession, impôt sur les successions | erbschaftsteuer, erbschaftssteuer
vat | "IVA", rebaja del IVA, impuesto sobre el valor | VAT, VAT cut, value added tax, sales tax | TVA, taxe sur la valeur | mehrwertsteuer, mehrwertsteuersenkung, umsatzsteuer
citizens-assembly | asamblea ciudadana, convención ciudadana | citizens' assembly, citizens' convention | convention citoyenne, grand débat | bürgerrat, bürgerversammlung
mayors-association | federación de municipios, alcaldes de toda España | mayors' conference, association of mayors, local authorities | association des maires, maires de France, collectivités locales | städtetag, städte und gemeinden, kommunen, gemeindebund, landkreistag
county-district | "condado", distrito, diputación, diputaciones | county council, borough | "département", conseil départemental, intercommunalité | landkreis, gemeindeverband, bezirksamt
governor-recall | sede vacante, acefalía | vacant seat | siège vacant | vakanz, unbesetztes amt
public-broadcaster-bbc | BBC | BBC | BBC | BBC
rtve | RTVE, Televisión Española, TVE | RTVE, Spanish broadcaster | RTVE, télévision publique espagnole | RTVE, spanisches fernsehen
voice-of-america | Voice of America, La Voz de América, Radio Free Europe | Voice of America, Radio Free Europe | Voice of America, Radio Free Europe | Voice of America, Radio Free Europe
russian-media-rt | Russia Today, Sputnik, RT | Russia Today, Sputnik, RT | Russia Today, Sputnik, RT France | Russia Today, Sputnik, RT DE
shadow-fleet | flota fantasma, flota fantasma rusa, flota en la sombra | shadow fleet, ghost fleet, dark fleet | flotte fantôme, navire fantôme russe, flotte de l'ombre | schattenflotte, schattentanker
travel-of-pope | viaje apostólico, viaje papal, visita del Papa | papal visit, papal trip, apostolic journey, pope's visit | voyage du pape, voyage apostolique, visite du pape | papstreise, papstbesuch, reise des papstes
working-visit | visita sorpresa, visita histórica | surprise visit, unannounced visit, historic visit | visite surprise, visite historique, visite inopinée | überraschungsbesuch, historischer besuch, unangekündigter besuch
handshake | apretón de manos, estrechar la mano, se dan la mano | handshake, shakes hands, shake hands, shook hands | poignée de main, serrer la main | handschlag, händedruck, handshake, händeschütteln
open-letter | carta abierta, carta a la ciudadanía, misiva | open letter, letter to citizens | lettre ouverte, lettre aux Français, tribune publiée | offener brief, brandbrief
twitter | tuit, tuitea, Truth Social, tuits, Twitter, red social X | tweet, Truth Social, Twitter, X platform, retweet | tweet, Truth Social, Twitter, réseau social X | tweet, getwittert, twittert, Truth Social, Twitter, kurznachrichtendienst, plattform X
account-suspended | cuenta suspendida, suspende la cuenta, bloqueo de cuenta | account suspended, suspends account, Twitter ban, account ban | compte suspendu, suspension du compte, suspend le compte | account gesperrt, konto gesperrt, twitter-sperre, kontosperrung
election-denier-supporters | seguidores de Trump, partidarios de Trump, simpatizantes de Trump | Trump supporters | partisans de Trump, supporteurs de Trump, pro-Trump | Trump-Fans, Trump-Unterstützer
assets-declaration | declaración de bienes, declaración de patrimonio, declaración patrimonial, declaraciones de impuestos | tax returns, asset declaration, financial disclosure | déclaration de patrimoine, déclarations fiscales | steuererklärung, vermögenserklärung, nebeneinkünfte
mp-salary | sueldo de los diputados, dietas parlamentarias | MPs' pay, MPs' expenses, lawmakers' pay | indemnités parlementaires, frais de mandat | diäten, diätenerhöhung, abgeordnetenbezüge
lobby-revolving-door | puertas giratorias | revolving door | pantouflage | drehtür-effekt, karenzzeit
security-guard | escolta, guardaespaldas | bodyguard, security detail | garde du corps | leibwächter, personenschützer, bodyguard
death-threat | amenazas a políticos, amenazas de muerte | death threats, threats against politicians | menaces de mort, élus menacés | morddrohung, drohungen gegen politiker, todesdrohung
egg-pie-attack | agresión a un político, ataque a un diputado | attack on politician, attack on MP, milkshake thrown | agression d'un élu, élu agressé, agression de maire | politiker angegriffen, abgeordneter angegriffen, wahlkampfhelfer angegriffen
jo-cox-mp-killed | diputado asesinado, diputado apuñalado, alcalde asesinado, candidato asesinado | MP killed, MP murdered, MP stabbed, mayor killed, candidate killed, candidate shot | député assassiné, député tué, maire assassiné, candidat assassiné | abgeordneter getötet, abgeordneter erstochen, bürgermeister ermordet, kandidat ermordet, Walter Lübcke
snap-lockdown-vote | votación anticipada, voto anticipado | advance voting, early ballots | vote par anticipation | vorzeitige stimmabgabe, stimmabgabe
census | censo, censo electoral, padrón, censo de población, empadronamiento | census, electoral roll, electoral register, voter roll, headcount | recensement, liste des électeurs, recensement de la population | volkszählung, zensus, wählerverzeichnis
party-foundation | nuevo partido, funda un partido, nuevo partido político | new party, launches party, forms new party | nouveau parti, lance son parti, crée son parti | neue partei, parteigründung, gründet partei, neue partei gegründet
electoral-alliance | alianza electoral, coalición electoral, lista conjunta, pacto electoral | electoral alliance, electoral pact, joint list | alliance électorale, accord électoral, union de la gauche, liste commune | wahlbündnis, wahlallianz, gemeinsame liste, listenverbindung
motion-of-loyalty | líder interino, liderazgo interino, gestora | caretaker leader, acting leader | chef par intérim, direction par intérim, dirigeant par intérim | interimschef, interims-vorsitzender, kommissarischer vorsitzender
political-comeback | regreso a la política, vuelta a la política, retorno a la política | political comeback, return to politics, comeback bid | retour en politique, retour politique | polit-comeback, rückkehr in die politik
retire-politics | abandona la política, deja la política, retirada de la política | quits politics, retires from politics, leaves politics, stand down as MP | quitte la politique, retrait politique | rückzug aus der politik, politikverzicht, politischer rückzug
withdraw-candidacy | retira su candidatura, abandona la carrera presidencial, renuncia a la candidatura | drops out of race, ends campaign, withdraws from race, suspends campaign, quits race | retire sa candidature, renonce à se présenter, renonce à sa candidature, abandonne la course | kandidatur zurückgezogen, zieht kandidatur zurück, verzichtet auf kandidatur, steigt aus rennen aus
political-heir | delfín político, heredero político | political heir, heir apparent, protégé | dauphin, héritier politique | politischer erbe, politischer ziehsohn, kronprinz der partei
hundred-days | primeros cien días, cien días de Gobierno, primeros 100 días | first 100 days, 100 days in office | cent jours, cent premiers jours, 100 premiers jours | erste hundert tage, 100 tage im amt, hundert tage
year-in-office | primer año de mandato, un año de Gobierno, primer año de Gobierno | first year in office, year in office, one year on | un an au pouvoir, an après son élection, première année de mandat | ein jahr im amt, erstes amtsjahr, jahr an der macht
# more of political life
judicial-council | CGPJ, Consejo General del Poder, órgano de gobierno judicial | judicial council, Spain's judicial council, Spanish judiciary | conseil de la magistrature | justizrat, richterrat
government-plan-measures | paquete de medidas, plan de choque, medidas anticrisis, decreto anticrisis | package of measures, emergency measures, crisis measures | train de mesures, paquet de mesures, mesures d'urgence | maßnahmenpaket, sofortmaßnahmen, notmaßnahmen, sofortprogramm
legislature-end | fin de la legislatura, legislatura | legislature, parliamentary term | législature, fin de législature, mandature | legislaturperiode, wahlperiode, legislatur
opening-parliament | constitución de las Cortes, constitución del Parlamento, nueva legislatura | new parliament convenes, parliament convenes, first session of parliament | nouvelle Assemblée, rentrée parlementaire | konstituierende sitzung, neuer bundestag, parlament konstituiert
parliament-president-age | Mesa del Congreso, "letrados", "letra", Mesa del Parlament | congressional bureau, parliament's bureau | bureau de l'Assemblée, questeurs | bundestagspräsidium, ältestenrat, alterspräsident
senate-trial | juicio en el Senado, absuelto por el Senado | Senate trial, Senate acquits, Senate acquittal | procès au Sénat, acquitté par le Sénat | senatsprozess, prozess im senat, senat spricht frei
peoples-vote-swiss | referéndum suizo, votación popular suiza | Swiss referendum, Swiss voters, Swiss vote | votation suisse, référendum suisse, électeurs suisses | schweizer volksabstimmung, volksinitiative schweiz, abstimmungssonntag
madrid-president | Comunidad de Madrid | Madrid regional government | présidente madrilène, région de Madrid | Madrider regionalregierung
border-czar | zar de la frontera, zar fronterizo | border czar, border tsar | tsar des frontières, monsieur frontières | grenzbeauftragter, border czar
tariff-supreme-court | fallo sobre aranceles, aranceles ilegales | tariffs ruling, tariffs illegal, tariffs unlawful | droits de douane illégaux, douane illégaux | zölle rechtswidrig, zölle illegal, zollurteil
reciprocal-tariffs | aranceles recíprocos, aranceles a la UE, Día de la Liberación | reciprocal tariffs, Liberation Day tariffs, EU tariffs, retaliatory tariffs | droits de douane réciproques, surtaxes douanières | strafzölle, gegenzölle, vergeltungszölle, reziproke zölle
ukraine-peace-plan | plan de 28 puntos | Ukraine peace plan, 28-point plan, Ukraine peace deal | plan en 28 points | friedensplan für die Ukraine, Ukraine-friedensplan, 28-punkte-plan, Ukraine-plan
gaza-peace-plan | plan para Gaza | Gaza peace plan, Gaza plan, 20-point plan, Gaza ceasefire plan | plan pour Gaza, plan Trump pour Gaza | Gaza-friedensplan, Gaza-plan, 20-punkte-plan
stabilization-force | fuerza internacional de estabilización, fuerza de estabilización, fuerza internacional | stabilisation force, stabilization force, international force | force de stabilisation, force internationale | stabilisierungstruppe, internationale truppe, ISF
minerals-deal | acuerdo de minerales, acuerdo sobre minerales, tierras raras, minerales raros | minerals deal, rare earths, critical minerals | accord sur les minerais, terres rares, minerais critiques, métaux rares | rohstoffabkommen, rohstoffdeal, seltene erden
grain-deal | acuerdo de granos, acuerdo del grano, acuerdo de cereales, exportación de cereales, grano ucraniano | grain deal, Black Sea grain, grain exports, ukrainian grain | accord céréalier, accord sur les céréales, céréales ukrainiennes, exportations de céréales | getreideabkommen, getreidedeal, getreideexport, ukrainisches getreide
rearm-europe | Rearm Europe, Readiness 2030, plan de defensa europeo, ejército europeo | ReArm Europe, European defence plan, European army | ReArm Europe, défense européenne, armée européenne | ReArm Europe, EU-armee, europäische verteidigung, europäische armee
nuclear-umbrella | paraguas nuclear, disuasión nuclear | nuclear umbrella, nuclear deterrent | parapluie nucléaire, dissuasion nucléaire | atomarer schutzschirm, nuklearer schutzschirm, atomare abschreckung, nukleare abschreckung
drone-wall | muro antidrones, muro de drones, defensa antidrones, antidrones | drone wall, drone defence, drone defense, anti-drone | mur de drones, mur anti-drones, lutte antidrones, antidrone, mur antidrones | drohnenwall, drohnenabwehr
airspace-violation | violación del espacio aéreo, viola el espacio aéreo, incursión aérea, violación del espacio | airspace violation, violated airspace, airspace incursion | espace aérien violé, violé l'espace aérien, violation de l'espace | luftraumverletzung, luftraum verletzt, verletzung des luftraums
belarus-migrants | crisis migratoria bielorrusa, migrantes en Bielorrusia | Belarus migrant crisis, Belarus border crisis | crise migratoire en Biélorussie | Belarus-migranten, grenzkrise Belarus, migranten an polnischer grenze
interior-minister | ministro del Interior, ministro de Interior | interior minister, home affairs minister | ministre de l'Intérieur | innenminister, innenministerin, bundesinnenminister
politics | política, "político", "políticos" | politics, politician, "political" | politique, politicien | politik, politiker, politisch
international | internacional | international | international | international
federal | federal | federal | fédéral | föderal, "bundes"
infrastructure | infraestructura | infrastructure | infrastructure | infrastruktur
authorities | autoridades, "autoridad" | authorities, "authority" | "autorités", autorité | behörden, "behörde"
`;
