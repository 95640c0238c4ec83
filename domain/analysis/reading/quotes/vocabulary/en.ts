import type { VocabularySource } from "./source";

/** English of both sides of the Atlantic and of India, folded. */
export const EN: VocabularySource = {
  regular: {
    en: `
add admit affirm agree allege announce answer appeal argue ask assert assure bark beam blast boast caution claim
comment complain concede conclude confess confirm contend counter criticise criticize cry declare demand deny describe
 disclose echo emphasise emphasize estimate exclaim explain fume gush hint indicate inform insist intone joke
lament maintain mention mumble murmur muse mutter note  observe offer opine plead pledge point post predict
preach proclaim promise  protest question quip rage rail reason recall recount reflect reiterate rejoin relate
remark remember remind repeat reply report  respond retort reveal scoff scream shout shrug sigh smile snap sob
state stress suggest summarise summarize testify thunder tweet urge utter vent volunteer vow wail warn whisper wonder
yell condemn concur chide implore lambast caution clarify chuckle elaborate enthuse grumble growl hail reckon
laugh advise  acknowledge guess venture declare apologise apologize thank counsel countersign continue interject
lecture marvel philosophise recite rebuke remonstrate stammer taunt tease boom chime croak explain intervene`,
  },
  irregular: `
say says said saying tell tells told telling write writes wrote written read reads speak speaks spoke spoken hold held swore
swear swears forecast foretold went begged beg begs admitted quipped denies denied replies replied cries cried testified
clarified specified specifies signalled signaled`,
  infinitives: ``,
  judging: `
call calls called label labels labelled labeled  describe slam slams slammed
decry decries decried dismiss dismisses dismissed blame blames blamed characterise characterised characterized
characterize rate rated hail praise praises praised reject rejects rejected believe believes believed think thinks
thought feel felt fear fears feared accuse accuses accused expect expects expected compare compares compared denounce
denounces denounced defend defends defended term terms termed deem deems deemed consider considers considered blast
rap raps rapped attack attacks attacked ridicule ridiculed mock mocks mocked want wants wanted found put puts referred
celebrate celebrates celebrated
welcome welcomes welcomed see sees saw seen hope hopes hoped regard regards regarded view views viewed hails
brands branded brand dubs dubbed lambast lambasted lambasts likened likens lauded lauds cited cites`,
  cues: `according to|in the words of|as told by|in the view of|in a statement from`,
  afterCues: `per`,
  judgingCues: `for|to`,
  postpositions: ``,
  offices: `
president ex-president vice-president minister ex-minister secretary undersecretary mayor deputy governor premier chancellor senator
congressman representative lawmaker legislator mp msp councillor councilor councilman delegate commissioner ambassador
consul envoy spokesman spokesperson spox chief head boss director co-director leader co-leader chairman chair chairperson
chairwoman executive ceo cfo coo cto officer official manager coordinator founder co-founder cofounder owner
businessman entrepreneur ruler king prince pope bishop archbishop cardinal priest vicar rector pastor imam rabbi judge
justice magistrate prosecutor attorney lawyer solicitor barrister counsel defendant plaintiff policeman constable
detective superintendent inspector sergeant lieutenant captain colonel major general admiral commander marshal sheriff
trooper soldier veteran firefighter fireman paramedic rescuer lifeguard coastguard doctor physician surgeon nurse midwife
epidemiologist paediatrician pediatrician psychologist psychiatrist virologist scientist researcher professor academic
scholar lecturer teacher headteacher principal dean student pupil economist strategist analyst expert specialist
consultant adviser advisor historian sociologist geologist geophysicist seismologist meteorologist forecaster biologist
chemist physicist engineer architect technician coach trainer striker goalkeeper keeper midfielder defender winger
quarterback footballer player cyclist rider driver racer athlete champion medallist medalist referee umpire
journalist reporter editor columnist writer author novelist poet actor singer musician filmmaker producer artist
curator unionist organiser organizer worker employee clerk trucker seaman sailor fisherman skipper farmer
grower rancher shepherd trader shopkeeper hotelier tourist holidaymaker traveller traveler passenger commuter neighbour
neighbor resident villager local witness eyewitness bystander survivor victim relative father son brother uncle
grandfather cousin widower husband boyfriend friend colleague classmate protester demonstrator activist campaigner
volunteer environmentalist citizen customer user patient fan supporter pensioner retiree migrant refugee mediator
negotiator observer rapporteur rebel candidate nominee treasurer banker broker investor shareholder exporter
developer landlord tenant cook chef baker butcher pilot steward guide ranger warden keeper speaker whip
registrar comptroller auditor regulator ombudsman coroner diver expatriate whistleblower insider source backbencher
peer negotiator partner member co-author scientist-in-charge secretary-general presenter host
winner laureate prizewinner groom fiance newlywed designer painter sculptor photographer illustrator dancer choreographer
playwright screenwriter novelist essayist translator comedian rapper songwriter composer conductor violinist pianist
broadcaster presenter anchor newsreader blogger influencer streamer youtuber astronaut cosmonaut astronomer astrophysicist
mathematician statistician demographer ecologist glaciologist volcanologist hydrologist oceanographer botanist zoologist
archaeologist anthropologist palaeontologist paleontologist linguist philosopher theologian political-scientist jurist
veterinarian vet pharmacist dentist anaesthetist oncologist cardiologist neurologist immunologist geneticist toxicologist
pathologist physiotherapist midwife carer caretaker janitor cleaner plumber electrician mechanic carpenter welder bricklayer
miner docker stevedore longshoreman railwayman signalman conductor stationmaster co-pilot copilot crewman deckhand boatswain
lifeboatman coxswain mountaineer climber guide boxer swimmer gymnast skier sprinter jockey golfer skater wrestler
halfback fullback centre-back left-back right-back batsman bowler pitcher captain manager owner chief-executive
suspect accused convict inmate prisoner hostage captive detainee whistleblower complainant claimant juror
successor predecessor counterpart rival challenger incumbent opponent heir grandson nephew twin stepfather toddler teenager
grandparent parent godfather evacuee homeowner householder tenant renter occupant motorist pedestrian walker hiker camper
birdwatcher dog-walker fisher beekeeper winemaker brewer publican barman bartender waiter bookseller librarian archivist
usher monk nun friar abbot chaplain monarch emperor sultan emir sheikh ayatollah taoiseach tanaiste speaker vice-chancellor
provost chancellor bursar governor-general ex-minister ex-mayor billionaire millionaire tycoon magnate philanthropist donor
programmer hacker planner surveyor strategist lobbyist pollster economist-in-chief vice-admiral corporal private gunner
voter elector reader listener viewer member delegate negotiator chairperson spokesperson front-runner runner-up`,
  feminine: `
congresswoman spokeswoman chairwoman businesswoman queen princess policewoman headmistress actress mother daughter
sister aunt grandmother widow wife girlfriend landlady councilwoman sportswoman stewardess mum mom mother-of-two
mother-of-three mum-of-three mum-of-two duchess
bride fiancee ballerina heroine abbess empress granddaughter niece stepmother daughter-in-law grandmother barmaid waitress
saleswoman seamstress headwoman laywoman policewoman servicewoman`,
  generic: `
politician leader official expert specialist defendant accused star veteran player athlete candidate suspect captive`,
  celebrated: `winner laureate prizewinner novelist author filmmaker`,
  plural: `officials authorities witnesses residents experts police prosecutors analysts scientists researchers sources
lawyers unions organisers organizers relatives doctors firefighters investigators ministers critics campaigners lawmakers
economists officers neighbours neighbors medics rescuers`,
  bodies: `
family ministry government council police court bank institute university party union federation association organisation
organization agency commission committee chamber congress senate parliament company group foundation hospital army navy
department office centre center service authority administration corporation firm house board bureau society club
coastguard charity watchdog regulator airline operator inc ltd plc corp co llc observatory fund college school
opposition team squad retailer manufacturer carmaker brewer insurer lender startup supermarket museum theatre
theater festival embassy kremlin pentagon vatican palace cabinet coalition caucus campaign alliance ngo nonprofit network
broadcaster publisher label studio brewery utility railway airport trust board diocese parish regiment force brigade
treasury exchequer league association regulator confederation cooperative co-operative collective municipality borough`,
  papers: `statement letter report note message post tweet document filing ruling email memo release`,
  titles: `mr mrs ms miss dr sir dame lord lady rep sen gov gen col lt capt maj sgt cpl cmdr adm rev prof hon fr sr insp supt det pc`,
  feminineTitles: `mrs ms miss dame lady`,
  determiners: `the a an his her its their this that another our my one`,
  masculine: ``,
  womanly: ``,
  indefinite: `a an another some several one two three many`,
  linkers: `of for at the from`,
  prepositions: `to at in on with from of for by about against after before during near over as into than under between among
since until through outside inside across amid including via like`,
  stops: `and or but that who which whose when while where because if although though after before as so then there not who's
also again later yesterday today who whom is was were are has have had will would`,
  particles: `de del la von van der den al el bin ben ibn di da du le dos st of`,
  pronouns: { m: `he`, f: `she`, any: `` },
  conjunctions: `and but while although though`,
  that: `that`,
  works: `book novel film movie documentary series song album single poem play article editorial titled entitled called named
nicknamed slogan motto banner show programme program project campaign operation ship vessel freighter ferry magazine
exhibition podcast placard sign reading`,
};
