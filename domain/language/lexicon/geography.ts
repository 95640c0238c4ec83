/** Places: names abroad, demonyms, short names: `key | es | en | fr | de`. */
export const GEOGRAPHY = `
# Countries: names and demonyms
=US | EE UU, EEUU, Estados Unidos, estadounidense, estadounidenses, norteamericano, norteamericana | US, USA, America, American, Americans | USA, Etats-Unis, américain, américaine, américains, américaines | USA, US, Amerika, amerikanisch*, Amerikaner, US-Amerikaner, amerikanische, amerikanischen, amerikanischer
=GB | Reino Unido, británico, británica, británicos, Gran Bretaña, Inglaterra, inglés, inglesa, ingleses | UK, Britain, British, Briton, Britons, England, English | Royaume-Uni, britannique, britanniques, Grande-Bretagne, Angleterre, anglais, anglaise | Großbritannien, britisch*, Brite, Briten, England, englisch*, britische, britischen, britischer, englische, englischen, englischer
=DE | alemán, alemana, alemanes, alemanas | German, Germans | allemand, allemande, allemands, allemandes | deutsch*, deutsche, deutschen, deutscher
=IT | italiano, italiana, italianos, italianas | Italian, Italians | italien, italienne, italiens, italiennes | italienisch*, Italiener, italienische, italienischen, italienischer
=PT | portugués, portuguesa, portugueses, luso, lusa | Portuguese | portugais, portugaise | portugiesisch*, Portugiese, portugiesische, portugiesischen, portugiesischer
=RU | ruso, rusa, rusos, rusas | Russian, Russians | russe, russes | russisch*, Russen, russische, russischen, russischer
=CN | chino, china, chinos, chinas | Chinese | chinois, chinoise, chinoises | chinesisch*, Chinese, Chinesen, Chinesin, chinesische, chinesischen, chinesischer
=JP | japonés, japonesa, japoneses, nipón, nipona | Japanese | japonais, japonaise, japonaises, nippon | japanisch*, Japaner, Japanerin, japanische, japanischen, japanischer
=KR | Corea del Sur, surcoreano, surcoreana, surcoreanos | South Korea, South Korean, South Koreans | Corée du Sud, sud-coréen, sud-coréenne, sud-coréens | Südkorea, südkoreanisch*, Südkoreaner, Südkoreas, südkoreanische, südkoreanischen, südkoreanischer
=KP | Corea del Norte, norcoreano, norcoreana, Pyongyang | North Korea, North Korean, Pyongyang | Corée du Nord, nord-coréen, nord-coréenne, Pyongyang | Nordkorea, nordkoreanisch*, Nordkoreas, Pjöngjang, nordkoreanische, nordkoreanischen, nordkoreanischer
=IL | israelí, israelíes | Israeli, Israelis | israélien, israélienne, israéliens, israéliennes | israelisch*, Israeli, Israels, israelische, israelischen, israelischer
=PS | palestino, palestina, palestinos, palestinas | Palestinian, Palestinians | palestinien, palestinienne, palestiniens | palästinensisc*, Palästinenser
=SY | sirio, siria, sirios | Syrian, Syrians | syrien, syrienne, syriens | syrisch*, Syrer, syrische, syrischen, syrischer
=SA | saudí, saudita, sauditas, Arabia Saudí | Saudi, Saudis | saoudien, saoudienne, saoudiens | saudisch*, Saudi-Arabien, Saudis, Saudi, saudische, saudischen, saudischer
=LB | libanés, libanesa, libaneses | Lebanese | libanais, libanaise | libanesisch*, Libanese, libanesische, libanesischen, libanesischer
=EG | egipcio, egipcia, egipcios | Egyptian, Egyptians | égyptien, égyptienne, égyptiens | ägyptisch*, Ägypter, ägyptische, ägyptischen, ägyptischer
=AF | afgano, afgana, afganos | Afghan, Afghans | afghan, afghane, afghans | afghanisch*, Afghane, afghanische, afghanischen, afghanischer
=VE | venezolano, venezolana, venezolanos, venezolanas | Venezuelan, Venezuelans | vénézuélien, vénézuélienne, vénézuéliens | venezolanisch*, Venezolaner, Venezuelas, venezolanische, venezolanischen, venezolanischer
=MX | mexicano, mexicana, mexicanos | Mexican, Mexicans | mexicain, mexicaine, mexicains | mexikanisch*, Mexikaner, mexikanische, mexikanischen, mexikanischer
=CU | cubano, cubana, cubanos | Cuban, Cubans | cubain, cubaine, cubains | kubanisch*, Kubaner, kubanische, kubanischen, kubanischer
=BR | brasileño, brasileña, brasileños | Brazilian, Brazilians | brésilien, brésilienne, brésiliens | brasilianisch*, Brasilianer, brasilianische, brasilianischen, brasilianischer
=CL | chileno, chilena, chilenos | Chilean, Chileans | chilien, chilienne, chiliens | chilenisch*, Chilene, chilenische, chilenischen, chilenischer
=PE | peruano, peruana, peruanos | Peruvian, Peruvians | péruvien, péruvienne, péruviens | peruanisch*, Peruaner, peruanische, peruanischen, peruanischer
=EC | ecuatoriano, ecuatoriana, ecuatorianos | Ecuadorian, Ecuadorean | équatorien, équatorienne | ecuadorianisch*, ecuadorianische, ecuadorianischen, ecuadorianischer
=BO | boliviano, boliviana, bolivianos | Bolivian, Bolivians | bolivien, bolivienne | bolivianisch*, bolivianische, bolivianischen, bolivianischer
=CA | canadiense, canadienses | Canadian, Canadians | canadien, canadienne, canadiens | kanadisch*, Kanadier, Kanadierin, kanadische, kanadischen, kanadischer
=AU | australiano, australiana, australianos | Australian, Australians, Aussie, Aussies | australien, australienne, australiens | australisch*, Australier, australische, australischen, australischer
=NZ | neozelandés, neozelandesa, neozelandeses, Nueva Zelanda | New Zealand, New Zealander, Kiwi | néo-zélandais, néo-zélandaise | neuseeländisch*, Neuseeländer, neuseeländische, neuseeländischen, neuseeländischer
=CH | suizo, suiza, suizos | Swiss | suisse, suisses | schweizer, schweizerisch*, Schweizerin, schweizerische, schweizerischen, schweizerischer
=AT | austriaco, austriaca, austriacos | Austrian, Austrians | autrichien, autrichienne, autrichiens | österreichisch*, Österreicher, österreichische, österreichischen, österreichischer
=NL | Holanda, holandés, holandesa, neerlandés, neerlandesa, Países Bajos | Netherlands, Dutch, Holland | Pays-Bas, néerlandais, néerlandaise, hollandais | Niederlande, Niederlanden, niederländisch*, Niederländer, Holland, niederländische, niederländischen, niederländischer
=BE | belga, belgas | Belgian, Belgians | belge, belges | belgisch*, Belgier, belgische, belgischen, belgischer
=DK | "danés", danesa, daneses | Danish, Dane, Danes | danois, danoise | dänisch*, Däne, Dänen, dänische, dänischen, dänischer
=SE | sueco, sueca, suecos | Swedish, Swede, Swedes | suédois, suédoise | schwedisch*, Schwede, Schweden, schwedische, schwedischen, schwedischer
=NO | noruego, noruega, noruegos | Norwegian, Norwegians | norvégien, norvégienne, norvégiens | norwegisch*, Norweger, norwegische, norwegischen, norwegischer
=FI | finlandés, finlandesa, finlandeses | Finnish, Finn, Finns | finlandais, finlandaise | finnisch*, Finne, finnische, finnischen, finnischer
=PL | polaco, polaca, polacos | Polish, Pole, Poles | polonais, polonaise | polnisch*, Pole, Polen, polnische, polnischen, polnischer
=HU | húngaro, húngara, húngaros | Hungarian, Hungarians | hongrois, hongroise | ungarisch*, Ungar, Ungarn, ungarische, ungarischen, ungarischer
=GR | griego, griega, griegos | Greek, Greeks | grec, grecque, grecs | griechisch*, Grieche, griechische, griechischen, griechischer
=IE | irlandés, irlandesa, irlandeses | Irish | irlandais, irlandaise | irisch*, Ire, irische, irischen, irischer
=DZ | argelino, argelina, argelinos | Algerian, Algerians | algérien, algérienne, algériens | algerisch*, Algerier, algerische, algerischen, algerischer
=TN | tunecino, tunecina, tunecinos | Tunisian, Tunisians | tunisien, tunisienne, tunisiens | tunesisch*, Tunesier, tunesische, tunesischen, tunesischer
=ZA | sudafricano, sudafricana, Sudáfrica | South Africa, South African | Afrique du Sud, sud-africain, sud-africaine | Südafrika, südafrikanisch*, südafrikanische, südafrikanischen, südafrikanischer
=KE | keniano, keniana, keniata | Kenyan, Kenyans | kényan, kényane | kenianisch*, Kenianer, kenianische, kenianischen, kenianischer
=HT | haitiano, haitiana, haitianos | Haitian, Haitians | haïtien, haïtienne, haïtiens | haitianisch*, haitianische, haitianischen, haitianischer
=RS | serbio, serbia, serbios | Serbian, Serb, Serbs | serbe, serbes | serbisch*, Serbe, serbische, serbischen, serbischer
=HR | croata, croatas | Croatian, Croat | croate, croates | kroatisch*, Kroate, kroatische, kroatischen, kroatischer
=BG | búlgaro, búlgara, búlgaros | Bulgarian, Bulgarians | bulgare, bulgares | bulgarisch*, bulgarische, bulgarischen, bulgarischer
=CZ | checo, checa, República Checa, Chequia | Czech, Czechs, Czechia | tchèque, tchèques, République tchèque | tschechisch*, Tscheche, Tschechien, tschechische, tschechischen, tschechischer
=QA | catarí, Catar | Qatari | qatari, qatarien | katarisch*, Katar, katarische, katarischen, katarischer
=GL | groenlandés | Greenlandic, Greenlander | groenlandais | grönländisch*, Grönländer, Grönlands, grönländische, grönländischen, grönländischer
=AL | albanés, albanesa | Albanian | albanais | albanisch*, albanische, albanischen, albanischer
=AD | andorrano | Andorran | andorran | andorranisch*, andorranische, andorranischen, andorranischer
=AO | angoleño, angolano | Angolan | angolais | angolanisch*, angolanische, angolanischen, angolanischer
=AM | armenio | Armenian | arménien | armenisch*, Armenier, armenische, armenischen, armenischer
=AZ | azerbaiyano, azerí, Azerbaiyán | Azerbaijani, Azeri | azerbaïdjanais, azéri, Azerbaïdjan | aserbaidschani*
=BS | bahameño | Bahamian, Bahamas | bahamien | bahamaisch*, Bahamas, bahamaische, bahamaischen, bahamaischer
=BH | bareiní, baréin, bahréin | Bahraini | bahreïni, bahreïnien | bahrainisch*, bahrainische, bahrainischen, bahrainischer
=BD | bangladesí, Bangladés | Bangladeshi | bangladais | bangladeschisc*
=BB | barbadense | Barbadian | barbadien | barbadisch*, barbadische, barbadischen, barbadischer
=BZ | beliceño | Belizean | bélizien | belizisch*, belizische, belizischen, belizischer
=BJ | beninés, benineses | Beninese | béninois | beninisch*, beninische, beninischen, beninischer
=BT | butanés, butaneses | Bhutanese | bhoutanais | bhutanisch*, bhutanische, bhutanischen, bhutanischer
=BA | bosnio, Bosnia | Bosnian, Bosnia | bosnien, bosniaque, Bosnie | bosnisch*, Bosnier, bosnische, bosnischen, bosnischer
=BW | botsuano, Botsuana | Botswanan | botswanais | botswanisch*, Botsuana, botswanische, botswanischen, botswanischer
=BN | bruneano | Bruneian, Brunei | brunéien | bruneiisch*, Brunei, bruneiische, bruneiischen, bruneiischer
=BF | burkinés, Burkina | Burkinabe | burkinabè, Burkina | burkinisch*, burkinische, burkinischen, burkinischer
=BI | burundés | Burundian | burundais | burundisch*, burundische, burundischen, burundischer
=KH | camboyano | Cambodian | cambodgien | kambodschanisc*
=CM | camerunés, cameruneses | Cameroonian | camerounais | kamerunisch*, kamerunische, kamerunischen, kamerunischer
=CV | caboverdiano | Cape Verdean, Cape Verde, Cabo Verde | cap-verdien, Cap-Vert | kapverdisch*, Kap Verde, kapverdische, kapverdischen, kapverdischer
=CF | centroafricano, República Centroafricana | Central African Republic | centrafricain, Centrafrique | zentralafrikan*, Zentralafrikanische Republik
=TD | chadiano | Chadian | tchadien | tschadisch*, Tschader, tschadische, tschadischen, tschadischer
=KM | comorense, Comoras | Comorian, Comoros | comorien, Comores | komorisch*, komorische, komorischen, komorischer
=CG | Congo Brazzaville, República del Congo | Republic of Congo, Congo Brazzaville | Congo-Brazzaville | Kongo-Brazzaville, Republik Kongo
=CD | República Democrática del Congo, RDC, RD Congo, congoleño, congolés, Congo | DR Congo, DRC, Congolese, Congo, Democratic Republic of Congo | RDC, RD Congo, congolais, République démocratique du Congo | DR Kongo, Kongo, kongolesisch*, Demokratische Republik Kongo, kongolesische, kongolesischen, kongolesischer
=CR | costarricense | Costa Rican | costaricien, costaricain | costa-ricanisch, costaricanisch*, costaricanische, costaricanischen, costaricanischer
=CI | marfileño, Costa de Marfil | Ivorian, Ivory Coast | ivoirien, Côte d'Ivoire | ivorisch*, Elfenbeinküste, ivorische, ivorischen, ivorischer
=CY | chipriota | Cypriot | chypriote | zyprisch*, zypriotisch*, Zyprer, zyprische, zyprischen, zyprischer, zypriotische, zypriotischen, zypriotischer
=DJ | yibutiano, Yibuti | Djiboutian | djiboutien | dschibutisch*, dschibutische, dschibutischen, dschibutischer
=DM | dominiqués | Dominica | dominiquais | Dominica
=DO | dominicano, República Dominicana | Dominican Republic, Dominican | République dominicaine, dominicain | Dominikanische Republik, dominikanisch*, dominikanische, dominikanischen, dominikanischer
=SV | salvadoreño | Salvadoran, Salvadorean, Salvadorian | salvadorien, au Salvador, du Salvador | salvadorianisc*, salvadorenisch*, salvadorenische, salvadorenischen, salvadorenischer
=GQ | ecuatoguineano, Guinea Ecuatorial | Equatorial Guinea | équatoguinéen, Guinée équatoriale | Äquatorialguinea, äquatorialguin*
=ER | eritreo | Eritrean | érythréen | eritreisch*, Eritreer, eritreische, eritreischen, eritreischer
=EE | estonio | Estonian | estonien | estnisch*, Este, Estin, estnische, estnischen, estnischer
=SZ | suazi, Suazilandia, Esuatini | Swazi, Swaziland, Eswatini | swazi, Swaziland | swasiländisch*, Eswatini, swasiländische, swasiländischen, swasiländischer
=FJ | fiyiano, Fiyi, Fiji | Fijian | fidjien | fidschianisch*, fidschianische, fidschianischen, fidschianischer
=GA | gabonés, gaboneses | Gabonese | gabonais | gabunisch*, gabunische, gabunischen, gabunischer
=GM | gambiano | Gambian, Gambia | gambien | gambisch*, Gambier, gambische, gambischen, gambischer
=GE | georgiano | Georgian | géorgien | georgisch*, Georgier, georgische, georgischen, georgischer
=GH | ghanés, ghaneses | Ghanaian | ghanéen | ghanaisch*, Ghanaer, ghanaische, ghanaischen, ghanaischer
=GT | guatemalteco | Guatemalan | guatémaltèque | guatemaltekisc*
=GN | guineano | Guinean | guinéen | guineisch*, Guineer, guineische, guineischen, guineischer
=GW | Guinea-Bisáu, Guinea Bissau, bisauguineano | Guinea-Bissau, Bissau-Guinean | Guinée-Bissau, bissau-guinéen | Guinea-Bissau, bissau-guineisch
=GY | guyanés | Guyanese, Guyana | guyanien | guyanisch*, guyanische, guyanischen, guyanischer
=HN | hondureño | Honduran | hondurien | honduranisch*, honduranische, honduranischen, honduranischer
=IS | "islandés", islandeses | Icelandic | islandais | isländisch*, isländische, isländischen, isländischer
=JM | jamaicano, jamaiquino | Jamaican | jamaïcain, jamaïquain | jamaikanisch*, jamaikanische, jamaikanischen, jamaikanischer
=JO | jordano | Jordanian | jordanien | jordanisch*, Jordanier, jordanische, jordanischen, jordanischer
=KZ | kazajo, Kazajistán, Kazajstán | Kazakh, Kazakhstani | kazakh | kasachisch*, kasachische, kasachischen, kasachischer
=KI | kiribatiano | Kiribati | kiribatien | Kiribati, kiribatisch*, kiribatische, kiribatischen, kiribatischer
=KW | kuwaití | Kuwaiti | koweïtien | kuwaitisch*, kuwaitische, kuwaitischen, kuwaitischer
=KG | kirguís, Kirguistán | Kyrgyz, Kyrgyzstani | kirghize, Kirghizistan | kirgisisch*, Kirgistan, kirgisische, kirgisischen, kirgisischer
=LA | laosiano | Laotian | laotien | laotisch*, Laote, laotische, laotischen, laotischer
=LV | letón | Latvian | letton | lettisch*, Lette, lettische, lettischen, lettischer
=LS | lesotense, Lesoto | Lesotho, Basotho | lésothien | lesothisch*, lesothische, lesothischen, lesothischer
=LR | liberiano | Liberian | libérien | liberianisch*, liberianische, liberianischen, liberianischer
=LY | libio | Libyan | libyen | libysch, Libyer
=LI | liechtensteiniano | Liechtensteiner | liechtensteinois | liechtensteini*
=LT | lituano | Lithuanian | lituanien | litauisch*, litauische, litauischen, litauischer
=LU | luxemburgués, luxemburgueses | Luxembourgish, Luxembourger | luxembourgeois | luxemburgisch*, luxemburgische, luxemburgischen, luxemburgischer
=MG | malgache | Malagasy, Madagascan | malgache | madagassisch*, madagassische, madagassischen, madagassischer
=MW | malauí | Malawian | malawite | malawisch*, malawische, malawischen, malawischer
=MY | malasio | Malaysian | malaisien | malaysisch*, Malaysier, malaysische, malaysischen, malaysischer
=MV | maldivo, Maldivas | Maldivian, Maldives | maldivien, Maldives | maledivisch*, maledivische, maledivischen, maledivischer
=ML | maliense | Malian | malien | malisch*, Malier, malische, malischen, malischer
=MT | maltés, malteses | Maltese | maltais | maltesisch*, maltesische, maltesischen, maltesischer
=MH | marshalés, Islas Marshall | Marshallese, Marshall Islands | marshallais, îles Marshall | marshallisch*, Marshallinseln, marshallische, marshallischen, marshallischer
=MR | mauritano | Mauritanian | mauritanien | mauretanisch*, Mauretanier, mauretanische, mauretanischen, mauretanischer
=MU | mauriciano, isla Mauricio, islas Mauricio | Mauritian | mauricien, île Maurice | mauritisch*, Mauritier, mauritische, mauritischen, mauritischer
=FM | micronesio, Micronesia | Micronesian, Micronesia | micronésien, Micronésie | mikronesisch*, Mikronesien, mikronesische, mikronesischen, mikronesischer
=MD | moldavo, Moldavia | Moldovan, Moldova | moldave, Moldavie | moldauisch*, moldawisch*, Moldawien, moldauische, moldauischen, moldauischer, moldawische, moldawischen, moldawischer
=MC | monegasco | Monegasque | monégasque | monegassisch*, monegassische, monegassischen, monegassischer
=MN | mongol | Mongolian | mongol | mongolisch*, mongolische, mongolischen, mongolischer
=ME | montenegrino | Montenegrin | monténégrin | montenegrinisc*
=MZ | mozambiqueño | Mozambican | mozambicain | mosambikanisch*, mosambikanische, mosambikanischen, mosambikanischer
=NA | namibio | Namibian | namibien | namibisch*, Namibier, namibische, namibischen, namibischer
=NR | nauruano | Nauruan | nauruan | nauruisch*, nauruische, nauruischen, nauruischer
=NP | nepalí, nepalés, nepaleses | Nepali, Nepalese | népalais | nepalesisch*, nepalesische, nepalesischen, nepalesischer
=NI | nicaragüense | Nicaraguan | nicaraguayen | nicaraguanisch*, nicaraguanische, nicaraguanischen, nicaraguanischer
=NE | nigerino | Nigerien | nigérien | nigrisch*, Nigrer, nigrische, nigrischen, nigrischer
=MK | macedonio, Macedonia del Norte, Macedonia | Macedonian, North Macedonia, Macedonia | macédonien, Macédoine du Nord, Macédoine | mazedonisch*, nordmazedonisc*, Nordmazedonien, Mazedonien, mazedonische, mazedonischen, mazedonischer
=OM | omaní | Omani | omanais | omanisch*, omanische, omanischen, omanischer
=PW | palauano, Palaos | Palauan | palaosien, Palaos | palauisch*, palauische, palauischen, palauischer
=PA | panameño | Panamanian | panaméen | panamaisch*, panamaische, panamaischen, panamaischer
=PG | papú, Papúa Nueva Guinea | Papua New Guinean, Papua New Guinea | papouasien, Papouasie | papua-neuguineisch, Papua-Neuguinea
=PY | paraguayo | Paraguayan | paraguayen | paraguayisch*, paraguayische, paraguayischen, paraguayischer
=PR | puertorriqueño, boricua | Puerto Rican | portoricain, Porto Rico | puerto-ricanisch, puertoricanisc*
=RW | ruandés, ruandeses | Rwandan | rwandais | ruandisch*, Ruander, ruandische, ruandischen, ruandischer
=WS | samoano | Samoan | samoan | samoanisch*, samoanische, samoanischen, samoanischer
=SM | sanmarinense, San Marino | Sammarinese, San Marino | saint-marinais | san-marinesisch, San Marino
=ST | santotomense, Santo Tomé | Sao Tome | santoméen, Sao Tomé | são-toméisch, São Tomé
=SN | senegalés, senegaleses | Senegalese | sénégalais | senegalesisch*, senegalesische, senegalesischen, senegalesischer
=SC | seychellense, Seychelles | Seychellois, Seychelles | seychellois | seychellisch*, seychellische, seychellischen, seychellischer
=SL | sierraleonés, Sierra Leona | Sierra Leonean, Sierra Leone | sierra-léonais | sierra-leonisch, Sierra Leone
=SK | eslovaco | Slovak, Slovakian | slovaque | slowakisch*, slowakische, slowakischen, slowakischer
=SI | esloveno | Slovenian, Slovene | slovène | slowenisch*, Slowene, slowenische, slowenischen, slowenischer
=SB | salomonense, Islas Salomón | Solomon Islander | salomonais, îles Salomon | salomonisch*, Salomoninseln, salomonische, salomonischen, salomonischer
=SO | somalí | Somali, Somalian | somalien | somalisch*, Somalier, somalische, somalischen, somalischer
=SS | sursudanés, Sudán del Sur | South Sudanese, South Sudan | sud-soudanais, Soudan du Sud | südsudanesisch*, Südsudan, südsudanesische, südsudanesischen, südsudanesischer
=LK | esrilanqués, ceilanés, cingalés | Sri Lankan | sri-lankais, srilankais | sri-lankisch, Sri Lanker, srilankisch*, srilankische, srilankischen, srilankischer
=SR | surinamés, Surinam | Surinamese | surinamais, surinamien | surinamisch*, surinamische, surinamischen, surinamischer
=TJ | tayiko, Tayikistán | Tajik, Tajikistani | tadjik | tadschikisch*, tadschikische, tadschikischen, tadschikischer
=TZ | tanzano | Tanzanian | tanzanien | tansanisch*, Tansanier, tansanische, tansanischen, tansanischer
=TL | timorense, Timor Oriental | East Timorese, East Timor, Timorese | timorais, est-timorais, Timor oriental | osttimoresisch*, Osttimor, osttimoresische, osttimoresischen, osttimoresischer
=TG | togolés, togoleses | Togolese | togolais | togoisch*, togolesisch*, Togoer, togoische, togoischen, togoischer, togolesische, togolesischen, togolesischer
=TO | tongano | Tongan | tongien, tonguien | tongaisch*, Tongaer, tongaische, tongaischen, tongaischer
=TT | trinitense, Trinidad y Tobago | Trinidadian, Trinidad and Tobago | trinidadien, Trinité-et-Tobago | Trinidad und Tobago, Trinidader
=TM | turcomano, turkmeno | Turkmen | turkmène | turkmenisch*, Turkmene, turkmenische, turkmenischen, turkmenischer
=TV | tuvaluano | Tuvaluan | tuvaluan | tuvaluisch*, tuvaluische, tuvaluischen, tuvaluischer
=UG | ugandés, ugandeses | Ugandan | ougandais | ugandisch*, ugandische, ugandischen, ugandischer
=UY | uruguayo, charrúa | Uruguayan | uruguayen | uruguayisch*, uruguayische, uruguayischen, uruguayischer
=UZ | uzbeko | Uzbek, Uzbekistani | ouzbek | usbekisch*, usbekische, usbekischen, usbekischer
=VU | vanuatuense | Ni-Vanuatu | vanuatais | vanuatuisch*, vanuatuische, vanuatuischen, vanuatuischer
=VN | vietnamita | Vietnamese | vietnamien | vietnamesisch*, vietnamesische, vietnamesischen, vietnamesischer
=ZM | zambiano | Zambian | zambien | sambisch*, Sambier, sambische, sambischen, sambischer
=ZW | zimbabuense, Zimbabue | Zimbabwean | zimbabwéen | simbabwisch*, simbabwische, simbabwischen, simbabwischer
=XK | kosovar, Kosovo | Kosovan, Kosovar | kosovar | kosovarisch*, kosovarische, kosovarischen, kosovarischer
=FR | "francés", "france", francesa, franceses, francesas, galo, galos | Frenchmen, Frenchwoman, French, Frenchman | française, français, françaises | Franzosen, Französinnen, französisch*, Franzose, Französin, französische, französischen, französischer
=ES | español, española, españoles, españolas | Spaniard, Spanish, Spaniards | espagnol, espagnole, espagnols, espagnoles | Spanierin, spanisch*, Spanier, spanische, spanischen, spanischer
=RO | rumano, rumana, rumanos | Romanian, Romanians | roumain, roumaine, roumains | Rumänin, rumänisch*, Rumäne, rumänische, rumänischen, rumänischer
=CO | colombiano, colombiana, colombianos | Colombian, Colombians | colombien, colombienne, colombiens | kolumbianisch*, Kolumbianer, kolumbianische, kolumbianischen, kolumbianischer
=UA | ucraniano, ucranio, ucraniana, ucranianos, ucranianas | Ukrainian, Ukrainians | ukrainien, ukrainienne, ukrainiens, ukrainiennes | Ukrainerin, ukrainisch*, Ukrainer, ukrainische, ukrainischen, ukrainischer
=IR | iraní, República Islámica, iraníes | Iranian, Islamic Republic, Iranians | iranien, République islamique, iranienne, iraniens | iranisch*, Islamische Republik, Iraner, Irans, iranische, iranischen, iranischer
=BY | bielorruso, bielorrusa, Bielorrusia | Belarusian, Byelorussian, Belarus | biélorusse, bélarusse, Biélorussie | weißrussisch*, Belarusse, belarusisch*, belarussisch*, Weißrussland, weißrussische, weißrussischen, weißrussischer, belarusische, belarusischen, belarusischer, belarussische, belarussischen, belarussischer
=MM | birmano, Birmania | Burmese, Burma, Myanmar | birman, Birmanie | birmanisch*, myanmarisch*, Burma, Birma, birmanische, birmanischen, birmanischer, myanmarische, myanmarischen, myanmarischer
=TR | turco, Türkiye, turca, turcos | Turkish, Türkiye, Turkey, Turk, Turks | turc, turque, turcs | türkisch*, Türke, Türken, türkische, türkischen, türkischer
=ET | etíope, etíopes | Ethiopian, Ethiopians | éthiopien, éthiopienne | äthiopisch*, Äthiopier, äthiopische, äthiopischen, äthiopischer
=IQ | iraquí, irakí, Irak, iraquíes | Iraqi, Iraqis | irakien, irakienne, irakiens | irakisch*, Iraker, irakische, irakischen, irakischer
=YE | yemení, yemeníes | Yemeni, Yemenite, Yemenis | yéménite, yéménites | jemenitisch*, Jemen, jemenitische, jemenitischen, jemenitischer
=TH | tailandés, tailandesa | Thailand, Thai | thaïlandais, thaï, thaïlandaise | thailändisch*, Thailänder, thailändische, thailändischen, thailändischer
=TW | taiwanés, taiwanesa | Taiwanese | taïwanais, taïwanaise | taiwanesisch*, Taiwaner, taiwanisch*, taiwanesische, taiwanesischen, taiwanesischer, taiwanische, taiwanischen, taiwanischer
=ID | indonesio, indonesia | Indonesian | indonésien, indonésienne | Indonesier, indonesisch*, indonesische, indonesischen, indonesischer
=PK | pakistaní, paquistaní, pakistaníes | Pakistani, Pakistanis | pakistanais, pakistanaise | Pakistaner, pakistanisch*, pakistanische, pakistanischen, pakistanischer
=NG | nigeriano, nigeriana, nigerianos | Nigerian, Nigerians | nigérian, nigériane, nigérians | Nigerianer, nigerianisch*, nigerianische, nigerianischen, nigerianischer
=SD | sudanés, sudanesa | Sudanese | soudanais, soudanaise | Sudanese, sudanesisch*, sudanesische, sudanesischen, sudanesischer
=AR | argentino, argentina, argentinos | Argentine, Argentinian, Argentines | argentin, argentine, argentins | argentinisch*, Argentinier, argentinische, argentinischen, argentinischer
=PH | filipino, filipina, filipinos | Philippine, Philippines, Filipino, Filipina | philippin, philippine | Philippiner, philippinisch*, Filipino, philippinische, philippinischen, philippinischer
=MA | marroquí, marroquíes | Moroccan, Moroccans | marocain, marocaine, marocains | marokkanisch*, Marokkaner, marokkanische, marokkanischen, marokkanischer
=IN | indio, india, indios | Indian, Indians | indien, indienne, indiens | indisch*, Inder, indische, indischen, indischer
place-hongkong | hongkonés, Hong Kong | Hongkonger, Hong Konger, Hong Kong | hongkongais, Hongkong | Hongkonger, Hongkong
=AE | emiratí, Emiratos Árabes Unidos, EAU, Emiratos | Emirati, United Arab Emirates, UAE, Emirates | émirati, Émirats arabes unis, EAU, Emirats | emiratisch*, Vereinigte Arabische Emirate, VAE, Emirate, emiratische, emiratischen, emiratischer
# Cities: Germany
place-berlin | Berlín, berlineses, berlinés | Berlin, Berliner | Berlin, berlinois | Berlin, Ostberlin, Westberlin, Berliner, Berlinern, Berlinerin, Berlinerinnen
place-hamburg | Hamburgo | Hamburg | Hambourg, hambourgeois | Hamburg, Hamburger, Hamburgs
place-munich | Múnich, muniqués, muniquesa | Munich | Munich, munichois | München, Münchner, Münchener
place-cologne | ciudad de Colonia, en Colonia, Colonia | Cologne | Cologne | Köln, Kölner
place-frankfurt | Fráncfort, Frankfurt | Frankfurt | Francfort, francfortois | Frankfurt, Frankfurter, Frankfurterin
place-leipzig | Leipzig, Lípsia | Leipzig | Leipzig | Leipzig, Leipziger
place-dresden | Dresde | Dresden | Dresde | Dresden, Dresdner
place-bremen | Bremen, Brema | Bremen | Brême, brêmois | Bremen
place-hanover | Hannover, Hanóver | Hanover, Hannover | Hanovre | Hannover, Hannoveraner
place-nuremberg | Núremberg | Nuremberg | Nuremberg | Nürnberg, Nürnberger
place-aachen | Aquisgrán | Aachen | Aix-la-Chapelle | Aachen, Aachener
place-mainz | Maguncia | Mainz | Mayence | Mainz, Mainzer
place-trier | Tréveris | Trier | Trèves | Trier, Trierer
place-regensburg | Ratisbona | Regensburg | Ratisbonne | Regensburg, Regensburger
place-augsburg | Augsburgo | Augsburg | Augsbourg | Augsburg, Augsburger
place-freiburg | Friburgo de Brisgovia, Friburgo | Freiburg | Fribourg-en-Brisgau | Freiburg, Freiburger
place-wolfsburg | Wolfsburgo | Wolfsburg | Wolfsbourg | Wolfsburg, Wolfsburger
place-magdeburg | Magdeburgo | Magdeburg | Magdebourg | Magdeburg, Magdeburger, Magdeburgerin
place-brunswick | Brunswick | Braunschweig, Brunswick | Brunswick | Braunschweig, Braunschweiger
place-duesseldorf | Düsseldorf | Düsseldorf | Düsseldorf | Düsseldorf, Düsseldorfer
place-dortmund | Dortmund | Dortmund | Dortmund | Dortmund, Dortmunder
place-stuttgart | Stuttgart, Estugarda | Stuttgart | Stuttgart | Stuttgart, Stuttgarter
place-mannheim | Mannheim | Mannheim | Mannheim | Mannheim, Mannheimer
place-duisburg | Duisburgo | Duisburg | Duisbourg | Duisburg, Duisburger
place-wurzburg | Wurzburgo | Würzburg | Wurtzbourg | Würzburg
place-speyer | ciudad de Espira, catedral de Espira | Speyer | Spire | Speyer
place-luebeck | Lübeck, Lubeca | Lübeck | Lübeck | Lübeck
place-solingen | Solingen | Solingen | Solingen | Solingen
place-chemnitz | Chemnitz | Chemnitz | Chemnitz | Chemnitz, Chemnitzer
place-potsdam | Potsdam | Potsdam | Potsdam | Potsdam
place-kiel | Kiel | Kiel | Kiel | Kiel, Kieler
place-rostock | Rostock | Rostock | Rostock | Rostock, Rostocker
place-kassel | Kassel | Kassel | Kassel | Kassel, Kasseler
place-weimar | Weimar | Weimar | Weimar | Weimar, Weimarer
place-bonn | Bonn | Bonn | Bonn | Bonn, Bonner
place-ramstein | Ramstein | Ramstein | Ramstein | Ramstein
place-karlsruhe | Karlsruhe | Karlsruhe | Karlsruhe | Karlsruhe, Karlsruher
place-heidelberg | Heidelberg, Heidelberga | Heidelberg | Heidelberg | Heidelberg, Heidelberger
place-gelsenkirchen | Gelsenkirchen | Gelsenkirchen | Gelsenkirchen | Gelsenkirchen, Gelsenkirchener
place-leverkusen | Leverkusen | Leverkusen | Leverkusen | Leverkusen
place-moenchengladbach | Mönchengladbach | Mönchengladbach | Mönchengladbach | Mönchengladbach, Gladbach
place-zwickau | Zwickau | Zwickau | Zwickau | Zwickau, Zwickauer
place-aschaffenburg | Aschaffenburg, Aschaffenburgo | Aschaffenburg | Aschaffenbourg | Aschaffenburg
place-grunheide | Grünheide | Grünheide | Grünheide | Grünheide
place-dachau | Dachau | Dachau | Dachau | Dachau
place-buchenwald | Buchenwald | Buchenwald | Buchenwald | Buchenwald
place-bayreuth | Bayreuth | Bayreuth | Bayreuth | Bayreuth, Bayreuther
# Cities: Austria, Switzerland
place-vienna | Viena, vieneses | Vienna, Viennese | à Vienne, de Vienne, viennois, Vienne | Wien, Wienerin, Wiener
place-salzburg | Salzburgo | Salzburg | Salzbourg | Salzburg
place-innsbruck | Innsbruck | Innsbruck | Innsbruck | Innsbruck
place-graz | Graz | Graz | Graz | Graz
place-geneva | Ginebra, ginebrino | Geneva, Genevan | Genève, genevois | Genf
place-zurich | Zúrich | Zurich | Zurich, zurichois | Zürich, Zürcher
place-bern | Berna | Bern, Berne | Berne, bernois | Berner, Bundesbern
place-basel | Basilea | Basel, Basle | Bâle, bâlois | Basel
place-lausanne | Lausana, Lausanne | Lausanne | Lausanne, lausannois | Lausanne
place-lucerne | Lucerna | Lucerne | Lucerne, lucernois | Luzern
place-fribourg | Friburgo suizo | Fribourg | Fribourg, fribourgeois | Freiburg im Üechtland, Fribourg
place-st-gallen | San Galo | St Gallen | Saint-Gall | St. Gallen, Sankt Gallen
place-neuchatel | Neuchâtel | Neuchâtel | Neuchâtel, neuchâtelois | Neuenburg, Neuchâtel
place-sion | Sion | Sion | Sion, sédunois | Sitten/Sion
place-lugano | Lugano | Lugano | Lugano | Lugano
place-locarno | Locarno | Locarno | Locarno | Locarno
place-crans-montana | Crans-Montana, Le Constellation | Crans-Montana, Le Constellation | Crans-Montana, Le Constellation | Crans-Montana, Le Constellation
place-st-moritz | Saint Moritz, St. Moritz | St Moritz | Saint-Moritz | St. Moritz, Sankt Moritz
place-winterthur | Winterthur | Winterthur | Winterthour | Winterthur
place-biel | Bienne | Bienne | Bienne | in Biel, Biel/Bienne
place-schaffhausen | Schaffhausen, Escafusa | Schaffhausen | Schaffhouse | Schaffhausen
place-solothurn | Soleura | Solothurn | Soleure | Solothurn
place-chur | Coira | Chur | Coire | Chur
# Cities: France
place-paris | parisino, parisiense, París, parisina | Parisian, Paris | parisien, Paris, parisienne | Paris, Pariserin, Pariser
place-strasbourg | Estrasburgo | Strasbourg | Strasbourg, strasbourgeois | Straßburg
place-marseille | Marsella, marselleses | Marseille, Marseilles | Marseille, marseillaise | Marseille
place-nice | Niza, nizardo | Nice attack, Nice, in Nice, city of Nice | niçois, Nice | Nizza
place-bordeaux | Burdeos, bordelés | Bordeaux | Bordeaux, bordelais | Bordeaux
place-lyon | Lyon, lionés | Lyon, Lyons | Lyon | Lyon
place-toulouse | Toulouse, tolosano | Toulouse | Toulouse, toulousain | Toulouse
place-lille | Lille | Lille | Lille, lillois | Lille
place-nantes | Nantes | Nantes | Nantes | Nantes
place-rennes | Rennes | Rennes | Rennes | Rennes
place-montpellier | Montpellier, Montpelier | Montpellier | Montpellier, montpelliérain | Montpellier
place-avignon | Aviñón | Avignon | Avignon | Avignon
place-reims | Reims | Reims, Rheims | Reims, rémois | Reims
place-rouen | Ruan | Rouen | Rouen | Rouen
place-grenoble | Grenoble | Grenoble | Grenoble, grenoblois | Grenoble
place-dijon | Dijon | Dijon | Dijon | Dijon
place-mulhouse | Mulhouse | Mulhouse | Mulhouse, mulhousien | Mülhausen, Mulhouse
place-colmar | ciudad de Colmar | Colmar | Colmar, colmarien | Colmar
place-perpignan | Perpiñán | Perpignan | Perpignan | Perpignan
place-bayonne | Bayona francesa | Bayonne | Bayonne | Bayonne
place-lourdes | Lourdes | Lourdes | Lourdes | Lourdes
place-cannes | Cannes | Cannes | Cannes, cannois | Cannes
place-calais | Calais | Calais | Calais, calaisien | Calais
place-dunkirk | Dunkerque | Dunkirk | Dunkerque, dunkerquois | Dünkirchen
place-saint-tropez | Saint-Tropez | Saint-Tropez, St Tropez | Saint-Tropez | Saint-Tropez
place-saint-etienne | Saint-Étienne | Saint-Étienne, St Etienne | Saint-Étienne, stéphanois | Saint-Étienne
place-saint-denis | Saint-Denis | Saint-Denis | Saint-Denis, dionysien | Saint-Denis
place-le-havre | El Havre, Le Havre | Le Havre | Le Havre, havrais | Le Havre
place-toulon | Tolón, Toulon | Toulon | Toulon | Toulon
place-clermont-ferrand | Clermont-Ferrand | Clermont-Ferrand | Clermont-Ferrand, clermontois | Clermont-Ferrand
place-villeurbanne | Villeurbanne | Villeurbanne | Villeurbanne | Villeurbanne
place-versailles | Versalles | Versailles | Versailles | Versailles
place-annecy | Annecy | Annecy | Annecy, annécien | Annecy
place-limoges | Limoges | Limoges | Limoges, limougeaud | Limoges
place-angers | Angers | Angers SCO, city of Angers | Angers, angevin | Angers
place-metz | Metz | Metz | Metz, messin | Metz
place-nimes | Nimes | Nîmes | Nîmes, nîmois | Nîmes
place-ajaccio | Ajaccio | Ajaccio | Ajaccio, ajaccien | Ajaccio
place-nanterre | Nanterre | Nanterre | Nanterre | Nanterre
place-noumea | Numea | Nouméa | Nouméa | Nouméa, Numea
# Cities: Italy
place-rome | Roma, romano | Rome | Rome | Rom
place-milan | Milán, milanés, milaneses | Milan, Milanese | Milan | Mailand
place-naples | Nápoles, napolitano | Naples, Neapolitan | Naples, napolitain | Neapel, neapolitanisch*
place-turin | Turín | Turin | Turin, turinois | Turin
place-venice | Venecia, veneciano | Venice, Venetian | Venise, vénitien | Venedig, venezianisch*
place-florence | Florencia, florentino | Florentine, in Florence, Florence | Florence, florentin | Florenz, florentinisch*
place-genoa | ciudad de Génova, en Génova, puente de Génova, genovés | Genoa, Genoese | Gênes, génois | Genua
place-bologna | Bolonia, boloñés | Bologna | Bologne, bolonais | Bologna
place-palermo | Palermo, palermitano | Palermo | Palerme | Palermo
place-padua | Padua | Padua | Padoue | Padua
place-syracuse | Siracusa | Syracuse | Syracuse | Syrakus
place-trieste | Trieste | Trieste | Trieste | Triest
place-bergamo | Bérgamo | Bergamo | Bergame | Bergamo
place-brescia | Brescia | Brescia | Brescia | Brescia
place-bolzano | Bolzano | Bolzano | Bolzano | Bozen
place-merano | Merano | Merano | Merano | Meran
place-trento | Trento | Trento | Trento, concile de Trente | Trient
place-cortina | Cortina d'Ampezzo | Cortina d'Ampezzo, Cortina | Cortina d'Ampezzo, Cortina | Cortina d'Ampezzo, Cortina
place-pisa | ciudad de Pisa, en Pisa | Pisa | Pise | Pisa
place-bari | Bari | Bari | Bari | Bari
place-catania | Catania | Catania | Catane | Catania
place-messina | Mesina | Messina | Messine | Messina
place-ravenna | Rávena | Ravenna | Ravenne | Ravenna
place-mantua | Mantua | Mantua | Mantoue | Mantua
place-siena | Siena | Siena | "à Sienne", "de Sienne" | Siena
place-perugia | Perugia | Perugia | Pérouse | Perugia
place-assisi | Asís | Assisi | "à Assise", "François d'Assise" | Assisi
place-rimini | Rímini | Rimini | Rimini | Rimini
place-pompeii | Pompeya, pompeyano | Pompeii | Pompéi | Pompeji
place-ventimiglia | Ventimiglia | Ventimiglia | Vintimille | Ventimiglia
place-livorno | Livorno | Livorno, Leghorn | Livourne | Livorno
place-parma | Parma | Parma | Parme | Parma
place-taranto | Tarento | Taranto | Tarente | Tarent
place-cagliari | Cagliari | Cagliari | Cagliari | Cagliari
# Cities: Spain, Portugal
place-madrid | Madrid, madrileño | Madrid | Madrid, madrilène | Madrid, Madrilene, Madrider
place-barcelona | Barcelona, barceloneses | Barcelona | Barcelone | Barcelona
place-seville | Sevilla, sevillano | Seville, Sevilla | Séville, sévillan | Sevilla
place-zaragoza | Zaragoza, zaragozano | Zaragoza, Saragossa | Saragosse | Saragossa
place-valencia | Valencia, valenciano | Valencia, Valencian | Valencia, Valence espagnole, valencien espagnol, région de Valence | Valencia, valencianisch*
place-cordoba | Córdoba, cordobeses | Cordoba | Cordoue | Córdoba
place-cadiz | Cádiz, gaditano | Cadiz | Cadix | Cádiz
place-granada | ciudad de Granada, provincia de Granada, en Granada, granadino, Alhambra de Granada | Granada | à Grenade, ville de Grenade, région de Grenade | Granada
place-la-coruna | La Coruña, A Coruña, coruñés | La Coruña, A Coruña, Corunna | La Corogne | La Coruña
place-san-sebastian | San Sebastián, Donostia, donostiarra | San Sebastian | Saint-Sébastien | San Sebastián
place-bilbao | Bilbao, Bilbo, bilbaíno | Bilbao | Bilbao | Bilbao
place-malaga | Málaga, malagueño | Málaga | Malaga | Málaga
place-pamplona | Pamplona | Pamplona | Pampelune | Pamplona
place-santiago-compostela | Santiago de Compostela, compostelano | Santiago de Compostela | Saint-Jacques-de-Compostelle, Compostelle | Santiago de Compostela
place-camino | Camino de Santiago | Camino de Santiago, Way of St James | chemin de Compostelle | Jakobsweg
place-palma | Palma de Mallorca | Palma de Mallorca | Palma de Majorque | Palma de Mallorca
place-tarragona | Tarragona | Tarragona | Tarragone | Tarragona
place-girona | Girona, Gerona, gerundense | Girona | Gérone | Girona, Gerona
place-lleida | Lérida, Lleida | Lleida | Lérida, Lleida | Lleida, Lérida
place-alicante | Alicante, alicantino | Alicante | Alicante | Alicante
place-salamanca | Salamanca, salmantino | Salamanca | Salamanque | Salamanca
place-toledo | Toledo, toledano | Toledo | Tolède | Toledo
place-segovia | Segovia, segoviano | Segovia | Ségovie | Segovia
place-burgos | Burgos, burgalés | Burgos | Burgos | Burgos
place-valladolid | Valladolid, vallisoletano, pucelano | Valladolid | Valladolid | Valladolid
place-almeria | Almería, almeriense | Almería | Almería | Almería
place-huelva | Huelva, onubense | Huelva | Huelva | Huelva
place-murcia | Murcia, murciano | Murcia | Murcie | Murcia
place-badajoz | Badajoz, pacense | Badajoz | Badajoz | Badajoz
place-caceres | Cáceres, cacereño | Cáceres | Cáceres | Cáceres
place-oviedo | Oviedo, ovetense | Oviedo | Oviedo | Oviedo
place-gijon | Gijón | Gijón | Gijón | Gijón
place-vitoria | Vitoria-Gasteiz, vitoriano, Gasteiz | Vitoria-Gasteiz | Vitoria-Gasteiz | Vitoria-Gasteiz
place-logrono | Logroño | Logroño | Logroño | Logroño
place-guernica | Guernica, Gernika | Guernica | Guernica | Guernica
place-torre-pacheco | Torre Pacheco | Torre Pacheco | Torre Pacheco | Torre Pacheco
place-paiporta | Paiporta | Paiporta | Paiporta | Paiporta
place-adamuz | Adamuz, accidente de Adamuz | Adamuz | Adamuz | Adamuz
place-ceuta | Ceuta, ceutí | Ceuta | Ceuta | Ceuta
place-melilla | Melilla, melillense | Melilla | Melilla | Melilla
place-lisbon | Lisboa, lisboeta | Lisbon | Lisbonne, lisboète | Lissabon
place-porto | Oporto | Porto, Oporto | ville de Porto, à Porto | Stadt Porto, in Porto, FC Porto
place-coimbra | Coimbra | Coimbra | Coimbra, Coïmbre | Coimbra
place-braga | Braga portuguesa, Sporting de Braga | Braga | Braga | Braga
place-fatima | Virgen de Fátima, santuario de Fátima | Shrine of Fatima, Our Lady of Fatima | sanctuaire de Fatima, Notre-Dame de Fatima | Wallfahrtsort Fatima, Fátima
# Cities: UK, Ireland
place-london | Londres, londinense | London, Londoner | Londres, londonien | London, Londoner
place-edinburgh | Edimburgo | Edinburgh | Édimbourg | Edinburgh, Edinburg
place-glasgow | Glasgow | Glasgow, Glaswegian | Glasgow | Glasgow
place-manchester | Mánchester | Manchester, Mancunian | Manchester, mancunien | Manchester
place-liverpool | Liverpool | Liverpool, Liverpudlian | Liverpool | Liverpool
place-birmingham | Birmingham | Birmingham | Birmingham | Birmingham
place-dublin | Dublín | Dublin, Dubliner | Dublin, dublinois | Dublin
place-belfast | Belfast | Belfast | Belfast | Belfast
place-cardiff | Cardiff | Cardiff | Cardiff | Cardiff
place-canterbury | Canterbury, Cantorbery | Canterbury | Canterbury, Cantorbéry | Canterbury
place-dover | puerto de Dover, Dover | Dover | Douvres | Dover
place-plymouth | Plymouth | Plymouth | Plymouth | Plymouth
place-southport | Southport | Southport | Southport | Southport
place-salisbury | Salisbury | Salisbury | Salisbury | Salisbury
place-oxford | Oxford, oxoniense | Oxford | Oxford | Oxford
# Cities: Benelux
place-brussels | Bruselas, bruselense | Brussels | Bruxelles, bruxellois | Brüssel, Brüsseler
place-antwerp | Amberes | Antwerp | Anvers, anversois | Antwerpen
place-bruges | ciudad de Brujas, Club Brujas, el Brujas | Bruges | Bruges, brugeois | Brügge, Brugger
place-ghent | Gante | Ghent | Gand, gantois | Gent
place-liege | Lieja | Liège | Liège, liégeois | Lüttich
place-leuven | Lovaina | Leuven, Louvain | Louvain | Leuven, Universität Löwen
place-mons | Mons | Mons | Mons, montois | Mons
place-namur | Namur | Namur | Namur, namurois | Namur
place-tournai | Tournai | Tournai | Tournai | Tournai, Doornik
place-kortrijk | Cortrique | Kortrijk | Courtrai | Kortrijk
place-ypres | Ypres | Ypres | Ypres | Ypern
place-ostend | Ostende | Ostend | Ostende | Ostende
place-mechelen | Malinas | Mechelen | Malines | Mecheln
place-charleroi | Charleroi | Charleroi | Charleroi, carolorégien | Charleroi
place-spa-francorchamps | Spa-Francorchamps | Spa-Francorchamps | Spa-Francorchamps | Spa-Francorchamps
place-molenbeek | Molenbeek | Molenbeek | Molenbeek | Molenbeek
place-waterloo | Waterloo | Waterloo | Waterloo | Waterloo
place-amsterdam | Ámsterdam | Amsterdam | Amsterdam, amstellodamois | Amsterdam, Amsterdamer
place-rotterdam | Róterdam, Rotterdam | Rotterdam | Rotterdam | Rotterdam
place-hague | La Haya | The Hague, Hague | La Haye | Den Haag, Haager
place-utrecht | Utrecht | Utrecht | Utrecht | Utrecht
place-maastricht | Maastricht | Maastricht | Maastricht, Maëstricht | Maastricht
place-groningen | Groninga, Groningen | Groningen | Groningue | Groningen
place-eindhoven | Eindhoven | Eindhoven | Eindhoven | Eindhoven
place-nijmegen | Nimega | Nijmegen | Nimègue | Nimwegen, Nijmegen
place-leiden | Universidad de Leiden, Leiden | Leiden | Leyde | Universität Leiden
# Cities: Nordic and Baltic
place-copenhagen | Copenhague | Copenhagen | Copenhague, copenhagois | Kopenhagen
place-aarhus | Aarhus | Aarhus | Aarhus | Aarhus
place-helsinki | Helsinki | Helsinki | Helsinki | Helsinki
place-turku | Turku | Turku | Turku | Turku
place-oslo | Oslo | Oslo | Oslo | Oslo
place-bergen | ciudad de Bergen | Bergen | Bergen | norwegisches Bergen, Stadt Bergen
place-gothenburg | Gotemburgo | Gothenburg | Göteborg | Göteborg
place-malmo | Malmö, Malmoe | Malmö | Malmö | Malmö
place-uppsala | Upsala, Uppsala | Uppsala | Uppsala | Uppsala
place-reykjavik | Reikiavik, Reykjavik | Reykjavik | Reykjavik | Reykjavík
place-grindavik | Grindavik | Grindavik | Grindavik | Grindavík
place-nuuk | Nuuk | Nuuk | Nuuk | Nuuk
place-tallinn | Tallin, Tallinn | Tallinn | Tallinn | Tallinn
place-tartu | Tartu | Tartu | Tartu | Tartu
place-narva | Narva | Narva | Narva | Narwa
place-riga | Riga | Riga | Riga | Riga
place-vilnius | Vilna, Vilnius | Vilnius | Vilnius | Vilnius, Wilna
place-kaunas | Kaunas | Kaunas | Kaunas | Kaunas
# Cities: central and south-east Europe
place-warsaw | Varsovia | Warsaw | Varsovie, varsovien | Warschau, Warschauer
place-krakow | Cracovia | Krakow, Cracow | Cracovie | Krakau
place-gdansk | Gdansk, Dánzig | Gdansk | Gdansk, Dantzig | Danzig
place-wroclaw | Breslavia, Wroclaw | Wroclaw | Wroclaw | Breslau
place-poznan | Poznan | Poznan | Poznan | Posen
place-szczecin | Szczecin, Estetino | Szczecin | Szczecin | Stettin
place-lodz | Lodz | Lodz | Lodz | Lodz
place-katowice | Katowice | Katowice | Katowice | Kattowitz
place-auschwitz | Auschwitz | Auschwitz | Auschwitz | Auschwitz
place-rzeszow | Rzeszow | Rzeszow | Rzeszow | Rzeszow
place-czestochowa | Czestochowa | Czestochowa | Czestochowa | Tschenstochau
place-lublin | Lublin | Lublin | Lublin | Lublin
place-prague | Praga | Prague | Prague, pragois | Prag, Prager
place-brno | Brno | Brno | Brno | Brünn, Brunner
place-ostrava | Ostrava | Ostrava | Ostrava | Ostrau
place-pilsen | ciudad de Pilsen, Viktoria Pilsen | Plzen, Viktoria Plzen, Pilsen | Pilsen, Plzen | Pilsen
place-karlovy-vary | Karlovy Vary | Karlovy Vary | Karlovy Vary | Karlsbad
place-terezin | Theresienstadt | Theresienstadt, Terezin | Theresienstadt | Theresienstadt
place-bratislava | Bratislava | Bratislava | Bratislava | Bratislava, Pressburg
place-kosice | Kosice | Kosice | Kosice | Kaschau, Kosice
place-budapest | Budapest, budapestino | Budapest | Budapest, budapestois | Budapest
place-pecs | Pécs | Pécs | Pécs | Fünfkirchen
place-ljubljana | Liubliana, Ljubljana | Ljubljana | Ljubljana | Ljubljana, Laibach
place-maribor | Maribor | Maribor | Maribor | Marburg an der Drau, Maribor
place-zagreb | Zagreb | Zagreb | Zagreb | Zagreb
place-dubrovnik | Dubrovnik | Dubrovnik | Dubrovnik | Dubrovnik
place-split | ciudad de Split, Hajduk Split | Hajduk Split, Croatian city Split | Hajduk Split, ville de Split | Hajduk Split
place-rijeka | Rijeka | Rijeka | Rijeka | Rijeka
place-sarajevo | Sarajevo | Sarajevo | Sarajevo | Sarajevo, Sarajewo
place-mostar | Mostar | Mostar | Mostar | Mostar
place-banja-luka | Bania Luka, Banja Luka | Banja Luka | Banja Luka | Banja Luka
place-srebrenica | Srebrenica | Srebrenica | Srebrenica | Srebrenica
place-belgrade | Belgrado, belgradense | Belgrade | Belgrade, belgradois | Belgrad
place-novi-sad | Novi Sad | Novi Sad | Novi Sad | Novi Sad
place-nis | ciudad de Nis | city of Nis | ville de Nis | Stadt Nis
place-pristina | Pristina | Pristina | Pristina | Pristina
place-mitrovica | Mitrovica | Mitrovica | Mitrovica | Mitrovica
place-podgorica | Podgorica | Podgorica | Podgorica | Podgorica
place-cetinje | Cetiña, Cetinje | Cetinje | Cetinje, Cettigné | Cetinje
place-skopje | Skopie, Skopje | Skopje | Skopje | Skopje
place-kocani | Kocani | Kocani | Kocani | Kocani
place-tirana | en Tirana, capital albanesa | Tirana | Tirana | Tirana
place-sofia | ciudad de Sofía, en Sofía, Sofía Bulgaria | Sofia Bulgaria, Bulgarian capital, in Sofia | à Sofia, Sofia Bulgarie | in Sofia, Sofia Bulgarien, Sofioter
place-plovdiv | Plovdiv | Plovdiv | Plovdiv | Plowdiw
place-varna | Varna | Varna | Varna | Warna
place-bucharest | Bucarest | Bucharest | Bucarest, bucarestois | Bukarest
place-timisoara | Timisoara | Timisoara | Timisoara | Temeswar, Timisoara
place-cluj | Cluj | Cluj | Cluj | Klausenburg, Cluj
place-constanta | ciudad de Constanza, puerto rumano Constanza | Constanta | Constanta | Constanta
place-chisinau | Chisinau | Chisinau | Chisinau | Chisinau, Kischinau
place-tiraspol | Tiráspol | Tiraspol | Tiraspol | Tiraspol
place-athens | Atenas, ateniense | Athens, Athenian | Athènes, athénien | Athen
place-thessaloniki | Salónica, Tesalónica | Thessaloniki, Salonika | Thessalonique, Salonique | Thessaloniki, Saloniki
place-piraeus | El Pireo, Pireo | Piraeus | Le Pirée, Pirée | Piräus
place-patras | Patras | Patras | Patras | Patras
place-nicosia | Nicosia | Nicosia | Nicosie | Nikosia
place-larnaca | Lárnaca | Larnaca | Larnaca | Larnaka
place-limassol | Limasol | Limassol | Limassol | Limassol
place-valletta | La Valeta | Valletta | La Valette | Valletta
# Cities: Ukraine, Belarus, Russia
place-kyiv | Kiev, Kyiv, kievita | Kyiv, Kiev | Kiev, Kyiv | Kiew, Kyjiw, Kiewer
place-lviv | Leópolis, Lviv | Lviv | Lviv | Lwiw, Lemberg
place-dnipro | Dnipró | Dnipro | Dnipro | Dnipro
place-zaporizhzhia | Zaporiyia, Zaporizhia, Zaporozhie, Zaporiyya | Zaporizhzhia, Zaporizhia | Zaporijjia, Zaporojie | Saporischschja, Saporoschje
place-kherson | Jersón | Kherson | Kherson | Cherson
place-mykolaiv | Mikolaiv, Mykolaiv, Nikoláiev | Mykolaiv | Mykolaïv | Mykolajiw
place-mariupol | Mariúpol | Mariupol | Marioupol | Mariupol
place-bakhmut | Bajmut | Bakhmut | Bakhmout | Bachmut
place-avdiivka | Avdiivka, Avdivka | Avdiivka | Avdiïvka | Awdijiwka
place-pokrovsk | Pokrovsk | Pokrovsk | Pokrovsk | Pokrowsk
place-kramatorsk | Kramatorsk | Kramatorsk | Kramatorsk | Kramatorsk
place-sloviansk | Sloviansk | Sloviansk | Sloviansk | Slowjansk
place-kostiantynivka | Kostiantinivka, Konstantinivka | Kostiantynivka | Kostiantynivka | Kostjantyniwka
place-myrnohrad | Mirnograd, Mirnohrad | Myrnohrad | Myrnohrad | Myrnohrad
place-kupiansk | Kúpiansk | Kupiansk | Koupiansk | Kupjansk
place-izium | Izium | Izium | Izioum | Isjum
place-chasiv-yar | Chasiv Yar | Chasiv Yar | Tchassiv Iar | Tschassiw Jar
place-toretsk | Toretsk | Toretsk | Toretsk | Torezk
place-vuhledar | Vuhledar, Ugledar | Vuhledar | Vougledar, Vouhledar | Wuhledar
place-lyman | ciudad de Limán, Liman ucraniana | Lyman Donetsk, town of Lyman | ville de Lyman | Stadt Lyman
place-sievierodonetsk | Severodonetsk, Sievierodonetsk | Sievierodonetsk, Severodonetsk | Sievierodonetsk, Severodonetsk | Sjewjerodonezk, Sewerodonezk
place-lysychansk | Lisichansk | Lysychansk | Lyssytchansk | Lyssytschansk
place-luhansk | Lugansk, Luhansk | Luhansk, Lugansk | Lougansk, Louhansk | Luhansk, Lugansk
place-donetsk | provincia de Donetsk, región de Donetsk, República Popular de Donetsk | Donetsk region, Donetsk oblast | région de Donetsk | Region Donezk, Gebiet Donezk
place-sumy | región de Sumi, Sumy, ciudad de Sumi | Sumy | Soumy | Sumy, Sumi
place-chernihiv | Cherníhiv, Chernígov | Chernihiv | Tchernihiv | Tschernihiw
place-chernobyl | Chernóbil, Chernóbyl | Chernobyl, Chornobyl | Tchernobyl | Tschernobyl
place-chernivtsi | Chernivtsi | Chernivtsi | Tchernivtsi | Czernowitz, Tscherniwzi
place-bucha | Bucha | Bucha | Boutcha | Butscha
place-irpin | Irpín | Irpin | Irpin | Irpin
place-poltava | Poltava | Poltava | Poltava | Poltawa
place-vinnytsia | Vínnitsa, Vinnytsia | Vinnytsia | Vinnytsia | Winnyzja
place-zhytomyr | Yitómir, Zhitómir | Zhytomyr | Jytomyr | Schytomyr
place-ternopil | Ternópil | Ternopil | Ternopil | Ternopil
place-ivano-frankivsk | Ivano-Frankivsk | Ivano-Frankivsk | Ivano-Frankivsk | Iwano-Frankiwsk
place-khmelnytskyi | Jmelnitski | Khmelnytskyi | Khmelnytsky | Chmelnyzkyj
place-rivne | Rivne | Rivne | Rivne | Riwne
place-kryvyi-rih | Krivói Rog, Krivi Rig, Kryvyi Rih | Kryvyi Rih | Kryvyï Rih | Krywyj Rih
place-kremenchuk | Kremenchuk | Kremenchuk | Krementchouk | Krementschuk
place-nikopol | Níkopol | Nikopol | Nikopol | Nikopol
place-melitopol | Melitópol | Melitopol | Melitopol | Melitopol
place-berdyansk | Berdiansk | Berdyansk, Berdiansk | Berdiansk | Berdjansk
place-enerhodar | Energodar | Enerhodar | Enerhodar, Energodar | Enerhodar
place-kakhovka | Kajovka, Nova Kajovka, presa de Kajovka | Kakhovka, Nova Kakhovka, Kakhovka dam | Kakhovka, barrage de Kakhovka | Kachowka, Nowa Kachowka, Kachowka-Staudamm
place-sevastopol | Sebastopol | Sevastopol | Sébastopol | Sewastopol
place-simferopol | Simferópol | Simferopol | Simferopol | Simferopol
place-yalta | Yalta | Yalta | Yalta | Jalta
place-kerch | Kerch | Kerch | Kertch | Kertsch
place-feodosia | Feodosia | Feodosia | Féodossia | Feodossija
place-uzhhorod | Úzhgorod | Uzhhorod | Oujhorod | Uschhorod
place-kharkiv | Járkov, Járkiv, Kharkiv | Kharkiv, Kharkov | Kharkiv, Kharkov | Charkiw, Charkow
place-odesa | Odesa, Odessa | Odesa, Odessa | Odessa | Odessa, Odesa
place-minsk | Minsk | Minsk | Minsk | Minsk
place-grodno | Grodno | Grodno, Hrodna | Grodno | Grodno, Hrodna
place-gomel | Gómel | Gomel, Homiel | Gomel | Homel
place-moscow | Moscú, moscovita | Moscow, Muscovite | Moscou, moscovite | Moskau, Moskauer
place-st-petersburg | San Petersburgo, Leningrado | St Petersburg, Saint Petersburg, Leningrad | Saint-Pétersbourg, Leningrad | Sankt Petersburg, St. Petersburg, Leningrad
place-novosibirsk | Novosibirsk | Novosibirsk | Novossibirsk | Nowosibirsk
place-yekaterinburg | Ekaterimburgo, Yekaterimburgo | Yekaterinburg | Ekaterinbourg, Iekaterinbourg | Jekaterinburg
place-nizhny-novgorod | Nizhni Nóvgorod | Nizhny Novgorod | Nijni Novgorod | Nischni Nowgorod
place-novgorod | Nóvgorod | Novgorod | Novgorod | Nowgorod
place-kazan | Kazán | Kazan | Kazan | Kasan
place-samara | ciudad de Samara, Samara | Samara | Samara | Samara
place-rostov | Rostov, Rostov del Don | Rostov | Rostov, Rostov-sur-le-Don | Rostow, Rostow am Don
place-volgograd | Volgogrado | Volgograd | Volgograd | Wolgograd
place-stalingrad | Stalingrado | Stalingrad | Stalingrad | Stalingrad
place-voronezh | Voronezh | Voronezh | Voronej | Woronesch
place-belgorod | Bélgorod | Belgorod | Belgorod | Belgorod
place-kursk | Kursk | Kursk | Koursk | Kursk
place-bryansk | Briansk | Bryansk | Briansk | Brjansk
place-ryazan | Riazán | Ryazan | Riazan | Rjasan
place-tula | región de Tula | Tula region | région de Toula, Toula | Gebiet Tula, Region Tula
place-smolensk | Smolensk | Smolensk | Smolensk | Smolensk
place-tver | Tver | Tver | Tver | Twer
place-saratov | Sarátov | Saratov | Saratov | Saratow
place-perm | Perm | Perm | Perm | Perm
place-ufa | Ufá | Ufa | Oufa | Ufa
place-chelyabinsk | Cheliábinsk | Chelyabinsk | Tcheliabinsk | Tscheljabinsk
place-orenburg | Oremburgo, Orenburgo | Orenburg | Orenbourg | Orenburg
place-omsk | Omsk | Omsk | Omsk | Omsk
place-irkutsk | Irkutsk | Irkutsk | Irkoutsk | Irkutsk
place-yakutsk | Yakutsk | Yakutsk | Iakoutsk | Jakutsk
place-vladivostok | Vladivostok | Vladivostok | Vladivostok | Wladiwostok
place-murmansk | Múrmansk | Murmansk | Mourmansk | Murmansk
place-arkhangelsk | Arjánguelsk, Arcángel ruso | Arkhangelsk | Arkhangelsk | Archangelsk
place-norilsk | Norilsk | Norilsk | Norilsk | Norilsk
place-sochi | Sochi | Sochi | Sotchi | Sotschi
place-krasnodar | Krasnodar | Krasnodar | Krasnodar | Krasnodar
place-novorossiysk | Novorosíisk, Novorossiysk | Novorossiysk | Novorossiisk | Noworossijsk, Noworossisk
place-taganrog | Taganrog | Taganrog | Taganrog | Taganrog
place-engels | Engels Sarátov, base aérea Engels | Engels air base, Engels airbase | base aérienne d'Engels | Luftwaffenstützpunkt Engels
place-makhachkala | Majachkalá | Makhachkala | Makhatchkala | Machatschkala
place-grozny | Grozni | Grozny | Grozny | Grosny
place-beslan | Beslán | Beslan | Beslan | Beslan
place-kaliningrad | Kaliningrado | Kaliningrad | Kaliningrad | Kaliningrad, Königsberg
place-ust-luga | Ust-Luga | Ust-Luga | Oust-Louga | Ust-Luga
place-primorsk | Primorsk | Primorsk | Primorsk | Primorsk
place-tuapse | Tuapsé | Tuapse | Touapsé | Tuapse
place-magadan | Magadán | Magadan | Magadan | Magadan
place-petropavlovsk | Petropávlovsk | Petropavlovsk | Petropavlovsk | Petropawlowsk
place-baikonur | Baikonur | Baikonur | Baïkonour | Baikonur
place-vostochny | Vostochni | Vostochny | Vostotchny | Wostotschny
# Cities: Caucasus, Central Asia, Turkey
place-tbilisi | Tiflis | Tbilisi | Tbilissi | Tiflis, Tbilissi
place-batumi | Batumi | Batumi | Batoumi | Batumi
place-yerevan | Ereván | Yerevan | Erevan | Eriwan, Jerewan
place-baku | Bakú | Baku | Bakou | Baku
place-stepanakert | Stepanakert | Stepanakert | Stepanakert | Stepanakert
place-sukhumi | Sujumi | Sukhumi | Soukhoumi | Suchumi
place-astana | Astaná, Nursultán | Astana, Nur-Sultan | Astana | Astana, Nur-Sultan
place-almaty | Almaty | Almaty | Almaty | Almaty
place-aktau | Aktau | Aktau | Aktaou | Aktau
place-tashkent | Taskent, Tashkent | Tashkent | Tachkent | Taschkent
place-samarkand | Samarcanda | Samarkand | Samarcande | Samarkand
place-bukhara | Bujará | Bukhara | Boukhara | Buchara
place-bishkek | Biskek, Bishkek | Bishkek | Bichkek | Bischkek
place-dushanbe | Dusambé, Dusanbé | Dushanbe | Douchanbé | Duschanbe
place-ashgabat | Asjabad | Ashgabat | Achgabat | Aschgabat
place-ankara | Ankara | Ankara | Ankara | Ankara
place-istanbul | Estambul, estambulita | Istanbul | Istanbul, stambouliote | Istanbul
place-izmir | Esmirna | Izmir | Izmir, Smyrne | Izmir
place-antalya | Antalya, Antalia | Antalya | Antalya | Antalya
place-gaziantep | Gaziantep | Gaziantep | Gaziantep | Gaziantep
place-kahramanmaras | Kahramanmaras | Kahramanmaras | Kahramanmaras | Kahramanmaras
place-antakya | Antioquía turca, Antakya | Antakya, Antioch | Antakya, Antioche | Antakya, Antiochia
place-diyarbakir | Diyarbakir | Diyarbakir | Diyarbakir | Diyarbakir
place-constantinople | Constantinopla | Constantinople | Constantinople | Konstantinopel
# Cities: Middle East
place-jerusalem | Jerusalén, jerosolimitano | Jerusalem, East Jerusalem | Jérusalem, Jérusalem-Est | Jerusalem, Ostjerusalem
place-tel-aviv | Tel Aviv | Tel Aviv | Tel-Aviv | Tel Aviv
place-haifa | Haifa, Jaifa | Haifa | Haïfa | Haifa
place-beersheba | Beerseba, Beersheva | Beersheba, Beer Sheva | Beer-Sheva, Beersheba | Beer Scheva, Be'er Scheva
place-eilat | Eilat | Eilat | Eilat | Eilat
place-ashdod | Asdod, Ashdod | Ashdod | Ashdod | Aschdod
place-ashkelon | Ascalón, Ashkelon | Ashkelon | Ashkelon | Aschkelon
place-nazareth | Nazaret | Nazareth | Nazareth | Nazareth
place-bethlehem | Belén palestina, Belén Cisjordania, ciudad de Belén | Bethlehem | Bethléem | Bethlehem
place-hebron | Hebrón | Hebron | Hébron | Hebron
place-nablus | Nablus | Nablus | Naplouse | Nablus
place-jenin | Yenín | Jenin | Jénine | Dschenin, Jenin
place-tulkarem | Tulkarem | Tulkarem | Tulkarem | Tulkarem
place-ramallah | Ramala | Ramallah | Ramallah | Ramallah
place-jericho | Jericó | Jericho | Jéricho | Jericho
place-rafah | Rafah | Rafah | Rafah | Rafah
place-khan-younis | Jan Yunis, Jan Yunes, Jan Younis | Khan Younis, Khan Yunis | Khan Younès | Chan Junis, Khan Yunis
place-gaza-city | Ciudad de Gaza | Gaza City | Gaza-ville, ville de Gaza | Gaza-Stadt
place-gaza | Gaza, gazatí, Franja de Gaza | Gaza, Gazan, Gaza Strip | Gaza, gazaoui, bande de Gaza | Gaza, Gazastreifen
place-deir-al-balah | Deir al-Balah | Deir al-Balah | Deir al-Balah, Deir el-Balah | Deir al-Balah
place-jabalia | Yabalia | Jabalia | Jabaliya, Jabalia | Dschabalia
place-nuseirat | Nuseirat | Nuseirat | Nousseirat | Nuseirat
place-beit-lahia | Beit Lahia | Beit Lahia | Beit Lahia | Beit Lahia
place-masada | fortaleza de Masada | Masada | Massada | Masada
place-beirut | Beirut, beirutí | Beirut | Beyrouth, beyrouthin | Beirut
place-tripoli | Trípoli | Tripoli | Tripoli | Tripolis
place-sidon | Sidón | Sidon | Saïda, Sidon | Sidon
place-tyre | ciudad de Tiro, Tiro Líbano, ciudad libanesa de Tiro | southern city of Tyre, city of Tyre, in Tyre | ville de Tyr, à Tyr | Tyros
place-baalbek | Baalbek | Baalbek | Baalbek | Baalbek
place-nabatieh | Nabatiye | Nabatieh, Nabatiyeh | Nabatiyé, Nabatieh | Nabatija
place-damascus | Damasco, damasceno | Damascus | Damas, damascène | Damaskus
place-aleppo | Alepo | Aleppo | Alep | Aleppo
place-homs | Homs | Homs | Homs | Homs
place-hama | ciudad de Hama | Hama | Hama | Hama
place-idlib | Idlib | Idlib | Idlib, Idleb | Idlib
place-latakia | Latakia | Latakia | Lattaquié | Latakia
place-tartus | Tartús | Tartus | Tartous | Tartus
place-raqqa | Raqa, Raqqa | Raqqa | Raqqa, Rakka | Rakka
place-deir-ez-zor | Deir ez Zor, Deir Ezzor | Deir ez-Zor, Deir Ezzor | Deir ez-Zor | Deir al-Sor, Deir ez-Zor
place-kobani | Kobane, Kobani | Kobani, Kobane | Kobané | Kobane
place-palmyra | Palmira siria, ruinas de Palmira, ciudad de Palmira | Palmyra | Palmyre | Palmyra
place-sweida | Sueida, Suwaida, Al Sueida | Sweida, Suwayda | Soueida | Suwaida, Sweida
place-daraa | Deraa | Daraa, Deraa | Deraa | Daraa
place-ghouta | Guta Oriental, Ghuta | Ghouta | Ghouta | Ghuta
place-amman | "en Amán", capital jordana | Amman | Amman | Amman
place-aqaba | Áqaba | Aqaba | Aqaba | Akaba
place-baghdad | Bagdad | Baghdad | Bagdad | Bagdad
place-mosul | Mosul | Mosul | Mossoul | Mossul
place-basra | Basora | Basra | Bassora | Basra
place-erbil | Erbil | Erbil | Erbil | Erbil, Arbil
place-kirkuk | Kirkuk | Kirkuk | Kirkouk | Kirkuk
place-fallujah | Faluya | Fallujah | Falloujah | Falludscha
place-najaf | Nayaf | Najaf | Najaf, Nadjaf | Nadschaf
place-karbala | Kerbala | Karbala | Kerbala | Kerbela
place-tehran | Teherán, teheraní | Tehran, Teheran | Téhéran | Teheran
place-isfahan | Isfahán | Isfahan | Ispahan | Isfahan
place-mashhad | Mashad, Mashhad | Mashhad | Mechhed, Machhad | Maschhad
place-qom | Qom | Qom | Qom | Ghom
place-shiraz | ciudad de Shiraz, Shiraz | Shiraz | Chiraz | Schiras
place-tabriz | Tabriz | Tabriz | Tabriz | Täbris
place-natanz | Natanz | Natanz | Natanz | Natans, Natanz
place-fordow | Fordó, Fordow | Fordow, Fordo | Fordo | Fordo, Fordow
place-bushehr | Busher, Bushehr | Bushehr | Bouchehr | Buschehr
place-bandar-abbas | Bandar Abás, Bandar Abbas | Bandar Abbas | Bandar Abbas | Bandar Abbas
place-minab | Minab | Minab | Minab | Minab
place-kharg | isla de Kharg, isla de Jark, Jarg | Kharg | Kharg | Charg, Kharg
place-riyadh | Riad | Riyadh | Riyad | Riad
place-jeddah | Yeda | Jeddah | Djeddah, Jeddah | Dschidda
place-mecca | La Meca | Mecca | La Mecque, Mecque | Mekka
place-medina | Medina saudí, ciudad de Medina | Medina Saudi, holy city of Medina | Médine | Medina Saudi-Arabien
place-sanaa | capital de Yemen, Saná Yemen, capital yemení | Sanaa, Sana'a | Sanaa | Sanaa
place-aden | Adén | Aden | Aden | Aden
place-hodeidah | Hodeida | Hodeidah, Hodeida | Hodeïda | Hodeida, Hudaida
place-marib | Marib | Marib | Marib | Marib
place-doha | Doha | Doha | Doha | Doha
place-dubai | Dubái | Dubai | Dubaï | Dubai
place-abu-dhabi | Abu Dabi, Abu Dhabi | Abu Dhabi | Abou Dhabi | Abu Dhabi
place-sharjah | Sharjah, Sarja | Sharjah | Charjah | Schardscha
place-fujairah | Fujairah, Fuyaira | Fujairah | Foujaïrah, Fujaïrah | Fudschaira
place-muscat | Mascate | Muscat | Mascate | Maskat
place-manama | Manama | Manama | Manama | Manama
place-kuwait-city | Ciudad de Kuwait | Kuwait City | Koweït City | Kuwait-Stadt
# Cities: Asia
place-kabul | Kabul | Kabul | Kaboul | Kabul
place-kandahar | Kandahar | Kandahar | Kandahar | Kandahar
place-herat | Herat | Herat | Hérat | Herat
place-jalalabad | Jalalabad, Yalalabad | Jalalabad | Jalalabad | Dschalalabad
place-mazar-i-sharif | Mazar-i-Sharif, Mazar e Sharif | Mazar-i-Sharif | Mazar-e-Charif | Masar-i-Scharif
place-islamabad | Islamabad | Islamabad | Islamabad | Islamabad
place-karachi | Karachi | Karachi | Karachi | Karatschi
place-lahore | Lahore | Lahore | Lahore | Lahore
place-peshawar | Peshawar | Peshawar | Peshawar | Peschawar
place-quetta | Quetta | Quetta | Quetta | Quetta
place-rawalpindi | Rawalpindi | Rawalpindi | Rawalpindi | Rawalpindi
place-kolkata | Calcuta | Kolkata, Calcutta | Calcutta | Kalkutta
place-chennai | Chennai | Chennai | Chennai | Chennai
place-bangalore | Bangalore, Bengaluru | Bangalore, Bengaluru | Bangalore | Bangalore, Bengaluru
place-hyderabad | Hyderabad | Hyderabad | Hyderabad | Hyderabad
place-ahmedabad | Ahmedabad | Ahmedabad | Ahmedabad | Ahmedabad
place-varanasi | Benarés | Varanasi | Bénarès, Varanasi | Varanasi, Benares
place-bhopal | Bhopal | Bhopal | Bhopal | Bhopal
place-srinagar | Srinagar | Srinagar | Srinagar | Srinagar
place-pahalgam | Pahalgam | Pahalgam | Pahalgam | Pahalgam
place-prayagraj | Prayagraj | Prayagraj | Prayagraj | Prayagraj
place-dhaka | Daca | Dhaka | Dacca | Dhaka
place-coxs-bazar | Cox's Bazar | Cox's Bazar | Cox's Bazar | Cox's Bazar
place-kathmandu | Katmandú | Kathmandu | Katmandou | Kathmandu
place-lhasa | Lhasa | Lhasa | Lhassa | Lhasa
place-colombo | capital de Sri Lanka, ciudad de Colombo | Colombo | Colombo | Colombo
place-yangon | Rangún, Yangón | Yangon, Rangoon | Rangoun, Yangon | Rangun, Yangon
place-mandalay | Mandalay | Mandalay | Mandalay | Mandalay
place-naypyidaw | Naipyidó, Naypyidaw | Naypyidaw | Naypyidaw | Naypyidaw, Naypyitaw
place-bangkok | Bangkok | Bangkok | Bangkok | Bangkok
place-phuket | Phuket | Phuket | Phuket | Phuket
place-hanoi | Hanói | Hanoi | Hanoï | Hanoi
place-ho-chi-minh-city | Ciudad Ho Chi Minh, Saigón | Ho Chi Minh City, Saigon | Hô Chi Minh-Ville, Saïgon | Ho-Chi-Minh-Stadt, Saigon
place-phnom-penh | Nom Pen, Phnom Penh | Phnom Penh | Phnom Penh | Phnom Penh
place-vientiane | Vientián | Vientiane | Vientiane | Vientiane
place-kuala-lumpur | Kuala Lumpur | Kuala Lumpur | Kuala Lumpur | Kuala Lumpur
place-singapore | Singapur, singapurense | Singapore, Singaporean | Singapour, singapourien | Singapur
place-jakarta | Yakarta | Jakarta | Jakarta | Jakarta
place-nusantara | Nusantara | Nusantara | Nusantara | Nusantara
place-surabaya | Surabaya | Surabaya | Surabaya | Surabaya
place-manila | Manila | Manila | Manille | Manila
place-beijing | Pekín, pequinés | Beijing, Peking | Pékin, pékinois | Peking
place-shanghai | Shanghái | Shanghai | Shanghai, shanghaïen | Shanghai, Schanghai
place-guangzhou | Cantón China, Guangzhou | Guangzhou | Canton Chine, Guangzhou | Guangzhou, Kanton China
place-shenzhen | Shenzhen | Shenzhen | Shenzhen | Shenzhen
place-nanjing | Nankín, Nanjing | Nanjing | Nankin | Nanjing, Nanking
place-chengdu | Chengdú | Chengdu | Chengdu | Chengdu
place-chongqing | Chongqing | Chongqing | Chongqing | Chongqing
place-tianjin | Tianjin | Tianjin | Tianjin | Tianjin
place-harbin | Harbin | Harbin | Harbin | Harbin
place-hangzhou | Hangzhou | Hangzhou | Hangzhou | Hangzhou
place-macau | Macao, macaense | Macau, Macao | Macao | Macau, Macao
place-taipei | Taipéi | Taipei | Taipei | Taipeh
place-ulaanbaatar | Ulán Bator | Ulaanbaatar, Ulan Bator | Oulan-Bator | Ulan-Bator, Ulaanbaatar
place-tokyo | Tokio, tokiota | Tokyo | Tokyo, tokyoïte | Tokio, Tokioter
place-osaka | ciudad de Osaka, Expo de Osaka, en Osaka | Osaka Expo, in Osaka, city of Osaka | à Osaka, ville d'Osaka | in Osaka, Expo Osaka, Stadt Osaka
place-kyoto | Kioto | Kyoto | Kyoto | Kyoto
place-yokohama | Yokohama | Yokohama | Yokohama | Yokohama
place-sapporo | Sapporo | Sapporo | Sapporo | Sapporo
place-busan | Busan | Busan | Busan, Pusan | Busan
place-seoul | Seúl | Seoul | Séoul, séoulite | Seoul
place-incheon | Incheon, Inchon | Incheon | Incheon | Incheon
# Cities: Africa
place-cairo | El Cairo, cairota | Cairo | Le Caire, Caire, cairote | Kairo
place-alexandria | Alejandría | Alexandria | Alexandrie | Alexandria
place-sharm-el-sheikh | Sharm el Sheij, Sharm el Sheikh | Sharm el-Sheikh | Charm el-Cheikh | Scharm el-Scheich
place-luxor | Luxor | Luxor | Louxor | Luxor
place-giza | Guiza | Giza | Gizeh | Gizeh
place-rabat | Rabat | Rabat | Rabat | Rabat
place-casablanca | Casablanca | Casablanca | Casablanca | Casablanca
place-marrakesh | Marrakech, Marraquech | Marrakesh, Marrakech | Marrakech | Marrakesch
place-tangier | Tánger, tangerino | Tangier | Tanger | Tanger
place-fez | ciudad de Fez | Fez | Fès | Fès
place-agadir | Agadir | Agadir | Agadir | Agadir
place-nador | Nador | Nador | Nador | Nador
place-laayoune | El Aaiún | Laayoune | Laâyoune | El Aaiún
place-tindouf | Tinduf | Tindouf | Tindouf | Tindouf
place-algiers | Argel | Algiers | Alger, algérois | Algier
place-oran | Orán | Oran | Oran | Oran
place-tunis | ciudad de Túnez, Túnez capital | Tunis | Tunis, tunisois | Tunis
place-sfax | Sfax | Sfax | Sfax | Sfax
place-sousse | Susa tunecina | Sousse | Sousse | Sousse
place-benghazi | Bengasi | Benghazi | Benghazi | Bengasi
place-derna | Derna | Derna | Derna | Derna
place-misrata | Misrata | Misrata | Misrata | Misrata
place-sirte | Sirte | Sirte | Syrte | Sirte
place-khartoum | Jartum | Khartoum | Khartoum | Khartum
place-el-fasher | El Fasher, Al Fasher | El Fasher | El-Facher | Al-Faschir, El Fascher
place-port-sudan | Puerto Sudán | Port Sudan | Port-Soudan | Port Sudan
place-juba | Yuba, Juba | Juba | Djouba, Juba | Juba, Dschuba
place-addis-ababa | Adís Abeba | Addis Ababa | Addis-Abeba | Addis Abeba
place-asmara | Asmara | Asmara | Asmara | Asmara
place-mogadishu | Mogadiscio | Mogadishu | Mogadiscio | Mogadischu
place-hargeisa | Hargeisa | Hargeisa | Hargeisa | Hargeisa
place-nairobi | Nairobi | Nairobi | Nairobi | Nairobi
place-mombasa | Mombasa | Mombasa | Mombasa | Mombasa
place-kampala | Kampala | Kampala | Kampala | Kampala
place-kigali | Kigali | Kigali | Kigali | Kigali
place-bujumbura | Buyumbura | Bujumbura | Bujumbura | Bujumbura
place-dar-es-salaam | Dar es Salam | Dar es Salaam | Dar es Salam | Daressalam, Dar es Salaam
place-dodoma | Dodoma | Dodoma | Dodoma | Dodoma
place-kinshasa | Kinsasa, Kinshasa | Kinshasa | Kinshasa | Kinshasa
place-goma | ciudad de Goma, en Goma, ciudad congoleña de Goma | Goma | à Goma, ville de Goma | Goma
place-bukavu | Bukavu | Bukavu | Bukavu | Bukavu
place-lubumbashi | Lubumbashi | Lubumbashi | Lubumbashi | Lubumbashi
place-brazzaville | Brazzaville | Brazzaville | Brazzaville | Brazzaville
place-bangui | Bangui | Bangui | Bangui | Bangui
place-yaounde | Yaundé | Yaoundé | Yaoundé | Jaunde, Yaoundé
place-douala | Duala | Douala | Douala | Duala
place-libreville | Libreville | Libreville | Libreville | Libreville
place-malabo | Malabo | Malabo | Malabo | Malabo
place-luanda | Luanda | Luanda | Luanda | Luanda
place-lusaka | Lusaka | Lusaka | Lusaka | Lusaka
place-harare | Harare | Harare | Harare | Harare
place-maputo | Maputo | Maputo | Maputo | Maputo
place-beira | ciudad de Beira | Mozambican city of Beira, port of Beira | ville de Beira | Hafenstadt Beira
place-windhoek | Windhoek | Windhoek | Windhoek | Windhuk
place-johannesburg | Johannesburgo | Johannesburg | Johannesburg, Johannesbourg | Johannesburg
place-cape-town | Ciudad del Cabo | Cape Town | Le Cap, ville du Cap | Kapstadt
place-pretoria | Pretoria | Pretoria | Pretoria | Pretoria
place-durban | Durban | Durban | Durban | Durban
place-soweto | Soweto | Soweto | Soweto | Soweto
place-antananarivo | Antananarivo | Antananarivo | Antananarivo, Tananarive | Antananarivo
place-lagos | Lagos Nigeria, Lagos nigeriana, ciudad de Lagos | Lagos | Lagos | Lagos
place-abuja | Abuya, Abuja | Abuja | Abuja | Abuja
place-kano | ciudad de Kano | Kano | Kano | Kano
place-maiduguri | Maiduguri | Maiduguri | Maiduguri | Maiduguri
place-chibok | Chibok | Chibok | Chibok | Chibok
place-accra | Acra | Accra | Accra | Accra
place-abidjan | Abiyán | Abidjan | Abidjan | Abidjan
place-yamoussoukro | Yamusukro | Yamoussoukro | Yamoussoukro | Yamoussoukro
place-lome | Lomé | Lomé | Lomé | Lomé
place-cotonou | Cotonú | Cotonou | Cotonou | Cotonou
place-porto-novo | Porto Novo | Porto-Novo | Porto-Novo | Porto-Novo
place-ouagadougou | Uagadugú | Ouagadougou | Ouagadougou | Ouagadougou
place-bamako | Bamako | Bamako | Bamako | Bamako
place-timbuktu | Tombuctú | Timbuktu | Tombouctou | Timbuktu
place-gao | ciudad de Gao | Gao | Gao | Gao
place-niamey | Niamey | Niamey | Niamey | Niamey
place-agadez | Agadez | Agadez | Agadez | Agadez
place-ndjamena | Yamena | N'Djamena, Ndjamena | N'Djamena | N'Djamena
place-nouakchott | Nuakchot | Nouakchott | Nouakchott | Nouakchott
place-nouadhibou | Nuadibú | Nouadhibou | Nouadhibou | Nouadhibou
place-dakar | Dakar | Dakar | Dakar, dakarois | Dakar
place-conakry | Conakri, Conakry | Conakry | Conakry | Conakry
place-freetown | Freetown | Freetown | Freetown | Freetown
place-monrovia | Monrovia | Monrovia | Monrovia | Monrovia
place-praia | Praia | Praia | Praia | Praia
place-port-louis | Port Louis | Port Louis | Port-Louis | Port Louis
place-mayotte-mamoudzou | Mamoudzou | Mamoudzou | Mamoudzou | Mamoudzou
# Cities: Americas
place-newyork | Nueva York, neoyorquino | New York, New Yorker, NYC | New York, new-yorkais | New York, New Yorker
place-manhattan | Manhattan | Manhattan | Manhattan | Manhattan
place-brooklyn | Brooklyn | Brooklyn | Brooklyn | Brooklyn
place-losangeles | Los Ángeles, angelino | Los Angeles, LA | Los Angeles | Los Angeles
place-philadelphia | Filadelfia | Philadelphia | Philadelphie | Philadelphia
place-new-orleans | Nueva Orleans | New Orleans | La Nouvelle-Orléans, Nouvelle-Orléans | New Orleans
place-washington-dc | Washington DC | Washington DC, Washington D.C. | Washington DC | Washington DC
place-san-francisco | San Francisco | San Francisco | San Francisco | San Francisco
place-minneapolis | Mineápolis, Minneapolis | Minneapolis | Minneapolis | Minneapolis
place-chicago | Chicago | Chicago | Chicago | Chicago
place-boston | Boston | Boston, Bostonian | Boston | Boston
place-miami | Miami | Miami | Miami | Miami
place-las-vegas | Las Vegas | Las Vegas | Las Vegas | Las Vegas
place-seattle | Seattle | Seattle | Seattle | Seattle
place-atlanta | Atlanta | Atlanta | Atlanta | Atlanta
place-detroit | Detroit | Detroit | Detroit | Detroit
place-baltimore | Baltimore | Baltimore | Baltimore | Baltimore
place-uvalde | Uvalde | Uvalde | Uvalde | Uvalde
place-guantanamo | Guantánamo | Guantanamo | Guantánamo | Guantánamo
place-montreal | Montreal | Montreal | Montréal | Montreal
place-quebec | Quebec, quebequés | Quebec, Québécois, Quebecker | Québec, québécois | Québec
place-toronto | Toronto | Toronto | Toronto | Toronto
place-ottawa | Ottawa | Ottawa | Ottawa | Ottawa
place-vancouver | Vancouver | Vancouver | Vancouver | Vancouver
place-calgary | Calgary | Calgary | Calgary | Calgary
place-kananaskis | Kananaskis | Kananaskis | Kananaskis | Kananaskis
place-mexicocity | Ciudad de México, CDMX, capitalino mexicano | Mexico City | Mexico | Mexiko-Stadt, Mexico-Stadt
place-guadalajara | Guadalajara | Guadalajara | Guadalajara | Guadalajara
place-monterrey | Monterrey | Monterrey | Monterrey | Monterrey
place-tijuana | Tijuana | Tijuana | Tijuana | Tijuana
place-ciudad-juarez | Ciudad Juárez | Ciudad Juárez, Juarez | Ciudad Juárez | Ciudad Juárez
place-acapulco | Acapulco | Acapulco | Acapulco | Acapulco
place-culiacan | Culiacán | Culiacán | Culiacan | Culiacán
place-cancun | Cancún | Cancún | Cancun | Cancún
place-havana | La Habana, habanero | Havana | La Havane, havanais | Havanna
place-santiago-cuba | Santiago de Cuba | Santiago de Cuba | Santiago de Cuba | Santiago de Cuba
place-port-au-prince | Puerto Príncipe | Port-au-Prince | Port-au-Prince | Port-au-Prince
place-santo-domingo | Santo Domingo | Santo Domingo | Saint-Domingue | Santo Domingo
place-san-juan-pr | San Juan Puerto Rico | San Juan Puerto Rico | San Juan Porto Rico | San Juan Puerto Rico
place-guatemala-city | Ciudad de Guatemala | Guatemala City | Guatemala Ciudad, Ciudad de Guatemala | Guatemala-Stadt
place-panama-city | Ciudad de Panamá | Panama City | Panama City, ville de Panama | Panama-Stadt
place-san-jose-cr | San José Costa Rica | San José Costa Rica | San José Costa Rica | San José Costa Rica
place-san-salvador | San Salvador | San Salvador | San Salvador | San Salvador
place-tegucigalpa | Tegucigalpa | Tegucigalpa | Tegucigalpa | Tegucigalpa
place-managua | Managua | Managua | Managua | Managua
place-bogota | Bogotá, bogotano | Bogotá | Bogota | Bogotá
place-medellin | Medellín, "paisa" | Medellín | Medellín | Medellín
place-cucuta | Cúcuta | Cúcuta | Cucuta | Cúcuta
place-cartagena | Cartagena de Indias | Cartagena Colombia, Cartagena de Indias | Carthagène des Indes, Carthagène | Cartagena de Indias
place-caracas | Caracas, caraqueño | Caracas | Caracas | Caracas
place-maracaibo | Maracaibo | Maracaibo | Maracaibo | Maracaibo
place-quito | en Quito, quiteño, ciudad de Quito | Quito | Quito | Quito
place-guayaquil | Guayaquil | Guayaquil | Guayaquil | Guayaquil
place-lima | en Lima, limeño, capital peruana | Lima | Lima | Lima
place-cuzco | Cuzco, Cusco | Cusco, Cuzco | Cuzco, Cusco | Cusco, Cuzco
place-la-paz | Gobierno de La Paz, paceño, El Alto La Paz | La Paz | La Paz | La Paz
place-asuncion | Asunción Paraguay, en Asunción | Asunción | Asuncion | Asunción
place-buenos-aires | Buenos Aires, porteño, bonaerense | Buenos Aires | Buenos Aires, portègne | Buenos Aires
place-montevideo | Montevideo, montevideano | Montevideo | Montevideo | Montevideo
place-santiago-chile | Santiago de Chile | Santiago de Chile | Santiago du Chili | Santiago de Chile
place-valparaiso | Valparaíso | Valparaíso | Valparaiso | Valparaíso
place-rio | Río de Janeiro, carioca | Rio de Janeiro, Rio | Rio de Janeiro, Rio, carioca | Rio de Janeiro, Rio
place-sao-paulo | São Paulo, paulista | São Paulo | São Paulo | São Paulo
place-brasilia | Brasilia | Brasília | Brasilia | Brasília
place-belem-brazil | Belém, COP30 de Belém | Belém | Belém | Belém
place-manaus | Manaos | Manaus | Manaus | Manaus
place-porto-alegre | Porto Alegre | Porto Alegre | Porto Alegre | Porto Alegre
place-salvador-bahia | Salvador de Bahía | Salvador Bahia, Salvador da Bahia | Salvador de Bahia | Salvador da Bahia
place-cayenne | Cayena | Cayenne | Cayenne | Cayenne
place-paramaribo | Paramaribo | Paramaribo | Paramaribo | Paramaribo
place-georgetown | Georgetown | Georgetown | Georgetown | Georgetown
place-stanley-falklands | Puerto Argentino, Puerto Stanley | Port Stanley | Port Stanley, Puerto Argentino | Port Stanley
# Cities: Oceania
place-sydney | Sídney, Sydney | Sydney | Sydney | Sydney
place-bondi | playa de Bondi, Bondi | Bondi | Bondi | Bondi
place-melbourne | Melbourne | Melbourne | Melbourne | Melbourne
place-canberra | Canberra | Canberra | Canberra | Canberra
place-brisbane | Brisbane | Brisbane | Brisbane | Brisbane
place-christchurch | Christchurch | Christchurch | Christchurch | Christchurch
place-auckland | Auckland | Auckland | Auckland | Auckland
place-port-moresby | Puerto Moresby, Port Moresby | Port Moresby | Port Moresby | Port Moresby
# Regions: Germany, Austria, Switzerland
place-bavaria | Baviera, bávaro | Bavaria, Bavarian | Bavière, bavarois | Bayern, bayerisch*, bayrisch*
place-saxony | Sajonia, sajón | Saxony, Saxon | Saxe, saxon | Sachsen, sächsisch*
place-saxony-anhalt | Sajonia-Anhalt | Saxony-Anhalt | Saxe-Anhalt | Sachsen-Anhalt
place-lower-saxony | Baja Sajonia | Lower Saxony | Basse-Saxe | Niedersachsen
place-thuringia | Turingia | Thuringia, Thuringian | Thuringe | Thüringen, Thüringer
place-hesse | estado de Hesse, Hesse | Hesse, state of Hesse | Hesse | Hessen, hessisch*
place-brandenburg | Brandeburgo, Brandemburgo | Brandenburg | Brandebourg | Brandenburg, Brandenburger
place-mecklenburg | Mecklemburgo, Mecklemburgo-Pomerania Occidental, Mecklemburgo-Antepomerania | Mecklenburg, Mecklenburg-Western Pomerania, Mecklenburg-Vorpommern | Mecklembourg, Mecklembourg-Poméranie | Mecklenburg, Mecklenburg-Vorpommern
place-north-rhine-westphalia | Renania del Norte-Westfalia, Renania-Westfalia | North Rhine-Westphalia | Rhénanie-du-Nord-Westphalie | Nordrhein-Westfalen, NRW
place-rhineland-palatinate | Renania-Palatinado, Palatinado | Rhineland-Palatinate, Palatinate | Rhénanie-Palatinat, Palatinat | Rheinland-Pfalz, rheinland-pfälzisch
place-rhineland | Renania | Rhineland | Rhénanie | Rheinland, rheinisch*
place-saarland | Sarre | Saarland | Sarre | Saarland
place-schleswig-holstein | Schleswig-Holstein | Schleswig-Holstein | Schleswig-Holstein | Schleswig-Holstein
place-baden-wuerttemberg | Baden-Wurtemberg, Baden-Wurttemberg | Baden-Württemberg | Bade-Wurtemberg | Baden-Württemberg
place-swabia | Suabia | Swabia, Swabian | Souabe | Schwaben, schwäbisch*
place-franconia | Franconia | Franconia | Franconie | Franken Bayern, Oberfranken, Mittelfranken, Unterfranken
place-black-forest | Selva Negra | Black Forest | Forêt-Noire | Schwarzwald
place-ruhr | cuenca del Ruhr | Ruhr | Ruhr | Ruhrgebiet, Ruhrpott
place-ddr | RDA, Alemania Oriental, Alemania del Este | East Germany, GDR, East German | RDA, Allemagne de l'Est, est-allemand | DDR, Ostdeutschland, ostdeutsch
place-west-germany | Alemania Occidental, RFA | West Germany, West German | Allemagne de l'Ouest, RFA, ouest-allemand | Westdeutschland, westdeutsch
place-tyrol | Tirol | Tyrol, Tirol, Tyrolean | Tyrol, tyrolien | Tirol
place-south-tyrol | Tirol del Sur, Alto Adigio | South Tyrol | Haut-Adige, Tyrol du Sud | Südtirol, Südtiroler
place-carinthia | Carintia | Carinthia | Carinthie | Kärnten
place-styria | Estiria | Styria | Styrie | Steiermark, steirisch*
place-burgenland | Burgenland | Burgenland | Burgenland | Burgenland
place-vorarlberg | Vorarlberg | Vorarlberg | Vorarlberg | Vorarlberg
place-upper-austria | Alta Austria | Upper Austria | Haute-Autriche | Oberösterreich
place-lower-austria | Baja Austria | Lower Austria | Basse-Autriche | Niederösterreich, Niederösterreicherin
place-valais | cantón del Valais, Valais | Valais | Valais, valaisan | Wallis, Walliser
place-vaud | cantón de Vaud, Vaud | Vaud | Vaud, vaudois | Waadt, Waadtland
place-ticino | Tesino | Ticino | Tessin, tessinois | Tessin
place-grisons | Grisones | Graubünden, Grisons | Grisons | Graubünden, Bündner
place-jura | cantón del Jura, macizo del Jura | Jura | Jura, jurassien | Kanton Jura, Juragebirge, Schweizer Jura
place-romandy | Suiza francófona, Romandía | French-speaking Switzerland, Romandy | Suisse romande, romand, Romandie | Romandie, Westschweiz, Welschschweiz
place-german-switzerland | Suiza alemana, Suiza germanófona | German-speaking Switzerland | Suisse alémanique, alémanique | Deutschschweiz
# Regions: France
place-brittany | Bretaña, bretón | Brittany, Breton | Bretagne, breton | Bretagne, bretonisch*
place-normandy | Normandía, "normando", "normanda", "normandos" | Normandy | Normandie | Normandie
place-alsace | Alsacia, alsaciano | Alsace, Alsatian | Alsace, alsacien | Elsass
place-lorraine | Lorena francesa, región de Lorena | Alsace-Lorraine, Lorraine France | Lorraine | Lothringen
place-corsica | Córcega, corso | Corsica, Corsican | Corse | Korsika, korsisch*, Korse
place-provence | Provenza, provenzal | Provence, Provençal | Provence, provençal | Provence
place-cote-dazur | Costa Azul | French Riviera, Riviera, Côte d'Azur | Côte d'Azur, Riviera | Côte d'Azur, französische Riviera
place-savoy | Saboya, Alta Saboya | Savoy, Savoie, Haute-Savoie | Savoie, Haute-Savoie, savoyard | Savoyen, Hochsavoyen
place-burgundy | Borgoña | Burgundy | Bourgogne, bourguignon | Burgund
place-ile-de-france | Isla de Francia, región parisina | Paris region, Île-de-France | Île-de-France, région parisienne, francilien | Île-de-France, Großraum Paris
place-picardy | Picardía francesa, región de Picardía | Picardy | Picardie | Picardie
place-aquitaine | Aquitania, Nueva Aquitania | Aquitaine, Nouvelle-Aquitaine | Aquitaine, Nouvelle-Aquitaine | Aquitanien, Nouvelle-Aquitaine
place-occitania | Occitania, occitano | Occitanie, Occitania | Occitanie | Okzitanien
place-auvergne | Auvernia | Auvergne | Auvergne, auvergnat | Auvergne
place-champagne-region | Champaña-Ardenas, región de Champaña | Champagne region | Champagne-Ardenne | Champagne-Region
place-ardennes | Ardenas | Ardennes | Ardennes | Ardennen
place-hauts-de-france | Altos de Francia | Hauts-de-France | Hauts-de-France | Hauts-de-France
place-grand-est | Gran Este | Grand Est | Grand Est | Grand Est
place-pas-de-calais | Paso de Calais | Pas-de-Calais | Pas-de-Calais | Pas-de-Calais
place-basque | País Vasco, vasco, Euskadi, Euskal Herria, vasca | Basque, Basque Country | Pays basque, basque | Baskenland, baskisch*, Baske
place-reunion | isla Reunión, La Reunión, isla de Reunión | Réunion island, La Réunion | La Réunion, île de La Réunion, réunionnais | La Réunion, Insel Réunion
place-guadeloupe | Guadalupe francesa, isla de Guadalupe | Guadeloupe | Guadeloupe, guadeloupéen | Guadeloupe
place-martinique | Martinica | Martinique | Martinique, martiniquais | Martinique
place-mayotte | Mayotte | Mayotte | Mayotte, mahorais | Mayotte
place-french-guiana | Guayana Francesa | French Guiana | Guyane | Französisch-Guayana
place-new-caledonia | Nueva Caledonia, canaco | New Caledonia, Kanak | Nouvelle-Calédonie, néo-calédonien, kanak, calédonien | Neukaledonien
place-french-polynesia | Polinesia Francesa | French Polynesia | Polynésie française, polynésien | Französisch-Polynesien
place-tahiti | Tahití | Tahiti, Tahitian | Tahiti, tahitien | Tahiti
place-saint-martin | isla de San Martín, San Bartolomé isla | St Martin, Saint Martin, Sint Maarten | île de Saint-Martin, Saint-Barthélemy | Insel Saint-Martin, Sint Maarten
# Regions: Spain, Portugal
place-catalonia | Cataluña, Catalunya, catalán, catalana | Catalonia, Catalan, Catalonian | Catalogne, catalan | Katalonien, katalanisch*
place-andalusia | Andalucía, andaluz, andaluces | Andalusia, Andalusian, Andalucía | Andalousie, andalou | Andalusien, andalusisch*
place-galicia | Galicia, gallego | Galicia, Galician | Galice, galicien | Galicien, galicisch*
place-castile-leon | Castilla y León | Castile and León | Castille-et-León | Kastilien und León, Kastilien-León
place-castile | Castilla, Castilla-La Mancha, castellano-manchego | Castile, Castilla-La Mancha | Castille, Castille-La Manche | Kastilien, Kastilien-La Mancha
place-aragon | Aragón | Aragon, Aragonese | Aragon | Aragonien, Aragón
place-navarre | Comunidad Foral Navarra, Gobierno de Navarra | Navarre, Navarra | Navarre | Navarra
place-asturias | Asturias, asturiano | Asturias, Asturian | Asturies, asturien | Asturien, asturisch*
place-cantabria | Cantabria, cántabro | Cantabria | Cantabrie | Kantabrien
place-extremadura | Extremadura, extremeño | Extremadura | Estrémadure | Extremadura
place-la-rioja | La Rioja, riojano | La Rioja, Rioja | La Rioja, Rioja | La Rioja, Rioja
place-valencian-community | Comunidad Valenciana, Comunitat Valenciana | Valencian Community | Communauté valencienne | Comunidad Valenciana, Region Valencia
place-balearics | Baleares, "balear" | Balearic Islands, Balearic, Balearics | Baléares | Balearen
place-ibiza | Ibiza | Ibiza | Ibiza | Ibiza
place-menorca | Menorca | Menorca, Minorca | Minorque | Menorca
place-majorca | Mallorca, mallorquín | Majorca, Mallorca | Majorque, majorquin | Mallorca, Malle
place-canaries | Canarias, islas Canarias | Canary Islands, Canaries | Canaries, canarien | Kanaren, Kanarische Inseln
place-tenerife | Tenerife, tinerfeño | Tenerife | Tenerife, Ténériffe | Teneriffa
place-gran-canaria | Gran Canaria, grancanario | Gran Canaria | Grande Canarie | Gran Canaria
place-la-palma | isla de La Palma, palmero | La Palma | La Palma | La Palma
place-lanzarote | Lanzarote | Lanzarote | Lanzarote | Lanzarote
place-fuerteventura | Fuerteventura | Fuerteventura | Fuerteventura | Fuerteventura
place-el-hierro | isla El Hierro, isla de El Hierro | El Hierro | El Hierro | El Hierro
place-costa-brava | Costa Brava | Costa Brava | Costa Brava | Costa Brava
place-costa-del-sol | Costa del Sol | Costa del Sol | Costa del Sol | Costa del Sol
place-iberia | península ibérica | Iberian Peninsula, Iberian | péninsule ibérique, ibérique | Iberische Halbinsel, iberisch*
place-azores | Azores | Azores | Açores | Azoren
place-madeira | isla de Madeira, Madeira | Madeira | Madère | Madeira
place-algarve | Algarve | Algarve | Algarve | Algarve
# Regions: Italy, Britain, Benelux, others in Europe
place-lombardy | Lombardía, lombardo | Lombardy | Lombardie | Lombardei, lombardisch*
place-tuscany | Toscana | Tuscany, Tuscan | Toscane | Toskana, toskanisch*
place-piedmont | Piamonte | Piedmont | Piémont | Piemont
place-veneto | Véneto | Veneto | Vénétie | Venetien
place-emilia-romagna | Emilia-Romaña | Emilia-Romagna | Émilie-Romagne | Emilia-Romagna
place-liguria | Liguria | Liguria | Ligurie | Ligurien
place-lazio-region | región del Lacio, Lacio | Lazio region | Latium | Latium
place-campania | Campania | Campania | Campanie | Kampanien
place-apulia | Apulia | Puglia, Apulia | Pouilles | Apulien
place-calabria | Calabria, calabrés | Calabria, Calabrian | Calabre | Kalabrien, kalabrisch*
place-sicily | Sicilia, siciliano | Sicily, Sicilian | Sicile, sicilien | Sizilien, sizilianisch*
place-sardinia | Cerdeña, sardo | Sardinia, Sardinian | Sardaigne | Sardinien, sardisch*
place-umbria | Umbría | Umbria | Ombrie | Umbrien
place-lampedusa | Lampedusa | Lampedusa | Lampedusa | Lampedusa
place-capri | Capri | Capri | Capri | Capri
place-stromboli | Estrómboli | Stromboli | Stromboli | Stromboli
place-campi-flegrei | Campos Flégreos | Campi Flegrei, Phlegraean Fields | champs Phlégréens | Phlegräische Felder
place-etna | Etna | Etna, Mount Etna | Etna | Ätna
place-vesuvius | Vesubio | Vesuvius | Vésuve | Vesuv
place-dolomites | Dolomitas | Dolomites | Dolomites | Dolomiten
place-marmolada | Marmolada | Marmolada | Marmolada | Marmolata, Marmolada
place-scotland | Escocia, escocés, escoceses | Scotland, Scottish, Scot | Écosse, écossaise, écossais | Schottland, schottisch*, Schotte
place-wales | Gales, "galesa", "galeses" | Wales, Welsh, Welshman | pays de Galles, gallois | Wales, walisisch*
place-northern-ireland | Irlanda del Norte, norirlandés, norirlandeses | Northern Ireland, Northern Irish, Ulster | Irlande du Nord, nord-irlandais, Ulster | Nordirland, nordirisch*, Ulster
place-cornwall | Cornualles | Cornwall, Cornish | Cornouailles | Cornwall
place-yorkshire | Yorkshire | Yorkshire | Yorkshire | Yorkshire
place-jersey | isla de Jersey, Guernesey | Channel Islands, Guernsey | îles Anglo-Normandes, Guernesey | Kanalinseln, Guernsey
place-isle-of-man | isla de Man | Isle of Man | île de Man | Isle of Man
place-hebrides | Hébridas | Hebrides | Hébrides | Hebriden
place-shetland | Shetland | Shetland | Shetland | Shetland
place-orkney | Orcadas | Orkney | Orcades | Orkney
place-flanders | Flandes, flamenco belga | Flanders, Flemish | Flandre, Flandres, flamand | Flandern, flämisch*, Flame
place-wallonia | Valonia, valón | Wallonia, Walloon | Wallonie | Wallonien, wallonisch*
place-frisia | Frisia, frisón | Frisia, Friesland, Frisian | Frise Pays-Bas, frison | Friesland, friesisch*, Ostfriesland, Nordfriesland
place-zeeland | Zelanda neerlandesa, Zelandia | Zeeland | Zélande | Seeland
place-scandinavia | Escandinavia, escandinavo, países nórdicos | Scandinavia, Scandinavian, Nordic countries | Scandinavie, pays nordiques | Skandinavien, skandinavisch*
place-lapland | Laponia, lapón | Lapland | Laponie | Lappland
place-faroe | islas Feroe, Feroe, feroés | Faroe Islands, Faroe, Faroese | îles Féroé, Féroé, féroïen | Färöer, färöisch*
place-svalbard | Svalbard | Svalbard, Spitsbergen | Svalbard, Spitzberg | Spitzbergen, Svalbard
place-gotland | Gotland | Gotland | Gotland | Gotland
place-aland | islas Åland | Åland Islands | îles Åland | Åland-Inseln, Ålandinseln
place-baltics | países bálticos, repúblicas bálticas | Baltic states, Baltics | pays baltes, États baltes, balte | Baltikum, baltisch*
place-transnistria | Transnistria | Transnistria, Transdniestria | Transnistrie, transnistrien | Transnistrien, transnistrisch*
place-gagauzia | Gagauzia, gagauzo | Gagauzia | Gagaouzie | Gagausien
place-transylvania | Transilvania | Transylvania | Transylvanie | Siebenbürgen, Transsilvanien
place-bohemia | Bohemia checa, región de Bohemia | Bohemia | Bohême | Böhmen, böhmisch*
place-moravia | Moravia checa | Moravia | Moravie | Mähren
place-silesia | Silesia, Alta Silesia | Silesia, Silesian | Silésie | Schlesien, schlesisch*
place-pomerania | Pomerania | Pomerania | Poméranie | Pommern, Vorpommern
place-suwalki | corredor de Suwalki, Suwalki | Suwalki | Suwalki | Suwalki
place-dalmatia | Dalmacia | Dalmatia, Dalmatian coast | Dalmatie | Dalmatien
place-istria | Istria | Istria | Istrie | Istrien
place-vojvodina | Voivodina, Vojvodina | Vojvodina | Voïvodine | Vojvodina, Wojwodina
place-republika-srpska | República Srpska, serbobosnio, entidad serbobosnia | Republika Srpska, Bosnian Serb | Republika Srpska, serbe de Bosnie | Republika Srpska, bosnische Serben, Serbenrepublik
place-balkans | Balcanes, Balcanes Occidentales | Balkans, Western Balkans | Balkans | Balkan, Westbalkan
place-yugoslavia | Yugoslavia, yugoslavo, exyugoslavo | Yugoslavia, Yugoslav | Yougoslavie, ex-Yougoslavie | Jugoslawien, jugoslawisch*, Ex-Jugoslawien
place-czechoslovakia | Checoslovaquia, checoslovaco | Czechoslovakia | Tchécoslovaquie | Tschechoslowakei
place-ussr | Unión Soviética, URSS, soviético | Soviet Union, USSR, Soviet | Union soviétique, URSS, soviétique | Sowjetunion, UdSSR, sowjetisch*
place-crete | Creta, cretense | Crete, Cretan | Crète, crétois | Kreta
place-rhodes | Rodas | Rhodes Greece, island of Rhodes, Greek island Rhodes | île de Rhodes, Rhodes | Rhodos
place-corfu | Corfú | Corfu | Corfou | Korfu
place-lesbos | Lesbos | Lesbos | Lesbos | Lesbos
place-samos | Samos isla, isla de Samos | Samos | Samos | Samos
place-santorini | Santorini | Santorini | Santorin | Santorin, Santorini
place-peloponnese | Peloponeso | Peloponnese | Péloponnèse | Peloponnes
place-attica | región del Ática, Ática | Attica | Attique | Attika
place-evia | Eubea | Evia, Euboea | Eubée | Euböa
place-evros | Evros | Evros | Evros | Evros
place-thrace | Tracia | Thrace | Thrace | Thrakien
place-macedonia-greek | Macedonia griega | Greek Macedonia | Macédoine grecque | Griechisch-Makedonien
place-athos | monte Athos | Mount Athos | mont Athos | Berg Athos
place-northern-cyprus | norte de Chipre, Chipre del Norte, turcochipriota | Northern Cyprus, Turkish Cypriot | Chypre du Nord, chypriote turc | Nordzypern, nordzyprisch*
# Regions: Eastern Europe, Asia, Middle East
place-donbas | Donbás, Donbass, Donetsk | Donbas, Donbass, Donetsk | Donbass, Donetsk | Donbass, Donezk
place-crimea | Crimea, península de Crimea | Crimea, Crimean | Crimée | Krim, Halbinsel Krim, Krimtataren
place-snake-island | isla de las Serpientes | Snake Island | île des Serpents | Schlangeninsel
place-chechnya | Chechenia, checheno | Chechnya, Chechen | Tchétchénie, tchétchène | Tschetschenien, tschetschenisc*, Tschetschene
place-dagestan | Daguestán, daguestaní | Dagestan, Dagestani | Daghestan | Dagestan
place-ingushetia | Ingusetia | Ingushetia | Ingouchie | Inguschetien
place-abkhazia | Abjasia | Abkhazia, Abkhaz | Abkhazie | Abchasien, abchasisch*
place-south-ossetia | Osetia del Sur | South Ossetia | Ossétie du Sud | Südossetien
place-nagorno-karabakh | Nagorno Karabaj, Alto Karabaj, Karabaj | Nagorno-Karabakh, Karabakh | Haut-Karabakh, Haut-Karabagh, Karabakh | Bergkarabach, Berg-Karabach, Nagorny Karabach
place-tatarstan | Tatarstán | Tatarstan | Tatarstan | Tatarstan
place-bashkortostan | Baskortostán, Bashkortostán | Bashkortostan | Bachkortostan | Baschkortostan
place-kamchatka | Kamchatka | Kamchatka | Kamtchatka | Kamtschatka
place-kuril | islas Kuriles, Kuriles | Kuril Islands, Kurils | îles Kouriles, Kouriles | Kurilen
place-sakhalin | Sajalín | Sakhalin | Sakhaline | Sachalin
place-siberia | Siberia, siberiano | Siberia, Siberian | Sibérie, sibérien | Sibirien, sibirisch*
place-yakutia | Yakutia, Sajá Yakutia | Yakutia, Sakha | Iakoutie | Jakutien
place-altai | Altái | Altai | Altaï | Altai
place-buryatia | Buriatia, buriato | Buryatia, Buryat | Bouriatie | Burjatien, burjatisch*
place-karelia | Carelia | Karelia | Carélie | Karelien
place-urals | Urales, montes Urales | Urals, Ural Mountains | Oural | Ural
place-caucasus | Cáucaso, Cáucaso Norte | Caucasus, North Caucasus | Caucase, caucasien, Caucase du Nord | Kaukasus, kaukasisch*, Nordkaukasus
place-anatolia | Anatolia | Anatolia, Anatolian | Anatolie | Anatolien
place-kurdistan | Kurdistán | Kurdistan | Kurdistan | Kurdistan
place-kurds | kurdo | Kurd, Kurdish | kurde | Kurde, kurdisch*
place-rojava | Rojava | Rojava | Rojava | Rojava
place-westbank | Cisjordania, cisjordano | West Bank, occupied West Bank | Cisjordanie, Cisjordanie occupée | Westjordanland, Westbank
place-golan | Golán, Altos del Golán | Golan, Golan Heights | Golan, plateau du Golan | Golan, Golanhöhen
place-galilee | Galilea | Galilee | Galilée | Galiläa
place-negev | Néguev | Negev | Néguev | Negev
place-judea-samaria | Judea y Samaria | Judea and Samaria | Judée-Samarie | Judäa und Samaria
place-philadelphi | corredor de Filadelfia, corredor Filadelfi | Philadelphi Corridor | corridor de Philadelphie, couloir de Philadelphie | Philadelphi-Korridor
place-netzarim | Netzarim | Netzarim | Netzarim | Netzarim
place-bekaa | valle de la Becá, Bekaa | Bekaa | Bekaa | Bekaa
place-dahiyeh | Dahiye | Dahiyeh, Dahieh | Dahiyé, Dahieh | Dahija, Dahieh
place-litani | Litani | Litani | Litani | Litani
place-temple-mount | Explanada de las Mezquitas, Monte del Templo | Temple Mount, Al-Aqsa compound | esplanade des Mosquées, mont du Temple | Tempelberg
place-al-aqsa | Al Aqsa, mezquita de Al Aqsa | Al-Aqsa, Aqsa | Al-Aqsa | Al-Aksa, Al-Aqsa
place-western-wall | Muro de las Lamentaciones | Western Wall, Wailing Wall | Mur des lamentations | Klagemauer
place-holy-sepulchre | Santo Sepulcro | Holy Sepulchre | Saint-Sépulcre | Grabeskirche
place-middleeast | Oriente Medio, Oriente Próximo, Próximo Oriente, Medio Oriente | Middle East, Mideast, Middle Eastern, Near East | Moyen-Orient, Proche-Orient, proche-oriental | Nahost, Naher Osten, Mittlerer Osten, Nahen Osten
place-persian-gulf | golfo Pérsico, países del Golfo, monarquías del Golfo | Persian Gulf, Gulf states, Gulf countries | golfe Persique, pays du Golfe, monarchies du Golfe | Persischer Golf, Golfstaaten, Golfregion
place-maghreb | Magreb, magrebí | Maghreb, North Africa, North African | Maghreb, maghrébin, Afrique du Nord | Maghreb, Nordafrika, nordafrikanisc*
place-levant | Levante mediterráneo, Levante sirio | Levant | Levant | Levante
place-mesopotamia | Mesopotamia | Mesopotamia, Mesopotamian | Mésopotamie | Mesopotamien
place-persia | Persia | Persia | Perse antique, empire perse | Persien
place-arabia | península arábiga | Arabian Peninsula | péninsule Arabique | Arabische Halbinsel
place-balochistan | Baluchistán, Beluchistán, baluche, baluchi | Balochistan, Baloch | Baloutchistan, baloutche | Belutschistan, belutschisch*
place-khyber | Jaiber Pajtunjuá, Khyber Pakhtunkhwa | Khyber Pakhtunkhwa, Khyber | Khyber Pakhtunkhwa, Khyber | Khyber Pakhtunkhwa, Chaiber
place-kashmir | Cachemira | Kashmir, Kashmiri | Cachemire | Kaschmir, Kashmir
place-punjab | Punyab, Panyab | Punjab, Punjabi | Pendjab | Punjab, Pandschab
place-bengal | Bengala, Bengala Occidental | Bengal, West Bengal | Bengale, Bengale-Occidental | Bengalen, Westbengalen
place-rajasthan | Rajastán, Rayastán | Rajasthan | Rajasthan | Rajasthan
place-gujarat | Guyarat, Gujarat | Gujarat | Gujarat | Gujarat
place-uttar-pradesh | Uttar Pradesh | Uttar Pradesh | Uttar Pradesh | Uttar Pradesh
place-uttarakhand | Uttarakhand | Uttarakhand | Uttarakhand | Uttarakhand
place-manipur | Manipur | Manipur | Manipur | Manipur
place-tibet | Tíbet, tibetano | Tibet, Tibetan | Tibet, tibétain | Tibet
place-xinjiang | Xinjiang, Sinkiang | Xinjiang | Xinjiang | Xinjiang
place-uyghurs | uigur | Uyghur, Uighur | Ouïghour | Uigure
place-inner-mongolia | Mongolia Interior | Inner Mongolia | Mongolie-Intérieure | Innere Mongolei
place-sichuan | Sichuán | Sichuan | Sichuan | Sichuan
place-manchuria | Manchuria | Manchuria | Mandchourie | Mandschurei
place-korea-peninsula | península coreana, península de Corea | Korean Peninsula | péninsule coréenne | koreanische Halbinsel
place-dmz | zona desmilitarizada | DMZ, demilitarised zone, demilitarized zone | zone démilitarisée | demilitarisierte Zone
place-rakhine | Rakáin, Rakhine | Rakhine | Rakhine, Arakan | Rakhine
place-rohingya | rohinyá, rohingya | Rohingya | Rohingya | Rohingya
place-indochina | Indochina | Indochina | Indochine | Indochina
place-southeast-asia | sudeste asiático | Southeast Asia, South-East Asia | Asie du Sud-Est | Südostasien, südostasiatisc*
place-central-asia | Asia Central | Central Asia | Asie centrale | Zentralasien
place-indo-pacific | Indopacífico | Indo-Pacific | Indo-Pacifique, indopacifique | Indopazifik
place-java | isla de Java | Java island, Indonesian island Java, West Java | île de Java | Insel Java
place-sumatra | Sumatra | Sumatra | Sumatra | Sumatra
place-celebes | Célebes, Sulawesi | Sulawesi | Célèbes, Sulawesi | Sulawesi
place-bali | Bali | Bali | Bali | Bali
place-borneo | Borneo | Borneo | Bornéo | Borneo
place-moluccas | Molucas | Moluccas, Maluku | Moluques | Molukken
place-mindanao | Mindanao | Mindanao | Mindanao | Mindanao
place-okinawa | Okinawa | Okinawa | Okinawa | Okinawa
place-hokkaido | Hokkaido | Hokkaido | Hokkaido | Hokkaido
place-noto | península de Noto | Noto peninsula | péninsule de Noto | Noto-Halbinsel, Halbinsel Noto
place-senkaku | islas Senkaku, Senkaku | Senkaku, Diaoyu | Senkaku, Diaoyu | Senkaku
place-spratly | islas Spratly, Spratly | Spratly | Spratleys, Spratly | Spratly-Inseln, Spratly
place-scarborough | atolón de Scarborough, bajío de Scarborough | Scarborough Shoal | récif de Scarborough | Scarborough-Riff
# Regions: Africa
place-western-sahara | Sáhara Occidental | Western Sahara | Sahara occidental | Westsahara
place-sahrawi | saharaui, Frente Polisario, Polisario | Sahrawi, Polisario | sahraoui, Polisario | Sahraui, Polisario
place-sahara | desierto del Sahara, Sahara | Sahara | Sahara | Sahara
place-sahel | Sahel | Sahel | Sahel, sahélien | Sahel, Sahelzone
place-sub-saharan | África subsahariana, subsahariano | sub-Saharan Africa, sub-Saharan | Afrique subsaharienne, subsaharien | Subsahara-Afrika, Afrika südlich der Sahara
place-darfur | Darfur | Darfur | Darfour | Darfur
place-kordofan | Kordofán | Kordofan | Kordofan | Kordofan
place-tigray | Tigray, Tigré, tigriano | Tigray, Tigrayan | Tigré | Tigray
place-horn-of-africa | Cuerno de África | Horn of Africa | Corne de l'Afrique | Horn von Afrika
place-somaliland | Somalilandia | Somaliland | Somaliland | Somaliland
place-puntland | Puntlandia | Puntland | Puntland | Puntland
place-kivu | Kivu, Kivu del Norte, Kivu del Sur | Kivu, North Kivu, South Kivu | Kivu, Nord-Kivu, Sud-Kivu | Kivu, Nord-Kivu, Süd-Kivu
place-ituri | Ituri | Ituri | Ituri | Ituri
place-katanga | Katanga | Katanga | Katanga | Katanga
place-great-lakes-africa | Grandes Lagos africanos | African Great Lakes | Grands Lacs africains | Große Seen Afrikas
place-cabo-delgado | Cabo Delgado | Cabo Delgado | Cabo Delgado | Cabo Delgado
place-zanzibar | Zanzíbar | Zanzibar | Zanzibar | Sansibar
place-kilimanjaro | Kilimanjaro | Kilimanjaro | Kilimandjaro | Kilimandscharo
place-gulf-of-guinea | golfo de Guinea | Gulf of Guinea | golfe de Guinée | Golf von Guinea
place-guinea-conakry | Guinea-Conakri, Guinea Conakry | Guinea-Conakry | Guinée-Conakry | Guinea-Conakry
place-transvaal | Gauteng | Gauteng | Gauteng | Gauteng
place-nile | Nilo, Nilo Azul | Nile, Blue Nile | Nil, Nil bleu | Nil, Blauer Nil
place-gerd-dam | Gran Presa del Renacimiento, Presa del Renacimiento | Grand Ethiopian Renaissance Dam, Renaissance Dam | barrage de la Renaissance | Renaissance-Staudamm, Gerd-Staudamm
place-ceuta-melilla | Ceuta y Melilla | Ceuta and Melilla | Ceuta et Melilla | Ceuta und Melilla
place-west-africa | África Occidental | West Africa, West African | Afrique de l'Ouest, ouest-africain | Westafrika, westafrikanisc*
place-east-africa | África Oriental | East Africa, East African | Afrique de l'Est, est-africain | Ostafrika, ostafrikanisch*
place-central-africa | África Central | Central Africa | Afrique centrale | Zentralafrika
place-southern-africa | África Austral | Southern Africa | Afrique australe | südliches Afrika
# Regions: Americas, Oceania
place-california | California, californiano | California, Californian | Californie, californien | Kalifornien, kalifornisch*
place-florida | Florida, floridano | Florida, Floridian | Floride | Florida
place-texas | Texas, tejano, texano | Texas, Texan | Texas, texan | Texas, texanisch*
place-pennsylvania | Pensilvania, Pennsylvania | Pennsylvania | Pennsylvanie | Pennsylvania
place-virginia-state | estado de Virginia, gobernador de Virginia | Virginia governor, state of Virginia | Virginie, État de Virginie | Bundesstaat Virginia
place-west-virginia | Virginia Occidental | West Virginia | Virginie-Occidentale | West Virginia
place-georgia-state | estado de Georgia | Georgia governor, state of Georgia | État de Géorgie | Bundesstaat Georgia
place-north-carolina | Carolina del Norte | North Carolina | Caroline du Nord | North Carolina
place-south-carolina | Carolina del Sur | South Carolina | Caroline du Sud | South Carolina
place-north-dakota | Dakota del Norte | North Dakota | Dakota du Nord | North Dakota
place-south-dakota | Dakota del Sur | South Dakota | Dakota du Sud | South Dakota
place-louisiana | Luisiana | Louisiana | Louisiane | Louisiana
place-mississippi | Misisipi, Mississippi | Mississippi | Mississippi | Mississippi
place-missouri | Misuri, Missouri | Missouri | Missouri | Missouri
place-oregon | Oregón | Oregon | Oregon | Oregon
place-hawaii | Hawái, hawaiano | Hawaii, Hawaiian | Hawaï, hawaïen | Hawaii, hawaiianisch*
place-maui | isla de Maui, Maui | Maui | Maui | Maui
place-new-jersey | Nueva Jersey | New Jersey | New Jersey | New Jersey
place-new-mexico | Nuevo México | New Mexico | Nouveau-Mexique | New Mexico
place-new-hampshire | Nuevo Hampshire, New Hampshire | New Hampshire | New Hampshire | New Hampshire
place-new-england | Nueva Inglaterra | New England | Nouvelle-Angleterre | Neuengland
place-alaska | Alaska | Alaska, Alaskan | Alaska | Alaska
place-washington-state | estado de Washington | Washington State | État de Washington | Bundesstaat Washington
place-new-york-state | estado de Nueva York | New York State | État de New York | Bundesstaat New York
place-michigan | Míchigan | Michigan | Michigan | Michigan
place-illinois | Illinois | Illinois | Illinois | Illinois
place-minnesota | Minnesota | Minnesota | Minnesota | Minnesota
place-wisconsin | Wisconsin | Wisconsin | Wisconsin | Wisconsin
place-kentucky | Kentucky | Kentucky | Kentucky | Kentucky
place-tennessee | Tennessee, Tenesí | Tennessee | Tennessee | Tennessee
place-arizona | Arizona | Arizona | Arizona | Arizona
place-nevada | estado de Nevada, Nevada Estados Unidos | Nevada | Nevada | Nevada
place-arkansas | Arkansas | Arkansas | Arkansas | Arkansas
place-utah | Utah | Utah | Utah | Utah
place-silicon-valley | Silicon Valley | Silicon Valley | Silicon Valley | Silicon Valley
place-usvi | Islas Vírgenes | Virgin Islands | îles Vierges | Jungferninseln
place-midwest | Medio Oeste | Midwest | Midwest | Mittlerer Westen
place-british-columbia | Columbia Británica | British Columbia | Colombie-Britannique | British Columbia
place-newfoundland | Terranova | Newfoundland | Terre-Neuve | Neufundland
place-nova-scotia | Nueva Escocia | Nova Scotia | Nouvelle-Écosse | Nova Scotia, Neuschottland
place-new-brunswick | Nuevo Brunswick | New Brunswick | Nouveau-Brunswick | New Brunswick
place-alberta | provincia de Alberta, Alberta Canadá | Alberta | province de l'Alberta, Alberta | Provinz Alberta, Alberta
place-yucatan | Yucatán | Yucatán | Yucatan | Yucatán
place-sinaloa | Sinaloa, sinaloense | Sinaloa | Sinaloa | Sinaloa
place-jalisco | Jalisco, jalisciense | Jalisco | Jalisco | Jalisco
place-michoacan | Michoacán, michoacano | Michoacán | Michoacan | Michoacán
place-oaxaca | Oaxaca, oaxaqueño | Oaxaca | Oaxaca | Oaxaca
place-baja-california | Baja California | Baja California | Basse-Californie | Baja California, Niederkalifornien
place-darien | tapón del Darién, selva del Darién, Darién | Darién Gap | Darién, jungle du Darien | Darién, Darien-Dschungel
place-essequibo | Esequibo, Guayana Esequiba | Essequibo | Essequibo | Essequibo
place-catatumbo | Catatumbo | Catatumbo | Catatumbo | Catatumbo
place-cauca | Valle del Cauca, departamento del Cauca | Cauca | Cauca | Cauca
place-patagonia | Patagonia, patagónico | Patagonia, Patagonian | Patagonie, patagonien | Patagonien
place-tierra-del-fuego | Tierra del Fuego | Tierra del Fuego | Terre de Feu | Feuerland
place-falklands | islas Malvinas, Malvinas | Falkland Islands, Falklands, Falkland | îles Malouines, Malouines | Falklandinseln, Falkland-Inseln
place-easter-island | isla de Pascua | Easter Island | île de Pâques | Osterinsel
place-galapagos | islas Galápagos, Galápagos | Galápagos, Galapagos Islands | îles Galápagos, Galapagos | Galapagos-Inseln, Galapagosinseln, Galapagos
place-amazon | Amazonia, Amazonas, selva amazónica | Amazon rainforest, Amazonian, Amazon basin, Amazonia | Amazonie, amazonien, forêt amazonienne | Amazonasgebiet, Amazonien, Amazonas
place-andes | cordillera de los Andes, Andes, andino | Andes, Andean | Andes, andin, cordillère des Andes | Andenstaaten, Andenregion, Andenland
place-atacama | Atacama | Atacama | Atacama | Atacama
place-machu-picchu | Machu Picchu | Machu Picchu | Machu Picchu | Machu Picchu
place-iguazu | cataratas del Iguazú, Iguazú | Iguazu Falls, Iguazu | chutes d'Iguazu, Iguaçu | Iguazú-Wasserfälle, Iguazu
place-niagara | cataratas del Niágara, Niágara | Niagara Falls, Niagara | chutes du Niagara, Niagara | Niagarafälle, Niagara
place-antilles | Antillas | Antilles, West Indies, West Indian | Antilles | Antillen
place-caribbean | Caribe, caribeño, mar Caribe | Caribbean | Caraïbes, caribéen, mer des Caraïbes | Karibik
place-bermuda | Bermudas | Bermuda | Bermudes | Bermuda, Bermudas
place-curacao | Curazao | Curaçao | Curaçao | Curaçao
place-aruba | Aruba | Aruba | Aruba | Aruba
place-cayman | islas Caimán | Cayman Islands | îles Caïmans | Kaimaninseln, Cayman-Inseln
place-hispaniola | La Española isla, isla La Española | Hispaniola | Hispaniola | Hispaniola
place-margarita-island | isla de Margarita | Margarita Island | île de Margarita | Isla Margarita
place-north-america | América del Norte, Norteamérica | North America, North American | Amérique du Nord, nord-américain | Nordamerika, nordamerikanis*
place-south-america | América del Sur, Sudamérica, Suramérica, sudamericano, suramericano | South America, South American | Amérique du Sud, sud-américain | Südamerika, südamerikanisc*
place-central-america | Centroamérica, América Central, centroamericano | Central America, Central American | Amérique centrale, centraméricain | Mittelamerika, Zentralamerika, mittelamerikan*
place-latinamerica | Latinoamérica, América Latina, latinoamericano, Iberoamérica, iberoamericano | Latin America, Latin American, Ibero-American | Amérique latine, latino-américain, ibéro-américain | Lateinamerika, lateinamerikan*
place-oceania | Oceanía | Oceania | Océanie, océanien | Ozeanien
place-tasmania | Tasmania | Tasmania, Tasmanian | Tasmanie | Tasmanien
place-new-south-wales | Nueva Gales del Sur | New South Wales | Nouvelle-Galles du Sud | New South Wales
place-queensland | Queensland | Queensland | Queensland | Queensland
place-great-barrier-reef | Gran Barrera de Coral | Great Barrier Reef | Grande Barrière de corail | Great Barrier Reef, Großes Barriereriff
place-bougainville | Bougainville | Bougainville | Bougainville | Bougainville
place-cook-islands | islas Cook | Cook Islands | îles Cook | Cookinseln
place-guam | Guam | Guam | Guam | Guam
place-diego-garcia | Diego García, islas Chagos, Chagos | Diego Garcia, Chagos | Diego Garcia, Chagos | Diego Garcia, Chagos
place-saint-helena | Santa Elena isla | St Helena, Saint Helena | Sainte-Hélène | St. Helena
place-antarctica | Antártida, Antártica | Antarctica, Antarctic | Antarctique | Antarktis, antarktisch*
place-arctic | Ártico, círculo polar ártico | Arctic, Arctic Circle | Arctique, cercle polaire | Arktis, arktisch*, Polarkreis
place-north-pole | Polo Norte | North Pole | pôle Nord | Nordpol
place-south-pole | Polo Sur | South Pole | pôle Sud | Südpol
place-asia | Asia, asiático | Asia, Asian | Asie, asiatique | Asien, asiatisch*
place-western-europe | Europa Occidental | Western Europe | Europe occidentale, Europe de l'Ouest | Westeuropa
place-eastern-europe | Europa del Este, Europa Oriental | Eastern Europe, Eastern European | Europe de l'Est, Europe orientale | Osteuropa
place-central-europe | Europa Central, centroeuropeo | Central Europe, Central European | Europe centrale | Mitteleuropa
place-northern-europe | norte de Europa, Europa septentrional | Northern Europe | Europe du Nord, nord de l'Europe | Nordeuropa
place-southern-europe | sur de Europa, Europa meridional | Southern Europe | Europe du Sud, sud de l'Europe | Südeuropa
place-eurasia | Eurasia, euroasiático | Eurasia, Eurasian | Eurasie, eurasiatique | Eurasien, eurasisch*
place-global-south | Sur Global | Global South | Sud global | Globaler Süden
place-western-world | países occidentales, mundo occidental | Western countries, Western powers | pays occidentaux, monde occidental | westliche Länder, westliche Welt, Westmächte
# Seas, straits, canals, lakes, rivers
place-mediterranean | Mediterráneo, mar Mediterráneo | Mediterranean, Mediterranean Sea | Méditerranée, méditerranéen | Mittelmeer, mediterran
place-baltic-sea | mar Báltico, Báltico | Baltic Sea, Baltic | mer Baltique, Baltique | Ostsee
place-north-sea | mar del Norte | North Sea | mer du Nord | Nordsee
place-blacksea | mar Negro | Black Sea | mer Noire | Schwarzes Meer, Schwarzmeer, Schwarzen Meer
place-redsea | mar Rojo | Red Sea | mer Rouge | Rotes Meer, Roten Meer
place-caspian-sea | mar Caspio, Caspio | Caspian Sea, Caspian | mer Caspienne, Caspienne | Kaspisches Meer
place-azov | mar de Azov, Azov | Sea of Azov, Azov | mer d'Azov, Azov | Asowsches Meer, Asow
place-dead-sea | mar Muerto | Dead Sea | mer Morte | Totes Meer
place-adriatic | mar Adriático, Adriático | Adriatic | mer Adriatique, Adriatique | Adria, adriatisch*
place-aegean | mar Egeo, Egeo | Aegean | mer Égée | Ägäis, ägäisch*
place-ionian | mar Jónico, Jónico | Ionian Sea, Ionian | mer Ionienne | Ionisches Meer
place-tyrrhenian | mar Tirreno | Tyrrhenian Sea | mer Tyrrhénienne | Tyrrhenisches Meer
place-cantabrian-sea | mar Cantábrico, Cantábrico | Bay of Biscay, Cantabrian Sea | golfe de Gascogne | Golf von Biskaya, Biskaya
place-south-china-sea | mar de China Meridional, mar Meridional de China | South China Sea | mer de Chine méridionale | Südchinesisches Meer
place-east-china-sea | mar de China Oriental | East China Sea | mer de Chine orientale | Ostchinesisches Meer
place-sea-of-japan | mar del Japón, mar de Japón | Sea of Japan | mer du Japon | Japanisches Meer
place-yellow-sea | mar Amarillo | Yellow Sea | mer Jaune | Gelbes Meer
place-arabian-sea | mar Arábigo, mar de Arabia | Arabian Sea | mer d'Arabie | Arabisches Meer
place-barents-sea | mar de Barents | Barents Sea | mer de Barents | Barentssee
place-indian-ocean | océano Índico, Índico | Indian Ocean | océan Indien | Indischer Ozean
place-arctic-ocean | océano Ártico | Arctic Ocean | océan Arctique | Arktischer Ozean, Nordpolarmeer
place-gulf-of-mexico | golfo de México, golfo de América | Gulf of Mexico, Gulf of America | golfe du Mexique, golfe d'Amérique | Golf von Mexiko, Golf von Amerika
place-gulf-of-aden | golfo de Adén | Gulf of Aden | golfe d'Aden | Golf von Aden
place-gulf-of-oman | golfo de Omán | Gulf of Oman | golfe d'Oman | Golf von Oman
place-gulf-of-finland | golfo de Finlandia | Gulf of Finland | golfe de Finlande | Finnischer Meerbusen
place-bay-of-bengal | golfo de Bengala, bahía de Bengala | Bay of Bengal | golfe du Bengale | Golf von Bengalen
place-english-channel | canal de la Mancha | English Channel, Channel crossings | la Manche, traversée de la Manche | Ärmelkanal
place-channel-tunnel | Eurotúnel, túnel del canal, Eurostar, túnel de la Mancha | Channel Tunnel, Eurotunnel, Eurostar | tunnel sous la Manche, Eurotunnel, Eurostar | Eurotunnel, Ärmelkanaltunnel, Eurostar
place-suez | Suez, canal de Suez | Suez, Suez Canal | Suez, canal de Suez | Suez, Suezkanal
place-panama-canal | canal de Panamá | Panama Canal | canal de Panama | Panamakanal, Panama-Kanal
place-kiel-canal | canal de Kiel | Kiel Canal | canal de Kiel | Nord-Ostsee-Kanal
place-hormuz | Ormuz, estrecho de Ormuz | Hormuz, Strait of Hormuz | Ormuz, détroit d'Ormuz | Hormus, Straße von Hormus
place-bosporus | Bósforo | Bosphorus, Bosporus | Bosphore | Bosporus
place-dardanelles | Dardanelos | Dardanelles | Dardanelles | Dardanellen
place-gibraltar | Gibraltar, gibraltareño, llanito | Gibraltar, Gibraltarian | Gibraltar | Gibraltar
place-strait-of-gibraltar | estrecho de Gibraltar | Strait of Gibraltar | détroit de Gibraltar | Straße von Gibraltar
place-bab-el-mandeb | Bab el Mandeb | Bab el-Mandeb, Bab al-Mandab | Bab el-Mandeb | Bab al-Mandab
place-taiwan-strait | estrecho de Taiwán, estrecho de Formosa | Taiwan Strait | détroit de Taïwan | Taiwanstraße, Straße von Taiwan
place-malacca | estrecho de Malaca, Malaca | Malacca | Malacca | Malakka
place-messina-strait | estrecho de Mesina, puente de Mesina | Strait of Messina, Messina bridge | détroit de Messine, pont de Messine | Straße von Messina, Messina-Brücke
place-kerch-bridge | puente de Kerch, puente de Crimea | Kerch bridge, Crimean bridge, Crimea bridge | pont de Crimée, pont de Kertch | Krim-Brücke, Krimbrücke
place-oresund | Øresund, estrecho de Oresund | Øresund | Øresund | Öresund
place-bering | estrecho de Bering | Bering Strait, Bering Sea | détroit de Béring | Beringstraße, Beringmeer
place-cape-horn | cabo de Hornos | Cape Horn | cap Horn | Kap Hoorn
place-cape-good-hope | cabo de Buena Esperanza | Cape of Good Hope | cap de Bonne-Espérance | Kap der Guten Hoffnung
place-cape-canaveral | cabo Cañaveral, Cañaveral | Cape Canaveral | cap Canaveral | Cape Canaveral
place-rhine | río Rin, orillas del Rin | Rhine | Rhin, fleuve Rhin | Rhein
place-danube | Danubio | Danube | Danube | Donau
place-thames | Támesis | Thames | Tamise | Themse
place-seine | río Sena, aguas del Sena | Seine, River Seine | la Seine | Seine Paris, Seine-Ufer, Fluss Seine
place-loire | Loira | Loire | Loire | Loire
place-rhone | Ródano | Rhône | Rhône | Rhone
place-garonne | Garona | Garonne | Garonne | Garonne
place-moselle | Mosela | Moselle | Moselle | Mosel
place-meuse | río Mosa | Meuse | Meuse | Fluss Maas, Maas
place-scheldt | río Escalda | Scheldt | Escaut | Schelde
place-elbe | río Elba | Elbe River, river Elbe | Elbe | Elbe
place-oder | río Óder | Oder River, river Oder | Oder | Fluss Oder, Oder-Neiße, Oderhochwasser
place-spree-river | río Spree | river Spree | rivière Spree, la Spree | Spree
place-ebro | río Ebro, Ebro, delta del Ebro | Ebro | Èbre | Ebro
place-tagus | río Tajo, trasvase Tajo-Segura | Tagus | Tage fleuve, fleuve Tage | Tajo, Tejo
place-guadalquivir | Guadalquivir | Guadalquivir | Guadalquivir | Guadalquivir
place-douro | río Duero, Ribera del Duero | Douro, Duero | Douro | Duero, Douro
place-tiber | río Tíber, Tíber | Tiber | Tibre | Tiber
place-po | río Po, valle del Po | Po River, Po Valley | plaine du Pô, fleuve Pô | Po-Ebene, Fluss Po
place-vistula | Vístula | Vistula | Vistule | Weichsel
place-volga | Volga | Volga | Volga | Wolga
place-dnieper | Dniéper, río Dnipró | Dnieper, Dnipro river | Dniepr | Dnjepr, Dnepr
place-dniester | Dniéster | Dniester | Dniestr | Dnjestr
place-don-river | río Don | River Don, Don River | fleuve Don | Fluss Don
place-moskva | río Moscova | Moskva River | Moskova | Moskwa
place-evros-river | río Evros | Evros River | fleuve Evros | Fluss Evros, Evros-Fluss
place-jordan-river | río Jordán, valle del Jordán | Jordan River, Jordan Valley | Jourdain, vallée du Jourdain | Jordantal, Fluss Jordan
place-euphrates | Éufrates | Euphrates | Euphrate | Euphrat
place-tigris | río Tigris | Tigris river, river Tigris | fleuve Tigre | Fluss Tigris, Tigris
place-ganges | Ganges | Ganges | Gange | Fluss Ganges
place-indus | río Indo, aguas del Indo | Indus, Indus Waters Treaty | Indus, fleuve Indus | Indus
place-brahmaputra | Brahmaputra | Brahmaputra | Brahmapoutre | Brahmaputra
place-mekong | Mekong | Mekong | Mékong | Mekong
place-yangtze | Yangtsé | Yangtze | Yangtsé, Yangzi | Jangtse
place-yellow-river | río Amarillo | Yellow River | fleuve Jaune | Gelber Fluss
place-three-gorges | Tres Gargantas, presa Tres Gargantas | Three Gorges | Trois-Gorges | Drei-Schluchten-Damm
place-amazon-river | río Amazonas | Amazon River | fleuve Amazone | Amazonas-Fluss
place-rio-grande | río Bravo, Río Grande frontera | Rio Grande | Rio Grande | Rio Grande
place-orinoco | Orinoco | Orinoco | Orénoque | Orinoco
place-congo-river | río Congo | Congo River | fleuve Congo | Kongo-Fluss, Fluss Kongo
place-niger-river | río Níger | Niger River | fleuve Niger | Fluss Niger
place-zambezi | Zambeze | Zambezi | Zambèze | Sambesi
place-lake-constance | lago de Constanza, lago Constanza | Lake Constance | lac de Constance | Bodensee
place-lake-geneva | lago Lemán, lago de Ginebra | Lake Geneva | lac Léman, Léman | Genfersee, Genfer See
place-lake-zurich | lago de Zúrich | Lake Zurich | lac de Zurich | Zürichsee
place-lake-lucerne | lago de Lucerna | Lake Lucerne | lac des Quatre-Cantons | Vierwaldstättersee
place-lake-garda | lago de Garda | Lake Garda | lac de Garde | Gardasee
place-lake-como | lago de Como, lago Como | Lake Como | lac de Côme | Comer See, Comosee
place-lake-maggiore | lago Mayor, lago Maggiore | Lake Maggiore | lac Majeur | Lago Maggiore
place-lake-balaton | lago Balatón, Balaton | Lake Balaton, Balaton | lac Balaton, Balaton | Plattensee, Balaton
place-lake-baikal | lago Baikal, Baikal | Lake Baikal, Baikal | lac Baïkal, Baïkal | Baikalsee
place-lake-victoria | lago Victoria | Lake Victoria | lac Victoria | Victoriasee, Viktoriasee
place-lake-chad | lago Chad | Lake Chad | lac Tchad | Tschadsee
place-lake-tanganyika | lago Tanganica | Lake Tanganyika | lac Tanganyika | Tanganjikasee
place-lake-titicaca | lago Titicaca, Titicaca | Titicaca | Titicaca | Titicacasee, Titicaca
place-aral | mar de Aral | Aral Sea | mer d'Aral | Aralsee
place-great-lakes | Grandes Lagos | Great Lakes | Grands Lacs | Große Seen
place-mar-menor | mar Menor | Mar Menor | Mar Menor | Mar Menor
place-donana | Doñana | Doñana | Doñana | Doñana
# Mountains, deserts
place-alps | Alpes, alpino | Alps, Alpine | Alpes, alpin | Alpen, alpin
place-mont-blanc | Mont Blanc | Mont Blanc | mont Blanc | Mont Blanc, Montblanc
place-matterhorn | Cervino | Matterhorn | Cervin | Matterhorn
place-pyrenees | Pirineos, Pirineo, pirenaico | Pyrenees, Pyrenean | Pyrénées, pyrénéen | Pyrenäen
place-himalaya | Himalaya | Himalayas, Himalaya, Himalayan | Himalaya, himalayen | Himalaya
place-everest | Everest | Everest | Everest | Everest, Mount Everest
place-carpathians | Cárpatos | Carpathians | Carpates | Karpaten
place-apennines | Apeninos | Apennines | Apennins | Apennin
place-vosges | Vosgos | Vosges | Vosges, vosgien | Vogesen
place-rocky-mountains | Montañas Rocosas, Rocosas | Rocky Mountains, Rockies | montagnes Rocheuses, Rocheuses | Rocky Mountains
place-hindu-kush | Hindú Kush | Hindu Kush | Hindou Kouch | Hindukusch
place-karakoram | Karakórum | Karakoram | Karakoram | Karakorum
place-atlas | cordillera del Atlas, Alto Atlas, montañas del Atlas | Atlas Mountains, High Atlas | Haut Atlas, montagnes de l'Atlas | Atlasgebirge, Hoher Atlas
place-mount-ararat | monte Ararat, Ararat | Ararat | Ararat | Ararat
place-sierra-nevada | Sierra Nevada | Sierra Nevada | Sierra Nevada | Sierra Nevada
place-harz | Harz | Harz | Harz | Harz, Harzer
place-ore-mountains | Montes Metálicos | Ore Mountains | monts Métallifères | Erzgebirge
place-gobi | desierto de Gobi | Gobi | désert de Gobi | Wüste Gobi
place-kalahari | Kalahari | Kalahari | Kalahari | Kalahari
place-sinai | Sinaí | Sinai | Sinaï | Sinai
place-mont-saint-michel | monte Saint-Michel | Mont Saint-Michel | Mont-Saint-Michel | Mont-Saint-Michel
place-popocatepetl | Popocatépetl | Popocatépetl | Popocatepetl | Popocatépetl
place-cumbre-vieja | Cumbre Vieja | Cumbre Vieja | Cumbre Vieja | Cumbre Vieja
place-fuji | monte Fuji | Mount Fuji | mont Fuji | Fuji Berg, Berg Fuji, Fudschijama
place-blatten | Blatten, glaciar Birch | Blatten, Birch glacier | Blatten, glacier du Birch | Birchgletscher, in Blatten, Walliser Blatten, Blatten im Lötschental
# Landmarks, palaces, institutions by their seat
place-brandenburg-gate | Puerta de Brandeburgo, Puerta de Brandemburgo | Brandenburg Gate | porte de Brandebourg | Brandenburger Tor
place-reichstag | Reichstag | Reichstag | Reichstag | Reichstag, Reichstagsgebäude
place-neuschwanstein | castillo de Neuschwanstein, Neuschwanstein | Neuschwanstein | Neuschwanstein | Neuschwanstein
place-cologne-cathedral | catedral de Colonia | Cologne Cathedral | cathédrale de Cologne | Kölner Dom
place-elbphilharmonie | Elbphilharmonie, Filarmónica del Elba | Elbphilharmonie | Elbphilharmonie, philharmonie de l'Elbe | Elbphilharmonie
place-eiffel-tower | torre Eiffel | Eiffel Tower | tour Eiffel | Eiffelturm
place-louvre | Louvre, museo del Louvre | Louvre | Louvre, musée du Louvre | Louvre
place-elysee | Elíseo, palacio del Elíseo | Elysee Palace, Élysée | Élysée, palais de l'Élysée | Élysée, Élysée-Palast
place-matignon | Matignon | Matignon | Matignon, hôtel de Matignon | Matignon
place-champs-elysees | Campos Elíseos | Champs-Élysées | Champs-Élysées | Champs-Élysées
place-arc-de-triomphe | Arco de Triunfo, Arco del Triunfo | Arc de Triomphe | Arc de triomphe | Triumphbogen
place-sacre-coeur | Sacré Coeur | Sacré-Coeur | Sacré-Coeur | Sacré-Coeur
place-pantheon-paris | Panteón de París | Paris Pantheon | Panthéon, panthéonisation | Pariser Panthéon
place-pompidou-centre | Centro Pompidou, Pompidou | Centre Pompidou, Pompidou Centre | Centre Pompidou, Beaubourg | Centre Pompidou
place-orsay-museum | museo de Orsay | Musée d'Orsay | musée d'Orsay | Musée d'Orsay
place-bataclan | sala Bataclan, Bataclan, atentados de París | Bataclan, Paris attacks | Bataclan, attentats de Paris, attentats du 13-Novembre | Bataclan, Anschläge von Paris
place-sagrada-familia | Sagrada Familia | Sagrada Família | Sagrada Familia | Sagrada Família
place-prado | museo del Prado | Prado Museum, Prado | musée du Prado, Prado | Prado-Museum, Prado
place-reina-sofia | museo Reina Sofía | Reina Sofía museum, Reina Sofia | musée Reina Sofia | Museum Reina Sofía
place-alhambra | Alhambra | Alhambra | Alhambra | Alhambra
place-escorial | El Escorial, monasterio de El Escorial | El Escorial, Escorial | Escurial, Escorial | Escorial
place-valley-of-fallen | Valle de los Caídos, Cuelgamuros | Valley of the Fallen, Cuelgamuros | Vallée de los Caídos, Cuelgamuros | Tal der Gefallenen, Cuelgamuros
place-moncloa | Moncloa, palacio de la Moncloa | Moncloa | Moncloa | Moncloa, Moncloa-Palast
place-zarzuela | palacio de la Zarzuela, Casa Real | Zarzuela palace, Spanish royal house | palais de la Zarzuela, maison royale | Zarzuela-Palast, Königshaus
place-camp-nou | Camp Nou | Camp Nou, Nou Camp | Camp Nou | Camp Nou
place-bernabeu | Santiago Bernabéu, estadio Bernabéu | Bernabéu | Santiago-Bernabéu, Bernabeu | Bernabéu, Santiago-Bernabéu-Stadion
place-buckingham | Palacio de Buckingham, Buckingham | Buckingham Palace, Buckingham | palais de Buckingham, Buckingham | Buckingham-Palast, Buckingham Palace, Buckingham
place-windsor-castle | castillo de Windsor | Windsor Castle | château de Windsor | Schloss Windsor
place-westminster | Westminster, abadía de Westminster | Westminster, Westminster Abbey | Westminster, abbaye de Westminster | Westminster, Westminster-Abtei
place-downing-street | Downing Street | Downing Street | Downing Street | Downing Street
place-big-ben | Big Ben | Big Ben | Big Ben | Big Ben
place-tower-of-london | Torre de Londres | Tower of London | Tour de Londres | Londoner Tower
place-grenfell | torre Grenfell, Grenfell | Grenfell, Grenfell Tower | tour Grenfell, Grenfell | Grenfell Tower, Grenfell
place-colosseum | Coliseo romano, Coliseo de Roma | Colosseum | Colisée | Kolosseum
place-pantheon-rome | Panteón de Roma | Pantheon | Panthéon de Rome | Pantheon
place-trevi | Fontana di Trevi | Trevi Fountain | fontaine de Trevi | Trevi-Brunnen, Trevibrunnen
place-st-peters | plaza de San Pedro, basílica de San Pedro | St Peter's Square, St Peter's Basilica, St. Peter's | place Saint-Pierre, basilique Saint-Pierre | Petersplatz, Petersdom
place-sistine-chapel | Capilla Sixtina | Sistine Chapel | chapelle Sixtine | Sixtinische Kapelle
place-la-scala | La Scala, teatro de la Scala | La Scala | Scala de Milan, La Scala | Mailänder Scala
place-uffizi | Galería Uffizi, Uffizi | Uffizi | musée des Offices, Offices de Florence | Uffizien
place-tower-of-pisa | torre inclinada, torre de Pisa | Leaning Tower | tour de Pise | Schiefer Turm von Pisa, Schiefer Turm
place-quirinale | Quirinal | Quirinale | Quirinal | Quirinal, Quirinalspalast
place-chigi | palacio Chigi | Palazzo Chigi | palais Chigi | Palazzo Chigi
place-acropolis | Acrópolis | Acropolis | Acropole | Akropolis
place-parthenon | Partenón, mármoles del Partenón | Parthenon, Parthenon Marbles, Elgin Marbles | Parthénon, frises du Parthénon | Parthenon
place-hagia-sophia | Santa Sofía Estambul, Hagia Sofía, basílica Santa Sofía | Hagia Sophia | Sainte-Sophie | Hagia Sophia
place-red-square | Plaza Roja | Red Square | place Rouge | Roter Platz
place-kremlin | Kremlin | Kremlin | Kremlin | Kreml
place-bolshoi | teatro Bolshói, Bolshói | Bolshoi | Bolchoï | Bolschoi-Theater, Bolschoi
place-hermitage | museo del Hermitage, Hermitage | Hermitage | musée de l'Ermitage | Eremitage
place-maidan | Maidán, Euromaidán | Maidan, Euromaidan | Maïdan, Euromaïdan | Maidan, Euromaidan
place-azovstal | Azovstal | Azovstal | Azovstal | Asowstal, Azovstal
place-tiananmen | plaza de Tiananmen, Tiananmén | Tiananmen | Tiananmen | Tiananmen, Tian'anmen, Platz des Himmlischen Friedens
place-forbidden-city | Ciudad Prohibida | Forbidden City | Cité interdite | Verbotene Stadt
place-great-wall | Gran Muralla, Gran Muralla China | Great Wall of China, Great Wall | Grande Muraille | Chinesische Mauer
place-taj-mahal | Taj Mahal | Taj Mahal | Taj Mahal | Tadsch Mahal, Taj Mahal
place-angkor | Angkor, Angkor Wat | Angkor, Angkor Wat | Angkor | Angkor, Angkor Wat
place-preah-vihear | Preah Vihear | Preah Vihear | Preah Vihear | Preah Vihear
place-yasukuni | santuario Yasukuni, Yasukuni | Yasukuni | sanctuaire Yasukuni, Yasukuni | Yasukuni-Schrein, Yasukuni
place-petra | ruinas de Petra | ancient city of Petra | cité de Pétra, Pétra | Felsenstadt Petra
place-kaaba | Kaaba | Kaaba | Kaaba | Kaaba
place-burj-khalifa | Burj Khalifa, Burj Jalifa | Burj Khalifa | Burj Khalifa | Burj Khalifa
place-pyramids | pirámides de Egipto, pirámides de Guiza | Egyptian pyramids, Giza pyramids, pyramids of Giza | pyramides d'Égypte, pyramides de Gizeh | Pyramiden von Gizeh, ägyptische Pyramiden
place-valley-of-kings | Valle de los Reyes | Valley of the Kings | Vallée des Rois | Tal der Könige
place-statue-of-liberty | Estatua de la Libertad | Statue of Liberty | statue de la Liberté | Freiheitsstatue
place-capitol | Capitolio, asalto al Capitolio | Capitol Hill, US Capitol, Capitol riot, Capitol attack | Capitole, assaut du Capitole | Kapitol, US-Kapitol, Kapitolsturm, Sturm auf das Kapitol
place-whitehouse | Casa Blanca | White House | Maison-Blanche | Weißes Haus, Weißen Haus, Weiße Haus
place-oval-office | Despacho Oval | Oval Office | Bureau ovale | Oval Office
place-camp-david | Camp David | Camp David | Camp David | Camp David
place-mar-a-lago | Mar-a-Lago | Mar-a-Lago | Mar-a-Lago | Mar-a-Lago
place-pentagon | Pentágono | Pentagon | Pentagone | Pentagon
place-supreme-court-us | Tribunal Supremo de EEUU, Corte Suprema de EEUU | US Supreme Court | Cour suprême américaine | US-Supreme-Court, Oberste Gericht der USA
place-wallstreet | Wall Street, Bolsa de Nueva York | Wall Street, New York Stock Exchange | Wall Street, Bourse de New York | Wall Street, New Yorker Börse
place-world-trade-center | Torres Gemelas, World Trade Center | World Trade Center, Twin Towers, Ground Zero | World Trade Center, tours jumelles | World Trade Center, Zwillingstürme
place-golden-gate | Golden Gate | Golden Gate | Golden Gate | Golden Gate
place-times-square | Times Square | Times Square | Times Square | Times Square
place-central-park | Central Park | Central Park | Central Park | Central Park
place-madison-square | Madison Square Garden | Madison Square Garden | Madison Square Garden | Madison Square Garden
place-hollywood | Hollywood, hollywoodiense | Hollywood | Hollywood, hollywoodien | Hollywood
place-broadway | Broadway | Broadway | Broadway | Broadway
place-grand-canyon | Gran Cañón | Grand Canyon | Grand Canyon | Grand Canyon
place-yellowstone | Yellowstone | Yellowstone | Yellowstone | Yellowstone
place-yosemite | Yosemite | Yosemite | Yosemite | Yosemite
place-rushmore | monte Rushmore | Mount Rushmore | mont Rushmore | Mount Rushmore
place-alcatraz | Alcatraz | Alcatraz | Alcatraz | Alcatraz
place-alligator-alcatraz | Alligator Alcatraz, Alcatraz de los caimanes | Alligator Alcatraz | Alligator Alcatraz | Alligator Alcatraz
place-cecot | CECOT, Cecot, megacárcel | CECOT, Cecot, mega-prison, megaprison | Cecot, CECOT, mégaprison, méga-prison | Cecot, CECOT, megagefängnis, hochsicherheitsgefängnis
place-esma | ESMA, Escuela de Mecánica Armada | ESMA | ESMA | ESMA
place-casa-rosada | Casa Rosada | Casa Rosada | Casa Rosada | Casa Rosada
place-la-moneda-palace | Palacio de La Moneda, La Moneda Chile | La Moneda | palais de la Moneda | Präsidentenpalast La Moneda, La Moneda
place-miraflores | palacio de Miraflores, Miraflores | Miraflores | Miraflores | Miraflores
place-planalto | Planalto, palacio de Planalto | Planalto | Planalto | Planalto
place-copacabana | Copacabana | Copacabana | Copacabana | Copacabana
place-christ-redeemer | Cristo Redentor | Christ the Redeemer | Christ rédempteur | Christusstatue Rio, Christus-Erlöser-Statue
place-maracana | Maracaná | Maracanã | Maracana | Maracanã
place-zocalo | Zócalo | Zócalo | Zocalo | Zócalo
place-chichen-itza | Chichén Itzá | Chichén Itzá | Chichen Itza | Chichén Itzá
place-sydney-opera | Ópera de Sídney | Sydney Opera House | opéra de Sydney | Opernhaus Sydney, Oper von Sydney
place-atomium | Atomium | Atomium | Atomium | Atomium
place-mermaid-copenhagen | Sirenita de Copenhague | Little Mermaid statue | Petite Sirène Copenhague | Kleine Meerjungfrau
place-anne-frank-house | Casa de Ana Frank | Anne Frank House | maison d'Anne Frank | Anne-Frank-Haus
place-rijksmuseum | Rijksmuseum | Rijksmuseum | Rijksmuseum | Rijksmuseum
place-british-museum | Museo Británico | British Museum | British Museum, musée britannique | Britisches Museum, British Museum
place-schoenbrunn | palacio de Schönbrunn, Schönbrunn | Schönbrunn | Schönbrunn | Schönbrunn
place-hofburg | palacio de Hofburg, Hofburg | Hofburg | Hofburg | Hofburg
place-gotthard | túnel de San Gotardo, San Gotardo | Gotthard | Saint-Gothard, Gothard | Gotthard, Gotthardtunnel
place-brenner | paso del Brennero, Brennero | Brenner Pass, Brenner tunnel | col du Brenner, tunnel du Brenner | Brennerpass, Brennertunnel, Brennerautobahn
place-schengen | espacio Schengen, Schengen | Schengen | espace Schengen, Schengen | Schengenraum, Schengen, Schengen-Raum
place-zaporizhzhia-plant | central nuclear de Zaporiyia, central de Zaporiyia | Zaporizhzhia nuclear plant, Zaporizhzhia nuclear power, Zaporizhzhia plant | centrale nucléaire de Zaporijjia, centrale de Zaporijjia | Atomkraftwerk Saporischschja, AKW Saporischschja, Kernkraftwerk Saporischschja
# More cities, regions and landmarks
place-essen | Essen | Essen | Essen | in Essen, Stadt Essen, Essener
place-halle | ciudad de Halle | German city Halle, city of Halle | ville de Halle, à Halle | in Halle, Halle an der Saale, Hallenser
place-tours | ciudad de Tours | Tours France, city of Tours | à Tours, ville de Tours, tourangeau | Stadt Tours
place-nancy | ciudad de Nancy | AS Nancy, city of Nancy | à Nancy, ville de Nancy, nancéien | Stadt Nancy, AS Nancy
place-lens | RC Lens, ciudad de Lens | RC Lens, city of Lens | RC Lens, à Lens, lensois | RC Lens
place-brest | ciudad de Brest, Stade Brestois | Brest | Brest, brestois | Brest
# More cities and regions
place-stockholm | Estocolmo | Stockholm | Stockholm | Stockholm
place-delhi | Nueva Delhi, Delhi | New Delhi, Delhi | New Delhi | Neu-Delhi, Delhi
place-mumbai | Bombay | Mumbai, Bombay | Bombay, Mumbai | Mumbai, Bombay
place-europe | Europa, europeo, europea, europeos, europeas | Europe, European, Europeans | Europe, européen, européenne, européens | Europa, europäisch*, Europäer, Europäern
place-eu | UE, Unión Europea | EU, European Union | UE, Union européenne | EU, Europäische Union, Europäischen Union
place-africa | África, africano, africana, africanos | Africa, African, Africans | Afrique, africain, africaine | Afrika, afrikanisch*
place-atlantic | Atlántico | Atlantic | Atlantique | Atlantik
place-pacific | Pacífico | Pacific | Pacifique | Pazifik
`;
