import type { BackgroundWords } from "./words";

export const EN: BackgroundWords = {
  past: `
(last|the previous|the preceding) (year|month|decade|season|summer|autumn|fall|winter|spring|century|january|february|march|april|may|june|july|august|september|october|november|december)
(a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|[0-9]+|several|some|many|few|dozen) (years|months|decades|year|month|decade|centuries|weeks) (ago|earlier|before)
(earlier|previously) this (year|season|decade|century)
in (recent|past|previous|earlier) (years|months|decades|seasons)
in the past (year|decade|[a-z]+ (years|months|decades|seasons))
(for|over|in|during) (the (last|past) )?(more than |nearly |almost |about |around |at least |over )?(a|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|[0-9]+|several|many) (years|decades|centuries|decade|century)
since (at least )?(the )?(1[0-9]{3}|20[0-9]{2}|january|february|march|april|may|june|july|august|september|october|november|december|last|late|early|independence|world war|second world war|end of|start of|beginning of|his election|her election|taking office|then)
(between|from) (1[0-9]{3}|20[0-9]{2}) (and|to|until)
the (19|20)?[0-9]0s
decades of
years of
(has|have|had) long (been)?
(decades|years|centuries)-(old|long)`,
  comparing: `
(the|its|his|her|their|a) (first|second|third|fourth|fifth|worst|biggest|largest|highest|lowest|deadliest|longest|latest|strongest) [a-z' -]{0,50} (since|in [a-z0-9 ]{1,20}(years|months|decades)|for [a-z0-9 ]{1,20}(years|months|decades)|ever|on record|of its kind)
(the|a) (previous|former|last|similar) (record|crisis|attempt|strike|attack|incident|accident|case|crash|leak|outbreak|quake|earthquake|fire|flood|ban|law|agreement|deal|round|wave|scandal|decision|victory|title|meeting|study|vote|election|referendum)
(a|another) similar [a-z]+ (in|killed|left|was|had|happened)
the (last|previous) time
compared (with|to) [a-z0-9 ]{0,30}(last year|a year|year|[0-9]{4})
(repeatedly|several times|three times|four times|twice) (before|since|in)
a (series|string|wave|spate) of
not the first`,
  before: `
had (also |already |previously |long |never |once |only |repeatedly |initially )?(been |become |begun )?[a-z]+(ed|en|wn|ne|ght|ad|ut|ade|old|id|ept|elt|ost|ung|uck|et|ot|ew)
(was|were|has been|have been) (first |originally |previously |already )?(founded|created|established|built|introduced|launched|elected|appointed|signed|adopted|set up|discovered|opened|banned|ratified|fined|designed|inaugurated) (in|by|after|under|as|more than|about)
used to (be|have|live|work|belong)`,
  explaining: `
(is|are) (one of|among|home to|known (for|as)|considered|home|famous for|prone to|common in|located|situated|the (world's|country's|region's|largest|second|third|main|only|oldest|biggest))
(has|have) (about|around|some|roughly|more than|nearly|almost|over) [0-9.,]+ (million |billion |thousand )?(inhabitants|people|residents|employees|members|users|customers|students|workers|branches|passengers)
(lies|lie|sits|stands) (on|in|at|near|about|some|just) (the|a|an|one|[0-9]+)
accounts? for (about|around|some|roughly|more than|nearly|almost|over|a|an|[0-9])
(under|according to) (the|a|an) (law|constitution|treaty|agreement|deal|rules|act)
historically
traditionally
(tensions|relations|talks|negotiations) (between|over|with) .. (have|had|broke|stalled)`,
  now: `
today
yesterday
tonight
this (morning|afternoon|evening|week)
on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)
(monday|tuesday|wednesday|thursday|friday|saturday|sunday)
overnight
hours (ago|after|later)
tomorrow
next (week|month|year)`,
};
