import type { OutlookWords } from "./words";

export const EN: OutlookWords = {
  not: `
(could|would|should|might|may|must|will) (also |not |never |easily |well |possibly |only |already )*have
(could|would|might) (not|never|only|barely|hardly) (see|believe|be heard|be seen|say|find|get|even|tell|go|speak|stand|reach|sleep)
could be (seen|heard|felt|traced)
(was|were) (expected|planned|scheduled|due|supposed|set|meant) to
had (also |not |widely |been |previously |earlier )*(expected|planned|hoped|feared|warned|threatened|predicted|forecast|scheduled|due|supposed|set|meant)
(could|might) (not |never )?(immediately |independently )?be (verified|confirmed|reached|established|determined|independently)
was to (have|be)
what (could|would|might) have
as (it|they|he|she|best|much|far|fast|soon) .. could
so that .. could
(would|could) you
if (he|she|it|they|we|you) (had|were)
used to
(believed|thought|felt|knew) (he|she|they|it|we) could
(did not|didn't) (intend|plan|want|aim|expect|hope)
(warn|warns|warned|warning) that ... must
(concerns|fears|worries) were (voiced|raised)
years ago
(reports on|explain|explains|discuss|discusses|examines|breaks down|looks at) ... (how|why|what|when|whether)
(joins|talks to|talks with|speaks to|speaks with|sits down with) [^.;]{0,100}(discuss|about|how|why)
(fans|readers|viewers|shoppers) will
(may|might) (also |well )?be (a|an)
(how|as) [a-z]+ it is to
(supposed|expected|likely|believed|thought|reported|said|claimed) to have
(you|your|yours)
at will
(good|free|last|political) will`,
  unlikely: `
(is|are|was|were|seems|seem|appears|appear|looks) (very |highly |now |most |increasingly )?unlikely
(is|are) not (yet )?(expected|likely|thought likely|planned|due) to
no (plans|prospect) (to|of|for)
(rules|ruled|ruling) out (any|further|more|new|talks|negotiations|elections|[a-z]+ing)
little (chance|hope|prospect)`,
  possible: `
(could|may|might) (also |now |still |not |soon |even |yet |well |eventually |only |then |ultimately )*(be|become|face|take|lead|mean|rise|fall|last|come|go|cost|see|hit|push|force|lose|win|bring|cause|trigger|spark|spread|return|follow|end|start|begin|result|affect|delay|drive|raise|cut|reach|happen|make|leave|open|close|help|hurt|slow|change|need|remain|turn|prove|set|put|play|get|have|join|decide|move|block|seek|appeal|resign|run|keep|grow|get|give|allow|prompt|threaten|undermine|weaken|strengthen|increase|reduce|damage|harm|boost|stay|continue|expand|extend|create|disrupt|collapse|stall|destabili[sz]e|draw|miss|return|tip|work|weigh|tempt|add|require|find|pay|owe|send|sell|buy|target|expose|rule|sign|vote|meet|travel|apply|pose|fuel|deepen|worsen|escalate|carry|jeopardi[sz]e|unlock|launch|shift|stop|pave|influence|complicate|climb|drop|topple|fail|succeed|shape|signal|serve)
(risks|risking|risked) [a-z]+ing
at risk of
(threatens|threaten|threatening) to
(warn|warns|warned|warning) (that|of)
(has|have|had|did|does|do) not (rule|ruled) out
(fear|fears|feared) (more|further|that more|that the)
(is|are) (at risk|in danger|in doubt)
(is|are) (considering|mulling|exploring|weighing (up|a|an|the|whether))
(remains|remain) (to be seen|unclear (whether|when|how long)|uncertain|open)
(hopes|hope) (to|that|for)
(is|are) possible (in|by|before|next|this|within|as early)`,
  likely: `
(is|are|was|were) (also |now |widely |still |not yet |currently )?(expected|likely|forecast|projected|predicted|poised|tipped|bound|on course|on track|anticipated|seen|thought likely|estimated) to
(expect|expects|expected|expecting) (to|that|the|a|an|it|more|further|another|prices|growth|inflation|talks|results|around|about|some|no)
(forecast|forecasts|predict|predicts|predicted|projects|anticipates) (that|a|an|the|growth|inflation|[0-9]+|more|to)
(is|are) forecast
should (be|take|last|reach|return|begin|start|arrive|resume|end) (back|about|around|at|by|in|on|next|within|completed|finished|ready|available|able)
(will|would) (probably|likely|presumably)
(would) (probably|likely|then|also|mean|lead|cost|bring|take effect|come into force|allow|give|raise|cut|require|create|reduce|make|leave|end|be (required|allowed|able|forced|the first))
(estimate|estimates|estimated) .. will`,
  planned: `
(is|are) (also |now |currently )?(due|scheduled|planned|set|slated|preparing|planning|intending|aiming|required|obliged) (to|for|on|in|next|at)
(plans|intends|intend|aims|proposes|pledges|vows|promises|agrees|wants|commits) to
(it|they|he|she|which|who) (planned|intended|aimed|proposed|wanted) to
(is|are) to (be|[a-z]+) .. (on|in|at|by|next|from|until|the)
(is|are) to (meet|vote|decide|appear|begin|start|close|open|hold|receive|present|be [a-z]+ed|testify|search|visit|travel|take|announce|resume|publish|return|face|build|get|go|pay)
(talks|hearing|trial|vote|meeting|election|elections|deadline|decision|verdict|ruling|summit|inquiry|funeral|launch|release|strike|match|final|sentencing|ceremony|results) (is|are|will be) (due|set|scheduled|planned|expected|on|in|for|next)
(has|have) (until|[0-9a-z]+ (days|weeks|months|hours) to)
(take|takes|taking|come|comes|coming) (effect|into force|into effect) (on|in|from|next|at)
(will|shall) (meet|vote|hold|publish|present|decide|announce|appear|host|visit|travel|launch|introduce|invest|build|pay|receive|begin|start|open|close|take place|resume|continue|be held|be published|be presented|be announced|be sentenced|be released|be launched|be introduced|appeal|challenge|sue|seek|ask|propose|submit|discuss|consider|review|play|face) ... (on|in|next|by|at|from|until|before|this|tomorrow|tonight|later|within|the|a|its|his|her|their)
by the end of (the|this|next) (week|month|year|decade|[a-z]+)`,
  certain: `
(will|won't|shall) (also |not |now |then |only |still |never |have to |be able to |no longer |soon |be |take |need |remain |continue )*[a-z]+
'll [a-z]+
(is|are) going to`,
  future: null,
  when: `
(on|by|until|from|before|after|as of|starting|early|late|later|since)? ?(this|next|the following|coming) (week|weekend|month|year|decade|spring|summer|autumn|fall|winter|season|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|session|morning|afternoon|evening|quarter)
(on|by|until|from|before|after|next|this) (early |late |mid-?)?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)( (morning|afternoon|evening|night|at noon|at midnight))?
(in|by|until|from|before|after|on|for) (early |late |mid-?|the end of |the start of |the beginning of )?(january|february|march|april|may|june|july|august|september|october|november|december)( [0-9]{1,2}(st|nd|rd|th)?)?(,? 20[2-9][0-9])?
(on|by|until|from|before) [0-9]{1,2} (january|february|march|april|may|june|july|august|september|october|november|december)( 20[2-9][0-9])?
tomorrow( (morning|afternoon|evening|night))?
(later )?(tonight|today)
(in|within|over|for|during) (the )?(next|coming|following) ([a-z0-9]+ )?(hours|days|weeks|months|years|decades)
(in|within) (about |around |less than |at least |up to )?(a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|[0-9]+|several|a few) (hours?|days?|weeks?|months?|years?)
(by|before|at|until|in|from) (the )?(end|start|beginning|middle|second half|first half) of (the |this |next )?(week|weekend|month|year|decade|season|summer|20[2-9][0-9])
(in|by|until|from|before|early|late|mid-?|early in|late in|the end of|end of)[ -]?20[2-9][0-9]
(by|before|at|in|until|this|next) (the )?(spring|summer|autumn|fall|winter|christmas|easter|midyear|mid-year|year-end|midnight|noon|nightfall|dawn|weekend)
(later|earlier) (this|in the) (week|month|year|day)
(?<!as )soon
shortly`,
};
