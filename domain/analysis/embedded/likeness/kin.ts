/**
 * Concepts that newspapers use for one and the same thing: one tells of a bus and another of a coach, one of the dead
 * and another of the bodies. A line is a group; its first concept stands for all.
 */
const GROUPS = `
death found-dead corpse fall-death body-recovery massacre shot-dead murder drowning victim assassination life hit-number
injured treat hospitalized burns-injury smoke-inhalation
bus coach car truck van tractor bus-public truck-driver driver-fatal train-driver
ship migrant-boat canoe capsize ferry yacht boat-small tanker cargo-ship cruise-ship rubber-dinghy shipwreck shipwreck-historic boat-accident boat-capsize captain-ship sailor-sea
shipping port
plane flight light-aircraft private-jet aviation airline planecrash emergency-landing land-plane
train derail freight-train high-speed-train regional-train night-train rail-line deutsche-bahn sncf renfe train-station
accident collision skid flip fall-down traffic pileup frontal-collision derailment train-crash collide
fire break-out wildfire burn choke fire-containment burned-alive arson
fire-engine firefighter
rescue rescue-workers survivor lifeguard mountain-rescue save
earthquake aftershock shake epicentre
flood heavy-rain rain river-overflow leak-pipe
storm hurricane tropical-storm typhoon strong-wind
explosion bomb-attack suicide-bomber car-bomb burst explosives-find
attack strikewar shelling air-raid-alert offensive hit-beat
shooting gunman bullet assault-rifle rifle pistol sniper
carry on-board
pandemic disease
permit allow
drone drone-swarm shahed-drone
army soldier troops-advance military-exercise land-forces special-forces weapon general-mil
rebel militia combatant mercenary
ceasefire peace ceasefire-violation peace-summit
treaty agreement contract trade-deal sign settlement-legal
negotiation dispute quarrel brawl conflict discuss mediator bilateral-meeting
arrest capture custody-police pretrial-detention police-raid seizure-goods manhunt imprisoned-basement prison
police federal-police police-operation police-chief police-checkpoint
court trial hearing-court judge judiciary criminal-court assize-court district-court
prosecutor prosecutor-demand charge
sentence guilty punish life-sentence
acquittal charges-dropped
investigation inquiry-public investigate-case suspicion forensic detective
suspect perpetrator accomplice criminal gang
theft steal robber robbery heist burglary art-theft louvre-heist jewel-thief-gang looting
drug drug-seizure cocaine
kidnap hostage child-abduction school-kidnapping
released-prison hostage-release freedom release
evacuate prison-break breakaway move-house shelter escape flee displaced
missing search search-operation lost-way found-lost
refugee migrant exile stranger
mine-site mine-accident miner coal hole
collapse roof-collapse rubble ruins buried-alive
building house flat housing villa
damage destroy demolish
resign dismissal
appoint sworn take-over-task choose nomination-party
election vote win-election election-result seats-won ballot-paper
turnout election-day
party opposition coalition
primeminister head-of-government chancellor
president head-of-state ceo manager leader
minister ministry government
interior-minister interior-ministry
foreign-minister foreign-ministry
defense-minister defense-ministry
finance-minister finance-ministry economy-minister
health-minister health-ministry
justice-minister justice-department
labor-minister labour-court
education-minister education-ministry
city-council mayor town-hall deputy-mayor
law reform bill-draft pass-law decree
approve accept allow
reject refuse deny veto-power
protest riot mutiny popular-uprising parade celebrate campaign-rally
strikework union
wage pay minimum-wage collective-bargaining
employ employers hiring
layoffs job furlough unemployment
company factory multinational
carmaker car-sales supplier-industry
merger buy sell investment shareholder
profit revenue annual-results
loss-financial lose
price cost bill-invoice expensive
interest interest-hike interest-cut monetary-policy
centralbank bank
complaint-criminal lawsuit appeal-legal
data data-breach cyberattack ransomware
school education primary-school secondary-school university student teacher principal
hospital doctor health emergency-room
disease infection virus
vaccine pharma
rise lift-raise double triple
fall shrink reduce slow-down
begin open introduce
end close stop interrupt
postpone delay
win-over victory-moral win
prize prize-money reward honour medal tribute
heatwave temperature-record temperature degree-temp hot
record-high record-low
child teenager baby twins
birth be-born royal-baby
marriage couple engagement
funeral bury mourn
painting painter art museum exhibit
discover reveal find-again
moon moon-landing
rocket-launch space-mission launch
space-agency esa nasa
planet exoplanet space
dinosaur fossil skeleton prehistory
travel leave arrive visit drive run walk transport-carry
resident society people-nation human
dawn morning early
night evening midnight
annual century
village-place district-quarter street city region province
hundreds hundreds-of-thousands
threat warning weather-alert
demand call-for request
offer propose proposal-initiative
announce declare statement claim report-document comment confirm
plan intention prepare programme
resume continue
border border-controls border-guard border-wall
forest flora-tree
sea ocean coast wave
valley cliff mountain
wind storm-surge
smoke air
fan crowd audience football
cup trophy
rockfall landslide
dike wall fence dam
counterfeit false forgery
mountaineering climb climbing
oil oil-spill fuel
seats-won deputy councillor
referendum plebiscite
tariff duty customs reciprocal-tariffs
tax income-tax
sale privatization
environment climate-activist activist
stockmarket share-portion
supermarket shop trade retail-sales
drink drinking-water sugar
draw equalizer
maximum limit
spacecraft capsule mars-rover robot
poisoning sick
withdraw product-recall remove
stalking bullying
bail guarantee
temporary interim
motorway road
stabbing knife
expert commission-panel
livestock-farm farmer-person farm farmers-protest
term-of-office mandate
return-object looted-art
`;

const HEADS = new Map<string, string>();
for (const line of GROUPS.trim().split("\n")) {
  const [head, ...others] = line.split(" ");
  for (const other of others) if (!HEADS.has(other)) HEADS.set(other, head!);
}

/** The concept that stands for this one and those newspapers use in its place. */
export function kinOf(concept: string): string {
  return HEADS.get(concept) ?? concept;
}

/** Concepts that stand in sentences of every kind, so that sharing them says little. */
export const COMMONPLACE: ReadonlySet<string> = new Set(
  `resident announce village-place president minister government company year night dawn travel plan begin end
interior-minister foreign-minister defense-minister finance-minister health-minister justice-minister labor-minister
education-minister primeminister governor spokesperson authorities police-chief vice-president state-premier-de
number-figure majority-most country world part people-nation time hour reason cause result case big small
important possible new old week month day man woman happen situation last-duration remain give make take show`
    .split(/\s+/)
    .map((concept) => `c:${concept}`),
);
