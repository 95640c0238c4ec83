/** Who did the deed, as a word names the part: `part | es | en | fr | de`. */
export const DOERS = `
attacker | atacante, agresor, agresora, terrorista, kamikaze, suicida, tirador, tiradora, pistolero, asesino, asesina, autor, autora, perpetrado por, cometido por, sospechoso, sospechosa, se hizo estallar, asaltante, ladrón | attacker, assailant, bomber, gunman, shooter, suspect, killer, knifeman, perpetrator, carried out by, blew herself up, blew himself up, robber, thief | assaillant, assaillante, kamikaze, tireur, tireuse, suspect, suspecte, auteur, agresseur, meurtrier, commis par, perpétré par, s est fait exploser, voleur | angreifer, angreiferin, attentäter, attentäterin, täter, täterin, schütze, schützin, verdächtige, verdächtiger, tatverdächtige, tatverdächtiger, verübt von, selbstmordattentäter, selbstmordattentäterin, sprengte sich, mörder
driver | conductor, conductora, chofer, piloto, maquinista | driver, pilot, motorist | conducteur, conductrice, chauffeur, pilote | fahrer, fahrerin, lenker, lenkerin, pilot, pilotin, lokführer, lokführerin
`;

/** Whether someone is a woman or a man. */
export const SEXES = `
female | mujer, chica, muchacha, niña, agresora, tiradora, asesina, autora, sospechosa, conductora | woman, girl, female, herself | femme, fille, fillette, adolescente, assaillante, tireuse, suspecte, conductrice | frau, mädchen, angreiferin, attentäterin, täterin, schützin, fahrerin, lenkerin, pilotin, selbstmordattentäterin, lokführerin
female ! | una mujer | a woman | une femme | eine Frau
male | hombre, varón, chico, muchacho, adolescente | man, boy, male, himself | homme, garçon, adolescent | mann, junge, jugendlicher, jugendlichen, bub
male ! | un hombre | a man | un homme | ein Mann
`;

/** What stands between the part and the word for the person, folded. */
export const BETWEEN = new Set(
  `a an the was is as described identified by young teenage teen old year years aged local armed lone masked male female
  un una joven el la fue era es por de años anos descrito como identificado armado menor adolescente presunto
  une jeune le est etait par ans age agee comme decrit identifie arme seul
  ein eine einen einem einer der die war ist von jahre alte alter alten jahriger jahrige junge junger jungen bewaffnete als beschrieben mutmassliche mutmasslicher
  with his her sus their`.split(/\s+/),
);

