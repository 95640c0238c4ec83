/** Economy, science, health, education, religion, media, culture: `key | es | en | fr | de`. */
export const SOCIETY = `
# economy, health, school, culture: the common words
church | iglesia*, obispo*, arzobispo*, "iglesia", "iglesias" | church*, bishop*, archbishop*, "church", "churches", "bishops" | église*, évêque*, "église", "églises" | kirche*, bischof*, erzbischof*, "kirche", "kirchen"
school | escuela*, colegio*, "colegio", "colegios", "escuela", "escuelas" | school*, classroom*, "school", "schools", "classroom", "classrooms" | école*, lycée*, collège*, "école", "écoles", "collège" | schule*, *schule, schüler*, "schule", "schulen"
funeral | funeral*, entierro*, velatorio, "funeral" | funeral*, buried, "funeral" | obsèques, funérail*, enterr* | beerdig*, begräbnis*, beisetz*, trauerfeier*, "trauerfeier"
birthday | cumpleaños | birthday*, "birthday" | anniversaire* | geburtstag*, "geburtstag"
hospital | hospital*, ingresad*, "hospital", "hospitales" | hospital*, "hospital", "hospitals" | hôpita*, hospital* | krankenhaus*, krankenhäuser*, klinik*, *klinik, krankenhaus, krankenhäuser, "krankenhäusern", "klinik", "kliniken"
doctor | médico, médicos, médica, "doctor", "doctora" | doctor*, physician*, medic, medics, "doctor", "doctors", "physician", "physicians" | médecin*, "médecin", "médecins" | arzt, ärzte*, ärztin*, mediziner*, "ärzte", "ärztin", "mediziner"
nurse | enfermer*, "enfermera", "enfermero", "enfermeros", "enfermeras" | nurse*, "nurse", "nurses" | infirmi* | krankenschwester*, pfleger, pflegerin, pflegekraft, pflegekräfte
patient | paciente*, "paciente", "pacientes" | patient, patients | patient, patients, patiente* | patient*, "patient", "patienten"
disease | enfermedad*, "enfermedad", "enfermedades" | disease*, illness*, "disease", "diseases", "illness" | maladie*, "maladie" | krankheit*, *krankheit, erkrank*, "krankheit", "krankheiten"
virus | virus | virus*, viral, "virus", "viruses" | virus, viral* | virus, viren*, *virus, "viren"
covid | covid*, coronavirus, nuevos casos de coronavirus, nuevos contagios, incidencia acumulada, tasa de incidencia, nuevos positivos, cuarta ola, primera ola, quinta ola, "covid" | covid*, coronavirus, covid cases, coronavirus cases, third wave, new wave of covid, fourth wave, "covid" | covid*, coronavirus, nouvelles contaminations, taux d'incidence, cas de coronavirus, deuxième vague, troisième vague, quatrième vague, seconde vague, cinquième vague, nouvelle vague épidémique, "covid" | corona*, covid*, coronavirus*, neuinfektionen, inzidenz, inzidenzwert, corona-fälle, sieben-tage-inzidenz, infektionszahlen, fallzahlen, zweite welle, dritte welle, vierte welle, corona-welle, "corona", "covid", "coronavirus"
infection | contagi*, infec*, positivo por, positivos, "contagie", "contagia", "contagio", "contagios" | infect*, tested positive, tests positive, positive for, "infected" | contamin*, infect*, testé positif, positif au | infizier*, infektion*, ansteck*, positiv getestet, "infektionen"
pandemic | pandemi*, epidemi*, brote*, "pandemia", "pandemias", "epidemia", "brote", "brotes" | pandemic*, epidemic*, outbreak*, "pandemic", "epidemic", "outbreak" | pandémi*, épidémi*, foyer, "epidémie" | pandemie*, epidemie*, seuche*, "ausbruchs", "pandemie"
vaccine | vacun*, vacunación, vacunado, campaña de vacunación, dosis, "vacune", "vacunen", "vacuna", "vacunas" | vaccin*, jab, vaccination, vaccine rollout, immunization, jabs, "vaccine", "vaccines" | vaccin*, vaccination, campagne de vaccination, "vaccins" | impf*, geimpft*, ungeimpft*, vakzin*, impfung, impfstoff, impfkampagne, impfzentrum, geimpft, impfen
quarantine | cuarentena*, aislamient*, "cuarentena", "cuarentenas", "aislamiento" | quarantin*, isolation, "quarantine", "quarantined" | quarantaine*, isolement | quarantäne*, isolation*, "isolation"
drugmed | medicament*, fármaco*, "medicamento", "medicamentos", "fármaco", "fármacos" | medication*, medicine*, drugmaker*, "medication", "medicine", "medicines", "drugmakers" | médicament*, "médicament", "médicaments" | medikament*, arznei*, "medikamente"
suicide | suicid*, "suicida", "suicidó" | suicid*, "suicide" | suicid*, "suicide", "suicides", "suicider" | suizid*, selbstmord*, selbsttöt*, "suizid"
economy | economía*, económic*, "economía", "economías", "económica", "económicos", "económicas" | econom* | économi*, "économie", "économies" | wirtschaft*, konjunktur*, "wirtschaft", "konjunktur"
inflation | inflación*, "inflación" | inflation*, "inflation" | inflation* | inflation*, teuerung*, "inflation"
recession | recesión*, "recesión" | recession*, "recession" | récession* | rezession*
price | precio*, encarec*, "precio", "precios" | price*, pricing, "price", "prices" | prix | preis, preise*, *preis, *preise, "preise", "preisen"
interest | tipos de interés, tasas de interés | interest rate, interest rates | taux d'intérêt, taux directeur* | zins*, leitzins*, "zinsen"
bank | banco, bancos, banca, bancari*, "bancaria", "bancario", "bancarios", "bancarias", banquero | bank, banks, banking, banker | banque*, bancaire*, "banque", banquier | bank, banken*, *bank, sparkasse*, "banken", "sparkassen", bankier, banker, bankmanager, bankchef
centralbank | banco central | central bank | banque centrale | zentralbank*, notenbank*, bundesbank*, "notenbank"
stockmarket | bolsas, bursátil*, bolsa de valores, bolsa de Madrid, bolsas europeas, "acciones" | stock, stocks, stock market, stock exchange, London Stock Exchange, Deutsche Börse | bourse*, boursier*, actions, place boursière, Bourse de Paris, Euronext, "bourse", "bourses" | börse*, aktie*, aktien*, wertpapierbörse, Deutsche Börse, frankfurter börse, börsenhandel, "börse", "börsen", "aktie", "aktien"
euro | euro, euros | euro | euro, euros | euro, euros
dollar | dólar*, "dólar", "dólares" | dollar*, "dollar", "dollars" | dollar*, "dollar", "dollars" | dollar*, "dollar", "dollars"
crypto | cripto* | crypto* | crypto* | krypto*, "krypto"
gold | oro, medalla de oro, oro mundial, oro europeo, presea dorada, cuelga el oro | gold, gold medal, gold medallist, gold medalist, wins gold, golds, won gold, takes gold, strikes gold | or, médaille d'or, médaillée d'or | gold, goldmedaille, goldmedaillengewinner, WM-Gold, EM-Gold, holt gold, gewinnt gold, zu gold, gold für
silver | plata, medalla de plata, subcampeón olímpico, plata olímpica, plata mundial, cuelga la plata | silver, silver medal, silver medallist, wins silver, takes silver, Olympic silver | médaille d'argent, vice-champion olympique, argent olympique | silber, silbermedaille, silbermedaillengewinner, olympiasilber, WM-Silber, EM-Silber, holt silber, gewinnt silber, silber für
bronze | bronce, medalla de bronce, bronce olímpico, bronce mundial, cuelga el bronce | bronze, bronze medal, bronze medallist, wins bronze, takes bronze, Olympic bronze | bronze, médaille de bronze, bronze olympique | bronze, bronzemedaille, bronzemedaillengewinner, olympiabronze, WM-Bronze, EM-Bronze, holt bronze, gewinnt bronze, bronze für
medal | medalla*, medallista*, presea*, medallista, sin medalla, diploma olímpico, opción de medalla, "medalla", "medallas" | medal*, medallist, medalist, medal hope, "medal", "medals" | médaill*, médaillé, médaillée, chance de médaille, "médaillés" | medaille*, *medaille, medaillengewinner, medaillengewinnerin, medaillenhoffnung, medaillenkandidat, "medaille", "medaillen"
debt | deuda*, deuda pública, deuda soberana, deuda nacional, "deuda", "deudas" | debt*, public debt, national debt, government debt, sovereign debt, "debt" | dette*, endett*, dette publique, dette souveraine, dette de l'État, "dette" | schulden*, verschuld*, staatsschulden, staatsverschuldung, schuldenberg, schuldenstand, "schulden"
tax | impuesto*, fiscalidad, tribut*, "impuesto", "impuestos", "tributo" | "tax", "taxes", taxation, taxpayer money | impôt*, taxe*, fiscal*, "taxe", "fiscale" | steuer*, *steuer, "steuer", "steuern"
job | empleo*, trabajo*, laboral*, "empleo", "empleos", "despidos", "trabajo", "trabajos", "laboral", "laborales", trabajador, obrero, operario, empleado | job, jobs, layoff*, workers, "layoffs", worker, employee, staff | emploi*, travail*, licenci*, salarié*, "emploi", "emplois", "travail", "salariés", ouvrier, ouvrière, employé, salarié, travailleur | arbeitsplatz*, arbeitsplätze*, stellenabbau*, beschäftig*, entlass*, "arbeitsplatz", "arbeitsplätze", "beschäftigen", "entlassen", arbeiter, arbeiterin, arbeitnehmer, angestellte, beschäftigte
company | empresa*, compañía*, empresari*, "empresa", "empresas", "compañía", "compañías", "empresaria", "empresarios" | company, companies, firm, firms, business*, "business", "businesses" | entreprise*, société, sociétés, "entreprise", "entreprises" | unternehmen*, firma, firmen*, konzern*, "unternehmen", "firmen", "konzern", "konzerne", "konzernen"
factory | fábrica*, planta industrial, "fabrica" | factor*, "factor", "factors" | usine* | fabrik*, "werk", "werke", stahlwerk, autowerk, "fabrik"
sale | ventas | sale, sales | vente*, "vente", "ventes" | verkauf*, "verkauf", "verkaufe", "verkäufer"
trade | comercio*, comercial*, exporta*, importaciones, "comercio", "comercios", "comercial", "comerciales" | trade, export*, "imports", "exports" | commerc*, export*, "importations", "commerce", "commerces" | export*, import*, "handel", "handels", "exporte"
farm | agricult*, agrícola*, granj*, ganader*, campesin*, "agrícola", "agrícolas" | farm*, agricultur*, "farm", "agriculture" | agricult*, agricole*, éleveur*, "agricole", "agricoles" | landwirt*, bauern*, agrar*, "bauer", "bauern", "landwirten"
food | aliment*, comida*, "comida", "comidas", "alimenta", "alimento", "alimentos" | food | aliment*, nourriture | lebensmittel*, nahrung*, "lebensmittel", "lebensmitteln", "nahrung"
hunger | hambre, hambruna* | hunger, famine*, starv*, "famine" | faim, famine* | hunger*, hungersnot*, "hunger"
housing | vivienda*, alquiler*, "vivienda", "viviendas", alquiler, alquileres, inquilino, "casero", "caseros", arrendatario, precio del alquiler | "housing", "rents", homeowner*, "homeowners", rent, tenant, landlord, renters | logement*, loyer*, "logements", loyer, loyers, locataire, bailleur | wohnung*, miete*, mieter*, wohnraum, "wohnungen", "mieter", mieten, mieterhöhung, vermieter, mieterbund, kaltmiete, mietwohnung, mieterinnen
bar | bar, bares, discoteca*, taberna, chiringuito, bar de copas, cervecería, pub, "discotecas" | bar, nightclub*, pub, Wetherspoon | bar, bars, discothèque*, bistrot, brasserie, troquet | bar, bars, diskothek*, nachtclub*, kneipe*, kneipe, stammtisch, wirtschaft zum, eckkneipe
restaurant | restaurante*, "restaurante", "restaurantes" | restaurant*, "restaurant", "restaurants" | restaurant*, "restaurant", "restaurants" | restaurant*, gaststätte*, lokal, "restaurant", "restaurants", "gaststätte"
shop | tienda*, supermercado*, "tienda", "tiendas", "supermercados" | shop*, store, stores, supermarket*, mall, "shop", "shops" | magasin*, supermarché*, boutique*, "boutique" | laden, geschäft, geschäfte*, supermarkt*, supermärkte*, "geschäfte", "supermärkte", "supermärkten"
tourism | turis*, turista, veraneante, turista británico | tourism, tourist*, holidaymaker*, tourist, holidaymaker, British tourist, sightseer, backpacker, "tourists" | touris*, touriste, vacancier, estivants | touris*, urlaub*, tourist, urlauber, touristin, urlauberin, badegast, feriengäste, "urlaub", "urlaubs"
ski | esquí*, esquia*, esquiador | ski, skis, skiing, skier*, skier, ski racer | ski, skis, skieur*, skieur, skieuse | ski, skier, skifahr*, skigebiet*, skifahrer, skifahrerin, skirennläufer, skirennläuferin, skirennfahrer, skistar, "skifahren", "skigebiet", "skigebieten"
resort | estación de esquí, complejo turístico, temporada de esquí, estaciones de esquí, falta de nieve, forfait | resort*, "resort", "resorts", ski season, ski resorts, ski slopes, snow cannon | station de ski, stations de ski, remontées mécaniques, manque de neige, pistes de ski, domaine skiable, saison de ski | skiort*, ferienort*, urlaubsort*, "skiort", skisaison, skigebiete, schneemangel, skiurlaub, après-ski, schneekanonen, skipiste, skiferien
science | cientific*, ciencia*, científicos, "científica", "científico", "científicas", "ciencia" | scien*, scientist, researchers | scientifi*, science, sciences, scientifiques, chercheurs, chercheuse | wissenschaft*, forscher*, forschung*, wissenschaftler, forscher, wissenschaftlerin, forscherin, "wissenschaft", "forschung"
study | estudio revela, según un estudio, un estudio | study finds, study | étude*, chercheur*, "étude" | studie*, *studie, "studie", "studien"
internet | internet, en línea | internet, online | internet, en ligne | internet*, online*, "internet", "online"
phone | móvil*, teléfono*, smartphone*, celular*, teléfono móvil, teléfono inteligente, smartphone, "celular", móviles, "móvil", "teléfono", "teléfonos", "smartphones", "celulares" | phone*, smartphone*, smartphone, mobile phone, cell phone, cellphone, "phone", "phones" | téléphone*, smartphone*, smartphone, téléphone portable, téléphone mobile, "téléphone" | handy*, smartphone*, telefon*, smartphone, handy, mobiltelefon, handys, mobilfunk, "smartphones", "telefon"
data | datos | data | données | daten, datenschutz*
film | película*, cine, cineasta*, filme*, "película", "películas", "filme", salas de cine, cines, multicines | film, films, movie*, cinema, filmmaker*, "movie", "movies", cinemas, movie theater, cinema chain | film, films, cinéma, cinéaste*, salles de cinéma, exploitants de salles | film, filme, kino*, *film, regisseur*, "kino", "regisseurs", kinosaal, kinobetreiber, lichtspielhaus, kinos, kinosterben
music | música*, musical*, "música", "musicales" | music*, "music" | musique*, musical*, "musique", "musical", "musicale" | musik*, "musik", "musiker"
concert | conciert*, "concierto", "conciertos", gira de conciertos, gira mundial, gira, concierto benéfico, festival de música, macroconcierto | concert*, "concert", "concerts", concert tour, world tour, gig, Taylor Swift tour, farewell tour | concert*, "concert", "concerts", tournée, tournée mondiale, concert géant, tournée d'adieu, festival de musique | konzert*, "konzert", "konzerte", "konzerten", tournee, konzerttour, welttournee, konzerttournee, open-air-konzert, musikfestival
art | arte, artista*, pintor*, pintura*, "artista", "artistas" | art, artist*, painter*, painting*, "artist" | art, artiste*, peintre*, peinture*, "artiste", "artistes" | kunst*, künstler*, maler*, gemälde*, "kunst", "künstler", "künstlers", "künstlern"
book | libro*, escritor*, novela*, autor, autora, "libros", "libro", "escritora", "novelas", novela, bestseller, trilogía, superventas | writer*, novels, "author", "authors", "book", "books", "booked", "writers", novel, bestseller, trilogy | livre*, écrivain*, romans, auteur*, "livre", "livres", "auteur", roman, rentrée littéraire, best-seller | buch, bücher*, schriftsteller*, autor*, "bücher", "büchern", "autoren", roman, bestseller, trilogie, debütroman, kriminalroman
television | televisi*, TV, "serie", "serias" | television, TV, series | télévision*, télé, série*, "série", "series" | fernseh*, TV, serie, "fernsehen", "fernseher"
journalist | periodist*, reporter*, "periodista", "periodistas", "reportera", "reportero" | journalist*, reporter*, "reporter", "journalist", "journalists", "reporters" | journalist*, reporter* | journalist*, reporter*, "journalist", "journalisten", "reporter"
prize | premio*, galard*, "premio", "premios" | prize*, award*, Oscar*, "prize", "award", "awards", "awarded", "oscar" | récompens*, Oscar* | preisträger*, Nobel*, auszeichn*, ausgezeichnet*, Oscar*, "preisträger", "nobel", "ausgezeichnet", "oscar"
fashion | moda, modelo | fashion, model | mode, mannequin* | mode, model, modedesign*
# economy: growth, inflation, money
growth | crecimiento, PIB, crecimiento económico, producto interior bruto, producto interno bruto, expansión económica | growth, GDP, economic growth, gross domestic product, economic expansion | croissance, PIB, croissance économique, produit intérieur brut | wachstum*, BIP, wirtschaftswachstum, bruttoinlandsprodukt, wirtschaftsleistung, "wachstum"
economic-forecast | previsión económica, perspectivas económicas, previsión de crecimiento | economic forecast, growth forecast, economic outlook | prévisions économiques, prévision de croissance, perspectives économiques | konjunkturprognose, wachstumsprognose, herbstgutachten, frühjahrsgutachten, frühjahrsprognose, herbstprognose
recovery-economic | recuperación económica, reactivación económica | economic recovery, economic rebound | reprise économique, relance économique, rebond économique | wirtschaftliche erholung, konjunkturerholung, wirtschaftsaufschwung, aufschwung
stagflation | estanflación | stagflation | stagflation | stagflation
deflation | deflación | deflation | déflation | deflation
hyperinflation | hiperinflación | hyperinflation | hyperinflation | hyperinflation
inflation-rate | tasa de inflación, IPC, índice de precios, IPC subyacente | inflation rate, consumer prices, consumer price index, CPI | taux d'inflation, prix à la consommation | inflationsrate, teuerungsrate, verbraucherpreise, erzeugerpreise
cost-of-living | coste de la vida, costo de vida, carestía | cost of living, cost-of-living crisis, living costs | coût de la vie, vie chère, cherté | lebenshaltungskosten, lebenshaltung
purchasing-power | poder adquisitivo, poder de compra | purchasing power, spending power | pouvoir d'achat | kaufkraft, realeinkommen
consumer-confidence | confianza del consumidor, confianza de los consumidores | consumer confidence, consumer sentiment | confiance des consommateurs, confiance des ménages | konsumklima, verbrauchervertrauen, konsumlaune, verbraucherstimmung
business-confidence | confianza empresarial, clima empresarial | business confidence, business climate, business sentiment | climat des affaires, confiance des entreprises | ifo-index, geschäftsklima, geschäftsklimaindex, ifo, ZEW
consumption | gasto de los hogares, consumo privado, consumo interno, consumo de los hogares | consumer spending, household spending | consommation des ménages, dépenses des ménages | privater konsum, konsumausgaben, konsum
consumer | consumidor, consumista | consumer, shopper, consumption | consommateur | verbraucher, konsument, verbraucherinnen, kunden
consumer-group | asociación de consumidores, organización de consumidores, Facua, OCU | consumer group, consumer watchdog, consumer association | association de consommateurs, UFC-Que Choisir, 60 millions de consommateurs | verbraucherzentrale, verbraucherschützer, verbraucherverband, stiftung warentest
interest-cut | bajada de tipos, recorte de tipos, baja los tipos, baja de tasas, rebaja de tipos, recorte de tasas, recorta los tipos | rate cut, cuts interest rates, lower interest rates, cuts rates | baisse des taux, abaisse ses taux, baisse de taux, baisse ses taux | zinssenkung, senkt leitzins, senkt die zinsen, leitzinssenkung, zinswende
interest-hike | subida de tipos, alza de tipos, sube los tipos, alza de tasas, aumento de tasas | rate hike, rate rise, raises interest rates, raises rates | hausse des taux, relève ses taux, relèvement des taux, augmente ses taux | zinserhöhung, zinsanhebung, erhöht leitzins, erhöht die zinsen, hebt leitzins
negative-rates | tipos negativos, tasas negativas | negative interest rates, negative rates | taux négatifs | negativzinsen, strafzinsen, minuszinsen
monetary-policy | política monetaria | monetary policy | politique monétaire | geldpolitik
quantitative-easing | compra de bonos, compras de deuda, compra de activos, expansión cuantitativa | quantitative easing, bond-buying, bond purchases, asset purchases | rachat d'actifs, assouplissement quantitatif | anleihekäufe, anleihekaufprogramm, anleihenkäufe
single-market | mercado único, mercado interior | single market | marché unique, marché intérieur | binnenmarkt, EU-Binnenmarkt
currency | divisa | currency | devise, monnaie | währung, devisen
exchange-rate | tipo de cambio, tasa de cambio, mercado cambiario | exchange rate, foreign exchange | taux de change, marché des changes | wechselkurs, devisenmarkt, eurokurs
devaluation | devaluación, devalúa, depreciación | devaluation, depreciation | dévaluation, dépréciation | abwertung, währungsabwertung
pound-sterling | libra esterlina, "libra" | pound sterling | livre sterling | pfund sterling, britisches pfund
yen | yen | yen | yen | yen
yuan | yuan, renminbi | yuan, renminbi | yuan, renminbi | yuan, renminbi
rouble | rublo | rouble, ruble | rouble | rubel
swiss-franc | franco suizo | swiss franc | franc suisse | schweizer franken
turkish-lira | lira turca | turkish lira, lira | livre turque | türkische lira, lira
cash-money | dinero en efectivo, "efectivo", pago en efectivo | cash payments, cash, banknote | argent liquide, paiement en espèces, billets de banque | bargeld, banknote, geldschein, barzahlung
coin-money | monedas, moneda de euro | coins, pennies | pièces de monnaie, pièces d'or | münze, münzfund
income-tax | IRPF, impuesto sobre la renta, declaración de la renta, renta | income tax | impôt sur le revenu, déclaration de revenus, déclaration d'impôts | einkommensteuer, lohnsteuer
corporate-tax | impuesto de sociedades, impuesto sobre sociedades | corporate tax | impôt sur les sociétés, taux minimum mondial | körperschaftsteuer, unternehmenssteuer, gewerbesteuer, unternehmensbesteuerung
windfall-tax | impuesto extraordinario, beneficios extraordinarios, beneficios caídos del cielo, impuestazo | windfall tax, windfall profits | superprofits, taxe sur les superprofits, surprofits | übergewinnsteuer, zufallsgewinne, übergewinn
solidarity-surcharge | recargo de solidaridad | solidarity surcharge | contribution de solidarité, impôt de solidarité | solidaritätszuschlag, soli
taxpayer | contribuyente | taxpayer | contribuable | steuerzahler, steuerzahlerbund
customs | aduana, aduanero | "customs", customs officers | douane, douanier | zollbeamte, zollamt, zollkontrolle
tariff | arancel*, derechos de aduana, arancelario | tariff*, import duties, customs duties, "tariff", "tariffs" | droits de douane, tarif douanier, surtaxe, tarifs douaniers | zoll, zölle*, handelszölle, zölle, einfuhrzölle, schutzzölle, importzölle, "zöllen"
ceta | CETA, TTIP | CETA, TTIP | CETA, TTIP | CETA, TTIP
trade-surplus | superávit comercial | trade surplus | excédent commercial | handelsüberschuss, exportüberschuss, leistungsbilanzüberschuss
trade-deficit | déficit comercial, balanza comercial | trade deficit, trade gap, trade balance | déficit commercial, balance commerciale | handelsdefizit, handelsbilanz, außenhandelsdefizit
protectionism | proteccionismo | protectionism, protectionist | protectionnisme | protektionismus, protektionistisch
globalization | globalización, globalizado | globalization, globalisation | mondialisation, globalisation | globalisierung
export | exportación, exportaciones | export | exportation | export, ausfuhren, exporteur, exportwirtschaft
import | importación | import | importation | import, einfuhren, importeur
supply-chain | cadena de suministro | supply chain, supply bottlenecks | chaîne d'approvisionnement | lieferkette, lieferengpass, lieferkettengesetz
shortage | escasez, desabastecimiento, falta de, carencia | shortage, lack, scarcity | pénurie | knappheit, engpass, mangel, versorgungsengpass, fehlt, fehlen
debt-crisis | crisis de deuda, crisis de la deuda | debt crisis | crise de la dette | schuldenkrise, eurokrise, euro-krise
debt-relief | condonación de deuda, reestructuración de deuda, reestructuración de la deuda, alivio de deuda | debt relief, debt restructuring, debt cancellation | allègement de la dette, restructuration de la dette, annulation de la dette | schuldenerlass, schuldenschnitt, umschuldung, schuldenerleichterung
default-state | suspensión de pagos, default, impago, cesación de pagos | default, sovereign default, defaults on | défaut de paiement, défaut souverain | zahlungsausfall, staatsbankrott, staatspleite, zahlungsunfähig
government-spending | gasto público | public spending, government spending | dépenses publiques | staatsausgaben
bailout | rescate financiero, rescate bancario, plan de rescate | bailout, rescue package, rescue plan, bail out | plan de sauvetage, renflouement | rettungspaket, rettungsschirm, hilfspaket, staatsrettung
credit-rating | agencia de calificación, calificación crediticia, Moody's, Fitch | credit rating, rating agency, Moody's, Fitch | agence de notation, notation financière, Moody's, Fitch, note de la France | ratingagentur, bonität, kreditwürdigkeit, Moody's, Fitch
downgrade-rating | rebaja la nota, rebaja la calificación, rebaja el rating | downgrade, rating downgrade | dégrade la note, abaisse la note, dégradation de la note | herabstufung, stuft herab, bonitätsnote
government-bond | bonos del Estado, "bonos", bonos del tesoro, deuda a diez años, letras del tesoro, prima de riesgo | government bond, bonds, bond yields, gilts, treasuries, bond market | obligations, obligataire, emprunt d'État, rendement obligataire | staatsanleihe, anleihe, bundesanleihe
eurobonds | eurobonos, coronabonos | eurobonds, coronabonds | eurobonds, euro-obligations, coronabonds | eurobonds, corona-bonds, coronabonds
# markets, banks, companies
stock-index | Ibex, Ibex 35, Dow Jones, Nasdaq, Nikkei, Eurostoxx, S&P 500 | Dow Jones, Nasdaq, FTSE, Nikkei, S&P 500, Hang Seng | CAC 40, Dow Jones, Nasdaq, Nikkei, S&P 500 | Dax, Dow Jones, Nasdaq, Nikkei, MDax, leitindex, Eurostoxx
stock-crash | desplome de las bolsas, desplome bursátil, crac bursátil, crac, lunes negro, batacazo bursátil | stock market crash, market crash, stocks plunge, stocks tumble, sell-off, selloff | krach, krach boursier, bourses plongent, chute des bourses | börsencrash, kurssturz, börsenbeben, kurseinbruch, ausverkauf an den börsen, crash an den börsen
stock-rally | récord bursátil, máximo histórico, máximos históricos, bolsas suben | stocks rally, all-time high, record high, stocks surge | record historique, plus haut historique, bourses rebondissent | kursrally, allzeithoch, rekordhoch, kurssprung, jahresendrallye
share-price | cotización, precio de las acciones, cotiza | share price, stock price | cours de Bourse, cours de l'action, cotation | aktienkurs, börsenkurs, aktienkurse, kursverlust, kursgewinne
shareholder | accionista, accionariado | shareholder, stockholder, annual general meeting | actionnaire, assemblée générale des actionnaires | aktionär, anteilseigner, hauptversammlung, großaktionär
investor | "inversor", "inversores", "inversora", inversionista | investor | investisseur | anleger, investor, anlegerin
investment | invertir, invierte, "inversión" | investment | investissement | investition, investieren, investiert
ipo | salida a bolsa, debut bursátil, debuta en bolsa | IPO, initial public offering, stock market debut, goes public, stock market listing | introduction en Bourse, entrée en Bourse, fait son entrée en | börsengang, börsendebüt, an die börse, börsenstart
dividend | dividendo | dividend | dividende | dividende
hedge-fund | fondo de inversión, fondo buitre, fondo de cobertura | hedge fund, investment fund, private equity, BlackRock | fonds d'investissement, fonds spéculatif, hedge fund, BlackRock | hedgefonds, investmentfonds, finanzinvestor, BlackRock, aktienfonds
etf | ETF, fondo cotizado | ETF, ETFs, exchange-traded fund | ETF, fonds indiciel | ETF, ETFs, indexfonds
sovereign-fund | fondo soberano | sovereign wealth fund | fonds souverain | staatsfonds
short-selling | ventas a corto, posiciones cortas, bajistas, venta en corto | short selling, short seller, GameStop | vente à découvert, GameStop | leerverkäufer, GameStop
annual-results | resultados anuales, cuentas anuales | annual results, full-year results, annual profit, full-year | résultats annuels, bilan annuel | jahresbilanz, jahreszahlen, geschäftsjahr, jahresergebnis, geschäftszahlen
profit | beneficios, ganancias, ganar un, ganancia, beneficio neto, beneficio récord, lucro, resultados trimestrales, cuentas trimestrales, primer trimestre, segundo trimestre, tercer trimestre, cuarto trimestre, trimestre | profit*, earnings, net profit, profits, net income, "profit", quarterly results, quarterly earnings, quarter earnings, third-quarter, first-quarter, second-quarter, fourth-quarter | bénéfice*, profits, bénéfice, bénéfice net, rentable, résultats trimestriels, premier trimestre, deuxième trimestre, troisième trimestre, quatrième trimestre, trimestre | gewinne*, umsatz*, gewinnsprung, nettogewinn, rekordgewinn, milliardengewinn, überschuss, profit, "gewinn", "gewinne", quartal, quartalszahlen, quartalsbericht, quartalsergebnis, quartalsgewinn, jahresquartal
loss-financial | "pérdidas", números rojos, pérdida millonaria | net loss, in the red, quarterly loss | pertes, perte nette, dans le rouge, déficitaire | verlust, milliardenverlust, rote zahlen, nettoverlust
profit-warning | alerta de beneficios, rebaja previsiones, recorta previsiones, rebaja sus previsiones | profit warning, cuts forecast, cuts outlook, lowers guidance, cuts guidance | avertissement sur résultats, abaisse ses prévisions, alerte sur résultats | gewinnwarnung, senkt prognose, kappt prognose, prognosesenkung, gewinneinbruch
revenue | facturación, "ingresos", "ingrese", "ingresarán", "ingresará", "ingresamos" | revenue, turnover, sales figures | chiffre d'affaires, recettes, revenus | umsatz, umsatzplus, erlöse, einnahmen, umsatzeinbruch, umsatzrückgang, "umsätze"
merger | fusión, fusiones, adquisición, compra de, fusionar, OPA hostil, absorber, opa, opa de, absorción, oferta pública de adquisición, oferta de compra | merger*, takeover*, acquisition*, merge, mega-merger, takeover, takeover bid, takeover offer, buyout, hostile bid | fusion*, rachat*, acquisition*, fusionner, mégafusion, OPA, offre publique d'achat, offre de rachat, racheter, rachat | fusion*, übernahme*, übernimmt, fusionieren, zusammenschluss, megafusion, fusion, übernahmeangebot, übernahmeofferte, übernahmeschlacht, firmenübernahme, kaufangebot, milliardenübernahme, "fusionen"
price-fixing | pacto de precios, cártel de precios, cartel de camiones | price-fixing | entente sur les prix, ententes | preisabsprache, kartellstrafe
monopoly | monopolio, monopolístico | monopoly | monopole | monopol, monopolstellung
competition | competencia desleal, rival comercial, competición, competir, compite | unfair competition, rival bid, competition, compete, competitor, contest | concurrence, compétition, rivaliser | wettbewerb, konkurrenz, konkurrent, wettkampf, wettstreit, konkurrieren
bankruptcy | quiebra*, bancarrota*, insolven*, concurso de acreedores, en quiebra, suspende pagos, "quiebra" | bankrupt*, insolven*, chapter 11, bankrupt, goes bust, administration collapse, files for bankruptcy | faillite*, dépôt de bilan, redressement judiciaire, liquidation judiciaire, tribunal de commerce | insolven*, pleite*, insolvenzantrag, insolvenzverfahren, firmenpleite, insolvenz, bankrott, insolvenzverwalter, schutzschirmverfahren, "pleite", "pleiten"
liquidation | liquidación de la empresa, liquidar | liquidation, winding up | liquidation | liquidation, abwicklung
restructuring | reestructuración, reestructurar, plan de reestructuración | restructuring, turnaround plan | restructuration, plan de restructuration | restrukturierung, sanierung, sanieren, sparplan, umstrukturierung
creditor | acreedor | creditor, lender | créancier | gläubiger, gläubigerversammlung, kreditgeber
spin-off | escisión, segregación, escindir | spin-off, spinoff, demerger | scission, scinder | abspaltung, ausgliederung, aufspaltung
subsidiary | filial | subsidiary | filiale | tochterfirma, tochtergesellschaft, konzerntochter, tochterunternehmen
multinational | multinacional | multinational | multinationale | multinationaler konzern, weltkonzern, großkonzern
executive-pay | bonus, bonus de ejecutivos, sueldo de ejecutivos, retribución de directivos | executive pay, CEO pay, pay package, bonuses | bonus, rémunération des patrons, salaires des patrons | managergehalt, bonuszahlung, boni, bonus, vorstandsgehälter
board | consejo de administración, junta directiva | board of directors, boardroom, supervisory board | conseil d'administration, conseil de surveillance | aufsichtsrat, verwaltungsrat, aufsichtsratschef
ceo | consejero delegado, CEO, director ejecutivo, primer ejecutivo, director general, presidente ejecutivo | CEO, chief executive, chief executives | PDG, directeur général, directrice générale, patron | vorstandschef*, CEO, konzernchef*, vorstandsvorsitzender, vorstandschef, geschäftsführer, "konzernchef"
manager | ejecutivo de, "directivo", "directivos", alto directivo | executive, manager | dirigeant d'entreprise, cadre dirigeant, manager | manager, managerin, topmanager, führungskraft
entrepreneur | emprendedor, magnate, empresario | entrepreneur, tycoon, businessman, businesswoman, mogul, magnate | entrepreneur, homme d'affaires, femme d'affaires, magnat | unternehmer, unternehmerin, magnat, geschäftsmann, gründer
billionaire | multimillonario, milmillonario | billionaire, multimillionaire | milliardaire, multimillionnaire | milliardär, milliardärin, multimilliardär
millionaire | millonario | millionaire | millionnaire | millionär, millionärin, tycoon
richest | más rico, lista Forbes, Forbes, fortuna | richest, Forbes list, rich list, wealthiest, Forbes, fortune | plus riche, plus grande fortune, Forbes, fortune | reichste, Forbes, vermögen, superreiche
smes | pymes, pyme, pequeñas empresas, autónomo | small businesses, SMEs, self-employed, freelancers | PME, petites entreprises, indépendants, travailleurs indépendants, autoentrepreneur | mittelstand, kmu, selbstständige, mittelständler, kleinunternehmer, freiberufler
startup | startup, start-up, unicornio, capital riesgo | startup, start-up, unicorn, venture capital | start-up, startup, licorne, capital-risque, jeune pousse | start-up, startup, einhorn, risikokapital, wagniskapital
crowdfunding | micromecenazgo, crowdfunding, colecta | crowdfunding, GoFundMe | financement participatif, cagnotte, crowdfunding | crowdfunding, schwarmfinanzierung, spendensammlung
employers | patronal, CEOE | employers, employers' federation, business lobby | patronat, Medef, CPME | arbeitgeber, arbeitgeberverband, arbeitgeberpräsident, BDI, BDA
chamber-commerce | cámara de comercio | chamber of commerce | chambre de commerce | handelskammer, industrie- und handelskammer, DIHK, IHK
business-park | polígono industrial, parque empresarial | industrial estate, business park | zone industrielle, zone d'activités | gewerbegebiet, industriegebiet, industriepark
bank-crisis | crisis bancaria, quiebra bancaria, Silicon Valley Bank, Credit Suisse | banking crisis, bank collapse, bank failure, Silicon Valley Bank, Credit Suisse, bank run | crise bancaire, faillite bancaire, Silicon Valley Bank, Credit Suisse | bankenkrise, bankenpleite, Silicon Valley Bank, Credit Suisse, bankpleite, bankenbeben, CS-Übernahme
deutsche-bank | Deutsche Bank | Deutsche Bank | Deutsche Bank | Deutsche Bank
commerzbank | Commerzbank, UniCredit | Commerzbank, UniCredit | Commerzbank, UniCredit | Commerzbank, UniCredit
santander-bank | Banco Santander | Banco Santander, Santander | Banco Santander, Santander | Banco Santander, Santander
bbva-sabadell | BBVA, Sabadell | BBVA, Sabadell | BBVA, Sabadell | BBVA, Sabadell
bnp | BNP Paribas, BNP | BNP Paribas, BNP | BNP Paribas, BNP | BNP Paribas, BNP
ubs | UBS | UBS | UBS | UBS
goldman | Goldman Sachs, JPMorgan, Morgan Stanley | Goldman Sachs, JPMorgan, JP Morgan, Morgan Stanley | Goldman Sachs, JPMorgan, Morgan Stanley | Goldman Sachs, JPMorgan, Morgan Stanley
lehman | Lehman Brothers, crisis financiera, crac de 2008 | Lehman Brothers, financial crisis, financial crash | Lehman Brothers, crise financière, subprimes | Lehman Brothers, finanzkrise, Lehman-Pleite
loan | préstamo, préstamos, crédito | loan, lending, credit | prêt bancaire, emprunt, crédit, crédits | kredit, darlehen, ratenkredit
mortgage | hipoteca, hipotecario | mortgage | hypothèque, crédit immobilier, prêt immobilier, crédits immobiliers | hypothek, baukredit, immobilienkredit, baufinanzierung, bauzinsen
savings | ahorro | savings, saver | épargne, livret A | ersparnisse, "sparer", "sparen", "sparern", spareinlagen, sparbuch, tagesgeld, festgeld
savings-bank | caja de ahorros | savings bank | caisse d'épargne | sparkasse, volksbank
credit-card | tarjeta de crédito, tarjeta bancaria | credit card, debit card, Mastercard | carte bancaire, carte de crédit, Mastercard | kreditkarte, girocard, bankkarte, EC-Karte, Mastercard
atm | cajero automático | cash machine, cashpoint, ATM, ATMs | distributeur de billets, DAB | geldautomat, bankautomat
bank-branch | oficina bancaria, cierre de oficinas, sucursal bancaria | bank branch | agence bancaire | bankfiliale, filialschließung
insurance | compañía de seguros, aseguradora, póliza, Mapfre | insurance | "assurance", assureur, "assurances" | "versicherung", "versicherer", "versicherte", haftpflichtversicherung, rückversicherer
paypal | PayPal, Bizum | PayPal, Apple Pay | PayPal, Wero | PayPal, Wero, Giropay
bitcoin | bitcoin, ethereum, criptodivisa, criptomoneda | bitcoin, ethereum, cryptocurrency, dogecoin, stablecoin | bitcoin, ethereum, cryptomonnaie, stablecoin | bitcoin, ethereum, kryptowährung, kryptobörse, stablecoin
ftx | FTX, Bankman-Fried, Binance, Coinbase | FTX, Bankman-Fried, Binance, Coinbase | FTX, Bankman-Fried, Binance, Coinbase | FTX, Bankman-Fried, Binance, Coinbase
blockchain | blockchain, cadena de bloques | blockchain | blockchain, chaîne de blocs | blockchain
nft | NFT, token no fungible | NFT, NFTs, non-fungible token | NFT, jeton non fongible | NFT, NFTs
real-estate | inmobiliario, mercado inmobiliario, ladrillo | real estate, property market, housing market, realtor | immobilier, marché immobilier, immobilière | immobilien, immobilienmarkt, immobilienbranche, immobilienkonzern
house-prices | precio de la vivienda, vivienda se encarece | house prices, home prices, property prices | prix de l'immobilier, prix des logements | immobilienpreise, hauspreise, wohnungspreise, kaufpreise, häuserpreise
housing-bubble | burbuja inmobiliaria, crisis inmobiliaria, Evergrande | housing bubble, property bubble, Evergrande, property crisis | bulle immobilière, crise immobilière, Evergrande | immobilienblase, immobilienkrise, Evergrande, signa-pleite
signa | René Benko, Benko, Signa | Rene Benko, Benko, Signa | René Benko, Benko, Signa | René Benko, Benko, Signa
developer-property | promotora inmobiliaria, constructora | property developer, housebuilder, developer, homebuilder | promoteur immobilier, promoteur, constructeur de logements | bauträger, immobilienentwickler, projektentwickler, baukonzern
construction | sector de la construcción, construcción, albañil | construction industry, construction site, construction sector, building site, construction worker | bâtiment et travaux publics, chantier, BTP, secteur du bâtiment | baubranche, bauindustrie, baugewerbe, bauarbeiter, bauwirtschaft
social-housing | vivienda social, vivienda protegida, vivienda pública, VPO | social housing, council housing, affordable housing, public housing | logement social, HLM | sozialwohnung, sozialer wohnungsbau, wohnungsbau, wohnungsbaugesellschaft
housing-crisis | crisis de vivienda, crisis de la vivienda, escasez de vivienda, emergencia habitacional | housing crisis, housing shortage, housing emergency | crise du logement, mal-logement, pénurie de logements | wohnungsnot, wohnungsmangel, wohnungsknappheit, wohnungskrise
homeless | sin techo, sin hogar, indigente, personas sin hogar, sintecho | homeless, rough sleeper | sans-abri, sans domicile fixe, SDF, sans domicile | obdachlos, wohnungslose
tourist-flats | pisos turísticos, Airbnb, vivienda turística | Airbnb, holiday lets, short-term rentals, vacation rental, holiday rental | Airbnb, meublés de tourisme, locations saisonnières, locations touristiques | Airbnb, ferienwohnung, ferienhaus
heating | calefacción, caldera, calefactor | "heating", "heats", boiler, heater | chauffage, chaudière | heizung, heizkosten, heizen, heizkessel
heat-pump | bomba de calor | heat pump | pompe à chaleur | wärmepumpe
renovation | rehabilitación de viviendas, reforma de viviendas, rehabilitación energética | home insulation, retrofit, insulation, renovation | rénovation énergétique, MaPrimeRénov, passoire thermique | sanierungspflicht, altbausanierung, dämmung, gebäudesanierung, energetische sanierung
# work, wages, pensions
minimum-wage | salario mínimo, SMI, salario mínimo interprofesional | minimum wage, living wage | salaire minimum, smic | mindestlohn
wage | salari*, sueldo*, salarial, nómina, sueldo, "salario", "salarios", "sueldos", subida salarial, aumento salarial, alza salarial, incremento salarial, aumento de sueldo | wage*, salary, salaries, paycheck, wages, "wage", pay rise, wage increase, pay increase, wage hike, pay deal, pay raise | salair*, rémunération, salaire, "salaires", hausse des salaires, augmentation de salaire, hausse de salaire | lohn*, löhne*, gehalt*, "gehälter", "gehalts", "gehältern", mindestlohn*, "gehalt", lohn, "löhne", "löhnen", "gehalten", lohnerhöhung, gehaltserhöhung, tarifabschluss, mehr lohn, lohnplus, mehr geld
collective-bargaining | convenio colectivo, negociación colectiva | collective bargaining, wage talks, pay talks, pay dispute, pay offer | convention collective, négociations salariales | tarifverhandlungen, tarifstreit, tarifvertrag, tarifrunde, tarifkonflikt, tarifeinigung, lohnverhandlungen
pay-gap | brecha salarial | pay gap, gender pay gap, equal pay | écart de salaire, inégalités salariales, égalité salariale | lohnlücke, gender pay gap, lohngleichheit, equal pay day
working-time | jornada laboral, horas extra, 37, 5 horas | working hours, working time, overtime pay, working week | temps de travail, heures supplémentaires, 35 heures | arbeitszeit, überstunden, arbeitszeiterfassung, arbeitszeitgesetz
remote-work | teletrabajo, trabajo a distancia | remote work, working from home, home working, telework | télétravail, télétravailler | homeoffice, home-office, telearbeit, homeoffice-pflicht
unemployment | desemple*, paro registrado, "parados", "parada", "pararse", "pare", "parir", desempleado, "parado", tasa de paro, tasa de desempleo, prestación por desempleo, "desempleo" | unemploy*, jobless*, unemployment rate, unemployment benefits, jobless claims, "unemployed", "jobless" | chôm*, chômeur, taux de chômage, assurance chômage, demandeurs d'emploi, allocations chômage | arbeitslos*, arbeitslosenquote, arbeitslosenzahl, arbeitslosengeld, erwerbslose, "arbeitslose"
furlough | ERTE, ERTES, regulación temporal de empleo | furlough, job retention scheme | chômage partiel, activité partielle | kurzarbeit, kurzarbeitergeld
layoffs | despido, "despedir", "despedido", "despedidos", ERE, recorte de plantilla, recorte de empleos, despidos masivos | layoff, job cuts, cuts jobs, lays off, redundancies, to cut jobs, laid off | licenciement, suppressions de postes, plan social, supprimer des postes, suppressions d'emplois | stellenabbau, entlassung, stellenstreichungen, massenentlassung, jobabbau, stellen streichen, streicht stellen, jobs streichen, personalabbau
hiring | contratación, contratar, contratos indefinidos | hiring, recruitment | embauche, recrutement | neueinstellungen, einstellungsstopp, personalsuche
jobs-report | cifras de empleo, datos de empleo, afiliación a la seguridad, creación de empleo, paro baja | jobs report, payrolls, jobs data, job creation, job market | chiffres du chômage, créations d'emplois, chiffres de l'emploi | arbeitsmarktdaten, arbeitsmarkt, us-arbeitsmarkt, beschäftigung
jobcentre | servicio de empleo, SEPE, oficina de empleo | job centre, jobcentre, employment agency | Pôle emploi, France Travail | arbeitsagentur, bundesagentur für arbeit, jobcenter
skilled-labour-shortage | escasez de mano, falta de personal, falta de trabajadores | labour shortage, labor shortage, staff shortage, worker shortage, skills shortage | manque de personnel, pénurie de personnel | fachkräftemangel, personalmangel, arbeitskräftemangel, fachkräfte, fachkräfteeinwanderung
apprentice | aprendiz, formación profesional, FP | apprentice, apprenticeship, vocational training, trainee | apprenti, apprentissage, alternance | lehrling, ausbildungsplatz, azubi, auszubildende, lehrstelle
intern | becario, prácticas, pasantía | intern, internship | stagiaire | praktikant, praktikantin, praktikum
temp-work | temporalidad, contrato temporal, ETT, precariedad, trabajo precario | temporary work, temp workers, zero-hours contract, precarious work, gig economy | intérim, intérimaire, précarité, CDD | leiharbeit, zeitarbeit, befristung, prekär, werkvertrag
gig-worker | repartidor, rider, riders, Glovo, Deliveroo, falso autónomo | delivery rider, delivery driver, Deliveroo, gig workers | livreur, Deliveroo, livreurs à vélo | lieferando, lieferdienst, essenslieferant, fahrradkurier, Deliveroo
burnout | agotamiento laboral, síndrome del trabajador quemado, burnout | burnout, burn-out | burn-out, épuisement professionnel | burnout, burn-out
sick-leave | baja laboral, baja médica, absentismo, incapacidad temporal | sick leave, sick pay, sick days, off sick | arrêt maladie, arrêts de travail | krankschreibung, krankgeschrieben, krankenstand, lohnfortzahlung, telefonische krankschreibung
parental-leave | permiso de paternidad, permiso de maternidad, permiso parental, baja de maternidad | parental leave, maternity leave, paternity leave | congé parental, congé maternité, congé paternité, congé de naissance | elternzeit, elterngeld, mutterschutz, mutterschaftsurlaub, vaterschaftsurlaub
strikework | huelga*, paro nacional, huelga, huelguista, huelga indefinida, en huelga, huelga de maquinistas, huelga general, paro general | walkout*, work stoppage, on strike, strike action, industrial action, walk out, general strike, "strike", "walkout" | grève*, gréviste*, mouvement social, préavis de grève, débrayage, cessation du travail, grève des internes, grève des soignants, grève générale, "grève", "grèves", "grévistes" | streik*, *streik, arbeitskampf, warnstreik, ausstand, streiken, arbeitsniederlegung, bestreikt, streikaufruf, generalstreik, "streik"
union | sindicato*, sindical*, sindicato, sindicalista, CCOO, UGT, Comisiones Obreras, comité de empresa | union, unions, trade union, trade unionist, union members, unionize, unionise, trade unions, labor union, works council | syndicat*, syndical*, syndicaliste, CGT, CFDT, intersyndicale, FO, "syndicat", "syndicats", comité d'entreprise, CSE | gewerkschaft*, verdi, IG Metall, DGB, gewerkschafter, Ver.di, "gewerkschaft", betriebsrat, betriebsratschefin, betriebsratschef
retirement-age | edad de jubilación, edad legal de jubilación, edad de retiro | retirement age, state pension age, pension age | âge de la retraite, âge de départ, âge légal, retraite à 64 ans | rentenalter, rente mit 67, renteneintrittsalter, pensionsalter, rente mit 63
pensioner | "pensionista", jubilado, "pensionistas" | "pensioner", retiree, "pensioners" | "retraitée" | rentner, rentnerin, pensionär, ruheständler
pension | pension*, jubila*, pensión, jubilación, plan de pensiones, revalorización de las pensiones, "pensiones" | pension*, retire*, state pension, pension fund, pensions, social security, "pension", "retire", "retirees" | pension*, pension de retraite, fonds de pension, caisse de retraite, "retraite", "retraites", "pensions" | rente*, *rente, ruhestand*, pension*, altersvorsorge, rentenversicherung, rentenerhöhung, betriebsrente, rentenniveau, mütterrente, aktivrente, "rente", "renten", "ruhestand", "pensionen"
child-benefit | ayuda por hijo, cheque bebé, prestación por hijo, ayuda por nacimiento | child benefit, child tax credit, two-child limit, baby bonus | prime de naissance, aides aux familles | kindergeld, kinderzuschlag, kindergrundsicherung, kinderfreibetrag
poverty | pobreza, pobres, umbral de pobreza, riesgo de pobreza, exclusión social, pobre, empobrecido | poverty, poverty line, child poverty, impoverished, poor people, poor | pauvreté, pauvres, seuil de pauvreté, précaires, extrême pauvreté, pauvre, démuni | armut*, armutsrisiko, armutsgefährdet, kinderarmut, altersarmut, armutsbericht, arme leute, verarmt, ärmste, "armut"
food-bank | banco de alimentos, comedor social | food bank, soup kitchen | Restos du cœur, banque alimentaire, soupe populaire, aide alimentaire | tafeln, lebensmittelausgabe, suppenküche, tafel deutschland
middle-class | clase media | middle class | classe moyenne | mittelschicht, mittelklasse
# retail and consumption
supermarket | supermercado, Mercadona, Carrefour, Lidl, Aldi | supermarket, Tesco, Sainsbury's, Walmart, Lidl, Aldi, Carrefour, grocery store | supermarché, hypermarché, Carrefour, Leclerc, Auchan, Lidl, Aldi, grande distribution | supermarkt, discounter, Aldi, Lidl, Rewe, Edeka, Kaufland, Carrefour
shopping-centre | centro comercial, grandes almacenes, El Corte Inglés | shopping centre, shopping mall, shopping center, department store | centre commercial, grand magasin, galerie marchande, Galeries Lafayette | einkaufszentrum, kaufhaus, warenhaus, Galeria Karstadt Kaufhof, shoppingcenter, shopping-center, karstadt
retail-sales | ventas minoristas, comercio minorista, ventas al por menor | retail sales, retailer, high street | ventes au détail, commerce de détail, détaillant | einzelhandel, einzelhändler, einzelhandelsumsatz, handelsverband
sales-season | rebajas, rebajas de enero, descuento, oferta especial, ganga | January sales, discount, bargain, special offer | soldes, soldes d'hiver, soldes d'été, promotions, rabais, bonnes affaires, remise | schlussverkauf, rabatt, rabattschlacht, sonderangebot, schnäppchen
christmas-shopping | compras navideñas, compras de Navidad, campaña de Navidad | christmas shopping, holiday shopping, festive shopping | achats de Noël, courses de Noël | weihnachtsgeschäft, weihnachtseinkäufe, weihnachtsshopping, geschenkekauf
sunday-opening | apertura en domingo, apertura dominical, horarios comerciales | sunday trading, sunday opening | travail dominical, ouverture le dimanche, travail du dimanche | sonntagsöffnung, verkaufsoffener sonntag, ladenöffnungszeiten, ladenschluss, sonntagsverkauf
online-shopping | comercio electrónico, compras por internet, compras online | online shopping, e-commerce, online retailer, online marketplace | commerce en ligne, e-commerce, achats en ligne, vente en ligne | onlinehandel, online-handel, onlinehändler, versandhandel, online-händler, versandhändler
shein-temu | Shein, Temu, Alibaba, AliExpress | Shein, Temu, Alibaba, AliExpress | Shein, Temu, Alibaba, AliExpress | Shein, Temu, Alibaba, AliExpress, billigportal
amazon | Bezos | Bezos, Amazon | Bezos, Amazon | Bezos, Amazon
parcel-delivery | paquetería, Correos, DHL, UPS, paquetes postales, mensajería, paquete | parcel delivery, parcels, FedEx, DHL, courier | colis, Chronopost, DHL, livraison de colis | paket, paketdienst, DHL, paketzusteller, paketbote, päckchen
post-office | servicio postal, "cartero", oficina de correos | postal service, Royal Mail, post office, postman, mailman, USPS | facteur, bureau de poste, La Poste, timbre | deutsche post, briefträger, briefporto, postbote, briefmarke, postfiliale
ikea | Ikea | Ikea | Ikea | Ikea
clothing-chain | Inditex, Zara, Primark | Inditex, Zara, Primark | Inditex, Zara, Primark | Inditex, Zara, Primark
h-and-m | H&M, cadena de ropa | H&M, clothing chain, fashion chain | H&M, enseigne de mode | H&M, modekette, modehändler
fast-fashion | moda rápida, moda ultrarrápida | fast fashion | fast fashion, mode jetable, ultra-fast fashion | fast fashion, wegwerfmode
product-recall | retirada de productos, retiran del mercado, alerta alimentaria, alerta sanitaria | recall, product recall | rappel de produits, rappel produit, rappel de lots, rappelle, rappel massif, retiré de la vente | rückruf, ruft zurück, produktrückruf, zurückgerufen
advertising | publicidad, anuncio publicitario, publicitario, spot publicitario | advertising, advert, commercial, ad campaign | publicité, publicitaire, pub, annonceur | werbung, werbespot, werbekampagne, reklame, werbekunden, werbeverbot
plastic-bag | bolsas de plástico | plastic bags, single-use plastic | sacs plastiques, plastique à usage unique | plastiktüte, einwegplastik, tragetasche
packaging | envase, embalaje, reciclaje de envases | packaging, bottle deposit | emballage, consigne | verpackung, pfand, dosenpfand, verpackungssteuer, mehrweg, einwegpfand
tobacco-tax | tabacaleras, precio del tabaco | cigarette prices, tobacco companies, Philip Morris | prix du tabac, paquet de cigarettes, buraliste, prix du paquet | tabaksteuer, zigarettenpreis, tabakkonzern, philip morris
toy | juguete, Lego, Barbie, juguetería, muñeca, peluche | toy, toys, Lego, Barbie, toymaker, doll, teddy bear | jouet, Lego, Barbie, poupée, peluche | spielzeug, Lego, Barbie, spielwaren, playmobil, spielzeughersteller, puppe, teddybär, kuscheltier
# industry, cars, energy, raw materials
car-sales | matriculaciones, venta de coches, ventas de automóviles | car sales, new car registrations, auto sales, vehicle sales | immatriculations, ventes de voitures, marché automobile | neuzulassungen, autoabsatz, automarkt, autoverkäufe, pkw-neuzulassungen
ev-bonus | plan Moves, ayudas a la compra, ayudas al coche eléctrico | electric car subsidy, EV tax credit, car scrappage | bonus écologique, prime à la conversion, leasing social | kaufprämie, umweltbonus, e-auto-prämie, abwrackprämie, e-auto-förderung
battery | batería, gigafactoría, "pila", "pilas" | battery, gigafactory, battery maker | batterie, gigafactory, pile | batterie, batteriefabrik, gigafactory, batteriehersteller, akku, batteriezellen
northvolt | Northvolt | Northvolt | Northvolt | Northvolt
volkswagen | Volkswagen, VW | Volkswagen, VW | Volkswagen, VW | Volkswagen, VW, wolfsburger autobauer
bmw | BMW | BMW | BMW | BMW
mercedes-cars | Mercedes-Benz, Daimler | Mercedes-Benz, Daimler | Mercedes-Benz, Daimler | Mercedes-Benz, Daimler, stuttgarter autobauer
audi | Audi | Audi | Audi | Audi
porsche | Porsche | Porsche | Porsche | Porsche, sportwagenbauer
stellantis | Stellantis, Peugeot, Fiat, Citroën | Stellantis, Peugeot, Fiat, Citroen | Stellantis, Peugeot, Fiat, Citroën, PSA | Stellantis, Peugeot, Fiat, Opel, Citroën
renault-nissan | Renault, Nissan, Carlos Ghosn, Ghosn | Renault, Nissan, Carlos Ghosn, Ghosn | Renault, Nissan, Carlos Ghosn, Ghosn | Renault, Nissan, Carlos Ghosn, Ghosn
toyota | Toyota | Toyota | Toyota | Toyota
tesla | Tesla | Tesla | Tesla | Tesla
byd | BYD, coches chinos | BYD, Chinese cars, chinese carmaker | BYD, voitures chinoises | BYD, chinesische autobauer, chinesische autos
musk | Elon Musk, Musk | Elon Musk, Musk | Elon Musk, Musk | Elon Musk, Musk
car-dealer | concesionario | car dealer, car dealership, dealership | concessionnaire, concession automobile | autohaus, autohändler
supplier-industry | proveedor de automoción, proveedores, auxiliar del automóvil | car parts supplier, supplier, auto parts | équipementier, sous-traitant | zulieferer, autozulieferer, ZF, Bosch, schaeffler
industry-output | producción industrial, pedidos industriales, desindustrialización | industrial output, industrial production, manufacturing output, factory orders, deindustrialization | production industrielle, désindustrialisation, réindustrialisation | industrieproduktion, auftragseingang, industrieaufträge, deindustrialisierung, industriestandort
steel | acero, siderúrgica, siderurgia, acería, ArcelorMittal | steel, steelworks, steelmaker, British Steel, ArcelorMittal, steel plant | acier, sidérurgie, aciérie, ArcelorMittal | stahl, stahlindustrie, Thyssenkrupp, stahlkocher, salzgitter, stahlkonzern, ArcelorMittal
aluminium | aluminio | aluminium, aluminum | aluminium | aluminium
nickel-cobalt | níquel, cobalto | nickel, cobalt | nickel, cobalt | nickel, kobalt
diamond | diamante | diamond | diamant | diamant, rohdiamant
raw-material | materias primas | raw materials, commodities, commodity prices | matières premières | rohstoff, rohstoffpreise
chemicals | industria química, BASF, productos químicos | chemical industry, chemicals, BASF, chemical company | industrie chimique, chimie, BASF, produits chimiques | chemieindustrie, BASF, chemiekonzern, chemiebranche, chemikalien, chemieunternehmen
bayer-monsanto | Bayer, Monsanto | Bayer, Monsanto, Roundup | Bayer, Monsanto, Roundup | Bayer AG, Monsanto, Roundup, Bayer-Konzern
siemens | Siemens, Siemens Energy, Gamesa | Siemens, Siemens Energy, Gamesa | Siemens, Siemens Energy, Alstom | Siemens, Siemens Energy, Gamesa
general-electric | General Electric | General Electric | General Electric | General Electric
shipyard | astillero, Navantia | shipyard, shipbuilder | chantier naval, Chantiers de l'Atlantique | werft, Meyer Werft, schiffbau
textile-industry | industria textil, textil, taller textil | textile, garment, garment factory, sweatshop, clothing factory | textile, usine textile | textilindustrie, textilfabrik, textilbranche, näherinnen
paper-industry | papelera, industria papelera | paper mill, pulp mill | papeterie, usine de papier | papierfabrik, papierindustrie, zellstoff
gazprom | Gazprom, Rosneft, Lukoil | Gazprom, Rosneft, Lukoil | Gazprom, Rosneft, Loukoïl | Gazprom, Rosneft, Lukoil
uniper | Uniper | Uniper | Uniper | Uniper, gasimporteur
energy-company | eléctrica, Endesa, Iberdrola, Naturgy, compañía eléctrica | energy company, utility company, energy supplier, power company | EDF, Engie, fournisseur d'énergie, énergéticien | energiekonzern, stromkonzern, Eon, RWE, EnBW, stadtwerke, Vattenfall, stromanbieter
oil-company | Repsol, Cepsa, Shell, BP, Exxon, Aramco | oil company, oil giant, oil major, BP, ExxonMobil, Aramco, Chevron, oil giant Shell | compagnie pétrolière, TotalEnergies, Shell, BP, Aramco, pétrolier français | ölkonzern, ölmulti, Shell, BP, Exxon, Aramco, ölkonzerne, mineralölkonzern
oil-output | producción de petróleo, recorte de producción | oil output, oil production, output cut, production cut | production de pétrole, production pétrolière | ölförderung, fördermenge, ölproduktion, förderkürzung
petrol-price | precio de la gasolina, precio de los carburantes, precio de los combustibles, precio del diésel | petrol prices, fuel prices, gasoline prices | prix de l'essence, prix des carburants, prix du carburant, prix à la pompe | benzinpreis, spritpreis, kraftstoffpreise, tankrabatt, dieselpreis, tankstellenpreise
fuel-tax | impuesto a los carburantes, impuesto al diésel | fuel tax, fuel duty, gas tax | taxe sur les carburants, taxe carburant | mineralölsteuer, energiesteuer, benzinsteuer
kerosene | queroseno, combustible de aviación | jet fuel, kerosene, aviation fuel | kérosène | kerosin, flugbenzin
geothermal | geotermia, geotérmica | geothermal | géothermie | geothermie, erdwärme, geothermisch
biofuel | biocombustible, biogás, biodiésel | biofuel, biogas, biodiesel | biocarburant, biogaz, méthaniseur | biokraftstoff, biogas, biosprit, biogasanlage
nuclear-reactor | reactor, EPR | reactor, small modular reactor | réacteur | reaktor, kernreaktor, meiler
carbon-capture | captura de carbono, captura de CO2 | carbon capture, carbon storage | captage de CO2, capture du carbone, captage du carbone | co2-speicherung, CCS, co2-abscheidung
# farming
farmers-union | Asaja, COAG, Unión de Uniones | farmers' union, NFU, National Farmers Union | FNSEA, Confédération paysanne, Coordination rurale | bauernverband, bauernpräsident
agrodiesel | gasóleo agrícola, gasóleo bonificado | agricultural diesel, farm diesel, red diesel | gazole non routier, gazole agricole, GNR | agrardiesel
harvest | cosecha, recolección | harvest, crop | récolte, moisson | ernte, getreideernte
farm-worker | jornalero, temporero | farm worker, farmworkers, seasonal workers, fruit pickers | ouvrier agricole, saisonnier, travailleurs saisonniers | saisonarbeiter, erntehelfer, landarbeiter, spargelstecher
grain | trigo, cereal | wheat, grain, cereal, barley | blé, céréales, orge | getreide, weizen, roggen, gerste
corn | maíz | maize, corn | champs de maïs, maïs OGM | "mais", maisfeld
rice | arroz, arrozal, paella | rice | riz | "reis", reisanbau, reisfeld
soya | soja | soy, soya, soybean | soja | soja, sojabohnen
potato | patata, papa andina, papas fritas, patatas fritas | potato, chips and, french fries, crisps | pomme de terre, patate, frites | kartoffel, kartoffeln, pommes frites
tomato | tomate | tomato | tomate | tomate
vegetables | verduras, hortalizas, pepino, lechuga | vegetables, cucumber, lettuce | légumes, concombre, salade | gemüse, gemüsebauer, gurke, salat
fruit | fruta, frutales | fruit | fruits et légumes, fruit, "verger" | obst, obstbauern, früchte
banana | plátano, banana | banana | banane | banane
apple-fruit | manzana | "apples", apple orchard | pommes, pommiers | apfel, apfelernte
orange-fruit | naranjas, cítricos | oranges, citrus, orange juice | oranges, agrumes, jus d'orange | orangen, zitrusfrüchte, orangensaft
strawberry | fresa | strawberry | fraise | erdbeeren
asparagus | espárrago | asparagus | asperge | spargel, spargelsaison, spargelernte
avocado | aguacate | avocado | avocat fruit, avocats mexicains, avocatier | avocado, avocados
olive-oil | aceite de oliva, "olivar", "olivo", aceituna, aceite | olive oil, olives, olive trees, olive grove | huile d'olive, olive, huile | olivenöl, olivenbaum, olivenernte, "oliven"
sunflower-oil | aceite de girasol, girasol | sunflower oil, cooking oil, sunflower | huile de tournesol, tournesol | sonnenblumenöl, speiseöl, sonnenblumen
sugar | azúcar, azucarera, remolacha, azucarado | sugar, sugar beet, sugary drinks, sugar tax, sugary | sucre, betterave, sucrier | zucker, zuckerrüben, zuckersteuer
salt | sal marina | salt, salt mine, salty | "sel", saliniers | salz, streusalz, salzig
cocoa | cacao | cocoa | cacao | kakao
coffee | café, cafetero, cafetería | coffee, café | café | kaffee, kaffeepreis, kaffeehaus, café
tea | taza de té, infusión | "tea" | feuilles de thé, salon de thé, tasse de thé | tee, teeplantage
milk | leche, lácteo, ganadero lechero | milk, dairy, dairy farmers | lait, laitier, producteurs laitiers, Lactalis | milch, milchbauern, molkerei, milchpreis, milchkühe
butter | mantequilla | butter | beurre | butter, butterpreis
cheese | "queso" | cheese | fromage, roquefort, camembert | käse, käserei
bread | pan, panadería, panadero, barra de pan | bread, bakery, baker | pain, boulangerie, boulanger, baguette | brot, bäckerei, bäcker, brötchen
honey | miel | honey | miel | honig
meat | carne, carne roja, cárnica, filete | meat, beef, red meat, steak | viande, viande rouge, steak, bœuf | fleisch, rindfleisch, schweinefleisch, wurst, fleischkonsum, steak
slaughterhouse | matadero | slaughterhouse, abattoir, meatpacking plant, meat plant | abattoir | schlachthof, Tönnies, fleischfabrik, schlachtbetrieb, fleischindustrie
butcher | carnicería, carnicero | butcher, butcher's shop | boucherie, boucher, charcuterie | metzgerei, metzger, fleischerei
ham | jamón, jamón ibérico | cured ham, prosciutto, iberian ham | jambon, saucisson | schinken
chlorinated-chicken | pollo clorado | chlorinated chicken | poulet chloré, poulet au chlore | chlorhuhn, chlorhühnchen
foie-gras | foie-gras | foie gras | foie gras | stopfleber, foie gras
livestock-farm | ganadería, macrogranja, ganadería intensiva | livestock, factory farming, livestock farming | élevage, élevage intensif, ferme-usine, éleveurs | massentierhaltung, nutztiere, viehzucht, tierhaltung, mastbetrieb, legebatterie
fishing-quota | cuotas de pesca, cuota pesquera, cupos de pesca | fishing quota, fishing rights | quotas de pêche, droits de pêche, licences de pêche | fischereirechte, fischereistreit
fish-seafood | marisco, gambas, merluza, bacalao, atún | seafood, cod, tuna, shrimp, lobster | thon, homard, fruits de mer, crevettes | meeresfrüchte, thunfisch, hering, garnelen, hummer, kabeljau
oyster | ostra, ostras, mejillón | oyster, mussels | huître, ostréiculteur, moules | auster, muscheln
wine-growing | viñedo, viticultor, vendimia, bodega | vineyard, winemaker, grape harvest, winery, wine growers | vigneron, viticulteur, vendanges, vignoble, viticulture | winzer, weinbau, weinlese, weinberg, weingut
organic-food | productos ecológicos, agricultura ecológica, ecológicos | organic food, organic farming, organic farmers | agriculture biologique, produits bio, agriculture bio, bio | bio-lebensmittel, ökolandbau, biobauern, biolandbau, bioprodukte, biohof
gmo | transgénico, modificado genéticamente | GMO, genetically modified, GM crops | OGM, génétiquement modifié, organismes génétiquement modifiés | gentechnik, genmais, gentechnisch verändert, genfood
food-waste | desperdicio alimentario, desperdicio de alimentos | food waste, food leftovers | gaspillage alimentaire, invendus | lebensmittelverschwendung, containern, foodsharing
food-safety | seguridad alimentaria, intoxicación alimentaria, listeria, salmonela, salmonelosis, listeriosis | food safety, food poisoning, salmonella, listeria | sécurité alimentaire, intoxication alimentaire, salmonelle, listeria, salmonellose, listériose | lebensmittelsicherheit, lebensmittelvergiftung, salmonellen, listerien, lebensmittelskandal
horsemeat | carne de caballo | horsemeat, horse meat | viande de cheval | pferdefleisch
food-group | Nestlé, Danone, Unilever, Mondelez | Nestlé, Danone, Unilever, Mondelez | Nestlé, Danone, Unilever, Mondelez | Nestlé, Danone, Unilever, Mondelez, lebensmittelkonzern
mineral-water | agua mineral, agua embotellada | mineral water, bottled water | eaux minérales, eau en bouteille, Perrier | mineralwasser, flaschenwasser
# technology and internet
ai | inteligencia artificial, IA, inteligencia artificial generativa, IA generativa | artificial intelligence, AI, chatbot*, generative AI, AI model, AI chatbot | intelligence artificielle, IA, IA générative, intelligence artificielle générative | künstliche intelligenz, KI, generative KI, KI-Modell, künstlicher intelligenz, KI-Chatbot
chatgpt | ChatGPT, OpenAI, Sam Altman, Altman | ChatGPT, OpenAI, Sam Altman, Altman | ChatGPT, OpenAI, Sam Altman, Altman | ChatGPT, OpenAI, Sam Altman, Altman
deepseek | DeepSeek | DeepSeek | DeepSeek | DeepSeek
chatbot | asistente virtual, chatbot, Grok | chatbot, Grok, virtual assistant | chatbot, agent conversationnel, Grok, Mistral AI | chatbot, sprachassistent, Grok
deepfake | deepfake, ultrafalso, imágenes falsas con IA | deepfake, AI-generated images | deepfake, hypertrucage, images générées par IA | deepfake, KI-generierte bilder
algorithm | algoritmo | algorithm | algorithme | algorithmus, algorithmen
nvidia | Nvidia | Nvidia | Nvidia | Nvidia
chip | chips, semiconductor*, semiconductor, microchip, microchips, chip | chip, chips, semiconductor*, semiconductor, microchip, chipmaker, chip maker | puce*, semi-conducteur*, semi-conducteur, puces électroniques, microprocesseur, "puces" | chip, chips, halbleiter*, halbleiter, chiphersteller, chipfabrik, mikrochip, chipkonzern, halbleiterindustrie
chip-shortage | escasez de chips, falta de chips, crisis de los chips | chip shortage | pénurie de puces, pénurie de semi-conducteurs | chipmangel, chipkrise, halbleitermangel
tsmc | TSMC, ASML | TSMC, ASML | TSMC, ASML, STMicroelectronics | TSMC, ASML, Infineon
supercomputer | superordenador, supercomputador | supercomputer | supercalculateur, superordinateur | supercomputer, superrechner
quantum | ordenador cuántico, computación cuántica, cuántico | quantum computer, quantum | ordinateur quantique, informatique quantique, quantique | quantencomputer, quantenphysik, quantentechnologie
computer | ordenador, computadora, portátil, informático | computer, laptop, PC | ordinateur, informatique, ordinateur portable | computer, laptop, notebook, "rechner", PC
software | software, programa informático | software | logiciel | software, softwarehersteller
data-center | centro de datos | data center, data centre | centre de données, data center | rechenzentrum, rechenzentren, datenzentrum
cloud | nube informática, servicios en la nube, computación en la nube | cloud computing, cloud services, Amazon Web Services, AWS | cloud, informatique en nuage, OVH | cloud, clouddienst, cloud-dienst, cloud-computing
internet-outage | caída de internet, fallo informático, caída mundial, apagón informático, fallo informático mundial, CrowdStrike | IT outage, internet outage, outage, service outage, CrowdStrike, computer glitch, global outage | panne informatique, panne mondiale, panne géante de Facebook, CrowdStrike, panne internet | IT-Panne, computerpanne, internetausfall, CrowdStrike, netzstörung, serverausfall, störung bei
cybersecurity | ciberseguridad, seguridad informática, Incibe | cybersecurity, cyber security, cyber defence | cybersécurité, Anssi, sécurité informatique | cybersicherheit, IT-Sicherheit, BSI, cyberabwehr
data-retention | retención de datos, conservación de datos | data retention | conservation des données | vorratsdatenspeicherung, chatkontrolle, quick freeze
wikileaks | Julian Assange, WikiLeaks | Julian Assange, Assange, WikiLeaks | Julian Assange, Assange, WikiLeaks | Julian Assange, Assange, WikiLeaks
social-network | red social, redes sociales | social network, social media, social media platforms | réseau social, réseaux sociaux | soziales netzwerk, social media, soziale medien, sozialen medien
facebook | Facebook, Zuckerberg, Instagram | Facebook, Zuckerberg, Instagram | Facebook, Zuckerberg, Instagram | Facebook, Zuckerberg, Instagram
meta-platforms | Meta Platforms, metaverso, Threads | Meta Platforms, metaverse, Threads | Meta Platforms, métavers, Threads | Meta Platforms, metaversum, metaverse, Threads
whatsapp | WhatsApp, Telegram | WhatsApp, Telegram, messaging app | WhatsApp, Telegram, Durov, messagerie | WhatsApp, Telegram, messenger, messengerdienst
tiktok | TikTok, ByteDance | TikTok, ByteDance | TikTok, ByteDance, tiktokeur | TikTok, ByteDance
snapchat | Snapchat, Reddit, Discord | Snapchat, Reddit, Discord | Snapchat, Reddit, Discord | Snapchat, Reddit, Discord
youtube | YouTube, youtubers | YouTube | YouTube, youtubeur | YouTube, YouTuberin
twitch | Twitch, streamer, streamers, Ibai | Twitch, streamer, livestreamer | Twitch, streameur, streamers | Twitch, streamer, streamerin
influencer | influencer, influencers, creador de contenido | influencer, content creator | influenceur, influenceuse, créateur de contenu | influencer, influencerin, content creator
viral | viral, se hace viral, vídeo viral | viral video, goes viral, went viral, gone viral | virale, devenu viral, vidéo virale, buzz, fait le buzz | viraler hit, viral gegangen, geht viral, virales video
cyberbullying | acoso en redes | online abuse, trolling | harcèlement en ligne, cyberharceleurs | onlinemobbing, digitale gewalt
moderation | moderación de contenidos, verificación de datos, verificadores | content moderation, fact-checking, fact checkers | modération des contenus, vérification des faits, fact-checking, modération | faktencheck, faktenprüfung, netzwerkdurchsetzungsgesetz
big-tech | gigantes tecnológicos, tecnológicas, grandes tecnológicas | big tech, tech giants, tech firms, tech companies | géants du numérique, Gafa, Gafam, géants de la tech | tech-konzerne, techkonzerne, internetkonzern, tech-giganten, technologiekonzern, tech-konzern
google | Google, Alphabet | Google, Alphabet | Google, Alphabet | Google, Alphabet
apple | iPhone, Apple, Tim Cook, Steve Jobs | iPhone, Tim Cook, Steve Jobs, Apple | Apple, iPhone, Tim Cook, Steve Jobs | Apple, iPhone, Tim Cook, Steve Jobs
microsoft | Microsoft, Bill Gates, Windows | Microsoft, Bill Gates | Microsoft, Bill Gates | Microsoft, Bill Gates
ibm-oracle | IBM, Oracle, SAP | IBM, Oracle, SAP | IBM, Oracle, SAP | IBM, Oracle, SAP, softwarekonzern
huawei | Huawei, ZTE, Xiaomi | Huawei, ZTE, Xiaomi | Huawei, ZTE, Xiaomi | Huawei, ZTE, Xiaomi
samsung | Samsung, Galaxy | Samsung | Samsung | Samsung
nokia | Nokia, Ericsson | Nokia, Ericsson | Nokia, Ericsson | Nokia, Ericsson
5g | 5G, subasta 5G, antena 5G | 5G | 5G | 5G, mobilfunkstandard, frequenzauktion
telecom | telecomunicaciones, Telefónica, "operadora", "operadoras", Vodafone, fibra óptica | telecoms, Vodafone, broadband, AT&T, BT | télécoms, opérateur télécom, SFR, Bouygues, fibre optique, opérateur mobile | telekom, telekommunikation, vodafone, breitband, glasfaser, breitbandausbau, mobilfunkanbieter, funkloch
roaming | itinerancia, roaming | roaming | itinérance, roaming | roaming, roaminggebühren
wifi | wifi, wi-fi, router | wifi, wi-fi, router | wifi, wi-fi | wlan, router
app | aplicación móvil, app, aplicaciones móviles, aplicaciones | app, mobile app | application mobile, appli, applis | app, apps, smartphone-app
tracing-app | Radar Covid, aplicación de rastreo, rastreo de contactos | contact tracing, tracing app | StopCovid, TousAntiCovid, traçage des contacts | corona-warn-app, luca-app, kontaktverfolgung, kontaktnachverfolgung
dating-app | Tinder, aplicaciones de citas, aplicación de citas, app de citas | Tinder, dating app, Grindr, online dating | Tinder, application de rencontre, site de rencontre | Tinder, dating-app, partnerbörse, online-dating, dating-plattform
search-engine | buscador de internet, motor de búsqueda | search engine | moteur de recherche | suchmaschine
copyright | derechos de autor, propiedad intelectual, copyright | copyright, intellectual property | droit d'auteur, propriété intellectuelle, droits voisins | urheberrecht, geistiges eigentum, uploadfilter, leistungsschutzrecht, urheberrechtsreform
patent | patente | patent | brevet | patent, patentamt, patentstreit
net-neutrality | neutralidad de la red | net neutrality | neutralité du net | netzneutralität
piracy-online | piratería digital, descargas ilegales | online piracy, illegal downloads, illegal streaming | téléchargement illégal, piratage audiovisuel, streaming illégal, IPTV | raubkopien, illegale downloads, filesharing, illegales streaming
streaming | plataforma de streaming, streaming | streaming, streaming service, streaming platform | streaming, plateforme de streaming, vidéo à la demande | streaming, streamingdienst, streaming-dienst, streaminganbieter
netflix | Netflix | Netflix | Netflix | Netflix
spotify | Spotify | Spotify | Spotify, Deezer | Spotify
disney | Disney | Disney | Disney | Disney
disneyland | Disneyland, parque temático, parque de atracciones, PortAventura | Disneyland, theme park, amusement park, Disney World | Disneyland, parc d'attractions, parc à thème, parc Astérix, Puy du Fou | Disneyland, freizeitpark, vergnügungspark, Europa-Park, Phantasialand, Europapark
video-game | videojuego, "consola", "consolas", "consolidó", PlayStation, Nintendo, Xbox, videojuego*, "juegan", "videojuegos" | video game, PlayStation, Nintendo, Xbox, games console, video game*, videogame*, "gaming" | jeu vidéo, jeux vidéo, PlayStation, Nintendo, Xbox, console de jeux | videospiel, computerspiel, PlayStation, Nintendo, Xbox, spielkonsole, gamescom, konsole, videospiel*, computerspiel*, gaming, "videospiele"
gta | GTA, Grand Theft Auto, Fortnite, Roblox, Minecraft | GTA, Grand Theft Auto, Fortnite, Roblox, Minecraft | GTA, Grand Theft Auto, Fortnite, Roblox, Minecraft | GTA, Grand Theft Auto, Fortnite, Roblox, Minecraft
ubisoft | Ubisoft | Ubisoft | Ubisoft, Assassin's Creed | Ubisoft
activision | Activision, Electronic Arts | Activision, Electronic Arts | Activision, Electronic Arts | Activision, Electronic Arts
pokemon | Pokémon, Pokémon Go | Pokémon, Pokemon Go | Pokémon, Pokémon Go | Pokémon, Pokemon Go
esports | deportes electrónicos, esports, League of Legends, e-sports | esports, e-sports, League of Legends, pro gamer | e-sport, esport, League of Legends, e-sportif | e-sport, League of Legends, esport, e-sportler
gamer | jugador de videojuegos, "gamer", gamers | gamer | gamer, joueurs de jeux vidéo | gamer, gamerin, zocker
virtual-reality | realidad virtual, realidad aumentada, gafas inteligentes | virtual reality, augmented reality, smart glasses, VR headset | réalité virtuelle, réalité augmentée, lunettes connectées, casque de réalité virtuelle | virtuelle realität, VR-Brille, augmented reality, datenbrille, virtual reality
robot | robot*, robot humanoide, robots, autómata, robótica, humanoide, "robot" | robot*, robot, humanoid robot, humanoid | robot*, robot, robot humanoïde, humanoïde, "robots" | roboter*, roboter, humanoid, humanoider roboter
automation | automatización, automatizar | automation | automatisation | automatisierung, automatisieren
digitization | digitalización, digitalizar, transformación digital | digitalization, digitisation, digital transformation | numérisation, transformation numérique | digitalisierung, digitalministerium, digitalpakt, digitalminister
e-government | administración electrónica, DNI electrónico, identidad digital | digital ID, electronic ID, e-government, digital identity, ID cards | identité numérique, France Connect, carte d'identité électronique | bürgeramt, elektronische patientenakte, digitale verwaltung, e-personalausweis
3d-printing | impresora 3D, impresión 3D | 3D printing, 3D printer | impression 3D, imprimante 3D | 3D-Druck
ces-fair | CES, Mobile World Congress, feria tecnológica, MWC | CES, Mobile World Congress, tech fair, tech show | CES, Mobile World Congress, VivaTech, salon de la tech | CES, Mobile World Congress, IFA, technikmesse, Cebit
motor-show | salón del automóvil, feria del automóvil | motor show, auto show, car show | salon de l'automobile, Mondial de l'auto, salon de l'auto | automesse, IAA, autosalon
trade-fair | feria de muestras, feria comercial, recinto ferial, Ifema, Fitur | trade fair, trade show, Expo, world expo | salon professionnel, Exposition universelle, foire internationale, parc des expositions | hannover messe, messegelände, weltausstellung, grüne woche
smart-meter | contador inteligente | smart meter, smart home | compteur Linky, Linky, maison connectée | smart meter, stromzähler, smart home
hologram | holograma | hologram | hologramme | hologramm
flying-taxi | taxi volador, taxi aéreo, aerotaxi | flying taxi, flying car, air taxi, electric air taxi | taxi volant, voiture volante | flugtaxi, lilium, volocopter, flugauto, lufttaxi
hyperloop | Hyperloop, tren de levitación, maglev | Hyperloop, maglev | Hyperloop, train à sustentation | Hyperloop, magnetschwebebahn, transrapid
# space
space-agency | agencia espacial | space agency | agence spatiale, Cnes | raumfahrtagentur, ESA, weltraumagentur, raumfahrtbehörde, DLR
spacecraft | sonda, cápsula espacial | space capsule, spaceship, probe reaches, space probe | capsule spatiale, sonde | weltraumkapsel, raumkapseln, "sonde", raumsonde*
satellite | satélite*, satélite artificial, satélites, Galileo | satellite*, satellite launch, satellites, "satellite" | satellite*, satellites, mise en orbite | satellit*, satellitenstart, erdbeobachtungssatellit, spionagesatellit, satelliten, "satellit", "satellite"
planet | planeta | planet | planète | planet
jupiter-saturn | Júpiter, Saturno | Jupiter, Saturn | Jupiter, Saturne | Jupiter, Saturn
venus-planet | planeta Venus, planeta Mercurio, BepiColombo | planet Venus, planet Mercury, BepiColombo | planète Vénus, planète Mercure, BepiColombo | planet Venus, planet Merkur, BepiColombo
pluto-neptune | Plutón, Neptuno, Urano | Pluto, Neptune, Uranus | Pluton, Neptune, Uranus | Pluto, Neptun, Uranus, zwergplanet
meteor-shower | perseidas, lágrimas de San Lorenzo, estrellas fugaces, gemínidas | Perseids, shooting stars, Geminids | Perséides, pluie d'étoiles, nuit des étoiles | geminiden, meteorschauer
supermoon | superluna, luna de sangre, luna llena, luna azul | supermoon, blood moon, full moon, blue moon | super Lune, pleine Lune, superlune, lune de sang | supermond, blutmond, vollmond
solar-storm | tormenta geomagnética, llamarada solar | geomagnetic storm, solar flare | orage géomagnétique, éruption solaire | geomagnetischer sturm, sonneneruption
galaxy | galaxia, Vía Láctea | galaxy, Milky Way | galaxie, Voie lactée | galaxie, milchstraße
star-astronomy | supernova, estrella de neutrones, estrellas lejanas | supernova, neutron star | supernova, étoile à neutrons | supernova, neutronenstern
universe | universo, big bang, cosmos | universe, big bang, cosmos, cosmic | univers, big bang, cosmos | universum, urknall, weltall, kosmos
dark-matter | materia oscura, energía oscura | dark matter, dark energy | matière noire, énergie noire, matière sombre, énergie sombre | dunkle materie, dunkle energie
gravitational-waves | ondas gravitacionales | gravitational waves | ondes gravitationnelles | gravitationswellen
alien-life | vida extraterrestre, vida en otros planetas, alienígena | alien life, signs of life | vie extraterrestre, aliens | außerirdisches leben, aliens
astronomer | astrónomo, astronomía, astrofísico | astronomer, astronomy, astrophysicist | astronome, astrophysicien | astronom, astronomie, astrophysiker
gps | navegación por satélite | satellite navigation | navigation par satellite | satellitennavigation, navi
baumgartner | Felix Baumgartner, Baumgartner | Felix Baumgartner, Baumgartner | Felix Baumgartner, Baumgartner | Felix Baumgartner, Baumgartner, stratosphärensprung
# science, history, archaeology
nobel | premio Nobel, Nobel de Medicina, Nobel de Física, Nobel de Química, Nobel | Nobel Prize, Nobel, Nobel laureate, Nobel winner | prix Nobel, Nobel, Nobel de médecine | Nobelpreis, Nobelpreisträger, Nobelkomitee, Nobelpreisträgerin
nobel-peace | Nobel de la Paz | Nobel Peace Prize, Peace Prize | Nobel de la paix | Friedensnobelpreis, Friedensnobelpreisträger, Friedensnobelpreisträgerin
nobel-literature | Nobel de Literatura, premio Nobel de Literatura | Nobel Prize in Literature, Nobel literature prize | prix Nobel de littérature, Nobel de littérature | Literaturnobelpreis, Literaturnobelpreisträger, Literaturnobelpreisträgerin
experiment | experimento, experimental | experiment, experimental | expérience scientifique, expérimentation, expérimental | experiment, experimentell, experimentieren
laboratory | laboratorio | laboratory, lab | laboratoire | labor, forschungslabor, laboratorium
physics | física | physics, physicist | physique quantique, physicien, lauréat de physique | physik, physiknobelpreis
chemistry | química | chemistry, chemist | chimiste | chemie, chemiker, chemienobelpreis
mathematics | matemáticas, medalla Fields | mathematics, maths, mathematician, Fields medal | mathématiques, mathématicien, maths, médaille Fields | mathematik, mathe, fields-medaille
biology | biología, biólogo | biology, biologist | biologie | biologie, biologe
cern | CERN, bosón de Higgs, acelerador de partículas | CERN, Higgs boson, particle accelerator, Large Hadron Collider | CERN, boson de Higgs, accélérateur de particules | CERN, teilchenbeschleuniger, higgs-teilchen
atom-particle | "partícula", átomo, neutrino, antimateria | particle, neutrino, atoms, antimatter, particle physics | particules élémentaires, neutrino, atome, antimatière | elementarteilchen, neutrino, atome, antimaterie
hawking-einstein | Stephen Hawking, Hawking, Einstein | Stephen Hawking, Hawking, Einstein | Stephen Hawking, Hawking, Einstein | Stephen Hawking, Hawking, Einstein
genetics | genética, gen, genoma | genetics, gene, genome | génétique, "gène", "gens", génome | genetik, "gene", genom
gene-editing | edición genética, CRISPR, bebés modificados genéticamente, tijeras genéticas | gene editing, CRISPR, gene-edited babies, gene therapy | édition génomique, Crispr, ciseaux génétiques, thérapie génique | genschere, CRISPR, gentherapie, genveränderte babys
cloning | clonación, clonar | cloning | clonage, cloné | klonen, geklont, klonschaf
stem-cell | células madre | stem cell | cellules souches | stammzellen, stammzellspende, stammzellenforschung
evolution | evolución humana, Darwin | human evolution, Darwin | évolution humaine, Darwin, évolution de l'homme | evolution, Darwin, evolutionsgeschichte
neanderthal | neandertal, Atapuerca, homínido, Homo sapiens | neanderthal, hominin, human ancestor, Homo sapiens, early humans | néandertal, homininé, Homo sapiens, hominidé, Cro-Magnon | neandertaler, frühmensch, homo sapiens, urmensch, hominide
prehistory | prehistoria, prehistórico, paleolítico, neolítico, edad de bronce, edad del bronce | prehistoric, stone age, bronze age, neolithic, iron age, palaeolithic | préhistoire, préhistorique, néolithique, âge du bronze, paléolithique | prähistorisch, steinzeit, bronzezeit, eisenzeit, jungsteinzeit
cave-painting | pinturas rupestres, arte rupestre, Altamira, cueva prehistórica | cave paintings, cave art, rock art | peintures rupestres, art rupestre, grotte de Lascaux, grotte Chauvet, Lascaux | höhlenmalerei, felszeichnung
otzi | Ötzi, hombre de los hielos | Ötzi, iceman Oetzi | Ötzi, homme des glaces | Ötzi, gletschermumie
stonehenge | Stonehenge | Stonehenge | Stonehenge | Stonehenge
fossil | paleontólogo, yacimiento paleontológico | paleontologist, palaeontologist | fossile, paléontologue | fossilien, paläontologe, versteinerung
amber | ámbar | amber fossil, amber room | ambre | bernstein, bernsteinzimmer
skeleton | esqueleto, restos óseos | skeleton, skull, bones | squelette, crâne | skelett, knochenfund, schädel, gebeine
archaeology | arqueología, arqueólogo, yacimiento arqueológico, hallazgo arqueológico, yacimiento | archaeology, archaeologist, archeologists | archéologie, archéologue, fouilles archéologiques | archäologie, archäologe, ausgrabung
treasure | tesoro | treasure, hoard | trésor | "schatz", schatzfund, goldschatz, schatzsucher, silberschatz, münzschatz
mummy | momia, faraón | mummy, pharaoh | momie, pharaon | mumie, pharao
pyramid | pirámide | pyramid | pyramide | pyramide
roman-empire | Imperio romano, romano antiguo, legionario, villa romana, coliseo, época romana | Roman Empire, Roman villa, ancient Rome, Roman soldiers | Empire romain, gallo-romain, époque romaine, légionnaire romain | römisches reich, römerzeit, limes, legionär
middle-ages | Edad Media, medieval | Middle Ages, medieval | Moyen Âge, médiéval | mittelalter
shipwreck-historic | galeón San José, galeón, pecio, Endurance | galleon, Endurance, ship wreck | épave, galion, Endurance | schiffswrack, galeone, Endurance, wrack
atlantis-temple | templo, santuario maya, ciudad perdida, "maya", "mayer", civilización maya | temple, lost city, Mayan, Maya ruins | temple maya, cité perdue, civilisation maya, temples | tempel, mayastadt, maya-tempel, tempelanlage
grave | "tumba", "tumbas", "tumbar", sepultura, sarcófago, necrópolis, tumbas vandalizadas | tomb, grave, sarcophagus, gravesite | "tombes", sarcophage, tombeau, sépulture, nécropole | grab, sarkophag, grabkammer, gräberfeld
cemetery | cementerio, lápida | cemetery, graveyard, tombstone | cimetière | friedhof, grabstein
mass-grave | fosa común, exhumación | mass grave, exhumation | fosse commune, charnier, exhumation | massengrab, exhumierung
nazi-history | nazi, nazis, Tercer Reich, nazismo | Nazi, Third Reich | nazi, nazisme, Troisième Reich | nazi, nazis, NS-Zeit, drittes reich, nationalsozialismus, wehrmacht
nazi-trial | exguardia nazi | former nazi guard, camp guard, camp secretary | ancien gardien de camp, gardien nazi | NS-Prozess, wachmann im KZ
hiroshima | Hiroshima, Nagasaki | Hiroshima, Nagasaki | Hiroshima, Nagasaki | Hiroshima, Nagasaki
statue | estatua, escultura | "statue", "statues", sculpture | sculpture, "statue", "statues" | statue, skulptur, denkmal, standbild
monument | monumento, memorial | monument | monument, mémorial | monument, mahnmal, wahrzeichen
historian | historiador | historian | historien | historiker, historikerin
archive | archivo histórico, documentos desclasificados | archive, declassified documents | archives, documents déclassifiés | archiv, akten freigegeben
jfk-files | JFK, asesinato de Kennedy | JFK, Kennedy assassination | JFK, assassinat de Kennedy | JFK, Kennedy-Akten, kennedy-attentat
time-capsule | cápsula del tiempo, mensaje en una botella | time capsule, message in a bottle | capsule temporelle, bouteille à la mer | zeitkapsel, flaschenpost
new-species | nueva especie, especie desconocida | new species, unknown species | nouvelle espèce, espèce inconnue | neue art entdeckt, unbekannte art, neue arten, neue tierart
polar-research | base antártica, expedición polar | polar expedition, Antarctic research | expédition polaire, base polaire | polarstern, polarforscher, alfred-wegener-institut
deep-sea | fondo marino, aguas profundas | deep sea, seabed, ocean floor | grands fonds, exploitation minière sous-marine | tiefsee, meeresboden, meeresgrund
doomsday-clock | reloj del apocalipsis, fin del mundo | Doomsday Clock, doomsday, end of the world | horloge de l'Apocalypse, fin du monde | weltuntergangsuhr, weltuntergang, doomsday clock
ig-nobel | Ig Nobel | Ig Nobel | Ig Nobel | Ig-Nobelpreis, Ig Nobel
# health and medicine
waiting-lists | listas de espera | waiting lists, NHS waiting, waiting times | listes d'attente | wartelisten, wartezeiten, facharzttermin
health-insurance | seguro médico, seguro de salud, Muface | health insurance, Medicaid, Medicare | assurance maladie, mutuelle, complémentaire santé | krankenkasse, krankenversicherung, kassenbeiträge, zusatzbeitrag, krankenkassenbeiträge
emergency-room | urgencias, servicio de urgencias, urgencias hospitalarias | emergency room, emergency department, A&E | urgences, service d'urgences, urgentiste, Samu, urgences saturées | notaufnahme, notfallstation, notdienst, bereitschaftsdienst
intensive-care | cuidados intensivos, UCI, en estado crítico, unidad de cuidados intensivos | intensive care, ICU, life support, critical care | réanimation, soins intensifs, état critique, service de réanimation, pronostic vital engagé | intensivstation, intensivbett, künstliches koma, intensivpatienten, intensivmedizin
hospitalized | hospitalizado, hospitalización, ingresado en el hospital | hospitalized, hospitalised, admitted to hospital, taken to hospital, in hospital | hospitalisé, hospitalisée, admis à l'hôpital | krankenhaus eingeliefert, klinik eingeliefert, im krankenhaus, ins krankenhaus
discharged | alta médica, recibe el alta, sale del hospital | discharged from hospital, leaves hospital, released from hospital | sorti de l'hôpital, quitte l'hôpital | aus klinik entlassen, aus dem krankenhaus entlassen, krankenhaus verlassen, verlässt klinik
coma | "coma", "comen", en coma | coma, comatose | "coma" | koma
surgery | cirugía, "operado", "operada", intervención quirúrgica, quirófano, cirujano, operado de | surgery, surgeon, operated on, undergoes surgery, surgical | chirurgie, chirurgien, opéré, intervention chirurgicale, opération chirurgicale | operiert, chirurg, chirurgie, operationssaal, herz-OP, OP-Saal, notoperation
transplant | trasplante, donación de órganos, donante, donantes de órganos | transplant, organ donation, organ donor | greffe, don d'organes, transplantation | transplantation, organspende, transplantiert, spenderorgan, spenderherz
pig-kidney | riñón de cerdo, corazón de cerdo | pig kidney, pig heart | rein de porc, cœur de porc | schweineniere, schweineherz
kidney | riñón, diálisis, renal | kidney, dialysis | "rein", dialyse, insuffisance rénale, rénal | niere, dialyse, nierentransplantation
blood-donation | donación de sangre, donantes de sangre, donar sangre | blood donation, blood donors, donate blood, blood supplies | don du sang, donneurs de sang, Établissement français du sang | blutspende, blutkonserven
blood-test | análisis de sangre, prueba de sangre | blood test | prise de sang, test sanguin | bluttest, blutprobe, blutuntersuchung
infected-blood | sangre contaminada | infected blood, tainted blood, contaminated blood | sang contaminé | verseuchtes blut, blutskandal, infizierte blutkonserven
prosthesis | prótesis, implante, implantes mamarios, prótesis mamarias | prosthesis, implant, breast implants, pacemaker, prosthetic | prothèse, implant, prothèses PIP, pacemaker | prothese, implantat, brustimplantate, herzschrittmacher
brain-implant | Neuralink, implante cerebral, chip cerebral | Neuralink, brain implant, brain chip | Neuralink, implant cérébral, puce cérébrale | Neuralink, gehirnchip, hirnimplantat, gehirn-chip
plastic-surgery | cirugía estética, cirujano plástico, bótox | plastic surgery, cosmetic surgery, botox, plastic surgeon, facelift | chirurgie esthétique, botox, médecine esthétique | schönheitsoperation, schönheitschirurg, botox, schönheits-OP, schönheitschirurgie
general-practitioner | médico de cabecera, atención primaria, médicos de familia, centro de salud, ambulatorio | GP, GPs, family doctor, general practitioner, primary care | médecin généraliste, médecin traitant, désert médical, généraliste | hausarzt, hausarztpraxis, ärztemangel, arztpraxis, arztpraxen, landarzt, hausärztin
dentist | dentista, odontólogo, dental | dentist, dental, dentistry | dentiste, dentaire | zahnarzt, zahnmedizin, zahnarztpraxis
pharmacy | farmacia, farmacéutico | pharmacy, pharmacist, chemist's | pharmacie, pharmacien | apotheke
pharma | "farmacéutica", industria farmacéutica, Pfizer, laboratorio farmacéutico, "farmacéuticas" | pharmaceutical, drugmaker, pharma, Pfizer, drug company | laboratoire pharmaceutique, industrie pharmaceutique, Pfizer, Sanofi | pharmakonzern, pharmaindustrie, pharmabranche, Pfizer, pharmariese, pharmaunternehmen, Roche, Novartis
biontech | BioNTech, Moderna, Curevac | BioNTech, Moderna, Curevac | BioNTech, Moderna, Curevac | BioNTech, Moderna, Curevac, Sahin
astrazeneca | AstraZeneca, vacuna de Oxford, Janssen | AstraZeneca, Oxford vaccine, Janssen | AstraZeneca, vaccin d'Oxford, Janssen | AstraZeneca, Vaxzevria, Janssen
booster-shot | dosis de refuerzo, tercera dosis, cuarta dosis | booster shot, booster jab, booster dose, third dose | dose de rappel, troisième dose, quatrième dose | auffrischungsimpfung, booster-impfung, drittimpfung, boosterimpfung, dritte impfung
face-mask | mascarilla, cubrebocas, tapabocas | face mask, masks, face coverings | masque | maske, mundschutz, FFP2-Maske
social-distancing | distancia social, distancia de seguridad | social distancing, two-metre rule | distanciation sociale, gestes barrières, distanciation | abstandsregeln, mindestabstand, social distancing, kontaktbeschränkungen, abstandsregel
covid-test | test de antígenos, PCR, prueba PCR, test de coronavirus, tests de antígenos | covid test, PCR test, antigen test, rapid test, coronavirus test, lateral flow | test PCR, test antigénique, dépistage du Covid, autotest | corona-test, "schnelltest", PCR-Test, antigentest, testpflicht, selbsttest
covid-variant | variante delta, ómicron, variante ómicron, variante británica, nueva variante, cepa británica | delta variant, omicron, new variant, omicron variant, covid variant | variant Delta, Omicron, variant Omicron, variant britannique, nouveau variant, variants | delta-variante, Omikron, omikron-variante, virusvariante, britische variante, mutante, virusmutation, coronavirus-variante
long-covid | covid persistente, covid prolongado | long covid | Covid long | long covid, post-covid
wuhan | Wuhan, origen del virus, origen del coronavirus | Wuhan, lab leak, origin of covid, virus origin | Wuhan, pangolin, origine du virus, origine du Covid | Wuhan, laborthese, ursprung des coronavirus, ursprung des virus
lockdown | confinamiento*, confinados, reconfinamiento, confinamiento perimetral, cierre perimetral, aislados, "confinamiento" | lockdown*, stay at home order, stay-at-home, locked down, shelter-in-place, "lockdown", "lockdowns" | confinement*, confinement, reconfinement | lockdown*, shutdown corona, lockdowns, lockdown-verlängerung, ausgangsbeschränkung, teil-lockdown, "lockdown"
herd-immunity | inmunidad de grupo, inmunidad de rebaño, inmunidad colectiva, anticuerpos | herd immunity, antibodies | immunité collective, anticorps | herdenimmunität, antikörper
hydroxychloroquine | hidroxicloroquina, ivermectina, cloroquina, remdesivir | hydroxychloroquine, ivermectin, chloroquine, remdesivir | hydroxychloroquine, ivermectine, chloroquine, remdesivir | hydroxychloroquin, ivermectin, chloroquin, remdesivir
excess-deaths | exceso de mortalidad, tasa de mortalidad, mortalidad | excess deaths, death rate, mortality rate, excess mortality, mortality | surmortalité, taux de mortalité, mortalité | übersterblichkeit, sterblichkeit, sterberate, sterbefälle
care-home-deaths | residencias de ancianos, residencia de mayores, geriátrico | care home, nursing home, retirement home | Ehpad, maison de retraite, Orpea | pflegeheim, altenheim, seniorenheim, altersheim, seniorenresidenz
care-elderly | dependencia, ley de dependencia, cuidador, cuidados de larga duración | social care, carer, caregiver, elderly care | aide à domicile, dépendance, perte d'autonomie | pflegenotstand, pflegeversicherung, pflegereform, altenpflege, pflegebedürftige, pflegedienst
flu | gripe, influenza, gripe estacional, epidemia de gripe | flu, influenza, flu season, flu outbreak, seasonal flu, flu vaccine | grippe*, grippe saisonnière, épidémie de grippe, grippe | grippe*, influenza, grippewelle, grippeimpfung, grippesaison, "grippe"
bronchiolitis | bronquiolitis, VRS, virus sincitial | bronchiolitis, RSV | bronchiolite, VRS | bronchiolitis, RS-Virus, RSV
measles | sarampión | measles | rougeole | masern, masernimpfung, masernfälle, masern-impfpflicht
meningitis | meningitis | meningitis, meningococcal | méningite, méningocoque | meningitis, hirnhautentzündung, meningokokken
whooping-cough | tosferina, tos ferina | whooping cough, pertussis | coqueluche | keuchhusten
polio | "polio", poliomielitis | polio | poliomyélite, polio | polio, kinderlähmung
ebola | ébola | Ebola | Ebola | Ebola
monkeypox | viruela del mono, mpox, viruela símica | monkeypox, mpox | variole du singe, mpox | affenpocken, mpox
smallpox | viruela | smallpox | variole | pocken
cholera | cólera | cholera | choléra | cholera
malaria | malaria, paludismo | malaria | paludisme, malaria | malaria
dengue | dengue | dengue | dengue | denguefieber, dengue
zika | zika, chikunguña, chikungunya | Zika, chikungunya | Zika, chikungunya | Zika, chikungunya
west-nile | virus del Nilo, fiebre del Nilo | West Nile virus, West Nile | virus du Nil occidental, fièvre du Nil | west-nil-virus
hantavirus | hantavirus, fiebre hemorrágica, Marburgo, nipah, virus nipah | hantavirus, haemorrhagic fever, hemorrhagic fever, Marburg virus, Nipah | hantavirus, fièvre hémorragique, virus Marburg, Nipah | hantavirus, hämorrhagisches fieber, marburg-virus, Nipah
plague | peste bubónica, peste negra | bubonic plague, plague, black death | peste bubonique, peste noire | beulenpest, pest, lungenpest
leprosy | lepra | leprosy | lèpre | lepra
tuberculosis | tuberculosis | tuberculosis, TB | tuberculose | tuberkulose
legionella | legionela, legionelosis | legionella, legionnaires' disease | légionellose, légionelle | legionellen, legionärskrankheit
ecoli | E. coli, Escherichia coli, norovirus, gastroenteritis | E. coli, norovirus, stomach bug | E. coli, Escherichia coli, norovirus, gastro-entérite, gastro | EHEC, norovirus, noroviren, magen-darm-infektion, kolibakterien
hepatitis | hepatitis, hígado | hepatitis, liver disease | hépatite, maladie du foie | hepatitis, leberentzündung
hiv | VIH, "sida", "side", seropositivo | HIV, AIDS, HIV-positive | VIH, sida, séropositif | HIV, Aids, HIV-positiv
sti | enfermedad de transmisión sexual, ETS, sífilis, gonorrea | sexually transmitted, STI, STIs, syphilis, gonorrhoea | IST, MST, syphilis, infections sexuellement transmissibles | geschlechtskrankheit, syphilis, tripper
antibiotic-resistance | resistencia a los antibióticos, superbacteria, antibiótico, bacteria multirresistente | antibiotic resistance, superbug, antibiotic, drug-resistant | antibiorésistance, antibiotique, résistance aux antibiotiques | antibiotika, antibiotikaresistenz, antibiotikum, multiresistente keime, krankenhauskeime
bacteria | bacteria | bacteria, bacterial | bactérie | bakterien, keime, bakterium
zoonosis | zoonosis, salto de especies | zoonosis, zoonotic | zoonose | zoonose
cancer | cáncer, tumor, cáncer de mama, oncólogo, quimioterapia, leucemia, melanoma | cancer*, tumour, tumor, breast cancer, oncologist, chemotherapy, leukemia, leukaemia, prostate cancer, "cancer" | cancer*, tumeur, cancer du sein, cancérologue, chimiothérapie, leucémie | krebs*, tumor, krebserkrankung, krebsdiagnose, brustkrebs, onkologe, chemotherapie, leukämie, hirntumor, krebspatienten, "krebs"
cancer-screening | cribado de cáncer, mamografía, cribados, crisis de los cribados | cancer screening, mammogram, smear test, screening programme | dépistage du cancer, mammographie | krebsvorsorge, mammografie, krebsfrüherkennung, vorsorgeuntersuchung
heart-attack | infarto, ataque al corazón, infarto de miocardio, paro cardíaco, parada cardiorrespiratoria, infarto* | heart attack, cardiac arrest, heart failure, heart disease | crise cardiaque, arrêt cardiaque, infarctus, malaise cardiaque | herzinfarkt, herzstillstand, herzversagen, herzattacke, herzinfarkt*, herzstillstand*
heart-disease | enfermedad cardiovascular, hipertensión, enfermedades cardiovasculares, arritmia | cardiovascular disease, high blood pressure, hypertension | maladies cardiovasculaires, hypertension | herz-kreislauf, bluthochdruck, herzkrankheit, herzrhythmusstörungen
stroke | ictus, derrame cerebral, embolia, accidente cerebrovascular | stroke victim, suffered a stroke, suffers stroke, stroke patients, brain haemorrhage, aneurysm | AVC, accident vasculaire cérébral, rupture d'anévrisme | schlaganfall, hirnblutung, aneurysma
blood-clot | trombosis, coágulo, trombos | blood clot, thrombosis | thrombose, caillot, caillots sanguins, embolie | thrombose, blutgerinnsel, lungenembolie, hirnvenenthrombosen
dementia | alzhéimer, demencia, enfermedad de Alzheimer | Alzheimer's, dementia, alzheimers | Alzheimer, démence, maladie d'Alzheimer | alzheimer, demenz, demenzkranke
parkinson | párkinson | Parkinson's | Parkinson, maladie de Parkinson | parkinson, parkinson-krankheit
als | ELA, esclerosis lateral amiotrófica, esclerosis múltiple | ALS, motor neurone disease, multiple sclerosis | SLA, maladie de Charcot, sclérose en plaques | ALS, multiple sklerose, nervenkrankheit
rare-disease | enfermedad rara, enfermedades raras | rare disease, genetic disorder, rare genetic | maladie rare, maladie génétique, maladie orpheline | seltene krankheit, erbkrankheit, gendefekt, seltene erkrankung
diabetes | diabetes, insulina | diabetes, insulin | diabète, insuline | diabetes, insulin
obesity | obesidad, sobrepeso | obesity, overweight | obésité, obèse, surpoids | fettleibigkeit, adipositas, übergewicht
weight-loss-drug | Ozempic, Wegovy, semaglutida, adelgazar | Ozempic, Wegovy, weight-loss drug, Mounjaro | Ozempic, Wegovy, anti-obésité, perte de poids, Novo Nordisk | abnehmspritze, Ozempic, Wegovy, Novo Nordisk, abnehmmittel, abnehmen
nutrition | nutrición, dieta, ultraprocesados, alimentación saludable, dieta mediterránea | nutrition, diet, nutritionist, ultra-processed, healthy eating | nutrition, régime alimentaire, ultratransformés, alimentation saine, nutri-score | ernährung, ernährungsberater, hochverarbeitet, nutri-score, gesunde ernährung
vegan | vegano, vegetariano | vegan, vegetarian, plant-based | végan, végétarien, végétalien | vegan, vegetarisch, vegetarier
lab-meat | carne cultivada, carne de laboratorio, carne artificial, hamburguesa vegetal | lab-grown meat, cultured meat, veggie burger, cultivated meat | viande de synthèse, viande in vitro, viande cultivée, steak végétal | laborfleisch, kunstfleisch, veggie-burger, fleischersatz, veggie-wurst
allergy | alergia, alérgico, "polen", celíaco | allergy, allergic, hay fever, pollen, anaphylaxis | allergie, pollen | allergie, allergiker, heuschnupfen, "pollen", "pollern"
asthma | asma, asmático | asthma, inhaler | asthme, asthmatique | asthma
autism | autismo, autista, espectro autista | autism, autistic | autisme, autiste | autismus, autist
adhd | TDAH, hiperactividad | ADHD | TDAH, hyperactivité | ADHS
mental-health | ansiedad, depresión, psiquiatra, psicólogo, enfermedad mental, salud mental | anxiety, psychiatrist, mental illness, psychologist, mental disorder, therapist, mental health, depression | dépression, psychiatre, psychologue, trouble mental, troubles psychiques, maladie mentale, santé mentale | depressionen, psychiater, psychisch krank, psychologe, angststörung, psychotherapie, therapeut, psychische erkrankung, psychische gesundheit, depression*, "depression"
eating-disorder | anorexia, bulimia, trastorno alimentario | eating disorder, anorexia, bulimia | anorexie, troubles alimentaires, boulimie | essstörung, magersucht, bulimie
loneliness | soledad, soledad no deseada | loneliness, lonely | solitude, isolement social | einsamkeit
sleep | "suenan", insomnio, apnea del sueño, dormir, duerme, durmió | sleep disorder, insomnia, sleep apnea, sleep deprivation, sleep, slept, asleep | insomnie, troubles du sommeil, sommeil, apnée du sommeil, dormir, dort, endormi | schlaf, schlafstörungen, schlaflosigkeit, schläft, schlief, geschlafen, eingeschlafen, schlafend
suicide-prevention | prevención del suicidio, teléfono contra el suicidio | suicide prevention, suicide hotline, suicide rate | prévention du suicide, numéro national de prévention | suizidprävention, telefonseelsorge, suizidgedanken
addiction | adicción, adicto, ludopatía | addiction, rehab, rehabilitation clinic, gambling addiction, "addict" | addiction, dépendance aux drogues, cure de désintoxication, accro | süchtig, spielsucht, entzug, entzugsklinik, suchtkranke, abhängige
opioids | crisis de los opioides, Purdue, oxicodona, Sackler | OxyContin, Purdue Pharma, Sackler | crise des opioïdes, Purdue Pharma, Sackler | Purdue, Sackler, opioidkrise, schmerzmittel
vape | vapeo, cigarrillo electrónico, vapeador | vape, e-cigarette, disposable vapes | vapotage, cigarette électronique, puff | e-zigarette, einweg-e-zigaretten, vapes
alcohol-abuse | alcoholismo, consumo de alcohol, comas etílicos, botellón, macrobotellón | alcoholism, binge drinking, alcohol consumption | alcoolisme, consommation d'alcool, dry january, coma éthylique | alkoholismus, alkoholiker, alkoholkonsum, alkoholverbot, komasaufen, alkoholkrank
methanol-poisoning | intoxicación por metanol, alcohol adulterado, metanol | methanol poisoning, tainted alcohol, bootleg alcohol, methanol | méthanol, alcool frelaté | methanol, gepanschter alkohol, methanolvergiftung, gepanschter schnaps
palliative-care | cuidados paliativos | palliative care, hospice | soins palliatifs | palliativmedizin, hospiz, palliativ
pregnancy | embarazo | pregnancy, pregnant, expecting baby | grossesse, femmes enceintes | schwangerschaft, schwanger
birth | "parto", nacimiento, da a luz, dar a luz, nace, recién nacido | childbirth, gives birth, birth, gave birth, newborn | accouchement, naissance, nouveau-né | geburt, entbindung, geboren, gebärt, neugeborenes, zur welt gebracht
midwife | matrona, comadrona, sala de partos | midwife, midwives, maternity ward, maternity unit | sage-femme, maternité, fermeture de maternité | hebamme, kreißsaal, geburtsstation
twins | gemelos, mellizos, trillizos, siamesas | twins, triplets, conjoined twins, quintuplets, twin sisters | jumeaux, jumelles, triplés, siamois | zwillinge, drillinge, siamesische zwillinge, zwillingsbruder
birth-rate | natalidad, tasa de natalidad, índice de fertilidad, baja natalidad, crisis demográfica | birth rate, fertility rate, birthrate, births fall | natalité, taux de natalité, taux de fécondité, fécondité | geburtenrate, geburtenzahl, geburtenrückgang, geburtenziffer
ivf | fecundación in vitro, reproducción asistida, fertilidad, óvulos, embrión, FIV | IVF, fertility treatment, egg freezing, embryo, sperm donor, in vitro | PMA, procréation médicalement assistée, FIV, don de sperme, fécondation in vitro, embryons, infertilité | künstliche befruchtung, kinderwunsch, samenspende, eizellspende, embryo
contraception | anticonceptivo, píldora, preservativo, condón, píldora del día después | contraception, contraceptive, morning-after pill, condom, birth control | contraception, pilule, préservatif, pilule du lendemain, stérilet | verhütung, verhütungsmittel, kondom, antibabypille, pille danach
abortion | abort*, aborto, interrupción del embarazo, interrupción voluntaria | abortion*, anti-abortion, "abortion", "abortions" | avortement*, IVG, avortement, interruption volontaire de grossesse, anti-avortement | abtreib*, schwangerschaftsabbruch*, abtreibung, schwangerschaftsabbruch, abtreibungsgegner
roe-wade | Roe contra Wade, Roe v. Wade, Roe vs Wade | Roe vs Wade | Roe vs Wade, arrêt Roe | Roe v. Wade, Roe versus Wade, abtreibungsurteil
abortion-pill | píldora abortiva, mifepristona | abortion pill, mifepristone | pilule abortive, mifépristone | abtreibungspille, mifepriston
miscarriage | aborto espontáneo, aborto involuntario | miscarriage, stillbirth, stillborn | fausse couche, mort-né | fehlgeburt, totgeburt, sternenkind
menopause | menopausia | menopause | ménopause | wechseljahre, menopause
menstruation | regla dolorosa, menstruación, menstrual, baja menstrual, endometriosis, pobreza menstrual | menstruation, menstrual leave, period poverty, endometriosis, tampon | règles douloureuses, congé menstruel, endométriose, précarité menstruelle, protections périodiques, menstruel | menstruation, menstruationsurlaub, endometriose, tamponsteuer, periode, tampons
disability | discapacidad, discapacitado, minusválido, personas con discapacidad | disability, wheelchair, disabled people | handicap, fauteuil roulant, personnes handicapées, invalidité | behinderung, behinderte, rollstuhl, schwerbehindert, barrierefrei, inklusion
down-syndrome | síndrome de Down | Down syndrome, Down's syndrome | trisomie, trisomie 21 | down-syndrom, trisomie
blind | ciego, ONCE, ceguera, invidente | blind, visually impaired | aveugle, malvoyant, cécité | blind, sehbehindert, blindenhund, erblindet, blindheit
deaf | sordo, lengua de signos, sordera | deaf, sign language, hearing loss | sourd, langue des signes, malentendant, surdité | gehörlos, gebärdensprache, schwerhörig
homeopathy | homeopatía, medicina alternativa, pseudociencia, pseudoterapias | homeopathy, alternative medicine | homéopathie, médecine alternative | homöopathie, alternativmedizin, globuli, heilpraktiker
medical-error | error médico, mala praxis | medical negligence, medical error, malpractice, maternity scandal | erreur médicale, faute médicale | behandlungsfehler, ärztepfusch, kunstfehler
thalidomide-mediator | talidomida, valproato, Depakine | thalidomide, valproate | Mediator, Depakine, thalidomide, Servier | contergan, thalidomid
drug-approval | autoriza la vacuna, aprobación de la vacuna, ensayo clínico, aprueba la vacuna | drug approval, clinical trial, vaccine approval, FDA approves, approves vaccine | essai clinique, mise sur le marché, autorisation de mise, essais cliniques, feu vert au vaccin | klinische studie, arzneimittelzulassung, impfstoffzulassung, notfallzulassung, impfstoff zugelassen
drug-price | precio de los medicamentos, copago farmacéutico | drug prices, prescription prices | prix des médicaments, remboursement des médicaments, franchises médicales, déremboursement | medikamentenpreise, arzneimittelpreise
medical-breakthrough | avance médico, cura del cáncer, nuevo tratamiento, terapia génica | medical breakthrough, new treatment, cancer treatment, breakthrough drug | avancée médicale, nouveau traitement, traitement prometteur | neue therapie, medizinischer durchbruch, neues medikament, heilung
life-expectancy | esperanza de vida, longevidad | life expectancy, longevity, centenarian, lifespan | espérance de vie, longévité | lebenserwartung, langlebigkeit, hundertjährige
oldest-person | persona más longeva, persona más anciana, mujer más longeva, supercentenaria, más longeva del mundo | oldest person, world's oldest person, oldest woman, oldest man | doyenne de l'humanité, doyenne | ältester mensch der welt, älteste frau, ältester mann
asbestos | amianto, asbesto | asbestos | amiante | asbest
noise | contaminación acústica, ruido | noise pollution, noise | nuisances sonores, bruit | lärm, fluglärm, lärmschutz, ruhestörung
hygiene | higiene, lavarse las manos | hygiene, hand washing, sanitation | hygiène, lavage des mains | hygiene, händewaschen, desinfektionsmittel
# education
school-reopening | vuelta al cole, vuelta a clase, regreso a clases, inicio del curso, reapertura de escuelas, curso escolar | back to school, schools reopen, school year, reopening schools, new school year | rentrée scolaire, rentrée des classes, année scolaire, réouverture des écoles | schulstart, schuljahr, schulbeginn, schulöffnungen, einschulung, schuljahresbeginn
primary-school | escuela primaria, colegio de primaria | primary school, elementary school, grade school | école primaire, école élémentaire, CM2 | grundschule, volksschule
kindergarten | guardería, escuela infantil, jardín de infancia, educación infantil, parvulario | nursery, kindergarten, daycare, preschool, childcare | crèche, école maternelle, maternelle, garderie | kita, kindergarten, kitas, kinderbetreuung, kitaplatz, kinderkrippe, tagesmutter, kindertagesstätte
secondary-school | instituto de secundaria, bachillerato, ESO, "institutos" | high school, secondary school, grammar school | lycée, lycéen, collégien | gymnasium, realschule, oberschule, gymnasien, gesamtschule, hauptschule
school-leaving-exam | selectividad, Evau, PAU, EBAU, examen de acceso | A-levels, A-level results, GCSE, GCSEs, exam results | baccalauréat, bac, brevet des collèges, épreuve de philosophie, bacheliers, Parcoursup | abitur, abiturprüfung, abiturienten, matura, abi, abschlussprüfung, zentralabitur
exam | examen, exámenes, examinarse | exam, examination | examen, partiels, épreuve écrite | "prüfung", klausur, examen, staatsexamen
exam-cheating | copiar en un examen, copiar en exámenes, filtración del examen | exam cheating, cheating in exams, leaked exam, admissions scandal | triche aux examens, fuite au bac, triche au bac | prüfungsbetrug, abi-betrug, spickzettel
school-grades | notas escolares, calificaciones, boletín de notas, suspensos | school grades, report card, grade inflation | bulletin scolaire, notes du bac, redoublement | schulnoten, zeugnis, zeugnisnoten
pisa | informe PISA, PISA | PISA test, PISA study, PISA rankings | enquête Pisa, classement Pisa, Pisa | pisa-studie, pisa-test, bildungsstudie
teacher | profesor*, maestr*, docente*, docente, maestro, profesorado, "profesor", "profesores", "profesora", "maestra", "maestros", "docentes" | teacher*, professor*, teacher, schoolteacher, headteacher, head teacher, "teachers", "professor" | professeur*, enseignant*, enseignant, "prof", instituteur, institutrice, "professeurs", "enseignants", "enseignante" | lehrer*, professor*, lehrkräfte, lehrer, lehrerin, lehrkraft, lehrerverband, referendare, "professor"
principal | director del colegio, director del instituto, director de escuela | headmaster, school principal, headmistress | directeur d'école, directrice d'école, proviseur, principal du collège | schulleiter, schulleiterin, rektor, schuldirektor
student | estudiante*, alumno*, estudiantil, alumno, escolares, escolar, "estudiante", "estudiantes", "alumnos" | student*, pupil*, university student, undergraduate, freshman, pupil, schoolchildren, schoolgirl, schoolboy, "student", "students", "pupils" | étudiant*, élève*, étudiant, élève, écolier, scolaire, "étudiants", "étudiante", "élèves" | student*, studierend*, student, studentin, studierende, erstsemester, schüler, schülerin, schulkinder, schülerinnen, schulklasse, "studenten", "studierenden"
school-trip | excursión escolar, viaje escolar, viaje de estudios | school trip, class trip, school outing | voyage scolaire, sortie scolaire, classe de neige, classe verte | klassenfahrt, schulausflug, abifahrt, abiball
school-bus | autocar escolar, transporte escolar | school coach | autocar scolaire, transport scolaire | schulbusunfall
school-meals | comedor escolar, comedores escolares, menú escolar | school meals, school lunch, free school meals | cantine scolaire, cantine, repas à la cantine | schulessen, mensa, schulkantine, kita-essen, schulverpflegung
school-uniform | uniforme escolar, uniformes escolares | school uniform, uniforms at school | uniforme à l'école, uniforme scolaire | schuluniform
abaya | abaya | abaya | abaya, qamis | abaya, abayas
homeschooling | clases online, educación a distancia, clases a distancia, enseñanza a distancia | homeschooling, home schooling, remote learning, online classes, online learning | école à la maison, enseignement à distance, cours à distance | homeschooling, fernunterricht, distanzunterricht, wechselunterricht, heimunterricht
private-school | colegio privado, escuela concertada, colegio concertado, concertada | private school, independent school, public school fees, boarding school, Eton | école privée, enseignement privé, Bétharram, Stanislas, internat | privatschule, internat, elite-internat
education-reform | ley de educación, reforma educativa, Lomloe, ley Celaá, LOMCE, pin parental | education reform, school reform, education bill | réforme du bac, réforme du lycée, réforme de l'éducation, choc des savoirs, groupes de niveau, réforme du collège | schulreform, bildungsreform, bildungspolitik, G8, G9
education | educación, educativo, "enseñanza" | education, schooling | éducation, "enseignement", scolarité | bildung, unterricht, schulbildung, schulsystem, bildungssystem
university | universi*, facultad, campus universitario, rector, Harvard, Complutense, máster | universit*, college, campus, Harvard, Oxford University, Cambridge University, Columbia University, Yale, Ivy League | universit*, campus, faculté, Sorbonne, Harvard, Sciences Po, grandes écoles, "université" | universität*, hochschul*, *universität, hochschule, uni, universität, harvard, fachhochschule, unis, fakultät, "universitäten", "hochschulen"
tuition-fees | matrícula universitaria, tasas universitarias, precio de la matrícula | tuition fees, tuition, student fees | frais d'inscription, frais de scolarité, droits d'inscription | studiengebühren, semesterbeitrag
student-loan | beca, becario universitario, préstamo estudiantil, préstamos estudiantiles, Erasmus | student loan, student debt, scholarship, student loan forgiveness, Erasmus | bourse étudiante, prêt étudiant, Crous, boursiers, Erasmus | bafög, stipendium, studienkredit, erasmus, stipendien
graduate | graduado, graduación, "licenciado", "licenciadas", titulación, doctorado | graduate, degree, doctorate, PhD | diplômé, doctorat, remise de diplômes, doctorant | absolvent, abschlussfeier, promotion, doktorand, hochschulabschluss
literacy | alfabetización, analfabetismo, comprensión lectora | literacy, illiteracy, illiterate, reading skills | illettrisme, analphabétisme, alphabétisation | analphabetismus, analphabeten, alphabetisierung, lesekompetenz
language-learning | lengua catalana, catalán en las aulas, castellano en las aulas, inmersión lingüística, 25% de castellano | language lessons, language teaching, bilingual education | enseignement immersif, langues régionales | deutschkurs, sprachkurs, sprachtest, sprachförderung, deutschkurse
language-spelling | ortografía, RAE, Real Academia Española, diccionario, académicos | spelling, dictionary, word of the year, Oxford dictionary, Scrabble | orthographe, dictionnaire, Académie française, dictée, Larousse, Petit Robert, Scrabble | rechtschreibung, duden, wort des jahres, unwort des jahres, jugendwort, rechtschreibreform, wörterbuch
gendered-language | lenguaje inclusivo, lenguaje no sexista | gender-neutral language, inclusive language, gender-neutral pronouns | écriture inclusive, point médian, iel | gendern, gendersprache, genderverbot, gendersternchen, gendergerechte sprache, gender-verbot
sex-education | educación sexual | sex education, sex ed | éducation sexuelle, éducation à la sexualité, Evars | sexualkunde, sexualerziehung, aufklärungsunterricht
religion-class | clase de religión, asignatura de religión | religious education, Ten Commandments, prayer in schools, school prayer | laïcité à l'école, atteintes à la laïcité, loi sur la laïcité | religionsunterricht, kruzifix, ethikunterricht
samuel-paty | Samuel Paty, Paty | Samuel Paty, Paty | Dominique Bernard, Paty | Paty
school-violence | profesor agredido, agresión a un profesor, pelea en un instituto, violencia escolar | school violence, attack at school | violences scolaires, professeur agressé, enseignant agressé, professeure poignardée, enseignante poignardée | gewalt an schulen, lehrer angegriffen, angriff in schule, amokalarm, amokdrohung
holidays-school | vacaciones escolares, vacaciones de Semana Santa, calendario escolar | school holidays, half-term, summer break, spring break | vacances scolaires, vacances de la Toussaint, grandes vacances, vacances d'hiver | schulferien, sommerferien, herbstferien, ferienbeginn, ferienstart, winterferien
# family and society
marriage | boda*, casar*, casa con, matrimoni*, boda, matrimonio, "casarse", "casados", "casado", "casada", "casará", "casan", "casar", "casé", "casarán", se casa, recién casados, vestido de novia, "bodas" | wedding*, marr*, wedding, marriage, marries, bride, groom, newlyweds, engaged, honeymoon, tie the knot, gets married, bridal, "marred" | mariage*, épous*, se marie, mariage, noces, mariée, se marient, jeunes mariés, se sont mariés, robe de mariée, "mariages" | hochzeit*, heirat*, ehe, hochzeit, braut, trauung, heiratet, bräutigam, jawort, eheschließung, geheiratet, brautpaar, ehepaar, brautkleid, frisch verheiratet, "heiraten"
engagement | compromiso matrimonial, se compromete con, anillo de compromiso, pedida de mano, se comprometen | engagement ring, marriage proposal, announces engagement, proposes to, got engaged, gets engaged | fiançailles, demande en mariage, fiancés, fiancée, se fiancer, bague de fiançailles | verlobung, verlobt, heiratsantrag, verlobt sich, verlobungsring
divorce | divorci*, divorcio, separación matrimonial, se divorcia, se separan, ruptura sentimental, "divorcios" | divorc*, divorce, split up, file for divorce, marriage breakdown | divorc*, divorce, séparation du couple, se séparent | scheidung*, geschieden, trennung, scheidung, ehe-aus, scheidungskrieg, liebes-aus, unterhalt
adultery | infidelidad, adulterio, infiel, cuernos | affair with, adultery, infidelity, cheated on, extramarital | adultère, infidélité, infidèle | seitensprung, ehebruch, untreue in der ehe, fremdgehen
couple | pareja sentimental, pareja, novio, compañero sentimental | couple, girlfriend, boyfriend, fiancée, fiance | couple, petite amie, "compagne", compagnon, petit ami, "fiancé" | liebespaar, freundin, partnerin, lebensgefährtin, lebensgefährte, pärchen, "verlobter", freundin von
ex-partner | expareja, exmarido, exmujer, exnovio | ex-husband, ex-wife, ex-boyfriend, ex-girlfriend, ex-partner, former partner | ex-mari, ex-femme, ex-compagnon, ex-conjoint, ex-compagne | ex-frau, ex-mann, ex-freund, ex-freundin, ex-partner, exfreund, ex-partnerin, exfrau, exmann
adoption | adopción, adoptar, niños adoptados, adoptar un niño | adoption, adopted, foster care, foster family, adopted child | adoption, famille d'accueil, enfant adopté | adoption, adoptiert, pflegefamilie, adoptivkind, pflegekind, adoptiveltern, adoptieren
orphan | huérfano, orfanato, orfandad | orphan, orphanage | orphelin, orphelinat | waise, waisenhaus, waisenkind, vollwaise
grandparents | abuelo, nietos | grandmother, grandfather, grandparents, grandson, granddaughter, grandchildren, grandma, grandpa, granny, grandchild | grand-mère, grand-père, grands-parents, petit-fils, petite-fille, petits-enfants, "mamie" | oma, opa, großmutter, großvater, enkel, großeltern, enkelin, enkelkinder
siblings | hermano | brother, sister, siblings | frère, sœur, fratrie | bruder, schwester, geschwister
parents | progenitores, "padres", paternidad | parents | parents, parental | eltern, elternteil, elternhaus
mother | madre, madres, mamá | mother, mom, mum, mothers, mother-in-law, stepmother | "mère", "mères", maman, belle-mère | mutter, mama, schwiegermutter, stiefmutter
father | padre, padres de familia, "papás", "papo", padrastro | father, dad, fathers, dads, stepfather | père, pères, beau-père | vater, vaters, papas, stiefvater, schwiegervater
elderly | anciano, mayores de 65, tercera edad, personas mayores | elderly, older people, senior citizens, old age, pensioners alone, old people | personnes âgées, seniors, vieillesse, octogénaire, nonagénaire, vieillissement, septuagénaire, vieillard | senioren, rentnerpaar, hochbetagt, ältere menschen, seniorin
demography | población envejecida, envejecimiento, demografía, población mundial, despoblación | population growth, ageing population, demographic, world population | démographie, population mondiale, vieillissement de la population | demografie, einwohnerzahl, demografischer wandel, weltbevölkerung, bevölkerungszahl, bevölkerungswachstum
rural-depopulation | España vaciada, mundo rural, despoblación rural | rural depopulation, rural areas, rural communities | ruralité, désertification rurale, monde rural, zones rurales | landflucht, ländlicher raum, dorfsterben
teenager | adolescente*, joven, jóvenes, adolescente, quinceañera, "adolescentes", juventud, juvenil, jóvenes españoles, generación Z | teen, teens, teenager*, youth, teenager, adolescence, "teenagers", young people, generation Z, Gen Z, youths, young adults, young, youngster | adolescent*, jeune, jeunes, adolescent, ado, ados, jeunesse, jeunes gens, génération Z | teenager*, jugendlich*, jugendlicher, teenager, teenie, heranwachsender, "teenagern", "jugendliche", "jugendlichen", junge menschen, generation Z, jugendstudie, "jugend", junge leute
quota-women | cuota de género, techo de cristal, mujeres directivas, paridad en los consejos | gender quota, women on boards, glass ceiling, boardroom quota | quotas de femmes, plafond de verre, femmes dirigeantes | frauenanteil, frauen in führungspositionen, quotenregelung
only-yes-means-yes | ley del solo sí, solo sí es sí, consentimiento sexual, ley de libertad sexual | only yes means yes, sexual consent, consent law | définition du viol, consentement sexuel, notion de consentement, consentement dans la loi | nur ja heißt ja, nein heißt nein, sexualstrafrecht, ja heißt ja
pornography | pornografía, porno, actriz porno, pornográfico, Pornhub | pornography, porn, porn star, Pornhub, OnlyFans | pornographie, porno, sites pornographiques, Pornhub | pornografie, porno, pornodarstellerin, pornhub, pornografisch
lgbt | gay, homosexual*, LGTB*, LGBT*, colectivo LGTBI, lesbiana, LGTBI, "homosexual" | gay, lesbian*, LGBT*, homosexual*, lesbian, queer, LGBTQ, LGBT rights, "lgbt", "homosexuals" | gay, homosexuel*, LGBT*, lesbienne, LGBT, LGBTQ, "queer" | schwul*, lesbisch*, LGBT*, homosexuell*, queer*, lesbe, LGBTQ, homosexualität, queerer
transgender | transgénero, transexual*, trans, personas trans, autodeterminación de género, mujer trans, cambio de sexo | transgender, trans, trans rights, transgender women, gender identity, trans women, puberty blockers, transgender athletes | transgenre*, trans, personnes trans, transition de genre, femme trans, personnes transgenres, transidentité, changement de sexe | transgender*, "trans", transfrau*, transgeschlechtlich, geschlechtsidentität, transfrau, transpersonen, transmenschen, transsexuell, geschlechtseintrag
conversion-therapy | terapia de conversión | conversion therapy, gay conversion | thérapie de conversion | konversionstherapie, homo-heilung
third-gender | tercer género, no binario, intersexual | third gender, non-binary, intersex | troisième genre, non-binaire, intersexe, genre neutre | drittes geschlecht, divers, nicht-binär, intersexuell, nichtbinär
drag | drag queen, drag queens | drag queen, drag show, drag race | drag queen | dragqueen, drag queen
racism | racis*, racismo, racista, racial, insultos racistas | racis*, racism, racist, racial, racist abuse, racial discrimination | racis*, racisme, raciste, racial, insultes racistes | rassis*, rassismus, rassistisch
blackface | blackface, cara pintada de negro | blackface | blackface | blackface, blackfacing
volunteer | voluntario | volunteer | bénévole, bénévolat, volontaires | ehrenamtlich, freiwillige, freiwilligendienst, freiwilliger helfer
charity | organización benéfica, oenegé, "caritas", benéfico, solidario, caridad, recaudar fondos | charitable, nonprofit, fundraiser | association caritative, caritatif, Secours catholique, Fondation Abbé Pierre, Emmaüs, œuvre caritative, collecte de fonds | wohltätigkeit, Caritas, Diakonie, Arbeiterwohlfahrt, spendengala, spendenaktion, gemeinnützig, benefiz
donation | donación, donativo, "dona", "donan", "donó", "donar", "donado", "donaron", "donados", "donas" | donation, donor, philanthropist, philanthropy | don, donateur, mécène, mécénat, fait un don, faire un don | spende, spendet, mäzen, spendenaufruf, gespendet
abbe-pierre | Abbé Pierre, Abate Pierre | Abbé Pierre | abbé Pierre | Abbé Pierre
happiness | felicidad, país más feliz, más feliz del mundo, más felices, feliz, alegre, contento | happiest country, happiness, world happiness report, happiest, glad, delighted | bonheur, pays le plus heureux, heureux, content | glück, glücklichste, glücksatlas, glücklichstes land, weltglücksbericht, froh, zufrieden
tattoo | tatuaje, tatuado | tattoo | tatouage, tatoué | tattoo, tätowierung, tätowiert, tattoos
nudism | nudista, nudismo, toples | nudist, naturist, topless | nudiste, "naturiste", topless, seins nus | nudisten, FKK, oben ohne, nacktbaden
sect | secta, gurú, líder de una secta | sect, cult leader, guru, doomsday cult | secte, gourou, dérives sectaires, miviludes | "sekte", guru, sektenführer
# religion and feasts
pope | pontífice, Vaticano, Santo Padre, pontificado, papa Benedicto, Santa Sede | pope, pontiff, vatican, Holy See, pontificate, Holy Father | pape, pontife, vatican, Saint-Siège, souverain pontife, pape Benoît | papst*, vatikan*, Heiliger Stuhl, Pontifex, Heiliger Vater, "papst", "papstes", "vatikan"
bishop | obispo, arzobispo, Conferencia Episcopal, episcopal | bishop, archbishop, diocese, Archbishop of Canterbury | évêque, archevêque, conférence des évêques, diocèse, monseigneur, épiscopat | bischof, bischofskonferenz, erzbischof, bistum, erzbistum, bischöfin, woelki
priest | sacerdote, cura, párroco, clero | priest, clergy, vicar, pastor, clergyman | prêtre, curé, clergé, abbé | priester, pfarrer, pastor, pfarrerin, geistlicher, kaplan
nun | "monja", "monjas", religiosas, clarisas, clarisas de Belorado, convento | nun, convent, carmelite | religieuse, bonne sœur, couvent, carmélites, nonne | nonne, ordensschwester, kloster, ordensfrauen
monastery | monasterio, monje, abadía | monastery, monk, abbey | monastère, "moine", "moines", abbaye | mönch, abtei, kartause
celibacy | celibato, ordenación de mujeres, sínodo, mujeres sacerdotes | celibacy, women priests, synod, female priests | célibat des prêtres, synode, ordination des femmes, femmes prêtres | zölibat, synodaler weg, synode, priesterinnen, frauenpriestertum
same-sex-blessing | bendición de parejas homosexuales, bendición a parejas, bendecir parejas | same-sex blessings, blessing same-sex couples, blessings for same-sex | bénédiction des couples homosexuels, bénédiction de couples, bénir les couples homosexuels | segnung homosexueller paare, segnung homosexueller, segnet homosexuelle paare
church-leaving | apostasía, abandono de la Iglesia | leaving the church, church membership, church attendance | quitter l'Église, débaptiser | kirchenaustritt, kirchensteuer, kirchenmitglieder
canonization | canonización, canonizado, beatificación, beato, "santo", proclama santo | canonization, sainthood, beatification, canonised, saint, declared saint | canonisation, béatification, saint homme | heiligsprechung, heiliggesprochen, seligsprechung, heilig gesprochen
mass-religious | "misa", "misas", misa del gallo, oración, rezo, homilía, plegaria | holy mass, prayer, worshippers, sermon, church service, midnight mass, worship, pray, mass prayer | messe, prière, fidèles, office religieux, homélie, messe de minuit, prier | gottesdienst, gebet, predigt, christmette, andacht, beten
cathedral | catedral, basílica, capilla | cathedral, basilica, chapel | cathédrale, basilique, chapelle | dom, kathedrale, münster, basilika, kapelle
notre-dame | Notre Dame, catedral de Notre Dame, Notre-Dame de París | Notre Dame, Notre Dame cathedral | Notre-Dame, Notre-Dame de Paris, cathédrale Notre-Dame | Notre-Dame, notre-dame de paris
church-building | ermita, campanario | church tower, steeple | clocher | kirchturm, kirchenglocken, glocke
pilgrimage | peregrinación, peregrino, romería | pilgrimage, pilgrims, Jubilee year | pèlerinage, pèlerin | wallfahrt, pilger, heiliges jahr, wallfahrtsort, pilgerfahrt
world-youth-day | JMJ | World Youth Day | JMJ | weltjugendtag, katholikentag, kirchentag
mosque | mezquita, imán, minarete, imam, llamada a la oración | mosque, imam, minaret | mosquée, imam, minaret | moschee, imam, muezzin, minarett, muezzinruf
hijab | velo islámico, "velo", velo integral, prohibición del velo, hiyab | hijab, headscarf, headscarves, face veil, burka ban, veil | voile islamique, hijab, voile, foulard, port du voile, voile intégral, femmes voilées | kopftuch*, hidschab, verschleierung, kopftuchverbot, kopftuchstreit, schleier, vollverschleierung
judaism | judaísmo, kipá, rabino, judíos ortodoxos | Judaism, kippah, rabbi, kosher | judaïsme, kippa, rabbin, casher | judentum, kippa, rabbiner, koscher
protestant | evangélico, luterano | evangelical, Lutheran, Luther, Methodist, Baptist | évangélique, luthérien, Luther, pasteur évangélique, "protestant", "protestants" | evangelische kirche, EKD, protestantisch, luther, freikirche, evangelikale, lutherisch
orthodox-church | Iglesia ortodoxa, patriarca, ortodoxo, patriarca Kirill, Cirilo | Orthodox church, patriarch, Orthodox Christians | Église orthodoxe, patriarche, orthodoxes | orthodoxe kirche, patriarch, Kyrill
catholic | católico, catolicismo | Catholic, Roman Catholic | catholique, catholicisme, cathos | katholisch*, katholizismus
christian | cristianismo, "cristianos" | Christian | chrétien, christianisme | christ, christentum, christlich, christenverfolgung
hindu | hindú, hinduismo | Hindu, Hinduism | hindou, hindous | hindu, hinduismus, hindus, hinduistisch*
buddhism | budista, budismo, Buda | Buddhist, Buddhism | bouddhiste, bouddhisme | buddhist, buddhismus
atheism | "ateo", ateísmo | atheist, atheism, secular | athée, athéisme | atheist, atheismus, konfessionslos
satanic | satánico, exorcismo, ritual satánico, demonio | satanic, exorcism, exorcist, satanist | satanique, exorcisme | satanisch, exorzismus, exorzist, satanisten
miracle | milagro, virgen llorando | miracle, miraculous | miracle, miraculeux | "wunder", wunderheilung, wundersam
christmas | Navidad, navideñ*, Papá Noel, villancico, navideño, navidades, luces de Navidad, "navideña", "navideños", "navideñas" | christmas, xmas, Santa Claus, Christmas Day, Christmas lights, Father Christmas | Noël, père Noël, illuminations de Noël, jour de Noël | weihnacht*, weihnachten, weihnachtsmann, nikolaus, weihnachtsfest, weihnachtsfeiertag, christkind, "weihnacht", "weihnachts"
christmas-tree | árbol de Navidad, belén, pesebre, abeto | Christmas tree, nativity scene | sapin de Noël, sapin, crèche de Noël | weihnachtsbaum, christbaum, tannenbaum, weihnachtskrippe
newyear | Nochevieja, Año Nuevo, "campanadas", Puerta del Sol, Fin de Año, doce uvas | New Year, New Year's Eve, New Year's Day, New Year celebrations, Times Square ball | réveillon, Nouvel An, Saint-Sylvestre, nouvelle année, vœux du Nouvel An, bonne année | silvester*, neujahr*, silvesternacht, jahreswechsel, neujahrsnacht, silvesterfeier, silvesterfeuerwerk, silvesterparty, "silvester", "neujahr", "neujahrs"
valentine | San Valentín, día de los enamorados | Valentine's Day, Valentine | Saint-Valentin, fête des amoureux | valentinstag
bullfight | tauromaquia, plaza de toros, novillero, matador, taurino, lidia | bullring | tauromachie, matador, arènes | stierkampfarena
oktoberfest | Oktoberfest, fiesta de la cerveza | Oktoberfest, beer festival | Oktoberfest, fête de la bière | oktoberfest, wiesn, wiesn-start, volksfest, theresienwiese, anstich, schützenfest, canstatter wasen
burning-man-rave | rave, rave ilegal, macrofiesta, fiesta ilegal | rave, illegal rave, illegal party, free party, lockdown party | rave-party, free party, teknival, fête clandestine, rave | rave, illegale party, corona-party, techno-party, illegale partys, abiparty
# media and journalism
newspaper | periódico*, diario, periódico, prensa escrita, diario digital, rotativo, "periódicos" | newspaper*, newspaper, tabloid, broadsheet, "newspapers" | journal, journaux, presse écrite, quotidien régional, journal papier, tabloïd | zeitung*, zeitung, zeitungsverlag, bild-zeitung, tageszeitung, boulevardzeitung
magazine | revista, "portada", "portadas" | magazine, front cover | magazine, hebdomadaire, couverture du magazine | zeitschrift, magazin, titelseite, illustrierte
newsroom | redacción del periódico, redactores | newsroom, editor-in-chief, news outlet, news media, media outlet | rédaction, rédacteur en chef, société des journalistes, JDD | redaktion, chefredakteur, medienhaus, chefredakteurin, Gruner + Jahr
media-group | Prisa, Mediaset, Atresmedia, grupo mediático, Murdoch | media mogul, Murdoch, media group, Fox News | Bolloré, Vivendi, Murdoch, groupe de médias, Lagardère, CNews | medienkonzern, Springer-Verlag, Axel Springer, Bertelsmann, Murdoch, ProSieben
public-broadcaster | Canal Sur | PBS | Radio France, France Inter | öffentlich-rechtlich, rundfunk, WDR, NDR, RBB, MDR, ORF
licence-fee | canon televisivo, canon de televisión | licence fee, TV licence | redevance audiovisuelle, redevance télé | GEZ
radio | radio, emisora, Cadena Ser, Cope, emisora de radio | radio, radio station, podcast | radio, station de radio, podcast, NRJ | radio, radiosender, podcast, hörfunk
tv-presenter | presentador, presentador de televisión | TV presenter, TV host, news anchor, talk show host, broadcaster, "presenter", late-night host | présentateur, animateur, animateur télé, Hanouna | moderator, moderatorin, fernsehmoderator, fernsehmoderatorin, tv-moderator, gottschalk
tv-ratings | audiencias, índice de audiencia, share | TV ratings, viewers, viewership, TV audience | audiences télé, téléspectateurs, audimat | einschaltquote, TV-Quote, fernsehzuschauer, tv-publikum
reality-show | reality, Gran Hermano, Operación Triunfo, MasterChef | reality show, Big Brother, Love Island, Strictly, I'm a Celebrity, reality TV, Bake Off, The Traitors | téléréalité, Koh-Lanta, Danse avec les stars, Star Academy, The Voice, Secret Story, télé-réalité, Top Chef | dschungelcamp, DSDS, Let's Dance, Big Brother, The Masked Singer, reality-show, bachelorette, topmodel, sommerhaus der stars
tv-series | serie de televisión, nueva temporada, serie de Netflix, última temporada, episodio, "series" | TV series, sitcom, season finale, TV show, episode, drama series, finale of | série télévisée, nouvelle saison, épisode, série Netflix, feuilleton, série télé | TV-Serie, staffel, fernsehserie, folge, netflix-serie, serienfinale, daily soap
game-of-thrones | Juego de Tronos | Game of Thrones, House of the Dragon | Game of Thrones, House of the Dragon | Game of Thrones, House of the Dragon
squid-game | El juego del calamar, juego del calamar | Squid Game | Squid Game | Squid Game
the-crown | The Crown, Downton Abbey, Bridgerton | The Crown, Downton Abbey, Bridgerton | The Crown, Downton Abbey, Bridgerton | The Crown, Downton Abbey, Bridgerton
tatort | serie policíaca | crime drama, crime series, detective series | série policière, polar | krimi, krimiserie, tatort-kommissar, tatort-kritik
simpsons | Los Simpson, Simpson, dibujos animados | The Simpsons, Simpsons, South Park, cartoon series | Les Simpson, Simpson, dessin animé | Die Simpsons, Simpsons, zeichentrick, zeichentrickserie
quiz-show | concurso de televisión, Pasapalabra, Saber y ganar, bote de Pasapalabra, rosco | quiz show, game show, Jeopardy, Who Wants to Be | jeu télévisé, Questions pour un champion | quizshow, wer wird millionär, günther jauch, jauch, wetten dass
comedian | humorista, cómico, monologuista, comediante | comedian, comic, stand-up, comedy, satire, satirist | humoriste, comique, satire, stand-up | komiker, kabarettist, satire, comedian, komikerin, Böhmermann, kabarettistin
late-night | Jimmy Kimmel, Kimmel, Stephen Colbert, Colbert, El Hormiguero, David Broncano | Jimmy Kimmel, Kimmel, Stephen Colbert, Colbert, late-night show | Jimmy Kimmel, Kimmel, Stephen Colbert, Colbert, Quotidien, TPMP | Jimmy Kimmel, Kimmel, Stephen Colbert, Colbert, Late-Night-Show, Harald Schmidt
cartoonist | dibujante, viñeta, caricatura | cartoonist, cartoon, caricature | dessinateur, caricature, dessin de presse | karikatur, karikaturist, zeichner
comic | cómics, tebeo, historieta, Tintín, Mortadelo, "manga", Mafalda | comic book, graphic novel, Tintin, manga, Marvel Comics | bande dessinée, BD, Tintin, manga, Angoulême | comicheft, Tim und Struppi, manga, comiczeichner, graphic novel, comics, lustiges taschenbuch
asterix | Astérix, Uderzo, Obélix | Asterix, Uderzo, Obelix | Astérix, Uderzo, Obélix | Asterix, Uderzo, Obelix
paparazzi | paparazzi, prensa del corazón, prensa rosa, fotos robadas | paparazzi, gossip magazine | paparazzi, presse people, écoutes téléphoniques du tabloïd | paparazzi, klatschpresse, klatschmagazin, regenbogenpresse
interview | entrevista, entrevistado | interview | interview, entretien, entretien accordé | interview, interviews, sommerinterview, interviewt
# film
film-festival | festival de cine, Festival de San Sebastián, Zinemaldia, festival de Málaga, Seminci | film festival, Sundance, Toronto film festival | festival du film, Festival de Deauville, festival de cinéma, Sundance | filmfestival, filmfestspiele, filmfest, Filmfestival Locarno
cannes | Festival de Cannes, Palma de Oro, Croisette | Cannes film festival, Palme d'Or, Cannes festival | Festival de Cannes, Palme d'or, Croisette | Filmfestspiele Cannes, Goldene Palme, Filmfestspiele in Cannes, Festival von Cannes
berlinale | Berlinale, Oso de Oro, Festival de Berlín | Berlinale, Golden Bear, Berlin film festival | Berlinale, Ours d'or, Festival de Berlin | Berlinale, Goldener Bär
venice-festival | Mostra, León de Oro, Festival de Venecia, Mostra de Venecia | Venice film festival, Golden Lion | Mostra, Lion d'or, Mostra de Venise | Filmfestspiele Venedig, Goldener Löwe, Filmfestival Venedig, Filmfestspiele von Venedig
oscars | Oscar, premios Oscar, los Oscar, gala de los Oscar, Óscars | Oscars, Academy Awards, Oscar nominations, Oscar-winning, Oscar winner | Oscars, oscarisé, cérémonie des Oscars, Oscar du meilleur | oscars, oscar-verleihung, oscarpreisträger, oscar-nominierung, oscar-gewinner, oscarverleihung
golden-globes | Globos de Oro, Bafta | Golden Globes, Baftas | Golden Globes, Bafta | Golden Globes, Bafta
goya-cesar | premios Goya, gala de los Goya, Goya de Honor, los Goya | Goya awards, Cesar awards, Césars | César du cinéma, Césars, cérémonie des César, académie des César | Deutscher Filmpreis, Goldene Lola, Lola-Verleihung, Europäischer Filmpreis
emmy-awards | premios Emmy, Emmy, Emmys | Emmy, Emmy awards | Emmy Awards, Emmys | Emmys, Emmy, Emmy-Verleihung
box-office | taquilla, recaudación en taquilla, éxito de taquilla | box office, blockbuster | box-office, entrées en salles, blockbuster, entrées au cinéma | kinokassen, kinostart, blockbuster, kinocharts
filmmaker | director de cine, cineasta, Almodóvar, Pedro Almodóvar, director de la película, directora de cine | film director, movie director, filmmaker, Scorsese, Tarantino, Spielberg | cinéaste, réalisateur, Godard, Polanski, réalisat* | filmregisseur, regisseur, regisseurin, Wim Wenders, filmemacher, filmemacherin, filmregisseur*, regie
polanski | Polanski, Roman Polanski | Polanski, Roman Polanski | Roman Polanski | Polanski, Roman Polanski
depardieu | Depardieu, Gérard Depardieu | Depardieu, Gerard Depardieu | Depardieu, Gérard Depardieu | Depardieu, Gérard Depardieu
actor | actor, actores, actriz*, actriz, intérprete, actor fallecido, estrella de cine | actor*, actress*, actress, Hollywood star, film star, movie star, actors, "actor" | acteur*, actrice*, comédien*, actrice, comédien, star de cinéma, monstre sacré, "acteur" | schauspieler*, schauspieler, schauspielerin, filmstar, hollywoodstar, schauspiellegende, schauspielstar, hollywood-star
hollywood | guionistas, huelga de guionistas, huelga de actores, huelga en Hollywood | writers' strike, actors' strike, screenwriters, SAG-AFTRA | scénaristes, grève des scénaristes, grève à Hollywood | drehbuchautoren, autorenstreik, schauspielerstreik, hollywood-streik
film-trailer | tráiler, estreno, se estrena, rodaje | movie premiere, "premiere", "filming", film set, on set | bande-annonce, avant-première, tournage, sort en salles | trailer, filmpremiere, dreharbeiten, filmset, uraufführung, weltpremiere
documentary | documental | documentary, docuseries | documentaire | dokumentarfilm, doku, dokumentation, dokus
animation-film | película de animación, Pixar, Ghibli, cine de animación | animated film, Pixar, Studio Ghibli, animation, Miyazaki | film d'animation, Pixar, Ghibli, Miyazaki | animationsfilm, Pixar, Studio Ghibli, trickfilm, zeichentrickfilm
james-bond | James Bond, agente 007, 007 | James Bond, 007, next Bond | James Bond, 007, agent 007 | James Bond, 007, Bond-Film, Bond-Darsteller
star-wars | Star Wars | Star Wars, Darth Vader, Jedi | Star Wars, La Guerre des étoiles, Jedi | Star Wars, Krieg der Sterne, Jedi
marvel-batman | Marvel, Batman, Superman, Vengadores, Spider-Man, superhéroe, Spiderman | Marvel, Batman, Superman, Avengers, Spider-Man, superhero | Marvel, Batman, Superman, Avengers, Spider-Man, super-héros | Marvel, Batman, Superman, Avengers, Spider-Man, superheld
harry-potter | Harry Potter, J. K. Rowling, Rowling | Harry Potter, J.K. Rowling, Rowling, Hogwarts | Harry Potter, J. K. Rowling, Rowling, Poudlard | Harry Potter, J. K. Rowling, Rowling, Hogwarts
barbenheimer | Oppenheimer, película Barbie | Oppenheimer, Barbie movie | Oppenheimer, film Barbie | Oppenheimer, Barbie-Film
alec-baldwin | Alec Baldwin, Baldwin, Halyna Hutchins | Alec Baldwin, Baldwin, Halyna Hutchins, Rust shooting | Alec Baldwin, Baldwin, Halyna Hutchins | Alec Baldwin, Baldwin, Halyna Hutchins
slap-oscars | Will Smith, bofetada, bofetón, Chris Rock | Will Smith, slap, Chris Rock | Will Smith, gifle, Chris Rock | Will Smith, ohrfeige, ohrfeigt, Chris Rock
# music, theatre, opera, dance
eurovision | Eurovisión, Benidorm Fest, festival de Eurovisión | Eurovision, Eurovision Song Contest | Eurovision, concours de l'Eurovision, Concours Eurovision | Eurovision, ESC, Eurovision Song Contest, grand prix d'eurovision, ESC-Finale
grammys | Grammy, premios Grammy, Grammy Latino, Grammys | Grammy, Grammy awards, Brit Awards | Grammy Awards, Grammys, Victoires de la musique | Grammys, Grammy, Grammy-Verleihung, Echo-Preis
ticket-sale | venta de entradas, entradas agotadas, Ticketmaster, reventa de entradas, preventa | concert tickets, Ticketmaster, ticket touts, sold out, ticket resale | billetterie, Ticketmaster, vente de billets, places de concert, revente de billets | ticketverkauf, Ticketmaster, ausverkauft, konzertkarten, konzerttickets, kartenvorverkauf
music-festival | Primavera Sound, Mad Cool, festivales, festival Benicàssim, Arenal Sound, festival*, "festival" | Glastonbury, Coachella, Woodstock, music festival, Reading Festival, festival*, "festival" | Hellfest, Vieilles Charrues, Solidays, Francofolies, Tomorrowland, Eurockéennes, Coachella, Woodstock, festival*, "festival" | Wacken, Rock am Ring, Hurricane-Festival, Tomorrowland, Fusion-Festival, Coachella, Woodstock, Parookaville, festival*, "festival"
fyre-astroworld | Astroworld, Travis Scott | Astroworld, Travis Scott | Astroworld, Travis Scott | Astroworld, Travis Scott
rock-band | grupo de rock, banda de rock, guitarrista, rockero, rock | rock band, guitarist, drummer, rock star, rock 'n' roll, rocker, bassist | groupe de rock, guitariste, batteur, rockeur, rock | rockband, gitarrist, rocker, schlagzeuger, rockmusiker, rockstar, bassist
rapper | rapero, trap, reguetón, "rap", Pablo Hasél, Hasél, hip-hop | rapper, hip-hop, rap, drill music | rappeur, rappeuse, rap, hip-hop | rapper, rap, hip-hop, rapperin, gangsta-rapper, deutschrap
dj-techno | DJ, música electrónica, disc jockey | DJ, electronic music, techno | DJ, musique électronique, French Touch, techno | DJ, techno, Love Parade, elektronische musik, loveparade
singer | cantante*, cantaut*, cantautor, vocalista, tonadillera, "cantante", "cantantes" | singer*, rapper*, popstar, vocalist, songwriter, pop star, singer-songwriter, frontman, "singer", "singers" | chanteu*, rappeu*, chanteur, chanteuse, auteur-compositeur, interprète | sänger*, rapper*, popstar*, sängerin, sänger, schlagersänger, popsängerin, liedermacher, frontmann, schlagerstar, schlagersängerin, "popstar", "popstars"
song | canción*, letra de la canción, canción del verano, nueva canción, "canción", "canciones" | song*, lyrics, song lyrics, hit song, number one single, "song" | chanson*, paroles de la chanson, tube de l'été, "chansons" | song, songs, lied, lieder, liedtext, ohrwurm, sommerhit, layla
album | álbum*, disco, álbum, discográfica, vinilo, nuevo álbum, nuevo disco | album*, new album, record label, vinyl, debut album, albums, "album" | album*, disque, maison de disques, vinyle, nouvel album, "album" | album, alben, albumcharts, plattenlabel, schallplatte, neues album, vinyl, plattenfirma
classical-music | música clásica, orquesta, filarmónica, sinfónica, director de orquesta | classical music, orchestra, symphony, philharmonic, conductor, BBC Proms | musique classique, orchestre, philharmonie, symphonie, chef d'orchestre | klassische musik, orchester, philharmonie, philharmoniker, dirigent, sinfonie, dirigentin
new-years-concert | Concierto de Año Nuevo, Filarmónica de Viena | New Year's Concert, Vienna Philharmonic | concert du Nouvel An, Philharmonique de Vienne | neujahrskonzert, wiener philharmoniker
composer | compositor, Beethoven, Mozart, banda sonora, Morricone | composer, Beethoven, Mozart, Bach, soundtrack, Morricone | compositeur, compositrice, Beethoven, Mozart, Bach, Morricone, musique de film | komponist, komponistin, Beethoven, Mozart, Bach, soundtrack, filmmusik, Morricone
pianist | pianista, piano, violinista, violonchelo, Stradivarius | pianist, violinist, piano, violin, cellist, Stradivarius | pianiste, violoniste, piano, violoncelle, Stradivarius | pianist, klavier, pianistin, cellist, stradivari, geigerin
choir | coro de niños | choir, choral | chorale, chœur, choriste | chor, knabenchor, domspatzen
flamenco | flamenco, cantaor, bailaor, copla, Paco de Lucía, Rosalía | flamenco, Rosalía | flamenco, Rosalía | flamenco, Rosalía
jazz | jazz, trompetista, saxofonista | jazz, trumpeter, saxophonist | jazz, jazzman, trompettiste, saxophoniste | jazz, jazzmusiker, trompeter, saxofonist
opera | Teatro Real, tenor, soprano, Liceu, Plácido Domingo, zarzuela, Teatro del Liceo | opera, tenor, soprano, Metropolitan Opera, opera house, Royal Opera | ténor, soprano, Opéra de Paris, art lyrique, cantatrice | oper, tenor, sopran, staatsoper, opernhaus, sopranistin, opernsänger, bayreuther festspiele, opernsängerin, semperoper
ballet | ballet, bailarín, coreógrafo, danza, baile | ballet, dancer, choreographer, dance, ballerina | ballet, danseur, chorégraphe, danse, danseuse, danseuse étoile, hip-hop danse | ballett, tänzer, choreograf, tänzerin, choreografin, ballettdirektor, ballettschule
theatre | teatro*, teatral, dramaturgo, obra de teatro, teatros, "teatro" | theat*, playwright, West End, stage play, theatres, "theater" | théâtre*, dramaturge, Comédie-Française, pièce de théâtre, metteur en scène, Festival d'Avignon, Molière, "théâtre" | theater*, bühne, theaterregisseur, dramatiker, schauspielhaus, intendant, volksbühne, theaterstück, burgtheater, bühnenstück, intendantin, "theater"
musical | musical, El Rey León, Hamilton | musical, Hamilton musical, Phantom of the Opera | comédie musicale, Starmania, Roi lion | musical, König der Löwen, Starlight Express
salzburg-festival | Festival de Salzburgo | Salzburg Festival, Edinburgh Fringe, Fringe festival | Festival de Salzbourg, Festival d'Aix | salzburger festspiele, jedermann, festspiele, buhlschaft, bregenzer festspiele
passion-play | Pasión de Oberammergau | passion play, Oberammergau | jeu de la Passion, Oberammergau | passionsspiele, Oberammergau
magician | mago, ilusionista, magia, Uri Geller | magician, illusionist, magic show | magicien, illusionniste, prestidigitateur | zauberer, magier, illusionist, Siegfried und Roy, zauberkünstler
taylor-swift | Taylor Swift, Swifties, Travis Kelce | Taylor Swift, Swifties, Travis Kelce, Eras tour | Taylor Swift, Swifties, Travis Kelce | Taylor Swift, Swifties, Travis Kelce
beatles | Beatles, Paul McCartney, John Lennon, McCartney, Lennon, Ringo Starr | Beatles, Paul McCartney, John Lennon, McCartney, Lennon, Ringo Starr | Beatles, Paul McCartney, John Lennon, McCartney, Lennon, Ringo Starr | Beatles, Paul McCartney, John Lennon, McCartney, Lennon, Ringo Starr
rolling-stones | Rolling Stones, Mick Jagger, Keith Richards, Charlie Watts | Rolling Stones, Mick Jagger, Keith Richards, Charlie Watts | Rolling Stones, Mick Jagger, Keith Richards, Charlie Watts | Rolling Stones, Mick Jagger, Keith Richards, Charlie Watts
johnny-hallyday | Johnny Hallyday | Johnny Hallyday | Johnny Hallyday, Laeticia Hallyday | Johnny Hallyday
michael-jackson | Michael Jackson, rey del pop | Michael Jackson, king of pop | Michael Jackson, roi de la pop | Michael Jackson, king of pop
shakira-pique | Shakira | Shakira | Shakira | Shakira
britney-spears | Britney Spears, tutela de Britney | Britney Spears, conservatorship | Britney Spears, tutelle de Britney | Britney Spears, vormundschaft
lindemann | Rammstein, Till Lindemann | Rammstein, Till Lindemann, Lindemann | Rammstein, Till Lindemann, Lindemann | Rammstein, Till Lindemann, Lindemann, row zero
bts-kpop | BTS, k-pop, kpop | BTS, k-pop, kpop | BTS, k-pop, kpop | BTS, k-pop, kpop
# art, museums, books, architecture
museum | museo*, museo, Prado, Reina Sofía, Guggenheim, Thyssen, "museos" | museum*, gallery, museum, Tate, Guggenheim, Metropolitan Museum | musée*, musée, Guggenheim, "musées" | museum*, museen, museum, museumsinsel, pinakothek, Guggenheim, Städel, humboldt-forum, landesmuseum
exhibit | exposición, retrospectiva, muestra de arte, exponer | exhibition, exhibit, retrospective, on display | exposition, rétrospective, expo, vernissage, exposer | ausstellung, retrospektive, kunstausstellung, sonderausstellung, ausgestellt
painting | "cuadro", "cuadrado", "cuadros", "cuadras", "cuadrados", pintura, lienzo | painting, canvas, portrait | tableau, peinture, toile | gemälde, leinwand, ölgemälde, porträt
painter | pintor, Picasso, Dalí, Velázquez, Goya, Miró | painter, Picasso, Van Gogh, Rembrandt, Vermeer, Monet, Klimt, Warhol | peintre, Picasso, Van Gogh, Rembrandt, Vermeer, Monet, Klimt, Soulages, impressionniste | "maler", malerin, Picasso, Van Gogh, Rembrandt, Vermeer, Monet, Klimt, Gerhard Richter, Baselitz
art-auction | subasta, Sotheby's, Christie's, casa de subastas | auction, Sotheby's, Christie's, sold at auction | vente aux enchères, enchères, Sotheby's, Christie's, adjugé, aux enchères, Drouot | auktion, versteigert, Sotheby's, Christie's, versteigerung, auktionshaus, ersteigert, kunstauktion
art-forgery | falsificación de arte, cuadro falso | art forgery, art forger, fake painting | faussaire, faux tableau, tableaux faux | kunstfälscher, Beltracchi, gefälschte gemälde
street-art | Banksy, grafitis, mural, arte urbano | Banksy, street art, mural | Banksy, street art, fresque murale, tag | Banksy, street-art, wandbild, wandgemälde
contemporary-art | Arco, feria de arte, Bienal de Venecia, arte contemporáneo, Art Basel | contemporary art, Venice Biennale, Turner Prize, Art Basel, modern art | art contemporain, Fiac, Biennale de Venise, Art Basel | documenta, zeitgenössische kunst, Biennale, Art Basel, kunstmesse, Biennale Venedig, kunstbiennale
christo | Christo, Arco del Triunfo empaquetado | Christo, wrapped Arc de Triomphe | Christo, Arc de Triomphe empaqueté | Christo, verhüllter triumphbogen
banana-art | plátano de Cattelan, Cattelan | Cattelan, banana artwork | banane de Cattelan, Cattelan | Cattelan, bananen-kunstwerk
writer | escritor, literato, literatura | writer, novelist, literature | écrivain, romancier, romancière, littérature, littéraire | schriftsteller, schriftstellerin, autor, autorin, literatur, bestsellerautor, romanautor, literarisch
poet | poeta, poesía, poemas, poetisa, Lorca, García Lorca | poet, poetry, poem, Amanda Gorman | poète, poésie, poème, poétesse, Rimbaud | "dichter", "dichte", gedicht, lyrik, poesie, dichterin, Goethe, poet
literary-prize | premio Planeta, premio Cervantes, premio Nadal, Cervantes, premio literario | Booker Prize, Pulitzer, Pulitzer Prize, literary prize, Booker, Women's Prize | prix Goncourt, Goncourt, Renaudot, prix Femina, prix Médicis, prix littéraire, Pulitzer, Booker Prize | büchnerpreis, buchpreis, Deutscher Buchpreis, Georg-Büchner-Preis, Pulitzer-Preis, Friedenspreis, literaturpreis, Booker-Preis, Friedenspreis des Deutschen Buchhandels
princess-asturias-awards | premios Princesa de Asturias | Princess of Asturias award | prix Princesse des Asturies | prinzessin-von-asturien-preis, prinzessin von asturien
book-fair | Feria del Libro, Feria de Fráncfort | book fair, Frankfurt book fair, London book fair | Salon du livre, Festival du livre, Foire du livre, foire de Francfort | buchmesse, frankfurter buchmesse, leipziger buchmesse
bookshop | librería, librero, editorial | bookshop, bookstore, publisher, publishing house, bookseller | librairie, éditeur, maison d'édition, Hachette, Grasset | buchhandlung, verlag, buchhandel, buchläden, suhrkamp
library | biblioteca, bibliotecario | library, librarian | bibliothèque, médiathèque, bibliothécaire | bibliothek, bücherei
memoir | memorias, autobiografía, biografía, libro de memorias | memoir, autobiography, biography | mémoires, autobiographie, biographie | memoiren, autobiografie, biografie
childrens-book | libro infantil, cuento infantil, literatura infantil, Roald Dahl, El Principito | children's book, Roald Dahl, Dr Seuss | livre pour enfants, Roald Dahl, album jeunesse, littérature jeunesse, Petit Prince | kinderbuch, Roald Dahl, Pippi Langstrumpf, Winnetou, kinderbuchautor
manuscript | manuscrito, códice, carta inédita | manuscript, rare book, ancient scrolls | manuscrit, manuscrits, parchemin, inédit | manuskript, handschrift, papyrus, schriftrolle
salman-rushdie | Salman Rushdie, Rushdie, Versos satánicos | Salman Rushdie, Rushdie, Satanic Verses | Salman Rushdie, Rushdie, Versets sataniques | Salman Rushdie, Rushdie, Satanische Verse
shakespeare | Shakespeare | Shakespeare | Shakespeare | Shakespeare
architect | arquitecto, arquitectura, premio Pritzker, Gaudí, Calatrava, Norman Foster | architect, architecture, Pritzker Prize, Gaudi | architecte, architecture, prix Pritzker, Le Corbusier, Gaudí | architekt, architektin, architektur, Pritzker-Preis, Bauhaus, Gaudí
heritage | patrimonio histórico, patrimonio cultural, bien de interés cultural, restauración | cultural heritage, restoration | journées du patrimoine, loto du patrimoine, Stéphane Bern, restauration du château | denkmalschutz, denkmalpflege, kulturgut, tag des offenen denkmals, denkmalgeschützt
castle | palacio, palacio real | castle, palace, stately home | château, palais | schloss, "burg", palast, stadtschloss
skyscraper | rascacielos, torre más alta | skyscraper, tallest building, tower block | gratte-ciel, tour Triangle, tour Montparnasse | wolkenkratzer, hochhaus, elbtower, fernsehturm
windmill | "molino", "molinos", molinos de viento | windmill, Moulin Rouge | moulin à vent, Moulin-Rouge | windmühle, mühle, Moulin Rouge
culture-sector | sector cultural, industria cultural, trabajadores de la cultura, bono cultural | arts sector, culture sector, arts funding | intermittents, monde de la culture, intermittents du spectacle, ministère de la Culture, pass culture, lieux culturels | kulturbranche, kulturschaffende, kulturpass, kulturszene
# celebrities, royals, fashion
prince-harry | Meghan, Enrique y Meghan | Meghan, Harry and Meghan, Sussexes | Meghan, Harry et Meghan | Meghan, Herzogin Meghan, Harry und Meghan
royal-baby | bebé real, príncipe George, nacimiento real | royal baby, royal birth, Prince George, Archie, Lilibet | bébé royal, royal baby, naissance royale | royal baby, königliches baby
royal-wedding | boda real | royal wedding | mariage royal, mariage princier | royale hochzeit, traumhochzeit, königliche hochzeit, royal wedding
infanta-cristina | infanta Cristina, Urdangarin, Iñaki Urdangarin, caso Nóos, infanta Elena | Infanta Cristina, Urdangarin, Princess Cristina | infante Cristina, Urdangarin | Urdangarin, Prinzessin Cristina, Infantin Cristina
norway-royals | Marius Borg | Marius Borg | Marius Borg | Marius Borg
dutch-royals | Máxima, Amalia | King Willem-Alexander, Princess Amalia | princesse Amalia | Prinzessin Amalia, König Willem-Alexander
nobility | conde, condesa, marqués, marquesa, aristócrata, Casa de Alba, nobleza | aristocrat, countess, earl, aristocracy, nobility | duc, comtesse, aristocrate, noblesse | graf, gräfin, adlige, fürst, "adel", fürstin, aristokrat
celebrity | famos*, celebridad*, famoso, celebridad, estrella de televisión, los famosos, "famosos", "famosas", "celebridades" | celebrit*, celebrity, celebs, A-lister, reality star | célébrit*, people, célébrité, vedette | promi*, prominent*, promi, prominente, promis, stars und sternchen, TV-Star, "prominenten", "prominenter"
kardashian | Kardashian, Kim Kardashian, Kanye West, Kylie Jenner | Kardashian, Kim Kardashian, Kanye West, Kylie Jenner | Kardashian, Kim Kardashian, Kanye West, Kylie Jenner | Kardashian, Kim Kardashian, Kanye West, Kylie Jenner
johnny-depp | Johnny Depp, Amber Heard | Johnny Depp, Amber Heard | Johnny Depp, Amber Heard | Johnny Depp, Amber Heard
brad-angelina | Brad Pitt, Angelina Jolie | Brad Pitt, Angelina Jolie | Brad Pitt, Angelina Jolie | Brad Pitt, Angelina Jolie
alain-delon | Alain Delon, Delon | Alain Delon, Delon | Alain Delon, Delon | Alain Delon, Delon
brigitte-bardot | Bardot, Brigitte Bardot | Bardot, Brigitte Bardot | Bardot, Brigitte Bardot | Bardot, Brigitte Bardot
red-carpet | alfombra roja, photocall | red carpet, Met Gala | tapis rouge, Met Gala, montée des marches | roter teppich, Met Gala
walk-of-fame | Paseo de la Fama | Walk of Fame | Walk of Fame, étoile sur Hollywood Boulevard | Walk of Fame, stern in hollywood
wax-figure | museo de cera, figura de cera, Madame Tussauds | wax figure, Madame Tussauds, waxwork | Grévin, musée Grévin, statue de cire, Madame Tussauds | wachsfigur, Madame Tussauds, wachsfigurenkabinett
fashion-week | semana de la moda, pasarela, desfile de moda, desfiles, Fashion Week | fashion week, catwalk, fashion show, runway show | fashion week, défilé de mode, semaine de la mode, haute couture, prêt-à-porter | fashion week, modewoche, laufsteg, modenschau, haute couture
fashion-designer | diseñador, modisto, Karl Lagerfeld, Armani, Lagerfeld | fashion designer, Karl Lagerfeld, Armani, Vivienne Westwood, Lagerfeld, couturier | couturier, créateur de mode, Karl Lagerfeld, Armani, créatrice de mode, Jean-Paul Gaultier, Lagerfeld, styliste | modeschöpfer, designer, Karl Lagerfeld, modedesigner, Armani, designerin, modedesignerin, modemacher, Lagerfeld
supermodel | supermodelo, top model, Naomi Campbell, Kate Moss, maniquí | supermodel, Naomi Campbell, Kate Moss, Heidi Klum, fashion model | mannequin, top model, Naomi Campbell, Kate Moss | supermodel, Heidi Klum, Naomi Campbell, Kate Moss, mannequin
luxury-goods | lujo, LVMH, artículos de lujo, marcas de lujo, bolso de lujo | luxury, luxury goods, LVMH, Hermès, Gucci, luxury brand, Louis Vuitton, Chanel | luxe, LVMH, Kering, Hermès, Bernard Arnault, Louis Vuitton, Chanel, Dior | luxus, luxusgüter, LVMH, Gucci, luxuskonzern, Bernard Arnault, luxusmarke, Louis Vuitton
jewel | joya, joyería, collar de diamantes, diadema, joyero, collar | jewellery, jewelry, jewels, necklace, tiara | bijou, bijoux, joaillerie, diadème, joaillier, bijouterie, collier | schmuck, juwelen, juwelier, halskette, schmuckstücke, diadem
watch-luxury | reloj de lujo, Rolex, relojería | luxury watch, Rolex, watchmaker, Swatch | montre de luxe, Rolex, horlogerie, Swatch | luxusuhr, Rolex, uhrenhersteller, uhrenindustrie, Swatch
perfume-cosmetics | perfume, cosmética, L'Oréal, maquillaje | perfume, cosmetics, L'Oréal, make-up, fragrance | parfum, cosmétique, L'Oréal, maquillage, Sephora | parfüm, kosmetik, L'Oréal, douglas, schminke, kosmetika
hairdresser | peluquería, peluquero, corte de pelo | hairdresser, barber, haircut, hair salon | coiffeur, salon de coiffure, coiffeuse | friseur, friseurin, friseursalon, haarschnitt
beauty-contest | Miss Universo, certamen de belleza, Miss Mundo, Miss España, concurso de belleza | Miss Universe, beauty pageant, Miss World, beauty contest, Miss America | Miss France, Miss Univers, concours de beauté, Miss Monde | Miss Universe, schönheitswettbewerb, Miss Germany, schönheitskönigin, miss-wahl, Miss World
playboy | Playboy, Hugh Hefner | Playboy, Hugh Hefner | Playboy, Hugh Hefner | Playboy, Hugh Hefner
# gastronomy, tourism, leisure
michelin-star | estrella Michelin, guía Michelin | Michelin star, Michelin guide | étoile Michelin, guide Michelin, étoilé, trois étoiles, chef étoilé | michelin-stern, Guide Michelin, sternekoch, sternerestaurant
chef-cook | cocinero, chef, Ferran Adrià, Jamie Oliver, Paul Bocuse, cocinero estrella | chef, celebrity chef, Jamie Oliver, Gordon Ramsay, Bocuse, cook | cuisinier, grand chef cuisinier, Bocuse, Paul Bocuse, Jamie Oliver, cuisinière, chef cuisinier | "koch", köchin, fernsehkoch, Jamie Oliver, Tim Mälzer, Bocuse, Schuhbeck, spitzenkoch, starkoch, küchenchef
gastronomy | gastronomía, gastronómico, cocina tradicional | gastronomy, cuisine, culinary, fine dining | gastronomie, art culinaire, cuisine française | gastronomie, kulinarisch, küche, spitzengastronomie
hospitality-industry | hostelería, hostelero, bares y restaurantes, cierre de la hostelería | hospitality industry, hospitality sector, pubs and restaurants, bars and restaurants, hospitality venues | restaurateurs, hôtellerie-restauration, bars et restaurants, cafés et restaurants, fermeture des restaurants | gastgewerbe, gastronomen, Dehoga, gaststätten, gastwirt, restaurantschließungen, wirte, wirtshaus
terrace | terraza | outdoor dining, pub garden, beer garden | terrasse | außengastronomie, biergarten, terrasse
nightclub | discoteca, ocio nocturno, club nocturno, sala de fiestas, local nocturno | nightclub, nightlife, night club | discothèque, boîte de nuit, vie nocturne | diskothek, nachtclub, club-szene, Berghain, disko, disco, nachtleben, "clubs"
wine | "vino", "vinos", "viña", vino tinto, Rioja, enólogo | wine, red wine, bottle of wine, sommelier | vin, vin rouge, beaujolais, beaujolais nouveau, sommelier | wein, rotwein, weinkönigin, riesling, glühwein, weißwein, weinfest
champagne | champán, "cava", champagne, Freixenet | champagne, prosecco, sparkling wine | champagne, bulles de champagne, prosecco | champagner, prosecco, schaumwein, sekt
beer | cerveza, cervecera, Mahou | beer, brewery, brewer, Heineken, lager | bière, brasseur, Heineken, bière artisanale | bier, brauerei, bierabsatz, brauer, reinheitsgebot, Heineken
spirits-liquor | whisky, vodka, tequila, coñac, bebidas alcohólicas, licor | whisky, gin, vodka, tequila, cognac, whiskey, "spirits", "spirited", bourbon | whisky, gin, vodka, cognac, pastis, rhum, spiritueux | whisky, wodka, schnaps, cognac, jägermeister, spirituosen, likör
paella | tortilla de patatas, tapas, gazpacho | paella, tapas | paella, tapas | paella, tapas
pizza | pizza, pizzería, pizzero, espagueti, "pasta", "pastas", hamburguesa, bocadillo, kebab | pizza, pizzeria, pasta, spaghetti, burger, sandwich, kebab | pizza, pizzeria, spaghetti, hamburger, burger, sandwich, kebab | pizza, pizzeria, nudeln, pasta, spaghetti, pizzen, döner, sandwich
burger-fastfood | McDonald's, Burger King, comida rápida, KFC, comida basura, Starbucks | McDonald's, Burger King, fast food, KFC, hamburger, junk food, Starbucks | McDonald's, Burger King, fast-food, McDo, KFC, malbouffe, Starbucks | McDonald's, Burger King, fast food, KFC, Starbucks, fastfood
sausage-doner | salchicha | sausage, hot dog, doner kebab | saucisse, merguez | bratwurst, currywurst, kebab, dönerpreis, wurstfabrik, würstchen
sushi | sushi, "ramen", "ramo", "rama", "ram" | sushi, ramen | sushi, ramen | sushi, "ramen"
chocolate | chocolate, bombones, tableta de chocolate, "dulces" | chocolate, Easter egg, Dubai chocolate, sweets, candy | chocolat, Nutella, chocolatier, bonbon | schokolade, Milka, Nutella, schokolade aus dubai, osterhase, dubai-schokolade, schokohase, süßigkeiten
ice-cream | heladería | ice cream, gelato | glacier artisanal, glaces, crème glacée, marchand de glaces | eisdiele, speiseeis, eiskugel, kugel eis, softeis
cake-sweets | pastel, tarta, caramelos, turrón, churros, gominolas, chucherías | cake, cookies, gummy bears, biscuits | gâteau, "bonbons", pâtisserie, croissant, bûche de Noël, pâtissier, crêpes | torte, Haribo, kekse, gummibärchen, stollen, lebkuchen
cookbook | libro de cocina, receta | recipe, cookbook | recette de cuisine, livre de cuisine | rezept, kochbuch, kochrezept
mushroom | "setas", setas venenosas, trufa, "hongos" | mushroom, poisonous mushrooms, truffle, mushroom poisoning, fungus | champignon, cueilleur de champignons, truffe, amanite | pilze, pilzsammler, trüffel, pilzvergiftung, giftpilze, knollenblätterpilz
tourism-record | récord de turistas, llegada de turistas, turistas extranjeros, temporada turística | visitor numbers, record tourism, tourist arrivals, tourism boom | fréquentation touristique, saison touristique, afflux de touristes | übernachtungszahlen, tourismusrekord, gästezahlen, tourismusbranche, reisebranche
overtourism | turismo masivo, masificación turística, protesta contra el turismo, turismofobia, saturación turística, sobreturismo | overtourism, anti-tourism, mass tourism, anti-tourism protest | surtourisme, tourisme de masse, sur-tourisme | massentourismus, overtourism, übertourismus, tourismusprotest, ballermann
tourist-tax | tasa turística, ecotasa, impuesto turístico, entrada a Venecia | tourist tax, entry fee, tourism tax, visitor levy, Venice entry fee | taxe de séjour, taxe touristique, entrée payante | bettensteuer, kurtaxe, touristensteuer, eintrittsgeld, tourismusabgabe, übernachtungssteuer
holiday-travel | viajeros, vacaciones de verano, puente de agosto | holiday travel, holiday season, summer holidays, travel chaos, getaway, travel rush, summer vacation | départs en vacances, vacances d'été, vacances | urlaubszeit, reisewelle, sommerurlaub, ferien
travel-restrictions | cuarentena a viajeros, prohibición de viajar, recomendaciones de viaje | quarantine-free travel, travel corridor, amber list | restrictions de déplacement, quatorzaine | risikogebiet, reiseverbot, hochrisikogebiet
tour-operator | turoperador, Thomas Cook, agencia de viajes, TUI | tour operator, Thomas Cook, travel agency, package holiday, TUI, travel company | voyagiste, Thomas Cook, agence de voyages, TUI, Club Med, tour-opérateur | reiseveranstalter, TUI, Thomas Cook, reisebüro, pauschalreise, FTI, reisekonzern, reiseanbieter
hotel | hotel*, hoteles, hotelero, hostal, albergue, Paradores, "hotel" | hotel*, hotels, hotelier, hostel, Booking.com, Airbnb host, "hotel" | hôtel*, hôtels, hôtelier, auberge, hôtellerie, palace parisien, gîte, "hôtel" | hotel*, hotels, hotelier, herberge, jugendherberge, hotelgast, hotelbranche, hotelzimmer, "hotel"
camping | camping, campamento de verano, campings | camping, campsite, summer camp, caravan park | camping, colonie de vacances, colo, campeurs | campingplatz, ferienlager, zeltlager, camping, campingurlaub
beach | playa*, "playas", "playa", "player", bañistas, sombrilla, arenal | beach*, beaches, beachgoers, seaside, bathers, coastline, "beach" | plage*, baigneurs, littoral, station balnéaire, bord de mer, baignade, "plage", "plages" | strand*, strände*, badestrand, strandbad, strände, ostseestrand, nordseestrand, "strand", "stränden"
swimming-pool | piscina municipal, piscinas, piscina hinchable | public swimming pool, lido, open-air pool, swimming pool | piscine municipale, baignade dans la Seine, "piscines", pataugeoire | schwimmbad, freibad, hallenbad, freibadsaison
hiking | senderismo, excursionista, ruta de montaña | hiker, "hiking", "hiked", hiking trail, walker | randonneur, randonnée, randonneuse, promeneur, sentier | wanderer, wanderin, wanderweg, wanderung, alpenverein, wandergruppe
ischgl | Ischgl | Ischgl | Ischgl | Ischgl
aquarium | acuario, delfinario, orca en cautividad, Oceanogràfic, Seaworld | aquarium, SeaWorld, captive orca, marine park | aquarium, Marineland, delphinarium, Seaquarium | aquarium, delfinarium, aquadom, aquaparium
spectacle-show | "espectáculo", "espectáculos", cabalgata popular, espectáculo de drones | light show, show business, parade, fireworks show | spectacle, feu d'artifice du, son et lumière, fête des Lumières | lichterfest, show, lichtshow, festumzug, umzug, drohnenshow
anniversary-city | fiestas patronales, verbena, feria, fiestas populares | village fete, street party, local festival, funfair | fête de village, kermesse, fête de la musique, bal populaire, braderie, fête votive | stadtfest, straßenfest, dorffest, hafengeburtstag
gambling | juego online, casino, apuestas, tragaperras | gambling, casino, betting, slot machine, betting firm, online gambling | jeux d'argent, casino, jeux de hasard, casinos, paris en ligne, machines à sous, FDJ | glücksspiel, casino, spielbank, spielautomat, spielhalle, online-casino
# lotteries, records, curiosities
christmas-lottery | lotería de Navidad, Gordo de Navidad, el Gordo, sorteo de Navidad, sorteo de la lotería, lotería del Niño, El Niño sorteo | El Gordo, Christmas lottery, Spanish Christmas lottery | loterie de Noël, El Gordo, loterie espagnole | weihnachtslotterie, El Gordo, spanische weihnachtslotterie
lottery | lotería, Euromillones, Primitiva, décimo premiado, cupón, premio gordo, bonoloto, boleto, sorteo | lottery, EuroMillions, jackpot, Powerball, Mega Millions, lottery winner, lotto, lottery ticket | loterie, Euromillions, loto, jackpot, super cagnotte, Française des jeux, gagnant du loto, EuroDreams, gros lot | lotterie, lotto, Eurojackpot, jackpot, lottogewinn, lottozahlen, lottospieler, lottomillionär, euromillionen
guinness-record | récord Guinness, libro Guinness, Guinness de los Récords, libro de los récords, Guinness | Guinness World Records, world record attempt, Guinness record, Guinness | record Guinness, livre Guinness, Guinness des records, livre des records, Guinness | guinness-buch, guinness-rekord, rekordversuch, guinnessbuch, buch der rekorde, Guinness
auction-record | precio récord, cifra récord, récord en subasta, subastado por millones | record price, auction record, record sum, sold for record | prix record, record aux enchères, somme record | rekordpreis, rekordsumme, auktionsrekord, rekorderlös
found-lost | hallado en el desván, encontrado en un trastero, objeto perdido | found in attic, lost property, lost and found, car boot sale | retrouvé dans un grenier, objets trouvés, brocante, vide-grenier, objet perdu | dachbodenfund, fundbüro, flohmarkt, flohmarktfund, fundsache
heir | herencia, heredero, testamento, heredar | inheritance, heir, heiress, last will | héritage, héritier, héritière, testament, hériter | erbe, testament, erbschaft, erbin, erbstreit, milliardenerbe, geerbt
impostor | impostor, falso médico, se hizo pasar por, falsa enfermera | impostor, fake doctor, posed as, fake nurse, imposter | imposteur, faux médecin, se faisait passer pour, mythomane, imposture, fausse infirmière | falscher arzt, gab sich als, hochstaplerin, betrüger gab sich, falsche ärztin
curse-legend | leyenda, maldición, monstruo del lago Ness, Yeti, Bigfoot | legend, curse, Loch Ness monster, Yeti, Bigfoot, Nessie | légende, malédiction, monstre du Loch Ness, yéti, Bigfoot | legende, fluch, ungeheuer von loch ness, yeti, nessie, bigfoot
ghost | fantasma, casa encantada, paranormal, brujas, zombi | ghost, haunted, haunted house, paranormal, witches, zombie | fantôme, maison hantée, paranormal, sorcière, zombie | gespenst, spuk, spukhaus, geist, hexe, paranormal, zombie
fortune-teller | vidente, astrólogo, horóscopo, tarot, predicciones, Nostradamus | fortune teller, astrologer, psychic, horoscope, Nostradamus, clairvoyant | voyant, astrologue, horoscope, Nostradamus | wahrsager, astrologe, horoskop, hellseher, wahrsagerin, Nostradamus
superstition | superstición, mala suerte, martes y trece, viernes trece | superstition, Friday the 13th, bad luck, black cat | superstition, vendredi 13, malchance | aberglaube, freitag der 13, unglückszahl, pech
vintage-car | coche clásico, coche antiguo, Rolls-Royce, superdeportivo, Lamborghini | classic car, vintage car, Rolls-Royce, Bentley, supercar, Lamborghini | voiture ancienne, voiture de collection, Rolls-Royce, Bugatti, Lamborghini | oldtimer, oldtimerfahrer, Rolls-Royce, luxuswagen, sportwagen, Lamborghini, Bugatti, oldtimertreffen
health | salud, sanitario, sanidad, sanidad pública, sistema sanitario, sistema de salud | health, healthcare, NHS, health system, health service, health care | santé, sanitaire, système de santé, hôpital public, accès aux soins | gesundheit, gesundheitlich, gesundheitssystem, gesundheitswesen, gesundheitsversorgung
culture | cultura, cultural | culture, cultural | culture, culturel | kultur, kulturell
media | medios de comunicación, prensa, mediático | media, press | presse, médias, médiatique | medien, presse
money-transfer | transferencia bancaria | wire transfer | virement | überweisung
digital | digital | digital | numérique | digital
industry | industria, industrial | industry, industrial | industrie, industriel | industrie, industriell
private | "privado", "privada" | "private" | "privé", "privée" | "privat", "private"
sector | "sector", "sectores" | "sector", "sectors" | "secteur", "secteurs" | branche, sektor
`;
