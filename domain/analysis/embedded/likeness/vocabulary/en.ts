import { type LanguageWords, words } from "./language";

export const en: LanguageWords = {
  negations: words(
    "refuses refused refusing rejects ruled_out declined declines dismissed dismisses denies denied deny denying rejected disputes disputed no not never nobody none neither nor without nothing cannot didn doesn don isn aren wasn weren won wouldn couldn hasn haven hadn",
  ),
  verbs: words(`
    is are was were be been has have had will would can could may might must shall should does do did says said say
    dies die died kills killed wins win won loses lose lost beats beat falls fell rises rose hits hit leaves left
    takes took makes made gets got gives gave goes went comes came sees saw tells told finds found keeps kept holds
    held brings brought begins began becomes became shows showed runs ran sets set puts put cuts cut stands stood
    meets meet met pays paid sends sent builds built spends spent sells sold buys bought leads led reads means meant
    thinks thought breaks broke speaks spoke strikes struck steals stole drives drove flies flew grows grew knows
    knew throws threw swears swore wears wore writes wrote rides rode sinks sank swims swam sings sang wakes woke
    chooses chose freezes froze fights fought catches caught teaches taught seeks sought shoots shot quits quit bids
    sheds spreads costs hurts hurt lets shuts shut splits casts bursts faces calls calls_for urges warns threatens
    vows agrees approves rejects backs opens closes ends starts stops halts delays bans blocks orders demands offers
    wants needs plans seems appears remains announces confirms denies admits claims accuses charges arrests detains
    sentences jails frees releases rescues evacuates injures wounds destroys damages sweeps swept shakes shook rocks
    erupts explodes crashes collapses derails suspends cancels raises lowers signs launches lands returns arrives
    visits joins resigns steps strands scores defeats advances reaches tops misses names elects votes fines sues
    acquires merges expects estimates believes includes belongs lies lay lives works plays moves follows turns adds
    contains carries covers measures weighs lasts exceeds captures seizes attacks fires invades withdraws withdrew
    flees fled
    hold rely relies want stay carry employ employs own owns earn earns span spans weigh host hosts serve serves
    operate operates produce produces treats intend intends seek believe think deny insist insists gather gathers
    arrive leave resumes reopen reopens remain begin sit sits eat eats grow sell buy oppose opposes supports
    threaten investigate investigates searches examine examines studies publish publishes reveal reveals discover
    discovers identify identifies recover recovers freed feeds lent lends bore hid hides dug digs slept rang shone
    spun stung wept wound bled clung crept dealt dwelt hung knelt leapt lit mistook overcame overthrew rebuilt
    repaid shrank shrinks slid slides spilt sprang spat stank strove tears trod undertook withheld yields earmarks
    awards honours celebrate celebrates draws drew ties beat finishes qualify qualifies compete competes attend
    attends drops climbs slips jumps slumps surges doubles triples halves expand expands hires lays stays live lie
    rely meet`),
  verbEndings: /^[a-z]{2,}(?:[^e]ed|ied)$/u,
  auxiliaries: words(
    "is are was were has have had will would can could may might must should do does did be been",
  ),
  speaking: words(`
    insists insisted replied argued cautioned maintains
    said says say told tells announced confirmed added claimed insisted warned explained reported stated believes believe
    thinks thought argued denied admitted estimated revealed noted suggested acknowledged`),
  leaning: words(`
    why how what when_did whether let
    he she they it this that these those but however meanwhile also then so and or yet still thus therefore instead
    moreover furthermore besides nevertheless his her their its such both another others one_of there here later
    in_addition as_a_result by_contrast for_his for_her after_that at_the_same in_turn among_them more_than_that
    although because while though even added its the_latter the_former the_same earlier afterwards finally similarly likewise
    who which where nor either otherwise again too according_to_him`),
  subordinating: words(
    "if when although while because as since after before once unless that which who where whether despite with by",
  ),
  cuts: words("when while after as before because although where who which amid following"),
  joining: words("and but or"),
  persons: words("i me my mine we us our ours you your yours i'm we're i've we've"),
  determiners: words(
    "the a an some about nearly around more most all two three four five six seven eight nine ten several many no its their at_least",
  ),
  fillers: words(`
    at_least least about around roughly some nearly almost early late earlier later next past own called including include several many part kind thing way place case time number saying saying described left used use put set according despite during now like amid still also total being took place became become seemed known well just including whose another such
    recent recently far involved involving hold holds know known type once based bring brings brought shortly
    outside yet good added adds multiple few already together making makes still less real itself beyond often
    further really rather instead enough anything everything better ones means meaning having going given gave put
    puts come comes came get gets got keep keeps kept seem seems appear appears explained noted told asked insisted
    own along across without within among every each around away whole actually finally eventually currently simply`),
  quantifiers: {
    all: words("all every both"),
    first: words("first"),
    only: words("only sole"),
  },
  unfinished: words(
    "days hours weeks months minutes years shortly soon just even only immediately right hour day week year month minute moments long is_to",
  ),
};
