import type { OpinionWords } from "./words";

export const DE: OpinionWords = {
  strong: `
schande* schandlich* skandalos* beschamend* peinlich* blamab* blamage* blamier* armutszeugnis* unertraglich* untragbar* inakzeptab*
unverzeihlich* unentschuldbar* unverantwortlich* verantwortungslos* unanstandig* unwurdig* schamlos* dreist* frech* unverschamt*
zynisch* zynismus heuchel* heuchler* verlogen* feig* feigheit* absurd* lacherlich* grotesk* armselig* erbarmlich* jammerlich*
klaglich* dumm* dummheit* toricht* idiotisch* unsinn* irrsinn* wahnsinn* wahnwitz* irrwitz* farce* posse* trauerspiel* grausam*
unmenschlich* barbarisch* ungerecht* unfair* unmoralisch* masslos* kleinlich* niedertrachtig* infam* arrogan* hochmut*
uberheblich* selbstgefallig* selbstgerecht* naiv* kindisch* weltfremd* unfahig* inkompeten* nutzlos* sinnlos* zwecklos*
uberflussig* stumperhaft* dilettant* pfusch* murks versagen versagt* verrat* beleidigung* verhohn* verschwend* verpasst*
fatal* verheerend* katastrophal* brillan* grossartig* hervorragend* herausragend* meisterwerk* meisterhaft*
uberwaltigend* bewundernswert* vorbildlich* mutig* weise* klug* wunderbar* wundervoll* grandios* glanzend* exzellent*
uberfallig* gefahrlich* leichtsinn* leichtfertig* fahrlassig* opportunis* populis* demagog* komplizen* komplizenschaft*
gierig* gier ruckgratlos* mutlos* zahnlos* hilflos* halbherzig* kurzsichtig* engstirnig* anachronis* geschmacklos*
kitschig* kitsch langweilig* entbehrlich* scheinheilig* doppelmoral bequemlichkeit bequem* ignoran* ignoriert* eitel*
gleichgultig* tragheit denkzettel* quittung* ohrfeige* schmierentheater* theaterdonner symbolpolitik augenwischerei
etikettenschwindel* mogelpackung* feigenblatt* flickwerk* stuckwerk* kniefall* bankrotterklarung* offenbarungseid*
irrweg* sackgasse* irrefuhrend* traurig* bitter* enttausch* ernuchternd* lieblos* seelenlos* mutwillig* unredlich*
unehrlich* ehrlos* widerlich* ekelhaft* abstossend* schabig* dreistigkeit unnotig* falsch* sensationell*`,
  mild: `
gut gute guter gutes schlecht* besser* bessere* schlimm* schlimmer* schlimmste* beste* richtig* unrichtig* recht unrecht
wichtig* ernst* fair* gerecht* ehrlich* ehrlichkeit leider bedauerlich* erfreulich* fehler* irrtum* scheitern gescheitert*
lehre* lektion* moral* wurde wurdig* mut anstand vertrauen glaubwurdig* angst schweigen zu genug bloss nur einfach sicher
naturlich selbstverstandlich offenkundig* offensichtlich* klar wohl nie niemals nichts niemand keiner immer kaum selten
ausgerechnet immerhin wenigstens endlich trotzdem wahrheit luge* lugen ausrede* vorwand alibi ironie ironischerweise
verdien* lern* vergess* verwechs* teuer billig* preis verantwortung schuld prinzip* privileg* straf* belohn* opfer spiel
theater zirkus kasino ritual gewohnheit symbol* symptom* krankheit heilmittel rezept applaus beifall skeps* misstrau*
schon schone* hasslich* seltsam* merkwurdig* bemerkenswert* erstaunlich* uberrasch* beunruhigend* furcht* wahr* wahre*
stur* sturheit vernunft* vernunftig* vorsicht* mude* beleidigt unbequem* hoffentlich jubel* staunen schonst* stark*
schwach* schwache argument* illusion* traum* verzuckung rechnung`,
  verdicts: `
(hat|haben|hatte|behalt) (trotzdem |vollig |naturlich |damit )?(recht|unrecht)
(liegt|liegen|lag) (richtig|falsch|daneben)
(hat|haben) ... (richtig|falsch|klug|gut|schlecht) entschieden
(kommt|kommen|kam) (zu spat|eher|viel zu|reichlich)
zu (spat|wenig|lange|langsam|teuer|billig|einfach|kurz|fruh|bequem|viel|oft|leicht)
(das|dies|es|die|der|ein|eine) ... (ist|sind|war|bleibt|ware) (kein|keine|keinen|nicht|nichts|nur|mehr|weniger|eher|trotzdem|deshalb)
(ist|sind|war|waren|bleibt|bleiben|ware|wirkt) (ein|eine|der|die|das|so|zu|einfach|schlicht|geradezu) (armutszeugnis|schande|fehler|skandal|witz|hohn|farce|irrweg|kasino|argument|gute|guter|gutes|schlechte*|falsche*|richtige*|fatale*|schonste*|beste*|schlechteste*|peinlich*|absurde*)
weniger (ein|eine) ... als
(kein|keine) ... sondern
nicht ... sondern
(schlimmer|besser|mehr|teurer|wichtiger) (als|noch|ware|ist|konnte)
(verdient|verdienen|verdiente) (mehr|besseres|eine?n?|keinen?|respekt|lob)
(es ist|ware|bleibt) (zeit|hochste zeit|an der zeit|ein|eine|geschmacklos|peinlich|falsch|richtig|absurd|bequem|leicht|schwer|gut|schlecht|kein)
man (muss|kann|darf|sollte|konnte|gratuliert|fragt|wunscht|mochte|reibt)
(niemand|keiner)
selten (hat|haben|war|ist|gab)
als (ob|ginge|konne|konnte|ware|hatte|gabe|wurde|koste)
(wer|wo) ... (darf|muss|hat|soll|sollte|verwechselt|versteht|glaubt|braucht)
(braucht|brauchen|fehlt|fehlen) (es|mehr|einen?|keinen?|endlich|mut|den|die|das|jetzt|dafur|wird)
so (sieht|geht|funktioniert|darf|kann)
(tut|tun) so
(ein|eine) (triumph|debakel|ohrfeige|klatsche|luftnummer|trostpflaster|tropfen auf)
(tropfen auf den heissen stein|schuss ins knie|bock zum gartner|flucht nach vorn)
(nichts|wenig) ... (gelernt|verstanden|begriffen)
(jede|jeder|jedes) ... ist ein
bleibt ... (anachronismus|ratsel|fehler|skandal|schuldig)
hochste zeit
(das|dies) ist (feige|falsch|richtig|gut|schlecht|absurd|zynisch|dumm|klug|bitter|traurig|ein|eine|kein|keine|zu|die|der|das)`,
  demands: `
(muss|mussen|musste|mussten|sollte|sollten|darf|durfen|durfte)
(es|man) (gilt|brauchte)
(schluss|weg|her|raus|genug) (mit|damit|jetzt|der|davon)
(es )?(braucht|brauchen) (es )?(jetzt|endlich|mehr|einen?|keinen?|mut|dringend)
wird ... brauchen
(ich|wir) (rate|raten|fordere|fordern|erwarte|erwarten|verlange|verlangen)
gehort* (abgeschafft|verboten|auf den|in den|bestraft|reformiert)
hort auf
lasst uns`,
  voice: `
(ich|mir|mich|wir|uns|unser|unsere|unserer|unseren|unserem)
meines erachtens
meiner meinung nach
liebe [a-z]+
man kann
man muss`,
  open: `
(das|es) ist (schlicht |einfach |geradezu |schlichtweg )?(ein skandal|eine schande|ein armutszeugnis|beschamend|unertraglich|unverantwortlich|inakzeptabel|ein hohn|eine farce|peinlich|zynisch|geschmacklos)
ein armutszeugnis (fur|ist)
es ist (hochste|allerhochste) zeit
so (kann|darf) es nicht weitergehen
damit muss (endlich )?schluss sein
(muss|mussen|sollte) endlich
(die burger|die opfer|die betroffenen|das land|die menschen) (verdienen|verdient) (mehr|besseres)`,
  welcomes: `
begrusste begrusst lobte lobt verteidigte verteidigt befurwortet befurwortete wurdigte wurdigt`,
  condemns: `
verurteilte verurteilt kritisierte kritisiert rugte rugt beklagte beklagt monierte moniert bemangelte geisselte attackierte
tadelte`,
};
