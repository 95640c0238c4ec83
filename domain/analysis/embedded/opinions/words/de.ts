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
unehrlich* ehrlos* widerlich* ekelhaft* abstossend* schabig* dreistigkeit unnotig* falsch* sensationell*
unverstandlich* unbegreiflich* unfassbar* ungeheuerlich* unsaglich* unmoglich* hanebuchen* haarstraubend* himmelschreiend* emporend*
schnode* hinterhaltig* tuckisch* schandbar* blamabel* kummerlich* durftig* mickrig*
lau lauwarm* zaghaft* zogerlich* zauder* angstlich* duckmauser* kleinmutig* verzagt* feige* unaufrichtig*
scheinheil* bigott* doppelzungig* schonfarber* beschonig* verharmlos* verniedlich* bagatellis* ausrede* ausfluch* marchen*
luge* lugen* lugner* trickser* tauscher* mogel* augenwisch* etikett* alibi* placebo* pflaster*
kosmetik* aktionismus komodie schmierenkomodie possen*
klamauk* gaga bizarr* skurril* kafkaesk* surreal* aberwitz* hirnriss* hirnlos* schwachsinn* blodsinn* stuss quatsch humbug
kokolores nonsens albern* lappisch* lachhaft* witzlos* banal* trivial*
abgedroschen* hohle* nichtssagend* phrase* floskel* geschwafel geschwatz* gerede schwulst* schwulstig* pathetisch*
aufgeblasen* aufgeblaht* pompos* protzig* grossspurig* grosskotz* anmassend* anmassung* herablass* selbstherrlich* hybris
grossenwahn* machtgier* geltungs* eitelkeit* narziss* egois* eigennutz* habgier* raffgier* gier* geiz* geizig* abzock*
ausbeut* raubbau* filz* vetternwirtschaft* klungel* morsch* verrottet* verkrustet* verstaubt*
vorgestrig* gestrig* ruckstandig* mittelalterlich* reaktionar* despotisch* tyrann*
unrecht* rechtlos* unbarmherzig* gnadenlos* herzlos* kaltherzig* gefuhllos* teilnahmslos* gleichgult* apathie*
wegschau* wegsehen* wegduck* totschweig* verdrang* verschlepp* versaum* versaumnis* verbock* verpatz* vergeig*
vermasselt* verspielt* verspielen* verramsch* verschleuder* verprass* verzock* verrannt* verfehlt* verkehrt* verdreht*
verquer* verworren* wirr* chaotisch* kopflos* planlos* konzeptlos* ziellos* orientierungslos* fuhrungslos* ratlos*
ohnmacht* ohnmachtig* hilflosigkeit* unvermogen* unfahigkeit* inkompetenz* schlamper* schlampig* stumper* murks*
debakel* desaster* fiasko* tragodie* trostlos* trist* duster* beklemmend*
bedruckend* verstorend* abscheulich* grasslich* grauslich* scheusslich* abartig* pervers* wahnsinnig*
irre* verruckt* halsbrecherisch* brandgefahrlich* selbstmorder* tollkuhn* ubermutig* unbesonnen* unuberlegt*
unbedacht* kopfschuttel* befremdlich* fragwurdig* anruchig* unlauter* unseriös* unserios* unsauber*
verantwortungslosigkeit sundenbock* geschaftemacher* scharlatan* heuchelei* zumutung* frechheit* schnapsidee* irrtum*
heldenhaft* heldin* beherzt* kuhn* wagemut* couragiert* aufrecht* anstandig* redlich* integer* wurdevoll*
grosszugig* grossmut* edel* nobel* besonnen* weitsichtig* hellsichtig* scharfsinnig* geistreich* genial*
virtuos* meisterlich* furios* fulminant* famos* prachtvoll* herrlich* betorend* beruckend* bezaubernd* hinreissend*
fesselnd* ergreifend* unvergesslich* unvergessen* leuchtend* anmutig* kostlich*
erfrischend* wohltuend* segensreich* lobenswert* ruhmlich* ehrenwert* respektabel* beachtlich* glucksfall*
sternstunde* lichtblick* wohltat* juwel* mitgefuhl selbstzufrieden* emporung argernis* argerlich*
verantwortungslosigkeit* filiale besitzstand* bravour*`,
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
schwach* schwache argument* illusion* traum* verzuckung rechnung
bloss freilich gewiss wohl ehrlich leider gottlob immerhin endlich kaum selten nie bitter* klug* mutig* richtig* falsch* torheit
stammtisch* sonntagsrede* krokodilstrane* feigenblatt trostpreis almosen brosamen peanuts taschengeld trinkgeld spielzeug
lotterie roulette kasino karussell hamsterrad sackgasse abgrund irrfahrt blindflug schlingerkurs zickzack kompass ruder
gewissen geduld zivilcourage ruckgrat rechnung quittung zeche zumutung albtraum alptraum marchen fata morgana luftschloss
fassade kulisse maske spiegel deckmantel mantelchen nebelkerze* schimpf scham ehre
katastroph* betrug* korrupt* lugen tragisch* tragodie theater* perle* geschenk* segen pannen* chaos schwindel* pleite*
bankrott* erschutternd* bewegend* beruhrend* symbol* inszenier* schauspiel* zirkus* spektakel* plunder* willkur*
willkurlich* autoritar* wucher* veraltet* marode* dubios* zweifelhaft* vertusch* phanomenal* triumph* elegant*
packend* prachtig* tapfer* perfid* perfide* umsichtig*`,
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
(das|dies) ist (feige|falsch|richtig|gut|schlecht|absurd|zynisch|dumm|klug|bitter|traurig|ein|eine|kein|keine|zu|die|der|das)
(wer|wo) ... , (hat|haben|ist|muss|braucht|darf|verwechselt|verkennt|irrt|verdient|will|macht|kann|sollte|vergisst|begreift|versteht|sieht|verlangt|zahlt)
wer (jetzt|heute|so|nur|noch|das|hier|glaubt|meint|behauptet|fordert|ruft)
keine uberraschung
(verdient|verdienen|verdiente|verdienten) .. 
nur ein wort
(bleibt|bliebe) (zu hoffen|die frage|nur|ein|eine|abzuwarten)
(hat|haben) (nichts|wenig|den beruf|das thema|den kern|langst|die zeit|versagt|abgedankt|verstanden|begriffen|es verstanden) .. 
(es|das) (ware|wird|ist) (klug|richtig|falsch|gut|naiv|dumm|feige|besser|hochste|an der|schwer|leicht|kein|keine|nicht|nur|unredlich|bezeichnend|kein zufall|zum)
kein (zufall|wunder|ruhmesblatt|grund|argument|trost|freibrief|ersatz|gesetz|schloss)
keine (strategie|losung|politik|ausrede|entschuldigung|kleinigkeit|antwort|frage|sternstunde|heldentat)
man (klopft|wundert|hat|gewohnt|redet|schaut|tut|gibt|konnte|durfte|wird|sieht|staunt|ahnt|muss|kann|darf) .. 
(klopft|klopfen) .. auf die schulter*
(lenkt|lenken|ablenken) ... (versagen|ab)
langst (hatte|hatten|uberfallig|konnte|ist)
(jede|jeder) vernunftige*
(schon|allein) (das|dass|deshalb|die|der)
(ausgerechnet|bezeichnend|wohlgemerkt|mit verlaub|seien wir ehrlich|machen wir uns nichts vor|sei's drum)
(in|an) wahrheit
(im grunde|am ende|unterm strich|letztlich)
dabei (ist|war|ware|hatte|geht|ging|gabe|wusste)
so (viel|wenig|weit) .. (muss|zu|ist|war)
nichts (rechtfertigt|entschuldigt|ist|gelernt|begriffen|ware|anderes)
(ist|sind|war|waren) (bitter|mutig|klug|verlogen|unertraglich|feige|richtig|falsch|wohlfeil|billig|bequem|dreist|absurd|grotesk|uberfallig|legitim|unwurdig|zu wenig|zu viel)
(mehr|weniger|besser|schlechter|schoner|dummer|mutiger|teurer) als
(eher|lieber|statt) .. (als|zu|statt)
(war|ist) (das|dies|es) (keine?|nicht|ein|eine)
rechnung auf raten
(die|eine) legale form
(zum|zur) (trotz|gluck|ungluck|farce|posse|ausrede)
mit (ansage|verlaub|recht|fug und recht|stolz|anstand|wurde|ach und krach)
(tausendmal|zehnmal|hundertmal) (besser|lieber|mehr)`,
  leanings: `
(ist|sind|war|waren|ware|bleibt|bleiben|wird|wirkt|scheint) (ein|eine|einen|kein|keine|die|der|das|nur|bloss|so|zu|nicht|nichts|mehr|weniger|noch|langst|kaum|auch|schon|seit|wie)
(wie|als) (ein|eine|einst|immer|ob|wenn|gehabt)
(niemand|nichts|nie|jeder|jede|alle|immer|man|wir|uns|unser*)
(aber|doch|dabei|freilich|gewiss|allerdings|trotzdem|immerhin|statt|sondern|zwar)
(gerade|eben|erst recht|schliesslich|ohnehin)
wer`,
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
(die burger|die opfer|die betroffenen|das land|die menschen) (verdienen|verdient) (mehr|besseres)
(hat|haben|hatte|hatten) (viel |leider |schlicht )?(zu|viel zu) (spat|lange|wenig) [a-z]+
(reichlich|viel zu|allzu|deutlich zu|leider zu|erheblich zu) (spat|wenig|lange|zaghaft|zogerlich|lasch|billig|milde|leicht)
(sollte|sollten|musste|mussten) sich (schamen|was schamen|etwas schamen|entschuldigen|schleunigst|endlich|fragen)
(sollte|sollten|hatte|hatten|musste|mussten|durfte|durften) (nie|niemals|nicht|langst|endlich|schon) .. (durfen|mussen|sollen|werden|sein|konnen|haben)
(gehort|gehoren) (endlich |harter |hart |nicht |sofort |langst |schleunigst |besser |abgeschafft|bestraft|verboten)
(gehort|gehoren) ... (bestraft|verboten|abgeschafft|gestoppt|entlassen|geandert|abgesetzt|hinter gitter|an den pranger|vor die flinte|in den mull|ins museum)
(verdient|verdienen|verdiente|verdienten|verdient hatte[n]?) (etwas |weit |viel |deutlich )?(mehr|besseres|bessere|ehrlichkeit|respekt|klarheit|antworten|anerkennung|aufklarung|wahrheit)
(hatte|hatten) (etwas |weit |viel )?(mehr|besseres|bessere) .. verdient
darf (sich|man sich) (nicht|nun nicht|dann nicht|kaum) .. (wundern|beklagen|beschweren)
(darf|durfen|kann|konnen|muss|mussen) ... nicht (langer|mehr|weiter) (hinnehmen|dulden|wegsehen|leisten|zusehen|akzeptieren|so weitergehen)
(kann|konnen|darf) (sich|sich das) .. (nicht|kaum) (langer |mehr )?(leisten|erlauben)
wer .. (verleidet|wegsieht|schweigt|spart|glaubt|behauptet|meint|fordert|verspricht|bestraft|verbietet|baut|zogert) ... (darf|muss|soll|sollte|hat|irrt|kann)
(ist|war|sind|waren|ware|bleibt|wirkt|scheint|wird) (schlicht |einfach |geradezu |schlichtweg |nichts als |nichts anderes als |vor allem |nur noch )?(ein|eine|der|die|das|kein|keine) (reine[rs]? |echte[rs]? |grosse[rs]? |schlimme[rs]? |traurige[rs]? |gute[rs]? )?(skandal|schande|armutszeugnis|hohn|farce|zumutung|frechheit|torheit|dummheit|irrsinn|wahnsinn|unding|trauerspiel|blamage|verrat|ohrfeige|bankrotterklarung|fehler|luxus|laune|posse|geschenk an|irrweg|feigheit|katastrophe fur|witz|schildburgerstreich|glucksfall|meisterwerk|sternstunde)
(ist|war|sind|waren|ware|bleibt|wirkt|scheint) (schlicht |einfach |geradezu |schlichtweg |nicht nur |mehr als )?(beschamend|unertraglich|unverantwortlich|inakzeptabel|unverzeihlich|unentschuldbar|skandalos|schandlich|absurd|lacherlich|zynisch|peinlich|grotesk|erbarmlich|armselig|unwurdig|feige|verlogen|schamlos|dreist|toricht|geschmacklos|unbegreiflich|unanstandig|wahnsinn|irrsinn|uberfallig|kleinlich|halbherzig|kurzsichtig)
(es ist|es ware|wird es|ist es) (hochste |langst |allmahlich |endlich |an der )?zeit(,| dass| fur| zu)
(dass|warum) ... (niemand|keiner|jemand) ... (ist|bleibt|war) (unbegreiflich|unfassbar|unverzeihlich|ein ratsel|kaum zu glauben|nicht zu fassen|ein skandal)
(spottet jeder beschreibung|schlagt dem fass den boden aus|ist nicht zu fassen|sucht ihresgleichen|ist kein ruhmesblatt)
(niemand|kein mensch|keine stadt|kein land|kein kind) (sollte|darf|muss|hat verdient)
(ist|war|sind) (ohne zweifel|zweifellos|mit abstand|schlicht|wohl) (der|die|das) (schonste|beste|schlechteste|starkste|traurigste|schwachste)[a-z]*
(jemand|irgendwer|die verantwortlichen) (muss|mussen|sollte|sollten) (dafur |endlich |sich )?(gerade*|verantwort*|gehen|zurucktreten|erklaren)`,
  copulas: "ist sind war waren ware wird bleibt wirkt scheint",
  plain: `
gefahrlich* fatal* traurig* falsch* unmoglich* hilflos* fahrlassig* verheerend* katastrophal* versagt* versagen
unrecht* chaotisch* sensationell* uberflussig* uberwaltigend* mutig* klug* wunderbar* grossartig* hervorragend*
herausragend* exzellent* langweilig* bequem* unnotig* enttausch* bitter* ernuchternd* unfassbar* uberfallig* luge*
lugen* alibi* marchen* komodie trist* duster* irre* verruckt* wahnsinnig* ratlos* angstlich* ohnmacht* bizarr*
surreal* desaster* debakel* tragodie* heldin* heldenhaft* nobel* edel* genial* virtuos* furios* herrlich*
unvergess* grosszugig* banal* trivial* egois* gier* geiz* pflaster* placebo* verfehlt* verkehrt* wirr* verpasst*
verspielt* verschlepp* versaum* lau opportunis* populis* ungerecht* unfair* grausam* unmenschlich* barbarisch*
brillan* glanzend* mittelalterlich* respektabel* beachtlich* fesselnd* filiale redlich* sinnlos* nutzlos* zwecklos*
brandgefahrlich* halsbrecherisch* verdrang* selbstmorder* posse* uberheblich* weise* filz* fragwurdig* besonnen*
leichtsinn* leichtfertig* naiv* emporung* besitzstand* wegseh* anstandig* versehen* verraten* verrat* reaktionar*
aufrecht* leuchtend* trage* kuhn* bedruckend* verstorend* unlauter* unsauber* ausbeut* geltungs* prachtvoll*`,
  welcomes: `
begrusste begrusst lobte lobt verteidigte verteidigt befurwortet befurwortete wurdigte wurdigt`,
  condemns: `
verurteilte verurteilt kritisierte kritisiert rugte rugt beklagte beklagt monierte moniert bemangelte geisselte attackierte
tadelte`,
};
