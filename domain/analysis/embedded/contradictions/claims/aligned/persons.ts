/** Persons and bodies as common nouns: `person | es | en | fr | de`, first what they are called. */
export const PERSONS = `
wife | esposa, su mujer, viuda | wife, widow | épouse, sa femme, veuve | Ehefrau, ehefrau, seine frau, gattin, witwe
husband | marido, esposo, viudo | husband, widower | mari, époux, veuf | Ehemann, ehemann, ihr mann, gatte
brother | hermano | brother | frère | Bruder, bruder, bruders
sister | hermana | sister | sœur, soeur | Schwester, schwester
brother-in-law | cuñado, cuñada | brother in law, sister in law | beau frère, belle sœur | Schwager, schwager, schwagers, schwägerin
son | hijo, su hijo | son | fils | Sohn, sohn, sohnes
daughter | hija, su hija | daughter | fille de, sa fille, leur fille | Tochter, tochter
father | padre | father | père | Vater, vater, vaters
mother | madre | mother | mère | Mutter, mutter
father-in-law | suegro, suegra | father in law, mother in law | beau père, belle mère | Schwiegervater, schwiegermutter
grandfather | abuelo | grandfather | grand père | Großvater, großvater, opa
grandmother | abuela | grandmother | grand mère | Großmutter, großmutter, oma
uncle | tío | uncle | oncle | Onkel, onkel
aunt | tía | aunt | tante | Tante, tante
cousin | primo, prima | cousin | cousin, cousine | Cousin, cousin, cousine, vetter
nephew | sobrino, sobrina | nephew, niece | neveu, nièce | Neffe, neffe, neffen, nichte
partner | novio, novia, pareja sentimental, su pareja | boyfriend, girlfriend, partner, fiancé* | petit ami, petite amie, compagnon, compagne | Freundin, lebensgefährt*, partnerin
friend | amigo, amiga, amigos | friend, best friend | ami, amie, amis | Freund, freund, freunde, kumpel
colleague | compañero de trabajo, colega | colleague, co worker, workmate | collègue, confrère | Kollege, kollege, kollegin, arbeitskollege
neighbour | vecino, vecina | neighbour, neighbor | voisin, voisine | Nachbar, nachbar, nachbarin
hiker | senderista*, excursionista*, montañer*, paseante*, caminante* | hiker*, walker*, rambler*, climber*, dog walker | randonneur*, promeneur*, alpiniste*, marcheur* | Wanderer, wanderer, spaziergänger*, bergsteiger*, wanderin
fisherman | pescador*, marinero* | fisherman, fishermen, angler*, trawler crew | pêcheur*, marin, marins | Fischer, fischer, angler
farmer | agricultor*, granjero*, ganader*, campesin* | farmer*, rancher* | agriculteur*, paysan*, éleveur*, fermier* | Landwirt, landwirt*, bauer, bauern, bäuerin
hunter | cazador* | hunter* | chasseur*, chasseuse* | Jäger, jäger*
student | estudiante*, alumno*, alumna* | student*, pupil* | étudiant*, élève*, lycéen* | Student, student*, schüler, schülerin
teacher | profesor*, maestr*, docente* | teacher*, schoolteacher, lecturer | enseignant*, professeur*, institut* | Lehrer, lehrer*, dozent*
worker | obrero*, operario*, trabajador* | worker*, workman, workmen, labourer* | ouvrier*, travailleur*, salarié* | Arbeiter, arbeiter*, bauarbeiter
policeman | policía*, agente*, guardia civil | police officer*, policeman, policewoman, officer* | policier*, gendarme* | Polizist, polizist*, beamte, beamter
firefighter | bombero* | firefighter*, fireman | pompier*, sapeur* | Feuerwehrmann, feuerwehr*
doctor | médico, médica, doctor*, cirujan* | doctor*, surgeon*, physician* | médecin*, chirurgien*, docteur* | Arzt, arzt, ärztin, chirurg*
nurse | enfermer* | nurse* | infirmier*, infirmière* | Krankenschwester, krankenschwester, pfleger*
cleaner | limpiador*, señora de la limpieza, empleada de la limpieza, empleada de limpieza, asistenta | cleaner*, cleaning lady, cleaning woman | femme de ménage, agent d entretien, nettoyeu* | Putzfrau, putzfrau, reinigungskraft, putzkraft
caretaker | conserje*, portero, vigilante*, guardia de seguridad, celador* | caretaker*, janitor*, security guard*, night watchman, watchman | gardien*, concierge*, vigile*, agent de sécurité | Hausmeister, hausmeister, wachmann, pförtner, nachtwächter, sicherheitsmann
driver | conductor de, taxista*, camioner*, chófer | taxi driver, bus driver, lorry driver, truck driver | chauffeur*, routier | Taxifahrer, taxifahrer, busfahrer, lastwagenfahrer
journalist | periodista*, reporter* | journalist*, reporter* | journaliste*, reporter* | Journalist, journalist*, reporter
lawyer | abogad* | lawyer*, attorney*, solicitor | avocat* | Anwalt, anwalt, anwältin, verteidiger
volunteer | voluntari* | volunteer* | bénévole* | Freiwillige, freiwillige*, ehrenamtliche*, freiwilliger
pensioner | jubilad*, pensionista* | pensioner*, retiree*, retired | retraité* | Rentner, rentner, rentnerin, pensionär*
tourist | turista*, veraneante* | tourist*, holidaymaker* | touriste*, vacancier* | Tourist, tourist*, urlauber*
passer-by | transeúnte*, viandante* | passer by, passers by, bystander* | passant, passante, passants | Passant, passant*
diver | buzo*, submarinist*, buceador* | diver*, scuba | plongeur* | Taucher, taucher*
child | niño de, niña de, niños, menor | child, children, schoolboy, schoolgirl, boy, toddler | enfant, enfants, garçonnet, fillette, écolier | Kind, kind, kinder, junge, mädchen
archaeologist | arqueólog* | archaeologist*, archeologist* | archéologue* | Archäologe, archäolog*
beekeeper | apicultor* | beekeeper* | apiculteur* | Imker, imker*
shepherd | pastor, pastora, pastores | shepherd*, herder | berger, bergère, bergers | Hirte, hirte*, schäfer*
police | policía, agentes, guardia civil, mossos | police, officers, detectives, police officer* | police, policiers, gendarmes, gendarmerie | Polizei, polizei, polizisten, beamte, beamten, polizist
army | ejército, militares, soldados, tropas | army, military, soldiers, troops | armée, militaires, soldats | Armee, armee, soldaten, militär, truppen
firefighters | bomberos | firefighters, fire crews | pompiers, sapeurs pompiers | Feuerwehr, feuerwehr*
government | gobierno, gabinete, ejecutivo | cabinet, government | gouvernement, exécutif | Regierung, kabinett, regierung
ministry | ministerio | ministry, department | ministère | Ministerium, *ministerium, ministeriums
minister | ministro, ministra | minister, secretary | ministre | Minister, minister, ministerin, *minister, *ministerin
undersecretary | subsecretari*, viceministr*, secretario de estado, secretaria de estado | undersecretary, deputy minister, junior minister, state secretary | secrétaire d état, vice ministre | Staatssekretär, staatssekretär*, vizeminister*
head-of-state | presidente, presidenta, rey, reina, primer ministro, primera ministra, canciller | president, king, queen, prime minister, premier, chancellor | président, présidente, roi, reine, premier ministre, chancelier | Präsident, präsident*, könig*, ministerpräsident*, premier*, kanzler*, bundespräsident*
parliament | parlamento, congreso, senado, asamblea, cámara | parliament, congress, senate, assembly, lawmakers | parlement, congrès, sénat, assemblée, députés | Parlament, parlament, senat, bundestag, landtag, abgeordnete
court | tribunal, juzgado, juez, jueza, corte, magistrad* | court, judge, tribunal, judges | tribunal, juge, cour, magistrat* | Gericht, gericht, richter*, *gericht
prosecutor | fiscal, fiscalía | prosecutor*, prosecution | parquet, procureur* | Staatsanwalt, staatsanwalt*
jury | jurado | jury, jurors | jury, jurés | Jury, jury, geschworene
mayor | alcald*, ayuntamiento, concej* | mayor, city council, council, town hall | maire, mairie, municipalité | Bürgermeister, bürgermeister*, stadtrat, gemeinde, rathaus, oberbürgermeister*
pope | papa, vaticano, santa sede, roma | pope, vatican, holy see, rome | pape, vatican, saint siège, rome | Papst, papst, vatikan, rom
bishop | obispo, arzobispo, diócesis, sacerdote, cura, párroco | bishop, archbishop, diocese, priest, vicar | évêque, archevêque, diocèse, prêtre, curé | Bischof, bischof*, erzbischof, bistum, priester, pfarrer*
company | empresa, compañía, fabricante, firma, grupo, farmacéutica | company, firm, manufacturer, maker, group, drugmaker | entreprise, société, fabricant, groupe, laboratoire | Unternehmen, unternehmen, firma, hersteller*, konzern
owner | propietari*, dueñ* | owner*, landlord | propriétaire* | Eigentümer, eigentümer*, besitzer*, inhaber*
boss | director, directora, gerente, consejero delegado, jefe, jefa | director, chief executive, boss, manager, head | directeur, directrice, patron, pdg | Direktor, direktor*, chef, chefin, leiter, leiterin, vorstandschef*, geschäftsführer*
supplier | proveedor*, subcontratista, contratista | supplier*, subcontractor*, contractor* | fournisseur*, sous traitant*, prestataire* | Zulieferer, zulieferer*, subunternehm*, dienstleister*, lieferant*
employee | emplead*, trabajador* | employee*, staff, worker* | employé*, salarié*, personnel | Mitarbeiter, mitarbeiter*, angestellte*, beschäftigte*, belegschaft
former-employee | exemplead*, antiguo empleado, antigua empleada, extrabajador* | former employee*, ex employee*, former worker, ex contractor, former contractor | ancien employé, ancienne employée, ex employé*, ancien salarié | Ex-Mitarbeiter, ex mitarbeiter*, ehemaliger mitarbeiter, ehemalige mitarbeiterin, ehemaligen mitarbeiter*, früherer mitarbeiter
customer | cliente*, clienta* | customer*, client*, patron | client, cliente, clients | Kunde, kunde, kunden, kundin, gast, gäste
stranger | desconocid*, intruso*, extrañ*, encapuchad* | stranger*, intruder*, unknown person, unknown persons, vandal* | inconnu*, intrus, vandales | Unbekannte, unbekannte*, fremde, fremder, eindringling*
keeper | cuidador*, guarda | keeper*, zookeeper | soigneu*, gardien* | Tierpfleger, tierpfleger*, pfleger*, wärter*
pilot | piloto, copiloto | pilot, co pilot, copilot | pilote, copilote | Pilot, pilot, pilotin, kopilot
captain | capitán, capitana, patrón | captain, skipper | capitaine, commandant | Kapitän, kapitän*, skipper
sailor | marinero*, tripulante*, pesquero, carguero, mercante | sailor*, crew, trawler, cargo ship, freighter | marin, marins, équipage, chalutier, cargo | Matrose, matrose*, besatzung*, seeleute, trawler, frachter
coach | entrenador*, técnico | coach, trainer, manager | entraîneur*, sélectionneur | Trainer, trainer, trainerin
referee | árbitro, árbitra, colegiad* | referee, umpire | arbitre | Schiedsrichter, schiedsrichter*
union | sindicato*, centrales | union, unions | syndicat* | Gewerkschaft, gewerkschaft*
opposition | oposición | opposition | opposition | Opposition, opposition
insurer | aseguradora*, seguro | insurer*, insurance | assureur*, assurance | Versicherung, versicherung, versicherer
printer | imprenta, impresor* | printer*, printing works, print shop | imprimeur, imprimerie, imprimeurs | Drucker, druckerei, drucker
hacker | hacker*, pirata*, ciberdelincuent* | hacker*, cybercriminal*, gang | hacker*, pirate*, cybercriminel* | Hacker, hacker*, cyberkriminelle
rebels | rebeldes, milicia*, guerrill*, insurgent*, yihadist* | rebels, militia*, guerrilla*, insurgent*, jihadist*, gunmen | rebelles, milice*, insurgés, djihadistes | Rebellen, rebellen, miliz*, aufständische*, dschihadisten
university | universidad, rector* | university, rector, dean | université, recteur, rectrice | Universität, universität*, rektor*, hochschule
club | club, federación | club, federation | club, fédération | Verein, verein, verband, klub
state | estado, fondos públicos, contribuyente*, unión europea, erario | state, taxpayer*, public funds, european union, public money | état, fonds publics, contribuable*, union européenne | Staat, staat, steuerzahler*, öffentliche mittel, europäische union
donors | donante*, mecenas, fundación, benefactor* | donor*, benefactor*, foundation, sponsor* | donateur*, mécène*, fondation | Spender, spender*, stiftung, mäzen*
scientist | científic*, investigador*, doctorand*, biólog*, geólog*, paleontólog* | scientist*, researcher*, doctoral student, biologist*, geologist*, palaeontologist* | scientifique*, chercheu*, doctorant*, biologiste*, géologue*, paléontologue* | Forscher, forscher*, wissenschaftler*, doktorand*, biolog*, geolog*
`;
