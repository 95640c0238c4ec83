import { type MarkWords, phrases, words } from "./types";

/** German, of Germany, Austria and Switzerland. */
export const DE: MarkWords = {
  charged: [
    ...words(`
      blamabl* herzlos* ahnungslos* zocken gierig* jämmerlich* widerwärtig* pöbel* unsäglich*
      ungeniert* unsinn irrwitz* wahnsinnig barbarei unfähig* unanständig* geldgier* arrogant*
      zynisch* irrenhaus bestie* monströs* ungeheuer ungeheure schäbig* ruchlos* grottenschlecht*
      gruselig* ekelerregend* blutrünstig* verantwortungslos* größenwahnsinnig* feigling*
      hochstapler* idiot* trottel* versager stümper* stümperhaft* pfusch* bonze* abzocker* raffgier*
      raffke* hirnlos* verhasst* hölle höllen* *-hölle *-wahn *-blamage *-zoff verrotten verrottet*
      prassen kaltblütig* bestialisch* sadistisch* barbarisch* unmenschlich* unverzeihlich*
      unerträglich* schändlich* scheinheilig* hinterhältig* skrupellos* rücksichtslos* mies mieser
      miese mieses ungeheuerlich* himmelschreiend* trauerspiel offenbarungseid kuschelkurs gaga
      bekloppt* dämlich* dumm-* hammerhart* raubzug totalversagen staatsversagen gutmensch*
      größenwahn* schockierend* schock-* irre irrer irres irrsinn* wahnsinn* wahnsinns-* wahnwitz*
      unfassbar* unglaublich* brutal brutale brutalen brutales brutalst* grausig* grauenvoll*
      grauenhaft* abscheulich* widerlich* ekelhaft* ekel-* abartig* perfid* dreist* dreistigkeit
      frechheit schamlos* unverschämt* erbärmlich* feige feiger feigen feiges skandalös* skandal-*
      empörend* krass* knallhart* gnadenlos* horror-* horrornacht albtraum* alptraum* monster-*
      *-monster mega-* hammer hammer-* *-hammer *-wahnsinn *-irrsinn peinlich* peinlich-* blamabel*
      blamage schande drama-* blutbad desaströs* entsetzlich* furchtbar* schrecklich* sensationell*
      atemberaubend* herzzerreissend* erschütternd* apokalyp* helden-* abgezockt abzocke* zockt
      armutszeugnis lachnummer schnapsidee wucher kriecherisch* verlogen* heuchlerisch* heuchelei
      niederträchtig* menschenverachtend* hanebüchen* *-schock
    `),
    ...phrases(`
      chaos pur, machen kasse, macht kasse, ohne jeden anstand, auf dem rücken der, die umhauen
      sie umhauen, zum heulen, zum fremdschämen, ein skandal, eine schande, ist ein skandal, stopfen sich
      die taschen voll, voller wucht, liegen blank, läuft frei herum, wie im krieg, magische nacht
      rasten aus, rastet aus, pure horror, purer horror, der reine horror, zur kasse gebeten
      im regen stehen, mit füssen getreten, aus dem ruder, bis aufs blut, totales chaos, hände weg
      ein witz, fliegen die fetzen, schluss mit dem, es reicht, jetzt reicht's, schlag ins gesicht
      zum himmel, aus der hölle, ausser rand und band
    `),
  ],
  loaded: [
    ...words(`
      blankes blanker blanke bosse kassieren marode maroden pures pure hetze schmutzig* toben tobt
      randale verwahrlost* bitterlich* zynismus elendig* schaurig* dramatik horrend* furios*
      irrsinnig* eiskalt* *-chaos *-alarm verrat verraten qual qualen zwerge randalierer* verwüst*
      vandalen ärmsten wahn wucht klatsche gedemütigt* demütigung bittere bitterer bitteres prügel*
      geprügelt gemetzel horror hammer-* wahnsinnig* ruin ruiniert wut wütend* entsetzen chaos panik
      schock drama eklat zoff knall paukenschlag krachend* vernichtend* skandal* hass debakel
      desaster fiasko tragödie dramatisch* rast abrechnung gier lüge lügen lügt lügner* beispiellos*
      legendär* grandios* fantastisch* genial* spektakulär* gigantisch* verheerend* katastrophal*
      grausam* bizarr* fassungslos* absurd* kahlschlag einknicken eingeknickt zerlegt demontiert
      monster kracher held helden hölle inferno schlimm* gefürchtet* geschockt blutig* brutaler ekel
      bitterböse* kollaps irrwitzig* lächerlich* verrückt* riesig* traumhaft* sagenhaft* tödlich-*
      unheimlich* todfeind bonze* baulöwe* zirkus zoff-* rasend* sensation
    `),
    ...phrases("aller zeiten, nie dagewesen*, wie nie zuvor, so schlimm wie, packt aus, rast auf"),
  ],
  literal: phrases(`
      geheime abstimmung, geheimer wahl, geheimen wahl, geheime dokumente, geheimdienst*, furchtbar nett*
      in die irre, in der irre, horrorfilm*, horrorserie*, horrorroman*, genialer kopf, kopf an kopf
      achtung für, achtung vor der, achtung der, so _ wie, so _ _ wie, so _ _ _ wie, so viele offene
      so _ war es, so nicht, so weit, so genannte*, so gut es, das sind die gewinnzahlen
      das sind die aktuellen, riesige mehrheit, tödlich verletzt, terroranschlag*, darum geht es nicht
      spielt keine rolle, das geheimnis des, drama in drei, drama von, drama nach, schock-starre
    `),
  stressed: words(`
      das hier so sie nie darum jetzt wieder endlich nicht kein keine alle nur muss schon doch
      dieser diese dieses er alles nichts immer sofort
    `),
  saying: phrases(`
      sagte, sagt, erklärte, erklärt, nannte, nennt, bezeichnete, bezeichnet, kritisierte, kritisiert
      sprach von, spricht von, laut, zufolge, warf, wirft, beklagte, forderte, schrieb, betonte, so der
      so die, warnte, teilte
    `),
  bait: phrases(`
      veränderte alles, das nur _ kennen, die nur _ kennen, den nur _ kennen, nur wenige kennen
      grund warum, grund weshalb, sprachlos, finger weg, bloss nicht, auf keinen fall
      bricht ihr schweigen, bricht sein schweigen, die wahrheit über, wahres gesicht
      muss man gesehen haben, nicht verpassen, nackte wahrheit, experten verraten, experte verrät
      spricht klartext, sorgt für wirbel, das habe ich, falsch aussprechen, falsch machen
      über sie aussagt, wenn man täglich, was macht eigentlich, was wurde aus, was im körper
      was mit dem körper, verblüfft eine, verblüfft das, spart hunderte, was sie wütend, kaum einer
      die keiner kennt, die kaum jemand, das netz, immer auf die, über den charakter, über ihren charakter
      nur einheimische, alle reden, alle sprechen, ohne schminke, unglaubliche entdeckung
      macht entdeckung, was sie fand, was er fand, was sie dort, reagieren eindeutig, testen sie
      zum spottpreis, scheiterten alle, so sollten sie, steht ihr name, nicht glauben, was dann passiert*
      was dann geschah, dann passiert, dann tat, das steckt dahinter, steckt dahinter, was dahinter steckt
      was dahintersteckt, das ist der grund, aus diesem grund, der grund ist, der wahre grund
      das müssen sie wissen, was sie wissen müssen, müssen sie wissen, sollten sie
      das bedeutet das für sie, mit diesem trick, einfacher trick, dieser trick, diese tricks, der trick
      das geheimnis, kaum jemand kennt, kaum jemand weiss, kaum einer kennt, kaum einer weiss
      was viele nicht wissen, die wenigsten wissen, viele wissen nicht, niemand wusste, niemand rechnete
      das netz lacht, netz lacht, fans rasten aus, sorgt für lacher, dieses detail, ein detail
      pikantes detail, diesen fehler, diese fehler, verändert alles, ändert alles, raten sie
      kaum zu glauben, genauer hin, über sie verrät, was wirklich, hätten sie es gewusst
      hätten sie ihn erkannt, gesehen haben müssen, müssen sie kennen, schlägt alles, vermeiden sollte
      fast jeder, fast alle machen, jetzt wissen müssen, jetzt wissen, das sollten sie, das half
      nicht mehr essen, unbedingt vermeiden, unbedingt ausschalten, verrät sein geheimnis
      was er darin findet
    `),
  opening: phrases(`
      so alt, so jung, so gross, so klein, so hoch, so schwer, so schnell, so süss, so peinlich
      so ehrlich, so offen, so günstig, so billig, so gesund, so ungesund, so lohnt, so lässt
      so entstehen, so entsteht, so klingt, so schmeckt, so fühlt, so steht, so stehen, so heizen
      so nehmen, so holen, so packen, so verhalten, so tricksen, so versteckt, so lagern, so lagerst
      so sollten, so ernähren, so bleiben, so bleibt, so trainieren, so retten, so reinigen, so putzen
      so wäscht, so waschen, so bereiten, so kochen, so nutzen, so legen, so entfernen, so wechseln
      so verhindern, so verbessern, so steigern, so starten, so wehren, so melden, so beantragen, so viel
      so viele, so teuer, so reich, so einfach, so leicht, so tickt, so sieht, so sehen, so lebt, so leben
      so können, so kannst, so sparen, so schützen, so schützt, so gelingt, so gelingen, so geht, so gut
      so schlecht, so lange, so oft, so funktioniert, so hat, so haben, so kommen, so kommt, so klappt
      so erkennen, so bekommen, so stark, so krank, so emotional, so reagier*, so verdien*, so wohnt
      so wohnen, so feiert, so feierte, so wird, so werden, so wurde, so macht, so machen, so dreist
      so mächtig, so schön, so gefährlich, so vermeiden, so finden, so hilft, so helfen, so wirkt
      so plant, so planen, so will, so wollen, so denkt, so wenig, so heiss, so stellt, so läuft, deshalb
      darum, deswegen, wussten sie, wusstest du, wissen sie, kennen sie, was würde passieren, das sind die
      das passiert, das sagt, das sagen, das steckt hinter, das bringt, das bedeutet, das verdient
      das müssen, das tut, das macht, hier ist der, achtung, vorsicht, was wäre wenn, hätten sie
      wer diese, wer das, wer dieses, wer diesen, wer jetzt, was ihr*, nie wieder, raten sie
    `),
  hint: phrases(`
      niemals, unbedingt, geheime, geheimes, geheimen, geheimer, jeder sollte, experte erklärt
      hinter den kulissen, macht sprachlos, nur, falsch, richtig, wäschetrick, winzig*, körper, noch heute
      spottpreis, ein ort, einheimische, experte warnt, experten warnen, entdeckung, fans reagieren
      dann sah, gewusst, quizfrage, überraschend*, überraschung, mysteriös*, geheimnisvoll*, geheim
      rätselhaft*, kurios*, viral, verblüffend*, unerwartet*, skurril*, warum, wer ist, trick, tricks
      was das bedeutet, geheimtipp, hausmittel, verrät, verraten, wirklich, plötzlich, ärzte warnen
      sternzeichen, und warum, niemand, geht viral, gehen viral, ging viral, aufpassen, nachsehen
      dieser moment, stutzen, seltsam*, dann schaut sie, dann schaut er, tragischer hintergrund
    `),
  address: words("du dein deine deinen deinem dir dich euch"),
  politeAddress: words("Sie Ihr Ihre Ihren Ihrem Ihrer Ihnen"),
  asking: words("wann was welche welcher welches wem wen wer weshalb wie wieso wo wohin woher warum"),
  listed: words(`
      irrtümer wörter mythen städte größten besonderen serien-tipps pannen zutaten warnzeichen
      dörfer dinge gründe tipps tricks fehler anzeichen zeichen fakten arten wege ideen lebensmittel
      orte filme serien geheimnisse regeln rezepte gewohnheiten sätze momente sternzeichen besten
      schönsten beliebtesten strände wichtigsten trends übungen hausmittel
    `),
  numbers: words("drei vier fünf sechs sieben acht neun zehn zwölf fünfzehn zwanzig"),
  pointing: words("dieser diese dieses diesen diesem").concat(
    phrases(
      "mit diesem, mit dieser, mit diesen, bei diesem, bei diesen, auf diesen, auf dieses, dank dieser, dank dieses",
    ),
  ),
  plainAfterPointing: words(`
      woche jahr monat montag dienstag mittwoch donnerstag freitag samstag sonntag sommer winter
      herbst frühling wochenende tag tage tagen saison morgen abend nacht mal gipfel regimewechsel
      krieg finale sieg streit wahl reform gesetz urteil vorschlag debatte regierung koalition
      haushalt kompromiss beschluss angriff land preis wetter grund weg frage soll ist war wird
    `),
};
