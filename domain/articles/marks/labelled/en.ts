/** Invented English headlines; the letters are explained in `read.ts`. */
export const EN = `
. Norhaven council approves flood wall after six-hour debate
. Seven injured as tram leaves rails in Port Alder
. Why the Norhaven dam project is two years late
. How a village co-operative bought its own pub
. Who is Marit Olsen, the new head of the harbour board?
. Will the new ferry timetable survive its first winter?
. Explosive device found at Larchmont railway depot
. Police find explosives in Port Alder garage
. Storm Hedda leaves 40,000 homes without power
. Rangers crush Alder United 5-0 to reach the final
. Ferry company shares plunge 12 per cent after profit warning
. House prices soar in northern towns, index shows
. “A brutal, shameful decision”: union reacts to closure of Brackley plant
. ‘You won’t believe how quiet it was’: survivors recall the avalanche
. Minister calls rival's budget plan 'insane'
. Nurses vote to strike for three days in May
. MARTIN HALE: The bridge we keep promising to build
. What the harbour tells us about power: ELLEN MARSH
. LIVE: Court delivers ruling in toll-road case
. WATCH: Harbour bridge reopens after repairs
. UNESCO adds Norhaven salt works to heritage list
. NATO and UNHCR sign shelter agreement in Oslo
. AIADMK and NHAI dispute highway land in Kerala
. This week in Norhaven: markets, marches and a missing statue
. This year's wheat harvest is smallest in a decade
. These were the main points of the chancellor's statement
. Three things stood between Alder United and the title: wind, rain and a goalkeeper
. Ten people charged over school meal contracts
. Five dead in motorway crash near Larchmont
. Two ways to read the harbour vote, and neither flatters the mayor
. New horror film by Ana Field tops box office
. Review: A slow, tender portrait of a lighthouse keeper
. Dispute over secret ballot delays party conference
. Secret tunnels mapped beneath Norhaven castle
. Scientists find bacteria that digest polyester
. Inquiry finds shipyard ignored asbestos warnings
. Tyson Fury to fight in Port Alder in October
. Bonus code ALDERBET: how betting firms reach teenagers
. Bank keeps interest rate at 4 per cent
. Your questions on the new pension rules answered
. Fears of flooding as Alder river rises
. Officials warn of humanitarian crisis in Sarrat camps
. Forest fire destroys 12 homes near Larchmont
. Mayor's surprise resignation leaves council without majority
. Is the four-day week working? The evidence from three towns
. If the harbour closes, what happens to the fish market?
. Jeopardy! champion from Norhaven ends 12-game run
. Prime minister condemns attack on polling station
. Guess the weight of the cow: how a fair trained statisticians
. Inside the negotiations that ended the dock strike
. Opposition slams budget as unfair to renters
. Hospital apologises after mix-up of test results
. Killer of bus driver jailed for 22 years
. Thousands march in Port Alder against port levy
. The mystery illness has a name: doctors identify bird virus strain
c You’ll never guess who turned up at the Norhaven fair
c This retired plumber built something in his garden and nobody knows why
c Bank to close 40 branches: here's what it means for you
c Here’s why your electricity bill is about to change
c What happened when I gave up coffee for a month
c I tried the three-minute breakfast everyone talks about
c 17 gardening tricks nobody told you about
c Nine reasons to move to the coast this autumn
c The 12 best raincoats to buy right now
c The one thing you should never put in a dishwasher
c A baker left his shop for an hour. What happened next surprised the street
c The real reason your cat stares at you
c Doctors say this common drink could add years to a life
c She opened an old suitcase and could not believe what was inside
c Think you know the Highway Code? Take our quiz
c Are you making these mistakes with your pension?
c This is how much a lighthouse keeper really earns
c This is why Norhaven's trams are always late
c Everything you need to know about the new passport queue
c Only people with perfect eyesight can spot the fox in this picture
c Can you spot the deer in this photograph?
c Fans are all saying the same thing about the new quiz host
c Viewers spot the same thing in the final scene
c The secret to a longer life? A village in Sarrat has an answer
c People are only just realising what the button on the kettle does
c The surprising thing your dentist wants you to stop doing
c Quiz host leaves show after nine years – and the reason is not what you think
c Forget yoga: the simple habit that calms the mind in a minute
c Woman finds ring in thrift shop, then she looks closer
c Couple buy cottage without a survey... then they lift the carpet
c What your front door colour says about you
c Want to sleep better? Stop doing this before bed
c The little-known rule that lets you fly with two bags
c Chef reveals the ingredient you should never leave out of a stew
c Meet the man who has not bought food since 2019
c Wait until you see what this teacher did with old tyres
c The village where nobody locks a door – and what it hides
c If you own this coin, check your pockets
c Five foods a cardiologist never eats
c Cleaner shares simple trick for spotless windows
c So that's what the hole in a padlock is for
c Here’s how to get a refund on a cancelled ferry
c He bought a lottery ticket by mistake. Then his phone rang …
c Did you know your oven has a hidden drawer?
c The truth about cold showers
c What really happened on the night ferry to Alder
e Shocking scenes as tram mob storms depot
e Mayor HUMILIATED in council vote
e Absolute chaos at Norhaven airport as thousands stranded
e What a goal! Alder United win the cup
e Furious residents tear into bungling council over bin fiasco
e Sickening cruelty of the Larchmont puppy farm
e Minister's disgraceful lie about the hospital
e Heartbreaking final words of drowned fisherman
e Bonkers plan to paint every bus purple
e Outrage and fury over vile banner at derby
e Disgusting: council spends millions on empty offices
e Harbour chief EXPLODES at reporters
e Hands off our pier!
e Evil carer jailed for robbing widow of 94
e Jaw-dropping betrayal of Norhaven's nurses
e Port Alder is BROKEN and nobody at city hall cares
e Monster storm to batter coast in weekend from hell
e It's an outrageous insult to every taxpayer
e A spineless, cowardly surrender by the harbour board
e Champions! Norhaven end 40-year wait
e Brazen thieves swipe war memorial in despicable raid
e Mind-blowing comeback sends Rangers into orbit
e Nightmare on the night ferry: passengers trapped in horrifying blaze
e Harbour board caves in AGAIN to developers
e Rip-off ferry fares are an utter disgrace
e Savage cuts will wreck our schools, and they know it
e Norhaven go MAD for penguin chicks
e Terrifying moment roof collapses on shoppers
e Epic fail: town's dream pool shuts after a day
e Incredible rescue as boy, 6, plucked from raging river
e Thugs run riot in night of shame
e Scandalous waste: the £4m roundabout to nowhere
b This horrifying video shows why you should never feed a swan
b You won't believe this SHOCKING trick for clean ovens!
b Here's why the mayor's insane plan will cost you a fortune
b Ten jaw-dropping beaches you need to see before you die
b The terrifying reason you must check your boiler NOW
b Stop what you're doing: this incredible puppy will make your day!
b What this brave boy did next will break your heart
b The disgusting truth about what's hiding in your pillow
. Cabinet delays decision on second runway until spring
. Four arrested after warehouse fire in Brackley
. What the new tariff means for steel towns
. Inside the ward where Alder fever was first found
. Where do the parties stand on water bills?
. Retailer recalls heaters over burn risk
. Sergeant cleared of assault after retrial
. Opposition leader vows to scrap ferry levy
. Ten-man Norhaven hold on for draw at Rangers
. Death toll rises to 31 in Sarrat landslide
. 'We lost everything': families return to burnt village
. Why doctors disagree about the Alder fever vaccine
. Home secretary under fire over visa backlog
. Scientists stunned by size of crater on Phobos
. Photos: Thousands gather for Norhaven lantern parade
. You can now renew your passport online, ministry says
. Rail operator to cut 300 jobs as losses mount
. Third man charged with murder of Larchmont student
. FACT CHECK: Did the mayor cut bus routes by half?
. How I learned to love the night shift | Ana Field
c The weekend walk that locals would rather keep to themselves
c A dermatologist explains what actually works on dry skin
c Teacher asks class one question and the answers leave her in tears
c This forgotten harbour town is about to be everywhere
c Eight signs your boiler is about to fail
c Your kettle is costing more than you realise. Here’s the fix
c The actor's daughter is all grown up – see her now
c Shoppers rush to buy £9 gadget that keeps rooms warm
c Why everyone is suddenly talking about seaweed
c Is your name on the list? The surnames owed money by the state
c Man digs hole in garden and finds something extraordinary
c What your sleeping position reveals about your personality
c The 20 most beautiful villages, ranked
c Expert warns: never charge your phone like this
c The question that stumped every contestant on the quiz
c He was told to sell the old clock. Then an expert saw the back
e Council fat cats gorge while potholes swallow our streets
e Grieving mum's agony as killer walks FREE
e Now they want to tax our gardens!
e Norhaven's night of glory as minnows stun champions
e Blundering ministers have betrayed every pensioner in the land
e Hated ferry levy to hammer hard-up families
e Yobs trash beloved bandstand in mindless rampage
e The mayor is a coward and a fraud
e Horror crash leaves street like a war zone
e Woke madness as school bans sports day
e 'Disaster!': panic as trains grind to a halt in rush-hour hell
e The great water robbery: bosses pocket millions
b This weird gadget will slash your bills – and shoppers are going WILD for it
b What she found under the floorboards is pure nightmare fuel
. Water company fined £9m over sewage spills
. Two teenagers bailed after school stabbing
. Sarrat peace talks resume in Oslo without rebels
. What we learned from the first day of the ferry inquiry
. Alder Cathedral choir admits girls for first time
. Chancellor rules out wealth tax in autumn budget
. Hospital waiting lists fall for third month
. How to vote by post in the harbour referendum
. Snow closes three mountain passes
. Norhaven sign striker on two-year deal
. Why the river keeps flooding Larchmont
. Obituary: Peter Hale, who mapped the sea floor
c Ten words you have been pronouncing wrong all your life
c This tiny detail on your train ticket could save you hundreds
c The reason flight attendants always look at your shoes
c Here’s what your favourite biscuit reveals about you
c I stopped checking my phone for a week and this is what I learned
c Mum's clever laundry hack has parents stunned
c The unlikely town voted best place to live
c You're storing your tomatoes wrong, chef warns
c What happens to your body when you walk 10,000 steps a day
c Where are they now? The cast of the harbour soap 20 years on
e Fury as ministers hand themselves whopping pay rise
e A crushing, miserable defeat for a team without a spine
e Appalling neglect left pensioner, 88, to die alone
e Absolute shambles! Fans slam ticket chaos
e Vile trolls target grieving family
e Shameless bosses cash in on misery of commuters
e Disastrous, cynical and cruel: the new asylum law
e Crazed knifeman's bloody rampage terrifies shoppers
b Why this outrageous ferry rule should make you furious
b 15 insane facts about sharks that will blow your mind
. Trawler crew rescued after engine fire off Alder Head
. Parliament votes to extend fishing ban
. Why banks are leaving the high street
. Schools reopen after burst main
. Chief constable to retire in June
. Court throws out appeal over quarry noise
. Alder fever cases double in a week
. “I have never been so scared”: walker tells of cliff fall
c Why you should never throw away orange peel
c Eight things your vet wishes you knew
c The bizarre reason this street has no number 13
c She ordered a sofa online. What arrived left her speechless
c This two-minute stretch could cure your bad back
c Guess how old this actress really is
c The secret menu item baristas love
c Here's what happens if you don't renew your licence
e Outrageous! Ferry bosses pocket millions
e Savage review rips sorry Rangers apart
e Sickening attack on pensioner, 91
e Ministers' cowardly betrayal of farmers
e Utter carnage on the coast road
e What a disgrace: children freeze in crumbling classrooms
e Greedy landlords fleece desperate students
e Mayor NEVER told the truth about the pier
. Larchmont library to stay open on Sundays
. Minister defends record on prisons
. Nurse wins unfair dismissal case
. How the flood defences work
. Rail fares to rise 3 per cent
. Volcano erupts in Sarrat, no injuries reported
c Nine signs your neighbour is secretly rich
c What nobody tells you about buying a boat
c This overlooked island is cheaper than you think
c I ate like a lighthouse keeper for a week. Here's what happened
c The one phrase you should never say at an interview
c Why your plants keep dying
c Can you find the hidden cat?
c He found a box in the attic and it changed everything
e Furious commuters erupt as hellish delays continue
e A monstrous waste of public money
e Callous thieves rob children's ward
e Humiliating climbdown for clueless minister
e Rangers' pathetic surrender is an insult to fans
e Terrifying storm leaves families in tears
e This pier closure is utter madness!
e Vandals' vile attack on war graves
`;
