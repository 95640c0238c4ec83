import type { OpinionWords } from "./words";

export const EN: OpinionWords = {
  strong: `
shame* disgrac* outrage* coward* cynic* hypocri* absurd* ridicul* ludicrous* laughable farc* pathetic* appalling* deplorabl*
despicabl* reckless* irresponsib* incompeten* inexcusabl* unforgivabl* indefensibl* unacceptabl* intolerabl* unconscionabl*
indecen* obscen* immoral* amoral cruel* inhuman* barbaric* stupid* foolish* idio* folly nonsens* dismal* abysmal* insult*
arrogan* complacen* delusion* deluded dishonest* shabby sordid tawdry grotesque* naive* naivety timid* feeble* spineless*
gutless* toothless* useless* pointless* futile* futility brillian* superb* magnificen* masterpiece* masterful* masterly
admirabl* wise* wisdom wonderful* splendid* dazzling* excellent* exemplary overdue squander* betray* mockery sham charade
fiasco* shambles shambolic blunder* botched bungl* overrated overblown mediocr* tedious* kitsch* tasteless* vulgar*
embarrass* anachronis* bravado greed* callous* heartless* contempt* contemptible negligen* vanity hubris gullib* credul*
complicit* grubby petty pettiness perverse* perversely insane lunacy madness wilful* willful* myopic shortsighted
toxic* corrosive hollow inept* inexplicabl* unworthy worthless scandalous* travesty abdicat* dereliction
dispiriting dreadful* awful* terrible* horrible* lamentabl* woeful* wretched* ignoble noble gracious* marvellous*
marvelous* glorious* breathtaking* mesmeri* enchanting* clumsy clumsi* bloated derisory paltry miserly hypocrites
unjust* unfair* unhinged demagog* pander* grandstand* posturing scapegoat* whitewash* bogus spurious fatuous vacuous
sanctimon* indulgen* indifference cosmetic gimmick* stunt sleight tokenis* lipservice backward*
crass* crude* tawdr* sleaz* seedy sloppy slipshod slapdash shambl* haphazard hapless witless mindless* thoughtless*
clueless* feckless* gormless* hopeless* ruthless* merciless* pitiless* shameless* faceless soulless* lifeless
lacklustre lackluster bland* insipid turgid bloat* pompous* pretentious* preten* preachy smug* snob* haughty high-handed
heavy-handed cack-handed hamfisted ham-fisted half-baked half-hearted halfhearted lukewarm tepid timorous craven cravenly supine
grovel* kowtow* cave-in climbdown ignomin* infam* odious loathsome vile abhorrent repugnan*
repellent revolting sickening nauseat* disgust* distaste* ghastly hideous*
vindictive* spite* malign* venom* insidious sinister* cynical* two-faced duplicit*
mendac* untruth* fib fibs smokescreen window-dressing fig-leaf figleaf greenwash* lip-service
platitud* cliche* banal* trite* hackneyed glib* simplis* specious sophist* fallac* muddle* muddled incoheren* illogical
irrational* nonsensical senseless* meaningless* daft barmy potty bonkers crazed asinine inane imbecil* moron*
dunce* dimwit* bigot* prejudic* intoleran* illiberal
draconian orwellian kafkaesque byzantine arbitrary capricious* whimsical unjustifi* unwarrant* uncall* needless*
extortion* exorbitant* rapacious* profiteer* rip-off ripoff
freeload* cronyis* nepotis* crooked rotten decrepit antiquat* outmoded archaic
feudal ruinous* suicidal perilous* foolhardy imprudent* unwise*
ill-judged ill-advised misguided misconceived misplaced mishandl* mismanag* miscalculat* misjudg* wrongheaded wrong-headed
tone-deaf out-of-touch aloof oblivious* forsak* let-down unaccountab* unpunish* toothless paper-tiger
gallant* valiant* selfless* humane decent* decency dignif* gracefully grace
exquisite* sublime* exhilarat* captivat* riveting
luminous lucid* ingenious* inventive daring boldness audac* visionary farsighted far-sighted prudent* sensible* sane
sanity commendable laudable praiseworthy deserv* well-deserved richly masterclass virtuoso towering
refreshing* uplifting heartening timely joyous joyful delightful* charming endearing lovable
fairytale fairy-tale soap-opera charlatan* snake-oil huckster*`,
  mild: `
good bad better worse worst best wrong right important dangerous* risky fair just honest* honesty serious* seriously cheap
clever* smart weak* weakness strong poor* great sad* sadly fortunately unfortunately regrettabl* mistake* error* fail*
lesson* moral* morality dignity courage* brave* bravery hope fear* silence too enough merely mere simply surely clearly
obviously plainly frankly certainly rather never nothing nobody always hardly scarcely tragic* tragedy horror trust
deserve* conscience excuse* alibi convenient* convenience comfort* comfortable luxury price lie lies liar illusion*
pretend* pretence pretense blind* deaf forget* forgot* learn* empty easy truth real really somehow yet perhaps still
principle* responsib* responsibility justice injustice privilege* punish* reward* sacrific* gamble* game theatre theater
spectacle ritual irony ironic* curious* symbol* symptom* disease cure fever disappoint* depress* delight*
beautiful* ugly boring dull funny moving touching overwhelming* impressive* impress* remarkabl* astonish* weary tired
stubborn* clarity vision leadership
modest tidy sorry pity alas thankfully mercifully frankly finally rarely seldom nobody's conscience courage patience dignity
excuse scandal stain blot slap crumbs pittance peanuts windfall gravy scraps sop band-aid sticking-plaster tinkering fudge
dither* dithering delay drift inertia limbo paralysis gridlock circus show charade puppet* pawn* hostage* bargain* cheap
nightmare ordeal farewell relic museum postcard fantasy dream mirage fairy tale promise* promised pretending grown-ups
corrupt* theft robber* brutal* savage* atroc* barbar* scam* swindl* predator* racket racis* sexis* looting plunder*
misogyn* xenophob* bully* bullie* chaotic poison* malicious* deceit* decept* deceiv* falsehood* surrender* capitulat*
neglect* abandon* humiliat* catastroph* disastr* authoritarian tyran* despot* heinous monstrous* sadis* triumph* hero
heroes heroine* heroic* memorable unforgettable generosity thrilling* outdated welcome* ignoran* impunity majestic
bold* excessiv* unnecessar* gratuitous* crazy calamit* rash*`,
  verdicts: `
(is|are|was|were|has been|have been|be|got it) (quite |simply |plainly |absolutely |dead |entirely |surely )?(right|wrong)
(right|wrong) to
too (late|little|long|often|easy|timid|slow|cheap|soon|far|many|much)
not enough
nowhere near
high time
about time
no (excuse|substitute|accident|surprise|wonder|way to|better|virtue|policy|strategy|plan|courage|answer)
the (point|problem|trouble|truth|lesson|question|danger|tragedy|irony|scandal|answer|remedy|real [a-z]+) is
makes (no|little|perfect) sense
nothing (more|less|but|about) .. (is|than)?
no more than
(is|are|was|were) (not|no|never|hardly|nothing|neither|anything but) (a|an|the|just|merely|simply|enough|inevitable|acceptable)
(isn't|aren't|wasn't|weren't) (a|an|the|just|merely|simply|enough|inevitable|acceptable)
less (a|an) .. than
(deserve|deserves|deserved) (better|more|our|the|to|a|no|credit|praise|applause)
(pays|paying|paid|pay) (today|now)? ?the price
(looks|sounds|smells|feels|reads) like
(is|are) (merely|simply|mostly|only|just) (a|an|the)
it is (hard|easy|tempting|time|one thing|telling|curious|striking|no)
(worse|better) (than|still|off)
the least
(will|would|can|does|do) not (fix|solve|help|save|change|do|bring|work|wash)
for the sake of
sooner rather than later
(finally|at last) (did|has|have|does|do|a|some)
lets? ... off the hook
learned? (nothing|the lesson)
neither .. (deserves?|nor)
not a (moment|day|minute) too soon
a (triumph|failure|disaster|gift|missed opportunity|step too far|step backwards?|poor joke|bad joke|gamble|mistake|betrayal|stain|slap)
nobody (will|should|can|believes|wins|needs|asked)
no one (will|should|can|believes|wins|needs|asked)
as if
what (is|remains) missing
(failed|fails|failing) (to|in|us|its|their|them)
(comes|came|arrives|arrived|is) too late
hard to (imagine|believe|see|fathom|swallow|defend|forgive|think|credit)
(nothing|little) (justifies|excuses|is|could be|about|in this|prepared|will)
no (amount|number|padlock|law|fine|apology|excuse|wonder|slogan|speech|press release) ... (will|can|could|fixes|justifies|excuses|brings|makes)
(rarely|seldom|never) (has|have|had|does|did|was|is) (a|an|the|so|any)
for once
(sounds|smells|looks|feels|tastes|reads) (like|of)
(behaved|behaves|acts|acted|treats|treated) (like|as if|as though)
makes (us|everyone|all of us|fools|a mockery)
not .. but
so long as
as long as ... (will|nothing|we)
(what is|what's|what was) (needed|lacking|missing|striking|remarkable|galling|worse|wrong)
the (least|most|best|worst|only) .. (can|could|ever|we|they|is|thing)
(anyone|those|whoever) who ... (has|have|should|must|is|are|knows?|mistakes?|confuses?|forgets?|believes?|thinks?)
(mistake|mistakes|mistaking|confuse|confuses|confusing) ... (for|with)
(has|have) (abdicated|forgotten|learned nothing|lost (the|their|its)|failed|earned|squandered|chosen)
(credit|kudos|bravo|hats off|shame|good riddance|well done)
(spare|give|forgive) us
(deserves?|deserved|merits?|merited) .. 
with (breathtaking|astonishing|staggering|remarkable|shameless|such) [a-z]+
(more|less|better|worse|uglier|sillier|crueller|braver) than (any|the|a|an|it|they|anything|all)
(it|this|that) (will not|won't|cannot|can't) (do|last|wash|stand|hold|end)
(let|make) no mistake
(what|such) (a|an) [a-z]+
(a|the) (lesson|warning|reckoning|price|legal form|polite word|kind of) .. (that|of|for|in|we)
the (rest|whole) .. (is|was) (theatre|theater|noise|spin|detail|decoration)
(sooner or later|in the end|at bottom|deep down|let's be honest|to be clear)
(serves|served) (nobody|no one|only|them right)
(not|hardly|scarcely) (worthy|fit|surprising|reassuring|a surprise|an accident|a coincidence)
(is|are|was|were) (beside the point|long overdue|beyond parody|another matter|to blame|the problem|the point)`,
  leanings: `
(is|are|was|were|remains|remain|seems|looks) (a|an|the|no|not|just|only|merely|simply|more|less|too|so|hardly|nothing|almost|barely)
(like|as) (a|an|the|if|though|children|tourists|always|ever)
(nobody|nothing|never|no one|none|always|everyone|anyone)
(we|us|our|ours|you|your)
(yet|but|still|even so|meanwhile|and yet)
(has|have) (become|turned|made|forgotten)
(instead of|rather than)`,
  demands: `
(must|should|ought to|needs? to|has to|have to|had better|shouldn't|mustn't|should not|must not|cannot|can't) (now |also |never |finally |not |simply |at last |instead )?[a-z]+
let us
let's
it is (high )?time (to|for|that)
(we|they|he|she|it|ministers|lawmakers|parliament|the government) (owe|owes)
(stop|start|end|scrap|keep|remember|imagine|consider|ask|give|make|pay|fix|bring|drop) (the|it|them|us|your|this|that|pretending|making|building|blaming)
if ... (cannot|will not|can't|won't) ... should`,
  voice: `
(i|we) (think|believe|hope|fear|doubt|suspect|wonder|confess|admit|would|want|wish|know|have|am|are|do|don't|can|cannot|need|will|should|must|ask|say|owe|trust|learned|forget|tell)
(my|our) (view|opinion|own|country|children|leaders|legislators|intelligence|politicians|readers|cities|trust|patience|money|minister|government)
in (my|our) (view|opinion)
to my mind
(us|ourselves|myself)`,
  open: `
it is (a |an |simply |frankly |nothing short of |quite )?(disgrace|scandal|outrage|shame|farce|shameful|disgraceful|outrageous|scandalous|absurd|unacceptable|indefensible|grotesque|insult)
(is|are) (nothing short of|an utter|a complete|simply|frankly) (a )?(disgrace*|scandal*|outrage*|shame*|farc*|absurd*|unacceptable|indefensible|grotesque)
shame on
there (is|can be) no excuse
(we|readers|voters|citizens|taxpayers|patients|the country|the public) deserves? better
it is high time
enough is enough
heads (must|should) roll
how (dare|long must)
(should|ought to) (never|not) (have|be|need|take|wait|lie|depend)
(should|ought to) have (known|acted|listened|learned|been (told|warned|heard|stopped|ready|obvious|better)|done (more|better)|come (sooner|earlier)|seen)
should be ashamed
(deserve|deserves|deserved|merit|merits) (far|much|rather|a great deal|so much|something|nothing)? ?(more|better|less|worse|an apology|answers|the truth|credit|praise|respect|candour)
(beggars|defies) (belief|description|reason)
(was|is|are|were|be|been|looks|seems|remains) (simply |plainly |frankly |little more than |nothing but |nothing less than |nothing short of )?(a|an) (utter |complete |sorry |sad |shameful |humiliating |poor |bad |missed |wasted |cheap |cruel |rotten |hollow |fine |great |real |rare |quiet |perfect )?(disaster|disgrace|scandal|shame|farce|folly|outrage|insult|betrayal|travesty|fiasco|mockery|humiliation|masterpiece|absurdity|nonsense|sham|bargain|opportunity|indictment|chapter|spectacle|pity|embarrassment|joke|luxury|lesson|triumph of|failure of (nerve|imagination|will|leadership)|twist|excuse)
(it|this|that|which) (is|was|would be) (a|an) (poor|sorry|sad|shameful|humiliating|shabby|rotten|cruel|cheap|bitter|damning|woeful|dismal|dreadful|wonderful|glorious|splendid|worthy) [a-z]+
(can|could) (not|hardly|ill) afford (to|another|such)
(far|much|all|rather) too (late|little|long|timid|timidly|slow|slowly|easy|easily|often|cheap|generous|lenient)
too little,? too late
(decades|years|a generation) of (thrift|neglect|complacency|indifference|inaction|greed|denial|cowardice|silence|mismanagement)
(nobody|no one|no country|no city|no government|no company|no parent|no child) (should|ought to|deserves)
(it is|it's) (long past |about |well past |surely )?time (to|that|for|someone|somebody)
there (is|was|can be) (nothing|no) (noble|heroic|excuse|justification|reason why|dignity|glory|honour|shame in)
(without|beyond) (a |any )?doubt,? the
(quite simply|by far|easily|surely) the (best|finest|worst|most [a-z]+) 
that (no one|nobody|anyone) (thought|bothered|noticed|saw|could|dared)
(more|less) (like|than) (a|an) (farce|circus|joke|scandal|charade|excuse|punishment|favour|insult)
(is|was|are|were) (not|hardly|scarcely) (generosity|courage|justice|leadership|a plan|an answer|a policy|good enough|an excuse|bravery|charity)
(someone|somebody) (must|should|has to) (answer|pay|resign)
(had|have|has) (only (themselves|itself|himself|herself)) to blame
(a|the) (price|lesson|warning) (no|nobody|that nobody|the city|the country) [a-z]+`,
  copulas: "is are was were be been remains looks seems sounds proved proves",
  plain: `
dangerous* overdue negligen* reckless* complicit* cruel* terrible* awful* horrible* excellent* brillian* embarrass*
hopeless* arbitrary unfair* unjust* toxic* hollow inexplicabl* timely dignif* prejudic* needless* senseless*
ruthless* risky corrosive perilous* decent* useless* inhuman* barbaric* unwarrant* exemplary futile indecen*
misconceived rotten sinister* deserv* unpunish* wilful* vile lukewarm bland* delight* daring gallant* valiant*
hapless charming luminous inventive suicidal* illogical incoheren* nepotis* extortion* profiteer* fallac* backward*
neglect grace bogus mediocr* whimsical infam* prudent* sensible* sane`,
  welcomes: `
welcomed welcomes hailed hails praised praises applauded applauds endorsed endorses defended defends congratulated commended lauded`,
  condemns: `
condemned condemns criticised criticises criticized criticizes denounced denounces slammed slams lambasted decried decries blasted
deplored deplores rebuked opposes opposed castigated`,
};
