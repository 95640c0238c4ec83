/** Deeds that one body or person does: `deed ? | question` and `deed + | verbs`; passive ones name the doer behind "by". */
export const BODY_DEEDS = `
decide ? | ¿Quién lo decidió? | Who decided it? | Qui l'a décidé ? | Wer hat es entschieden?
decide + | decidi*, resolv*, orden*, decret*, dispus*, exigi*, tras una petición, a petición de | decided, ordered, decreed, demanded, ruled, requested by, at the request of, approved, ordered by | décid*, ordonn*, tranché, décrét*, exigé, à la demande | verfügt*, angeordnet*, ordnete .. an, entschied*, entscheidung, auf anforderung, auf wunsch, veranlasst*
pay ? | ¿Quién paga? | Who pays? | Qui paie ? | Wer bezahlt?
pay + | pagó, paga, pagará, pagado, financi*, sufrag*, corre con los gastos, coste* | paid for, pays for, funded, financed, paid by, will pay for, covered the cost, picked up the bill, footed the bill | payé*, réglé, financ*, pris en charge, prend en charge, a réglé | bezahlt*, trägt, trug, übernimmt, finanzier*, übernommen, kosten .. trägt
find ? | ¿Quién lo descubrió? | Who found it? | Qui l'a découvert ? | Wer hat es entdeckt?
find + | descubri*, detect*, hall*, encontr*, dio la alerta, aviso partió, avist*, dio la voz de alarma | found, discovered, detected, turned up, spotted, raised the alarm, came across, unearthed | découvert*, trouvé*, détect*, donné l alerte, repéré*, mis au jour | entdeckt*, gefunden*, fand, fanden, stieß, stießen, schlug alarm, aufgespürt*
fault ? | ¿De quién es la culpa? | Whose fault is it? | À qui la faute ? | Wer trägt die Schuld?
fault + | culp*, responsab*, causad* por, provoc*, abrieron, abrió la brecha | blame*, to blame, at fault, caused by, responsible for, opened the | coupable*, responsable*, causé*, à l origine, ouvert la brèche, provoqu* | schuld, verantwortlich, verursach*, verschuld*, ausgelöst
`;