/** Who was seized, by trade or place in life: `trade | es | en | fr | de`; the first term shows it. */
export const TRADES = `
shepherd | pastor, pastora | shepherd | berger, bergère | Hirte, schäfer, hirten, schafhirte
tourist | turista, veraneante, excursionista | tourist, holidaymaker, visitor | touriste, vacancier | Tourist, touristin, urlauber, urlauberin, touristen
farmer | agricultor, ganadero, campesino, granjero | farmer, farm worker, labourer | agriculteur, éleveur, paysan, fermier | Landwirt, landwirtin, bauer, landarbeiter
student | estudiante, alumno, exalumno, universitario | student, pupil, former student | étudiant, étudiante, élève, lycéen | Student, studentin, schüler, schülerin, studenten
teacher | profesor, profesora, maestro, maestra | teacher, professor, lecturer | professeur, enseignant, instituteur, professeure | Lehrer, lehrerin, professor
soldier | soldado, militar, exmilitar, sargento | soldier, ex-soldier, serviceman, army veteran | soldat, militaire, ancien militaire | Soldat, soldatin, ex-soldat, bundeswehrsoldat
police-officer | policía, agente de policía, expolicía, guardia civil | police officer, policeman, former officer, ex-policeman | policier, gendarme, policière, ancien policier | Polizist, polizistin, polizeibeamter, ex-polizist
doctor | médico, médica, cirujano, doctor | doctor, surgeon, physician | médecin, chirurgien | Arzt, ärztin, chirurg
nurse | enfermero, enfermera | nurse | infirmier, infirmière | Pfleger, pflegerin, krankenpfleger, krankenschwester
guard | guardia de seguridad, vigilante, vigilante de seguridad | security guard, watchman | vigile, agent de sécurité, gardien | Wachmann, sicherheitsmann, nachtwächter
priest | sacerdote, cura, imán | priest, pastor, imam, vicar | prêtre, curé, imam, pasteur | Priester, pfarrer, imam
engineer | ingeniero, ingeniera | engineer | ingénieur, ingénieure | Ingenieur, ingenieurin
businessman | empresario, empresaria | businessman, businesswoman, entrepreneur | homme d'affaires, entrepreneur, chef d'entreprise | Unternehmer, unternehmerin, geschäftsmann
employee | empleado, exempleado, trabajador, extrabajador, empleada, operario | employee, former employee, worker, ex-employee | employé, ancien employé, salarié, ex-salarié, ouvrier | Angestellter, angestellte, mitarbeiter, ex-mitarbeiter, arbeiter
firefighter | bombero, bombera | firefighter, fireman | pompier | Feuerwehrmann, feuerwehrmann
relative | hermano, hijo, padre, primo, sobrino, marido, esposo, exmarido, cuñado, yerno | brother, son, father, cousin, nephew, husband, ex-husband, stepfather, uncle | frère, fils, père, cousin, neveu, mari, ex-mari, beau-père, oncle | Bruder, sohn, vater, cousin, neffe, ehemann, ex-mann, stiefvater, onkel
neighbour | vecino, vecina | neighbour, neighbor | voisin, voisine | Nachbar, nachbarin
pensioner | jubilado, jubilada, pensionista | pensioner, retiree | retraité, retraitée | Rentner, rentnerin, pensionist
electrician | electricista | electrician | électricien | Elektriker
driver | conductor, camionero, taxista, chofer | driver, trucker, taxi driver, lorry driver | chauffeur, conducteur, routier | Fahrer, lkw-fahrer, taxifahrer
mechanic | mecánico | mechanic | mécanicien | Mechaniker
official | funcionario, funcionaria | official, civil servant | fonctionnaire | Beamter, beamtin
lawyer | abogado, abogada | lawyer | avocat, avocate | Anwalt, anwältin
journalist | periodista | journalist | journaliste | Journalist, journalistin
unemployed | desempleado, parado | unemployed man | chômeur | Arbeitsloser, arbeitslose
hunter | cazador | hunter | chasseur | Jäger
fisherman | pescador | fisherman | pêcheur | Fischer
cook | cocinero, cocinera | cook, chef | cuisinier, cuisinière | Koch, köchin
minor | menor, adolescente, menor de edad | teenager, minor, juvenile | mineur, adolescent, adolescente | Jugendlicher, minderjähriger, teenager
`;

/** Words of seizing someone. */
export const SEIZED = `
seized | deten*, detuv*, arrest*, captur*, apres* | arrest*, detained, held, captured, in custody | arrêt*, interpell*, garde à vue, appréhend* | festgenommen, verhaftet*, gefasst, festnahme, nahm .. fest, nahmen .. fest, in gewahrsam
`;
/** Parts whose one person has a nation: `part | es | en | fr | de`. */
export const PARTS = `
nation | deten*, detuv*, arrest*, captur*, apres* | arrest*, detained, held, captured, in custody | arrêt*, interpell*, garde à vue, appréhend* | festgenommen, verhaftet*, gefasst, festnahme, nahm .. fest, nahmen .. fest, in gewahrsam
victim | víctima es, la víctima, el fallecido, la fallecida, el muerto | the victim, victim is, victim was, the dead man, the dead woman | la victime, victime est, le défunt, la défunte | das opfer, opfer ist, opfer war, der tote, die tote
pilot | el piloto, la piloto, el capitán, el conductor | the pilot, the captain, the driver | le pilote, le capitaine, le conducteur | der pilot, der kapitän, der fahrer, der lenker
`;

/** Words that put the blame for a deed on a country. */
export const BLAME = `
blame | estar detrás de, está detrás de, detrás del ataque, responsabiliz*, culp*, atribuy*, acus* a | behind the attack, behind the hack, blame*, blaming, responsible for the, carried out by, attributed to | derrière l attaque, responsable de, accus*, attribu*, imput* | verantwortlich für, für .. verantwortlich, hinter dem angriff, steckt hinter, macht .. verantwortlich, machen .. verantwortlich, stecken hinter
`;

/** Articles before one person, folded. */
export const ONE = new Set("un una a an une ein eine einen einem".split(" "));
/** Nouns with which the name of a nation tells of a body and no person. */
export const BODIES =
  /^(?:polic|poliz|pol[ií]|autorit|behorde|author|authorit|gobiern|govern|regier|armee|army|ejerc|militar|prosecu|fiscal|staats|parquet|court|gericht|tribunal|media|medi|justi|custom|zoll|douan|aduan|coast|border|firm|compan|bank|city|town|stadt|ville|ciudad(?!an)|port)/;
