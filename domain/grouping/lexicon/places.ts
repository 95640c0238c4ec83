/**
 * Country codes whose names `Intl.DisplayNames` gives in any language. Territories that news seldom names are left
 * out, so that their names do not clash with towns and people.
 */
export const COUNTRIES: readonly string[] =
  `AF AL DZ AD AO AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI KH CM CA CV CF TD CL CN CO KM CG CD
CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HU IS IN ID IR IQ
IE IL IT JM JP JO KZ KE KI KW KG LA LV LB LS LR LY LI LT LU MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR
NP NL NZ NI NE NG KP MK NO OM PK PW PS PA PG PY PE PH PL PT QA KR RO RU RW KN LC VC WS SM ST SA SN RS SC SL SG SK SI SB
SO ZA SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TO TT TN TR TM TV UG UA AE GB US UY UZ VU VA VE VN YE ZM ZW GL HK PR XK`.split(
    /\s+/,
  );

/**
 * Names people give to places that the list above does not know: short names, demonyms, cities with another name
 * abroad, regions. One row a place: es | en | fr | de, variants by comma.
 */
export const PLACES = `
=US | EE UU, EEUU, Estados Unidos, estadounidense, estadounidenses, norteamericano, norteamericana | US, USA, America, American, Americans | USA, Etats-Unis, américain, américaine, américains, américaines | USA, US, Amerika, amerikanisch, amerikanische, amerikanischen, amerikanischer, Amerikaner, US-Amerikaner
=GB | Reino Unido, británico, británica, británicos, Gran Bretaña, Inglaterra, inglés, inglesa, ingleses | UK, Britain, British, Briton, Britons, England, English | Royaume-Uni, britannique, britanniques, Grande-Bretagne, Angleterre, anglais, anglaise | Großbritannien, britisch, britische, britischen, britischer, Brite, Briten, England, englisch, englische, englischen
=DE | alemán, alemana, alemanes, alemanas | German, Germans | allemand, allemande, allemands, allemandes | deutsch, deutsche, deutschen, deutscher, deutsches
=FR | francés, francesa, franceses, francesas, galo, galos | French, Frenchman | français, française, françaises | französisch, französische, französischen, französischer, Franzose, Franzosen, Französin
=ES | español, española, españoles, españolas | Spanish, Spaniard, Spaniards | espagnol, espagnole, espagnols, espagnoles | spanisch, spanische, spanischen, spanischer, Spanier
=IT | italiano, italiana, italianos, italianas | Italian, Italians | italien, italienne, italiens, italiennes | italienisch, italienische, italienischen, italienischer, Italiener
=PT | portugués, portuguesa, portugueses, luso, lusa | Portuguese | portugais, portugaise | portugiesisch, portugiesische, portugiesischen, portugiesischer, Portugiese
=RU | ruso, rusa, rusos, rusas | Russian, Russians | russe, russes | russisch, russische, russischen, russischer, Russe, Russen
=UA | ucraniano, ucraniana, ucranianos, ucranianas | Ukrainian, Ukrainians | ukrainien, ukrainienne, ukrainiens, ukrainiennes | ukrainisch, ukrainische, ukrainischen, ukrainischer, Ukrainer
=CN | chino, china, chinos, chinas | Chinese | chinois, chinoise, chinoises | chinesisch, chinesische, chinesischen, chinesischer, Chinese, Chinesen, Chinesin
=JP | japonés, japonesa, japoneses, nipón, nipona | Japanese | japonais, japonaise, japonaises, nippon | japanisch, japanische, japanischen, japanischer, Japaner, Japanerin
=KR | Corea del Sur, surcoreano, surcoreana, surcoreanos | South Korea, South Korean, South Koreans | Corée du Sud, sud-coréen, sud-coréenne, sud-coréens | Südkorea, südkoreanisch, südkoreanische, südkoreanischen, südkoreanischer, Südkoreaner, Südkoreas
=KP | Corea del Norte, norcoreano, norcoreana, Pyongyang | North Korea, North Korean, Pyongyang | Corée du Nord, nord-coréen, nord-coréenne, Pyongyang | Nordkorea, nordkoreanisch, nordkoreanische, nordkoreanischen, Nordkoreas, Pjöngjang
=IN | indio, india, indios | Indian, Indians | indien, indienne, indiens | indisch, indische, indischen, indischer, Inder
=PK | pakistaní, paquistaní, pakistaníes | Pakistani, Pakistanis | pakistanais, pakistanaise | pakistanisch, pakistanische, pakistanischen
=IL | israelí, israelíes | Israeli, Israelis | israélien, israélienne, israéliens, israéliennes | israelisch, israelische, israelischen, israelischer, Israeli, Israels
=PS | palestino, palestina, palestinos, palestinas | Palestinian, Palestinians | palestinien, palestinienne, palestiniens | palästinensisch, palästinensische, palästinensischen, Palästinenser
=IR | iraní, iraníes | Iranian, Iranians | iranien, iranienne, iraniens | iranisch, iranische, iranischen, iranischer, Iraner, Irans
=IQ | iraquí, iraquíes | Iraqi, Iraqis | irakien, irakienne, irakiens | irakisch, irakische, irakischen, Iraker
=SY | sirio, siria, sirios | Syrian, Syrians | syrien, syrienne, syriens | syrisch, syrische, syrischen, syrischer, Syrer
=TR | turco, turca, turcos | Turkey, Turkish, Turk, Turks | turc, turque, turcs | türkisch, türkische, türkischen, türkischer, Türke, Türken
=SA | saudí, saudita, sauditas, Arabia Saudí | Saudi, Saudis | saoudien, saoudienne, saoudiens | saudisch, saudische, saudischen, Saudi-Arabien, Saudis, Saudi
=LB | libanés, libanesa, libaneses | Lebanese | libanais, libanaise | libanesisch, libanesische, libanesischen, Libanese
=EG | egipcio, egipcia, egipcios | Egyptian, Egyptians | égyptien, égyptienne, égyptiens | ägyptisch, ägyptische, ägyptischen, Ägypter
=YE | yemení, yemeníes | Yemeni, Yemenis | yéménite, yéménites | jemenitisch, jemenitische, jemenitischen
=AF | afgano, afgana, afganos | Afghan, Afghans | afghan, afghane, afghans | afghanisch, afghanische, afghanischen, Afghane
=VE | venezolano, venezolana, venezolanos, venezolanas | Venezuelan, Venezuelans | vénézuélien, vénézuélienne, vénézuéliens | venezolanisch, venezolanische, venezolanischen, venezolanischer, Venezolaner, Venezuelas
=CO | colombiano, colombiana, colombianos | Colombian, Colombians | colombien, colombienne, colombiens | kolumbianisch, kolumbianische, kolumbianischen, Kolumbianer
=MX | mexicano, mexicana, mexicanos | Mexican, Mexicans | mexicain, mexicaine, mexicains | mexikanisch, mexikanische, mexikanischen, mexikanischer, Mexikaner
=CU | cubano, cubana, cubanos | Cuban, Cubans | cubain, cubaine, cubains | kubanisch, kubanische, kubanischen, Kubaner
=AR | argentino, argentina, argentinos | Argentine, Argentinian, Argentines | argentin, argentine, argentins | argentinisch, argentinische, argentinischen, Argentinier
=BR | brasileño, brasileña, brasileños | Brazilian, Brazilians | brésilien, brésilienne, brésiliens | brasilianisch, brasilianische, brasilianischen, Brasilianer
=CL | chileno, chilena, chilenos | Chilean, Chileans | chilien, chilienne, chiliens | chilenisch, chilenische, chilenischen, Chilene
=PE | peruano, peruana, peruanos | Peruvian, Peruvians | péruvien, péruvienne, péruviens | peruanisch, peruanische, peruanischen, Peruaner
=EC | ecuatoriano, ecuatoriana, ecuatorianos | Ecuadorian, Ecuadorean | équatorien, équatorienne | ecuadorianisch, ecuadorianische, ecuadorianischen
=BO | boliviano, boliviana, bolivianos | Bolivian, Bolivians | bolivien, bolivienne | bolivianisch, bolivianische, bolivianischen
=CA | canadiense, canadienses | Canadian, Canadians | canadien, canadienne, canadiens | kanadisch, kanadische, kanadischen, kanadischer, Kanadier, Kanadierin
=AU | australiano, australiana, australianos | Australian, Australians, Aussie, Aussies | australien, australienne, australiens | australisch, australische, australischen, australischer, Australier
=NZ | neozelandés, neozelandesa, neozelandeses, Nueva Zelanda | New Zealand, New Zealander, Kiwi | néo-zélandais, néo-zélandaise | neuseeländisch, neuseeländische, neuseeländischen, Neuseeländer
=CH | suizo, suiza, suizos | Swiss | suisse, suisses | schweizer, schweizerisch, schweizerische, schweizerischen, Schweizerin
=AT | austriaco, austriaca, austriacos, austríaco | Austrian, Austrians | autrichien, autrichienne, autrichiens | österreichisch, österreichische, österreichischen, Österreicher
=NL | Holanda, holandés, holandesa, neerlandés, neerlandesa, Países Bajos | Netherlands, Dutch, Holland | Pays-Bas, néerlandais, néerlandaise, hollandais | Niederlande, Niederlanden, niederländisch, niederländische, niederländischen, Niederländer, Holland
=BE | belga, belgas | Belgian, Belgians | belge, belges | belgisch, belgische, belgischen, belgischer, Belgier
=DK | danés, danesa, daneses | Danish, Dane, Danes | danois, danoise | dänisch, dänische, dänischen, dänischer, Däne, Dänen
=SE | sueco, sueca, suecos | Swedish, Swede, Swedes | suédois, suédoise | schwedisch, schwedische, schwedischen, schwedischer, Schwede, Schweden
=NO | noruego, noruega, noruegos | Norwegian, Norwegians | norvégien, norvégienne, norvégiens | norwegisch, norwegische, norwegischen, norwegischer, Norweger
=FI | finlandés, finlandesa, finlandeses | Finnish, Finn, Finns | finlandais, finlandaise | finnisch, finnische, finnischen, Finne
=PL | polaco, polaca, polacos | Polish, Pole, Poles | polonais, polonaise | polnisch, polnische, polnischen, polnischer, Pole, Polen
=HU | húngaro, húngara, húngaros | Hungarian, Hungarians | hongrois, hongroise | ungarisch, ungarische, ungarischen, ungarischer, Ungar, Ungarn
=GR | griego, griega, griegos | Greek, Greeks | grec, grecque, grecs | griechisch, griechische, griechischen, Grieche
=IE | irlandés, irlandesa, irlandeses | Irish | irlandais, irlandaise | irisch, irische, irischen, Ire
=BY | bielorruso, bielorrusa, Bielorrusia | Belarusian, Belarus | bélarusse, biélorusse, Biélorussie | belarussisch, belarussische, belarussischen, belarussische, weißrussisch, Weißrussland
=MA | marroquí, marroquíes | Moroccan, Moroccans | marocain, marocaine, marocains | marokkanisch, marokkanische, marokkanischen, Marokkaner
=DZ | argelino, argelina, argelinos | Algerian, Algerians | algérien, algérienne, algériens | algerisch, algerische, algerischen, Algerier
=TN | tunecino, tunecina, tunecinos | Tunisian, Tunisians | tunisien, tunisienne, tunisiens | tunesisch, tunesische, tunesischen, Tunesier
=NG | nigeriano, nigeriana, nigerianos | Nigerian, Nigerians | nigérian, nigériane, nigérians | nigerianisch, nigerianische, nigerianischen
=ZA | sudafricano, sudafricana, Sudáfrica | South Africa, South African | Afrique du Sud, sud-africain, sud-africaine | Südafrika, südafrikanisch, südafrikanische, südafrikanischen
=KE | keniano, keniana, keniata | Kenyan, Kenyans | kényan, kényane | kenianisch, kenianische, Kenianer
=ET | etíope, etíopes | Ethiopian, Ethiopians | éthiopien, éthiopienne | äthiopisch, äthiopische, Äthiopier
=SD | sudanés, sudanesa | Sudanese | soudanais, soudanaise | sudanesisch, sudanesische, sudanesischen
=HT | haitiano, haitiana, haitianos | Haitian, Haitians | haïtien, haïtienne, haïtiens | haitianisch, haitianische, haitianischen
=RS | serbio, serbia, serbios | Serbian, Serb, Serbs | serbe, serbes | serbisch, serbische, serbischen, Serbe
=HR | croata, croatas | Croatian, Croat | croate, croates | kroatisch, kroatische, kroatischen, Kroate
=RO | rumano, rumana, rumanos | Romanian, Romanians | roumain, roumaine, roumains | rumänisch, rumänische, rumänischen, Rumäne
=BG | búlgaro, búlgara, búlgaros | Bulgarian, Bulgarians | bulgare, bulgares | bulgarisch, bulgarische, bulgarischen
=CZ | checo, checa, República Checa, Chequia | Czech, Czechs, Czechia | tchèque, tchèques, République tchèque | tschechisch, tschechische, tschechischen, Tscheche, Tschechien
=TW | taiwanés, taiwanesa | Taiwanese | taïwanais, taïwanaise | taiwanisch, taiwanische, taiwanischen, taiwanesisch
=PH | filipino, filipina, filipinos | Philippine, Philippines, Filipino, Filipina | philippin, philippine | philippinisch, philippinische, Filipino
=ID | indonesio, indonesia | Indonesian | indonésien, indonésienne | indonesisch, indonesische, indonesischen
=TH | tailandés, tailandesa | Thai, Thailand | thaïlandais, thaïlandaise | thailändisch, thailändische, Thailänder
=MM | Birmania, birmano | Burma, Burmese, Myanmar | Birmanie, birman | Birma, birmanisch
=AE | emiratí, Emiratos | Emirati, UAE, Emirates | émirati, Emirats | emiratisch, VAE, Emirate
=QA | catarí, Catar | Qatari | qatari, qatarien | katarisch, Katar, katarische
=GL | groenlandés | Greenlandic, Greenlander | groenlandais | grönländisch, Grönländer, Grönlands
place-london | Londres | London | Londres | London
place-paris | París, parisino, parisina | Paris, Parisian | Paris, parisien, parisienne | Paris, Pariser
place-moscow | Moscú | Moscow | Moscou | Moskau, Moskauer
place-kremlin | Kremlin | Kremlin | Kremlin | Kreml
place-kyiv | Kiev, Kyiv | Kyiv, Kiev | Kiev, Kyiv | Kiew, Kiewer
place-beijing | Pekín | Beijing, Peking | Pékin | Peking
place-tokyo | Tokio | Tokyo | Tokyo | Tokio
place-seoul | Seúl | Seoul | Séoul | Seoul
place-brussels | Bruselas | Brussels | Bruxelles | Brüssel
place-geneva | Ginebra | Geneva | Genève | Genf
place-vienna | Viena | Vienna | Vienne | Wien, Wiener
place-rome | Roma | Rome | Rome | Rom
place-milan | Milán | Milan | Milan | Mailand
place-naples | Nápoles | Naples | Naples | Neapel
place-turin | Turín | Turin | Turin | Turin
place-venice | Venecia | Venice | Venise | Venedig
place-florence | Florencia | Florence | Florence | Florenz
place-munich | Múnich | Munich | Munich | München, Münchner, Münchener
place-cologne | Colonia | Cologne | Cologne | Köln, Kölner
place-berlin | Berlín, berlinés | Berlin | Berlin, berlinois | Berlin, Berliner
place-hamburg | Hamburgo | Hamburg | Hambourg | Hamburg, Hamburger
place-frankfurt | Fráncfort | Frankfurt | Francfort | Frankfurt, Frankfurter
place-bavaria | Baviera, bávaro | Bavaria, Bavarian | Bavière, bavarois | Bayern, bayerisch, bayerische, bayerischen
place-saxony | Sajonia | Saxony | Saxe | Sachsen, sächsisch
place-newyork | Nueva York, neoyorquino | New York | New York, new-yorkais | New York, New Yorker
place-losangeles | Los Ángeles | Los Angeles, LA | Los Angeles | Los Angeles
place-havana | La Habana | Havana | La Havane | Havanna
place-mexicocity | Ciudad de México, CDMX | Mexico City | Mexico | Mexiko-Stadt
place-lisbon | Lisboa | Lisbon | Lisbonne | Lissabon
place-seville | Sevilla | Seville | Séville | Sevilla
place-barcelona | Barcelona | Barcelona | Barcelone | Barcelona
place-catalonia | Cataluña, catalán, catalana | Catalonia, Catalan | Catalogne, catalan | Katalonien, katalanisch
place-basque | País Vasco, vasco, vasca, Euskadi | Basque | Pays basque, basque | Baskenland, baskisch
place-warsaw | Varsovia | Warsaw | Varsovie | Warschau
place-krakow | Cracovia | Krakow | Cracovie | Krakau
place-prague | Praga | Prague | Prague | Prag, Prager
place-budapest | Budapest | Budapest | Budapest | Budapest
place-belgrade | Belgrado | Belgrade | Belgrade | Belgrad
place-bucharest | Bucarest | Bucharest | Bucarest | Bukarest
place-athens | Atenas | Athens | Athènes | Athen
place-copenhagen | Copenhague | Copenhagen | Copenhague | Kopenhagen
place-stockholm | Estocolmo | Stockholm | Stockholm | Stockholm
place-hague | La Haya | The Hague, Hague | La Haye | Den Haag
place-antwerp | Amberes | Antwerp | Anvers | Antwerpen
place-strasbourg | Estrasburgo | Strasbourg | Strasbourg | Straßburg
place-marseille | Marsella | Marseille | Marseille | Marseille
place-nice | Niza | Nice | Nice | Nizza
place-edinburgh | Edimburgo | Edinburgh | Édimbourg | Edinburgh
place-scotland | Escocia, escocés | Scotland, Scottish | Écosse, écossais | Schottland, schottisch
place-wales | Gales, galés | Wales, Welsh | pays de Galles, gallois | Wales, walisisch
place-jerusalem | Jerusalén | Jerusalem | Jérusalem | Jerusalem
place-gaza | Gaza, gazatí | Gaza, Gazan | Gaza, gazaoui | Gaza, Gazastreifen
place-westbank | Cisjordania | West Bank | Cisjordanie | Westjordanland
place-damascus | Damasco | Damascus | Damas | Damaskus
place-aleppo | Alepo | Aleppo | Alep | Aleppo
place-baghdad | Bagdad | Baghdad | Bagdad | Bagdad
place-tehran | Teherán | Tehran, Teheran | Téhéran | Teheran
place-beirut | Beirut | Beirut | Beyrouth | Beirut
place-cairo | El Cairo | Cairo | Le Caire | Kairo
place-riyadh | Riad | Riyadh | Riyad | Riad
place-dubai | Dubái | Dubai | Dubaï | Dubai
place-kabul | Kabul | Kabul | Kaboul | Kabul
place-delhi | Nueva Delhi, Delhi | New Delhi, Delhi | New Delhi | Neu-Delhi, Delhi
place-mumbai | Bombay | Mumbai, Bombay | Bombay, Mumbai | Mumbai, Bombay
place-shanghai | Shanghái | Shanghai | Shanghai | Schanghai, Shanghai
place-hongkong | Hong Kong | Hong Kong | Hongkong | Hongkong
place-singapore | Singapur | Singapore | Singapour | Singapur
place-crimea | Crimea | Crimea, Crimean | Crimée | Krim
place-donbas | Donbás, Donetsk | Donbas, Donetsk | Donbass, Donetsk | Donbass, Donezk
place-kharkiv | Járkov | Kharkiv | Kharkiv | Charkiw
place-odesa | Odesa, Odessa | Odesa, Odessa | Odessa | Odessa
place-siberia | Siberia | Siberia, Siberian | Sibérie | Sibirien
place-chechnya | Chechenia, checheno | Chechnya, Chechen | Tchétchénie, tchétchène | Tschetschenien, tschetschenisch
place-caucasus | Cáucaso | Caucasus | Caucase | Kaukasus
place-balkans | Balcanes | Balkans | Balkans | Balkan
place-europe | Europa, europeo, europea, europeos, europeas | Europe, European, Europeans | Europe, européen, européenne, européens | Europa, europäisch, europäische, europäischen, europäischer, Europäer
place-eu | UE, Unión Europea | EU, European Union | UE, Union européenne | EU, Europäische Union, Europäischen Union
place-asia | Asia, asiático | Asia, Asian | Asie, asiatique | Asien, asiatisch
place-africa | África, africano, africana, africanos | Africa, African, Africans | Afrique, africain, africaine | Afrika, afrikanisch, afrikanische
place-latinamerica | Latinoamérica, América Latina, latinoamericano | Latin America, Latin American | Amérique latine, latino-américain | Lateinamerika, lateinamerikanisch
place-middleeast | Oriente Medio, Oriente Próximo | Middle East, Mideast | Moyen-Orient, Proche-Orient | Nahost, Naher Osten, Nahen Osten
place-caribbean | Caribe, caribeño | Caribbean | Caraïbes | Karibik
place-mediterranean | Mediterráneo | Mediterranean | Méditerranée | Mittelmeer
place-atlantic | Atlántico | Atlantic | Atlantique | Atlantik
place-pacific | Pacífico | Pacific | Pacifique | Pazifik
place-blacksea | mar Negro | Black Sea | mer Noire | Schwarzes Meer, Schwarzen Meer
place-redsea | mar Rojo | Red Sea | mer Rouge | Rotes Meer, Roten Meer
place-alps | Alpes | Alps | Alpes | Alpen
place-arctic | Ártico | Arctic | Arctique | Arktis
place-amazon | Amazonia, Amazonas | Amazon rainforest | Amazonie | Amazonasgebiet, Regenwald
place-whitehouse | Casa Blanca | White House | Maison Blanche, Maison-Blanche | Weißes Haus, Weißen Haus, Weiße Haus
place-wallstreet | Wall Street | Wall Street | Wall Street | Wall Street
place-hormuz | Ormuz | Hormuz | Ormuz | Hormus
place-suez | Suez | Suez | Suez | Suez, Suezkanal
place-canaries | Canarias | Canary Islands, Canaries | Canaries | Kanaren
place-majorca | Mallorca | Majorca, Mallorca | Majorque | Mallorca
place-sahel | Sahel | Sahel | Sahel | Sahelzone, Sahel
`;
