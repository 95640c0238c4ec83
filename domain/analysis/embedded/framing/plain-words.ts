import type { Language } from "../../../shared/languages";

/** Words, folded, that carry no view of an event beside the stopwords: numbers, quantities, plain verbs and adverbs. */
const LISTS: Record<Language, string> = {
  es: `
cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta cien ciento cientos
docena decena mil miles millon millones medio media mitad tercio cuarto segundo tercero tercer veces forma parte manera
caso cosa cosas hora horas minuto minutos momento tiempo numero total cerca lejos aproximadamente unos unas varios varias
alguno alguna algunos algunas ningun ninguna nadie nada algo demas resto aquel aquella cualquier ambos ambas
esta estan estamos sido siguen sigue seguir lleva llevan llevar llego llega llegar llegan quedo queda quedan quedar paso pasa
pasar puso pone poner salio sale salir vino viene venir dejo deja dejar tuvo tuvieron hizo hicieron hacen haciendo dado dar da
quiere quieren debe deben deberia podra podran pueda puedan poder pudo sabe saber conocer parece creo cree vamos vemos
informo senalo explico anadio afirmo aseguro indico declaro comento agrego sostuvo manifesto expreso detallo preciso
segun mediante ademas incluso apenas casi mientras donde cuales cuanto asimismo tambien embargo entonces aqui alli ahi
euros dolares pesos kilometros metros ciento`,
  en: `
three four five six seven eight nine ten eleven twelve dozen dozens twenty thirty forty fifty hundred hundreds thousand
thousands million millions billion half third quarter second percent cent times part parts kind case thing things hour hours
minute minutes moment time number total least around roughly nearly almost about several various either neither nothing
something anything everything everyone someone anyone rest whole including included include includes
been being does doing done gone come coming came became become becomes began begin begins keep kept keeps left leave leaves
give gave given gives found find finds know known knew knows think thought look looks looked need needs needed seem seems
seemed show shows showed shown turn turned work works worked call called calls asked asks answer used uses using tried trying
added adds explained stated noted according told announced reported continued follow following followed
however therefore meanwhile instead rather quite enough already later earlier early late soon often once twice together
dollars pounds euros miles kilometres kilometers metres meters really very much there their would could should`,
  fr: `
quatre cinq sept huit neuf onze douze treize quatorze quinze seize vingt trente quarante cinquante cent cents centaine
centaines dizaine dizaines douzaine mille milliers million millions milliard milliards moitie tiers quart seconde second fois
partie sorte facon cas chose choses heure heures minute minutes moment temps nombre total environ presque quasi quelque
quelques plusieurs certains certaines chaque aucun aucune rien personne autant ensemble reste
etre etaient sont sera seront avoir avait avaient aurait ayant venir vient viennent venu venus aller prendre prend pris mettre
met mis mise passer passe rester reste restent laisser laisse donner donne trouver trouve falloir faut fallait pouvoir peut
pouvait devoir doit doivent devait savoir sait vouloir veut voir voit vu tenir tient tenu parler parle
explique ajoute affirme assure indique precise souligne declare estime raconte annonce dit disent
ainsi egalement notamment cependant pourtant toutefois desormais parfois souvent tard tot bientot surtout seulement
euros dollars francs kilometres metres pourcent celui celle ceux celles lequel laquelle dont entre`,
  de: `
drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn zwanzig dreissig vierzig funfzig hundert hunderte dutzend
dutzende tausend tausende million millionen milliarde milliarden halfte drittel viertel zweite zweiten dritte dritten prozent
male mals teil teile art fall sache dinge stunde stunden minute minuten moment zeit zahl anzahl etwa rund knapp fast beinahe
einige einigen einiger mehrere mehreren manche vielen vieler wenige wenigen beide beiden anderen andere anderer anderes
weitere weiteren weiterer weiteres nichts etwas niemand jemand ganze ganzen
gewesen geworden gehabt kommen kommt kam kamen gekommen gehen ging gingen gegangen stehen steht stand standen liegen liegt
lag lagen bleiben blieb blieben halten halt hielt nehmen nimmt nahm geben gab gaben gegeben finden fand fanden gefunden stellen
stellte lassen liess setzen setzte bringen brachte fuhren fuhrt fuhrte wissen weiss wusste sehen sieht sahen gesehen zeigen
zeigt zeigte musste mussten sollte konnten wollte wollten durfte wurden haben seien sei habe hatten werde
sagte sagten erklarte teilte mitgeteilt betonte fugte hiess berichtete berichteten angaben bestatigte
zudem ausserdem allerdings jedoch dennoch deshalb daher bereits bisher bislang spater fruher zuvor danach zunachst dann oft
derzeit zuletzt laut demnach sowie sowohl zwar sogar eigentlich inzwischen mittlerweile mindestens
euro dollar franken kilometer meter`,
};
const sets = new Map<string, ReadonlySet<string>>(
  Object.entries(LISTS).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);
const NONE: ReadonlySet<string> = new Set();

/** The plain words of a language, folded. */
export const plainWords = (language: string): ReadonlySet<string> => sets.get(language) ?? NONE;
