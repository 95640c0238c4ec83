import type { BackgroundWords } from "./words";

export const DE: BackgroundWords = {
  past: `
(im|in den?|seit dem|vom|des) (vergangenen|letzten|vorigen|zuruckliegenden) (jahr|jahren|jahres|monat|monaten|jahrzehnt|jahrzehnten|saison|sommer|herbst|winter|fruhjahr|jahrhundert|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|spielzeit)
(in der|seit der) (vergangenen|letzten|vorigen) (saison|legislaturperiode|spielzeit|amtszeit)
(letztes|voriges|vergangenes) jahr
im vorjahr
bereits im
vor (rund |etwa |knapp |fast |mehr als |uber |gut |genau |ungefahr )?(einem|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig|[0-9]+|einigen|mehreren|vielen|wenigen|einem halben) (jahr|jahren|monat|monaten|jahrzehnt|jahrzehnten|jahrhunderten|wochen)
(ein|zwei|drei|vier|funf|sechs|sieben|acht|zehn|[0-9]+|einige|wenige|mehrere) (jahre|jahr|monate|jahrzehnte|wochen) (zuvor|davor|vorher|spater|danach)
seit (rund |etwa |knapp |fast |mehr als |uber |gut |mindestens |dem jahr |januar |ende |anfang |mitte |herbst |sommer )?(1[0-9]{3}|20[0-9]{2}|jahren|jahrzehnten|jahrhunderten|monaten|[a-z0-9]+ (jahren|jahrzehnten|monaten)|dem (zweiten weltkrieg|krieg|mauerfall|ende|beginn|amtsantritt)|der (wende|wiedervereinigung|pandemie|unabhangigkeit|grundung))
seit (langem|langerem|jeher)
zwischen (1[0-9]{3}|20[0-9]{2}) und
(jahrelang|jahrzehntelang|langjahrig)[a-z]*
in den (19|20)?[0-9]0er
uber (jahre|jahrzehnte|monate)
(im|seit) (januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember) (1[0-9]{3}|20[0-9]{2}|des vergangenen jahres|vergangenen jahres)`,
  comparing: `
(der|die|das|ein|eine|seine|ihre) (erste|zweite|dritte|vierte|schwerste|grosste|hochste|niedrigste|schlimmste|langste|starkste|bislang|bisher|letzte)[a-z]* [a-z ]{0,50}(seit|in [a-z0-9 ]{1,20}jahren|der geschichte|aller zeiten|uberhaupt|jemals)
(zum|das) (ersten|zweiten|dritten|letzten|erste|zweite|letzte) mal (seit|in)
(erstmals|zuletzt) (seit|im jahr|vor|in)
(der|die|das) (bisherige|vorherige|fruhere|letzte|vorige|bislang)[a-z]* (rekord|hochstwert|krise|versuch|streik|angriff|vorfall|unfall|fall|ausbruch|beben|erdbeben|brand|hochwasser|gesetz|abkommen|runde|skandal|entscheidung|titel|gipfel|studie|abstimmung|wahl|strafe)
(ahnliche|vergleichbare)[rsnm]? (unfall|ungluck|angriff|vorfall|beben|brand|fall|ereignis|unglucks*)
(schon|bereits) (mehrfach|mehrmals|einmal|zweimal|dreimal|ofter)
(gegenuber|im vergleich zu|verglichen mit) (dem|2[0-9]{3}|vorjahr)[a-z]*
(eine|einer) (reihe|serie|welle) (von|der)
nicht (das erste|zum ersten) mal`,
  before: `
(hatte|hatten) ... [a-z]*(ge[a-z]+(t|en)|iert|(be|ver|er|ent|zer|uber|unter|wider)[a-z]+(t|en))
(war|waren) ... [a-z]*(ge[a-z]+(t|en)|(ver|er|ent|be)[a-z]+(t|en)) (worden)?
(wurde|wurden|ist) (im jahr |im |in den |vor )?(1[0-9]{3}|20[0-9]{2}) ... (gegrundet|gebaut|errichtet|eingefuhrt|gewahlt|ernannt|unterzeichnet|verabschiedet|entdeckt|eroffnet|verboten|verurteilt|beschlossen)
wurde[n]? (1[0-9]{3}|20[0-9]{2})
(stammt|stammen|stammte|datiert|geht|gehen) (aus|auf) (dem jahr|das jahr|den|die)? ?(1[0-9]{3}|20[0-9]{2})?`,
  explaining: `
(gilt|gelten|galt|galten) (seit|als|unter)
(ist|sind) (eine[rs]?|der|die|das) (der |einzige|wichtigste|grosste|altest|zweit|dritt|meist|bevolkerungs)[a-z]*
(hat|zahlt|beschaftigt|umfasst) (rund|etwa|knapp|fast|mehr als|uber|gut)? ?[0-9][0-9., ]* ?(millionen |mio )?(einwohner|menschen|mitarbeiter|beschaftigte|mitglieder|kunden|nutzer|schuler|angestellte)[a-z]*
(liegt|liegen|befindet sich) (im|in|am|an|auf|rund|etwa|unweit|nahe|bei|zwischen|sudlich|nordlich|ostlich|westlich)
(bekannt|beruhmt) (fur|als|wegen)
(macht|machen) (rund|etwa|knapp|fast|mehr als|uber)? ?[0-9.,]+ prozent
(nach|gemass|laut) (dem|der) (gesetz|verfassung|vertrag|abkommen)[a-z]*
traditionell
historisch
(die|der) (spannungen|beziehungen|verhandlungen|streit|konflikt) (zwischen|um|mit)
hintergrund (ist|sind|des)`,
  now: `
heute
gestern
vorgestern
(am|vom|bis|ab) (fruhen |spaten )?(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)[a-z]*
(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(morgen|abend|mittag|nachmittag|nacht)
diese (woche|nacht)
stunden (zuvor|spater|nach)
morgen
(nachsten?|kommenden?|kommende)`,
};