/** Bodies and persons in their office: `body | es | en | fr | de`; the first term is also how it is shown. */
export const BODIES = `
regulator | regulador, comisión reguladora, supervisor, organismo regulador | regulator, watchdog, oversight board | régulateur, autorité de régulation, commission de régulation | Aufsicht, aufsicht, regulierer, regulierungsbehörde, aufsichtsbehörde
government | gobierno, gabinete, consejo de ministros, ejecutivo | cabinet, government | gouvernement, cabinet, conseil des ministres, exécutif | Regierung, kabinett, regierung
ministry | ministerio, ministr* | ministry, minister, department | ministère, ministre | Ministerium, ministerium, *ministerium, minister*, *ministerium
parliament | parlamento, congreso, senado, asamblea | parliament, congress, senate, assembly | parlement, congrès, sénat, assemblée | Parlament, parlament, bundestag, kongress, senat, landtag
court | tribunal, juzgado, juez, jueza, corte | court, judge, tribunal | tribunal, juge, cour | Gericht, gericht, richter*, *gericht
police | policía, agentes, guardia civil | police, officers, detectives | police, policiers, gendarmes | Polizei, polizei, polizisten, beamte
army | ejército, militares, soldados | army, military, soldiers | armée, militaires, soldats | Armee, armee, soldaten, militär
city | ayuntamiento, ciudad, municipio, alcald* | city, council, mayor, town hall | ville, mairie, maire, municipalité | Stadt, stadt, rathaus, bürgermeister*, gemeinde
maker | fabricante, empresa, compañía, laboratorio, farmacéutica | manufacturer, company, maker, firm, drugmaker | fabricant, entreprise, société, laboratoire | Hersteller, hersteller, unternehmen, firma, konzern
producer | quesería, lechería, granja, productor*, fábrica | dairy, farm, producer, factory, bakery | fromagerie, laiterie, ferme, producteur, usine | Molkerei, molkerei, käserei, erzeuger, betrieb
retailer | supermercado*, cadena, tienda, minorista | supermarket*, retailer, chain, shop | supermarché*, chaîne, magasin, distributeur | Supermarkt, supermarkt*, handelskette, händler
public-funds | fondos públicos, fondos europeos, contribuyente*, estado, erario | public funds, taxpayer*, european funds, public money, state funds | fonds publics, fonds européens, contribuable*, argent public | öffentliche Mittel, steuerzahler*, öffentliche* mittel, öffentliche* gelder, eu mittel, fördermittel, steuergeld*
investor | inversor*, accionista* | investor*, shareholder* | investisseur*, actionnaire* | Investor, investor*, aktionär*
founder | fundador*, director ejecutivo, consejero delegado | founder, chief executive | fondateur, fondatrice, patron | Gründer, gründer*, vorstandschef*
rector | rector, rectora, rectorado, universidad | rector, university, dean | recteur, rectrice, université, rectorat | Rektor, rektor*, universität, hochschule
diaspora | diáspora, comunidad | diaspora, community | diaspora, communauté | Diaspora, diaspora, gemeinschaft
student | estudiante, alumn*, universitari* | student | étudiant, étudiante, élève | Student, student, studentin, schüler*
volunteer | voluntari*, aficionad* | volunteer, amateur | bénévole, volontaire, amateur | Freiwilliger, freiwillige*, ehrenamtliche*, hobby*
walker | senderista, cazador, paseante, excursionista | hiker, hunter, walker, passer by, dog walker | randonneu*, chasseur, promeneu*, passant* | Spaziergänger, spaziergänger*, wanderer, jäger, passant*
farmer | agricultor*, ganader*, pastor | farmer, shepherd | agricult*, éleveu*, berger | Bauer, bauer, landwirt*, hirte
child | niño, niña, menor | child, boy, girl, schoolboy, schoolgirl | enfant, garçon, fillette | Kind, kind, junge, mädchen
neighbour | vecin* | neighbour*, neighbor* | voisin*, riverain* | Nachbar, nachbar*, anwohner*
dog | perro, perros | dog, sniffer dog, dogs | chien, chiens | Hund, hund, spürhund, hunde
fishermen | pescador* | fisherman, fishermen | pêcheur* | Fischer, fischer
customs | aduan* | customs | douan* | Zoll, zoll, zöllner, zollbeamte
prosecutors | fiscalía, fiscal | prosecutor* | parquet, procureur* | Staatsanwaltschaft, staatsanwalt*
monarch | rey, reina | king, queen | roi, reine | König, könig, königin
president | presidente, presidenta | president | président, présidente | Präsident, präsident, präsidentin
union | sindicato* | union, unions | syndicat* | Gewerkschaft, gewerkschaft*
supplier | proveedor*, subcontratista, contratista | supplier*, subcontractor, contractor | fournisseur, sous traitant, prestataire | Zulieferer, zulieferer*, subunternehmer, dienstleister
staff | ingenieros, empleados, trabajadores, personal | engineers, employees, staff, workers | ingénieurs, employés, salariés, personnel | Ingenieure, ingenieure, mitarbeiter, angestellte, personal
insurer | aseguradora*, seguro | insurer*, insurance | assureur*, assurance | Versicherung, versicherung, versicherer
church | iglesia, obispado, vaticano, diócesis | church, diocese, vatican | église, diocèse, vatican | Kirche, kirche, bistum, vatikan
donors | donante*, donaciones, mecenas, fundación | donor*, donations, foundation, benefactor | donateur*, dons, fondation, mécène | Spender, spender*, spenden, stiftung, mäzen
club | club, federación | club, federation, association | club, fédération | Verein, verein, verband, klub
family | familia, herederos, viuda | family, heirs, widow | famille, héritiers, veuve | Familie, familie, erben, witwe
`;
