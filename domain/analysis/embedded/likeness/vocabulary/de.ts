import { type LanguageWords, words } from "./language";

export const de: LanguageWords = {
  negations: words(
    "lehnt lehnte lehnten abgelehnt ablehnt verweigert verweigerte schliesst_aus zuruckgewiesen dementiert dementieren dementierte bestreitet bestreiten bestritt nicht kein keine keinen keiner keinem keines nie niemals niemand nichts ohne weder noch_nie",
  ),
  verbs: words(`
    ist sind war waren sei seien ware waren wird werden wurde wurden worden hat haben hatte hatten hatte kann konnen konnte
    konnten muss mussen musste mussten soll sollen sollte sollten will wollen wollte wollten darf durfen durfte mag mochte
    gibt gab gaben geht gehen ging gingen kommt kommen kam kamen sagt sagte sagten steht stehen stand standen
    stirbt sterben starb starben totet toten totete gewinnt gewinnen gewann gewannen verliert verlieren verlor verloren
    schlagt schlagen schlug fallt fallen fiel fielen steigt steigen stieg stiegen sinkt sinken sank sanken liegt liegen lag
    lagen lasst lassen liess liessen nimmt nehmen nahm nahmen macht machen findet finden fand fanden bleibt bleiben blieb
    blieben halt halten hielt hielten tritt treten trat traten trifft treffen traf trafen spricht sprechen sprach sprachen
    bringt bringen brachte brachten bietet bieten bot boten fordert fordern verlangt verlangen fahrt fahren fuhr fuhren
    fliegt flog fliehen floh flohen zieht ziehen zog zogen greift griff griffen schliesst schloss schlossen bricht brach
    brachen beginnt beginnen begann begannen endet enden erhalt erhielt erhielten bekommt bekam wachst wuchs sieht sehen sah
    weiss wissen wusste tut tat trägt tragt trug gilt gelten galt heisst hiess lauft laufen lief liefen ruft rief schreibt
    schrieb zeigt zeigen stellt stellen setzt setzen legt legen droht drohen warnt warnen kundigt nennt nannte sucht suchen
    erwartet erwarten rechnet rechnen plant planen streicht strich strichen streikt streiken siegt siegen
    besiegt wahlt wahlen kostet kosten zahlt zahlen betragt betrug umfasst dauert misst wiegt wirft werfen warf warfen
    raumt evakuiert verlasst verliess verletzt entdeckt entlasst kauft verkauft stoppt startet scheitert
    lehnt weist wies bestatigt dementiert bestreitet bestritt raumt verbietet verbot erlaubt entscheidet entschied
    beschliesst beschloss einigen einigt unterzeichnet hebt hob erhoht senkt erreicht ubertrifft folgt gehort
    braucht arbeitet lebt spielt fuhrt leitet vertritt schwebt bebt bebte brennt brannte sturzt
    beschaftigt beschaftigen verweist verweisen riskiert bekommen erhalten ruht ruhen stimmt stimmen prasentiert
    nutzt nutzen benutzt verwendet uberquert verbindet verbinden bedient umfassen beherbergt nimmt versammelt
    versammeln protestieren demonstrieren blockiert blockieren sperrt sperren transportiert behandelt behandeln
    versorgt versorgen impft impfen entdecken beweist ergibt ergab ergaben untersucht untersuchen pruft prufen
    testet testen vermutet vermuten glaubt glauben furchtet furchten erklart erklaren erinnert verspricht
    versprechen garantiert bereitet bereiten baut bauen errichtet zerstort zerstoren repariert eroffnet eroffnen
    trainiert fuhren regiert regieren unterstutzt unterstutzen befreit befreien inhaftiert schweigt schweigen singt
    sang sangen liest las lasen isst ass trinkt trank schlaft schlief wachsen verandert andert hilft halfen half
    helfen alarmiert alarmieren schickt schicken entsendet prallt rammt entgleist kentert kenterte brennen brannten
    uberschwemmt enthalt enthalten besteht bestehen bestand gilt verhandelt verhandeln antwortet ordnet ordnen
    genehmigt besitzt besitzen gehoren wohnt wohnen leben arbeiten dient dienen ermittelt ermitteln fahndet fahnden
    durchsucht flieht verfehlt schafft schaffen schuf bildet bilden betreibt betreiben betrieb ubernimmt ubernehmen
    ubernahm produziert produzieren exportiert liefert liefern kauft kaufen verkaufen spart sparen investiert
    finanziert meldet melden klagt klagen fehlt fehlen rettet retten birgt barg bargen schwimmt schwamm springt
    sprang sprangen sitzt sassen sass reist reisen flog flogen landet landen kehrt kehren verurteilt spricht`),
  verbEndings: /^\p{Ll}{3,}(?:te|ten|iert|ieren)$/u,
  auxiliaries: words(`
    ist sind war waren wird werden wurde wurden hat haben hatte hatten kann konnen konnte konnten muss mussen musste mussten
    soll sollen sollte sollten will wollen wollte wollten darf durfen sei seien`),
  speaking: words(`
    bekraftigte bekraftigt blieb_dabei lobte mahnte beteuerte hiess verkundete
    sagt sagte sagten erklart erklarte erklarten teilte berichtet berichtete meint meinte betonte betont versicherte
    bestatigte kundigte warnte behauptet behauptete schrieb erzahlt erzahlte rief fugte raumte raumt glaubt schatzt schatzte
    lobte kritisierte forderte`),
  leaning: words(`
    warum wie weshalb ob was
    er sie es dies dieser diese dieses diesem diesen das_ jener jene jenes aber doch jedoch auch dann so und oder denn zudem
    ausserdem dabei damit dafur dagegen daher deshalb deswegen darum dadurch danach davor daraufhin dennoch trotzdem
    allerdings hingegen inzwischen derweil ferner somit sein seine seinen seiner seinem ihr ihre ihren ihrer ihrem beide
    andere anderer weitere da dort hier darunter davon dazu darin daran zuvor spater schliesslich sonst ebenso zugleich
    gleichzeitig dessen deren solche einer_der eine_der eines_der ein_anderer ihm ihnen ihn unterdessen nun denen letztere
    weil wahrend obwohl obgleich wobei weshalb im_gegenzug demnach stattdessen das_war das_ist das_hat wahrenddessen bisher bislang seitdem trotz_des unklar_ist wer wie_viele`),
  subordinating: words(
    "wenn weil obwohl wahrend als da dass ob nachdem bevor bis seit sobald falls damit wer was wo wie trotz",
  ),
  cuts: words("nachdem obwohl weil wobei"),
  joining: words("und aber oder sondern doch"),
  persons: words(
    "ich mich mir mein meine meinen wir uns unser unsere unseren du dich dir dein deine euch euer",
  ),
  determiners: words(
    "der die das den ein eine einen zwei drei vier funf sechs sieben acht neun zehn rund etwa mehr mehrere einige viele knapp uber laut mindestens",
  ),
  fillers: words(`
    weitere weiteren weiterer knapp rund etwa circa mehrere einige vielen bis darunter davon dabei mehr mindestens wenigstens stehe stehen steht sagt meldet meldete gekommen ums teilte mit angaben gab zahlte seien sei werde kaum erst zuletzt bisher bislang zudem sowie bereits fruh fruhen kommenden vergangenen vorigen nachsten ganz gut gar eben fall teil stelle seit lassen liess lasst blieb derzeit aktuell insgesamt jeweils allein sogar etwas ebenfalls weg hoch gegen geworden gemacht
    sagte sagten andere anderen anderer habe hatten allem aller selbst gute guten fast eigenen eigene eigener legt
    legte gewesen dafur gehen ging bleiben konnten nie beiden beide oft wirklich besser setzt setzte vorerst nimmt
    nahm pro trotzdem kurz einfach statt zieht stellt stellte jeden jede jeder ware besonders wohl nahe bringt tun
    durfte durften inzwischen geben gilt galt galten gelten wollte wollten nehmen weiterhin bringen sagen sage bald
    genau teils bedeutet einmal nachdem allerdings jedoch zuvor dessen nennt nannte mich setzen denen halt hielt
    gerade hin deshalb mir mehreren mehrere dagegen genug bisherigen bisher seines seiner ihres ihrer deren zunachst
    binnen endlich zusammen gleich mitten dennoch tatsachlich damals derzeit nun schon bereits demnach zudem dabei
    daran davon liegt lag steht stand weiter weitere weiteren sei seien hiess heisst sollen soll sollte wolle worden
    sowie wegen wieder ausserdem dort darin darauf dazu damit geht gab gibt macht machte spricht erklarte betonte
    teilte wobei sich sowohl vielmehr uns unser unsere denn als`),
  quantifiers: {
    all: words("alle allen aller alles beide samtliche"),
    first: words("erste ersten erster erstes erstmals"),
    only: words("nur einzige einziger einzigen"),
  },
  unfinished: words("tage stunden wochen monate minuten jahre kurz noch schon sogar nur"),
};
