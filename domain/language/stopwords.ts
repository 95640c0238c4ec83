/**
 * Function words per language, folded (lower case, no diacritics): they say nothing of what happened, so they
 * carry no feature. Newspaper furniture ("says", "según", "video") stands with them.
 */
const LISTS: Record<string, string> = {
  en: `a an the and or but nor of in on at to from by for with without within into onto over under above below between
among against about after before during until since while as than then that this these those there here where when why
how what which who whom whose it its it's he him his she her hers they them their we us our you your i me my is are was
were be been being am do does did doing done has have had having will would shall should can could may might must not no
yes so such too very more most much many some any all both each every other others another same own only just even still
also again ever never always now today yesterday tomorrow if else because though although however whether up down out off
away back through across along around near via per amid say says said told tells tell get gets got make makes made take
takes took new latest one two first last next well let lets like want wants go goes going went come comes came see seen
watch video photos photo live updates update news report reports exclusive opinion analysis week month year day days years
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
november december mr mrs ms dr don doesn didn isn aren wasn weren won wouldn couldn shouldn ve ll re`,
  es: `el la los las lo un una unos unas y e o u ni que de del a al en con sin por para sobre bajo entre hasta desde
hacia contra segun durante mediante tras ante como cuando donde quien quienes cual cuales cuyo cuya cuanto que se su sus
mi mis tu tus nuestro nuestra nuestros le les me te nos os yo el ella ellos ellas usted ustedes este esta estos estas ese
esa esos esas aquel aquella esto eso es son era eran fue fueron ser sera seran sido siendo esta estan estaba estar ha han
habia haber hay hubo he hemos tiene tienen tener tenia no si ya mas menos muy mucho mucha muchos muchas poco todo toda
todos todas otro otra otros otras mismo misma tan tanto tambien tampoco solo aun aunque pero sino porque pues asi hoy ayer
manana ahora antes despues luego siempre nunca dos tres uno primer primera primero ultimo ultima ultimos nuevo nueva
nuevos dice dijo dicen hace hacer hizo puede pueden podria va van ir vez anos ano dia dias mes meses semana lunes martes
miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
diciembre video fotos foto vivo directo minuto noticias noticia ultima hora opinion asi estos cada gran`,
  fr: `le la les l un une des du de d et ou ni que qu qui quoi dont a au aux en dans sur sous avec sans par pour vers
chez entre contre depuis pendant avant apres jusque comme quand lorsque comment pourquoi si ce c cet cette ces cela ca il
elle ils elles on nous vous je j me m te t se s son sa ses leur leurs mon ma mes ton ta tes notre nos votre vos lui y est
sont etait etaient ete etre sera seront fut soit ont avait avoir aura eu ai as ne n pas plus moins tres trop peu beaucoup
tout toute tous toutes autre autres meme memes aussi encore deja toujours jamais alors ainsi donc mais car or puis ici la
hier aujourd hui demain maintenant fait faire font peut peuvent doit va vont dit selon deux trois premier premiere
dernier derniere nouveau nouvelle nouveaux nouvelles an ans annee jour jours mois semaine lundi mardi mercredi jeudi
vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre video photos
photo direct live actualite actualites actu info infos exclusif quelle quel quels quelles voici afp ete`,
  de: `der die das den dem des ein eine einer eines einem einen kein keine keiner keinen und oder aber sondern denn weil
dass ob wenn als wie wo wer was wann warum wieso in im an am auf aus bei beim bis durch fur gegen mit nach neben ohne seit
uber um unter von vom vor wahrend wegen zu zum zur zwischen hinter ist sind war waren sein wird werden wurde wurden worden
hat haben hatte hatten kann konnen konnte muss mussen soll sollen sollte will wollen darf durfen mag nicht nichts nur noch
schon auch sehr mehr viel viele wenig alle alles allen man er sie es ich du wir ihr ihm ihn ihnen ihre ihrer ihren ihrem
seine seiner seinen seinem mein dein unser euer sich dieser diese dieses diesen diesem jener jede jeder jedes so doch ja
nein nun jetzt hier da dort dann damit dabei daran darum davon dazu immer wieder etwa rund gegenuber heute gestern morgen
zwei drei erste ersten erster letzte neue neuen neuer neues gibt geht macht machen sagt laut ab jahr jahre jahren tag tage
tagen woche monat montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar marz april mai juni juli
august september oktober november dezember uhr video fotos bilder live ticker liveticker newsticker news aktuell
kommentar sollten trotz bleibt lassen lasst beim ums ans ins zur`,
};

const SETS = new Map<string, ReadonlySet<string>>(
  Object.entries(LISTS).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);
const NONE: ReadonlySet<string> = new Set();

/** The function words of `language` (ISO 639-1), folded; empty for a language without a list. */
export function stopwordsOf(language: string): ReadonlySet<string> {
  return SETS.get(language) ?? NONE;
}
