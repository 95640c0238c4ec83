/** People and offices whose names differ between languages: `key | es | en | fr | de`. */
export const PEOPLE = `
# Politicians and officials: Ukraine, Russia, Belarus, Caucasus, Central Asia
person-zelensky | Zelenski, Zelensky, Zelenskiy, Zelenskyy | Zelensky, Zelenskyy, Zelenskiy | Zelensky, Zelenski | Selenskyj, Selenski, Selensky, Selenskij, Zelensky
person-zelenska | Zelenska, Olena Zelenska | Zelenska | Olena Zelenska, Zelenska | Selenska
person-poroshenko | Poroshenko | Poroshenko | Porochenko | Poroschenko
person-tymoshenko | Timoshenko, Yulia Timoshenko | Tymoshenko | Timochenko | Timoschenko, Tymoschenko
person-yanukovych | Yanukóvich | Yanukovych | Ianoukovitch | Janukowitsch
person-zaluzhny | Zaluzhni, Zaluyni | Zaluzhny, Zaluzhnyi | Zaloujny | Saluschnyj, Saluschny
person-syrsky | Sirski, Syrskyi | Syrsky, Syrskyi | Syrsky | Syrskyj
person-budanov | Budánov | Budanov | Boudanov | Budanow
person-yermak | Andrí Yermak, Andriy Yermak, Yermak | Yermak | Iermak | Jermak
person-kuleba | Kuleba | Kuleba | Kouleba | Kuleba
person-sybiha | Sibiga, Andrí Sibiga | Sybiha | Sybiga, Sybiha | Sybiha
person-umerov | Umérov | Umerov | Oumerov | Umjerow, Umerow
person-svyrydenko | Sviridenko, Svyrydenko | Svyrydenko | Svyrydenko | Swyrydenko
person-shmyhal | Shmigal, Shmyhal | Shmyhal | Chmyhal | Schmyhal
person-podolyak | Podoliak | Podolyak | Podoliak | Podoljak
person-klitschko | Klichkó, Klitschko | Klitschko | Klitschko | Klitschko
person-stefanchuk | Stefanchuk | Stefanchuk | Stefantchouk | Stefantschuk
person-bandera | Stepan Bandera | Stepan Bandera | Stepan Bandera | Stepan Bandera
person-putin | Putin, Vladímir Putin | Putin | Poutine | Putin
person-medvedev-dmitri | Dmitri Medvédev, expresidente ruso Medvédev | Dmitry Medvedev | Dmitri Medvedev | Dmitri Medwedew, Dmitrij Medwedew
person-medvedev-daniil | Daniil Medvédev | Daniil Medvedev | Daniil Medvedev | Daniil Medwedew, Daniil Medwedjew
person-lavrov | Lavrov, Serguéi Lavrov | Lavrov | Lavrov | Lawrow
person-peskov | Peskov, Dmitri Peskov | Peskov | Peskov | Peskow
person-zakharova | María Zajárova, Zajárova | Zakharova | Zakharova | Sacharowa
person-shoigu | Shoigú | Shoigu | Choïgou | Schoigu
person-belousov | Beloúsov, Andréi Beloúsov | Belousov | Belooussov, Beloussov | Beloussow
person-gerasimov | Guerásimov | Gerasimov | Guerassimov | Gerassimow
person-mishustin | Mishustin | Mishustin | Michoustine | Mischustin
person-prigozhin | Prigozhin, Prigoyin | Prigozhin | Prigojine | Prigoschin
person-kadyrov | Kadírov, Kadyrov | Kadyrov | Kadyrov | Kadyrow
person-ushakov | Ushakov, Yuri Ushakov | Ushakov | Ouchakov | Uschakow
person-dmitriev | Kirill Dmítriev, Kiril Dmitriev | Kirill Dmitriev | Kirill Dmitriev | Kirill Dmitrijew
person-volodin | Volodin | Volodin | Volodine | Wolodin
person-patrushev | Pátrushev | Patrushev | Patrouchev | Patruschew
person-kiriyenko | Kiriyenko | Kiriyenko | Kirienko | Kirijenko
person-surovikin | Surovikin | Surovikin | Sourovikine | Surowikin
person-girkin | Guirkin, Strelkov | Girkin, Strelkov | Guirkine, Strelkov | Girkin, Strelkow
person-dugin | Duguin, Aleksandr Duguin | Dugin | Douguine | Dugin
navalny | Navalni, Navalny, Alexéi Navalni | Navalny, Alexei Navalny | Navalny | Nawalny
person-navalnaya | Yulia Naválnaya, Naválnaya | Yulia Navalnaya, Navalnaya | Ioulia Navalnaïa, Navalnaïa | Julija Nawalnaja, Nawalnaja
person-khodorkovsky | Jodorkovski | Khodorkovsky | Khodorkovski | Chodorkowski
person-kasparov | Kaspárov | Kasparov | Kasparov | Kasparow
person-kara-murza | Kara-Murzá | Kara-Murza | Kara-Mourza | Kara-Mursa
person-yashin | Iliá Yashin | Ilya Yashin | Ilia Iachine | Ilja Jaschin
person-nemtsov | Nemtsov | Nemtsov | Nemtsov | Nemzow
person-litvinenko | Litvinenko | Litvinenko | Litvinenko | Litwinenko
person-skripal | Skripal | Skripal | Skripal | Skripal
person-politkovskaya | Politkóvskaya | Politkovskaya | Politkovskaïa | Politkowskaja
person-gorbachev | Gorbachov, Gorbachev | Gorbachev | Gorbatchev | Gorbatschow
person-yeltsin | Yeltsin, Boris Yeltsin | Yeltsin | Eltsine | Jelzin
person-brezhnev | Brézhnev | Brezhnev | Brejnev | Breschnew
person-khrushchev | Jrushchov, Kruschev | Khrushchev | Khrouchtchev | Chruschtschow
person-stalin | Stalin, estalinista | Stalin, Stalinist | Staline, stalinien | Stalin, stalinistisch*
person-lenin | Lenin | Lenin | Lénine | Lenin
person-trotsky | Trotski | Trotsky | Trotski | Trotzki
person-zhirinovsky | Zhirinovski | Zhirinovsky | Jirinovski | Schirinowski
person-abramovich | Abramóvich | Abramovich | Abramovitch | Abramowitsch
person-sakharov | Andréi Sájarov, premio Sájarov, Sájarov | Sakharov | Sakharov | Sacharow
person-solzhenitsyn | Solzhenitsin | Solzhenitsyn | Soljenitsyne | Solschenizyn
person-kirill-patriarch | patriarca Kiril, patriarca Cirilo, patriarca ortodoxo ruso | Patriarch Kirill | patriarche Kirill, patriarche Cyrille | Patriarch Kirill, Patriarch Kyrill
person-lukashenko | Lukashenko, Lukashenka | Lukashenko | Loukachenko | Lukaschenko
person-tsikhanouskaya | Tijanóvskaya, Tsikhanouskaya | Tsikhanouskaya, Tikhanovskaya | Tikhanovskaïa, Tsikhanovskaïa | Tichanowskaja, Zichanouskaja
person-kolesnikova | Kolésnikova, María Kolésnikova | Kolesnikova, Kalesnikava | Kolesnikova | Kolesnikowa
person-bialiatski | Bialiatski | Bialiatski | Bialiatski | Bjaljazki
person-protasevich | Protasévich | Protasevich | Protassevitch | Protassewitsch
person-pashinyan | Pashinián | Pashinyan | Pachinian | Paschinjan
person-aliyev | Ilham Alíev, Alíyev | Aliyev | Aliev | Alijew, Aliyev
person-saakashvili | Saakashvili | Saakashvili | Saakachvili | Saakaschwili
person-zourabichvili | Zurabishvili | Zourabichvili | Zourabichvili | Surabischwili
person-kobakhidze | Kobajidze | Kobakhidze | Kobakhidzé | Kobachidse
person-ivanishvili | Ivanishvili | Ivanishvili | Ivanichvili | Iwanischwili
person-kavelashvili | Kavelashvili | Kavelashvili | Kavelachvili | Kawelaschwili
person-tokayev | Tokáyev | Tokayev | Tokaïev | Tokajew
person-nazarbayev | Nazarbáyev | Nazarbayev | Nazarbaïev | Nasarbajew
person-rahmon | Emomali Rahmón | Emomali Rahmon | Emomali Rahmon | Emomali Rachmon
person-mirziyoyev | Mirziyóyev | Mirziyoyev | Mirzioïev | Mirsijojew
person-japarov | Sadyr Zhapárov, Yaparov | Japarov | Japarov | Dschaparow
person-berdimuhamedov | Berdimujamédov | Berdimuhamedov, Berdymukhamedov | Berdymoukhamedov | Berdimuhamedow
person-maia-sandu | Maia Sandu | Maia Sandu | Maia Sandu | Maia Sandu
# Israel, Palestine, Middle East, Islamic world
person-netanyahu | Netanyahu | Netanyahu | Netanyahou | Netanjahu, Netanyahu
person-ben-gvir | Ben Gvir | Ben-Gvir | Ben Gvir | Ben-Gvir
person-smotrich | Smotrich | Smotrich | Smotrich | Smotrich
person-gallant | Yoav Gallant | Yoav Gallant | Yoav Gallant | Joav Gallant, Galant
person-gantz | Benny Gantz, Gantz | Benny Gantz, Gantz | Benny Gantz, Gantz | Benny Gantz, Gantz
person-lapid | Yair Lapid | Yair Lapid, Lapid | Yaïr Lapid | Jair Lapid
person-bennett-naftali | Naftali Bennett | Naftali Bennett | Naftali Bennett | Naftali Bennett
person-herzog-isaac | Isaac Herzog | Isaac Herzog | Isaac Herzog | Izchak Herzog, Isaac Herzog
person-israel-katz | Israel Katz | Israel Katz | Israël Katz | Israel Katz
person-saar-gideon | Gideon Saar, Gideon Sa'ar | Gideon Saar, Gideon Sa'ar | Gideon Saar | Gideon Saar, Gideon Sa'ar
person-zamir | Eyal Zamir | Eyal Zamir | Eyal Zamir | Ejal Zamir
person-rabin | Isaac Rabin, Yitzhak Rabin | Yitzhak Rabin | Yitzhak Rabin | Jitzchak Rabin
person-ben-gurion | Ben Gurión | Ben-Gurion | Ben Gourion | Ben Gurion
person-abbas | Mahmud Abás, Mahmud Abbas, Abu Mazen | Mahmoud Abbas | Mahmoud Abbas | Mahmud Abbas
person-arafat | Yasir Arafat, Arafat | Yasser Arafat, Arafat | Yasser Arafat, Arafat | Jassir Arafat, Arafat
person-barghouti | Barguti, Marwan Barguti | Barghouti | Barghouti | Barghuti
person-sinwar | Sinwar, Yahya Sinwar | Sinwar | Sinouar, Sinwar | Sinwar
person-haniyeh | Haniya, Haniyeh | Haniyeh, Haniya | Haniyeh, Haniyé | Hanija, Haniyeh
person-deif | Mohamed Deif | Mohammed Deif | Mohammed Deïf | Mohammed Deif
person-khalil-al-hayya | Jalil al Haya, Jalil al Hayya | Khalil al-Hayya | Khalil al-Hayya, Khalil Al-Haya | Chalil al-Haja, Khalil al-Hayya
person-nasrallah | Nasralá, Nasrallah | Nasrallah | Nasrallah | Nasrallah
person-qassem-naim | Naim Qasem, Naim Qassem | Naim Qassem | Naïm Qassem | Naim Kassim, Naim Kassem
person-aoun | Joseph Aoun, Michel Aoun | Joseph Aoun, Michel Aoun | Joseph Aoun, Michel Aoun | Joseph Aoun, Michel Aoun
person-hariri | Hariri, Saad Hariri | Hariri | Hariri | Hariri
person-khamenei | Jamenei, Alí Jamenei | Khamenei | Khamenei | Chamenei, Khamenei
person-mojtaba-khamenei | Mojtaba Jamenei | Mojtaba Khamenei | Mojtaba Khamenei | Modschtaba Chamenei, Mojtaba Khamenei
person-khomeini | Jomeini | Khomeini | Khomeyni | Chomeini, Khomeini
person-raisi | Ebrahim Raisí, Raisi | Raisi | Raïssi | Raisi, Ebrahim Raisi
person-rouhani | Rohaní, Hasan Rohaní | Rouhani | Rohani | Ruhani, Rohani
person-pezeshkian | Pezeshkián | Pezeshkian | Pezeshkian | Peseschkian
person-araghchi | Araqchí, Araghchi | Araghchi, Araqchi | Araghtchi, Araghchi | Araghtschi, Araghchi
person-zarif | Yavad Zarif, Javad Zarif | Javad Zarif, Zarif | Javad Zarif, Zarif | Dschawad Sarif, Sarif
person-ghalibaf | Galibaf, Qalibaf | Ghalibaf, Qalibaf | Ghalibaf | Ghalibaf
person-larijani | Lariyani, Larijani | Larijani | Larijani | Laridschani
person-ahmadinejad | Ahmadineyad | Ahmadinejad | Ahmadinejad | Ahmadineschad
person-soleimani | Soleimani, Suleimani | Soleimani | Soleimani | Soleimani, Sulejmani
person-reza-pahlavi | Reza Pahlaví, Pahlaví | Reza Pahlavi, Pahlavi | Reza Pahlavi, Pahlavi | Reza Pahlavi, Pahlavi
person-mahsa-amini | Mahsa Amini, Yina Amini | Mahsa Amini | Mahsa Amini | Mahsa Amini, Jina Amini
person-narges-mohammadi | Narges Mohammadi | Narges Mohammadi | Narges Mohammadi | Narges Mohammadi
person-shirin-ebadi | Shirin Ebadi | Shirin Ebadi | Shirin Ebadi, Chirine Ebadi | Schirin Ebadi
person-erdogan | Erdogan | Erdogan | Erdogan | Erdogan
person-imamoglu | Imamoglu | Imamoglu | Imamoglu | Imamoglu
person-ocalan | Öcalan | Ocalan | Öcalan | Öcalan
person-ataturk | Ataturk | Ataturk | Atatürk | Atatürk
person-gulen | Fetulá Gülen, Gülen | Fethullah Gulen, Gulen | Fethullah Gülen, Gülen | Fethullah Gülen, Gülen
person-hakan-fidan | Hakan Fidan | Hakan Fidan | Hakan Fidan | Hakan Fidan
person-assad | Bachar al Asad, Bashar al Asad, al Asad, El Asad | Bashar al-Assad, Assad | Bachar al-Assad, Assad, Bachar el-Assad | Baschar al-Assad, Assad
person-sharaa | al Sharaa, Ahmed al Sharaa, Al Charaa, Julani, Yulani | Sharaa, Jolani, al-Sharaa | al-Charaa, Ahmed al-Charaa, Joulani | al-Scharaa, Scharaa, Dscholani
person-saddam | Sadam Husein, Sadam Hussein, Saddam Hussein | Saddam Hussein, Saddam | Saddam Hussein | Saddam Hussein
person-sadr | Muqtada al Sadr, Múqtada al Sáder | Muqtada al-Sadr, Moqtada al-Sadr | Moqtada Sadr, Moqtada al-Sadr | Muktada al-Sadr
person-sistani | Ali al Sistani, Sistani | Sistani | Sistani | Sistani
person-barzani | Barzani, Masud Barzani | Barzani | Barzani | Barsani, Barzani
person-baghdadi | al Bagdadi, Abu Bakr al Bagdadi | Baghdadi, al-Baghdadi | al-Baghdadi, Baghdadi | al-Bagdadi, Bagdadi
person-bin-laden | Bin Laden, Osama bin Laden | bin Laden | Ben Laden, Oussama ben Laden | Bin Laden
person-zawahiri | Zawahiri, al Zawahiri | Zawahiri, al-Zawahiri | Zawahiri, al-Zawahiri | Sawahiri, al-Sawahiri
person-mbs | Mohamed bin Salmán, Bin Salmán, príncipe heredero saudí | Mohammed bin Salman, bin Salman, MBS, Saudi crown prince | Mohammed ben Salmane, ben Salmane, MBS, prince héritier saoudien | Mohammed bin Salman, bin Salman, MBS, saudischer Kronprinz
person-mbz | Mohamed bin Zayed | Mohammed bin Zayed | Mohammed ben Zayed | Mohammed bin Zayed, Mohammed bin Sajid
khashoggi | Jashogui, Jamal Khashoggi, Khashoggi, Yamal Khashoggi | Khashoggi, Jamal Khashoggi | Khashoggi, Jamal Khashoggi | Khashoggi, Jamal Khashoggi
person-al-thani | Al Thani, Tamim bin Hamad | Al Thani, Tamim bin Hamad | Al Thani | Al Thani
person-sisi | Al Sisi, Abdelfatah al Sisi | Sisi, al-Sisi, el-Sisi | Al-Sissi, Abdel Fattah al-Sissi | al-Sisi, Sisi
person-mubarak | Mubarak, Hosni Mubarak | Mubarak | Moubarak | Mubarak
person-morsi | Morsi, Mohamed Morsi | Morsi | Morsi | Mursi
person-gaddafi | Gadafi, Gaddafi, Muamar el Gadafi | Gaddafi, Qaddafi, Gadhafi | Kadhafi | Gaddafi
person-haftar | Haftar, Hafter, Jalifa Haftar | Haftar | Haftar | Haftar
person-dbeibah | Dbeiba, Dbeibah | Dbeibah | Dbeibah | Dbeiba
person-abdullah-jordan | Abdalá II, Abdulá II | King Abdullah II, King Abdullah | Abdallah II | Abdullah II
person-rania | Rania de Jordania, reina Rania | Queen Rania | reine Rania, Rania de Jordanie | Königin Rania
person-mohammed-vi | Mohamed VI | Mohammed VI | Mohammed VI | Mohammed VI
person-tebboune | Tebún, Tebboune | Tebboune | Tebboune | Tebboune
person-bouteflika | Buteflika | Bouteflika | Bouteflika | Bouteflika
person-sansal | Boualem Sansal | Boualem Sansal | Boualem Sansal | Boualem Sansal
person-saied | Kais Said, Kais Saied | Kais Saied | Kaïs Saïed | Kais Saied
person-ghannouchi | Ganuchi, Ghanuchi | Ghannouchi | Ghannouchi | Ghannouchi
person-burhan | Al Burhan, Abdelfatah al Burhan | Burhan, al-Burhan | Burhane, Al-Bourhane | Burhan, al-Burhan
person-hemedti | Hemedti, Hemeti | Hemedti | Hemetti, Hemedti | Hemeti, Hemedti
person-bashir | Omar al Bashir | Omar al-Bashir | Omar al-Bachir, Omar el-Béchir | Omar al-Baschir
person-akhundzada | Ajundzada, Akhundzada | Akhundzada | Akhundzada | Achundsada
person-ghani | Ashraf Ghani, Ashraf Gani | Ashraf Ghani | Ashraf Ghani | Aschraf Ghani
person-imran-khan | Imran Jan, Imran Khan | Imran Khan | Imran Khan | Imran Khan
person-shehbaz-sharif | Shehbaz Sharif, Nawaz Sharif | Shehbaz Sharif, Nawaz Sharif | Shehbaz Sharif, Nawaz Sharif | Schehbas Scharif, Shehbaz Sharif, Nawaz Sharif
person-malala | Malala Yousafzai, Malala | Malala Yousafzai, Malala | Malala Yousafzai, Malala | Malala Yousafzai, Malala
person-maliki | Nuri al Maliki | Nouri al-Maliki, Maliki | Nouri al-Maliki | Nuri al-Maliki
person-sudani | Mohamed Shia al Sudani, Shia al Sudani | Shia al-Sudani, al-Sudani | Shia al-Soudani, Chia al-Soudani | Schia al-Sudani
# Asia, Africa
person-xi | Xi Jinping, presidente Xi | Xi Jinping, President Xi | Xi Jinping, président Xi | Xi Jinping, Staatschef Xi
person-li-qiang | Li Qiang | Li Qiang | Li Qiang | Li Qiang
person-wang-yi | Wang Yi | Wang Yi | Wang Yi | Wang Yi
person-mao | Mao Zedong, Mao Tse Tung, maoísta | Mao Zedong, Chairman Mao, Maoist | Mao Zedong, Mao Tsé-toung, maoïste | Mao Zedong, Mao Tse-tung, maoistisch*
person-deng | Deng Xiaoping | Deng Xiaoping | Deng Xiaoping | Deng Xiaoping
person-jack-ma | Jack Ma | Jack Ma | Jack Ma | Jack Ma
person-ai-weiwei | Ai Weiwei | Ai Weiwei | Ai Weiwei | Ai Weiwei
person-jimmy-lai | Jimmy Lai | Jimmy Lai | Jimmy Lai | Jimmy Lai
person-dalai-lama | Dalái Lama | Dalai Lama | dalaï-lama | Dalai Lama
person-kim-jong-un | Kim Jong-un | Kim Jong Un | Kim Jong-un | Kim Jong-un
person-kim-yo-jong | Kim Yo-jong | Kim Yo Jong | Kim Yo-jong | Kim Yo-jong
person-yoon | Yoon Suk-yeol | Yoon Suk Yeol | Yoon Suk-yeol | Yoon Suk-yeol
person-lee-jae-myung | Lee Jae-myung | Lee Jae-myung | Lee Jae-myung | Lee Jae-myung
person-ban-ki-moon | Ban Ki-moon | Ban Ki-moon | Ban Ki-moon | Ban Ki-moon
person-abe | Shinzo Abe | Shinzo Abe | Shinzo Abe | Shinzo Abe
person-kishida | Fumio Kishida, Kishida | Kishida | Kishida | Kishida
person-ishiba | Shigeru Ishiba, Ishiba | Ishiba | Ishiba | Ishiba
person-takaichi | Sanae Takaichi, Takaichi | Takaichi | Takaichi | Takaichi
person-hirohito | Hirohito | Hirohito | Hirohito | Hirohito
person-naruhito | Naruhito | Naruhito | Naruhito | Naruhito
person-akihito | Akihito | Akihito | Akihito | Akihito
person-modi | Narendra Modi | Narendra Modi, PM Modi | Narendra Modi | Narendra Modi
person-gandhi-mahatma | Mahatma Gandhi | Mahatma Gandhi | Mahatma Gandhi | Mahatma Gandhi
person-suu-kyi | Aung San Suu Kyi, Suu Kyi | Suu Kyi, Aung San Suu Kyi | Suu Kyi, Aung San Suu Kyi | Suu Kyi, Aung San Suu Kyi
person-min-aung-hlaing | Min Aung Hlaing | Min Aung Hlaing | Min Aung Hlaing | Min Aung Hlaing
person-hasina | Sheij Hasina, Sheikh Hasina, jeque Hasina | Sheikh Hasina, Hasina | Sheikh Hasina, Cheikh Hasina | Scheich Hasina, Sheikh Hasina
person-yunus | Muhammad Yunus | Muhammad Yunus | Muhammad Yunus | Muhammad Yunus
person-rajapaksa | Rajapaksa | Rajapaksa | Rajapaksa | Rajapaksa
person-duterte | Duterte | Duterte | Duterte | Duterte
person-marcos-bongbong | Ferdinand Marcos, Bongbong Marcos | Ferdinand Marcos, Bongbong Marcos | Ferdinand Marcos, Bongbong Marcos | Ferdinand Marcos, Bongbong Marcos
person-shinawatra | Shinawatra, Thaksin, Paetongtarn | Shinawatra, Thaksin, Paetongtarn | Shinawatra, Thaksin, Paetongtarn | Shinawatra, Thaksin, Paetongtarn
person-prabowo | Prabowo Subianto, Prabowo | Prabowo | Prabowo | Prabowo
person-widodo | Joko Widodo | Joko Widodo, Jokowi | Joko Widodo | Joko Widodo
person-ho-chi-minh | Ho Chi Minh | Ho Chi Minh | Hô Chi Minh | Ho Chi Minh
person-pol-pot | Pol Pot | Pol Pot | Pol Pot | Pol Pot
group-khmer-rouge | jemeres rojos | Khmer Rouge | Khmers rouges | Rote Khmer
person-kagame | Kagame | Kagame | Kagame | Kagame
person-tshisekedi | Tshisekedi | Tshisekedi | Tshisekedi | Tshisekedi
person-kabila | Joseph Kabila, Kabila | Kabila | Kabila | Kabila
person-mandela | Nelson Mandela, Mandela | Mandela | Mandela | Mandela
person-ramaphosa | Ramaphosa | Ramaphosa | Ramaphosa | Ramaphosa
person-museveni | Museveni | Museveni | Museveni | Museveni
person-abiy | Abiy Ahmed | Abiy Ahmed | Abiy Ahmed | Abiy Ahmed
person-mugabe | Mugabe | Mugabe | Mugabe | Mugabe
person-traore-ibrahim | Ibrahim Traoré | Ibrahim Traoré | Ibrahim Traoré | Ibrahim Traoré
person-goita | Assimi Goita, Goita | Assimi Goita, Goita | Assimi Goïta, Goïta | Assimi Goita, Goita
person-tiani | Abdourahamane Tiani, Abdurahamane Tchiani | Tchiani, Tiani | Tiani | Tiani, Tchiani
person-ouattara | Alassane Ouattara, Ouattara | Ouattara | Ouattara | Ouattara
person-faye | Bassirou Diomaye Faye | Bassirou Diomaye Faye, Diomaye Faye | Bassirou Diomaye Faye | Bassirou Diomaye Faye
person-sonko | Ousmane Sonko | Ousmane Sonko | Ousmane Sonko | Ousmane Sonko
person-biya | Paul Biya | Paul Biya | Paul Biya | Paul Biya
person-bongo | Ali Bongo | Ali Bongo | Ali Bongo | Ali Bongo
person-obiang | Teodoro Obiang, Obiang | Obiang | Obiang | Obiang
person-tinubu | Tinubu | Tinubu | Tinubu | Tinubu
# Popes, royals, church
person-pope-francis | papa Francisco, Jorge Bergoglio, Bergoglio, Francisco papa | Pope Francis, Bergoglio | pape François, Bergoglio | Papst Franziskus, Franziskus, Bergoglio
person-pope-leo-xiv | León XIV, papa León, Robert Prevost, Prevost | Leo XIV, Pope Leo, Robert Prevost, Prevost | Léon XIV, pape Léon, Robert Prevost | Leo XIV, Papst Leo, Robert Prevost, Prevost
person-pope-benedict | Benedicto XVI, Ratzinger | Benedict XVI, Pope Benedict, Ratzinger | Benoît XVI, Ratzinger | Benedikt XVI, Papst Benedikt, Ratzinger
person-pope-john-paul | Juan Pablo II, Wojtyla | John Paul II, Wojtyla | Jean-Paul II, Wojtyla | Johannes Paul II, Wojtyla
person-pope-pius-xii | Pío XII | Pius XII | Pie XII | Pius XII
person-parolin | Pietro Parolin, Parolin | Parolin | Parolin | Parolin
person-bartholomew | patriarca Bartolomé, Bartolomé I | Patriarch Bartholomew, Bartholomew I | patriarche Bartholomée, Bartholomée Ier | Patriarch Bartholomaios, Bartholomaios I
person-charles-iii | Carlos III, rey Carlos, príncipe Carlos | Charles III, King Charles, Prince Charles | Charles III, roi Charles, prince Charles | Charles III, König Charles, Karl III, Prinz Charles, King Charles
person-camilla | reina Camila, Camila Parker Bowles | Queen Camilla, Camilla Parker Bowles | reine Camilla, Camilla Parker Bowles | Königin Camilla, Camilla Parker Bowles
person-elizabeth-ii | Isabel II, reina Isabel, muerte de Isabel II, reina Isabel II | Elizabeth II, Queen Elizabeth, Queen Elizabeth II, late Queen | Elizabeth II, Élisabeth II, reine Élisabeth, reine Elizabeth, reine d'Angleterre, reine Elizabeth II | Elisabeth II, Elizabeth II, Königin Elizabeth, Queen Elizabeth, Queen Elizabeth II
person-prince-philip | Felipe de Edimburgo, duque de Edimburgo, príncipe Felipe de Edimburgo | Prince Philip, Duke of Edinburgh | prince Philip, duc d'Édimbourg | Prinz Philip, Herzog von Edinburgh
person-prince-william | príncipe Guillermo, Guillermo de Inglaterra, príncipe de Gales | Prince William, Prince of Wales | prince William, prince de Galles | Prinz William, Prinz von Wales
person-kate-middleton | Kate Middleton, princesa de Gales, Catalina de Gales | Kate Middleton, Princess of Wales, Princess Kate, Duchess of Cambridge, Catherine Princess of Wales | Kate Middleton, princesse de Galles, Kate et William | Kate Middleton, Prinzessin von Wales, Prinzessin Kate, Herzogin Kate
person-prince-harry | príncipe Harry, príncipe Enrique, duque de Sussex | Prince Harry, Duke of Sussex | prince Harry, duc de Sussex | Prinz Harry, Herzog von Sussex
person-meghan-markle | Meghan Markle, duquesa de Sussex | Meghan Markle, Duchess of Sussex | Meghan Markle, duchesse de Sussex | Meghan Markle, Herzogin von Sussex
person-prince-andrew | príncipe Andrés, Andrés Mountbatten-Windsor, expríncipe Andrés, Virginia Giuffre | Prince Andrew, Andrew Mountbatten-Windsor, Virginia Giuffre, Duke of York | prince Andrew, Andrew Mountbatten-Windsor, Virginia Giuffre, ex-prince Andrew | Prinz Andrew, Andrew Mountbatten-Windsor, Ex-Prinz Andrew, Virginia Giuffre
person-princess-diana | Diana de Gales, princesa Diana, Lady Di | Princess Diana, Lady Diana, Lady Di, Diana interview | princesse Diana, Lady Di, Lady Diana | Prinzessin Diana, Lady Di, Lady Diana
person-felipe-vi | Felipe VI, rey Felipe | Felipe VI, King Felipe | Felipe VI, roi Felipe | Felipe VI, König Felipe
person-juan-carlos | Juan Carlos I, rey emérito, don Juan Carlos, Juan Carlos, emérito | Juan Carlos I, King Juan Carlos, Juan Carlos of Spain, Juan Carlos, former king Juan Carlos, king emeritus | Juan Carlos Ier, roi Juan Carlos, Juan Carlos, ex-roi Juan Carlos, roi émérite | Juan Carlos I, Altkönig Juan Carlos, König Juan Carlos, Juan Carlos, altkönig
person-letizia | reina Letizia, doña Letizia | Queen Letizia | reine Letizia | Königin Letizia
person-leonor | princesa Leonor, princesa de Asturias, Leonor, infanta Sofía | Princess Leonor, Princess of Asturias, Leonor | princesse Leonor, princesse des Asturies, Leonor | Prinzessin Leonor, Kronprinzessin Leonor, Leonor
person-frederik-x | Federico X, Federico de Dinamarca | Frederik X, King Frederik | Frederik X, Frédéric X | Frederik X, König Frederik
person-margrethe | Margarita II, Margarita de Dinamarca, reina Margarita | Margrethe II, Queen Margrethe, Crown Prince Frederik | Margrethe II, reine Margrethe, prince Frederik | Margrethe II, Königin Margrethe, Kronprinz Frederik
person-carl-gustaf | Carlos Gustavo, Carlos XVI Gustavo | Carl XVI Gustaf, Carl Gustaf | Charles XVI Gustave, Carl XVI Gustaf | Carl XVI Gustaf, Carl Gustaf
person-harald-v | Harald V, Harald de Noruega | Harald V, King Harald | Harald V, Harald de Norvège | Harald V, König Harald
person-mette-marit | Mette-Marit | Mette-Marit | Mette-Marit | Mette-Marit
person-hoiby | Marius Borg Hoiby, Borg Hoiby | Marius Borg Høiby, Høiby | Marius Borg Høiby, Borg Høiby | Marius Borg Høiby, Borg Høiby, Høiby
person-haakon | Haakon de Noruega, príncipe Haakon | Haakon, Crown Prince Haakon | prince Haakon, Haakon de Norvège | Kronprinz Haakon
person-willem-alexander | Guillermo Alejandro, Guillermo de Holanda | Willem-Alexander | Willem-Alexander | Willem-Alexander
person-maxima | reina Máxima, Máxima de Holanda | Queen Máxima | reine Maxima, Máxima des Pays-Bas | Königin Máxima
person-philippe-belgium | Felipe de Bélgica | King Philippe | roi Philippe, Philippe de Belgique | König Philippe
person-albert-monaco | Alberto de Mónaco, Alberto II, Charlène de Mónaco, príncipe Alberto, Carolina de Mónaco | Prince Albert II, Albert of Monaco, Prince Albert, Princess Charlene | Albert II de Monaco, prince Albert, princesse Charlène, Charlène de Monaco | Fürst Albert, Albert von Monaco, Fürstin Charlène, Charlène, Fürst Albert II.
person-grand-duke | gran duque de Luxemburgo, gran duque | Grand Duke, Luxembourg's Grand Duke | grand-duc | Großherzog
person-aga-khan | Aga Jan, Aga Khan | Aga Khan | Aga Khan | Aga Khan
# Western politicians spelt or styled differently
person-von-der-leyen | Von der Leyen, Ursula von der Leyen | von der Leyen | von der Leyen | von der Leyen
person-sheinbaum | Sheinbaum | Sheinbaum | Sheinbaum | Sheinbaum
person-lopez-obrador | López Obrador, AMLO | López Obrador, AMLO | López Obrador, AMLO | López Obrador, AMLO
person-bukele | Bukele | Bukele | Bukele | Bukele
person-lula | Lula da Silva, Lula | Lula da Silva, Lula | Lula da Silva, Lula | Lula da Silva, Lula
person-castro-fidel | Fidel Castro | Fidel Castro | Fidel Castro | Fidel Castro
person-che | Che Guevara | Che Guevara | Che Guevara | Che Guevara
person-orban | Orbán, Viktor Orbán | Orban | Orban | Orbán
person-vucic | Vucic, Aleksandar Vucic | Vucic | Vucic | Vucic
person-plenkovic | Plenkovic | Plenkovic | Plenkovic | Plenkovic
person-dodik | Dodik | Dodik | Dodik | Dodik
person-milosevic | Milosevic | Milosevic | Milosevic | Milosevic
person-karadzic | Karadzic | Karadzic | Karadzic | Karadzic
person-mladic | Ratko Mladic | Ratko Mladic, Mladic | Ratko Mladic | Ratko Mladic, Mladic
person-tito | mariscal Tito, Josip Broz Tito | Marshal Tito, Josip Broz Tito | maréchal Tito, Josip Broz Tito | Josip Broz Tito, Marschall Tito
person-kurti | Albin Kurti | Albin Kurti | Albin Kurti | Albin Kurti
person-thaci | Hashim Thaci | Hashim Thaci | Hashim Thaçi | Hashim Thaci
person-mitsotakis | Mitsotakis | Mitsotakis | Mitsotakis | Mitsotakis
person-tsipras | Tsipras | Tsipras | Tsipras | Tsipras
person-varoufakis | Varoufakis, Varufakis | Varoufakis | Varoufakis | Varoufakis
person-kaczynski | Kaczynski | Kaczynski | Kaczynski | Kaczynski
person-walesa | Lech Walesa, Walesa | Walesa | Walesa | Walesa
person-ceausescu | Ceausescu | Ceausescu | Ceausescu | Ceausescu
person-georgescu | Calin Georgescu | Calin Georgescu | Calin Georgescu | Calin Georgescu
person-babis | Andrej Babis | Andrej Babis, Babis | Andrej Babis | Andrej Babis
person-fico | Robert Fico | Robert Fico | Robert Fico | Robert Fico
person-stoltenberg | Stoltenberg | Stoltenberg | Stoltenberg | Stoltenberg
person-puigdemont | Puigdemont | Puigdemont | Puigdemont | Puigdemont
person-khan-sadiq | Sadiq Khan, Sadiq Jan | Sadiq Khan | Sadiq Khan | Sadiq Khan
person-mamdani | Mamdani | Mamdani | Mamdani | Mamdani
# Athletes and artists
person-djokovic | Djokovic | Djokovic | Djokovic | Djoković
person-rublev | Rublev, Andréi Rublev | Rublev | Roublev | Rubljow, Rublew
person-khachanov | Jachánov, Khachanov | Khachanov | Khachanov | Chatschanow, Khachanov
person-sabalenka | Sabalenka | Sabalenka | Sabalenka | Sabalenka
person-svitolina | Svitolina | Svitolina | Svitolina | Switolina
person-kostyuk | Marta Kostiuk, Kostyuk | Kostyuk | Kostyuk | Kostjuk
person-andreeva | Mirra Andreeva | Mirra Andreeva | Mirra Andreeva | Mirra Andrejewa, Andrejewa
person-kasatkina | Kasátkina | Kasatkina | Kasatkina | Kassatkina
person-azarenka | Azarenka | Azarenka | Azarenka | Asarenka
person-sharapova | Sharapova | Sharapova | Sharapova | Scharapowa
person-rybakina | Ribakina, Rybakina | Rybakina | Rybakina | Rybakina
person-swiatek | Swiatek | Swiatek | Swiatek | Swiatek
person-zverev | Zverev, Alexander Zverev | Zverev | Zverev | Zverev, Sascha Zverev
person-tsitsipas | Tsitsipas | Tsitsipas | Tsitsipas | Tsitsipas
person-bublik | Alexander Bublik, Bublik | Bublik | Bublik | Bublik
person-zheng-qinwen | Zheng Qinwen, Qinwen Zheng | Zheng Qinwen, Qinwen Zheng | Zheng Qinwen, Qinwen Zheng | Zheng Qinwen, Qinwen Zheng
person-naomi-osaka | Naomi Osaka | Naomi Osaka | Naomi Osaka | Naomi Osaka
person-peng-shuai | Peng Shuai | Peng Shuai | Peng Shuai | Peng Shuai
person-usyk | Usyk, Oleksandr Usyk | Usyk | Usyk, Oussyk | Ussyk, Usyk
person-lomachenko | Lomachenko | Lomachenko | Lomachenko | Lomatschenko
person-nurmagomedov | Nurmagomedov, Jabib Nurmagomedov | Nurmagomedov, Khabib | Nurmagomedov, Khabib | Nurmagomedow, Chabib
person-chimaev | Chimaev | Chimaev | Chimaev | Chimaev, Tschimajew
person-shevchenko | Andriy Shevchenko, Andrí Shevchenko | Andriy Shevchenko | Andriy Chevtchenko, Andriy Shevchenko | Andrij Schewtschenko
person-mudryk | Mudryk | Mudryk | Mudryk | Mudryk, Mudrik
person-lunin | Andriy Lunin, Lunin | Lunin | Lunin | Lunin
person-dovbyk | Dovbyk | Dovbyk | Dovbyk | Dowbyk
person-zinchenko | Zinchenko | Zinchenko | Zinchenko | Sintschenko
person-kvaratskhelia | Kvaratskhelia, Kvaratsjelia | Kvaratskhelia | Kvaratskhelia | Kwarazchelia
person-mikautadze | Mikautadze | Mikautadze | Mikautadze | Mikautadse
person-mamardashvili | Mamardashvili | Mamardashvili | Mamardashvili | Mamardaschwili
person-mkhitaryan | Mjitarián, Mkhitaryan | Mkhitaryan | Mkhitaryan | Mchitarjan
person-yashin-lev | Lev Yashin, trofeo Yashin | Lev Yashin, Yashin Trophy | Lev Yachine, trophée Yachine | Lew Jaschin
person-ovechkin | Ovechkin | Ovechkin | Ovetchkine | Owetschkin
person-mahuchikh | Mahuchij, Mahuchikh | Mahuchikh | Mahuchikh, Mahoutchikh | Mahutschich
person-isinbayeva | Isinbáyeva | Isinbayeva | Isinbaïeva | Issinbajewa
person-valieva | Valíeva, Kamila Valieva | Valieva | Valieva | Walijewa
person-kharlan | Jarlan, Olga Jarlan | Kharlan | Kharlan | Charlan
person-heraskevych | Heraskevich, Guerskévich | Heraskevych | Heraskevych | Heraskewytsch
person-plushenko | Plúshenko | Plushenko, Plyushchenko | Plouchenko | Pluschenko, Pljuschtschenko
person-malinin | Ilia Malinin, Malinin | Malinin | Malinin | Malinin
person-vlasov | Aleksandr Vlasov | Aleksandr Vlasov | Aleksandr Vlasov | Alexander Wlassow
person-karjakin | Serguéi Kariakin, Karjakin | Karjakin | Kariakine | Karjakin
person-nepomniachtchi | Nepomniachi, Nepómniashchi | Nepomniachtchi | Nepomniachtchi | Nepomnjaschtschi
person-karpov | Anatoli Kárpov | Anatoly Karpov | Anatoli Karpov | Anatoli Karpow
person-doncic | Luka Doncic, Doncic | Doncic | Doncic | Doncic
person-jokic | Nikola Jokic | Nikola Jokic, Jokic | Nikola Jokic, Jokic | Nikola Jokic, Jokic
person-antetokounmpo | Antetokounmpo | Antetokounmpo | Antetokounmpo | Antetokounmpo
person-salah | Mohamed Salah, Mo Salah | Mohamed Salah, Mo Salah | Mohamed Salah | Mohamed Salah, Mo Salah
person-hakimi | Achraf Hakimi, Hakimi | Achraf Hakimi, Hakimi | Achraf Hakimi, Hakimi | Achraf Hakimi, Hakimi
person-el-guerrouj | El Guerruj | El Guerrouj | El Guerrouj | El Guerrouj
person-khelif | Imane Khelif, Jelif | Imane Khelif, Khelif | Imane Khelif, Khelif | Imane Khelif, Khelif
person-ohtani | Shohei Ohtani, Ohtani | Ohtani | Ohtani | Ohtani
person-sun-yang | Sun Yang | Sun Yang | Sun Yang | Sun Yang
person-zhang-yimou | Zhang Yimou | Zhang Yimou | Zhang Yimou | Zhang Yimou
person-gergiev | Guérguiev, Valeri Guérguiev | Gergiev | Guerguiev | Gergijew, Gergiev
person-netrebko | Netrebko | Netrebko | Netrebko | Netrebko
person-currentzis | Currentzis | Currentzis | Currentzis | Currentzis
person-zvyagintsev | Zviáguintsev | Zvyagintsev | Zviaguintsev | Swjaginzew
person-serebrennikov | Serébrennikov | Serebrennikov | Serebrennikov | Serebrennikow
person-loznitsa | Loznitsa | Loznitsa | Loznitsa | Loznitsa, Losnitsa
person-pussy-riot | Pussy Riot | Pussy Riot | Pussy Riot | Pussy Riot
person-baryshnikov | Baríshnikov | Baryshnikov | Barychnikov | Baryschnikow
person-panahi | Jafar Panahi, Yafar Panahi | Jafar Panahi, Panahi | Jafar Panahi, Panahi | Jafar Panahi, Panahi
person-rasoulof | Rasoulof, Rasulof | Rasoulof | Rasoulof | Rasoulof
person-kiarostami | Kiarostami | Kiarostami | Kiarostami | Kiarostami
person-kurosawa | Kurosawa | Kurosawa | Kurosawa | Kurosawa
person-miyazaki-hayao | Hayao Miyazaki | Hayao Miyazaki | Hayao Miyazaki | Hayao Miyazaki
person-kusama | Yayoi Kusama | Yayoi Kusama | Yayoi Kusama | Yayoi Kusama
person-alexievich | Svetlana Alexiévich | Svetlana Alexievich | Svetlana Alexievitch | Swetlana Alexijewitsch
person-oe | Kenzaburo Oé | Kenzaburo Oe | Kenzaburo Oé | Kenzaburo Oe
person-durov | Pável Dúrov, Durov | Durov | Dourov | Durow
# Historic persons, saints, biblical and ancient
person-jesus | Jesucristo, Jesús de Nazaret | Jesus Christ, Jesus of Nazareth | Jésus-Christ, Jésus de Nazareth | Jesus Christus, Jesus von Nazareth
person-virgin-mary | Virgen María | Virgin Mary | Vierge Marie | Jungfrau Maria
person-st-peter | San Pedro apóstol, apóstol Pedro | Saint Peter, apostle Peter | apôtre Pierre | heiliger Petrus, Apostel Petrus
person-mother-teresa | Madre Teresa, Teresa de Calcuta | Mother Teresa | Mère Teresa | Mutter Teresa
joan-of-arc | Juana de Arco | Joan of Arc | Jeanne d'Arc | Jeanne d'Arc, Johanna von Orléans
person-muhammad | profeta Mahoma, Mahoma | Prophet Muhammad, Prophet Mohammed | prophète Mahomet, Mahomet | Prophet Mohammed
person-buddha | Buda Gautama, estatua de Buda, Budas de Bamiyán | Buddha | Bouddha | Buddha
person-confucius | Confucio | Confucius | Confucius | Konfuzius
person-alexander-great | Alejandro Magno | Alexander the Great | Alexandre le Grand | Alexander der Große
person-cleopatra | Cleopatra | Cleopatra | Cléopâtre | Kleopatra
person-julius-caesar | Julio César | Julius Caesar | Jules César | Julius Cäsar, Julius Caesar
person-tutankhamun | Tutankamón | Tutankhamun | Toutânkhamon | Tutanchamun
person-ramses | Ramsés | Ramses, Ramesses | Ramsès | Ramses
person-nefertiti | Nefertiti | Nefertiti | Néfertiti | Nofretete
person-aristotle | Aristóteles | Aristotle | Aristote | Aristoteles
person-plato | filósofo Platón, Platón | Greek philosopher Plato, Plato | philosophe Platon, Platon | Platon
person-homer | poeta Homero, Ilíada, Odisea de Homero | Homer's Odyssey, Iliad | Homère, Iliade | Homer Odyssee, Ilias
person-charlemagne | Carlomagno, Premio Carlomagno | Charlemagne, Charlemagne Prize | Charlemagne, prix Charlemagne | Karl der Große, Karlspreis
person-genghis-khan | Gengis Kan | Genghis Khan | Gengis Khan | Dschingis Khan
columbus | Cristóbal Colón | Christopher Columbus, Columbus Day | Christophe Colomb | Christoph Kolumbus, Kolumbus
person-magellan | Fernando de Magallanes, Magallanes | Magellan | Magellan | Magellan
da-vinci | Leonardo da Vinci, Da Vinci, Salvator Mundi, Mona Lisa, Gioconda | Leonardo da Vinci, Da Vinci, Salvator Mundi, Mona Lisa | Léonard de Vinci, Salvator Mundi, Joconde | Leonardo da Vinci, Da Vinci, Salvator Mundi, Mona Lisa
person-michelangelo | Miguel Ángel Buonarroti, Miguel Ángel escultor | Michelangelo | Michel-Ange | Michelangelo
person-titian | Tiziano | Titian | Le Titien, Titien | Tizian
person-raphael | Rafael Sanzio | Raphael Renaissance painter, Raphael painter | peintre Raphaël, Raphaël Sanzio | Raffael
person-el-greco | El Greco | El Greco | Le Greco, El Greco | El Greco
person-bosch-painter | El Bosco | Hieronymus Bosch | Jérôme Bosch | Hieronymus Bosch
person-bruegel | Brueghel, Bruegel | Bruegel, Brueghel | Bruegel, Brueghel | Bruegel, Brueghel
person-duerer | Durero, Alberto Durero | Dürer, Albrecht Dürer | Dürer, Albrecht Dürer | Dürer, Albrecht Dürer
person-luther | Martín Lutero, Lutero | Martin Luther Reformation | Martin Luther réformateur | Martin Luther Reformator, Reformator Martin Luther
person-mlk | Martin Luther King | Martin Luther King | Martin Luther King | Martin Luther King
person-galileo | Galileo Galilei | Galileo Galilei, Galileo | Galilée astronome, Galileo Galilei | Galileo Galilei
person-copernicus | Copérnico | Copernicus | Copernic | Kopernikus
person-dante | Dante Alighieri | Dante Alighieri | Dante Alighieri | Dante Alighieri
napoleon | Napoleón, Napoleón Bonaparte, Bonaparte | Napoleon, Napoleonic, Bonaparte | Napoléon, napoléonien, Bonaparte | Napoleon, Bonaparte
person-louis-xiv | Luis XIV, Rey Sol | Louis XIV, Sun King | Louis XIV, Roi-Soleil | Ludwig XIV, Sonnenkönig
person-marie-antoinette | María Antonieta | Marie Antoinette | Marie-Antoinette | Marie Antoinette
person-sisi-empress | emperatriz Sissi, Isabel de Baviera | Empress Elisabeth, Empress Sisi | impératrice Sissi | Kaiserin Sisi, Kaiserin Elisabeth, Sissi
person-catherine-great | Catalina la Grande, Catalina II | Catherine the Great | Catherine II, Grande Catherine | Katharina die Große
person-peter-great | Pedro el Grande | Peter the Great | Pierre le Grand | Peter der Große
person-nicholas-ii | zar Nicolás II, Nicolás II | Nicholas II, Tsar Nicholas | Nicolas II, tsar Nicolas | Nikolaus II, Zar Nikolaus
person-rasputin | Rasputín | Rasputin | Raspoutine | Rasputin
person-henry-viii | Enrique VIII | Henry VIII | Henri VIII | Heinrich VIII
person-elizabeth-i | Isabel I | Elizabeth I | Élisabeth Ire | Elisabeth I
person-mary-stuart | María Estuardo | Mary Queen of Scots | Marie Stuart | Maria Stuart
person-charles-v | Carlos V | Charles V, Emperor Charles | Charles Quint | Karl V, Kaiser Karl
person-philip-ii | Felipe II | Philip II | Philippe II | Philipp II
person-wilhelm-ii | káiser Guillermo, Guillermo II | Kaiser Wilhelm, Wilhelm II | Guillaume II | Wilhelm II, Kaiser Wilhelm
person-frederick-great | Federico el Grande | Frederick the Great | Frédéric le Grand, Frédéric II | Friedrich der Große, Alter Fritz
person-hitler | Hitler, Adolf Hitler, Führer | Hitler, Adolf Hitler | Hitler, Adolf Hitler, Führer | Hitler, Adolf Hitler
person-mussolini | Mussolini, Duce | Mussolini | Mussolini, Duce | Mussolini, Duce
person-franco | Francisco Franco, dictador Franco, franquismo, franquista, dictadura de Franco | Francisco Franco, General Franco, Franco's, Francoist, Franco dictatorship | général Franco, franquisme, franquiste, dictature de Franco | General Franco, Franco-Diktatur, Franquismus, Diktator Franco
person-pinochet | Pinochet | Pinochet | Pinochet | Pinochet
person-de-gaulle | De Gaulle, gaullista | Gaullist, de Gaulle | de Gaulle, gaulliste | de Gaulle, Gaullist
person-marx | Karl Marx, Carlos Marx, marxista | Karl Marx, Marxist | Karl Marx, marxiste | Karl Marx, marxistisch*
person-anne-frank | Ana Frank | Anne Frank | Anne Frank | Anne Frank
person-marie-curie | Marie Curie | Marie Curie | Marie Curie, Pierre et Marie Curie | Marie Curie
person-dostoevsky | Dostoievski | Dostoevsky, Dostoyevsky | Dostoïevski | Dostojewski
person-tolstoy | León Tolstói, Tolstói | Tolstoy | Tolstoï | Tolstoi
person-chekhov | Chéjov | Chekhov | Tchekhov | Tschechow
person-pushkin | Pushkin | Pushkin | Pouchkine | Puschkin
person-gogol | Nikolái Gógol, Gógol | Gogol | Gogol | Gogol
person-bulgakov | Bulgákov | Bulgakov | Boulgakov | Bulgakow
person-nabokov | Nabokov | Nabokov | Nabokov | Nabokow
person-tchaikovsky | Chaikovski | Tchaikovsky | Tchaïkovski | Tschaikowsky, Tschaikowski
person-shostakovich | Shostakóvich | Shostakovich | Chostakovitch | Schostakowitsch
person-rachmaninoff | Rajmáninov | Rachmaninoff, Rachmaninov | Rachmaninov | Rachmaninow
person-stravinsky | Stravinski | Stravinsky | Stravinsky, Stravinski | Strawinsky, Strawinski
person-prokofiev | Prokófiev | Prokofiev | Prokofiev | Prokofjew
person-chopin | Concurso Chopin, Frédéric Chopin | Chopin | Chopin | Chopin
person-kandinsky | Kandinski, Kandinsky | Kandinsky | Kandinsky | Kandinsky
person-chagall | Marc Chagall, Chagall | Chagall | Chagall | Chagall
person-malevich | Malévich | Malevich | Malevitch | Malewitsch
person-eisenstein | Serguéi Eisenstein | Sergei Eisenstein | Sergueï Eisenstein | Sergej Eisenstein
person-tarkovsky | Tarkovski | Tarkovsky | Tarkovski | Tarkowski
person-gagarin | Gagarin, Yuri Gagarin | Gagarin | Gagarine | Gagarin
person-tereshkova | Tereshkova | Tereshkova | Terechkova | Tereschkowa
person-kalashnikov | Kaláshnikov | Kalashnikov | Kalachnikov | Kalaschnikow
person-molotov | cóctel molotov, mólotov | Molotov cocktail, petrol bomb | cocktail Molotov | Molotowcocktail, Molotow-Cocktail
three-kings | Reyes Magos, Día de Reyes, cabalgata de Reyes, Cabalgata, roscón, Epifanía | Three Kings, Three Wise Men, Epiphany, Three Kings Day | Rois mages, Epiphanie, galette des rois, fève | Heilige Drei Könige, dreikönigstag, dreikönigstreffen, sternsinger
st-patrick | San Patricio | St Patrick's Day, St Patrick, Saint Patrick's Day | Saint-Patrick | St. Patrick's Day, Patrick's Day
# Groups and movements
group-houthis | hutí, huthi, rebeldes hutíes, Ansar Alá | Houthi, Houthi rebels, Ansar Allah | Houthi, rebelles houthis, houthiste | Huthi, Huthis, Huthi-Rebellen, Houthi, Huthi-Miliz
group-taliban | talibán, talibanes | Taliban, Taleban | talibans | Taliban
group-hezbollah | Hizbulá, Hezbolá, Hezbollah | Hezbollah, Hizbollah | Hezbollah | Hisbollah, Hizbollah
group-islamic-state | Estado Islámico, ISIS, Daesh, yihadista del EI | Islamic State, ISIS, ISIL, Daesh, IS fighters | État islamique, Daech, Daesh | Islamischer Staat, IS-Miliz, IS-Terrorist, IS-Kämpfer, Daesch, ISIS, IS-Terrormiliz, Terrormiliz
group-al-qaeda | Al Qaeda, Al Qaida | al-Qaeda, al-Qaida | Al-Qaïda | Al-Kaida, Al-Qaida, El Kaida
group-al-shabaab | Al Shabab, Al Shabaab | al-Shabaab, al-Shabab | Chebab, shebab, Al-Shabaab, Al-Chabab | Al-Shabaab, Schabab-Miliz, Al-Schabab
group-boko-haram | Boko Haram | Boko Haram | Boko Haram | Boko Haram
group-jnim | JNIM | JNIM | JNIM, GSIM | JNIM
group-hts | Hayat Tahrir al Sham, HTS | Hayat Tahrir al-Sham, HTS | Hayat Tahrir al-Cham, HTC, HTS | Haiat Tahrir al-Scham, HTS
group-islamic-jihad | Yihad Islámica, Yihad Islámica Palestina | Islamic Jihad, Palestinian Islamic Jihad | Jihad islamique, Djihad islamique | Islamischer Dschihad
group-qassam | brigadas Al Qassam, Al Qasam | Qassam, al-Qassam Brigades | Brigades Al-Qassam | Kassam-Brigaden, Al-Kassam-Brigaden
group-plo | OLP, Organización para Liberación Palestina | PLO | OLP | PLO
group-fatah | Al Fatah, Fatah | Fatah | Fatah | Fatah
group-palestinian-authority | Autoridad Palestina, Autoridad Nacional Palestina, ANP | Palestinian Authority | Autorité palestinienne | Palästinensische Autonomiebehörde, Autonomiebehörde, Palästinenserbehörde
group-muslim-brotherhood | Hermanos Musulmanes | Muslim Brotherhood | Frères musulmans | Muslimbruderschaft, Muslimbrüder
group-revolutionary-guards | Guardia Revolucionaria, Guardianes de la Revolución, Cuerpo de Guardianes, pasdarán | Revolutionary Guards, IRGC | Gardiens de la révolution, pasdarans | Revolutionsgarden, Revolutionswächter
group-basij | Basij, basiyíes | Basij | bassidjis | Basidsch, Basidsch-Miliz
idf | FDI, Fuerzas de Defensa Israelíes, Tsahal | IDF, Israel Defense Forces | Tsahal | IDF, israelische Armee, israelisches Militär
group-mossad | Mosad | Mossad | Mossad | Mossad
group-shin-bet | Shin Bet | Shin Bet | Shin Bet, Shin Beth | Schin Bet
group-pkk | PKK, Partido Trabajadores del Kurdistán | PKK, Kurdistan Workers' Party | PKK, Parti travailleurs du Kurdistan | PKK, Arbeiterpartei Kurdistans
group-sdf-syria | FDS, Fuerzas Democráticas Sirias | SDF, Syrian Democratic Forces | FDS, Forces démocratiques syriennes | SDF, Syrische Demokratische Kräfte
group-peshmerga | peshmerga | Peshmerga | peshmerga | Peschmerga
group-druze | druso | Druze | druze | Druse, drusisch*
group-alawites | alauí, alauita | Alawite | alaouite | Alawit
group-shia | chií, chiita | Shia, Shiite | chiite | Schiit, schiitisch*
group-sunni | suní, sunita | Sunni, Sunnis | sunnite | Sunnit
group-yazidi | yazidí | Yazidi | yézidi, yazidi | Jeside
group-tuareg | tuareg | Tuareg | touareg | Tuareg
group-wagner | grupo Wagner, Wagner mercenarios, mercenarios de Wagner, milicia Wagner | Wagner Group, Wagner mercenaries | groupe Wagner, milice Wagner, mercenaires de Wagner, Wagner mercenaires | Wagner-Gruppe, Gruppe Wagner, Wagner-Söldner, Söldnergruppe Wagner
group-azov | batallón Azov, regimiento Azov | Azov Battalion, Azov Brigade, Azov Regiment | bataillon Azov, régiment Azov | Asow-Regiment, Asow-Brigade, Asow-Bataillon
group-fsb | FSB, KGB, GRU, servicio secreto ruso | FSB, KGB, GRU, Russian security service | FSB, KGB, GRU, services russes | FSB, KGB, GRU, russischer inlandsgeheimdienst, russischer geheimdienst
group-oath-keepers | Oath Keepers, Proud Boys | Oath Keepers, Proud Boys | Oath Keepers, Proud Boys | Oath Keepers, Proud Boys
group-maga | MAGA, movimiento MAGA, trumpist*, trumpism*, "trumpistas" | MAGA, Make America Great Again, Trumpism*, Trump loyalist | MAGA, mouvement Maga, trumpist*, trumpism* | MAGA, Maga-Bewegung, trumpismus, trump-anhänger
group-qanon | QAnon | QAnon | QAnon | QAnon
group-ku-klux-klan | Ku Klux Klan | Ku Klux Klan, KKK | Ku Klux Klan | Ku-Klux-Klan
group-antifa | Antifa, antifascist* | Antifa, anti-fascist | antifa, antifascist* | Antifa, antifaschist
group-tren-de-aragua | Tren de Aragua | Tren de Aragua | Tren de Aragua | Tren de Aragua
group-ms13 | Mara Salvatrucha, "maras", MS-13 | MS-13, Mara Salvatrucha | Mara Salvatrucha, MS-13 | Mara Salvatrucha, MS-13
group-sinaloa-cartel | Cartel de Sinaloa | Sinaloa cartel | cartel de Sinaloa | Sinaloa-Kartell
group-cjng | CJNG, Cártel Jalisco, Cártel de Jalisco | Jalisco cartel, CJNG | cartel de Jalisco | Jalisco-Kartell, Kartell Jalisco
group-chapo | Chapo Guzmán, El Chapo, Joaquín Guzmán, El Mayo | El Chapo, Joaquin Guzman, El Mayo | El Chapo, Joaquin Guzman, El Mayo | El Chapo, Joaquín Guzmán, El Mayo
group-mayo-zambada | Mayo Zambada, Ismael Zambada, Zambada | Mayo Zambada, Zambada | Mayo Zambada, Zambada | Mayo Zambada, Zambada
group-cartel-soles | Cartel de los Soles | Cartel of the Suns, Cartel de los Soles | Cartel des soleils, Cartel de los Soles | Cartel de los Soles, Kartell der Sonnen
group-farc | FARC, disidencias de las FARC | FARC, Farc dissidents | FARC, Farc, dissidents des Farc | FARC, Farc, Farc-Guerilla, Farc-Dissidenten
group-eln | ELN, Ejército de Liberación Nacional | ELN, National Liberation Army | ELN, Armée libération nationale | ELN, Nationale Befreiungsarmee
group-shining-path | Sendero Luminoso | Shining Path | Sentier lumineux | Leuchtender Pfad
group-sandinistas | sandinista | Sandinista | sandiniste | Sandinist
group-chavismo | chavismo, chavista | Chavismo, Chavista | chavisme, chaviste | Chavismus, Chavist
group-peronism | peronismo, kirchnerismo, peronism*, peronist*, kirchnerism*, kirchnerist* | Peronism, Peronist, Peronism*, Peronist*, Kirchnerist* | péronisme, péronism*, péronist*, kirchnérist* | Peronismus, Peronist, kirchnerismus
group-eta | ETA, banda terrorista ETA, etarra, exetarra | ETA, Basque separatist group, Basque separatists | ETA, étarra, séparatistes basques | ETA, Eta, baskische separatisten
ira | IRA Auténtico, Ejército Republicano Irlandés | Irish Republican Army, New IRA, Provisional IRA | Armée républicaine irlandaise | Irisch-Republikanische Armee
group-raf | Fracción del Ejército Rojo, Baader-Meinhof, RAF alemana | Red Army Faction, Baader-Meinhof | Fraction armée rouge, Baader-Meinhof, bande à Baader | Rote Armee Fraktion, RAF-Terrorist, Ex-RAF-Terroristin, RAF-Terroristin, RAF-Rentner
group-nsu | célula neonazi NSU, NSU | National Socialist Underground, NSU | NSU, néonazis du NSU | NSU, Nationalsozialistischer Untergrund
group-reichsbuerger | Ciudadanos del Reich, Reichsbürger | Reichsbürger, Reich Citizens | Citoyens du Reich, Reichsbürger | Reichsbürger, Reichsbürgerszene
group-gilets-jaunes | chalecos amarillos | yellow vest | gilets jaunes | Gelbwesten, gelbwesten-proteste
group-last-generation | Última Generación | Last Generation climate | Dernière Génération | Letzte Generation
group-extinction-rebellion | Extinction Rebellion | Extinction Rebellion | Extinction Rebellion | Extinction Rebellion
fridays-for-future | Fridays for Future, Juventud por el Clima | Fridays for Future | Fridays for Future | Fridays for Future
group-mafia-ndrangheta | Ndrangheta | Ndrangheta | Ndrangheta | Ndrangheta
group-cosa-nostra | Cosa Nostra, Camorra | Cosa Nostra, Camorra | Cosa Nostra, Camorra | Cosa Nostra, Camorra
group-ypg | YPG | YPG | YPG | YPG
group-m23 | rebeldes del M23, grupo M23, M23 | M23, M23 rebels | M23, rebelles du M23 | M23, M23-Rebellen, M23-Miliz
group-rsf-sudan | Fuerzas de Apoyo Rápido, FAR Sudán, FAR | Rapid Support Forces, RSF | Forces de soutien rapide, FSR | RSF-Miliz, Rapid Support Forces
roma-people | gitano, pueblo gitano, romaní | Roma people, Roma community, Gypsy, Sinti, Travellers, traveller site | Roms, Tsiganes, gitan, gens du voyage, tziganes, campement de Roms | Sinti und Roma, Sinti, roma-familie
group-inuit | inuit | Inuit | Inuits | Inuit
group-maori | maorí | Maori | Maori | Maori
group-mapuche | mapuche | Mapuche | Mapuche | Mapuche
group-berbers | bereber, bereberes, amazig | Berber, Amazigh | berbère, amazigh, kabyle | Berber, Amazigh, Kabylen
group-tatars | tártaro | Tatar, Crimean Tatar | Tatars | Tataren
group-cossacks | cosaco | Cossack | cosaque | Kosaken
group-vikings | vikingo | Viking | viking, drakkar | Wikinger, wikingerschiff
group-templars | templarios, caballeros templarios | Knights Templar, Templars | Templiers | Tempelritter, Templer
group-opus-dei | Opus Dei | Opus Dei | Opus Dei | Opus Dei
group-jesuits | jesuita, Compañía de Jesús | Jesuit | jésuite | Jesuit
jehovahs-witnesses | testigos de Jehová, mormones | Jehovah's Witnesses, Mormon, Scientology | Témoins de Jéhovah, mormons, scientologie | Zeugen Jehovas, mormonen, scientology
# Offices of countries (generated from a hand-written table)
office-france-president | presidente francés, presidenta francesa, presidente de Francia, mandatario francés, mandataria francesa | French president, president of France, France's president | président français, présidente française, président de France | französischer Präsident, französische Präsidentin, Frankreichs Präsident, Frankreichs Präsidentin, französischer Staatschef, Frankreichs Staatschef
office-france-prime-minister | primer ministro francés, primera ministra francesa, premier francés, primer ministro de Francia, primera ministra de Francia, jefe del Gobierno francés | French prime minister, French PM, French premier, France's prime minister, prime minister of France | premier ministre français, première ministre française, premier ministre de France, première ministre de France, chef du gouvernement français, cheffe du gouvernement français | französischer Premierminister, französische Premierministerin, französischer Ministerpräsident, französische Ministerpräsidentin, französischer Premier, französischer Regierungschef, französische Regierungschefin, Frankreichs Premier, Frankreichs Premierminister, Frankreichs Ministerpräsident, Frankreichs Regierungschef, Frankreichs Regierungschefin, Frankreichs Ministerpräsidentin
office-france-foreign-minister | ministro de Exteriores francés, ministro francés de Exteriores, ministra francesa de Exteriores, canciller francés | French foreign minister, France's foreign minister, French foreign ministry | ministre français des Affaires, ministre française des Affaires, diplomatie française | französischer Außenminister, französische Außenministerin, Frankreichs Außenminister, Frankreichs Außenministerin, französisches Außenministerium
office-france-defence-minister | ministro de Defensa francés, ministro francés de Defensa, ministra francesa de Defensa | French defence minister, French defense minister, France's defence minister, France's defense minister | ministre de Défense français, ministre français des Armées, ministre française des Armées, Défense française | französischer Verteidigungsminister, französische Verteidigungsministerin, Frankreichs Verteidigungsminister
office-germany-foreign-minister | ministro de Exteriores alemán, ministro alemán de Exteriores, ministra alemana de Exteriores | German foreign minister, Germany's foreign minister, German foreign ministry | ministre allemand des Affaires, diplomatie allemande | deutscher Außenminister, deutsche Außenministerin, Deutschlands Außenminister, Deutschlands Außenministerin, deutsches Außenministerium
office-germany-defence-minister | ministro de Defensa alemán, ministro alemán de Defensa, ministra alemana de Defensa | German defence minister, German defense minister, Germany's defence minister, Germany's defense minister | ministre de Défense allemand, ministre allemand des Armées, Défense allemande | deutscher Verteidigungsminister, deutsche Verteidigungsministerin, Deutschlands Verteidigungsminister
office-italy-president | presidente italiano, presidente de Italia, mandatario italiano | Italian president, president of Italy, Italy's president | président italien, président d'Italie | italienischer Präsident, italienische Präsidentin, Italiens Präsident, Italiens Präsidentin, italienischer Staatschef, Italiens Staatschef
office-italy-prime-minister | primer ministro italiano, primera ministra italiana, premier italiano, primer ministro de Italia, primera ministra de Italia, jefe del Gobierno italiano | Italian prime minister, Italian PM, Italian premier, Italy's prime minister, prime minister of Italy | premier ministre italien, première ministre italienne, premier ministre d'Italie, première ministre d'Italie, chef du gouvernement italien, cheffe du gouvernement italien | italienischer Premierminister, italienische Premierministerin, italienischer Ministerpräsident, italienische Ministerpräsidentin, italienischer Premier, italienischer Regierungschef, italienische Regierungschefin, Italiens Premier, Italiens Premierminister, Italiens Ministerpräsident, Italiens Regierungschef, Italiens Regierungschefin, Italiens Ministerpräsidentin
office-italy-foreign-minister | ministro de Exteriores italiano, ministro italiano de Exteriores, canciller italiano | Italian foreign minister, Italy's foreign minister, Italian foreign ministry | ministre italien des Affaires, diplomatie italienne | italienischer Außenminister, italienische Außenministerin, Italiens Außenminister, Italiens Außenministerin, italienisches Außenministerium
office-portugal-president | presidente portugués, presidenta portuguesa, presidente de Portugal, mandatario portugués, mandataria portuguesa | Portuguese president, president of Portugal, Portugal's president | président portugais, présidente portugaise, président du Portugal | portugiesischer Präsident, portugiesische Präsidentin, Portugals Präsident, Portugals Präsidentin, portugiesischer Staatschef, Portugals Staatschef
office-portugal-prime-minister | primer ministro portugués, primera ministra portuguesa, premier portugués, primer ministro de Portugal, primera ministra de Portugal, jefe del Gobierno portugués | Portuguese prime minister, Portuguese PM, Portuguese premier, Portugal's prime minister, prime minister of Portugal | premier ministre portugais, première ministre portugaise, premier ministre du Portugal, première ministre du Portugal, chef du gouvernement portugais, cheffe du gouvernement portugais | portugiesischer Premierminister, portugiesische Premierministerin, portugiesischer Ministerpräsident, portugiesische Ministerpräsidentin, portugiesischer Premier, portugiesischer Regierungschef, portugiesische Regierungschefin, Portugals Premier, Portugals Premierminister, Portugals Ministerpräsident, Portugals Regierungschef, Portugals Regierungschefin, Portugals Ministerpräsidentin
office-uk-prime-minister | primer ministro británico, primera ministra británica, premier británico, jefe del Gobierno británico | British prime minister, British PM, British premier, UK's prime minister, prime minister of UK | premier ministre britannique, première ministre britannique, chef du gouvernement britannique, cheffe du gouvernement britannique | britischer Premierminister, britische Premierministerin, britischer Ministerpräsident, britische Ministerpräsidentin, britischer Premier, britischer Regierungschef, britische Regierungschefin, Großbritanniens Premier, Großbritanniens Premierminister, Großbritanniens Ministerpräsident, Großbritanniens Regierungschef, Großbritanniens Regierungschefin, Großbritanniens Ministerpräsidentin
office-uk-foreign-minister | ministro de Exteriores británico, ministro británico de Exteriores, canciller británico | British foreign minister, UK's foreign minister, British foreign ministry, UK foreign secretary, British foreign secretary, foreign secretary | ministre britannique des Affaires, diplomatie britannique | britischer Außenminister, britische Außenministerin, Großbritanniens Außenminister, Großbritanniens Außenministerin, britisches Außenministerium
office-uk-defence-minister | ministro de Defensa británico, ministro británico de Defensa | British defence minister, British defense minister, UK's defence minister, UK's defense minister, UK defence secretary | ministre de Défense britannique, ministre britannique des Armées, Défense britannique | britischer Verteidigungsminister, britische Verteidigungsministerin, Großbritanniens Verteidigungsminister
office-poland-president | presidente polaco, presidente de Polonia, mandatario polaco | Polish president, president of Poland, Poland's president | président polonais, présidente polonaise, président de Pologne | polnischer Präsident, polnische Präsidentin, Polens Präsident, Polens Präsidentin, polnischer Staatschef, Polens Staatschef
office-poland-prime-minister | primer ministro polaco, primera ministra polaca, premier polaco, primer ministro de Polonia, primera ministra de Polonia, jefe del Gobierno polaco | Polish prime minister, Polish PM, Polish premier, Poland's prime minister, prime minister of Poland | premier ministre polonais, première ministre polonaise, premier ministre de Pologne, première ministre de Pologne, chef du gouvernement polonais, cheffe du gouvernement polonais | polnischer Premierminister, polnische Premierministerin, polnischer Ministerpräsident, polnische Ministerpräsidentin, polnischer Premier, polnischer Regierungschef, polnische Regierungschefin, Polens Premier, Polens Premierminister, Polens Ministerpräsident, Polens Regierungschef, Polens Regierungschefin, Polens Ministerpräsidentin
office-poland-foreign-minister | ministro de Exteriores polaco, ministro polaco de Exteriores, canciller polaco | Polish foreign minister, Poland's foreign minister, Polish foreign ministry | ministre polonais des Affaires, ministre polonaise des Affaires, diplomatie polonaise | polnischer Außenminister, polnische Außenministerin, Polens Außenminister, Polens Außenministerin, polnisches Außenministerium
office-hungary-president | presidente húngaro, presidenta húngara, presidente de Hungría, mandatario húngaro, mandataria húngara | Hungarian president, president of Hungary, Hungary's president | président hongrois, président de Hongrie | ungarischer Präsident, ungarische Präsidentin, Ungarns Präsident, Ungarns Präsidentin, ungarischer Staatschef, Ungarns Staatschef
office-hungary-prime-minister | primer ministro húngaro, primera ministra húngara, premier húngaro, primer ministro de Hungría, primera ministra de Hungría, jefe del Gobierno húngaro | Hungarian prime minister, Hungarian PM, Hungarian premier, Hungary's prime minister, prime minister of Hungary | premier ministre hongrois, première ministre hongroise, premier ministre de Hongrie, première ministre de Hongrie, chef du gouvernement hongrois, cheffe du gouvernement hongrois | ungarischer Premierminister, ungarische Premierministerin, ungarischer Ministerpräsident, ungarische Ministerpräsidentin, ungarischer Premier, ungarischer Regierungschef, ungarische Regierungschefin, Ungarns Premier, Ungarns Premierminister, Ungarns Ministerpräsident, Ungarns Regierungschef, Ungarns Regierungschefin, Ungarns Ministerpräsidentin
office-hungary-foreign-minister | ministro de Exteriores húngaro, ministro húngaro de Exteriores, ministra húngara de Exteriores, canciller húngaro | Hungarian foreign minister, Hungary's foreign minister, Hungarian foreign ministry | ministre hongrois des Affaires, diplomatie hongroise | ungarischer Außenminister, ungarische Außenministerin, Ungarns Außenminister, Ungarns Außenministerin, ungarisches Außenministerium
office-czech-president | presidente checo, presidente de Chequia, mandatario checo | Czech president, president of Czechia, Czechia's president | président tchèque, président de Tchéquie | tschechischer Präsident, tschechische Präsidentin, Tschechiens Präsident, Tschechiens Präsidentin, tschechischer Staatschef, Tschechiens Staatschef
office-czech-prime-minister | primer ministro checo, primera ministra checa, premier checo, primer ministro de Chequia, primera ministra de Chequia, jefe del Gobierno checo | Czech prime minister, Czech PM, Czech premier, Czechia's prime minister, prime minister of Czechia | premier ministre tchèque, première ministre tchèque, premier ministre de Tchéquie, première ministre de Tchéquie, chef du gouvernement tchèque, cheffe du gouvernement tchèque | tschechischer Premierminister, tschechische Premierministerin, tschechischer Ministerpräsident, tschechische Ministerpräsidentin, tschechischer Premier, tschechischer Regierungschef, tschechische Regierungschefin, Tschechiens Premier, Tschechiens Premierminister, Tschechiens Ministerpräsident, Tschechiens Regierungschef, Tschechiens Regierungschefin, Tschechiens Ministerpräsidentin
office-slovakia-president | presidente eslovaco, presidente de Eslovaquia, mandatario eslovaco | Slovak president, president of Slovakia, Slovakia's president | président slovaque, président de Slovaquie | slowakischer Präsident, slowakische Präsidentin, Präsident der Slowakei, Präsidentin der Slowakei, slowakischer Staatschef, Staatschef der Slowakei
office-slovakia-prime-minister | primer ministro eslovaco, primera ministra eslovaca, premier eslovaco, primer ministro de Eslovaquia, primera ministra de Eslovaquia, jefe del Gobierno eslovaco | Slovak prime minister, Slovak PM, Slovak premier, Slovakia's prime minister, prime minister of Slovakia | premier ministre slovaque, première ministre slovaque, premier ministre de Slovaquie, première ministre de Slovaquie, chef du gouvernement slovaque, cheffe du gouvernement slovaque | slowakischer Premierminister, slowakische Premierministerin, slowakischer Ministerpräsident, slowakische Ministerpräsidentin, slowakischer Premier, slowakischer Regierungschef, slowakische Regierungschefin, Premier der Slowakei, Premierminister der Slowakei, Ministerpräsident der Slowakei, Regierungschef der Slowakei, Regierungschefin der Slowakei, Ministerpräsidentin der Slowakei
office-romania-president | presidente rumano, presidente de Rumanía, mandatario rumano | Romanian president, president of Romania, Romania's president | président roumain, président de Roumanie | rumänischer Präsident, rumänische Präsidentin, Rumäniens Präsident, Rumäniens Präsidentin, rumänischer Staatschef, Rumäniens Staatschef
office-romania-prime-minister | primer ministro rumano, primera ministra rumana, premier rumano, primer ministro de Rumanía, primera ministra de Rumanía, jefe del Gobierno rumano | Romanian prime minister, Romanian PM, Romanian premier, Romania's prime minister, prime minister of Romania | premier ministre roumain, première ministre roumaine, premier ministre de Roumanie, première ministre de Roumanie, chef du gouvernement roumain, cheffe du gouvernement roumain | rumänischer Premierminister, rumänische Premierministerin, rumänischer Ministerpräsident, rumänische Ministerpräsidentin, rumänischer Premier, rumänischer Regierungschef, rumänische Regierungschefin, Rumäniens Premier, Rumäniens Premierminister, Rumäniens Ministerpräsident, Rumäniens Regierungschef, Rumäniens Regierungschefin, Rumäniens Ministerpräsidentin
office-bulgaria-president | presidente búlgaro, presidenta búlgara, presidente de Bulgaria, mandatario búlgaro, mandataria búlgara | Bulgarian president, president of Bulgaria, Bulgaria's president | président bulgare, président de Bulgarie | bulgarischer Präsident, bulgarische Präsidentin, Bulgariens Präsident, Bulgariens Präsidentin, bulgarischer Staatschef, Bulgariens Staatschef
office-bulgaria-prime-minister | primer ministro búlgaro, primera ministra búlgara, premier búlgaro, primer ministro de Bulgaria, primera ministra de Bulgaria, jefe del Gobierno búlgaro | Bulgarian prime minister, Bulgarian PM, Bulgarian premier, Bulgaria's prime minister, prime minister of Bulgaria | premier ministre bulgare, première ministre bulgare, premier ministre de Bulgarie, première ministre de Bulgarie, chef du gouvernement bulgare, cheffe du gouvernement bulgare | bulgarischer Premierminister, bulgarische Premierministerin, bulgarischer Ministerpräsident, bulgarische Ministerpräsidentin, bulgarischer Premier, bulgarischer Regierungschef, bulgarische Regierungschefin, Bulgariens Premier, Bulgariens Premierminister, Bulgariens Ministerpräsident, Bulgariens Regierungschef, Bulgariens Regierungschefin, Bulgariens Ministerpräsidentin
office-greece-prime-minister | primer ministro griego, primera ministra griega, premier griego, primer ministro de Grecia, primera ministra de Grecia, jefe del Gobierno griego | Greek prime minister, Greek PM, Greek premier, Greece's prime minister, prime minister of Greece | premier ministre grec, première ministre grecque, premier ministre de Grèce, première ministre de Grèce, chef du gouvernement grec, cheffe du gouvernement grec | griechischer Premierminister, griechische Premierministerin, griechischer Ministerpräsident, griechische Ministerpräsidentin, griechischer Premier, griechischer Regierungschef, griechische Regierungschefin, Griechenlands Premier, Griechenlands Premierminister, Griechenlands Ministerpräsident, Griechenlands Regierungschef, Griechenlands Regierungschefin, Griechenlands Ministerpräsidentin
office-netherlands-prime-minister | primer ministro neerlandés, primera ministra neerlandesa, premier neerlandés, jefe del Gobierno neerlandés | Dutch prime minister, Dutch PM, Dutch premier, Netherlands's prime minister, prime minister of Netherlands | premier ministre néerlandais, première ministre néerlandaise, chef du gouvernement néerlandais, cheffe du gouvernement néerlandais | niederländischer Premierminister, niederländische Premierministerin, niederländischer Ministerpräsident, niederländische Ministerpräsidentin, niederländischer Premier, niederländischer Regierungschef, niederländische Regierungschefin, Premier der Niederlande, Premierminister der Niederlande, Ministerpräsident der Niederlande, Regierungschef der Niederlande, Regierungschefin der Niederlande, Ministerpräsidentin der Niederlande
office-belgium-prime-minister | primer ministro belga, primera ministra belga, premier belga, primer ministro de Bélgica, primera ministra de Bélgica, jefe del Gobierno belga | Belgian prime minister, Belgian PM, Belgian premier, Belgium's prime minister, prime minister of Belgium | premier ministre belge, première ministre belge, premier ministre de Belgique, première ministre de Belgique, chef du gouvernement belge, cheffe du gouvernement belge | belgischer Premierminister, belgische Premierministerin, belgischer Ministerpräsident, belgische Ministerpräsidentin, belgischer Premier, belgischer Regierungschef, belgische Regierungschefin, Belgiens Premier, Belgiens Premierminister, Belgiens Ministerpräsident, Belgiens Regierungschef, Belgiens Regierungschefin, Belgiens Ministerpräsidentin
office-denmark-prime-minister | primer ministro danés, primera ministra danesa, premier danés, primer ministro de Dinamarca, primera ministra de Dinamarca, jefe del Gobierno danés | Danish prime minister, Danish PM, Danish premier, Denmark's prime minister, prime minister of Denmark | premier ministre danois, première ministre danoise, premier ministre du Danemark, première ministre du Danemark, chef du gouvernement danois, cheffe du gouvernement danois | dänischer Premierminister, dänische Premierministerin, dänischer Ministerpräsident, dänische Ministerpräsidentin, dänischer Premier, dänischer Regierungschef, dänische Regierungschefin, Dänemarks Premier, Dänemarks Premierminister, Dänemarks Ministerpräsident, Dänemarks Regierungschef, Dänemarks Regierungschefin, Dänemarks Ministerpräsidentin
office-sweden-prime-minister | primer ministro sueco, primera ministra sueca, premier sueco, primer ministro de Suecia, primera ministra de Suecia, jefe del Gobierno sueco | Swedish prime minister, Swedish PM, Swedish premier, Sweden's prime minister, prime minister of Sweden | premier ministre suédois, première ministre suédoise, premier ministre de Suède, première ministre de Suède, chef du gouvernement suédois, cheffe du gouvernement suédois | schwedischer Premierminister, schwedische Premierministerin, schwedischer Ministerpräsident, schwedische Ministerpräsidentin, schwedischer Premier, schwedischer Regierungschef, schwedische Regierungschefin, Schwedens Premier, Schwedens Premierminister, Schwedens Ministerpräsident, Schwedens Regierungschef, Schwedens Regierungschefin, Schwedens Ministerpräsidentin
office-norway-prime-minister | primer ministro noruego, primera ministra noruega, premier noruego, primer ministro de Noruega, primera ministra de Noruega, jefe del Gobierno noruego | Norwegian prime minister, Norwegian PM, Norwegian premier, Norway's prime minister, prime minister of Norway | premier ministre norvégien, première ministre norvégienne, premier ministre de Norvège, première ministre de Norvège, chef du gouvernement norvégien, cheffe du gouvernement norvégien | norwegischer Premierminister, norwegische Premierministerin, norwegischer Ministerpräsident, norwegische Ministerpräsidentin, norwegischer Premier, norwegischer Regierungschef, norwegische Regierungschefin
office-finland-president | presidente finlandés, presidenta finlandesa, presidente de Finlandia, mandatario finlandés, mandataria finlandesa | Finnish president, president of Finland, Finland's president | président finlandais, présidente finlandaise, président de Finlande | finnischer Präsident, finnische Präsidentin, Finnlands Präsident, Finnlands Präsidentin, finnischer Staatschef, Finnlands Staatschef
office-finland-prime-minister | primer ministro finlandés, primera ministra finlandesa, premier finlandés, primer ministro de Finlandia, primera ministra de Finlandia, jefe del Gobierno finlandés | Finnish prime minister, Finnish PM, Finnish premier, Finland's prime minister, prime minister of Finland | premier ministre finlandais, première ministre finlandaise, premier ministre de Finlande, première ministre de Finlande, chef du gouvernement finlandais, cheffe du gouvernement finlandais | finnischer Premierminister, finnische Premierministerin, finnischer Ministerpräsident, finnische Ministerpräsidentin, finnischer Premier, finnischer Regierungschef, finnische Regierungschefin, Finnlands Premier, Finnlands Premierminister, Finnlands Ministerpräsident, Finnlands Regierungschef, Finnlands Regierungschefin, Finnlands Ministerpräsidentin
office-ireland-president | presidente irlandés, presidenta irlandesa, presidente de Irlanda, mandatario irlandés, mandataria irlandesa | Irish president, president of Ireland, Ireland's president | président irlandais, présidente irlandaise, président d'Irlande | irischer Präsident, irische Präsidentin, Irlands Präsident, Irlands Präsidentin, irischer Staatschef, Irlands Staatschef
office-ireland-prime-minister | primer ministro irlandés, primera ministra irlandesa, premier irlandés, primer ministro de Irlanda, primera ministra de Irlanda, jefe del Gobierno irlandés | Irish prime minister, Irish PM, Irish premier, Ireland's prime minister, prime minister of Ireland | premier ministre irlandais, première ministre irlandaise, premier ministre d'Irlande, première ministre d'Irlande, chef du gouvernement irlandais, cheffe du gouvernement irlandais | irischer Premierminister, irische Premierministerin, irischer Ministerpräsident, irische Ministerpräsidentin, irischer Premier, irischer Regierungschef, irische Regierungschefin, Irlands Premier, Irlands Premierminister, Irlands Ministerpräsident, Irlands Regierungschef, Irlands Regierungschefin, Irlands Ministerpräsidentin
office-estonia-prime-minister | primer ministro estonio, primera ministra estonia, premier estonio, primer ministro de Estonia, primera ministra de Estonia, jefe del Gobierno estonio | Estonian prime minister, Estonian PM, Estonian premier, Estonia's prime minister, prime minister of Estonia | premier ministre estonien, première ministre estonienne, premier ministre d'Estonie, première ministre d'Estonie, chef du gouvernement estonien, cheffe du gouvernement estonien | estnischer Premierminister, estnische Premierministerin, estnischer Ministerpräsident, estnische Ministerpräsidentin, estnischer Premier, estnischer Regierungschef, estnische Regierungschefin, Estlands Premier, Estlands Premierminister, Estlands Ministerpräsident, Estlands Regierungschef, Estlands Regierungschefin, Estlands Ministerpräsidentin
office-lithuania-president | presidente lituano, presidente de Lituania, mandatario lituano | Lithuanian president, president of Lithuania, Lithuania's president | président lituanien, président de Lituanie | litauischer Präsident, litauische Präsidentin, litauischer Staatschef
office-lithuania-prime-minister | primer ministro lituano, primera ministra lituana, premier lituano, primer ministro de Lituania, primera ministra de Lituania, jefe del Gobierno lituano | Lithuanian prime minister, Lithuanian PM, Lithuanian premier, Lithuania's prime minister, prime minister of Lithuania | premier ministre lituanien, première ministre lituanienne, premier ministre de Lituanie, première ministre de Lituanie, chef du gouvernement lituanien, cheffe du gouvernement lituanien | litauischer Premierminister, litauische Premierministerin, litauischer Ministerpräsident, litauische Ministerpräsidentin, litauischer Premier, litauischer Regierungschef, litauische Regierungschefin
office-switzerland-president | presidente suizo, presidente de Suiza, mandatario suizo | Swiss president, president of Switzerland, Switzerland's president | président suisse, président de la Suisse | Schweizer Präsident, Schweizer Präsidentin, Präsident der Schweiz, Präsidentin der Schweiz, Schweizer Staatschef, Staatschef der Schweiz, Bundespräsident der Schweiz, Schweizer Bundespräsident, Schweizer Bundespräsidentin
office-serbia-president | presidente serbio, presidente de Serbia, mandatario serbio | Serbian president, president of Serbia, Serbia's president | président serbe, président de Serbie | serbischer Präsident, serbische Präsidentin, Serbiens Präsident, Serbiens Präsidentin, serbischer Staatschef, Serbiens Staatschef
office-serbia-prime-minister | primer ministro serbio, primera ministra serbia, premier serbio, primer ministro de Serbia, primera ministra de Serbia, jefe del Gobierno serbio | Serbian prime minister, Serbian PM, Serbian premier, Serbia's prime minister, prime minister of Serbia | premier ministre serbe, première ministre serbe, premier ministre de Serbie, première ministre de Serbie, chef du gouvernement serbe, cheffe du gouvernement serbe | serbischer Premierminister, serbische Premierministerin, serbischer Ministerpräsident, serbische Ministerpräsidentin, serbischer Premier, serbischer Regierungschef, serbische Regierungschefin, Serbiens Premier, Serbiens Premierminister, Serbiens Ministerpräsident, Serbiens Regierungschef, Serbiens Regierungschefin, Serbiens Ministerpräsidentin
office-croatia-president | presidente croata, presidente de Croacia, mandatario croata | Croatian president, president of Croatia, Croatia's president | président croate, président de Croatie | kroatischer Präsident, kroatische Präsidentin, Kroatiens Präsident, Kroatiens Präsidentin, kroatischer Staatschef, Kroatiens Staatschef
office-croatia-prime-minister | primer ministro croata, primera ministra croata, premier croata, primer ministro de Croacia, primera ministra de Croacia, jefe del Gobierno croata | Croatian prime minister, Croatian PM, Croatian premier, Croatia's prime minister, prime minister of Croatia | premier ministre croate, première ministre croate, premier ministre de Croatie, première ministre de Croatie, chef du gouvernement croate, cheffe du gouvernement croate | kroatischer Premierminister, kroatische Premierministerin, kroatischer Ministerpräsident, kroatische Ministerpräsidentin, kroatischer Premier, kroatischer Regierungschef, kroatische Regierungschefin, Kroatiens Premier, Kroatiens Premierminister, Kroatiens Ministerpräsident, Kroatiens Regierungschef, Kroatiens Regierungschefin, Kroatiens Ministerpräsidentin
office-kosovo-prime-minister | primer ministro kosovar, primera ministra kosovar, premier kosovar, primer ministro de Kosovo, primera ministra de Kosovo, jefe del Gobierno kosovar | Kosovan prime minister, Kosovan PM, Kosovan premier, Kosovo's prime minister, prime minister of Kosovo | premier ministre kosovar, première ministre kosovare, premier ministre du Kosovo, première ministre du Kosovo, chef du gouvernement kosovar, cheffe du gouvernement kosovar | kosovarischer Premierminister, kosovarische Premierministerin, kosovarischer Ministerpräsident, kosovarische Ministerpräsidentin, kosovarischer Premier, kosovarischer Regierungschef, kosovarische Regierungschefin, Kosovos Premier, Kosovos Premierminister, Kosovos Ministerpräsident, Kosovos Regierungschef, Kosovos Regierungschefin, Kosovos Ministerpräsidentin
office-albania-prime-minister | primer ministro albanés, primera ministra albanesa, premier albanés, primer ministro de Albania, primera ministra de Albania, jefe del Gobierno albanés | Albanian prime minister, Albanian PM, Albanian premier, Albania's prime minister, prime minister of Albania | premier ministre albanais, première ministre albanaise, premier ministre d'Albanie, première ministre d'Albanie, chef du gouvernement albanais, cheffe du gouvernement albanais | albanischer Premierminister, albanische Premierministerin, albanischer Ministerpräsident, albanische Ministerpräsidentin, albanischer Premier, albanischer Regierungschef, albanische Regierungschefin, Albaniens Premier, Albaniens Premierminister, Albaniens Ministerpräsident, Albaniens Regierungschef, Albaniens Regierungschefin, Albaniens Ministerpräsidentin
office-moldova-president | presidente moldavo, presidente de Moldavia, mandatario moldavo | Moldovan president, president of Moldova, Moldova's president | président moldave, président de Moldavie | moldauischer Präsident, moldauische Präsidentin, Moldaus Präsident, Moldaus Präsidentin, moldauischer Staatschef, Moldaus Staatschef
office-russia-president | presidente ruso, presidente de Rusia, mandatario ruso | Russian president, president of Russia, Russia's president | président russe, président de Russie | russischer Präsident, russische Präsidentin, Russlands Präsident, Russlands Präsidentin, russischer Staatschef, Russlands Staatschef
office-russia-foreign-minister | ministro de Exteriores ruso, ministro ruso de Exteriores, canciller ruso | Russian foreign minister, Russia's foreign minister, Russian foreign ministry | ministre russe des Affaires, diplomatie russe | russischer Außenminister, russische Außenministerin, Russlands Außenminister, Russlands Außenministerin, russisches Außenministerium
office-russia-defence-minister | ministro de Defensa ruso, ministro ruso de Defensa | Russian defence minister, Russian defense minister, Russia's defence minister, Russia's defense minister | ministre de Défense russe, ministre russe des Armées, Défense russe | russischer Verteidigungsminister, russische Verteidigungsministerin, Russlands Verteidigungsminister
office-ukraine-president | presidente ucraniano, presidente de Ucrania, mandatario ucraniano | Ukrainian president, president of Ukraine, Ukraine's president | président ukrainien, président d'Ukraine | ukrainischer Präsident, ukrainische Präsidentin, Präsident der Ukraine, Präsidentin der Ukraine, ukrainischer Staatschef, Staatschef der Ukraine
office-ukraine-prime-minister | primer ministro ucraniano, primera ministra ucraniana, premier ucraniano, primer ministro de Ucrania, primera ministra de Ucrania, jefe del Gobierno ucraniano | Ukrainian prime minister, Ukrainian PM, Ukrainian premier, Ukraine's prime minister, prime minister of Ukraine | premier ministre ukrainien, première ministre ukrainienne, premier ministre d'Ukraine, première ministre d'Ukraine, chef du gouvernement ukrainien, cheffe du gouvernement ukrainien | ukrainischer Premierminister, ukrainische Premierministerin, ukrainischer Ministerpräsident, ukrainische Ministerpräsidentin, ukrainischer Premier, ukrainischer Regierungschef, ukrainische Regierungschefin, Premier der Ukraine, Premierminister der Ukraine, Ministerpräsident der Ukraine, Regierungschef der Ukraine, Regierungschefin der Ukraine, Ministerpräsidentin der Ukraine
office-ukraine-foreign-minister | ministro de Exteriores ucraniano, ministro ucraniano de Exteriores, canciller ucraniano | Ukrainian foreign minister, Ukraine's foreign minister, Ukrainian foreign ministry | ministre ukrainien des Affaires, diplomatie ukrainienne | ukrainischer Außenminister, ukrainische Außenministerin, Außenminister der Ukraine, Außenministerin der Ukraine, ukrainisches Außenministerium
office-ukraine-defence-minister | ministro de Defensa ucraniano, ministro ucraniano de Defensa | Ukrainian defence minister, Ukrainian defense minister, Ukraine's defence minister, Ukraine's defense minister | ministre de Défense ukrainien, ministre ukrainien des Armées, Défense ukrainienne | ukrainischer Verteidigungsminister, ukrainische Verteidigungsministerin, Verteidigungsminister der Ukraine
office-belarus-president | presidente bielorruso, presidente de Bielorrusia, mandatario bielorruso | Belarusian president, president of Belarus, Belarus's president | président biélorusse, président de Biélorussie | belarussischer Präsident, belarussische Präsidentin, Präsident von Belarus, Präsidentin von Belarus, belarussischer Staatschef, Staatschef von Belarus
office-georgia-president | presidente georgiano, presidente de Georgia, mandatario georgiano | Georgian president, president of Georgia, Georgia's president | président géorgien, président de Géorgie | georgischer Präsident, georgische Präsidentin, Georgiens Präsident, Georgiens Präsidentin, georgischer Staatschef, Georgiens Staatschef
office-georgia-prime-minister | primer ministro georgiano, primera ministra georgiana, premier georgiano, primer ministro de Georgia, primera ministra de Georgia, jefe del Gobierno georgiano | Georgian prime minister, Georgian PM, Georgian premier, Georgia's prime minister, prime minister of Georgia | premier ministre géorgien, première ministre géorgienne, premier ministre de Géorgie, première ministre de Géorgie, chef du gouvernement géorgien, cheffe du gouvernement géorgien | georgischer Premierminister, georgische Premierministerin, georgischer Ministerpräsident, georgische Ministerpräsidentin, georgischer Premier, georgischer Regierungschef, georgische Regierungschefin, Georgiens Premier, Georgiens Premierminister, Georgiens Ministerpräsident, Georgiens Regierungschef, Georgiens Regierungschefin, Georgiens Ministerpräsidentin
office-armenia-prime-minister | primer ministro armenio, primera ministra armenia, premier armenio, primer ministro de Armenia, primera ministra de Armenia, jefe del Gobierno armenio | Armenian prime minister, Armenian PM, Armenian premier, Armenia's prime minister, prime minister of Armenia | premier ministre arménien, première ministre arménienne, premier ministre d'Arménie, première ministre d'Arménie, chef du gouvernement arménien, cheffe du gouvernement arménien | armenischer Premierminister, armenische Premierministerin, armenischer Ministerpräsident, armenische Ministerpräsidentin, armenischer Premier, armenischer Regierungschef, armenische Regierungschefin, Armeniens Premier, Armeniens Premierminister, Armeniens Ministerpräsident, Armeniens Regierungschef, Armeniens Regierungschefin, Armeniens Ministerpräsidentin
office-azerbaijan-president | presidente azerbaiyano, presidente de Azerbaiyán, mandatario azerbaiyano | Azerbaijani president, president of Azerbaijan, Azerbaijan's president | président azerbaïdjanais, présidente azerbaïdjanaise, président d'Azerbaïdjan | aserbaidschanischer Präsident, aserbaidschanische Präsidentin, aserbaidschanischer Staatschef
office-kazakhstan-president | presidente kazajo, presidente de Kazajistán, mandatario kazajo | Kazakh president, president of Kazakhstan, Kazakhstan's president | président kazakh, président du Kazakhstan | kasachischer Präsident, kasachische Präsidentin, Kasachstans Präsident, Kasachstans Präsidentin, kasachischer Staatschef, Kasachstans Staatschef
office-turkey-president | presidente turco, presidente de Turquía, mandatario turco | Turkish president, president of Turkey, Turkey's president | président turc, présidente turque, président de Turquie | türkischer Präsident, türkische Präsidentin, Präsident der Türkei, Präsidentin der Türkei, türkischer Staatschef, Staatschef der Türkei
office-turkey-foreign-minister | ministro de Exteriores turco, ministro turco de Exteriores, canciller turco | Turkish foreign minister, Turkey's foreign minister, Turkish foreign ministry | ministre turc des Affaires, ministre turque des Affaires, diplomatie turque | türkischer Außenminister, türkische Außenministerin, Außenminister der Türkei, Außenministerin der Türkei, türkisches Außenministerium
office-israel-president | presidente israelí, presidente de Israel, mandatario israelí | Israeli president, president of Israel, Israel's president | président israélien, président d'Israël | israelischer Präsident, israelische Präsidentin, israelischer Staatschef
office-israel-prime-minister | primer ministro israelí, primera ministra israelí, premier israelí, primer ministro de Israel, primera ministra de Israel, jefe del Gobierno israelí | Israeli prime minister, Israeli PM, Israeli premier, Israel's prime minister, prime minister of Israel | premier ministre israélien, première ministre israélienne, premier ministre d'Israël, première ministre d'Israël, chef du gouvernement israélien, cheffe du gouvernement israélien | israelischer Premierminister, israelische Premierministerin, israelischer Ministerpräsident, israelische Ministerpräsidentin, israelischer Premier, israelischer Regierungschef, israelische Regierungschefin
office-israel-foreign-minister | ministro de Exteriores israelí, ministro israelí de Exteriores, canciller israelí | Israeli foreign minister, Israel's foreign minister, Israeli foreign ministry | ministre israélien des Affaires, diplomatie israélienne | israelischer Außenminister, israelische Außenministerin, israelisches Außenministerium
office-israel-defence-minister | ministro de Defensa israelí, ministro israelí de Defensa | Israeli defence minister, Israeli defense minister, Israel's defence minister, Israel's defense minister | ministre de Défense israélien, ministre israélien des Armées, Défense israélienne | israelischer Verteidigungsminister, israelische Verteidigungsministerin
office-palestine-president | presidente palestino, presidente de Palestina, mandatario palestino | Palestinian president, president of Palestine, Palestine's president | président palestinien, président de Palestine | palästinensischer Präsident, palästinensische Präsidentin, Palästinas Präsident, Palästinas Präsidentin, palästinensischer Staatschef, Palästinas Staatschef
office-palestine-prime-minister | primer ministro palestino, primera ministra palestina, premier palestino, primer ministro de Palestina, primera ministra de Palestina, jefe del Gobierno palestino | Palestinian prime minister, Palestinian PM, Palestinian premier, Palestine's prime minister, prime minister of Palestine | premier ministre palestinien, première ministre palestinienne, premier ministre de Palestine, première ministre de Palestine, chef du gouvernement palestinien, cheffe du gouvernement palestinien | palästinensischer Premierminister, palästinensische Premierministerin, palästinensischer Ministerpräsident, palästinensische Ministerpräsidentin, palästinensischer Premier, palästinensischer Regierungschef, palästinensische Regierungschefin, Palästinas Premier, Palästinas Premierminister, Palästinas Ministerpräsident, Palästinas Regierungschef, Palästinas Regierungschefin, Palästinas Ministerpräsidentin
office-iran-president | presidente iraní, presidente de Irán, mandatario iraní | Iranian president, president of Iran, Iran's president | président iranien, président d'Iran | iranischer Präsident, iranische Präsidentin, iranischer Staatschef
office-iran-foreign-minister | ministro de Exteriores iraní, ministro iraní de Exteriores, canciller iraní | Iranian foreign minister, Iran's foreign minister, Iranian foreign ministry | ministre iranien des Affaires, diplomatie iranienne | iranischer Außenminister, iranische Außenministerin, iranisches Außenministerium
office-iraq-president | presidente iraquí, presidente de Irak, mandatario iraquí | Iraqi president, president of Iraq, Iraq's president | président irakien, président d'Irak | irakischer Präsident, irakische Präsidentin, Präsident des Irak, Präsidentin des Irak, irakischer Staatschef, Staatschef des Irak
office-iraq-prime-minister | primer ministro iraquí, primera ministra iraquí, premier iraquí, primer ministro de Irak, primera ministra de Irak, jefe del Gobierno iraquí | Iraqi prime minister, Iraqi PM, Iraqi premier, Iraq's prime minister, prime minister of Iraq | premier ministre irakien, première ministre irakienne, premier ministre d'Irak, première ministre d'Irak, chef du gouvernement irakien, cheffe du gouvernement irakien | irakischer Premierminister, irakische Premierministerin, irakischer Ministerpräsident, irakische Ministerpräsidentin, irakischer Premier, irakischer Regierungschef, irakische Regierungschefin, Premier des Irak, Premierminister des Irak, Ministerpräsident des Irak, Regierungschef des Irak, Regierungschefin des Irak, Ministerpräsidentin des Irak
office-syria-president | presidente sirio, presidente de Siria, mandatario sirio | Syrian president, president of Syria, Syria's president | président syrien, président de Syrie | syrischer Präsident, syrische Präsidentin, Syriens Präsident, Syriens Präsidentin, syrischer Staatschef, Syriens Staatschef
office-syria-foreign-minister | ministro de Exteriores sirio, ministro sirio de Exteriores, canciller sirio | Syrian foreign minister, Syria's foreign minister, Syrian foreign ministry | ministre syrien des Affaires, diplomatie syrienne | syrischer Außenminister, syrische Außenministerin, Syriens Außenminister, Syriens Außenministerin, syrisches Außenministerium
office-lebanon-president | presidente libanés, presidenta libanesa, presidente de Líbano, mandatario libanés, mandataria libanesa | Lebanese president, president of Lebanon, Lebanon's president | président libanais, présidente libanaise, président du Liban | libanesischer Präsident, libanesische Präsidentin, Präsident des Libanon, Präsidentin des Libanon, libanesischer Staatschef, Staatschef des Libanon
office-lebanon-prime-minister | primer ministro libanés, primera ministra libanesa, premier libanés, primer ministro de Líbano, primera ministra de Líbano, jefe del Gobierno libanés | Lebanese prime minister, Lebanese PM, Lebanese premier, Lebanon's prime minister, prime minister of Lebanon | premier ministre libanais, première ministre libanaise, premier ministre du Liban, première ministre du Liban, chef du gouvernement libanais, cheffe du gouvernement libanais | libanesischer Premierminister, libanesische Premierministerin, libanesischer Ministerpräsident, libanesische Ministerpräsidentin, libanesischer Premier, libanesischer Regierungschef, libanesische Regierungschefin, Premier des Libanon, Premierminister des Libanon, Ministerpräsident des Libanon, Regierungschef des Libanon, Regierungschefin des Libanon, Ministerpräsidentin des Libanon
office-egypt-president | presidente egipcio, presidente de Egipto, mandatario egipcio | Egyptian president, president of Egypt, Egypt's president | président égyptien, président d'Égypte | ägyptischer Präsident, ägyptische Präsidentin, ägyptischer Staatschef
office-egypt-foreign-minister | ministro de Exteriores egipcio, ministro egipcio de Exteriores, canciller egipcio | Egyptian foreign minister, Egypt's foreign minister, Egyptian foreign ministry | ministre égyptien des Affaires, diplomatie égyptienne | ägyptischer Außenminister, ägyptische Außenministerin, ägyptisches Außenministerium
office-saudi-foreign-minister | ministro de Exteriores saudí, ministro saudí de Exteriores, canciller saudí | Saudi foreign minister, Saudi foreign ministry | ministre saoudien des Affaires, diplomatie saoudienne | saudischer Außenminister, saudische Außenministerin, Saudi-Arabiens Außenminister, Saudi-Arabiens Außenministerin, saudisches Außenministerium
office-qatar-prime-minister | primer ministro catarí, primera ministra catarí, premier catarí, primer ministro de Catar, primera ministra de Catar, jefe del Gobierno catarí | Qatari prime minister, Qatari PM, Qatari premier, Qatar's prime minister, prime minister of Qatar | premier ministre qatari, première ministre qatarie, premier ministre du Qatar, première ministre du Qatar, chef du gouvernement qatari, cheffe du gouvernement qatari | katarischer Premierminister, katarische Premierministerin, katarischer Ministerpräsident, katarische Ministerpräsidentin, katarischer Premier, katarischer Regierungschef, katarische Regierungschefin
office-algeria-president | presidente argelino, presidente de Argelia, mandatario argelino | Algerian president, president of Algeria, Algeria's president | président algérien, président d'Algérie | algerischer Präsident, algerische Präsidentin, Algeriens Präsident, Algeriens Präsidentin, algerischer Staatschef, Algeriens Staatschef
office-tunisia-president | presidente tunecino, presidente de Túnez, mandatario tunecino | Tunisian president, president of Tunisia, Tunisia's president | président tunisien, président de Tunisie | tunesischer Präsident, tunesische Präsidentin, Tunesiens Präsident, Tunesiens Präsidentin, tunesischer Staatschef, Tunesiens Staatschef
office-nigeria-president | presidente nigeriano, presidente de Nigeria, mandatario nigeriano | Nigerian president, president of Nigeria, Nigeria's president | président nigérian, président du Nigeria | nigerianischer Präsident, nigerianische Präsidentin, Nigerias Präsident, Nigerias Präsidentin, nigerianischer Staatschef, Nigerias Staatschef
office-south-africa-president | presidente sudafricano, presidente de Sudáfrica, mandatario sudafricano | South African president, president of South Africa, South Africa's president | président sud-africain | südafrikanischer Präsident, südafrikanische Präsidentin, Südafrikas Präsident, Südafrikas Präsidentin, südafrikanischer Staatschef, Südafrikas Staatschef
office-kenya-president | presidente keniano, presidente de Kenia, mandatario keniano | Kenyan president, president of Kenya, Kenya's president | président kényan, président du Kenya | kenianischer Präsident, kenianische Präsidentin, Kenias Präsident, Kenias Präsidentin, kenianischer Staatschef, Kenias Staatschef
office-ethiopia-prime-minister | primer ministro etíope, primera ministra etíope, premier etíope, primer ministro de Etiopía, primera ministra de Etiopía, jefe del Gobierno etíope | Ethiopian prime minister, Ethiopian PM, Ethiopian premier, Ethiopia's prime minister, prime minister of Ethiopia | premier ministre éthiopien, première ministre éthiopienne, premier ministre d'Éthiopie, première ministre d'Éthiopie, chef du gouvernement éthiopien, cheffe du gouvernement éthiopien | äthiopischer Premierminister, äthiopische Premierministerin, äthiopischer Ministerpräsident, äthiopische Ministerpräsidentin, äthiopischer Premier, äthiopischer Regierungschef, äthiopische Regierungschefin, Äthiopiens Premier, Äthiopiens Premierminister, Äthiopiens Ministerpräsident, Äthiopiens Regierungschef, Äthiopiens Regierungschefin, Äthiopiens Ministerpräsidentin
office-rwanda-president | presidente ruandés, presidenta ruandesa, presidente de Ruanda, mandatario ruandés, mandataria ruandesa | Rwandan president, president of Rwanda, Rwanda's president | président rwandais, présidente rwandaise, président du Rwanda | ruandischer Präsident, ruandische Präsidentin, Ruandas Präsident, Ruandas Präsidentin, ruandischer Staatschef, Ruandas Staatschef
office-congo-dr-president | presidente congoleño, presidente de RD Congo, mandatario congoleño | Congolese president, president of Congo, Congo's president | président congolais, présidente congolaise, président de RDC | kongolesischer Präsident, kongolesische Präsidentin, Kongos Präsident, Kongos Präsidentin, kongolesischer Staatschef, Kongos Staatschef
office-senegal-president | presidente senegalés, presidenta senegalesa, presidente de Senegal, mandatario senegalés, mandataria senegalesa | Senegalese president, president of Senegal, Senegal's president | président sénégalais, présidente sénégalaise, président du Sénégal | senegalesischer Präsident, senegalesische Präsidentin, Senegals Präsident, Senegals Präsidentin, senegalesischer Staatschef, Senegals Staatschef
office-senegal-prime-minister | primer ministro senegalés, primera ministra senegalesa, premier senegalés, primer ministro de Senegal, primera ministra de Senegal, jefe del Gobierno senegalés | Senegalese prime minister, Senegalese PM, Senegalese premier, Senegal's prime minister, prime minister of Senegal | premier ministre sénégalais, première ministre sénégalaise, premier ministre du Sénégal, première ministre du Sénégal, chef du gouvernement sénégalais, cheffe du gouvernement sénégalais | senegalesischer Premierminister, senegalesische Premierministerin, senegalesischer Ministerpräsident, senegalesische Ministerpräsidentin, senegalesischer Premier, senegalesischer Regierungschef, senegalesische Regierungschefin, Senegals Premier, Senegals Premierminister, Senegals Ministerpräsident, Senegals Regierungschef, Senegals Regierungschefin, Senegals Ministerpräsidentin
office-mali-president | presidente maliense, presidente de Mali, mandatario maliense | Malian president, president of Mali, Mali's president | président malien, président du Mali | malischer Präsident, malische Präsidentin, Malis Präsident, Malis Präsidentin, malischer Staatschef, Malis Staatschef
office-madagascar-president | presidente malgache, presidente de Madagascar, mandatario malgache | Malagasy president, president of Madagascar, Madagascar's president | président malgache, président de Madagascar | madagassischer Präsident, madagassische Präsidentin, Madagaskars Präsident, Madagaskars Präsidentin, madagassischer Staatschef, Madagaskars Staatschef
office-china-president | presidente chino, presidente de China, mandatario chino | Chinese president, president of China, China's president, Chinese leader | président chinois, président de Chine | chinesischer Präsident, chinesische Präsidentin, Chinas Präsident, Chinas Präsidentin, chinesischer Staatschef, Chinas Staatschef
office-china-prime-minister | primer ministro chino, primera ministra china, premier chino, primer ministro de China, primera ministra de China, jefe del Gobierno chino | Chinese prime minister, Chinese PM, Chinese premier, China's prime minister, prime minister of China | premier ministre chinois, première ministre chinoise, premier ministre de Chine, première ministre de Chine, chef du gouvernement chinois, cheffe du gouvernement chinois | chinesischer Premierminister, chinesische Premierministerin, chinesischer Ministerpräsident, chinesische Ministerpräsidentin, chinesischer Premier, chinesischer Regierungschef, chinesische Regierungschefin, Chinas Premier, Chinas Premierminister, Chinas Ministerpräsident, Chinas Regierungschef, Chinas Regierungschefin, Chinas Ministerpräsidentin
office-china-foreign-minister | ministro de Exteriores chino, ministro chino de Exteriores, canciller chino | Chinese foreign minister, China's foreign minister, Chinese foreign ministry | ministre chinois des Affaires, diplomatie chinoise | chinesischer Außenminister, chinesische Außenministerin, Chinas Außenminister, Chinas Außenministerin, chinesisches Außenministerium
office-taiwan-president | presidente taiwanés, presidenta taiwanesa, presidente de Taiwán, mandatario taiwanés, mandataria taiwanesa | Taiwanese president, president of Taiwan, Taiwan's president | président taïwanais, présidente taïwanaise, président de Taïwan | taiwanischer Präsident, taiwanische Präsidentin, taiwanischer Staatschef
office-japan-prime-minister | primer ministro japonés, primera ministra japonesa, premier japonés, primer ministro de Japón, primera ministra de Japón, jefe del Gobierno japonés | Japanese prime minister, Japanese PM, Japanese premier, Japan's prime minister, prime minister of Japan | premier ministre japonais, première ministre japonaise, premier ministre du Japon, première ministre du Japon, chef du gouvernement japonais, cheffe du gouvernement japonais | japanischer Premierminister, japanische Premierministerin, japanischer Ministerpräsident, japanische Ministerpräsidentin, japanischer Premier, japanischer Regierungschef, japanische Regierungschefin
office-japan-foreign-minister | ministro de Exteriores japonés, ministro japonés de Exteriores, ministra japonesa de Exteriores, canciller japonés | Japanese foreign minister, Japan's foreign minister, Japanese foreign ministry | ministre japonais des Affaires, ministre japonaise des Affaires, diplomatie japonaise | japanischer Außenminister, japanische Außenministerin, japanisches Außenministerium
office-south-korea-president | presidente surcoreano, mandatario surcoreano | South Korean president, president of South Korea, South Korea's president | président sud-coréen | südkoreanischer Präsident, südkoreanische Präsidentin, Südkoreas Präsident, Südkoreas Präsidentin, südkoreanischer Staatschef, Südkoreas Staatschef
office-south-korea-prime-minister | primer ministro surcoreano, primera ministra surcoreana, premier surcoreano, jefe del Gobierno surcoreano | South Korean prime minister, South Korean PM, South Korean premier | premier ministre sud-coréen, première ministre sud-coréenne | südkoreanischer Premierminister, südkoreanische Premierministerin, südkoreanischer Ministerpräsident, südkoreanische Ministerpräsidentin, südkoreanischer Premier, südkoreanischer Regierungschef, südkoreanische Regierungschefin, Südkoreas Premier, Südkoreas Premierminister, Südkoreas Ministerpräsident, Südkoreas Regierungschef, Südkoreas Regierungschefin, Südkoreas Ministerpräsidentin
office-india-prime-minister | primer ministro indio, primera ministra india, premier indio, primer ministro de India, primera ministra de India, jefe del Gobierno indio | Indian prime minister, Indian PM, Indian premier, India's prime minister, prime minister of India | premier ministre indien, première ministre indienne, premier ministre d'Inde, première ministre d'Inde, chef du gouvernement indien, cheffe du gouvernement indien | indischer Premierminister, indische Premierministerin, indischer Ministerpräsident, indische Ministerpräsidentin, indischer Premier, indischer Regierungschef, indische Regierungschefin, Indiens Premier, Indiens Premierminister, Indiens Ministerpräsident, Indiens Regierungschef, Indiens Regierungschefin, Indiens Ministerpräsidentin
office-india-foreign-minister | ministro de Exteriores indio, ministro indio de Exteriores, canciller indio | Indian foreign minister, India's foreign minister, Indian foreign ministry | ministre indien des Affaires, diplomatie indienne | indischer Außenminister, indische Außenministerin, Indiens Außenminister, Indiens Außenministerin, indisches Außenministerium
office-pakistan-prime-minister | primer ministro pakistaní, primera ministra pakistaní, premier pakistaní, primer ministro de Pakistán, primera ministra de Pakistán, jefe del Gobierno pakistaní | Pakistani prime minister, Pakistani PM, Pakistani premier, Pakistan's prime minister, prime minister of Pakistan | premier ministre pakistanais, première ministre pakistanaise, premier ministre du Pakistan, première ministre du Pakistan, chef du gouvernement pakistanais, cheffe du gouvernement pakistanais | pakistanischer Premierminister, pakistanische Premierministerin, pakistanischer Ministerpräsident, pakistanische Ministerpräsidentin, pakistanischer Premier, pakistanischer Regierungschef, pakistanische Regierungschefin
office-pakistan-foreign-minister | ministro de Exteriores pakistaní, ministro pakistaní de Exteriores, canciller pakistaní | Pakistani foreign minister, Pakistan's foreign minister, Pakistani foreign ministry | ministre pakistanais des Affaires, ministre pakistanaise des Affaires, diplomatie pakistanaise | pakistanischer Außenminister, pakistanische Außenministerin, pakistanisches Außenministerium
office-bangladesh-prime-minister | primer ministro bangladesí, primera ministra bangladesí, premier bangladesí, primer ministro de Bangladés, primera ministra de Bangladés, jefe del Gobierno bangladesí | Bangladeshi prime minister, Bangladeshi PM, Bangladeshi premier, Bangladesh's prime minister, prime minister of Bangladesh | premier ministre bangladais, première ministre bangladaise, premier ministre du Bangladesh, première ministre du Bangladesh, chef du gouvernement bangladais, cheffe du gouvernement bangladais | bangladeschischer Premierminister, bangladeschische Premierministerin, bangladeschischer Ministerpräsident, bangladeschische Ministerpräsidentin, bangladeschischer Premier, bangladeschischer Regierungschef, bangladeschische Regierungschefin
office-sri-lanka-president | presidente esrilanqués, presidenta esrilanquesa, presidente de Sri Lanka, mandatario esrilanqués, mandataria esrilanquesa | Sri Lankan president, president of Sri Lanka, Sri Lanka's president | président sri-lankais, présidente sri-lankaise, président du Sri Lanka | sri-lankischer Präsident, sri-lankische Präsidentin, Sri Lankas Präsident, Sri Lankas Präsidentin, sri-lankischer Staatschef, Sri Lankas Staatschef
office-nepal-prime-minister | primer ministro nepalí, primera ministra nepalí, premier nepalí, primer ministro de Nepal, primera ministra de Nepal, jefe del Gobierno nepalí | Nepali prime minister, Nepali PM, Nepali premier, Nepal's prime minister, prime minister of Nepal | premier ministre népalais, première ministre népalaise, premier ministre du Népal, première ministre du Népal, chef du gouvernement népalais, cheffe du gouvernement népalais | nepalesischer Premierminister, nepalesische Premierministerin, nepalesischer Ministerpräsident, nepalesische Ministerpräsidentin, nepalesischer Premier, nepalesischer Regierungschef, nepalesische Regierungschefin, Nepals Premier, Nepals Premierminister, Nepals Ministerpräsident, Nepals Regierungschef, Nepals Regierungschefin, Nepals Ministerpräsidentin
office-thailand-prime-minister | primer ministro tailandés, primera ministra tailandesa, premier tailandés, primer ministro de Tailandia, primera ministra de Tailandia, jefe del Gobierno tailandés | Thai prime minister, Thai PM, Thai premier, Thailand's prime minister, prime minister of Thailand | premier ministre thaïlandais, première ministre thaïlandaise, premier ministre de Thaïlande, première ministre de Thaïlande, chef du gouvernement thaïlandais, cheffe du gouvernement thaïlandais | thailändischer Premierminister, thailändische Premierministerin, thailändischer Ministerpräsident, thailändische Ministerpräsidentin, thailändischer Premier, thailändischer Regierungschef, thailändische Regierungschefin
office-cambodia-prime-minister | primer ministro camboyano, primera ministra camboyana, premier camboyano, primer ministro de Camboya, primera ministra de Camboya, jefe del Gobierno camboyano | Cambodian prime minister, Cambodian PM, Cambodian premier, Cambodia's prime minister, prime minister of Cambodia | premier ministre cambodgien, première ministre cambodgienne, premier ministre du Cambodge, première ministre du Cambodge, chef du gouvernement cambodgien, cheffe du gouvernement cambodgien | kambodschanischer Premierminister, kambodschanische Premierministerin, kambodschanischer Ministerpräsident, kambodschanische Ministerpräsidentin, kambodschanischer Premier, kambodschanischer Regierungschef, kambodschanische Regierungschefin, Kambodschas Premier, Kambodschas Premierminister, Kambodschas Ministerpräsident, Kambodschas Regierungschef, Kambodschas Regierungschefin, Kambodschas Ministerpräsidentin
office-malaysia-prime-minister | primer ministro malasio, primera ministra malasia, premier malasio, primer ministro de Malasia, primera ministra de Malasia, jefe del Gobierno malasio | Malaysian prime minister, Malaysian PM, Malaysian premier, Malaysia's prime minister, prime minister of Malaysia | premier ministre malaisien, première ministre malaisienne, premier ministre de Malaisie, première ministre de Malaisie, chef du gouvernement malaisien, cheffe du gouvernement malaisien | malaysischer Premierminister, malaysische Premierministerin, malaysischer Ministerpräsident, malaysische Ministerpräsidentin, malaysischer Premier, malaysischer Regierungschef, malaysische Regierungschefin, Malaysias Premier, Malaysias Premierminister, Malaysias Ministerpräsident, Malaysias Regierungschef, Malaysias Regierungschefin, Malaysias Ministerpräsidentin
office-indonesia-president | presidente indonesio, presidente de Indonesia, mandatario indonesio | Indonesian president, president of Indonesia, Indonesia's president | président indonésien, président d'Indonésie | indonesischer Präsident, indonesische Präsidentin, Indonesiens Präsident, Indonesiens Präsidentin, indonesischer Staatschef, Indonesiens Staatschef
office-philippines-president | presidente filipino, presidente de Filipinas, mandatario filipino | Philippine president, president of Philippines, Philippines's president | président philippin, président des Philippines | philippinischer Präsident, philippinische Präsidentin, Präsident der Philippinen, Präsidentin der Philippinen, philippinischer Staatschef, Staatschef der Philippinen
office-australia-prime-minister | primer ministro australiano, primera ministra australiana, premier australiano, primer ministro de Australia, primera ministra de Australia, jefe del Gobierno australiano | Australian prime minister, Australian PM, Australian premier, Australia's prime minister, prime minister of Australia | premier ministre australien, première ministre australienne, premier ministre d'Australie, première ministre d'Australie, chef du gouvernement australien, cheffe du gouvernement australien | australischer Premierminister, australische Premierministerin, australischer Ministerpräsident, australische Ministerpräsidentin, australischer Premier, australischer Regierungschef, australische Regierungschefin, Australiens Premier, Australiens Premierminister, Australiens Ministerpräsident, Australiens Regierungschef, Australiens Regierungschefin, Australiens Ministerpräsidentin
office-new-zealand-prime-minister | primer ministro neozelandés, primera ministra neozelandesa, premier neozelandés, jefe del Gobierno neozelandés | New Zealand prime minister, New Zealand PM, New Zealand premier | premier ministre néo-zélandais, première ministre néo-zélandaise | neuseeländischer Premierminister, neuseeländische Premierministerin, neuseeländischer Ministerpräsident, neuseeländische Ministerpräsidentin, neuseeländischer Premier, neuseeländischer Regierungschef, neuseeländische Regierungschefin
office-canada-prime-minister | primer ministro canadiense, primera ministra canadiense, premier canadiense, primer ministro de Canadá, primera ministra de Canadá, jefe del Gobierno canadiense | Canadian prime minister, Canadian PM, Canadian premier, Canada's prime minister, prime minister of Canada | premier ministre canadien, première ministre canadienne, premier ministre du Canada, première ministre du Canada, chef du gouvernement canadien, cheffe du gouvernement canadien | kanadischer Premierminister, kanadische Premierministerin, kanadischer Ministerpräsident, kanadische Ministerpräsidentin, kanadischer Premier, kanadischer Regierungschef, kanadische Regierungschefin, Kanadas Premier, Kanadas Premierminister, Kanadas Ministerpräsident, Kanadas Regierungschef, Kanadas Regierungschefin, Kanadas Ministerpräsidentin
office-canada-foreign-minister | ministro de Exteriores canadiense, ministro canadiense de Exteriores, canciller canadiense | Canadian foreign minister, Canada's foreign minister, Canadian foreign ministry | ministre canadien des Affaires, diplomatie canadienne | kanadischer Außenminister, kanadische Außenministerin, Kanadas Außenminister, Kanadas Außenministerin, kanadisches Außenministerium
office-mexico-president | presidente mexicano, presidente de México, mandatario mexicano | Mexican president, president of Mexico, Mexico's president | président mexicain, président du Mexique | mexikanischer Präsident, mexikanische Präsidentin, Mexikos Präsident, Mexikos Präsidentin, mexikanischer Staatschef, Mexikos Staatschef
office-cuba-president | presidente cubano, presidente de Cuba, mandatario cubano | Cuban president, president of Cuba, Cuba's president | président cubain, président de Cuba | kubanischer Präsident, kubanische Präsidentin, Kubas Präsident, Kubas Präsidentin, kubanischer Staatschef, Kubas Staatschef
office-venezuela-president | presidente venezolano, presidente de Venezuela, mandatario venezolano | Venezuelan president, president of Venezuela, Venezuela's president | président vénézuélien, président du Venezuela | venezolanischer Präsident, venezolanische Präsidentin, Venezuelas Präsident, Venezuelas Präsidentin, venezolanischer Staatschef, Venezuelas Staatschef
office-venezuela-foreign-minister | ministro de Exteriores venezolano, ministro venezolano de Exteriores, canciller venezolano | Venezuelan foreign minister, Venezuela's foreign minister, Venezuelan foreign ministry | ministre vénézuélien des Affaires, diplomatie vénézuélienne | venezolanischer Außenminister, venezolanische Außenministerin, Venezuelas Außenminister, Venezuelas Außenministerin, venezolanisches Außenministerium
office-colombia-president | presidente colombiano, presidente de Colombia, mandatario colombiano | Colombian president, president of Colombia, Colombia's president | président colombien, président de Colombie | kolumbianischer Präsident, kolumbianische Präsidentin, Kolumbiens Präsident, Kolumbiens Präsidentin, kolumbianischer Staatschef, Kolumbiens Staatschef
office-ecuador-president | presidente ecuatoriano, presidente de Ecuador, mandatario ecuatoriano | Ecuadorian president, president of Ecuador, Ecuador's president | président équatorien, président d'Équateur | ecuadorianischer Präsident, ecuadorianische Präsidentin, Ecuadors Präsident, Ecuadors Präsidentin, ecuadorianischer Staatschef, Ecuadors Staatschef
office-peru-president | presidente peruano, presidente de Perú, mandatario peruano | Peruvian president, president of Peru, Peru's president | président péruvien, président du Pérou | peruanischer Präsident, peruanische Präsidentin, Perus Präsident, Perus Präsidentin, peruanischer Staatschef, Perus Staatschef
office-bolivia-president | presidente boliviano, presidente de Bolivia, mandatario boliviano | Bolivian president, president of Bolivia, Bolivia's president | président bolivien, président de Bolivie | bolivianischer Präsident, bolivianische Präsidentin, Boliviens Präsident, Boliviens Präsidentin, bolivianischer Staatschef, Boliviens Staatschef
office-chile-president | presidente chileno, presidente de Chile, mandatario chileno | Chilean president, president of Chile, Chile's president | président chilien, président du Chili | chilenischer Präsident, chilenische Präsidentin, Chiles Präsident, Chiles Präsidentin, chilenischer Staatschef, Chiles Staatschef
office-argentina-president | presidente argentino, presidente de Argentina, mandatario argentino | Argentine president, president of Argentina, Argentina's president | président argentin, président d'Argentine | argentinischer Präsident, argentinische Präsidentin, Argentiniens Präsident, Argentiniens Präsidentin, argentinischer Staatschef, Argentiniens Staatschef
office-uruguay-president | presidente uruguayo, presidente de Uruguay, mandatario uruguayo | Uruguayan president, president of Uruguay, Uruguay's president | président uruguayen, président d'Uruguay | uruguayischer Präsident, uruguayische Präsidentin, Uruguays Präsident, Uruguays Präsidentin, uruguayischer Staatschef, Uruguays Staatschef
office-paraguay-president | presidente paraguayo, presidente de Paraguay, mandatario paraguayo | Paraguayan president, president of Paraguay, Paraguay's president | président paraguayen, président du Paraguay | paraguayischer Präsident, paraguayische Präsidentin, Paraguays Präsident, Paraguays Präsidentin, paraguayischer Staatschef, Paraguays Staatschef
office-brazil-president | presidente brasileño, presidente de Brasil, mandatario brasileño | Brazilian president, president of Brazil, Brazil's president | président brésilien, président du Brésil | brasilianischer Präsident, brasilianische Präsidentin, Brasiliens Präsident, Brasiliens Präsidentin, brasilianischer Staatschef, Brasiliens Staatschef
office-honduras-president | presidente hondureño, presidente de Honduras, mandatario hondureño | Honduran president, president of Honduras, Honduras's president | président hondurien, président du Honduras | honduranischer Präsident, honduranische Präsidentin, Honduras' Präsident, Honduras' Präsidentin, honduranischer Staatschef, Honduras' Staatschef
office-guatemala-president | presidente guatemalteco, presidente de Guatemala, mandatario guatemalteco | Guatemalan president, president of Guatemala, Guatemala's president | président guatémaltèque, président du Guatemala | guatemaltekischer Präsident, guatemaltekische Präsidentin, Guatemalas Präsident, Guatemalas Präsidentin, guatemaltekischer Staatschef, Guatemalas Staatschef
office-el-salvador-president | presidente salvadoreño, presidente de El Salvador, mandatario salvadoreño | Salvadoran president, president of El Salvador, El Salvador's president | président salvadorien, président du Salvador | salvadorianischer Präsident, salvadorianische Präsidentin, El Salvadors Präsident, El Salvadors Präsidentin, salvadorianischer Staatschef, El Salvadors Staatschef
office-nicaragua-president | presidente nicaragüense, presidente de Nicaragua, mandatario nicaragüense | Nicaraguan president, president of Nicaragua, Nicaragua's president | président nicaraguayen, président du Nicaragua | nicaraguanischer Präsident, nicaraguanische Präsidentin, Nicaraguas Präsident, Nicaraguas Präsidentin, nicaraguanischer Staatschef, Nicaraguas Staatschef
office-haiti-president | presidente haitiano, presidente de Haití, mandatario haitiano | Haitian president, president of Haiti, Haiti's president | président haïtien, président d'Haïti | haitianischer Präsident, haitianische Präsidentin, Haitis Präsident, Haitis Präsidentin, haitianischer Staatschef, Haitis Staatschef
office-haiti-prime-minister | primer ministro haitiano, primera ministra haitiana, premier haitiano, primer ministro de Haití, primera ministra de Haití, jefe del Gobierno haitiano | Haitian prime minister, Haitian PM, Haitian premier, Haiti's prime minister, prime minister of Haiti | premier ministre haïtien, première ministre haïtienne, premier ministre d'Haïti, première ministre d'Haïti, chef du gouvernement haïtien, cheffe du gouvernement haïtien | haitianischer Premierminister, haitianische Premierministerin, haitianischer Ministerpräsident, haitianische Ministerpräsidentin, haitianischer Premier, haitianischer Regierungschef, haitianische Regierungschefin, Haitis Premier, Haitis Premierminister, Haitis Ministerpräsident, Haitis Regierungschef, Haitis Regierungschefin, Haitis Ministerpräsidentin
# Great offices
office-us-president | presidente estadounidense, presidente de Estados Unidos, presidente de EE UU, presidente de EEUU, mandatario estadounidense, presidente norteamericano | US president, American president, president of America, America's president, U.S. president | président américain, président des États-Unis, chef d'État américain, locataire Maison Blanche | US-Präsident, amerikanischer Präsident, Präsident der USA, Präsident der Vereinigten Staaten
office-us-vice-president | vicepresidente estadounidense, vicepresidente de Estados Unidos, vicepresidente de EE UU, vicepresidenta de EEUU | US vice president, American vice president | vice-président américain | US-Vizepräsident, US-Vizepräsidentin, amerikanischer Vizepräsident
office-us-secretary-of-state | secretario de Estado estadounidense, secretario de Estado, jefe diplomacia estadounidense, Departamento de Estado | US secretary of state, State Department | secrétaire d'État américain, département d'État, diplomatie américaine, chef diplomatie américaine | US-Außenminister, amerikanischer Außenminister, US-Außenministerium
office-us-defense-secretary | secretario de Defensa, secretario de Guerra, jefe del Pentágono | defense secretary, US defense secretary, Pentagon chief, secretary of war, US defence secretary | ministre américain la Défense, chef du Pentagone, secrétaire à la Défense | US-Verteidigungsminister, Pentagonchef, Pentagon-Chef, US-Kriegsminister
office-us-treasury-secretary | secretario del Tesoro | Treasury secretary | secrétaire au Trésor | US-Finanzminister, US-Finanzministerin
office-us-attorney-general | fiscal general estadounidense, fiscal general de EEUU, secretaria de Justicia | attorney general, US attorney general | ministre américaine la Justice, procureure générale américaine | US-Justizminister, US-Justizministerin
office-us-health-secretary | secretario de Salud, secretario de Sanidad estadounidense | US health secretary, health and human services | ministre américain la Santé, secrétaire à la Santé | US-Gesundheitsminister
office-us-homeland-secretary | secretaria de Seguridad Nacional, Departamento de Seguridad Nacional | Homeland Security, homeland security secretary | sécurité intérieure américaine, département Sécurité intérieure | US-Heimatschutzministerin, US-Heimatschutzministerium, Heimatschutzministerium
office-us-house-speaker | presidente de la Cámara, líder de la Cámara | House speaker, speaker of the House | président de la Chambre, speaker de la Chambre | Sprecher des Repräsentantenhauses, Vorsitzender des Repräsentantenhauses
office-us-ambassador | embajador estadounidense, embajador de Estados Unidos, embajador de EEUU | US ambassador, American ambassador | ambassadeur américain, ambassadeur des États-Unis | US-Botschafter, amerikanischer Botschafter
office-us-envoy | enviado especial estadounidense, enviado de Trump, enviado estadounidense | US envoy, US special envoy, Trump's envoy | émissaire américain, émissaire de Trump, envoyé spécial américain | US-Sondergesandter, US-Unterhändler, Trumps Sondergesandter
office-fbi-director | director del FBI | FBI director, FBI chief | directeur du FBI, patron du FBI | FBI-Direktor, FBI-Chef
office-cia-director | director de la CIA | CIA director, CIA chief | directeur de la CIA, patron de la CIA | CIA-Direktor, CIA-Chef
office-fed-chair | presidente de la Fed, presidente Reserva Federal, jefe de la Fed | Fed chair, Fed chairman, Federal Reserve chair, Fed chief | président de la Fed, patron de la Fed | Fed-Chef, Notenbankchef, US-Notenbankchef, Fed-Vorsitzender
office-press-secretary | portavoz Casa Blanca, portavoz de la Presidencia, secretaria de prensa | press secretary, White House spokesperson | porte-parole Maison Blanche | Regierungssprecherin Weißes Haus, Präsidialsprecherin, Sprecherin des Weißen Hauses
office-german-chancellor | canciller alemán, canciller alemana, canciller de Alemania, canciller federal alemán | German chancellor, Germany's chancellor, chancellor of Germany | chancelier allemand, chancelière allemande, chancelier fédéral | Bundeskanzler, Bundeskanzlerin, deutscher Kanzler, deutsche Kanzlerin
office-austrian-chancellor | canciller austriaco, canciller de Austria | Austrian chancellor, Austria's chancellor | chancelier autrichien, chancelier d'Autriche | österreichischer Kanzler, österreichischer Bundeskanzler
office-german-president | presidente alemán, presidente de Alemania, presidente federal alemán, presidente federal, Steinmeier | German president, Germany's president, Steinmeier | président allemand, président de l'Allemagne, Steinmeier | Bundespräsident, deutscher Bundespräsident, Bundespräsidentin, Steinmeier, Schloss Bellevue
office-austrian-president | presidente austriaco, presidente de Austria | Austrian president, Austria's president | président autrichien | österreichischer Bundespräsident
office-spain-prime-minister | presidente del Gobierno, presidente del Gobierno español, jefe del Ejecutivo español, presidente español | Spanish prime minister, Spain's prime minister, Spanish PM, Spanish premier | premier ministre espagnol, chef du gouvernement espagnol, Premier ministre d'Espagne | spanischer Ministerpräsident, Spaniens Ministerpräsident, spanischer Regierungschef, Spaniens Regierungschef, spanischer Premier
office-spain-foreign-minister | ministro de Exteriores español, ministro de Asuntos Exteriores | Spanish foreign minister, Spain's foreign minister | ministre espagnol des Affaires, diplomatie espagnole | spanischer Außenminister, Spaniens Außenminister
office-spain-king | rey de España, rey español | king of Spain, Spanish king, Spain's king | roi d'Espagne | spanischer König, König von Spanien, Spaniens König
office-uk-king | rey británico, rey de Inglaterra, monarca británico | British king, British monarch, king of England | roi britannique, roi d'Angleterre, souverain britannique | britischer König, König von England
office-uk-chancellor | ministro de Hacienda británico, ministra de Finanzas británica | chancellor of the exchequer, UK chancellor | chancelier de l'Échiquier, ministre britannique des Finances | britische Finanzministerin, britischer Finanzminister, Schatzkanzler
office-uk-home-secretary | ministra del Interior británica | home secretary, Home Office | ministre britannique de Intérieur, Home Office | britischer Innenminister, britische Innenministerin
office-scotland-first-minister | ministro principal de Escocia, ministro principal escocés | Scotland's first minister, Scottish first minister | premier ministre écossais, première ministre écossaise | schottischer Regierungschef, schottische Regierungschefin, schottischer Erster Minister
office-france-interior-minister | ministro del Interior francés | French interior minister | ministre français Intérieur | französischer Innenminister, Frankreichs Innenminister
office-italy-interior | ministro del Interior italiano, ministro italiano del Interior | Italian interior minister | ministre italien Intérieur | italienischer Innenminister, Italiens Innenminister
office-morocco-king | rey de Marruecos, rey marroquí, monarca marroquí | king of Morocco, Moroccan king, Morocco's king | roi du Maroc, souverain marocain, roi marocain | marokkanischer König, König von Marokko
office-jordan-king | rey de Jordania, rey jordano | king of Jordan, Jordan's king, Jordanian king | roi de Jordanie, roi jordanien | jordanischer König, König von Jordanien
office-saudi-king | rey saudí, rey Salmán, monarca saudí | Saudi king, King Salman | roi saoudien, roi Salmane | saudischer König, König Salman
office-belgium-king | rey de los belgas, rey belga | Belgian king, king of the Belgians | roi des Belges, roi belge | belgischer König, König der Belgier
office-netherlands-king | rey de Países Bajos, rey neerlandés, rey de Holanda | Dutch king, king of the Netherlands | roi des Pays-Bas, roi néerlandais | niederländischer König, König der Niederlande
office-denmark-king | rey de Dinamarca, rey danés | Danish king, Denmark's king, king of Denmark | roi du Danemark, roi danois | dänischer König, König von Dänemark
office-sweden-king | rey de Suecia, rey sueco | Swedish king, Sweden's king | roi de Suède, roi suédois | schwedischer König, König von Schweden
office-norway-king | rey de Noruega, rey noruego | Norwegian king, Norway's king | roi de Norvège, roi norvégien | norwegischer König, König von Norwegen
office-thailand-king | rey de Tailandia, rey tailandés | Thai king, Thailand's king, king of Thailand | roi de Thaïlande, roi thaïlandais | thailändischer König
office-japan-emperor | emperador de Japón, emperador japonés | Japanese emperor, emperor of Japan | empereur du Japon, empereur japonais | japanischer Kaiser, Kaiser von Japan
office-qatar-emir | emir de Catar, emir de Qatar | emir of Qatar, Qatari emir | émir du Qatar | Emir von Katar, Katars Emir
office-iran-supreme-leader | líder supremo iraní, líder supremo de Irán, guía supremo, líder supremo, ayatolá Jamenei | supreme leader, Iran's supreme leader, Iranian supreme leader, Ayatollah Khamenei | guide suprême, guide suprême iranien, ayatollah Khamenei | oberster Führer, Irans oberster Führer, Revolutionsführer, Religionsführer, Ajatollah Chamenei
office-north-korea-leader | líder norcoreano, dictador norcoreano | North Korean leader, North Korea's leader | dirigeant nord-coréen, leader nord-coréen | nordkoreanischer Machthaber, Nordkoreas Machthaber, Nordkoreas Diktator
office-myanmar-junta | junta birmana, junta militar birmana, junta militar de Myanmar | Myanmar junta, Myanmar's military, Myanmar military | junte birmane, junte militaire birmane | Militärjunta in Myanmar, Myanmars Militärjunta, Junta in Myanmar
office-eu-commission-president | presidenta Comisión Europea, presidenta de la Comisión | European Commission president, EU Commission president, Commission president, EU chief | présidente Commission européenne, présidente de la Commission | EU-Kommissionspräsidentin, Kommissionspräsidentin, EU-Kommissionschefin, EU-Kommissionspräsident, Kommissionschefin
office-eu-council-president | presidente del Consejo Europeo | European Council president, president of European Council | président du Conseil européen | EU-Ratspräsident, EU-Ratschef, Ratspräsident
office-eu-parliament-president | presidenta del Parlamento Europeo, presidenta de la Eurocámara | European Parliament president, president of European Parliament | présidente du Parlement européen | EU-Parlamentspräsidentin, EU-Parlamentspräsident
office-eu-high-representative | alta representante, alto representante, jefa diplomacia europea, jefa de diplomacia europea | EU foreign policy chief, EU's top diplomat, EU top diplomat, high representative | haute représentante, cheffe diplomatie européenne, diplomatie européenne | EU-Außenbeauftragte, EU-Chefdiplomatin, EU-Chefdiplomat
office-eu-commissioner | comisario europeo | EU commissioner, European commissioner | commissaire européen | EU-Kommissar, EU-Kommissarin
office-ecb-president | presidenta del BCE | ECB president, ECB chief | présidente de la BCE | EZB-Präsidentin, EZB-Chefin, EZB-Präsident, EZB-Chef
office-bundesbank | presidente del Bundesbank, Bundesbank | Bundesbank president, Bundesbank | président de la Bundesbank, Bundesbank | Bundesbankpräsident, Bundesbank-Präsident, Bundesbank
office-boe-governor | gobernador Banco de Inglaterra, Banco de Inglaterra | Bank of England, Bank of England governor | Banque d'Angleterre | Bank of England, britische Notenbank, Bank von England
office-boj | Banco de Japón | Bank of Japan | Banque du Japon | Bank of Japan, japanische Notenbank, Bank von Japan
office-bank-of-spain | Banco de España, gobernador Banco de España | Bank of Spain | Banque d'Espagne | spanische Notenbank, Bank von Spanien
office-banque-de-france | Banco de Francia | Bank of France | Banque de France | französische Notenbank, Banque de France
office-imf-head | directora gerente del FMI, directora del FMI, jefa del FMI | IMF chief, IMF managing director, IMF head | directrice générale du FMI, patronne du FMI, directrice du FMI | IWF-Chefin, IWF-Direktorin, IWF-Chef
office-un-secretary-general | secretario general ONU, jefe de la ONU | UN secretary-general, UN chief | chef de l'ONU, patron de l'ONU | UN-Generalsekretär, UNO-Generalsekretär, UN-Chef
office-un-human-rights-chief | alto comisionado ONU, Alto Comisionado derechos humanos | UN rights chief, UN human rights chief | Haut-Commissariat droits homme | UN-Hochkommissar, UN-Menschenrechtskommissar, UN-Menschenrechtsbüro
office-un-general-assembly | Asamblea General ONU, Asamblea General de Naciones, Asamblea General de la | UN General Assembly, General Assembly | Assemblée générale des Nations | UN-Generalversammlung, UN-Vollversammlung, UNO-Generalversammlung, Generaldebatte
office-nato-secretary-general | secretario general OTAN, jefe de la OTAN, secretario general Alianza Atlántica | NATO secretary-general, NATO chief | chef de l'Otan, patron de l'Otan | Nato-Generalsekretär, Nato-Chef
office-who-director | director general OMS, jefe de la OMS, director de la OMS | WHO chief, WHO director-general | patron de l'OMS, chef de l'OMS | WHO-Chef, WHO-Generaldirektor
office-iaea-director | director del OIEA, director general OIEA, jefe del OIEA | IAEA chief, IAEA director general | patron de l'AIEA, chef de l'AIEA | IAEA-Chef, IAEA-Generaldirektor, IAEO-Chef
office-icc-prosecutor | fiscal de la CPI, fiscal jefe CPI | ICC prosecutor, ICC chief prosecutor | procureur de la CPI | IStGH-Chefankläger, Chefankläger
office-fifa-president | presidente de la FIFA | FIFA president, FIFA boss, Fifa chief | président de la Fifa, patron de la Fifa | Fifa-Präsident, FIFA-Boss, Fifa-Chef
office-uefa-president | presidente de la UEFA | UEFA president, Uefa chief | président de l'UEFA, patron de l'UEFA | Uefa-Präsident, Uefa-Chef
office-ioc-president | presidenta del COI, jefe del COI | IOC president, IOC chief, IOC boss | présidente du CIO, patron du CIO, chef du CIO | IOC-Präsidentin, IOC-Präsident, IOC-Chefin, ioc-boss
office-catalan-president | presidente de la Generalitat, presidente catalán | Catalan president, Catalan leader | président catalan, président de Catalogne | katalanischer Regierungschef, katalanischer Präsident, katalanischer Regionalpräsident
office-lehendakari | lehendakari, presidente vasco | Basque president, lehendakari | président basque, lehendakari | baskischer Regierungschef, Lehendakari
office-madrid-president | presidenta Comunidad de Madrid, presidenta madrileña, presidenta de Madrid | Madrid regional president, Madrid's regional president | présidente région de Madrid, présidente de Madrid | Madrider Regionalpräsidentin, Regionalpräsidentin von Madrid
office-defensor-pueblo | Defensor del Pueblo | ombudsman | Défenseur des droits | Ombudsmann, Bürgerbeauftragter
office-california-governor | gobernador de California | California governor, California's governor, governor of California | gouverneur de Californie | Gouverneur von Kalifornien, Kaliforniens Gouverneur, kalifornischer Gouverneur
office-texas-governor | gobernador de Texas | Texas governor, governor of Texas | gouverneur du Texas | Gouverneur von Texas, texanischer Gouverneur
office-florida-governor | gobernador de Florida | Florida governor, governor of Florida | gouverneur de Floride | Gouverneur von Florida, Floridas Gouverneur
office-new-york-mayor | alcalde de Nueva York, alcalde neoyorquino | New York mayor, mayor of New York, New York City mayor | maire de New York | Bürgermeister von New York, New Yorker Bürgermeister
office-london-mayor | alcalde de Londres | mayor of London, London mayor | maire de Londres | Bürgermeister von London, Londoner Bürgermeister
office-paris-mayor | alcaldesa de París, alcalde de París | mayor of Paris, Paris mayor | maire de Paris | Bürgermeisterin von Paris, Pariser Bürgermeisterin, Pariser Bürgermeister
office-istanbul-mayor | alcalde de Estambul | Istanbul mayor, mayor of Istanbul | maire d'Istanbul | Bürgermeister von Istanbul, Istanbuler Bürgermeister
office-berlin-mayor | alcalde de Berlín | Berlin mayor, mayor of Berlin | maire de Berlin | Regierender Bürgermeister, Berliner Bürgermeister
office-kremlin-spokesman | portavoz del Kremlin | Kremlin spokesman, Kremlin spokesperson | porte-parole du Kremlin | Kremlsprecher, Kreml-Sprecher
office-kremlin-chief | jefe del Kremlin, líder ruso, mandatario del Kremlin | Kremlin leader, Russian leader, Kremlin chief | maître du Kremlin, chef du Kremlin, dirigeant russe | Kremlchef, Kreml-Chef
`;
