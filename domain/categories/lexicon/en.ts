import {
  CULTURE,
  ECONOMY,
  ENVIRONMENT,
  HEALTH,
  JUSTICE,
  LIFESTYLE,
  POLITICS,
  SCIENCE,
  SOCIETY,
  SPORTS,
  TECHNOLOGY,
  WORLD,
} from "../data";

/** English words by category, written as `matcherOf` reads them. */
export const EN: Readonly<Record<number, string>> = {
  [ECONOMY]: `econom* inflation gdp deficit tariff tariffs tax taxes taxation taxpayer* treasury budget federal+reserve central+bank bank+of interest+rate interest+rates
    mortgage* bank banks banking banker* stock+market stocks shares shareholder* dow nasdaq ftse sensex nifty investor* investment* invest ipo dividend* merger*
    acquisition* takeover bankrupt* company companies business businesses ceo corporate entrepreneur* salary salaries wages wage minimum+wage jobs job+market
    unemployment layoff* laid+off redundanc* strike+action union+workers manufactur* retail* retailer* sales revenue profit profits earnings exports imports trade+deal
    trade+war oil+price* crude opec barrel gas+prices energy+bill* cost+of+living consumer+prices price+rise prices+rise rent+rises house+prices property+market
    real+estate pension* retirement debt loan* credit+card* currency dollar rupee pound+sterling euro+zone bitcoin crypto* imf world+bank supply+chain airline* gold+price* billionaire*`,
  [TECHNOLOGY]: `technolog* tech artificial+intelligence ai chatgpt openai anthropic chatbot* gemini algorithm* software hardware smartphone* iphone* ipad android google
    apple microsoft samsung nvidia intel chip chips chipmaker* semiconductor* cyberattack* cybersecurity hacker* hacked hackers malware ransomware data+breach app apps whatsapp
    instagram tiktok facebook meta+platforms social+media internet broadband 5g robot robots robotic* robotaxi* drone+maker video+game* gaming gamer* playstation
    nintendo xbox browser laptop* computer* computing tablet wifi data+center* data+centre* quantum+computer* silicon+valley startup* self+driving autonomous+vehicle* gadget* deepfake*
    grok gmail password* ces smartwatch* headphones oled`,
  [CULTURE]: `film films movie movies cinema director's filmmaker* actor* actress* hollywood bollywood box+office netflix hbo  tv+series sitcom season+finale oscar oscars
    golden+globes bafta* emmy* grammy* festival* music musician* singer* songwriter* album albums concert* band's rock+band rapper* hip+hop pop+star orchestra* opera symphony
    theatre* theater* broadway west+end playwright* ballet dancer* museum* exhibition* painter* painting* sculpt* artist* gallery novel novels novelist* author+of bestsell*
    book books poet* poetry literary literature publisher* heritage+site architect* documentary documentaries comedian* comedy stand+up sitcoms streaming+series
    traitors eastenders coronation+street emmerdale strictly taylor+swift beyonce stranger+things soundtrack comic+book*`,
  [JUSTICE]: `judge judges court courts supreme+court high+court prosecutor* prosecut* attorney+general lawyer* lawsuit* sued sues suing trial jury juror* verdict guilty convict*
    sentenced sentencing jail* prison* inmate* charged+with charges+against criminal* crime crimes indict* arrest* police officer's cops detective* sheriff* fbi
    murder* killer* killing+of homicide* manslaughter stab* shooting shot+dead gunman gunmen shooter* rape rapist sexual+assault sexually+assaulted abuse+case kidnap* robber* burglar* theft
    stolen thief thieves fraud* scam* money+laundering bribe* corruption drug+traffick* drug+cartel* smuggl* extradit* bail plea+deal pleaded suspect* suspected forensic* epstein investigators
    death+penalty appeals+court tribunal cbi custody narco*`,
  [POLITICS]: `government* president presidential vice+president prime+minister minister ministers ministry cabinet congress* senate senator* house+of+representatives lawmaker* lawmakers
    parliament* mps mp labour+party tory tories conservatives reform+uk farage starmer badenoch lib+dems democrat* republican* gop maga election* electoral voter* voters vote votes voting
    ballot* poll polls candidate* campaign+trail primary+election midterm* governor* mayor* mamdani council councillor* bill+passes legislation legislat* executive+order policy politic* political
    opposition+leader opposition coalition+government bjp congress+party aap tmc shiv+sena referendum constitution* impeach* white+house trump+administration administration downing+street
    lobby* shutdown+of government+shutdown resign* far+right left+wing right+wing speaker's johnson's partisan*`,
  [SCIENCE]: `scientist* science scientific researcher* study+finds new+study study+suggests study+shows research+team discovery+of discovered archaeolog* palaeontolog* paleontolog* fossil*
    dinosaur* neanderthal* astronom* astrophysic* telescope* webb+telescope galaxy galaxies black+hole* exoplanet* asteroid* comet* eclipse* supermoon full+moon meteor* nasa
    space+agency spacecraft space+station spaceflight rocket+launch satellite* astronaut* spacex isro moon+landing lunar mars+mission physics physicist* quantum particle* chemist* biolog* genetic* genome* dna
    neuroscien* brain+cells stem+cell* species+of laboratory experiment* evolution+of nobel+prize mathematic* microscop* volcanolog* anthropolog* orbit journal+nature`,
  [SOCIETY]: `community communities residents neighbour* neighbor* housing homeless* tenant* landlord* school schools pupils student* teacher* university universities college+campus education
    exam exams family+of families children childcare parents parenting teen teens teenager* youth elderly pensioner* migrant* migration immigration immigrant* asylum refugee* deport* poverty
    food+bank* charity charities volunteer* church bishop* pope vatican religio* muslim* hindu* christian* jewish temple mosque christmas new+year's crash crashes collision accident killed injured
    dies died death+toll dead body+found firefighter* fire+crews house+fire blaze explosion rescue* missing funeral* tribute* mourn* vigil protest* demonstrat* equality racism racist gender lgbt*
    transgender women's disability disabled population birth+rate train+services rail+passengers traffic airport* road+closed motorway lottery`,
  [HEALTH]: `health healthcare nhs hospital* doctor* nurse* gp gps patient* disease* illness cancer tumour* tumor* vaccine* vaccin* virus* flu influenza covid* pandemic epidemic outbreak measles
    dengue bacteria* infection* antibiotic* drugmaker* pharma* medicine* medication* medical treatment* therap* surgery surgeon* transplant* diabetes diabetic obesity obese cholesterol
    blood+pressure heart+attack* heart+disease cardiac stroke alzheimer* dementia parkinson* mental+health depression anxiety adhd autism psycholog* psychiatr* suicide* diet diets nutrition* vitamin*
    protein sleep insomnia exercise+routine workout* weight+loss pregnan* midwi* childbirth fertility ivf world+health+organization ambulance* symptom* ozempic wegovy vaping smoking gut`,
  [LIFESTYLE]: `recipe* cook cooking chef* restaurant* michelin cuisine dish dishes wine wines beer cocktail*  dessert* ingredient* air+fryer foodie* fashion dress dresses outfit* wardrobe style
    makeup beauty skincare hair+stylist perfume travel traveller* traveler* holiday+destination* holidays vacation* beach resort hotel* cruise* tourist* tourism getaway* horoscope* zodiac astrolog*
    home+decor interior+design garden gardening houseplant* pet pets dog+owner* puppy wedding* bride celebrity celebrities celeb kardashian* beckham* bikini boyfriend girlfriend husband+of romance dating
    date+night royal+family king+charles prince prince+harry prince+william meghan princess+of kate+middleton baby+bump shopping bargain* christmas+tree decluttering diy supercar new+suv car+review relationship+advice
    reality+star influencer* love+island snaps`,
  [WORLD]: `un+security united+nations nato security+council european+union eu+leaders brussels war+in wartime airstrike* air+strike* air+strikes strikes+on missile* bomb bombs bombing* bombard* invasion* invade*
    troops soldiers military armed+forces army ceasefire truce peace+talks peace+deal peace+plan diplomat* diplomacy embassy ambassador* foreign+minister* foreign+policy foreign+secretary
    secretary+of+state sanction* geopolit* regime+change regime nuclear+programme nuclear+program nuclear+weapons g7 g20 brics summit international+law coup insurgent* militant* jihad* terroris* hostage* humanitarian border+clash*
    border+dispute overseas world+leaders world+reacts genocide warship* occupied airspace`,
  [ENVIRONMENT]: `climate+change climate+crisis climate global+warming emissions carbon co2 greenhouse+gas net+zero renewable* wind+farm* solar+power solar+panel* drought* reservoir* flood flooding floods storm storms
    snow snowfall blizzard* heatwave* heat+wave cold+snap weather temperatures met+office forecast forecasters rain rainfall hurricane* cyclone* tornado* typhoon* earthquake* quake tremor tremors
    volcano* volcanic tsunami wildfire* bushfire* biodiversity endangered species wildlife ecosystem* forest forests deforest* ocean oceans glacier* pollution polluted air+quality smog recycl* plastic+waste
    environment* conservation* national+park wolves bear+attack whale whales shark sharks birds cop30 cop31 sewage`,
  [SPORTS]: `football* soccer premier+league champions+league fa+cup la+liga world+cup euro+2028 striker* goalkeeper* midfielder* defender* goal goals scored scorer* manager+sacked head+coach coach coaches
    transfer+window transfer+news signing+of referee* penalty+shootout match matches derby+day kick+off fixture* league+table manchester+united man+united man+city arsenal liverpool+fc anfield chelsea tottenham
    newcastle+united aston+villa everton celtic rangers real+madrid barcelona+fc nfl quarterback* touchdown* super+bowl playoff* nba lakers celtics warriors mlb nhl baseball basketball college+football bowl+game
    ice+hockey hockey tennis wimbledon australian+open us+open djokovic alcaraz sinner sabalenka atp wta formula+1 f1 grand+prix verstappen  nascar cricket cricketer* test+match odi t20 ipl
    ashes batsman batter bowler* wicket* innings bcci rugby six+nations golf golfer* pga boxing boxer* ufc mma heavyweight athlete* athletics olympic* olympics medal* championship* tournament*
    cycling cyclist tour+de+france marathon* swimmer* darts snooker wrestl* wwe wrestlemania afl nrl sport sports sporting team's`,
};
