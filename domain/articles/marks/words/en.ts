import { type MarkWords, phrases, words } from "./types";

/** English, of both sides of the Atlantic. */
export const EN: MarkWords = {
  charged: [
    ...words(`
      shameless miserable crazed deranged disgusted appalled outraged incompetent contemptible
      despicably barbarity savagery butchered mutilated blood-soaked gut-churning stomach-churning
      hair-raising bone-chilling eye-popping trolls hypocrite hypocrites hypocritical
      catastrophe-in-waiting cash-grab money-grubbing sneering arrogant coward cowards idiot idiots
      moron morons yob yobs scum lout louts bunglers blundering shambolic mindless senseless
      despised hated fiendish callous heartless merciless sadistic depraved grovelling crooks
      charlatan* woke hell-hole hellhole warzone bloodthirsty bloodcurdling clueless hapless
      hopeless gutless toothless jaw-dropper stonking whopper preposterous unforgivable inexcusable
      barbaric shocking shocker shockingly horrifying horrific terrifying terrifyingly jaw-dropping
      jaw-droppingly mind-blowing mind-boggling outrageous outrageously disgraceful disgrace
      disgusting sickening insane insanely unbelievable unbelievably incredible incredibly
      heartbreaking heart-breaking heartwarming heart-stopping gut-wrenching blood-curdling
      spine-chilling savage savagely brutal brutally bonkers humiliating humiliated humiliation
      shameful shamelessly vile evil monstrous hellish apocalyptic breathtaking eviscerates
      obliterates unthinkable infuriating despicable bungling spineless cowardly scandalous
      appalling appallingly atrocious heinous abomination travesty lunacy farce farcical idiotic
      moronic thug* brazen rip-off monster-* mega-* earth-shattering toe-curling cringeworthy
      soul-destroying barmy nightmarish ghastly loathsome grotesque odious
    `),
    ...phrases(`
      without a spine, cash in on, cashes in on, reduced to tears, blow your mind, break your heart
      to die for, dream come true, a slap, hell on earth, pay the price for, falling apart, fat cats
      war zone, pure nightmare, night of glory, rush-hour hell, hard-up families, great robbery
      is a fraud, is a joke, is a liar, betrayed every, going wild, go wild, goes wild, going mad
      sick joke, in cold blood, got away with murder, held to ransom, bleeding us dry, kick in the teeth
      slap on the wrist, living hell, tore apart, tears apart, a national scandal, dog's dinner
      absolute chaos, utter chaos, total chaos, hands off, insult to, monster storm, monster blast, go mad
      goes mad, gone mad, run riot, runs riot, night of shame, from hell, epic fail, stab in the back
      slap in the face, reign of terror, laughing stock, beggars belief, blood on their hands
      not fit for purpose, bloody disgrace, enough is enough
    `),
  ],
  loaded: [
    ...words(`
      utter utterly sheer downright fleece fleeced crumbling desperate hypocrisy incompetence
      terrifies terrified misery misery-guts miserable cynical crushing defeat-ridden neglect furore
      squalid squalor scared scary disbelief devastated insult wipes obsessed jaw hell fiasco hammer
      hammers hammered gorge gorging trash trashes trashed rampage stun stuns minnows plunder
      plundered squander squandered squanders betray betrays betrayed grieving wrath revolt backlash
      humbled thrash thrashes annihilate annihilates demolish hard-up sob sobbing tearful weeping
      doomed doom nasty foul filthy dirty rotten plague fury furious furiously rage raging outrage
      chaos panic horror shock shocked bloodbath carnage meltdown nightmare amazing awesome
      legendary iconic scandal explosive devastating devastatingly stunning stunningly stunned
      spectacular spectacularly spectacle disastrous grisly gruesome chilling staggering dire bitter
      ugly smashed explodes skyrockets skyrocketing whopping eye-watering mammoth mess shambles
      wreck betrayal lie liar liars brave hero heroes heroic slams lashes mob batter blunder bloody
      frenzy madness wild crazy ruthless vicious cruel cruelty ruined greedy greed epic catastrophic
      astonishing bombshell plucky wokest sizzling revolting pathetic mortified agonising agonizing
      obscene reckless hysteria hysterical ludicrous absurd bullies cronies fat-cat
    `),
    ...phrases(`
      worst ever, biggest ever, best ever, of all time, like never before, never seen before, caves in
      tear into, tears into, rip up, in tatters, ripped off, blind eye
    `),
  ],
  literal: phrases(`
      told the truth about, tells the truth about, secret police, secret talks, secret agent*
      secret recording*, love island, i woke, woke to, woke up, he woke, she woke, they woke, horror film*
      horror movie*, horror novel*, horror writer*, tyson fury, meet the press, explosive device*
      explosive material*, brutal dictator, crazy horse, shell shock, shock absorber*, mess hall
      axis of evil, wild card*, wild boar*, wild animal*, toxic shock, price shock, lies in, epic games
      dramatic arts, secret ballot*, secret service*, guess the, do you copy, top secret, forget-me-not*
    `),
  stressed: words(`
      not ever never again back really now real all this that must both your you just best worst
      every still only why twice mad very so free nobody nothing finally
    `),
  saying: phrases(`
      said, says, told, according to, called it, called the, described, denounced, accused, claimed
      claims, argued, insisted, condemned, complained, wrote
    `),
  bait: phrases(`
      changed everything, only _ know, that only _ know, only _ know about, reason this, reason you
      reason your, reason why, only locals know, speechless, guess how, guess what, no one tells you
      nobody tells, fans spot, fans notice, viewers spot, has people talking, hidden gem, life-changing
      must-have, untold story, dark side of, how many can you, try not to, test your, what arrived
      is really like, warning to anyone, warning issued to anyone, breaks silence, you've been
      experts reveal, finally reveals, that everyone is, should be worried about, quick trick
      where are they now, that could save you, could save you, wrong all your life, leave fans
      here to stay because, that will make, the reason flight, and this is, has parents, have parents
      voted best place, nobody expected, no one expected, secretly, what happens to your body, this clever
      clever hack, clever trick, game-changer, finds something, found something, discovers something
      makes discovery, what actually works, explains what, reveals about you, reveals about your
      ones you need, keep to themselves, keep secret, locals love, all grown up, see her now, see him now
      see them now, looks like now, unrecognisable, everyone is talking about
      everyone is suddenly talking, here's the fix, never charge, warns never, experts say this
      rush to buy, shoppers rush, that stumped, stumped every, leaves her in tears, leaves him in tears
      left her in tears, left him in tears, more than you realise, more than you realize
      has everyone talking, is about to be everywhere, you're doing it wrong, been doing it wrong
      the one mistake, won't believe, wont believe, can't believe, couldn't believe, could not believe
      never guess, what happened next, did next, what happened when i, here's why, here is why
      here's what, here is what, here's how, here is how, here are the, here's the best, heres why
      this is why, this is what, this is how, the reason why, the real reason, the reason is
      reason is not, reason isn't, one weird trick, one simple trick, this one thing, simple trick
      simple habit, will shock you, will surprise you, might surprise you, may surprise you
      might surprise, you need to know, need to know, needs to know, you should know, you didn't know
      you never knew, things you, nobody knows why, nobody told you, nobody tells you, will make you
      nobody is talking about, no one is talking about, no one saw coming, nobody saw coming
      broke the internet, breaks the internet, internet can't, the internet reacts, sends fans wild
      the same thing, fans are all, wait until you, wait till you, the truth about, what really happened
      really earns, really earn, secret to, the secret of, what it means for you, could mean for you
      viewers all say, only just realising, only just realizing, can you spot, don't miss
      change your life, it's not what, not what you think, than you think, doctors hate, doctors say this
      little-known, i tried, you should never, before you die, looks closer, takes closer look
      then she looks, says about you, spot the, everyone talks about, only people with, could add years
      take our quiz, we tested
    `),
  opening: phrases(`
      what she found, what he found, what they found, is your name, is your, the place where
      there's a reason, the question that, this weird, did you know, want to, think you, ever wondered
      have you, would you, could you, do you, are you, why you, how you, the one thing, meet the
      inside the secret, watch what, forget, stop what, watch this, see the moment, the surprising
      the simple, so that's, so this is, if you own, if you have, if you see, if you dress
      what happened when, guess who, can you, you'll never
    `),
  hint: phrases(`
      secret, secrets, ranked, turns out, it turns out, just one, instantly, how old, how rich, revealed
      wrong, stunned, unlikely, what happens, the moment, reveals why, tiny, nothing could, what she found
      what he found, what they found, an expert saw, expert warns, experts warn, gadget, forgotten
      suddenly, the question that, reveals what, surprising, surprisingly, surprised, mysterious, weird
      strange, viral, bizarre, bizarrely, unexpected, hack, hacks, genius, adorable, the reason, why
      trick, tricks, really, what comes next, what's next, then she, then he, then they, then his
      then her, and it works, comes heartbreaking truth, reveals the, reveals how, like this, goes viral
      spooky, what if
    `),
  address: words("you your you're you'll you've yours yourself"),
  politeAddress: [],
  asking: words("how what when where which who whose why"),
  listed: words(`
      words myths pictures cities towns jobs items ingredients films songs apps things reasons ways
      tips tricks signs facts secrets mistakes habits foods ideas hacks places movies shows gifts
      lessons quotes moments photos products books rules steps trends beaches best worst most
    `),
  numbers: words("three four five six seven eight nine ten eleven twelve fifteen twenty"),
  pointing: words("this these").concat("with this", "with these"),
  plainAfterPointing: words(`
      week weekend year month morning afternoon evening season summer winter spring autumn fall time
      day is was wasn't isn't are were decade century monday tuesday wednesday thursday friday
      saturday sunday christmas easter term war government budget bill law deal verdict election
      summit crisis country change could would must should will has
    `),
};
