import type { Language } from "../../../shared/languages";
import { phrases } from "./phrases";

/** Words, folded, with which a newspaper lays what it tells in someone's mouth. */
const ATTRIBUTIONS: Record<Language, string> = {
  es: `
segun
a juicio de
en palabras de
de acuerdo con
(dijo|dicen|ha dicho|han dicho|afirmo|afirma|aseguro|asegura|declaro|declara|senalo|senala|explico|explica|anadio|anade|indico|indica|sostuvo|sostiene|manifesto|expreso|considero|opino|advirtio|advierte|insistio|insiste|subrayo|recalco|denuncio|denuncia|critico|condeno|lamento|calificaron|califico|califica|tacho|tildo|acuso|pidio|pide|exigio|exige|reclamo|reclama|reclaman|replico|respondio|apunto|preciso|reitero|comento|admitio|reconocio|zanjo|espeto|sentencio|valoro|valora|informo|informa|confirmo|confirma|comunico|detallo|anuncio|revelo|resolvio|dictamino)
(afirman|aseguran|sostienen|denuncian|critican|piden|exigen|consideran|opinan|advierten|explican|senalan)`,
  en: `
according to
in the words of
(said|says|told|tells|added|adds|argued|argues|claimed|claims|called|calls|described|describes|insisted|insists|warned|warns|stated|states|wrote|writes|noted|notes|declared|denounced|condemned|criticised|criticized|slammed|accused|urged|demanded|replied|responded|complained|admitted|acknowledged|stressed|explained|suggested|tweeted|posted|branded|labelled|labeled|dubbed|dismissed|vowed|alleged|believes|believed|thinks|thought|saying|announced|reported|confirmed|ruled|decided|found|revealed|calling|arguing|accusing|describing|telling)
(say|argue|claim|insist|warn|believe|fear|critics|opponents|supporters)`,
  fr: `
selon
d'apres
aux yeux de
(a|ont|avait) (dit|declare|affirme|assure|estime|juge|explique|ajoute|indique|souligne|precise|denonce|condamne|critique|fustige|deplore|regrette|accuse|qualifie|reclame|demande|exige|averti|prevenu|lance|repondu|insiste|confie|reconnu|rappele|ironise|martele|tonne|plaide|resume|annonce|confirme|revele|informe|tranche|statue)
(affirme|assure|estime|juge|explique|ajoute|indique|souligne|denonce|deplore|fustige|accuse|qualifie|reclame|exige|previent|avertit|lance|insiste|confie|rappelle|ironise|martele|plaide|resume|tonne|raconte|calcule|repond|ecrit|dit-il|dit-elle|affirment|assurent|estiment|jugent|denoncent|reclament|exigent|deplorent|dit-on|dit)
t-(il|elle)
pour (le|la|l'|les) [a-z' -]{3,40},`,
  de: `
laut
zufolge
nach (angaben|ansicht|meinung|auffassung|aussage|aussagen|einschatzung|worten)
aus sicht
(sagte|sagt|sagten|erklarte|erklart|erklarten|betonte|betont|meinte|meint|kritisierte|kritisiert|kritisierten|bezeichnete|bezeichnet|nannte|nennt|warf|wirft|forderte|fordert|forderten|fordern|mahnte|mahnt|warnte|warnt|warnten|teilte|teilten|schrieb|schreibt|berichtete|berichtet|fugte|hiess|urteilte|urteilt|verurteilte|verurteilt|rugte|beklagte|beklagt|behauptete|behauptet|verlangte|verlangt|sprach|sprachen|raumte|entgegnete|konterte|bekraftigte|verwies|spottete|findet|fand|begrusste|lobte|rechtfertigte|begrundete|bestatigte|informierte|verkundete|entschied)
so (der|die|das|[a-z]+minister*)
(sei|seien|habe|wurden|konne|musse|durfe|solle|werde)`,
};
const patterns = new Map(Object.entries(ATTRIBUTIONS).map(([language, list]) => [language, phrases(list)]));

/** Whether a sentence, folded, tells what someone says or thinks. False in a language without a list. */
export const attributes = (folded: string, language: string): boolean =>
  patterns.get(language)?.test(folded) ?? false;
